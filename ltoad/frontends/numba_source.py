"""Functions that Numba compiles as sources: its IR, and an adapter in C with a plain signature.

Numba's IR is taken as it is before its module passes, so nothing is vectorised yet; functions that
are called come as Numba has compiled them.  The adapter turns arrays into the seven arguments and
more that Numba takes, and brings the few functions of Numba's runtime that own memory.  A function
that raises an exception gives NaN, and NaN as all its derivatives.
"""

from __future__ import annotations

import inspect
import re
import weakref
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ltoad.extract.bitcode import unit_of_text
from ltoad.frontends.elements import Element
from ltoad.frontends.errors import SignatureError
from ltoad.frontends.numba_linear import linear_sources, typed_calls
from ltoad.frontends.signature import Parameter, Role, Signature, parse_signature
from ltoad.frontends.store import Store, digest

_RUNTIME = Path(__file__).with_name("numba_runtime.h")


@dataclass(frozen=True, slots=True)
class Compiled:
    """``returned`` are the types of what the function returns, in order."""

    symbol: str
    text: str
    returned: tuple[Any, ...]


def is_numba(sources: object) -> bool:
    """Whether something is a function that Numba compiles."""
    return hasattr(sources, "py_func") and hasattr(sources, "targetdescr")


def written_sources(function: Any, signature: str, store: Store) -> _Written:
    """Files with a function for the types of a signature, its name there, and the signature.

    Results behind the arrow are what the function returns.  Raises SignatureError, and Numba's
    errors for code that it cannot compile.
    """
    name = re.sub(r"\W", "_", function.py_func.__name__)
    known = _written.setdefault(function, {}).get((signature, store.folder))
    if known is not None and known[0][0].is_file():
        return known
    told = _with_names(parse_signature(signature), function)
    compiled = _compiled(function, [_numba_type(p) for p in told.parameters])
    adapter = "\n".join(_adapter(name, told, compiled))
    key = f"numba-{digest([adapter, compiled.text])[:32]}"
    folder = store.place(key)
    with store.locked(key):
        if not folder.is_dir():
            with store.new(key) as made:
                (made / f"{name}.c").write_text(adapter, encoding="utf-8")
                unit = unit_of_text(name, compiled.text)
                (made / f"{name}.o").write_bytes(unit.bitcode)
    found = [folder / f"{name}.c", folder / f"{name}.o"], name, str(told)
    _written[function][signature, store.folder] = found
    return found


_Written = tuple[list[Path], str, str]
_written: weakref.WeakKeyDictionary[Any, dict[tuple[str, Path], _Written]] = (
    weakref.WeakKeyDictionary()
)
"""Numba freezes what a function refers to when it compiles it, so once is enough."""


def _with_names(told: Signature, function: Any) -> Signature:
    """Parameters are called as in Python, if the signature does not call them otherwise."""
    names = list(inspect.signature(function.py_func).parameters)
    if len(names) != len(told.parameters):
        raise SignatureError(
            f"{function.py_func.__name__} takes {', '.join(names)}\n  signature:   {told}"
        )
    named = [
        replace(p, name=name) if p.name == f"arg{i}" else p
        for i, (p, name) in enumerate(zip(told.parameters, names, strict=True))
    ]
    return replace(told, parameters=tuple(named))


# Numba's side


def _numba_type(parameter: Parameter) -> Any:
    from numba import types

    element = getattr(types, "boolean" if parameter.element.kind == "bool" else _name(parameter))
    return types.Array(element, len(parameter.dims), "C") if parameter.dims else element


def _name(parameter: Parameter) -> str:
    return parameter.element.name


def _compiled(function: Any, arguments: Sequence[Any]) -> Compiled:
    from numba import types
    from numba.core.compiler_lock import global_compiler_lock

    with global_compiler_lock:
        result, library = _library(function, tuple(arguments))
        text = library.get_llvm_str()
    returned = result.signature.return_type
    if isinstance(returned, types.BaseTuple):
        leaves = tuple(returned)
    else:
        leaves = () if returned is types.none else (returned,)
    renamed = typed_calls(_settled(text.replace(result.fndesc.llvm_func_name, _SYMBOL)))
    renamed = _without_owners(renamed)
    return Compiled(_SYMBOL, renamed, leaves)


_SYMBOL = "ltoad_numba_function"


def _library(function: Any, arguments: tuple[Any, ...]) -> tuple[Any, Any]:
    from numba.core import codegen, cpu
    from numba.core.compiler import Flags, compile_extra
    from numba.core.registry import cpu_target

    class Plain(codegen.AOTCodeLibrary):  # type: ignore[misc]
        """Functions are simplified one by one, and that is all."""

        def _optimize_final_module(self) -> None:
            pass

    context = cpu_target.target_context.with_aot_codegen("ltoad")
    library = Plain(context.codegen(), "ltoad")
    flags = Flags()
    function.targetdescr.options.parse_as_flags(flags, function.targetoptions)
    flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = flags.nrt = True
    flags.auto_parallel = cpu.ParallelOptions(False)
    typing = cpu_target.typing_context
    result = compile_extra(
        typing, context, function.py_func, arguments, None, flags, locals={}, library=library
    )
    library.finalize()
    return result, library


def _settled(text: str) -> str:
    """The same text in every process, without variables, and without the runtime's counting."""
    tags: dict[str, int] = {}
    text = re.sub(r"(?<=B)\d+v(\d+)(?=B)", lambda m: f"1v{tags.setdefault(m[1], len(tags))}", text)
    text = re.sub(r"^; ModuleID.*$", "", text, flags=re.MULTILINE)
    text = re.sub(
        r'^(@(?:"?_ZN08NumbaEnv|numba\.dynamic)\S+ = ).*?global ',
        r"\1internal constant ",
        text,
        flags=re.MULTILINE,
    )
    text = re.sub(
        r'\[\d+ x i8\] c"missing Environment[^"]*"',
        r'[20 x i8] c"missing Environment\\00"',
        text,
    )
    counting = r"^define [^\n]*@(NRT_(?:inc|dec)ref)\([^\n]*\{\n.*?^\}$"
    return re.sub(counting, r"declare void @\1(ptr)", text, flags=re.MULTILINE | re.DOTALL)


def _without_owners(text: str) -> str:
    """Owners of arrays that are arguments are null: the adapter passes nothing else.

    Where an array is one of the function's own or an argument, its owner would have a derivative or
    none.
    """
    head = re.search(rf"^define [^\n]*@{_SYMBOL}\(([^\n]*)\{{\n(.*?)^\}}$", text, re.M | re.S)
    if head is None:
        return text
    owners = re.findall(r"ptr (?:\w+(?:\([^)]*\))? )*(%arg\.[^ ,]+\.[01])(?=[,)])", head[1])
    if not owners:
        return text
    body = re.sub(rf"(?:{'|'.join(map(re.escape, owners))})(?![\w.])", "null", head[2])
    return f"{text[: head.start(2)]}{body}{text[head.end(2) :]}"


# The adapter


def _adapter(name: str, told: Signature, compiled: Compiled) -> Iterator[str]:
    """Its own names begin with ``ltoad_``, so that arguments may be called as they like."""
    results = _results(told, compiled)
    told = replace(told, parameters=tuple(map(_in_c, told.parameters)))
    yield _RUNTIME.read_text(encoding="utf-8")
    yield from linear_sources(compiled.text)
    yield "struct ltoad_returned {"
    for index, parameter in enumerate(told.results):
        yield f"    {_member(parameter, index)}"
    yield "    void *last;\n};"
    arguments = [a for p in told.parameters for a in _arguments(p)]
    types = ", ".join(type_ for type_, _ in arguments)
    tail = f", {types}" if types else ""
    yield f'extern int ltoad_numba(void *, void **{tail}) __asm__("{compiled.symbol}");'
    yield f"{results} {name}({', '.join(_formals(told))})\n{{"
    yield "    struct ltoad_returned ltoad_r = {0};\n    void *ltoad_exception = 0;"
    passed = "".join(f", {value}" for _, value in arguments)
    yield f"    const int ltoad_status = ltoad_numba(&ltoad_r, &ltoad_exception{passed});"
    yield "    int ltoad_failed = ltoad_status != 0 && ltoad_status != -2;"
    yield from _taken(told)
    yield "}"


_C_WORDS = frozenset(("auto", "char", "const", "default", "do", "double", "enum", "extern", "float",
    "goto", "inline", "int", "long", "register", "restrict", "short", "signed", "sizeof", "static",
    "struct", "switch", "typedef", "union", "unsigned", "void", "volatile"))  # fmt: skip


def _in_c(parameter: Parameter) -> Parameter:
    is_word = parameter.name in _C_WORDS
    return replace(parameter, name=f"{parameter.name}_") if is_word else parameter


def _results(told: Signature, compiled: Compiled) -> str:
    """The type that the adapter returns; raises SignatureError if Numba's function differs."""
    found = [_described(t) for t in compiled.returned]
    wanted = [(p.element.name, len(p.dims)) for p in told.results]
    if found != wanted:
        spelled = ", ".join(str(t) for t in compiled.returned) or "nothing"
        raise SignatureError(f"the function returns {spelled}\n  signature:   {told}")
    plain = len(told.results) == 1 and not told.results[0].dims
    return told.results[0].element.c if plain else "void"


def _described(type_: Any) -> tuple[str, int]:
    from numba import types

    if isinstance(type_, types.Array):
        return _described(type_.dtype)[0], type_.ndim
    return ("bool" if type_ is types.boolean else str(type_)), 0


def _member(parameter: Parameter, index: int) -> str:
    if not parameter.dims:
        return f"{_stored(parameter.element)} r{index};"
    rank = len(parameter.dims)
    return (
        f"struct {{ struct ltoad_memory *memory; void *parent; int64_t count, size; "
        f"char *data; int64_t shape[{rank}], strides[{rank}]; }} r{index};"
    )


def _stored(element: Element) -> str:
    return "int8_t" if element.kind == "bool" else element.c


def _formals(told: Signature) -> Iterator[str]:
    """Inputs, sizes that no integer argument tells, and addresses of what is returned."""
    for parameter in told.parameters:
        star = "*" if parameter.dims or parameter.role is Role.OUT else ""
        # Numba's own functions change their arguments, and so do these.
        const = "const " if parameter.role is Role.IN and parameter.dims else ""
        yield f"{const}{parameter.element.c} {star}{parameter.name}"
    for size in _missing_sizes(told):
        yield f"int64_t {size}"
    if len(told.results) == 1 and not told.results[0].dims:
        return
    for parameter in told.results:
        yield f"{parameter.element.c} *{parameter.name}"


def _missing_sizes(told: Signature) -> list[str]:
    names = {p.name for p in told.parameters}
    return [size for size in told.sizes if size not in names]


def _arguments(parameter: Parameter) -> Iterator[tuple[str, str]]:
    """Types and values of what Numba takes for one parameter."""
    name, c = parameter.name, parameter.element.c
    if not parameter.dims:
        if parameter.element.kind == "complex":
            part = "double" if parameter.element.size == 16 else "float"
            suffix = "" if part == "double" else "f"
            yield part, f"creal{suffix}({name})"
            yield part, f"cimag{suffix}({name})"
        else:
            yield _stored(parameter.element), name
        return
    sizes = [dim.in_c(lambda n: f"(int64_t){n}") for dim in parameter.dims]
    bytes_ = f"(int64_t)sizeof({c})"
    yield from [("void *", "0"), ("void *", "0")]
    yield from [("int64_t", " * ".join(sizes)), ("int64_t", bytes_), (f"{c} *", f"({c} *){name}")]
    yield from (("int64_t", size) for size in sizes)
    for index in range(len(sizes)):
        yield "int64_t", " * ".join([*sizes[index + 1 :], bytes_])


def _taken(told: Signature) -> Iterator[str]:
    """What was returned to where it belongs, or NaN if there was an exception."""
    for index, parameter in enumerate(told.results):
        for axis, dim in enumerate(parameter.dims):
            size = dim.in_c(lambda n: f"(int64_t){n}")
            yield f"    ltoad_failed |= ltoad_r.r{index}.shape[{axis}] != {size};"
    yield "    double ltoad_lost = 0.0;\n    if (ltoad_failed) {"
    for parameter in told.parameters:
        if parameter.element.is_differentiable:
            yield from _poison(parameter)
    # NaN that no compiler knows, so that derivatives are NaN, too.
    yield "        ltoad_lost = __builtin_sqrt(-1.0 - ltoad_lost * ltoad_lost);\n    }"
    single = len(told.results) == 1 and not told.results[0].dims
    for index, parameter in enumerate(told.results):
        c = parameter.element.c
        value = f"({c})ltoad_r.r{index}"
        lost = f" + ({c})ltoad_lost" if parameter.element.is_differentiable else ""
        if single:
            yield f"    return ltoad_failed ? ({c})ltoad_lost : {value};"
        elif not parameter.dims:
            yield f"    *{parameter.name} = ltoad_failed ? ({c})ltoad_lost : {value}{lost};"
        else:
            yield from _copied(parameter, index)


def _poison(parameter: Parameter) -> Iterator[str]:
    """Adds up an input, so that derivatives by it are lost as well."""
    name = f"{parameter.name}[ltoad_i]" if parameter.dims else parameter.name
    if parameter.element.kind == "complex":
        name = f"creal({name}) + cimag({name})"
    loop = ""
    if parameter.dims:
        count = " * ".join(dim.in_c(lambda n: f"(int64_t){n}") for dim in parameter.dims)
        loop = f"for (int64_t ltoad_i = 0; ltoad_i < {count}; ltoad_i++) "
    yield f"        {loop}ltoad_lost += {name};"


def _copied(parameter: Parameter, index: int) -> Iterator[str]:
    c, indent, offset, place = parameter.element.c, "    ", "0", "0"
    yield "    {"
    for axis, dim in enumerate(parameter.dims):
        size = dim.in_c(lambda n: f"(int64_t){n}")
        yield f"{indent}for (int64_t ltoad_i{axis} = 0; ltoad_i{axis} < {size}; ltoad_i{axis}++)"
        offset += f" + ltoad_i{axis} * ltoad_r.r{index}.strides[{axis}]"
        place = f"({place}) * {size} + ltoad_i{axis}"
    value = f"*({c} *)(ltoad_r.r{index}.data + {offset})"
    yield f"    {parameter.name}[{place}] = ltoad_failed ? ({c})ltoad_lost : {value};"
    yield f"    if (ltoad_status == 0) NRT_decref(ltoad_r.r{index}.memory); }}"
