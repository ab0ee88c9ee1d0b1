//! Tapestries: patterns as a recursive enum that is differentiable, arenas of threads by index, dyes mixed by fold; a pattern's gradient is a pattern.

use std::collections::HashMap;
use std::rc::Rc;

use ltoad::*;
use rust_crate::*;

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Weave {
    Plain(f64),
    Repeat { times: u8, part: Box<Weave> },
    Beside(Vec<Weave>),
    Dyed { colour: [f32; 3], part: Rc<Weave> },
    Hole,
}
use Weave::*;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Cloth {
    width: f64,
    weight: f64,
    tone: [f64; 3],
}
impl Cloth {
    const NONE: Cloth = Cloth { width: 0.0, weight: 0.0, tone: [0.0; 3] };

    fn beside(self, other: Cloth) -> Cloth {
        let total = self.weight + other.weight + 0.1;
        let tone = std::array::from_fn(|i| (self.tone[i] * self.weight + other.tone[i] * other.weight) / total);
        Cloth { width: self.width + other.width, weight: self.weight + other.weight, tone }
    }
}
fn woven(weave: &Weave, known: &mut HashMap<*const Weave, Cloth>) -> Cloth {
    match weave {
        Hole => Cloth { width: 0.2, ..Cloth::NONE },
        Plain(density) => Cloth { width: 1.0 / density, weight: density.sqrt(), tone: [0.5; 3] },
        Repeat { times, part } => {
            let one = woven(part, known);
            (0..*times).map(|i| Cloth { weight: one.weight * 0.9f64.powi(i32::from(i)), ..one }).fold(Cloth::NONE, Cloth::beside)
        }
        Beside(parts) => parts.iter().map(|p| woven(p, known)).reduce(Cloth::beside).unwrap_or(Cloth::NONE),
        Dyed { colour, part } => {
            let mut cloth = match known.get(&Rc::as_ptr(part)) {
                Some(cloth) => *cloth,
                None => woven(part, known),
            };
            known.insert(Rc::as_ptr(part), cloth);
            for (t, c) in cloth.tone.iter_mut().zip(colour) {
                *t = 1.0 - (1.0 - *t) * (-f64::from(*c)).exp();
            }
            cloth
        }
    }
}
fn worth(weave: &Weave) -> f64 {
    let cloth = woven(weave, &mut HashMap::new());
    let [r, g, b] = cloth.tone;
    cloth.width * cloth.weight + (r - g).powi(2) + (b * r).sin() * 3.0
}
fn weave(x: &[f64]) -> Weave {
    let shared = Rc::new(Beside(vec![Plain(x[0]), Hole, Plain(x[1])]));
    let colour = |at: usize| [x[at] as f32, x[at + 1] as f32, 0.25];
    Beside(vec![
        Repeat { times: 3, part: Box::new(Dyed { colour: colour(2), part: shared.clone() }) },
        Hole,
        Dyed { colour: colour(4), part: shared },
        Repeat { times: 0, part: Box::new(Plain(9.0)) },
    ])
}
fn flat(weave: &Weave) -> Vec<f64> {
    let Beside(parts) = weave else { panic!() };
    let (Repeat { part, .. }, Dyed { colour: second, part: shared }) = (&parts[0], &parts[2]) else { panic!() };
    let (Dyed { colour: first, part: same }, Beside(plains)) = (&**part, &**shared) else { panic!() };
    assert!(Rc::ptr_eq(same, shared));
    let (Plain(a), Plain(b)) = (&plains[0], &plains[2]) else { panic!() };
    let tones = [first[0], first[1], second[0], second[1]].map(f64::from);
    [&[*a, *b], &tones[..]].concat()
}

fn main() {
    let x = [1.5, 0.75, 0.5, 1.25, 0.25, 2.0];
    let at = weave(&x);
    let (value, slopes) = value_and_gradient(worth, &at);
    assert_eq!(value, worth(&at));
    let mut want = differences(|y| worth(&weave(y)), &x[..]);
    let smooth = |i: usize, h: f64| {
        let mut y = x;
        y[i] += h;
        worth(&weave(&y))
    };
    for (i, w) in want.iter_mut().enumerate().skip(2) {
        *w = (8.0 * (smooth(i, 0.03125) - smooth(i, -0.03125)) - smooth(i, 0.0625) + smooth(i, -0.0625)) / 0.375;
    }
    close(&flat(&slopes), &want, 1e-4);
    let Beside(parts) = &slopes else { panic!() };
    assert_eq!(parts[1], Hole);
    assert_eq!(parts[3], Repeat { times: 0, part: Box::new(Plain(0.0)) });
    println!("fine");
}
