//! Shadows of rings: the first item lies anywhere, and the items may lie in two pieces.

use std::cell::RefCell;
use std::collections::VecDeque;

use ltoad::{Differentiable, autodiff_reverse};
use rust_crate::{close, differences};

#[derive(Clone, Differentiable)]
struct Echo {
    line: VecDeque<f64>,
    gains: Vec<f64>,
    name: &'static str,
}

/// A ring with items that begin behind `before` places.
fn ring(before: usize, items: &[f64]) -> VecDeque<f64> {
    let mut ring = VecDeque::with_capacity(8);
    for _ in 0..before {
        ring.push_back(f64::NAN);
        ring.pop_front();
    }
    ring.extend(items);
    ring
}

fn echo(before: usize, x: &[f64]) -> Echo {
    Echo {
        line: ring(before, &x[2..]),
        gains: x[..2].to_vec(),
        name: "hall",
    }
}

fn loudness(echo: &Echo) -> f64 {
    let mut line = echo.line.clone();
    let mut sum = echo.name.len() as f64;
    for step in 0..7 {
        let delayed = line.pop_front().unwrap_or(0.0);
        let out = delayed.sin() * echo.gains[step % 2] + echo.line[step % echo.line.len()];
        line.push_back(out);
        sum += out * out;
    }
    sum
}

#[autodiff_reverse(products_gradient, Duplicated, Active)]
fn products(rings: &VecDeque<VecDeque<f64>>) -> f64 {
    let (front, back) = rings.as_slices();
    front
        .iter()
        .chain(back)
        .map(|r| r.iter().product::<f64>())
        .sum()
}

/// The function itself turns the ring and writes to it.
fn turned(ring: &RefCell<VecDeque<f64>>, times: usize) -> f64 {
    let mut ring = ring.borrow_mut();
    for _ in 0..times {
        let last = ring[ring.len() - 1];
        ring[0] *= last;
        ring.rotate_left(2);
    }
    ring.iter().zip(1..).map(|(v, i)| v * f64::from(i)).sum()
}

fn main() {
    let x = [0.5, -0.3, 1.0, 0.2, 0.7, -0.4, 0.9];
    for before in [0, 2, 5, 7] {
        let gradient = ltoad::gradient(loudness, &echo(before, &x));
        let want = differences(|x| loudness(&echo(before, x)), &x);
        close(&gradient.gains, &want[..2], 1e-8);
        close(
            &gradient.line.into_iter().collect::<Vec<_>>(),
            &want[2..],
            1e-8,
        );
    }

    let mut rings: VecDeque<_> = (0..4)
        .map(|i| ring(6 - i, &[2.0, 3.0, 1.0 + i as f64]))
        .collect();
    rings.rotate_left(3);
    let mut gradient = rings.zeroed();
    let value = products_gradient(&rings, &mut gradient, 1.0);
    assert_eq!(value, 60.0);
    for (ring, gradient) in rings.iter().zip(&gradient) {
        assert_eq!(*gradient, [3.0 * ring[2], 2.0 * ring[2], 6.0]);
    }

    for (before, times) in [(3, 4), (6, 9), (0, 1)] {
        let of = |x: &[f64]| RefCell::new(ring(before, x));
        let gradient = ltoad::gradient(|r| turned(r, times), &of(&[0.7, 0.9, 1.1]));
        let want = differences(|x| turned(&of(x), times), &[0.7, 0.9, 1.1]);
        close(
            &gradient.into_inner().into_iter().collect::<Vec<_>>(),
            &want,
            1e-8,
        );
    }
}
