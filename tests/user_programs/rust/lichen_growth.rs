//! Ecology: lichens on a grid of cells as an enum, neighbours by flat_map, two buffers that are swapped, statistics of species in a fixed table, f32 rain.
include!("harness.rs");

use std::mem;
use std::ops::{Index, IndexMut};

#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum Cell {
    #[default]
    Bare,
    Rock(f32),
    Lichen {
        species: u8,
        cover: f64,
    },
}

#[derive(Debug, Clone)]
struct Grid<T, const W: usize, const H: usize> {
    cells: Vec<[T; W]>,
}

impl<T: Copy + Default, const W: usize, const H: usize> Grid<T, W, H> {
    fn new() -> Self {
        Grid { cells: vec![[T::default(); W]; H] }
    }
    fn around(&self, (x, y): (usize, usize)) -> impl Iterator<Item = (usize, usize)> + use<T, W, H> {
        let near = |v: usize, n: usize| v.saturating_sub(1)..(v + 2).min(n);
        near(y, H).flat_map(move |j| near(x, W).map(move |i| (i, j))).filter(move |&p| p != (x, y))
    }
    fn places(&self) -> impl Iterator<Item = (usize, usize)> + use<T, W, H> {
        (0..H).flat_map(|j| (0..W).map(move |i| (i, j)))
    }
}

impl<T, const W: usize, const H: usize> Index<(usize, usize)> for Grid<T, W, H> {
    type Output = T;
    fn index(&self, (x, y): (usize, usize)) -> &T {
        &self.cells[y][x]
    }
}

impl<T, const W: usize, const H: usize> IndexMut<(usize, usize)> for Grid<T, W, H> {
    fn index_mut(&mut self, (x, y): (usize, usize)) -> &mut T {
        &mut self.cells[y][x]
    }
}

#[derive(Debug, Clone)]
struct Species {
    name: &'static str,
    growth: f64,
    spread: f64,
    thirst: f32,
}

struct Stone {
    now: Grid<Cell, 6, 4>,
    next: Grid<Cell, 6, 4>,
    species: Vec<Species>,
    rain: Box<dyn Fn(usize) -> f32>,
}

impl Stone {
    fn year(&mut self, year: usize) {
        let rain = (self.rain)(year);
        for at in self.now.places() {
            let pressure = |species: u8| -> f64 {
                self.now
                    .around(at)
                    .filter_map(|p| match self.now[p] {
                        Cell::Lichen { species: s, cover } if s == species => Some(cover),
                        _ => None,
                    })
                    .sum()
            };
            self.next[at] = match self.now[at] {
                Cell::Bare => {
                    let best = (0..self.species.len() as u8)
                        .map(|s| (s, pressure(s) * self.species[usize::from(s)].spread))
                        .max_by(|a, b| a.1.total_cmp(&b.1));
                    match best {
                        Some((species, seed)) if seed > 0.004 => Cell::Lichen { species, cover: seed * 0.5 },
                        _ => Cell::Bare,
                    }
                }
                Cell::Rock(left) if left < 0.2 => Cell::Bare,
                Cell::Rock(left) => Cell::Rock(left * (1.0 - 0.1 * rain)),
                Cell::Lichen { species, cover } => {
                    let s = &self.species[usize::from(species)];
                    let wet = f64::from((rain / s.thirst).min(1.5));
                    let crowd = pressure(1 - species);
                    let cover = cover + s.growth * wet * cover * (1.0 - cover) - 0.02 * crowd * cover;
                    Cell::Lichen { species, cover }
                }
            };
        }
        mem::swap(&mut self.now, &mut self.next);
    }
    fn cover(&self, name: &str) -> Option<f64> {
        let index = self.species.iter().position(|s| s.name == name)? as u8;
        let list = self.now.cells.as_flattened().iter();
        Some(list.map(|c| if let Cell::Lichen { species, cover } = *c { if species == index { cover } else { 0.0 } } else { 0.0 }).sum())
    }
}

fn landscape(growth: f64, spread: f64, thirst: f64, wet: f64) -> f64 {
    let species = vec![
        Species { name: "Xanthoria", growth, spread, thirst: thirst as f32 },
        Species { name: "Rhizocarpon", growth: growth * 0.8, spread: spread * spread * 2.0, thirst: 0.5 },
    ];
    let wet = wet as f32;
    let rain = Box::new(move |year: usize| wet * (1.0 + 0.3 * (year as f32).sin()));
    let mut stone = Stone { now: Grid::new(), next: Grid::new(), species, rain };
    stone.now[(1, 1)] = Cell::Lichen { species: 0, cover: 0.2 * spread };
    stone.now[(4, 2)] = Cell::Lichen { species: 1, cover: 0.15 };
    for x in 0..6 {
        stone.now[(x, 3)] = Cell::Rock(0.3 + 0.1 * x as f32);
    }
    (0..8).for_each(|year| stone.year(year));
    let names = ["Xanthoria", "Rhizocarpon", "Usnea"];
    names.iter().zip([1.0, 2.0, 4.0]).filter_map(|(n, w)| stone.cover(n).map(|c| c.sqrt() * w)).sum()
}

fn main() {
    let x = [0.31, 0.21, 0.62, 0.7];
    let mut d = [0.0; 4];
    extern "C" fn packed(x: &[f64; 4]) -> f64 {
        let &[growth, spread, thirst, wet] = x;
        landscape(growth, spread, thirst, wet)
    }
    unsafe { __enzyme_autodiff(packed as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| packed(x.try_into().unwrap()), &x, 2e-4, 2e-3);
}
