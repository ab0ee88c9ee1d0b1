//! Oceanography: a column of water over a generic number trait, a tridiagonal solver by zip and windows, mixing schemes behind a trait.
include!("harness.rs");
use std::fmt::Debug;
use std::iter::{once, repeat, successors};
use std::ops::{Add, Div, Mul, Neg, Sub};

trait Real:
    Copy + Debug + PartialOrd + Default + From<f32> + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Neg<Output = Self>
{
    fn exp(self) -> Self;
    fn to_f64(self) -> f64;
}

impl Real for f64 {
    fn exp(self) -> Self {
        f64::exp(self)
    }
    fn to_f64(self) -> f64 {
        self
    }
}

#[derive(Debug, Clone)]
struct Column<T, const N: usize> {
    temperature: [T; N],
    salinity: [T; N],
    depth: [T; N],
}

trait Mixing<T> {
    fn name(&self) -> &str;
    fn diffusivity(&self, gradient: T, depth: T) -> T;
}

struct Constant<T>(T);
struct Richardson<T> {
    base: T,
    peak: T,
    label: String,
}

impl<T: Real> Mixing<T> for Constant<T> {
    fn name(&self) -> &str {
        "constant"
    }
    fn diffusivity(&self, _: T, _: T) -> T {
        self.0
    }
}

impl<T: Real> Mixing<T> for Richardson<T> {
    fn name(&self) -> &str {
        &self.label
    }
    fn diffusivity(&self, gradient: T, depth: T) -> T {
        let one = T::from(1.0);
        let r = if gradient > T::default() { gradient } else { -gradient * T::from(0.1) };
        self.base + self.peak / ((one + T::from(5.0) * r) * (one + T::from(5.0) * r)) * (-depth / T::from(30.0)).exp()
    }
}

fn thomas<T: Real>(lower: &[T], main: &[T], upper: &[T], right: &[T]) -> Vec<T> {
    let n = main.len();
    let (mut c, mut d) = (Vec::with_capacity(n), Vec::with_capacity(n));
    for (i, ((&a, &b), (&u, &r))) in lower.iter().zip(main).zip(upper.iter().zip(right)).enumerate() {
        if i == 0 {
            c.push(u / b);
            d.push(r / b);
        } else {
            let pivot = b - a * c[i - 1];
            c.push(u / pivot);
            let last = *d.last().unwrap();
            d.push((r - a * last) / pivot);
        }
    }
    let mut x: Vec<T> = c.iter().zip(&d).rev().scan(None, |next, (&c, &d)| {
        let value = match *next {
            None => d,
            Some(y) => d - c * y,
        };
        *next = Some(value);
        Some(value)
    }).collect();
    x.reverse();
    x
}

impl<T: Real, const N: usize> Column<T, N> {
    fn new(surface: T, bottom: T) -> Self {
        let spacing: Vec<T> = successors(Some(T::from(2.0)), |&d| Some(d * T::from(1.4))).take(N).collect();
        let fraction = |i: usize| T::from(i as f32 / (N - 1) as f32);
        Column {
            temperature: std::array::from_fn(|i| surface + (bottom - surface) * fraction(i)),
            salinity: std::array::from_fn(|i| T::from(34.0) + fraction(i)),
            depth: std::array::from_fn(|i| spacing[..=i].iter().fold(T::default(), |a, &b| a + b)),
        }
    }

    fn step(&mut self, scheme: &dyn Mixing<T>, flux: T, dt: T) {
        let faces: Vec<T> = self
            .temperature
            .windows(2)
            .zip(self.depth.windows(2))
            .map(|(t, z)| {
                let dz = z[1] - z[0];
                scheme.diffusivity((t[0] - t[1]) / dz, z[0]) * dt / (dz * dz)
            })
            .collect();
        let zero = T::default();
        let lower: Vec<T> = once(zero).chain(faces.iter().map(|&f| -f)).collect();
        let upper: Vec<T> = faces.iter().map(|&f| -f).chain(repeat(zero)).take(N).collect();
        let main: Vec<T> = (0..N).map(|i| T::from(1.0) - lower[i] - upper[i]).collect();
        let forcing = |values: &[T; N], f: T| -> Vec<T> { values.iter().enumerate().map(|(i, &v)| if i == 0 { v + f * dt } else { v }).collect() };
        let warm = thomas(&lower, &main, &upper, &forcing(&self.temperature, flux));
        let salt = thomas(&lower, &main, &upper, &forcing(&self.salinity, -flux * T::from(0.05)));
        self.temperature.copy_from_slice(&warm);
        self.salinity = salt.try_into().expect("as many as there are cells");
    }

    fn density(&self) -> impl Iterator<Item = T> + '_ {
        self.temperature.iter().zip(self.salinity.iter()).map(|(&t, &s)| T::from(0.78) * (s - T::from(35.0)) - T::from(0.2) * t)
    }
}

fn stratification(x: &[f64; 5]) -> f64 {
    let schemes: [Box<dyn Mixing<f64>>; 2] =
        [Box::new(Constant(x[2])), Box::new(Richardson { base: 0.01, peak: x[3], label: String::from("after Pacanowski and Philander") })];
    schemes
        .iter()
        .map(|scheme| {
            let mut column = Column::<f64, 9>::new(x[0], x[1]);
            for hour in 0..12 {
                let sun = x[4] * (hour as f64 * 0.5).sin().max(0.0);
                column.step(scheme.as_ref(), sun, 1.5);
            }
            let rho: Vec<f64> = column.density().collect();
            let weight = scheme.name().len() as f64;
            weight * rho.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum::<f64>() + column.temperature[0].to_f64()
        })
        .sum()
}

fn main() {
    let x = [18.0, 6.0, 0.6, 2.5, 1.1];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(stratification as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| stratification(x.try_into().unwrap()), &x, 1e-4, 1e-6);
}
