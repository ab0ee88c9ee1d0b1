//! Car sharing: riders are assigned along roads by shortest paths, costs are split by rules behind closures, results go to slices.
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap, HashSet};
use std::rc::Rc;

use ltoad::{autodiff_forward, autodiff_reverse};
use rust_crate::{close, differences};

#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
struct Cost(f64);
impl Eq for Cost {}
impl Ord for Cost {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Place(Rc<str>);
impl From<&str> for Place {
    fn from(s: &str) -> Self {
        Place(s.trim().into())
    }
}

struct Road {
    to: Place,
    km: f64,
    limit: f64,
}

#[derive(Default)]
struct Map {
    roads: HashMap<Place, Vec<Road>>,
}

const ROADS: [(&str, &str, f64, f64); 7] = [
    ("home", "bridge", 4.0, 50.0),
    ("home", "ring", 2.5, 80.0),
    ("ring", "bridge", 3.0, 100.0),
    ("bridge", "office", 6.0, 50.0),
    ("ring", "office", 11.0, 120.0),
    ("school", "bridge", 1.5, 30.0),
    ("school", "office", 5.5, 50.0),
];

impl Map {
    fn read(scale: f64) -> Self {
        let mut map = Map::default();
        for (a, b, km, limit) in ROADS {
            for (from, to) in [(a, b), (b, a)] {
                map.roads.entry(from.into()).or_default().push(Road { to: to.into(), km: km * scale, limit });
            }
        }
        map
    }
    fn route(&self, from: &Place, to: &Place, toll: f64) -> Option<(f64, Vec<Place>)> {
        let mut best: HashMap<&Place, (f64, Option<&Place>)> = HashMap::from([(from, (0.0, None))]);
        let mut queue = BinaryHeap::from([(Reverse(Cost(0.0)), from)]);
        let mut done = HashSet::new();
        while let Some((Reverse(Cost(cost)), at)) = queue.pop() {
            if at == to {
                let path = std::iter::successors(Some(at), |p| best[p].1).cloned().collect();
                return Some((cost, path));
            }
            if !done.insert(at) {
                continue;
            }
            for road in self.roads.get(at).into_iter().flatten() {
                let next = cost + road.km / road.limit * 60.0 + if road.limit > 90.0 { toll } else { 0.0 };
                if best.get(&road.to).is_none_or(|&(old, _)| next < old) {
                    best.insert(&road.to, (next, Some(at)));
                    queue.push((Reverse(Cost(next)), &road.to));
                }
            }
        }
        None
    }
}

#[derive(Debug, Clone)]
struct Rider {
    from: Place,
    patience: f64,
}

type Split = Box<dyn Fn(&[f64]) -> Vec<f64>>;

fn rules(power: f64) -> [(&'static str, Split); 3] {
    [
        ("equal", Box::new(|costs| vec![costs.iter().sum::<f64>() / costs.len() as f64; costs.len()])),
        ("own", Box::new(|costs| costs.to_vec())),
        (
            "power",
            Box::new(move |costs| {
                let weights: Vec<f64> = costs.iter().map(|c| c.powf(power)).collect();
                let (sum, total) = (weights.iter().sum::<f64>(), costs.iter().sum::<f64>());
                weights.into_iter().map(|w| total * w / sum).collect()
            }),
        ),
    ]
}

#[derive(Clone, Copy)]
struct Pool {
    toll: f64,
    power: f64,
    rule: usize,
}

impl Pool {
    #[autodiff_reverse(shares_back, Const, Const, Duplicated, Duplicated)]
    #[autodiff_forward(shares_ahead, Const, Const, Dual, Dual)]
    fn shares(&self, names: &[&str], x: &[f64], out: &mut [f64]) {
        let map = Map::read(x[0]);
        let office = Place::from("office ");
        let riders: Vec<Rider> = names.iter().zip(&x[2..]).map(|(&n, &patience)| Rider { from: n.into(), patience }).collect();
        let mut visited = BTreeSet::new();
        let costs: Vec<f64> = riders
            .iter()
            .map(|r| match map.route(&r.from, &office, self.toll * x[1]) {
                Some((minutes, path)) => {
                    visited.extend(path);
                    minutes * (1.0 + (-r.patience).exp())
                }
                None => 100.0 * r.patience,
            })
            .collect();
        let table = rules(self.power);
        let (name, split) = &table[self.rule % table.len()];
        for (slot, (share, rider)) in out.iter_mut().zip(split(&costs).into_iter().zip(&riders)) {
            *slot = share / (1.0 + 0.1 * rider.patience) + 0.01 * (visited.len() * name.len()) as f64;
        }
    }
}

fn main() {
    let names = ["home", "school", "ring", "moon"];
    let x = [1.2, 0.8, 0.5, 1.0, 1.5, 0.25];
    let seed = [1.0, -0.5, 2.0, 0.7];
    for rule in 0..3 {
        let pool = Pool { toll: 0.4, power: 1.3, rule };
        let sum = |x: &[f64]| {
            let mut out = [0.0; 4];
            pool.shares(&names, x, &mut out);
            out.iter().zip(seed).map(|(o, s)| o * s).sum::<f64>()
        };
        let want = differences(sum, &x);
        let (mut out, mut shadow, mut adjoint) = ([0.0; 4], [0.0; 6], seed);
        pool.shares_back(&names, &x, &mut shadow, &mut out, &mut adjoint);
        close(&shadow, &want, 1e-7);
        assert_eq!(adjoint, [0.0; 4]);
        let mut tangent = [0.0; 4];
        pool.shares_ahead(&names, &x, &[1.0, 0.0, 0.0, 2.0, 0.0, 1.0], &mut out, &mut tangent);
        let along: f64 = tangent.iter().zip(seed).map(|(t, s)| t * s).sum();
        close(&[along], &[want[0] + 2.0 * want[3] + want[5]], 1e-7);
    }
}
