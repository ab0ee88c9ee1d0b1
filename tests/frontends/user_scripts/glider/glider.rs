#![crate_type = "staticlib"]

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Wing {
    pub area: f64,
    pub drag: [f64; 2],
    pub flaps: i32,
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn glide(wing: *const Wing, speeds: *const f64, n: usize, lift: *mut f64, drag: *mut f64) {
    let wing = unsafe { &*wing };
    let speeds = unsafe { std::slice::from_raw_parts(speeds, n) };
    let lift = unsafe { std::slice::from_raw_parts_mut(lift, n) };
    let drag = unsafe { std::slice::from_raw_parts_mut(drag, n) };
    for (i, v) in speeds.iter().enumerate() {
        let q = 0.5 * 1.225 * v * v;
        lift[i] = q * wing.area * if wing.flaps > 0 { 1.2 } else { 1.0 };
        drag[i] = q * (wing.drag[0] + wing.drag[1] * wing.area.sqrt());
    }
}

pub fn best(wing: &Wing, speeds: &[f64]) -> f64 {
    speeds
        .iter()
        .map(|v| wing.area * v / (wing.drag[0] + wing.drag[1] * v * v))
        .collect::<Vec<_>>()
        .into_iter()
        .fold(0.0, |a: f64, b| a + b * b)
        .sqrt()
}
