//! Aquaria: parts of any type by their type in a map, observers that are counted trait objects, events that are downcast.
use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::{Rc, Weak};

use rust_crate::{close, differences};

#[derive(Debug, Clone)]
struct Heater {
    watts: f64,
    on: bool,
}
#[derive(Debug, Clone)]
struct Fish {
    masses: Vec<f64>,
    species: &'static str,
}
#[derive(Debug, Clone, Copy)]
struct Plants(f64);

#[derive(Default)]
struct World {
    parts: HashMap<TypeId, Box<dyn Any>>,
    watchers: Vec<Weak<dyn Watcher>>,
    water: f64,
}

trait Watcher {
    fn notice(&self, event: &dyn Any) -> Option<f64>;
    fn total(&self) -> f64;
}

struct Bill {
    price: f64,
    sum: RefCell<f64>,
}
impl Watcher for Bill {
    fn notice(&self, event: &dyn Any) -> Option<f64> {
        let used = event.downcast_ref::<(f64, u32)>()?;
        *self.sum.borrow_mut() += self.price * used.0 * f64::from(used.1);
        Some(used.0)
    }
    fn total(&self) -> f64 {
        *self.sum.borrow()
    }
}

struct Diary(RefCell<BTreeMap<String, Vec<f64>>>);
impl Watcher for Diary {
    fn notice(&self, event: &dyn Any) -> Option<f64> {
        let fish = event.downcast_ref::<Fish>()?;
        let heaviest = fish.masses.iter().copied().fold(0.0, f64::max);
        self.0.borrow_mut().entry(fish.species.to_uppercase()).or_default().push(heaviest);
        Some(heaviest)
    }
    fn total(&self) -> f64 {
        self.0.borrow().values().map(|v| v.last().copied().unwrap_or_default() - v[0]).sum()
    }
}

impl World {
    fn put<T: Any>(&mut self, part: T) -> Option<Box<T>> {
        let old = self.parts.insert(TypeId::of::<T>(), Box::new(part));
        old.and_then(|o| o.downcast::<T>().ok())
    }
    fn get<T: Any>(&self) -> Option<&T> {
        self.parts.get(&TypeId::of::<T>())?.downcast_ref()
    }
    fn change<T: Any, R>(&mut self, f: impl FnOnce(&mut T) -> R) -> Option<R> {
        self.parts.get_mut(&TypeId::of::<T>()).and_then(|p| p.downcast_mut::<T>()).map(f)
    }
    fn tell(&mut self, event: &dyn Any) -> usize {
        self.watchers.retain(|w| w.strong_count() > 0);
        self.watchers.iter().filter_map(Weak::upgrade).filter_map(|w| w.notice(event)).count()
    }
    fn hour(&mut self) {
        let water = self.water;
        let heat = self.change(|h: &mut Heater| {
            h.on = water < 24.0;
            if h.on { h.watts } else { 0.0 }
        });
        let heat = heat.unwrap_or(0.0);
        self.water += 0.02 * heat - 0.03 * (water - 18.0);
        let Plants(leaves) = *self.get::<Plants>().unwrap();
        self.change(|f: &mut Fish| f.masses.iter_mut().for_each(|m| *m += 0.01 * leaves * m.sqrt() * (water / 24.0)));
        self.put(Plants(leaves * 1.01));
        self.tell(&(heat, 2u32));
        let fish = self.get::<Fish>().cloned().unwrap();
        self.tell(&fish);
    }
}

fn tank(x: &[f64]) -> f64 {
    let mut world = World { water: x[0], ..World::default() };
    world.put(Heater { watts: x[1], on: false });
    world.put(Fish { masses: vec![x[2], 0.5, x[2] * x[3]], species: "tetra" });
    assert!(world.put(Plants(1.0)).is_none());
    let old = world.put(Plants(x[3])).map_or(0.0, |p| p.0);
    let bill: Rc<dyn Watcher> = Rc::new(Bill { price: 0.3, sum: RefCell::new(0.0) });
    let diary: Rc<dyn Watcher> = Rc::new(Diary(RefCell::default()));
    let lost: Rc<dyn Watcher> = Rc::new(Bill { price: x[0], sum: RefCell::default() });
    world.watchers.extend([&bill, &diary, &lost].map(Rc::downgrade));
    drop(lost);
    for _ in 0..6 {
        world.hour();
    }
    bill.total() + 3.0 * diary.total() + world.water.ln() + old * world.watchers.len() as f64
}

fn main() {
    let x = [22.3, 12.0, 0.8, 1.4];
    let gradient = ltoad::gradient(tank, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(tank, &x), 1e-7);
}
