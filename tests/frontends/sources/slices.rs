//! Slices, and a struct by reference.
pub struct Law {
    pub kind: u8,
    pub a: f64,
    pub b: f32,
}

#[no_mangle]
pub fn apply(x: &[f64], law: &Law, y: &mut [f64]) -> f64 {
    let mut sum = 0.0;
    for (value, place) in x.iter().zip(y.iter_mut()) {
        *place += law.a * value * value + law.b as f64;
        sum += *place * law.kind as f64;
    }
    sum
}
