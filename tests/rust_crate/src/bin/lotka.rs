use ltoad::Differentiable;
use rust_crate::*;
#[derive(Clone, Debug, Differentiable)]
struct Params {
    alpha: f64,
    beta: f64,
    gamma: f64,
    delta: f64,
    start: [f64; 2],
}
fn rhs(p: &Params, y: [f64; 2]) -> [f64; 2] {
    [
        p.alpha * y[0] - p.beta * y[0] * y[1],
        p.delta * y[0] * y[1] - p.gamma * y[1],
    ]
}
fn step(p: &Params, y: [f64; 2], h: f64) -> [f64; 2] {
    let add = |a: [f64; 2], b: [f64; 2], s: f64| [a[0] + s * b[0], a[1] + s * b[1]];
    let k1 = rhs(p, y);
    let k2 = rhs(p, add(y, k1, h / 2.0));
    let k3 = rhs(p, add(y, k2, h / 2.0));
    let k4 = rhs(p, add(y, k3, h));
    let mut out = y;
    for i in 0..2 {
        out[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
    }
    out
}
fn solve(p: &Params, steps: usize) -> Vec<[f64; 2]> {
    let mut y = p.start;
    let mut all = Vec::with_capacity(steps);
    for _ in 0..steps {
        y = step(p, y, 0.05);
        all.push(y);
    }
    all
}
fn from(x: &[f64]) -> Params {
    Params {
        alpha: x[0],
        beta: x[1],
        gamma: x[2],
        delta: x[3],
        start: [x[4], x[5]],
    }
}
fn main() {
    let truth = from(&[1.1, 0.4, 0.4, 0.1, 10.0, 5.0]);
    let data = solve(&truth, 200);
    let loss = |p: &Params| -> f64 {
        solve(p, 200)
            .iter()
            .zip(&data)
            .map(|(a, b)| (a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2))
            .sum()
    };
    let x = [1.0, 0.38, 0.42, 0.11, 9.0, 5.5];
    let g = ltoad::gradient(&loss, &from(&x));
    let g = [g.alpha, g.beta, g.gamma, g.delta, g.start[0], g.start[1]];
    close(&g, &differences(|x| loss(&from(x)), &x), 1e-7);
    let v = from(&[1.0, 0.0, 0.0, 0.0, 1.0, 0.0]);
    let (_, t) = ltoad::jvp(&loss, &from(&x), &v);
    close(&[t], &[g[0] + g[4]], 1e-9);
    println!("{g:?}");
}
