"""Emitted partials, compiled and run, agree with mathematics to a few units in the last place.

The stated bounds are in tests/rules/references.py.
"""

import pytest
from mpmath import mp

from ltoad.ir.types import I32, FloatType, VectorType
from ltoad.rules.expression import RESULT
from ltoad.rules.rows import ComplexRow, ScalarRow, SeveralRow
from ltoad.rules.table import all_rows
from tests.rules.floats import FORMATS
from tests.rules.jit import Compiled, Partial, integers_of, module_of, parse
from tests.rules.references import REFERENCES, SEVERAL
from tests.rules.test_partials import difference

SEVERAL_ROWS = [row for row in all_rows() if isinstance(row, SeveralRow | ComplexRow)]
ROWS = [row for row in all_rows() if isinstance(row, ScalarRow)]
CASES = [
    (row, index, partial)
    for row in ROWS
    for index, partial in enumerate(row.partials)
    if partial is not None
]
IDS = [f"d.{row.names[0]}.{index}" for row, index, _ in CASES]


def _partials(type_, flags=()):
    return [
        Partial(
            f"d.{row.names[0]}.{index}",
            partial,
            type_,
            integers_of(row.names, REFERENCES[row.family].points[0]),
            flags,
        )
        for row, index, partial in CASES
    ]


@pytest.fixture(scope="session", params=list(FORMATS))
def compiled(request):
    return request.param, Compiled(module_of(_partials(FloatType(request.param))))


def _rounded(point, format_):
    return tuple(v if isinstance(v, int) else format_.round(v) for v in point)


@pytest.mark.parametrize(("row", "index", "partial"), CASES, ids=IDS)
def test_emitted_partial(row, index, partial, compiled):
    kind, module = compiled
    reference, format_ = REFERENCES[row.family], FORMATS[kind]
    with mp.workdps(60):
        for exact in reference.points:
            point = _rounded(exact, format_)
            if not _in_range(reference.function(*point), format_):
                continue
            expected = difference(reference.function, point, index)
            if not _in_range(expected, format_):
                continue
            operands = dict(enumerate(point))
            operands[RESULT] = format_.round(reference.function(*point))
            found = module.run(f"d.{row.names[0]}.{index}", kind, operands)
            bound = reference.ulps * abs(expected) + reference.absolute
            error = abs(found - expected) / format_.epsilon
            assert error <= bound, (point, found, expected, float(error), float(bound))


@pytest.fixture(scope="module")
def compiled_outputs():
    partials = {
        f"d.{row.names[0]}.{k}.{index}": partial
        for row in SEVERAL_ROWS
        for k, output in enumerate(row.outputs)
        for index, partial in enumerate(output.partials)
        if partial is not None
    }
    double, fields = FloatType("double"), {RESULT - 1: I32}
    return Compiled(
        module_of(
            [
                Partial(name, partial, double, fields if "frexp" in name else {})
                for name, partial in partials.items()
            ]
        )
    )


@pytest.mark.parametrize("row", SEVERAL_ROWS, ids=lambda row: row.names[0])
def test_emitted_partials_of_several_outputs(row, compiled_outputs):
    reference, format_ = SEVERAL[row.family], FORMATS["double"]
    with mp.workdps(60):
        for exact in reference.points:
            point = _rounded(exact, format_)
            results = _rounded(reference.function(*point), format_)
            operands = {RESULT - k: result for k, result in enumerate(results)}
            operands.update(enumerate(point))
            for k in range(len(row.outputs)):
                for index in range(len(point)):
                    name = f"d.{row.names[0]}.{k}.{index}"
                    found = compiled_outputs.run(name, "double", operands)
                    expected = difference(reference.function, point, index, part=k)
                    bound = reference.ulps * abs(expected) + reference.absolute
                    error = abs(found - expected) / format_.epsilon
                    assert error <= bound, (name, point, found, expected, float(error))


def _in_range(value, format_):
    """Neither overflowed nor subnormal, with a margin for intermediate results."""
    limit = mp.mpf(2) ** (format_.bias - 4)
    return value == 0 or 1 / limit < abs(value) < limit


@pytest.mark.parametrize(
    "type_",
    [
        FloatType("half"),
        FloatType("bfloat"),
        VectorType(4, FloatType("float")),
        VectorType(2, FloatType("x86_fp80")),
        VectorType(8, FloatType("half")),
    ],
    ids=str,
)
@pytest.mark.parametrize("flags", [(), ("fast",), ("nnan", "contract", "nuw")], ids=str)
def test_every_partial_is_valid_ir_at_every_type(type_, flags):
    """LLVM's parser and verifier accept it; flags that are not of floats are left out."""
    parse(module_of(_partials(type_, flags)))
