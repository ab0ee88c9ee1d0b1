"""``ltoad check``: derivatives compared with one another and with differences of the function."""
