// Rc<RefCell<>> reactor network, HashMap of species, Option chains, recursion over Box trees
include!("differences.inc");
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::{Rc, Weak};
struct Node { name: String, level: RefCell<f64>, out: RefCell<Vec<(Rc<Node>, f64)>>, parent: RefCell<Weak<Node>>, visits: Cell<u32> }
impl Node {
    fn new(name: &str, level: f64) -> Rc<Node> { Rc::new(Node { name: name.to_string(), level: RefCell::new(level), out: RefCell::new(vec![]), parent: RefCell::new(Weak::new()), visits: Cell::new(0) }) }
    fn link(self: &Rc<Self>, to: &Rc<Node>, k: f64) { self.out.borrow_mut().push((Rc::clone(to), k)); *to.parent.borrow_mut() = Rc::downgrade(self); }
}
impl Drop for Node { fn drop(&mut self) { self.visits.set(0); } }
fn step(nodes: &[Rc<Node>], dt: f64) {
    let flows: Vec<(usize, Rc<Node>, f64)> = nodes.iter().enumerate().flat_map(|(i, n)| {
        n.visits.set(n.visits.get() + 1);
        let l = *n.level.borrow();
        n.out.borrow().iter().map(move |(t, k)| (i, t.clone(), k * l.max(0.0).sqrt() * dt)).collect::<Vec<_>>()
    }).collect();
    for (i, to, f) in flows { *nodes[i].level.borrow_mut() -= f; *to.level.borrow_mut() += f; }
}
enum Tree { Leaf(f64), Fork { left: Box<Tree>, right: Box<Tree>, at: f64 }, Empty }
impl Tree {
    fn insert(self, v: f64) -> Tree {
        match self {
            Tree::Empty => Tree::Leaf(v),
            Tree::Leaf(u) => { let at = 0.5 * (u + v); let (a, b) = if u < v { (u, v) } else { (v, u) }; Tree::Fork { left: Box::new(Tree::Leaf(a)), right: Box::new(Tree::Leaf(b)), at } }
            Tree::Fork { left, right, at } => if v < at { Tree::Fork { left: Box::new(left.insert(v)), right, at } } else { Tree::Fork { left, right: Box::new(right.insert(v)), at } },
        }
    }
    fn sum(&self, depth: i32) -> f64 { match self { Tree::Empty => 0.0, Tree::Leaf(v) => v.powi(2) / depth as f64, Tree::Fork { left, right, at } => left.sum(depth + 1) * right.sum(depth + 1).cos() + at } }
}
#[unsafe(no_mangle)]
extern "C" fn network(k: *const f64, n: usize, steps: usize) -> f64 {
    let k = unsafe { std::slice::from_raw_parts(k, n) };
    let nodes: Vec<Rc<Node>> = (0..n).map(|i| Node::new(&format!("tank{i}"), 1.0 + 0.2 * i as f64)).collect();
    for i in 0..n { nodes[i].link(&nodes[(i + 1) % n], k[i]); if i % 2 == 0 { nodes[i].link(&nodes[(i + 2) % n], 0.5 * k[i] * k[(i + 1) % n]); } }
    let mut history: VecDeque<f64> = VecDeque::with_capacity(4);
    for _ in 0..steps {
        step(&nodes, 0.05);
        if history.len() == 4 { history.pop_front(); }
        history.push_back(*nodes[0].level.borrow());
    }
    let mut by_name: HashMap<&str, f64> = HashMap::new();
    for nd in &nodes { *by_name.entry(nd.name.as_str()).or_default() += *nd.level.borrow(); }
    let ordered: BTreeMap<_, _> = by_name.iter().map(|(k, v)| (*k, *v)).collect();
    let tree = ordered.values().fold(Tree::Empty, |t, v| t.insert(*v));
    let up = nodes[1].parent.borrow().upgrade().map(|p| *p.level.borrow()).filter(|l| *l > 0.1).unwrap_or(0.0);
    let res = tree.sum(1) + history.iter().rev().enumerate().map(|(i, h)| h / (i + 1) as f64).sum::<f64>() + by_name.get("tank2").copied().map_or(0.0, f64::ln) * up;
    for nd in &nodes { nd.out.borrow_mut().clear(); }
    res
}
fn main() {
    let k = [0.3, 0.5, 0.4, 0.7, 0.2];
    let f = |k: &[f64]| network(k.as_ptr(), 5, 30);
    let fd: Vec<f64> = (0..5).map(|i| cd(1e-3, |t| { let mut z = k; z[i] += t; f(&z) })).collect();
    let mut c = Check::new();
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff_void(network as *const c_void, enzyme_dup, k.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize, enzyme_const, 30usize); }
    for i in 0..5 { c.cmp(&format!("k{i}"), d[i], fd[i]); }
    c.done();
}
