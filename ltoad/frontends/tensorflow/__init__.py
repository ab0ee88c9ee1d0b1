"""Foreign functions of TensorFlow's tensors, eager and in graphs.

Seven operations make a function and its derivatives; the gradient of each is made of the others:

* *value*, the outputs;
* *pull*, Jᵀs from inputs and adjoints s of the outputs, and *push*, Jv from inputs and tangents v;
* *bend*, the derivative of *pull* by the inputs in a direction, and *bow*, that of *push*;
* *twist*, the derivative of *bend* by the inputs in a direction, and *arch*, that of *bow*.

They are machine code (``tf_ops.cc``), so nothing of Python runs when a graph does.
"""
