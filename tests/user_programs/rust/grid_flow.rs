//! Power grids: Newton's method for the flow in a net of lines, admittances in a map by pairs of buses, complex numbers, failures passed on by `?`.
include!("differences.inc");
use std::collections::HashMap;
use std::ops::{Add, Div, Mul, Sub};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Complex {
    re: f64,
    im: f64,
}
impl Complex {
    const ONE: Complex = Complex { re: 1.0, im: 0.0 };
    fn polar(r: f64, angle: f64) -> Self {
        Complex { re: r * angle.cos(), im: r * angle.sin() }
    }
    fn conjugate(self) -> Self {
        Complex { im: -self.im, ..self }
    }
    fn norm2(self) -> f64 {
        self.re * self.re + self.im * self.im
    }
}
impl Add for Complex {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Complex { re: self.re + o.re, im: self.im + o.im }
    }
}
impl Sub for Complex {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Complex { re: self.re - o.re, im: self.im - o.im }
    }
}
impl Mul for Complex {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}
impl Div for Complex {
    type Output = Self;
    fn div(self, o: Self) -> Self {
        let n = o.norm2();
        let p = self * o.conjugate();
        Complex { re: p.re / n, im: p.im / n }
    }
}
impl std::iter::Sum for Complex {
    fn sum<I: Iterator<Item = Self>>(i: I) -> Self {
        i.fold(Complex::default(), |a, b| a + b)
    }
}

#[derive(Debug)]
enum Trouble {
    Singular(usize),
    Slow { rounds: usize, rest: f64 },
    NoSuchBus(String),
}

struct Net {
    buses: Vec<Bus>,
    admittances: HashMap<(usize, usize), Complex>,
}
#[derive(Debug, Clone)]
struct Bus {
    name: String,
    power: Complex,
    voltage: f64,
    angle: f64,
}

impl Net {
    fn bus(&self, name: &str) -> Result<usize, Trouble> {
        self.buses.iter().position(|b| b.name == name).ok_or_else(|| Trouble::NoSuchBus(name.to_string()))
    }
    fn line(&mut self, from: &str, to: &str, impedance: Complex) -> Result<&mut Self, Trouble> {
        let (i, j) = (self.bus(from)?, self.bus(to)?);
        let y = Complex::ONE / impedance;
        for (a, b) in [(i, j), (j, i)] {
            let off = self.admittances.entry((a, b)).or_default();
            *off = *off - y;
            self.admittances.entry((a, a)).and_modify(|d| *d = *d + y).or_insert(y);
        }
        Ok(self)
    }
    fn injected(&self, i: usize) -> Complex {
        let v = |k: usize| Complex::polar(self.buses[k].voltage, self.buses[k].angle);
        let current: Complex = (0..self.buses.len()).filter_map(|j| Some(*self.admittances.get(&(i, j))? * v(j))).sum();
        v(i) * current.conjugate()
    }
    /// What is missing at all buses but the first.
    fn mismatch(&self) -> Vec<f64> {
        (1..self.buses.len())
            .flat_map(|i| {
                let d = self.injected(i) - self.buses[i].power;
                [d.re, d.im]
            })
            .collect()
    }
    fn shifted(&mut self, k: usize, by: f64) {
        let bus = &mut self.buses[1 + k / 2];
        *(if k % 2 == 0 { &mut bus.angle } else { &mut bus.voltage }) += by;
    }
    fn settle(&mut self) -> Result<usize, Trouble> {
        let mut rest = 0.0;
        for round in 0..12 {
            let f = self.mismatch();
            rest = f.iter().map(|v| v.abs()).fold(0.0, f64::max);
            if rest < 1e-11 {
                return Ok(round);
            }
            let n = f.len();
            let mut rows: Vec<Vec<f64>> = vec![Vec::with_capacity(n + 1); n];
            for k in 0..n {
                self.shifted(k, 1e-6);
                let up = self.mismatch();
                self.shifted(k, -2e-6);
                let down = self.mismatch();
                self.shifted(k, 1e-6);
                rows.iter_mut().zip(up.iter().zip(&down)).for_each(|(r, (u, d))| r.push((u - d) / 2e-6));
            }
            rows.iter_mut().zip(&f).for_each(|(r, f)| r.push(*f));
            for (k, step) in eliminate(rows)?.into_iter().enumerate() {
                self.shifted(k, -step);
            }
        }
        Err(Trouble::Slow { rounds: 12, rest })
    }
}

fn eliminate(mut rows: Vec<Vec<f64>>) -> Result<Vec<f64>, Trouble> {
    let n = rows.len();
    for k in 0..n {
        let best = (k..n).max_by(|&a, &b| rows[a][k].abs().total_cmp(&rows[b][k].abs())).ok_or(Trouble::Singular(k))?;
        rows.swap(k, best);
        if rows[k][k].abs() < 1e-12 {
            return Err(Trouble::Singular(k));
        }
        let (upper, lower) = rows.split_at_mut(k + 1);
        for row in lower {
            let factor = row[k] / upper[k][k];
            for (a, b) in row.iter_mut().zip(&upper[k]).skip(k) {
                *a -= factor * b;
            }
        }
    }
    let mut x = vec![0.0; n];
    for k in (0..n).rev() {
        x[k] = (rows[k][n] - (k + 1..n).map(|j| rows[k][j] * x[j]).sum::<f64>()) / rows[k][k];
    }
    Ok(x)
}

fn losses(x: &[f64]) -> Result<f64, Trouble> {
    let names = ["plant", "town", "mill", "farm"];
    let buses = names
        .iter()
        .enumerate()
        .map(|(i, name)| Bus { name: (*name).into(), power: if i == 0 { Complex::default() } else { Complex { re: -x[i], im: -0.3 * x[i] } }, voltage: if i == 0 { x[0] } else { 1.0 }, angle: 0.0 })
        .collect();
    let mut net = Net { buses, admittances: HashMap::new() };
    let z = |re, im| Complex { re, im };
    net.line("plant", "town", z(0.02, x[4]))?.line("town", "mill", z(0.03, 0.08))?.line("mill", "farm", z(x[5], 0.06))?.line("farm", "plant", z(0.015, 0.05))?;
    let rounds = net.settle()?;
    let lost: f64 = (0..4).map(|i| net.injected(i).re).sum();
    let low = net.buses.iter().map(|b| b.voltage).fold(f64::INFINITY, f64::min);
    Ok(100.0 * lost + low + net.buses[2].angle * (rounds > 0) as u8 as f64)
}

extern "C" fn objective(x: *const f64, n: usize) -> f64 {
    match losses(unsafe { std::slice::from_raw_parts(x, n) }) {
        Ok(v) => v,
        Err(Trouble::Slow { rounds, rest }) => rest + rounds as f64,
        Err(Trouble::Singular(k)) => -(k as f64),
        Err(Trouble::NoSuchBus(name)) => name.len() as f64,
    }
}

fn main() {
    let x = [1.02, 0.5, 0.4, 0.3, 0.07, 0.025];
    let mut d = [0.0; 6];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(objective as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..6 {
        let want = cd(1e-3 * x[i], |h| { let mut y = x; y[i] += h; objective(y.as_ptr(), 6) });
        c.cmpt(&format!("d{i}"), d[i], want, 1e-4);
    }
    c.done();
}
