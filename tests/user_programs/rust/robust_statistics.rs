//! Statistics: sorts, medians, quantiles, chunks and windows of slices, iterators of own types, peeked groups of equal keys.
include!("harness.rs");
use std::iter::{self, Peekable};

struct Runs<I: Iterator<Item = (u8, f64)>> {
    inner: Peekable<I>,
}
impl<I: Iterator<Item = (u8, f64)>> Iterator for Runs<I> {
    type Item = (u8, Vec<f64>);
    fn next(&mut self) -> Option<Self::Item> {
        let (key, first) = self.inner.next()?;
        let mut run = vec![first];
        while let Some((_, value)) = self.inner.next_if(|(k, _)| *k == key) {
            run.push(value);
        }
        Some((key, run))
    }
}
trait RunsExt: Iterator<Item = (u8, f64)> + Sized {
    fn runs(self) -> Runs<Self> {
        Runs { inner: self.peekable() }
    }
}
impl<I: Iterator<Item = (u8, f64)>> RunsExt for I {}

fn median(values: &mut [f64]) -> Option<f64> {
    let n = values.len();
    if n == 0 {
        return None;
    }
    let (low, &mut middle, _) = values.select_nth_unstable_by(n / 2, f64::total_cmp);
    Some(if n % 2 == 1 { middle } else { 0.5 * (middle + low.iter().copied().fold(f64::NEG_INFINITY, f64::max)) })
}
fn quantile(sorted: &[f64], p: f64) -> f64 {
    let at = p * (sorted.len() - 1) as f64;
    let (i, t) = (at.floor() as usize, at.fract());
    sorted[i] + t * (sorted.get(i + 1).unwrap_or(&sorted[i]) - sorted[i])
}
fn trimmed(sorted: &[f64], cut: usize) -> f64 {
    let kept = &sorted[cut..sorted.len() - cut];
    kept.iter().sum::<f64>() / kept.len() as f64
}
fn theil(points: &[(f64, f64)]) -> Option<f64> {
    let mut slopes: Vec<f64> = points
        .iter()
        .enumerate()
        .flat_map(|(i, a)| points[i + 1..].iter().map(move |b| (b.1 - a.1) / (b.0 - a.0)))
        .collect();
    median(&mut slopes)
}
fn tukey(r: f64, c: f64) -> f64 {
    if r.abs() < c { (1.0 - (r / c).powi(2)).powi(2) } else { 0.0 }
}

fn statistics(x: &[f64]) -> Option<f64> {
    let (scale, data) = x.split_last()?;
    let mut sorted = data.to_vec();
    sorted.sort_by(|a, b| b.partial_cmp(a).unwrap());
    sorted.reverse();
    let centre = median(&mut data.to_vec())?;
    let mad = median(&mut data.iter().map(|v| (v - centre).abs()).collect::<Vec<_>>())?;
    let weights: Vec<f64> = data.iter().map(|v| tukey((v - centre) / mad, *scale)).collect();
    let total: f64 = weights.iter().sum();
    let biweight = iter::zip(&weights, data).map(|(w, v)| w * v).sum::<f64>() / total;

    let moving: Vec<f64> = data.windows(3).filter_map(|w| median(&mut w.to_vec())).collect();
    let (even, odd): (Vec<(usize, f64)>, Vec<(usize, f64)>) = moving.iter().copied().enumerate().partition(|(i, _)| i % 2 == 0);
    let alternating = even.iter().map(|p| p.1.exp()).sum::<f64>() / odd.iter().map(|p| p.1.exp()).sum::<f64>();

    let keys = b"aabbbccaab";
    let groups: f64 = keys.iter().copied().zip(data.iter().copied()).runs().map(|(key, mut run)| {
        run.sort_unstable_by(f64::total_cmp);
        f64::from(key - b'a' + 1) * run.last().unwrap() * run.first().unwrap() / run.len() as f64
    }).sum();

    let blocks: Vec<f64> = data.rchunks(4).map(|c| c.iter().rev().step_by(2).product::<f64>()).collect();
    let best = blocks.iter().copied().max_by(f64::total_cmp)?;
    let worst = blocks.iter().copied().reduce(f64::min)?;
    let mut rotated = data.to_vec();
    rotated.rotate_left(3);
    rotated.swap(0, 4);
    rotated.dedup_by(|a, b| (*a - *b).abs() < 0.05);
    rotated.retain(|v| *v > 0.3);
    rotated.insert(2, *scale);
    rotated.truncate(8);
    let points: Vec<(f64, f64)> = rotated.iter().enumerate().map(|(i, v)| (i as f64 * (1.0 + 0.1 * scale), *v)).collect();
    let growth = iter::successors(Some(*scale), |s| Some(s.sqrt() + 0.1)).take_while(|s| *s > 1.0).take(5).last()?;
    Some(quantile(&sorted, 0.37) + trimmed(&sorted, 2) + biweight + alternating + 0.1 * groups + best - worst + theil(&points)? + growth)
}

extern "C" fn summary(x: *const f64, n: usize) -> f64 {
    statistics(unsafe { std::slice::from_raw_parts(x, n) }).unwrap_or(f64::NAN)
}

fn main() {
    let x = [0.91, 1.42, 0.27, 1.13, 1.08, 0.66, 2.35, 0.58, 1.21, 0.74, 3.9];
    let mut d = [0.0; 11];
    unsafe { __enzyme_autodiff(summary as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| summary(x.as_ptr(), 11), &x, 1e-5, 1e-6);
}
