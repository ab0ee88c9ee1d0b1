//! Derivatives of Rust functions, written at link time.

mod containers;
mod differentiable;
mod engine;
mod functions;
mod point;

pub use differentiable::{Differentiable, Number, Scalar};
pub use functions::{gradient, hessian, hvp, jacobian, jvp, value_and_gradient, vjp};
pub use point::{Point, View};
