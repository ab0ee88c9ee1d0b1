use rust_crate::*;
fn f(x: &[f64]) -> f64 {
    let mut sorted = x.to_vec();
    sorted.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let median = sorted[sorted.len() / 2];
    let running: Vec<f64> = x
        .iter()
        .scan(1.0, |p, v| {
            *p *= v.abs() + 0.5;
            Some(*p)
        })
        .take(4)
        .collect();
    let pairs: f64 = x
        .chunks(2)
        .flat_map(|c| c.iter().map(move |v| v * c[0]))
        .sum();
    let best = x.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap();
    let skipped: f64 = x
        .iter()
        .skip(1)
        .step_by(2)
        .filter(|v| **v > 0.0)
        .map(|v| v.ln())
        .sum();
    let last = x
        .iter()
        .rev()
        .zip(x)
        .fold(0.0_f64, |s, (a, b)| s.mul_add(0.5, a * b));
    let clamped: f64 = x.iter().map(|v| v.clamp(-0.5, 0.9)).product();
    let (a, b): (Vec<f64>, Vec<f64>) = x.iter().partition(|v| **v > 0.4);
    median * median
        + running.iter().sum::<f64>()
        + pairs
        + best.powi(3)
        + skipped
        + last
        + clamped
        + a.iter().sum::<f64>().sin() * b.len() as f64
        + x.iter().map(|v| v.signum() * v.max(0.1)).sum::<f64>()
}
fn main() {
    let x = vec![0.7, -0.4, 1.1, 0.35, -0.8, 0.52, 0.93];
    close(&ltoad::gradient(f, &x), &differences(f, &x), 1e-7);
    println!("{:?}", ltoad::gradient(f, &x));
}
