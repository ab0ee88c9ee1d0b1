//! Pendulums: a wave of them over arrays of arrays, an integrator generic over its system, events by ControlFlow, Jacobians in both directions.

use std::array;
use std::ops::ControlFlow;

use ltoad::*;
use rust_crate::*;

trait System<const N: usize> {
    fn rate(&self, t: f64, state: &[[f64; 2]; N]) -> [[f64; 2]; N];
    fn watch(&self, _t: f64, _state: &[[f64; 2]; N]) -> ControlFlow<f64> {
        ControlFlow::Continue(())
    }
}
#[derive(Clone, Debug, Differentiable)]
struct Wave<const N: usize> {
    lengths: [f64; N],
    coupling: f64,
    damping: Option<f64>,
}
impl<const N: usize> System<N> for Wave<N> {
    fn rate(&self, t: f64, state: &[[f64; 2]; N]) -> [[f64; 2]; N] {
        array::from_fn(|i| {
            let [angle, speed] = state[i];
            let left = if i > 0 { state[i - 1][0] } else { 0.1 * t.sin() };
            let right = state.get(i + 1).map_or(angle, |s| s[0]);
            let pull = self.coupling * (left - 2.0 * angle + right);
            [speed, -9.81 / self.lengths[i] * angle.sin() + pull - self.damping.unwrap_or(0.0) * speed]
        })
    }
    fn watch(&self, t: f64, state: &[[f64; 2]; N]) -> ControlFlow<f64> {
        let wide = state.iter().map(|[a, _]| a.abs()).fold(0.0, f64::max);
        if wide < 0.12 { ControlFlow::Break(t + wide) } else { ControlFlow::Continue(()) }
    }
}
fn shifted<const N: usize>(state: &[[f64; 2]; N], by: &[[f64; 2]; N], h: f64) -> [[f64; 2]; N] {
    array::from_fn(|i| array::from_fn(|j| state[i][j] + h * by[i][j]))
}
fn run<const N: usize, S: System<N>>(system: &S, mut state: [[f64; 2]; N], h: f64, steps: usize) -> ([[f64; 2]; N], f64) {
    let ended = (0..steps).try_for_each(|n| {
        let t = h * n as f64;
        let k1 = system.rate(t, &state);
        let k2 = system.rate(t + 0.5 * h, &shifted(&state, &k1, 0.5 * h));
        let k3 = system.rate(t + 0.5 * h, &shifted(&state, &k2, 0.5 * h));
        let k4 = system.rate(t + h, &shifted(&state, &k3, h));
        for (i, pair) in state.iter_mut().enumerate() {
            for (j, v) in pair.iter_mut().enumerate() {
                *v += h / 6.0 * (k1[i][j] + 2.0 * (k2[i][j] + k3[i][j]) + k4[i][j]);
            }
        }
        system.watch(t, &state)
    });
    match ended {
        ControlFlow::Break(when) => (state, when),
        ControlFlow::Continue(()) => (state, h * steps as f64),
    }
}

fn ends(wave: &Wave<3>) -> [f64; 4] {
    let start = array::from_fn(|i| [0.5 - 0.1 * i as f64, 0.0]);
    let (state, when) = run(wave, start, 0.05, 60);
    let [[a, _], [b, u], [c, _]] = state;
    [a + c, b * u, u, when]
}
fn wave(x: &[f64]) -> Wave<3> {
    Wave { lengths: [x[0], x[1], x[2]], coupling: x[3], damping: Some(x[4]) }
}
fn flat(w: &Wave<3>) -> Vec<f64> {
    let mut all = w.lengths.to_vec();
    all.extend([w.coupling, w.damping.unwrap()]);
    all
}

fn main() {
    let x = [1.0, 0.8, 1.3, 2.0, 1.9];
    let at = wave(&x);
    let rows = jacobian(ends, &at);
    assert_eq!(rows.len(), 4);
    for (i, row) in rows.iter().enumerate() {
        close(&flat(row), &differences(|y| ends(&wave(y))[i], &x), 1e-6);
    }
    let bare = Wave { damping: None, ..at.clone() };
    let tall = jacobian(|s: &f64| ends(&Wave { coupling: *s, ..bare.clone() }), &2.0);
    let want: Vec<f64> = (0..4).map(|i| differences(|y| ends(&Wave { coupling: y[0], ..bare.clone() })[i], &[2.0])[0]).collect();
    close(&tall, &want, 1e-6);
    let (value, row) = vjp(|w: &Wave<3>| ends(w).to_vec(), &at, &vec![0.0, 1.0, 0.0, 2.0]);
    assert_eq!(value, ends(&at));
    let sums: Vec<f64> = flat(&rows[1]).iter().zip(flat(&rows[3])).map(|(a, b)| a + 2.0 * b).collect();
    close(&flat(&row), &sums, 1e-9);
    println!("fine");
}
