"""Crates in Rust: the fit finds the truth, and the shared library has derivatives for others."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fixtures.bench import installed

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.mark.slow
def test_epidemic(repository: Path, ltoad_cc: Path, run: Run, tmp_path: Path) -> None:
    if shutil.which("cargo") is None:
        pytest.skip("no cargo: nothing here builds Rust")
    folder = tmp_path / "epidemic"
    here = repository / "samples/rust/epidemic"
    shutil.copytree(here, folder, ignore=shutil.ignore_patterns("target"))
    crates = folder / "Cargo.toml"
    bindings = str(repository / "bindings")
    crates.write_text(crates.read_text().replace("../../../bindings", bindings))
    cargo = [installed("cargo-ltoad"), "ltoad"]
    environment = {**os.environ, "CARGO_TARGET_DIR": str(tmp_path / "built")}

    run([*cargo, "run", "--offline", "--release", "-p", "fit"], cwd=folder, env=environment)
    assert (folder / "epidemic.svg").read_text().endswith("</svg>\n")
    run([*cargo, "test", "--offline", "-p", "model"], cwd=folder, env=environment)

    run([*cargo, "build", "--offline", "--release", "-p", "epidemic"], cwd=folder, env=environment)
    (library,) = (tmp_path / "built").glob("*/release/libepidemic.so")
    client = tmp_path / "client"
    run([ltoad_cc, "c/client.c", library, "-lm", "-o", client], cwd=folder)
    found = {**environment, "LD_LIBRARY_PATH": str(library.parent)}
    by_c = run([client], env=found).stdout
    assert run([sys.executable, "c/client.py", library], cwd=folder).stdout == by_c
