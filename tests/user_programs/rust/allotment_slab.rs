//! Allotments: plots in a slab with generations and a free list, neighbours by handle, a linked list of waiting tenants, BTreeSet of free plots.
include!("harness.rs");
use std::collections::{BTreeSet, LinkedList};
use std::ops::{Index, IndexMut};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    slot: u32,
    generation: u32,
}
enum Slot<T> {
    Free { next: Option<u32>, generation: u32 },
    Used { value: T, generation: u32 },
}
struct Slab<T> {
    slots: Vec<Slot<T>>,
    free: Option<u32>,
}
impl<T> Slab<T> {
    fn insert(&mut self, value: T) -> Key {
        let Some(slot) = self.free else {
            self.slots.push(Slot::Used { value, generation: 0 });
            return Key { slot: self.slots.len() as u32 - 1, generation: 0 };
        };
        let Slot::Free { next, generation } = self.slots[slot as usize] else { unreachable!() };
        self.free = next;
        self.slots[slot as usize] = Slot::Used { value, generation };
        Key { slot, generation }
    }
    fn remove(&mut self, key: Key) -> Option<T> {
        let slot = self.slots.get_mut(key.slot as usize)?;
        match slot {
            Slot::Used { generation, .. } if *generation == key.generation => {}
            _ => return None,
        }
        let free = Slot::Free { next: self.free.replace(key.slot), generation: key.generation + 1 };
        match std::mem::replace(slot, free) {
            Slot::Used { value, .. } => Some(value),
            Slot::Free { .. } => None,
        }
    }
    fn get(&self, key: Key) -> Option<&T> {
        match self.slots.get(key.slot as usize) {
            Some(Slot::Used { value, generation }) if *generation == key.generation => Some(value),
            _ => None,
        }
    }
    fn iter(&self) -> impl DoubleEndedIterator<Item = (Key, &T)> {
        self.slots.iter().enumerate().filter_map(|(i, s)| match s {
            Slot::Used { value, generation } => Some((Key { slot: i as u32, generation: *generation }, value)),
            Slot::Free { .. } => None,
        })
    }
}
impl<T> Index<Key> for Slab<T> {
    type Output = T;
    fn index(&self, key: Key) -> &T {
        self.get(key).expect("a plot")
    }
}
impl<T> IndexMut<Key> for Slab<T> {
    fn index_mut(&mut self, key: Key) -> &mut T {
        match &mut self.slots[key.slot as usize] {
            Slot::Used { value, generation } if *generation == key.generation => value,
            _ => panic!("stale"),
        }
    }
}
#[derive(Debug)]
struct Plot {
    tenant: String,
    area: f64,
    crops: Vec<(char, f64)>,
    neighbour: Option<Key>,
}

fn year(x: &[f64]) -> f64 {
    let mut plots = Slab { slots: Vec::new(), free: None };
    let mut waiting: LinkedList<(&str, f64)> = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo"].into_iter().zip(x.iter().cycle().copied()).collect();
    let mut keys = Vec::new();
    let mut vacant = BTreeSet::new();
    let mut rent = 0.0;
    for season in 0..9usize {
        if let Some((tenant, wish)) = waiting.pop_front() {
            let crops = tenant.chars().zip([wish, wish * wish, 0.5]).collect();
            let key = plots.insert(Plot { tenant: tenant.to_string(), area: wish + x[3], crops, neighbour: keys.last().copied() });
            vacant.remove(&key.slot);
            keys.push(key);
        }
        if season % 3 == 2 {
            let leaving = keys.remove(season % keys.len());
            if let Some(plot) = plots.remove(leaving) {
                vacant.insert(leaving.slot);
                rent -= 0.2 * plot.area;
                let mut back = LinkedList::from([("Gus", plot.area * 0.5)]);
                waiting.append(&mut back);
            }
        }
        for &key in &keys {
            let shade = plots[key].neighbour.and_then(|n| plots.get(n)).map_or(0.0, |n| n.area * 0.1);
            let plot = &mut plots[key];
            for (crop, size) in plot.crops.iter_mut() {
                *size = *size * (1.0 + x[4] / (1.0 + shade)) * if crop.is_uppercase() { 1.0 } else { 0.9 };
            }
            rent += x[3] * plot.area.sqrt() + vacant.len() as f64 * x[4];
        }
    }
    let harvest: f64 = plots.iter().rev().map(|(k, p)| p.crops.iter().map(|c| c.1).sum::<f64>() * f64::from(k.generation + 1)).sum();
    harvest.ln() * 3.0 + rent + plots.iter().map(|(_, p)| p.tenant.len()).sum::<usize>() as f64
}
extern "C" fn allot(x: *const f64, n: usize) -> f64 {
    year(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.3, 0.7, 2.1, 0.4, 0.25];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(allot as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| allot(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
