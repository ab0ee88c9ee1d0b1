"""Products of derivatives and partials are made in one place.

Rules once had their own products, and in forward mode some did not know of enzyme_strong_zero.
"""

from pathlib import Path

import pytest

import ltoad.differentiate

FOLDER = Path(ltoad.differentiate.__file__).parent
RULES = sorted(p for part in ("adjoints", "tangents") for p in (FOLDER / part).glob("*.py"))


@pytest.mark.parametrize("rule", RULES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_no_rule_multiplies_by_itself(rule: Path) -> None:
    assert ".fmul(" not in rule.read_text()
