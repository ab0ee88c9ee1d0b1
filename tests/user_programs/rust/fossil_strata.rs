//! Palaeontology: layers as a recursive enum, taken apart with mem::take and mem::replace, ages by bisection, a cladogram by Option<Box>.
include!("harness.rs");
use std::collections::HashMap;
use std::mem;

#[derive(Debug, Clone, Default)]
enum Layer {
    #[default]
    Bedrock,
    Sediment { thickness: f64, rate: f64, below: Box<Layer> },
    Ash(f64, Box<Layer>),
    Gap(Box<Layer>),
    Fault(Vec<Layer>),
}
use Layer::*;

impl Layer {
    fn age(&self, depth: f64) -> Option<f64> {
        match self {
            Bedrock => None,
            Ash(age, below) if depth < 0.2 => Some(*age + below.age(0.0).unwrap_or(0.0) * 0.01),
            Ash(age, below) => below.age(depth - 0.2).map(|a| a.max(*age)),
            Gap(below) => below.age(depth).map(|a| a + 0.5),
            Sediment { thickness, rate, .. } if depth < *thickness => Some(depth / rate),
            Sediment { thickness, rate, below } => Some(thickness / rate + below.age(depth - thickness)?),
            Fault(sides) => sides.iter().filter_map(|s| s.age(depth)).reduce(|a, b| (a * b).sqrt()),
        }
    }
    /// Erodes from the top: what is gone is moved out of its box.
    fn erode(&mut self, mut by: f64) {
        while by > 0.0 {
            match mem::take(self) {
                Bedrock => break,
                Sediment { thickness, rate, below } if thickness > by => {
                    *self = Sediment { thickness: thickness - by, rate, below };
                    by = 0.0;
                }
                Sediment { thickness, below, .. } => {
                    by -= thickness;
                    *self = *below;
                }
                Ash(_, below) | Gap(below) => *self = *below,
                Fault(mut sides) => {
                    sides.iter_mut().for_each(|s| s.erode(by));
                    by = 0.0;
                    *self = Fault(sides);
                }
            }
        }
    }
    fn bury(&mut self, thickness: f64, rate: f64) {
        let below = Box::new(mem::replace(self, Bedrock));
        *self = Sediment { thickness, rate, below };
    }
    fn depth(&self) -> usize {
        match self {
            Bedrock => 0,
            Sediment { below, .. } | Ash(_, below) | Gap(below) => 1 + below.depth(),
            Fault(sides) => 1 + sides.iter().map(Layer::depth).max().unwrap_or(0),
        }
    }
}

#[derive(Default)]
struct Clade {
    born: f64,
    name: String,
    kin: [Option<Box<Clade>>; 2],
}
impl Clade {
    fn insert(&mut self, born: f64, name: &str) {
        let side = usize::from(born > self.born);
        match &mut self.kin[side] {
            Some(clade) => clade.insert(born, name),
            empty => *empty = Some(Box::new(Clade { born, name: name.to_string(), ..Default::default() })),
        }
    }
    fn span(&self, rate: f64) -> f64 {
        let below: f64 = self.kin.iter().flatten().map(|k| k.span(rate) + ((k.born - self.born) * rate).powi(2)).sum();
        below + self.name.len() as f64 * 0.1 * self.born
    }
}

extern "C" fn dig(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut column = Gap(Box::new(Ash(x[0], Box::new(Bedrock))));
    for (i, pair) in x[1..5].chunks(2).enumerate() {
        column.bury(pair[0] + i as f64, pair[1]);
    }
    let twin = Ash(x[0] * 0.3, Box::new(column.clone()));
    let mut site = Fault(vec![column, twin]);
    site.erode(0.4);
    site.bury(0.9, x[5]);
    let finds: HashMap<&str, f64> = [("trilobite", 3.45), ("ammonite", 1.8), ("shark", 0.4), ("fern", 2.6)].into();
    let mut names: Vec<_> = finds.into_iter().collect();
    names.sort_unstable_by(|a, b| a.0.cmp(b.0));
    let mut root = Clade { born: x[5], name: "first".into(), ..Default::default() };
    for (name, depth) in names {
        if let Some(age) = site.age(depth) {
            root.insert(age, name);
        }
    }
    root.span(0.3) + site.depth() as f64
}

fn main() {
    let x = [2.9, 1.1, 0.7, 0.8, 0.5, 0.9];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(dig as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| dig(x.as_ptr(), 6), &x, 1e-3, 1e-6);
}
