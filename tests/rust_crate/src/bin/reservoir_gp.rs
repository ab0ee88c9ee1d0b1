//! Geology: porosity between wells by a Gaussian process, kernels that are composed as trait objects, evidence and its slopes from the crate.
include!("../../../user_programs/rust/comparisons.inc");
use std::ops::{Add, Mul};
use std::rc::Rc;

trait Kernel {
    fn at(&self, a: &[f64; 2], b: &[f64; 2]) -> f64;
    fn describe(&self) -> String;
}

struct Gauss {
    variance: f64,
    length: f64,
}
struct Periodic {
    period: f64,
    length: f64,
}
struct Noise(f64);
struct Linear(f64);
struct Pair {
    left: Covariance,
    right: Covariance,
    product: bool,
}

fn distance2(a: &[f64; 2], b: &[f64; 2]) -> f64 {
    a.iter().zip(b).map(|(x, y)| (x - y).powi(2)).sum()
}

impl Kernel for Gauss {
    fn at(&self, a: &[f64; 2], b: &[f64; 2]) -> f64 {
        self.variance * (-0.5 * distance2(a, b) / self.length.powi(2)).exp()
    }
    fn describe(&self) -> String {
        format!("gauss({:.2}, {:.2})", self.variance, self.length)
    }
}
impl Kernel for Periodic {
    fn at(&self, a: &[f64; 2], b: &[f64; 2]) -> f64 {
        let s = (std::f64::consts::PI * (a[0] - b[0]) / self.period).sin();
        (-2.0 * (s / self.length).powi(2)).exp()
    }
    fn describe(&self) -> String {
        "periodic".to_owned()
    }
}
impl Kernel for Noise {
    fn at(&self, a: &[f64; 2], b: &[f64; 2]) -> f64 {
        if std::ptr::eq(a, b) { self.0 } else { 0.0 }
    }
    fn describe(&self) -> String {
        "noise".into()
    }
}
impl Kernel for Linear {
    fn at(&self, a: &[f64; 2], b: &[f64; 2]) -> f64 {
        self.0 * (a[1] * b[1])
    }
    fn describe(&self) -> String {
        String::from("linear")
    }
}
impl Kernel for Pair {
    fn at(&self, a: &[f64; 2], b: &[f64; 2]) -> f64 {
        let (l, r) = (self.left.0.at(a, b), self.right.0.at(a, b));
        if self.product { l * r } else { l + r }
    }
    fn describe(&self) -> String {
        format!("({} {} {})", self.left.0.describe(), if self.product { '*' } else { '+' }, self.right.0.describe())
    }
}

#[derive(Clone)]
struct Covariance(Rc<dyn Kernel>);
impl<K: Kernel + 'static> From<K> for Covariance {
    fn from(k: K) -> Self {
        Covariance(Rc::new(k))
    }
}
impl Add for Covariance {
    type Output = Self;
    fn add(self, right: Self) -> Self {
        Pair { left: self, right, product: false }.into()
    }
}
impl Mul for Covariance {
    type Output = Self;
    fn mul(self, right: Self) -> Self {
        Pair { left: self, right, product: true }.into()
    }
}

#[derive(Debug)]
struct NotPositive;

/// Lower triangle, by rows.
struct Triangle {
    rows: Vec<Vec<f64>>,
}
impl Triangle {
    fn cholesky(size: usize, mut entry: impl FnMut(usize, usize) -> f64) -> Result<Self, NotPositive> {
        let mut rows: Vec<Vec<f64>> = Vec::with_capacity(size);
        for i in 0..size {
            let mut row: Vec<f64> = Vec::with_capacity(i + 1);
            for j in 0..=i {
                let other = if j < i { rows[j].as_slice() } else { row.as_slice() };
                let rest = entry(i, j) - row.iter().zip(other).map(|(a, b)| a * b).sum::<f64>();
                let value = if j < i { rest / rows[j][j] } else { (rest > 0.0).then(|| rest.sqrt()).ok_or(NotPositive)? };
                row.push(value);
            }
            rows.push(row);
        }
        Ok(Triangle { rows })
    }
    fn forward(&self, b: &[f64]) -> Vec<f64> {
        let mut x: Vec<f64> = Vec::new();
        for (row, b) in self.rows.iter().zip(b) {
            let (diagonal, left) = row.split_last().unwrap();
            x.push((b - left.iter().zip(&x).map(|(l, x)| l * x).sum::<f64>()) / diagonal);
        }
        x
    }
    fn log_determinant(&self) -> f64 {
        self.rows.iter().filter_map(|r| r.last()).map(|d| 2.0 * d.ln()).sum()
    }
}

struct Wells {
    places: Vec<[f64; 2]>,
    porosity: Vec<f64>,
}

fn evidence(wells: &Wells, kernel: &Covariance) -> Result<f64, NotPositive> {
    let factor = Triangle::cholesky(wells.places.len(), |i, j| kernel.0.at(&wells.places[i], &wells.places[j]))?;
    let white = factor.forward(&wells.porosity);
    Ok(-0.5 * (white.iter().map(|w| w * w).sum::<f64>() + factor.log_determinant()))
}

fn model(p: &[f64]) -> Covariance {
    let gauss = Covariance::from(Gauss { variance: p[0].exp(), length: p[1].exp() });
    let periodic = Covariance::from(Periodic { period: p[2], length: 0.8 });
    gauss.clone() * periodic + Linear(p[3].exp()).into() + Noise(p[4].exp()).into() + gauss
}

fn main() {
    let wells = Wells {
        places: (0..9).map(|i| [0.7 * f64::from(i % 3) + 0.13 * f64::from(i), 0.5 * f64::from(i / 3)]).collect(),
        porosity: (0..9).map(|i| 0.3 * f64::from(i).sin() + 0.1 * f64::from(i % 4)).collect(),
    };
    let p = vec![0.2, -0.1, 1.3, -1.0, -3.0];
    let f = |p: &[f64]| evidence(&wells, &model(p)).unwrap_or(f64::NEG_INFINITY) + 1e-3 * model(p).0.describe().len() as f64;
    let mut c = Check::new();
    let (value, slope) = ltoad::value_and_gradient(f, &p);
    c.cmp("value", value, f(&p));
    for i in 0..5 {
        c.cmp(&format!("d{i}"), slope[i], cd(1e-4, |h| { let mut q = p.clone(); q[i] += h; f(&q) }));
    }
    // the same by places of wells
    let moved = |places: &[[f64; 2]]| {
        let wells = Wells { places: places.to_vec(), porosity: wells.porosity.clone() };
        evidence(&wells, &model(&p)).unwrap_or(f64::NAN)
    };
    let by_place = ltoad::gradient(moved, &wells.places);
    for i in [0, 4, 8] {
        for k in 0..2 {
            c.cmp(&format!("place {i} {k}"), by_place[i][k], cd(1e-4, |h| { let mut q = wells.places.clone(); q[i][k] += h; moved(&q) }));
        }
    }
    c.done();
}
