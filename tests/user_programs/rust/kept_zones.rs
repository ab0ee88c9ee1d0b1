//! Zones in boxes and a table by number, each behind a LazyLock and a Mutex, made before the derivative is called.
use std::os::raw::{c_int, c_void};
use std::sync::{LazyLock, Mutex};
use std::collections::HashMap;
unsafe extern "C" { static enzyme_dup: c_int; fn __enzyme_autodiff(f: *const c_void, ...) -> f64; }
struct Zone { heat: f64, vents: Vec<f64>, next: Option<Box<Zone>> }
static STATE: LazyLock<Mutex<Vec<Option<Box<Zone>>>>> = LazyLock::new(|| Mutex::new(build()));
static NAMES: LazyLock<Mutex<HashMap<u64, f64>>> = LazyLock::new(|| Mutex::new(HashMap::new()));
fn build() -> Vec<Option<Box<Zone>>> { (0..2).map(|i| Some(Box::new(Zone { heat: i as f64, vents: vec![0.5; 2], next: Some(Box::new(Zone { heat: 2.0, vents: vec![], next: None })) }))).collect() }
extern "C" fn f(x: &f64) -> f64 { let mut s = STATE.lock().unwrap(); let mut t = 0.0; for z in s.iter_mut() { let mut z = z.as_mut(); while let Some(y) = z { y.heat = y.heat * x + x; y.vents.push(y.heat); t += y.vents.iter().sum::<f64>(); z = y.next.as_mut(); } }
 let mut n = NAMES.lock().unwrap(); *n.entry(3).or_insert(0.0) += x; t + n.values().sum::<f64>() }
fn main() { let x: f64 = 0.7; let mut d: f64 = 0.0; *STATE.lock().unwrap() = build(); *NAMES.lock().unwrap() = HashMap::new();
  unsafe { __enzyme_autodiff(f as *const c_void, enzyme_dup, &x as *const f64, &mut d as *mut f64); }
  println!("{d}"); assert!((d - (1.0 + 2.0 + 3.0 + 3.0 + 1.0)).abs() < 1e-12); }
