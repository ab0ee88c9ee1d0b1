//! Acoustics: complex numbers with operators, a recursive transform, a body's resonances as trait objects, and a bow's stick and slip.
include!("harness.rs");

use std::f64::consts::PI;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Index, IndexMut, Mul, MulAssign, Sub};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Complex {
    re: f64,
    im: f64,
}

impl Complex {
    const I: Complex = Complex { re: 0.0, im: 1.0 };
    fn polar(r: f64, angle: f64) -> Self {
        let (s, c) = angle.sin_cos();
        Complex { re: r * c, im: r * s }
    }
    fn norm2(self) -> f64 {
        self.re * self.re + self.im * self.im
    }
}
impl From<f64> for Complex {
    fn from(re: f64) -> Self {
        Complex { re, im: 0.0 }
    }
}
impl Add for Complex {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Complex { re: self.re + o.re, im: self.im + o.im }
    }
}
impl Sub for Complex {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Complex { re: self.re - o.re, im: self.im - o.im }
    }
}
impl Mul for Complex {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}
impl Mul<Complex> for f64 {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex { re: self * o.re, im: self * o.im }
    }
}
impl Div for Complex {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        let n = o.norm2();
        Complex { re: (self.re * o.re + self.im * o.im) / n, im: (self.im * o.re - self.re * o.im) / n }
    }
}
impl AddAssign for Complex {
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}
impl MulAssign for Complex {
    fn mul_assign(&mut self, o: Self) {
        *self = *self * o;
    }
}
impl Sum for Complex {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Complex::default(), Add::add)
    }
}

struct Signal(Vec<Complex>);
impl Index<usize> for Signal {
    type Output = Complex;
    fn index(&self, i: usize) -> &Complex {
        &self.0[i % self.0.len()]
    }
}
impl IndexMut<usize> for Signal {
    fn index_mut(&mut self, i: usize) -> &mut Complex {
        let n = self.0.len();
        &mut self.0[i % n]
    }
}

fn transform(signal: &[Complex]) -> Vec<Complex> {
    let n = signal.len();
    if n == 1 {
        return signal.to_vec();
    }
    let even: Vec<_> = signal.iter().copied().step_by(2).collect();
    let odd: Vec<_> = signal.iter().copied().skip(1).step_by(2).collect();
    let (e, o) = (transform(&even), transform(&odd));
    let mut out = vec![Complex::default(); n];
    let mut turn = Complex::from(1.0);
    let step = Complex::polar(1.0, -2.0 * PI / n as f64);
    for k in 0..n / 2 {
        out[k] = e[k] + turn * o[k];
        out[k + n / 2] = e[k] - turn * o[k];
        turn *= step;
    }
    out
}

trait Resonance {
    fn response(&self, w: f64) -> Complex;
}
struct Mode {
    at: f64,
    damping: f64,
}
struct Air(f64);
impl Resonance for Mode {
    fn response(&self, w: f64) -> Complex {
        Complex::from(1.0) / (Complex::from(self.at * self.at - w * w) + (self.damping * w) * Complex::I)
    }
}
impl Resonance for Air {
    fn response(&self, w: f64) -> Complex {
        Complex::polar((-w * self.0).exp(), 0.3 * w)
    }
}

fn bowed(force: f64, bow: f64, brightness: f64) -> Signal {
    let mut string = Signal(vec![Complex::default(); 32]);
    let mut v = 0.0_f64;
    for t in 0..64 {
        let slip = bow - v;
        let friction = force * slip / (0.3 + slip * slip);
        let back = string[t + 31].re;
        v = 0.9 * v + 0.2 * friction - 0.1 * back;
        string[t] += Complex { re: brightness * v, im: 0.1 * v * v };
    }
    string
}

fn tone(x: &[f64]) -> f64 {
    let body: Vec<Box<dyn Resonance>> =
        vec![Box::new(Mode { at: x[3], damping: 0.2 }), Box::new(Air(x[4])), Box::new(Mode { at: 2.0 * x[3], damping: x[4] })];
    let spectrum = transform(&bowed(x[0], x[1], x[2]).0);
    let heard: Complex = spectrum
        .iter()
        .enumerate()
        .take(16)
        .map(|(k, &s)| {
            let w = k as f64 / 4.0;
            s * body.iter().map(|b| b.response(w)).sum::<Complex>()
        })
        .sum();
    heard.norm2().sqrt() + spectrum.iter().map(|s| s.norm2()).fold(f64::MIN, f64::max).ln()
}

fn tone_at(x: *const f64, n: usize) -> f64 {
    tone(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [0.8, 0.5, 0.9, 1.3, 0.4];
    let mut d = [0.0; 5];
    unsafe {
        __enzyme_autodiff(tone_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &tone, &x, 1e-4, 1e-6);
}
