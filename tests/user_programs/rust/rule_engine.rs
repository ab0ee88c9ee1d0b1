//! Credit scoring: rules are boxed closures by name, scored customers in groups, a builder, mem::take of buffers.
include!("harness.rs");
use std::collections::BTreeMap;
use std::mem;

type Rule<'a> = Box<dyn Fn(&Customer) -> Option<f64> + 'a>;

#[derive(Debug, Clone)]
struct Customer {
    id: u32,
    income: f64,
    debt: f64,
    town: Option<String>,
}

#[derive(Default)]
struct Engine<'a> {
    rules: Vec<(&'static str, Rule<'a>)>,
    trail: Vec<String>,
}
impl<'a> Engine<'a> {
    fn rule(mut self, name: &'static str, f: impl Fn(&Customer) -> Option<f64> + 'a) -> Self {
        self.rules.push((name, Box::new(f)));
        self
    }
    fn score(&mut self, c: &Customer) -> f64 {
        let mut score = 0.0;
        for (name, rule) in &self.rules {
            match rule(c) {
                Some(points) => score += points,
                None => self.trail.push(format!("{name} skips {}", c.id)),
            }
        }
        score
    }
    fn flush(&mut self) -> Vec<String> {
        mem::take(&mut self.trail)
    }
}

extern "C" fn loss(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let weight = x[0];
    let mut engine = Engine::default()
        .rule("income", move |c| Some(weight * c.income.ln()))
        .rule("debt", |c| (c.debt > 0.0).then(|| -x[1] * c.debt / c.income))
        .rule("town", |c| c.town.as_deref().map(|t| x[2] * t.len() as f64));
    let people = [
        Customer { id: 1, income: 30.0, debt: 5.0, town: Some("Ulm".into()) },
        Customer { id: 2, income: 55.0 * x[3], debt: 0.0, town: None },
        Customer { id: 3, income: 18.0, debt: 11.0, town: Some("Passau".into()) },
        Customer { id: 4, income: 72.0, debt: 30.0 * x[3], town: None },
    ];
    let mut groups: BTreeMap<bool, Vec<f64>> = BTreeMap::new();
    for p in people.iter().cloned() {
        let s = engine.score(&p);
        groups.entry(p.town.is_some()).or_default().push(1.0 / (1.0 + (-s).exp()));
    }
    let notes = engine.flush();
    assert!(engine.trail.is_empty());
    let paid = [true, false];
    groups
        .iter()
        .zip(paid)
        .flat_map(|((_, p), paid)| p.iter().map(move |p| if paid { -p.ln() } else { -(1.0 - p).ln() }))
        .sum::<f64>()
        + notes.len() as f64
}

fn main() {
    let x = [0.3, 1.5, 0.1, 1.1];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(loss as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 4usize) };
    compare(&d, &|x| loss(x.as_ptr(), 4), &x, 1e-4, 1e-7);
}
