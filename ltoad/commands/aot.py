"""``ltoad aot`` and ``ltoad inspect``: derivative libraries, and what is in them."""

from __future__ import annotations

import argparse
import json
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from ltoad import request_flags
from ltoad.check.command import measured
from ltoad.check.trial import Row
from ltoad.commands import abi_diff
from ltoad.config import EVERYTHING, Configuration, Options, SymbolExport
from ltoad.errors import InputError, ToolError, UsageError
from ltoad.interfaces import c, fortran, python, rust, stub
from ltoad.isolate import Journal, call_isolated
from ltoad.manifest import Manifest, joined, read_manifests
from ltoad.written import write_whole


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommands."""
    _add_aot(commands)
    inspect = commands.add_parser("inspect", help="show which derivatives a library brings along")
    inspect.add_argument("files", type=Path, nargs="+", help="objects, archives, shared libraries")
    inspect.add_argument(
        "--missing",
        action="store_true",
        help="only the [[export]] tables that are missing: derivatives that some of the files call "
        "and none brings",
    )
    inspect.set_defaults(run=_inspect)
    diff = commands.add_parser(
        "abi-diff",
        help="what has changed between two derivative libraries; the status is 1 if clients have "
        "to be built again",
    )
    diff.add_argument("old", type=Path, help="the library that clients were built with")
    diff.add_argument("new", type=Path, help="the library that they are to use")
    diff.set_defaults(run=_abi_diff)


def _add_aot(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    aot = commands.add_parser(
        "aot", help="an object with the derivatives that clients of a library may call"
    )
    aot.add_argument(
        "modules",
        type=Path,
        nargs="+",
        help="bitcode, textual IR, objects with bitcode, archives; and libraries whose derivatives "
        "are called",
    )
    aot.add_argument(
        "-o", dest="output", type=Path, required=True, metavar="FILE.o", help="the object to write"
    )
    for flag, what in _INTERFACES.items():
        aot.add_argument(f"--{flag}", type=Path, metavar="FILE", help=f"write {what[0]} there")
    aot.add_argument(
        "--export",
        action="append",
        default=[],
        metavar="SYMBOL",
        help="a function to export, beside those of ltoad.toml",
    )
    aot.add_argument(
        "--unit",
        action="store_true",
        help="a unit of a program whose other units are made likewise: export all that these can "
        "call, and call their derivatives",
    )
    aot.add_argument(
        "--check",
        action="store_true",
        help="first compare derivatives with differences, by the [[check]] tables of ltoad.toml, "
        "and note how far they were apart",
    )
    aot.add_argument(
        "-O",
        dest="opt_level",
        type=int,
        choices=range(4),
        help="level of the code generation; default: 3",
    )
    aot.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help="what to export; default: ltoad.toml, if it is here",
    )
    request_flags.add_stages_to(aot)
    aot.set_defaults(run=_aot, function=None)


def _aot(arguments: argparse.Namespace) -> int:
    configuration, _ = request_flags.read_configuration(arguments)
    exports = (*configuration.exports, *(SymbolExport(name) for name in arguments.export))
    if arguments.unit:
        exports = (*exports, SymbolExport(EVERYTHING, optional=True))
    if not exports:
        raise UsageError(
            "nothing is exported",
            remedy="name functions with --export, or in [[export]] tables of ltoad.toml",
        )
    chosen = request_flags.stages(arguments, configuration)
    if arguments.check:
        exports = _checked(arguments.modules, configuration, chosen, exports)
    options = replace(
        chosen,
        configured=replace(configuration, exports=exports),
        opt_level=chosen.opt_level if arguments.opt_level is None else arguments.opt_level,
        unit=arguments.unit,
    )
    data, manifests = _made(arguments.modules, options)
    exported = {f.symbol for manifest in manifests for f in manifest.functions}
    missing = [e.function for e in exports if e.function not in exported and not e.optional]
    if missing and not arguments.unit:
        raise UsageError(
            f"no bitcode here defines {missing[0]}, which shall be exported",
            remedy="give the symbol's name as the linker sees it (`nm` shows it), and compile "
            "its file with ltoad-cc or ltoad-fc",
        )
    texts = {arguments.output: data}
    for flag, (_, written) in _INTERFACES.items():
        path: Path | None = vars(arguments)[flag]
        if path is not None and not manifests:
            raise _without_derivatives(arguments.output)
        if path is not None:
            name = re.sub(r"\W", "_", path.stem)
            texts[path] = written(joined(manifests), name).encode()
    for path, content in texts.items():
        write_whole(path, content)
    return 0


def _made(modules: Sequence[Path], options: Options) -> tuple[bytes, list[Manifest]]:
    """The object, and what it says of itself."""
    with tempfile.TemporaryDirectory(prefix="ltoad-") as name:
        folder = Path(name)
        data = call_isolated(lambda: _object(modules, options, folder), folder)
        made = folder / "made.o"
        made.write_bytes(data)
        return data, list(_manifests(made))


def _checked(
    files: Sequence[Path],
    configuration: Configuration,
    options: Options,
    exports: Sequence[SymbolExport],
) -> tuple[SymbolExport, ...]:
    """The exports, those with values to check by checked; raises ToolError for a wrong one."""
    names = {export.function for export in exports}
    checks = [check for check in configuration.checks if check.function in names]
    if not checks:
        raise UsageError(
            "--check: no [[check]] table is for an exported function",
            remedy='write one with function = "f" and values = a list such as ["double[10]", "10"]',
        )
    worst: dict[str, float] = {}
    configured = replace(configuration, checks=(), exports=())
    for plan, rows in measured(files, checks, replace(options, configured=configured), ["-lm"]):
        wrong = [row for row in rows if not row.right]
        if wrong:
            found = f"{wrong[0].verdict} {wrong[0].note}".strip()
            raise ToolError(
                f"{plan.entry.symbol}: {wrong[0].label}: {found}",
                remedy="run `ltoad check` for all that it has found",
            )
        apart = [_distance(row) for row in rows]
        worst[plan.entry.symbol] = max([worst.get(plan.entry.symbol, 0.0), *apart])
    return tuple(replace(e, checked=worst.get(e.function)) for e in exports)


def _distance(row: Row) -> float:
    size = max(abs(row.difference), abs(row.reverse), abs(row.forward))
    found = max(abs(row.reverse - row.difference), abs(row.forward - row.difference))
    return found / size if size else 0.0


_INTERFACES: dict[str, tuple[str, Callable[[Manifest, str], str]]] = {
    "header": ("declarations for C and C++", c.header),
    "fortran": ("a module with interfaces for Fortran", fortran.module),
    "rust": ("an extern block for Rust", lambda manifest, _: rust.extern_block(manifest)),
    "python": ("a loader for Python", lambda manifest, _: python.loader(manifest)),
    "stub": ("metadata and registrations, as LLVM IR,", lambda manifest, _: stub.stub(manifest)),
    "manifest": ("the contract, as TOML,", lambda manifest, _: manifest.text()),
}
"""By flag: what is written, and by whom, with a name made of the file's."""


def _object(paths: Sequence[Path], options: Options, folder: Path) -> bytes:
    """The native object; runs in a child process."""
    from ltoad import pipeline

    observe = Journal(folder, options.save_temps)

    def read(chosen: Options) -> str:
        return pipeline.read_text(paths, chosen, observe)

    whole = pipeline.derive(read(options), read, options, observe)
    return pipeline.emit_object(pipeline.as_library(whole), options, observe=observe)


def _abi_diff(arguments: argparse.Namespace) -> int:
    old, new = (_whole(path) for path in (arguments.old, arguments.new))
    found = list(abi_diff.changes(old, new))
    for change in found:
        print(f"{'breaks ' if change.breaks else 'changes'} {change.text}")
    breaks = any(change.breaks for change in found)
    print("clients have to be built again" if breaks else "clients can stay as they are")
    return int(breaks)


def _whole(path: Path) -> Manifest:
    manifests = list(_manifests(path))
    if not manifests:
        raise _without_derivatives(path)
    return joined(manifests)


def _without_derivatives(path: Path) -> InputError:
    return InputError(
        f"{path}: brings no derivatives along",
        remedy="make them with `ltoad aot`, or with [[export]] tables in the ltoad.toml of its "
        "link",
    )


def _inspect(arguments: argparse.Namespace) -> int:
    if arguments.missing:
        manifests = [m for path in arguments.files for m in _manifests(path)]
        return _print_missing(joined(manifests)) if manifests else 0
    found = 0
    for path in arguments.files:
        for manifest in _manifests(path):
            found += len(manifest.functions) + len(manifest.requires) + len(manifest.refused)
            print("\n".join(_shown(path, manifest)))
    if not found:
        raise _without_derivatives(arguments.files[0])
    return 0


def _print_missing(whole: Manifest) -> int:
    """Print what none of the files brings, for ltoad.toml; the status is 1 if that cannot help."""
    there = {(f.symbol, f.signature, f.terms) for f in whole.functions}
    reasons = {r.symbol: r.reason for r in whole.refused}
    missing = [r for r in whole.requires if (r.symbol, r.signature, r.terms) not in there]
    for required in missing:
        if required.symbol in reasons:
            print(f"# {required.symbol} cannot be derived: {reasons[required.symbol]}")
        print(f'[[export]]\nfunction = "{required.symbol}"')
        print(f"arguments = {json.dumps(list(required.arguments))}")
        print(f"width = {required.width}\n" if required.width > 1 else "")
    return 1 if any(r.symbol in reasons for r in missing) else 0


def _manifests(path: Path) -> Iterator[Manifest]:
    from ltoad.extract.program import InputFile, gather

    if not path.is_file():
        raise InputError(f"{path}: no such file", remedy="check the name")
    for origin, content in gather([InputFile(path, whole=True)]).libraries:
        yield from read_manifests(origin, content)


def _shown(path: Path, manifest: Manifest) -> Iterator[str]:
    yield (
        f"{path}: derivatives for {manifest.target}, by LLVM {manifest.llvm}, "
        f"format {manifest.format}, tape {manifest.tape}"
    )
    heads = ("function", "signature", "arguments", "modes", "checked", "hash")
    rows = [heads] if manifest.functions else []
    for function in manifest.functions:
        modes = "reverse, forward" if function.forward else "reverse"
        arguments = str(function.terms).replace("(", "").replace(")", "")
        checked = "no" if function.checked is None else f"{function.checked:.0e}"
        head = (function.symbol, function.signature, arguments, modes)
        rows.append((*head, checked, function.hash[:12]))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip()
    if manifest.begin:
        shared = f", shared variables: {', '.join(manifest.globals)}" if manifest.globals else ""
        yield f"  to be called before a derivative: {manifest.begin}{shared}"
    for needed in manifest.requires:
        yield f"  needs {needed.symbol} {needed.terms}: {needed.signature}"
    for refused in manifest.refused:
        yield f"  without {refused.symbol}: {refused.reason}"
