//! Ceramics in f32 and f64: a generic number trait, const-generic stencils, cone tables by binary search, and tangents.
include!("harness.rs");

use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub};

trait Number:
    Copy + PartialOrd + Default + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Neg<Output = Self> + AddAssign
{
    fn of(x: f64) -> Self;
    fn exp(self) -> Self;
    fn value(self) -> f64;
}

macro_rules! number {
    ($($t:ty),*) => {$(
        impl Number for $t {
            fn of(x: f64) -> Self { x as $t }
            fn exp(self) -> Self { <$t>::exp(self) }
            fn value(self) -> f64 { self as f64 }
        }
    )*};
}
number!(f32, f64);

#[derive(Clone, Copy)]
struct Stencil<T, const W: usize>([T; W]);

impl<T: Number, const W: usize> Stencil<T, W> {
    fn apply(&self, line: &[T]) -> Vec<T> {
        let half = W / 2;
        let mut out = line.to_vec();
        for (i, window) in line.windows(W).enumerate() {
            out[i + half] = window.iter().zip(&self.0).fold(T::default(), |s, (&a, &b)| s + a * b);
        }
        out
    }
}

struct Kiln<T> {
    wall: Vec<T>,
    loss: T,
    work: T,
}

impl<T: Number> Kiln<T> {
    fn step(&mut self, fire: T) {
        let stencil = Stencil([T::of(0.2), T::of(0.6), T::of(0.2)]);
        self.wall = stencil.apply(&self.wall);
        let n = self.wall.len();
        let (first, rest) = self.wall.split_first_mut().unwrap();
        *first += fire - self.loss * (*first - rest[0]);
        rest[n - 2] += -self.loss * rest[n - 2];
        self.work += (-T::of(1.0) / *first).exp();
    }
}

const CONES: [(f64, f64); 5] = [(0.0, 0.1), (0.8, 0.4), (1.4, 1.1), (2.3, 1.6), (4.0, 3.0)];

fn cone(heat: f64) -> f64 {
    let i = CONES.partition_point(|&(t, _)| t <= heat).clamp(1, CONES.len() - 1);
    let ((t0, c0), (t1, c1)) = (CONES[i - 1], CONES[i]);
    c0 + (c1 - c0) * ((heat - t0) / (t1 - t0))
}

fn firing<T: Number>(x: &[T]) -> T {
    let mut kiln = Kiln { wall: vec![T::of(0.3); 7], loss: x[1], work: T::default() };
    let mut hours: Vec<T> = (0..14).map(|k| x[0] * T::of(1.0 + 0.3 * f64::from(k % 4))).collect();
    hours.sort_by(|a, b| b.partial_cmp(a).unwrap());
    hours.iter().for_each(|&h| kiln.step(h));
    let mean = kiln.wall.iter().copied().reduce(|a, b| a + b).unwrap() / T::of(7.0);
    mean * kiln.work + x[2] * x[2] * kiln.wall[3]
}

fn quality(x: &[f64]) -> f64 {
    let raw = firing::<f64>(&x[..3]);
    cone(raw / 40.0) * x[3] + raw.ln()
}

fn quality_at(x: *const f64, n: usize) -> f64 {
    quality(unsafe { std::slice::from_raw_parts(x, n) })
}

fn single_at(x: *const f32, n: usize) -> f32 {
    firing::<f32>(unsafe { std::slice::from_raw_parts(x, n) })
}

unsafe extern "C" {
    #[link_name = "__enzyme_autodiff1"]
    fn gradient_single(function: *const c_void, ...) -> f32;
}

fn main() {
    let x = [0.9, 0.15, 1.2, 0.8];
    let mut d = [0.0; 4];
    for i in 0..4 {
        let mut v = [0.0; 4];
        v[i] = 1.0;
        d[i] = unsafe { __enzyme_fwddiff(quality_at as *const c_void, enzyme_dup, x.as_ptr(), v.as_ptr(), enzyme_const, x.len()) };
    }
    let y = [0.9_f32, 0.15, 1.2];
    let mut e = [0.0_f32; 3];
    unsafe { gradient_single(single_at as *const c_void, enzyme_dup, y.as_ptr(), e.as_mut_ptr(), enzyme_const, y.len()) };
    for i in 0..3 {
        let want = slope(&|x| firing::<f64>(x), &[0.9, 0.15, 1.2], i, 1e-4);
        if !((f64::from(e[i]) - want).abs() < 2e-4 * (1.0 + want.abs())) {
            println!("single: {} instead of {want}", e[i]);
            std::process::exit(1);
        }
    }
    compare(&d, &quality, &x, 1e-4, 1e-6);
}
