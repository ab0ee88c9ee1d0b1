//! Radar: pulses are compressed by an own Fourier transform, generic in its scalar, in place with reversed bits and halves that are split.
include!("differences.inc");
use std::fmt::Debug;
use std::ops::{Add, Mul, Sub};

trait Real: Copy + Debug + Default + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + PartialOrd + From<f32> {
    fn sin_cos(self) -> (Self, Self);
    fn root(self) -> Self;
}
impl Real for f64 {
    fn sin_cos(self) -> (f64, f64) {
        f64::sin_cos(self)
    }
    fn root(self) -> f64 {
        self.sqrt()
    }
}
impl Real for f32 {
    fn sin_cos(self) -> (f32, f32) {
        f32::sin_cos(self)
    }
    fn root(self) -> f32 {
        self.sqrt()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Complex<T> {
    re: T,
    im: T,
}
impl<T: Real> Complex<T> {
    fn turn(angle: T) -> Self {
        let (im, re) = angle.sin_cos();
        Complex { re, im }
    }
    fn conjugate(self) -> Self {
        Complex { re: self.re, im: T::default() - self.im }
    }
    fn scaled(self, s: T) -> Self {
        Complex { re: self.re * s, im: self.im * s }
    }
    fn size(self) -> T {
        (self.re * self.re + self.im * self.im).root()
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

struct Plan<T> {
    turns: Box<[Complex<T>]>,
    size: usize,
}

impl<T: Real> Plan<T> {
    fn new(size: usize) -> Self {
        assert!(size.is_power_of_two());
        let step = -std::f32::consts::TAU / size as f32;
        Plan { turns: (0..size / 2).map(|k| Complex::turn(T::from(step * k as f32))).collect(), size }
    }
    fn run(&self, data: &mut [Complex<T>]) {
        let bits = self.size.trailing_zeros();
        for i in 0..self.size {
            let j = i.reverse_bits() >> (usize::BITS - bits);
            if i < j {
                data.swap(i, j);
            }
        }
        let mut half = 1;
        while half < self.size {
            let stride = self.size / (2 * half);
            for block in data.chunks_exact_mut(2 * half) {
                let (low, high) = block.split_at_mut(half);
                for ((a, b), w) in low.iter_mut().zip(high).zip(self.turns.iter().step_by(stride)) {
                    let t = *b * *w;
                    (*a, *b) = (*a + t, *a - t);
                }
            }
            half *= 2;
        }
    }
    fn back(&self, data: &mut [Complex<T>]) {
        data.iter_mut().for_each(|z| *z = z.conjugate());
        self.run(data);
        let norm = T::from(1.0 / self.size as f32);
        data.iter_mut().for_each(|z| *z = z.conjugate().scaled(norm));
    }
}

fn echo<T: Real>(x: &[T], plan: &Plan<T>) -> Vec<T> {
    let n = plan.size;
    let at = |i: usize| T::from(i as f32);
    let chirp = |i: usize| Complex::turn(x[0] * at(i) + x[1] * at(i) * at(i));
    let mut pulse: Vec<Complex<T>> = (0..n).map(|i| if i < 12 { chirp(i) } else { Complex::default() }).collect();
    let mut heard = vec![Complex::default(); n];
    for (delay, strength) in [(5, x[2]), (14, x[3])] {
        heard[delay..].iter_mut().zip(&pulse).for_each(|(h, p)| *h = *h + p.scaled(strength));
    }
    plan.run(&mut pulse);
    plan.run(&mut heard);
    let mut product: Vec<_> = heard.iter().zip(&pulse).map(|(h, p)| *h * p.conjugate()).collect();
    plan.back(&mut product);
    product.into_iter().map(|z| z.size()).collect()
}

extern "C" fn contrast(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let heard = echo(x, &Plan::new(32));
    let peak = heard.iter().copied().fold(0.0, f64::max);
    let rest: f64 = heard.iter().zip(0u32..).filter(|(_, i)| i % 3 != 2).map(|(h, i)| h * h / f64::from(i + 1)).sum();
    peak / (1.0 + rest).sqrt()
}

extern "C" fn contrast_f32(x: *const f32, n: usize) -> f32 {
    let heard = echo(unsafe { std::slice::from_raw_parts(x, n) }, &Plan::new(32));
    heard.iter().enumerate().map(|(i, h)| h * h / (i + 1) as f32).sum()
}

fn main() {
    let x = [0.3, 0.11, 1.0, 0.6];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(contrast as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        let want = cd(1e-4, |h| { let mut y = x; y[i] += h; contrast(y.as_ptr(), 4) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    let x = [0.3f32, 0.11, 1.0, 0.6];
    let mut d = [0.0f32; 4];
    unsafe { __enzyme_autodiff_f32(contrast_f32 as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        let at = |s: f32| { let mut y = x; y[i] += s; (f64::from(contrast_f32(y.as_ptr(), 4)), f64::from(y[i])) };
        let ((a, xa), (b, xb)) = (at(2e-3), at(-2e-3));
        c.cmpt(&format!("f32 d{i}"), f64::from(d[i]), (a - b) / (xa - xb), 2e-2);
    }
    c.done();
}
