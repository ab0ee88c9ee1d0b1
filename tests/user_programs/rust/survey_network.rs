//! Surveys: adjustment of a levelling network with matrices whose sizes are types; operators on references, a Cholesky factor that may fail.
include!("harness.rs");
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Matrix<T, const R: usize, const C: usize>([[T; C]; R]);

trait Scalar: Copy + Default + Add<Output = Self> + Mul<Output = Self> + Sub<Output = Self> + Neg<Output = Self> + AddAssign {}
impl Scalar for f64 {}
impl Scalar for f32 {}

impl<T: Scalar, const R: usize, const C: usize> Default for Matrix<T, R, C> {
    fn default() -> Self {
        Matrix([[T::default(); C]; R])
    }
}
impl<T: Scalar, const R: usize, const C: usize> Matrix<T, R, C> {
    fn transposed(&self) -> Matrix<T, C, R> {
        let mut t = Matrix::<T, C, R>::default();
        for (i, row) in self.0.iter().enumerate() {
            for (j, &value) in row.iter().enumerate() {
                t.0[j][i] = value;
            }
        }
        t
    }
    fn map<U: Scalar>(self, f: impl Fn(T) -> U + Copy) -> Matrix<U, R, C> {
        Matrix(self.0.map(|row| row.map(f)))
    }
}
impl<T: Scalar, const R: usize, const K: usize, const C: usize> Mul<&Matrix<T, K, C>> for &Matrix<T, R, K> {
    type Output = Matrix<T, R, C>;
    fn mul(self, other: &Matrix<T, K, C>) -> Matrix<T, R, C> {
        let mut product = Matrix::default();
        for i in 0..R {
            for k in 0..K {
                for j in 0..C {
                    product.0[i][j] += self.0[i][k] * other.0[k][j];
                }
            }
        }
        product
    }
}
impl<T: Scalar, const R: usize, const C: usize> Sub for Matrix<T, R, C> {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        self.0.iter_mut().flatten().zip(other.0.iter().flatten()).for_each(|(a, &b)| *a = *a - b);
        self
    }
}
impl<T: Scalar, const R: usize, const C: usize> Neg for Matrix<T, R, C> {
    type Output = Self;
    fn neg(self) -> Self {
        Matrix::default() - self
    }
}

impl<const N: usize> Matrix<f64, N, N> {
    fn cholesky(&self) -> Result<Self, usize> {
        let mut l = Self::default();
        for i in 0..N {
            for j in 0..=i {
                let sum = (0..j).fold(self.0[i][j], |sum, k| sum - l.0[i][k] * l.0[j][k]);
                l.0[i][j] = if i > j {
                    sum / l.0[j][j]
                } else if sum > 0.0 {
                    sum.sqrt()
                } else {
                    return Err(i);
                };
            }
        }
        Ok(l)
    }
    fn solve<const C: usize>(&self, right: &Matrix<f64, N, C>) -> Result<Matrix<f64, N, C>, String> {
        let l = self.cholesky().map_err(|i| format!("row {i} has no positive pivot"))?;
        let mut x = *right;
        for c in 0..C {
            for i in 0..N {
                let known: f64 = (0..i).map(|k| l.0[i][k] * x.0[k][c]).sum();
                x.0[i][c] = (x.0[i][c] - known) / l.0[i][i];
            }
            for i in (0..N).rev() {
                let known: f64 = (i + 1..N).map(|k| l.0[k][i] * x.0[k][c]).sum();
                x.0[i][c] = (x.0[i][c] - known) / l.0[i][i];
            }
        }
        Ok(x)
    }
}

struct Levelled {
    from: Option<usize>,
    to: usize,
    rise: f64,
    length: f64,
}

fn adjust<const M: usize, const N: usize>(lines: &[Levelled; M], damping: f64) -> Result<f64, String> {
    let mut design = Matrix::<f64, M, N>::default();
    let mut weights = Matrix::<f64, M, M>::default();
    let mut rises = Matrix::<f64, M, 1>::default();
    for (i, line) in lines.iter().enumerate() {
        if let Some(from) = line.from {
            design.0[i][from] = -1.0;
        }
        design.0[i][line.to] = 1.0;
        weights.0[i][i] = 1.0 / (line.length + damping);
        rises.0[i][0] = line.rise;
    }
    let weighted = &design.transposed() * &weights;
    let heights = (&weighted * &design).solve(&(&weighted * &rises))?;
    let residuals = -(&design * &heights - rises);
    let chi = &(&residuals.transposed() * &weights) * &residuals;
    let rough: Matrix<f32, N, 1> = heights.map(|h| h as f32);
    let rough = (&rough.transposed() * &rough).0[0][0];
    Ok(100.0 * chi.0[0][0] + heights.0.iter().flatten().map(|h| h.sin()).sum::<f64>() + 1e-3 * f64::from(rough.sqrt()))
}

extern "C" fn misfit(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let ends = [(None, 0), (Some(0), 1), (Some(1), 2), (None, 2), (Some(0), 2)];
    let lines: [Levelled; 5] = std::array::from_fn(|i| {
        let (from, to) = ends[i];
        Levelled { from, to, rise: x[i], length: 1.0 + 0.5 * i as f64 }
    });
    adjust::<5, 3>(&lines, x[5]).expect("a regular network")
}

fn main() {
    let x = [1.02, 2.35, -0.71, 2.58, 1.61, 0.2];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(misfit as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| misfit(x.as_ptr(), 6), &x, 1e-2, 1e-4);
}
