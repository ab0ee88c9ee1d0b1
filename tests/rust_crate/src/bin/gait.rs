//! Biomechanics: limbs as a tree of Rc with quaternions and operators, motions as iterators, a pose shared in cells, work of joints.
use std::cell::RefCell;
use std::collections::LinkedList;
use std::ops::{Add, Mul, Neg};
use std::rc::{Rc, Weak};

use ltoad::Differentiable;
use rust_crate::{close, differences};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Quaternion {
    w: f64,
    v: [f64; 3],
}

impl Quaternion {
    fn about(axis: [f64; 3], angle: f64) -> Self {
        let (s, c) = (0.5 * angle).sin_cos();
        Quaternion { w: c, v: axis.map(|a| a * s) }
    }

    fn rotate(self, p: [f64; 3]) -> [f64; 3] {
        (self * Quaternion { w: 0.0, v: p } * -self).v
    }
}

impl Mul for Quaternion {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.v, o.v);
        Quaternion {
            w: self.w * o.w - (a * d + b * e + c * f),
            v: [
                self.w * d + o.w * a + b * f - c * e,
                self.w * e + o.w * b + c * d - a * f,
                self.w * f + o.w * c + a * e - b * d,
            ],
        }
    }
}

impl Neg for Quaternion {
    type Output = Self;
    fn neg(self) -> Self {
        Quaternion { w: self.w, v: self.v.map(Neg::neg) }
    }
}

fn add<T: Add<Output = T> + Copy, const N: usize>(a: [T; N], b: [T; N]) -> [T; N] {
    std::array::from_fn(|i| a[i] + b[i])
}

struct Limb {
    name: &'static str,
    length: f64,
    mass: f64,
    pose: RefCell<Quaternion>,
    parent: RefCell<Weak<Limb>>,
    children: RefCell<Vec<Rc<Limb>>>,
}

impl Limb {
    fn new(name: &'static str, length: f64, mass: f64, children: Vec<Rc<Limb>>) -> Rc<Self> {
        let limb = Rc::new(Limb {
            name,
            length,
            mass,
            pose: RefCell::new(Quaternion::about([0.0, 0.0, 1.0], 0.0)),
            parent: RefCell::default(),
            children: RefCell::new(children),
        });
        for child in limb.children.borrow().iter() {
            *child.parent.borrow_mut() = Rc::downgrade(&limb);
        }
        limb
    }

    fn frame(&self) -> (Quaternion, [f64; 3]) {
        let (turn, at) = match self.parent.borrow().upgrade() {
            Some(parent) => {
                let (turn, at) = parent.frame();
                (turn, add(at, turn.rotate([0.0, -parent.length, 0.0])))
            }
            None => (Quaternion { w: 1.0, v: [0.0; 3] }, [0.0, 1.0, 0.0]),
        };
        (turn * *self.pose.borrow(), at)
    }

    fn walk(self: &Rc<Self>) -> LinkedList<Rc<Limb>> {
        let mut all = LinkedList::from([Rc::clone(self)]);
        for child in self.children.borrow().iter() {
            all.append(&mut child.walk());
        }
        all
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Gait {
    cadence: f64,
    swing: Vec<(String, [f64; 2])>,
    lengths: [f64; 3],
}

struct Motion<'g> {
    gait: &'g Gait,
    step: u32,
}

impl<'g> Iterator for Motion<'g> {
    type Item = Vec<(&'g str, Quaternion)>;
    fn next(&mut self) -> Option<Self::Item> {
        self.step += 1;
        let t = f64::from(self.step) * 0.1;
        (self.step <= 12).then(|| {
            self.gait
                .swing
                .iter()
                .map(|(name, [amplitude, phase])| {
                    let angle = amplitude * (self.gait.cadence * t + phase).sin();
                    let axis = if name.contains("hip") { [0.6, 0.0, 0.8] } else { [0.0, 0.0, 1.0] };
                    (name.as_str(), Quaternion::about(axis, angle))
                })
                .collect()
        })
    }
}

fn effort(gait: &Gait) -> f64 {
    let [thigh, shank, foot] = gait.lengths;
    let foot = Limb::new("ankle", foot, 1.0, vec![]);
    let shank = Limb::new("knee", shank, 3.0, vec![foot]);
    let body = Limb::new("left hip", thigh, 7.0, vec![shank]);
    let mut before: Option<Vec<[f64; 3]>> = None;
    let mut work = 0.0;
    for pose in (Motion { gait, step: 0 }) {
        let limbs = body.walk();
        for (limb, turn) in limbs.iter().flat_map(|l| pose.iter().filter(|p| p.0 == l.name).map(move |p| (l, p.1))) {
            limb.pose.replace(turn);
        }
        let now: Vec<[f64; 3]> = limbs.iter().map(|l| {
            let (turn, at) = l.frame();
            add(at, turn.rotate([0.0, -0.5 * l.length, 0.0]))
        }).collect();
        if let Some(past) = before.replace(now.clone()) {
            work += past
                .iter()
                .zip(&now)
                .zip(limbs.iter().map(|l| l.mass))
                .map(|((a, b), m)| m * a.iter().zip(b).map(|(p, q)| (p - q).powi(2)).sum::<f64>())
                .sum::<f64>();
        }
    }
    work
}

fn gait(x: &[f64]) -> Gait {
    let names = ["left hip", "knee", "ankle"];
    Gait {
        cadence: x[0],
        swing: names.iter().zip(x[1..].chunks(2)).map(|(n, c)| (n.to_string(), [c[0], c[1]])).collect(),
        lengths: [x[7], x[8], x[9]],
    }
}

fn flat(g: &Gait) -> Vec<f64> {
    let swings = g.swing.iter().flat_map(|s| s.1);
    std::iter::once(g.cadence).chain(swings).chain(g.lengths).collect()
}

fn main() {
    let x = [5.0, 0.5, 0.0, 0.7, 0.9, 0.3, 1.4, 0.45, 0.42, 0.2];
    let want = differences(|x| effort(&gait(x)), &x);
    let (_, g) = ltoad::value_and_gradient(effort, &gait(&x));
    close(&flat(&g), &want, 1e-6);
    let (_, ahead) = ltoad::jvp(effort, &gait(&x), &gait(&[1.0; 10]));
    close(&[ahead], &[want.iter().sum::<f64>()], 1e-6);
}
