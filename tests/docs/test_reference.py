"""The reference names all that there is, and is what its tables say."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from callgraph import requests
from linker_wrappers import flags, units
from ltoad import config_file
from ltoad.commands import cli, init
from ltoad.commands.spoken import commands_of
from ltoad.differentiate.requests import parser as request_parser
from ltoad.vocabulary import configuration, convention, fortran, header, linker_flags, variables
from ltoad.vocabulary.entry import Entry
from scripts import reference

ROOT = Path(__file__).resolve().parents[2]
TABLES = {
    name: value
    for module in (convention, fortran, header, linker_flags, variables)
    for name, value in vars(module).items()
    if isinstance(value, tuple) and value and isinstance(value[0], Entry)
}


def names(*tables: tuple[Entry, ...]) -> set[str]:
    return {entry.name for table in tables for entry in table}


def test_pages_are_up_to_date() -> None:
    for name, made in reference.PAGES.items():
        text = (reference.FOLDER / name).read_text(encoding="utf-8")
        assert text == made(), f"docs/reference/{name}: run `make reference`"


def test_no_page_is_left_over() -> None:
    assert {path.name for path in reference.FOLDER.glob("*.md")} == reference.PAGES.keys()


@pytest.mark.parametrize("name", TABLES)
def test_meanings_are_phrases(name: str) -> None:
    for entry in TABLES[name]:
        assert entry.meaning, entry.name
        assert not entry.meaning.endswith("."), entry.name


def test_flags_are_those_of_links() -> None:
    assert names(linker_flags.LINKER_FLAGS) == {f"--{name}" for name in flags.OWN_FLAGS}
    assert names(linker_flags.DRIVER_FLAGS) == {units.FLAG}


def _sources(*suffixes: str) -> Iterator[tuple[Path, str]]:
    for package in ("ltoad", "linker_wrappers", "callgraph"):
        for path in (ROOT / package).rglob("*"):
            if path.suffix in suffixes and "vocabulary" not in path.parts:
                yield path, path.read_text(encoding="utf-8")


def test_every_variable_that_is_read_is_there() -> None:
    """Names in quotes in Python and C: what is not a macro of the header is a variable."""
    spelled = re.compile(r'"(LTOAD_[A-Z_]+)"')
    read = {name for _, text in _sources(".py", ".c") for name in spelled.findall(text)}
    known = names(variables.VARIABLES, variables.SANITIZER_VARIABLES)
    assert read <= known
    assert names(variables.SANITIZER_VARIABLES) <= read


def test_variables_nobody_reads_are_found() -> None:
    assert variables.unknown({"LTOAD_CACHE": "x", "LTOAD_CAHCE": "x", "PATH": ""}) == [
        "LTOAD_CAHCE"
    ]


def test_keys_are_those_that_the_reader_knows() -> None:
    assert set(config_file._OPTIONS) == configuration.OPTIONS.names
    assert configuration.DERIVATIVE.names >= config_file._VARIABLES.keys()
    # what `ltoad init` writes shows every key
    for table in configuration.TABLES:
        assert f"# {table.head}" in init.TEMPLATE
        for key in table.names - config_file._VARIABLES.keys() - {"width"}:
            assert re.search(rf"^# {key} = ", init.TEMPLATE, re.MULTILINE), (table.name, key)


def test_names_are_those_of_the_convention() -> None:
    assert names(convention.REQUESTS) == {f"__enzyme_{name}" for name in requests.REQUESTS}
    assert names(convention.CONTROLS) == {f"__enzyme_{name}" for name in requests.CONTROLS}
    markers = names(convention.MARKERS, convention.BATCH_MARKERS, convention.OPTIONS)
    assert markers == {f"enzyme_{name}" for name in requests.MARKERS}
    assert names(convention.OPTIONS) >= request_parser._OPTIONS.keys()
    assert all(requests.is_marker(entry.name) for entry in convention.REGISTRATIONS)


def test_header_is_described_whole() -> None:
    text = (ROOT / "ltoad" / "include" / "ltoad.h").read_text(encoding="utf-8")
    macros = set(re.findall(r"^#define (LTOAD_\w+)", text, re.MULTILINE)) - {"LTOAD_H"}
    assert names(header.MACROS) == macros
    of_c, of_cxx = text.split("#ifndef __cplusplus\n")[1].split("\n#else\n")
    assert names(header.C_REQUESTS) == set(re.findall(r"(__enzyme_\w+)\(void \*", of_c))
    public = re.sub(r"namespace detail\n\{.*?\} // namespace detail", "", of_cxx, flags=re.DOTALL)
    found = re.findall(r"[\w>] ([a-z]\w*)\((?:const |[XT]|std::|[AB]\b)[^;{]*\)\s*\{", public)
    described = {n.removeprefix("ltoad::").removesuffix("<f>") for n in names(header.CXX_FUNCTIONS)}
    assert described == set(found)
    markers = set(re.findall(r"\benzyme_\w+", text.split("extern int", 1)[1].split("/*")[0]))
    assert markers <= names(convention.MARKERS, convention.OPTIONS)


def test_header_of_enzyme_is_described_whole() -> None:
    text = (ROOT / "ltoad" / "include" / "enzyme" / "enzyme").read_text(encoding="utf-8")
    public = re.sub(r"namespace detail\n\{.*?\} // namespace detail", "", text, flags=re.DOTALL)
    types = set(re.findall(r"\bstruct (\w+)", public)) | set(
        re.findall(r"^using (\w+)", public, re.M)
    )
    functions = set(re.findall(r"auto (?:&&)?(\w+)\(", public))
    described = {re.sub(r"enzyme::|<.*", "", name) for name in names(header.OF_ENZYME)}
    assert described == (types | functions) - {"std"}


def test_fortran_module_is_described_whole() -> None:
    text = (ROOT / "ltoad" / "include" / "ltoad.f90").read_text(encoding="utf-8")
    listed = re.findall(r"^ +public :: (.*)$", text, re.MULTILINE)
    public = {name.strip() for line in listed for name in line.split(",")}
    public |= set(re.findall(r"public :: (enzyme_\w+)$", text, re.MULTILINE))
    known = names(fortran.CHECKED, fortran.REQUESTS) | set(fortran.MARKERS)
    assert known == public


def test_every_option_of_a_command_is_explained() -> None:
    for command in commands_of(cli.parser()):
        assert command.purpose, command.name
        for word in command.words:
            assert word.meaning, (command.name, word.spelled)


@pytest.mark.parametrize("program", ["ld.ltoad", "ltoad-cc", "ltoad-c++", "ltoad-fc"])
def test_help_names_every_flag(program: str) -> None:
    module = "ld_ltoad" if program == "ld.ltoad" else "drivers"
    entry = {"ld.ltoad": "main", "ltoad-cc": "main_cc", "ltoad-c++": "main_cxx"}
    code = f"from linker_wrappers.{module} import {entry.get(program, 'main_fc')} as main; main()"
    command = [sys.executable, "-c", code, "--ltoad-help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"{program}: ")
    for entry_ in linker_flags.LINKER_FLAGS:
        assert f"\n  {linker_flags.spelled(entry_)}\n" in done.stdout
    assert ("--ltoad-unit" in done.stdout) == (program != "ld.ltoad")


def test_a_link_does_not_import_the_texts() -> None:
    code = (
        "import sys, linker_wrappers.ld_ltoad, linker_wrappers.recall\n"
        "print(*(name for name in sys.modules if 'vocabulary' in name))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
