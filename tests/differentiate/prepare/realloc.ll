; RUN: prepare
; The reverse sweep may still read the old block, so realloc becomes allocate, copy, free: frees can
; be put off, and only what fits into the new block is copied.
declare ptr @realloc(ptr, i64)

define ptr @grow(ptr %old, i64 %size) {
  %new = call ptr @realloc(ptr %old, i64 %size)
  ret ptr %new
}

; CHECK-LABEL: @grow
; CHECK-NOT:   @realloc
; CHECK:       [[ROOM:%.*]] = call i64 @malloc_usable_size(ptr %old)
; CHECK:       %new = call noalias ptr @malloc(i64 %size)
; CHECK:       [[FITS:%.*]] = call i64 @llvm.umin.i64(i64 %size, i64 [[ROOM]])
; CHECK:       [[LENGTH:%.*]] = select i1 {{%.*}}, i64 0, i64 [[FITS]]
; CHECK:       call void @llvm.memcpy{{.*}}(ptr %new, ptr %old, i64 [[LENGTH]]
; CHECK:       call void @free(ptr %old)
; CHECK:       ret ptr %new
