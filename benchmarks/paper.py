"""What optimising before differentiating is worth: every program both ways.

Moses and Churavy (NeurIPS 2020, section 4) differentiate before and after LLVM's -O2, and optimise
again either way; their geometric means of the speedup are 4.2 (Enzyme on ADBench and others)
to 4.5. Here compilers leave the bitcode as it comes from their front ends, and the linker optimises
it before differentiating or does not (`--ltoad-opt-before=O2` and `=none`), and always after.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.build import BuildError, Flavour, build
from benchmarks.programs import CASES, Case
from benchmarks.records import CAREFUL, QUICK, Effort, RunError, geometric_mean, measure

RESULTS = Path(__file__).parent / "results"
PUBLISHED = "4.2 to 4.5"

_FRONT_END = ("-O2", "-Xclang", "-disable-llvm-passes", "-flto=thin")
_LINK = ("-O2", "-flto=thin")
AFTER = Flavour("after", _FRONT_END, (*_LINK, "--ltoad-opt-before=O2"))
BEFORE = Flavour("before", _FRONT_END, (*_LINK, "--ltoad-opt-before=none"))


@dataclass(frozen=True, slots=True)
class Comparison:
    """Seconds of one gradient, differentiated before optimising and after; its worse error."""

    program: str
    data: str
    before: float
    after: float
    error: float

    @property
    def speedup(self) -> float:
        return self.before / self.after
