//! Language models: byte-pair merges counted in a HashMap, embeddings from an integer generator, one head of attention in Vec<Vec<f64>>, cross entropy.
include!("harness.rs");

use std::cmp::Reverse;
use std::collections::HashMap;

struct Lcg(u64);

impl Lcg {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as f64 / (1u64 << 31) as f64 - 0.5
    }
}

impl Iterator for Lcg {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        Some(Lcg::next(self))
    }
}

#[derive(Debug, Default)]
struct Vocabulary {
    pieces: Vec<String>,
    index: HashMap<String, usize>,
}

impl Vocabulary {
    fn intern(&mut self, piece: &str) -> usize {
        if let Some(&id) = self.index.get(piece) {
            return id;
        }
        self.pieces.push(piece.to_string());
        self.index.insert(piece.to_string(), self.pieces.len() - 1);
        self.pieces.len() - 1
    }
}

fn merge(text: &str, rounds: usize) -> (Vocabulary, Vec<usize>) {
    let mut vocabulary = Vocabulary::default();
    let mut ids: Vec<usize> = text.chars().map(|c| vocabulary.intern(&c.to_string())).collect();
    for _ in 0..rounds {
        let mut counts: HashMap<(usize, usize), usize> = HashMap::new();
        for pair in ids.windows(2) {
            *counts.entry((pair[0], pair[1])).or_insert(0) += 1;
        }
        let Some(((a, b), _)) = counts.into_iter().max_by_key(|&(pair, n)| (n, Reverse(pair))) else { break };
        let joined = format!("{}{}", vocabulary.pieces[a], vocabulary.pieces[b]);
        let new = vocabulary.intern(&joined);
        let mut out = Vec::with_capacity(ids.len());
        let mut i = 0;
        while i < ids.len() {
            if i + 1 < ids.len() && (ids[i], ids[i + 1]) == (a, b) {
                out.push(new);
                i += 2;
            } else {
                out.push(ids[i]);
                i += 1;
            }
        }
        ids = out;
    }
    (vocabulary, ids)
}

type Matrix = Vec<Vec<f64>>;

fn times(a: &Matrix, b: &Matrix) -> Matrix {
    a.iter()
        .map(|row| (0..b[0].len()).map(|j| row.iter().zip(b).map(|(x, r)| x * r[j]).sum()).collect())
        .collect()
}

fn softmax(row: &mut [f64]) {
    let top = row.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut sum = 0.0;
    for v in row.iter_mut() {
        *v = (*v - top).exp();
        sum += *v;
    }
    row.iter_mut().for_each(|v| *v /= sum);
}

const DIM: usize = 4;

fn loss(weights: &[f64]) -> f64 {
    let (vocabulary, ids) = merge("the theme of the thesis is then the hat", 5);
    let embedding: Matrix = Lcg(7).map(|v| 2.5 * v).collect_rows(vocabulary.pieces.len(), DIM);
    let split: Vec<Matrix> = weights.chunks(DIM * DIM).map(|w| w.chunks(DIM).map(<[f64]>::to_vec).collect()).collect();
    let [query, key] = &split[..] else { panic!("two matrices") };
    let x: Matrix = ids.iter().map(|&i| embedding[i].clone()).collect();
    let q = times(&x, query);
    let k = times(&x, key);
    let mut total = 0.0;
    for t in 1..ids.len() - 1 {
        let mut scores: Vec<f64> = k[..=t].iter().map(|row| row.iter().zip(&q[t]).map(|(a, b)| a * b).sum()).collect();
        softmax(&mut scores);
        let mut mixed = vec![0.0; DIM];
        for (s, row) in scores.iter().zip(&x) {
            mixed.iter_mut().zip(row).for_each(|(m, v)| *m += s * v);
        }
        let mut logits: Vec<f64> =
            embedding.iter().map(|e| e.iter().zip(&mixed).map(|(a, b)| 3.0 * a * b).sum::<f64>()).collect();
        softmax(&mut logits);
        total -= logits[ids[t + 1]].ln();
    }
    total / ids.len() as f64
}

trait Rows {
    fn collect_rows(self, n: usize, m: usize) -> Matrix;
}

impl<I: Iterator<Item = f64>> Rows for I {
    fn collect_rows(mut self, n: usize, m: usize) -> Matrix {
        (0..n).map(|_| self.by_ref().take(m).collect()).collect()
    }
}

fn loss_at(w: *const f64, n: usize) -> f64 {
    loss(unsafe { std::slice::from_raw_parts(w, n) })
}

fn main() {
    let w: Vec<f64> = Lcg(3).take(2 * DIM * DIM).map(|v| 2.0 * v).collect();
    let mut d = vec![0.0; w.len()];
    unsafe {
        __enzyme_autodiff(loss_at as *const c_void, enzyme_dup, w.as_ptr(), d.as_mut_ptr(), enzyme_const, w.len());
    }
    compare(&d, &loss, &w, 1e-3, 1e-6);
}
