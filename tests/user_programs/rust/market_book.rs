//! Energy market: BinaryHeap of ordered wrappers, HashMap of tuples, chunks, windows, and string parsing.
include!("harness.rs");
use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, HashMap};
#[derive(Clone, Copy, PartialEq)]
struct Offer {
    price: f64,
    volume: f64,
    plant: u32,
}
impl Eq for Offer {}
impl PartialOrd for Offer {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Offer {
    fn cmp(&self, o: &Self) -> Ordering {
        self.price
            .total_cmp(&o.price)
            .then(self.plant.cmp(&o.plant))
    }
}
const TEXT: &str = "1:20.5x3 2:18x4.25 3:31.75x2 4:25x1.5 5:19.5x2.5";
fn parse(text: &str) -> Vec<Offer> {
    text.split_whitespace()
        .filter_map(|w| {
            let (id, rest) = w.split_once(':')?;
            let (p, v) = rest.split_once('x')?;
            Some(Offer {
                plant: id.parse().ok()?,
                price: p.parse().ok()?,
                volume: v.parse().ok()?,
            })
        })
        .collect()
}
extern "C" fn evaluate(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut heap = BinaryHeap::new();
    for mut o in parse(TEXT) {
        o.price *= x[0];
        o.volume *= 1.0 + x[1] * o.plant as f64 * 0.1;
        heap.push(Reverse(o));
    }
    let mut used: HashMap<(u32, bool), f64> = HashMap::new();
    let mut demand = 8.0 + x[2];
    let mut cost = 0.0;
    let mut marginal = vec![];
    while let Some(Reverse(o)) = heap.pop() {
        let take = o.volume.min(demand);
        if take <= 0.0 {
            break;
        }
        *used.entry((o.plant, take < o.volume)).or_insert(0.0) += take;
        cost += take * o.price;
        demand -= take;
        marginal.push(o.price);
    }
    let mut keys: Vec<_> = used.keys().copied().collect();
    keys.sort_unstable();
    let weighted: f64 = keys
        .iter()
        .enumerate()
        .map(|(i, k)| used[k] * (i + 1) as f64 * if k.1 { 2.0 } else { 1.0 })
        .sum();
    let steps: f64 = marginal.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum();
    let pairs: f64 = marginal.chunks(2).map(|c| c.iter().product::<f64>()).sum();
    cost + weighted + steps + 0.01 * pairs
}

fn main() {
    let x = [1.05, 0.4, 0.7];
    let mut d = vec![0.0; x.len()];
    unsafe {
        __enzyme_autodiff(
            evaluate as *const c_void,
            enzyme_dup,
            x.as_ptr(),
            d.as_mut_ptr(),
            enzyme_const,
            x.len(),
        )
    };
    compare(&d, &|x| evaluate(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
