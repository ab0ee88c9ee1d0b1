//! Glass: a generic number trait with f32 and f64, a bubble of rings, shapes from builders; Hessians, and attributes over generics.

use std::iter::successors;
use std::ops::{Add, Div, Mul, Sub};

use ltoad::*;
use rust_crate::*;

trait Real:
    Copy + PartialOrd + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Differentiable
{
    const ZERO: Self;
    fn of(value: f64) -> Self;
    fn exp(self) -> Self;
    fn sqrt(self) -> Self;
}
macro_rules! real {
    ($($t:ident),*) => {$(impl Real for $t {
        const ZERO: Self = 0.0;
        fn of(value: f64) -> Self {
            value as $t
        }
        fn exp(self) -> Self {
            $t::exp(self)
        }
        fn sqrt(self) -> Self {
            $t::sqrt(self)
        }
    })*};
}
real!(f32, f64);

#[derive(Clone, Copy)]
struct Ring<T> {
    radius: T,
    wall: T,
}
struct Bubble<T, const N: usize> {
    rings: [Ring<T>; N],
    heat: T,
}
#[derive(Clone, Copy)]
enum Tool<T> {
    Blow(T),
    Jack { at: usize, squeeze: T },
    Marver,
}

impl<T: Real, const N: usize> Bubble<T, N> {
    fn gather(radius: T, wall: T, heat: T) -> Self {
        let rings = std::array::from_fn(|i| Ring { radius: radius * T::of(1.0 + 0.1 * i as f64), wall });
        Bubble { rings, heat }
    }
    fn apply(mut self, tool: Tool<T>) -> Self {
        match tool {
            Tool::Blow(pressure) => {
                for ring in &mut self.rings {
                    let stretch = T::of(1.0) + pressure * self.heat * ring.radius / ring.wall;
                    *ring = Ring { radius: ring.radius * stretch.sqrt(), wall: ring.wall / stretch };
                }
            }
            Tool::Jack { at, squeeze } if at < N => self.rings[at].radius = self.rings[at].radius * squeeze,
            Tool::Jack { .. } => {}
            Tool::Marver => {
                let mean = self.rings.iter().fold(T::ZERO, |s, r| s + r.radius) / T::of(N as f64);
                self.rings.iter_mut().for_each(|r| r.radius = (r.radius + mean) * T::of(0.5));
            }
        }
        self.heat = self.heat * T::of(0.8) + (T::ZERO - self.heat).exp() * T::of(0.05);
        self
    }
    fn volume(&self) -> T {
        let areas = self.rings.map(|r| r.radius * r.radius);
        areas.windows(2).map(|w| (w[0] + w[1]) * T::of(0.5)).fold(T::ZERO, |a, b| a + b)
    }
    fn worst(&self) -> T {
        let thin = |a: T, b: T| if b < a { b } else { a };
        self.rings.iter().map(|r| r.wall).reduce(thin).unwrap_or(T::ZERO)
    }
}

#[autodiff_reverse(vase_back, Duplicated, Const, Active)]
#[autodiff_forward(vase_ahead, Dual, Const, Dual)]
fn vase<T: Real>(x: &[T; 5], rounds: usize) -> T {
    let tools = [Tool::Blow(x[3]), Tool::Jack { at: 2, squeeze: x[4] }, Tool::Marver, Tool::Jack { at: 9, squeeze: x[0] }];
    let bubble = tools.iter().cycle().take(rounds).fold(Bubble::<T, 6>::gather(x[0], x[1], x[2]), |b, &t| b.apply(t));
    let cooling = successors(Some(bubble.heat), |&h| (T::of(0.1) < h).then(|| h * T::of(0.7)));
    bubble.volume() + bubble.worst() * T::of(10.0) + cooling.fold(T::ZERO, |s, h| s + h)
}

fn main() {
    let x = [1.0, 0.4, 0.9, 0.3, 0.8];
    let mut d = [0.0; 5];
    assert_eq!(vase_back(&x, &mut d, 9, 1.0), vase(&x, 9));
    let want = differences(|y| vase(&<[f64; 5]>::try_from(y).unwrap(), 9), &x);
    close(&d, &want, 1e-8);
    let small = x.map(|v| v as f32);
    let mut e = [0.0f32; 5];
    vase_back(&small, &mut e, 9, 1.0);
    close(&e.map(f64::from), &want, 1e-4);
    let ones = [1.0f32; 5];
    close(&[f64::from(vase_ahead(&small, &ones, 9).1)], &[want.iter().sum()], 1e-4);
    let rows = hessian(|x: &[f64; 5]| vase(x, 6), &x);
    for (i, row) in rows.iter().enumerate() {
        let slope = |y: &[f64]| gradient(|z: &[f64; 5]| vase(z, 6), &<[f64; 5]>::try_from(y).unwrap())[i];
        close(row, &differences(slope, &x), 1e-6);
    }
    println!("fine");
}
