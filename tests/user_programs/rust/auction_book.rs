//! Markets: bids in a BinaryHeap with an order of its own, cleared in rounds with mem::take and mem::swap.
include!("harness.rs");
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::mem;

#[derive(Debug, Clone)]
struct Bid {
    price: f64,
    quantity: f64,
    time: u32,
    who: String,
}
impl PartialEq for Bid {
    fn eq(&self, o: &Self) -> bool {
        self.cmp(o) == Ordering::Equal
    }
}
impl Eq for Bid {}
impl PartialOrd for Bid {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> {
        Some(self.cmp(o))
    }
}
impl Ord for Bid {
    fn cmp(&self, o: &Self) -> Ordering {
        self.price.total_cmp(&o.price).then(o.time.cmp(&self.time))
    }
}

#[derive(Default)]
struct Book {
    bids: BinaryHeap<Bid>,
    unfilled: Vec<Bid>,
    revenue: f64,
    log: Vec<String>,
}
impl Book {
    fn bid(mut self, who: &str, price: f64, quantity: f64) -> Self {
        let time = self.bids.len() as u32;
        self.bids.push(Bid { price, quantity, time, who: who.to_string() });
        self
    }
    fn clear(&mut self, mut supply: f64) -> f64 {
        let mut last = 0.0;
        while let Some(mut bid) = self.bids.pop() {
            if supply <= 0.0 {
                self.unfilled.push(bid);
                continue;
            }
            let filled = bid.quantity.min(supply);
            supply -= filled;
            last = bid.price;
            self.revenue += filled * bid.price;
            self.log.push(format!("{}@{}", bid.who, bid.time));
            bid.quantity -= filled;
            if bid.quantity > 0.0 {
                self.unfilled.push(bid);
            }
        }
        self.bids = mem::take(&mut self.unfilled).into_iter().map(|b| Bid { price: b.price * 1.1, ..b }).collect();
        last
    }
}

extern "C" fn revenue(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut morning = Book::default().bid("ada", x[0], x[3]).bid("ben", x[1], 2.0).bid("cleo", x[2], x[4]);
    let mut evening = Book::default().bid("dora", x[1] * x[2], 1.0);
    let mut clearing = 0.0;
    for (round, supply) in [1.5, x[5], 0.75].into_iter().enumerate() {
        clearing += morning.clear(supply) * (round + 1) as f64;
        mem::swap(&mut morning, &mut evening);
    }
    let left: f64 = morning.bids.iter().chain(evening.bids.iter()).map(|b| b.quantity * b.price).sum();
    morning.revenue + 2.0 * evening.revenue + clearing + left * left + morning.log.len() as f64
}

fn main() {
    let x = [3.0, 2.5, 4.1, 1.2, 0.9, 0.6];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(revenue as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 6usize) };
    compare(&d, &|x| revenue(x.as_ptr(), 6), &x, 1e-3, 1e-6);
}
