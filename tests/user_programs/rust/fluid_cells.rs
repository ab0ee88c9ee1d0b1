//! Physics: particles in a grid of cells kept in a hash map, pair forces by splitting slices, velocity Verlet.
include!("harness.rs");
use std::collections::{BTreeSet, HashMap};

type Cell = (i32, i32);

#[derive(Debug, Clone, Default)]
struct Particle {
    position: [f64; 2],
    velocity: [f64; 2],
    force: [f64; 2],
    neighbours: usize,
}

trait Potential {
    fn energy_and_pull(&self, r2: f64) -> (f64, f64);
}
struct LennardJones {
    depth: f64,
    size: f64,
}
struct Soft(f64);

impl Potential for LennardJones {
    fn energy_and_pull(&self, r2: f64) -> (f64, f64) {
        let s6 = (self.size * self.size / r2).powi(3);
        (4.0 * self.depth * (s6 * s6 - s6), 24.0 * self.depth * (2.0 * s6 * s6 - s6) / r2)
    }
}
impl Potential for Soft {
    fn energy_and_pull(&self, r2: f64) -> (f64, f64) {
        let e = self.0 * (-r2).exp();
        (e, 2.0 * e)
    }
}

struct World<P> {
    particles: Vec<Particle>,
    cells: HashMap<Cell, Vec<usize>>,
    potential: P,
    reach: f64,
}

impl<P: Potential> World<P> {
    fn new(potential: P, reach: f64, particles: Vec<Particle>) -> Self {
        World { particles, cells: HashMap::new(), potential, reach }
    }
    fn cell_of(&self, p: &Particle) -> Cell {
        let [x, y] = p.position.map(|c| (c / self.reach).floor() as i32);
        (x, y)
    }
    fn sort_into_cells(&mut self) {
        let mut cells = std::mem::take(&mut self.cells);
        cells.clear();
        for (i, p) in self.particles.iter().enumerate() {
            cells.entry(self.cell_of(p)).or_default().push(i);
        }
        self.cells = cells;
    }
    fn pairs(&self) -> BTreeSet<(usize, usize)> {
        let mut pairs = BTreeSet::new();
        for (&(cx, cy), members) in &self.cells {
            for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
                let Some(others) = self.cells.get(&(cx + dx, cy + dy)) else { continue };
                pairs.extend(members.iter().flat_map(|&i| others.iter().filter(move |&&j| i < j).map(move |&j| (i, j))));
            }
        }
        pairs
    }
    fn forces(&mut self) -> f64 {
        self.sort_into_cells();
        let pairs = self.pairs();
        self.particles.iter_mut().for_each(|p| {
            p.force = [0.0; 2];
            p.neighbours = 0;
        });
        let mut energy = 0.0;
        for (i, j) in pairs {
            let (left, right) = self.particles.split_at_mut(j);
            let (a, b) = (&mut left[i], &mut right[0]);
            let d = [a.position[0] - b.position[0], a.position[1] - b.position[1]];
            let (e, pull) = self.potential.energy_and_pull(d.iter().map(|c| c * c).sum());
            energy += e;
            for ((fa, fb), d) in a.force.iter_mut().zip(&mut b.force).zip(d) {
                *fa += pull * d;
                *fb -= pull * d;
            }
            a.neighbours += 1;
            b.neighbours += 1;
        }
        energy
    }
    fn step(&mut self, h: f64) -> f64 {
        for p in &mut self.particles {
            for k in 0..2 {
                p.velocity[k] += 0.5 * h * p.force[k];
                p.position[k] += h * p.velocity[k];
            }
        }
        let energy = self.forces();
        for Particle { velocity, force, .. } in self.particles.iter_mut() {
            velocity.iter_mut().zip(force.iter()).for_each(|(v, f)| *v += 0.5 * h * f);
        }
        energy
    }
}

fn run<P: Potential>(x: &[f64], potential: P) -> f64 {
    let particles = x
        .chunks_exact(2)
        .enumerate()
        .map(|(i, c)| Particle {
            position: [(i % 3) as f64 * 1.1 + c[0], (i / 3) as f64 * 1.05 + c[1]],
            velocity: [0.1 * c[1], -0.2 * c[0]],
            ..Default::default()
        })
        .collect();
    let mut world = World::new(potential, 1.4, particles);
    let first = world.forces();
    let last = (0..15).map(|_| world.step(0.01)).last().unwrap_or(first);
    let crowd: usize = world.particles.iter().map(|p| p.neighbours).sum();
    let kinetic: f64 = world.particles.iter().flat_map(|p| p.velocity).map(|v| 0.5 * v * v).sum();
    last + kinetic + crowd as f64
}

extern "C" fn energy(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (constants, places) = x.split_at(3);
    let lj = run(places, LennardJones { depth: constants[0], size: constants[1] });
    lj + 0.3 * run(places, Soft(constants[2]))
}

fn main() {
    let x = [0.7, 1.0, 2.0, 0.02, 0.05, -0.04, 0.03, 0.01, -0.02, 0.06, 0.04, -0.01, 0.02, 0.03, -0.05];
    let mut d = [0.0; 15];
    unsafe { __enzyme_autodiff(energy as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 15usize) };
    compare(&d, &|x| energy(x.as_ptr(), 15), &x, 1e-5, 1e-5);
}
