//! Communications: frames in byte buffers with headers and checksums, noise from an xorshift generator, an equaliser in f32, adaptive steps.
include!("differences.inc");

use std::collections::VecDeque;
use std::convert::TryInto;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Kind {
    Training = 1,
    Data = 2,
    Control = 7,
}

impl TryFrom<u8> for Kind {
    type Error = FrameError;
    fn try_from(byte: u8) -> Result<Self, FrameError> {
        Ok(match byte {
            1 => Kind::Training,
            2 => Kind::Data,
            7 => Kind::Control,
            other => return Err(FrameError::Kind(other)),
        })
    }
}

#[derive(Debug)]
enum FrameError {
    Kind(u8),
    Checksum { want: u16, got: u16 },
    Truncated,
}

struct Frame {
    kind: Kind,
    gain: f32,
    samples: Vec<f32>,
}

fn checksum(bytes: &[u8]) -> u16 {
    bytes.iter().fold((1u16, 0u16), |(a, b), &x| {
        let a = (a + u16::from(x)) % 251;
        (a, (b + a) % 251)
    }).1
}

impl Frame {
    fn encode(&self) -> Vec<u8> {
        let mut out = vec![self.kind as u8, self.samples.len() as u8];
        let bits: Vec<u8> = self.samples.iter().map(|s| if *s > 0.0 { 1 } else { 0 }).collect();
        out.extend_from_slice(&bits);
        let sum = checksum(&out);
        out.extend(sum.to_be_bytes());
        out
    }
    fn decode(bytes: &[u8], gain: f32) -> Result<Frame, FrameError> {
        let (head, tail) = bytes.split_at_checked(bytes.len().wrapping_sub(2)).ok_or(FrameError::Truncated)?;
        let want = u16::from_be_bytes(tail.try_into().map_err(|_| FrameError::Truncated)?);
        let got = checksum(head);
        if want != got {
            return Err(FrameError::Checksum { want, got });
        }
        let [kind, n, payload @ ..] = head else { return Err(FrameError::Truncated) };
        let samples = payload.iter().take(usize::from(*n)).map(|&b| if b == 1 { gain } else { -gain }).collect();
        Ok(Frame { kind: Kind::try_from(*kind)?, gain, samples })
    }
}

struct XorShift(u32);

impl XorShift {
    fn sample(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / 16777216.0 - 0.5
    }
}

struct Equaliser<const TAPS: usize> {
    taps: [f32; TAPS],
    line: VecDeque<f32>,
    step: f32,
}

impl<const TAPS: usize> Equaliser<TAPS> {
    fn new(step: f32) -> Self {
        let mut taps = [0.0; TAPS];
        taps[0] = 1.0;
        Equaliser { taps, line: VecDeque::from(vec![0.0; TAPS]), step }
    }
    fn feed(&mut self, sample: f32) -> f32 {
        self.line.push_front(sample);
        self.line.truncate(TAPS);
        self.line.iter().zip(&self.taps).map(|(a, b)| a * b).sum()
    }
    fn adapt(&mut self, error: f32) {
        for (tap, past) in self.taps.iter_mut().zip(self.line.iter()) {
            *tap += self.step * error * past;
        }
    }
}

fn channel(frame: &Frame, echo: f32, noise: &mut XorShift) -> Vec<f32> {
    let mut before = 0.0;
    frame
        .samples
        .iter()
        .map(|&s| {
            let out = s + echo * before + 0.05 * noise.sample() * frame.gain;
            before = s;
            out
        })
        .collect()
}

extern "C" fn link_error(gain: f32, echo: f32, step: f32) -> f32 {
    let mut noise = XorShift(2463534242);
    let mut bits = XorShift(88172645);
    let mut equaliser = Equaliser::<4>::new(step);
    let mut squared = 0.0f32;
    let mut count = 0;
    for k in 0..5 {
        let kind = if k < 2 { Kind::Training } else if k == 3 { Kind::Control } else { Kind::Data };
        let samples = (0..12).map(|_| bits.sample()).collect();
        let mut wire = Frame { kind, gain: 1.0, samples }.encode();
        if k == 3 {
            wire[4] ^= 1;
        }
        match Frame::decode(&wire, gain) {
            Ok(frame) => {
                let heard = channel(&frame, echo, &mut noise);
                for (h, s) in heard.into_iter().zip(&frame.samples) {
                    let error = s - equaliser.feed(h);
                    if frame.kind == Kind::Training {
                        equaliser.adapt(error);
                    } else {
                        squared += error * error;
                        count += 1;
                    }
                }
            }
            Err(FrameError::Checksum { want, got }) => squared += 0.01 * (want.abs_diff(got) % 5) as f32 * gain,
            Err(FrameError::Kind(k)) => squared += f32::from(k),
            Err(FrameError::Truncated) => return f32::NAN,
        }
    }
    (squared / count.max(1) as f32).sqrt() * 10.0
}

#[repr(C)]
struct Three {
    gain: f64,
    echo: f64,
    step: f64,
}

extern "C" fn wide(p: &Three) -> f64 {
    f64::from(link_error(p.gain as f32, p.echo as f32, p.step as f32))
}

fn main() {
    let x = [1.1f64, 0.35, 0.08];
    let p = Three { gain: x[0], echo: x[1], step: x[2] };
    let mut dp = Three { gain: 0.0, echo: 0.0, step: 0.0 };
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(wide as *const c_void, enzyme_dup, &p, &mut dp) };
    for (i, got) in [dp.gain, dp.echo, dp.step].into_iter().enumerate() {
        let at = |h: f64| {
            let mut y = x;
            y[i] += h;
            wide(&Three { gain: y[0], echo: y[1], step: y[2] })
        };
        let want = (8.0 * (at(0.004) - at(-0.004)) - (at(0.008) - at(-0.008))) / 0.048;
        c.cmpt(&format!("d{i}"), got, want, 5e-3);
    }
    c.done();
}
