"""Files that are there whole or not at all, and outputs that are no files."""

import os
import stat
from pathlib import Path

import pytest

from ltoad.errors import InputError
from ltoad.written import write_whole


def test_a_file_is_replaced_and_nothing_stays_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("before")
    write_whole(path, b"after")
    assert path.read_bytes() == b"after"
    assert list(tmp_path.iterdir()) == [path]


def test_a_pipe_stays_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(path, b"through")
        assert os.read(reader, 100) == b"through"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(path.stat().st_mode)
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_in_the_way_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "folder"
    path.mkdir()
    with pytest.raises(InputError, match="cannot write"):
        write_whole(path, b"")
    assert list(tmp_path.iterdir()) == [path]
