//! Chemistry: formulas as text into atoms, weights from a table of strings, mixtures with Cow names, a titration curve.
include!("harness.rs");
use std::borrow::Cow;
use std::collections::HashMap;
use std::num::ParseFloatError;
use std::str::FromStr;

const TABLE: &str = "\
H 1.008
C 12.011
N 14.007
O 15.999
Na 22.990
Cl 35.45
";

struct Elements(HashMap<String, f64>);

impl FromStr for Elements {
    type Err = ParseFloatError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut found = HashMap::new();
        for line in text.lines() {
            if let Some((symbol, weight)) = line.split_once(' ') {
                found.insert(symbol.to_string(), weight.trim().parse()?);
            }
        }
        Ok(Elements(found))
    }
}

fn atoms(formula: &str) -> Vec<(&str, u32)> {
    let mut found = Vec::new();
    let bytes = formula.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        at += 1;
        while at < bytes.len() && bytes[at].is_ascii_lowercase() {
            at += 1;
        }
        let symbol = &formula[start..at];
        let digits = formula[at..].chars().take_while(char::is_ascii_digit).count();
        let count = formula[at..at + digits].parse().unwrap_or(1);
        at += digits;
        found.push((symbol, count));
    }
    found
}

struct Portion<'a> {
    name: Cow<'a, str>,
    mass: f64,
    acid: Option<f64>,
}

fn plain(name: &str) -> Cow<'_, str> {
    if name.contains(' ') {
        Cow::Owned(name.replace(' ', ""))
    } else {
        Cow::Borrowed(name)
    }
}

fn weight(elements: &Elements, formula: &str) -> Option<f64> {
    atoms(formula).iter().try_fold(0.0, |sum, (symbol, count)| {
        Some(sum + elements.0.get(*symbol)? * f64::from(*count))
    })
}

fn charge(ph: f64, acids: &[(f64, f64)], base: f64) -> f64 {
    let h = (-ph * std::f64::consts::LN_10).exp();
    let anions: f64 = acids.iter().map(|(c, k)| c * k / (k + h)).sum();
    base + h - 1e-14 / h - anions
}

fn acidity(acids: &[(f64, f64)], base: f64) -> f64 {
    let mut ph = 5.0;
    for _ in 0..60 {
        let f = charge(ph, acids, base);
        let slope = (charge(ph + 1e-3, acids, base) - charge(ph - 1e-3, acids, base)) / 2e-3;
        ph -= (f / slope).clamp(-0.5, 0.5);
    }
    ph
}

fn solution(x: &[f64]) -> Result<f64, String> {
    let elements: Elements = TABLE.parse().map_err(|e| format!("table: {e}"))?;
    let portions = [
        Portion { name: plain("CH3 COOH"), mass: x[0], acid: Some(x[3]) },
        Portion { name: plain("HCOOH"), mass: x[1], acid: Some(3.75) },
        Portion { name: plain("NaOH"), mass: x[2], acid: None },
    ];
    let mut acids = vec![];
    let mut base = 0.0;
    let mut labels = String::new();
    for portion in &portions {
        let moles = portion.mass / weight(&elements, &portion.name).ok_or_else(|| portion.name.to_string())?;
        match portion.acid {
            Some(strength) => acids.push((moles, 10f64.powf(-strength))),
            None => base += moles,
        }
        labels += &format!("{}: {:.3} mol\n", portion.name, moles);
    }
    if labels.lines().count() != portions.len() {
        return Err(labels);
    }
    Ok(acidity(&acids, base))
}

fn ph(x: *const f64) -> f64 {
    solution(unsafe { std::slice::from_raw_parts(x, 4) }).unwrap()
}

fn main() {
    let x = [6.0, 3.0, 4.0, 4.76];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(ph as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    compare(&d, &|x| ph(x.as_ptr()), &x, 1e-4, 1e-6);
}
