"""A note of the arrays that a module declares, in the module, since LLVM forgets them."""

from __future__ import annotations

import re
from math import prod

ARRAYS = "ltoad.arrays"
"""Named metadata: one text of words such as ``double:48``, a kind of element and bytes."""

_ARRAY = re.compile(r'((?:\[\d+ x )+)(double|float|x86_fp80|ptr|i8|i16|i32|i64)\](?! c")')
_LENGTH = re.compile(r"\d+")
_BYTES = {"double": 8, "float": 4, "x86_fp80": 16, "ptr": 8, "i8": 1, "i16": 2, "i32": 4, "i64": 8}
_DESCRIBED = re.compile(
    r"^!\d+ = !DICompositeType\(tag: DW_TAG_array_type, baseType: !(\d+),[^\n]*?elements: !(\d+)",
    re.M,
)
_BASIC = re.compile(r"^!(\d+) = !DIBasicType\([^\n]*?size: (\d+), encoding: DW_ATE_(\w+)", re.M)
_ELEMENTS = re.compile(r"^!(\d+) = !\{(!\d+(?:, !\d+)*)\}", re.M)
_EXTENT = re.compile(r"^!(\d+) = !DISubrange\(count: (\d+)", re.M)
_DESCRIBED_AS = {
    ("float", 64): "double",
    ("float", 32): "float",
    ("signed", 64): "i64",
    ("signed", 32): "i32",
    ("signed", 16): "i16",
    ("boolean", 32): "i32",
}
_NODE = re.compile(r"^!(\d+) = ", re.M)
_FEWEST = 2


def with_arrays_noted(text: str) -> str:
    """The module with a note of the arrays in its types and in what it tells debuggers.

    Fortran's compiler takes elements of arrays as if these had no ends; their declarations are in
    the debug information only.
    """
    if f"!{ARRAYS} = " in text:
        return text
    found = {
        (match[2], prod(map(int, _LENGTH.findall(match[1])))) for match in _ARRAY.finditer(text)
    }
    found |= _described(text)
    lengths = sorted((kind, count) for kind, count in found if count >= _FEWEST)
    if not lengths:
        return text
    words = " ".join(f"{kind}:{count * _BYTES[kind]}" for kind, count in lengths)
    node = 1 + max(map(int, _NODE.findall(text)), default=-1)
    return f'{text}\n!{ARRAYS} = !{{!{node}}}\n!{node} = !{{!"{words}"}}\n'


def _described(text: str) -> set[tuple[str, int]]:
    """Kinds of elements and lengths of the arrays that debug information describes."""
    arrays = _DESCRIBED.findall(text)
    if not arrays:
        return set()
    kinds = {
        number: _DESCRIBED_AS.get((encoding, int(bits)))
        for number, bits, encoding in _BASIC.findall(text)
    }
    extents = {number: int(count) for number, count in _EXTENT.findall(text)}
    elements = {number: re.findall(r"\d+", nodes) for number, nodes in _ELEMENTS.findall(text)}
    found = set()
    for base, dimensions in arrays:
        kind, lengths = kinds.get(base), [extents.get(d) for d in elements.get(dimensions, ())]
        if kind is not None and lengths and None not in lengths:
            found.add((kind, prod(length for length in lengths if length is not None)))
    return found
