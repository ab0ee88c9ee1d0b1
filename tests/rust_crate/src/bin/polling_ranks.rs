//! Polls: medians and ranks of slices by sorts of all kinds, partitions, binary searches, rotations and duplicates; records with texts.
use std::cmp::Ordering;
use std::collections::BTreeSet;

use ltoad::Differentiable;
use rust_crate::{close, differences};

#[derive(Clone, Debug, Differentiable)]
struct Poll {
    house: String,
    share: f64,
    size: u32,
    age: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Weighted(f64, f64);
impl Eq for Weighted {}
impl Ord for Weighted {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0).then_with(|| other.1.total_cmp(&self.1))
    }
}

fn median(values: &mut [f64]) -> f64 {
    let middle = values.len() / 2;
    let (below, &mut at, _) = values.select_nth_unstable_by(middle, f64::total_cmp);
    if below.len() == middle && values.len() % 2 == 0 {
        let highest = values[..middle].iter().copied().max_by(f64::total_cmp).unwrap();
        0.5 * (at + highest)
    } else {
        at
    }
}

fn weighted_median(polls: &[Poll]) -> f64 {
    let mut sorted: Vec<Weighted> = polls.iter().map(|p| Weighted(p.share, f64::from(p.size).sqrt() * (-p.age).exp())).collect();
    sorted.sort_unstable();
    let total: f64 = sorted.iter().map(|w| w.1).sum();
    let mut sums: Vec<f64> = Vec::with_capacity(sorted.len());
    for w in &sorted {
        sums.push(sums.last().unwrap_or(&0.0) + w.1);
    }
    let at = sums.partition_point(|s| *s < 0.5 * total);
    let before = at.checked_sub(1).map_or(0.0, |i| sums[i]);
    let part = (0.5 * total - before) / sorted[at].1;
    match sorted.get(at + 1) {
        Some(next) => sorted[at].0 * (1.0 - part) + next.0 * part,
        None => sorted[at].0,
    }
}

fn houses(polls: &mut Vec<Poll>) -> f64 {
    polls.sort_by(|a, b| a.house.cmp(&b.house).then(b.age.partial_cmp(&a.age).unwrap()));
    let mut bias = 0.0;
    for group in polls.chunk_by(|a, b| a.house == b.house) {
        let mean = group.iter().map(|p| p.share).sum::<f64>() / group.len() as f64;
        bias += (group[0].share - mean) * group.len() as f64 * (1.0 + group[0].house.len() as f64);
    }
    polls.dedup_by(|a, b| {
        if a.house == b.house {
            b.share = 0.5 * (a.share + b.share);
            b.size += a.size;
        }
        a.house == b.house
    });
    bias
}

fn trimmed(values: &[f64], cut: usize) -> f64 {
    let mut v = values.to_vec();
    v.sort_by(|a, b| b.partial_cmp(a).unwrap_or(Ordering::Equal));
    v.rotate_left(cut);
    v.truncate(values.len() - 2 * cut);
    v.reverse();
    v.iter().zip(1..).map(|(v, k)| v * k as f64).sum::<f64>() / v.len() as f64
}

fn forecast(polls: &[Poll]) -> f64 {
    let mut shares: Vec<f64> = polls.iter().map(|p| p.share / (1.0 + 0.1 * p.age)).collect();
    let odd = median(&mut shares.clone());
    let even = median(&mut shares[1..]);
    let ranks: BTreeSet<Weighted> = polls.iter().map(|p| Weighted(p.share * p.age, p.share)).collect();
    let low = ranks.iter().next().map_or(0.0, |w| w.0);
    let high = ranks.last().map_or(0.0, |w| w.1);
    let middle = weighted_median(polls);
    let mut own = polls.to_vec();
    let bias = houses(&mut own);
    let where_to = own.binary_search_by(|p| p.size.cmp(&3000)).unwrap_or_else(|i| i);
    let merged: f64 = own.iter().map(|p| p.share * f64::from(p.size)).sum::<f64>() / 5000.0;
    let mut keyed = own.clone();
    keyed.sort_by_key(|p| std::cmp::Reverse(p.size));
    odd + 2.0 * even * middle + 3.0 * bias + low * high + trimmed(&shares, 2) + merged * (where_to + 1) as f64 - keyed[0].share
}

fn polls(x: &[f64]) -> Vec<Poll> {
    let names = ["Argus", "Bell", "Argus", "Crow", "Bell", "Argus", "Dove"];
    let made = names.iter().zip(x).enumerate();
    made.map(|(i, (name, share))| Poll { house: name.to_string(), share: *share, size: 400 + 170 * i as u32, age: 0.1 + 0.3 * (i * 5 % 7) as f64 }).collect()
}

fn main() {
    let x = [0.41, 0.37, 0.44, 0.52, 0.39, 0.355, 0.475];
    let slopes = ltoad::gradient(forecast, &polls(&x));
    let gradient: Vec<f64> = slopes.iter().map(|p| p.share).collect();
    println!("{gradient:?}");
    close(&gradient, &differences(|x| forecast(&polls(x)), &x), 1e-7);
    let by_age = differences(
        |a| {
            let mut moved = polls(&x);
            moved[3].age = a[0];
            forecast(&moved)
        },
        &[slopes.iter().zip(polls(&x)).nth(3).unwrap().1.age],
    );
    close(&[slopes[3].age], &by_age, 1e-7);
}
