//! Perfumery: an accord as a linked list of Option<Box>, notes with Cow names, evaporation by an own iterator, mixing by take and replace.
include!("harness.rs");

use std::borrow::Cow;
use std::mem;

#[derive(Debug, Clone, PartialEq)]
enum Family {
    Citrus,
    Floral(u8),
    Wood { age: f64 },
}

#[derive(Debug)]
struct Note {
    name: Cow<'static, str>,
    family: Family,
    amount: f64,
    next: Option<Box<Note>>,
}

#[derive(Debug, Default)]
struct Accord {
    head: Option<Box<Note>>,
    length: usize,
}

struct Notes<'a> {
    at: Option<&'a Note>,
}

impl<'a> Iterator for Notes<'a> {
    type Item = &'a Note;
    fn next(&mut self) -> Option<Self::Item> {
        let note = self.at?;
        self.at = note.next.as_deref();
        Some(note)
    }
}

impl Accord {
    fn push(&mut self, name: impl Into<Cow<'static, str>>, family: Family, amount: f64) {
        let next = self.head.take();
        self.head = Some(Box::new(Note { name: name.into(), family, amount, next }));
        self.length += 1;
    }
    fn iter(&self) -> Notes<'_> {
        Notes { at: self.head.as_deref() }
    }
    fn reverse(&mut self) {
        let mut done = None;
        let mut rest = self.head.take();
        while let Some(mut note) = rest {
            rest = mem::replace(&mut note.next, done);
            done = Some(note);
        }
        self.head = done;
    }
    fn evaporate(&mut self, hours: f64, warmth: f64) -> f64 {
        let mut lost = 0.0;
        let mut at = &mut self.head;
        while let Some(note) = at {
            let rate = match &note.family {
                Family::Citrus => 1.2,
                Family::Floral(petals) => 0.4 + 0.02 * f64::from(*petals),
                Family::Wood { age } => 0.1 / (1.0 + age),
            };
            let left = note.amount * (-rate * warmth * hours).exp();
            lost += note.amount - left;
            note.amount = left;
            if let Family::Wood { age } = &mut note.family {
                *age += hours * warmth * 0.1;
            }
            at = &mut note.next;
        }
        lost
    }
    fn drop_faint(&mut self, limit: f64) -> Vec<Cow<'static, str>> {
        let mut gone = Vec::new();
        let mut at = &mut self.head;
        loop {
            match at {
                None => break,
                Some(note) if note.amount < limit => {
                    gone.push(mem::take(&mut note.name));
                    *at = note.next.take();
                    self.length -= 1;
                }
                Some(note) => at = &mut note.next,
            }
        }
        gone
    }
    fn insert_sorted(&mut self, mut new: Box<Note>) {
        let mut at = &mut self.head;
        while at.as_ref().is_some_and(|n| n.amount > new.amount) {
            at = &mut at.as_mut().unwrap().next;
        }
        new.next = at.take();
        *at = Some(new);
        self.length += 1;
    }
}

fn scent(x: &[f64]) -> f64 {
    let mut accord = Accord::default();
    accord.push("bergamot", Family::Citrus, x[0]);
    accord.push("rose", Family::Floral(12), x[1]);
    accord.push(format!("{} {}", "sandal", "wood"), Family::Wood { age: x[3] }, x[2]);
    accord.push("lime", Family::Citrus, 0.3 * x[0] * x[1]);
    let mut felt = 0.0;
    for hour in 0..6 {
        let lost = accord.evaporate(0.5 + 0.1 * hour as f64, x[4]);
        felt += lost.ln_1p() / (1.0 + hour as f64);
        if hour == 2 {
            accord.reverse();
            let boxed = Box::new(Note { name: Cow::Borrowed("musk"), family: Family::Wood { age: 2.0 }, amount: felt * 0.2, next: None });
            accord.insert_sorted(boxed);
        }
        let gone = accord.drop_faint(0.02);
        felt += gone.iter().map(|n| n.len() as f64).sum::<f64>() * 0.01 * x[2];
    }
    let dry: f64 = accord.iter().enumerate().map(|(i, n)| n.amount * (n.name.len() + i) as f64).sum();
    felt + dry * 0.1 + accord.length as f64
}

fn scent_at(x: *const f64, n: usize) -> f64 {
    scent(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.3, 0.9, 0.7, 1.5, 0.8];
    let mut d = [0.0; 5];
    unsafe {
        __enzyme_autodiff(scent_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &scent, &x, 1e-5, 1e-6);
}
