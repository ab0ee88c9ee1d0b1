//! Heat: a plate as Vec<Vec<f64>>, swapped each step, sources by closure, boundaries as an enum with data.
include!("harness.rs");

#[derive(Debug, Clone)]
enum Edge {
    Fixed(f64),
    Insulated,
    Radiating { coefficient: f64, ambient: f64 },
}

struct Plate<F: Fn(usize, usize) -> f64> {
    now: Vec<Vec<f64>>,
    next: Vec<Vec<f64>>,
    edges: [Edge; 4],
    source: F,
    alpha: f64,
}

impl<F: Fn(usize, usize) -> f64> Plate<F> {
    fn new(rows: usize, cols: usize, edges: [Edge; 4], alpha: f64, source: F) -> Self {
        Plate { now: vec![vec![20.0; cols]; rows], next: vec![vec![0.0; cols]; rows], edges, source, alpha }
    }
    fn outside(&self, edge: usize, inside: f64) -> f64 {
        match &self.edges[edge] {
            Edge::Fixed(t) => *t,
            Edge::Insulated => inside,
            Edge::Radiating { coefficient, ambient } => {
                inside - coefficient * ((inside / 100.0).powi(4) - (ambient / 100.0).powi(4))
            }
        }
    }
    fn step(&mut self) {
        let (rows, cols) = (self.now.len(), self.now[0].len());
        for r in 0..rows {
            for c in 0..cols {
                let t = self.now[r][c];
                let up = if r > 0 { self.now[r - 1][c] } else { self.outside(0, t) };
                let down = if r + 1 < rows { self.now[r + 1][c] } else { self.outside(1, t) };
                let left = if c > 0 { self.now[r][c - 1] } else { self.outside(2, t) };
                let right = if c + 1 < cols { self.now[r][c + 1] } else { self.outside(3, t) };
                self.next[r][c] = t + self.alpha * (up + down + left + right - 4.0 * t) + (self.source)(r, c);
            }
        }
        std::mem::swap(&mut self.now, &mut self.next);
    }
    fn hottest(&self) -> f64 {
        self.now.iter().flatten().cloned().fold(f64::NEG_INFINITY, f64::max)
    }
}

extern "C" fn stress(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let edges = [
        Edge::Fixed(x[0]),
        Edge::Insulated,
        Edge::Radiating { coefficient: x[1], ambient: x[2] },
        Edge::Fixed(35.0),
    ];
    let power = x[3];
    let mut plate = Plate::new(6, 7, edges, x[4], |r, c| if (2..4).contains(&r) && c == 3 { power } else { 0.0 });
    for _ in 0..25 {
        plate.step();
    }
    let gradient: f64 = plate
        .now
        .iter()
        .map(|row| row.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum::<f64>())
        .zip(1..)
        .map(|(g, k)| g / k as f64)
        .sum();
    gradient.sqrt() + 0.1 * plate.hottest()
}

fn main() {
    let x = [60.0, 0.8, 15.0, 4.0, 0.2];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(stress as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| stress(x.as_ptr(), 5), &x, 1e-4, 1e-6);
}
