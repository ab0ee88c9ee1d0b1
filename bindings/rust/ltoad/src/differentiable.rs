// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Values that have derivatives: shadows of them, and the numbers that they hold.

use crate::shapes::Met;
use crate::sharing::{Assignment, Shadows, Visited};
use crate::slices::{self, nothing_to_visit};

/// A floating-point number: `f32` or `f64`.
pub trait Number {
    fn get(&self) -> f64;
    fn set(&mut self, value: f64);
}

/// A result that has a gradient.
pub trait Scalar: Differentiable + Number + Copy {
    const ZERO: Self;
    const ONE: Self;
}

/// A value that derivatives can be taken by, and of.
///
/// `#[derive(Differentiable)]` implements it for structs and enums; numbers, arrays, tuples, `Vec`, `Box`, `Option`,
/// `HashMap`, `BTreeMap`, `VecDeque`, `Rc`, `Arc`, `RefCell` and `Cell` have it, and so have integers, strings and the
/// like, which hold no numbers with derivatives.
pub trait Differentiable: Sized {
    /// Whether a value may have numbers among its own bytes, as one variant or another; not on the heap.
    #[doc(hidden)]
    const INLINE: bool = true;

    /// A value of the same shape, with all numbers zero: it lies in memory as `self` does, number for number.
    fn zeroed(&self) -> Self {
        let mut shadows = Shadows::new();
        let shadow = self.shadow(&mut shadows);
        shadows.finish();
        shadow
    }

    /// As `zeroed`, as a part of a value, some of whose counted references have shadows already.
    fn shadow(&self, shadows: &mut Shadows) -> Self;

    /// Whether `shadow` lies in memory as `self` does, wherever there are numbers.
    #[doc(hidden)]
    #[inline(always)]
    fn fits(&self, _shadow: &Self, _met: &mut Met) -> bool {
        true
    }

    /// Takes the numbers of `from`.
    ///
    /// # Panics
    /// If its shape is not that of `self`.
    fn assign(&mut self, from: &Self, how: &mut impl Assignment);

    /// Visits all numbers in order.
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited);

    /// Visits all numbers in order, to change them.
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited);

    /// Zero, if all values of the type have one shape.
    fn origin() -> Option<Self> {
        None
    }
}

macro_rules! numbers {
    ($($t:ty),*) => {$(
        impl Number for $t {
            fn get(&self) -> f64 {
                f64::from(*self)
            }
            fn set(&mut self, value: f64) {
                *self = value as $t;
            }
        }
        impl Scalar for $t {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
        }
        impl Differentiable for $t {
            fn shadow(&self, _shadows: &mut Shadows) -> Self {
                0.0
            }
            #[inline]
            fn assign(&mut self, from: &Self, _how: &mut impl Assignment) {
                *self = *from;
            }
            fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), _visited: &mut Visited) {
                visit(self);
            }
            fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), _visited: &mut Visited) {
                visit(self);
            }
            fn origin() -> Option<Self> {
                Some(0.0)
            }
        }
    )*};
}
numbers!(f32, f64);

/// Types without numbers: a shadow is a copy.
macro_rules! without_numbers {
    ($($t:ty),* $(,)?) => {$(
        impl Differentiable for $t {
            const INLINE: bool = false;
            fn shadow(&self, _shadows: &mut Shadows) -> Self {
                self.clone()
            }
            nothing_to_visit!();
        }
    )*};
}
without_numbers!(
    u8,
    u16,
    u32,
    u64,
    u128,
    usize,
    i8,
    i16,
    i32,
    i64,
    i128,
    isize,
    bool,
    char,
    &str,
    String,
    Box<str>,
    std::rc::Rc<str>,
    std::sync::Arc<str>,
    std::time::Duration
);

impl Differentiable for () {
    const INLINE: bool = false;
    fn shadow(&self, _shadows: &mut Shadows) -> Self {}
    fn assign(&mut self, _from: &Self, _how: &mut impl Assignment) {}
    fn numbers(&self, _visit: &mut dyn FnMut(&dyn Number), _visited: &mut Visited) {}
    fn numbers_mut(&mut self, _visit: &mut dyn FnMut(&mut dyn Number), _visited: &mut Visited) {}
    fn origin() -> Option<Self> {
        Some(())
    }
}

impl<T> Differentiable for std::marker::PhantomData<T> {
    const INLINE: bool = false;
    fn shadow(&self, _shadows: &mut Shadows) -> Self {
        *self
    }
    fn assign(&mut self, _from: &Self, _how: &mut impl Assignment) {}
    fn numbers(&self, _visit: &mut dyn FnMut(&dyn Number), _visited: &mut Visited) {}
    fn numbers_mut(&mut self, _visit: &mut dyn FnMut(&mut dyn Number), _visited: &mut Visited) {}
    fn origin() -> Option<Self> {
        Some(Self)
    }
}

impl<T: Differentiable, const N: usize> Differentiable for [T; N] {
    const INLINE: bool = N > 0 && T::INLINE;
    fn shadow(&self, shadows: &mut Shadows) -> Self {
        std::array::from_fn(|i| self[i].shadow(shadows))
    }
    #[inline]
    fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
        for (to, from) in self.iter_mut().zip(from) {
            to.assign(from, how);
        }
    }
    fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
        slices::fit(self, shadow, met)
    }
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
        self.iter().for_each(|item| item.numbers(visit, visited));
    }
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
        self.iter_mut()
            .for_each(|item| item.numbers_mut(visit, visited));
    }
    fn origin() -> Option<Self> {
        T::origin().map(|first| std::array::from_fn(|_| first.zeroed()))
    }
}

macro_rules! tuples {
    ($($name:ident $index:tt),*) => {
        impl<$($name: Differentiable),*> Differentiable for ($($name,)*) {
            const INLINE: bool = $($name::INLINE)||*;
            fn shadow(&self, shadows: &mut Shadows) -> Self {
                ($(self.$index.shadow(shadows),)*)
            }
            #[inline]
            fn assign(&mut self, from: &Self, how: &mut impl Assignment) {
                $(self.$index.assign(&from.$index, how);)*
            }
            fn fits(&self, shadow: &Self, met: &mut Met) -> bool {
                $(self.$index.fits(&shadow.$index, met))&&*
            }
            fn numbers(&self, visit: &mut dyn FnMut(&dyn Number), visited: &mut Visited) {
                $(self.$index.numbers(visit, visited);)*
            }
            fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number), visited: &mut Visited) {
                $(self.$index.numbers_mut(visit, visited);)*
            }
            fn origin() -> Option<Self> {
                Some(($($name::origin()?,)*))
            }
        }
    };
}
tuples!(A 0);
tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);
tuples!(A 0, B 1, C 2, D 3, E 4);
tuples!(A 0, B 1, C 2, D 3, E 4, G 5);
tuples!(A 0, B 1, C 2, D 3, E 4, G 5, H 6);
tuples!(A 0, B 1, C 2, D 3, E 4, G 5, H 6, I 7);
