//! Cranes: matrices as a linear algebra crate has them: dimensions as types, storage traits, buffers without values, views of blocks.
include!("harness.rs");
use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::ops::{Add, AddAssign, Index, Mul, Sub};

trait Dim: Copy {
    fn value(self) -> usize;
}
#[derive(Clone, Copy)]
struct Const<const N: usize>;
#[derive(Clone, Copy)]
struct Dyn(usize);
impl<const N: usize> Dim for Const<N> {
    fn value(self) -> usize {
        N
    }
}
impl Dim for Dyn {
    fn value(self) -> usize {
        self.0
    }
}
unsafe trait Storage<T, R: Dim, C: Dim> {
    fn shape(&self) -> (R, C);
    fn ptr(&self) -> *const T;
    fn strides(&self) -> (usize, usize);
}
#[derive(Clone, Copy)]
#[repr(transparent)]
struct ArrayStorage<T, const R: usize, const C: usize>([[T; R]; C]);
#[derive(Clone)]
struct VecStorage<T> {
    data: Vec<T>,
    rows: usize,
}
struct SliceStorage<'a, T> {
    ptr: *const T,
    shape: (usize, usize),
    stride: usize,
    life: PhantomData<&'a T>,
}
unsafe impl<T, const R: usize, const C: usize> Storage<T, Const<R>, Const<C>> for ArrayStorage<T, R, C> {
    fn shape(&self) -> (Const<R>, Const<C>) {
        (Const, Const)
    }
    fn ptr(&self) -> *const T {
        self.0.as_ptr().cast()
    }
    fn strides(&self) -> (usize, usize) {
        (1, R)
    }
}
unsafe impl<T> Storage<T, Dyn, Dyn> for VecStorage<T> {
    fn shape(&self) -> (Dyn, Dyn) {
        (Dyn(self.rows), Dyn(self.data.len() / self.rows))
    }
    fn ptr(&self) -> *const T {
        self.data.as_ptr()
    }
    fn strides(&self) -> (usize, usize) {
        (1, self.rows)
    }
}
unsafe impl<T> Storage<T, Dyn, Dyn> for SliceStorage<'_, T> {
    fn shape(&self) -> (Dyn, Dyn) {
        (Dyn(self.shape.0), Dyn(self.shape.1))
    }
    fn ptr(&self) -> *const T {
        self.ptr
    }
    fn strides(&self) -> (usize, usize) {
        (1, self.stride)
    }
}
#[derive(Clone, Copy)]
struct Matrix<T, R, C, S> {
    data: S,
    kind: PhantomData<(T, R, C)>,
}
type SMatrix<T, const R: usize, const C: usize> = Matrix<T, Const<R>, Const<C>, ArrayStorage<T, R, C>>;
type DMatrix<T> = Matrix<T, Dyn, Dyn, VecStorage<T>>;

impl<T, R: Dim, C: Dim, S: Storage<T, R, C>> Matrix<T, R, C, S> {
    fn nrows(&self) -> usize {
        self.data.shape().0.value()
    }
    fn ncols(&self) -> usize {
        self.data.shape().1.value()
    }
    fn block(&self, at: (usize, usize), shape: (usize, usize)) -> Matrix<T, Dyn, Dyn, SliceStorage<'_, T>> {
        let (down, along) = self.data.strides();
        let ptr = unsafe { self.data.ptr().add(at.0 * down + at.1 * along) };
        Matrix { data: SliceStorage { ptr, shape, stride: along, life: PhantomData }, kind: PhantomData }
    }
}
impl<T, R: Dim, C: Dim, S: Storage<T, R, C>> Index<(usize, usize)> for Matrix<T, R, C, S> {
    type Output = T;
    fn index(&self, (i, j): (usize, usize)) -> &T {
        assert!(i < self.nrows() && j < self.ncols(), "out of bounds");
        let (down, along) = self.data.strides();
        unsafe { &*self.data.ptr().add(i * down + j * along) }
    }
}
impl<T: Copy, const R: usize, const C: usize> SMatrix<T, R, C> {
    fn from_fn(mut f: impl FnMut(usize, usize) -> T) -> Self {
        let mut blank: MaybeUninit<[[MaybeUninit<T>; R]; C]> = MaybeUninit::uninit();
        let rows = unsafe { &mut *blank.as_mut_ptr() };
        for (j, column) in rows.iter_mut().enumerate() {
            for (i, item) in column.iter_mut().enumerate() {
                item.write(f(i, j));
            }
        }
        Matrix { data: ArrayStorage(unsafe { blank.as_ptr().cast::<[[T; R]; C]>().read() }), kind: PhantomData }
    }
}
impl<const R: usize, const K: usize, const C: usize> Mul<SMatrix<f64, K, C>> for SMatrix<f64, R, K> {
    type Output = SMatrix<f64, R, C>;
    fn mul(self, other: SMatrix<f64, K, C>) -> Self::Output {
        SMatrix::from_fn(|i, j| (0..K).map(|k| self[(i, k)] * other[(k, j)]).sum())
    }
}
impl<T: Copy + Add<Output = T>, const R: usize, const C: usize> Add for SMatrix<T, R, C> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::from_fn(|i, j| self[(i, j)] + other[(i, j)])
    }
}
impl<T: Copy + Sub<Output = T>, const R: usize, const C: usize> Sub for SMatrix<T, R, C> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::from_fn(|i, j| self[(i, j)] - other[(i, j)])
    }
}
fn total<T: Copy + Default + AddAssign + Mul<Output = T>, R: Dim, C: Dim, S: Storage<T, R, C>>(m: &Matrix<T, R, C, S>) -> T {
    let mut sum = T::default();
    for j in 0..m.ncols() {
        for i in 0..m.nrows() {
            sum += m[(i, j)] * m[(i, j)];
        }
    }
    sum
}
fn turn(angle: f64, arm: f64) -> SMatrix<f64, 3, 3> {
    let (s, c) = angle.sin_cos();
    let rows = [[c, -s, arm * c], [s, c, arm * s], [0.0, 0.0, 1.0]];
    SMatrix::from_fn(|i, j| rows[i][j])
}

extern "C" fn reach(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let joints: Vec<_> = x.chunks_exact(2).map(|c| turn(c[0], c[1])).collect();
    let pose = joints.iter().copied().reduce(|a, b| a * b).unwrap();
    let swung = pose * turn(0.1, 0.0) - pose + joints[1];
    let load = SMatrix::<f64, 3, 1>::from_fn(|i, _| [0.5, x[0], 1.0][i]);
    let tip = pose * load;
    let grown = DMatrix { data: VecStorage { data: joints.iter().flat_map(|j| (0..3).map(|i| j[(i, 2)])).collect(), rows: 3 }, kind: PhantomData };
    total(&tip) + 0.3 * total(&swung.block((0, 1), (2, 2))) + total(&grown.block((0, 1), (2, 2))) * tip[(0, 0)]
}

fn main() {
    let x = [0.4, 2.0, -0.7, 1.5, 0.9, 0.8];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(reach as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| reach(x.as_ptr(), 6), &x, 1e-3, 1e-6);
}
