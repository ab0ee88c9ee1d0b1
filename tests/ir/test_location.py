"""Source locations against the line numbers of the source itself."""

from collections.abc import Callable
from pathlib import Path

from ltoad.diagnostics.diagnostic import SourceLocation
from ltoad.ir.location import function_location, location_chain, location_of
from ltoad.ir.module import Module

SOURCE = """\
static inline double square(double x) {
  return x * x;
}
double f(double x) {
  double y = 1.0;
  { double z = x; y += square(z); }
  return y;
}
"""


def test_lines_and_inlining(compiled: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "where.c"
    path.write_text(SOURCE)
    module = Module.parse(compiled(path, "-O2", "-g"))
    function = module.function("f")
    product = next(i for i in function.instructions() if i.opcode == "fmul")
    chain = location_chain(product, module)
    assert [place.line for place in chain] == [2, 6]
    assert chain[0].column == SOURCE.splitlines()[1].index("*") + 1
    assert all(place.file.endswith("where.c") for place in chain)
    assert location_of(product, module) == chain[0]
    place = function_location(module, "f")
    assert place is not None
    assert place.line == 4


def test_without_debug_information(compiled: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "where.c"
    path.write_text(SOURCE)
    module = Module.parse(compiled(path, "-O2"))
    assert function_location(module, "f") is None
    for instruction in module.function("f").instructions():
        assert location_of(instruction, module) is None
        assert location_chain(instruction, module) == []


def test_each_inlined_scope_has_its_own_file(canonical: Callable[[str], str]) -> None:
    text = (Path(__file__).parent / "sources" / "constructs.ll").read_text()
    module = Module.parse(canonical(text))
    late = next(i for i in module.function("debug").instructions() if i.name == "late")
    assert location_chain(late, module) == [
        SourceLocation("/abs/b.c", 5, 7),
        SourceLocation("dir/a.c", 9, 1),
    ]
    assert function_location(module, "debug") == SourceLocation("dir/a.c", 3)
