//! Tracking: a particle filter over a generic model with associated types, random numbers by iter::from_fn.
include!("harness.rs");
use std::marker::PhantomData;

trait Model {
    type State: Clone + Default;
    type Seen: Copy;
    fn advance(&self, s: &Self::State, noise: f64) -> Self::State;
    fn fit(&self, s: &Self::State, seen: Self::Seen) -> f64;
    fn value(s: &Self::State) -> f64;
}
#[derive(Clone, Default, Debug)]
struct Walker {
    at: (f64, f64),
    speed: f64,
    steps: u32,
}
struct Drift {
    damp: f64,
    spread: f64,
}
impl Model for Drift {
    type State = Walker;
    type Seen = (f64, bool);
    fn advance(&self, s: &Walker, noise: f64) -> Walker {
        let speed = s.speed * self.damp + noise;
        Walker { at: (s.at.0 + speed, s.at.1 + 0.5 * speed), speed, steps: s.steps + 1 }
    }
    fn fit(&self, s: &Walker, (seen, sure): (f64, bool)) -> f64 {
        let sigma = if sure { self.spread } else { 3.0 * self.spread };
        (-0.5 * ((s.at.0 - seen) / sigma).powi(2)).exp() / sigma
    }
    fn value(s: &Walker) -> f64 {
        s.at.0 + s.at.1 / f64::from(s.steps.max(1))
    }
}

struct Filter<'m, M: Model> {
    model: &'m M,
    particles: Vec<(M::State, f64)>,
    kind: PhantomData<M>,
}
impl<'m, M: Model> Filter<'m, M> {
    fn new(model: &'m M, n: usize) -> Self {
        Filter { model, particles: vec![(M::State::default(), 1.0 / n as f64); n], kind: PhantomData }
    }
    fn update<I: Iterator<Item = f64>>(&mut self, seen: M::Seen, noise: &mut I) -> f64 {
        let mut total = 0.0;
        for ((state, weight), z) in self.particles.iter_mut().zip(noise) {
            *state = self.model.advance(state, z);
            *weight *= self.model.fit(state, seen);
            total += *weight;
        }
        self.particles.iter_mut().for_each(|(_, w)| *w /= total);
        total.ln()
    }
    fn trim(&mut self, keep: usize) {
        self.particles.sort_by(|a, b| b.1.partial_cmp(&a.1).unwrap());
        let best = self.particles[..keep].to_vec();
        for (slot, (state, weight)) in self.particles[keep..].iter_mut().zip(best.into_iter().cycle()) {
            *slot = (state, weight * 0.5);
        }
    }
    fn mean(&self) -> f64 {
        let (sum, weight) = self.particles.iter().fold((0.0, 0.0), |(s, w), (p, q)| (s + q * M::value(p), w + q));
        sum / weight
    }
}

extern "C" fn evidence(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let model = Drift { damp: x[0], spread: x[1] };
    let mut seed = 12345u64;
    let scale = x[2];
    let mut noise = std::iter::from_fn(move || {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        Some(scale * ((seed >> 33) as f64 / (1u64 << 31) as f64 - 0.5))
    });
    let mut filter = Filter::new(&model, 12);
    let mut log = 0.0;
    for (i, &seen) in x[3..].iter().enumerate() {
        log += filter.update((seen, i % 2 == 0), &mut noise);
        if i == 2 {
            filter.trim(4);
        }
    }
    log + filter.mean()
}

fn main() {
    let x = [0.9, 0.7, 1.3, 0.2, 0.5, 0.6, 1.1, 1.0];
    let mut d = [0.0; 8];
    unsafe { __enzyme_autodiff(evidence as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 8usize) };
    compare(&d, &|x| evidence(x.as_ptr(), 8), &x, 1e-4, 1e-6);
}
