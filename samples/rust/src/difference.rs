//! Derivatives by central differences, to check others against.

/// The largest error of `gradient` against five-point differences of `f` at `x`, relative to the
/// largest component.
pub fn gradient_error(f: impl Fn(&[f64]) -> f64, x: &[f64], gradient: &[f64]) -> f64 {
    let mut at = x.to_vec();
    let mut worst: f64 = 0.0;
    let mut largest: f64 = 0.0;
    for i in 0..x.len() {
        let h = 1e-3 * x[i].abs().max(1.0);
        let mut value = |offset: f64| {
            at[i] = x[i] + offset * h;
            let value = f(&at);
            at[i] = x[i];
            value
        };
        let near = value(1.0) - value(-1.0);
        let far = value(2.0) - value(-2.0);
        let difference = (8.0 * near - far) / (12.0 * h);
        // f64::max would drop a NaN
        let error = (difference - gradient[i]).abs();
        if !(error <= worst) {
            worst = error;
        }
        largest = largest.max(gradient[i].abs());
    }
    worst / largest
}
