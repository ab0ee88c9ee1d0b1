//! Tensors: views with strides into one block, that are transposed, sliced, broadcast and walked by an iterator of their own; contractions.
use std::fmt::Debug;
use std::ops::{Bound, Index, IndexMut, RangeBounds};

use rust_crate::{close, differences};

#[derive(Clone, Debug)]
struct Tensor<const D: usize> {
    data: Vec<f64>,
    shape: [usize; D],
}
#[derive(Clone, Copy, Debug)]
struct View<'a, const D: usize> {
    data: &'a [f64],
    offset: isize,
    shape: [usize; D],
    strides: [isize; D],
}

impl<const D: usize> Tensor<D> {
    fn build(shape: [usize; D], f: impl Fn([usize; D]) -> f64) -> Self {
        let mut tensor = Tensor { data: vec![0.0; shape.iter().product()], shape };
        for at in Indices::over(shape) {
            tensor[at] = f(at);
        }
        tensor
    }
    fn strides(&self) -> [isize; D] {
        let mut strides = [1; D];
        for i in (1..D).rev() {
            strides[i - 1] = strides[i] * self.shape[i] as isize;
        }
        strides
    }
    fn view(&self) -> View<'_, D> {
        View { data: &self.data, offset: 0, shape: self.shape, strides: self.strides() }
    }
}
impl<const D: usize> Index<[usize; D]> for Tensor<D> {
    type Output = f64;
    fn index(&self, at: [usize; D]) -> &f64 {
        let place: isize = at.iter().zip(self.strides()).map(|(i, s)| *i as isize * s).sum();
        &self.data[place as usize]
    }
}
impl<const D: usize> IndexMut<[usize; D]> for Tensor<D> {
    fn index_mut(&mut self, at: [usize; D]) -> &mut f64 {
        let place: isize = at.iter().zip(self.strides()).map(|(i, s)| *i as isize * s).sum();
        &mut self.data[place as usize]
    }
}

struct Indices<const D: usize> {
    next: Option<[usize; D]>,
    shape: [usize; D],
}
impl<const D: usize> Indices<D> {
    fn over(shape: [usize; D]) -> Self {
        Indices { next: shape.iter().all(|n| *n > 0).then_some([0; D]), shape }
    }
}
impl<const D: usize> Iterator for Indices<D> {
    type Item = [usize; D];
    fn next(&mut self) -> Option<[usize; D]> {
        let now = self.next?;
        let mut then = now;
        self.next = (0..D).rev().find_map(|i| {
            then[i] += 1;
            if then[i] < self.shape[i] {
                Some(then)
            } else {
                then[i] = 0;
                None
            }
        });
        Some(now)
    }
}

impl<'a, const D: usize> View<'a, D> {
    fn at(&self, at: [usize; D]) -> f64 {
        let moved: isize = at.iter().zip(self.strides).map(|(i, s)| *i as isize * s).sum();
        self.data[(self.offset + moved) as usize]
    }
    fn swapped(mut self, i: usize, j: usize) -> Self {
        self.shape.swap(i, j);
        self.strides.swap(i, j);
        self
    }
    fn reversed(mut self, axis: usize) -> Self {
        self.offset += (self.shape[axis] as isize - 1) * self.strides[axis];
        self.strides[axis] = -self.strides[axis];
        self
    }
    fn sliced(mut self, axis: usize, range: impl RangeBounds<usize>) -> Self {
        let start = match range.start_bound() {
            Bound::Included(s) => *s,
            Bound::Excluded(s) => s + 1,
            Bound::Unbounded => 0,
        };
        let end = match range.end_bound() {
            Bound::Included(e) => e + 1,
            Bound::Excluded(e) => *e,
            Bound::Unbounded => self.shape[axis],
        };
        self.offset += start as isize * self.strides[axis];
        self.shape[axis] = end - start;
        self
    }
    fn iter(self) -> impl Iterator<Item = f64> + 'a {
        Indices::over(self.shape).map(move |i| self.at(i))
    }
    fn map(self, f: impl Fn(f64) -> f64) -> Tensor<D> {
        Tensor { data: self.iter().map(f).collect(), shape: self.shape }
    }
}

fn contract(a: View<2>, b: View<3>) -> Tensor<3> {
    let [_, p, q] = b.shape;
    Tensor::build([a.shape[0], p, q], |[i, j, k]| (0..a.shape[1]).map(|s| a.at([i, s]) * b.at([s, j, k])).sum())
}

fn layer(x: &[f64]) -> f64 {
    let kernel = Tensor::build([3, 4], |[i, j]| (x[i] * (j as f64 + 1.0)).sin() + x[3]);
    let block = Tensor::build([4, 2, 5], |[i, j, k]| x[(i + j + k) % x.len()] * 0.3 + (i * k) as f64 * 0.05);
    let mixed = contract(kernel.view().reversed(1), block.view());
    let turned = mixed.view().swapped(0, 2).reversed(0).sliced(0, 1..).sliced(2, ..=1);
    let squashed = turned.map(|v| v.tanh());
    let row = View { strides: [0, 0, 1], ..kernel.view().sliced(1, ..2).iter().sum::<f64>().map_shape(&kernel.data) };
    let biased: f64 = Indices::over(squashed.shape).map(|[i, j, k]| squashed[[i, j, k]] * row.at([i, j, k])).sum();
    let corner = squashed.view().sliced(1, 1..2).iter().fold(f64::NEG_INFINITY, f64::max);
    biased + corner + 0.1 * mixed.view().swapped(1, 2).iter().zip(1..).map(|(v, n)| v / n as f64).sum::<f64>()
}

trait MapShape {
    fn map_shape(self, data: &[f64]) -> View<'_, 3>;
}
impl MapShape for f64 {
    fn map_shape(self, data: &[f64]) -> View<'_, 3> {
        View { data, offset: if self > 0.0 { 4 } else { 0 }, shape: [4, 2, 2], strides: [1; 3] }
    }
}

fn main() {
    let x = [0.5, -0.8, 0.3, 0.25, 0.9];
    let gradient = ltoad::gradient(layer, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(layer, &x), 1e-7);
}
