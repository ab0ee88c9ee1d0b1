//! A segmented telescope mirror: a surface as rows of heights, polished in strips.
use std::mem;

use ltoad::autodiff_reverse;
use rust_crate::{close, differences};

type Surface = Vec<Vec<f64>>;

fn zernike(n: usize, m: usize, rho: f64, theta: f64) -> f64 {
    let radial = match (n, m) {
        (1, 1) => rho,
        (2, 0) => 2.0 * rho * rho - 1.0,
        (2, 2) => rho.powi(2),
        (3, 1) => 3.0 * rho.powi(3) - 2.0 * rho,
        _ => return 0.0,
    };
    radial
        * if m == 0 {
            1.0
        } else {
            (m as f64 * theta).cos()
        }
}

fn surface(coefficients: &[f64], size: usize) -> Surface {
    let modes = [(1, 1), (2, 0), (2, 2), (3, 1)];
    (0..size)
        .map(|i| {
            (0..size)
                .map(|j| {
                    let (x, y) = (i as f64 / size as f64 - 0.4, j as f64 / size as f64 - 0.3);
                    modes
                        .iter()
                        .zip(coefficients)
                        .map(|(&(n, m), c)| c * zernike(n, m, x.hypot(y), y.atan2(x)))
                        .sum()
                })
                .collect()
        })
        .collect()
}

fn polish(mut now: Surface, passes: usize, pressure: f64) -> Surface {
    let mut next = now.clone();
    for pass in 0..passes {
        for (row, polished) in now.iter().zip(next.iter_mut()) {
            let inner = row.len() - 1;
            for (w, out) in row.windows(3).zip(&mut polished[1..inner]) {
                *out = w[1] + pressure * (w[0] - 2.0 * w[1] + w[2]);
            }
        }
        if pass % 2 == 1 {
            next.iter_mut().for_each(|row| row.reverse());
        }
        mem::swap(&mut now, &mut next);
    }
    now
}

fn transpose(surface: &[Vec<f64>]) -> Surface {
    let width = surface.first().map_or(0, Vec::len);
    (0..width)
        .map(|j| surface.iter().map(|row| row[j]).collect())
        .collect()
}

#[autodiff_reverse(error_gradient, Duplicated, Active, Active)]
fn error(coefficients: &[f64], pressure: f64) -> f64 {
    let polished = polish(
        transpose(&polish(surface(coefficients, 7), 4, pressure)),
        3,
        0.5 * pressure,
    );
    let flat: Vec<f64> = polished.concat();
    let strips = flat
        .chunks(5)
        .map(|strip| strip.iter().sum::<f64>().powi(2) / strip.len() as f64);
    let worst = flat.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    strips.sum::<f64>().sqrt() + 0.1 * worst
}

fn main() {
    let x = [0.8, -0.3, 0.5, 0.25];
    let mut gradient = [0.0; 4];
    let (_, by_pressure) = error_gradient(&x, &mut gradient, 0.21, 1.0);
    close(&gradient, &differences(|x| error(x, 0.21), &x), 1e-7);
    close(
        &[by_pressure],
        &differences(|p| error(&x, p[0]), &[0.21]),
        1e-7,
    );
}
