//! Reservoirs in a row: each releases with a delay; a shared gate is a counted cell.
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use ltoad::Differentiable;
use rust_crate::{close, differences};

#[derive(Clone, Debug, Differentiable)]
struct Gate {
    opening: f64,
    label: String,
}

#[derive(Clone, Debug, Differentiable)]
struct Reservoir {
    volume: Cell<f64>,
    delayed: VecDeque<f64>,
    gate: Rc<RefCell<Gate>>,
}

#[derive(Clone, Debug, Differentiable)]
struct Cascade {
    reservoirs: Vec<Reservoir>,
    inflow: VecDeque<f64>,
}

fn cascade(x: &[f64]) -> Cascade {
    let gates: Vec<_> = x[0..2]
        .iter()
        .map(|&opening| {
            Rc::new(RefCell::new(Gate {
                opening,
                label: "gate".into(),
            }))
        })
        .collect();
    let reservoirs = (0..3)
        .map(|i| Reservoir {
            volume: Cell::new(x[2 + i]),
            delayed: VecDeque::from(vec![x[5 + i], 0.5 * x[5 + i]]),
            gate: Rc::clone(&gates[i % 2]),
        })
        .collect();
    Cascade {
        reservoirs,
        inflow: x[8..].iter().copied().collect(),
    }
}

fn energy(cascade: &Cascade) -> f64 {
    let mut state = cascade.clone();
    let mut total = 0.0;
    while let Some(mut water) = state.inflow.pop_front() {
        for reservoir in &mut state.reservoirs {
            let gate = reservoir.gate.borrow();
            let out = gate.opening * reservoir.volume.get().sqrt();
            reservoir.volume.set(reservoir.volume.get() + water - out);
            reservoir.delayed.push_back(out);
            water = reservoir.delayed.pop_front().unwrap_or(0.0);
            total += water * (1.0 + gate.label.len() as f64 * 0.1);
        }
    }
    total
        + state
            .reservoirs
            .iter()
            .map(|r| r.volume.get().ln())
            .sum::<f64>()
}

fn main() {
    let x = vec![0.3, 0.5, 4.0, 5.0, 6.0, 0.2, 0.3, 0.4, 1.0, 1.5, 0.7];
    let gradient = ltoad::gradient(energy, &cascade(&x));
    let want = differences(|x| energy(&cascade(x)), &x);
    let volumes: Vec<f64> = gradient.reservoirs.iter().map(|r| r.volume.get()).collect();
    close(&volumes, &want[2..5], 1e-7);
    let delayed: Vec<f64> = gradient
        .reservoirs
        .iter()
        .map(|r| r.delayed[0] + 0.5 * r.delayed[1])
        .collect();
    close(&delayed, &want[5..8], 1e-7);
    let openings: Vec<f64> = gradient.reservoirs[..2]
        .iter()
        .map(|r| r.gate.borrow().opening)
        .collect();
    close(&openings, &want[..2], 1e-7);
    assert!(Rc::ptr_eq(
        &gradient.reservoirs[0].gate,
        &gradient.reservoirs[2].gate
    ));
    close(
        &gradient.inflow.iter().copied().collect::<Vec<_>>(),
        &want[8..],
        1e-7,
    );
}
