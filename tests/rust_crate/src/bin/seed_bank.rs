//! Seeds: a vault from a text with errors of several crates' kinds, boxed; viability behind dyn traits from another module, reports by format!.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::error::Error;
use std::str::FromStr;

use ltoad::*;
use rust_crate::*;

mod viability {
    use std::fmt::Debug;

    pub trait Decay: Debug {
        fn at(&self, years: f64) -> f64;
        fn name(&self) -> String {
            format!("{self:?}").to_lowercase()
        }
    }
    #[derive(Debug)]
    pub struct Probit {
        pub start: f64,
        pub sigma: f64,
    }
    #[derive(Debug)]
    pub struct Weibull(pub f64, pub f64);

    impl Decay for Probit {
        fn at(&self, years: f64) -> f64 {
            1.0 / (1.0 + (-(self.start - years / self.sigma)).exp())
        }
    }
    impl Decay for Weibull {
        fn at(&self, years: f64) -> f64 {
            (-(years / self.0).powf(self.1)).exp()
        }
        fn name(&self) -> String {
            "weibull".to_owned()
        }
    }
}
use viability::{Decay, Probit, Weibull};

#[derive(Debug, Clone)]
struct Lot<'a> {
    species: Cow<'a, str>,
    year: i32,
    count: f64,
}
impl FromStr for Lot<'static> {
    type Err = Box<dyn Error>;
    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let (species, rest) = line.split_once(':').ok_or_else(|| format!("no colon in {line:?}"))?;
        let (year, count) = rest.trim().split_once(char::is_whitespace).ok_or("two numbers, please")?;
        Ok(Lot { species: Cow::Owned(species.trim().to_lowercase()), year: year.parse()?, count: count.trim().parse()? })
    }
}

const VAULT: &str = "Wheat: 1990 120\nrye : 2001 80.5\nWHEAT: 2010 200\nbarley 1999 3\noats: x 4\nRye: 1985 1e2\nmaize:2005 abc";

fn decay_of<'a>(x: &[f64], species: &'a str) -> (Box<dyn Decay>, Cow<'a, str>) {
    match species {
        "wheat" => (Box::new(Probit { start: x[0], sigma: x[1] }), species.into()),
        other => (Box::new(Weibull(x[2], x[3])), Cow::from(format!("{other} (wild)"))),
    }
}

#[autodiff_reverse(vault_back, Duplicated, Active, Const, ActiveOnly)]
#[autodiff_forward(vault_ahead, 3, Dual, Dual, Const, DualOnly)]
fn vault(x: &[f64], humidity: f64, now: i32) -> f64 {
    let (mut good, mut bad) = (BTreeMap::<String, Vec<f64>>::new(), Vec::new());
    for line in VAULT.lines() {
        match line.parse::<Lot>() {
            Err(e) => bad.push(e.to_string()),
            Ok(lot) => {
                let (decay, label) = decay_of(x, &lot.species);
                let years = f64::from(now - lot.year) * (1.0 + humidity);
                let alive = lot.count * decay.at(years);
                let key = if decay.name() == "weibull" { label.into_owned() } else { lot.species.to_string() };
                good.entry(key).or_default().push(alive);
            }
        }
    }
    let report: Vec<String> = good.iter().map(|(k, v)| format!("{k:<12}{:>8.1}", v.iter().sum::<f64>())).collect();
    let wide = report.join("\n").len() as f64;
    let spread: f64 = good.values().map(|v| v.iter().map(|a| a.ln()).sum::<f64>() / v.len() as f64).sum();
    spread + wide * humidity + 0.01 * bad.iter().map(String::len).sum::<usize>() as f64 * x[4]
}

fn main() {
    let x = [3.1, 14.0, 40.0, 1.6, 0.7];
    let all = |y: &[f64]| vault(&y[..5], y[5], 2024);
    let at = [&x[..], &[0.12]].concat();
    let want = differences(all, &at);
    let mut d = [0.0; 5];
    let humidity = vault_back(&x, &mut d, 0.12, 2024, 1.0);
    close(&[&d[..], &[humidity]].concat(), &want, 1e-7);
    let unit = |i: usize| std::array::from_fn::<f64, 5, _>(|j| f64::from(u8::from(i == j)));
    let [a, b, c] = vault_ahead(&x, &unit(0), &unit(3), &[0.0; 5], 0.12, 0.0, 0.0, 1.0, 2024);
    close(&[a, b, c], &[want[0], want[3], want[5]], 1e-7);
    println!("fine");
}
