//! A clinic: patients parsed from text, triage in a heap with `Reverse`, doctors as state machines, waiting costs; a struct of settings fitted.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet, VecDeque};
use std::fmt::Display;
use std::str::FromStr;

use ltoad::{Differentiable, gradient, vjp};

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Settings {
    pace: HashMap<String, f64>,
    costs: [f64; 3],
    overtime: Box<f64>,
}

#[derive(Clone, Debug)]
struct Patient {
    name: String,
    urgency: u8,
    arrives: f64,
    complaint: Complaint,
}

#[derive(Clone, Debug, PartialEq)]
enum Complaint {
    Cough { days: u32 },
    Fracture(String, f64),
    Check,
}

impl FromStr for Patient {
    type Err = String;
    fn from_str(line: &str) -> Result<Self, Self::Err> {
        fn field<T: FromStr<Err: Display>>(text: Option<&str>) -> Result<T, String> {
            text.ok_or("too short")?.trim().parse().map_err(|e: T::Err| e.to_string())
        }
        let mut parts = line.split(',');
        let name = field(parts.next())?;
        let urgency = field(parts.next())?;
        let arrives = field(parts.next())?;
        let complaint = match parts.next().map(str::trim) {
            Some("cough") => Complaint::Cough { days: field(parts.next())? },
            Some("fracture") => Complaint::Fracture(field(parts.next())?, field(parts.next())?),
            Some("check") | None => Complaint::Check,
            Some(other) => return Err(format!("what is {other}?")),
        };
        Ok(Patient { name, urgency, arrives, complaint })
    }
}

#[derive(Clone, Debug)]
enum Doctor {
    Free,
    Busy { until: f64, with: String },
    Break { until: f64 },
}

const DAY: &str = "Ann, 2, 0.0, cough, 4
Ben, 5, 0.2, fracture, arm, 1.5
Cid, 1, 0.3
Dot, 3, x, check
Eve, 4, 0.9, fracture, leg, 2.25
Fay, 2, 1.1, cough, 11
Gil, 2, 1.2, dizzy
Hal, 5, 2.0, cough, 2";

fn duration(p: &Patient, s: &Settings) -> f64 {
    let pace = |key: &str| s.pace.get(key).copied().unwrap_or(1.0);
    match &p.complaint {
        Complaint::Cough { days } => pace("cough") * (1.0 + 0.05 * f64::from(*days)),
        Complaint::Fracture(bone, size) => pace("fracture") * size.powf(0.5) + 0.01 * bone.len() as f64,
        Complaint::Check => 0.3 * pace("check"),
    }
}

fn costs(s: &Settings) -> Result<Vec<f64>, String> {
    let (patients, bad): (Vec<_>, Vec<_>) = DAY.lines().map(str::parse::<Patient>).partition(Result::is_ok);
    let mut waiting: VecDeque<Patient> = patients.into_iter().flatten().collect();
    if waiting.is_empty() {
        return Err("nobody came".into());
    }
    let mut doctors = [Doctor::Free, Doctor::Break { until: 0.5 }];
    let mut triage: BinaryHeap<(u8, Reverse<String>)> = BinaryHeap::new();
    let mut known: HashMap<String, Patient> = HashMap::new();
    let mut treated = HashSet::new();
    let mut costs = vec![0.0; 3];
    let mut overtime = 0.0_f64;
    for tick in 0..60 {
        let now = 0.1 * f64::from(tick);
        while let Some(p) = waiting.pop_front_if(|p| p.arrives <= now) {
            triage.push((p.urgency, Reverse(p.name.clone())));
            known.insert(p.name.clone(), p);
        }
        for doctor in &mut doctors {
            *doctor = match std::mem::replace(doctor, Doctor::Free) {
                Doctor::Busy { until, with } if until <= now => {
                    treated.insert(with);
                    if treated.len() % 3 == 0 { Doctor::Break { until: until + 0.25 } } else { Doctor::Free }
                }
                Doctor::Break { until } if until <= now => Doctor::Free,
                other => other,
            };
            if let Doctor::Free = doctor
                && let Some((urgency, Reverse(name))) = triage.pop()
            {
                let patient = known.remove(&name).ok_or(name.clone())?;
                let waited = now - patient.arrives;
                let kind = usize::from(urgency / 2);
                costs[kind] += s.costs[kind] * waited * waited + s.costs[0] * duration(&patient, s);
                let until = now + duration(&patient, s);
                overtime = overtime.max(until - 3.0);
                *doctor = Doctor::Busy { until, with: name };
            }
        }
    }
    costs[2] += *s.overtime * overtime * overtime + bad.len() as f64;
    Ok(costs)
}

fn numbers(s: &mut Settings) -> Vec<&mut f64> {
    let mut keys: Vec<(&String, &mut f64)> = s.pace.iter_mut().collect();
    keys.sort_by_key(|(k, _)| k.to_string());
    let mut all: Vec<&mut f64> = keys.into_iter().map(|(_, v)| v).collect();
    all.extend(&mut s.costs);
    all.push(&mut s.overtime);
    all
}

fn values(s: &Settings) -> Vec<f64> {
    numbers(&mut s.clone()).into_iter().map(|x| *x).collect()
}

fn slopes(s: &Settings, f: impl Fn(&Settings) -> f64) -> Vec<f64> {
    (0..values(s).len())
        .map(|i| {
            let at = |h: f64| {
                let mut moved = s.clone();
                *numbers(&mut moved)[i] += h;
                f(&moved)
            };
            (at(1e-5) - at(-1e-5)) / 2e-5
        })
        .collect()
}

fn near(got: &[f64], want: &[f64]) {
    for (a, b) in got.iter().zip(want) {
        assert!((a - b).abs() < 1e-7 * (1.0 + b.abs()), "{got:?} {want:?}");
    }
    assert!(got.len() == want.len() && got.iter().any(|x| *x != 0.0));
}

fn main() {
    let settings = Settings {
        pace: HashMap::from([("cough".to_string(), 0.813), ("fracture".to_string(), 1.617), ("check".to_string(), 0.931)]),
        costs: [1.3, 2.1, 3.7],
        overtime: Box::new(0.9),
    };
    let sum = |s: &Settings| costs(s).map_or(0.0, |c| c.iter().sum::<f64>());
    let g = gradient(sum, &settings);
    near(&values(&g), &slopes(&settings, sum));
    let (value, g) = vjp(|s: &Settings| costs(s).unwrap(), &settings, &vec![1.0, -2.0, 0.5]);
    assert_eq!(Ok(value), costs(&settings));
    near(&values(&g), &slopes(&settings, |s| costs(s).unwrap().iter().zip([1.0, -2.0, 0.5]).map(|(c, w)| c * w).sum()));
    println!("fine");
}
