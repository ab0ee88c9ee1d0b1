"""The same program gives the same bytes, in whatever order Python's sets and the allocator are.

Products of values, in numbers of iterations and in sizes, were once sorted by the addresses of the
objects that stand for them, so that an executable depended on where these happened to lie.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from ltoad.analysis.numbers.polynomial import Polynomial
from ltoad.ir.types import I64
from ltoad.ir.values import Argument

HERE = Path(__file__).parent
PROGRAMS = HERE / "programs"
EIGEN = Path("/usr/include/eigen3")
FULL = ["-O2", "-flto=full"]
ORDERS = [
    {"PYTHONHASHSEED": "0"},
    {"PYTHONHASHSEED": "1", "GLIBC_TUNABLES": "glibc.malloc.mxfast=0"},
    {"PYTHONHASHSEED": "2", "GLIBC_TUNABLES": "glibc.malloc.tcache_count=60"},
]
"""Environments, with other hashes of strings and other addresses of objects."""

Run = Callable[..., object]


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_links(ltoad_cc: Path, run: Run, tmp_path: Path) -> None:
    run([ltoad_cc, *FULL, "-std=c11", "-c", PROGRAMS / "12_nested_loops.c", "-o", tmp_path / "a.o"])
    _compare_links(ltoad_cc, run, tmp_path)


@pytest.mark.slow
@pytest.mark.skipif(not EIGEN.exists(), reason="no Eigen here")
def test_links_of_eigen(ltoad_cxx: Path, run: Run, tmp_path: Path) -> None:
    flags = [*FULL, "-std=c++17", "-isystem", EIGEN]
    run([ltoad_cxx, *flags, "-c", PROGRAMS / "cxx/39_eigen_dynamic.cpp", "-o", tmp_path / "a.o"])
    _compare_links(ltoad_cxx, run, tmp_path)


@pytest.mark.slow
def test_links_of_strings(ltoad_cxx: Path, run: Run, tmp_path: Path) -> None:
    """Facts about characters, lengths and addresses become so many that they are widened."""
    source = HERE / "user_programs/cxx/process_config.cpp"
    run([ltoad_cxx, *FULL, "-std=c++20", "-c", source, "-o", tmp_path / "a.o"])
    _compare_links(ltoad_cxx, run, tmp_path)


def _compare_links(driver: Path, run: Run, folder: Path) -> None:
    digests = set()
    for order in ORDERS:
        command = [driver, *FULL, folder / "a.o", "-o", folder / "program", "-lm"]
        run(command, env={**os.environ, **order})
        digests.add(_digest(folder / "program"))
    assert len(digests) == 1


@pytest.mark.parametrize(
    "source",
    ["12_nested_loops.c", pytest.param("71_nested_irreducible.c", marks=pytest.mark.slow)],
)
def test_objects_with_other_hashes(source: str, ltoad_cc: Path, run: Run, tmp_path: Path) -> None:
    run([ltoad_cc, *FULL, "-std=c11", "-c", PROGRAMS / source, "-o", tmp_path / "a.o"])
    digests = set()
    for salt in range(3):
        shuffled = [sys.executable, "-m", "tests.fixtures.any_order", str(salt), "diff"]
        environment = {**os.environ, "PYTHONHASHSEED": str(salt)}
        command = [*shuffled, tmp_path / "a.o", "-o", tmp_path / "a.ll"]
        run(command, cwd=HERE.parent, env=environment)
        digests.add(_digest(tmp_path / "a.ll"))
    assert len(digests) == 1


def test_factors_are_in_the_order_in_which_they_were_made() -> None:
    made = [Argument(I64, f"v{i}", i) for i in range(100)]
    for i in range(0, 100, 2):
        made[i] = Argument(I64, f"w{i}", i)  # where the memory of an earlier one was, as a rule
    ordered = sorted(made, key=lambda value: value.serial)
    assert ordered != sorted(made, key=id)
    for first, second in pairwise(ordered):
        one, other = Polynomial.symbol(first), Polynomial.symbol(second)
        assert (other * one).terms == (one * other).terms == {(first, second): 1}
