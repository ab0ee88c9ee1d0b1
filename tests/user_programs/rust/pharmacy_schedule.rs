//! Pharmacology: a schedule of doses is parsed from text, errors travel with `?`, compartments are integrated.
include!("harness.rs");
use std::fmt;
use std::str::FromStr;

#[derive(Debug, Clone, PartialEq)]
enum Dose {
    Bolus { at: f64, amount: f64 },
    Infusion { from: f64, to: f64, rate: f64 },
    Skip,
}

#[derive(Debug)]
enum ScheduleError {
    Unknown(String),
    Number(std::num::ParseFloatError),
    Empty,
}

impl fmt::Display for ScheduleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScheduleError::Unknown(word) => write!(f, "unknown word {word}"),
            ScheduleError::Number(e) => write!(f, "not a number: {e}"),
            ScheduleError::Empty => write!(f, "nothing there"),
        }
    }
}

impl From<std::num::ParseFloatError> for ScheduleError {
    fn from(e: std::num::ParseFloatError) -> Self {
        ScheduleError::Number(e)
    }
}

impl FromStr for Dose {
    type Err = ScheduleError;
    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let mut words = line.split_whitespace();
        let kind = words.next().ok_or(ScheduleError::Empty)?;
        let mut number = || -> Result<f64, ScheduleError> { Ok(words.next().ok_or(ScheduleError::Empty)?.parse()?) };
        match kind {
            "bolus" => Ok(Dose::Bolus { at: number()?, amount: number()? }),
            "infusion" => Ok(Dose::Infusion { from: number()?, to: number()?, rate: number()? }),
            "skip" => Ok(Dose::Skip),
            other => Err(ScheduleError::Unknown(other.to_owned())),
        }
    }
}

#[derive(Clone, Copy)]
struct Patient {
    clearance: f64,
    central: f64,
    exchange: f64,
    peripheral: f64,
    weight: f64,
}

struct Compartments {
    patient: Patient,
    schedule: Vec<Dose>,
}

impl Compartments {
    fn input(&self, t: f64, dt: f64) -> f64 {
        self.schedule
            .iter()
            .map(|d| match *d {
                Dose::Bolus { at, amount } if at >= t && at < t + dt => amount / dt,
                Dose::Infusion { from, to, rate } if t >= from && t < to => rate,
                _ => 0.0,
            })
            .sum()
    }

    fn derivative(&self, [central, peripheral]: [f64; 2], input: f64) -> [f64; 2] {
        let p = &self.patient;
        let flow = p.exchange * (central / p.central - peripheral / p.peripheral);
        [input - p.clearance * central / p.central * p.weight.powf(0.75) - flow, flow]
    }

    fn exposure(&self, hours: f64, steps: usize) -> (f64, f64) {
        let dt = hours / steps as f64;
        let (mut state, mut area, mut peak) = ([0.0, 0.0], 0.0, 0.0f64);
        for i in 0..steps {
            let input = self.input(i as f64 * dt, dt);
            let k1 = self.derivative(state, input);
            let middle = std::array::from_fn(|j| state[j] + 0.5 * dt * k1[j]);
            let k2 = self.derivative(middle, input);
            for (s, k) in state.iter_mut().zip(k2) {
                *s += dt * k;
            }
            let concentration = state[0] / self.patient.central;
            area += concentration * dt;
            peak = peak.max(concentration);
        }
        (area, peak)
    }
}

fn simulate(x: &[f64], text: &str) -> Result<f64, ScheduleError> {
    let [clearance, central, exchange, peripheral, weight, scale] = x else { return Err(ScheduleError::Empty) };
    let patient =
        Patient { clearance: *clearance, central: *central, exchange: *exchange, peripheral: *peripheral, weight: *weight };
    let mut schedule = text.lines().map(str::parse).collect::<Result<Vec<Dose>, _>>()?;
    schedule.retain(|d| *d != Dose::Skip);
    for dose in schedule.iter_mut() {
        if let Dose::Bolus { amount, .. } | Dose::Infusion { rate: amount, .. } = dose {
            *amount *= scale;
        }
    }
    let (area, peak) = Compartments { patient, schedule }.exposure(24.0, 120);
    Ok(area + 0.5 * peak * peak)
}

const TEXT: &str = "bolus 0.5 20\ninfusion 2 6.5 3.5\nskip\nbolus 12 10";

extern "C" fn exposure(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let good = simulate(x, TEXT).unwrap_or(-1.0);
    match simulate(x, "bolus 1 2\npill 3") {
        Err(ScheduleError::Unknown(word)) => good + word.len() as f64,
        Err(e) => panic!("{e}"),
        Ok(v) => v,
    }
}

fn main() {
    let x = [0.9, 4.0, 0.7, 9.0, 1.2, 1.1];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(exposure as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 6usize) };
    compare(&d, &|x| exposure(x.as_ptr(), 6), &x, 1e-3, 1e-6);
}
