//! Images: bytes to f32 planes with chunks and windows, a bilateral weight from a table, dithering, a generic pipeline.
include!("harness.rs");

#[derive(Clone)]
struct Plane<T> {
    width: usize,
    data: Vec<T>,
}

impl<T: Copy + Default> Plane<T> {
    fn map<U>(&self, f: impl Fn(T) -> U) -> Plane<U> {
        Plane { width: self.width, data: self.data.iter().copied().map(f).collect() }
    }
    fn rows(&self) -> impl Iterator<Item = &[T]> {
        self.data.chunks_exact(self.width)
    }
    fn at(&self, x: isize, y: isize) -> T {
        let rows = self.data.len() / self.width;
        let (x, y) = (x.clamp(0, self.width as isize - 1) as usize, y.clamp(0, rows as isize - 1) as usize);
        self.data.get(y * self.width + x).copied().unwrap_or_default()
    }
}

trait Stage {
    fn run(&mut self, input: Plane<f32>) -> Plane<f32>;
}

struct Gamma(f32);
struct Bilateral {
    table: [f32; 16],
    radius: isize,
}
struct Dither<'a> {
    error: f32,
    levels: &'a [f32],
    chosen: Vec<u8>,
}

impl Stage for Gamma {
    fn run(&mut self, input: Plane<f32>) -> Plane<f32> {
        input.map(|v| (v + 0.01).powf(self.0))
    }
}

impl Stage for Bilateral {
    fn run(&mut self, input: Plane<f32>) -> Plane<f32> {
        let mut out = input.clone();
        let width = input.width;
        for (i, v) in out.data.iter_mut().enumerate() {
            let (x, y) = ((i % width) as isize, (i / width) as isize);
            let (mut sum, mut all) = (0.0, 0.0);
            for dy in -self.radius..=self.radius {
                for dx in -self.radius..=self.radius {
                    let other = input.at(x + dx, y + dy);
                    let bucket = ((other - *v).abs() * 15.0).min(15.0);
                    let low = bucket.floor() as usize;
                    let part = bucket - low as f32;
                    let w = self.table[low] * (1.0 - part) + self.table[(low + 1).min(15)] * part;
                    sum += w * other;
                    all += w;
                }
            }
            *v = sum / all;
        }
        out
    }
}

impl Stage for Dither<'_> {
    fn run(&mut self, mut input: Plane<f32>) -> Plane<f32> {
        for v in &mut input.data {
            let wanted = *v + self.error;
            let (number, level) = self
                .levels
                .iter()
                .enumerate()
                .min_by(|a, b| (a.1 - wanted).abs().partial_cmp(&(b.1 - wanted).abs()).unwrap())
                .unwrap();
            self.error = 0.5 * (wanted - level);
            self.chosen.push(number as u8);
            *v = level * 0.9 + 0.1 * wanted;
        }
        input
    }
}

extern "C" fn sharpness(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let raw: Vec<u8> = (0..48u32).map(|i| (i * 73 % 251) as u8).collect();
    let bytes = Plane { width: 8, data: raw };
    let mut table = [0.0f32; 16];
    for (i, t) in table.iter_mut().enumerate() {
        *t = (-(i as f32 / 15.0).powi(2) / (2.0 * (x[1] * x[1]) as f32)).exp();
    }
    let levels = [0.1f32, 0.1 + x[2] as f32, 0.9];
    let mut stages: Vec<Box<dyn Stage + '_>> = vec![
        Box::new(Gamma(x[0] as f32)),
        Box::new(Bilateral { table, radius: 1 }),
        Box::new(Dither { error: 0.0, levels: &levels, chosen: Vec::with_capacity(4) }),
    ];
    let start = bytes.map(|b| f32::from(b) / 255.0);
    let end = stages.iter_mut().fold(start, |plane, stage| stage.run(plane));
    let across: f64 = end.rows().flat_map(|row| row.windows(2)).map(|w| f64::from(w[1] - w[0]).powi(2)).sum();
    let down: f64 = end.data.iter().zip(end.data.iter().skip(end.width)).map(|(a, b)| f64::from(a * b)).sum();
    across + down
}

fn main() {
    let x = [0.8, 0.6, 0.4];
    let mut d = [0.0; 3];
    unsafe { __enzyme_autodiff(sharpness as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 3usize) };
    compare(&d, &|x| sharpness(x.as_ptr(), 3), &x, 1e-3, 2e-2);
}
