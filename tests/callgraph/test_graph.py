"""Edges and requests of graphs over units compiled from real sources."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from callgraph.facts import (
    Call,
    Declaration,
    FunctionFacts,
    GlobalFacts,
    IndirectCall,
    Signature,
    UnitFacts,
)
from callgraph.graph import CallGraph, build
from callgraph.requests import is_marker, request_kind
from callgraph.symbols import Symbol

Facts = Callable[..., UnitFacts]
D_OF_D = Signature("double", ("double",))


def requested(program: CallGraph) -> list[tuple[str, str | None, str]]:
    return [
        (r.kind, r.function.name if r.function else None, r.caller.name) for r in program.requests
    ]


def edges(program: CallGraph, source: Symbol) -> set[tuple[str, str]]:
    return {(str(target), kind) for _, target, kind in program.graph.out_edges(source, keys=True)}


def test_static_functions_of_one_name_in_two_units(facts_of: Facts) -> None:
    source = (
        "__attribute__((noinline)) static double helper(double x) {{ return x * {k}; }}\n"
        "double {name}(double x) {{ return helper(x); }}\n"
    )
    program = build(
        [
            facts_of("two.c", source.format(k=2, name="twice"), "-O1"),
            facts_of("three.c", source.format(k=3, name="thrice"), "-O1"),
        ]
    )
    assert edges(program, Symbol("twice")) == {("helper (two.c)", "call")}
    assert edges(program, Symbol("thrice")) == {("helper (three.c)", "call")}


def test_inline_functions_of_two_units_are_one(facts_of: Facts) -> None:
    header = "inline double shared(double x) { return x * x; }\n"
    units = [
        facts_of(f"{n}.cpp", header + f"double {n}(double x) {{ return shared(x); }}", "-O0")
        for n in ("one", "two")
    ]
    program = build(units)
    assert [s for s in program.functions() if "shared" in s.name] == [Symbol("_Z6sharedd")]
    assert program.graph.nodes[Symbol("_Z6sharedd")]["unit"] == "one.cpp"


def test_constructors_call_through_aliases(facts_of: Facts) -> None:
    """A complete-object constructor is often an alias of the base-object one."""
    source = """
    struct P { double x; P(double); };
    P::P(double y) : x(y * y) {}
    double f(double y) { P p(y); return p.x; }
    """
    program = build([facts_of("p.cpp", source, "-O1", "-fno-inline")])
    alias = Symbol("_ZN1PC1Ed")
    assert program.kind(alias) == "alias"
    assert edges(program, alias) == {("_ZN1PC2Ed", "alias")}


def test_function_pointers_reach_what_fits_and_has_its_address_taken(facts_of: Facts) -> None:
    table = """
    double square(double x) { return x * x; }
    double cube(double x) { return x * x * x; }
    int other(int n) { return n; }
    double never(double x) { return x; }
    double (*const functions[2])(double) = {square, cube};
    int (*const more)(int) = other;
    """
    caller = """
    extern double (*const functions[2])(double);
    double apply(int i, double x) { return functions[i](x); }
    """
    program = build([facts_of("table.c", table, "-O1"), facts_of("caller.c", caller, "-O1")])
    assert (str(D_OF_D), "indirect") in edges(program, Symbol("apply"))
    targets = {target for _, target in program.graph.out_edges(D_OF_D)}
    assert targets == {Symbol("square"), Symbol("cube")}


def test_virtual_calls_reach_the_overriders(facts_of: Facts) -> None:
    source = """
    struct Shape { virtual double area(double) const = 0; };
    struct Square : Shape { double area(double s) const { return s * s; } };
    struct Disc : Shape { double area(double r) const { return 3 * r * r; } };
    double measure(const Shape &shape, double x) { return shape.area(x); }
    double both(double x) { return measure(Square(), x) + measure(Disc(), x); }
    """
    program = build([facts_of("shapes.cpp", source, "-O1", "-fno-inline")])
    hub = Signature("double", ("ptr", "double"))
    assert (str(hub), "indirect") in edges(program, Symbol("_Z7measureRK5Shaped"))
    targets = {str(target) for _, target in program.graph.out_edges(hub)}
    assert {"_ZNK6Square4areaEd", "_ZNK4Disc4areaEd"} <= targets


def test_requests_in_c(facts_of: Facts) -> None:
    source = """
    double __enzyme_autodiff(void *, ...), __enzyme_fwddiff1(void *, ...);
    int enzyme_const;
    double f(double x), g(double *x, double y), h(double);
    double *p, *dp;
    double all(double x, void *unknown) {
        return __enzyme_autodiff((void *)f, x)
             + __enzyme_fwddiff1((void *)g, p, dp, enzyme_const, x)
             + __enzyme_autodiff(unknown, x) + h(x);
    }
    """
    program = build([facts_of("requests.c", source, "-O1", "-g")])
    assert requested(program) == [
        ("autodiff", "f", "all"),
        ("fwddiff", "g", "all"),
        ("autodiff", None, "all"),
    ]
    assert [request.line for request in program.requests] == [7, 8, 9]
    assert ("f", "request") in edges(program, Symbol("all"))
    assert program.kind(Symbol("__enzyme_fwddiff1")) == "marker"
    assert program.kind(Symbol("enzyme_const")) == "marker"


def test_a_struct_of_derivatives_comes_back_through_a_first_argument(facts_of: Facts) -> None:
    source = """
    struct Pair { double a, b, c; };
    struct Pair __enzyme_autodiff(void *, ...);
    double f(double, double, double);
    struct Pair gradient(double x) { return __enzyme_autodiff((void *)f, x, x, x); }
    """
    program = build([facts_of("pair.c", source, "-O1")])
    assert requested(program) == [("autodiff", "f", "gradient")]


def test_mangled_requests_in_cpp(facts_of: Facts) -> None:
    source = """
    template <typename T, typename... A> T __enzyme_autodiff(A...);
    double f(double x) { return x * x; }
    double df(double x) { return __enzyme_autodiff<double>((void *)f, x); }
    """
    program = build([facts_of("mangled.cpp", source, "-O1")])
    assert requested(program) == [("autodiff", "_Z1fd", "_Z2dfd")]


def test_requests_in_fortran(facts_of: Facts) -> None:
    """Markers arrive as procedures, and none of them is what is differentiated."""
    source = """
    subroutine gradient(x, dx)
      real(8) :: x, dx
      external :: energy, enzyme_autodiff, enzyme_dup
      call enzyme_autodiff(energy, enzyme_dup, x, dx)
    end subroutine
    """
    program = build([facts_of("gradient.f90", source, "-O1")])
    assert requested(program) == [("autodiff", "energy_", "gradient_")]
    assert program.kind(Symbol("enzyme_dup_")) == "marker"


def test_requests_in_rust(facts_of: Facts) -> None:
    source = """
    extern "C" { fn __enzyme_autodiff(f: *const u8, ...) -> f64; }
    #[inline(never)] fn square(x: f64) -> f64 { x * x }
    pub fn derivative(x: f64) -> f64 {
        unsafe { __enzyme_autodiff(square as fn(f64) -> f64 as *const u8, x) }
    }
    """
    program = build([facts_of("one.rs", source, "-Copt-level=2")])
    ((kind, function, _),) = requested(program)
    assert kind == "autodiff"
    assert function is not None
    assert "square" in function


def test_a_request_does_not_take_addresses() -> None:
    """Else every differentiated function were a target of every indirect call."""
    caller = FunctionFacts(
        "caller",
        Signature("void"),
        calls=(Call("__enzyme_autodiff", symbols=("f", "shadow")),),
        indirect_calls=(IndirectCall(D_OF_D),),
    )
    units = [UnitFacts("u", (caller, FunctionFacts("f", D_OF_D), FunctionFacts("shadow", D_OF_D)))]
    assert not build(units).graph.out_degree(D_OF_D)


def test_lists_for_the_linker_do_not_take_addresses() -> None:
    used = GlobalFacts("llvm.used", "appending", addresses=("f",))
    caller = FunctionFacts("caller", Signature("void"), indirect_calls=(IndirectCall(D_OF_D),))
    program = build([UnitFacts("u", (caller, FunctionFacts("f", D_OF_D)), globals=(used,))])
    assert not program.graph.out_degree(D_OF_D)


def test_a_function_that_is_defined_is_no_request() -> None:
    facts = (
        FunctionFacts("my__enzyme_autodiff", Signature("void"), calls=(Call("f"),)),
        FunctionFacts("main", Signature("i32"), calls=(Call("my__enzyme_autodiff"),)),
        FunctionFacts("f", D_OF_D),
    )
    program = build([UnitFacts("u", facts)])
    assert not program.requests
    assert edges(program, Symbol("main")) == {("my__enzyme_autodiff", "call")}


@pytest.mark.parametrize(
    ("call", "target", "fits"),
    [
        (("double", ("double",), False), ("double", ("double",), False), True),
        (("double", ("double",), False), ("float", ("double",), False), False),
        (("i32", (), True), ("i32", ("ptr", "i32"), False), True),
        (("i32", ("ptr",), True), ("i32", ("double",), False), False),
        (("i32", ("ptr", "i32"), False), ("i32", ("ptr",), True), True),
        (("i32", ("ptr", "i32"), False), ("i32", ("ptr",), False), False),
    ],
)
def test_which_signatures_fit(
    call: tuple[str, tuple[str, ...], bool],
    target: tuple[str, tuple[str, ...], bool],
    fits: bool,
) -> None:
    assert Signature(*call).may_call(Signature(*target)) is fits


def test_variadic_calls_find_their_targets_through_the_graph() -> None:
    """A call through `double (*)()` in old C, and a call of printf's kind by its exact type."""
    unprototyped = Signature("double", (), variadic=True)
    format_of = Signature("i32", ("ptr", "i32"))
    caller = FunctionFacts(
        "caller",
        Signature("void"),
        indirect_calls=(IndirectCall(unprototyped), IndirectCall(format_of)),
        addresses=("f", "print"),
    )
    printer = Declaration("print", Signature("i32", ("ptr",), variadic=True))
    program = build([UnitFacts("u", (caller, FunctionFacts("f", D_OF_D)), (printer,))])
    assert list(program.graph.successors(unprototyped)) == [Symbol("f")]
    assert list(program.graph.successors(format_of)) == [Symbol("print")]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("__enzyme_autodiff", "autodiff"),
        ("__enzyme_autodiff_void", "autodiff"),
        ("_Z17__enzyme_autodiffIdEDvPv", "autodiff"),
        ("enzyme_fwddiff_", "fwddiff"),
        ("__enzyme_virtualreverse", None),
        ("__enzyme_register_gradient_f", None),
        ("enzyme_rate", None),
        ("my_enzyme_batch_size", None),
    ],
)
def test_names_of_requests(name: str, kind: str | None) -> None:
    assert request_kind(name) == kind


def test_a_program_about_enzymes_has_no_markers() -> None:
    """A missing body behind such a name must be reported, not taken for a marker."""
    assert not is_marker("enzyme_rate")
    assert not is_marker("enzyme_density_")
    assert is_marker("enzyme_dup_")
    assert is_marker("enzyme_primal_return")
    assert is_marker("__enzyme_iter")
