//! Trams: traits and vehicles in modules, observers by Weak<dyn Trait>, downcasts through Any, a bus of events, timetables by default methods.
include!("harness.rs");

mod vehicle {
    use std::any::Any;
    use std::fmt::Debug;

    pub trait Vehicle: Debug {
        fn mass(&self) -> f64;
        fn power(&self, speed: f64) -> f64 {
            40.0 / (1.0 + speed)
        }
        fn board(&mut self, people: u32);
        fn as_any(&self) -> &dyn Any;
        fn boxed(&self) -> Box<dyn Vehicle>;
    }
    pub mod kinds {
        use super::{Any, Vehicle};

        #[derive(Debug, Clone)]
        pub struct Tram {
            pub empty: f64,
            pub people: u32,
            pub motors: Vec<f64>,
        }
        #[derive(Debug, Clone)]
        pub struct Trolley(pub f64, pub Option<f64>);

        impl Vehicle for Tram {
            fn mass(&self) -> f64 {
                self.empty + 0.07 * f64::from(self.people)
            }
            fn power(&self, speed: f64) -> f64 {
                self.motors.iter().map(|m| m / (1.0 + 0.2 * speed)).sum()
            }
            fn board(&mut self, people: u32) {
                self.people += people;
            }
            fn as_any(&self) -> &dyn Any {
                self
            }
            fn boxed(&self) -> Box<dyn Vehicle> {
                Box::new(self.clone())
            }
        }
        impl Vehicle for Trolley {
            fn mass(&self) -> f64 {
                self.0 * self.1.unwrap_or(1.0)
            }
            fn board(&mut self, people: u32) {
                self.1 = Some(self.1.take().unwrap_or(1.0) + 0.01 * f64::from(people));
            }
            fn as_any(&self) -> &dyn Any {
                self
            }
            fn boxed(&self) -> Box<dyn Vehicle> {
                Box::new(Trolley(self.0, self.1))
            }
        }
    }
}
mod bus {
    use std::cell::RefCell;
    use std::rc::{Rc, Weak};

    #[derive(Clone, Copy, Debug)]
    pub enum Event {
        Arrived { stop: usize, at: f64 },
        Waited(f64),
    }
    pub trait Listener {
        fn hear(&self, event: &Event);
    }
    #[derive(Default)]
    pub struct Bus {
        listeners: RefCell<Vec<Weak<dyn Listener>>>,
    }
    impl Bus {
        pub fn join(&self, listener: &Rc<impl Listener + 'static>) {
            let weak: Weak<dyn Listener> = Rc::downgrade(&(listener.clone() as Rc<dyn Listener>));
            self.listeners.borrow_mut().push(weak);
        }
        pub fn tell(&self, event: Event) -> usize {
            self.listeners.borrow_mut().retain(|l| l.strong_count() > 0);
            let all = self.listeners.borrow();
            all.iter().filter_map(Weak::upgrade).map(|l| l.hear(&event)).count()
        }
    }
}
use bus::{Bus, Event, Listener};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use vehicle::Vehicle;
use vehicle::kinds::{Tram, Trolley};

#[derive(Default)]
struct Delays(RefCell<Vec<f64>>);
struct Energy {
    used: Cell<f64>,
    price: f64,
}
impl Listener for Delays {
    fn hear(&self, event: &Event) {
        if let Event::Arrived { stop, at } = *event {
            self.0.borrow_mut().push(at - 2.0 * stop as f64);
        }
    }
}
impl Listener for Energy {
    fn hear(&self, event: &Event) {
        match event {
            Event::Waited(time) => self.used.set(self.used.get() + self.price * time),
            Event::Arrived { at, .. } => self.used.set(self.used.get() * 1.01 + 0.1 * at.sqrt()),
        }
    }
}
fn drive(vehicle: &mut dyn Vehicle, stops: &[(f64, u32)], bus: &Bus) -> f64 {
    let mut time = 0.1;
    let mut heard = 0;
    for (i, &(distance, people)) in stops.iter().enumerate() {
        vehicle.board(people);
        let mut speed = 0.0;
        let mut done = 0.0;
        while done < distance && speed < 40.0 {
            speed += 0.5 * vehicle.power(speed) / vehicle.mass();
            done += 0.5 * 4.0;
        }
        time += distance / speed;
        heard += bus.tell(Event::Arrived { stop: i, at: time });
        if let Some(tram) = vehicle.as_any().downcast_ref::<Tram>() {
            let wait = tram.motors[0] * 0.01 * f64::from(tram.people);
            time += wait;
            heard += bus.tell(Event::Waited(wait));
        }
    }
    time + 0.01 * heard as f64
}
extern "C" fn shift(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let bus = Bus::default();
    let delays = Rc::new(Delays::default());
    let energy = Rc::new(Energy { used: Cell::new(0.0), price: x[4] });
    bus.join(&delays);
    bus.join(&energy);
    let fleet: Vec<Box<dyn Vehicle>> = vec![Box::new(Tram { empty: x[0], people: 3, motors: vec![x[1], x[2]] }), Box::new(Trolley(x[3], None))];
    let mut all: Vec<Box<dyn Vehicle>> = fleet.iter().chain(&fleet[..1]).map(|v| v.boxed()).collect();
    let mut total = 0.0;
    for (k, vehicle) in all.iter_mut().enumerate() {
        let passing = Rc::new(Delays::default());
        bus.join(&passing);
        total += drive(vehicle.as_mut(), &[(9.0, 4), (14.0, 2), (6.0, k as u32)], &bus);
        total += passing.0.borrow().iter().map(|d| d * d).sum::<f64>() * 0.01;
    }
    let late: f64 = delays.0.borrow().iter().copied().reduce(|a, b| 0.7 * a + b).unwrap_or(0.0);
    total + late + energy.used.get() + fleet[0].mass()
}

fn main() {
    let x = [5.0, 12.0, 8.0, 4.0, 0.7];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(shift as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| shift(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
