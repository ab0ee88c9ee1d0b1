//! Tomography: matrices of constant sizes over any number, with indices, operators and factors; a reconstruction by least squares.
use std::array;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Index, IndexMut, Mul, Neg, Sub};

use rust_crate::{close, differences};

trait Num:
    Copy + Default + PartialOrd + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Neg<Output = Self> + AddAssign + Sum
{
    const ONE: Self;
    fn root(self) -> Self;
    fn of(v: f64) -> Self;
}
macro_rules! numbers {
    ($($t:ty),*) => {$(impl Num for $t {
        const ONE: Self = 1.0;
        fn root(self) -> Self {
            self.sqrt()
        }
        fn of(v: f64) -> Self {
            v as $t
        }
    })*};
}
numbers!(f32, f64);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Matrix<T, const R: usize, const C: usize>([[T; C]; R]);

impl<T: Num, const R: usize, const C: usize> Matrix<T, R, C> {
    fn from_fn(mut f: impl FnMut(usize, usize) -> T) -> Self {
        Matrix(array::from_fn(|i| array::from_fn(|j| f(i, j))))
    }
    fn transposed(&self) -> Matrix<T, C, R> {
        Matrix::from_fn(|i, j| self[(j, i)])
    }
    fn norm(&self) -> T {
        self.0.iter().flatten().map(|v| *v * *v).sum::<T>().root()
    }
}
impl<T, const R: usize, const C: usize> Index<(usize, usize)> for Matrix<T, R, C> {
    type Output = T;
    fn index(&self, (i, j): (usize, usize)) -> &T {
        &self.0[i][j]
    }
}
impl<T, const R: usize, const C: usize> IndexMut<(usize, usize)> for Matrix<T, R, C> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut T {
        &mut self.0[i][j]
    }
}
impl<T: Num, const R: usize, const K: usize, const C: usize> Mul<&Matrix<T, K, C>> for &Matrix<T, R, K> {
    type Output = Matrix<T, R, C>;
    fn mul(self, other: &Matrix<T, K, C>) -> Matrix<T, R, C> {
        Matrix::from_fn(|i, j| (0..K).map(|k| self[(i, k)] * other[(k, j)]).sum())
    }
}
impl<T: Num, const R: usize, const C: usize> Sub for Matrix<T, R, C> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Matrix::from_fn(|i, j| self[(i, j)] - other[(i, j)])
    }
}

/// Cholesky's factor, or where it stopped.
fn factor<T: Num, const N: usize>(a: &Matrix<T, N, N>) -> Result<Matrix<T, N, N>, usize> {
    let mut l = Matrix([[T::default(); N]; N]);
    for i in 0..N {
        for j in 0..=i {
            let mut s = a[(i, j)];
            for k in 0..j {
                s = s - l[(i, k)] * l[(j, k)];
            }
            l[(i, j)] = match i == j {
                true if s <= T::default() => return Err(i),
                true => s.root(),
                false => s / l[(j, j)],
            };
        }
    }
    Ok(l)
}

fn solve<T: Num, const N: usize>(l: &Matrix<T, N, N>, b: &Matrix<T, N, 1>) -> Matrix<T, N, 1> {
    let mut y = *b;
    for i in 0..N {
        let known: T = (0..i).map(|k| l[(i, k)] * y[(k, 0)]).sum();
        y[(i, 0)] = (y[(i, 0)] + -known) / l[(i, i)];
    }
    for i in (0..N).rev() {
        for k in i + 1..N {
            let step = l[(k, i)] * y[(k, 0)];
            y.0[i][0] += -step;
        }
        y[(i, 0)] = y[(i, 0)] / l[(i, i)];
    }
    y
}

fn reconstruct<T: Num, const RAYS: usize, const CELLS: usize>(angles: &[T; RAYS], data: [T; RAYS], damping: T) -> T {
    let rays = Matrix::<T, RAYS, CELLS>::from_fn(|i, j| {
        let d = angles[i] * T::of(j as f64 + 0.5) - T::of(0.3 * i as f64);
        T::ONE / (T::ONE + d * d)
    });
    let across = rays.transposed();
    let mut normal = &across * &rays;
    (0..CELLS).for_each(|i| normal[(i, i)] += damping);
    let b = Matrix(data.map(|v| [v]));
    match factor(&normal) {
        Ok(l) => {
            let density = solve(&l, &(&across * &b));
            let misfit = &rays * &density - b;
            misfit_norm(misfit) + density[(1, 0)] * T::of(0.2)
        }
        Err(at) => T::of(at as f64),
    }
}
fn misfit_norm<T: Num, const N: usize>(m: Matrix<T, N, 1>) -> T {
    m.norm()
}
impl<T: Num, const N: usize> Sub<Matrix<T, N, 1>> for &Matrix<T, N, 1> {
    type Output = Matrix<T, N, 1>;
    fn sub(self, other: Matrix<T, N, 1>) -> Matrix<T, N, 1> {
        *self - other
    }
}

fn double(x: &[f64; 6]) -> f64 {
    let angles: [f64; 5] = *x.first_chunk().unwrap();
    reconstruct::<f64, 5, 3>(&angles, [1.0, 0.7, x[0] * x[1], 1.3, 0.2], x[5])
}
fn single(x: &[f32; 6]) -> f32 {
    let angles: [f32; 5] = x[..5].try_into().unwrap();
    reconstruct::<f32, 5, 3>(&angles, [1.0, 0.7, x[0] * x[1], 1.3, 0.2], x[5])
}

fn main() {
    let x = [0.7, 1.1, 0.4, 0.9, 1.6, 0.3];
    let gradient = ltoad::gradient(double, &x);
    println!("{gradient:?}");
    let want = differences(|x| double(x.try_into().unwrap()), &x);
    close(&gradient, &want, 1e-7);
    let short = ltoad::gradient(single, &x.map(|v| v as f32));
    close(&short.map(f64::from), &want, 1e-3);
}
