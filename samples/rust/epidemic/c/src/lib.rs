//! The misfit and its gradient for other languages, in a shared library that needs ltoad no more.

use std::slice;

use model::{Parameters, misfit_gradient};

/// The misfit; its gradient is written to `gradient`. Both have five numbers: contact, measures, day, infectious, start.
///
/// # Safety
/// `reported` points to `days` numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn epidemic_misfit(
    parameters: &[f64; 5],
    gradient: &mut [f64; 5],
    reported: *const f64,
    days: usize,
) -> f64 {
    // SAFETY: the caller's promise.
    let reported = unsafe { slice::from_raw_parts(reported, days) };
    let at = |[contact, measures, day, infectious, start]: [f64; 5]| Parameters {
        contact,
        measures,
        day,
        infectious,
        start,
    };
    let mut shadow = at([0.0; 5]);
    let value = misfit_gradient(&at(*parameters), &mut shadow, reported, 1.0);
    *gradient = [
        shadow.contact,
        shadow.measures,
        shadow.day,
        shadow.infectious,
        shadow.start,
    ];
    value
}
