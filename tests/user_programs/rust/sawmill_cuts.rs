//! A sawmill: logs are cut by recursive plans, boards graded and priced by tables, orders filled greedily; the saw's log is kept by a guard.
include!("differences.inc");
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::fmt;

#[derive(Debug, Clone)]
enum Plan {
    Leave,
    Rip { at: f64, left: Box<Plan>, right: Box<Plan> },
    Cross(Vec<(f64, Plan)>),
    Turn(Box<Plan>),
}

#[derive(Debug, Clone, PartialEq)]
struct Board<'a> {
    grade: Cow<'a, str>,
    length: f64,
    width: f64,
    depth: f64,
}

#[derive(Debug)]
enum PlanError {
    Eof,
    Number(std::num::ParseFloatError),
    Word(String),
}
impl From<std::num::ParseFloatError> for PlanError {
    fn from(e: std::num::ParseFloatError) -> Self {
        PlanError::Number(e)
    }
}
impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlanError::Eof => write!(f, "the plan ends early"),
            PlanError::Number(e) => write!(f, "not a number: {e}"),
            PlanError::Word(w) => write!(f, "what is {w}?"),
        }
    }
}

fn parse<'t>(words: &mut impl Iterator<Item = &'t str>) -> Result<Plan, PlanError> {
    match words.next().ok_or(PlanError::Eof)? {
        "." => Ok(Plan::Leave),
        "rip" => {
            let at = words.next().ok_or(PlanError::Eof)?.parse()?;
            let left = Box::new(parse(words)?);
            let right = Box::new(parse(words)?);
            Ok(Plan::Rip { at, left, right })
        }
        "turn" => parse(words).map(Box::new).map(Plan::Turn),
        w if w.starts_with("x") => {
            let shares = w[1..].split('/').map(|s| s.parse::<f64>()).collect::<Result<Vec<_>, _>>()?;
            let total: f64 = shares.iter().sum();
            shares.into_iter().map(|s| Ok((s / total, parse(words)?))).collect::<Result<_, _>>().map(Plan::Cross)
        }
        other => Err(PlanError::Word(other.to_owned())),
    }
}

struct Saw<'m> {
    mill: &'m Mill,
    passes: u32,
}

#[derive(Default)]
struct Mill {
    kerf: f64,
    worn: Cell<f64>,
    entries: RefCell<Vec<(String, f64)>>,
}

impl Drop for Saw<'_> {
    fn drop(&mut self) {
        self.mill.worn.set(self.mill.worn.get() + 0.01 * f64::from(self.passes) * self.mill.kerf);
        self.mill.entries.borrow_mut().push((format!("{} passes", self.passes), self.mill.worn.get()));
    }
}

impl Saw<'_> {
    fn cut<'a>(&mut self, board: Board<'a>, plan: &Plan, out: &mut Vec<Board<'a>>) {
        let kerf = self.mill.kerf * (1.0 + self.mill.worn.get());
        match plan {
            Plan::Leave => out.push(board),
            Plan::Rip { at, left, right } => {
                self.passes += 1;
                let first = Board { width: board.width * at - 0.5 * kerf, ..board.clone() };
                let mut second = Board { width: board.width * (1.0 - at) - 0.5 * kerf, ..board };
                if second.width > 1.3 * first.width {
                    second.grade.to_mut().push('+');
                }
                self.cut(first, left, out);
                self.cut(second, right, out);
            }
            Plan::Cross(parts) => {
                self.passes += parts.len() as u32 - 1;
                for (share, plan) in parts {
                    self.cut(Board { length: board.length * share - kerf, ..board.clone() }, plan, out);
                }
            }
            Plan::Turn(plan) => self.cut(Board { width: board.depth, depth: board.width, ..board }, plan, out),
        }
    }
}

const PLANS: &str = "rip 0.4 . x2/3/1 . turn rip 0.5 . . .\nx1/1 rip 0.3 . . turn x4/5 . .\nrip zero . .\nsplit";

fn price_table(x: &[f64]) -> Vec<(f64, f64)> {
    let mut table: Vec<_> = (0..6).rev().map(|i| (0.012 * f64::from(i * i), x[2] * (1.0 + x[3] * f64::from(i)))).collect();
    table.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
    table
}

fn price(table: &[(f64, f64)], volume: f64) -> f64 {
    match table.binary_search_by(|probe| probe.0.total_cmp(&volume)) {
        Ok(i) => table[i].1 * volume,
        Err(0) => 0.0,
        Err(i) if i == table.len() => table[i - 1].1 * volume,
        Err(i) => {
            let [(a, p), (b, q)] = table[i - 1..=i] else { unreachable!() };
            let t = (volume - a) / (b - a);
            volume * (p * (1.0 - t) + q * t)
        }
    }
}

extern "C" fn income(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mill = Mill { kerf: x[0], ..Mill::default() };
    let mut boards = Vec::new();
    let mut bad = Vec::new();
    for line in PLANS.lines() {
        match parse(&mut line.split_whitespace()) {
            Ok(plan) => {
                let mut saw = Saw { mill: &mill, passes: 0 };
                let log = Board { grade: Cow::Borrowed("B"), length: 4.0, width: x[1], depth: 0.2 + 0.1 * x[1] };
                saw.cut(log, &plan, &mut boards);
            }
            Err(e) => bad.push(e.to_string()),
        }
    }
    boards.sort_by(|a, b| (b.length * b.width).total_cmp(&(a.length * a.width)).then_with(|| a.grade.cmp(&b.grade)));
    let table = price_table(x);
    let mut by_grade: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for b in &boards {
        by_grade.entry(&b.grade).or_default().push(price(&table, b.length * b.width * b.depth));
    }
    let bonus: HashMap<&str, f64> = HashMap::from([("B", 1.0), ("B+", x[4]), ("B++", x[4] * x[4])]);
    let sold: f64 = by_grade.iter().map(|(g, p)| bonus.get(g).copied().unwrap_or(0.5) * p.iter().sum::<f64>()).sum();
    let wear: f64 = mill.entries.borrow().iter().map(|(what, w)| w * what.len() as f64).sum();
    let best = boards.first().map_or(0.0, |b| b.length * b.width);
    sold - wear + 0.05 * best - 0.1 * bad.iter().map(String::len).sum::<usize>() as f64
}

fn main() {
    let x = [0.008, 0.45, 120.0, 0.2, 1.35];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(income as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-4 * x[i], |h| { let mut y = x; y[i] += h; income(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
