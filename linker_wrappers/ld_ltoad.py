"""``ld.ltoad``: a linker that differentiates what asks for it.

A link in which nothing asks for a derivative is handed to the real linker by
``exec`` with its command line unchanged, before anything heavy is imported.
"""
# pathlib would cost 10 ms of every link that asks for nothing.
# ruff: noqa: PTH113

from __future__ import annotations

import os
import sys

from linker_wrappers import flags, inputs, real_linker, rust_crate, scan

TYPE_CHECKING = False  # typing's own would cost 9 ms of every link
if TYPE_CHECKING:
    from ltoad.stages import Differentiate

PROGRAM = "ld.ltoad"
CONFIG_NAME = "ltoad.toml"
NATIVE_REMEDY = "compile it with ltoad-cc, or with clang -flto=thin"


def main() -> None:
    """The console script; the only place that exits."""
    raise SystemExit(run(sys.argv[1:], sys.argv[0]))


def run(words: list[str], own_path: str, differentiate: Differentiate | None = None) -> int:
    """Link as the command line says; the exit status, unless ``exec`` replaced us.

    ``differentiate`` stands in for the real stage of that name.
    """
    expanded = flags.expand_response_files(words)
    of_crate = any(map(rust_crate.is_mark, expanded))
    if of_crate:
        words = expanded = [word for word in expanded if not rust_crate.is_mark(word)]
    own_flags = flags.parse(flags.own_words_from_environment())
    arguments = own_flags + flags.parse(expanded)
    named = {argument.name: argument.value for argument in arguments}
    if "ltoad-help" in named:
        return _help()
    chosen = named.get("ltoad-real-linker", "")
    plugin = named.get("plugin", "")
    files = inputs.find_inputs(arguments)
    for_gcc = real_linker.GCC_PLUGIN in plugin and scan.brings_gcc_objects(files)
    linker = real_linker.find_real_linker(chosen, own_path, plugin, gcc_objects=for_gcc)
    if not linker and chosen:
        return _fail(f"--ltoad-real-linker={chosen}: not a program that could link")
    if not linker:
        return _fail(
            "no real linker found: install lld or binutils, or name one with "
            "--ltoad-real-linker=PATH"
        )
    findings = scan.find_requests(files)
    if findings.bitcode or "ltoad-config" in named or "ltoad-aot" in named or _config_asks(files):
        return _link_with_derivatives(arguments, files, linker, differentiate)
    unknown = flags.unknown_own(arguments)
    if unknown is not None:
        return _fail("; ".join(unknown))
    if any(flags.is_own(word) for word in expanded):
        words = [word for word in expanded if not flags.is_own(word)]
    if findings.native:
        remedy = rust_crate.REMEDY if of_crate else NATIVE_REMEDY
        return _explain(linker, words, f"{findings.native} asks for a derivative but", remedy)
    return _become(linker, words)


def _help() -> int:
    from ltoad.vocabulary.linker_flags import LINKER_FLAGS, help_text

    print(help_text(PROGRAM, LINKER_FLAGS))
    return 0


def _config_asks(files: list[inputs.Input]) -> bool:
    """Whether the configuration file of this folder, if any, asks for something linked here."""
    if not os.path.isfile(CONFIG_NAME):
        return False
    from pathlib import Path

    from ltoad.config_file import load_configuration
    from ltoad.errors import LtoadError

    try:
        configured = load_configuration(Path(CONFIG_NAME))
    except LtoadError:
        return scan.carries_bitcode(files)  # to say there what is wrong
    asking = [r.function for r in configured.requests] + [e.function for e in configured.exports]
    return scan.mentions_any(files, [name.encode() for name in asking])


def _explain(linker: str, words: list[str], asking: str, remedy: str) -> int:
    """Run the real linker; if it fails, say what has probably been forgotten."""
    status = os.spawnv(os.P_WAIT, linker, [linker, *words])
    if status != 0:
        print(f"{PROGRAM}: note: {asking} holds no bitcode; {remedy}", file=sys.stderr)
    return status


def _become(linker: str, words: list[str]) -> int:
    """Replace this process by the real linker; returns only if that fails."""
    try:
        os.execv(linker, [linker, *words])
    except OSError as error:
        return _fail(f"cannot run {linker}: {error.strerror}")


def _link_with_derivatives(
    arguments: list[flags.Argument],
    files: list[inputs.Input],
    linker: str,
    differentiate: Differentiate | None,
) -> int:
    from linker_wrappers import recall, stopping

    stopping.unwind_on_signals()
    stopping.remove_leftovers()
    memory = recall.memory_of(arguments, files) if differentiate is None else None
    if memory is not None and memory.outcome is not None:
        wrong = recall.replay(memory.outcome, (linker,), arguments, files)
        return _fail(wrong) if wrong else 0

    from linker_wrappers.arguments import read_link_job
    from linker_wrappers.link import link
    from ltoad.complaints import complaint, form_asked
    from ltoad.defect_reports import defect_of
    from ltoad.errors import LtoadError

    failure: LtoadError
    try:
        return link(read_link_job(arguments, (linker,)), differentiate, memory)
    except LtoadError as error:
        failure = error
    except Exception as error:  # noqa: BLE001 - an entry point: people get a message
        failure = defect_of(error, "linking")
    form = form_asked([a.value for a in arguments if a.name == "ltoad-diagnostics"])
    print(complaint(failure, PROGRAM, form), file=sys.stderr)
    return 1


def _fail(message: str) -> int:
    print(f"{PROGRAM}: error: {message}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    main()
