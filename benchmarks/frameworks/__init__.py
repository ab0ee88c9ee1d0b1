"""The same objectives as foreign code, in PyTorch and in JAX."""
