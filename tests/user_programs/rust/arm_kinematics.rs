//! Robotics: joints as an enum, generic vectors with operators, rotations, an iterator over poses.
include!("harness.rs");
use std::ops::{Add, Index, IndexMut, Mul, Sub};

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct V3<T>([T; 3]);

impl<T: Copy + Add<Output = T>> Add for V3<T> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        V3([self.0[0] + o.0[0], self.0[1] + o.0[1], self.0[2] + o.0[2]])
    }
}
impl<T: Copy + Sub<Output = T>> Sub for V3<T> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        V3(std::array::from_fn(|i| self.0[i] - o.0[i]))
    }
}
impl<T: Copy + Mul<Output = T> + Add<Output = T>> V3<T> {
    fn dot(self, o: Self) -> T {
        self.0[0] * o.0[0] + self.0[1] * o.0[1] + self.0[2] * o.0[2]
    }
}

#[derive(Clone, Copy)]
struct M3([[f64; 3]; 3]);
impl Index<(usize, usize)> for M3 {
    type Output = f64;
    fn index(&self, (r, c): (usize, usize)) -> &f64 {
        &self.0[r][c]
    }
}
impl IndexMut<(usize, usize)> for M3 {
    fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut f64 {
        &mut self.0[r][c]
    }
}
impl Mul for M3 {
    type Output = M3;
    fn mul(self, o: M3) -> M3 {
        let mut m = M3([[0.0; 3]; 3]);
        for r in 0..3 {
            for c in 0..3 {
                m[(r, c)] = (0..3).map(|k| self[(r, k)] * o[(k, c)]).sum();
            }
        }
        m
    }
}
impl Mul<V3<f64>> for M3 {
    type Output = V3<f64>;
    fn mul(self, v: V3<f64>) -> V3<f64> {
        V3(self.0.map(|row| V3(row).dot(v)))
    }
}

enum Joint {
    Hinge { axis: usize, angle: f64, length: f64 },
    Slider(V3<f64>, f64),
    Ball([f64; 2], f64),
}

fn rotation(axis: usize, angle: f64) -> M3 {
    let (s, c) = angle.sin_cos();
    let (i, j) = ((axis + 1) % 3, (axis + 2) % 3);
    let mut m = M3([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
    m[(i, i)] = c;
    m[(j, j)] = c;
    m[(i, j)] = -s;
    m[(j, i)] = s;
    m
}

struct Poses<'a> {
    joints: std::slice::Iter<'a, Joint>,
    at: V3<f64>,
    turn: M3,
}
impl<'a> Iterator for Poses<'a> {
    type Item = (V3<f64>, M3);
    fn next(&mut self) -> Option<Self::Item> {
        match self.joints.next()? {
            Joint::Hinge { axis, angle, length } => {
                self.turn = self.turn * rotation(*axis, *angle);
                self.at = self.at + self.turn * V3([*length, 0.0, 0.0]);
            }
            Joint::Slider(direction, by) => {
                self.at = self.at + self.turn * V3(direction.0.map(|d| d * by));
            }
            Joint::Ball([a, b], length) => {
                self.turn = self.turn * rotation(2, *a) * rotation(1, *b);
                self.at = self.at + self.turn * V3([0.0, *length, 0.1]);
            }
        }
        Some((self.at, self.turn))
    }
}

extern "C" fn reach(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let arm = vec![
        Joint::Hinge { axis: 2, angle: x[0], length: 1.2 },
        Joint::Slider(V3([0.0, 0.6, 0.8]), x[1]),
        Joint::Ball([x[2], x[3]], 0.9),
        Joint::Hinge { axis: 0, angle: x[4], length: x[5] },
    ];
    let poses = Poses { joints: arm.iter(), at: V3::default(), turn: rotation(0, 0.3) };
    let goal = V3([1.0, 1.5, 0.4]);
    let mut cost = 0.0;
    for (i, (at, turn)) in poses.enumerate() {
        let off = at - goal;
        cost += off.dot(off) * (i + 1) as f64 + 0.1 * turn[(0, 1)] * turn[(2, 2)];
    }
    cost
}

fn main() {
    let x = [0.4, 0.7, -0.3, 0.9, 1.1, 0.5];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(reach as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 6usize) };
    compare(&d, &|x| reach(x.as_ptr(), 6), &x, 1e-4, 1e-7);
}
