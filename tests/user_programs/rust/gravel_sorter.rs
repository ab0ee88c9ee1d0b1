//! Quarrying: gravel on vibrating sieves, generic over a trait of floats and over the number of size classes; arrays of arrays, scans and folds; f32 and f64.
use std::ffi::{c_int, c_void};
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub};

unsafe extern "C" {
    static enzyme_dup: c_int;
    static enzyme_const: c_int;
    fn __enzyme_autodiff_double(f: *const c_void, ...) -> f64;
    fn __enzyme_autodiff_single(f: *const c_void, ...) -> f32;
    fn __enzyme_fwddiff_double(f: *const c_void, ...) -> f64;
}

trait Real:
    Copy
    + Default
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + Sum
{
    const ONE: Self;
    fn of(v: f64) -> Self;
    fn exp(self) -> Self;
    fn ln(self) -> Self;
    fn powf(self, e: Self) -> Self;
    fn larger(self, other: Self) -> Self {
        if self < other { other } else { self }
    }
}

macro_rules! real {
    ($($t:ty),*) => {$(
        impl Real for $t {
            const ONE: Self = 1.0;
            fn of(v: f64) -> Self { v as $t }
            fn exp(self) -> Self { <$t>::exp(self) }
            fn ln(self) -> Self { <$t>::ln(self) }
            fn powf(self, e: Self) -> Self { <$t>::powf(self, e) }
        }
    )*};
}
real!(f32, f64);

#[derive(Clone, Copy)]
struct Feed<T, const N: usize> {
    /// Mass flow by class, tonnes per hour.
    mass: [T; N],
}

impl<T: Real, const N: usize> Default for Feed<T, N> {
    fn default() -> Self {
        Feed { mass: [T::default(); N] }
    }
}

impl<T: Real, const N: usize> Feed<T, N> {
    /// Rosin and Rammler's distribution between the edges of the classes.
    fn rosin_rammler(edges: &[T; N], size: T, spread: T, total: T) -> Self {
        let mut feed = Self::default();
        let passing = edges.iter().map(|&e| T::ONE - (-(e / size).powf(spread)).exp());
        let shares = passing.scan(T::default(), |below, p| {
            let share = p - *below;
            *below = p;
            Some(share)
        });
        for (m, share) in feed.mass.iter_mut().zip(shares) {
            *m = total * share;
        }
        feed
    }

    fn total(&self) -> T {
        self.mass.iter().copied().sum()
    }

    fn mean_log_size(&self, edges: &[T; N]) -> T {
        let (a, b) = self
            .mass
            .iter()
            .zip(edges)
            .fold((T::default(), T::default()), |(a, b), (&m, &e)| (a + m * e.ln(), b + m));
        a / b.larger(T::of(1e-6))
    }
}

impl<T: Real, const N: usize> Add for Feed<T, N> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        self.mass.iter_mut().zip(other.mass).for_each(|(a, b)| *a += b);
        self
    }
}

struct Deck<T, const N: usize> {
    aperture: T,
    sharpness: T,
    slices: usize,
    _classes: [(); N],
}

impl<T: Real, const N: usize> Deck<T, N> {
    fn new(aperture: T, sharpness: T, slices: usize) -> Self {
        Deck { aperture, sharpness, slices, _classes: [(); N] }
    }

    /// What stays on the deck and what falls through.
    fn sieve(&self, edges: &[T; N], feed: Feed<T, N>) -> (Feed<T, N>, Feed<T, N>) {
        let mut over = feed;
        let mut under = Feed::default();
        for _ in 0..self.slices {
            let load = T::ONE + over.total() * T::of(0.01);
            for ((o, u), &e) in over.mass.iter_mut().zip(&mut under.mass).zip(edges) {
                let chance = T::ONE / (T::ONE + (e / self.aperture).powf(self.sharpness));
                let falls = *o * chance * T::of(0.4) / load;
                *u += falls;
                *o = *o - falls;
            }
        }
        (over, under)
    }
}

/// Breakage of a crusher: a lower triangular matrix of shares.
fn crusher<T: Real, const N: usize>(edges: &[T; N], gap: T) -> [[T; N]; N] {
    let mut b = [[T::default(); N]; N];
    for from in 0..N {
        let weights: Vec<T> = (0..=from)
            .map(|to| (-(edges[to] / gap - T::ONE) * (edges[to] / gap - T::ONE)).exp())
            .collect();
        let sum: T = weights.iter().copied().sum();
        for (to, w) in weights.into_iter().enumerate() {
            b[from][to] = w / sum;
        }
    }
    b
}

fn apply<T: Real, const N: usize>(matrix: &[[T; N]; N], feed: &Feed<T, N>) -> Feed<T, N> {
    let mut out = Feed::default();
    matrix
        .iter()
        .zip(feed.mass)
        .flat_map(|(row, m)| row.iter().enumerate().map(move |(i, &share)| (i, share * m)))
        .for_each(|(i, m)| out.mass[i] += m);
    out
}

/// Profit of a plant with two decks and a crusher in a loop.
fn profit<T: Real, const N: usize>(x: &[T]) -> T {
    let mut edges = [T::default(); N];
    edges
        .iter_mut()
        .zip(std::iter::successors(Some(T::of(2.0)), |e| Some(*e * T::of(1.6))))
        .for_each(|(e, v)| *e = v);
    let fresh = Feed::<T, N>::rosin_rammler(&edges, x[0], x[1], T::of(80.0));
    let decks = [Deck::<T, N>::new(x[2], T::of(5.0), 4), Deck::new(x[3], T::of(7.0), 6)];
    let breakage = crusher(&edges, x[4]);
    let mut back = Feed::default();
    let mut price = T::default();
    for turn in 0..5 {
        let (coarse, rest) = decks[0].sieve(&edges, fresh + back);
        let (gravel, sand) = decks[1].sieve(&edges, rest);
        back = apply(&breakage, &coarse);
        if turn > 1 {
            let quality = (-(gravel.mean_log_size(&edges) - T::of(2.5)).powf(T::of(2.0))).exp();
            price += gravel.total() * quality * T::of(9.0) + sand.total() * T::of(4.0) - coarse.total() * T::of(1.5);
        }
    }
    price / T::of(100.0)
}

extern "C" fn profit_double(x: *const f64, n: usize) -> f64 {
    profit::<f64, 9>(unsafe { std::slice::from_raw_parts(x, n) })
}
extern "C" fn profit_single(x: *const f32, n: usize) -> f32 {
    profit::<f32, 6>(unsafe { std::slice::from_raw_parts(x, n) })
}

fn slopes(f: impl Fn(&[f64]) -> f64, x: &[f64]) -> Vec<f64> {
    (0..x.len())
        .map(|i| {
            let at = |by: f64| {
                let mut y = x.to_vec();
                y[i] += by;
                f(&y)
            };
            let h = 1e-4 * x[i];
            (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h)
        })
        .collect()
}

fn main() {
    let x = [25.0, 1.3, 40.0, 8.0, 20.0];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff_double(profit_double as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    let want = slopes(profit::<f64, 9>, &x);
    // in single precision, against the same formulas in double precision
    let x32 = x.map(|v| v as f32);
    let mut d32 = [0.0f32; 5];
    unsafe { __enzyme_autodiff_single(profit_single as *const c_void, enzyme_dup, x32.as_ptr(), d32.as_mut_ptr(), enzyme_const, x.len()) };
    let want32 = slopes(profit::<f64, 6>, &x);
    let v = [1.0, 0.1, -2.0, 0.5, 0.3];
    let along =
        unsafe { __enzyme_fwddiff_double(profit_double as *const c_void, enzyme_dup, x.as_ptr(), v.as_ptr(), enzyme_const, x.len()) };
    let mut wrong = 0;
    for i in 0..5 {
        println!("{i}: {} {}   {} {}", d[i], want[i], d32[i], want32[i]);
        wrong += i32::from(!((d[i] - want[i]).abs() <= 1e-7 * (1.0 + want[i].abs())));
        wrong += i32::from(!((d32[i] as f64 - want32[i]).abs() <= 2e-3 * (0.1 + want32[i].abs())));
    }
    let expected: f64 = want.iter().zip(v).map(|(a, b)| a * b).sum();
    println!("along: {along} {expected}");
    wrong += i32::from(!((along - expected).abs() <= 1e-7 * (1.0 + expected.abs())));
    println!("{}", if wrong == 0 { "OK" } else { "WRONG" });
    std::process::exit(i32::from(wrong > 0));
}
