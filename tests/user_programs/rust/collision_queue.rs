//! Games: bodies on a line, collisions in a BinaryHeap with an order of one's own, sort_by, retain, dedup.
include!("harness.rs");
use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

#[derive(Clone, Copy, PartialEq)]
struct Collision {
    time: f64,
    left: usize,
    right: usize,
}
impl Eq for Collision {}
impl PartialOrd for Collision {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Collision {
    fn cmp(&self, o: &Self) -> Ordering {
        self.time.total_cmp(&o.time).then_with(|| self.left.cmp(&o.left))
    }
}

#[derive(Clone)]
struct Body {
    at: f64,
    speed: f64,
    mass: f64,
    hits: Vec<f64>,
}

struct World {
    bodies: Vec<Body>,
    queue: BinaryHeap<Reverse<Collision>>,
    now: f64,
    bounce: f64,
}

impl World {
    fn plan(&mut self, left: usize) {
        if left + 1 >= self.bodies.len() {
            return;
        }
        let (a, b) = (&self.bodies[left], &self.bodies[left + 1]);
        let closing = a.speed - b.speed;
        if closing > 1e-9 {
            let time = self.now + (b.at - a.at) / closing;
            self.queue.push(Reverse(Collision { time, left, right: left + 1 }));
        }
    }
    fn advance(&mut self, to: f64) {
        let dt = to - self.now;
        self.bodies.iter_mut().for_each(|b| b.at += b.speed * dt);
        self.now = to;
    }
    fn run(&mut self, until: f64) -> usize {
        let mut n = 0;
        while let Some(Reverse(c)) = self.queue.peek().copied() {
            if c.time > until {
                break;
            }
            self.queue.pop();
            self.advance(c.time);
            let (first, second) = self.bodies.split_at_mut(c.right);
            let (a, b) = (first.last_mut().unwrap(), &mut second[0]);
            let total = a.mass + b.mass;
            let centre = (a.mass * a.speed + b.mass * b.speed) / total;
            let relative = (a.speed - b.speed) * self.bounce;
            a.speed = centre - b.mass / total * relative;
            b.speed = centre + a.mass / total * relative;
            a.hits.push(self.now);
            b.hits.push(relative);
            let (l, r) = (c.left, c.right);
            self.queue.retain(|Reverse(o)| o.left != l && o.right != l && o.left != r);
            if l > 0 {
                self.plan(l - 1);
            }
            self.plan(l);
            self.plan(r);
            n += 1;
        }
        self.advance(until);
        n
    }
}

extern "C" fn energy(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut bodies: Vec<Body> = x[..4]
        .iter()
        .enumerate()
        .map(|(i, v)| Body { at: i as f64 * (1.0 + 0.1 * v), speed: *v, mass: 1.0 + 0.5 * i as f64, hits: Vec::new() })
        .collect();
    bodies.sort_by(|a, b| a.at.partial_cmp(&b.at).unwrap());
    let mut world = World { bodies, queue: BinaryHeap::new(), now: 0.0, bounce: x[4] };
    for i in 0..3 {
        world.plan(i);
    }
    let n = world.run(6.0);
    let mut times: Vec<f64> = world.bodies.iter().flat_map(|b| b.hits.iter().copied()).collect();
    times.sort_by(f64::total_cmp);
    times.dedup();
    let kinetic: f64 = world.bodies.iter().map(|b| 0.5 * b.mass * b.speed * b.speed + 0.1 * b.at).sum();
    kinetic + 0.01 * times.iter().sum::<f64>() + n as f64
}

fn main() {
    let x = [1.9, 0.3, 0.1, -0.8, 0.7];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(energy as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| energy(x.as_ptr(), 5), &x, 1e-5, 1e-6);
}
