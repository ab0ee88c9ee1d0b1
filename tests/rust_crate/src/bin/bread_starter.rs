//! Sourdough: yeasts and bacteria behind a trait with attributes in its impls, generic jars, temperature programmes as boxed closures by name.

use std::borrow::Cow;
use std::collections::HashMap;

use ltoad::*;
use rust_crate::*;

type Programme = Box<dyn Fn(f64) -> f64>;

trait Culture {
    fn growth(&self, warmth: f64, food: f64) -> f64;
    fn growth_back(&self, shadow: &mut Self, warmth: f64, food: f64, seed: f64) -> (f64, f64, f64);
    fn name(&self) -> Cow<'_, str>;
}
#[derive(Clone, Debug, Differentiable)]
struct Yeast {
    rate: f64,
    best: f64,
}
#[derive(Clone, Debug, Differentiable)]
struct Lacto {
    rates: Vec<f64>,
    strain: u32,
}
impl Culture for Yeast {
    #[autodiff_reverse(growth_back, Duplicated, Active, Active, Active)]
    fn growth(&self, warmth: f64, food: f64) -> f64 {
        let off = (warmth - self.best) / 8.0;
        self.rate * (-off * off).exp() * food / (0.2 + food)
    }
    fn name(&self) -> Cow<'_, str> {
        "yeast".into()
    }
}
impl Culture for Lacto {
    #[autodiff_reverse(growth_back, Duplicated, Active, Active, Active)]
    fn growth(&self, warmth: f64, food: f64) -> f64 {
        let warm = warmth / 30.0;
        self.rates.iter().rev().fold(0.0, |sum, r| sum * warm + r) * food.sqrt()
    }
    fn name(&self) -> Cow<'_, str> {
        format!("lacto {:03}", self.strain).into()
    }
}
#[derive(Clone, Debug, Differentiable)]
struct Jar<A, B> {
    pair: (A, B),
    flour: f64,
}
impl<A: Culture, B: Culture> Jar<A, B> {
    fn ferment(&self, programme: &Programme, hours: usize) -> HashMap<String, f64> {
        let mut food = self.flour;
        let mut mass = [0.1, 0.1];
        let mut record = HashMap::new();
        for hour in 0..hours {
            let warmth = programme(hour as f64);
            let rates = [self.pair.0.growth(warmth, food), self.pair.1.growth(warmth, food)];
            for (m, r) in mass.iter_mut().zip(rates) {
                *m *= 1.0 + 0.1 * r;
                food = (food - 0.02 * *m * r).max(0.05);
            }
            record.entry(format!("hour {}", hour / 6)).and_modify(|w| *w += food).or_insert(mass[0]);
        }
        for (cow, m) in [self.pair.0.name(), self.pair.1.name()].into_iter().zip(mass) {
            record.insert(cow.into_owned(), m);
        }
        record
    }
}
fn rise(jar: &Jar<Yeast, Lacto>, programmes: &HashMap<&str, Programme>, name: &str) -> Option<f64> {
    let record = jar.ferment(programmes.get(name)?, 20);
    let mut names: Vec<_> = record.keys().filter(|k| !k.starts_with("yeast")).collect();
    names.sort();
    let sour: f64 = names.iter().zip(1..).map(|(n, k)| record[*n] / f64::from(k)).sum();
    Some(record.get("yeast")? * 3.0 - sour.ln())
}
fn jar(x: &[f64]) -> Jar<Yeast, Lacto> {
    Jar { pair: (Yeast { rate: x[0], best: x[1] }, Lacto { rates: x[2..5].to_vec(), strain: 7 }), flour: x[5] }
}
fn flat(jar: &Jar<Yeast, Lacto>) -> Vec<f64> {
    let mut all = vec![jar.pair.0.rate, jar.pair.0.best];
    all.extend_from_slice(&jar.pair.1.rates);
    all.push(jar.flour);
    all
}

fn main() {
    let x = [0.9, 26.0, 0.3, 0.2, 0.15, 1.4];
    let mut programmes: HashMap<&str, Programme> = HashMap::new();
    programmes.insert("cool", Box::new(|t| 18.0 + 0.1 * t));
    let swing = 4.0;
    programmes.insert("day", Box::new(move |t| 24.0 + swing * (t / 4.0).sin()));
    let at = jar(&x);
    for name in ["cool", "day"] {
        let slopes = gradient(|j: &Jar<Yeast, Lacto>| rise(j, &programmes, name).unwrap_or(0.0), &at);
        close(&flat(&slopes), &differences(|y| rise(&jar(y), &programmes, name).unwrap(), &x), 1e-7);
    }
    assert_eq!(gradient(|j: &Jar<Yeast, Lacto>| rise(j, &programmes, "none").unwrap_or(0.0), &at).flour, 0.0);
    let mut shadow = at.pair.1.zeroed();
    let (value, by_warmth, by_food) = at.pair.1.growth_back(&mut shadow, 25.0, 0.8, 2.0);
    assert_eq!(value, at.pair.1.growth(25.0, 0.8));
    let want = differences(|y| 2.0 * Lacto { rates: y[..3].to_vec(), strain: 0 }.growth(y[3], y[4]), &[0.3, 0.2, 0.15, 25.0, 0.8]);
    close(&[&shadow.rates[..], &[by_warmth, by_food]].concat(), &want, 1e-7);
    println!("fine");
}
