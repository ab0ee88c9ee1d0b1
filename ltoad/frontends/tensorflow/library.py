"""The operations, built once for each version of TensorFlow, and the functions that they know.

Graphs name functions by keys, which tell the sources by content: a saved graph runs in every
process that has loaded the function of the same sources.
"""

from __future__ import annotations

import ctypes
import struct
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tensorflow as tf

from ltoad.errors import LtoadError
from ltoad.frontends.function import Foreign
from ltoad.frontends.plugin import built_plugin
from ltoad.frontends.slots import places_of
from ltoad.frontends.tensorflow.forms import FORMS, description

_SOURCE = Path(__file__).with_name("tf_ops.cc")
_MESSAGE_ROOM = 2048
_loading = threading.Lock()
_loaded: list[Any] = []
_known: dict[str, Foreign] = {}


def operations() -> Any:
    """The module with TensorFlow's wrappers of the operations; raises BuildError."""
    with _loading:
        if not _loaded:
            folder = tf.sysconfig.get_lib()
            flags = ["-I", tf.sysconfig.get_include(), "-L", folder]
            flags += [f"-l:{Path(name).name}" for name in _framework(folder)]
            path = built_plugin(_SOURCE, tf.__version__, flags)
            module = tf.load_op_library(str(path))
            library = ctypes.CDLL(str(path))
            library.ltoad_tf_ask(_SOLVE, _FIND)
            _loaded.extend([module, library])
        return _loaded[0]


def _framework(folder: str) -> list[Path]:
    return sorted(Path(folder).glob("libtensorflow_framework.so*"))[:1]


def key_of(foreign: Foreign) -> str:
    """The name of a function in graphs; makes it known to the operations."""
    operations()
    key = f"{foreign.name}:{foreign.identity}"
    with _loading:
        if key not in _known:
            words = list(description(foreign, places_of(foreign)))
            labels = [foreign.name, *(p.name for p in (*foreign.inputs, *foreign.outputs))]
            packed = struct.pack(f"{len(words)}q", *words)
            _loaded[1].ltoad_tf_register(key.encode(), "\n".join(labels).encode(), packed)
            _known[key] = foreign
    return key


# What operations ask


def _told(message: Any, error: BaseException) -> None:
    text = str(error).encode()[: _MESSAGE_ROOM - 1]
    ctypes.memmove(message, text + b"\0", len(text) + 1)


def _solve(key: bytes, given: Any, made: Any, message: Any) -> int:
    """Sizes and shapes of outputs, from shapes and numbers of the inputs."""
    foreign = _known[key.decode()]
    try:
        shapes: list[tuple[int, ...]] = []
        values: list[int | None] = []
        place = 0
        for parameter in foreign.inputs:
            rank = len(parameter.dims)
            words = [given[place + i] for i in range(max(rank, 1))]
            place += max(rank, 1)
            shapes.append(_turned(foreign, words) if rank else ())
            values.append(None if rank else words[0])
        sizes, outputs = foreign.sizes(shapes, values)
        ctypes.memmove(made, sizes, len(sizes))
        rest = [n for shape in outputs for n in _turned(foreign, shape)]
        for i, size in enumerate(rest, len(sizes) // 8):
            made[i] = size
    except (ValueError, TypeError) as error:
        _told(message, error)
        return 0
    return 1


def _turned(foreign: Foreign, shape: Any) -> tuple[int, ...]:
    """A shape between ours and that of memory."""
    return tuple(shape[::-1] if foreign.is_fortran else shape)


def _find(key: bytes, kind: int, message: Any) -> int:
    """The address of an entry."""
    try:
        return _known[key.decode()].entry_address(FORMS[kind].entry)
    except (LtoadError, OSError) as error:
        _told(message, error)
        return 0


_Numbers = ctypes.POINTER(ctypes.c_int64)
_SOLVE: Callable[..., Any] = ctypes.CFUNCTYPE(
    ctypes.c_int64, ctypes.c_char_p, _Numbers, _Numbers, ctypes.c_void_p
)(_solve)
_FIND: Callable[..., Any] = ctypes.CFUNCTYPE(
    ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int64, ctypes.c_void_p
)(_find)
