// Rust features: traits, closures, iterators, panics, collections, 128-bit integers.
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

pub trait Layer { fn apply(&self, x: &[f64]) -> Vec<f64>; fn name(&self) -> String { "layer".into() } }
pub struct Dense { pub weights: Vec<Vec<f64>>, pub bias: Option<Box<[f64]>> }
pub enum Activation { Relu, Leaky(f32), Custom { f: fn(f64) -> f64, scale: f64 } }

impl Layer for Dense {
    fn apply(&self, x: &[f64]) -> Vec<f64> {
        self.weights.iter().enumerate()
            .map(|(i, row)| row.iter().zip(x).map(|(a, b)| a * b).sum::<f64>() + self.bias.as_ref().map_or(0.0, |b| b[i]))
            .collect()
    }
}
impl Layer for Activation {
    fn apply(&self, x: &[f64]) -> Vec<f64> {
        x.iter().map(|&v| match self {
            Activation::Relu => v.max(0.0),
            Activation::Leaky(s) if v < 0.0 => v * f64::from(*s),
            Activation::Leaky(_) => v,
            Activation::Custom { f, scale } => f(v) * scale,
        }).collect()
    }
}

static COUNTER: AtomicUsize = AtomicUsize::new(7);
thread_local! { static LOCAL: std::cell::RefCell<Vec<u8>> = std::cell::RefCell::new(vec![]); }

pub fn network(layers: &[Box<dyn Layer + Send>], x: &[f64]) -> Result<f64, String> {
    let mut state = x.to_vec();
    for layer in layers {
        state = layer.apply(&state);
        if state.iter().any(|v| !v.is_finite()) { return Err(format!("{} gave {:?}", layer.name(), state)); }
        COUNTER.fetch_add(1, Ordering::AcqRel);
    }
    state.first().copied().ok_or_else(|| "empty".to_string())
}

pub fn wide(a: i128, b: u128, c: u8) -> Option<i128> { a.checked_mul(i128::from(c))?.checked_add(b as i128) }
pub fn floats(x: f32, y: f64) -> (i32, u64, f32) { (x as i32, y as u64, (y as f32).mul_add(x, 1e-40)) }

pub fn words(text: &str) -> BTreeMap<String, usize> {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for w in text.split_whitespace() { *counts.entry(w).or_default() += 1; }
    LOCAL.with(|l| l.borrow_mut().extend(text.bytes().rev()));
    counts.into_iter().map(|(k, v)| (k.to_uppercase(), v)).collect()
}

pub fn shared(n: usize) -> f64 {
    let total = Arc::new(Mutex::new(0.0));
    let threads: Vec<_> = (0..n).map(|i| { let t = Arc::clone(&total); std::thread::spawn(move || *t.lock().unwrap() += i as f64) }).collect();
    for t in threads { t.join().expect("thread"); }
    let r = *total.lock().unwrap();
    r
}

fn main() {
    let layers: Vec<Box<dyn Layer + Send>> = vec![
        Box::new(Dense { weights: vec![vec![1.0, 2.0]], bias: None }),
        Box::new(Activation::Leaky(0.1)), Box::new(Activation::Relu),
        Box::new(Activation::Custom { f: f64::sin, scale: 2.0 })];
    let rc = Rc::new(3);
    println!("{:?} {:?} {:?} {:?} {} {}", network(&layers, &[1.0, -2.0]), wide(5, 6, 7), floats(1.5, 2.5), words("a b a"), shared(3), rc);
    let caught = std::panic::catch_unwind(|| { let v: Vec<i32> = vec![]; v[COUNTER.load(Ordering::SeqCst)] });
    std::process::exit(caught.is_err() as i32);
}
