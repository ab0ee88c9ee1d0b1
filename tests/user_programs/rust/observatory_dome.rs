//! Astronomy: air in a telescope's dome as nodes of Rc<RefCell<dyn Node>> with Weak neighbours, weather as boxed closures, observers that are told, a failing probe that panics and is caught.
include!("harness.rs");
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::rc::{Rc, Weak};

type Shared = Rc<RefCell<dyn Node>>;
type Weather = Box<dyn Fn(f64) -> f64>;

trait Node {
    fn name(&self) -> &str;
    fn temperature(&self) -> f64;
    fn gather(&mut self, hour: f64);
    fn step(&mut self, hours: f64);
    fn connect(&mut self, other: Weak<RefCell<dyn Node>>, conductance: f64);
    fn seeing(&self) -> Option<f64> {
        None
    }
}

struct Body {
    name: String,
    temperature: f64,
    capacity: f64,
    heat: f64,
    links: Vec<(Weak<RefCell<dyn Node>>, f64)>,
    listeners: Vec<Rc<dyn Fn(&str, f64)>>,
}

impl Node for Body {
    fn name(&self) -> &str {
        &self.name
    }
    fn temperature(&self) -> f64 {
        self.temperature
    }
    fn gather(&mut self, _hour: f64) {
        self.heat = self
            .links
            .iter()
            .filter_map(|(other, g)| other.upgrade().map(|o| (o, g)))
            .map(|(other, g)| g * (other.borrow().temperature() - self.temperature))
            .sum();
    }
    fn step(&mut self, hours: f64) {
        self.temperature += hours * self.heat / self.capacity;
        for tell in &self.listeners {
            tell(&self.name, self.temperature);
        }
    }
    fn connect(&mut self, other: Weak<RefCell<dyn Node>>, conductance: f64) {
        self.links.push((other, conductance));
    }
}

struct Mirror {
    body: Body,
    emissivity: f64,
    sky: Rc<Cell<f64>>,
}

impl Node for Mirror {
    fn name(&self) -> &str {
        self.body.name()
    }
    fn temperature(&self) -> f64 {
        self.body.temperature()
    }
    fn gather(&mut self, hour: f64) {
        self.body.gather(hour);
        let kelvin = 273.15 + self.body.temperature;
        self.body.heat -= self.emissivity * 5.67e-8 * (kelvin.powi(4) - (273.15 + self.sky.get()).powi(4));
    }
    fn step(&mut self, hours: f64) {
        self.body.step(hours);
    }
    fn connect(&mut self, other: Weak<RefCell<dyn Node>>, conductance: f64) {
        self.body.connect(other, conductance);
    }
    fn seeing(&self) -> Option<f64> {
        let air = self.body.links.first()?.0.upgrade()?;
        let warm = self.body.temperature - air.borrow().temperature();
        Some(0.4 * (warm * warm + 0.01).powf(0.6))
    }
}

struct Outside {
    now: f64,
    weather: Weather,
}

impl Node for Outside {
    fn name(&self) -> &str {
        "outside"
    }
    fn temperature(&self) -> f64 {
        self.now
    }
    fn gather(&mut self, hour: f64) {
        self.now = (self.weather)(hour);
    }
    fn step(&mut self, _hours: f64) {}
    fn connect(&mut self, _other: Weak<RefCell<dyn Node>>, _conductance: f64) {
        panic!("{} has no links", self.name());
    }
}

fn body(name: &str, temperature: f64, capacity: f64, listeners: Vec<Rc<dyn Fn(&str, f64)>>) -> Body {
    Body { name: name.to_string(), temperature, capacity, heat: 0.0, links: vec![], listeners }
}

fn evening(mean: f64, swing: f64) -> Weather {
    Box::new(move |hour| mean + swing * (-(hour / 4.0)).exp())
}

fn night(x: &[f64]) -> f64 {
    let record = Rc::new(RefCell::new(Vec::new()));
    let coldest = Rc::new(Cell::new(f64::INFINITY));
    let tell: Rc<dyn Fn(&str, f64)> = {
        let (record, coldest) = (Rc::clone(&record), coldest.clone());
        Rc::new(move |name, t| {
            if name.starts_with("air") {
                record.borrow_mut().push(t);
            }
            coldest.set(coldest.get().min(t));
        })
    };
    let sky = Rc::new(Cell::new(-40.0));
    let air: Shared = Rc::new(RefCell::new(body("air in the dome", 16.0, x[1], vec![tell.clone()])));
    let steel: Shared = Rc::new(RefCell::new(body("steel", 15.0, 30.0, vec![])));
    let mirror: Shared = Rc::new(RefCell::new(Mirror { body: body("mirror", 14.0, 18.0, vec![tell]), emissivity: x[2], sky: Rc::clone(&sky) }));
    let outside: Shared = Rc::new(RefCell::new(Outside { now: 12.0, weather: evening(4.0, x[3]) }));
    let pairs = [(&air, &steel, 2.0), (&air, &mirror, 3.0), (&air, &outside, x[0])];
    for (a, b, g) in pairs {
        a.borrow_mut().connect(Rc::downgrade(b), g);
        // weather has no links: it says so by a panic
        let linked = panic::catch_unwind(AssertUnwindSafe(|| b.borrow_mut().connect(Rc::downgrade(a), g)));
        assert_eq!(linked.is_err(), b.try_borrow().is_ok_and(|b| b.name() == "outside"));
    }
    let nodes = [air, steel, mirror, outside];
    let mut blur = 0.0;
    for step in 0..32 {
        let hour = 0.25 * step as f64;
        sky.set(-40.0 - 0.5 * hour);
        nodes.iter().for_each(|n| n.borrow_mut().gather(hour));
        nodes.iter().for_each(|n| n.borrow_mut().step(0.25));
        blur += nodes.iter().filter_map(|n| n.borrow().seeing()).sum::<f64>();
    }
    let record = record.take();
    let drift: f64 = record.chunks(4).map(|c| c.iter().sum::<f64>() / c.len() as f64).map(|m| (m - 6.0).powi(2)).sum();
    blur + 0.01 * drift + 0.1 * coldest.get()
}

extern "C" fn blurred(x: *const f64, n: usize) -> f64 {
    night(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    panic::set_hook(Box::new(|_| {}));
    let x = [4.5, 6.0, 0.08, 9.0];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(blurred as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| blurred(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
