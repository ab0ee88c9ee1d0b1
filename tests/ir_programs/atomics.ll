; Every atomicrmw on floats; the volatile ones and fences stay.
target triple = "x86_64-pc-linux-gnu"

define double @updates(ptr %x) {
  %cell = alloca double, align 8
  %x1 = getelementptr double, ptr %x, i64 1
  %x2 = getelementptr double, ptr %x, i64 2
  %x3 = getelementptr double, ptr %x, i64 3
  %x4 = getelementptr double, ptr %x, i64 4
  %a = load double, ptr %x, align 8
  %b = load double, ptr %x1, align 8
  %c = load double, ptr %x2, align 8
  %d = load double, ptr %x3, align 8
  %e = load double, ptr %x4, align 8
  %ab = fmul double %a, %b
  store atomic double %ab, ptr %cell monotonic, align 8
  %r1 = atomicrmw fadd ptr %cell, double %c seq_cst, align 8
  fence seq_cst
  %r2 = atomicrmw volatile fmax ptr %cell, double %d monotonic, align 8
  %r3 = atomicrmw fmin ptr %cell, double %e monotonic, align 8
  %r4 = atomicrmw fsub ptr %cell, double %a acq_rel, align 8
  %r5 = atomicrmw xchg ptr %cell, double %b monotonic, align 8
  %last = load atomic double, ptr %cell acquire, align 8
  %m1 = fmul double %r1, %r2
  %m2 = fmul double %r3, %r4
  %m3 = fmul double %r5, %last
  %s1 = fadd double %m1, %m2
  %s2 = fadd double %s1, %m3
  ret double %s2
}

define float @bits(ptr %x) {
  %y = getelementptr float, ptr %x, i64 1
  %a = load float, ptr %x, align 4
  %b = atomicrmw xchg ptr %y, i32 1065353216 seq_cst, align 4
  %f = bitcast i32 %b to float
  %m = fmul float %a, %f
  ret float %m
}
