//! Batteries: a pack of cells in series and parallel with const generics, arrays without initial values, balancing, thermal coupling, f32 tables.
include!("differences.inc");
use std::array;
use std::mem::{self, MaybeUninit};

#[derive(Clone, Copy, Debug)]
struct Cell {
    charge: f64,
    resistance: f64,
    temperature: f64,
    cycles: u16,
}

const OCV: [(f32, f32); 6] = [(0.0, 3.0), (0.1, 3.45), (0.3, 3.6), (0.6, 3.75), (0.9, 4.05), (1.0, 4.2)];

fn open_circuit(charge: f64) -> f64 {
    let at = OCV.binary_search_by(|(soc, _)| soc.partial_cmp(&(charge as f32)).unwrap());
    let i = match at {
        Ok(i) => i.clamp(1, OCV.len() - 1),
        Err(i) => i.clamp(1, OCV.len() - 1),
    };
    let ((x0, y0), (x1, y1)) = (OCV[i - 1], OCV[i]);
    let t = (charge - f64::from(x0)) / f64::from(x1 - x0);
    f64::from(y0) + t * f64::from(y1 - y0)
}

struct Pack<const S: usize, const P: usize> {
    cells: [[Cell; P]; S],
    log: Vec<f64>,
}

struct Balancer<'p, const S: usize, const P: usize> {
    pack: &'p mut Pack<S, P>,
    threshold: f64,
    bled: f64,
}

impl<const S: usize, const P: usize> Drop for Balancer<'_, S, P> {
    fn drop(&mut self) {
        self.pack.log.push(self.bled);
    }
}

impl<const S: usize, const P: usize> Balancer<'_, S, P> {
    fn run(&mut self) {
        let means: [f64; S] = self.pack.cells.map(|row| row.iter().map(|c| c.charge).sum::<f64>() / P as f64);
        let lowest = means.iter().copied().fold(f64::INFINITY, f64::min);
        for (row, mean) in self.pack.cells.iter_mut().zip(means) {
            if mean - lowest > self.threshold {
                row.iter_mut().for_each(|c| {
                    let bleed = 0.2 * (mean - lowest);
                    c.charge -= bleed;
                    self.bled += bleed;
                });
            }
        }
    }
}

impl<const S: usize, const P: usize> Pack<S, P> {
    fn new(resistance: f64, spread: f64) -> Self {
        let mut cells: [[MaybeUninit<Cell>; P]; S] = [const { [const { MaybeUninit::uninit() }; P] }; S];
        for (s, row) in cells.iter_mut().enumerate() {
            for (p, slot) in row.iter_mut().enumerate() {
                let k = (s * P + p) as f64;
                slot.write(Cell {
                    charge: 0.93 - 0.004 * k,
                    resistance: resistance * (1.0 + spread * (k * 1.7).sin()),
                    temperature: 25.0,
                    cycles: (s + p) as u16,
                });
            }
        }
        Pack { cells: cells.map(|row| row.map(|c| unsafe { c.assume_init() })), log: Vec::with_capacity(4) }
    }

    fn step(&mut self, current: f64, capacity: f64, dt: f64) -> f64 {
        let mut total = 0.0;
        for row in &mut self.cells {
            let conductance: f64 = row.iter().map(|c| c.resistance.recip()).sum();
            let volts = (row.iter().map(|c| open_circuit(c.charge) / c.resistance).sum::<f64>() - current) / conductance;
            for cell in row.iter_mut() {
                let i = (open_circuit(cell.charge) - volts) / cell.resistance;
                cell.charge -= i * dt / capacity;
                cell.temperature += dt * (i * i * cell.resistance * 0.05 - 0.002 * (cell.temperature - 25.0));
                cell.resistance *= 1.0 - 1e-5 * (cell.temperature - 25.0);
                cell.cycles = cell.cycles.saturating_add(1);
            }
            total += volts;
        }
        self.conduct(dt);
        total
    }

    fn conduct(&mut self, dt: f64) {
        for s in 1..S {
            let (above, below) = self.cells.split_at_mut(s);
            for (a, b) in above[s - 1].iter_mut().zip(&mut below[0]) {
                let flow = 0.01 * dt * (a.temperature - b.temperature);
                a.temperature -= flow;
                b.temperature += flow;
            }
        }
    }
}

extern "C" fn energy(x: *const f64) -> f64 {
    let x: &[f64; 4] = unsafe { &*x.cast() };
    let [resistance, capacity, current, spread] = *x;
    let mut pack = Pack::<4, 3>::new(resistance, spread);
    let profile: [f64; 8] = array::from_fn(|i| current * if i % 3 == 2 { -0.4 } else { 1.0 + 0.1 * i as f64 });
    let mut delivered = 0.0;
    for (i, load) in profile.iter().cycle().take(20).enumerate() {
        delivered += pack.step(*load, capacity, 1.0) * load;
        if i % 5 == 4 {
            let mut balancer = Balancer { pack: &mut pack, threshold: 1e-4, bled: 0.0 };
            balancer.run();
        }
    }
    let bled: f64 = mem::take(&mut pack.log).into_iter().sum();
    let hottest = pack.cells.iter().flatten().map(|c| c.temperature).max_by(f64::total_cmp).unwrap();
    let wear: u32 = pack.cells.as_flattened().iter().map(|c| u32::from(c.cycles)).sum();
    delivered / 100.0 - 50.0 * bled + 0.1 * hottest + f64::from(wear) * 1e-3 * resistance
}

fn main() {
    let x = [0.02, 900.0, 9.0, 0.15];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(energy as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()) };
    for i in 0..4 {
        let h = [1e-5, 1e-1, 1e-3, 1e-4][i];
        let want = cd(h, |h| { let mut y = x; y[i] += h; energy(y.as_ptr()) });
        c.cmp(&format!("d{i}"), d[i], want);
        let mut t = [0.0; 4];
        t[i] = 1.0;
        c.cmp(&format!("f{i}"), unsafe { __enzyme_fwddiff(energy as *const c_void, enzyme_dup, x.as_ptr(), t.as_ptr()) }, want);
    }
    c.done();
}
