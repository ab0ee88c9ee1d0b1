//! Quarries: blasts in rows computed by scoped threads over disjoint chunks, results over a channel, a barrier-free reduction.
include!("harness.rs");
use std::sync::mpsc;
use std::thread;

struct Hole {
    at: [f64; 2],
    charge: f64,
    delay: u32,
}
fn wave(hole: &Hole, place: [f64; 2], decay: f64) -> f64 {
    let r = (hole.at[0] - place[0]).hypot(hole.at[1] - place[1]) + 0.3;
    hole.charge.sqrt() / r * (-decay * r).exp() * (f64::from(hole.delay) * 0.2 + r).cos()
}
fn site(x: &[f64]) -> f64 {
    let holes: Vec<Hole> = x[..4]
        .iter()
        .enumerate()
        .map(|(i, &charge)| Hole { at: [i as f64, 0.5 * (i % 2) as f64], charge, delay: 25 * i as u32 })
        .collect();
    let mut field = vec![0.0; 12];
    thread::scope(|s| {
        for (row, chunk) in field.chunks_mut(4).enumerate() {
            let holes = &holes;
            s.spawn(move || {
                for (i, cell) in chunk.iter_mut().enumerate() {
                    let place = [i as f64 + 0.25, row as f64 + 1.0];
                    *cell = holes.iter().map(|h| wave(h, place, x[4])).sum();
                }
            });
        }
    });
    let (sender, receiver) = mpsc::channel();
    thread::scope(|s| {
        for (k, half) in field.chunks(6).enumerate() {
            let sender = sender.clone();
            s.spawn(move || sender.send((k, half.iter().map(|v| v * v).sum::<f64>())).unwrap());
        }
    });
    drop(sender);
    let mut parts: Vec<(usize, f64)> = receiver.iter().collect();
    parts.sort_by_key(|p| p.0);
    parts.iter().map(|(k, v)| v * (*k + 1) as f64).sum::<f64>() + field[5]
}
extern "C" fn blast(x: *const f64, n: usize) -> f64 {
    site(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [2.0, 1.1, 1.6, 0.9, 0.25];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(blast as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| blast(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
