//! Coatings: layers of paint as rows of numbers, moved by rotate, fill, copy_within and swap of slices; a solver over split slices.
include!("harness.rs");

#[derive(Clone, Debug)]
struct Film {
    rows: Vec<Vec<f64>>,
    spare: Vec<f64>,
}

fn thomas(low: &[f64], mid: &mut [f64], up: &[f64], rhs: &mut [f64]) {
    for i in 1..mid.len() {
        let (before, here) = mid.split_at_mut(i);
        let factor = low[i] / before[i - 1];
        here[0] -= factor * up[i - 1];
        let (a, b) = rhs.split_at_mut(i);
        b[0] -= factor * a.last().unwrap();
    }
    let n = mid.len();
    rhs[n - 1] /= mid[n - 1];
    for i in (0..n - 1).rev() {
        rhs[i] = (rhs[i] - up[i] * rhs[i + 1]) / mid[i];
    }
}

impl Film {
    fn new(x: &[f64], rows: usize, cells: usize) -> Self {
        let mut all = vec![vec![0.0; cells]; rows];
        for (r, row) in all.iter_mut().enumerate() {
            row.fill(x[r % x.len()]);
            row[r] += 0.5;
        }
        Film { rows: all, spare: vec![0.0; cells] }
    }
    fn spread(&mut self, rate: f64) {
        for row in &mut self.rows {
            let n = row.len();
            let low = vec![-rate; n];
            let mut mid = vec![1.0 + 2.0 * rate; n];
            (mid[0], mid[n - 1]) = (1.0 + rate, 1.0 + rate);
            self.spare.copy_from_slice(row);
            thomas(&low, &mut mid, &low, &mut self.spare);
            std::mem::swap(row, &mut self.spare);
        }
    }
    fn mix(&mut self, share: f64) {
        let half = self.rows.len() / 2;
        let (top, bottom) = self.rows.split_at_mut(half);
        for (a, b) in top.iter_mut().zip(bottom.iter_mut().rev()) {
            for (u, v) in a.iter_mut().zip(b) {
                (*u, *v) = (*u + share * (*v - *u), *v + share * (*u - *v));
            }
        }
    }
    fn drip(&mut self, step: usize) {
        self.rows.rotate_right(1);
        let row = &mut self.rows[0];
        match step % 3 {
            0 => row.rotate_left(2),
            1 => row.copy_within(1..4, 3),
            _ => row.reverse(),
        }
        if let [first, .., last] = row.as_mut_slice() {
            std::mem::swap(first, last);
        }
        let (a, b) = self.rows.split_at_mut(2);
        a[1][..3].swap_with_slice(&mut b[0][2..5]);
    }
    fn gloss(&self) -> f64 {
        let rough: f64 = self.rows.iter().flat_map(|r| r.windows(3)).map(|w| (w[0] - 2.0 * w[1] + w[2]).powi(2)).sum();
        let thick: Vec<f64> = self.rows.concat().chunks(5).map(|c| c.iter().product::<f64>().abs().powf(0.2)).collect();
        thick.iter().sum::<f64>() / (1.0 + rough)
    }
}

extern "C" fn finish(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut film = Film::new(&x[..3], 4, 6);
    let mut seen = 0.0;
    for step in 0..9 {
        film.spread(x[3]);
        film.mix(x[4]);
        film.drip(step);
        if step % 4 == 1 {
            let copy = film.clone();
            film.spread(0.3);
            seen += copy.gloss() * film.gloss();
        }
    }
    seen + film.gloss()
}

fn main() {
    let x = [1.2, 0.8, 1.9, 0.4, 0.25];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(finish as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| finish(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
