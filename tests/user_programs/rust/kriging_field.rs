//! Geostatistics: kriging with const-generic matrices, Cholesky with a Result, kernels composed as boxed closures, chunks_exact of raw data.
include!("harness.rs");
use std::collections::BTreeMap;
use std::fmt;
use std::iter::Sum;
use std::ops::{Deref, DerefMut, Index, IndexMut, Mul};

#[derive(Clone, Copy, PartialEq)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

#[derive(Debug, Clone, PartialEq)]
enum Singular {
    NotPositive { row: usize, pivot: f64 },
    Empty,
}

impl fmt::Display for Singular {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
impl std::error::Error for Singular {}

impl<const R: usize, const C: usize> Default for Matrix<R, C> {
    fn default() -> Self {
        Matrix([[0.0; C]; R])
    }
}
impl<const R: usize, const C: usize> Index<(usize, usize)> for Matrix<R, C> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.0[i][j]
    }
}
impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for Matrix<R, C> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.0[i][j]
    }
}
impl<const R: usize, const K: usize, const C: usize> Mul<&Matrix<K, C>> for &Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, o: &Matrix<K, C>) -> Matrix<R, C> {
        let mut out = Matrix::default();
        for i in 0..R {
            for j in 0..C {
                out[(i, j)] = (0..K).map(|k| self[(i, k)] * o[(k, j)]).sum();
            }
        }
        out
    }
}

impl<const N: usize> Matrix<N, N> {
    fn cholesky(&self) -> Result<Self, Singular> {
        if N == 0 {
            return Err(Singular::Empty);
        }
        let mut l = Self::default();
        for i in 0..N {
            for j in 0..=i {
                let s = self[(i, j)] - l.0[i].iter().zip(&l.0[j]).take(j).map(|(a, b)| a * b).sum::<f64>();
                l[(i, j)] = if i != j {
                    s / l[(j, j)]
                } else if s > 0.0 {
                    s.sqrt()
                } else {
                    return Err(Singular::NotPositive { row: i, pivot: s });
                };
            }
        }
        Ok(l)
    }

    fn solve<const C: usize>(&self, b: &Matrix<N, C>) -> Matrix<N, C> {
        let mut y = *b;
        for c in 0..C {
            for i in 0..N {
                let s: f64 = (0..i).map(|k| self[(i, k)] * y[(k, c)]).sum();
                y[(i, c)] = (y[(i, c)] - s) / self[(i, i)];
            }
            for i in (0..N).rev() {
                let s: f64 = (i + 1..N).map(|k| self[(k, i)] * y[(k, c)]).sum();
                y[(i, c)] = (y[(i, c)] - s) / self[(i, i)];
            }
        }
        y
    }
}

type Kernel = Box<dyn Fn(f64) -> f64>;

fn gaussian(length: f64) -> Kernel {
    Box::new(move |r| (-(r / length).powi(2) / 2.0).exp())
}
fn exponential(length: f64) -> Kernel {
    Box::new(move |r| (-r / length).exp())
}
fn blend(a: Kernel, b: Kernel, share: f64) -> Kernel {
    Box::new(move |r| share * a(r) + (1.0 - share) * b(r))
}

#[derive(Clone, Copy, Debug)]
struct Well {
    east: f64,
    north: f64,
    head: f64,
}

struct Wells(Vec<Well>);
impl Deref for Wells {
    type Target = Vec<Well>;
    fn deref(&self) -> &Vec<Well> {
        &self.0
    }
}
impl DerefMut for Wells {
    fn deref_mut(&mut self) -> &mut Vec<Well> {
        &mut self.0
    }
}
impl FromIterator<Well> for Wells {
    fn from_iter<I: IntoIterator<Item = Well>>(wells: I) -> Self {
        Wells(wells.into_iter().collect())
    }
}

#[derive(Default)]
struct Total(f64, u32);
impl Sum<(f64, f64)> for Total {
    fn sum<I: Iterator<Item = (f64, f64)>>(pairs: I) -> Self {
        pairs.fold(Total::default(), |t, (mean, variance)| Total(t.0 + mean * mean + variance, t.1 + 1))
    }
}

const N: usize = 6;
static RAW: [f32; 18] = [0.0, 0.0, 3.1, 1.0, 0.2, 2.7, 0.3, 1.1, 3.6, 1.4, 1.2, 2.2, 2.1, 0.4, 1.9, 0.8, 2.0, 3.3];

fn estimate(x: &[f64; 5]) -> Result<f64, Box<dyn std::error::Error>> {
    let mut wells: Wells = RAW
        .chunks_exact(3)
        .map(|c| Well { east: c[0].into(), north: c[1].into(), head: c[2].into() })
        .collect();
    wells.last_mut().ok_or(Singular::Empty)?.head = x[4];
    wells.sort_by(|a, b| a.east.total_cmp(&b.east));
    let kernel = blend(gaussian(x[0]), exponential(x[1]), x[2]);
    let distance = |a: &Well, b: &Well| (a.east - b.east).hypot(a.north - b.north);
    let mut k = Matrix::<N, N>::default();
    for (i, a) in wells.iter().enumerate() {
        for (j, b) in wells.iter().enumerate() {
            k[(i, j)] = if i == j { 1.0 + x[3] } else { kernel(distance(a, b)) };
        }
    }
    let l = k.cholesky()?;
    let mut heads = Matrix::<N, 1>::default();
    wells.iter().zip(heads.0.iter_mut()).for_each(|(w, h)| h[0] = w.head - 2.5);
    let alpha = l.solve(&heads);
    let mut by_row: BTreeMap<i32, Vec<(f64, f64)>> = BTreeMap::new();
    for (gx, gy) in (0..3).flat_map(|i| (0..2).map(move |j| (0.5 + 0.6 * i as f64, 0.4 + 0.7 * j as f64))) {
        let place = Well { east: gx, north: gy, head: f64::NAN };
        let row = Matrix::<1, N>([std::array::from_fn(|i| kernel(distance(&place, &wells[i])))]);
        let column = Matrix::<N, 1>(row.0[0].map(|v| [v]));
        let mean = (&row * &alpha)[(0, 0)];
        let variance = 1.0 - (&row * &l.solve(&column))[(0, 0)];
        by_row.entry((gy * 10.0) as i32).or_default().push((mean, variance));
    }
    let Total(sum, count) = by_row.into_values().flatten().sum();
    Ok(sum / f64::from(count))
}

fn field(x: &[f64; 5]) -> f64 {
    estimate(x).unwrap_or_else(|e| panic!("{e}"))
}

fn main() {
    let x = [0.9, 1.4, 0.6, 0.1, 3.0];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(field as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| field(x.try_into().unwrap()), &x, 1e-4, 1e-6);
}
