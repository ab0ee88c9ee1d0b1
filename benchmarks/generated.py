"""Programs of any size in LLVM IR, with one request: what compile_time.py differentiates."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

Lines = Iterator[str]

_HEAD = """\
target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare double @llvm.sin.f64(double)
declare void @__enzyme_autodiff(ptr, ...)

define void @request(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (ptr, ...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}
"""
_SIGNATURE = "define double @f(ptr %x, ptr %y) {\nentry:"


def _load(name: str, array: str, index: str) -> Lines:
    yield f"  %{name}.at = getelementptr double, ptr %{array}, i64 {index}"
    yield f"  %{name} = load double, ptr %{name}.at, align 8"


def _store(value: str, array: str, index: str, name: str) -> Lines:
    yield f"  %{name}.to = getelementptr double, ptr %{array}, i64 {index}"
    yield f"  store double {value}, ptr %{name}.to, align 8"


def straight(size: int) -> Lines:
    """One block: loads, arithmetic, stores to another array, now and then a sine."""
    yield _SIGNATURE
    last = "1.0"
    count = 0
    while count < size:
        step = [*_load(f"a{count}", "x", str(count % 1000))]
        step.append(f"  %p{count} = fmul double %a{count}, {last}")
        step.append(f"  %s{count} = fadd double %p{count}, %a{count}")
        last = f"%s{count}"
        if count % 4 == 0:
            step.append(f"  %c{count} = call double @llvm.sin.f64(double {last})")
            last = f"%c{count}"
        if count % 3 == 0:
            step += _store(last, "y", str(count % 997), f"o{count}")
        yield from step
        count += len(step)
    yield f"  ret double {last}\n}}"


def loops(size: int) -> Lines:
    """Very many small loops, one after the other."""
    yield _SIGNATURE
    yield "  br label %pre0"
    sums: list[str] = []
    number = 0
    while 12 * number < size:
        k = number
        yield f"pre{k}:\n  br label %loop{k}\nloop{k}:"
        yield f"  %i{k} = phi i64 [ 0, %pre{k} ], [ %n{k}, %loop{k} ]"
        before = sums[-1] if sums else "0.0"
        yield f"  %s{k} = phi double [ {before}, %pre{k} ], [ %t{k}, %loop{k} ]"
        yield from _load(f"a{k}", "x", f"%i{k}")
        yield f"  %p{k} = fmul double %a{k}, %a{k}"
        yield f"  %t{k} = fadd double %s{k}, %p{k}"
        yield from _store(f"%t{k}", "y", f"%i{k}", f"o{k}")
        yield f"  %n{k} = add nuw nsw i64 %i{k}, 1"
        yield f"  %e{k} = icmp eq i64 %n{k}, {10 + k % 7}"
        yield f"  br i1 %e{k}, label %pre{k + 1}, label %loop{k}"
        sums.append(f"%t{k}")
        number += 1
    yield f"pre{number}:\n  ret double {sums[-1]}\n}}"


def calls(size: int) -> Lines:
    """Functions of some forty instructions, each of which calls two later ones."""
    count = max(1, size // 40)
    for k in range(count):
        yield from _caller(k, [c for c in (2 * k + 1, 2 * k + 2) if c < count])


def recursive(size: int) -> Lines:
    """The same, but all of them call each other: one cycle of the call graph."""
    count = max(2, size // 40)
    for k in range(count):
        yield from _caller(k, [(k + 1) % count, (3 * k + 2) % count])


def _caller(k: int, callees: Iterable[int]) -> Lines:
    name = f"define double @{_callee(k)}" if k == 0 else f"define internal double @{_callee(k)}"
    yield f"{name}(ptr %x, ptr %y) noinline {{"
    last = "1.0"
    for step in range(6):
        yield from _load(f"a{step}", "x", str(step))
        yield f"  %p{step} = fmul double %a{step}, {last}"
        yield f"  %s{step} = fadd double %p{step}, %a{step}"
        last = f"%s{step}"
    yield f"  %c = call double @llvm.sin.f64(double {last})"
    yield from _store("%c", "y", str(k % 100), "o")
    result = "%c"
    for place, callee in enumerate(callees):
        yield f"  %r{place} = call double @{_callee(callee)}(ptr %x, ptr %y)"
        yield f"  %m{place} = fmul double %r{place}, {result}"
        result = f"%m{place}"
    yield f"  ret double {result}\n}}"


def _callee(number: int) -> str:
    return f"g{number}" if number else "f"


def pointers(size: int) -> Lines:
    """Calls through pointers in one block, of two functions that the linker knows."""
    for k, opcode in enumerate(("fmul", "fadd")):
        yield f"define internal double @g{k}(double %a, double %b) noinline {{"
        yield f"  %r = {opcode} double %a, %b\n  ret double %r\n}}"
    yield "@table = global [2 x ptr] [ptr @g0, ptr @g1]"
    yield _SIGNATURE
    last = "1.0"
    for k in range(max(1, size // 10)):
        yield from _load(f"a{k}", "x", str(k % 1000))
        yield f"  %h{k} = getelementptr [2 x ptr], ptr @table, i64 0, i64 {k % 2}"
        yield f"  %g{k} = load ptr, ptr %h{k}, align 8"
        yield f"  %r{k} = call double %g{k}(double %a{k}, double {last})"
        yield f"  %s{k} = fadd double %r{k}, %a{k}"
        last = f"%s{k}"
    yield f"  ret double {last}\n}}"


def body(size: int) -> Lines:
    """One loop with a long body that reads and writes two arrays."""
    yield _SIGNATURE
    yield "  br label %loop\nloop:"
    step = list(straight(size))[1:]
    yield "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]"
    yield "  %x.row = getelementptr [1000 x double], ptr %x, i64 %i"
    yield "  %y.row = getelementptr [1000 x double], ptr %y, i64 %i"
    yield from (
        line.replace("ptr %x,", "ptr %x.row,").replace("ptr %y,", "ptr %y.row,")
        for line in step[:-1]
    )
    yield "  %next = add nuw nsw i64 %i, 1"
    yield "  %end = icmp eq i64 %next, 8"
    yield "  br i1 %end, label %out, label %loop\nout:"
    yield step[-1]


def nests(size: int) -> Lines:
    """Loop nests of depth three that update one array from another."""
    yield _SIGNATURE
    yield "  br label %pre0"
    number = 0
    while 27 * number < size:
        yield from _nest(number)
        number += 1
    yield f"pre{number}:"
    yield from _load("last", "y", "3")
    yield "  ret double %last\n}"


def _nest(k: int) -> Lines:
    yield f"pre{k}:\n  br label %i.head{k}\ni.head{k}:"
    yield f"  %i{k} = phi i64 [ 0, %pre{k} ], [ %i.next{k}, %i.latch{k} ]"
    yield f"  %row{k} = mul nuw nsw i64 %i{k}, 8"
    yield f"  br label %j.head{k}\nj.head{k}:"
    yield f"  %j{k} = phi i64 [ 0, %i.head{k} ], [ %j.next{k}, %j.latch{k} ]"
    yield f"  %at{k} = add nuw nsw i64 %row{k}, %j{k}"
    yield f"  br label %k.head{k}\nk.head{k}:"
    yield f"  %k{k} = phi i64 [ 0, %j.head{k} ], [ %k.next{k}, %k.head{k} ]"
    yield from _load(f"old{k}", "y", f"%at{k}")
    yield f"  %inner{k} = add nuw nsw i64 %row{k}, %k{k}"
    yield from _load(f"a{k}", "x", f"%inner{k}")
    yield f"  %p{k} = fmul double %a{k}, %old{k}"
    yield f"  %q{k} = fadd double %p{k}, %a{k}"
    yield from _store(f"%q{k}", "y", f"%at{k}", f"o{k}")
    for name, following in (("k", "j.latch"), ("j", "i.latch"), ("i", f"pre{k + 1}")):
        if name != "k":
            yield f"{name}.latch{k}:"
        yield f"  %{name}.next{k} = add nuw nsw i64 %{name}{k}, 1"
        yield f"  %{name}.end{k} = icmp eq i64 %{name}.next{k}, 8"
        target = following if name == "i" else f"{following}{k}"
        yield f"  br i1 %{name}.end{k}, label %{target}, label %{name}.head{k}"


def branches(size: int) -> Lines:
    """If and else, one after the other, whose results meet in a phi."""
    yield _SIGNATURE
    yield "  br label %top0"
    last = "1.0"
    number = 0
    while 12 * number < size:
        k = number
        yield f"top{k}:"
        yield from _load(f"a{k}", "x", str(k % 1000))
        yield f"  %t{k} = fcmp olt double %a{k}, {last}"
        yield f"  br i1 %t{k}, label %yes{k}, label %no{k}\nyes{k}:"
        yield f"  %p{k} = fmul double %a{k}, {last}"
        yield from _store(f"%p{k}", "y", str(k % 100), f"o{k}")
        yield f"  br label %join{k}\nno{k}:"
        yield f"  %q{k} = call double @llvm.sin.f64(double %a{k})"
        yield f"  br label %join{k}\njoin{k}:"
        yield f"  %r{k} = phi double [ %p{k}, %yes{k} ], [ %q{k}, %no{k} ]"
        yield f"  %s{k} = fadd double %r{k}, {last}"
        yield f"  br label %top{k + 1}"
        last = f"%s{k}"
        number += 1
    yield f"top{number}:\n  ret double {last}\n}}"


SHAPES: dict[str, Callable[[int], Lines]] = {
    "straight": straight,
    "loops": loops,
    "body": body,
    "calls": calls,
    "recursive": recursive,
    "pointers": pointers,
    "nests": nests,
    "branches": branches,
}


def program(shape: str, size: int) -> str:
    """A module whose function ``f`` has about ``size`` instructions (callees included)."""
    return _HEAD + "\n" + "\n".join(SHAPES[shape](size)) + "\n"
