//! Computer algebra: formulas as trees of an enum, parsed from a text, simplified and differentiated by rules; the linker's derivative is the rules' one.
include!("differences.inc");
use std::collections::BTreeMap;
use std::iter::Peekable;
use std::ops::{Add, Mul, Neg};
use std::rc::Rc;
use std::str::Chars;

#[derive(Clone, Debug, PartialEq)]
enum Node {
    Number(f64),
    Symbol(Rc<str>),
    Sum(Vec<Formula>),
    Product(Box<[Formula; 2]>),
    Power(Formula, i32),
    Call(Function, Formula),
}
type Formula = Rc<Node>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Function {
    Sin,
    Cos,
    Exp,
    Ln,
}

#[derive(Clone)]
struct E(Formula);
impl Add for E {
    type Output = E;
    fn add(self, o: E) -> E {
        E(simplified(Node::Sum(vec![self.0, o.0])))
    }
}
impl Mul for E {
    type Output = E;
    fn mul(self, o: E) -> E {
        E(simplified(Node::Product(Box::new([self.0, o.0]))))
    }
}
impl Neg for E {
    type Output = E;
    fn neg(self) -> E {
        number(-1.0) * self
    }
}
fn number(v: f64) -> E {
    E(Rc::new(Node::Number(v)))
}
fn call(f: Function, of: &Formula) -> E {
    E(Rc::new(Node::Call(f, Rc::clone(of))))
}
fn power(base: &Formula, n: i32) -> E {
    match n {
        0 => number(1.0),
        1 => E(Rc::clone(base)),
        n => E(Rc::new(Node::Power(base.clone(), n))),
    }
}

fn simplified(node: Node) -> Formula {
    use Node::*;
    match node {
        Sum(terms) => {
            let mut constant = 0.0;
            let mut rest = Vec::with_capacity(terms.len());
            for t in terms.iter().flat_map(|t| if let Sum(inner) = &**t { inner.as_slice() } else { std::slice::from_ref(t) }) {
                match **t {
                    Number(v) => constant += v,
                    _ => rest.push(Rc::clone(t)),
                }
            }
            if constant != 0.0 || rest.is_empty() {
                rest.push(Rc::new(Number(constant)));
            }
            if rest.len() == 1 { rest.remove(0) } else { Rc::new(Sum(rest)) }
        }
        Product(pair) => match (&*pair[0], &*pair[1]) {
            (Number(a), Number(b)) => Rc::new(Number(a * b)),
            (Number(a), _) | (_, Number(a)) if *a == 0.0 => Rc::new(Number(0.0)),
            (Number(a), _) if *a == 1.0 => pair[1].clone(),
            (_, Number(a)) if *a == 1.0 => pair[0].clone(),
            _ => Rc::new(Product(pair)),
        },
        other => Rc::new(other),
    }
}

fn differentiated(f: &Formula, by: &str) -> E {
    match &**f {
        Node::Number(_) => number(0.0),
        Node::Symbol(s) => number(if &**s == by { 1.0 } else { 0.0 }),
        Node::Sum(terms) => terms.iter().map(|t| differentiated(t, by)).reduce(|a, b| a + b).unwrap_or_else(|| number(0.0)),
        Node::Product(pair) => {
            let [a, b] = &**pair;
            differentiated(a, by) * E(b.clone()) + E(a.clone()) * differentiated(b, by)
        }
        Node::Power(base, n) => number(f64::from(*n)) * power(base, n - 1) * differentiated(base, by),
        Node::Call(function, of) => {
            let outer = match function {
                Function::Sin => call(Function::Cos, of),
                Function::Cos => -call(Function::Sin, of),
                Function::Exp => call(Function::Exp, of),
                Function::Ln => power(of, -1),
            };
            outer * differentiated(of, by)
        }
    }
}

fn value(f: &Formula, at: &BTreeMap<&str, f64>) -> Result<f64, String> {
    Ok(match &**f {
        Node::Number(v) => *v,
        Node::Symbol(s) => *at.get(&**s).ok_or_else(|| format!("{s} has no value"))?,
        Node::Sum(terms) => terms.iter().map(|t| value(t, at)).sum::<Result<f64, _>>()?,
        Node::Product(pair) => value(&pair[0], at)? * value(&pair[1], at)?,
        Node::Power(base, n) => value(base, at)?.powi(*n),
        Node::Call(function, of) => {
            let x = value(of, at)?;
            match function {
                Function::Sin => x.sin(),
                Function::Cos => x.cos(),
                Function::Exp => x.exp(),
                Function::Ln if x > 0.0 => x.ln(),
                Function::Ln => return Err("logarithm".into()),
            }
        }
    })
}

struct Parser<'t> {
    text: Peekable<Chars<'t>>,
}
impl Parser<'_> {
    fn eat(&mut self, c: char) -> bool {
        while self.text.next_if(|c| c.is_whitespace()).is_some() {}
        self.text.next_if_eq(&c).is_some()
    }
    fn word(&mut self, ok: impl Fn(char) -> bool) -> String {
        let mut word = String::new();
        while let Some(c) = self.text.next_if(|&c| ok(c)) {
            word.push(c);
        }
        word
    }
    fn sum(&mut self) -> Result<E, String> {
        let mut left = self.product()?;
        loop {
            if self.eat('+') {
                left = left + self.product()?;
            } else if self.eat('-') {
                left = left + -self.product()?;
            } else {
                return Ok(left);
            }
        }
    }
    fn product(&mut self) -> Result<E, String> {
        let mut left = self.factor()?;
        while self.eat('*') {
            left = left * self.factor()?;
        }
        Ok(left)
    }
    fn factor(&mut self) -> Result<E, String> {
        let base = if self.eat('(') {
            let inner = self.sum()?;
            self.eat(')').then_some(inner).ok_or("no )")?
        } else if self.text.peek().is_some_and(char::is_ascii_digit) {
            let digits = self.word(|c| c.is_ascii_digit() || c == '.');
            number(digits.parse().map_err(|e| format!("{digits}: {e}"))?)
        } else {
            let name = self.word(char::is_alphanumeric);
            let function = match name.as_str() {
                "sin" => Some(Function::Sin),
                "cos" => Some(Function::Cos),
                "exp" => Some(Function::Exp),
                "ln" => Some(Function::Ln),
                "" => return Err(format!("unexpected {:?}", self.text.peek())),
                _ => None,
            };
            match function {
                Some(f) => call(f, &self.factor()?.0),
                None => E(Rc::new(Node::Symbol(name.into()))),
            }
        };
        if self.eat('^') {
            let n = self.word(|c| c.is_ascii_digit()).parse().map_err(|_| "no exponent")?;
            return Ok(power(&base.0, n));
        }
        Ok(base)
    }
}

const TEXT: &str = "sin(a*b)*exp(c) + 3*a^2*b - ln(1 + c^2 + b^2)*cos(a) + (a + b*c)^3";

extern "C" fn evaluate(a: f64, b: f64, c: f64) -> f64 {
    let parsed = Parser { text: TEXT.chars().peekable() }.sum();
    let at = BTreeMap::from([("a", a), ("b", b), ("c", c)]);
    parsed.and_then(|f| value(&f.0, &at)).unwrap_or(f64::NAN)
}

fn main() {
    let f = Parser { text: TEXT.chars().peekable() }.sum().expect("it parses");
    let x = [0.7, 1.3, -0.4];
    let at = BTreeMap::from([("a", x[0]), ("b", x[1]), ("c", x[2])]);
    let mut c = Check::new();
    for (i, name) in ["a", "b", "c"].into_iter().enumerate() {
        let want = value(&differentiated(&f.0, name).0, &at).expect("all have values");
        let mut t = [0.0; 3];
        t[i] = 1.0;
        let got = unsafe { __enzyme_fwddiff(evaluate as *const c_void, enzyme_dup, x[0], t[0], enzyme_dup, x[1], t[1], enzyme_dup, x[2], t[2]) };
        c.cmpt(name, got, want, 1e-10);
        let got = unsafe {
            match i {
                0 => __enzyme_autodiff(evaluate as *const c_void, enzyme_out, x[0], enzyme_const, x[1], enzyme_const, x[2]),
                1 => __enzyme_autodiff(evaluate as *const c_void, enzyme_const, x[0], enzyme_out, x[1], enzyme_const, x[2]),
                _ => __enzyme_autodiff(evaluate as *const c_void, enzyme_const, x[0], enzyme_const, x[1], enzyme_out, x[2]),
            }
        };
        c.cmpt(name, got, want, 1e-10);
    }
    c.cmp("difference", cd(1e-3, |h| evaluate(x[0] + h, x[1], x[2])), value(&differentiated(&f.0, "a").0, &at).unwrap());
    c.done();
}
