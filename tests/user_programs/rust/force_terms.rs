// potential energy of a mixed force field: dyn traits, Box, generics, Vec of structs with operators
include!("differences.inc");
use std::ops::{Add, Mul, Sub, AddAssign, Neg, Index};
#[derive(Clone, Copy, Debug, PartialEq)]
struct V3 { x: f64, y: f64, z: f64 }
impl Add for V3 { type Output = V3; fn add(self, o: V3) -> V3 { V3 { x: self.x + o.x, y: self.y + o.y, z: self.z + o.z } } }
impl Sub for V3 { type Output = V3; fn sub(self, o: V3) -> V3 { V3 { x: self.x - o.x, y: self.y - o.y, z: self.z - o.z } } }
impl Mul<f64> for V3 { type Output = V3; fn mul(self, s: f64) -> V3 { V3 { x: self.x * s, y: self.y * s, z: self.z * s } } }
impl Mul<V3> for f64 { type Output = V3; fn mul(self, s: V3) -> V3 { s * self } }
impl Neg for V3 { type Output = V3; fn neg(self) -> V3 { self * -1.0 } }
impl AddAssign for V3 { fn add_assign(&mut self, o: V3) { *self = *self + o; } }
impl Index<usize> for V3 { type Output = f64; fn index(&self, i: usize) -> &f64 { match i { 0 => &self.x, 1 => &self.y, 2 => &self.z, _ => panic!("axis {i}") } } }
impl V3 { fn dot(self, o: V3) -> f64 { self.x * o.x + self.y * o.y + self.z * o.z } fn norm(self) -> f64 { self.dot(self).sqrt() }
  fn cross(self, o: V3) -> V3 { V3 { x: self.y * o.z - self.z * o.y, y: self.z * o.x - self.x * o.z, z: self.x * o.y - self.y * o.x } } }
trait Potential { fn energy(&self, pos: &[V3]) -> f64; fn name(&self) -> String { "anonymous".to_string() } }
struct LennardJones { eps: f64, sigma: f64, cutoff: f64 }
struct Bond { pairs: Vec<(usize, usize)>, k: f64, r0: f64 }
struct Dihedral { quads: Vec<[usize; 4]>, k: f64, mult: i32 }
impl Potential for LennardJones {
    fn energy(&self, pos: &[V3]) -> f64 {
        let mut e = 0.0;
        for (i, a) in pos.iter().enumerate() {
            for b in pos.iter().skip(i + 1) {
                let r = (*a - *b).norm();
                if r < self.cutoff { let s6 = (self.sigma / r).powi(6); e += 4.0 * self.eps * (s6 * s6 - s6); }
            }
        }
        e
    }
    fn name(&self) -> String { format!("LJ({:.1})", self.cutoff) }
}
impl Potential for Bond {
    fn energy(&self, pos: &[V3]) -> f64 { self.pairs.iter().map(|&(i, j)| 0.5 * self.k * ((pos[i] - pos[j]).norm() - self.r0).powi(2)).sum() }
}
impl Potential for Dihedral {
    fn energy(&self, pos: &[V3]) -> f64 {
        self.quads.iter().map(|q| {
            let (b1, b2, b3) = (pos[q[1]] - pos[q[0]], pos[q[2]] - pos[q[1]], pos[q[3]] - pos[q[2]]);
            let (n1, n2) = (b1.cross(b2), b2.cross(b3));
            let phi = (b2.norm() * b1.dot(n2)).atan2(n1.dot(n2));
            self.k * (1.0 + (self.mult as f64 * phi).cos())
        }).fold(0.0, |a, b| a + b)
    }
}
fn field(p: &[f64]) -> Vec<Box<dyn Potential>> {
    let n = 8;
    vec![
        Box::new(LennardJones { eps: p[0], sigma: p[1], cutoff: 3.05 }),
        Box::new(Bond { pairs: (0..n - 1).map(|i| (i, i + 1)).collect(), k: p[2], r0: p[3] }),
        Box::new(Dihedral { quads: (0..n - 3).map(|i| [i, i + 1, i + 2, i + 3]).collect(), k: 0.4 * p[2].ln(), mult: 3 }),
    ]
}
#[unsafe(no_mangle)]
extern "C" fn total_energy(coords: *const f64, n: usize, params: *const f64) -> f64 {
    let c = unsafe { std::slice::from_raw_parts(coords, 3 * n) };
    let p = unsafe { std::slice::from_raw_parts(params, 4) };
    let pos: Vec<V3> = c.chunks(3).map(|w| V3 { x: w[0], y: w[1], z: w[2] }).collect();
    let terms = field(p);
    let mut com = V3 { x: 0.0, y: 0.0, z: 0.0 };
    for q in &pos { com += 1.0 / n as f64 * *q; }
    let e: f64 = terms.iter().filter(|t| !t.name().is_empty()).map(|t| t.energy(&pos)).sum();
    e + 0.01 * com[1] - 0.02 * (-com)[2]
}
fn main() {
    let n = 8usize;
    let x: Vec<f64> = (0..n).flat_map(|i| { let t = i as f64; [t * 0.9, (1.3 * t).sin(), 0.8 * (0.9 * t).cos()] }).collect();
    let p = vec![0.3, 0.9, 5.0, 1.2];
    let e = |x: &[f64], p: &[f64]| total_energy(x.as_ptr(), n, p.as_ptr());
    let fx: Vec<f64> = (0..3 * n).map(|i| cd(2e-4, |t| { let mut z = x.clone(); z[i] += t; e(&z, &p) })).collect();
    let fp: Vec<f64> = (0..4).map(|i| cd(1e-3, |t| { let mut z = p.clone(); z[i] += t; e(&x, &z) })).collect();
    let mut c = Check::new();
    let (mut dx, mut dp) = (vec![0.0; 3 * n], vec![0.0; 4]);
    unsafe { __enzyme_autodiff_void(total_energy as *const c_void, enzyme_dup, x.as_ptr(), dx.as_mut_ptr(), enzyme_const, n, enzyme_dup, p.as_ptr(), dp.as_mut_ptr()); }
    for i in 0..3 * n { c.cmp(&format!("x{i}"), dx[i], fx[i]); }
    for i in 0..4 { c.cmp(&format!("p{i}"), dp[i], fp[i]); }
    c.done();
}
