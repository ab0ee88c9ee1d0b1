//! Algebra: polynomials with Cow and Rc<[f64]>, Durand-Kerner on a complex type, iterators by impl Trait, FnMut.
include!("harness.rs");
use std::borrow::Cow;
use std::iter::{Product, Sum};
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::rc::Rc;

#[derive(Clone, Copy, Debug)]
struct C64 {
    re: f64,
    im: f64,
}
impl C64 {
    const ONE: C64 = C64 { re: 1.0, im: 0.0 };
    fn norm2(self) -> f64 {
        self.re * self.re + self.im * self.im
    }
}
macro_rules! operator {
    ($name:ident, $method:ident, |$a:ident, $b:ident| $body:expr) => {
        impl $name for C64 {
            type Output = C64;
            fn $method(self, other: C64) -> C64 {
                let ($a, $b) = (self, other);
                $body
            }
        }
    };
}
operator!(Add, add, |a, b| C64 { re: a.re + b.re, im: a.im + b.im });
operator!(Sub, sub, |a, b| C64 { re: a.re - b.re, im: a.im - b.im });
operator!(Mul, mul, |a, b| C64 { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re });
operator!(Div, div, |a, b| {
    let n = b.norm2();
    C64 { re: (a.re * b.re + a.im * b.im) / n, im: (a.im * b.re - a.re * b.im) / n }
});
impl Neg for C64 {
    type Output = C64;
    fn neg(self) -> C64 {
        C64 { re: -self.re, im: -self.im }
    }
}
impl Product for C64 {
    fn product<I: Iterator<Item = C64>>(iter: I) -> C64 {
        iter.fold(C64::ONE, |a, b| a * b)
    }
}
impl Sum for C64 {
    fn sum<I: Iterator<Item = C64>>(iter: I) -> C64 {
        iter.fold(C64 { re: 0.0, im: 0.0 }, |a, b| a + b)
    }
}

#[derive(Clone)]
struct Polynomial {
    coefficients: Rc<[f64]>,
}
impl Polynomial {
    fn monic(c: Cow<'_, [f64]>) -> Polynomial {
        let owned = if c.last() == Some(&1.0) {
            c
        } else {
            let top = *c.last().unwrap();
            Cow::Owned(c.iter().map(|v| v / top).collect())
        };
        Polynomial { coefficients: Rc::from(owned.into_owned()) }
    }
    fn at(&self, z: C64) -> C64 {
        self.coefficients.iter().rev().fold(C64 { re: 0.0, im: 0.0 }, |a, c| a * z + C64 { re: *c, im: 0.0 })
    }
    fn derivative(&self) -> impl Iterator<Item = f64> + '_ {
        self.coefficients.iter().enumerate().skip(1).map(|(i, c)| i as f64 * c)
    }
    fn roots(&self, mut watch: impl FnMut(usize, f64)) -> Vec<C64> {
        let n = self.coefficients.len() - 1;
        let seed = C64 { re: 0.4, im: 0.9 };
        let mut z: Vec<C64> = std::iter::successors(Some(C64::ONE), |w| Some(*w * seed)).take(n).collect();
        for step in 0..25 {
            for i in 0..n {
                let zi = z[i];
                let rest: C64 = z.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, w)| zi - *w).product();
                z[i] = zi - self.at(zi) / rest;
            }
            watch(step, self.at(z[0]).norm2());
        }
        z
    }
}

extern "C" fn spread(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let p = Polynomial::monic(Cow::Borrowed(x));
    let copy = p.clone();
    let mut log = vec![];
    let mut roots = p.roots(|step, residual| {
        if step % 10 == 0 {
            log.push(residual)
        }
    });
    roots.sort_by(|a, b| (a.re + 0.3 * a.im).total_cmp(&(b.re + 0.3 * b.im)));
    let sum: C64 = roots.iter().zip(1..).map(|(z, k)| *z * *z * C64 { re: k as f64, im: 0.3 }).sum();
    let slope: f64 = copy.derivative().map(|c| c * c).sum();
    sum.re + sum.norm2() * 0.1 + slope + log[0] * 0.01 + Rc::strong_count(&p.coefficients) as f64
}

fn main() {
    let x = [2.0, -1.0, 3.5, 0.7, 1.6];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(spread as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| spread(x.as_ptr(), 5), &x, 1e-4, 1e-6);
}
