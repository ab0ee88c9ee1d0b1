; Calls in a loop with checkpoints that stand for what its sweeps do there.  These bodies are what
; they do where nothing is differentiated: all steps at once, and nothing else.

define linkonce_odr hidden i64 @__ltoad_arity(i64 %count, i64 %bytes, i64 %limit) alwaysinline {
  ret i64 %count
}

define linkonce_odr hidden i64 @__ltoad_reserve(i64 %bytes) alwaysinline {
  ret i64 0
}

define linkonce_odr hidden void @__ltoad_give_back(i64 %copy) alwaysinline {
  ret void
}

define linkonce_odr hidden void @__ltoad_keep(i64 %copy, ptr %block, i64 %bytes) alwaysinline {
  ret void
}

define linkonce_odr hidden void @__ltoad_keep_last(i64 %copy, ptr %block, i64 %bytes) alwaysinline {
  ret void
}

define linkonce_odr hidden void @__ltoad_restore(i64 %copy, ptr %block, i64 %bytes) alwaysinline {
  ret void
}

define linkonce_odr hidden void @__ltoad_restore_changed(i64 %copy, ptr %block, i64 %bytes) alwaysinline {
  ret void
}
