//! Gradients of functions that return tuples, from the adjoints of their members.
//! (They were zero: rustc returns more than two numbers as bytes in memory.)

use std::ffi::{c_int, c_void};

unsafe extern "C" {
    static enzyme_dup: c_int;
    fn __enzyme_autodiff_tuple(f: *const c_void, ...);
}

fn of_two(x: &[f64; 2]) -> (f64, f64) {
    (x[0] * x[1], x[0].sin())
}

fn of_three(x: &[f64; 2]) -> (f64, f64, f64) {
    (x[0] * x[1], x[0], x[1] * x[1])
}

fn of_array(x: &[f64; 2]) -> [f64; 4] {
    [x[0], x[1], x[0] * x[1], 1.0]
}

fn main() {
    let x = [0.7, 2.0];
    let (mut two, mut three, mut array) = ([0.0; 2], [0.0; 2], [0.0; 2]);
    let (of_members, of_elements) = ((1.0, 10.0, 100.0), [1.0, 10.0, 100.0, 1000.0]);
    unsafe {
        __enzyme_autodiff_tuple(of_two as *const c_void, enzyme_dup, &x, &mut two, 3.0, 10.0);
        __enzyme_autodiff_tuple(of_three as *const c_void, enzyme_dup, &x, &mut three, &of_members);
        __enzyme_autodiff_tuple(of_array as *const c_void, enzyme_dup, &x, &mut array, &of_elements);
    }
    let wanted = [
        (two, [3.0 * x[1] + 10.0 * f64::cos(x[0]), 3.0 * x[0]]),
        (three, [x[1] + 10.0, x[0] + 200.0 * x[1]]),
        (array, [1.0 + 100.0 * x[1], 10.0 + 100.0 * x[0]]),
    ];
    for (found, expected) in wanted {
        println!("{found:?} {expected:?}");
        for (a, b) in found.iter().zip(expected) {
            if (a - b).abs() > 1e-12 {
                std::process::exit(1);
            }
        }
    }
}
