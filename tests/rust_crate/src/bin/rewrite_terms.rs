//! Algebra: terms as a recursive enum are rewritten by value, with parts taken out and put back; then they are evaluated.
use std::collections::BTreeMap;
use std::fmt;
use std::mem;
use std::ops::{Add, Mul, Neg};

use rust_crate::{close, differences};

#[derive(Clone, Debug, Default, PartialEq)]
enum Term {
    #[default]
    Nothing,
    Number(f64),
    Name(&'static str),
    Sum(Vec<Term>),
    Product(Box<Term>, Box<Term>),
    Power(Box<Term>, i32),
    Call(Function, Box<Term>),
}
use Term::*;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Function {
    Sin,
    Exp,
    Bump { width: f64 },
}

impl Add for Term {
    type Output = Term;
    fn add(self, other: Term) -> Term {
        match (self, other) {
            (Sum(mut a), Sum(b)) => {
                a.extend(b);
                Sum(a)
            }
            (Sum(mut a), b) | (b, Sum(mut a)) => {
                a.push(b);
                Sum(a)
            }
            (a, b) => Sum(vec![a, b]),
        }
    }
}
impl Mul for Term {
    type Output = Term;
    fn mul(self, other: Term) -> Term {
        Product(self.into(), other.into())
    }
}
impl Neg for Term {
    type Output = Term;
    fn neg(self) -> Term {
        Number(-1.0) * self
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Nothing => f.write_str("()"),
            Number(_) => f.write_str("n"),
            Name(n) => write!(f, "{n}"),
            Sum(parts) => parts.iter().enumerate().try_for_each(|(i, p)| write!(f, "{}{p}", if i > 0 { "+" } else { "" })),
            Product(a, b) => write!(f, "{a}*{b}"),
            Power(a, n) => write!(f, "{a}^{n}"),
            Call(c, a) => write!(f, "{c:?}({a})").and(Ok(())),
        }
    }
}

impl Term {
    fn simplify(&mut self) {
        match self {
            Sum(parts) => {
                parts.iter_mut().for_each(Term::simplify);
                let constant: f64 = parts.iter().filter_map(|p| if let Number(v) = p { Some(v) } else { None }).sum();
                parts.retain(|p| !matches!(p, Number(_) | Nothing));
                parts.push(Number(constant));
                if parts.len() == 1 {
                    *self = parts.swap_remove(0);
                }
            }
            Product(a, b) => {
                a.simplify();
                b.simplify();
                *self = match (mem::take(&mut **a), mem::take(&mut **b)) {
                    (Number(p), Number(q)) => Number(p * q),
                    (Number(p), Product(c, d)) if matches!(*c, Number(_)) => {
                        let Number(q) = *c else { unreachable!() };
                        Product(Box::new(Number(p * q)), d)
                    }
                    (p, q @ Number(_)) => q * p,
                    (p, q) => p * q,
                };
            }
            Power(a, n) => {
                a.simplify();
                if let Number(v) = **a {
                    *self = Number(v.powi(*n));
                } else if *n == 1 {
                    let inner = mem::replace(&mut **a, Nothing);
                    let _ = mem::replace(self, inner);
                }
            }
            Call(_, a) => a.simplify(),
            _ => (),
        }
    }
    fn eval(&self, names: &BTreeMap<&str, f64>) -> Option<f64> {
        Some(match self {
            Nothing => return None,
            Number(v) => *v,
            Name(n) => *names.get(n)?,
            Sum(parts) => parts.iter().map(|p| p.eval(names)).sum::<Option<f64>>()?,
            Product(a, b) => a.eval(names)? * b.eval(names)?,
            Power(a, n) => a.eval(names)?.powi(*n),
            Call(Function::Sin, a) => a.eval(names)?.sin(),
            Call(Function::Exp, a) => a.eval(names)?.exp(),
            Call(Function::Bump { width }, a) => a.eval(names).map(|v| (-(v / width).powi(2)).exp())?,
        })
    }
}

fn value(x: &[f64]) -> f64 {
    let mut term = Number(x[0]) * (Number(2.0) * (Number(x[1]) * Name("a"))) + Number(x[2]) + Number(0.5) + -Name("b");
    term = term + Power(Box::new(Call(Function::Sin, Box::new(Number(x[3]) + Number(x[0])))), 2) * Number(3.0);
    term = term + Call(Function::Bump { width: x[1] + 1.0 }, Box::new(Power(Box::new(Name("a") * Number(x[2])), 1)));
    term = term + Call(Function::Exp, Box::new(Power(Box::new(Number(x[3])), 3)));
    let before = term.to_string().len();
    term.simplify();
    let after = term.to_string().len();
    let names = BTreeMap::from([("a", x[3] * x[3]), ("b", 0.7 * x[1])]);
    term.eval(&names).map_or(f64::NAN, |v| v * (1.0 + (before - after) as f64 / 10.0))
}

fn main() {
    let x = [0.8, -0.4, 1.1, 0.6];
    let gradient = ltoad::gradient(value, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(value, &x), 1e-7);
}
