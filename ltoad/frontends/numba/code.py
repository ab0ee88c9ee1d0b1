"""The text of a function of Numba that calls an entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ltoad.frontends.function import Foreign
from ltoad.frontends.signature import Parameter


def reverse_code(
    foreign: Foreign, names: Sequence[str], wrt: Sequence[str], has_value: bool
) -> str:
    """``derivative(names…)``: the gradients by ``wrt``, behind the value if asked for."""
    body = list(_inputs(foreign, {name: name for name in names}))
    body += _outputs(foreign, "np.ones")
    for parameter in foreign.inputs:
        if parameter.is_differentiable:
            body.append(f"{parameter.name}_s = np.zeros_like({parameter.name}_a)")
    body += _called(foreign)
    gradient = _tuple(_taken(p, "s") for p in foreign.inputs if p.name in wrt)
    value = _tuple(_taken(p, "a") for p in foreign.outputs)
    body.append(f"return {value}, {gradient}" if has_value else f"return {gradient}")
    return _function(names, body)


def forward_code(foreign: Foreign, names: Sequence[str], wrt: Sequence[str]) -> str:
    """``derivative(primals, tangents)``: the value, and its change along tangents of ``wrt``."""
    body = list(_inputs(foreign, {name: f"primals[{i}]" for i, name in enumerate(names)}))
    body += _outputs(foreign, "np.zeros")
    for parameter in foreign.inputs:
        name = parameter.name
        if name in wrt:
            given = f"tangents[{list(wrt).index(name)}]"
            copied = f"{given}.copy()" if parameter.dims else f"np.full(1, {given}, {name}_a.dtype)"
            body.append(f"{name}_s = {copied}")
            body.append(f"if {name}_s.shape != {name}_a.shape:")
            body.append(f"    raise ValueError(\"the tangent of '{name}' has another shape\")")
        elif parameter.is_differentiable:
            body.append(f"{name}_s = np.zeros_like({name}_a)")
    body += _called(foreign)
    value = _tuple(_taken(p, "a") for p in foreign.outputs)
    change = _tuple(_taken(p, "s") for p in foreign.outputs if p.element.is_differentiable)
    body.append(f"return {value}, {change}")
    return _function(["primals", "tangents"], body)


def _function(formals: Sequence[str], body: Sequence[str]) -> str:
    lines = "".join(f"    {line}\n" for line in body)
    return f"def derivative({', '.join(formals)}):\n{lines}"


def _inputs(foreign: Foreign, given: dict[str, str]) -> Iterator[str]:
    """Each as contiguous memory, ``NAME_a``; numbers are in memory, too."""
    for parameter in foreign.inputs:
        name, kind = parameter.name, parameter.element.name
        if parameter.dims:
            yield f"{name}_a = np.ascontiguousarray({given[name]})"
        else:
            yield f"{name}_a = np.full(1, {given[name]}, np.{_numpy(kind)})"
    yield f"sizes = np.empty({max(len(foreign.signature.sizes), 1)}, np.int64)"
    for place, size in enumerate(foreign.signature.sizes):
        yield f"sizes[{place}] = {_size(foreign, size)}"


def _size(foreign: Foreign, size: str) -> str:
    """Every size is that of one dimension: signatures from types give each its own name."""
    for parameter in foreign.inputs:
        for axis, dim in enumerate(parameter.dims):
            if dim.text == size:
                return f"{parameter.name}_a.shape[{axis}]"
    raise AssertionError(size)


def _outputs(foreign: Foreign, seed: str) -> Iterator[str]:
    for parameter in foreign.outputs:
        kind = f"np.{_numpy(parameter.element.name)}"
        yield f"{parameter.name}_a = np.zeros(1, {kind})"
        if parameter.element.is_differentiable:
            yield f"{parameter.name}_s = {seed}(1, {kind})"


def _called(foreign: Foreign) -> Iterator[str]:
    """The call; what lies at addresses is used afterwards, so that it is still there."""
    everything = (*foreign.inputs, *foreign.outputs)
    arrays = [f"{p.name}_a" for p in everything]
    shadows = [
        f"{p.name}_s"
        if p.is_differentiable or (p.is_output and p.element.is_differentiable)
        else ""
        for p in everything
    ]
    for name, places in (("arrays", arrays), ("shadows", shadows)):
        yield f"{name} = np.zeros({len(places)}, np.intp)"
        yield from (f"{name}[{i}] = {p}.ctypes.data" for i, p in enumerate(places) if p)
    yield "entry(arrays.ctypes, shadows.ctypes, sizes.ctypes)"
    held = " + ".join(f"{name}.size" for name in (*arrays, *filter(None, shadows)))
    yield f"if {held} < 0:"
    yield "    raise MemoryError('memory of a derivative is gone')"


def _taken(parameter: Parameter, which: str) -> str:
    return f"{parameter.name}_{which}" + ("" if parameter.dims else "[0]")


def _tuple(parts: Iterator[str]) -> str:
    found = list(parts)
    return found[0] if len(found) == 1 else f"({', '.join(found)})"


def _numpy(kind: str) -> str:
    return "bool_" if kind == "bool" else kind
