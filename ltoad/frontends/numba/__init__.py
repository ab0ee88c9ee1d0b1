"""Derivatives of functions that Numba compiles, for other such functions to call.

What ``derivative.py`` hands out is compiled by Numba itself for the types that it is called with: a
function, written by ``code.py``, that calls an entry of :mod:`ltoad.frontends.shim` by its address.
"""
