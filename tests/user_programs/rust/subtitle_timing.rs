//! Subtitles: cues parsed with `?` from a text with times, char_indices, Cow for entities, reading speed in f32, drift fitted and written again.
include!("harness.rs");
use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::num::{ParseFloatError, ParseIntError};

#[derive(Debug)]
enum CueError {
    Arrow(usize),
    Number(String),
}
impl From<ParseIntError> for CueError {
    fn from(e: ParseIntError) -> Self {
        CueError::Number(e.to_string())
    }
}
impl From<ParseFloatError> for CueError {
    fn from(e: ParseFloatError) -> Self {
        CueError::Number(e.to_string())
    }
}
#[derive(Debug, Clone)]
struct Cue<'t> {
    start: f64,
    end: f64,
    lines: Vec<Cow<'t, str>>,
}
impl fmt::Display for Cue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:08.3} --> {:08.3}", self.start, self.end)?;
        self.lines.iter().try_for_each(|l| writeln!(f, "{l}"))
    }
}
const FILE: &str = "0:01.5 --> 0:03.25\nHello &amp; welcome\nto the reef\n\n0:04 --> 0:05.5\n...\n\n\
    broken\n\n0:06.75 --> 0:0x\nNo end\n\n1:02.5 --> 1:07.125\nWh\u{e4}le &lt;sing&gt;\nall day\nand night";

fn seconds(text: &str) -> Result<f64, CueError> {
    let (minutes, rest) = text.split_once(':').unwrap_or(("0", text));
    Ok(f64::from(minutes.trim().parse::<u32>()? * 60) + rest.trim().parse::<f64>()?)
}
fn plain(line: &str) -> Cow<'_, str> {
    if !line.contains('&') {
        return line.into();
    }
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        let end = rest[at..].find(';').map_or(rest.len(), |e| at + e + 1);
        out.push(match &rest[at..end] {
            "&amp;" => '&',
            "&lt;" => '<',
            "&gt;" => '>',
            _ => '?',
        });
        rest = &rest[end..];
    }
    Cow::Owned(out + rest)
}
fn cue(block: &str, n: usize) -> Result<Cue<'_>, CueError> {
    let mut lines = block.lines();
    let (start, end) = lines.next().and_then(|l| l.split_once("-->")).ok_or(CueError::Arrow(n))?;
    Ok(Cue { start: seconds(start)?, end: seconds(end)?, lines: lines.map(plain).collect() })
}
impl Cue<'_> {
    fn shift(&mut self, offset: f64, stretch: f64) -> &mut Self {
        for t in [&mut self.start, &mut self.end] {
            *t = *t * stretch + offset;
        }
        self
    }
    fn speed(&self, weight: f32) -> f32 {
        let load: f32 = self
            .lines
            .iter()
            .flat_map(|l| l.char_indices())
            .map(|(i, c)| if c.is_alphabetic() { 1.0 } else { weight * (1 + i % 3) as f32 })
            .sum();
        load / (self.end - self.start) as f32
    }
}
extern "C" fn strain(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (cues, bad): (Vec<_>, Vec<_>) = FILE.split("\n\n").enumerate().map(|(n, b)| cue(b, n)).partition(Result::is_ok);
    let mut cues: Vec<Cue> = cues.into_iter().flatten().collect();
    cues.iter_mut().for_each(|c| { c.shift(x[0], x[1]); });
    let mut text = String::new();
    for c in &cues {
        write!(text, "{c}").unwrap();
    }
    let gaps: f64 = cues.windows(2).map(|w| (w[1].start - w[0].end).ln()).sum();
    let speeds: Vec<f32> = cues.iter().map(|c| c.speed(x[2] as f32)).collect();
    let worst = speeds.iter().copied().fold(f32::MIN, f32::max);
    let faults: usize = bad.iter().map(|b| match b { Err(CueError::Arrow(n)) => *n, Err(CueError::Number(t)) => t.len(), Ok(_) => 0 }).sum();
    gaps * x[3] + f64::from(worst * speeds.iter().sum::<f32>()) * 0.01 + faults as f64 * 0.01 * x[0] + text.matches("-->").count() as f64 * x[3]
}

fn main() {
    let x = [0.75, 1.25, 0.5, 0.9];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(strain as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| strain(x.as_ptr(), 4), &x, 1e-2, 1e-3);
}
