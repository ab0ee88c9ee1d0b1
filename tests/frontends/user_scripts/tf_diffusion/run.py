"""A diffusion solver in C inside TensorFlow: tapes, graphs, Keras, batches."""

import tempfile

import numpy as np
import tensorflow as tf

import ltoad.tensorflow

profile = ltoad.tensorflow.load(
    "sorption.c",
    "profile",
    "const double[n] c0, int n, const double[n-1] conductivity, double capacity, double exponent, "
    "int steps, bool closed, out double[n] out",
)
activate = ltoad.tensorflow.load(
    "sorption.c", "activate", "const float[n] x, int n, float slope, out float[n] y"
)


def own(c, conductivity, capacity, exponent, steps, closed):
    n = c.shape[0]
    k = tf.pad(conductivity, [[1, 1]])
    for _ in range(steps):
        retard = 1 + capacity * exponent * (c + 1e-3) ** (exponent - 1)
        diagonal = retard + k[:-1] + k[1:]
        if not closed:
            diagonal += tf.one_hot(n - 1, n, dtype=tf.float64)
        matrix = (
            tf.linalg.diag(diagonal) - tf.linalg.diag(k[1:-1], k=1) - tf.linalg.diag(k[1:-1], k=-1)
        )
        c = tf.linalg.solve(matrix, (c * retard)[:, None])[:, 0]
    return c


def same(what, found, wanted, tol=1e-8):
    np.testing.assert_allclose(
        np.asarray(found), np.asarray(wanted), rtol=tol, atol=tol, err_msg=what
    )


rng = np.random.default_rng(2)
c0 = tf.constant(rng.uniform(0.1, 1.0, 6))
k = tf.Variable(rng.uniform(0.2, 0.5, 5))
capacity, exponent = tf.Variable(0.8, dtype=tf.float64), tf.Variable(0.7, dtype=tf.float64)
sources = [c0, k, capacity, exponent]


def slopes(f, closed, target):
    with tf.GradientTape() as tape:
        tape.watch(c0)
        loss = tf.reduce_sum((f(c0, k, capacity, exponent, 4, closed) - target) ** 2)
    return loss, tape.gradient(loss, sources)


target = tf.constant(np.linspace(0.2, 0.4, 6))
for closed in (True, False):
    wanted = slopes(own, closed, target)
    for name, way in {"eager": slopes, "graph": tf.function(slopes)}.items():
        loss, found = way(profile, closed, target)
        same(name, loss, wanted[0])
        for i in range(4):
            same(f"{name} {i}", found[i], wanted[1][i])


# sizes that the graph does not know
@tf.function(
    input_signature=[
        tf.TensorSpec([None], tf.float64),
        tf.TensorSpec([None], tf.float64),
        tf.TensorSpec([], tf.int32),
    ]
)
def any_size(c, k, steps):
    with tf.GradientTape() as tape:
        tape.watch([c, k])
        y = tf.reduce_sum(profile(c, k, 0.8, 0.7, steps, True) ** 2)
    return tape.gradient(y, [c, k])


for n in (3, 6, 11):
    c, kk = tf.constant(rng.uniform(0.1, 1, n)), tf.constant(rng.uniform(0.1, 1, n - 1))
    with tf.GradientTape() as tape:
        tape.watch([c, kk])
        y = tf.reduce_sum(own(c, kk, 0.8, 0.7, 3, True) ** 2)
    for a, b in zip(any_size(c, kk, 3), tape.gradient(y, [c, kk]), strict=True):
        same(f"{n} cells", a, b)

# Jacobians, persistent tapes, Hessians, forward mode
for f in (profile, own):
    with tf.GradientTape(persistent=True) as tape:
        y = f(c0, k, capacity, exponent, 2, False)
    rows = tape.jacobian(y, k), tape.jacobian(y, exponent)
    with tf.GradientTape() as outer:
        with tf.GradientTape() as inner:
            z = tf.reduce_sum(f(c0, k, capacity, exponent, 2, False) ** 2)
        g = inner.gradient(z, k)
    hessian = outer.jacobian(g, k)
    with tf.autodiff.ForwardAccumulator(k, tf.ones_like(k)) as accumulator:
        y = f(c0, k, capacity, exponent, 2, False)
    found = (*rows, hessian, accumulator.jvp(y))
    if f is profile:
        ours = found
for a, b in zip(ours, found, strict=True):
    same("second order", a, b)

# batches
cs = tf.constant(rng.uniform(0.1, 1.0, (3, 6)))
with tf.GradientTape() as tape:
    y = profile.batched(cs, k, capacity, exponent, 3, True)
    total = tf.reduce_sum(y**2)
by_k = tape.gradient(total, k)
with tf.GradientTape() as tape:
    total = sum(tf.reduce_sum(own(c, k, capacity, exponent, 3, True) ** 2) for c in tf.unstack(cs))
same("batch", by_k, tape.gradient(total, k))
mapped = tf.map_fn(lambda c: profile(c, k, capacity, exponent, 3, True), cs)
same("map_fn", mapped, y)
same(
    "vectorized_map", tf.vectorized_map(lambda c: profile(c, k, capacity, exponent, 3, True), cs), y
)

# a model of Keras in single precision with the activation, trained, saved and loaded
tf.keras.utils.set_random_seed(1)


@tf.keras.utils.register_keras_serializable("tests")
class Activation(tf.keras.layers.Layer):
    def build(self, shape):
        self.slope = self.add_weight(shape=(), initializer="ones", name="slope")

    def call(self, x):
        return tf.reshape(activate(tf.reshape(x, [-1]), self.slope), tf.shape(x))


model = tf.keras.Sequential(
    [tf.keras.Input([3]), tf.keras.layers.Dense(8), Activation(), tf.keras.layers.Dense(1)]
)
x = rng.normal(size=(64, 3)).astype(np.float32)
y = np.sin(x.sum(1, keepdims=True)).astype(np.float32)
model.compile(tf.keras.optimizers.Adam(0.02), loss="mse")
history = model.fit(x, y, epochs=30, batch_size=16, verbose=0).history["loss"]
assert history[-1] < 0.5 * history[0], history
assert float(model.layers[1].slope) != 1.0
with tempfile.TemporaryDirectory() as folder:
    model.save(f"{folder}/model.keras")
    again = tf.keras.models.load_model(f"{folder}/model.keras")
    same("saved", again.predict(x, verbose=0), model.predict(x, verbose=0), 1e-6)
with tf.GradientTape() as tape:
    xv = tf.constant([-1.0, 0.5, -0.2])
    tape.watch(xv)
    z = activate(xv, 0.6)
same("elu", tape.gradient(z, xv), np.where(xv > 0, 1, 0.6 * np.exp(xv)), 1e-6)

# the calibration
k.assign(tf.ones_like(k) * 0.3)
truth = own(c0, tf.constant([0.2, 0.5, 0.3, 0.4, 0.25], tf.float64), 0.6, 0.8, 5, False)
optimiser = tf.keras.optimizers.Adam(0.01)


@tf.function
def train():
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((profile(c0, k, capacity, exponent, 5, False) - truth) ** 2)
    found = [k, capacity, exponent]
    optimiser.apply_gradients(zip(tape.gradient(loss, found), found, strict=True))
    return loss


losses = [float(train()) for _ in range(200)]
assert losses[-1] < 1e-2 * losses[0], losses[::40]
print("ok")
