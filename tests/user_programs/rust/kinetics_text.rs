//! Chemistry: a mechanism of reactions parsed from text, species in a HashMap, boxed errors, Runge-Kutta of the rates, forward and reverse mode.
include!("harness.rs");
use std::collections::HashMap;
use std::error::Error;

#[derive(Debug, Clone, Copy, PartialEq)]
enum Rate {
    Arrhenius { a: f64, power: f64, energy: f64 },
    Fixed(f64),
    Photolysis,
}

#[derive(Debug, Clone)]
struct Reaction {
    left: Vec<(usize, u32)>,
    right: Vec<(usize, u32)>,
    rate: Rate,
}

#[derive(Debug, Default)]
struct Mechanism {
    names: Vec<String>,
    index: HashMap<String, usize>,
    reactions: Vec<Reaction>,
}

impl Mechanism {
    fn species(&mut self, name: &str) -> usize {
        if let Some(&i) = self.index.get(name) {
            return i;
        }
        let i = self.names.len();
        self.names.push(name.to_owned());
        self.index.insert(name.to_owned(), i);
        i
    }

    fn side(&mut self, text: &str) -> Result<Vec<(usize, u32)>, Box<dyn Error>> {
        let mut out: Vec<(usize, u32)> = Vec::new();
        for term in text.split('+') {
            let term = term.trim();
            let digits = term.chars().take_while(char::is_ascii_digit).count();
            let count = if digits == 0 { 1 } else { term[..digits].parse()? };
            let name = term[digits..].trim();
            if name.is_empty() {
                return Err(format!("no species in {text:?}").into());
            }
            let i = self.species(name);
            match out.iter_mut().find(|(j, _)| *j == i) {
                Some((_, n)) => *n += count,
                None => out.push((i, count)),
            }
        }
        Ok(out)
    }

    fn add(&mut self, line: &str, scale: &[f64]) -> Result<(), Box<dyn Error>> {
        let (equation, law) = line.split_once('|').ok_or("no rate")?;
        let (left, right) = equation.split_once("->").ok_or_else(|| format!("no arrow in {equation}"))?;
        let (left, right) = (self.side(left)?, self.side(right)?);
        let words: Vec<&str> = law.split_whitespace().collect();
        let k = self.reactions.len();
        let rate = match words.as_slice() {
            ["arrhenius", a, b, e] => Rate::Arrhenius { a: a.parse::<f64>()? * scale[k % scale.len()], power: b.parse()?, energy: e.parse()? },
            ["fixed", v] => Rate::Fixed(v.parse::<f64>()? * scale[k % scale.len()]),
            ["sun"] => Rate::Photolysis,
            other => return Err(Box::from(format!("unknown law {}", other.join(" ")))),
        };
        self.reactions.push(Reaction { left, right, rate });
        Ok(())
    }

    fn derivative(&self, c: &[f64], temperature: f64, sun: f64) -> Vec<f64> {
        let mut dc = vec![0.0; c.len()];
        for r in &self.reactions {
            let k = match r.rate {
                Rate::Arrhenius { a, power, energy } => a * (temperature / 300.0).powf(power) * (-energy / temperature).exp(),
                Rate::Fixed(k) => k,
                Rate::Photolysis => sun,
            };
            let speed = r.left.iter().fold(k, |s, &(i, n)| s * c[i].powi(n as i32));
            r.left.iter().for_each(|&(i, n)| dc[i] -= f64::from(n) * speed);
            r.right.iter().for_each(|&(i, n)| dc[i] += f64::from(n) * speed);
        }
        dc
    }
}

fn axpy(x: &[f64], a: f64, y: &[f64]) -> Vec<f64> {
    x.iter().zip(y).map(|(x, y)| x + a * y).collect()
}

fn integrate(m: &Mechanism, mut c: Vec<f64>, temperature: f64, steps: usize, dt: f64) -> Vec<f64> {
    for s in 0..steps {
        let sun = 0.4 * (1.0 + (s as f64 * 0.7).cos());
        let k1 = m.derivative(&c, temperature, sun);
        let k2 = m.derivative(&axpy(&c, dt / 2.0, &k1), temperature, sun);
        let k3 = m.derivative(&axpy(&c, dt / 2.0, &k2), temperature, sun);
        let k4 = m.derivative(&axpy(&c, dt, &k3), temperature, sun);
        for (i, v) in c.iter_mut().enumerate() {
            *v += dt / 6.0 * (k1[i] + 2.0 * (k2[i] + k3[i]) + k4[i]);
        }
    }
    c
}

const TEXT: &str = "# smog
NO2 -> NO + O | sun
O + O2 -> O3 | fixed 3.1
NO + O3 -> NO2 + O2 | arrhenius 2.2 0.5 310
2 NO + O2 -> 2 NO2 | arrhenius 0.4 -0.3 120.5
O + NO2 -> NO + O2 | fixed 0.8";

fn ozone(x: &[f64]) -> Result<f64, Box<dyn Error>> {
    let mut m = Mechanism::default();
    for line in TEXT.lines().filter(|l| !l.starts_with('#')) {
        m.add(line, &x[..3])?;
    }
    let mut start = vec![0.0; m.names.len()];
    for (name, amount) in [("NO2", x[3]), ("O2", 1.5), ("NO", 0.2 * x[3])] {
        let i = *m.index.get(name).ok_or_else(|| format!("no {name}"))?;
        start[i] = amount;
    }
    let end = integrate(&m, start, 290.0 + x[4], 20, 0.05);
    let mut ranked: Vec<(&str, f64)> = m.names.iter().map(String::as_str).zip(end.iter().copied()).collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    Ok(ranked.iter().enumerate().map(|(k, (n, v))| v * n.len() as f64 / (1.0 + k as f64)).sum::<f64>() + end[m.index["O3"]])
}

fn ozone_at(x: *const f64, n: usize) -> f64 {
    match ozone(unsafe { std::slice::from_raw_parts(x, n) }) {
        Ok(v) => v,
        Err(e) => {
            eprintln!("{e}");
            f64::NAN
        }
    }
}

fn main() {
    let x = [1.1, 0.9, 1.2, 0.8, 7.0];
    let mut d = [0.0; 5];
    let direction = [0.3, -0.5, 0.7, 0.2, 1.0];
    let along = unsafe {
        __enzyme_autodiff(ozone_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
        __enzyme_fwddiff(ozone_at as *const c_void, enzyme_dup, x.as_ptr(), direction.as_ptr(), enzyme_const, x.len())
    };
    let dot: f64 = d.iter().zip(direction).map(|(a, b)| a * b).sum();
    assert!((dot - along).abs() < 1e-10 * (1.0 + dot.abs()), "{dot} in reverse mode, {along} in forward mode");
    compare(&d, &|x| ozone(x).unwrap(), &x, 1e-4, 1e-6);
}
