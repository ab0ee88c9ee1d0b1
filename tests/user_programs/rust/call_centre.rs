//! Operations research: a queue of events in a heap, servers behind it, costs of waiting.
include!("harness.rs");
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BinaryHeap, VecDeque};

#[derive(Debug, Clone, Copy, PartialEq)]
struct Time(f64);
impl Eq for Time {}
impl PartialOrd for Time {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Time {
    fn cmp(&self, o: &Self) -> Ordering {
        self.0.total_cmp(&o.0)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Arrival { caller: usize },
    Departure { server: usize, caller: usize },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Class {
    Urgent,
    Normal,
}

struct Caller {
    class: Class,
    arrives: f64,
    needs: f64,
    served_at: Option<f64>,
}

struct Centre {
    events: BinaryHeap<Reverse<(Time, What)>>,
    waiting: BTreeMap<Class, VecDeque<usize>>,
    free: Vec<usize>,
    speed: Vec<f64>,
    callers: Vec<Caller>,
}

impl Centre {
    fn new(speed: Vec<f64>, callers: Vec<Caller>) -> Self {
        let events =
            callers.iter().enumerate().map(|(caller, c)| Reverse((Time(c.arrives), What::Arrival { caller }))).collect();
        Centre { events, waiting: BTreeMap::new(), free: (0..speed.len()).rev().collect(), speed, callers }
    }
    fn next_caller(&mut self) -> Option<usize> {
        self.waiting.values_mut().find_map(|q| q.pop_front())
    }
    fn assign(&mut self, now: f64) {
        while let Some(server) = self.free.pop() {
            let Some(caller) = self.next_caller() else {
                self.free.push(server);
                return;
            };
            let c = &mut self.callers[caller];
            c.served_at = Some(now);
            let end = now + c.needs / self.speed[server];
            self.events.push(Reverse((Time(end), What::Departure { server, caller })));
        }
    }
    fn run(&mut self) -> f64 {
        let mut last = 0.0;
        while let Some(Reverse((Time(now), what))) = self.events.pop() {
            last = now;
            match what {
                What::Arrival { caller } => {
                    let class = self.callers[caller].class;
                    self.waiting.entry(class).or_default().push_back(caller);
                }
                What::Departure { server, caller } => {
                    debug_assert!(self.callers[caller].served_at.is_some());
                    self.free.push(server);
                }
            }
            self.assign(now);
        }
        last
    }
}

extern "C" fn cost(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (gaps, needs) = x[2..].split_at((n - 2) / 2);
    let arrivals = gaps.iter().scan(0.0, |t, gap| {
        *t += gap;
        Some(*t)
    });
    let callers = arrivals
        .zip(needs)
        .enumerate()
        .map(|(i, (arrives, &needs))| Caller {
            class: if i % 3 == 2 { Class::Urgent } else { Class::Normal },
            arrives,
            needs,
            served_at: None,
        })
        .collect();
    let mut centre = Centre::new(x[..2].to_vec(), callers);
    let end = centre.run();
    let waits = centre.callers.iter().filter_map(|c| c.served_at.map(|s| (c.class, s - c.arrives)));
    let total: f64 = waits.map(|(class, w)| if class == Class::Urgent { 3.0 * w * w } else { w * w }).sum();
    total + 0.5 * end
}

fn main() {
    let x = [1.0, 1.3, 0.2, 0.31, 0.17, 0.23, 0.4, 0.11, 0.35, 0.9, 1.1, 0.7, 1.25, 0.65, 0.95, 0.85];
    let mut d = [0.0; 16];
    unsafe { __enzyme_autodiff(cost as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 16usize) };
    compare(&d, &|x| cost(x.as_ptr(), 16), &x, 1e-5, 1e-6);
}
