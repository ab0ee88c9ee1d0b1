import tensorflow as tf

import ltoad.tensorflow

decay = ltoad.tensorflow.load(
    "decay.c", "decay", "double[n] x, double[n] rate, int n, out double total, out double[n] y"
)
x = tf.constant([1.0, 2.0, 3.0], tf.float64)
rate = tf.Variable([0.1, 0.2, 0.3], dtype=tf.float64)


@tf.function
def step():
    with tf.GradientTape() as tape:
        total, y = decay(x, rate)
        loss = total + tf.reduce_sum(y)
    return loss, tape.gradient(loss, rate)


loss, gradient = step()
y = x * tf.exp(-rate)
expected = -2 * y * y - y
tf.debugging.assert_near(gradient, expected)
with tf.GradientTape() as outer:
    with tf.GradientTape() as tape:
        total, _ = decay(x, rate)
    first = tape.gradient(total, rate)
tf.debugging.assert_near(outer.gradient(first, rate), 4 * y * y)
print("ok")
