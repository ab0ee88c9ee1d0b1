//! Comets: dust in single precision, operators on vectors by macros, attributes over `&mut` state, a histogram, borrowed slices in structs.

use std::ops::{Add, AddAssign, Index, IndexMut, Mul, Neg, Sub};

use ltoad::*;
use rust_crate::*;

#[derive(Clone, Copy, Debug, Default, PartialEq, Differentiable)]
struct V2(f32, f32);
macro_rules! operator {
    ($trait:ident $method:ident $op:tt) => {
        impl $trait for V2 {
            type Output = V2;
            fn $method(self, other: V2) -> V2 {
                V2(self.0 $op other.0, self.1 $op other.1)
            }
        }
    };
}
operator!(Add add +);
operator!(Sub sub -);
impl Mul<V2> for f32 {
    type Output = V2;
    fn mul(self, v: V2) -> V2 {
        V2(self * v.0, self * v.1)
    }
}
impl Neg for V2 {
    type Output = V2;
    fn neg(self) -> V2 {
        V2(-self.0, -self.1)
    }
}
impl AddAssign for V2 {
    fn add_assign(&mut self, other: V2) {
        *self = *self + other;
    }
}
impl Index<usize> for V2 {
    type Output = f32;
    fn index(&self, i: usize) -> &f32 {
        [&self.0, &self.1][i]
    }
}
impl IndexMut<usize> for V2 {
    fn index_mut(&mut self, i: usize) -> &mut f32 {
        if i == 0 { &mut self.0 } else { &mut self.1 }
    }
}
impl V2 {
    fn size(self) -> f32 {
        self.0.hypot(self.1)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Differentiable)]
struct Grain {
    at: V2,
    speed: V2,
    beta: f32,
    age: u16,
}
struct Sky<'a> {
    edges: &'a [f32],
    counts: Vec<f32>,
}
impl Sky<'_> {
    fn add(&mut self, r: f32, weight: f32) {
        let i = self.edges.partition_point(|&e| e <= r);
        for (k, count) in self.counts.iter_mut().enumerate() {
            let far = (k as f32 - i as f32) + (r - self.edges.get(i).copied().unwrap_or(r));
            *count += weight * (-far * far).exp();
        }
    }
}

#[autodiff_reverse(drift_back, Duplicated, Active, Const)]
#[autodiff_forward(drift_ahead, Dual, Dual, Const)]
fn drift(grains: &mut [Grain], wind: f32, steps: usize) {
    for grain in grains.iter_mut().filter(|g| g.age < 900) {
        for _ in 0..steps {
            let r = grain.at.size();
            let pull = (-(1.0 - grain.beta) / (r * r * r)) * grain.at + V2(wind, 0.0);
            grain.speed += 0.05 * pull;
            grain.at += 0.05 * grain.speed;
            grain.speed[1] *= 0.999;
            grain.age += 1;
        }
    }
}
fn brightness(start: &[Grain], wind: f32) -> f32 {
    let mut grains = start.to_vec();
    drift(&mut grains, wind, 12);
    let edges = [0.5, 1.0, 1.5, 2.0, 3.0];
    let mut sky = Sky { edges: &edges, counts: vec![0.0; 6] };
    let (near, far): (Vec<&Grain>, Vec<&Grain>) = grains.iter().partition(|g| g.at.size() < 1.2);
    near.iter().for_each(|g| sky.add(g.at.size(), 1.0 + g.beta));
    far.iter().rev().for_each(|g| sky.add((-g.at).size(), g.beta));
    sky.counts.iter().zip(1u8..).map(|(c, k)| c.ln_1p() * f32::from(k)).sum()
}
fn grains(x: &[f64]) -> Vec<Grain> {
    let x: Vec<f32> = x.iter().map(|&v| v as f32).collect();
    x.chunks_exact(5)
        .zip([0, 1000, 3])
        .map(|(c, age)| Grain { at: V2(c[0], c[1]), speed: V2(c[2], c[3]), beta: c[4], age })
        .collect()
}
fn flat(grains: &[Grain]) -> Vec<f64> {
    grains.iter().flat_map(|g| [g.at.0, g.at.1, g.speed.0, g.speed.1, g.beta]).map(f64::from).collect()
}
fn slopes(f: impl Fn(&[f64]) -> f64, x: &[f64]) -> Vec<f64> {
    let mut at = x.to_vec();
    let mut moved = |i: usize, h: f64| {
        at[i] = x[i] + h;
        let v = f(&at);
        at[i] = x[i];
        v
    };
    (0..x.len()).map(|i| (8.0 * (moved(i, 0.02) - moved(i, -0.02)) - moved(i, 0.04) + moved(i, -0.04)) / 0.24).collect()
}

fn main() {
    let x = [1.0, 0.1, 0.0, 0.9, 0.2, 2.4, -0.3, 0.1, 0.5, 0.1, -0.4, 1.1, -0.8, 0.1, 0.3];
    let at = grains(&x);
    let by_grains = gradient(|g: &[Grain]| brightness(g, 0.05), &at);
    close(&flat(&by_grains), &slopes(|y| f64::from(brightness(&grains(y), 0.05)), &x), 5e-3);
    assert_eq!((by_grains[0].age, by_grains[1].age), (at[0].age, at[1].age));

    let mut moved = at.clone();
    let mut seeds: Vec<Grain> = at.iter().map(Differentiable::zeroed).collect();
    seeds[0].at = V2(1.0, 2.0);
    seeds[2].speed.1 = 1.0;
    let by_wind = drift_back(&mut moved, &mut seeds, 0.05, 8);
    let wanted = |y: &[f64], wind: f64| {
        let mut g = grains(y);
        drift(&mut g, wind as f32, 8);
        f64::from(g[0].at.0 + 2.0 * g[0].at.1 + g[2].speed.1)
    };
    close(&flat(&seeds), &slopes(|y| wanted(y, 0.05), &x), 5e-3);
    close(&[f64::from(by_wind)], &slopes(|w| wanted(&x, w[0]), &[0.05]), 5e-3);
    let (mut ahead, mut tangent) = (at.clone(), at.iter().map(Differentiable::zeroed).collect::<Vec<_>>());
    drift_ahead(&mut ahead, &mut tangent, 0.05, 1.0, 8);
    close(&[f64::from(tangent[0].at.0 + 2.0 * tangent[0].at.1 + tangent[2].speed.1)], &[f64::from(by_wind)], 1e-4);
    println!("fine");
}
