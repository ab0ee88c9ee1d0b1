//! Quilting: patches with dimensions in a generic matrix, colours mixed with operator traits, layouts enumerated by permutations, a tableau in nested maps.
include!("harness.rs");

use std::collections::{BTreeMap, HashMap};
use std::ops::{AddAssign, Deref, DerefMut, Mul, SubAssign};

#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
struct Colour<const N: usize>([f64; N]);

impl<const N: usize> Default for Colour<N> {
    fn default() -> Self {
        Colour([0.0; N])
    }
}

impl<const N: usize> Mul<Colour<N>> for f64 {
    type Output = Colour<N>;
    fn mul(self, c: Colour<N>) -> Colour<N> {
        Colour(c.0.map(|v| self * v))
    }
}

impl<const N: usize> AddAssign for Colour<N> {
    fn add_assign(&mut self, o: Self) {
        for (a, b) in self.0.iter_mut().zip(o.0) {
            *a += b;
        }
    }
}

impl<const N: usize> SubAssign<&Colour<N>> for Colour<N> {
    fn sub_assign(&mut self, o: &Self) {
        for i in 0..N {
            self[i] -= o[i];
        }
    }
}

impl<const N: usize> Deref for Colour<N> {
    type Target = [f64; N];
    fn deref(&self) -> &[f64; N] {
        &self.0
    }
}

impl<const N: usize> DerefMut for Colour<N> {
    fn deref_mut(&mut self) -> &mut [f64; N] {
        &mut self.0
    }
}

impl<const N: usize> Colour<N> {
    fn contrast(mut self, other: &Self) -> f64 {
        self -= other;
        self.iter().map(|v| v * v).sum::<f64>().sqrt()
    }
}

#[derive(Debug, Clone)]
struct Patch {
    cloth: String,
    width: f64,
    colour: Colour<3>,
}

struct Permutations {
    order: Option<Vec<usize>>,
}

impl Iterator for Permutations {
    type Item = Vec<usize>;
    fn next(&mut self) -> Option<Vec<usize>> {
        let now = self.order.take()?;
        let mut next = now.clone();
        if let Some(i) = (1..next.len()).rev().find(|&i| next[i - 1] < next[i]) {
            let j = (i..next.len()).rev().find(|&j| next[j] > next[i - 1]).unwrap();
            next.swap(i - 1, j);
            next[i..].reverse();
            self.order = Some(next);
        }
        Some(now)
    }
}

fn beauty(row: &[&Patch], taste: f64) -> f64 {
    row.windows(2).map(|w| w[0].colour.contrast(&w[1].colour) * (w[0].width + w[1].width)).sum::<f64>()
        - taste * row.iter().enumerate().map(|(i, p)| p.width * i as f64).sum::<f64>()
}

fn shares(row: &[&Patch]) -> BTreeMap<char, HashMap<String, f64>> {
    let mut table: BTreeMap<char, HashMap<String, f64>> = BTreeMap::new();
    for patch in row {
        let initial = patch.cloth.chars().next().unwrap_or('?');
        *table.entry(initial).or_default().entry(patch.cloth.to_lowercase()).or_insert(0.1) += patch.width * patch.colour[0];
    }
    table
}

fn quilt(x: &[f64]) -> f64 {
    let dyes = [Colour([x[0], 0.2, 0.1]), Colour([0.1, x[1], 0.3]), Colour([0.2, 0.3, x[0] * x[1]])];
    let cloths = ["Calico", "chintz", "Denim", "Corduroy"];
    let patches: Vec<Patch> = cloths
        .iter()
        .enumerate()
        .map(|(i, cloth)| {
            let mut colour = Colour::default();
            for (k, dye) in dyes.iter().enumerate() {
                colour += (1.0 / (1.0 + (i + k) as f64)) * *dye;
            }
            Patch { cloth: cloth.to_string(), width: x[2] * (1.0 + 0.3 * i as f64).sqrt(), colour }
        })
        .collect();
    let best = Permutations { order: Some((0..patches.len()).collect()) }
        .map(|order| order.iter().map(|&i| &patches[i]).collect::<Vec<_>>())
        .map(|row| (beauty(&row, x[3]), row))
        .max_by(|a, b| a.0.total_cmp(&b.0));
    let Some((score, row)) = best else { return 0.0 };
    let mixed: f64 = shares(&row)
        .into_iter()
        .map(|(initial, inner)| {
            let mut values: Vec<f64> = inner.into_values().collect();
            values.sort_unstable_by(f64::total_cmp);
            values.iter().rev().enumerate().map(|(i, v)| v.ln() / (1.0 + i as f64)).sum::<f64>() * (initial as u32 as f64 - 60.0)
        })
        .sum();
    score + 0.01 * mixed
}

fn quilt_at(x: *const f64, n: usize) -> f64 {
    quilt(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [0.9, 0.7, 1.2, 0.15];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(quilt_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &quilt, &x, 1e-5, 1e-6);
}
