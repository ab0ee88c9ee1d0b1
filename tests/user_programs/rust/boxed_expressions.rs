//! Symbols: expressions as boxed enums that are simplified by rewriting, evaluated for several points, shared by Rc.
include!("harness.rs");
use std::borrow::Cow;
use std::rc::Rc;

#[derive(Clone, Debug)]
enum Expr {
    Const(f64),
    Var(Cow<'static, str>),
    Neg(Box<Expr>),
    Bin(Box<Expr>, Op, Box<Expr>),
    Call(Func, Vec<Expr>),
    Shared(Rc<Expr>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Op {
    Add,
    Sub,
    Mul,
    Div,
}

#[derive(Clone, Copy, Debug)]
enum Func {
    Sin,
    Max,
    Poly,
}

use Expr::{Bin, Call, Const, Neg, Shared, Var};

fn bin(a: Expr, op: Op, b: Expr) -> Expr {
    Bin(Box::new(a), op, Box::new(b))
}

fn simplify(e: Expr) -> Expr {
    match e {
        Neg(inner) => match simplify(*inner) {
            Const(v) => Const(-v),
            Neg(deep) => *deep,
            other => Neg(Box::new(other)),
        },
        Bin(a, op, b) => match (simplify(*a), op, simplify(*b)) {
            (Const(x), Op::Add, Const(y)) => Const(x + y),
            (Const(x), Op::Mul, Const(y)) => Const(x * y),
            (x, Op::Sub, Neg(y)) => bin(x, Op::Add, *y),
            (x, Op::Mul, Const(y)) => bin(Const(y), Op::Mul, x),
            (x, op, y) => bin(x, op, y),
        },
        Call(f, args) => Call(f, args.into_iter().map(simplify).collect()),
        Shared(rc) => Rc::try_unwrap(rc).map_or_else(Shared, simplify),
        other => other,
    }
}

fn eval(e: &Expr, scope: &[(&str, f64)]) -> Option<f64> {
    Some(match e {
        Const(v) => *v,
        Var(name) => scope.iter().rev().find(|(n, _)| n == name)?.1,
        Neg(a) => -eval(a, scope)?,
        Bin(a, op, b) => {
            let (a, b) = (eval(a, scope)?, eval(b, scope)?);
            match op {
                Op::Add => a + b,
                Op::Sub => a - b,
                Op::Mul => a * b,
                Op::Div if b == 0.0 => return None,
                Op::Div => a / b,
            }
        }
        Call(f, args) => {
            let values = args.iter().map(|a| eval(a, scope)).collect::<Option<Vec<f64>>>()?;
            match f {
                Func::Sin => values[0].sin(),
                Func::Max => values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
                Func::Poly => values[1..].iter().rev().fold(0.0, |sum, c| sum * values[0] + c),
            }
        }
        Shared(rc) => eval(rc, scope)?,
    })
}

extern "C" fn integral(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let t = || Var(Cow::Borrowed("t"));
    let wave = Rc::new(Call(Func::Sin, vec![bin(t(), Op::Mul, Const(x[0]))]));
    let poly = Call(Func::Poly, vec![t(), Const(x[1]), Neg(Box::new(Const(x[2]))), Const(0.3)]);
    let once = Shared(Rc::new(Neg(Box::new(Neg(Box::new(bin(Const(x[2]), Op::Add, Const(x[3]))))))));
    let e = bin(
        bin(Shared(wave.clone()), Op::Mul, poly),
        Op::Sub,
        Neg(Box::new(bin(once, Op::Div, Call(Func::Max, vec![Var(Cow::Owned(format!("a{}", 1))), Shared(wave), Const(x[3])])))),
    );
    let e = simplify(e);
    let mut sum = 0.0;
    let mut failed = 0;
    for k in 0..=20 {
        match eval(&e, &[("t", 9.0), ("a1", 0.25 + 0.01 * x[1]), ("t", 0.1 * k as f64)]) {
            Some(v) => sum += v,
            None => failed += 1,
        }
    }
    sum * 0.1 - failed as f64
}

fn main() {
    let x = [1.7, 0.8, 0.4, 0.33];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(integral as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 4usize) };
    compare(&d, &|x| integral(x.as_ptr(), 4), &x, 1e-5, 1e-5);
}
