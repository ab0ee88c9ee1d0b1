//! Simulation settings: a JSON reader by hand over bytes, values as an enum with maps and lists, paths with Option chains, a pendulum that is driven.
include!("harness.rs");

use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq)]
enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

type Parsed<T> = Result<T, (usize, &'static str)>;

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }
    fn eat(&mut self, byte: u8) -> bool {
        self.skip();
        let found = self.bytes.get(self.at) == Some(&byte);
        self.at += usize::from(found);
        found
    }
    fn need(&mut self, byte: u8, what: &'static str) -> Parsed<()> {
        if self.eat(byte) { Ok(()) } else { Err((self.at, what)) }
    }
    fn word(&mut self, word: &str, value: Json) -> Parsed<Json> {
        if self.bytes[self.at..].starts_with(word.as_bytes()) {
            self.at += word.len();
            Ok(value)
        } else {
            Err((self.at, "a word"))
        }
    }
    fn text(&mut self) -> Parsed<String> {
        self.need(b'"', "a quote")?;
        let start = self.at;
        while *self.bytes.get(self.at).ok_or((start, "an end"))? != b'"' {
            self.at += 1;
        }
        self.at += 1;
        String::from_utf8(self.bytes[start..self.at - 1].to_vec()).map_err(|_| (start, "utf-8"))
    }
    fn number(&mut self) -> Parsed<f64> {
        let start = self.at;
        while self.bytes.get(self.at).is_some_and(|b| b"+-.eE0123456789".contains(b)) {
            self.at += 1;
        }
        std::str::from_utf8(&self.bytes[start..self.at])
            .ok()
            .and_then(|s| s.parse().ok())
            .ok_or((start, "a number"))
    }
    fn value(&mut self) -> Parsed<Json> {
        self.skip();
        match self.bytes.get(self.at) {
            None => Err((self.at, "a value")),
            Some(b'n') => self.word("null", Json::Null),
            Some(b't') => self.word("true", Json::Bool(true)),
            Some(b'f') => self.word("false", Json::Bool(false)),
            Some(b'"') => self.text().map(Json::Text),
            Some(b'[') => {
                self.at += 1;
                let mut items = vec![];
                if self.eat(b']') {
                    return Ok(Json::List(items));
                }
                loop {
                    items.push(self.value()?);
                    if !self.eat(b',') {
                        break;
                    }
                }
                self.need(b']', "a bracket").map(|()| Json::List(items))
            }
            Some(b'{') => {
                self.at += 1;
                let mut members = BTreeMap::new();
                while !self.eat(b'}') {
                    self.skip();
                    let key = self.text()?;
                    self.need(b':', "a colon")?;
                    members.insert(key, self.value()?);
                    self.eat(b',');
                }
                Ok(Json::Object(members))
            }
            Some(_) => self.number().map(Json::Number),
        }
    }
}

impl Json {
    fn get(&self, path: &str) -> Option<&Json> {
        path.split('.').try_fold(self, |value, key| match value {
            Json::Object(members) => members.get(key),
            Json::List(items) => items.get(key.parse::<usize>().ok()?),
            _ => None,
        })
    }
    fn number(&self) -> Option<f64> {
        match self {
            Json::Number(x) => Some(*x),
            Json::Bool(b) => Some(f64::from(u8::from(*b))),
            Json::Text(t) => t.parse().ok(),
            _ => None,
        }
    }
    fn scale(&mut self, by: f64) {
        match self {
            Json::Number(x) => *x *= by,
            Json::List(items) => items.iter_mut().for_each(|i| i.scale(by)),
            Json::Object(members) => members.values_mut().for_each(|m| m.scale(by)),
            Json::Null | Json::Bool(_) | Json::Text(_) => {}
        }
    }
}

const SETTINGS: &str = r#"{ "name": "pendulum", "length": 1.2, "damped": true, "drag": "0.15",
  "drive": [ {"amplitude": 0.4, "frequency": 1.1}, {"amplitude": 0.2, "frequency": 2.7, "off": null} ], "none": [] }"#;

fn swing(x: &[f64]) -> f64 {
    let mut reader = Reader { bytes: SETTINGS.as_bytes(), at: 0 };
    let mut settings = reader.value().expect("settings");
    if let Json::Object(members) = &mut settings {
        members.insert("gravity".to_string(), Json::Number(x[0]));
        if let Some(drive) = members.get_mut("drive") {
            drive.scale(x[1]);
        }
    }
    let at = |path: &str, default: f64| settings.get(path).and_then(Json::number).unwrap_or(default);
    let drag = at("drag", 0.0) * x[2] * at("damped", 0.0);
    let ratio = at("gravity", 9.81) / at("length", 1.0);
    let mut state = (x[3], at("start.speed", 0.1 * x[2]));
    let mut heat = 0.0;
    for k in 0..40 {
        let t = 0.05 * f64::from(k);
        let force: f64 = (0..3)
            .map_while(|i| {
                let entry = settings.get(&format!("drive.{i}"))?;
                let (a, w) = (entry.get("amplitude")?.number()?, entry.get("frequency")?.number()?);
                Some(a * (w * t).cos())
            })
            .sum();
        state.1 += 0.05 * (force - ratio * state.0.sin() - drag * state.1);
        state.0 += 0.05 * state.1;
        heat += drag * state.1 * state.1;
    }
    let fault = Reader { bytes: b"[1, 2, {\"a\" 3}]", at: 0 }.value().map_or_else(|(at, what)| at + what.len(), |_| 0);
    state.0 + state.1 + heat + 0.01 * fault as f64 * x[0]
}

fn swing_at(x: *const f64, n: usize) -> f64 {
    swing(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [9.7, 1.1, 1.3, 0.8];
    let mut d = [0.0; 4];
    unsafe {
        __enzyme_autodiff(swing_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &swing, &x, 1e-5, 1e-6);
}
