//! Mobility: a day of a bicycle-share scheme as events in a heap, stations in a hash map, riders' choices, a rebalancing van.
include!("differences.inc");
use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, HashMap, HashSet};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct StationId(u16);

#[derive(Debug, Clone, Copy, PartialEq)]
struct Time(f64);

impl Eq for Time {}
impl PartialOrd for Time {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Time {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[derive(Debug, Clone, PartialEq)]
enum Event {
    Demand { at: StationId, riders: f64 },
    Arrival { at: StationId, riders: f64, paid: Option<f64> },
    Van { route: Vec<StationId> },
    Close(StationId, String),
}

#[derive(Debug)]
struct Scheduled(Time, usize, Event);

impl PartialEq for Scheduled {
    fn eq(&self, o: &Self) -> bool {
        self.cmp(o) == Ordering::Equal
    }
}
impl Eq for Scheduled {}
impl PartialOrd for Scheduled {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Scheduled {
    fn cmp(&self, o: &Self) -> Ordering {
        (self.0, self.1).cmp(&(o.0, o.1))
    }
}

#[derive(Debug, Default, Clone)]
struct Station {
    bikes: f64,
    docks: f64,
    lost: f64,
    neighbours: Vec<(StationId, f64)>,
}

struct Scheme {
    stations: HashMap<StationId, Station>,
    queue: BinaryHeap<Reverse<Scheduled>>,
    closed: HashSet<StationId>,
    notes: Vec<String>,
    number: usize,
    income: f64,
    fare: f64,
}

impl Scheme {
    fn schedule(&mut self, at: f64, event: Event) {
        self.number += 1;
        self.queue.push(Reverse(Scheduled(Time(at), self.number, event)));
    }

    fn station(&mut self, id: StationId) -> Result<&mut Station, String> {
        self.stations.get_mut(&id).ok_or_else(|| format!("no station {}", id.0))
    }

    fn run(&mut self) -> Result<usize, String> {
        let mut handled = 0;
        while let Some(Reverse(Scheduled(Time(now), _, event))) = self.queue.pop() {
            handled += 1;
            match event {
                Event::Demand { at, riders } => {
                    let closed = self.closed.contains(&at);
                    let station = self.station(at)?;
                    let taken = if closed { 0.0 } else { riders.min(station.bikes) };
                    station.bikes -= taken;
                    station.lost += riders - taken;
                    let weights: f64 = station.neighbours.iter().map(|(_, d)| (-d).exp()).sum();
                    let trips: Vec<_> = station.neighbours.iter().map(|&(to, d)| (to, d, taken * (-d).exp() / weights)).collect();
                    for (to, distance, riders) in trips {
                        let paid = (distance > 0.9).then_some(self.fare * distance);
                        self.schedule(now + distance * 0.25, Event::Arrival { at: to, riders, paid });
                    }
                }
                Event::Arrival { at, riders, paid } => {
                    let station = self.station(at)?;
                    let space = (station.docks - station.bikes).max(0.0);
                    let parked = riders - (riders - space).max(0.0);
                    station.bikes += parked;
                    station.lost += 0.5 * (riders - parked);
                    self.income += paid.map_or(0.4 * riders, |p| p * riders);
                }
                Event::Van { route } => {
                    let mean = route.iter().filter_map(|id| self.stations.get(id)).map(|s| s.bikes).sum::<f64>() / route.len() as f64;
                    for id in &route {
                        let s = self.station(*id)?;
                        s.bikes += 0.8 * (mean - s.bikes);
                    }
                    self.notes.push(format!("van at {} stations", route.len()));
                }
                Event::Close(id, reason) => {
                    self.closed.insert(id);
                    self.notes.push(reason);
                }
            }
        }
        Ok(handled)
    }
}

fn day(x: &[f64]) -> Result<f64, String> {
    let links = [(1, 2, 0.7), (1, 3, 1.2), (2, 3, 0.8), (3, 4, 1.5), (2, 4, 1.0)];
    let mut stations: HashMap<StationId, Station> = (1..=4).map(|i| (StationId(i), Station { bikes: x[0] + f64::from(i), docks: 11.5, ..Station::default() })).collect();
    for (a, b, d) in links {
        for (from, to) in [(a, b), (b, a)] {
            stations.entry(StationId(from)).or_default().neighbours.push((StationId(to), d * x[1]));
        }
    }
    let mut scheme = Scheme { stations, queue: BinaryHeap::new(), closed: HashSet::new(), notes: vec![], number: 0, income: 0.0, fare: x[2] };
    for hour in 0..6u16 {
        scheme.schedule(f64::from(hour), Event::Demand { at: StationId(hour % 4 + 1), riders: x[3] * f64::from(hour + 2) });
    }
    scheme.schedule(2.5, Event::Van { route: vec![StationId(1), StationId(4), StationId(2)] });
    scheme.schedule(4.1, Event::Close(StationId(2), "works".to_string()));
    let handled = scheme.run()?;
    let mut ids: Vec<&StationId> = scheme.stations.keys().collect();
    ids.sort();
    let lost: f64 = ids.iter().enumerate().map(|(k, id)| (k + 1) as f64 * scheme.stations[id].lost).sum();
    let notes: usize = scheme.notes.iter().map(String::len).sum();
    Ok(scheme.income - 0.3 * lost + handled as f64 * 0.01 + notes as f64 * x[2] * 0.001)
}

extern "C" fn profit(x: *const f64, n: usize) -> f64 {
    day(unsafe { std::slice::from_raw_parts(x, n) }).unwrap()
}

fn main() {
    let x = [4.3, 1.05, 1.7, 1.3];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(profit as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-5, |h| { let mut y = x; y[i] += h; profit(y.as_ptr(), 4) }));
    }
    c.done();
}
