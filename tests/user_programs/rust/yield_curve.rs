//! Finance: a discount curve bootstrapped from quotes, with a BTreeMap, errors and the question mark.
include!("harness.rs");
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

#[derive(Debug)]
enum CurveError {
    NoQuotes,
    OutOfRange { days: u32 },
    NoConvergence(String),
}
impl fmt::Display for CurveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CurveError::NoQuotes => write!(f, "no quotes"),
            CurveError::OutOfRange { days } => write!(f, "{days} days are beyond the curve"),
            CurveError::NoConvergence(what) => write!(f, "{what} does not converge"),
        }
    }
}
impl Error for CurveError {}

#[derive(Clone)]
enum Quote {
    Deposit { days: u32, rate: f64 },
    Swap { years: u32, rate: f64 },
}
impl Quote {
    fn maturity(&self) -> u32 {
        match *self {
            Quote::Deposit { days, .. } => days,
            Quote::Swap { years, .. } => years * 365,
        }
    }
}

#[derive(Default, Clone)]
struct Curve {
    logs: BTreeMap<u32, f64>,
}
impl Curve {
    fn discount(&self, days: u32) -> Result<f64, CurveError> {
        if days == 0 {
            return Ok(1.0);
        }
        let (&hi, &above) = self.logs.range(days..).next().ok_or(CurveError::OutOfRange { days })?;
        let (lo, below) = self.logs.range(..days).next_back().map_or((0, 0.0), |(d, v)| (*d, *v));
        let w = f64::from(days - lo) / f64::from(hi - lo);
        Ok((below + w * (above - below)).exp())
    }
    fn with(&self, days: u32, log: f64) -> Curve {
        let mut c = self.clone();
        c.logs.insert(days, log);
        c
    }
    fn swap_value(&self, years: u32, rate: f64) -> Result<f64, CurveError> {
        let coupons = (1..=years).map(|y| self.discount(y * 365)).sum::<Result<f64, _>>()?;
        Ok(1.0 - self.discount(years * 365)? - rate * coupons)
    }
}

fn solve(what: &str, mut x: f64, f: impl Fn(f64) -> Result<f64, CurveError>) -> Result<f64, CurveError> {
    for _ in 0..30 {
        let h = 1e-5;
        let (v, up, down) = (f(x)?, f(x + h)?, f(x - h)?);
        let step = v / ((up - down) / (2.0 * h));
        x -= step;
        if step.abs() < 1e-12 {
            return Ok(x);
        }
    }
    Err(CurveError::NoConvergence(what.to_string()))
}

fn bootstrap(quotes: &[Quote]) -> Result<Curve, Box<dyn Error>> {
    if quotes.is_empty() {
        return Err(Box::new(CurveError::NoQuotes));
    }
    let mut sorted = quotes.to_vec();
    sorted.sort_by_key(Quote::maturity);
    let mut curve = Curve::default();
    for q in &sorted {
        let days = q.maturity();
        let log = match q {
            Quote::Deposit { rate, .. } => -(1.0 + rate * f64::from(days) / 365.0).ln(),
            Quote::Swap { years, rate } => {
                let guess = -rate * f64::from(*years);
                solve(&format!("swap of {years} years"), guess, |log| curve.with(days, log).swap_value(*years, *rate))?
            }
        };
        curve.logs.insert(days, log);
    }
    Ok(curve)
}

fn price(x: &[f64]) -> Result<f64, Box<dyn Error>> {
    let quotes = [
        Quote::Swap { years: 5, rate: x[3] },
        Quote::Deposit { days: 90, rate: x[0] },
        Quote::Swap { years: 2, rate: x[2] },
        Quote::Deposit { days: 365, rate: x[1] },
    ];
    let curve = bootstrap(&quotes)?;
    let missing = curve.discount(9000).err().ok_or("the curve is too long")?;
    let late: u32 = missing.to_string().split(' ').next().unwrap_or("0").parse()?;
    let mut value = 0.0;
    for (i, days) in (180..=1825).step_by(235).enumerate() {
        value += x[4] * (1.0 + i as f64 / 10.0) * curve.discount(days)?;
    }
    Ok(value * f64::from(late) / 9000.0)
}

extern "C" fn value(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    price(x).unwrap_or_else(|e| panic!("{e}"))
}

fn main() {
    let x = [0.021, 0.024, 0.027, 0.031, 4.0];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(value as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| value(x.as_ptr(), 5), &x, 1e-4, 1e-6);
}
