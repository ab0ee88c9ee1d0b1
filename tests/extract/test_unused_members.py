"""Debug information of large programs does without functions that they do not have."""

import re
import subprocess
from pathlib import Path

import pytest

from ltoad.extract import unused_members
from ltoad.extract.unused_members import without_unused_members

SOURCE = """
struct Beam {
    double width, height;
    double area() const;
    double unused() const;
    static double other(int);
    struct Point { double at; double never(); } end;
    __attribute__((noinline)) double inertia() const { return area() * height * height / 12; }
};
double Beam::area() const { return width * height; }
double stiffness(const Beam &beam) { return beam.inertia() + beam.end.at; }
"""


@pytest.fixture
def module(clang: str, tmp_path: Path) -> str:
    source, text = tmp_path / "beam.cpp", tmp_path / "beam.ll"
    source.write_text(SOURCE)
    flags = ["-O1", "-g", "-S", "-emit-llvm"]
    subprocess.run([clang, *flags, str(source), "-o", str(text)], check=True)
    return text.read_text()


def members(text: str, class_: str) -> list[str]:
    """The names of what a class has."""
    (nodes,) = re.findall(rf'!DICompositeType\([^\n]*name: "{class_}"[^\n]*elements: (!\d+)', text)
    (listed,) = re.findall(rf"^{nodes} = !\{{(.*)\}}$", text, re.MULTILINE)
    lines = [re.findall(rf"^{node} = .*$", text, re.MULTILINE)[0] for node in listed.split(", ")]
    return [re.findall(r'name: "(\w+)"', line)[0] for line in lines]


def test_functions_that_are_defined_and_variables_stay(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unused_members, "_MANY", 1)
    assert {"unused", "other"} <= set(members(module, "Beam"))
    short = without_unused_members(module)
    kept = members(short, "Beam")
    assert {"width", "height", "end", "inertia", "area"} <= set(kept)
    assert not {"unused", "other"} & set(kept)
    assert members(short, "Point") == ["at"]


def test_few_are_not_worth_while(module: str) -> None:
    assert without_unused_members(module) is module
