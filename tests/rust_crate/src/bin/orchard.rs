//! An orchard's pollination: owned indices in an arena, generic accumulators, seasons by iterators.
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet};

use rust_crate::{close, differences};

#[derive(Clone, Debug)]
struct Tree {
    position: [f64; 2],
    bloom: f64,
    neighbours: Vec<usize>,
    parent: Option<usize>,
}

#[derive(Default)]
struct Orchard {
    trees: Vec<Tree>,
    by_kind: BTreeMap<&'static str, Vec<usize>>,
}

trait Accumulate<T> {
    fn add(&mut self, item: T);
    fn finish(self) -> f64;
}

#[derive(Default)]
struct Mean {
    sum: f64,
    count: usize,
}

struct LogSum(f64);

impl Accumulate<f64> for Mean {
    fn add(&mut self, item: f64) {
        self.sum += item;
        self.count += 1;
    }
    fn finish(self) -> f64 {
        if self.count == 0 {
            0.0
        } else {
            self.sum / self.count as f64
        }
    }
}

impl Accumulate<f64> for LogSum {
    fn add(&mut self, item: f64) {
        self.0 += item.exp();
    }
    fn finish(self) -> f64 {
        self.0.ln()
    }
}

fn accumulate<T, A: Accumulate<T>>(items: impl IntoIterator<Item = T>, mut with: A) -> f64 {
    items.into_iter().for_each(|item| with.add(item));
    with.finish()
}

impl Orchard {
    fn plant(&mut self, kind: &'static str, position: [f64; 2], bloom: f64) -> &mut Self {
        let index = self.trees.len();
        self.trees.push(Tree {
            position,
            bloom,
            neighbours: vec![],
            parent: None,
        });
        self.by_kind.entry(kind).or_default().push(index);
        self
    }

    fn distance(&self, a: usize, b: usize) -> f64 {
        let [ax, ay] = self.trees[a].position;
        let [bx, by] = self.trees[b].position;
        (ax - bx).hypot(ay - by)
    }

    /// The tree of shortest connections, by Prim.
    fn connect(&mut self) -> f64 {
        let mut done = HashSet::new();
        let mut best: HashMap<usize, (usize, f64)> = HashMap::new();
        let mut heap = BinaryHeap::from([Reverse((0_u64, 0_usize))]);
        let mut total = 0.0;
        while let Some(Reverse((_, at))) = heap.pop() {
            if !done.insert(at) {
                continue;
            }
            if let Some(&(from, length)) = best.get(&at) {
                self.trees[at].parent = Some(from);
                self.trees[from].neighbours.push(at);
                total += length;
            }
            for other in 0..self.trees.len() {
                if done.contains(&other) {
                    continue;
                }
                let length = self.distance(at, other);
                if best.get(&other).is_none_or(|(_, known)| length < *known) {
                    best.insert(other, (at, length));
                    heap.push(Reverse(((length * 1e6) as u64, other)));
                }
            }
        }
        total
    }

    fn pollen(&self, at: usize) -> f64 {
        let tree = &self.trees[at];
        tree.bloom
            + tree
                .neighbours
                .iter()
                .map(|&n| 0.6 * self.pollen(n) * (-self.distance(at, n)).exp())
                .sum::<f64>()
    }
}

fn harvest(x: &[f64]) -> f64 {
    let mut orchard = Orchard::default();
    for (i, c) in x.chunks_exact(3).enumerate() {
        orchard.plant(["apple", "pear", "plum"][i % 3], [c[0], c[1]], c[2]);
    }
    let hedges = orchard.connect();
    let kinds = orchard.by_kind.iter().map(|(kind, trees)| {
        let pollen = trees.iter().map(|&t| orchard.pollen(t));
        if kind.starts_with('p') {
            accumulate(pollen, Mean::default())
        } else {
            accumulate(pollen, LogSum(0.1))
        }
    });
    kinds.sum::<f64>() - 0.2 * hedges
}

fn main() {
    let x = vec![
        0.0, 0.1, 1.0, 1.3, 0.2, 0.7, 0.4, 1.1, 0.9, 2.0, 1.5, 1.2, 1.1, 2.2, 0.4,
    ];
    close(
        &ltoad::gradient(harvest, &x),
        &differences(harvest, &x),
        1e-7,
    );
}
