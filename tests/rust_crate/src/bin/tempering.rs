//! Chocolate: crystals in forms that melt and grow, a machine of stages by value, programmes as boxed closures, events, a sparse Hessian.
use std::collections::BTreeMap;
use std::mem;

use ltoad::autodiff_reverse;
use rust_crate::{close, differences};

#[derive(Debug, Default)]
enum Stage {
    #[default]
    Idle,
    Melting { until: f64, log: Vec<f64> },
    Seeding { seeds: Box<Stage>, share: f64 },
    Holding(Vec<(u32, f64)>),
    Done { quality: Result<f64, String> },
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Form {
    Alpha,
    BetaPrime,
    Beta,
}

impl Form {
    const ALL: [Form; 3] = [Form::Alpha, Form::BetaPrime, Form::Beta];
    fn melts_at(self) -> f64 {
        [23.0, 27.5, 34.0][self as usize]
    }
}

struct Vat<'p> {
    temperature: f64,
    crystals: BTreeMap<Form, f64>,
    stage: Stage,
    heater: &'p (dyn Fn(f64, f64) -> f64 + 'p),
    events: Vec<(f64, &'static str)>,
}

impl Vat<'_> {
    fn crystallise(&mut self, rate: f64) {
        let liquid = 1.0 - self.crystals.values().sum::<f64>();
        for (form, share) in self.crystals.iter_mut() {
            let drive = (form.melts_at() - self.temperature) / 5.0;
            *share += if drive > 0.0 { rate * drive * liquid * (0.02 + *share) } else { rate * drive * *share };
        }
        let unstable = self.crystals.get_mut(&Form::BetaPrime).map(|s| mem::replace(s, *s * 0.98));
        if let (Some(before), Some(stable)) = (unstable, self.crystals.get_mut(&Form::Beta)) {
            *stable += before * 0.02;
        }
    }

    fn advance(&mut self, time: f64, x: &[f64]) {
        self.temperature += (self.heater)(time, self.temperature);
        self.crystallise(x[1]);
        self.stage = match mem::take(&mut self.stage) {
            Stage::Idle => Stage::Melting { until: 4.0, log: Vec::new() },
            Stage::Melting { until, log } if time >= until => {
                self.events.push((time, "melted"));
                Stage::Seeding { seeds: Box::new(Stage::Melting { until: 0.0, log }), share: x[2] }
            }
            Stage::Melting { until, mut log } => {
                log.push(self.temperature);
                Stage::Melting { until, log }
            }
            Stage::Seeding { seeds, share } => {
                let warmth = match *seeds {
                    Stage::Melting { log, .. } => log.iter().sum::<f64>() / log.len().max(1) as f64,
                    _ => 0.0,
                };
                *self.crystals.entry(Form::Beta).or_insert(0.0) += share / (1.0 + (warmth - 40.0).powi(2));
                Stage::Holding(vec![(0, self.temperature)])
            }
            Stage::Holding(held) if held.len() > 8 => {
                let total: f64 = self.crystals.values().sum();
                let beta = self.crystals[&Form::Beta];
                let wobble: f64 = held.iter().map(|&(n, t)| (t - 31.0).powi(2) / f64::from(n + 1)).sum();
                let quality = if total > 0.0 { Ok(beta / total - 0.001 * wobble) } else { Err(format!("liquid at {time:.1}")) };
                self.events.push((time, "done"));
                Stage::Done { quality }
            }
            Stage::Holding(mut held) => {
                let n = held.last().map_or(0, |h| h.0);
                held.push((n + 1, self.temperature));
                Stage::Holding(held)
            }
            done @ Stage::Done { .. } => done,
        };
    }
}

#[autodiff_reverse(batch_gradient, Duplicated, Active)]
fn batch(x: &[f64]) -> f64 {
    let heat = x[0];
    let ambient = x.get(3).copied().unwrap_or(20.0);
    let heater = move |time: f64, now: f64| {
        let aim = if time < 4.0 { heat } else if time < 9.0 { 27.0 } else { 31.0 };
        0.5 * (aim - now) + 0.02 * (ambient - now)
    };
    let mut vat = Vat {
        temperature: ambient,
        crystals: Form::ALL.iter().map(|&f| (f, 0.05)).collect(),
        stage: Stage::default(),
        heater: &heater,
        events: vec![],
    };
    let mut clock = 0.0;
    while !matches!(vat.stage, Stage::Done { .. }) {
        vat.advance(clock, x);
        clock += 1.0;
    }
    let late: f64 = vat.events.iter().filter(|e| e.1.len() == 4).map(|e| e.0).sum();
    match vat.stage {
        Stage::Done { quality: Ok(q) } => q - 0.001 * late * vat.temperature,
        Stage::Done { quality: Err(why) } => -(why.len() as f64),
        _ => unreachable!("the loop ends when it is done"),
    }
}

fn main() {
    let x = vec![44.0, 0.12, 0.4, 21.0];
    let want = differences(batch, &x);
    let mut gradient = x.iter().map(|_| 0.0).collect::<Vec<f64>>();
    let value = batch_gradient(&x, &mut gradient, 1.0);
    assert!((value - batch(&x)).abs() < 1e-12);
    close(&gradient, &want, 1e-6);
    for (i, w) in want.iter().enumerate() {
        let unit: Vec<f64> = (0..4).map(|k| f64::from(k == i)).collect();
        close(&[ltoad::jvp(batch, &x, &unit).1], &[*w], 1e-6);
    }
}
