//! Climbing: ropes as an indexed arena of segments with typed handles, knots behind a generic trait with associated constants, falls by an integrator with callbacks.
include!("harness.rs");

use std::fmt::Debug;
use std::marker::PhantomData;

#[derive(Debug)]
struct Handle<T> {
    index: u32,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for Handle<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Handle<T> {}

#[derive(Debug)]
struct Arena<T> {
    items: Vec<Option<T>>,
    free: Vec<u32>,
}

impl<T> Arena<T> {
    fn new() -> Self {
        Arena { items: Vec::new(), free: Vec::new() }
    }
    fn insert(&mut self, item: T) -> Handle<T> {
        let index = match self.free.pop() {
            Some(index) => {
                self.items[index as usize] = Some(item);
                index
            }
            None => {
                self.items.push(Some(item));
                self.items.len() as u32 - 1
            }
        };
        Handle { index, kind: PhantomData }
    }
    fn remove(&mut self, handle: Handle<T>) -> Option<T> {
        let item = self.items.get_mut(handle.index as usize)?.take();
        if item.is_some() {
            self.free.push(handle.index);
        }
        item
    }
    fn get(&self, handle: Handle<T>) -> Option<&T> {
        self.items.get(handle.index as usize).and_then(Option::as_ref)
    }
    fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter().flatten()
    }
}

trait Knot {
    const STRENGTH: f64;
    const NAME: &'static str;
    fn slip(&self, tension: f64) -> f64;
}

struct Eight {
    tightness: f64,
}
struct Clove;

impl Knot for Eight {
    const STRENGTH: f64 = 0.8;
    const NAME: &'static str = "figure eight";
    fn slip(&self, tension: f64) -> f64 {
        0.1 * tension / (tension + self.tightness)
    }
}

impl Knot for Clove {
    const STRENGTH: f64 = 0.65;
    const NAME: &'static str = "clove hitch";
    fn slip(&self, tension: f64) -> f64 {
        0.02 * tension.sqrt()
    }
}

trait AnyKnot {
    fn give(&self, tension: f64) -> f64;
    fn strength(&self) -> (f64, &'static str);
}

impl<K: Knot> AnyKnot for K {
    fn give(&self, tension: f64) -> f64 {
        self.slip(tension) * (2.0 - K::STRENGTH)
    }
    fn strength(&self) -> (f64, &'static str) {
        (K::STRENGTH, K::NAME)
    }
}

struct Segment {
    length: f64,
    modulus: f64,
    knot: Option<Box<dyn AnyKnot>>,
}

struct Rope {
    segments: Arena<Segment>,
    order: Vec<Handle<Segment>>,
}

impl Rope {
    fn stretch(&self, tension: f64) -> f64 {
        self.order
            .iter()
            .filter_map(|&h| self.segments.get(h))
            .map(|s| s.length * tension / s.modulus + s.knot.as_ref().map_or(0.0, |k| k.give(tension)))
            .sum()
    }
    fn tension(&self, stretch: f64) -> f64 {
        if stretch <= 0.0 {
            return 0.0;
        }
        let (mut low, mut high) = (0.0, 50.0);
        for _ in 0..12 {
            let middle = 0.5 * (low + high);
            if self.stretch(middle) < stretch { low = middle } else { high = middle }
        }
        let mut t = 0.5 * (low + high);
        for _ in 0..3 {
            let slope = (self.stretch(t + 1e-4) - self.stretch(t - 1e-4)) / 2e-4;
            t -= (self.stretch(t) - stretch) / slope;
        }
        t
    }
}

fn fall<F: FnMut(f64, f64)>(rope: &Rope, mass: f64, height: f64, mut each: F) {
    let (mut depth, mut speed) = (0.0, (2.0 * 9.81 * height).sqrt());
    for k in 0..15 {
        let pull = rope.tension(depth);
        speed += 0.02 * (9.81 - pull * 10.0 / mass);
        depth += 0.02 * speed;
        each(0.02 * f64::from(k), pull);
    }
}

fn worst(x: &[f64]) -> f64 {
    let mut rope = Rope { segments: Arena::new(), order: Vec::new() };
    let extra = rope.segments.insert(Segment { length: 3.0, modulus: 1.0, knot: None });
    for i in 0..3 {
        if i == 1 {
            let gone = rope.segments.remove(extra).expect("it is there");
            assert!(gone.knot.is_none());
        }
        let knot: Option<Box<dyn AnyKnot>> = match i {
            0 => Some(Box::new(Eight { tightness: x[2] })),
            1 => None,
            _ => Some(Box::new(Clove)),
        };
        let handle = rope.segments.insert(Segment { length: 1.0 + 0.5 * f64::from(i), modulus: x[1] * (1.0 + 0.1 * f64::from(i)), knot });
        rope.order.push(handle);
    }
    let mut impulses = vec![];
    let mut peak = 0.0f64;
    fall(&rope, x[0], x[3], |time, pull| {
        peak = peak.max(pull);
        impulses.push(pull * (1.0 + time));
    });
    let (weakest, name) = rope
        .segments
        .iter()
        .filter_map(|s| s.knot.as_deref().map(AnyKnot::strength))
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .unwrap_or((1.0, ""));
    peak / weakest + impulses.iter().sum::<f64>() * 0.01 * name.len() as f64
}

fn worst_at(x: *const f64, n: usize) -> f64 {
    worst(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [7.5, 30.0, 2.0, 1.7];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(worst_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &worst, &x, 1e-4, 1e-5);
}
