"""Facts read from text agree with what LLVM itself says about the module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callgraph.facts import FunctionFacts, Signature, UnitFacts
from ltoad.errors import IRError
from ltoad.extract.bitcode import initialise_llvm
from ltoad.extract.facts import facts_of_text

D_OF_D = Signature("double", ("double",))

CPP = r"""
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
struct Shape { virtual double area() const = 0; virtual ~Shape() {} };
struct Square : Shape {
    double a;
    Square(double x) : a(x) {}
    double area() const { return a * a; }
};
struct Disc : Shape {
    double r;
    Disc(double x) : r(x) {}
    double area() const { return 3 * r * r; }
};
double total(const std::vector<std::unique_ptr<Shape>> &all) {
    double sum = 0;
    for (auto &one : all) sum += one->area();
    return sum;
}
double run(double x) {
    std::map<std::string, std::function<double(double)>> table;
    table["square"] = [](double y) { return y * y; };
    asm volatile("nop" ::: "memory");
    try {
        std::vector<std::unique_ptr<Shape>> all;
        all.emplace_back(new Square(x));
        all.emplace_back(new Disc(x));
        return total(all) + table.at("square")(x);
    } catch (const std::out_of_range &) {
        return 0;
    }
}
"""

RUST = """
pub fn apply(functions: &[Box<dyn Fn(f64) -> f64>], x: f64) -> f64 {
    functions.iter().map(|f| f(x)).sum()
}
pub fn both(k: f64, x: f64) -> f64 {
    apply(&[Box::new(move |y| k * y), Box::new(|y| y * y)], x)
}
"""

FORTRAN = """
module shapes
contains
  real(8) function apply(f, x) result(y)
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(8), intent(in) :: x
    y = f(x) + norm2([x, 2*x])
  end function
end module
real(8) function outer(x)
  use shapes
  real(8), intent(in) :: x
  real(8), external :: inner
  outer = apply(inner, x)
end function
"""

C = """
struct node { double (*value)(double); struct node *next; };
static double twice(double x) { return 2 * x; }
static struct node list = {twice, 0};
double run(struct node *n, double x, int kind) {
    double sum = 0;
    for (; n; n = n->next) sum += n->value(x);
    switch (kind) { case 0: return sum; case 1: return run(&list, x, 0); default: return -sum; }
}
double fortytwo(void) { return run(&list, 42, 1); }
"""

SOURCES = {"one.c": C, "one.cpp": CPP, "one.rs": RUST, "one.f90": FORTRAN}


def by_llvm(function: llvm.ValueRef) -> tuple[int, Counter[str]]:
    """The number of instructions and the direct callees, by LLVM's own iteration."""
    count, callees = 0, Counter[str]()
    for block in function.blocks:
        for instruction in block.instructions:
            count += 1
            if instruction.opcode in ("call", "invoke", "callbr"):
                callee = list(instruction.operands)[-1]
                if callee.value_kind == llvm.ValueKind.function:
                    callees[callee.name] += 1
    return count, callees


def assert_agrees(facts: UnitFacts, module: llvm.ModuleRef) -> None:
    defined = {f.name: f for f in module.functions if not f.is_declaration}
    assert {f.name for f in facts.definitions} == set(defined)
    declared = {f.name for f in module.functions if f.is_declaration}
    assert {f.name for f in facts.declarations} == declared
    variables = {v.name for v in module.global_variables if v.name}
    assert variables <= {v.name for v in facts.globals}
    undefined = {v.name for v in module.global_variables if v.is_declaration}
    assert {v.name for v in facts.globals if not v.defined} == undefined
    for function in facts.definitions:
        count, callees = by_llvm(defined[function.name])
        # LLVM's C interface says weak_any where its text says weak.
        assert function.linkage == defined[function.name].linkage.name.removesuffix("_any")
        assert function.instructions == count
        ours = Counter[str]()
        for call in function.calls:
            ours[call.callee] += call.count
        assert ours == callees, function.name


@pytest.mark.parametrize("level", ["0", "2"])
@pytest.mark.parametrize("name", SOURCES)
def test_agrees_with_llvm_on_compiled_code(
    name: str,
    level: str,
    compile_unit: Callable[..., Path],
    module_of: Callable[[Path], llvm.ModuleRef],
) -> None:
    flag = f"-Copt-level={level}" if name.endswith(".rs") else f"-O{level}"
    module = module_of(compile_unit(name, SOURCES[name], flag, "-g"))
    assert_agrees(facts_of_text(name, str(module)), module)


# Any name is legal between quotes; these provoke the scanner.
NAMES = st.text(st.sampled_from('ab.$_-1 @%"(){}[]<>,=!;\\\né'), min_size=1, max_size=8).filter(
    lambda name: not name.isdigit()
)
TYPES = st.sampled_from(
    ["double", "ptr", "i32", "<2 x double>", "{ double, ptr }", "[2 x i8]", '%"a (b) @c"']
)


def quoted(name: str) -> str:
    raw = name.encode()
    return '"' + "".join(chr(b) if 35 <= b < 127 and b != 92 else f"\\{b:02X}" for b in raw) + '"'


@st.composite
def modules(draw: st.DrawFn) -> str:
    """Modules of functions with hostile names, that call each other and through pointers."""
    names = draw(st.lists(NAMES, min_size=2, max_size=6, unique=True))
    signatures = {name: (draw(TYPES), tuple(draw(st.lists(TYPES, max_size=3)))) for name in names}
    bodies = draw(st.integers(1, len(names)))
    lines = ['%"a (b) @c" = type { double, ptr }', '@"t @x(" = global ptr @' + quoted(names[0])]
    lines.append('@"s" = constant [7 x i8] c"@no()\\22\\00"')
    for index, name in enumerate(names):
        result, parameters = signatures[name]
        listed = ", ".join(parameters)
        if index >= bodies:
            lines.append(f"declare {result} @{quoted(name)}({listed})")
            continue
        linkage = draw(st.sampled_from(["", "internal ", "linkonce_odr ", "weak "]))
        lines.append(f"define {linkage}{result} @{quoted(name)}({listed}) {{")
        for callee in draw(st.lists(st.sampled_from(names), max_size=4)):
            kind, arguments = signatures[callee]
            passed = ", ".join(f"{argument} zeroinitializer" for argument in arguments)
            lines.append(f"  call {kind} @{quoted(callee)}({passed})")
        for callee in draw(st.lists(st.sampled_from(names), max_size=2)):
            kind, arguments = signatures[callee]
            passed = ", ".join(f"{argument} undef" for argument in arguments)
            lines.append(f"  call {kind} inttoptr (i64 64 to ptr)({passed})")
        lines += [f"  ret {result} undef", "}"]
    return "\n".join(lines)


@settings(deadline=None)
@given(modules())
def test_agrees_with_llvm_on_hostile_names(text: str) -> None:
    initialise_llvm()
    module = llvm.parse_assembly(text)
    assert_agrees(facts_of_text("unit", str(module)), module)


@settings(deadline=None)
@given(TYPES, st.lists(TYPES, max_size=4))
def test_calls_through_pointers_have_the_signature_of_their_target(
    result: str, parameters: list[str]
) -> None:
    """Otherwise no indirect call would find its targets."""
    initialise_llvm()
    names = ", ".join(f"{parameter} %{index}" for index, parameter in enumerate(parameters))
    zeros = ", ".join(f"{parameter} zeroinitializer" for parameter in parameters)
    head = '%"a (b) @c" = type { double, ptr }\n'
    text = head + (
        f"define {result} @target({names}) {{\n  ret {result} undef\n}}\n"
        f'define void @caller(ptr %"p (q") {{\n  call {result} %"p (q"({zeros})\n  ret void\n}}\n'
    )
    facts = facts_of_text("unit", str(llvm.parse_assembly(text)))
    target, caller = facts.definitions
    assert [call.signature for call in caller.indirect_calls] == [target.signature]
    assert len(target.signature.parameters) == len(parameters)


def facts_of_ir(text: str) -> UnitFacts:
    initialise_llvm()
    return facts_of_text("unit", str(llvm.parse_assembly(text)))


def the_function(facts: UnitFacts, name: str) -> FunctionFacts:
    return next(function for function in facts.definitions if function.name == name)


def test_every_kind_of_call() -> None:
    facts = facts_of_ir(
        """
        declare double @f(double)
        declare i32 @printf(ptr, ...)
        declare i32 @personality(...)
        @text = constant [3 x i8] c"@g\\00"
        define double @all(ptr %p, ptr addrspace(1) %q) personality ptr @personality {
          %a = tail call fast noundef nofpclass(nan) double @f(double noundef 1.0) "x"="@no("
          %b = call i32 (ptr, ...) @printf(ptr @text, double %a)
          %c = call i32 (ptr, ...) %p(ptr @text, i32 %b)
          %d = call range(i32 0, 2) i32 %p(ptr nonnull align 8 dereferenceable(8) @text)
          %e = call ptr addrspace(1) %p(ptr addrspace(1) %q)
          call void asm sideeffect "# @no($0)", "r"(ptr @text)
          %g = invoke double %p(double %a) [ "deopt"(ptr @text) ] to label %ok unwind label %bad
        ok:
          ret double %g
        bad:
          %l = landingpad { ptr, i32 } catch ptr @text
          resume { ptr, i32 } %l
        }
        """
    )
    function = the_function(facts, "all")
    assert [(call.callee, call.count, call.symbols) for call in function.calls] == [
        ("f", 1, ()),
        ("printf", 1, ("text",)),
    ]
    assert [str(call.signature) for call in function.indirect_calls] == [
        "i32 (ptr, ...)",
        "i32 (ptr)",
        "ptr addrspace(1) (ptr addrspace(1))",
        "double (double)",
    ]
    assert function.addresses == ("text",)
    assert function.instructions == 10


def test_aliases_and_ifuncs_which_llvmlite_does_not_iterate() -> None:
    facts = facts_of_ir(
        """
        @direct = weak alias double (double), ptr @f
        @inside = alias i8, getelementptr (i8, ptr @table, i64 4)
        @chosen = ifunc double (double), ptr @resolver
        @absolute = alias i8, inttoptr (i64 64 to ptr)
        @table = internal constant [2 x ptr] [ptr @f, ptr @resolver]
        define double @f(double %x) { ret double %x }
        define ptr @resolver() { ret ptr @f }
        """
    )
    assert [(a.name, a.target, a.linkage, a.ifunc) for a in facts.aliases] == [
        ("direct", "f", "weak", False),
        ("inside", "table", "external", False),
        ("chosen", "resolver", "external", True),
    ]
    (table,) = [variable for variable in facts.globals if variable.name == "table"]
    assert (table.linkage, table.addresses) == ("internal", ("f", "resolver"))


def test_a_block_address_is_not_the_address_of_its_function() -> None:
    facts = facts_of_ir(
        """
        define void @f(ptr %slot) {
          store ptr blockaddress(@f, %here), ptr %slot
          br label %here
        here:
          indirectbr ptr null, [label %here]
        }
        """
    )
    assert the_function(facts, "f").addresses == ()


def test_call_sites_have_their_source_line(facts_of: Callable[..., UnitFacts]) -> None:
    """Error messages point at the call; an invoke's location is on its second line."""
    c = facts_of("lines.c", "double g(double);\n\ndouble f(double x) {\n return g(x); }\n", "-g")
    assert [(call.callee, call.line) for call in the_function(c, "f").calls] == [("g", 4)]
    source = "struct A { ~A(); };\nvoid g();\nvoid f() {\n A a;\n g();\n}\n"
    cpp = facts_of("lines.cpp", source, "-g", "-O1")
    lines = {call.callee: call.line for call in the_function(cpp, "_Z1fv").calls}
    assert lines["_Z1gv"] == 5


def test_registrations_and_vtables_are_initialisers(facts_of: Callable[..., UnitFacts]) -> None:
    source = """
    double f(double), df(double);
    void *__enzyme_register_derivative_f[] = {(void *)f, (void *)df};
    """
    facts = facts_of("rules.c", source)
    assert [(g.name, g.addresses) for g in facts.globals] == [
        ("__enzyme_register_derivative_f", ("f", "df"))
    ]
    shapes = facts_of("shapes.cpp", CPP, "-O1")
    tables = {g.name: g.addresses for g in shapes.globals}
    assert "_ZNK6Square4areaEv" in tables["_ZTV6Square"]


@pytest.mark.parametrize("line", ["define double f(double %0) {", "@x = 5", "define i32 @f("])
def test_damaged_text_is_an_error_and_not_a_guess(line: str) -> None:
    with pytest.raises(IRError, match="unit"):
        facts_of_text("unit", line + "\n}\n")
