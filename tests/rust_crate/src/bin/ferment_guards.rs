//! Brewing: guards whose drops write losses into cells, scopes that end early, values that are kept in options and taken from there.
use std::cell::{Cell, RefCell};
use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use rust_crate::{close, differences};

#[derive(Default)]
struct Journal {
    losses: Cell<f64>,
    entries: RefCell<Vec<(u32, f64)>>,
}

struct Tank<'j> {
    litres: f64,
    sugar: f64,
    number: u32,
    journal: &'j Journal,
}
impl Drop for Tank<'_> {
    fn drop(&mut self) {
        self.journal.losses.set(self.journal.losses.get() + 0.02 * self.litres * self.sugar.sqrt());
        self.journal.entries.borrow_mut().push((self.number, self.litres));
    }
}

/// What is borrowed is cleaned afterwards.
struct Cleaned<'a, 'j>(&'a mut Tank<'j>, f64);
impl<'j> Deref for Cleaned<'_, 'j> {
    type Target = Tank<'j>;
    fn deref(&self) -> &Tank<'j> {
        self.0
    }
}
impl DerefMut for Cleaned<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0
    }
}
impl Drop for Cleaned<'_, '_> {
    fn drop(&mut self) {
        let rinse = self.1;
        self.litres *= 1.0 - rinse;
    }
}

struct Heat {
    shared: Rc<Cell<f64>>,
    own: f64,
}
impl Heat {
    fn new(shared: &Rc<Cell<f64>>, own: f64) -> Self {
        shared.set(shared.get() + own);
        Heat { shared: Rc::clone(shared), own }
    }
}
impl Drop for Heat {
    fn drop(&mut self) {
        self.shared.set((self.shared.get() - self.own) * 0.95);
    }
}

fn ferment(tank: &mut Tank, yeast: f64, days: usize) -> Option<f64> {
    let heat = Rc::new(Cell::new(18.0));
    let mut pulses: Vec<Option<Heat>> = (0..days).map(|d| Some(Heat::new(&heat, 0.3 * d as f64 * yeast))).collect();
    let mut alcohol = 0.0;
    for day in 0..days {
        let mut tank = Cleaned(tank, 0.01 * yeast);
        let warm = (heat.get() / 20.0).min(1.4);
        let eaten = yeast * warm * tank.sugar / (1.0 + tank.sugar);
        tank.sugar -= 0.3 * eaten;
        alcohol += 0.15 * eaten;
        if tank.sugar < 0.4 {
            return None;
        }
        if let Some(pulse) = pulses[day].take() {
            if day % 2 == 0 {
                drop(pulse);
            } else {
                pulses[0] = Some(pulse);
            }
        }
    }
    Some(alcohol + 0.01 * heat.get())
}

fn brew(x: &[f64]) -> f64 {
    let journal = Journal::default();
    let mut good = 0.0;
    {
        let mut tanks: Vec<Tank> = (0..3)
            .map(|i| Tank { litres: 10.0 + x[i], sugar: 2.0 * x[i] * x[3], number: i as u32, journal: &journal })
            .collect();
        let blended = tanks.remove(1);
        for tank in &mut tanks {
            good += ferment(tank, x[4], 5).unwrap_or(-1.0);
        }
        tanks[0].litres += 0.3 * blended.litres;
        tanks.insert(0, blended);
        tanks.truncate(2);
        good *= 1.0 + 0.01 * journal.losses.get();
        let [_, kept] = <[Tank; 2]>::try_from(tanks).unwrap_or_else(|_| unreachable!());
        good += (kept.litres / kept.sugar).ln();
    }
    let entries = journal.entries.take();
    let order: f64 = entries.iter().enumerate().map(|(k, (n, l))| (k as f64 + 1.0) * l * f64::from(*n + 1)).sum();
    good - journal.losses.get() + 0.001 * order
}

fn main() {
    let x = [1.4, 2.0, 0.7, 0.9, 0.8];
    let gradient = ltoad::gradient(brew, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(brew, &x), 1e-7);
}
