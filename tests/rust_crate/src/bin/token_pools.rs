//! Exchange: pools of tokens in a BTreeMap, trades routed through a graph by search, fees as boxed closures, amounts in u128, products.
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use ltoad::Differentiable;
use rust_crate::{close, differences};

type Token = &'static str;

#[derive(Clone, Debug, Default, Differentiable)]
struct Pool {
    reserves: (f64, f64),
    fee: f64,
    trades: u32,
}

#[derive(Debug)]
enum Order {
    Swap { from: Token, to: Token, amount: u128 },
    Deposit { pool: (Token, Token), share: f64 },
    Note(String),
}

#[derive(Debug)]
enum Failure {
    NoRoute(Token, Token),
    NoPool(String),
}

type Market = BTreeMap<String, Pool>;

const UNIT: u128 = 1_000_000_000_000_000_000;

fn key(a: Token, b: Token) -> String {
    let (a, b) = if a < b { (a, b) } else { (b, a) };
    format!("{a}/{b}")
}

fn route(market: &Market, from: Token, to: Token, tokens: &BTreeSet<Token>) -> Option<Vec<Token>> {
    let mut before: HashMap<Token, Token> = HashMap::new();
    let mut queue = VecDeque::from([from]);
    while let Some(at) = queue.pop_front() {
        if at == to {
            let mut path: Vec<Token> = std::iter::successors(Some(to), |t| before.get(t).copied()).collect();
            path.reverse();
            return Some(path);
        }
        for &next in tokens {
            if next != from && !before.contains_key(next) && market.contains_key(&key(at, next)) {
                before.insert(next, at);
                queue.push_back(next);
            }
        }
    }
    None
}

fn settle(market: &Market, orders: &[Order], tax: &dyn Fn(f64) -> f64) -> Result<f64, Failure> {
    let mut market = market.clone();
    let tokens: BTreeSet<Token> = ["ada", "bar", "cob", "dot"].into();
    let mut welfare = 0.0;
    for order in orders {
        match order {
            Order::Swap { from, to, amount } => {
                let path = route(&market, from, to, &tokens).ok_or(Failure::NoRoute(from, to))?;
                let mut held = (*amount / (UNIT / 1000)) as f64 / 1000.0;
                for hop in path.windows(2) {
                    let &[a, b] = hop else { continue };
                    let pool = market.get_mut(&key(a, b)).ok_or_else(|| Failure::NoPool(key(a, b)))?;
                    let (input, output) = match &mut pool.reserves {
                        (x, y) if a < b => (x, y),
                        (x, y) => (y, x),
                    };
                    let paid = held * (1.0 - pool.fee);
                    let got = *output * paid / (*input + paid);
                    *input += held;
                    *output -= got;
                    pool.trades += 1;
                    held = got;
                }
                welfare += held - tax(held);
            }
            Order::Deposit { pool: (a, b), share } => {
                let name = key(a, b);
                let Some(pool) = market.get_mut(&name) else { return Err(Failure::NoPool(name)) };
                pool.reserves.0 *= 1.0 + share;
                pool.reserves.1 *= 1.0 + share;
                welfare -= share * (pool.reserves.0 * pool.reserves.1).sqrt();
            }
            Order::Note(text) if text.starts_with("pause") => break,
            Order::Note(_) => {}
        }
    }
    let depth: f64 = market.values().filter(|p| p.trades > 0).map(|p| (p.reserves.0 * p.reserves.1).ln()).sum();
    Ok(welfare + 0.1 * depth)
}

fn pools(x: &[f64]) -> Market {
    let names = ["ada/bar", "bar/cob", "cob/dot"];
    names
        .iter()
        .zip(x.chunks(3))
        .map(|(n, c)| (n.to_string(), Pool { reserves: (c[0], c[1]), fee: c[2], ..Default::default() }))
        .collect()
}

fn flat(market: &Market) -> Vec<f64> {
    market.values().flat_map(|p| [p.reserves.0, p.reserves.1, p.fee]).collect()
}

fn main() {
    let x = [10.0, 20.0, 0.003, 15.0, 7.0, 0.01, 30.0, 25.0, 0.002];
    let orders = [
        Order::Swap { from: "ada", to: "dot", amount: 3 * UNIT / 2 },
        Order::Note("hello".into()),
        Order::Deposit { pool: ("cob", "bar"), share: 0.1 },
        Order::Swap { from: "cob", to: "ada", amount: UNIT },
        Order::Note("pause for maintenance".to_owned()),
        Order::Swap { from: "bar", to: "nil", amount: 1 },
    ];
    let brackets = vec![(0.0, 0.1), (1.0, 0.3)];
    let tax: Box<dyn Fn(f64) -> f64> = Box::new(move |v| {
        brackets.iter().map(|&(from, rate)| rate * (v - from).max(0.0)).sum()
    });
    let f = |m: &Market| settle(m, &orders, &*tax).expect("pools for all");
    let market = pools(&x);
    let want = differences(|x| f(&pools(x)), &x);
    close(&flat(&ltoad::gradient(f, &market)), &want, 1e-6);
    for i in [0, 4, 8] {
        let mut y = [0.0; 9];
        y[i] = 1.0;
        let (value, slope) = ltoad::jvp(f, &market, &pools(&y));
        assert_eq!(value, f(&market));
        close(&[slope], &want[i..=i], 1e-6);
    }
    assert!(matches!(settle(&market, &orders[5..], &*tax), Err(Failure::NoRoute("bar", "nil"))));
}
