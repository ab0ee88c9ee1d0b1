"""The linker's command line as a table: which flags take a value, and how.

Spellings are those of GNU ld and lld.  Unknown flags are single words without
a meaning for us; they are forwarded untouched.  This module is on the path of
every link, also of those that ask for nothing, so it imports next to nothing:
``dataclasses`` alone would cost more than the whole scan.
"""
# pathlib would cost 10 ms of every link that asks for nothing.
# ruff: noqa: PTH123

from __future__ import annotations

import os

SHORT_WITH_VALUE = {
    **dict.fromkeys("AbcFfGmPYyz", ""),
    "e": "entry",
    "h": "soname",
    "I": "dynamic-linker",
    "L": "library-path",
    "l": "library",
    "o": "output",
    "R": "rpath",
    "T": "script",
    "u": "undefined",
}
"""Letters whose value is joined (``-Ldir``) or the next word (``-L dir``), and their long name."""

_LONG_WITH_VALUE = """
    architecture assert audit auxiliary chroot default-script defsym depaudit dependency-file
    dynamic-linker dynamic-list entry exclude-libs export-dynamic-symbol
    export-dynamic-symbol-list filter fini format hash-style image-base init just-symbols library
    library-path Map mllvm mri-script oformat output plugin plugin-opt reproduce require-defined
    retain-symbols-file rpath rpath-link script section-start soname sort-section
    symbol-ordering-file task-link Tbss Tdata Tldata-segment Trodata-segment Ttext Ttext-segment
    trace-symbol undefined undefined-glob version-script wrap
"""
LONG_WITH_VALUE = frozenset(_LONG_WITH_VALUE.split())
"""Names whose value follows ``=`` or is the next word; one dash or two."""

LONG_JOINED = frozenset(("sysroot", "build-id", "thinlto-cache-dir", "lto-O"))
"""Names whose value can only follow ``=``, and that may have a single dash."""

WITHOUT_VALUE = {
    "(": "start-group",
    ")": "end-group",
    "Bdynamic": "Bdynamic",
    "Bshareable": "shared",
    "Bstatic": "Bstatic",
    "E": "export-dynamic",
    "Ur": "relocatable",
    "call_shared": "Bdynamic",
    "dn": "Bstatic",
    "dy": "Bdynamic",
    "i": "relocatable",
    "no-pic-executable": "no-pie",
    "non_shared": "Bstatic",
    "pic-executable": "pie",
    "r": "relocatable",
    "static": "Bstatic",
}
"""Other spellings of flags without a value, and the name that the code compares with."""

INPUT = ""
"""The name of a word that is a file and not a flag."""

OWN_PREFIX = "ltoad-"
OWN_FLAGS_VARIABLE = "LTOAD_FLAGS"

_OWN_NAMES = (
    "aot cache cache-size config diagnostics help no-wide-vectors opt-before real-linker report"
    " sanitize save-temps tape-limit"
)
OWN_FLAGS = frozenset(OWN_PREFIX + name for name in _OWN_NAMES.split())
"""What they mean is told in :mod:`ltoad.vocabulary.linker_flags`, which links do not import."""


class Argument:
    """One flag with its value, or one input file (``name`` is :data:`INPUT`).

    ``words`` are the words of the command line it was read from, for
    forwarding it unchanged.
    """

    __slots__ = ("name", "value", "words")

    def __init__(self, name: str, value: str, words: tuple[str, ...]) -> None:
        self.name = name
        self.value = value
        self.words = words

    def __repr__(self) -> str:
        return f"Argument({self.name!r}, {self.value!r}, {self.words!r})"


def unknown_own(arguments: list[Argument]) -> tuple[str, str] | None:
    """A message and a remedy if a flag that is meant for us is none of ours."""
    for argument in arguments:
        if argument.name.startswith(OWN_PREFIX) and argument.name not in OWN_FLAGS:
            known = ", ".join(f"--{name}" for name in sorted(OWN_FLAGS))
            return f"--{argument.name}: unknown flag", f"use one of: {known}"
    return None


def parse(words: list[str]) -> list[Argument]:
    """Read a command line whose response files were expanded into arguments, in order."""
    arguments = []
    position = 0
    while position < len(words):
        following = words[position + 1] if position + 1 < len(words) else None
        argument = _parse_one(words[position], following)
        arguments.append(argument)
        position += len(argument.words)
    return arguments


def _parse_one(word: str, following: str | None) -> Argument:
    if not word.startswith("-") or word == "-":
        return Argument(INPUT, word, (word,))
    double = word.startswith("--")
    body = word[2:] if double else word[1:]
    # GNU ld: "-omagic" is "-o magic"; every other long name works with one dash too.
    if double or not body.startswith("o"):
        long = _parse_long(word, body, double, following)
        if long is not None:
            return long
    if not double and body[0] in SHORT_WITH_VALUE:
        return _parse_short(word, following)
    if not double and body[0] == "O":
        return Argument("O", body[1:], (word,))
    return Argument(body, "", (word,))


def _parse_long(word: str, body: str, double: bool, following: str | None) -> Argument | None:
    name, equals, value = body.partition("=")
    # with one dash, what begins like our flags is a library's name
    own = double and name.startswith(OWN_PREFIX)
    known = own or name in LONG_WITH_VALUE or name in LONG_JOINED
    if equals and (double or known):
        return Argument(name, value, (word,))
    if body in LONG_WITH_VALUE and following is not None:
        return Argument(body, following, (word, following))
    if body in WITHOUT_VALUE:
        return Argument(WITHOUT_VALUE[body], "", (word,))
    return Argument(body, "", (word,)) if known else None


def _parse_short(word: str, following: str | None) -> Argument:
    name = SHORT_WITH_VALUE[word[1]] or word[1]
    if len(word) > 2:
        return Argument(name, word[2:], (word,))
    if following is None:
        return Argument(name, "", (word,))
    return Argument(name, following, (word, following))


def expand_response_files(words: list[str], inside: tuple[str, ...] = ()) -> list[str]:
    """Replace every ``@file`` by the words in it; one that cannot be read stays as it is, and so
    does one that is being read already.

    That is what GNU ld and lld do, quoting rules included.
    """
    if not any(word.startswith("@") for word in words):
        return words
    expanded = []
    for word in words:
        is_new = word.startswith("@") and word not in inside
        content = _read_response_file(word[1:]) if is_new else None
        if content is None:
            expanded.append(word)
        else:
            expanded.extend(expand_response_files(split_words(content), (*inside, word)))
    return expanded


def _read_response_file(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            return file.read()
    except OSError:
        return None


def split_words(text: str) -> list[str]:
    """Split by the rules of GNU response files: blanks separate, quotes and backslashes protect."""
    words: list[str] = []
    current: list[str] | None = None
    quote = ""
    characters = iter(text)
    for character in characters:
        if character == "\\":
            current = (current or []) + [next(characters, "")]
        elif quote:
            if character == quote:
                quote = ""
            else:
                current = (current or []) + [character]
        elif character in "'\"":
            quote, current = character, current or []
        elif character.isspace():
            if current is not None:
                words.append("".join(current))
            current = None
        else:
            current = (current or []) + [character]
    if current is not None:
        words.append("".join(current))
    return words


def own_words_from_environment() -> list[str]:
    """The flags of ours that the environment adds to every link."""
    return split_words(os.environ.get(OWN_FLAGS_VARIABLE, ""))


def is_number(text: str) -> bool:
    """Whether a word is a number without a sign; some digits of Unicode are none to ``int``."""
    return text.isascii() and text.isdigit()


def is_own(word: str) -> bool:
    """Whether a word of the command line is meant for us and unknown to the real linker."""
    return word.startswith(f"--{OWN_PREFIX}")
