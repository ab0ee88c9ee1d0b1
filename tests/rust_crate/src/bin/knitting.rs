//! A knitting pattern: nested repeats and stitches, the yarn that it takes and its width.
use std::rc::Rc;

use rust_crate::{close, differences};

#[derive(Clone, Debug)]
enum Stitch {
    Knit(f64),
    Purl { loops: f64, tension: f64 },
    Repeat(usize, Vec<Stitch>),
    Cable(Box<Stitch>, Box<Stitch>),
    Shared(Rc<Stitch>),
    Slip,
}
use Stitch::*;

impl Stitch {
    fn yarn(&self, depth: usize) -> f64 {
        match self {
            Knit(length) => *length,
            Purl { loops, tension } if *tension > 0.0 => loops / tension,
            Purl { loops, .. } => *loops,
            Repeat(times, body) => (0..*times)
                .map(|t| body.iter().map(|s| s.yarn(depth + t)).sum::<f64>())
                .sum(),
            Cable(over, under) => {
                let (a, b) = (over.yarn(depth + 1), under.yarn(depth + 1));
                (a * a + b * b).sqrt() * (1.0 + 0.05 * depth as f64)
            }
            Shared(stitch) => stitch.yarn(depth),
            Slip => 0.0,
        }
    }

    /// The pattern with every knitted stitch longer.
    fn stretched(&self, by: f64) -> Self {
        match self {
            Knit(length) => Knit(length * by),
            Purl { loops, tension } => Purl {
                loops: loops * by,
                tension: *tension,
            },
            Repeat(times, body) => Repeat(*times, body.iter().map(|s| s.stretched(by)).collect()),
            Cable(a, b) => Cable(Box::new(b.stretched(by)), Box::new(a.stretched(by.sqrt()))),
            Shared(s) => s.stretched(by),
            Slip => Slip,
        }
    }
}

fn pattern(x: &[f64]) -> Option<Stitch> {
    let [knit, loops, tension, ..] = *x else {
        return None;
    };
    let rib = Rc::new(Cable(
        Box::new(Knit(knit)),
        Box::new(Purl { loops, tension }),
    ));
    Some(Repeat(
        3,
        vec![
            Knit(knit * knit),
            Shared(Rc::clone(&rib)),
            Slip,
            Repeat(
                2,
                vec![
                    Shared(rib),
                    Purl {
                        loops: 0.7,
                        tension: -1.0,
                    },
                ],
            ),
        ],
    ))
}

fn cost(x: &[f64]) -> f64 {
    let Some(plain) = pattern(x) else { return 0.0 };
    let last = x.last().copied().unwrap_or(1.0);
    let stretched = plain.stretched(last);
    stretched.yarn(0) + 0.3 * plain.yarn(1).ln()
}

fn main() {
    let x = vec![1.2, 0.8, 1.5, 1.1];
    close(&ltoad::gradient(cost, &x), &differences(cost, &x), 1e-7);
    let hessian = ltoad::hessian(cost, &x);
    let by_first = |at: &[f64]| ltoad::gradient(cost, &at.to_vec())[0];
    close(&hessian[0], &differences(by_first, &x), 1e-6);
}
