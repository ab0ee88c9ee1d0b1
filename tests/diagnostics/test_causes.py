"""The page of messages and the causes agree, and remedies are for those who read them."""

import re
from pathlib import Path

import pytest

from ltoad.causes.cause import Audience, Cause
from ltoad.causes.table import ALL

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "messages.md").read_text(encoding="utf-8")
SECTIONS = {
    part.partition("\n")[0]: " ".join(part.replace("\n>", "\n").split())
    for part in re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:]
}
ONLY_C = ("strict-aliasing", "malloc", "<complex.h>", "operator new")
"""What only a compiler of C or C++ knows."""


def test_every_cause_has_its_section() -> None:
    assert SECTIONS.keys() == ALL.keys()


@pytest.mark.parametrize("cause", ALL.values(), ids=ALL.keys())
def test_the_page_has_the_remedies(cause: Cause) -> None:
    for text in (cause.remedy, cause.fortran, cause.rust, cause.library, cause.rust_library):
        assert text in SECTIONS[cause.identifier]


@pytest.mark.parametrize("cause", ALL.values(), ids=ALL.keys())
def test_remedies_fit_the_reader(cause: Cause) -> None:
    """Rust has no -fno-strict-aliasing, and nobody rewrites the inside of std::vector."""
    for audience in (Audience.RUST, Audience.FORTRAN, Audience.RUST_LIBRARY):
        assert not any(word in cause.remedy_for(audience) for word in ONLY_C)
    for audience in (Audience.LIBRARY, Audience.RUST_LIBRARY):
        assert "one by one, or" not in cause.remedy_for(audience)


def test_every_cause_is_in_use() -> None:
    """One that nothing refers to would stay on the page for ever."""
    folder = ROOT / "ltoad"
    sources = [p.read_text() for p in folder.glob("**/*.py") if p.parent.name != "causes"]
    names = {
        name: cause.identifier
        for path in (folder / "causes").glob("*.py")
        for name, cause in re.findall(r'^(\w+) = Cause\(\s*"([\w-]+)"', path.read_text(), re.M)
        for cause in [ALL[cause]]
    }
    assert set(names.values()) == ALL.keys()
    unused = [n for n in names if not any(re.search(rf"\b{n}\b", s) for s in sources)]
    assert unused == []
