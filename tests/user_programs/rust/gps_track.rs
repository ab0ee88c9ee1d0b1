//! Navigation: fixes of a receiver parsed from sentences, with an error of its own; a track filtered, its length and climb.
include!("differences.inc");
use std::fmt;
use std::str::FromStr;

#[derive(Debug, Clone, PartialEq)]
enum FixError {
    Empty,
    MissingField(&'static str),
    BadNumber { field: String, text: String },
    BadHemisphere(char),
    NoFix(u8),
    TooFewSatellites(usize),
}

impl fmt::Display for FixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FixError::Empty => write!(f, "empty sentence"),
            FixError::MissingField(name) => write!(f, "no field {name}"),
            FixError::BadNumber { field, text } => write!(f, "{field}: '{text}' is no number"),
            FixError::BadHemisphere(c) => write!(f, "hemisphere {c}"),
            FixError::NoFix(q) => write!(f, "quality {q}"),
            FixError::TooFewSatellites(n) => write!(f, "{n} satellites"),
        }
    }
}

impl std::error::Error for FixError {}

#[derive(Debug, Clone, Copy)]
struct Fix {
    latitude: f64,
    longitude: f64,
    height: f64,
    quality: u8,
    satellites: usize,
}

fn number(field: &'static str, text: Option<&str>) -> Result<f64, FixError> {
    let text = text.ok_or(FixError::MissingField(field))?.trim();
    text.parse().map_err(|_| FixError::BadNumber { field: field.to_string(), text: text.to_owned() })
}

fn angle(field: &'static str, text: Option<&str>, hemisphere: Option<&str>) -> Result<f64, FixError> {
    let value = number(field, text)?;
    let degrees = (value / 100.0).trunc();
    let angle = degrees + (value - 100.0 * degrees) / 60.0;
    match hemisphere.and_then(|h| h.chars().next()) {
        Some('N' | 'E') => Ok(angle),
        Some('S' | 'W') => Ok(-angle),
        Some(other) => Err(FixError::BadHemisphere(other)),
        None => Err(FixError::MissingField("hemisphere")),
    }
}

impl FromStr for Fix {
    type Err = FixError;
    fn from_str(line: &str) -> Result<Self, Self::Err> {
        if line.is_empty() {
            return Err(FixError::Empty);
        }
        let mut fields = line.split(',').skip(1);
        let latitude = angle("latitude", fields.next(), fields.next())?;
        let longitude = angle("longitude", fields.next(), fields.next())?;
        let quality = number("quality", fields.next())? as u8;
        let satellites = number("satellites", fields.next())? as usize;
        let height = number("height", fields.next())?;
        match (quality, satellites) {
            (0, _) => Err(FixError::NoFix(quality)),
            (_, n) if n < 4 => Err(FixError::TooFewSatellites(n)),
            _ => Ok(Fix { latitude, longitude, height, quality, satellites }),
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Datum {
    radius: f64,
    flattening: f64,
    undulation: f64,
}

impl Datum {
    fn place(&self, fix: &Fix) -> Result<[f64; 3], FixError> {
        if fix.quality == 0 {
            return Err(FixError::NoFix(0));
        }
        let (sin, cos) = fix.latitude.to_radians().sin_cos();
        let (sl, cl) = fix.longitude.to_radians().sin_cos();
        let e2 = self.flattening * (2.0 - self.flattening);
        let n = self.radius / (1.0 - e2 * sin * sin).sqrt();
        let h = fix.height + self.undulation;
        Ok([(n + h) * cos * cl, (n + h) * cos * sl, (n * (1.0 - e2) + h) * sin])
    }
}

fn length(datum: &Datum, track: &[Fix]) -> Result<f64, FixError> {
    let places = track.iter().map(|f| datum.place(f)).collect::<Result<Vec<_>, _>>()?;
    let steps = places.windows(2).map(|w| {
        let squares: f64 = w[0].iter().zip(&w[1]).map(|(a, b)| (a - b).powi(2)).sum();
        squares.sqrt()
    });
    Ok(steps.sum())
}

fn filtered(track: &[Fix], gain: f64) -> Result<Vec<Fix>, FixError> {
    let mut state: Option<Fix> = None;
    let mut out = Vec::with_capacity(track.len());
    for fix in track {
        let weight = if fix.satellites >= 8 { gain } else { gain * fix.satellites as f64 / 8.0 };
        let next = match state {
            None => *fix,
            Some(last) => Fix { height: last.height + weight * (fix.height - last.height), latitude: last.latitude + weight * (fix.latitude - last.latitude), ..*fix },
        };
        state = Some(next);
        out.push(next);
    }
    state.map(|_| out).ok_or(FixError::Empty)
}

const LOG: &str = "$GPGGA,4717.11399,N,00833.91590,E,1,8,499.6
$GPGGA,4717.12599,N,00833.92590,E,1,9,502.1
$GPGGA,4717.x,N,00833.92590,E,1,9,502.1
$GPGGA,4717.13199,N,00833.93990,E,1,5,505.7
$GPGGA,4717.14499,N,00833.95190,E,0,3,504.0
$GPGGA,4717.15099,N,00833.96790,E,2,11,509.4
$GPGGA,4717.15099,Q,00833.96790,E,2,11,509.4";

fn score(log: &str, x: &[f64]) -> Result<f64, FixError> {
    let (fixes, errors): (Vec<_>, Vec<_>) = log.lines().map(str::parse::<Fix>).partition(|r| r.is_ok());
    let raw: Vec<Fix> = fixes.into_iter().map(Result::unwrap).map(|f| Fix { height: f.height * x[3], ..f }).collect();
    let penalty: f64 = errors.iter().filter_map(|e| e.as_ref().err()).map(|e| match e {
        FixError::BadNumber { text, .. } => text.len() as f64 * x[0],
        FixError::NoFix(_) | FixError::TooFewSatellites(_) => x[0] * x[1],
        _ => 0.1,
    }).sum();
    let datum = Datum { radius: 6378137.0 * x[2], flattening: 1.0 / 298.257, undulation: 47.0 * x[1] };
    let track = filtered(&raw, x[0])?;
    let climb: f64 = track.windows(2).map(|w| (w[1].height - w[0].height).max(0.0)).sum();
    Ok(length(&datum, &track)? + climb * x[1] + penalty)
}

extern "C" fn track_score(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    match score(LOG, x) {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}

fn main() {
    let x = [0.8, 1.3, 1.01, 1.02];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(track_score as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-3, |h| { let mut y = x; y[i] += h; track_score(y.as_ptr(), 4) }));
    }
    c.done();
}
