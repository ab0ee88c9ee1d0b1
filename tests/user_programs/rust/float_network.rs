// neural net with boxed layers (dyn), generic optimiser, f32 weights in Vec<Vec<f32>>, two epochs of SGD inside
include!("differences.inc");
trait Layer { fn forward(&mut self, x: &[f64]) -> Vec<f64>; fn backward(&mut self, g: &[f64], lr: f64) -> Vec<f64>; fn boxed(self) -> Box<dyn Layer> where Self: Sized + 'static { Box::new(self) } }
struct Dense { w: Vec<Vec<f64>>, b: Vec<f64>, x: Vec<f64> }
struct Act<F: Fn(f64) -> (f64, f64)> { f: F, slope: Vec<f64> }
impl Dense { fn new(i: usize, o: usize, seed: &mut u64) -> Self {
    let mut r = || { *seed ^= *seed << 13; *seed ^= *seed >> 7; *seed ^= *seed << 17; (*seed % 10000) as f64 / 10000.0 - 0.5 };
    Dense { w: (0..o).map(|_| (0..i).map(|_| r()).collect()).collect(), b: (0..o).map(|_| 0.1 * r()).collect(), x: vec![] } } }
impl Layer for Dense {
    fn forward(&mut self, x: &[f64]) -> Vec<f64> { self.x = x.to_vec(); self.w.iter().zip(&self.b).map(|(r, b)| r.iter().zip(x).map(|(a, c)| a * c).sum::<f64>() + b).collect() }
    fn backward(&mut self, g: &[f64], lr: f64) -> Vec<f64> {
        let gx = (0..self.x.len()).map(|j| self.w.iter().zip(g).map(|(r, gi)| r[j] * gi).sum()).collect();
        for ((row, b), gi) in self.w.iter_mut().zip(self.b.iter_mut()).zip(g) { row.iter_mut().zip(&self.x).for_each(|(w, x)| *w -= lr * gi * x); *b -= lr * gi; }
        gx
    }
}
impl<F: Fn(f64) -> (f64, f64)> Layer for Act<F> {
    fn forward(&mut self, x: &[f64]) -> Vec<f64> { let (y, s): (Vec<_>, Vec<_>) = x.iter().map(|&v| (self.f)(v)).unzip(); self.slope = s; y }
    fn backward(&mut self, g: &[f64], _: f64) -> Vec<f64> { g.iter().zip(self.slope.iter()).map(|(a, b)| a * b).collect() }
}
struct Hyper { lr: f64, decay: f64, leak: f64 }
fn train(h: &Hyper, data: &[(Vec<f64>, f64)]) -> f64 {
    let mut seed = 88172645463325252u64;
    let leak = h.leak;
    let mut net: Vec<Box<dyn Layer>> = vec![Dense::new(3, 8, &mut seed).boxed(), Act { f: |x: f64| { let t = x.tanh(); (t, 1.0 - t * t) }, slope: vec![] }.boxed(), Dense::new(8, 6, &mut seed).boxed(),
        Act { f: move |x: f64| if x > 0.0 { (x, 1.0) } else { (leak * x, leak) }, slope: vec![] }.boxed(), Dense::new(6, 1, &mut seed).boxed()];
    for epoch in 0..3 {
        let lr = h.lr * h.decay.powi(epoch);
        for (x, y) in data {
            let out = net.iter_mut().fold(x.clone(), |a, l| l.forward(&a));
            let g = vec![2.0 * (out[0] - y)];
            net.iter_mut().rev().fold(g, |g, l| l.backward(&g, lr));
        }
    }
    data.iter().map(|(x, y)| { let mut a = x.clone(); for l in net.iter_mut() { a = l.forward(&a); } (a[0] - y).powi(2) }).sum::<f64>() / data.len() as f64
}
#[unsafe(no_mangle)] extern "C" fn train_c(h: &Hyper, data: &Vec<(Vec<f64>, f64)>) -> f64 { train(h, data) }
// f32 convolution stack
#[unsafe(no_mangle)] extern "C" fn conv32(x: *const f32, n: usize, taps: *const f32) -> f32 {
    let (x, t) = unsafe { (std::slice::from_raw_parts(x, n), std::slice::from_raw_parts(taps, 3)) };
    let layer = |v: &[f32]| -> Vec<f32> { v.windows(3).map(|w| w.iter().zip(t).map(|(a, b)| a * b).sum::<f32>()).map(|s| s.max(0.1 * s)).collect() };
    let a = layer(x); let b = layer(&a);
    b.chunks_exact(2).map(|c| c[0].max(c[1])).map(|m| m.powi(2)).sum::<f32>().sqrt()
}
fn conv64(x: &[f64], t: &[f64]) -> f64 {
    let layer = |v: &[f64]| -> Vec<f64> { v.windows(3).map(|w| w.iter().zip(t).map(|(a, b)| a * b).sum::<f64>()).map(|s| s.max(0.1 * s)).collect() };
    let a = layer(x); let b = layer(&a);
    b.chunks_exact(2).map(|c| c[0].max(c[1])).map(|m| m.powi(2)).sum::<f64>().sqrt()
}
fn main() {
    let data: Vec<(Vec<f64>, f64)> = (0..12).map(|i| { let t = i as f64; (vec![t.sin(), (2.0 * t).cos(), 0.1 * t - 0.5], (0.5 * t).sin()) }).collect();
    let h = Hyper { lr: 0.05, decay: 0.8, leak: 0.1 };
    let fd = [cd(1e-5, |t| train(&Hyper { lr: h.lr + t, ..h }, &data)), cd(1e-5, |t| train(&Hyper { decay: h.decay + t, ..h }, &data)), cd(1e-5, |t| train(&Hyper { leak: h.leak + t, ..h }, &data))];
    let fx = cd(1e-5, |t| { let mut d = data.clone(); d[5].0[1] += t; train(&h, &d) });
    let x: Vec<f64> = (0..20).map(|i| (0.7 * i as f64).sin()).collect(); let taps = [0.5, -0.3, 0.8];
    let ft: Vec<f64> = (0..3).map(|i| cd(1e-5, |t| { let mut z = taps; z[i] += t; conv64(&x, &z) })).collect();
    let mut c = Check::new();
    let mut d = Hyper { lr: 0.0, decay: 0.0, leak: 0.0 };
    let mut dd: Vec<(Vec<f64>, f64)> = data.iter().map(|(x, _)| (vec![0.0; x.len()], 0.0)).collect();
    unsafe { __enzyme_autodiff_void(train_c as *const c_void, enzyme_dup, &h as *const Hyper, &mut d as *mut Hyper, enzyme_dup, &data as *const Vec<_>, &mut dd as *mut Vec<_>); }
    for (k, (g, w)) in [d.lr, d.decay, d.leak].iter().zip(fd).enumerate() { c.cmp(&format!("h{k}"), *g, w); }
    c.cmp("x", dd[5].0[1], fx);
    let x32: Vec<f32> = x.iter().map(|&v| v as f32).collect(); let t32 = taps.map(|v| v as f32); let mut dt = [0f32; 3];
    unsafe { __enzyme_autodiff_void(conv32 as *const c_void, enzyme_const, x32.as_ptr(), enzyme_const, 20usize, enzyme_dup, t32.as_ptr(), dt.as_mut_ptr()); }
    for i in 0..3 { c.cmpt(&format!("tap{i}"), dt[i] as f64, ft[i], 1e-3); }
    c.done();
}
