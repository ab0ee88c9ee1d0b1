//! A league of breweries: judges' notes grouped by hand, sorted by several keys, medians by select_nth, trimmed means, ties, ranks in a table.
include!("harness.rs");
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap, HashSet};

#[derive(Debug, Clone, PartialEq)]
struct Score {
    brewer: String,
    style: Style,
    judge: u8,
    points: [f64; 3],
    note: Option<f32>,
}
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Style {
    Stout,
    Lager,
    Sour,
}
#[derive(Default, Debug)]
struct Standing {
    total: f64,
    best: Option<(f64, usize)>,
    entries: usize,
}

fn median(values: &mut [f64]) -> f64 {
    let middle = values.len() / 2;
    let (below, &mut at, _) = values.select_nth_unstable_by(middle, f64::total_cmp);
    if below.len() == middle && middle > 0 && values.len() % 2 == 0 {
        let left = values[..middle].iter().copied().fold(f64::NEG_INFINITY, f64::max);
        return 0.5 * (left + at);
    }
    at
}
fn trimmed(mut values: Vec<f64>) -> f64 {
    values.sort_unstable_by(|a, b| b.partial_cmp(a).unwrap());
    match values.as_slice() {
        [] => 0.0,
        [only] => *only,
        [_, middle @ .., _] if !middle.is_empty() => middle.iter().sum::<f64>() / middle.len() as f64,
        both => both.iter().sum::<f64>() / 2.0,
    }
}
fn scores(x: &[f64]) -> Vec<Score> {
    let styles = [Style::Stout, Style::Lager, Style::Sour];
    (0..14usize)
        .map(|i| {
            let base = x[i % 4] * (1.0 + ((i * 37) % 11) as f64 / 20.0);
            Score {
                brewer: format!("{}{}", ["Oak", "Fen", "Tor"][i * 2 % 3], i % 2),
                style: styles[i / 2 % 3],
                judge: (i % 5) as u8,
                points: [base, base.sqrt(), base * x[4]],
                note: (i % 4 != 0).then(|| (base * 0.3) as f32),
            }
        })
        .collect()
}

fn table(x: &[f64]) -> f64 {
    let mut all = scores(x);
    all.sort_by(|a, b| {
        a.style.cmp(&b.style).then_with(|| a.brewer.cmp(&b.brewer)).then(b.points[0].partial_cmp(&a.points[0]).unwrap_or(Ordering::Equal))
    });
    let mut groups: Vec<&[Score]> = Vec::new();
    let mut rest = all.as_slice();
    while let Some(first) = rest.first() {
        let n = rest.iter().take_while(|s| s.style == first.style).count();
        let (group, others) = rest.split_at(n);
        groups.push(group);
        rest = others;
    }
    let mut standings: BTreeMap<&str, Standing> = BTreeMap::new();
    let mut judged: HashMap<(Style, u8), f64> = HashMap::new();
    for group in &groups {
        let mut firsts: Vec<f64> = group.iter().map(|s| s.points[0]).collect();
        let middle = median(&mut firsts);
        for (rank, s) in group.iter().enumerate() {
            let fair = trimmed(s.points.to_vec()) / middle + s.note.map_or(x[4], f64::from);
            let standing = standings.entry(&s.brewer).or_default();
            standing.total += fair;
            standing.entries += 1;
            standing.best = match standing.best {
                Some((value, r)) if value >= fair => Some((value, r)),
                _ => Some((fair, rank)),
            };
            *judged.entry((s.style, s.judge)).or_insert(1.0) *= fair;
        }
    }
    let strict: HashSet<u8> = judged.iter().filter(|(_, v)| **v < 1.5).map(|(k, _)| k.1).collect();
    let mut keys: Vec<_> = judged.into_iter().collect();
    keys.sort_by_key(|(k, _)| std::cmp::Reverse(*k));
    keys.dedup_by_key(|(k, _)| k.1);
    let judges: f64 = keys.iter().enumerate().map(|(i, (_, v))| v / (i + 1) as f64).sum();
    standings.values().map(|s| s.total.powi(2) / s.entries as f64 + s.best.map_or(0.0, |(v, r)| v * r as f64)).sum::<f64>() + judges * 0.1 * strict.len() as f64
}
extern "C" fn league(x: *const f64, n: usize) -> f64 {
    table(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.3, 2.17, 1.71, 0.94, 0.58];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(league as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| league(x.as_ptr(), 5), &x, 2e-3, 2e-3);
}
