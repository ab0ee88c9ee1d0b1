//! Baking: recipes in a HashMap, doughs behind traits with default methods, orders that fail with `?`, prices by closures.

use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::fmt;
use std::rc::Rc;

use ltoad::*;

#[derive(Debug, Clone, PartialEq)]
enum OrderError {
    Unknown(String),
    Burnt { degrees: f64 },
}

impl fmt::Display for OrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrderError::Unknown(name) => write!(f, "no recipe of {name}"),
            OrderError::Burnt { degrees } => write!(f, "burnt at {degrees:.1}"),
        }
    }
}
impl Error for OrderError {}

trait Dough {
    fn name(&self) -> &str;
    fn rise(&self, hours: f64) -> f64;
    fn crust(&self, degrees: f64) -> Result<f64, OrderError> {
        if degrees > 260.0 {
            return Err(OrderError::Burnt { degrees });
        }
        Ok(((degrees - 180.0) / 40.0).tanh() + 1.0)
    }
}

struct Sour {
    acid: f64,
}
struct Brioche {
    butter: f64,
    eggs: Vec<f64>,
}

impl Dough for Sour {
    fn name(&self) -> &str {
        "sour"
    }
    fn rise(&self, hours: f64) -> f64 {
        1.0 + hours / (hours + self.acid)
    }
}
impl Dough for Brioche {
    fn name(&self) -> &str {
        "brioche"
    }
    fn rise(&self, hours: f64) -> f64 {
        let eggs: f64 = self.eggs.iter().map(|e| e.sqrt()).sum();
        (0.1 * hours * eggs).exp() / (1.0 + self.butter)
    }
    fn crust(&self, degrees: f64) -> Result<f64, OrderError> {
        Ok(0.01 * degrees * self.butter)
    }
}

struct Bakery {
    doughs: HashMap<String, Rc<dyn Dough>>,
    prices: BTreeMap<String, Box<dyn Fn(f64) -> f64>>,
}

impl Bakery {
    fn new(x: &[f64]) -> Self {
        let mut bakery = Bakery { doughs: HashMap::new(), prices: BTreeMap::new() };
        bakery.add(Rc::new(Sour { acid: x[0] }), { let base = x[1]; move |q| base * q });
        bakery.add(Rc::new(Brioche { butter: x[2], eggs: x[3..].to_vec() }), |q| 2.0 + q * q);
        bakery
    }
    fn add(&mut self, dough: Rc<dyn Dough>, price: impl Fn(f64) -> f64 + 'static) {
        self.prices.insert(dough.name().to_string(), Box::new(price));
        self.doughs.insert(dough.name().to_string(), dough);
    }
    fn bake(&self, name: &str, hours: f64, degrees: f64) -> Result<f64, OrderError> {
        let dough = self.doughs.get(name).ok_or_else(|| OrderError::Unknown(name.to_string()))?;
        let quality = dough.rise(hours) * dough.crust(degrees)?;
        Ok(self.prices.get(name).map_or(0.0, |p| p(quality)))
    }
    fn order(&self, line: &str) -> Result<f64, Box<dyn Error>> {
        let mut words = line.split_whitespace();
        let name = words.next().ok_or("empty order")?;
        let count: u32 = words.next().ok_or("no count")?.parse()?;
        let hours: f64 = words.next().ok_or("no hours")?.parse()?;
        let degrees: f64 = words.next().unwrap_or("230").parse()?;
        Ok(f64::from(count) * self.bake(name, hours, degrees)?)
    }
}

const ORDERS: [&str; 7] =
    ["sour 3 12.5", "brioche 2 4 190", "sour 1 8 300", "rye 4 10", "brioche x 3", "", "sour 2 20 200"];

#[autodiff_reverse(day_back, Duplicated, Active, Active)]
#[autodiff_forward(day_ahead, 2, Dual, Dual, DualOnly)]
fn day(x: &[f64], fine: f64) -> f64 {
    let bakery = Bakery::new(x);
    let mut bad = 0;
    let mut sum = 0.0;
    for order in ORDERS {
        match bakery.order(order) {
            Ok(price) => sum += price,
            Err(e) => {
                bad += e.to_string().len();
                sum -= fine;
            }
        }
    }
    sum * (1.0 - 0.001 * bad as f64)
}

#[autodiff_reverse(best_back, Duplicated, Const, Active)]
fn best(x: &[f64; 5], names: &[&str]) -> Result<f64, String> {
    let bakery = Bakery::new(x);
    let all = names.iter().map(|n| bakery.bake(n, 6.0, 240.0)).collect::<Result<Vec<_>, _>>();
    let all = all.map_err(|e| e.to_string())?;
    all.into_iter().max_by(f64::total_cmp).ok_or("nothing".to_string())
}

fn slope(f: impl Fn(&[f64]) -> f64, x: &[f64], i: usize) -> f64 {
    let at = |h: f64| {
        let mut y = x.to_vec();
        y[i] += h;
        f(&y)
    };
    (8.0 * (at(1e-4) - at(-1e-4)) - at(2e-4) + at(-2e-4)) / 12e-4
}

fn near(got: f64, want: f64) {
    assert!((got - want).abs() < 1e-8 * (1.0 + want.abs()), "{got} {want}");
}

fn main() {
    let x = [5.0, 3.5, 0.6, 1.2, 2.0];
    let mut d = [0.0; 5];
    let (value, fine) = day_back(&x, &mut d, 0.7, 1.0);
    assert_eq!(value, day(&x, 0.7));
    near(fine, (day(&x, 1.7) - day(&x, -0.3)) / 2.0);
    for i in 0..5 {
        let want = slope(|y| day(y, 0.7), &x, i);
        near(d[i], want);
        let mut one = [0.0; 5];
        one[i] = 1.0;
        let [a, b] = day_ahead(&x, &one, &[0.0; 5], 0.7, 0.0, 1.0);
        near(a, want);
        near(b, fine);
    }
    let mut e = [0.0; 5];
    let found = best_back(&x, &mut e, &["sour", "brioche"], Ok(1.0));
    assert_eq!(found, best(&x, &["sour", "brioche"]));
    for i in 0..5 {
        near(e[i], slope(|y| best(y.try_into().unwrap(), &["sour", "brioche"]).unwrap(), &x, i));
    }
    let mut none = [0.0; 5];
    let missing = best_back(&x, &mut none, &["sour", "rye"], Err("no recipe of rye".into()));
    assert_eq!(missing, Err("no recipe of rye".to_string()));
    assert_eq!(none, [0.0; 5]);
    println!("fine");
}
