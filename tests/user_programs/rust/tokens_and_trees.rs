//! Compilers: a tokeniser over chars, a recursive parser with Result, an enum tree, an evaluator.
include!("harness.rs");
use std::collections::HashMap;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Debug, Clone)]
enum Expr {
    Number(f64),
    Name(String),
    Binary(char, Box<Expr>, Box<Expr>),
    Call(String, Vec<Expr>),
}

struct Parser<'a> {
    chars: Peekable<Chars<'a>>,
}

impl Parser<'_> {
    fn word(&mut self, keep: impl Fn(char) -> bool) -> String {
        let mut s = String::new();
        while let Some(&c) = self.chars.peek() {
            if !keep(c) {
                break;
            }
            s.push(c);
            self.chars.next();
        }
        s
    }
    fn sum(&mut self) -> Result<Expr, String> {
        let mut left = self.product()?;
        while let Some(&op) = self.chars.peek() {
            if op != '+' && op != '-' {
                break;
            }
            self.chars.next();
            left = Expr::Binary(op, Box::new(left), Box::new(self.product()?));
        }
        Ok(left)
    }
    fn product(&mut self) -> Result<Expr, String> {
        let mut left = self.atom()?;
        while self.chars.peek() == Some(&'*') {
            self.chars.next();
            left = Expr::Binary('*', Box::new(left), Box::new(self.atom()?));
        }
        Ok(left)
    }
    fn atom(&mut self) -> Result<Expr, String> {
        match self.chars.peek() {
            Some(c) if c.is_ascii_digit() => {
                let digits = self.word(|c| c.is_ascii_digit() || c == '.');
                digits.parse().map(Expr::Number).map_err(|e| format!("{digits}: {e}"))
            }
            Some(c) if c.is_alphabetic() => {
                let name = self.word(char::is_alphanumeric);
                if self.chars.peek() != Some(&'(') {
                    return Ok(Expr::Name(name));
                }
                let mut arguments = Vec::new();
                while self.chars.next() != Some(')') {
                    arguments.push(self.sum()?);
                }
                // the loop above has taken "(" or "," before each argument, and ")" at the end
                Ok(Expr::Call(name, arguments))
            }
            other => Err(format!("unexpected {other:?}")),
        }
    }
}

fn eval(e: &Expr, names: &HashMap<String, f64>) -> Result<f64, String> {
    Ok(match e {
        Expr::Number(v) => *v,
        Expr::Name(n) => *names.get(n).ok_or_else(|| format!("no {n}"))?,
        Expr::Binary(op, a, b) => {
            let (a, b) = (eval(a, names)?, eval(b, names)?);
            match op {
                '+' => a + b,
                '-' => a - b,
                _ => a * b,
            }
        }
        Expr::Call(f, arguments) => {
            let values = arguments.iter().map(|a| eval(a, names)).collect::<Result<Vec<_>, _>>()?;
            match (f.as_str(), values.as_slice()) {
                ("sin", [v]) => v.sin(),
                ("max", [a, b]) => a.max(*b),
                _ => return Err(format!("no function {f}")),
            }
        }
    })
}

extern "C" fn objective(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let names: HashMap<String, f64> = ["a", "b", "c"].iter().map(|s| s.to_string()).zip(x.iter().copied()).collect();
    let mut total = 0.0;
    for text in ["2*a+sin(b*c)-a*b*0.5", "max(a*a,b)*c", "a+missing", "a*+"] {
        let value = Parser { chars: text.chars().peekable() }.sum().and_then(|e| eval(&e, &names));
        total += value.unwrap_or(0.25);
    }
    total
}

fn main() {
    let x = [0.7, 1.4, -0.6];
    let mut d = [0.0; 3];
    unsafe { __enzyme_autodiff(objective as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 3usize) };
    compare(&d, &|x| objective(x.as_ptr(), 3), &x, 1e-3, 1e-6);
}
