"""What the parser makes of a function, and what it says about bad text."""

import time

import pytest

from ltoad.errors import IRError
from ltoad.ir.instructions import Call, Phi, Switch
from ltoad.ir.lexer import tokenise
from ltoad.ir.memory import Load
from ltoad.ir.parse_function import parse_function
from ltoad.ir.printer import print_function
from ltoad.ir.scope import ForwardReference
from ltoad.ir.types import I32, NamedType, StructType, Type
from ltoad.ir.values import MetadataList, MetadataOperand


def function_of(body: str, header: str = "define void @f(i32 %0, ptr %p)") -> str:
    return f"{header} {{\n{body}\n}}"


def test_forward_references_become_the_values() -> None:
    function = parse_function(
        function_of(
            """  br label %loop

loop:
  %i = phi i32 [ 0, %1 ], [ %next, %back ]
  br label %body

back:
  call void @g(i32 %next, ptr %address) [ "deopt"(i32 %next) ]
    #dbg_value(!DIArgList(i32 %next, i32 %i), !1, !DIExpression(), !2)
    #dbg_value(i32 %next, !1, !DIExpression(), !2)
  br label %loop

body:
  %next = add i32 %i, 1
  %address = getelementptr i8, ptr %p, i32 %next
  br label %back"""
        )
    )
    by_name = {i.name: i for i in function.instructions() if i.name}
    phi, next_ = by_name["i"], by_name["next"]
    assert isinstance(phi, Phi)
    assert phi.operands[1] is next_
    assert phi.blocks[0] is function.entry
    assert (function.entry.name, function.entry.implicit) == ("1", True)
    call, branch = function.blocks[2].instructions
    assert isinstance(call, Call)
    assert call.operands == [next_, by_name["address"]]
    assert call.bundles[0].operands == (next_,)
    many, one = (record.operands[0] for record in branch.records)
    assert isinstance(many, MetadataList)
    assert many.values == [next_, phi]
    assert isinstance(one, MetadataOperand)
    assert one.value is next_
    assert not any(
        isinstance(o, ForwardReference) for i in function.instructions() for o in i.operands
    )


def test_entry_number_follows_unnamed_arguments_only() -> None:
    text = function_of("  ret void", "define void @f(i32 %0, ptr %p, i32 %1)")
    assert parse_function(text).entry.name == "2"


def test_results_have_llvms_types() -> None:
    body = """entry:
  %a = load { i32, [2 x float] }, ptr %p, align 4
  %b = extractvalue { i32, [2 x float] } %a, 1, 0
  %c = cmpxchg ptr %p, i32 1, i32 2 seq_cst monotonic, align 4
  %d = getelementptr i8, ptr %p, <4 x i64> splat (i64 1)
  %e = icmp eq <4 x ptr> %d, zeroinitializer
  %f = shufflevector <4 x i1> %e, <4 x i1> poison, <8 x i32> zeroinitializer
  %g = load %pair, ptr %p, align 4
  %h = extractvalue %pair %g, 1
  %i = atomicrmw add ptr %p, i64 1 acquire, align 8
  ret void"""
    bodies: dict[Type, Type] = {NamedType("pair"): StructType((I32, NamedType("other")))}
    function = parse_function(function_of(body), lambda type_: bodies.get(type_, type_))
    types = {i.name: str(i.type) for i in function.instructions() if i.name}
    assert types == {
        "a": "{ i32, [2 x float] }",
        "b": "float",
        "c": "{ i32, i1 }",
        "d": "<4 x ptr>",
        "e": "<4 x i1>",
        "f": "<8 x i1>",
        "g": "%pair",
        "h": "%other",
        "i": "i64",
    }


def test_parts_of_instructions() -> None:
    body = """\
  %2 = load atomic volatile i32, ptr %p syncscope("a") acquire, align 8, !range !3, !x !4
  switch i32 %2, label %3 [
    i32 -3, label %3
  ]

3:
  %r = tail call fast fastcc noundef align 4 ptr (ptr, ...) @"a b"(ptr align 8 null, i32 -1) #2
  ret void"""
    function = parse_function(function_of(body))
    load, switch, call, _ = function.instructions()
    assert isinstance(load, Load)
    assert load.flags == ("volatile",)
    assert load.atomicity is not None
    assert (load.atomicity.ordering, load.atomicity.scope) == ("acquire", 'syncscope("a")')
    assert (load.align, load.metadata) == (8, (("range", "!3"), ("x", "!4")))
    assert isinstance(switch, Switch)
    assert switch.cases == (-3,)
    assert isinstance(call, Call)
    assert (call.callee_name, call.tail, call.convention) == ("a b", "tail", "fastcc")
    assert call.result_attributes == ("noundef", "align 4")
    assert call.argument_attributes == (("align 8",), ())
    assert call.function_attributes == ("#2",)
    assert call.function_type.variadic


@pytest.mark.parametrize(
    ("body", "reason", "at"),
    [
        ("  %a = bogus i32 1, 2\n  ret void", "expected an instruction", "bogus"),
        ("  %a = add i32 %b, 2\n  ret void", "%b of type i32 is never defined", ""),
        ("  br label %nowhere", "no block %nowhere", ""),
        ("  %a = add i32 1, 2\n  %a = add i32 1, 2\n  ret void", "%a is defined twice", ""),
        ("  %a = icmp near i32 1, 2\n  ret void", "expected a predicate", "near"),
        ("  %a = load 5, ptr %p\n  ret void", "expected a type", "5, ptr"),
        ("  store i32 ), ptr %p\n  ret void", "expected a value of type i32", "), ptr"),
        ("  br i1 true, %x, label %y", "expected 'label'", "%x"),
        ("  ret void\nx:\n  ret void\nx:\n  ret void", "label x is defined twice", "x:"),
        ("  %a = extractvalue { i32 } undef, 3\n  ret void", "has no element 3", ""),
        ("  %a = call i32 @f(i32 %0, \n", "expected a type", "}"),
        ("  %u = add i64 %0, %later\n  %later = add i32 1, 1\n  ret void", "is of type i32", ""),
    ],
)
def test_errors_name_the_place(body: str, reason: str, at: str) -> None:
    with pytest.raises(IRError) as caught:
        parse_function(function_of(body))
    message = str(caught.value)
    first, line, caret = message.splitlines()
    assert reason in first
    assert first.startswith("function @f, line ")
    if at:
        assert line[caret.index("^") :].startswith(at)


@pytest.mark.parametrize(
    "text", ["", "declare void @f()", "define void @f() {", "@x = global i8 0"]
)
def test_only_definitions_are_parsed(text: str) -> None:
    with pytest.raises(IRError):
        parse_function(text)


def test_tokens_keep_what_belongs_together() -> None:
    text = 'call range(i64 0, 5) target("a", 1) <4 x i32> [ "t"(ptr %"a;b") ], !x !5 ; comment'
    assert tokenise(text)[:-1] == [
        *("call", "range(i64 0, 5)", 'target("a", 1)', "<4 x i32>", "[", '"t"', "(", "ptr"),
        *('%"a;b"', ")", "]", "!x", "!5"),
    ]


def test_parsing_and_printing_take_linear_time() -> None:
    def seconds(count: int) -> float:
        lines = [f"  %v{i + 1} = fadd fast double %v{i}, 1.000000e+00" for i in range(count)]
        body = "\n".join(["entry:", *lines, f"  ret double %v{count}"])
        text = function_of(body, "define double @f(double %v0)")
        start = time.process_time()
        assert print_function(parse_function(text)) == text
        return time.process_time() - start

    seconds(1000)
    small = min(seconds(4000) for _ in range(3))
    large = min(seconds(32000) for _ in range(2))
    assert large < 8 * small * 2.5
