//! Rendering: a bounding volume hierarchy of boxed nodes, shapes as enum and trait, vectors with operators, a soft silhouette by recursion.
include!("harness.rs");
use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Index, Mul, Neg, Sub};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct V3 {
    x: f64,
    y: f64,
    z: f64,
}

impl V3 {
    const fn new(x: f64, y: f64, z: f64) -> Self {
        V3 { x, y, z }
    }
    fn dot(self, o: V3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    fn unit(self) -> V3 {
        self * (1.0 / self.dot(self).sqrt())
    }
    fn zip(self, o: V3, f: impl Fn(f64, f64) -> f64) -> V3 {
        V3::new(f(self.x, o.x), f(self.y, o.y), f(self.z, o.z))
    }
}

macro_rules! operator {
    ($name:ident, $method:ident, $op:tt) => {
        impl $name for V3 {
            type Output = V3;
            fn $method(self, o: V3) -> V3 {
                V3::new(self.x $op o.x, self.y $op o.y, self.z $op o.z)
            }
        }
    };
}
operator!(Add, add, +);
operator!(Sub, sub, -);

impl Mul<f64> for V3 {
    type Output = V3;
    fn mul(self, k: f64) -> V3 {
        V3::new(self.x * k, self.y * k, self.z * k)
    }
}
impl Neg for V3 {
    type Output = V3;
    fn neg(self) -> V3 {
        self * -1.0
    }
}
impl AddAssign for V3 {
    fn add_assign(&mut self, o: V3) {
        *self = *self + o;
    }
}
impl Index<usize> for V3 {
    type Output = f64;
    fn index(&self, axis: usize) -> &f64 {
        match axis {
            0 => &self.x,
            1 => &self.y,
            2 => &self.z,
            _ => unreachable!("axis {axis}"),
        }
    }
}

#[derive(Clone, Copy)]
struct Bounds {
    low: V3,
    high: V3,
}

impl Bounds {
    fn join(self, o: Bounds) -> Bounds {
        Bounds { low: self.low.zip(o.low, f64::min), high: self.high.zip(o.high, f64::max) }
    }
    fn hit(&self, from: V3, along: V3) -> bool {
        let (mut near, mut far) = (0.0_f64, f64::INFINITY);
        for axis in 0..3 {
            let inverse = 1.0 / along[axis];
            let (a, b) = ((self.low[axis] - from[axis]) * inverse, (self.high[axis] - from[axis]) * inverse);
            near = near.max(a.min(b));
            far = far.min(a.max(b));
        }
        near <= far
    }
}

#[derive(Clone)]
enum Shape {
    Ball { centre: V3, radius: f64, glow: f64 },
    Group(Vec<Shape>),
    Disc { centre: V3, normal: V3, radius: f64, material: &'static str },
}

enum Tree {
    Leaf(Shape, Bounds),
    Fork { left: Box<Tree>, right: Box<Tree>, bounds: Bounds, axis: usize },
}

fn flatten(shapes: Vec<Shape>, into: &mut Vec<Shape>) {
    for s in shapes {
        match s {
            Shape::Group(inner) => flatten(inner, into),
            other => into.push(other),
        }
    }
}

impl Shape {
    fn bounds(&self) -> Bounds {
        match *self {
            Shape::Ball { centre, radius, .. } | Shape::Disc { centre, radius, .. } => {
                let margin = V3::new(1.0, 1.0, 1.0) * (3.0 * radius);
                Bounds { low: centre - margin, high: centre + margin }
            }
            Shape::Group(ref inner) => inner.iter().map(Shape::bounds).reduce(Bounds::join).expect("no empty groups"),
        }
    }

    fn shade(&self, from: V3, along: V3) -> f64 {
        match self {
            Shape::Ball { centre, radius, glow } => {
                let to = *centre - from;
                let t = to.dot(along);
                let miss = (to.dot(to) - t * t) / (radius * radius);
                glow / (1.0 + miss * miss)
            }
            Shape::Disc { centre, normal, radius, material } => {
                let t = (*centre - from).dot(*normal) / along.dot(*normal);
                let off = from + along * t - *centre;
                let base = if *material == "brass" { 0.7 } else { 0.2 };
                base * (-off.dot(off) / (radius * radius)).exp() * t.abs().min(9.0)
            }
            Shape::Group(inner) => inner.iter().map(|s| s.shade(from, along)).sum(),
        }
    }
}

impl Tree {
    fn build(mut shapes: Vec<Shape>, axis: usize) -> Option<Box<Tree>> {
        match shapes.len() {
            0 => None,
            1 => shapes.pop().map(|s| {
                let bounds = s.bounds();
                Box::new(Tree::Leaf(s, bounds))
            }),
            n => {
                shapes.sort_by(|a, b| a.bounds().low[axis].partial_cmp(&b.bounds().low[axis]).unwrap_or(Ordering::Equal));
                let rest = shapes.split_off(n / 2);
                let (left, right) = (Tree::build(shapes, (axis + 1) % 3)?, Tree::build(rest, (axis + 1) % 3)?);
                let bounds = left.bounds().join(right.bounds());
                Some(Box::new(Tree::Fork { left, right, bounds, axis }))
            }
        }
    }
    fn bounds(&self) -> Bounds {
        match self {
            Tree::Leaf(_, bounds) | Tree::Fork { bounds, .. } => *bounds,
        }
    }
    fn light(&self, from: V3, along: V3) -> f64 {
        match self {
            Tree::Leaf(shape, bounds) if bounds.hit(from, along) => shape.shade(from, along),
            Tree::Fork { left, right, bounds, axis } if bounds.hit(from, along) => {
                let (first, second) = if along[*axis] > 0.0 { (left, right) } else { (right, left) };
                let a = first.light(from, along);
                a + second.light(from, along) * (-a).exp()
            }
            _ => 0.0,
        }
    }
}

fn brightness(x: &[f64; 6]) -> f64 {
    let scene = vec![
        Shape::Ball { centre: V3::new(x[0], x[1], 5.0), radius: x[2], glow: 1.0 },
        Shape::Group(vec![
            Shape::Ball { centre: V3::new(-1.2, 0.4, x[3]), radius: 0.8, glow: x[4] },
            Shape::Disc { centre: V3::new(0.3, -0.7, 6.5), normal: -V3::new(0.1, x[5], 1.0).unit(), radius: 1.4, material: "brass" },
        ]),
        Shape::Disc { centre: V3::new(0.0, 1.0, 8.0), normal: V3::new(0.0, 0.3, 1.0).unit(), radius: 2.0, material: "slate" },
    ];
    let mut flat = Vec::new();
    flatten(scene, &mut flat);
    let tree = Tree::build(flat, 0).expect("a scene");
    let mut sum = V3::default();
    for row in 0..4 {
        for column in 0..4 {
            let along = V3::new(0.15 * (column as f64 - 1.4), 0.15 * (row as f64 - 1.6), 1.0).unit();
            let l = tree.light(V3::new(0.02, -0.01, 0.0), along);
            sum += V3::new(l, l * l, 1.0);
        }
    }
    sum.x + sum.y / sum.z
}

fn main() {
    let x = [0.4, -0.2, 1.1, 6.0, 1.3, 0.2];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(brightness as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| brightness(x.try_into().unwrap()), &x, 1e-5, 1e-6);
}
