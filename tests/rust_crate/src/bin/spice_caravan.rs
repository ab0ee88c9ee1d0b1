//! Trade: maps that are split, appended, kept in part and ranged over; keys made of floats, of bytes and of pairs; caches of prices behind entries.
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use rust_crate::{close, differences};

#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Price(f64);
impl Eq for Price {}
#[allow(clippy::derive_ord_xor_partial_ord)]
impl Ord for Price {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.partial_cmp(other).expect("no price is NaN")
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Good {
    Saffron,
    Pepper(u8),
    Salt { origin: String },
}

type Book = BTreeMap<Price, Vec<(Good, f64)>>;

fn offers(x: &[f64]) -> Book {
    let goods = [Good::Saffron, Good::Pepper(2), Good::Salt { origin: "Hallein".into() }, Good::Pepper(7)];
    let mut book = Book::new();
    for (i, (good, base)) in goods.iter().cycle().zip(x.iter().chain(&x[1..])).enumerate() {
        let price = Price(base * base + 0.1 * (i % 3) as f64);
        book.entry(price).or_default().push((good.clone(), base * (i + 1) as f64));
    }
    book
}

fn buy(book: &mut Book, mut purse: f64) -> (f64, f64) {
    let mut weight = 0.0;
    while let Some(mut cheapest) = book.first_entry() {
        let Price(price) = *cheapest.key();
        let Some((good, amount)) = cheapest.get_mut().pop() else {
            cheapest.remove();
            continue;
        };
        let taken = amount.min(purse / price);
        purse -= taken * price;
        weight += taken * if matches!(good, Good::Pepper(n) if n > 3) { 2.0 } else { 1.0 };
        if taken < amount {
            cheapest.get_mut().push((good, amount - taken));
            break;
        }
    }
    (weight, purse)
}

struct Caravan<'c> {
    tolls: HashMap<[u8; 2], f64>,
    cache: HashMap<(Good, usize), f64>,
    curve: &'c dyn Fn(f64) -> f64,
    asked: usize,
}
impl Caravan<'_> {
    fn price(&mut self, good: &Good, day: usize) -> f64 {
        if let Some(known) = self.cache.get(&(good.clone(), day)) {
            return *known;
        }
        self.asked += 1;
        let price = match (good, day) {
            (_, 0) => 1.0,
            (Good::Salt { origin }, d) => self.price(good, d - 1) * (1.0 + 0.01 * origin.len() as f64),
            (Good::Pepper(n), d) if d >= 2 => (self.curve)(self.price(good, d - 1) - 0.3 * self.price(good, d - 2)) + f64::from(*n) * 0.1,
            (other, d) => (self.curve)(self.price(other, d - 1)),
        };
        self.cache.insert((good.clone(), day), price);
        price
    }
}

fn journey(x: &[f64]) -> f64 {
    let mut book = offers(x);
    let mut dear = book.split_off(&Price(1.0));
    let median = dear.keys().nth(dear.len() / 2).map_or(0.0, |p| p.0);
    for (price, goods) in dear.range_mut(..Price(median)) {
        goods.iter_mut().for_each(|(_, amount)| *amount *= 1.0 + 0.1 * price.0);
    }
    let (weight, left) = buy(&mut book, 2.0 * x[4]);
    book.append(&mut dear);
    book.retain(|price, goods| price.0 < 2.5 && !goods.is_empty());
    let curve = |v: f64| v + 0.2 * x[0] * (1.0 - v * v);
    let mut caravan = Caravan { tolls: HashMap::new(), cache: HashMap::new(), curve: &curve, asked: 0 };
    for (i, road) in ["ab", "bc", "cd", "ab"].iter().enumerate() {
        let key: [u8; 2] = road.as_bytes().try_into().unwrap();
        *caravan.tolls.entry(key).or_insert(0.1) += x[i] * 0.05;
    }
    caravan.tolls.retain(|k, _| k[0] != b'c');
    let goods: BTreeSet<Good> = book.values().flatten().map(|(g, _)| g.clone()).collect();
    let mut sold = Vec::new();
    for good in &goods {
        sold.push((caravan.price(good, 5), good));
    }
    sold.sort_by_cached_key(|(v, _)| Reverse(Price(*v)));
    let income: f64 = sold.iter().zip(1..).map(|((v, g), k)| v / k as f64 * if **g == Good::Saffron { 3.0 } else { 1.0 }).sum();
    let mut tolls: Vec<f64> = caravan.tolls.into_values().collect();
    tolls.sort_unstable_by(f64::total_cmp);
    income + weight - left - tolls.iter().rev().zip(1..).map(|(t, k)| t * k as f64).sum::<f64>() + 0.01 * caravan.asked as f64 * x[2]
}

fn main() {
    let x = [0.9, 1.15, 0.7, 1.4, 1.02];
    let gradient = ltoad::gradient(journey, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(journey, &x), 1e-6);
}
