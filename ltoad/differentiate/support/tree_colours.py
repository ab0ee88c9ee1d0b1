"""Colours of the nodes of C++'s trees, by which the library finds its way in shadow trees, too."""

from __future__ import annotations

from ltoad.ir.types import PTR, VOID, FunctionType
from ltoad.rules.runtimes import TREE_INSERTION, TREE_REMOVAL, TREE_STEP
from ltoad.runtime import Source

TYPE = FunctionType(VOID, (PTR, PTR))
"""``(shadow, node)``."""
SOURCES = dict.fromkeys((TREE_INSERTION, TREE_REMOVAL, TREE_STEP), Source("tree_colours.ll"))
"""Where these are defined."""
