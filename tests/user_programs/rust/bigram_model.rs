//! Language: bigrams in a HashMap of HashMaps, smoothing, perplexity of a text with strings as keys.
include!("harness.rs");
use std::collections::HashMap;

#[derive(Default)]
struct Model {
    counts: HashMap<String, HashMap<String, f64>>,
    totals: HashMap<String, f64>,
}

impl Model {
    fn learn(&mut self, text: &str, weight: f64) {
        let words: Vec<String> = text.split_whitespace().map(|w| w.trim_matches(',').to_lowercase()).collect();
        for pair in words.windows(2) {
            let [a, b] = pair else { unreachable!() };
            *self.counts.entry(a.clone()).or_default().entry(b.clone()).or_insert(0.0) += weight;
            *self.totals.entry(a.clone()).or_insert(0.0) += weight;
        }
    }
    fn probability(&self, a: &str, b: &str, alpha: f64) -> f64 {
        let seen = self.counts.get(a).and_then(|m| m.get(b)).copied().unwrap_or(0.0);
        let total = self.totals.get(a).copied().unwrap_or_default();
        (seen + alpha) / (total + alpha * self.counts.len() as f64)
    }
}

fn surprise(m: &Model, text: &str, alpha: f64) -> Result<f64, String> {
    let words: Vec<_> = text.split(' ').collect();
    if words.len() < 2 {
        return Err(format!("too short: {text:?}"));
    }
    let mut sum = 0.0;
    for (a, b) in words.iter().zip(words.iter().skip(1)) {
        sum -= m.probability(a, b, alpha).ln();
    }
    Ok(sum / (words.len() - 1) as f64)
}

extern "C" fn perplexity(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut m = Model::default();
    let corpus = ["the cat sat on the mat, the dog sat on the log", "The dog saw a cat", "a misunderstanding saw the mat on a log"];
    for (text, w) in corpus.iter().zip(&x[1..]) {
        m.learn(text, *w);
    }
    let mut total = 0.0;
    for text in ["the dog sat on a cat", "log", "a misunderstanding saw the dog"] {
        match surprise(&m, text, x[0]) {
            Ok(s) => total += s.exp(),
            Err(why) => total += why.len() as f64 * x[1],
        }
    }
    total
}

fn main() {
    let x = [0.3, 1.0, 2.0, 0.5];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(perplexity as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 4usize) };
    compare(&d, &|x| perplexity(x.as_ptr(), 4), &x, 1e-4, 1e-6);
}
