"""Forward, reverse, linear and tangent sweeps, and what their helpers see of them."""
