//! Laboratory: a journal that keeps numbers and text in one struct; lines are written into its String with write!.
include!("harness.rs");
use std::fmt::Write as _;

#[derive(Default)]
struct Journal {
    text: String,
    total: f64,
    lines: Vec<(String, f64)>,
}

impl Journal {
    fn note(&mut self, what: &str, value: f64) {
        self.total += value * value;
        write!(self.text, "{what}: {value:.3}; ").unwrap();
        writeln!(&mut self.text, "total {:>10.2}", self.total).unwrap();
        let mut line = String::new();
        write!(line, "{}={:.4e}", what, value).expect("strings grow");
        self.lines.push((line, value.sin()));
    }
    fn longest(&self) -> f64 {
        self.lines.iter().max_by_key(|(l, _)| l.len()).map_or(0.0, |(_, v)| *v)
    }
}

extern "C" fn yield_of(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut journal = Journal::default();
    for (i, v) in x.iter().enumerate() {
        let name = if i % 2 == 0 { "acid" } else { "a base that is stronger than others" };
        journal.note(name, v * (1.0 + 0.1 * i as f64));
        if i == 1 {
            journal.text.clear();
        }
    }
    let many = journal.text.len() > 40;
    journal.total + journal.longest() * if many { 2.0 } else { 1.0 } + journal.lines.iter().map(|l| l.1).sum::<f64>()
}

fn main() {
    let x = [1.2, 0.7, 2.1, 0.4];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(yield_of as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 4usize) };
    compare(&d, &|x| yield_of(x.as_ptr(), 4), &x, 1e-4, 1e-7);
}
