"""What is reached, in which order, and by which chain."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callgraph.facts import Call, FunctionFacts, IndirectCall, Signature, UnitFacts
from callgraph.graph import CallGraph, build
from callgraph.reach import reach
from callgraph.symbols import Symbol

Facts = Callable[..., UnitFacts]
D_OF_D = Signature("double", ("double",))


def program_of(calls: Mapping[str, list[str]]) -> CallGraph:
    """A program of external functions that call each other; keys have bodies."""
    functions = (
        FunctionFacts(name, D_OF_D, calls=tuple(Call(callee) for callee in callees))
        for name, callees in calls.items()
    )
    return build([UnitFacts("unit", tuple(functions))])


def names(symbols: tuple[Symbol, ...]) -> list[str]:
    return [symbol.name for symbol in symbols]


def test_callees_come_first() -> None:
    program = program_of({"f": ["g", "h"], "g": ["h"], "h": [], "unrelated": ["f"]})
    assert names(reach(program, Symbol("f")).order) == ["h", "g", "f"]


def test_recursion_and_mutual_recursion(facts_of: Facts) -> None:
    source = """
    double odd(int n, double x);
    double even(int n, double x) { return n ? odd(n - 1, x) * x + odd(n - 1, 1) : 1; }
    double odd(int n, double x) { return n ? even(n - 1, x) + x + even(n - 1, 2) : x; }
    double tree(int n, double x) { return n < 2 ? x : tree(n - 1, x) * tree(n - 2, x); }
    double f(double x) { return even(4, x) + tree(5, x); }
    """
    # Position-independent code may call another definition than its own, so
    # that nothing is inlined; -O0 keeps the calls as they are written.
    found = reach(build([facts_of("recursion.c", source, "-O0")]), Symbol("f"))
    members = [set(names(component)) for component in found.components]
    assert members[-1] == {"f"}
    assert {"even", "odd"} in members
    assert {symbol.name for symbol in found.recursive} == {"even", "odd", "tree"}


def test_the_chain_to_a_missing_body() -> None:
    program = program_of({"f": ["g"], "g": ["h", "gone"], "h": ["gone", "lost"]})
    missing = {m.symbol.name: names(m.chain) for m in reach(program, Symbol("f")).missing}
    assert missing == {"gone": ["f", "g", "gone"], "lost": ["f", "g", "h", "lost"]}


def test_a_known_function_is_neither_entered_nor_missing() -> None:
    """A rule for `sin` makes its body, and what that calls, uninteresting."""
    program = program_of({"f": ["sin", "cos"], "sin": ["reduce"], "reduce": ["gone"]})
    found = reach(program, Symbol("f"), known=lambda name: name in ("sin", "cos"))
    assert not found.missing
    assert Symbol("reduce") not in found.certainty


def test_certainty_prefers_a_sure_chain_to_a_short_one() -> None:
    indirect = FunctionFacts(
        "f", D_OF_D, calls=(Call("g"),), indirect_calls=(IndirectCall(D_OF_D),), addresses=("h",)
    )
    functions = (
        indirect,
        FunctionFacts("g", Signature("void"), calls=(Call("h"),)),
        FunctionFacts("h", D_OF_D, addresses=("k",)),
        FunctionFacts("k", Signature("void")),
    )
    found = reach(build([UnitFacts("unit", functions)]), Symbol("f"))
    assert found.certainty[Symbol("h")] == "call"
    assert names(found.chain(Symbol("h"))) == ["f", "g", "h"]
    assert found.certainty[Symbol("k")] == "address"


def test_less_certain_functions_can_be_left_out() -> None:
    functions = (
        FunctionFacts("f", Signature("void"), indirect_calls=(IndirectCall(D_OF_D),)),
        FunctionFacts("taker", Signature("void"), addresses=("g",)),
        FunctionFacts("g", D_OF_D),
    )
    program = build([UnitFacts("unit", functions)])
    assert names(reach(program, Symbol("f"), certainty="call").order) == ["f"]
    assert names(reach(program, Symbol("f"), certainty="indirect").order) == ["g", "f"]


def test_an_address_alone_is_no_recursion_between_called_functions() -> None:
    functions = (
        FunctionFacts("f", Signature("void"), calls=(Call("g"),)),
        FunctionFacts("g", Signature("void"), addresses=("f",)),
    )
    found = reach(build([UnitFacts("unit", functions)]), Symbol("f"), certainty="call")
    assert not found.recursive
    assert names(found.order) == ["g", "f"]


def test_a_derivative_in_a_differentiated_function_is_reached(facts_of: Facts) -> None:
    """Second order: the inner function is part of what the outer one computes."""
    source = """
    double __enzyme_autodiff(void *, ...);
    double f(double x) { return x * x * x; }
    double df(double x) { return __enzyme_autodiff((void *)f, x); }
    double ddf(double x) { return __enzyme_autodiff((void *)df, x); }
    """
    program = build([facts_of("second.c", source, "-O1")])
    outer = next(r.function for r in program.requests if r.caller == Symbol("ddf"))
    assert outer is not None
    found = reach(program, outer)
    assert names(found.order) == ["f", "df"]
    assert not found.missing


def test_an_unknown_start_is_an_error() -> None:
    with pytest.raises(KeyError):
        reach(program_of({"f": []}), Symbol("g"))


@given(
    st.dictionaries(
        st.sampled_from("abcdefgh"), st.lists(st.sampled_from("abcdefghij"), max_size=4), min_size=1
    )
)
def test_agrees_with_the_transitive_closure(calls: dict[str, list[str]]) -> None:
    """Against Warshall's closure, which shares nothing with the search."""
    letters = "abcdefghij"
    closure = {(a, b) for a in calls for b in calls[a]}
    for middle in letters:
        closure |= {
            (a, b) for a in letters for b in letters if {(a, middle), (middle, b)} <= closure
        }
    start = next(iter(calls))
    found = reach(program_of(calls), Symbol(start))
    reached = {start} | {b for b in letters if (start, b) in closure}
    assert {symbol.name for symbol in found.order} == reached & set(calls)
    assert {missing.symbol.name for missing in found.missing} == reached - set(calls)
    assert {symbol.name for symbol in found.recursive} == {a for a in reached if (a, a) in closure}
    position = {s.name: i for i, part in enumerate(found.components) for s in part}
    for (a, at_a), (b, at_b) in itertools.product(position.items(), repeat=2):
        assert (at_a == at_b) == (a == b or {(a, b), (b, a)} <= closure)
        assert not ((a, b) in closure and at_b > at_a)
    for missing in found.missing:
        steps = names(missing.chain)
        assert steps[0] == start
        assert all(b in calls[a] for a, b in itertools.pairwise(steps))
