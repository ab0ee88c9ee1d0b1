//! Creases of a folded sheet: points by const generics, rotations as operators.
use std::array;
use std::ops::{Add, AddAssign, Index, IndexMut, Mul, Neg, Sub};

use ltoad::{Differentiable, autodiff_forward, autodiff_reverse};
use rust_crate::{close, differences};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Point<const N: usize>([f64; N]);

impl<const N: usize> Add for Point<N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(array::from_fn(|i| self.0[i] + other.0[i]))
    }
}

impl<const N: usize> Sub for Point<N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl<const N: usize> Neg for Point<N> {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.map(|v| -v))
    }
}

impl<const N: usize> Mul<f64> for Point<N> {
    type Output = Self;
    fn mul(self, by: f64) -> Self {
        Self(self.0.map(|v| v * by))
    }
}

impl<const N: usize> AddAssign for Point<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> Index<usize> for Point<N> {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.0[i]
    }
}

impl<const N: usize> IndexMut<usize> for Point<N> {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        &mut self.0[i]
    }
}

impl<const N: usize> Point<N> {
    fn dot(&self, other: &Self) -> f64 {
        self.0.iter().zip(other.0.iter()).map(|(a, b)| a * b).sum()
    }
    fn norm(self) -> f64 {
        self.dot(&self).sqrt()
    }
}

impl Point<3> {
    fn cross(self, o: Self) -> Self {
        Self([
            self[1] * o[2] - self[2] * o[1],
            self[2] * o[0] - self[0] * o[2],
            self[0] * o[1] - self[1] * o[0],
        ])
    }
    /// Rodrigues' formula.
    fn rotated(self, axis: Self, angle: f64) -> Self {
        let k = axis * (1.0 / axis.norm());
        let (s, c) = angle.sin_cos();
        self * c + k.cross(self) * s + k * (k.dot(&self) * (1.0 - c))
    }
}

#[autodiff_reverse(fold_gradient, Duplicated, Duplicated, Active)]
#[autodiff_forward(fold_ahead, Dual, Const, Dual)]
fn fold<const K: usize>(angles: &[f64; K], creases: &[Point<3>; K]) -> f64 {
    let mut corner = Point([1.0, 0.5, 0.0]);
    let mut sum = Point::<3>([0.0; 3]);
    for (angle, crease) in angles.iter().zip(creases) {
        corner = corner.rotated(*crease, *angle);
        sum += corner - *crease * 0.1;
    }
    sum[2] += 0.5 * sum[0];
    sum.norm() + corner.dot(&Point([0.2, 0.3, 0.5]))
}

fn main() {
    let angles = [0.4, 1.2, -0.7, 2.0];
    let creases = [
        [1.0, 0.0, 0.1],
        [0.3, 1.0, 0.0],
        [0.5, -0.5, 0.2],
        [0.0, 0.4, 1.0],
    ]
    .map(Point);
    let mut by_angles = [0.0; 4];
    let mut by_creases = [Point([0.0; 3]); 4];
    fold_gradient(&angles, &mut by_angles, &creases, &mut by_creases, 1.0);
    close(
        &by_angles,
        &differences(|a| fold(a.try_into().unwrap(), &creases), &angles),
        1e-8,
    );
    let flat: Vec<f64> = creases.iter().flat_map(|p| p.0).collect();
    let by_flat = |c: &[f64]| {
        let mut points = c.chunks_exact(3).map(|p| Point([p[0], p[1], p[2]]));
        fold(&angles, &array::from_fn(|_| points.next().unwrap()))
    };
    close(
        &by_creases.map(|p| p.0).concat(),
        &differences(by_flat, &flat),
        1e-8,
    );
    let (_, slope) = fold_ahead(&angles, &[0.0, 0.0, 1.0, 0.0], &creases);
    assert!((slope - by_angles[2]).abs() < 1e-12);
}
