//! Ski jumping: phases of a jump as an enum that steps itself, wind as boxed closures, judges' marks trimmed, a hill from a builder.
include!("differences.inc");
use std::ops::ControlFlow;

#[derive(Debug, Clone, Copy, PartialEq)]
struct Point {
    x: f64,
    y: f64,
}

#[derive(Debug, Clone)]
enum Phase {
    InRun { along: f64, speed: f64 },
    Flight { at: Point, speed: Point, since: f64 },
    Landed { at: Point, impact: f64, style: f64 },
    Fallen(&'static str),
}

type Wind = Box<dyn Fn(f64, Point) -> f64>;

struct Hill {
    in_run: f64,
    angle: f64,
    profile: Vec<(f64, f64)>,
    winds: Vec<Wind>,
}

#[derive(Default)]
struct HillBuilder {
    in_run: Option<f64>,
    angle: f64,
    profile: Vec<(f64, f64)>,
    winds: Vec<Wind>,
}

impl HillBuilder {
    fn in_run(mut self, metres: f64) -> Self {
        self.in_run.get_or_insert(metres);
        self
    }
    fn table(mut self, degrees: f64) -> Self {
        self.angle = degrees.to_radians();
        self
    }
    fn profile<I>(mut self, points: I) -> Self
    where
        I: IntoIterator<Item = (f64, f64)>,
    {
        self.profile.extend(points);
        self.profile.sort_by(|a, b| a.0.total_cmp(&b.0));
        self
    }
    fn wind(mut self, wind: impl Fn(f64, Point) -> f64 + 'static) -> Self {
        self.winds.push(Box::new(wind));
        self
    }
    fn build(self) -> Option<Hill> {
        let HillBuilder { in_run, angle, profile, winds } = self;
        (profile.len() > 1).then_some(())?;
        Some(Hill { in_run: in_run?, angle, profile, winds })
    }
}

impl Hill {
    fn height(&self, x: f64) -> f64 {
        let after = self.profile.partition_point(|p| p.0 < x).clamp(1, self.profile.len() - 1);
        let &[(a, h), (b, g)] = &self.profile[after - 1..=after] else { unreachable!() };
        h + (g - h) * (x - a) / (b - a)
    }
    fn wind(&self, time: f64, at: Point) -> f64 {
        self.winds.iter().map(|w| w(time, at)).sum()
    }
}

struct Jump<'h> {
    hill: &'h Hill,
    lift: f64,
    drag: f64,
    phase: Phase,
    time: f64,
}

impl Jump<'_> {
    fn step(&mut self, dt: f64) {
        self.time += dt;
        let phase = std::mem::replace(&mut self.phase, Phase::Fallen("between phases"));
        self.phase = match phase {
            Phase::InRun { along, speed } => {
                let speed = speed + dt * (9.81 * 0.55 - 0.02 * 9.81 - 0.3 * self.drag * speed * speed);
                let along = along + dt * speed;
                if along < self.hill.in_run {
                    Phase::InRun { along, speed }
                } else {
                    let over = (along - self.hill.in_run) / speed;
                    let take_off = Point { x: speed * self.hill.angle.cos(), y: -speed * self.hill.angle.sin() + 2.2 };
                    Phase::Flight { at: Point { x: over * take_off.x, y: over * take_off.y }, speed: take_off, since: over }
                }
            }
            Phase::Flight { at, speed, since } => {
                let air = Point { x: speed.x + self.hill.wind(self.time, at), y: speed.y };
                let v = air.x.hypot(air.y);
                let force = Point { x: -self.drag * air.x * v - self.lift * air.y * v, y: self.lift * air.x * v - self.drag * air.y * v };
                let next = Point { x: speed.x + dt * force.x, y: speed.y + dt * (force.y - 9.81) };
                let there = Point { x: at.x + dt * next.x, y: at.y + dt * next.y };
                let (above, before) = (there.y - self.hill.height(there.x), at.y - self.hill.height(at.x));
                match above {
                    a if a > 0.0 || since < 0.5 => Phase::Flight { at: there, speed: next, since: since + dt },
                    a => {
                        let part = before / (before - a);
                        let at = Point { x: at.x + part * (there.x - at.x), y: at.y + part * (there.y - at.y) };
                        Phase::Landed { at, impact: next.y.abs(), style: since + part * dt }
                    }
                }
            }
            done => done,
        };
    }
}

fn marks(style: f64, impact: f64) -> f64 {
    let mut judges: Vec<f64> = (0..5).map(|i| 20.0 - 0.1 * impact * (1.0 + 0.1 * f64::from(i)) - (style - 3.5 - 0.3 * f64::from(i % 3)).abs()).collect();
    judges.sort_by(|a, b| b.partial_cmp(a).unwrap());
    match judges.as_slice() {
        [_best, middle @ .., _worst] => middle.iter().sum(),
        _ => 0.0,
    }
}

extern "C" fn points(x: *const f64, n: usize) -> f64 {
    let &[gate, lift, drag, gust, k] = (unsafe { std::slice::from_raw_parts(x, n) }) else { return f64::NAN };
    let hill = HillBuilder::default()
        .in_run(gate)
        .table(10.5)
        .wind(move |t, at| gust * (0.3 * t).sin() * (1.0 + 0.01 * at.x))
        .profile([(0.0, -3.0), (130.0, -66.0), (60.0, -26.0), (95.0, -50.0), (250.0, -70.0)])
        .wind(|_, at| if at.y > -20.0 { 0.4 } else { 0.4 - 0.01 * (at.y + 20.0) })
        .build();
    let Some(hill) = hill else { return 0.0 };
    let mut total = 0.0;
    for round in 0..2 {
        let mut jump = Jump { hill: &hill, lift: lift * (1.0 - 0.02 * f64::from(round)), drag, phase: Phase::InRun { along: 0.0, speed: 0.0 }, time: 0.0 };
        let end = (0..2000).try_for_each(|_| {
            jump.step(0.01);
            match &jump.phase {
                Phase::Landed { .. } | Phase::Fallen(_) => ControlFlow::Break(jump.phase.clone()),
                _ => ControlFlow::Continue(()),
            }
        });
        total += match end {
            ControlFlow::Break(Phase::Landed { at, impact, style }) => 60.0 + 1.8 * (at.x.hypot(at.y) - k) + marks(style, impact),
            ControlFlow::Break(Phase::Fallen(why)) => -(why.len() as f64),
            _ => 0.0,
        };
    }
    total
}

fn main() {
    let x = [92.0, 0.0021, 0.0028, 0.9, 98.0];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(points as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-5 * x[i], |h| { let mut y = x; y[i] += h; points(y.as_ptr(), y.len()) });
        c.cmpt(&format!("d{i}"), d[i], want, 2e-5);
        let mut t = [0.0; 5];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(points as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr(), enzyme_const, x.len()) };
        c.cmpt(&format!("f{i}"), f, want, 2e-5);
    }
    c.done();
}
