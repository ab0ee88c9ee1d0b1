//! Sculpture: a hanging mobile as a tree of boxes that is built, balanced and rewritten in recursion; tilts by Newton's method, leaves by an iterator over a stack of references, a visitor by &mut dyn FnMut.
include!("harness.rs");

#[derive(Clone, Debug)]
enum Mobile {
    Plate { mass: f64, area: f64 },
    Rod { length: f64, pivot: f64, tilt: f64, left: Box<Mobile>, right: Box<Mobile> },
    String { length: f64, below: Option<Box<Mobile>> },
}

use Mobile::{Plate, Rod, String as Line};

struct Leaves<'a> {
    stack: Vec<(&'a Mobile, usize)>,
}

impl<'a> Iterator for Leaves<'a> {
    /// Mass, area and depth.
    type Item = (f64, f64, usize);
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.stack.pop()? {
                (Plate { mass, area }, depth) => return Some((*mass, *area, depth)),
                (Rod { left, right, .. }, depth) => self.stack.extend([(&**right, depth + 1), (&**left, depth + 1)]),
                (Line { below: Some(m), .. }, depth) => self.stack.push((m, depth + 1)),
                (Line { below: None, .. }, _) => {}
            }
        }
    }
}

impl Mobile {
    fn leaves(&self) -> Leaves<'_> {
        Leaves { stack: vec![(self, 0)] }
    }

    fn mass(&self) -> f64 {
        match self {
            Plate { mass, .. } => *mass,
            Rod { length, left, right, .. } => 0.05 * length + left.mass() + right.mass(),
            Line { length, below } => 0.001 * length + below.as_ref().map_or(0.0, |m| m.mass()),
        }
    }

    fn drag(&self, wind: f64) -> f64 {
        match self {
            Plate { area, .. } => 0.6 * area * wind * wind,
            Rod { left, right, tilt, .. } => (left.drag(wind) + right.drag(wind)) * tilt.cos(),
            Line { below, .. } => below.iter().map(|m| m.drag(wind)).sum(),
        }
    }

    /// Angle at which the moments about the pivot, and of a stiff joint, cancel.
    fn settle(&mut self, wind: f64, stiffness: f64) {
        match self {
            Plate { .. } => {}
            Line { below, .. } => {
                if let Some(m) = below {
                    m.settle(0.9 * wind, stiffness);
                }
            }
            Rod { length, pivot, tilt, left, right } => {
                left.settle(wind, stiffness);
                right.settle(wind, stiffness);
                let moment = 9.81 * (left.mass() * *pivot * *length - right.mass() * (1.0 - *pivot) * *length);
                let push = (right.drag(wind) - left.drag(wind)) * *length;
                let mut angle = 0.0_f64;
                for _ in 0..40 {
                    let f = moment * angle.cos() + push * angle.sin() - stiffness * (angle + angle.powi(3));
                    let slope = -moment * angle.sin() + push * angle.cos() - stiffness * (1.0 + 3.0 * angle * angle);
                    angle -= f / slope;
                }
                *tilt = angle;
            }
        }
    }

    /// Cuts plates that are too light, and rods that have nothing on one side.
    fn prune(self, lightest: f64) -> Option<Mobile> {
        Some(match self {
            Plate { mass, .. } if mass < lightest => return None,
            plate @ Plate { .. } => plate,
            Line { length, below } => Line { length, below: Some(Box::new(below?.prune(lightest)?)) },
            Rod { length, pivot, tilt, left, right } => match (left.prune(lightest), right.prune(lightest)) {
                (Some(l), Some(r)) => Rod { length, pivot, tilt, left: Box::new(l), right: Box::new(r) },
                (Some(one), None) | (None, Some(one)) => Line { length: 0.5 * length, below: Some(Box::new(one)) },
                (None, None) => return None,
            },
        })
    }

    /// Hangs something below the first open string.
    fn hang(&mut self, what: &mut Option<Mobile>) {
        match self {
            Line { below, .. } if below.is_none() => *below = what.take().map(Box::new),
            Line { below: Some(m), .. } => m.hang(what),
            Rod { left, right, .. } => {
                left.hang(what);
                if what.is_some() {
                    right.hang(what);
                }
            }
            _ => {}
        }
    }

    fn visit(&self, at: (f64, f64), see: &mut dyn FnMut(f64, f64, f64)) {
        match self {
            Plate { mass, area } => see(at.0, at.1 - 0.5 * area.sqrt(), *mass),
            Line { length, below } => {
                if let Some(m) = below {
                    m.visit((at.0, at.1 - length), see);
                }
            }
            Rod { length, pivot, tilt, left, right } => {
                let (s, c) = tilt.sin_cos();
                left.visit((at.0 - pivot * length * c, at.1 - pivot * length * s), see);
                right.visit((at.0 + (1.0 - pivot) * length * c, at.1 + (1.0 - pivot) * length * s), see);
            }
        }
    }
}

fn plate(mass: f64) -> Mobile {
    Plate { mass, area: 0.3 * mass.powf(2.0 / 3.0) }
}

fn rod(length: f64, pivot: f64, left: Mobile, right: Mobile) -> Mobile {
    Rod { length, pivot, tilt: 0.0, left: left.into(), right: right.into() }
}

/// A cascade of rods, each of which carries a plate and the next rod.
fn cascade(depth: usize, length: f64, ratio: f64, mass: f64) -> Mobile {
    if depth == 0 {
        return rod(length, 0.45, plate(0.02), Line { length: 0.2, below: None });
    }
    let rest = cascade(depth - 1, length * ratio, ratio, mass * ratio.sqrt());
    let heavy = rest.mass() / (rest.mass() + mass);
    rod(length, heavy * 0.98, plate(mass), Line { length: 0.3, below: Some(Box::new(rest)) })
}

fn beauty(x: &[f64]) -> f64 {
    let mut mobile = cascade(4, x[0], x[1], x[2]);
    let mut fish = Some(rod(0.4, 0.5, plate(0.3 * x[2]), plate(x[3])));
    mobile.hang(&mut fish);
    assert!(fish.is_none());
    let Some(mut mobile) = mobile.prune(0.05) else { return 0.0 };
    let mut score = 0.0;
    for wind in [0.0, 0.8, 1.7] {
        mobile.settle(wind, x[4]);
        let mut places = Vec::new();
        mobile.visit((0.0, 4.0), &mut |px, py, mass| places.push((px, py, mass)));
        for (i, a) in places.iter().enumerate() {
            for b in &places[i + 1..] {
                score -= 0.01 * (-((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2))).exp();
            }
        }
        let total: f64 = places.iter().map(|p| p.2).sum();
        score += places.iter().map(|p| p.2 * p.1).sum::<f64>() / total;
    }
    let deepest = mobile.leaves().map(|l| l.2).max().unwrap_or(0);
    score + mobile.leaves().map(|(m, a, d)| m * a * d as f64 / deepest as f64).sum::<f64>()
}

extern "C" fn look(x: *const f64, n: usize) -> f64 {
    beauty(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.5, 0.8, 0.6, 0.35, 2.0];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(look as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..5 {
        let mut v = [0.0; 5];
        v[i] = 1.0;
        let along = unsafe { __enzyme_fwddiff(look as *const c_void, enzyme_dup, x.as_ptr(), v.as_ptr(), enzyme_const, x.len()) };
        if !((along - d[i]).abs() <= 1e-9 * (1.0 + along.abs())) {
            println!("WRONG {i}: forward {along} reverse {}", d[i]);
            std::process::exit(1);
        }
    }
    compare(&d, &|x| look(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
