"""Predicates of comparisons of integers, and what they become."""

from __future__ import annotations

SWAPPED = {
    "eq": "eq", "ne": "ne", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
    "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
}  # fmt: skip
"""The same comparison with the operands in the other order."""

NEGATED = {
    "eq": "ne", "ne": "eq", "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
    "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt",
}  # fmt: skip
"""The comparison that holds where one does not."""
