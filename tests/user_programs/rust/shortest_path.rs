//! Graphs: Dijkstra with a BinaryHeap of an ordered wrapper, adjacency in a BTreeMap.
include!("harness.rs");
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BinaryHeap};

#[derive(Clone, Copy, PartialEq)]
struct Cost(f64);
impl Eq for Cost {}
impl PartialOrd for Cost {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Cost {
    fn cmp(&self, o: &Self) -> Ordering {
        self.0.total_cmp(&o.0)
    }
}

#[derive(Clone, Copy)]
struct Edge {
    to: u32,
    length: f64,
}

fn shortest(graph: &BTreeMap<u32, Vec<Edge>>, from: u32, to: u32) -> Option<f64> {
    let mut best: BTreeMap<u32, f64> = BTreeMap::new();
    let mut heap = BinaryHeap::new();
    heap.push((Reverse(Cost(0.0)), from));
    while let Some((Reverse(Cost(cost)), node)) = heap.pop() {
        if node == to {
            return Some(cost);
        }
        if best.get(&node).is_some_and(|b| *b < cost) {
            continue;
        }
        for e in graph.get(&node).into_iter().flatten() {
            let next = cost + e.length * e.length;
            let known = best.entry(e.to).or_insert(f64::INFINITY);
            if next < *known {
                *known = next;
                heap.push((Reverse(Cost(next)), e.to));
            }
        }
    }
    None
}

extern "C" fn travel(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut graph: BTreeMap<u32, Vec<Edge>> = BTreeMap::new();
    for (i, length) in x.iter().enumerate() {
        let from = (i * 3 % 5) as u32;
        graph.entry(from).or_default().push(Edge { to: (i as u32 * 7 + 1) % 6, length: *length });
    }
    (1..6).map(|goal| shortest(&graph, 0, goal).map_or(0.5, |c| c.sqrt())).sum()
}

fn main() {
    let x: Vec<f64> = (0..14).map(|i| 1.0 + 0.4 * (i as f64 * 2.3).cos()).collect();
    let mut d = vec![0.0; x.len()];
    unsafe { __enzyme_autodiff(travel as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| travel(x.as_ptr(), x.len()), &x, 1e-5, 1e-6);
}
