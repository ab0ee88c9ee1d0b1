//! Heat: a plate in strips, each thread of a scope has one with chunks_mut; two grids change places at each step, a boundary temperature is sought.
include!("differences.inc");
use std::thread;

struct Grid {
    width: usize,
    cells: Vec<f64>,
}

impl Grid {
    fn new(width: usize, height: usize, value: f64) -> Self {
        Grid { width, cells: vec![value; width * height] }
    }
    fn at(&self, i: isize, j: isize, outside: f64) -> f64 {
        if i < 0 || j < 0 || i as usize >= self.width { return outside; }
        self.cells.get(j as usize * self.width + i as usize).copied().unwrap_or(outside)
    }
}

fn diffuse(from: &Grid, to: &mut Grid, rate: f64, outside: f64, threads: usize) {
    let width = from.width;
    let rows = from.cells.len() / width;
    let strip = rows.div_ceil(threads);
    thread::scope(|s| {
        for (number, cells) in to.cells.chunks_mut(strip * width).enumerate() {
            s.spawn(move || {
                for (j, row) in cells.chunks_exact_mut(width).enumerate() {
                    let j = (number * strip + j) as isize;
                    for (i, cell) in row.iter_mut().enumerate() {
                        let i = i as isize;
                        let here = from.at(i, j, outside);
                        let around = from.at(i - 1, j, outside) + from.at(i + 1, j, outside) + from.at(i, j - 1, outside) + from.at(i, j + 1, outside);
                        *cell = here + rate * (around - 4.0 * here) + 0.001 * here * here;
                    }
                }
            });
        }
    });
}

extern "C" fn misfit(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (mut now, mut next) = (Grid::new(6, 5, 1.0), Grid::new(6, 5, 0.0));
    for (cell, v) in now.cells.iter_mut().skip(7).step_by(5).zip(&x[2..]) {
        *cell = *v;
    }
    for step in 0..6 {
        diffuse(&now, &mut next, x[0], x[1] + 0.1 * step as f64, 2);
        std::mem::swap(&mut now, &mut next);
    }
    now.cells.iter().enumerate().map(|(k, c)| (c - 1.0 - 0.05 * k as f64).powi(2)).sum()
}

fn main() {
    let x = [0.15, 0.7, 1.5, 2.0, 0.4];
    let mut d = [0.0; 5];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(misfit as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..5 {
        let want = cd(1e-3, |h| { let mut y = x; y[i] += h; misfit(y.as_ptr(), 5) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
