use rust_crate::*;
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
struct Sparse {
    rows: Vec<BTreeMap<usize, f64>>,
}
impl Sparse {
    fn mul(&self, x: &[f64]) -> Vec<f64> {
        self.rows
            .iter()
            .map(|r| r.iter().map(|(j, v)| v * x[*j]).sum())
            .collect()
    }
}
fn f(x: &[f64]) -> f64 {
    let mut m = Sparse {
        rows: vec![BTreeMap::new(); 3],
    };
    for (i, v) in x.iter().enumerate() {
        *m.rows[i % 3].entry(i / 2).or_insert(0.0) += v * v;
    }
    let y = m.mul(x);
    let cache: Rc<RefCell<Vec<f64>>> = Rc::new(RefCell::new(Vec::new()));
    let other = Rc::clone(&cache);
    for v in &y {
        other.borrow_mut().push(v.sin());
    }
    let mut window: VecDeque<f64> = VecDeque::new();
    let mut total = 0.0;
    for v in cache.borrow().iter() {
        window.push_back(*v);
        if window.len() > 2 {
            window.pop_front();
        }
        total += window.iter().product::<f64>();
    }
    total
}
fn main() {
    let x = vec![0.7, -0.4, 1.1, 0.35, -0.8, 0.52, 0.93];
    close(&ltoad::gradient(f, &x), &differences(f, &x), 1e-7);
    println!("{:?}", ltoad::gradient(f, &x));
}
