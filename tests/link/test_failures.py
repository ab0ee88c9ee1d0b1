"""Whatever goes wrong: one clear message, a failing status, no output, nothing left behind."""

import faulthandler
import os
import signal
from pathlib import Path

import pytest

from ltoad.causes.code import NO_RULE
from ltoad.diagnostics.diagnostic import Diagnostic
from ltoad.errors import DefectError, DifferentiationError, InputError
from ltoad.isolate import Journal, call_isolated
from tests.fixtures.bench import ASKING_MAIN, STAND_IN, Bench

CUBE = "double f(double x) { return x * x * x; }\n"


def fails(bench: Bench, *words: str | Path, linker: Path | None = None) -> str:
    """The complaint of a link that has to fail, checked for all that it must not do."""
    temporary = bench.folder / "tmp"
    temporary.mkdir(exist_ok=True)
    done = bench.link(
        *words, "-o", "program", status=1, linker=linker, env={"TMPDIR": str(temporary)}
    )
    assert "ld.ltoad: error: " in done.stderr
    assert "Traceback" not in done.stderr
    assert not (bench.folder / "program").exists()
    assert not list(bench.folder.glob(".*"))
    assert not [path for path in temporary.iterdir() if path.name.startswith("ltoad-")]
    return done.stderr


@pytest.fixture
def asking(bench: Bench) -> list[Path]:
    return [bench.bitcode("main.c", ASKING_MAIN), bench.native("stand_in.c", STAND_IN)]


@pytest.mark.parametrize("left", [4, 8, 100, 0.5, -4, -1])
def test_truncated_bitcode(bench: Bench, asking: list[Path], left: float) -> None:
    """A full disk or an interrupted compiler leaves such files."""
    path = bench.bitcode("f.c", CUBE)
    data = path.read_bytes()
    size = int(len(data) * left) if left == 0.5 else int(left)
    path.write_bytes(data[:size])
    message = fails(bench, *asking, path)
    assert str(path) in message
    assert "remedy:" in message


@pytest.mark.parametrize("size", [10, 64, 300, -40])
def test_truncated_native_object(bench: Bench, asking: list[Path], size: int) -> None:
    path = bench.native("f.c", CUBE)
    path.write_bytes(path.read_bytes()[:size])
    assert f"{path}: damaged or truncated object file" in fails(bench, *asking, path)


def test_empty_object(bench: Bench, asking: list[Path]) -> None:
    path = bench.write("f.o", "")
    assert f"{path}: the file is empty" in fails(bench, *asking, path)


@pytest.mark.parametrize("content", ["int main;\n", "\0\1\2garbage" * 100])
def test_garbage_object(bench: Bench, asking: list[Path], content: str) -> None:
    path = bench.write("f.o", content)
    assert f"{path}: neither bitcode nor an object file" in fails(bench, *asking, path)


def test_truncated_archive(bench: Bench, asking: list[Path]) -> None:
    path = bench.bitcode("f.c", CUBE)
    bench.run("ar", "rcs", "libf.a", path)
    archive = bench.folder / "libf.a"
    archive.write_bytes(archive.read_bytes()[:-100])
    assert "truncated archive" in fails(bench, *asking, archive)


def test_symbol_defined_twice(bench: Bench, asking: list[Path]) -> None:
    once = bench.bitcode("once.c", CUBE)
    twice = bench.bitcode("twice.c", CUBE)
    message = fails(bench, *asking, once, twice)
    assert str(twice) in message
    assert "multiply defined" in message


def test_other_architecture(bench: Bench, asking: list[Path]) -> None:
    other = bench.bitcode("f.c", CUBE, "--target=aarch64-linux-gnu")
    message = fails(bench, *asking, other)
    assert str(other) in message
    assert "aarch64" in message


def test_real_linker_fails(bench: Bench, asking: list[Path]) -> None:
    """f is defined nowhere; the real linker's own words stay visible."""
    message = fails(bench, *asking)
    assert "undefined symbol: f" in message or "undefined reference to `f'" in message
    assert "no output was written" in message


def test_older_output_is_untouched_by_a_failure(bench: Bench, asking: list[Path]) -> None:
    """Compilers remove it themselves when a link fails, so the linker is asked directly."""
    bench.write("program", "old")
    bench.run(bench.linker, *asking, "-o", "program", status=1)
    assert (bench.folder / "program").read_text() == "old"


def test_unknown_flag_of_ours(bench: Bench, asking: list[Path]) -> None:
    """A typing error must not be taken for a linker's flag and lost."""
    assert "--ltoad-sav-temps: unknown flag" in fails(bench, *asking, "-Wl,--ltoad-sav-temps")


def test_unknown_flag_of_ours_where_nothing_asks(bench: Bench) -> None:
    plain = bench.native("plain.c", "int main(void) { return 0; }\n")
    assert "--ltoad-sav-temps: unknown flag" in fails(bench, plain, "-Wl,--ltoad-sav-temps")
    bench.link(plain, "-o", "program", "-Wl,--ltoad-report")


def test_missing_input(bench: Bench, asking: list[Path]) -> None:
    """clang would notice itself, other drivers do not."""
    message = fails(bench, *asking, "-Wl,nowhere.o")
    assert "nowhere.o: no such file" in message


def test_abort_becomes_a_message_with_the_ir(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LLVM's assertions end the process; the user still has to learn what happened.

    The IR goes to a file that the user has named, and nowhere else.
    """
    report = tmp_path / "defect.txt"

    def abort() -> None:
        faulthandler.disable()
        Journal(tmp_path)("optimising", "; the IR of the moment\n")
        os.kill(os.getpid(), signal.SIGABRT)

    with pytest.raises(DefectError, match="SIGABRT while optimising") as caught:
        call_isolated(abort, tmp_path)
    assert "LTOAD_DEFECT=defect.txt" in caught.value.remedy
    assert not report.exists()
    monkeypatch.setenv("LTOAD_DEFECT", str(report))
    with pytest.raises(DefectError):
        call_isolated(abort, tmp_path)
    assert "; the IR of the moment\n" in report.read_text()


def test_exception_becomes_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A traceback is of no use to most people; those who report it can have it."""

    def stumble() -> None:
        Journal(tmp_path)("differentiating", "; IR\n")
        {}["nothing"]

    report = tmp_path / "defect.txt"
    monkeypatch.setenv("LTOAD_DEFECT", str(report))
    with pytest.raises(DefectError, match="while differentiating: KeyError: 'nothing'") as caught:
        call_isolated(stumble, tmp_path)
    assert "Traceback" not in str(caught.value)
    assert "remedy:" in str(caught.value)
    assert "Traceback" in report.read_text()


def test_errors_cross_the_process_border_whole(tmp_path: Path) -> None:
    """They are raised in a child process and have to keep their parts."""

    def differentiate() -> None:
        raise DifferentiationError([Diagnostic("no rule", NO_RULE.advising("write one"), "@f")])

    def read() -> None:
        raise InputError("bad file", remedy="make it good")

    with pytest.raises(DifferentiationError, match="in function: @f") as caught:
        call_isolated(differentiate, tmp_path)
    assert caught.value.diagnostics[0].remedy == "write one"
    with pytest.raises(InputError, match=r"remedy: *make it good"):
        call_isolated(read, tmp_path)


@pytest.mark.parametrize(
    ("config", "complaint"),
    [
        ("[[derivative", "not TOML"),
        ("[derivatives]", "unknown entry: derivatives"),
        ('[[derivative]]\nfunction = "f"', "cannot understand this [[derivative]]"),
        ('[[derivative]]\nfunction = "f"\nname = "g"\narguments = ["maybe"]', "cannot understand"),
        (
            '[[derivative]]\nfunction = "g"\nname = "dg"\narguments = []',
            "no bitcode of the program",
        ),
        ('[[derivative]]\nfunction = "f"\nname = "df"\narguments = []', "has 1 arguments"),
        ('[[derivative]]\nfunction = "f"\nname = "main"\narguments = ["out"]', "choose another"),
    ],
)
def test_configuration_that_makes_no_sense(
    bench: Bench, asking: list[Path], config: str, complaint: str
) -> None:
    """A request that is not carried out in silence would leave an undefined symbol at best."""
    path = bench.write("gradients.toml", config)
    cube = bench.bitcode("f.c", CUBE)
    assert complaint in fails(bench, f"-Wl,--ltoad-config={path}", *asking, cube)


def test_bitcode_was_forgotten(bench: Bench, ld_ltoad: Path) -> None:
    """The most likely beginner's mistake must not end in a bare undefined symbol."""
    main = bench.native("main.c", ASKING_MAIN + CUBE)
    done = bench.link(main, "-o", "program", linker=ld_ltoad, status=1)
    assert f"ld.ltoad: note: {main} asks for a derivative but holds no bitcode" in done.stderr


def test_wrapped_function_in_bitcode(bench: Bench, asking: list[Path]) -> None:
    """Linkers wrap undefined symbols only; after merging this one would be defined."""
    cube = bench.bitcode("f.c", CUBE)
    assert "--wrap=f: bitcode defines" in fails(bench, *asking, cube, "-Wl,--wrap=f")
