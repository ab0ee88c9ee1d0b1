; The shadow of an address that a stream keeps: what a library writes has none, tables of classes are
; their own, and that of a short text leads into the object itself.

@__ltoad_stream_message = private unnamed_addr constant [210 x i8] c"ltoad: an address is read from a stream where something else lies whose address has a derivative, as in another alternative of a std::variant; it would be lost. Keep streams and numbers in objects of their own\0A"

define linkonce_odr hidden void @__ltoad_stream_check(ptr %shadow, ptr %address) alwaysinline nounwind {
  %found = load ptr, ptr %shadow, align 8
  %none = icmp eq ptr %found, null
  %same = icmp eq ptr %found, %address
  %end = ptrtoint ptr %found to i64
  %start = ptrtoint ptr %shadow to i64
  %distance = sub i64 %end, %start
  %inside = icmp eq i64 %distance, 16
  %constant = or i1 %none, %same
  %own = or i1 %constant, %inside
  br i1 %own, label %done, label %stop

stop:
  call void @__ltoad_no_stream()
  unreachable

done:
  ret void
}

define linkonce_odr hidden void @__ltoad_no_stream() noinline cold noreturn {
  %written = call i64 @write(i32 2, ptr @__ltoad_stream_message, i64 210)
  call void @abort()
  unreachable
}

declare void @abort()
declare i64 @write(i32, ptr, i64)
