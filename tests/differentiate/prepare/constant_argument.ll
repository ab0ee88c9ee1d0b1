; RUN: prepare
; The manager of a std::any is called through a pointer, and does what its first argument says with what its second
; leads to. Each kind of call gets a function of its own, in which the other kinds are not.
declare void @__enzyme_autodiff(...)

define void @manage(i32 %what, ptr %place) {
  switch i32 %what, label %done [
    i32 0, label %one
    i32 1, label %two
    i32 3, label %two
  ]
one:
  store double 1.0, ptr %place
  br label %done
two:
  %p = load ptr, ptr %place
  store double 2.0, ptr %p
  br label %done
done:
  %n = phi i32 [ 0, %0 ], [ 1, %one ], [ 2, %two ]
  store volatile i32 %n, ptr @seen
  ret void
}
@seen = global i32 0
@table = global ptr @manage

define void @f(ptr %x, i32 %n) {
  %m = load ptr, ptr @table
  call void %m(i32 3, ptr %x)
  call void %m(i32 7, ptr %x)
  call void %m(i32 %n, ptr %x)
  ret void
}

; CHECK-LABEL: define {{.*}}@f(
; CHECK: call void @manage(i32 %n
; CHECK: call void @manage.for.7(
; CHECK: call void @manage.for.3(
