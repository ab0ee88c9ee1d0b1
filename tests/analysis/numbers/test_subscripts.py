"""Accesses that are said never to meet do not, in any run."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ltoad.analysis.numbers.geometry import Geometry
from ltoad.analysis.numbers.subscripts import Subscripts
from ltoad.analysis.program.program import Program
from ltoad.ir.memory import MemoryAccess
from ltoad.ir.module import Module
from ltoad.rules.table import Rows
from tests.analysis.interpreter import TooLongError, UndefinedError, run


def loop(tag: str, before: str, after: str, bound: str, body: str, form: str) -> str:
    """A counting loop over ``%tag``; ``form`` tells where its test is."""
    test = f"  %{tag}.go = icmp {{}} i64 %{tag}.next, {bound}"
    step = f"  %{tag}.next = add nsw i64 %{tag}, 1"
    branch = f"  br i1 %{tag}.go, label %{tag}.loop, label %{after}"
    if form == "while":
        return f"""{tag}.loop:
  %{tag} = phi i64 [ 0, %{before} ], [ %{tag}.next, %{tag}.body ]
  %{tag}.go = icmp slt i64 %{tag}, {bound}
  br i1 %{tag}.go, label %{tag}.body, label %{after}
{tag}.body:
{body}
{step}
  br label %{tag}.loop
"""
    predicate = "ne" if form == "exact" else "slt"
    return f"""{tag}.loop:
  %{tag} = phi i64 [ 0, %{before} ], [ %{tag}.next, %{tag}.loop ]
{body}
{step}
{test.format(predicate)}
{branch}
"""


def access(name: str, terms: dict[str, int], opcode: str) -> str:
    """``a[sum of terms]``, an element being eight bytes."""
    lines = []
    total = str(terms.get("", 0))
    for index, (symbol, factor) in enumerate((s, f) for s, f in terms.items() if s and f):
        lines.append(f"  %{name}.m{index} = mul nsw i64 %{symbol}, {factor}")
        lines.append(f"  %{name}.s{index} = add nsw i64 %{name}.m{index}, {total}")
        total = f"%{name}.s{index}"
    lines.append(f"  %{name}.p = getelementptr i64, ptr %a, i64 {total}")
    if opcode == "load":
        lines.append(f"  %{name} = load i64, ptr %{name}.p")
    else:
        lines.append(f"  store i64 1, ptr %{name}.p")
    return "\n".join(lines)


FACTORS = st.sampled_from([0, 0, 1, 1, -1, 2, -2, 3])
CONSTANTS = st.integers(-4, 4)
BOUNDS = st.sampled_from(["%n", "%m", "3", "5"])
FORMS = st.sampled_from(["while", "exact"])


@st.composite
def two_loops(draw: st.DrawFn) -> str:
    """One loop after another, each with an access."""
    parts = []
    for tag, before, after, opcode in (("i", "entry", "mid", "load"), ("j", "mid", "done", "x")):
        terms = {tag: draw(FACTORS), "n": draw(FACTORS), "m": 0, "": draw(CONSTANTS)}
        body = access(f"{tag}.access", terms, opcode)
        parts.append(loop(tag, before, after, draw(BOUNDS), body, draw(FORMS)))
    return f"""define void @f(ptr %a, i64 %n, i64 %m) {{
entry:
  br label %i.loop
{parts[0]}mid:
  br label %j.loop
{parts[1]}done:
  ret void
}}"""


@st.composite
def loop_and_place(draw: st.DrawFn) -> str:
    """A loop, and an access that follows it."""
    inner = access("one", {"i": draw(FACTORS), "n": draw(FACTORS), "": draw(CONSTANTS)}, "load")
    after = access("two", {"n": draw(FACTORS), "m": draw(FACTORS), "": draw(CONSTANTS)}, "store")
    body = loop("i", "entry", "done", draw(BOUNDS), inner, draw(FORMS))
    return f"""define void @f(ptr %a, i64 %n, i64 %m) {{
entry:
  br label %i.loop
{body}done:
{after}
  ret void
}}"""


@st.composite
def nest(draw: st.DrawFn) -> str:
    """Two accesses in the inner of two nested loops, which may be triangular."""
    accesses = []
    for name, opcode in (("one", "load"), ("two", "store")):
        terms = {"i": draw(FACTORS), "j": draw(FACTORS), "n": draw(FACTORS), "": draw(CONSTANTS)}
        accesses.append(access(name, terms, opcode))
    inner_bound = draw(st.sampled_from(["%n", "%m", "4", "%i"]))
    inner = loop("j", "i.body", "i.latch", inner_bound, "\n".join(accesses), draw(FORMS))
    return f"""define void @f(ptr %a, i64 %n, i64 %m) {{
entry:
  br label %i.head
i.head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %i.latch ]
  %i.go = icmp slt i64 %i, {draw(BOUNDS)}
  br i1 %i.go, label %i.body, label %done
i.body:
  br label %j.loop
{inner}i.latch:
  %i.next = add nsw i64 %i, 1
  br label %i.head
done:
  ret void
}}"""


def meets(text: str) -> str:
    """Tells where a claim that two accesses are disjoint is refuted by a run; "" if nowhere."""
    module = Module.parse(text)
    form = Program(module, Rows({})).normal_form("f")
    subscripts = Subscripts(form, module.layout)
    one, two = [i for i in form.function.instructions() if isinstance(i, MemoryAccess)]
    at_one, at_two = (subscripts.address(i.pointer, i) for i in (one, two))
    if not subscripts.disjoint(at_one, 8, at_two, 8):
        return ""
    for n in range(-3, 6):
        for m in (-2, 0, 1, 4):
            try:
                done = run(form.function, {"a": 0, "n": n, "m": m}, module.layout, limit=800)
            except (TooLongError, UndefinedError):
                continue
            common = done.addresses.get(one, set()) & done.addresses.get(two, set())
            if common:
                return f"n={n} m={m}: both at {sorted(common)}\n{text}"
    return ""


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.one_of(two_loops(), loop_and_place(), nest()))
def test_disjoint_accesses_never_meet(text: str) -> None:
    """A false claim lets the reverse sweep read an overwritten value."""
    assert meets(text) == ""


PLACES = st.sampled_from(["%i", "%j", "%k", "%i", "0", "%last"])
INNER_BOUNDS = st.sampled_from(["%i", "%i", "%more", "%n", "2"])


def element(name: str, row: str, column: str, opcode: str) -> str:
    """``a[row * n + column]``, an element being eight bytes."""
    use = f"%{name} = load i64, ptr" if opcode == "load" else "store i64 1, ptr"
    return f"""  %{name}.row = mul nsw i64 {row}, %n
  %{name}.at = add nsw i64 %{name}.row, {column}
  %{name}.p = getelementptr i64, ptr %a, i64 %{name}.at
  {use} %{name}.p"""


def in_turn(first: str, second: str) -> str:
    """A loop over ``%i``, in which one over ``%j`` and then one over ``%k`` run."""
    return f"""define void @f(ptr %a, i64 %n, i64 %m) {{
entry:
  %last = sub nsw i64 %n, 1
  br label %i.head
i.head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %i.latch ]
  %i.go = icmp slt i64 %i, %n
  br i1 %i.go, label %i.body, label %done
i.body:
  %more = add nsw i64 %i, 1
  %left = sub nsw i64 %last, %i
  br label %j.loop
{first}i.mid:
  br label %k.loop
{second}i.latch:
  %i.next = add nsw i64 %i, 1
  br label %i.head
done:
  ret void
}}"""


@st.composite
def columns(draw: st.DrawFn) -> str:
    """In a loop, two inner ones, in one of which a matrix is read, and written in the other."""
    inner = []
    swapped = draw(st.booleans())
    for tag, other, before, after in (
        ("j", "k", "i.body", "i.mid"),
        ("k", "j", "i.mid", "i.latch"),
    ):
        places = [draw(PLACES) for _ in range(2)]
        row, column = (f"%{tag}" if place == f"%{other}" else place for place in places)
        opcode = "load" if (tag == "j") is not swapped else "store"
        body = element("one" if opcode == "load" else "two", row, column, opcode)
        start = draw(st.sampled_from(["", "", "%i"]))
        if start:  # what is counted begins behind the diagonal
            moved = f"  %{tag}.below = add nsw i64 %{tag}, %more\n"
            body = moved + body.replace(f"%{tag},", f"%{tag}.below,").replace(
                f", %{tag}\n", f", %{tag}.below\n"
            )
        bound = "%left" if start else draw(INNER_BOUNDS)
        inner.append(loop(tag, before, after, bound, body, "while"))
    return in_turn(*inner)


def meets_later(text: str) -> tuple[bool, str]:
    """Whether a store is claimed never to meet what a load has read before, and where a run refutes
    that; "" if nowhere."""
    module = Module.parse(text)
    form = Program(module, Rows({})).normal_form("f")
    geometry = Geometry(form, module.layout)
    accesses = [i for i in form.function.instructions() if isinstance(i, MemoryAccess)]
    reader, writer = sorted(accesses, key=lambda access: access.opcode)
    read, written = (geometry.subscripts.address(i.pointer, i) for i in (reader, writer))
    # the loop over k comes after the one over j
    least = int(reader.parent is not None and reader.parent.name.startswith("k."))
    if not geometry.disjoint_later(read, 8, written, 8, least):
        return False, ""
    for n in range(-1, 6):
        try:
            done = run(form.function, {"a": 0, "n": n, "m": 0}, module.layout, limit=2000)
        except (TooLongError, UndefinedError):
            continue
        seen: set[int] = set()
        for access, address in done.order:
            if access is writer and address in seen:
                return True, f"n={n}: {address} is written after it was read\n{text}"
            if access is reader:
                seen.add(address)
    return True, ""


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(columns())
def test_what_is_finished_is_not_written_again(text: str) -> None:
    assert meets_later(text)[1] == ""


def test_columns_that_are_finished_are_found() -> None:
    """As a factorisation reads columns before ``i`` and writes column ``i``."""
    reading = element("one", "%i", "%j", "load")
    writing = element("two", "%k.below", "%i", "store")
    below = "  %k.below = add nsw i64 %k, %more\n"
    text = in_turn(
        loop("j", "i.body", "i.mid", "%i", reading, "while"),
        loop("k", "i.mid", "i.latch", "%left", below + writing, "while"),
    )
    assert meets_later(text) == (True, "")
