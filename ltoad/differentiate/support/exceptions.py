"""What exceptions call that are values: see :mod:`ltoad.differentiate.thrown`."""

from ltoad.rules.exceptions import (
    IS_BLOCK,
    KEPT,
    MATCHES,
    NONE,
    OUTSIDE,
    PLACE,
    RAISE,
    RELEASE,
    TAKE,
)

FILE = "exceptions.ll"
FUNCTIONS = (MATCHES, PLACE, TAKE, RAISE, RELEASE, IS_BLOCK, NONE, OUTSIDE, KEPT)
