"""What exceptions call that are values: see :mod:`ltoad.differentiate.thrown`."""

from ltoad.rules.exceptions import MATCHES, PLACE, RAISE, RELEASE, TAKE

FILE = "exceptions.ll"
FUNCTIONS = (MATCHES, PLACE, TAKE, RAISE, RELEASE)
