; Shadows of libstdc++'s strings of which the library itself has replaced the text.

; (shadow, string): the shadow leads to a block as large as the text's, or to the place for short texts
; in itself. The string holds the address of its characters, their number, and in the same place either a
; short text or how long one the block has room for. What was the shadow's block before is left.
define linkonce_odr hidden void @__ltoad_string_replaced(ptr %shadow, ptr %string) {
  %inactive = icmp eq ptr %shadow, %string
  br i1 %inactive, label %done, label %active

active:
  %text = load ptr, ptr %string, align 8
  %at = ptrtoint ptr %text to i64
  %start = ptrtoint ptr %string to i64
  %distance = sub i64 %at, %start
  %short = icmp ult i64 %distance, 32
  %mirrored = load ptr, ptr %shadow, align 8
  %mirrored.at = ptrtoint ptr %mirrored to i64
  %shadow.start = ptrtoint ptr %shadow to i64
  %shadow.distance = sub i64 %mirrored.at, %shadow.start
  %shadow.short = icmp ult i64 %shadow.distance, 32
  br i1 %short, label %inside, label %outside

inside:
  %place = getelementptr i8, ptr %shadow, i64 %distance
  store ptr %place, ptr %shadow, align 8
  br label %done

outside:
  %room.place = getelementptr i8, ptr %string, i64 16
  %room = load i64, ptr %room.place, align 8
  %size = add i64 %room, 1
  br i1 %shadow.short, label %fresh, label %compare

compare:
  %usable = call i64 @malloc_usable_size(ptr %mirrored)
  %fits = icmp uge i64 %usable, %size
  br i1 %fits, label %done, label %fresh

fresh:
  %block = call ptr @calloc(i64 1, i64 %size)
  store ptr %block, ptr %shadow, align 8
  br label %done

done:
  ret void
}

declare i64 @malloc_usable_size(ptr)
declare ptr @calloc(i64, i64)
