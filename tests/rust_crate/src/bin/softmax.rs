use rust_crate::*;
use std::collections::BTreeMap;
fn softmax(z: &[f64]) -> Vec<f64> {
    let m = z.iter().cloned().fold(f64::MIN, f64::max);
    let e: Vec<f64> = z.iter().map(|z| (z - m).exp()).collect();
    let s: f64 = e.iter().sum();
    e.into_iter().map(|e| e / s).collect()
}
fn logits(p: &BTreeMap<&'static str, Vec<f64>>, x: &[f64]) -> Vec<f64> {
    let w = &p["weights"];
    let b = p.get("bias").expect("bias");
    w.chunks_exact(x.len())
        .zip(b)
        .map(|(row, b)| row.iter().zip(x).map(|(w, x)| w * x).sum::<f64>() + b)
        .collect()
}
fn loss(p: &BTreeMap<&'static str, Vec<f64>>) -> f64 {
    let mut total = 0.0;
    for i in 0..9 {
        let x = [(i as f64).sin(), (i as f64).cos()];
        total -= softmax(&logits(p, &x))[i % 3].ln();
    }
    total + 0.01 * p.values().flatten().map(|v| v * v).sum::<f64>()
}
fn build(x: &[f64]) -> BTreeMap<&'static str, Vec<f64>> {
    BTreeMap::from([("weights", x[..6].to_vec()), ("bias", x[6..].to_vec())])
}
fn main() {
    let x: Vec<f64> = (0..9).map(|i| (i as f64 * 2.1).sin()).collect();
    let g = ltoad::gradient(loss, &build(&x));
    close(
        &[&g["weights"][..], &g["bias"]].concat(),
        &differences(|x| loss(&build(x)), &x),
        1e-7,
    );
    println!("{g:?}");
}
