//! Shadows of what the standard library holds values in.
//!
//! A shadow lies in memory as the value does. That is why maps are cloned and their values made zero in place: the
//! clone of a map has its buckets, or its nodes, in the same places.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher, Hash};

use crate::differentiable::{Differentiable, Number};

impl<T: Differentiable> Differentiable for Vec<T> {
    fn zeroed(&self) -> Self {
        self.iter().map(T::zeroed).collect()
    }
    #[inline]
    fn assign(&mut self, from: &Self) {
        same_length(self.len(), from.len());
        for (to, from) in self.iter_mut().zip(from) {
            to.assign(from);
        }
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number)) {
        self.iter().for_each(|item| item.numbers(visit));
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number)) {
        self.iter_mut().for_each(|item| item.numbers_mut(visit));
    }
}

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

impl<T: Differentiable> Differentiable for Box<T> {
    fn zeroed(&self) -> Self {
        Box::new((**self).zeroed())
    }
    fn assign(&mut self, from: &Self) {
        (**self).assign(from);
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number)) {
        (**self).numbers(visit);
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number)) {
        (**self).numbers_mut(visit);
    }
}

impl<T: Differentiable> Differentiable for Box<[T]> {
    fn zeroed(&self) -> Self {
        self.iter().map(T::zeroed).collect()
    }
    fn assign(&mut self, from: &Self) {
        same_length(self.len(), from.len());
        for (to, from) in self.iter_mut().zip(from.iter()) {
            to.assign(from);
        }
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number)) {
        self.iter().for_each(|item| item.numbers(visit));
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number)) {
        self.iter_mut().for_each(|item| item.numbers_mut(visit));
    }
}

impl<T: Differentiable> Differentiable for Option<T> {
    fn zeroed(&self) -> Self {
        self.as_ref().map(T::zeroed)
    }
    fn assign(&mut self, from: &Self) {
        match (self, from) {
            (Some(to), Some(from)) => to.assign(from),
            (None, None) => {}
            _ => different_variants(),
        }
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number)) {
        self.iter().for_each(|item| item.numbers(visit));
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number)) {
        self.iter_mut().for_each(|item| item.numbers_mut(visit));
    }
}

impl<T: Differentiable, E: Differentiable> Differentiable for Result<T, E> {
    fn zeroed(&self) -> Self {
        self.as_ref().map(T::zeroed).map_err(E::zeroed)
    }
    fn assign(&mut self, from: &Self) {
        match (self, from) {
            (Ok(to), Ok(from)) => to.assign(from),
            (Err(to), Err(from)) => to.assign(from),
            _ => different_variants(),
        }
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number)) {
        match self {
            Ok(value) => value.numbers(visit),
            Err(error) => error.numbers(visit),
        }
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number)) {
        match self {
            Ok(value) => value.numbers_mut(visit),
            Err(error) => error.numbers_mut(visit),
        }
    }
}

/// # Panics
/// Always: two values that belong together are different variants of an enum.
#[cold]
#[inline(never)]
pub fn different_variants() -> ! {
    panic!("ltoad: a shadow, direction or seed is another variant of the enum than its value");
}

#[cold]
#[inline(never)]
fn another_key() -> ! {
    panic!("ltoad: a shadow, direction or seed lacks a key of its map");
}

macro_rules! maps {
    ($map:ident<$($parameter:ident),*>, $($bounds:tt)*) => {
        impl<$($parameter),*> Differentiable for $map<$($parameter),*>
        where
            V: Differentiable + Clone,
            $($bounds)*
        {
            fn zeroed(&self) -> Self {
                let mut shadow = self.clone();
                shadow.values_mut().for_each(|value| *value = value.zeroed());
                shadow
            }
            fn assign(&mut self, from: &Self) {
                same_length(self.len(), from.len());
                for (key, to) in self.iter_mut() {
                    match from.get(key) {
                        Some(value) => to.assign(value),
                        None => another_key(),
                    }
                }
            }
            fn numbers(&self, visit: &mut dyn FnMut(&dyn Number)) {
                self.values().for_each(|value| value.numbers(visit));
            }
            fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number)) {
                self.values_mut().for_each(|value| value.numbers_mut(visit));
            }
        }
    };
}
maps!(HashMap<K, V, S>, K: Eq + Hash + Clone, S: BuildHasher + Clone);
maps!(BTreeMap<K, V>, K: Ord + Clone);
