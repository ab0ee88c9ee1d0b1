//! Reef biology: a coral colony of polyps as Rc<RefCell> with Weak parents, growth by rules, and a guard that books on Drop.
include!("harness.rs");

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

type Link = Rc<RefCell<Polyp>>;

struct Polyp {
    name: String,
    mass: f64,
    height: f64,
    parent: Weak<RefCell<Polyp>>,
    buds: Vec<Link>,
}

impl Polyp {
    fn new(name: &str, mass: f64, height: f64) -> Link {
        Rc::new(RefCell::new(Polyp { name: name.to_owned(), mass, height, parent: Weak::new(), buds: Vec::new() }))
    }
}

fn bud(of: &Link, share: f64) -> Link {
    let child = {
        let mut p = of.borrow_mut();
        let given = p.mass * share;
        p.mass -= given;
        let label = format!("{}.{}", p.name, p.buds.len());
        Polyp::new(&label, given, p.height + 0.3 * given.sqrt())
    };
    child.borrow_mut().parent = Rc::downgrade(of);
    of.borrow_mut().buds.push(Rc::clone(&child));
    child
}

/// Books what a season cost when it ends.
struct Season<'a> {
    ledger: &'a Cell<f64>,
    cost: f64,
}

impl Drop for Season<'_> {
    fn drop(&mut self) {
        self.ledger.set(self.ledger.get() + self.cost * self.cost);
    }
}

fn light(height: f64, murk: f64) -> f64 {
    (-murk * (3.0 - height)).exp()
}

fn grow(at: &Link, murk: f64, rate: f64, season: &mut Season) {
    let shade: f64 = {
        let p = at.borrow();
        p.buds.iter().map(|b| 0.1 * b.borrow().mass).sum()
    };
    {
        let mut p = at.borrow_mut();
        let gain = rate * light(p.height, murk) * p.mass.powf(0.75) / (1.0 + shade);
        p.mass += gain;
        season.cost += 0.2 * gain;
    }
    let buds: Vec<Link> = at.borrow().buds.iter().cloned().collect();
    for b in &buds {
        grow(b, murk, rate, season);
    }
}

fn depth(at: &Link) -> usize {
    let mut n = 0;
    let mut up = at.borrow().parent.upgrade();
    while let Some(p) = up {
        n += 1;
        up = p.borrow().parent.upgrade();
    }
    n
}

fn total(at: &Link) -> f64 {
    let p = at.borrow();
    let weight = 1.0 / (1.0 + depth(at) as f64) + 0.01 * p.name.len() as f64;
    weight * p.mass * p.height + p.buds.iter().map(total).sum::<f64>()
}

fn colony(x: &[f64]) -> f64 {
    let [start, murk, rate, share] = x else { return 0.0 };
    let root = Polyp::new("r", *start, 0.5);
    let ledger = Cell::new(0.0);
    for year in 0..5 {
        let mut season = Season { ledger: &ledger, cost: 0.01 * *start };
        grow(&root, *murk, *rate, &mut season);
        if year == 3 {
            continue;
        }
        let newest = bud(&root, *share);
        if year % 2 == 1 {
            let _ = bud(&newest, *share * *share);
        }
    }
    total(&root) - 0.3 * ledger.get()
}

fn colony_at(x: *const f64, n: usize) -> f64 {
    colony(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [2.0, 0.4, 0.35, 0.3];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(colony_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &colony, &x, 1e-4, 1e-6);
}
