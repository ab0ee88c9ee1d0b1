"""``ltoad doctor``: what is there to build derivatives with, whether it works, and how to get the
rest."""
