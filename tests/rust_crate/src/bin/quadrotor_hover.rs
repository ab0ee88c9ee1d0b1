//! Robotics: a quadrotor with quaternions flies to a point; gains and arm lengths of its controller are tuned by the gradient of the flight's cost.
include!("../../../user_programs/rust/comparisons.inc");
use ltoad::{Differentiable, autodiff_reverse};
use std::ops::{Add, Mul, Neg, Sub};

#[derive(Clone, Copy, Debug, Default, PartialEq, Differentiable)]
struct Vec3 {
    x: f64,
    y: f64,
    z: f64,
}

const fn v(x: f64, y: f64, z: f64) -> Vec3 {
    Vec3 { x, y, z }
}

impl Add for Vec3 {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        v(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}
impl Sub for Vec3 {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        self + -o
    }
}
impl Neg for Vec3 {
    type Output = Self;
    fn neg(self) -> Self {
        self * -1.0
    }
}
impl Mul<f64> for Vec3 {
    type Output = Self;
    fn mul(self, s: f64) -> Self {
        v(self.x * s, self.y * s, self.z * s)
    }
}
impl Vec3 {
    fn dot(self, o: Self) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    fn cross(self, o: Self) -> Self {
        v(self.y * o.z - self.z * o.y, self.z * o.x - self.x * o.z, self.x * o.y - self.y * o.x)
    }
    fn scaled(self, o: Self) -> Self {
        v(self.x * o.x, self.y * o.y, self.z * o.z)
    }
}

#[derive(Clone, Copy)]
struct Quaternion {
    w: f64,
    v: Vec3,
}

impl Mul for Quaternion {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Quaternion { w: self.w * o.w - self.v.dot(o.v), v: o.v * self.w + self.v * o.w + self.v.cross(o.v) }
    }
}
impl Quaternion {
    fn rotate(self, a: Vec3) -> Vec3 {
        let t = self.v.cross(a) * 2.0;
        a + t * self.w + self.v.cross(t)
    }
    fn normalised(self) -> Self {
        let n = (self.w * self.w + self.v.dot(self.v)).sqrt().recip();
        Quaternion { w: self.w * n, v: self.v * n }
    }
}

/// What is tuned.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Gains {
    position: Vec3,
    velocity: Vec3,
    attitude: f64,
    rate: f64,
    arms: [f64; 4],
    label: String,
}

#[derive(Clone, Copy)]
struct State {
    position: Vec3,
    velocity: Vec3,
    attitude: Quaternion,
    rate: Vec3,
}

const INERTIA: Vec3 = v(0.02, 0.021, 0.04);
const MASS: f64 = 1.2;
const GRAVITY: Vec3 = v(0.0, 0.0, -9.81);

fn rotors(gains: &Gains, s: &State, target: Vec3) -> [f64; 4] {
    let want = (target - s.position).scaled(gains.position) - s.velocity.scaled(gains.velocity) - GRAVITY;
    let up = s.attitude.rotate(v(0.0, 0.0, 1.0));
    let thrust = MASS * want.dot(up);
    let tilt = up.cross(want * (1.0 / want.dot(want).sqrt()));
    let torque = tilt * gains.attitude - s.rate * gains.rate;
    std::array::from_fn(|i| {
        let (sx, sy) = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)][i];
        let share = 0.25 * thrust + (sy * torque.x - sx * torque.y) / (4.0 * gains.arms[i]) + [1.0, -1.0][i % 2] * torque.z;
        // no rotor pulls down, nor more than ten
        10.0 / (1.0 + (-(share - 3.0) / 2.0).exp())
    })
}

fn step(gains: &Gains, s: State, target: Vec3, dt: f64) -> State {
    let f = rotors(gains, &s, target);
    let thrust: f64 = f.iter().sum();
    let roll = gains.arms.iter().zip(&f).zip([1.0, 1.0, -1.0, -1.0]).map(|((a, f), s)| a * f * s).sum();
    let pitch = gains.arms.iter().zip(&f).zip([-1.0, 1.0, 1.0, -1.0]).map(|((a, f), s)| a * f * s).sum();
    let torque = v(roll, pitch, 0.02 * (f[0] - f[1] + f[2] - f[3]));
    let spin = torque - s.rate.cross(s.rate.scaled(INERTIA));
    let rate = s.rate + v(spin.x / INERTIA.x, spin.y / INERTIA.y, spin.z / INERTIA.z) * dt;
    let velocity = s.velocity + (s.attitude.rotate(v(0.0, 0.0, thrust / MASS)) + GRAVITY) * dt;
    let turned = s.attitude * Quaternion { w: 1.0, v: rate * (0.5 * dt) };
    State { position: s.position + velocity * dt, velocity, attitude: turned.normalised(), rate }
}

#[autodiff_reverse(flight_gradient, Duplicated, Const, Active)]
fn flight(gains: &Gains, waypoints: &[Vec3]) -> f64 {
    let mut s = State {
        position: v(0.1, -0.2, 0.0),
        velocity: Vec3::default(),
        attitude: Quaternion { w: 0.99, v: v(0.05, -0.08, 0.02) }.normalised(),
        rate: Vec3::default(),
    };
    let mut cost = 0.0;
    for &target in waypoints {
        for _ in 0..60 {
            s = step(gains, s, target, 0.01);
            let off = s.position - target;
            cost += 0.01 * (off.dot(off) + 0.1 * s.rate.dot(s.rate));
        }
    }
    cost
}

fn main() {
    let gains = Gains {
        position: v(6.0, 6.5, 8.0),
        velocity: v(4.0, 4.2, 5.0),
        attitude: 2.5,
        rate: 0.4,
        arms: [0.2, 0.21, 0.19, 0.2],
        label: "test rig".into(),
    };
    let waypoints = [v(0.5, 0.0, 1.0), v(0.0, 0.5, 1.2)];
    let mut gradient = gains.zeroed();
    let value = flight_gradient(&gains, &mut gradient, &waypoints, 1.0);
    let mut c = Check::new();
    c.cmp("value", value, flight(&gains, &waypoints));
    let mut one = |name: &str, got: f64, pick: fn(&mut Gains) -> &mut f64| {
        let want = cd(1e-4, |h| {
            let mut g = gains.clone();
            *pick(&mut g) += h;
            flight(&g, &waypoints)
        });
        c.cmp(name, got, want);
    };
    one("position.x", gradient.position.x, |g| &mut g.position.x);
    one("position.z", gradient.position.z, |g| &mut g.position.z);
    one("velocity.y", gradient.velocity.y, |g| &mut g.velocity.y);
    one("attitude", gradient.attitude, |g| &mut g.attitude);
    one("rate", gradient.rate, |g| &mut g.rate);
    one("arms[0]", gradient.arms[0], |g| &mut g.arms[0]);
    one("arms[3]", gradient.arms[3], |g| &mut g.arms[3]);
    let again = ltoad::gradient(|g: &Gains| flight(g, &waypoints), &gains);
    c.cmp("closure", again.velocity.z, gradient.velocity.z);
    c.done();
}
