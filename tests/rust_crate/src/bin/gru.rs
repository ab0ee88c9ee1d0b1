use ltoad::Differentiable;
use rust_crate::*;
#[derive(Clone, Debug, Default, Differentiable)]
struct Gate {
    w: Vec<f64>,
    u: Vec<f64>,
    b: Vec<f64>,
}
#[derive(Clone, Debug, Default, Differentiable)]
struct Gru {
    update: Gate,
    reset: Gate,
    new: Gate,
    out: Vec<f64>,
}
const H: usize = 4;
fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
impl Gate {
    fn seeded(k: usize) -> Self {
        let f = |n: usize, o: usize| {
            (0..n)
                .map(|i| ((i * 13 + k * 7 + o) as f64).sin() * 0.5)
                .collect()
        };
        Gate {
            w: f(H, 1),
            u: f(H * H, 2),
            b: f(H, 3),
        }
    }
    fn apply<'a>(
        &'a self,
        x: f64,
        h: &'a [f64],
        f: impl Fn(f64) -> f64 + 'a,
    ) -> impl Iterator<Item = f64> + 'a {
        (0..H).map(move |i| {
            f(self.w[i] * x
                + self.b[i]
                + self.u[i * H..(i + 1) * H]
                    .iter()
                    .zip(h)
                    .map(|(u, h)| u * h)
                    .sum::<f64>())
        })
    }
}
impl Gru {
    fn run(&self, xs: &[f64]) -> Vec<f64> {
        let mut h = vec![0.0; H];
        xs.iter()
            .map(|&x| {
                let z: Vec<f64> = self.update.apply(x, &h, sigmoid).collect();
                let r: Vec<f64> = self.reset.apply(x, &h, sigmoid).collect();
                let rh: Vec<f64> = r.iter().zip(&h).map(|(r, h)| r * h).collect();
                let n: Vec<f64> = self.new.apply(x, &rh, f64::tanh).collect();
                for i in 0..H {
                    h[i] = (1.0 - z[i]) * n[i] + z[i] * h[i];
                }
                h.iter().zip(&self.out).map(|(h, o)| h * o).sum()
            })
            .collect()
    }
}
fn main() {
    let gru = Gru {
        update: Gate::seeded(1),
        reset: Gate::seeded(2),
        new: Gate::seeded(3),
        out: vec![1.0, -0.5, 0.3, 0.8],
    };
    let xs: Vec<f64> = (0..20).map(|i| (i as f64 * 0.4).sin()).collect();
    let loss = |g: &Gru| -> f64 {
        g.run(&xs)
            .iter()
            .zip(&xs[1..])
            .map(|(p, y)| (p - y).powi(2))
            .sum()
    };
    let (_, g) = ltoad::value_and_gradient(loss, &gru);
    close(
        &g.reset.u,
        &differences(
            |u| {
                let mut m = gru.clone();
                m.reset.u = u.to_vec();
                loss(&m)
            },
            &gru.reset.u,
        ),
        1e-7,
    );
    close(
        &g.out,
        &differences(
            |u| {
                let mut m = gru.clone();
                m.out = u.to_vec();
                loss(&m)
            },
            &gru.out,
        ),
        1e-7,
    );
    let by_input = ltoad::jacobian(|x| gru.run(x), &xs);
    close(&by_input[19], &differences(|x| gru.run(x)[19], &xs), 1e-7);
    println!("{:?}", g.out);
}
