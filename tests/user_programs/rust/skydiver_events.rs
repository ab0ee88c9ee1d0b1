//! Mechanics: a generic solver for ordinary differential equations with steps of its own length and events, of systems behind a trait.
include!("harness.rs");

trait System {
    const N: usize;
    type State: AsRef<[f64]> + AsMut<[f64]> + Clone;
    fn slope(&self, t: f64, y: &Self::State) -> Self::State;
    fn event(&self, t: f64, y: &Self::State) -> f64;
    fn jump(&mut self, t: f64, y: &mut Self::State) -> bool;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Canopy {
    Packed,
    Opening,
    Open,
}

struct Skydiver {
    mass: f64,
    area: f64,
    opens_at: f64,
    wind: f64,
    canopy: Canopy,
    opened: f64,
    log: Vec<(f64, Canopy)>,
}

impl System for Skydiver {
    const N: usize = 4;
    type State = [f64; 4];
    fn slope(&self, t: f64, y: &[f64; 4]) -> [f64; 4] {
        let drag = match self.canopy {
            Canopy::Packed => 0.3,
            Canopy::Opening => 0.3 + (self.area - 0.3) * (1.0 - (-(t - self.opened)).exp()),
            Canopy::Open => self.area,
        };
        let (vx, vz) = (y[2] - self.wind * (1.0 + y[1] / 800.0), y[3]);
        let speed = vx.hypot(vz);
        let density = 1.2 * (-y[1] / 8000.0).exp();
        let k = 0.5 * density * drag * speed / self.mass;
        [y[2], y[3], -k * vx, -9.81 - k * vz]
    }
    fn event(&self, t: f64, y: &[f64; 4]) -> f64 {
        match self.canopy {
            Canopy::Packed => y[1] - self.opens_at,
            Canopy::Opening => self.opened + 3.0 - t,
            Canopy::Open => y[1],
        }
    }
    fn jump(&mut self, t: f64, _y: &mut [f64; 4]) -> bool {
        self.canopy = match self.canopy {
            Canopy::Packed => {
                self.opened = t;
                Canopy::Opening
            }
            Canopy::Opening => Canopy::Open,
            Canopy::Open => return false,
        };
        self.log.push((t, self.canopy));
        true
    }
}

fn combine<S: AsRef<[f64]> + AsMut<[f64]> + Clone>(y: &S, h: f64, terms: &[(f64, &S)]) -> S {
    let mut next = y.clone();
    for (c, k) in terms {
        for (n, k) in next.as_mut().iter_mut().zip(k.as_ref()) {
            *n += h * c * k;
        }
    }
    next
}

/// Bogacki and Shampine's pair.
fn step<S: System>(s: &S, t: f64, y: &S::State, h: f64) -> (S::State, f64) {
    let k1 = s.slope(t, y);
    let k2 = s.slope(t + h / 2.0, &combine(y, h, &[(0.5, &k1)]));
    let k3 = s.slope(t + 0.75 * h, &combine(y, h, &[(0.75, &k2)]));
    let next = combine(y, h, &[(2.0 / 9.0, &k1), (1.0 / 3.0, &k2), (4.0 / 9.0, &k3)]);
    let k4 = s.slope(t + h, &next);
    let low = combine(y, h, &[(7.0 / 24.0, &k1), (0.25, &k2), (1.0 / 3.0, &k3), (0.125, &k4)]);
    let worst = (0..S::N).map(|i| (next.as_ref()[i] - low.as_ref()[i]).abs()).fold(0.0, f64::max);
    (next, worst)
}

fn integrate<S: System>(s: &mut S, mut y: S::State, end: f64) -> Option<(f64, S::State)> {
    let (mut t, h) = (0.0, 0.25);
    let mut worst: f64 = 0.0;
    while t < end {
        let (next, error) = step(s, t, &y, h);
        worst = worst.max(error);
        if s.event(t + h, &next) < 0.0 {
            // the length of the step is found by secants
            let (mut a, mut b) = (0.0, h);
            let (mut fa, mut fb) = (s.event(t, &y), s.event(t + h, &next));
            for _ in 0..12 {
                if (fb - fa).abs() < 1e-13 {
                    break;
                }
                let c = b - fb * (b - a) / (fb - fa);
                (a, fa) = (b, fb);
                b = c;
                fb = s.event(t + c, &step(s, t, &y, c).0);
            }
            y = step(s, t, &y, b).0;
            t += b;
            if !s.jump(t, &mut y) {
                return (worst < 50.0).then_some((t, y));
            }
        } else {
            (t, y) = (t + h, next);
        }
    }
    None
}

extern "C" fn landing(x: *const f64) -> f64 {
    let &[mass, area, opens_at, wind] = unsafe { &*x.cast::<[f64; 4]>() };
    let mut diver = Skydiver { mass, area, opens_at, wind, canopy: Canopy::Packed, opened: 0.0, log: vec![] };
    match integrate(&mut diver, [0.0, 1500.0, 30.0, 0.0], 400.0) {
        Some((t, y)) => y[0] / 10.0 + t + y[3].abs() + diver.log.iter().map(|(at, _)| 0.1 * at).sum::<f64>(),
        None => f64::NAN,
    }
}

fn main() {
    let x = [85.0, 18.0, 800.0, 3.0];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(landing as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    compare(&d, &|x| landing(x.as_ptr()), &x, 1e-4, 1e-5);
}
