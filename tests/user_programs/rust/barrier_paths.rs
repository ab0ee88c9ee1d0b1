//! Quantitative finance: an Asian option with a softened barrier, by Monte Carlo with an own generator, antithetic paths and a control variate.
include!("differences.inc");

/// The generator of Marsaglia, with a multiplication at the end.
#[derive(Clone)]
struct XorShift(u64);

impl XorShift {
    fn new(seed: u64) -> Self {
        XorShift(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }
    fn next_u64(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }
    fn uniform(&mut self) -> f64 {
        // 53 bits behind the point of a number in [1, 2)
        f64::from_bits(0x3FF0_0000_0000_0000 | (self.next_u64() >> 12)) - 1.0
    }
    fn normals(self) -> impl Iterator<Item = f64> {
        let mut generator = self;
        std::iter::from_fn(move || {
            let (u, v) = (1.0 - generator.uniform(), generator.uniform());
            let r = (-2.0 * u.ln()).sqrt();
            let (s, c) = (std::f64::consts::TAU * v).sin_cos();
            Some([r * c, r * s])
        })
        .flatten()
    }
}

#[derive(Clone, Copy)]
struct Market {
    spot: f64,
    rate: f64,
    volatility: f64,
}

trait Payoff {
    fn pay(&self, path: &[f64]) -> f64;
}

struct Asian {
    strike: f64,
}
impl Payoff for Asian {
    fn pay(&self, path: &[f64]) -> f64 {
        let mean = path.iter().sum::<f64>() / path.len() as f64;
        (mean - self.strike).max(0.0)
    }
}

/// Knocked out where a path comes near to the barrier, smoothly.
struct KnockOut<P> {
    inner: P,
    barrier: f64,
    width: f64,
}
impl<P: Payoff> Payoff for KnockOut<P> {
    fn pay(&self, path: &[f64]) -> f64 {
        let alive: f64 = path
            .iter()
            .map(|s| 1.0 / (1.0 + ((s - self.barrier) / self.width).exp()))
            .product();
        alive * self.inner.pay(path)
    }
}

fn path<const STEPS: usize>(market: Market, maturity: f64, shocks: &[f64; STEPS], sign: f64) -> [f64; STEPS] {
    let dt = maturity / STEPS as f64;
    let drift = (market.rate - 0.5 * market.volatility * market.volatility) * dt;
    let mut log = market.spot.ln();
    std::array::from_fn(|i| {
        log += drift + sign * market.volatility * dt.sqrt() * shocks[i];
        log.exp()
    })
}

fn estimate<const STEPS: usize>(payoff: &dyn Payoff, market: Market, maturity: f64, paths: usize) -> (f64, f64) {
    let mut normals = XorShift::new(20).normals();
    let discount = (-market.rate * maturity).exp();
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..paths {
        let shocks: [f64; STEPS] = std::array::from_fn(|_| normals.next().unwrap());
        let pair = [1.0, -1.0].map(|sign| {
            let path = path(market, maturity, &shocks, sign);
            payoff.pay(&path) + 0.1 * (path[STEPS - 1] * discount - market.spot)
        });
        let value = discount * 0.5 * (pair[0] + pair[1]);
        sum += value;
        squares += value * value;
    }
    let mean = sum / paths as f64;
    (mean, (squares / paths as f64 - mean * mean).max(0.0).sqrt())
}

extern "C" fn price(x: *const f64) -> f64 {
    let &[spot, rate, volatility, strike, barrier] = unsafe { &*x.cast::<[f64; 5]>() };
    let market = Market { spot, rate, volatility };
    let payoff = KnockOut { inner: Asian { strike }, barrier, width: 4.0 };
    let (mean, deviation) = estimate::<12>(&payoff, market, 1.5, 200);
    mean + 0.05 * deviation
}

fn main() {
    let x = [100.0, 0.03, 0.25, 97.0, 150.0];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(price as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    for i in 0..5 {
        let want = cd(1e-6 * x[i], |h| { let mut y = x; y[i] += h; price(y.as_ptr()) });
        c.cmpt(&format!("d{i}"), d[i], want, 1e-4);
        let mut t = [0.0; 5];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(price as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr()) };
        c.cmpt(&format!("f{i}"), f, d[i], 1e-9);
    }
    c.done();
}
