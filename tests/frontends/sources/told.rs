//! Plain public functions: nothing is exported to C.
pub fn energy(x: &[f64], k: f64) -> f64 {
    x.windows(2).map(|w| 0.5 * k * (w[1] - w[0] - 1.0).powi(2)).sum()
}

pub fn step(x: &mut [f64], dt: f64) {
    let old = x.to_vec();
    for i in 1..x.len() - 1 {
        x[i] += dt * (old[i - 1] - 2.0 * old[i] + old[i + 1]);
    }
}
