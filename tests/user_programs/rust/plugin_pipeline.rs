//! Laboratory automation: steps as Box<dyn Step> from a registry of constructors, samples moved through a pipeline, errors with sources, Any.
include!("harness.rs");
use std::any::Any;
use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::fmt::{self, Display};

#[derive(Debug)]
enum StepError {
    Config { key: String, source: Option<std::num::ParseFloatError> },
    Overflow(f64),
    Skipped,
}

impl Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Config { key, source: Some(s) } => write!(f, "{key}: {s}"),
            StepError::Config { key, source: None } => write!(f, "{key} is missing"),
            StepError::Overflow(v) => write!(f, "{v:.3} ml is too much"),
            StepError::Skipped => write!(f, "skipped"),
        }
    }
}

impl Error for StepError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            StepError::Config { source: Some(s), .. } => Some(s),
            _ => None,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Sample {
    label: String,
    volume: f64,
    concentrations: BTreeMap<&'static str, f64>,
    history: Vec<String>,
}

trait Step: Any {
    fn run(&mut self, sample: Sample) -> Result<Sample, StepError>;
    fn as_any(&self) -> &dyn Any;
    fn describe(&self) -> String {
        "step".to_string()
    }
}

struct Dilute {
    factor: f64,
}

struct React {
    from: &'static str,
    to: &'static str,
    rate: f64,
    seconds: f64,
}

#[derive(Default)]
struct Detector {
    sensitivity: f64,
    readings: Vec<(String, f64)>,
}

impl Step for Dilute {
    fn run(&mut self, mut sample: Sample) -> Result<Sample, StepError> {
        let volume = sample.volume * self.factor;
        if volume > 40.0 {
            return Err(StepError::Overflow(volume));
        }
        sample.concentrations.values_mut().for_each(|c| *c /= self.factor);
        Ok(Sample { volume, ..sample })
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn describe(&self) -> String {
        format!("dilution")
    }
}

impl Step for React {
    fn run(&mut self, mut sample: Sample) -> Result<Sample, StepError> {
        let Some(amount) = sample.concentrations.get_mut(self.from) else { return Err(StepError::Skipped) };
        let used = *amount * (1.0 - (-self.rate * self.seconds).exp());
        *amount -= used;
        *sample.concentrations.entry(self.to).or_insert(0.0) += 0.9 * used;
        sample.history.push(self.describe());
        Ok(sample)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn describe(&self) -> String {
        [self.from, self.to].join(" to ")
    }
}

impl Step for Detector {
    fn run(&mut self, sample: Sample) -> Result<Sample, StepError> {
        let signal: f64 = sample.concentrations.iter().map(|(name, c)| c * self.sensitivity / name.len() as f64).sum();
        self.readings.push((sample.label.clone(), (1.0 + signal).ln()));
        Ok(sample)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

type Settings<'a> = HashMap<&'a str, &'a str>;
type Constructor<'a> = Box<dyn Fn(&Settings) -> Result<Box<dyn Step>, StepError> + 'a>;

fn number(settings: &Settings, key: &str) -> Result<f64, StepError> {
    settings
        .get(key)
        .ok_or_else(|| StepError::Config { key: key.to_string(), source: None })?
        .parse()
        .map_err(|e| StepError::Config { key: key.to_string(), source: Some(e) })
}

fn build(text: &str, registry: &BTreeMap<&str, Constructor>) -> Result<Vec<Box<dyn Step>>, Box<dyn Error>> {
    text.lines()
        .map(|line| {
            let mut words = line.split_ascii_whitespace();
            let kind = words.next().ok_or("an empty line")?;
            let settings: Settings = words.filter_map(|w| w.split_once('=')).collect();
            let make = registry.get(kind).ok_or_else(|| format!("no step {kind:?}"))?;
            Ok(make(&settings)?)
        })
        .collect()
}

const RECIPE: &str = "dilute factor=1.5
react seconds=3.5
detect gain=2
react seconds=1.25
dilute factor=2.25
detect gain=4.5";

fn assay(x: &[f64]) -> Result<f64, Box<dyn Error>> {
    let (strength, rate) = (x[0], x[1]);
    let mut registry: BTreeMap<&str, Constructor> = BTreeMap::new();
    registry.insert("dilute", Box::new(|s| Ok(Box::new(Dilute { factor: number(s, "factor")? * strength }))));
    registry.insert("react", Box::new(|s| Ok(Box::new(React { from: "ester", to: "acid", rate, seconds: number(s, "seconds")? }))));
    registry.insert("detect", Box::new(|s| Ok(Box::new(Detector { sensitivity: number(s, "gain")? * x[2], readings: vec![] }))));
    let mut steps = build(RECIPE, &registry)?;
    let mut lost = 0.0;
    for (i, amount) in x[3..].iter().enumerate() {
        let concentrations = if i == 1 { [("acid", *amount)].into() } else { BTreeMap::from([("ester", *amount), ("salt", 0.5)]) };
        let mut sample = Sample { label: format!("tube {i}"), volume: 5.0 + 2.0 * *amount, concentrations, history: vec![] };
        for step in steps.iter_mut() {
            let before = sample.clone();
            sample = match step.run(sample) {
                Ok(next) => next,
                Err(StepError::Overflow(v)) => {
                    lost += v - 40.0;
                    before
                }
                Err(StepError::Skipped) => before,
                Err(other) => return Err(other.into()),
            };
        }
        lost += 0.01 * sample.history.len() as f64 * sample.volume;
    }
    let readings = steps.iter().filter_map(|s| s.as_any().downcast_ref::<Detector>()).flat_map(|d| &d.readings);
    Ok(readings.map(|(label, r)| r * r * label.len() as f64).sum::<f64>() + lost)
}

fn assay_at(x: &[f64; 6]) -> f64 {
    assay(x).expect("a good recipe")
}

fn main() {
    let x = [1.05, 0.4, 1.3, 1.7, 0.9, 6.0];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(assay_at as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| assay(x).unwrap(), &x, 1e-4, 1e-6);
}
