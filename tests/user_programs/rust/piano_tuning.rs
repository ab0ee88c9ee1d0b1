//! Piano tuning: partials of stiff strings, stretched octaves by least squares, beats between notes, units in phantom types.
include!("differences.inc");

mod units {
    use std::marker::PhantomData;
    use std::ops::{Add, Div, Mul, Sub};

    #[derive(Debug)]
    pub struct Quantity<U> {
        pub value: f64,
        unit: PhantomData<U>,
    }
    #[derive(Debug, Clone, Copy)]
    pub enum Hertz {}
    #[derive(Debug, Clone, Copy)]
    pub enum Cents {}

    impl<U> Clone for Quantity<U> {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<U> Copy for Quantity<U> {}
    impl<U> Quantity<U> {
        pub const fn new(value: f64) -> Self {
            Self { value, unit: PhantomData }
        }
    }
    impl<U> Add for Quantity<U> {
        type Output = Self;
        fn add(self, other: Self) -> Self {
            Self::new(self.value + other.value)
        }
    }
    impl<U> Sub for Quantity<U> {
        type Output = Self;
        fn sub(self, other: Self) -> Self {
            Self::new(self.value - other.value)
        }
    }
    impl<U> Mul<f64> for Quantity<U> {
        type Output = Self;
        fn mul(self, by: f64) -> Self {
            Self::new(self.value * by)
        }
    }
    impl<U> Div for Quantity<U> {
        type Output = f64;
        fn div(self, other: Self) -> f64 {
            self.value / other.value
        }
    }
    impl Quantity<Hertz> {
        pub fn above(self, other: Self) -> Quantity<Cents> {
            Quantity::new(1200.0 * (self / other).log2())
        }
    }
    impl Quantity<Cents> {
        pub fn from(self, base: Quantity<Hertz>) -> Quantity<Hertz> {
            base * (self.value / 1200.0).exp2()
        }
    }
}

mod matrix {
    use std::array;
    use std::ops::{Index, IndexMut, Mul};

    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

    impl<const R: usize, const C: usize> Matrix<R, C> {
        pub fn from_fn(f: impl Fn(usize, usize) -> f64) -> Self {
            Self(array::from_fn(|i| array::from_fn(|j| f(i, j))))
        }
        pub fn transposed(&self) -> Matrix<C, R> {
            Matrix::from_fn(|i, j| self.0[j][i])
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
        fn mul(self, other: &Matrix<K, C>) -> Matrix<R, C> {
            Matrix::from_fn(|i, j| (0..K).map(|k| self[(i, k)] * other[(k, j)]).sum())
        }
    }
    impl<const N: usize> Matrix<N, N> {
        /// Gauss with partial pivoting; `None` for a singular matrix.
        pub fn solve<const C: usize>(mut self, mut right: Matrix<N, C>) -> Option<Matrix<N, C>> {
            for k in 0..N {
                let pivot = (k..N).max_by(|&a, &b| self[(a, k)].abs().total_cmp(&self[(b, k)].abs()))?;
                if self[(pivot, k)].abs() < 1e-12 {
                    return None;
                }
                self.0.swap(k, pivot);
                right.0.swap(k, pivot);
                for i in k + 1..N {
                    let by = self[(i, k)] / self[(k, k)];
                    for j in k..N {
                        self[(i, j)] -= by * self[(k, j)];
                    }
                    for j in 0..C {
                        let part = by * right[(k, j)];
                        right[(i, j)] -= part;
                    }
                }
            }
            for k in (0..N).rev() {
                for j in 0..C {
                    let rest: f64 = (k + 1..N).map(|i| self[(k, i)] * right[(i, j)]).sum();
                    right[(k, j)] = (right[(k, j)] - rest) / self[(k, k)];
                }
            }
            Some(right)
        }
    }
}

use matrix::Matrix;
use units::{Cents, Hertz, Quantity};

#[derive(Debug, Clone)]
struct Note {
    base: Quantity<Hertz>,
    stiffness: f64,
}

impl Note {
    fn partial(&self, n: u32) -> Quantity<Hertz> {
        let n = f64::from(n);
        self.base * (n * (1.0 + self.stiffness * n * n).sqrt())
    }
    fn partials(&self) -> impl Iterator<Item = Quantity<Hertz>> + '_ {
        (1..).map(|n| self.partial(n)).take_while(|f| f.value < 4000.0).take(12)
    }
}

fn stretch<const N: usize>(notes: &[Note; N]) -> Option<Matrix<3, 1>> {
    let places: Matrix<N, 3> = Matrix::from_fn(|i, j| ((i as f64 - 0.5 * N as f64) / N as f64).powi(j as i32));
    let wide: Matrix<N, 1> = Matrix::from_fn(|i, _| notes[i].partial(4).above(notes[i].partial(2)).value - 1200.0);
    let turned = places.transposed();
    (&turned * &places).solve(&turned * &wide)
}

extern "C" fn harshness(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let semitone = Quantity::<Cents>::new(100.0 + x[0]);
    let notes: Vec<Note> = std::iter::successors(Some(Note { base: Quantity::new(x[1]), stiffness: 0.001 * x[2] }), |last| {
        let next = semitone.from(last.base);
        (next.value < 450.0).then(|| Note { base: next, stiffness: last.stiffness * (1.0 + 0.1 * x[3]) })
    })
    .collect();
    let Ok(first) = <&[Note; 8]>::try_from(&notes[..8]) else { return f64::NAN };
    let Some(curve) = stretch(first) else { return f64::NAN };
    let beats: f64 = [4, 7, 12]
        .iter()
        .flat_map(|&apart| notes.iter().zip(notes.iter().skip(apart)))
        .map(|(low, high)| {
            low.partials()
                .flat_map(|a| high.partials().map(move |b| (a - b).value / x[4]))
                .filter(|d| d.abs() < 3.0)
                .map(|d| d * d * (-d.abs()).exp())
                .sum::<f64>()
        })
        .sum();
    beats / notes.len() as f64 + (0..3).map(|i| curve[(i, 0)] / (1.0 + i as f64)).sum::<f64>()
}

fn main() {
    let x = [0.12, 220.0, 0.45, 0.3, 12.0];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(harshness as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-4, |h| { let mut y = x; y[i] += h; harshness(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
        let mut t = [0.0; 5];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(harshness as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr(), enzyme_const, x.len()) };
        c.cmp(&format!("f{i}"), f, want);
    }
    c.done();
}
