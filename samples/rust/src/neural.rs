//! A neural ordinary differential equation: y' = B tanh(A y + a) + b, fitted to a spiral.

use std::slice;

/// Sizes of the network and of the integration.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Shape {
    pub states: usize,
    pub hidden: usize,
    pub steps: usize,
    pub step_size: f64,
}

impl Shape {
    /// A, then a, then B, then b; matrices row by row.
    pub fn parameter_count(&self) -> usize {
        self.hidden * self.states + self.hidden + self.states * self.hidden + self.states
    }
}

fn affine(matrix: &[f64], offset: &[f64], input: &[f64], output: &mut [f64]) {
    let columns = input.len();
    for (i, out) in output.iter_mut().enumerate() {
        *out = offset[i];
        for j in 0..columns {
            *out += matrix[i * columns + j] * input[j];
        }
    }
}

fn slope(shape: &Shape, parameters: &[f64], y: &[f64], hidden: &mut [f64], dydt: &mut [f64]) {
    let (first, rest) = parameters.split_at(shape.hidden * shape.states);
    let (first_offset, rest) = rest.split_at(shape.hidden);
    let (second, second_offset) = rest.split_at(shape.states * shape.hidden);
    affine(first, first_offset, y, hidden);
    for h in hidden.iter_mut() {
        *h = h.tanh();
    }
    affine(second, second_offset, hidden, dydt);
}

/// Where the solution should be after `time`, by coordinate.
pub fn target(coordinate: usize, time: f64) -> f64 {
    let phase = coordinate as f64 * std::f64::consts::FRAC_PI_2;
    (-0.3 * time).exp() * (2.0 * time + phase).cos()
}

/// The mean squared distance from the target, integrated by Heun's method.
///
/// # Panics
/// If there are fewer parameters than the shape asks for.
pub fn loss(shape: &Shape, parameters: &[f64]) -> f64 {
    let n = shape.states;
    let mut y: Vec<f64> = (0..n).map(|i| target(i, 0.0)).collect();
    let mut hidden = vec![0.0; shape.hidden];
    let mut work = vec![0.0; 3 * n];
    let (now, rest) = work.split_at_mut(n);
    let (ahead, guess) = rest.split_at_mut(n);
    let h = shape.step_size;

    let mut sum = 0.0;
    for step in 1..=shape.steps {
        slope(shape, parameters, &y, &mut hidden, now);
        for i in 0..n {
            guess[i] = y[i] + h * now[i];
        }
        slope(shape, parameters, guess, &mut hidden, ahead);
        for i in 0..n {
            y[i] += 0.5 * h * (now[i] + ahead[i]);
            let miss = y[i] - target(i, h * step as f64);
            sum += miss * miss;
        }
    }
    sum / (shape.steps * n) as f64
}

/// [`loss`] with the calling convention of C; the shape travels by value.
///
/// # Safety
/// `parameters` points to as many numbers as the shape asks for.
pub unsafe extern "C" fn neural_loss(parameters: *const f64, shape: Shape) -> f64 {
    loss(&shape, unsafe { slice::from_raw_parts(parameters, shape.parameter_count()) })
}
