"""What the Fortran module ``ltoad`` makes public, beside the markers of the convention."""

from __future__ import annotations

from ltoad.vocabulary.entry import Entry

CHECKED = (
    Entry("ltoad_gradient", "sets `dx` to the gradient of `f`", "f, x, dx [, value]"),
    Entry(
        "ltoad_gradient",
        "the same for `f(n, x)` with `real x(n)`",
        "f, n, x, dx [, value]",
    ),
    Entry(
        "ltoad_jvp", "sets `slope` to the derivative of `f` along `v`", "f, x, v, slope [, value]"
    ),
    Entry(
        "ltoad_jvp",
        "sets `y` to what `map` gives, and `dy` to its derivative along `v`",
        "map, x, v, y, dy",
    ),
    Entry(
        "ltoad_vjp",
        "sets `y`, and `dx` to the transposed Jacobian times `dy`",
        "map, x, dx, y, dy",
    ),
    Entry(
        "ltoad_jacobian",
        "sets `y`, and `matrix(i, j)` to the derivative of `y(i)` by `x(j)`",
        "map, x, y, matrix",
    ),
    Entry("ltoad_hvp", "sets `product` to the Hessian of `f` times `v`", "f, x, v, product"),
    Entry("ltoad_hessian", "sets `matrix` to the Hessian of `f`", "f, x, matrix"),
)
"""Subroutines whose calls the compiler checks."""

REQUESTS = (
    Entry("enzyme_autodiff", "reverse mode of a subroutine", "f, …"),
    Entry("enzyme_autodiff_r4", "reverse mode, as a function with a result of four bytes", "f, …"),
    Entry("enzyme_autodiff_r8", "the same with a result of eight bytes", "f, …"),
    Entry("enzyme_fwddiff", "forward mode of a subroutine", "f, …"),
    Entry("enzyme_fwddiff_r4", "forward mode of a function of `real(4)`: its tangent", "f, …"),
    Entry("enzyme_fwddiff_r8", "the same for `real(8)`", "f, …"),
)
"""Requests of the convention, with implicit interfaces."""

MARKERS = (
    *("enzyme_const", "enzyme_dup", "enzyme_dupnoneed", "enzyme_out", "enzyme_width"),
    *("enzyme_dupv", "enzyme_dupnoneedv", "enzyme_interleave", "enzyme_primal_return"),
    *("enzyme_const_return", "enzyme_noret", "enzyme_runtime_activity", "enzyme_strong_zero"),
)
"""Names of the convention that it has; others are declared where they are needed."""
