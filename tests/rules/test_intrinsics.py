"""Every intrinsic that a front end for CPUs emits has a row, or is refused on purpose.

The lists follow LLVM's Intrinsics.td of version 19, less garbage collection,
GPUs, and what only back ends create.
"""

import pytest

from ltoad.rules.intrinsics import UNKNOWN_INTRINSIC
from ltoad.rules.registrars import words
from ltoad.rules.rows import (
    CastRow,
    CopyRow,
    ExtremumRow,
    FillRow,
    FunnelShiftRow,
    InactiveRow,
    LoweredRow,
    MarkerRow,
    PointerRow,
    ReductionRow,
    Row,
    ScalarRow,
    SeveralRow,
    UnsupportedRow,
    ZeroRow,
)
from ltoad.rules.table import lookup  # noqa: TID251 -- the table itself is tested

NAMES = {
    ScalarRow: words("""
        acos asin atan atan2 canonicalize copysign cos cosh exp exp10 exp2 fabs fma fmuladd ldexp
        log log10 log2 maximum maximumnum maxnum minimum minimumnum minnum pow powi sin sinh sqrt
        tan tanh arithmetic.fence ssa.copy x86.sse2.max.pd x86.avx.min.ps.256
        experimental.constrained.fadd experimental.constrained.fdiv experimental.constrained.frem
        experimental.constrained.fma experimental.constrained.sqrt experimental.constrained.pow
    """),
    CastRow: words("experimental.constrained.fpext experimental.constrained.fptrunc"),
    SeveralRow: words("sincos sincospi modf frexp"),
    ReductionRow: words("vector.reduce.fadd"),
    LoweredRow: words("""
        vector.reduce.fmul vector.reduce.fmax vector.reduce.fmin vector.reduce.fmaximum
        vector.reduce.fminimum masked.load masked.store masked.gather masked.scatter
        masked.expandload masked.compressstore vector.insert vector.extract vector.reverse
        vector.splice vector.interleave2 vector.deinterleave2 experimental.vector.reverse
    """),
    ExtremumRow: words("smax smin umax umin"),
    ZeroRow: words("""
        abs bitreverse bswap ceil ctlz ctpop cttz eh.typeid.for expect expect.with.probability
        experimental.constrained.fcmp experimental.constrained.fcmps
        experimental.constrained.fptosi experimental.constrained.sitofp
        experimental.get.vector.length experimental.cttz.elts floor fptosi.sat fptoui.sat
        get.active.lane.mask get.rounding is.constant is.fpclass llrint llround
        lrint lround nearbyint objectsize public.type.test rint round roundeven
        sadd.sat sadd.with.overflow scmp sdiv.fix sdiv.fix.sat smul.fix smul.fix.sat
        smul.with.overflow sshl.sat ssub.sat ssub.with.overflow stepvector trunc type.test uadd.sat
        uadd.with.overflow ucmp udiv.fix umul.fix umul.with.overflow ushl.sat usub.sat
        usub.with.overflow vscale vector.reduce.add vector.reduce.and vector.reduce.mul
        vector.reduce.or vector.reduce.smax vector.reduce.umin vector.reduce.xor
        allow.runtime.check allow.ubsan.check x86.sse2.movmsk.pd
    """),
    MarkerRow: words("""
        assume codeview.annotation dbg.assign dbg.declare dbg.label dbg.value donothing
        experimental.noalias.scope.decl fake.use instrprof.cover instrprof.increment
        invariant.end invariant.start lifetime.end lifetime.start prefetch pseudoprobe sideeffect
        stackrestore stacksave var.annotation x86.sse2.pause
    """),
    FunnelShiftRow: words("fshl fshr"),
    PointerRow: words("""
        launder.invariant.group preserve.array.access.index preserve.struct.access.index
        ptr.annotation ptrmask strip.invariant.group threadlocal.address
    """),
    CopyRow: words("memcpy memcpy.inline memmove memcpy.element.unordered.atomic"),
    FillRow: words("memset memset.inline"),
    InactiveRow: words("""
        addressofreturnaddress debugtrap frameaddress get.fpenv pcmarker readcyclecounter
        readsteadycounter read_register reset.fpenv returnaddress set.fpenv set.rounding
        thread.pointer trap ubsantrap write_register x86.rdtsc
    """),
    UnsupportedRow: words("""
        coro.begin eh.sjlj.setjmp eh.sjlj.longjmp experimental.deoptimize
        experimental.patchpoint.void experimental.stackmap init.trampoline matrix.multiply
        va_copy va_end va_start vp.fadd experimental.vp.splice annotation
        x86.sse3.addsub.pd aarch64.neon.fmaxnm convert.from.fp16
    """),
}
CASES = [(name, kind) for kind, names in NAMES.items() for name in names]


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_kind_of_intrinsic(name: str, kind: type[Row]) -> None:
    row = lookup(f"llvm.{name}.f64")
    assert row is not None
    assert type(row) is kind


def test_what_nobody_has_heard_of_is_refused_and_not_ignored() -> None:
    assert lookup("llvm.unheard.of.f64") is UNKNOWN_INTRINSIC
    assert UNKNOWN_INTRINSIC.remedy
