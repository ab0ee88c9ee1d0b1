"""What XLA calls, built once for each version of JAX."""

from __future__ import annotations

import ctypes
import threading
from pathlib import Path

import jax

from ltoad.frontends.plugin import built_plugin

TARGET = "ltoad_call"
_SOURCE = Path(__file__).with_name("xla_call.cc")
_registering = threading.Lock()
_registered: list[ctypes.CDLL] = []


def register() -> None:
    """Build what XLA calls, once for this version of JAX, and tell XLA."""
    with _registering:
        if _registered:
            return
        flags = ["-I", jax.ffi.include_dir()]
        library = ctypes.CDLL(str(built_plugin(_SOURCE, jax.__version__, flags)))
        handler = jax.ffi.pycapsule(library.ltoad_xla_call)
        jax.ffi.register_ffi_target(TARGET, handler, platform="cpu")
        _registered.append(library)
