//! Tolls: shortest paths by a heap over a graph of names, prices by class in nested maps, drivers who choose softly, what a road's price earns.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BinaryHeap, HashMap};

use ltoad::*;
use rust_crate::*;

#[derive(Copy, Clone, PartialEq)]
struct Visit<'a> {
    cost: f64,
    town: &'a str,
}
impl Eq for Visit<'_> {}
impl Ord for Visit<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        other.cost.total_cmp(&self.cost).then_with(|| self.town.cmp(other.town))
    }
}
impl PartialOrd for Visit<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

struct Road {
    to: &'static str,
    km: f64,
    toll: usize,
}
struct Network {
    roads: HashMap<&'static str, Vec<Road>>,
}

const ROADS: [(&str, &str, f64, usize); 8] = [
    ("Ely", "Ware", 30.0, 0),
    ("Ely", "Hythe", 55.0, 1),
    ("Ware", "Hythe", 20.0, 2),
    ("Ware", "Deal", 60.0, 1),
    ("Hythe", "Deal", 25.0, 0),
    ("Deal", "Rye", 15.0, 3),
    ("Hythe", "Rye", 48.0, 3),
    ("Rye", "Ely", 70.0, 2),
];

impl Network {
    fn new() -> Self {
        let mut roads: HashMap<_, Vec<Road>> = HashMap::new();
        for (from, to, km, toll) in ROADS {
            roads.entry(from).or_default().push(Road { to, km, toll });
            roads.entry(to).or_default().push(Road { to: from, km: km * 1.05, toll });
        }
        Network { roads }
    }
    fn costs<'a>(&'a self, from: &'a str, tolls: &[f64], value: f64) -> BTreeMap<&'a str, f64> {
        let mut best: BTreeMap<&str, f64> = BTreeMap::from([(from, 0.0)]);
        let mut heap = BinaryHeap::from(vec![Visit { cost: 0.0, town: from }]);
        while let Some(Visit { cost, town }) = heap.pop() {
            if best.get(town).is_some_and(|&b| cost > b) {
                continue;
            }
            for road in self.roads.get(town).into_iter().flatten() {
                let next = Visit { cost: cost + road.km * value + tolls[road.toll] * (1.0 + 0.1 * cost), town: road.to };
                if best.get(road.to).is_none_or(|&b| next.cost < b) {
                    heap.push(next);
                    best.insert(road.to, next.cost);
                }
            }
        }
        best
    }
}

fn income(network: &Network, tolls: &[f64], value: f64) -> f64 {
    let mut towns: Vec<&str> = network.roads.keys().copied().collect();
    towns.sort();
    let mut flows: BTreeMap<&str, BTreeMap<&str, f64>> = BTreeMap::new();
    for from in &towns {
        let costs = network.costs(from, tolls, value);
        let norm: f64 = costs.values().map(|c| (-0.5 * c).exp()).sum();
        for (to, cost) in costs {
            *flows.entry(from).or_default().entry(to).or_insert(0.0) += cost * (-0.5 * cost).exp() / norm;
        }
    }
    flows.iter().flat_map(|(from, row)| row.iter().map(move |(to, flow)| flow * (from.len() + to.len()) as f64)).sum()
}

#[autodiff_reverse(income_back, Const, Duplicated, Active, Active)]
fn settled(network: &Network, tolls: &[f64], value: f64) -> f64 {
    income(network, tolls, value)
}

fn main() {
    let network = Network::new();
    let tolls = [0.4, 0.9, 0.3, 0.65];
    let mut d = [0.0; 4];
    let (got, by_value) = income_back(&network, &tolls, &mut d, 0.05, 1.0);
    assert_eq!(got, income(&network, &tolls, 0.05));
    let want = differences(|y| income(&network, &y[..4], 0.05 * y[4]), &[&tolls[..], &[1.0]].concat());
    close(&[&d[..], &[by_value * 0.05]].concat(), &want, 1e-6);
    println!("fine");
}
