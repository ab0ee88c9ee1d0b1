//! Greenhouses in a static registry behind a Mutex, each with boxed zones and a history.
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::os::raw::{c_int, c_void};
use std::sync::{LazyLock, Mutex, OnceLock};
unsafe extern "C" { static enzyme_dup: c_int; fn __enzyme_autodiff(f: *const c_void, ...) -> f64; }
struct Zone { heat: f64, vents: Vec<f64>, next: Option<Box<Zone>> }
struct House { zones: Option<Box<Zone>>, log: VecDeque<f64>, tables: BTreeMap<u32, Vec<f64>> }
static HOUSES: LazyLock<Mutex<Vec<House>>> = LazyLock::new(|| Mutex::new(build()));
static FACTORS: OnceLock<Vec<Vec<f64>>> = OnceLock::new();
static NAMES: LazyLock<Mutex<HashMap<u64, f64>>> = LazyLock::new(|| Mutex::new(HashMap::new()));
fn build() -> Vec<House> {
    (0..3).map(|i| {
        let mut zones = None;
        for k in 0..3 { zones = Some(Box::new(Zone { heat: 1.0 + k as f64 + i as f64, vents: vec![0.1 * k as f64; 2], next: zones })); }
        House { zones, log: VecDeque::from(vec![0.5; 3]), tables: (0..4u32).map(|k| (k * 3, vec![k as f64; 2])).collect() }
    }).collect()
}
fn reset() { *HOUSES.lock().unwrap() = build(); *NAMES.lock().unwrap() = (0..5).map(|k| (k, k as f64)).collect(); }
extern "C" fn climate(x: &[f64; 2]) -> f64 {
    let factors = FACTORS.get_or_init(|| (0..3).map(|i| vec![0.2 * i as f64 + 0.1; 3]).collect());
    let mut houses = HOUSES.lock().unwrap();
    let mut total = 0.0;
    for (i, house) in houses.iter_mut().enumerate() {
        let mut zone = house.zones.as_mut();
        while let Some(z) = zone {
            z.heat = z.heat * x[0] + factors[i][1] * x[1];
            for (k, v) in z.vents.iter_mut().enumerate() { *v += z.heat.sin() * (k + 1) as f64; }
            z.vents.push(x[0] * x[1]);
            total += z.vents.iter().map(|v| v * v).sum::<f64>();
            zone = z.next.as_mut();
        }
        house.log.push_back(total * x[1]);
        house.log.pop_front();
        for (k, t) in house.tables.iter_mut() { t[0] = t[0] * x[0] + *k as f64 * x[1]; }
        house.tables.insert(5, vec![x[0], total]);
        total += house.log.iter().sum::<f64>() + house.tables.values().map(|t| t[0] * t[1]).sum::<f64>();
    }
    let mut names = NAMES.lock().unwrap();
    *names.entry(3).or_insert(0.0) += x[0] * total * 1e-3;
    names.insert(9, x[1]);
    total + names.values().map(|v| v * v).sum::<f64>()
}
fn main() {
    let mut x = [0.7, 0.4]; let mut d = [0.0; 2];
    reset();
    climate(&x); reset();
    unsafe { __enzyme_autodiff(climate as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()); }
    for i in 0..2 {
        let (h, s) = (1e-6, x[i]);
        x[i] = s + h; reset(); let a = climate(&x);
        x[i] = s - h; reset(); let b = climate(&x);
        x[i] = s; let n = (a - b) / (2.0 * h);
        println!("{} {}", d[i], n);
        assert!((d[i] - n).abs() < 1e-4 * (1.0 + n.abs()));
    }
}
