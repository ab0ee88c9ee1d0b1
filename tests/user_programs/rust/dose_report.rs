//! Medicine: doses are computed and a report is written into a String with write! and format!; the text has no derivative.
include!("harness.rs");
use std::fmt::{self, Display, Write};

#[derive(Clone)]
struct Dose {
    drug: String,
    milligrams: f64,
    interval: u32,
}

impl Display for Dose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<12} {:8.2} mg every {} h", self.drug, self.milligrams, self.interval)
    }
}

struct Patient {
    weight: f64,
    clearance: f64,
}

fn level(p: &Patient, d: &Dose, hours: u32) -> f64 {
    let k = p.clearance / (0.7 * p.weight);
    (0..hours).step_by(d.interval as usize).map(|t| d.milligrams / p.weight * (-k * (hours - t) as f64).exp()).sum()
}

extern "C" fn risk(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let patient = Patient { weight: x[0], clearance: x[1] };
    let doses = [
        Dose { drug: "A".to_string(), milligrams: x[2], interval: 8 },
        Dose { drug: "long-acting B".to_string(), milligrams: x[3], interval: 12 },
    ];
    let mut report = String::new();
    let mut sum = 0.0;
    for d in &doses {
        let l = level(&patient, d, 36);
        write!(report, "{d}").unwrap();
        writeln!(report, ": level {l:.3}").unwrap();
        sum += (l - 1.0) * (l - 1.0);
    }
    report.push_str(&format!("total {sum:.1}\n"));
    let lines = report.lines().filter(|l| l.contains("mg")).count();
    sum * lines as f64 + 0.01 * patient.weight
}

fn main() {
    let x = [71.0, 5.2, 200.0, 350.0];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(risk as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 4usize) };
    compare(&d, &|x| risk(x.as_ptr(), 4), &x, 1e-3, 1e-7);
}
