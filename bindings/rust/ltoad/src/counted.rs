// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shadows of counted references, and of cells.

use std::cell::{Cell, RefCell};
use std::mem::MaybeUninit;
use std::rc::{self, Rc};
use std::sync::{self, Arc};

use crate::differentiable::{Differentiable, Number};
use crate::shapes::Met;
use crate::sharing::{Assignment, Counted, Shadows, Visited};
use crate::slices::{self, nothing_to_visit};

#[cold]
#[inline(never)]
fn has_others() -> ! {
    panic!("ltoad: a result has a counted reference to a value that others refer to");
}

macro_rules! counted {
    ($counted:ident, $weak:ty) => {
        impl<T: ?Sized> Counted for $counted<T> {
            fn references(&self) -> usize {
                $counted::strong_count(self)
            }
        }

        /// One shadow for all references to a value. It is there before its contents are, for those among them that
        /// lead back to it.
        impl<T: Differentiable> Differentiable for $counted<T> {
            const INLINE: bool = false;
            fn shadow(&self, shadows: &mut Shadows) -> Self {
                let address = $counted::as_ptr(self).addr();
                if let Some(known) = shadows.recall::<Self>(address) {
                    return Self::clone(known);
                }
                let empty = $counted::<T>::new_uninit();
                let place = $counted::as_ptr(&empty).cast_mut();
                // SAFETY: until the value is written below, the reference is only cloned; if that panics, the clone in
                // `shadows` is leaked, so that nobody drops the value.
                let shadow = unsafe { Self::from_raw($counted::into_raw(empty).cast()) };
                shadows.remember(address, Self::clone(&shadow));
                let before = shadows.enter(shadows.in_cell() && is_alone!($counted, self));
                let value = (**self).shadow(shadows);
                shadows.enter(before);
                // SAFETY: the place of the value, of which there are no references yet.
                unsafe { place.write(MaybeUninit::new(value)) };
                shadow
            }
            behind!($counted, Differentiable, fits);
        }

        impl<T: Differentiable> Differentiable for $counted<[T]> {
            const INLINE: bool = false;
            fn shadow(&self, shadows: &mut Shadows) -> Self {
                let address = $counted::as_ptr(self).cast::<T>().addr();
                if let Some(known) = shadows.recall::<Self>(address) {
                    return Self::clone(known);
                }
                let empty = $counted::<[T]>::new_uninit_slice(self.len());
                let place = $counted::as_ptr(&empty).cast::<T>().cast_mut();
                // SAFETY: as above.
                let shadow = unsafe { Self::from_raw($counted::into_raw(empty) as *const [T]) };
                shadows.remember(address, Self::clone(&shadow));
                let before = shadows.enter(shadows.in_cell() && is_alone!($counted, self));
                for (index, item) in self.iter().enumerate() {
                    let value = item.shadow(shadows);
                    // SAFETY: the place of an item, of which there are no references yet.
                    unsafe { place.add(index).write(value) };
                }
                shadows.enter(before);
                shadow
            }
            behind!($counted, slices, fit_all);
        }

        /// The shadow leads to the shadow of what the reference leads to; that has owners in the same value.
        impl<T: Differentiable> Differentiable for $weak {
            const INLINE: bool = false;
            fn shadow(&self, shadows: &mut Shadows) -> Self {
                match self.upgrade() {
                    Some(target) => $counted::downgrade(&target.shadow(shadows)),
                    None => Self::new(),
                }
            }
            nothing_to_visit!();
        }
    };
}

/// Whether a cell around the reference reaches its value, by `get_mut` or `make_mut`.
macro_rules! is_alone {
    ($counted:ident, $reference:expr) => {
        $counted::strong_count($reference) == 1 && $counted::weak_count($reference) == 0
    };
}

/// What a counted reference leads to is visited through the first one only.
macro_rules! behind {
    ($counted:ident, $part:ident, $fits:ident) => {
        fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
            let place = $counted::as_ptr(self).cast_mut();
            if !how.is_first(place.addr(), $counted::as_ptr(from).addr()) {
                return;
            }
            let to = if how.owns_all() {
                // SAFETY: a new value with all references to it: only this one is in use.
                unsafe { &mut *place }
            } else {
                $counted::get_mut(self).unwrap_or_else(|| has_others())
            };
            $part::assign(to, from, how);
        }
        fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
            let there = $counted::as_ptr(shadow).addr();
            match met.before($counted::as_ptr(self).addr(), there) {
                Some(known) => known == there,
                None => $part::$fits(&**self, &**shadow, met),
            }
        }
        fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
            if visited.is_first($counted::as_ptr(self).addr()) {
                $part::numbers(&**self, visit, visited);
            }
        }
        fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
            let place = $counted::as_ptr(self).cast_mut();
            if visited.is_first(place.addr()) {
                // SAFETY: a new value with all references to it: only this one is in use.
                let part = unsafe { &mut *place };
                $part::numbers_mut(part, visit, visited);
            }
        }
    };
}
counted!(Rc, rc::Weak<T>);
counted!(Arc, sync::Weak<T>);

impl<T: Differentiable + Copy> Differentiable for Cell<T> {
    const INLINE: bool = T::INLINE;
    fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
        self.get().fits(&shadow.get(), met)
    }
    fn shadow(&self, shadows: &mut Shadows) -> Self {
        let before = shadows.enter(true);
        let value = self.get().shadow(shadows);
        shadows.enter(before);
        Self::new(value)
    }
    fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
        self.get_mut().assign(&from.get(), how);
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
        // SAFETY: nothing changes the cell during the visit, which only this crate begins.
        unsafe { &*self.as_ptr() }.numbers(visit, visited);
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
        self.get_mut().numbers_mut(visit, visited);
    }
}

/// What is borrowed mutably has no shadow: the methods panic as `borrow` does.
impl<T: Differentiable> Differentiable for RefCell<T> {
    const INLINE: bool = T::INLINE;
    fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
        self.borrow().fits(&shadow.borrow(), met)
    }
    fn shadow(&self, shadows: &mut Shadows) -> Self {
        let before = shadows.enter(true);
        let value = self.borrow().shadow(shadows);
        shadows.enter(before);
        Self::new(value)
    }
    fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
        self.get_mut().assign(&from.borrow(), how);
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
        self.borrow().numbers(visit, visited);
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
        self.get_mut().numbers_mut(visit, visited);
    }
}
