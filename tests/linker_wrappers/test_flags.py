"""Linker command lines, read as GNU ld and lld read them."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from linker_wrappers.arguments import read_link_job
from linker_wrappers.flags import parse, split_words
from linker_wrappers.native_link import forwarded_flags
from ltoad.errors import UsageError


def read(line: str) -> list[tuple[str, str, int]]:
    return [(a.name, a.value, len(a.words)) for a in parse(line.split())]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("-o x", [("output", "x", 2)]),
        ("-ox", [("output", "x", 1)]),
        ("-omagic", [("output", "magic", 1)]),
        ("--omagic", [("omagic", "", 1)]),
        ("--output=x", [("output", "x", 1)]),
        ("-L d -Ld --library-path d", [("library-path", "d", n) for n in (2, 1, 2)]),
        ("-l:a.o", [("library", ":a.o", 1)]),
        ("-L=/usr", [("library-path", "=/usr", 1)]),
        ("-z now -znow", [("z", "now", 2), ("z", "now", 1)]),
        ("-m elf_x86_64 a.o", [("m", "elf_x86_64", 2), ("", "a.o", 1)]),
        ("-melf_x86_64", [("m", "elf_x86_64", 1)]),
        ("-mllvm -x a.o", [("mllvm", "-x", 2), ("", "a.o", 1)]),
        ("-soname s -h s", [("soname", "s", 2), ("soname", "s", 2)]),
        ("-rpath a -rpath=a", [("rpath", "a", 2), ("rpath", "a", 1)]),
        ("-r a.o", [("relocatable", "", 1), ("", "a.o", 1)]),
        ("-e main --entry=main", [("entry", "main", 2), ("entry", "main", 1)]),
        ("--eh-frame-hdr a.o", [("eh-frame-hdr", "", 1), ("", "a.o", 1)]),
        ("-plugin p.so -plugin-opt=O2", [("plugin", "p.so", 2), ("plugin-opt", "O2", 1)]),
        ("--build-id a.o", [("build-id", "", 1), ("", "a.o", 1)]),
        ("--hash-style gnu", [("hash-style", "gnu", 2)]),
        ("-static -Bdynamic", [("Bstatic", "", 1), ("Bdynamic", "", 1)]),
        ("-( a.o -)", [("start-group", "", 1), ("", "a.o", 1), ("end-group", "", 1)]),
        ("--unheard-of a.o", [("unheard-of", "", 1), ("", "a.o", 1)]),
        ("-O2 a.o", [("O", "2", 1), ("", "a.o", 1)]),
        ("-dynamic-linker x", [("dynamic-linker", "x", 2)]),
        ("-u f -uf", [("undefined", "f", 2), ("undefined", "f", 1)]),
        ("-T s -Ttext=0", [("script", "s", 2), ("Ttext", "0", 1)]),
        ("-o", [("output", "", 1)]),
    ],
)
def test_flag(line: str, expected: list[tuple[str, str, int]]) -> None:
    """A value taken for an input, or an input for a value, changes what is linked."""
    assert read(line) == expected


WORDS = "-o -L -l -z -e a.o -r --x=y -plugin -O3 -Bstatic @f - --"


@given(st.lists(st.sampled_from(WORDS.split())))
def test_every_word_is_kept(words: list[str]) -> None:
    """Whatever a line holds, forwarding its arguments gives the line back."""
    assert [word for argument in parse(words) for word in argument.words] == words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a  b\n\tc", ["a", "b", "c"]),
        ("'a b' \"c d\"", ["a b", "c d"]),
        (r"a\ b \"c\"", ["a b", '"c"']),
        ("''", [""]),
        ("a'b'c", ["abc"]),
        ('"C:\\\\x"', ["C:\\x"]),
        ("", []),
    ],
)
def test_words_of_a_response_file(text: str, expected: list[str]) -> None:
    assert split_words(text) == expected


def test_job() -> None:
    line = "-pie -plugin-opt=O2 -plugin-opt=mcpu=znver3 -u needed --defsym=a=b --ltoad-report -o x"
    job = read_link_job(parse(line.split()), ("ld",))
    assert (job.kind, job.output, job.exports) == ("pie", Path("x"), False)
    assert (job.options.opt_level, job.options.cpu, job.options.report) == (2, "znver3", True)
    assert job.mentioned == {"needed", "a", "b"}
    kept = [
        a.name
        for a, keep in zip(job.arguments, forwarded_flags(job.arguments), strict=True)
        if keep
    ]
    assert kept == ["pie", "undefined", "defsym", "output"]


@pytest.mark.parametrize("flag", ["--ltoad-opt-before=O7", "--ltoad-nonsense", "--ltoad-reports"])
def test_wrong_flag_of_ours(flag: str) -> None:
    with pytest.raises(UsageError, match=flag.partition("=")[0]):
        read_link_job(parse([flag]), ("ld",))
