; RUN: error
; What reads a stream's bytes writes through argument 1.  They were taken for calls that write the stream only, and
; the derivative of what the number was before went on to what was read.
declare double @__enzyme_autodiff(...)
declare ptr @_ZNSi4readEPcl(ptr, ptr, i64)

define double @f(double %x, ptr %stream) {
  %v = alloca double, align 8
  store double %x, ptr %v, align 8
  %again = call ptr @_ZNSi4readEPcl(ptr %stream, ptr %v, i64 8)
  %read = load double, ptr %v, align 8
  %y = fmul double %read, 3.0
  ret double %y
}
define double @d(double %x, ptr %stream) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, double %x, metadata !"enzyme_const", ptr %stream)
  ret double %r
}

; CHECK: 'std::istream::read(char*, long)' overwrites active memory with data that have no derivative
