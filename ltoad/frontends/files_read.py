"""What a build depends on: sources, what these include, and libraries."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from ltoad.frontends.fortran_includes import files_included
from ltoad.frontends.options import folders_of, libraries_of
from ltoad.frontends.sources import Source
from ltoad.frontends.store import digest_of_file


def files_read(
    sources: Sequence[Source],
    objects: Sequence[Path],
    flags: Sequence[str],
    link_flags: Sequence[str],
) -> tuple[tuple[str, str], ...]:
    """All files, with digests of them; ``objects`` are what the sources were compiled to."""
    names = {str(source.path) for source in sources}
    folders = [*folders_of(flags, "-I"), *folders_of(flags, "-J")]
    for source, target in zip(sources, objects, strict=True):
        if source.language == "fortran":
            names.update(map(str, files_included(source.path, folders)))
        elif source.language != "object":
            names.update(_listed(target.with_suffix(".d")))
    names.update(map(str, libraries_of(link_flags)))
    return tuple((name, digest_of_file(Path(name))) for name in sorted(names))


def _listed(path: Path) -> Iterator[str]:
    """What a compiler has listed for make: the first rule is that of the object."""
    if not path.is_file():
        return
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    rule = text.partition("\n")[0].partition(": ")[2].strip()
    for name in re.split(r"(?<!\\)\s+", rule):
        if name:
            yield name.replace("\\ ", " ")
