//! Telecommunications: link budgets of masts, computed by scoped threads in chunks, interference summed under a Mutex, an Arc of settings.
include!("differences.inc");
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::thread;

#[derive(Clone, Debug, Default)]
struct Mast {
    name: String,
    position: (f64, f64),
    power: f64,
    channel: u8,
}

struct Settings {
    exponent: f64,
    noise: f64,
    height: f64,
}

fn loss(settings: &Settings, from: (f64, f64), to: (f64, f64)) -> f64 {
    let d2 = (from.0 - to.0).powi(2) + (from.1 - to.1).powi(2) + settings.height.powi(2);
    d2.powf(-settings.exponent / 2.0)
}

fn best<'m>(masts: &'m [Mast], settings: &Settings, at: (f64, f64)) -> Option<(&'m Mast, f64)> {
    masts.iter().map(|m| (m, m.power * loss(settings, m.position, at))).max_by(|a, b| a.1.total_cmp(&b.1))
}

fn capacity(masts: &[Mast], settings: &Settings, at: (f64, f64)) -> f64 {
    let Some((serving, signal)) = best(masts, settings, at) else { return 0.0 };
    let interference: f64 = masts
        .iter()
        .filter(|m| m.channel == serving.channel && !std::ptr::eq(*m, serving))
        .map(|m| m.power * loss(settings, m.position, at))
        .sum();
    (1.0 + signal / (settings.noise + interference)).log2()
}

extern "C" fn throughput(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let settings = Arc::new(Settings { exponent: x[0], noise: x[1], height: x[2] });
    let masts: Vec<Mast> = x[3..]
        .iter()
        .enumerate()
        .map(|(i, &power)| Mast {
            name: format!("mast {i}"),
            position: (3.0 * i as f64, ((i * 7) % 5) as f64),
            power,
            channel: (i % 2) as u8,
        })
        .collect();
    let phones: Vec<(f64, f64)> = (0..24).map(|k| ((k % 6) as f64 * 1.9 + 0.3, (k / 6) as f64 * 1.1 + 0.2)).collect();
    let total = Mutex::new(0.0);
    let rows = RwLock::new(Vec::new());
    let served = AtomicUsize::new(0);
    thread::scope(|s| {
        for (row, chunk) in phones.chunks(6).enumerate() {
            let settings = Arc::clone(&settings);
            let (total, rows, served, masts) = (&total, &rows, &served, &masts);
            s.spawn(move || {
                let sum: f64 = chunk.iter().map(|&p| capacity(masts, &settings, p)).sum();
                served.fetch_add(chunk.len(), Ordering::Relaxed);
                rows.write().unwrap().push((row, sum));
                *total.lock().unwrap() += sum;
            });
        }
    });
    let fair = thread::scope(|s| {
        let halves: Vec<_> = phones
            .chunks(12)
            .map(|half| s.spawn(|| half.iter().map(|&p| (0.1 + capacity(&masts, &settings, p)).ln()).sum::<f64>()))
            .collect();
        halves.into_iter().map(|h| h.join().unwrap()).fold(0.0, |a, b| a + b)
    });
    let mut rows = rows.into_inner().unwrap();
    rows.sort_by_key(|r| r.0);
    let edge: f64 = rows.iter().map(|(i, s)| *i as f64 * s * s).sum();
    let letters: usize = masts.iter().map(|m| m.name.len()).sum();
    total.into_inner().unwrap() + 0.3 * fair + 0.001 * edge + served.into_inner() as f64 * 1e-3 * letters as f64
}

fn main() {
    let x = [2.7, 0.02, 1.5, 1.0, 0.8, 1.3, 0.6];
    let mut d = [0.0; 7];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(throughput as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..7 {
        let want = cd(1e-4 * x[i], |h| { let mut y = x; y[i] += h; throughput(y.as_ptr(), 7) });
        c.cmp(&format!("d{i}"), d[i], want);
        let mut t = [0.0; 7];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(throughput as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr(), enzyme_const, x.len()) };
        c.cmp(&format!("f{i}"), f, want);
    }
    c.done();
}
