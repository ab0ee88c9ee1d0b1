//! Machines: gears as a graph of Rc<RefCell> with Weak mates, torque that walks over the graph, losses by an enum of bearings, a report by fmt.
include!("harness.rs");

use std::cell::RefCell;
use std::collections::{HashSet, VecDeque};
use std::fmt::{self, Display};
use std::rc::{Rc, Weak};

#[derive(Debug, Clone)]
enum Bearing {
    Plain { friction: f64 },
    Ball(f64, u32),
    Ideal,
}

#[derive(Debug)]
struct Gear {
    id: usize,
    teeth: u32,
    module: f64,
    bearing: Bearing,
    speed: Option<f64>,
    torque: f64,
    mates: Vec<Weak<RefCell<Gear>>>,
    shaft: Option<Weak<RefCell<Gear>>>,
}

type Shared = Rc<RefCell<Gear>>;

impl Display for Gear {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "gear {} of {} teeth", self.id, self.teeth)?;
        match &self.bearing {
            Bearing::Ball(_, n) => write!(f, " on {n} balls"),
            Bearing::Plain { .. } => f.write_str(" in bronze"),
            Bearing::Ideal => Ok(()),
        }
    }
}

impl Gear {
    fn radius(&self) -> f64 {
        0.5 * self.module * f64::from(self.teeth)
    }
    fn loss(&self, speed: f64) -> f64 {
        match self.bearing {
            Bearing::Plain { friction } => friction * self.radius() * speed.abs().sqrt(),
            Bearing::Ball(drag, balls) => drag * (1.0 + speed * speed).ln() * f64::from(balls),
            Bearing::Ideal => 0.0,
        }
    }
}

struct Train {
    gears: Vec<Shared>,
}

impl Train {
    fn add(&mut self, teeth: u32, module: f64, bearing: Bearing) -> Shared {
        let id = self.gears.len();
        let gear = Gear { id, teeth, module, bearing, speed: None, torque: 0.0, mates: vec![], shaft: None };
        let gear = Rc::new(RefCell::new(gear));
        self.gears.push(Rc::clone(&gear));
        gear
    }
    fn mesh(a: &Shared, b: &Shared) {
        a.borrow_mut().mates.push(Rc::downgrade(b));
        b.borrow_mut().mates.push(Rc::downgrade(a));
    }
    fn join(a: &Shared, b: &Shared) {
        a.borrow_mut().shaft = Some(Rc::downgrade(b));
        b.borrow_mut().shaft = Some(Rc::downgrade(a));
    }
    fn drive(&self, first: &Shared, speed: f64, torque: f64) -> Vec<usize> {
        {
            let mut gear = first.borrow_mut();
            gear.speed = Some(speed);
            gear.torque = torque;
        }
        let mut queue = VecDeque::from([Rc::clone(first)]);
        let mut seen = HashSet::from([first.borrow().id]);
        let mut order = vec![];
        while let Some(gear) = queue.pop_front() {
            let here = gear.borrow();
            order.push(here.id);
            let speed = here.speed.unwrap_or_default();
            let left = here.torque - here.loss(speed);
            for mate in here.mates.iter().filter_map(Weak::upgrade) {
                let mut other = mate.borrow_mut();
                if !seen.insert(other.id) {
                    continue;
                }
                let ratio = here.radius() / other.radius();
                other.speed = Some(-speed * ratio);
                other.torque = left / ratio;
                queue.push_back(mate.clone());
            }
            if let Some(other) = here.shaft.as_ref().and_then(|s| s.upgrade()) {
                if seen.insert(other.borrow().id) {
                    let mut o = other.borrow_mut();
                    (o.speed, o.torque) = (here.speed, left);
                    drop(o);
                    queue.push_back(other);
                }
            }
        }
        order
    }
}

fn power(x: &[f64]) -> f64 {
    let mut train = Train { gears: Vec::new() };
    let input = train.add(20, x[2], Bearing::Ideal);
    let second = train.add(43, x[2], Bearing::Ball(x[3], 8));
    let third = train.add(17, x[2] * 1.5, Bearing::Plain { friction: x[4] });
    let fourth = train.add(51, x[2] * x[2], Bearing::Ball(2.0 * x[3], 10));
    let lost = Rc::new(RefCell::new(Gear { id: 99, mates: vec![], teeth: 9, module: 1.0, bearing: Bearing::Ideal, speed: None, torque: 0.0, shaft: None }));
    Train::mesh(&input, &second);
    Train::mesh(&input, &lost);
    drop(lost);
    Train::join(&second, &third);
    Train::mesh(&third, &fourth);
    let order = train.drive(&input, x[0], x[1]);
    let mut sum = 0.0;
    for (k, &i) in order.iter().enumerate() {
        let gear = train.gears[i].borrow();
        let power = gear.speed.map(|s| s * gear.torque).unwrap_or(0.0);
        sum += power.abs().ln() * (k + 1) as f64 + 0.001 * gear.to_string().len() as f64 * gear.module;
    }
    sum + fourth.borrow().torque * 0.01
}

fn power_at(x: *const f64, n: usize) -> f64 {
    power(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [30.0, 12.0, 1.25, 0.02, 0.01];
    let mut d = [0.0; 5];
    unsafe {
        __enzyme_autodiff(power_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &power, &x, 1e-5, 1e-6);
}
