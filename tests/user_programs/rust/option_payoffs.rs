//! Finance: payoffs as trait objects, Monte Carlo with a generator of one's own, antithetic paths, a generic model.
include!("harness.rs");

trait Payoff {
    fn pay(&self, path: &[f64]) -> f64;
    fn name(&self) -> String {
        "payoff".into()
    }
}
struct Call {
    strike: f64,
}
struct Asian {
    strike: f64,
    from: usize,
}
struct Barrier<P: Payoff> {
    inner: P,
    level: f64,
}
impl Payoff for Call {
    fn pay(&self, path: &[f64]) -> f64 {
        (path.last().unwrap() - self.strike).max(0.0)
    }
}
impl Payoff for Asian {
    fn pay(&self, path: &[f64]) -> f64 {
        let tail = &path[self.from..];
        let mean = tail.iter().sum::<f64>() / tail.len() as f64;
        if mean > self.strike { mean - self.strike } else { 0.0 }
    }
    fn name(&self) -> String {
        format!("asian from {}", self.from)
    }
}
impl<P: Payoff> Payoff for Barrier<P> {
    fn pay(&self, path: &[f64]) -> f64 {
        let top = path.iter().copied().fold(f64::MIN, f64::max);
        // smooth enough to be differentiated
        self.inner.pay(path) / (1.0 + ((top - self.level) * 0.5).exp())
    }
}

struct Lcg(u64);
impl Lcg {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 11) as f64 + 0.5) / (1u64 << 53) as f64
    }
    fn normal(&mut self) -> f64 {
        let (u, v) = (self.next(), self.next());
        (-2.0 * u.ln()).sqrt() * (2.0 * std::f64::consts::PI * v).cos()
    }
}

#[derive(Clone, Copy)]
struct Market {
    spot: f64,
    rate: f64,
    vol: f64,
}

impl Market {
    fn path(&self, noise: &[f64], sign: f64) -> Vec<f64> {
        let dt = 1.0 / noise.len() as f64;
        let mut s = self.spot;
        noise
            .iter()
            .map(|z| {
                s *= ((self.rate - 0.5 * self.vol * self.vol) * dt + sign * self.vol * dt.sqrt() * z).exp();
                s
            })
            .collect()
    }
}

extern "C" fn value(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let market = Market { spot: x[0], rate: x[1], vol: x[2] };
    let book: Vec<(f64, Box<dyn Payoff>)> = vec![
        (1.0, Box::new(Call { strike: x[3] })),
        (-0.5, Box::new(Asian { strike: 98.0, from: 3 })),
        (0.7, Box::new(Barrier { inner: Call { strike: 95.0 }, level: x[4] })),
    ];
    let mut rng = Lcg(42);
    let mut total = 0.0;
    for _ in 0..30 {
        let noise: Vec<f64> = (0..6).map(|_| rng.normal()).collect();
        for sign in [1.0, -1.0] {
            let path = market.path(&noise, sign);
            total += book.iter().map(|(w, p)| w * p.pay(&path)).sum::<f64>();
        }
    }
    let named = book.iter().filter(|(_, p)| p.name().len() > 8).count();
    total / 60.0 * (-market.rate).exp() + named as f64
}

fn main() {
    let x = [100.0, 0.03, 0.25, 101.0, 120.0];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(value as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| value(x.as_ptr(), 5), &x, 1e-5, 1e-5);
}
