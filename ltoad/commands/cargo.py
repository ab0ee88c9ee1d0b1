"""``cargo ltoad``: cargo with ltoad as the linker of what is built, and of nothing else.

The target is always named, because cargo then keeps linker and flags away from build scripts
and procedural macros, which run on the build machine and have no derivatives.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import ltoad
from ltoad.errors import ToolError, UsageError
from ltoad.vocabulary.cargo import BUILDING, COMMANDS
from ltoad.vocabulary.entry import plain
from ltoad.written import write_whole

CRATE = Path(ltoad.__file__).parent / "rust" / "ltoad"
FLAG = "-Clinker-plugin-lto"
"""Leaves bitcode in objects, for the linker to differentiate."""
SEPARATOR = "\x1f"
"""Between the flags of CARGO_ENCODED_RUSTFLAGS."""
USAGE = "\n".join(
    ["usage: cargo ltoad COMMAND [ARGUMENTS]", ""]
    + [f"  {f'{c.name} {c.value}':<12}  {plain(c.meaning)}" for c in COMMANDS]
)

STARTER = """\
use ltoad::autodiff_reverse;

/// Rosenbrock's valley; the linker writes `rosenbrock_gradient`.
#[autodiff_reverse(rosenbrock_gradient, Duplicated, Active)]
fn rosenbrock(x: &[f64]) -> f64 {
    x.windows(2).map(|w| (1.0 - w[0]).powi(2) + 100.0 * (w[1] - w[0] * w[0]).powi(2)).sum()
}

fn main() {
    let x = vec![-1.2, 1.0];
    let mut gradient = vec![0.0; x.len()];
    let value = rosenbrock_gradient(&x, &mut gradient, 1.0);
    println!("f = {value}, gradient = {gradient:?}");
    println!("Hessian = {:?}", ltoad::hessian(rosenbrock, &x));
}
"""


@dataclass(frozen=True, slots=True)
class Call:
    """A command of cargo: its name with what stands before it, the rest, what the program gets."""

    before: tuple[str, ...]
    name: str
    words: tuple[str, ...]
    passed_on: tuple[str, ...]


def run(words: Sequence[str]) -> int:
    """Run one command; the exit status."""
    call = _read(words)
    match call.name:
        case "" | "help" | "--help" | "-h":
            print(USAGE)
            return 0
        case "new" | "init":
            return _new(call)
        case "add":
            return _add(Path("Cargo.toml"))
        case "config":
            print(_configuration(host()))
            return 0
        case name if name in BUILDING:
            return _build(call)
    raise UsageError(f"cargo ltoad {call.name}: unknown command", remedy=USAGE)


def _read(words: Sequence[str]) -> Call:
    words = list(words)
    split = words.index("--") if "--" in words else len(words)
    own, passed_on = words[:split], words[split:]
    first = next((i for i, word in enumerate(own) if not word.startswith("+")), len(own))
    name = own[first] if first < len(own) else ""
    return Call(tuple(own[:first]), name, tuple(own[first + 1 :]), tuple(passed_on))


def _build(call: Call) -> int:
    target = _value_of("--target", call.words) or os.environ.get("CARGO_BUILD_TARGET", "")
    words = [*call.before, call.name, *call.words]
    if not target:
        target = host()
        words += ["--target", target]
    environment = {**os.environ, **settings(target, os.environ)}
    # we link the bitcode of all crates ourselves; rustc's own LTO before that would only cost time
    environment.setdefault(f"CARGO_PROFILE_{_variable(_profile(call))}_LTO", "off")
    return _cargo([*words, *call.passed_on], environment)


def _value_of(flag: str, words: Sequence[str]) -> str:
    for word, following in pairwise((*words, "")):
        if word == flag:
            return following
        if word.startswith(f"{flag}="):
            return word.partition("=")[2]
    return ""


def _profile(call: Call) -> str:
    named = _value_of("--profile", call.words)
    if named:
        return named
    if "--release" in call.words or "-r" in call.words or call.name == "install":
        return "release"
    return {"bench": "bench", "test": "test", "t": "test"}.get(call.name, "dev")


def _variable(name: str) -> str:
    """As variables of cargo spell a name."""
    return re.sub(r"[-.]", "_", name).upper()


def settings(target: str, environment: Mapping[str, str]) -> dict[str, str]:
    """The variables by which cargo links a target with us, beside those that there are."""
    prefix = f"CARGO_TARGET_{_variable(target)}"
    chosen = {f"{prefix}_LINKER": str(driver())}
    for kind in ("RUSTFLAGS", "RUSTDOCFLAGS"):
        encoded = f"CARGO_ENCODED_{kind}"
        # the first that is there is the only one that cargo reads
        name = next((n for n in (encoded, kind) if n in environment), f"{prefix}_{kind}")
        separator = SEPARATOR if name == encoded else " "
        there = environment.get(name, "")
        chosen[name] = separator.join(filter(None, (there, FLAG)))
    return chosen


def driver() -> Path:
    """``ltoad-cc``; raises ToolError if it is not installed."""
    beside = Path(sys.executable).parent / "ltoad-cc"
    if beside.is_file():
        return beside
    found = shutil.which("ltoad-cc")
    if found is None:
        raise ToolError("no ltoad-cc found", remedy="`pip install ltoad` brings it")
    return Path(found).absolute()


def host() -> str:
    """The triple of this machine, as rustc names it."""
    try:
        told = subprocess.run(["rustc", "-vV"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise ToolError(f"cannot run rustc: {error}", remedy="https://rustup.rs") from error
    return next(line[6:] for line in told.splitlines() if line.startswith("host: "))


def _cargo(words: Sequence[str], environment: Mapping[str, str]) -> int:
    cargo = environment.get("CARGO", "cargo")
    try:
        return subprocess.run([cargo, *words], env=environment, check=False).returncode
    except OSError as error:
        raise ToolError(f"cannot run {cargo}: {error.strerror}") from error


def _new(call: Call) -> int:
    """A package as cargo makes it, with the crate and a first gradient."""
    status = _cargo([*call.before, call.name, *call.words], os.environ)
    if status != 0:
        return status
    values = [word for word in call.words if not word.startswith("-")]
    folder = Path(values[-1] if values else ".")
    starter = folder / "src" / "main.rs"
    if starter.is_file() and call.name == "new":
        write_whole(starter, STARTER.encode())
    return _add(folder / "Cargo.toml")


def _add(manifest: Path) -> int:
    if not manifest.is_file():
        raise UsageError("there is no Cargo.toml here", remedy="go to the folder of a package")
    words = ["add", "--quiet", "--offline", "--manifest-path", str(manifest), "--path", str(CRATE)]
    status = _cargo(words, os.environ)
    if status == 0:
        print(f"added ltoad to {manifest}; `cargo ltoad run` builds with derivatives")
    return status


def _configuration(target: str) -> str:
    flags = f'["{FLAG}"]'
    return f"""\
[build]
target = "{target}"      # named, so that build scripts and macros are linked as ever

[target.{target}]
linker = "{driver()}"
rustflags = {flags}
rustdocflags = {flags}"""
