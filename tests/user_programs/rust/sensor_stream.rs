//! Telemetry: an iterator adaptor of one's own over readings, windows in a VecDeque, filters behind a trait object.
include!("harness.rs");
use std::collections::VecDeque;

trait Filter {
    fn push(&mut self, value: f64) -> Option<f64>;
    fn name(&self) -> &str {
        "filter"
    }
}
struct Smooth {
    window: VecDeque<f64>,
    size: usize,
    power: f64,
}
impl Filter for Smooth {
    fn push(&mut self, value: f64) -> Option<f64> {
        if self.window.len() == self.size {
            self.window.pop_front();
        }
        self.window.push_back(value);
        (self.window.len() == self.size).then(|| {
            let weights = (1..=self.size).map(|i| (i as f64).powf(self.power));
            let norm: f64 = weights.clone().sum();
            self.window.iter().zip(weights).map(|(v, w)| v * w).sum::<f64>() / norm
        })
    }
}
struct Drift {
    last: Option<f64>,
    gain: f64,
}
impl Filter for Drift {
    fn push(&mut self, value: f64) -> Option<f64> {
        let last = self.last.replace(value)?;
        Some(last + self.gain * (value - last).tanh())
    }
    fn name(&self) -> &str {
        "drift"
    }
}
struct Filtered<I> {
    inner: I,
    filters: Vec<Box<dyn Filter>>,
}
impl<I: Iterator<Item = f64>> Iterator for Filtered<I> {
    type Item = f64;
    fn next(&mut self) -> Option<f64> {
        loop {
            let mut value = self.inner.next()?;
            let mut kept = true;
            for filter in self.filters.iter_mut() {
                match filter.push(value) {
                    Some(v) => value = v,
                    None => {
                        kept = false;
                        break;
                    }
                }
            }
            if kept {
                return Some(value);
            }
        }
    }
}

extern "C" fn misfit(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let readings = (0..24).map(|i| (i as f64 * 0.4).sin() * x[0] + x[1] * i as f64);
    let filters: Vec<Box<dyn Filter>> = vec![
        Box::new(Smooth { window: VecDeque::with_capacity(4), size: 4, power: x[2] }),
        Box::new(Drift { last: None, gain: x[3] }),
        Box::new(Smooth { window: VecDeque::new(), size: 2, power: 0.5 }),
    ];
    let named = filters.iter().filter(|f| f.name() == "drift").count();
    let out: Vec<f64> = Filtered { inner: readings, filters }.collect();
    let (even, odd): (Vec<_>, Vec<_>) = out.iter().enumerate().partition(|(i, _)| i % 2 == 0);
    let square = |v: &[(usize, &f64)]| v.iter().map(|(i, v)| (*v - *i as f64 * 0.1).powi(2)).sum::<f64>();
    square(&even).sqrt() + 0.5 * square(&odd) + named as f64
}

fn main() {
    let x = [2.0, 0.15, 0.8, 0.6];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(misfit as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 4usize) };
    compare(&d, &|x| misfit(x.as_ptr(), 4), &x, 1e-4, 1e-7);
}
