//! Astronomy: an asteroid catalogue in fixed columns, Kepler's equation, errors by `?` and FromStr, generic vectors, ephemerides sorted by magnitude.
include!("harness.rs");

use std::num::ParseFloatError;
use std::ops::{Index, Mul, Sub};
use std::str::FromStr;

const CATALOG: &str = "\
Ceres     2.766 0.078  10.59  73.6  80.3 3.34
Pallas    2.774 0.230  34.84 310.2 172.9 4.12
Vesta     2.361 0.090   7.14 150.7 103.8 3.20
Broken    2.5x1 0.090   7.14 150.7 103.8 3.20
Short     2.361
Hygiea    3.141 0.112   3.83 312.3 283.2 5.43
";

#[derive(Debug, PartialEq)]
enum RowError {
    Column(&'static str, ParseFloatError),
    TooShort(usize),
    Hyperbolic(f64),
}

#[derive(Debug, Clone)]
struct Elements {
    name: String,
    axis: f64,
    eccentricity: f64,
    inclination: f64,
    argument: f64,
    node: f64,
    magnitude: f32,
}

fn column(row: &str, range: std::ops::Range<usize>, what: &'static str) -> Result<f64, RowError> {
    let text = row.get(range.clone()).ok_or(RowError::TooShort(range.end))?;
    text.trim().parse().map_err(|e| RowError::Column(what, e))
}

impl FromStr for Elements {
    type Err = RowError;
    fn from_str(row: &str) -> Result<Self, RowError> {
        let eccentricity = column(row, 16..21, "e")?;
        if eccentricity >= 1.0 {
            return Err(RowError::Hyperbolic(eccentricity));
        }
        Ok(Elements {
            name: row[..10].trim_end().to_string(),
            axis: column(row, 10..15, "a")?,
            eccentricity,
            inclination: column(row, 22..28, "i")?.to_radians(),
            argument: column(row, 29..34, "w")?.to_radians(),
            node: column(row, 35..40, "node")?.to_radians(),
            magnitude: column(row, 41..45, "H")? as f32,
        })
    }
}

#[derive(Debug, Clone, Copy)]
struct Vector<const N: usize>([f64; N]);

impl<const N: usize> Sub for Vector<N> {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a -= b);
        self
    }
}

impl<const N: usize> Mul for Vector<N> {
    type Output = f64;
    fn mul(self, other: Self) -> f64 {
        self.0.iter().zip(&other.0).map(|(a, b)| a * b).sum()
    }
}

impl<const N: usize> Index<usize> for Vector<N> {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.0[i]
    }
}

fn kepler(mean: f64, e: f64) -> Option<f64> {
    let mut anomaly = mean + e * mean.sin();
    for _ in 0..20 {
        let step = (anomaly - e * anomaly.sin() - mean) / (1.0 - e * anomaly.cos());
        anomaly -= step;
        if step.abs() < 1e-13 {
            return Some(anomaly);
        }
    }
    None
}

impl Elements {
    fn position(&self, days: f64) -> Option<Vector<3>> {
        let motion = 0.01720209895 / self.axis.powf(1.5);
        let big = kepler(motion * days, self.eccentricity)?;
        let (sin_w, cos_w) = self.argument.sin_cos();
        let px = self.axis * (big.cos() - self.eccentricity);
        let py = self.axis * (1.0 - self.eccentricity.powi(2)).sqrt() * big.sin();
        let (u, v) = (px * cos_w - py * sin_w, px * sin_w + py * cos_w);
        let (si, ci) = self.inclination.sin_cos();
        let (sn, cn) = self.node.sin_cos();
        Some(Vector([u * cn - v * ci * sn, u * sn + v * ci * cn, v * si]))
    }
    fn seen(&self, days: f64, earth: Vector<3>) -> Option<(&str, f64)> {
        let at = self.position(days)?;
        let line = at - earth;
        let (r, delta) = ((at * at).sqrt(), (line * line).sqrt());
        Some((&self.name, f64::from(self.magnitude) + 5.0 * (r * delta).log10()))
    }
}

fn brightness(x: &[f64]) -> f64 {
    let (days, stretch, tilt, earth) = (x[0], x[1], x[2], x[3]);
    let (rows, errors): (Vec<_>, Vec<_>) = CATALOG.lines().map(str::parse::<Elements>).partition(|r| r.is_ok());
    let bodies: Vec<Elements> = rows
        .into_iter()
        .flatten()
        .map(|e| Elements { axis: e.axis * stretch, inclination: e.inclination + tilt, ..e })
        .collect();
    let lost: f64 = errors
        .iter()
        .filter_map(|e| e.as_ref().err())
        .map(|e| match e {
            RowError::Column(what, _) => what.len() as f64 * tilt,
            RowError::TooShort(n) => *n as f64 * 0.01 * stretch,
            RowError::Hyperbolic(e) => *e,
        })
        .sum();
    let mut total = lost;
    for k in 0..4 {
        let day = days + 90.0 * k as f64;
        let phase = day * 0.01720209895;
        let here = Vector([earth * phase.cos(), earth * phase.sin(), 0.0]);
        let mut list: Vec<(&str, f64)> = bodies.iter().filter_map(|b| b.seen(day, here)).collect();
        list.sort_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
        total += list.iter().enumerate().map(|(rank, (name, m))| m * here[1].abs() / (rank + name.len()) as f64).sum::<f64>();
    }
    total
}

fn brightness_at(x: *const f64, n: usize) -> f64 {
    brightness(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [400.0, 1.02, 0.03, 1.0];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(brightness_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &brightness, &x, 1e-4, 1e-6);
}
