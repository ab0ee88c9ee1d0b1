//! Cheese: ripening as differential equations over const-generic states, moulds as trait objects, cellars as differentiable structs.
use std::array;
use std::collections::BTreeMap;
use std::ops::{Add, Index, Mul};

use ltoad::Differentiable;
use rust_crate::{close, differences};

#[derive(Debug, Clone, Copy, PartialEq)]
struct State<const N: usize>([f64; N]);

impl<const N: usize> Add for State<N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        State(array::from_fn(|i| self.0[i] + other.0[i]))
    }
}
impl<const N: usize> Mul<State<N>> for f64 {
    type Output = State<N>;
    fn mul(self, state: State<N>) -> State<N> {
        State(state.0.map(|v| self * v))
    }
}
impl<const N: usize> Index<usize> for State<N> {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.0[i]
    }
}

trait Process<const N: usize> {
    fn rates(&self, day: f64, s: &State<N>) -> State<N>;
}

fn runge_kutta<const N: usize>(p: &(impl Process<N> + ?Sized), mut s: State<N>, days: f64, steps: usize) -> Vec<State<N>> {
    let h = days / steps as f64;
    (0..steps)
        .map(|i| {
            let t = h * i as f64;
            let a = p.rates(t, &s);
            let b = p.rates(t + 0.5 * h, &(s + 0.5 * h * a));
            let c = p.rates(t + 0.5 * h, &(s + 0.5 * h * b));
            let d = p.rates(t + h, &(s + h * c));
            s = s + h / 6.0 * (a + 2.0 * (b + c) + d);
            s
        })
        .collect()
}

#[derive(Clone, Debug, Differentiable)]
struct Climate {
    celsius: f64,
    humidity: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Wheel {
    kind: String,
    salt: f64,
    water: f64,
    cultures: Vec<f64>,
}

#[derive(Clone, Debug, Differentiable)]
struct Cellar {
    climate: Climate,
    shelves: BTreeMap<String, Vec<Wheel>>,
    turning: Option<f64>,
}

struct Drying<'a> {
    climate: &'a Climate,
    wheel: &'a Wheel,
}
struct Mould {
    growth: f64,
    limit: f64,
}
struct Sum<'a, const N: usize>(Vec<Box<dyn Process<N> + 'a>>);

impl Process<3> for Drying<'_> {
    fn rates(&self, _: f64, s: &State<3>) -> State<3> {
        let pull = (s[0] - 0.3 * self.climate.humidity).max(0.0);
        let warm = (0.07 * self.climate.celsius).exp();
        State([-0.01 * warm * pull, 0.002 * self.wheel.salt * s[0], 0.0])
    }
}
impl Process<3> for Mould {
    fn rates(&self, day: f64, s: &State<3>) -> State<3> {
        let season = 1.0 + 0.1 * (day / 7.0).sin();
        let up = self.growth * season * s[2] * (1.0 - s[2] / self.limit) * s[0];
        State([-0.05 * up, 0.3 * up, up])
    }
}
impl<const N: usize> Process<N> for Sum<'_, N> {
    fn rates(&self, day: f64, s: &State<N>) -> State<N> {
        self.0.iter().map(|p| p.rates(day, s)).fold(State([0.0; N]), Add::add)
    }
}

fn flavour(wheel: &Wheel, climate: &Climate, turning: Option<f64>) -> f64 {
    let mut parts: Vec<Box<dyn Process<3> + '_>> = vec![Box::new(Drying { climate, wheel })];
    parts.extend(wheel.cultures.iter().enumerate().map(|(i, &c)| {
        let limit = match wheel.kind.as_str() {
            "blue" => 3.0 + i as f64,
            "hard" => 0.4,
            _ => 1.0,
        };
        Box::new(Mould { growth: 0.2 * c, limit }) as Box<dyn Process<3>>
    }));
    let path = runge_kutta(&Sum(parts), State([wheel.water, 0.1, 0.02]), 30.0, 24);
    let evenness: f64 = path.windows(2).map(|w| (w[1][0] - w[0][0]).powi(2)).sum::<f64>() * turning.unwrap_or(1.0);
    path.last().map_or(0.0, |s| s[1] * 2.0 + s[2] - s[0]) - evenness
}

fn score(cellar: &Cellar) -> f64 {
    let mut scores: Vec<(usize, f64)> = cellar
        .shelves
        .iter()
        .flat_map(|(shelf, wheels)| wheels.iter().map(move |w| (shelf.len(), w)))
        .map(|(n, w)| (n, flavour(w, &cellar.climate, cellar.turning)))
        .collect();
    scores.sort_by(|a, b| b.1.total_cmp(&a.1));
    scores.iter().zip(1..).map(|((n, s), rank)| s * *n as f64 / f64::from(rank)).sum()
}

fn cellar(x: &[f64]) -> Cellar {
    let wheel = |kind: &str, salt, water, cultures: &[f64]| Wheel { kind: kind.to_string(), salt, water, cultures: cultures.to_vec() };
    let mut shelves = BTreeMap::new();
    shelves.insert("low".to_string(), vec![wheel("blue", x[2], x[3], &x[4..6]), wheel("hard", x[2] + 0.5, 0.4, &x[5..6])]);
    shelves.insert("upper".to_string(), vec![wheel("brie", 1.1, x[3] - 0.1, &x[4..5])]);
    Cellar { climate: Climate { celsius: x[0], humidity: x[1] }, shelves, turning: Some(x[6]) }
}

fn main() {
    let x = [12.0, 0.85, 1.6, 0.55, 1.3, 0.7, 40.0];
    let want = differences(|x| score(&cellar(x)), &x);
    let here = cellar(&x);
    let (value, got) = ltoad::value_and_gradient(score, &here);
    assert_eq!(value, score(&here));
    let (low, upper) = (&got.shelves["low"], &got.shelves["upper"]);
    let found = [
        got.climate.celsius,
        got.climate.humidity,
        low[0].salt + low[1].salt,
        low[0].water + upper[0].water,
        low[0].cultures[0] + upper[0].cultures[0],
        low[0].cultures[1] + low[1].cultures[0],
        got.turning.unwrap(),
    ];
    close(&found, &want, 1e-6);
    let mut direction = here.zeroed();
    direction.climate.celsius = 1.0;
    direction.turning = Some(2.0);
    let (_, slope) = ltoad::jvp(score, &here, &direction);
    close(&[slope], &[want[0] + 2.0 * want[6]], 1e-6);
}
