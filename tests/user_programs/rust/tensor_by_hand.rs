//! Linear algebra: an array of any rank written by hand, with views, broadcasting and a Gram-Schmidt.
include!("harness.rs");
use std::fmt::Debug;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Index, IndexMut, Mul, Sub};

trait Scalar:
    Copy + Debug + Default + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + AddAssign + Sum
{
    fn root(self) -> Self;
}
impl Scalar for f64 {
    fn root(self) -> f64 {
        self.sqrt()
    }
}
impl Scalar for f32 {
    fn root(self) -> f32 {
        self.sqrt()
    }
}

#[derive(Clone, Debug)]
struct Tensor<T, const D: usize> {
    shape: [usize; D],
    strides: [usize; D],
    data: Vec<T>,
}

impl<T: Scalar, const D: usize> Tensor<T, D> {
    fn from_fn(shape: [usize; D], mut f: impl FnMut([usize; D]) -> T) -> Self {
        let mut strides = [1; D];
        for i in (0..D.saturating_sub(1)).rev() {
            strides[i] = strides[i + 1] * shape[i + 1];
        }
        let total = shape.iter().product();
        let data = (0..total)
            .map(|mut k| {
                let mut at = [0; D];
                for i in 0..D {
                    at[i] = k / strides[i];
                    k %= strides[i];
                }
                f(at)
            })
            .collect();
        Tensor { shape, strides, data }
    }
    fn offset(&self, at: [usize; D]) -> usize {
        at.iter().zip(&self.strides).zip(&self.shape).fold(0, |sum, ((i, stride), n)| {
            assert!(i < n, "{at:?} is outside of {:?}", self.shape);
            sum + i * stride
        })
    }
    fn zip_with(&self, o: &Self, f: impl Fn(T, T) -> T) -> Option<Self> {
        (self.shape == o.shape).then(|| Self::from_fn(self.shape, |at| f(self[at], o[at])))
    }
}

impl<T: Scalar> Tensor<T, 2> {
    fn transposed(mut self) -> Self {
        self.shape.swap(0, 1);
        self.strides.swap(0, 1);
        self
    }
    fn column(&self, j: usize) -> impl Iterator<Item = T> + '_ {
        (0..self.shape[0]).map(move |i| self[[i, j]])
    }
    fn matmul(&self, o: &Self) -> Result<Self, String> {
        if self.shape[1] != o.shape[0] {
            return Err(format!("{:?} times {:?}", self.shape, o.shape));
        }
        Ok(Self::from_fn([self.shape[0], o.shape[1]], |[i, j]| (0..self.shape[1]).map(|k| self[[i, k]] * o[[k, j]]).sum()))
    }
    fn orthonormal(&self) -> (Self, Self) {
        let [n, m] = self.shape;
        let mut q = self.clone();
        let mut r = Tensor::from_fn([m, m], |_| T::default());
        for j in 0..m {
            for k in 0..j {
                let p: T = q.column(k).zip(self.column(j)).map(|(a, b)| a * b).sum();
                r[[k, j]] = p;
                for i in 0..n {
                    let v = q[[i, k]];
                    q[[i, j]] = q[[i, j]] - p * v;
                }
            }
            let norm = q.column(j).map(|a| a * a).sum::<T>().root();
            r[[j, j]] = norm;
            for i in 0..n {
                q[[i, j]] = q[[i, j]] / norm;
            }
        }
        (q, r)
    }
}

impl<T: Scalar, const D: usize> Index<[usize; D]> for Tensor<T, D> {
    type Output = T;
    fn index(&self, at: [usize; D]) -> &T {
        &self.data[self.offset(at)]
    }
}
impl<T: Scalar, const D: usize> IndexMut<[usize; D]> for Tensor<T, D> {
    fn index_mut(&mut self, at: [usize; D]) -> &mut T {
        let k = self.offset(at);
        &mut self.data[k]
    }
}

fn volume(x: &[f64]) -> Result<f64, String> {
    let cube = Tensor::from_fn([2, 3, 4], |[i, j, k]| x[(i + j + k) % x.len()] * (1.0 + i as f64) + 0.1 * (j * k) as f64);
    let slice = Tensor::from_fn([4, 3], |[k, j]| cube[[0, j, k]] + x[j] * (k as f64).cos() * cube[[1, j, (k + j) % 4]]);
    let (q, r) = slice.orthonormal();
    let back = q.matmul(&r)?;
    let difference = back.zip_with(&slice, |a, b| a - b + 0.5 * a * b).ok_or("shapes")?;
    let gram = slice.clone().transposed().matmul(&slice)?;
    let single = Tensor::<f32, 1>::from_fn([3], |[i]| gram[[i, i]] as f32);
    let wrong = slice.matmul(&slice).err().map_or(0, |e| e.len());
    Ok((0..3).map(|i| r[[i, i]].ln()).sum::<f64>() + difference.data.iter().sum::<f64>() * 0.1
        + q.column(1).enumerate().map(|(i, v)| i as f64 * v).sum::<f64>()
        + single.data.iter().copied().sum::<f32>() as f64 * 0.0
        + wrong as f64 * x[0])
}

extern "C" fn objective(x: *const f64, n: usize) -> f64 {
    volume(unsafe { std::slice::from_raw_parts(x, n) }).unwrap()
}

fn main() {
    let x = [0.7, -0.4, 1.3, 0.9, 0.25];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(objective as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| objective(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
