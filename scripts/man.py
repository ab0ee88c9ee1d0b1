"""Writes manual pages into a folder, from what ``scripts/reference.py`` makes the reference of.

python scripts/man.py build/man
man -M build/man ltoad
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ltoad import __version__  # noqa: E402 - only now can it be found
from ltoad.commands import cli  # noqa: E402
from ltoad.commands.completions import DRIVERS  # noqa: E402
from ltoad.commands.spoken import Command, commands_of, own_words  # noqa: E402
from ltoad.vocabulary import cargo, configuration, variables  # noqa: E402
from ltoad.vocabulary.entry import Entry, plain  # noqa: E402
from ltoad.vocabulary.linker_flags import DRIVER_FLAGS, LINKER_FLAGS, spelled  # noqa: E402


def head(name: str, section: int, purpose: str) -> str:
    title = f'.TH "{name.upper()}" "{section}" "" "ltoad {__version__}" "ltoad"'
    return f"{title}\n.SH NAME\n{escaped(name)} \\- {escaped(purpose)}"


def escaped(text: str) -> str:
    """As roff wants it; a line never begins with a dot or an apostrophe."""
    safe = plain(text).replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return re.sub(r"(?m)^([.'])", r"\\&\1", safe)


def items(pairs: Iterable[tuple[str, str]]) -> str:
    return "\n".join(f".TP\n.B {escaped(name)}\n{escaped(text)}" for name, text in pairs)


def entries(listed: Iterable[Entry]) -> str:
    return items((spelled(entry), f"{entry.explained}.") for entry in listed)


def command(found: Command) -> str:
    words = " ".join(word.value for word in found.arguments)
    parts = [f".SS ltoad {escaped(found.name)} {escaped(words)}".rstrip(), escaped(found.purpose)]
    return "\n".join([*parts, items((word.spelled, word.meaning) for word in found.words)])


ENVIRONMENT = ".SH ENVIRONMENT\n" + entries(variables.VARIABLES)


def of_ltoad() -> str:
    parts = [
        head("ltoad", 1, "differentiate programs at link time"),
        ".SH SYNOPSIS\n.B ltoad\n.I COMMAND\n[ARGUMENTS]",
        ".SH OPTIONS\nIn the place of a command.",
        items((word.spelled, word.meaning) for word in own_words(cli.parser())),
        ".SH COMMANDS",
        *map(command, commands_of(cli.parser())),
        ".SH CARGO\n"
        + items((f"cargo ltoad {c.name} {c.value}".strip(), c.meaning) for c in cargo.COMMANDS),
        ENVIRONMENT,
        ".SH SEE ALSO\nld.ltoad(1), ltoad\\-cc(1), ltoad.toml(5)",
    ]
    return "\n".join(parts)


def of_linker() -> str:
    parts = [
        head("ld.ltoad", 1, "a linker that differentiates"),
        ".SH SYNOPSIS\n.B ld.ltoad\n[FLAGS]\n.I FILES\n.br\n"
        ".B clang \\-flto=thin \\-fuse\\-ld=ltoad\n.I FILES",
        ".SH FLAGS\nAll others are those of the linker that it calls.",
        entries(LINKER_FLAGS),
        ENVIRONMENT,
        ".SH SEE ALSO\nltoad(1), ltoad\\-cc(1), ltoad.toml(5), ld.lld(1)",
    ]
    return "\n".join(parts)


def of_drivers() -> str:
    parts = [
        head("ltoad-cc", 1, "compilers whose links differentiate"),
        ".SH SYNOPSIS\n" + "\n.br\n".join(f".B {escaped(d)}\n[FLAGS]\n.I FILES" for d in DRIVERS),
        ".SH FLAGS\nAll others are those of clang or flang.",
        entries((*DRIVER_FLAGS, *LINKER_FLAGS)),
        ENVIRONMENT,
        ".SH SEE ALSO\nltoad(1), ld.ltoad(1), clang(1)",
    ]
    return "\n".join(parts)


def of_configuration() -> str:
    parts = [
        head("ltoad.toml", 5, "derivatives, rules and options of a link"),
        ".SH DESCRIPTION\nIt is read in the folder where a link runs. ltoad init writes one.",
    ]
    for table in configuration.TABLES:
        parts.append(f".SH {escaped(table.head)}\n{escaped(table.meaning)}.")
        parts.append(items((f"{key.name} = {key.form}", key.meaning) for key in table.keys))
    return "\n".join([*parts, ".SH SEE ALSO\nltoad(1), ld.ltoad(1)"])


PAGES = {
    "ltoad.1": of_ltoad,
    "ld.ltoad.1": of_linker,
    "ltoad-cc.1": of_drivers,
    "ltoad-c++.1": lambda: ".so man1/ltoad-cc.1",
    "ltoad-fc.1": lambda: ".so man1/ltoad-cc.1",
    "ltoad.toml.5": of_configuration,
}


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0] if arguments else "build/man")
    for name, made in PAGES.items():
        path = folder / f"man{name[-1]}" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made() + "\n", encoding="utf-8")
    print(f"wrote {', '.join(PAGES)} to {folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
