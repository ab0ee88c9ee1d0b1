// const generics + generic scalar trait: small matrices, LU with pivoting, f32 and f64, Vec<Vec<f64>>
include!("differences.inc");
use std::ops::{Add, Div, Mul, Sub, Index, IndexMut};
trait Real: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + PartialOrd { fn of(x: f64) -> Self; fn absv(self) -> Self; fn ex(self) -> Self; }
impl Real for f64 { fn of(x: f64) -> f64 { x } fn absv(self) -> f64 { self.abs() } fn ex(self) -> f64 { self.exp() } }
impl Real for f32 { fn of(x: f64) -> f32 { x as f32 } fn absv(self) -> f32 { self.abs() } fn ex(self) -> f32 { self.exp() } }
#[derive(Clone, Copy)]
struct Mat<T, const R: usize, const C: usize>([[T; C]; R]);
impl<T: Real, const R: usize, const C: usize> Mat<T, R, C> {
    fn from_fn(f: impl Fn(usize, usize) -> T) -> Self { Mat(std::array::from_fn(|i| std::array::from_fn(|j| f(i, j)))) }
    fn t(&self) -> Mat<T, C, R> { Mat::from_fn(|i, j| self.0[j][i]) }
    fn map(self, f: impl Fn(T) -> T) -> Self { Mat(self.0.map(|r| r.map(&f))) }
}
impl<T: Real, const R: usize, const K: usize, const C: usize> Mul<Mat<T, K, C>> for Mat<T, R, K> { type Output = Mat<T, R, C>;
    fn mul(self, o: Mat<T, K, C>) -> Mat<T, R, C> { Mat::from_fn(|i, j| (0..K).fold(T::of(0.0), |a, k| a + self.0[i][k] * o.0[k][j])) } }
impl<T: Real, const R: usize, const C: usize> Add for Mat<T, R, C> { type Output = Self; fn add(self, o: Self) -> Self { Mat::from_fn(|i, j| self.0[i][j] + o.0[i][j]) } }
impl<T, const R: usize, const C: usize> Index<(usize, usize)> for Mat<T, R, C> { type Output = T; fn index(&self, (i, j): (usize, usize)) -> &T { &self.0[i][j] } }
impl<T, const R: usize, const C: usize> IndexMut<(usize, usize)> for Mat<T, R, C> { fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut T { &mut self.0[i][j] } }
fn solve<T: Real, const N: usize>(mut a: Mat<T, N, N>, mut b: [T; N]) -> Option<[T; N]> {
    for k in 0..N {
        let p = (k..N).max_by(|&i, &j| a[(i, k)].absv().partial_cmp(&a[(j, k)].absv()).unwrap())?;
        if a[(p, k)].absv() < T::of(1e-12) { return None; }
        a.0.swap(p, k); b.swap(p, k);
        for i in k + 1..N {
            let m = a[(i, k)] / a[(k, k)];
            for j in k..N { let v = a[(k, j)]; a[(i, j)] = a[(i, j)] - m * v; }
            b[i] = b[i] - m * b[k];
        }
    }
    for k in (0..N).rev() { let s = (k + 1..N).fold(b[k], |s, j| s - a[(k, j)] * b[j]); b[k] = s / a[(k, k)]; }
    Some(b)
}
fn model<T: Real>(p: &[T]) -> T {
    let a = Mat::<T, 4, 4>::from_fn(|i, j| p[(i * 4 + j) % p.len()] * T::of(1.0 + 0.1 * i as f64 - 0.2 * j as f64) + if i + j == 3 { T::of(2.0) } else { T::of(0.0) });
    let b = Mat::<T, 4, 2>::from_fn(|i, j| p[(i + 3 * j) % p.len()].ex());
    let g = b.t() * (a + a.t()).map(|x| x * x / (T::of(1.0) + x * x)) * b;
    let x = solve(a, [b[(0, 0)], b[(1, 1)], b[(2, 0)], b[(3, 1)]]).unwrap_or([T::of(0.0); 4]);
    x.iter().fold(g[(0, 1)], |s, v| s + *v * *v)
}
#[unsafe(no_mangle)] extern "C" fn model64(p: *const f64, n: usize) -> f64 { model(unsafe { std::slice::from_raw_parts(p, n) }) }
#[unsafe(no_mangle)] extern "C" fn model32(p: *const f32, n: usize) -> f32 { model(unsafe { std::slice::from_raw_parts(p, n) }) }
// ragged: dynamic programming over Vec<Vec<f64>> (soft-DTW)
fn soft_dtw(a: &[f64], b: &[f64], gamma: f64) -> f64 {
    let mut r = vec![vec![1e6; b.len() + 1]; a.len() + 1];
    r[0][0] = 0.0;
    for i in 1..=a.len() { for j in 1..=b.len() {
        let prev = [r[i - 1][j], r[i][j - 1], r[i - 1][j - 1]];
        let m = prev.iter().cloned().fold(f64::INFINITY, f64::min);
        let s: f64 = prev.iter().map(|v| (-(v - m) / gamma).exp()).sum();
        r[i][j] = (a[i - 1] - b[j - 1]).powi(2) + m - gamma * s.ln();
    } }
    *r.last().and_then(|l| l.last()).unwrap()
}
#[unsafe(no_mangle)] extern "C" fn dtw(a: *const f64, n: usize, b: *const f64, m: usize, gamma: f64) -> f64 { unsafe { soft_dtw(std::slice::from_raw_parts(a, n), std::slice::from_raw_parts(b, m), gamma) } }
fn main() {
    let p = [0.4, -0.7, 1.1, 0.3, -0.2];
    let fp: Vec<f64> = (0..5).map(|i| cd(1e-3, |t| { let mut z = p; z[i] += t; model(&z) })).collect();
    let a: Vec<f64> = (0..12).map(|i| (0.5 * i as f64).sin()).collect();
    let b: Vec<f64> = (0..15).map(|i| (0.4 * i as f64 + 0.3).sin()).collect();
    let fa: Vec<f64> = (0..12).map(|i| cd(1e-3, |t| { let mut z = a.clone(); z[i] += t; soft_dtw(&z, &b, 0.3) })).collect();
    let fg = cd(1e-3, |t| soft_dtw(&a, &b, 0.3 + t));
    let mut c = Check::new();
    let mut dp = [0.0f64; 5];
    unsafe { __enzyme_autodiff_void(model64 as *const c_void, enzyme_dup, p.as_ptr(), dp.as_mut_ptr(), enzyme_const, 5usize); }
    for i in 0..5 { c.cmp(&format!("p{i}"), dp[i], fp[i]); }
    let q = p.map(|x| x as f32); let mut dq = [0.0f32; 5];
    unsafe { __enzyme_autodiff_void(model32 as *const c_void, enzyme_dup, q.as_ptr(), dq.as_mut_ptr(), enzyme_const, 5usize); }
    for i in 0..5 { c.cmpt(&format!("f32 p{i}"), dq[i] as f64, fp[i], 2e-3); }
    let (mut da, n, m) = (vec![0.0; 12], 12usize, 15usize);
    let dg = unsafe { __enzyme_autodiff(dtw as *const c_void, enzyme_dup, a.as_ptr(), da.as_mut_ptr(), enzyme_const, n, enzyme_const, b.as_ptr(), enzyme_const, m, enzyme_out, 0.3f64) };
    for i in 0..12 { c.cmp(&format!("dtw a{i}"), da[i], fa[i]); }
    c.cmp("dtw gamma", dg, fg);
    c.done();
}
