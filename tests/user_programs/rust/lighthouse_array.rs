//! Lighthouses: a vector of fixed capacity over MaybeUninit, raw pointers with offset_from, drops that count, lamps sorted in place.
include!("harness.rs");
use std::mem::MaybeUninit;
use std::ops::{Deref, DerefMut};

/// A vector that lives on the stack, as crates have it.
struct ArrayVec<T, const N: usize> {
    items: [MaybeUninit<T>; N],
    len: usize,
}

#[derive(Debug)]
struct Full<T>(T);

impl<T, const N: usize> ArrayVec<T, N> {
    const fn new() -> Self {
        ArrayVec { items: [const { MaybeUninit::uninit() }; N], len: 0 }
    }
    fn push(&mut self, item: T) -> Result<(), Full<T>> {
        if self.len == N {
            return Err(Full(item));
        }
        self.items[self.len].write(item);
        self.len += 1;
        Ok(())
    }
    fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(unsafe { self.items[self.len].assume_init_read() })
    }
    fn swap_remove(&mut self, i: usize) -> T {
        let last = self.len - 1;
        self.swap(i, last);
        self.pop().unwrap()
    }
    fn position_of(&self, item: &T) -> usize {
        let here: *const T = item;
        unsafe { here.offset_from(self.as_ptr()) as usize }
    }
}

impl<T, const N: usize> Deref for ArrayVec<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        unsafe { std::slice::from_raw_parts(self.items.as_ptr().cast(), self.len) }
    }
}
impl<T, const N: usize> DerefMut for ArrayVec<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        unsafe { std::slice::from_raw_parts_mut(self.items.as_mut_ptr().cast(), self.len) }
    }
}
impl<T, const N: usize> Drop for ArrayVec<T, N> {
    fn drop(&mut self) {
        while self.pop().is_some() {}
    }
}
impl<T, const N: usize> FromIterator<T> for ArrayVec<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut all = ArrayVec::new();
        for item in items {
            if all.push(item).is_err() {
                break;
            }
        }
        all
    }
}

struct Lamp<'a> {
    watts: f64,
    height: f64,
    meter: &'a std::cell::Cell<f64>,
    name: String,
}
impl Drop for Lamp<'_> {
    fn drop(&mut self) {
        self.meter.set(self.meter.get() + 0.01 * self.watts * self.name.len() as f64);
    }
}

fn range(lamp: &Lamp, haze: f64) -> f64 {
    (3.57 * lamp.height.sqrt()).min(1e3) * (1.0 - (-lamp.watts / 400.0).exp()) / (1.0 + haze)
}

fn coast(x: &[f64]) -> f64 {
    let meter = std::cell::Cell::new(0.0);
    let mut lamps: ArrayVec<Lamp, 6> = x[..4]
        .iter()
        .enumerate()
        .map(|(i, &watts)| Lamp { watts, height: x[4] + 5.0 * i as f64, meter: &meter, name: format!("lamp {}", 10 * i) })
        .collect();
    lamps.sort_by(|a, b| range(b, x[5]).total_cmp(&range(a, x[5])));
    let dimmest = lamps.iter().min_by(|a, b| a.watts.total_cmp(&b.watts)).map(|l| lamps.position_of(l)).unwrap();
    let gone = lamps.swap_remove(dimmest);
    let mut seen = 0.0;
    for pair in lamps.windows(2) {
        seen += range(&pair[0], x[5]) * range(&pair[1], x[5]) * 0.01;
    }
    let spare: ArrayVec<f64, 3> = (0..8).map(|i| gone.watts / f64::from(i + 1)).collect();
    seen += spare.iter().rev().fold(0.0, |sum, v| 0.5 * sum + v.sqrt());
    drop(lamps);
    seen + meter.get() * x[5] + gone.height
}
extern "C" fn light(x: *const f64, n: usize) -> f64 {
    coast(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [250.0, 400.0, 180.0, 320.0, 22.0, 0.3];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(light as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| light(x.as_ptr(), 6), &x, 1e-3, 1e-6);
}
