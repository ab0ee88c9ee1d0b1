; Function metadata, function and call attributes, and metadata of instructions, which other front
; ends write.  The derivatives are those that attributes_main.c expects.

declare double @llvm.sin.f64(double)

; The rule says 5 x instead of 2 x.
define double @square(double %x) noinline !enzyme_augment !0 !enzyme_gradient !1 {
  %y = fmul double %x, %x
  ret double %y
}
define double @augment(double %x) noinline {
  %y = fmul double %x, %x
  ret double %y
}
define double @reverse(double %x, double %seed) noinline {
  %s = fmul double %x, 5.0
  %t = fmul double %s, %seed
  ret double %t
}

define double @constant(double %x) noinline "enzyme_inactive" {
  %y = fmul double %x, %x
  ret double %y
}

define double @wave(double %x) noinline "enzyme_math"="sin" {
  %y = fmul double %x, 3.0
  ret double %y
}

define double @plain(double %x) noinline {
  %y = fmul double %x, %x
  ret double %y
}

; 5 x
define double @by_metadata(double %x) noinline {
  %y = call double @square(double %x)
  ret double %y
}

; x * x^2 with x^2 constant: x^2
define double @by_attribute(double %x) noinline {
  %y = call double @constant(double %x)
  %z = fmul double %x, %y
  ret double %z
}

; cos x
define double @by_likeness(double %x) noinline {
  %y = call double @wave(double %x)
  ret double %y
}

; x^2 (one call inactive) + 18 x (the other)
define double @by_call(double %x) noinline {
  %y = call double @plain(double %x) #0
  %t = fmul double %x, 3.0
  %z = call double @plain(double %t)
  %u = fmul double %x, %y
  %v = fadd double %u, %z
  ret double %v
}

; x^3 with one factor x^2 constant, by metadata on the product and on a call: x^2 + x^2
define double @by_instruction(double %x) noinline {
  %y = fmul double %x, %x, !enzyme_inactive !2
  %z = fmul double %x, %y
  %u = call double @plain(double %x), !enzyme_inactive !2
  %v = fmul double %x, %u
  %w = fadd double %z, %v
  ret double %w
}

; x * x^2 with x^2 out of an inactive global, by metadata and by an attribute: x^2 + x^2
@kept = global double 0.0, !enzyme_inactive !2
@held = global double 0.0 #0

define void @put(double %x) noinline {
  %y = fmul double %x, %x
  store double %y, ptr @kept
  store double %y, ptr @held
  ret void
}
define double @get_kept() noinline {
  %y = load double, ptr @kept
  ret double %y
}
define double @get_held() noinline {
  %y = load double, ptr @held
  ret double %y
}
define double @by_global(double %x) noinline {
  call void @put(double %x)
  %y = call double @get_kept()
  %z = call double @get_held()
  %u = fadd double %y, %z
  %v = fmul double %x, %u
  ret double %v
}

attributes #0 = { "enzyme_inactive" }
!0 = !{ptr @augment}
!1 = !{ptr @reverse}
!2 = !{}
