//! Typesetting: a paragraph of boxes, glue and penalties is broken into lines by dynamic programming over shared break points.
include!("differences.inc");
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

#[derive(Debug, Clone, PartialEq)]
enum Item {
    Word { text: String, width: f64 },
    Glue { natural: f64, stretch: f64, shrink: f64 },
    Penalty { cost: f64, width: f64, flagged: bool },
}

#[derive(Clone, Copy, Default)]
struct Sums {
    width: f64,
    stretch: f64,
    shrink: f64,
}

impl std::ops::AddAssign<&Item> for Sums {
    fn add_assign(&mut self, item: &Item) {
        match *item {
            Item::Word { width, .. } => self.width += width,
            Item::Glue { natural, stretch, shrink } => {
                self.width += natural;
                self.stretch += stretch;
                self.shrink += shrink;
            }
            Item::Penalty { .. } => {}
        }
    }
}

impl std::ops::Sub for Sums {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Sums { width: self.width - o.width, stretch: self.stretch - o.stretch, shrink: self.shrink - o.shrink }
    }
}

struct Break {
    position: usize,
    line: u32,
    after: Sums,
    demerits: f64,
    previous: Option<Rc<Break>>,
}

struct Font {
    widths: HashMap<char, f64>,
    default: f64,
    space: f64,
}

impl Font {
    fn new(x: &[f64]) -> Self {
        let mut widths: HashMap<char, f64> = "iljt".chars().map(|c| (c, 0.55 * x[0])).collect();
        widths.extend("mwMW".chars().map(|c| (c, 1.6 * x[0])));
        widths.insert('.', 0.4 * x[0]);
        Font { widths, default: x[0], space: x[1] }
    }

    fn measure(&self, word: &str) -> f64 {
        word.chars().map(|c| self.widths.get(&c).copied().unwrap_or(self.default)).sum()
    }
}

fn items(text: &str, font: &Font) -> Vec<Item> {
    let mut out = Vec::new();
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        let mut parts = word.split('-').peekable();
        while let Some(part) = parts.next() {
            out.push(Item::Word { text: part.to_string(), width: font.measure(part) });
            if parts.peek().is_some() {
                out.push(Item::Penalty { cost: 50.0, width: 0.4 * font.default, flagged: true });
            }
        }
        if words.peek().is_some() {
            let more = if word.ends_with('.') { 1.3 } else { 1.0 };
            out.push(Item::Glue { natural: more * font.space, stretch: 0.5 * font.space, shrink: 0.3 * font.space });
        }
    }
    out.push(Item::Glue { natural: 0.0, stretch: 1e3, shrink: 0.0 });
    out.push(Item::Penalty { cost: -1e4, width: 0.0, flagged: false });
    out
}

fn ratio(sums: Sums, extra: f64, measure: f64) -> Option<f64> {
    let short = measure - sums.width - extra;
    let r = if short >= 0.0 { short / sums.stretch.max(1e-9) } else { short / sums.shrink.max(1e-9) };
    (r >= -1.0).then_some(r)
}

fn typeset(text: &str, font: &Font, measure: impl Fn(u32) -> f64, tolerance: f64) -> Option<Rc<Break>> {
    let list = items(text, font);
    let mut active: VecDeque<Rc<Break>> = VecDeque::new();
    active.push_back(Rc::new(Break { position: 0, line: 0, after: Sums::default(), demerits: 0.0, previous: None }));
    let mut sums = Sums::default();
    for (i, item) in list.iter().enumerate() {
        let (cost, extra) = match item {
            Item::Glue { .. } if i > 0 && matches!(list[i - 1], Item::Word { .. }) => (0.0, 0.0),
            Item::Penalty { cost, width, .. } => (*cost, *width),
            other => {
                sums += other;
                continue;
            }
        };
        let mut best: Option<(f64, Rc<Break>)> = None;
        active.retain(|a| {
            let Some(r) = ratio(sums - a.after, extra, measure(a.line)) else { return false };
            if r < tolerance {
                let bad = 1.0 + 100.0 * r.abs().powi(3);
                let d = a.demerits + if cost > -1e3 { bad * bad + cost * cost } else { bad * bad };
                if best.as_ref().is_none_or(|(b, _)| d < *b) {
                    best = Some((d, Rc::clone(a)));
                }
            }
            cost > -1e3
        });
        sums += item;
        if let Some((demerits, previous)) = best {
            let line = previous.line + 1;
            active.push_back(Rc::new(Break { position: i, line, after: sums, demerits, previous: Some(previous) }));
        }
    }
    active.pop_back()
}

const TEXT: &str = "In olden times when wishing still helped one there lived a king whose daughters were all beauti-ful. \
The young-est was so lovely that the sun itself which has seen so much was aston-ished when-ever it shone in her face.";

extern "C" fn ugliness(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let font = Font::new(x);
    let measure = |line: u32| if line < 2 { x[2] - x[3] } else { x[2] };
    let Some(last) = typeset(TEXT, &font, measure, 6.0) else { return -1.0 };
    let mut lines = 0.0;
    let mut at = Some(&last);
    while let Some(b) = at {
        lines += (b.demerits + 1.0).ln() + 1e-3 * b.after.width * (b.position as f64).sqrt();
        at = b.previous.as_ref();
    }
    lines
}

fn main() {
    let x = [1.0, 0.65, 42.0, 3.0];
    println!("{}", ugliness(x.as_ptr(), 4));
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(ugliness as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-5, |h| { let mut y = x; y[i] += h; ugliness(y.as_ptr(), 4) }));
    }
    c.done();
}
