//! Lifts: cars as state machines, calls in a BinaryHeap with Reverse and an ordered wrapper, policies as generic strategies, energy of motion.
include!("harness.rs");

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

#[derive(Debug, Clone, Copy, PartialEq)]
struct Time(f64);

impl Eq for Time {}

impl PartialOrd for Time {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Time {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    Call { from: u8, to: u8, riders: Vec<u16> },
    Arrive { car: usize },
    Leave { car: usize, floor: u8 },
}

#[derive(Debug, Clone)]
enum State {
    Idle,
    Moving { target: u8, load: f64, then: Option<u8> },
    Loading { since: f64, then: u8, load: f64 },
}

#[derive(Debug, Clone)]
struct Car {
    floor: f64,
    state: State,
    energy: f64,
}

trait Policy {
    fn choose(&self, cars: &[Car], from: u8) -> Option<usize>;
}

struct Nearest;
struct Thrifty {
    weight: f64,
}

fn idle(cars: &[Car]) -> impl Iterator<Item = (usize, &Car)> {
    cars.iter().enumerate().filter(|(_, c)| matches!(c.state, State::Idle))
}

impl Policy for Nearest {
    fn choose(&self, cars: &[Car], from: u8) -> Option<usize> {
        idle(cars)
            .min_by(|a, b| {
                let d = |c: &Car| (c.floor - f64::from(from)).abs();
                d(a.1).partial_cmp(&d(b.1)).unwrap_or(Ordering::Equal)
            })
            .map(|(i, _)| i)
    }
}

impl Policy for Thrifty {
    fn choose(&self, cars: &[Car], from: u8) -> Option<usize> {
        let cost = |c: &Car| (c.floor - f64::from(from)).abs() * self.weight + c.energy;
        idle(cars).map(|(i, c)| (i, cost(c))).min_by(|a, b| a.1.total_cmp(&b.1)).map(|p| p.0)
    }
}

struct Building<P> {
    cars: Vec<Car>,
    agenda: BinaryHeap<Reverse<(Time, Event)>>,
    policy: P,
    speed: f64,
    door: f64,
    waited: f64,
}

impl<P: Policy> Building<P> {
    fn send(&mut self, now: f64, car: usize, target: u8, load: f64, then: Option<u8>) {
        let c = &mut self.cars[car];
        let way = (c.floor - f64::from(target)).abs();
        c.energy += way * (0.3 + load * 0.002 * self.speed);
        c.state = State::Moving { target, load, then };
        self.agenda.push(Reverse((Time(now + way / self.speed + 0.4), Event::Arrive { car })));
    }
    fn run(&mut self) -> f64 {
        let mut last = 0.0;
        while let Some(Reverse((Time(now), event))) = self.agenda.pop() {
            last = now;
            match event {
                Event::Call { from, to, riders } => match self.policy.choose(&self.cars, from) {
                    Some(car) => {
                        let load = riders.iter().map(|&r| f64::from(r)).sum();
                        self.send(now, car, from, load, Some(to));
                    }
                    None => {
                        self.waited += 1.5 * self.door * riders.len() as f64;
                        self.agenda.push(Reverse((Time(now + 1.5 * self.door), Event::Call { from, to, riders })));
                    }
                },
                Event::Arrive { car } => {
                    let state = std::mem::replace(&mut self.cars[car].state, State::Idle);
                    if let State::Moving { target, load, then } = state {
                        self.cars[car].floor = f64::from(target);
                        if let Some(floor) = then {
                            self.cars[car].state = State::Loading { since: now, then: floor, load };
                            self.agenda.push(Reverse((Time(now + self.door), Event::Leave { car, floor })));
                        }
                    }
                }
                Event::Leave { car, floor } => {
                    if let State::Loading { since, then, load } = self.cars[car].state.clone() {
                        self.waited += (now - since) * load * 0.001;
                        assert_eq!(then, floor);
                        self.send(now, car, then, load, None);
                    }
                }
            }
        }
        last
    }
}

fn morning<P: Policy>(policy: P, speed: f64, door: f64, calls: &[(f64, u8, u8, &[u16])]) -> f64 {
    let cars = vec![Car { floor: 0.0, state: State::Idle, energy: 0.0 }; 2];
    let mut building = Building { cars, agenda: BinaryHeap::new(), policy, speed, door, waited: 0.0 };
    for &(at, from, to, riders) in calls {
        building.agenda.push(Reverse((Time(at * door), Event::Call { from, to, riders: riders.to_vec() })));
    }
    let end = building.run();
    building.waited + building.cars.iter().map(|c| c.energy).sum::<f64>() + 0.1 * end
}

fn cost(x: &[f64]) -> f64 {
    let calls: [(f64, u8, u8, &[u16]); 4] =
        [(0.3, 0, 7, &[81, 65]), (0.9, 3, 0, &[70]), (1.1, 9, 2, &[55, 90, 62]), (2.5, 1, 5, &[])];
    morning(Nearest, x[0], x[1], &calls) + morning(Thrifty { weight: x[2] }, x[0] * 1.3, x[1], &calls[1..]) * x[2]
}

fn cost_at(x: *const f64, n: usize) -> f64 {
    cost(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.7, 2.1, 0.6];
    let mut d = [0.0; 3];
    unsafe {
        __enzyme_autodiff(cost_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &cost, &x, 1e-5, 1e-6);
}
