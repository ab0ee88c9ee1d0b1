; Shadows of heap blocks from before the derivative was called, which global pointers lead to.

@__ltoad_globals_message = private unnamed_addr constant [47 x i8] c"ltoad: no memory for the shadow of a workspace\00"

@__ltoad_twins_message = private unnamed_addr constant [90 x i8] c"ltoad: two pointers of a static variable lead to one block, which cannot have two shadows\0A"

@__ltoad_inside_message = private unnamed_addr constant [136 x i8] c"ltoad: a pointer in a static variable leads to memory from before the derivative was called, of which no other variable has the address\0A"

; A block that two pointers lead to has one shadow, that of the first.
define internal void @__ltoad_enter_same(ptr %one, ptr %one.shadow, ptr %other, ptr %other.shadow) {
  %block = load ptr, ptr %one
  %second = load ptr, ptr %other
  %there = icmp ne ptr %block, null
  %same = icmp eq ptr %block, %second
  %twins = and i1 %there, %same
  %shared = load ptr, ptr %one.shadow
  %own = load ptr, ptr %other.shadow
  %distinct = icmp ne ptr %shared, %own
  %changes = and i1 %twins, %distinct
  br i1 %changes, label %share, label %done

share:
  call void @free(ptr %own)
  store ptr %shared, ptr %other.shadow
  br label %done

done:
  ret void
}

; It is freed once.
define internal void @__ltoad_leave_same(ptr %one.shadow, ptr %other.shadow) {
  %block = load ptr, ptr %one.shadow
  %second = load ptr, ptr %other.shadow
  %same = icmp eq ptr %block, %second
  br i1 %same, label %shared, label %done

shared:
  store ptr null, ptr %other.shadow
  br label %done

done:
  ret void
}

define internal void @__ltoad_enter_block(ptr %variable, ptr %shadow) {
  %block = load ptr, ptr %variable
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %some

some:
  %bytes = call i64 @malloc_usable_size(ptr %block)
  %fresh = call ptr @calloc(i64 1, i64 %bytes)
  %failed = icmp eq ptr %fresh, null
  br i1 %failed, label %stop, label %done

stop:
  call void @perror(ptr @__ltoad_globals_message)
  call void @abort()
  unreachable

done:
  %new = phi ptr [ null, %0 ], [ %fresh, %some ]
  store ptr %new, ptr %shadow
  ret void
}

; %variable may point into the block that starts at what %start points to.
define internal void @__ltoad_enter_inside(ptr %variable, ptr %shadow, ptr %start, ptr %start.shadow) {
  %block = load ptr, ptr %start
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %some

some:
  %bytes = call i64 @malloc_usable_size(ptr %block)
  %place = load ptr, ptr %variable
  %from = ptrtoint ptr %block to i64
  %to = ptrtoint ptr %place to i64
  %distance = sub i64 %to, %from
  %inside = icmp ule i64 %distance, %bytes
  br i1 %inside, label %found, label %done

found:
  %block.shadow = load ptr, ptr %start.shadow
  %place.shadow = getelementptr i8, ptr %block.shadow, i64 %distance
  store ptr %place.shadow, ptr %shadow
  br label %done

done:
  ret void
}

; %variable may lead into the blocks of other variables: it has to have got its shadow there.
define internal void @__ltoad_entered(ptr %variable, ptr %shadow) {
  %place = load ptr, ptr %variable
  %own = load ptr, ptr %shadow
  %some = icmp ne ptr %place, null
  %unknown = icmp eq ptr %own, null
  %lost = and i1 %some, %unknown
  br i1 %lost, label %stop, label %done

stop:
  %written = call i64 @write(i32 2, ptr @__ltoad_inside_message, i64 136)
  call void @abort()
  unreachable

done:
  ret void
}

define internal void @__ltoad_rinse_block(ptr %shadow) {
  %block = load ptr, ptr %shadow
  %place = ptrtoint ptr %block to i64
  %distance = sub i64 %place, 8796093022208
  %window = icmp ult i64 %distance, 79164837199872
  br i1 %window, label %done, label %own

own:
  %bytes = call i64 @malloc_usable_size(ptr %block)
  call void @llvm.memset.p0.i64(ptr %block, i8 0, i64 %bytes, i1 false)
  br label %done

done:
  ret void
}

; Two pointers of a thread's own that lead to the same block would each have a shadow of their own.
define internal void @__ltoad_enter_apart(ptr %one, ptr %other) {
  %block = load ptr, ptr %one
  %second = load ptr, ptr %other
  %there = icmp ne ptr %block, null
  %same = icmp eq ptr %block, %second
  %twins = and i1 %there, %same
  br i1 %twins, label %stop, label %done

stop:
  %written = call i64 @write(i32 2, ptr @__ltoad_twins_message, i64 90)
  call void @abort()
  unreachable

done:
  ret void
}

; The same for a thread's own variable, whose shadow may still lead to the block of an earlier derivative.
define internal void @__ltoad_renew_block(ptr %variable, ptr %shadow) {
  %block = load ptr, ptr %variable
  %old = load ptr, ptr %shadow
  %wanted = call i64 @malloc_usable_size(ptr %block)
  %bytes = call i64 @malloc_usable_size(ptr %old)
  %none = icmp eq ptr %block, null
  %short = icmp ult i64 %bytes, %wanted
  %other = or i1 %none, %short
  br i1 %other, label %change, label %keep

keep:
  call void @llvm.memset.p0.i64(ptr %old, i8 0, i64 %bytes, i1 false)
  ret void

change:
  call void @__ltoad_leave_block(ptr %shadow)
  call void @__ltoad_enter_block(ptr %variable, ptr %shadow)
  ret void
}

; The shadow of a block from before is in a window (earlier_memory.c), which is cleared as a whole.
define internal void @__ltoad_leave_block(ptr %shadow) {
  %block = load ptr, ptr %shadow
  %place = ptrtoint ptr %block to i64
  %distance = sub i64 %place, 8796093022208
  %window = icmp ult i64 %distance, 79164837199872
  br i1 %window, label %done, label %own

own:
  call void @free(ptr %block)
  br label %done

done:
  store ptr null, ptr %shadow
  ret void
}

declare void @abort()
declare ptr @calloc(i64, i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @malloc_usable_size(ptr)
declare void @perror(ptr)
declare i64 @write(i32, ptr, i64)
