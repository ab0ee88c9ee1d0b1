//! Games: a world of entities with optional components and generations, systems as closures in a schedule, a sweep over sorted intervals; a shot is aimed.
include!("differences.inc");
use std::collections::{BTreeSet, HashSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Entity {
    index: u32,
    generation: u32,
}

struct Store<T> {
    items: Vec<Option<(u32, T)>>,
}
impl<T> Default for Store<T> {
    fn default() -> Self {
        Store { items: Vec::new() }
    }
}
impl<T> Store<T> {
    fn insert(&mut self, e: Entity, value: T) -> Option<T> {
        let i = e.index as usize;
        if i >= self.items.len() {
            self.items.resize_with(i + 1, || None);
        }
        self.items[i].replace((e.generation, value)).map(|(_, old)| old)
    }
    fn get(&self, e: Entity) -> Option<&T> {
        self.items.get(e.index as usize)?.as_ref().filter(|(g, _)| *g == e.generation).map(|(_, v)| v)
    }
    fn get_mut(&mut self, e: Entity) -> Option<&mut T> {
        self.items.get_mut(e.index as usize)?.as_mut().filter(|(g, _)| *g == e.generation).map(|(_, v)| v)
    }
    fn iter_mut(&mut self) -> impl Iterator<Item = (Entity, &mut T)> {
        self.items.iter_mut().zip(0u32..).filter_map(|(item, index)| item.as_mut().map(|(generation, v)| (Entity { index, generation: *generation }, v)))
    }
    fn remove(&mut self, e: Entity) -> Option<T> {
        self.get(e)?;
        self.items[e.index as usize].take().map(|(_, v)| v)
    }
    /// Two at once.
    fn pair(&mut self, a: Entity, b: Entity) -> Option<(&mut T, &mut T)> {
        let (i, j) = (a.index as usize, b.index as usize);
        if i == j {
            return None;
        }
        let (low, high) = self.items.split_at_mut(i.max(j));
        let (first, second) = (low[i.min(j)].as_mut()?, high[0].as_mut()?);
        Some(if i < j { (&mut first.1, &mut second.1) } else { (&mut second.1, &mut first.1) })
    }
}

#[derive(Clone, Copy, Debug)]
struct Body {
    at: [f64; 2],
    speed: [f64; 2],
    mass: f64,
}
#[derive(Clone, Copy)]
struct Disc(f64);
#[derive(Clone, Debug, PartialEq)]
enum Role {
    Puck,
    Bumper { strength: f64 },
    Goal(String),
}

#[derive(Default)]
struct World {
    generations: Vec<u32>,
    free: Vec<u32>,
    bodies: Store<Body>,
    discs: Store<Disc>,
    roles: Store<Role>,
    score: f64,
    hits: HashSet<(Entity, Entity)>,
    time: f64,
}

impl World {
    fn spawn(&mut self, body: Body, radius: Option<f64>, role: Option<Role>) -> Entity {
        let index = self.free.pop().unwrap_or_else(|| {
            self.generations.push(0);
            self.generations.len() as u32 - 1
        });
        let e = Entity { index, generation: self.generations[index as usize] };
        self.bodies.insert(e, body);
        radius.map(|r| self.discs.insert(e, Disc(r)));
        if let Some(role) = role {
            self.roles.insert(e, role);
        }
        e
    }
    fn despawn(&mut self, e: Entity) {
        if self.bodies.remove(e).is_some() {
            self.discs.remove(e);
            self.roles.remove(e);
            self.generations[e.index as usize] += 1;
            self.free.push(e.index);
        }
    }
    /// Pairs whose intervals along the first axis overlap.
    fn candidates(&mut self) -> BTreeSet<(Entity, Entity)> {
        let mut intervals: Vec<(f64, f64, Entity)> = Vec::new();
        let discs = &self.discs;
        intervals.extend(self.bodies.iter_mut().filter_map(|(e, b)| discs.get(e).map(|d| (b.at[0] - d.0, b.at[0] + d.0, e))));
        intervals.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut pairs = BTreeSet::new();
        for (k, a) in intervals.iter().enumerate() {
            pairs.extend(intervals[k + 1..].iter().take_while(|b| b.0 <= a.1).map(|b| (a.2.min(b.2), a.2.max(b.2))));
        }
        pairs
    }
}

type System = Box<dyn Fn(&mut World, f64)>;

fn schedule(drag: f64, spring: f64) -> Vec<(&'static str, System)> {
    let moving: System = Box::new(move |world, dt| {
        for (_, b) in world.bodies.iter_mut().filter(|(_, b)| b.mass.is_finite()) {
            let slow = (-drag * dt).exp();
            for (x, v) in b.at.iter_mut().zip(&mut b.speed) {
                *v *= slow;
                *x += *v * dt;
            }
        }
    });
    let colliding: System = Box::new(move |world, dt| {
        for (a, b) in world.candidates() {
            let (Some(&Disc(ra)), Some(&Disc(rb))) = (world.discs.get(a), world.discs.get(b)) else { continue };
            let strength = [a, b].into_iter().find_map(|e| match world.roles.get(e) {
                Some(Role::Bumper { strength }) => Some(*strength),
                _ => None,
            });
            let Some((p, q)) = world.bodies.pair(a, b) else { continue };
            let d = [q.at[0] - p.at[0], q.at[1] - p.at[1]];
            let distance = d[0].hypot(d[1]);
            let depth = ra + rb - distance;
            if depth > 0.0 {
                let push = spring * strength.unwrap_or(1.0) * depth * depth * dt;
                for k in 0..2 {
                    p.speed[k] -= push * d[k] / distance / p.mass;
                    q.speed[k] += push * d[k] / distance / q.mass;
                }
                if world.hits.insert((a, b)) {
                    world.score += 0.1;
                }
            }
        }
    });
    let scoring: System = Box::new(|world, dt| {
        let goals: Vec<([f64; 2], usize)> = world.roles.iter_mut().filter_map(|(e, r)| if let Role::Goal(name) = r { Some((e, name.len())) } else { None }).collect::<Vec<_>>().into_iter().filter_map(|(e, n)| world.bodies.get(e).map(|b| (b.at, n))).collect();
        let roles = &world.roles;
        for (_, b) in world.bodies.iter_mut().filter(|(e, _)| roles.get(*e) == Some(&Role::Puck)) {
            for (goal, letters) in &goals {
                let d2 = (b.at[0] - goal[0]).powi(2) + (b.at[1] - goal[1]).powi(2);
                world.score += dt * *letters as f64 / (0.2 + d2);
            }
        }
        world.time += dt;
    });
    vec![("move", moving), ("collide", colliding), ("score", scoring)]
}

extern "C" fn shot(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut world = World::default();
    let still = |at| Body { at, speed: [0.0; 2], mass: f64::INFINITY };
    let ghost = world.spawn(still([9.0, 9.0]), None, None);
    world.spawn(Body { at: [0.0, 0.0], speed: [x[0], x[1]], mass: x[2] }, Some(0.2), Some(Role::Puck));
    world.despawn(ghost);
    let bumper = world.spawn(still([1.5, 0.4]), Some(0.4), Some(Role::Bumper { strength: x[3] }));
    world.spawn(Body { at: [1.2, 1.4], speed: [0.0, -0.2], mass: 0.5 }, Some(0.25), Some(Role::Puck));
    world.spawn(still([0.5, 1.6]), None, Some(Role::Goal("left".into())));
    world.spawn(still([2.0, -1.0]), None, Some(Role::Goal("right".into())));
    assert!(world.bodies.get(ghost).is_none() && bumper.generation == 1);
    let systems = schedule(x[4], x[5]);
    for _ in 0..60 {
        for (_, system) in systems.iter().filter(|(name, _)| !name.is_empty()) {
            system(&mut world, 0.02);
        }
    }
    if let Some(b) = world.bodies.get_mut(bumper) {
        world.score += b.at[0];
    }
    world.score + world.bodies.iter_mut().filter(|(_, b)| b.mass.is_finite()).map(|(_, b)| b.speed[0].powi(2) + b.speed[1].powi(2)).sum::<f64>()
}

fn main() {
    let x = [2.2, 0.5, 0.8, 1.5, 0.3, 300.0];
    let mut d = [0.0; 6];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(shot as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..6 {
        let want = cd(1e-5 * x[i], |h| { let mut y = x; y[i] += h; shot(y.as_ptr(), 6) });
        c.cmpt(&format!("d{i}"), d[i], want, 1e-4);
        let mut t = [0.0; 6];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(shot as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr(), enzyme_const, x.len()) };
        c.cmpt(&format!("f{i}"), f, d[i], 1e-7);
    }
    c.done();
}
