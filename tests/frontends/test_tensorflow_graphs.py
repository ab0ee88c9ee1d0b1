"""Graphs that outlive their process, and that run in many threads."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

tf = pytest.importorskip("tensorflow")

import numpy as np  # noqa: E402 - needs tensorflow

import ltoad.tensorflow  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")
D = tf.float64

SERVE = """
import sys
import tensorflow as tf
import ltoad.tensorflow
source, saved, load = sys.argv[1:]
ltoad.tensorflow.load(source, "squares")  # makes the operations known
if load == "load":
    ltoad.tensorflow.load(source, "energy", "double[n] x, int n, double w -> double")
slope = tf.saved_model.load(saved).slope
print(slope(tf.constant([0.0, 1.0, 3.0], tf.float64)).numpy().tolist())
"""


def serve(source: Path, saved: Path, load: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SERVE, str(source), str(saved), load],
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_saved_models_run_where_the_function_is_loaded(sources: Path, tmp_path: Path) -> None:
    energy = ltoad.tensorflow.load(
        sources / "spring.c", "energy", "double[n] x, int n, double w -> double"
    )

    @tf.function(input_signature=[tf.TensorSpec([None], D)])
    def slope(x: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = energy(x, 2.0)
        return tape.gradient(y, x)

    module = tf.Module()
    module.slope = slope
    tf.saved_model.save(module, str(tmp_path / "saved"))
    wanted = slope(tf.constant([0.0, 1.0, 3.0], D)).numpy().tolist()
    elsewhere = tmp_path / "elsewhere" / "renamed.c"
    elsewhere.parent.mkdir()
    elsewhere.write_bytes((sources / "spring.c").read_bytes())
    found = serve(elsewhere, tmp_path / "saved", "load")
    assert found.stdout.strip() == str(wanted), found.stderr
    missing = serve(elsewhere, tmp_path / "saved", "not")
    assert missing.returncode != 0
    assert "the foreign function energy is not loaded in this process" in missing.stderr


def test_many_calls_at_once_of_a_function_with_variables(sources: Path) -> None:
    counted = ltoad.tensorflow.load(sources / "spring.c", "counted", "double x -> double")
    assert not counted.foreign.is_reentrant

    @tf.function
    def slopes(xs: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch(xs)
            ys = tf.map_fn(counted, xs, parallel_iterations=64)
        return tape.gradient(ys, xs)

    xs = tf.constant(np.linspace(-1.0, 1.0, 300))
    np.testing.assert_allclose(slopes(xs), 2 * xs)


def test_what_is_not_differentiated_is_not_there(tmp_path: Path) -> None:
    source = tmp_path / "scaled.c"
    source.write_text("double f(double x, double scale) { return scale * x * x; }\n")
    function = ltoad.tensorflow.load(source, "f", "double x, nodiff double scale -> double")
    x, scale = tf.Variable(3.0, dtype=D), tf.Variable(2.0, dtype=D)
    with tf.GradientTape() as tape:
        y = function(x, scale)
    by_x, by_scale = tape.gradient(y, [x, scale])
    assert float(by_x) == 12.0
    assert by_scale is None


@pytest.mark.parametrize("order", [0, 1])
def test_xla_is_refused_with_a_remedy(sources: Path, order: int) -> None:
    energy = ltoad.tensorflow.load(
        sources / "spring.c", "energy", "double[n] x, int n, double w -> double"
    )

    @tf.function(jit_compile=True)
    def twice(y: Any) -> Any:
        return 2.0 * y

    @tf.function
    def mixed(x: Any) -> Any:
        return twice(energy(x, 2.0))

    @tf.function(jit_compile=True)
    def compiled(x: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = energy(x, 2.0)
        return tape.gradient(y, x) if order else y

    x = tf.constant([0.0, 1.0, 3.0], D)
    assert float(mixed(x)) == 2.0 * float(energy(x, 2.0))
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"energy cannot be called in .* XLA"):
        compiled(x)


def test_keras_does_not_compile_the_layer(sources: Path) -> None:
    squares = ltoad.tensorflow.load(
        sources / "spring.c", "squares", "float[n] x, size_t n -> float[n]"
    )
    inputs = tf.keras.Input([3])
    outputs = ltoad.tensorflow.Layer(squares)(tf.keras.layers.Dense(3)(inputs))
    model = tf.keras.Model(inputs, outputs)
    model.compile("sgd", loss="mse")
    model.fit(tf.ones([4, 3]), tf.ones([4, 3]), verbose=0)
