//! Horology: an escapement as states by value, steppers with associated types, successors, from_fn, step_by and rev; rates in f32 too.
include!("harness.rs");
use std::iter;

trait Stepper {
    type State: Copy;
    const ORDER: u32;
    fn step(&self, state: Self::State, h: f64) -> Self::State;
    fn energy(&self, state: Self::State) -> f64;
    fn run(&self, start: Self::State, h: f64) -> impl Iterator<Item = Self::State> {
        iter::successors(Some(start), move |&s| Some(self.step(s, h)))
    }
}
#[derive(Clone, Copy, Debug)]
enum Escapement {
    Locked { angle: f64, speed: f64 },
    Impulse { angle: f64, speed: f64, left: u8 },
    Stopped,
}
use Escapement::*;

struct Pendulum {
    length: f64,
    loss: f64,
    kick: f64,
}
impl Pendulum {
    fn swing(&self, angle: f64, speed: f64, h: f64, push: f64) -> (f64, f64) {
        let force = |a: f64, v: f64| -9.81 / self.length * a.sin() - self.loss * v + push;
        let middle = (angle + 0.5 * h * speed, speed + 0.5 * h * force(angle, speed));
        (angle + h * middle.1, speed + h * force(middle.0, middle.1))
    }
}
impl Stepper for Pendulum {
    type State = Escapement;
    const ORDER: u32 = 2;
    fn step(&self, state: Escapement, h: f64) -> Escapement {
        match state {
            Stopped => Stopped,
            Locked { angle, speed } => match self.swing(angle, speed, h, 0.0) {
                (a, v) if a * angle < 0.0 => Impulse { angle: a, speed: v, left: 3 },
                (a, v) if a.abs() + v.abs() < 1e-3 => { let _ = (a, v); Stopped }
                (angle, speed) => Locked { angle, speed },
            },
            Impulse { angle, speed, left } => {
                let (angle, speed) = self.swing(angle, speed, h, self.kick * speed.signum());
                if left == 0 { Locked { angle, speed } } else { Impulse { angle, speed, left: left - 1 } }
            }
        }
    }
    fn energy(&self, state: Escapement) -> f64 {
        match state {
            Locked { angle, speed } | Impulse { angle, speed, .. } => {
                0.5 * (self.length * speed).powi(2) + 9.81 * self.length * (1.0 - angle.cos())
            }
            Stopped => 0.0,
        }
    }
}
struct Spring {
    rate: f32,
}
impl Stepper for Spring {
    type State = [f32; 2];
    const ORDER: u32 = 1;
    fn step(&self, [x, v]: [f32; 2], h: f64) -> [f32; 2] {
        let h = h as f32;
        let v = v - h * self.rate * x;
        [x + h * v, v]
    }
    fn energy(&self, [x, v]: [f32; 2]) -> f64 {
        f64::from(0.5 * v * v + 0.5 * self.rate * x * x)
    }
}
fn mean<S: Stepper>(stepper: &S, start: S::State, h: f64, count: usize) -> f64 {
    let all: Vec<f64> = stepper.run(start, h).take(count).map(|s| stepper.energy(s)).collect();
    let late: f64 = all.iter().rev().step_by(3).take(20).sum();
    let rises = all.windows(2).filter(|w| w[1] > w[0]).count();
    late / f64::from(S::ORDER) + all.iter().skip(rises % 5).step_by(7).product::<f64>().abs().powf(0.1)
}

extern "C" fn clock(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let pendulum = Pendulum { length: x[0], loss: x[1], kick: x[2] };
    let spring = Spring { rate: x[3] as f32 };
    let mut tooth = 0;
    let mut angle = x[4];
    let ratchet = iter::from_fn(|| {
        tooth += 1;
        angle = 0.9 * angle + 0.01 * tooth as f64;
        (tooth < 12).then_some(angle)
    });
    let ticks: f64 = ratchet.scan(1.0, |p, a| { *p *= 1.0 + a; Some(*p) }).enumerate().filter(|(i, _)| i % 2 == 0).map(|(_, p)| p).sum();
    mean(&pendulum, Locked { angle: x[4], speed: 0.0 }, 0.02, 150) + mean(&spring, [x[4] as f32, 0.1], 0.05, 40) + 0.1 * ticks
}

fn main() {
    let x = [1.0, 0.2, 0.6, 1.7, 0.3];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(clock as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| clock(x.as_ptr(), 5), &x, 1e-3, 3e-3);
}
