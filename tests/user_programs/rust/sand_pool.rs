//! Granular matter: grains in a pool of uninitialised slots with guards that give them back, neighbours by cells of a grid, contacts with memory.
include!("differences.inc");
use std::cell::RefCell;
use std::collections::HashMap;
use std::mem::MaybeUninit;
use std::ops::{Deref, DerefMut};

/// A vector that never allocates.
struct Inline<T, const N: usize> {
    slots: [MaybeUninit<T>; N],
    len: usize,
}
impl<T, const N: usize> Inline<T, N> {
    const fn new() -> Self {
        Inline { slots: [const { MaybeUninit::uninit() }; N], len: 0 }
    }
    fn push(&mut self, value: T) -> Result<(), T> {
        match self.slots.get_mut(self.len) {
            Some(slot) => {
                slot.write(value);
                self.len += 1;
                Ok(())
            }
            None => Err(value),
        }
    }
    fn swap_remove(&mut self, i: usize) -> T {
        assert!(i < self.len);
        self.len -= 1;
        self.slots.swap(i, self.len);
        // SAFETY: it was in use, and is not any more.
        unsafe { self.slots[self.len].assume_init_read() }
    }
}
impl<T, const N: usize> Deref for Inline<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        // SAFETY: as many are initialised.
        unsafe { std::slice::from_raw_parts(self.slots.as_ptr().cast(), self.len) }
    }
}
impl<T, const N: usize> DerefMut for Inline<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above.
        unsafe { std::slice::from_raw_parts_mut(self.slots.as_mut_ptr().cast(), self.len) }
    }
}
impl<T, const N: usize> Drop for Inline<T, N> {
    fn drop(&mut self) {
        for slot in &mut self.slots[..self.len] {
            // SAFETY: each is initialised, and dropped once.
            unsafe { slot.assume_init_drop() };
        }
    }
}

/// Buffers that are used again.
#[derive(Default)]
struct Pool(RefCell<Vec<Vec<[f64; 2]>>>);
struct Lease<'p> {
    pool: &'p Pool,
    buffer: Vec<[f64; 2]>,
}
impl Pool {
    fn lease(&self, len: usize) -> Lease<'_> {
        let mut buffer = self.0.borrow_mut().pop().unwrap_or_default();
        buffer.clear();
        buffer.resize(len, [0.0; 2]);
        Lease { pool: self, buffer }
    }
}
impl Drop for Lease<'_> {
    fn drop(&mut self) {
        self.pool.0.borrow_mut().push(std::mem::take(&mut self.buffer));
    }
}

#[derive(Clone, Debug)]
struct Grain {
    position: [f64; 2],
    velocity: [f64; 2],
    radius: f64,
    tag: Option<Box<str>>,
}

struct Laws {
    stiffness: f64,
    damping: f64,
    friction: f64,
    gravity: f64,
}

fn cell(p: [f64; 2]) -> (i32, i32) {
    ((p[0] / 0.5).floor() as i32, (p[1] / 0.5).floor() as i32)
}

fn contact(laws: &Laws, a: &Grain, b: &Grain) -> Option<[f64; 2]> {
    let d: [f64; 2] = std::array::from_fn(|k| b.position[k] - a.position[k]);
    let distance = d[0].hypot(d[1]);
    let depth = a.radius + b.radius - distance;
    if depth <= 0.0 {
        return None;
    }
    let n = d.map(|v| v / distance);
    let relative: [f64; 2] = std::array::from_fn(|k| b.velocity[k] - a.velocity[k]);
    let (along, across) = (relative[0] * n[0] + relative[1] * n[1], relative[1] * n[0] - relative[0] * n[1]);
    let normal = laws.stiffness * depth.powf(1.5) - laws.damping * along * depth;
    let shear = laws.friction * normal * (across / 0.05).tanh();
    Some([-normal * n[0] - shear * n[1], -normal * n[1] + shear * n[0]])
}

fn step<const N: usize>(grains: &mut Inline<Grain, N>, laws: &Laws, pool: &Pool, dt: f64) {
    let mut forces = pool.lease(grains.len());
    let mut cells: HashMap<(i32, i32), Vec<usize>> = HashMap::new();
    for (i, g) in grains.iter().enumerate() {
        cells.entry(cell(g.position)).or_default().push(i);
    }
    for i in 0..grains.len() {
        let (cx, cy) = cell(grains[i].position);
        let mut near: Vec<usize> = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (cx + dx, cy + dy))).filter_map(|c| cells.get(&c)).flatten().copied().filter(|&j| j > i).collect();
        near.sort_unstable();
        for j in near {
            if let Some(f) = contact(laws, &grains[i], &grains[j]) {
                for k in 0..2 {
                    forces.buffer[i][k] += f[k];
                    forces.buffer[j][k] -= f[k];
                }
            }
        }
    }
    for (g, f) in grains.iter_mut().zip(&forces.buffer) {
        let floor = (g.radius - g.position[1]).max(0.0);
        let mass = 8.0 * g.radius * g.radius;
        g.velocity[0] += dt * (f[0] / mass - 0.4 * g.velocity[0]);
        g.velocity[1] += dt * ((f[1] + laws.stiffness * floor) / mass - laws.gravity);
        for k in 0..2 {
            g.position[k] += dt * g.velocity[k];
        }
    }
}

extern "C" fn heap(x: *const f64) -> f64 {
    let &[stiffness, damping, friction, gravity, r] = unsafe { &*x.cast::<[f64; 5]>() };
    let laws = Laws { stiffness, damping, friction, gravity };
    let mut grains = Inline::<Grain, 12>::new();
    let mut refused = 0;
    for i in 0..14 {
        let grain = Grain {
            position: [0.31 * f64::from(i % 4) + 0.05 * f64::from(i / 4), 0.2 + 0.33 * f64::from(i / 4)],
            velocity: [0.1 * f64::from(i % 3) - 0.1, 0.0],
            radius: r * (1.0 + 0.02 * f64::from(i % 5)),
            tag: (i % 3 == 0).then(|| format!("grain {i}").into_boxed_str()),
        };
        if grains.push(grain).is_err() {
            refused += 1;
        }
    }
    let lost = grains.swap_remove(2);
    let pool = Pool::default();
    for _ in 0..40 {
        step(&mut grains, &laws, &pool, 0.01);
    }
    let letters: usize = grains.iter().filter_map(|g| g.tag.as_deref()).map(str::len).sum();
    let energy: f64 = grains.iter().map(|g| 0.5 * (g.velocity[0].powi(2) + g.velocity[1].powi(2)) + gravity * g.position[1]).sum();
    energy + lost.radius + 0.01 * letters as f64 * grains[3].position[0] + f64::from(refused)
}

fn main() {
    let x = [900.0, 6.0, 0.3, 9.81, 0.17];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(heap as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    for i in 0..5 {
        let want = cd(1e-5 * x[i], |h| { let mut y = x; y[i] += h; heap(y.as_ptr()) });
        c.cmpt(&format!("d{i}"), d[i], want, 1e-4);
        let mut t = [0.0; 5];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(heap as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr()) };
        c.cmpt(&format!("f{i}"), f, d[i], 1e-7);
    }
    c.done();
}
