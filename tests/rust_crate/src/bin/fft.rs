use rust_crate::*;
use std::ops::{Add, Mul, Sub};
#[derive(Clone, Copy, Debug, Default)]
struct C {
    re: f64,
    im: f64,
}
impl Add for C {
    type Output = C;
    fn add(self, o: C) -> C {
        C {
            re: self.re + o.re,
            im: self.im + o.im,
        }
    }
}
impl Sub for C {
    type Output = C;
    fn sub(self, o: C) -> C {
        C {
            re: self.re - o.re,
            im: self.im - o.im,
        }
    }
}
impl Mul for C {
    type Output = C;
    fn mul(self, o: C) -> C {
        C {
            re: self.re * o.re - self.im * o.im,
            im: self.re * o.im + self.im * o.re,
        }
    }
}
fn fft(x: &[C]) -> Vec<C> {
    if x.len() == 1 {
        return x.to_vec();
    }
    let even = fft(&x.iter().step_by(2).copied().collect::<Vec<_>>());
    let odd = fft(&x.iter().skip(1).step_by(2).copied().collect::<Vec<_>>());
    let n = x.len();
    let mut out = vec![C::default(); n];
    for k in 0..n / 2 {
        let (s, c) = (-2.0 * std::f64::consts::PI * k as f64 / n as f64).sin_cos();
        let t = C { re: c, im: s } * odd[k];
        out[k] = even[k] + t;
        out[k + n / 2] = even[k] - t;
    }
    out
}
fn power(x: &[f64]) -> f64 {
    fft(&x.iter().map(|&re| C { re, im: 0.0 }).collect::<Vec<_>>())
        .iter()
        .take(5)
        .map(|c| (c.re.hypot(c.im) + 1.0).ln())
        .sum()
}
fn main() {
    let x: Vec<f64> = (0..16).map(|i| (i as f64).sin() + 0.3).collect();
    close(&ltoad::gradient(power, &x), &differences(power, &x), 1e-7);
    println!("{}", power(&x));
}
