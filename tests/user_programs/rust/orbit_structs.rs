//! Astronomy: a vector of structs with mixed members, operator traits, a symplectic integrator.
include!("harness.rs");
use std::ops::{Add, AddAssign, Mul, Sub};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct V3 {
    x: f64,
    y: f64,
    z: f64,
}
impl Add for V3 {
    type Output = V3;
    fn add(self, o: V3) -> V3 {
        V3 { x: self.x + o.x, y: self.y + o.y, z: self.z + o.z }
    }
}
impl Sub for V3 {
    type Output = V3;
    fn sub(self, o: V3) -> V3 {
        self + o * -1.0
    }
}
impl Mul<f64> for V3 {
    type Output = V3;
    fn mul(self, s: f64) -> V3 {
        V3 { x: self.x * s, y: self.y * s, z: self.z * s }
    }
}
impl AddAssign for V3 {
    fn add_assign(&mut self, o: V3) {
        *self = *self + o;
    }
}
impl V3 {
    fn norm2(self) -> f64 {
        self.x * self.x + self.y * self.y + self.z * self.z
    }
}

#[derive(Clone)]
struct Planet {
    name: &'static str,
    number: u8,
    mass: f32,
    at: V3,
    speed: V3,
    fixed: bool,
}

fn pull(planets: &[Planet], i: usize) -> V3 {
    planets
        .iter()
        .enumerate()
        .filter(|(j, _)| *j != i)
        .map(|(_, p)| {
            let d = p.at - planets[i].at;
            d * (p.mass as f64 / (d.norm2() + 0.01).powf(1.5))
        })
        .fold(V3::default(), |a, b| a + b)
}

extern "C" fn energy(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut planets: Vec<Planet> = x
        .chunks_exact(3)
        .zip(["sun", "mercury", "venus"])
        .enumerate()
        .map(|(i, (c, name))| Planet {
            name,
            number: i as u8,
            mass: 1.0 / (1 + 3 * i) as f32,
            at: V3 { x: c[0], y: c[1], z: c[2] },
            speed: V3 { x: 0.0, y: 0.3 * i as f64, z: 0.05 },
            fixed: name == "sun",
        })
        .collect();
    for _ in 0..20 {
        let forces: Vec<V3> = (0..planets.len()).map(|i| pull(&planets, i)).collect();
        for (p, f) in planets.iter_mut().zip(forces).filter(|(p, _)| !p.fixed) {
            p.speed += f * 0.05;
            p.at += p.speed * 0.05;
        }
    }
    planets
        .iter()
        .map(|p| p.mass as f64 * p.speed.norm2() + p.at.x * p.number as f64 + p.name.len() as f64 * p.at.y)
        .sum()
}

fn main() {
    let x = [0.1, 0.0, -0.1, 1.0, 0.2, 0.1, -1.3, 0.9, 0.2];
    let mut d = [0.0; 9];
    unsafe { __enzyme_autodiff(energy as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 9usize) };
    compare(&d, &|x| energy(x.as_ptr(), 9), &x, 1e-3, 1e-6);
}
