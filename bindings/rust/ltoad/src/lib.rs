// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Derivatives of Rust functions, written at link time, on stable Rust.
//!
//! Build with `cargo ltoad build`, which makes ltoad the linker; any other linker stops with a sentence that says so.
//!
//! ```
//! use ltoad::autodiff_reverse;
//!
//! #[autodiff_reverse(energy_gradient, Duplicated, Active)]
//! fn energy(x: &[f64]) -> f64 {
//!     x.iter().map(|v| v * v).sum()
//! }
//!
//! let mut gradient = [0.0; 2];
//! assert_eq!(energy_gradient(&[3.0, 4.0], &mut gradient, 1.0), 25.0);
//! assert_eq!(gradient, [6.0, 8.0]);
//!
//! // or without an attribute, of any closure
//! assert_eq!(ltoad::gradient(energy, &vec![3.0, 4.0]), [6.0, 8.0]);
//! ```

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
mod containers;
mod counted;
mod differentiable;
mod engine;
mod functions;
mod point;
mod rings;
mod shapes;
mod sharing;
mod slices;

pub use differentiable::{Differentiable, Number, Scalar};
pub use functions::{gradient, hessian, hvp, jacobian, jvp, value_and_gradient, vjp};
pub use point::{Point, View};

/// Implements [`Differentiable`](trait@Differentiable) and [`Point`] for a struct or an enum, field by field.
///
/// ```
/// use ltoad::Differentiable;
///
/// #[derive(Clone, Debug, PartialEq, Differentiable)]
/// struct Line {
///     slope: f64,
///     offsets: Vec<f64>,
/// }
///
/// let line = Line { slope: 2.0, offsets: vec![1.0, 3.0] };
/// let gradient = ltoad::gradient(|l| l.slope * l.offsets[1], &line);
/// assert_eq!(gradient, Line { slope: 3.0, offsets: vec![0.0, 2.0] });
/// ```
pub use ltoad_macros::Differentiable;

/// Writes a function beside this one that computes derivatives forward: the function and its tangent.
///
/// `#[autodiff_forward(NAME, WIDTH, ACTIVITIES…, RESULT)]`: the name of the new function; how many directions at a time,
/// if more than one; an activity for each parameter; one for the result, if there is one.
///
/// | activity | of a parameter | of the result |
/// |---|---|---|
/// | `Const` | has no derivative | comes back alone |
/// | `Dual` | is followed by a tangent of its type, or by one for each direction | comes back with its tangent in a tuple, or with all tangents in an array |
/// | `DualOnly` | as `Dual`; what it was before need not be kept | only tangents come back |
/// | `Dualv` | a slice: is followed by one slice of all directions | |
///
/// ```
/// use ltoad::*;
///
/// #[autodiff_forward(square_ahead, Dual, Dual)]
/// #[autodiff_forward(square_both, 2, Dual, DualOnly)]
/// fn square(x: f64) -> f64 {
///     x * x
/// }
///
/// assert_eq!(square_ahead(3.0, 1.0), (9.0, 6.0));
/// assert_eq!(square_both(3.0, 1.0, 10.0), [6.0, 60.0]);
/// ```
///
/// What `&mut` parameters with `Dual` hold afterwards: the result, and in the shadow its tangent.
pub use ltoad_macros::autodiff_forward;

/// Writes a function beside this one that computes derivatives backward: the function and its gradient.
///
/// `#[autodiff_reverse(NAME, WIDTH, ACTIVITIES…, RESULT)]`: as for [`autodiff_forward`].
///
/// | activity | of a parameter | of the result |
/// |---|---|---|
/// | `Const` | has no derivative | comes back, and is not differentiated |
/// | `Active` | a value: its derivative comes back | the last parameter is its adjoint, the seed; it comes back first |
/// | `ActiveOnly` | | the last parameter is its adjoint; it does not come back |
/// | `Duplicated` | a reference, slice or pointer: is followed by a mutable shadow, to which derivatives are added | |
/// | `DuplicatedOnly` | as `Duplicated`; what the function writes there is not needed | |
///
/// What comes back is a tuple of the result and of the derivatives by `Active` parameters in order, or just one of them
/// if there is one. With a width, there are as many shadows, the seed is an array, and so is each derivative that
/// comes back.
///
/// ```
/// use ltoad::*;
///
/// #[autodiff_reverse(energy_gradient, Duplicated, Active, Active)]
/// fn energy(x: &[f64], stiffness: f64) -> f64 {
///     0.5 * stiffness * x.iter().map(|x| x * x).sum::<f64>()
/// }
///
/// let mut by_x = [0.0; 2];
/// let (value, by_stiffness) = energy_gradient(&[1.0, 2.0], &mut by_x, 4.0, 1.0);
/// assert_eq!((value, by_stiffness, by_x), (10.0, 2.5, [4.0, 8.0]));
/// ```
///
/// The shadow of a `&mut` output is its adjoint beforehand, and zero afterwards.
pub use ltoad_macros::autodiff_reverse;
