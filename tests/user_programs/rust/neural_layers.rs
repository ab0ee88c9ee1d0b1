//! Neural nets: layers behind a trait, matrices as vectors of vectors, a loss over samples.
include!("harness.rs");

trait Layer {
    fn forward(&self, x: &[f64]) -> Vec<f64>;
}
struct Dense {
    weights: Vec<Vec<f64>>,
    bias: Vec<f64>,
}
struct Tanh;
struct Normalise {
    epsilon: f64,
}
impl Layer for Dense {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        self.weights
            .iter()
            .zip(&self.bias)
            .map(|(row, b)| row.iter().zip(x).map(|(w, v)| w * v).sum::<f64>() + b)
            .collect()
    }
}
impl Layer for Tanh {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        x.iter().map(|v| v.tanh()).collect()
    }
}
impl Layer for Normalise {
    fn forward(&self, x: &[f64]) -> Vec<f64> {
        let mean = x.iter().sum::<f64>() / x.len() as f64;
        let var = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / x.len() as f64;
        x.iter().map(|v| (v - mean) / (var + self.epsilon).sqrt()).collect()
    }
}

fn build(w: &[f64]) -> Vec<Box<dyn Layer>> {
    let mut at = w.iter().copied();
    let mut dense = |inputs: usize, outputs: usize| {
        let weights = (0..outputs).map(|_| at.by_ref().take(inputs).collect()).collect();
        let bias = at.by_ref().take(outputs).collect();
        Box::new(Dense { weights, bias }) as Box<dyn Layer>
    };
    let first = dense(2, 3);
    let second = dense(3, 1);
    vec![first, Box::new(Tanh), Box::new(Normalise { epsilon: 0.1 }), second]
}

extern "C" fn loss(w: *const f64, n: usize) -> f64 {
    let w = unsafe { std::slice::from_raw_parts(w, n) };
    let net = build(w);
    let samples = [([0.2, 0.5], 0.3), ([-0.4, 0.9], -0.1), ([1.0, -0.3], 0.7)];
    samples
        .iter()
        .map(|(x, y)| {
            let mut v = x.to_vec();
            for layer in &net {
                v = layer.forward(&v);
            }
            (v[0] - y).powi(2)
        })
        .sum()
}

fn main() {
    let x: Vec<f64> = (0..13).map(|i| (i as f64 * 1.3).sin()).collect();
    let mut d = vec![0.0; x.len()];
    unsafe { __enzyme_autodiff(loss as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| loss(x.as_ptr(), x.len()), &x, 1e-3, 1e-6);
}
