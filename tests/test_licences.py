"""What is compiled into programs of users says under which licence it is."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LINE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
FOLDERS = ("ltoad/include", "ltoad/runtime", "ltoad/frontends", "bindings/rust")
SOURCES = frozenset((".c", ".h", ".cc", ".f90", ".rs", ".cmake"))


def test_sources_for_users_name_their_licence() -> None:
    for folder in FOLDERS:
        paths = [path for path in (ROOT / folder).rglob("*") if path.suffix in SOURCES]
        assert paths
        for path in paths:
            first = path.read_text(encoding="utf-8").partition("\n")[0]
            assert LINE in first, path.relative_to(ROOT)
