//! A hash table whose buckets are a pair of keys and an array.

include!("check.rs");

use std::collections::HashMap;

extern "C" fn hashpair(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut h: HashMap<(i32, i32), [f64; 3]> = HashMap::new();
    for i in 0..3 * n {
        let e = h
            .entry(((i % 5) as i32, (i % 3) as i32))
            .or_insert([0.0; 3]);
        for k in 0..3 {
            e[k] += x[(i + k) % n].sin();
        }
    }
    let mut s = 0.0;
    for a in 0..5 {
        for b in 0..3 {
            if let Some(e) = h.get(&(a, b)) {
                s += e[0] * e[1] + e[2] * e[2] * (a + b) as f64;
            }
        }
    }
    s
}

check_all! {
    hashpair: 1e-6,
}
