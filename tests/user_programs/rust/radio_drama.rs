//! Broadcasting: scenes as an enum with named fields, a mixer as a chain of boxed FnMut, envelopes generic over floats, cues read from bytes with from_le_bytes, level meters on Drop.
include!("harness.rs");

use std::cell::RefCell;
use std::collections::BTreeMap;

trait Float: Copy + Into<f64> {
    fn of(x: f64) -> Self;
}

impl Float for f32 {
    fn of(x: f64) -> f32 {
        x as f32
    }
}

impl Float for f64 {
    fn of(x: f64) -> f64 {
        x
    }
}

#[derive(Debug, Clone)]
enum Scene<T> {
    Speech { actor: String, loudness: T, seconds: u16 },
    Effect { kind: u8, level: T },
    Silence(u16),
}

struct Envelope<T> {
    points: Vec<(u16, T)>,
}

impl<T: Float> Envelope<T> {
    fn at(&self, time: u16) -> T {
        let after = self.points.partition_point(|p| p.0 <= time);
        match (after.checked_sub(1).map(|i| self.points[i]), self.points.get(after)) {
            (Some((t0, a)), Some(&(t1, b))) => {
                let s = f64::from(time - t0) / f64::from(t1 - t0);
                T::of(a.into() * (1.0 - s) + b.into() * s)
            }
            (Some((_, a)), None) => a,
            (None, Some(&(_, b))) => b,
            (None, None) => T::of(0.0),
        }
    }
}

struct Meter<'a> {
    name: &'static str,
    peak: f64,
    sum: f64,
    book: &'a RefCell<BTreeMap<&'static str, Vec<f64>>>,
}

impl Meter<'_> {
    fn see(&mut self, level: f64) -> f64 {
        self.peak = self.peak.max(level.abs());
        self.sum += level * level;
        level
    }
}

impl Drop for Meter<'_> {
    fn drop(&mut self) {
        self.book.borrow_mut().entry(self.name).or_default().extend([self.peak, self.sum.sqrt()]);
    }
}

fn cues(loud: f64, effect: f64) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (tag, time, value) in [(1u8, 3u16, loud), (2, 9, effect), (0, 2, 0.0), (1, 4, loud * effect), (9, 0, 1.0)] {
        bytes.push(tag);
        bytes.extend_from_slice(&time.to_le_bytes());
        bytes.extend_from_slice(&value.to_le_bytes());
    }
    bytes.extend([1, 2, 3]);
    bytes
}

fn scenes<T: Float>(bytes: &[u8]) -> (Vec<Scene<T>>, usize) {
    let chunks = bytes.chunks_exact(11);
    let mut skipped = chunks.remainder().len();
    let mut out = Vec::new();
    for chunk in chunks {
        let (head, value) = chunk.split_at(3);
        let time = u16::from_le_bytes([head[1], head[2]]);
        let value = f64::from_le_bytes(value.try_into().unwrap());
        out.push(match head[0] {
            0 => Scene::Silence(time),
            1 => Scene::Speech { actor: format!("actor {time}"), loudness: T::of(value), seconds: time },
            2 => Scene::Effect { kind: time as u8, level: T::of(value) },
            _ => {
                skipped += chunk.len();
                continue;
            }
        });
    }
    (out, skipped)
}

fn play<T: Float>(x: &[f64]) -> f64 {
    let book = RefCell::new(BTreeMap::new());
    let (list, skipped) = scenes::<T>(&cues(x[0], x[1]));
    let fade = Envelope { points: vec![(0, T::of(0.2)), (6, T::of(x[2])), (14, T::of(1.0))] };
    {
        let mut voice = Meter { name: "voice", peak: 0.0, sum: 0.0, book: &book };
        let mut room = Meter { name: "room", peak: 0.0, sum: 0.0, book: &book };
        let mut echo = 0.0;
        let (gain, feedback) = (x[2], x[3]);
        let mut chain: Vec<Box<dyn FnMut(f64) -> f64 + '_>> = vec![
            Box::new(|v| voice.see(v)),
            Box::new(move |v| (gain * v).tanh()),
            Box::new(move |v| {
                echo = feedback * echo + v;
                echo
            }),
            Box::new(|v| room.see(v)),
        ];
        let mut clock = 0u16;
        for scene in &list {
            let (level, seconds) = match scene {
                Scene::Speech { actor, loudness, seconds } => ((*loudness).into() * (1.0 + 0.01 * actor.len() as f64), *seconds),
                Scene::Effect { kind, level } => ((*level).into() * f64::from(*kind % 4), 2),
                Scene::Silence(seconds) => (0.0, *seconds),
            };
            for _ in 0..seconds {
                let input = level * fade.at(clock).into();
                chain.iter_mut().fold(input, |v, stage| stage(v));
                clock += 1;
            }
        }
    }
    let book = book.into_inner();
    book.iter().map(|(name, levels)| levels.iter().sum::<f64>() * name.len() as f64).sum::<f64>() + 0.01 * skipped as f64 * x[0]
}

fn drama(x: &[f64]) -> f64 {
    play::<f64>(x) + 0.5 * play::<f32>(&x.iter().rev().map(|v| v * 0.9).collect::<Vec<_>>())
}

fn drama_at(x: *const f64, n: usize) -> f64 {
    drama(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [0.8, 0.6, 1.3, 0.45];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(drama_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &drama, &x, 4e-3, 2e-4);
}
