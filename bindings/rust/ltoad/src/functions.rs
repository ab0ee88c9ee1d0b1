// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Derivatives of closures: gradients, products with Jacobians and Hessians.

use std::ffi::c_void;
use std::ptr::{from_mut, from_ref};

use crate::differentiable::{Differentiable, Scalar};
use crate::engine::{
    __enzyme_autodiff, __enzyme_fwddiff, enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_width,
};
use crate::point::{Point, View, numbers_of, set_numbers};
use crate::sharing::{Alone, IntoShadow};

/// Directions that share a run of the function.
const LANES: usize = 4;

/// `f` as the engine is given it: a foreign function, whose result goes where it is told.
///
/// # Safety
/// `x` and `length` are parts of a valid `&A::View`.
unsafe extern "C-unwind" fn evaluate<F, A, R>(f: &F, x: *const (), length: usize, out: &mut R)
where
    F: Fn(&A::View) -> R,
    A: Point + ?Sized,
    R: Differentiable,
{
    // SAFETY: the caller's promise.
    let view = unsafe { A::View::from_parts(x, length) };
    out.assign(&f(view), &mut Alone);
}

/// The value and the gradient of `f` at `x`.
///
/// ```
/// let (value, gradient) = ltoad::value_and_gradient(|x| x[0] * x[0] * x[1], &[3.0, 5.0]);
/// assert_eq!((value, gradient), (45.0, [30.0, 9.0]));
/// ```
pub fn value_and_gradient<A, S, F>(f: F, x: &A) -> (S, A::Gradient)
where
    A: Point + ?Sized,
    S: Scalar,
    F: Fn(&A::View) -> S,
{
    let mut value = S::ZERO;
    let mut gradient = x.zeros();
    let mut seed = S::ONE;
    let view = x.view();
    // SAFETY: `evaluate` takes these arguments; the gradient has the shape of `x`, as its shadow has to have.
    unsafe {
        __enzyme_autodiff(
            evaluate::<F, A, S> as *const c_void,
            enzyme_const,
            from_ref(&f),
            enzyme_dup,
            view.address(),
            A::view_mut(&mut gradient).address_mut(),
            enzyme_const,
            view.length(),
            enzyme_dup,
            from_mut(&mut value),
            from_mut(&mut seed),
        );
    }
    (value, gradient)
}

/// The gradient of `f` at `x`.
///
/// ```
/// let weights = vec![2.0, 3.0];
/// let point = vec![1.0, 10.0];
/// let gradient = ltoad::gradient(|x| x.iter().zip(&weights).map(|(x, w)| w * x * x).sum::<f64>(), &point);
/// assert_eq!(gradient, [4.0, 60.0]);
/// ```
pub fn gradient<A, S, F>(f: F, x: &A) -> A::Gradient
where
    A: Point + ?Sized,
    S: Scalar,
    F: Fn(&A::View) -> S,
{
    value_and_gradient(f, x).1
}

/// A value of the shape that results of `f` have; runs `f` where only that tells the shape.
fn result_of<F, A, R>(f: &F, x: &A) -> R
where
    A: Point + ?Sized,
    R: Differentiable,
    F: Fn(&A::View) -> R,
{
    R::origin().unwrap_or_else(|| f(x.view()))
}

/// Gives a shadow that was just made the numbers of a direction.
fn set<A: Point + ?Sized>(direction: &A, along: &mut A::Gradient) {
    let mut how = IntoShadow::new();
    A::set(along, direction, &mut how);
    how.finish();
}

/// The value of `f` at `x`, and its derivative in a direction: the product of the Jacobian with `direction`.
///
/// ```
/// let (value, tangent) = ltoad::jvp(|x| [x[0] * x[1], x[0].sqrt()], &[4.0_f64, 5.0], &[1.0, 0.0]);
/// assert_eq!((value, tangent), ([20.0, 2.0], [5.0, 0.25]));
/// ```
///
/// # Panics
/// If the direction has another shape than `x`.
pub fn jvp<A, R, F>(f: F, x: &A, direction: &A) -> (R, R)
where
    A: Point + ?Sized,
    R: Differentiable,
    F: Fn(&A::View) -> R,
{
    let mut along = x.zeros();
    set(direction, &mut along);
    let mut value = result_of(&f, x);
    let mut tangent = value.zeroed();
    let view = x.view();
    // SAFETY: `evaluate` takes these arguments; shadows have the shapes of what they belong to.
    unsafe {
        __enzyme_fwddiff(
            evaluate::<F, A, R> as *const c_void,
            enzyme_const,
            from_ref(&f),
            enzyme_dup,
            view.address(),
            A::view_mut(&mut along).address_mut(),
            enzyme_const,
            view.length(),
            enzyme_dup,
            from_mut(&mut value),
            from_mut(&mut tangent),
        );
    }
    (value, tangent)
}

/// The value of `f` at `x`, and the product of the transposed Jacobian with `seed`.
///
/// ```
/// let (_, product) = ltoad::vjp(|x| vec![x[0] * x[1], x[0] + x[1]], &[4.0, 5.0], &vec![1.0, 10.0]);
/// assert_eq!(product, [15.0, 14.0]);
/// ```
///
/// # Panics
/// If the seed has another shape than the result.
pub fn vjp<A, R, F>(f: F, x: &A, seed: &R) -> (R, A::Gradient)
where
    A: Point + ?Sized,
    R: Differentiable,
    F: Fn(&A::View) -> R,
{
    let mut value = result_of(&f, x);
    let mut adjoint = value.zeroed();
    let mut how = IntoShadow::new();
    adjoint.assign(seed, &mut how);
    how.finish();
    let mut gradient = x.zeros();
    let view = x.view();
    // SAFETY: `evaluate` takes these arguments; shadows have the shapes of what they belong to.
    unsafe {
        __enzyme_autodiff(
            evaluate::<F, A, R> as *const c_void,
            enzyme_const,
            from_ref(&f),
            enzyme_dup,
            view.address(),
            A::view_mut(&mut gradient).address_mut(),
            enzyme_const,
            view.length(),
            enzyme_dup,
            from_mut(&mut value),
            from_mut(&mut adjoint),
        );
    }
    (value, gradient)
}

/// The gradient of `f` as a function with a result in memory, for derivatives of it.
///
/// # Safety
/// `x` and `length` are parts of a valid `&A::View`, and so are `gradient` and `length`, of another one that is zero.
unsafe extern "C-unwind" fn reverse<F, A, S>(f: &F, x: *const (), length: usize, gradient: *mut ())
where
    F: Fn(&A::View) -> S,
    A: Point + ?Sized,
    S: Scalar,
{
    let mut value = S::ZERO;
    let mut seed = S::ONE;
    // SAFETY: `evaluate` takes these arguments; the rest is the caller's promise.
    unsafe {
        __enzyme_autodiff(
            evaluate::<F, A, S> as *const c_void,
            enzyme_const,
            from_ref(f),
            enzyme_dup,
            x,
            gradient,
            enzyme_const,
            length,
            enzyme_dup,
            from_mut(&mut value),
            from_mut(&mut seed),
        );
    }
}

/// The product of the Hessian of `f` at `x` with a direction.
///
/// ```
/// let product = ltoad::hvp(|x| x[0] * x[0] * x[1], &[3.0, 5.0], &[1.0, 0.0]);
/// assert_eq!(product, [10.0, 6.0]);
/// ```
///
/// # Panics
/// If the direction has another shape than `x`.
pub fn hvp<A, S, F>(f: F, x: &A, direction: &A) -> A::Gradient
where
    A: Point + ?Sized,
    S: Scalar,
    F: Fn(&A::View) -> S,
{
    let mut along = x.zeros();
    set(direction, &mut along);
    let mut gradient = x.zeros();
    let mut product = x.zeros();
    let view = x.view();
    // SAFETY: `reverse` takes these arguments; all shadows have the shape of `x`.
    unsafe {
        __enzyme_fwddiff(
            reverse::<F, A, S> as *const c_void,
            enzyme_const,
            from_ref(&f),
            enzyme_dup,
            view.address(),
            A::view_mut(&mut along).address_mut(),
            enzyme_const,
            view.length(),
            enzyme_dup,
            A::view_mut(&mut gradient).address_mut(),
            A::view_mut(&mut product).address_mut(),
        );
    }
    product
}

/// Shadows for all lanes, with a one for the unit that each lane has.
fn units<D: Differentiable>(zeros: impl Fn() -> D, first: usize) -> [D; LANES] {
    std::array::from_fn(|lane| {
        let mut unit = zeros();
        set_numbers(&mut unit, |i| if i == first + lane { 1.0 } else { 0.0 });
        unit
    })
}

/// The rows of the Hessian of `f` at `x`, each a gradient: row `i` is of the derivative by number `i` of `x`.
///
/// ```
/// let rows = ltoad::hessian(|x| x[0] * x[0] * x[1], &[3.0, 5.0]);
/// assert_eq!(rows, [[10.0, 6.0], [6.0, 0.0]]);
/// ```
pub fn hessian<A, S, F>(f: F, x: &A) -> Vec<A::Gradient>
where
    A: Point + ?Sized,
    S: Scalar,
    F: Fn(&A::View) -> S,
{
    let count = numbers_of(&x.zeros()).len();
    let mut rows = Vec::with_capacity(count + LANES);
    for first in (0..count).step_by(LANES) {
        let mut along = units(|| x.zeros(), first);
        let mut gradient = x.zeros();
        let mut products: [A::Gradient; LANES] = std::array::from_fn(|_| x.zeros());
        let view = x.view();
        let [a, b, c, d] = along.each_mut().map(|u| A::view_mut(u).address_mut());
        let [p, q, r, s] = products.each_mut().map(|u| A::view_mut(u).address_mut());
        // SAFETY: `reverse` takes these arguments; all shadows have the shape of `x`.
        unsafe {
            __enzyme_fwddiff(
                reverse::<F, A, S> as *const c_void,
                enzyme_width,
                LANES,
                enzyme_const,
                from_ref(&f),
                enzyme_dup,
                view.address(),
                a,
                b,
                c,
                d,
                enzyme_const,
                view.length(),
                enzyme_dup,
                A::view_mut(&mut gradient).address_mut(),
                p,
                q,
                r,
                s,
            );
        }
        rows.extend(products);
    }
    rows.truncate(count);
    rows
}

/// The rows of the Jacobian of `f` at `x`, each a gradient: row `i` is of number `i` of the result.
///
/// In forward mode where results have more numbers than `x`, and in reverse mode otherwise.
///
/// ```
/// let rows = ltoad::jacobian(|x| [x[0] * x[1], x[0] + x[1], 3.0 * x[1]], &[4.0, 5.0]);
/// assert_eq!(rows, [[5.0, 4.0], [1.0, 1.0], [0.0, 3.0]]);
/// ```
pub fn jacobian<A, R, F>(f: F, x: &A) -> Vec<A::Gradient>
where
    A: Point + ?Sized,
    R: Differentiable,
    F: Fn(&A::View) -> R,
{
    let mut value = result_of(&f, x);
    let outputs = numbers_of(&value).len();
    let inputs = numbers_of(&x.zeros()).len();
    if outputs > inputs {
        return rows_of_columns(&f, x, &mut value, inputs, outputs);
    }
    let mut rows = Vec::with_capacity(outputs + LANES);
    for first in (0..outputs).step_by(LANES) {
        rows.extend(rows_from(&f, x, &mut value, first));
    }
    rows.truncate(outputs);
    rows
}

/// Some rows of the Jacobian, from the `first` on.
fn rows_from<A, R, F>(f: &F, x: &A, value: &mut R, first: usize) -> [A::Gradient; LANES]
where
    A: Point + ?Sized,
    R: Differentiable,
    F: Fn(&A::View) -> R,
{
    let mut seeds = units(|| value.zeroed(), first);
    let mut rows: [A::Gradient; LANES] = std::array::from_fn(|_| x.zeros());
    let view = x.view();
    let [a, b, c, d] = rows.each_mut().map(|u| A::view_mut(u).address_mut());
    let [p, q, r, s] = seeds.each_mut().map(from_mut);
    // SAFETY: `evaluate` takes these arguments; shadows have the shapes of what they belong to.
    unsafe {
        __enzyme_autodiff(
            evaluate::<F, A, R> as *const c_void,
            enzyme_width,
            LANES,
            enzyme_const,
            from_ref(f),
            enzyme_dup,
            view.address(),
            a,
            b,
            c,
            d,
            enzyme_const,
            view.length(),
            enzyme_dup,
            from_mut(value),
            p,
            q,
            r,
            s,
        );
    }
    rows
}

/// Some columns of the Jacobian, from the `first` on.
fn columns_from<A, R, F>(f: &F, x: &A, value: &mut R, first: usize) -> [R; LANES]
where
    A: Point + ?Sized,
    R: Differentiable,
    F: Fn(&A::View) -> R,
{
    let mut along = units(|| x.zeros(), first);
    let mut columns: [R; LANES] = std::array::from_fn(|_| value.zeroed());
    let view = x.view();
    let [a, b, c, d] = along.each_mut().map(|u| A::view_mut(u).address_mut());
    let [p, q, r, s] = columns.each_mut().map(from_mut);
    // SAFETY: `evaluate` takes these arguments; shadows have the shapes of what they belong to.
    unsafe {
        __enzyme_fwddiff(
            evaluate::<F, A, R> as *const c_void,
            enzyme_width,
            LANES,
            enzyme_const,
            from_ref(f),
            enzyme_dup,
            view.address(),
            a,
            b,
            c,
            d,
            enzyme_const,
            view.length(),
            enzyme_dupnoneed,
            from_mut(value),
            p,
            q,
            r,
            s,
        );
    }
    columns
}

fn rows_of_columns<A, R, F>(
    f: &F,
    x: &A,
    value: &mut R,
    inputs: usize,
    outputs: usize,
) -> Vec<A::Gradient>
where
    A: Point + ?Sized,
    R: Differentiable,
    F: Fn(&A::View) -> R,
{
    let mut columns = Vec::with_capacity(inputs + LANES);
    for first in (0..inputs).step_by(LANES) {
        columns.extend(columns_from(f, x, value, first).iter().map(numbers_of));
    }
    (0..outputs)
        .map(|i| {
            let mut row = x.zeros();
            set_numbers(&mut row, |j| columns[j][i]);
            row
        })
        .collect()
}
