/// Height of the tide at some times as a sum of constituents.
#[no_mangle]
pub extern "C" fn tide(times: *const f64, n: usize, amplitudes: *const f64, phases: *const f64, k: usize, out: *mut f64) {
    let times = unsafe { std::slice::from_raw_parts(times, n) };
    let amplitudes = unsafe { std::slice::from_raw_parts(amplitudes, k) };
    let phases = unsafe { std::slice::from_raw_parts(phases, k) };
    let out = unsafe { std::slice::from_raw_parts_mut(out, n) };
    for (height, t) in out.iter_mut().zip(times) {
        *height = amplitudes
            .iter()
            .zip(phases)
            .enumerate()
            .map(|(j, (a, p))| a * ((j + 1) as f64 * 0.5 * t + p).cos())
            .sum();
    }
}

/// Energy of a tide.
pub fn energy(amplitudes: &[f64]) -> f64 {
    0.5 * amplitudes.iter().map(|a| a * a).sum::<f64>()
}
