//! Cycling: a course is parsed from text, a rider's power split over climbs, gears found by binary search, tangents of several directions.
use std::borrow::Cow;
use std::collections::HashMap;
use std::num::ParseFloatError;

use ltoad::{autodiff_forward, autodiff_reverse};
use rust_crate::{close, differences};

const COURSE: &str = "start;0;200\nvillage ; 4.0 ; 260\n# comment\nfork;6.5;455.5\n\nsummit;9.2;790\nend;15;310";

#[derive(Debug)]
enum Bad<'a> {
    Line(&'a str),
    Number(ParseFloatError),
}

impl From<ParseFloatError> for Bad<'_> {
    fn from(e: ParseFloatError) -> Self {
        Bad::Number(e)
    }
}

#[derive(Debug, Clone)]
struct Segment<'a> {
    name: Cow<'a, str>,
    length: f64,
    grade: f64,
}

fn segments(text: &str) -> Result<Vec<Segment<'_>>, Bad<'_>> {
    let mut rows = text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')).peekable();
    let mut out = Vec::new();
    let fields = |line| -> Result<(&str, f64, f64), Bad> {
        let parts: Vec<&str> = str::split(line, ';').map(|p| p.trim()).collect();
        let [name, km, height] = parts[..] else { return Err(Bad::Line(line)) };
        Ok((name, km.parse::<f64>()? * 1000.0, height.parse()?))
    };
    while let Some(line) = rows.next() {
        let Some(next) = rows.peek() else { break };
        let ((name, a, h), (to, b, g)) = (fields(line)?, fields(next)?);
        let name = if name == "start" { Cow::Borrowed(name) } else { Cow::Owned([name, to].join("-")) };
        out.push(Segment { name, length: b - a, grade: (g - h) / (b - a) });
    }
    Ok(out)
}

#[derive(Clone, Copy)]
struct Rider {
    mass: f64,
    drag: f64,
    power: f64,
    reserve: f64,
}

fn speed(rider: &Rider, grade: f64, power: f64) -> f64 {
    let slope = grade.atan();
    let mut v = 8.0;
    for _ in 0..30 {
        let f = 0.5 * rider.drag * v * v * v + rider.mass * 9.81 * (slope.sin() + 0.004 * slope.cos()) * v - power;
        let df = 1.5 * rider.drag * v * v + rider.mass * 9.81 * (slope.sin() + 0.004 * slope.cos());
        let next = (v - f / df).clamp(0.5, 30.0);
        if (next - v).abs() < 1e-13 {
            break;
        }
        v = next;
    }
    v
}

const GEARS: [f64; 6] = [1.2, 1.6, 2.1, 2.7, 3.4, 4.2];

fn cadence_loss(v: f64, best: f64) -> f64 {
    let ratio = v / (2.1 * best / 60.0);
    let i = GEARS.binary_search_by(|g| g.total_cmp(&ratio)).unwrap_or_else(|i| i);
    let near = GEARS[i.saturating_sub(1)..(i + 1).min(GEARS.len())].iter();
    near.map(|g| (ratio / g).ln().powi(2)).min_by(f64::total_cmp).unwrap_or(0.0)
}

#[autodiff_reverse(ride_gradient, Active, Active, Duplicated, Active)]
#[autodiff_forward(ride_ahead, Dual, Dual, Dual, Dual)]
#[autodiff_forward(ride_three, 3, Const, Const, Dual, DualOnly)]
fn ride(mass: f64, drag: f64, effort: &[f64; 3]) -> f64 {
    let [power, share, cadence] = *effort;
    let mut rider = Rider { mass, drag, power, reserve: 20.0 };
    let course = segments(COURSE).unwrap_or_default();
    let mut splits: HashMap<String, (f64, f64)> = HashMap::with_capacity(course.len());
    for s in &course {
        let push = match s.grade {
            g if g > 0.05 => rider.power * (1.0 + share),
            g if g < 0.0 => rider.power * (1.0 - 2.0 * share),
            _ => rider.power,
        };
        let v = speed(&rider, s.grade, push * (1.0 - 0.2 * cadence_loss(6.0 + 10.0 * share, cadence)));
        let time = s.length / v;
        rider.reserve -= (push - power).max(0.0) * time / 1000.0;
        let fresh = Rider { power: rider.power * (1.0 - 0.00002 * time), ..rider };
        rider = fresh;
        let split = splits.entry(s.name.to_uppercase()).or_default();
        split.0 += time;
        split.1 = split.1.max(push);
    }
    let total: f64 = splits.values().map(|s| s.0).sum();
    let hardest = splits.iter().filter(|(n, _)| n.contains("SUMMIT")).map(|(n, s)| s.1 * n.len() as f64).fold(0.0, f64::max);
    total / 60.0 + 0.001 * hardest - 0.1 * rider.reserve
}

fn main() {
    let x = [78.0, 0.32, 240.0, 0.12, 85.0];
    let want = differences(|x| ride(x[0], x[1], &[x[2], x[3], x[4]]), &x);
    let effort = [x[2], x[3], x[4]];
    let mut shadow = [0.0; 3];
    let (value, mass, drag) = ride_gradient(x[0], x[1], &effort, &mut shadow, 1.0);
    assert_eq!(value, ride(x[0], x[1], &effort));
    close(&[&[mass, drag], &shadow[..]].concat(), &want, 1e-6);
    let (_, t) = ride_ahead(x[0], 1.0, x[1], 2.0, &effort, &[0.0, 1.0, 0.0]);
    close(&[t], &[want[0] + 2.0 * want[1] + want[3]], 1e-6);
    let three = ride_three(x[0], x[1], &effort, &[1.0, 0.0, 0.0], &[0.0, 1.0, 0.0], &[0.0, 0.0, 1.0]);
    close(&three, &want[2..], 1e-6);
}
