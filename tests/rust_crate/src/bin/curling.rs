//! Curling: stones slide and bump, pairs come from split slices, ends are scored by distance, a sweeper is a closure, Hessians of a throw.
use std::cell::Cell;
use std::cmp::Ordering;
use std::fmt::Debug;
use std::ops::{Add, Mul, Neg, Sub, SubAssign};

use ltoad::{autodiff_reverse, gradient, hessian, jvp};
use rust_crate::{close, differences};

#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct V2(f64, f64);
impl Add for V2 {
    type Output = V2;
    fn add(self, o: V2) -> V2 {
        V2(self.0 + o.0, self.1 + o.1)
    }
}
impl Sub for V2 {
    type Output = V2;
    fn sub(self, o: V2) -> V2 {
        V2(self.0 - o.0, self.1 - o.1)
    }
}
impl SubAssign for V2 {
    fn sub_assign(&mut self, o: V2) {
        *self = *self - o
    }
}
impl Neg for V2 {
    type Output = V2;
    fn neg(self) -> V2 {
        V2(-self.0, -self.1)
    }
}
impl Mul<V2> for f64 {
    type Output = V2;
    fn mul(self, v: V2) -> V2 {
        V2(self * v.0, self * v.1)
    }
}
impl V2 {
    fn dot(self, o: V2) -> f64 {
        self.0 * o.0 + self.1 * o.1
    }
    fn norm(self) -> f64 {
        (self.dot(self) + 1e-12).sqrt()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Team {
    Red,
    Yellow,
}

#[derive(Debug, Clone)]
struct Stone {
    team: Team,
    at: V2,
    speed: V2,
    spin: f64,
}

struct Sheet<'a> {
    stones: Vec<Stone>,
    sweep: &'a dyn Fn(V2) -> f64,
    hits: Cell<usize>,
}

impl Sheet<'_> {
    fn slide(&mut self, dt: f64) {
        for stone in self.stones.iter_mut() {
            let v = stone.speed.norm();
            let drag = 0.09 * (self.sweep)(stone.at) / (1.0 + 0.2 * v);
            let side = V2(-stone.speed.1, stone.speed.0);
            let curl = 0.02 * stone.spin / (0.5 + v);
            stone.speed -= dt * (drag * stone.speed) - dt * (curl * side);
            stone.at = stone.at + dt * stone.speed;
            stone.spin *= 1.0 - 0.05 * dt;
        }
        for i in 1..self.stones.len() {
            let (before, rest) = self.stones.split_at_mut(i);
            let Some((one, _)) = rest.split_first_mut() else { continue };
            for other in before.iter_mut().rev() {
                let gap = other.at - one.at;
                let far = gap.norm();
                if far < 0.6 {
                    let along = (1.0 / far) * gap;
                    let push = (4.0 * (0.6 - far) * dt) * along;
                    one.speed -= push;
                    other.speed -= -push;
                    self.hits.set(self.hits.get() + 1);
                }
            }
        }
        self.stones.retain(|s| s.at.1.abs() < 3.0);
    }

    fn score(&self) -> f64 {
        let mut near: Vec<(f64, Team)> = self.stones.iter().map(|s| (s.at.norm(), s.team)).collect();
        near.sort_unstable_by(|a, b| match a.0.partial_cmp(&b.0) {
            None | Some(Ordering::Equal) => a.1.cmp(&b.1),
            Some(order) => order,
        });
        let Some(&(_, leader)) = near.first() else { return 0.0 };
        let shot: f64 = near.iter().take_while(|s| s.1 == leader).map(|s| (-s.0).exp()).sum();
        let sign = if leader == Team::Red { 1.0 } else { -1.0 };
        sign * shot + near.drain(..).skip(1).map(|(d, _)| 0.1 * d * d).sum::<f64>()
    }
}

fn play<S: AsRef<[f64]> + Debug>(throw: S, brush: &dyn Fn(V2) -> f64) -> (f64, usize) {
    let throw = throw.as_ref();
    let [speed, aim, spin, ..] = *throw else { panic!("what is {throw:?}?") };
    let still = |team, x, y| Stone { team, at: V2(x, y), speed: V2::default(), spin: 0.0 };
    let mut stones = vec![still(Team::Yellow, 0.3, 0.1), still(Team::Red, -0.9, 0.4), still(Team::Yellow, 1.5, -0.5)];
    stones.push(Stone { team: Team::Red, at: V2(-6.0, 0.2), speed: speed * V2(aim.cos(), aim.sin()), spin });
    let mut sheet = Sheet { stones, sweep: brush, hits: Cell::new(0) };
    (0..120).for_each(|_| sheet.slide(0.08));
    (sheet.score(), sheet.hits.get())
}

#[autodiff_reverse(throw_gradient, Duplicated, Active, Active)]
fn throw(x: &[f64; 3], sweeping: f64) -> f64 {
    let brush = move |at: V2| if at.0 < -2.0 { sweeping } else { 1.0 + 0.1 * at.0.tanh() };
    let (score, hits) = play(x, &brush);
    score * (1.0 + 0.01 * hits as f64)
}

fn main() {
    let x = [1.25, -0.02, 0.8];
    let sweeping = 0.75;
    let want = differences(|y| throw(&[y[0], y[1], y[2]], y[3]), &[x[0], x[1], x[2], sweeping]);
    let mut shadow = [0.0; 3];
    let (value, sweep) = throw_gradient(&x, &mut shadow, sweeping, 1.0);
    assert_eq!(value, throw(&x, sweeping));
    close(&[shadow[0], shadow[1], shadow[2], sweep], &want, 1e-5);
    let at = vec![x[0], x[1]];
    let soft = |v: &[f64]| play([v[0], v[1], x[2]], &|at| 0.8 + 0.05 * at.0).0;
    close(&gradient(soft, &at), &differences(soft, &at), 1e-5);
    let (_, slope) = jvp(soft, &at, &vec![1.0, 3.0]);
    let g = gradient(soft, &at);
    close(&[slope], &[g[0] + 3.0 * g[1]], 1e-9);
    let rows = hessian(soft, &at);
    for (i, row) in rows.iter().enumerate() {
        close(row, &differences(|v| gradient(soft, &v.to_vec())[i], &at), 1e-4);
    }
}
