//! Games: a flag of springs in wind, in single precision; Verlet's steps, constraints along rows and columns by split_at_mut.
include!("differences.inc");
use std::mem;

const W: usize = 6;
const H: usize = 4;

#[derive(Clone, Copy, Default)]
#[repr(C)]
struct P {
    x: f32,
    y: f32,
    z: f32,
}
macro_rules! pointwise {
    ($($trait:ident $name:ident $op:tt),*) => {$(
        impl std::ops::$trait for P {
            type Output = P;
            fn $name(self, o: P) -> P {
                P { x: self.x $op o.x, y: self.y $op o.y, z: self.z $op o.z }
            }
        }
    )*};
}
pointwise!(Add add +, Sub sub -);
impl std::ops::Mul<P> for f32 {
    type Output = P;
    fn mul(self, p: P) -> P {
        P { x: self * p.x, y: self * p.y, z: self * p.z }
    }
}
impl std::ops::AddAssign for P {
    fn add_assign(&mut self, o: P) {
        *self = *self + o;
    }
}
impl P {
    fn length(self) -> f32 {
        (self.x * self.x + self.y * self.y + self.z * self.z).sqrt()
    }
}

struct Flag {
    now: Vec<P>,
    before: Vec<P>,
    forces: Vec<P>,
}

fn pull(a: &mut P, b: &mut P, rest: f32, stiffness: f32, fixed: bool) {
    let d = *b - *a;
    let correction = stiffness * (1.0 - rest / d.length());
    if fixed {
        *b += (-correction) * d;
    } else {
        *a += (0.5 * correction) * d;
        *b += (-0.5 * correction) * d;
    }
}

impl Flag {
    fn new(spacing: f32) -> Self {
        let now: Vec<P> = (0..H).flat_map(|j| (0..W).map(move |i| P { x: i as f32 * spacing, y: -(j as f32) * spacing, z: 0.01 * (i * j) as f32 })).collect();
        Flag { before: now.clone(), forces: vec![P::default(); W * H], now }
    }
    fn blow(&mut self, wind: P, time: f32) {
        let gust = 1.0 + 0.3 * (2.0 * time).sin();
        for (row, cells) in self.forces.chunks_mut(W).enumerate() {
            for (i, f) in cells.iter_mut().enumerate() {
                let flutter = (3.0 * time + i as f32 * 0.7 + row as f32).cos();
                *f = gust * wind + P { x: 0.0, y: -9.81, z: flutter * wind.x };
            }
        }
    }
    fn advance(&mut self, dt: f32, drag: f32) {
        for ((now, before), f) in self.now.iter().zip(&mut self.before).zip(&self.forces) {
            *before = *now + (1.0 - drag) * (*now - *before) + (dt * dt) * *f;
        }
        mem::swap(&mut self.now, &mut self.before);
    }
    fn constrain(&mut self, rest: f32, stiffness: f32) {
        for row in self.now.chunks_exact_mut(W) {
            for i in 0..W - 1 {
                let (left, right) = row.split_at_mut(i + 1);
                pull(&mut left[i], &mut right[0], rest, stiffness, i == 0);
            }
        }
        for j in 1..H {
            let (above, below) = self.now.split_at_mut(j * W);
            for (a, b) in above[(j - 1) * W..].iter_mut().zip(below).skip(1) {
                pull(a, b, rest, stiffness, false);
            }
        }
    }
}

extern "C" fn shape(x: *const f32) -> f32 {
    let &[wx, wz, rest, stiffness, drag] = unsafe { &*x.cast::<[f32; 5]>() };
    let mut flag = Flag::new(0.25);
    let pole: Vec<P> = flag.now.iter().step_by(W).copied().collect();
    for step in 0..25 {
        let t = step as f32 * 0.02;
        flag.blow(P { x: wx, y: 0.0, z: wz }, t);
        flag.advance(0.02, drag);
        for _ in 0..2 {
            for (row, p) in flag.now.chunks_mut(W).zip(&pole) {
                row[0] = *p;
            }
            flag.constrain(rest, stiffness);
        }
    }
    flag.now.rchunks(W).map(|row| row.iter().rev().zip([1.0f32, 0.5, 0.25]).map(|(p, w)| w * (p.x * p.x + 2.0 * p.z - p.y)).sum::<f32>()).sum()
}

/// The same flag with numbers in double precision would be another program: differences of single precision are coarse.
fn coarse(x: &[f32; 5], i: usize, h: f32) -> f64 {
    let at = |s: f32| { let mut y = *x; y[i] += s; (f64::from(shape(y.as_ptr())), f64::from(y[i])) };
    let ((a, xa), (b, xb)) = (at(h), at(-h));
    (a - b) / (xa - xb)
}

fn main() {
    let x = [2.0f32, 1.0, 0.24, 0.6, 0.05];
    let mut d = [0.0f32; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff_f32(shape as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    for i in 0..5 {
        c.cmpt(&format!("d{i}"), f64::from(d[i]), coarse(&x, i, 0.004 * x[i].max(0.3)), 1e-2);
    }
    c.done();
}
