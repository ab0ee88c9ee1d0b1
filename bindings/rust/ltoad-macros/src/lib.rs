// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The attributes and the derive macro of the crate `ltoad`, which documents them.

// token streams are counted references: a clone in a list of holes costs nothing
#![allow(clippy::cloned_ref_to_slice_refs)]

mod arguments;
mod derivative;
mod derive;
mod request;
mod signature;
mod tokens;

use proc_macro::TokenStream;

use request::Mode;

/// See `ltoad::autodiff_forward`.
#[proc_macro_attribute]
pub fn autodiff_forward(attribute: TokenStream, item: TokenStream) -> TokenStream {
    with_derivative(Mode::Forward, attribute, item)
}

/// See `ltoad::autodiff_reverse`.
#[proc_macro_attribute]
pub fn autodiff_reverse(attribute: TokenStream, item: TokenStream) -> TokenStream {
    with_derivative(Mode::Reverse, attribute, item)
}

/// See `ltoad::Differentiable`.
#[proc_macro_derive(Differentiable)]
pub fn differentiable(item: TokenStream) -> TokenStream {
    derive::write(item).unwrap_or_else(tokens::Wrong::into_tokens)
}

/// The item as it was, and its derivative behind it, or what is wrong.
fn with_derivative(mode: Mode, attribute: TokenStream, item: TokenStream) -> TokenStream {
    let written = signature::read(item.clone()).and_then(|function| {
        let request = request::read(mode, attribute, &function)?;
        derivative::write(&request, &function)
    });
    let mut tokens = item;
    tokens.extend(written.unwrap_or_else(tokens::Wrong::into_tokens));
    tokens
}
