//! Signal processing: windows, chunks, scans and folds; an own iterator; complex numbers; an FFT.
include!("harness.rs");
use std::f64::consts::PI;

#[derive(Clone, Copy, Debug)]
struct Complex {
    re: f64,
    im: f64,
}
impl std::ops::Mul for Complex {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}

struct Biquad<I> {
    input: I,
    a: [f64; 2],
    state: (f64, f64),
}
impl<I: Iterator<Item = f64>> Iterator for Biquad<I> {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        let v = self.input.next()?;
        let out = v + self.a[0] * self.state.0 - self.a[1] * self.state.1;
        self.state = (out, self.state.0);
        Some(out)
    }
}

fn fft(x: &[Complex]) -> Vec<Complex> {
    if x.len() == 1 {
        return x.to_vec();
    }
    let even = fft(&x.iter().step_by(2).copied().collect::<Vec<_>>());
    let odd = fft(&x.iter().skip(1).step_by(2).copied().collect::<Vec<_>>());
    let n = x.len();
    let mut out = vec![Complex { re: 0.0, im: 0.0 }; n];
    for (k, (e, o)) in even.iter().zip(&odd).enumerate() {
        let angle = -2.0 * PI * k as f64 / n as f64;
        let t = Complex { re: angle.cos(), im: angle.sin() } * *o;
        out[k] = Complex { re: e.re + t.re, im: e.im + t.im };
        out[k + n / 2] = Complex { re: e.re - t.re, im: e.im - t.im };
    }
    out
}

extern "C" fn flatness(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let filtered: Vec<f64> = Biquad { input: x[2..].iter().copied(), a: [x[0], x[1]], state: (0.0, 0.0) }.collect();
    let spectrum = fft(&filtered.iter().map(|v| Complex { re: *v, im: 0.0 }).collect::<Vec<_>>());
    let power: Vec<f64> = spectrum.iter().take(5).map(|c| c.re * c.re + c.im * c.im + 1e-3).collect();
    let logs: f64 = power.iter().map(|p| p.ln()).sum::<f64>() / 5.0;
    let roughness: f64 = filtered.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum();
    let loudest = filtered.chunks(3).map(|c| c.iter().sum::<f64>()).fold(f64::MIN, f64::max);
    let drift = filtered.iter().scan(0.0, |s, v| { *s = 0.5 * *s + v; Some(*s) }).last().unwrap_or(0.0);
    logs.exp() / (power.iter().sum::<f64>() / 5.0) + 0.1 * roughness + loudest * drift
}

fn main() {
    let mut x = vec![0.6, 0.3];
    x.extend((0..8).map(|i| (i as f64 * 0.9).sin() + 0.2 * i as f64));
    let mut d = vec![0.0; 10];
    unsafe { __enzyme_autodiff(flatness as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 10usize) };
    compare(&d, &|x| flatness(x.as_ptr(), 10), &x, 1e-4, 1e-6);
}
