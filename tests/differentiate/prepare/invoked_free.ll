; RUN: gradient
; Bodies of library functions free in a way that is not marked as free of exceptions, and stand in try blocks. The free
; is put off, so that no edge leads to the landing pad any more, while its phis still spoke of one.
declare void @__enzyme_autodiff(...)
declare ptr @malloc(i64)
declare void @_ZdlPv(ptr)
declare void @other(ptr) "enzyme_inactive"
declare i32 @__gxx_personality_v0(...)

define double @f(double %x) personality ptr @__gxx_personality_v0 {
  %m = call ptr @malloc(i64 8)
  store double %x, ptr %m
  %v = load double, ptr %m
  %y = fmul double %v, %v
  invoke void @_ZdlPv(ptr %m) to label %freed unwind label %pad
freed:
  invoke void @other(ptr null) to label %done unwind label %pad
pad:
  %n = phi i32 [ 1, %0 ], [ 2, %freed ]
  %p = landingpad { ptr, i32 } cleanup
  %w = insertvalue { ptr, i32 } %p, i32 %n, 1
  resume { ptr, i32 } %w
done:
  ret double %y
}

define void @test(double %x) {
  call void (...) @__enzyme_autodiff(ptr @f, double %x)
  ret void
}

; CHECK-LABEL: @f.gradient
; CHECK: arena_defer({{.*}}@__ltoad_deferred._ZdlPv
; CHECK: phi i32 [ 2, %freed ]
; CHECK-NEXT: landingpad
