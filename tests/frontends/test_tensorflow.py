"""Foreign functions of TensorFlow, eager and in graphs, against TensorFlow's own derivatives."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

tf = pytest.importorskip("tensorflow")

import numpy as np  # noqa: E402 - needs tensorflow

import ltoad.tensorflow  # noqa: E402
from ltoad.frontends.errors import ArgumentError, ShapeError  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # TensorFlow warns of its own deprecations
D = tf.float64
ENERGY = "double[n] x, int n, double w -> double"


def energy(x: Any, w: Any) -> Any:
    stretch = x[1:] - x[:-1] - 1.0
    return tf.reduce_sum(0.5 * w * stretch**2 + 0.1 * tf.sin(x[1:]) * tf.cos(x[:-1]))


def twisted(a: Any, x: Any) -> Any:
    return tf.linalg.matvec(a, x) + a[:, 0] ** 2


@pytest.fixture(scope="module")
def pairs(sources: Path) -> dict[str, Any]:
    return {
        "energy": (
            ltoad.tensorflow.load(sources / "spring.c", "energy", ENERGY),
            energy,
            (tf.constant(np.linspace(0.2, 3.0, 6)), tf.constant(2.5, D)),
        ),
        "twisted": (
            ltoad.tensorflow.load(
                sources / "matrix.f90", "twisted", "real(8)[m,n] a, real(8)[n] x -> real(8)[m]"
            ),
            twisted,
            (tf.constant(np.arange(6.0).reshape(3, 2) + 1), tf.constant([0.5, -2.0], D)),
        ),
    }


@pytest.fixture(scope="module")
def forces(sources: Path) -> Any:
    signature = "double[n] x, double[2] p, int n -> double[n]"
    return ltoad.tensorflow.load(sources / "spring.c", "forces", signature)


# Derivatives of a function as functions of all inputs, in TensorFlow's words


def reverse(f: Any) -> Any:
    def made(*xs: Any) -> Any:
        with tf.GradientTape(persistent=True) as tape:
            tape.watch(xs)
            y = f(*xs)
            parts = tf.nest.flatten(y)
        found = [[tape.jacobian(part, x) for x in xs] for part in parts]
        return [
            tf.zeros([*p.shape, *x.shape], D) if j is None else j
            for p, row in zip(parts, found, strict=True)
            for x, j in zip(xs, row, strict=True)
        ]

    return made


def forward(f: Any) -> Any:
    def made(*xs: Any) -> Any:
        steps = [tf.cos(tf.cast(tf.range(tf.size(x)), D)) for x in xs]
        turned = [tf.reshape(s, x.shape) for s, x in zip(steps, xs, strict=True)]
        with tf.autodiff.ForwardAccumulator(list(xs), turned) as accumulator:
            y = tf.nest.flatten(f(*xs))
        return [accumulator.jvp(part, tf.UnconnectedGradients.ZERO) for part in y]

    return made


ORDERS = {
    "value": lambda f: f,
    "graph": tf.function,
    "forward": forward,
    "reverse": reverse,
    "graph of reverse": lambda f: tf.function(reverse(f)),
    "reverse of graph": lambda f: reverse(tf.function(f)),
    "reverse of reverse": lambda f: reverse(reverse(f)),
    "graph of reverse of reverse": lambda f: tf.function(reverse(reverse(f))),
    "forward of reverse": lambda f: forward(reverse(f)),
    "reverse of forward": lambda f: reverse(forward(f)),
    "forward of forward": lambda f: forward(forward(f)),
}


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("name", ["energy", "twisted"])
def test_orders_of_derivatives(pairs: Any, name: str, order: str) -> None:
    ours, theirs, inputs = pairs[name]
    found = tf.nest.flatten(ORDERS[order](ours)(*inputs))
    wanted = tf.nest.flatten(ORDERS[order](theirs)(*inputs))
    assert len(found) == len(wanted)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one, other, atol=1e-11)


@pytest.mark.slow
def test_third_derivatives(pairs: Any) -> None:
    ours, theirs, inputs = pairs["energy"]
    for order in (lambda f: f, tf.function):
        found = tf.nest.flatten(order(reverse(reverse(reverse(ours))))(*inputs)[:4])
        wanted = tf.nest.flatten(order(reverse(reverse(reverse(theirs))))(*inputs)[:4])
        for one, other in zip(found, wanted, strict=True):
            np.testing.assert_allclose(one, other, atol=1e-10)


@pytest.mark.slow
def test_fourth_derivatives_are_refused(pairs: Any) -> None:
    ours, _, inputs = pairs["energy"]
    for order in (reverse, lambda f: tf.function(reverse(f))):
        with pytest.raises(tf.errors.UnimplementedError, match="energy has no fourth derivatives"):
            order(reverse(reverse(reverse(ours))))(*inputs)


@pytest.mark.parametrize("name", ["energy", "twisted"])
def test_batches_of_batches(pairs: Any, name: str) -> None:
    ours, theirs, (first, second) = pairs[name]
    some, others = tf.stack([first, 2 * first, first + 1]), tf.stack([second, 3 * second])

    def mapped(f: Any) -> Any:
        def inner(x: Any) -> Any:
            return tf.vectorized_map(lambda w: reverse(f)(x, w), others, False)

        return tf.vectorized_map(inner, some, False)

    for one, other in zip(mapped(ours), mapped(theirs), strict=True):
        np.testing.assert_allclose(one, other, atol=1e-11)
    rows = tf.stack([theirs(x, second) for x in some])
    np.testing.assert_allclose(ours.batched(some, second), rows, atol=1e-13)
    with tf.GradientTape() as tape:
        tape.watch(second)
        whole = tf.reduce_sum(ours.batched(some, second) ** 2)
    with tf.GradientTape() as other_tape:
        other_tape.watch(second)
        wanted = tf.reduce_sum(tf.stack([theirs(x, second) for x in some]) ** 2)
    np.testing.assert_allclose(
        tape.gradient(whole, second), other_tape.gradient(wanted, second), atol=1e-10
    )


@pytest.mark.parametrize("name", ["energy", "twisted"])
def test_sizes_that_are_known_later(pairs: Any, name: str) -> None:
    ours, theirs, inputs = pairs[name]
    unknown = [tf.TensorSpec([None] * len(x.shape), D) for x in inputs]

    @tf.function(input_signature=unknown)
    def both(*xs: Any) -> Any:
        made = ours(*xs)
        assert made.shape.rank == len(theirs(*inputs).shape)
        with tf.GradientTape() as tape:
            tape.watch(xs)
            y = tf.reduce_sum(ours(*xs) ** 2)
        return made, tape.gradient(y, xs)

    for scale in (1, 2):
        wide = [tf.concat([x] * scale, -1) if x.shape.rank else x for x in inputs]
        made, gradient = both(*wide)
        with tf.GradientTape() as tape:
            tape.watch(wide)
            y = tf.reduce_sum(theirs(*wide) ** 2)
        np.testing.assert_allclose(made, theirs(*wide), atol=1e-11)
        for one, other in zip(gradient, tape.gradient(y, wide), strict=True):
            np.testing.assert_allclose(one, other, atol=1e-10)


def test_shapes_are_told_as_far_as_they_are_known(sources: Path, pairs: Any) -> None:
    shapes = []

    @tf.function
    def trace(a: Any, x: Any) -> Any:
        y = pairs["twisted"][0](a, x)
        shapes.append(y.shape.as_list())
        return y

    for spec in ([3, 2], [None, 2], [3, None]):
        trace.get_concrete_function(tf.TensorSpec(spec, D), tf.TensorSpec([2], D))
    assert shapes == [[3], [None], [3]]


def test_numbers_that_are_sizes(sources: Path) -> None:
    signature = "double x, int m -> double[m]"
    powers = ltoad.tensorflow.load(sources / "spring.c", "powers", signature)
    np.testing.assert_allclose(powers(2.0, 3), [2.0, 4.0, 8.0])

    @tf.function
    def slopes(x: Any, m: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = powers(x, m)
        return tape.gradient(y, x)

    np.testing.assert_allclose(slopes(tf.constant(2.0, D), tf.constant(3)), 1 + 4 + 12)
    np.testing.assert_allclose(slopes(tf.constant(2.0, D), tf.constant(2)), 1 + 4)
    rows = tf.vectorized_map(lambda x: powers(x, 2), tf.constant([1.0, 3.0], D), False)
    np.testing.assert_allclose(rows, [[1.0, 1.0], [3.0, 9.0]])
    with pytest.raises(tf.errors.InvalidArgumentError, match="'m' is a size, and not the same"):
        tf.vectorized_map(lambda m: powers(2.0, m), tf.constant([1, 3]), False)


def test_numbers_that_are_no_floats_have_no_derivatives(sources: Path) -> None:
    both = ltoad.tensorflow.load(
        sources / "spring.c", "outcome", "double[n] x, int n -> double y, int count"
    )
    x = tf.Variable([2.0, 0.0, 5.0], dtype=D)
    with tf.GradientTape(persistent=True) as tape:
        y, count = both(x)
    assert (float(y), int(count)) == (10.0, 3)
    np.testing.assert_allclose(tape.gradient(y, x), [5.0, 0.0, 2.0])
    found = tape.gradient(count, x)
    assert found is None or not np.any(found)


def test_complex_numbers_as_tensorflow_has_them(tmp_path: Path) -> None:
    source = tmp_path / "wave.c"
    source.write_text(
        "#include <complex.h>\n"
        "void wave(const double _Complex *z, int n, double _Complex *y)\n"
        "{ for (int i = 0; i < n; i++) y[i] = z[i] * z[i] * (2.0 + 1.0 * I); }\n"
    )
    wave = ltoad.tensorflow.load(source, "wave", "complex128[n] z, int n -> complex128[n]")
    z = tf.constant([1.0 + 2.0j, -0.5 + 1.0j], tf.complex128)

    def slope(f: Any) -> Any:
        with tf.GradientTape() as tape:
            tape.watch(z)
            y = f(z)
            loss = tf.reduce_sum(tf.math.real(y) * 3.0 + tf.math.imag(y) ** 2)
        return tape.gradient(loss, z)

    np.testing.assert_allclose(slope(wave), slope(lambda z: z * z * (2.0 + 1.0j)), rtol=1e-13)


def test_structs_and_text(sources: Path) -> None:
    source = sources / "bodies.c"
    energy = ltoad.tensorflow.load(
        source, "energy", "struct body *b, struct vector field -> double"
    )
    x, v = tf.constant([1.0, 2.0, 3.0], D), tf.constant([0.5, 0.0, -1.0], D)
    field, mass = tf.Variable([0.1, 0.2, 0.3], dtype=D), tf.Variable(2.0)
    with tf.GradientTape() as tape:
        body = {"position": {"x": x}, "velocity": {"x": v}, "mass": mass, "kind": 3}
        y = tf.function(energy)(body, {"x": field})
    by_field, by_mass = tape.gradient(y, [field, mass])
    np.testing.assert_allclose(by_field, 3 * x.numpy() ** 2)
    assert float(by_mass) == 1.5 * 1.25
    cross = ltoad.tensorflow.load(
        source, "cross", "struct vector a, struct vector b -> struct vector"
    )
    np.testing.assert_allclose(cross({"x": x}, {"x": v})["x"], np.cross(x, v))
    named = ltoad.tensorflow.load(source, "named", "string kind, double x -> double")
    assert float(named("cubic", 2.0)) == 8.0
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"'b' has no 'b.mass'"):
        energy({"position": {"x": x}, "velocity": {"x": v}}, {"x": field})


def test_as_the_paper_spells_it(sources: Path) -> None:
    from ltoad.tensorflow import enzyme

    inp = tf.Variable([0.0, 1.0, 2.0, 3.0])
    with tf.GradientTape() as tape:
        out = enzyme(inp, filename=sources / "spring.c", function="squares")
    np.testing.assert_allclose(out, 14.0)
    np.testing.assert_allclose(tape.gradient(out, inp), [0.0, 2.0, 4.0, 6.0])


@pytest.mark.slow
def test_layers_learn_their_weights(forces: Any) -> None:
    tf.keras.utils.set_random_seed(0)
    x = tf.random.normal([64, 6], dtype=D)
    target = forces.batched(x, tf.constant([1.5, -0.5], D))
    layer = ltoad.tensorflow.Layer(forces, p=[0.0, 0.0])
    inputs = tf.keras.Input([6], dtype="float64")
    model = tf.keras.Model(inputs, layer(inputs))
    assert model.output_shape == (None, 6)
    model.compile(tf.keras.optimizers.Adam(0.05), loss="mse")
    model.fit(x, target, batch_size=64, epochs=150, verbose=0)
    np.testing.assert_allclose(layer.weights[0], [1.5, -0.5], atol=1e-2)


def test_a_layer_without_batches(forces: Any) -> None:
    layer = ltoad.tensorflow.Layer(forces, batched=False)
    x, p = tf.constant(np.arange(4.0)), tf.constant([1.0, 2.0], D)
    np.testing.assert_allclose(layer(x, p), forces(x, p))


WRONG = {
    "type": ((tf.zeros(3), 1.0), ArgumentError, "'x' has float32, not float64"),
    "count": ((tf.zeros(3, D),), ArgumentError, "takes 2 arguments"),
    "kind": ((tf.zeros(3, D), "a"), ArgumentError, "'w' is str"),
    "rank": ((tf.zeros([1, 3], D), 1.0), ShapeError, "'x' has shape"),
}


@pytest.mark.parametrize("graph", [False, True])
@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_arguments_are_named(pairs: Any, wrong: str, graph: bool) -> None:
    args, kind, words = WRONG[wrong]
    function = pairs["energy"][0]
    with pytest.raises(kind, match=words) as caught:
        tf.function(lambda: function(*args))() if graph else function(*args)
    assert isinstance(caught.value, tf.errors.InvalidArgumentError)


def test_wrong_sizes_are_named_when_a_graph_runs(pairs: Any) -> None:
    function = pairs["twisted"][0]
    any_size = [tf.TensorSpec([None, None], D), tf.TensorSpec([None], D)]
    run = tf.function(function, input_signature=any_size)
    with pytest.raises(tf.errors.InvalidArgumentError, match=r"'x' has shape \(5,\).*n = 2"):
        run(tf.zeros([3, 2], D), tf.zeros(5, D))
    with pytest.raises(ShapeError, match=r"'x' has shape \(5,\)"):
        function(tf.zeros([3, 2], D), tf.zeros(5, D))


def test_errors_that_keras_makes_again() -> None:
    """It does so with what they say alone, which failed with an error about the constructor."""
    for type_ in (ArgumentError, ShapeError):
        found = next(
            c for c in type_.__subclasses__() if c.__module__.endswith("tensorflow.errors")
        )
        assert "'x' has shape" in str(found("'x' has shape (1,)"))


def test_importing_configures_nothing() -> None:
    code = (
        "import tensorflow as tf, ltoad.tensorflow\n"
        "tf.config.threading.set_intra_op_parallelism_threads(1)\n"
        "assert tf.config.threading.get_intra_op_parallelism_threads() == 1\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
