"""Mutants: modules of our tests, changed at random and differentiated.

A derivative of one is not looked at.  What counts is that there is one, or a refusal with a place
and a remedy: no exception of ours, nothing that LLVM rejects, no end of the process, and an end.
``python -m tests.mutants --count 1000`` makes and judges them, and saves each kind of failure.
"""
