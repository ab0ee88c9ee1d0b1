"""What a link that asks for nothing pays for going through ld.ltoad.

Usage: python benchmarks/link_overhead.py [REPETITIONS]
Both linkers do the same link in turns; medians of the wall-clock times in ms.
"""

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

SOURCE = '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'
REAL_LINKERS = ("ld.lld", *(f"ld.lld-{v}" for v in range(22, 18, -1)), "ld.bfd", "ld")
COMPILERS = (*(f"clang-{v}" for v in range(22, 14, -1)), "clang", "gcc")


def first_program(names: tuple[str, ...]) -> str:
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit(f"none of these is installed: {', '.join(names)}")
    return found


def linker_words(folder: Path) -> list[str]:
    """The command line with which a compiler links a small program."""
    compiler = first_program(COMPILERS)
    source = folder / "hello.c"
    source.write_text(SOURCE)
    subprocess.run([compiler, "-O2", "-c", source], cwd=folder, check=True)
    shown = subprocess.run(
        [compiler, "-###", "hello.o", "-o", "hello"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    ).stderr.splitlines()[-1]
    return [word.strip('"') for word in shown.split()][1:]


def milliseconds(command: list[str], folder: Path) -> float:
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, check=True)
    return 1000 * (time.perf_counter() - start)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("repetitions", nargs="?", type=int, default=31)
    repetitions = max(parser.parse_args(arguments).repetitions, 15)
    ours = Path(sys.executable).parent / "ld.ltoad"
    if not ours.exists():
        raise SystemExit(f"ld.ltoad is not installed beside {sys.executable}")
    real = first_program(REAL_LINKERS)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        words = linker_words(folder)
        commands = {
            "real": [real, *words],
            "ltoad": [str(ours), f"--ltoad-real-linker={real}", *words],
        }
        times: dict[str, list[float]] = {key: [] for key in commands}
        for _ in range(repetitions + 1):
            for key, command in commands.items():
                times[key].append(milliseconds(command, folder))
    # The first round warms the file cache.
    real_time, our_time = (statistics.median(times[key][1:]) for key in ("real", "ltoad"))
    print(f"{Path(real).name}: {real_time:.1f} ms")
    print(f"ld.ltoad: {our_time:.1f} ms")
    print(f"overhead: {our_time - real_time:.1f} ms (median of {repetitions})")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
