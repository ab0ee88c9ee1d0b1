"""A loss of Keras that is written in C, of single precision, for batches."""

import os

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import numpy as np
import tensorflow as tf

import ltoad.tensorflow

loss_c = ltoad.tensorflow.load(
    "losses.c",
    "physics_loss",
    "float[n] predicted, nodiff float[n] measured, size_t n, nodiff float dt, nodiff float weight -> float",
)


class PhysicsLoss(tf.keras.losses.Loss):
    def __init__(self, dt, weight):
        super().__init__(name="physics")
        self.dt, self.weight = dt, weight

    def call(self, y_true, y_pred):
        return loss_c.batched(y_pred, y_true, self.dt, self.weight)


def reference(y_true, y_pred, dt, weight):
    r = y_pred - y_true
    second = (y_pred[:, 2:] - 2 * y_pred[:, 1:-1] + y_pred[:, :-2]) / dt**2
    physics = tf.reduce_sum((second + tf.sin(y_pred[:, 1:-1])) ** 2, -1)
    n = tf.cast(tf.shape(y_pred)[1], y_pred.dtype)
    return (tf.reduce_sum(tf.sqrt(1 + r * r) - 1, -1) + weight * physics) / n


tf.keras.utils.set_random_seed(1)
y_true = tf.random.normal([6, 8])
y_pred = tf.Variable(tf.random.normal([6, 8]))
loss = PhysicsLoss(0.5, 0.1)
with tf.GradientTape() as tape:
    value = loss(y_true, y_pred)
slope = tape.gradient(value, y_pred)
with tf.GradientTape() as tape:
    expected = tf.reduce_mean(reference(y_true, y_pred, 0.5, 0.1))
np.testing.assert_allclose(value, expected, rtol=1e-5)
np.testing.assert_allclose(slope, tape.gradient(expected, y_pred), rtol=1e-4, atol=1e-6)

one = y_pred[0]
with tf.GradientTape() as tape:
    tape.watch(one)
    value = loss_c(one, y_true[0], 0.5, 0.1)
single = tape.gradient(value, one)
np.testing.assert_allclose(single * 1.0, 6 * slope[0], rtol=1e-4, atol=1e-6)

model = tf.keras.Sequential(
    [tf.keras.Input([3]), tf.keras.layers.Dense(16, "tanh"), tf.keras.layers.Dense(8)]
)
model.compile("adam", loss=PhysicsLoss(0.5, 0.01), metrics=["mae"])
x = np.random.default_rng(0).normal(size=(64, 3)).astype("float32")
y = np.cos(x[:, :1] + 0.5 * np.arange(8)).astype("float32")
history = model.fit(x, y, epochs=15, batch_size=16, verbose=0).history["loss"]
assert history[-1] < 0.8 * history[0]


@tf.function(input_signature=[tf.TensorSpec([None, None], tf.float32)] * 2)
def graph(y_true, y_pred):
    with tf.GradientTape() as tape:
        tape.watch(y_pred)
        value = tf.reduce_mean(loss_c.batched(y_pred, y_true, 0.5, 0.1))
    return tape.gradient(value, y_pred)


np.testing.assert_allclose(graph(y_true, y_pred), slope, rtol=1e-4, atol=1e-6)
try:
    loss_c(tf.constant([1.0, 2.0], tf.float64), [1.0, 2.0], 0.5, 0.1)
except (TypeError, ValueError, tf.errors.InvalidArgumentError) as error:
    assert "predicted" in str(error)
else:
    raise SystemExit("float64 was taken")
print("ok")
