//! Stage lighting: a rig of shared nodes with weak parents, cues that fade, filters as boxed closures, a dimmer rack in fixed arrays.
include!("differences.inc");
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::{Add, AddAssign, Mul};
use std::rc::{Rc, Weak};

#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Colour {
    r: f64,
    g: f64,
    b: f64,
}
impl Colour {
    const WHITE: Colour = Colour { r: 1.0, g: 1.0, b: 1.0 };
    fn luminance(self) -> f64 {
        0.2126 * self.r + 0.7152 * self.g + 0.0722 * self.b
    }
}
impl Add for Colour {
    type Output = Colour;
    fn add(self, o: Colour) -> Colour {
        Colour { r: self.r + o.r, g: self.g + o.g, b: self.b + o.b }
    }
}
impl AddAssign for Colour {
    fn add_assign(&mut self, o: Colour) {
        *self = *self + o;
    }
}
impl Mul<Colour> for Colour {
    type Output = Colour;
    fn mul(self, o: Colour) -> Colour {
        Colour { r: self.r * o.r, g: self.g * o.g, b: self.b * o.b }
    }
}
impl Mul<f64> for Colour {
    type Output = Colour;
    fn mul(self, k: f64) -> Colour {
        Colour { r: self.r * k, g: self.g * k, b: self.b * k }
    }
}
impl std::iter::Sum for Colour {
    fn sum<I: Iterator<Item = Colour>>(iter: I) -> Colour {
        iter.fold(Colour::default(), Add::add)
    }
}

type Filter = Box<dyn Fn(Colour) -> Colour>;

struct Fixture {
    name: &'static str,
    channel: usize,
    colour: Colour,
    filters: Vec<Filter>,
    group: RefCell<Weak<Group>>,
}

struct Group {
    master: RefCell<f64>,
    fixtures: RefCell<Vec<Rc<Fixture>>>,
    parent: Option<Rc<Group>>,
}

impl Group {
    fn new(master: f64, parent: Option<&Rc<Group>>) -> Rc<Group> {
        Rc::new(Group { master: RefCell::new(master), fixtures: RefCell::default(), parent: parent.cloned() })
    }
    fn level(&self) -> f64 {
        *self.master.borrow() * self.parent.as_ref().map_or(1.0, |p| p.level())
    }
    fn adopt(self: &Rc<Self>, fixture: Rc<Fixture>) {
        *fixture.group.borrow_mut() = Rc::downgrade(self);
        self.fixtures.borrow_mut().push(fixture);
    }
}

impl Fixture {
    fn light(&self, rack: &Rack) -> Option<Colour> {
        let group = self.group.borrow().upgrade()?;
        let filtered = self.filters.iter().fold(self.colour, |c, filter| filter(c));
        Some(filtered * (group.level() * rack.level(self.channel)))
    }
}

struct Rack {
    now: [f64; 4],
    target: [f64; 4],
    curve: Vec<Box<dyn Fn(f64) -> f64>>,
}

impl Rack {
    fn level(&self, channel: usize) -> f64 {
        self.curve[channel % self.curve.len()](self.now[channel])
    }
    fn fade(&mut self, rate: f64) {
        for (now, target) in self.now.iter_mut().zip(self.target) {
            let gap = target - *now;
            *now += gap.signum() * gap.abs().min(rate);
        }
    }
}

enum Cue<'a> {
    Set(usize, f64),
    Scale { by: f64, channels: &'a [usize] },
    Master(Rc<Group>, f64),
    Swap(usize, usize),
    Black,
}

fn play(cues: impl IntoIterator<Item = Cue<'static>>, rack: &mut Rack, mut look: impl FnMut(&Rack)) {
    for cue in cues {
        match cue {
            Cue::Set(channel, to) => rack.target[channel] = to,
            Cue::Scale { by, channels } => channels.iter().for_each(|&c| rack.target[c] *= by),
            Cue::Master(group, to) => {
                let old = group.master.replace(to);
                rack.target[0] += 0.1 * (to - old);
            }
            Cue::Swap(a, b) => {
                let (low, high) = rack.target.split_at_mut(a.max(b));
                std::mem::swap(&mut low[a.min(b)], &mut high[0]);
            }
            Cue::Black => rack.target = [0.0; 4],
        }
        for _ in 0..3 {
            rack.fade(0.21);
            look(rack);
        }
    }
}

fn gel(tint: Colour) -> Filter {
    Box::new(move |c| c * tint)
}

extern "C" fn show(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let house = Group::new(x[0], None);
    let front = Group::new(x[1], Some(&house));
    let back = Group::new(0.9, Some(&house));
    let amber = Colour { r: 1.0, g: x[2], b: 0.1 };
    let plan: [(&'static str, usize, &Rc<Group>, Vec<Filter>); 4] = [
        ("wash", 0, &front, vec![]),
        ("spot", 1, &front, vec![gel(amber)]),
        ("cyc", 2, &back, vec![gel(Colour { b: x[3], ..Colour::WHITE }), Box::new(|c| c * (1.0 / (1.0 + c.luminance())))]),
        ("profile", 3, &back, vec![gel(amber), gel(amber)]),
    ];
    let mut all = HashMap::new();
    for (name, channel, group, filters) in plan {
        let fixture = Rc::new(Fixture { name, channel, colour: Colour::WHITE, filters, group: RefCell::default() });
        group.adopt(Rc::clone(&fixture));
        all.insert(name, fixture);
    }
    drop(all.remove("wash").map(|f| f.group.replace(Weak::new())));
    let gamma = x[4];
    let curves: Vec<Box<dyn Fn(f64) -> f64>> = vec![Box::new(move |v| v.powf(gamma)), Box::new(|v: f64| v * v * (3.0 - 2.0 * v))];
    let mut rack = Rack { now: [0.05; 4], target: [0.05; 4], curve: curves };
    let cues = vec![
        Cue::Set(1, x[5]),
        Cue::Set(2, 0.8),
        Cue::Swap(3, 1),
        Cue::Master(Rc::clone(&front), x[1] * x[0]),
        Cue::Scale { by: x[5], channels: &[1, 2, 3] },
        Cue::Black,
    ];
    let mut seen = Vec::new();
    play(cues, &mut rack, |rack| {
        let mut total = Colour::default();
        for group in [&front, &back] {
            total += group.fixtures.borrow().iter().filter_map(|f| f.light(rack)).sum();
        }
        seen.push(total);
    });
    let steps: f64 = seen.windows(2).map(|w| (w[1].luminance() - w[0].luminance()).powi(2)).sum();
    let warmth: f64 = seen.chunks(4).map(|c| c.iter().map(|c| c.r - c.b).fold(f64::MIN, f64::max)).sum();
    let named: f64 = ["spot", "cyc", "wash"].iter().filter_map(|n| all.get(n)).map(|f| f.name.len() as f64 * f.colour.g).sum();
    10.0 * steps + warmth + named * x[2]
}

fn main() {
    let x = [0.85, 0.7, 0.6, 0.9, 1.8, 0.77];
    let mut d = [0.0; 6];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(show as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-5, |h| { let mut y = x; y[i] += h; show(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
        let mut t = [0.0; 6];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(show as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr(), enzyme_const, x.len()) };
        c.cmp(&format!("f{i}"), f, want);
    }
    c.done();
}
