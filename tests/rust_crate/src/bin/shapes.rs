//! A shadow of another shape than its value is a panic, and no access beyond its end.

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use ltoad::{Differentiable, autodiff_reverse};

#[derive(Clone, Debug, Default, PartialEq, Differentiable)]
struct Model {
    weights: Vec<Vec<f64>>,
    bias: Option<f64>,
    ids: Vec<usize>,
    table: BTreeMap<u32, f64>,
    line: VecDeque<f64>,
    tied: Vec<Rc<f64>>,
    name: String,
}

#[autodiff_reverse(energy_gradient, Duplicated, Active)]
fn energy(model: &Model) -> f64 {
    let weights: f64 = model.weights.iter().flatten().map(|w| w * w).sum();
    let table: f64 = model.table.values().product();
    let tied: f64 = model.tied.iter().map(|t| t.sin()).sum();
    weights + table * model.line[0] + tied + model.bias.unwrap_or(1.0) * model.ids[0] as f64
}

#[autodiff_reverse(plain_gradient, Duplicated, Active)]
fn plain<T: Copy + Into<f64>>(values: &[T; 2]) -> f64 {
    values[0].into() * values[1].into()
}

fn model() -> Model {
    let tied = Rc::new(0.5);
    let mut line = VecDeque::from(vec![0.0, 2.0, 3.0]);
    line.pop_front();
    Model {
        weights: vec![vec![1.0, 2.0], vec![3.0]],
        bias: Some(0.1),
        ids: vec![4],
        table: (0..20).map(|i| (i, 1.0)).collect(),
        line,
        tied: vec![tied.clone(), tied],
        name: "model".into(),
    }
}

fn refused(change: impl FnOnce(&mut Model) + std::panic::UnwindSafe) {
    let payload = std::panic::catch_unwind(|| {
        let mut shadow = model().zeroed();
        change(&mut shadow);
        energy_gradient(&model(), &mut shadow, 1.0);
    });
    let message = *payload.unwrap_err().downcast::<String>().unwrap();
    assert!(
        message.contains("the shadow of `model` has another shape"),
        "{message}"
    );
}

fn main() {
    let at = model();
    let mut shadow = at.zeroed();
    shadow.ids.clear();
    shadow.name.clear();
    energy_gradient(&at, &mut shadow, 1.0);
    assert_eq!(shadow.weights, [vec![2.0, 4.0], vec![6.0]]);
    assert_eq!(shadow.bias, Some(4.0));
    assert_eq!(shadow.line, [1.0, 0.0]);
    assert_eq!(shadow.table[&19], 2.0);
    assert_eq!(*shadow.tied[0], 2.0 * 0.5_f64.cos());

    refused(|shadow| *shadow = Model::default());
    refused(|shadow| shadow.weights[1].clear());
    refused(|shadow| shadow.bias = None);
    refused(|shadow| shadow.line = VecDeque::from(vec![0.0, 0.0]));
    refused(|shadow| shadow.tied[1] = Rc::new(0.0));
    refused(|shadow| {
        let mut others = BTreeMap::new();
        for i in 0..20 {
            others.insert((i * 7) % 20, 0.0);
        }
        shadow.table = others;
    });

    let mut shadow = [0.0; 2];
    plain_gradient(&[2.0, 3.0], &mut shadow, 1.0);
    assert_eq!(shadow, [3.0, 2.0]);
}
