"""Fixtures: producers of IR that cannot write a request, and `ltoad diff` on what they make."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

SOURCES = Path(__file__).with_name("sources")
RUNTIME = ("NRT_", "Py", "_Py", "numba_", "__zig_")
"""Prefixes of symbols that only Python's own process has, or Zig's own linker brings along."""
PROBE = "__zig_probe_stack"
"""What functions with more than a page on the stack call first; it keeps all registers."""


@pytest.fixture
def produce(tmp_path: Path) -> Callable[..., str]:
    """Run a producer in a private folder; its output."""

    def run(command: Sequence[str | Path], **environment: str) -> str:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=tmp_path,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            pytest.fail(f"{command} failed:\n{done.stderr}", pytrace=False)
        return done.stdout

    return run


@pytest.fixture
def derive(tmp_path: Path, produce: Callable[..., str]) -> Callable[..., ctypes.CDLL]:
    """Differentiate IR with `ltoad diff`, link the object with the system's linker, load it."""

    def build(
        module: Path, requests: Sequence[Sequence[str]], libraries: Sequence[str] = ("-lm",)
    ) -> ctypes.CDLL:
        objects = []
        for number, flags in enumerate(requests):
            objects.append(tmp_path / f"derivative{number}.o")
            ltoad = Path(sys.executable).parent / "ltoad"
            produce([ltoad, "diff", module, *flags, "-o", objects[-1]])
        library = tmp_path / "derivatives.so"
        # Each object holds a copy of the whole module.
        copies = "-Wl,--allow-multiple-definition"
        stubs = _stubs(produce(["nm", "-u", *objects]), tmp_path)
        produce(["gcc", "-shared", "-fPIC", "-o", library, *objects, *stubs, copies, *libraries])
        return ctypes.CDLL(str(library))

    return build


def _stubs(undefined: str, folder: Path) -> list[Path]:
    """Definitions of what only Numba's and Zig's own programs have.

    Derivatives call none of it but the probe.
    """
    names = sorted({word for word in undefined.split() if word.startswith(RUNTIME)})
    path = folder / "stubs.c"
    traps = (f"void {name}(void) {{ __builtin_trap(); }}\n" for name in names if name != PROBE)
    probe = f'__asm__(".globl {PROBE}\\n{PROBE}: ret");\n' if PROBE in names else ""
    path.write_text("".join([probe, *traps]))
    return [path] if names else []


def tool(*names: str) -> str:
    """The path of the first that is installed; the test is skipped if none is."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.skip(f"no {names[0]}")
    return found
