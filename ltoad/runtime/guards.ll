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

@__ltoad_before_title = linkonce_odr hidden constant [7 x i8] c"ltoad: "
@__ltoad_before_message = linkonce_odr hidden constant [133 x i8] c"what depends on an active input is stored in memory that is constant: that of an argument marked enzyme_const; pass it with a shadow\0A"

; (shadow, primal, where): the shadow; stops if it is the memory itself, and says where, if that is
; not null.
define linkonce_odr hidden ptr @__ltoad_shadow_or_stop(ptr %shadow, ptr %primal, ptr %where) alwaysinline {
  %inactive = icmp eq ptr %shadow, %primal
  br i1 %inactive, label %stop, label %done

stop:
  call void @__ltoad_stop_before(ptr %where)
  unreachable

done:
  ret ptr %shadow
}

; (shadow, primal, s, p, where): stops if the address p with shadow s goes into memory that has none.
define linkonce_odr hidden void @__ltoad_stop_if_linked(ptr %shadow, ptr %primal, ptr %s, ptr %p, ptr %where) alwaysinline {
  %inactive = icmp eq ptr %shadow, %primal
  %other = icmp ne ptr %s, %p
  %some = icmp ne ptr %s, null
  %active = and i1 %other, %some
  %both = and i1 %inactive, %active
  br i1 %both, label %stop, label %done

stop:
  call void @__ltoad_stop_before(ptr %where)
  unreachable

done:
  ret void
}

define linkonce_odr hidden void @__ltoad_stop_before(ptr %where) noinline cold noreturn {
  %title = call i64 @write(i32 2, ptr @__ltoad_before_title, i64 7)
  %unknown = icmp eq ptr %where, null
  br i1 %unknown, label %rest, label %known

known:
  %length = call i64 @strlen(ptr %where)
  %place = call i64 @write(i32 2, ptr %where, i64 %length)
  br label %rest

rest:
  %written = call i64 @write(i32 2, ptr @__ltoad_before_message, i64 133)
  call void @abort()
  unreachable
}

; (shadow, primal, deallocator, a, b): frees a shadow that is neither the block itself nor in a window
; of shadows of memory from before (earlier_memory.c).
define linkonce_odr hidden void @__ltoad_free_shadow(ptr %shadow, ptr %block, ptr %free, i64 %a, i64 %b) {
  %same = icmp eq ptr %shadow, %block
  %place = ptrtoint ptr %shadow to i64
  %distance = sub i64 %place, 8796093022208
  %inside = icmp ult i64 %distance, 79164837199872
  %kept = or i1 %same, %inside
  br i1 %kept, label %done, label %distinct

distinct:
  call void %free(ptr %shadow, i64 %a, i64 %b)
  br label %done

done:
  ret void
}

declare void @abort()
declare i64 @strlen(ptr)
declare i64 @write(i32, ptr, i64)
declare ptr @llvm.threadlocal.address.p0(ptr)
