//! Effects for guitars: boxed closures of all kinds in vectors and maps, closures that make closures, function pointers, composition.
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::Arc;

use rust_crate::{close, differences};

type Effect = Box<dyn FnMut(f64) -> f64>;
type Shape = fn(f64, f64) -> f64;

fn soft(v: f64, k: f64) -> f64 {
    (k * v).tanh() / k
}
fn cubic(v: f64, k: f64) -> f64 {
    v - k * v.powi(3) / 3.0
}

fn delay(samples: usize, feedback: f64) -> impl FnMut(f64) -> f64 {
    let mut line = vec![0.0; samples];
    let mut at = 0;
    move |v| {
        let out = v + feedback * line[at];
        line[at] = out;
        at = (at + 1) % samples;
        out
    }
}

fn filter(cut: f64) -> Effect {
    let mut state = (0.0, 0.0);
    Box::new(move |v| {
        state = (state.0 + cut * (v - state.0), state.0);
        0.5 * (state.0 + state.1)
    })
}

fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
    move |a| g(f(a))
}

fn twice(f: Arc<dyn Fn(f64) -> f64>) -> Arc<dyn Fn(f64) -> f64> {
    Arc::new(move |v| f(f(v)))
}

struct Board<'a> {
    pedals: Vec<(&'a str, Effect)>,
    shapes: HashMap<&'static str, Shape>,
    taps: BTreeMap<usize, Box<dyn Fn(&[f64]) -> f64 + 'a>>,
    meter: Option<Box<dyn FnOnce(f64) -> f64 + 'a>>,
}

impl<'a> Board<'a> {
    fn new() -> Self {
        let shapes = HashMap::from([("soft", soft as Shape), ("cubic", cubic), ("fold", |v, k| (k * v).sin())]);
        Board { pedals: vec![], shapes, taps: BTreeMap::new(), meter: None }
    }
    fn pedal(mut self, name: &'a str, effect: impl FnMut(f64) -> f64 + 'static) -> Self {
        self.pedals.push((name, Box::new(effect)));
        self
    }
    fn shaper(self, name: &'a str, k: f64) -> Self {
        match self.shapes.get(name).copied() {
            Some(shape) => self.pedal(name, move |v| shape(v, k)),
            None => self,
        }
    }
    fn tap(mut self, at: usize, f: impl Fn(&[f64]) -> f64 + 'a) -> Self {
        self.taps.insert(at, Box::new(f));
        self
    }
    fn play(&mut self, notes: &[f64]) -> f64 {
        let mut bus = vec![0.0; self.pedals.len() + 1];
        let mut sum = 0.0;
        for note in notes {
            bus[0] = *note;
            for (i, (name, effect)) in self.pedals.iter_mut().enumerate() {
                bus[i + 1] = effect(bus[i]) + if name.starts_with('d') { 0.01 } else { 0.0 };
            }
            sum += self.taps.values().map(|t| t(&bus)).sum::<f64>() + bus[bus.len() - 1].powi(2);
        }
        match self.meter.take() {
            Some(meter) => meter(sum),
            None => sum,
        }
    }
}

fn loudness(x: &[f64]) -> f64 {
    let gains = vec![x[4], 0.5, x[0]];
    let shared: Rc<[f64]> = Rc::from(x);
    let glow = twice(Arc::new({
        let k = x[2];
        move |v| v + 0.1 * k * v * v
    }));
    let mut board = Board::new()
        .pedal("delay", delay(3, x[0]))
        .shaper("soft", x[1])
        .shaper("missing", 3.0)
        .pedal("filter", filter(x[3]))
        .shaper("fold", x[2])
        .pedal("glow", move |v| glow(v))
        .pedal("gain", {
            let shared = Rc::clone(&shared);
            let mut n = 0;
            move |v| {
                n += 1;
                v * shared[n % shared.len()]
            }
        })
        .tap(2, |bus| bus[2] * gains[0])
        .tap(1, |bus| bus.iter().zip(&gains).map(|(a, b)| a * b).sum());
    board.meter = Some(Box::new(compose(|v: f64| (v.abs(), v), |(a, v)| a.sqrt() + 0.1 * v)));
    let notes: Vec<f64> = (0..11).map(|n| (0.9 * n as f64).sin() * x[4]).collect();
    let wet = board.play(&notes);
    let dry = Board::new().shaper("cubic", x[1]).play(&notes);
    wet + 0.3 * dry
}

fn main() {
    let x = [0.4, 1.3, 0.9, 0.55, 0.8];
    let gradient = ltoad::gradient(loudness, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(loudness, &x), 1e-7);
}
