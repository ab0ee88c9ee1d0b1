use ltoad::Differentiable;
use rust_crate::*;
use std::ops::{Index, IndexMut, Mul};
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Matrix {
    rows: usize,
    columns: usize,
    data: Vec<f64>,
}
impl Matrix {
    fn new(rows: usize, columns: usize, f: impl Fn(usize, usize) -> f64) -> Self {
        let mut m = Matrix {
            rows,
            columns,
            data: vec![0.0; rows * columns],
        };
        for i in 0..rows {
            for j in 0..columns {
                m[(i, j)] = f(i, j);
            }
        }
        m
    }
    fn transposed(&self) -> Self {
        Matrix::new(self.columns, self.rows, |i, j| self[(j, i)])
    }
    fn trace(&self) -> f64 {
        (0..self.rows).map(|i| self[(i, i)]).sum()
    }
}
impl Index<(usize, usize)> for Matrix {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        assert!(i < self.rows && j < self.columns, "out of range");
        &self.data[i * self.columns + j]
    }
}
impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.data[i * self.columns + j]
    }
}
impl Mul for &Matrix {
    type Output = Matrix;
    fn mul(self, o: &Matrix) -> Matrix {
        assert_eq!(self.columns, o.rows);
        Matrix::new(self.rows, o.columns, |i, j| {
            (0..self.columns).map(|k| self[(i, k)] * o[(k, j)]).sum()
        })
    }
}
fn f(a: &Matrix) -> f64 {
    let s = &a.transposed() * a;
    (&s * &s).trace().sqrt()
}
fn main() {
    let a = Matrix::new(3, 4, |i, j| ((i * 4 + j) as f64).cos());
    let g = ltoad::gradient(f, &a);
    assert_eq!((g.rows, g.columns), (3, 4));
    close(
        &g.data,
        &differences(
            |d| {
                f(&Matrix {
                    data: d.to_vec(),
                    ..a.clone()
                })
            },
            &a.data,
        ),
        1e-7,
    );
    // two arguments
    let b = Matrix::new(4, 3, |i, j| (i + j) as f64 * 0.1);
    let (ga, gb) = ltoad::gradient(|(a, b)| (a * b).trace(), &(a.clone(), b.clone()));
    assert_eq!(ga, b.transposed());
    assert_eq!(gb, a.transposed());
    println!("{:?}", g.data);
}
