"""``ltoad stub``: types of the functions that a module of Python loads."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from ltoad.errors import InputError, UsageError

_CONSTANTS = (bool, int, float, complex, str, bytes)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    stub = commands.add_parser(
        "stub",
        help="write the types of a Python module's loaded functions, for editors and checkers",
        description="Run a Python module that loads functions, and write its stub beside it.",
    )
    stub.add_argument("module", type=Path, help="FILE.py with lines like `f = ltoad.numpy.load(…)`")
    stub.add_argument(
        "-o", dest="output", type=Path, metavar="FILE", help="default: FILE.pyi beside the module"
    )
    stub.set_defaults(run=_stub)


def _stub(arguments: argparse.Namespace) -> int:
    from ltoad.frontends.stubs import stub_of

    path: Path = arguments.module
    functions, others = _names(_imported(path), path)
    if not functions:
        raise UsageError(f"{path}: no name of the module is a loaded function")
    output: Path = arguments.output or path.with_suffix(".pyi")
    try:
        output.write_text(stub_of(functions, others), encoding="utf-8")
    except OSError as error:
        raise InputError(f"cannot write {output}: {error.strerror}") from error
    return 0


def _imported(path: Path) -> ModuleType:
    """The module of a file, run as an import runs it."""
    if path.suffix != ".py" or not path.is_file():
        raise UsageError(f"{path}: not a file of Python", remedy="name the module's file")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.resolve().parent))
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def _names(module: ModuleType, path: Path) -> tuple[dict[str, Any], dict[str, str]]:
    """The loaded functions of a module, and the types of its other public names."""
    from ltoad.frontends.stubs import FRAMEWORKS

    functions: dict[str, Any] = {}
    others: dict[str, str] = {}
    for name, value in vars(module).items():
        if name.startswith("_") or isinstance(value, ModuleType):
            continue
        if type(value).__module__ in FRAMEWORKS and hasattr(value, "foreign"):
            functions[name] = value
        elif getattr(value, "__module__", None) == module.__name__:
            raise UsageError(
                f"{path}: the stub would hide the types of '{name}'",
                remedy="load functions in a module of their own, and import them from there",
            )
        elif not callable(value):
            kind = type(value)
            others[name] = kind.__name__ if kind in _CONSTANTS else "Any"
    return functions, others
