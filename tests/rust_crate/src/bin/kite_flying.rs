//! Kites: a line of masses over const-generic vectors, integrators as functions that take functions, Hessian products, early ends by `try_fold`.
use std::array;
use std::iter::Sum;
use std::ops::{Add, AddAssign, ControlFlow, Index, IndexMut, Mul, Sub};

use ltoad::{autodiff_reverse, gradient, hvp, value_and_gradient};
use rust_crate::{close, differences};

#[derive(Debug, Clone, Copy, PartialEq)]
struct V<const D: usize>([f64; D]);

impl<const D: usize> Default for V<D> {
    fn default() -> Self {
        V([0.0; D])
    }
}
impl<const D: usize> Add for V<D> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        V(array::from_fn(|i| self[i] + o[i]))
    }
}
impl<const D: usize> Sub for V<D> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        V(array::from_fn(|i| self[i] - o[i]))
    }
}
impl<const D: usize> Mul<f64> for V<D> {
    type Output = Self;
    fn mul(self, k: f64) -> Self {
        V(self.0.map(|v| v * k))
    }
}
impl<const D: usize> AddAssign for V<D> {
    fn add_assign(&mut self, o: Self) {
        self.0.iter_mut().zip(o.0).for_each(|(a, b)| *a += b);
    }
}
impl<const D: usize> Index<usize> for V<D> {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.0[i]
    }
}
impl<const D: usize> IndexMut<usize> for V<D> {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        &mut self.0[i]
    }
}
impl<const D: usize> Sum for V<D> {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::default(), Add::add)
    }
}
impl<const D: usize> V<D> {
    fn norm(self) -> f64 {
        self.0.iter().map(|v| v * v).sum::<f64>().sqrt()
    }
}

#[derive(Debug, Clone)]
struct Line<const D: usize> {
    at: Vec<V<D>>,
    speed: Vec<V<D>>,
}

trait Force<const D: usize> {
    fn on(&self, line: &Line<D>, i: usize) -> V<D>;
}
impl<const D: usize, F: Fn(V<D>, V<D>) -> V<D>> Force<D> for F {
    fn on(&self, line: &Line<D>, i: usize) -> V<D> {
        self(line.at[i], line.speed[i])
    }
}

struct Springs {
    stiffness: f64,
    length: f64,
}
impl<const D: usize> Force<D> for Springs {
    fn on(&self, line: &Line<D>, i: usize) -> V<D> {
        let pull = |other: V<D>| {
            let gap = other - line.at[i];
            let far = gap.norm();
            gap * (self.stiffness * (far - self.length).max(0.0) / far)
        };
        let lower = if i == 0 { V::default() } else { line.at[i - 1] };
        [Some(lower), line.at.get(i + 1).copied()].into_iter().flatten().map(pull).sum()
    }
}

#[derive(Clone, Copy)]
enum Scheme {
    Euler,
    Midpoint,
}

fn advance<const D: usize>(line: &Line<D>, forces: &[&dyn Force<D>], mass: f64, dt: f64, scheme: Scheme) -> Line<D> {
    let push = |line: &Line<D>| -> Vec<V<D>> { (0..line.at.len()).map(|i| forces.iter().map(|f| f.on(line, i)).sum::<V<D>>() * (1.0 / mass)).collect() };
    let moved = |by: f64, from: &Line<D>| {
        let speed: Vec<V<D>> = line.speed.iter().zip(push(from)).map(|(&v, a)| v + a * by).collect();
        let at = line.at.iter().zip(&speed).map(|(&p, &v)| p + v * by).collect();
        Line { at, speed }
    };
    match scheme {
        Scheme::Euler => moved(dt, line),
        Scheme::Midpoint => moved(dt, &moved(0.5 * dt, line)),
    }
}

struct Flight {
    height: f64,
    strain: f64,
    steps: usize,
}

fn fly<const D: usize>(wind: f64, mass: f64, spring: f64, scheme: Scheme) -> Flight {
    let springs = Springs { stiffness: spring, length: 0.5 };
    let mut weight = V::<D>::default();
    weight[D - 1] = -9.81 * mass;
    let gravity = move |_: V<D>, _: V<D>| weight;
    let air = move |at: V<D>, speed: V<D>| {
        let mut flow = speed * -1.0;
        flow[0] += wind * (1.0 + at[D - 1].max(0.0)).ln_1p();
        let mut force = flow * (0.4 * flow.norm());
        force[D - 1] += 0.9 * flow[0];
        force
    };
    let forces: [&dyn Force<D>; 3] = [&springs, &gravity, &air];
    let start = Line { at: (1..=3).map(|i| V(array::from_fn(|d| 0.4 * f64::from(i) / (1.0 + d as f64)))).collect(), speed: vec![V::default(); 3] };
    let end = (0..60).try_fold((start, 0.0), |(line, strain), step| {
        let next = advance(&line, &forces, mass, 0.01, scheme);
        let worst = next.at.windows(2).map(|w| (w[1] - w[0]).norm()).fold(f64::MIN, f64::max);
        if worst > 2.5 { ControlFlow::Break((next, strain + worst, step)) } else { ControlFlow::Continue((next, strain + 0.01 * worst * worst)) }
    });
    let (line, strain, steps) = match end {
        ControlFlow::Continue((line, strain)) => (line, strain, 60),
        ControlFlow::Break(broken) => broken,
    };
    Flight { height: line.at.last().map_or(0.0, |p| p[D - 1]), strain, steps }
}

#[autodiff_reverse(merit_back, Active, Active, Active, Const, Active)]
fn merit(wind: f64, mass: f64, spring: f64, plane: bool) -> f64 {
    let flight = if plane { fly::<2>(wind, mass, spring, Scheme::Euler) } else { fly::<3>(wind, mass, spring, Scheme::Midpoint) };
    flight.height - 0.1 * flight.strain + 0.001 * flight.steps as f64
}

fn main() {
    let x = [3.0, 0.35, 40.0];
    for plane in [true, false] {
        let want = differences(|x| merit(x[0], x[1], x[2], plane), &x);
        let (value, wind, mass, spring) = merit_back(x[0], x[1], x[2], plane, 1.0);
        assert_eq!(value, merit(x[0], x[1], x[2], plane));
        close(&[wind, mass, spring], &want, 1e-6);
    }
    let f = |p: &[f64; 3]| merit(p[0], p[1], p[2], true);
    let (_, g) = value_and_gradient(f, &x);
    let direction = [1.0, 0.5, -2.0];
    let bent = hvp(f, &x, &direction);
    let along = |s: f64| gradient(f, &[x[0] + s * direction[0], x[1] + s * direction[1], x[2] + s * direction[2]]);
    let h = 1e-4;
    let (a, b) = (along(h), along(-h));
    let want: Vec<f64> = (0..3).map(|i| (a[i] - b[i]) / (2.0 * h)).collect();
    close(&bent, &want, 1e-4);
    close(&g, &differences(|x| merit(x[0], x[1], x[2], true), &x), 1e-6);
}
