//! Data structures: a binary search tree in Options of Boxes, a list, Rc and RefCell for a shared graph.
include!("harness.rs");
use std::cell::RefCell;
use std::rc::Rc;

#[derive(Default)]
struct Tree {
    root: Option<Box<Node>>,
}
struct Node {
    key: i64,
    value: f64,
    left: Option<Box<Node>>,
    right: Option<Box<Node>>,
}
impl Tree {
    fn add(&mut self, key: i64, value: f64) {
        let mut at = &mut self.root;
        while let Some(node) = at {
            if node.key == key {
                node.value += value;
                return;
            }
            at = if key < node.key { &mut node.left } else { &mut node.right };
        }
        *at = Some(Box::new(Node { key, value, left: None, right: None }));
    }
    fn walk(node: &Option<Box<Node>>, depth: u32, visit: &mut dyn FnMut(u32, f64)) {
        if let Some(n) = node {
            Self::walk(&n.left, depth + 1, visit);
            visit(depth, n.value);
            Self::walk(&n.right, depth + 1, visit);
        }
    }
}

struct Neuron {
    charge: f64,
    targets: Vec<(Rc<RefCell<Neuron>>, f64)>,
}

fn fire(n: &Rc<RefCell<Neuron>>, amount: f64, depth: usize) {
    n.borrow_mut().charge += amount;
    if depth == 0 {
        return;
    }
    let targets = n.borrow().targets.clone();
    for (t, weight) in targets {
        fire(&t, (amount * weight).tanh(), depth - 1);
    }
}

extern "C" fn objective(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut tree = Tree::default();
    for (i, v) in x.iter().enumerate() {
        tree.add((i as i64 * 5) % 7, v * v);
    }
    let mut sum = 0.0;
    Tree::walk(&tree.root, 0, &mut |depth, v| sum += v / f64::from(depth + 1));
    let neurons: Vec<_> = (0..3).map(|_| Rc::new(RefCell::new(Neuron { charge: 0.0, targets: Vec::new() }))).collect();
    for i in 0..3 {
        let target = Rc::clone(&neurons[(i + 1) % 3]);
        neurons[i].borrow_mut().targets.push((target, x[i]));
    }
    fire(&neurons[0], x[3], 5);
    for n in &neurons {
        sum += n.borrow().charge;
        n.borrow_mut().targets.clear();
    }
    sum
}

fn main() {
    let x = [0.8, -0.5, 1.2, 0.4, 0.9, -0.3, 0.7, 0.2];
    let mut d = [0.0; 8];
    unsafe { __enzyme_autodiff(objective as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 8usize) };
    compare(&d, &|x| objective(x.as_ptr(), 8), &x, 1e-3, 1e-6);
}
