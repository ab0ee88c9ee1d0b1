//! What programs compare derivatives with.

/// Central differences.
pub fn differences(f: impl Fn(&[f64]) -> f64, x: &[f64]) -> Vec<f64> {
    let mut at = x.to_vec();
    (0..x.len())
        .map(|i| {
            let h = 1e-4 * x[i].abs().max(1.0);
            let mut v = |o: f64| {
                at[i] = x[i] + o * h;
                let v = f(&at);
                at[i] = x[i];
                v
            };
            let near = v(1.0) - v(-1.0);
            let far = v(2.0) - v(-2.0);
            (8.0 * near - far) / (12.0 * h)
        })
        .collect()
}
pub fn close(a: &[f64], b: &[f64], tolerance: f64) {
    assert_eq!(a.len(), b.len());
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        assert!(
            (a - b).abs() <= tolerance * (1.0 + b.abs()),
            "{i}: {a} and {b}"
        );
    }
}
