//! Values that have derivatives: shadows of them, and the numbers that they hold.

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
/// `HashMap`, `BTreeMap` have it, and so have integers, strings and the like, which hold no numbers with derivatives.
pub trait Differentiable: Sized {
    /// A value of the same shape, with all numbers zero: it lies in memory as `self` does, number for number.
    fn zeroed(&self) -> Self;

    /// Takes the numbers of `from`.
    ///
    /// # Panics
    /// If its shape is not that of `self`.
    fn assign(&mut self, from: &Self);

    /// Visits all numbers in order.
    fn numbers(&self, visit: &mut dyn FnMut(&dyn Number));

    /// Visits all numbers in order, to change them.
    fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number));

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
            fn zeroed(&self) -> Self {
                0.0
            }
            #[inline]
            fn assign(&mut self, from: &Self) {
                *self = *from;
            }
            fn numbers(&self, visit: &mut dyn FnMut(&dyn Number)) {
                visit(self);
            }
            fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number)) {
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
            fn zeroed(&self) -> Self {
                self.clone()
            }
            fn assign(&mut self, _from: &Self) {}
            fn numbers(&self, _visit: &mut dyn FnMut(&dyn Number)) {}
            fn numbers_mut(&mut self, _visit: &mut dyn FnMut(&mut dyn Number)) {}
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
    String,
    std::time::Duration
);

impl Differentiable for () {
    fn zeroed(&self) -> Self {}
    fn assign(&mut self, _from: &Self) {}
    fn numbers(&self, _visit: &mut dyn FnMut(&dyn Number)) {}
    fn numbers_mut(&mut self, _visit: &mut dyn FnMut(&mut dyn Number)) {}
    fn origin() -> Option<Self> {
        Some(())
    }
}

impl<T> Differentiable for std::marker::PhantomData<T> {
    fn zeroed(&self) -> Self {
        *self
    }
    fn assign(&mut self, _from: &Self) {}
    fn numbers(&self, _visit: &mut dyn FnMut(&dyn Number)) {}
    fn numbers_mut(&mut self, _visit: &mut dyn FnMut(&mut dyn Number)) {}
    fn origin() -> Option<Self> {
        Some(Self)
    }
}

impl<T: Differentiable, const N: usize> Differentiable for [T; N] {
    fn zeroed(&self) -> Self {
        std::array::from_fn(|i| self[i].zeroed())
    }
    #[inline]
    fn assign(&mut self, from: &Self) {
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
    fn origin() -> Option<Self> {
        T::origin().map(|first| std::array::from_fn(|_| first.zeroed()))
    }
}

macro_rules! tuples {
    ($($name:ident $index:tt),*) => {
        impl<$($name: Differentiable),*> Differentiable for ($($name,)*) {
            fn zeroed(&self) -> Self {
                ($(self.$index.zeroed(),)*)
            }
            #[inline]
            fn assign(&mut self, from: &Self) {
                $(self.$index.assign(&from.$index);)*
            }
            fn numbers(&self, visit: &mut dyn FnMut(&dyn Number)) {
                $(self.$index.numbers(visit);)*
            }
            fn numbers_mut(&mut self, visit: &mut dyn FnMut(&mut dyn Number)) {
                $(self.$index.numbers_mut(visit);)*
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
