"""Communication by MPI in derivatives, see ``runtime/mpi.c``."""

from __future__ import annotations

from collections.abc import Iterator

from ltoad.ir.module import Module
from ltoad.ir.types import I64, PTR, VOID, FunctionType, is_pointer
from ltoad.rules.mpi import PREFIX
from ltoad.runtime import Source

RECORD = f"{PREFIX}record"
SHADOW = f"{PREFIX}shadow"
REVERSE = f"{PREFIX}reverse"
END = f"{PREFIX}end"
IN_REGION = f"{PREFIX}in_region"

TYPES: dict[str, FunctionType] = {
    RECORD: FunctionType(PTR, (PTR, I64, I64, PTR)),
    SHADOW: FunctionType(VOID, (PTR, I64, I64, PTR, PTR)),
    REVERSE: FunctionType(VOID, (PTR,)),
    END: FunctionType(VOID, (PTR,)),
    IN_REGION: FunctionType(VOID, (PTR,)),
}

LIBRARIES = {"openmpi": Source("mpi_openmpi.ll"), "mpich": Source("mpi_mpich.ll")}

_BEGINS = ("MPI_Init", "MPI_Init_thread")


def definitions(name: str, module: Module) -> Iterator[str]:
    """What a module gets that calls a function of the runtime.

    The functions that make communicators come with it, in the place of the library's.
    """
    source = LIBRARIES[_library(module)]
    yield source.definition(name)
    for made, text in source.items().items():
        used = made in _BEGINS or module.declares(made)
        if used and made.startswith(("MPI_", "mpi_", "ltoad_mpi_")) and text.startswith("define"):
            yield source.definition(made)


def _library(module: Module) -> str:
    """Which library a program was compiled for: a handle is an address in one, a number in the
    other."""
    known = [n for n in module.declaration_names() if n.endswith(_ENDS_WITH_HANDLE)]
    handles = [
        parameters[-1]
        for name in known
        if name.startswith(("MPI_", "PMPI_"))
        and (parameters := module.signature(name).type.parameters)
    ]
    if handles:
        return "openmpi" if is_pointer(handles[0]) else "mpich"
    return "mpich" if module.has_global("mpipriv1_") else "openmpi"


_ENDS_WITH_HANDLE = (
    *("_Send", "_Bcast", "_Reduce", "_Allreduce", "_Scan", "_Exscan", "_Gather", "_Scatter"),
    *("_Allgather", "_Gatherv", "_Scatterv", "_Allgatherv", "_Alltoall", "_Alltoallv", "_Barrier"),
    *("_Ssend", "_Bsend", "_Rsend", "_Reduce_scatter", "_Reduce_scatter_block"),
)
