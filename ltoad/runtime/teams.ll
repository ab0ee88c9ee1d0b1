

@__ltoad_teams_requests = linkonce_odr hidden global i64 0, align 8
@__ltoad_teams_request = linkonce_odr hidden thread_local global i64 0, align 8
@__ltoad_teams_current = linkonce_odr hidden thread_local global ptr null, align 8
@__ltoad_tape_last = external hidden thread_local global i64, align 8
@__ltoad_teams___ltoad_team_uncancelled.text = linkonce_odr hidden constant [76 x i8] c"ltoad: a derivative cancels no construct of OpenMP; unset OMP_CANCELLATION\0A\00", align 16
@__ltoad_teams___ltoad_team_rejoin.text = linkonce_odr hidden constant [144 x i8] c"ltoad: a parallel region has fewer threads in the reverse sweep than in the forward sweep; set OMP_DYNAMIC=false, or a higher OMP_THREAD_LIMIT\0A\00", align 16
@__ltoad_teams_events = linkonce_odr hidden global i8 0, align 1
@__ltoad_teams_slots = linkonce_odr hidden global [64 x { i32, [15 x i32] }] zeroinitializer, align 16

define linkonce_odr hidden void @__ltoad_team_request() nounwind {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  store i64 1, ptr %1, align 8
  %3 = load i64, ptr %1, align 8
  %4 = atomicrmw add ptr @__ltoad_teams_requests, i64 %3 monotonic, align 8
  %5 = add i64 %4, %3
  store i64 %5, ptr %2, align 8
  %6 = load i64, ptr %2, align 8
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_request)
  store i64 %6, ptr %7, align 8
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define linkonce_odr hidden i32 @__ltoad_team_is_new(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_request)
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %6, i32 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %5, %8
  %10 = zext i1 %9 to i32
  store i32 %10, ptr %3, align 4
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %11, i32 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_request)
  store i64 %13, ptr %14, align 8
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}



define linkonce_odr hidden void @__ltoad_team_begin(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 72, i1 false)
  %7 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %5, i32 0, i32 0
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %5, i32 0, i32 1
  %9 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %5, i32 0, i32 2
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %5, i32 0, i32 3
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %5, i32 0, i32 4
  %12 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %5, i32 0, i32 5
  %13 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %5, i32 0, i32 6
  %14 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %5, i32 0, i32 7
  %15 = load ptr, ptr %4, align 8
  store ptr %15, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %5, i32 0, i32 8
  %17 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_request)
  %18 = load i64, ptr %17, align 8
  store i64 %18, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %5, i64 72, i1 false)
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define linkonce_odr hidden void @__ltoad_team_enter(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 136, i1 false)
  %7 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 0
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %7, i32 0, i32 1
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %7, i32 0, i32 2
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %7, i32 0, i32 3
  %12 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 1
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 2
  %14 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 3
  %15 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 4
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 5
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 6
  %18 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 7
  %19 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 8
  %20 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 9
  %21 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 10
  %22 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 11
  %23 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 12
  %24 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %5, i64 136, i1 false)
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %27, i32 0, i32 1
  store ptr %26, ptr %28, align 8
  %29 = load ptr, ptr %3, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %30, i32 0, i32 3
  store ptr %29, ptr %31, align 8
  %32 = call i32 @omp_get_thread_num()
  %33 = sext i32 %32 to i64
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %34, i32 0, i32 8
  store i64 %33, ptr %35, align 8
  %36 = call i32 @omp_get_num_threads()
  %37 = sext i32 %36 to i64
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %38, i32 0, i32 9
  store i64 %37, ptr %39, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  store ptr %40, ptr %41, align 8
  ret void
}

declare i32 @omp_get_thread_num()

declare i32 @omp_get_num_threads()

define linkonce_odr hidden void @__ltoad_team_exit(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  store ptr %5, ptr %6, align 8
  ret void
}

define linkonce_odr hidden ptr @__ltoad_team_join(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca { ptr, ptr, ptr, ptr }, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 32, i1 false)
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_tape_last)
  %9 = load i64, ptr %8, align 8
  store i64 %9, ptr %4, align 8
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %10, i32 0, i32 7
  %12 = load ptr, ptr %11, align 8
  %13 = load atomic i64, ptr %12 monotonic, align 8
  store i64 %13, ptr %6, align 8
  %14 = load i64, ptr %6, align 8
  store i64 %14, ptr %5, align 8
  %15 = load i64, ptr %5, align 8
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %1
  %18 = load i64, ptr %5, align 8
  br label %20

19:                                               ; preds = %1
  br label %20

20:                                               ; preds = %19, %17
  %21 = phi i64 [ %18, %17 ], [ 4096, %19 ]
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_tape_last)
  store i64 %21, ptr %22, align 8
  %23 = call ptr @__ltoad_arena_allocate(ptr noundef %3, i64 noundef 136)
  store ptr %23, ptr %7, align 8
  %24 = load ptr, ptr %2, align 8
  %25 = load ptr, ptr %7, align 8
  call void @__ltoad_team_enter(ptr noundef %24, ptr noundef %25)
  %26 = load ptr, ptr %7, align 8
  %27 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %26, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %3, i64 32, i1 false)
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %28, i32 0, i32 12
  store i64 1, ptr %29, align 8
  %30 = load i64, ptr %4, align 8
  %31 = load ptr, ptr %7, align 8
  %32 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %31, i32 0, i32 13
  store i64 %30, ptr %32, align 8
  %33 = load ptr, ptr %7, align 8
  ret ptr %33
}

declare ptr @__ltoad_arena_allocate(ptr noundef, i64 noundef)

define linkonce_odr hidden void @__ltoad_team_keep(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %12, i32 0, i32 3
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %5, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %15, i32 0, i32 0
  %17 = call i64 @__ltoad_teams_bytes_taken(ptr noundef %16)
  store i64 %17, ptr %6, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %19, i32 0, i32 7
  %21 = load ptr, ptr %20, align 8
  %22 = load atomic i64, ptr %21 monotonic, align 8
  store i64 %22, ptr %7, align 8
  %23 = load i64, ptr %7, align 8
  %24 = icmp sgt i64 %18, %23
  br i1 %24, label %25, label %31

25:                                               ; preds = %2
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %26, i32 0, i32 7
  %28 = load ptr, ptr %27, align 8
  %29 = load i64, ptr %6, align 8
  store i64 %29, ptr %8, align 8
  %30 = load i64, ptr %8, align 8
  store atomic i64 %30, ptr %28 monotonic, align 8
  br label %31

31:                                               ; preds = %25, %2
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %32, i32 0, i32 13
  %34 = load i64, ptr %33, align 8
  %35 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_tape_last)
  store i64 %34, ptr %35, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %37, i32 0, i32 4
  store ptr %36, ptr %38, align 8
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %39, i32 0, i32 5
  %41 = load ptr, ptr %40, align 8
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %42, i32 0, i32 6
  store ptr %41, ptr %43, align 8
  %44 = load ptr, ptr %3, align 8
  %45 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %44, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8
  %47 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  store ptr %46, ptr %47, align 8
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %48, i32 0, i32 8
  %50 = load i64, ptr %49, align 8
  %51 = icmp ne i64 %50, 0
  br i1 %51, label %58, label %52

52:                                               ; preds = %31
  %53 = load ptr, ptr %3, align 8
  %54 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %53, i32 0, i32 9
  %55 = load i64, ptr %54, align 8
  %56 = load ptr, ptr %5, align 8
  %57 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %56, i32 0, i32 3
  store i64 %55, ptr %57, align 8
  br label %58

58:                                               ; preds = %52, %31
  %59 = load ptr, ptr %5, align 8
  %60 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %59, i32 0, i32 0
  %61 = load atomic i64, ptr %60 monotonic, align 8
  store i64 %61, ptr %9, align 8
  %62 = load ptr, ptr %9, align 8
  %63 = load ptr, ptr %3, align 8
  %64 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %63, i32 0, i32 2
  store ptr %62, ptr %64, align 8
  br label %65

65:                                               ; preds = %82, %58
  %66 = load ptr, ptr %5, align 8
  %67 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %66, i32 0, i32 0
  %68 = load ptr, ptr %3, align 8
  %69 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %68, i32 0, i32 2
  %70 = load ptr, ptr %3, align 8
  store ptr %70, ptr %10, align 8
  %71 = load i64, ptr %69, align 8
  %72 = load i64, ptr %10, align 8
  %73 = cmpxchg weak ptr %67, i64 %71, i64 %72 release monotonic, align 8
  %74 = extractvalue { i64, i1 } %73, 0
  %75 = extractvalue { i64, i1 } %73, 1
  br i1 %75, label %77, label %76

76:                                               ; preds = %65
  store i64 %74, ptr %69, align 8
  br label %77

77:                                               ; preds = %76, %65
  %78 = zext i1 %75 to i8
  store i8 %78, ptr %11, align 1
  %79 = load i8, ptr %11, align 1
  %80 = trunc i8 %79 to i1
  %81 = xor i1 %80, true
  br i1 %81, label %82, label %83

82:                                               ; preds = %77
  br label %65

83:                                               ; preds = %77
  ret void
}

define linkonce_odr hidden i64 @__ltoad_teams_bytes_taken(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %8, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = ptrtoint ptr %7 to i64
  %12 = ptrtoint ptr %10 to i64
  %13 = sub i64 %11, %12
  store i64 %13, ptr %3, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr }, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %4, align 8
  br label %17

17:                                               ; preds = %27, %1
  %18 = load ptr, ptr %4, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  br label %31

21:                                               ; preds = %17
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds { ptr, i64 }, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = load i64, ptr %3, align 8
  %26 = add nsw i64 %25, %24
  store i64 %26, ptr %3, align 8
  br label %27

27:                                               ; preds = %21
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds { ptr, i64 }, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %4, align 8
  br label %17

31:                                               ; preds = %20
  %32 = load i64, ptr %3, align 8
  ret i64 %32
}

define linkonce_odr hidden void @__ltoad_team_close(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %9, i32 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, 8
  %13 = call ptr @__ltoad_arena_allocate(ptr noundef %8, i64 noundef %12)
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %14, i32 0, i32 1
  store ptr %13, ptr %15, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %5, align 8
  br label %19

19:                                               ; preds = %32, %2
  %20 = load ptr, ptr %5, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  br label %36

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 8
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %28, i32 0, i32 8
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds ptr, ptr %27, i64 %30
  store ptr %24, ptr %31, align 8
  br label %32

32:                                               ; preds = %23
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %33, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %5, align 8
  br label %19

36:                                               ; preds = %22
  store i64 0, ptr %6, align 8
  br label %37

37:                                               ; preds = %53, %36
  %38 = load i64, ptr %6, align 8
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %39, i32 0, i32 3
  %41 = load i64, ptr %40, align 8
  %42 = icmp slt i64 %38, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %37
  br label %56

44:                                               ; preds = %37
  %45 = load ptr, ptr %4, align 8
  %46 = load ptr, ptr %3, align 8
  %47 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %46, i32 0, i32 1
  %48 = load ptr, ptr %47, align 8
  %49 = load i64, ptr %6, align 8
  %50 = getelementptr inbounds ptr, ptr %48, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %51, i32 0, i32 0
  call void @__ltoad_arena_adopt(ptr noundef %45, ptr noundef %52)
  br label %53

53:                                               ; preds = %44
  %54 = load i64, ptr %6, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %6, align 8
  br label %37

56:                                               ; preds = %43
  %57 = load ptr, ptr %3, align 8
  %58 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %57, i32 0, i32 2
  %59 = load ptr, ptr %58, align 8
  store ptr %59, ptr %7, align 8
  br label %60

60:                                               ; preds = %70, %56
  %61 = load ptr, ptr %7, align 8
  %62 = icmp ne ptr %61, null
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  br label %74

64:                                               ; preds = %60
  %65 = load ptr, ptr %7, align 8
  %66 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %65, i32 0, i32 2
  %67 = load i64, ptr %66, align 8
  %68 = load ptr, ptr %7, align 8
  %69 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %68, i32 0, i32 3
  store i64 %67, ptr %69, align 8
  br label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %7, align 8
  %72 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %71, i32 0, i32 0
  %73 = load ptr, ptr %72, align 8
  store ptr %73, ptr %7, align 8
  br label %60

74:                                               ; preds = %63
  %75 = load ptr, ptr %3, align 8
  %76 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %75, i32 0, i32 4
  %77 = load i64, ptr %76, align 8
  %78 = load ptr, ptr %3, align 8
  %79 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %78, i32 0, i32 5
  store i64 %77, ptr %79, align 8
  ret void
}

declare void @__ltoad_arena_adopt(ptr noundef, ptr noundef)

define linkonce_odr hidden void @__ltoad_team_uncancelled() nounwind {
  %1 = call i32 @omp_get_cancellation()
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call i64 @write(i32 noundef 2, ptr noundef @__ltoad_teams___ltoad_team_uncancelled.text, i64 noundef 75)
  call void @abort()
  unreachable

5:                                                ; preds = %0
  ret void
}

declare i32 @omp_get_cancellation()

declare i64 @write(i32 noundef, ptr noundef, i64 noundef)

declare void @abort()

define linkonce_odr hidden void @__ltoad_team_again(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @__kmpc_global_thread_num(ptr noundef %7)
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %9, i32 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  call void @__kmpc_push_num_threads(ptr noundef %6, i32 noundef %8, i32 noundef %12)
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %13, i32 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %16, i32 0, i32 4
  store i64 %15, ptr %17, align 8
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_request)
  %19 = load i64, ptr %18, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %20, i32 0, i32 8
  store i64 %19, ptr %21, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %22, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %5, align 8
  br label %25

25:                                               ; preds = %35, %2
  %26 = load ptr, ptr %5, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  br label %39

29:                                               ; preds = %25
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %30, i32 0, i32 3
  %32 = load i64, ptr %31, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %33, i32 0, i32 2
  store i64 %32, ptr %34, align 8
  br label %35

35:                                               ; preds = %29
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %36, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  store ptr %38, ptr %5, align 8
  br label %25

39:                                               ; preds = %28
  ret void
}

declare void @__kmpc_push_num_threads(ptr noundef, i32 noundef, i32 noundef)

declare i32 @__kmpc_global_thread_num(ptr noundef)

define linkonce_odr hidden i64 @__ltoad_team_size(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %3, i32 0, i32 3
  %5 = load i64, ptr %4, align 8
  ret i64 %5
}

define linkonce_odr hidden ptr @__ltoad_team_rejoin(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %4 = call i32 @omp_get_num_threads()
  %5 = sext i32 %4 to i64
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %6, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %5, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %1
  %11 = call i64 @write(i32 noundef 2, ptr noundef @__ltoad_teams___ltoad_team_rejoin.text, i64 noundef 143)
  call void @abort()
  unreachable

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %13, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = call i32 @omp_get_thread_num()
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds ptr, ptr %15, i64 %17
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %3, align 8
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %22, i32 0, i32 1
  store ptr %21, ptr %23, align 8
  %24 = load ptr, ptr %2, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %24, i32 0, i32 5
  %26 = load i64, ptr %25, align 8
  %27 = load ptr, ptr %2, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8
  %30 = sdiv i64 %26, %29
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %31, i32 0, i32 10
  store i64 %30, ptr %32, align 8
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %33, i32 0, i32 5
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %36, i32 0, i32 6
  store ptr %35, ptr %37, align 8
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %38, i32 0, i32 7
  store ptr null, ptr %39, align 8
  %40 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_tape_last)
  %41 = load i64, ptr %40, align 8
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %42, i32 0, i32 13
  store i64 %41, ptr %43, align 8
  %44 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_tape_last)
  store i64 4096, ptr %44, align 8
  %45 = load ptr, ptr %3, align 8
  %46 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  store ptr %45, ptr %46, align 8
  %47 = load ptr, ptr %3, align 8
  ret ptr %47
}

define linkonce_odr hidden ptr @__ltoad_team_tape(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %3, i32 0, i32 4
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

define linkonce_odr hidden i64 @__ltoad_team_number(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %3, i32 0, i32 8
  %5 = load i64, ptr %4, align 8
  ret i64 %5
}

define linkonce_odr hidden void @__ltoad_team_done(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  store ptr %5, ptr %6, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %7, i32 0, i32 0
  call void @__ltoad_arena_release(ptr noundef %8)
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %9, i32 0, i32 13
  %11 = load i64, ptr %10, align 8
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_tape_last)
  store i64 %11, ptr %12, align 8
  ret void
}

declare void @__ltoad_arena_release(ptr noundef)

define linkonce_odr hidden void @__ltoad_team_barrier(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @__kmpc_global_thread_num(ptr noundef %4)
  call void @__kmpc_barrier(ptr noundef %3, i32 noundef %5)
  ret void
}

declare void @__kmpc_barrier(ptr noundef, i32 noundef)

define linkonce_odr hidden void @__ltoad_team_turn() nounwind {
  %1 = call i64 @__ltoad_teams_in_team()
  %2 = icmp ne i64 %1, 0
  br i1 %2, label %3, label %23

3:                                                ; preds = %0
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %5, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %7, i32 0, i32 4
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %10, i32 0, i32 10
  %12 = load i64, ptr %11, align 8
  %13 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %14, i32 0, i32 9
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %12, %16
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %19, i32 0, i32 8
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %17, %21
  call void @__ltoad_teams_await(ptr noundef %8, i64 noundef %22)
  br label %23

23:                                               ; preds = %3, %0
  ret void
}

define linkonce_odr hidden i64 @__ltoad_teams_in_team() nounwind {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %16

4:                                                ; preds = %0
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %6, i32 0, i32 11
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %16, label %10

10:                                               ; preds = %4
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %12, i32 0, i32 9
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 1
  br label %16

16:                                               ; preds = %10, %4, %0
  %17 = phi i1 [ false, %4 ], [ false, %0 ], [ %15, %10 ]
  %18 = zext i1 %17 to i32
  %19 = sext i32 %18 to i64
  ret i64 %19
}

define linkonce_odr hidden void @__ltoad_teams_await(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %7

7:                                                ; preds = %20, %2
  %8 = load ptr, ptr %3, align 8
  %9 = load atomic i64, ptr %8 acquire, align 8
  store i64 %9, ptr %6, align 8
  %10 = load i64, ptr %6, align 8
  %11 = load i64, ptr %4, align 8
  %12 = icmp ne i64 %10, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  br label %23

14:                                               ; preds = %7
  %15 = load i64, ptr %5, align 8
  %16 = icmp sgt i64 %15, 64
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = call i32 @sched_yield()
  br label %19

19:                                               ; preds = %17, %14
  br label %20

20:                                               ; preds = %19
  %21 = load i64, ptr %5, align 8
  %22 = add nsw i64 %21, 1
  store i64 %22, ptr %5, align 8
  br label %7

23:                                               ; preds = %13
  ret void
}

define linkonce_odr hidden void @__ltoad_team_next() nounwind {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = call i64 @__ltoad_teams_in_team()
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %0
  br label %30

6:                                                ; preds = %0
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %8, i32 0, i32 10
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %13, i32 0, i32 9
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %10, %15
  %17 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %18, i32 0, i32 8
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %16, %20
  store i64 %21, ptr %1, align 8
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %23, i32 0, i32 3
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %25, i32 0, i32 4
  %27 = load i64, ptr %1, align 8
  %28 = add nsw i64 %27, 1
  store i64 %28, ptr %2, align 8
  %29 = load i64, ptr %2, align 8
  store atomic i64 %29, ptr %26 release, align 8
  br label %30

30:                                               ; preds = %6, %5
  ret void
}

define linkonce_odr hidden void @__ltoad_team_turn_again() nounwind {
  %1 = alloca i64, align 8
  %2 = call i64 @__ltoad_teams_in_team()
  %3 = icmp ne i64 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %0
  br label %28

5:                                                ; preds = %0
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %7, i32 0, i32 10
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %12, i32 0, i32 9
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %10, %14
  %16 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %17, i32 0, i32 8
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %15, %19
  store i64 %20, ptr %1, align 8
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %22, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %24, i32 0, i32 4
  %26 = load i64, ptr %1, align 8
  %27 = add nsw i64 %26, 1
  call void @__ltoad_teams_await(ptr noundef %25, i64 noundef %27)
  br label %28

28:                                               ; preds = %5, %4
  ret void
}

define linkonce_odr hidden void @__ltoad_team_turn_undone() nounwind {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = call i64 @__ltoad_teams_in_team()
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %0
  br label %28

6:                                                ; preds = %0
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %8, i32 0, i32 10
  %10 = load i64, ptr %9, align 8
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %12, i32 0, i32 9
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %10, %14
  %16 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %17, i32 0, i32 8
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %15, %19
  store i64 %20, ptr %1, align 8
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %22, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %24, i32 0, i32 4
  %26 = load i64, ptr %1, align 8
  store i64 %26, ptr %2, align 8
  %27 = load i64, ptr %2, align 8
  store atomic i64 %27, ptr %25 release, align 8
  br label %28

28:                                               ; preds = %6, %5
  ret void
}

define linkonce_odr hidden void @__ltoad_team_entered(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call i32 @__kmpc_global_thread_num(ptr noundef %6)
  %8 = load ptr, ptr %4, align 8
  call void @__kmpc_critical(ptr noundef %5, i32 noundef %7, ptr noundef %8)
  ret void
}

declare void @__kmpc_critical(ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden void @__ltoad_team_left(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  call void @__ltoad_teams_count_visit(ptr noundef %5)
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @__kmpc_global_thread_num(ptr noundef %7)
  %9 = load ptr, ptr %4, align 8
  call void @__kmpc_end_critical(ptr noundef %6, i32 noundef %8, ptr noundef %9)
  ret void
}

define linkonce_odr hidden void @__ltoad_teams_count_visit(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca { ptr, ptr, ptr, i64, i64, i64 }, align 8
  store ptr %0, ptr %2, align 8
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %15

9:                                                ; preds = %1
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %11, i32 0, i32 12
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %9, %1
  br label %43

16:                                               ; preds = %9
  %17 = load ptr, ptr %2, align 8
  %18 = call ptr @__ltoad_teams_section_of(ptr noundef %17)
  store ptr %18, ptr %3, align 8
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %20, i32 0, i32 0
  %22 = call ptr @__ltoad_arena_allocate(ptr noundef %21, i64 noundef 48)
  store ptr %22, ptr %4, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %5, i32 0, i32 0
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %26, i32 0, i32 5
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %24, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %5, i32 0, i32 1
  store ptr null, ptr %29, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %5, i32 0, i32 2
  %31 = load ptr, ptr %3, align 8
  store ptr %31, ptr %30, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %5, i32 0, i32 3
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %33, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, 1
  store i64 %36, ptr %34, align 8
  store i64 %35, ptr %32, align 8
  %37 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %5, i32 0, i32 4
  store i64 1, ptr %37, align 8
  %38 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %5, i32 0, i32 5
  store i64 1, ptr %38, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %5, i64 48, i1 false)
  %39 = load ptr, ptr %4, align 8
  %40 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %41, i32 0, i32 5
  store ptr %39, ptr %42, align 8
  br label %43

43:                                               ; preds = %16, %15
  ret void
}

declare void @__kmpc_end_critical(ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden void @__ltoad_team_ordered(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @__kmpc_global_thread_num(ptr noundef %4)
  call void @__kmpc_ordered(ptr noundef %3, i32 noundef %5)
  ret void
}

declare void @__kmpc_ordered(ptr noundef, i32 noundef)

define linkonce_odr hidden void @__ltoad_team_out_of_order(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_count_visit(ptr noundef %3)
  %4 = load ptr, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = call i32 @__kmpc_global_thread_num(ptr noundef %5)
  call void @__kmpc_end_ordered(ptr noundef %4, i32 noundef %6)
  ret void
}

declare void @__kmpc_end_ordered(ptr noundef, i32 noundef)

define linkonce_odr hidden void @__ltoad_team_locked(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @omp_set_lock(ptr noundef %3)
  ret void
}

declare void @omp_set_lock(ptr noundef)

define linkonce_odr hidden void @__ltoad_team_unlocked(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_count_visit(ptr noundef %3)
  %4 = load ptr, ptr %2, align 8
  call void @omp_unset_lock(ptr noundef %4)
  ret void
}

declare void @omp_unset_lock(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_team_tried(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @omp_test_lock(ptr noundef %3)
  ret i32 %4
}

declare i32 @omp_test_lock(ptr noundef)

define linkonce_odr hidden void @__ltoad_team_locked_if(i32 noundef %0) nounwind {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_team_nested(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @omp_set_nest_lock(ptr noundef %3)
  ret void
}

declare void @omp_set_nest_lock(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_team_nested_tried(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @omp_test_nest_lock(ptr noundef %3)
  ret i32 %4
}

declare i32 @omp_test_nest_lock(ptr noundef)

define linkonce_odr hidden void @__ltoad_team_unnested(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @omp_test_nest_lock(ptr noundef %4)
  %6 = sub nsw i32 %5, 1
  store i32 %6, ptr %3, align 4
  %7 = load ptr, ptr %2, align 8
  call void @omp_unset_nest_lock(ptr noundef %7)
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %12

10:                                               ; preds = %1
  %11 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_count_visit(ptr noundef %11)
  br label %13

12:                                               ; preds = %1
  call void @__ltoad_teams_count_inner_visit()
  br label %13

13:                                               ; preds = %12, %10
  %14 = load ptr, ptr %2, align 8
  call void @omp_unset_nest_lock(ptr noundef %14)
  ret void
}

declare void @omp_unset_nest_lock(ptr noundef)

define linkonce_odr hidden void @__ltoad_teams_count_inner_visit() nounwind {
  %1 = alloca ptr, align 8
  %2 = alloca { ptr, ptr, ptr, i64, i64, i64 }, align 8
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %12

6:                                                ; preds = %0
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %8, i32 0, i32 12
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6, %0
  br label %33

13:                                               ; preds = %6
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %15, i32 0, i32 0
  %17 = call ptr @__ltoad_arena_allocate(ptr noundef %16, i64 noundef 48)
  store ptr %17, ptr %1, align 8
  %18 = load ptr, ptr %1, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 48, i1 false)
  %19 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %2, i32 0, i32 0
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %21, i32 0, i32 5
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %19, align 8
  %24 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %2, i32 0, i32 1
  %25 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %2, i32 0, i32 2
  %26 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %2, i32 0, i32 3
  %27 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %2, i32 0, i32 4
  %28 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %2, i32 0, i32 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %2, i64 48, i1 false)
  %29 = load ptr, ptr %1, align 8
  %30 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %31, i32 0, i32 5
  store ptr %29, ptr %32, align 8
  br label %33

33:                                               ; preds = %13, %12
  ret void
}

define linkonce_odr hidden void @__ltoad_team_atom(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = call ptr @__ltoad_teams_slot_of(ptr noundef %7)
  store ptr %8, ptr %3, align 8
  store i64 0, ptr %4, align 8
  br label %9

9:                                                ; preds = %23, %1
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds { i32, [15 x i32] }, ptr %10, i32 0, i32 0
  store i32 1, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  %13 = atomicrmw xchg ptr %11, i32 %12 seq_cst, align 4
  store i32 %13, ptr %6, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %9
  br label %26

17:                                               ; preds = %9
  %18 = load i64, ptr %4, align 8
  %19 = icmp sgt i64 %18, 64
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = call i32 @sched_yield()
  br label %22

22:                                               ; preds = %20, %17
  br label %23

23:                                               ; preds = %22
  %24 = load i64, ptr %4, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr %4, align 8
  br label %9

26:                                               ; preds = %16
  ret void
}

define linkonce_odr hidden ptr @__ltoad_teams_slot_of(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = lshr i64 %5, 2
  store i64 %6, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = load i64, ptr %3, align 8
  %9 = lshr i64 %8, 6
  %10 = xor i64 %7, %9
  %11 = urem i64 %10, 64
  %12 = getelementptr inbounds [64 x { i32, [15 x i32] }], ptr @__ltoad_teams_slots, i64 0, i64 %11
  ret ptr %12
}

declare i32 @sched_yield()

define linkonce_odr hidden void @__ltoad_team_atom_done(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = call ptr @__ltoad_teams_slot_of(ptr noundef %5)
  store ptr %6, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  call void @__ltoad_teams_count_visit(ptr noundef %7)
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds { i32, [15 x i32] }, ptr %8, i32 0, i32 0
  store i32 0, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  store atomic i32 %10, ptr %9 seq_cst, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_team_event() nounwind {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca { ptr, ptr, ptr, i64, i64, i64 }, align 8
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %19

13:                                               ; preds = %0
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %15, i32 0, i32 12
  %17 = load i64, ptr %16, align 8
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %13, %0
  br label %79

20:                                               ; preds = %13
  %21 = call ptr @__ltoad_teams_section_of(ptr noundef @__ltoad_teams_events)
  store ptr %21, ptr %1, align 8
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %23, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %2, align 8
  %26 = load ptr, ptr %2, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %53

28:                                               ; preds = %20
  %29 = load ptr, ptr %2, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %29, i32 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %1, align 8
  %33 = icmp eq ptr %31, %32
  br i1 %33, label %34, label %53

34:                                               ; preds = %28
  %35 = load ptr, ptr %1, align 8
  %36 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %35, i32 0, i32 2
  %37 = load atomic i64, ptr %36 seq_cst, align 8
  store i64 %37, ptr %3, align 8
  %38 = load i64, ptr %3, align 8
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %39, i32 0, i32 3
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %41, 1
  %43 = icmp eq i64 %38, %42
  br i1 %43, label %44, label %53

44:                                               ; preds = %34
  %45 = load ptr, ptr %2, align 8
  %46 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %45, i32 0, i32 4
  %47 = load i64, ptr %46, align 8
  %48 = add nsw i64 %47, 1
  store i64 %48, ptr %46, align 8
  %49 = load ptr, ptr %2, align 8
  %50 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %49, i32 0, i32 5
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %50, align 8
  store i32 1, ptr %4, align 4
  br label %77

53:                                               ; preds = %34, %28, %20
  %54 = load ptr, ptr %1, align 8
  %55 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %54, i32 0, i32 2
  store i64 1, ptr %6, align 8
  %56 = load i64, ptr %6, align 8
  %57 = atomicrmw add ptr %55, i64 %56 seq_cst, align 8
  store i64 %57, ptr %7, align 8
  %58 = load i64, ptr %7, align 8
  store i64 %58, ptr %5, align 8
  %59 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %60, i32 0, i32 0
  %62 = call ptr @__ltoad_arena_allocate(ptr noundef %61, i64 noundef 48)
  store ptr %62, ptr %8, align 8
  %63 = load ptr, ptr %8, align 8
  %64 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %9, i32 0, i32 0
  %65 = load ptr, ptr %2, align 8
  store ptr %65, ptr %64, align 8
  %66 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %9, i32 0, i32 1
  store ptr null, ptr %66, align 8
  %67 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %9, i32 0, i32 2
  %68 = load ptr, ptr %1, align 8
  store ptr %68, ptr %67, align 8
  %69 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %9, i32 0, i32 3
  %70 = load i64, ptr %5, align 8
  store i64 %70, ptr %69, align 8
  %71 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %9, i32 0, i32 4
  store i64 1, ptr %71, align 8
  %72 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %9, i32 0, i32 5
  store i64 1, ptr %72, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %9, i64 48, i1 false)
  %73 = load ptr, ptr %8, align 8
  %74 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %75, i32 0, i32 5
  store ptr %73, ptr %76, align 8
  store i32 0, ptr %4, align 4
  br label %77

77:                                               ; preds = %53, %44
  %78 = load i32, ptr %4, align 4
  switch i32 %78, label %80 [
    i32 0, label %79
    i32 1, label %79
  ]

79:                                               ; preds = %19, %77, %77
  ret void

80:                                               ; preds = %77
  unreachable
}

define linkonce_odr hidden ptr @__ltoad_teams_section_of(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca { ptr, ptr, i64, i64 }, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %4, align 8
  br label %16

16:                                               ; preds = %21, %1
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %25

21:                                               ; preds = %16
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %22, i32 0, i32 1
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %4, align 8
  br label %16

25:                                               ; preds = %16
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %26, i32 0, i32 3
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %5, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %29, i32 0, i32 2
  %31 = load atomic i64, ptr %30 acquire, align 8
  store i64 %31, ptr %7, align 8
  %32 = load ptr, ptr %7, align 8
  store ptr %32, ptr %6, align 8
  store ptr null, ptr %8, align 8
  br label %33

33:                                               ; preds = %80, %25
  %34 = load ptr, ptr %6, align 8
  store ptr %34, ptr %9, align 8
  br label %35

35:                                               ; preds = %48, %33
  %36 = load ptr, ptr %9, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 6, ptr %10, align 4
  br label %52

39:                                               ; preds = %35
  %40 = load ptr, ptr %9, align 8
  %41 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %40, i32 0, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %3, align 8
  %44 = icmp eq ptr %42, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %39
  %46 = load ptr, ptr %9, align 8
  store ptr %46, ptr %2, align 8
  store i32 1, ptr %10, align 4
  br label %52

47:                                               ; preds = %39
  br label %48

48:                                               ; preds = %47
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %49, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  store ptr %51, ptr %9, align 8
  br label %35

52:                                               ; preds = %45, %38
  %53 = load i32, ptr %10, align 4
  switch i32 %53, label %87 [
    i32 6, label %54
  ]

54:                                               ; preds = %52
  %55 = load ptr, ptr %8, align 8
  %56 = icmp ne ptr %55, null
  br i1 %56, label %62, label %57

57:                                               ; preds = %54
  %58 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %59, i32 0, i32 0
  %61 = call ptr @__ltoad_arena_allocate(ptr noundef %60, i64 noundef 32)
  store ptr %61, ptr %8, align 8
  br label %62

62:                                               ; preds = %57, %54
  %63 = load ptr, ptr %8, align 8
  %64 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %11, i32 0, i32 0
  %65 = load ptr, ptr %6, align 8
  store ptr %65, ptr %64, align 8
  %66 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %11, i32 0, i32 1
  %67 = load ptr, ptr %3, align 8
  store ptr %67, ptr %66, align 8
  %68 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %11, i32 0, i32 2
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %11, i32 0, i32 3
  store i64 0, ptr %69, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %11, i64 32, i1 false)
  br label %70

70:                                               ; preds = %62
  %71 = load ptr, ptr %5, align 8
  %72 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %71, i32 0, i32 2
  %73 = load ptr, ptr %8, align 8
  store ptr %73, ptr %12, align 8
  %74 = load i64, ptr %6, align 8
  %75 = load i64, ptr %12, align 8
  %76 = cmpxchg ptr %72, i64 %74, i64 %75 acq_rel acquire, align 8
  %77 = extractvalue { i64, i1 } %76, 0
  %78 = extractvalue { i64, i1 } %76, 1
  br i1 %78, label %80, label %79

79:                                               ; preds = %70
  store i64 %77, ptr %6, align 8
  br label %80

80:                                               ; preds = %79, %70
  %81 = zext i1 %78 to i8
  store i8 %81, ptr %13, align 1
  %82 = load i8, ptr %13, align 1
  %83 = trunc i8 %82 to i1
  %84 = xor i1 %83, true
  br i1 %84, label %33, label %85

85:                                               ; preds = %80
  %86 = load ptr, ptr %8, align 8
  store ptr %86, ptr %2, align 8
  store i32 1, ptr %10, align 4
  br label %87

87:                                               ; preds = %85, %52
  %88 = load ptr, ptr %2, align 8
  ret ptr %88
}

define linkonce_odr hidden void @__ltoad_team_event_again() nounwind {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %0
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %9, i32 0, i32 12
  %11 = load i64, ptr %10, align 8
  %12 = icmp ne i64 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %7, %0
  br label %64

14:                                               ; preds = %7
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %16, i32 0, i32 6
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %1, align 8
  %19 = load ptr, ptr %1, align 8
  %20 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %19, i32 0, i32 5
  %21 = load i64, ptr %20, align 8
  %22 = load ptr, ptr %1, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %22, i32 0, i32 4
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %21, %24
  br i1 %25, label %26, label %35

26:                                               ; preds = %14
  %27 = load ptr, ptr %1, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %27, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %29, i32 0, i32 2
  %31 = load ptr, ptr %1, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %31, i32 0, i32 3
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %33, 1
  call void @__ltoad_teams_await(ptr noundef %30, i64 noundef %34)
  br label %35

35:                                               ; preds = %26, %14
  %36 = load ptr, ptr %1, align 8
  %37 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %36, i32 0, i32 5
  %38 = load i64, ptr %37, align 8
  %39 = add nsw i64 %38, -1
  store i64 %39, ptr %37, align 8
  %40 = icmp ne i64 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %35
  store i32 1, ptr %2, align 4
  br label %62

42:                                               ; preds = %35
  %43 = load ptr, ptr %1, align 8
  %44 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %43, i32 0, i32 4
  %45 = load i64, ptr %44, align 8
  %46 = load ptr, ptr %1, align 8
  %47 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %46, i32 0, i32 5
  store i64 %45, ptr %47, align 8
  %48 = load ptr, ptr %1, align 8
  %49 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %52, i32 0, i32 6
  store ptr %50, ptr %53, align 8
  %54 = load ptr, ptr %1, align 8
  %55 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %54, i32 0, i32 2
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %56, i32 0, i32 2
  %58 = load ptr, ptr %1, align 8
  %59 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %58, i32 0, i32 3
  %60 = load i64, ptr %59, align 8
  store i64 %60, ptr %3, align 8
  %61 = load i64, ptr %3, align 8
  store atomic i64 %61, ptr %57 release, align 8
  store i32 0, ptr %2, align 4
  br label %62

62:                                               ; preds = %42, %41
  %63 = load i32, ptr %2, align 4
  switch i32 %63, label %65 [
    i32 0, label %64
    i32 1, label %64
  ]

64:                                               ; preds = %13, %62, %62
  ret void

65:                                               ; preds = %62
  unreachable
}

define linkonce_odr hidden void @__ltoad_team_await(ptr noundef %0, i32 noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load ptr, ptr %6, align 8
  call void @__kmpc_doacross_wait(ptr noundef %7, i32 noundef %8, ptr noundef %9)
  ret void
}

declare void @__kmpc_doacross_wait(ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden void @__ltoad_team_post(ptr noundef %0, i32 noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = load ptr, ptr %6, align 8
  call void @__kmpc_doacross_post(ptr noundef %7, i32 noundef %8, ptr noundef %9)
  ret void
}

declare void @__kmpc_doacross_post(ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden void @__ltoad_team_entered_again(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @__ltoad_teams_enter_again()
  ret void
}

define linkonce_odr hidden void @__ltoad_teams_enter_again() nounwind {
  %1 = alloca ptr, align 8
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %11

5:                                                ; preds = %0
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %7, i32 0, i32 12
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %5, %0
  br label %47

12:                                               ; preds = %5
  %13 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %14, i32 0, i32 6
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %1, align 8
  %17 = load ptr, ptr %1, align 8
  %18 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %21, i32 0, i32 6
  store ptr %19, ptr %22, align 8
  %23 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %24, i32 0, i32 7
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %1, align 8
  %28 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %27, i32 0, i32 1
  store ptr %26, ptr %28, align 8
  %29 = load ptr, ptr %1, align 8
  %30 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %31, i32 0, i32 7
  store ptr %29, ptr %32, align 8
  %33 = load ptr, ptr %1, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %33, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %46

37:                                               ; preds = %12
  %38 = load ptr, ptr %1, align 8
  %39 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %38, i32 0, i32 2
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %40, i32 0, i32 2
  %42 = load ptr, ptr %1, align 8
  %43 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %42, i32 0, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, 1
  call void @__ltoad_teams_await(ptr noundef %41, i64 noundef %45)
  br label %46

46:                                               ; preds = %37, %12
  br label %47

47:                                               ; preds = %46, %11
  ret void
}

define linkonce_odr hidden void @__ltoad_team_left_again(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @__ltoad_teams_leave_again()
  ret void
}

define linkonce_odr hidden void @__ltoad_teams_leave_again() nounwind {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %12

6:                                                ; preds = %0
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %8, i32 0, i32 12
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6, %0
  br label %38

13:                                               ; preds = %6
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %15, i32 0, i32 7
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %1, align 8
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %18, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %22, i32 0, i32 7
  store ptr %20, ptr %23, align 8
  %24 = load ptr, ptr %1, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %24, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %37

28:                                               ; preds = %13
  %29 = load ptr, ptr %1, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %29, i32 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds { ptr, ptr, i64, i64 }, ptr %31, i32 0, i32 2
  %33 = load ptr, ptr %1, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64 }, ptr %33, i32 0, i32 3
  %35 = load i64, ptr %34, align 8
  store i64 %35, ptr %2, align 8
  %36 = load i64, ptr %2, align 8
  store atomic i64 %36, ptr %32 release, align 8
  br label %37

37:                                               ; preds = %28, %13
  br label %38

38:                                               ; preds = %37, %12
  ret void
}

define linkonce_odr hidden void @__ltoad_team_ordered_again(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_enter_again()
  ret void
}

define linkonce_odr hidden void @__ltoad_team_out_of_order_again(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_leave_again()
  ret void
}

define linkonce_odr hidden void @__ltoad_team_locked_again(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_enter_again()
  ret void
}

define linkonce_odr hidden void @__ltoad_team_unlocked_again(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_leave_again()
  ret void
}

define linkonce_odr hidden void @__ltoad_team_locked_if_again(i32 noundef %0) nounwind {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @__ltoad_teams_leave_again()
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

define linkonce_odr hidden void @__ltoad_team_nested_again(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_leave_again()
  ret void
}

define linkonce_odr hidden void @__ltoad_team_unnested_again(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_enter_again()
  ret void
}

define linkonce_odr hidden void @__ltoad_team_atom_again(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_leave_again()
  ret void
}

define linkonce_odr hidden void @__ltoad_team_atom_done_again(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_teams_enter_again()
  ret void
}

define linkonce_odr hidden ptr @__ltoad_team_own(ptr noundef %0, i64 noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = call i32 @__kmpc_global_thread_num(ptr noundef null)
  %6 = load ptr, ptr %3, align 8
  %7 = load i64, ptr %4, align 8
  %8 = call ptr @__kmpc_threadprivate(ptr noundef null, i32 noundef %5, ptr noundef %6, i64 noundef %7)
  ret ptr %8
}

declare ptr @__kmpc_threadprivate(ptr noundef, i32 noundef, ptr noundef, i64 noundef)

define linkonce_odr hidden ptr @__ltoad_team_shown(ptr noundef %0, i32 noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  %9 = call i64 @__ltoad_teams_in_team()
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = load ptr, ptr %5, align 8
  store ptr %12, ptr %4, align 8
  br label %33

13:                                               ; preds = %3
  %14 = load i32, ptr %6, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %23

16:                                               ; preds = %13
  %17 = load ptr, ptr %5, align 8
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %19, i32 0, i32 3
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %21, i32 0, i32 6
  store ptr %17, ptr %22, align 8
  br label %23

23:                                               ; preds = %16, %13
  %24 = load ptr, ptr %7, align 8
  call void @__ltoad_team_barrier(ptr noundef %24)
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %26, i32 0, i32 3
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, i64 }, ptr %28, i32 0, i32 6
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %8, align 8
  %31 = load ptr, ptr %7, align 8
  call void @__ltoad_team_barrier(ptr noundef %31)
  %32 = load ptr, ptr %8, align 8
  store ptr %32, ptr %4, align 8
  br label %33

33:                                               ; preds = %23, %11
  %34 = load ptr, ptr %4, align 8
  ret ptr %34
}

define linkonce_odr hidden void @__ltoad_team_alone(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @__kmpc_global_thread_num(ptr noundef %4)
  call void @__kmpc_serialized_parallel(ptr noundef %3, i32 noundef %5)
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %15

9:                                                ; preds = %1
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %11, i32 0, i32 11
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, 1
  store i64 %14, ptr %12, align 8
  br label %15

15:                                               ; preds = %9, %1
  ret void
}

declare void @__kmpc_serialized_parallel(ptr noundef, i32 noundef)

define linkonce_odr hidden void @__ltoad_team_together(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %12

6:                                                ; preds = %1
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_teams_current)
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { { ptr, ptr, ptr, ptr }, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }, ptr %8, i32 0, i32 11
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, -1
  store i64 %11, ptr %9, align 8
  br label %12

12:                                               ; preds = %6, %1
  %13 = load ptr, ptr %2, align 8
  %14 = load ptr, ptr %2, align 8
  %15 = call i32 @__kmpc_global_thread_num(ptr noundef %14)
  call void @__kmpc_end_serialized_parallel(ptr noundef %13, i32 noundef %15)
  ret void
}

declare void @__kmpc_end_serialized_parallel(ptr noundef, i32 noundef)
