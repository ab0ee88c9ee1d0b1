"""BLAS routines in the common form of :mod:`ltoad.rules.blas`, as LLVM IR text.

Library routines are wrapped; what only adjoints need is built on them.
"""

from __future__ import annotations

from ltoad.ir.types import DOUBLE, FLOAT, I32, I64, PTR, VOID, FunctionType
from ltoad.rules.blas import AUXILIARIES, ROUTINES, Routine, Symbol, common_symbol
from ltoad.rules.helper import Helper

_COLUMN_MAJOR, _NO_TRANSPOSE, _TRANSPOSE = 102, 111, 112
_MALLOC = ("malloc", FunctionType(PTR, (I64,)))
_FREE = ("free", FunctionType(VOID, (PTR,)))
_ABORT = ("abort", FunctionType(VOID, ()))


def blas_helper(name: str) -> Helper | None:
    """The definition behind a name of the common form, None for any other name."""
    symbol = common_symbol(name)
    if symbol is None:
        return None
    type_ = symbol.routine.type(symbol.number)
    if symbol.routine.name in ROUTINES:
        return Helper(_wrapper(symbol), type_, _declared(symbol))
    template, needed = _AUXILIARY_TEXTS[symbol.routine.name]
    sizes = {"s": 4, "d": 8}
    text = template
    for mark, value in (
        ("HEAD", _head(symbol)),
        ("BESIDE.", symbol.beside("")),
        ("NUMBER", str(symbol.number)),
        ("BYTES", str(sizes[symbol.letter])),
    ):
        text = text.replace(mark, value)
    return Helper(text, type_, tuple(_required(symbol, n) for n in needed))


def _required(symbol: Symbol, name: str) -> tuple[str, FunctionType]:
    for common in (_MALLOC, _FREE, _ABORT):
        if common[0] == name:
            return common
    routine = ROUTINES.get(name) or AUXILIARIES[name]
    return symbol.beside(name), routine.type(symbol.number)


def _head(symbol: Symbol) -> str:
    type_ = symbol.routine.type(symbol.number)
    names = [p.name for p in symbol.routine.parameters]
    parameters = ", ".join(f"{t} %{n}" for t, n in zip(type_.parameters, names, strict=True))
    name = symbol.common_name
    return f"define linkonce_odr hidden {type_.result} @{name}({parameters}) nounwind"


def _declared(symbol: Symbol) -> tuple[tuple[str, FunctionType], ...]:
    return ((symbol.library_name, library_type(symbol)),)


def library_type(symbol: Symbol) -> FunctionType:
    """The signature of the library's routine."""
    common = symbol.routine.type(symbol.number)
    if symbol.interface == "c":
        types = {"integer": "i32", "flag": "i32", "scalar": str(symbol.number), "array": "ptr"}
        first = ["i32"] if symbol.routine.layout else []
    else:
        types = dict.fromkeys(("integer", "flag", "scalar", "array"), "ptr")
        first = []
    words = first + [types[p.kind] for p in symbol.routine.parameters]
    if symbol.interface != "c":
        words += ["i64"] * _flags(symbol.routine)
    return FunctionType(common.result, tuple(_NAMED[w] for w in words))


def _flags(routine: Routine) -> int:
    """Fortran passes the lengths of its character arguments after all others."""
    return sum(p.kind == "flag" for p in routine.parameters)


_NAMED = {str(t): t for t in (PTR, I32, I64, FLOAT, DOUBLE)}


def _wrapper(symbol: Symbol) -> str:
    lines: list[str] = []
    by_value = symbol.interface == "c"
    passed = [f"i32 {_COLUMN_MAJOR}"] if by_value and symbol.routine.layout else []
    for parameter in symbol.routine.parameters:
        passed.append(_argument(parameter.name, parameter.kind, symbol, lines))
    if not by_value:
        passed += ["i64 1"] * _flags(symbol.routine)
    result = symbol.routine.type(symbol.number).result
    call = f"call {result} @{symbol.library_name}({', '.join(passed)})"
    if symbol.routine.returns:
        lines += [f"  %result = {call}", f"  ret {result} %result"]
    else:
        lines += [f"  {call}", "  ret void"]
    return "\n" + "\n".join([_head(symbol) + " {", *lines, "}", ""])


def _argument(name: str, kind: str, symbol: Symbol, lines: list[str]) -> str:
    """How one value is passed to the library."""
    by_value = symbol.interface == "c"
    if kind == "array":
        return f"ptr %{name}"
    type_, value = str(symbol.number), f"%{name}"
    if kind == "integer":
        type_, value = "i32", f"%{name}.short"
        lines.append(f"  {value} = trunc i64 %{name} to i32")
    elif kind == "flag":
        type_, value = "i32" if by_value else "i8", f"%{name}.code"
        codes = (_TRANSPOSE, _NO_TRANSPOSE) if by_value else (ord("T"), ord("N"))
        lines.append(f"  {value} = select i1 %{name}, {type_} {codes[0]}, {type_} {codes[1]}")
    if by_value:
        return f"{type_} {value}"
    lines.append(f"  %{name}.place = alloca {type_}")
    lines.append(f"  store {type_} {value}, ptr %{name}.place")
    return f"ptr %{name}.place"


def _for_each(body: str, before: str = "") -> str:
    """``body`` for each ``%i`` below ``%n``."""
    return f"""
HEAD {{
{before}  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
{body}
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}}
"""


def _sum_of(body: str) -> str:
    """The sum of the ``%part`` that ``body`` computes for each ``%i`` below ``%n``."""
    return f"""
HEAD {{
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %sum = phi NUMBER [ 0.0, %0 ], [ %sum.next, %loop ]
{body}
  %sum.next = fadd NUMBER %sum, %part
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  %total = phi NUMBER [ 0.0, %0 ], [ %sum.next, %loop ]
  ret NUMBER %total
}}
"""


def _through(count: str, body: str) -> str:
    """``body`` computes ``%result`` by way of ``%count`` numbers at ``%between``, zeros at first;
    ``count`` defines that, and ``%some``, without which the result is 0."""
    return f"""
HEAD {{
{count}
  %size = mul i64 %count, BYTES
  br i1 %some, label %allocate, label %none

none:
  ret NUMBER 0.0

allocate:
  %between = call ptr @malloc(i64 %size)
  %failed = icmp eq ptr %between, null
  br i1 %failed, label %stop, label %multiply

stop:
  call void @abort()
  unreachable

multiply:
  call void @BESIDE.scale(i64 %count, NUMBER 0.0, ptr %between, i64 1)
{body}
  call void @free(ptr %between)
  ret NUMBER %result
}}
"""


def _elements(x: str, y: str) -> str:
    """Element ``%i`` of two rows, or column of two matrices, with these steps."""
    (first, first_step), (second, second_step) = x.split(), y.split()
    return f"""\
  %first = mul i64 %i, %{first_step}
  %second = mul i64 %i, %{second_step}
  %here = getelementptr NUMBER, ptr %{first}, i64 %first
  %there = getelementptr NUMBER, ptr %{second}, i64 %second
"""


def _signed(number: str) -> str:
    """``%part`` is ``number`` with the sign of what is at ``%here``, and 0 if that is 0."""
    return f"""\
  %value = load NUMBER, ptr %here
  %negative = fcmp olt NUMBER %value, 0.0
  %zero = fcmp oeq NUMBER %value, 0.0
  %minus = fneg NUMBER {number}
  %signed = select i1 %negative, NUMBER %minus, NUMBER {number}
  %part = select i1 %zero, NUMBER 0.0, NUMBER %signed
"""


_SCALE = _for_each(
    """\
  %offset = mul i64 %i, %step
  %place = getelementptr NUMBER, ptr %x, i64 %offset
  %old = load NUMBER, ptr %place
  %product = fmul NUMBER %old, %alpha
  %new = select i1 %nothing, NUMBER 0.0, NUMBER %product
  store NUMBER %new, ptr %place""",
    before="""\
  %back = icmp slt i64 %incx, 0
  %minus = sub i64 0, %incx
  %step = select i1 %back, i64 %minus, i64 %incx
  %nothing = fcmp oeq NUMBER %alpha, 0.0
""",
)

_SIGNS = _for_each(
    _elements("x incx", "y incy")
    + _signed("%alpha")
    + """\
  %old = load NUMBER, ptr %there
  %new = fadd NUMBER %old, %part
  store NUMBER %new, ptr %there"""
)

_SCALES = _for_each("""\
  %offset = mul i64 %i, %lda
  %column = getelementptr NUMBER, ptr %a, i64 %offset
  call void @BESIDE.scale(i64 %m, NUMBER %alpha, ptr %column, i64 1)""")

_SUMS = _for_each(
    _elements("a lda", "b ldb")
    + "  call void @BESIDE.axpy(i64 %m, NUMBER %alpha, ptr %here, i64 1, ptr %there, i64 1)"
)

_TURNED = _sum_of(
    _elements("x incx", "y incy") + "  %other = load NUMBER, ptr %there\n" + _signed("%other")
)

_DOTS = _sum_of(
    _elements("a lda", "b ldb")
    + "  %part = call NUMBER @BESIDE.dot(i64 %m, ptr %here, i64 1, ptr %there, i64 1)"
)

_PRODUCT = _through(
    """\
  %count = select i1 %t, i64 %n, i64 %m
  %some = icmp sgt i64 %count, 0""",
    """\
  call void @BESIDE.gemv(i1 %t, i64 %m, i64 %n, NUMBER 1.0, ptr %a, i64 %lda, ptr %x, i64 %incx, NUMBER 0.0, ptr %between, i64 1)
  %result = call NUMBER @BESIDE.dot(i64 %count, ptr %between, i64 1, ptr %y, i64 %incy)""",  # noqa: E501 - one instruction a line
)

_INNER = _through(
    """\
  %count = mul i64 %m, %n
  %wide = icmp sgt i64 %n, 0
  %high = icmp sgt i64 %m, 0
  %some = and i1 %wide, %high""",
    """\
  call void @BESIDE.gemm(i1 %ta, i1 %tb, i64 %m, i64 %n, i64 %k, NUMBER 1.0, ptr %a, i64 %lda, ptr %b, i64 %ldb, NUMBER 0.0, ptr %between, i64 %m)
  %result = call NUMBER @BESIDE.dots(i64 %m, i64 %n, ptr %between, i64 %m, ptr %c, i64 %ldc)""",  # noqa: E501 - one instruction a line
)

_AUXILIARY_TEXTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "scale": (_SCALE, ()),
    "signs": (_SIGNS, ()),
    "scales": (_SCALES, ("scale",)),
    "sums": (_SUMS, ("axpy",)),
    "turned": (_TURNED, ()),
    "dots": (_DOTS, ("dot",)),
    "product": (_PRODUCT, ("scale", "gemv", "dot", "malloc", "free", "abort")),
    "inner": (_INNER, ("scale", "gemm", "dots", "malloc", "free", "abort")),
}
