//! A network of heat exchangers: streams share nodes that are counted references with cells.
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use rust_crate::{close, differences};

#[derive(Debug)]
struct Unit {
    name: String,
    conductance: f64,
    temperature: f64,
    downstream: Vec<Rc<RefCell<Unit>>>,
    upstream: Option<Weak<RefCell<Unit>>>,
}

impl Unit {
    fn new(name: &str, conductance: f64) -> Rc<RefCell<Self>> {
        Rc::new(RefCell::new(Self {
            name: name.to_owned(),
            conductance,
            temperature: 0.0,
            downstream: Vec::new(),
            upstream: None,
        }))
    }
}

fn connect(from: &Rc<RefCell<Unit>>, to: &Rc<RefCell<Unit>>) {
    from.borrow_mut().downstream.push(Rc::clone(to));
    to.borrow_mut().upstream = Some(Rc::downgrade(from));
}

/// Walks the network breadth first; every unit cools towards its surroundings.
fn propagate(root: &Rc<RefCell<Unit>>, inlet: f64, ambient: f64) -> f64 {
    let mut queue = VecDeque::from([Rc::clone(root)]);
    let mut lost = 0.0;
    while let Some(unit) = queue.pop_front() {
        let incoming = match unit.borrow().upstream.as_ref().and_then(Weak::upgrade) {
            Some(parent) => parent.borrow().temperature,
            None => inlet,
        };
        let effectiveness = 1.0 - (-unit.borrow().conductance).exp();
        let mut this = unit.borrow_mut();
        this.temperature = incoming - effectiveness * (incoming - ambient);
        lost += (incoming - this.temperature) * if this.name.starts_with('b') { 0.5 } else { 1.0 };
        queue.extend(this.downstream.iter().cloned());
    }
    lost
}

fn duty(x: &[f64]) -> f64 {
    let names = ["preheater", "boiler", "bypass", "condenser", "drain"];
    let units: Vec<_> = names
        .iter()
        .zip(&x[2..])
        .map(|(n, &c)| Unit::new(n, c))
        .collect();
    for (parent, child) in [(0, 1), (0, 2), (1, 3), (2, 4)] {
        connect(&units[parent], &units[child]);
    }
    let lost = propagate(&units[0], x[0], x[1]);
    let outlet: f64 = units
        .iter()
        .filter(|u| u.borrow().downstream.is_empty())
        .map(|u| u.borrow().temperature.powi(2))
        .sum();
    lost + 1e-3 * outlet
}

fn main() {
    let x = vec![95.0, 18.0, 0.7, 1.1, 0.3, 0.9, 0.4];
    let (value, gradient) = ltoad::value_and_gradient(duty, &x);
    assert!((value - duty(&x)).abs() < 1e-9);
    close(&gradient, &differences(duty, &x), 1e-7);
}
