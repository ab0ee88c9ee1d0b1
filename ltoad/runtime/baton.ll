

@__ltoad_baton_.str = linkonce_odr hidden constant [59 x i8] c"a derivative would wait for a thread that waits for others\00", align 1
@__ltoad_baton_.str.1 = linkonce_odr hidden constant [56 x i8] c"a derivative would wait for a mutex that nobody unlocks\00", align 1
@__ltoad_baton_.str.2 = linkonce_odr hidden constant [55 x i8] c"a derivative would wait for a lock that nobody unlocks\00", align 1
@__ltoad_baton_.str.3 = linkonce_odr hidden constant [70 x i8] c"a derivative would wait for a condition variable that nobody notifies\00", align 1
@__ltoad_baton_.str.4 = linkonce_odr hidden constant [121 x i8] c"a derivative would wait for a std::barrier, std::latch, semaphore, std::future or std::atomic::wait that nobody notifies\00", align 1
@__ltoad_baton_.str.5 = linkonce_odr hidden constant [58 x i8] c"a derivative would wait for a semaphore that nobody posts\00", align 1
@__ltoad_baton_.str.6 = linkonce_odr hidden constant [67 x i8] c"a derivative would wait at a barrier where not enough threads come\00", align 1
@__ltoad_baton_.str.7 = linkonce_odr hidden constant [1 x i8] zeroinitializer, align 1
@__ltoad_baton_.str.8 = linkonce_odr hidden constant [64 x i8] c"a derivative would wait for a variable that another thread sets\00", align 1
@__ltoad_baton_.str.9 = linkonce_odr hidden constant [57 x i8] c"let what is differentiated start the thread that sets it\00", align 1
@__ltoad_baton_.str.10 = linkonce_odr hidden constant [74 x i8] c"a thread still runs when the function that is differentiated has returned\00", align 1
@__ltoad_baton_.str.11 = linkonce_odr hidden constant [60 x i8] c"join all threads that are started in what is differentiated\00", align 1
@__ltoad_baton_current = linkonce_odr hidden thread_local global ptr null, align 8
@__ltoad_tape_last = external hidden thread_local global i64, align 8
@__ltoad_baton_.str.12 = linkonce_odr hidden constant [90 x i8] c"all threads that are started in what is differentiated wait, so that none of them goes on\00", align 1
@__ltoad_baton_root = linkonce_odr hidden thread_local global { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] } zeroinitializer, align 8
@__ltoad_baton_around_root = linkonce_odr hidden thread_local global { ptr, ptr, i64, i64 } zeroinitializer, align 8
@__ltoad_baton_.str.13 = linkonce_odr hidden constant [8 x i8] c"ltoad: \00", align 1
@__ltoad_baton_.str.14 = linkonce_odr hidden constant [9 x i8] c"\0Altoad: \00", align 1
@__ltoad_baton_.str.15 = linkonce_odr hidden constant [2 x i8] c"\0A\00", align 1
@__ltoad_baton_.str.16 = linkonce_odr hidden constant [35 x i8] c"a derivative cannot start a thread\00", align 1
@__ltoad_baton_.str.17 = linkonce_odr hidden constant [32 x i8] c"allow this program more threads\00", align 1

define linkonce_odr hidden ptr @__ltoad_baton_launch(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load i64, ptr %9, align 8
  %15 = load ptr, ptr %10, align 8
  %16 = call ptr @__ltoad_baton_add(ptr noundef %11, ptr noundef %12, ptr noundef %13, i64 noundef %14, ptr noundef %15, i32 noundef 0)
  ret ptr %16
}

define linkonce_odr hidden ptr @__ltoad_baton_add(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) nounwind {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %17 = call ptr @__ltoad_baton_here()
  store ptr %17, ptr %13, align 8
  %18 = call ptr @calloc(i64 noundef 1, i64 noundef 168)
  store ptr %18, ptr %14, align 8
  %19 = load ptr, ptr %13, align 8
  %20 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %19, i32 0, i32 3
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %15, align 8
  %22 = load ptr, ptr %15, align 8
  %23 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %22, i32 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 1
  br i1 %25, label %26, label %28

26:                                               ; preds = %6
  %27 = load ptr, ptr %15, align 8
  call void @__ltoad_baton_forget_meetings(ptr noundef %27)
  br label %28

28:                                               ; preds = %26, %6
  %29 = load ptr, ptr %14, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 168, i1 false)
  %30 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 0
  %31 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 1
  %32 = load ptr, ptr %13, align 8
  store ptr %32, ptr %31, align 8
  %33 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 2
  %34 = load ptr, ptr %13, align 8
  store ptr %34, ptr %33, align 8
  %35 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 3
  %36 = load ptr, ptr %15, align 8
  store ptr %36, ptr %35, align 8
  %37 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 4
  %38 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 5
  %39 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 6
  %40 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 7
  %41 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 8
  %42 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 9
  %43 = load ptr, ptr %11, align 8
  %44 = ptrtoint ptr %43 to i64
  store i64 %44, ptr %42, align 8
  %45 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 10
  %46 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 11
  %47 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 12
  %48 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 13
  %49 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 14
  %50 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 15
  %51 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 16
  %52 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 17
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %16, i64 168, i1 false)
  %53 = load ptr, ptr %7, align 8
  %54 = load ptr, ptr %14, align 8
  %55 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %54, i32 0, i32 4
  store ptr %53, ptr %55, align 8
  %56 = load ptr, ptr %8, align 8
  %57 = load ptr, ptr %14, align 8
  %58 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %57, i32 0, i32 5
  store ptr %56, ptr %58, align 8
  %59 = load i32, ptr %12, align 4
  %60 = load ptr, ptr %14, align 8
  %61 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %60, i32 0, i32 15
  store i32 %59, ptr %61, align 8
  %62 = load i64, ptr %10, align 8
  %63 = call ptr @calloc(i64 noundef 1, i64 noundef %62)
  %64 = load ptr, ptr %14, align 8
  %65 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %64, i32 0, i32 7
  store ptr %63, ptr %65, align 8
  %66 = load ptr, ptr %14, align 8
  %67 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %66, i32 0, i32 7
  %68 = load ptr, ptr %67, align 8
  %69 = load ptr, ptr %9, align 8
  %70 = load i64, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %68, ptr align 1 %69, i64 %70, i1 false)
  %71 = load ptr, ptr %14, align 8
  %72 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %71, i32 0, i32 17
  %73 = getelementptr inbounds [4 x i64], ptr %72, i64 0, i64 0
  %74 = call i32 @sem_init(ptr noundef %73, i32 noundef 0, i32 noundef 0)
  %75 = load ptr, ptr %14, align 8
  %76 = load ptr, ptr %13, align 8
  %77 = call ptr @__ltoad_baton_before(ptr noundef %76)
  %78 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %77, i32 0, i32 1
  store ptr %75, ptr %78, align 8
  %79 = load ptr, ptr %15, align 8
  %80 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %79, i32 0, i32 2
  %81 = load i64, ptr %80, align 8
  %82 = add nsw i64 %81, 1
  store i64 %82, ptr %80, align 8
  %83 = load ptr, ptr %13, align 8
  %84 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %83, i32 0, i32 15
  %85 = load i32, ptr %84, align 8
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %91, label %87

87:                                               ; preds = %28
  %88 = load ptr, ptr %13, align 8
  %89 = load ptr, ptr %15, align 8
  %90 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %89, i32 0, i32 0
  store ptr %88, ptr %90, align 8
  br label %91

91:                                               ; preds = %87, %28
  %92 = load ptr, ptr %13, align 8
  %93 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %92, i32 0, i32 11
  store i32 0, ptr %93, align 8
  %94 = load ptr, ptr %14, align 8
  call void @__ltoad_baton_run_thread(ptr noundef %94, ptr noundef @__ltoad_baton_begin)
  %95 = load ptr, ptr %13, align 8
  call void @__ltoad_baton_await(ptr noundef %95)
  %96 = load ptr, ptr %15, align 8
  %97 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %96, i32 0, i32 3
  store i64 0, ptr %97, align 8
  %98 = load ptr, ptr %8, align 8
  %99 = icmp ne ptr %98, null
  br i1 %99, label %100, label %105

100:                                              ; preds = %91
  %101 = load ptr, ptr %13, align 8
  %102 = call i64 @__ltoad_baton_ticket(ptr noundef %101)
  %103 = load ptr, ptr %14, align 8
  %104 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %103, i32 0, i32 10
  store i64 %102, ptr %104, align 8
  br label %105

105:                                              ; preds = %100, %91
  %106 = load ptr, ptr %14, align 8
  ret ptr %106
}

define linkonce_odr hidden ptr @__ltoad_baton_share(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %3, i32 0, i32 7
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

define linkonce_odr hidden void @__ltoad_baton_ended(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %7, i32 0, i32 3
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %6, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = call ptr @__ltoad_baton_before(ptr noundef %14)
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %15, i32 0, i32 1
  store ptr %13, ptr %16, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, -1
  store i64 %20, ptr %18, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %21, i32 0, i32 3
  store i64 0, ptr %22, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %23, i32 0, i32 15
  %25 = load i32, ptr %24, align 8
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %2
  %28 = load ptr, ptr %3, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %29, i32 0, i32 0
  store ptr %28, ptr %30, align 8
  br label %31

31:                                               ; preds = %27, %2
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %32, i32 0, i32 15
  %34 = load i32, ptr %33, align 8
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %45

36:                                               ; preds = %31
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %37, i32 0, i32 16
  %39 = load i32, ptr %38, align 4
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %45, label %41

41:                                               ; preds = %36
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8
  store ptr %44, ptr %6, align 8
  br label %45

45:                                               ; preds = %41, %36, %31
  %46 = load ptr, ptr %4, align 8
  %47 = load ptr, ptr %3, align 8
  %48 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %47, i32 0, i32 6
  store ptr %46, ptr %48, align 8
  %49 = load ptr, ptr %3, align 8
  %50 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %49, i32 0, i32 11
  store i32 1, ptr %50, align 8
  %51 = load ptr, ptr %3, align 8
  %52 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %51, i32 0, i32 5
  %53 = load ptr, ptr %52, align 8
  %54 = icmp ne ptr %53, null
  br i1 %54, label %60, label %55

55:                                               ; preds = %45
  %56 = load ptr, ptr %3, align 8
  %57 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %56, i32 0, i32 7
  %58 = load ptr, ptr %57, align 8
  call void @free(ptr noundef %58)
  %59 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %59)
  br label %60

60:                                               ; preds = %55, %45
  %61 = load ptr, ptr %6, align 8
  call void @__ltoad_baton_give(ptr noundef %61)
  ret void
}


define linkonce_odr hidden ptr @__ltoad_baton_before(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  store ptr %4, ptr %3, align 8
  br label %5

5:                                                ; preds = %11, %1
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %2, align 8
  %10 = icmp ne ptr %8, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %5
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %3, align 8
  br label %5

15:                                               ; preds = %5
  %16 = load ptr, ptr %3, align 8
  ret ptr %16
}

declare void @free(ptr noundef)

define linkonce_odr hidden void @__ltoad_baton_give(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %3, i32 0, i32 17
  %5 = getelementptr inbounds [4 x i64], ptr %4, i64 0, i64 0
  %6 = call i32 @sem_post(ptr noundef %5)
  ret void
}


define linkonce_odr hidden void @__ltoad_baton_start(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca { ptr, ptr, ptr }, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr }, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %4, align 8
  store ptr %9, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr }, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %5, align 8
  store ptr %11, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr }, ptr %7, i32 0, i32 2
  %13 = load ptr, ptr %6, align 8
  store ptr %13, ptr %12, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = call ptr @__ltoad_baton_add(ptr noundef @__ltoad_baton_run_silently, ptr noundef null, ptr noundef %7, i64 noundef 24, ptr noundef %14, i32 noundef 1)
  ret void
}

define linkonce_odr hidden void @__ltoad_baton_run_silently(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca { ptr, ptr, ptr }, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %4, i32 0, i32 7
  %6 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %6, i64 24, i1 false)
  %7 = getelementptr inbounds { ptr, ptr, ptr }, ptr %3, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr }, ptr %3, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr }, ptr %3, i32 0, i32 2
  %12 = load ptr, ptr %11, align 8
  call void %8(ptr noundef %10, ptr noundef %12)
  %13 = load ptr, ptr %2, align 8
  call void @__ltoad_baton_ended(ptr noundef %13, ptr noundef null)
  ret void
}

define linkonce_odr hidden i64 @__ltoad_baton_join(i64 noundef %0) nounwind {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = call i64 @__ltoad_baton_wait_for(ptr noundef @__ltoad_baton_has_ended, ptr noundef %4, i32 noundef 0, ptr noundef @__ltoad_baton_.str)
  ret i64 %5
}

define linkonce_odr hidden i64 @__ltoad_baton_wait_for(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %11 = call ptr @__ltoad_baton_here()
  store ptr %11, ptr %9, align 8
  %12 = load ptr, ptr %9, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %12, i32 0, i32 3
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %10, align 8
  %15 = load ptr, ptr %9, align 8
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %15, i32 0, i32 15
  %17 = load i32, ptr %16, align 8
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %4
  %20 = load ptr, ptr %9, align 8
  %21 = load ptr, ptr %10, align 8
  %22 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %21, i32 0, i32 0
  store ptr %20, ptr %22, align 8
  br label %23

23:                                               ; preds = %19, %4
  %24 = load ptr, ptr %9, align 8
  %25 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %24, i32 0, i32 11
  store i32 0, ptr %25, align 8
  %26 = load ptr, ptr %9, align 8
  %27 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %26, i32 0, i32 13
  store i32 0, ptr %27, align 8
  %28 = load ptr, ptr %9, align 8
  %29 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %28, i32 0, i32 14
  store i32 1, ptr %29, align 4
  br label %30

30:                                               ; preds = %96, %23
  %31 = load ptr, ptr %5, align 8
  %32 = load ptr, ptr %9, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = call i32 %31(ptr noundef %32, ptr noundef %33)
  %35 = icmp ne i32 %34, 0
  %36 = xor i1 %35, true
  br i1 %36, label %37, label %99

37:                                               ; preds = %30
  %38 = load ptr, ptr %10, align 8
  %39 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %38, i32 0, i32 3
  %40 = load i64, ptr %39, align 8
  %41 = load ptr, ptr %10, align 8
  %42 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = icmp sge i64 %40, %43
  br i1 %44, label %45, label %66

45:                                               ; preds = %37
  %46 = load i32, ptr %7, align 4
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %48, label %66

48:                                               ; preds = %45
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %49, i32 0, i32 13
  %51 = load i32, ptr %50, align 8
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %66, label %53

53:                                               ; preds = %48
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %54, i32 0, i32 13
  store i32 1, ptr %55, align 8
  %56 = load ptr, ptr %10, align 8
  %57 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %56, i32 0, i32 3
  store i64 0, ptr %57, align 8
  %58 = load ptr, ptr %9, align 8
  %59 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %58, i32 0, i32 8
  %60 = load ptr, ptr %59, align 8
  %61 = icmp ne ptr %60, null
  br i1 %61, label %63, label %62

62:                                               ; preds = %53
  br label %99

63:                                               ; preds = %53
  %64 = load ptr, ptr %9, align 8
  %65 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %64, i32 0, i32 12
  store i32 1, ptr %65, align 4
  br label %96

66:                                               ; preds = %48, %45, %37
  %67 = load ptr, ptr %10, align 8
  %68 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %67, i32 0, i32 3
  %69 = load i64, ptr %68, align 8
  %70 = load ptr, ptr %10, align 8
  %71 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %70, i32 0, i32 2
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 2, %72
  %74 = icmp sgt i64 %69, %73
  br i1 %74, label %75, label %77

75:                                               ; preds = %66
  %76 = load ptr, ptr %8, align 8
  call void @__ltoad_baton_stop(ptr noundef %76, ptr noundef @__ltoad_baton_.str.12)
  unreachable

77:                                               ; preds = %66
  %78 = load ptr, ptr %10, align 8
  %79 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %78, i32 0, i32 3
  %80 = load i64, ptr %79, align 8
  %81 = add nsw i64 %80, 1
  store i64 %81, ptr %79, align 8
  %82 = load ptr, ptr %9, align 8
  %83 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %82, i32 0, i32 16
  store i32 1, ptr %83, align 4
  %84 = load ptr, ptr %9, align 8
  %85 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %84, i32 0, i32 1
  %86 = load ptr, ptr %85, align 8
  %87 = load ptr, ptr %9, align 8
  %88 = icmp ne ptr %86, %87
  br i1 %88, label %89, label %94

89:                                               ; preds = %77
  %90 = load ptr, ptr %9, align 8
  %91 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %90, i32 0, i32 1
  %92 = load ptr, ptr %91, align 8
  call void @__ltoad_baton_give(ptr noundef %92)
  %93 = load ptr, ptr %9, align 8
  call void @__ltoad_baton_await(ptr noundef %93)
  br label %94

94:                                               ; preds = %89, %77
  br label %95

95:                                               ; preds = %94
  br label %96

96:                                               ; preds = %95, %63
  %97 = load ptr, ptr %9, align 8
  %98 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %97, i32 0, i32 14
  store i32 0, ptr %98, align 4
  br label %30

99:                                               ; preds = %62, %30
  %100 = load ptr, ptr %9, align 8
  %101 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %100, i32 0, i32 8
  store ptr null, ptr %101, align 8
  %102 = load ptr, ptr %9, align 8
  %103 = call i64 @__ltoad_baton_ticket(ptr noundef %102)
  ret i64 %103
}

define linkonce_odr hidden i32 @__ltoad_baton_has_ended(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %6, align 8
  br label %11

11:                                               ; preds = %25, %2
  %12 = load ptr, ptr %6, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = icmp ne ptr %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  store i32 2, ptr %7, align 4
  br label %29

16:                                               ; preds = %11
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %17, i32 0, i32 9
  %19 = load i64, ptr %18, align 8
  %20 = load ptr, ptr %5, align 8
  %21 = ptrtoint ptr %20 to i64
  %22 = icmp eq i64 %19, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %16
  store i32 0, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %29

24:                                               ; preds = %16
  br label %25

25:                                               ; preds = %24
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %26, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %6, align 8
  br label %11

29:                                               ; preds = %23, %15
  %30 = load i32, ptr %7, align 4
  switch i32 %30, label %34 [
    i32 2, label %31
    i32 1, label %32
  ]

31:                                               ; preds = %29
  store i32 1, ptr %3, align 4
  br label %32

32:                                               ; preds = %31, %29
  %33 = load i32, ptr %3, align 4
  ret i32 %33

34:                                               ; preds = %29
  unreachable
}

define linkonce_odr hidden i64 @__ltoad_baton_lock(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @__ltoad_baton_take(ptr noundef @pthread_mutex_trylock, ptr noundef %3, ptr noundef @__ltoad_baton_.str.1)
  ret i64 %4
}

define linkonce_odr hidden i64 @__ltoad_baton_take(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca { ptr, ptr }, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr }, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %4, align 8
  store ptr %9, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr }, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %5, align 8
  store ptr %11, ptr %10, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = call i64 @__ltoad_baton_wait_for(ptr noundef @__ltoad_baton_has_lock, ptr noundef %7, i32 noundef 0, ptr noundef %12)
  ret i64 %13
}

declare i32 @pthread_mutex_trylock(ptr noundef)

define linkonce_odr hidden i64 @__ltoad_baton_share_lock(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @__ltoad_baton_take(ptr noundef @pthread_rwlock_tryrdlock, ptr noundef %3, ptr noundef @__ltoad_baton_.str.2)
  ret i64 %4
}

declare i32 @pthread_rwlock_tryrdlock(ptr noundef)

define linkonce_odr hidden i64 @__ltoad_baton_whole_lock(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i64 @__ltoad_baton_take(ptr noundef @pthread_rwlock_trywrlock, ptr noundef %3, ptr noundef @__ltoad_baton_.str.2)
  ret i64 %4
}

declare i32 @pthread_rwlock_trywrlock(ptr noundef)

define linkonce_odr hidden i64 @__ltoad_baton_wait(ptr noundef %0, ptr noundef %1, i32 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call ptr @__ltoad_baton_here()
  store ptr %8, ptr %7, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = load ptr, ptr %7, align 8
  %11 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %10, i32 0, i32 8
  store ptr %9, ptr %11, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %12, i32 0, i32 12
  store i32 0, ptr %13, align 4
  %14 = load ptr, ptr %5, align 8
  %15 = call i32 @pthread_mutex_unlock(ptr noundef %14)
  %16 = load ptr, ptr %5, align 8
  %17 = load i32, ptr %6, align 4
  %18 = call i64 @__ltoad_baton_wait_for(ptr noundef @__ltoad_baton_is_notified, ptr noundef %16, i32 noundef %17, ptr noundef @__ltoad_baton_.str.3)
  ret i64 %18
}

define linkonce_odr hidden ptr @__ltoad_baton_here() nounwind {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_current)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %19, label %4

4:                                                ; preds = %0
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_root)
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_root)
  %7 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %6, i32 0, i32 1
  store ptr %5, ptr %7, align 8
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_around_root)
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_root)
  %10 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %9, i32 0, i32 3
  store ptr %8, ptr %10, align 8
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_around_root)
  %12 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %11, i32 0, i32 2
  store i64 1, ptr %12, align 8
  %13 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_root)
  %14 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %13, i32 0, i32 17
  %15 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 0
  %16 = call i32 @sem_init(ptr noundef %15, i32 noundef 0, i32 noundef 0)
  %17 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_root)
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_current)
  store ptr %17, ptr %18, align 8
  br label %19

19:                                               ; preds = %4, %0
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_current)
  %21 = load ptr, ptr %20, align 8
  ret ptr %21
}

declare i32 @pthread_mutex_unlock(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_baton_is_notified(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %5, i32 0, i32 12
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = load ptr, ptr %4, align 8
  %11 = call i32 @pthread_mutex_trylock(ptr noundef %10)
  %12 = icmp ne i32 %11, 16
  br label %13

13:                                               ; preds = %9, %2
  %14 = phi i1 [ false, %2 ], [ %12, %9 ]
  %15 = zext i1 %14 to i32
  ret i32 %15
}

define linkonce_odr hidden void @__ltoad_baton_notify(ptr noundef %0, i32 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %8 = call ptr @__ltoad_baton_here()
  store ptr %8, ptr %5, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %6, align 8
  br label %12

12:                                               ; preds = %36, %2
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = icmp ne ptr %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  store i32 2, ptr %7, align 4
  br label %40

17:                                               ; preds = %12
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %18, i32 0, i32 8
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = icmp eq ptr %20, %21
  br i1 %22, label %23, label %35

23:                                               ; preds = %17
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %24, i32 0, i32 12
  %26 = load i32, ptr %25, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %35, label %28

28:                                               ; preds = %23
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %29, i32 0, i32 12
  store i32 1, ptr %30, align 4
  %31 = load i32, ptr %4, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %28
  store i32 2, ptr %7, align 4
  br label %40

34:                                               ; preds = %28
  br label %35

35:                                               ; preds = %34, %23, %17
  br label %36

36:                                               ; preds = %35
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %37, i32 0, i32 1
  %39 = load ptr, ptr %38, align 8
  store ptr %39, ptr %6, align 8
  br label %12

40:                                               ; preds = %33, %16
  br label %41

41:                                               ; preds = %40
  ret void
}

define linkonce_odr hidden i32 @__ltoad_baton_was_late() nounwind {
  %1 = call ptr @__ltoad_baton_here()
  %2 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %1, i32 0, i32 13
  %3 = load i32, ptr %2, align 8
  ret i32 %3
}

define linkonce_odr hidden i64 @__ltoad_baton_word(ptr noundef %0, i32 noundef %1, i32 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca { ptr, i32 }, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = getelementptr inbounds { ptr, i32 }, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %4, align 8
  store ptr %9, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, i32 }, ptr %7, i32 0, i32 1
  %11 = load i32, ptr %5, align 4
  store i32 %11, ptr %10, align 8
  %12 = load i32, ptr %6, align 4
  %13 = call i64 @__ltoad_baton_wait_for(ptr noundef @__ltoad_baton_has_changed, ptr noundef %7, i32 noundef %12, ptr noundef @__ltoad_baton_.str.4)
  ret i64 %13
}

define linkonce_odr hidden i32 @__ltoad_baton_has_changed(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds { ptr, i32 }, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %8, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds { ptr, i32 }, ptr %10, i32 0, i32 1
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %9, %12
  %14 = zext i1 %13 to i32
  ret i32 %14
}

define linkonce_odr hidden i64 @__ltoad_baton_semaphore(ptr noundef %0, i32 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call i64 @__ltoad_baton_wait_for(ptr noundef @__ltoad_baton_has_taken, ptr noundef %5, i32 noundef %6, ptr noundef @__ltoad_baton_.str.5)
  ret i64 %7
}

define linkonce_odr hidden i32 @__ltoad_baton_has_taken(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call i32 @sem_trywait(ptr noundef %6)
  %8 = icmp eq i32 %7, 0
  %9 = zext i1 %8 to i32
  ret i32 %9
}

define linkonce_odr hidden i64 @__ltoad_baton_meet(ptr noundef %0) nounwind {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca { ptr, ptr, i64, i64, i64 }, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %8 = call ptr @__ltoad_baton_here()
  store ptr %8, ptr %4, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %9, i32 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = call ptr @__ltoad_baton_meeting_of(ptr noundef %11, ptr noundef %12)
  store ptr %13, ptr %5, align 8
  %14 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %14, i64 40, i1 false)
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %15, i32 0, i32 13
  store i32 0, ptr %16, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, 1
  store i64 %20, ptr %18, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i32, ptr %21, i64 2
  %23 = load i32, ptr %22, align 4
  %24 = zext i32 %23 to i64
  %25 = icmp eq i64 %20, %24
  br i1 %25, label %26, label %35

26:                                               ; preds = %1
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %27, i32 0, i32 2
  store i64 0, ptr %28, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %29, i32 0, i32 3
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %30, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %33, i32 0, i32 13
  store i32 1, ptr %34, align 8
  store i64 0, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %37

35:                                               ; preds = %1
  %36 = call i64 @__ltoad_baton_wait_for(ptr noundef @__ltoad_baton_have_met, ptr noundef %6, i32 noundef 0, ptr noundef @__ltoad_baton_.str.6)
  store i64 %36, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %37

37:                                               ; preds = %35, %26
  %38 = load i64, ptr %2, align 8
  ret i64 %38
}

define linkonce_odr hidden ptr @__ltoad_baton_meeting_of(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %6, align 8
  br label %12

12:                                               ; preds = %25, %2
  %13 = load ptr, ptr %6, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  store i32 2, ptr %7, align 4
  br label %29

16:                                               ; preds = %12
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %5, align 8
  %21 = icmp eq ptr %19, %20
  br i1 %21, label %22, label %24

22:                                               ; preds = %16
  %23 = load ptr, ptr %6, align 8
  store ptr %23, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %29

24:                                               ; preds = %16
  br label %25

25:                                               ; preds = %24
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %6, align 8
  br label %12

29:                                               ; preds = %22, %15
  %30 = load i32, ptr %7, align 4
  switch i32 %30, label %47 [
    i32 2, label %31
    i32 1, label %45
  ]

31:                                               ; preds = %29
  %32 = call ptr @calloc(i64 noundef 1, i64 noundef 40)
  store ptr %32, ptr %8, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %33, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %8, align 8
  %37 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %36, i32 0, i32 0
  store ptr %35, ptr %37, align 8
  %38 = load ptr, ptr %5, align 8
  %39 = load ptr, ptr %8, align 8
  %40 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %39, i32 0, i32 1
  store ptr %38, ptr %40, align 8
  %41 = load ptr, ptr %8, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %42, i32 0, i32 1
  store ptr %41, ptr %43, align 8
  %44 = load ptr, ptr %8, align 8
  store ptr %44, ptr %3, align 8
  store i32 1, ptr %7, align 4
  br label %45

45:                                               ; preds = %31, %29
  %46 = load ptr, ptr %3, align 8
  ret ptr %46

47:                                               ; preds = %29
  unreachable
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define linkonce_odr hidden i32 @__ltoad_baton_have_met(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  store ptr %6, ptr %5, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %7, i32 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = call ptr @__ltoad_baton_meeting_of(ptr noundef %9, ptr noundef %12)
  %14 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %13, i32 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %16, i32 0, i32 3
  %18 = load i64, ptr %17, align 8
  %19 = icmp ne i64 %15, %18
  %20 = zext i1 %19 to i32
  ret i32 %20
}

define linkonce_odr hidden i64 @__ltoad_baton_pause() nounwind {
  %1 = alloca i64, align 8
  %2 = call ptr @__ltoad_baton_here()
  %3 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %2, i32 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = call ptr @__ltoad_baton_here()
  %6 = icmp eq ptr %4, %5
  br i1 %6, label %7, label %8

7:                                                ; preds = %0
  store i64 0, ptr %1, align 8
  br label %10

8:                                                ; preds = %0
  %9 = call i64 @__ltoad_baton_wait_for(ptr noundef @__ltoad_baton_was_passed, ptr noundef null, i32 noundef 0, ptr noundef @__ltoad_baton_.str.7)
  store i64 %9, ptr %1, align 8
  br label %10

10:                                               ; preds = %8, %7
  %11 = load i64, ptr %1, align 8
  ret i64 %11
}

define linkonce_odr hidden i32 @__ltoad_baton_was_passed(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %6, i32 0, i32 14
  %8 = load i32, ptr %7, align 4
  %9 = icmp ne i32 %8, 0
  %10 = xor i1 %9, true
  %11 = zext i1 %10 to i32
  ret i32 %11
}

define linkonce_odr hidden i64 @__ltoad_baton_spin() nounwind {
  %1 = call ptr @__ltoad_baton_here()
  %2 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %1, i32 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @__ltoad_baton_here()
  %5 = icmp eq ptr %3, %4
  br i1 %5, label %6, label %7

6:                                                ; preds = %0
  call void @__ltoad_baton_stop(ptr noundef @__ltoad_baton_.str.8, ptr noundef @__ltoad_baton_.str.9)
  unreachable

7:                                                ; preds = %0
  %8 = call i64 @__ltoad_baton_pause()
  ret i64 %8
}

define linkonce_odr hidden void @__ltoad_baton_stop(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @__ltoad_baton_say(ptr noundef @__ltoad_baton_.str.13)
  %5 = load ptr, ptr %3, align 8
  call void @__ltoad_baton_say(ptr noundef %5)
  call void @__ltoad_baton_say(ptr noundef @__ltoad_baton_.str.14)
  %6 = load ptr, ptr %4, align 8
  call void @__ltoad_baton_say(ptr noundef %6)
  call void @__ltoad_baton_say(ptr noundef @__ltoad_baton_.str.15)
  call void @abort()
  unreachable
}

define linkonce_odr hidden void @__ltoad_baton_passed(i64 noundef %0) nounwind {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  ret void
}

define linkonce_odr hidden void @__ltoad_baton_back(i64 noundef %0) nounwind {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i64 %0, ptr %2, align 8
  %6 = load i64, ptr %2, align 8
  %7 = inttoptr i64 %6 to ptr
  store ptr %7, ptr %3, align 8
  %8 = call ptr @__ltoad_baton_here()
  store ptr %8, ptr %4, align 8
  %9 = load i64, ptr %2, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %1
  store i32 1, ptr %5, align 4
  br label %36

12:                                               ; preds = %1
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %13, i32 0, i32 11
  store i32 2, ptr %14, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %15, i32 0, i32 11
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %23

19:                                               ; preds = %12
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %20, i32 0, i32 11
  store i32 3, ptr %21, align 8
  %22 = load ptr, ptr %3, align 8
  call void @__ltoad_baton_run_thread(ptr noundef %22, ptr noundef @__ltoad_baton_begin_again)
  br label %32

23:                                               ; preds = %12
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %24, i32 0, i32 11
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %30

28:                                               ; preds = %23
  %29 = load ptr, ptr %3, align 8
  call void @__ltoad_baton_give(ptr noundef %29)
  br label %31

30:                                               ; preds = %23
  call void @__ltoad_baton_stop(ptr noundef @__ltoad_baton_.str.10, ptr noundef @__ltoad_baton_.str.11)
  unreachable

31:                                               ; preds = %28
  br label %32

32:                                               ; preds = %31, %19
  %33 = load ptr, ptr %4, align 8
  call void @__ltoad_baton_await(ptr noundef %33)
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %34, i32 0, i32 11
  store i32 3, ptr %35, align 8
  store i32 0, ptr %5, align 4
  br label %36

36:                                               ; preds = %32, %11
  %37 = load i32, ptr %5, align 4
  switch i32 %37, label %39 [
    i32 0, label %38
    i32 1, label %38
  ]

38:                                               ; preds = %36, %36
  ret void

39:                                               ; preds = %36
  unreachable
}

define linkonce_odr hidden void @__ltoad_baton_run_thread(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef %6, ptr noundef %7)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  call void @__ltoad_baton_stop(ptr noundef @__ltoad_baton_.str.16, ptr noundef @__ltoad_baton_.str.17)
  unreachable

11:                                               ; preds = %2
  %12 = load i64, ptr %5, align 8
  %13 = call i32 @pthread_detach(i64 noundef %12)
  ret void
}

define linkonce_odr hidden ptr @__ltoad_baton_begin_again(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_current)
  store ptr %5, ptr %6, align 8
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_tape_last)
  store i64 4096, ptr %7, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %8, i32 0, i32 5
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %3, align 8
  call void %10(ptr noundef %11)
  ret ptr null
}

define linkonce_odr hidden void @__ltoad_baton_await(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  br label %3

3:                                                ; preds = %9, %1
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %4, i32 0, i32 17
  %6 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 0
  %7 = call i32 @sem_wait(ptr noundef %6)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  br label %3

10:                                               ; preds = %3
  ret void
}

define linkonce_odr hidden ptr @__ltoad_baton_tape(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %3, i32 0, i32 6
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

define linkonce_odr hidden void @__ltoad_baton_undone(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %3, i32 0, i32 11
  store i32 4, ptr %4, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %5, i32 0, i32 2
  %7 = load ptr, ptr %6, align 8
  call void @__ltoad_baton_give(ptr noundef %7)
  ret void
}

define linkonce_odr hidden void @__ltoad_baton_unlaunch(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %5, i32 0, i32 10
  %7 = load i64, ptr %6, align 8
  call void @__ltoad_baton_back(i64 noundef %7)
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %8, i32 0, i32 11
  %10 = load i32, ptr %9, align 8
  %11 = icmp ne i32 %10, 4
  br i1 %11, label %12, label %13

12:                                               ; preds = %2
  call void @__ltoad_baton_stop(ptr noundef @__ltoad_baton_.str.10, ptr noundef @__ltoad_baton_.str.11)
  unreachable

13:                                               ; preds = %2
  %14 = load ptr, ptr %4, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %15, i32 0, i32 0
  call void @__ltoad_arena_adopt(ptr noundef %14, ptr noundef %16)
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %17, i32 0, i32 7
  %19 = load ptr, ptr %18, align 8
  call void @free(ptr noundef %19)
  %20 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %20)
  ret void
}

declare void @__ltoad_arena_adopt(ptr noundef, ptr noundef)

declare ptr @calloc(i64 noundef, i64 noundef)

define linkonce_odr hidden void @__ltoad_baton_forget_meetings(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  br label %4

4:                                                ; preds = %9, %1
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %19

9:                                                ; preds = %4
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %3, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds { ptr, ptr, i64, i64, i64 }, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %16, i32 0, i32 1
  store ptr %15, ptr %17, align 8
  %18 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %18)
  br label %4

19:                                               ; preds = %4
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef)

define linkonce_odr hidden ptr @__ltoad_baton_begin(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  store ptr %4, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_baton_current)
  store ptr %5, ptr %6, align 8
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_tape_last)
  store i64 4096, ptr %7, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %8, i32 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = call i64 @__ltoad_thread_enter(i64 noundef %10)
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %12, i32 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %3, align 8
  call void %14(ptr noundef %15)
  ret ptr null
}

define linkonce_odr hidden i64 @__ltoad_baton_ticket(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %3, i32 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %5, i32 0, i32 3
  store i64 0, ptr %6, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %7, i32 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %1
  br label %22

15:                                               ; preds = %1
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, [4 x i64] }, ptr %16, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = ptrtoint ptr %20 to i64
  br label %22

22:                                               ; preds = %15, %14
  %23 = phi i64 [ 0, %14 ], [ %21, %15 ]
  ret i64 %23
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

declare i64 @__ltoad_thread_enter(i64 noundef)

declare i32 @sem_post(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_baton_has_lock(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  store ptr %6, ptr %5, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds { ptr, ptr }, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds { ptr, ptr }, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = call i32 %10(ptr noundef %13)
  %15 = icmp ne i32 %14, 16
  %16 = zext i1 %15 to i32
  ret i32 %16
}

declare i32 @sem_trywait(ptr noundef)

define linkonce_odr hidden void @__ltoad_baton_say(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store i64 0, ptr %3, align 8
  br label %4

4:                                                ; preds = %10, %1
  %5 = load ptr, ptr %2, align 8
  %6 = load i64, ptr %3, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = load i64, ptr %3, align 8
  %12 = add i64 %11, 1
  store i64 %12, ptr %3, align 8
  br label %4

13:                                               ; preds = %4
  %14 = load ptr, ptr %2, align 8
  %15 = load i64, ptr %3, align 8
  %16 = call i64 @write(i32 noundef 2, ptr noundef %14, i64 noundef %15)
  ret void
}

declare void @abort()

declare i64 @write(i32 noundef, ptr noundef, i64 noundef)

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @pthread_detach(i64 noundef)

declare i32 @sem_wait(ptr noundef)
