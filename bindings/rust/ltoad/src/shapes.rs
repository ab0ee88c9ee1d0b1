// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Whether a shadow that somebody else made lies in memory as its value does.

use std::collections::BTreeMap;
use std::ptr::null_mut;

use crate::differentiable::{Differentiable, Number};
use crate::sharing::Visited;

/// What counted references of a value and of its shadow lead to.
///
/// A pointer, null without such references, so that a value that has none costs nothing.
pub struct Met(*mut BTreeMap<usize, usize>);

impl Met {
    const fn new() -> Self {
        Self(null_mut())
    }

    /// The shadow that belongs to a value that was met before; remembers the pair if it was not.
    pub(crate) fn before(&mut self, value: usize, shadow: usize) -> Option<usize> {
        if self.0.is_null() {
            self.0 = Box::into_raw(Box::default());
        }
        // SAFETY: not null, and nobody else has it.
        let known = unsafe { &mut *self.0 };
        let before = known.get(&value).copied();
        known.entry(value).or_insert(shadow);
        before
    }

    fn finish(self) {
        if !self.0.is_null() {
            // SAFETY: made by `before`.
            drop(unsafe { Box::from_raw(self.0) });
        }
    }
}

/// Whether it does not matter what the shadow of a value is.
#[cold]
#[inline(never)]
pub fn has_no_numbers(value: &impl Differentiable) -> bool {
    let mut count = 0;
    value.numbers(&mut |_: &dyn Number| count += 1, &mut Visited::default());
    count == 0
}

#[cold]
#[inline(never)]
fn does_not_fit(name: &str) -> ! {
    panic!(
        "ltoad: the shadow of `{name}` has another shape than `{name}`; `{name}.zeroed()` has the same, with zeros"
    );
}

/// A value and its shadow.
pub struct Pair<'a, T: ?Sized>(pub &'a T, pub &'a T);

/// Pairs that can be checked.
pub trait Shaped {
    /// # Panics
    /// If the shadow has another shape than the value.
    fn check(&self, name: &str);
}

/// Pairs of all other types, behind one more reference: they are chosen last.
pub trait Unshaped {
    fn check(&self, name: &str);
}

impl<T: Differentiable> Shaped for Pair<'_, T> {
    #[inline]
    fn check(&self, name: &str) {
        let mut met = Met::new();
        if !self.0.fits(self.1, &mut met) {
            does_not_fit(name);
        }
        met.finish();
    }
}

impl<T: Differentiable> Shaped for Pair<'_, [T]> {
    #[inline]
    fn check(&self, name: &str) {
        let mut met = Met::new();
        // lanes of all directions may lie behind one another
        for (index, shadow) in self.1.iter().enumerate() {
            if !self.0[index % self.0.len()].fits(shadow, &mut met) {
                does_not_fit(name);
            }
        }
        met.finish();
    }
}

impl<T: ?Sized> Unshaped for &Pair<'_, T> {
    #[inline(always)]
    fn check(&self, _name: &str) {}
}
