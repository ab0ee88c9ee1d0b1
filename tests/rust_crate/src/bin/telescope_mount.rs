//! Astronomy: quaternions and const-generic matrices with operators, a pointing model, its Jacobian and a Gauss-Newton fit.

use std::ops::{Add, Index, IndexMut, Mul, Neg, Sub};

use ltoad::{Differentiable, gradient, jacobian, jvp};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Quaternion {
    w: f64,
    v: [f64; 3],
}

impl Quaternion {
    fn about(axis: [f64; 3], angle: f64) -> Self {
        let (s, c) = (0.5 * angle).sin_cos();
        Quaternion { w: c, v: axis.map(|a| a * s) }
    }
    fn turn(self, p: [f64; 3]) -> [f64; 3] {
        (self * Quaternion { w: 0.0, v: p } * -self).v.map(Neg::neg)
    }
}

fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    std::array::from_fn(|i| a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3])
}

fn dot<const N: usize>(a: &[f64; N], b: &[f64; N]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

impl Mul for Quaternion {
    type Output = Quaternion;
    fn mul(self, o: Quaternion) -> Quaternion {
        let c = cross(self.v, o.v);
        Quaternion {
            w: self.w * o.w - dot(&self.v, &o.v),
            v: std::array::from_fn(|i| self.w * o.v[i] + o.w * self.v[i] + c[i]),
        }
    }
}

/// Minus the conjugate: what [`Quaternion::turn`] multiplies with.
impl Neg for Quaternion {
    type Output = Quaternion;
    fn neg(self) -> Quaternion {
        Quaternion { w: -self.w, v: self.v }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

impl<const R: usize, const C: usize> Index<(usize, usize)> for Matrix<R, C> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.0[i][j]
    }
}
impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for Matrix<R, C> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.0[i][j]
    }
}
impl<const R: usize, const K: usize, const C: usize> Mul<Matrix<K, C>> for Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, o: Matrix<K, C>) -> Matrix<R, C> {
        Matrix(std::array::from_fn(|i| std::array::from_fn(|j| (0..K).map(|k| self[(i, k)] * o[(k, j)]).sum())))
    }
}
impl<const R: usize, const C: usize> Add for Matrix<R, C> {
    type Output = Self;
    fn add(mut self, o: Self) -> Self {
        for i in 0..R {
            for j in 0..C {
                self[(i, j)] += o[(i, j)];
            }
        }
        self
    }
}
impl<const R: usize, const C: usize> Sub for Matrix<R, C> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self + Matrix(o.0.map(|row| row.map(|x| -x)))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Mount {
    tilt: [f64; 2],
    offset: (f64, f64),
    flexure: f32,
}

const STARS: [(f64, f64); 4] = [(0.3, 0.8), (1.9, 0.5), (3.2, 1.1), (5.0, 0.2)];

fn seen(mount: &Mount, (az, alt): (f64, f64)) -> [f64; 3] {
    let aim = [alt.cos() * az.cos(), alt.cos() * az.sin(), alt.sin()];
    let base = Quaternion::about([1.0, 0.0, 0.0], mount.tilt[0]) * Quaternion::about([0.0, 1.0, 0.0], mount.tilt[1]);
    let drive = Quaternion::about([0.0, 0.0, 1.0], mount.offset.0);
    let mut p = (base * drive).turn(aim);
    let sag = f64::from(mount.flexure) * (p[0].hypot(p[1]));
    p[2] -= sag + mount.offset.1 * p[2] * p[2];
    let shear = Matrix([[1.0, 0.0, 0.0], [0.0, 1.0, mount.offset.1], [0.0, 0.0, 1.0]]);
    let turned = shear * Matrix(p.map(|x| [x])) - Matrix([[0.0], [0.0], [mount.tilt[0] * mount.tilt[1]]]);
    turned.0.map(|[x]| x)
}

fn residuals(mount: &Mount) -> Vec<f64> {
    STARS.iter().flat_map(|&s| seen(mount, s)).collect()
}

fn numbers(m: &Mount) -> [f64; 5] {
    [m.tilt[0], m.tilt[1], m.offset.0, m.offset.1, f64::from(m.flexure)]
}

fn mount(x: [f64; 5]) -> Mount {
    Mount { tilt: [x[0], x[1]], offset: (x[2], x[3]), flexure: x[4] as f32 }
}

fn main() {
    let at = mount([0.02, -0.03, 0.1, 0.05, 0.125]);
    let rows = jacobian(residuals, &at);
    assert_eq!(rows.len(), 12);
    // the flexure is a power of two, and moved by powers of two: differences see it in full
    for k in 0..5 {
        let h = 2.0_f64.powi(-13);
        let moved = |by: f64| {
            let mut x = numbers(&at);
            x[k] += by * h;
            residuals(&mount(x))
        };
        let (a, b, c, d) = (moved(-2.0), moved(-1.0), moved(1.0), moved(2.0));
        let mut along = [0.0; 5];
        along[k] = 1.0;
        let (_, tangent) = jvp(residuals, &at, &mount(along));
        for i in 0..12 {
            let want = (a[i] - 8.0 * b[i] + 8.0 * c[i] - d[i]) / (12.0 * h);
            let got = numbers(&rows[i])[k];
            let tolerance = if k == 4 { 1e-6 } else { 1e-8 };
            assert!((got - want).abs() < tolerance, "row {i}, number {k}: {got} {want}");
            assert!((tangent[i] - want).abs() < 1e-6);
        }
    }
    let true_sky: Vec<f64> = residuals(&mount([0.0, 0.0, 0.12, 0.02, 0.0]));
    let cost = |m: &Mount| residuals(m).iter().zip(&true_sky).map(|(a, b)| (a - b).powi(2)).sum::<f64>();
    let mut guess = at;
    for _ in 0..400 {
        let g = numbers(&gradient(cost, &guess));
        let x = numbers(&guess);
        guess = mount(std::array::from_fn(|i| x[i] - 0.1 * g[i]));
    }
    assert!(cost(&guess) < 1e-3 * cost(&at), "{} {}", cost(&guess), cost(&at));
    println!("fine");
}
