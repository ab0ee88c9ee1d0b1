// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the linker replaces: requests for derivatives, and the marks before their arguments.
//!
//! Nothing here is defined anywhere. The linker of ltoad puts the derivative in the place of each call. The library
//! below does not exist either: that linker leaves it out, and any other says its name, which says what to do, before
//! it looks for symbols.

use std::ffi::{c_int, c_void};

#[link(
    name = "ltoad-is-not-the-linker: build with `cargo ltoad build`, or set `linker = ltoad-cc` and rustflags `-Clinker-plugin-lto`"
)]
unsafe extern "C-unwind" {
    /// The next argument has no derivative.
    pub safe static enzyme_const: c_int;
    /// The next argument is followed by its shadow.
    pub safe static enzyme_dup: c_int;
    /// As `enzyme_dup`; the primal result is not needed.
    pub safe static enzyme_dupnoneed: c_int;
    /// The next argument is followed by the stride of its shadows in bytes.
    pub safe static enzyme_dupv: c_int;
    /// The next argument is the number of directions.
    pub safe static enzyme_width: c_int;

    /// Runs the function, and adds derivatives to the shadows.
    pub fn __enzyme_autodiff(function: *const c_void, ...);
    /// Runs the function and its tangent.
    pub fn __enzyme_fwddiff(function: *const c_void, ...);
}
