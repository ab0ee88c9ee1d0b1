//! A ship lock as a machine whose states are moved into each other, driven by an iterator; control flow by labels, slices' patterns, try_fold.
use std::convert::Infallible;
use std::ops::ControlFlow::{self, Break, Continue};
use std::str::FromStr;

use rust_crate::{close, differences};

#[derive(Debug, Clone, PartialEq)]
struct Ship {
    draught: f64,
    cargo: Box<[f64]>,
}

#[derive(Debug)]
enum Gate {
    Open { level: f64, queue: Vec<Ship> },
    Filling { level: f64, target: f64, inside: Ship, rest: Vec<Ship>, ticks: u32 },
    Passing(Ship, Vec<Ship>, f64),
    Stuck(String),
    Done { level: f64 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Enter,
    Tick(u8),
    Leave,
}
impl FromStr for Order {
    type Err = Option<Infallible>;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s.as_bytes() {
            [b'e', ..] => Ok(Order::Enter),
            [b't', n @ b'0'..=b'9'] => Ok(Order::Tick(n - b'0')),
            [.., b'l'] => Ok(Order::Leave),
            _ => Err(None),
        }
    }
}

impl Gate {
    fn next(self, order: Order, x: &[f64], toll: &mut f64) -> Gate {
        use Gate::*;
        match (self, order) {
            (Open { level, mut queue }, Order::Enter) => match queue.pop() {
                Some(ship) if ship.draught > level => Stuck(format!("{} m is too deep", ship.draught)),
                Some(inside) => Filling { level, target: x[0] + 0.2 * inside.draught, inside, rest: queue, ticks: 0 },
                None => Done { level },
            },
            (Filling { level, target, inside, rest, ticks }, Order::Tick(n)) => {
                let step = x[1] * (target - level) * (1.0 - (-0.3 * f64::from(n)).exp());
                let level = level + step;
                if (target - level).abs() < 0.4 || ticks > 3 {
                    Passing(inside, rest, level)
                } else {
                    Filling { level, target, inside, rest, ticks: ticks + 1 }
                }
            }
            (Passing(ship, rest, level), Order::Leave) => {
                *toll += match &*ship.cargo {
                    [] => 1.0,
                    [only] => 2.0 * only * level,
                    [first, .., last] => first * last + x[2] * ship.cargo.len() as f64,
                };
                Open { level: level - 0.3 * ship.draught, queue: rest }
            }
            (same, _) => same,
        }
    }
    fn level(&self) -> Result<f64, &str> {
        match self {
            Gate::Open { level, .. } | Gate::Filling { level, .. } | Gate::Passing(.., level) | Gate::Done { level } => Ok(*level),
            Gate::Stuck(why) => Err(why),
        }
    }
}

fn shift(x: &[f64]) -> Result<f64, String> {
    let orders = "enter t5 t3 t9 t9 leave enter t7 t7 t8 t9 x9 pull enter t9 t9 t9 t9 t9 leave enter enter";
    let queue = (0..3).map(|i| Ship { draught: 1.0 + x[3] * i as f64, cargo: (0..i).map(|k| x[4] + k as f64).collect() }).collect();
    let mut toll = 0.0;
    let mut levels = vec![];
    let mut gate = Gate::Open { level: 2.4, queue };
    'orders: for word in orders.split(' ') {
        let Ok(order) = word.parse::<Order>() else { continue };
        gate = gate.next(order, x, &mut toll);
        for known in levels.iter().rev().take(2) {
            if f64::abs(known - gate.level()?) > 4.0 {
                break 'orders;
            }
        }
        levels.push(gate.level()?);
    }
    let wear = levels.iter().zip(levels.iter().skip(1)).try_fold(0.0, |sum: f64, (a, b)| -> ControlFlow<f64, f64> {
        if sum > 2.5 { Break(sum * x[1]) } else { Continue(sum + (a - b).abs()) }
    });
    let wear = match wear {
        Break(early) => early + 1.0,
        Continue(all) => all,
    };
    let highest = levels.iter().copied().reduce(f64::max).ok_or("no levels")?;
    let odd = loop {
        let Some(top) = levels.pop() else { break 0.0 };
        if levels.len() % 5 == 2 {
            break top * highest;
        }
    };
    Ok(toll + wear + 0.2 * odd)
}

fn main() {
    let x = [4.2, 0.7, 0.6, 0.35, 0.8];
    let cost = |x: &[f64]| shift(x).unwrap_or_else(|why| panic!("{why}"));
    let gradient = ltoad::gradient(cost, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(cost, &x), 1e-7);
}
