//! Mechanics: triangles of a mesh over a numeric trait, arrays of arrays, conjugate gradients with swapped buffers.
include!("harness.rs");
use std::fmt::Debug;
use std::ops::{Add, AddAssign, Deref, DerefMut, Mul, Sub};

trait Scalar: Copy + Debug + Default + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + AddAssign {
    const HALF: Self;
    fn inverse(self) -> Self;
}
impl Scalar for f64 {
    const HALF: f64 = 0.5;
    fn inverse(self) -> f64 {
        1.0 / self
    }
}

#[derive(Debug, Clone, Copy)]
struct Square<T, const N: usize>([[T; N]; N]);
impl<T, const N: usize> Deref for Square<T, N> {
    type Target = [[T; N]; N];
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}
impl<T, const N: usize> DerefMut for Square<T, N> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

struct Triangle<T> {
    corners: [usize; 3],
    stiffness: T,
}

struct Mesh<T> {
    nodes: Vec<[T; 2]>,
    triangles: Vec<Triangle<T>>,
}

impl<T: Scalar> Mesh<T> {
    fn local(&self, t: &Triangle<T>) -> (Square<T, 3>, T) {
        let [a, b, c] = t.corners.map(|i| self.nodes[i]);
        let edges = [[c[0] - b[0], c[1] - b[1]], [a[0] - c[0], a[1] - c[1]], [b[0] - a[0], b[1] - a[1]]];
        let area = T::HALF * (edges[2][0] * (c[1] - a[1]) - edges[2][1] * (c[0] - a[0]));
        let scale = t.stiffness * T::HALF * T::HALF * area.inverse();
        let mut k = Square([[T::default(); 3]; 3]);
        for (row, e) in k.iter_mut().zip(&edges) {
            for (v, f) in row.iter_mut().zip(&edges) {
                *v = scale * (e[0] * f[0] + e[1] * f[1]);
            }
        }
        (k, area)
    }
    fn apply(&self, u: &[T], out: &mut [T], fixed: &[bool]) {
        out.fill(T::default());
        for t in &self.triangles {
            let (k, _) = self.local(t);
            for (i, &p) in t.corners.iter().enumerate() {
                for (j, &q) in t.corners.iter().enumerate() {
                    out[p] += k[i][j] * u[q];
                }
            }
        }
        for ((o, u), _) in out.iter_mut().zip(u).zip(fixed).filter(|(_, fixed)| **fixed) {
            *o = *u;
        }
    }
}

fn dot<T: Scalar>(a: &[T], b: &[T]) -> T {
    a.iter().zip(b).fold(T::default(), |s, (a, b)| s + *a * *b)
}

struct Solver<'m, T> {
    mesh: &'m Mesh<T>,
    fixed: Vec<bool>,
    buffers: [Vec<T>; 2],
}

impl<T: Scalar> Solver<'_, T> {
    fn solve(&mut self, load: &[T], rounds: usize) -> Vec<T> {
        let n = load.len();
        let mut u = vec![T::default(); n];
        let mut r: Vec<T> = load.iter().zip(&self.fixed).map(|(l, f)| if *f { T::default() } else { *l }).collect();
        let mut p = r.clone();
        let mut rr = dot(&r, &r);
        for _ in 0..rounds {
            let [image, next] = &mut self.buffers;
            self.mesh.apply(&p, image, &self.fixed);
            image.iter_mut().zip(&self.fixed).filter(|(_, f)| **f).for_each(|(v, _)| *v = T::default());
            let step = rr * dot(&p, image).inverse();
            for i in 0..n {
                u[i] += step * p[i];
                r[i] = r[i] - step * image[i];
            }
            let old = std::mem::replace(&mut rr, dot(&r, &r));
            next.clear();
            next.extend(r.iter().zip(&p).map(|(r, p)| *r + rr * old.inverse() * *p));
            std::mem::swap(&mut p, next);
        }
        u
    }
}

extern "C" fn compliance(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut nodes: Vec<[f64; 2]> = (0..9).map(|i| [f64::from(i % 3), f64::from(i / 3)]).collect();
    nodes[4] = [1.0 + x[0], 1.0 + x[1]];
    let cells = [0usize, 1, 3, 4].into_iter().flat_map(|c| [[c, c + 1, c + 4], [c, c + 4, c + 3]]);
    let triangles = cells.zip(&x[2..]).map(|(corners, &stiffness)| Triangle { corners, stiffness }).collect();
    let mesh = Mesh { nodes, triangles };
    let load: Vec<f64> = (0..9).map(|i| if i >= 6 { 1.0 } else { 0.1 * f64::from(i) }).collect();
    let mut solver = Solver { mesh: &mesh, fixed: (0..9).map(|i| i < 3).collect(), buffers: [vec![0.0; 9], vec![]] };
    let u = solver.solve(&load, 5);
    let area: f64 = mesh.triangles.iter().map(|t| mesh.local(t).1).map(|a| a * a).sum();
    dot(&u, &load) + 0.1 * area
}

fn main() {
    let x = [0.1, -0.15, 1.0, 1.3, 0.8, 1.1, 0.9, 1.4, 1.2, 0.7];
    let mut d = [0.0; 10];
    unsafe { __enzyme_autodiff(compliance as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 10usize) };
    compare(&d, &|x| compliance(x.as_ptr(), 10), &x, 1e-4, 1e-6);
}
