//! Brewing: a recipe from a builder, mash steps as an enum with data, yeasts behind a trait, batches parsed from text with boxed errors.
include!("harness.rs");

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

#[derive(Debug, Clone)]
enum Step {
    Rest { celsius: f64, minutes: f64 },
    Ramp { to: f64, rate: f64 },
    Hop { name: String, grams: f64, minutes: f64 },
}

#[derive(Debug)]
struct BadStep {
    line: usize,
    reason: String,
}

impl fmt::Display for BadStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl Error for BadStep {}

#[derive(Debug, Clone, Default)]
struct Recipe {
    name: String,
    malt: f64,
    water: f64,
    steps: Vec<Step>,
}

#[derive(Default)]
struct RecipeBuilder {
    recipe: Recipe,
}

impl RecipeBuilder {
    fn named(name: impl Into<String>) -> Self {
        RecipeBuilder { recipe: Recipe { name: name.into(), ..Recipe::default() } }
    }
    fn malt(mut self, kilos: f64) -> Self {
        self.recipe.malt += kilos;
        self
    }
    fn water(mut self, litres: f64) -> Self {
        self.recipe.water = litres;
        self
    }
    fn steps(mut self, text: &str) -> Result<Self, Box<dyn Error>> {
        for (line, row) in text.lines().enumerate() {
            let words: Vec<&str> = row.split_whitespace().collect();
            let step = match words.as_slice() {
                ["rest", celsius, minutes] => Step::Rest { celsius: celsius.parse()?, minutes: minutes.parse()? },
                ["ramp", to, rate] => Step::Ramp { to: to.parse()?, rate: rate.parse()? },
                ["hop", name, grams, minutes] => {
                    Step::Hop { name: name.to_string(), grams: grams.parse()?, minutes: minutes.parse()? }
                }
                [] => continue,
                other => return Err(Box::new(BadStep { line, reason: format!("cannot read {other:?}") })),
            };
            self.recipe.steps.push(step);
        }
        Ok(self)
    }
    fn build(self) -> Recipe {
        self.recipe
    }
}

trait Yeast {
    fn attenuation(&self, celsius: f64) -> f64;
    fn name(&self) -> &str;
}

struct Ale {
    vigour: f64,
}

struct Lager {
    vigour: f64,
    best: f64,
}

impl Yeast for Ale {
    fn attenuation(&self, celsius: f64) -> f64 {
        self.vigour / (1.0 + (-(celsius - 15.0) / 3.0).exp())
    }
    fn name(&self) -> &str {
        "ale"
    }
}

impl Yeast for Lager {
    fn attenuation(&self, celsius: f64) -> f64 {
        self.vigour * (-((celsius - self.best) / 6.0).powi(2)).exp()
    }
    fn name(&self) -> &str {
        "lager"
    }
}

fn brew(recipe: &Recipe, alpha: &BTreeMap<String, f64>, yeast: &dyn Yeast, cellar: f64) -> (f64, f64) {
    let (mut temperature, mut sugar, mut bitter) = (20.0, 0.0, 0.0);
    for step in &recipe.steps {
        match step {
            Step::Rest { celsius, minutes } => {
                temperature += (celsius - temperature) * 0.9;
                let rate = 0.03 * (-((temperature - 66.0) / 8.0).powi(2)).exp();
                sugar += (recipe.malt - sugar) * (1.0 - (-rate * minutes).exp());
            }
            Step::Ramp { to, rate } => temperature = to - (to - temperature) * (-rate).exp(),
            Step::Hop { name, grams, minutes } => {
                let acid = alpha.get(name).copied().unwrap_or(0.04);
                bitter += acid * grams * (1.0 - (-0.04 * minutes).exp()) / recipe.water * 1000.0 / 4.15;
            }
        }
    }
    let gravity = sugar / recipe.water * 380.0;
    (gravity * yeast.attenuation(cellar) * 0.131 / 10.0, bitter)
}

const STEPS: &str = "rest 52 15\nramp 62 0.8\nrest 66 45\n\nhop saaz 40 60\nhop tettnang 25 15";
const BROKEN: &str = "rest 66 60\nboil hard\n";

fn cellar(x: &[f64]) -> f64 {
    let alpha = BTreeMap::from([("saaz".to_string(), x[2]), ("tettnang".to_string(), x[2] * x[2] + 0.03)]);
    let yeasts: Vec<Box<dyn Yeast>> = vec![Box::new(Ale { vigour: x[3] }), Box::new(Lager { vigour: 0.9, best: x[4] })];
    let mut total = 0.0;
    for (k, text) in [STEPS, BROKEN, "rest warm 3"].iter().enumerate() {
        match RecipeBuilder::named(format!("batch {k}")).malt(x[0]).water(x[1]).steps(text) {
            Ok(builder) => {
                let recipe = builder.malt(0.2).build();
                for yeast in &yeasts {
                    let (alcohol, bitter) = brew(&recipe, &alpha, yeast.as_ref(), 12.0 + x[4] * 0.3);
                    total += alcohol + 0.01 * bitter * yeast.name().len() as f64 + recipe.name.len() as f64;
                }
            }
            Err(error) => total += 0.01 * error.to_string().len() as f64 * x[0],
        }
    }
    total
}

fn main() {
    let x = [5.0, 22.0, 0.045, 0.8, 10.0];
    let mut d = [0.0; 5];
    let run: extern "C" fn(&[f64; 5]) -> f64 = batch;
    extern "C" fn batch(x: &[f64; 5]) -> f64 {
        cellar(x)
    }
    unsafe { __enzyme_autodiff(run as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &cellar, &x, 1e-4, 1e-6);
}
