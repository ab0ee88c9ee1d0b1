//! Medicine: blood units by type in a BTreeMap of VecDeques, demand from an iterator of one's own, substitution tables, errors with sources.
include!("harness.rs");

use std::collections::{BTreeMap, VecDeque};
use std::error::Error;
use std::fmt;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Group {
    O,
    A,
    B,
    Ab,
}

impl Group {
    const ALL: [Group; 4] = [Group::O, Group::A, Group::B, Group::Ab];
    fn donors(self) -> &'static [Group] {
        match self {
            Group::O => &[Group::O],
            Group::A => &[Group::A, Group::O],
            Group::B => &[Group::B, Group::O],
            Group::Ab => &[Group::Ab, Group::A, Group::B, Group::O],
        }
    }
}

#[derive(Debug, Clone)]
struct Unit {
    volume: f64,
    age: f64,
    label: String,
}

#[derive(Debug)]
struct Shortage {
    group: Group,
    missing: f64,
    cause: Option<Box<dyn Error>>,
}

#[derive(Debug)]
struct Spoilt(String);

impl fmt::Display for Spoilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is spoilt", self.0)
    }
}

impl Error for Spoilt {}

impl fmt::Display for Shortage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no blood of group {:?}", self.group)
    }
}

impl Error for Shortage {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.cause.as_deref()
    }
}

struct Demand {
    seed: u32,
    mean: f64,
    left: usize,
}

impl Iterator for Demand {
    type Item = (Group, f64);
    fn next(&mut self) -> Option<(Group, f64)> {
        self.left = self.left.checked_sub(1)?;
        self.seed = self.seed.wrapping_mul(1664525).wrapping_add(1013904223);
        let share = f64::from(self.seed >> 16) / 65536.0;
        Some((Group::ALL[(self.seed >> 28) as usize % 4], self.mean * (0.5 + share)))
    }
}

struct Bank {
    stock: BTreeMap<Group, VecDeque<Unit>>,
    spoil: f64,
    wasted: f64,
}

impl Bank {
    fn deliver(&mut self, group: Group, volume: f64, day: usize) {
        let unit = Unit { volume, age: 0.0, label: format!("{group:?}-{day}") };
        self.stock.entry(group).or_default().push_back(unit);
    }
    fn night(&mut self) {
        for units in self.stock.values_mut() {
            for unit in units.iter_mut() {
                unit.age += 1.0;
                unit.volume *= (-self.spoil * unit.age).exp();
            }
            while let Some(unit) = units.pop_front_if(|u| u.age > 4.0) {
                self.wasted += unit.volume;
            }
        }
    }
    fn take(&mut self, group: Group, mut need: f64) -> Result<f64, Box<dyn Error>> {
        let mut mismatch = 0.0;
        let mut cause = None;
        for (rank, donor) in group.donors().iter().enumerate() {
            let Some(units) = self.stock.get_mut(donor) else { continue };
            while need > 1e-9 {
                match units.front_mut() {
                    None => break,
                    Some(unit) if unit.volume < 0.05 => {
                        cause = Some(Box::new(Spoilt(std::mem::take(&mut unit.label))) as Box<dyn Error>);
                        units.pop_front();
                    }
                    Some(unit) => {
                        let part = unit.volume.min(need);
                        unit.volume -= part;
                        need -= part;
                        mismatch += part * rank as f64;
                    }
                }
            }
        }
        if need > 1e-9 { Err(Box::new(Shortage { group, missing: need, cause })) } else { Ok(mismatch) }
    }
}

fn cost(x: &[f64]) -> f64 {
    let mut bank = Bank { stock: BTreeMap::new(), spoil: x[1], wasted: 0.0 };
    let mut total = 0.0;
    let mut demand = Demand { seed: 12345, mean: x[2], left: 40 };
    for day in 0..10 {
        for (i, group) in Group::ALL.into_iter().enumerate() {
            bank.deliver(group, x[0] / (1.0 + 0.4 * i as f64), day);
        }
        for (group, need) in demand.by_ref().take(4) {
            total += match bank.take(group, need) {
                Ok(mismatch) => x[3] * mismatch,
                Err(error) => {
                    let depth = std::iter::successors(error.source(), |&e| e.source()).count();
                    let words = error.to_string().len() as f64 * 0.01;
                    error.downcast_ref::<Shortage>().map_or(0.0, |s| s.missing * 5.0) + words * x[3] + depth as f64
                }
            };
        }
        bank.night();
    }
    total + bank.wasted * 2.0
}

fn cost_at(x: *const f64, n: usize) -> f64 {
    cost(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.1, 0.021, 0.83, 0.4];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(cost_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &cost, &x, 1e-5, 1e-6);
}
