//! Forestry: stands of trees as Vec of structs, a plan found by dynamic programming with memo in a HashMap, group by, dedup_by, peekable, generics.
include!("harness.rs");
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::Hash;
use std::marker::PhantomData;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Species {
    Spruce,
    Beech,
    Oak = 7,
}

#[derive(Debug, Clone)]
struct Tree {
    species: Species,
    age: u16,
    diameter: f64,
    height: f32,
    healthy: bool,
}

trait Growth {
    const SITE: f64;
    fn rate(species: Species) -> f64;
}
struct Valley;
struct Ridge;
impl Growth for Valley {
    const SITE: f64 = 1.2;
    fn rate(species: Species) -> f64 {
        match species {
            Species::Spruce => 0.9,
            Species::Beech => 0.5,
            Species::Oak => 0.35,
        }
    }
}
impl Growth for Ridge {
    const SITE: f64 = 0.8;
    fn rate(species: Species) -> f64 {
        Valley::rate(species) * 0.75
    }
}

struct Stand<G> {
    trees: Vec<Tree>,
    crowding: f64,
    kind: PhantomData<G>,
}

impl<G: Growth> Stand<G> {
    fn plant(first: f64, crowding: f64) -> Self {
        let kinds = [Species::Spruce, Species::Oak, Species::Beech];
        let trees = (0..9u16)
            .map(|i| Tree { species: kinds[usize::from(i) % 3], age: 10 + 3 * i, diameter: first + f64::from(i % 4), height: 8.0 + i as f32, healthy: i != 5 })
            .collect();
        Stand { trees, crowding, kind: PhantomData }
    }

    fn basal(&self) -> f64 {
        self.trees.iter().map(|t| std::f64::consts::FRAC_PI_4 * t.diameter.powi(2)).sum::<f64>() / 1000.0
    }

    fn grow(&mut self, years: u16) {
        for _ in 0..years {
            let pressure = (-self.crowding * self.basal()).exp();
            for t in self.trees.iter_mut().filter(|t| t.healthy) {
                t.diameter += G::SITE * G::rate(t.species) * pressure * (1.0 - t.diameter / 90.0);
                t.age += 1;
                t.height += 0.1;
            }
        }
    }

    fn thin(&mut self, keep: usize) -> Vec<Tree> {
        let mut heap: BinaryHeap<(Reverse<u64>, usize)> = self.trees.iter().enumerate().map(|(i, t)| (Reverse((t.diameter * 1e6) as u64), i)).collect();
        let mut out = Vec::new();
        let mut gone = vec![false; self.trees.len()];
        while heap.len() > keep {
            if let Some((_, i)) = heap.pop() {
                gone[i] = true;
                out.push(self.trees[i].clone());
            }
        }
        let mut flags = gone.into_iter();
        self.trees.retain(|_| !flags.next().unwrap());
        out
    }
}

fn grouped<K: Eq + Hash + Copy + Ord, T>(items: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<(K, Vec<T>)> {
    let mut map: HashMap<K, Vec<T>> = HashMap::new();
    for item in items {
        map.entry(key(&item)).or_default().push(item);
    }
    let mut list: Vec<_> = map.into_iter().collect();
    list.sort_unstable_by_key(|(k, _)| *k);
    list
}

struct Planner<'p> {
    prices: &'p [f64],
    discount: f64,
    memo: HashMap<(usize, u8), f64>,
}

impl Planner<'_> {
    fn best(&mut self, year: usize, stock: u8) -> f64 {
        if stock == 0 || year == self.prices.len() {
            return 0.0;
        }
        if let Some(&known) = self.memo.get(&(year, stock)) {
            return known;
        }
        let price = self.prices[year];
        let value = (0..=stock.min(2))
            .map(|cut| f64::from(cut) * price - 0.3 * f64::from(cut * cut) + self.discount * self.best(year + 1, stock - cut))
            .fold(f64::NEG_INFINITY, f64::max);
        self.memo.insert((year, stock), value);
        value
    }
}

fn value<G: Growth>(x: &[f64]) -> f64 {
    let mut stand = Stand::<G>::plant(x[0], x[1]);
    stand.grow(6);
    let cut = stand.thin(5);
    stand.grow(4);
    let mut sum = 0.0;
    for (species, list) in grouped(cut.into_iter().chain(stand.trees), |t| t.species) {
        let volume: f64 = list.iter().map(|t| t.diameter * t.diameter * f64::from(t.height) * 4e-5).sum();
        sum += volume * (1.0 + 0.1 * species as i32 as f64) * list.len() as f64;
    }
    let mut prices: Vec<f64> = x[2..5].iter().flat_map(|p| [*p, p * 1.1, p * 1.1]).collect();
    prices.dedup_by(|a, b| (*a - *b).abs() < 1e-12);
    let mut trend = prices.iter().peekable();
    while let (Some(a), Some(b)) = (trend.next(), trend.peek()) {
        sum += 0.01 * (*b - a).powi(2);
    }
    let mut planner = Planner { prices: &prices, discount: x[5], memo: HashMap::new() };
    sum + planner.best(0, 7)
}

fn forest(x: *const [f64; 6], factor: f64) -> f64 {
    let x = unsafe { &*x };
    value::<Valley>(x) + factor * value::<Ridge>(x)
}

fn main() {
    let x = [14.0, 0.15, 2.1, 2.6, 1.9, 0.93];
    let mut d = [0.0; 6];
    let by_factor = unsafe { __enzyme_autodiff(forest as *const c_void, enzyme_dup, &x, &mut d, 1.5) };
    let want = value::<Ridge>(&x);
    assert!((by_factor - want).abs() < 1e-10 * want.abs(), "{by_factor} instead of {want}");
    compare(&d, &|x| forest(x.as_ptr().cast(), 1.5), &x, 1e-5, 1e-6);
}
