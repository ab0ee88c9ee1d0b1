//! Linear algebra: compressed rows built from sorted triplets, BiCGSTAB with a Result, sort_by and dedup.
include!("harness.rs");

#[derive(Clone, Debug)]
struct Triplet {
    row: usize,
    col: usize,
    value: f64,
}
struct Csr {
    starts: Vec<usize>,
    cols: Vec<u32>,
    values: Vec<f64>,
}
#[derive(Debug)]
enum Failure {
    Breakdown,
    NoConvergence { residual: f64 },
}

impl Csr {
    fn new(mut t: Vec<Triplet>, n: usize) -> Csr {
        t.sort_by(|a, b| (a.row, a.col).cmp(&(b.row, b.col)));
        t.dedup_by(|b, a| {
            let same = a.row == b.row && a.col == b.col;
            if same {
                a.value += b.value;
            }
            same
        });
        let mut starts = vec![0; n + 1];
        for e in &t {
            starts[e.row + 1] += 1;
        }
        for i in 0..n {
            starts[i + 1] += starts[i];
        }
        Csr { starts, cols: t.iter().map(|e| e.col as u32).collect(), values: t.into_iter().map(|e| e.value).collect() }
    }
    fn apply(&self, x: &[f64]) -> Vec<f64> {
        self.starts
            .windows(2)
            .map(|w| (w[0]..w[1]).map(|k| self.values[k] * x[self.cols[k] as usize]).sum())
            .collect()
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

fn solve(m: &Csr, b: &[f64]) -> Result<Vec<f64>, Failure> {
    let n = b.len();
    let (mut x, mut r) = (vec![0.0; n], b.to_vec());
    let shadow = r.clone();
    let (mut p, mut rho) = (r.clone(), dot(&r, &r));
    for _ in 0..4 * n {
        let v = m.apply(&p);
        let down = dot(&shadow, &v);
        if down.abs() < 1e-300 {
            return Err(Failure::Breakdown);
        }
        let alpha = rho / down;
        let s: Vec<f64> = r.iter().zip(&v).map(|(r, v)| r - alpha * v).collect();
        let t = m.apply(&s);
        let omega = dot(&t, &s) / dot(&t, &t);
        for i in 0..n {
            x[i] += alpha * p[i] + omega * s[i];
            r[i] = s[i] - omega * t[i];
        }
        if dot(&r, &r) < 1e-22 {
            return Ok(x);
        }
        let next = dot(&shadow, &r);
        let beta = next / rho * alpha / omega;
        rho = next;
        p = r.iter().zip(&p).zip(&v).map(|((r, p), v)| r + beta * (p - omega * v)).collect();
    }
    Err(Failure::NoConvergence { residual: dot(&r, &r) })
}

extern "C" fn response(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut t = Vec::new();
    for (i, k) in x.iter().enumerate() {
        t.push(Triplet { row: i, col: i, value: 3.0 + k * k });
        for (j, sign) in [(i + 1, -1.0), (i + n - 1, -0.5)] {
            t.push(Triplet { row: i, col: j % n, value: sign * k });
        }
        t.push(Triplet { row: i, col: i, value: 0.1 });
    }
    let b: Vec<f64> = x.iter().rev().cloned().collect();
    match solve(&Csr::new(t, n), &b) {
        Ok(u) => u.iter().map(|v| v * v).sum(),
        Err(Failure::Breakdown) => -1.0,
        Err(Failure::NoConvergence { residual }) => residual,
    }
}

fn main() {
    let x = [0.9, 0.4, -0.7, 1.1, 0.6, -0.3];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(response as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 6usize) };
    compare(&d, &|x| response(x.as_ptr(), 6), &x, 1e-4, 1e-5);
}
