//! Tugs: outputs through `&mut` slices and structs, a plan of pulls in a heap, errors by `?`, attributes on free functions and methods.

use std::collections::{BinaryHeap, HashMap};
use std::fmt;

use ltoad::*;
use rust_crate::*;

#[derive(Debug, Clone, Copy, PartialEq, Default, Differentiable)]
struct Force {
    x: f64,
    y: f64,
}
impl std::ops::AddAssign for Force {
    fn add_assign(&mut self, other: Self) {
        self.x += other.x;
        self.y += other.y;
    }
}
impl std::iter::Sum for Force {
    fn sum<I: Iterator<Item = Self>>(forces: I) -> Self {
        forces.fold(Force::default(), |mut a, f| {
            a += f;
            a
        })
    }
}

#[derive(Debug, PartialEq)]
enum Trouble {
    Slack(usize),
    NoTug(&'static str),
}
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Slack(i) => write!(f, "line {i} is slack"),
            Trouble::NoTug(name) => write!(f, "no tug {name}"),
        }
    }
}

#[derive(Clone, Differentiable)]
struct Tug {
    power: f64,
    angle: f64,
    name: &'static str,
}
#[derive(Clone, Differentiable)]
struct Harbour {
    tugs: Vec<Tug>,
    drag: f64,
    current: Option<Force>,
}

impl Harbour {
    fn pull(&self, i: usize, t: f64) -> Result<Force, Trouble> {
        let tug = self.tugs.get(i).ok_or(Trouble::NoTug("any"))?;
        let strength = tug.power * (1.0 - (-t).exp());
        if strength < 0.05 {
            return Err(Trouble::Slack(i));
        }
        Ok(Force { x: strength * tug.angle.cos(), y: strength * tug.angle.sin() })
    }

    #[autodiff_reverse(path_back, Duplicated, Const, Duplicated)]
    fn path(&self, steps: usize, out: &mut [Force]) {
        let mut at = self.current.unwrap_or_default();
        let mut speed = Force::default();
        for n in 0..steps {
            let push: Force = (0..self.tugs.len()).filter_map(|i| self.pull(i, 0.1 * n as f64).ok()).sum();
            speed.x += 0.1 * (push.x - self.drag * speed.x * speed.x.abs());
            speed.y += 0.1 * (push.y - self.drag * speed.y);
            at += Force { x: 0.1 * speed.x, y: 0.1 * speed.y };
            if let Some(place) = out.get_mut(n) {
                *place = at;
            }
        }
    }
}

fn order(harbour: &Harbour) -> Result<f64, Trouble> {
    let mut heap = BinaryHeap::new();
    let mut loads: HashMap<&str, f64> = HashMap::new();
    for (i, tug) in harbour.tugs.iter().enumerate() {
        heap.push((tug.name.len(), i));
        *loads.entry(tug.name).or_insert(0.0) += tug.power;
    }
    let mut cost = 0.0;
    let mut waited = 0.0;
    while let Some((priority, i)) = heap.pop() {
        let pull = harbour.pull(i, 1.0 + waited)?;
        waited += 0.3 * pull.x.hypot(pull.y);
        cost += waited * priority as f64;
        if priority > 4 {
            heap.push((2, i));
        }
    }
    let smit = loads.get("Smit").ok_or(Trouble::NoTug("Smit"))?;
    Ok(cost + harbour.drag * smit)
}

fn harbour(x: &[f64]) -> Harbour {
    let names = ["Smit", "Svitzer", "Smit"];
    let tugs = (0..3).map(|i| Tug { power: x[2 * i], angle: x[2 * i + 1], name: names[i] }).collect();
    Harbour { tugs, drag: x[6], current: Some(Force { x: x[7], y: x[8] }) }
}
fn flat(h: &Harbour) -> Vec<f64> {
    let mut all: Vec<f64> = h.tugs.iter().flat_map(|t| [t.power, t.angle]).collect();
    all.push(h.drag);
    all.extend(h.current.iter().flat_map(|f| [f.x, f.y]));
    all
}

fn main() {
    let x = [1.2, 0.3, 2.0, -0.4, 0.8, 1.1, 0.35, 0.2, -0.1];
    let at = harbour(&x);
    let slopes = gradient(|h: &Harbour| order(h).unwrap_or(f64::NAN), &at);
    close(&flat(&slopes), &[&differences(|y| order(&harbour(y)).unwrap(), &x)[..7], &[0.0, 0.0]].concat(), 1e-8);

    let mut out = [Force::default(); 8];
    let mut seeds: Vec<Force> = (0..8).map(|i| Force { x: 0.1 * f64::from(i), y: 1.0 }).collect();
    let mut shadow = at.zeroed();
    at.path_back(&mut shadow, 8, &mut out, &mut seeds);
    let weighted = |y: &[f64]| {
        let mut out = [Force::default(); 8];
        harbour(y).path(8, &mut out);
        out.iter().enumerate().map(|(i, f)| 0.1 * i as f64 * f.x + f.y).sum::<f64>()
    };
    close(&flat(&shadow), &differences(weighted, &x), 1e-8);
    assert!(seeds.iter().all(|s| *s == Force::default()));
    let idle = Harbour { tugs: vec![Tug { power: 0.01, angle: 0.0, name: "Smit" }], drag: 1.0, current: None };
    assert_eq!(order(&idle).unwrap_err().to_string(), "line 0 is slack");
    println!("fine");
}
