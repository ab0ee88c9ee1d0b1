//! Iterators, small matrices, vectors, and the functions of f64 and f32.

include!("check.rs");

use std::ops::{Add, Mul, Sub};

extern "C" fn vecvec(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let m: Vec<Vec<f64>> = (0..n)
        .map(|i| {
            (0..n)
                .map(|j| (x[i] * x[j]).sin() + (i == j) as i32 as f64 * 3.0)
                .collect()
        })
        .collect();
    let mut v = x.to_vec();
    for _ in 0..4 {
        v = m
            .iter()
            .map(|r| r.iter().zip(&v).map(|(a, b)| a * b).sum::<f64>())
            .collect();
        let norm = v.iter().map(|a| a * a).sum::<f64>().sqrt();
        v.iter_mut().for_each(|a| *a /= norm);
    }
    v.iter()
        .enumerate()
        .map(|(i, a)| a * (i as f64 + 1.0))
        .sum()
}

extern "C" fn iterators(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let a: f64 = x.windows(3).map(|w| w[0] * w[1] * w[2]).sum();
    let b: f64 = x
        .chunks(2)
        .map(|c| c.iter().product::<f64>())
        .fold(0.0, |s, p| s * 0.5 + p);
    let c: f64 = x
        .iter()
        .scan(1.0, |s, &v| {
            *s *= 1.0 + 0.1 * v;
            Some(*s)
        })
        .filter(|v| *v > 0.5)
        .sum();
    let d: f64 = x
        .iter()
        .rev()
        .step_by(2)
        .skip(1)
        .take(3)
        .map(|v| v.exp())
        .sum();
    let e = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max)
        * x.iter().cloned().fold(f64::INFINITY, f64::min);
    let f: f64 = x.iter().flat_map(|v| [v * v, v.cos()]).sum();
    a + b + c + d + e + f
}

#[derive(Clone, Copy)]
struct M<const N: usize>([[f64; N]; N]);
impl<const N: usize> Mul for M<N> {
    type Output = M<N>;
    fn mul(self, o: M<N>) -> M<N> {
        let mut r = [[0.0; N]; N];
        for i in 0..N {
            for j in 0..N {
                for k in 0..N {
                    r[i][j] += self.0[i][k] * o.0[k][j];
                }
            }
        }
        M(r)
    }
}
#[derive(Clone, Copy)]
struct V3(f64, f64, f64);
impl Add for V3 {
    type Output = V3;
    fn add(self, o: V3) -> V3 {
        V3(self.0 + o.0, self.1 + o.1, self.2 + o.2)
    }
}
impl Sub for V3 {
    type Output = V3;
    fn sub(self, o: V3) -> V3 {
        V3(self.0 - o.0, self.1 - o.1, self.2 - o.2)
    }
}
impl Mul<f64> for V3 {
    type Output = V3;
    fn mul(self, s: f64) -> V3 {
        V3(self.0 * s, self.1 * s, self.2 * s)
    }
}
impl V3 {
    fn dot(self, o: V3) -> f64 {
        self.0 * o.0 + self.1 * o.1 + self.2 * o.2
    }
}
extern "C" fn matrices(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut m = M::<3>([
        [x[0], x[1], 0.1],
        [x[2], x[3], x[4]],
        [0.2, x[5], x[0] * x[1]],
    ]);
    for _ in 0..3 {
        m = m * m;
        m.0[0][0] *= 0.3;
    }
    m.0.iter().flatten().map(|a| a.tanh()).sum()
}

extern "C" fn nbody(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut p: Vec<V3> = (0..n)
        .map(|i| V3(x[i], x[(i + 1) % n] + i as f64, 0.3 * x[(i + 2) % n]))
        .collect();
    let mut v = vec![V3(0.0, 0.1, 0.0); n];
    for _ in 0..5 {
        let f: Vec<V3> = (0..n)
            .map(|i| {
                let mut a = V3(0.0, 0.0, 0.0);
                for j in 0..n {
                    if j != i {
                        let d = p[j] - p[i];
                        let r = d.dot(d) + 0.1;
                        a = a + d * (1.0 / (r * r.sqrt()));
                    }
                }
                a
            })
            .collect();
        for i in 0..n {
            v[i] = v[i] + f[i] * 0.05;
            p[i] = p[i] + v[i] * 0.05;
        }
    }
    p.iter().map(|q| q.dot(*q)).sum()
}

extern "C" fn swaps(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let (mut a, mut b) = (x.to_vec(), x.to_vec());
    for s in 0..12 {
        for i in 1..n - 1 {
            b[i] = a[i] + 0.1 * (a[i - 1] - 2.0 * a[i] + a[i + 1]) * (1.0 + a[i] * a[i]);
        }
        std::mem::swap(&mut a, &mut b);
        if s % 4 == 3 {
            let (l, r) = a.split_at_mut(n / 2);
            l[0] += 0.1 * r[0];
            r[1] *= l[1];
        }
    }
    a.iter().map(|v| v * v).sum()
}

extern "C" fn singles(x: *const f64, n: usize) -> f64 {
    let v: Vec<f32> = slice(x, n).iter().map(|a| *a as f32).collect();
    let mut s = 0f32;
    for (i, a) in v.iter().enumerate() {
        s += a.sin() * a.powi(2)
            + (i as f32) * a.exp2()
            + a.abs().sqrt()
            + a.hypot(1.0)
            + a.atan2(0.5);
    }
    s as f64
}

extern "C" fn functions(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    x.iter()
        .map(|a| {
            a.sinh()
                + a.tanh()
                + a.abs().powf(1.3)
                + a.cbrt()
                + (a.abs() + 1.0).log2()
                + (1.0 + a * a).log10()
                + a.mul_add(*a, 1.0)
                + a.clamp(-0.5, 0.5)
                + a.asinh()
                + a.exp_m1()
                + a.rem_euclid(7.0)
                + a.signum() * a
                + a.copysign(-1.0)
                + a.fract()
                + a.recip()
                + a.to_degrees() * 0.01
                + a.max(0.2).min(0.9)
        })
        .sum()
}

fn quad<F: Fn(f64) -> f64>(f: &F, a: f64, b: f64, depth: u32) -> f64 {
    let m = 0.5 * (a + b);
    let one = (b - a) / 6.0 * (f(a) + 4.0 * f(m) + f(b));
    if depth == 0 {
        one
    } else {
        quad(f, a, m, depth - 1) + quad(f, m, b, depth - 1)
    }
}
extern "C" fn recursion(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    quad(
        &|t| (t * x[0]).sin() * x[1] + t.powi(3) * x[2],
        x[3],
        2.0 + x[4] * x[4],
        4,
    )
}

enum Trouble {
    Negative(f64),
    Singular,
}
fn root(v: f64) -> Result<f64, Trouble> {
    if v < 0.0 {
        Err(Trouble::Negative(v))
    } else if v > 1e9 {
        Err(Trouble::Singular)
    } else {
        Ok(v.sqrt())
    }
}
// The root of a negative number is computed, multiplied and thrown away.
extern "C" fn guarded(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut s = 0.0;
    for i in 0..n - 1 {
        s += match root(x[i] - 0.1) {
            Ok(v) => v * x[i + 1],
            Err(Trouble::Negative(v)) => v * v * x[i],
            Err(Trouble::Singular) => 0.0,
        };
    }
    s
}

check_all! {
    guarded: 1e-6,
    vecvec: 1e-6,
    iterators: 1e-6,
    matrices: 1e-6,
    nbody: 1e-6,
    swaps: 1e-6,
    singles: 2e-2,
    functions: 1e-6,
    recursion: 1e-6,
}
