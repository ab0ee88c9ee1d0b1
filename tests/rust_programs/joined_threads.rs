//! Threads of the standard library that are joined, with numbers and vectors as results.
include!("check.rs");
use std::sync::Arc;
use std::thread;

extern "C" fn joined(x: *const f64, n: usize) -> f64 {
    let x: Arc<Vec<f64>> = Arc::new(slice(x, n).to_vec());
    let handles: Vec<_> = (0..3)
        .map(|k| {
            let x = Arc::clone(&x);
            thread::spawn(move || (x.iter().skip(k).step_by(3).map(|v| v * v * v).sum::<f64>(), vec![x[k]; k + 1]))
        })
        .collect();
    handles
        .into_iter()
        .enumerate()
        .map(|(k, h)| {
            let (sum, row) = h.join().expect("it does not panic");
            (k + 1) as f64 * sum + row.iter().map(|v| v.sin()).product::<f64>()
        })
        .sum()
}

fn main() {
    let mut wrong = 0;
    check!(wrong, joined, 1e-7);
    std::process::exit(i32::from(wrong > 0));
}
