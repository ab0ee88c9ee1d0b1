; What a stream of C++ keeps in itself, read as the library's own: no derivative lies there.

define linkonce_odr hidden ptr @__ltoad_stream_address(ptr %place) alwaysinline nounwind {
  %address = load ptr, ptr %place, align 8
  ret ptr %address
}

; An address has been stored there.
define linkonce_odr hidden void @__ltoad_stream_kept(ptr %place) alwaysinline nounwind {
  ret void
}

; How far a part of an object is behind the object's start, negative, as the part's table says.
define linkonce_odr hidden i64 @__ltoad_stream_start(ptr %table) alwaysinline nounwind {
  %place = getelementptr i8, ptr %table, i64 -16
  %distance = load i64, ptr %place, align 8
  ret i64 %distance
}

; Virtual functions of streams, of their buffers and of facets.

; A destructor of an object with a table.
define linkonce_odr hidden void @__ltoad_stream_end(ptr %function, ptr %stream, ptr %table) alwaysinline nounwind {
  call void %function(ptr %stream)
  ret void
}

define linkonce_odr hidden i32 @__ltoad_stream_number(ptr %function, ptr %buffer) alwaysinline {
  %result = call i32 %function(ptr %buffer)
  ret i32 %result
}

define linkonce_odr hidden i8 @__ltoad_stream_character(ptr %function, ptr %facet, i8 %character) alwaysinline {
  %result = call signext i8 %function(ptr %facet, i8 signext %character)
  ret i8 %result
}
