; What else moves floats: nested aggregates, freeze, bit casts of vectors, wide integers, markers.
target triple = "x86_64-pc-linux-gnu"

@label = private constant [2 x i8] c"a\00"

define double @moves(ptr %x, i64 %k.low, i64 %k.high) {
  %k.wide = zext i64 %k.high to i128
  %k.up = shl i128 %k.wide, 64
  %k.down = zext i64 %k.low to i128
  %k = or i128 %k.up, %k.down
  %n = alloca double, align 8
  %x1 = getelementptr double, ptr %x, i64 1
  %x2 = getelementptr double, ptr %x, i64 2
  %a = load double, ptr %x, align 8
  %b = load double, ptr %x1, align 8
  %c = load double, ptr %x2, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %n)
  %s = call ptr @llvm.stacksave.p0()
  call void @llvm.sideeffect()
  %sane = fcmp ord double %a, %b
  call void @llvm.assume(i1 %sane)
  %note = call ptr @llvm.ptr.annotation.p0.p0(ptr %n, ptr @label, ptr @label, i32 1, ptr null)
  %ab = fmul double %a, %b
  store volatile double %ab, ptr %note, align 8
  %s0 = insertvalue { i32, [2 x { double, [2 x double] }] } zeroinitializer, double %a, 1, 0, 0
  %s1 = insertvalue { i32, [2 x { double, [2 x double] }] } %s0, double %ab, 1, 1, 1, 1
  %in = insertvalue { double, [2 x double] } poison, double %c, 0
  %in1 = insertvalue { double, [2 x double] } %in, double %a, 1, 0
  %in2 = insertvalue { double, [2 x double] } %in1, double %b, 1, 1
  %s2 = insertvalue { i32, [2 x { double, [2 x double] }] } %s1, { double, [2 x double] } %in2, 1, 0
  %f = freeze { i32, [2 x { double, [2 x double] }] } %s2
  %t = select i1 %sane, { i32, [2 x { double, [2 x double] }] } %f, { i32, [2 x { double, [2 x double] }] } %s1
  %arr = extractvalue { i32, [2 x { double, [2 x double] }] } %t, 1
  %e0 = extractvalue [2 x { double, [2 x double] }] %arr, 0, 0
  %e1 = extractvalue [2 x { double, [2 x double] }] %arr, 1, 1, 1
  %inner = extractvalue [2 x { double, [2 x double] }] %arr, 0, 1
  %e2 = extractvalue [2 x double] %inner, 0
  %l = load volatile double, ptr %n, align 8
  %v0 = insertelement <2 x double> poison, double %e0, i32 0
  %v1 = insertelement <2 x double> %v0, double %e1, i32 1
  %bits = bitcast <2 x double> %v1 to <4 x i32>
  %words = bitcast <4 x i32> %bits to <2 x i64>
  %whole = bitcast <2 x i64> %words to i128
  %frozen = freeze i128 %whole
  %high = lshr i128 %frozen, 64
  %word = trunc i128 %high to i64
  %g = bitcast i64 %word to double
  %low = trunc i128 %frozen to i64
  %h = bitcast i64 %low to double
  %three = mul i128 %k, 3
  %odd = urem i128 %three, 5
  switch i128 %odd, label %other [ i128 1, label %one
                                   i128 -1, label %other ]

one:
  %gg = fmul double %g, %g
  br label %join

other:
  %gh = fmul double %g, %h
  br label %join

join:
  %p = phi double [ %gg, %one ], [ %gh, %other ]
  %i = trunc i128 %three to i64
  %o = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 7)
  %m = extractvalue { i64, i1 } %o, 0
  %r = call i64 @llvm.fshl.i64(i64 %m, i64 %i, i64 3)
  %q = call i64 @llvm.ctpop.i64(i64 %r)
  %w = call i64 @llvm.bswap.i64(i64 %q)
  %z = call i64 @llvm.expect.i64(i64 %w, i64 0)
  %scale = uitofp i64 %q to double
  %y = fmul double %p, %scale
  %le = fmul double %l, %e2
  %sum = fadd double %y, %le
  call void @llvm.stackrestore.p0(ptr %s)
  call void @llvm.lifetime.end.p0(i64 8, ptr %n)
  ret double %sum
}
