//! Evolution: the likelihood of a tree by pruning, states as bits of a word, nodes with Rc children and Weak parents, sites that repeat in a map.
include!("differences.inc");
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::{Rc, Weak};

struct Node {
    name: String,
    length: Cell<f64>,
    parent: RefCell<Weak<Node>>,
    children: RefCell<Vec<Rc<Node>>>,
}

impl Node {
    fn leaf(name: &str) -> Rc<Self> {
        Rc::new(Node { name: name.into(), length: Cell::new(0.1), parent: RefCell::default(), children: RefCell::default() })
    }
    fn join(children: impl IntoIterator<Item = Rc<Node>>) -> Rc<Self> {
        let node = Self::leaf("");
        for child in children {
            *child.parent.borrow_mut() = Rc::downgrade(&node);
            node.children.borrow_mut().push(child);
        }
        node
    }
    fn depth(&self) -> f64 {
        let above = self.parent.borrow().upgrade().map_or(0.0, |p| p.depth());
        above + self.length.get()
    }
    fn walk(self: &Rc<Self>, visit: &mut dyn FnMut(&Rc<Node>)) {
        self.children.borrow().iter().for_each(|c| c.walk(visit));
        visit(self);
    }
}

/// A, C, G, T as bits: what is not known has several.
fn bits(base: u8) -> u64 {
    match base.to_ascii_uppercase() {
        b'A' => 1,
        b'C' => 2,
        b'G' => 4,
        b'T' => 8,
        b'R' => 5,
        b'Y' => 10,
        _ => 15,
    }
}

/// Kimura's model with unequal rates of transitions.
struct Rates {
    kappa: f64,
    frequencies: [f64; 4],
}

impl Rates {
    fn probabilities(&self, t: f64) -> [[f64; 4]; 4] {
        let (a, b) = ((-t).exp(), (-t * (self.kappa + 1.0) * 0.5).exp());
        std::array::from_fn(|i| {
            std::array::from_fn(|j| {
                let pair = self.frequencies[j] + self.frequencies[j ^ 2];
                let stays = if i & 1 == j & 1 { 1.0 } else { 0.0 };
                let same = if i == j { 1.0 } else { 0.0 };
                self.frequencies[j] * (1.0 - a) + a * (1.0 - b) * stays * self.frequencies[j] / pair + a * b * same
            })
        })
    }
}

type Partial = [f64; 4];

fn prune(node: &Node, rates: &Rates, pattern: u64, order: &HashMap<&str, usize>) -> Partial {
    let children = node.children.borrow();
    if children.is_empty() {
        let mask = pattern >> (4 * order[node.name.as_str()]) & 15;
        return std::array::from_fn(|s| if mask >> s & 1 == 1 { 1.0 } else { 0.0 });
    }
    children.iter().fold([1.0; 4], |product, child| {
        let below = prune(child, rates, pattern, order);
        let p = rates.probabilities(child.length.get());
        std::array::from_fn(|i| product[i] * p[i].iter().zip(&below).map(|(p, b)| p * b).sum::<f64>())
    })
}

const ALIGNMENT: [(&str, &str); 5] =
    [("man", "ACGTTGCAACGTRACG"), ("ape", "ACGTTGCAACGTAACG"), ("cat", "ACATTGYAACCTAACG"), ("dog", "ACATCGCAACCTAGCN"), ("hen", "GCATCGCGATCTAGTG")];

extern "C" fn likelihood(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut patterns: HashMap<u64, u32> = HashMap::new();
    let order: HashMap<&str, usize> = ALIGNMENT.iter().enumerate().map(|(i, (name, _))| (*name, i)).collect();
    for site in 0..ALIGNMENT[0].1.len() {
        let word = ALIGNMENT.iter().rev().fold(0, |word, (_, text)| word << 4 | bits(text.as_bytes()[site]));
        *patterns.entry(word).or_default() += 1;
    }
    let leaves = ALIGNMENT.map(|(name, _)| Node::leaf(name));
    let [man, ape, cat, dog, hen] = leaves.clone();
    let root = Node::join([Node::join([Node::join([man, ape]), Node::join([cat, dog])]), hen]);
    let mut lengths = x[4..].iter();
    root.walk(&mut |node| {
        if let Some(l) = lengths.next() {
            node.length.set(l.exp());
        }
    });
    root.length.set(0.0);
    let total: f64 = x[1..4].iter().map(|v| v.exp()).sum::<f64>() + 1.0;
    let frequencies = std::array::from_fn(|i| if i < 3 { x[1 + i].exp() / total } else { total.recip() });
    let rates = Rates { kappa: x[0], frequencies };
    let mut sorted: Vec<_> = patterns.into_iter().collect();
    sorted.sort_unstable();
    let log: f64 = sorted
        .iter()
        .map(|&(pattern, count)| {
            let partial = prune(&root, &rates, pattern, &order);
            let sum: f64 = partial.iter().zip(&rates.frequencies).map(|(l, f)| l * f).sum();
            f64::from(count) * (1.0 + 0.01 * f64::from(pattern.count_ones())) * sum.ln()
        })
        .sum();
    let clock: f64 = leaves.iter().map(|l| (l.depth() - 0.4).powi(2)).sum();
    log - 3.0 * clock
}

fn main() {
    let mut x = vec![2.5, 0.1, -0.2, 0.15];
    x.extend((0..8).map(|i| -2.0 + 0.11 * f64::from(i)));
    let mut d = vec![0.0; x.len()];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(likelihood as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-3, |h| { let mut y = x.clone(); y[i] += h; likelihood(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
