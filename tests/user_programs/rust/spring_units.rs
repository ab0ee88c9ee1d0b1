//! Mechanics: units by PhantomData, dual numbers of one's own inside what is differentiated, Newton's method over a generic scalar, springs from a slice.
include!("harness.rs");

use std::fmt::Debug;
use std::iter::Sum;
use std::marker::PhantomData;
use std::ops::{Add, Div, Mul, Neg, Sub};

#[derive(Debug, Clone, Copy)]
struct Metre;
#[derive(Debug, Clone, Copy)]
struct Newton;

#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
struct Quantity<T, U> {
    value: T,
    unit: PhantomData<U>,
}

impl<T, U> Quantity<T, U> {
    fn new(value: T) -> Self {
        Quantity { value, unit: PhantomData }
    }
}

impl<T: Add<Output = T>, U> Add for Quantity<T, U> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self::new(self.value + o.value)
    }
}

impl<T: Scalar, U> Sum for Quantity<T, U> {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::new(T::from(0.0)), |a, b| a + b)
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Dual {
    re: f64,
    eps: f64,
}

trait Scalar:
    Copy + Debug + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Neg<Output = Self> + From<f64>
{
    fn exp(self) -> Self;
    fn real(self) -> f64;
}

impl From<f64> for Dual {
    fn from(re: f64) -> Dual {
        Dual { re, eps: 0.0 }
    }
}

macro_rules! operator {
    ($trait:ident, $name:ident, $a:ident, $b:ident, $eps:expr) => {
        impl $trait for Dual {
            type Output = Dual;
            fn $name(self, o: Dual) -> Dual {
                let ($a, $b) = (self, o);
                Dual { re: self.re.$name(o.re), eps: $eps }
            }
        }
    };
}

operator!(Add, add, a, b, a.eps + b.eps);
operator!(Sub, sub, a, b, a.eps - b.eps);
operator!(Mul, mul, a, b, a.re * b.eps + a.eps * b.re);
operator!(Div, div, a, b, (a.eps * b.re - a.re * b.eps) / (b.re * b.re));

impl Neg for Dual {
    type Output = Dual;
    fn neg(self) -> Dual {
        Dual { re: -self.re, eps: -self.eps }
    }
}

impl Scalar for Dual {
    fn exp(self) -> Self {
        let e = self.re.exp();
        Dual { re: e, eps: e * self.eps }
    }
    fn real(self) -> f64 {
        self.re
    }
}

impl Scalar for f64 {
    fn exp(self) -> Self {
        f64::exp(self)
    }
    fn real(self) -> f64 {
        self
    }
}

#[derive(Debug, Clone, Copy)]
enum Spring {
    Linear(f64),
    Hardening { soft: f64, cubic: f64 },
    Rubber { stiffness: f64, limit: f64 },
}

impl Spring {
    fn force<T: Scalar>(&self, length: Quantity<T, Metre>) -> Quantity<T, Newton> {
        let x = length.value;
        Quantity::new(match *self {
            Spring::Linear(k) => T::from(k) * x,
            Spring::Hardening { soft, cubic } => T::from(soft) * x + T::from(cubic) * x * x * x,
            Spring::Rubber { stiffness, limit } => T::from(stiffness) * (T::from(1.0) - (-x / T::from(limit)).exp()),
        })
    }
}

#[derive(Debug)]
struct NoRest {
    residual: f64,
}

fn rest(springs: &[Spring], load: Quantity<f64, Newton>) -> Result<Quantity<f64, Metre>, NoRest> {
    let mut x = 0.1;
    let mut residual = f64::INFINITY;
    for _ in 0..30 {
        let at = Quantity::<_, Metre>::new(Dual { re: x, eps: 1.0 });
        let force: Quantity<Dual, Newton> = springs.iter().map(|s| s.force(at)).sum();
        residual = force.value.real() - load.value;
        if residual.abs() < 1e-13 {
            return Ok(Quantity::new(x));
        }
        x -= residual / force.value.eps;
        if x.abs() > 50.0 {
            break;
        }
    }
    if residual.abs() < 1e-9 { Ok(Quantity::new(x)) } else { Err(NoRest { residual }) }
}

fn hang(x: &[f64]) -> f64 {
    let sets: [&[Spring]; 3] = [
        &[Spring::Linear(x[0]), Spring::Hardening { soft: x[1], cubic: 2.0 * x[0] }],
        &[Spring::Rubber { stiffness: x[2], limit: x[1] }, Spring::Linear(0.5)],
        &[Spring::Rubber { stiffness: 0.1 * x[2], limit: 0.3 }],
    ];
    let mut energy = 0.0;
    for (set, load) in sets.iter().zip([1.0, x[3], 4.0]) {
        energy += match rest(set, Quantity::new(load * x[3])) {
            Ok(length) => {
                let steps = 8;
                let h = length.value / f64::from(steps);
                (0..steps)
                    .map(|i| Quantity::<f64, Metre>::new(h * (f64::from(i) + 0.5)))
                    .map(|at| set.iter().map(|s| s.force(at)).sum::<Quantity<f64, Newton>>().value * h)
                    .sum::<f64>()
            }
            Err(NoRest { residual }) => if residual < 0.0 { x[0] } else { x[1] },
        };
    }
    energy
}

fn hang_at(x: *const f64, n: usize) -> f64 {
    hang(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.7, 0.8, 2.4, 1.2];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(hang_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &hang, &x, 1e-4, 1e-6);
}
