//! Antennas: a generic complex number over f32 and f64, steering vectors by iterators, beams by windows, sidelobes by sorts.

use std::iter::Sum;
use std::ops::{Add, Div, Mul, Sub};

use ltoad::{Differentiable, autodiff_forward, autodiff_reverse, gradient};

trait Real:
    Copy + PartialOrd + Sum + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + From<f32>
{
    fn sin_cos(self) -> (Self, Self);
}
impl Real for f32 {
    fn sin_cos(self) -> (f32, f32) {
        f32::sin_cos(self)
    }
}
impl Real for f64 {
    fn sin_cos(self) -> (f64, f64) {
        f64::sin_cos(self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Complex<T> {
    re: T,
    im: T,
}

impl<T: Real> Complex<T> {
    fn unit(angle: T) -> Self {
        let (im, re) = angle.sin_cos();
        Complex { re, im }
    }
    fn power(self) -> T {
        self.re * self.re + self.im * self.im
    }
}
impl<T: Real> Add for Complex<T> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Complex { re: self.re + o.re, im: self.im + o.im }
    }
}
impl<T: Real> Mul for Complex<T> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}
impl<T: Real> Sum for Complex<T> {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Complex { re: T::from(0.0), im: T::from(0.0) }, |a, b| a + b)
    }
}
impl<'a, T: Real + 'a> Sum<&'a Complex<T>> for Complex<T> {
    fn sum<I: Iterator<Item = &'a Self>>(all: I) -> Self {
        all.copied().sum()
    }
}

fn beam<T: Real>(weights: &[Complex<T>], spacing: T, sine: T) -> T {
    let signals: Vec<Complex<T>> = weights
        .iter()
        .scan(T::from(0.0), |angle, &w| {
            let here = w * Complex::unit(*angle);
            *angle = *angle + spacing * sine;
            Some(here)
        })
        .collect();
    signals.iter().sum::<Complex<T>>().power()
}

fn lobes<T: Real>(weights: &[Complex<T>], spacing: T) -> Vec<T> {
    let scan: Vec<T> = (-12..=12_i8).map(|k| beam(weights, spacing, T::from(f32::from(k) / 12.0))).collect();
    let mut peaks: Vec<T> = scan.windows(3).filter(|w| w[1] > w[0] && w[1] > w[2]).map(|w| w[1]).collect();
    peaks.sort_by(|a, b| b.partial_cmp(a).unwrap());
    peaks
}

#[autodiff_reverse(ratio_back, Duplicated, Active, Active)]
#[autodiff_reverse(ratio_four, 4, Duplicated, Active, ActiveOnly)]
#[autodiff_forward(ratio_ahead, Dual, Dual, Dual)]
fn ratio(weights: &[Complex<f64>], spacing: f64) -> f64 {
    match lobes(weights, spacing).as_slice() {
        [] => 0.0,
        [only] => only.sqrt(),
        [first, rest @ ..] => first / rest.iter().copied().map(f64::sqrt).sum::<f64>(),
    }
}

#[autodiff_reverse(single_back, Duplicated, Active, Active)]
fn single(weights: &[Complex<f32>; 5], spacing: f32) -> f32 {
    lobes(weights, spacing).into_iter().zip(1_u8..).map(|(p, k)| p / f32::from(k)).sum()
}

fn double(weights: &[Complex<f64>], spacing: f64) -> f64 {
    lobes(weights, spacing).into_iter().zip(1_u8..).map(|(p, k)| p / f64::from(k)).sum()
}

fn slope(f: impl Fn(&[f64]) -> f64, x: &[f64], i: usize) -> f64 {
    let at = |h: f64| {
        let mut y = x.to_vec();
        y[i] += h;
        f(&y)
    };
    (8.0 * (at(1e-4) - at(-1e-4)) - at(2e-4) + at(-2e-4)) / 12e-4
}

fn split(x: &[f64]) -> (Vec<Complex<f64>>, f64) {
    let (last, rest) = x.split_last().unwrap();
    (rest.chunks_exact(2).map(|c| Complex { re: c[0], im: c[1] }).collect(), *last)
}

fn main() {
    let x = [1.0, 0.1, 1.4, -0.3, 1.7, 0.2, 1.3, 0.4, 0.8, -0.1, 2.9];
    let zero = Complex { re: 0.0, im: 0.0 };
    let (weights, spacing) = split(&x);
    let mut shadow = vec![zero; 5];
    let (value, by_spacing) = ratio_back(&weights, &mut shadow, spacing, 1.0);
    assert_eq!(value, ratio(&weights, spacing));
    let mut got: Vec<f64> = shadow.iter().flat_map(|c| [c.re, c.im]).collect();
    got.push(by_spacing);
    let [mut a, mut b, mut c, mut d] = [(); 4].map(|()| vec![zero; 5]);
    let by = ratio_four(&weights, &mut a, &mut b, &mut c, &mut d, spacing, [1.0, -2.0, 0.0, 4.0]);
    assert!((by[3] - 4.0 * by_spacing).abs() < 1e-12 * by_spacing.abs());
    assert!((b[2].im + 2.0 * shadow[2].im).abs() < 1e-12 && c[1] == zero && a[0].re == shadow[0].re);
    for i in 0..11 {
        let want = slope(|y| { let (w, s) = split(y); ratio(&w, s) }, &x, i);
        assert!((got[i] - want).abs() < 1e-7 * (1.0 + want.abs()), "{i}: {} {want}", got[i]);
        let mut one = [0.0; 11];
        one[i] = 1.0;
        let (along, step) = split(&one);
        let (_, tangent) = ratio_ahead(&weights, &along, spacing, step);
        assert!((tangent - want).abs() < 1e-7 * (1.0 + want.abs()), "{i}: {tangent} {want}");
    }
    let few: [Complex<f32>; 5] = std::array::from_fn(|i| Complex { re: weights[i].re as f32, im: weights[i].im as f32 });
    let mut shadow = [Complex { re: 0.0_f32, im: 0.0 }; 5];
    let (_, by_spacing) = single_back(&few, &mut shadow, 2.9, 1.0);
    let want = gradient(|(w, s): &(Vec<Complex<f64>>, f64)| double(w, *s), &(weights, spacing));
    assert!((f64::from(by_spacing) - want.1).abs() < 1e-3 * want.1.abs(), "{by_spacing} {}", want.1);
    for (a, b) in shadow.iter().zip(&want.0) {
        assert!((f64::from(a.re) - b.re).abs() < 1e-3 * (1.0 + b.re.abs()) && (f64::from(a.im) - b.im).abs() < 1e-3 * (1.0 + b.im.abs()));
    }
    println!("fine");
}
