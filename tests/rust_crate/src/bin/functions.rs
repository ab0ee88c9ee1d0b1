//! Every function of the crate, by formulas.

use ltoad::Differentiable;
use rust_crate::close;

fn valley(x: &[f64]) -> f64 {
    x.windows(2)
        .map(|w| (1.0 - w[0]).powi(2) + 100.0 * (w[1] - w[0] * w[0]).powi(2))
        .sum()
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Nested<T> {
    name: String,
    pair: (f64, T),
    list: Vec<[f64; 2]>,
    maybe: Option<Box<f64>>,
}

fn nested(n: &Nested<f32>) -> f64 {
    let list: f64 = n.list.iter().map(|[a, b]| a * b * b).sum();
    n.pair.0 * f64::from(n.pair.1) + list + n.maybe.as_ref().map_or(0.0, |m| m.powi(3))
}

fn gradients() {
    let x = vec![-1.2, 1.0, 0.5];
    let (a, b, c) = (x[0], x[1], x[2]);
    let want = [
        -2.0 * (1.0 - a) - 400.0 * a * (b - a * a),
        200.0 * (b - a * a) - 2.0 * (1.0 - b) - 400.0 * b * (c - b * b),
        200.0 * (c - b * b),
    ];
    let (value, found) = ltoad::value_and_gradient(valley, &x);
    close(&[value], &[valley(&x)], 1e-14);
    close(&found, &want, 1e-12);
    let k = 3.0;
    close(
        &ltoad::gradient(|x| k * x[0] * x[1], &[1.0, 2.0]),
        &[6.0, 3.0],
        1e-14,
    );
    assert_eq!(ltoad::gradient(|&(a, b)| a * b, &(4.0, 5.0)), (5.0, 4.0));
    assert_eq!(ltoad::gradient(|x| x * x, &3.0_f32), 6.0);
    let at = Nested {
        name: "n".into(),
        pair: (2.0, 3.0),
        list: vec![[1.0, 2.0], [3.0, 4.0]],
        maybe: Some(Box::new(2.0)),
    };
    let want = Nested {
        name: "n".into(),
        pair: (3.0, 2.0),
        list: vec![[4.0, 4.0], [16.0, 24.0]],
        maybe: Some(Box::new(12.0)),
    };
    assert_eq!(ltoad::gradient(nested, &at), want);
    // the derivative of the sum of squares of the gradient, by hand: 2 sum of H g
    let product = ltoad::hvp(nested, &at, &want);
    assert_eq!(product.pair, (2.0, 3.0));
    assert_eq!(
        product.list[0],
        [2.0 * 2.0 * 4.0, 2.0 * 2.0 * 4.0 + 2.0 * 4.0]
    );
    assert_eq!(product.maybe, Some(Box::new(6.0 * 2.0 * 12.0)));
}

fn products() {
    let f = |x: &[f64; 2]| [x[0] * x[1], x[0].sqrt()];
    let (value, tangent) = ltoad::jvp(f, &[4.0, 5.0], &[1.0, 0.0]);
    close(&value, &[20.0, 2.0], 1e-14);
    close(&tangent, &[5.0, 0.25], 1e-14);
    let list = |x: &[f64]| vec![x[0] * x[1], x[0] + x[2], x[2].exp()];
    let x = vec![4.0, 5.0, 0.5];
    let seed = vec![1.0, 10.0, 2.0];
    let (_, back) = ltoad::vjp(list, &x, &seed);
    close(&back, &[15.0, 4.0, 10.0 + 2.0 * 0.5_f64.exp()], 1e-14);
    let direction = vec![0.3, -1.0, 2.0];
    let (_, ahead) = ltoad::jvp(list, &x, &direction);
    let one: f64 = ahead.iter().zip(&seed).map(|(a, b)| a * b).sum();
    let other: f64 = back.iter().zip(&direction).map(|(a, b)| a * b).sum();
    close(&[one], &[other], 1e-14);
    let shape = |x: &f64| {
        if *x > 0.0 {
            Some((x.ln(), 7_i32))
        } else {
            None
        }
    };
    assert_eq!(
        ltoad::jvp(shape, &2.0, &1.0),
        (Some((2.0_f64.ln(), 7)), Some((0.5, 7)))
    );
}

fn matrices() {
    let cubic = |x: &[f64]| x[0] * x[0] * x[1] + x[1] * x[2] + x[3].powi(3) * x[4];
    let rows = ltoad::hessian(cubic, &vec![3.0, 5.0, 7.0, 2.0, 4.0]);
    close(&rows[0], &[10.0, 6.0, 0.0, 0.0, 0.0], 1e-14);
    close(&rows[1], &[6.0, 0.0, 1.0, 0.0, 0.0], 1e-14);
    close(&rows[3], &[0.0, 0.0, 0.0, 48.0, 12.0], 1e-14);
    close(&rows[4], &[0.0, 0.0, 0.0, 12.0, 0.0], 1e-14);
    let wide = ltoad::jacobian(|x| [x[0] * x[1], x[2]], &[4.0, 5.0, 6.0]);
    assert_eq!(wide, [[5.0, 4.0, 0.0], [0.0, 0.0, 1.0]]);
    let tall = ltoad::jacobian(
        |x| vec![x[0]; 6].iter().map(|v| v * x[1]).collect::<Vec<f64>>(),
        &[4.0, 5.0],
    );
    assert_eq!(tall, [[5.0, 4.0]; 6]);
}

fn shapes() {
    let said = |run: &(dyn Fn() + std::panic::RefUnwindSafe)| {
        *std::panic::catch_unwind(run)
            .unwrap_err()
            .downcast::<String>()
            .unwrap()
    };
    let text = said(&|| drop(ltoad::jvp(|x| x[0], &vec![1.0, 2.0], &vec![1.0])));
    assert!(text.contains("lengths differ: 2 and 1"), "{text}");
    let text = said(&|| drop(ltoad::vjp(|x| vec![x[0]], &vec![1.0], &vec![1.0, 2.0])));
    assert!(text.contains("lengths differ: 1 and 2"), "{text}");
}

fn main() {
    gradients();
    products();
    matrices();
    shapes();
}
