//! A glacier in bands: scoped threads with chunks of slices, sums behind a mutex, counters that are atomic, results from handles.
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::thread;

use rust_crate::{close, differences};

#[derive(Clone, Debug)]
struct Band {
    height: f64,
    ice: f64,
    slope: f64,
}

#[derive(Debug, Default)]
struct Balance {
    gained: f64,
    melted: f64,
    bands: usize,
}

fn flux(band: &Band, softness: f64) -> f64 {
    softness * band.ice.max(0.0).powi(3) * band.slope * band.slope
}

fn melt(bands: &mut [Band], line: f64, balance: &Mutex<Balance>) -> f64 {
    let mut gone = 0.0;
    for band in bands.iter_mut() {
        let warm = line - band.height;
        if warm > 0.0 {
            let lost = (0.2 * warm * (1.0 + 0.1 * warm)).min(band.ice);
            band.ice -= lost;
            gone += lost;
        } else {
            let snow = 0.3 * (-warm).sqrt();
            band.ice += snow;
            balance.lock().unwrap().gained += snow;
        }
    }
    let mut balance = balance.lock().unwrap();
    balance.melted += gone;
    balance.bands += bands.len();
    gone
}

fn year(bands: &mut Vec<Band>, line: f64, softness: f64, work: &AtomicUsize) -> (f64, Balance) {
    let balance = Mutex::new(Balance::default());
    let runoff: f64 = thread::scope(|scope| {
        let handles: Vec<_> = bands
            .chunks_mut(3)
            .map(|part| {
                let balance = &balance;
                scope.spawn(move || {
                    work.fetch_add(part.len(), Ordering::Relaxed);
                    melt(part, line, balance)
                })
            })
            .collect();
        handles.into_iter().map(|h| h.join().unwrap()).sum()
    });
    let flows: Vec<f64> = thread::scope(|scope| {
        let (upper, lower) = bands.split_at(bands.len() / 2);
        let first = scope.spawn(|| upper.iter().map(|b| flux(b, softness)).collect::<Vec<_>>());
        let mut second: Vec<f64> = lower.iter().map(|b| flux(b, 1.1 * softness)).collect();
        let mut flows = first.join().unwrap();
        flows.append(&mut second);
        flows
    });
    for (i, flow) in flows.iter().enumerate() {
        let moved = 0.05 * flow;
        bands[i].ice -= moved;
        if let Some(next) = bands.get_mut(i + 1) {
            next.ice += moved;
        }
    }
    (runoff, balance.into_inner().unwrap())
}

fn century(x: &[f64]) -> f64 {
    let mut bands: Vec<Band> = (0..8).map(|i| Band { height: 4.0 - 0.4 * i as f64, ice: 1.0 + 0.1 * i as f64, slope: 0.5 + 0.1 * x[0] }).collect();
    let work = AtomicUsize::new(0);
    let record = Arc::new(RwLock::new(Vec::new()));
    let mut sum = 0.0;
    for y in 0..4 {
        let line = x[1] + 0.1 * y as f64 * x[2];
        let (runoff, balance) = year(&mut bands, line, x[3], &work);
        record.write().unwrap().push(balance.gained - balance.melted);
        sum += runoff * balance.bands as f64;
    }
    let reader = Arc::clone(&record);
    let trend = thread::spawn(move || reader.read().unwrap().iter().zip(1..).map(|(b, k)| b / k as f64).sum::<f64>()).join().unwrap();
    let left: f64 = bands.iter().map(|b| b.ice * b.height).sum();
    0.1 * sum + trend * trend + left * work.load(Ordering::Relaxed) as f64 / 32.0
}

fn main() {
    let x = [0.8, 2.63, 0.9, 0.4];
    let gradient = ltoad::gradient(century, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(century, &x), 1e-6);
}
