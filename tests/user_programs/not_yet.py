"""What does not work yet of the programs in this folder: by program and level, the reason."""

_LEVELS = "O0 O1 O2 O3 full"

_TYPES = "memory in which numbers, characters and addresses cannot be told apart"
_EXCEPTION = "numbers that an exception object carries have no derivative"
_VARIADIC = "variable arguments that are active"
_RUNTIME = "functions of the standard library of which only machine code is there"
_RESOURCE = "memory resources that a container chooses at run time"
_HASH = "active memory behind a pointer in a variable of Rust's standard library"
_TEXT = "strings and reference counts beside numbers: their memory seems to lead to each other's"


def _at(reason: str, levels: str = _LEVELS) -> dict[str, str]:
    return dict.fromkeys(levels.split(), reason)


NOT_YET: dict[str, dict[str, str]] = {
    "c/big_endian_file.c": _at(_TYPES, "O0 O1"),
    "c/tide_harmonics.c": _at(_TYPES, "O0"),
    "c/variadic_mix.c": _at(_VARIADIC),
    "cxx/circuit_netlist.cpp": _at(_RUNTIME, "O0 O1 O2 O3 full"),
    "cxx/crystal_growth.cpp": _at(_TYPES, "O0"),
    "cxx/entities.cpp": _at(_TYPES, "O3"),
    "cxx/epidemic_regions.cpp": _at(_TEXT),
    "cxx/function_pipeline.cpp": _at(_TYPES, "O0"),
    "cxx/solver_exceptions.cpp": _at(_EXCEPTION),
    "cxx/wavelet_denoise.cpp": _at(_RESOURCE),
    "rust/bytes_codec.rs": _at(_TYPES),
    "rust/fem_assembly.rs": _at(_HASH),
    "rust/inventory.rs": _at(_TYPES),
    "rust/pharmacy_schedule.rs": _at(_TYPES, "O3"),
    "rust/shortest_path.rs": _at(_TYPES, "O1"),
    "rust/sparse_solver.rs": _at(_TYPES, "full"),
    "rust/tensor_by_hand.rs": _at(_RUNTIME),
    "rust/tokens_and_trees.rs": _at(_TYPES),
}
