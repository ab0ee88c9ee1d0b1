//! Parking: gates as state machines, tickets that book when they are dropped, tariffs as boxed closures, occupancy in a shared RefCell.
include!("harness.rs");

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Vehicle {
    Car,
    Van,
    Motorbike,
}

#[derive(Debug)]
enum Gate {
    Closed,
    Opening { since: f64, plate: String },
    Open { until: f64 },
    Jammed(String, f64),
}

type Tariff<'a> = Box<dyn Fn(f64) -> f64 + 'a>;

struct Office<'a> {
    tariffs: HashMap<Vehicle, Tariff<'a>>,
    till: Cell<f64>,
    log: RefCell<Vec<(String, f64)>>,
    inside: RefCell<HashMap<Vehicle, u32>>,
}

struct Ticket<'a, 'b> {
    office: &'b Office<'a>,
    vehicle: Vehicle,
    plate: String,
    hours: f64,
}

impl<'a, 'b> Ticket<'a, 'b> {
    fn new(office: &'b Office<'a>, vehicle: Vehicle, plate: &str) -> Self {
        *office.inside.borrow_mut().entry(vehicle).or_insert(0) += 1;
        Ticket { office, vehicle, plate: plate.to_uppercase(), hours: 0.0 }
    }
}

impl Drop for Ticket<'_, '_> {
    fn drop(&mut self) {
        let crowd: u32 = self.office.inside.borrow().values().sum();
        let price = match self.office.tariffs.get(&self.vehicle) {
            Some(tariff) => tariff(self.hours) * (1.0 + 0.05 * f64::from(crowd)),
            None => 1.0,
        };
        self.office.till.set(self.office.till.get() + price);
        self.office.log.borrow_mut().push((std::mem::take(&mut self.plate), price));
        if let Some(n) = self.office.inside.borrow_mut().get_mut(&self.vehicle) {
            *n -= 1;
        }
    }
}

impl Gate {
    fn next(self, now: f64, plate: Option<&str>, slowness: f64) -> Gate {
        match (self, plate) {
            (Gate::Closed, Some(p)) => Gate::Opening { since: now, plate: p.to_string() },
            (Gate::Opening { since, plate }, _) if now - since > slowness => {
                if plate.starts_with('x') {
                    Gate::Jammed(plate, now - since)
                } else {
                    Gate::Open { until: now + 2.0 * slowness }
                }
            }
            (Gate::Open { until }, None) if until < now => Gate::Closed,
            (Gate::Jammed(plate, waited), _) if waited > 1.5 => Gate::Opening { since: now, plate: plate.replace('x', "y") },
            (Gate::Jammed(plate, waited), _) => Gate::Jammed(plate, waited * 1.1 + slowness),
            (same, _) => same,
        }
    }
}

fn takings(x: &[f64]) -> f64 {
    let [hourly, cap, van, slowness, spread] = *x else { return f64::NAN };
    let office = Rc::new(Office {
        tariffs: HashMap::from([
            (Vehicle::Car, Box::new(move |h: f64| cap * (1.0 - (-hourly * h / cap).exp())) as Tariff),
            (Vehicle::Van, Box::new(|h| van * h.powf(0.8) + hourly)),
        ]),
        till: Cell::new(0.0),
        log: RefCell::new(Vec::new()),
        inside: RefCell::default(),
    });
    let arrivals = [(Vehicle::Car, "ab 12"), (Vehicle::Van, "xx 99"), (Vehicle::Motorbike, "m 1"), (Vehicle::Car, "zz 7")];
    let mut gate = Gate::Closed;
    let mut parked: Vec<Ticket> = Vec::new();
    let mut queue = arrivals.iter().peekable();
    let mut waited = 0.0;
    for minute in 0..30 {
        let now = 0.25 * f64::from(minute) * spread;
        gate = gate.next(now, queue.peek().map(|(_, p)| *p), slowness);
        if let Gate::Open { until } = &gate {
            if let Some(&(vehicle, plate)) = queue.next() {
                waited += until - now;
                parked.push(Ticket::new(&office, vehicle, plate));
            }
        } else if let Gate::Jammed(_, w) = &gate {
            waited += 0.1 * w;
        }
        for (k, ticket) in parked.iter_mut().enumerate() {
            ticket.hours += spread * (0.5 + 0.1 * k as f64);
        }
        parked.retain(|t| t.hours < 6.0 + t.plate.len() as f64);
    }
    drop(parked);
    let log = office.log.borrow();
    let dear = log.iter().max_by(|a, b| a.1.partial_cmp(&b.1).unwrap()).map_or(0.0, |(p, v)| v * p.len() as f64);
    office.till.get() + 0.1 * dear + 0.3 * waited
}

fn takings_at(x: *const f64, n: usize) -> f64 {
    takings(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.7, 9.0, 2.2, 0.37, 1.03];
    let mut d = [0.0; 5];
    unsafe {
        __enzyme_autodiff(takings_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &takings, &x, 1e-5, 1e-6);
}
