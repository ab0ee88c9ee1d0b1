"""Facts about a module, and edits that LLVM accepts."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ltoad.errors import IRError
from ltoad.ir.instructions import Function, Instruction, Return
from ltoad.ir.metadata import MetadataNode, MetadataReference
from ltoad.ir.module import Module
from ltoad.ir.types import DOUBLE, I8, I32, I64, PTR, VOID, ArrayType, FunctionType, StructType
from ltoad.ir.values import (
    Argument,
    ConstantAggregate,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    GlobalReference,
)

SOURCES = Path(__file__).parent / "sources"


@pytest.fixture(scope="module")
def constructs(canonical: Callable[[str], str]) -> str:
    return canonical((SOURCES / "constructs.ll").read_text())


@pytest.fixture
def module(constructs: str) -> Module:
    return Module.parse(constructs)


def test_header(module: Module) -> None:
    assert module.triple == "x86_64-unknown-linux-gnu"
    assert module.layout.pointer_size() == 8
    assert module.module_assembly == (".globl thing; # a comment", "thing:")


def test_types_by_name(module: Module) -> None:
    named = module.named_type("named")
    assert isinstance(named, StructType)
    assert str(named) == '{ i32, [2 x %"a \\22quoted\\22 name"], <{ i8, double }> }'
    assert str(module.resolve(named.elements[1].element)) == "{ ptr addrspace(3), <4 x half> }"  # type: ignore[attr-defined]
    assert module.resolve(DOUBLE) is DOUBLE
    with pytest.raises(IRError, match="no type %missing"):
        module.named_type("missing")


def test_globals(module: Module) -> None:
    plain = module.global_variable("plain")
    assert (plain.kind, plain.linkage, plain.value_type) == ("global", "", I32)
    assert isinstance(plain.initializer, ConstantInt)
    assert plain.initializer.value == 5
    text = module.global_variable("quoted name$")
    assert text.is_constant
    assert (text.linkage, text.value_type, text.suffix) == ("internal", ArrayType(4, I8), "align 1")
    assert module.global_variable("external").is_declaration
    assert module.global_variable("external").initializer is None
    table = module.global_variable("expressions").initializer
    assert isinstance(table, ConstantAggregate)
    first = table.elements[0]
    assert isinstance(first, ConstantExpression)
    assert isinstance(first.operands[0], GlobalReference)
    assert first.operands[0].name == "plain"
    with pytest.raises(IRError, match="no global @missing"):
        module.global_variable("missing")


def test_aliases(module: Module) -> None:
    alias = module.global_variable("function_alias")
    assert alias.kind == "alias"
    assert alias.value_type == FunctionType(VOID, (I32,), variadic=True)
    assert isinstance(alias.initializer, GlobalReference)
    assert alias.initializer.name == "numbered"
    assert module.global_variable("indirect").kind == "ifunc"


def test_signatures(module: Module) -> None:
    signature = module.signature("attributes")
    assert signature.result_attributes == (
        "noundef",
        "nonnull",
        "align 8",
        "dereferenceable(16)",
    )
    assert signature.type.result == PTR
    assert signature.type.parameters[1] == I64
    assert signature.parameter_attributes[1] == ("range(i64 0, 5)",)
    assert signature.parameter_attributes[2] == ("initializes((0, 8), (16, 24))",)
    assert signature.parameter_attributes[4] == (
        "captures(address, read_provenance)",
        '"custom"="a \\22b\\22"',
    )
    local = module.signature("other_convention")
    assert (local.convention, local.linkage) == ("fastcc", "")
    assert local.result_attributes == ("signext", "range(i32 0, 10)")
    assert module.signature("callee").type.variadic
    assert module.signature("__gxx_personality_v0").prefix[0] == "!dbg"


def test_attributes_of_functions(module: Module) -> None:
    words = module.function_attributes("calls")
    assert {"nounwind", "alignstack=16", '"a"="b c"', '"lone"', "vscale_range(1,16)"} <= set(words)
    assert "memory(argmem: readwrite, inaccessiblemem: read)" in words
    assert module.function_attributes("debug") == ()
    with pytest.raises(IRError, match="no attribute group #99"):
        module.attribute_group("#99")


def test_what_is_defined_and_declared(module: Module) -> None:
    assert module.defines("control")
    assert not module.declares("control")
    assert module.declares("callee")
    assert module.knows("plain")
    assert not module.knows("nothing")
    assert "debug" in module.function_names()
    assert "callee" in module.declaration_names()
    with pytest.raises(IRError, match="no definition of @callee"):
        module.function("callee")


def test_metadata(module: Module) -> None:
    flags = module.named_metadata("llvm.module.flags")
    version = module.metadata(flags[0].number)
    assert version.operands[1:2] == ("Debug Info Version",)
    unit = module.metadata(module.named_metadata("llvm.dbg.cu")[0].number)
    assert (unit.kind, unit.distinct) == ("DICompileUnit", True)
    assert unit.fields["producer"] == 'p ("q")'
    assert unit.fields["isOptimized"] is True
    assert isinstance(unit.fields["file"], MetadataReference)
    odd = module.named_metadata("odd\\23name")
    text, number, real, nothing, pointer, _ = module.metadata(odd[1].number).operands
    assert (text, nothing) == ("x", None)
    assert isinstance(number, ConstantInt)
    assert isinstance(real, ConstantFloat)
    assert isinstance(pointer, GlobalReference)
    assert module.named_metadata("none") == ()


def test_expressions_keep_their_operands(module: Module) -> None:
    found = [
        o.reference()
        for i in module.function("debug").instructions()
        for r in i.records
        for o in r.operands
    ]
    assert "!DIArgList(i32 %i, ptr %p, i32 %late)" in found


def test_names_of_accessed_types(compiled: Callable[..., str], tmp_path: Path) -> None:
    source = tmp_path / "tbaa.c"
    source.write_text(
        "struct s { int n; double *p; };\n"
        "double f(struct s *s, float *x) { *x = 1; s->n++; return *s->p; }\n"
    )
    module = Module.parse(compiled(source, "-O2"))
    names = [
        module.tbaa_access_name(node)
        for i in module.function("f").instructions()
        if (node := i.metadata_node("tbaa")) is not None
    ]
    assert {"float", "int", "double"} <= set(names)
    assert any(name in ("any pointer", "p1 double") for name in names)


def new_function(name: str) -> Function:
    x = Argument(DOUBLE, "x", 0)
    function = Function(name, DOUBLE, [x], prefix="internal")
    block = function.add_block("entry")
    double = block.append(Instruction("fadd", DOUBLE, [x, x], name="sum", flags=("fast",)))
    block.append(Return(double))
    return function


def test_edits_are_printed(module: Module, canonical: Callable[[str], str]) -> None:
    module.add_function(new_function("twice"))
    module.declare("sin", FunctionType(DOUBLE, (DOUBLE,)), suffix="#1")
    module.declare(
        "print", FunctionType(I32, (PTR,), variadic=True), parameter_attributes=[["readonly"]]
    )
    module.add_global("table $", 'private constant [2 x i8] c"ab", align 1')
    node = module.add_metadata('!{!"note", i32 1}')
    group = module.add_attribute_group('cold "key"="value"')
    assert module.add_attribute_group('cold "key"="value"') == group
    changed = module.function("arithmetic")
    changed.suffix = group
    changed.blocks[0].instructions[0].metadata += (("note", node),)
    module.replace_function(changed)
    again = Module.parse(canonical(module.print()))
    assert again.defines("twice")
    assert again.signature("twice").linkage == "internal"
    assert again.signature("sin").type == FunctionType(DOUBLE, (DOUBLE,))
    assert again.signature("print").parameter_attributes == (("readonly",),)
    assert again.global_variable("table $").is_constant
    assert set(again.function_attributes("arithmetic")) == {"cold", '"key"="value"'}
    attached = again.function("arithmetic").blocks[0].instructions[0].metadata_node("note")
    assert attached is not None
    assert again.metadata(int(attached[1:])).operands[0] == "note"


def test_new_parts_can_be_read_back(module: Module) -> None:
    node = module.add_metadata("!{i32 7}")
    assert isinstance(module.metadata(int(node[1:])), MetadataNode)
    assert int(node[1:]) in module.metadata_numbers()
    assert module.attribute_group(module.add_attribute_group("cold noinline")) == (
        "cold",
        "noinline",
    )
    module.add_global("fresh", "global double 1.0")
    assert module.global_variable("fresh").value_type == DOUBLE
    module.add_function(new_function("twice"))
    assert "twice" in module.function_names()
    assert module.signature("twice").type == FunctionType(DOUBLE, (DOUBLE,))


def test_a_definition_takes_the_place_of_a_declaration(canonical: Callable[[str], str]) -> None:
    text = canonical(
        "declare double @f(double)\ndefine double @g(double %x) {\n"
        " %y = call double @f(double %x)\n ret double %y\n}\n"
    )
    module = Module.parse(text)
    module.add_function(new_function("f"))
    assert not module.declares("f")
    assert Module.parse(canonical(module.print())).defines("f")
    with pytest.raises(IRError, match="@f is defined already"):
        module.add_function(new_function("f"))
    with pytest.raises(IRError, match="no definition of @h"):
        module.replace_function(new_function("h"))


def test_declare_is_idle_for_known_names(module: Module) -> None:
    before = module.print()
    module.declare("callee", FunctionType(DOUBLE, ()))
    module.declare("control", FunctionType(DOUBLE, ()))
    assert module.print() == before


def test_only_unused_declarations_are_removed(
    module: Module, canonical: Callable[[str], str]
) -> None:
    assert not module.remove_declaration("callee")
    assert module.remove_declaration("returned")
    assert not module.remove_declaration("returned")
    assert not module.declares("returned")
    assert not Module.parse(canonical(module.print())).declares("returned")
    module.declare("returned", FunctionType(VOID, ()))
    assert module.declares("returned")
    assert Module.parse(canonical(module.print())).signature("returned").type.parameters == ()


def test_fresh_names(module: Module) -> None:
    assert module.fresh_name("new") == "new"
    assert module.fresh_name("control") == "control.1"
    module.add_global("control.1", "global i8 0")
    assert module.fresh_name("control") == "control.2"
    with pytest.raises(IRError, match="@plain is defined already"):
        module.add_global("plain", "global i8 0")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "@x = global i8 0",
        "declare void @f()",
        "define void @f() {\n  ret void\n}",
        "!named = !{!0}\n!0 = !{}",
    ],
)
def test_tiny_modules(text: str, canonical: Callable[[str], str]) -> None:
    printed = canonical(text)
    module = Module.parse(printed)
    module.declare("added", FunctionType(VOID, ()))
    assert module.add_metadata("!{}") == ("!1" if "!0" in text else "!0")
    assert module.add_attribute_group("cold") == "#0"
    assert module.print() != printed
    assert Module.parse(canonical(module.print())).declares("added")


def test_unfinished_definition() -> None:
    with pytest.raises(IRError, match="has no end"):
        Module.parse("define void @f() {\n  ret void\n")
