//! Physics text: formulas with units are read, checked and evaluated; units as arrays of powers, Cow labels, an environment in frames, errors with `?` and From.
include!("harness.rs");

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::num::ParseFloatError;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Unit([i8; 3]);

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (power, letter) in self.0.iter().zip(["m", "kg", "s"]).filter(|(p, _)| **p != 0) {
            write!(f, "{letter}{power}")?;
        }
        Ok(())
    }
}

#[derive(Debug, Clone, Copy)]
struct Value {
    number: f64,
    unit: Unit,
}

#[derive(Debug)]
enum Trouble<'a> {
    Number(ParseFloatError),
    Units(Unit, Unit),
    Unknown(Cow<'a, str>),
    End,
}

impl From<ParseFloatError> for Trouble<'_> {
    fn from(e: ParseFloatError) -> Self {
        Trouble::Number(e)
    }
}

#[derive(Debug)]
enum Expr<'a> {
    Literal(Value),
    Name(&'a str),
    Sum(Box<Expr<'a>>, Box<Expr<'a>>, f64),
    Product(Vec<(Expr<'a>, i8)>),
    Root(Box<Expr<'a>>),
}

fn unit(text: &str) -> Option<Unit> {
    let mut powers = [0; 3];
    for letter in text.chars() {
        match letter {
            'm' => powers[0] += 1,
            'k' => powers[1] += 1,
            's' => powers[2] += 1,
            'S' => powers[2] -= 1,
            _ => return None,
        }
    }
    Some(Unit(powers))
}

fn sum<'a>(words: &mut &[&'a str]) -> Result<Expr<'a>, Trouble<'a>> {
    let mut left = product(words)?;
    while let [sign @ ("+" | "-"), rest @ ..] = *words {
        *words = rest;
        left = Expr::Sum(Box::new(left), Box::new(product(words)?), if *sign == "+" { 1.0 } else { -1.0 });
    }
    Ok(left)
}

fn product<'a>(words: &mut &[&'a str]) -> Result<Expr<'a>, Trouble<'a>> {
    let mut factors = vec![(atom(words)?, 1)];
    while let [sign @ ("*" | "/"), rest @ ..] = *words {
        *words = rest;
        factors.push((atom(words)?, if *sign == "*" { 1 } else { -1 }));
    }
    Ok(if factors.len() == 1 { factors.remove(0).0 } else { Expr::Product(factors) })
}

fn atom<'a>(words: &mut &[&'a str]) -> Result<Expr<'a>, Trouble<'a>> {
    let (&first, rest) = words.split_first().ok_or(Trouble::End)?;
    *words = rest;
    if first == "root" {
        return Ok(Expr::Root(Box::new(atom(words)?)));
    }
    if first == "(" {
        let inner = sum(words)?;
        return match words.split_first() {
            Some((&")", rest)) => {
                *words = rest;
                Ok(inner)
            }
            _ => Err(Trouble::End),
        };
    }
    if !first.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok(Expr::Name(first));
    }
    let (number, label) = first.split_once('_').unwrap_or((first, ""));
    let unit = unit(label).ok_or_else(|| Trouble::Unknown(Cow::Owned(format!("unit {label}"))))?;
    Ok(Expr::Literal(Value { number: number.parse()?, unit }))
}

fn evaluate<'a>(e: &Expr<'a>, names: &HashMap<&str, Value>) -> Result<Value, Trouble<'a>> {
    Ok(match e {
        Expr::Literal(v) => *v,
        Expr::Name(n) => *names.get(n).ok_or(Trouble::Unknown(Cow::Borrowed(n)))?,
        Expr::Sum(a, b, sign) => {
            let (a, b) = (evaluate(a, names)?, evaluate(b, names)?);
            if a.unit != b.unit {
                return Err(Trouble::Units(a.unit, b.unit));
            }
            Value { number: a.number + sign * b.number, unit: a.unit }
        }
        Expr::Product(factors) => {
            let mut out = Value { number: 1.0, unit: Unit::default() };
            for (factor, power) in factors {
                let v = evaluate(factor, names)?;
                out.number *= v.number.powi(i32::from(*power));
                out.unit.0.iter_mut().zip(v.unit.0).for_each(|(a, b)| *a += power * b);
            }
            out
        }
        Expr::Root(inner) => {
            let v = evaluate(inner, names)?;
            Value { number: v.number.sqrt(), unit: Unit(v.unit.0.map(|p| p / 2)) }
        }
    })
}

const FORMULAS: [&str; 6] = [
    "mass * speed * speed / 2_ + mass * 9.81_mSS * height",
    "root ( 2_ * 9.81_mSS * height )",
    "mass + speed",
    "height * colour",
    "3_q * mass",
    "( mass * 1.x_m",
];

fn total(x: &[f64]) -> f64 {
    let mut names = HashMap::new();
    for (name, number, label) in [("mass", x[0], "k"), ("speed", x[1], "mS"), ("height", x[2] * x[0], "m")] {
        names.insert(name, Value { number, unit: unit(label).unwrap() });
    }
    FORMULAS
        .iter()
        .map(|text| {
            let words: Vec<&str> = text.split(' ').collect();
            let mut rest = &words[..];
            match sum(&mut rest).and_then(|e| evaluate(&e, &names)) {
                Ok(v) => v.number * (1.0 + v.unit.to_string().len() as f64),
                Err(Trouble::Units(a, b)) => x[1] * format!("{a} is not {b}").len() as f64,
                Err(Trouble::Unknown(Cow::Borrowed(n))) => x[2] * n.len() as f64,
                Err(Trouble::Unknown(Cow::Owned(n))) => x[2] * x[2] * n.len() as f64,
                Err(Trouble::Number(_)) => x[0] * x[0],
                Err(Trouble::End) => 0.5,
            }
        })
        .sum()
}

fn total_at(x: *const f64, n: usize) -> f64 {
    total(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.4, 2.2, 0.9];
    let mut d = [0.0; 3];
    unsafe {
        __enzyme_autodiff(total_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &total, &x, 1e-5, 1e-6);
}
