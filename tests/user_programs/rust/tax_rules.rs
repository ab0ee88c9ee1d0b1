//! Taxes: brackets in a BTreeMap with range(), rules as Rc<dyn Fn>, a builder, households with Option and Vec members, Cow labels, statistics.
include!("harness.rs");
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cents(i64);

#[derive(Debug, Clone)]
enum Income {
    Wage(f64),
    Rent { gross: f64, costs: f64 },
    Capital { dividends: f64, losses: Option<f64> },
    Pension,
}

#[derive(Debug, Clone, Default)]
struct Household {
    name: Cow<'static, str>,
    incomes: Vec<Income>,
    children: u8,
    partner: Option<Box<Household>>,
}

type Rule = Rc<dyn Fn(&Household, f64) -> f64>;

#[derive(Clone, Default)]
struct Code {
    brackets: BTreeMap<Cents, f64>,
    rules: Vec<(String, Rule)>,
    child_credit: f64,
}

struct CodeBuilder {
    code: Code,
}

impl CodeBuilder {
    fn new() -> Self {
        CodeBuilder { code: Code::default() }
    }
    fn bracket(mut self, from: i64, rate: f64) -> Self {
        self.code.brackets.insert(Cents(from * 100), rate);
        self
    }
    fn rule(mut self, name: impl Into<String>, f: impl Fn(&Household, f64) -> f64 + 'static) -> Self {
        self.code.rules.push((name.into(), Rc::new(f)));
        self
    }
    fn credit(mut self, per_child: f64) -> Self {
        self.code.child_credit = per_child;
        self
    }
    fn build(self) -> Code {
        self.code
    }
}

impl Household {
    fn gross(&self) -> f64 {
        let own: f64 = self
            .incomes
            .iter()
            .map(|income| match income {
                Income::Wage(w) => *w,
                Income::Rent { gross, costs } => (gross - costs).max(0.0),
                Income::Capital { dividends, losses: Some(l) } => dividends - l,
                Income::Capital { dividends, losses: None } => *dividends,
                Income::Pension => 14_000.0,
            })
            .sum();
        own + self.partner.as_deref().map_or(0.0, Household::gross)
    }

    fn heads(&self) -> usize {
        1 + self.children as usize + self.partner.as_ref().map(|p| p.heads()).unwrap_or(0)
    }
}

impl Code {
    fn progressive(&self, taxable: f64) -> f64 {
        let cents = Cents((taxable * 100.0) as i64);
        let mut due = 0.0;
        let mut below: Option<(f64, f64)> = None;
        for (Cents(from), rate) in self.brackets.range(..=cents) {
            let from = *from as f64 / 100.0;
            if let Some((start, r)) = below.replace((from, *rate)) {
                due += (from - start) * r;
            }
        }
        below.map_or(due, |(start, r)| due + (taxable - start) * r)
    }

    fn due(&self, h: &Household) -> f64 {
        let taxable = self.rules.iter().fold(h.gross(), |base, (_, rule)| rule(h, base));
        let splitting = if h.partner.is_some() { 2.0 } else { 1.0 };
        let tax = splitting * self.progressive(taxable / splitting);
        (tax - self.child_credit * f64::from(h.children)).max(0.0)
    }
}

fn town(wage: f64, rent: f64) -> Vec<Household> {
    let single = Household { name: "Aalto".into(), incomes: vec![Income::Wage(wage)], ..Default::default() };
    let landlord = Household {
        name: Cow::Owned(format!("{} & sons", "Birkenstock-Montgomery")),
        incomes: vec![Income::Rent { gross: 3.0 * rent, costs: 0.4 * rent }, Income::Capital { dividends: 5_000.0, losses: Some(0.05 * wage) }],
        children: 3,
        partner: Some(Box::new(Household { name: "Cleo".into(), incomes: vec![Income::Wage(0.6 * wage), Income::Pension], ..single.clone() })),
    };
    let mut young = single.clone();
    young.name.to_mut().push_str(" junior");
    young.incomes.insert(0, Income::Capital { dividends: 0.1 * rent, losses: None });
    young.children = 1;
    vec![single, landlord, young]
}

fn revenue(x: &[f64; 6]) -> f64 {
    let (rate, shelter) = (x[2], x[3]);
    let code = CodeBuilder::new()
        .bracket(0, 0.0)
        .bracket(10_000, rate)
        .bracket(25_000, rate * 1.8)
        .bracket(60_000, x[4])
        .credit(x[5])
        .rule("allowance", move |h, base| base - shelter * h.heads() as f64)
        .rule(String::from("long names pay more"), |h, base| base * (1.0 + 0.001 * h.name.chars().count() as f64))
        .build();
    let homes = town(x[0], x[1]);
    let mut paid: Vec<(f64, Cow<str>)> = homes.iter().map(|h| (code.clone().due(h), Cow::Borrowed(h.name.as_ref()))).collect();
    paid.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap().then_with(|| a.1.cmp(&b.1)));
    let total: f64 = paid.iter().map(|p| p.0).sum();
    let gini: f64 = paid.iter().enumerate().map(|(i, (tax, _))| (i as f64 + 1.0) * tax).sum::<f64>() / total;
    total / 1000.0 + 10.0 * gini
}

fn main() {
    let x = [38_000.0, 16_000.0, 0.2, 2_500.0, 0.45, 300.0];
    let mut d = vec![0.0; 6];
    let d: &mut [f64; 6] = d.as_mut_slice().try_into().unwrap();
    unsafe { __enzyme_autodiff(revenue as *const c_void, enzyme_dup, &x, d as *mut [f64; 6]) };
    compare(d, &|x| revenue(x.try_into().unwrap()), &x, 1e-3, 1e-6);
}
