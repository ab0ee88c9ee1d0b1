//! Astronomy: forces by a tree of quadrants, built by inserting bodies into Option<Box<Node>>.
include!("harness.rs");
use std::ops::{Add, AddAssign, Mul, Sub};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Point {
    x: f64,
    y: f64,
}
impl Add for Point {
    type Output = Point;
    fn add(self, o: Point) -> Point {
        Point { x: self.x + o.x, y: self.y + o.y }
    }
}
impl Sub for Point {
    type Output = Point;
    fn sub(self, o: Point) -> Point {
        Point { x: self.x - o.x, y: self.y - o.y }
    }
}
impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, k: f64) -> Point {
        Point { x: self.x * k, y: self.y * k }
    }
}
impl AddAssign for Point {
    fn add_assign(&mut self, o: Point) {
        *self = *self + o;
    }
}
impl Point {
    fn norm2(self) -> f64 {
        self.x * self.x + self.y * self.y
    }
}

enum Content {
    Body(Point, f64),
    Split([Option<Box<Node>>; 4]),
}
struct Node {
    middle: Point,
    half: f64,
    mass: f64,
    moment: Point,
    content: Content,
}
impl Node {
    fn leaf(middle: Point, half: f64, at: Point, mass: f64) -> Box<Node> {
        Box::new(Node { middle, half, mass, moment: at * mass, content: Content::Body(at, mass) })
    }
    fn insert(&mut self, at: Point, mass: f64) {
        self.mass += mass;
        self.moment += at * mass;
        if let Content::Body(p, m) = self.content {
            self.content = Content::Split(Default::default());
            self.descend(p, m);
        }
        self.descend(at, mass);
    }
    fn descend(&mut self, at: Point, mass: f64) {
        let (right, up) = (at.x > self.middle.x, at.y > self.middle.y);
        let quarter = self.half / 2.0;
        let shift = Point { x: if right { quarter } else { -quarter }, y: if up { quarter } else { -quarter } };
        let middle = self.middle + shift;
        if let Content::Split(children) = &mut self.content {
            match &mut children[usize::from(right) + 2 * usize::from(up)] {
                Some(child) => child.insert(at, mass),
                empty => *empty = Some(Node::leaf(middle, quarter, at, mass)),
            }
        }
    }
    fn potential(&self, at: Point, open: f64) -> f64 {
        let far = self.moment * (1.0 / self.mass) - at;
        match &self.content {
            Content::Body(p, m) => m / ((*p - at).norm2() + 0.01).sqrt(),
            Content::Split(_) if 4.0 * self.half * self.half < open * far.norm2() => self.mass / (far.norm2() + 0.01).sqrt(),
            Content::Split(children) => children.iter().flatten().map(|c| c.potential(at, open)).sum(),
        }
    }
}

extern "C" fn energy(x: *const f64, n: usize) -> f64 {
    let bodies: Vec<(Point, f64)> = unsafe { std::slice::from_raw_parts(x, n) }
        .chunks_exact(3)
        .map(|c| (Point { x: c[0], y: c[1] }, c[2]))
        .collect();
    let mut root: Option<Box<Node>> = None;
    for &(at, mass) in &bodies {
        match root.as_mut() {
            Some(node) => node.insert(at, mass),
            None => root = Some(Node::leaf(Point::default(), 1.0, at, mass)),
        }
    }
    let Some(root) = root else { return 0.0 };
    bodies.iter().map(|&(at, mass)| mass * root.potential(at, 0.3)).sum()
}

fn main() {
    let x = [0.1, 0.2, 1.0, -0.6, 0.7, 2.0, -0.72, 0.81, 1.5, 0.83, -0.35, 0.7, 0.85, -0.74, 0.9, -0.2, -0.3, 1.1];
    let mut d = [0.0; 18];
    unsafe { __enzyme_autodiff(energy as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 18usize) };
    compare(&d, &|x| energy(x.as_ptr(), 18), &x, 1e-3, 1e-6);
}
