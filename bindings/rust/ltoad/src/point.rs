// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Where derivatives are taken: how the arguments of the functions reach the linker's engine.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;
use std::sync::Arc;

use crate::differentiable::{Differentiable, Number};
use crate::sharing::{Assignment, Shadows, Visited};
use crate::slices;

/// What a function is differentiated at: a number, an array, a tuple, a struct, a slice, a `Vec`, a map.
///
/// The function sees a `&View`: for slices and vectors a slice, for all others the value itself.
pub trait Point {
    /// What the function gets a reference to.
    type View: View + ?Sized;
    /// What a gradient, and a direction, is.
    type Gradient: Differentiable;

    fn view(&self) -> &Self::View;
    /// A gradient of zeros, of the shape of `self`.
    fn zeros(&self) -> Self::Gradient;
    fn view_mut(gradient: &mut Self::Gradient) -> &mut Self::View;
    /// Takes over the numbers of `from` into a gradient of the same shape.
    ///
    /// # Panics
    /// If the shapes differ.
    fn set(gradient: &mut Self::Gradient, from: &Self, how: &mut impl Assignment);
}

/// References as an address and a number, as foreign functions take them.
pub trait View {
    fn address(&self) -> *const ();
    fn address_mut(&mut self) -> *mut ();
    /// The length of a slice, and 0 of everything else.
    fn length(&self) -> usize;
    /// The reference again.
    ///
    /// # Safety
    /// Both come from a reference of this type that is valid for `'a`.
    unsafe fn from_parts<'a>(address: *const (), length: usize) -> &'a Self;
}

impl<T> View for [T] {
    fn address(&self) -> *const () {
        self.as_ptr().cast()
    }
    fn address_mut(&mut self) -> *mut () {
        self.as_mut_ptr().cast()
    }
    fn length(&self) -> usize {
        self.len()
    }
    #[inline]
    unsafe fn from_parts<'a>(address: *const (), length: usize) -> &'a Self {
        // SAFETY: the caller's promise.
        unsafe { std::slice::from_raw_parts(address.cast(), length) }
    }
}

impl<T: Differentiable> Point for [T] {
    type View = [T];
    type Gradient = Vec<T>;

    fn view(&self) -> &[T] {
        self
    }
    fn zeros(&self) -> Vec<T> {
        let mut shadows = Shadows::new();
        let zeros = self.iter().map(|item| item.shadow(&mut shadows)).collect();
        shadows.finish();
        zeros
    }
    fn view_mut(gradient: &mut Vec<T>) -> &mut [T] {
        gradient
    }
    fn set(gradient: &mut Vec<T>, from: &Self, how: &mut impl Assignment) {
        slices::assign(gradient, from, how);
    }
}

impl<T: Differentiable> Point for Vec<T> {
    type View = [T];
    type Gradient = Vec<T>;

    fn view(&self) -> &[T] {
        self
    }
    fn zeros(&self) -> Vec<T> {
        self.zeroed()
    }
    fn view_mut(gradient: &mut Vec<T>) -> &mut [T] {
        gradient
    }
    fn set(gradient: &mut Vec<T>, from: &Self, how: &mut impl Assignment) {
        gradient.assign(from, how);
    }
}

/// Implements [`View`] and [`Point`] for types that a function takes as they are.
#[doc(hidden)]
#[macro_export]
macro_rules! __point {
    ([$($generics:tt)*] $t:ty $(where $($bounds:tt)*)?) => {
        impl<$($generics)*> $crate::View for $t $(where $($bounds)*)? {
            fn address(&self) -> *const () {
                ::core::ptr::from_ref(self).cast()
            }
            fn address_mut(&mut self) -> *mut () {
                ::core::ptr::from_mut(self).cast()
            }
            fn length(&self) -> usize {
                0
            }
            #[inline]
            unsafe fn from_parts<'view>(address: *const (), _length: usize) -> &'view Self {
                // SAFETY: the caller's promise.
                unsafe { &*address.cast() }
            }
        }
        impl<$($generics)*> $crate::Point for $t $(where $($bounds)*)? {
            type View = Self;
            type Gradient = Self;

            fn view(&self) -> &Self {
                self
            }
            fn zeros(&self) -> Self {
                $crate::Differentiable::zeroed(self)
            }
            fn view_mut(gradient: &mut Self) -> &mut Self {
                gradient
            }
            fn set(gradient: &mut Self, from: &Self, how: &mut impl $crate::__private::Assignment) {
                $crate::Differentiable::assign(gradient, from, how);
            }
        }
    };
}

__point!([] f32);
__point!([] f64);
__point!([T: Differentiable, const N: usize] [T; N]);
__point!([T: Differentiable] Box<T>);
__point!([T: Differentiable] Option<T>);
__point!([T: Differentiable] VecDeque<T>);
__point!([T: Differentiable] RefCell<T>);
__point!([T: Differentiable + Copy] Cell<T>);
__point!([T: Differentiable] Rc<T>);
__point!([T: Differentiable] Arc<T>);
__point!([K: Eq + std::hash::Hash + Clone, V: Differentiable + Clone, S: std::hash::BuildHasher + Clone]
    HashMap<K, V, S>);
__point!([K: Ord + Clone, V: Differentiable + Clone] BTreeMap<K, V>);
__point!([A: Differentiable] (A,));
__point!([A: Differentiable, B: Differentiable] (A, B));
__point!([A: Differentiable, B: Differentiable, C: Differentiable] (A, B, C));
__point!([A: Differentiable, B: Differentiable, C: Differentiable, D: Differentiable] (A, B, C, D));
__point!([A: Differentiable, B: Differentiable, C: Differentiable, D: Differentiable, E: Differentiable]
    (A, B, C, D, E));
__point!([A: Differentiable, B: Differentiable, C: Differentiable, D: Differentiable, E: Differentiable,
    G: Differentiable] (A, B, C, D, E, G));

/// All numbers of a value, in order.
pub(crate) fn numbers_of(value: &impl Differentiable) -> Vec<f64> {
    let mut found = Vec::new();
    value.numbers(
        &mut |number: &dyn Number| found.push(number.get()),
        &mut Visited::default(),
    );
    found
}

/// Gives a shadow that was just made its numbers in order.
pub(crate) fn set_numbers(value: &mut impl Differentiable, mut number: impl FnMut(usize) -> f64) {
    let mut index = 0;
    let mut set = |slot: &mut dyn Number| {
        slot.set(number(index));
        index += 1;
    };
    value.numbers_mut(&mut set, &mut Visited::default());
}
