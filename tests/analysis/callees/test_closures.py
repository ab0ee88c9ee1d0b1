"""Function objects of C++: their managers move closures, or are functions like others."""

from ltoad.analysis.callees.callees import callees
from ltoad.ir.instructions import Call
from ltoad.ir.module import Module
from ltoad.rules.table import Rows

MANAGER = "_ZNSt17_Function_handlerIFvvEZ1fvEUlvE_E10_M_managerERSt9_Any_dataRKS2_"


def test_a_manager_that_only_destroys_is_a_function() -> None:
    """LLVM takes arguments away that a manager does not use; the link ended with an internal
    error."""
    module = Module.parse(f"""
define internal double @half(double %x) {{
  %r = fmul double %x, 5.0e-1
  ret double %r
}}
define internal void @{MANAGER}(ptr %closure) {{
  %inside = getelementptr i8, ptr %closure, i64 8
  store ptr @half, ptr %inside
  ret void
}}
define double @f(double %x) {{
  %closure = alloca [32 x i8]
  call void @{MANAGER}(ptr %closure)
  %at = getelementptr i8, ptr %closure, i64 8
  %g = load ptr, ptr %at
  %r = call double %g(double %x)
  ret double %r
}}
""")
    found = callees(module, Rows({}).of, lambda _: [])
    (call,) = (c for c in module.function("f").instructions() if isinstance(c, Call) and c in found)
    assert found[call] == frozenset(["half"])
