//! A crystal's energy: a lattice as a type with derivatives, pair potentials as enum and boxed trait, elastic constants.
use std::fmt;
use std::ops::{AddAssign, Mul, Sub};

use ltoad::Differentiable;
use rust_crate::{close, differences};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct V3([f64; 3]);

impl Sub for V3 {
    type Output = V3;
    fn sub(self, o: V3) -> V3 {
        V3(std::array::from_fn(|i| self.0[i] - o.0[i]))
    }
}

impl Mul<f64> for V3 {
    type Output = V3;
    fn mul(self, k: f64) -> V3 {
        V3(self.0.map(|c| c * k))
    }
}

impl AddAssign for V3 {
    fn add_assign(&mut self, o: V3) {
        self.0.iter_mut().zip(o.0).for_each(|(a, b)| *a += b);
    }
}

impl V3 {
    fn norm(&self) -> f64 {
        self.0.iter().map(|c| c * c).sum::<f64>().sqrt()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Kind {
    Sodium,
    Chlorine,
}

#[derive(Clone, Debug, Differentiable)]
struct Atom {
    position: V3,
    charge: f64,
    label: String,
}

#[derive(Clone, Debug, Differentiable)]
struct Crystal {
    cell: [V3; 3],
    atoms: Vec<Atom>,
    strain: Option<f64>,
    pressure: f32,
}

trait Pair {
    fn energy(&self, r: f64, kinds: (Kind, Kind)) -> f64;
}

enum Short {
    Buckingham { a: f64, rho: f64 },
    Power(i32, f64),
}

impl Pair for Short {
    fn energy(&self, r: f64, kinds: (Kind, Kind)) -> f64 {
        let same = if kinds.0 == kinds.1 { 0.5 } else { 1.0 };
        same * match *self {
            Short::Buckingham { a, rho } => a * (-r / rho).exp(),
            Short::Power(n, b) => b * r.powi(-n),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Sodium => "Na",
            Kind::Chlorine => "Cl",
        })
    }
}

impl Atom {
    fn kind(&self) -> Option<Kind> {
        match self.label.get(..2)? {
            "Na" => Some(Kind::Sodium),
            "Cl" => Some(Kind::Chlorine),
            _ => None,
        }
    }
}

impl Crystal {
    fn images(&self, reach: i32) -> impl Iterator<Item = V3> + '_ {
        let range = -reach..=reach;
        range.clone().flat_map(move |i| {
            let range = range.clone();
            range.clone().flat_map(move |j| range.clone().map(move |k| (i, j, k)))
        })
        .map(|(i, j, k)| {
            let mut shift = V3([0.0; 3]);
            for (n, axis) in [i, j, k].into_iter().zip(&self.cell) {
                shift += *axis * f64::from(n);
            }
            shift
        })
    }

    fn energy(&self, forces: &[Box<dyn Pair>]) -> f64 {
        let stretch = 1.0 + self.strain.unwrap_or_default();
        let mut total = 0.0;
        for shift in self.images(1) {
            for (i, a) in self.atoms.iter().enumerate() {
                for b in self.atoms.iter().skip(if shift.norm() == 0.0 { i + 1 } else { 0 }) {
                    let mut d = b.position - a.position;
                    d += shift;
                    d.0[2] *= stretch;
                    let r = d.norm();
                    let (Some(k), Some(l)) = (a.kind(), b.kind()) else { continue };
                    total += a.charge * b.charge * (-0.4 * r).exp() / r;
                    total += forces.iter().map(|f| f.energy(r, (k, l))).sum::<f64>();
                }
            }
        }
        let [a, b, c] = self.cell.map(|v| v.norm());
        total + f64::from(self.pressure) * a * b * c * stretch
    }
}

fn rock_salt(x: &[f64]) -> Crystal {
    let a = x[0];
    let atoms = [(Kind::Sodium, [0.0, 0.0, 0.0]), (Kind::Chlorine, [0.5 + x[3], 0.5, 0.5])]
        .iter()
        .map(|(kind, p)| Atom {
            position: V3(p.map(|c| c * 2.8)),
            charge: if *kind == Kind::Sodium { x[1] } else { -x[1] },
            label: format!("{kind}+"),
        })
        .collect();
    let cell = [V3([a, 0.1, 0.0]), V3([0.0, a, 0.0]), V3([0.0, 0.2, a])];
    Crystal { cell, atoms, strain: Some(x[2]), pressure: 0.01 }
}

fn main() {
    let forces: Vec<Box<dyn Pair>> = vec![
        Box::new(Short::Buckingham { a: 20.0, rho: 0.5 }),
        Box::new(Short::Power(8, 3.0)),
    ];
    let x = [2.9, 0.9, 0.02, 0.03];
    let crystal = rock_salt(&x);
    let (energy, g) = ltoad::value_and_gradient(|c: &Crystal| c.energy(&forces), &crystal);
    assert!((energy - crystal.energy(&forces)).abs() < 1e-12);
    let want = differences(|x| rock_salt(x).energy(&forces), &x);
    let got = [
        g.cell[0].0[0] + g.cell[1].0[1] + g.cell[2].0[2],
        g.atoms[0].charge - g.atoms[1].charge,
        g.strain.unwrap(),
        g.atoms[1].position.0[0] * 2.8,
    ];
    close(&got, &want, 1e-6);
    let mut along = crystal.zeroed();
    along.strain = Some(1.0);
    let (_, slope) = ltoad::jvp(|c: &Crystal| c.energy(&forces), &crystal, &along);
    close(&[slope], &want[2..3], 1e-6);
    let stiff = ltoad::hvp(|c: &Crystal| c.energy(&forces), &crystal, &along);
    let second = differences(
        |e| {
            let mut c = rock_salt(&x);
            c.strain = Some(e[0]);
            ltoad::gradient(|c: &Crystal| c.energy(&forces), &c).strain.unwrap()
        },
        &x[2..3],
    );
    close(&[stiff.strain.unwrap()], &second, 1e-6);
}
