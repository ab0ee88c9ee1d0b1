// time-series scoring: iterator adaptors of every sort, closures, sort_by, windows/chunks/scan/fold
include!("differences.inc");
use std::cmp::Ordering;
#[derive(Clone, Copy)]
struct Config { span: usize, q: f64, decay: f64 }
fn ema(x: &[f64], alpha: f64) -> Vec<f64> {
    x.iter().scan(x[0], |s, &v| { *s = alpha * v + (1.0 - alpha) * *s; Some(*s) }).collect()
}
fn quantile(x: &[f64], q: f64) -> f64 {
    let mut s = x.to_vec();
    s.sort_by(|a, b| a.partial_cmp(b).unwrap_or(Ordering::Equal));
    let k = q * (s.len() - 1) as f64;
    let i = k.floor() as usize;
    s[i] + (k - i as f64) * (s[(i + 1).min(s.len() - 1)] - s[i])
}
fn compose<'a>(fs: Vec<Box<dyn Fn(f64) -> f64 + 'a>>) -> impl Fn(f64) -> f64 + 'a { move |x| fs.iter().fold(x, |a, f| f(a)) }
fn score(x: &[f64], alpha: f64, c: &Config) -> f64 {
    let e = ema(x, alpha);
    let diffs: Vec<f64> = e.windows(2).map(|w| w[1] - w[0]).collect();
    let vol: Vec<f64> = diffs.chunks(c.span).map(|ch| { let m = ch.iter().sum::<f64>() / ch.len() as f64; (ch.iter().map(|d| (d - m).powi(2)).sum::<f64>() / ch.len() as f64 + 1e-4).sqrt() }).collect();
    let gains = diffs.iter().zip(vol.iter().flat_map(|v| std::iter::repeat(*v).take(c.span))).map(|(d, v)| d / v);
    let pos: f64 = gains.clone().filter(|g| *g > 0.0).map(f64::tanh).sum();
    let (mut up, mut down): (Vec<f64>, Vec<f64>) = gains.partition(|g| g.is_sign_positive());
    up.sort_by(|a, b| b.partial_cmp(a).unwrap());
    down.reverse();
    let squash = compose(vec![Box::new(|v| v * alpha), Box::new(|v: f64| v / (1.0 + v * v)), Box::new(move |v| v.exp())]);
    let top = up.iter().take(5).enumerate().map(|(i, u)| u * c.decay.powi(i as i32)).sum::<f64>();
    let low = down.iter().rev().skip_while(|d| **d > -0.3).step_by(2).map(|d| squash(*d)).product::<f64>();
    let best = e.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (imax, _) = x.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).unwrap();
    let last = e.rchunks_exact(4).next().map_or(0.0, |r| r.iter().rev().zip([0.4, 0.3, 0.2, 0.1]).map(|(a, b)| a * b).sum());
    let mut peaks = x.iter().zip(x[1..].iter()).zip(x[2..].iter()).filter_map(|((a, b), c)| if b > a && b > c { Some(b - 0.5 * (a + c)) } else { None }).peekable();
    let mut pk = 0.0;
    while let Some(p) = peaks.next() { pk += match peaks.peek() { Some(n) => p * n, None => p }; }
    pos + top + low.ln() + quantile(x, c.q) * best + x[imax] * 0.3 + last + pk + vol.into_iter().map(|v| 1.0 / v).sum::<f64>() * 0.01
}
#[unsafe(no_mangle)]
extern "C" fn score_c(x: *const f64, n: usize, alpha: f64, cfg: &Config) -> f64 { score(unsafe { std::slice::from_raw_parts(x, n) }, alpha, cfg) }
fn main() {
    let n = 60usize;
    let x: Vec<f64> = (0..n).map(|i| { let t = i as f64; 2.0 + (0.37 * t).sin() + 0.3 * (1.9 * t).cos() + 0.01 * t }).collect();
    let cfg = Config { span: 7, q: 0.33, decay: 0.8 };
    let at = [0, 3, 17, 28, 41, 59];
    let fx: Vec<f64> = at.iter().map(|&i| cd(1e-5, |t| { let mut z = x.clone(); z[i] += t; score(&z, 0.3, &cfg) })).collect();
    let fa = cd(1e-5, |t| score(&x, 0.3 + t, &cfg));
    let mut c = Check::new();
    let mut dx = vec![0.0; n];
    let da = unsafe { __enzyme_autodiff(score_c as *const c_void, enzyme_dup, x.as_ptr(), dx.as_mut_ptr(), enzyme_const, n, enzyme_out, 0.3f64, enzyme_const, &cfg as *const Config) };
    c.cmp("alpha", da, fa);
    for (k, &i) in at.iter().enumerate() { c.cmp(&format!("x{i}"), dx[i], fx[k]); }
    c.done();
}
