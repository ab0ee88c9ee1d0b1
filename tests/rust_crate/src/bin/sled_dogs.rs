//! Sled dogs: a team of shared dogs as counted cells with weak leaders, harnessed in pairs, tired by drops; a gradient of shared values.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use ltoad::*;
use rust_crate::*;

#[derive(Differentiable)]
struct Dog {
    strength: Cell<f64>,
    weight: f64,
    leader: RefCell<Weak<Dog>>,
}
#[derive(Differentiable)]
struct Team {
    dogs: Vec<Rc<Dog>>,
    pairs: Vec<(Rc<Dog>, Rc<Dog>)>,
    sled: f64,
}

/// Takes strength from a dog when its turn is over.
struct Turn<'a> {
    dog: &'a Dog,
    length: f64,
}
impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let tired = self.dog.strength.get() * (-0.02 * self.length / self.dog.weight).exp();
        self.dog.strength.set(tired);
    }
}
impl Turn<'_> {
    fn pull(&self) -> f64 {
        let lead = self.dog.leader.borrow().upgrade();
        let help = lead.map_or(1.0, |l| 1.0 + 0.1 * l.strength.get().ln());
        self.dog.strength.get() * help
    }
}

fn race(team: &Team, legs: &[f64]) -> f64 {
    let saved: Vec<f64> = team.dogs.iter().map(|d| d.strength.get()).collect();
    let mut line: VecDeque<&(Rc<Dog>, Rc<Dog>)> = team.pairs.iter().collect();
    let mut time = 0.0;
    for &length in legs {
        let turns: Vec<Turn> = line.iter().flat_map(|(a, b)| [a, b]).map(|dog| Turn { dog, length }).collect();
        let force: f64 = turns.iter().map(Turn::pull).sum();
        let load = team.sled + 0.05 * team.dogs.iter().map(|d| d.weight).sum::<f64>();
        time += length * (load / force).sqrt();
        line.rotate_left(1);
        if let Some((first, _)) = line.front() {
            let extra = Turn { dog: first, length: 0.5 };
            time += 0.1 / extra.pull();
        }
    }
    let left: f64 = team.dogs.iter().map(|d| d.strength.get()).product();
    team.dogs.iter().zip(saved).for_each(|(d, s)| d.strength.set(s));
    time - 0.01 * left
}

fn team(x: &[f64]) -> Team {
    let dogs: Vec<Rc<Dog>> = (0..4)
        .map(|i| Rc::new(Dog { strength: Cell::new(x[2 * i]), weight: x[2 * i + 1], leader: RefCell::new(Weak::new()) }))
        .collect();
    for pair in dogs.windows(2) {
        *pair[1].leader.borrow_mut() = Rc::downgrade(&pair[0]);
    }
    let pairs = vec![(dogs[0].clone(), dogs[1].clone()), (dogs[2].clone(), dogs[3].clone()), (dogs[1].clone(), dogs[3].clone())];
    Team { dogs, pairs, sled: x[8] }
}
fn flat(team: &Team) -> Vec<f64> {
    let mut all: Vec<f64> = team.dogs.iter().flat_map(|d| [d.strength.get(), d.weight]).collect();
    all.push(team.sled);
    all
}

fn main() {
    let x = [2.1, 1.0, 1.7, 1.3, 2.4, 0.9, 1.5, 1.1, 8.0];
    let legs = [3.0, 5.0, 2.0, 4.0];
    let at = team(&x);
    let (value, slopes) = value_and_gradient(|t: &Team| race(t, &legs), &at);
    assert_eq!(value, race(&at, &legs));
    close(&flat(&slopes), &differences(|y| race(&team(y), &legs), &x), 1e-7);
    assert!(Rc::ptr_eq(&slopes.pairs[2].0, &slopes.dogs[1]));
    let by_legs = gradient(|l: &[f64]| race(&team(&x), l), &legs[..]);
    close(&by_legs, &differences(|l| race(&at, l), &legs), 1e-7);
    println!("fine");
}
