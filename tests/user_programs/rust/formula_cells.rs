//! Spreadsheets: formulas that are parsed from text into a recursive enum, cells by name in a HashMap, errors with `?`.
include!("harness.rs");
use std::collections::HashMap;
use std::fmt;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Debug, Clone)]
enum Formula {
    Number(f64),
    Cell(String),
    Binary(char, Box<Formula>, Box<Formula>),
    Call(String, Vec<Formula>),
}

#[derive(Debug)]
enum Problem {
    Syntax(String),
    Unknown(String),
    Depth,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Problem::Syntax(what) => write!(f, "syntax: {what}"),
            Problem::Unknown(name) => write!(f, "no cell {name}"),
            Problem::Depth => write!(f, "circular"),
        }
    }
}

impl std::error::Error for Problem {}

struct Parser<'a> {
    text: Peekable<Chars<'a>>,
}

impl<'a> Parser<'a> {
    fn sum(&mut self) -> Result<Formula, Problem> {
        let mut left = self.product()?;
        while let Some(&c) = self.text.peek() {
            if c != '+' && c != '-' {
                break;
            }
            self.text.next();
            left = Formula::Binary(c, Box::new(left), Box::new(self.product()?));
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Formula, Problem> {
        let mut left = self.atom()?;
        while let Some(c) = self.text.next_if(|c| matches!(c, '*' | '/')) {
            left = Formula::Binary(c, Box::new(left), Box::new(self.atom()?));
        }
        Ok(left)
    }

    fn word(&mut self, accept: impl Fn(char) -> bool) -> String {
        let mut word = String::new();
        while let Some(c) = self.text.next_if(|&c| accept(c)) {
            word.push(c);
        }
        word
    }

    fn atom(&mut self) -> Result<Formula, Problem> {
        match self.text.peek() {
            Some('(') => {
                self.text.next();
                let inner = self.sum()?;
                self.text.next_if_eq(&')').ok_or_else(|| Problem::Syntax("no )".into()))?;
                Ok(inner)
            }
            Some(c) if c.is_ascii_digit() => {
                let digits = self.word(|c| c.is_ascii_digit() || c == '.');
                digits.parse().map(Formula::Number).map_err(|_| Problem::Syntax(digits))
            }
            Some(c) if c.is_ascii_alphabetic() => {
                let name = self.word(|c| c.is_ascii_alphanumeric());
                if self.text.next_if_eq(&'(').is_none() {
                    return Ok(Formula::Cell(name));
                }
                let mut given = vec![self.sum()?];
                while self.text.next_if_eq(&',').is_some() {
                    given.push(self.sum()?);
                }
                self.text.next_if_eq(&')').ok_or(Problem::Syntax(format!("{name} has no )")))?;
                Ok(Formula::Call(name, given))
            }
            other => Err(Problem::Syntax(format!("{other:?}"))),
        }
    }
}

#[derive(Default)]
struct Sheet {
    cells: HashMap<String, Formula>,
}

impl Sheet {
    fn set(&mut self, name: &str, text: &str) -> Result<(), Problem> {
        let packed: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let formula = Parser { text: packed.chars().peekable() }.sum()?;
        self.cells.insert(name.to_string(), formula);
        Ok(())
    }

    fn value(&self, name: &str, depth: usize) -> Result<f64, Problem> {
        let formula = self.cells.get(name).ok_or_else(|| Problem::Unknown(name.to_owned()))?;
        self.evaluate(formula, depth)
    }

    fn evaluate(&self, formula: &Formula, depth: usize) -> Result<f64, Problem> {
        if depth == 0 {
            return Err(Problem::Depth);
        }
        Ok(match formula {
            Formula::Number(x) => *x,
            Formula::Cell(name) => self.value(name, depth - 1)?,
            Formula::Binary(op, a, b) => {
                let (a, b) = (self.evaluate(a, depth - 1)?, self.evaluate(b, depth - 1)?);
                match op {
                    '+' => a + b,
                    '-' => a - b,
                    '*' => a * b,
                    _ => a / b,
                }
            }
            Formula::Call(name, given) => {
                let values: Result<Vec<f64>, _> = given.iter().map(|g| self.evaluate(g, depth - 1)).collect();
                let values = values?;
                match name.as_str() {
                    "sum" => values.iter().sum(),
                    "max" => values.iter().copied().fold(f64::MIN, f64::max),
                    "sqrt" => values[0].sqrt(),
                    "npv" => values[1..].iter().rev().fold(0.0, |later, v| (later + v) / (1.0 + values[0])),
                    _ => return Err(Problem::Unknown(name.clone())),
                }
            }
        })
    }
}

fn plan(x: &[f64]) -> Result<f64, Box<dyn std::error::Error>> {
    let mut sheet = Sheet::default();
    for (name, x) in ["price", "units", "rate", "wage"].iter().zip(x) {
        sheet.cells.insert(name.to_string(), Formula::Number(*x));
    }
    sheet.set("revenue", "price * units / (1 + 0.05 * price)")?;
    sheet.set("cost", "wage * sqrt(units) + max(12.5, 2 * wage)")?;
    sheet.set("profit", "revenue - cost")?;
    sheet.set("worth", "npv(rate, profit, profit * 1.1, sum(profit, revenue) / 2)")?;
    Ok(sheet.value("worth", 30)?)
}

fn worth(x: &[f64; 4]) -> f64 {
    plan(x).unwrap_or_else(|e| panic!("{e}"))
}

fn main() {
    let x = [9.0, 40.0, 0.07, 8.0];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(worth as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| worth(x.try_into().unwrap()), &x, 1e-4, 1e-6);
}
