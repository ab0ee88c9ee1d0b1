//! Railways: trains on a network, arrivals in a BinaryHeap, delays that spread over connections, and energy of running.
include!("harness.rs");
use std::cmp::Ordering;
use std::collections::{BTreeMap, BinaryHeap, HashMap};

#[derive(Debug, Clone, PartialEq)]
struct Arrival {
    time: f64,
    train: usize,
    stop: usize,
}

impl Eq for Arrival {}

impl Ord for Arrival {
    fn cmp(&self, other: &Self) -> Ordering {
        other.time.partial_cmp(&self.time).unwrap_or(Ordering::Equal).then_with(|| self.train.cmp(&other.train))
    }
}

impl PartialOrd for Arrival {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[derive(Default)]
struct Station {
    last_departure: Option<f64>,
    waiting: f64,
    visits: u32,
}

struct Train {
    route: Vec<&'static str>,
    start: f64,
    pace: f64,
}

const KILOMETRES: &[(&str, &str, f64)] =
    &[("Aalen", "Bruck", 42.0), ("Bruck", "Calw", 31.5), ("Calw", "Dorn", 18.0), ("Bruck", "Dorn", 55.0)];

fn distance(from: &str, to: &str) -> Option<f64> {
    KILOMETRES
        .iter()
        .find(|(a, b, _)| (*a == from && *b == to) || (*a == to && *b == from))
        .map(|&(_, _, km)| km)
}

fn simulate(x: &[f64]) -> Option<f64> {
    let (headway, dwell) = (x[0], x[1]);
    let trains = vec![
        Train { route: vec!["Aalen", "Bruck", "Calw", "Dorn"], start: 0.0, pace: x[2] },
        Train { route: vec!["Dorn", "Bruck", "Aalen"], start: 5.0, pace: x[3] },
        Train { route: vec!["Calw", "Bruck", "Dorn"], start: 3.0 * x[4], pace: 1.3 },
    ];
    let mut stations: BTreeMap<&str, Station> = BTreeMap::new();
    let mut queue: BinaryHeap<Arrival> = trains
        .iter()
        .enumerate()
        .map(|(train, t)| Arrival { time: t.start, train, stop: 0 })
        .collect();
    let mut finish: HashMap<usize, f64> = HashMap::new();
    let mut energy = 0.0;
    while let Some(Arrival { time, train, stop }) = queue.pop() {
        let line = &trains[train];
        let here = line.route[stop];
        let station = stations.entry(here).or_default();
        let earliest = match station.last_departure {
            Some(last) if last + headway > time + dwell => last + headway,
            _ => time + dwell,
        };
        station.waiting += earliest - time;
        station.visits += 1;
        station.last_departure = Some(earliest);
        let Some(next) = line.route.get(stop + 1) else {
            finish.insert(train, time);
            continue;
        };
        let km = distance(here, next)?;
        energy += km * (1.0 + 0.4 / (line.pace * line.pace));
        queue.push(Arrival { time: earliest + km * line.pace, train, stop: stop + 1 });
    }
    let late: f64 = (0..trains.len()).filter_map(|t| finish.get(&t)).map(|t| t.powi(2)).sum();
    let crowd: f64 = stations.values().map(|s| s.waiting * s.waiting / f64::from(s.visits)).sum();
    Some(0.01 * late.sqrt() + 0.02 * crowd + 0.005 * energy)
}

extern "C" fn cost(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    simulate(x).expect("a route along known lines")
}

fn main() {
    let x = vec![12.0, 2.5, 0.8, 0.65, 7.0];
    let mut d = vec![0.0; x.len()];
    unsafe {
        __enzyme_autodiff(cost as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &|x| cost(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
