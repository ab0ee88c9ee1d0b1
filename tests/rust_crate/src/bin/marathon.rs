//! Marathon: a pace plan is built from a course in text, hydration is scanned along, splits looked up by name, and a runner has a builder.
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;

use ltoad::{autodiff_forward, autodiff_reverse};
use rust_crate::{close, differences};

const COURSE: &str = "km 5 flat\nkm 5 up 3.5\nwater river\nkm 10.5 down 1.25\nwater bridge\nkm 8 up 0.75\nwater square\nkm 13.695 flat";

#[derive(Debug, PartialEq)]
enum Ground {
    Flat,
    Up(f64),
    Down(f64),
}

#[derive(Debug, PartialEq)]
enum Item {
    Stretch { km: f64, ground: Ground },
    Water(String),
}

#[derive(Debug)]
enum CourseError {
    Missing(&'static str),
    Float(std::num::ParseFloatError),
    Strange(String),
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CourseError::Missing(what) => write!(f, "{what} is missing"),
            CourseError::Float(e) => e.fmt(f),
            CourseError::Strange(w) => write!(f, "strange: {w}"),
        }
    }
}

impl From<std::num::ParseFloatError> for CourseError {
    fn from(e: std::num::ParseFloatError) -> Self {
        CourseError::Float(e)
    }
}

fn item(line: &str) -> Result<Item, CourseError> {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("km") => {
            let km = words.next().ok_or(CourseError::Missing("a length"))?.parse()?;
            let mut grade = || -> Result<f64, CourseError> { Ok(words.next().ok_or(CourseError::Missing("a grade"))?.parse()?) };
            let ground = match line.split(' ').nth(2) {
                Some("flat") => Ground::Flat,
                Some(up @ ("up" | "down")) => {
                    let _ = grade().unwrap_err();
                    let g = grade()?;
                    if up == "up" { Ground::Up(g) } else { Ground::Down(g) }
                }
                other => return Err(CourseError::Strange(other.unwrap_or("nothing").to_string())),
            };
            Ok(Item::Stretch { km, ground })
        }
        Some("water") => Ok(Item::Water(words.collect::<Vec<_>>().join(" "))),
        Some(other) => Err(CourseError::Strange(other.into())),
        None => Err(CourseError::Missing("a line")),
    }
}

#[derive(Debug, Clone)]
struct Runner {
    pace: f64,
    sweat: f64,
    legs: f64,
    plan: Vec<f64>,
}

#[derive(Default)]
struct RunnerBuilder {
    pace: Option<f64>,
    sweat: Option<f64>,
    plan: Vec<f64>,
}

impl RunnerBuilder {
    fn pace(mut self, pace: f64) -> Self {
        self.pace.replace(pace);
        self
    }
    fn sweat(self, sweat: f64) -> Self {
        RunnerBuilder { sweat: Some(sweat), ..self }
    }
    fn plan(mut self, effort: impl IntoIterator<Item = f64>) -> Self {
        self.plan.extend(effort);
        self
    }
    fn build(self) -> Result<Runner, CourseError> {
        let pace = self.pace.ok_or(CourseError::Missing("a pace"))?;
        Ok(Runner { pace, sweat: self.sweat.unwrap_or(0.1), legs: 1.0, plan: self.plan })
    }
}

impl Runner {
    fn minutes(&mut self, km: f64, ground: &Ground, effort: f64) -> f64 {
        let slope = match *ground {
            Ground::Flat => 1.0,
            Ground::Up(g) => 1.0 + 0.04 * g * g.sqrt(),
            Ground::Down(g) if g > 4.0 => 1.1,
            Ground::Down(g) => 1.0 - 0.02 * g,
        };
        let time = km * self.pace * slope / (effort * self.legs.sqrt());
        self.legs *= (-0.004 * km * effort * effort).exp();
        time
    }
}

#[autodiff_reverse(finish_gradient, Active, Active, Duplicated, Active)]
#[autodiff_forward(finish_ahead, Dual, Dual, Dual, DualOnly)]
fn finish(pace: f64, sweat: f64, efforts: &[f64]) -> f64 {
    race(pace, sweat, efforts).unwrap_or(f64::NAN)
}

fn race(pace: f64, sweat: f64, efforts: &[f64]) -> Result<f64, CourseError> {
    let mut runner = RunnerBuilder::default().pace(pace).sweat(sweat).plan(efforts.iter().map(|e| 0.5 + 0.5 * e)).build()?;
    let items = COURSE.lines().map(item).collect::<Result<Vec<_>, _>>()?;
    let mut splits: HashMap<String, f64> = HashMap::new();
    let mut recent: VecDeque<f64> = VecDeque::with_capacity(3);
    let mut thirst: BTreeMap<u32, f64> = BTreeMap::new();
    let (mut clock, mut dry, mut efforts) = (0.0, 0.0, runner.plan.clone().into_iter().cycle());
    let mut items = items.iter().peekable();
    while let Some(item) = items.next() {
        match item {
            Item::Stretch { km, ground } => {
                let effort = efforts.next().unwrap_or(1.0) / (1.0 + 0.1 * dry);
                let time = runner.minutes(*km, ground, effort);
                if recent.len() == 3 {
                    recent.pop_front();
                }
                recent.push_back(time / km);
                clock += time;
                dry += runner.sweat * time / 60.0;
                if let Some(Item::Water(name)) = items.peek() {
                    splits.insert(name.to_uppercase(), clock);
                }
            }
            Item::Water(name) => {
                *thirst.entry(name.len() as u32).or_insert(0.0) += dry;
                dry *= 0.3;
            }
        }
    }
    let steady: f64 = recent.iter().zip(recent.iter().skip(1)).map(|(a, b)| (a - b).abs()).sum();
    let half = splits.get("BRIDGE").copied().ok_or_else(|| CourseError::Strange("no bridge".into()))?;
    let worst = thirst.range(5..).map(|(_, t)| *t).fold(0.0, f64::max);
    Ok(clock + steady + 0.1 * (clock - 2.0 * half).abs() + worst)
}

fn main() {
    let x = [5.2, 0.9, 1.0, 0.9, 1.15, 1.05];
    let want = differences(|x| finish(x[0], x[1], &x[2..]), &x);
    let mut shadow = [0.0; 4];
    let (value, pace, sweat) = finish_gradient(x[0], x[1], &x[2..], &mut shadow, 1.0);
    assert_eq!(value, finish(x[0], x[1], &x[2..]));
    close(&[&[pace, sweat], &shadow[..]].concat(), &want, 1e-6);
    let tangent = finish_ahead(x[0], 0.5, x[1], 1.0, &x[2..], &[0.0, 1.0, 2.0, 0.0]);
    close(&[tangent], &[0.5 * want[0] + want[1] + want[3] + 2.0 * want[4]], 1e-6);
}
