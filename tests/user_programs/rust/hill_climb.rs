//! Search: an optimiser as a trait with two strategies, budgets, a history of steps, and stopping as a result with an error type.
include!("differences.inc");
use std::collections::VecDeque;
use std::fmt::{self, Debug};

#[derive(Debug)]
enum Stop {
    Budget { spent: usize },
    Diverged(String),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Budget { spent } => write!(f, "spent {spent}"),
            Stop::Diverged(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Stop {}

trait Objective {
    fn value(&self, at: &[f64]) -> f64;
    fn dimension(&self) -> usize;
}

struct Valley {
    steepness: f64,
    centre: Vec<f64>,
}

impl Objective for Valley {
    fn value(&self, at: &[f64]) -> f64 {
        at.iter().zip(&self.centre).enumerate().map(|(i, (a, c))| (i + 1) as f64 * self.steepness * (a - c).powi(2) + 0.1 * (a * c).cos()).sum()
    }
    fn dimension(&self) -> usize {
        self.centre.len()
    }
}

trait Strategy: Debug {
    fn propose(&mut self, at: &[f64], last: Option<f64>) -> Vec<Vec<f64>>;
    fn name(&self) -> String;
}

#[derive(Debug)]
struct Coordinates {
    step: f64,
    shrink: f64,
    history: VecDeque<f64>,
}

impl Strategy for Coordinates {
    fn propose(&mut self, at: &[f64], last: Option<f64>) -> Vec<Vec<f64>> {
        if let Some(value) = last {
            if self.history.len() == 3 {
                self.history.pop_front();
            }
            self.history.push_back(value);
        }
        if self.history.iter().zip(self.history.iter().skip(1)).any(|(a, b)| b >= a) {
            self.step *= self.shrink;
        }
        (0..at.len()).flat_map(|i| [1.0, -1.0].into_iter().map(move |s| (i, s))).map(|(i, s)| {
            let mut next = at.to_vec();
            next[i] += s * self.step;
            next
        }).collect()
    }
    fn name(&self) -> String {
        format!("coordinates of {}", self.history.len())
    }
}

#[derive(Debug)]
struct Fixed(Vec<[f64; 2]>);

impl Strategy for Fixed {
    fn propose(&mut self, at: &[f64], _: Option<f64>) -> Vec<Vec<f64>> {
        self.0.iter().map(|d| at.iter().zip(d.iter().cycle()).map(|(a, d)| a + d).collect()).collect()
    }
    fn name(&self) -> String {
        String::from("fixed")
    }
}

struct Outcome {
    at: Vec<f64>,
    value: f64,
    steps: usize,
    label: String,
}

fn climb(objective: &dyn Objective, strategy: &mut dyn Strategy, start: &[f64], budget: usize) -> Result<Outcome, Stop> {
    let mut at = start.to_vec();
    let mut value = objective.value(&at);
    let (mut spent, mut steps) = (1, 0);
    let mut last = None;
    loop {
        let candidates = strategy.propose(&at, last);
        spent += candidates.len();
        if spent > budget && steps == 0 {
            return Err(Stop::Budget { spent });
        }
        let best = candidates.into_iter().map(|c| (objective.value(&c), c)).min_by(|a, b| a.0.total_cmp(&b.0));
        match best {
            Some((v, _)) if !v.is_finite() => return Err(Stop::Diverged(format!("{} after {steps}", strategy.name()))),
            Some((v, c)) if v < value => (value, at) = (v, c),
            _ if steps > 12 => break,
            _ => {}
        }
        last = Some(value);
        steps += 1;
        if spent > budget {
            break;
        }
    }
    Ok(Outcome { at, value, steps, label: strategy.name() })
}

fn best(x: &[f64]) -> Result<f64, Box<dyn std::error::Error>> {
    let valley = Valley { steepness: x[0], centre: vec![x[1], x[2], 0.3] };
    let mut strategies: Vec<Box<dyn Strategy>> = vec![
        Box::new(Coordinates { step: x[3], shrink: 0.55, history: VecDeque::new() }),
        Box::new(Fixed(vec![[0.1, -0.05], [x[3] * 0.2, 0.02]])),
    ];
    let mut outcomes = Vec::new();
    for s in strategies.iter_mut() {
        outcomes.push(climb(&valley, s.as_mut(), &vec![0.2; valley.dimension()], 60)?);
    }
    outcomes.sort_by(|a, b| a.value.partial_cmp(&b.value).unwrap());
    let first = outcomes.first().ok_or("no outcome")?;
    let spread: f64 = outcomes.iter().map(|o| o.at.iter().sum::<f64>() * o.steps as f64).sum();
    Ok(first.value + 0.01 * spread + first.label.len() as f64 * x[0] * 0.001)
}

extern "C" fn found(x: *const f64, n: usize) -> f64 {
    best(unsafe { std::slice::from_raw_parts(x, n) }).unwrap_or_else(|e| panic!("{e}"))
}

fn main() {
    let x = [1.2, 0.9, -0.4, 0.27];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(found as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-4, |h| { let mut y = x; y[i] += h; found(y.as_ptr(), 4) }));
    }
    c.done();
}
