//! Pricing by recursion with a memo: a cache of least recent use as an arena with indices, keys of tuples, a lattice, statistics in a struct.
include!("harness.rs");

use std::collections::HashMap;
use std::hash::Hash;

#[derive(Debug)]
struct Slot<K, V> {
    key: K,
    value: V,
    before: Option<usize>,
    after: Option<usize>,
}

#[derive(Debug)]
struct Lru<K, V, const CAPACITY: usize> {
    slots: Vec<Slot<K, V>>,
    index: HashMap<K, usize>,
    newest: Option<usize>,
    oldest: Option<usize>,
    hits: u32,
}

impl<K: Hash + Eq + Clone, V: Clone, const CAPACITY: usize> Lru<K, V, CAPACITY> {
    fn new() -> Self {
        Lru { slots: Vec::with_capacity(CAPACITY), index: HashMap::new(), newest: None, oldest: None, hits: 0 }
    }
    fn unlink(&mut self, at: usize) {
        let (before, after) = (self.slots[at].before, self.slots[at].after);
        match before {
            Some(b) => self.slots[b].after = after,
            None => self.newest = after,
        }
        match after {
            Some(a) => self.slots[a].before = before,
            None => self.oldest = before,
        }
    }
    fn front(&mut self, at: usize) {
        self.slots[at].before = None;
        self.slots[at].after = self.newest;
        if let Some(n) = self.newest.replace(at) {
            self.slots[n].before = Some(at);
        }
        self.oldest.get_or_insert(at);
    }
    fn get(&mut self, key: &K) -> Option<V> {
        let at = *self.index.get(key)?;
        self.hits += 1;
        self.unlink(at);
        self.front(at);
        Some(self.slots[at].value.clone())
    }
    fn put(&mut self, key: K, value: V) {
        let at = if self.slots.len() < CAPACITY {
            self.slots.push(Slot { key: key.clone(), value, before: None, after: None });
            self.slots.len() - 1
        } else {
            let at = self.oldest.expect("a full cache has an oldest entry");
            self.unlink(at);
            let old = std::mem::replace(&mut self.slots[at], Slot { key: key.clone(), value, before: None, after: None });
            self.index.remove(&old.key);
            at
        };
        self.index.insert(key, at);
        self.front(at);
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Contract {
    Call { strike: u32 },
    Barrier { strike: u32, level: u32 },
    Named(String),
}

struct Lattice {
    up: f64,
    down: f64,
    rate: f64,
    spot: f64,
    depth: u32,
    cache: Lru<(Contract, u32, i32), f64, 24>,
}

impl Lattice {
    fn price(&self, level: i32) -> f64 {
        if level >= 0 { self.spot * self.up.powi(level) } else { self.spot * self.down.powi(-level) }
    }
    fn payoff(&self, contract: &Contract, level: i32) -> f64 {
        let s = self.price(level);
        match contract {
            Contract::Call { strike } | Contract::Barrier { strike, .. } => (s - f64::from(*strike)).max(0.0),
            Contract::Named(name) => s * 0.01 * name.len() as f64,
        }
    }
    fn value(&mut self, contract: &Contract, step: u32, level: i32) -> f64 {
        if let Contract::Barrier { level: barrier, .. } = contract {
            if self.price(level) > f64::from(*barrier) {
                return 0.5 * self.rate;
            }
        }
        if step == self.depth {
            return self.payoff(contract, level);
        }
        let key = (contract.clone(), step, level);
        if let Some(known) = self.cache.get(&key) {
            return known;
        }
        let growth = (self.rate / f64::from(self.depth)).exp();
        let p = (growth - self.down) / (self.up - self.down);
        let value = (p * self.value(contract, step + 1, level + 1) + (1.0 - p) * self.value(contract, step + 1, level - 1)) / growth;
        let value = value.max(0.97 * self.payoff(contract, level));
        self.cache.put(key, value);
        value
    }
}

fn book(x: &[f64]) -> f64 {
    let up = (x[1] * 0.4).exp();
    let mut lattice = Lattice { up, down: 1.0 / up, rate: x[2], spot: x[0], depth: 6, cache: Lru::new() };
    let contracts = [
        Contract::Call { strike: 95 },
        Contract::Barrier { strike: 90, level: 131 },
        Contract::Named("forward".to_string()),
        Contract::Call { strike: 95 },
    ];
    let mut values: Vec<(f64, &Contract)> = contracts.iter().map(|c| (lattice.value(c, 0, 0), c)).collect();
    values.sort_by(|a, b| b.0.total_cmp(&a.0));
    let sum: f64 = values.iter().zip(1..).map(|((v, _), k)| v / f64::from(k)).sum();
    sum + 0.001 * f64::from(lattice.cache.hits) * x[2]
}

fn book_at(x: *const f64, n: usize) -> f64 {
    book(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [100.0, 0.25, 0.04];
    let mut d = [0.0; 3];
    unsafe {
        __enzyme_autodiff(book_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &book, &x, 1e-5, 1e-6);
}
