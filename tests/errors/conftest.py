"""Programs whose derivative cannot be had, built by the installed commands."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

DECLARATIONS = """\
extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_width;
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
#define NOINLINE __attribute__((noinline))
"""
OLD = "an older program"
Refused = Callable[..., str]


@pytest.fixture
def refused(ltoad_cc: Path, tmp_path: Path) -> Refused:
    """The linker's complaint about a program; nothing may be written, nor an old file harmed.

    Lines of the program are counted from 1, whatever is declared before them.
    """

    def build(program: str, *flags: str) -> str:
        source, output = tmp_path / "program.c", tmp_path / "program"
        source.write_text(f'{DECLARATIONS}#line 1 "program.c"\n{program}')
        words = ["-O1", "-g", *flags]
        compiled = [ltoad_cc, *words, "-c", source, "-o", tmp_path / "program.o"]
        subprocess.run([str(w) for w in compiled], check=True, cwd=tmp_path)
        before = sorted(tmp_path.iterdir())
        linked = [ltoad_cc, *words, tmp_path / "program.o", "-o", output, "-lm"]
        done = subprocess.run(
            [str(w) for w in linked], capture_output=True, text=True, check=False, cwd=tmp_path
        )
        assert done.returncode != 0
        assert "ld.ltoad: error: " in done.stderr
        assert "Traceback" not in done.stderr
        assert "internal error" not in done.stderr
        assert "remedy:" in done.stderr
        assert sorted(tmp_path.iterdir()) == before
        return done.stderr

    return build
