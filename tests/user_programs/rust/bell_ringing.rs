//! Change ringing: rows of bells permuted by place notation, ropes with their own sway, blows on a heap, faults scored by a custom iterator.
include!("differences.inc");
use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashSet, LinkedList};
use std::str::Chars;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Row<const N: usize>([u8; N]);

impl<const N: usize> Row<N> {
    const ROUNDS: Self = {
        let mut bells = [0; N];
        let mut i = 0;
        while i < N {
            bells[i] = i as u8;
            i += 1;
        }
        Row(bells)
    };
    fn change(&self, places: &[usize]) -> Self {
        let mut next = self.0;
        let mut i = 0;
        while i + 1 < N {
            if places.contains(&i) {
                i += 1;
            } else {
                next.swap(i, i + 1);
                i += 2;
            }
        }
        Row(next)
    }
}

struct Notation<'a> {
    chars: Chars<'a>,
    pending: Option<char>,
}

impl Iterator for Notation<'_> {
    type Item = Vec<usize>;
    fn next(&mut self) -> Option<Vec<usize>> {
        let mut places = Vec::new();
        loop {
            match self.pending.take().or_else(|| self.chars.next()) {
                Some('x') if places.is_empty() => return Some(places),
                Some(c @ ('x' | '.')) => {
                    self.pending = (c == 'x').then_some(c);
                    return Some(places);
                }
                Some(c) => places.push(c.to_digit(10)? as usize - 1),
                None => return (!places.is_empty()).then_some(places),
            }
        }
    }
}

fn rows<const N: usize>(notation: &str) -> impl Iterator<Item = Row<N>> {
    let changes: Vec<_> = Notation { chars: notation.chars(), pending: None }.collect();
    let mut at = 0;
    let mut row = Some(Row::ROUNDS);
    std::iter::from_fn(move || {
        let now = row?;
        let next = now.change(&changes[at % changes.len()]);
        at += 1;
        row = (next != Row::ROUNDS).then_some(next);
        Some(now)
    })
}

#[derive(Debug, PartialEq)]
struct Blow {
    at: f64,
    bell: u8,
    wanted: f64,
}
impl Eq for Blow {}
impl PartialOrd for Blow {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Blow {
    fn cmp(&self, other: &Self) -> Ordering {
        other.at.total_cmp(&self.at).then_with(|| self.bell.cmp(&other.bell))
    }
}

#[derive(Debug, Clone)]
struct Ringer {
    mass: f64,
    sway: f64,
    habit: fn(f64, f64) -> f64,
}

impl Ringer {
    fn off(&mut self, row: usize, jump: i32) -> f64 {
        let pull = (self.habit)(self.sway, f64::from(jump));
        self.sway = 0.7 * self.sway + 0.01 * pull / self.mass;
        pull * (1.0 + 0.001 * row as f64)
    }
}

fn early(sway: f64, jump: f64) -> f64 {
    -0.02 * jump * sway.cos()
}
fn late(sway: f64, jump: f64) -> f64 {
    0.03 * (jump * jump + 0.1).sqrt() + 0.1 * sway
}

extern "C" fn faults(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut ringers: [Ringer; 6] = std::array::from_fn(|i| Ringer {
        mass: x[0] + 0.2 * i as f64,
        sway: x[1] * (1.0 + i as f64),
        habit: if i % 3 == 1 { early } else { late },
    });
    let mut blows = BinaryHeap::new();
    let mut seen = HashSet::new();
    let mut lead: LinkedList<u8> = LinkedList::new();
    let mut last = Row::<6>::ROUNDS;
    for (r, row) in rows::<6>("x16x16x16x16x16x12").enumerate() {
        seen.insert(row.0);
        for (place, &bell) in row.0.iter().enumerate() {
            let before = last.0.iter().position(|&b| b == bell).unwrap_or_default() as i32;
            let wanted = x[2] * (r as f64 + r as f64 / 2.0 * 0.1) + 0.2 * place as f64 * x[3];
            let at = wanted + ringers[usize::from(bell)].off(r, place as i32 - before);
            blows.push(Blow { at, bell, wanted });
        }
        if row.0[0] % 2 == 0 {
            lead.push_front(row.0[0]);
        }
        last = row;
    }
    let mut gaps = Vec::with_capacity(blows.len());
    let mut former: Option<Blow> = None;
    let mut clashes = 0u32;
    while let Some(blow) = blows.pop() {
        if let Some(f) = former.replace(Blow { ..blow }) {
            gaps.push((blow.at - f.at, f.bell.abs_diff(blow.bell)));
            clashes += u32::from(blow.wanted < f.wanted);
        }
    }
    let mean = gaps.iter().map(|g| g.0).sum::<f64>() / gaps.len() as f64;
    let uneven: f64 = gaps
        .chunk_by(|a, b| (a.1 < 3) == (b.1 < 3))
        .filter_map(|run| run.iter().map(|g| (g.0 - mean).powi(2)).reduce(f64::max).zip(run.first()))
        .map(|(worst, first)| worst * (1.0 + f64::from(first.1)))
        .sum();
    let leads: f64 = lead.iter().rev().zip(&gaps).map(|(&b, g)| f64::from(b) * g.0).sum();
    let sway: f64 = ringers.iter().map(|r| r.sway.powi(2)).sum();
    100.0 * uneven + leads / seen.len() as f64 + sway + 0.01 * x[2] * f64::from(clashes)
}

fn main() {
    let x = [1.5, 0.12, 2.1, 1.7];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(faults as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd([1e-3, 1e-3, 1e-5, 1e-5][i], |h| { let mut y = x; y[i] += h; faults(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
