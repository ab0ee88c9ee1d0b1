//! Colour science: pixels in bytes are graded, converted between spaces as types, a palette by median cut, logarithms from bits, f32.
include!("differences.inc");
use std::marker::PhantomData;
use std::ops::{Add, Mul, Sub};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Linear;
#[derive(Clone, Copy, Debug, PartialEq)]
struct Opponent;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Colour<S> {
    v: [f32; 3],
    space: PhantomData<S>,
}

impl<S> Colour<S> {
    const fn new(v: [f32; 3]) -> Self {
        Colour { v, space: PhantomData }
    }
}

impl<S> Add for Colour<S> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self::new(std::array::from_fn(|i| self.v[i] + o.v[i]))
    }
}

impl<S> Sub for Colour<S> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Self::new(std::array::from_fn(|i| self.v[i] - o.v[i]))
    }
}

impl<S> Mul<f32> for Colour<S> {
    type Output = Self;
    fn mul(self, k: f32) -> Self {
        Self::new(self.v.map(|c| c * k))
    }
}

impl From<Colour<Linear>> for Colour<Opponent> {
    fn from(c: Colour<Linear>) -> Self {
        let [r, g, b] = c.v.map(|x| (x + 1e-3).cbrt());
        Colour::new([0.3 * r + 0.6 * g + 0.1 * b, r - g, 0.5 * (r + g) - b])
    }
}

/// The logarithm from the exponent's bits and a polynomial of the fraction.
fn fast_log2(x: f32) -> f32 {
    let bits = x.to_bits();
    let exponent = ((bits >> 23) & 0xff) as i32 - 127;
    let m = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000);
    exponent as f32 + ((-1.0 / 3.0 * m + 2.0) * m - 2.0 / 3.0)
}

fn decode(bytes: &[u8], gamma: f32) -> Vec<Colour<Linear>> {
    bytes
        .chunks_exact(3)
        .map(|p| match *p {
            [r, g, b] => Colour::new([r, g, b].map(|c| (f32::from(c) / 255.0).powf(gamma))),
            _ => unreachable!(),
        })
        .collect()
}

struct Grade<'a> {
    lift: &'a [f32],
    gain: f32,
    saturation: f32,
}

impl Grade<'_> {
    fn apply(&self, c: Colour<Linear>) -> Colour<Linear> {
        let grey = c.v.iter().zip([0.2126, 0.7152, 0.0722]).map(|(a, w)| a * w).sum::<f32>();
        let grey = Colour::new([grey; 3]);
        let c = grey + (c - grey) * self.saturation;
        Colour::new([0, 1, 2].map(|i| (c.v[i] * self.gain + self.lift[i % self.lift.len()]).max(1e-4)))
    }
}

fn median_cut(pixels: &mut [Colour<Opponent>], depth: u32, out: &mut Vec<(Colour<Opponent>, usize)>) {
    if depth == 0 || pixels.len() < 2 {
        let sum = pixels.iter().fold(Colour::new([0.0; 3]), |a, &b| a + b);
        out.push((sum * (1.0 / pixels.len() as f32), pixels.len()));
        return;
    }
    let range = |i: usize| {
        let (lo, hi) = pixels.iter().fold((f32::MAX, f32::MIN), |(lo, hi), p| (lo.min(p.v[i]), hi.max(p.v[i])));
        hi - lo
    };
    let axis = (0..3).max_by(|&a, &b| range(a).total_cmp(&range(b))).unwrap();
    pixels.sort_unstable_by(|a, b| a.v[axis].total_cmp(&b.v[axis]));
    let (low, high) = pixels.split_at_mut(pixels.len() / 2);
    median_cut(low, depth - 1, out);
    median_cut(high, depth - 1, out);
}

extern "C" fn contrast(x: *const f32, n: usize) -> f32 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let [gamma, gain, saturation, lift @ ..] = x else { return 0.0 };
    let bytes: Vec<u8> = (0u32..96).map(|i| (i.wrapping_mul(2654435761) >> 24) as u8).collect();
    let grade = Grade { lift, gain: *gain, saturation: *saturation };
    let mut pixels: Vec<Colour<Opponent>> = decode(&bytes, *gamma).into_iter().map(|c| grade.apply(c).into()).collect();
    let exposure: f32 = pixels.iter().map(|p| fast_log2(p.v[0] + 0.05)).sum::<f32>() / pixels.len() as f32;
    let mut palette = Vec::new();
    median_cut(&mut pixels, 3, &mut palette);
    palette.sort_by(|a, b| b.0.v[0].partial_cmp(&a.0.v[0]).unwrap().then(a.1.cmp(&b.1)));
    palette.dedup_by(|a, b| a == b);
    let steps: f32 = palette.windows(2).map(|w| (w[0].0 - w[1].0).v.iter().map(|d| d * d).sum::<f32>().sqrt() * w[0].1 as f32).sum();
    steps + 0.5 * exposure
}

fn main() {
    let x = [2.2f32, 1.1, 0.8, 0.02, 0.03, 0.01];
    let mut d = [0.0f32; 6];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff_f32(contrast as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..6 {
        let h = 4e-3f32;
        let at = |s: f32| { let mut y = x; y[i] += s * h; (contrast(y.as_ptr(), 6) as f64, y[i] as f64) };
        let ((a, p), (b, q)) = (at(1.0), at(-1.0));
        c.cmpt(&format!("d{i}"), d[i] as f64, (a - b) / (p - q), 2e-2);
    }
    c.done();
}
