"""``ltoad aot`` and ``ltoad inspect``: derivative libraries, and what is in them."""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from ltoad import library_header, request_flags
from ltoad.config import Options, SymbolExport
from ltoad.errors import InputError, UsageError
from ltoad.isolate import Journal, call_isolated
from ltoad.manifest import Manifest, read_manifests
from ltoad.written import write_whole


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add both subcommands."""
    aot = commands.add_parser(
        "aot", help="an object with the derivatives that clients of a library may call"
    )
    aot.add_argument(
        "modules", type=Path, nargs="+", help="bitcode, textual IR, objects with bitcode, archives"
    )
    aot.add_argument("-o", dest="output", type=Path, required=True, help="FILE.o")
    aot.add_argument("--header", type=Path, help="write declarations in C there")
    aot.add_argument(
        "--export",
        action="append",
        default=[],
        metavar="SYMBOL",
        help="a function to export, beside those of ltoad.toml",
    )
    aot.add_argument("--config", type=Path, help="default: ltoad.toml, if it is here")
    request_flags.add_stages_to(aot)
    aot.set_defaults(run=_aot, function=None)
    inspect = commands.add_parser("inspect", help="show which derivatives a library brings along")
    inspect.add_argument("files", type=Path, nargs="+", help="objects, archives, shared libraries")
    inspect.set_defaults(run=_inspect)


def _aot(arguments: argparse.Namespace) -> int:
    configuration, _ = request_flags.read_configuration(arguments)
    exports = (*configuration.exports, *(SymbolExport(name) for name in arguments.export))
    if not exports:
        raise UsageError(
            "nothing is exported",
            remedy="name functions with --export, or in [[export]] tables of ltoad.toml",
        )
    options = replace(
        request_flags.stages(arguments, configuration),
        configured=replace(configuration, exports=exports),
    )
    with tempfile.TemporaryDirectory(prefix="ltoad-") as name:
        folder = Path(name)
        data = call_isolated(lambda: _object(arguments.modules, options, folder), folder)
        made = folder / "made.o"
        made.write_bytes(data)
        manifests = list(_manifests(made))
        exported = {f.symbol for manifest in manifests for f in manifest.functions}
        missing = [e.function for e in exports if e.function not in exported]
        if missing:
            raise UsageError(
                f"no bitcode here defines {missing[0]}, which shall be exported",
                remedy="give the symbol's name as the linker sees it (`nm` shows it), and compile "
                "its file with ltoad-cc or ltoad-fc",
            )
    texts = {arguments.output: data}
    if arguments.header is not None:
        guard = re.sub(r"\W", "_", arguments.header.name).upper()
        texts[arguments.header] = library_header.header(manifests[0], guard).encode()
    for path, content in texts.items():
        write_whole(path, content)
    return 0


def _object(paths: Sequence[Path], options: Options, folder: Path) -> bytes:
    """The native object; runs in a child process."""
    from ltoad import pipeline

    observe = Journal(folder, options.save_temps)
    text = pipeline.read_text(paths, options, observe)
    whole = pipeline.differentiate_text(text, options, observe=observe)
    return pipeline.emit_object(pipeline.library_text(whole), options, observe=observe)


def _inspect(arguments: argparse.Namespace) -> int:
    found = 0
    for path in arguments.files:
        for manifest in _manifests(path):
            found += len(manifest.functions)
            print("\n".join(_shown(path, manifest)))
    if not found:
        raise InputError(
            f"{arguments.files[0]}: brings no derivatives along",
            remedy="make them with `ltoad aot`, or with [[export]] tables in the ltoad.toml of "
            "its link",
        )
    return 0


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
    rows = [("function", "signature", "arguments", "modes", "hash")]
    for function in manifest.functions:
        modes = "reverse, forward" if function.forward else "reverse"
        arguments = ", ".join(function.arguments)
        rows.append((function.symbol, function.signature, arguments, modes, function.hash[:12]))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip()
