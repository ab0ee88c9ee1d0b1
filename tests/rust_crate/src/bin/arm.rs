use rust_crate::*;
type Matrix = [[f64; 3]; 3];
fn mul(a: &Matrix, b: &Matrix) -> Matrix {
    let mut c = [[0.0; 3]; 3];
    for i in 0..3 {
        for j in 0..3 {
            for k in 0..3 {
                c[i][j] += a[i][k] * b[k][j];
            }
        }
    }
    c
}
fn link(angle: f64, length: f64) -> Matrix {
    let (s, c) = angle.sin_cos();
    [[c, -s, length * c], [s, c, length * s], [0.0, 0.0, 1.0]]
}
fn tip(angles: &[f64; 3]) -> (f64, f64) {
    let m = angles.iter().zip([1.0, 0.8, 0.5]).fold(
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        |m, (a, l)| mul(&m, &link(*a, l)),
    );
    (m[0][2], m[1][2])
}
fn main() {
    let angles = [0.3, -0.5, 0.9];
    let j = ltoad::jacobian(tip, &angles);
    close(
        &j[0],
        &differences(|a| tip(&[a[0], a[1], a[2]]).0, &angles),
        1e-9,
    );
    close(
        &j[1],
        &differences(|a| tip(&[a[0], a[1], a[2]]).1, &angles),
        1e-9,
    );
    // tall: forward mode
    let track = |p: &[f64; 2]| {
        (0..7)
            .map(|i| p[0] * (p[1] * i as f64).sin())
            .collect::<Vec<f64>>()
    };
    let j = ltoad::jacobian(track, &[2.0, 0.3]);
    for (i, row) in j.iter().enumerate() {
        let t = i as f64;
        close(row, &[(0.3 * t).sin(), 2.0 * t * (0.3 * t).cos()], 1e-12);
    }
    println!("{j:?}");
}
