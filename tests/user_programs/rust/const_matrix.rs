//! Control: matrices with const generics and operators, an iterator of states, a regulator found by iteration.
include!("harness.rs");
use std::fmt;
use std::ops::{Add, Index, IndexMut, Mul, Neg, Sub};

#[derive(Clone, Copy, PartialEq)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

impl<const R: usize, const C: usize> Default for Matrix<R, C> {
    fn default() -> Self {
        Matrix([[0.0; C]; R])
    }
}
impl<const R: usize, const C: usize> Index<(usize, usize)> for Matrix<R, C> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.0[i][j]
    }
}
impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for Matrix<R, C> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.0[i][j]
    }
}
impl<const R: usize, const K: usize, const C: usize> Mul<Matrix<K, C>> for Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, o: Matrix<K, C>) -> Matrix<R, C> {
        let mut out = Matrix::default();
        for i in 0..R {
            for j in 0..C {
                out[(i, j)] = (0..K).map(|k| self[(i, k)] * o[(k, j)]).sum();
            }
        }
        out
    }
}
impl<const R: usize, const C: usize> Add for Matrix<R, C> {
    type Output = Self;
    fn add(mut self, o: Self) -> Self {
        for (a, b) in self.0.iter_mut().flatten().zip(o.0.iter().flatten()) {
            *a += b;
        }
        self
    }
}
impl<const R: usize, const C: usize> Neg for Matrix<R, C> {
    type Output = Self;
    fn neg(self) -> Self {
        Matrix(self.0.map(|row| row.map(|v| -v)))
    }
}
impl<const R: usize, const C: usize> Sub for Matrix<R, C> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self + -o
    }
}
impl<const R: usize, const C: usize> Matrix<R, C> {
    fn turned(&self) -> Matrix<C, R> {
        let mut out = Matrix::default();
        for i in 0..R {
            for j in 0..C {
                out[(j, i)] = self[(i, j)];
            }
        }
        out
    }
}
impl<const R: usize, const C: usize> fmt::Display for Matrix<R, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|row| writeln!(f, "{row:?}"))
    }
}

struct States<F: Fn(&Matrix<3, 1>) -> Matrix<1, 1>> {
    at: Matrix<3, 1>,
    a: Matrix<3, 3>,
    b: Matrix<3, 1>,
    control: F,
}

impl<F: Fn(&Matrix<3, 1>) -> Matrix<1, 1>> Iterator for States<F> {
    type Item = (Matrix<3, 1>, f64);
    fn next(&mut self) -> Option<Self::Item> {
        let u = (self.control)(&self.at);
        let before = self.at;
        self.at = self.a * self.at + self.b * u;
        self.at.0.iter().flatten().all(|v| v.abs() < 1e6).then_some((before, u[(0, 0)]))
    }
}

fn regulator(a: Matrix<3, 3>, b: Matrix<3, 1>, q: Matrix<3, 3>, r: f64) -> Matrix<1, 3> {
    let mut p = q;
    let mut gain = Matrix::default();
    for _ in 0..15 {
        let bp = b.turned() * p;
        let scale = r + (bp * b)[(0, 0)];
        gain = Matrix((bp * a).0.map(|row| row.map(|v| v / scale)));
        p = q + a.turned() * p * (a - b * gain);
    }
    gain
}

extern "C" fn cost(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let a = Matrix([[1.0, 0.1, 0.0], [-x[0] * 0.1, 1.0 - x[1] * 0.1, 0.1], [0.0, x[2] * 0.1, 0.9]]);
    let b = Matrix([[0.0], [0.0], [0.2]]);
    let mut q = Matrix::default();
    for i in 0..3 {
        q[(i, i)] = x[3] + i as f64;
    }
    let gain = regulator(a, b, q, 0.5);
    if gain[(0, 0)].is_nan() {
        eprintln!("{gain}");
    }
    let run = States { at: Matrix([[1.0], [0.0], [x[2]]]), a, b, control: |s| -(gain * *s) };
    run.take(40).enumerate().map(|(t, (s, u))| (s.turned() * s)[(0, 0)] + 0.1 * u * u * (1.0 + 0.01 * t as f64)).sum()
}

fn main() {
    let x = [1.2, 0.4, 0.9, 0.7];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(cost as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 4usize) };
    compare(&d, &|x| cost(x.as_ptr(), 4), &x, 1e-3, 1e-6);
}
