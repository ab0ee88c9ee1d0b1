//! Hydraulics: a reservoir with outlets behind a trait, curves that are interpolated, a season of inflow from text, operation rules.
include!("differences.inc");
use std::collections::BTreeMap;
use std::fmt;

#[derive(Debug)]
enum DamError {
    Parse { line: usize, source: std::num::ParseFloatError },
    Curve(String),
    Overtopped { day: usize, level: f64 },
}

impl fmt::Display for DamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parse { line, source } => write!(f, "line {line}: {source}"),
            Self::Curve(name) => write!(f, "curve {name} is not increasing"),
            Self::Overtopped { day, level } => write!(f, "overtopped on day {day} at {level}"),
        }
    }
}

impl std::error::Error for DamError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Parse { source, .. } => Some(source),
            _ => None,
        }
    }
}

#[derive(Clone, Debug)]
struct Curve {
    name: String,
    points: Vec<(f64, f64)>,
}

impl Curve {
    fn new(name: impl Into<String>, points: impl IntoIterator<Item = (f64, f64)>) -> Result<Self, DamError> {
        let curve = Curve { name: name.into(), points: points.into_iter().collect() };
        if curve.points.windows(2).any(|w| w[1].0 <= w[0].0) {
            return Err(DamError::Curve(curve.name));
        }
        Ok(curve)
    }

    fn at(&self, x: f64) -> f64 {
        let k = self.points.partition_point(|p| p.0 < x).clamp(1, self.points.len() - 1);
        let ((x0, y0), (x1, y1)) = (self.points[k - 1], self.points[k]);
        y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    }
}

trait Outlet {
    fn flow(&self, level: f64) -> f64;
    fn operate(&mut self, _day: usize, _level: f64) {}
    fn label(&self) -> &str;
}

struct Weir {
    crest: f64,
    width: f64,
    coefficient: f64,
}

struct Gate {
    name: String,
    sill: f64,
    opening: f64,
    schedule: BTreeMap<usize, f64>,
}

impl Outlet for Weir {
    fn flow(&self, level: f64) -> f64 {
        let head = (level - self.crest).max(0.0);
        if head > 0.0 { self.coefficient * self.width * head.powf(1.5) } else { 0.0 }
    }
    fn label(&self) -> &str {
        "weir"
    }
}

impl Outlet for Gate {
    fn flow(&self, level: f64) -> f64 {
        match level - self.sill {
            head if head > 0.0 => self.opening * (19.62 * head).sqrt(),
            _ => 0.0,
        }
    }
    fn operate(&mut self, day: usize, level: f64) {
        if let Some((_, opening)) = self.schedule.range(..=day).next_back() {
            self.opening = *opening;
        }
        if level > self.sill + 18.0 {
            self.opening *= 1.25;
        }
    }
    fn label(&self) -> &str {
        &self.name
    }
}

const INFLOW: &str = "# cubic metres per second
45.0
60.5
120

210.25
180
95.5
40 # falling
30";

fn inflow(text: &str) -> Result<Vec<f64>, DamError> {
    text.lines()
        .enumerate()
        .map(|(i, l)| (i + 1, l.split('#').next().unwrap_or("").trim()))
        .filter(|(_, l)| !l.is_empty())
        .map(|(line, l)| l.parse::<f64>().map_err(|source| DamError::Parse { line, source }))
        .collect()
}

struct Season {
    spilled: BTreeMap<String, f64>,
    peak: f64,
    energy: f64,
}

fn run(outlets: &mut [Box<dyn Outlet>], storage: &Curve, start: f64, text: &str, scale: f64) -> Result<Season, DamError> {
    let mut volume = start;
    let mut season = Season { spilled: BTreeMap::new(), peak: f64::NEG_INFINITY, energy: 0.0 };
    for (day, q) in inflow(text)?.into_iter().enumerate() {
        for hour in 0..4 {
            let level = storage.at(volume);
            if level > 130.0 {
                return Err(DamError::Overtopped { day, level });
            }
            let mut out = 0.0;
            for o in outlets.iter_mut() {
                if hour == 0 {
                    o.operate(day, level);
                }
                let flow = o.flow(level);
                *season.spilled.entry(o.label().to_string()).or_insert(0.0) += flow * 0.0216;
                out += flow;
            }
            volume += (q * scale - out) * 0.0216;
            season.peak = season.peak.max(level);
            season.energy += 0.001 * out * (level - 60.0);
        }
    }
    Ok(season)
}

fn benefit(x: &[f64]) -> Result<f64, DamError> {
    let storage = Curve::new("storage", [(0.0, 80.0), (10.0, 95.0), (25.0, 105.0), (60.0, 118.0), (140.0, 131.0 * x[3])])?;
    let schedule = [(0, x[0]), (3, 2.2 * x[0]), (6, 0.7)].into_iter().collect();
    let mut outlets: Vec<Box<dyn Outlet>> = vec![
        Box::new(Gate { name: String::from("bottom gate"), sill: 84.0, opening: 0.0, schedule }),
        Box::new(Weir { crest: 106.0 + x[1], width: 22.0, coefficient: 1.9 }),
    ];
    let season = run(&mut outlets, &storage, 30.0, INFLOW, x[2])?;
    let spilled: f64 = season.spilled.iter().map(|(name, v)| v * if name == "weir" { 0.3 } else { 0.05 * name.len() as f64 }).sum();
    Ok(season.energy - spilled - 0.5 * (season.peak - 100.0).powi(2) * x[1])
}

extern "C" fn dam(x: *const f64, n: usize) -> f64 {
    benefit(unsafe { std::slice::from_raw_parts(x, n) }).unwrap_or_else(|e| panic!("{e}"))
}

fn main() {
    let x = [1.6, 0.4, 1.1, 1.02];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(dam as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-5, |h| { let mut y = x; y[i] += h; dam(y.as_ptr(), 4) }));
    }
    c.done();
}
