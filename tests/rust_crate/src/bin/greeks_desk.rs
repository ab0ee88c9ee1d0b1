//! Derivatives desk: a book of options is read from lines of a table, priced by closed forms and by trees; greeks from the crate, against formulas.
include!("../../../user_programs/rust/comparisons.inc");
use ltoad::Differentiable;
use std::collections::HashMap;
use std::error::Error;
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Quotes {
    spots: Vec<f64>,
    volatilities: Vec<f64>,
    rate: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Right {
    Call,
    Put,
}
impl FromStr for Right {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        match s.chars().next().map(|c| c.to_ascii_lowercase()) {
            Some('c') => Ok(Right::Call),
            Some('p') => Ok(Right::Put),
            other => Err(format!("{other:?} is no right")),
        }
    }
}

#[derive(Debug, Clone)]
enum Contract {
    European { right: Right, strike: f64, years: f64 },
    American { right: Right, strike: f64, years: f64, steps: usize },
    Forward { strike: f64, years: f64 },
}

#[derive(Debug)]
struct Position {
    underlying: usize,
    amount: f64,
    contract: Contract,
}

fn position(line: &str, names: &HashMap<&str, usize>) -> Result<Position, Box<dyn Error>> {
    let mut fields = line.split(',').map(str::trim);
    let mut field = |what: &str| fields.next().filter(|f| !f.is_empty()).ok_or_else(|| format!("{what} is missing"));
    let name = field("name")?;
    let underlying = *names.get(name).ok_or("not quoted")?;
    let amount = field("amount")?.parse()?;
    let kind = field("kind")?;
    let (strike, years) = (field("strike")?.parse()?, field("days")?.parse::<f64>()? / 365.0);
    let contract = match kind.split_once('-') {
        Some(("euro", right)) => Contract::European { right: right.parse()?, strike, years },
        Some(("amer", right)) => Contract::American { right: right.parse()?, strike, years, steps: field("steps")?.parse()? },
        _ if kind == "fwd" => Contract::Forward { strike, years },
        _ => return Err(format!("unknown {kind}").into()),
    };
    Ok(Position { underlying, amount, contract })
}

const BOOK: &str = "\
OAK, 10, euro-call, 100, 180
ELM, -4, euro-put, 48.5, 90
OAK, 3, amer-put, 105, 365, 24
ASH, 7, euro-call, 30, 30
ELM, 2.5, fwd, 52, 270
YEW, 1, fwd, 10, 10
OAK, much, fwd, 10, 10
ELM, 1, amer-xyz, 50, 100, 12
ASH, -2, amer-call, 28, 200, 16
";

/// After Hart: the tail of a normal distribution, smooth enough for differences.
fn normal(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.5 * (x.abs() / std::f64::consts::SQRT_2));
    let z = x.abs() / std::f64::consts::SQRT_2;
    let poly = [0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368, -1.26551223]
        .iter()
        .fold(0.0, |sum, c| sum * t + c);
    let tail = 0.5 * t * (-z * z + poly).exp();
    if x > 0.0 { 1.0 - tail } else { tail }
}

fn intrinsic(right: Right, spot: f64, strike: f64) -> f64 {
    match right {
        Right::Call => spot - strike,
        Right::Put => strike - spot,
    }
    .max(0.0)
}

fn value(contract: &Contract, spot: f64, volatility: f64, rate: f64) -> f64 {
    match *contract {
        Contract::European { right, strike, years } => {
            let root = volatility * years.sqrt();
            let d1 = ((spot / strike).ln() + (rate + 0.5 * volatility * volatility) * years) / root;
            let call = spot * normal(d1) - strike * (-rate * years).exp() * normal(d1 - root);
            if right == Right::Call { call } else { call - spot + strike * (-rate * years).exp() }
        }
        Contract::American { right, strike, years, steps } => {
            let dt = years / steps as f64;
            let up = (volatility * dt.sqrt()).exp();
            let p = ((rate * dt).exp() - up.recip()) / (up - up.recip());
            let discount = (-rate * dt).exp();
            let at = |level: usize, ups: usize| spot * up.powi(2 * ups as i32 - level as i32);
            let last: Vec<f64> = (0..=steps).map(|k| intrinsic(right, at(steps, k), strike)).collect();
            (0..steps).rev().fold(last, |later, level| {
                later.windows(2).enumerate().map(|(k, w)| (discount * (p * w[1] + (1.0 - p) * w[0])).max(intrinsic(right, at(level, k), strike))).collect()
            })[0]
        }
        Contract::Forward { strike, years } => spot - strike * (-rate * years).exp(),
    }
}

fn main() {
    let names: HashMap<&str, usize> = ["OAK", "ELM", "ASH"].into_iter().zip(0..).collect();
    let (book, errors): (Vec<_>, Vec<_>) = BOOK.lines().map(|l| position(l, &names)).partition(Result::is_ok);
    let book: Vec<Position> = book.into_iter().flatten().collect();
    for e in errors.iter().filter_map(|e| e.as_ref().err()) {
        println!("not booked: {e}");
    }
    assert_eq!((book.len(), errors.len()), (6, 3));
    let quotes = Quotes { spots: vec![98.0, 51.0, 29.5], volatilities: vec![0.22, 0.31, 0.4], rate: 0.035 };
    let total = |q: &Quotes| book.iter().map(|p| p.amount * value(&p.contract, q.spots[p.underlying], q.volatilities[p.underlying], q.rate)).sum::<f64>();
    let mut c = Check::new();
    let greeks = ltoad::gradient(total, &quotes);
    for i in 0..3 {
        c.cmp(&format!("delta {i}"), greeks.spots[i], cd(1e-3, |h| { let mut q = quotes.clone(); q.spots[i] += h; total(&q) }));
        c.cmp(&format!("vega {i}"), greeks.volatilities[i], cd(1e-4, |h| { let mut q = quotes.clone(); q.volatilities[i] += h; total(&q) }));
    }
    c.cmp("rho", greeks.rate, cd(1e-4, |h| { let mut q = quotes.clone(); q.rate += h; total(&q) }));
    // gammas of the European ones alone: by formula
    let smooth = |q: &Quotes| book.iter().filter(|p| matches!(p.contract, Contract::European { .. })).map(|p| p.amount * value(&p.contract, q.spots[p.underlying], q.volatilities[p.underlying], q.rate)).sum::<f64>();
    let mut direction = quotes.zeroed();
    direction.spots[0] = 1.0;
    let bent = ltoad::hvp(smooth, &quotes, &direction);
    let (s, v, r, k, t) = (98.0, 0.22, 0.035, 100.0, 180.0 / 365.0);
    let d1: f64 = ((s / k as f64).ln() + (r + 0.5 * v * v) * t) / (v * f64::sqrt(t));
    let gamma = 10.0 * (-0.5 * d1 * d1).exp() / ((2.0 * std::f64::consts::PI).sqrt() * s * v * f64::sqrt(t));
    c.cmpt("gamma", bent.spots[0], gamma, 1e-3);
    c.cmp("gamma", bent.spots[0], cd(1e-3, |h| { let mut q = quotes.clone(); q.spots[0] += h; ltoad::gradient(smooth, &q).spots[0] }));
    c.cmp("vanna", bent.volatilities[0], cd(1e-3, |h| { let mut q = quotes.clone(); q.spots[0] += h; ltoad::gradient(smooth, &q).volatilities[0] }));
    let cross = bent.spots[1].abs() + bent.spots[2].abs();
    if cross != 0.0 {
        println!("no cross gammas, but {cross}");
        std::process::exit(1);
    }
    c.done();
}
