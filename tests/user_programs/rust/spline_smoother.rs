//! Statistics: natural cubic splines, moving averages in a ring, weights by rank, a grid with peekable events.
include!("harness.rs");
use std::collections::VecDeque;

#[derive(Debug, Clone)]
struct Spline {
    knots: Vec<f64>,
    values: Vec<f64>,
    curvature: Vec<f64>,
}

impl Spline {
    fn fit(points: &[(f64, f64)]) -> Option<Spline> {
        let (knots, values): (Vec<f64>, Vec<f64>) = points.iter().copied().unzip();
        if knots.len() < 3 || !knots.is_sorted() {
            return None;
        }
        let h: Vec<f64> = knots.windows(2).map(|w| w[1] - w[0]).collect();
        let slopes: Vec<f64> = values.windows(2).zip(&h).map(|(w, h)| (w[1] - w[0]) / h).collect();
        let n = knots.len() - 2;
        let mut upper = vec![0.0; n];
        let mut right = vec![0.0; n];
        for i in 0..n {
            let below = if i > 0 { h[i] } else { 0.0 };
            let (before_u, before_r) = i.checked_sub(1).map_or((0.0, 0.0), |j| (upper[j], right[j]));
            let d = 2.0 * (h[i] + h[i + 1]) - below * before_u;
            upper[i] = h[i + 1] / d;
            right[i] = (6.0 * (slopes[i + 1] - slopes[i]) - below * before_r) / d;
        }
        let mut curvature = vec![0.0; n + 2];
        for (i, (u, r)) in upper.iter().zip(&right).enumerate().rev() {
            curvature[i + 1] = r - u * curvature[i + 2];
        }
        Some(Spline { knots, values, curvature })
    }
    fn at(&self, t: f64) -> f64 {
        let i = self.knots.partition_point(|k| *k <= t).clamp(1, self.knots.len() - 1) - 1;
        let h = self.knots[i + 1] - self.knots[i];
        let (a, b) = ((self.knots[i + 1] - t) / h, (t - self.knots[i]) / h);
        let bend = (a.powi(3) - a) * self.curvature[i] + (b.powi(3) - b) * self.curvature[i + 1];
        a * self.values[i] + b * self.values[i + 1] + bend * h * h / 6.0
    }
}

struct Moving<I> {
    source: I,
    ring: VecDeque<f64>,
    width: usize,
    sum: f64,
}
trait MovingExt: Iterator<Item = f64> + Sized {
    fn moving(self, width: usize) -> Moving<Self> {
        Moving { source: self, ring: VecDeque::with_capacity(width), width, sum: 0.0 }
    }
}
impl<I: Iterator<Item = f64>> MovingExt for I {}
impl<I: Iterator<Item = f64>> Iterator for Moving<I> {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        let v = self.source.next()?;
        if self.ring.len() == self.width {
            self.sum -= self.ring.pop_front().unwrap_or_default();
        }
        self.ring.push_back(v);
        self.sum += v;
        Some(self.sum / self.ring.len() as f64)
    }
}

fn median(mut v: Vec<f64>) -> f64 {
    let middle = v.len() / 2;
    let (_, m, _) = v.select_nth_unstable_by(middle, |a, b| a.total_cmp(b));
    *m
}

fn trimmed_mean(v: &[f64], trim: usize) -> f64 {
    let mut sorted = v.to_owned();
    sorted.sort_unstable_by(f64::total_cmp);
    let kept = &sorted[trim..sorted.len() - trim];
    kept.iter().sum::<f64>() / kept.len() as f64
}

extern "C" fn roughness(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let points: Vec<(f64, f64)> = x.iter().enumerate().map(|(i, v)| (i as f64 + 0.1 * v, *v)).collect();
    let Some(spline) = Spline::fit(&points) else { return f64::NAN };
    let grid: Vec<f64> = (0..40).map(|i| spline.at(f64::from(i) * 0.2 + 0.3)).collect();
    let smooth: Vec<f64> = grid.iter().copied().moving(5).collect();
    let bends: f64 = smooth.windows(3).step_by(2).map(|w| (w[0] - 2.0 * w[1] + w[2]).powi(2)).sum();
    let mut turning = smooth.iter().zip(smooth.iter().skip(1)).map(|(a, b)| b - a).peekable();
    let mut turns = 0.0;
    while let Some(step) = turning.next() {
        if let Some(next) = turning.peek().filter(|s| s.signum() != step.signum()) {
            turns += (next - step).abs();
        }
    }
    10.0 * bends + turns + median(grid.clone()) + trimmed_mean(&grid, 6) * spline.at(2.25)
}

fn main() {
    let x = [0.3, 1.2, 0.7, 1.9, 1.1, 0.4, -0.6, 0.2, 0.9];
    let mut d = [0.0; 9];
    unsafe { __enzyme_autodiff(roughness as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 9usize) };
    compare(&d, &|x| roughness(x.as_ptr(), 9), &x, 1e-4, 1e-6);
}
