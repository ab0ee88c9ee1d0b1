"""Rules for functions without bitcode, and rules that stand in attributes and metadata."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "custom_rules"
LEVELS = {"O0": ["-O0"], "O2": ["-O2"], "full": ["-O2", "-flto=full"]}
Run = Callable[..., object]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("compiler", ["gcc", "clang-19"])
def test_rules_for_native_functions(
    compiler: str, level: str, ltoad_cc: Path, run: Run, tmp_path: Path
) -> None:
    """The body of a function with a rule need not be in the link as bitcode."""
    if shutil.which(compiler) is None:
        pytest.skip(f"there is no {compiler}")
    run([compiler, "-O2", "-c", FOLDER / "native.c", "-o", tmp_path / "native.o"])
    flags = [*LEVELS[level], "-Wall", "-Wextra", "-Werror"]
    run([ltoad_cc, *flags, "-c", FOLDER / "main.c", "-o", tmp_path / "main.o"])
    objects = [tmp_path / "main.o", tmp_path / "native.o"]
    run([ltoad_cc, *LEVELS[level], *objects, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", LEVELS)
def test_rules_in_attributes_and_metadata(
    level: str, ltoad_cc: Path, run: Run, tmp_path: Path
) -> None:
    """As front ends of other languages write them; C has no spelling for some."""
    sources = [FOLDER / "attributes_main.c", FOLDER / "attributes.ll"]
    flags = [*LEVELS[level], "-Wno-override-module"]
    run([ltoad_cc, *flags, *sources, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])
