//! Synthesis: boxed traits with state, generics with associated constants, a delay line in a ring, and Rc<RefCell>.
include!("harness.rs");
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
trait Unit {
    fn next(&mut self, x: f64) -> f64;
    fn name(&self) -> String {
        "unit".to_string()
    }
}
struct Gain(f64);
impl Unit for Gain {
    fn next(&mut self, x: f64) -> f64 {
        self.0 * x
    }
}
struct Delay {
    line: VecDeque<f64>,
    feedback: f64,
}
impl Unit for Delay {
    fn next(&mut self, x: f64) -> f64 {
        let y = self.line.pop_front().unwrap();
        self.line.push_back(x + self.feedback * y);
        y
    }
    fn name(&self) -> String {
        format!("delay of {}", self.line.len())
    }
}
struct Shared {
    meter: Rc<RefCell<Vec<f64>>>,
    drive: f64,
}
impl Unit for Shared {
    fn next(&mut self, x: f64) -> f64 {
        let y = (self.drive * x).tanh();
        self.meter.borrow_mut().push(y * y);
        y
    }
}
trait Shape {
    const SIZE: usize;
    fn at(t: f64) -> f64;
}
struct Sine;
struct Saw;
impl Shape for Sine {
    const SIZE: usize = 3;
    fn at(t: f64) -> f64 {
        t.sin()
    }
}
impl Shape for Saw {
    const SIZE: usize = 2;
    fn at(t: f64) -> f64 {
        t - t.floor()
    }
}
fn source<S: Shape>(f: f64) -> impl Iterator<Item = f64> {
    (0..24).map(move |i| S::at(f * i as f64) / S::SIZE as f64)
}
extern "C" fn evaluate(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let meter = Rc::new(RefCell::new(Vec::new()));
    let mut chain: Vec<Box<dyn Unit>> = vec![
        Box::new(Gain(x[0])),
        Box::new(Delay {
            line: vec![0.0; 3].into(),
            feedback: x[1],
        }),
        Box::new(Shared {
            meter: Rc::clone(&meter),
            drive: x[2],
        }),
        Box::new(Gain(2.0)),
    ];
    let mut out = 0.0;
    for (a, b) in source::<Sine>(x[3]).zip(source::<Saw>(0.3)) {
        out += chain.iter_mut().fold(a + b * x[0], |v, u| u.next(v));
    }
    let names: usize = chain.iter().map(|u| u.name().len()).sum();
    let peak = meter.borrow().iter().cloned().fold(f64::MIN, f64::max);
    out + peak * names as f64 + meter.borrow().len() as f64
}

fn main() {
    let x = [0.7, 0.4, 1.3, 0.55];
    let mut d = vec![0.0; x.len()];
    unsafe {
        __enzyme_autodiff(
            evaluate as *const c_void,
            enzyme_dup,
            x.as_ptr(),
            d.as_mut_ptr(),
            enzyme_const,
            x.len(),
        )
    };
    compare(&d, &|x| evaluate(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
