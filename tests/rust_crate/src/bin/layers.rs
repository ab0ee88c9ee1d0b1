use ltoad::Differentiable;
use rust_crate::*;
#[derive(Clone, Debug, Differentiable)]
enum Layer {
    Dense { weights: Vec<f64>, bias: Vec<f64> },
    Relu,
    Scale(f64),
    Residual(Vec<Layer>),
    Norm { gain: f64, eps: f32 },
}
impl Layer {
    fn apply(&self, x: Vec<f64>) -> Vec<f64> {
        match self {
            Layer::Dense { weights, bias } => bias
                .iter()
                .enumerate()
                .map(|(i, b)| {
                    b + weights[i * x.len()..][..x.len()]
                        .iter()
                        .zip(&x)
                        .map(|(w, x)| w * x)
                        .sum::<f64>()
                })
                .collect(),
            Layer::Relu => x
                .into_iter()
                .map(|v| if v > 0.0 { v } else { 0.01 * v })
                .collect(),
            Layer::Scale(k) => x.iter().map(|v| k * v).collect(),
            Layer::Residual(inner) => {
                let y = inner.iter().fold(x.clone(), |x, l| l.apply(x));
                x.iter().zip(y).map(|(a, b)| a + b).collect()
            }
            Layer::Norm { gain, eps } => {
                let m = x.iter().sum::<f64>() / x.len() as f64;
                let v = x.iter().map(|x| (x - m).powi(2)).sum::<f64>() / x.len() as f64;
                x.iter()
                    .map(|x| gain * (x - m) / (v + *eps as f64).sqrt())
                    .collect()
            }
        }
    }
}
fn build(p: &[f64]) -> Vec<Layer> {
    vec![
        Layer::Dense {
            weights: p[..6].to_vec(),
            bias: p[6..9].to_vec(),
        },
        Layer::Relu,
        Layer::Residual(vec![
            Layer::Dense {
                weights: p[9..18].to_vec(),
                bias: vec![0.1, -0.2, 0.3],
            },
            Layer::Relu,
        ]),
        Layer::Norm {
            gain: p[18],
            eps: 1e-3,
        },
        Layer::Scale(p[19]),
    ]
}
fn loss(layers: &[Layer]) -> f64 {
    (0..5)
        .map(|i| {
            let x = vec![i as f64 * 0.3 - 0.5, 1.0 - 0.2 * i as f64];
            let y = layers.iter().fold(x, |x, l| l.apply(x));
            y.iter()
                .enumerate()
                .map(|(k, v)| v.powi(2) * (k + 1) as f64 + v)
                .sum::<f64>()
        })
        .sum()
}
fn main() {
    let p: Vec<f64> = (0..20).map(|i| (i as f64 * 1.3).sin() + 0.2).collect();
    let g = ltoad::gradient(loss, &build(&p));
    let want = differences(|p| loss(&build(p)), &p);
    let mut got = Vec::new();
    for l in &g {
        match l {
            Layer::Dense { weights, bias } => {
                got.extend(weights);
                got.extend(bias)
            }
            Layer::Residual(inner) => {
                if let Layer::Dense { weights, .. } = &inner[0] {
                    got.extend(weights)
                }
            }
            Layer::Norm { gain, .. } => got.push(*gain),
            Layer::Scale(k) => got.push(*k),
            Layer::Relu => {}
        }
    }
    close(&got, &want, 1e-6);
    println!("{got:?}");
}
