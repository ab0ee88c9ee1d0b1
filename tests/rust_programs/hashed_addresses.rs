//! Addresses of what is differentiated as keys of hash maps.

include!("check.rs");

use std::collections::{HashMap, HashSet};
use std::ptr;
use std::rc::Rc;

struct Part {
    size: f64,
    inner: Vec<Rc<Part>>,
}

fn worth(part: &Rc<Part>, known: &mut HashMap<*const Part, f64>) -> f64 {
    if let Some(value) = known.get(&Rc::as_ptr(part)) {
        return 0.9 * value;
    }
    let inner: f64 = part.inner.iter().map(|p| worth(p, known)).sum();
    let value = part.size.sin() + inner * part.size;
    known.insert(Rc::as_ptr(part), value);
    value
}

extern "C" fn shared(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let leaf = Rc::new(Part { size: x[0], inner: vec![] });
    let other = Rc::new(Part { size: x[1], inner: vec![leaf.clone()] });
    let top = Rc::new(Part { size: x[2], inner: vec![leaf.clone(), other.clone(), leaf] });
    worth(&top, &mut HashMap::new()) + worth(&other, &mut HashMap::new()) * x[3]
}

#[derive(Clone, Copy)]
struct ByAddress<'a>(&'a f64);
impl PartialEq for ByAddress<'_> {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}
impl Eq for ByAddress<'_> {}
impl std::hash::Hash for ByAddress<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        ptr::hash(self.0, state);
    }
}

extern "C" fn distinct(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut seen = HashSet::new();
    let mut sum = 0.0;
    for i in 0..2 * n {
        if seen.insert(ByAddress(&x[i * i % n])) {
            sum = sum * 0.5 + x[i * i % n].exp();
        }
    }
    let mut all: Vec<f64> = seen.iter().map(|a| *a.0).collect();
    all.sort_by(f64::total_cmp);
    sum + all.iter().zip(1..).map(|(v, k)| v * v / f64::from(k)).sum::<f64>()
}

fn main() {
    let mut wrong = 0;
    check!(wrong, shared, 1e-6);
    check!(wrong, distinct, 1e-6);
    std::process::exit(wrong);
}
