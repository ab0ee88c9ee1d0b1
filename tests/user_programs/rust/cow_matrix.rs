//! Control: operator overloading on owned and borrowed matrices, Cow, iterators with peekable, slices split mutably, and shadowed generics.
include!("harness.rs");
use std::borrow::Cow;
use std::ops::{Add, Index, IndexMut, Mul};
#[derive(Clone, Debug)]
struct Mat {
    r: usize,
    c: usize,
    v: Vec<f64>,
}
impl Mat {
    fn new(r: usize, c: usize, f: impl Fn(usize, usize) -> f64) -> Self {
        let f = &f;
        Mat {
            r,
            c,
            v: (0..r)
                .flat_map(move |i| (0..c).map(move |j| f(i, j)))
                .collect(),
        }
    }
    fn t(&self) -> Mat {
        Mat::new(self.c, self.r, |i, j| self[(j, i)])
    }
}
impl Index<(usize, usize)> for Mat {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.v[i * self.c + j]
    }
}
impl IndexMut<(usize, usize)> for Mat {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.v[i * self.c + j]
    }
}
impl<'a> Mul<&'a Mat> for &'a Mat {
    type Output = Mat;
    fn mul(self, o: &Mat) -> Mat {
        Mat::new(self.r, o.c, |i, j| {
            (0..self.c).map(|k| self[(i, k)] * o[(k, j)]).sum()
        })
    }
}
impl Add for Mat {
    type Output = Mat;
    fn add(mut self, o: Mat) -> Mat {
        self.v.iter_mut().zip(&o.v).for_each(|(a, b)| *a += b);
        self
    }
}
fn clamped(m: &Mat) -> Cow<'_, Mat> {
    if m.v.iter().any(|v| v.abs() > 2.0) {
        let mut m = m.clone();
        for v in &mut m.v {
            *v = v.clamp(-2.0, 2.0);
        }
        Cow::Owned(m)
    } else {
        Cow::Borrowed(m)
    }
}
fn solve(mut a: Mat, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for k in 0..n {
        let p = (k..n)
            .max_by(|&i, &j| a[(i, k)].abs().partial_cmp(&a[(j, k)].abs()).unwrap())
            .unwrap();
        if p != k {
            let c = a.c;
            let (top, bottom) = a.v.split_at_mut(p * c);
            top[k * c..(k + 1) * c].swap_with_slice(&mut bottom[..c]);
            b.swap(p, k);
        }
        for i in k + 1..n {
            let f = a[(i, k)] / a[(k, k)];
            for j in k..n {
                let t = a[(k, j)];
                a[(i, j)] -= f * t;
            }
            b[i] -= f * b[k];
        }
    }
    for k in (0..n).rev() {
        let s: f64 = (k + 1..n).map(|j| a[(k, j)] * b[j]).sum();
        b[k] = (b[k] - s) / a[(k, k)];
    }
    b
}
extern "C" fn evaluate(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let a = Mat::new(3, 3, |i, j| {
        if i == j {
            0.1
        } else {
            x[(i + 2 * j) % n] * (i as f64 - j as f64)
        }
    });
    let m = &a * &a.t() + Mat::new(3, 3, |i, j| (i == j) as u8 as f64 * x[0]);
    let k = clamped(&m);
    let s = solve(k.into_owned() + a.clone(), x[..3].to_vec());
    let mut it = s.iter().zip(m.v.iter().step_by(4)).peekable();
    let mut sum = 0.0;
    while let Some((a, b)) = it.next() {
        sum += a * b;
        if let Some((c, _)) = it.peek() {
            sum += *c * a;
        }
    }
    sum
}

fn main() {
    let x = [0.8, 0.5, 1.2, -0.7];
    let mut d = vec![0.0; x.len()];
    unsafe {
        __enzyme_autodiff(
            evaluate as *const c_void,
            enzyme_dup,
            x.as_ptr(),
            d.as_mut_ptr(),
            enzyme_const,
            x.len(),
        )
    };
    compare(&d, &|x| evaluate(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
