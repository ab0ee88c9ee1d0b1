//! Audio: a chain of biquads, an echo of a ring and a soft clipper in single precision over blocks, behind one trait; the gains are fitted.
include!("differences.inc");
use std::collections::VecDeque;
use std::f32::consts::PI;

trait Effect {
    fn name(&self) -> &str;
    fn process(&mut self, block: &mut [f32]);
    fn reset(&mut self) {}
}

#[derive(Default, Clone, Copy)]
struct Biquad {
    b: [f32; 3],
    a: [f32; 2],
    z: [f32; 2],
}

impl Biquad {
    /// A bell at a frequency, as a part of the sampling rate.
    fn peak(frequency: f32, gain: f32, q: f32) -> Self {
        let a = 10f32.powf(gain / 40.0);
        let (s, c) = (2.0 * PI * frequency).sin_cos();
        let alpha = s / (2.0 * q);
        let norm = 1.0 / (1.0 + alpha / a);
        Biquad { b: [(1.0 + alpha * a) * norm, -2.0 * c * norm, (1.0 - alpha * a) * norm], a: [-2.0 * c * norm, (1.0 - alpha / a) * norm], z: [0.0; 2] }
    }
}
impl Effect for Biquad {
    fn name(&self) -> &str {
        "bell"
    }
    fn process(&mut self, block: &mut [f32]) {
        let [mut z1, mut z2] = self.z;
        for s in block {
            let y = self.b[0] * *s + z1;
            z1 = self.b[1] * *s - self.a[0] * y + z2;
            z2 = self.b[2] * *s - self.a[1] * y;
            *s = y;
        }
        self.z = [z1, z2];
    }
    fn reset(&mut self) {
        self.z = Default::default();
    }
}

struct Echo {
    ring: VecDeque<f32>,
    feedback: f32,
}
impl Effect for Echo {
    fn name(&self) -> &str {
        "echo"
    }
    fn process(&mut self, block: &mut [f32]) {
        for s in block.iter_mut() {
            let late = self.ring.pop_front().unwrap_or_default();
            *s += self.feedback * late;
            self.ring.push_back(*s);
        }
    }
}

struct Clipper<F: Fn(f32) -> f32> {
    curve: F,
}
impl<F: Fn(f32) -> f32> Effect for Clipper<F> {
    fn name(&self) -> &str {
        "clip"
    }
    fn process(&mut self, block: &mut [f32]) {
        block.iter_mut().for_each(|s| *s = (self.curve)(*s));
    }
}

fn chain(x: &[f32]) -> Vec<Box<dyn Effect>> {
    let drive = x[4];
    let mut chain: Vec<Box<dyn Effect>> = [0.02f32, 0.08, 0.2].iter().zip(x).map(|(f, g)| Box::new(Biquad::peak(*f, *g, 0.9)) as Box<dyn Effect>).collect();
    chain.push(Box::new(Echo { ring: VecDeque::from(vec![0.0; 19]), feedback: x[3] }));
    chain.push(Box::new(Clipper { curve: move |s| (drive * s).tanh() / drive }));
    chain
}

extern "C" fn loudness(x: *const f32, n: usize) -> f32 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut signal: Vec<f32> = (0..192).map(|i| 0.4 * (i as f32 * 0.13).sin() + 0.3 * (i as f32 * 0.51).cos() + if i % 64 == 0 { 0.5 } else { 0.0 }).collect();
    let mut effects = chain(x);
    effects.iter_mut().filter(|e| e.name() == "bell").for_each(|e| e.reset());
    for block in signal.chunks_mut(50) {
        for effect in &mut effects {
            effect.process(block);
        }
    }
    let blocks = signal.chunks_exact(32);
    let rest: f32 = blocks.remainder().iter().map(|s| s.abs()).sum();
    let power: f32 = blocks.map(|b| b.iter().map(|s| s * s).sum::<f32>().sqrt()).sum();
    let jumps: f32 = signal.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum();
    power + 0.3 * jumps + rest
}

fn main() {
    let x = [3.0f32, -4.0, 2.0, 0.35, 1.6];
    let mut d = [0.0f32; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff_f32(loudness as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..5 {
        let at = |s: f32| { let mut y = x; y[i] += s; (f64::from(loudness(y.as_ptr(), 5)), f64::from(y[i])) };
        let h = 0.01 * x[i].abs();
        let ((a, xa), (b, xb)) = (at(h), at(-h));
        c.cmpt(&format!("d{i}"), f64::from(d[i]), (a - b) / (xa - xb), 5e-3);
    }
    c.done();
}
