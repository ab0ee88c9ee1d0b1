; Threads that a differentiated function starts: their functions are called where they are started.
; What is started beside is a thread that ends at once, so that there is something to join.

@__ltoad_thread_current = linkonce_odr hidden thread_local global i64 0, align 8
@__ltoad_thread_says = linkonce_odr hidden constant [34 x i8] c"ltoad: a derivative would wait for"
@__ltoad_thread_why = linkonce_odr hidden constant [110 x i8] c": derivatives call the function of a thread where it is started, and nothing else goes on until it has ended;\0A"
@__ltoad_thread_advice = linkonce_odr hidden constant [89 x i8] c"ltoad: let threads wait for nothing but the end of threads that they have started (join)\0A"
@__ltoad_thread_mutex = linkonce_odr hidden constant [52 x i8] c" a mutex that is locked by who has started a thread\00"

define linkonce_odr hidden ptr @__ltoad_thread_nothing(ptr %given) nounwind {
  ret ptr null
}

define linkonce_odr hidden i64 @__ltoad_thread_started() nounwind {
  %handle = alloca i64, align 8
  %failed = call i32 @pthread_create(ptr %handle, ptr null, ptr @__ltoad_thread_nothing, ptr null)
  %works = icmp eq i32 %failed, 0
  br i1 %works, label %done, label %fails

fails:
  call void @abort()
  unreachable

done:
  %started = load i64, ptr %handle, align 8
  ret i64 %started
}

define linkonce_odr hidden i64 @__ltoad_thread_enter(i64 %handle) nounwind {
  %current = call ptr @llvm.threadlocal.address.p0(ptr @__ltoad_thread_current)
  %before = load i64, ptr %current, align 8
  store i64 %handle, ptr %current, align 8
  ret i64 %before
}

define linkonce_odr hidden void @__ltoad_thread_leave(i64 %before) nounwind {
  %current = call ptr @llvm.threadlocal.address.p0(ptr @__ltoad_thread_current)
  store i64 %before, ptr %current, align 8
  ret void
}

; The object of a thread of Rust has one owner less.
define linkonce_odr hidden void @__ltoad_thread_left(ptr %owners) nounwind {
  %before = atomicrmw sub ptr %owners, i64 1 acq_rel
  ret void
}

define linkonce_odr hidden i64 @__ltoad_thread_self() nounwind {
  %current = call ptr @llvm.threadlocal.address.p0(ptr @__ltoad_thread_current)
  %own = load i64, ptr %current, align 8
  %is.own = icmp ne i64 %own, 0
  br i1 %is.own, label %started, label %system

started:
  ret i64 %own

system:
  %self = call i64 @pthread_self()
  ret i64 %self
}

define linkonce_odr hidden i32 @__ltoad_thread_lock(ptr %mutex) nounwind {
  %tried = call i32 @pthread_mutex_trylock(ptr %mutex)
  %busy = icmp eq i32 %tried, 16
  br i1 %busy, label %ask, label %done

ask:
  %place = getelementptr i8, ptr %mutex, i64 8
  %owner = load i32, ptr %place, align 4
  %self = call i32 @gettid()
  %is.own = icmp eq i32 %owner, %self
  br i1 %is.own, label %never, label %wait

never:
  call void @__ltoad_thread_waits(ptr @__ltoad_thread_mutex)
  unreachable

wait:
  %locked = call i32 @pthread_mutex_lock(ptr %mutex)
  ret i32 %locked

done:
  ret i32 %tried
}

define linkonce_odr hidden void @__ltoad_thread_waits(ptr %what) noreturn cold noinline nounwind {
  %1 = call i64 @write(i32 2, ptr @__ltoad_thread_says, i64 34)
  %length = call i64 @strlen(ptr %what)
  %2 = call i64 @write(i32 2, ptr %what, i64 %length)
  %3 = call i64 @write(i32 2, ptr @__ltoad_thread_why, i64 110)
  %4 = call i64 @write(i32 2, ptr @__ltoad_thread_advice, i64 89)
  call void @abort()
  unreachable
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i64 @pthread_self()
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @gettid()
declare void @abort()
declare i64 @write(i32, ptr, i64)
declare i64 @strlen(ptr)
