//! Gradients of both models. The derivative functions are declared here and defined by the linker.

use std::ffi::{c_int, c_void};
use std::process::ExitCode;

use models::difference::gradient_error;
use models::neural::{Shape, loss, neural_loss};
use models::springs::{Network, network_energy};

unsafe extern "C" {
    static enzyme_const: c_int;
    static enzyme_dup: c_int;

    // Every name that starts with __enzyme_autodiff is a request of its own.
    fn __enzyme_autodiff_energy(function: *const c_void, ...);
    fn __enzyme_autodiff_loss(function: *const c_void, ...);
}

fn energy_gradient(network: &Network, coordinates: &[f64]) -> Vec<f64> {
    let mut gradient = vec![0.0; coordinates.len()];
    unsafe {
        __enzyme_autodiff_energy(
            network_energy as *const c_void,
            enzyme_dup,
            coordinates.as_ptr(),
            gradient.as_mut_ptr(),
            enzyme_const,
            coordinates.len(),
            enzyme_const,
            network as *const Network,
        );
    }
    gradient
}

fn loss_gradient(shape: Shape, parameters: &[f64]) -> Vec<f64> {
    assert_eq!(parameters.len(), shape.parameter_count());
    let mut gradient = vec![0.0; parameters.len()];
    unsafe {
        __enzyme_autodiff_loss(
            neural_loss as *const c_void,
            enzyme_dup,
            parameters.as_ptr(),
            gradient.as_mut_ptr(),
            enzyme_const,
            shape,
        );
    }
    gradient
}

/// Prints a gradient and its error; whether the error is small.
fn report(name: &str, value: f64, gradient: &[f64], error: f64) -> bool {
    println!("{name} {value:.17e}");
    for (i, derivative) in gradient.iter().enumerate() {
        println!("{name}-gradient {i} {derivative:.17e}");
    }
    println!("{name}-error {error:.2e}");
    error < 1e-8
}

fn springs() -> bool {
    let (width, height) = (6, 5);
    let network = Network::grid(width, height);
    let coordinates: Vec<f64> = (0..width * height)
        .flat_map(|node| {
            let wobble = 0.1 * (node as f64).sin();
            [(node % width) as f64 + wobble, (node / width) as f64 - wobble]
        })
        .collect();
    let gradient = energy_gradient(&network, &coordinates);
    let error = gradient_error(|x| network.energy(x), &coordinates, &gradient);
    report("energy", network.energy(&coordinates), &gradient, error)
}

fn neural() -> bool {
    let shape = Shape { states: 2, hidden: 8, steps: 60, step_size: 0.05 };
    let parameters: Vec<f64> =
        (0..shape.parameter_count()).map(|i| 0.8 * (1.7 * i as f64).sin()).collect();
    let gradient = loss_gradient(shape, &parameters);
    let error = gradient_error(|p| loss(&shape, p), &parameters, &gradient);
    report("loss", loss(&shape, &parameters), &gradient, error)
}

fn main() -> ExitCode {
    // Both run, whatever the first one finds.
    let good = springs() & neural();
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
