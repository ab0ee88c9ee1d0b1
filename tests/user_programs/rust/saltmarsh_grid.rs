//! Coasts: a saltmarsh on a grid with its size in its type, neighbours by `impl Iterator`, borders as an enum, two layers in arrays of arrays, a plan for dredging as several scalars; parameters by value.
use std::ffi::{c_int, c_void};
use std::ops::{Index, IndexMut};

/// Derivatives by the scalars, in their order.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
struct Slopes {
    supply: f64,
    growth: f64,
    rise: f64,
}

unsafe extern "C" {
    static enzyme_const: c_int;
    static enzyme_dup: c_int;
    static enzyme_out: c_int;
    fn __enzyme_autodiff_marsh(f: *const c_void, ...) -> Slopes;
}

#[derive(Clone, Copy)]
enum Border {
    Wall,
    Open(f64),
    Periodic,
}

#[derive(Clone, Debug)]
struct Grid<const W: usize, const H: usize>([[f64; W]; H]);

impl<const W: usize, const H: usize> Index<(usize, usize)> for Grid<W, H> {
    type Output = f64;
    fn index(&self, (i, j): (usize, usize)) -> &f64 {
        &self.0[j][i]
    }
}
impl<const W: usize, const H: usize> IndexMut<(usize, usize)> for Grid<W, H> {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
        &mut self.0[j][i]
    }
}

impl<const W: usize, const H: usize> Grid<W, H> {
    fn from_fn(f: impl Fn(usize, usize) -> f64) -> Self {
        Grid(std::array::from_fn(|j| std::array::from_fn(|i| f(i, j))))
    }

    fn at(&self, i: isize, j: isize, borders: [Border; 2]) -> Option<f64> {
        let wrap = |k: isize, n: usize, border: Border| -> Result<usize, Option<f64>> {
            if (0..n as isize).contains(&k) {
                return Ok(k as usize);
            }
            match border {
                Border::Wall => Err(None),
                Border::Open(v) => Err(Some(v)),
                Border::Periodic => Ok(k.rem_euclid(n as isize) as usize),
            }
        };
        match (wrap(i, W, borders[0]), wrap(j, H, borders[1])) {
            (Ok(i), Ok(j)) => Some(self[(i, j)]),
            (Err(v), _) | (_, Err(v)) => v,
        }
    }

    fn around(&self, i: usize, j: usize, borders: [Border; 2]) -> impl Iterator<Item = f64> + '_ {
        [(-1, 0), (1, 0), (0, -1), (0, 1)]
            .into_iter()
            .filter_map(move |(di, dj)| self.at(i as isize + di, j as isize + dj, borders))
    }

    fn cells(&self) -> impl Iterator<Item = ((usize, usize), &f64)> {
        self.0.iter().enumerate().flat_map(|(j, row)| row.iter().enumerate().map(move |(i, v)| ((i, j), v)))
    }

    fn laplacian(&self, borders: [Border; 2]) -> Self {
        Self::from_fn(|i, j| self.around(i, j, borders).map(|v| v - self[(i, j)]).sum())
    }
}

struct Marsh<const W: usize, const H: usize> {
    bed: Grid<W, H>,
    plants: Grid<W, H>,
    sea: f64,
}

impl<const W: usize, const H: usize> Marsh<W, H> {
    fn year(&mut self, supply: f64, growth: f64, rise: f64) {
        let borders = [Border::Periodic, Border::Open(-0.4)];
        let creep = self.bed.laplacian(borders);
        let spread = self.plants.laplacian([Border::Periodic, Border::Wall]);
        for (bed_row, plant_row, (creep_row, spread_row)) in
            self.bed.0.iter_mut().zip(self.plants.0.iter_mut()).zip(creep.0.iter().zip(&spread.0)).map(|((a, b), c)| (a, b, c))
        {
            for (((b, p), c), s) in bed_row.iter_mut().zip(plant_row).zip(creep_row).zip(spread_row) {
                let depth = self.sea - *b;
                let wet = 1.0 / (1.0 + (-6.0 * depth).exp());
                let suited = (-(depth - 0.25).powi(2) / 0.08).exp();
                let settle = supply * wet * depth.max(0.0).sqrt() * (1.0 + 2.0 * *p);
                let erosion = 0.01 * wet / (1.0 + 8.0 * *p);
                *b += settle - erosion + (0.06 / (1.0 + 5.0 * *p)) * c;
                *p += growth * suited * *p * (1.0 - *p) - 0.05 * (1.0 - suited) * *p + 0.02 * s;
            }
        }
        self.sea += rise;
    }
}

/// Carbon kept after some years; `dredged` is taken out of the bed of each column first.
extern "C" fn carbon(supply: f64, growth: f64, rise: f64, dredged: *const f64, columns: usize, years: i32) -> f64 {
    let dredged = unsafe { std::slice::from_raw_parts(dredged, columns) };
    let mut marsh = Marsh::<8, 5> {
        bed: Grid::from_fn(|i, j| -0.5 + 0.13 * j as f64 + 0.03 * (i as f64).sin() - dredged.get(i).copied().unwrap_or(0.0)),
        plants: Grid::from_fn(|i, j| if (i + j) % 3 == 0 { 0.3 } else { 0.1 }),
        sea: 0.3,
    };
    (0..years).for_each(|_| marsh.year(supply, growth, rise));
    let kept: f64 = marsh.plants.cells().map(|((_, j), p)| p * (1.0 + 0.1 * j as f64)).sum();
    let rough: f64 = marsh.bed.0.iter().flat_map(|row| row.windows(2)).map(|w| (w[0] - w[1]).powi(2)).sum();
    let coast = marsh.bed.cells().filter(|((_, j), _)| *j == 0).map(|(_, b)| (0.8 * b).exp()).fold(0.0, f64::max);
    kept - rough + 0.3 * coast
}

fn main() {
    let scalars = [0.03, 0.35, 0.006];
    let dredged = [0.05, 0.0, 0.11, 0.02, 0.0, 0.07];
    let mut ddredged = [0.0; 6];
    let slopes = unsafe {
        __enzyme_autodiff_marsh(
            carbon as *const c_void,
            enzyme_out,
            scalars[0],
            enzyme_out,
            scalars[1],
            enzyme_out,
            scalars[2],
            enzyme_dup,
            dredged.as_ptr(),
            ddredged.as_mut_ptr(),
            enzyme_const,
            dredged.len(),
            enzyme_const,
            25i32,
        )
    };
    let all: Vec<f64> = scalars.iter().chain(&dredged).copied().collect();
    let got: Vec<f64> = [slopes.supply, slopes.growth, slopes.rise].into_iter().chain(ddredged).collect();
    let f = |x: &[f64]| carbon(x[0], x[1], x[2], x[3..].as_ptr(), 6, 25);
    let mut wrong = 0;
    for i in 0..all.len() {
        let h = 1e-4 * all[i].abs().max(0.05);
        let at = |by: f64| {
            let mut y = all.clone();
            y[i] += by;
            f(&y)
        };
        let want = (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h);
        if !((got[i] - want).abs() <= 1e-6 * (1.0 + want.abs())) {
            println!("WRONG x[{i}] is {} instead of {want}", got[i]);
            wrong += 1;
        }
    }
    println!("{}", if wrong == 0 { "OK" } else { "WRONG" });
    std::process::exit(i32::from(wrong > 0));
}
