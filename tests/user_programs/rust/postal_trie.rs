//! Post: rates in a trie of postcode digits, parcels parsed from lines, prices by the longest prefix, surcharges in single precision.
include!("differences.inc");
use std::array;
use std::collections::HashMap;
use std::fmt;
use std::num::{ParseFloatError, ParseIntError};
use std::rc::Rc;

const RATES: &str = "1 0.9 base\n12 1.3 base\n124 1.1 remote\n3 0.7 base\n305 2.2 island\n3051 1.9 island\n9 bad base\n4x 1 base";
const PARCELS: &str = "12477 1.5 30x20x10 express\n30519 0.25 35x25x2\n39000 12 60x40x40 insured=150 express\n70000 1 10x10x10\n12 2.5 1x1\n12300 3.25 20x20x20 insured=many";

#[derive(Debug)]
enum PostError {
    Float(ParseFloatError),
    Int(ParseIntError),
    Shape(String),
    NoRate(Rc<str>),
    Missing,
}
impl From<ParseFloatError> for PostError {
    fn from(e: ParseFloatError) -> Self {
        Self::Float(e)
    }
}
impl From<ParseIntError> for PostError {
    fn from(e: ParseIntError) -> Self {
        Self::Int(e)
    }
}
impl fmt::Display for PostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Float(e) => write!(f, "{e}"),
            Self::Int(e) => write!(f, "{e}"),
            Self::Shape(s) => write!(f, "no box: {s}"),
            Self::NoRate(code) => write!(f, "no rate for {code}"),
            Self::Missing => f.write_str("something is missing"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Zone {
    Base,
    Remote,
    Island,
}

#[derive(Debug)]
struct Rate {
    factor: f32,
    zone: Zone,
}

#[derive(Debug)]
struct Node {
    rate: Option<Rate>,
    next: [Option<Box<Node>>; 10],
}

impl Default for Node {
    fn default() -> Self {
        Node { rate: None, next: array::from_fn(|_| None) }
    }
}

impl Node {
    fn insert(&mut self, digits: &[u8], rate: Rate) {
        match digits {
            [] => self.rate = Some(rate),
            [first, rest @ ..] => self.next[usize::from(*first)].get_or_insert_with(Box::default).insert(rest, rate),
        }
    }
    fn longest(&self, digits: &[u8]) -> Option<(usize, &Rate)> {
        let deeper = digits.split_first().and_then(|(d, rest)| {
            let node = self.next[usize::from(*d)].as_deref()?;
            node.longest(rest).map(|(n, r)| (n + 1, r))
        });
        deeper.or_else(|| self.rate.as_ref().map(|r| (0, r)))
    }
}

fn digits(code: &str) -> Option<Vec<u8>> {
    code.chars().map(|c| c.to_digit(10).map(|d| d as u8)).collect()
}

fn rates(scale: f32) -> (Node, usize) {
    let mut root = Node::default();
    let mut bad = 0;
    for line in RATES.lines() {
        let parsed = || -> Option<(Vec<u8>, Rate)> {
            let [code, factor, zone] = line.split(' ').collect::<Vec<_>>()[..] else { return None };
            let zone = match zone {
                "base" => Zone::Base,
                "remote" => Zone::Remote,
                "island" => Zone::Island,
                _ => return None,
            };
            Some((digits(code)?, Rate { factor: factor.parse::<f32>().ok()? * scale, zone }))
        };
        match parsed() {
            Some((code, rate)) => root.insert(&code, rate),
            None => bad += line.len(),
        }
    }
    (root, bad)
}

struct Parcel<'a> {
    code: &'a str,
    weight: f32,
    sides: [f32; 3],
    insured: Option<u32>,
    express: bool,
}

impl<'a> TryFrom<&'a str> for Parcel<'a> {
    type Error = PostError;
    fn try_from(line: &'a str) -> Result<Self, PostError> {
        let mut words = line.split_whitespace();
        let (code, weight) = words.next().zip(words.next()).ok_or(PostError::Missing)?;
        let shape = words.next().ok_or(PostError::Missing)?;
        let sides = shape.split('x').map(str::parse).collect::<Result<Vec<f32>, _>>()?;
        let mut sides: [f32; 3] = sides.try_into().map_err(|_| PostError::Shape(shape.to_owned()))?;
        sides.sort_by(|a, b| b.partial_cmp(a).expect("lengths are numbers"));
        let (mut insured, mut express) = (None, false);
        for word in words {
            match word.split_once('=') {
                Some(("insured", sum)) => insured = Some(sum.parse()?),
                None if word == "express" => express = true,
                _ => return Err(PostError::Shape(word.to_string())),
            }
        }
        Ok(Parcel { code, weight: weight.parse()?, sides, insured, express })
    }
}

struct Tariff<'a> {
    root: &'a Node,
    per_kilo: f32,
    bulk: f32,
    extra: HashMap<Zone, Box<dyn Fn(f32) -> f32 + 'a>>,
}

impl Tariff<'_> {
    fn price(&self, parcel: &Parcel) -> Result<f32, PostError> {
        let code = digits(parcel.code).ok_or(PostError::Missing)?;
        let (depth, rate) = self.root.longest(&code).ok_or_else(|| PostError::NoRate(parcel.code.into()))?;
        let volume = parcel.sides.iter().product::<f32>() / 5000.0;
        let heavy = parcel.weight.max(volume * self.bulk);
        let girth = parcel.sides[0] + 2.0 * parcel.sides[1..].iter().sum::<f32>();
        let mut price = rate.factor * (1.0 + heavy.powf(0.8) * self.per_kilo) + 0.01 * girth.sqrt() * depth as f32;
        if let Some(extra) = self.extra.get(&rate.zone) {
            price = extra(price);
        }
        price += parcel.insured.map_or(0.0, |sum| 0.02 * sum as f32 * self.bulk);
        Ok(if parcel.express { price * 1.5 } else { price })
    }
}

extern "C" fn postage(x: *const f32, n: usize) -> f32 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (root, bad) = rates(x[0]);
    let island = x[3];
    let mut tariff = Tariff { root: &root, per_kilo: x[1], bulk: x[2], extra: HashMap::new() };
    tariff.extra.insert(Zone::Island, Box::new(move |p| p + island * p * p));
    tariff.extra.entry(Zone::Remote).or_insert_with(|| Box::new(|p| p * x[3].exp()));
    let (fine, failed): (Vec<_>, Vec<_>) =
        PARCELS.lines().map(|l| Parcel::try_from(l).and_then(|p| tariff.price(&p))).partition(Result::is_ok);
    let sum: f32 = fine.into_iter().flatten().sum();
    let words: usize = failed.into_iter().filter_map(Result::err).map(|e| e.to_string().len()).sum();
    sum - 0.001 * x[0] * (words + bad) as f32
}

fn main() {
    let x = [1.1f32, 0.8, 1.4, 0.3];
    let mut d = [0.0f32; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff_f32(postage as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let at = |h: f32| { let mut y = x; y[i] += h; f64::from(postage(y.as_ptr(), y.len())) };
        let want = (8.0 * (at(0.02) - at(-0.02)) - (at(0.04) - at(-0.04))) / 0.24;
        c.cmpt(&format!("d{i}"), f64::from(d[i]), want, 2e-3);
    }
    c.done();
}
