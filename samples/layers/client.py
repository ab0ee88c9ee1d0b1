"""Calls the derivatives from Python."""

import sys
from ctypes import c_double

import physics_ad

CELLS, STEPS = 12, 30
rod = physics_ad.load(sys.argv[1])
k = (c_double * 2)(0.8, 0.3)
start = (c_double * CELLS)(*(0.1 * i for i in range(CELLS - 1)), 1.0)
measured = (c_double * CELLS)(*(i / (CELLS - 1) for i in range(CELLS)))
dk, ds = (c_double * 2)(), (c_double * CELLS)()
gradient = rod.ltoad_rod_misfit_ddccc_gradient
print(repr(gradient(k, dk, start, ds, measured, None, CELLS, STEPS, 1.0)))
for slope in (*dk, *ds):
    print(repr(slope))
