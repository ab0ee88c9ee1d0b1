//! Duals by hand: a scalar trait for f64, f32 and pairs of them, all operators, sums, products; Newton's method on generic functions.
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, Sub, SubAssign};

use ltoad::{Differentiable, autodiff_forward, autodiff_reverse};
use rust_crate::{close, differences};

trait Scalar:
    Copy + PartialOrd + From<f32> + Neg<Output = Self> + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Sum + Product
{
    fn exp(self) -> Self;
    fn sin(self) -> Self;
    fn real(self) -> f64;
}
impl Scalar for f64 {
    fn exp(self) -> f64 {
        f64::exp(self)
    }
    fn sin(self) -> f64 {
        f64::sin(self)
    }
    fn real(self) -> f64 {
        self
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Differentiable)]
struct Dual {
    value: f64,
    slope: f64,
}
impl PartialOrd for Dual {
    fn partial_cmp(&self, o: &Self) -> Option<std::cmp::Ordering> {
        self.value.partial_cmp(&o.value)
    }
}
impl From<f32> for Dual {
    fn from(v: f32) -> Self {
        Dual { value: v.into(), slope: 0.0 }
    }
}
macro_rules! operators {
    ($($op:ident $method:ident $assign:ident $assigned:ident |$a:ident, $b:ident| $value:expr, $slope:expr;)*) => {$(
        impl $op for Dual {
            type Output = Dual;
            fn $method(self, $b: Dual) -> Dual {
                let $a = self;
                Dual { value: $value, slope: $slope }
            }
        }
        impl $assign for Dual {
            fn $assigned(&mut self, other: Dual) {
                *self = self.$method(other);
            }
        }
    )*};
}
operators! {
    Add add AddAssign add_assign |a, b| a.value + b.value, a.slope + b.slope;
    Sub sub SubAssign sub_assign |a, b| a.value - b.value, a.slope - b.slope;
    Mul mul MulAssign mul_assign |a, b| a.value * b.value, a.slope * b.value + a.value * b.slope;
    Div div DivAssign div_assign |a, b| a.value / b.value, (a.slope - a.value / b.value * b.slope) / b.value;
}
impl Neg for Dual {
    type Output = Dual;
    fn neg(self) -> Dual {
        Dual { value: -self.value, slope: -self.slope }
    }
}
impl Rem<f64> for Dual {
    type Output = Dual;
    fn rem(self, period: f64) -> Dual {
        Dual { value: self.value % period, ..self }
    }
}
impl Sum for Dual {
    fn sum<I: Iterator<Item = Dual>>(items: I) -> Dual {
        items.fold(Dual::default(), Add::add)
    }
}
impl Product for Dual {
    fn product<I: Iterator<Item = Dual>>(items: I) -> Dual {
        items.fold(Dual::from(1.0), |a, b| a * b)
    }
}
impl Scalar for Dual {
    fn exp(self) -> Dual {
        let e = self.value.exp();
        Dual { value: e, slope: e * self.slope }
    }
    fn sin(self) -> Dual {
        let (s, c) = self.value.sin_cos();
        Dual { value: s, slope: c * self.slope }
    }
    fn real(self) -> f64 {
        self.value
    }
}

fn curve<S: Scalar>(t: S, roots: &[S], bend: S) -> S {
    let polynomial: S = roots.iter().map(|r| t - *r).product();
    let ripple: S = (1..4u8).map(|k| (t * S::from(f32::from(k))).sin() / S::from(f32::from(k * k))).sum();
    if t.real() < 0.0 { polynomial + bend } else { polynomial + bend * ripple - (-t).exp() }
}

fn newton(f: &dyn Fn(Dual) -> Dual, start: f64) -> (f64, usize) {
    let mut t = start;
    for step in 0..12 {
        let mut y = f(Dual { value: t, slope: 1.0 });
        y /= Dual { value: 1.0, slope: 0.0 };
        let by = y.value / y.slope;
        t -= by.clamp(-0.5, 0.5);
        if by.abs() < 1e-13 {
            return (t, step);
        }
    }
    (t, 12)
}

#[autodiff_reverse(root_gradient, Duplicated, Active, Active)]
#[autodiff_forward(root_tangent, Const, Dual, Dual)]
fn root(roots: &[f64], bend: f64) -> f64 {
    let f = |t: Dual| {
        let fixed: Vec<Dual> = roots.iter().map(|r| Dual { value: *r, slope: 0.0 }).collect();
        curve(t, &fixed, Dual { value: bend, slope: 0.0 })
    };
    let (t, steps) = newton(&f, 2.0);
    assert!(steps < 12, "{t}");
    t + 0.1 * curve(t + 0.3, roots, bend)
}

fn scaled(d: &Dual) -> Dual {
    let mut s = (*d * *d % 3.0).sin();
    s *= *d;
    s -= Dual::from(0.5);
    s += d.exp();
    s
}

fn main() {
    let roots = [0.3, 1.7, -0.8];
    let mut slopes = vec![0.0; 3];
    let (_, by_bend) = root_gradient(&roots, &mut slopes, 0.4, 1.0);
    println!("{slopes:?} {by_bend}");
    close(&slopes, &differences(|r| root(r, 0.4), &roots), 1e-6);
    close(&[by_bend, root_tangent(&roots, 0.4, 1.0).1], &[differences(|b| root(&roots, b[0]), &[0.4])[0]; 2], 1e-6);
    let d = Dual { value: 0.7, slope: -0.2 };
    let rows = ltoad::jacobian(scaled, &d);
    let want = |part: fn(Dual) -> f64| differences(move |x| part(scaled(&Dual { value: x[0], slope: x[1] })), &[0.7, -0.2]);
    close(&[rows[0].value, rows[0].slope], &want(|d| d.value), 1e-8);
    close(&[rows[1].value, rows[1].slope], &want(|d| d.slope), 1e-8);
}
