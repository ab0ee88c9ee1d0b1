"""A folder in which libraries and their clients are built."""

from dataclasses import dataclass
from pathlib import Path

from tests.link.bench import finished


@dataclass(frozen=True)
class Workshop:
    """The folder, and ltoad's compiler; commands run there."""

    folder: Path
    cc: Path

    def __call__(self, *words: str | Path, status: int = 0) -> str:
        """Run a command that has to end with a status; what it says."""
        done = finished(self.folder, words, {"LTOAD_CACHE": "off"})
        assert done.returncode == status, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    @property
    def ltoad(self) -> Path:
        return self.cc.parent / "ltoad"

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)
