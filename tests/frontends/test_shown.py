"""How loaded functions look in sessions and to tools."""

import inspect
from pathlib import Path

import pytest

SIGNATURE = "double[n] x, int n, double stiffness -> double"


@pytest.mark.parametrize("framework", ["numpy", "torch", "jax", "tensorflow"])
def test_arguments_are_told(sources: Path, framework: str) -> None:
    pytest.importorskip(framework)
    module = pytest.importorskip(f"ltoad.{framework}")
    energy = module.load(sources / "spring.c", "energy", SIGNATURE)
    assert repr(energy) == f"<ltoad.{framework} energy(x, stiffness) -> result>"
    assert list(inspect.signature(energy).parameters) == ["x", "stiffness"]
    assert "double[n] x" in energy.__doc__


def test_static_arguments_of_jax_may_be_named(tmp_path: Path) -> None:
    jax = pytest.importorskip("jax")
    import ltoad.jax

    jax.config.update("jax_enable_x64", True)
    (tmp_path / "power.c").write_text(
        "double power(double x, int k) { double y = 1; while (k--) y *= x; return y; }"
    )
    power = ltoad.jax.load(tmp_path / "power.c", "power", "double x, int k -> double")
    assert jax.jit(jax.grad(power), static_argnames="k")(2.0, k=3) == 12.0
