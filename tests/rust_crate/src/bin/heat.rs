use rust_crate::*;
fn solve(u0: &[f64], kappa: f64, steps: usize) -> Vec<f64> {
    let n = u0.len();
    let mut u = u0.to_vec();
    let mut next = vec![0.0; n];
    for _ in 0..steps {
        for i in 0..n {
            let left = if i == 0 { u[n - 1] } else { u[i - 1] };
            let right = u[(i + 1) % n];
            next[i] = u[i] + kappa * (left - 2.0 * u[i] + right) + 0.01 * u[i] * (1.0 - u[i]);
        }
        std::mem::swap(&mut u, &mut next);
    }
    u
}
fn main() {
    let u0: Vec<f64> = (0..16).map(|i| (i as f64 * 0.5).sin().powi(2)).collect();
    let f = |(u0, kappa): &(Vec<f64>, f64)| {
        solve(u0, *kappa, 40)
            .iter()
            .enumerate()
            .map(|(i, u)| u * u * i as f64)
            .sum::<f64>()
    };
    let (du, dk) = ltoad::gradient(f, &(u0.clone(), 0.2));
    close(&du, &differences(|u| f(&(u.to_vec(), 0.2)), &u0), 1e-7);
    close(
        &[dk],
        &differences(|k| f(&(u0.clone(), k[0])), &[0.2]),
        1e-7,
    );
    println!("{dk}");
}
