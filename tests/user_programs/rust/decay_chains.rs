//! Nuclear physics: decay chains read from text with FromStr, matrices with const generics, exponentials by scaling, counts in u128, doses.
include!("differences.inc");
use std::collections::HashMap;
use std::error::Error;
use std::fmt::{self, Display};
use std::ops::{Add, Index, IndexMut, Mul};
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Debug)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

impl<const R: usize, const C: usize> Default for Matrix<R, C> {
    fn default() -> Self {
        Matrix([[0.0; C]; R])
    }
}

impl<const N: usize> Matrix<N, N> {
    fn identity() -> Self {
        let mut m = Self::default();
        (0..N).for_each(|i| m[(i, i)] = 1.0);
        m
    }

    fn norm(&self) -> f64 {
        self.0.iter().map(|r| r.iter().map(|v| v.abs()).sum::<f64>()).fold(0.0, f64::max)
    }

    fn exp(self) -> Self {
        let halvings = (self.norm().log2().ceil().max(0.0) as i32) + 2;
        let small = self * 0.5f64.powi(halvings);
        let (mut sum, mut term) = (Self::identity(), Self::identity());
        for k in 1..=12 {
            term = term * small * (1.0 / f64::from(k));
            sum = sum + term;
        }
        (0..halvings).fold(sum, |m, _| m * m)
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

impl<const R: usize, const K: usize, const C: usize> Mul<Matrix<K, C>> for Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, o: Matrix<K, C>) -> Matrix<R, C> {
        let mut out = Matrix::default();
        for i in 0..R {
            for j in 0..C {
                out[(i, j)] = (0..K).map(|k| self[(i, k)] * o[(k, j)]).sum();
            }
        }
        out
    }
}

impl<const R: usize, const C: usize> Mul<f64> for Matrix<R, C> {
    type Output = Self;
    fn mul(self, s: f64) -> Self {
        Matrix(self.0.map(|r| r.map(|v| v * s)))
    }
}

impl<const R: usize, const C: usize> Add for Matrix<R, C> {
    type Output = Self;
    fn add(mut self, o: Self) -> Self {
        self.0.iter_mut().flatten().zip(o.0.iter().flatten()).for_each(|(a, b)| *a += b);
        self
    }
}

#[derive(Debug)]
struct Nuclide {
    name: String,
    half_life: Option<f64>,
    branches: Vec<(f64, String)>,
}

#[derive(Debug)]
enum Unreadable {
    NoName,
    Field(&'static str),
    Sum(f64),
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::NoName => f.write_str("a line without a name"),
            Self::Field(what) => write!(f, "no {what}"),
            Self::Sum(s) => write!(f, "branches sum to {s:.3}"),
        }
    }
}

impl Error for Unreadable {}

impl FromStr for Nuclide {
    type Err = Box<dyn Error>;
    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let (name, rest) = line.split_once(':').ok_or(Unreadable::NoName)?;
        let mut parts = rest.split(';').map(str::trim);
        let half_life = match parts.next().ok_or(Unreadable::Field("half-life"))? {
            "stable" => None,
            hours => Some(hours.parse::<f64>()?),
        };
        let branches = parts
            .map(|p| {
                let (share, to) = p.split_once("->").ok_or(Unreadable::Field("arrow"))?;
                Ok((share.trim().parse()?, to.trim().to_string()))
            })
            .collect::<Result<Vec<(f64, String)>, Self::Err>>()?;
        let sum: f64 = branches.iter().map(|b| b.0).sum();
        if !branches.is_empty() && (sum - 1.0).abs() > 1e-9 {
            return Err(Unreadable::Sum(sum).into());
        }
        Ok(Nuclide { name: name.trim().into(), half_life, branches })
    }
}

const CHAIN: [&str; 5] = ["Bi-212: 1.01; 0.64 -> Po-212; 0.36 -> Tl-208", "Po-212: 0.2; 1 -> Pb-208", "Tl-208: 0.051; 1.0 -> Pb-208", "Pb-212: 10.6; 1 -> Bi-212", "Pb-208: stable"];

fn activity(scale: f64, time: f64, start: &HashMap<&str, f64>, weight: &dyn Fn(&str, f64) -> f64) -> Result<f64, Box<dyn Error>> {
    let nuclides: Vec<Nuclide> = CHAIN.iter().map(|l| l.parse()).collect::<Result<_, _>>()?;
    let index: HashMap<&str, usize> = nuclides.iter().enumerate().map(|(i, n)| (n.name.as_str(), i)).collect();
    let mut rates = Matrix::<5, 5>::default();
    for (i, n) in nuclides.iter().enumerate() {
        let lambda = n.half_life.map_or(0.0, |h| std::f64::consts::LN_2 / (h * scale));
        rates[(i, i)] -= lambda;
        for (share, to) in &n.branches {
            rates[(*index.get(to.as_str()).ok_or_else(|| format!("{to} is nowhere"))?, i)] += lambda * share;
        }
    }
    let mut state = Matrix::<5, 1>::default();
    for (name, amount) in start {
        state[(index[name], 0)] = *amount;
    }
    let after = (rates * time).exp() * state;
    let counts: u128 = nuclides.iter().filter_map(|n| n.half_life).map(|h| (h * 1e20) as u128).sum();
    Ok(nuclides.iter().zip(after.0).map(|(n, [a])| weight(&n.name, a)).sum::<f64>() + (counts % 1000) as f64 * 1e-6 * scale)
}

extern "C" fn dose(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let start = HashMap::from([("Pb-212", x[2]), ("Bi-212", x[3])]);
    let weight: Box<dyn Fn(&str, f64) -> f64> = Box::new(|name, amount| match name.split_once('-') {
        Some(("Tl", _)) => 3.0 * x[4] * amount,
        Some(("Bi" | "Po", mass)) => amount * mass.len() as f64,
        _ => amount * amount * 0.01,
    });
    activity(x[0], x[1], &start, &*weight).unwrap_or_else(|e| panic!("{e}"))
}

fn main() {
    let x = [1.1, 2.5, 40.0, 5.0, 0.7];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(dose as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..5 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-3, |h| { let mut y = x; y[i] += h; dose(y.as_ptr(), 5) }));
    }
    c.done();
}
