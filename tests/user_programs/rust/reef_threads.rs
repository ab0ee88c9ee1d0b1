//! Reefs: strips of a grid in scoped threads that meet at a barrier after each step; borders under locks, a table to read.
include!("harness.rs");
use std::sync::{Arc, Barrier, Condvar, Mutex, RwLock};
use std::thread;

struct Borders {
    left: Mutex<f64>,
    right: Mutex<f64>,
}

fn grown(x: &[f64]) -> f64 {
    const STRIPS: usize = 3;
    let light = RwLock::new(vec![x[0], 0.8 * x[0], 0.5 * x[0]]);
    let borders: Arc<Vec<Borders>> =
        Arc::new((0..STRIPS).map(|i| Borders { left: Mutex::new(0.1 * i as f64), right: Mutex::new(0.2) }).collect());
    let meet = Barrier::new(STRIPS);
    let finished = (Mutex::new(0usize), Condvar::new());
    let totals = Mutex::new([0.0; STRIPS]);
    let (growth, spread) = (x[1], x[2]);
    thread::scope(|scope| {
        for strip in 0..STRIPS {
            let borders = Arc::clone(&borders);
            let (light, meet, finished, totals) = (&light, &meet, &finished, &totals);
            scope.spawn(move || {
                let mut cells: Vec<f64> = (0..5).map(|i| 0.3 + 0.05 * (i + strip) as f64).collect();
                for _ in 0..6 {
                    *borders[strip].left.lock().unwrap() = cells[0];
                    *borders[strip].right.lock().unwrap() = cells[4];
                    meet.wait();
                    let below = if strip > 0 { *borders[strip - 1].right.lock().unwrap() } else { cells[0] };
                    let above = borders.get(strip + 1).map_or(cells[4], |b| *b.left.lock().unwrap());
                    let sun = light.read().unwrap()[strip];
                    let padded: Vec<f64> = std::iter::once(below).chain(cells.iter().copied()).chain([above]).collect();
                    for (cell, w) in cells.iter_mut().zip(padded.windows(3)) {
                        *cell += 0.1 * (growth * sun * w[1] * (1.0 - w[1]) + spread * (w[0] - 2.0 * w[1] + w[2]));
                    }
                    meet.wait();
                }
                totals.lock().unwrap()[strip] = cells.iter().map(|c| c * c).sum();
                *finished.0.lock().unwrap() += 1;
                finished.1.notify_one();
            });
        }
        let mut count = finished.0.lock().unwrap();
        while *count < STRIPS {
            count = finished.1.wait(count).unwrap();
        }
    });
    let totals = totals.into_inner().unwrap();
    totals.iter().zip([1.0, 0.5, 2.0]).map(|(t, w)| t * w).sum()
}

extern "C" fn reef(x: *const f64, n: usize) -> f64 {
    grown(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.2, 0.9, 0.3];
    let mut d = [0.0; 3];
    unsafe { __enzyme_autodiff(reef as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| reef(x.as_ptr(), 3), &x, 1e-4, 1e-6);
}
