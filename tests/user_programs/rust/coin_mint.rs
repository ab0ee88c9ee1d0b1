//! A mint: dies that wear and book what they struck when dropped, OnceCell and static tables, a pool that hands buffers back, Cell and replace.
include!("harness.rs");
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::LazyLock;

static ALLOYS: [(&str, f64, f64); 4] = [("bronze", 8.8, 1.2), ("silver", 10.5, 2.0), ("gold", 19.3, 3.1), ("nickel", 8.9, 0.7)];
static BY_NAME: LazyLock<BTreeMap<&'static str, usize>> = LazyLock::new(|| ALLOYS.iter().enumerate().map(|(i, a)| (a.0, i)).collect());

#[derive(Default)]
struct Ledger {
    struck: RefCell<Vec<(String, f64)>>,
    waste: Cell<f64>,
}
struct Die<'l> {
    name: &'static str,
    wear: f64,
    pieces: u32,
    ledger: &'l Ledger,
    relief: OnceCell<f64>,
}
impl Die<'_> {
    fn relief(&self) -> f64 {
        *self.relief.get_or_init(|| 1.0 / (1.0 + self.wear * self.name.len() as f64))
    }
    fn strike(&mut self, blank: f64, force: f64) -> Option<f64> {
        let sharp = self.relief() * force.tanh() * (-self.wear * f64::from(self.pieces)).exp();
        self.pieces += 1;
        if sharp < 0.2 {
            self.ledger.waste.replace(self.ledger.waste.get() + blank);
            return None;
        }
        Some(blank * (1.0 - 0.05 * sharp))
    }
}
impl Drop for Die<'_> {
    fn drop(&mut self) {
        let line = (format!("{}/{}", self.name, self.pieces), self.wear * f64::from(self.pieces) * self.relief());
        self.ledger.struck.borrow_mut().push(line);
    }
}
struct Pool(RefCell<Vec<Vec<f64>>>);
struct Buffer<'p> {
    values: Vec<f64>,
    pool: &'p Pool,
}
impl Pool {
    fn take(&self) -> Buffer<'_> {
        Buffer { values: self.0.borrow_mut().pop().unwrap_or_default(), pool: self }
    }
}
impl Deref for Buffer<'_> {
    type Target = Vec<f64>;
    fn deref(&self) -> &Vec<f64> {
        &self.values
    }
}
impl DerefMut for Buffer<'_> {
    fn deref_mut(&mut self) -> &mut Vec<f64> {
        &mut self.values
    }
}
impl Drop for Buffer<'_> {
    fn drop(&mut self) {
        self.values.clear();
        self.pool.0.borrow_mut().push(std::mem::take(&mut self.values));
    }
}

fn day(x: &[f64]) -> f64 {
    let ledger = Ledger::default();
    let pool = Pool(RefCell::new(vec![]));
    let mut worth = 0.0;
    for (shift, names) in [["gold", "bronze"], ["silver", "silver"], ["nickel", "gold"]].iter().enumerate() {
        let mut tray = pool.take();
        for name in names {
            let (_, density, price) = ALLOYS[BY_NAME[name]];
            let mut die = Die { name, wear: x[shift], pieces: 0, ledger: &ledger, relief: OnceCell::new() };
            tray.extend((0..5).filter_map(|k| die.strike(density * x[3], x[4] - 0.1 * k as f64)).map(|m| m * price));
            if shift == 1 {
                die.wear *= 2.0;
            }
        }
        let mut spare = pool.take();
        spare.extend(tray.drain(..).rev().step_by(2));
        worth += spare.iter().sum::<f64>().sqrt() * (shift + 1) as f64 + tray.len() as f64;
    }
    let booked = ledger.struck.take();
    let costs: f64 = booked.iter().rev().zip(1..).map(|((line, c), k)| c * line.len() as f64 / f64::from(k)).sum();
    worth - costs - 0.3 * ledger.waste.into_inner()
}
extern "C" fn mint(x: *const f64, n: usize) -> f64 {
    day(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [0.12, 0.31, 0.05, 1.4, 0.8];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(mint as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| mint(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
