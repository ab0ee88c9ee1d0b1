use rust_crate::*;
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        let p = (i..n)
            .max_by(|&r, &s| a[r][i].abs().total_cmp(&a[s][i].abs()))
            .unwrap();
        a.swap(i, p);
        b.swap(i, p);
        for r in i + 1..n {
            let f = a[r][i] / a[i][i];
            for c in i..n {
                let v = a[i][c];
                a[r][c] -= f * v;
            }
            b[r] -= f * b[i];
        }
    }
    for i in (0..n).rev() {
        for c in i + 1..n {
            b[i] -= a[i][c] * b[c];
        }
        b[i] /= a[i][i];
    }
    b
}
fn f(x: &[f64]) -> f64 {
    x.windows(2)
        .map(|w| (1.0 - w[0]).powi(2) + 100.0 * (w[1] - w[0] * w[0]).powi(2))
        .sum()
}
fn main() {
    let mut x = vec![0.8, 0.7, 0.5, 0.3];
    for _ in 0..30 {
        let g = ltoad::gradient(f, &x);
        let h = ltoad::hessian(f, &x);
        let step = solve(h, g);
        for (x, s) in x.iter_mut().zip(&step) {
            *x -= s;
        }
    }
    close(&x, &[1.0; 4], 1e-10);
    // gradient through the solver
    let through = |k: &[f64]| {
        let s = solve(
            vec![
                vec![k[0], 1.0, 0.2],
                vec![1.0, k[1], k[2]],
                vec![k[2], 0.1, 3.0],
            ],
            vec![k[0], 2.0, k[3]],
        );
        s.iter().map(|v| v * v).sum::<f64>()
    };
    let k = [4.0, 3.0, 0.7, 1.5];
    close(
        &ltoad::gradient(through, &k[..]),
        &differences(through, &k),
        1e-8,
    );
    println!("{x:?}");
}
