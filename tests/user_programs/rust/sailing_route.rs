//! Sailing: boats with shared crews as Rc<RefCell> and Weak, polars by interpolation, legs from an iterator of one's own, a regatta's times.
include!("differences.inc");
mod polar {
    #[derive(Debug, Clone)]
    pub struct Polar<'t> {
        pub name: &'t str,
        rows: Vec<(f64, f64)>,
    }

    impl<'t> Polar<'t> {
        pub fn parse(text: &'t str, scale: f64) -> Option<Self> {
            let mut lines = text.split('\n');
            let name = lines.next()?.trim();
            let mut rows: Vec<(f64, f64)> = lines
                .map(|l| {
                    let (a, s) = l.split_once(' ')?;
                    Some((a.parse::<f64>().ok()?.to_radians(), s.trim().parse::<f64>().ok()? * scale))
                })
                .collect::<Option<_>>()?;
            rows.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
            Some(Polar { name, rows })
        }

        pub fn speed(&self, angle: f64) -> f64 {
            let i = self.rows.partition_point(|r| r.0 < angle);
            match (i.checked_sub(1).and_then(|j| self.rows.get(j)), self.rows.get(i)) {
                (Some(&(a, s)), Some(&(b, t))) => s + (t - s) * (angle - a) / (b - a),
                (None, Some(&(b, t))) => t * (angle / b).powi(2),
                (Some(&(_, s)), None) => s,
                (None, None) => 0.0,
            }
        }
    }
}

use polar::Polar;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

struct Boat<'t> {
    polar: Polar<'t>,
    position: (f64, f64),
    elapsed: f64,
    helm: Weak<RefCell<Sailor>>,
    marks: VecDeque<(f64, f64)>,
}

struct Sailor {
    name: String,
    skill: f64,
    fatigue: Cell<f64>,
    boats: Vec<Rc<RefCell<usize>>>,
}

trait Wind {
    fn at(&self, position: (f64, f64), time: f64) -> (f64, f64);
    fn name(&self) -> String {
        "wind".to_string()
    }
}

struct Steady(f64);
struct Shifting {
    inner: Box<dyn Wind>,
    amplitude: f64,
    period: f64,
}

impl Wind for Steady {
    fn at(&self, _: (f64, f64), _: f64) -> (f64, f64) {
        (0.0, self.0)
    }
}

impl Wind for Shifting {
    fn at(&self, p: (f64, f64), t: f64) -> (f64, f64) {
        let (a, s) = self.inner.at(p, t);
        (a + self.amplitude * (t / self.period).sin() * (0.1 * p.0).cos(), s * (1.0 + 0.02 * p.1))
    }
    fn name(&self) -> String {
        format!("shifting {}", self.inner.name())
    }
}

struct Legs<'b, 't> {
    boat: &'b mut Boat<'t>,
    wind: &'b dyn Wind,
}

impl Iterator for Legs<'_, '_> {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        let mark = *self.boat.marks.front()?;
        let (dx, dy) = (mark.0 - self.boat.position.0, mark.1 - self.boat.position.1);
        let distance = dx.hypot(dy);
        let (direction, strength) = self.wind.at(self.boat.position, self.boat.elapsed);
        let mut angle = (dx.atan2(dy) - direction).abs();
        if angle > std::f64::consts::PI {
            angle = 2.0 * std::f64::consts::PI - angle;
        }
        let tack = angle.max(0.6);
        let mut speed = self.boat.polar.speed(tack) * (strength / 10.0).sqrt() * (angle.min(0.6) / 0.6 * 0.3 + 0.7);
        if let Some(helm) = self.boat.helm.upgrade() {
            let helm = helm.borrow();
            speed *= helm.skill - helm.fatigue.get();
            helm.fatigue.set(helm.fatigue.get() + 0.01 * strength / 10.0);
        }
        let reach = distance.min(2.0);
        self.boat.position.0 += dx / distance * reach;
        self.boat.position.1 += dy / distance * reach;
        if distance <= 2.0 {
            self.boat.marks.pop_front();
        }
        let time = reach / speed;
        self.boat.elapsed += time;
        Some(time)
    }
}

const POLARS: [&str; 2] = ["dinghy\n30 2.0\n60 4.4\n90 5.2\n150 3.6", "keelboat\n40 3.9\n180 4.5\n75 5.5\n120 6.1"];

extern "C" fn regatta(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let wind: Box<dyn Wind> = Box::new(Shifting { inner: Box::new(Steady(x[0])), amplitude: x[1], period: 3.0 });
    let anna = Rc::new(RefCell::new(Sailor { name: "Anna".into(), skill: x[3], fatigue: Cell::default(), boats: vec![] }));
    let ghost = Rc::downgrade(&Rc::new(RefCell::new(Sailor { name: "nobody".into(), skill: 0.0, fatigue: Cell::new(9.0), boats: vec![] })));
    let mut fleet: Vec<Boat> = POLARS
        .iter()
        .cycle()
        .take(3)
        .enumerate()
        .filter_map(|(i, text)| {
            let helm = if i == 1 { ghost.clone() } else { Rc::downgrade(&anna) };
            anna.borrow_mut().boats.push(Rc::new(RefCell::new(i)));
            let marks = [(0.0, 6.0), (4.0, 3.0 + i as f64), (0.5, 0.5)].into();
            Some(Boat { polar: Polar::parse(text, x[2])?, position: (0.1 * i as f64, 0.0), elapsed: 0.0, helm, marks })
        })
        .collect();
    let mut slowest = 0.0f64;
    for boat in fleet.iter_mut() {
        let longest = Legs { boat, wind: wind.as_ref() }.fold(0.0, f64::max);
        slowest = slowest.max(longest);
    }
    fleet.sort_by(|a, b| b.elapsed.partial_cmp(&a.elapsed).unwrap());
    let points: f64 = fleet.iter().zip(1..).map(|(b, place)| b.elapsed * f64::from(place) + b.polar.name.len() as f64 * b.position.0).sum();
    let tired = anna.borrow().fatigue.get() * anna.borrow().boats.iter().map(|b| *b.borrow()).sum::<usize>() as f64;
    points + slowest + tired + 1e-3 * (wind.name().len() + anna.borrow().name.len()) as f64 * x[0]
}

fn main() {
    let x = [12.0, 0.2, 1.05, 1.1];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(regatta as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-4, |h| { let mut y = x; y[i] += h; regatta(y.as_ptr(), 4) }));
    }
    c.done();
}
