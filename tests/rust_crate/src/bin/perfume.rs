//! A blend of fragrances that evaporate; the notes come from a recipe in text.
use std::collections::{BTreeMap, HashMap};
use std::fmt;

use ltoad::autodiff_reverse;
use rust_crate::{close, differences};

trait Evaporation {
    fn left(&self, amount: f64, hours: f64) -> f64;
    fn label(&self) -> &str;
}

struct Exponential {
    rate: f64,
    name: String,
}

struct Diffusion {
    constant: f64,
}

impl Evaporation for Exponential {
    fn left(&self, amount: f64, hours: f64) -> f64 {
        amount * (-self.rate * hours).exp()
    }
    fn label(&self) -> &str {
        &self.name
    }
}

impl Evaporation for Diffusion {
    fn left(&self, amount: f64, hours: f64) -> f64 {
        amount / (1.0 + self.constant * hours.sqrt())
    }
    fn label(&self) -> &str {
        "diffusion"
    }
}

#[derive(Debug)]
enum RecipeError {
    Malformed(usize),
    Unknown(String),
}

impl fmt::Display for RecipeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(line) => write!(f, "line {line} is malformed"),
            Self::Unknown(what) => write!(f, "no note called {what}"),
        }
    }
}

impl std::error::Error for RecipeError {}

const RECIPE: &str = "
# note: law, parameter index, weight
bergamot: exp, 0, 1.5
jasmine: diff, 1, 0.8
musk: exp, 2, 2.0
amber: diff, 3, 1.1
";

fn model(law: &str, parameter: f64, name: &str) -> Result<Box<dyn Evaporation>, RecipeError> {
    match law {
        "exp" => Ok(Box::new(Exponential {
            rate: parameter,
            name: name.to_string(),
        })),
        "diff" => Ok(Box::new(Diffusion {
            constant: parameter,
        })),
        other => Err(RecipeError::Unknown(other.to_string())),
    }
}

fn parse(
    text: &str,
    x: &[f64],
) -> Result<BTreeMap<String, (Box<dyn Evaporation>, f64)>, Box<dyn std::error::Error>> {
    let mut notes = BTreeMap::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, rest) = line.split_once(':').ok_or(RecipeError::Malformed(number))?;
        let fields: Vec<&str> = rest.split(',').map(str::trim).collect();
        let [law, index, weight] = fields[..] else {
            return Err(Box::new(RecipeError::Malformed(number)));
        };
        let index: usize = index.parse()?;
        let weight: f64 = weight.parse()?;
        notes.insert(name.to_string(), (model(law, x[index], name)?, weight));
    }
    Ok(notes)
}

fn impression(x: &[f64], hours: &[f64]) -> Result<f64, Box<dyn std::error::Error>> {
    let notes = parse(RECIPE, x)?;
    let mut by_law: HashMap<&str, f64> = HashMap::new();
    for (law, weight) in notes.values() {
        for &h in hours {
            *by_law.entry(law.label()).or_insert(0.0) += weight * law.left(1.0, h);
        }
    }
    let balance: f64 = by_law.values().map(|v| v * v).sum();
    let total: f64 = by_law.values().sum();
    Ok(balance / total)
}

#[autodiff_reverse(strength_gradient, Duplicated, Const, Active)]
fn strength(x: &[f64], hours: &[f64]) -> f64 {
    impression(x, hours).unwrap_or(f64::NAN)
}

fn main() {
    let x = [0.9, 0.35, 0.12, 0.6];
    let hours = [0.5, 1.0, 4.0];
    let mut gradient = [0.0; 4];
    strength_gradient(&x, &mut gradient, &hours, 1.0);
    close(&gradient, &differences(|x| strength(x, &hours), &x), 1e-7);
}
