"""Sources as people have them, and a cache of the tests' own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from ltoad.frontends import function

SOURCES = Path(__file__).parent / "sources"


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One for all processes of a run, since what frameworks call takes half a minute to build."""
    old = os.environ.get("LTOAD_CACHE")
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    os.environ["LTOAD_CACHE"] = str(folder / "ltoad-cache")
    function.forget()
    yield
    function.forget()
    if old is None:
        del os.environ["LTOAD_CACHE"]
    else:
        os.environ["LTOAD_CACHE"] = old


@pytest.fixture(scope="session")
def sources() -> Path:
    return SOURCES
