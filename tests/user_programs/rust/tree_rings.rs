//! Dendrochronology: ring widths as fixed-width text, detrended, cross-dated by overlap, a chronology by year, and a climate response.
include!("differences.inc");
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

const CORES: &str = "\
# core  first  widths in hundredths of a millimetre
A01  1900  132 141 128 119 150 143 137 122 118 109 127
A02  1903  98 120 115 111 101 97 88 103 99 105
B07a 1901  210 198 187 175 201 190 182 170 165 171 160 158
B07b 1905  77 x 82 71 69 75 64
";

#[derive(Debug)]
enum Fault {
    Missing { line: usize, what: &'static str },
    Number(String, std::num::ParseIntError),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Missing { line, what } => write!(f, "line {line}: no {what}"),
            Fault::Number(text, e) => write!(f, "{text:?}: {e}"),
        }
    }
}

#[derive(Debug, Clone)]
struct Core<'a> {
    label: Cow<'a, str>,
    first: i32,
    widths: Vec<Option<f64>>,
}

fn parse(text: &str) -> Result<Vec<Core<'_>>, Fault> {
    let mut cores = Vec::new();
    for (line, row) in text.lines().enumerate().filter(|(_, r)| !r.starts_with('#')) {
        let mut fields = row.split_whitespace();
        let label = fields.next().ok_or(Fault::Missing { line, what: "label" })?;
        let first = fields.next().ok_or(Fault::Missing { line, what: "year" })?;
        let first = first.parse().map_err(|e| Fault::Number(first.to_owned(), e))?;
        let widths = fields
            .map(|w| match w {
                "x" => Ok(None),
                w => w.parse::<u32>().map(|n| Some(f64::from(n) / 100.0)).map_err(|e| Fault::Number(w.into(), e)),
            })
            .collect::<Result<Vec<_>, _>>()?;
        let label = if label.ends_with(char::is_alphabetic) {
            Cow::Owned(label.trim_end_matches(char::is_alphabetic).to_uppercase())
        } else {
            Cow::Borrowed(label)
        };
        cores.push(Core { label, first, widths });
    }
    Ok(cores)
}

struct Model {
    decay: f64,
    floor: f64,
    memory: f64,
    stiffness: f64,
}

impl Core<'_> {
    fn years(&self) -> impl Iterator<Item = (i32, f64)> + '_ {
        self.widths.iter().enumerate().filter_map(|(i, w)| w.map(|w| (self.first + i as i32, w)))
    }

    fn indices(&self, model: &Model) -> Vec<(i32, f64)> {
        let scale = self.years().map(|(_, w)| w).fold(0.0, f64::max);
        self.years()
            .map(|(y, w)| {
                let age = f64::from(y - self.first);
                (y, w / (scale * ((-model.decay * age).exp() + model.floor)))
            })
            .scan(1.0, |past, (y, i)| {
                let white = i - model.memory * (*past - 1.0);
                *past = i;
                Some((y, white))
            })
            .collect()
    }
}

fn biweight(values: &mut Vec<f64>, c: f64) -> f64 {
    values.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let median = match values[..] {
        [] => return 0.0,
        [one] => return one,
        [.., _] if values.len() % 2 == 1 => values[values.len() / 2],
        _ => (values[values.len() / 2 - 1] + values[values.len() / 2]) / 2.0,
    };
    let (num, den) = values.iter().fold((0.0, 0.0), |(n, d), v| {
        let u = ((v - median) / c).powi(2);
        let w = if u < 1.0 { (1.0 - u).powi(2) } else { 0.0 };
        (n + w * v, d + w)
    });
    num / den
}

fn response(x: &[f64]) -> Result<f64, Fault> {
    let model = Model { decay: x[0], floor: x[1], memory: x[2], stiffness: x[3] };
    let cores = parse(CORES)?;
    let mut by_year: BTreeMap<i32, Vec<f64>> = BTreeMap::new();
    let mut labels = BTreeSet::new();
    for core in &cores {
        labels.insert(core.label.clone());
        for (year, index) in core.indices(&model) {
            by_year.entry(year).or_default().push(index);
        }
    }
    by_year.retain(|_, v| v.len() >= 2);
    let chronology: Vec<(i32, f64)> =
        by_year.iter_mut().map(|(&y, v)| (y, biweight(v, model.stiffness))).collect();
    let mean = chronology.iter().map(|c| c.1).sum::<f64>() / chronology.len() as f64;
    let sensitivity: f64 = chronology
        .windows(2)
        .map(|w| 2.0 * (w[1].1 - w[0].1).powi(2) / (w[1].1 + w[0].1))
        .sum();
    let warm: f64 = chronology.iter().rev().step_by(3).map(|&(y, i)| f64::from(y % 7 - 3) * i).sum();
    Ok(mean + sensitivity + 0.1 * warm * labels.len() as f64)
}

extern "C" fn climate(x: *const f64, n: usize) -> f64 {
    match response(unsafe { std::slice::from_raw_parts(x, n) }) {
        Ok(v) => v,
        Err(fault) => {
            eprintln!("{fault}");
            f64::NAN
        }
    }
}

fn main() {
    let x = [0.15, 0.55, 0.3, 0.9];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(climate as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        let want = cd(1e-4, |h| { let mut y = x; y[i] += h; climate(y.as_ptr(), 4) });
        c.cmp(&format!("d{i}"), d[i], want);
        let mut t = [0.0; 4];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(climate as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr(), enzyme_const, x.len()) };
        c.cmp(&format!("f{i}"), f, want);
    }
    c.done();
}
