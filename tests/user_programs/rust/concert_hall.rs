//! Acoustics: a hall's reverberation, rays that settle their energy when they are dropped, and swapped buffers.
include!("harness.rs");
use std::cell::{Cell, RefCell};
use std::mem;
use std::rc::Rc;

#[derive(Default)]
struct Meter {
    absorbed: Cell<f64>,
    log: RefCell<Vec<(usize, f64)>>,
}

struct Ray<'m> {
    energy: f64,
    travelled: f64,
    bounces: usize,
    meter: &'m Meter,
}

impl Drop for Ray<'_> {
    fn drop(&mut self) {
        self.meter.absorbed.set(self.meter.absorbed.get() + self.energy * 0.5);
        self.meter.log.borrow_mut().push((self.bounces, self.energy / (1.0 + self.travelled)));
    }
}

#[derive(Clone)]
struct Wall {
    absorption: f64,
    distance: f64,
    panel: Option<Rc<Panel>>,
}

struct Panel {
    resonance: f64,
    damping: f64,
}

impl Panel {
    fn extra(&self, tone: f64) -> f64 {
        let detuned = tone / self.resonance - self.resonance / tone;
        self.damping / (1.0 + detuned * detuned)
    }
}

fn trace<'m>(mut ray: Ray<'m>, walls: &[Wall], tone: f64) -> Option<Ray<'m>> {
    let wall = &walls[ray.bounces % walls.len()];
    let panel = wall.panel.as_ref().map(|p| p.extra(tone)).unwrap_or_default();
    ray.energy *= 1.0 - wall.absorption - panel;
    ray.travelled += wall.distance;
    ray.bounces += 1;
    (ray.energy > 0.08).then_some(ray)
}

fn hall(x: &[f64]) -> f64 {
    let panel = Rc::new(Panel { resonance: x[3], damping: x[4] });
    let walls = vec![
        Wall { absorption: x[0], distance: 11.0, panel: None },
        Wall { absorption: 0.1, distance: x[1], panel: Some(Rc::clone(&panel)) },
        Wall { absorption: x[2], distance: 7.0, panel: Some(panel) },
    ];
    let meter = Meter::default();
    let mut front: Vec<Ray> = (0..5)
        .map(|i| Ray { energy: 1.0 - 0.1 * i as f64, travelled: 0.0, bounces: i, meter: &meter })
        .collect();
    let mut back = Vec::with_capacity(front.len());
    let mut generation = 0;
    while !front.is_empty() && generation < 40 {
        back.extend(mem::take(&mut front).into_iter().filter_map(|ray| trace(ray, &walls, 1.4)));
        mem::swap(&mut front, &mut back);
        generation += 1;
    }
    drop(front);
    let log = meter.log.take();
    let late: f64 = log.iter().filter(|(n, _)| *n > 3).map(|(n, e)| e * (*n as f64).ln()).sum();
    let first = log.first().map_or(0.0, |&(_, e)| e);
    meter.absorbed.replace(0.0) + 3.0 * late + first.sqrt()
}

fn quality(x: *const f64, n: usize) -> f64 {
    hall(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [0.21, 9.5, 0.16, 1.25, 0.12];
    let mut d = [0.0; 5];
    unsafe {
        __enzyme_autodiff(quality as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &hall, &x, 1e-5, 1e-6);
}
