#[test]
fn slope() {
    assert_eq!(model::slope(|x| x * x, 2.0), 4.0);
}
