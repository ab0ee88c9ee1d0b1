//! Water: pipes as a graph of Rc<RefCell<Node>> with Weak parents, pressures by a walk over a VecDeque.
include!("harness.rs");
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

#[derive(Default)]
struct Node {
    demand: f64,
    head: f64,
    parent: Weak<RefCell<Node>>,
    children: Vec<(Pipe, Rc<RefCell<Node>>)>,
}
#[derive(Clone, Copy)]
struct Pipe {
    length: f64,
    width: f64,
}
impl Pipe {
    fn loss(&self, flow: f64, roughness: f64) -> f64 {
        roughness * self.length * flow.abs().powf(1.85) / self.width.powf(4.87)
    }
}

fn attach(parent: &Rc<RefCell<Node>>, pipe: Pipe, demand: f64) -> Rc<RefCell<Node>> {
    let child = Rc::new(RefCell::new(Node { demand, parent: Rc::downgrade(parent), ..Default::default() }));
    parent.borrow_mut().children.push((pipe, Rc::clone(&child)));
    child
}

fn flow_into(node: &Rc<RefCell<Node>>) -> f64 {
    let node = node.borrow();
    node.demand + node.children.iter().map(|(_, c)| flow_into(c)).sum::<f64>()
}

fn depth(node: &Rc<RefCell<Node>>) -> usize {
    let mut at = Rc::clone(node);
    let mut n = 0;
    while let Some(up) = { let p = at.borrow().parent.upgrade(); p } {
        at = up;
        n += 1;
    }
    n
}

extern "C" fn least_head(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let root = Rc::new(RefCell::new(Node::default()));
    root.borrow_mut().head = x[0];
    let village = attach(&root, Pipe { length: 2.0, width: x[1] }, 0.2);
    let farm = attach(&village, Pipe { length: 1.2, width: 0.5 }, x[2]);
    attach(&village, Pipe { length: x[3], width: 0.6 }, 0.4 * x[2]);
    attach(&farm, Pipe { length: 0.5, width: 0.4 }, 0.05);
    let mut queue = VecDeque::from([Rc::clone(&root)]);
    let mut sum = 0.0;
    while let Some(node) = queue.pop_front() {
        let head = node.borrow().head;
        sum += head * head / (1 + depth(&node)) as f64;
        for (pipe, child) in &node.borrow().children {
            child.borrow_mut().head = head - pipe.loss(flow_into(child), 0.03);
            queue.push_back(child.clone());
        }
    }
    sum
}

fn main() {
    let x = [10.0, 0.7, 0.3, 0.9];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(least_head as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 4usize) };
    compare(&d, &|x| least_head(x.as_ptr(), 4), &x, 1e-4, 1e-7);
}
