//! Air traffic: flight plans parsed from text by FromStr, flights by level in a BTreeMap of Vecs, range queries, conflicts by pairs.
include!("harness.rs");
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::num::{ParseFloatError, ParseIntError};
use std::ops::RangeInclusive;
use std::str::FromStr;

#[derive(Debug)]
enum PlanError {
    MissingField { line: usize, field: &'static str },
    BadNumber(String),
    NoFlights,
}

impl From<ParseFloatError> for PlanError {
    fn from(e: ParseFloatError) -> Self {
        PlanError::BadNumber(e.to_string())
    }
}

impl From<ParseIntError> for PlanError {
    fn from(e: ParseIntError) -> Self {
        PlanError::BadNumber(e.to_string())
    }
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingField { line, field } => write!(f, "line {line}: no {field}"),
            Self::BadNumber(what) => write!(f, "not a number: {what}"),
            Self::NoFlights => f.write_str("nobody flies"),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct CallSign(String);

#[derive(Debug, Clone)]
struct Flight {
    sign: CallSign,
    level: u16,
    position: (f64, f64),
    velocity: (f64, f64),
    delay: Option<f64>,
}

impl FromStr for Flight {
    type Err = PlanError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split(';').map(str::trim);
        let mut field = |name| parts.next().ok_or(PlanError::MissingField { line: 0, field: name });
        let sign = CallSign(field("call sign")?.to_uppercase());
        let level = field("level")?.trim_start_matches("FL").parse::<u16>()?;
        let (x, y) = field("position")?.split_once(',').ok_or(PlanError::MissingField { line: 0, field: "y" })?;
        let position = (x.parse()?, y.parse()?);
        let heading: f64 = field("heading")?.parse::<f64>()?.to_radians();
        let speed: f64 = field("speed")?.parse()?;
        Ok(Flight { sign, level, position, velocity: (speed * heading.sin(), speed * heading.cos()), delay: None })
    }
}

const PLANS: &str = "
    dlh4ya; FL340; -60.0,3.0; 88; 7.9
    baw12 ; FL340; 55.0,-2.5; 271; 8.1
    klm1023;FL360; 0.0,-70.0; 3; 8.4
    afr77 ; FL350; 4.0,64.0; 182; 7.6
    sas904; FL360; 40.0,40.0; 228; 8.0
";

struct Airspace {
    levels: BTreeMap<u16, Vec<Flight>>,
}

impl Airspace {
    fn read(text: &str, wind: (f64, f64)) -> Result<Self, PlanError> {
        let mut levels: BTreeMap<u16, Vec<Flight>> = BTreeMap::new();
        for (number, line) in text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty()) {
            let mut flight = line.parse::<Flight>().map_err(|e| match e {
                PlanError::MissingField { field, .. } => PlanError::MissingField { line: number, field },
                other => other,
            })?;
            flight.velocity.0 += wind.0;
            flight.velocity.1 += wind.1 * (f64::from(flight.level) / 340.0);
            levels.entry(flight.level).or_default().push(flight);
        }
        if levels.is_empty() { Err(PlanError::NoFlights) } else { Ok(Airspace { levels }) }
    }

    fn delay(&mut self, delays: &[(&str, f64)]) {
        for (sign, minutes) in delays {
            let found = self.levels.values_mut().flatten().find(|f| f.sign.0.starts_with(sign));
            if let Some(flight) = found {
                flight.delay.get_or_insert(0.0);
                flight.delay = flight.delay.map(|d| d + minutes);
            }
        }
    }

    fn risk(&self, band: RangeInclusive<u16>, involved: &mut BTreeSet<CallSign>) -> f64 {
        let near: Vec<&Flight> = self.levels.range(band).flat_map(|(_, fs)| fs.iter()).collect();
        let mut risk = 0.0;
        for (i, a) in near.iter().enumerate() {
            for b in &near[i + 1..] {
                let (t, miss) = closest(a, b);
                let vertical = 0.3 * f64::from(a.level.abs_diff(b.level));
                let severity = (-(miss + vertical * vertical) / 60.0).exp() / (1.0 + 0.1 * t.max(0.0));
                if severity > 1e-3 {
                    involved.insert(a.sign.clone());
                    involved.insert(b.sign.clone());
                }
                risk += severity;
            }
        }
        risk
    }
}

fn closest(a: &Flight, b: &Flight) -> (f64, f64) {
    let at_start = |f: &Flight| {
        let d = f.delay.unwrap_or_default();
        (f.position.0 - d * f.velocity.0, f.position.1 - d * f.velocity.1)
    };
    let (p, q) = (at_start(a), at_start(b));
    let (dx, dy) = (q.0 - p.0, q.1 - p.1);
    let (vx, vy) = (b.velocity.0 - a.velocity.0, b.velocity.1 - a.velocity.1);
    let t = -(dx * vx + dy * vy) / (vx * vx + vy * vy + 1e-9);
    (t, (dx + t * vx).powi(2) + (dy + t * vy).powi(2))
}

fn total_risk(x: &[f64; 4]) -> f64 {
    let mut space = match Airspace::read(PLANS, (x[0], x[1])) {
        Ok(space) => space,
        Err(problem) => panic!("{problem}"),
    };
    space.delay(&[("DLH", x[2]), ("SAS", x[3]), ("DLH", 0.5 * x[3])]);
    let mut involved = BTreeSet::new();
    let low = space.risk(330..=350, &mut involved);
    let high = space.risk(350..=370, &mut involved);
    (low + 2.0 * high) * involved.len() as f64
}

fn main() {
    let x = [0.4, -0.3, 0.2, 0.15];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(total_risk as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| total_risk(x.try_into().unwrap()), &x, 1e-4, 1e-6);
}
