//! Solid state: energies of ionic crystals, shells of a lattice in a OnceLock, tables of each thread, totals of threads under an Arc and a Mutex.
include!("differences.inc");
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

struct Shell {
    distance2: u32,
    count: u32,
    sign: f64,
}

fn shells() -> &'static [Shell] {
    static SHELLS: OnceLock<Vec<Shell>> = OnceLock::new();
    SHELLS.get_or_init(|| {
        let mut found: BTreeMap<u32, (u32, i32)> = BTreeMap::new();
        for (i, j, k) in (-4i32..=4).flat_map(|i| (-4i32..=4).flat_map(move |j| (-4i32..=4).map(move |k| (i, j, k)))) {
            let d = (i * i + j * j + k * k) as u32;
            if d > 0 && d <= 16 {
                let entry = found.entry(d).or_insert((0, 0));
                entry.0 += 1;
                entry.1 = if (i + j + k).rem_euclid(2) == 0 { 1 } else { -1 };
            }
        }
        found.into_iter().map(|(distance2, (count, sign))| Shell { distance2, count, sign: f64::from(sign) }).collect()
    })
}

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
    static SCRATCH: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
}

#[derive(Clone, Copy)]
enum Repulsion {
    Power(f64),
    Exponential { range: f64 },
}

#[derive(Clone, Copy)]
struct Crystal {
    charge: f64,
    strength: f64,
    repulsion: Repulsion,
}

impl Crystal {
    fn energy(&self, spacing: f64) -> f64 {
        CALLS.set(CALLS.get() + 1);
        SCRATCH.with_borrow_mut(|terms| {
            terms.clear();
            terms.extend(shells().iter().map(|s| {
                let r = spacing * f64::from(s.distance2).sqrt();
                let coulomb = s.sign * self.charge * self.charge * (1.0 - (r / (4.2 * spacing)).powi(2)) / r;
                let repelled = match self.repulsion {
                    Repulsion::Power(n) => self.strength / r.powf(n),
                    Repulsion::Exponential { range } => 40.0 * self.strength * (-r / range).exp(),
                };
                f64::from(s.count) * (coulomb + repelled)
            }));
            // small ones first
            terms.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
            0.5 * terms.iter().sum::<f64>()
        })
    }
    /// Newton's method for the spacing of least energy, with differences.
    fn relaxed(&self) -> (f64, f64) {
        let mut a = 1.0;
        for _ in 0..30 {
            let h = 1e-3;
            let (low, here, high) = (self.energy(a - h), self.energy(a), self.energy(a + h));
            let (slope, bend) = ((high - low) / (2.0 * h), (high - 2.0 * here + low) / (h * h));
            let step = if bend > 0.0 { slope / bend } else { 0.05 * slope.signum() };
            a -= step.clamp(-0.2, 0.2);
            if step.abs() < 1e-12 {
                break;
            }
        }
        (a, self.energy(a))
    }
}

extern "C" fn cohesion(x: *const f64) -> f64 {
    let &[charge, strength, power, range] = unsafe { &*x.cast::<[f64; 4]>() };
    let total = Arc::new(Mutex::new(Vec::new()));
    let kinds = [Repulsion::Power(power), Repulsion::Exponential { range }];
    for (i, repulsion) in kinds.into_iter().enumerate() {
        let total = Arc::clone(&total);
        let crystal = Crystal { charge, strength, repulsion };
        let work = move || {
            let (a, e) = crystal.relaxed();
            total.lock().unwrap().push((i, a, e));
        };
        work();
    }
    let results = Arc::try_unwrap(total).map_or_else(|_| Vec::new(), |m| m.into_inner().unwrap());
    results.iter().map(|(i, a, e)| e / a + (*i as f64 + 1.0) * a).sum::<f64>() + 1e-9 * f64::from(CALLS.take())
}

fn main() {
    let x = [1.0, 0.12, 8.0, 0.3];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(cohesion as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    for i in 0..4 {
        let want = cd(3e-3 * x[i], |h| { let mut y = x; y[i] += h; cohesion(y.as_ptr()) });
        c.cmpt(&format!("d{i}"), d[i], want, 2e-4);
    }
    c.done();
}
