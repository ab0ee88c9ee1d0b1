use ltoad::*;
fn erf(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.3275911 * x.abs());
    let p = t
        * (0.254829592
            + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
    (1.0 - p * (-x * x).exp()).copysign(x)
}
fn cdf(x: f64) -> f64 {
    0.5 * (1.0 + erf(x / std::f64::consts::SQRT_2))
}
#[autodiff_reverse(call_greeks, Active, Const, Active, Active, Active, Active)]
#[autodiff_forward(call_delta, Dual, Const, Const, Const, Const, DualOnly)]
#[autodiff_forward(call_all, 4, Dual, Const, Dual, Dual, Dual, DualOnly)]
fn call(s: f64, k: f64, t: f64, r: f64, sigma: f64) -> f64 {
    let d1 = ((s / k).ln() + (r + 0.5 * sigma * sigma) * t) / (sigma * t.sqrt());
    let d2 = d1 - sigma * t.sqrt();
    s * cdf(d1) - k * (-r * t).exp() * cdf(d2)
}
#[autodiff_forward(gamma, Dual, Const, Const, Const, Const, Dual)]
fn delta(s: f64, k: f64, t: f64, r: f64, sigma: f64) -> f64 {
    call_greeks(s, k, t, r, sigma, 1.0).1
}
fn main() {
    let (s, k, t, r, sigma) = (100.0, 95.0, 0.5, 0.02, 0.25);
    let (price, ds, dt, dr, dv) = call_greeks(s, k, t, r, sigma, 1.0);
    assert_eq!(price, call(s, k, t, r, sigma));
    let all = call_all(
        s, 1.0, 0.0, 0.0, 0.0, k, t, 0.0, 1.0, 0.0, 0.0, r, 0.0, 0.0, 1.0, 0.0, sigma, 0.0, 0.0,
        0.0, 1.0,
    );
    for (a, b) in all.iter().zip([ds, dt, dr, dv]) {
        assert!((a - b).abs() < 1e-9 * (1.0 + b.abs()));
    }
    assert!((call_delta(s, 1.0, k, t, r, sigma) - ds).abs() < 1e-12);
    let (d, g) = gamma(s, 1.0, k, t, r, sigma);
    let h = 1e-3;
    let want = (delta(s + h, k, t, r, sigma) - delta(s - h, k, t, r, sigma)) / (2.0 * h);
    assert!(
        (d - ds).abs() < 1e-14 && (g - want).abs() < 1e-7,
        "{g} {want}"
    );
    println!("{price} {ds} {g}");
}
