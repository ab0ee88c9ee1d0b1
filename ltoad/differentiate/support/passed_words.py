"""Variables by which words whose types only the run tells are passed to functions and back."""

from ltoad.ir.text import PASSED

PASSED_WORD = PASSED + "word"
"""How their names begin."""
