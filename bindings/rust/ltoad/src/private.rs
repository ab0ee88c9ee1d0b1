// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the attributes' code calls. Its `unsafe` stands here, so that users' crates may forbid their own.

use std::mem::MaybeUninit;

pub use crate::containers::different_variants;
pub use crate::engine::{
    __enzyme_autodiff, __enzyme_fwddiff, enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_dupv,
    enzyme_width,
};
pub use crate::shapes::{Met, Pair, Shaped, Unshaped, has_no_numbers};
pub use crate::sharing::{Assignment, Shadows, Visited};
use crate::{Differentiable, Number};

/// # Panics
/// If a shadow has not the length of its slice, or of all its lanes.
#[inline]
pub fn check_length(name: &str, length: usize, lanes: usize, found: usize) {
    if length.checked_mul(lanes) != Some(found) {
        wrong_length(name, length, lanes, found);
    }
}

#[cold]
#[inline(never)]
fn wrong_length(name: &str, length: usize, lanes: usize, found: usize) -> ! {
    let times = if lanes == 1 {
        String::new()
    } else {
        format!(" times {lanes} lanes")
    };
    panic!("ltoad: the shadow of `{name}` has {found} elements, and `{name}` has {length}{times}");
}

/// Stops the build where a reference is more than an address.
#[inline(always)]
pub fn thin<T: ?Sized>() {
    const {
        assert!(
            size_of::<&T>() == size_of::<usize>(),
            "ltoad: a reference to a type without a known size; write slices as `&[T]`, and make trait objects Const"
        );
    }
}

/// Tangents by value are of types that are copied.
#[inline(always)]
pub fn copied<T: Copy>(_value: &T) {}

/// The first derivative by a value.
#[inline(always)]
pub fn zero<T: Differentiable + Copy>(value: &T) -> T {
    value.zeroed()
}

/// Where the numbers of a value lie, in bytes from its start, and how large they are.
///
/// # Panics
/// If it has numbers elsewhere, on the heap.
fn places_of<T: Differentiable>(value: &T) -> Vec<(usize, usize)> {
    let start = std::ptr::from_ref(value).addr();
    let mut places = Vec::new();
    let mut add = |number: &dyn Number| {
        let offset = std::ptr::from_ref(number).addr().wrapping_sub(start);
        assert!(
            offset < size_of::<T>(),
            "ltoad: a result with numbers on the heap: use `ltoad::jvp`, `ltoad::vjp` or a `&mut` parameter"
        );
        places.push((offset, size_of_val(number)));
    };
    value.numbers(&mut add, &mut Visited::default());
    places
}

/// The adjoint of a result as memory: the numbers of `seed`, and zeros around them. A variant without a number has
/// bytes there that mean nothing.
pub fn adjoint<T: Differentiable>(seed: &T) -> MaybeUninit<T> {
    let mut memory = MaybeUninit::<T>::zeroed();
    for (offset, size) in places_of(seed) {
        let from = std::ptr::from_ref(seed).cast::<u8>();
        // SAFETY: a number of `seed` lies at this offset.
        unsafe {
            memory
                .as_mut_ptr()
                .cast::<u8>()
                .add(offset)
                .copy_from(from.add(offset), size);
        }
    }
    memory
}

/// The tangent of `value` from memory that was zero when the tangents of its numbers were written into it.
///
/// # Panics
/// If `value` has numbers elsewhere, on the heap.
pub fn tangent<T: Differentiable>(value: &T, memory: &MaybeUninit<T>) -> T {
    let mut tangent = value.zeroed();
    for (offset, size) in places_of(value) {
        let from = memory.as_ptr().cast::<u8>();
        // SAFETY: a number of `value` lies at this offset, so one of its shape does, and bytes that were zero or
        // written are a number.
        unsafe {
            std::ptr::from_mut(&mut tangent)
                .cast::<u8>()
                .add(offset)
                .copy_from(from.add(offset), size);
        }
    }
    tangent
}

/// Reads a value that the derivative handed over by its address.
#[doc(hidden)]
#[macro_export]
macro_rules! __read {
    ($address:expr) => {{
        // SAFETY: the derivative keeps the value and does not drop it; the primal runs once.
        unsafe { $address.read() }
    }};
}

/// Writes the primal's result to where the derivative wants it.
#[doc(hidden)]
#[macro_export]
macro_rules! __write {
    ($address:expr, $value:expr) => {{
        let value = $value;
        // SAFETY: the derivative gives the address of memory for one result.
        unsafe { $address.write(value) }
    }};
}

/// Calls an unsafe primal.
#[doc(hidden)]
#[macro_export]
macro_rules! __promised {
    ($call:expr) => {{
        // SAFETY: the derivative of an unsafe function is unsafe, and asks the same of its callers.
        unsafe { $call }
    }};
}

/// The primal's result, once it has been written.
#[doc(hidden)]
#[macro_export]
macro_rules! __finished {
    ($memory:expr) => {{
        // SAFETY: the request ran the primal's wrapper, whose last statement writes the result.
        unsafe { $memory.assume_init() }
    }};
}

#[doc(hidden)]
#[macro_export]
macro_rules! __autodiff {
    ($($argument:expr),* $(,)?) => {
        // SAFETY: the attribute writes the request's arguments from the parameters of the function in it.
        unsafe { $crate::__private::__enzyme_autodiff($($argument),*) }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __fwddiff {
    ($($argument:expr),* $(,)?) => {
        // SAFETY: the attribute writes the request's arguments from the parameters of the function in it.
        unsafe { $crate::__private::__enzyme_fwddiff($($argument),*) }
    };
}

pub use crate::{
    __autodiff as autodiff, __finished as finished, __fwddiff as fwddiff, __promised as promised,
    __read as read, __write as write,
};
