"""A link that was made before gives the same bytes without differentiating; any change is seen."""

import marshal
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import replace
from pathlib import Path

import pytest

from linker_wrappers.cache import DIGEST_SIZE, MAGIC, Cache
from tests.fixtures.bench import ASKING_MAIN, Bench, first_program

CUBE = "double f(double x) { return x * x * x; }\n"
SQUARE = "double f(double x) { return x * x + 1; }\n"


@pytest.fixture
def real(bench: Bench, ld_ltoad: Path) -> Bench:
    """Links that differentiate; the one of `bench` changes nothing, and remembers nothing."""
    return replace(bench, linker=ld_ltoad)


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


OBJECTS, LINKS = 2, 5
"""How many values the entries of either kind hold."""


def entries(cache: Path, kind: int = LINKS) -> list[Path]:
    """What is remembered of whole links, or of programs that were turned into objects."""
    found = [path for path in cache.rglob("*") if path.is_file()]
    assert all(re.fullmatch("[0-9a-f]{64}", path.name) for path in found)
    start = len(MAGIC) + DIGEST_SIZE
    return [path for path in found if len(marshal.loads(path.read_bytes()[start:])) == kind]


def link(real: Bench, cache: Path | str, *words: str | Path, status: int = 0) -> str:
    """Link two objects; returns what was said."""
    done = real.link(
        *(words or ("main.o", "f.o")), "-o", "program", status=status, env=env_of(cache)
    )
    return done.stderr


def env_of(cache: Path | str) -> dict[str, str]:
    return {"LTOAD_CACHE": str(cache)}


def test_options_in_the_configuration(real: Bench, cache: Path) -> None:
    """A report is written again; with intermediate IR to be saved nothing is remembered."""
    compile_both(real)
    (real.folder / "ltoad.toml").write_text("[options]\nreport = true\n")
    first = link(real, cache)
    assert "f [" in first
    assert link(real, cache) == first
    assert len(entries(cache)) == 1
    (real.folder / "ltoad.toml").write_text('[options]\nsave-temps = "temps"\n')
    link(real, cache)
    shutil.rmtree(real.folder / "temps")
    link(real, cache)
    assert any((real.folder / "temps").iterdir())


def compile_both(real: Bench, function: str = CUBE, *flags: str) -> None:
    real.bitcode("main.c", ASKING_MAIN)
    real.bitcode("f.c", function, *flags)


def test_second_link(real: Bench, cache: Path) -> None:
    """The same bytes as without a cache, and nothing heavy was imported for them."""
    compile_both(real)
    link(real, "off")
    expected = (real.folder / "program").read_bytes()
    assert link(real, cache, "main.o", "f.o", "-Wl,--ltoad-report") == link(
        real, cache, "main.o", "f.o", "-Wl,--ltoad-report"
    )
    assert (real.folder / "program").read_bytes() == expected
    assert len(entries(cache)) == 1
    assert real.output_of("program") == "27.000\n"

    launcher = real.folder / "tracing-linker"
    package = Path(__file__).parents[2]
    libraries = sysconfig.get_paths()["purelib"]
    launcher.write_text(
        f"#!/bin/sh\nPYTHONPATH={package}:{libraries} exec {sys.executable} -S -X importtime "
        '-m linker_wrappers.ld_ltoad "$@"\n'
    )
    launcher.chmod(0o755)
    done = real.link("main.o", "f.o", "-o", "program", linker=launcher, env=env_of(cache))
    imported = set(re.findall(r"\| +([\w.]+)$", done.stderr, re.MULTILINE))
    assert "linker_wrappers.recall" in imported
    assert imported.isdisjoint({"dataclasses", "pathlib", "subprocess", "llvmlite", "ltoad"})
    assert (real.folder / "program").read_bytes() == expected


def test_place_does_not_count(real: Bench, cache: Path) -> None:
    """Compilers that link in the same breath put objects under names that change."""
    compile_both(real)
    link(real, cache)
    for name in ("main.o", "f.o"):
        (real.folder / name).rename(real.folder / f"moved-{name}")
    link(real, cache, "moved-main.o", "moved-f.o")
    assert len(entries(cache)) == 1


def test_changed_source(real: Bench, cache: Path) -> None:
    compile_both(real)
    link(real, cache)
    compile_both(real, SQUARE)
    link(real, cache)
    assert real.output_of("program") == "6.000\n"
    assert len(entries(cache)) == 2


@pytest.mark.parametrize(
    "flag", ["-O1", "-Wl,--ltoad-opt-before=none", "-rdynamic", "-march=haswell"]
)
def test_changed_flag(real: Bench, cache: Path, flag: str) -> None:
    compile_both(real)
    link(real, cache)
    link(real, cache, "main.o", "f.o", flag)
    assert len(entries(cache)) == 2


def test_changed_order(real: Bench, cache: Path) -> None:
    compile_both(real)
    link(real, cache)
    link(real, cache, "f.o", "main.o")
    assert len(entries(cache)) == 2


def test_changed_native_object(real: Bench, cache: Path) -> None:
    """Only what native objects mention of the program can change its object."""
    compile_both(real)
    texts = ("int unused;\n", "int other;\n", "double f(double); double (*kept)(double) = f;\n")
    for made, (text, programs) in enumerate(zip(texts, (1, 1, 2), strict=True), 1):
        real.native("native.c", text)
        said = link(real, cache, "main.o", "f.o", "native.o", "-Wl,--ltoad-report")
        assert "ltoad: f [gradient]" in said
        assert len(entries(cache)) == made
        assert len(entries(cache, OBJECTS)) == programs
        assert real.output_of("program") == "27.000\n"


def test_changed_configuration(real: Bench, cache: Path) -> None:
    """The file of the folder counts, whether or not it was there before."""
    compile_both(real)
    link(real, cache)
    real.write("ltoad.toml", '[[derivative]]\nfunction = "f"\nname = "df"\nmode = "forward"\n')
    link(real, cache)
    real.write("ltoad.toml", '[[derivative]]\nfunction = "f"\nname = "dg"\nmode = "forward"\n')
    link(real, cache)
    assert len(entries(cache)) == 3


def test_changed_ltoad(real: Bench, cache: Path) -> None:
    """An ltoad that is being worked on has one and the same version number."""
    root = Path(__file__).parents[2]
    for package in ("ltoad", "linker_wrappers", "callgraph"):
        shutil.copytree(root / package, real.folder / "copy" / package)
    launcher = real.folder / "copied-linker"
    launcher.write_text(
        f"#!/bin/sh\nPYTHONPATH={real.folder / 'copy'} exec {sys.executable} "
        '-m linker_wrappers.ld_ltoad "$@"\n'
    )
    launcher.chmod(0o755)
    compile_both(real)
    link(real, cache)
    copied = replace(real, linker=launcher)
    link(copied, cache)
    assert len(entries(cache)) == 1
    with (real.folder / "copy" / "ltoad" / "rules" / "libm.py").open("a") as file:
        file.write("# changed\n")
    link(copied, cache)
    assert len(entries(cache)) == 2


def test_thin_archive(real: Bench, cache: Path) -> None:
    """Its bytes say nothing about those of its members."""
    for factor, printed in (("5", "5.000\n"), ("7", "7.000\n")):
        real.bitcode("main.c", ASKING_MAIN)
        real.bitcode("f.c", f"double f(double x) {{ return {factor}.0 * x; }}\n")
        (real.folder / "libf.a").unlink(missing_ok=True)
        real.run(first_program("ar"), "rcDST", "libf.a", "f.o")
        link(real, cache, "main.o", "libf.a")
        assert real.output_of("program") == printed


def test_linker_script(real: Bench, cache: Path) -> None:
    """What a script names is an input like those on the command line."""
    compile_both(real)
    real.write("libboth.so", f"INPUT({real.folder / 'f.o'})\n")
    link(real, cache, "main.o", "libboth.so")
    real.bitcode("f.c", SQUARE)
    link(real, cache, "main.o", "libboth.so")
    assert real.output_of("program") == "6.000\n"


def test_parallel_links(real: Bench, cache: Path) -> None:
    compile_both(real)
    command = [real.clang, "-O2", "-flto=thin", f"--ld-path={real.linker}", "main.o", "f.o", "-o"]
    running = [
        subprocess.Popen(
            [*command, f"program{n}"], cwd=real.folder, env={**os.environ, **env_of(cache)}
        )
        for n in range(4)
    ]
    assert [process.wait(timeout=300) for process in running] == [0] * 4
    assert len({(real.folder / f"program{n}").read_bytes() for n in range(4)}) == 1
    assert len(entries(cache)) == 1


@pytest.mark.parametrize("damage", ["flipped", "cut", "empty", "rubbish"])
def test_damaged_entry(real: Bench, cache: Path, damage: str) -> None:
    """It is made again, and replaced."""
    compile_both(real)
    link(real, cache)
    found = {path: path.read_bytes() for path in entries(cache) + entries(cache, OBJECTS)}
    assert len(found) == 2
    for path, whole in found.items():
        middle = len(whole) // 2
        damaged = {
            "flipped": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
            "cut": whole[:middle],
            "empty": b"",
            "rubbish": b"rubbish",
        }
        path.write_bytes(damaged[damage])
    link(real, cache)
    assert real.output_of("program") == "27.000\n"
    assert all(path.read_bytes() == whole for path, whole in found.items())


def test_folder_of_no_use(real: Bench, cache: Path, tmp_path: Path) -> None:
    """A file, a folder that cannot be written, and a home that is none: links work all the same."""
    compile_both(real)
    cache.write_text("a file")
    readonly = tmp_path / "readonly"
    readonly.mkdir(mode=0o500)
    for environment in (
        env_of(cache),
        env_of(readonly),
        {"LTOAD_CACHE": "", "XDG_CACHE_HOME": "", "HOME": "/dev/null"},
    ):
        done = real.link("main.o", "f.o", "-o", "program", env=environment)
        assert not done.stderr
    assert cache.read_text() == "a file"


def test_default_folder(real: Bench, tmp_path: Path) -> None:
    compile_both(real)
    environment = {"LTOAD_CACHE": "", "XDG_CACHE_HOME": str(tmp_path / "xdg")}
    real.link("main.o", "f.o", "-o", "program", env=environment)
    assert len(entries(tmp_path / "xdg" / "ltoad")) == 1


def test_flags(real: Bench, cache: Path) -> None:
    """Flags win over the environment; a size in words is refused, before and after a success."""
    compile_both(real)
    link(real, "off", "main.o", "f.o", f"-Wl,--ltoad-cache={cache}", "-Wl,--ltoad-cache-size=8")
    assert len(entries(cache)) == 1
    link(real, cache, "main.o", "f.o", "-Wl,--ltoad-cache=off")
    said = link(real, cache, "main.o", "f.o", "-Wl,--ltoad-cache-size=big", status=1)
    assert "'big' is no size of a cache" in said
    link(real, cache, "main.o", "f.o", "-Wl,--ltoad-save-temps=temps")
    assert (real.folder / "temps" / "2-before-differentiating.ll").exists()


def test_failures_are_not_kept(real: Bench, cache: Path) -> None:
    """Neither of ours nor of the real linker's: they are said again."""
    compile_both(real, "double g(double); double f(double x) { return g(x); }\n")
    first = link(real, cache, status=1)
    assert link(real, cache, status=1) == first
    assert "g" in first
    compile_both(real)
    real.native("native.c", "void nowhere(void); void (*p)(void) = nowhere;\n")
    link(real, cache, "main.o", "f.o", "native.o", status=1)
    assert not entries(cache)


def test_real_linker_fails_after_a_hit(real: Bench, cache: Path) -> None:
    """No output is written, and nothing is left beside it."""
    compile_both(real)
    link(real, cache)
    (real.folder / "program").unlink()
    before = sorted(real.folder.iterdir())
    (entry,) = entries(cache)
    os.utime(entry, (0, 0))
    failing = real.write("failing", "#!/bin/sh\nexit 3\n")
    failing.chmod(0o755)
    said = link(real, cache, "main.o", "f.o", f"-Wl,--ltoad-real-linker={failing}", status=1)
    assert "failed with status 3; no output was written" in said
    assert entry.stat().st_mtime > 0
    assert sorted(real.folder.iterdir()) == sorted([*before, failing])


def test_least_recently_used_goes(tmp_path: Path) -> None:
    """And nothing that somebody else keeps in the folder."""
    store = Cache(str(tmp_path), 1000)
    foreign = tmp_path / "aa" / "notes.txt"
    foreign.parent.mkdir()
    foreign.write_bytes(bytes(5000))
    keys = [f"{n:02x}" * 32 for n in range(3)]
    for age, key in enumerate(keys[:2]):
        store.write(key, bytes(350))
        path = tmp_path / key[:2] / key
        os.utime(path, (age + 1, age + 1))
    assert store.read(keys[0]) == bytes(350)
    store.write(keys[2], bytes(350))
    assert store.read(keys[0]) == bytes(350)
    assert store.read(keys[1]) is None
    assert store.read(keys[2]) == bytes(350)
    store.write("ff" * 32, bytes(2000))
    assert store.read("ff" * 32) is None
    assert foreign.exists()
