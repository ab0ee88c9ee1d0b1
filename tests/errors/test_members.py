"""Members of structs are named as in the source, where debug information has them."""

from collections.abc import Callable

import pytest

Refused = Callable[..., str]

PROGRAM = """
union cell { double value; long word; };
typedef struct Record { int id; float weight; union cell c; char name[8]; } Record;
NOINLINE static void scramble(Record *r) {
  r->c.word ^= r->c.word >> 17;
}
NOINLINE static void mark(Record *r) { *(_Atomic int *)&r->weight |= 3; }
NOINLINE void f(Record *r) {
  scramble(r);
  mark(r);
  r->c.value *= r->weight;
}
int main(void) {
  Record r = {1, 2, {3}}, d = {0};
  __enzyme_autodiff_void((void *)f, enzyme_dup, &r, &d);
  return 0;
}"""
BOTH = "`Record::c::value` (double) and `Record::c::word` (long) both lie at byte 8"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_members_are_named(refused: Refused, level: str) -> None:
    message = refused(PROGRAM, level)
    assert f"memory:      {BOTH}\n" in message


def test_nothing_is_told_without_debug_information(refused: Refused) -> None:
    assert "memory:" not in refused(PROGRAM, "-g0")
