//! Advertising: bidders with budgets in a HashMap, second prices from a heap, groups of queries, pacing, closures that capture by reference.
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet};
use std::rc::Rc;

use rust_crate::{close, differences};

#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Total(f64);
impl Eq for Total {}
#[allow(clippy::derive_ord_xor_partial_ord)]
impl Ord for Total {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Target {
    Any,
    Word(Rc<str>),
    All(Vec<Target>),
    Not(Box<Target>),
}

impl Target {
    fn parse(text: &str) -> Option<Target> {
        let text = text.trim();
        if text == "*" {
            return Some(Target::Any);
        }
        if let Some(rest) = text.strip_prefix('!') {
            return Target::parse(rest).map(Box::new).map(Target::Not);
        }
        if text.contains('&') {
            return text.split('&').map(Target::parse).collect::<Option<Vec<_>>>().map(Target::All);
        }
        text.chars().all(char::is_alphanumeric).then(|| Target::Word(text.into()))
    }

    fn matches(&self, query: &HashSet<&str>) -> bool {
        match self {
            Target::Any => true,
            Target::Word(w) => query.contains(&**w),
            Target::All(all) => all.iter().all(|t| t.matches(query)),
            Target::Not(t) => !t.matches(query),
        }
    }
}

#[derive(Clone, Debug)]
struct Bidder {
    target: Target,
    bid: f64,
    budget: f64,
    pace: f64,
    won: Vec<usize>,
}

fn run(x: &[f64; 7], rules: &[(&str, &str)], queries: &[&str]) -> Option<(f64, Vec<String>)> {
    let [reserve, quality, pacing, bids @ ..] = x;
    let mut bidders: HashMap<String, Bidder> = rules
        .iter()
        .zip(bids)
        .map(|(&(name, rule), &bid)| {
            let target = Target::parse(rule)?;
            Some((name.to_string(), Bidder { target, bid, budget: 4.0 * bid, pace: 1.0, won: Vec::new() }))
        })
        .collect::<Option<_>>()?;
    let click = |slot: usize, words: usize| quality / ((slot + 1) as f64 * (words as f64).sqrt());
    let mut revenue = 0.0;
    let mut by_slot: BTreeMap<Reverse<usize>, f64> = BTreeMap::new();
    for (q, query) in queries.iter().enumerate() {
        let words: HashSet<&str> = query.split_whitespace().collect();
        let mut heap: BinaryHeap<(Total, Reverse<String>)> = bidders
            .iter()
            .filter(|(_, b)| b.budget > 0.0 && b.target.matches(&words))
            .map(|(n, b)| (Total(b.bid * b.pace), Reverse(n.clone())))
            .filter(|(b, _)| b.0 > *reserve)
            .collect();
        let mut slot = 0;
        while let Some((_, Reverse(name))) = heap.pop() {
            if slot == 2 {
                break;
            }
            let price = heap.peek().map_or(*reserve, |(next, _)| next.0.max(*reserve));
            let bidder = bidders.get_mut(&name)?;
            let cost = (price * click(slot, words.len())).min(bidder.budget);
            bidder.budget -= cost;
            bidder.pace *= 1.0 - pacing * cost / (1.0 + bidder.budget);
            bidder.won.push(q);
            revenue += cost;
            *by_slot.entry(Reverse(slot)).or_insert(0.0) += cost * cost;
            slot += 1;
        }
    }
    let mut report: Vec<(&String, &Bidder)> = bidders.iter().collect();
    report.sort_unstable_by(|a, b| b.1.budget.total_cmp(&a.1.budget).then_with(|| a.0.cmp(b.0)));
    let regret: f64 = report.iter().enumerate().map(|(rank, (_, b))| rank as f64 * (b.budget * b.pace).ln_1p()).sum();
    let lines = report.iter().map(|(n, b)| format!("{n:>8} {:6.2} {:?}", b.budget, b.won)).collect();
    let spread = by_slot.into_iter().map(|(Reverse(s), v)| v / (s + 1) as f64).sum::<f64>();
    Some((revenue + 0.2 * regret + 0.3 * spread, lines))
}

fn main() {
    let rules = [("Acme", "shoes"), ("Bolt", "*"), ("Cord", "red & shoes"), ("Dash", "!cheap")];
    let queries = ["red shoes", "cheap shoes", "blue hat", "red hat with shoes", "cheap red shoes", "shoes"];
    let x = [0.3, 0.6, 0.25, 2.0, 1.1, 2.6, 1.5];
    let f = |x: &[f64; 7]| run(x, &rules, &queries).map_or(f64::NAN, |(v, lines)| v + 1e-3 * lines.len() as f64);
    let want = differences(|x| f(x.try_into().unwrap()), &x);
    close(&ltoad::gradient(f, &x), &want, 1e-6);
    let (value, slope) = ltoad::jvp(f, &x, &[1.0, 0.0, -1.0, 0.5, 0.0, 0.0, 2.0]);
    assert_eq!(value, f(&x));
    close(&[slope], &[want[0] - want[2] + 0.5 * want[3] + 2.0 * want[6]], 1e-6);
    assert!(run(&x, &[("Odd", "a-b")], &queries).is_none());
}
