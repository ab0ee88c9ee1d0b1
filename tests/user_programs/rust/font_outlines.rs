//! Typography: Bezier outlines with const generics and generic interpolation, glyphs in a map, a line of text set.
include!("harness.rs");
use std::collections::BTreeMap;
use std::ops::{Add, Mul, Sub};

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
    fn mul(self, s: f64) -> Point {
        Point { x: self.x * s, y: self.y * s }
    }
}

trait Interpolate: Copy {
    fn between(self, other: Self, t: f64) -> Self;
}

impl<T: Copy + Add<Output = T> + Mul<f64, Output = T>> Interpolate for T {
    fn between(self, other: T, t: f64) -> T {
        self * (1.0 - t) + other * t
    }
}

#[derive(Clone)]
struct Curve<T, const N: usize>([T; N]);

impl<T: Interpolate, const N: usize> Curve<T, N> {
    fn at(&self, t: f64) -> T {
        let mut work = self.0;
        for last in (1..N).rev() {
            for i in 0..last {
                work[i] = work[i].between(work[i + 1], t);
            }
        }
        work[0]
    }
}

enum Segment {
    Line(Point, Point),
    Quadratic(Curve<Point, 3>),
    Cubic(Curve<Point, 4>),
}

impl Segment {
    fn points(&self, steps: usize) -> Box<dyn Iterator<Item = Point> + '_> {
        let ts = (0..=steps).map(move |i| i as f64 / steps as f64);
        match self {
            Segment::Line(a, b) => Box::new([*a, *b].into_iter()),
            Segment::Quadratic(c) => Box::new(ts.map(|t| c.at(t))),
            Segment::Cubic(c) => Box::new(ts.map(|t| c.at(t))),
        }
    }
}

struct Glyph {
    outline: Vec<Segment>,
    advance: f64,
}

impl Glyph {
    fn area_and_length(&self) -> (f64, f64) {
        let path: Vec<Point> = self.outline.iter().flat_map(|s| s.points(8)).collect();
        path.windows(2).fold((0.0, 0.0), |(area, length), w| {
            let step = w[1] - w[0];
            (area + 0.5 * (w[0].x * w[1].y - w[1].x * w[0].y), length + (step.x.powi(2) + step.y.powi(2) + 1e-9).sqrt())
        })
    }
}

fn bowl(weight: f64, slant: f64) -> Vec<Segment> {
    let p = |x: f64, y: f64| Point { x: x + slant * y, y };
    vec![
        Segment::Line(p(0.0, 0.0), p(weight, 0.0)),
        Segment::Cubic(Curve([p(weight, 0.0), p(1.1, 0.1), p(1.0, 1.2), p(weight, 1.0)])),
        Segment::Quadratic(Curve([p(weight, 1.0), p(0.5 * weight, 1.4), p(0.0, 1.0)])),
        Segment::Line(p(0.0, 1.0), p(0.0, 0.0)),
    ]
}

fn setting(x: &[f64; 5]) -> f64 {
    let [weight, slant, narrow, kern, space] = *x;
    let mut font = BTreeMap::new();
    font.insert('b', Glyph { outline: bowl(weight, slant), advance: 0.9 * narrow });
    font.insert('d', Glyph { outline: bowl(weight * 1.2, slant * 0.5), advance: narrow });
    font.insert('l', Glyph { outline: vec![Segment::Line(Point::default(), Point { x: slant, y: 1.5 })], advance: 0.4 });
    let kerns: BTreeMap<(char, char), f64> = [(('b', 'd'), kern), (('l', 'b'), -0.5 * kern)].into();
    let mut before = None;
    let mut width = 0.0;
    let mut ink = 0.0;
    for c in "bdlb dbd".chars() {
        match font.get(&c) {
            Some(glyph) => {
                let (area, length) = glyph.area_and_length();
                width += glyph.advance + before.and_then(|b| kerns.get(&(b, c))).copied().unwrap_or(0.0);
                ink += area.abs() + 0.02 * length;
            }
            None => width += space,
        }
        before = Some(c);
    }
    (ink / width).ln() + 0.05 * (width - 6.0).powi(2)
}

fn main() {
    let x = [0.3, 0.15, 0.8, -0.06, 0.35];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(setting as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| setting(x.try_into().unwrap()), &x, 1e-4, 1e-6);
}
