; RUN: derivatives
; A registered gradient is called instead of a look into the body: the augmented primal in the forward
; sweep, and the reverse function, with its tape, on the way back.
@__enzyme_register_gradient_g = global [3 x ptr] [ptr @g, ptr @augment, ptr @back]
declare double @__enzyme_autodiff(...)

define double @g(double %x) noinline {
  %r = fmul double %x, %x
  ret double %r
}
define { double, double } @augment(double %x) {
  %r = fmul double %x, %x
  %a = insertvalue { double, double } poison, double %x, 0
  %b = insertvalue { double, double } %a, double %r, 1
  ret { double, double } %b
}
define double @back(double %x, double %seed, double %tape) {
  %s = fmul double %seed, %tape
  %r = fmul double %s, 2.0
  ret double %r
}
define double @f(double %x) {
  %y = call double @g(double %x)
  ret double %y
}
define double @d(double %x) {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %g
}

; CHECK-LABEL: @f.gradient(
; CHECK:       [[PAIR:%.*]] = call { double, ptr } @[[FORWARDS:.*]](double %x, ptr %arena)
; CHECK:       [[TAPE:%.*]] = extractvalue { double, ptr } [[PAIR]], 1
; CHECK:       call { double } @[[BACK:.*]](double %x, double {{%.*}}, ptr {{%.*}}, ptr %arena)
; CHECK:       define {{.*}} @[[BACK]](double [[X:%.*]], double [[SEED:%.*]], ptr [[KEPT:%.*]], ptr
; CHECK:       [[NUMBER:%.*]] = load double, ptr [[KEPT]]
; CHECK:       call double @back(double [[X]], double [[SEED]], double [[NUMBER]])
; CHECK:       define {{.*}} @[[FORWARDS]](double [[Y:%.*]], ptr
; CHECK:       call { double, double } @augment(double [[Y]])
