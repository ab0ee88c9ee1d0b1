//! Statics that are made when they are asked for first, inside of what is differentiated.

include!("check.rs");

use std::collections::HashMap;
use std::sync::{LazyLock, Once, OnceLock};

static WEIGHTS: LazyLock<Vec<f64>> = LazyLock::new(|| (1..9).map(|i| 1.0 / f64::from(i)).collect());
static NAMES: LazyLock<HashMap<&str, usize>> =
    LazyLock::new(|| ["low", "middle", "high"].into_iter().zip(0..).collect());
static SCALE: OnceLock<f64> = OnceLock::new();
static START: Once = Once::new();

extern "C" fn lazy(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let sum: f64 = x.iter().zip(WEIGHTS.iter()).map(|(x, w)| w * x * x).sum();
    sum * x[NAMES["middle"]].sin() + x[NAMES["high"]]
}

extern "C" fn once(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut started = false;
    START.call_once(|| started = true);
    let scale = SCALE.get_or_init(|| 2.5);
    x.iter().map(|v| (scale * v).cos()).sum::<f64>() + if started { 1.0 } else { 0.5 }
}

fn main() {
    let mut wrong = 0;
    check!(wrong, lazy, 1e-6);
    check!(wrong, once, 1e-6);
    std::process::exit(wrong);
}
