"""Rows of LLVM's intrinsics that are no functions of libm.

Names are without the overload suffixes: :func:`ltoad.rules.table.lookup`
strips those.  Intrinsics that are functions of libm (llvm.sin, llvm.maxnum,
llvm.fma) share the row of :mod:`ltoad.rules.libm`.
"""

from __future__ import annotations

from ltoad.rules.effects import Effects
from ltoad.rules.expression import digits, field, fn, out, select, x, y
from ltoad.rules.registrars import (
    effects,
    extremum,
    funnel_shift,
    inactive,
    linear,
    lowered,
    marker,
    memory_copy,
    memory_set,
    output,
    pointer,
    reduction,
    scalar,
    several,
    unsupported,
    words,
    zero,
)
from ltoad.rules.rows import Row

PI = digits("3.1415926535897932384626433832795028841971693993751")

MATH: tuple[Row, ...] = (
    linear(words("llvm.canonicalize llvm.arithmetic.fence llvm.ssa.copy"), "identity", 1.0),
    several(
        words("llvm.sincos __sincos_stret"), "sincos", output(0, field(1)), output(1, -field(0))
    ),
    several(["llvm.sincospi"], "sincospi", output(0, PI * field(1)), output(1, -PI * field(0))),
    # approximations to 12 bits, whose slopes are those of what they approximate
    scalar(
        words("llvm.x86.sse.rsqrt.ps llvm.x86.avx.rsqrt.ps.256"),
        "rsqrt",
        select(x.equals(0.0), 0.0, -0.5 * out / x),
    ),
    scalar(words("llvm.x86.sse.rcp.ps llvm.x86.avx.rcp.ps.256"), "rcp", -out * out),
    several(["llvm.modf"], "modf", output(0, 1.0), output(1, 0.0)),
    several(["llvm.frexp"], "frexp", output(0, fn("ldexp", 1.0, 0.0 - field(1)))),
    reduction(["llvm.vector.reduce.fadd"]),
)

_WITHOUT_DERIVATIVE = words("""
    abs scmp ucmp ctpop ctlz cttz bswap bitreverse
    sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow
    smul.with.overflow umul.with.overflow sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat
    smul.fix umul.fix smul.fix.sat umul.fix.sat sdiv.fix udiv.fix sdiv.fix.sat udiv.fix.sat
    fptosi.sat fptoui.sat is.fpclass is.constant objectsize expect expect.with.probability
    vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor
    vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin
    get.active.lane.mask experimental.get.vector.length vscale stepvector eh.typeid.for
    type.test public.type.test get.rounding allow.runtime.check allow.ubsan.check
    experimental.widenable.condition clmul pext pdep experimental.cttz.elts experimental.stepvector
    get.dynamic.area.offset get.fpmode type.checked.load loop.decrement loop.decrement.reg
    test.set.loop.iterations start.loop.iterations test.start.loop.iterations
    set.loop.iterations experimental.vector.match
    x86.bmi.pext x86.bmi.pdep x86.bmi.bextr x86.bmi.bzhi x86.sse42.crc32 x86.addcarry x86.subborrow
""")

_MARKERS = words("""
    lifetime.start lifetime.end assume sideeffect donothing prefetch pseudoprobe fake.use
    dbg.value dbg.declare dbg.assign dbg.label codeview.annotation
    invariant.start invariant.end stacksave stackrestore
    instrprof.increment instrprof.increment.step instrprof.value.profile instrprof.cover
    instrprof.timestamp instrprof.callsite instrprof.mcdc.parameters instrprof.mcdc.tvbitmap.update
    noalias.scope.decl experimental.convergence.entry experimental.convergence.anchor
    experimental.convergence.loop seh.scope.begin seh.scope.end seh.try.begin seh.try.end
    eh.unwind.init clear_cache gcroot stackprotector xray.customevent xray.typedevent
    hwasan.check.memaccess asan.check.memaccess x86.sse2.pause x86.sse2.lfence x86.sse2.mfence
    x86.sse.sfence x86.sse2.clflush aarch64.hint aarch64.dmb aarch64.dsb aarch64.isb
""")

_SAME_POINTERS = words("""
    threadlocal.address launder.invariant.group strip.invariant.group ptr.annotation
""")

_POINTERS = words("""
    ptrmask
    preserve.array.access.index preserve.struct.access.index preserve.union.access.index
""")

_NOT_VECTORISED = (
    "compile this unit with -fno-vectorize -fno-slp-vectorize: ltoad vectorises the derivative"
)

_VECTORISED = words("""
    experimental.vp.reverse experimental.vp.splice
    experimental.vp.strided.load experimental.vp.strided.store vp
    vector.partial.reduce.add experimental.vector.histogram.add
    experimental.vector.compress
    vector.interleave3 vector.interleave4 vector.deinterleave3 vector.deinterleave4
""")

_REDUCTIONS = {
    "fmul": "fmul",
    "fmax": "llvm.maxnum",
    "fmin": "llvm.minnum",
    "fmaximum": "llvm.maximum",
    "fminimum": "llvm.minimum",
}

_LOWERINGS = {
    "masked.load": "masked_load",
    "masked.store": "masked_store",
    "masked.gather": "gather",
    "masked.scatter": "scatter",
    "masked.expandload": "expanding_load",
    "masked.compressstore": "compressing_store",
    "vector.reverse": "reverse",
    "vector.splice": "splice",
    "vector.splice.left": "splice",
    "vector.splice.right": "splice_right",
    "vector.extract": "extract",
    "vector.insert": "insert",
    "vector.interleave2": "interleave",
    "vector.deinterleave2": "deinterleave",
}


def _llvm(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("llvm." + name for name in names)


# Instructions of x86 that clang's <immintrin.h> keeps.  maxpd is x > y ? x : y, also for NaN.
_X86_SHAPES = words("sse.{}.ss sse.{}.ps sse2.{}.sd sse2.{}.pd avx.{}.ps avx.{}.pd")

X86: tuple[Row, ...] = (
    scalar(
        [f"llvm.x86.{shape.format('max')}" for shape in _X86_SHAPES if shape[-2] == "p"],
        "fmax",
        select(x > y, 1.0, 0.0),
        select(x > y, 0.0, 1.0),
    ),
    scalar(
        [f"llvm.x86.{shape.format('min')}" for shape in _X86_SHAPES if shape[-2] == "p"],
        "fmin",
        select(x < y, 1.0, 0.0),
        select(x < y, 0.0, 1.0),
    ),
    *(
        zero([f"llvm.x86.{name}"])
        for name in words("""
            sse41.round.ps sse41.round.pd avx.round.ps avx.round.pd
            sse.cvtss2si sse.cvtss2si64 sse.cvttss2si sse.cvttss2si64
            sse2.cvtsd2si sse2.cvtsd2si64 sse2.cvttsd2si sse2.cvttsd2si64
            sse2.cvtps2dq sse2.cvttps2dq sse2.cvtpd2dq sse2.cvttpd2dq
            avx.cvt.ps2dq.256 avx.cvtt.ps2dq.256 avx.cvt.pd2dq.256 avx.cvtt.pd2dq.256
            sse.movmsk.ps sse2.movmsk.pd avx.movmsk.ps avx.movmsk.pd
            sse2.pmovmskb.128 avx2.pmovmskb
            sse41.ptestc sse41.ptestz sse41.ptestnzc
            avx.ptestc.256 avx.ptestz.256 avx.ptestnzc.256
        """)
    ),
    zero(
        f"llvm.x86.{unit}.{name}{relation}.{kind}"
        for unit, kind in (("sse", "ss"), ("sse2", "sd"))
        for name in words("comi ucomi")
        for relation in words("eq lt le gt ge neq")
    ),
    zero(
        f"llvm.x86.avx.vtest{flag}.{shape}"
        for flag in words("c z nzc")
        for shape in words("ps pd ps.256 pd.256")
    ),
)

VECTORS: tuple[Row, ...] = (
    *(
        lowered([f"llvm.vector.reduce.{name}"], "reduce", _NOT_VECTORISED, operation)
        for name, operation in _REDUCTIONS.items()
    ),
    *(lowered([f"llvm.{n}"], lowering, _NOT_VECTORISED) for n, lowering in _LOWERINGS.items()),
    # their names before LLVM 18 and 19
    *(
        lowered([f"llvm.experimental.{n}"], _LOWERINGS[n], _NOT_VECTORISED)
        for n in ("vector.reverse", "vector.splice", "vector.interleave2", "vector.deinterleave2")
    ),
)

MEMORY: tuple[Row, ...] = (
    memory_copy(
        words("llvm.memcpy llvm.memcpy.inline llvm.memcpy.element.unordered.atomic"),
        destination=0,
        source=1,
        size=2,
    ),
    memory_copy(
        words("llvm.memmove llvm.memmove.element.unordered.atomic"),
        destination=0,
        source=1,
        size=2,
        overlapping=True,
    ),
    memory_set(
        words("llvm.memset llvm.memset.inline llvm.memset.element.unordered.atomic"),
        destination=0,
        value=1,
        size=2,
    ),
)

_REWRITE = "rewrite the function without this construct, or give it a derivative of its own"

CONTROL: tuple[Row, ...] = (
    inactive(words("llvm.trap llvm.ubsantrap llvm.debugtrap"), Effects(no_return=True)),
    inactive(
        words("llvm.readcyclecounter llvm.readsteadycounter llvm.returnaddress llvm.frameaddress"),
        effects(input_output=True),
    ),
    inactive(
        words(
            "llvm.thread.pointer llvm.addressofreturnaddress llvm.sponentry llvm.localaddress"
            " llvm.eh.dwarf.cfa llvm.read_register llvm.read_volatile_register"
            " llvm.write_register llvm.pcmarker llvm.stackguard llvm.eh.exceptionpointer"
            " llvm.eh.exceptioncode llvm.x86.rdtsc llvm.x86.rdtscp llvm.x86.rdrand"
            " llvm.x86.rdseed llvm.reset.fpenv llvm.reset.fpmode llvm.set.fpmode"
        ),
        effects(input_output=True),
    ),
    inactive(
        words("llvm.x86.sse.stmxcsr llvm.x86.sse.ldmxcsr"),
        effects((0,), (0,), input_output=True),
    ),
    inactive(words("llvm.set.rounding llvm.get.fpenv llvm.set.fpenv"), effects(input_output=True)),
)

UNSUPPORTED: tuple[Row, ...] = (
    unsupported(
        _llvm(_VECTORISED),
        _NOT_VECTORISED,
    ),
    unsupported(
        words("llvm.va_start llvm.va_end llvm.va_copy"),
        "pass the numbers as ordinary arguments, or declare the function inactive",
        may_unwind=False,
    ),
    unsupported(["llvm.eh.sjlj.setjmp"], _REWRITE, returns_twice=True),
    unsupported(
        words(
            "llvm.eh.sjlj.longjmp llvm.experimental.stackmap"
            " llvm.experimental.patchpoint llvm.experimental.deoptimize llvm.coro"
            " llvm.matrix llvm.experimental.memset.pattern llvm.init.trampoline"
        ),
        _REWRITE,
    ),
)

UNKNOWN_INTRINSIC = unsupported(
    ["llvm.*"],
    "write this piece without the compiler's built-in function for one processor,"
    " or mark what goes into it inactive",
)
"""Intrinsics without a row: most are instructions of one processor.

They are refused where they meet active values.  LLVM writes most of those
that compute with floats as ordinary instructions anyway.
"""

ROWS: tuple[Row, ...] = (
    *MATH,
    *VECTORS,
    *X86,
    *MEMORY,
    *CONTROL,
    *UNSUPPORTED,
    *(zero([name]) for name in _llvm(_WITHOUT_DERIVATIVE)),
    extremum("llvm.smax", "sge"),
    extremum("llvm.smin", "sle"),
    extremum("llvm.umax", "uge"),
    extremum("llvm.umin", "ule"),
    funnel_shift("llvm.fshl", to_right=False),
    funnel_shift("llvm.fshr", to_right=True),
    *(marker([name]) for name in _llvm(_MARKERS)),
    marker(["llvm.var.annotation"], annotates=True),
    marker(["llvm.experimental.noalias.scope.decl"], declares_scopes=True),
    *(pointer([name], same_address=True) for name in _llvm(_SAME_POINTERS)),
    *(pointer([name]) for name in _llvm(_POINTERS)),
)


def is_assumption(name: str) -> bool:
    """Whether a function says that its argument holds, and does nothing."""
    return name == "llvm.assume"


def is_funnel_shift(name: str) -> bool:
    """Whether a function shifts two words as one; a word that is both of them is rotated."""
    return name.startswith(("llvm.fshl.", "llvm.fshr."))
