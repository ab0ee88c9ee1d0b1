//! Fits the model to reported cases by the method of Levenberg and Marquardt, whose Jacobian the linker writes.
//!
//! Prints a table of the parameters with their errors, and draws `epidemic.svg`.

mod linear;
mod plot;

use std::process::ExitCode;

use model::{Parameters, cases, misfits};

const DAYS: usize = 90;
const NAMES: [&str; 5] = ["contact", "measures", "day", "infectious", "start"];
const TRUTH: [f64; 5] = [0.55, 0.28, 42.0, 6.5, 3e-4];
const GUESS: [f64; 5] = [0.45, 0.5, 35.0, 5.0, 5e-4];

/// Parameters from their logarithms, which keep them positive.
fn parameters(logarithms: &[f64; 5]) -> Parameters {
    let [contact, measures, day, infectious, start] = logarithms.map(f64::exp);
    Parameters {
        contact,
        measures,
        day,
        infectious,
        start,
    }
}

/// What was reported: the truth with noise that has the spread of counts.
fn reported() -> Vec<f64> {
    let mut state = 20_200_311_u64;
    let mut uniform = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1_u64 << 53) as f64
    };
    let noise = |mean: f64, uniform: &mut dyn FnMut() -> f64| {
        let normal: f64 = (0..12).map(|_| uniform()).sum::<f64>() - 6.0;
        (mean + mean.sqrt() * normal).max(0.0).round()
    };
    cases(&parameters(&TRUTH.map(f64::ln)), DAYS)
        .iter()
        .map(|m| noise(*m, &mut uniform))
        .collect()
}

struct Fit {
    logarithms: [f64; 5],
    misfit: f64,
    steps: usize,
    /// Of the logarithms.
    errors: [f64; 5],
}

fn fit(reported: &[f64]) -> Fit {
    let model = |x: &[f64; 5]| misfits(&parameters(x), reported);
    let half_square = |r: &[f64]| 0.5 * r.iter().map(|r| r * r).sum::<f64>();
    let mut x = GUESS.map(f64::ln);
    let mut damping = 1e-2;
    let mut steps = 0;
    loop {
        let residuals = model(&x);
        let rows = ltoad::jacobian(model, &x);
        let (normal, gradient) = linear::normal_equations(&rows, &residuals);
        let mut damped = normal;
        (0..5).for_each(|i| damped[i][i] *= 1.0 + damping);
        let step = linear::solve(damped, gradient);
        let next = std::array::from_fn(|i| x[i] - step[i]);
        if half_square(&model(&next)) < half_square(&residuals) {
            x = next;
            damping *= 0.3;
        } else {
            damping *= 5.0;
        }
        steps += 1;
        if step.iter().all(|s| s.abs() < 1e-10) || steps == 200 {
            let variance = 2.0 * half_square(&residuals) / (DAYS - 5) as f64;
            let errors = linear::inverse_diagonal(normal).map(|v| (variance * v).sqrt());
            return Fit {
                logarithms: x,
                misfit: half_square(&residuals),
                steps,
                errors,
            };
        }
    }
}

fn main() -> ExitCode {
    let reported = reported();
    let found = fit(&reported);
    println!("{} steps, misfit {:.4}", found.steps, found.misfit);
    println!("{:<12}{:>12}{:>12}{:>12}", "", "truth", "fit", "error");
    let mut good = true;
    for i in 0..5 {
        let value = found.logarithms[i].exp();
        let error = value * found.errors[i];
        println!(
            "{:<12}{:>12.6}{value:>12.6}{error:>12.6}",
            NAMES[i], TRUTH[i]
        );
        good &= (value - TRUTH[i]).abs() < 4.0 * error;
    }
    // at the minimum the gradient vanishes, and the Hessian is positive in every direction
    let loss = |x: &[f64; 5]| model::misfit(&parameters(x), &reported);
    let gradient = ltoad::gradient(loss, &found.logarithms);
    let largest = gradient.iter().fold(0.0_f64, |a, g| a.max(g.abs()));
    let hessian = ltoad::hessian(loss, &found.logarithms);
    println!("largest component of the gradient {largest:.1e}");
    let steepest: Vec<String> = hessian
        .iter()
        .enumerate()
        .map(|(i, row)| format!("{:.1}", row[i]))
        .collect();
    println!("diagonal of the Hessian: {}", steepest.join(", "));
    good &= largest < 1e-4 && hessian.iter().enumerate().all(|(i, row)| row[i] > 0.0);
    let drawing = plot::draw(&reported, &cases(&parameters(&found.logarithms), DAYS));
    match std::fs::write("epidemic.svg", drawing) {
        Ok(()) if good => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
