; Vector intrinsics that clang does not produce, one function each; vectors.c has the references.
target triple = "x86_64-pc-linux-gnu"

define double @lanes(ptr %x) {
  %a = load <4 x double>, ptr %x, align 8
  %q = getelementptr double, ptr %x, i64 4
  %b = load <4 x double>, ptr %q, align 8
  %r = call <4 x double> @llvm.vector.reverse.v4f64(<4 x double> %a)
  %s = call <4 x double> @llvm.vector.splice.v4f64(<4 x double> %a, <4 x double> %b, i32 -1)
  %i = call <8 x double> @llvm.vector.interleave2.v8f64(<4 x double> %r, <4 x double> %s)
  %low = call <4 x double> @llvm.vector.extract.v4f64.v8f64(<8 x double> %i, i64 4)
  %two = call <2 x double> @llvm.vector.extract.v2f64.v4f64(<4 x double> %b, i64 2)
  %in = call <4 x double> @llvm.vector.insert.v4f64.v2f64(<4 x double> %low, <2 x double> %two, i64 2)
  %d = call { <4 x double>, <4 x double> } @llvm.vector.deinterleave2.v8f64(<8 x double> %i)
  %d0 = extractvalue { <4 x double>, <4 x double> } %d, 0
  %d1 = extractvalue { <4 x double>, <4 x double> } %d, 1
  %m1 = fmul <4 x double> %in, %d0
  %m2 = fmul <4 x double> %m1, %d1
  %f = call <4 x double> @llvm.fma.v4f64(<4 x double> %a, <4 x double> %b, <4 x double> %m2)
  %sum = call double @llvm.vector.reduce.fadd.v4f64(double -0.0, <4 x double> %f)
  ret double %sum
}

define double @largest(ptr %x) {
  %a = load <4 x double>, ptr %x, align 8
  %q = getelementptr double, ptr %x, i64 4
  %b = load <4 x double>, ptr %q, align 8
  %m = call double @llvm.vector.reduce.fmaximum.v4f64(<4 x double> %a)
  %n = call double @llvm.vector.reduce.fminimum.v4f64(<4 x double> %b)
  %o = call double @llvm.vector.reduce.fmax.v4f64(<4 x double> %b)
  %p = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> %a)
  %t = call double @llvm.vector.reduce.fmul.v4f64(double 2.0, <4 x double> %b)
  %mn = fmul double %m, %n
  %op = fmul double %o, %p
  %s = fadd double %mn, %op
  %u = fadd double %s, %t
  ret double %u
}

; packs the elements above 1 into a buffer, and spreads others where they were not
define double @packed(ptr %x) {
  %buffer = alloca [8 x double], align 8
  %a = load <8 x double>, ptr %x, align 8
  store <8 x double> %a, ptr %buffer, align 8
  %large = fcmp ogt <8 x double> %a, splat (double 1.0)
  %square = fmul <8 x double> %a, %a
  call void @llvm.masked.compressstore.v8f64(<8 x double> %square, ptr %buffer, <8 x i1> %large)
  %small = xor <8 x i1> %large, splat (i1 true)
  %e = call <8 x double> @llvm.masked.expandload.v8f64(ptr %buffer, <8 x i1> %small, <8 x double> %a)
  %p = fmul <8 x double> %e, %a
  %sum = call double @llvm.vector.reduce.fadd.v8f64(double -0.0, <8 x double> %p)
  ret double %sum
}

; two lanes of the gather and of the scatter have the same address
define double @addresses(ptr %x) {
  %buffer = alloca [8 x double], align 8
  call void @llvm.memset.p0.i64(ptr %buffer, i8 0, i64 64, i1 false)
  %p = getelementptr double, ptr %x, <4 x i64> <i64 3, i64 1, i64 3, i64 0>
  %g = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> %p, i32 8, <4 x i1> splat (i1 true), <4 x double> poison)
  %q = getelementptr double, ptr %buffer, <4 x i64> <i64 2, i64 5, i64 2, i64 0>
  %large = fcmp ogt <4 x double> %g, splat (double 0.75)
  %square = fmul <4 x double> %g, %g
  call void @llvm.masked.scatter.v4f64.v4p0(<4 x double> %square, <4 x ptr> %q, i32 8, <4 x i1> %large)
  %r = shufflevector <4 x ptr> %p, <4 x ptr> %q, <4 x i32> <i32 1, i32 7, i32 5, i32 2>
  %h = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> %r, i32 8, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x double> splat (double 2.0))
  %one = extractelement <4 x ptr> %q, i32 2
  %last = load double, ptr %one, align 8
  %w = fmul <4 x double> %h, %g
  %sum = call double @llvm.vector.reduce.fadd.v4f64(double %last, <4 x double> %w)
  ret double %sum
}

; an element chosen at run time, out of a vector and into one
define double @chosen(ptr %x, i32 %k) {
  %a = load <8 x double>, ptr %x, align 8
  %e = extractelement <8 x double> %a, i32 %k
  %s = fmul double %e, %e
  %j = xor i32 %k, 1
  %b = insertelement <8 x double> %a, double %s, i32 %j
  %c = fmul <8 x double> %b, %a
  %half = fptrunc <8 x double> %c to <8 x float>
  %back = fpext <8 x float> %half to <8 x double>
  %sum = call double @llvm.vector.reduce.fadd.v8f64(double -0.0, <8 x double> %back)
  ret double %sum
}

declare <4 x double> @llvm.vector.reverse.v4f64(<4 x double>)
declare <4 x double> @llvm.vector.splice.v4f64(<4 x double>, <4 x double>, i32)
declare <8 x double> @llvm.vector.interleave2.v8f64(<4 x double>, <4 x double>)
declare { <4 x double>, <4 x double> } @llvm.vector.deinterleave2.v8f64(<8 x double>)
declare <4 x double> @llvm.vector.extract.v4f64.v8f64(<8 x double>, i64)
declare <2 x double> @llvm.vector.extract.v2f64.v4f64(<4 x double>, i64)
declare <4 x double> @llvm.vector.insert.v4f64.v2f64(<4 x double>, <2 x double>, i64)
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fadd.v8f64(double, <8 x double>)
declare double @llvm.vector.reduce.fmul.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fmax.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fmin.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fmaximum.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fminimum.v4f64(<4 x double>)
declare void @llvm.masked.compressstore.v8f64(<8 x double>, ptr, <8 x i1>)
declare <8 x double> @llvm.masked.expandload.v8f64(ptr, <8 x i1>, <8 x double>)
declare <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x double>)
declare void @llvm.masked.scatter.v4f64.v4p0(<4 x double>, <4 x ptr>, i32, <4 x i1>)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
