//! Gardening: a climate control as a machine of states, moved from one to the next by mem::replace; observers by Rc.
include!("harness.rs");
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::mem;
use std::rc::{Rc, Weak};

#[derive(Debug, Default)]
enum State {
    #[default]
    Idle,
    Heating { power: f64, since: u32 },
    Venting(f64),
    Mixed(Box<State>, Box<State>),
}
impl State {
    fn flux(&self, t: f64) -> f64 {
        match self {
            State::Idle => -0.02 * (t - 10.0),
            State::Heating { power, since } => power / (1.0 + f64::from(*since)),
            State::Venting(rate) => -rate * (t - 8.0),
            State::Mixed(a, b) => 0.5 * (a.flux(t) + b.flux(t)),
        }
    }
    fn next(self, t: f64, gain: f64) -> State {
        match self {
            State::Idle if t < 15.0 => State::Heating { power: gain * (15.0 - t), since: 0 },
            State::Heating { power, since } if since < 3 => State::Heating { power: power * 0.9, since: since + 1 },
            State::Heating { power, .. } => State::Mixed(Box::new(State::Venting(0.1)), Box::new(State::Heating { power, since: 5 })),
            State::Mixed(a, _) => *a,
            State::Venting(rate) if rate > 0.3 => State::Idle,
            State::Venting(rate) => State::Venting(rate * 2.0),
            other => other,
        }
    }
}

struct Sensor {
    last: Cell<f64>,
    window: RefCell<VecDeque<f64>>,
    house: RefCell<Weak<House>>,
}
struct House {
    sensors: Vec<Rc<Sensor>>,
    state: RefCell<State>,
    temperature: Cell<f64>,
    gain: f64,
}
impl Sensor {
    fn read(&self) -> Option<f64> {
        let t = self.house.borrow().upgrade()?.temperature.get();
        self.last.set(0.5 * (self.last.get() + t));
        let mut window = self.window.borrow_mut();
        window.push_back(self.last.get());
        if window.len() > 3 {
            window.pop_front();
        }
        Some(window.iter().sum::<f64>() / window.len() as f64)
    }
}
impl House {
    fn new(x: &[f64]) -> Rc<House> {
        let sensors = x[2..]
            .iter()
            .map(|&s| Rc::new(Sensor { last: Cell::new(s), window: RefCell::default(), house: RefCell::default() }))
            .collect();
        let house = Rc::new(House { sensors, state: RefCell::default(), temperature: Cell::new(x[0]), gain: x[1] });
        for sensor in &house.sensors {
            *sensor.house.borrow_mut() = Rc::downgrade(&house);
        }
        house
    }
    fn step(&self) -> f64 {
        let readings: Vec<f64> = self.sensors.iter().filter_map(|s| s.read()).collect();
        let mean = readings.iter().sum::<f64>() / readings.len() as f64;
        let old = mem::take(&mut *self.state.borrow_mut());
        let flux = old.flux(mean);
        let _ = mem::replace(&mut *self.state.borrow_mut(), old.next(mean, self.gain));
        self.temperature.set(self.temperature.get() + flux);
        flux.abs()
    }
}

extern "C" fn cost(x: *const f64, n: usize) -> f64 {
    let house = House::new(unsafe { std::slice::from_raw_parts(x, n) });
    let used: f64 = (0..14).map(|_| house.step()).sum();
    used + (house.temperature.get() - 16.0).powi(2)
}

fn main() {
    let x = [12.0, 0.8, 11.0, 12.5, 11.7];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(cost as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| cost(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
