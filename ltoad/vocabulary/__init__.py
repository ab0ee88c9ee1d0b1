"""The words by which users speak to ltoad, with what they mean: for help texts and the reference.

A table for each kind of word.  What decides about a word is the code that acts on it; tests hold
the two together, and the reference in ``docs/reference`` is written from these tables.
"""
