//! Robotics: a tree of joints with shared ownership, weak links to parents, transforms up the chain.
include!("harness.rs");
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

#[derive(Debug, Clone, Copy)]
struct Pose {
    angle: f64,
    x: f64,
    y: f64,
}
impl Pose {
    fn then(self, inner: Pose) -> Pose {
        let (s, c) = self.angle.sin_cos();
        Pose { angle: self.angle + inner.angle, x: self.x + c * inner.x - s * inner.y, y: self.y + s * inner.x + c * inner.y }
    }
}

struct Node {
    name: String,
    local: RefCell<Pose>,
    world: Cell<Option<Pose>>,
    mass: f64,
    parent: RefCell<Weak<Node>>,
    children: RefCell<Vec<Rc<Node>>>,
}

impl Node {
    fn new(name: &str, local: Pose, mass: f64) -> Rc<Node> {
        Rc::new(Node {
            name: name.to_string(),
            local: RefCell::new(local),
            world: Cell::new(None),
            mass,
            parent: RefCell::new(Weak::new()),
            children: RefCell::default(),
        })
    }
    fn attach(self: &Rc<Self>, child: Rc<Node>) -> &Rc<Self> {
        *child.parent.borrow_mut() = Rc::downgrade(self);
        self.children.borrow_mut().push(child);
        self
    }
    fn world(&self) -> Pose {
        if let Some(p) = self.world.get() {
            return p;
        }
        let local = *self.local.borrow();
        let pose = match self.parent.borrow().upgrade() {
            Some(parent) => parent.world().then(local),
            None => local,
        };
        self.world.set(Some(pose));
        pose
    }
    fn dirty(&self) {
        self.world.take();
        self.children.borrow().iter().for_each(|c| c.dirty());
    }
    fn turn(&self, by: f64) {
        self.local.borrow_mut().angle += by;
        self.dirty();
    }
    fn find(self: &Rc<Self>, name: &str) -> Option<Rc<Node>> {
        if self.name == name {
            return Some(Rc::clone(self));
        }
        self.children.borrow().iter().find_map(|c| c.find(name))
    }
    fn visit(&self, depth: usize, f: &mut dyn FnMut(&Node, usize)) {
        f(self, depth);
        for c in self.children.borrow().iter() {
            c.visit(depth + 1, f);
        }
    }
}

fn balance(root: &Rc<Node>) -> (f64, f64) {
    let (mut mass, mut moment, mut deep) = (0.0, 0.0, 0);
    root.visit(0, &mut |node, depth| {
        let p = node.world();
        mass += node.mass;
        moment += node.mass * (p.x + 0.5 * p.y);
        deep = deep.max(depth);
    });
    (moment / mass, deep as f64)
}

extern "C" fn effort(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let link = |angle: f64, length: f64| Pose { angle, x: length, y: 0.0 };
    let root = Node::new("base", Pose { angle: x[0], x: 0.0, y: 0.1 }, 5.0);
    let arm = Node::new("arm", link(x[1], x[2]), x[3]);
    let hand = Node::new("hand", link(x[4], 0.6), 0.3);
    hand.attach(Node::new("thumb", link(0.5, 0.1), 0.05)).attach(Node::new("finger", link(-0.2, x[5]), 0.04));
    arm.attach(hand);
    root.attach(arm).attach(Node::new("weight", link(2.5, 0.7), 2.0));
    let (before, _) = balance(&root);
    let mut total = before * before;
    for (name, by) in [("arm", x[6]), ("hand", -0.3), ("nobody", 1.0), ("thumb", x[6] * 0.5)] {
        let Some(node) = root.find(name) else { continue };
        node.turn(by);
        let tip = root.find("finger").map(|f| f.world()).unwrap();
        let (after, deep) = balance(&root);
        total += (after - before).powi(2) * deep + 0.2 * tip.x.hypot(tip.y) + 0.1 * tip.angle;
    }
    total + Rc::strong_count(&root) as f64
}

fn main() {
    let x = [0.2, 0.4, 1.1, 1.5, -0.3, 0.15, 0.25];
    let mut d = [0.0; 7];
    unsafe { __enzyme_autodiff(effort as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 7usize) };
    compare(&d, &|x| effort(x.as_ptr(), 7), &x, 1e-4, 1e-6);
}
