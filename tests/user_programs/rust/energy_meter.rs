//! Accounting: guards that book what was used when they are dropped, tariffs as closures in structs.
include!("harness.rs");
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

#[derive(Default, Debug)]
struct Ledger {
    used: HashMap<&'static str, f64>,
    entries: Vec<(u32, &'static str, f64)>,
}

type Shared = Rc<RefCell<Ledger>>;

struct Appliance {
    what: &'static str,
    watts: f64,
    since: f64,
    clock: Rc<RefCell<Clock>>,
    ledger: Shared,
}

#[derive(Default)]
struct Clock {
    now: f64,
    ticks: u32,
}
impl Clock {
    fn advance(&mut self, by: f64) {
        self.now += by;
        self.ticks += 1;
    }
}

impl Drop for Appliance {
    fn drop(&mut self) {
        let clock = self.clock.borrow();
        let used = self.watts * (clock.now - self.since) / 1000.0;
        let mut ledger = self.ledger.borrow_mut();
        *ledger.used.entry(self.what).or_insert(0.0) += used;
        ledger.entries.push((clock.ticks, self.what, used));
    }
}

struct House {
    clock: Rc<RefCell<Clock>>,
    ledger: Shared,
}
impl House {
    fn new() -> Self {
        House { clock: Rc::default(), ledger: Rc::default() }
    }
    fn switch_on(&self, what: &'static str, watts: f64) -> Appliance {
        let since = self.clock.borrow().now;
        Appliance { what, watts, since, clock: Rc::clone(&self.clock), ledger: self.ledger.clone() }
    }
    fn wait(&self, hours: f64) {
        self.clock.borrow_mut().advance(hours);
    }
}

struct Tariff {
    name: String,
    price: Box<dyn Fn(f64) -> f64>,
}
impl Tariff {
    fn new(name: impl Into<String>, price: impl Fn(f64) -> f64 + 'static) -> Self {
        Tariff { name: name.into(), price: Box::new(price) }
    }
}

fn stepped(limits: Vec<(f64, f64)>) -> impl Fn(f64) -> f64 {
    move |used| {
        let mut left = used;
        let mut cost = 0.0;
        for &(width, price) in &limits {
            let part = left.min(width);
            cost += part * price;
            left -= part;
        }
        cost
    }
}

extern "C" fn bill(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let house = House::new();
    let fridge = house.switch_on("fridge", x[0]);
    {
        let _oven = house.switch_on("oven", x[1]);
        house.wait(x[2]);
        let kettle = house.switch_on("kettle", 2000.0);
        house.wait(0.1);
        drop(kettle);
        house.wait(0.5);
    }
    let mut lamps: Vec<Option<Appliance>> = (1..=3).map(|i| Some(house.switch_on("lamp", x[3] * f64::from(i)))).collect();
    for lamp in lamps.iter_mut().rev() {
        house.wait(x[4]);
        let _ = lamp.take();
    }
    drop(fridge);
    let tariffs = [
        Tariff::new("flat", { let p = x[5]; move |used| 1.0 + p * used }),
        Tariff::new("stepped", stepped(vec![(0.6, x[5] * 1.4), (1.0, x[6]), (f64::MAX, 0.1)])),
        Tariff::new(format!("green {}", 2), |used| 0.5 + 0.4 * used.powf(1.1)),
    ];
    let ledger = Rc::try_unwrap(house.ledger).map(RefCell::into_inner).unwrap_or_else(|shared| shared.take());
    let mut kinds: Vec<_> = ledger.used.iter().map(|(k, v)| (*k, *v)).collect();
    kinds.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(b.0)));
    let ranked: f64 = kinds.iter().enumerate().map(|(i, (name, used))| used * (name.len() + i) as f64).sum();
    let total: f64 = ledger.entries.iter().map(|e| e.2).sum();
    tariffs.iter().map(|t| (t.price)(total) / t.name.len() as f64).sum::<f64>() + 0.1 * ranked
}

fn main() {
    let x = [150.0, 1200.0, 1.5, 40.0, 2.5, 0.3, 0.2];
    let mut d = [0.0; 7];
    unsafe { __enzyme_autodiff(bill as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 7usize) };
    compare(&d, &|x| bill(x.as_ptr(), 7), &x, 1e-3, 1e-6);
}
