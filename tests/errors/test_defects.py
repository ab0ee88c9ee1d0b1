"""Mistakes of ltoad's own: messages with function and place, and nothing like success."""

import pytest

from ltoad.config import Options
from ltoad.differentiate import engine
from ltoad.differentiate.module import differentiate_module
from ltoad.differentiate.plan.plan import Plan
from ltoad.differentiate.rejections import rejection
from ltoad.errors import DifferentiationError

MODULE = """
define double @square(double %x) !dbg !4 {
  %y = fmul double %x, %x, !dbg !6
  ret double %y
}

define double @caller(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @square, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "square.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "square", file: !1, line: 4, type: !5, unit: !0)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 5, column: 3, scope: !4)
"""


def _stumble(plan: Plan, *others: object) -> None:
    instruction = next(iter(plan.facts.form.function.instructions()))
    raise KeyError(instruction)


def test_an_exception_is_told_with_function_and_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was a traceback, of which nobody could tell which function it was about."""
    monkeypatch.setattr(engine, "synthesise", _stumble)
    with pytest.raises(DifferentiationError) as caught:
        differentiate_module(MODULE, Options())
    text = str(caught.value)
    assert text.startswith("square.c:5:3: internal error: KeyError")
    assert "[defect]" in text
    assert "in function: square\n" in text
    assert "LTOAD_DEFECT=defect.txt" in text
    assert "Traceback" not in text
    assert "Traceback" in caught.value.trace


def test_endless_recursion_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*others: object) -> None:
        raise RecursionError("maximum recursion depth exceeded")

    monkeypatch.setattr(engine, "synthesise", endless)
    with pytest.raises(DifferentiationError, match="RecursionError") as caught:
        differentiate_module(MODULE, Options())
    assert "in function: square\n" in str(caught.value)


DERIVED = MODULE + "\ndefine double @square.gradient(double %x) {\n  ret double %nothing\n}\n"


@pytest.mark.parametrize(
    "complaint",
    [
        f"LLVM IR parsing error\n<string>:{DERIVED.count(chr(10)) - 1}:14: error: use of undefined "
        "value '%nothing'\n",
        "Instruction does not dominate all uses!\n  ret double %nothing\n",
    ],
)
def test_a_rejected_derivative_is_told_with_its_primal(complaint: str) -> None:
    """LLVM names neither the function nor the source."""
    error = rejection(DERIVED, complaint)
    assert str(error).startswith("square.c:4: internal error: LLVM rejects the derivative")
    assert "'square.gradient'" in str(error)
    assert "in function: square\n" in str(error)
