"""Blocks, loops and trip counts, and the normal form that everything else relies on."""
