//! Puppets: joints with parents that are weak references, moved by strings; poses are relaxed and listed by a visitor.
include!("harness.rs");
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

type Link = Rc<Joint>;

struct Joint {
    name: &'static str,
    length: f64,
    angle: Cell<f64>,
    parent: RefCell<Weak<Joint>>,
    children: RefCell<Vec<Link>>,
    cached: Cell<Option<(f64, f64)>>,
}

impl Joint {
    fn new(name: &'static str, length: f64, angle: f64) -> Link {
        Rc::new(Joint {
            name,
            length,
            angle: Cell::new(angle),
            parent: RefCell::default(),
            children: RefCell::default(),
            cached: Cell::new(None),
        })
    }
    fn with(self: &Rc<Self>, child: Link) -> Link {
        *child.parent.borrow_mut() = Rc::downgrade(self);
        self.children.borrow_mut().push(Rc::clone(&child));
        child
    }
    fn direction(&self) -> f64 {
        self.angle.get() + self.parent.borrow().upgrade().map_or(0.0, |p| p.direction())
    }
    fn tip(&self) -> (f64, f64) {
        if let Some(known) = self.cached.get() {
            return known;
        }
        let (x, y) = match self.parent.borrow().upgrade() {
            Some(parent) => parent.tip(),
            None => (0.0, 0.0),
        };
        let d = self.direction();
        let tip = (x + self.length * d.sin(), y - self.length * d.cos());
        self.cached.set(Some(tip));
        tip
    }
    fn turn(&self, by: f64) {
        self.angle.set(self.angle.get() + by);
        self.forget();
    }
    fn forget(&self) {
        self.cached.take();
        for child in self.children.borrow().iter() {
            child.forget();
        }
    }
    fn visit<'a>(&'a self, depth: usize, f: &mut dyn FnMut(&Joint, usize)) {
        f(self, depth);
        self.children.borrow().iter().for_each(|c| c.visit(depth + 1, f));
    }
    fn find(self: &Rc<Self>, name: &str) -> Option<Link> {
        if self.name == name {
            return Some(self.clone());
        }
        self.children.borrow().iter().find_map(|c| c.find(name))
    }
}

struct Strings {
    hooks: Vec<(Weak<Joint>, f64, f64)>,
}
impl Strings {
    fn energy(&self) -> f64 {
        self.hooks
            .iter()
            .filter_map(|(joint, height, length)| joint.upgrade().map(|j| (j.tip(), *height, *length)))
            .map(|((x, y), height, length)| 0.5 * (x.hypot(y - height) - length).max(0.0).powi(2))
            .sum()
    }
}

fn pose(x: &[f64]) -> f64 {
    let body = Joint::new("body", 1.0, x[0]);
    let arm = body.with(Joint::new("upper arm", x[1], 0.9));
    let hand = arm.with(Joint::new("hand", x[2], 0.4));
    let leg = body.with(Joint::new("leg", 0.8, -0.3));
    leg.with(Joint::new("foot", 0.2, 1.2));
    let mut strings = Strings { hooks: vec![(Rc::downgrade(&hand), 2.0, x[3]), (Rc::downgrade(&leg), 2.0, 2.4)] };
    if let Some(foot) = body.find("foot") {
        strings.hooks.push((Rc::downgrade(&foot), 1.5, x[4]));
    }
    strings.hooks.push((Rc::downgrade(&Joint::new("lost", 1.0, 0.0)), 0.0, 0.0));
    for _ in 0..4 {
        for joint in [&arm, &hand, &leg] {
            let h = 1e-3;
            joint.turn(h);
            let up = strings.energy();
            joint.turn(-2.0 * h);
            let down = strings.energy();
            joint.turn(h - 0.3 * (up - down) / (2.0 * h));
        }
    }
    let mut height = 0.0;
    body.visit(0, &mut |joint, depth| height += joint.tip().1 * 0.5f64.powi(depth as i32) + joint.angle.get().cos());
    height + 3.0 * strings.energy()
}

extern "C" fn looks(x: *const f64, n: usize) -> f64 {
    pose(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [0.1, 0.6, 0.5, 1.4, 1.1];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(looks as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| looks(x.as_ptr(), 5), &x, 1e-4, 1e-5);
}
