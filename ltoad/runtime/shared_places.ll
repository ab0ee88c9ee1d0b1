; Adding to adjoints in memory to which other threads may add, unless %alone says that none does.

define linkonce_odr hidden void @__ltoad_add_shared_double(ptr %place, double %part, i1 %alone) alwaysinline {
  br i1 %alone, label %plain, label %shared

plain:
  %old = load double, ptr %place
  %new = fadd reassoc nsz double %old, %part
  store double %new, ptr %place
  br label %done

shared:
  %before = atomicrmw fadd ptr %place, double %part monotonic
  br label %done

done:
  ret void
}

define linkonce_odr hidden void @__ltoad_add_shared_float(ptr %place, float %part, i1 %alone) alwaysinline {
  br i1 %alone, label %plain, label %shared

plain:
  %old = load float, ptr %place
  %new = fadd reassoc nsz float %old, %part
  store float %new, ptr %place
  br label %done

shared:
  %before = atomicrmw fadd ptr %place, float %part monotonic
  br label %done

done:
  ret void
}
