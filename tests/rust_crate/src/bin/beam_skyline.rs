//! Structures: a beam on springs by finite elements, a skyline matrix with columns of their own, its factors, errors as values; products by the crate.
include!("../../../user_programs/rust/comparisons.inc");
use std::fmt;

#[derive(Debug, Clone, PartialEq)]
enum Failure {
    NotPositive { column: usize, pivot: f64 },
    Empty,
}
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::NotPositive { column, pivot } => write!(f, "pivot {pivot:.3e} in column {column}"),
            Failure::Empty => f.write_str("no columns"),
        }
    }
}
impl std::error::Error for Failure {}

/// Columns from their first entry to the diagonal.
struct Skyline {
    first: Vec<usize>,
    columns: Vec<Vec<f64>>,
}

impl Skyline {
    fn new(size: usize, band: usize) -> Self {
        let first: Vec<usize> = (0..size).map(|j| (j / 2 * 2).saturating_sub(band)).collect();
        let columns = first.iter().enumerate().map(|(j, f)| vec![0.0; j - f + 1]).collect();
        Skyline { first, columns }
    }
    fn add(&mut self, i: usize, j: usize, value: f64) {
        if i <= j {
            self.columns[j][i - self.first[j]] += value;
        }
    }
    fn get(&self, i: usize, j: usize) -> f64 {
        i.checked_sub(self.first[j]).and_then(|k| self.columns[j].get(k)).copied().unwrap_or(0.0)
    }
    /// U'U in place of the matrix.
    fn factorise(mut self) -> Result<Factors, Failure> {
        if self.columns.is_empty() {
            return Err(Failure::Empty);
        }
        for j in 0..self.columns.len() {
            let mut column = std::mem::take(&mut self.columns[j]);
            let begin = self.first[j];
            for i in begin..j {
                let (upper, low) = (&self.columns[i], self.first[i].max(begin));
                let dot: f64 = (low..i).map(|k| upper[k - self.first[i]] * column[k - begin]).sum();
                column[i - begin] = (column[i - begin] - dot) / upper[i - self.first[i]];
            }
            let (diagonal, above) = column.split_last_mut().ok_or(Failure::Empty)?;
            let pivot = *diagonal - above.iter().map(|u| u * u).sum::<f64>();
            if pivot <= 0.0 {
                return Err(Failure::NotPositive { column: j, pivot });
            }
            *diagonal = pivot.sqrt();
            self.columns[j] = column;
        }
        Ok(Factors(self))
    }
}

struct Factors(Skyline);

impl Factors {
    fn solve(&self, load: &[f64]) -> Vec<f64> {
        let s = &self.0;
        let mut x = load.to_vec();
        for j in 0..x.len() {
            let dot: f64 = (s.first[j]..j).map(|k| s.get(k, j) * x[k]).sum();
            x[j] = (x[j] - dot) / s.get(j, j);
        }
        for j in (0..x.len()).rev() {
            x[j] /= s.get(j, j);
            let (before, here) = x.split_at_mut(j);
            for (k, b) in before.iter_mut().enumerate().skip(s.first[j]) {
                *b -= s.get(k, j) * here[0];
            }
        }
        x
    }
}

/// Deflections of a beam of elements with these heights.
fn deflections(heights: &[f64]) -> Result<Vec<f64>, Failure> {
    let n = heights.len() + 1;
    let mut k = Skyline::new(2 * n, 2);
    for (e, h) in heights.iter().enumerate() {
        let (l, ei) = (0.5, h.powi(3) / 12.0 * 2e4);
        let block = [[12.0, 6.0 * l, -12.0, 6.0 * l], [6.0 * l, 4.0 * l * l, -6.0 * l, 2.0 * l * l], [-12.0, -6.0 * l, 12.0, -6.0 * l], [6.0 * l, 2.0 * l * l, -6.0 * l, 4.0 * l * l]];
        for (a, row) in block.iter().enumerate() {
            for (b, v) in row.iter().enumerate() {
                k.add(2 * e + a, 2 * e + b, v * ei / l.powi(3));
            }
        }
    }
    for node in 0..n {
        k.add(2 * node, 2 * node, 40.0 + 3.0 * node as f64);
    }
    let load: Vec<f64> = (0..2 * n).map(|i| if i % 2 == 0 { -1.0 - 0.1 * i as f64 } else { 0.0 }).collect();
    let solution = k.factorise()?.solve(&load);
    Ok(solution.into_iter().step_by(2).collect())
}

fn main() {
    let heights = vec![0.3, 0.28, 0.33, 0.25, 0.27];
    let mut c = Check::new();
    let f = |h: &[f64]| deflections(h).unwrap_or_else(|e| panic!("{e}"));
    let jacobian = ltoad::jacobian(f, &heights);
    assert_eq!((jacobian.len(), jacobian[0].len()), (6, 5));
    let seed = vec![1.0, -2.0, 0.5, 3.0, 0.25, -1.0];
    let (value, back) = ltoad::vjp(f, &heights, &seed);
    c.cmp("value", value[2], f(&heights)[2]);
    for j in 0..5 {
        for i in 0..6 {
            let want = cd(1e-3, |h| { let mut y = heights.clone(); y[j] += h; f(&y)[i] });
            c.cmp(&format!("J{i}{j}"), jacobian[i][j], want);
        }
        let want: f64 = seed.iter().zip(&jacobian).map(|(s, row)| s * row[j]).sum();
        c.cmpt(&format!("vjp{j}"), back[j], want, 1e-9);
    }
    let compliance = |h: &[f64]| deflections(h).map_or(f64::NAN, |d| d.iter().map(|v| v * v).sum::<f64>().sqrt());
    let (_, along) = ltoad::jvp(compliance, &heights, &vec![1.0, 0.0, -1.0, 0.5, 2.0]);
    let want = cd(1e-3, |h| { let y: Vec<f64> = heights.iter().zip([1.0, 0.0, -1.0, 0.5, 2.0]).map(|(a, d)| a + h * d).collect(); compliance(&y) });
    c.cmp("jvp", along, want);
    c.done();
}
