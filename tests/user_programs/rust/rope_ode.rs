// epidemic model: adaptive RK45 with closures, CSV text beside numbers, interpolation, structured results
include!("differences.inc");
use std::str::FromStr;
#[derive(Debug, Clone, PartialEq)]
struct Obs { day: f64, cases: f64, region: String }
impl FromStr for Obs { type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let mut it = s.split(',').map(|w| w.trim());
        let day = it.next().ok_or("no day")?.parse::<f64>().map_err(|e| e.to_string())?;
        let cases = it.next().ok_or_else(|| "no cases".to_string())?.parse::<f64>().map_err(|e| format!("{e}"))?;
        Ok(Obs { day, cases, region: it.next().unwrap_or("all").to_uppercase() })
    } }
#[repr(C)] #[derive(Clone, Copy, Default, Debug)]
struct Params { beta: f64, gamma: f64, sigma: f64, i0: f64 }
type State = [f64; 4];
fn axpy(y: &State, ks: &[(f64, State)]) -> State { let mut o = *y; for (c, k) in ks { for (a, b) in o.iter_mut().zip(k) { *a += c * b; } } o }
struct Integrator<F: Fn(f64, &State) -> State> { f: F, h: f64, tol: f64, rejected: usize }
impl<F: Fn(f64, &State) -> State> Integrator<F> {
    fn step(&mut self, t: f64, y: &State) -> (f64, State) {
        loop {
            let h = self.h; let f = &self.f;
            let k1 = f(t, y);
            let k2 = f(t + h / 4.0, &axpy(y, &[(h / 4.0, k1)]));
            let k3 = f(t + 3.0 * h / 8.0, &axpy(y, &[(3.0 * h / 32.0, k1), (9.0 * h / 32.0, k2)]));
            let k4 = f(t + 12.0 * h / 13.0, &axpy(y, &[(1932.0 / 2197.0 * h, k1), (-7200.0 / 2197.0 * h, k2), (7296.0 / 2197.0 * h, k3)]));
            let k5 = f(t + h, &axpy(y, &[(439.0 / 216.0 * h, k1), (-8.0 * h, k2), (3680.0 / 513.0 * h, k3), (-845.0 / 4104.0 * h, k4)]));
            let y4 = axpy(y, &[(25.0 / 216.0 * h, k1), (1408.0 / 2565.0 * h, k3), (2197.0 / 4104.0 * h, k4), (-h / 5.0, k5)]);
            let err = k1.iter().zip(k5.iter()).map(|(a, b)| (a - b).abs() * h).fold(0.0, f64::max);
            if err > self.tol && h > 0.05 { self.h = h * 0.5; self.rejected += 1; continue; }
            if err < 0.1 * self.tol { self.h = (h * 1.6).min(1.0); }
            return (t + h, y4);
        }
    }
}
fn simulate(p: &Params, until: f64) -> Vec<(f64, State)> {
    let mut it = Integrator { f: |t: f64, y: &State| { let b = p.beta * (1.0 + 0.1 * (0.2 * t).sin()); let inf = b * y[0] * y[2]; [-inf, inf - p.sigma * y[1], p.sigma * y[1] - p.gamma * y[2], p.gamma * y[2]] }, h: 0.5, tol: 0.02, rejected: 0 };
    let mut out = vec![(0.0, [1.0 - p.i0, 0.0, p.i0, 0.0])];
    while let Some(&(t, y)) = out.last() { if t >= until { break; } out.push(it.step(t, &y)); }
    out
}
fn interp(tr: &[(f64, State)], t: f64) -> Option<State> {
    let i = tr.partition_point(|(s, _)| *s <= t);
    let ((t0, a), (t1, b)) = (tr.get(i.checked_sub(1)?)?, tr.get(i)?);
    let w = (t - t0) / (t1 - t0);
    Some(std::array::from_fn(|k| (1.0 - w) * a[k] + w * b[k]))
}
extern "C" fn loss(p: &Params, csv: *const u8, len: usize) -> f64 {
    let text = std::str::from_utf8(unsafe { std::slice::from_raw_parts(csv, len) }).expect("utf8");
    let (obs, bad): (Vec<_>, Vec<_>) = text.lines().skip(1).map(|l| l.parse::<Obs>()).partition(|r| r.is_ok());
    let obs: Vec<Obs> = obs.into_iter().map(Result::unwrap).collect();
    let tr = simulate(p, 1.0 + obs.iter().map(|o| o.day).fold(0.0, f64::max));
    let mut l = bad.len() as f64;
    for o in &obs {
        let Some(s) = interp(&tr, o.day) else { l += 10.0; continue };
        let scale = match o.region.as_str() { "NORTH" => 0.7, r if r.starts_with('S') => 0.4, _ => 1.0 };
        l += (s[2] * scale * 1000.0 - o.cases).powi(2) / (o.cases + 10.0);
    }
    l
}
fn main() {
    let csv = "day,cases,region\n3, 12, north\n7.5, 25, south\n12, x, north\n15.2, 80,all\n22,95,North\n30, 60\n41.5,20,south\n";
    let p = Params { beta: 0.5, gamma: 0.14, sigma: 0.3, i0: 0.01 };
    let f = |p: &Params| loss(p, csv.as_ptr(), csv.len());
    let fd = [cd(1e-6, |t| f(&Params { beta: p.beta + t, ..p })), cd(1e-6, |t| f(&Params { gamma: p.gamma + t, ..p })), cd(1e-6, |t| f(&Params { sigma: p.sigma + t, ..p })), cd(1e-6, |t| f(&Params { i0: p.i0 + t, ..p }))];
    let mut c = Check::new();
    let mut d = Params::default();
    unsafe { __enzyme_autodiff_void(loss as *const c_void, enzyme_dup, &p as *const Params, &mut d as *mut Params, enzyme_const, csv.as_ptr(), enzyme_const, csv.len()); }
    for (k, (g, w)) in [d.beta, d.gamma, d.sigma, d.i0].iter().zip(fd).enumerate() { c.cmp(&format!("p{k}"), *g, w); }
    let v = Params { beta: 1.0, gamma: 0.0, sigma: 0.0, i0: 2.0 };
    let g = unsafe { __enzyme_fwddiff(loss as *const c_void, enzyme_dup, &p as *const Params, &v as *const Params, enzyme_const, csv.as_ptr(), enzyme_const, csv.len()) };
    c.cmp("fwd", g, fd[0] + 2.0 * fd[3]);
    c.done();
}
