; What is done where activity is decided at run time: a shadow that equals the primal address tells
; that the memory is inactive.  Adjoints then go to a place where nobody looks, and come from one
; that is always zero.

@__ltoad_sink = linkonce_odr hidden thread_local global [256 x i8] zeroinitializer, align 64

; (shadow, primal): the shadow, or where contributions to inactive memory go.
define linkonce_odr hidden ptr @__ltoad_shadow_or_sink(ptr %shadow, ptr %primal) alwaysinline {
  %inactive = icmp eq ptr %shadow, %primal
  %elsewhere = call ptr @llvm.threadlocal.address.p0(ptr @__ltoad_sink)
  %place = select i1 %inactive, ptr %elsewhere, ptr %shadow
  ret ptr %place
}

@__ltoad_zeros = linkonce_odr hidden thread_local global [256 x i8] zeroinitializer, align 64

; (shadow, primal): the shadow, or zeros, where only zeros may be stored.
define linkonce_odr hidden ptr @__ltoad_shadow_or_zeros(ptr %shadow, ptr %primal) alwaysinline {
  %inactive = icmp eq ptr %shadow, %primal
  %elsewhere = call ptr @llvm.threadlocal.address.p0(ptr @__ltoad_zeros)
  %place = select i1 %inactive, ptr %elsewhere, ptr %shadow
  ret ptr %place
}

; (shadow, primal, deallocator, a, b): frees a shadow that is not the block itself.
define linkonce_odr hidden void @__ltoad_free_shadow(ptr %shadow, ptr %block, ptr %free, i64 %a, i64 %b) {
  %same = icmp eq ptr %shadow, %block
  br i1 %same, label %done, label %distinct

distinct:
  call void %free(ptr %shadow, i64 %a, i64 %b)
  br label %done

done:
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)
