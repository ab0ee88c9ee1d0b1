//! Starlings: random numbers of a seed, drawn by a trait; birds in a vector, their log in strings, names by hash; a flock that is simulated.
use std::collections::hash_map::DefaultHasher;
use std::collections::{HashMap, HashSet};
use std::f64::consts::TAU;
use std::fmt::Write;
use std::hash::{Hash, Hasher};

use ltoad::Differentiable;
use rust_crate::{close, differences};

trait Random {
    fn bits(&mut self) -> u64;
    fn uniform(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
    fn normal(&mut self) -> f64 {
        let (u, v) = (1.0 - self.uniform(), self.uniform());
        (-2.0 * u.ln()).sqrt() * (TAU * v).cos()
    }
    fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        (!from.is_empty()).then(|| &from[(self.bits() % from.len() as u64) as usize])
    }
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, (self.bits() % (i as u64 + 1)) as usize);
        }
    }
}
struct SplitMix(u64);
impl Random for SplitMix {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Habits {
    cohesion: f64,
    shyness: f64,
    speed: f64,
    noise: f64,
}

#[derive(Clone, Debug)]
struct Bird {
    name: String,
    place: [f64; 2],
    heading: f64,
    friends: Vec<usize>,
}

fn flock<R: Random>(rng: &mut R, count: usize, habits: &Habits) -> Vec<Bird> {
    let mut order: Vec<usize> = (0..count).collect();
    rng.shuffle(&mut order);
    (0..count)
        .map(|i| Bird {
            name: format!("bird-{:02}-{}", i, ["red", "blue"].get(i % 2).unwrap()),
            place: [rng.normal(), rng.normal() * habits.speed],
            heading: TAU * rng.uniform(),
            friends: order.iter().copied().filter(|j| *j != i).take(3).collect(),
        })
        .collect()
}

fn fly(birds: &mut [Bird], rng: &mut impl Random, habits: &Habits, log: &mut String) {
    let before = birds.to_vec();
    for (i, bird) in birds.iter_mut().enumerate() {
        let (mut pull, mut push) = ([0.0; 2], [0.0; 2]);
        for other in bird.friends.iter().map(|j| &before[*j]) {
            for k in 0..2 {
                let d = other.place[k] - bird.place[k];
                pull[k] += d;
                push[k] -= d / (0.1 + d * d);
            }
        }
        let drive: [f64; 2] = std::array::from_fn(|k| habits.cohesion * pull[k] + habits.shyness * push[k]);
        bird.heading += 0.3 * (drive[1] * bird.heading.cos() - drive[0] * bird.heading.sin()).tanh() + habits.noise * rng.normal();
        let (s, c) = bird.heading.sin_cos();
        bird.place[0] += 0.1 * habits.speed * c;
        bird.place[1] += 0.1 * habits.speed * s;
        if i == 0 {
            writeln!(log, "{} at {:.3} {:.3}", bird.name, bird.place[0], bird.place[1]).unwrap();
        }
    }
    if let Some(&lost) = rng.pick(&[0, 2, 4]) {
        birds[lost].place.swap(0, 1);
    }
}

fn mess(habits: &Habits) -> f64 {
    let mut rng = SplitMix(2024);
    let mut birds = flock(&mut rng, 6, habits);
    let mut log = String::with_capacity(64);
    for _ in 0..8 {
        fly(&mut birds, &mut rng, habits, &mut log);
    }
    let mut colours: HashMap<&str, Vec<&Bird>> = HashMap::new();
    for bird in &birds {
        colours.entry(bird.name.rsplit('-').next().unwrap()).or_default().push(bird);
    }
    let names: HashSet<&str> = birds.iter().map(|b| b.name.as_str()).collect();
    let mut hasher = DefaultHasher::new();
    birds[3].name.hash(&mut hasher);
    let weight = 1.0 + (hasher.finish() % 7) as f64;
    let mut keys: Vec<_> = colours.keys().copied().collect();
    keys.sort_unstable();
    let spread: f64 = keys
        .iter()
        .flat_map(|k| &colours[k])
        .zip(1..)
        .map(|(b, n)| (b.place[0].powi(2) + b.place[1] * n as f64).sin() * b.heading.cos())
        .sum();
    spread + 0.01 * weight * birds[3].heading + log.lines().count() as f64 * names.len() as f64
}

fn main() {
    let habits = Habits { cohesion: 0.2, shyness: 0.15, speed: 0.9, noise: 0.1 };
    let Habits { cohesion, shyness, speed, noise } = ltoad::gradient(mess, &habits);
    println!("{cohesion} {shyness} {speed} {noise}");
    let x = [0.2, 0.15, 0.9, 0.1];
    let want = differences(|x| mess(&Habits { cohesion: x[0], shyness: x[1], speed: x[2], noise: x[3] }), &x);
    close(&[cohesion, shyness, speed, noise], &want, 1e-6);
}
