//! Energy: turbines that know each other through Rc<RefCell> and Weak, wakes, cables to a substation, and the yield.
include!("harness.rs");
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::{Rc, Weak};

struct Turbine {
    name: String,
    x: f64,
    y: f64,
    thrust: f64,
    upwind: Vec<Weak<RefCell<Turbine>>>,
    speed: f64,
}

type Shared = Rc<RefCell<Turbine>>;

struct Farm {
    turbines: Vec<Shared>,
    index: HashMap<String, Weak<RefCell<Turbine>>>,
    spread: f64,
}

impl Farm {
    fn new(spread: f64) -> Self {
        Farm { turbines: Vec::new(), index: HashMap::new(), spread }
    }

    fn add(&mut self, name: &str, x: f64, y: f64, thrust: f64) -> Shared {
        let turbine = Rc::new(RefCell::new(Turbine {
            name: name.to_string(),
            x,
            y,
            thrust,
            upwind: vec![],
            speed: 0.0,
        }));
        self.index.insert(name.to_owned(), Rc::downgrade(&turbine));
        self.turbines.push(turbine.clone());
        turbine
    }

    fn connect(&self) {
        for a in &self.turbines {
            for b in self.turbines.iter().filter(|b| !Rc::ptr_eq(a, b)) {
                if b.borrow().x < a.borrow().x {
                    a.borrow_mut().upwind.push(Rc::downgrade(b));
                }
            }
        }
    }

    fn deficit(&self, of: &Turbine, from: &Turbine) -> f64 {
        let along = of.x - from.x;
        let width = 0.6 + self.spread * along;
        let across = (of.y - from.y) / width;
        let centre = 1.0 - (1.0 - from.thrust / (4.0 * width * width)).max(0.01).sqrt();
        centre * (-0.5 * across * across).exp()
    }

    fn blow(&self, wind: f64) {
        let mut order = self.turbines.clone();
        order.sort_by(|a, b| a.borrow().x.partial_cmp(&b.borrow().x).unwrap());
        for turbine in order {
            let lost: f64 = {
                let me = turbine.borrow();
                me.upwind
                    .iter()
                    .filter_map(Weak::upgrade)
                    .map(|other| {
                        let other = other.borrow();
                        (self.deficit(&me, &other) * other.speed / wind).powi(2)
                    })
                    .sum()
            };
            turbine.borrow_mut().speed = wind * (1.0 - lost.sqrt());
        }
    }
}

fn cable(a: &Shared, b: &Shared) -> f64 {
    let (a, b) = (a.borrow(), b.borrow());
    (a.x - b.x).hypot(a.y - b.y)
}

fn energy(p: &[f64]) -> f64 {
    let mut farm = Farm::new(p[6]);
    let first = farm.add("north", 0.0, p[0], p[7]);
    let second = farm.add("middle", p[1], p[2], 0.7);
    farm.add("south", p[3], p[4], p[7] * 0.9);
    let last = farm.add("east", p[5], 0.4, 0.8);
    farm.connect();
    let mut total = 0.0;
    for (wind, share) in [(7.0, 0.3), (9.0, 0.5), (11.0, 0.2)] {
        farm.blow(wind);
        total += farm.turbines.iter().map(|t| share * t.borrow().speed.powi(3) / 100.0).sum::<f64>();
    }
    let middle = farm.index.get("middle").and_then(Weak::upgrade);
    let bonus = middle.map(|m| if m.borrow().name.len() == 6 { m.borrow().speed } else { 0.0 });
    total + 0.1 * bonus.unwrap_or(0.0) - 0.2 * (cable(&first, &second) + cable(&second, &last))
}

fn energy_of(p: *const f64, n: usize) -> f64 {
    energy(unsafe { std::slice::from_raw_parts(p, n) })
}

fn main() {
    let x = [0.2, 3.0, -0.3, 5.5, 0.9, 8.0, 0.06, 0.75];
    let mut d = [0.0; 8];
    unsafe {
        __enzyme_autodiff(energy_of as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &energy, &x, 1e-4, 1e-6);
}
