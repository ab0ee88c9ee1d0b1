//! Staffing: tasks in a BinaryHeap with Reverse, assigned to nurses in a HashMap, costs by an enum of contracts.
include!("harness.rs");
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

#[derive(Debug, Clone, PartialEq)]
enum Contract {
    Hourly { wage: f64 },
    Salaried { monthly: f64, overtime: f64 },
    Agency(f64, f64),
}
impl Contract {
    fn cost(&self, hours: f64) -> f64 {
        match *self {
            Contract::Hourly { wage } => wage * hours,
            Contract::Salaried { monthly, overtime } => monthly + overtime * (hours - 8.0).max(0.0),
            Contract::Agency(fee, wage) => fee + wage * hours.powf(1.1),
        }
    }
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Task {
    urgency: Reverse<u32>,
    name: String,
    quarters: u32,
}

extern "C" fn cost(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut staff: HashMap<&str, (Contract, f64)> = HashMap::from([
        ("amy", (Contract::Hourly { wage: x[0] }, 0.0)),
        ("bob", (Contract::Salaried { monthly: x[1], overtime: x[2] }, 0.0)),
        ("eve", (Contract::Agency(x[3], 2.0 * x[0]), 0.0)),
    ]);
    let mut tasks: BinaryHeap<Task> = ["ward", "theatre", "clinic", "night", "home", "desk"]
        .iter()
        .enumerate()
        .map(|(i, name)| Task { urgency: Reverse((i as u32 * 5) % 7), name: name.to_string(), quarters: 10 + 3 * i as u32 })
        .collect();
    let names = ["amy", "bob", "eve"];
    let mut turn = names.iter().cycle();
    while let Some(Task { name, quarters, .. }) = tasks.pop() {
        let who = if name.contains('t') { "bob" } else { turn.next().unwrap() };
        if let Some((_, hours)) = staff.get_mut(who) {
            *hours += f64::from(quarters) / 4.0 * (1.0 + x[4] * name.len() as f64);
        }
    }
    let mut bills: Vec<(f64, &str)> = staff.iter().map(|(n, (c, h))| (c.cost(*h), *n)).collect();
    bills.sort_by(|a, b| b.0.total_cmp(&a.0));
    bills.iter().zip(1..).map(|((bill, _), rank)| bill / rank as f64).sum()
}

fn main() {
    let x = [21.0, 150.0, 33.0, 40.0, 0.02];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(cost as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| cost(x.as_ptr(), 5), &x, 1e-4, 1e-7);
}
