//! Hydrology: reaches of a river in an arena with indices, routed in the order in which a queue empties.
include!("harness.rs");
use std::collections::{HashSet, VecDeque};

#[derive(Debug, Clone)]
enum Kind {
    Reach { length: f64, rough: f64 },
    Lake { area: f64, sill: f64 },
    Weir(f64),
}
#[derive(Debug, Clone)]
struct Element {
    kind: Kind,
    down: Option<usize>,
    store: f64,
}
#[derive(Default)]
struct Basin {
    elements: Vec<Element>,
}
impl Basin {
    fn add(&mut self, kind: Kind, down: Option<usize>) -> usize {
        self.elements.push(Element { kind, down, store: 0.0 });
        self.elements.len() - 1
    }
    /// From the sources down to the mouth.
    fn order(&self) -> Vec<usize> {
        let mut waiting = vec![0usize; self.elements.len()];
        self.elements.iter().filter_map(|e| e.down).for_each(|d| waiting[d] += 1);
        let mut ready: VecDeque<usize> = (0..waiting.len()).filter(|&i| waiting[i] == 0).collect();
        let mut seen = HashSet::new();
        std::iter::from_fn(move || {
            let next = ready.pop_front()?;
            seen.insert(next);
            if let Some(d) = self.elements[next].down.filter(|d| !seen.contains(d)) {
                waiting[d] -= 1;
                if waiting[d] == 0 {
                    ready.push_back(d);
                }
            }
            Some(next)
        })
        .collect()
    }
    fn step(&mut self, order: &[usize], rain: f64) -> f64 {
        let mut inflow = vec![rain; self.elements.len()];
        let mut outflow = 0.0;
        for &i in order {
            let element = &mut self.elements[i];
            element.store += inflow[i];
            let out = match element.kind {
                Kind::Reach { length, rough } => element.store.powf(1.3) / (length * rough + 1.0),
                Kind::Lake { area, sill } => (element.store / area - sill).max(0.0) * area * 0.5,
                Kind::Weir(top) if element.store > top => element.store - top,
                Kind::Weir(_) => 0.1 * element.store,
            };
            element.store -= out;
            match element.down {
                Some(d) => inflow[d] += out,
                None => outflow += out,
            }
        }
        outflow
    }
}

extern "C" fn discharge(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut basin = Basin::default();
    let mouth = basin.add(Kind::Reach { length: x[0], rough: x[1] }, None);
    let lake = basin.add(Kind::Lake { area: x[2], sill: x[3] }, Some(mouth));
    let weir = basin.add(Kind::Weir(x[4]), Some(lake));
    for (i, rough) in x[5..].iter().copied().enumerate() {
        let down = if i % 2 == 0 { weir } else { lake };
        basin.add(Kind::Reach { length: 1.0 + i as f64, rough }, Some(down));
    }
    let order = basin.order();
    let flows: Vec<f64> = [0.5, 1.0, 0.2, 0.0, 0.7].iter().map(|&r| basin.step(&order, r)).collect();
    flows.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum::<f64>() + flows.iter().cloned().fold(f64::MIN, f64::max)
}

fn main() {
    let x = [1.5, 0.8, 2.0, 0.3, 0.6, 0.4, 0.9, 1.2];
    let mut d = [0.0; 8];
    unsafe { __enzyme_autodiff(discharge as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 8usize) };
    compare(&d, &|x| discharge(x.as_ptr(), 8), &x, 1e-4, 1e-6);
}
