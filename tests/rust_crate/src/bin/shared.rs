//! Shadows of counted references: what is shared in a value is shared in its gradient.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::sync::Arc;

use ltoad::Differentiable;
use rust_crate::{close, differences};

#[derive(Default, Differentiable)]
struct Node {
    weight: f64,
    parent: RefCell<Weak<Node>>,
    children: RefCell<Vec<Rc<Node>>>,
    seen: Cell<f64>,
}

/// A tree in an arena, its root last, so that weak references come before what they lead to.
fn arena(x: &[f64]) -> Vec<Rc<Node>> {
    let nodes: Vec<_> = x
        .iter()
        .map(|&weight| {
            Rc::new(Node {
                weight,
                ..Default::default()
            })
        })
        .collect();
    for (child, parent) in [(0, 3), (1, 3), (2, 4), (3, 4)] {
        *nodes[child].parent.borrow_mut() = Rc::downgrade(&nodes[parent]);
        nodes[parent]
            .children
            .borrow_mut()
            .push(Rc::clone(&nodes[child]));
    }
    nodes
}

/// Products of weights on the way down, which cells remember, and then of those on the way up.
fn paths(nodes: &[Rc<Node>]) -> f64 {
    fn down(node: &Node, product: f64) -> f64 {
        let product = product * node.weight;
        node.seen.set(product);
        let below: f64 = node
            .children
            .borrow()
            .iter()
            .map(|c| down(c, product))
            .sum();
        product + below
    }
    let total = down(&nodes[nodes.len() - 1], 1.0);
    let up = nodes.iter().map(|n| match n.parent.borrow().upgrade() {
        Some(parent) => n.seen.get() * parent.weight + parent.seen.get(),
        None => 0.5 * n.seen.get(),
    });
    total + up.sum::<f64>()
}

#[derive(Clone, Differentiable)]
struct Layers {
    tied: Vec<Rc<RefCell<Vec<f64>>>>,
    table: Arc<[f64]>,
    again: Arc<[f64]>,
}

fn layers(x: &[f64]) -> Layers {
    let first = Rc::new(RefCell::new(x[..2].to_vec()));
    let second = Rc::new(RefCell::new(x[2..4].to_vec()));
    let table: Arc<[f64]> = x[4..].into();
    Layers {
        tied: vec![first.clone(), second, first],
        table: table.clone(),
        again: table,
    }
}

fn numbers(layers: &Layers) -> Vec<f64> {
    let tied = layers.tied[..2].iter().flat_map(|l| l.borrow().clone());
    tied.chain(layers.table.iter().copied()).collect()
}

fn energy(layers: &Layers) -> f64 {
    let mut signal = 0.3;
    for layer in &layers.tied {
        let layer = layer.borrow();
        signal = (layer[0] * signal + layer[1]).tanh() * layers.table[0];
    }
    signal * layers.again[1] + layers.again[0]
}

#[derive(Default, Differentiable)]
struct Spring {
    stiffness: f64,
    energy: Cell<Option<f64>>,
}

impl Spring {
    /// Computed once, and remembered.
    fn energy(&self) -> f64 {
        if let Some(known) = self.energy.get() {
            return known;
        }
        let energy = self.stiffness.powi(3);
        self.energy.set(Some(energy));
        energy
    }
}

#[derive(Differentiable)]
enum Load {
    Wind(f64),
    Snow(f64, f64),
}

fn message(of: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let payload = std::panic::catch_unwind(of).unwrap_err();
    match payload.downcast::<String>() {
        Ok(text) => *text,
        Err(text) => text
            .downcast_ref::<&str>()
            .copied()
            .unwrap_or_default()
            .to_owned(),
    }
}

/// What has no shadow says why.
fn refusals() {
    assert!(message(|| drop(arena(&[1.0; 5])[0].zeroed())).contains("leads out of the value"));
    let said = message(|| drop(RefCell::new(Load::Snow(1.0, 2.0)).zeroed()));
    assert!(said.contains("an enum with numbers is in a cell"));
    let _ = Load::Wind(1.0).zeroed();
    let said = message(|| {
        let at = layers(&[0.5; 6]);
        let mut apart = at.zeroed();
        apart.tied[2] = Rc::new(RefCell::new(vec![0.0; 2]));
        ltoad::jvp(energy, &at, &apart);
    });
    assert!(said.contains("two values where"), "{said}");
}

fn main() {
    let x = [0.5, 1.5, -0.7, 0.9, 1.2];
    let gradient = ltoad::gradient(paths, &arena(&x));
    let by_weight: Vec<f64> = gradient.iter().map(|n| n.weight).collect();
    close(&by_weight, &differences(|x| paths(&arena(x)), &x), 1e-8);
    assert!(Weak::ptr_eq(
        &gradient[0].parent.borrow(),
        &Rc::downgrade(&gradient[3])
    ));
    assert!(Rc::ptr_eq(&gradient[4].children.borrow()[1], &gradient[3]));

    let x = [0.4, 0.2, -0.6, 0.1, 1.3, 0.8];
    let at = layers(&x);
    let want = differences(|x| energy(&layers(x)), &x);
    let gradient = ltoad::gradient(energy, &at);
    assert!(Arc::ptr_eq(&gradient.table, &gradient.again));
    close(&numbers(&gradient), &want, 1e-8);

    let direction = at.zeroed();
    direction.tied[2].borrow_mut()[1] = 1.0;
    let (_, tangent) = ltoad::jvp(energy, &at, &direction);
    close(&[tangent], &want[1..2], 1e-8);

    let rows = ltoad::hessian(energy, &at);
    assert_eq!(rows.len(), x.len());
    let by_third = |x: &[f64]| numbers(&ltoad::gradient(energy, &layers(x)))[2];
    close(&numbers(&rows[2]), &differences(by_third, &x), 1e-7);

    let spring = Spring {
        stiffness: 2.0,
        ..Default::default()
    };
    let gradient = ltoad::gradient(|s| s.energy() * s.energy(), &spring);
    close(&[gradient.stiffness], &[192.0], 1e-12);
    refusals();
}
