//! Pharmacology: compartments with dosing events, integrators behind a trait, rates as boxed closures.
include!("harness.rs");
use std::collections::VecDeque;

#[derive(Debug, Clone, Copy, PartialEq)]
enum Route {
    Bolus,
    Infusion { hours: f64 },
    Oral { absorbed: f64 },
}

#[derive(Debug, Clone)]
struct Dose {
    at: f64,
    amount: f64,
    route: Route,
}

type Rate = Box<dyn Fn(f64, &[f64]) -> f64>;

struct Model {
    names: Vec<&'static str>,
    rates: Vec<Rate>,
}

impl Model {
    fn two_compartments(clearance: f64, volume: f64, exchange: f64, uptake: f64) -> Self {
        let k = clearance / volume;
        Model {
            names: vec!["gut", "central", "peripheral"],
            rates: vec![
                Box::new(move |_, y| -uptake * y[0]),
                Box::new(move |_, y| uptake * y[0] - k * y[1] - exchange * (y[1] - 0.5 * y[2])),
                Box::new(move |_, y| exchange * (y[1] - 0.5 * y[2])),
            ],
        }
    }
    fn slope(&self, t: f64, y: &[f64]) -> Vec<f64> {
        self.rates.iter().map(|r| r(t, y)).collect()
    }
}

trait Integrator {
    fn step(&self, model: &Model, t: f64, h: f64, y: &mut Vec<f64>);
    fn order(&self) -> u32 {
        1
    }
}
struct Euler;
struct RungeKutta;

impl Integrator for Euler {
    fn step(&self, model: &Model, t: f64, h: f64, y: &mut Vec<f64>) {
        let k = model.slope(t, y);
        y.iter_mut().zip(k).for_each(|(y, k)| *y += h * k);
    }
}
impl Integrator for RungeKutta {
    fn step(&self, model: &Model, t: f64, h: f64, y: &mut Vec<f64>) {
        let shifted = |k: &[f64], by: f64| -> Vec<f64> { y.iter().zip(k).map(|(y, k)| y + by * k).collect() };
        let k1 = model.slope(t, y);
        let k2 = model.slope(t + h / 2.0, &shifted(&k1, h / 2.0));
        let k3 = model.slope(t + h / 2.0, &shifted(&k2, h / 2.0));
        let k4 = model.slope(t + h, &shifted(&k3, h));
        for (i, v) in y.iter_mut().enumerate() {
            *v += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    fn order(&self) -> u32 {
        4
    }
}

fn simulate(model: &Model, how: &dyn Integrator, mut doses: VecDeque<Dose>, steps: usize) -> Vec<(f64, f64)> {
    let mut y = vec![0.0; model.names.len()];
    let mut running: Vec<(f64, f64)> = Vec::new();
    let central = model.names.iter().position(|n| *n == "central").unwrap();
    let h = 0.25;
    (0..steps)
        .map(|i| {
            let t = i as f64 * h;
            while doses.front().is_some_and(|d| d.at <= t + 1e-9) {
                let d = doses.pop_front().unwrap();
                match d.route {
                    Route::Bolus => y[central] += d.amount,
                    Route::Infusion { hours } => running.push((t + hours, d.amount / hours)),
                    Route::Oral { absorbed } => y[0] += absorbed * d.amount,
                }
            }
            running.retain(|(end, _)| *end > t);
            for (_, rate) in &running {
                y[central] += rate * h;
            }
            how.step(model, t, h, &mut y);
            (t, y[central])
        })
        .collect()
}

extern "C" fn misfit(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let model = Model::two_compartments(x[0], x[1], x[2], x[3]);
    let doses: VecDeque<Dose> = [
        Dose { at: 0.0, amount: x[4], route: Route::Bolus },
        Dose { at: 1.0, amount: x[5], route: Route::Oral { absorbed: 0.7 } },
        Dose { at: 2.0, amount: x[4], route: Route::Infusion { hours: 1.5 } },
    ]
    .into();
    let methods: [Box<dyn Integrator>; 2] = [Box::new(Euler), Box::new(RungeKutta)];
    let best = methods.iter().max_by_key(|m| m.order()).unwrap();
    let fine = simulate(&model, best.as_ref(), doses.clone(), 24);
    let coarse = simulate(&model, methods[0].as_ref(), doses, 12);
    let area: f64 = fine.windows(2).map(|w| (w[1].0 - w[0].0) * (w[0].1 + w[1].1) / 2.0).sum();
    let peak = coarse.iter().map(|p| p.1).fold(f64::NEG_INFINITY, f64::max);
    area + 0.1 * peak / x[1]
}

fn main() {
    let x = [1.2, 8.0, 0.3, 0.9, 5.0, 3.0];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(misfit as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 6usize) };
    compare(&d, &|x| misfit(x.as_ptr(), 6), &x, 1e-4, 1e-6);
}
