"""The benchmark programs: their sources below benchmarks/programs, and the data they run on.

Every program is written from the definition of its objective. `generic` units are compiled twice,
for ltoad and with complex numbers (benchmarks/programs/harness/number.h), which is where the
expected derivatives come from.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "programs"
HARNESS = FOLDER / "harness"
GMM_SAMPLE = HERE.parent / "samples" / "c" / "gmm"


@dataclass(frozen=True, slots=True)
class Program:
    """Sources of one executable.

    ``units`` and ``generic`` are files of the program's folder without their suffix; ``sample``
    are units of the GMM sample.  ``flags`` go to the compiler beside those of all programs, and
    ``link`` to the linker's driver.
    """

    name: str
    units: tuple[str, ...]
    generic: tuple[str, ...] = ()
    sample: tuple[str, ...] = ()
    language: Literal["c", "c++"] = "c"
    flags: tuple[str, ...] = ()
    link: tuple[str, ...] = ()
    folder: str = ""
    """Where the sources are, if it is not called like the program."""
    peer: str = ""
    """A tool that answers the requests instead of ltoad: PEER.cpp is in the program's folder."""
    library: tuple[str, ...] = ()
    """The units that may as well be a derivative library, which exports ``exports``."""
    exports: str = ""
    """What its ltoad.toml says."""

    @property
    def place(self) -> Path:
        """The folder with the sources."""
        return FOLDER / (self.folder or self.name)


@dataclass(frozen=True, slots=True)
class Case:
    """One line of the table: a program, its words, and its data.

    ``file`` is one of ADBench's, passed as the last word where there is a copy; else come the words
    ``instead``, for which the program generates an instance.
    """

    name: str
    program: Program
    words: tuple[str, ...] = ()
    file: str = ""
    instead: tuple[str, ...] = ()
    made: str = "generated"
    """What the table says of the data without a file."""
    columns: int = 1
    """Of the Jacobian, if all of it comes from one sweep of vector forward mode."""


GMM = Program(
    "gmm",
    ("program", "by_hand"),
    sample=("objective", "linalg", "logsumexp", "wishart", "instance", "primal", "gradient"),
    library=("objective", "linalg", "logsumexp", "wishart"),
    exports="""\
[[export]]
function = "gmm_objective"
arguments = ["const", "const", "const", "dup", "dup", "dup", "const", "const", "dupnoneed"]
""",
)
BA = Program(
    "ba",
    ("program", "jacobian", "scene"),
    generic=("expected", "residuals", "project", "rotate"),
    library=("residuals", "project", "rotate"),
    exports="""\
[[export]]
function = "reprojection"
arguments = ["dup", "dup", "dup", "const", "dupnoneed"]
width = 2
[[export]]
function = "weight_residual"
arguments = ["dup", "dupnoneed"]
""",
)
LSTM = Program(
    "lstm", ("program", "network"), generic=("network_objective", "objective", "predict", "cell")
)
HAND = Program(
    "hand",
    ("program", "derivatives", "scan", "model"),
    generic=("expected", "residuals", "skin", "pose", "transforms"),
)
FFT = Program("fft", ("program",), generic=("objective", "recursive", "iterative"))
BRUSSELATOR = Program(
    "brusselator",
    ("program",),
    generic=("objective", "euler", "dormand_prince", "reaction"),
    language="c++",
)
LOGSUMEXP = Program("logsumexp", ("program",), generic=("logsumexp", "largest"))
DESCENT = Program("descent", ("program",), generic=("objective", "matrix"))
STENCIL = Program("stencil", ("program",), generic=("objective", "step"))
LIMITED_STENCIL = replace(
    STENCIL, name="stencil-limited", folder="stencil", link=("-Wl,--ltoad-tape-limit=256MiB",)
)
CG = Program("cg", ("program",), generic=("objective", "solve", "operator"))
NORMALISE = Program(
    "normalise",
    ("program",),
    generic=("objective", "normalise", "norm"),
    # a square root that may set errno is not moved out of a loop
    flags=("-fno-math-errno",),
)

KERNELS = Program(
    "kernels",
    ("program", "instances"),
    generic=(
        "expected",
        "squares",
        "clusters",
        "minors",
        "orbit",
        "series",
        "saddle",
        "network",
        "docking",
    ),
)

KERNELS_CXX = Program(
    "kernels_cxx",
    ("program", "instances"),
    generic=("expected", "squares", "minors", "ring", "bundle"),
    language="c++",
)

SIMPLE_SCAN = "hand/simple_small/hand1_t26_c100.txt"
SURFACE_SCAN = "hand/complicated_small/hand1_t26_c100.txt"

CASES = (
    Case("GMM", GMM, (), "gmm/gmm_d10_K25.txt", ("1000", "10", "25"), "generated, d=10 K=25"),
    Case("GMM", GMM, (), "gmm/gmm_d64_K25.txt", ("1000", "64", "25"), "generated, d=64 K=25"),
    Case("BA, Jacobian", BA, (), "ba/ba1_n49_m7776_p31843.txt"),
    Case("LSTM", LSTM, (), "lstm/lstm_l2_c1024.txt", ("2", "1024"), "generated, 2 layers"),
    Case("LSTM", LSTM, (), "lstm/lstm_l4_c4096.txt", ("4", "4096"), "generated, 4 layers"),
    Case("HAND simple, VJP", HAND, ("vjp", "simple"), SIMPLE_SCAN),
    Case("HAND simple, Jacobian", HAND, ("jacobian", "simple"), SIMPLE_SCAN, columns=26),
    Case("HAND complicated, VJP", HAND, ("vjp", "complicated"), SURFACE_SCAN),
    Case("HAND complicated, Jacobian", HAND, ("jacobian", "complicated"), SURFACE_SCAN, columns=28),
    Case("FFT, recursive", FFT, ("recursive",), made="n=65536"),
    Case("FFT, iterative", FFT, ("iterative",), made="n=65536"),
    Case("Brusselator, Euler", BRUSSELATOR, ("euler",), made="32x32, 100 steps"),
    Case("Brusselator, adaptive", BRUSSELATOR, ("adaptive",), made="32x32, tolerance 1e-6"),
    Case("log-sum-exp", LOGSUMEXP, made="n=100000"),
    Case("gradient descent", DESCENT, made="128x64, 100 steps"),
    Case("stencil", STENCIL, made="128x128, 100 steps"),
    Case("conjugate gradients", CG, made="64x64, to 1e-8"),
    Case("normalise", NORMALISE, made="n=2000"),
)

LIMITED_CASES = (
    Case("stencil, limited", LIMITED_STENCIL, ("10000",), made="128x128, 10000 steps"),
)
"""With a limit of the tape, which is bought with time."""

KERNEL_CASES = (
    Case("least squares, pointers", KERNELS, ("squares",), made="1000x500"),
    Case("k-means", KERNELS, ("clusters",), made="n=20000, 10 centres"),
    Case("k-means, Hessian times vector", KERNELS, ("hessian",), made="n=20000, 10 centres"),
    Case("determinant by minors, flags", KERNELS, ("minors",), made="8x8"),
    Case("Runge-Kutta, constant steps", KERNELS, ("orbit",), made="20000 steps"),
    Case("Taylor series", KERNELS, ("series",), made="n=500, 50 powers"),
    Case("saddle point, nested gradients", KERNELS, ("saddle",), made="2x16, 50 steps"),
    Case("network on images", KERNELS, ("network",), made="32 images, 784-64-10"),
    Case("docking", KERNELS, ("docking",), made="32 poses, 26x500 atoms"),
    Case("least squares, vectors", KERNELS_CXX, ("squares",), made="1000x500"),
    Case("determinant by minors, lists", KERNELS_CXX, ("minors",), made="8x8"),
    Case("Runge-Kutta, adaptive steps", KERNELS_CXX, ("ring",), made="200 cells, tolerance 1e-6"),
    Case("bundle adjustment, structures", KERNELS_CXX, ("bundle",), made="20 cameras, 1000 points"),
)
"""Small ones, written by us as others write theirs; measured apart from the rest."""

PROGRAMS = tuple(dict.fromkeys(case.program for case in CASES))


def data(case: Case) -> tuple[str, list[str]]:
    """What the data are, and the program's words for them.

    LTOAD_ADBENCH names a folder with ADBench's data, in folders by objective.
    """
    folder = os.environ.get("LTOAD_ADBENCH", "")
    if case.file and folder:
        found = Path(folder).resolve() / case.file
        if found.is_file():
            return found.name, [*case.words, str(found)]
    return case.made, [*case.words, *case.instead]
