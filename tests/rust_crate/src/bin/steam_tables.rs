//! Steam: tables that are made once and shared, constants that are computed by the compiler, a cell of each thread, statics of all kinds.
use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, OnceLock};

use rust_crate::{close, differences};

const fn squares<const N: usize>() -> [u32; N] {
    let mut made = [0; N];
    let mut i = 0;
    while i < N {
        made[i] = (i * i) as u32;
        i += 1;
    }
    made
}
static STEPS: [u32; 12] = squares();
static ENTHALPY: [(f64, f64); 6] = [(0.0, 2501.0), (50.0, 2591.3), (100.0, 2675.6), (150.0, 2745.9), (200.0, 2792.0), (250.0, 2801.0)];
static NAMES: LazyLock<BTreeMap<&'static str, usize>> = LazyLock::new(|| ["inlet", "nozzle", "blade", "outlet"].into_iter().zip(0..).collect());
static SPLINE: LazyLock<Spline> = LazyLock::new(|| Spline::through(&ENTHALPY));
static LOOKUPS: AtomicU64 = AtomicU64::new(0);

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

struct Spline {
    points: Vec<(f64, f64)>,
    bends: Vec<f64>,
}
impl Spline {
    fn through(points: &[(f64, f64)]) -> Spline {
        let n = points.len();
        let mut bends = vec![0.0; n];
        for _ in 0..60 {
            for i in 1..n - 1 {
                let h = points[i + 1].0 - points[i].0;
                let want = 6.0 * (points[i + 1].1 - 2.0 * points[i].1 + points[i - 1].1) / (h * h);
                bends[i] = (want - bends[i - 1] - bends[i + 1]) / 4.0;
            }
        }
        Spline { points: points.to_vec(), bends }
    }
    fn at(&self, t: f64) -> f64 {
        LOOKUPS.fetch_add(1, Ordering::Relaxed);
        let i = self.points.partition_point(|p| p.0 <= t).clamp(1, self.points.len() - 1) - 1;
        let ((a, u), (b, v)) = (self.points[i], self.points[i + 1]);
        let h = b - a;
        let (p, q) = ((b - t) / h, (t - a) / h);
        p * u + q * v + ((p.powi(3) - p) * self.bends[i] + (q.powi(3) - q) * self.bends[i + 1]) * h * h / 6.0
    }
}

fn weights() -> &'static Vec<f64> {
    static MADE: OnceLock<Vec<f64>> = OnceLock::new();
    MADE.get_or_init(|| (0..4).map(|i| 1.0 / (1.0 + STEPS[i + 1] as f64)).collect())
}

fn saturation(p: f64) -> f64 {
    const A: f64 = 8.07;
    const B: f64 = 1730.6;
    B / (A - (p * 750.06).log10()) - 233.4
}

fn expand(pressure: f64, ratio: f64, stages: u32) -> f64 {
    let depth = DEPTH.replace(DEPTH.get() + 1);
    let t = saturation(pressure);
    let here = SPLINE.at(t) / 1000.0 - 0.01 * f64::from(depth) * pressure;
    let rest = if stages == 0 { 0.0 } else { expand(pressure / ratio, ratio * 1.02, stages - 1) };
    DEPTH.with(|d| d.set(d.get() - 1));
    here + 0.8 * rest
}

fn place(name: &str) -> Result<usize, &'static str> {
    NAMES.get(name).copied().ok_or("no such place")
}

fn work(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (name, scale) in [("inlet", x[0]), ("blade", x[1]), ("outlet", x[2]), ("cellar", 5.0)] {
        let Ok(at) = place(name) else { continue };
        sum += weights()[at] * expand(x[3] * scale, x[4], at as u32 + 1);
    }
    let dry: f64 = ENTHALPY.iter().zip(&STEPS[2..]).map(|((t, h), s)| (h * x[0] - t * x[1]) / (1000.0 + *s as f64)).sum();
    sum * dry.sqrt()
}

fn main() {
    let x = [1.1, 0.9, 0.6, 4.0, 1.5];
    let gradient = ltoad::gradient(work, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(work, &x), 1e-6);
    assert!(LOOKUPS.load(Ordering::SeqCst) > 100 && DEPTH.get() == 0);
}
