//! Food: blends of teas as a trait with generic scorers, config text with `=`, ranking, a builder, errors boxed as dyn Error.
include!("differences.inc");
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Debug;
use std::ops::Deref;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Leaf {
    Green,
    Black,
    Oolong,
    Herb(u8),
}

impl TryFrom<&str> for Leaf {
    type Error = Box<dyn Error>;
    fn try_from(text: &str) -> Result<Self, Self::Error> {
        Ok(match text.to_ascii_lowercase().as_str() {
            "green" => Leaf::Green,
            "black" => Leaf::Black,
            "oolong" => Leaf::Oolong,
            other => Leaf::Herb(other.strip_prefix("herb").ok_or("no leaf")?.parse()?),
        })
    }
}

#[derive(Debug, Clone)]
struct Lot {
    name: String,
    leaf: Leaf,
    tannin: f64,
    aroma: [f64; 3],
    price: Option<f64>,
}

trait Scorer {
    type Output;
    fn score(&self, blend: &Blend) -> Self::Output;
}

struct Balance {
    ideal: f64,
}

struct Profile<'a, const K: usize> {
    wanted: [f64; K],
    note: &'a str,
}

impl Scorer for Balance {
    type Output = f64;
    fn score(&self, blend: &Blend) -> f64 {
        let tannin: f64 = blend.iter().map(|(l, w)| l.tannin * w).sum();
        -(tannin - self.ideal).powi(2)
    }
}

impl<const K: usize> Scorer for Profile<'_, K> {
    type Output = Result<f64, String>;
    fn score(&self, blend: &Blend) -> Self::Output {
        if K > 3 {
            return Err(format!("{} has only three", self.note));
        }
        let mixed = blend.iter().fold([0.0; 3], |mut m, (l, w)| {
            m.iter_mut().zip(l.aroma).for_each(|(m, a)| *m += w * a);
            m
        });
        let (mut dot, mut one, mut two) = (0.0, 0.0, 0.0);
        for (a, b) in self.wanted.iter().zip(mixed) {
            dot += a * b;
            one += a * a;
            two += b * b;
        }
        Ok(dot / (one * two).sqrt() + 0.001 * self.note.len() as f64)
    }
}

#[derive(Debug, Clone, Default)]
struct Blend {
    parts: Vec<(Lot, f64)>,
}

impl Deref for Blend {
    type Target = [(Lot, f64)];
    fn deref(&self) -> &Self::Target {
        &self.parts
    }
}

#[derive(Default)]
struct Builder {
    parts: Vec<(Lot, f64)>,
    leaves: BTreeSet<Leaf>,
}

impl Builder {
    fn with(mut self, lot: &Lot, weight: f64) -> Self {
        if self.leaves.insert(lot.leaf) || weight > 0.1 {
            self.parts.push((lot.clone(), weight));
        }
        self
    }

    fn build(self) -> Result<Blend, Box<dyn Error>> {
        let total: f64 = self.parts.iter().map(|p| p.1).sum();
        if self.parts.len() < 2 {
            return Err(format!("{} parts", self.parts.len()).into());
        }
        Ok(Blend { parts: self.parts.into_iter().map(|(l, w)| (l, w / total)).collect() })
    }
}

const LOTS: &str = "name = Sencha\nleaf=green\ntannin = 0.42\naroma = 0.9 0.2 0.1\nprice = 31.5

name=Assam
leaf = Black
tannin=0.88
aroma = 0.1 0.8 0.4

name = Baozhong
leaf = oolong
tannin = 0.55
aroma = 0.5 0.3 0.9
price = 48

name = Mint
leaf = herb7
tannin = 0.05
aroma = 0.2 0.9 0.9
price = 9.25";

fn lots(text: &str, scale: f64) -> Result<BTreeMap<String, Lot>, Box<dyn Error>> {
    text.split("\n\n")
        .map(|block| {
            let fields: BTreeMap<&str, &str> = block.lines().filter_map(|l| l.split_once('=')).map(|(k, v)| (k.trim(), v.trim())).collect();
            let field = |name: &'static str| fields.get(name).copied().ok_or_else(|| format!("no {name}"));
            let mut aroma = [0.0; 3];
            for (slot, word) in aroma.iter_mut().zip(field("aroma")?.split(' ')) {
                *slot = word.parse()?;
            }
            let price = fields.get("price").map(|p| p.parse::<f64>()).transpose()?.map(|p| p * scale);
            let lot = Lot { name: field("name")?.to_string(), leaf: field("leaf")?.try_into()?, tannin: field("tannin")?.parse()?, aroma, price };
            Ok((lot.name.to_lowercase(), lot))
        })
        .collect()
}

fn rank<S>(blends: &mut [(String, Blend)], scorer: &S)
where
    S: Scorer<Output = f64>,
{
    blends.sort_by(|a, b| scorer.score(&b.1).total_cmp(&scorer.score(&a.1)));
}

fn value(x: &[f64]) -> Result<f64, Box<dyn Error>> {
    let lots = lots(LOTS, x[3])?;
    let get = |n: &str| lots.get(n).ok_or_else(|| format!("no lot {n}"));
    let mut blends = vec![
        ("morning".to_string(), Builder::default().with(get("assam")?, x[0]).with(get("sencha")?, x[1]).build()?),
        ("evening".to_string(), Builder::default().with(get("mint")?, x[1]).with(get("baozhong")?, 0.7).with(get("mint")?, 0.05).build()?),
        ("house".to_string(), Builder::default().with(get("sencha")?, 0.3).with(get("assam")?, x[0] * x[1]).with(get("baozhong")?, 0.4).build()?),
    ];
    if let Err(e) = Builder::default().with(get("mint")?, 1.0).build() {
        blends.retain(|(n, _)| n.len() > e.to_string().len());
    }
    rank(&mut blends, &Balance { ideal: x[2] });
    let profile = Profile { wanted: [0.4, x[2], 0.6], note: "floral" };
    let mut total = 0.0;
    for (place, (name, blend)) in blends.iter().enumerate() {
        let cost: f64 = blend.iter().map(|(l, w)| l.price.unwrap_or(20.0) * w).sum();
        total += profile.score(blend)? / (place + 1) as f64 - 0.002 * cost + 0.001 * name.len() as f64;
        total += Balance { ideal: 0.4 }.score(blend);
    }
    Ok(total)
}

extern "C" fn tea(x: *const f64, n: usize) -> f64 {
    value(unsafe { std::slice::from_raw_parts(x, n) }).unwrap()
}

fn main() {
    let x = [0.6, 0.35, 0.5, 1.1];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(tea as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-4, |h| { let mut y = x; y[i] += h; tea(y.as_ptr(), 4) }));
    }
    c.done();
}
