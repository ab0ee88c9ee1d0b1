//! Pharmacology: doses and samples of a clinic as events in a heap, a patient of two compartments between them, mistakes as errors.
include!("differences.inc");
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BinaryHeap};

#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Time(f64);
impl Eq for Time {}
#[allow(clippy::derive_ord_xor_partial_ord)]
impl Ord for Time {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[derive(Clone, PartialEq)]
enum Kind {
    Bolus { milligrams: f64 },
    Infusion { rate: f64, hours: f64 },
    Stop { rate: f64 },
    Sample(&'static str),
}

struct Event {
    time: Time,
    order: u32,
    kind: Kind,
}
impl PartialEq for Event {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for Event {}
impl PartialOrd for Event {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Event {
    fn cmp(&self, other: &Self) -> Ordering {
        self.time.cmp(&other.time).then_with(|| self.order.cmp(&other.order))
    }
}

#[derive(Default)]
struct Agenda {
    heap: BinaryHeap<Reverse<Event>>,
    count: u32,
}
impl Agenda {
    fn plan(&mut self, time: f64, kind: Kind) {
        self.count += 1;
        self.heap.push(Reverse(Event { time: Time(time), order: self.count, kind }));
    }
    fn next(&mut self) -> Option<(f64, Kind)> {
        self.heap.pop().map(|Reverse(e)| (e.time.0, e.kind))
    }
}

#[derive(Debug, Clone, Copy)]
struct Patient {
    clearance: f64,
    volume: f64,
    exchange: [f64; 2],
}

#[derive(Clone, Copy, Default)]
struct Body {
    central: f64,
    outer: f64,
}

impl Patient {
    fn pass(&self, mut body: Body, rate: f64, hours: f64) -> Body {
        let steps = ((hours / 0.25).ceil() as usize).max(1);
        let h = hours / steps as f64;
        let slope = |b: Body| {
            let out = self.clearance / self.volume * b.central / (1.0 + 0.01 * b.central);
            let flow = self.exchange[0] * b.central - self.exchange[1] * b.outer;
            Body { central: rate - out - flow, outer: flow }
        };
        for _ in 0..steps {
            let k = slope(body);
            let middle = slope(Body { central: body.central + 0.5 * h * k.central, outer: body.outer + 0.5 * h * k.outer });
            body.central += h * middle.central;
            body.outer += h * middle.outer;
        }
        body
    }
}

fn treat(patient: &Patient, agenda: &mut Agenda) -> Result<BTreeMap<&'static str, f64>, String> {
    let (mut body, mut rate, mut now) = (Body::default(), 0.0, 0.0);
    let mut samples = BTreeMap::new();
    while let Some((time, kind)) = agenda.next() {
        if time < now {
            return Err(format!("{time} is over"));
        }
        body = patient.pass(body, rate, time - now);
        now = time;
        match kind {
            Kind::Bolus { milligrams } => body.central += milligrams,
            Kind::Infusion { rate: r, hours } => {
                rate += r;
                agenda.plan(now + hours, Kind::Stop { rate: r });
            }
            Kind::Stop { rate: r } => rate -= r,
            Kind::Sample(name) => {
                let level = body.central / patient.volume;
                if samples.insert(name, level).is_some() {
                    return Err(format!("{name} twice"));
                }
                if level < 0.8 {
                    agenda.plan(now + 0.5, Kind::Bolus { milligrams: 20.0 / (1.0 + level) });
                }
            }
        }
    }
    Ok(samples)
}

extern "C" fn outcome(x: *const f64) -> f64 {
    let &[clearance, volume, a, b, dose, rate, hours] = unsafe { &*x.cast::<[f64; 7]>() };
    let patient = Patient { clearance, volume, exchange: [a, b] };
    let mut agenda = Agenda::default();
    for (i, name) in ["noon", "two", "evening", "night"].into_iter().enumerate() {
        agenda.plan(2.0 + 3.3 * i as f64, Kind::Sample(name));
    }
    agenda.plan(0.0, Kind::Bolus { milligrams: dose });
    agenda.plan(1.0, Kind::Infusion { rate, hours });
    agenda.plan(6.0, Kind::Bolus { milligrams: 0.5 * dose });
    match treat(&patient, &mut agenda) {
        Ok(samples) => samples.iter().map(|(name, level)| (level - 1.2).powi(2) * name.len() as f64).sum(),
        Err(text) => -(text.len() as f64),
    }
}

fn main() {
    let x = [5.1, 30.3, 0.4, 0.25, 45.0, 8.0, 3.15];
    let mut d = [0.0; 7];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(outcome as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    for i in 0..7 {
        let want = cd(1e-4 * x[i], |h| { let mut y = x; y[i] += h; outcome(y.as_ptr()) });
        c.cmp(&format!("d{i}"), d[i], want);
        let mut t = [0.0; 7];
        t[i] = 1.0;
        let f = unsafe { __enzyme_fwddiff(outcome as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr()) };
        c.cmpt(&format!("f{i}"), f, d[i], 1e-8);
    }
    c.done();
}
