"""Writes ``docs/reference`` from the tables in ``ltoad/vocabulary`` and the commands' own parsers.

    python scripts/reference.py            # writes the pages
    python scripts/reference.py --check    # the status is 1 if one of them is not up to date

A page is a text of its own in :data:`PAGES`; ``messages.md`` is not among them, as it is written by
hand.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ltoad.commands import cli  # noqa: E402 - only now can it be found
from ltoad.commands.spoken import Command, commands_of, own_words  # noqa: E402
from ltoad.vocabulary import (  # noqa: E402
    cargo,
    configuration,
    convention,
    fortran,
    header,
    linker_flags,
    variables,
)
from ltoad.vocabulary.entry import Entry  # noqa: E402

FOLDER = ROOT / "docs" / "reference"
NOTE = "<!-- Written by scripts/reference.py from ltoad/vocabulary; `make reference` renews it. -->"


def page(title: str, description: str, *parts: str) -> str:
    """A whole page."""
    head = f"---\ntitle: {title}\ndescription: {description}\n---\n{NOTE}\n# {title}\n"
    return "\n".join([head, "\n\n".join(parts)]) + "\n"


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table; bars in code are escaped, as GitHub wants them."""
    lines = [head, ("---",) * len(head), *rows]
    cells = [[cell.replace("|", "\\|") for cell in line] for line in lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in cells)


def code(text: str) -> str:
    return f"`{text}`" if text else ""


def sentence(text: str) -> str:
    """A phrase as a sentence of its own."""
    return f"{text[0].upper()}{text[1:]}."


def definitions(entries: Iterable[Entry], spelled: Callable[[Entry], str]) -> str:
    """A heading for each entry, so that it can be linked to."""
    parts = []
    for entry in entries:
        default = f" Default: {entry.default}." if entry.default else ""
        parts.append(
            f"### {entry.name}\n\n`{spelled(entry)}`\n\n{sentence(entry.meaning)}{default}"
        )
    return "\n\n".join(parts)


# Flags and variables


def linker_page() -> str:
    return page(
        "Flags of the linker",
        "Every flag of ld.ltoad and of the drivers ltoad-cc, ltoad-c++ and ltoad-fc.",
        "`ld.ltoad` takes the command line of GNU ld and lld, passes it on to the linker that it "
        "finds, and has these flags of its own. `ld.ltoad --ltoad-help` prints them.",
        "How a flag gets there:\n\n"
        + table(
            ("from", "written"),
            (
                ("clang, flang", "`-Wl,--ltoad-report`"),
                ("`ltoad-cc`, `ltoad-c++`, `ltoad-fc`", "`--ltoad-report`"),
                ("rustc, cargo", "`-C link-arg=-Wl,--ltoad-report`"),
                ("any build", "`LTOAD_FLAGS=--ltoad-report` in the environment"),
            ),
        ),
        "What the compiler says of the link counts as well: `-O`, `-mcpu=` or `-march=` for the "
        "code generation, `-fuse-ld=` and `-B` on a driver's line for the linker behind "
        "`ld.ltoad`. An unknown flag that begins with `--ltoad-` is an error.",
        "## Flags",
        definitions(linker_flags.LINKER_FLAGS, linker_flags.spelled),
        "## Flags of the drivers",
        "`ltoad-cc`, `ltoad-c++` and `ltoad-fc` run clang or flang with `-flto=thin` and "
        "`ld.ltoad` as the linker. They take all flags of the compiler, those above, and:",
        definitions(linker_flags.DRIVER_FLAGS, linker_flags.spelled),
    )


def environment_page() -> str:
    def spelled(entry: Entry) -> str:
        return f"{entry.name}={entry.value}"

    return page(
        "Variables of the environment",
        "Every variable of the environment that ltoad, its drivers and sanitized programs read.",
        "Flags win over variables. `ltoad doctor` says which of them are set, and which ones are "
        f"spelled `{variables.PREFIX}…` and read by nobody.",
        "## Read by ltoad",
        definitions(variables.VARIABLES, spelled),
        "## Read by programs that are linked with --ltoad-sanitize",
        definitions(variables.SANITIZER_VARIABLES, spelled),
        "## Of other programs",
        definitions(variables.OTHER_VARIABLES, spelled),
    )


# Commands


def commands_page() -> str:
    parts = [
        "Each command says the same in the terminal, by `--help`.",
        *map(command_part, commands_of(cli.parser())),
        "## In the place of a command",
        table(
            ("argument", "meaning"),
            ((code(f"ltoad {word.spelled}"), word.meaning) for word in own_words(cli.parser())),
        ),
        cargo_part(),
        "## ltoad-cc, ltoad-c++, ltoad-fc",
        "Compilers whose links differentiate: [flags](linker-flags.md#flags-of-the-drivers), "
        "[variables](environment.md).",
        "## ltoad-ar, ltoad-ranlib, ltoad-nm",
        "LLVM's tools of the version that the drivers' compiler has, or the newest there is, with "
        "all of their flags: for archives of objects with bitcode, which other versions may not "
        "read. With `ziglang` alone there is no `nm`. See "
        "[build systems](../how-to/build-systems.md).",
        "## Completion and manual pages",
        table(
            ("shell", "in its configuration"),
            (
                ("bash", '`eval "$(ltoad completions bash)"`'),
                ("zsh", '`eval "$(ltoad completions zsh)"`, after `compinit`'),
                ("fish", "`ltoad completions fish | source`"),
            ),
        ),
        "In a clone `make man` writes manual pages: `man -M build/man ltoad`, `ld.ltoad`, "
        "`ltoad-cc`, `ltoad.toml`.",
    ]
    return page("Commands", "Every command of ltoad with all of its options.", *parts)


ELSEWHERE = {
    "link": ("ltoad link LINKER-ARGUMENTS...", ("its flags", "linker-flags.md")),
    "cargo": ("ltoad cargo COMMAND [ARGUMENTS]", ("below", "#cargo-ltoad")),
}
"""Commands whose words argparse never sees: usage, and what describes them."""


EXPLAINED = {
    "diff": ("bitcode of other producers", "../other-producers.md"),
    "doctor": ("what is installed, and does it work?", "../doctor.md"),
    "explain": ("what derivatives cost", "../explain.md"),
    "aot": ("libraries with derivatives", "../libraries.md"),
    "inspect": ("libraries with derivatives", "../libraries.md"),
    "abi-diff": ("libraries with derivatives", "../libraries.md"),
    "check": ("checking a derivative", "../checking.md"),
    "init": ("ltoad.toml", "configuration.md"),
    "stub": ("types for editors and checkers", "../python/numpy.md"),
    "completions": ("how to install them", "#completion-and-manual-pages"),
}
"""Pages that explain a command."""


def command_part(command: Command) -> str:
    title, purpose = f"## ltoad {command.name}", sentence(command.purpose)
    if command.name in ELSEWHERE:
        usage, (text, target) = ELSEWHERE[command.name]
        return f"{title}\n\n`{usage}`\n\n{purpose} See [{text}]({target})."
    optional = ["[OPTIONS]"] if command.options else []
    usage = " ".join(
        ["ltoad", command.name, *optional, *(word.value for word in command.arguments)]
    )
    rows = [(code(word.spelled), word.meaning) for word in command.words]
    if command.name in EXPLAINED:
        purpose += " See [{}]({}).".format(*EXPLAINED[command.name])
    return "\n\n".join([title, f"`{usage}`", purpose, table(("argument", "meaning"), rows)])


def cargo_part() -> str:
    rows = [(code(f"cargo ltoad {c.name} {c.value}".strip()), c.meaning) for c in cargo.COMMANDS]
    building = ", ".join(map(code, cargo.BUILDING))
    return "\n\n".join(
        (
            "## cargo ltoad",
            table(("command", "meaning"), rows),
            f"These are passed on to cargo, with all of its options: {building}. "
            "[Rust](../rust.md) says what is set for them.",
        )
    )


# The configuration file


def configuration_page() -> str:
    parts = [
        "The configuration file asks for derivatives by symbol, registers rules, and says what no "
        "source says. It is read in the folder where the link runs, or where `--ltoad-config=FILE` "
        "says; `ltoad diff`, `explain`, `check` and `aot` read it as well. "
        "`ltoad init` writes one with comments.",
    ]
    for found in configuration.TABLES:
        rows = (
            (code(k.name), form(k.form), k.meaning + (" (required)" if k.required else ""))
            for k in found.keys
        )
        parts += [
            f"## {found.head}",
            sentence(found.meaning),
            table(("key", "value", "meaning"), rows),
        ]
    return page("ltoad.toml", "Every table and key of ltoad's configuration file.", *parts)


def form(text: str) -> str:
    """Forms that begin like TOML are code, others prose."""
    return " or ".join(map(code, text.split(" or "))) if text[0] in '"[' else text


# Names in programs


def convention_page() -> str:
    return page(
        "Names of the convention",
        "Every request, marker, option and registration that ltoad knows in programs.",
        "By these names a program asks for derivatives; [Asking for derivatives](../requests.md) "
        "explains how. Nobody defines them but the linker. In Fortran markers may end in an "
        "underscore, and requests have none in front.",
        "## Requests",
        "Any function whose name contains one of these is a request, such as `__enzyme_autodiff2`. "
        "`f` is the function to be differentiated, `…` are its arguments, each after a marker or "
        "without one.",
        calls(convention.REQUESTS),
        "## Other calls",
        calls(convention.CONTROLS),
        "## Markers of arguments",
        "Without a marker pointers are `enzyme_dup`, integers `enzyme_const`, and numbers "
        "`enzyme_out` in reverse mode, `enzyme_dup` in forward mode.",
        words(convention.MARKERS),
        "In `__enzyme_batch`:",
        words(convention.BATCH_MARKERS),
        "## Options",
        "They stand in front of the arguments, or between them.",
        words(convention.OPTIONS),
        "## Registrations",
        "Global variables whose names begin like this; [Register a rule](../custom-rules.md) has "
        "examples.",
        table(
            ("name begins with", "initialiser", "says"),
            ((code(e.name), code(e.value), e.meaning) for e in convention.REGISTRATIONS),
        ),
        "## Annotations",
        'Texts of `__attribute__((annotate("…")))`:',
        words(convention.ATTRIBUTES),
        "`ltoad-cc` and `ltoad-c++` also know `__attribute__((enzyme_inactive))` and "
        '`__attribute__((enzyme_function_like("NAME")))`, as Enzyme\'s plugin does.',
    )


def calls(entries: Iterable[Entry]) -> str:
    rows = ((code(f"{e.name}({e.value})"), e.meaning) for e in entries)
    return table(("call", "what it is"), rows)


def words(entries: Iterable[Entry]) -> str:
    rows = ((code(f"{e.name}, {e.value}" if e.value else e.name), e.meaning) for e in entries)
    return table(("name", "meaning"), rows)


def header_page() -> str:
    return page(
        "ltoad.h",
        "Every macro, declaration and function template of the header ltoad.h.",
        "`#include <ltoad.h>`: the drivers find it. It declares the "
        "[markers and options](convention.md) for C and C++, and:",
        "## Macros",
        table(
            ("macro", "meaning"),
            (
                (code(f"{e.name}({e.value})" if e.value else e.name), e.meaning)
                for e in header.MACROS
            ),
        ),
        "## Requests, in C",
        "Requests with other results are declared where they are needed, as `__enzyme_autodiff_…`.",
        words(header.C_REQUESTS),
        "## Function templates, in C++17",
        "The function is a template argument, its inputs `x` and directions `v` are "
        "`std::vector`s. `…` is passed on to it and has no derivative.",
        calls(header.CXX_FUNCTIONS),
        "## enzyme/enzyme, in C++17",
        "`#include <enzyme/enzyme>`: the words of Enzyme's header of this name, for programs that "
        "are [written for it](../comparison.md#from-enzyme). Where Enzyme's own is installed, the "
        "compiler finds that, and it works as well.",
        calls(header.OF_ENZYME),
    )


def fortran_page() -> str:
    return page(
        "The Fortran module ltoad",
        "Every public name of the Fortran module ltoad.",
        "`use ltoad`, compiled by `ltoad-fc`; [Fortran](../fortran.md) explains it.",
        "## Subroutines that the compiler checks",
        "`f` is a function with one argument, a number or an assumed-shape array; `map(x, y)` a "
        "subroutine with two arrays. Numbers are `real(4)` or `real(8)`.",
        table(
            ("call", "meaning"),
            ((code(f"call {e.name}({e.value})"), e.meaning) for e in fortran.CHECKED),
        ),
        "## Requests",
        "They have implicit interfaces: the procedure, and then its arguments as the "
        "[convention](convention.md) has them.",
        calls(fortran.REQUESTS),
        "## Markers and options",
        ", ".join(map(code, fortran.MARKERS)) + ": see [the convention](convention.md).",
    )


PAGES: dict[str, Callable[[], str]] = {
    "linker-flags.md": linker_page,
    "commands.md": commands_page,
    "environment.md": environment_page,
    "configuration.md": configuration_page,
    "convention.md": convention_page,
    "header.md": header_page,
    "fortran-module.md": fortran_page,
}


def main(arguments: list[str]) -> int:
    outdated = []
    for name, made in PAGES.items():
        path, text = FOLDER / name, made()
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            outdated.append(name)
            if "--check" not in arguments:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if "--check" in arguments and outdated:
        print(f"not up to date: {', '.join(outdated)}; run `make reference`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
