import numpy as np
import tensorflow as tf

import ltoad.tensorflow

shoal = ltoad.tensorflow.load("wave.f90", "shoal")
h, depth = tf.Variable([1.0, 2.0, 0.5]), tf.constant([3.0, 4.0, 5.0])


def pure(h, depth, a):
    return h * (depth / a) ** (-0.25) + tf.tanh(h / depth)


@tf.function
def slopes(f, h, a):
    with tf.GradientTape() as tape:
        tape.watch(a)
        y = tf.reduce_sum(f(h, depth, a) ** 2)
    return tape.gradient(y, [h, a])


for mine, theirs in zip(slopes(shoal, h, tf.constant(2.0)), slopes(pure, h, tf.constant(2.0))):
    np.testing.assert_allclose(mine, theirs, rtol=1e-4)
layer = ltoad.tensorflow.Layer(shoal, a=1.5)
inputs = [tf.keras.Input([3]), tf.keras.Input([3])]
model = tf.keras.Model(inputs, layer(*inputs))
model.compile("adam", loss="mse")
hs = np.random.rand(16, 3).astype(np.float32)
ds = 2 + np.random.rand(16, 3).astype(np.float32)
model.fit([hs, ds], pure(hs, ds, 2.0).numpy(), epochs=2, verbose=0)
print("ok")
