//! Fungi: a network of tips as counted cells that know each other, also in rings; sugar flows along weak links, dead tips vanish.
use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::rc::{Rc, Weak};

use ltoad::autodiff_reverse;
use rust_crate::{close, differences};

#[derive(Debug)]
struct Tip {
    id: usize,
    sugar: Cell<f64>,
    links: RefCell<Vec<(Weak<RefCell<Tip>>, f64)>>,
    memory: Vec<f64>,
}
type Shared = Rc<RefCell<Tip>>;

fn tip(id: usize, sugar: f64) -> Shared {
    Rc::new(RefCell::new(Tip { id, sugar: Cell::new(sugar), links: RefCell::new(vec![]), memory: Vec::with_capacity(2) }))
}

fn join(a: &Shared, b: &Shared, width: f64) {
    a.borrow().links.borrow_mut().push((Rc::downgrade(b), width));
    b.borrow().links.borrow_mut().push((Rc::downgrade(a), width));
}

struct Net {
    tips: Vec<Shared>,
    eaten: f64,
}

impl Net {
    fn flow(&self, dt: f64) {
        let moved: Vec<f64> = self
            .tips
            .iter()
            .map(|t| {
                let t = t.borrow();
                let links = t.links.borrow();
                links
                    .iter()
                    .filter_map(|(other, width)| other.upgrade().map(|o| (o, width)))
                    .map(|(o, width)| width * (o.borrow().sugar.get() - t.sugar.get()))
                    .sum()
            })
            .collect();
        for (t, by) in self.tips.iter().zip(moved) {
            let mut t = t.borrow_mut();
            let now = t.sugar.get() + dt * by;
            t.sugar.set(now);
            t.memory.push(now);
            if t.memory.len() > 3 {
                t.memory.remove(0);
            }
        }
    }

    fn prune(&mut self, below: f64) {
        let (kept, lost): (Vec<_>, Vec<_>) =
            self.tips.drain(..).partition(|t| t.borrow().sugar.get() >= below || t.borrow().id == 0);
        self.eaten += lost.iter().map(|t| t.borrow().sugar.get()).sum::<f64>();
        self.tips = kept;
    }

    fn reach(&self) -> f64 {
        fn walk(t: &Shared, seen: &mut HashSet<usize>, depth: i32) -> f64 {
            if !seen.insert(t.borrow().id) {
                return 0.0;
            }
            let t = t.borrow();
            let here = t.sugar.get() * 0.8f64.powi(depth);
            let links = t.links.borrow();
            here + links.iter().flat_map(|(o, _)| o.upgrade()).map(|o| walk(&o, seen, depth + 1)).sum::<f64>()
        }
        self.tips.first().map_or(0.0, |root| walk(root, &mut HashSet::new(), 0))
    }
}

#[autodiff_reverse(grow_gradient, Duplicated, Active, Active)]
fn grow(widths: &[f64], food: f64) -> f64 {
    let root = tip(0, food * food);
    let mut net = Net { tips: vec![root.clone()], eaten: 0.0 };
    for (i, w) in widths.iter().enumerate() {
        let fresh = tip(i + 1, 0.05 * (i as f64 + 1.0));
        let parent = net.tips[i / 2].clone();
        join(&parent, &fresh, *w);
        net.tips.push(fresh);
    }
    let last = Rc::clone(net.tips.last().unwrap());
    join(&last, &root, 0.2 * widths[0] * widths[1]);
    for step in 0..10 {
        net.flow(0.2);
        if step % 4 == 3 {
            net.prune(0.12);
        }
        let r = root.borrow();
        r.sugar.replace(r.sugar.get() * 0.9 + 0.1 * food);
    }
    let spread: f64 = net.tips.iter().map(|t| t.borrow().memory.iter().sum::<f64>().sin()).sum();
    net.reach() + 2.0 * net.eaten + 0.5 * spread
}

fn main() {
    let widths = [0.6, 0.9, 0.4, 0.7, 0.05];
    let mut slopes = vec![0.0; widths.len()];
    let (value, by_food) = grow_gradient(&widths, &mut slopes, 1.3, 1.0);
    println!("{value} {slopes:?} {by_food}");
    assert!((value - grow(&widths, 1.3)).abs() < 1e-12);
    close(&slopes, &differences(|w| grow(w, 1.3), &widths), 1e-7);
    close(&[by_food], &differences(|f| grow(&widths, f[0]), &[1.3]), 1e-7);
}
