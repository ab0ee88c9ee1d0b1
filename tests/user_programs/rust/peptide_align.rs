//! Biochemistry: peptides as bytes aligned by affine gaps in arrays of arrays, chunk_by, cached keys, labelled breaks, bit masks; a soft score.
include!("harness.rs");
use std::collections::BTreeMap;
use std::str;

const LONGEST: usize = 10;
type Row<T> = [T; LONGEST];
type Grid<T> = [Row<T>; LONGEST];

#[derive(Clone, Copy)]
struct Costs {
    same: f64,
    near: f64,
    open: f64,
    extend: f64,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Charged,
    Polar,
    Oily,
}
fn kind(residue: u8) -> Option<Kind> {
    match residue {
        b'K' | b'R' | b'D' | b'E' => Some(Kind::Charged),
        b'S' | b'T' | b'N' | b'Q' => Some(Kind::Polar),
        b'A'..=b'Z' => Some(Kind::Oily),
        _ => None,
    }
}
fn soft(values: [f64; 3]) -> f64 {
    let top = values.into_iter().fold(f64::MIN, f64::max);
    top + values.map(|v| (v - top).exp()).iter().sum::<f64>().ln()
}
impl Costs {
    fn pair(&self, a: u8, b: u8) -> f64 {
        if a == b {
            self.same + 0.01 * f64::from(a - b'A')
        } else if kind(a).zip(kind(b)).is_some_and(|(x, y)| x == y) {
            self.near
        } else {
            -self.near * self.near
        }
    }
    fn align(&self, a: &[u8], b: &[u8]) -> (f64, Grid<f64>) {
        let mut state: Grid<[f64; 3]> = [[[-30.0; 3]; LONGEST]; LONGEST];
        state[0][0][0] = 0.0;
        for i in 0..=a.len() {
            for j in 0..=b.len() {
                if i > 0 && j > 0 {
                    state[i][j][0] = soft(state[i - 1][j - 1]) + self.pair(a[i - 1], b[j - 1]);
                }
                if i > 0 {
                    let [m, x, y] = state[i - 1][j];
                    state[i][j][1] = soft([m - self.open, x - self.extend, y - self.open]);
                }
                if j > 0 {
                    let [m, x, y] = state[i][j - 1];
                    state[i][j][2] = soft([m - self.open, x - self.open, y - self.extend]);
                }
            }
        }
        (soft(state[a.len()][b.len()]), state.map(|row| row.map(soft)))
    }
}
fn clean(text: &[u8]) -> Result<Vec<u8>, str::Utf8Error> {
    Ok(str::from_utf8(text)?.bytes().filter(u8::is_ascii_uppercase).take(LONGEST - 1).collect())
}
fn family(x: &[f64]) -> f64 {
    let costs = Costs { same: x[0], near: x[1], open: x[2], extend: x[3] };
    let raw: [&[u8]; 5] = [b"KRA-STTVL", b"RA STVLL", b"\xffbad", b"DEAANQ", b"krSTaVVK"];
    let mut peptides: Vec<Vec<u8>> = raw.iter().filter_map(|r| clean(r).ok()).collect();
    peptides.sort_by_cached_key(|p| (p.len(), p.iter().fold(0u32, |mask, r| mask | 1 << (r - b'A')).count_ones()));
    let mut score = 0.0;
    let mut table: BTreeMap<(usize, usize), f64> = BTreeMap::new();
    'pairs: for (i, a) in peptides.iter().enumerate() {
        for (j, b) in peptides.iter().enumerate().skip(i + 1) {
            let (value, grid) = costs.align(a, b);
            if a.first() == Some(&b'D') && j > 2 {
                continue 'pairs;
            }
            table.insert((i, j), value);
            score += 0.1 * grid[1..4].iter().map(|row| row[2] * row[1]).sum::<f64>();
        }
    }
    for p in &peptides {
        for run in p.chunk_by(|a, b| kind(*a) == kind(*b)) {
            score += (run.len() as f64 * x[1]).tanh();
        }
    }
    let closest = table.iter().max_by(|a, b| a.1.total_cmp(b.1)).map_or(0.0, |(&(i, j), v)| v * (i + j) as f64);
    score + closest * 0.3 + table.into_values().map(|v| v / (1.0 + v.abs())).sum::<f64>()
}
extern "C" fn peptide(x: *const f64, n: usize) -> f64 {
    family(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [1.1, 0.45, 0.9, 0.3];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(peptide as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| peptide(x.as_ptr(), 4), &x, 1e-3, 1e-6);
}
