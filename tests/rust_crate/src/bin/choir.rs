//! A choir tunes itself: singers in a generic ensemble, sorted, paired and moved about.
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::mem;

use rust_crate::{close, differences};

trait Voice {
    fn pitch(&self) -> f64;
    fn listen(&mut self, others: &[f64]);
    fn weight(&self) -> f64 {
        1.0
    }
}

#[derive(Clone, Debug, Default)]
struct Singer {
    pitch: f64,
    stubborn: f64,
    heard: Vec<f64>,
}

#[derive(Clone, Debug)]
struct Organ(f64);

impl Voice for Singer {
    fn pitch(&self) -> f64 {
        self.pitch
    }
    fn listen(&mut self, others: &[f64]) {
        let before = mem::take(&mut self.heard);
        let mean = others.iter().chain(&before).sum::<f64>() / (others.len() + before.len()) as f64;
        self.pitch += (mean - self.pitch) / (1.0 + self.stubborn);
        self.heard = others.iter().rev().take(2).cloned().collect();
    }
}

impl Voice for Organ {
    fn pitch(&self) -> f64 {
        self.0
    }
    fn listen(&mut self, _: &[f64]) {}
    fn weight(&self) -> f64 {
        2.5
    }
}

struct Ensemble<V> {
    voices: Vec<V>,
}

impl<V: Voice> Ensemble<V> {
    fn rehearse(&mut self, rounds: usize) {
        for _ in 0..rounds {
            self.voices
                .sort_by(|a, b| b.pitch().partial_cmp(&a.pitch()).unwrap_or(Ordering::Equal));
            let pitches: Vec<f64> = self.voices.iter().map(Voice::pitch).collect();
            for (i, voice) in self.voices.iter_mut().enumerate() {
                let from = i.saturating_sub(1);
                let to = (i + 2).min(pitches.len());
                voice.listen(&pitches[from..to]);
            }
            self.voices.rotate_left(1);
        }
    }

    fn dissonance(&self) -> f64 {
        let mut total = 0.0;
        for (i, a) in self.voices.iter().enumerate() {
            for b in &self.voices[i + 1..] {
                total += a.weight() * b.weight() * (a.pitch() - b.pitch()).powi(2);
            }
        }
        total
    }
}

impl<V: Voice + ?Sized> Voice for Box<V> {
    fn pitch(&self) -> f64 {
        (**self).pitch()
    }
    fn listen(&mut self, others: &[f64]) {
        (**self).listen(others);
    }
    fn weight(&self) -> f64 {
        (**self).weight()
    }
}

fn concert(x: &[f64]) -> f64 {
    let voices: Vec<Box<dyn Voice>> = x
        .chunks(2)
        .map(|c| match c {
            [pitch, stubborn] => Box::new(Singer {
                pitch: *pitch,
                stubborn: *stubborn,
                ..Default::default()
            }) as Box<dyn Voice>,
            [pitch] => Box::new(Organ(*pitch)),
            _ => unreachable!(),
        })
        .collect();
    let mut mixed = Ensemble { voices };
    mixed.rehearse(3);
    let mut alone = Ensemble {
        voices: x
            .chunks_exact(2)
            .map(|c| Singer {
                pitch: c[0],
                stubborn: c[1],
                heard: vec![c[0] * 1.1],
            })
            .collect(),
    };
    alone.rehearse(2);
    let mut sections: BTreeMap<i64, Vec<f64>> = BTreeMap::new();
    for voice in &alone.voices {
        sections
            .entry((voice.pitch / 50.0).floor() as i64)
            .or_default()
            .push(voice.pitch);
    }
    let spread: f64 = sections
        .values()
        .map(|s| s.iter().map(|p| p * p).sum::<f64>() / s.len() as f64)
        .sum();
    mixed.dissonance().sqrt() + spread.sqrt()
}

fn main() {
    let x = vec![440.0, 1.0, 430.0, 2.0, 455.0, 0.5, 220.0, 3.0, 436.0];
    close(
        &ltoad::gradient(concert, &x),
        &differences(concert, &x),
        1e-6,
    );
}
