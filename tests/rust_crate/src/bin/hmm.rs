use rust_crate::*;
const S: usize = 3;
fn log_sum_exp(x: impl Iterator<Item = f64> + Clone) -> f64 {
    let m = x.clone().fold(f64::NEG_INFINITY, f64::max);
    m + x.map(|v| (v - m).exp()).sum::<f64>().ln()
}
fn normalised(x: &[f64; S]) -> [f64; S] {
    let z = log_sum_exp(x.iter().copied());
    x.map(|v| v - z)
}
struct Hmm {
    start: [f64; S],
    moves: [[f64; S]; S],
    means: [f64; S],
}
impl From<&[f64]> for Hmm {
    fn from(x: &[f64]) -> Self {
        let row = |k: usize| normalised(x[k..k + S].try_into().unwrap());
        Hmm {
            start: row(0),
            moves: [row(3), row(6), row(9)],
            means: [x[12], x[13], x[14]],
        }
    }
}
fn evidence(x: &[f64], seen: &[f64]) -> f64 {
    let hmm = Hmm::from(x);
    let emit = |s: usize, y: f64| -0.5 * (y - hmm.means[s]).powi(2);
    let mut alpha: Vec<f64> = (0..S).map(|s| hmm.start[s] + emit(s, seen[0])).collect();
    for y in &seen[1..] {
        alpha = (0..S)
            .map(|t| log_sum_exp((0..S).map(|s| alpha[s] + hmm.moves[s][t])) + emit(t, *y))
            .collect();
    }
    log_sum_exp(alpha.into_iter())
}
fn main() {
    let seen: Vec<f64> = (0..25)
        .map(|i| ((i / 5) % 3) as f64 + 0.1 * (i as f64).sin())
        .collect();
    let x: Vec<f64> = (0..15).map(|i| (i as f64 * 1.7).sin()).collect();
    close(
        &ltoad::gradient(|x| evidence(x, &seen), &x),
        &differences(|x| evidence(x, &seen), &x),
        1e-7,
    );
    println!("{}", evidence(&x, &seen));
}
