"""What an IR test can run: one stage of a derivative, from a module's text to text.

=============  ====================================================================
command        prints
=============  ====================================================================
prepare        each function as the preparation rewrites it
normal-form    each function in normal form, and a line for each of its loops
facts          each requested function, with what the analyses say of its values
plan           what each derivative keeps, and what becomes of loops and of calls
requests       the functions that asked, with calls of the derivatives
derivatives    every function that was not there before
MODE           those of one mode: gradient, augmented, reverse, linear, tangent,
               replayed
module         everything: globals and declarations, too
error          why nothing is derived
=============  ====================================================================

``tape-limit=SIZE`` may follow the command.  Nothing is optimised: derivatives are as the
sweeps write them.  Whatever is printed as code has been read and verified by LLVM.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import llvmlite.binding as llvm

from ltoad.analysis.program.program import Program
from ltoad.config import Options, bytes_of
from ltoad.differentiate.keys.signature import Mode
from ltoad.differentiate.module import DifferentiatedModule, differentiate_module
from ltoad.differentiate.prepare.preparation import Preparation
from ltoad.differentiate.registered.program_rules import make_program_rules
from ltoad.differentiate.registered.reader import read_registrations
from ltoad.differentiate.requests.request import is_request
from ltoad.errors import DifferentiationError
from ltoad.extract.bitcode import initialise_llvm
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.instructions import Call, Function
from ltoad.ir.module import Module
from ltoad.ir.printer import print_function
from ltoad.rules.table import Rows
from tests.ir_tests.known import facts_of_requests

SUPPORT = "ltoad"
"""What the names of functions begin with that all derivatives share."""


@dataclass(frozen=True)
class Source:
    """The module of a test, and the options that its command has."""

    text: str
    options: Options


Stage = Callable[[Source], str]


def run(command: str, text: str) -> str:
    """What a command prints for a module.  Raises KeyError for a command that there is not."""
    name, *words = command.split()
    options = Options(explain=True)
    for word in words:
        option, _, value = word.partition("=")
        if option != "tape-limit":
            raise KeyError(word)
        options = replace(options, tape_limit=bytes_of(value))
    return STAGES[name](Source(_read_by_llvm(text), options))


def _read_by_llvm(text: str) -> str:
    """A module as LLVM prints it.  Raises RuntimeError for what is none."""
    initialise_llvm()
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return str(module)


def _prepare(source: Source) -> str:
    def rewritten(module: Module, prepare: Preparation, name: str) -> Function:
        function, _ = copy_function(module.function(name), name)
        prepare(function, name_numbers(function))
        return function

    module = Module.parse(source.text)
    rules, _ = make_program_rules(module, read_registrations(module))
    prepare = Preparation(module, rules)
    functions = [rewritten(module, prepare, name) for name in _primals(module)]
    return _printed(module, functions)


def _normal_form(source: Source) -> str:
    module = Module.parse(source.text)
    program = Program(module, Rows({}))
    forms = [program.normal_form(name) for name in _primals(module)]
    printed = _printed(module, [form.function for form in forms])
    lines = []
    for info in (info for form in forms for info in form.loops.values()):
        count = "only the run tells"
        if info.trip_count is not None:
            count = info.trip_count.reference()
        lines.append(
            f"loop {info.loop.header.name}: counter {info.counter.reference()}, "
            f"preheader {info.preheader.name}, latch {info.latch.name}, trip count {count}\n"
        )
    return printed + "".join(lines)


def _primals(module: Module) -> Iterator[str]:
    """The functions with a body that ask for nothing."""
    for name in list(module.function_names()):
        calls = (i for i in module.function(name).instructions() if isinstance(i, Call))
        if not any(map(is_request, calls)):
            yield name


def _printed(module: Module, functions: Iterable[Function]) -> str:
    functions = list(functions)
    for function in functions:
        module.replace_function(function)
    _read_by_llvm(module.print())
    return "\n\n".join(map(print_function, functions)) + "\n"


def _differentiated(source: Source) -> DifferentiatedModule:
    done = differentiate_module(source.text, source.options)
    _read_by_llvm(done.text)
    return done


def _plan(source: Source) -> str:
    lines = []
    for report in _differentiated(source).reports:
        lines += [f"{report.function} [{report.mode}]: {report.summary}"]
        lines += [f"  {detail}" for detail in report.details]
    return "\n".join(lines) + "\n"


def _requests(source: Source) -> str:
    before, after = Module.parse(source.text), Module.parse(_differentiated(source).text)
    names = set(before.function_names()) - set(_primals(before))
    return _texts(after, (name for name in after.function_names() if name in names))


def _derivatives(source: Source) -> str:
    after = Module.parse(_differentiated(source).text)
    return _texts(after, _new(source, after))


def _of_mode(mode: Mode) -> Stage:
    def derivatives(source: Source) -> str:
        after = Module.parse(_differentiated(source).text)
        ending = f".{mode.value}"
        return _texts(after, (name for name in _new(source, after) if ending in name))

    return derivatives


def _new(source: Source, after: Module) -> list[str]:
    before = set(Module.parse(source.text).function_names())
    names = (name for name in after.function_names() if name not in before)
    return [name for name in names if not name.lstrip("_").startswith(SUPPORT)]


def _texts(module: Module, names: Iterable[str]) -> str:
    return "\n\n".join(module.function_text(name).strip() for name in names) + "\n"


def _module(source: Source) -> str:
    return _differentiated(source).text


def _error(source: Source) -> str:
    try:
        differentiate_module(source.text, source.options)
    except DifferentiationError as error:
        return f"{error}\n"
    return "there is no error\n"


def _facts(source: Source) -> str:
    return facts_of_requests(Module.parse(source.text))


STAGES: dict[str, Stage] = {
    "prepare": _prepare,
    "normal-form": _normal_form,
    "facts": _facts,
    "plan": _plan,
    "requests": _requests,
    "derivatives": _derivatives,
    "module": _module,
    "error": _error,
    **{mode.value: _of_mode(mode) for mode in Mode},
}
