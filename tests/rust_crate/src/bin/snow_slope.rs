//! Avalanches: snow layers over a grid of slopes, generic over a number trait, weak layers in sorted profiles, a Hessian and products.
use std::fmt::Debug;
use std::iter::Sum;
use std::ops::{Add, Div, Mul, Neg, Sub};

use rust_crate::{close, differences};

trait Float:
    Copy + Debug + PartialOrd + Default + Sum + From<f32>
    + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Neg<Output = Self>
{
    fn exp(self) -> Self;
    fn sin(self) -> Self;
    fn cos(self) -> Self;
    fn ln_1p(self) -> Self;
    fn max(self, o: Self) -> Self {
        if self > o { self } else { o }
    }
}

macro_rules! float {
    ($($t:ty),*) => {$(
        impl Float for $t {
            fn exp(self) -> Self { <$t>::exp(self) }
            fn sin(self) -> Self { <$t>::sin(self) }
            fn cos(self) -> Self { <$t>::cos(self) }
            fn ln_1p(self) -> Self { <$t>::ln_1p(self) }
        }
    )*};
}
float!(f32, f64);

#[derive(Clone, Copy, Debug)]
struct Layer<T> {
    depth: T,
    density: T,
    strength: T,
    grains: u8,
}

struct Grid<T, const W: usize, const H: usize> {
    cells: [[T; W]; H],
}

impl<T: Float, const W: usize, const H: usize> Grid<T, W, H> {
    fn from_fn(mut f: impl FnMut(usize, usize) -> T) -> Self {
        Grid { cells: std::array::from_fn(|j| std::array::from_fn(|i| f(i, j))) }
    }

    fn neighbours(&self, i: usize, j: usize) -> impl Iterator<Item = T> + '_ {
        [(-1isize, 0isize), (1, 0), (0, -1), (0, 1)].into_iter().filter_map(move |(a, b)| {
            let (i, j) = (i.checked_add_signed(a)?, j.checked_add_signed(b)?);
            self.cells.get(j)?.get(i).copied()
        })
    }

    fn drift(&self, k: T) -> Self {
        Self::from_fn(|i, j| {
            let here = self.cells[j][i];
            here + k * self.neighbours(i, j).map(|n| n - here).sum::<T>()
        })
    }
}

fn profile<T: Float>(snow: T, x: &[T]) -> Vec<Layer<T>> {
    let mut layers: Vec<Layer<T>> = x
        .chunks_exact(2)
        .zip([2u8, 7, 4].iter())
        .map(|(c, &grains)| Layer { depth: c[0] * snow, density: c[1], strength: c[1] * T::from(0.9) / T::from(f32::from(grains)), grains })
        .collect();
    layers.sort_by(|a, b| a.depth.partial_cmp(&b.depth).unwrap());
    layers.retain(|l| l.depth > T::default());
    layers.dedup_by_key(|l| l.grains);
    layers
}

fn stability<T: Float>(angle: T, layers: &[Layer<T>]) -> Option<T> {
    let mut above = T::default();
    layers
        .iter()
        .map(|l| {
            above = above + l.density * l.depth;
            let shear = above * angle.sin() * angle.cos();
            (l.strength + T::from(0.3) * above * angle.cos() * angle.cos()) / shear.max(T::from(1e-6))
        })
        .reduce(|a, b| -((-a * T::from(3.0)).exp() + (-b * T::from(3.0)).exp()).ln_1p())
}

fn danger<T: Float>(x: &[T]) -> T {
    let (wind, steep, rest) = match x {
        [wind, steep, rest @ ..] if rest.len() >= 2 => (*wind, *steep, rest),
        _ => return T::default(),
    };
    let mut snow = Grid::<T, 5, 4>::from_fn(|i, j| T::from(1.0 + 0.1 * (i * j) as f32) * (T::from(0.2 * i as f32) * wind).exp());
    for _ in 0..3 {
        snow = snow.drift(wind * T::from(0.1));
    }
    (0..4)
        .rev()
        .flat_map(|j| (0..5).step_by(2).map(move |i| (i, j)))
        .filter_map(|(i, j)| {
            let angle = steep * T::from(1.0 + 0.05 * i as f32);
            stability(angle, &profile(snow.cells[j][i], rest)).map(|s| (-s).exp())
        })
        .sum()
}

fn main() {
    let x = vec![0.3, 0.6, 0.4, 1.2, 0.9, 1.9, 0.2, 0.8];
    let want = differences(danger::<f64>, &x);
    close(&ltoad::gradient(danger::<f64>, &x), &want, 1e-6);
    let short: Vec<f32> = x.iter().map(|&v| v as f32).collect();
    let single: Vec<f64> = ltoad::gradient(danger::<f32>, &short).into_iter().map(f64::from).collect();
    close(&single, &want, 1e-3);
    let hessian = ltoad::hessian(danger::<f64>, &x);
    for (i, row) in hessian.iter().enumerate() {
        close(row, &differences(|x| ltoad::gradient(danger::<f64>, &x.to_vec())[i], &x), 1e-5);
        let unit: Vec<f64> = (0..x.len()).map(|k| (k == i).into()).collect();
        close(&ltoad::hvp(danger::<f64>, &x, &unit), row, 1e-9);
        close(&[ltoad::jvp(danger::<f64>, &x, &unit).1], &want[i..=i], 1e-6);
    }
}
