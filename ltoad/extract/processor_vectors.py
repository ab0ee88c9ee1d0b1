"""Vector instructions of one processor, as LLVM's own for all of them.

Headers such as ``<immintrin.h>`` keep some operations as calls that mean one instruction: sums of
neighbours, products with a sum, choices by sign, accesses by index or under a mask, conversions.
Each of these is written in instructions that have rules, before anything else looks at the module.
What every such call does is from Intel's Software Developer's Manual, volume 2.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from ltoad.ir.text import split_arguments

_CALL = re.compile(
    r"^( *)(?:(%\S+) = )?(?:tail |notail )?call "
    r"(?:(?:fast|nnan|ninf|nsz|contract|afn|reassoc|arcp|noundef) )*"
    r"(<\d+ x \w+>|void) @llvm\.x86\.([\w.]+)\((.*)\)"
    r"(?: #\d+)?((?:, ![\w.]+ !\d+)*)$",
    re.MULTILINE,
)
_WORDS = {"double": "i64", "float": "i32", "i64": "i64", "i32": "i32"}
_BYTES = {"double": 8, "float": 4, "i64": 8, "i32": 4}
_HALVES = {"double": 2, "float": 4}
"""Numbers in 128 bits: many instructions work on each half of a wider vector alone."""


@dataclass(frozen=True, slots=True)
class _Vector:
    """A type and a value of it, as text."""

    type: str
    value: str

    @property
    def element(self) -> str:
        return self.type.rstrip(">").split(" x ")[1]

    @property
    def length(self) -> int:
        return int(self.type[1:].split(" x ")[0])


@dataclass(slots=True)
class _Writer:
    """Instructions that take the place of a call, and the declarations that they need."""

    prefix: str
    lines: list[str] = field(default_factory=list)
    declared: set[str] = field(default_factory=set)
    _number: Iterator[int] = field(default_factory=count)

    def new(self, type_: str, text: str) -> _Vector:
        name = f"{self.prefix}.{next(self._number)}"
        self.lines.append(f"{name} = {text}")
        return _Vector(type_, name)

    def binary(self, opcode: str, one: _Vector, other: _Vector) -> _Vector:
        return self.new(one.type, f"{opcode} {one.type} {one.value}, {other.value}")

    def cast(self, opcode: str, value: _Vector, element: str) -> _Vector:
        to = _type(value.length, element)
        return self.new(to, f"{opcode} {value.type} {value.value} to {to}")

    def shuffle(self, one: _Vector, other: _Vector, lanes: Iterable[int]) -> _Vector:
        """Those lanes; the second vector's are counted on from the first one's."""
        chosen = list(lanes)
        places = ", ".join(f"i32 {lane}" for lane in chosen)
        text = f"{one.type} {one.value}, {other.type} {other.value}"
        to = _type(len(chosen), one.element)
        return self.new(to, f"shufflevector {text}, <{len(chosen)} x i32> <{places}>")

    def select(self, flags: _Vector, one: _Vector, other: _Vector) -> _Vector:
        chosen = f"{one.type} {one.value}, {other.type} {other.value}"
        return self.new(one.type, f"select {flags.type} {flags.value}, {chosen}")

    def call(self, result: str, name: str, arguments: Sequence[_Vector], align: int = -1) -> str:
        """A call, whose argument of that number is an address that need not be aligned."""
        types = ", ".join(a.type for a in arguments)
        self.declared.add(f"declare {result} @{name}({types})")
        words = (f"align 1 {a.value}" if i == align else a.value for i, a in enumerate(arguments))
        given = ", ".join(f"{a.type} {w}" for a, w in zip(arguments, words, strict=True))
        return f"call {result} @{name}({given})"

    def first_of(self, number: _Vector, others: _Vector) -> _Vector:
        """A vector with one lane of the first, and the others of the second."""
        length = others.length
        return self.shuffle(number, others, [0, *range(length + 1, 2 * length)])

    def negative(self, mask: _Vector) -> _Vector:
        """Which lanes have the highest bit."""
        flags = _type(mask.length, "i1")
        if _is_all_ones(mask.value):
            return _Vector(flags, "splat (i1 true)")
        words = mask
        if mask.element in ("double", "float"):
            words = self.cast("bitcast", mask, _WORDS[mask.element])
        return self.new(flags, f"icmp slt {words.type} {words.value}, zeroinitializer")


_Arguments = Sequence[_Vector]
_Write = Callable[[_Writer, str, _Arguments], _Vector | None]


def _type(length: int, element: str) -> str:
    return f"<{length} x {element}>"


def _zero(type_: str) -> _Vector:
    return _Vector(type_, "zeroinitializer")


def _is_all_ones(constant: str) -> bool:
    """Whether a constant mask has all bits, which for a float is printed as a double's."""
    elements = constant.removeprefix("splat (").strip("<>)").split(", ")
    return all(re.fullmatch(r"\w+ (?:0xF{8}[EF]0{7}|0xF{16}|-1)", e) for e in elements)


def _flags(bits: Iterable[bool]) -> _Vector:
    words = ["true" if bit else "false" for bit in bits]
    return _Vector(_type(len(words), "i1"), "<" + ", ".join(f"i1 {word}" for word in words) + ">")


def _neighbours(opcode: str) -> _Write:
    """Sums or differences of lanes side by side, of both vectors in turn for each 128 bits."""

    def write(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
        one, other = arguments
        half, length = _HALVES[one.element], one.length
        lanes = [
            start + lane
            for base in range(0, length, half)
            for start in (0, length)
            for lane in range(base, base + half, 2)
        ]
        left = writer.shuffle(one, other, lanes)
        right = writer.shuffle(one, other, [lane + 1 for lane in lanes])
        return writer.binary(opcode, left, right)

    return write


def _alternate(writer: _Writer, even: _Vector, odd: _Vector) -> _Vector:
    length = even.length
    return writer.shuffle(even, odd, [k + length * (k % 2) for k in range(length)])


def _addsub(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
    one, other = arguments
    return _alternate(writer, writer.binary("fsub", one, other), writer.binary("fadd", one, other))


def _fmaddsub(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
    one, other, third = arguments
    negated = writer.new(result, f"fneg {result} {third.value}")
    addend = _alternate(writer, negated, third)
    suffix = f"v{one.length}f{8 * _BYTES[one.element]}"
    return writer.new(result, writer.call(result, f"llvm.fma.{suffix}", [one, other, addend]))


def _dot(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
    """The sum of some products in each 128 bits, in some of their lanes."""
    one, other, bits = arguments
    half, length, mask = _HALVES[one.element], one.length, int(bits.value)
    zero = _zero(result)
    products = writer.binary("fmul", one, other)
    wanted = _flags(bool(mask >> (4 + k % half) & 1) for k in range(length))
    total = writer.select(wanted, products, zero)
    step = 1
    while step < half:
        swapped = writer.shuffle(total, total, [k ^ step for k in range(length)])
        total = writer.binary("fadd", total, swapped)
        step *= 2
    return writer.select(_flags(bool(mask >> (k % half) & 1) for k in range(length)), total, zero)


def _blend(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
    one, other, mask = arguments
    return writer.select(writer.negative(mask), other, one)


def _permute(shift: int, *, across: bool) -> _Write:
    """Lanes that the run chooses, in 128 bits or in all of the vector."""

    def write(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
        vector, chosen = arguments
        length, word = vector.length, chosen.element
        half = length if across else _HALVES[vector.element]
        total = _Vector(result, "poison")
        for lane in range(length):
            at = writer.new(word, f"extractelement {chosen.type} {chosen.value}, i32 {lane}")
            if shift:
                at = writer.new(word, f"lshr {word} {at.value}, {shift}")
            at = writer.new(word, f"and {word} {at.value}, {half - 1}")
            at = writer.new(word, f"or disjoint {word} {at.value}, {lane // half * half}")
            number = writer.new(
                vector.element, f"extractelement {result} {vector.value}, {word} {at.value}"
            )
            put = f"{vector.element} {number.value}, i32 {lane}"
            total = writer.new(result, f"insertelement {result} {total.value}, {put}")
        return total

    return write


def _first(write: Callable[[_Writer, _Vector, _Vector], _Vector]) -> _Write:
    """An instruction for the first lanes, which leaves the others of the first operand."""

    def written(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
        one, other = arguments[0], arguments[-1]
        return writer.first_of(write(writer, one, other), one)

    return written


def _extremum(predicate: str) -> _Write:
    def write(writer: _Writer, one: _Vector, other: _Vector) -> _Vector:
        compared = f"fcmp {predicate} {one.type} {one.value}, {other.value}"
        flags = writer.new(_type(one.length, "i1"), compared)
        return writer.select(flags, one, other)

    return _first(write)


def _by_packed(name: str) -> _Write:
    def write(writer: _Writer, one: _Vector, other: _Vector) -> _Vector:
        return writer.new(one.type, writer.call(one.type, f"llvm.x86.{name}", [other]))

    return _first(write)


def _round(name: str) -> _Write:
    def write(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
        one, other, mode = arguments
        call = writer.call(result, f"llvm.x86.sse41.round.{name}", [other, mode])
        return writer.first_of(writer.new(result, call), one)

    return write


def _shorten_first(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
    one, other = arguments
    number = writer.new("double", f"extractelement {other.type} {other.value}, i32 0")
    number = writer.new("float", f"fptrunc double {number.value} to float")
    return writer.new(result, f"insertelement {result} {one.value}, float {number.value}, i32 0")


def _shorten(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
    """Shorter numbers, and zeros behind them."""
    (vector,) = arguments
    short = writer.cast("fptrunc", vector, "float")
    lanes = range(_Vector(result, "").length)
    return writer.shuffle(short, _zero(short.type), lanes)


def _gather(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
    """Numbers at indices of so many bytes; lanes that are masked out, or have no index, keep
    those of the first operand, or become zero."""
    through, base, index, mask, scale = arguments
    length = min(through.length, index.length)
    lanes = range(length)
    element = through.element
    kept = _narrowed(writer, through, lanes)
    flags = writer.negative(_narrowed(writer, mask, lanes))
    where = _narrowed(writer, index, lanes)
    if where.element != "i64":
        where = writer.cast("sext", where, "i64")
    step = element
    if int(scale.value) != _BYTES[element]:
        step = f"[{scale.value} x i8]"
    type_ = _type(length, "ptr")
    moved = f"{where.type} {where.value}"
    places = writer.new(type_, f"getelementptr {step}, ptr {base.value}, {moved}")
    name = f"llvm.masked.gather.{_suffix(kept)}.v{length}p0"
    read = writer.new(kept.type, writer.call(kept.type, name, [places, flags, kept], align=0))
    if length == through.length:
        return read
    return writer.shuffle(read, _zero(read.type), range(through.length))


def _narrowed(writer: _Writer, vector: _Vector, lanes: range) -> _Vector:
    if vector.length == len(lanes):
        return vector
    return writer.shuffle(vector, _zero(vector.type), lanes)


def _suffix(vector: _Vector) -> str:
    kind = "f" if vector.element in ("double", "float") else "i"
    return f"v{vector.length}{kind}{8 * _BYTES[vector.element]}"


def _masked_load(writer: _Writer, result: str, arguments: _Arguments) -> _Vector:
    place, mask = arguments
    given = [place, writer.negative(mask), _zero(result)]
    name = f"llvm.masked.load.{_suffix(given[2])}.p0"
    return writer.new(result, writer.call(result, name, given, align=0))


def _masked_store(writer: _Writer, result: str, arguments: _Arguments) -> None:
    place, mask, stored = arguments
    name = f"llvm.masked.store.{_suffix(stored)}.p0"
    given = [stored, place, writer.negative(mask)]
    writer.lines.append(writer.call("void", name, given, align=1))


_GATHERED = ("d.pd", "d.pd.256", "q.pd", "q.pd.256", "d.ps", "d.ps.256", "q.ps", "q.ps.256")
_INTEGERS = ("d.d", "d.d.256", "q.d", "q.d.256", "d.q", "d.q.256", "q.q", "q.q.256")
_SHAPES = ("ps", "pd", "ps.256", "pd.256")

_WRITERS: dict[str, _Write] = {
    **{
        f"{unit}.{name}.{shape}": _neighbours(opcode)
        for name, opcode in (("hadd", "fadd"), ("hsub", "fsub"))
        for unit, shape in zip(("sse3", "sse3", "avx", "avx"), _SHAPES, strict=True)
    },
    **{
        f"{unit}.addsub.{shape}": _addsub
        for unit, shape in zip(("sse3", "sse3", "avx", "avx"), _SHAPES, strict=True)
    },
    **{f"fma.vfmaddsub.{shape}": _fmaddsub for shape in _SHAPES},
    **dict.fromkeys(("sse41.dpps", "sse41.dppd", "avx.dp.ps.256"), _dot),
    **dict.fromkeys(
        ("sse41.blendvps", "sse41.blendvpd", "avx.blendv.ps.256", "avx.blendv.pd.256"), _blend
    ),
    **dict.fromkeys(("avx.vpermilvar.ps", "avx.vpermilvar.ps.256"), _permute(0, across=False)),
    **dict.fromkeys(("avx.vpermilvar.pd", "avx.vpermilvar.pd.256"), _permute(1, across=False)),
    "avx2.permps": _permute(0, across=True),
    "sse.min.ss": _extremum("olt"),
    "sse2.min.sd": _extremum("olt"),
    "sse.max.ss": _extremum("ogt"),
    "sse2.max.sd": _extremum("ogt"),
    "sse.rsqrt.ss": _by_packed("sse.rsqrt.ps"),
    "sse.rcp.ss": _by_packed("sse.rcp.ps"),
    "sse41.round.ss": _round("ps"),
    "sse41.round.sd": _round("pd"),
    "sse2.cvtsd2ss": _shorten_first,
    "sse2.cvtpd2ps": _shorten,
    "avx.cvt.pd2.ps.256": _shorten,
    **{f"avx2.gather.{shape}": _gather for shape in (*_GATHERED, *_INTEGERS)},
    **{f"avx.maskload.{shape}": _masked_load for shape in _SHAPES},
    **{f"avx.maskstore.{shape}": _masked_store for shape in _SHAPES},
}


def with_plain_vectors(text: str) -> str:
    """The module in which such calls are instructions that every processor has."""
    if "@llvm.x86." not in text:
        return text
    numbers = count()
    declared: set[str] = set()

    def plain(match: re.Match[str]) -> str:
        indent, name, result, called, given, rest = match.groups()
        write = _WRITERS.get(called)
        if write is None:
            return match[0]
        writer = _Writer(f"%ltoad.lanes.{next(numbers)}")
        made = write(writer, result, [_argument(a) for a in split_arguments(given)])
        declared.update(writer.declared)
        if name is not None and made is not None:
            writer.lines[-1] = writer.lines[-1].replace(made.value, name, 1)
        return "\n".join(f"{indent}{line}{rest}" for line in writer.lines)

    text = _CALL.sub(plain, text)
    missing = [line for line in sorted(declared) if not _has(text, line)]
    return "\n".join([text, *missing, ""]) if missing else text


def _has(text: str, declaration: str) -> bool:
    name = declaration[declaration.index("@") : declaration.index("(")]
    return re.search(rf"^declare [^@]*{re.escape(name)}\(", text, re.MULTILINE) is not None


_ARGUMENT = re.compile(
    r"(<\d+ x \w+>|ptr|i8|i32)"
    r"(?: (?:no\w+|readonly|writeonly|readnone|align \d+|[a-z_]+\([^()]*\)(?= )))* (.+)"
)


def _argument(text: str) -> _Vector:
    match = _ARGUMENT.fullmatch(text)
    assert match is not None, text
    return _Vector(match[1], match[2])
