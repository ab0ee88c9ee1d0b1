use std::ffi::{c_int, c_void};

unsafe extern "C" {
    static enzyme_dup: c_int;
    static enzyme_const: c_int;
    fn __enzyme_autodiff(function: *const c_void, ...);
    fn __enzyme_fwddiff(function: *const c_void, ...) -> f64;
}

type Objective = extern "C" fn(*const f64, usize) -> f64;

/// What a function of C gets.
fn slice<'a>(x: *const f64, n: usize) -> &'a [f64] {
    unsafe { std::slice::from_raw_parts(x, n) }
}

/// The gradient and all tangents against differences of fourth order; adds the wrong ones to `$wrong`.
macro_rules! check {
    ($wrong:ident, $function:ident, $tolerance:expr) => {{
        let x = vec![0.7, -0.4, 1.1, 0.35, -0.8, 0.52, 0.93];
        let n = x.len();
        let mut gradient = vec![0.0; n];
        unsafe {
            __enzyme_autodiff(
                $function as *const c_void,
                enzyme_dup,
                x.as_ptr(),
                gradient.as_mut_ptr(),
                enzyme_const,
                n,
            );
        }
        let step: f64 = if $tolerance > 1e-3 { 1e-2 } else { 1e-4 };
        for i in 0..n {
            let at = |offset: f64| {
                let mut moved = x.clone();
                moved[i] += offset;
                ($function as Objective)(moved.as_ptr(), n)
            };
            let near = at(step) - at(-step);
            let far = at(2.0 * step) - at(-2.0 * step);
            let slope = (8.0 * near - far) / (12.0 * step);
            let mut direction = vec![0.0; n];
            direction[i] = 1.0;
            let tangent = unsafe {
                __enzyme_fwddiff(
                    $function as *const c_void,
                    enzyme_dup,
                    x.as_ptr(),
                    direction.as_ptr(),
                    enzyme_const,
                    n,
                )
            };
            let allowed = $tolerance * (1.0 + slope.abs());
            // a NaN is wrong
            if !((gradient[i] - slope).abs() <= allowed && (tangent - slope).abs() <= allowed) {
                let name = stringify!($function);
                println!(
                    "{name}[{i}]: {slope} gradient {} tangent {tangent}",
                    gradient[i]
                );
                $wrong += 1;
            }
        }
    }};
}

/// A program that checks some functions, one at least; it fails if a component is wrong.
macro_rules! check_all {
    ($($function:ident: $tolerance:expr),+ $(,)?) => {
        fn main() {
            let mut wrong = 0;
            $(check!(wrong, $function, $tolerance);)+
            std::process::exit(i32::from(wrong > 0));
        }
    };
}
