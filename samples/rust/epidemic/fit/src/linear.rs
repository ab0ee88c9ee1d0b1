//! Small systems of linear equations.

pub type Matrix = [[f64; 5]; 5];

/// `Jᵀ J` and `Jᵀ r`.
pub fn normal_equations(rows: &[[f64; 5]], residuals: &[f64]) -> (Matrix, [f64; 5]) {
    let mut matrix = [[0.0; 5]; 5];
    let mut vector = [0.0; 5];
    for (row, residual) in rows.iter().zip(residuals) {
        for i in 0..5 {
            vector[i] += row[i] * residual;
            for j in 0..5 {
                matrix[i][j] += row[i] * row[j];
            }
        }
    }
    (matrix, vector)
}

/// By elimination; the matrix is positive definite, so no rows change places.
pub fn solve(mut a: Matrix, mut b: [f64; 5]) -> [f64; 5] {
    for i in 0..5 {
        for row in i + 1..5 {
            let factor = a[row][i] / a[i][i];
            for column in i..5 {
                a[row][column] -= factor * a[i][column];
            }
            b[row] -= factor * b[i];
        }
    }
    for i in (0..5).rev() {
        for column in i + 1..5 {
            b[i] -= a[i][column] * b[column];
        }
        b[i] /= a[i][i];
    }
    b
}

pub fn inverse_diagonal(a: Matrix) -> [f64; 5] {
    std::array::from_fn(|i| {
        let mut unit = [0.0; 5];
        unit[i] = 1.0;
        solve(a, unit)[i]
    })
}
