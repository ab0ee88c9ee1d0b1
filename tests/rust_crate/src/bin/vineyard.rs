//! A vineyard: parcels with grapes of several kinds, blends as nested structs, a season of weather folded day by day, Jacobians of wines.
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt;

use ltoad::Differentiable;
use rust_crate::{close, differences};

const WEATHER: &str = "d 18.5 0\nd 22 1.2\nd 25.25 0\nfrost -1.5\nd 27 0.3\nd 30.5 0\nhail\nd 24 4\nd 21.75 0.8";

#[derive(Debug, Clone, Copy, PartialEq)]
enum Day {
    Mild { mean: f64, rain: f64 },
    Frost(f64),
    Hail,
}

#[derive(Debug)]
enum Unreadable {
    Number { line: usize, cause: std::num::ParseFloatError },
    Word { line: usize, word: String },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Number { line, cause } => write!(f, "{line}: {cause}"),
            Unreadable::Word { line, word } => write!(f, "{line}: {word:?}"),
        }
    }
}
impl std::error::Error for Unreadable {}

fn weather(text: &str) -> Result<Vec<Day>, Unreadable> {
    text.lines()
        .enumerate()
        .map(|(line, row)| {
            let number = |w: &str| w.parse::<f64>().map_err(|cause| Unreadable::Number { line, cause });
            match row.split(' ').collect::<Vec<_>>().as_slice() {
                ["d", mean, rain] => Ok(Day::Mild { mean: number(mean)?, rain: number(rain)? }),
                ["frost", low] => number(low).map(Day::Frost),
                ["hail"] => Ok(Day::Hail),
                other => Err(Unreadable::Word { line, word: other.join("_") }),
            }
        })
        .collect()
}

#[derive(Clone, Debug, Differentiable)]
struct Grape {
    name: String,
    base: f64,
    hardiness: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Parcel {
    slope: f64,
    rows: u32,
    grape: Grape,
    pruning: Option<f64>,
}

#[derive(Clone, Debug, Differentiable)]
struct Estate {
    parcels: Vec<Parcel>,
    oak: (f64, f64),
    blends: HashMap<String, Vec<f64>>,
}

#[derive(Debug, Clone, Copy, Default)]
struct Juice {
    litres: f64,
    sugar: f64,
    acid: f64,
}

impl Juice {
    fn mix(self, other: Juice, share: f64) -> Juice {
        let litres = self.litres + share * other.litres;
        let part = |a: f64, b: f64| (a * self.litres + b * share * other.litres) / litres;
        Juice { litres, sugar: part(self.sugar, other.sugar), acid: part(self.acid, other.acid) }
    }
}

fn season(parcel: &Parcel, days: &[Day]) -> Juice {
    let shape = parcel.pruning.map_or(1.0, |p| p * (2.0 - p));
    days.iter().fold(Juice { litres: 1.0, sugar: 0.2, acid: 1.2 }, |juice, day| match *day {
        Day::Mild { mean, rain } => {
            let heat = (mean + 2.0 * parcel.slope.sin() - parcel.grape.base).max(0.0);
            let growth = shape * (1.0 - (-0.05 * heat).exp());
            Juice { litres: juice.litres * (1.0 + 0.1 * growth + 0.02 * rain), sugar: juice.sugar + 0.1 * growth, acid: juice.acid * (1.0 - 0.03 * growth) }
        }
        Day::Frost(low) => Juice { litres: juice.litres / (1.0 - low / (4.0 * parcel.grape.hardiness)), ..juice },
        Day::Hail => Juice { litres: 0.85 * juice.litres, acid: juice.acid + 0.05, ..juice },
    })
}

fn label<'a>(grape: &'a Grape, litres: f64) -> Cow<'a, str> {
    if litres > 1.5 { Cow::Borrowed(&grape.name) } else { format!("{} reserve", grape.name).into() }
}

fn wines(estate: &Estate) -> Vec<f64> {
    let days = weather(WEATHER).unwrap_or_default();
    let mut cellar: BTreeMap<Cow<str>, Juice> = BTreeMap::new();
    for parcel in &estate.parcels {
        let juice = season(parcel, &days);
        let rows = f64::from(parcel.rows);
        cellar.entry(label(&parcel.grape, juice.litres)).and_modify(|j| *j = j.mix(juice, rows)).or_insert(Juice { litres: rows * juice.litres, ..juice });
    }
    let mut names: Vec<_> = estate.blends.keys().collect();
    names.sort_unstable();
    let blended = names.into_iter().map(|name| {
        let shares = &estate.blends[name];
        let total: Juice = cellar.values().zip(shares).fold(Juice::default(), |all, (j, &s)| if all.litres == 0.0 { Juice { litres: s * j.litres, ..*j } } else { all.mix(*j, s) });
        let balance = (total.sugar - total.acid * estate.oak.0).tanh();
        (balance + estate.oak.1 * total.sugar.sqrt()) * name.len() as f64
    });
    let own = cellar.iter().map(|(name, j)| j.litres * (1.0 + j.sugar) / name.len() as f64);
    blended.chain(own).collect()
}

fn estate(x: &[f64]) -> Estate {
    let grape = |name: &str, base, hardiness| Grape { name: name.to_owned(), base, hardiness };
    let parcels = vec![
        Parcel { slope: x[0], rows: 12, grape: grape("riesling", x[1], 3.0), pruning: Some(x[2]) },
        Parcel { slope: 0.1, rows: 7, grape: grape("pinot", 11.0, x[3]), pruning: None },
        Parcel { slope: x[0] * 2.0, rows: 3, grape: grape("riesling", 9.5, 2.5), pruning: Some(0.7) },
    ];
    let blends = HashMap::from([("cuvee".to_string(), vec![x[4], 0.5]), ("house".to_string(), vec![0.3, x[5], 1.0])]);
    Estate { parcels, oak: (x[6], 0.3), blends }
}

fn main() {
    let x = [0.3, 10.0, 0.8, 4.0, 0.6, 0.9, 0.55];
    let here = estate(&x);
    let all = wines(&here);
    let rows = ltoad::jacobian(wines, &here);
    assert_eq!(rows.len(), all.len());
    for (k, row) in rows.iter().enumerate() {
        let want = differences(|x| wines(&estate(x))[k], &x);
        let got = [
            row.parcels[0].slope + 2.0 * row.parcels[2].slope,
            row.parcels[0].grape.base,
            row.parcels[0].pruning.unwrap(),
            row.parcels[1].grape.hardiness,
            row.blends["cuvee"][0],
            row.blends["house"][1],
            row.oak.0,
        ];
        close(&got, &want, 1e-6);
    }
    let seed: Vec<f64> = (0..all.len()).map(|i| 1.0 + i as f64).collect();
    let (_, pulled) = ltoad::vjp(wines, &here, &seed);
    close(&[pulled.oak.0], &differences(|x| wines(&estate(x)).iter().zip(&seed).map(|(w, s)| w * s).sum(), &x)[6..], 1e-6);
}
