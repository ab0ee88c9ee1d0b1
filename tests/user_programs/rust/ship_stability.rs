//! Shipbuilding: a hull by sections in f32 tables, tanks as trait objects with state, Simpson's rule over chunks, equilibrium by a Result-returning secant, a builder.
include!("harness.rs");

use std::rc::Rc;
use std::cell::RefCell;

#[derive(Clone, Debug)]
struct Section {
    at: f32,
    breadths: [f32; 5],
}

#[derive(Debug, Clone, PartialEq)]
enum Failure {
    Capsized { angle: f64 },
    Sunk(String),
}

trait Load {
    fn weight(&self) -> f64;
    fn moment(&self, heel: f64) -> f64;
    fn pump(&mut self, _litres: f64) -> f64 {
        0.0
    }
}

struct Cargo(f64, (f64, f64));

struct Tank {
    level: f64,
    width: f64,
    side: f64,
}

impl Load for Cargo {
    fn weight(&self) -> f64 {
        self.0
    }
    fn moment(&self, heel: f64) -> f64 {
        let Cargo(weight, (y, z)) = *self;
        weight * (y * heel.cos() - z * heel.sin())
    }
}

impl Load for Tank {
    fn weight(&self) -> f64 {
        self.level * self.width
    }
    fn moment(&self, heel: f64) -> f64 {
        let surface = self.width.powi(3) / 12.0 * heel.sin();
        self.weight() * self.side * heel.cos() - surface
    }
    fn pump(&mut self, litres: f64) -> f64 {
        let moved = litres.min(self.level * 0.9);
        self.level -= moved;
        moved
    }
}

#[derive(Default)]
struct Ship {
    sections: Vec<Section>,
    loads: Vec<Rc<RefCell<dyn Load>>>,
    name: String,
}

impl Ship {
    fn named(name: &str) -> Ship {
        Ship { name: name.into(), ..Default::default() }
    }
    fn section(mut self, at: f32, scale: f32) -> Self {
        let breadths = [0.2, 0.6, 0.85, 0.97, 1.0].map(|b: f32| b * scale);
        self.sections.push(Section { at, breadths });
        self
    }
    fn load(mut self, load: impl Load + 'static) -> Self {
        self.loads.push(Rc::new(RefCell::new(load)));
        self
    }
    fn area(section: &Section, draught: f64) -> f64 {
        let step = draught / 4.0;
        section
            .breadths
            .windows(3)
            .step_by(2)
            .map(|w| step / 3.0 * (f64::from(w[0]) + 4.0 * f64::from(w[1]) + f64::from(w[2])))
            .sum()
    }
    fn volume(&self, draught: f64) -> f64 {
        self.sections
            .windows(2)
            .map(|w| f64::from(w[1].at - w[0].at) * 0.5 * (Ship::area(&w[0], draught) + Ship::area(&w[1], draught)))
            .sum()
    }
    fn weight(&self) -> f64 {
        self.loads.iter().map(|l| l.borrow().weight()).sum()
    }
    fn solve(&self, f: impl Fn(f64) -> f64, mut a: f64, mut b: f64) -> Result<f64, Failure> {
        let (mut fa, mut fb) = (f(a), f(b));
        for _ in 0..40 {
            if fb.abs() < 1e-12 {
                return Ok(b);
            }
            let next = b - fb * (b - a) / (fb - fa);
            (a, fa) = (b, fb);
            (b, fb) = (next, f(next));
            if !b.is_finite() {
                break;
            }
        }
        Err(Failure::Sunk(format!("{} at {a:.0}", self.name)))
    }
    fn draught(&self) -> Result<f64, Failure> {
        self.solve(|d| self.volume(d) - self.weight(), 0.5, 1.0)
    }
    fn heel(&self) -> Result<f64, Failure> {
        let draught = self.draught()?;
        let broad = self.sections.iter().map(|s| f64::from(s.breadths[4])).fold(0.0, f64::max);
        let metacentre = broad.powi(3) / (12.0 * self.volume(draught)) * 8.0;
        let moment = |heel: f64| self.loads.iter().map(|l| l.borrow().moment(heel)).sum::<f64>();
        let angle = self.solve(|h| moment(h) - self.weight() * metacentre * h.sin(), 0.0, 0.1)?;
        if angle.abs() > 0.9 { Err(Failure::Capsized { angle }) } else { Ok(angle) }
    }
}

fn voyage(x: &[f64; 5]) -> f64 {
    let [cargo, off, level, width, scale] = *x;
    let mut total = 0.0;
    for (trip, heavy) in [1.0, 1.8, 9.0].into_iter().enumerate() {
        let ship = (0..5)
            .fold(Ship::named("Vasa"), |s, i| s.section(2.0 * i as f32, scale as f32 * [0.4, 1.6, 2.0, 1.7, 0.5][i]))
            .load(Cargo(cargo * heavy, (off * heavy, 0.2)))
            .load(Tank { level, width, side: -0.6 })
            .load(Tank { level: level * 0.5, width, side: 0.5 });
        let tank = Rc::clone(&ship.loads[1]);
        for hour in 0..3 {
            total += match ship.heel() {
                Ok(angle) => angle.abs() * 10.0 + 0.1 * ship.draught().unwrap_or(0.0),
                Err(Failure::Capsized { angle }) => 2.0 + angle.tanh(),
                Err(Failure::Sunk(why)) => why.len() as f64 * cargo,
            } / (1.0 + hour as f64 + trip as f64);
            let moved = tank.borrow_mut().pump(0.2 * scale);
            total += 0.05 * moved;
        }
    }
    total
}

fn main() {
    let x = [5.0, 0.12, 1.3, 0.9, 1.1];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(voyage as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| voyage(x.try_into().unwrap()), &x, 4e-3, 3e-4);
}
