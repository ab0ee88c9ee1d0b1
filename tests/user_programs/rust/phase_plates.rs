//! Diffraction of light at zone plates: complex numbers over a generic scalar, a recursive transform, apertures as trait objects.
include!("differences.inc");
use std::f64::consts::PI;
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

trait Real: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Neg<Output = Self> + Sum + Product + PartialOrd + From<f32> {
    fn sin_cos(self) -> (Self, Self);
    fn root(self) -> Self;
    fn zero() -> Self {
        Self::from(0.0f32)
    }
}
impl Real for f64 {
    fn sin_cos(self) -> (f64, f64) {
        f64::sin_cos(self)
    }
    fn root(self) -> f64 {
        self.sqrt()
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Complex<T> {
    re: T,
    im: T,
}
impl<T: Real> Complex<T> {
    fn turn(angle: T) -> Self {
        let (im, re) = angle.sin_cos();
        Complex { re, im }
    }
    fn intensity(self) -> T {
        self.re * self.re + self.im * self.im
    }
    fn conj(self) -> Self {
        Complex { im: -self.im, ..self }
    }
}
impl<T: Real> Add for Complex<T> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Complex { re: self.re + o.re, im: self.im + o.im }
    }
}
impl<T: Real> Sub for Complex<T> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Complex { re: self.re - o.re, im: self.im - o.im }
    }
}
impl<T: Real> Mul for Complex<T> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}
impl<T: Real> AddAssign for Complex<T> {
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}
impl<T: Real> From<T> for Complex<T> {
    fn from(re: T) -> Self {
        Complex { re, im: T::zero() }
    }
}
impl<T: Real> Sum for Complex<T> {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Complex::from(T::zero()), |a, b| a + b)
    }
}

fn transform(field: &mut [Complex<f64>]) {
    let n = field.len();
    if n == 1 {
        return;
    }
    let mut even: Vec<_> = field.iter().copied().step_by(2).collect();
    let mut odd: Vec<_> = field.iter().copied().skip(1).step_by(2).collect();
    transform(&mut even);
    transform(&mut odd);
    let (low, high) = field.split_at_mut(n / 2);
    for (k, ((l, h), (e, o))) in low.iter_mut().zip(high.iter_mut()).zip(even.into_iter().zip(odd)).enumerate() {
        let turned = Complex::turn(-2.0 * PI * k as f64 / n as f64) * o;
        (*l, *h) = (e + turned, e - turned);
    }
}

trait Aperture {
    fn passes(&self, at: f64) -> Complex<f64>;
}

struct Slit<T> {
    width: T,
    edge: T,
}
struct ZonePlate {
    focal: f64,
    levels: Option<u32>,
}
struct Both<A, B>(A, B);
struct Shifted<'a> {
    inner: &'a dyn Aperture,
    by: f64,
}

impl Aperture for Slit<f64> {
    fn passes(&self, at: f64) -> Complex<f64> {
        (1.0 / (1.0 + ((at.abs() - self.width) / self.edge).exp())).into()
    }
}
impl Aperture for ZonePlate {
    fn passes(&self, at: f64) -> Complex<f64> {
        let phase = -PI * at * at / self.focal;
        match self.levels {
            None => Complex::turn(phase),
            Some(n) => (1..=n).map(|k| Complex::turn(phase * f64::from(k))).sum::<Complex<f64>>() * (1.0 / f64::from(n)).into(),
        }
    }
}
impl<A: Aperture, B: Aperture> Aperture for Both<A, B> {
    fn passes(&self, at: f64) -> Complex<f64> {
        self.0.passes(at) * self.1.passes(at)
    }
}
impl Aperture for Shifted<'_> {
    fn passes(&self, at: f64) -> Complex<f64> {
        self.inner.passes(at - self.by)
    }
}
impl<F: Fn(f64) -> f64> Aperture for F {
    fn passes(&self, at: f64) -> Complex<f64> {
        Complex::turn(self(at))
    }
}

fn image(stack: &[Box<dyn Aperture + '_>], n: usize) -> Vec<f64> {
    let mut field: Vec<Complex<f64>> = (0..n)
        .map(|i| 4.0 * (i as f64 / n as f64 - 0.5))
        .map(|at| stack.iter().map(|a| a.passes(at)).fold(Complex::from(1.0), |a, b| a * b))
        .collect();
    transform(&mut field);
    field.rotate_left(n / 2);
    field.iter().map(|c| c.intensity() / n as f64).collect()
}

fn sharpness(picture: &[f64], weights: [f64; 4]) -> f64 {
    let peak = picture.iter().copied().enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
    let around = peak.map(|(i, v)| v * (i as f64 + 1.0)).unwrap_or_default();
    let blocks: f64 = picture.chunks_exact(4).map(|c| c.iter().zip(weights).map(|(a, w)| a * w).sum::<f64>().root()).sum();
    let edges: f64 = picture.windows(3).rev().map(|w| (w[0] - 2.0 * w[1] + w[2]).powi(2)).take(20).product::<f64>().abs().powf(0.05);
    0.01 * around + blocks + edges
}

extern "C" fn merit(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let plate = ZonePlate { focal: x[0], levels: Some(3) };
    let lens = ZonePlate { focal: 2.0 * x[0] + x[4], levels: None };
    let tilt = x[3];
    let stack: Vec<Box<dyn Aperture + '_>> = vec![
        Box::new(Both(Slit { width: x[1], edge: 0.05 }, lens)),
        Box::new(Shifted { inner: &plate, by: x[2] }),
        Box::new(move |at: f64| tilt * at + 0.1 * at * at * at),
    ];
    let picture = image(&stack, 32);
    let overlap: Complex<f64> = stack.iter().map(|a| a.passes(0.3) * a.passes(-0.2).conj()).sum();
    sharpness(&picture, [1.0, 2.0, 0.5, x[4]]) + overlap.im
}

fn main() {
    let x = [1.3, 1.1, 0.15, 0.8, 0.6];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(merit as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-5, |h| { let mut y = x; y[i] += h; merit(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
