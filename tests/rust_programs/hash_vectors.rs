//! A hash table of vectors.

include!("check.rs");

use std::collections::HashMap;

extern "C" fn hashvec(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut h: HashMap<usize, Vec<f64>> = HashMap::with_capacity(2);
    for i in 0..3 * n {
        h.entry(i % 9).or_default().push(x[i % n] * x[(i * i) % n]);
    }
    (0..9)
        .map(|k| h[&k].iter().map(|v| v.sin()).sum::<f64>() * (k as f64 + 0.5))
        .sum()
}

check_all! {
    hashvec: 1e-6,
}
