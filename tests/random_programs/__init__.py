"""Random programs whose gradients are compared with differences in quadruple precision."""
