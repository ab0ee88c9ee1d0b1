//! Curling: stones in single precision with operators, collisions on a sheet, sweeping as closures, scores by total_cmp.
include!("differences.inc");

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct V2 {
    x: f32,
    y: f32,
}

impl Add for V2 {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        V2 { x: self.x + o.x, y: self.y + o.y }
    }
}
impl Sub for V2 {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        V2 { x: self.x - o.x, y: self.y - o.y }
    }
}
impl Mul<f32> for V2 {
    type Output = Self;
    fn mul(self, s: f32) -> Self {
        V2 { x: self.x * s, y: self.y * s }
    }
}
impl Neg for V2 {
    type Output = Self;
    fn neg(self) -> Self {
        self * -1.0
    }
}
impl AddAssign for V2 {
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}
impl V2 {
    fn dot(self, o: Self) -> f32 {
        self.x * o.x + self.y * o.y
    }
    fn length(self) -> f32 {
        (self.dot(self) + 1e-6).sqrt()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Team {
    Red,
    Yellow,
}

#[derive(Debug, Clone)]
struct Stone {
    team: Team,
    at: V2,
    speed: V2,
    spin: f32,
    out: bool,
}

struct Sheet<'a> {
    stones: Vec<Stone>,
    friction: f32,
    bounce: f32,
    sweep: Box<dyn Fn(f32) -> f32 + 'a>,
}

impl Sheet<'_> {
    fn step(&mut self, dt: f32) {
        for stone in self.stones.iter_mut().filter(|s| !s.out) {
            let v = stone.speed.length();
            let drag = -stone.speed * (self.friction * (self.sweep)(stone.at.y) / (v + 0.05));
            let curl = V2 { x: -stone.speed.y, y: stone.speed.x } * (stone.spin * 0.02);
            stone.speed += (drag + curl) * dt;
            stone.at += stone.speed * dt;
            stone.out = stone.at.x.abs() > 2.2;
        }
        for i in 1..self.stones.len() {
            let (left, right) = self.stones.split_at_mut(i);
            let b = &mut right[0];
            for a in left.iter_mut() {
                let gap = b.at - a.at;
                let distance = gap.length();
                if a.out || b.out || distance > 1.2 {
                    continue;
                }
                let normal = gap * (1.0 / distance);
                let damping = 1.0 - self.bounce * (a.speed - b.speed).dot(normal).tanh();
                let kick = normal * (4.0 * (-(distance - 0.29) * 12.0).exp().min(40.0) * damping * dt);
                a.speed += -kick;
                b.speed += kick;
            }
        }
    }
    fn score(&self) -> f32 {
        let house = V2 { x: 0.0, y: 6.0 };
        let mut near: Vec<(f32, Team)> =
            self.stones.iter().filter(|s| !s.out).map(|s| ((s.at - house).length(), s.team)).collect();
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        let Some(&(_, winner)) = near.first() else { return 0.0 };
        near.iter()
            .take_while(|(_, team)| *team == winner)
            .map(|(d, _)| (-d).exp())
            .sum::<f32>()
            .mul_add(2.0, 0.1 * near.last().map_or(0.0, |l| l.0))
    }
}

extern "C" fn end(x: *const f32, n: usize) -> f32 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (lead, rest) = x.split_first().expect("a weight");
    let mut sheet = Sheet {
        stones: vec![Stone { team: Team::Yellow, at: V2 { x: 0.08, y: 5.0 }, speed: V2::default(), spin: 0.0, out: false }],
        friction: rest[0],
        bounce: rest[1],
        sweep: Box::new(|y| 1.0 - 0.3 * rest[2] / (1.0 + (-(y - 3.0) * 4.0).exp())),
    };
    for (k, team) in [Team::Red, Team::Yellow, Team::Red].into_iter().enumerate() {
        let offset = 0.05 * k as f32;
        sheet.stones.push(Stone {
            team,
            at: V2 { x: -0.1 + offset, y: 0.0 },
            speed: V2 { x: 0.01 * rest[2], y: *lead + offset },
            spin: if k % 2 == 0 { 1.0 } else { -1.0 },
            out: false,
        });
        for _ in 0..60 {
            sheet.step(0.1);
        }
    }
    sheet.score()
}

fn main() {
    let x = [1.9f32, 0.3, 0.8, 0.5];
    let mut d = [0.0f32; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff_f32(end as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let at = |h: f32| {
            let mut y = x;
            y[i] += h;
            f64::from(end(y.as_ptr(), y.len()))
        };
        let h = 4e-3f32;
        let want = (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * f64::from(h));
        c.cmpt(&format!("d{i}"), f64::from(d[i]), want, 3e-2);
    }
    c.done();
}
