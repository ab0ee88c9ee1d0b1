//! Biology: a particle filter follows a whale by its calls; particles are resampled, a window of the past is kept in a queue.
include!("harness.rs");
use std::collections::VecDeque;
use std::iter;

#[derive(Clone, Copy, Debug, Default)]
struct Whale {
    place: (f64, f64),
    heading: f64,
}

struct Lcg(u64);
impl Lcg {
    fn next_unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }
    fn normal(&mut self) -> f64 {
        let (u, v) = (self.next_unit().max(1e-12), self.next_unit());
        (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
    }
}

struct Particle {
    whale: Whale,
    weight: f64,
    past: VecDeque<Whale>,
}

struct Filter<M>
where
    M: Fn(&Whale, &mut Lcg) -> Whale,
{
    particles: Vec<Particle>,
    motion: M,
    random: Lcg,
    lag: usize,
    evidence: f64,
}

impl<M: Fn(&Whale, &mut Lcg) -> Whale> Filter<M> {
    fn new(count: usize, lag: usize, motion: M) -> Self {
        let mut random = Lcg(42);
        let particles = (0..count)
            .map(|_| Particle {
                whale: Whale { place: (random.normal(), random.normal()), heading: random.next_unit() },
                weight: 1.0 / count as f64,
                past: VecDeque::with_capacity(lag),
            })
            .collect();
        Self { particles, motion, random, lag, evidence: 0.0 }
    }

    fn advance(&mut self) {
        for p in &mut self.particles {
            if p.past.len() == self.lag {
                p.past.pop_front();
            }
            p.past.push_back(p.whale);
            p.whale = (self.motion)(&p.whale, &mut self.random);
        }
    }

    fn weigh(&mut self, likelihood: impl Fn(&Whale) -> f64) {
        let mut total = 0.0;
        for p in self.particles.iter_mut() {
            p.weight *= likelihood(&p.whale);
            total += p.weight;
        }
        self.evidence += total.ln();
        self.particles.iter_mut().for_each(|p| p.weight /= total);
    }

    fn effective(&self) -> f64 {
        1.0 / self.particles.iter().map(|p| p.weight.powi(2)).sum::<f64>()
    }

    /// Keeps the first half by fixed marks, weights stay honest by importance.
    fn resample(&mut self) {
        let n = self.particles.len();
        let sums: Vec<f64> = self
            .particles
            .iter()
            .scan(0.0, |sum, p| {
                *sum += p.weight;
                Some(*sum)
            })
            .collect();
        let offset = self.random.next_unit();
        let chosen: Vec<usize> = (0..n)
            .map(|i| {
                let mark = (i as f64 + offset) / n as f64;
                sums.partition_point(|&s| s < mark).min(n - 1)
            })
            .collect();
        let next: Vec<Particle> = chosen
            .iter()
            .map(|&i| {
                let p = &self.particles[i];
                Particle { whale: p.whale, weight: 1.0 / n as f64, past: p.past.clone() }
            })
            .collect();
        self.particles = next;
    }

    fn mean<R: iter::Sum<f64>>(&self, of: impl Fn(&Particle) -> f64) -> R {
        self.particles.iter().map(|p| p.weight * of(p)).sum()
    }
}

fn tracked(x: &[f64]) -> f64 {
    let &[speed, turn, noise, decay] = x else { panic!("four parameters") };
    let mut filter = Filter::new(24, 3, move |w, random| {
        let heading = w.heading + turn + 0.1 * random.normal();
        let (sin, cos) = heading.sin_cos();
        Whale { place: (w.place.0 + speed * cos, w.place.1 + speed * sin), heading }
    });
    let buoys = [(0.0, 3.0), (4.0, 0.0), (-2.0, -2.0)];
    for step in 0..6 {
        filter.advance();
        let heard = [2.1 + 0.2 * step as f64, 3.0 - 0.1 * step as f64, 3.3];
        filter.weigh(|w| {
            buoys
                .iter()
                .zip(heard)
                .map(|(b, level)| {
                    let r = (w.place.0 - b.0).hypot(w.place.1 - b.1);
                    let miss = (level * (-decay * r / 20.0).exp() - r) / noise;
                    (-0.5 * miss * miss).exp() / noise + 1e-4
                })
                .product()
        });
        if step == 3 && filter.effective() < 20.0 {
            filter.resample();
        }
    }
    let lagged: f64 = filter.mean(|p| p.past.front().map_or(0.0, |w| w.place.0 * w.place.1));
    let spread: f64 = filter.mean(|p| p.past.iter().map(|w| w.place.1).sum::<f64>() / p.past.len() as f64);
    filter.evidence + lagged + 0.3 * spread
}

extern "C" fn evidence(x: *const f64, n: usize) -> f64 {
    tracked(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [0.5, 0.2, 1.3, 0.8];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(evidence as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| evidence(x.as_ptr(), 4), &x, 1e-6, 1e-5);
}
