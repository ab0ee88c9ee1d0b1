// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What is done item by item, wherever the items are held.

use crate::differentiable::{Differentiable, Number};
use crate::shapes::Met;
use crate::sharing::{Assignment, Visited};

/// # Panics
/// If two values that belong together differ in length.
#[inline]
pub(crate) fn same_length(wanted: usize, found: usize) {
    if wanted != found {
        different_lengths(wanted, found);
    }
}

#[cold]
#[inline(never)]
fn different_lengths(wanted: usize, found: usize) -> ! {
    panic!(
        "ltoad: lengths differ: {wanted} and {found}; a shadow, direction or seed has the length of its value"
    );
}

#[inline]
pub(crate) fn assign<T: Differentiable>(to: &mut [T], from: &[T], how: &mut impl Assignment) {
    same_length(to.len(), from.len());
    for (to, from) in to.iter_mut().zip(from) {
        to.assign(from, how);
    }
}

/// Whether shadows of items lie as the items do; there are as many.
#[inline]
pub(crate) fn fit<T: Differentiable>(items: &[T], shadows: &[T], met: &mut Met) -> bool {
    items
        .iter()
        .zip(shadows)
        .all(|(item, shadow)| item.fits(shadow, met))
}

pub(crate) fn fit_all<T: Differentiable>(items: &[T], shadows: &[T], met: &mut Met) -> bool {
    items.len() == shadows.len() && fit(items, shadows, met)
}

pub(crate) fn numbers<T: Differentiable>(
    items: &[T],
    visit: &mut dyn FnMut(&dyn Number),
    visited: &mut Visited,
) {
    items.iter().for_each(|item| item.numbers(visit, visited));
}

pub(crate) fn numbers_mut<T: Differentiable>(
    items: &mut [T],
    visit: &mut dyn FnMut(&mut dyn Number),
    visited: &mut Visited,
) {
    items
        .iter_mut()
        .for_each(|item| item.numbers_mut(visit, visited));
}

/// The methods of a collection that are those of its items, one after the other.
macro_rules! item_by_item {
    () => {
        fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
            $crate::slices::same_length(self.len(), from.len());
            for (to, from) in self.iter_mut().zip(from) {
                to.assign(from, how);
            }
        }
        fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
            self.iter().for_each(|item| item.numbers(visit, visited));
        }
        fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
            self.iter_mut()
                .for_each(|item| item.numbers_mut(visit, visited));
        }
    };
}
pub(crate) use item_by_item;

/// The methods of what holds no numbers, or none that nobody else visits.
macro_rules! nothing_to_visit {
    () => {
        fn assign(&mut self, _from: &Self, _how: &mut impl Assignment) {}
        fn numbers(&self, _visit: &mut dyn FnMut(&dyn Number), _visited: &mut Visited) {}
        fn numbers_mut(&mut self, _visit: &mut dyn FnMut(&mut dyn Number), _visited: &mut Visited) {
        }
    };
}
pub(crate) use nothing_to_visit;
