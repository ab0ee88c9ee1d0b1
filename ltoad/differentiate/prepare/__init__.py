"""Rewrites of a copy of the primal that save rules later."""
