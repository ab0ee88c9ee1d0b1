"""Foreign functions under shard_map, on several devices of one host."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("jax")

PROGRAM = """
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import AxisType, PartitionSpec as P
import ltoad.jax

jax.config.update("jax_enable_x64", True)
f = ltoad.jax.load({source!r}, "forces", "double[n] x, double[2] p, int n -> double[n]")
mesh = jax.make_mesh((2,), ("i",), axis_types=(AxisType.Auto,))
x, p = jnp.linspace(0.0, 3.0, 24).reshape(4, 6), jnp.array([1.5, -0.2])

def sharded(f):
    mapped = lambda x, p: jax.vmap(f, (0, None))(x, p)
    return jax.jit(jax.shard_map(mapped, mesh=mesh, in_specs=(P("i"), P()), out_specs=P("i")))

def loss(f):
    return lambda x, p: (f(x, p) ** 2).sum()

plain = lambda f: jax.vmap(f, (0, None))
np.testing.assert_allclose(sharded(f)(x, p), plain(f)(x, p))
np.testing.assert_allclose(sharded(jax.jacfwd(f))(x, p), plain(jax.jacfwd(f))(x, p))
found = jax.jit(jax.grad(loss(sharded(f)), (0, 1)))(x, p)
wanted = jax.grad(loss(plain(f)), (0, 1))(x, p)
for one, other in zip(found, wanted):
    np.testing.assert_allclose(one, other, rtol=1e-12)
print(len(jax.devices()), "devices agree")
"""


def test_two_devices(sources: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(source=str(sources / "spring.c"))],
        env={**os.environ, "XLA_FLAGS": "--xla_force_host_platform_device_count=2"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "2 devices agree" in done.stdout, done.stderr
