//! Banking: a ledger of loans by day in a BTreeMap, errors that are boxed, a guard that books when it is dropped.
include!("harness.rs");
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

#[derive(Debug, Clone)]
enum Entry {
    Payout { amount: f64, rate: f64 },
    Payment(f64),
    Fee { what: String, share: f64 },
    Note(String),
}

#[derive(Debug)]
struct Overdrawn {
    day: u32,
    by: f64,
}
impl fmt::Display for Overdrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "day {}: overdrawn by {:.2}", self.day, self.by)
    }
}
impl Error for Overdrawn {}

#[derive(Default)]
struct Ledger {
    days: BTreeMap<u32, Vec<Entry>>,
}
struct Accrual<'a> {
    interest: f64,
    total: &'a mut f64,
}
impl Drop for Accrual<'_> {
    fn drop(&mut self) {
        *self.total += self.interest;
    }
}

impl Ledger {
    fn book(&mut self, day: u32, entry: Entry) -> &mut Self {
        self.days.entry(day).or_default().push(entry);
        self
    }
    fn settle(&self, until: u32) -> Result<(f64, usize), Box<dyn Error>> {
        let (mut debt, mut rate, mut last, mut notes) = (0.0, 0.0, 0, 0);
        let mut interest = 0.0;
        for (&day, entries) in self.days.range(..=until) {
            {
                let accrual = Accrual { interest: debt * rate * f64::from(day - last) / 365.0, total: &mut interest };
                if accrual.interest < 0.0 {
                    return Err("negative interest".into());
                }
            }
            last = day;
            for entry in entries {
                match entry {
                    Entry::Payout { amount, rate: r } => {
                        rate = (debt * rate + amount * r) / (debt + amount);
                        debt += amount;
                    }
                    Entry::Payment(amount) if *amount > debt => {
                        return Err(Box::new(Overdrawn { day, by: amount - debt }));
                    }
                    Entry::Payment(amount) => debt -= amount,
                    Entry::Fee { what, share } => debt += debt * share * what.len() as f64,
                    Entry::Note(text) => notes += text.parse::<usize>()?,
                }
            }
        }
        Ok((debt + interest, notes))
    }
}

extern "C" fn balance(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut ledger = Ledger::default();
    ledger
        .book(3, Entry::Payout { amount: x[0], rate: x[1] })
        .book(40, Entry::Payment(x[2]))
        .book(90, Entry::Fee { what: "late".to_string(), share: x[3] })
        .book(90, Entry::Note("17".to_string()))
        .book(60, Entry::Payout { amount: 2.0 * x[2], rate: x[1] * x[1] })
        .book(200, Entry::Payment(x[4]))
        .book(300, Entry::Note("many".to_string()));
    let (debt, notes) = ledger.settle(250).unwrap_or((0.0, 0));
    let failed = ledger.settle(365).is_err();
    debt * (1.0 + notes as f64 / 100.0) + if failed { x[4] * x[4] } else { 0.0 }
}

fn main() {
    let x = [90.0, 0.3, 20.0, 0.01, 15.0];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(balance as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| balance(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
