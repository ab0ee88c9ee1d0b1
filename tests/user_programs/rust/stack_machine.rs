//! Languages: a compiler of expressions to a machine with a stack, variables by name, errors by enum.
include!("harness.rs");
use std::collections::HashMap;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Debug, Clone, PartialEq)]
enum Op {
    Push(f64),
    Load(usize),
    Binary(char),
    Call(Function),
    Store(usize),
}
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Function {
    Sin,
    Exp,
    Sqrt,
}
#[derive(Debug)]
enum Trouble {
    Unexpected(char),
    End,
    Unknown(String),
    Stack { at: usize },
}
type Result<T> = std::result::Result<T, Trouble>;

struct Compiler<'a> {
    text: Peekable<Chars<'a>>,
    names: HashMap<String, usize>,
    code: Vec<Op>,
}
impl<'a> Compiler<'a> {
    fn new(text: &'a str, names: &[&str]) -> Self {
        let names = names.iter().enumerate().map(|(i, n)| (n.to_string(), i)).collect();
        Compiler { text: text.chars().peekable(), names, code: vec![] }
    }
    fn peek(&mut self) -> Option<char> {
        while self.text.next_if(|c| c.is_whitespace()).is_some() {}
        self.text.peek().copied()
    }
    fn word(&mut self) -> String {
        std::iter::from_fn(|| self.text.next_if(|c| c.is_alphanumeric() || *c == '.')).collect()
    }
    fn statement(&mut self) -> Result<()> {
        self.peek();
        let name = self.word();
        match self.peek().ok_or(Trouble::End)? {
            '=' => drop(self.text.next()),
            c => return Err(Trouble::Unexpected(c)),
        }
        self.sum()?;
        let next = self.names.len();
        let slot = *self.names.entry(name).or_insert(next);
        self.code.push(Op::Store(slot));
        Ok(())
    }
    fn chain(&mut self, ops: &str, inner: fn(&mut Self) -> Result<()>) -> Result<()> {
        inner(self)?;
        while let Some(c) = self.peek().filter(|c| ops.contains(*c)) {
            self.text.next();
            inner(self)?;
            self.code.push(Op::Binary(c));
        }
        Ok(())
    }
    fn sum(&mut self) -> Result<()> {
        self.chain("+-", Self::product)
    }
    fn product(&mut self) -> Result<()> {
        self.chain("*/", Self::atom)
    }
    fn atom(&mut self) -> Result<()> {
        match self.peek().ok_or(Trouble::End)? {
            '(' => {
                self.text.next();
                self.sum()?;
                self.peek();
                self.text.next_if_eq(&')').map(|_| ()).ok_or(Trouble::End)
            }
            c if c.is_ascii_digit() => {
                let w = self.word();
                let v = w.parse().map_err(|_| Trouble::Unknown(w))?;
                self.code.push(Op::Push(v));
                Ok(())
            }
            c if c.is_alphabetic() => {
                let name = self.word();
                let function = match name.as_str() {
                    "sin" => Some(Function::Sin),
                    "exp" => Some(Function::Exp),
                    "sqrt" => Some(Function::Sqrt),
                    _ => None,
                };
                if let Some(f) = function {
                    self.atom()?;
                    self.code.push(Op::Call(f));
                } else {
                    let slot = self.names.get(&name).copied().ok_or(Trouble::Unknown(name))?;
                    self.code.push(Op::Load(slot));
                }
                Ok(())
            }
            c => Err(Trouble::Unexpected(c)),
        }
    }
}

#[derive(Default)]
struct Machine {
    stack: Vec<f64>,
    slots: Vec<f64>,
}
impl Machine {
    fn pop(&mut self, at: usize) -> Result<f64> {
        self.stack.pop().ok_or(Trouble::Stack { at })
    }
    fn run(&mut self, code: &[Op]) -> Result<()> {
        for (at, op) in code.iter().enumerate() {
            let value = match op {
                Op::Push(v) => *v,
                Op::Load(slot) => self.slots[*slot],
                Op::Binary(c) => {
                    let (b, a) = (self.pop(at)?, self.pop(at)?);
                    match c {
                        '+' => a + b,
                        '-' => a - b,
                        '*' => a * b,
                        _ => a / b,
                    }
                }
                Op::Call(f) => {
                    let f: fn(f64) -> f64 = match f {
                        Function::Sin => f64::sin,
                        Function::Exp => f64::exp,
                        Function::Sqrt => f64::sqrt,
                    };
                    f(self.pop(at)?)
                }
                Op::Store(slot) => {
                    let v = self.pop(at)?;
                    if self.slots.len() <= *slot {
                        self.slots.resize(slot + 1, 0.0);
                    }
                    self.slots[*slot] = v;
                    continue;
                }
            };
            self.stack.push(value);
        }
        Ok(())
    }
}

extern "C" fn evaluate(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut compiler = Compiler::new("r = sqrt(a*a + b*b);  t = sin(r / c) + exp(0.1 * a); t = t * r - 2.5 / c", &["a", "b", "c"]);
    let mut machine = Machine { slots: x.to_vec(), ..Default::default() };
    loop {
        compiler.statement().unwrap_or_else(|e| panic!("{e:?}"));
        if compiler.text.next() != Some(';') {
            break;
        }
    }
    if let Err(Trouble::Stack { at }) = machine.run(&compiler.code) {
        panic!("the stack is empty at {at}");
    }
    machine.slots[compiler.names["t"]] + 0.1 * machine.slots[compiler.names["r"]]
}

fn main() {
    let x = [1.3, 0.8, 2.1];
    let mut d = [0.0; 3];
    unsafe { __enzyme_autodiff(evaluate as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 3usize) };
    compare(&d, &|x| evaluate(x.as_ptr(), 3), &x, 1e-4, 1e-6);
}
