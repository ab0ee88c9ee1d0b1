"""Flags of ``ld.ltoad`` and of the drivers; ``linker_wrappers.flags`` has their names for links.

A link that asks for nothing does not import this.
"""

from __future__ import annotations

import textwrap

from ltoad.vocabulary.entry import Entry, plain

LINKER_FLAGS = (
    Entry(
        "--ltoad-aot",
        "exports derivatives of all functions that others can call and that can be derived, at "
        "a library's link",
    ),
    Entry(
        "--ltoad-cache",
        "where objects with derivatives are kept for links of the same input, or `off`",
        "DIR|off",
        "`LTOAD_CACHE`, or `ltoad` in the user's folder for caches",
    ),
    Entry(
        "--ltoad-cache-size",
        "the most mebibytes that are kept there",
        "MIB",
        "`LTOAD_CACHE_SIZE`, or 1024",
    ),
    Entry(
        "--ltoad-config",
        "the configuration file; what it says of functions that the program does not have is then "
        "an error",
        "FILE",
        "`ltoad.toml`, if it is in the folder where the link runs",
    ),
    Entry(
        "--ltoad-diagnostics",
        "how errors are told: as text, or as one line of JSON for editors and scripts",
        "text|json",
        "text",
    ),
    Entry("--ltoad-help", "prints these flags, and links nothing"),
    Entry(
        "--ltoad-no-wide-vectors",
        "no second version of derivatives with vectors for AVX2, chosen at run time: links are "
        "shorter, and sums are the same on all machines",
    ),
    Entry(
        "--ltoad-opt-before",
        "how the code is simplified before it is differentiated",
        "none|O2",
        "`opt-before` of the configuration, or O2",
    ),
    Entry(
        "--ltoad-real-linker",
        "the linker that links, by its path or as a name on `PATH`",
        "LINKER",
        "`LTOAD_REAL_LINKER`, or the first there is of `ld.lld`, `ld.lld-22` to `ld.lld-19`, "
        "`ld.bfd` and `ld`",
    ),
    Entry("--ltoad-report", "says on stderr what was derived, and what each derivative keeps"),
    Entry(
        "--ltoad-sanitize",
        "derivatives check themselves when the program runs, and say at which line one is lost",
    ),
    Entry(
        "--ltoad-save-temps",
        "writes the IR of every stage into a folder",
        "[DIR]",
        "`ltoad-temps` if no folder is named",
    ),
    Entry(
        "--ltoad-tape-limit",
        "bounds the memory that a gradient keeps: loops that need more go back to checkpoints that "
        "fit. Bytes, or a size such as `256MiB`",
        "SIZE",
        "`tape-limit` of the configuration, or no limit",
    ),
)

DRIVER_FLAGS = (
    Entry(
        "--ltoad-unit",
        "with `-c`: the object is a unit of a program whose other units are made likewise; its "
        "derivatives are made now, and not when the program is linked",
    ),
)
"""Flags that a driver acts on itself; those of the linker go to the linker."""


def help_text(program: str, entries: tuple[Entry, ...]) -> str:
    """The flags for a terminal."""
    lines = [f"{program}: flags of its own; all others are those of the program behind it.", ""]
    for entry in entries:
        lines.append(f"  {spelled(entry)}")
        meaning = plain(entry.explained)
        lines += textwrap.wrap(meaning, 76, initial_indent=" " * 6, subsequent_indent=" " * 6)
    lines += ["", "LTOAD_FLAGS in the environment adds such flags to every link."]
    return "\n".join(lines)


def spelled(entry: Entry) -> str:
    """A flag with its value; one in brackets may be left out."""
    if entry.value.startswith("["):
        return f"{entry.name}[={entry.value[1:]}"
    return f"{entry.name}={entry.value}" if entry.value else entry.name
