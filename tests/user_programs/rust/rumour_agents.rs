//! Society: agents in Rc<RefCell<..>> with weak links, moods as an enum, a queue of messages, rumours that spread.
include!("harness.rs");
use std::cell::{Cell, RefCell};
use std::collections::{HashSet, VecDeque};
use std::rc::{Rc, Weak};

#[derive(Clone, Copy, Debug)]
enum Mood {
    Calm,
    Curious(f64),
    Sure { since: u32, strength: f64 },
}

struct Agent {
    name: String,
    trust: f64,
    mood: Cell<Mood>,
    friends: RefCell<Vec<(Weak<Agent>, f64)>>,
}

struct Message {
    to: Rc<Agent>,
    weight: f64,
    hops: u32,
}

fn society(x: &[f64]) -> Vec<Rc<Agent>> {
    let names = ["Ada", "Bo", "Chloé the chronicler of the village", "Dag", "Eve"];
    let all: Vec<Rc<Agent>> = names
        .iter()
        .zip(x)
        .map(|(n, t)| Rc::new(Agent { name: n.to_string(), trust: *t, mood: Cell::new(Mood::Calm), friends: RefCell::default() }))
        .collect();
    for (i, a) in all.iter().enumerate() {
        let mut friends = a.friends.borrow_mut();
        friends.push((Rc::downgrade(&all[(i + 1) % all.len()]), 0.9));
        if i % 2 == 0 {
            friends.push((Rc::downgrade(&all[(i + 3) % all.len()]), 0.4 + 0.1 * x[i]));
        }
    }
    all
}

fn spread(all: &[Rc<Agent>], fading: f64) -> (f64, usize) {
    let mut queue = VecDeque::new();
    queue.push_back(Message { to: Rc::clone(&all[0]), weight: 1.0, hops: 0 });
    let mut reached = HashSet::new();
    let mut heard = 0.0;
    while let Some(Message { to, weight, hops }) = queue.pop_front() {
        if hops > 4 || weight < 0.05 {
            continue;
        }
        reached.insert(to.name.clone());
        let belief = weight * to.trust;
        let mood = match to.mood.get() {
            Mood::Calm => Mood::Curious(belief),
            Mood::Curious(b) if b + belief > 1.2 => Mood::Sure { since: hops, strength: b * belief },
            Mood::Curious(b) => Mood::Curious(b + belief),
            Mood::Sure { since, strength } => Mood::Sure { since, strength: strength + 0.1 * belief },
        };
        to.mood.set(mood);
        heard += belief;
        for (friend, bond) in to.friends.borrow().iter() {
            if let Some(f) = friend.upgrade() {
                queue.push_back(Message { to: f, weight: belief * bond * fading, hops: hops + 1 });
            }
        }
    }
    (heard, reached.len())
}

extern "C" fn belief(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let all = society(x);
    let (heard, reached) = spread(&all, x[5]);
    let sum: f64 = all
        .iter()
        .map(|a| match a.mood.get() {
            Mood::Calm => 0.0,
            Mood::Curious(b) => b * b,
            Mood::Sure { since, strength } => strength / (1.0 + since as f64),
        })
        .sum();
    sum + heard * reached as f64
}

fn main() {
    let x = [0.9, 0.8, 1.1, 0.7, 0.95, 0.85];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(belief as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 6usize) };
    compare(&d, &|x| belief(x.as_ptr(), 6), &x, 1e-5, 1e-7);
}
