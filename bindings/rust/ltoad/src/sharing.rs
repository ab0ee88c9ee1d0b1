// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Values that several counted references lead to: each has one shadow, and its numbers are visited once.
//!
//! What is here can only be made in this crate. That is why numbers behind counted references may be changed: it
//! happens in values that the crate has just made, and nobody else has a part of them.

use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use std::ptr::null_mut;

use crate::differentiable::Differentiable;

/// A counted reference, to count those to its value.
pub(crate) trait Counted {
    fn references(&self) -> usize;
}

/// The shadow behind a counted reference of the value.
struct Known {
    /// A `Box` of the reference.
    reference: *mut (),
    type_name: &'static str,
    finish: unsafe fn(*mut ()) -> bool,
}

/// Gives a reference up; whether there are others to its value.
///
/// # Safety
/// `reference` came from `Box::<C>::into_raw`, and is not used any more.
unsafe fn finish<C: Counted>(reference: *mut ()) -> bool {
    // SAFETY: the caller's promise.
    let reference = unsafe { Box::from_raw(reference.cast::<C>()) };
    reference.references() > 1
}

type ByAddress = BTreeMap<usize, Known>;

/// The shadows so far that counted references lead to.
///
/// A pointer, null without such references, so that a value that has none costs nothing. After a panic what it leads to
/// is leaked, since some of it has not been written yet.
pub struct Shadows {
    by_address: *mut ByAddress,
    /// Whether the function may replace what is met next.
    in_cell: bool,
}

impl Shadows {
    pub(crate) const fn new() -> Self {
        Self {
            by_address: null_mut(),
            in_cell: false,
        }
    }

    /// What is known of the reference to an address.
    ///
    /// # Panics
    /// If the value has been met as another type.
    pub(crate) fn recall<C: Counted>(&self, address: usize) -> Option<&C> {
        // SAFETY: null, or made by `remember` and not yet given up.
        let known = unsafe { self.by_address.as_ref() }?.get(&address)?;
        assert!(
            known.type_name == type_name::<C>(),
            "ltoad: one value has references of the types {} and {}",
            known.type_name,
            type_name::<C>()
        );
        // SAFETY: `remember` was given this type.
        Some(unsafe { &*known.reference.cast::<C>() })
    }

    pub(crate) fn remember<C: Counted>(&mut self, address: usize, reference: C) {
        if self.by_address.is_null() {
            self.by_address = Box::into_raw(Box::default());
        }
        let known = Known {
            reference: Box::into_raw(Box::new(reference)).cast(),
            type_name: type_name::<C>(),
            finish: finish::<C>,
        };
        // SAFETY: not null, and nobody else has it.
        unsafe { &mut *self.by_address }.insert(address, known);
    }

    /// # Panics
    /// If a shadow has no owner.
    #[inline]
    pub(crate) fn finish(self) {
        if !self.by_address.is_null() {
            // SAFETY: made by `remember`.
            give_up(unsafe { Box::from_raw(self.by_address) });
        }
    }

    /// Goes into a cell, or to where the cell around does not reach; where it was before.
    #[inline]
    pub(crate) fn enter(&mut self, in_cell: bool) -> bool {
        std::mem::replace(&mut self.in_cell, in_cell)
    }

    #[inline]
    pub(crate) fn in_cell(&self) -> bool {
        self.in_cell
    }

    /// Meets a value that has other variants, whose numbers it says nothing of.
    ///
    /// # Panics
    /// If the function may put one of them in its place: their numbers have to be zero.
    #[inline]
    pub fn meet_variants<T: Differentiable>(&self, what: &str) {
        if T::INLINE && self.in_cell {
            may_change(what);
        }
    }
}

#[cold]
#[inline(never)]
pub(crate) fn may_change(what: &str) -> ! {
    panic!(
        "ltoad: {what} with numbers is in a cell, where a function may put another variant in its place; \
         have cells around the numbers in it, or around an index that chooses"
    );
}

#[cold]
#[inline(never)]
#[allow(clippy::boxed_local)]
fn give_up(known: Box<ByAddress>) {
    let mut owned = true;
    for known in known.values() {
        // SAFETY: `remember` made them for each other, and this is the last use.
        owned &= unsafe { (known.finish)(known.reference) };
    }
    assert!(
        owned,
        "ltoad: a weak reference leads out of the value, which has to own all that derivatives are taken by"
    );
}

/// Values behind counted references that have been visited.
#[derive(Default)]
pub struct Visited(BTreeSet<usize>);

impl Visited {
    pub(crate) fn is_first(&mut self, address: usize) -> bool {
        self.0.insert(address)
    }
}

mod sealed {
    /// What only this crate implements.
    pub trait Sealed {}
}

impl sealed::Sealed for Alone {}
impl sealed::Sealed for IntoShadow {}

/// How numbers are assigned behind counted references.
pub trait Assignment: sealed::Sealed {
    /// Whether all references of the value are its own, and to be written through.
    #[doc(hidden)]
    fn owns_all(&self) -> bool;

    /// Whether the value that references lead to is to be assigned, and has not been yet.
    ///
    /// # Panics
    /// If it has been, from another value.
    #[doc(hidden)]
    fn is_first(&mut self, to: usize, from: usize) -> bool;
}

/// Into a value that shares nothing: references in it have to be the only ones.
pub(crate) struct Alone;

impl Assignment for Alone {
    fn owns_all(&self) -> bool {
        false
    }
    fn is_first(&mut self, _to: usize, _from: usize) -> bool {
        true
    }
}

/// Into a shadow that has just been made: where values behind its references came from.
///
/// A pointer for the same reason as in `Shadows`.
pub(crate) struct IntoShadow(*mut BTreeMap<usize, usize>);

impl IntoShadow {
    pub(crate) const fn new() -> Self {
        Self(null_mut())
    }

    #[inline]
    pub(crate) fn finish(self) {
        if !self.0.is_null() {
            // SAFETY: made by `is_first`.
            drop(unsafe { Box::from_raw(self.0) });
        }
    }
}

impl Assignment for IntoShadow {
    fn owns_all(&self) -> bool {
        true
    }
    fn is_first(&mut self, to: usize, from: usize) -> bool {
        if self.0.is_null() {
            self.0 = Box::into_raw(Box::default());
        }
        // SAFETY: not null, and nobody else has it.
        let known = unsafe { &mut *self.0 }.insert(to, from);
        assert!(
            known.is_none_or(|known| known == from),
            "ltoad: a direction or seed has two values where its value has one with two references; \
             `zeroed` makes one with the same references"
        );
        known.is_none()
    }
}
