; The digamma function, the derivative of log gamma.  scripts/digamma.py writes this file, and says
; where the formulas come from and how large errors are.

define linkonce_odr hidden float @__ltoad_digammaf(float %x) nounwind willreturn memory(none) {
  %wide = fpext float %x to double
  %value = call double @__ltoad_digamma(double %wide)
  %result = fptrunc double %value to float
  ret float %result
}

define linkonce_odr hidden double @__ltoad_digamma(double %x) nounwind willreturn memory(none) {
entry:
  %negative = fcmp olt double %x, 0x0000000000000000
  br i1 %negative, label %reflect, label %start

reflect:
  %whole = call double @llvm.rint.f64(double %x)
  %rest = fsub double %x, %whole
  %angle = fmul double %rest, 0x400921FB54442D18
  %tangent = call double @llvm.tan.f64(double %angle)
  %cotangent = fdiv double 0xC00921FB54442D18, %tangent
  %pole = fcmp oeq double %rest, 0x0000000000000000
  %reflected = select i1 %pole, double 0x7FF8000000000000, double %cotangent
  %mirror = fsub double 0x3FF0000000000000, %x
  br label %start

start:
  %z0 = phi double [ %x, %entry ], [ %mirror, %reflect ]
  %s0 = phi double [ 0x0000000000000000, %entry ], [ %reflected, %reflect ]
  %small = fcmp olt double %z0, 0x3FF0000000000000
  br i1 %small, label %once, label %middle

once:
  %inverse0 = fdiv double 0x3FF0000000000000, %z0
  %lower = fsub double %s0, %inverse0
  %upper = fadd double %z0, 0x3FF0000000000000
  br label %middle

middle:
  %z1 = phi double [ %z0, %start ], [ %upper, %once ]
  %s1 = phi double [ %s0, %start ], [ %lower, %once ]
  %close = fcmp ole double %z1, 0x4000000000000000
  br i1 %close, label %polynomial, label %raise

polynomial:
  %t = fsub double %z1, 0x3FF8000000000000
  ; -0.00017312261802727393258
  %qm0 = fmul double 0xBF26B107F71AA124, %t
  %q0 = fadd double %qm0, 0x3F3104C9D0897B58  ; 0.00025968482126430746555
  %qm1 = fmul double %q0, %t
  %q1 = fadd double %qm1, 0xBF23DB05B36D9A48  ; -0.00015148586836773365902
  %qm2 = fmul double %q1, %t
  %q2 = fadd double %qm2, 0x3F2DC8AE08AF0FC4  ; 0.00022723316609873758807
  %qm3 = fmul double %q2, %t
  %q3 = fadd double %qm3, 0xBF3F99F529BD0771  ; -0.00048219905305667888755
  %qm4 = fmul double %q3, %t
  %q4 = fadd double %qm4, 0x3F47B3B41B0B38CD  ; 0.00072332662792875541556
  %qm5 = fmul double %q4, %t
  %q5 = fadd double %qm5, 0xBF51002AAF6255F5  ; -0.001037637409841860467
  %qm6 = fmul double %q5, %t
  %q6 = fadd double %qm6, 0x3F5980FC9C9F0BE8  ; 0.0015566317474486839277
  %qm7 = fmul double %q6, %t
  %q7 = fadd double %qm7, 0xBF633661F9073563  ; -0.002345267632540769041
  %qm8 = fmul double %q7, %t
  %q8 = fadd double %qm8, 0x3F6CD3E42D157015  ; 0.0035190064015022760473
  %qm9 = fmul double %q8, %t
  %q9 = fadd double %qm9, 0xBF75A071C746535B  ; -0.0052799648732574042082
  %qm10 = fmul double %q9, %t
  %q10 = fadd double %qm10, 0x3F803C00801BA958  ; 0.0079269446464037960374
  %qm11 = fmul double %q10, %t
  %q11 = fadd double %qm11, 0xBF886355F6F68797  ; -0.011908218001568644751
  %qm12 = fmul double %q11, %t
  %q12 = fadd double %qm12, 0x3F9256475E5AC975  ; 0.017907252439451199397
  %qm13 = fmul double %q12, %t
  %q13 = fadd double %qm13, 0xBF9B9F8B1367959D  ; -0.026975796756138248795
  %qm14 = fmul double %q13, %t
  %q14 = fadd double %qm14, 0x3FA4DE9AA05D3418  ; 0.040760833812420736017
  %qm15 = fmul double %q14, %t
  %q15 = fadd double %qm15, 0xBFAFB442029CDBF4  ; -0.06192213327306453169
  %qm16 = fmul double %q15, %t
  %q16 = fadd double %qm16, 0x3FB8512E5905D180  ; 0.094988724454941213253
  %qm17 = fmul double %q16, %t
  %q17 = fadd double %qm17, 0xBFC2FEEEB98A7CD8  ; -0.14840492305390885721
  %qm18 = fmul double %q17, %t
  %q18 = fadd double %qm18, 0x3FCECA189B8E6DA1  ; 0.24054248424077421856
  %qm19 = fmul double %q18, %t
  %q19 = fadd double %qm19, 0xBFDB1CB63005EE97  ; -0.42362742128146050498
  %qm20 = fmul double %q19, %t
  %q20 = fadd double %qm20, 0x3FEE6F0CBB873617  ; 0.95105587603183289283
  %d0 = fsub double %z1, 0x3FF762D86356BE3F
  %d1 = fsub double %d0, 0x3C9B86A722197829
  %near = fmul double %q20, %d1
  %short = fadd double %s1, %near
  ret double %short

raise:
  %z = phi double [ %z1, %middle ], [ %z.next, %step ]
  %s = phi double [ %s1, %middle ], [ %s.next, %step ]
  %below = fcmp olt double %z, 0x4024000000000000
  br i1 %below, label %step, label %series

step:
  %inverse = fdiv double 0x3FF0000000000000, %z
  %s.next = fsub double %s, %inverse
  %z.next = fadd double %z, 0x3FF0000000000000
  br label %raise

series:
  %log = call double @llvm.log.f64(double %z)
  %r = fdiv double 0x3FF0000000000000, %z
  %r2 = fmul double %r, %r
  ; -3617/8160
  %pm0 = fmul double 0xBFDC5E5E5E5E5E5E, %r2
  %p0 = fadd double %pm0, 0x3FB5555555555555  ; 1/12
  %pm1 = fmul double %p0, %r2
  %p1 = fadd double %pm1, 0xBF95995995995996  ; -691/32760
  %pm2 = fmul double %p1, %r2
  %p2 = fadd double %pm2, 0x3F7F07C1F07C1F08  ; 1/132
  %pm3 = fmul double %p2, %r2
  %p3 = fadd double %pm3, 0xBF71111111111111  ; -1/240
  %pm4 = fmul double %p3, %r2
  %p4 = fadd double %pm4, 0x3F70410410410410  ; 1/252
  %pm5 = fmul double %p4, %r2
  %p5 = fadd double %pm5, 0xBF81111111111111  ; -1/120
  %pm6 = fmul double %p5, %r2
  %p6 = fadd double %pm6, 0x3FB5555555555555  ; 1/12
  %half = fmul double %r, 0x3FE0000000000000
  %scaled = fmul double %p6, %r2
  %correction = fadd double %half, %scaled
  %far = fsub double %log, %correction
  %result = fadd double %s, %far
  ret double %result
}

define linkonce_odr hidden x86_fp80 @__ltoad_digammal(x86_fp80 %x) nounwind willreturn memory(none) {
entry:
  %negative = fcmp olt x86_fp80 %x, 0xK00000000000000000000
  br i1 %negative, label %reflect, label %start

reflect:
  %whole = call x86_fp80 @llvm.rint.f80(x86_fp80 %x)
  %rest = fsub x86_fp80 %x, %whole
  %angle = fmul x86_fp80 %rest, 0xK4000C90FDAA22168C235
  %tangent = call x86_fp80 @llvm.tan.f80(x86_fp80 %angle)
  %cotangent = fdiv x86_fp80 0xKC000C90FDAA22168C235, %tangent
  %pole = fcmp oeq x86_fp80 %rest, 0xK00000000000000000000
  %reflected = select i1 %pole, x86_fp80 0xK7FFFC000000000000000, x86_fp80 %cotangent
  %mirror = fsub x86_fp80 0xK3FFF8000000000000000, %x
  br label %start

start:
  %z0 = phi x86_fp80 [ %x, %entry ], [ %mirror, %reflect ]
  %s0 = phi x86_fp80 [ 0xK00000000000000000000, %entry ], [ %reflected, %reflect ]
  %small = fcmp olt x86_fp80 %z0, 0xK3FFF8000000000000000
  br i1 %small, label %once, label %raise

once:
  %inverse0 = fdiv x86_fp80 0xK3FFF8000000000000000, %z0
  %lower = fsub x86_fp80 %s0, %inverse0
  %upper = fadd x86_fp80 %z0, 0xK3FFF8000000000000000
  br label %raise

raise:
  %z = phi x86_fp80 [ %z0, %start ], [ %upper, %once ], [ %z.next, %step ]
  %s = phi x86_fp80 [ %s0, %start ], [ %lower, %once ], [ %s.next, %step ]
  %below = fcmp olt x86_fp80 %z, 0xK40038000000000000000
  br i1 %below, label %step, label %series

step:
  %inverse = fdiv x86_fp80 0xK3FFF8000000000000000, %z
  %s.next = fsub x86_fp80 %s, %inverse
  %z.next = fadd x86_fp80 %z, 0xK3FFF8000000000000000
  br label %raise

series:
  %log = call x86_fp80 @llvm.log.f80(x86_fp80 %z)
  %r = fdiv x86_fp80 0xK3FFF8000000000000000, %z
  %r2 = fmul x86_fp80 %r, %r
  ; 77683/276
  %pm0 = fmul x86_fp80 0xK40078CBAE6076B981DAE, %r2
  %p0 = fadd x86_fp80 %pm0, 0xKC003D3A6528A6528A653  ; -174611/6600
  %pm1 = fmul x86_fp80 %p0, %r2
  %p1 = fadd x86_fp80 %pm1, 0xK4000C373FCDCFF373FCE  ; 43867/14364
  %pm2 = fmul x86_fp80 %p1, %r2
  %p2 = fadd x86_fp80 %pm2, 0xKBFFDE2F2F2F2F2F2F2F3  ; -3617/8160
  %pm3 = fmul x86_fp80 %p2, %r2
  %p3 = fadd x86_fp80 %pm3, 0xK3FFBAAAAAAAAAAAAAAAB  ; 1/12
  %pm4 = fmul x86_fp80 %p3, %r2
  %p4 = fadd x86_fp80 %pm4, 0xKBFF9ACCACCACCACCACCB  ; -691/32760
  %pm5 = fmul x86_fp80 %p4, %r2
  %p5 = fadd x86_fp80 %pm5, 0xK3FF7F83E0F83E0F83E10  ; 1/132
  %pm6 = fmul x86_fp80 %p5, %r2
  %p6 = fadd x86_fp80 %pm6, 0xKBFF78888888888888889  ; -1/240
  %pm7 = fmul x86_fp80 %p6, %r2
  %p7 = fadd x86_fp80 %pm7, 0xK3FF78208208208208208  ; 1/252
  %pm8 = fmul x86_fp80 %p7, %r2
  %p8 = fadd x86_fp80 %pm8, 0xKBFF88888888888888889  ; -1/120
  %pm9 = fmul x86_fp80 %p8, %r2
  %p9 = fadd x86_fp80 %pm9, 0xK3FFBAAAAAAAAAAAAAAAB  ; 1/12
  %half = fmul x86_fp80 %r, 0xK3FFE8000000000000000
  %scaled = fmul x86_fp80 %p9, %r2
  %correction = fadd x86_fp80 %half, %scaled
  %far = fsub x86_fp80 %log, %correction
  %result = fadd x86_fp80 %s, %far
  ret x86_fp80 %result
}

define linkonce_odr hidden fp128 @__ltoad_digammaf128(fp128 %x) nounwind willreturn memory(none) {
entry:
  %negative = fcmp olt fp128 %x, 0xL00000000000000000000000000000000
  br i1 %negative, label %reflect, label %start

reflect:
  %whole = call fp128 @llvm.rint.f128(fp128 %x)
  %rest = fsub fp128 %x, %whole
  %angle = fmul fp128 %rest, 0xL8469898CC51701B84000921FB54442D1
  %tangent = call fp128 @llvm.tan.f128(fp128 %angle)
  %cotangent = fdiv fp128 0xL8469898CC51701B8C000921FB54442D1, %tangent
  %pole = fcmp oeq fp128 %rest, 0xL00000000000000000000000000000000
  %reflected = select i1 %pole, fp128 0xL00000000000000007FFF800000000000, fp128 %cotangent
  %mirror = fsub fp128 0xL00000000000000003FFF000000000000, %x
  br label %start

start:
  %z0 = phi fp128 [ %x, %entry ], [ %mirror, %reflect ]
  %s0 = phi fp128 [ 0xL00000000000000000000000000000000, %entry ], [ %reflected, %reflect ]
  %small = fcmp olt fp128 %z0, 0xL00000000000000003FFF000000000000
  br i1 %small, label %once, label %raise

once:
  %inverse0 = fdiv fp128 0xL00000000000000003FFF000000000000, %z0
  %lower = fsub fp128 %s0, %inverse0
  %upper = fadd fp128 %z0, 0xL00000000000000003FFF000000000000
  br label %raise

raise:
  %z = phi fp128 [ %z0, %start ], [ %upper, %once ], [ %z.next, %step ]
  %s = phi fp128 [ %s0, %start ], [ %lower, %once ], [ %s.next, %step ]
  %below = fcmp olt fp128 %z, 0xL00000000000000004004000000000000
  br i1 %below, label %step, label %series

step:
  %inverse = fdiv fp128 0xL00000000000000003FFF000000000000, %z
  %s.next = fsub fp128 %s, %inverse
  %z.next = fadd fp128 %z, 0xL00000000000000003FFF000000000000
  br label %raise

series:
  %log = call fp128 @llvm.log.f128(fp128 %z)
  %r = fdiv fp128 0xL00000000000000003FFF000000000000, %z
  %r2 = fmul fp128 %r, %r
  ; 1723168255201/85932
  %pm0 = fmul fp128 0xLFC2FCEFFF0BF3C00401731FAD7CBF3BF, %r2
  %p0 = fadd fp128 %pm0, 0xL65CFBE165CFBE166C012DC0B1A5CFBE1  ; -3392780147/3480
  %pm1 = fmul fp128 %p0, %r2
  %p1 = fadd fp128 %pm1, 0xLAAAAAAAAAAAAAAAB400EAC572AAAAAAA  ; 657931/12
  %pm2 = fmul fp128 %p1, %r2
  %p2 = fadd fp128 %pm2, 0xL6566566566566566C00AC2F056656656  ; -236364091/65520
  %pm3 = fmul fp128 %p2, %r2
  %p3 = fadd fp128 %pm3, 0xL3B5CC0ED7303B5CC40071975CC0ED730  ; 77683/276
  %pm4 = fmul fp128 %p3, %r2
  %p4 = fadd fp128 %pm4, 0xL4CA514CA514CA515C003A74CA514CA51  ; -174611/6600
  %pm5 = fmul fp128 %p4, %r2
  %p5 = fadd fp128 %pm5, 0xL7F9B9FE6E7F9B9FE400086E7F9B9FE6E  ; 43867/14364
  %pm6 = fmul fp128 %p5, %r2
  %p6 = fadd fp128 %pm6, 0xLE5E5E5E5E5E5E5E6BFFDC5E5E5E5E5E5  ; -3617/8160
  %pm7 = fmul fp128 %p6, %r2
  %p7 = fadd fp128 %pm7, 0xL55555555555555553FFB555555555555  ; 1/12
  %pm8 = fmul fp128 %p7, %r2
  %p8 = fadd fp128 %pm8, 0xL5995995995995996BFF9599599599599  ; -691/32760
  %pm9 = fmul fp128 %p8, %r2
  %p9 = fadd fp128 %pm9, 0xL7C1F07C1F07C1F083FF7F07C1F07C1F0  ; 1/132
  %pm10 = fmul fp128 %p9, %r2
  %p10 = fadd fp128 %pm10, 0xL1111111111111111BFF7111111111111  ; -1/240
  %pm11 = fmul fp128 %p10, %r2
  %p11 = fadd fp128 %pm11, 0xL04104104104104103FF7041041041041  ; 1/252
  %pm12 = fmul fp128 %p11, %r2
  %p12 = fadd fp128 %pm12, 0xL1111111111111111BFF8111111111111  ; -1/120
  %pm13 = fmul fp128 %p12, %r2
  %p13 = fadd fp128 %pm13, 0xL55555555555555553FFB555555555555  ; 1/12
  %half = fmul fp128 %r, 0xL00000000000000003FFE000000000000
  %scaled = fmul fp128 %p13, %r2
  %correction = fadd fp128 %half, %scaled
  %far = fsub fp128 %log, %correction
  %result = fadd fp128 %s, %far
  ret fp128 %result
}

declare double @llvm.log.f64(double)
declare double @llvm.rint.f64(double)
declare double @llvm.tan.f64(double)

declare x86_fp80 @llvm.log.f80(x86_fp80)
declare x86_fp80 @llvm.rint.f80(x86_fp80)
declare x86_fp80 @llvm.tan.f80(x86_fp80)

declare fp128 @llvm.log.f128(fp128)
declare fp128 @llvm.rint.f128(fp128)
declare fp128 @llvm.tan.f128(fp128)
