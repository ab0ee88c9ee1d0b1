//! A hash table whose buckets are a key and a number: they move when it grows.

include!("check.rs");

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::BuildHasherDefault;

/// With keys that are the same in each run.
type Table = HashMap<u32, f64, BuildHasherDefault<DefaultHasher>>;

extern "C" fn hashes(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut h: Table = Table::default();
    for i in 0..2 * n {
        *h.entry((i % 5) as u32).or_default() += x[i % n] * x[(i + 1) % n];
    }
    (0..5u32).map(|k| h[&k] * h[&k] * (k as f64 + 1.0)).sum()
}

check_all! {
    hashes: 1e-6,
}
