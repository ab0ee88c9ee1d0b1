//! Music: a melody in letters is parsed char by char, notes and rests as enums, temperaments behind a trait, harmony by group and windows, loudness in f32.
include!("harness.rs");

use std::collections::HashMap;
use std::iter;

#[derive(Debug, Clone, Copy, PartialEq)]
enum Symbol {
    Note { step: i32, beats: f32, accent: bool },
    Rest(f32),
    Bar,
}

#[derive(Debug)]
enum ScoreError {
    Letter(char, usize),
    Empty,
}

fn parse(text: &str) -> Result<Vec<Symbol>, ScoreError> {
    let scale = HashMap::from([('C', 0), ('D', 2), ('E', 4), ('F', 5), ('G', 7), ('A', 9), ('B', 11)]);
    let mut symbols = Vec::new();
    let mut chars = text.char_indices().peekable();
    let mut sharp = 0;
    while let Some((at, c)) = chars.next() {
        match c {
            '^' => sharp += 1,
            '_' => sharp -= 1,
            '|' => symbols.push(Symbol::Bar),
            ' ' => {}
            'A'..='G' | 'a'..='g' | 'z' => {
                let digits: String = iter::from_fn(|| chars.next_if(|(_, d)| d.is_ascii_digit()).map(|p| p.1)).collect();
                let mut beats = digits.parse::<f32>().unwrap_or(1.0);
                if chars.next_if(|&(_, c)| c == '/').is_some() {
                    beats *= 0.5;
                }
                let accent = chars.next_if(|&(_, c)| c == '!').is_some();
                symbols.push(match scale.get(&c.to_ascii_uppercase()) {
                    Some(step) => {
                        let octave = if c.is_lowercase() { 12 } else { 0 };
                        Symbol::Note { step: step + octave + std::mem::take(&mut sharp), beats, accent }
                    }
                    None => Symbol::Rest(beats),
                });
            }
            other => return Err(ScoreError::Letter(other, at)),
        }
    }
    if symbols.is_empty() { Err(ScoreError::Empty) } else { Ok(symbols) }
}

trait Temperament {
    fn pitch(&self, step: i32) -> f64;
}

struct Equal {
    base: f64,
}

struct Just<'a> {
    base: f64,
    ratios: &'a [f64; 12],
}

impl Temperament for Equal {
    fn pitch(&self, step: i32) -> f64 {
        self.base * 2f64.powf(f64::from(step) / 12.0)
    }
}

impl Temperament for Just<'_> {
    fn pitch(&self, step: i32) -> f64 {
        let (octave, degree) = (step.div_euclid(12), step.rem_euclid(12));
        self.base * self.ratios[degree as usize] * 2f64.powi(octave)
    }
}

struct Voice<'a> {
    symbols: Vec<Symbol>,
    temperament: &'a dyn Temperament,
    loudness: f32,
}

impl Voice<'_> {
    fn bars(&self) -> Vec<(f64, f32)> {
        self.symbols
            .split(|s| *s == Symbol::Bar)
            .filter(|bar| !bar.is_empty())
            .map(|bar| {
                bar.iter().scan(self.loudness, |loud, s| {
                    *loud *= 0.97;
                    Some(match *s {
                        Symbol::Note { step, beats, accent } => {
                            let l = if accent { *loud * 1.5 } else { *loud };
                            (self.temperament.pitch(step).log2() * f64::from(beats), l * beats)
                        }
                        Symbol::Rest(beats) => (0.0, -0.01 * beats),
                        Symbol::Bar => unreachable!(),
                    })
                }).fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1))
            })
            .collect()
    }
    fn roughness(&self) -> f64 {
        let pitches: Vec<f64> = self
            .symbols
            .iter()
            .filter_map(|s| if let Symbol::Note { step, .. } = s { Some(self.temperament.pitch(*step)) } else { None })
            .collect();
        pitches
            .windows(2)
            .map(|w| {
                let ratio = w[1].max(w[0]) / w[1].min(w[0]);
                (-(ratio - 1.5).powi(2) * 20.0).exp()
            })
            .sum()
    }
}

const TUNE: &str = "C2 E G! | ^F/ A/ c2 z | d! _e2 | G4";
const BASS: &str = "C4 | F2 z2 | G4 | C4";

fn performance(x: &[f64]) -> f64 {
    let mut ratios = [1.0, 16.0 / 15.0, 9.0 / 8.0, 6.0 / 5.0, 5.0 / 4.0, 4.0 / 3.0, 45.0 / 32.0, 1.5, 1.6, 5.0 / 3.0, 1.8, 15.0 / 8.0];
    ratios[7] = x[1];
    ratios[4] *= x[1] / 1.5;
    let equal = Equal { base: x[0] };
    let just = Just { base: x[0] * 0.5, ratios: &ratios };
    let mut total = 0.0;
    let mut voices: Vec<Voice> = Vec::new();
    let parts: [(&str, &dyn Temperament); 4] = [(TUNE, &equal), (BASS, &just), ("C H", &just), ("", &equal)];
    for (text, temperament) in parts {
        match parse(text) {
            Ok(symbols) => voices.push(Voice { symbols, temperament, loudness: x[2] as f32 }),
            Err(ScoreError::Letter(c, at)) => total += x[2] * (at + c.len_utf8()) as f64,
            Err(ScoreError::Empty) => total += x[1],
        }
    }
    let (first, second) = (voices[0].bars(), voices[1].bars());
    for ((a, la), (b, lb)) in first.iter().zip(second.iter()) {
        total += (a - b).abs() * 0.1 + f64::from(la * lb).sqrt();
    }
    total + voices.iter().map(Voice::roughness).sum::<f64>()
}

fn performance_at(x: *const f64, n: usize) -> f64 {
    performance(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [264.0, 1.49, 0.8];
    let mut d = [0.0; 3];
    unsafe {
        __enzyme_autodiff(performance_at as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &performance, &x, 2e-2, 3e-5);
}
