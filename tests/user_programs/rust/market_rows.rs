// option book: enum with data, binary heap of events, impl Trait pricing engines, Monte Carlo with own rng, width 4 forward
include!("differences.inc");
use std::collections::{BinaryHeap, HashMap};
use std::cmp::{Ordering, Reverse};
#[derive(Clone, Debug)]
enum Instrument { Call { strike: f64, expiry: f64 }, Put { strike: f64, expiry: f64 }, Basket(Vec<(f64, Instrument)>), Bond { coupons: Vec<(f64, f64)>, issuer: String }, Barrier { inner: Box<Instrument>, level: f64 } }
#[repr(C)] #[derive(Clone, Copy)]
struct Market { spot: f64, vol: f64, rate: f64, spread: f64 }
fn phi(x: f64) -> f64 { let k = 1.0 / (1.0 + 0.2316419 * x.abs()); let p = k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
    let d = (-0.5 * x * x).exp() / (2.0 * std::f64::consts::PI).sqrt() * p; if x >= 0.0 { 1.0 - d } else { d } }
fn price(i: &Instrument, m: &Market, cds: &HashMap<String, f64>) -> Result<f64, String> {
    use Instrument::*;
    let bs = |k: f64, t: f64| { let s = m.vol * t.sqrt(); let d1 = ((m.spot / k).ln() + (m.rate + 0.5 * m.vol * m.vol) * t) / s; (d1, d1 - s, (-m.rate * t).exp() * k) };
    Ok(match i {
        Call { strike, expiry } if *expiry <= 0.0 => (m.spot - strike).max(0.0),
        &Call { strike, expiry } => { let (a, b, k) = bs(strike, expiry); m.spot * phi(a) - k * phi(b) }
        Put { strike, expiry } => { let (a, b, k) = bs(*strike, *expiry); k * phi(-b) - m.spot * phi(-a) }
        Basket(v) => v.iter().map(|(w, x)| price(x, m, cds).map(|p| w * p)).sum::<Result<f64, _>>()?,
        Bond { coupons, issuer } => { let s = cds.get(issuer).ok_or(format!("no curve {issuer}"))? * m.spread; coupons.iter().map(|(t, c)| c * (-(m.rate + s) * t).exp()).sum() }
        Barrier { inner, level } => price(inner, m, cds)? * (1.0 - (m.spot / level).powf(2.0 * m.rate / m.vol.powi(2))).max(0.0),
    })
}
#[derive(PartialEq)] struct Event { t: f64, what: String, size: f64 }
impl Eq for Event {}
impl PartialOrd for Event { fn partial_cmp(&self, o: &Self) -> Option<Ordering> { Some(self.cmp(o)) } }
impl Ord for Event { fn cmp(&self, o: &Self) -> Ordering { self.t.total_cmp(&o.t) } }
struct Rng(u64);
impl Iterator for Rng { type Item = f64; fn next(&mut self) -> Option<f64> { self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407); Some(((self.0 >> 11) as f64 + 0.5) / (1u64 << 53) as f64) } }
fn hedge(m: &Market) -> f64 {
    let mut q = BinaryHeap::new();
    let mut rng = Rng(42);
    for (i, u) in rng.by_ref().take(10).enumerate() { q.push(Reverse(Event { t: -u.ln() * 0.8, what: if i % 3 == 0 { "dividend".into() } else { format!("trade{i}") }, size: 1.0 + u })); }
    let (mut cash, mut pos, mut s, mut last) = (0.0, 1.0, m.spot, 0.0);
    while let Some(Reverse(e)) = q.pop() {
        let dt = e.t - last; last = e.t;
        let z = (-2.0 * rng.next().unwrap().ln()).sqrt() * (6.283185307 * rng.next().unwrap()).cos();
        s *= ((m.rate - 0.5 * m.vol * m.vol) * dt + m.vol * dt.sqrt() * z).exp();
        cash *= (m.rate * dt).exp();
        match &e.what[..] { "dividend" => cash += 0.01 * s * pos, w if w.ends_with('4') => { q.push(Reverse(Event { t: e.t + 0.3, what: "late".into(), size: 0.5 })); } _ => { let d = e.size * phi((s / 100.0).ln() / m.vol) - pos; pos += d; cash -= d * s; } }
    }
    cash + pos * s
}
#[unsafe(no_mangle)]
extern "C" fn book(spot: f64, vol: f64, rate: f64, spread: f64) -> f64 {
    let m = Market { spot, vol, rate, spread };
    use Instrument::*;
    let cds: HashMap<String, f64> = [("ACME".to_string(), 0.8), ("Globex".to_string(), 1.7)].into_iter().collect();
    let b = vec![Call { strike: 100.0, expiry: 1.0 }, Put { strike: 95.0, expiry: 0.5 }, Bond { coupons: (1..=5).map(|t| (t as f64, if t == 5 { 104.0 } else { 4.0 })).collect(), issuer: "Globex".into() },
        Bond { coupons: vec![(1.0, 1.0)], issuer: "Nobody".into() }, Basket(vec![(0.5, Call { strike: 110.0, expiry: 2.0 }), (-0.25, Barrier { inner: Box::new(Call { strike: 90.0, expiry: 1.5 }), level: 140.0 })])];
    let (ok, err): (Vec<_>, Vec<_>) = b.iter().map(|i| price(i, &m, &cds)).partition(Result::is_ok);
    ok.into_iter().flatten().sum::<f64>() - err.len() as f64 + 0.1 * hedge(&m)
}
#[repr(C)] #[derive(Debug)] struct G4([f64; 4]);
unsafe extern "C" { fn __enzyme_autodiff_book(f: *const c_void, ...) -> G4; fn __enzyme_fwddiff_w4(f: *const c_void, ...) -> G4; }
fn main() {
    let a = [102.0, 0.25, 0.03, 0.02];
    let f = |z: &[f64; 4]| book(z[0], z[1], z[2], z[3]);
    let fd: Vec<f64> = (0..4).map(|i| cd(if i == 0 { 1e-2 } else { 1e-4 }, |t| { let mut z = a; z[i] += t; f(&z) })).collect();
    let mut c = Check::new();
    let g = unsafe { __enzyme_autodiff_book(book as *const c_void, a[0], a[1], a[2], a[3]) };
    for i in 0..4 { c.cmp(&format!("rev {i}"), g.0[i], fd[i]); }
    let (o, z) = (1.0f64, 0.0f64);
    let w = unsafe { __enzyme_fwddiff_w4(book as *const c_void, enzyme_width, 4 as c_int, enzyme_dup, a[0], o, z, z, z, enzyme_dup, a[1], z, o, z, z, enzyme_dup, a[2], z, z, o, z, enzyme_dup, a[3], z, z, z, o) };
    for i in 0..4 { c.cmp(&format!("fwd4 {i}"), w.0[i], fd[i]); }
    c.done();
}
