//! Molecular biology: the partition function of an RNA by recursion with a memo in a HashMap and by tables in Vec<Vec<f64>>; pairs by matching on bytes, stacking energies in a const table.
include!("harness.rs");
use std::collections::HashMap;
use std::ops::RangeInclusive;

const STACK: [[f64; 4]; 4] = [
    [-2.4, -3.3, -2.1, -1.4],
    [-3.3, -3.4, -2.5, -1.5],
    [-2.1, -2.5, 1.3, -0.5],
    [-1.4, -1.5, -0.5, 0.3],
];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
enum Base {
    A,
    C,
    G,
    U,
}

#[derive(Debug, PartialEq)]
struct NotABase {
    at: usize,
    byte: u8,
}

impl TryFrom<(usize, u8)> for Base {
    type Error = NotABase;
    fn try_from((at, byte): (usize, u8)) -> Result<Base, NotABase> {
        match byte.to_ascii_uppercase() {
            b'A' => Ok(Base::A),
            b'C' => Ok(Base::C),
            b'G' => Ok(Base::G),
            b'U' | b'T' => Ok(Base::U),
            byte => Err(NotABase { at, byte }),
        }
    }
}

fn sequence(text: &str) -> Result<Vec<Base>, NotABase> {
    text.bytes().enumerate().filter(|(_, b)| !b.is_ascii_whitespace()).map(Base::try_from).collect()
}

/// The kind of a pair, if it is one.
fn pair(a: Base, b: Base) -> Option<usize> {
    match (a, b) {
        (Base::C, Base::G) => Some(0),
        (Base::G, Base::C) => Some(1),
        (Base::G, Base::U) | (Base::U, Base::G) => Some(2),
        (Base::A, Base::U) | (Base::U, Base::A) => Some(3),
        _ => None,
    }
}

struct Energies {
    kt: f64,
    scale: f64,
    hairpin: (f64, f64),
    interior: f64,
    branch: [f64; 2],
}

impl Energies {
    fn hairpin(&self, size: usize) -> Option<f64> {
        (size >= 3).then(|| self.hairpin.0 + self.hairpin.1 * (size as f64 / 3.0).ln())
    }
    fn interior(&self, outer: usize, inner: usize, left: usize, right: usize) -> f64 {
        match (left, right) {
            (0, 0) => self.scale * STACK[outer][inner],
            (0, n) | (n, 0) => self.interior + 0.4 * n as f64,
            (l, r) => self.interior + 0.3 * (l + r) as f64 + 0.1 * l.abs_diff(r) as f64,
        }
    }
    fn weight(&self, energy: f64) -> f64 {
        (-energy / self.kt).exp()
    }
}

struct Folder<'s> {
    bases: &'s [Base],
    energies: Energies,
    memo: HashMap<(usize, usize), f64>,
    asked: usize,
}

impl<'s> Folder<'s> {
    /// Sum over structures in which i and j are paired.
    fn closed(&mut self, i: usize, j: usize) -> f64 {
        self.asked += 1;
        let Some(kind) = pair(self.bases[i], self.bases[j]) else { return 0.0 };
        if let Some(&known) = self.memo.get(&(i, j)) {
            return known;
        }
        let mut sum = self.energies.hairpin(j - i - 1).map_or(0.0, |e| self.energies.weight(e));
        for k in i + 1..j.min(i + 6) {
            for l in (k + 4..j).rev().take_while(|l| (j - l - 1) + (k - i - 1) <= 4) {
                if let Some(inner) = pair(self.bases[k], self.bases[l]) {
                    let e = self.energies.interior(kind, inner, k - i - 1, j - l - 1);
                    sum += self.energies.weight(e) * self.closed(k, l);
                }
            }
        }
        let opened = self.energies.weight(self.energies.branch[0]);
        for middle in i + 6..j.saturating_sub(5) {
            sum += opened * self.branches(i + 1..=middle) * self.branches(middle + 1..=j - 1);
        }
        self.memo.insert((i, j), sum);
        sum
    }

    /// One closed helix in a range, with its ends free.
    fn branches(&mut self, range: RangeInclusive<usize>) -> f64 {
        let (start, end) = range.into_inner();
        let branch = self.energies.branch[1];
        let mut sum = 0.0;
        for i in start..=end {
            for j in i + 4..=end {
                let free = (i - start) + (end - j);
                if free <= 3 {
                    sum += self.energies.weight(branch + 0.05 * free as f64) * self.closed(i, j);
                }
            }
        }
        sum
    }

    fn exterior(&mut self) -> Vec<Vec<f64>> {
        let n = self.bases.len();
        let mut q = vec![vec![1.0; n + 1]; n + 1];
        for length in 5..=n {
            for i in 0..=n - length {
                let j = i + length - 1;
                let paired: f64 = (i..j.saturating_sub(3)).map(|k| q[i][k] * self.closed(k, j)).sum();
                q[i][j + 1] = q[i][j] + paired;
            }
        }
        q
    }
}

extern "C" fn free_energy(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let bases = sequence("GGGAAACUCC GCGUUAGC cccaaaggu").expect("a sequence");
    let energies = Energies { kt: x[0], scale: x[1], hairpin: (x[2], 1.1), interior: x[3], branch: [3.0, x[4]] };
    let mut folder = Folder { bases: &bases, energies, memo: HashMap::new(), asked: 0 };
    let q = folder.exterior();
    let mut pairs: Vec<(&(usize, usize), &f64)> = folder.memo.iter().filter(|(_, w)| **w > 0.0).collect();
    pairs.sort_by(|a, b| b.1.partial_cmp(a.1).unwrap().then(a.0.cmp(b.0)));
    let best: f64 = pairs.iter().take(3).map(|(_, w)| w.ln()).sum();
    assert!(folder.asked > pairs.len());
    -x[0] * q[0][bases.len()].ln() + 0.1 * best
}

fn main() {
    assert_eq!(sequence("GAX"), Err(NotABase { at: 2, byte: b'X' }));
    let x = [0.8, 0.9, 3.5, 1.2, 0.4];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(free_energy as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| free_energy(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
