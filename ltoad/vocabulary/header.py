"""What ``ltoad.h`` declares, beside the markers and requests of the convention."""

from __future__ import annotations

from ltoad.vocabulary.entry import Entry

MACROS = (
    Entry(
        "LTOAD_CHECKPOINT",
        "in the body of a loop: its reverse sweep goes back to checkpoints of at most this size "
        "instead of keeping a tape of all iterations",
        '"64MiB"',
    ),
    Entry(
        "LTOAD_WITH_RULE",
        "before the definition of a function with a rule of its own: compilers do not look into "
        "it, or the rule would be inlined away",
    ),
    Entry(
        "LTOAD_RULE",
        "registers a gradient of reverse mode",
        "function, augmented, reverse",
    ),
    Entry("LTOAD_FORWARD_RULE", "registers a derivative of forward mode", "function, derivative"),
    Entry("LTOAD_INACTIVE", "registers a function that derivatives do not look into", "function"),
    Entry(
        "LTOAD_REGISTER",
        "declares a global variable that registers something, in C and in C++; the macros above "
        "use it",
        "name",
    ),
)

C_REQUESTS = (
    Entry("__enzyme_autodiff", "reverse mode of a function with one active number, as `double`"),
    Entry("__enzyme_autodiff_void", "reverse mode that returns nothing"),
    Entry("__enzyme_fwddiff", "forward mode of a function that returns a `double`"),
    Entry("__enzyme_fwddiff_void", "forward mode of a function that returns nothing"),
)
"""Requests that C programs find declared; others a program declares itself."""

CXX_FUNCTIONS = (
    Entry(
        "ltoad::gradient<f>",
        "the gradient of `T f(const T *x, …)`, as a `std::vector`",
        "x, …",
    ),
    Entry(
        "ltoad::gradient<f>",
        "the derivative of a function of one number, or all partial derivatives of one of several, "
        "as a `std::array`",
        "a, b, …",
    ),
    Entry("ltoad::jvp<f>", "the derivative of `T f(const T *x, …)` along `v`", "x, v, …"),
    Entry(
        "ltoad::jvp_of_map<f>",
        "the derivatives of the outputs of `void f(const T *x, T *y, …)` along `v`",
        "x, v, outputs, …",
    ),
    Entry("ltoad::vjp<f>", "the derivatives of v·y by x, for such an `f`", "x, v, …"),
    Entry(
        "ltoad::jacobian<f>",
        "all of them, row after row: forward or reverse, whichever is shorter",
        "x, outputs, …",
    ),
    Entry("ltoad::hvp<f>", "the Hessian of `T f(const T *x, …)` times `v`", "x, v, …"),
    Entry("ltoad::hessian<f>", "the Hessian, row after row", "x, …"),
    Entry("ltoad::make_zero", "a shadow of `x`: of its shape, with zeros for numbers", "x"),
    Entry(
        "ltoad::set_zero",
        "sets the numbers in `x` to zero; write one beside a class of your own, for `make_zero`",
        "x",
    ),
)
"""The typed layer for C++17.  ``…`` are arguments that are passed on and have no derivative."""

OF_ENZYME = (
    Entry(
        "enzyme::autodiff<mode>",
        "the derivative of a function or of an object that can be called; a second template "
        "argument is the activity of what it returns",
        "f, arguments…",
    ),
    Entry("enzyme::Reverse", "a mode: a tuple with one tuple, a place for each argument"),
    Entry("enzyme::ReverseWithPrimal", "a mode: the same, and what the function returns"),
    Entry("enzyme::ReverseMode<bool>", "a mode: one of these, with the value if the flag is set"),
    Entry("enzyme::Forward", "a mode: the tangent of what the function returns"),
    Entry("enzyme::ForwardMode", "the same mode"),
    Entry("enzyme::Active<T>", "an argument whose derivative is returned", "x"),
    Entry(
        "enzyme::Duplicated<T>",
        "an argument and its shadow; in reverse mode pointers or references. As the activity of a "
        "result: its value and its tangent",
        "x, dx",
    ),
    Entry(
        "enzyme::DuplicatedNoNeed<T>",
        "the same, where nobody reads what the function leaves there; of a result, its tangent",
        "y, dy",
    ),
    Entry("enzyme::Const<T>", "an argument without derivative; of a result, its value", "n"),
    Entry("enzyme::nodiff", "the place in a result of an argument that is not `Active`"),
    Entry("enzyme::tuple<T…>", "what is returned; `auto [a, b] = …` takes it apart"),
    Entry("enzyme::get<i>", "one value of a tuple", "values"),
)
