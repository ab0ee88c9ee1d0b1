//! Wearables: gestures are compared by softened time warping, with rows that are swapped, and by edit distance of their signs; templates are moved.
include!("../../../user_programs/rust/comparisons.inc");
use ltoad::autodiff_reverse;
use std::mem;

fn soft_min(values: &[f64], gamma: f64) -> f64 {
    let least = values.iter().copied().min_by(f64::total_cmp).unwrap_or(f64::INFINITY);
    if least.is_infinite() {
        return least;
    }
    least - gamma * values.iter().map(|v| (-(v - least) / gamma).exp()).sum::<f64>().ln()
}

/// Samples of three axes.
fn warp(a: &[[f64; 3]], b: &[[f64; 3]], gamma: f64, band: usize) -> f64 {
    let mut before = vec![f64::INFINITY; b.len() + 1];
    let mut row = before.clone();
    before[0] = 0.0;
    for (i, p) in a.iter().enumerate() {
        row.fill(f64::INFINITY);
        let (from, to) = (i.saturating_sub(band), (i + band + 1).min(b.len()));
        for (j, q) in b.iter().enumerate().take(to).skip(from) {
            let cost: f64 = p.iter().zip(q).map(|(x, y)| (x - y) * (x - y)).sum();
            row[j + 1] = cost + soft_min(&[before[j], before[j + 1], row[j]], gamma);
        }
        mem::swap(&mut before, &mut row);
    }
    before[b.len()]
}

fn smoothed(signal: &[[f64; 3]], weights: &[f64]) -> Vec<[f64; 3]> {
    let norm: f64 = weights.iter().map(|w| w.exp()).sum();
    signal
        .windows(weights.len())
        .map(|w| {
            let mut mean = [0.0; 3];
            for (sample, weight) in w.iter().zip(weights) {
                for (m, s) in mean.iter_mut().zip(sample) {
                    *m += weight.exp() * s / norm;
                }
            }
            mean
        })
        .collect()
}

/// A word of the signs of changes, two bits each.
fn signs(signal: &[[f64; 3]]) -> u64 {
    signal.windows(2).take(32).fold(0, |word, w| word << 2 | u64::from(w[1][0] > w[0][0]) | u64::from(w[1][1] > w[0][1]) << 1)
}

struct Gesture<'d> {
    name: &'d str,
    samples: &'d [[f64; 3]],
}

#[autodiff_reverse(unlikeness_gradient, Duplicated, Duplicated, Active, Const, Active)]
fn unlikeness(template: &[[f64; 3]], weights: &[f64], gamma: f64, library: &[Gesture<'_>]) -> f64 {
    let template = smoothed(template, weights);
    let mut scored: Vec<(f64, &str)> = library
        .iter()
        .map(|g| {
            let samples = smoothed(g.samples, weights);
            let apart = (signs(&template) ^ signs(&samples)).count_ones();
            (warp(&template, &samples, gamma, 4) * (1.0 + 0.02 * f64::from(apart)), g.name)
        })
        .collect();
    scored.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then_with(|| a.1.cmp(b.1)));
    match scored.as_slice() {
        [(best, name), rest @ ..] => best + rest.iter().map(|(s, _)| 0.1 * s.sqrt()).sum::<f64>() + 0.01 * name.len() as f64,
        [] => 0.0,
    }
}

fn gesture(kind: usize, n: usize) -> Vec<[f64; 3]> {
    (0..n).map(|i| { let t = i as f64 * 0.5; [(t + kind as f64).sin(), (t * 1.3).cos() * (1.0 + kind as f64), 0.1 * t - 0.2 * kind as f64] }).collect()
}

fn main() {
    let recorded = [gesture(0, 12), gesture(1, 11), gesture(2, 13)];
    let library: Vec<Gesture> = ["wave", "circle", "tap"].iter().zip(&recorded).map(|(name, s)| Gesture { name, samples: s }).collect();
    let mut template = gesture(0, 12);
    template.iter_mut().enumerate().for_each(|(i, s)| s[1] += 0.2 * (i as f64).sin());
    let weights = [0.1, 0.5, -0.2];
    let gamma = 0.3;
    let (mut dt, mut dw) = (vec![[0.0; 3]; template.len()], [0.0; 3]);
    let (value, dg) = unlikeness_gradient(&template, &mut dt, &weights, &mut dw, gamma, &library, 1.0);
    let mut c = Check::new();
    c.cmp("value", value, unlikeness(&template, &weights, gamma, &library));
    c.cmp("gamma", dg, cd(1e-4, |h| unlikeness(&template, &weights, gamma + h, &library)));
    for i in 0..3 {
        c.cmp(&format!("w{i}"), dw[i], cd(1e-3, |h| { let mut w = weights; w[i] += h; unlikeness(&template, &w, gamma, &library) }));
    }
    for (i, row) in dt.iter().enumerate() {
        for (k, got) in row.iter().enumerate() {
            c.cmp(&format!("t{i}{k}"), *got, cd(1e-4, |h| { let mut t = template.clone(); t[i][k] += h; unlikeness(&t, &weights, gamma, &library) }));
        }
    }
    c.done();
}
