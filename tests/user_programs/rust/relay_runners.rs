//! Sport: runners in threads hand on a baton under a lock with a condition; what each has run is the result of its thread.
include!("harness.rs");
use std::sync::{Arc, Barrier, Condvar, Mutex};
use std::thread;

struct Track {
    turn: usize,
    time: f64,
}

fn leg(number: usize, speed: f64, fatigue: f64, track: &(Mutex<Track>, Condvar), start: &Barrier) -> f64 {
    start.wait();
    let (lock, changed) = track;
    let mut track = lock.lock().unwrap();
    while track.turn != number {
        track = changed.wait(track).unwrap();
    }
    let pace = speed * (-fatigue * track.time).exp();
    track.time += 1.0 / pace;
    track.turn += 1;
    changed.notify_all();
    pace * pace
}

extern "C" fn race(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (fatigue, speeds) = x.split_last().unwrap();
    let track = Arc::new((Mutex::new(Track { turn: 0, time: 0.0 }), Condvar::new()));
    let start = Arc::new(Barrier::new(speeds.len()));
    let handles: Vec<thread::JoinHandle<f64>> = speeds
        .iter()
        .copied()
        .enumerate()
        .rev()
        .map(|(number, speed)| {
            let (track, start, fatigue) = (Arc::clone(&track), start.clone(), *fatigue);
            thread::spawn(move || leg(number, speed, fatigue, &track, &start))
        })
        .collect();
    let efforts: f64 = handles.into_iter().map(|h| h.join().unwrap()).sum();
    let time = track.0.lock().unwrap().time;
    time * time + 0.1 * efforts
}

fn main() {
    let x = [1.3, 0.9, 1.1, 0.2];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(race as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        let mut along = [0.0; 4];
        along[i] = 1.0;
        let tangent = unsafe { __enzyme_fwddiff(race as *const c_void, enzyme_dup, x.as_ptr(), along.as_ptr(), enzyme_const, x.len()) };
        if (tangent - d[i]).abs() > 1e-9 * d[i].abs() {
            println!("the tangent {i} is {tangent} instead of {}", d[i]);
            d[i] = f64::NAN;
        }
    }
    compare(&d, &|x| race(x.as_ptr(), 4), &x, 1e-4, 1e-6);
}
