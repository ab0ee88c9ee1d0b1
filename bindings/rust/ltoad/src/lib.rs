//! Derivatives of Rust functions, written at link time.

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
mod containers;
mod differentiable;
mod engine;
mod functions;
mod point;

pub use differentiable::{Differentiable, Number, Scalar};
pub use functions::{gradient, hessian, hvp, jacobian, jvp, value_and_gradient, vjp};
pub use ltoad_macros::{Differentiable, autodiff_forward, autodiff_reverse};
pub use point::{Point, View};
