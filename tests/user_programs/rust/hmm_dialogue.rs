//! Speech: a hidden Markov model with Gaussian emissions; likelihood by scaled forward recursion, and softened Viterbi, over own matrices.
include!("differences.inc");
use std::ops::{Index, IndexMut};

#[derive(Clone, Debug)]
struct Matrix<T> {
    rows: usize,
    columns: usize,
    data: Vec<T>,
}

impl<T: Copy + Default> Matrix<T> {
    fn new(rows: usize, columns: usize) -> Self {
        Matrix { rows, columns, data: vec![T::default(); rows * columns] }
    }
    fn from_fn(rows: usize, columns: usize, mut f: impl FnMut(usize, usize) -> T) -> Self {
        Matrix { rows, columns, data: (0..rows * columns).map(|k| f(k / columns, k % columns)).collect() }
    }
    fn rows(&self) -> impl Iterator<Item = &[T]> {
        self.data.chunks_exact(self.columns)
    }
    fn column(&self, j: usize) -> impl Iterator<Item = T> + '_ {
        self.data[j..].iter().step_by(self.columns).copied()
    }
}
impl<T> Index<(usize, usize)> for Matrix<T> {
    type Output = T;
    fn index(&self, (i, j): (usize, usize)) -> &T {
        &self.data[i * self.columns + j]
    }
}
impl<T> IndexMut<(usize, usize)> for Matrix<T> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut T {
        &mut self.data[i * self.columns + j]
    }
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

struct Model {
    start: Vec<f64>,
    transitions: Matrix<f64>,
    means: Vec<f64>,
    widths: Vec<f64>,
}

impl Model {
    fn parse(x: &[f64], states: usize) -> Option<Self> {
        let (means, rest) = x.split_at_checked(states)?;
        let (widths, rest) = rest.split_at_checked(states)?;
        let (logits, rest) = rest.split_at_checked(states * states)?;
        let mut start = rest.get(..states)?.to_vec();
        softmax(&mut start);
        let mut transitions = Matrix::from_fn(states, states, |i, j| logits[i * states + j]);
        transitions.data.chunks_exact_mut(states).for_each(softmax);
        Some(Model { start, transitions, means: means.to_vec(), widths: widths.iter().map(|w| w.exp()).collect() })
    }
    fn emission(&self, state: usize, observed: f64) -> f64 {
        let z = (observed - self.means[state]) / self.widths[state];
        (-0.5 * z * z).exp() / (self.widths[state] * (2.0 * std::f64::consts::PI).sqrt())
    }
    /// Logarithm of the likelihood, and the filtered states of all times.
    fn forward(&self, observed: &[f64]) -> (f64, Matrix<f64>) {
        let states = self.start.len();
        let mut filtered = Matrix::new(observed.len(), states);
        let mut belief = self.start.clone();
        let mut log = 0.0;
        for (t, &o) in observed.iter().enumerate() {
            if t > 0 {
                belief = (0..states).map(|j| self.transitions.column(j).zip(&belief).map(|(a, b)| a * b).sum()).collect();
            }
            belief.iter_mut().enumerate().for_each(|(i, b)| *b *= self.emission(i, o));
            let scale: f64 = belief.iter().sum();
            belief.iter_mut().for_each(|b| *b /= scale);
            log += scale.ln();
            for (i, b) in belief.iter().enumerate() {
                filtered[(t, i)] = *b;
            }
        }
        (log, filtered)
    }
    /// The best path, and its logarithm.
    fn viterbi(&self, observed: &[f64]) -> (Vec<usize>, f64) {
        let states = self.start.len();
        let mut back: Matrix<u32> = Matrix::new(observed.len(), states);
        let mut score: Vec<f64> = (0..states).map(|i| (self.start[i] * self.emission(i, observed[0])).ln()).collect();
        for (t, &o) in observed.iter().enumerate().skip(1) {
            let next = (0..states).map(|j| {
                let (from, best) = score
                    .iter()
                    .zip(self.transitions.column(j))
                    .map(|(s, a)| s + a.ln())
                    .enumerate()
                    .max_by(|a, b| a.1.total_cmp(&b.1))
                    .expect("there are states");
                back[(t, j)] = from as u32;
                best + self.emission(j, o).ln()
            });
            score = next.collect();
        }
        let (mut state, best) = score.into_iter().enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
        let mut path: Vec<usize> = (1..observed.len())
            .rev()
            .scan(&mut state, |state, t| {
                **state = back[(t, **state)] as usize;
                Some(**state)
            })
            .collect();
        path.reverse();
        path.push(0);
        (path, best)
    }
}

extern "C" fn objective(x: *const f64, n: usize, observed: *const f64, m: usize) -> f64 {
    let (x, observed) = unsafe { (std::slice::from_raw_parts(x, n), std::slice::from_raw_parts(observed, m)) };
    let Some(model) = Model::parse(x, 3) else { return f64::NAN };
    let (log, filtered) = model.forward(observed);
    let (path, best) = model.viterbi(observed);
    let entropy: f64 = filtered.rows().map(|r| r.iter().map(|p| -p * (p + 1e-12).ln()).sum::<f64>()).sum();
    let agreed: f64 = path.iter().enumerate().map(|(t, &s)| filtered[(t, s)]).sum();
    log + 0.1 * best + 0.2 * entropy + 0.05 * agreed - filtered.rows as f64
}

fn main() {
    let observed: Vec<f64> = (0..30).map(|t| (t as f64 * 0.45).sin() * 2.0 + ((t * 7) % 5) as f64 * 0.13).collect();
    let x: Vec<f64> = [-1.7, 0.2, 1.9, -0.2, 0.1, 0.05]
        .into_iter()
        .chain((0..9).map(|k| if k % 4 == 0 { 1.3 } else { 0.1 * k as f64 - 0.3 }))
        .chain([0.3, -0.2, 0.5])
        .collect();
    let mut d = vec![0.0; x.len()];
    let mut c = Check::new();
    let f = |x: &[f64]| objective(x.as_ptr(), x.len(), observed.as_ptr(), observed.len());
    unsafe {
        __enzyme_autodiff(objective as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len(), enzyme_const, observed.as_ptr(), enzyme_const, observed.len())
    };
    for i in 0..x.len() {
        let want = cd(1e-4, |h| { let mut y = x.clone(); y[i] += h; f(&y) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
