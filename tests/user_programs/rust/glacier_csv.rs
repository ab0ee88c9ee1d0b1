//! Glaciology: stakes read from lines of text, errors by `?` and From, weights from the inputs, a report by format!.
include!("harness.rs");
use std::collections::BTreeMap;
use std::fmt::Write;
use std::num::{ParseFloatError, ParseIntError};
use std::str::FromStr;

#[derive(Debug)]
enum Bad {
    Float(ParseFloatError),
    Int(ParseIntError),
    Fields(usize),
}
impl From<ParseFloatError> for Bad {
    fn from(e: ParseFloatError) -> Self {
        Bad::Float(e)
    }
}
impl From<ParseIntError> for Bad {
    fn from(e: ParseIntError) -> Self {
        Bad::Int(e)
    }
}
#[derive(Debug, Clone)]
struct Stake {
    name: String,
    height: f64,
    year: u16,
    melt: Option<f64>,
}
impl FromStr for Stake {
    type Err = Bad;
    fn from_str(line: &str) -> Result<Self, Bad> {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        let [name, height, year, melt] = fields[..] else { return Err(Bad::Fields(fields.len())) };
        let melt = if melt.is_empty() { None } else { Some(melt.parse()?) };
        Ok(Stake { name: name.to_string(), height: height.parse()?, year: year.parse()?, melt })
    }
}

const TABLE: &str = "north, 2100.5, 2019, 1.25\nsouth, 1900, 2019, 2.5\nnorth, 2099, 2020,\n\
    south, x, 2020, 1\neast, 2005, 2021, 1.75\nsouth, 1898, 2021, 2.75\nbroken line\nwest, 2050, -4, 2";

fn balance(x: &[f64]) -> (f64, String) {
    let (good, bad): (Vec<_>, Vec<_>) = TABLE.lines().map(str::parse::<Stake>).partition(Result::is_ok);
    let mut stakes: Vec<Stake> = good.into_iter().map(Result::unwrap).collect();
    for stake in stakes.iter_mut() {
        stake.height += x[0] * f64::from(stake.year - 2018);
        stake.melt = stake.melt.map(|m| m * x[1]).or(Some(x[2] * x[2]));
    }
    let mut groups: BTreeMap<&str, Vec<&Stake>> = BTreeMap::new();
    for stake in &stakes {
        groups.entry(stake.name.as_str()).or_default().push(stake);
    }
    let mut report = String::new();
    let mut total = 0.0;
    for (name, group) in &groups {
        let weight = |s: &&&Stake| (-x[3] * (s.height - 1900.0) / 100.0).exp();
        let norm: f64 = group.iter().map(|s| weight(&s)).sum();
        let mean = group.iter().map(|s| weight(&s) * s.melt.unwrap_or_default()).sum::<f64>() / norm;
        writeln!(report, "{name:>8}: {mean:.3}").unwrap();
        total += mean * mean;
    }
    let ints = bad.iter().filter(|b| matches!(b, Err(Bad::Int(_)))).count();
    let others: usize = bad.iter().map(|b| if let Err(Bad::Fields(n)) = b { *n } else { 0 }).sum();
    (total + x[4] * (ints + 2 * others) as f64, report)
}
extern "C" fn melt(x: *const f64, n: usize) -> f64 {
    let (value, report) = balance(unsafe { std::slice::from_raw_parts(x, n) });
    value + report.lines().count() as f64
}

fn main() {
    let x = [0.7, 1.1, 0.9, 0.5, 0.2];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(melt as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| melt(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
