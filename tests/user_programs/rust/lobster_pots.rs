//! Fisheries: lobsters by age in a VecDeque, a season's events as an enum with data, state behind &mut self, Option chains; licences as Cow and slices with windows.
include!("harness.rs");
use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};

#[derive(Clone, Debug, PartialEq)]
enum Event {
    Moult,
    Haul { pots: u32, soak_days: f64 },
    Storm(f64),
    Release { age: usize, number: f64 },
    Closed { until: u16 },
    Sale(Cow<'static, str>),
}

#[derive(Clone, Copy, Debug, Default)]
struct Cohort {
    number: f64,
    weight: f64,
    berried: bool,
}

struct Stock {
    cohorts: VecDeque<Cohort>,
    catch: Vec<Option<f64>>,
    closed_until: Option<u16>,
    log: Vec<(u16, &'static str)>,
    landed: f64,
    income: BTreeMap<String, f64>,
}

struct Model {
    growth: f64,
    mortality: f64,
    catchability: f64,
    steepness: f64,
}

impl Stock {
    fn new(model: &Model) -> Stock {
        let cohorts = (0..6)
            .map(|age| Cohort {
                number: 900.0 * (-model.mortality * age as f64).exp(),
                weight: Stock::weight(model, age as f64),
                berried: age % 2 == 1,
            })
            .collect();
        Stock { cohorts, catch: Vec::new(), closed_until: None, log: vec![], landed: 0.0, income: BTreeMap::new() }
    }

    fn weight(model: &Model, age: f64) -> f64 {
        1.6 * (1.0 - (-model.growth * (age + 0.4)).exp()).powi(3)
    }

    fn spawners(&self) -> f64 {
        self.cohorts.iter().filter(|c| c.berried).map(|c| c.number * c.weight).sum()
    }

    /// A year passes: the oldest leave, the young of Beverton and Holt's curve come in.
    fn moult(&mut self, model: &Model) {
        let s = self.spawners();
        let recruits = 4.0 * model.steepness * 800.0 * s / (500.0 * (1.0 - model.steepness) + (5.0 * model.steepness - 1.0) * s);
        for c in self.cohorts.iter_mut() {
            c.number *= (-model.mortality).exp();
            c.weight += 0.3 * (1.6 - c.weight) * model.growth;
            c.berried = !c.berried;
        }
        self.cohorts.push_front(Cohort { number: recruits, weight: Self::weight(model, 0.0), ..Default::default() });
        if self.cohorts.len() > 8 {
            if let Some(last) = self.cohorts.pop_back() {
                if let Some(plus) = self.cohorts.back_mut() {
                    let all = plus.number + last.number;
                    plus.weight = (plus.number * plus.weight + last.number * last.weight) / all;
                    plus.number = all;
                }
            }
        }
    }

    fn haul(&mut self, model: &Model, pots: u32, soak: f64) -> Option<f64> {
        let effort = f64::from(pots) * (1.0 - (-soak / 3.0).exp());
        let fishing = model.catchability * effort;
        let legal = self.cohorts.iter().position(|c| c.weight > 0.35)?;
        let catch = self
            .cohorts
            .iter_mut()
            .skip(legal)
            .filter(|c| !c.berried)
            .map(|c| {
                let total = fishing + 0.02;
                let taken = c.number * fishing / total * (1.0 - (-total).exp());
                c.number -= taken;
                taken * c.weight
            })
            .sum::<f64>();
        (catch > 1e-9).then_some(catch)
    }

    fn on(&mut self, day: u16, event: &Event, model: &Model) {
        if matches!(self.closed_until, Some(until) if until <= day) {
            self.closed_until = None;
        }
        match event {
            Event::Moult => self.moult(model),
            Event::Haul { .. } if self.closed_until.is_some() => self.log.push((day, "closed")),
            Event::Haul { pots, soak_days } => {
                let catch = self.haul(model, *pots, *soak_days);
                self.landed += catch.unwrap_or_default();
                self.catch.push(catch);
            }
            Event::Storm(force) => self.cohorts.iter_mut().rev().take(3).for_each(|c| c.number *= 1.0 - 0.01 * force),
            Event::Release { age, number } => {
                if let Some(c) = self.cohorts.get_mut(*age) {
                    c.number += number;
                } else {
                    self.log.push((day, "nowhere to release"));
                }
            }
            Event::Closed { until } => self.closed_until = Some(self.closed_until.map_or(*until, |u| u.max(*until))),
            Event::Sale(to) => {
                let price = match to.as_ref() {
                    "market" => 14.0 - 0.001 * self.landed,
                    name if name.starts_with("restaurant") => 19.0,
                    _ => 9.0,
                };
                let lot = std::mem::take(&mut self.landed);
                *self.income.entry(to.to_string()).or_default() += price * lot;
            }
        }
    }
}

fn seasons() -> Vec<(u16, Event)> {
    let mut events = Vec::new();
    for year in 0..3u16 {
        let start = 365 * year;
        events.push((start + 10, Event::Haul { pots: 120, soak_days: 2.0 }));
        events.push((start + 14, Event::Sale("market".into())));
        events.push((start + 30, Event::Storm(7.0 + f64::from(year))));
        events.push((start + 40, Event::Closed { until: start + 100 }));
        events.push((start + 60, Event::Haul { pots: 500, soak_days: 1.0 }));
        events.push((start + 150, Event::Haul { pots: 200, soak_days: 3.5 }));
        events.push((start + 151, Event::Sale(Cow::Owned(format!("restaurant {year}")))));
        events.push((start + 200, Event::Moult));
        events.push((start + 210, Event::Release { age: 1 + 5 * usize::from(year), number: 25.0 }));
    }
    events.sort_by_key(|e| e.0);
    events
}

extern "C" fn fishery(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let [growth, mortality, catchability, steepness] = *x else { return f64::NAN };
    let model = Model { growth, mortality, catchability, steepness };
    let mut stock = Stock::new(&model);
    for (day, event) in &seasons() {
        stock.on(*day, event, &model);
    }
    let income: f64 = stock.income.iter().map(|(to, v)| v * if to.len() > 6 { 1.0 } else { 0.95 }).sum();
    let swings: f64 = stock
        .catch
        .windows(2)
        .filter_map(|w| Some((w[0]? - w[1]?).powi(2)))
        .sum();
    let best = stock.catch.iter().flatten().copied().max_by(f64::total_cmp).unwrap_or(0.0);
    assert_eq!(stock.log.iter().filter(|(_, what)| *what == "closed").count(), 3);
    1e-3 * (income + best) - 1e-5 * swings + 1e-4 * stock.spawners()
}

fn main() {
    let x = [0.45, 0.18, 0.0021, 0.7];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(fishery as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    let scaled = |y: &[f64]| fishery([y[0], y[1], 0.001 * y[2], y[3]].as_ptr(), 4);
    compare(&[d[0], d[1], 0.001 * d[2], d[3]], &scaled, &[0.45, 0.18, 2.1, 0.7], 1e-4, 1e-6);
}
