// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shadows of what the standard library holds values in.
//!
//! A shadow lies in memory as the value does. That is why maps are cloned and their values made zero in place: the
//! clone of a map has its buckets, or its nodes, in the same places.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, LinkedList};
use std::hash::{BuildHasher, Hash};

use crate::differentiable::{Differentiable, Number};
use crate::shapes::{Met, has_no_numbers};
use crate::sharing::{Assignment, Shadows, Visited, may_change};
use crate::slices::{self, item_by_item, nothing_to_visit, same_length};

/// Items that follow each other in memory.
macro_rules! sequences {
    ($($sequence:ty),*) => {$(
        impl<T: Differentiable> Differentiable for $sequence {
            const INLINE: bool = false;
            fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
                if self.len() != shadow.len() {
                    return has_no_numbers(self);
                }
                slices::fit(self, shadow, met)
            }
            fn shadow(&self, shadows: &mut Shadows) -> Self {
                self.iter().map(|item| item.shadow(shadows)).collect()
            }
            #[inline]
            fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
                slices::assign(self, from, how);
            }
            fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
                slices::numbers(self, visit, visited);
            }
            fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
                slices::numbers_mut(self, visit, visited);
            }
        }
    )*};
}
sequences!(Vec<T>, Box<[T]>);

impl<T: Differentiable> Differentiable for Box<T> {
    const INLINE: bool = false;
    fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
        (**self).fits(shadow, met)
    }
    fn shadow(&self, shadows: &mut Shadows) -> Self {
        Box::new((**self).shadow(shadows))
    }
    fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
        (**self).assign(from, how);
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
        (**self).numbers(visit, visited);
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
        (**self).numbers_mut(visit, visited);
    }
}

impl<T: Differentiable> Differentiable for LinkedList<T> {
    const INLINE: bool = false;
    fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
        if self.len() != shadow.len() {
            return has_no_numbers(self);
        }
        self.iter()
            .zip(shadow)
            .all(|(item, shadow)| item.fits(shadow, met))
    }
    fn shadow(&self, shadows: &mut Shadows) -> Self {
        self.iter().map(|item| item.shadow(shadows)).collect()
    }
    item_by_item!();
}

impl<T: Differentiable> Differentiable for Option<T> {
    const INLINE: bool = T::INLINE;
    fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
        match (self, shadow) {
            (Some(item), Some(shadow)) => item.fits(shadow, met),
            (Some(item), None) => has_no_numbers(item),
            (None, _) => true,
        }
    }
    fn shadow(&self, shadows: &mut Shadows) -> Self {
        match self {
            Some(item) => Some(item.shadow(shadows)),
            // what will be a number is zero
            None if T::INLINE && shadows.in_cell() => {
                Some(T::origin().unwrap_or_else(|| may_change("an Option")))
            }
            None => None,
        }
    }
    fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
        match (self, from) {
            (Some(to), Some(from)) => to.assign(from, how),
            (None, None) => {}
            _ => different_variants(),
        }
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
        self.iter().for_each(|item| item.numbers(visit, visited));
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
        self.iter_mut()
            .for_each(|item| item.numbers_mut(visit, visited));
    }
}

impl<T: Differentiable, E: Differentiable> Differentiable for Result<T, E> {
    const INLINE: bool = T::INLINE || E::INLINE;
    fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
        match (self, shadow) {
            (Ok(value), Ok(shadow)) => value.fits(shadow, met),
            (Err(error), Err(shadow)) => error.fits(shadow, met),
            _ => has_no_numbers(self),
        }
    }
    fn shadow(&self, shadows: &mut Shadows) -> Self {
        shadows.meet_variants::<Self>("a Result");
        match self {
            Ok(value) => Ok(value.shadow(shadows)),
            Err(error) => Err(error.shadow(shadows)),
        }
    }
    fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
        match (self, from) {
            (Ok(to), Ok(from)) => to.assign(from, how),
            (Err(to), Err(from)) => to.assign(from, how),
            _ => different_variants(),
        }
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
        match self {
            Ok(value) => value.numbers(visit, visited),
            Err(error) => error.numbers(visit, visited),
        }
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
        match self {
            Ok(value) => value.numbers_mut(visit, visited),
            Err(error) => error.numbers_mut(visit, visited),
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

/// Whether values follow each other in memory as their shadows do, as in maps with the same buckets or nodes.
fn same_places<'a, V: 'a>(
    values: impl Iterator<Item = &'a V>,
    shadows: impl Iterator<Item = &'a V>,
) -> bool {
    let mut before: Option<(usize, usize)> = None;
    for (value, shadow) in values.zip(shadows) {
        let (value, shadow) = (
            std::ptr::from_ref(value).addr(),
            std::ptr::from_ref(shadow).addr(),
        );
        if let Some((last, last_shadow)) = before {
            let is_near = value.abs_diff(last) == size_of::<V>();
            let is_shadow_near = shadow.abs_diff(last_shadow) == size_of::<V>();
            if is_near != is_shadow_near {
                return false;
            }
        }
        before = Some((value, shadow));
    }
    true
}

macro_rules! maps {
    ($map:ident<$($parameter:ident),*>, $($bounds:tt)*) => {
        impl<$($parameter),*> Differentiable for $map<$($parameter),*>
        where
            V: Differentiable + Clone,
            $($bounds)*
        {
            const INLINE: bool = false;
            fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
                if self.len() != shadow.len() || !self.keys().eq(shadow.keys()) {
                    return has_no_numbers(self);
                }
                same_places(self.values(), shadow.values())
                    && self.values().zip(shadow.values()).all(|(value, shadow)| value.fits(shadow, met))
            }
            fn shadow(&self, shadows: &mut Shadows) -> Self {
                shadows.meet_variants::<V>("a map");
                let mut shadow = self.clone();
                for (to, from) in shadow.values_mut().zip(self.values()) {
                    *to = from.shadow(shadows);
                }
                shadow
            }
            fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
                same_length(self.len(), from.len());
                for (key, to) in self.iter_mut() {
                    match from.get(key) {
                        Some(value) => to.assign(value, how),
                        None => another_key(),
                    }
                }
            }
            fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
                self.values().for_each(|value| value.numbers(visit, visited));
            }
            fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
                self.values_mut().for_each(|value| value.numbers_mut(visit, visited));
            }
        }
    };
}
maps!(HashMap<K, V, S>, K: Eq + Hash + Clone, S: BuildHasher + Clone);
maps!(BTreeMap<K, V>, K: Ord + Clone);

/// Keys have no derivatives: a shadow is a copy.
macro_rules! sets {
    ($($set:ident<$($parameter:ident),*>),*) => {$(
        impl<$($parameter: Clone),*> Differentiable for $set<$($parameter),*> {
            const INLINE: bool = false;
            fn shadow(&self, _shadows: &mut Shadows) -> Self {
                self.clone()
            }
            nothing_to_visit!();
        }
    )*};
}
sets!(HashSet<K, S>, BTreeSet<K>);
