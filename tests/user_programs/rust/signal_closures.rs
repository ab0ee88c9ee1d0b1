//! Audio: a chain of effects as boxed closures and as a trait with state; generic combinators, scans and folds.
include!("harness.rs");

trait Effect {
    fn process(&mut self, sample: f64) -> f64;
    fn name(&self) -> String;
    fn block(&mut self, samples: &mut [f64]) {
        samples.iter_mut().for_each(|s| *s = self.process(*s));
    }
}

struct Biquad {
    b: [f64; 3],
    a: [f64; 2],
    z: (f64, f64),
}

impl Biquad {
    fn low_pass(frequency: f64, q: f64) -> Self {
        let w = std::f64::consts::TAU * frequency;
        let (sin, cos) = w.sin_cos();
        let alpha = sin / (2.0 * q);
        let a0 = 1.0 + alpha;
        let b1 = (1.0 - cos) / a0;
        Biquad { b: [b1 / 2.0, b1, b1 / 2.0], a: [-2.0 * cos / a0, (1.0 - alpha) / a0], z: (0.0, 0.0) }
    }
}

impl Effect for Biquad {
    fn process(&mut self, x: f64) -> f64 {
        let y = self.b[0] * x + self.z.0;
        self.z = (self.b[1] * x - self.a[0] * y + self.z.1, self.b[2] * x - self.a[1] * y);
        y
    }
    fn name(&self) -> String {
        "low pass".into()
    }
}

struct Delay {
    line: Vec<f64>,
    at: usize,
    feedback: f64,
    muted: bool,
}

impl Effect for Delay {
    fn process(&mut self, x: f64) -> f64 {
        let old = self.line[self.at];
        self.line[self.at] = x + self.feedback * old;
        self.at = (self.at + 1) % self.line.len();
        if self.muted { x } else { x + old }
    }
    fn name(&self) -> String {
        format!("delay of {}", self.line.len())
    }
}

struct Shaper<F: Fn(f64) -> f64> {
    curve: F,
    label: &'static str,
}

impl<F: Fn(f64) -> f64> Effect for Shaper<F> {
    fn process(&mut self, x: f64) -> f64 {
        (self.curve)(x)
    }
    fn name(&self) -> String {
        self.label.to_string()
    }
}

#[derive(Default)]
struct Chain<'a> {
    effects: Vec<Box<dyn Effect + 'a>>,
    names: Vec<String>,
}

impl<'a> Chain<'a> {
    fn with(mut self, e: impl Effect + 'a) -> Self {
        self.names.push(e.name());
        self.effects.push(Box::new(e));
        self
    }
}

fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
    move |x| g(f(x))
}

fn envelope(attack: f64, release: f64) -> impl FnMut(f64) -> f64 {
    let mut level = 0.0;
    move |x: f64| {
        let x = x.abs();
        level += (x - level) * if x > level { attack } else { release };
        level
    }
}

extern "C" fn loudness(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let &[frequency, q, feedback, drive, attack, pitch] = x else { return f64::NAN };
    let soft = compose(move |s: f64| drive * s, f64::tanh);
    let limit: Box<dyn Fn(f64) -> f64> = if drive > 1.0 { Box::new(|s| s / (1.0 + 0.1 * s * s)) } else { Box::new(|s| s) };
    let mut chain = Chain::default()
        .with(Biquad::low_pass(frequency, q))
        .with(Shaper { curve: compose(soft, limit), label: "drive" })
        .with(Delay { line: vec![0.0; 7], at: 0, feedback, muted: false });
    let mut samples: Vec<f64> = (0..64).map(|i| (pitch * i as f64).sin() + 0.2 * (3.1 * pitch * i as f64).cos()).collect();
    for block in samples.chunks_mut(10) {
        chain.effects.iter_mut().for_each(|e| e.block(block));
    }
    let mut follow = envelope(attack, 0.1);
    let levels: Vec<f64> = samples.iter().map(|&s| follow(s)).collect();
    let smooth: f64 = levels
        .iter()
        .scan(0.0, |state, &l| {
            *state = 0.8 * *state + 0.2 * l;
            Some(*state)
        })
        .skip(4)
        .step_by(3)
        .fold(0.0, |sum, l| sum + l * l);
    let roughness: f64 = samples.windows(2).filter(|w| w[0] * w[1] > 0.0).map(|w| (w[1] - w[0]).powi(2)).sum();
    let letters = chain.names.iter().map(String::len).max().unwrap_or(0);
    smooth + 0.1 * roughness + 0.01 * letters as f64 * frequency
}

fn main() {
    let x = [0.11, 0.8, 0.45, 1.7, 0.6, 0.37];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(loudness as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 6usize) };
    compare(&d, &|x| loudness(x.as_ptr(), 6), &x, 1e-5, 1e-5);
}
