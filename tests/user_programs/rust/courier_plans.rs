//! Logistics: parcels in crates that nest, a knapsack by branch and bound, routes improved by exchanges, plans kept in Option<Rc<Plan>> chains.
include!("harness.rs");

use std::collections::BTreeSet;
use std::rc::Rc;

#[derive(Debug, Clone)]
enum Cargo {
    Parcel { id: u32, weight: f64, value: f64 },
    Crate(Vec<Cargo>, f64),
    Empty,
}

impl Cargo {
    fn weight(&self) -> f64 {
        match self {
            Cargo::Parcel { weight, .. } => *weight,
            Cargo::Crate(inside, own) => inside.iter().map(Cargo::weight).sum::<f64>() + own,
            Cargo::Empty => 0.0,
        }
    }
    fn value(&self) -> f64 {
        match self {
            Cargo::Parcel { value, id, .. } => value * (1.0 + 0.01 * f64::from(*id)),
            Cargo::Crate(inside, own) => inside.iter().map(Cargo::value).sum::<f64>() - 0.1 * own,
            Cargo::Empty => 0.0,
        }
    }
    fn ids(&self, into: &mut BTreeSet<u32>) {
        match self {
            Cargo::Parcel { id, .. } => {
                into.insert(*id);
            }
            Cargo::Crate(inside, _) => inside.iter().for_each(|c| c.ids(into)),
            Cargo::Empty => (),
        }
    }
}

#[derive(Debug)]
struct Plan<'a> {
    cargo: &'a Cargo,
    weight: f64,
    value: f64,
    before: Option<Rc<Plan<'a>>>,
}

impl<'a> Plan<'a> {
    fn with(before: &Option<Rc<Plan<'a>>>, cargo: &'a Cargo) -> Rc<Self> {
        let (w, v) = before.as_ref().map_or((0.0, 0.0), |p| (p.weight, p.value));
        Rc::new(Plan { cargo, weight: w + cargo.weight(), value: v + cargo.value(), before: before.clone() })
    }
    fn chain(&self) -> impl Iterator<Item = &Plan<'a>> {
        std::iter::successors(Some(self), |p| p.before.as_deref())
    }
}

fn pack<'a>(rest: &'a [Cargo], limit: f64, so_far: Option<Rc<Plan<'a>>>, best: &mut Option<Rc<Plan<'a>>>) {
    let (weight, value) = so_far.as_ref().map_or((0.0, 0.0), |p| (p.weight, p.value));
    if best.as_ref().is_none_or(|b| b.value < value) {
        best.clone_from(&so_far);
    }
    let hope: f64 = rest.iter().map(|c| c.value().max(0.0)).sum();
    if best.as_ref().is_some_and(|b| value + hope <= b.value) {
        return;
    }
    if let Some((first, rest)) = rest.split_first() {
        if weight + first.weight() <= limit {
            pack(rest, limit, Some(Plan::with(&so_far, first)), best);
        }
        pack(rest, limit, so_far, best);
    }
}

#[derive(Debug, Clone, Copy)]
struct Stop {
    x: f64,
    y: f64,
}

fn length(route: &[usize], stops: &[Stop], slope: f64) -> f64 {
    route
        .windows(2)
        .map(|w| {
            let (a, b) = (stops[w[0]], stops[w[1]]);
            ((a.x - b.x).hypot(a.y - b.y)) * (1.0 + slope * (b.y - a.y).max(0.0))
        })
        .sum()
}

fn improve(route: &mut Vec<usize>, stops: &[Stop], slope: f64) -> usize {
    let mut changes = 0;
    loop {
        let now = length(route, stops, slope);
        let better = (1..route.len() - 1)
            .flat_map(|i| (i + 1..route.len()).map(move |j| (i, j)))
            .map(|(i, j)| {
                let mut other = route.clone();
                other[i..=j].reverse();
                (length(&other, stops, slope), other)
            })
            .min_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
        match better {
            Some((l, other)) if l < now - 1e-9 => *route = other,
            _ => return changes,
        }
        changes += 1;
    }
}

fn profit(x: &[f64]) -> f64 {
    let cargo = vec![
        Cargo::Parcel { id: 4, weight: 2.0 * x[0], value: 3.0 },
        Cargo::Crate(vec![Cargo::Parcel { id: 1, weight: 1.1, value: x[1] }, Cargo::Parcel { id: 2, weight: x[0], value: 2.2 }], 0.4),
        Cargo::Empty,
        Cargo::Parcel { id: 0, weight: 2.5, value: 1.5 * x[1] },
        Cargo::Crate(vec![Cargo::Crate(vec![Cargo::Parcel { id: 3, weight: 0.6, value: 0.9 * x[0] }], 0.1), Cargo::Empty], 0.2),
    ];
    let mut best = None;
    pack(&cargo, 6.0, None, &mut best);
    let Some(plan) = best else { return 0.0 };
    let mut ids = BTreeSet::new();
    plan.chain().for_each(|p| p.cargo.ids(&mut ids));
    let stops: Vec<Stop> = ids
        .iter()
        .map(|&i| {
            let a = f64::from(i) * 2.4 + 0.3;
            Stop { x: a.cos() * x[2], y: a.sin() + 0.1 * x[2] * x[2] }
        })
        .collect();
    let mut route: Vec<usize> = (0..stops.len()).collect();
    let changes = improve(&mut route, &stops, x[3]);
    let loads: f64 = plan.chain().map(|p| p.weight.ln_1p()).sum();
    plan.value - x[3] * length(&route, &stops, x[3]) * (1.0 + 0.1 * plan.weight) + 0.1 * loads + changes as f64
}

fn profit_at(x: *const f64, n: usize) -> f64 {
    profit(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [0.9, 2.3, 1.4, 0.35];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(profit_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &profit, &x, 1e-5, 1e-6);
}
