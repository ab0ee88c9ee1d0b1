//! Avalanches: a site is described in a text with parameters by name, read inside what is differentiated; errors travel with `?`; a flow runs down the profile.
include!("harness.rs");
use std::collections::HashMap;
use std::fmt;
use std::num::ParseFloatError;
use std::str::FromStr;

const SITE: &str = "
# Gully above the village, surveyed 1998
[snow]
density   = 280.0       ; kg/m3
depth     = $depth
erosion   = 0.004

[friction]
dry       = $mu
turbulent = $xi         # m/s2
cohesion  = 0.0e0

[profile]
0    2100
120  2012.5
260  1920
430  1838
610  1780.25
800  1751
1050 1740
";

#[derive(Debug)]
enum SiteError {
    Number(usize, ParseFloatError),
    Unknown { line: usize, name: String },
    Missing(&'static str),
    Profile(usize),
}

impl fmt::Display for SiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SiteError::Number(line, e) => write!(f, "line {line}: {e}"),
            SiteError::Unknown { line, name } => write!(f, "line {line}: no parameter {name}"),
            SiteError::Missing(key) => write!(f, "{key} is missing"),
            SiteError::Profile(line) => write!(f, "line {line}: two numbers expected"),
        }
    }
}
impl std::error::Error for SiteError {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Section {
    Snow,
    Friction,
    Profile,
}

impl FromStr for Section {
    type Err = ();
    fn from_str(s: &str) -> Result<Self, ()> {
        Ok(match s {
            "snow" => Section::Snow,
            "friction" => Section::Friction,
            "profile" => Section::Profile,
            _ => return Err(()),
        })
    }
}

#[derive(Default)]
struct Site {
    values: HashMap<(Option<Section>, String), f64>,
    profile: Vec<(f64, f64)>,
}

impl Site {
    fn parse(text: &str, parameters: &HashMap<&str, f64>) -> Result<Site, SiteError> {
        let mut site = Site::default();
        let mut section = None;
        for (n, raw) in text.lines().enumerate() {
            let line = raw.split(['#', ';']).next().unwrap_or("").trim();
            if line.is_empty() {
                continue;
            }
            if let Some(name) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
                section = Some(name.parse().map_err(|()| SiteError::Unknown { line: n, name: name.to_string() })?);
            } else if let Some((key, value)) = line.split_once('=') {
                let value = value.trim();
                let number = match value.strip_prefix('$') {
                    Some(name) => *parameters
                        .get(name)
                        .ok_or_else(|| SiteError::Unknown { line: n, name: name.to_owned() })?,
                    None => value.parse::<f64>().map_err(|e| SiteError::Number(n, e))?,
                };
                site.values.insert((section, key.trim().to_lowercase()), number);
            } else {
                let numbers = line
                    .split_whitespace()
                    .map(str::parse::<f64>)
                    .collect::<Result<Vec<_>, _>>()
                    .map_err(|e| SiteError::Number(n, e))?;
                let [x, z] = numbers[..] else { return Err(SiteError::Profile(n)) };
                site.profile.push((x, z));
            }
        }
        Ok(site)
    }

    fn value(&self, section: Section, key: &'static str) -> Result<f64, SiteError> {
        self.values.get(&(Some(section), key.to_string())).copied().ok_or(SiteError::Missing(key))
    }

    /// Slope of the ground as an angle, smoothed over the survey's points.
    fn slope(&self, x: f64) -> f64 {
        self.profile
            .windows(2)
            .map(|w| {
                let middle = 0.5 * (w[0].0 + w[1].0);
                let angle = ((w[0].1 - w[1].1) / (w[1].0 - w[0].0)).atan();
                let weight = (-((x - middle) / 90.0).powi(2)).exp() + 1e-12;
                (angle * weight, weight)
            })
            .fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1))
            .then_divide()
    }
}

trait Divide {
    fn then_divide(self) -> f64;
}
impl Divide for (f64, f64) {
    fn then_divide(self) -> f64 {
        self.0 / self.1
    }
}

/// Distance after the time of the simulation and impact pressure on the dam at 700 m.
fn run(x: &[f64]) -> Result<(f64, f64), SiteError> {
    let parameters = HashMap::from([("depth", x[0]), ("mu", x[1]), ("xi", x[2])]);
    let site = Site::parse(SITE, &parameters)?;
    let (mu, xi) = (site.value(Section::Friction, "dry")?, site.value(Section::Friction, "turbulent")?);
    let cohesion = site.value(Section::Friction, "cohesion")?;
    let density = site.value(Section::Snow, "density")?;
    let mut depth = site.value(Section::Snow, "depth")?;
    let erosion = site.value(Section::Snow, "erosion")?;
    let (mut at, mut speed, mut pressure) = (40.0_f64, 3.0_f64, 0.0);
    let dt = 0.25;
    for _ in 0..120 {
        let angle = site.slope(at);
        let drive = 9.81 * (angle.sin() - mu * angle.cos());
        let drag = 9.81 * speed * speed / (xi * depth) + cohesion / (density * depth);
        speed = softplus(speed + dt * (drive - drag));
        depth += erosion * dt * speed * (-depth).exp();
        at += dt * speed * angle.cos();
        pressure += 0.5 * density * speed * speed * (-((at - 700.0) / 60.0).powi(2)).exp() * dt;
    }
    Ok((at, pressure))
}

fn softplus(v: f64) -> f64 {
    if v > 30.0 { v } else { (1.0 + (3.0 * v).exp()).ln() / 3.0 }
}

extern "C" fn hazard(x: *const f64, n: usize) -> f64 {
    match run(unsafe { std::slice::from_raw_parts(x, n) }) {
        Ok((distance, pressure)) => 1e-3 * distance + 1e-5 * pressure,
        Err(e) => panic!("{e}"),
    }
}

fn main() {
    let x = [1.4, 0.21, 1500.0];
    let mut d = [0.0; 3];
    unsafe { __enzyme_autodiff(hazard as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    // the last one is large: a scaled copy is what differences are taken of
    let scaled = |y: &[f64]| hazard([y[0], y[1], 1000.0 * y[2]].as_ptr(), 3);
    compare(&[d[0], d[1], 1000.0 * d[2]], &scaled, &[1.4, 0.21, 1.5], 1e-4, 1e-6);
}
