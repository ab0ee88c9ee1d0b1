"""Eager calls of plain tensors, which go to autograd in C++ without Python on the way.

Calls that C++ does not know, of other tensors or under transforms, take the way of
:mod:`ltoad.frontends.torch.autograd`; so do all if the bridge cannot be built, or a cache to keep
it in is missing.
"""

from __future__ import annotations

import struct
import threading
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.utils.cpp_extension import include_paths, library_paths

from ltoad.frontends.errors import BuildError
from ltoad.frontends.plugin import built_plugin
from ltoad.frontends.store import default_store
from ltoad.frontends.torch.kernels import Kernels

_SOURCE = Path(__file__).with_name("eager.cc")
_loading = threading.Lock()
_loaded: list[bool] = []


def _is_there() -> bool:
    """Build and load the bridge, once for the process."""
    with _loading:
        if not _loaded:
            _loaded.append(_load())
        return _loaded[0]


def _load() -> bool:
    if default_store().is_private:
        return False
    try:
        torch.ops.load_library(built_plugin(_SOURCE, torch.__version__, _flags()))
    except (BuildError, OSError) as error:
        warnings.warn(f"ltoad.torch calls take longer than they need to: {error}", stacklevel=2)
        return False
    return True


def _flags() -> list[str]:
    abi = int(torch.compiled_with_cxx11_abi())
    flags = ["-std=c++20", f"-D_GLIBCXX_USE_CXX11_ABI={abi}", "-w", "-O1", "-fno-lto"]
    flags += [word for folder in include_paths() for word in ("-isystem", folder)]
    flags += [f"-L{folder}" for folder in library_paths()]
    return [*flags, "-Wl,--no-as-needed", "-lc10", "-ltorch_cpu"]


class Eager:
    """Calls of one function; ``pull`` is the name of the operator *pull*."""

    def __init__(self, kernels: Kernels, pull: str) -> None:
        foreign = kernels.foreign
        self._kernels = kernels
        places = range(len(foreign.outputs))
        words = [
            int(foreign.is_fortran),
            *(int(i in kernels.active) for i in range(kernels.count)),
            *(int(j in kernels.smooth) for j in places),
            int(kernels.is_number),
        ]
        self._number: int = torch.ops.ltoad_eager.add.default(
            pull,
            [foreign.entry_address("value"), foreign.entry_address("vjp")],
            words,
            [torch.empty(0, dtype=t) for t in kernels.types],
            [torch.empty(0, dtype=t) for t in kernels.result_types],
        )
        self._call: Callable[..., list[Tensor]] = torch.ops.ltoad_eager.call.default

    def __call__(self, tensors: Sequence[Tensor]) -> list[Tensor]:
        """The outputs, or nothing if these tensors have to take the other way."""
        return self._call(self._number, tensors)

    def learn(self, tensors: Sequence[Tensor]) -> None:
        """Tell C++ the sizes that go with the shapes of some tensors."""
        sizes, outputs = self._kernels.sizes(tensors)
        torch.ops.ltoad_eager.shape.default(
            self._number,
            [torch.empty(x.shape, device="meta") for x in tensors],
            list(struct.unpack(f"{len(sizes) // 8}q", sizes)),
            [torch.empty(shape, device="meta") for shape in outputs],
        )


def eager_of(kernels: Kernels, pull: str) -> Eager | None:
    """Calls by C++ where that can be; sizes have to be told by shapes."""
    foreign: Any = kernels.foreign
    if foreign.needs_values or not _is_there():
        return None
    return Eager(kernels, pull)
