"""`ltoad graph` prints and draws what a program's derivatives need."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ltoad.commands.graph import add_arguments, run
from ltoad.errors import InputError, UsageError

# The command forks before it reads bitcode; pytest's own threads make Python warn of that.
pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")

Compile = Callable[..., Path]

MAIN = """
double __enzyme_autodiff(void *, ...);
double energy(double x);
int main(void) { return (int)__enzyme_autodiff((void *)energy, 2.0); }
"""
ENERGY = """
double sin(double), helper(double);
double energy(double x) { return helper(x) * sin(x); }
"""
HELPER = """
double elsewhere(double);
double helper(double x) { return elsewhere(x) * x; }
"""
SVG = "{http://www.w3.org/2000/svg}"


def graph(*words: str | Path) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args([str(word) for word in words]))


@pytest.fixture
def objects(compile_unit: Compile) -> list[Path]:
    sources = {"main.c": MAIN, "energy.c": ENERGY, "helper.c": HELPER}
    return [compile_unit(name, text, "-O1", "-g") for name, text in sources.items()]


def test_the_table(objects: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert graph(*objects) == 0
    printed = capsys.readouterr().out
    assert "autodiff of energy, asked for in main, line 4" in printed
    assert re.findall(r"^  \d+ .* (\w+)$", printed, re.MULTILINE) == ["helper", "energy"]
    assert "elsewhere, by call: energy -> helper -> elsewhere" in printed


def test_members_of_archives_are_pulled_in_when_needed(
    objects: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archiver = shutil.which("llvm-ar-19") or shutil.which("ar")
    if archiver is None:
        pytest.skip("no archiver")
    library = tmp_path / "libenergy.a"
    subprocess.run([archiver, "rcs", library, *objects[1:]], check=True)
    graph(objects[0], library)
    assert "libenergy.a(helper.o)" in capsys.readouterr().out
    graph(library, "--function", "energy")
    assert "energy -> helper -> elsewhere" in capsys.readouterr().out


def test_the_picture_is_well_formed_and_has_all_functions(
    objects: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")  # without Graphviz
    picture = tmp_path / "graph.svg"
    graph(*objects, "--svg", picture)
    root = ElementTree.parse(picture).getroot()
    labels = [text.text for text in root.iter(f"{SVG}text")]
    assert sorted(map(str, labels)) == ["elsewhere", "energy", "helper", "main", "sin"]
    # Callers stand above callees.
    height = {str(text.text): float(text.attrib["y"]) for text in root.iter(f"{SVG}text")}
    assert height["main"] < height["energy"] < height["helper"] < height["elsewhere"]


def test_the_dot_file(objects: list[Path], tmp_path: Path) -> None:
    written = tmp_path / "graph.dot"
    graph(*objects, "--dot", written)
    text = written.read_text()
    identifier = dict(re.findall(r'(n\d+) \[label="(\w+)"', text))
    arrows = [(identifier[a], identifier[b]) for a, b in re.findall(r"(n\d+) -> (n\d+)", text)]
    assert set(arrows) == {
        ("main", "energy"),
        ("energy", "helper"),
        ("energy", "sin"),
        ("helper", "elsewhere"),
    }


def test_names_are_escaped_in_pictures(
    compile_unit: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A symbol may hold any character, those of XML included."""
    source = 'void odd(void) __asm__("a<b>&\\"c");\nvoid odd(void) {}\nvoid f(void) { odd(); }\n'
    unit = compile_unit("odd.c", source, "-O0")
    monkeypatch.setenv("PATH", "")
    picture, written = tmp_path / "odd.svg", tmp_path / "odd.dot"
    graph(unit, "--function", "f", "--svg", picture, "--dot", written)
    root = ElementTree.parse(picture).getroot()
    assert 'a<b>&"c' in [text.text for text in root.iter(f"{SVG}text")]
    assert 'a<b>&\\"c' in written.read_text()


def test_no_request_is_said(compile_unit: Compile, capsys: pytest.CaptureFixture[str]) -> None:
    assert graph(compile_unit("plain.c", "int f(void) { return 1; }")) == 0
    assert "no function is differentiated" in capsys.readouterr().out


def test_errors_name_what_is_wrong(compile_unit: Compile, tmp_path: Path) -> None:
    unit = compile_unit("plain.c", "int f(void) { return 1; }")
    with pytest.raises(UsageError, match="no input has a function g"):
        graph(unit, "--function", "g")
    with pytest.raises(InputError, match=r"gone\.o"):
        graph(tmp_path / "gone.o")
    cut = tmp_path / "cut.o"
    cut.write_bytes(unit.read_bytes()[:200])
    with pytest.raises(InputError, match=r"cut\.o"):
        graph(cut)
