"""Every partial in the table equals the derivative of its function, to 25 digits.

The derivative is a central difference at 140 digits of a definition that does
not come from the table.
"""

import pytest
from mpmath import mp

from ltoad.rules.expression import RESULT, evaluate
from ltoad.rules.rows import ComplexRow, Row, ScalarRow, SeveralRow
from ltoad.rules.table import all_rows
from tests.rules.references import REFERENCES, SEVERAL

SCALAR_ROWS = [row for row in all_rows() if isinstance(row, ScalarRow)]
SEVERAL_ROWS = [row for row in all_rows() if isinstance(row, SeveralRow | ComplexRow)]


def _name(row: Row) -> str:
    return row.names[0]


def difference(function, point, index, part=None):
    """The derivative with respect to one argument; step and precision leave 60 digits."""
    with mp.workdps(140):
        step = mp.mpf(10) ** -35 * abs(point[index])

        def at(sign):
            moved = [v if isinstance(v, int) else mp.mpf(v) for v in point]
            moved[index] += sign * step
            value = function(*moved)
            return value if part is None else value[part]

        return (at(1) - at(-1)) / (2 * step)


def _close(found, expected):
    return abs(found - expected) <= mp.mpf(10) ** -25 * max(abs(expected), mp.mpf(10) ** -30)


def test_every_row_with_partials_has_a_reference():
    assert {row.family for row in SCALAR_ROWS} <= set(REFERENCES)
    assert {row.family for row in SEVERAL_ROWS} <= set(SEVERAL)


@pytest.mark.parametrize("row", SCALAR_ROWS, ids=_name)
def test_partials(row):
    reference = REFERENCES[row.family]
    with mp.workdps(50):
        for point in reference.points:
            values = dict(enumerate(v if isinstance(v, int) else mp.mpf(v) for v in point))
            values[RESULT] = reference.function(*values.values())
            for index, partial in enumerate(row.partials):
                if partial is not None:
                    found = evaluate(partial, values, mp)
                    expected = difference(reference.function, point, index)
                    assert _close(found, expected), (point, index, found, expected)


@pytest.mark.parametrize("row", SCALAR_ROWS, ids=_name)
def test_an_argument_without_a_partial_has_no_influence_on_the_derivative(row):
    """None stands for integers and pointers, or for a derivative of zero."""
    reference = REFERENCES[row.family]
    for index, partial in enumerate(row.partials):
        for point in reference.points:
            if partial is None and index < len(point) and not isinstance(point[index], int):
                assert difference(reference.function, point, index) == 0


@pytest.mark.parametrize("row", SEVERAL_ROWS, ids=_name)
def test_partials_of_several_outputs(row):
    reference = SEVERAL[row.family]
    with mp.workdps(50):
        for point in reference.points:
            results = reference.function(*map(mp.mpf, point))
            values = {RESULT - k: result for k, result in enumerate(results)}
            values.update(enumerate(map(mp.mpf, point)))
            for k, output in enumerate(row.outputs):
                for index in range(len(point)):
                    found = evaluate(output.partials[index], values, mp)
                    expected = difference(reference.function, point, index, part=k)
                    assert _close(found, expected), (point, k, index, found, expected)
