use ltoad::Differentiable;
use rust_crate::*;
use std::ops::{Add, Mul, Sub};
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct V(f64, f64, f64);
impl Add for V {
    type Output = V;
    fn add(self, o: V) -> V {
        V(self.0 + o.0, self.1 + o.1, self.2 + o.2)
    }
}
impl Sub for V {
    type Output = V;
    fn sub(self, o: V) -> V {
        V(self.0 - o.0, self.1 - o.1, self.2 - o.2)
    }
}
impl Mul<f64> for V {
    type Output = V;
    fn mul(self, k: f64) -> V {
        V(self.0 * k, self.1 * k, self.2 * k)
    }
}
impl V {
    fn dot(self, o: V) -> f64 {
        self.0 * o.0 + self.1 * o.1 + self.2 * o.2
    }
    fn unit(self) -> V {
        self * (1.0 / self.dot(self).sqrt())
    }
}
#[derive(Clone, Debug, Differentiable)]
struct Sphere {
    centre: V,
    radius: f64,
    colour: f64,
}
#[derive(Clone, Debug, Differentiable)]
struct Scene {
    spheres: Vec<Sphere>,
    light: V,
}
fn hit(s: &Sphere, from: V, along: V) -> Option<f64> {
    let o = from - s.centre;
    let b = o.dot(along);
    let d = b * b - o.dot(o) + s.radius * s.radius;
    if d < 0.0 {
        return None;
    }
    let t = -b - d.sqrt();
    (t > 1e-6).then_some(t)
}
fn shade(scene: &Scene, from: V, along: V) -> f64 {
    let nearest = scene
        .spheres
        .iter()
        .filter_map(|s| hit(s, from, along).map(|t| (t, s)))
        .min_by(|a, b| a.0.total_cmp(&b.0));
    let Some((t, s)) = nearest else { return 0.1 };
    let p = from + along * t;
    let n = (p - s.centre).unit();
    s.colour * n.dot((scene.light - p).unit()).max(0.0) + 0.05
}
fn image(scene: &Scene) -> f64 {
    let mut total = 0.0;
    for i in 0..8 {
        for j in 0..8 {
            let along = V(i as f64 / 4.0 - 0.9, j as f64 / 4.0 - 0.9, 2.0).unit();
            total += shade(scene, V(0.0, 0.0, -3.0), along) * (1.0 + 0.1 * i as f64);
        }
    }
    total
}
fn build(x: &[f64]) -> Scene {
    Scene {
        spheres: x[3..]
            .chunks(5)
            .map(|c| Sphere {
                centre: V(c[0], c[1], c[2]),
                radius: c[3],
                colour: c[4],
            })
            .collect(),
        light: V(x[0], x[1], x[2]),
    }
}
fn main() {
    let x = [
        2.0, 3.0, -4.0, 0.1, 0.2, 0.0, 0.8, 0.7, -0.6, -0.3, 1.0, 0.9, 0.4,
    ];
    let g = ltoad::gradient(image, &build(&x));
    let mut got = vec![g.light.0, g.light.1, g.light.2];
    for s in &g.spheres {
        got.extend([s.centre.0, s.centre.1, s.centre.2, s.radius, s.colour]);
    }
    close(&got, &differences(|x| image(&build(x)), &x), 1e-5);
    println!("{got:?}");
}
