//! Nutrition: a linear programme by a simplex tableau in Vec<Vec<f64>>, pivots by iterators, errors as an enum.
include!("harness.rs");

#[derive(Debug, PartialEq)]
enum Failure {
    Unbounded { column: usize },
    TooLong,
}
struct Tableau {
    rows: Vec<Vec<f64>>,
    basis: Vec<usize>,
}
impl Tableau {
    fn new(a: &[&[f64]], b: &[f64], c: &[f64]) -> Self {
        let m = a.len();
        let mut rows: Vec<Vec<f64>> = a
            .iter()
            .zip(b)
            .enumerate()
            .map(|(i, (row, b))| {
                let slack = (0..m).map(|j| if i == j { 1.0 } else { 0.0 });
                row.iter().copied().chain(slack).chain(std::iter::once(*b)).collect()
            })
            .collect();
        let mut last: Vec<f64> = c.iter().map(|v| -v).collect();
        last.resize(rows[0].len(), 0.0);
        rows.push(last);
        Tableau { rows, basis: (c.len()..c.len() + m).collect() }
    }
    fn pivot(&mut self, r: usize, c: usize) {
        let p = self.rows[r][c];
        self.rows[r].iter_mut().for_each(|v| *v /= p);
        let row = self.rows[r].clone();
        for (i, other) in self.rows.iter_mut().enumerate().filter(|(i, _)| *i != r) {
            let factor = other[c];
            for (v, w) in other.iter_mut().zip(&row) {
                *v -= factor * w;
            }
            debug_assert!(i != r);
        }
        self.basis[r] = c;
    }
    fn solve(&mut self) -> Result<f64, Failure> {
        let m = self.basis.len();
        for _ in 0..50 {
            let costs = self.rows[m].split_last().unwrap().1;
            let Some((c, _)) = costs.iter().enumerate().filter(|(_, v)| **v < -1e-12).min_by(|a, b| a.1.total_cmp(b.1)) else {
                return Ok(*self.rows[m].last().unwrap());
            };
            let r = (0..m)
                .filter(|&i| self.rows[i][c] > 1e-12)
                .min_by(|&i, &j| {
                    let ratio = |k: usize| self.rows[k].last().unwrap() / self.rows[k][c];
                    ratio(i).partial_cmp(&ratio(j)).unwrap()
                })
                .ok_or(Failure::Unbounded { column: c })?;
            self.pivot(r, c);
        }
        Err(Failure::TooLong)
    }
    fn solution(&self, n: usize) -> Vec<f64> {
        let mut x = vec![0.0; n];
        for (row, &b) in self.rows.iter().zip(&self.basis).filter(|(_, b)| **b < n) {
            x[b] = *row.last().unwrap();
        }
        x
    }
}

extern "C" fn best(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let a: Vec<&[f64]> = x[..6].chunks(2).collect();
    let mut t = Tableau::new(&a, &x[6..9], &x[9..]);
    let mut open = Tableau::new(&[&[-1.0, -x[0]]], &[1.0], &[1.0, 2.0]);
    let value = match (t.solve(), open.solve()) {
        (Ok(v), Err(Failure::Unbounded { column })) => v + column as f64,
        (Ok(v), _) => v,
        (Err(_), _) => f64::NAN,
    };
    value + t.solution(2).iter().map(|v| v * v).sum::<f64>()
}

fn main() {
    let x = [1.0, 2.0, 3.0, 1.0, 1.0, 1.0, 14.0, 20.0, 8.5, 3.0, 4.0];
    let mut d = [0.0; 11];
    unsafe { __enzyme_autodiff(best as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 11usize) };
    compare(&d, &|x| best(x.as_ptr(), 11), &x, 1e-3, 1e-6);
}
