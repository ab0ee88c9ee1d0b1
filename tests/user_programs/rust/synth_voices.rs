//! Sound: voices as iterators of samples in single precision, effects as boxed trait objects, mixing by chunks.
include!("harness.rs");
use std::f32::consts::TAU;

struct Oscillator {
    phase: f32,
    step: f32,
}
impl Iterator for Oscillator {
    type Item = f32;
    fn next(&mut self) -> Option<f32> {
        let sample = (TAU * self.phase).sin();
        self.phase = (self.phase + self.step).fract();
        Some(sample)
    }
}

struct Envelope {
    attack: f32,
    decay: f32,
    at: u32,
    length: u32,
}
impl Iterator for Envelope {
    type Item = f32;
    fn next(&mut self) -> Option<f32> {
        (self.at < self.length).then(|| {
            let t = self.at as f32 / self.length as f32;
            self.at += 1;
            (1.0 - (-t / self.attack).exp()) * (-t * self.decay).exp()
        })
    }
}

trait Effect {
    fn process(&mut self, block: &mut [f32]);
    fn name(&self) -> String;
}
struct LowPass {
    a: f32,
    last: f32,
}
struct Echo {
    line: Vec<f32>,
    at: usize,
    gain: f32,
}
struct Drive(f32);

impl Effect for LowPass {
    fn process(&mut self, block: &mut [f32]) {
        for s in block {
            self.last += self.a * (*s - self.last);
            *s = self.last;
        }
    }
    fn name(&self) -> String {
        "low pass".into()
    }
}
impl Effect for Echo {
    fn process(&mut self, block: &mut [f32]) {
        for s in block.iter_mut() {
            let delayed = std::mem::replace(&mut self.line[self.at], *s);
            *s += self.gain * delayed;
            self.at = (self.at + 1) % self.line.len();
        }
    }
    fn name(&self) -> String {
        format!("echo of {} samples", self.line.len())
    }
}
impl Effect for Drive {
    fn process(&mut self, block: &mut [f32]) {
        block.iter_mut().for_each(|s| *s = (self.0 * *s).tanh());
    }
    fn name(&self) -> String {
        String::from("drive")
    }
}

fn voice(pitch: f32, attack: f32, decay: f32) -> impl Iterator<Item = f32> {
    Oscillator { phase: 0.1, step: pitch }.zip(Envelope { attack, decay, at: 0, length: 48 }).map(|(o, e)| o * e)
}

fn mix(mut voices: Vec<Box<dyn Iterator<Item = f32>>>) -> Vec<f32> {
    let mut out = Vec::with_capacity(48);
    loop {
        let samples: Vec<f32> = voices.iter_mut().filter_map(|v| v.next()).collect();
        if samples.is_empty() {
            return out;
        }
        out.push(samples.iter().sum::<f32>() / samples.len() as f32);
    }
}

extern "C" fn loudness(x: *const f32, n: usize) -> f32 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let voices: Vec<Box<dyn Iterator<Item = f32>>> = vec![
        Box::new(voice(x[0], 0.2, x[1])),
        Box::new(voice(0.031, x[2], 1.5).skip(3)),
        Box::new(voice(0.07, 0.1, 2.0).step_by(2).chain(std::iter::repeat_n(x[3], 4))),
    ];
    let mut sound = mix(voices);
    let mut chain: Vec<Box<dyn Effect>> =
        vec![Box::new(Drive(x[4])), Box::new(LowPass { a: x[5], last: 0.0 }), Box::new(Echo { line: vec![0.0; 5], at: 0, gain: x[6] })];
    for block in sound.chunks_mut(16) {
        chain.iter_mut().for_each(|e| e.process(block));
    }
    let letters: usize = chain.iter().map(|e| e.name().len()).sum();
    let power: f32 = sound.chunks_exact(4).map(|c| c.iter().map(|s| s * s).sum::<f32>().sqrt()).sum();
    power * letters as f32 / 10.0
}

unsafe extern "C" {
    fn __enzyme_autodiff_single(function: *const c_void, ...) -> f32;
}

fn main() {
    let x = [0.043f32, 1.2, 0.3, 0.25, 1.4, 0.4, 0.5];
    let mut d = [0.0f32; 7];
    unsafe { __enzyme_autodiff_single(loudness as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 7usize) };
    let wide = |x: &[f32]| x.iter().map(|v| f64::from(*v)).collect::<Vec<f64>>();
    let f = |y: &[f64]| {
        let y: Vec<f32> = y.iter().map(|v| *v as f32).collect();
        f64::from(loudness(y.as_ptr(), 7))
    };
    compare(&wide(&d), &f, &wide(&x), 4e-4, 1e-2);
}
