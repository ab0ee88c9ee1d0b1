; A block of structs that is moved along in its array: its members are moved one after the other, which
; is the same as all at once where they go to places of their own kind.

@__ltoad_steps_message = private unnamed_addr constant [155 x i8] c"ltoad: elements of an array are moved along by a part of one, and only the run tells by how much; their derivatives would be mixed up. Move whole elements\0A"

define linkonce_odr hidden void @__ltoad_whole_steps(ptr %target, ptr %source, i64 %bytes, i64 %period) {
  %to = ptrtoint ptr %target to i64
  %from = ptrtoint ptr %source to i64
  %distance = sub i64 %to, %from
  %back = sub i64 %from, %to
  %behind = icmp uge i64 %distance, %bytes
  %before = icmp uge i64 %back, %bytes
  %apart = and i1 %behind, %before
  %part = srem i64 %distance, %period
  %whole = icmp eq i64 %part, 0
  %good = or i1 %apart, %whole
  br i1 %good, label %done, label %stop

stop:
  %written = call i64 @write(i32 2, ptr @__ltoad_steps_message, i64 155)
  call void @abort()
  unreachable

done:
  ret void
}

declare void @abort()
declare i64 @write(i32, ptr, i64)
