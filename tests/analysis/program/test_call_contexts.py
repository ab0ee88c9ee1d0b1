"""What callers tell of arguments: which of them are never the same memory."""

import pytest

from ltoad.analysis.memory.origins import Origin, OriginKind
from ltoad.analysis.program.call_contexts import CallContexts
from ltoad.analysis.program.program import Program
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

BOTH = frozenset(Origin(OriginKind.ARGUMENT, index) for index in range(2))
ROOT = """
define void @f() {
  %a = alloca [4 x double]
  %b = alloca [4 x double]
  call void @g0(ptr %a, ptr %b, i1 true)
  ret void
}
"""


def member(name: str, calls: str) -> str:
    return f"""
define internal void @{name}(ptr %x, ptr %y, i1 %more) {{
  %value = load double, ptr %x
  store double %value, ptr %y
  br i1 %more, label %again, label %done
again:
{calls}
  br label %done
done:
  ret void
}}
"""


def contexts(text: str) -> CallContexts:
    return CallContexts(Program(Module.parse(ROOT + text), Rows({})), ["f"])


@pytest.mark.parametrize(
    ("passed", "apart"),
    [("ptr %x, ptr %y", True), ("ptr %y, ptr %x", True), ("ptr %x, ptr %x", False)],
)
def test_a_function_that_calls_itself(passed: str, *, apart: bool) -> None:
    found = contexts(member("g0", f"  call void @g0({passed}, i1 false)")).apart("g0")
    assert (BOTH in found) == apart


def test_what_one_of_a_cycle_mixes_up_is_mixed_up_in_all() -> None:
    text = member("g0", "  call void @g1(ptr %x, ptr %y, i1 true)")
    text += member("g1", "  call void @g2(ptr %y, ptr %x, i1 true)")
    text += member("g2", "  call void @g0(ptr %y, ptr %y, i1 false)")
    found = contexts(text)
    assert not any(BOTH in found.apart(name) for name in ("g0", "g1", "g2"))


def test_a_large_cycle_takes_each_function_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """All functions of a cycle with two calls each; by paths there would be 2^60."""
    count = 60
    text = "".join(
        member(
            f"g{k}",
            f"  call void @g{(k + 1) % count}(ptr %x, ptr %y, i1 true)\n"
            f"  call void @g{(3 * k + 2) % count}(ptr %y, ptr %x, i1 true)",
        )
        for k in range(count)
    )
    evaluated: list[str] = []
    evaluate = CallContexts._evaluate

    def counted(self: CallContexts, name: str, former: object) -> object:
        evaluated.append(name)
        return evaluate(self, name, former)  # type: ignore[arg-type]

    monkeypatch.setattr(CallContexts, "_evaluate", counted)
    found = contexts(text)
    assert all(BOTH in found.apart(f"g{k}") for k in range(count))
    assert len(evaluated) <= 4 * count
