//! Mosaics: polygons are clipped to tiles, borrowed or owned as needed, shapes behind a trait, areas gathered by cells in a map.
include!("differences.inc");
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;
use std::iter::{self, FromIterator, Sum};
use std::ops::{Add, Deref, Index, Mul, Neg, Range, Sub};

#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct P<T = f64>(T, T);

impl<T: Add<Output = T>> Add for P<T> {
    type Output = P<T>;
    fn add(self, o: Self) -> Self {
        P(self.0 + o.0, self.1 + o.1)
    }
}
impl<T: Sub<Output = T>> Sub for P<T> {
    type Output = P<T>;
    fn sub(self, o: Self) -> Self {
        P(self.0 - o.0, self.1 - o.1)
    }
}
impl<T: Mul<Output = T> + Copy> Mul<T> for P<T> {
    type Output = P<T>;
    fn mul(self, k: T) -> Self {
        P(self.0 * k, self.1 * k)
    }
}
impl<T: Neg<Output = T>> Neg for P<T> {
    type Output = P<T>;
    fn neg(self) -> Self {
        P(-self.0, -self.1)
    }
}
impl Sum for P {
    fn sum<I: Iterator<Item = P>>(iter: I) -> P {
        iter.fold(P::default(), Add::add)
    }
}

fn cross(a: P, b: P) -> f64 {
    a.0 * b.1 - a.1 * b.0
}

#[derive(Debug, Clone, PartialEq)]
struct Polygon(Vec<P>);

impl FromIterator<P> for Polygon {
    fn from_iter<I: IntoIterator<Item = P>>(iter: I) -> Self {
        let mut points = Vec::from_iter(iter);
        points.dedup_by(|a, b| (a.0 - b.0).abs() + (a.1 - b.1).abs() < 1e-12);
        Polygon(points)
    }
}
impl Deref for Polygon {
    type Target = [P];
    fn deref(&self) -> &[P] {
        &self.0
    }
}
impl Index<Range<usize>> for Polygon {
    type Output = [P];
    fn index(&self, range: Range<usize>) -> &[P] {
        &self.0[range]
    }
}
impl<'a> IntoIterator for &'a Polygon {
    type Item = (P, P);
    type IntoIter = Box<dyn Iterator<Item = (P, P)> + 'a>;
    fn into_iter(self) -> Self::IntoIter {
        Box::new(self.iter().copied().zip(self.iter().copied().cycle().skip(1)))
    }
}

impl Polygon {
    fn area(&self) -> f64 {
        self.into_iter().map(|(a, b)| cross(a, b)).sum::<f64>() / 2.0
    }
    fn centre(&self) -> P {
        self.iter().copied().sum::<P>() * (1.0 / self.len() as f64)
    }
}

/// What lies to the left of a line from `a` to `b`.
fn clip<'p>(polygon: &Cow<'p, Polygon>, a: P, b: P) -> Cow<'p, Polygon> {
    let side = |p: P| cross(b - a, p - a);
    if polygon.iter().all(|&p| side(p) >= 0.0) {
        return polygon.clone();
    }
    let cut = polygon
        .into_iter()
        .flat_map(|(p, q)| {
            let (s, t) = (side(p), side(q));
            let meets = (s * t < 0.0).then(|| p + (q - p) * (s / (s - t)));
            iter::once(p).filter(move |_| s >= 0.0).chain(meets)
        })
        .collect();
    Cow::Owned(cut)
}

trait Shape: Debug {
    fn outline(&self, corners: usize) -> Polygon;
    fn colour(&self, at: P) -> f64;
}

#[derive(Debug)]
struct Star {
    at: P,
    inner: f64,
    outer: f64,
}
#[derive(Debug)]
struct Ellipse {
    at: P,
    axes: (f64, f64),
    turn: f64,
}

impl Shape for Star {
    fn outline(&self, corners: usize) -> Polygon {
        let step = std::f64::consts::PI / corners as f64;
        (0..2 * corners)
            .map(|i| {
                let r = if i % 2 == 0 { self.outer } else { self.inner };
                self.at + P((step * i as f64).cos(), (step * i as f64).sin()) * r
            })
            .collect()
    }
    fn colour(&self, at: P) -> f64 {
        let d = at - self.at;
        (-d.0.hypot(d.1) / self.outer).exp()
    }
}
impl Shape for Ellipse {
    fn outline(&self, corners: usize) -> Polygon {
        let (sin, cos) = self.turn.sin_cos();
        let ring = (0..corners).map(|i| (i as f64 / corners as f64 * std::f64::consts::TAU).sin_cos());
        ring.map(|(s, c)| (self.axes.0 * c, self.axes.1 * s)).map(|(u, v)| self.at + P(cos * u - sin * v, sin * u + cos * v)).collect()
    }
    fn colour(&self, at: P) -> f64 {
        0.5 + 0.1 * cross(at, self.at)
    }
}

fn tiles(polygon: &Polygon, size: f64) -> impl Iterator<Item = ((i32, i32), Polygon)> + '_ {
    let bounds = |f: fn(&P) -> f64| {
        let values = polygon.iter().map(f);
        let low = values.clone().fold(f64::INFINITY, f64::min);
        (low / size).floor() as i32..=(values.fold(f64::NEG_INFINITY, f64::max) / size).floor() as i32
    };
    let (columns, rows) = (bounds(|p| p.0), bounds(|p| p.1));
    columns.flat_map(move |c| rows.clone().map(move |r| (c, r))).filter_map(move |(c, r)| {
        let corner = P(f64::from(c), f64::from(r)) * size;
        let square = [corner, corner + P(size, 0.0), corner + P(size, size), corner + P(0.0, size)];
        let edges = square.iter().zip(square.iter().cycle().skip(1));
        let part = edges.fold(Cow::Borrowed(polygon), |p, (&a, &b)| clip(&p, a, b));
        (part.len() > 2).then(|| ((c, r), part.into_owned()))
    })
}

extern "C" fn cost(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let shapes: [Box<dyn Shape>; 3] = [
        Box::new(Star { at: P(x[0], 0.3), inner: x[1], outer: 1.4 }),
        Box::new(Ellipse { at: -P(x[0], x[2]), axes: (1.3, 0.6), turn: x[3] }),
        Box::new(Star { at: P(x[2], x[3]), inner: 0.3, outer: 2.0 * x[1] }),
    ];
    let mut covered: HashMap<(i32, i32), Vec<f64>> = HashMap::new();
    let mut colours: BTreeMap<(i32, i32), f64> = BTreeMap::new();
    for (shape, corners) in shapes.iter().zip([5, 9, 4]) {
        for (cell, part) in tiles(&shape.outline(corners), 0.8) {
            let area = part.area().abs();
            covered.entry(cell).and_modify(|a| a.push(area)).or_insert_with(|| vec![area]);
            *colours.entry(cell).or_default() += area * shape.colour(part.centre());
            if part.len() > 4 {
                colours.entry((cell.0, 99)).and_modify(|c| *c += cross(part[0..2][1], part[2..4][0])).or_insert(x[4]);
            }
        }
    }
    let shared: f64 = colours.keys().filter_map(|c| covered.get(c)).filter(|a| a.len() > 1).map(|a| a.iter().product::<f64>()).sum();
    let spread: f64 = colours.range((0, 0)..).map(|(&(c, _), v)| v * v / (1.0 + f64::from(c))).sum();
    colours.into_values().map(|v| (v * x[4]).tanh()).sum::<f64>() + 2.0 * shared + spread
}

fn main() {
    let x = [0.37, 0.61, 0.51, 0.47, 0.9];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(cost as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-5, |h| { let mut y = x; y[i] += h; cost(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
        let mut t = [0.0; 5];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(cost as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr(), enzyme_const, x.len()) };
        c.cmp(&format!("f{i}"), f, want);
    }
    c.done();
}
