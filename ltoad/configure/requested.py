"""Requests from a configuration file, written into the program as if its source had them.

From here on there is one kind of request only: a call of ``__enzyme_...``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ltoad.config import Activity, Mode, SymbolRequest, SymbolRule
from ltoad.configure import blocks
from ltoad.configure.blocks import Block
from ltoad.configure.callers import require_all_arguments
from ltoad.configure.spelled import passed_type
from ltoad.errors import UsageError
from ltoad.ir.text import SYMBOL, array_of_addresses

CALLEES = {"reverse": "__enzyme_autodiff", "forward": "__enzyme_fwddiff"}
FLOATS = frozenset(("half", "bfloat", "float", "double", "x86_fp80", "fp128"))


def write_calls(
    text: str, module: Any, requests: Sequence[SymbolRequest], *, required: bool
) -> str:
    """The module's text with a function for each request that calls for its derivative.

    ``module`` is what ``text`` was printed from.  Raises UsageError for a
    request that does not fit its function; one whose function the program
    does not define is skipped unless ``required``.
    """
    functions = defined_functions(text, module)
    for request in requests:
        function = functions.get(request.function)
        if function is not None:
            found = blocks.find_blocks(request, module)
            text = _write_call(text, request, function, functions, found)
        elif required:
            raise UsageError(
                f"no bitcode of the program defines {request.function}, whose derivative "
                f"{request.name} is asked for",
                remedy="give the symbol's name as the linker sees it (`nm` shows it; Fortran adds "
                "an underscore), and compile its file with ltoad-cc or ltoad-fc",
            )
    return text


def defined_functions(text: str, module: Any) -> dict[str, Any]:
    """The functions with a body by symbol.

    Zig, and C with an attribute, export a function under the name of an alias.
    """
    functions = {f.name: f for f in module.functions if not f.is_declaration}
    aliases = {q or p: tq or tp for q, p, tq, tp in _ALIAS_OF_FUNCTION.findall(text)}
    return functions | {name: functions[t] for name, t in aliases.items() if t in functions}


_ALIAS_OF_FUNCTION = re.compile(rf"^{SYMBOL} = [^\n@]*\balias [^\n@]*{SYMBOL}", re.MULTILINE)

_REGISTRATIONS = {
    "gradient": "__enzyme_register_gradient_ltoad.toml",
    "derivative": "__enzyme_register_derivative_ltoad.toml",
    "inactive function": "__enzyme_inactivefn_ltoad.toml",
    "inactive global": "__enzyme_inactive_global_ltoad.toml",
}


def write_rules(text: str, module: Any, rules: Sequence[SymbolRule], *, required: bool) -> str:
    """The module's text with a registration for each rule.

    A rule for what the program does not mention is skipped unless ``required``;
    its own functions have to be there.
    """
    known = {value.name for value in (*module.functions, *module.global_variables)}
    lines = []
    for number, rule in enumerate(rules):
        subject, *functions = rule.symbols
        missing = [s for s in (functions if subject in known else rule.symbols) if s not in known]
        if subject not in known and not required:
            continue
        if missing:
            raise UsageError(
                f"no bitcode of the program mentions {missing[0]}, which the configuration names "
                f"in the rule for {subject}",
                remedy="give the symbol's name as the linker sees it (`nm` shows it), and compile "
                "the files that define and call it with ltoad-cc or ltoad-fc",
            )
        lines.append(array_of_addresses(f"{_REGISTRATIONS[rule.kind]}.{number}", rule.symbols))
    return "\n".join([text, *lines, ""]) if lines else text


def _write_call(
    text: str,
    request: SymbolRequest,
    function: Any,
    functions: dict[str, Any],
    variables: Sequence[Block],
) -> str:
    types = [str(argument.type) for argument in function.arguments]
    if request.name in functions:
        raise UsageError(
            f"{request.name} is asked for as a derivative, but the program defines it",
            remedy="choose another name",
        )
    activities = request.arguments
    if activities is None:
        activities = default_activities(types, request.mode)
    if len(types) != len(activities):
        raise UsageError(
            f"{request.function} has {len(types)} arguments, but the request for {request.name} "
            f"gives {len(activities)} activities",
            remedy=f"its argument types are: {', '.join(types) or 'none'}",
        )
    name, address = f'@"{request.name}"', f'@"{function.name}"'
    callee = f'@"{CALLEES[request.mode]}.{request.name}"'
    signature = str(function.global_value_type)
    result = _result_type(request, activities, types, signature)
    spelled = [passed_type(argument) for argument in function.arguments]
    parameters, loads, passed = _arguments(request, activities, types, spelled)
    before, after = blocks.copies(variables)
    lines = []
    if variables:
        shadows = _shadows_of_variables(request, len(variables))
        parameters += [shadow for own in shadows for shadow in own]
        before.append("  %marker = load i32, ptr @enzyme_dup")
        passed += [
            v for i, own in enumerate(shadows) for v in ("i32 %marker", f"ptr %value{i}", *own)
        ]
        primal = signature.split(" (", maxsplit=1)[0]
        lines += blocks.companion(
            f"{function.name}.by.{request.name}", address, primal, spelled, variables
        )
        lines += blocks.declarations(text)
        address = f'@"{function.name}.by.{request.name}"'
    require_all_arguments(text, request.name, _told(request, activities, variables), _REMEDY)
    back = "ret void" if result == "void" else f"ret {result} %result"
    assign = "" if result == "void" else "%result = "
    lines += [
        f"define {result} {name}({', '.join(parameters)}) {{",
        *loads,
        *before,
        f"  {assign}call {result} (...) {callee}({', '.join([f'ptr {address}', *passed])})",
        *after,
        f"  {back}",
        "}",
        f"declare {result} {callee}(...)",
        "",
    ]
    text = _without_declaration(text, request.name)
    markers = set(activities) | ({"width"} if request.width > 1 else set())
    markers |= {"dup"} if variables else set()
    for activity in sorted(markers):
        if not re.search(rf"^@enzyme_{activity} = ", text, re.MULTILINE):
            lines.append(f"@enzyme_{activity} = external global i32")
    return f"{text}\n" + "\n".join(lines) + "\n"


_REMEDY = (
    "without markers each pointer is followed by a shadow, also what Fortran passes a number by: "
    '`arguments` in ltoad.toml says which are "const"'
)


def _told(
    request: SymbolRequest, activities: Sequence[Activity], variables: Sequence[Block]
) -> list[str]:
    """The parameters of a derivative, in words."""
    told = []
    for number, activity in enumerate(activities, 1):
        told.append(f"argument {number}")
        if activity in ("dup", "dupnoneed"):
            told += [f"the shadow of argument {number}"] * request.width
    return told + [f"the shadow of {v.symbol}" for v in variables for _ in range(request.width)]


def _shadows_of_variables(request: SymbolRequest, count: int) -> list[list[str]]:
    lanes = range(request.width)
    return [[f"ptr %shadow.of{i}.{lane}" for lane in lanes] for i in range(count)]


def default_activities(types: Sequence[str], mode: Mode) -> tuple[Activity, ...]:
    """What arguments of these types are without a marker, see docs/requests.md."""
    number: Activity = "out" if mode == "reverse" else "dup"
    return tuple(
        number if kind in FLOATS else "dup" if kind.startswith("ptr") else "const" for kind in types
    )


def _arguments(
    request: SymbolRequest,
    activities: Sequence[Activity],
    types: Sequence[str],
    spelled: Sequence[str],
) -> tuple[list[str], list[str], list[str]]:
    """Parameters of the derivative, loads of the markers, arguments of the request."""
    parameters: list[str] = []
    loads: list[str] = []
    passed: list[str] = []
    if request.width > 1:
        loads.append("  %width = load i32, ptr @enzyme_width")
        passed += ["i32 %width", f"i32 {request.width}"]
    for number, (activity, kind) in enumerate(zip(activities, types, strict=True)):
        loads.append(f"  %marker{number} = load i32, ptr @enzyme_{activity}")
        typed = [f"{spelled[number]} %primal{number}"]
        if activity in ("dup", "dupnoneed"):
            typed += [f"{kind} %shadow{number}.{lane}" for lane in range(request.width)]
        parameters += typed
        passed += [f"i32 %marker{number}", *typed]
    return parameters, loads, passed


def _result_type(
    request: SymbolRequest, activities: Sequence[Activity], types: Sequence[str], signature: str
) -> str:
    """What the derivative returns: the tangent of the result, or the derivatives of ``out``s."""
    if request.mode == "forward":
        primal = signature.split(" (", maxsplit=1)[0]
        if primal not in FLOATS:
            return "void"
        return primal if request.width == 1 else f"{{ {', '.join([primal] * request.width)} }}"
    outs = [t for a, t in zip(activities, types, strict=True) if a == "out"]
    wrong = [kind for kind in outs if kind not in FLOATS]
    if wrong:
        raise UsageError(
            f"an argument of {request.function} of type {wrong[0]} cannot be 'out'",
            remedy="'out' is for floating-point values; use 'dup' for pointers",
        )
    if len(outs) > 1:
        return "{ " + ", ".join(outs) + " }"
    return outs[0] if outs else "void"


def _without_declaration(text: str, name: str) -> str:
    """Callers declare the derivative as they see it; it is about to be defined."""
    pattern = rf'^declare [^@\n]*@(?:"{re.escape(name)}"|{re.escape(name)})\(.*\n'
    return re.sub(pattern, "", text, flags=re.MULTILINE)
