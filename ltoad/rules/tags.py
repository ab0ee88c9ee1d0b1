"""What derivatives call of ``runtime/tags.c``, as functions of a library: for derivatives of
derivatives.

All of it is linear in the numbers of shadow memory, and what it does to addresses and tags it does
to those of the shadow's shadow alike.
"""

from __future__ import annotations

from ltoad.rules.effects import Effects
from ltoad.rules.registrars import effects, inactive
from ltoad.rules.rows import ConvertedRow, Row, ShadowWorkRow

_REMEDY = "differentiate this gradient in forward mode, with __enzyme_fwddiff"


def _work(name: str, touched: Effects) -> Row:
    return ShadowWorkRow(names=(name,), family=name, effects=touched, remedy=_REMEDY)


_ONE = effects((0,), (0,), input_output=True)
_TWO = effects((0, 1), (0, 1), input_output=True)

ROWS: tuple[Row, ...] = (
    _work("__ltoad_tag", _ONE),
    _work("__ltoad_tagged_copy", _TWO),
    _work("__ltoad_tagged_adjoint_copy", _TWO),
    _work("__ltoad_tags_claim", _ONE),
    _work("__ltoad_tagged_clear", _ONE),
    _work("__ltoad_tagged_forget", _ONE),
    _work("__ltoad_tagged_no_number", _ONE),
    _work("__ltoad_tags_permute", effects((0, 3), (0,), input_output=True)),
    _work("__ltoad_tagged_number", _ONE),
    _work("__ltoad_tangent_of_bits", _ONE),
    _work("__ltoad_tags_fresh", _ONE),
    _work("__ltoad_tagged_add_float", _ONE),
    _work("__ltoad_tagged_add_double", _ONE),
    _work("__ltoad_tagged_take_float", _ONE),
    _work("__ltoad_tagged_take_double", _ONE),
    ConvertedRow(names=("__ltoad_bits_converted",), family="converted", effects=effects((0,))),
    inactive(("__ltoad_adjoint_of_bits",), effects(input_output=True)),
    inactive(("__ltoad_tags_enter", "__ltoad_tags_leave"), effects(input_output=True)),
    _work("__ltoad_tags_text_written", _TWO),
    inactive(("__ltoad_tags_text", "__ltoad_tags_characters"), effects((0, 1), input_output=True)),
)
