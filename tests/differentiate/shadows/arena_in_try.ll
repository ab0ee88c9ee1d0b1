; RUN: gradient
; A gradient that was inlined into a try block ends with an invoke.  What ends is adopted by the arena of the
; outer derivative, which then goes on where the call would: its block had no end, and LLVM rejected it.
declare double @__enzyme_autodiff(...)
declare ptr @__ltoad_arena_allocate(ptr, i64)
declare void @__ltoad_arena_release(ptr)
declare i32 @__gxx_personality_v0(...)

define double @f(double %x) personality ptr @__gxx_personality_v0 {
  %books = alloca { ptr, ptr, ptr, ptr }, align 8
  store { ptr, ptr, ptr, ptr } zeroinitializer, ptr %books
  %kept = call ptr @__ltoad_arena_allocate(ptr %books, i64 8)
  store double %x, ptr %kept
  %a = load double, ptr %kept
  %r = fmul double %a, %a
  invoke void @__ltoad_arena_release(ptr %books)
          to label %done unwind label %caught
done:
  ret double %r
caught:
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       call void @__ltoad_arena_adopt(ptr %arena, ptr %books)
; CHECK-NEXT:  br label
