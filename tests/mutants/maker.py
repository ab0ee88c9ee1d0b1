"""A mutant of a seed: which function is differentiated how, and what is changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import llvmlite.binding as llvm

from ltoad.config import Activity, Mode, SymbolRequest
from ltoad.configure import requested
from ltoad.emit.optimise import optimisable
from ltoad.errors import LtoadError
from ltoad.extract.bitcode import initialise_llvm
from ltoad.ir.clone import copy_function, name_numbers
from ltoad.ir.module import Module
from ltoad.ir.types import FunctionType
from tests.mutants.mutations import PLAIN, Workplace
from tests.mutants.seeds import Seed
from tests.mutants.structure import STRUCTURAL

ASKED = "asked"
_TRIES = 8
LARGEST = 400_000
"""Characters of a module; larger ones take long and find nothing that small ones do not."""


@dataclass(frozen=True)
class Mutant:
    """``number`` makes it again; ``changes`` are the names of its mutations."""

    number: int
    seed: str
    request: str
    changes: tuple[str, ...]
    text: str


def make(number: int, seeds: Sequence[Seed], folder: Path) -> Mutant | None:
    """The mutant of a number; None if it is no valid module."""
    initialise_llvm()
    random = Random(number)
    texts = [seed for seed in seeds if not seed.level]
    seed = random.choice(texts if random.random() < 0.3 else seeds)
    text = _read(seed.text(folder))
    if text is not None and random.random() < 0.15:
        text = _spliced(text, _read(random.choice(seeds).text(folder)))
    if text is None or len(text) > 10 * LARGEST:
        return None
    text, request = _with_request(text, random)
    if len(text) > LARGEST:
        return None
    module = Module.parse(text)
    changes = tuple(_mutate(module, random) for _ in range(random.choice((1, 2, 4, 8, 16))))
    changed = _read(module.print())
    if changed is None or not any(changes):
        return None
    return Mutant(number, f"{seed.path.name}{seed.level}", request, changes, changed)


def _read(text: str) -> str | None:
    """A module as LLVM prints it; None if it is none."""
    try:
        module = llvm.parse_assembly(text, llvm.create_context())
        module.verify()
    except RuntimeError:
        return None
    return str(module)


def _spliced(text: str, other: str | None) -> str | None:
    """Both modules in one; functions of the second get other names."""
    if other is None:
        return None
    context = llvm.create_context()
    first = llvm.parse_assembly(text, context)
    second = llvm.parse_assembly(other, context)
    for value in (*second.functions, *second.global_variables):
        if not value.is_declaration:
            value.name = f"{value.name}.spliced"
    try:
        first.link_in(second)
    except RuntimeError:
        return None
    return str(first)


def _with_request(text: str, random: Random) -> tuple[str, str]:
    """The module with a request of one of its functions alone, or with those that it has."""
    if "@__enzyme_" in text and random.random() < 0.3:
        return text, "its own"
    text = optimisable(text)
    module = llvm.parse_assembly(text, llvm.create_context())
    names = [f.name for f in module.functions if not f.is_declaration and f.name != "main"]
    if not names:
        return text, "none"
    mode: Mode = random.choice(("reverse", "reverse", "forward"))
    width = random.choice((1, 1, 1, 2)) if mode == "forward" else 1
    function = random.choice(names)
    request = SymbolRequest(function, ASKED, mode, _activities(module, function, random), width)
    try:
        text = requested.write_calls(text, module, [request], required=True)
    except LtoadError:
        return text, "its own"
    told = f"{mode} {function} {request.arguments} {width}"
    if random.random() < 0.2:
        text, told = _nested(text, random), f"derivative of {told}"
    return (_alone(text) if random.random() < 0.8 else text), told


def _nested(text: str, random: Random) -> str:
    """The module with a request of the function that has asked, too."""
    module = llvm.parse_assembly(text, llvm.create_context())
    mode: Mode = random.choice(("reverse", "forward"))
    request = SymbolRequest(ASKED, f"{ASKED}.again", mode)
    try:
        return requested.write_calls(text, module, [request], required=True)
    except LtoadError:
        return text


def _activities(module: Any, name: str, random: Random) -> tuple[Activity, ...] | None:
    if random.random() < 0.6:
        return None
    types = [str(a.type) for a in module.get_function(name).arguments]
    pointers: tuple[Activity, ...] = ("dup", "dup", "const", "dupnoneed")
    numbers: tuple[Activity, ...] = ("out", "const")
    choice: list[Activity] = []
    for type_ in types:
        if type_ == "ptr":
            choice.append(random.choice(pointers))
        else:
            choice.append(random.choice(numbers) if type_ in ("float", "double") else "const")
    return tuple(choice)


def _alone(text: str) -> str:
    """The module without what the request does not reach."""
    parsed = llvm.parse_assembly(text, llvm.create_context())
    for function in parsed.functions:
        if not function.is_declaration and not function.name.startswith(ASKED):
            function.linkage = "internal"
    machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine()
    manager = llvm.create_new_module_pass_manager()
    manager.add_global_dead_code_eliminate_pass()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
    manager.run(parsed, builder)
    return str(parsed)


def _mutate(module: Module, random: Random) -> str:
    """Change one function; the name of what was done."""
    names = [n for n in module.function_names() if not n.startswith(ASKED)]
    if not names:
        return ""
    name = random.choice(names)
    function, _ = copy_function(module.function(name), name)
    callees: dict[str, FunctionType] = {n: module.function(n).type for n in names}
    place = Workplace(function, name_numbers(function), callees, {}, random)
    for _ in range(20):
        mutation = random.choice(PLAIN if random.random() < 0.5 else STRUCTURAL)
        if any(mutation(place) for _ in range(_TRIES)):
            module.replace_function(function)
            for symbol, type_ in place.declared.items():
                module.declare(symbol, type_)
            return mutation.__name__
    return ""
