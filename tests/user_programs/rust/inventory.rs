//! Business: stock by article in a HashMap of structs with strings, orders as enums, closures as policies.
include!("harness.rs");
use std::collections::{HashMap, VecDeque};

#[derive(Clone, Debug)]
struct Article {
    name: String,
    pieces: i32,
    price: f64,
    discount: Option<f64>,
}

enum Order {
    Buy { article: String, pieces: i32 },
    Sell { article: String, pieces: i32, rebate: f64 },
    Reprice(String, f64),
    Stop,
}

struct Shop<'a> {
    stock: HashMap<String, Article>,
    cash: f64,
    policy: Box<dyn Fn(&Article) -> f64 + 'a>,
}

impl Shop<'_> {
    fn apply(&mut self, order: Order) -> Result<bool, String> {
        match order {
            Order::Buy { article, pieces } => {
                let a = self.stock.get_mut(&article).ok_or(format!("no {article}"))?;
                a.pieces += pieces;
                self.cash -= 0.6 * a.price * pieces as f64;
            }
            Order::Sell { article, pieces, rebate } => {
                let a = self.stock.get_mut(&article).ok_or("unknown")?;
                if a.pieces < pieces {
                    return Err(format!("only {} of {}", a.pieces, a.name));
                }
                a.pieces -= pieces;
                let a = a.clone();
                self.cash += (self.policy)(&a) * pieces as f64 * (1.0 - rebate) * (1.0 - a.discount.unwrap_or(0.0));
            }
            Order::Reprice(article, factor) => {
                if let Some(a) = self.stock.get_mut(&article) {
                    a.price *= factor;
                    a.discount = Some(factor * 0.1);
                }
            }
            Order::Stop => return Ok(false),
        }
        Ok(true)
    }
}

extern "C" fn profit(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let names = ["screw", "hammer", "a saw for metal and wood"];
    let stock = names
        .iter()
        .zip(x)
        .enumerate()
        .map(|(i, (n, p))| (n.to_string(), Article { name: n.to_string(), pieces: 5 * i as i32, price: *p, discount: None }))
        .collect();
    let margin = x[3];
    let mut shop = Shop { stock, cash: 1.0, policy: Box::new(move |a| a.price * margin + 0.1 * a.pieces as f64) };
    let mut orders = VecDeque::from([
        Order::Buy { article: "screw".into(), pieces: 7 },
        Order::Sell { article: "hammer".into(), pieces: 3, rebate: x[4] },
        Order::Reprice("hammer".to_string(), x[4] + 1.0),
        Order::Sell { article: "hammer".into(), pieces: 1, rebate: 0.0 },
        Order::Sell { article: "nail".into(), pieces: 1, rebate: 0.0 },
        Order::Sell { article: "a saw for metal and wood".into(), pieces: 4, rebate: 0.05 },
    ]);
    orders.push_back(Order::Stop);
    let mut failures = 0;
    while let Some(order) = orders.pop_front() {
        match shop.apply(order) {
            Ok(true) => {}
            Ok(false) => break,
            Err(_) => failures += 1,
        }
    }
    shop.cash * shop.cash + failures as f64 * x[0]
}

fn main() {
    let x = [0.3, 12.0, 30.0, 1.4, 0.1];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(profit as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| profit(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
