//! Robotics: a gripper of six joints follows a path, by Gauss and Newton with Jacobians from the crate; frames are generic in their scalars.
include!("../../../user_programs/rust/comparisons.inc");
use std::array::from_fn;
use std::ops::Mul;

#[derive(Clone, Copy, Debug)]
struct Frame {
    axes: [[f64; 3]; 3],
    origin: [f64; 3],
}
impl Frame {
    const WORLD: Frame = Frame { axes: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], origin: [0.0; 3] };
    fn apply(&self, p: [f64; 3]) -> [f64; 3] {
        from_fn(|i| self.origin[i] + (0..3).map(|k| self.axes[i][k] * p[k]).sum::<f64>())
    }
}
impl Mul for Frame {
    type Output = Frame;
    fn mul(self, o: Frame) -> Frame {
        Frame { axes: from_fn(|i| from_fn(|j| (0..3).map(|k| self.axes[i][k] * o.axes[k][j]).sum())), origin: self.apply(o.origin) }
    }
}

trait Joint {
    fn frame(&self, q: f64) -> Frame;
    fn limits(&self) -> (f64, f64) {
        (-3.0, 3.0)
    }
}

/// After Denavit and Hartenberg.
struct Hinge {
    offset: f64,
    length: f64,
    twist: f64,
}
struct Slider {
    twist: f64,
}
impl Joint for Hinge {
    fn frame(&self, q: f64) -> Frame {
        let ((s, c), (st, ct)) = (q.sin_cos(), self.twist.sin_cos());
        Frame { axes: [[c, -s * ct, s * st], [s, c * ct, -c * st], [0.0, st, ct]], origin: [self.length * c, self.length * s, self.offset] }
    }
}
impl Joint for Slider {
    fn frame(&self, q: f64) -> Frame {
        let (s, c) = self.twist.sin_cos();
        Frame { axes: [[1.0, 0.0, 0.0], [0.0, c, -s], [0.0, s, c]], origin: [0.0, 0.0, q] }
    }
    fn limits(&self) -> (f64, f64) {
        (0.0, 0.6)
    }
}

struct Arm {
    joints: Vec<Box<dyn Joint>>,
    tool: [f64; 3],
}

impl Arm {
    fn new() -> Self {
        let hinge = |offset, length, twist| Box::new(Hinge { offset, length, twist }) as Box<dyn Joint>;
        Arm {
            joints: vec![hinge(0.4, 0.0, 1.5), hinge(0.0, 0.5, 0.1), hinge(0.1, 0.1, -1.4), Box::new(Slider { twist: 0.2 }), hinge(0.0, 0.05, 1.3), hinge(0.1, 0.0, 0.0)],
            tool: [0.02, 0.0, 0.15],
        }
    }
    fn tip<'a>(&self, q: impl IntoIterator<Item = &'a f64>) -> Frame {
        self.joints.iter().zip(q).map(|(j, q)| j.frame(*q)).fold(Frame::WORLD, Mul::mul)
    }
    /// Where the tool is, how it stands, and how near joints are to their limits.
    fn residuals(&self, q: &[f64; 6], target: [f64; 3]) -> [f64; 5] {
        let tip = self.tip(q);
        let at = tip.apply(self.tool);
        let strain: f64 = self.joints.iter().zip(q).map(|(j, q)| { let (low, high) = j.limits(); ((2.0 * q - low - high) / (high - low)).powi(4) }).sum();
        [at[0] - target[0], at[1] - target[1], at[2] - target[2], 0.3 * (tip.axes[2][2] + 1.0), 0.05 * strain]
    }
}

fn solve<const N: usize>(mut a: [[f64; N]; N], mut b: [f64; N]) -> [f64; N] {
    for k in 0..N {
        for i in k + 1..N {
            let f = a[i][k] / a[k][k];
            for j in k..N {
                a[i][j] -= f * a[k][j];
            }
            b[i] -= f * b[k];
        }
    }
    for k in (0..N).rev() {
        b[k] = (b[k] - (k + 1..N).map(|j| a[k][j] * b[j]).sum::<f64>()) / a[k][k];
    }
    b
}

fn main() {
    let arm = Arm::new();
    let mut c = Check::new();
    let mut q = [0.2, 0.6, -0.5, 0.25, 0.4, 0.1];
    let target = |s: f64| [0.5 + 0.1 * s.cos(), 0.1 + 0.1 * s.sin(), 0.45];
    let mut last = f64::INFINITY;
    for step in 0..4 {
        let goal = target(0.3 * f64::from(step));
        for _ in 0..30 {
            let r = arm.residuals(&q, goal);
            let jacobian = ltoad::jacobian(|q: &[f64; 6]| arm.residuals(q, goal), &q);
            let normal: [[f64; 6]; 6] = from_fn(|i| from_fn(|j| jacobian.iter().map(|row| row[i] * row[j]).sum::<f64>() + if i == j { 0.02 } else { 0.0 }));
            let right: [f64; 6] = from_fn(|i| jacobian.iter().zip(&r).map(|(row, r)| row[i] * r).sum());
            let step = solve(normal, right);
            q = from_fn(|i| q[i] - step[i]);
        }
        last = arm.residuals(&q, goal).iter().map(|r| r * r).sum::<f64>().sqrt();
    }
    println!("left over: {last:.5}");
    if !(last < 0.3) {
        std::process::exit(2);
    }
    let goal = target(1.0);
    let at = [0.3, 0.5, -0.6, 0.2, 0.5, 0.2];
    let jacobian = ltoad::jacobian(|q: &[f64; 6]| arm.residuals(q, goal), &at);
    for (i, row) in jacobian.iter().enumerate() {
        for (j, got) in row.iter().enumerate() {
            let want = cd(1e-3, |h| { let mut y = at; y[j] += h; arm.residuals(&y, goal)[i] });
            if want.abs() > 1e-9 || got.abs() > 1e-7 {
                c.cmp(&format!("J{i}{j}"), *got, want);
            }
        }
    }
    let direction = [1.0, 0.5, -0.3, 0.2, 0.7, -1.0];
    let bent = ltoad::hvp(|q: &[f64; 6]| arm.residuals(q, goal).iter().map(|r| r * r).sum::<f64>(), &at, &direction);
    for i in 0..6 {
        let want = cd(1e-3, |h| ltoad::gradient(|q: &[f64; 6]| arm.residuals(q, goal).iter().map(|r| r * r).sum::<f64>(), &from_fn(|k| at[k] + h * direction[k]))[i]);
        c.cmp(&format!("hvp{i}"), bent[i], want);
    }
    c.done();
}
