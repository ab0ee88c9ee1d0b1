/// # Safety
/// pointers to two numbers
#[unsafe(no_mangle)]
pub unsafe extern "C" fn decay_gradient(k: *const [f64; 2], t: f64, dk: *mut [f64; 2]) -> f64 {
    unsafe { model::d_decay(&*k, &mut *dk, t, 1.0) }
}
