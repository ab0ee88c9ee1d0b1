; Numbers that are written to a stream of C++ as bytes.  To a file they are output; what keeps them in memory,
; such as a std::stringbuf, has no shadow, and who reads them back would read numbers without derivatives.
; The stream's buffer lies in its virtual base std::ios, as the ABI for C++ has it.

@_ZTISt15basic_streambufIcSt11char_traitsIcEE = external constant ptr
@_ZTISt13basic_filebufIcSt11char_traitsIcEE = external constant ptr
@_ZTIN9__gnu_cxx18stdio_sync_filebufIcSt11char_traitsIcEEE = external constant ptr
@__ltoad_stream_message = private unnamed_addr constant [193 x i8] c"ltoad: numbers that depend on an active input are written as bytes to a stream that is no file; their derivatives would be lost. Put them into a vector or a string of bytes instead of a stream\0A"
@__ltoad_bytes_message = private unnamed_addr constant [186 x i8] c"ltoad: bytes of numbers that depend on an active input go into a string or a stream that is no file; their derivatives would be lost. Put them into a vector or an array of bytes instead\0A"

; As many of the bytes that are written as may be read back: all, or none.
define linkonce_odr hidden i64 @__ltoad_kept_by_stream(ptr %stream, i64 %bytes) noinline {
  %table = load ptr, ptr %stream
  %entry = getelementptr i8, ptr %table, i64 -24
  %offset = load i64, ptr %entry
  %ios = getelementptr i8, ptr %stream, i64 %offset
  %buffer = call ptr @_ZNKSt9basic_iosIcSt11char_traitsIcEE5rdbufEv(ptr %ios)
  %none = icmp eq ptr %buffer, null
  br i1 %none, label %output, label %some

some:
  %file = call ptr @__dynamic_cast(ptr %buffer, ptr @_ZTISt15basic_streambufIcSt11char_traitsIcEE, ptr @_ZTISt13basic_filebufIcSt11char_traitsIcEE, i64 0)
  %no.file = icmp eq ptr %file, null
  br i1 %no.file, label %other, label %output

other:
  %standard = call ptr @__dynamic_cast(ptr %buffer, ptr @_ZTISt15basic_streambufIcSt11char_traitsIcEE, ptr @_ZTIN9__gnu_cxx18stdio_sync_filebufIcSt11char_traitsIcEEE, i64 0)
  %kept = icmp eq ptr %standard, null
  br i1 %kept, label %memory, label %output

memory:
  ret i64 %bytes

output:
  ret i64 0
}

define linkonce_odr hidden void @__ltoad_stop_at_stream(ptr %stream) {
  %kept = call i64 @__ltoad_kept_by_stream(ptr %stream, i64 1)
  %stops = icmp ne i64 %kept, 0
  br i1 %stops, label %stop, label %done

stop:
  %written = call i64 @write(i32 2, ptr @__ltoad_stream_message, i64 193)
  call void @abort()
  unreachable

done:
  ret void
}

; In forward mode there are no tags: the shadow of a byte that is no part of a number, nor of an address, is zero.
define linkonce_odr hidden void @__ltoad_stop_at_tangents(ptr %shadow, ptr %bytes, i64 %count) noinline {
  %same = icmp eq ptr %shadow, %bytes
  %none = icmp eq ptr %shadow, null
  %nothing = or i1 %same, %none
  br i1 %nothing, label %done, label %next

next:
  %index = phi i64 [ 0, %0 ], [ %following, %look ]
  %more = icmp ult i64 %index, %count
  br i1 %more, label %look, label %done

look:
  %place = getelementptr i8, ptr %shadow, i64 %index
  %found = load i8, ptr %place
  %following = add i64 %index, 1
  %zero = icmp eq i8 %found, 0
  br i1 %zero, label %next, label %stop

stop:
  %written = call i64 @write(i32 2, ptr @__ltoad_bytes_message, i64 186)
  call void @abort()
  unreachable

done:
  ret void
}

declare ptr @_ZNKSt9basic_iosIcSt11char_traitsIcEE5rdbufEv(ptr)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64)
declare void @abort()
declare i64 @write(i32, ptr, i64)
