//! Graphics: solids as a tree of boxes, vectors with operators, sphere tracing and shading.
include!("harness.rs");
use std::iter::Sum;
use std::ops::{Add, Div, Mul, Neg, Sub};

#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}
const fn vec3(x: f64, y: f64, z: f64) -> Vec3 {
    Vec3 { x, y, z }
}
impl Vec3 {
    fn dot(self, o: Self) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    fn norm(self) -> f64 {
        self.dot(self).sqrt()
    }
    fn unit(self) -> Self {
        self / self.norm()
    }
    fn map(self, f: impl Fn(f64) -> f64) -> Self {
        vec3(f(self.x), f(self.y), f(self.z))
    }
}
impl Add for Vec3 {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        vec3(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}
impl Sub for Vec3 {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self + -o
    }
}
impl Neg for Vec3 {
    type Output = Self;
    fn neg(self) -> Self {
        self.map(|v| -v)
    }
}
impl Mul<f64> for Vec3 {
    type Output = Self;
    fn mul(self, s: f64) -> Self {
        self.map(|v| v * s)
    }
}
impl Div<f64> for Vec3 {
    type Output = Self;
    fn div(self, s: f64) -> Self {
        self * s.recip()
    }
}
impl Sum for Vec3 {
    fn sum<I: Iterator<Item = Self>>(it: I) -> Self {
        it.fold(Vec3::default(), Add::add)
    }
}

enum Solid {
    Sphere { centre: Vec3, radius: f64 },
    Plane(Vec3, f64),
    Union(Box<Solid>, Box<Solid>),
    Smooth(Box<Solid>, Box<Solid>, f64),
    Hollow { inside: Box<Solid>, thickness: f64 },
    Many(Vec<Solid>),
}
use Solid::*;

impl Solid {
    fn distance(&self, p: Vec3) -> f64 {
        match self {
            Sphere { centre, radius } => (p - *centre).norm() - radius,
            Plane(normal, height) => p.dot(*normal) + height,
            Union(a, b) => a.distance(p).min(b.distance(p)),
            Smooth(a, b, k) => {
                let (a, b) = (a.distance(p), b.distance(p));
                let h = (0.5 + 0.5 * (b - a) / k).clamp(0.0, 1.0);
                b * (1.0 - h) + a * h - k * h * (1.0 - h)
            }
            Hollow { inside, thickness } => inside.distance(p).abs() - thickness,
            Many(all) => all.iter().map(|s| s.distance(p)).fold(f64::INFINITY, f64::min),
        }
    }
    fn normal(&self, p: Vec3) -> Vec3 {
        const E: f64 = 1e-3;
        let [x, y, z] = [vec3(E, 0.0, 0.0), vec3(0.0, E, 0.0), vec3(0.0, 0.0, E)]
            .map(|e| self.distance(p + e) - self.distance(p - e));
        vec3(x, y, z).unit()
    }
}

struct Hit {
    at: Vec3,
    travelled: f64,
}

fn march(scene: &Solid, from: Vec3, towards: Vec3) -> Option<Hit> {
    let mut travelled = 0.0;
    for _ in 0..60 {
        let at = from + towards * travelled;
        let d = scene.distance(at);
        if d < 1e-9 {
            return Some(Hit { at, travelled });
        }
        travelled += d;
        if travelled > 20.0 {
            break;
        }
    }
    None
}

extern "C" fn brightness(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let blob = Smooth(
        Box::new(Sphere { centre: vec3(x[0], 0.0, 5.0), radius: x[1] }),
        Box::new(Sphere { centre: vec3(-0.8, x[2], 5.5), radius: 1.0 }),
        x[3],
    );
    let shell = Hollow { inside: Box::new(Sphere { centre: vec3(0.0, 0.0, 8.0), radius: 2.0 }), thickness: x[4] };
    let scene = Union(Box::new(Many(vec![blob, shell])), Box::new(Plane(vec3(0.0, 1.0, 0.0), 1.6)));
    let light = vec3(x[5], 4.0, -1.0);
    let pixels = (0..4).flat_map(|i| (0..4).map(move |j| (f64::from(i) * 0.13 - 0.2, f64::from(j) * 0.11 - 0.17)));
    pixels
        .filter_map(|(u, v)| march(&scene, Vec3::default(), vec3(u, v, 1.0).unit()))
        .map(|hit| {
            let n = scene.normal(hit.at);
            let l = (light - hit.at).unit();
            n.dot(l).max(0.05) * (-0.1 * hit.travelled).exp()
        })
        .sum()
}

fn main() {
    let x = [0.6, 0.9, 0.1, 0.4, 0.2, 2.0];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(brightness as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 6usize) };
    compare(&d, &|x| brightness(x.as_ptr(), 6), &x, 1e-5, 1e-5);
}
