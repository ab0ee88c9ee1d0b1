"""Files that are generated are what their sources give."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ltoad.runtime import Source

PARTS = (
    *("along", "arrays", "complex", "mixed", "moves", "objects", "places", "random", "reading"),
    *("requests", "stacks", "text"),
)
ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "scripts"
RUNTIME = ROOT / "ltoad" / "runtime"


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="no clang-19")
@pytest.mark.parametrize(
    ("script", "file"),
    [
        (["library-bodies.sh", "cxx_strings"], "cxx_strings.ll"),
        (["library-bodies.sh", "c_searching"], "c_searching.ll"),
        (["library-bodies.sh", "lapack"], "lapack.ll"),
        (["library-bodies.sh", "blas_triangles"], "blas_triangles.ll"),
        (["exceptions.sh"], "exceptions.ll"),
        (["sanitizer.sh"], "sanitizer.ll"),
        (["runtime-file.sh", "earlier_memory"], "earlier_memory.ll"),
        (["runtime-file.sh", "earlier_links"], "earlier_links.ll"),
        (["runtime-file.sh", "teams"], "teams.ll"),
        (["runtime-file.sh", "baton"], "baton.ll"),
        (["runtime-file.sh", "tree_colours"], "tree_colours.ll"),
    ],
)
def test_assembly_is_what_clang_makes_of_it(script: list[str], file: str, tmp_path: Path) -> None:
    """Who changes the C sources, or the assembly by hand, has to run `make runtime`."""
    made = tmp_path / "made.ll"
    subprocess.run([SCRIPTS / script[0], *script[1:], made], check=True)
    assert made.read_text() == Source(file).text()


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="no clang-19")
def test_bodies_of_fortran_are_what_clang_makes_of_them(tmp_path: Path) -> None:
    subprocess.run([SCRIPTS / "fortran-bodies.sh", tmp_path], check=True)
    made = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert made == {file: Source(file).text() for file in made}
    assert made.keys() == {f"fortran_{part}.ll" for part in PARTS}


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="no clang-19")
def test_tags_are_what_clang_makes_of_them(tmp_path: Path) -> None:
    made = tmp_path / "made.ll"
    subprocess.run([SCRIPTS / "tags.sh", made], check=True)
    assert made.read_text() == Source("tags.ll").text()


@pytest.mark.parametrize("file", ["arena.ll", "guards.ll", "global_shadows.ll"])
def test_windows_of_earlier_memory_are_where_others_look(file: str) -> None:
    """By hand-written assembly, what lies in the windows is no memory of the program's own."""
    source = (RUNTIME / "earlier" / "windows.c").read_text()
    bounds = dict(re.findall(r"#define (FIRST|LAST) \((0x\w+) \* TERABYTE\)", source))
    first, last = (int(bounds[name], 16) << 40 for name in ("FIRST", "LAST"))
    looked_at = re.findall(
        r"%(\w+) = sub i64 %\w+, (\d+)\n.*= icmp ult i64 %\1, (\d+)\n", Source(file).text()
    )
    assert {(int(a), int(b)) for _, a, b in looked_at} >= {(first, last - first)}


def test_digamma_is_what_the_script_writes(tmp_path: Path) -> None:
    made = tmp_path / "made.ll"
    subprocess.run([sys.executable, SCRIPTS / "digamma.py", made], check=True)
    assert made.read_text() == Source("digamma.ll").text()


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="no clang-19")
@pytest.mark.parametrize(
    ("library", "folder"),
    [
        ("openmpi", "/usr/lib/x86_64-linux-gnu/openmpi/include"),
        ("mpich", "/usr/include/x86_64-linux-gnu/mpich"),
    ],
)
def test_messages_are_what_clang_makes_of_them(library: str, folder: str, tmp_path: Path) -> None:
    if not Path(folder, "mpi.h").exists():
        pytest.skip(f"no headers of {library}")
    names = ("mpi", "mpi_bodies", "mpi_bodies_fortran")
    made = [tmp_path / f"{name}_{library}.ll" for name in names]
    subprocess.run([sys.executable, SCRIPTS / "mpi.py", library, folder, *made], check=True)
    for file in made:
        assert file.read_text() == Source(file.name).text()
