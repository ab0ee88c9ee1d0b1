"""Facts about a function that differentiation needs; no analysis changes IR."""
