"""The flags of ``ltoad doctor``, which is one of the wrappers' programs, a layer above this one."""

from __future__ import annotations

import argparse


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Declare them."""
    parser.add_argument("--quick", action="store_true", help="look at versions, build nothing")
