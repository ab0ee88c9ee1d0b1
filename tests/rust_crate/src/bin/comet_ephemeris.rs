//! Astronomy: elements of comets are read from a text with comments, Kepler's equation is solved for each kind of orbit, distances to the earth are summed.
include!("../../../user_programs/rust/comparisons.inc");
use ltoad::{autodiff_forward, autodiff_reverse};
use std::borrow::Cow;
use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Elements {
    perihelion: f64,
    eccentricity: f64,
    inclination: f64,
    node: f64,
    argument: f64,
    passage: f64,
}

#[derive(Debug)]
enum Unreadable {
    Missing(&'static str),
    Number(String, std::num::ParseFloatError),
    Unknown(String),
}
impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(what) => write!(f, "no {what}"),
            Self::Number(text, e) => write!(f, "{text}: {e}"),
            Self::Unknown(key) => write!(f, "what is {key}?"),
        }
    }
}
impl Error for Unreadable {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Number(_, e) => Some(e),
            _ => None,
        }
    }
}

/// A decimal comma is a point.
fn plain(text: &str) -> Cow<'_, str> {
    if text.contains(',') { Cow::Owned(text.replace(',', ".")) } else { Cow::Borrowed(text) }
}

impl FromStr for Elements {
    type Err = Unreadable;
    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let mut found = HashMap::new();
        for item in line.split(';').map(str::trim).filter(|i| !i.is_empty()) {
            let (key, text) = item.split_once('=').ok_or(Unreadable::Missing("="))?;
            let text = plain(text);
            let value: f64 = text.parse().map_err(|e| Unreadable::Number(text.into_owned(), e))?;
            found.insert(key, value);
        }
        let mut take = |key: &'static str| found.remove(key).ok_or(Unreadable::Missing(key));
        let elements = Elements {
            perihelion: take("q")?,
            eccentricity: take("e")?,
            inclination: take("i")?.to_radians(),
            node: take("node")?.to_radians(),
            argument: take("w")?.to_radians(),
            passage: take("t")?,
        };
        match found.into_keys().next() {
            Some(key) => Err(Unreadable::Unknown(key.into())),
            None => Ok(elements),
        }
    }
}

const CATALOGUE: &str = "\
# periodic
2P:     q=0,336; e=0.848; i=11.8; node=334.6; w=186.5; t=20
1P:     q=0.586; e=0,967; i=162.3; node=58.4; w=111.3; t=-150
# on its way out
C/2020: q=0.295; e=1.02; i=128.9; node=61.0; w=37.3; t=5
broken: q=0.3; e=zero
odd:    q=1; e=0.1; i=1; node=2; w=3; t=4; colour=5
";

fn catalogue(text: &str) -> (Vec<(String, Elements)>, Vec<Box<dyn Error>>) {
    let (mut good, mut bad) = (Vec::new(), Vec::<Box<dyn Error>>::new());
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let read = || -> Result<_, Box<dyn Error>> {
            let (name, rest) = line.split_once(':').ok_or("no name")?;
            Ok((name.to_owned(), rest.trim().parse()?))
        };
        match read() {
            Ok(entry) => good.push(entry),
            Err(e) => bad.push(e),
        }
    }
    (good, bad)
}

const K: f64 = 0.017_202_098_95;

/// Distance from the sun and true anomaly.
fn kepler(c: &Elements, time: f64) -> Option<(f64, f64)> {
    let (q, e, dt) = (c.perihelion, c.eccentricity, time - c.passage);
    if (e - 1.0).abs() < 1e-3 {
        return None;
    }
    let a = q / (1.0 - e).abs();
    let mean = K * dt / (a * a * a).sqrt();
    let start = if e < 1.0 { mean + e * mean.sin() } else { (2.0 * mean / e).asinh() };
    let newton = |&x: &f64| {
        let (f, slope) = if e < 1.0 { (x - e * x.sin() - mean, 1.0 - e * x.cos()) } else { (e * x.sinh() - x - mean, e * x.cosh() - 1.0) };
        (f.abs() > 1e-13).then(|| x - f / slope)
    };
    let x = std::iter::successors(Some(start), newton).take(40).last()?;
    let (half, root) = if e < 1.0 { ((0.5 * x).tan(), ((1.0 + e) / (1.0 - e)).sqrt()) } else { ((0.5 * x).tanh(), ((e + 1.0) / (e - 1.0)).sqrt()) };
    let anomaly = 2.0 * (root * half).atan();
    Some((q * (1.0 + e) / (1.0 + e * anomaly.cos()), anomaly))
}

fn place(c: &Elements, time: f64) -> Option<[f64; 3]> {
    let (r, anomaly) = kepler(c, time)?;
    let ((so, co), (sn, cn), (si, ci)) = ((anomaly + c.argument).sin_cos(), c.node.sin_cos(), c.inclination.sin_cos());
    Some([r * (cn * co - sn * so * ci), r * (sn * co + cn * so * ci), r * so * si])
}

fn magnitude(c: &Elements, time: f64) -> Option<f64> {
    let p = place(c, time)?;
    let (s, e) = (K * time).sin_cos();
    let earth = [e, s, 0.0];
    let delta = p.iter().zip(earth).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
    let r = p.iter().map(|a| a * a).sum::<f64>().sqrt();
    Some(5.0 * delta.log10() + 10.0 * r.log10())
}

/// Of all that are read, with shifts of what the first has.
#[autodiff_reverse(brightness_gradient, Duplicated, Active, Active)]
#[autodiff_forward(brightness_ahead, Dual, Dual, Dual)]
fn brightness(shifts: &[f64], day: f64) -> f64 {
    let (mut comets, errors) = catalogue(CATALOGUE);
    for ((_, c), s) in comets.iter_mut().zip(shifts.chunks(3)) {
        c.perihelion *= 1.0 + s[0];
        c.eccentricity += 0.01 * s[1];
        c.passage += s[2];
    }
    comets.sort_by(|a, b| a.1.perihelion.total_cmp(&b.1.perihelion));
    let told: usize = errors.iter().map(|e| e.to_string().len()).sum();
    comets
        .iter()
        .zip(1..)
        .filter_map(|((name, c), rank)| Some(magnitude(c, day)? * f64::from(rank) / name.len() as f64))
        .sum::<f64>()
        + told as f64 * 1e-3
}

fn main() {
    let shifts = [0.01, 0.2, -1.0, 0.0, -0.1, 3.0, 0.02, 0.3, 0.5];
    let day = 41.0;
    let mut c = Check::new();
    let mut d = [0.0; 9];
    let (value, by_day) = brightness_gradient(&shifts, &mut d, day, 1.0);
    c.cmp("value", value, brightness(&shifts, day));
    c.cmp("day", by_day, cd(1e-2, |h| brightness(&shifts, day + h)));
    for i in 0..9 {
        let want = cd(1e-3, |h| { let mut s = shifts; s[i] += h; brightness(&s, day) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    let direction = [1.0, -0.5, 0.3, 0.2, 0.1, -0.7, 0.4, 0.6, -0.2];
    let (_, slope) = brightness_ahead(&shifts, &direction, day, 2.0);
    let want = d.iter().zip(direction).map(|(d, v)| d * v).sum::<f64>() + 2.0 * by_day;
    c.cmpt("along", slope, want, 1e-9);
    c.done();
}
