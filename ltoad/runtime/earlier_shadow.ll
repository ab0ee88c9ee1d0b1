; What a derivative does with each address that it reads in shadow memory.

; (space, shadow, address, place): the shadow that was read at a place, or that of memory from before
; the derivative.
define linkonce_odr hidden ptr @__ltoad_earlier_shadow(ptr %space, ptr %shadow, ptr %address, ptr %place) alwaysinline nounwind {
  %none = icmp eq ptr %shadow, null
  %some = icmp ne ptr %address, null
  %lost = and i1 %none, %some
  br i1 %lost, label %find, label %done

find:
  %found = call ptr @__ltoad_earlier_find(ptr %space, ptr %address, ptr %place)
  br label %done

done:
  %known = phi ptr [ %shadow, %0 ], [ %found, %find ]
  ret ptr %known
}

; Apart from where it is seldom called.
define linkonce_odr hidden ptr @__ltoad_earlier_find(ptr %space, ptr %address, ptr %place) noinline cold nounwind {
  %found = call ptr @__ltoad_earlier_found(ptr %space, ptr %address, ptr %place)
  ret ptr %found
}

declare ptr @__ltoad_earlier_found(ptr, ptr, ptr)
