//! Biology: a hidden Markov model of a sequence, states with const generics, sums of logarithms.
include!("harness.rs");
use std::array;
use std::str::FromStr;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Base {
    A,
    C,
    G,
    T,
}
impl TryFrom<char> for Base {
    type Error = String;
    fn try_from(c: char) -> Result<Self, String> {
        Ok(match c.to_ascii_uppercase() {
            'A' => Base::A,
            'C' => Base::C,
            'G' => Base::G,
            'T' => Base::T,
            other => return Err(format!("{other:?} is no base")),
        })
    }
}
#[derive(Debug, Clone)]
struct Sequence(Vec<Base>);
impl FromStr for Sequence {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        s.chars().filter(|c| !c.is_whitespace()).map(Base::try_from).collect::<Result<_, _>>().map(Sequence)
    }
}
impl<'a> IntoIterator for &'a Sequence {
    type Item = &'a Base;
    type IntoIter = std::slice::Iter<'a, Base>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

fn log_sum(terms: impl Iterator<Item = f64> + Clone) -> f64 {
    let top = terms.clone().fold(f64::NEG_INFINITY, f64::max);
    top + terms.map(|t| (t - top).exp()).sum::<f64>().ln()
}
fn softmax<const N: usize>(raw: &[f64; N]) -> [f64; N] {
    let norm = log_sum(raw.iter().copied());
    raw.map(|r| r - norm)
}

struct Hidden<const N: usize> {
    start: [f64; N],
    moves: [[f64; N]; N],
    emits: [[f64; 4]; N],
}
impl<const N: usize> Hidden<N> {
    fn from_parameters(x: &[f64]) -> Option<Self> {
        let (start, rest) = x.split_first_chunk::<N>()?;
        let (moves, emits) = rest.split_at_checked(N * N)?;
        let rows: Vec<[f64; 4]> = emits.chunks_exact(4).map(|c| c.try_into().unwrap()).collect();
        Some(Hidden {
            start: softmax(start),
            moves: array::from_fn(|i| softmax(&array::from_fn(|j| moves[i * N + j]))),
            emits: array::from_fn(|i| softmax(&rows[i])),
        })
    }
    fn likelihood(&self, sequence: &Sequence) -> f64 {
        let mut bases = sequence.into_iter();
        let Some(first) = bases.next() else { return 0.0 };
        let begin: [f64; N] = array::from_fn(|i| self.start[i] + self.emits[i][*first as usize]);
        let end = bases.fold(begin, |alpha, &b| {
            array::from_fn(|j| log_sum((0..N).map(|i| alpha[i] + self.moves[i][j])) + self.emits[j][b as usize])
        });
        log_sum(end.into_iter())
    }
    fn best_path(&self, sequence: &Sequence) -> (f64, Vec<usize>) {
        let mut back: Vec<[usize; N]> = Vec::new();
        let mut score = self.start;
        for (t, b) in sequence.into_iter().enumerate() {
            let mut from = [0; N];
            let next = array::from_fn(|j| {
                let scores = (0..N).map(|i| (i, if t == 0 { self.start[j] } else { score[i] + self.moves[i][j] }));
                let (i, s) = scores.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
                from[j] = i;
                s + self.emits[j][*b as usize]
            });
            score = next;
            back.push(from);
        }
        let (mut state, best) = score.into_iter().enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
        let mut path: Vec<usize> = back.iter().rev().map(|from| {
            let before = from[state];
            std::mem::replace(&mut state, before)
        }).collect();
        path.reverse();
        (best, path)
    }
}

extern "C" fn objective(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let sequence: Sequence = "ACGT TTGA CCGG ATAT".parse().unwrap();
    let model = Hidden::<3>::from_parameters(x).expect("enough parameters");
    let (best, path) = model.best_path(&sequence);
    let changes = path.windows(2).filter(|w| w[0] != w[1]).count();
    model.likelihood(&sequence) + 0.25 * best + changes as f64
}

fn main() {
    let x: Vec<f64> = (0..24).map(|i| (f64::from(i) * 1.7).sin()).collect();
    let mut d = vec![0.0; 24];
    unsafe { __enzyme_autodiff(objective as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 24usize) };
    compare(&d, &|x| objective(x.as_ptr(), 24), &x, 1e-4, 1e-6);
}
