"""Derivatives of what other compilers wrote: D, Zig, Numba, JAX, MLIR.

None of them has C's variable arguments at hand, so derivatives are asked for by symbol.
"""

import ctypes
import importlib.util
import math
import re
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from ltoad.config import Options, SymbolRequest
from ltoad.configure.requested import write_calls
from ltoad.differentiate.module import differentiate_module
from ltoad.extract import bitcode
from tests.producers.conftest import SOURCES, tool

X = [0.3, -1.2, 0.7, 2.5, 1.1]
SCALE = 1.5
EXPECTED = [SCALE * (math.sin(v) + v * math.cos(v)) for v in X]
BY_SCALE = sum(math.sin(v) * v for v in X)

Produce = Callable[..., str]
Derive = Callable[..., ctypes.CDLL]
Doubles = ctypes.Array[ctypes.c_double]


def doubles(values: Sequence[float]) -> Doubles:
    return (ctypes.c_double * len(values))(*values)


def zeros(count: int) -> Doubles:
    return doubles([0.0] * count)


def function(library: ctypes.CDLL, name: str) -> Callable[..., float]:
    """A function that returns a double; floats are passed as such."""
    found = library[name]
    found.restype = ctypes.c_double
    return found


def close(found: Sequence[float], expected: Sequence[float]) -> bool:
    return list(found) == pytest.approx(list(expected), rel=1e-13, abs=1e-14)


def check_energy(library: ctypes.CDLL) -> None:
    """`energy(x, n, scale)` in reverse mode, by x and scale, and in forward mode."""
    shadow, size = zeros(5), ctypes.c_size_t(5)
    by_scale = function(library, "energy_gradient")(
        doubles(X), shadow, size, ctypes.c_double(SCALE)
    )
    assert close(shadow, EXPECTED)
    assert close([by_scale], [BY_SCALE])
    direction = [1.0, 0.5, -2.0, 0.0, 0.25]
    scale, its_tangent = ctypes.c_double(SCALE), ctypes.c_double(0.75)
    tangent = function(library, "energy_tangent")(
        doubles(X), doubles(direction), size, scale, its_tangent
    )
    expected = sum(d * e for d, e in zip(direction, EXPECTED, strict=True)) + 0.75 * BY_SCALE
    assert close([tangent], [expected])


ENERGY = (["--function=energy"], ["--function=energy", "--mode=forward"])
"""By their types: pointers are `dup`, numbers `out` or `dup`, integers `const`."""


@pytest.mark.parametrize("flags", [("-O0",), ("-O2", "-release"), ("-O2", "-betterC")])
def test_d(flags: Sequence[str], tmp_path: Path, produce: Produce, derive: Derive) -> None:
    bitcode = tmp_path / "energy.bc"
    produce([tool("ldc2"), *flags, "-c", "--output-bc", SOURCES / "energy.d", f"-of={bitcode}"])
    requests = (*ENERGY, ["--function=kinetic"], ["--function=_D6energy7mangledFddZd"])
    libraries = [] if "-betterC" in flags else ["-lphobos2-ldc-shared", "-ldruntime-ldc-shared"]
    library = derive(bitcode, requests, ["-lm", *libraries])
    check_energy(library)
    particles, shadow = doubles([2.0, 1.0, 2.0, 3.0, 0.5, -1.0, 0.5, 4.0]), zeros(8)
    library["kinetic_gradient"](particles, shadow, ctypes.c_size_t(2))
    assert close(shadow, [7.0, 2.0, 4.0, 6.0, 8.625, -0.5, 0.25, 2.0])

    class Pair(ctypes.Structure):
        _fields_ = (("x", ctypes.c_double), ("y", ctypes.c_double))

    gradient = library["_D6energy7mangledFddZd_gradient"]
    gradient.restype = Pair
    found = gradient(ctypes.c_double(3.0), ctypes.c_double(5.0))
    assert sorted((found.x, found.y)) == [9.0, 30.0]


@pytest.mark.parametrize("level", ["Debug", "ReleaseSafe", "ReleaseFast"])
def test_zig(level: str, tmp_path: Path, produce: Produce, derive: Derive) -> None:
    """Zig exports functions as aliases, and writes vectors where its source has them."""
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("no ziglang")
    text = tmp_path / "energy.ll"
    zig = [sys.executable, "-m", "ziglang", "build-obj", "-fllvm", "-fno-emit-bin", "-fPIC"]
    produce([*zig, SOURCES / "energy.zig", f"-femit-llvm-ir={text}", "-O", level])
    library = derive(text, (*ENERGY, ["--function=squares"]))
    check_energy(library)
    x, shadow = [0.5, 1.0, 2.0, -3.0, 0.1, 0.2, 0.3, 0.4], zeros(8)
    library["squares_gradient"](doubles(x), shadow, ctypes.c_size_t(8))
    assert close(shadow, [3.0 * v * v for v in x])


DEFAULT_PANIC = 'pub const panic = @import("std").debug.no_panic;'


@pytest.mark.slow
def test_zig_with_its_own_panic(tmp_path: Path, produce: Produce, derive: Derive) -> None:
    """What prints the stack trace of a panic never returns, and was analysed for ten minutes.

    Without simplification before, which takes LLVM half a minute for all of Zig's library.
    """
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("no ziglang")
    source, text = tmp_path / "energy.zig", tmp_path / "energy.ll"
    program = (SOURCES / "energy.zig").read_text()
    assert DEFAULT_PANIC in program
    source.write_text(program.replace(DEFAULT_PANIC, ""))
    zig = [sys.executable, "-m", "ziglang", "build-obj", "-fllvm", "-fno-emit-bin", "-fPIC"]
    produce([*zig, source, f"-femit-llvm-ir={text}", "-O", "Debug"])
    assert text.read_text().count("\ndefine ") > 1000
    for name in ("squares", "energy"):
        unit = bitcode.read_text(text)
        request = SymbolRequest(name, f"{name}_gradient", "reverse")
        module = bitcode.parse(unit)
        asking = bitcode.in_order(write_calls(str(module), module, [request], required=True))
        started = time.monotonic()
        differentiate_module(asking, Options())
        assert time.monotonic() - started < 10.0
    library = derive(text, [[*ENERGY[0], "--opt-before=none", "-O0"]])
    shadow = zeros(5)
    function(library, "energy_gradient")(
        doubles(X), shadow, ctypes.c_size_t(5), ctypes.c_double(SCALE)
    )
    assert close(shadow, EXPECTED)


def test_numba_for_c(tmp_path: Path, produce: Produce, derive: Derive) -> None:
    """A `cfunc` has C's signature; an error in it would become an exception of Python."""
    text, name = _numba(tmp_path, produce, "cfunc")
    request = [f"--function={name}", "--symbol=derivative"]
    library = derive(text, [request])
    shadow = zeros(5)
    found = function(library, "derivative")(
        doubles(X), shadow, ctypes.c_size_t(5), ctypes.c_double(SCALE)
    )
    assert close(shadow, EXPECTED)
    assert close([found], [BY_SCALE])


def test_numba_for_python(tmp_path: Path, produce: Produce, derive: Derive) -> None:
    """Arrays come as seven arguments, the result leaves through a pointer."""
    text, name = _numba(tmp_path, produce, "njit")
    array = ["const", "const", "const", "const", "dup", "const", "const"]
    activities = ",".join(["dup", "const", *array, "out"])
    request = [f"--function={name}", "--symbol=derivative", f"--activities={activities}"]
    library = derive(text, [request])
    result, seed, shadow = doubles([0.0]), doubles([1.0]), zeros(5)
    count, size, exception = ctypes.c_size_t(5), ctypes.c_size_t(8), ctypes.c_void_p()
    described = [None, None, count, size, doubles(X), shadow, count, size]
    found = function(library, "derivative")(
        result, seed, ctypes.byref(exception), *described, ctypes.c_double(SCALE)
    )
    assert close(shadow, EXPECTED)
    assert close([found], [BY_SCALE])


def _numba(tmp_path: Path, produce: Produce, kind: str) -> tuple[Path, str]:
    if importlib.util.find_spec("numba") is None:
        pytest.skip("no numba")
    source = SOURCES / "energy_numba.py"
    text = tmp_path / "energy.ll"
    text.write_text(produce([sys.executable, source, kind], NUMBA_OPT="0"))
    # Numba's names are mangled, and new in every run.
    prefix = r"cfunc\.\S*?" if kind == "cfunc" else r"_ZN8__main__"
    found = re.search(rf"^define \w+ @({prefix}[\w.]+)\(", text.read_text(), re.MULTILINE)
    assert found is not None
    return text, found[1]


def _kernel(tmp_path: Path, produce: Produce, function: str) -> tuple[Path, str]:
    """The file and the symbol of the kernel that JAX makes of a function."""
    if importlib.util.find_spec("jax") is None:
        pytest.skip("no jax")
    flags = f"--xla_dump_to={tmp_path} --xla_dump_hlo_as_text"
    produce([sys.executable, SOURCES / "energy_jax.py"], XLA_FLAGS=flags, JAX_PLATFORMS="cpu")
    (text,) = tmp_path.glob(f"*jit_{function}*.ir-no-opt.ll")
    found = re.search(r"^define internal void @(\w+)\(", text.read_text(), re.MULTILINE)
    assert found is not None
    return text, found[1]


def _buffers(count: int) -> list[Doubles]:
    """Room for five numbers each; XLA says that buffers are aligned like cache lines."""
    memory = (ctypes.c_double * (8 * (count + 1)))()
    first = -ctypes.addressof(memory) % 64
    return [(ctypes.c_double * 5).from_buffer(memory, first + 64 * n) for n in range(count)]


def test_jax(tmp_path: Path, produce: Produce, derive: Derive) -> None:
    """One kernel for each fusion: buffers in, buffers out, sizes in the code."""
    text, symbol = _kernel(tmp_path, produce, "energy")
    library = derive(text, [[f"--function={symbol}", "--symbol=derivative"]])
    x, shadow, result, seed = _buffers(4)
    x[:], seed[0] = X, 1.0
    library["derivative"](x, shadow, result, seed, *[ctypes.c_size_t(0)] * 3)
    assert close(shadow, [e / SCALE for e in EXPECTED])


def test_jax_functions(tmp_path: Path, produce: Produce, derive: Derive) -> None:
    """XLA's own functions have no body, and infinities are words, as newer LLVMs print them."""
    text, symbol = _kernel(tmp_path, produce, "pointwise")
    assert "@xla." in text.read_text()
    library = derive(text, [[f"--function={symbol}", "--symbol=derivative"]])
    x, shadow, result, seed = _buffers(4)
    x[:], seed[:] = [0.3, 0.7, 1.1, 2.5, 4.0], [1.0, 2.0, -1.0, 0.5, 3.0]
    weights = list(seed)
    library["derivative"](x, shadow, result, seed, *[ctypes.c_size_t(0)] * 3)
    slopes = (math.exp(v) + 1.0 / (1.0 + v) + 1.0 - math.tanh(v) ** 2 - 0.5 * v**-1.5 for v in x)
    assert close(shadow, [w * s for w, s in zip(weights, slopes, strict=True)])


LOWER = """
    -convert-linalg-to-loops -expand-strided-metadata -lower-affine -convert-scf-to-cf
    -convert-math-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm
    -convert-cf-to-llvm -reconcile-unrealized-casts
"""


def test_mlir(tmp_path: Path, produce: Produce, derive: Derive) -> None:
    """A memref is a pointer to free, a pointer to use, an offset, sizes and strides."""
    opt = tool("mlir-opt-19", "mlir-opt")
    translate = tool("mlir-translate-19", "mlir-translate")
    lowered, text = tmp_path / "lowered.mlir", tmp_path / "energy.ll"
    produce([opt, SOURCES / "energy.mlir", *LOWER.split(), "-o", lowered])
    produce([translate, "--mlir-to-llvmir", lowered, "-o", text])
    vector = "const,dup,const,const,const"
    matrix = f"{vector},const,const"
    requests = (
        ["--function=energy", f"--activities={vector},out"],
        ["--function=matvec", f"--activities={matrix},{vector},{vector}"],
    )
    library = derive(text, requests)

    def memref(values: Doubles, shadow: Doubles, *shape: int) -> list[object]:
        return [None, values, shadow, *map(ctypes.c_size_t, (0, *shape))]

    shadow = zeros(5)
    found = function(library, "energy_gradient")(
        *memref(doubles(X), shadow, 5, 1), ctypes.c_double(SCALE)
    )
    assert close(shadow, EXPECTED)
    assert close([found], [BY_SCALE])
    matrix_values, x, weights = list(range(1, 10)), [0.5, -1.0, 2.0], [1.0, 10.0, 100.0]
    by_matrix, by_x = zeros(9), zeros(3)
    library["matvec_gradient"](
        *memref(doubles(matrix_values), by_matrix, 3, 3, 3, 1),
        *memref(doubles(x), by_x, 3, 1),
        *memref(zeros(3), doubles(weights), 3, 1),
    )
    assert close(by_matrix, [w * v for w in weights for v in x])
    assert close(by_x, [sum(w * (3 * i + j + 1) for i, w in enumerate(weights)) for j in range(3)])
