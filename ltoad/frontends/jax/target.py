"""What XLA calls, built once for each version of JAX."""

from __future__ import annotations

import ctypes
import threading
from pathlib import Path

import jax

from ltoad.frontends.sources import compile_plain
from ltoad.frontends.store import default_store, digest

TARGET = "ltoad_call"
_SOURCE = Path(__file__).with_name("xla_call.cc")
_registering = threading.Lock()
_registered: list[ctypes.CDLL] = []


def register() -> None:
    """Build what XLA calls, once for this version of JAX, and tell XLA."""
    with _registering:
        if _registered:
            return
        store = default_store()
        include = jax.ffi.include_dir()
        key = digest([_SOURCE.read_bytes(), jax.__version__, include])[:32]
        with store.locked(key):
            path = store.place(key) / "xla_call.so"
            if not path.is_file():
                with store.new(key) as folder:
                    flags = ["-std=c++17", "-I", include]
                    compile_plain(_SOURCE, folder / path.name, flags)
            library = ctypes.CDLL(str(path))
        handler = jax.ffi.pycapsule(library.ltoad_xla_call)
        jax.ffi.register_ffi_target(TARGET, handler, platform="cpu")
        _registered.append(library)
