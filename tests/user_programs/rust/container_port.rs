//! Ports: berths as deques that turn, cranes in a heap, stacks of boxes that are drained, retained and split off; fees by weight.
include!("harness.rs");
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};

#[derive(Debug, Clone, Copy, PartialEq)]
struct Tonnes(f64);
impl Eq for Tonnes {}
impl PartialOrd for Tonnes {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Tonnes {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Container {
    weight: Tonnes,
    port: &'static str,
    serial: u32,
}
#[derive(Default)]
struct Yard {
    stacks: BTreeMap<&'static str, Vec<Container>>,
    lane: VecDeque<Container>,
    fees: f64,
}
const PORTS: [&str; 3] = ["Bergen", "Aarhus", "Turku"];

impl Yard {
    fn arrive(&mut self, box_: Container) {
        if box_.serial % 2 == 0 { self.lane.push_back(box_) } else { self.lane.push_front(box_) }
    }
    fn store(&mut self, rate: f64) {
        self.lane.rotate_left(2);
        self.lane.make_contiguous().sort_unstable();
        while let Some(c) = self.lane.pop_back() {
            let stack = self.stacks.entry(c.port).or_default();
            self.fees += rate * (1.0 + stack.len() as f64) * c.weight.0;
            stack.push(c);
        }
    }
    fn ship(&mut self, limit: f64) -> Vec<Container> {
        let mut out = Vec::new();
        for (_, stack) in self.stacks.iter_mut() {
            let mut load = 0.0;
            stack.retain(|c| {
                load += c.weight.0;
                load < limit || c.serial == 3
            });
            if stack.len() > 2 {
                out.extend(stack.split_off(2));
            }
            out.extend(stack.drain(..1.min(stack.len())));
        }
        out
    }
}

fn season(x: &[f64]) -> f64 {
    let mut yard = Yard::default();
    for serial in 0..11u32 {
        let weight = Tonnes(x[serial as usize % 4] * (1.0 + 0.13 * f64::from(serial)));
        yard.arrive(Container { weight, port: PORTS[serial as usize * 5 % 3], serial });
    }
    yard.store(x[4]);
    let shipped = yard.ship(x[5]);
    let mut cranes: BinaryHeap<Reverse<(Tonnes, usize)>> = (0..3).map(|i| Reverse((Tonnes(0.1 * i as f64), i))).collect();
    let mut used = BTreeSet::new();
    for c in &shipped {
        let Reverse((Tonnes(at), crane)) = cranes.pop().unwrap();
        used.insert((crane, c.port));
        cranes.push(Reverse((Tonnes(at + (c.weight.0 * 0.2).sqrt() + x[4]), crane)));
    }
    let last = cranes.into_sorted_vec().into_iter().map(|Reverse((t, i))| t.0 * (i + 1) as f64).fold(0.0, f64::max);
    let left: f64 = yard.stacks.values().flatten().map(|c| c.weight.0.ln()).sum();
    let heaviest = shipped.iter().max_by_key(|c| (c.weight, c.serial)).map_or(0.0, |c| c.weight.0);
    yard.fees + last * used.len() as f64 + left + heaviest * x[0]
}
extern "C" fn port(x: *const f64, n: usize) -> f64 {
    season(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [3.1, 4.7, 2.2, 5.9, 0.35, 17.3];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(port as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| port(x.as_ptr(), 6), &x, 1e-3, 1e-6);
}
