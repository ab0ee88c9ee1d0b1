"""``make quick`` finds the tests that are close to a change."""

import subprocess
from pathlib import Path

import pytest

from scripts.quick import InTime, affects_derivatives, changed_files, closest_tests, mirrored

FILES = (
    "tests/differentiate/plan/test_gathers.py",
    "tests/differentiate/plan/loads.ll",
    "tests/differentiate/tape/field.ll",
    "tests/linker_wrappers/test_flags.py",
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "folder", "closest"),
    [
        ("ltoad/differentiate/plan/gathers.py", "tests/differentiate/plan", [0, 1]),
        ("ltoad/differentiate/plan/delay.py", "tests/differentiate/plan", [1]),
        ("ltoad/differentiate/new/file.py", "tests/differentiate", []),
        ("ltoad/config.py", None, []),
        ("linker_wrappers/flags.py", "tests/linker_wrappers", [3]),
        ("tests/differentiate/tape/field.ll", None, [2]),
        ("tests/differentiate/tape/gone.ll", None, []),
        ("docs/engine.md", None, []),
    ],
)
def test_of_a_file(changed: str, folder: str | None, closest: list[int], tree: Path) -> None:
    assert mirrored(changed, tree) == folder
    assert closest_tests(changed, tree) == [FILES[i] for i in closest]


def test_programs_are_for_what_derivatives_go_through() -> None:
    assert affects_derivatives("ltoad/rules/libm.py")
    assert not affects_derivatives("ltoad/commands/init.py")
    assert not affects_derivatives("docs/rules/libm.py")


def test_changed_files(tmp_path: Path) -> None:
    """What is committed on the branch, what is not, and what git does not know yet."""

    def git(*words: str) -> None:
        who = ["-c", "user.name=a", "-c", "user.email=a@b"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("same", "edited"):
        (tmp_path / name).write_text("1\n")
    git("add", ".")
    git("commit", "-m", "first")
    git("checkout", "-b", "branch")
    (tmp_path / "committed").write_text("1\n")
    git("add", ".")
    git("commit", "-m", "second")
    (tmp_path / "edited").write_text("2\n")
    (tmp_path / "new").write_text("1\n")
    assert changed_files(tmp_path) == ["committed", "edited", "new"]


def test_nothing_starts_when_the_time_is_over() -> None:
    in_time = InTime([[]], seconds=-1.0)
    with pytest.raises(pytest.skip.Exception, match="no time is left"):
        in_time.pytest_runtest_setup()
    assert in_time.left == 1
