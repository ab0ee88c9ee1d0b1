//! Control: fuzzy rules parsed from sentences, memberships as Rc<dyn Fn>, variables by name, defuzzification by folds; a room that is heated.
include!("harness.rs");

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

type Membership = Rc<dyn Fn(f64) -> f64>;

fn triangle(left: f64, top: f64, right: f64) -> Membership {
    Rc::new(move |x| ((x - left) / (top - left)).min((right - x) / (right - top)).clamp(0.0, 1.0))
}

fn bell(centre: f64, width: f64) -> Membership {
    Rc::new(move |x| 1.0 / (1.0 + ((x - centre) / width).powi(4)))
}

fn sigmoid(at: f64, steep: f64) -> Membership {
    Rc::new(move |x: f64| 1.0 / (1.0 + (-(x - at) * steep).exp()))
}

#[derive(Debug, Clone, PartialEq)]
enum Clause {
    Is(String, String),
    Not(Box<Clause>),
    All(Vec<Clause>),
    Any(Vec<Clause>),
}

#[derive(Debug, Clone)]
struct Rule {
    when: Clause,
    then: String,
    weight: Option<f64>,
}

fn clause(text: &str) -> Option<Clause> {
    if text.contains(" or ") {
        return text.split(" or ").map(clause).collect::<Option<Vec<_>>>().map(Clause::Any);
    }
    if text.contains(" and ") {
        return text.split(" and ").map(clause).collect::<Option<Vec<_>>>().map(Clause::All);
    }
    let (variable, term) = text.trim().split_once(" is ")?;
    Some(match term.strip_prefix("not ") {
        Some(rest) => Clause::Not(Box::new(Clause::Is(variable.to_string(), rest.to_string()))),
        None => Clause::Is(variable.to_string(), term.to_string()),
    })
}

fn rule(line: &str) -> Option<Rule> {
    let (when, rest) = line.strip_prefix("if ")?.split_once(" then ")?;
    let (then, weight) = match rest.split_once(" with ") {
        Some((then, w)) => (then, Some(w.parse().ok()?)),
        None => (rest, None),
    };
    Some(Rule { when: clause(when)?, then: then.to_string(), weight })
}

struct Controller {
    terms: HashMap<(String, String), Membership>,
    outputs: BTreeMap<String, f64>,
    rules: Vec<Rule>,
}

impl Controller {
    fn degree(&self, when: &Clause, now: &HashMap<&str, f64>) -> f64 {
        match when {
            Clause::Is(variable, term) => {
                let key = (variable.clone(), term.clone());
                match (self.terms.get(&key), now.get(variable.as_str())) {
                    (Some(membership), Some(&value)) => membership(value),
                    _ => 0.0,
                }
            }
            Clause::Not(inner) => 1.0 - self.degree(inner, now),
            Clause::All(parts) => parts.iter().map(|c| self.degree(c, now)).product(),
            Clause::Any(parts) => 1.0 - parts.iter().map(|c| 1.0 - self.degree(c, now)).product::<f64>(),
        }
    }
    fn output(&self, now: &HashMap<&str, f64>) -> f64 {
        let (top, bottom) = self
            .rules
            .iter()
            .filter_map(|r| Some((self.degree(&r.when, now) * r.weight.unwrap_or(1.0), *self.outputs.get(&r.then)?)))
            .fold((0.0, 1e-9), |(t, b), (degree, value)| (t + degree * value, b + degree));
        top / bottom
    }
}

const RULES: &str = "\
if room is cold then full
if room is mild and outside is frosty then half with 0.8
if room is mild and outside is not frosty then low
if room is hot or change is rising then off
when in doubt then half
if room is mild then unknown";

fn discomfort(x: &[f64]) -> f64 {
    let mut terms: HashMap<(String, String), Membership> = HashMap::new();
    let mut add = |variable: &str, term: &str, m: Membership| terms.insert((variable.into(), term.into()), m);
    let mild = triangle(x[0] - 4.0, x[0], x[0] + 4.0);
    add("room", "cold", sigmoid(x[0] - 2.0, -1.1));
    add("room", "mild", mild.clone());
    add("room", "hot", sigmoid(x[0] + 2.0, x[1]));
    add("outside", "frosty", bell(-5.0, 6.0 * x[1]));
    add("change", "rising", sigmoid(0.3, 8.0));
    let outputs = [("full", 3.0 * x[2]), ("half", 1.5 * x[2]), ("low", 0.4), ("off", 0.0)];
    let controller = Controller {
        terms,
        outputs: outputs.iter().map(|&(k, v)| (k.to_string(), v)).collect(),
        rules: RULES.lines().filter_map(rule).collect(),
    };
    let (mut room, mut before, mut total) = (16.0, 16.0, 0.0);
    for hour in 0..24 {
        let outside = -2.0 + 5.0 * (f64::from(hour) * 0.26).sin();
        let now = HashMap::from([("room", room), ("outside", outside), ("change", room - before)]);
        before = room;
        let heat = controller.output(&now);
        room += 0.25 * (heat * 4.0 - x[3] * (room - outside));
        total += (room - x[0]).powi(2) + 0.2 * heat;
    }
    total / 24.0 + mild(room) + 0.1 * Rc::strong_count(&mild) as f64
}

fn discomfort_at(x: *const f64, n: usize) -> f64 {
    discomfort(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [20.3, 1.2, 1.1, 0.17];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(discomfort_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &discomfort, &x, 1e-5, 1e-5);
}
