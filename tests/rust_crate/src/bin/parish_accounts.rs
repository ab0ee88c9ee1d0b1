//! Accounts of a parish: a ledger in text, sums by month and by name in maps, ranges, errors that are boxed and answered with `?`.
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, btree_map::Entry};
use std::error::Error;
use std::fmt;

use rust_crate::{close, differences};

const LEDGER: &str = "\
03-01 bells   +120 rope
03-17 choir   -35.5
# a comment
04-02 roof    -410 tiles and nails
04-09 bells   +60
05-21 choir   +18.25 concert
06-01 roof    -90
06-03 fête    +333
";

#[derive(Debug)]
enum BadLine {
    Short(usize),
    Date(String),
}
impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BadLine::Short(n) => write!(f, "line {n} is short"),
            BadLine::Date(d) => write!(f, "no date: {d:?}"),
        }
    }
}
impl Error for BadLine {}

#[derive(Debug, Clone)]
struct Posting<'a> {
    month: u8,
    day: u8,
    account: Cow<'a, str>,
    amount: f64,
}

fn parse<'a>(number: usize, line: &'a str) -> Result<Posting<'a>, Box<dyn Error>> {
    let mut words = line.split_whitespace();
    let (Some(date), Some(account), Some(amount)) = (words.next(), words.next(), words.next()) else {
        return Err(BadLine::Short(number).into());
    };
    let (month, day) = date.split_once('-').ok_or_else(|| BadLine::Date(date.to_string()))?;
    let account = if account.is_ascii() { Cow::Borrowed(account) } else { Cow::Owned(account.replace('ê', "e")) };
    Ok(Posting { month: month.parse()?, day: day.parse()?, account, amount: amount.parse()? })
}

#[derive(Default)]
struct Books {
    by_month: BTreeMap<u8, Vec<f64>>,
    by_name: HashMap<String, f64>,
    worst: Option<(String, f64)>,
}

impl Books {
    fn post(&mut self, p: &Posting, value: f64) {
        match self.by_month.entry(p.month) {
            Entry::Vacant(slot) => {
                slot.insert(vec![value]);
            }
            Entry::Occupied(mut slot) => slot.get_mut().push(value),
        }
        let total = self.by_name.entry(p.account.to_string()).or_default();
        *total += value;
        let total = *total;
        if self.worst.as_ref().is_none_or(|(_, w)| total < *w) {
            self.worst.replace((p.account.clone().into_owned(), total));
        }
    }
}

fn interest(rates: &[f64], from: u8, to: u8) -> Result<f64, String> {
    (from..to).try_fold(1.0, |grown, month| {
        rates.get(month as usize - 3).map(|r| grown * (1.0 + r)).ok_or(format!("no rate for {month}"))
    })
}

fn close_year(x: &[f64]) -> Result<f64, Box<dyn Error>> {
    let (rates, shares) = x.split_at(3);
    let mut books = Books::default();
    for (n, line) in LEDGER.lines().enumerate().filter(|(_, l)| !l.starts_with('#')) {
        let posting = parse(n, line)?;
        let grown = posting.amount * 0.01 * interest(rates, posting.month, 6)?;
        books.post(&posting, grown * (1.0 - shares[0] * f64::from(posting.day) / 31.0));
    }
    let spring: f64 = books.by_month.range(..5).flat_map(|(_, v)| v).sum();
    let summer = books.by_month.range(5..).map(|(m, v)| v.iter().sum::<f64>() * *m as f64).sum::<f64>();
    let (name, depth) = books.worst.take().ok_or("nothing posted")?;
    let fete = books.by_name.get("fete").copied().unwrap_or(-1.0);
    let rest = books.by_name.remove(&name).ok_or_else(|| format!("no account {name}"))?;
    Ok(spring * shares[1] + summer.tanh() + 0.1 * depth * rest + fete.ln())
}

fn year(x: &[f64]) -> f64 {
    close_year(x).unwrap_or(f64::NAN)
}

fn main() {
    let x = [0.02, 0.035, 0.01, 0.3, 0.6];
    let (value, gradient) = ltoad::value_and_gradient(year, &x.to_vec());
    println!("{value} {gradient:?}");
    assert!(parse(3, "03-01 bells").is_err_and(|e| e.to_string() == "line 3 is short"));
    close(&gradient, &differences(year, &x), 1e-7);
}
