// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shadows of `VecDeque`: a ring in memory, so that the first item has to lie where it lies in the value.

use std::collections::VecDeque;
use std::mem::{ManuallyDrop, MaybeUninit};

use crate::differentiable::{Differentiable, Number};
use crate::shapes::{Met, has_no_numbers};
use crate::sharing::{Assignment, Shadows, Visited};
use crate::slices::item_by_item;

/// How many places lie before the first item of a ring.
///
/// A `VecDeque` without items becomes a `Vec` without moving any or allocating, and the address of the `Vec` is that
/// of the ring's memory.
fn places_before<T>(ring: &VecDeque<T>) -> usize {
    let Some(first) = ring.front() else {
        return 0;
    };
    // SAFETY: a second owner, which neither drops items, whose type says so, nor the memory.
    let mut items = unsafe {
        std::ptr::from_ref(ring)
            .cast::<VecDeque<MaybeUninit<T>>>()
            .read()
    };
    items.clear();
    let memory = ManuallyDrop::new(Vec::from(items));
    (std::ptr::from_ref(first).addr() - memory.as_ptr().addr()) / size_of::<T>()
}

/// A ring without items, in which `before` places lie before the first item that will come. All places are zero:
/// a function that turns the ring in a cell writes to those between the last item and the first.
///
/// # Panics
/// If the library gives another capacity than it is asked for.
fn empty_ring<T>(capacity: usize, before: usize) -> VecDeque<T> {
    let mut places: VecDeque<MaybeUninit<T>> = VecDeque::with_capacity(capacity);
    places.resize_with(capacity, MaybeUninit::zeroed);
    places.drain(..before);
    places.truncate(0);
    // SAFETY: there are no items, and the memory is that of a ring of `T`.
    let ring = unsafe {
        std::ptr::from_ref(&*ManuallyDrop::new(places))
            .cast::<VecDeque<T>>()
            .read()
    };
    assert!(
        ring.capacity() == capacity,
        "ltoad: a VecDeque of another capacity than {capacity}; call `shrink_to_fit` before derivatives are taken by it"
    );
    ring
}

impl<T: Differentiable> Differentiable for VecDeque<T> {
    const INLINE: bool = false;
    fn shadow(&self, shadows: &mut Shadows) -> Self {
        if size_of::<T>() == 0 {
            return self.iter().map(|item| item.shadow(shadows)).collect();
        }
        let mut ring = empty_ring(self.capacity(), places_before(self));
        for item in self {
            ring.push_back(item.shadow(shadows));
        }
        assert!(
            places_before(&ring) == places_before(self),
            "ltoad: the places of a VecDeque cannot be given to its shadow by this version of the library"
        );
        ring
    }
    fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
        if self.len() != shadow.len() {
            return has_no_numbers(self);
        }
        let lies = |ring: &Self| (ring.capacity(), places_before(ring));
        lies(self) == lies(shadow)
            && self
                .iter()
                .zip(shadow)
                .all(|(item, shadow)| item.fits(shadow, met))
    }
    item_by_item!();
}
