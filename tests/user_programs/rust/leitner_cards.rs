//! Learning: cards in boxes of a Leitner system, decks as VecDeques, a memory model behind a generic trait, reviews drained by day.
include!("harness.rs");

use std::collections::{HashMap, VecDeque};

#[derive(Debug, Clone, PartialEq)]
struct Card {
    front: String,
    back: &'static str,
    ease: f64,
    last: f64,
    streak: u32,
}

trait Memory {
    fn recall(&self, card: &Card, day: f64) -> f64;
    fn learn(&self, card: &mut Card, recalled: f64);
}

#[derive(Clone, Copy)]
struct Exponential {
    half: f64,
    gain: f64,
}

#[derive(Clone, Copy)]
struct PowerLaw {
    decay: f64,
    gain: f64,
}

impl Memory for Exponential {
    fn recall(&self, card: &Card, day: f64) -> f64 {
        (-(day - card.last) * std::f64::consts::LN_2 / (self.half * card.ease)).exp()
    }
    fn learn(&self, card: &mut Card, recalled: f64) {
        card.ease *= 1.0 + self.gain * (1.2 - recalled);
    }
}

impl Memory for PowerLaw {
    fn recall(&self, card: &Card, day: f64) -> f64 {
        (1.0 + (day - card.last) / card.ease).powf(-self.decay)
    }
    fn learn(&self, card: &mut Card, recalled: f64) {
        card.ease += self.gain * recalled.sqrt() + 0.1 * f64::from(card.streak);
    }
}

struct Trainer<M: Memory, const BOXES: usize> {
    boxes: [VecDeque<Card>; BOXES],
    memory: M,
    history: HashMap<String, Vec<(u32, f64)>>,
}

impl<M: Memory, const BOXES: usize> Trainer<M, BOXES> {
    fn new(memory: M, words: &[(&str, &'static str)], ease: f64) -> Self {
        let mut boxes: [VecDeque<Card>; BOXES] = std::array::from_fn(|_| VecDeque::new());
        boxes[0].extend(words.iter().map(|&(front, back)| Card {
            front: front.to_owned(),
            back,
            ease: ease * (1.0 + 0.1 * front.len() as f64),
            last: 0.0,
            streak: 0,
        }));
        Trainer { boxes, memory, history: HashMap::new() }
    }

    fn day(&mut self, day: u32) {
        let now = f64::from(day);
        for level in (0..BOXES).rev() {
            if day % (1 << level) != 0 {
                continue;
            }
            let due = self.boxes[level].len().min(3);
            let reviewed: Vec<Card> = self.boxes[level].drain(..due).collect();
            for mut card in reviewed {
                let recalled = self.memory.recall(&card, now);
                self.history.entry(card.front.clone()).or_default().push((day, recalled));
                self.memory.learn(&mut card, recalled);
                card.last = now;
                let to = if recalled > 0.5 { (level + 1).min(BOXES - 1) } else { 0 };
                card.streak = if to > level { card.streak + 1 } else { 0 };
                self.boxes[to].push_back(card);
            }
        }
    }

    fn known(&self, day: f64) -> f64 {
        let now: f64 = self.boxes.iter().flatten().map(|c| self.memory.recall(c, day)).sum();
        let mut words: Vec<_> = self.history.iter().collect();
        words.sort_by(|a, b| a.0.cmp(b.0));
        let past: f64 = words
            .iter()
            .map(|(word, reviews)| {
                let mean = reviews.iter().map(|r| r.1).sum::<f64>() / reviews.len() as f64;
                mean * word.chars().count() as f64 * 0.1
            })
            .sum();
        now + past
    }
}

const WORDS: [(&str, &str); 5] =
    [("casa", "house"), ("perro", "dog"), ("albahaca", "basil"), ("sol", "sun"), ("murciélago", "bat")];

fn term(half: f64, gain: f64, decay: f64, ease: f64) -> f64 {
    let mut quick = Trainer::<_, 3>::new(Exponential { half, gain }, &WORDS, ease);
    let mut slow = Trainer::<_, 4>::new(PowerLaw { decay, gain }, &WORDS[1..], ease * ease);
    for day in 1..=14 {
        quick.day(day);
        slow.day(day);
    }
    let letters: usize = slow.boxes.iter().flat_map(|b| b.iter()).map(|c| c.back.len()).sum();
    quick.known(16.0) + slow.known(20.0) * 0.5 + letters as f64 * 0.01 * ease
}

fn main() {
    let x = [2.3, 0.31, 0.55, 1.4];
    let f = |x: &[f64]| term(x[0], x[1], x[2], x[3]);
    let mut d = [0.0; 4];
    #[repr(C)]
    #[derive(Clone, Copy)]
    struct Four(f64, f64, f64, f64);
    extern "C" fn packed(p: &Four) -> f64 {
        term(p.0, p.1, p.2, p.3)
    }
    let p = Four(x[0], x[1], x[2], x[3]);
    let mut dp = Four(0.0, 0.0, 0.0, 0.0);
    unsafe { __enzyme_autodiff(packed as *const c_void, enzyme_dup, &p, &mut dp) };
    d.copy_from_slice(&[dp.0, dp.1, dp.2, dp.3]);
    compare(&d, &f, &x, 1e-5, 1e-6);
}
