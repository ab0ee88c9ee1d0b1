//! Tariffs: a small language of fare rules with a peekable lexer, boxed expressions, Cow texts, a generic cache; revenue of a day.
include!("differences.inc");
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Debug, Clone, PartialEq)]
enum Token<'a> {
    Number(f64),
    Name(Cow<'a, str>),
    Symbol(char),
}

#[derive(Debug, PartialEq)]
enum FareError {
    Lexical { at: usize, found: char },
    Unexpected(String),
    Unknown(String),
    Depth(usize),
}

impl fmt::Display for FareError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            FareError::Lexical { at, found } => write!(f, "{found:?} at {at}"),
            FareError::Unexpected(t) => write!(f, "unexpected {t}"),
            FareError::Unknown(n) => write!(f, "unknown {n}"),
            FareError::Depth(d) => write!(f, "too deep: {d}"),
        }
    }
}

type Result<T> = std::result::Result<T, FareError>;

struct Lexer<'a> {
    chars: Peekable<Chars<'a>>,
    at: usize,
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Result<Token<'a>>;
    fn next(&mut self) -> Option<Self::Item> {
        while self.chars.next_if(|c| c.is_whitespace()).is_some() {
            self.at += 1;
        }
        let first = *self.chars.peek()?;
        let mut word = String::new();
        let keep: fn(&char) -> bool = match first {
            '0'..='9' => |c| c.is_ascii_digit() || *c == '.',
            c if c.is_alphabetic() => |c| c.is_alphanumeric() || *c == '_',
            '+' | '-' | '*' | '(' | ')' | '?' | ':' | '<' => {
                self.chars.next();
                self.at += 1;
                return Some(Ok(Token::Symbol(first)));
            }
            found => return Some(Err(FareError::Lexical { at: self.at, found })),
        };
        while let Some(c) = self.chars.next_if(keep) {
            word.push(c);
            self.at += 1;
        }
        Some(Ok(match word.parse() {
            Ok(n) => Token::Number(n),
            Err(_) if word == "pax" => Token::Name(Cow::Borrowed("passengers")),
            Err(_) => Token::Name(Cow::Owned(word)),
        }))
    }
}

#[derive(Debug, Clone)]
enum Rule {
    Constant(f64),
    Variable(String),
    Binary(char, Box<Rule>, Box<Rule>),
    Choice { left: Box<Rule>, right: Box<Rule>, yes: Box<Rule>, no: Box<Rule> },
}

struct Parser<'a> {
    tokens: Vec<Token<'a>>,
    position: usize,
}

impl Parser<'_> {
    fn take(&mut self, symbol: char) -> bool {
        let found = self.tokens.get(self.position) == Some(&Token::Symbol(symbol));
        self.position += usize::from(found);
        found
    }

    fn choice(&mut self, depth: usize) -> Result<Rule> {
        let left = self.sum(depth)?;
        if !self.take('<') {
            return Ok(left);
        }
        let right = self.sum(depth)?;
        self.expect('?')?;
        let yes = self.choice(depth)?;
        self.expect(':')?;
        let no = self.choice(depth)?;
        Ok(Rule::Choice { left: left.into(), right: right.into(), yes: yes.into(), no: no.into() })
    }

    fn sum(&mut self, depth: usize) -> Result<Rule> {
        let mut left = self.product(depth)?;
        loop {
            let op = if self.take('+') { '+' } else if self.take('-') { '-' } else { return Ok(left) };
            left = Rule::Binary(op, Box::new(left), Box::new(self.product(depth)?));
        }
    }

    fn product(&mut self, depth: usize) -> Result<Rule> {
        let mut left = self.atom(depth)?;
        while self.take('*') {
            left = Rule::Binary('*', Box::new(left), Box::new(self.atom(depth)?));
        }
        Ok(left)
    }

    fn atom(&mut self, depth: usize) -> Result<Rule> {
        if depth > 8 {
            return Err(FareError::Depth(depth));
        }
        if self.take('(') {
            let inner = self.choice(depth + 1)?;
            self.expect(')')?;
            return Ok(inner);
        }
        let token = self.tokens.get(self.position).cloned();
        self.position += 1;
        match token {
            Some(Token::Number(n)) => Ok(Rule::Constant(n)),
            Some(Token::Name(n)) => Ok(Rule::Variable(n.into_owned())),
            other => Err(FareError::Unexpected(format!("{other:?}"))),
        }
    }

    fn expect(&mut self, symbol: char) -> Result<()> {
        if self.take(symbol) { Ok(()) } else { Err(FareError::Unexpected(format!("no {symbol}"))) }
    }
}

fn parse(text: &str) -> Result<Rule> {
    let tokens = Lexer { chars: text.chars().peekable(), at: 0 }.collect::<Result<Vec<_>>>()?;
    Parser { tokens, position: 0 }.choice(0)
}

fn fare(rule: &Rule, values: &HashMap<&str, f64>) -> Result<f64> {
    Ok(match rule {
        Rule::Constant(c) => *c,
        Rule::Variable(n) => *values.get(n.as_str()).ok_or_else(|| FareError::Unknown(n.clone()))?,
        Rule::Binary(op, a, b) => {
            let (a, b) = (fare(a, values)?, fare(b, values)?);
            match op {
                '+' => a + b,
                '-' => a - b,
                _ => a * b,
            }
        }
        Rule::Choice { left, right, yes, no } if fare(left, values)? < fare(right, values)? => fare(yes, values)?,
        Rule::Choice { no, .. } => fare(no, values)?,
    })
}

const TARIFF: [(&str, &str); 4] = [
    ("car", "base + length * rate - (season < 2 ? 0 : 1.5 * season)"),
    ("truck", "base * 2 + length * length * rate * 0.3"),
    ("foot", "pax * (pax < 4 ? rate * 0.8 : rate * 0.6)"),
    ("broken", "base $ 2"),
];

fn revenue(x: &[f64]) -> Result<f64> {
    let mut rules = BTreeMap::new();
    let mut errors = 0;
    for (name, text) in TARIFF {
        match parse(text) {
            Ok(rule) => _ = rules.insert(name, rule),
            Err(FareError::Lexical { at, .. }) => errors += at,
            Err(e) => return Err(e),
        }
    }
    let sales = [("car", 4.5, 2.0), ("truck", 11.0, 1.0), ("foot", 0.0, 3.0), ("foot", 0.0, 6.0), ("car", 5.2, 1.0)];
    let mut by_rule: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for (i, (name, length, passengers)) in sales.into_iter().enumerate() {
        let values = HashMap::from([("base", x[0]), ("rate", x[1]), ("length", length * x[2]), ("passengers", passengers), ("season", x[3] * i as f64)]);
        let rule = rules.get(name).ok_or(FareError::Unknown(name.to_string()))?;
        by_rule.entry(name).or_default().push(fare(rule, &values)?);
    }
    Ok(by_rule.into_iter().map(|(n, v)| v.iter().sum::<f64>() / (v.len() + n.len()) as f64).sum::<f64>() + errors as f64 * x[1] * 0.1)
}

extern "C" fn ferry(x: *const f64, n: usize) -> f64 {
    revenue(unsafe { std::slice::from_raw_parts(x, n) }).unwrap_or_else(|e| panic!("{e}"))
}

fn main() {
    let x = [12.0, 3.5, 1.1, 0.9];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(ferry as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-3, |h| { let mut y = x; y[i] += h; ferry(y.as_ptr(), 4) }));
    }
    c.done();
}
