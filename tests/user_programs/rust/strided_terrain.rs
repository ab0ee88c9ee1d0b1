//! Terrain: arrays as crates have them, with storage behind a trait, strided views over raw pointers, axes and windows; runoff.
include!("harness.rs");
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::ptr::NonNull;

trait Repr {
    type Elem;
}
trait Data: Repr {}
struct OwnedRepr<A> {
    #[allow(dead_code)]
    block: Vec<A>,
}
struct ViewRepr<'a, A> {
    life: PhantomData<&'a A>,
}
impl<A> Repr for OwnedRepr<A> {
    type Elem = A;
}
impl<A> Repr for ViewRepr<'_, A> {
    type Elem = A;
}
impl<A> Data for OwnedRepr<A> {}
impl<A> Data for ViewRepr<'_, A> {}

struct ArrayBase<S: Repr, const D: usize> {
    #[allow(dead_code)]
    data: S,
    ptr: NonNull<S::Elem>,
    dim: [usize; D],
    strides: [isize; D],
}
type Array<A, const D: usize> = ArrayBase<OwnedRepr<A>, D>;
type View<'a, A, const D: usize> = ArrayBase<ViewRepr<'a, A>, D>;

impl<A: Clone, const D: usize> Array<A, D> {
    fn from_elem(dim: [usize; D], item: A) -> Self {
        let mut block = vec![item; dim.iter().product()];
        let ptr = NonNull::new(block.as_mut_ptr()).unwrap();
        let mut strides = [1; D];
        for i in (0..D - 1).rev() {
            strides[i] = strides[i + 1] * dim[i + 1] as isize;
        }
        ArrayBase { data: OwnedRepr { block }, ptr, dim, strides }
    }
    fn from_fn(dim: [usize; D], mut f: impl FnMut([usize; D]) -> A, zero: A) -> Self {
        let mut made = Self::from_elem(dim, zero);
        let count: usize = dim.iter().product();
        for n in 0..count {
            let mut rest = n;
            let mut at = [0; D];
            for i in (0..D).rev() {
                at[i] = rest % dim[i];
                rest /= dim[i];
            }
            made[at] = f(at);
        }
        made
    }
}
impl<S: Data, const D: usize> ArrayBase<S, D> {
    fn view(&self) -> View<'_, S::Elem, D> {
        ArrayBase { data: ViewRepr { life: PhantomData }, ptr: self.ptr, dim: self.dim, strides: self.strides }
    }
    fn reversed(&self, axis: usize) -> View<'_, S::Elem, D> {
        let mut view = self.view();
        let last = (self.dim[axis] - 1) as isize * self.strides[axis];
        view.ptr = unsafe { self.ptr.offset(last) };
        view.strides[axis] = -self.strides[axis];
        view
    }
    fn swapped(&self) -> View<'_, S::Elem, D> {
        let mut view = self.view();
        view.dim.reverse();
        view.strides.reverse();
        view
    }
    fn offset(&self, at: [usize; D]) -> isize {
        at.iter().zip(&self.dim).for_each(|(i, n)| assert!(i < n));
        at.iter().zip(&self.strides).map(|(&i, s)| i as isize * s).sum()
    }
}
impl<S: Data> ArrayBase<S, 2> {
    fn rows(&self) -> impl Iterator<Item = View<'_, S::Elem, 1>> {
        (0..self.dim[0]).map(|i| ArrayBase {
            data: ViewRepr { life: PhantomData },
            ptr: unsafe { self.ptr.offset(i as isize * self.strides[0]) },
            dim: [self.dim[1]],
            strides: [self.strides[1]],
        })
    }
}
impl<S: Data<Elem = f64>> ArrayBase<S, 1> {
    fn sum(&self) -> f64 {
        (0..self.dim[0]).map(|i| self[[i]]).sum()
    }
}
impl<S: Data, const D: usize> Index<[usize; D]> for ArrayBase<S, D> {
    type Output = S::Elem;
    fn index(&self, at: [usize; D]) -> &S::Elem {
        unsafe { &*self.ptr.as_ptr().offset(self.offset(at)) }
    }
}
impl<A, const D: usize> IndexMut<[usize; D]> for Array<A, D> {
    fn index_mut(&mut self, at: [usize; D]) -> &mut A {
        unsafe { &mut *self.ptr.as_ptr().offset(self.offset(at)) }
    }
}

fn slope_of<S: Data<Elem = f64>>(a: &ArrayBase<S, 2>) -> f64 {
    let mut total = 0.0;
    for i in 1..a.dim[0] {
        for j in 1..a.dim[1] {
            total += ((a[[i, j]] - a[[i - 1, j]]).powi(2) + (a[[i, j]] - a[[i, j - 1]]).powi(2) + 0.1).sqrt() * (i + 2 * j) as f64;
        }
    }
    total
}
extern "C" fn runoff(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let land = Array::from_fn([4, 3], |[i, j]| x[(i * 3 + j) % x.len()] * (1.0 + 0.1 * i as f64) + 0.05 * j as f64, 0.0);
    let turned = land.swapped();
    let mirrored = turned.reversed(1);
    let rows: f64 = mirrored.rows().map(|r| r.sum().exp() * 1e-2).sum();
    let strata = Array::from_fn([2, 4, 3], |[k, i, j]| land[[i, j]] * (k + 1) as f64, 0.0);
    let deep = strata.reversed(0).swapped()[[2, 1, 0]];
    slope_of(&land) + 0.5 * slope_of(&mirrored) + rows + deep * deep
}

fn main() {
    let x = [0.9, 1.4, 0.3, 0.7, 1.1];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(runoff as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| runoff(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
