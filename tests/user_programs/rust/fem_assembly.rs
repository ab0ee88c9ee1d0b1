//! Finite elements: triangles, sparse assembly into a HashMap, Jacobi-preconditioned conjugate gradients.
include!("harness.rs");
use std::collections::HashMap;
use std::ops::{Add, Index, Mul, Sub};

#[derive(Clone, Copy, Debug, Default)]
struct Point(f64, f64);
impl Sub for Point {
    type Output = Point;
    fn sub(self, o: Point) -> Point {
        Point(self.0 - o.0, self.1 - o.1)
    }
}
impl Add for Point {
    type Output = Point;
    fn add(self, o: Point) -> Point {
        Point(self.0 + o.0, self.1 + o.1)
    }
}
impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, s: f64) -> Point {
        Point(self.0 * s, self.1 * s)
    }
}
fn cross(a: Point, b: Point) -> f64 {
    a.0 * b.1 - a.1 * b.0
}
fn dot(a: Point, b: Point) -> f64 {
    a.0 * b.0 + a.1 * b.1
}

struct Triangle {
    corners: [usize; 3],
    material: u8,
}

struct Mesh {
    points: Vec<Point>,
    triangles: Vec<Triangle>,
    fixed: Vec<bool>,
}

impl Mesh {
    fn grid(n: usize, bump: f64) -> Mesh {
        let mut points = Vec::new();
        let mut fixed = vec![];
        for j in 0..=n {
            for i in 0..=n {
                let (x, y) = (i as f64 / n as f64, j as f64 / n as f64);
                points.push(Point(x, y) + Point(y * (1.0 - y), x * x) * bump);
                fixed.push(i == 0 || j == 0);
            }
        }
        let at = |i: usize, j: usize| j * (n + 1) + i;
        let triangles = (0..n * n)
            .flat_map(|c| {
                let (i, j) = (c % n, c / n);
                let material = ((i + 2 * j) % 3) as u8;
                [
                    Triangle { corners: [at(i, j), at(i + 1, j), at(i + 1, j + 1)], material },
                    Triangle { corners: [at(i, j), at(i + 1, j + 1), at(i, j + 1)], material: 0 },
                ]
            })
            .collect();
        Mesh { points, triangles, fixed }
    }
}

#[derive(Default)]
struct Sparse {
    entries: HashMap<(usize, usize), f64>,
    rows: Vec<Vec<(usize, f64)>>,
}

impl Sparse {
    fn add(&mut self, i: usize, j: usize, v: f64) {
        *self.entries.entry((i, j)).or_insert(0.0) += v;
    }
    fn finish(mut self, n: usize) -> Sparse {
        let mut entries: Vec<_> = self.entries.drain().collect();
        entries.sort_unstable_by_key(|&(at, _)| at);
        self.rows = vec![Vec::new(); n];
        for ((i, j), v) in entries {
            self.rows[i].push((j, v));
        }
        self
    }
    fn apply(&self, x: &[f64]) -> Vec<f64> {
        self.rows.iter().map(|row| row.iter().map(|&(j, v)| v * x[j]).sum()).collect()
    }
}

impl Index<usize> for Sparse {
    type Output = [(usize, f64)];
    fn index(&self, i: usize) -> &Self::Output {
        &self.rows[i]
    }
}

fn assemble(mesh: &Mesh, conductivity: &[f64], source: impl Fn(Point) -> f64) -> (Sparse, Vec<f64>) {
    let mut matrix = Sparse::default();
    let mut load = vec![0.0; mesh.points.len()];
    for Triangle { corners, material } in &mesh.triangles {
        let p = corners.map(|c| mesh.points[c]);
        let area = cross(p[1] - p[0], p[2] - p[0]) / 2.0;
        let edges = [p[2] - p[1], p[0] - p[2], p[1] - p[0]];
        let centre = (p[0] + p[1] + p[2]) * (1.0 / 3.0);
        for (a, &i) in corners.iter().enumerate() {
            if mesh.fixed[i] {
                continue;
            }
            load[i] += source(centre) * area / 3.0;
            for (b, &j) in corners.iter().enumerate().filter(|&(_, &j)| !mesh.fixed[j]) {
                matrix.add(i, j, conductivity[*material as usize] * dot(edges[a], edges[b]) / (4.0 * area));
            }
        }
    }
    for i in (0..mesh.points.len()).filter(|&i| mesh.fixed[i]) {
        matrix.add(i, i, 1.0);
    }
    (matrix.finish(mesh.points.len()), load)
}

fn solve(a: &Sparse, b: &[f64]) -> Vec<f64> {
    let inner = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(a, b)| a * b).sum::<f64>();
    let diagonal: Vec<f64> = (0..b.len()).map(|i| a[i].iter().find(|&&(j, _)| i == j).map_or(1.0, |e| e.1)).collect();
    let (mut x, mut r) = (vec![0.0; b.len()], b.to_vec());
    let mut z: Vec<f64> = r.iter().zip(&diagonal).map(|(r, d)| r / d).collect();
    let mut p = z.clone();
    let mut rz = inner(&r, &z);
    for _ in 0..30 {
        if rz < 1e-24 {
            break;
        }
        let q = a.apply(&p);
        let alpha = rz / inner(&p, &q);
        for i in 0..x.len() {
            x[i] += alpha * p[i];
            r[i] -= alpha * q[i];
            z[i] = r[i] / diagonal[i];
        }
        let next = inner(&r, &z);
        p = z.iter().zip(&p).map(|(z, p)| z + next / rz * p).collect();
        rz = next;
    }
    x
}

extern "C" fn heat(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mesh = Mesh::grid(3, x[3]);
    let (matrix, load) = assemble(&mesh, &x[..3], |p| x[4] * (-dot(p, p)).exp());
    let u = solve(&matrix, &load);
    10.0 * u.iter().zip(&mesh.points).map(|(u, p)| u * u * (1.0 + p.0)).sum::<f64>()
}

fn main() {
    let x = [1.3, 0.6, 2.1, 0.1, 4.0];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(heat as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| heat(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
