//! Electroacoustics: a loudspeaker in a box as a network of complex impedances; matrices over any field with operators on references, pivots by total order, levels in dB.
include!("harness.rs");
use std::fmt::Debug;
use std::ops::{Add, Div, Index, IndexMut, Mul, MulAssign, Neg, Sub, SubAssign};

#[derive(Clone, Copy, Debug, PartialEq, Default)]
struct Complex {
    re: f64,
    im: f64,
}

fn c(re: f64, im: f64) -> Complex {
    Complex { re, im }
}

impl Add for Complex {
    type Output = Complex;
    fn add(self, o: Complex) -> Complex {
        c(self.re + o.re, self.im + o.im)
    }
}
impl Sub for Complex {
    type Output = Complex;
    fn sub(self, o: Complex) -> Complex {
        c(self.re - o.re, self.im - o.im)
    }
}
impl Mul for Complex {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        c(self.re * o.re - self.im * o.im, self.re * o.im + self.im * o.re)
    }
}
impl Div for Complex {
    type Output = Complex;
    fn div(self, o: Complex) -> Complex {
        let n = o.re * o.re + o.im * o.im;
        c((self.re * o.re + self.im * o.im) / n, (self.im * o.re - self.re * o.im) / n)
    }
}
impl Neg for Complex {
    type Output = Complex;
    fn neg(self) -> Complex {
        c(-self.re, -self.im)
    }
}
impl SubAssign for Complex {
    fn sub_assign(&mut self, o: Complex) {
        *self = *self - o;
    }
}

trait Field:
    Copy + Debug + Default + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + SubAssign
{
    fn size(self) -> f64;
}
impl Field for Complex {
    fn size(self) -> f64 {
        self.re.hypot(self.im)
    }
}
impl Field for f64 {
    fn size(self) -> f64 {
        self.abs()
    }
}

#[derive(Clone, Debug)]
struct Matrix<F> {
    rows: usize,
    columns: usize,
    data: Vec<F>,
}

impl<F: Field> Matrix<F> {
    fn zeros(rows: usize, columns: usize) -> Self {
        Matrix { rows, columns, data: vec![F::default(); rows * columns] }
    }

    fn swap_rows(&mut self, a: usize, b: usize) {
        if a != b {
            let (low, high) = (a.min(b), a.max(b));
            let (head, tail) = self.data.split_at_mut(high * self.columns);
            head[low * self.columns..(low + 1) * self.columns].swap_with_slice(&mut tail[..self.columns]);
        }
    }

    fn solve(mut self, mut b: Matrix<F>) -> Result<Matrix<F>, usize> {
        let n = self.rows;
        for k in 0..n {
            let pivot = (k..n)
                .max_by(|&i, &j| self[(i, k)].size().partial_cmp(&self[(j, k)].size()).unwrap())
                .filter(|&i| self[(i, k)].size() > 1e-14)
                .ok_or(k)?;
            self.swap_rows(k, pivot);
            b.swap_rows(k, pivot);
            for i in k + 1..n {
                let factor = self[(i, k)] / self[(k, k)];
                for j in k..n {
                    let v = self[(k, j)];
                    self[(i, j)] -= factor * v;
                }
                for j in 0..b.columns {
                    let v = b[(k, j)];
                    b[(i, j)] -= factor * v;
                }
            }
        }
        for j in 0..b.columns {
            for i in (0..n).rev() {
                let sum = (i + 1..n).fold(b[(i, j)], |s, k| s - self[(i, k)] * b[(k, j)]);
                b[(i, j)] = sum / self[(i, i)];
            }
        }
        Ok(b)
    }
}

impl<F> Index<(usize, usize)> for Matrix<F> {
    type Output = F;
    fn index(&self, (i, j): (usize, usize)) -> &F {
        &self.data[i * self.columns + j]
    }
}
impl<F> IndexMut<(usize, usize)> for Matrix<F> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut F {
        &mut self.data[i * self.columns + j]
    }
}
impl<F: Field> Mul for &Matrix<F> {
    type Output = Matrix<F>;
    fn mul(self, other: &Matrix<F>) -> Matrix<F> {
        assert_eq!(self.columns, other.rows);
        let mut out = Matrix::zeros(self.rows, other.columns);
        for (row, out_row) in self.data.chunks_exact(self.columns).zip(out.data.chunks_exact_mut(other.columns)) {
            for (&a, other_row) in row.iter().zip(other.data.chunks_exact(other.columns)) {
                out_row.iter_mut().zip(other_row).for_each(|(o, &b)| *o = *o + a * b);
            }
        }
        out
    }
}
impl<F: Field> Sub for Matrix<F> {
    type Output = Matrix<F>;
    fn sub(mut self, other: Matrix<F>) -> Matrix<F> {
        self.data.iter_mut().zip(other.data).for_each(|(a, b)| *a -= b);
        self
    }
}
impl<F: Field> MulAssign<F> for Matrix<F> {
    fn mul_assign(&mut self, factor: F) {
        self.data.iter_mut().for_each(|v| *v = *v * factor);
    }
}

enum Part {
    Resistor(f64),
    Inductor(f64),
    Capacitor(f64),
    /// Inductor with losses that grow with the root of the frequency.
    Coil { henry: f64, loss: f64 },
}

impl Part {
    fn admittance(&self, omega: f64) -> Complex {
        match *self {
            Part::Resistor(r) => c(1.0 / r, 0.0),
            Part::Inductor(l) => c(1.0, 0.0) / c(0.0, omega * l),
            Part::Capacitor(cap) => c(0.0, omega * cap),
            Part::Coil { henry, loss } => c(1.0, 0.0) / c(loss * omega.sqrt(), omega * henry),
        }
    }
}

struct Network {
    nodes: usize,
    parts: Vec<(usize, usize, Part)>,
}

impl Network {
    fn admittances(&self, omega: f64) -> Matrix<Complex> {
        let mut y = Matrix::zeros(self.nodes, self.nodes);
        for (a, b, part) in &self.parts {
            let g = part.admittance(omega);
            for (i, j, v) in [(*a, *a, g), (*b, *b, g), (*a, *b, -g), (*b, *a, -g)] {
                if i > 0 && j > 0 {
                    y[(i - 1, j - 1)] = y[(i - 1, j - 1)] + v;
                }
            }
        }
        y
    }

    fn response(&self, omega: f64) -> Result<Complex, usize> {
        let y = self.admittances(omega);
        let mut drive = Matrix::zeros(self.nodes, 1);
        drive[(0, 0)] = c(1.0, 0.0);
        let v = y.clone().solve(drive.clone())?;
        let mut rest = &y * &v;
        rest = rest - drive;
        rest *= c(1e3, 0.0);
        assert!(rest.data.iter().all(|r| r.size() < 1e-3));
        Ok(v[(self.nodes - 1, 0)] / v[(0, 0)] * c(0.0, omega / 400.0))
    }
}

extern "C" fn ripple(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let network = Network {
        nodes: 4,
        parts: vec![
            (0, 1, Part::Resistor(50.0)),
            (1, 2, Part::Coil { henry: 1e-3 * x[0], loss: 1e-3 }),
            (2, 3, Part::Resistor(x[1])),
            (3, 0, Part::Capacitor(1e-4 * x[2])),
            (3, 4, Part::Inductor(1e-3 * x[3])),
            (4, 0, Part::Capacitor(4e-5)),
            (4, 0, Part::Resistor(x[4])),
        ],
    };
    let levels: Vec<f64> = (0..12)
        .map(|i| 250.0 * 1.35f64.powi(i))
        .map(|omega| network.response(omega).map(|h| 20.0 * h.size().log10()))
        .collect::<Result<_, _>>()
        .unwrap_or_else(|k| panic!("singular in column {k}"));
    let mean = levels.iter().sum::<f64>() / levels.len() as f64;
    levels.iter().map(|l| (l - mean).powi(2)).sum::<f64>().sqrt()
}

fn main() {
    let x = [1.8, 5.5, 2.2, 3.1, 7.5];
    // matrices of plain numbers, too: the same class solves a small system
    let plain = Matrix { rows: 2, columns: 2, data: vec![0.0, 2.0, 3.0, 1.0] };
    let solved = plain.solve(Matrix { rows: 2, columns: 1, data: vec![4.0, 5.0] }).unwrap();
    assert!((solved.data[0] - 1.0).abs() < 1e-12 && (solved.data[1] - 2.0).abs() < 1e-12);
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(ripple as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| ripple(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
