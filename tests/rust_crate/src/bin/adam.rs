use rust_crate::*;
trait Model {
    type Params;
    fn predict(p: &Self::Params, x: f64) -> f64;
}
struct Cubic;
struct Wave;
impl Model for Cubic {
    type Params = [f64; 4];
    fn predict(p: &[f64; 4], x: f64) -> f64 {
        p.iter().rev().fold(0.0, |a, c| a * x + c)
    }
}
impl Model for Wave {
    type Params = (f64, f64, f64);
    fn predict(p: &(f64, f64, f64), x: f64) -> f64 {
        let (a, w, s) = p;
        a * (w * x + s).sin()
    }
}
struct Adam {
    m: Vec<f64>,
    v: Vec<f64>,
    t: i32,
}
impl Adam {
    fn step(&mut self, x: &mut [f64], g: &[f64]) {
        self.t += 1;
        for i in 0..x.len() {
            self.m[i] = 0.9 * self.m[i] + 0.1 * g[i];
            self.v[i] = 0.999 * self.v[i] + 0.001 * g[i] * g[i];
            let a = self.m[i] / (1.0 - 0.9_f64.powi(self.t));
            let b = self.v[i] / (1.0 - 0.999_f64.powi(self.t));
            x[i] -= 0.05 * a / (b.sqrt() + 1e-8);
        }
    }
}
fn loss<M: Model>(p: &M::Params, data: &[(f64, f64)]) -> f64 {
    data.iter()
        .map(|&(x, y)| (M::predict(p, x) - y).powi(2))
        .sum::<f64>()
        / data.len() as f64
}
fn main() {
    let data: Vec<(f64, f64)> = (0..30)
        .map(|i| {
            let x = i as f64 * 0.1 - 1.5;
            (x, x.sin())
        })
        .collect();
    let mut p = [0.0; 4];
    let mut adam = Adam {
        m: vec![0.0; 4],
        v: vec![0.0; 4],
        t: 0,
    };
    for _ in 0..500 {
        let g = ltoad::gradient(|p| loss::<Cubic>(p, &data), &p);
        adam.step(&mut p, &g);
    }
    let (l, g) = ltoad::value_and_gradient(|p| loss::<Cubic>(p, &data), &p);
    assert!(l < 1e-3);
    close(
        &g,
        &differences(|x| loss::<Cubic>(x.try_into().unwrap(), &data), &p),
        1e-7,
    );
    let w = ltoad::gradient(|p| loss::<Wave>(p, &data), &(0.8, 1.2, 0.3));
    close(
        &[w.0, w.1, w.2],
        &differences(
            |x| loss::<Wave>(&(x[0], x[1], x[2]), &data),
            &[0.8, 1.2, 0.3],
        ),
        1e-7,
    );
    println!("{l}");
}
