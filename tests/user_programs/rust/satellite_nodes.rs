//! Spacecraft: a thermal network with const generics, a solver that is generic over its scheme, materials from a table of text.
include!("differences.inc");
use std::collections::HashMap;
use std::marker::PhantomData;
use std::ops::{AddAssign, Index, IndexMut, Mul};

#[derive(Debug, Clone, Copy, PartialEq)]
struct Vector<const N: usize>([f64; N]);

impl<const N: usize> Index<usize> for Vector<N> {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.0[i]
    }
}
impl<const N: usize> IndexMut<usize> for Vector<N> {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        &mut self.0[i]
    }
}
impl<const N: usize> Mul<f64> for Vector<N> {
    type Output = Self;
    fn mul(self, s: f64) -> Self {
        Vector(self.0.map(|v| v * s))
    }
}
impl<const N: usize> AddAssign for Vector<N> {
    fn add_assign(&mut self, o: Self) {
        for (a, b) in self.0.iter_mut().zip(o.0) {
            *a += b;
        }
    }
}

trait System<const N: usize> {
    fn rate(&self, time: f64, state: &Vector<N>) -> Vector<N>;
}

trait Scheme {
    const NAME: &'static str;
    fn step<const N: usize, S: System<N>>(system: &S, time: f64, h: f64, state: &mut Vector<N>);
}

struct Euler;
struct Heun;

impl Scheme for Euler {
    const NAME: &'static str = "euler";
    fn step<const N: usize, S: System<N>>(system: &S, time: f64, h: f64, state: &mut Vector<N>) {
        *state += system.rate(time, state) * h;
    }
}

impl Scheme for Heun {
    const NAME: &'static str = "heun";
    fn step<const N: usize, S: System<N>>(system: &S, time: f64, h: f64, state: &mut Vector<N>) {
        let first = system.rate(time, state);
        let mut ahead = *state;
        ahead += first * h;
        let mut slope = system.rate(time + h, &ahead);
        slope += first;
        *state += slope * (0.5 * h);
    }
}

#[derive(Debug, Clone)]
struct Material {
    capacity: f64,
    emissivity: f64,
    absorptivity: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Face {
    Sun,
    Deep,
    Inside,
}

#[derive(Debug)]
struct Satellite<const N: usize> {
    materials: [Material; N],
    faces: [Face; N],
    links: HashMap<(usize, usize), f64>,
    sun: f64,
    heater: Option<(usize, f64, f64)>,
}

impl<const N: usize> System<N> for Satellite<N> {
    fn rate(&self, time: f64, t: &Vector<N>) -> Vector<N> {
        let mut heat = Vector([0.0; N]);
        for i in 0..N {
            let m = &self.materials[i];
            let eclipse = (time % 6.0) > 4.0;
            heat[i] += match self.faces[i] {
                Face::Sun if eclipse => 0.0,
                Face::Sun => self.sun * m.absorptivity,
                Face::Deep | Face::Inside => 0.0,
            };
            if self.faces[i] != Face::Inside {
                heat[i] -= 0.0567 * m.emissivity * (t[i] / 100.0).powi(4) * 10.0;
            }
        }
        let mut links: Vec<_> = self.links.iter().collect();
        links.sort_by_key(|(k, _)| **k);
        for (&(a, b), g) in links {
            let flow = g * (t[a] - t[b]);
            heat[a] -= flow;
            heat[b] += flow;
        }
        if let Some((node, set, power)) = self.heater.filter(|h| t[h.0] < h.1) {
            heat[node] += power * (1.0 - (-(set - t[node]) * 0.1).exp());
        }
        for (h, m) in heat.0.iter_mut().zip(&self.materials) {
            *h /= m.capacity;
        }
        heat
    }
}

struct Solver<S: Scheme> {
    h: f64,
    scheme: PhantomData<S>,
}

impl<S: Scheme> Solver<S> {
    fn new(h: f64) -> Self {
        Solver { h, scheme: PhantomData }
    }
    fn solve<const N: usize>(&self, system: &impl System<N>, start: Vector<N>, steps: usize) -> (Vector<N>, f64) {
        let mut state = start;
        let mut coldest = f64::INFINITY;
        for k in 0..steps {
            S::step(system, k as f64 * self.h, self.h, &mut state);
            coldest = state.0.iter().copied().fold(coldest, f64::min);
        }
        (state, coldest)
    }
}

const TABLE: &str = "panel 4.0 0.8 0.9\nradiator 3 0.92 0.12\nbox 9.5 0.3 0.3";

fn materials(text: &str, scale: f64) -> Option<HashMap<String, Material>> {
    text.lines()
        .map(|line| {
            let (name, rest) = line.split_once(' ')?;
            let v: Vec<f64> = rest.split_whitespace().map(|w| w.parse().ok()).collect::<Option<_>>()?;
            let [capacity, emissivity, absorptivity] = v.try_into().ok()?;
            Some((name.to_uppercase(), Material { capacity, emissivity: emissivity * scale, absorptivity }))
        })
        .collect()
}

fn margin<S: Scheme>(x: &[f64]) -> Option<f64> {
    let table = materials(TABLE, x[1])?;
    let pick = |name: &str| table.get(name).cloned();
    let satellite = Satellite {
        materials: [pick("PANEL")?, pick("RADIATOR")?, pick("BOX")?],
        faces: [Face::Sun, Face::Deep, Face::Inside],
        links: HashMap::from([((0, 1), 0.2 * x[2]), ((1, 2), 0.9), ((0, 2), 0.5 * x[2])]),
        sun: x[0],
        heater: Some((2, 290.0, x[3])),
    };
    let (end, coldest) = Solver::<S>::new(0.25).solve(&satellite, Vector([300.0, 270.0, 285.0]), 40);
    Some(end.0.iter().sum::<f64>() * 0.01 + 0.1 * (coldest - 250.0) + S::NAME.len() as f64 * x[0] * 0.001)
}

extern "C" fn thermal(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    margin::<Euler>(x).zip(margin::<Heun>(x)).map(|(a, b)| a + 2.0 * b).unwrap()
}

fn main() {
    let x = [60.0, 0.9, 1.1, 14.0];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(thermal as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-3 * x[i], |h| { let mut y = x; y[i] += h; thermal(y.as_ptr(), 4) }));
    }
    c.done();
}
