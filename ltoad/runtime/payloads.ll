; What a panic of Rust carries, where the library made it: no derivative lies there.

; How it ends.
define linkonce_odr hidden void @__ltoad_payload_end(ptr %function, ptr %payload) alwaysinline {
  call void %function(ptr %payload)
  ret void
}

; Which type it has, into a place for 16 bytes.
define linkonce_odr hidden void @__ltoad_payload_type(ptr %function, ptr %place, ptr %payload) alwaysinline {
  call void %function(ptr sret([16 x i8]) align 8 %place, ptr %payload)
  ret void
}
