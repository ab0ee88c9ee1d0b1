//! Elections: polls weighted by house and age, seats by divisors from a heap, enums as keys of maps, coalitions as bits, soft majorities.
include!("differences.inc");
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Party {
    Green,
    Red,
    Blue,
    Other(u8),
}

#[derive(Debug)]
struct Poll {
    house: &'static str,
    day: u32,
    sample: u32,
    shares: Vec<(Party, f64)>,
}

trait Real: Copy + PartialOrd + std::ops::Add<Output = Self> + std::ops::Mul<Output = Self> + std::ops::Div<Output = Self> + std::iter::Sum {
    const ONE: Self;
    fn from_count(n: u32) -> Self;
    fn exp(self) -> Self;
    fn neg(self) -> Self;
}

impl Real for f64 {
    const ONE: Self = 1.0;
    fn from_count(n: u32) -> Self {
        n.into()
    }
    fn exp(self) -> Self {
        f64::exp(self)
    }
    fn neg(self) -> Self {
        -self
    }
}

fn weight<T: Real>(age: u32, sample: u32, decay: T, power: T) -> T {
    (T::from_count(age) * decay).neg().exp() * (T::ONE + T::from_count(sample) * power) / T::from_count(1000)
}

struct Claim {
    quotient: f64,
    party: Party,
    seats: u32,
}

impl PartialEq for Claim {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for Claim {}
impl PartialOrd for Claim {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Claim {
    fn cmp(&self, other: &Self) -> Ordering {
        self.quotient.total_cmp(&other.quotient).then_with(|| other.party.cmp(&self.party))
    }
}

fn seats(average: &BTreeMap<Party, f64>, total: u32) -> (HashMap<Party, u32>, f64) {
    let mut heap: BinaryHeap<_> =
        average.iter().map(|(&party, &share)| Claim { quotient: share / 1.4, party, seats: 0 }).collect();
    let mut won = HashMap::new();
    let mut last = 0.0;
    for _ in 0..total {
        let Some(mut top) = heap.pop() else { break };
        last = top.quotient;
        *won.entry(top.party).or_insert(0) += 1;
        top.seats += 1;
        top.quotient = average[&top.party] / f64::from(2 * top.seats + 1);
        heap.push(top);
    }
    (won, last)
}

fn polls(bias: f64) -> Vec<Poll> {
    use Party::*;
    let houses = ["Alpha", "Beta", "Gamma"];
    let mut all: Vec<Poll> = (0u32..9)
        .map(|i| Poll {
            house: houses[i as usize % 3],
            day: 40 - 4 * i,
            sample: 800 + 150 * (i % 4),
            shares: vec![
                (Green, 0.21 + 0.004 * f64::from(i)),
                (Red, 0.31 - 0.003 * f64::from(i)),
                (Blue, 0.29 + bias * f64::from(i % 2)),
                (Other((i % 2) as u8), 0.1),
            ],
        })
        .collect();
    let dropped: Vec<Poll> = all.drain(7..).collect();
    all.extend(dropped.into_iter().filter(|p| p.sample > 900));
    all
}

extern "C" fn outlook(x: *const f64) -> f64 {
    let [decay, power, bias, threshold] = unsafe { *x.cast::<[f64; 4]>() };
    let polls = polls(bias);
    let latest = polls.iter().map(|p| p.day).max().unwrap_or(0);
    let mut effects: HashMap<&str, (f64, f64)> = HashMap::new();
    let mut sums: BTreeMap<Party, (f64, f64)> = BTreeMap::new();
    for poll in &polls {
        let w = weight(latest - poll.day, poll.sample, decay, power);
        for &(party, share) in &poll.shares {
            let (s, n) = sums.entry(party).or_insert((0.0, 0.0));
            *s += w * share;
            *n += w;
        }
        let effect = effects.entry(poll.house).or_default();
        effect.0 += w * poll.shares.iter().map(|s| s.1 * s.1).sum::<f64>();
        effect.1 += w;
    }
    let average: BTreeMap<Party, f64> = sums.into_iter().map(|(p, (s, n))| (p, s / n)).filter(|&(_, a)| a > 0.05).collect();
    let (won, last) = seats(&average, 30);
    let parties: Vec<_> = average.keys().copied().collect();
    let mut chances = 0.0;
    let mut minimal = BTreeSet::new();
    for mask in 1u32..1 << parties.len() {
        let inside = |i: &usize| mask >> i & 1 == 1;
        let share: f64 = (0..parties.len()).filter(inside).map(|i| average[&parties[i]]).sum();
        let count: u32 = (0..parties.len()).filter(inside).filter_map(|i| won.get(&parties[i])).sum();
        if count > 15 && minimal.iter().all(|m: &u32| m & mask != *m) {
            minimal.insert(mask);
        }
        chances += 1.0 / (1.0 + (-(share - threshold) * 20.0 / f64::from(mask.count_ones())).exp());
    }
    let houses: f64 = ["Alpha", "Beta", "Gamma"].iter().map(|h| effects[h].0 / effects[h].1).sum();
    chances + 10.0 * last + houses + minimal.len() as f64 * 0.01 * threshold
}

fn main() {
    let x = [0.03, 0.002, 0.015, 0.5];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(outlook as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    for i in 0..4 {
        let want = cd(1e-5, |h| { let mut y = x; y[i] += h; outlook(y.as_ptr()) });
        c.cmp(&format!("d{i}"), d[i], want);
        let mut t = [0.0; 4];
        t[i] = 1.0;
        c.cmp(&format!("f{i}"), unsafe { __enzyme_fwddiff(outlook as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr()) }, want);
    }
    c.done();
}
