"""Cells that are joined: with what they hold, at their distances, and in rows."""

import itertools

from ltoad.analysis.callees.cells import Cell, Cells


def test_joined_cells_hold_the_same() -> None:
    cells = Cells()
    one, other = cells.fresh(), cells.fresh()
    f, g = cells.fresh(functions=frozenset("f")), cells.fresh(functions=frozenset("g"))
    cells.join(cells.content(Cell(one.node, 8)), f)
    cells.join(cells.content(Cell(other.node, 16)), g)
    assert cells.functions(cells.content(Cell(one.node, 8))) == frozenset("f")
    cells.join(Cell(one.node, 8), Cell(other.node, 16))
    assert cells.functions(cells.content(Cell(one.node, 8))) == frozenset("fg")
    assert cells.functions(cells.content(Cell(other.node, 16))) == frozenset("fg")
    assert cells.functions(cells.content(one)) == frozenset()


def test_elements_of_a_row_are_one() -> None:
    cells = Cells()
    row = cells.fresh()
    for number, name in enumerate("fgh"):
        place = Cell(row.node, 24 * number + 8)
        cells.join(cells.content(place), cells.fresh(functions=frozenset(name)))
    assert cells.functions(cells.content(Cell(row.node, 8))) == frozenset("f")
    cells.join(row, Cell(row.node, 24))
    assert cells.functions(cells.content(Cell(row.node, 80))) == frozenset("fgh")
    assert cells.functions(cells.content(row)) == frozenset()


def test_what_is_held_behind_a_joined_cell_is_joined() -> None:
    cells = Cells()
    one, other = cells.fresh(), cells.fresh()
    behind = cells.content(cells.content(one))
    cells.join(cells.content(Cell(cells.content(other).node, 0)), cells.fresh())
    cells.join(cells.content(cells.content(other)), cells.fresh(functions=frozenset("f")))
    cells.join(one, other)
    assert cells.functions(behind) == frozenset("f")


def test_foreign_cells_may_be_anything_and_hold_anything() -> None:
    cells = Cells()
    own, foreign = cells.fresh(functions=frozenset("f")), cells.fresh()
    cells.join(cells.content(foreign), own)
    assert cells.functions(own) == frozenset("f")
    cells.make_foreign(foreign)
    assert cells.functions(own) is None
    assert cells.functions(cells.content(Cell(foreign.node, 8))) is None


def test_nodes_that_become_parts_keep_their_places() -> None:
    cells = Cells()
    nodes = [cells.fresh() for _ in range(6)]
    for one, other in itertools.pairwise(nodes):
        cells.join(Cell(one.node, 8), other)
    last = nodes[-1]
    cells.join(cells.content(last), cells.fresh(functions=frozenset("f")))
    assert cells.functions(cells.content(Cell(nodes[0].node, 40))) == frozenset("f")
    assert cells.contents(nodes[0], 41)[0][0] == 40
