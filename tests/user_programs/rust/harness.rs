// What the programs share: requests, and comparisons with differences of fourth order.
#[allow(unused_imports)]
use std::ffi::{c_int, c_void};

#[allow(dead_code)]
unsafe extern "C" {
    static enzyme_dup: c_int;
    static enzyme_const: c_int;
    static enzyme_out: c_int;
    fn __enzyme_autodiff(function: *const c_void, ...) -> f64;
    fn __enzyme_fwddiff(function: *const c_void, ...) -> f64;
}

#[allow(dead_code)]
fn slope(f: &dyn Fn(&[f64]) -> f64, x: &[f64], i: usize, h: f64) -> f64 {
    let at = |by: f64| {
        let mut y = x.to_vec();
        y[i] += by;
        f(&y)
    };
    (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h)
}

#[allow(dead_code)]
fn compare(got: &[f64], f: &dyn Fn(&[f64]) -> f64, x: &[f64], h: f64, tolerance: f64) -> ! {
    let mut wrong = 0;
    let mut seen = 0;
    for i in 0..x.len() {
        let want = slope(f, x, i, h);
        if want.abs() > 1e-9 {
            seen += 1;
        }
        // a NaN is wrong
        if !((got[i] - want).abs() <= tolerance * (1.0 + want.abs())) {
            println!("x[{i}] is {} instead of {want}", got[i]);
            wrong += 1;
        }
    }
    if wrong == 0 && seen > 0 {
        println!("OK");
    }
    std::process::exit(i32::from(wrong > 0 || seen == 0));
}
