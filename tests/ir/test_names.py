"""Fresh names of locals."""

from ltoad.ir.builder import Names

MOST = 1024
"""Characters of a local's name that LLVM reads."""


def test_long_names_stay_readable_and_differ() -> None:
    names = Names()
    long = ".sroa.013.i.0." * 72
    found = [names.fresh(long + ".tangent") for _ in range(3)]
    found += [names.fresh(name + ".shadow") for name in found]
    assert len(set(found)) == len(found)
    assert all(len(name) < MOST - 64 for name in found)


def test_a_name_is_kept_if_it_is_free() -> None:
    names = Names(["x"])
    assert [names.fresh("y"), names.fresh("x"), names.fresh("7")] == ["y", "x.0", "v7"]
