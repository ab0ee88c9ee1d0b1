//! Hydroponics: tanks that are shared and observed, pumps that are scheduled by a text, controllers behind a trait, a log that is drained.
include!("differences.inc");
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::{Rc, Weak};

#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Solution {
    litres: f64,
    nitrate: f64,
    ph: f64,
}

trait Observer {
    fn changed(&self, tank: &str, now: Solution);
    fn report(&self) -> Option<f64> {
        None
    }
}

struct Tank {
    name: Box<str>,
    content: RefCell<Solution>,
    observers: RefCell<Vec<Weak<dyn Observer>>>,
}

impl Tank {
    fn new(name: &str, content: Solution) -> Rc<Self> {
        Rc::new(Tank { name: name.into(), content: RefCell::new(content), observers: RefCell::default() })
    }
    fn update(&self, f: impl FnOnce(&mut Solution)) {
        f(&mut self.content.borrow_mut());
        let now = *self.content.borrow();
        self.observers.borrow_mut().retain(|o| match o.upgrade() {
            Some(o) => {
                o.changed(&self.name, now);
                true
            }
            None => false,
        });
    }
    fn observe(&self, observer: &Rc<impl Observer + 'static>) {
        let weak: Weak<dyn Observer> = Rc::downgrade(observer) as Weak<dyn Observer>;
        self.observers.borrow_mut().push(weak);
    }
}

#[derive(Default)]
struct Extremes {
    lowest: Cell<Option<f64>>,
    highest: Cell<f64>,
}
impl Observer for Extremes {
    fn changed(&self, _: &str, now: Solution) {
        let lowest = self.lowest.get().map_or(now.ph, |l| l.min(now.ph));
        self.lowest.set(Some(lowest));
        self.highest.set(self.highest.get().max(now.nitrate));
    }
    fn report(&self) -> Option<f64> {
        self.lowest.get().map(|l| self.highest.get() - l)
    }
}

struct Log {
    lines: RefCell<VecDeque<(String, f64)>>,
    most: usize,
}
impl Observer for Log {
    fn changed(&self, tank: &str, now: Solution) {
        let mut lines = self.lines.borrow_mut();
        if lines.len() == self.most {
            lines.pop_front();
        }
        lines.push_back((format!("{tank}:{:.0}", now.litres), now.nitrate * now.litres));
    }
}

#[derive(Debug, Clone, PartialEq)]
enum Action {
    Pump { from: String, to: String, litres: f64 },
    Dose { tank: String, grams: f64 },
    Acid(String),
    Wait,
}

fn parse(line: &str) -> Result<(u32, Action), String> {
    let (time, rest) = line.split_once(' ').ok_or_else(|| format!("{line}?"))?;
    let (h, m) = time.split_once(':').ok_or("no time")?;
    let minutes = h.parse::<u32>().map_err(|e| e.to_string())? * 60 + m.parse::<u32>().map_err(|e| e.to_string())?;
    let words: Vec<&str> = rest.split_ascii_whitespace().collect();
    let number = |w: &str| w.parse::<f64>().map_err(|e| format!("{w}: {e}"));
    let action = match &words[..] {
        ["pump", from, "->", to, litres] => Action::Pump { from: from.to_string(), to: to.to_string(), litres: number(litres)? },
        ["dose", tank, grams] => Action::Dose { tank: (*tank).into(), grams: number(grams.trim_end_matches('g'))? },
        ["acid", tank] => Action::Acid(tank.to_string()),
        ["wait"] | [] => Action::Wait,
        [verb, ..] => return Err(format!("cannot {verb}")),
    };
    Ok((minutes, action))
}

struct Plant {
    tanks: BTreeMap<String, Rc<Tank>>,
    uptake: f64,
    strength: f64,
}

impl Plant {
    fn tank(&self, name: &str) -> Option<Rc<Tank>> {
        self.tanks.get(name).cloned()
    }
    fn grow(&self, minutes: f64) {
        for tank in self.tanks.values() {
            tank.update(|s| {
                let eaten = self.uptake * s.nitrate / (5.0 + s.nitrate) * minutes / 60.0;
                s.nitrate = (s.nitrate - eaten).max(0.0);
                s.ph += 0.02 * eaten;
            });
        }
    }
    fn run(&self, action: &Action, scale: f64) -> Option<()> {
        match action {
            Action::Pump { from, to, litres } => {
                let (source, target) = (self.tank(from)?, self.tank(to)?);
                let taken = litres.min(0.5 * source.content.borrow().litres) * scale;
                let what = Solution { litres: taken, ..*source.content.borrow() };
                source.update(|s| s.litres -= taken);
                target.update(|s| {
                    let total = s.litres + what.litres;
                    s.nitrate = (s.nitrate * s.litres + what.nitrate * what.litres) / total;
                    s.ph = (s.ph * s.litres + what.ph * what.litres) / total;
                    s.litres = total;
                });
            }
            Action::Dose { tank, grams } => self.tank(tank)?.update(|s| s.nitrate += 10.0 * grams * scale / s.litres),
            Action::Acid(tank) => self.tank(tank)?.update(|s| s.ph = 5.8 + (s.ph - 5.8) * (-self.strength).exp()),
            Action::Wait => {}
        }
        Some(())
    }
}

const SCHEDULE: &str = "06:00 dose main 12g\n06:30 pump main -> bed 20.5\n07:15 acid bed\n08:00 wait\n09:10 pump bed -> drain 5\n9h acid bed\n10:00 dose bed two\n11:45 pump main -> nowhere 3\n12:00 shake bed\n13:20 dose bed 2.5g";

extern "C" fn harvest(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let start = |litres, nitrate| Solution { litres, nitrate, ph: 6.4 };
    let tanks: BTreeMap<_, _> = [("main", start(x[0], x[1])), ("bed", start(30.0, 8.0)), ("drain", start(1.0, 0.5))]
        .into_iter()
        .map(|(name, s)| (name.to_string(), Tank::new(name, s)))
        .collect();
    let extremes = Rc::new(Extremes::default());
    let log = Rc::new(Log { lines: RefCell::default(), most: 4 });
    for (name, tank) in &tanks {
        tank.observe(&extremes);
        if name != "drain" {
            tank.observe(&log);
        }
    }
    {
        let gone = Rc::new(Extremes::default());
        tanks.values().for_each(|t| t.observe(&gone));
    }
    let plant = Plant { tanks, uptake: x[2], strength: x[3] };
    let (mut last, mut missed) = (360, 0);
    for line in SCHEDULE.lines() {
        match parse(line) {
            Ok((minutes, action)) => {
                plant.grow(f64::from(minutes - last));
                last = minutes;
                if plant.run(&action, x[4]).is_none() {
                    missed += 1;
                }
            }
            Err(text) => missed += text.len(),
        }
    }
    let logged: f64 = log.lines.borrow_mut().drain(..).zip(1..).map(|((text, v), i)| v * f64::from(i) / text.len() as f64).sum();
    let bed = *plant.tanks["bed"].content.borrow();
    extremes.report().unwrap_or(0.0) + 0.01 * logged + bed.ph * bed.litres / 30.0 - 0.001 * missed as f64 * x[2]
}

fn main() {
    let x = [80.0, 14.0, 2.5, 0.7, 0.9];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(harvest as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-4, |h| { let mut y = x; y[i] += h; harvest(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
