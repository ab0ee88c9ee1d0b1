use rust_crate::*;
use std::ops::Sub;
#[derive(Clone, Copy)]
struct Vec3([f64; 3]);
impl Sub for Vec3 {
    type Output = Vec3;
    fn sub(self, o: Vec3) -> Vec3 {
        Vec3(std::array::from_fn(|i| self.0[i] - o.0[i]))
    }
}
impl Vec3 {
    fn norm(self) -> f64 {
        self.0.iter().map(|v| v * v).sum::<f64>().sqrt()
    }
}
fn energy(positions: &[[f64; 3]], masses: &[f64]) -> f64 {
    let mut e = 0.0;
    for i in 0..positions.len() {
        for j in 0..i {
            e -= masses[i] * masses[j] / (Vec3(positions[i]) - Vec3(positions[j])).norm();
        }
    }
    e
}
fn main() {
    let masses = [1.0, 2.0, 0.5, 1.5];
    let positions: Vec<[f64; 3]> = (0..4)
        .map(|i| {
            let t = i as f64;
            [t.cos() * 2.0, t.sin(), 0.3 * t]
        })
        .collect();
    let g = ltoad::gradient(|p| energy(p, &masses), &positions);
    let flat: Vec<f64> = positions.concat();
    let want = differences(
        |x| {
            energy(
                &x.chunks(3).map(|c| [c[0], c[1], c[2]]).collect::<Vec<_>>(),
                &masses,
            )
        },
        &flat,
    );
    close(&g.concat(), &want, 1e-8);
    println!("{g:?}");
}
