//! A drum machine: tracks of events, effects that own their buffers, a chain that is built by a builder.
use std::collections::VecDeque;
use std::f64::consts::TAU;

use ltoad::{Differentiable, autodiff_reverse};
use rust_crate::{close, differences};

#[derive(Clone, Copy, Debug, Default, PartialEq, Differentiable)]
struct Knobs {
    decay: f64,
    feedback: f64,
    drive: f64,
    pitch: f64,
}

trait Effect {
    fn process(&mut self, sample: f64) -> f64;
    fn reset(&mut self) {}
}

struct Delay {
    line: VecDeque<f64>,
    feedback: f64,
}

struct Drive(f64);

struct Lowpass {
    state: Option<f64>,
    alpha: f64,
}

impl Effect for Delay {
    fn process(&mut self, sample: f64) -> f64 {
        let delayed = self.line.pop_front().unwrap_or_default();
        let out = sample + self.feedback * delayed;
        self.line.push_back(out);
        out
    }
    fn reset(&mut self) {
        self.line.iter_mut().for_each(|v| *v *= 0.5);
    }
}

impl Effect for Drive {
    fn process(&mut self, sample: f64) -> f64 {
        (sample * self.0).tanh()
    }
}

impl Effect for Lowpass {
    fn process(&mut self, sample: f64) -> f64 {
        let before = self.state.replace(sample);
        match before {
            None => sample,
            Some(before) => {
                let next = before + self.alpha * (sample - before);
                *self.state.insert(next)
            }
        }
    }
    fn reset(&mut self) {
        self.state.take();
    }
}

#[derive(Default)]
struct Chain {
    effects: Vec<Box<dyn Effect>>,
}

impl Chain {
    fn with(mut self, effect: impl Effect + 'static) -> Self {
        self.effects.push(Box::new(effect));
        self
    }
    fn run(&mut self, sample: f64) -> f64 {
        self.effects.iter_mut().fold(sample, |s, e| e.process(s))
    }
}

#[derive(Clone, Debug)]
enum Event {
    Hit { velocity: f64 },
    Rest(usize),
    Mute,
}

fn track(text: &str) -> impl Iterator<Item = Event> + '_ {
    text.chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| match c {
            'x' => Event::Hit { velocity: 0.6 },
            'X' => Event::Hit { velocity: 1.0 },
            '1'..='9' => Event::Rest(c.to_digit(10).unwrap() as usize),
            _ => Event::Mute,
        })
}

#[autodiff_reverse(loudness_gradient, Duplicated, Const, Active)]
fn loudness(knobs: &Knobs, tracks: &[&str]) -> f64 {
    let mut mix: Vec<f64> = Vec::new();
    for text in tracks {
        let mut chain = Chain::default()
            .with(Delay {
                line: VecDeque::from(vec![0.0; 3]),
                feedback: knobs.feedback,
            })
            .with(Drive(knobs.drive))
            .with(Lowpass {
                state: None,
                alpha: 1.0 / (1.0 + knobs.decay),
            });
        let mut out = Vec::with_capacity(32);
        for event in track(text) {
            match event {
                Event::Hit { velocity } => out.extend(
                    (0..4)
                        .map(|t| {
                            let t = t as f64 / 8.0;
                            velocity * (-knobs.decay * t).exp() * (TAU * knobs.pitch * t).cos()
                        })
                        .map(|s| chain.run(s)),
                ),
                Event::Rest(length) => {
                    out.extend(std::iter::repeat_with(|| chain.run(0.0)).take(length))
                }
                Event::Mute => chain.effects.iter_mut().for_each(|e| e.reset()),
            }
        }
        if mix.len() < out.len() {
            mix.resize(out.len(), 0.0);
        }
        mix.iter_mut().zip(&out).for_each(|(m, o)| *m += o);
    }
    let (even, odd): (Vec<(usize, f64)>, Vec<_>) =
        mix.into_iter().enumerate().partition(|(i, _)| i % 2 == 0);
    even.iter().map(|(_, s)| s * s).sum::<f64>()
        + 0.5 * odd.iter().map(|&(_, s)| s.abs()).sum::<f64>()
}

fn main() {
    let knobs = Knobs {
        decay: 0.9,
        feedback: 0.4,
        drive: 1.3,
        pitch: 0.7,
    };
    let tracks = ["x2X-x", "X x3 | xX", "4X"];
    let mut g = Knobs::default();
    loudness_gradient(&knobs, &mut g, &tracks, 1.0);
    let by = |k: &[f64]| {
        loudness(
            &Knobs {
                decay: k[0],
                feedback: k[1],
                drive: k[2],
                pitch: k[3],
            },
            &tracks,
        )
    };
    close(
        &[g.decay, g.feedback, g.drive, g.pitch],
        &differences(by, &[0.9, 0.4, 1.3, 0.7]),
        1e-7,
    );
}
