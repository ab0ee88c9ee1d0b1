//! Continuum mechanics: tensors with const generics, operators by traits, invariants and a hyperelastic energy.
include!("harness.rs");
use std::array;
use std::ops::{Add, Index, IndexMut, Mul};

#[derive(Debug, Clone, Copy, PartialEq)]
struct Tensor<const N: usize>([[f64; N]; N]);
impl<const N: usize> Tensor<N> {
    fn from_fn(f: impl Fn(usize, usize) -> f64) -> Self {
        Tensor(array::from_fn(|i| array::from_fn(|j| f(i, j))))
    }
    fn identity() -> Self {
        Self::from_fn(|i, j| f64::from(u8::from(i == j)))
    }
    fn transpose(&self) -> Self {
        Self::from_fn(|i, j| self[(j, i)])
    }
    fn trace(&self) -> f64 {
        (0..N).map(|i| self[(i, i)]).sum()
    }
    fn determinant(mut self) -> f64 {
        let mut product = 1.0;
        for k in 0..N {
            let p = (k..N).max_by(|&a, &b| self[(a, k)].abs().total_cmp(&self[(b, k)].abs())).unwrap();
            if p != k {
                self.0.swap(p, k);
                product = -product;
            }
            product *= self[(k, k)];
            for i in k + 1..N {
                let f = self[(i, k)] / self[(k, k)];
                for j in k..N {
                    let t = f * self[(k, j)];
                    self[(i, j)] -= t;
                }
            }
        }
        product
    }
}
impl<const N: usize> Index<(usize, usize)> for Tensor<N> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.0[i][j]
    }
}
impl<const N: usize> IndexMut<(usize, usize)> for Tensor<N> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.0[i][j]
    }
}
impl<const N: usize> Mul for Tensor<N> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Self::from_fn(|i, j| (0..N).map(|k| self[(i, k)] * o[(k, j)]).sum())
    }
}
impl<const N: usize> Add for Tensor<N> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self::from_fn(|i, j| self[(i, j)] + o[(i, j)])
    }
}

fn energy<const N: usize>(gradient: &Tensor<N>, mu: f64, bulk: f64) -> f64 {
    let f = *gradient + Tensor::identity();
    let c = f.transpose() * f;
    let j = f.determinant();
    0.5 * mu * (c.trace() * j.powf(-2.0 / N as f64) - N as f64) + 0.5 * bulk * (j - 1.0).powi(2)
}

extern "C" fn total(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (plane, solid) = x.split_at(4);
    let plane = Tensor::<2>::from_fn(|i, j| plane[2 * i + j]);
    let solid = Tensor::<3>::from_fn(|i, j| solid[3 * i + j]);
    energy(&plane, 2.0, 5.0) + energy(&solid, x[0].exp(), 4.0)
}

fn main() {
    let x = [0.1, -0.2, 0.05, 0.3, 0.2, 0.1, -0.1, 0.0, 0.25, 0.3, -0.15, 0.05, 0.1];
    let mut d = [0.0; 13];
    unsafe { __enzyme_autodiff(total as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 13usize) };
    compare(&d, &|x| total(x.as_ptr(), 13), &x, 1e-4, 1e-7);
}
