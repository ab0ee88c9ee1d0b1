//! Engines: maps of f32 in two variables, looked up in cells of a grid whose size is in its type; a drive cycle burns fuel.
include!("harness.rs");
use std::ops::{Index, IndexMut};

#[derive(Clone, Debug)]
struct Map<const R: usize, const C: usize> {
    rows: [f32; R],
    columns: [f32; C],
    values: [[f32; C]; R],
}
impl<const R: usize, const C: usize> Index<(usize, usize)> for Map<R, C> {
    type Output = f32;
    fn index(&self, (i, j): (usize, usize)) -> &f32 {
        &self.values[i][j]
    }
}
impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for Map<R, C> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f32 {
        &mut self.values[i][j]
    }
}
fn cell(axis: &[f32], at: f32) -> (usize, f32) {
    let i = axis.partition_point(|&a| a <= at).clamp(1, axis.len() - 1) - 1;
    (i, (at - axis[i]) / (axis[i + 1] - axis[i]))
}
impl<const R: usize, const C: usize> Map<R, C> {
    fn from_fn(rows: [f32; R], columns: [f32; C], f: impl Fn(f32, f32) -> f32) -> Self {
        let mut map = Map { rows, columns, values: [[0.0; C]; R] };
        for i in 0..R {
            for j in 0..C {
                map[(i, j)] = f(rows[i], columns[j]);
            }
        }
        map
    }
    fn at(&self, r: f32, c: f32) -> f32 {
        let (i, u) = cell(&self.rows, r);
        let (j, v) = cell(&self.columns, c);
        let low = self[(i, j)] * (1.0 - v) + self[(i, j + 1)] * v;
        let high = self[(i + 1, j)] * (1.0 - v) + self[(i + 1, j + 1)] * v;
        low + u * (high - low)
    }
    fn smoothed(&self) -> Self {
        let mut next = self.clone();
        for (row, old) in next.values.iter_mut().zip(self.values.iter()) {
            for (cell, w) in row[1..C - 1].iter_mut().zip(old.windows(3)) {
                *cell = 0.25 * w[0] + 0.5 * w[1] + 0.25 * w[2];
            }
        }
        next
    }
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Car {
    mass: f32,
    drag: f32,
    friction: f32,
    ratio: [f32; 3],
}

fn gear(speed: f32) -> usize {
    match speed {
        s if s < 6.0 => 0,
        s if s < 13.0 => 1,
        _ => 2,
    }
}

fn burnt(car: &Car) -> f32 {
    let base: Map<4, 5> = Map::from_fn([10.0, 20.0, 30.0, 45.0], [-10.0, 20.0, 60.0, 100.0, 180.0], |w, t| {
        0.2 + 0.01 * w + 0.3 * (t / 60.0).max(0.0) + 0.0004 * w * t.max(0.0)
    });
    let map = base.smoothed();
    let cycle: [f32; 8] = [3.0, 5.0, 8.0, 11.5, 14.0, 12.0, 9.0, 5.0];
    let mut fuel = 0f32;
    for pair in cycle.windows(2) {
        let [before, after] = *pair else { unreachable!() };
        let mean = 0.5 * (before + after);
        let force = car.mass * (after - before) / 4.0 + car.drag * mean * mean + car.friction * car.mass * 9.81;
        let ratio = car.ratio[gear(mean)];
        let torque = (force * 30.0 / ratio).max(-9.0);
        fuel += 4.0 * map.at(mean * ratio * 0.5, torque);
    }
    fuel
}

extern "C" fn fuel(x: *const f64) -> f64 {
    let x: &[f64; 6] = unsafe { &*x.cast() };
    let car = Car {
        mass: x[0] as f32,
        drag: x[1] as f32,
        friction: x[2] as f32,
        ratio: std::array::from_fn(|i| x[3 + i] as f32),
    };
    f64::from(burnt(&car))
}

fn main() {
    let x = [1.2, 0.004, 0.015, 7.1, 5.2, 4.3];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(fuel as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    compare(&d, &|x| fuel(x.as_ptr()), &x, 1e-3, 1e-2);
}
