"""What a framework calls in place of Python: C++ built once for each version of the framework."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ltoad.frontends.sources import compile_plain
from ltoad.frontends.store import Store, default_store, digest

_HERE = Path(__file__).parent
_kept: list[Store] = []
"""Private stores, whose libraries are needed as long as the process lives."""


def built_plugin(source: Path, version: str, flags: Sequence[str]) -> Path:
    """The shared library of a source that includes ``call_entry.h``; raises BuildError."""
    store = default_store()
    if store.is_private:
        _kept.append(store)
    headers = sorted([*_HERE.glob("*.h"), *source.parent.glob("*.h")])
    texts = [path.read_bytes() for path in (source, *headers)]
    key = digest([*texts, version, *flags])[:32]
    with store.locked(key):
        path = store.place(key) / f"{source.stem}.so"
        if not path.is_file():
            with store.new(key) as folder:
                compile_plain(source, folder / path.name, ["-std=c++17", "-I", str(_HERE), *flags])
    return path
