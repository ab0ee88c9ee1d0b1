"""What shells complete, asked of the shells themselves; and the manual pages beside it."""

import shutil
import subprocess
from pathlib import Path

import pytest

from ltoad.commands import cli
from ltoad.commands.spoken import commands_of
from ltoad.vocabulary.linker_flags import LINKER_FLAGS
from scripts import man

COMMANDS = commands_of(cli.parser())


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell} here")
    assert cli.run(["completions", shell]) == 0
    return capsys.readouterr().out


def said(command: list[str], text: str) -> str:
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize(
    ("words", "function", "expected"),
    [
        (["ltoad", "d"], "_ltoad", ["diff", "doctor"]),
        (["ltoad", "--c"], "_ltoad", ["--cmake-toolchain"]),
        (["ltoad", "diff", "--mo"], "_ltoad", ["--mode="]),
        (["ltoad", "diff", "--mode", "="], "_ltoad", ["reverse", "forward"]),
        (["ltoad", "diff", "--mode", "=", "f"], "_ltoad", ["forward"]),
        (["ltoad", "diff", "--symbol", "=", ""], "_ltoad", []),
        (["ltoad", "completions", "z"], "_ltoad", ["zsh"]),
        (["ltoad", "cargo", "ben"], "_ltoad", ["bench"]),
        (["ltoad-cc", "--ltoad-u"], "_ltoad_cc", ["--ltoad-unit"]),
        (["ld.ltoad", "--ltoad-opt-before", "=", "n"], "_ld_ltoad", ["none"]),
    ],
)
def test_bash(
    words: list[str], function: str, expected: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    text = script("bash", capsys)
    listed = " ".join(f"'{word}'" for word in words)
    text += "compopt() { :; }\n"  # which works in a real completion only
    text += f"COMP_WORDS=({listed}) COMP_CWORD={len(words) - 1}\n{function}\n"
    text += 'printf "%s\\n" "${COMPREPLY[@]}"\n'
    assert said(["bash"], text).split() == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("ltoad d", ["diff", "doctor"]),
        ("ltoad --c", ["--cmake-toolchain"]),
        ("ltoad diff --mode ", ["forward", "reverse"]),
        ("ltoad-fc --ltoad-diag", ["--ltoad-diagnostics"]),
    ],
)
def test_fish(line: str, expected: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    text = script("fish", capsys) + f"complete -C '{line}'\n"
    found = [found.partition("\t")[0] for found in said(["fish"], text).splitlines()]
    assert sorted(found) == expected


def test_zsh_reads_its_script(capsys: pytest.CaptureFixture[str]) -> None:
    text = script("zsh", capsys)
    start = "autoload -Uz compinit && compinit -u -D\n"
    assert said(["zsh", "-f"], start + text + "print $_comps[ltoad] $_comps[ltoad-cc]\n") == (
        "_ltoad _ltoad\n"
    )


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_flag_is_there(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["completions", shell]) == 0
    text = capsys.readouterr().out
    flags = [word.flag for command in COMMANDS for word in command.options]
    for flag in (*flags, *(entry.name for entry in LINKER_FLAGS)):
        spelled = (
            flag if shell != "fish" else f"-l {flag[2:]}" if flag[:2] == "--" else f"-s {flag[1:]}"
        )
        assert spelled in text
    assert all(command.name in text for command in COMMANDS)


def test_manual_pages(tmp_path: Path) -> None:
    assert man.main([str(tmp_path)]) == 0
    text = (tmp_path / "man1" / "ltoad.1").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f".SS ltoad {command.name}".replace("-", r"\-") in text
    if shutil.which("groff") is None:
        pytest.skip("no groff, which would say what is wrong with a page")
    for page in sorted(tmp_path.glob("man?/*")):
        roff = ["groff", "-man", "-Tutf8", "-ww", "-z", str(page)]
        assert (
            "warning" not in subprocess.run(roff, capture_output=True, text=True, check=True).stderr
        )
