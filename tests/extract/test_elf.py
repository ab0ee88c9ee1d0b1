"""Plain ELF files, read without lief and with it."""

import subprocess
from itertools import islice
from pathlib import Path

import pytest

from ltoad.extract.elf import Elf, UnusualError
from ltoad.extract.objects import _read_any_elf, _read_plain_elf

FOLDERS = [Path("/usr/lib/x86_64-linux-gnu"), Path("/lib/x86_64-linux-gnu"), Path("/usr/lib")]
SYSTEM = [
    path
    for folder in FOLDERS
    for pattern in ("*.o", "*.so.*")
    for path in islice(sorted(folder.glob(pattern)), 40)
    if path.read_bytes()[:6] == b"\x7fELF\x02\x01"
]


@pytest.mark.skipif(not SYSTEM, reason="no libraries of the system where they are on Debian")
def test_lief_says_the_same_of_the_libraries_of_the_system() -> None:
    for path in SYSTEM:
        data = memoryview(path.read_bytes())
        assert _read_plain_elf(Elf(data)) == _read_any_elf(str(path), data), path


def test_lief_says_the_same_of_an_object_with_all_kinds_of_symbols(
    clang: Path, tmp_path: Path
) -> None:
    (tmp_path / "a.c").write_text(
        "extern int needed; extern int faint __attribute__((weak)); static int local = 3;\n"
        "int common[4]; int *defined(void) { return &faint ? &needed : &local; }\n"
        "__attribute__((weak)) int overridden(void) { return common[1]; }\n"
    )
    for flags in ([], ["-fembed-bitcode"], ["-flto", "-ffat-lto-objects"], ["-g", "-gz"]):
        subprocess.run(
            [clang, "-c", "-fcommon", *flags, "a.c", "-o", "a.o"], cwd=tmp_path, check=True
        )
        data = memoryview((tmp_path / "a.o").read_bytes())
        plain = _read_plain_elf(Elf(data))
        assert plain == _read_any_elf("a.o", data)
        assert {"common", "defined", "overridden"} == plain.symbols.defined
        assert plain.symbols.weak == {"faint"}
        assert bool(plain.lto) == ("-flto" in flags)
        assert bool(plain.embedded) == ("-fembed-bitcode" in flags)


def test_what_is_cut_off_is_left_to_lief(clang: Path, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("int answer(void) { return 42; }\n")
    subprocess.run([clang, "-c", "a.c"], cwd=tmp_path, check=True)
    data = (tmp_path / "a.o").read_bytes()
    for end in (0, 7, 40, 64, len(data) // 2, len(data) - 1):
        with pytest.raises(UnusualError):
            list(Elf(memoryview(data[:end])).symbols())
