//! Textile: a small language for weaves; a lexer over chars, a parser to boxed nodes with `?`, builtins as boxed closures, memory in scopes.
include!("harness.rs");

use std::collections::HashMap;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Number(f64),
    Name(String),
    Sign(char),
}

#[derive(Debug)]
enum Fault {
    Unexpected(Option<Token>),
    Unknown(String),
}

#[derive(Clone, Debug)]
enum Node {
    Constant(f64),
    Get(String),
    Let(String, Box<Node>, Box<Node>),
    Call(String, Vec<Node>),
    Binary { sign: char, left: Box<Node>, right: Box<Node> },
    Repeat(usize, String, Box<Node>),
}

fn tokens(text: &str) -> Vec<Token> {
    let mut out = Vec::new();
    let mut chars: Peekable<Chars> = text.chars().peekable();
    while let Some(&c) = chars.peek() {
        if c.is_whitespace() {
            chars.next();
        } else if c.is_ascii_digit() || c == '.' {
            let mut word = String::new();
            while let Some(d) = chars.next_if(|d| d.is_ascii_digit() || *d == '.') {
                word.push(d);
            }
            out.push(Token::Number(word.parse().unwrap_or(f64::NAN)));
        } else if c.is_alphabetic() {
            let mut word = String::new();
            while let Some(d) = chars.next_if(|d| d.is_alphanumeric()) {
                word.push(d);
            }
            out.push(Token::Name(word));
        } else {
            out.push(Token::Sign(c));
            chars.next();
        }
    }
    out
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
}

impl Parser {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }
    fn next(&mut self) -> Option<Token> {
        self.at += 1;
        self.tokens.get(self.at - 1).cloned()
    }
    fn expect(&mut self, sign: char) -> Result<(), Fault> {
        match self.next() {
            Some(Token::Sign(c)) if c == sign => Ok(()),
            other => Err(Fault::Unexpected(other)),
        }
    }
    fn sum(&mut self) -> Result<Node, Fault> {
        let mut left = self.product()?;
        while let Some(Token::Sign(sign @ ('+' | '-'))) = self.peek().cloned() {
            self.at += 1;
            left = Node::Binary { sign, left: Box::new(left), right: Box::new(self.product()?) };
        }
        Ok(left)
    }
    fn product(&mut self) -> Result<Node, Fault> {
        let mut left = self.atom()?;
        while let Some(Token::Sign(sign @ ('*' | '/'))) = self.peek().cloned() {
            self.at += 1;
            left = Node::Binary { sign, left: Box::new(left), right: Box::new(self.atom()?) };
        }
        Ok(left)
    }
    fn atom(&mut self) -> Result<Node, Fault> {
        match self.next() {
            Some(Token::Number(x)) => Ok(Node::Constant(x)),
            Some(Token::Sign('(')) => {
                let inner = self.sum()?;
                self.expect(')')?;
                Ok(inner)
            }
            Some(Token::Name(word)) if word == "let" => {
                let Some(Token::Name(name)) = self.next() else { return Err(Fault::Unknown(word)) };
                self.expect('=')?;
                let value = self.sum()?;
                self.expect(';')?;
                Ok(Node::Let(name, Box::new(value), Box::new(self.sum()?)))
            }
            Some(Token::Name(word)) if word == "repeat" => {
                let (Some(Token::Number(n)), Some(Token::Name(name))) = (self.next(), self.next()) else {
                    return Err(Fault::Unknown(word));
                };
                self.expect(':')?;
                Ok(Node::Repeat(n as usize, name, Box::new(self.sum()?)))
            }
            Some(Token::Name(word)) => {
                if self.peek() != Some(&Token::Sign('(')) {
                    return Ok(Node::Get(word));
                }
                self.at += 1;
                let mut arguments = vec![self.sum()?];
                while self.peek() == Some(&Token::Sign(',')) {
                    self.at += 1;
                    arguments.push(self.sum()?);
                }
                self.expect(')')?;
                Ok(Node::Call(word, arguments))
            }
            other => Err(Fault::Unexpected(other)),
        }
    }
}

type Builtin<'a> = Box<dyn Fn(&[f64]) -> f64 + 'a>;

struct Loom<'a> {
    builtins: HashMap<&'static str, Builtin<'a>>,
    scopes: Vec<HashMap<String, f64>>,
}

impl Loom<'_> {
    fn find(&self, name: &str) -> Result<f64, Fault> {
        self.scopes.iter().rev().find_map(|s| s.get(name)).copied().ok_or_else(|| Fault::Unknown(name.to_string()))
    }
    fn run(&mut self, node: &Node) -> Result<f64, Fault> {
        Ok(match node {
            Node::Constant(x) => *x,
            Node::Get(name) => self.find(name)?,
            Node::Let(name, value, body) => {
                let value = self.run(value)?;
                self.scopes.push(HashMap::from([(name.clone(), value)]));
                let result = self.run(body);
                self.scopes.pop();
                result?
            }
            Node::Call(name, arguments) => {
                let values = arguments.iter().map(|a| self.run(a)).collect::<Result<Vec<f64>, _>>()?;
                let function = self.builtins.get(name.as_str()).ok_or_else(|| Fault::Unknown(name.clone()))?;
                function(&values)
            }
            Node::Binary { sign, left, right } => {
                let (a, b) = (self.run(left)?, self.run(right)?);
                match sign {
                    '+' => a + b,
                    '-' => a - b,
                    '*' => a * b,
                    _ => a / b,
                }
            }
            Node::Repeat(n, name, body) => {
                let mut value = self.find(name)?;
                for _ in 0..*n {
                    self.scopes.push(HashMap::new());
                    self.scopes.last_mut().unwrap().insert(name.clone(), value);
                    value = self.run(body)?;
                    self.scopes.pop();
                }
                value
            }
        })
    }
}

const PATTERNS: [&str; 4] = [
    "warp * weft + 3 / (1 + tension(warp, 0.5))",
    "let a = mix(warp, weft, 0.3); let b = a * a; repeat 4 b: b - (b * b - warp) / (2 * b)",
    "tension(unknown, 2)",
    "let w = weft; soft(w * 2) - (w +",
];

fn cloth(x: &[f64]) -> f64 {
    let stiffness = x[2];
    let builtins: HashMap<&'static str, Builtin> = HashMap::from([
        ("tension", Box::new(move |a: &[f64]| (stiffness * a[0] - a[1]).exp()) as Builtin),
        ("mix", Box::new(|a: &[f64]| a[0] * a[2] + a[1] * (1.0 - a[2]) * x[3])),
        ("soft", Box::new(|a: &[f64]| a.iter().map(|v| v.tanh()).sum())),
    ]);
    let globals = HashMap::from([("warp".to_string(), x[0]), ("weft".to_string(), x[1])]);
    let mut loom = Loom { builtins, scopes: vec![globals] };
    PATTERNS
        .iter()
        .map(|text| {
            let mut parser = Parser { tokens: tokens(text), at: 0 };
            match parser.sum().and_then(|node| loom.run(&node)) {
                Ok(value) => value,
                Err(Fault::Unknown(name)) => 0.1 * name.len() as f64 * x[0],
                Err(Fault::Unexpected(_)) => x[1] * x[1],
            }
        })
        .sum()
}

fn cloth_at(x: *const f64, n: usize) -> f64 {
    cloth(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.4, 0.8, 0.6, 1.1];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(cloth_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &cloth, &x, 1e-4, 1e-6);
}
