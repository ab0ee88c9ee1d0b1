//! A hash table of vectors whose keys are strings.

include!("check.rs");

use std::collections::HashMap;

extern "C" fn strings(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut m: HashMap<String, Vec<f64>> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        m.entry(format!("key{}", i % 3)).or_default().push(v * v);
    }
    ["key0", "key1", "key2"]
        .iter()
        .map(|k| m[*k].iter().sum::<f64>().sqrt())
        .sum()
}

check_all! {
    strings: 1e-6,
}
