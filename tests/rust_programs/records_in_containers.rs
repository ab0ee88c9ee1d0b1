//! Structs, tuples and options of numbers and integers in vectors and queues, sorted by either.

include!("check.rs");

use std::collections::VecDeque;

#[derive(Clone, Copy)]
struct P {
    w: f64,
    id: u32,
}
extern "C" fn records(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut v: Vec<P> = Vec::new();
    for (i, a) in x.iter().enumerate() {
        v.push(P {
            w: a * a,
            id: (i * 7 % 5) as u32,
        });
    }
    v.sort_by(|a, b| a.id.cmp(&b.id));
    v.iter().map(|p| p.w * (p.id as f64 + 1.0)).sum()
}

extern "C" fn window(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut q: VecDeque<(f64, usize)> = VecDeque::new();
    let mut s = 0.0;
    for (i, a) in x.iter().enumerate() {
        q.push_back((a * a, i));
        if q.len() > 3 {
            let (v, j) = q.pop_front().unwrap();
            s += v * j as f64;
        }
    }
    s + q.iter().map(|(v, _)| v.sqrt()).sum::<f64>()
}

#[inline(never)]
fn best(v: &[f64]) -> Option<(f64, usize)> {
    let mut r = None;
    for (i, a) in v.iter().enumerate() {
        let y = a.sin() * a;
        match r {
            None => r = Some((y, i)),
            Some((z, _)) if y > z => r = Some((y, i)),
            _ => {}
        }
    }
    r
}
extern "C" fn top(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    match best(x) {
        Some((v, i)) => v * (i as f64 + 1.0),
        None => 0.0,
    }
}

extern "C" fn ranked(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut v: Vec<(f64, usize)> = x
        .iter()
        .enumerate()
        .map(|(i, a)| ((a * 3.0).cos(), i))
        .collect();
    v.sort_by(|a, b| b.0.partial_cmp(&a.0).unwrap());
    v.iter()
        .enumerate()
        .map(|(k, (y, i))| y * (k as f64 + 1.0) + *i as f64)
        .sum()
}

check_all! {
    records: 1e-6,
    window: 1e-6,
    top: 1e-6,
    ranked: 1e-6,
}
