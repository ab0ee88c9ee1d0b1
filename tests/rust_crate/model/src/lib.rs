use ltoad::*;
/// The decay.
///
/// ```
/// let mut dk = [0.0; 2];
/// assert_eq!(model::d_decay(&[0.0, 2.0], &mut dk, 1.0, 1.0), 2.0);
/// assert_eq!(dk, [-2.0, 1.0]);
/// ```
#[autodiff_reverse(d_decay, Duplicated, Const, Active)]
pub fn decay(k: &[f64; 2], t: f64) -> f64 {
    k[1] * (-k[0] * t).exp()
}
pub fn total(x: &[f64]) -> f64 {
    let _ = env!("BUILT");
    x.iter().map(|v| v * v * v).sum()
}
/// Generic across crates.
pub fn slope<F: Fn(f64) -> f64>(f: F, x: f64) -> f64 {
    gradient(|x| f(*x), &x)
}
#[cfg(test)]
mod tests {
    #[test]
    fn unit() {
        assert_eq!(ltoad::gradient(super::total, &vec![1.0, 2.0]), [3.0, 12.0]);
    }
    #[test]
    #[should_panic(expected = "shadow")]
    fn panics() {
        panic!("shadow")
    }
}
