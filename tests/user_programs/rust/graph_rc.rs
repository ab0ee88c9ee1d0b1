//! Electricity: a circuit of nodes in Rc<RefCell>, weak back references, relaxation until it settles.
include!("harness.rs");
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

struct Node {
    voltage: Cell<f64>,
    fixed: bool,
    label: &'static str,
    edges: RefCell<Vec<Edge>>,
}

struct Edge {
    to: Weak<Node>,
    kind: Kind,
}

#[derive(Clone)]
enum Kind {
    Resistor(f64),
    Diode { saturation: f64, thermal: f64 },
    Shared(Rc<Cell<f64>>),
}

impl Kind {
    fn current(&self, drop: f64) -> f64 {
        match self {
            Kind::Resistor(r) => drop / r,
            Kind::Diode { saturation, thermal } => saturation * ((drop / thermal).tanh() + 0.2 * drop),
            Kind::Shared(g) => g.get() * drop,
        }
    }
}

struct Circuit {
    nodes: Vec<Rc<Node>>,
}

impl Circuit {
    fn node(&mut self, label: &'static str, voltage: f64, fixed: bool) -> Rc<Node> {
        let node = Rc::new(Node { voltage: Cell::new(voltage), fixed, label, edges: RefCell::default() });
        self.nodes.push(Rc::clone(&node));
        node
    }
    fn join(&self, a: &Rc<Node>, b: &Rc<Node>, kind: Kind) {
        a.edges.borrow_mut().push(Edge { to: Rc::downgrade(b), kind: kind.clone() });
        b.edges.borrow_mut().push(Edge { to: Rc::downgrade(a), kind });
    }
    fn sweep(&self, step: f64) -> f64 {
        let mut worst: f64 = 0.0;
        for node in self.nodes.iter().filter(|n| !n.fixed) {
            let sum: f64 = node
                .edges
                .borrow()
                .iter()
                .filter_map(|e| e.to.upgrade().map(|to| e.kind.current(to.voltage.get() - node.voltage.get())))
                .sum();
            node.voltage.set(node.voltage.get() + step * sum);
            worst = worst.max(sum.abs());
        }
        worst
    }
}

extern "C" fn drop_across(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut c = Circuit { nodes: Vec::new() };
    let ground = c.node("ground", 0.0, true);
    let source = c.node("source", x[0], true);
    let a = c.node("a", 0.1, false);
    let b = c.node("b", 0.2, false);
    let shared = Rc::new(Cell::new(x[2]));
    c.join(&source, &a, Kind::Resistor(x[1]));
    c.join(&a, &b, Kind::Diode { saturation: x[3], thermal: 0.5 });
    c.join(&b, &ground, Kind::Shared(shared.clone()));
    c.join(&a, &ground, Kind::Shared(Rc::clone(&shared)));
    for k in 0..60 {
        shared.set(x[2] * (1.0 + 0.1 * (k as f64 / 60.0)));
        if c.sweep(0.3) < 1e-14 {
            break;
        }
    }
    c.nodes.iter().map(|n| n.voltage.get() * n.label.len() as f64).sum()
}

fn main() {
    let x = [5.0, 1.5, 0.7, 0.9];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(drop_across as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 4usize) };
    compare(&d, &|x| drop_across(x.as_ptr(), 4), &x, 1e-3, 1e-7);
}
