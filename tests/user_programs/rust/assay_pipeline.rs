//! A laboratory: samples go through threads in a line, with bounded queues between; the last one sums up.
include!("harness.rs");
use std::sync::mpsc::{sync_channel, Receiver, SyncSender};
use std::thread;

struct Sample {
    number: usize,
    values: Vec<f64>,
}

fn diluted(rate: f64, input: Receiver<Sample>, output: SyncSender<Sample>) {
    for mut sample in input {
        for v in &mut sample.values {
            *v *= (-rate * sample.number as f64 / 4.0).exp();
        }
        if output.send(sample).is_err() {
            return;
        }
    }
}

fn measured(gain: f64, input: Receiver<Sample>, output: SyncSender<(usize, f64)>) {
    while let Ok(sample) = input.recv() {
        let signal = sample.values.iter().map(|v| (gain * v).tanh()).sum::<f64>();
        output.send((sample.number, signal)).unwrap();
    }
}

fn run(x: &[f64]) -> f64 {
    let (gain, rate) = (x[3], x[4]);
    let (to_dilute, samples) = sync_channel(2);
    let (to_measure, diluted_samples) = sync_channel(1);
    let (report, results) = sync_channel(4);
    let first = thread::spawn(move || diluted(rate, samples, to_measure));
    let second = thread::spawn(move || measured(gain, diluted_samples, report));
    let start = x[..3].to_vec();
    let feeder = thread::spawn(move || {
        for number in 0..5 {
            let values = start.iter().map(|v| v * (1.0 + 0.2 * number as f64)).collect();
            to_dilute.send(Sample { number, values }).unwrap();
        }
    });
    let mut total = 0.0;
    for (number, signal) in results.iter() {
        total += signal * signal / (1.0 + number as f64);
    }
    for handle in [first, second, feeder] {
        handle.join().expect("a thread that ends");
    }
    total
}

extern "C" fn assay(x: *const f64, n: usize) -> f64 {
    run(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [0.7, 1.3, 0.4, 0.9, 0.35];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(assay as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| assay(x.as_ptr(), 5), &x, 1e-4, 1e-6);
}
