"""Derivatives through solvers of a LAPACK library, which ltoad does not see."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from tests.portions import every

HERE = Path(__file__).parent / "lapack"
INTERFACES = ["", "-DLENGTHS", "-DSINGLE", "-DSINGLE -DLENGTHS"]


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The flags that link LAPACK and its interface for C."""
    folders = [*Path("/usr/lib").glob("*"), Path("/usr/lib64"), Path("/usr/local/lib")]
    if not any((folder / "liblapacke.so").exists() for folder in folders):
        pytest.skip("LAPACK is not installed")
    return ["-llapacke", "-llapack", "-lopenblas", "-lm"]


SOURCES = ("solvers.c", "triangles.c", "orthogonal.c", "complex.c")


@pytest.mark.parametrize("build", every(13, product(SOURCES, ("-O2", "-O0", "-O1"), INTERFACES)))
def test_all_routines(
    build: tuple[str, str, str],
    library: list[str],
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    source, level, interface = build
    flags = [level, *interface.split(), "-I", HERE.parent / "programs"]
    run([ltoad_cc, *flags, HERE / source, "-o", tmp_path / "program", *library])
    run([tmp_path / "program"])


def test_names_of_armadillo(
    library: list[str], ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    flags = ["-O2", "-DWRAPPED", "-DLENGTHS", "-I", HERE.parent / "programs"]
    run([ltoad_cc, *flags, HERE / "ranks.c", "-o", tmp_path / "program", *library])
    run([tmp_path / "program"])


def test_armadillo(
    library: list[str], ltoad_cxx: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    if not Path("/usr/include/armadillo").exists():
        pytest.skip("Armadillo is not installed")
    source = HERE / "ridge_armadillo.cpp"
    run([ltoad_cxx, "-O2", source, "-o", tmp_path / "program", "-larmadillo", *library])
    run([tmp_path / "program"])


@pytest.mark.slow
@pytest.mark.parametrize("source", ["spectra.c", "ranks.c", "general.c", "experts.c"])
@pytest.mark.parametrize("build", list(product(INTERFACES, ("-O2", "-O0", "-O1", "-O3"))))
def test_singular_values_and_inverses(
    source: str,
    build: tuple[str, str],
    library: list[str],
    ltoad_cc: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    interface, level = build
    flags = [level, *interface.split(), "-I", HERE.parent / "programs"]
    run([ltoad_cc, *flags, HERE / source, "-o", tmp_path / "program", *library])
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", ["-O2", pytest.param("-O0", marks=pytest.mark.slow)])
def test_orders_and_widths(
    level: str, library: list[str], ltoad_cc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    flags = [level, "-I", HERE.parent / "programs"]
    run([ltoad_cc, *flags, HERE / "orders.c", "-o", tmp_path / "program", *library])
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", ["-O0", pytest.param("-O2", marks=pytest.mark.slow)])
@pytest.mark.parametrize("source", ["gaussian_process.cpp", "small_matrices.cpp"])
def test_calls_among_objects(
    source: str,
    level: str,
    library: list[str],
    ltoad_cxx: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    run([ltoad_cxx, level, HERE / source, "-o", tmp_path / "program", *library])
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", ["-O2", pytest.param("-O0", marks=pytest.mark.slow)])
@pytest.mark.parametrize("rules", ["closed-form", "bodies"])
def test_bodies_in_bitcode(
    rules: str, level: str, ltoad_fc: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """Closed formulas on request; the solver itself is differentiated otherwise."""
    (tmp_path / "ltoad.toml").write_text(f'[options]\nrules = "{rules}"\n')
    sources = [HERE / "elimination_main.f90", HERE / "elimination.f"]
    report = "-Wl,--ltoad-report"
    said = run([ltoad_fc, level, *sources, report, "-o", "program"], cwd=tmp_path)
    by_formula = "__enzyme_register_gradient_ltoad_gesv" in said.stderr  # type: ignore[attr-defined]
    assert by_formula == (rules == "closed-form")
    run([tmp_path / "program"])
