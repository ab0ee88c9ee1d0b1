"""A struct as a parameter: dataclass, dict and a record of NumPy's."""

from dataclasses import dataclass, replace

import numpy as np

import ltoad.numpy


@dataclass
class Reactor:
    volume: float
    flow: float
    rate: np.ndarray
    stages: int


outlet = ltoad.numpy.load("reactor.c", "outlet")
plant = Reactor(2.0, 0.5, np.array([3.0, 400.0]), 3)
value = outlet(plant, 1.0, 350.0)
by_plant, by_inlet, by_temperature = outlet.grad(plant, 1.0, 350.0)
h = 1e-6
for name in ("volume", "flow"):
    more = replace(plant, **{name: getattr(plant, name) + h})
    less = replace(plant, **{name: getattr(plant, name) - h})
    slope = (outlet(more, 1.0, 350.0) - outlet(less, 1.0, 350.0)) / (2 * h)
    assert np.isclose(getattr(by_plant, name), slope, rtol=1e-6), name
assert by_plant.rate.shape == (2,) and by_plant.rate[0] < 0 < by_plant.rate[1]
assert np.isclose(by_inlet, value)

as_dict = {"volume": 2.0, "flow": 0.5, "rate": [3.0, 400.0], "stages": 3}
assert outlet(as_dict, 1.0, 350.0) == value
found = outlet.grad(as_dict, 1.0, 350.0)[0]
assert np.isclose(found["volume"], by_plant.volume)

total = ltoad.numpy.load(
    "reactor.c", "total", "struct reactor[n] all, int n, double inlet -> double"
)
record = np.dtype(
    [("volume", "f8"), ("flow", "f8"), ("rate", "f8", 2), ("stages", "i4")], align=True
)
plants = np.zeros(2, record)
plants["volume"], plants["flow"], plants["rate"], plants["stages"] = 2.0, 0.5, [3.0, 400.0], 3
assert np.isclose(total(plants, 1.0), 2 * value)
by_plants, _ = total.grad(plants, 1.0)
assert np.allclose(by_plants["volume"], by_plant.volume)
print("ok")
