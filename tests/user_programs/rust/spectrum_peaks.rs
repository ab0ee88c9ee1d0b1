//! Chemistry: peaks in a spectrum, smoothing by chunks and windows, Peekable, Option of tuples, f32 data, sorting by key.
include!("harness.rs");
use std::collections::BTreeSet;

#[derive(Debug, Clone, Copy, PartialEq)]
struct Peak {
    index: usize,
    height: f32,
    width: Option<(f32, f32)>,
}

struct Spectrum {
    counts: Vec<f32>,
    gain: f32,
}

impl Spectrum {
    fn smooth(&self) -> Vec<f32> {
        let mut out = self.counts.clone();
        for (o, w) in out[1..].iter_mut().zip(self.counts.windows(3)) {
            if let [a, b, c] = w {
                *o = 0.25 * a + 0.5 * b + 0.25 * c;
            }
        }
        out.iter_mut().for_each(|v| *v *= self.gain);
        out
    }
    fn peaks(&self) -> Vec<Peak> {
        let s = self.smooth();
        let mut found = Vec::with_capacity(4);
        let mut it = s.iter().enumerate().peekable();
        let mut last = f32::NEG_INFINITY;
        while let Some((index, &height)) = it.next() {
            let after = it.peek().map(|(_, v)| **v);
            if height > last && after.is_some_and(|a| a < height) {
                let half = height / 2.0;
                let left = s[..index].iter().rposition(|v| *v < half).map(|i| i as f32 + (half - s[i]) / (s[i + 1] - s[i]));
                let right = s[index..].iter().position(|v| *v < half).map(|k| (index + k) as f32);
                found.push(Peak { index, height, width: left.zip(right) });
            }
            last = height;
        }
        found.sort_by(|a, b| b.height.total_cmp(&a.height));
        found.truncate(3);
        found
    }
}

extern "C" fn quality(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (counts, gain) = x.split_at(n - 1);
    let spectrum = Spectrum { counts: counts.iter().map(|v| *v as f32).collect(), gain: gain[0] as f32 };
    let peaks = spectrum.peaks();
    let places: BTreeSet<usize> = peaks.iter().map(|p| p.index).collect();
    let mut sum = 0.0f64;
    for (rank, Peak { height, width, .. }) in peaks.iter().enumerate() {
        sum += *height as f64 / (rank + 1) as f64;
        if let Some((l, r)) = width {
            sum += ((r - l) as f64).powi(2) * 0.1;
        }
    }
    let base: f64 = counts.chunks_exact(4).map(|c| c.iter().cloned().fold(f64::MAX, f64::min)).sum();
    sum - 0.2 * base + places.first().map_or(0.0, |f| *f as f64)
}

fn main() {
    let x = [1.0, 2.0, 5.0, 9.0, 6.0, 2.5, 1.5, 3.0, 7.0, 4.0, 2.2, 1.2, 1.8, 4.5, 3.1, 1.1, 0.9];
    let mut d = [0.0; 17];
    unsafe { __enzyme_autodiff(quality as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 17usize) };
    compare(&d, &|x| quality(x.as_ptr(), 17), &x, 0.05, 2e-3);
}
