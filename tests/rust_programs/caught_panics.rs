//! Panics that are caught after active numbers were written, and what they carry to who catches them.
include!("check.rs");
use std::panic::{self, AssertUnwindSafe, catch_unwind, panic_any, resume_unwind};

/// Adds a square where it ends, also by unwinding.
struct Tally<'a>(&'a mut f64, f64);
impl Drop for Tally<'_> {
    fn drop(&mut self) {
        *self.0 += self.1 * self.1;
    }
}

#[inline(never)]
fn part(x: &[f64], y: &mut Vec<f64>, at: usize) {
    y.push(x[0] * x[0]);
    if x[2] < 0.5 * at as f64 {
        panic!("{} is too small", x[2]);
    }
    y[0] *= (2.0 + x[1]).sqrt();
    let last = y[at];
    y.push(last * x[2]);
}

#[inline(never)]
fn guarded(x: &[f64], y: &mut Vec<f64>, sum: &mut f64, at: usize) -> f64 {
    let tally = Tally(sum, x[3] * at as f64);
    part(x, y, at);
    tally.1 * 3.0
}

extern "C" fn goes_on(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut y = vec![x[1]];
    let (mut sum, mut result) = (0.0, 1.0);
    for at in 0..5 {
        match catch_unwind(AssertUnwindSafe(|| guarded(x, &mut y, &mut sum, at))) {
            Ok(v) => result += v,
            Err(why) => {
                let text = why.downcast_ref::<String>().map(|s| s.len()).unwrap_or(1000);
                result *= 1.0 + x[0] * (text > 5) as i32 as f64;
                if at > 5 {
                    resume_unwind(why);
                }
            }
        }
    }
    result * y.iter().product::<f64>() + sum
}

enum Fault {
    Negative(usize),
    Huge(String),
}

#[inline(never)]
fn checked(x: f64, at: usize) -> f64 {
    if x < -0.5 {
        panic_any(Fault::Negative(at));
    }
    if x > 1.0 {
        panic_any(Fault::Huge(format!("number {at} is huge")));
    }
    if x > 0.9 {
        panic_any(format!("number {at} is large"));
    }
    if x < 0.0 {
        panic!("below");
    }
    x.sqrt()
}

extern "C" fn carried(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut sum = 0.0;
    for (i, v) in x.iter().enumerate() {
        sum += match catch_unwind(|| checked(*v, i)) {
            Ok(v) => v,
            Err(why) => match why.downcast_ref::<Fault>() {
                Some(Fault::Negative(at)) => x[0] * *at as f64,
                Some(Fault::Huge(text)) => x[1] * text.len() as f64,
                None if why.is::<&str>() => 7.0 * x[1] * x[1],
                None => why.downcast::<String>().unwrap().len() as f64 * x[2],
            },
        };
    }
    sum
}

unsafe extern "C-unwind" {
    #[link_name = "__enzyme_autodiff_leaving"]
    fn gradient_that_panics(function: *const c_void, ...);
}

/// What nobody catches inside leaves the derivative.
extern "C-unwind" fn leaves(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut y = vec![x[0]];
    let inner = catch_unwind(AssertUnwindSafe(|| part(x, &mut y, 9)));
    part(x, &mut y, 9 + inner.is_ok() as usize);
    y[0]
}

fn main() {
    panic::set_hook(Box::new(|_| {}));
    let mut wrong = 0;
    check!(wrong, goes_on, 1e-7);
    check!(wrong, carried, 1e-7);
    let x = [0.5, 1.5, 2.5];
    let mut d = [0.0; 3];
    let ask = || unsafe {
        gradient_that_panics(leaves as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len())
    };
    let left = catch_unwind(AssertUnwindSafe(ask));
    if !left.is_err_and(|e| e.downcast_ref::<String>().is_some_and(|s| s == "2.5 is too small")) || std::thread::panicking() {
        println!("the panic did not leave the derivative");
        wrong += 1;
    }
    std::process::exit(i32::from(wrong > 0));
}
