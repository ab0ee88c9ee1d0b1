//! Oceanography: a gauge's readings by windows and chunks, harmonics fitted with const generics, and a surge's height.
include!("harness.rs");

#[derive(Clone, Copy, Debug)]
struct Constituent {
    speed: f64,
    amplitude: f64,
    phase: f64,
}

struct Normal<const N: usize> {
    matrix: [[f64; N]; N],
    right: [f64; N],
}

impl<const N: usize> Normal<N> {
    fn new() -> Self {
        Normal { matrix: [[0.0; N]; N], right: [0.0; N] }
    }

    fn add(&mut self, row: &[f64; N], value: f64) {
        for (i, line) in self.matrix.iter_mut().enumerate() {
            for (entry, r) in line.iter_mut().zip(row) {
                *entry += row[i] * r;
            }
            self.right[i] += row[i] * value;
        }
    }

    fn solve(mut self) -> Option<[f64; N]> {
        for k in 0..N {
            let pivot = (k..N).max_by(|&a, &b| self.matrix[a][k].abs().total_cmp(&self.matrix[b][k].abs()))?;
            if self.matrix[pivot][k].abs() < 1e-12 {
                return None;
            }
            self.matrix.swap(k, pivot);
            self.right.swap(k, pivot);
            let (upper, lower) = self.matrix.split_at_mut(k + 1);
            for (line, i) in lower.iter_mut().zip(k + 1..) {
                let factor = line[k] / upper[k][k];
                line.iter_mut().zip(&upper[k]).skip(k).for_each(|(a, b)| *a -= factor * b);
                self.right[i] -= factor * self.right[k];
            }
        }
        let mut solution = [0.0; N];
        for k in (0..N).rev() {
            let known: f64 = (k + 1..N).map(|j| self.matrix[k][j] * solution[j]).sum();
            solution[k] = (self.right[k] - known) / self.matrix[k][k];
        }
        Some(solution)
    }
}

fn smooth(readings: &[f64], width: usize) -> Vec<f64> {
    readings.windows(width).map(|w| w.iter().sum::<f64>() / width as f64).collect()
}

fn predicted(parts: &[Constituent], hour: f64) -> f64 {
    parts.iter().map(|c| c.amplitude * (c.speed * hour + c.phase).cos()).sum()
}

fn surge(x: &[f64]) -> f64 {
    let parts: Vec<Constituent> = x[..4]
        .chunks_exact(2)
        .zip([0.5059, 0.2434])
        .map(|(pair, speed)| Constituent { speed, amplitude: pair[0], phase: pair[1] })
        .collect();
    let readings: Vec<f64> = (0..60)
        .map(|hour| {
            let storm = x[4] * (-((hour as f64 - 31.0) / x[5]).powi(2)).exp();
            predicted(&parts, hour as f64) + storm
        })
        .collect();
    let mut normal = Normal::<5>::new();
    for (i, height) in smooth(&readings, 3).into_iter().enumerate().step_by(2) {
        let t = i as f64 + 1.0;
        let (s1, c1) = (0.5059 * t).sin_cos();
        let (s2, c2) = (0.2434 * t).sin_cos();
        normal.add(&[1.0, c1, s1, c2, s2], height);
    }
    let fitted = normal.solve().expect("a regular matrix");
    let days = readings.chunks(24).map(|day| day.iter().fold(f64::NEG_INFINITY, |m, &h| m.max(h)));
    let flood: f64 = days.enumerate().map(|(d, top)| top * top / (1.0 + d as f64)).sum();
    flood + fitted[1].hypot(fitted[2]) + fitted[0].exp() + fitted[3] * fitted[4]
}

fn surge_at(x: *const f64, n: usize) -> f64 {
    surge(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.9, 0.4, 0.55, -0.8, 1.3, 6.0];
    let mut d = [0.0; 6];
    unsafe {
        __enzyme_autodiff(surge_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &surge, &x, 1e-4, 1e-6);
}
