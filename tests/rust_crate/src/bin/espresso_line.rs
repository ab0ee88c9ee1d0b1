//! Coffee machines: a line of stages as trait objects over a generic medium, adapters between media, default methods, a builder.
use std::fmt::Debug;
use std::marker::PhantomData;

use rust_crate::{close, differences};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Water {
    temperature: f64,
    pressure: f64,
    flow: f64,
}

#[derive(Clone, Debug, Default)]
struct Cup {
    volume: f64,
    solids: f64,
    history: Vec<f64>,
}

trait Stage<M> {
    fn name(&self) -> &str;
    fn apply(&mut self, medium: M, seconds: f64) -> M;
    fn loss(&self) -> f64 {
        0.0
    }
}

struct Boiler {
    power: f64,
    wasted: f64,
}
impl Stage<Water> for Boiler {
    fn name(&self) -> &str {
        "boiler"
    }
    fn apply(&mut self, water: Water, seconds: f64) -> Water {
        let rise = self.power * seconds / (4.2 * (1.0 + water.flow));
        let temperature = water.temperature + rise * (1.0 - water.temperature / 140.0);
        self.wasted += 0.01 * (temperature - 20.0).powi(2) * seconds;
        Water { temperature, ..water }
    }
    fn loss(&self) -> f64 {
        self.wasted
    }
}

struct Pump<F: Fn(f64) -> f64> {
    curve: F,
    label: String,
}
impl<F: Fn(f64) -> f64> Stage<Water> for Pump<F> {
    fn name(&self) -> &str {
        &self.label
    }
    fn apply(&mut self, mut water: Water, _: f64) -> Water {
        water.pressure = (self.curve)(water.flow);
        water.flow = 0.6 * water.flow + 0.1 * water.pressure.max(0.0).sqrt();
        water
    }
}

struct Scaled<M, S> {
    inner: S,
    by: f64,
    medium: PhantomData<M>,
}
impl<M: Clone, S: Stage<M>> Stage<M> for Scaled<M, S> {
    fn name(&self) -> &str {
        self.inner.name()
    }
    fn apply(&mut self, medium: M, seconds: f64) -> M {
        let half = self.inner.apply(medium.clone(), 0.5 * self.by * seconds);
        self.inner.apply(half, 0.5 * self.by * seconds)
    }
    fn loss(&self) -> f64 {
        self.by * self.inner.loss()
    }
}

struct Line<M> {
    stages: Vec<Box<dyn Stage<M>>>,
    seconds: f64,
}
impl<M: Copy + Debug> Line<M> {
    fn new(seconds: f64) -> Self {
        Line { stages: Vec::new(), seconds }
    }
    fn with(mut self, stage: impl Stage<M> + 'static) -> Self {
        self.stages.push(Box::new(stage));
        self
    }
    fn run(&mut self, start: M) -> M {
        let seconds = self.seconds;
        self.stages.iter_mut().fold(start, |m, stage| stage.apply(m, seconds))
    }
    fn losses(&self) -> f64 {
        self.stages.iter().map(|s| s.loss() * (1.0 + 0.01 * s.name().len() as f64)).sum()
    }
}

fn extract(cup: &mut Cup, water: &Water, grind: f64) {
    let rate = grind * (water.temperature / 93.0).powf(1.5) * water.pressure.sqrt();
    cup.solids += rate * (1.0 - cup.solids / 20.0).max(0.0) * 0.2;
    cup.volume += water.flow * 0.4;
    cup.history.push(cup.solids / cup.volume);
}

fn taste(x: &[f64]) -> f64 {
    let (power, top, grind, scale) = (x[0], x[1], x[2], x[3]);
    let mut line = Line::new(0.5)
        .with(Boiler { power, wasted: 0.0 })
        .with(Pump { curve: move |q| top - 0.8 * q * q, label: format!("pump {}", 2) })
        .with(Scaled { inner: Boiler { power: 0.3 * power, wasted: 1.0 }, by: scale, medium: PhantomData });
    let mut cup = Cup::default();
    let mut water = Water { temperature: 85.0, pressure: 1.0, flow: 1.2 };
    for _ in 0..12 {
        water = line.run(water);
        extract(&mut cup, &water, grind);
    }
    let swing: f64 = cup.history.windows(2).map(|w| (w[1] - w[0]).abs()).sum();
    cup.solids / cup.volume - 0.3 * swing - 0.002 * line.losses()
}

fn main() {
    let x = [11.0, 9.0, 0.7, 0.8];
    let gradient = ltoad::gradient(taste, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(taste, &x), 1e-7);
}
