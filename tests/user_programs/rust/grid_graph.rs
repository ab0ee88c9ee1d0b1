//! Power distribution: a tree of substations in Rc and Weak, loads that go up, losses that come down, a registry of weak links.
include!("differences.inc");
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};

#[derive(Debug, Clone)]
enum Kind {
    Source { voltage: f64 },
    Station { label: String, resistance: f64 },
    Load { power: f64, priority: u8 },
}

#[derive(Debug)]
struct Node {
    name: String,
    kind: Kind,
    parent: RefCell<Weak<Node>>,
    children: RefCell<Vec<Rc<Node>>>,
    demand: Cell<f64>,
    visits: Cell<usize>,
}

impl Node {
    fn new(name: &str, kind: Kind) -> Rc<Node> {
        Rc::new(Node { name: name.to_string(), kind, parent: RefCell::new(Weak::new()), children: RefCell::default(), demand: Cell::new(0.0), visits: Cell::new(0) })
    }

    fn adopt(self: &Rc<Self>, child: &Rc<Node>) {
        *child.parent.borrow_mut() = Rc::downgrade(self);
        self.children.borrow_mut().push(Rc::clone(child));
    }

    fn gather(&self) -> f64 {
        let below: f64 = self.children.borrow().iter().map(|c| c.gather()).sum();
        let own = match &self.kind {
            Kind::Source { .. } => 0.0,
            Kind::Station { resistance, .. } => below * below * resistance,
            Kind::Load { power, priority } => power / f64::from(*priority),
        };
        self.demand.set(below + own);
        self.visits.set(self.visits.get() + 1);
        self.demand.get()
    }

    fn voltage(&self) -> f64 {
        match (&self.kind, self.parent.borrow().upgrade()) {
            (Kind::Source { voltage }, _) => *voltage,
            (Kind::Station { resistance, .. }, Some(parent)) => parent.voltage() - resistance * self.demand.get(),
            (_, Some(parent)) => parent.voltage(),
            (_, None) => 0.0,
        }
    }

    fn depth(&self) -> usize {
        self.parent.borrow().upgrade().map_or(0, |p| p.depth() + 1)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.visits.set(0);
    }
}

#[derive(Default)]
struct Grid {
    nodes: BTreeMap<String, Weak<Node>>,
    roots: Vec<Rc<Node>>,
}

impl Grid {
    fn add(&mut self, parent: Option<&str>, name: &str, kind: Kind) -> Result<Rc<Node>, String> {
        let node = Node::new(name, kind);
        match parent {
            Some(p) => self.find(p)?.adopt(&node),
            None => self.roots.push(node.clone()),
        }
        self.nodes.insert(name.to_owned(), Rc::downgrade(&node));
        Ok(node)
    }

    fn find(&self, name: &str) -> Result<Rc<Node>, String> {
        self.nodes.get(name).and_then(Weak::upgrade).ok_or_else(|| format!("no node {name}"))
    }

    fn cut(&mut self, name: &str) -> Result<(), String> {
        let node = self.find(name)?;
        if let Some(parent) = node.parent.borrow().upgrade() {
            parent.children.borrow_mut().retain(|c| !Rc::ptr_eq(c, &node));
        }
        Ok(())
    }
}

fn build(x: &[f64]) -> Result<Grid, String> {
    let mut grid = Grid::default();
    grid.add(None, "plant", Kind::Source { voltage: x[0] })?;
    for (i, area) in ["north", "south"].iter().enumerate() {
        let label = format!("station {area}");
        grid.add(Some("plant"), area, Kind::Station { label, resistance: x[1] * (i + 1) as f64 })?;
        for j in 0..3u8 {
            let name = format!("{area}-{j}");
            grid.add(Some(area), &name, Kind::Load { power: x[2 + i] * (1.0 + f64::from(j)), priority: j + 1 })?;
        }
    }
    grid.cut("south-1")?;
    Ok(grid)
}

fn quality(x: &[f64]) -> Result<f64, String> {
    let grid = build(x)?;
    let total: f64 = grid.roots.iter().map(|r| r.gather()).sum();
    let mut sum = 0.0;
    for (name, weak) in &grid.nodes {
        let Some(node) = weak.upgrade() else {
            sum += 0.5 * x[3] * name.len() as f64;
            continue;
        };
        let factor = match &node.kind {
            Kind::Station { label, .. } => label.len() as f64,
            Kind::Load { priority, .. } => f64::from(*priority),
            Kind::Source { .. } => 1.0,
        };
        sum += node.voltage().powi(2) * factor * 0.01 / (1.0 + node.depth() as f64) + node.visits.get() as f64;
        sum += Rc::strong_count(&node) as f64 + node.name.len() as f64;
    }
    Ok(sum + total)
}

extern "C" fn grid_quality(x: *const f64, n: usize) -> f64 {
    quality(unsafe { std::slice::from_raw_parts(x, n) }).expect("a grid")
}

fn main() {
    let x = [10.0, 0.05, 1.4, 0.8];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(grid_quality as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-3, |h| { let mut y = x; y[i] += h; grid_quality(y.as_ptr(), 4) }));
    }
    c.done();
}
