use ltoad::*;
use rust_crate::*;
#[autodiff_reverse(d_anomaly, Active, Active, Active)]
#[autodiff_forward(f_anomaly, Dual, Dual, Dual)]
fn anomaly(mean: f64, eccentricity: f64) -> f64 {
    let mut e = mean;
    let mut iterations = 0;
    loop {
        let step = (e - eccentricity * e.sin() - mean) / (1.0 - eccentricity * e.cos());
        e -= step;
        iterations += 1;
        if step.abs() < 1e-14 || iterations > 50 {
            break e;
        }
    }
}
fn main() {
    let (m, k) = (1.3_f64, 0.4_f64);
    let (e, dm, dk) = d_anomaly(m, k, 1.0);
    let slope = 1.0 / (1.0 - k * e.cos());
    close(&[dm, dk], &[slope, slope * e.sin()], 1e-10);
    let (e2, t) = f_anomaly(m, 1.0, k, -2.0);
    close(&[e2, t], &[e, dm - 2.0 * dk], 1e-10);
    let h = hessian(|&(m, k)| anomaly(m, k), &(m, k));
    close(&[h[0].1], &[h[1].0], 1e-9);
    println!("{e} {h:?}");
}
