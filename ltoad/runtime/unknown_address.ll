; An address that comes from nowhere, as far as the program tells, and through which numbers are read
; on which a derivative depends: whether they are active, nobody knows.

@__ltoad_address_message = private unnamed_addr constant [204 x i8] c"ltoad: a number is read through an address of which nothing in the program tells where it comes from; if it depends on an active input, its derivative would be lost. Copy addresses as such, not by pieces\0A"

define linkonce_odr hidden void @__ltoad_unknown_address(ptr %address) cold noinline {
  %null = icmp eq ptr %address, null
  br i1 %null, label %done, label %stop

stop:
  %written = call i64 @write(i32 2, ptr @__ltoad_address_message, i64 204)
  call void @abort()
  unreachable

done:
  ret void
}

declare void @abort()
declare i64 @write(i32, ptr, i64)
