//! Underwater sound: a recording goes through adaptors of iterators of all kinds, and queues that are windows.
use std::collections::VecDeque;
use std::iter::{from_fn, once, repeat, successors};

use rust_crate::{close, differences};

struct Smooth<I: Iterator<Item = f64>> {
    source: I,
    window: VecDeque<f64>,
    width: usize,
}
impl<I: Iterator<Item = f64>> Iterator for Smooth<I> {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        while self.window.len() < self.width {
            let fresh = self.source.next()?;
            self.window.push_back(fresh);
        }
        let mean = self.window.iter().sum::<f64>() / self.width as f64;
        self.window.pop_front();
        Some(mean)
    }
}
trait Smoothed: Iterator<Item = f64> + Sized {
    fn smoothed(self, width: usize) -> Smooth<Self> {
        Smooth { source: self, window: VecDeque::new(), width }
    }
}
impl<I: Iterator<Item = f64>> Smoothed for I {}

fn signal(x: &[f64]) -> impl Iterator<Item = f64> + '_ {
    let mut t = 0.0;
    from_fn(move || {
        t += 0.25;
        (t < 12.1).then(|| x[0] * (x[1] * t).sin() + 0.3 * (x[2] * t * t).cos())
    })
}

fn merge(a: impl Iterator<Item = f64>, b: impl Iterator<Item = f64>) -> Vec<f64> {
    let (mut a, mut b) = (a.peekable(), b.peekable());
    let mut merged = vec![];
    loop {
        match (a.peek(), b.peek()) {
            (Some(p), Some(q)) if p <= q => merged.extend(a.next()),
            (Some(_), Some(_)) | (None, Some(_)) => merged.extend(b.next()),
            (Some(_), None) => merged.extend(a.next_if(|v| *v < 5.0)),
            (None, None) => break merged,
        }
    }
}

fn features(x: &[f64]) -> f64 {
    let sound: Vec<f64> = signal(x).collect();
    let envelope: Vec<f64> = sound
        .iter()
        .scan(0.0, |level, s| {
            *level = f64::max(*level * x[3], s.abs());
            Some(*level)
        })
        .collect();
    let smooth: Vec<_> = signal(x).smoothed(4).skip(1).step_by(3).collect();
    let energy: f64 = sound.chunks_exact(8).map(|c| c.iter().map(|v| v * v).sum::<f64>().sqrt()).sum();
    let tail: f64 = sound.chunks_exact(5).remainder().iter().rev().zip(1..).map(|(v, k)| v / k as f64).sum();
    let (up, down): (Vec<f64>, Vec<f64>) = sound.windows(2).map(|w| w[1] - w[0]).partition(|d| *d > 0.0);
    let crossings: f64 = sound
        .iter()
        .zip(&sound[1..])
        .enumerate()
        .filter(|(_, (a, b))| a.signum() != b.signum())
        .map(|(i, (a, b))| i as f64 + a / (a - b))
        .map_while(|at| (at < 40.0).then_some(at))
        .last()
        .unwrap_or_default();
    let decay = successors(Some(x[0]), |v| (*v > 0.05).then_some(v * x[3] * 0.7)).take(9);
    let rising = (0..6).map(|k| 0.2 * x[1] * f64::from(k));
    let mixed = merge(decay.collect::<Vec<_>>().into_iter().rev(), rising);
    let ripple = mixed.iter().cycle().skip(2).take(15).chain(once(&x[4])).zip(repeat(x[4])).fold(0.0, |a, (v, k)| k * a + v);
    let peak = envelope.iter().copied().enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0.0, |(i, v)| v * (i + 1) as f64);
    let nested: f64 = smooth.iter().flat_map(|v| smooth.iter().skip_while(|w| **w < 0.0).take(2).map(move |w| v * w)).sum();
    let [a, b]: [f64; 2] = up.iter().chain(&down).array_fold();
    energy + tail + 0.1 * crossings + 0.1 * ripple + 0.05 * peak + nested + a * b
}

trait ArrayFold {
    fn array_fold(self) -> [f64; 2];
}
impl<'a, I: Iterator<Item = &'a f64>> ArrayFold for I {
    fn array_fold(self) -> [f64; 2] {
        self.enumerate().fold([0.0; 2], |mut sums, (i, v)| {
            sums[i & 1] += v;
            sums
        })
    }
}

fn main() {
    let x = [1.2, 0.9, 0.11, 0.85, 0.6];
    let gradient = ltoad::gradient(features, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(features, &x), 1e-6);
    let (_, along) = ltoad::jvp(features, &x.to_vec(), &vec![1.0, 0.0, 0.0, 0.5, -1.0]);
    close(&[along], &[gradient[0] + 0.5 * gradient[3] - gradient[4]], 1e-9);
}
