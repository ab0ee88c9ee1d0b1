"""Tangent rules by kind of instruction; the files that share a name with adjoints/ match."""
