"""Readers of what a linker is given: objects, archives, bitcode."""
