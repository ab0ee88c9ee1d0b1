"""The same fidelity on large programs that nobody wrote for these tests.

Rust's own libraries come with the compiler; the others are source packages
that Debian's apt fetches.
"""

import shutil
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import pytest


def _bitcode_of_rust_library(name: str, folder: Path) -> bytes:
    """The ``.llvmbc`` section of a library in rustc's sysroot."""
    if not (shutil.which("rustc") and shutil.which("llvm-objcopy-19")):
        pytest.skip("no rustc with llvm-objcopy-19")
    asked = subprocess.run(
        ["rustc", "--print", "target-libdir"], capture_output=True, text=True, check=True
    )
    archive = next(Path(asked.stdout.strip()).glob(f"lib{name}-*.rlib"))
    subprocess.run(["ar", "x", str(archive)], cwd=folder, check=True)
    member = next(folder.glob("*.rcgu.o"))
    section = folder / "bitcode"
    # as root, it would put a file in the place of /dev/null
    copy = folder / "copy.o"
    command = ["llvm-objcopy-19", f"--dump-section=.llvmbc={section}", str(member), str(copy)]
    subprocess.run(command, check=True)
    return section.read_bytes()


def _check_rust(name: str, folder: Path, assert_faithful: Callable[[str], int]) -> int:
    bitcode = _bitcode_of_rust_library(name, folder)
    return assert_faithful(str(llvm.parse_bitcode(bitcode, llvm.create_context())))


def test_rust_alloc(tmp_path: Path, assert_faithful: Callable[[str], int]) -> None:
    assert _check_rust("alloc", tmp_path, assert_faithful) > 50


@pytest.mark.slow
@pytest.mark.parametrize("name", ["core", "std", "compiler_builtins", "proc_macro", "test"])
def test_rust_libraries(name: str, tmp_path: Path, assert_faithful: Callable[[str], int]) -> None:
    assert _check_rust(name, tmp_path, assert_faithful) > 0


def _apt(folder: Path, *arguments: str) -> None:
    """apt-get with the machine's sources as source packages, and state of its own."""
    lists = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    parts = folder / "parts"
    (folder / "lists" / "partial").mkdir(parents=True, exist_ok=True)
    parts.mkdir(exist_ok=True)
    for path in lists:
        if path.is_file():
            text = path.read_text().replace("Types: deb\n", "Types: deb-src\n")
            (parts / path.name).write_text(
                "".join(
                    f"deb-src{line[3:]}\n" if line.startswith("deb ") else f"{line}\n"
                    for line in text.splitlines()
                )
            )
    options = {
        "Dir::Etc::sourcelist": "/dev/null",
        "Dir::Etc::sourceparts": parts,
        "Dir::State::lists": folder / "lists",
        "APT::Sandbox::User": "root",
    }
    flags = [f"-o{key}={value}" for key, value in options.items()]
    subprocess.run(
        ["apt-get", "-q", *flags, *arguments], cwd=folder, check=True, capture_output=True
    )


@pytest.fixture
def lua(tmp_path: Path) -> Path:
    """The folder of Lua's C sources."""
    if not shutil.which("apt-get"):
        pytest.skip("no apt")
    try:
        _apt(tmp_path, "update")
        _apt(tmp_path, "source", "--download-only", "lua5.4")
    except subprocess.CalledProcessError as error:
        pytest.skip(f"apt has no sources here: {error.stderr!r}")
    with tarfile.open(next(tmp_path.glob("lua5.4_*.orig.tar.gz"))) as archive:
        archive.extractall(tmp_path / "lua", filter="data")
    return next((tmp_path / "lua").rglob("lapi.c")).parent


@pytest.mark.slow
@pytest.mark.parametrize("flags", [("-O0", "-g"), ("-O2",), ("-O3", "-g")])
def test_lua(
    flags: tuple[str, ...],
    lua: Path,
    compiled: Callable[..., str],
    assert_faithful: Callable[[str], int],
) -> None:
    sources = sorted(lua.glob("l*.c"))
    assert sum(assert_faithful(compiled(source, *flags)) for source in sources) > 500
