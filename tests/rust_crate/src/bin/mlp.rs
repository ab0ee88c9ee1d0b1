use ltoad::Differentiable;
use rust_crate::*;
#[derive(Clone, Debug, Differentiable)]
struct Layer {
    weights: Vec<Vec<f64>>,
    bias: Vec<f64>,
    activate: bool,
}
#[derive(Clone, Debug, Differentiable)]
struct Network {
    layers: Vec<Layer>,
    scale: f64,
}
impl Layer {
    fn new(i: usize, o: usize, activate: bool) -> Self {
        let w = |a: usize, b: usize| ((a * 7 + b * 3) as f64).sin() * 0.7;
        Layer {
            weights: (0..o).map(|a| (0..i).map(|b| w(a, b)).collect()).collect(),
            bias: (0..o).map(|a| w(a, 11) * 0.1).collect(),
            activate,
        }
    }
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        self.weights
            .iter()
            .zip(&self.bias)
            .map(|(row, b)| {
                let z = row.iter().zip(x).map(|(w, x)| w * x).sum::<f64>() + b;
                if self.activate { z.tanh() } else { z }
            })
            .collect()
    }
}
impl Network {
    fn forward(&self, x: &[f64]) -> f64 {
        let mut h = x.to_vec();
        for layer in &self.layers {
            h = layer.forward(&h);
        }
        self.scale * h[0]
    }
    fn loss(&self) -> f64 {
        (0..10)
            .map(|i| {
                let x = [i as f64 * 0.3, 1.0 - i as f64 * 0.1];
                (self.forward(&x) - x[0] * x[1]).powi(2)
            })
            .sum()
    }
}
fn main() {
    let network = Network {
        layers: vec![
            Layer::new(2, 5, true),
            Layer::new(5, 4, true),
            Layer::new(4, 1, false),
        ],
        scale: 1.2,
    };
    let g = ltoad::gradient(Network::loss, &network);
    let mut got = vec![g.scale];
    for l in &g.layers {
        got.extend(l.weights.iter().flatten());
        got.extend(&l.bias);
    }
    let mut x = vec![network.scale];
    for l in &network.layers {
        x.extend(l.weights.iter().flatten());
        x.extend(&l.bias);
    }
    let rebuilt = |x: &[f64]| {
        let mut n = network.clone();
        n.scale = x[0];
        let mut it = x[1..].iter();
        for l in &mut n.layers {
            for w in l.weights.iter_mut().flatten() {
                *w = *it.next().unwrap();
            }
            for b in &mut l.bias {
                *b = *it.next().unwrap();
            }
        }
        n.loss()
    };
    close(&got, &differences(rebuilt, &x), 1e-7);
    let hv = ltoad::hvp(Network::loss, &network, &g);
    println!("{} {}", got.len(), hv.scale);
}
