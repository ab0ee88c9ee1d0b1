use rust_crate::*;
use std::collections::HashMap;
fn model(p: &HashMap<String, f64>, t: f64) -> f64 {
    p["a"] * (-p["k"] * t).exp() + p["c"]
}
fn loss(p: &HashMap<String, f64>) -> f64 {
    (0..20)
        .map(|i| {
            let t = i as f64 * 0.2;
            (model(p, t) - (1.0 + 2.0 * (-0.5 * t).exp())).powi(2)
        })
        .sum()
}
fn main() {
    let names = ["a", "k", "c"];
    let x = [1.5, 0.7, 0.8];
    let build = |x: &[f64]| -> HashMap<String, f64> {
        names
            .iter()
            .zip(x)
            .map(|(n, v)| (n.to_string(), *v))
            .collect()
    };
    let g = ltoad::gradient(loss, &build(&x));
    let got: Vec<f64> = names.iter().map(|n| g[*n]).collect();
    close(&got, &differences(|x| loss(&build(x)), &x), 1e-8);
    println!("{got:?}");
}
