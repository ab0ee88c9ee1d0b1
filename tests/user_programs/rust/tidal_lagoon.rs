//! Energy: a tidal lagoon with turbines; days are simulated by scoped threads that return structs, constituents in arrays of arrays, a policy behind a trait with an associated type.
include!("harness.rs");
use std::f64::consts::TAU;
use std::thread;

#[derive(Clone, Copy)]
struct Constituent {
    amplitude: f64,
    hours: f64,
    phase: f64,
}

trait Policy: Sync {
    type Memory: Default;
    /// Gate opening between 0 and 1.
    fn gate(&self, memory: &mut Self::Memory, head: f64) -> f64;
}

struct Threshold {
    head: f64,
    softness: f64,
}

impl Policy for Threshold {
    type Memory = ();
    fn gate(&self, _: &mut (), head: f64) -> f64 {
        1.0 / (1.0 + (-(head.abs() - self.head) / self.softness).exp())
    }
}

struct Smoothed<P> {
    inner: P,
    keep: f64,
}

impl<P: Policy> Policy for Smoothed<P> {
    type Memory = (P::Memory, Option<f64>);
    fn gate(&self, memory: &mut Self::Memory, head: f64) -> f64 {
        let now = self.inner.gate(&mut memory.0, head);
        let smooth = match memory.1 {
            Some(before) => self.keep * before + (1.0 - self.keep) * now,
            None => now,
        };
        memory.1.replace(smooth);
        smooth
    }
}

#[derive(Debug, Default, Clone)]
struct Day {
    energy: f64,
    levels: Vec<f64>,
    reversals: usize,
}

struct Lagoon<'a, P> {
    tides: &'a [Constituent],
    policy: P,
    area: f64,
    turbines: f64,
    efficiency: [[f64; 3]; 2],
}

impl<P: Policy> Lagoon<'_, P> {
    fn sea(&self, hour: f64) -> f64 {
        self.tides.iter().map(|t| t.amplitude * (TAU * hour / t.hours - t.phase).cos()).sum()
    }

    fn hill(&self, head: f64) -> f64 {
        let [a, b, c] = self.efficiency[usize::from(head < 0.0)];
        let h = head.abs();
        a * (1.0 - (-b * h).exp()) / (1.0 + c * h * h)
    }

    fn day(&self, number: usize) -> Day {
        let start = 24.0 * number as f64;
        let mut level = 0.9 * self.sea(start);
        let mut memory = P::Memory::default();
        let mut day = Day { levels: Vec::with_capacity(8), ..Day::default() };
        let mut before = 0.0;
        for step in 0..96 {
            let head = self.sea(start + 0.25 * step as f64) - level;
            if head * before < 0.0 {
                day.reversals += 1;
            }
            before = head;
            let flow = self.policy.gate(&mut memory, head) * self.turbines * head / (head * head + 0.01).powf(0.25);
            day.energy += 9.81 * 0.25 * flow * head * self.hill(head);
            level += 0.25 * flow / (self.area * (1.0 + 0.05 * level));
            if step % 12 == 0 {
                day.levels.push(level);
            }
        }
        day
    }
}

fn fortnight(x: &[f64]) -> (f64, Vec<f64>) {
    let tides = vec![
        Constituent { amplitude: x[0], hours: 12.42, phase: 0.3 },
        Constituent { amplitude: 0.35 * x[0], hours: 12.0, phase: 1.1 },
        Constituent { amplitude: 0.2, hours: 23.93, phase: 2.0 },
    ];
    let lagoon = Lagoon {
        tides: &tides,
        policy: Smoothed { inner: Threshold { head: x[1], softness: 0.2 }, keep: x[2] },
        area: 11.0,
        turbines: x[3],
        efficiency: [[0.9, 1.1, 0.02], [0.8, 0.9, 0.03]],
    };
    let days: Vec<usize> = (0..6).collect();
    let results: Vec<Day> = thread::scope(|scope| {
        let handles: Vec<_> = days
            .chunks(2)
            .map(|days| {
                let lagoon = &lagoon;
                scope.spawn(move || days.iter().map(|&d| lagoon.day(d)).collect::<Vec<_>>())
            })
            .collect();
        handles.into_iter().flat_map(|h| h.join().expect("a day failed")).collect()
    });
    let energy = results.iter().map(|d| d.energy).sum();
    let mean: Vec<f64> = (0..8)
        .map(|i| results.iter().filter_map(|d| d.levels.get(i)).sum::<f64>() / results.len() as f64)
        .collect();
    assert!(results.iter().all(|d| d.reversals > 1));
    (energy, mean)
}

extern "C" fn value(x: *const f64, n: usize) -> f64 {
    let (energy, levels) = fortnight(unsafe { std::slice::from_raw_parts(x, n) });
    let mud: f64 = levels.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum();
    0.01 * energy - 0.5 * mud
}

fn main() {
    let x = [3.1, 1.2, 0.3, 2.4];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(value as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    let v = [0.2, -0.1, 0.5, 1.0];
    let along = unsafe { __enzyme_fwddiff(value as *const c_void, enzyme_dup, x.as_ptr(), v.as_ptr(), enzyme_const, x.len()) };
    let dot: f64 = d.iter().zip(v).map(|(a, b)| a * b).sum();
    if !((along - dot).abs() <= 1e-9 * (1.0 + dot.abs())) {
        println!("WRONG forward {along} reverse {dot}");
        std::process::exit(1);
    }
    compare(&d, &|x| value(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
