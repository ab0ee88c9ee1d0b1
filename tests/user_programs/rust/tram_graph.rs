//! Trams: shortest ways by time in a graph with named stops, a heap with reversed order, flows that go back along predecessors.
include!("harness.rs");
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashSet};

#[derive(Debug, Clone, Copy, PartialEq)]
struct Minutes(f64);
impl Eq for Minutes {}
impl PartialOrd for Minutes {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Minutes {
    fn cmp(&self, other: &Self) -> Ordering {
        other.0.total_cmp(&self.0)
    }
}
impl std::ops::Add for Minutes {
    type Output = Minutes;
    fn add(self, other: Self) -> Self {
        Minutes(self.0 + other.0)
    }
}

#[derive(Debug)]
struct Edge {
    to: String,
    time: Minutes,
    line: char,
}

#[derive(Default)]
struct Network {
    edges: BTreeMap<String, Vec<Edge>>,
}
impl Network {
    fn connect(&mut self, line: char, stops: &[&str], speeds: impl IntoIterator<Item = f64>) -> &mut Self {
        for (pair, speed) in stops.windows(2).zip(speeds) {
            let time = Minutes(3.0 / speed + 0.5);
            for (a, b) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                self.edges.entry(a.to_owned()).or_default().push(Edge { to: b.to_owned(), time, line });
            }
        }
        self
    }
    fn from<'a>(&'a self, start: &'a str, change: f64) -> BTreeMap<&'a str, (Minutes, Option<&'a str>)> {
        let mut best: BTreeMap<&str, (Minutes, Option<&str>)> = BTreeMap::new();
        let mut queue = BinaryHeap::from([(Minutes(0.0), start, ' ', None)]);
        let mut seen = HashSet::new();
        while let Some((time, stop, line, before)) = queue.pop() {
            if !seen.insert(stop) {
                continue;
            }
            best.insert(stop, (time, before));
            for edge in self.edges.get(stop).into_iter().flatten() {
                let wait = if line == edge.line || line == ' ' { 0.0 } else { change };
                queue.push((time + edge.time + Minutes(wait), edge.to.as_str(), edge.line, Some(stop)));
            }
        }
        best
    }
}

fn comfort(x: &[f64]) -> f64 {
    let mut network = Network::default();
    network
        .connect('A', &["Harbour", "Market", "Station", "Zoo"], x[..3].iter().copied())
        .connect('B', &["Mill", "Market", "Castle"], [x[3], 1.1])
        .connect('C', &["Castle", "Park", "Zoo", "Mill"], std::iter::repeat_with(|| 0.5 * (x[0] + x[4])));
    let stops: BTreeSet<&str> = network.edges.keys().map(String::as_str).collect();
    let mut total = 0.0;
    for start in stops.iter().filter(|s| s.len() > 3) {
        let times = network.from(start, x[5]);
        for (stop, (time, _)) in &times {
            let mut hops = 0;
            let mut at = *stop;
            while let Some(&(_, Some(before))) = times.get(at) {
                at = before;
                hops += 1;
            }
            total += (-time.0 / 5.0).exp() * (1.0 + 0.1 * hops as f64);
        }
    }
    total
}

extern "C" fn riders(x: *const f64, n: usize) -> f64 {
    comfort(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.31, 0.83, 1.57, 0.91, 1.13, 2.03];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(riders as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| riders(x.as_ptr(), 6), &x, 1e-4, 1e-6);
}
