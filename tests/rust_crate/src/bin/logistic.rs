use rust_crate::*;
struct Sample {
    features: Vec<f64>,
    label: bool,
}
fn data() -> Vec<Sample> {
    (0..40)
        .map(|i| {
            let t = i as f64 * 0.37;
            let features = vec![t.sin() * 2.0, (1.3 * t).cos(), t % 1.0];
            let label = features[0] + 0.5 * features[1] > 0.1;
            Sample { features, label }
        })
        .collect()
}
fn loss(w: &[f64], samples: &[Sample], lambda: f64) -> f64 {
    let n = samples.len() as f64;
    let fit: f64 = samples
        .iter()
        .map(|s| {
            let z: f64 = w[0]
                + s.features
                    .iter()
                    .zip(&w[1..])
                    .map(|(x, w)| x * w)
                    .sum::<f64>();
            let y = if s.label { 1.0 } else { -1.0 };
            (-y * z).exp().ln_1p()
        })
        .sum();
    fit / n + lambda * w.iter().map(|w| w * w).sum::<f64>()
}
fn main() {
    let samples = data();
    let mut w = vec![0.0; 4];
    for _ in 0..100 {
        let (_, g) = ltoad::value_and_gradient(|w| loss(w, &samples, 0.01), &w);
        for (w, g) in w.iter_mut().zip(&g) {
            *w -= 0.5 * g;
        }
    }
    let g = ltoad::gradient(|w| loss(w, &samples, 0.01), &w);
    close(&g, &differences(|w| loss(w, &samples, 0.01), &w), 1e-8);
    println!("{w:?} {g:?}");
}
