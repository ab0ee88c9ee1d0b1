//! Statistics: logistic regression of a trial by Newton's method, with Hessians from the crate, and small matrices with sizes as types.
include!("../../../user_programs/rust/comparisons.inc");
use std::array::from_fn;
use std::ops::{AddAssign, Mul};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

impl<const R: usize, const K: usize, const C: usize> Mul<&Matrix<K, C>> for &Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, other: &Matrix<K, C>) -> Matrix<R, C> {
        Matrix(from_fn(|i| from_fn(|j| (0..K).map(|k| self.0[i][k] * other.0[k][j]).sum())))
    }
}
impl<const R: usize, const C: usize> AddAssign<f64> for Matrix<R, C> {
    fn add_assign(&mut self, v: f64) {
        for i in 0..R.min(C) {
            self.0[i][i] += v;
        }
    }
}
impl<const N: usize> Matrix<N, N> {
    fn solve(mut self, mut b: [f64; N]) -> Option<[f64; N]> {
        for k in 0..N {
            let pivot = (k..N).max_by(|&i, &j| self.0[i][k].abs().total_cmp(&self.0[j][k].abs()))?;
            self.0.swap(k, pivot);
            b.swap(k, pivot);
            if self.0[k][k] == 0.0 {
                return None;
            }
            for i in k + 1..N {
                let factor = self.0[i][k] / self.0[k][k];
                let (top, bottom) = self.0.split_at_mut(i);
                bottom[0].iter_mut().zip(&top[k]).for_each(|(a, b)| *a -= factor * b);
                b[i] -= factor * b[k];
            }
        }
        for k in (0..N).rev() {
            let sum: f64 = (k + 1..N).map(|j| self.0[k][j] * b[j]).sum();
            b[k] = (b[k] - sum) / self.0[k][k];
        }
        Some(b)
    }
}

struct Patient {
    features: [f64; 4],
    cured: bool,
    group: u8,
}

struct Xor(u64);
impl Iterator for Xor {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        Some((self.0 >> 11) as f64 / (1u64 << 53) as f64)
    }
}

fn patients(n: usize) -> Vec<Patient> {
    let mut random = Xor(0x1234_5678_9ABC_DEF1);
    (0..n)
        .map(|i| {
            let features = [1.0, random.next().unwrap(), 2.0 * random.next().unwrap() - 1.0, random.by_ref().take(3).sum()];
            let odds = 0.5 + features[1] - 1.5 * features[2];
            Patient { features, cured: random.next() < Some(1.0 / (1.0 + (-odds).exp())), group: (i % 3) as u8 }
        })
        .collect()
}

fn loss(w: &[f64; 4], trial: &[Patient], ridge: f64) -> f64 {
    let by_group = trial.chunk_by(|a, b| a.group <= b.group).map(|run| {
        run.iter()
            .map(|p| {
                let z: f64 = w.iter().zip(&p.features).map(|(w, f)| w * f).sum();
                let signed = if p.cured { -z } else { z };
                // a softplus that does not overflow
                signed.max(0.0) + (-signed.abs()).exp().ln_1p()
            })
            .sum::<f64>()
    });
    by_group.sum::<f64>() + 0.5 * ridge * w.iter().skip(1).map(|w| w * w).sum::<f64>()
}

fn main() {
    let trial = patients(60);
    let mut c = Check::new();
    let f = |w: &[f64; 4]| loss(w, &trial, 0.7);
    // not at zero, where the softplus below has its kinks
    let mut w = [0.1, -0.1, 0.1, 0.05];
    let mut rounds = 0;
    while rounds < 20 {
        let (_, slope) = ltoad::value_and_gradient(f, &w);
        if slope.iter().all(|s| s.abs() < 1e-10) {
            break;
        }
        let curvature: [[f64; 4]; 4] = ltoad::hessian(f, &w).try_into().expect("four rows");
        let step = Matrix(curvature).solve(slope).expect("the loss is convex");
        w.iter_mut().zip(step).for_each(|(w, s)| *w -= s);
        rounds += 1;
    }
    println!("{w:.4?} after {rounds} rounds");
    if rounds >= 20 || rounds == 0 {
        std::process::exit(1);
    }
    let at = [0.3, -0.2, 0.8, 0.1];
    let (g, h) = (ltoad::gradient(f, &at), ltoad::hessian(f, &at));
    for i in 0..4 {
        c.cmp(&format!("g{i}"), g[i], cd(1e-3, |s| { let mut y = at; y[i] += s; f(&y) }));
        for j in 0..4 {
            // the formula: sum of p (1 - p) x x'
            let want: f64 = trial
                .iter()
                .map(|p| {
                    let z: f64 = at.iter().zip(&p.features).map(|(w, f)| w * f).sum();
                    let q = 1.0 / (1.0 + (-z).exp());
                    q * (1.0 - q) * p.features[i] * p.features[j]
                })
                .sum::<f64>()
                + if i == j && i > 0 { 0.7 } else { 0.0 };
            c.cmpt(&format!("h{i}{j}"), h[i][j], want, 1e-9);
        }
    }
    // how the fit moves with the ridge: implicit, and by differentiating Newton's steps
    let fitted = |ridge: &f64| {
        let mut w = [0.0; 4];
        for _ in 0..6 {
            let mut curvature = Matrix([[0.0; 4]; 4]);
            let mut slope: [f64; 4] = from_fn(|i| if i > 0 { ridge * w[i] } else { 0.0 });
            for p in &trial {
                let row = Matrix([p.features]);
                let column = Matrix(p.features.map(|v| [v]));
                let z: f64 = (&row * &Matrix(w.map(|v| [v]))).0[0][0];
                let q = 1.0 / (1.0 + (-z).exp());
                let outer = &column * &row;
                for i in 0..4 {
                    slope[i] += (q - if p.cured { 1.0 } else { 0.0 }) * p.features[i];
                    for j in 0..4 {
                        curvature.0[i][j] += q * (1.0 - q) * outer.0[i][j];
                    }
                }
            }
            let first = curvature.0[0][0];
            curvature += *ridge;
            curvature.0[0][0] = first;
            let step = curvature.solve(slope).unwrap_or([0.0; 4]);
            w = from_fn(|i| w[i] - step[i]);
        }
        w[1] + 2.0 * w[2]
    };
    c.cmp("ridge", ltoad::gradient(fitted, &0.7), cd(1e-3, |s| fitted(&(0.7 + s))));
    c.done();
}
