//! Cable cars: newtype units, a catenary by Newton with Result, boxed errors with sources and downcasts, try_fold over towers read from text.
include!("harness.rs");
use std::error::Error;
use std::fmt;
use std::ops::{Add, Div, Mul, Neg, Sub};

macro_rules! unit {
    ($($name:ident $sign:literal),*) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Default)]
        struct $name(f64);
        impl Add for $name {
            type Output = Self;
            fn add(self, o: Self) -> Self { $name(self.0 + o.0) }
        }
        impl Sub for $name {
            type Output = Self;
            fn sub(self, o: Self) -> Self { $name(self.0 - o.0) }
        }
        impl Neg for $name {
            type Output = Self;
            fn neg(self) -> Self { $name(-self.0) }
        }
        impl Mul<$name> for f64 {
            type Output = $name;
            fn mul(self, o: $name) -> $name { $name(self * o.0) }
        }
        impl Div for $name {
            type Output = f64;
            fn div(self, o: Self) -> f64 { self.0 / o.0 }
        }
        impl std::iter::Sum for $name {
            fn sum<I: Iterator<Item = Self>>(i: I) -> Self { i.fold(Self::default(), Add::add) }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{:.1} {}", self.0, $sign) }
        }
    )*};
}
unit!(Metres "m", Newtons "N");

#[derive(Debug)]
struct NoSag {
    span: Metres,
    source: Option<Box<dyn Error + Send + Sync>>,
}
impl fmt::Display for NoSag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no sag over {}", self.span)
    }
}
impl Error for NoSag {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source.as_deref().map(|e| e as &(dyn Error + 'static))
    }
}
#[derive(Clone, Copy, Debug)]
struct Tower {
    at: Metres,
    top: Metres,
}
const LINE: &str = "0 12; 40 25\n95 31;130, 48 ; bad\n180 52";

fn towers(scale: f64) -> (Vec<Tower>, usize) {
    let mut bad = 0;
    let parse = |piece: &str| -> Result<Tower, Box<dyn Error>> {
        let numbers: Vec<f64> = piece.split([' ', ',']).filter(|w| !w.is_empty()).map(str::parse).collect::<Result<_, _>>()?;
        match numbers[..] {
            [at, top] => Ok(Tower { at: Metres(at), top: scale * Metres(top) }),
            _ => Err(format!("{} numbers", numbers.len()).into()),
        }
    };
    let all = LINE.split(['\n', ';']).map(str::trim).filter_map(|p| parse(p).inspect_err(|_| bad += 1).ok()).collect();
    (all, bad)
}
fn sag(span: Metres, weight: f64, tension: Newtons) -> Result<Metres, NoSag> {
    let start = tension.0 / weight;
    if !start.is_finite() || start < 0.1 * span.0 {
        return Err(NoSag { span, source: Some("too slack".into()) });
    }
    let ratio = 1.02 + 0.001 * weight + 0.1 / start;
    let mut half = 0.6_f64;
    for _ in 0..20 {
        half -= (half.sinh() - ratio * half) / (half.cosh() - ratio);
    }
    Ok(span.0 / (2.0 * half) * Metres(half.cosh() - 1.0))
}
fn ride(x: &[f64]) -> Result<f64, Box<dyn Error>> {
    let (line, bad) = towers(x[0]);
    let spans: Vec<(Metres, Metres)> = line.windows(2).map(|w| (w[1].at - w[0].at, w[1].top - w[0].top)).collect();
    let (drop, tightest) = spans.iter().try_fold((Metres(0.0), Newtons(x[2])), |(sum, pull), &(span, rise)| {
        let dip = sag(span, x[1], pull)?;
        Ok::<_, NoSag>((sum + dip + 0.1 * -rise, Newtons(pull.0 * (1.0 + rise / span))))
    })?;
    let slack = sag(Metres(50.0), x[1], Newtons(0.5)).map_err(Box::<dyn Error>::from);
    let warning = match slack {
        Err(e) if e.downcast_ref::<NoSag>().is_some_and(|n| n.source().is_some()) => e.to_string().len(),
        Err(e) => return Err(e),
        Ok(_) => 0,
    };
    let climb: Metres = spans.iter().map(|s| s.1).filter(|r| *r > Metres(5.0)).sum();
    Ok(drop.0 * x[3] + tightest.0.ln() + climb / Metres(x[3]) + (bad * warning) as f64 * 0.01 * x[1])
}
extern "C" fn cable(x: *const f64, n: usize) -> f64 {
    match ride(unsafe { std::slice::from_raw_parts(x, n) }) {
        Ok(value) => value,
        Err(e) => panic!("{e}: {:?}", e.source()),
    }
}

fn main() {
    let x = [1.1, 0.9, 80.0, 0.6];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(cable as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| cable(x.as_ptr(), 4), &x, 1e-3, 1e-6);
}
