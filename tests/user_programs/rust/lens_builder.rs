//! Optics: a system of lenses from a builder, surfaces as trait objects, rays by 2x2 matrices with const generics.
include!("harness.rs");
use std::ops::{Index, IndexMut, Mul};

#[derive(Clone, Copy, Debug)]
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
        let mut m = Matrix([[0.0; C]; R]);
        for i in 0..R {
            for j in 0..C {
                m[(i, j)] = (0..K).map(|k| self[(i, k)] * o[(k, j)]).sum();
            }
        }
        m
    }
}

trait Element {
    fn matrix(&self) -> Matrix<2, 2>;
    fn name(&self) -> String {
        String::from("element")
    }
}
struct Gap(f64);
struct Lens {
    focal: f64,
    label: Option<String>,
}
struct Surface {
    radius: f64,
    from: f64,
    to: f64,
}
impl Element for Gap {
    fn matrix(&self) -> Matrix<2, 2> {
        Matrix([[1.0, self.0], [0.0, 1.0]])
    }
}
impl Element for Lens {
    fn matrix(&self) -> Matrix<2, 2> {
        Matrix([[1.0, 0.0], [-1.0 / self.focal, 1.0]])
    }
    fn name(&self) -> String {
        self.label.clone().unwrap_or_else(|| "lens".into())
    }
}
impl Element for Surface {
    fn matrix(&self) -> Matrix<2, 2> {
        Matrix([[1.0, 0.0], [(self.from - self.to) / (self.radius * self.to), self.from / self.to]])
    }
}

#[derive(Default)]
struct Builder {
    elements: Vec<Box<dyn Element>>,
    index: Option<f64>,
}
impl Builder {
    fn index(mut self, n: f64) -> Self {
        self.index.replace(n);
        self
    }
    fn gap(mut self, d: f64) -> Self {
        self.elements.push(Box::new(Gap(d)));
        self
    }
    fn lens(mut self, focal: f64, label: Option<&str>) -> Self {
        self.elements.push(Box::new(Lens { focal, label: label.map(str::to_string) }));
        self
    }
    fn glass(self, r1: f64, r2: f64, thick: f64) -> Result<Self, String> {
        let n = self.index.ok_or_else(|| "no index of refraction".to_string())?;
        let mut b = self;
        b.elements.push(Box::new(Surface { radius: r1, from: 1.0, to: n }));
        b = b.gap(thick);
        b.elements.push(Box::new(Surface { radius: r2, from: n, to: 1.0 }));
        Ok(b)
    }
    fn build(self) -> impl Fn(f64, f64) -> (f64, f64) {
        let letters = self.elements.iter().map(|e| e.name().len()).sum::<usize>() as f64;
        let m = self.elements.iter().rev().map(|e| e.matrix()).reduce(|a, b| a * b).unwrap();
        move |height, angle| {
            let ray = m * Matrix([[height], [angle]]);
            (ray[(0, 0)], ray[(1, 0)] * letters)
        }
    }
}

fn spot(x: &[f64]) -> Result<f64, String> {
    assert!(Builder::default().glass(1.0, 1.0, 1.0).is_err());
    let system = Builder::default().index(x[0]).glass(x[1], -x[2], 0.2)?.gap(x[3]).lens(x[4], Some("eye piece")).gap(0.7).build();
    Ok([-1.0, -0.3, 0.4, 0.9]
        .iter()
        .map(|&h| system(h, 0.05 * h))
        .map(|(y, a)| y * y + (0.01 * a).powi(2))
        .sum::<f64>())
}
extern "C" fn blur(x: *const f64, n: usize) -> f64 {
    spot(unsafe { std::slice::from_raw_parts(x, n) }).unwrap_or(f64::NAN)
}

fn main() {
    let x = [1.5, 2.1, 1.7, 0.9, 1.3];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(blur as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| blur(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
