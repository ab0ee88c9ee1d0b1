//! Engines: maps as Rc<dyn Fn>, closures that make closures, FnOnce in boxes, a table of fn pointers, memo by key, a lap of driving.
include!("harness.rs");
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

type Map = Rc<dyn Fn(f64) -> f64>;
type Job<'a> = Box<dyn FnOnce(&mut Engine) -> f64 + 'a>;

struct Engine {
    revs: f64,
    heat: f64,
    log: Vec<(String, f64)>,
}
fn compose(f: Map, g: Map) -> Map {
    Rc::new(move |x| g(f(x)))
}
fn blend(maps: Vec<Map>, weights: Vec<f64>) -> impl Fn(f64) -> f64 + 'static {
    let total: f64 = weights.iter().sum();
    move |x| maps.iter().zip(&weights).map(|(m, w)| w * m(x)).sum::<f64>() / total
}
fn curve(points: &[(f64, f64)]) -> Map {
    let points: Rc<[(f64, f64)]> = points.into();
    Rc::new(move |x| {
        let i = points.partition_point(|p| p.0 < x).clamp(1, points.len() - 1);
        let ((a, fa), (b, fb)) = (points[i - 1], points[i]);
        fa + (fb - fa) * (x - a) / (b - a)
    })
}
fn derate(x: f64) -> f64 {
    x / (1.0 + 0.1 * x)
}
fn boost(x: f64) -> f64 {
    x * 1.3 + 0.2 * x.sin()
}
const MODES: [(&str, fn(f64) -> f64); 3] = [("eco", derate), ("sport", boost), ("plain", std::convert::identity)];

struct Memo<F> {
    f: F,
    seen: RefCell<HashMap<u64, f64>>,
}
impl<F: Fn(f64) -> f64> Memo<F> {
    fn at(&self, key: u64, x: f64) -> f64 {
        *self.seen.borrow_mut().entry(key).or_insert_with(|| (self.f)(x))
    }
}

extern "C" fn lap(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let torque = curve(&[(0.0, 0.2), (2.0, x[0]), (4.0, x[1]), (7.0, x[2])]);
    let gain = x[3];
    let hot: Map = Rc::new(move |v| v * (1.0 - gain * v * 0.01).exp());
    let joined = compose(torque.clone(), hot.clone());
    let mixed = blend(vec![joined.clone(), torque, Rc::new(boost)], x[3..6].to_vec());
    let memo = Memo { f: |v: f64| v.mul_add(x[4], joined(v)), seen: RefCell::default() };
    let mut jobs: Vec<Job> = Vec::new();
    for (i, (name, mode)) in MODES.iter().cycle().take(7).enumerate() {
        let tag = format!("{name}{i}");
        jobs.push(Box::new(move |e| {
            e.revs = mode(e.revs) + 0.1 * i as f64;
            e.heat += 0.05 * e.revs;
            e.log.push((tag, e.heat));
            e.heat
        }));
    }
    jobs.push(Box::new(|e| e.revs * x[5] + mixed(e.revs)));
    jobs.insert(3, Box::new(|e| mixed(e.heat + 1.0) + memo.at(7, e.revs)));
    let mut engine = Engine { revs: x[0], heat: 0.1, log: vec![] };
    let mut sum = 0.0;
    for job in jobs.into_iter().rev().chain(std::iter::once(Box::new(|e: &mut Engine| e.heat.sqrt()) as Job)) {
        sum += job(&mut engine);
    }
    let last = engine.log.iter().filter(|(t, _)| t.starts_with('s')).map(|(t, h)| h * t.len() as f64).last().unwrap_or(0.0);
    sum + last * memo.at(7, 100.0)
}

fn main() {
    let x = [1.1, 1.9, 1.4, 0.8, 0.6, 0.5];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(lap as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| lap(x.as_ptr(), 6), &x, 1e-3, 1e-6);
}
