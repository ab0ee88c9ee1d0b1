//! Canal locks: barges queue at a flight of locks, events come off a heap, water is counted, and tolls depend on draught.
include!("differences.inc");
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BinaryHeap, VecDeque};
use std::mem;

#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
struct Minutes(f64);

impl Eq for Minutes {}
impl Ord for Minutes {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[derive(Debug, Clone)]
struct Barge {
    name: String,
    draught: f64,
    cargo: Option<f64>,
}

#[derive(Debug)]
enum Event {
    Arrives(Barge),
    Filled { lock: usize, level: f64 },
    Leaves { lock: usize, barge: Barge },
}

struct Scheduled {
    at: Minutes,
    serial: u32,
    event: Event,
}

impl PartialEq for Scheduled {
    fn eq(&self, other: &Self) -> bool {
        self.serial == other.serial
    }
}
impl Eq for Scheduled {}
impl PartialOrd for Scheduled {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Scheduled {
    fn cmp(&self, other: &Self) -> Ordering {
        self.at.cmp(&other.at).then(self.serial.cmp(&other.serial))
    }
}

#[derive(Debug, Default)]
enum Chamber {
    #[default]
    Empty,
    Filling {
        with: Barge,
        from: f64,
    },
    Full(Barge),
}

trait Lock {
    fn lift(&self) -> f64;
    fn minutes(&self, draught: f64) -> f64 {
        4.0 + self.lift() * (1.0 + 0.2 * draught).sqrt()
    }
    fn water(&self, draught: f64) -> f64;
}

struct Gate {
    lift: f64,
    area: f64,
}
struct Staircase {
    steps: Vec<f64>,
    leak: f64,
}

impl Lock for Gate {
    fn lift(&self) -> f64 {
        self.lift
    }
    fn water(&self, draught: f64) -> f64 {
        self.area * (self.lift - 0.1 * draught)
    }
}

impl Lock for Staircase {
    fn lift(&self) -> f64 {
        self.steps.iter().sum()
    }
    fn minutes(&self, draught: f64) -> f64 {
        self.steps.iter().map(|s| 3.0 + s * s / (1.0 + self.leak) + 0.3 * draught).sum()
    }
    fn water(&self, draught: f64) -> f64 {
        self.steps.iter().copied().fold(0.0, f64::max) * 40.0 * (1.0 + self.leak) - draught
    }
}

struct Canal {
    locks: Vec<Box<dyn Lock>>,
    chambers: Vec<Chamber>,
    waiting: Vec<VecDeque<Barge>>,
    events: BinaryHeap<Reverse<Scheduled>>,
    serial: u32,
    water: f64,
    tolls: BTreeMap<String, f64>,
}

impl Canal {
    fn new(locks: Vec<Box<dyn Lock>>) -> Self {
        let n = locks.len();
        Canal {
            locks,
            chambers: (0..n).map(|_| Chamber::default()).collect(),
            waiting: vec![VecDeque::new(); n],
            events: BinaryHeap::new(),
            serial: 0,
            water: 0.0,
            tolls: BTreeMap::new(),
        }
    }

    fn schedule(&mut self, at: f64, event: Event) {
        self.serial += 1;
        self.events.push(Reverse(Scheduled { at: Minutes(at), serial: self.serial, event }));
    }

    fn admit(&mut self, lock: usize, now: f64) {
        if !matches!(self.chambers[lock], Chamber::Empty) {
            return;
        }
        if let Some(barge) = self.waiting[lock].pop_front() {
            let level = self.locks[lock].lift() / (1.0 + 0.01 * barge.draught);
            let done = now + self.locks[lock].minutes(barge.draught);
            self.chambers[lock] = Chamber::Filling { with: barge, from: 0.05 * now };
            self.schedule(done, Event::Filled { lock, level });
        }
    }

    fn run(&mut self) -> f64 {
        let mut last = 0.0;
        while let Some(Reverse(Scheduled { at: Minutes(now), event, .. })) = self.events.pop() {
            match event {
                Event::Arrives(barge) => {
                    self.waiting[0].push_back(barge);
                    self.admit(0, now);
                }
                Event::Filled { lock, level } => {
                    if let Chamber::Filling { with, from } = mem::take(&mut self.chambers[lock]) {
                        self.water += self.locks[lock].water(with.draught) + 0.1 * from * level;
                        self.chambers[lock] = Chamber::Full(with.clone());
                        self.schedule(now + 1.5 + 0.5 * with.draught, Event::Leaves { lock, barge: with });
                    }
                }
                Event::Leaves { lock, barge } => {
                    let old = mem::replace(&mut self.chambers[lock], Chamber::Empty);
                    debug_assert!(matches!(old, Chamber::Full(_)));
                    let toll = barge.cargo.map_or(2.0, |c| 0.4 * c * barge.draught.powf(1.3));
                    *self.tolls.entry(barge.name.clone()).or_insert(1.0) += toll * (1.0 + 0.001 * now);
                    if lock + 1 < self.locks.len() {
                        self.waiting[lock + 1].push_back(barge);
                        self.admit(lock + 1, now);
                    }
                    self.admit(lock, now);
                }
            }
            last = now;
        }
        last
    }
}

extern "C" fn season(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let locks: Vec<Box<dyn Lock>> = vec![
        Box::new(Gate { lift: x[0], area: 60.0 }),
        Box::new(Staircase { steps: x[1..4].to_vec(), leak: x[4] }),
        Box::new(Gate { lift: x[1] + 0.5, area: 45.0 }),
    ];
    let mut canal = Canal::new(locks);
    for (i, name) in ["Maud", "Otter", "Skylark", "Maud", "Fen Lady"].into_iter().enumerate() {
        let cargo = (i % 3 != 1).then(|| x[5] * (1.0 + i as f64));
        let barge = Barge { name: name.to_string(), draught: 0.8 + 0.1 * i as f64 * x[6], cargo };
        canal.schedule(7.0 * i as f64, Event::Arrives(barge));
    }
    let end = canal.run();
    let tolls: f64 = canal.tolls.iter().map(|(name, t)| t * name.len() as f64).sum();
    tolls + 0.01 * canal.water + 0.1 * end
}

fn main() {
    let x = [2.4, 1.9, 2.2, 1.6, 0.3, 11.0, 1.2];
    let mut d = [0.0; 7];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(season as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-4, |h| { let mut y = x; y[i] += h; season(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
