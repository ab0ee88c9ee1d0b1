//! An airport: events in a heap with an order of their own, runways that are busy, aeroplanes as enums with what they carry, delays that cost.
use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, HashMap, VecDeque};

use rust_crate::{close, differences};

#[derive(Debug, Clone, PartialEq)]
enum What {
    Arrives { flight: u16, fuel: f64 },
    Lands(u16, usize),
    Departs { flight: u16, gate: Option<usize> },
    Clears(usize),
}

#[derive(Debug, Clone)]
struct Event {
    at: f64,
    serial: usize,
    what: What,
}
impl PartialEq for Event {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for Event {}
impl PartialOrd for Event {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Event {
    fn cmp(&self, other: &Self) -> Ordering {
        self.at.total_cmp(&other.at).then(self.serial.cmp(&other.serial))
    }
}

struct Airport {
    agenda: BinaryHeap<Reverse<Event>>,
    serial: usize,
    runways: [Option<u16>; 2],
    holding: VecDeque<(u16, f64, f64)>,
    cost: HashMap<u16, f64>,
    clock: f64,
}

impl Airport {
    fn plan(&mut self, after: f64, what: What) {
        self.serial += 1;
        self.agenda.push(Reverse(Event { at: self.clock + after, serial: self.serial, what }));
    }
    fn free(&self) -> Option<usize> {
        self.runways.iter().position(Option::is_none)
    }
    fn charge(&mut self, flight: u16, amount: f64) {
        self.cost.entry(flight).and_modify(|c| *c += amount).or_insert(amount);
    }
    fn land(&mut self, flight: u16, fuel: f64, roll: f64) {
        match self.free() {
            Some(runway) => {
                self.runways[runway] = Some(flight);
                self.plan(roll * (1.0 + 0.1 * fuel), What::Lands(flight, runway));
            }
            None if fuel < 0.5 => self.charge(flight, 10.0 / (0.2 + fuel)),
            None => self.holding.push_back((flight, fuel, self.clock)),
        }
    }
    fn step(&mut self, x: &[f64]) -> Option<f64> {
        let Reverse(Event { at, what, .. }) = self.agenda.pop()?;
        self.clock = at;
        match what {
            What::Arrives { flight, fuel } => self.land(flight, fuel, x[0]),
            What::Lands(flight, runway) => {
                self.plan(0.3 * x[1], What::Clears(runway));
                self.plan(x[2] + 0.1 * f64::from(flight % 3), What::Departs { flight, gate: (flight % 2 == 0).then_some(runway) });
            }
            What::Clears(runway) => {
                self.runways[runway] = None;
                if let Some((flight, fuel, since)) = self.holding.pop_front() {
                    let waited = at - since;
                    self.charge(flight, waited * waited);
                    self.land(flight, fuel - 0.3 * waited, x[0]);
                }
            }
            What::Departs { flight, gate: Some(gate) } => self.charge(flight, at * 0.1 * (gate + 1) as f64),
            What::Departs { flight, gate: None } if self.free().is_none() => {
                self.plan(0.25 * x[1], What::Departs { flight, gate: Some(3) });
            }
            What::Departs { flight, .. } => self.charge(flight, 0.5 * at.sqrt()),
        }
        Some(at)
    }
}

fn day(x: &[f64]) -> f64 {
    let mut airport = Airport {
        agenda: BinaryHeap::new(),
        serial: 0,
        runways: [None; 2],
        holding: VecDeque::new(),
        cost: HashMap::new(),
        clock: 0.0,
    };
    let arrivals: Vec<_> = (0..9u16).map(|k| (f64::from(k) * x[3] + 0.05 * f64::from(k * 7 % 4), 1.5 + 0.2 * f64::from(k * 3 % 5))).collect();
    for (k, (at, fuel)) in arrivals.into_iter().enumerate() {
        airport.plan(at, What::Arrives { flight: 100 + k as u16, fuel: fuel * x[4] });
    }
    let mut last = 0.0;
    let mut steps = 0;
    while let Some(at) = airport.step(x) {
        last = at;
        steps += 1;
        assert!(steps < 200, "no end at {at}");
    }
    let mut costs: Vec<_> = airport.cost.into_iter().collect();
    costs.sort_by_key(|(flight, _)| *flight);
    costs.iter().map(|(flight, cost)| cost * (1.0 + f64::from(*flight - 100) * 0.1)).sum::<f64>() + last
}

fn main() {
    let x = [0.8, 0.45, 1.1, 0.31, 1.07];
    let gradient = ltoad::gradient(day, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(day, &x), 1e-6);
}
