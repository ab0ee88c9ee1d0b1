"""Hooks of MkDocs: links of pages that lead out of ``docs/``.

On disk they lead to samples and sources of the repository, which the site does not hold.  They
become plain text there, after it was made sure that what they name exists.
"""

import logging
import os
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[(?P<text>[^\]\n]+)\]\((?P<target>\.\.?/[^)#\s]*)(?:#[^)\s]*)?\)")

log = logging.getLogger("mkdocs.hooks.repository")


def on_page_markdown(markdown: str, /, *, page: Any, **_: Any) -> str:
    """The page without links into the rest of the repository."""
    folder = (ROOT / "docs" / page.file.src_uri).parent

    def of_site(link: re.Match[str]) -> str:
        target = Path(os.path.normpath(folder / link["target"]))
        if target.is_relative_to(ROOT / "docs"):
            return link[0]
        if not target.exists():
            log.warning("%s links to %s, which does not exist", page.file.src_uri, link["target"])
        return link["text"]

    return LINK.sub(of_site, markdown)
