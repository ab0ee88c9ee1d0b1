//! Control: matrices with const generics, a filter as a struct with methods, iterators of measurements.
include!("harness.rs");
use std::ops::{Add, Index, IndexMut, Mul};

#[derive(Clone, Copy)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

impl<const R: usize, const C: usize> Matrix<R, C> {
    fn zeros() -> Self {
        Matrix([[0.0; C]; R])
    }
    fn transposed(&self) -> Matrix<C, R> {
        let mut m = Matrix::zeros();
        for i in 0..R {
            for j in 0..C {
                m[(j, i)] = self[(i, j)];
            }
        }
        m
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
        let mut m = Matrix::zeros();
        for i in 0..R {
            for j in 0..C {
                m[(i, j)] = (0..K).map(|k| self[(i, k)] * o[(k, j)]).sum();
            }
        }
        m
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

struct Filter {
    x: Matrix<2, 1>,
    p: Matrix<2, 2>,
    process: f64,
    measure: f64,
}

impl Filter {
    fn step(&mut self, z: Option<f64>) -> f64 {
        let f = Matrix([[1.0, 0.5], [0.0, 1.0]]);
        let q = Matrix([[self.process, 0.0], [0.0, self.process * 2.0]]);
        self.x = f * self.x;
        self.p = f * self.p * f.transposed() + q;
        let Some(z) = z else { return 0.0 };
        let s = self.p[(0, 0)] + self.measure;
        let gain = Matrix([[self.p[(0, 0)] / s], [self.p[(1, 0)] / s]]);
        let miss = z - self.x[(0, 0)];
        self.x = self.x + gain * Matrix([[miss]]);
        self.p = Matrix([[1.0 - gain[(0, 0)], 0.0], [-gain[(1, 0)], 1.0]]) * self.p;
        -0.5 * (miss * miss / s + s.ln())
    }
}

extern "C" fn likelihood(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut filter = Filter { x: Matrix::zeros(), p: Matrix([[1.0, 0.0], [0.0, 1.0]]), process: x[0], measure: x[1] };
    x[2..].iter().enumerate().map(|(i, z)| (i % 3 != 1).then_some(*z)).map(|z| filter.step(z)).sum()
}

fn main() {
    let x = [0.1, 0.4, 0.2, 0.5, 1.1, 1.3, 1.2, 2.0, 2.4];
    let mut d = [0.0; 9];
    unsafe { __enzyme_autodiff(likelihood as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 9usize) };
    compare(&d, &|x| likelihood(x.as_ptr(), 9), &x, 1e-4, 1e-6);
}
