//! Rockets: stages as states that are consumed when they change, a log of telemetry by name of phase, callbacks that watch.
include!("harness.rs");
use std::borrow::Cow;
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
struct Stage {
    dry: f64,
    fuel: f64,
    thrust: f64,
    exhaust: f64,
}

#[derive(Debug)]
enum Phase {
    Boost { left: Vec<Stage>, burning: Stage },
    Coast { left: Vec<Stage>, until: f64 },
    Drift(f64),
}

#[derive(Debug, Clone, Copy)]
struct Flight {
    height: f64,
    speed: f64,
    payload: f64,
}

impl Phase {
    fn name(&self) -> Cow<'static, str> {
        match self {
            Phase::Boost { left, .. } => Cow::Owned(format!("boost {}", left.len())),
            Phase::Coast { .. } => "coast".into(),
            Phase::Drift(_) => Cow::Borrowed("drift"),
        }
    }
    fn mass(&self) -> f64 {
        let of = |s: &Stage| s.dry + s.fuel;
        match self {
            Phase::Boost { left, burning } => of(burning) + left.iter().map(of).sum::<f64>(),
            Phase::Coast { left, .. } => left.iter().map(of).sum(),
            Phase::Drift(mass) => *mass,
        }
    }
    fn next(self, flight: &mut Flight, t: f64, dt: f64) -> Phase {
        let mass = self.mass() + flight.payload;
        let drag = 0.02 * flight.speed * flight.speed.abs() * (-flight.height / 7.0).exp();
        let (push, phase) = match self {
            Phase::Boost { mut left, mut burning } => {
                let flow = burning.thrust / burning.exhaust;
                let used = (flow * dt).min(burning.fuel);
                let push = burning.thrust * used / (flow * dt);
                burning.fuel -= used;
                let phase = if burning.fuel > 0.0 {
                    Phase::Boost { left, burning }
                } else if left.is_empty() {
                    Phase::Drift(burning.dry)
                } else {
                    left.shrink_to_fit();
                    Phase::Coast { left, until: t + 0.55 }
                };
                (push, phase)
            }
            Phase::Coast { mut left, until } if t >= until => match left.pop() {
                Some(burning) => (0.0, Phase::Boost { left, burning }),
                None => (0.0, Phase::Drift(0.0)),
            },
            other => (0.0, other),
        };
        flight.speed += dt * ((push - drag) / mass - 0.1);
        flight.height += dt * flight.speed;
        phase
    }
}

type Watcher<'a> = Box<dyn FnMut(&Phase, &Flight) + 'a>;

fn fly(stages: Vec<Stage>, payload: f64, watchers: &mut [Watcher<'_>]) -> Option<Flight> {
    let mut left = stages;
    let burning = left.pop()?;
    let mut phase = Phase::Boost { left, burning };
    let mut flight = Flight { height: 0.0, speed: 0.0, payload };
    for i in 0..130 {
        phase = phase.next(&mut flight, i as f64 * 0.1, 0.1);
        watchers.iter_mut().for_each(|watch| watch(&phase, &flight));
    }
    Some(flight)
}

extern "C" fn apogee(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let stages: Vec<Stage> = x[1..]
        .chunks_exact(2)
        .zip([0.1, 0.2, 0.4])
        .map(|(c, dry)| Stage { dry, fuel: c[0], thrust: c[1], exhaust: 1.4 })
        .collect();
    let mut phases: BTreeMap<String, (usize, f64)> = BTreeMap::new();
    let mut fastest = f64::MIN;
    let flight = {
        let mut watchers: Vec<Watcher> = vec![
            Box::new(|phase, flight| {
                let (count, sum) = phases.entry(phase.name().into_owned()).or_default();
                *count += 1;
                *sum += flight.height;
            }),
            Box::new(|_, flight| fastest = fastest.max(flight.speed)),
        ];
        fly(stages, x[0], &mut watchers)
    };
    let means = phases.values().map(|(count, sum)| sum / *count as f64).sum::<f64>();
    flight.map_or(0.0, |f| f.height) + fastest + 0.1 * means
}

fn main() {
    let x = [0.05, 0.31, 0.9, 0.83, 2.3, 1.77, 5.9];
    let mut d = [0.0; 7];
    unsafe { __enzyme_autodiff(apogee as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| apogee(x.as_ptr(), 7), &x, 1e-6, 1e-6);
}
