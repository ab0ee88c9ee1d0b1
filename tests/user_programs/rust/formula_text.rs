// formula interpreter: parsed expression trees (enum + Box), HashMap environment, Result with ?
include!("differences.inc");
use std::collections::{BTreeMap, HashMap};
use std::fmt;
#[derive(Debug, Clone)]
enum Expr { Num(f64), Var(String), Bin(Box<Expr>, char, Box<Expr>), Call { name: String, args: Vec<Expr> }, Neg(Box<Expr>) }
#[derive(Debug)]
enum Error { Unbound(String), Arity { name: String, got: usize }, Domain(f64), Syntax(usize) }
impl fmt::Display for Error { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { match self {
    Error::Unbound(s) => write!(f, "unbound {s}"), Error::Arity { name, got } => write!(f, "{name} got {got}"), Error::Domain(x) => write!(f, "domain {x}"), Error::Syntax(i) => write!(f, "syntax at {i}") } } }
impl std::error::Error for Error {}
struct Parser<'a> { s: &'a [u8], i: usize }
impl<'a> Parser<'a> {
    fn ws(&mut self) { while self.i < self.s.len() && self.s[self.i].is_ascii_whitespace() { self.i += 1; } }
    fn eat(&mut self, c: u8) -> bool { self.ws(); if self.s.get(self.i) == Some(&c) { self.i += 1; true } else { false } }
    fn expr(&mut self) -> Result<Expr, Error> {
        let mut l = self.term()?;
        loop { let op = if self.eat(b'+') { '+' } else if self.eat(b'-') { '-' } else { return Ok(l) }; l = Expr::Bin(Box::new(l), op, Box::new(self.term()?)); }
    }
    fn term(&mut self) -> Result<Expr, Error> {
        let mut l = self.power()?;
        loop { let op = if self.eat(b'*') { '*' } else if self.eat(b'/') { '/' } else { return Ok(l) }; l = Expr::Bin(Box::new(l), op, Box::new(self.power()?)); }
    }
    fn power(&mut self) -> Result<Expr, Error> { let b = self.atom()?; if self.eat(b'^') { Ok(Expr::Bin(Box::new(b), '^', Box::new(self.power()?))) } else { Ok(b) } }
    fn atom(&mut self) -> Result<Expr, Error> {
        self.ws();
        if self.eat(b'-') { return Ok(Expr::Neg(Box::new(self.atom()?))); }
        if self.eat(b'(') { let e = self.expr()?; if !self.eat(b')') { return Err(Error::Syntax(self.i)); } return Ok(e); }
        let st = self.i;
        while self.i < self.s.len() && (self.s[self.i].is_ascii_alphanumeric() || self.s[self.i] == b'.') { self.i += 1; }
        let w = std::str::from_utf8(&self.s[st..self.i]).map_err(|_| Error::Syntax(st))?;
        if w.is_empty() { return Err(Error::Syntax(st)); }
        if let Ok(v) = w.parse::<f64>() { return Ok(Expr::Num(v)); }
        if self.eat(b'(') {
            let mut args = vec![self.expr()?];
            while self.eat(b',') { args.push(self.expr()?); }
            if !self.eat(b')') { return Err(Error::Syntax(self.i)); }
            return Ok(Expr::Call { name: w.to_string(), args });
        }
        Ok(Expr::Var(w.to_owned()))
    }
}
fn eval(e: &Expr, env: &HashMap<String, f64>, depth: &mut BTreeMap<String, usize>) -> Result<f64, Error> {
    Ok(match e {
        Expr::Num(v) => *v,
        Expr::Var(n) => *env.get(n).ok_or_else(|| Error::Unbound(n.clone()))?,
        Expr::Neg(a) => -eval(a, env, depth)?,
        Expr::Bin(a, op, b) => {
            let (x, y) = (eval(a, env, depth)?, eval(b, env, depth)?);
            match op { '+' => x + y, '-' => x - y, '*' => x * y, '/' => if y == 0.0 { return Err(Error::Domain(y)) } else { x / y }, '^' => x.powf(y), _ => unreachable!() }
        }
        Expr::Call { name, args } => {
            *depth.entry(name.clone()).or_insert(0) += 1;
            let v = args.iter().map(|a| eval(a, env, depth)).collect::<Result<Vec<_>, _>>()?;
            match (name.as_str(), v.as_slice()) {
                ("sin", [x]) => x.sin(), ("exp", [x]) => x.exp(),
                ("log", [x]) if *x > 0.0 => x.ln(), ("log", [x]) => return Err(Error::Domain(*x)),
                ("max", [x, y]) => x.max(*y), ("hyp", [x, y]) => x.hypot(*y),
                ("avg", all) => all.iter().sum::<f64>() / all.len() as f64,
                _ => return Err(Error::Arity { name: name.clone(), got: v.len() }),
            }
        }
    })
}
#[unsafe(no_mangle)]
extern "C" fn run_formulas(x: *const f64, tp: *const u8, tn: usize) -> f64 {
    let text = std::str::from_utf8(unsafe { std::slice::from_raw_parts(tp, tn) }).unwrap();
    let xs = unsafe { std::slice::from_raw_parts(x, 3) };
    let mut env: HashMap<String, f64> = ["a", "b", "c"].iter().zip(xs).map(|(k, v)| (k.to_string(), *v)).collect();
    let mut depth = BTreeMap::new();
    let mut total = 0.0;
    for (i, line) in text.lines().map(str::trim).filter(|l| !l.is_empty()).enumerate() {
        let go = || -> Result<(String, Expr), Error> {
            let (name, body) = line.split_once('=').ok_or(Error::Syntax(i))?;
            Ok((name.trim().to_string(), Parser { s: body.as_bytes(), i: 0 }.expr()?))
        };
        match go().and_then(|(n, e)| eval(&e, &env, &mut depth).map(|v| (n, v))) {
            Ok((n, v)) => { env.insert(n, v); total += v * (1.0 + 0.1 * i as f64); }
            Err(Error::Domain(v)) => total += 0.01 * v,
            Err(_) => total -= 1.0,
        }
    }
    total + depth.values().sum::<usize>() as f64
}
fn main() {
    let text = "u = sin(a*b) + exp(-c^2)\n v = log(u + 3) * max(a, b)^1.5\n bad = nope + 1\n w = hyp(u, v) / (1 + avg(a, b, c*u))\n neg = log(0 - a)\n z = -w^2 + 3.5*u*v\n";
    let x = [0.8, 1.3, 0.4];
    let fd: Vec<f64> = (0..3).map(|i| cd(1e-3, |t| { let mut z = x; z[i] += t; run_formulas(z.as_ptr(), text.as_ptr(), text.len()) })).collect();
    let mut c = Check::new();
    let mut dx = [0.0; 3];
    unsafe { __enzyme_autodiff_void(run_formulas as *const c_void, enzyme_dup, x.as_ptr(), dx.as_mut_ptr(), enzyme_const, text.as_ptr(), enzyme_const, text.len()); }
    for i in 0..3 { c.cmp(&format!("d{i}"), dx[i], fd[i]); }
    for i in 0..3 { let mut v = [0.0; 3]; v[i] = 1.0;
        let g = unsafe { __enzyme_fwddiff(run_formulas as *const c_void, enzyme_dup, x.as_ptr(), v.as_ptr(), enzyme_const, text.as_ptr(), enzyme_const, text.len()) };
        c.cmp(&format!("fwd{i}"), g, fd[i]); }
    c.done();
}
