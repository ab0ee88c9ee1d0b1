"""A compiler driver's command line, read as far as linking needs it.

Flags for the linker (``-Wl,``, ``-Xlinker``) are read by the linker's own flag
table; each argument remembers the words that stand for it on the driver's
line, so that the line can be written again with other inputs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from linker_wrappers import flags
from linker_wrappers.flags import INPUT, Argument

SEPARATE_VALUE = frozenset(
    ("-o", "-x", "-I", "-D", "-U", "-L", "-l", "-B", "-T", "-u", "-z", "-e", "-F", "-MF", "-MT")
) | frozenset(
    ("-MQ", "-include", "-imacros", "-isystem", "-iquote", "-idirafter", "-iprefix", "-isysroot")
)
SEPARATE_LONG_VALUE = frozenset(
    ("-Xclang", "-Xflang", "-Xlinker", "-Xpreprocessor", "-Xassembler", "-target", "--target")
) | frozenset(("-mllvm", "-arch", "-framework", "--param", "-rpath", "-module-dir", "-J"))

NOT_LINKING = frozenset(("-c", "-S", "-E", "-M", "-MM", "-fsyntax-only", "-emit-ast"))
ONLY_ASKING = ("--version", "-dumpversion", "-dumpmachine", "-print-", "--print-", "--help")

SOURCE_SUFFIXES = frozenset(
    (".c", ".cc", ".cp", ".cpp", ".cxx", ".c++", ".C", ".CPP", ".i", ".ii", ".m", ".mm", ".s")
) | frozenset((".S", ".sx"))
LINK_MODES = {
    "-shared": "shared",
    "-static": "Bstatic",
    "-static-pie": "pie",
    "-pie": "pie",
    "-no-pie": "no-pie",
    "-r": "relocatable",
    "-rdynamic": "export-dynamic",
}


@dataclass(frozen=True, slots=True)
class DriverLine:
    """What a driver is asked to do: ``words`` as given, without response files."""

    words: tuple[str, ...]
    arguments: tuple[Argument, ...]

    @property
    def only_asks(self) -> bool:
        """Whether it prints something and compiles nothing."""
        return any(word.startswith(ONLY_ASKING) for word in self.words)

    @property
    def links(self) -> bool:
        """Whether a link follows the compilation."""
        return not self.only_asks and NOT_LINKING.isdisjoint(self.words)

    @property
    def compiles_to_object(self) -> bool:
        """Whether object files come out, kept or handed to the linker."""
        return not self.only_asks and ("-c" in self.words or self.links)

    def value_of(self, *names: str) -> str:
        """The value of the last of these arguments, empty without one."""
        return next((a.value for a in reversed(self.arguments) if a.name in names), "")


def read_driver_line(words: Sequence[str]) -> DriverLine:
    """Read a command line, response files included."""
    expanded = flags.expand_response_files(list(words))
    return DriverLine(tuple(expanded), tuple(_arguments(expanded)))


def leaves_lto_to_us(line: DriverLine) -> bool:
    """Whether the user leaves it to us which kind of bitcode is made, if any."""
    return not any(word.startswith("-flto") or word == "-fno-lto" for word in line.words)


def is_source(argument: Argument) -> bool:
    """Whether an argument is an input that has to be compiled."""
    return argument.name == INPUT and Path(argument.value).suffix in SOURCE_SUFFIXES


def _arguments(words: Sequence[str]) -> Iterator[Argument]:
    linker_words: list[str] = []
    position = 0
    while position < len(words):
        word = words[position]
        following = words[position + 1] if position + 1 < len(words) else ""
        if word.startswith("-Wl,"):
            linker_words += word.split(",")[1:]
            position += 1
        elif word == "-Xlinker":
            linker_words.append(following)
            position += 2
        else:
            yield from _for_linker(linker_words)
            linker_words = []
            argument = _driver_argument(word, following)
            yield argument
            position += len(argument.words)
    yield from _for_linker(linker_words)


def _for_linker(words: list[str]) -> Iterator[Argument]:
    for argument in flags.parse(words):
        wrapped = tuple(part for word in argument.words for part in ("-Xlinker", word))
        yield Argument(argument.name, argument.value, wrapped)


def _driver_argument(word: str, following: str) -> Argument:
    if not word.startswith("-") or word == "-":
        return Argument(INPUT, word, (word,))
    if word in LINK_MODES:
        return Argument(LINK_MODES[word], "", (word,))
    if word.startswith("--ltoad-"):
        name, _, value = word[2:].partition("=")
        return Argument(name, value, (word,))
    if word in SEPARATE_VALUE or word in SEPARATE_LONG_VALUE:
        return Argument(_name(word), following, (word, following))
    if word[:2] in SEPARATE_VALUE:
        return Argument(_name(word[:2]), word[2:], (word,))
    if word[:2] == "-O":
        return Argument("plugin-opt", f"O{_level(word[2:])}", (word,))
    return Argument(word, "", (word,))


def _name(flag: str) -> str:
    """The linker's name of what drivers pass on to it; other flags keep their dash."""
    return {"-o": "output", "-L": "library-path", "-l": "library", "-u": "undefined"}.get(
        flag, flag
    )


def _level(spelled: str) -> str:
    """``-O`` is ``-O1``; ``-Os`` and ``-Oz`` are kinds of ``-O2``; ``-Ofast`` is ``-O3``."""
    if spelled.isdigit():
        return spelled
    return {"": "1", "s": "2", "z": "2", "g": "1"}.get(spelled, "3")
