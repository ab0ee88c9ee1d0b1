"""Archives: what we write, others can read, and the other way round."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ltoad.errors import InputError
from ltoad.extract.archives import NewMember, read_archive, write_archive
from ltoad.extract.objects import BITCODE_MAGIC, split_modules
from tests.fixtures.bench import Bench, first_program

NAMES = st.text("abcdefgh.-_", min_size=1, max_size=40).filter(lambda s: s.strip("."))


@given(st.lists(st.tuples(NAMES, st.binary(max_size=99)), max_size=9))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, files: list[tuple[str, bytes]]
) -> None:
    """Names longer than 15 bytes go through a table; odd sizes are padded."""
    path = tmp_path_factory.mktemp("archive") / "lib.a"
    write_archive(path, [NewMember(name, data, ()) for name, data in files])
    assert [(m.name, bytes(m.data)) for m in read_archive(path)] == files


def test_the_symbol_index_is_what_ar_would_write(bench: Bench) -> None:
    """GNU ld refuses archives without one, and finds members by its offsets."""
    bench.native("a.c", "int f(void) { return 1; }\n")
    bench.native("with_a_rather_long_name.c", "int g(void) { return 2; }\nint h;\n")
    names = ["a.o", "with_a_rather_long_name.o"]
    bench.run(first_program("ar"), "rcsD", "theirs.a", *names)
    symbols = [("f",), ("g", "h")]
    members = [
        NewMember(name, (bench.folder / name).read_bytes(), found)
        for name, found in zip(names, symbols, strict=True)
    ]
    write_archive(bench.folder / "ours.a", members)
    listing = [bench.run(first_program("nm"), "-s", name).stdout for name in ("ours.a", "theirs.a")]
    assert listing[0].replace("ours.a", "theirs.a") == listing[1]
    assert "h in with_a_rather_long_name.o" in listing[0]


def test_a_changed_member_of_a_thin_archive(bench: Bench) -> None:
    """A thin archive only names its members, which may be rebuilt or gone."""
    path = bench.native("a.c", "int f(void) { return 1; }\n")
    bench.run(first_program("ar"), "rcsT", "thin.a", path)
    path.write_bytes(b"short")
    with pytest.raises(InputError, match=r"a\.o has changed"):
        read_archive(bench.folder / "thin.a")
    path.unlink()
    with pytest.raises(InputError, match="cannot read"):
        read_archive(bench.folder / "thin.a")


@pytest.mark.parametrize("content", [b"", b"!<arch>", b"!<arch>\nnonsense", b"\x7fELF"])
def test_no_archive(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "lib.a"
    path.write_bytes(content)
    with pytest.raises(InputError, match=r"lib\.a"):
        read_archive(path)


def test_joined_modules_are_told_apart(bench: Bench) -> None:
    """`ld -r` of objects with embedded bitcode joins the sections byte by byte."""
    one = bench.bitcode("one.c", "int one(void) { return 1; }").read_bytes()
    two = bench.bitcode("two.c", "int two(void) { return 2; }").read_bytes()
    assert one[:4] == two[:4] == BITCODE_MAGIC
    assert split_modules("both", one + two + one) == [one, two, one]
