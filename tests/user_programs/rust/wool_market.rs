//! Wool: generic matrices over a numeric trait with f32, f64 and a ring of intervals; Sum, Product, Index, MulAssign; columns as iterators.
include!("harness.rs");
use std::fmt::Debug;
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Div, Index, IndexMut, Mul, MulAssign, Neg, Sub};

trait Num: Copy + Debug + PartialOrd + Default + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + AddAssign + From<f32> {
    fn root(self) -> Self;
    fn wide(self) -> f64;
}
impl Num for f32 {
    fn root(self) -> f32 {
        self.sqrt()
    }
    fn wide(self) -> f64 {
        self.into()
    }
}
impl Num for f64 {
    fn root(self) -> f64 {
        self.sqrt()
    }
    fn wide(self) -> f64 {
        self
    }
}
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
struct Span {
    low: f64,
    high: f64,
}
impl From<f32> for Span {
    fn from(v: f32) -> Self {
        Span { low: v.into(), high: v.into() }
    }
}
impl Add for Span {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Span { low: self.low + o.low, high: self.high + o.high }
    }
}
impl Neg for Span {
    type Output = Self;
    fn neg(self) -> Self {
        Span { low: -self.high, high: -self.low }
    }
}
impl Sub for Span {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self + -o
    }
}
impl Mul for Span {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        let all = [self.low * o.low, self.low * o.high, self.high * o.low, self.high * o.high];
        Span { low: all.iter().copied().fold(f64::INFINITY, f64::min), high: all.into_iter().fold(f64::NEG_INFINITY, f64::max) }
    }
}
impl Div for Span {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        self * Span { low: 1.0 / o.high, high: 1.0 / o.low }
    }
}
impl AddAssign for Span {
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}
impl Num for Span {
    fn root(self) -> Self {
        Span { low: self.low.max(0.0).sqrt(), high: self.high.sqrt() }
    }
    fn wide(self) -> f64 {
        0.5 * (self.low + self.high) + 0.1 * (self.high - self.low)
    }
}
#[derive(Clone, Debug)]
struct Matrix<T> {
    cells: Vec<T>,
    width: usize,
}
impl<T> Index<(usize, usize)> for Matrix<T> {
    type Output = T;
    fn index(&self, (i, j): (usize, usize)) -> &T {
        &self.cells[i * self.width + j]
    }
}
impl<T> IndexMut<(usize, usize)> for Matrix<T> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut T {
        &mut self.cells[i * self.width + j]
    }
}
impl<T: Num> Matrix<T> {
    fn one(n: usize) -> Self {
        let mut made = Matrix { cells: vec![T::default(); n * n], width: n };
        (0..n).for_each(|i| made[(i, i)] = T::from(1.0));
        made
    }
    fn column(&self, j: usize) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.cells.iter().skip(j).step_by(self.width)
    }
}
impl<T: Num> Mul for &Matrix<T> {
    type Output = Matrix<T>;
    fn mul(self, o: &Matrix<T>) -> Matrix<T> {
        let dot = |row: &[T], j| row.iter().zip(o.column(j)).fold(T::default(), |s, (&a, &b)| s + a * b);
        let cells = self.cells.chunks_exact(self.width).flat_map(|row| (0..o.width).map(move |j| dot(row, j))).collect();
        Matrix { cells, width: o.width }
    }
}
impl<T: Num> MulAssign<T> for Matrix<T> {
    fn mul_assign(&mut self, by: T) {
        self.cells.iter_mut().for_each(|c| *c = *c * by);
    }
}
impl<T: Num> Product for Matrix<T> {
    fn product<I: Iterator<Item = Self>>(all: I) -> Self {
        all.reduce(|a, b| &a * &b).unwrap_or_else(|| Matrix::one(1))
    }
}
impl<'a, T: Num> Sum<&'a Matrix<T>> for Matrix<T> {
    fn sum<I: Iterator<Item = &'a Self>>(mut all: I) -> Self {
        let first = all.next().cloned().unwrap_or_else(|| Matrix::one(1));
        all.fold(first, |mut a, b| {
            a.cells.iter_mut().zip(&b.cells).for_each(|(x, &y)| *x += y);
            a
        })
    }
}
fn trade<T: Num>(prices: &[T]) -> T {
    let mut grades: Vec<Matrix<T>> = prices.chunks_exact(2).map(|p| Matrix { cells: vec![p[0], p[1], p[1] * p[0], T::from(1.0)], width: 2 }).collect();
    grades.iter_mut().step_by(2).for_each(|g| *g *= T::from(0.5));
    let total: Matrix<T> = grades.iter().sum();
    let chain: Matrix<T> = grades.into_iter().rev().product();
    let mixed = &(&total * &chain) * &Matrix::one(2);
    let best = mixed.column(1).copied().reduce(|a, b| if a < b { b } else { a }).unwrap();
    let spread = mixed.column(0).rev().fold(T::from(1.0), |s, &c| s * T::from(0.25) + c * c);
    best + spread.root() / (T::from(1.0) + total[(1, 1)])
}
extern "C" fn wool(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let coarse: Vec<f32> = x.iter().map(|&v| v as f32).collect();
    let spans: Vec<Span> = x.iter().map(|&v| Span { low: v - 0.1 * v * v, high: v + 0.05 }).collect();
    trade(x) + trade(&spans).wide() + 0.1 * trade(&coarse).wide()
}

fn main() {
    let x = [0.9, 1.2, 0.7, 1.5, 1.1, 0.8];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(wool as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| wool(x.as_ptr(), 6), &x, 1e-2, 1e-4);
}
