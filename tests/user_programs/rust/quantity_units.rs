//! Workshop: quantities with units as types, operator traits, sums of iterators, a beam's design and its weight.
include!("harness.rs");
use std::iter::Sum;
use std::marker::PhantomData;
use std::ops::{Add, AddAssign, Div, Index, IndexMut, Mul, Neg, Sub};

#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
struct Quantity<U> {
    value: f64,
    unit: PhantomData<U>,
}

#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
struct Metre;
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
struct Newton;
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
struct Product<A, B>(PhantomData<(A, B)>);

type Length = Quantity<Metre>;
type Force = Quantity<Newton>;
type Moment = Quantity<Product<Newton, Metre>>;

impl<U> From<f64> for Quantity<U> {
    fn from(value: f64) -> Self {
        Quantity { value, unit: PhantomData }
    }
}

macro_rules! linear {
    ($($name:ident $method:ident),*) => {$(
        impl<U> $name for Quantity<U> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                self.value.$method(other.value).into()
            }
        }
    )*};
}
linear!(Add add, Sub sub);

impl<U> Neg for Quantity<U> {
    type Output = Self;
    fn neg(self) -> Self {
        (-self.value).into()
    }
}

impl<U> AddAssign for Quantity<U> {
    fn add_assign(&mut self, other: Self) {
        self.value += other.value;
    }
}

impl<A, B> Mul<Quantity<B>> for Quantity<A> {
    type Output = Quantity<Product<A, B>>;
    fn mul(self, other: Quantity<B>) -> Self::Output {
        (self.value * other.value).into()
    }
}

impl<U> Div for Quantity<U> {
    type Output = f64;
    fn div(self, other: Self) -> f64 {
        self.value / other.value
    }
}

impl<U> Sum for Quantity<U> {
    fn sum<I: Iterator<Item = Self>>(items: I) -> Self {
        items.fold(0.0.into(), |a, b| a + b)
    }
}

#[derive(Clone)]
struct Field<U, const N: usize>([Quantity<U>; N]);

impl<U, const N: usize> Index<usize> for Field<U, N> {
    type Output = Quantity<U>;
    fn index(&self, i: usize) -> &Quantity<U> {
        &self.0[i]
    }
}

impl<U, const N: usize> IndexMut<usize> for Field<U, N> {
    fn index_mut(&mut self, i: usize) -> &mut Quantity<U> {
        &mut self.0[i]
    }
}

struct Load {
    at: Length,
    force: Force,
}

fn moment(loads: &[Load], span: Length, x: Length) -> Moment {
    let support: Force = loads.iter().map(|l| Force::from(l.force.value * (1.0 - l.at / span))).sum();
    let left: Moment = loads.iter().filter(|l| l.at < x).map(|l| l.force * (x - l.at)).sum();
    support * x + -left
}

fn weight(p: &[f64; 5]) -> f64 {
    let span = Length::from(p[0]);
    let loads: Vec<Load> = p[1..5]
        .chunks(2)
        .map(|c| Load { at: c[0].into(), force: c[1].into() })
        .collect();
    let mut field: Field<Product<Newton, Metre>, 9> = Field([Moment::from(0.0); 9]);
    for i in 0..9 {
        field[i] += moment(&loads, span, Length::from(span.value * (i as f64 + 1.0) / 10.0));
    }
    let worst = field.0.iter().copied().reduce(|a, b| if a > b { a } else { b });
    let worst = worst.map_or(0.0, |m| m.value);
    let mean = field.0.iter().copied().sum::<Moment>().value / 9.0;
    // section that carries the moment, and the weight of the beam
    span.value * (6.0 * worst / 160.0).powf(2.0 / 3.0) + 0.01 * mean
}

fn main() {
    let x = [4.2, 1.3, 900.0, 2.9, 650.0];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(weight as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| weight(x.try_into().unwrap()), &x, 1e-4, 1e-6);
}
