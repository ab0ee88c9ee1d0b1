; RUN: error
; The callee writes the square, and then may throw; the caller goes on to read it. The adjoint of a call that threw
; is not computed, so the gradient was zero without a word. What is thrown first (@early), and what nobody reads
; afterwards (@unread), is no reason to refuse.
declare void @__enzyme_autodiff(...)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)

define void @part(ptr %x, ptr %to) noinline {
  %a = load double, ptr %x
  %s = fmul double %a, %a
  store double %s, ptr %to
  %bad = fcmp ogt double %a, 2.0
  br i1 %bad, label %throw, label %done
throw:
  call void @__cxa_throw(ptr null, ptr null, ptr null)
  unreachable
done:
  ret void
}

define void @early(ptr %x, ptr %to) noinline {
  %a = load double, ptr %x
  %bad = fcmp ogt double %a, 2.0
  br i1 %bad, label %throw, label %done
throw:
  call void @__cxa_throw(ptr null, ptr null, ptr null)
  unreachable
done:
  %s = fmul double %a, %a
  store double %s, ptr %to
  ret void
}

define double @f(ptr %x) personality ptr @__gxx_personality_v0 {
  %to = alloca double
  %unread = alloca double
  store double 0.0, ptr %to
  invoke void @early(ptr %x, ptr %to)
    to label %next unwind label %first
first:
  %p = landingpad { ptr, i32 } catch ptr null
  br label %next
next:
  invoke void @part(ptr %x, ptr %unread)
    to label %last unwind label %second
second:
  %q = landingpad { ptr, i32 } catch ptr null
  br label %last
last:
  invoke void @part(ptr %x, ptr %to)
    to label %on unwind label %third
third:
  %r = landingpad { ptr, i32 } catch ptr null
  br label %on
on:
  %y = load double, ptr %to
  ret double %y
}
define void @d(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}

; CHECK:     an exception is caught, and what was written to active memory before it was thrown has no derivative
; CHECK-NOT: another
; CHECK:     invoke void @part(ptr %x, ptr %to)
; CHECK-NOT: invoke
