
%struct.place = type { ptr, ptr, ptr, ptr, i32, i32 }
%struct.page = type { [4096 x i8], [4096 x i8], [4096 x i8], [4096 x i8] }
%struct.findings = type { i32, i32, ptr, i32, i32, [16 x ptr], [4096 x i32], [256 x i8], double, i64, i64, [0 x %struct.record] }
%struct.record = type { ptr, ptr, i64, i64, i32 }
%struct.request = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr }
%struct.check = type { ptr, ptr, ptr, ptr, i32, ptr, [0 x %struct.lane] }
%struct.lane = type { ptr, ptr, i32, i32, i32 }
%struct.comparison = type { double, double, double, double, ptr, i32 }
%struct.argument = type { i32, i32, i32, i32 }

@__ltoad_sanitizer_fill.zeros = internal constant [256 x i8] zeroinitializer, align 16
@__ltoad_sanitizing = dso_local global i8 0, align 1
@at_end = internal constant ptr @__ltoad_sanitizer_end, section ".fini_array", align 8
@.str = private unnamed_addr constant [22 x i8] c"LTOAD_SANITIZE_CHECKS\00", align 1
@__ltoad_sanitizer_count = external constant i32, align 4
@skipped = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [23 x i8] c"LTOAD_SANITIZE_SUMMARY\00", align 1
@.str.2 = private unnamed_addr constant [51 x i8] c"ltoad: sanitizer: %s could not be run for a check\0A\00", align 1
@open_checks = internal global ptr null, align 8
@__ltoad_sanitizer_callee = dso_local thread_local global ptr null, align 8
@__ltoad_sanitizer_returned = dso_local thread_local global ptr null, align 8
@__ltoad_sanitizer_arguments = dso_local thread_local global [4096 x i8] zeroinitializer, align 16
@__ltoad_sanitizer_result = dso_local thread_local global [4096 x i8] zeroinitializer, align 16
@pages = internal global ptr null, align 8
@forward = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [27 x i8] c"inputs wider than a double\00", align 1
@lane_salt = internal global i32 0, align 4
@findings = internal global ptr null, align 8
@granted = internal global i64 0, align 8
@.str.4 = private unnamed_addr constant [33 x i8] c"more memory than it has room for\00", align 1
@seen = internal global ptr null, align 8
@dropped = internal global ptr null, align 8
@.str.5 = private unnamed_addr constant [34 x i8] c"arithmetic on the bits of a float\00", align 1
@is_mapped.known = internal global [4096 x i64] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [56 x i8] c"ltoad: sanitizer: %d checked, %d wrong, %d not checked\0A\00", align 1
@checked = internal global i32 0, align 4
@wrong = internal global i32 0, align 4
@.str.7 = private unnamed_addr constant [22 x i8] c"LTOAD_SANITIZE_STATUS\00", align 1
@single = internal global i32 0, align 4
@.str.8 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.9 = private unnamed_addr constant [37 x i8] c"  the sanitizer cannot see into: %s\0A\00", align 1
@.str.10 = private unnamed_addr constant [21 x i8] c"LTOAD_SANITIZE_RULES\00", align 1
@.str.11 = private unnamed_addr constant [55 x i8] c"ltoad: sanitizer: the derivative of %s is not checked\0A\00", align 1
@.str.12 = private unnamed_addr constant [49 x i8] c"  its derivative uses what is registered for %s\0A\00", align 1
@suspect = internal global ptr null, align 8
@suspect_lane = internal global i32 0, align 4
@.str.13 = private unnamed_addr constant [21 x i8] c"LTOAD_SANITIZE_ABORT\00", align 1
@doubtful = internal global i32 0, align 4
@as_pairs = internal global i32 0, align 4
@.str.14 = private unnamed_addr constant [58 x i8] c"ltoad: sanitizer: wrong derivative of %s, asked for in %s\00", align 1
@.str.15 = private unnamed_addr constant [10 x i8] c" at %s:%d\00", align 1
@.str.16 = private unnamed_addr constant [49 x i8] c"\0A  a tangent is %.9g, and by the sanitizer %.9g\0A\00", align 1
@.str.17 = private unnamed_addr constant [78 x i8] c"\0A  along a random direction, the gradient gives %.9g, and the sanitizer %.9g\0A\00", align 1
@.str.18 = private unnamed_addr constant [44 x i8] c"  gained by a number that is used first at \00", align 1
@__ltoad_sanitizer_places = external constant [0 x %struct.place], align 8
@.str.19 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.20 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.21 = private unnamed_addr constant [10 x i8] c"%s:%d in \00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"%s: %s%s%s\0A\00", align 1
@.str.23 = private unnamed_addr constant [35 x i8] c" (compile with -g to see the line)\00", align 1
@print_whereabouts.sites = internal global [4096 x i32] zeroinitializer, align 16
@.str.24 = private unnamed_addr constant [22 x i8] c"  derivative lost at \00", align 1
@.str.25 = private unnamed_addr constant [63 x i8] c"  no single access accounts for it; derivatives pass through:\0A\00", align 1
@.str.26 = private unnamed_addr constant [5 x i8] c"    \00", align 1
@runs_left = internal global i32 0, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr @at_end], section "llvm.metadata"

define dso_local void @__ltoad_sanitizer_fresh(ptr noundef %0, i64 noundef %1) noinline #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %8

8:                                                ; preds = %38, %2
  %9 = load i64, ptr %5, align 8
  %10 = load i64, ptr %4, align 8
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  br label %42

13:                                               ; preds = %8
  %14 = load ptr, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = load i64, ptr %4, align 8
  %18 = load i64, ptr %5, align 8
  %19 = sub i64 %17, %18
  %20 = call i64 @here(ptr noundef %16, i64 noundef %19) #9
  store i64 %20, ptr %6, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = load i64, ptr %5, align 8
  %23 = getelementptr inbounds i8, ptr %21, i64 %22
  %24 = call ptr @page_of(ptr noundef %23, i32 noundef 0) #9
  store ptr %24, ptr %7, align 8
  %25 = load ptr, ptr %7, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %38

27:                                               ; preds = %13
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds %struct.page, ptr %28, i32 0, i32 2
  %30 = getelementptr inbounds [4096 x i8], ptr %29, i64 0, i64 0
  %31 = load ptr, ptr %3, align 8
  %32 = load i64, ptr %5, align 8
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = ptrtoint ptr %33 to i64
  %35 = urem i64 %34, 4096
  %36 = getelementptr inbounds i8, ptr %30, i64 %35
  %37 = load i64, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %36, i8 0, i64 %37, i1 false)
  br label %38

38:                                               ; preds = %27, %13
  %39 = load i64, ptr %6, align 8
  %40 = load i64, ptr %5, align 8
  %41 = add i64 %40, %39
  store i64 %41, ptr %5, align 8
  br label %8

42:                                               ; preds = %12
  ret void
}


define internal i64 @here(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = urem i64 %7, 4096
  %9 = sub i64 4096, %8
  store i64 %9, ptr %5, align 8
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %5, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %2
  %14 = load i64, ptr %4, align 8
  br label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %5, align 8
  br label %17

17:                                               ; preds = %15, %13
  %18 = phi i64 [ %14, %13 ], [ %16, %15 ]
  ret i64 %18
}

define internal ptr @page_of(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = ptrtoint ptr %10 to i64
  %12 = udiv i64 %11, 4096
  store i64 %12, ptr %6, align 8
  %13 = load i64, ptr %6, align 8
  %14 = udiv i64 %13, 131072
  %15 = urem i64 %14, 262144
  store i64 %15, ptr %7, align 8
  %16 = load ptr, ptr @pages, align 8
  %17 = load i64, ptr %7, align 8
  %18 = getelementptr inbounds ptr, ptr %16, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %30, label %21

21:                                               ; preds = %2
  %22 = load i32, ptr %5, align 4
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  store ptr null, ptr %3, align 8
  store i32 1, ptr %8, align 4
  br label %50

25:                                               ; preds = %21
  %26 = call ptr @fresh_memory(i64 noundef 1048576, i32 noundef 0) #9
  %27 = load ptr, ptr @pages, align 8
  %28 = load i64, ptr %7, align 8
  %29 = getelementptr inbounds ptr, ptr %27, i64 %28
  store ptr %26, ptr %29, align 8
  br label %30

30:                                               ; preds = %25, %2
  %31 = load ptr, ptr @pages, align 8
  %32 = load i64, ptr %7, align 8
  %33 = getelementptr inbounds ptr, ptr %31, i64 %32
  %34 = load ptr, ptr %33, align 8
  %35 = load i64, ptr %6, align 8
  %36 = urem i64 %35, 131072
  %37 = getelementptr inbounds ptr, ptr %34, i64 %36
  store ptr %37, ptr %9, align 8
  %38 = load ptr, ptr %9, align 8
  %39 = load ptr, ptr %38, align 8
  %40 = icmp ne ptr %39, null
  br i1 %40, label %47, label %41

41:                                               ; preds = %30
  %42 = load i32, ptr %5, align 4
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %41
  %45 = call ptr @fresh_memory(i64 noundef 16384, i32 noundef 0) #9
  %46 = load ptr, ptr %9, align 8
  store ptr %45, ptr %46, align 8
  br label %47

47:                                               ; preds = %44, %41, %30
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %3, align 8
  store i32 1, ptr %8, align 4
  br label %50

50:                                               ; preds = %47, %24
  %51 = load ptr, ptr %3, align 8
  ret ptr %51
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2


define dso_local void @__ltoad_sanitizer_load(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) noinline #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %17 = load i32, ptr %10, align 4
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %20

19:                                               ; preds = %6
  br label %31

20:                                               ; preds = %6
  %21 = load i32, ptr %10, align 4
  %22 = icmp eq i32 %21, 4
  br i1 %22, label %26, label %23

23:                                               ; preds = %20
  %24 = load i64, ptr %9, align 8
  %25 = icmp ult i64 %24, 8
  br i1 %25, label %26, label %28

26:                                               ; preds = %23, %20
  %27 = load i64, ptr %9, align 8
  br label %29

28:                                               ; preds = %23
  br label %29

29:                                               ; preds = %28, %26
  %30 = phi i64 [ %27, %26 ], [ 8, %28 ]
  br label %31

31:                                               ; preds = %29, %19
  %32 = phi i64 [ 4, %19 ], [ %30, %29 ]
  store i64 %32, ptr %13, align 8
  store i64 0, ptr %14, align 8
  %33 = load ptr, ptr %7, align 8
  %34 = load ptr, ptr %8, align 8
  %35 = load i64, ptr %9, align 8
  %36 = load i32, ptr %10, align 4
  call void @touch(ptr noundef %33, ptr noundef %34, i64 noundef %35, i32 noundef %36) #9
  %37 = load ptr, ptr %7, align 8
  %38 = load i64, ptr %9, align 8
  %39 = load i32, ptr %11, align 4
  call void @watch(ptr noundef %37, i64 noundef %38, i32 noundef %39) #9
  store i64 0, ptr %15, align 8
  br label %40

40:                                               ; preds = %83, %31
  %41 = load i64, ptr %15, align 8
  %42 = load i64, ptr %9, align 8
  %43 = icmp ult i64 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  br label %87

45:                                               ; preds = %40
  %46 = load i64, ptr %13, align 8
  %47 = load i64, ptr %9, align 8
  %48 = load i64, ptr %15, align 8
  %49 = sub i64 %47, %48
  %50 = icmp ult i64 %46, %49
  br i1 %50, label %51, label %53

51:                                               ; preds = %45
  %52 = load i64, ptr %13, align 8
  br label %57

53:                                               ; preds = %45
  %54 = load i64, ptr %9, align 8
  %55 = load i64, ptr %15, align 8
  %56 = sub i64 %54, %55
  br label %57

57:                                               ; preds = %53, %51
  %58 = phi i64 [ %52, %51 ], [ %56, %53 ]
  store i64 %58, ptr %16, align 8
  %59 = load i32, ptr %10, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %70

61:                                               ; preds = %57
  %62 = load ptr, ptr %7, align 8
  %63 = load i64, ptr %15, align 8
  %64 = getelementptr inbounds i8, ptr %62, i64 %63
  %65 = load i64, ptr %16, align 8
  %66 = load ptr, ptr %12, align 8
  %67 = load i64, ptr %15, align 8
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = call i64 @fetch_piece(ptr noundef %64, i64 noundef %65, ptr noundef %68) #9
  br label %79

70:                                               ; preds = %57
  %71 = load ptr, ptr %7, align 8
  %72 = load i64, ptr %15, align 8
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  %74 = load i64, ptr %16, align 8
  %75 = load ptr, ptr %12, align 8
  %76 = load i64, ptr %15, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  %78 = call i64 @fetch(ptr noundef %73, i64 noundef %74, ptr noundef %77) #9
  br label %79

79:                                               ; preds = %70, %61
  %80 = phi i64 [ %69, %61 ], [ %78, %70 ]
  %81 = load i64, ptr %14, align 8
  %82 = or i64 %81, %80
  store i64 %82, ptr %14, align 8
  br label %83

83:                                               ; preds = %79
  %84 = load i64, ptr %13, align 8
  %85 = load i64, ptr %15, align 8
  %86 = add i64 %85, %84
  store i64 %86, ptr %15, align 8
  br label %40

87:                                               ; preds = %44
  %88 = load i64, ptr %14, align 8
  %89 = icmp ne i64 %88, 0
  br i1 %89, label %90, label %100

90:                                               ; preds = %87
  %91 = load i32, ptr %10, align 4
  %92 = icmp ne i32 %91, 3
  br i1 %92, label %93, label %100

93:                                               ; preds = %90
  %94 = load i32, ptr %11, align 4
  %95 = call i32 @is_dropped(i32 noundef %94) #9
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %97, label %100

97:                                               ; preds = %93
  %98 = load ptr, ptr %12, align 8
  %99 = load i64, ptr %9, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %98, i8 0, i64 %99, i1 false)
  br label %100

100:                                              ; preds = %97, %93, %90, %87
  ret void
}

define internal void @touch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %19 = load ptr, ptr %6, align 8
  %20 = ptrtoint ptr %19 to i64
  %21 = icmp ugt i64 %20, 65536
  br i1 %21, label %22, label %26

22:                                               ; preds = %4
  %23 = load ptr, ptr %6, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = icmp ne ptr %23, %24
  br label %26

26:                                               ; preds = %22, %4
  %27 = phi i1 [ false, %4 ], [ %25, %22 ]
  %28 = zext i1 %27 to i32
  store i32 %28, ptr %9, align 4
  %29 = load i32, ptr %8, align 4
  %30 = icmp eq i32 %29, 1
  br i1 %30, label %31, label %32

31:                                               ; preds = %26
  br label %37

32:                                               ; preds = %26
  %33 = load i32, ptr %8, align 4
  %34 = icmp eq i32 %33, 4
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, i32 1, i32 8
  br label %37

37:                                               ; preds = %32, %31
  %38 = phi i32 [ 4, %31 ], [ %36, %32 ]
  %39 = sext i32 %38 to i64
  store i64 %39, ptr %10, align 8
  store i64 0, ptr %11, align 8
  br label %40

40:                                               ; preds = %205, %37
  %41 = load i64, ptr %11, align 8
  %42 = load i64, ptr %7, align 8
  %43 = icmp ult i64 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  store i32 2, ptr %12, align 4
  br label %206

45:                                               ; preds = %40
  %46 = load ptr, ptr %5, align 8
  %47 = load i64, ptr %11, align 8
  %48 = getelementptr inbounds i8, ptr %46, i64 %47
  store ptr %48, ptr %13, align 8
  %49 = load i32, ptr %8, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %54, label %51

51:                                               ; preds = %45
  %52 = load i32, ptr %8, align 4
  %53 = icmp eq i32 %52, 5
  br i1 %53, label %54, label %59

54:                                               ; preds = %51, %45
  %55 = load ptr, ptr %13, align 8
  %56 = ptrtoint ptr %55 to i64
  %57 = urem i64 %56, 8
  %58 = sub i64 8, %57
  br label %65

59:                                               ; preds = %51
  %60 = load i64, ptr %10, align 8
  %61 = load i64, ptr %11, align 8
  %62 = load i64, ptr %10, align 8
  %63 = urem i64 %61, %62
  %64 = sub i64 %60, %63
  br label %65

65:                                               ; preds = %59, %54
  %66 = phi i64 [ %58, %54 ], [ %64, %59 ]
  store i64 %66, ptr %14, align 8
  %67 = load ptr, ptr %13, align 8
  %68 = load i64, ptr %14, align 8
  %69 = load i64, ptr %7, align 8
  %70 = load i64, ptr %11, align 8
  %71 = sub i64 %69, %70
  %72 = icmp ult i64 %68, %71
  br i1 %72, label %73, label %75

73:                                               ; preds = %65
  %74 = load i64, ptr %14, align 8
  br label %79

75:                                               ; preds = %65
  %76 = load i64, ptr %7, align 8
  %77 = load i64, ptr %11, align 8
  %78 = sub i64 %76, %77
  br label %79

79:                                               ; preds = %75, %73
  %80 = phi i64 [ %74, %73 ], [ %78, %75 ]
  %81 = call i64 @here(ptr noundef %67, i64 noundef %80) #9
  store i64 %81, ptr %14, align 8
  %82 = load ptr, ptr %13, align 8
  %83 = load i32, ptr %9, align 4
  %84 = call ptr @page_of(ptr noundef %82, i32 noundef %83) #9
  store ptr %84, ptr %15, align 8
  %85 = load ptr, ptr %15, align 8
  %86 = icmp ne ptr %85, null
  br i1 %86, label %88, label %87

87:                                               ; preds = %79
  store i32 1, ptr %12, align 4
  br label %203

88:                                               ; preds = %79
  %89 = load ptr, ptr %13, align 8
  %90 = ptrtoint ptr %89 to i64
  %91 = urem i64 %90, 4096
  store i64 %91, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %92

92:                                               ; preds = %108, %88
  %93 = load i64, ptr %17, align 8
  %94 = load i64, ptr %14, align 8
  %95 = icmp ult i64 %93, %94
  br i1 %95, label %96, label %106

96:                                               ; preds = %92
  %97 = load ptr, ptr %15, align 8
  %98 = getelementptr inbounds %struct.page, ptr %97, i32 0, i32 2
  %99 = load i64, ptr %16, align 8
  %100 = load i64, ptr %17, align 8
  %101 = add i64 %99, %100
  %102 = getelementptr inbounds [4096 x i8], ptr %98, i64 0, i64 %101
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i32
  %105 = icmp eq i32 %104, 0
  br label %106

106:                                              ; preds = %96, %92
  %107 = phi i1 [ false, %92 ], [ %105, %96 ]
  br i1 %107, label %108, label %111

108:                                              ; preds = %106
  %109 = load i64, ptr %17, align 8
  %110 = add i64 %109, 1
  store i64 %110, ptr %17, align 8
  br label %92

111:                                              ; preds = %106
  %112 = load i64, ptr %17, align 8
  %113 = icmp ne i64 %112, 0
  br i1 %113, label %114, label %135

114:                                              ; preds = %111
  %115 = load i32, ptr %9, align 4
  %116 = icmp ne i32 %115, 0
  br i1 %116, label %117, label %135

117:                                              ; preds = %114
  %118 = load ptr, ptr %15, align 8
  %119 = load ptr, ptr %13, align 8
  %120 = load ptr, ptr %6, align 8
  %121 = load i64, ptr %11, align 8
  %122 = getelementptr inbounds i8, ptr %120, i64 %121
  %123 = load i64, ptr %17, align 8
  %124 = load i64, ptr %17, align 8
  %125 = load i64, ptr %14, align 8
  %126 = icmp eq i64 %124, %125
  br i1 %126, label %130, label %127

127:                                              ; preds = %117
  %128 = load i32, ptr %8, align 4
  %129 = icmp eq i32 %128, 5
  br i1 %129, label %130, label %132

130:                                              ; preds = %127, %117
  %131 = load i32, ptr %8, align 4
  br label %133

132:                                              ; preds = %127
  br label %133

133:                                              ; preds = %132, %130
  %134 = phi i32 [ %131, %130 ], [ 0, %132 ]
  call void @seed(ptr noundef %118, ptr noundef %119, ptr noundef %122, i64 noundef %123, i32 noundef %134) #9
  br label %174

135:                                              ; preds = %114, %111
  %136 = load ptr, ptr %15, align 8
  %137 = getelementptr inbounds %struct.page, ptr %136, i32 0, i32 2
  %138 = load i64, ptr %16, align 8
  %139 = getelementptr inbounds [4096 x i8], ptr %137, i64 0, i64 %138
  %140 = load i8, ptr %139, align 1
  %141 = zext i8 %140 to i32
  %142 = icmp eq i32 %141, 2
  br i1 %142, label %154, label %143

143:                                              ; preds = %135
  %144 = load i32, ptr %8, align 4
  %145 = icmp eq i32 %144, 1
  br i1 %145, label %146, label %173

146:                                              ; preds = %143
  %147 = load ptr, ptr %15, align 8
  %148 = getelementptr inbounds %struct.page, ptr %147, i32 0, i32 2
  %149 = load i64, ptr %16, align 8
  %150 = getelementptr inbounds [4096 x i8], ptr %148, i64 0, i64 %149
  %151 = load i8, ptr %150, align 1
  %152 = zext i8 %151 to i32
  %153 = icmp eq i32 %152, 1
  br i1 %153, label %154, label %173

154:                                              ; preds = %146, %135
  %155 = load i64, ptr %16, align 8
  store i64 %155, ptr %18, align 8
  br label %156

156:                                              ; preds = %169, %154
  %157 = load i64, ptr %18, align 8
  %158 = load i64, ptr %16, align 8
  %159 = load i64, ptr %14, align 8
  %160 = add i64 %158, %159
  %161 = icmp ult i64 %157, %160
  br i1 %161, label %163, label %162

162:                                              ; preds = %156
  store i32 6, ptr %12, align 4
  br label %172

163:                                              ; preds = %156
  %164 = load ptr, ptr %15, align 8
  %165 = load i64, ptr %18, align 8
  %166 = load i32, ptr %8, align 4
  %167 = load i64, ptr %14, align 8
  %168 = call zeroext i8 @type_of(i32 noundef %166, i64 noundef %167) #9
  call void @tell(ptr noundef %164, i64 noundef %165, i8 noundef zeroext %168) #9
  br label %169

169:                                              ; preds = %163
  %170 = load i64, ptr %18, align 8
  %171 = add i64 %170, 1
  store i64 %171, ptr %18, align 8
  br label %156

172:                                              ; preds = %162
  br label %173

173:                                              ; preds = %172, %146, %143
  br label %174

174:                                              ; preds = %173, %133
  br label %175

175:                                              ; preds = %196, %174
  %176 = load i64, ptr %17, align 8
  %177 = icmp ne i64 %176, 0
  br i1 %177, label %178, label %194

178:                                              ; preds = %175
  %179 = load i64, ptr %17, align 8
  %180 = load i64, ptr %14, align 8
  %181 = icmp ult i64 %179, %180
  br i1 %181, label %182, label %192

182:                                              ; preds = %178
  %183 = load ptr, ptr %15, align 8
  %184 = getelementptr inbounds %struct.page, ptr %183, i32 0, i32 2
  %185 = load i64, ptr %16, align 8
  %186 = load i64, ptr %17, align 8
  %187 = add i64 %185, %186
  %188 = getelementptr inbounds [4096 x i8], ptr %184, i64 0, i64 %187
  %189 = load i8, ptr %188, align 1
  %190 = zext i8 %189 to i32
  %191 = icmp ne i32 %190, 0
  br label %192

192:                                              ; preds = %182, %178
  %193 = phi i1 [ false, %178 ], [ %191, %182 ]
  br label %194

194:                                              ; preds = %192, %175
  %195 = phi i1 [ true, %175 ], [ %193, %192 ]
  br i1 %195, label %196, label %199

196:                                              ; preds = %194
  %197 = load i64, ptr %17, align 8
  %198 = add i64 %197, 1
  store i64 %198, ptr %17, align 8
  br label %175

199:                                              ; preds = %194
  %200 = load i64, ptr %17, align 8
  %201 = load i64, ptr %11, align 8
  %202 = add i64 %201, %200
  store i64 %202, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %203

203:                                              ; preds = %199, %87
  %204 = load i32, ptr %12, align 4
  switch i32 %204, label %206 [
    i32 0, label %205
  ]

205:                                              ; preds = %203
  br label %40

206:                                              ; preds = %203, %44
  %207 = load i32, ptr %12, align 4
  switch i32 %207, label %209 [
    i32 2, label %208
  ]

208:                                              ; preds = %206
  store i32 0, ptr %12, align 4
  br label %209

209:                                              ; preds = %208, %206
  %210 = load i32, ptr %12, align 4
  switch i32 %210, label %212 [
    i32 0, label %211
    i32 1, label %211
  ]

211:                                              ; preds = %209, %209
  ret void

212:                                              ; preds = %209
  unreachable
}

define internal void @watch(ptr noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = load ptr, ptr @findings, align 8
  %9 = getelementptr inbounds %struct.findings, ptr %8, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %7, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %32

13:                                               ; preds = %3
  %14 = load ptr, ptr @findings, align 8
  %15 = getelementptr inbounds %struct.findings, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 4
  %17 = icmp slt i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %13
  %19 = load ptr, ptr %4, align 8
  %20 = load ptr, ptr %7, align 8
  %21 = icmp ule ptr %19, %20
  br i1 %21, label %22, label %32

22:                                               ; preds = %18
  %23 = load ptr, ptr %7, align 8
  %24 = load ptr, ptr %4, align 8
  %25 = load i64, ptr %5, align 8
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = icmp ult ptr %23, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %22
  %29 = load i32, ptr %6, align 4
  %30 = load ptr, ptr @findings, align 8
  %31 = getelementptr inbounds %struct.findings, ptr %30, i32 0, i32 1
  store i32 %29, ptr %31, align 4
  br label %32

32:                                               ; preds = %28, %22, %18, %13, %3
  ret void
}

define internal i64 @fetch_piece(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load ptr, ptr %7, align 8
  %16 = call i64 @fetch(ptr noundef %13, i64 noundef %14, ptr noundef %15) #9
  store i64 %16, ptr %8, align 8
  %17 = load i64, ptr %8, align 8
  %18 = icmp ne i64 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %3
  %20 = load ptr, ptr %5, align 8
  %21 = load i64, ptr %6, align 8
  %22 = call i32 @is_known(ptr noundef %20, i64 noundef %21) #9
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %19, %3
  %25 = load i64, ptr %8, align 8
  store i64 %25, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %91

26:                                               ; preds = %19
  store i64 0, ptr %10, align 8
  br label %27

27:                                               ; preds = %84, %26
  %28 = load i64, ptr %10, align 8
  %29 = load i64, ptr %6, align 8
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 2, ptr %9, align 4
  br label %87

32:                                               ; preds = %27
  %33 = load ptr, ptr %5, align 8
  %34 = load i64, ptr %10, align 8
  %35 = getelementptr inbounds i8, ptr %33, i64 %34
  %36 = call ptr @page_of(ptr noundef %35, i32 noundef 0) #9
  store ptr %36, ptr %11, align 8
  %37 = load ptr, ptr %5, align 8
  %38 = load i64, ptr %10, align 8
  %39 = getelementptr inbounds i8, ptr %37, i64 %38
  %40 = ptrtoint ptr %39 to i64
  %41 = urem i64 %40, 4096
  store i64 %41, ptr %12, align 8
  %42 = load ptr, ptr %11, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %52

44:                                               ; preds = %32
  %45 = load ptr, ptr %11, align 8
  %46 = getelementptr inbounds %struct.page, ptr %45, i32 0, i32 2
  %47 = load i64, ptr %12, align 8
  %48 = getelementptr inbounds [4096 x i8], ptr %46, i64 0, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %44, %32
  store i32 4, ptr %9, align 4
  br label %81

53:                                               ; preds = %44
  %54 = load ptr, ptr %11, align 8
  %55 = getelementptr inbounds %struct.page, ptr %54, i32 0, i32 1
  %56 = load i64, ptr %12, align 8
  %57 = getelementptr inbounds [4096 x i8], ptr %55, i64 0, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = load ptr, ptr %5, align 8
  %61 = load i64, ptr %10, align 8
  %62 = getelementptr inbounds i8, ptr %60, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp ne i32 %59, %64
  br i1 %65, label %66, label %69

66:                                               ; preds = %53
  %67 = load ptr, ptr %7, align 8
  %68 = load i64, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %67, i8 0, i64 %68, i1 false)
  store i64 0, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %81

69:                                               ; preds = %53
  %70 = load ptr, ptr %11, align 8
  %71 = getelementptr inbounds %struct.page, ptr %70, i32 0, i32 0
  %72 = load i64, ptr %12, align 8
  %73 = getelementptr inbounds [4096 x i8], ptr %71, i64 0, i64 %72
  %74 = load i8, ptr %73, align 1
  %75 = load ptr, ptr %7, align 8
  %76 = load i64, ptr %10, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  store i8 %74, ptr %77, align 1
  %78 = zext i8 %74 to i64
  %79 = load i64, ptr %8, align 8
  %80 = or i64 %79, %78
  store i64 %80, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %81

81:                                               ; preds = %69, %66, %52
  %82 = load i32, ptr %9, align 4
  switch i32 %82, label %87 [
    i32 0, label %83
    i32 4, label %84
  ]

83:                                               ; preds = %81
  br label %84

84:                                               ; preds = %83, %81
  %85 = load i64, ptr %10, align 8
  %86 = add i64 %85, 1
  store i64 %86, ptr %10, align 8
  br label %27

87:                                               ; preds = %81, %31
  %88 = load i32, ptr %9, align 4
  switch i32 %88, label %91 [
    i32 2, label %89
  ]

89:                                               ; preds = %87
  %90 = load i64, ptr %8, align 8
  store i64 %90, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %91

91:                                               ; preds = %89, %87, %24
  %92 = load i64, ptr %4, align 8
  ret i64 %92
}

define internal i64 @fetch(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i8 0, ptr %8, align 1
  %16 = load ptr, ptr %5, align 8
  %17 = call ptr @page_of(ptr noundef %16, i32 noundef 0) #9
  store ptr %17, ptr %9, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = urem i64 %19, 4096
  store i64 %20, ptr %10, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %6, align 8
  %23 = add i64 %21, %22
  %24 = icmp ule i64 %23, 4096
  br i1 %24, label %25, label %99

25:                                               ; preds = %3
  %26 = load ptr, ptr %9, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %99

28:                                               ; preds = %25
  store i8 1, ptr %11, align 1
  store i8 0, ptr %12, align 1
  store i64 0, ptr %13, align 8
  br label %29

29:                                               ; preds = %82, %28
  %30 = load i64, ptr %13, align 8
  %31 = load i64, ptr %6, align 8
  %32 = icmp ult i64 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  br label %85

34:                                               ; preds = %29
  %35 = load ptr, ptr %9, align 8
  %36 = getelementptr inbounds %struct.page, ptr %35, i32 0, i32 2
  %37 = load i64, ptr %10, align 8
  %38 = load i64, ptr %13, align 8
  %39 = add i64 %37, %38
  %40 = getelementptr inbounds [4096 x i8], ptr %36, i64 0, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = icmp ne i32 %42, 0
  %44 = zext i1 %43 to i32
  %45 = load i8, ptr %11, align 1
  %46 = zext i8 %45 to i32
  %47 = and i32 %46, %44
  %48 = trunc i32 %47 to i8
  store i8 %48, ptr %11, align 1
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.page, ptr %49, i32 0, i32 1
  %51 = load i64, ptr %10, align 8
  %52 = load i64, ptr %13, align 8
  %53 = add i64 %51, %52
  %54 = getelementptr inbounds [4096 x i8], ptr %50, i64 0, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = load ptr, ptr %5, align 8
  %58 = load i64, ptr %13, align 8
  %59 = getelementptr inbounds i8, ptr %57, i64 %58
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = xor i32 %56, %61
  %63 = load i8, ptr %12, align 1
  %64 = zext i8 %63 to i32
  %65 = or i32 %64, %62
  %66 = trunc i32 %65 to i8
  store i8 %66, ptr %12, align 1
  %67 = load ptr, ptr %9, align 8
  %68 = getelementptr inbounds %struct.page, ptr %67, i32 0, i32 0
  %69 = load i64, ptr %10, align 8
  %70 = load i64, ptr %13, align 8
  %71 = add i64 %69, %70
  %72 = getelementptr inbounds [4096 x i8], ptr %68, i64 0, i64 %71
  %73 = load i8, ptr %72, align 1
  %74 = load ptr, ptr %7, align 8
  %75 = load i64, ptr %13, align 8
  %76 = getelementptr inbounds i8, ptr %74, i64 %75
  store i8 %73, ptr %76, align 1
  %77 = zext i8 %73 to i32
  %78 = load i8, ptr %8, align 1
  %79 = zext i8 %78 to i32
  %80 = or i32 %79, %77
  %81 = trunc i32 %80 to i8
  store i8 %81, ptr %8, align 1
  br label %82

82:                                               ; preds = %34
  %83 = load i64, ptr %13, align 8
  %84 = add i64 %83, 1
  store i64 %84, ptr %13, align 8
  br label %29

85:                                               ; preds = %33
  %86 = load i8, ptr %11, align 1
  %87 = zext i8 %86 to i32
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %95

89:                                               ; preds = %85
  %90 = load i8, ptr %12, align 1
  %91 = icmp ne i8 %90, 0
  br i1 %91, label %95, label %92

92:                                               ; preds = %89
  %93 = load i8, ptr %8, align 1
  %94 = zext i8 %93 to i64
  store i64 %94, ptr %4, align 8
  store i32 1, ptr %14, align 4
  br label %96

95:                                               ; preds = %89, %85
  store i8 0, ptr %8, align 1
  store i32 0, ptr %14, align 4
  br label %96

96:                                               ; preds = %95, %92
  %97 = load i32, ptr %14, align 4
  switch i32 %97, label %140 [
    i32 0, label %98
  ]

98:                                               ; preds = %96
  br label %99

99:                                               ; preds = %98, %25, %3
  %100 = load ptr, ptr %7, align 8
  %101 = load i64, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %100, i8 0, i64 %101, i1 false)
  %102 = load ptr, ptr %5, align 8
  %103 = load i64, ptr %6, align 8
  %104 = call i32 @is_known(ptr noundef %102, i64 noundef %103) #9
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %107, label %106

106:                                              ; preds = %99
  store i64 0, ptr %4, align 8
  store i32 1, ptr %14, align 4
  br label %140

107:                                              ; preds = %99
  store i64 0, ptr %15, align 8
  br label %108

108:                                              ; preds = %134, %107
  %109 = load i64, ptr %15, align 8
  %110 = load i64, ptr %6, align 8
  %111 = icmp ult i64 %109, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %108
  store i32 5, ptr %14, align 4
  br label %137

113:                                              ; preds = %108
  %114 = load ptr, ptr %5, align 8
  %115 = load i64, ptr %15, align 8
  %116 = getelementptr inbounds i8, ptr %114, i64 %115
  %117 = call ptr @page_of(ptr noundef %116, i32 noundef 0) #9
  %118 = getelementptr inbounds %struct.page, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %5, align 8
  %120 = load i64, ptr %15, align 8
  %121 = getelementptr inbounds i8, ptr %119, i64 %120
  %122 = ptrtoint ptr %121 to i64
  %123 = urem i64 %122, 4096
  %124 = getelementptr inbounds [4096 x i8], ptr %118, i64 0, i64 %123
  %125 = load i8, ptr %124, align 1
  %126 = load ptr, ptr %7, align 8
  %127 = load i64, ptr %15, align 8
  %128 = getelementptr inbounds i8, ptr %126, i64 %127
  store i8 %125, ptr %128, align 1
  %129 = zext i8 %125 to i32
  %130 = load i8, ptr %8, align 1
  %131 = zext i8 %130 to i32
  %132 = or i32 %131, %129
  %133 = trunc i32 %132 to i8
  store i8 %133, ptr %8, align 1
  br label %134

134:                                              ; preds = %113
  %135 = load i64, ptr %15, align 8
  %136 = add i64 %135, 1
  store i64 %136, ptr %15, align 8
  br label %108

137:                                              ; preds = %112
  %138 = load i8, ptr %8, align 1
  %139 = zext i8 %138 to i64
  store i64 %139, ptr %4, align 8
  store i32 1, ptr %14, align 4
  br label %140

140:                                              ; preds = %137, %106, %96
  %141 = load i64, ptr %4, align 8
  ret i64 %141
}

define internal i32 @is_dropped(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %48

7:                                                ; preds = %1
  %8 = load ptr, ptr @seen, align 8
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = icmp ne i8 %12, 0
  br i1 %13, label %34, label %14

14:                                               ; preds = %7
  %15 = load ptr, ptr @seen, align 8
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %15, i64 %17
  store i8 1, ptr %18, align 1
  %19 = load ptr, ptr @findings, align 8
  %20 = getelementptr inbounds %struct.findings, ptr %19, i32 0, i32 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp slt i32 %21, 4096
  br i1 %22, label %23, label %33

23:                                               ; preds = %14
  %24 = load i32, ptr %3, align 4
  %25 = load ptr, ptr @findings, align 8
  %26 = getelementptr inbounds %struct.findings, ptr %25, i32 0, i32 6
  %27 = load ptr, ptr @findings, align 8
  %28 = getelementptr inbounds %struct.findings, ptr %27, i32 0, i32 4
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %28, align 4
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds [4096 x i32], ptr %26, i64 0, i64 %31
  store i32 %24, ptr %32, align 4
  br label %33

33:                                               ; preds = %23, %14
  br label %34

34:                                               ; preds = %33, %7
  %35 = load ptr, ptr @dropped, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = load ptr, ptr @dropped, align 8
  %39 = load i32, ptr %3, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %38, i64 %40
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp ne i32 %43, 0
  br label %45

45:                                               ; preds = %37, %34
  %46 = phi i1 [ false, %34 ], [ %44, %37 ]
  %47 = zext i1 %46 to i32
  store i32 %47, ptr %2, align 4
  br label %48

48:                                               ; preds = %45, %6
  %49 = load i32, ptr %2, align 4
  ret i32 %49
}

define dso_local void @__ltoad_sanitizer_before(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) noinline #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %4
  br label %17

15:                                               ; preds = %4
  %16 = load i32, ptr %8, align 4
  br label %17

17:                                               ; preds = %15, %14
  %18 = phi i32 [ 5, %14 ], [ %16, %15 ]
  call void @touch(ptr noundef %9, ptr noundef %10, i64 noundef %11, i32 noundef %18) #9
  ret void
}

define dso_local void @__ltoad_sanitizer_store(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) noinline #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i8, align 1
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  store i8 0, ptr %11, align 1
  %13 = load ptr, ptr %6, align 8
  %14 = load i64, ptr %7, align 8
  %15 = load i32, ptr %9, align 4
  call void @watch(ptr noundef %13, i64 noundef %14, i32 noundef %15) #9
  store i64 0, ptr %12, align 8
  br label %16

16:                                               ; preds = %31, %5
  %17 = load i64, ptr %12, align 8
  %18 = load i64, ptr %7, align 8
  %19 = icmp ult i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  br label %34

21:                                               ; preds = %16
  %22 = load ptr, ptr %10, align 8
  %23 = load i64, ptr %12, align 8
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = load i8, ptr %11, align 1
  %28 = zext i8 %27 to i32
  %29 = or i32 %28, %26
  %30 = trunc i32 %29 to i8
  store i8 %30, ptr %11, align 1
  br label %31

31:                                               ; preds = %21
  %32 = load i64, ptr %12, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %12, align 8
  br label %16

34:                                               ; preds = %20
  %35 = load ptr, ptr %6, align 8
  %36 = load i64, ptr %7, align 8
  %37 = load i8, ptr %11, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %48

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4
  %42 = icmp ne i32 %41, 3
  br i1 %42, label %43, label %48

43:                                               ; preds = %40
  %44 = load i32, ptr %9, align 4
  %45 = call i32 @is_dropped(i32 noundef %44) #9
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %48

47:                                               ; preds = %43
  br label %50

48:                                               ; preds = %43, %40, %34
  %49 = load ptr, ptr %10, align 8
  br label %50

50:                                               ; preds = %48, %47
  %51 = phi ptr [ null, %47 ], [ %49, %48 ]
  %52 = load i32, ptr %8, align 4
  call void @put(ptr noundef %35, i64 noundef %36, ptr noundef %51, i32 noundef %52) #9
  ret void
}

define internal void @put(ptr noundef %0, i64 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = load ptr, ptr %7, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %22

18:                                               ; preds = %4
  %19 = load ptr, ptr %7, align 8
  %20 = load i64, ptr %6, align 8
  %21 = load i32, ptr %8, align 4
  call void @measure(ptr noundef %19, i64 noundef %20, i32 noundef %21) #9
  br label %22

22:                                               ; preds = %18, %4
  store i64 0, ptr %9, align 8
  br label %23

23:                                               ; preds = %133, %22
  %24 = load i64, ptr %9, align 8
  %25 = load i64, ptr %6, align 8
  %26 = icmp ult i64 %24, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  store i32 2, ptr %10, align 4
  br label %146

28:                                               ; preds = %23
  %29 = load ptr, ptr %5, align 8
  %30 = load i64, ptr %9, align 8
  %31 = getelementptr inbounds i8, ptr %29, i64 %30
  %32 = call ptr @page_of(ptr noundef %31, i32 noundef 1) #9
  store ptr %32, ptr %11, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = load i64, ptr %9, align 8
  %35 = getelementptr inbounds i8, ptr %33, i64 %34
  %36 = ptrtoint ptr %35 to i64
  %37 = urem i64 %36, 4096
  store i64 %37, ptr %12, align 8
  %38 = load ptr, ptr %5, align 8
  %39 = load i64, ptr %9, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  %41 = load i64, ptr %6, align 8
  %42 = load i64, ptr %9, align 8
  %43 = sub i64 %41, %42
  %44 = call i64 @here(ptr noundef %40, i64 noundef %43) #9
  store i64 %44, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %45

45:                                               ; preds = %130, %28
  %46 = load i64, ptr %14, align 8
  %47 = load i64, ptr %13, align 8
  %48 = icmp ult i64 %46, %47
  br i1 %48, label %50, label %49

49:                                               ; preds = %45
  store i32 4, ptr %10, align 4
  br label %133

50:                                               ; preds = %45
  %51 = load ptr, ptr %11, align 8
  %52 = getelementptr inbounds %struct.page, ptr %51, i32 0, i32 2
  %53 = load i64, ptr %12, align 8
  %54 = load i64, ptr %14, align 8
  %55 = add i64 %53, %54
  %56 = getelementptr inbounds [4096 x i8], ptr %52, i64 0, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %61

60:                                               ; preds = %50
  br label %70

61:                                               ; preds = %50
  %62 = load ptr, ptr %11, align 8
  %63 = getelementptr inbounds %struct.page, ptr %62, i32 0, i32 0
  %64 = load i64, ptr %12, align 8
  %65 = load i64, ptr %14, align 8
  %66 = add i64 %64, %65
  %67 = getelementptr inbounds [4096 x i8], ptr %63, i64 0, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  br label %70

70:                                               ; preds = %61, %60
  %71 = phi i32 [ 0, %60 ], [ %69, %61 ]
  %72 = trunc i32 %71 to i8
  store i8 %72, ptr %15, align 1
  %73 = load ptr, ptr %7, align 8
  %74 = icmp ne ptr %73, null
  br i1 %74, label %75, label %83

75:                                               ; preds = %70
  %76 = load ptr, ptr %7, align 8
  %77 = load i64, ptr %9, align 8
  %78 = load i64, ptr %14, align 8
  %79 = add i64 %77, %78
  %80 = getelementptr inbounds i8, ptr %76, i64 %79
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i32
  br label %86

83:                                               ; preds = %70
  %84 = load i8, ptr %15, align 1
  %85 = zext i8 %84 to i32
  br label %86

86:                                               ; preds = %83, %75
  %87 = phi i32 [ %82, %75 ], [ %85, %83 ]
  %88 = trunc i32 %87 to i8
  %89 = load ptr, ptr %11, align 8
  %90 = getelementptr inbounds %struct.page, ptr %89, i32 0, i32 0
  %91 = load i64, ptr %12, align 8
  %92 = load i64, ptr %14, align 8
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds [4096 x i8], ptr %90, i64 0, i64 %93
  store i8 %88, ptr %94, align 1
  %95 = load ptr, ptr %11, align 8
  %96 = getelementptr inbounds %struct.page, ptr %95, i32 0, i32 2
  %97 = load i64, ptr %12, align 8
  %98 = load i64, ptr %14, align 8
  %99 = add i64 %97, %98
  %100 = getelementptr inbounds [4096 x i8], ptr %96, i64 0, i64 %99
  %101 = load i8, ptr %100, align 1
  %102 = zext i8 %101 to i32
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %105

104:                                              ; preds = %86
  br label %114

105:                                              ; preds = %86
  %106 = load ptr, ptr %11, align 8
  %107 = getelementptr inbounds %struct.page, ptr %106, i32 0, i32 2
  %108 = load i64, ptr %12, align 8
  %109 = load i64, ptr %14, align 8
  %110 = add i64 %108, %109
  %111 = getelementptr inbounds [4096 x i8], ptr %107, i64 0, i64 %110
  %112 = load i8, ptr %111, align 1
  %113 = zext i8 %112 to i32
  br label %114

114:                                              ; preds = %105, %104
  %115 = phi i32 [ 1, %104 ], [ %113, %105 ]
  %116 = trunc i32 %115 to i8
  %117 = load ptr, ptr %11, align 8
  %118 = getelementptr inbounds %struct.page, ptr %117, i32 0, i32 2
  %119 = load i64, ptr %12, align 8
  %120 = load i64, ptr %14, align 8
  %121 = add i64 %119, %120
  %122 = getelementptr inbounds [4096 x i8], ptr %118, i64 0, i64 %121
  store i8 %116, ptr %122, align 1
  %123 = load ptr, ptr %11, align 8
  %124 = load i64, ptr %12, align 8
  %125 = load i64, ptr %14, align 8
  %126 = add i64 %124, %125
  %127 = load i32, ptr %8, align 4
  %128 = load i64, ptr %6, align 8
  %129 = call zeroext i8 @type_of(i32 noundef %127, i64 noundef %128) #9
  call void @tell(ptr noundef %123, i64 noundef %126, i8 noundef zeroext %129) #9
  br label %130

130:                                              ; preds = %114
  %131 = load i64, ptr %14, align 8
  %132 = add i64 %131, 1
  store i64 %132, ptr %14, align 8
  br label %45

133:                                              ; preds = %49
  %134 = load ptr, ptr %11, align 8
  %135 = getelementptr inbounds %struct.page, ptr %134, i32 0, i32 1
  %136 = getelementptr inbounds [4096 x i8], ptr %135, i64 0, i64 0
  %137 = load i64, ptr %12, align 8
  %138 = getelementptr inbounds i8, ptr %136, i64 %137
  %139 = load ptr, ptr %5, align 8
  %140 = load i64, ptr %9, align 8
  %141 = getelementptr inbounds i8, ptr %139, i64 %140
  %142 = load i64, ptr %13, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %138, ptr align 1 %141, i64 %142, i1 false)
  %143 = load i64, ptr %13, align 8
  %144 = load i64, ptr %9, align 8
  %145 = add i64 %144, %143
  store i64 %145, ptr %9, align 8
  br label %23

146:                                              ; preds = %27
  ret void
}

define dso_local i64 @__ltoad_sanitizer_load_word(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) noinline #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  store i64 0, ptr %11, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load i32, ptr %8, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %10, align 4
  call void @__ltoad_sanitizer_load(ptr noundef %12, ptr noundef %13, i64 noundef %15, i32 noundef %16, i32 noundef %17, ptr noundef %11) #9
  %18 = load i64, ptr %11, align 8
  ret i64 %18
}

define dso_local void @__ltoad_sanitizer_store_word(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) noinline #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i64 %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load i32, ptr %7, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %8, align 4
  %15 = load i32, ptr %9, align 4
  call void @__ltoad_sanitizer_store(ptr noundef %11, i64 noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef %10) #9
  ret void
}

define dso_local i64 @__ltoad_sanitizer_bits(i32 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6) noinline #0 {
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  store i32 %0, ptr %9, align 4
  store i64 %1, ptr %10, align 8
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %5, ptr %14, align 8
  store i32 %6, ptr %15, align 4
  %16 = load i64, ptr %11, align 8
  %17 = load i64, ptr %13, align 8
  %18 = or i64 %16, %17
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %7
  store i64 0, ptr %8, align 8
  br label %177

21:                                               ; preds = %7
  %22 = load i32, ptr %15, align 4
  %23 = icmp eq i32 %22, 64
  br i1 %23, label %24, label %66

24:                                               ; preds = %21
  %25 = load i64, ptr %14, align 8
  %26 = call i32 @is_near(i64 noundef %25) #9
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %66

28:                                               ; preds = %24
  %29 = load i64, ptr %13, align 8
  %30 = icmp ne i64 %29, 0
  br i1 %30, label %45, label %31

31:                                               ; preds = %28
  %32 = load i64, ptr %10, align 8
  %33 = call i32 @is_near(i64 noundef %32) #9
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %45

35:                                               ; preds = %31
  %36 = load i64, ptr %11, align 8
  %37 = call i32 @is_near(i64 noundef %36) #9
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %35
  %40 = load i64, ptr %11, align 8
  %41 = load i64, ptr %14, align 8
  %42 = load i64, ptr %10, align 8
  %43 = sub i64 %41, %42
  %44 = add i64 %40, %43
  store i64 %44, ptr %8, align 8
  br label %177

45:                                               ; preds = %35, %31, %28
  %46 = load i64, ptr %11, align 8
  %47 = icmp ne i64 %46, 0
  br i1 %47, label %65, label %48

48:                                               ; preds = %45
  %49 = load i64, ptr %12, align 8
  %50 = call i32 @is_near(i64 noundef %49) #9
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %65

52:                                               ; preds = %48
  %53 = load i64, ptr %13, align 8
  %54 = call i32 @is_near(i64 noundef %53) #9
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %65

56:                                               ; preds = %52
  %57 = load i32, ptr %9, align 4
  %58 = icmp ne i32 %57, 4
  br i1 %58, label %59, label %65

59:                                               ; preds = %56
  %60 = load i64, ptr %13, align 8
  %61 = load i64, ptr %14, align 8
  %62 = load i64, ptr %12, align 8
  %63 = sub i64 %61, %62
  %64 = add i64 %60, %63
  store i64 %64, ptr %8, align 8
  br label %177

65:                                               ; preds = %56, %52, %48, %45
  br label %66

66:                                               ; preds = %65, %24, %21
  %67 = load i32, ptr %9, align 4
  %68 = icmp eq i32 %67, 3
  br i1 %68, label %69, label %80

69:                                               ; preds = %66
  %70 = load i64, ptr %10, align 8
  %71 = load i64, ptr %12, align 8
  %72 = and i64 %70, %71
  %73 = icmp ne i64 %72, 0
  br i1 %73, label %80, label %74

74:                                               ; preds = %69
  %75 = load i64, ptr %11, align 8
  %76 = load i64, ptr %13, align 8
  %77 = and i64 %75, %76
  %78 = icmp ne i64 %77, 0
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  store i32 1, ptr %9, align 4
  br label %80

80:                                               ; preds = %79, %74, %69, %66
  %81 = load i32, ptr %9, align 4
  switch i32 %81, label %164 [
    i32 0, label %82
    i32 1, label %108
    i32 2, label %134
  ]

82:                                               ; preds = %80
  %83 = load i64, ptr %13, align 8
  %84 = icmp ne i64 %83, 0
  br i1 %84, label %91, label %85

85:                                               ; preds = %82
  %86 = load i64, ptr %10, align 8
  %87 = load i64, ptr %11, align 8
  %88 = load i64, ptr %12, align 8
  %89 = load i32, ptr %15, align 4
  %90 = call i64 @masked(i64 noundef %86, i64 noundef %87, i64 noundef %88, i32 noundef %89) #9
  br label %106

91:                                               ; preds = %82
  %92 = load i64, ptr %11, align 8
  %93 = icmp ne i64 %92, 0
  br i1 %93, label %100, label %94

94:                                               ; preds = %91
  %95 = load i64, ptr %12, align 8
  %96 = load i64, ptr %13, align 8
  %97 = load i64, ptr %10, align 8
  %98 = load i32, ptr %15, align 4
  %99 = call i64 @masked(i64 noundef %95, i64 noundef %96, i64 noundef %97, i32 noundef %98) #9
  br label %104

100:                                              ; preds = %91
  %101 = load i64, ptr %11, align 8
  %102 = load i64, ptr %13, align 8
  %103 = and i64 %101, %102
  br label %104

104:                                              ; preds = %100, %94
  %105 = phi i64 [ %99, %94 ], [ %103, %100 ]
  br label %106

106:                                              ; preds = %104, %85
  %107 = phi i64 [ %90, %85 ], [ %105, %104 ]
  store i64 %107, ptr %8, align 8
  br label %177

108:                                              ; preds = %80
  %109 = load i64, ptr %13, align 8
  %110 = icmp ne i64 %109, 0
  br i1 %110, label %117, label %111

111:                                              ; preds = %108
  %112 = load i64, ptr %10, align 8
  %113 = load i64, ptr %11, align 8
  %114 = load i64, ptr %12, align 8
  %115 = load i32, ptr %15, align 4
  %116 = call i64 @joined(i64 noundef %112, i64 noundef %113, i64 noundef %114, i32 noundef %115) #9
  br label %132

117:                                              ; preds = %108
  %118 = load i64, ptr %11, align 8
  %119 = icmp ne i64 %118, 0
  br i1 %119, label %126, label %120

120:                                              ; preds = %117
  %121 = load i64, ptr %12, align 8
  %122 = load i64, ptr %13, align 8
  %123 = load i64, ptr %10, align 8
  %124 = load i32, ptr %15, align 4
  %125 = call i64 @joined(i64 noundef %121, i64 noundef %122, i64 noundef %123, i32 noundef %124) #9
  br label %130

126:                                              ; preds = %117
  %127 = load i64, ptr %11, align 8
  %128 = load i64, ptr %13, align 8
  %129 = or i64 %127, %128
  br label %130

130:                                              ; preds = %126, %120
  %131 = phi i64 [ %125, %120 ], [ %129, %126 ]
  br label %132

132:                                              ; preds = %130, %111
  %133 = phi i64 [ %116, %111 ], [ %131, %130 ]
  store i64 %133, ptr %8, align 8
  br label %177

134:                                              ; preds = %80
  %135 = load i64, ptr %11, align 8
  %136 = load i64, ptr %13, align 8
  %137 = xor i64 %135, %136
  %138 = load i64, ptr %13, align 8
  %139 = icmp ne i64 %138, 0
  br i1 %139, label %147, label %140

140:                                              ; preds = %134
  %141 = load i64, ptr %12, align 8
  %142 = load i32, ptr %15, align 4
  %143 = call i64 @sign_of(i32 noundef %142) #9
  %144 = icmp eq i64 %141, %143
  br i1 %144, label %145, label %147

145:                                              ; preds = %140
  %146 = load i64, ptr %12, align 8
  br label %148

147:                                              ; preds = %140, %134
  br label %148

148:                                              ; preds = %147, %145
  %149 = phi i64 [ %146, %145 ], [ 0, %147 ]
  %150 = xor i64 %137, %149
  %151 = load i64, ptr %11, align 8
  %152 = icmp ne i64 %151, 0
  br i1 %152, label %160, label %153

153:                                              ; preds = %148
  %154 = load i64, ptr %10, align 8
  %155 = load i32, ptr %15, align 4
  %156 = call i64 @sign_of(i32 noundef %155) #9
  %157 = icmp eq i64 %154, %156
  br i1 %157, label %158, label %160

158:                                              ; preds = %153
  %159 = load i64, ptr %10, align 8
  br label %161

160:                                              ; preds = %153, %148
  br label %161

161:                                              ; preds = %160, %158
  %162 = phi i64 [ %159, %158 ], [ 0, %160 ]
  %163 = xor i64 %150, %162
  store i64 %163, ptr %8, align 8
  br label %177

164:                                              ; preds = %80
  %165 = load i64, ptr %11, align 8
  %166 = icmp ne i64 %165, 0
  br i1 %166, label %167, label %171

167:                                              ; preds = %164
  %168 = load i64, ptr %10, align 8
  %169 = load i32, ptr %15, align 4
  %170 = call i64 @lost(i64 noundef %168, i32 noundef %169) #9
  br label %175

171:                                              ; preds = %164
  %172 = load i64, ptr %12, align 8
  %173 = load i32, ptr %15, align 4
  %174 = call i64 @lost(i64 noundef %172, i32 noundef %173) #9
  br label %175

175:                                              ; preds = %171, %167
  %176 = phi i64 [ %170, %167 ], [ %174, %171 ]
  store i64 %176, ptr %8, align 8
  br label %177

177:                                              ; preds = %175, %161, %132, %106, %59, %39, %20
  %178 = load i64, ptr %8, align 8
  ret i64 %178
}

define internal i32 @is_near(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp uge i64 %3, 65536
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i64, ptr %2, align 8
  %7 = icmp ult i64 %6, 140737488355328
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  %10 = zext i1 %9 to i32
  ret i32 %10
}

define internal i64 @masked(i64 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  %12 = load i32, ptr %9, align 4
  %13 = call i64 @sign_of(i32 noundef %12) #9
  store i64 %13, ptr %10, align 8
  %14 = load i64, ptr %8, align 8
  %15 = load i64, ptr %10, align 8
  %16 = icmp eq i64 %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %4
  store i64 0, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %43

18:                                               ; preds = %4
  %19 = load i64, ptr %8, align 8
  %20 = load i64, ptr %10, align 8
  %21 = sub i64 %20, 1
  %22 = icmp eq i64 %19, %21
  br i1 %22, label %23, label %29

23:                                               ; preds = %18
  %24 = load i64, ptr %7, align 8
  %25 = load i64, ptr %6, align 8
  %26 = load i64, ptr %10, align 8
  %27 = and i64 %25, %26
  %28 = xor i64 %24, %27
  store i64 %28, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %43

29:                                               ; preds = %18
  %30 = load i64, ptr %8, align 8
  %31 = call i32 @whole_bytes(i64 noundef %30) #9
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %29
  %34 = load i64, ptr %7, align 8
  %35 = load i64, ptr %8, align 8
  %36 = and i64 %34, %35
  br label %41

37:                                               ; preds = %29
  %38 = load i64, ptr %6, align 8
  %39 = load i32, ptr %9, align 4
  %40 = call i64 @lost(i64 noundef %38, i32 noundef %39) #9
  br label %41

41:                                               ; preds = %37, %33
  %42 = phi i64 [ %36, %33 ], [ %40, %37 ]
  store i64 %42, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %43

43:                                               ; preds = %41, %23, %17
  %44 = load i64, ptr %5, align 8
  ret i64 %44
}

define internal i64 @joined(i64 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  %13 = load i32, ptr %9, align 4
  %14 = call i64 @sign_of(i32 noundef %13) #9
  store i64 %14, ptr %10, align 8
  %15 = load i64, ptr %8, align 8
  %16 = load i64, ptr %10, align 8
  %17 = icmp eq i64 %15, %16
  br i1 %17, label %18, label %25

18:                                               ; preds = %4
  %19 = load i64, ptr %7, align 8
  %20 = load i64, ptr %6, align 8
  %21 = xor i64 %20, -1
  %22 = load i64, ptr %10, align 8
  %23 = and i64 %21, %22
  %24 = xor i64 %19, %23
  store i64 %24, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %57

25:                                               ; preds = %4
  store i32 0, ptr %12, align 4
  br label %26

26:                                               ; preds = %50, %25
  %27 = load i32, ptr %12, align 4
  %28 = load i32, ptr %9, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %11, align 4
  br label %53

31:                                               ; preds = %26
  %32 = load i64, ptr %8, align 8
  %33 = load i32, ptr %12, align 4
  %34 = zext i32 %33 to i64
  %35 = lshr i64 %32, %34
  %36 = and i64 %35, 255
  %37 = icmp ne i64 %36, 0
  br i1 %37, label %38, label %49

38:                                               ; preds = %31
  %39 = load i64, ptr %7, align 8
  %40 = load i32, ptr %12, align 4
  %41 = zext i32 %40 to i64
  %42 = lshr i64 %39, %41
  %43 = and i64 %42, 255
  %44 = icmp ne i64 %43, 0
  br i1 %44, label %45, label %49

45:                                               ; preds = %38
  %46 = load i64, ptr %6, align 8
  %47 = load i32, ptr %9, align 4
  %48 = call i64 @lost(i64 noundef %46, i32 noundef %47) #9
  store i64 %48, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %53

49:                                               ; preds = %38, %31
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %12, align 4
  %52 = add nsw i32 %51, 8
  store i32 %52, ptr %12, align 4
  br label %26

53:                                               ; preds = %45, %30
  %54 = load i32, ptr %11, align 4
  switch i32 %54, label %57 [
    i32 2, label %55
  ]

55:                                               ; preds = %53
  %56 = load i64, ptr %7, align 8
  store i64 %56, ptr %5, align 8
  store i32 1, ptr %11, align 4
  br label %57

57:                                               ; preds = %55, %53, %18
  %58 = load i64, ptr %5, align 8
  ret i64 %58
}

define internal i64 @sign_of(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = sub nsw i32 %3, 1
  %5 = zext i32 %4 to i64
  %6 = shl i64 1, %5
  ret i64 %6
}

define internal i64 @lost(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 64
  br i1 %6, label %7, label %11

7:                                                ; preds = %2
  %8 = load i64, ptr %3, align 8
  %9 = call i32 @is_double(i64 noundef %8) #9
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %19, label %20

11:                                               ; preds = %2
  %12 = load i32, ptr %4, align 4
  %13 = icmp eq i32 %12, 32
  br i1 %13, label %14, label %20

14:                                               ; preds = %11
  %15 = load i64, ptr %3, align 8
  %16 = trunc i64 %15 to i32
  %17 = call i32 @is_float(i32 noundef %16) #9
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %14, %7
  call void @blind(ptr noundef @.str.5) #9
  br label %20

20:                                               ; preds = %19, %14, %11, %7
  ret i64 0
}

define dso_local void @__ltoad_sanitizer_blind(ptr noundef %0) noinline #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @blind(ptr noundef %3) #9
  ret void
}

define internal void @blind(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %6 = load ptr, ptr @findings, align 8
  %7 = getelementptr inbounds %struct.findings, ptr %6, i32 0, i32 3
  %8 = load i32, ptr %7, align 8
  store i32 %8, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %9

9:                                                ; preds = %25, %1
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %3, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  store i32 2, ptr %5, align 4
  br label %28

14:                                               ; preds = %9
  %15 = load ptr, ptr @findings, align 8
  %16 = getelementptr inbounds %struct.findings, ptr %15, i32 0, i32 5
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [16 x ptr], ptr %16, i64 0, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %2, align 8
  %22 = icmp eq ptr %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %14
  store i32 1, ptr %5, align 4
  br label %28

24:                                               ; preds = %14
  br label %25

25:                                               ; preds = %24
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %4, align 4
  br label %9

28:                                               ; preds = %23, %13
  %29 = load i32, ptr %5, align 4
  switch i32 %29, label %45 [
    i32 2, label %30
  ]

30:                                               ; preds = %28
  %31 = load i32, ptr %3, align 4
  %32 = icmp slt i32 %31, 16
  br i1 %32, label %33, label %44

33:                                               ; preds = %30
  %34 = load ptr, ptr %2, align 8
  %35 = load ptr, ptr @findings, align 8
  %36 = getelementptr inbounds %struct.findings, ptr %35, i32 0, i32 5
  %37 = load i32, ptr %3, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [16 x ptr], ptr %36, i64 0, i64 %38
  store ptr %34, ptr %39, align 8
  %40 = load i32, ptr %3, align 4
  %41 = add nsw i32 %40, 1
  %42 = load ptr, ptr @findings, align 8
  %43 = getelementptr inbounds %struct.findings, ptr %42, i32 0, i32 3
  store i32 %41, ptr %43, align 8
  br label %44

44:                                               ; preds = %33, %30
  store i32 0, ptr %5, align 4
  br label %45

45:                                               ; preds = %44, %28
  %46 = load i32, ptr %5, align 4
  switch i32 %46, label %48 [
    i32 0, label %47
    i32 1, label %47
  ]

47:                                               ; preds = %45, %45
  ret void

48:                                               ; preds = %45
  unreachable
}

define dso_local void @__ltoad_sanitizer_copy(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef %5) noinline #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca [768 x i8], align 16
  %14 = alloca ptr, align 8
  %15 = alloca i8, align 1
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i64 %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %25 = load i64, ptr %11, align 8
  %26 = icmp ule i64 %25, 256
  br i1 %26, label %27, label %29

27:                                               ; preds = %6
  %28 = getelementptr inbounds [768 x i8], ptr %13, i64 0, i64 0
  br label %33

29:                                               ; preds = %6
  %30 = load i64, ptr %11, align 8
  %31 = mul i64 3, %30
  %32 = call ptr @fresh_memory(i64 noundef %31, i32 noundef 0) #9
  br label %33

33:                                               ; preds = %29, %27
  %34 = phi ptr [ %28, %27 ], [ %32, %29 ]
  store ptr %34, ptr %14, align 8
  store i8 0, ptr %15, align 1
  %35 = load ptr, ptr %14, align 8
  %36 = load i64, ptr %11, align 8
  %37 = getelementptr inbounds i8, ptr %35, i64 %36
  store ptr %37, ptr %16, align 8
  %38 = load ptr, ptr %16, align 8
  %39 = load i64, ptr %11, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  store ptr %40, ptr %17, align 8
  %41 = load ptr, ptr %7, align 8
  %42 = load ptr, ptr %8, align 8
  %43 = load i64, ptr %11, align 8
  call void @touch(ptr noundef %41, ptr noundef %42, i64 noundef %43, i32 noundef 5) #9
  %44 = load ptr, ptr %9, align 8
  %45 = load ptr, ptr %10, align 8
  %46 = load i64, ptr %11, align 8
  call void @touch(ptr noundef %44, ptr noundef %45, i64 noundef %46, i32 noundef 0) #9
  store i64 0, ptr %18, align 8
  br label %47

47:                                               ; preds = %70, %33
  %48 = load i64, ptr %18, align 8
  %49 = load i64, ptr %11, align 8
  %50 = icmp ult i64 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  br label %89

52:                                               ; preds = %47
  %53 = load ptr, ptr %9, align 8
  %54 = load i64, ptr %18, align 8
  %55 = getelementptr inbounds i8, ptr %53, i64 %54
  %56 = ptrtoint ptr %55 to i64
  %57 = urem i64 %56, 8
  %58 = sub i64 8, %57
  store i64 %58, ptr %19, align 8
  %59 = load i64, ptr %19, align 8
  %60 = load i64, ptr %11, align 8
  %61 = load i64, ptr %18, align 8
  %62 = sub i64 %60, %61
  %63 = icmp ult i64 %59, %62
  br i1 %63, label %64, label %66

64:                                               ; preds = %52
  %65 = load i64, ptr %19, align 8
  br label %70

66:                                               ; preds = %52
  %67 = load i64, ptr %11, align 8
  %68 = load i64, ptr %18, align 8
  %69 = sub i64 %67, %68
  br label %70

70:                                               ; preds = %66, %64
  %71 = phi i64 [ %65, %64 ], [ %69, %66 ]
  store i64 %71, ptr %19, align 8
  %72 = load ptr, ptr %9, align 8
  %73 = load i64, ptr %18, align 8
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  %75 = load i64, ptr %19, align 8
  %76 = load ptr, ptr %14, align 8
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds i8, ptr %76, i64 %77
  %79 = call i64 @fetch_piece(ptr noundef %74, i64 noundef %75, ptr noundef %78) #9
  %80 = icmp ne i64 %79, 0
  %81 = zext i1 %80 to i32
  %82 = load i8, ptr %15, align 1
  %83 = zext i8 %82 to i32
  %84 = or i32 %83, %81
  %85 = trunc i32 %84 to i8
  store i8 %85, ptr %15, align 1
  %86 = load i64, ptr %19, align 8
  %87 = load i64, ptr %18, align 8
  %88 = add i64 %87, %86
  store i64 %88, ptr %18, align 8
  br label %47

89:                                               ; preds = %51
  %90 = load ptr, ptr %16, align 8
  %91 = load ptr, ptr %9, align 8
  %92 = load i64, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %90, ptr align 1 %91, i64 %92, i1 false)
  store i64 0, ptr %20, align 8
  br label %93

93:                                               ; preds = %123, %89
  %94 = load i64, ptr %20, align 8
  %95 = load i64, ptr %11, align 8
  %96 = icmp ult i64 %94, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %93
  br label %126

98:                                               ; preds = %93
  %99 = load ptr, ptr %9, align 8
  %100 = load i64, ptr %20, align 8
  %101 = getelementptr inbounds i8, ptr %99, i64 %100
  %102 = call ptr @page_of(ptr noundef %101, i32 noundef 0) #9
  store ptr %102, ptr %21, align 8
  %103 = load ptr, ptr %21, align 8
  %104 = icmp ne ptr %103, null
  br i1 %104, label %105, label %116

105:                                              ; preds = %98
  %106 = load ptr, ptr %21, align 8
  %107 = getelementptr inbounds %struct.page, ptr %106, i32 0, i32 3
  %108 = load ptr, ptr %9, align 8
  %109 = load i64, ptr %20, align 8
  %110 = getelementptr inbounds i8, ptr %108, i64 %109
  %111 = ptrtoint ptr %110 to i64
  %112 = urem i64 %111, 4096
  %113 = getelementptr inbounds [4096 x i8], ptr %107, i64 0, i64 %112
  %114 = load i8, ptr %113, align 1
  %115 = zext i8 %114 to i32
  br label %117

116:                                              ; preds = %98
  br label %117

117:                                              ; preds = %116, %105
  %118 = phi i32 [ %115, %105 ], [ 0, %116 ]
  %119 = trunc i32 %118 to i8
  %120 = load ptr, ptr %17, align 8
  %121 = load i64, ptr %20, align 8
  %122 = getelementptr inbounds i8, ptr %120, i64 %121
  store i8 %119, ptr %122, align 1
  br label %123

123:                                              ; preds = %117
  %124 = load i64, ptr %20, align 8
  %125 = add i64 %124, 1
  store i64 %125, ptr %20, align 8
  br label %93

126:                                              ; preds = %97
  %127 = load i8, ptr %15, align 1
  %128 = zext i8 %127 to i32
  %129 = icmp ne i32 %128, 0
  br i1 %129, label %130, label %134

130:                                              ; preds = %126
  %131 = load i32, ptr %12, align 4
  %132 = call i32 @is_dropped(i32 noundef %131) #9
  %133 = icmp ne i32 %132, 0
  br label %134

134:                                              ; preds = %130, %126
  %135 = phi i1 [ false, %126 ], [ %133, %130 ]
  %136 = zext i1 %135 to i32
  store i32 %136, ptr %22, align 4
  %137 = load ptr, ptr %7, align 8
  %138 = load i64, ptr %11, align 8
  %139 = load i32, ptr %22, align 4
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %142

141:                                              ; preds = %134
  br label %144

142:                                              ; preds = %134
  %143 = load ptr, ptr %14, align 8
  br label %144

144:                                              ; preds = %142, %141
  %145 = phi ptr [ null, %141 ], [ %143, %142 ]
  call void @put(ptr noundef %137, i64 noundef %138, ptr noundef %145, i32 noundef 0) #9
  store i64 0, ptr %23, align 8
  br label %146

146:                                              ; preds = %178, %144
  %147 = load i64, ptr %23, align 8
  %148 = load i64, ptr %11, align 8
  %149 = icmp ult i64 %147, %148
  br i1 %149, label %151, label %150

150:                                              ; preds = %146
  br label %181

151:                                              ; preds = %146
  %152 = load ptr, ptr %7, align 8
  %153 = load i64, ptr %23, align 8
  %154 = getelementptr inbounds i8, ptr %152, i64 %153
  %155 = call ptr @page_of(ptr noundef %154, i32 noundef 1) #9
  store ptr %155, ptr %24, align 8
  %156 = load ptr, ptr %16, align 8
  %157 = load i64, ptr %23, align 8
  %158 = getelementptr inbounds i8, ptr %156, i64 %157
  %159 = load i8, ptr %158, align 1
  %160 = load ptr, ptr %24, align 8
  %161 = getelementptr inbounds %struct.page, ptr %160, i32 0, i32 1
  %162 = load ptr, ptr %7, align 8
  %163 = load i64, ptr %23, align 8
  %164 = getelementptr inbounds i8, ptr %162, i64 %163
  %165 = ptrtoint ptr %164 to i64
  %166 = urem i64 %165, 4096
  %167 = getelementptr inbounds [4096 x i8], ptr %161, i64 0, i64 %166
  store i8 %159, ptr %167, align 1
  %168 = load ptr, ptr %24, align 8
  %169 = load ptr, ptr %7, align 8
  %170 = load i64, ptr %23, align 8
  %171 = getelementptr inbounds i8, ptr %169, i64 %170
  %172 = ptrtoint ptr %171 to i64
  %173 = urem i64 %172, 4096
  %174 = load ptr, ptr %17, align 8
  %175 = load i64, ptr %23, align 8
  %176 = getelementptr inbounds i8, ptr %174, i64 %175
  %177 = load i8, ptr %176, align 1
  call void @tell(ptr noundef %168, i64 noundef %173, i8 noundef zeroext %177) #9
  br label %178

178:                                              ; preds = %151
  %179 = load i64, ptr %23, align 8
  %180 = add i64 %179, 1
  store i64 %180, ptr %23, align 8
  br label %146

181:                                              ; preds = %150
  %182 = load ptr, ptr %14, align 8
  %183 = getelementptr inbounds [768 x i8], ptr %13, i64 0, i64 0
  %184 = icmp ne ptr %182, %183
  br i1 %184, label %185, label %190

185:                                              ; preds = %181
  %186 = load ptr, ptr %14, align 8
  %187 = load i64, ptr %11, align 8
  %188 = mul i64 3, %187
  %189 = call i32 @munmap(ptr noundef %186, i64 noundef %188) #9
  br label %190

190:                                              ; preds = %185, %181
  ret void
}

define internal ptr @fresh_memory(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load i32, ptr %4, align 4
  %8 = icmp ne i32 %7, 0
  %9 = zext i1 %8 to i64
  %10 = select i1 %8, i32 1, i32 2
  %11 = or i32 %10, 32
  %12 = or i32 %11, 16384
  store i32 %12, ptr %5, align 4
  %13 = load i64, ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = call ptr @mmap(ptr noundef null, i64 noundef %13, i32 noundef 3, i32 noundef %14, i32 noundef -1, i64 noundef 0) #9
  store ptr %15, ptr %6, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = ptrtoint ptr %16 to i64
  %18 = icmp eq i64 %17, -1
  br i1 %18, label %19, label %20

19:                                               ; preds = %2
  br label %22

20:                                               ; preds = %2
  %21 = load ptr, ptr %6, align 8
  br label %22

22:                                               ; preds = %20, %19
  %23 = phi ptr [ null, %19 ], [ %21, %20 ]
  ret ptr %23
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

define internal void @tell(ptr noundef %0, i64 noundef %1, i8 noundef zeroext %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.page, ptr %8, i32 0, i32 3
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds [4096 x i8], ptr %9, i64 0, i64 %10
  %12 = load i8, ptr %11, align 1
  store i8 %12, ptr %7, align 1
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.page, ptr %13, i32 0, i32 2
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds [4096 x i8], ptr %14, i64 0, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %32, label %20

20:                                               ; preds = %3
  %21 = load i8, ptr %7, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %20
  %25 = load i8, ptr %7, align 1
  %26 = zext i8 %25 to i32
  %27 = icmp eq i32 %26, 4
  br i1 %27, label %28, label %38

28:                                               ; preds = %24
  %29 = load i8, ptr %6, align 1
  %30 = zext i8 %29 to i32
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %38

32:                                               ; preds = %28, %20, %3
  %33 = load i8, ptr %6, align 1
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.page, ptr %34, i32 0, i32 3
  %36 = load i64, ptr %5, align 8
  %37 = getelementptr inbounds [4096 x i8], ptr %35, i64 0, i64 %36
  store i8 %33, ptr %37, align 1
  br label %38

38:                                               ; preds = %32, %28, %24
  ret void
}

declare i32 @munmap(ptr noundef, i64 noundef) #4

define dso_local void @__ltoad_sanitizer_fill(ptr noundef %0, i64 noundef %1) noinline #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %6

6:                                                ; preds = %26, %2
  %7 = load i64, ptr %5, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp ult i64 %7, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  br label %29

11:                                               ; preds = %6
  %12 = load ptr, ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = load i64, ptr %4, align 8
  %16 = load i64, ptr %5, align 8
  %17 = sub i64 %15, %16
  %18 = icmp ult i64 %17, 256
  br i1 %18, label %19, label %23

19:                                               ; preds = %11
  %20 = load i64, ptr %4, align 8
  %21 = load i64, ptr %5, align 8
  %22 = sub i64 %20, %21
  br label %24

23:                                               ; preds = %11
  br label %24

24:                                               ; preds = %23, %19
  %25 = phi i64 [ %22, %19 ], [ 256, %23 ]
  call void @put(ptr noundef %14, i64 noundef %25, ptr noundef @__ltoad_sanitizer_fill.zeros, i32 noundef 0) #9
  br label %26

26:                                               ; preds = %24
  %27 = load i64, ptr %5, align 8
  %28 = add i64 %27, 256
  store i64 %28, ptr %5, align 8
  br label %6

29:                                               ; preds = %10
  ret void
}

define dso_local void @__ltoad_sanitizer_trust(ptr noundef %0) noinline #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = call i32 @is_mapped(i64 noundef %8) #9
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %1
  br label %62

12:                                               ; preds = %1
  store i64 0, ptr %3, align 8
  br label %13

13:                                               ; preds = %57, %12
  %14 = load i64, ptr %3, align 8
  %15 = icmp ult i64 %14, 4096
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 2, ptr %4, align 4
  br label %60

17:                                               ; preds = %13
  %18 = load ptr, ptr %2, align 8
  %19 = load i64, ptr %3, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  %21 = call ptr @page_of(ptr noundef %20, i32 noundef 0) #9
  store ptr %21, ptr %5, align 8
  %22 = load ptr, ptr %2, align 8
  %23 = load i64, ptr %3, align 8
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  %25 = ptrtoint ptr %24 to i64
  %26 = urem i64 %25, 4096
  store i64 %26, ptr %6, align 8
  %27 = load ptr, ptr %5, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %44

29:                                               ; preds = %17
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds %struct.page, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %6, align 8
  %33 = getelementptr inbounds [4096 x i8], ptr %31, i64 0, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %44, label %37

37:                                               ; preds = %29
  %38 = load ptr, ptr %2, align 8
  %39 = load i64, ptr %3, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  %41 = ptrtoint ptr %40 to i64
  %42 = call i32 @is_mapped(i64 noundef %41) #9
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %45, label %44

44:                                               ; preds = %37, %29, %17
  store i32 1, ptr %4, align 4
  br label %54

45:                                               ; preds = %37
  %46 = load ptr, ptr %2, align 8
  %47 = load i64, ptr %3, align 8
  %48 = getelementptr inbounds i8, ptr %46, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = load ptr, ptr %5, align 8
  %51 = getelementptr inbounds %struct.page, ptr %50, i32 0, i32 1
  %52 = load i64, ptr %6, align 8
  %53 = getelementptr inbounds [4096 x i8], ptr %51, i64 0, i64 %52
  store i8 %49, ptr %53, align 1
  store i32 0, ptr %4, align 4
  br label %54

54:                                               ; preds = %45, %44
  %55 = load i32, ptr %4, align 4
  switch i32 %55, label %60 [
    i32 0, label %56
  ]

56:                                               ; preds = %54
  br label %57

57:                                               ; preds = %56
  %58 = load i64, ptr %3, align 8
  %59 = add i64 %58, 1
  store i64 %59, ptr %3, align 8
  br label %13

60:                                               ; preds = %54, %16
  %61 = load i32, ptr %4, align 4
  switch i32 %61, label %63 [
    i32 2, label %62
    i32 1, label %62
  ]

62:                                               ; preds = %11, %60, %60
  ret void

63:                                               ; preds = %60
  unreachable
}

define internal i32 @is_mapped(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = udiv i64 %7, 4096
  store i64 %8, ptr %5, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call i32 @is_near(i64 noundef %9) #9
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %1
  store i32 0, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %33

13:                                               ; preds = %1
  %14 = load i64, ptr %5, align 8
  %15 = urem i64 %14, 4096
  %16 = getelementptr inbounds [4096 x i64], ptr @is_mapped.known, i64 0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = load i64, ptr %5, align 8
  %19 = icmp eq i64 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %13
  store i32 1, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %33

21:                                               ; preds = %13
  %22 = load i64, ptr %5, align 8
  %23 = mul i64 %22, 4096
  %24 = inttoptr i64 %23 to ptr
  %25 = call i32 @mincore(ptr noundef %24, i64 noundef 1, ptr noundef %4) #9
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %21
  store i32 0, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %33

28:                                               ; preds = %21
  %29 = load i64, ptr %5, align 8
  %30 = load i64, ptr %5, align 8
  %31 = urem i64 %30, 4096
  %32 = getelementptr inbounds [4096 x i64], ptr @is_mapped.known, i64 0, i64 %31
  store i64 %29, ptr %32, align 8
  store i32 1, ptr %2, align 4
  store i32 1, ptr %6, align 4
  br label %33

33:                                               ; preds = %28, %27, %20, %12
  %34 = load i32, ptr %2, align 4
  ret i32 %34
}

define dso_local void @__ltoad_sanitizer_free(ptr noundef %0, i64 noundef %1) noinline #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %18

7:                                                ; preds = %2
  %8 = load ptr, ptr %3, align 8
  %9 = load i64, ptr %4, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = load i64, ptr %4, align 8
  br label %16

13:                                               ; preds = %7
  %14 = load ptr, ptr %3, align 8
  %15 = call i64 @malloc_usable_size(ptr noundef %14) #9
  br label %16

16:                                               ; preds = %13, %11
  %17 = phi i64 [ %12, %11 ], [ %15, %13 ]
  call void @__ltoad_sanitizer_fresh(ptr noundef %8, i64 noundef %17) #9
  br label %18

18:                                               ; preds = %16, %2
  ret void
}

declare i64 @malloc_usable_size(ptr noundef) #4

define dso_local ptr @__ltoad_sanitizer_lift(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %3
  store ptr null, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %62

14:                                               ; preds = %3
  %15 = load i64, ptr %7, align 8
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = load ptr, ptr %5, align 8
  %19 = call i64 @malloc_usable_size(ptr noundef %18) #9
  store i64 %19, ptr %7, align 8
  br label %20

20:                                               ; preds = %17, %14
  %21 = load ptr, ptr %5, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = load i64, ptr %7, align 8
  call void @touch(ptr noundef %21, ptr noundef %22, i64 noundef %23, i32 noundef 0) #9
  %24 = load i64, ptr %7, align 8
  %25 = add i64 8, %24
  %26 = add i64 %25, 1
  %27 = call ptr @fresh_memory(i64 noundef %26, i32 noundef 0) #9
  store ptr %27, ptr %8, align 8
  %28 = load i64, ptr %7, align 8
  %29 = load ptr, ptr %8, align 8
  store i64 %28, ptr %29, align 8
  store i64 0, ptr %10, align 8
  br label %30

30:                                               ; preds = %55, %20
  %31 = load i64, ptr %10, align 8
  %32 = load i64, ptr %7, align 8
  %33 = icmp ult i64 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  store i32 2, ptr %9, align 4
  br label %58

35:                                               ; preds = %30
  %36 = load ptr, ptr %5, align 8
  %37 = load i64, ptr %10, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  %39 = load i64, ptr %7, align 8
  %40 = load i64, ptr %10, align 8
  %41 = sub i64 %39, %40
  %42 = icmp ult i64 %41, 8
  br i1 %42, label %43, label %47

43:                                               ; preds = %35
  %44 = load i64, ptr %7, align 8
  %45 = load i64, ptr %10, align 8
  %46 = sub i64 %44, %45
  br label %48

47:                                               ; preds = %35
  br label %48

48:                                               ; preds = %47, %43
  %49 = phi i64 [ %46, %43 ], [ 8, %47 ]
  %50 = load ptr, ptr %8, align 8
  %51 = getelementptr inbounds i64, ptr %50, i64 1
  %52 = load i64, ptr %10, align 8
  %53 = getelementptr inbounds i8, ptr %51, i64 %52
  %54 = call i64 @fetch_piece(ptr noundef %38, i64 noundef %49, ptr noundef %53) #9
  br label %55

55:                                               ; preds = %48
  %56 = load i64, ptr %10, align 8
  %57 = add i64 %56, 8
  store i64 %57, ptr %10, align 8
  br label %30

58:                                               ; preds = %34
  %59 = load ptr, ptr %5, align 8
  %60 = load i64, ptr %7, align 8
  call void @__ltoad_sanitizer_fresh(ptr noundef %59, i64 noundef %60) #9
  %61 = load ptr, ptr %8, align 8
  store ptr %61, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %62

62:                                               ; preds = %58, %13
  %63 = load ptr, ptr %4, align 8
  ret ptr %63
}

define dso_local void @__ltoad_sanitizer_drop(ptr noundef %0, i64 noundef %1, ptr noundef %2) noinline #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %11, label %10

10:                                               ; preds = %3
  br label %37

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 8
  %13 = load i64, ptr %5, align 8
  call void @__ltoad_sanitizer_fresh(ptr noundef %12, i64 noundef %13) #9
  %14 = load ptr, ptr %6, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %11
  br label %37

17:                                               ; preds = %11
  %18 = load ptr, ptr %6, align 8
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %7, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load i64, ptr %7, align 8
  %22 = load i64, ptr %5, align 8
  %23 = icmp ult i64 %21, %22
  br i1 %23, label %24, label %26

24:                                               ; preds = %17
  %25 = load i64, ptr %7, align 8
  br label %28

26:                                               ; preds = %17
  %27 = load i64, ptr %5, align 8
  br label %28

28:                                               ; preds = %26, %24
  %29 = phi i64 [ %25, %24 ], [ %27, %26 ]
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  call void @put(ptr noundef %20, i64 noundef %29, ptr noundef %31, i32 noundef 0) #9
  %32 = load ptr, ptr %6, align 8
  %33 = load i64, ptr %7, align 8
  %34 = add i64 8, %33
  %35 = add i64 %34, 1
  %36 = call i32 @munmap(ptr noundef %32, i64 noundef %35) #9
  br label %37

37:                                               ; preds = %28, %16, %10
  ret void
}

define dso_local void @__ltoad_sanitizer_by_value(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) noinline #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = load i64, ptr %8, align 8
  %15 = call i32 @memcmp(ptr noundef %12, ptr noundef %13, i64 noundef %14) #9
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr %5, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = load ptr, ptr %7, align 8
  %21 = load i64, ptr %8, align 8
  call void @__ltoad_sanitizer_copy(ptr noundef %18, ptr noundef null, ptr noundef %19, ptr noundef %20, i64 noundef %21, i32 noundef -1) #9
  br label %25

22:                                               ; preds = %11, %4
  %23 = load ptr, ptr %5, align 8
  %24 = load i64, ptr %8, align 8
  call void @__ltoad_sanitizer_fresh(ptr noundef %23, i64 noundef %24) #9
  br label %25

25:                                               ; preds = %22, %17
  ret void
}

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #4

define dso_local void @__ltoad_sanitizer_sort(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) noinline #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %26 = load i64, ptr %8, align 8
  %27 = load i64, ptr %9, align 8
  %28 = mul i64 %26, %27
  store i64 %28, ptr %11, align 8
  %29 = load ptr, ptr %6, align 8
  store ptr %29, ptr %12, align 8
  %30 = load i64, ptr %11, align 8
  %31 = add i64 %30, 1
  %32 = call ptr @malloc(i64 noundef %31) #9
  store ptr %32, ptr %13, align 8
  %33 = load ptr, ptr %13, align 8
  store ptr %33, ptr %14, align 8
  %34 = load ptr, ptr %13, align 8
  %35 = load i64, ptr %11, align 8
  call void @__ltoad_sanitizer_fresh(ptr noundef %34, i64 noundef %35) #9
  %36 = load ptr, ptr %6, align 8
  %37 = load ptr, ptr %7, align 8
  %38 = load i64, ptr %11, align 8
  call void @touch(ptr noundef %36, ptr noundef %37, i64 noundef %38, i32 noundef 0) #9
  store i64 1, ptr %15, align 8
  br label %39

39:                                               ; preds = %155, %5
  %40 = load i64, ptr %15, align 8
  %41 = load i64, ptr %8, align 8
  %42 = icmp ult i64 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 2, ptr %16, align 4
  br label %158

44:                                               ; preds = %39
  store i64 0, ptr %17, align 8
  br label %45

45:                                               ; preds = %146, %44
  %46 = load i64, ptr %17, align 8
  %47 = load i64, ptr %8, align 8
  %48 = icmp ult i64 %46, %47
  br i1 %48, label %50, label %49

49:                                               ; preds = %45
  store i32 5, ptr %16, align 4
  br label %151

50:                                               ; preds = %45
  %51 = load i64, ptr %17, align 8
  %52 = load i64, ptr %15, align 8
  %53 = add i64 %51, %52
  %54 = load i64, ptr %8, align 8
  %55 = icmp ult i64 %53, %54
  br i1 %55, label %56, label %60

56:                                               ; preds = %50
  %57 = load i64, ptr %17, align 8
  %58 = load i64, ptr %15, align 8
  %59 = add i64 %57, %58
  br label %62

60:                                               ; preds = %50
  %61 = load i64, ptr %8, align 8
  br label %62

62:                                               ; preds = %60, %56
  %63 = phi i64 [ %59, %56 ], [ %61, %60 ]
  store i64 %63, ptr %18, align 8
  %64 = load i64, ptr %17, align 8
  %65 = load i64, ptr %15, align 8
  %66 = mul i64 2, %65
  %67 = add i64 %64, %66
  %68 = load i64, ptr %8, align 8
  %69 = icmp ult i64 %67, %68
  br i1 %69, label %70, label %75

70:                                               ; preds = %62
  %71 = load i64, ptr %17, align 8
  %72 = load i64, ptr %15, align 8
  %73 = mul i64 2, %72
  %74 = add i64 %71, %73
  br label %77

75:                                               ; preds = %62
  %76 = load i64, ptr %8, align 8
  br label %77

77:                                               ; preds = %75, %70
  %78 = phi i64 [ %74, %70 ], [ %76, %75 ]
  store i64 %78, ptr %19, align 8
  %79 = load i64, ptr %17, align 8
  store i64 %79, ptr %20, align 8
  %80 = load i64, ptr %18, align 8
  store i64 %80, ptr %21, align 8
  %81 = load i64, ptr %17, align 8
  store i64 %81, ptr %22, align 8
  br label %82

82:                                               ; preds = %142, %77
  %83 = load i64, ptr %22, align 8
  %84 = load i64, ptr %19, align 8
  %85 = icmp ult i64 %83, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %82
  store i32 8, ptr %16, align 4
  br label %145

87:                                               ; preds = %82
  %88 = load i64, ptr %20, align 8
  %89 = load i64, ptr %18, align 8
  %90 = icmp ult i64 %88, %89
  br i1 %90, label %91, label %111

91:                                               ; preds = %87
  %92 = load i64, ptr %21, align 8
  %93 = load i64, ptr %19, align 8
  %94 = icmp uge i64 %92, %93
  br i1 %94, label %109, label %95

95:                                               ; preds = %91
  %96 = load ptr, ptr %10, align 8
  %97 = load ptr, ptr %12, align 8
  %98 = load i64, ptr %20, align 8
  %99 = load i64, ptr %9, align 8
  %100 = mul i64 %98, %99
  %101 = getelementptr inbounds i8, ptr %97, i64 %100
  %102 = load ptr, ptr %12, align 8
  %103 = load i64, ptr %21, align 8
  %104 = load i64, ptr %9, align 8
  %105 = mul i64 %103, %104
  %106 = getelementptr inbounds i8, ptr %102, i64 %105
  %107 = call i32 %96(ptr noundef %101, ptr noundef %106) #9
  %108 = icmp sle i32 %107, 0
  br label %109

109:                                              ; preds = %95, %91
  %110 = phi i1 [ true, %91 ], [ %108, %95 ]
  br label %111

111:                                              ; preds = %109, %87
  %112 = phi i1 [ false, %87 ], [ %110, %109 ]
  %113 = zext i1 %112 to i32
  store i32 %113, ptr %23, align 4
  %114 = load ptr, ptr %12, align 8
  %115 = load i32, ptr %23, align 4
  %116 = icmp ne i32 %115, 0
  br i1 %116, label %117, label %120

117:                                              ; preds = %111
  %118 = load i64, ptr %20, align 8
  %119 = add i64 %118, 1
  store i64 %119, ptr %20, align 8
  br label %123

120:                                              ; preds = %111
  %121 = load i64, ptr %21, align 8
  %122 = add i64 %121, 1
  store i64 %122, ptr %21, align 8
  br label %123

123:                                              ; preds = %120, %117
  %124 = phi i64 [ %118, %117 ], [ %121, %120 ]
  %125 = load i64, ptr %9, align 8
  %126 = mul i64 %124, %125
  %127 = getelementptr inbounds i8, ptr %114, i64 %126
  store ptr %127, ptr %24, align 8
  %128 = load ptr, ptr %13, align 8
  %129 = load i64, ptr %22, align 8
  %130 = load i64, ptr %9, align 8
  %131 = mul i64 %129, %130
  %132 = getelementptr inbounds i8, ptr %128, i64 %131
  %133 = load ptr, ptr %24, align 8
  %134 = load i64, ptr %9, align 8
  call void @__ltoad_sanitizer_copy(ptr noundef %132, ptr noundef null, ptr noundef %133, ptr noundef null, i64 noundef %134, i32 noundef -1) #9
  %135 = load ptr, ptr %13, align 8
  %136 = load i64, ptr %22, align 8
  %137 = load i64, ptr %9, align 8
  %138 = mul i64 %136, %137
  %139 = getelementptr inbounds i8, ptr %135, i64 %138
  %140 = load ptr, ptr %24, align 8
  %141 = load i64, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %139, ptr align 1 %140, i64 %141, i1 false)
  br label %142

142:                                              ; preds = %123
  %143 = load i64, ptr %22, align 8
  %144 = add i64 %143, 1
  store i64 %144, ptr %22, align 8
  br label %82

145:                                              ; preds = %86
  br label %146

146:                                              ; preds = %145
  %147 = load i64, ptr %15, align 8
  %148 = mul i64 2, %147
  %149 = load i64, ptr %17, align 8
  %150 = add i64 %149, %148
  store i64 %150, ptr %17, align 8
  br label %45

151:                                              ; preds = %49
  %152 = load ptr, ptr %12, align 8
  store ptr %152, ptr %25, align 8
  %153 = load ptr, ptr %13, align 8
  store ptr %153, ptr %12, align 8
  %154 = load ptr, ptr %25, align 8
  store ptr %154, ptr %13, align 8
  br label %155

155:                                              ; preds = %151
  %156 = load i64, ptr %15, align 8
  %157 = mul i64 %156, 2
  store i64 %157, ptr %15, align 8
  br label %39

158:                                              ; preds = %43
  %159 = load ptr, ptr %12, align 8
  %160 = load ptr, ptr %6, align 8
  %161 = icmp ne ptr %159, %160
  br i1 %161, label %162, label %169

162:                                              ; preds = %158
  %163 = load ptr, ptr %6, align 8
  %164 = load ptr, ptr %12, align 8
  %165 = load i64, ptr %11, align 8
  call void @__ltoad_sanitizer_copy(ptr noundef %163, ptr noundef null, ptr noundef %164, ptr noundef null, i64 noundef %165, i32 noundef -1) #9
  %166 = load ptr, ptr %6, align 8
  %167 = load ptr, ptr %12, align 8
  %168 = load i64, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %166, ptr align 1 %167, i64 %168, i1 false)
  br label %169

169:                                              ; preds = %162, %158
  %170 = load ptr, ptr %14, align 8
  call void @free(ptr noundef %170) #9
  ret void
}

declare ptr @malloc(i64 noundef) #4

declare void @free(ptr noundef) #4

define dso_local void @__ltoad_sanitizer_stop() noinline #0 {
  %1 = load i8, ptr @__ltoad_sanitizing, align 1
  %2 = icmp ne i8 %1, 0
  br i1 %2, label %3, label %4

3:                                                ; preds = %0
  call void @_exit(i32 noundef 0) #10
  unreachable

4:                                                ; preds = %0
  ret void
}

declare void @_exit(i32 noundef) #5

define internal void @__ltoad_sanitizer_end() #0 {
  %1 = call i32 @setting(ptr noundef @.str.1, i32 noundef 0) #9
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %8

3:                                                ; preds = %0
  %4 = load i32, ptr @checked, align 4
  %5 = load i32, ptr @wrong, align 4
  %6 = load i32, ptr @skipped, align 4
  %7 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.6, i32 noundef %4, i32 noundef %5, i32 noundef %6) #9
  br label %8

8:                                                ; preds = %3, %0
  %9 = load i32, ptr @wrong, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  ret void

12:                                               ; preds = %8
  %13 = call i32 @fflush(ptr noundef null) #9
  %14 = call i32 @setting(ptr noundef @.str.7, i32 noundef 66) #9
  call void @_exit(i32 noundef %14) #10
  unreachable
}

define dso_local ptr @__ltoad_sanitizer_begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) noinline #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i32 1, ptr %11, align 4
  %16 = load i8, ptr @__ltoad_sanitizing, align 1
  %17 = zext i8 %16 to i32
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %4
  %20 = load ptr, ptr %8, align 8
  %21 = load i32, ptr %20, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %20, align 4
  %23 = call i32 @setting(ptr noundef @.str, i32 noundef 100) #9
  %24 = icmp sgt i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %19, %4
  store ptr null, ptr %5, align 8
  store i32 1, ptr %12, align 4
  br label %139

26:                                               ; preds = %19
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.request, ptr %27, i32 0, i32 5
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = mul i64 %30, 32
  %32 = add i64 48, %31
  store i64 %32, ptr %13, align 8
  %33 = load i64, ptr %13, align 8
  %34 = call ptr @malloc(i64 noundef %33) #9
  store ptr %34, ptr %10, align 8
  %35 = load ptr, ptr %10, align 8
  %36 = load i64, ptr %13, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %35, i8 0, i64 %36, i1 false)
  %37 = load ptr, ptr %6, align 8
  %38 = load ptr, ptr %10, align 8
  %39 = getelementptr inbounds %struct.check, ptr %38, i32 0, i32 0
  store ptr %37, ptr %39, align 8
  %40 = load ptr, ptr %7, align 8
  %41 = load ptr, ptr %10, align 8
  %42 = getelementptr inbounds %struct.check, ptr %41, i32 0, i32 1
  store ptr %40, ptr %42, align 8
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.request, ptr %43, i32 0, i32 4
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 2
  br i1 %46, label %47, label %57

47:                                               ; preds = %26
  %48 = load i64, ptr %9, align 8
  %49 = call ptr @malloc(i64 noundef %48) #9
  %50 = load ptr, ptr %10, align 8
  %51 = getelementptr inbounds %struct.check, ptr %50, i32 0, i32 1
  store ptr %49, ptr %51, align 8
  %52 = load ptr, ptr %10, align 8
  %53 = getelementptr inbounds %struct.check, ptr %52, i32 0, i32 1
  %54 = load ptr, ptr %53, align 8
  %55 = load ptr, ptr %7, align 8
  %56 = load i64, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %54, ptr align 1 %55, i64 %56, i1 false)
  br label %57

57:                                               ; preds = %47, %26
  %58 = load i32, ptr @__ltoad_sanitizer_count, align 4
  %59 = sext i32 %58 to i64
  %60 = add i64 %59, 1
  %61 = call ptr @fresh_memory(i64 noundef %60, i32 noundef 1) #9
  %62 = load ptr, ptr %10, align 8
  %63 = getelementptr inbounds %struct.check, ptr %62, i32 0, i32 3
  store ptr %61, ptr %63, align 8
  store i32 0, ptr %14, align 4
  br label %64

64:                                               ; preds = %82, %57
  %65 = load i32, ptr %14, align 4
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.request, ptr %66, i32 0, i32 5
  %68 = load i32, ptr %67, align 4
  %69 = icmp slt i32 %65, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %64
  store i32 2, ptr %12, align 4
  br label %85

71:                                               ; preds = %64
  %72 = load i32, ptr %11, align 4
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %79

74:                                               ; preds = %71
  %75 = load ptr, ptr %10, align 8
  %76 = load i32, ptr %14, align 4
  %77 = call i32 @begin_lane(ptr noundef %75, i32 noundef %76) #9
  %78 = icmp ne i32 %77, 0
  br label %79

79:                                               ; preds = %74, %71
  %80 = phi i1 [ false, %71 ], [ %78, %74 ]
  %81 = zext i1 %80 to i32
  store i32 %81, ptr %11, align 4
  br label %82

82:                                               ; preds = %79
  %83 = load i32, ptr %14, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %14, align 4
  br label %64

85:                                               ; preds = %70
  %86 = load i32, ptr %11, align 4
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %111

88:                                               ; preds = %85
  store i32 0, ptr %15, align 4
  br label %89

89:                                               ; preds = %106, %88
  %90 = load i32, ptr %15, align 4
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds %struct.request, ptr %91, i32 0, i32 5
  %93 = load i32, ptr %92, align 4
  %94 = icmp slt i32 %90, %93
  br i1 %94, label %95, label %100

95:                                               ; preds = %89
  %96 = load ptr, ptr %6, align 8
  %97 = getelementptr inbounds %struct.request, ptr %96, i32 0, i32 4
  %98 = load i32, ptr %97, align 8
  %99 = icmp ne i32 %98, 2
  br label %100

100:                                              ; preds = %95, %89
  %101 = phi i1 [ false, %89 ], [ %99, %95 ]
  br i1 %101, label %103, label %102

102:                                              ; preds = %100
  store i32 5, ptr %12, align 4
  br label %109

103:                                              ; preds = %100
  %104 = load ptr, ptr %10, align 8
  %105 = load i32, ptr %15, align 4
  call void @keep_shadows(ptr noundef %104, i32 noundef %105) #9
  br label %106

106:                                              ; preds = %103
  %107 = load i32, ptr %15, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %15, align 4
  br label %89

109:                                              ; preds = %102
  %110 = load ptr, ptr %10, align 8
  store ptr %110, ptr %5, align 8
  store i32 1, ptr %12, align 4
  br label %138

111:                                              ; preds = %85
  %112 = load i32, ptr @skipped, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr @skipped, align 4
  %114 = call i32 @setting(ptr noundef @.str.1, i32 noundef 0) #9
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %136

116:                                              ; preds = %111
  %117 = load ptr, ptr %6, align 8
  %118 = getelementptr inbounds %struct.request, ptr %117, i32 0, i32 2
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds %struct.place, ptr %119, i32 0, i32 2
  %121 = load ptr, ptr %120, align 8
  %122 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.2, ptr noundef %121) #9
  %123 = load ptr, ptr %10, align 8
  %124 = getelementptr inbounds %struct.check, ptr %123, i32 0, i32 6
  %125 = getelementptr inbounds [0 x %struct.lane], ptr %124, i64 0, i64 0
  %126 = getelementptr inbounds %struct.lane, ptr %125, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  %128 = icmp ne ptr %127, null
  br i1 %128, label %129, label %135

129:                                              ; preds = %116
  %130 = load ptr, ptr %10, align 8
  %131 = getelementptr inbounds %struct.check, ptr %130, i32 0, i32 6
  %132 = getelementptr inbounds [0 x %struct.lane], ptr %131, i64 0, i64 0
  %133 = getelementptr inbounds %struct.lane, ptr %132, i32 0, i32 0
  %134 = load ptr, ptr %133, align 8
  call void @print_blind(ptr noundef %134) #9
  br label %135

135:                                              ; preds = %129, %116
  br label %136

136:                                              ; preds = %135, %111
  %137 = load ptr, ptr %10, align 8
  call void @end_check(ptr noundef %137) #9
  store ptr null, ptr %5, align 8
  store i32 1, ptr %12, align 4
  br label %138

138:                                              ; preds = %136, %109
  br label %139

139:                                              ; preds = %138, %25
  %140 = load ptr, ptr %5, align 8
  ret ptr %140
}

define internal i32 @setting(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = call ptr @getenv(ptr noundef %6) #9
  store ptr %7, ptr %5, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %18

10:                                               ; preds = %2
  %11 = load ptr, ptr %5, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = load ptr, ptr %5, align 8
  %17 = call i32 @atoi(ptr noundef %16) #9
  br label %20

18:                                               ; preds = %10, %2
  %19 = load i32, ptr %4, align 4
  br label %20

20:                                               ; preds = %18, %15
  %21 = phi i32 [ %17, %15 ], [ %19, %18 ]
  ret i32 %21
}

define internal i32 @begin_lane(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [2 x i32], align 4
  %8 = alloca [2 x i32], align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.check, ptr %10, i32 0, i32 6
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [0 x %struct.lane], ptr %11, i64 0, i64 %13
  store ptr %14, ptr %6, align 8
  store i64 4294967296, ptr @granted, align 8
  %15 = call ptr @fresh_memory(i64 noundef 4294967296, i32 noundef 1) #9
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.lane, ptr %16, i32 0, i32 0
  store ptr %15, ptr %17, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.lane, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %2
  store i64 268435456, ptr @granted, align 8
  %23 = call ptr @fresh_memory(i64 noundef 268435456, i32 noundef 1) #9
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.lane, ptr %24, i32 0, i32 0
  store ptr %23, ptr %25, align 8
  br label %26

26:                                               ; preds = %22, %2
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.lane, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %39

31:                                               ; preds = %26
  %32 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 0
  %33 = call i32 @pipe(ptr noundef %32) #9
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds [2 x i32], ptr %8, i64 0, i64 0
  %37 = call i32 @pipe(ptr noundef %36) #9
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %31, %26
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %88

40:                                               ; preds = %35
  %41 = call i32 @fork() #9
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.lane, ptr %42, i32 0, i32 4
  store i32 %41, ptr %43, align 8
  %44 = load ptr, ptr %6, align 8
  %45 = getelementptr inbounds %struct.lane, ptr %44, i32 0, i32 4
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %61

48:                                               ; preds = %40
  %49 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 1
  %50 = load i32, ptr %49, align 4
  %51 = call i32 @close(i32 noundef %50) #9
  %52 = getelementptr inbounds [2 x i32], ptr %8, i64 0, i64 0
  %53 = load i32, ptr %52, align 4
  %54 = call i32 @close(i32 noundef %53) #9
  %55 = load ptr, ptr %4, align 8
  %56 = load i32, ptr %5, align 4
  %57 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 0
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds [2 x i32], ptr %8, i64 0, i64 1
  %60 = load i32, ptr %59, align 4
  call void @serve(ptr noundef %55, i32 noundef %56, i32 noundef %58, i32 noundef %60) #9
  br label %61

61:                                               ; preds = %48, %40
  %62 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 0
  %63 = load i32, ptr %62, align 4
  %64 = call i32 @close(i32 noundef %63) #9
  %65 = getelementptr inbounds [2 x i32], ptr %8, i64 0, i64 1
  %66 = load i32, ptr %65, align 4
  %67 = call i32 @close(i32 noundef %66) #9
  %68 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 1
  %69 = load i32, ptr %68, align 4
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds %struct.lane, ptr %70, i32 0, i32 2
  store i32 %69, ptr %71, align 8
  %72 = getelementptr inbounds [2 x i32], ptr %8, i64 0, i64 0
  %73 = load i32, ptr %72, align 4
  %74 = load ptr, ptr %6, align 8
  %75 = getelementptr inbounds %struct.lane, ptr %74, i32 0, i32 3
  store i32 %73, ptr %75, align 4
  %76 = load ptr, ptr %6, align 8
  %77 = getelementptr inbounds %struct.lane, ptr %76, i32 0, i32 4
  %78 = load i32, ptr %77, align 8
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %85

80:                                               ; preds = %61
  %81 = load ptr, ptr %4, align 8
  %82 = load i32, ptr %5, align 4
  %83 = call i32 @run_again(ptr noundef %81, i32 noundef %82) #9
  %84 = icmp ne i32 %83, 0
  br label %85

85:                                               ; preds = %80, %61
  %86 = phi i1 [ false, %61 ], [ %84, %80 ]
  %87 = zext i1 %86 to i32
  store i32 %87, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %88

88:                                               ; preds = %85, %39
  %89 = load i32, ptr %3, align 4
  ret i32 %89
}

define internal void @keep_shadows(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.check, ptr %12, i32 0, i32 6
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [0 x %struct.lane], ptr %13, i64 0, i64 %15
  store ptr %16, ptr %5, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.lane, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %6, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds %struct.findings, ptr %20, i32 0, i32 10
  %22 = load i64, ptr %21, align 8
  %23 = udiv i64 %22, 2
  %24 = add i64 %23, 8
  %25 = call ptr @malloc(i64 noundef %24) #9
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds %struct.lane, ptr %26, i32 0, i32 1
  store ptr %25, ptr %27, align 8
  store i64 0, ptr %7, align 8
  br label %28

28:                                               ; preds = %90, %2
  %29 = load i64, ptr %7, align 8
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.findings, ptr %30, i32 0, i32 9
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %29, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %28
  store i32 2, ptr %8, align 4
  br label %93

35:                                               ; preds = %28
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds %struct.findings, ptr %36, i32 0, i32 11
  %38 = getelementptr inbounds [0 x %struct.record], ptr %37, i64 0, i64 0
  %39 = load i64, ptr %7, align 8
  %40 = getelementptr inbounds %struct.record, ptr %38, i64 %39
  store ptr %40, ptr %9, align 8
  store i64 0, ptr %10, align 8
  br label %41

41:                                               ; preds = %85, %35
  %42 = load i64, ptr %10, align 8
  %43 = load ptr, ptr %9, align 8
  %44 = getelementptr inbounds %struct.record, ptr %43, i32 0, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = icmp ult i64 %42, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %41
  store i32 5, ptr %8, align 4
  br label %89

48:                                               ; preds = %41
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.record, ptr %49, i32 0, i32 1
  %51 = load ptr, ptr %50, align 8
  %52 = load i64, ptr %10, align 8
  %53 = getelementptr inbounds i8, ptr %51, i64 %52
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.record, ptr %54, i32 0, i32 2
  %56 = load i64, ptr %55, align 8
  %57 = load i64, ptr %10, align 8
  %58 = sub i64 %56, %57
  %59 = call i64 @here(ptr noundef %53, i64 noundef %58) #9
  store i64 %59, ptr %11, align 8
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.record, ptr %60, i32 0, i32 1
  %62 = load ptr, ptr %61, align 8
  %63 = load i64, ptr %10, align 8
  %64 = getelementptr inbounds i8, ptr %62, i64 %63
  %65 = ptrtoint ptr %64 to i64
  %66 = call i32 @is_mapped(i64 noundef %65) #9
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %85

68:                                               ; preds = %48
  %69 = load ptr, ptr %5, align 8
  %70 = getelementptr inbounds %struct.lane, ptr %69, i32 0, i32 1
  %71 = load ptr, ptr %70, align 8
  %72 = load ptr, ptr %9, align 8
  %73 = getelementptr inbounds %struct.record, ptr %72, i32 0, i32 3
  %74 = load i64, ptr %73, align 8
  %75 = udiv i64 %74, 2
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i64, ptr %10, align 8
  %78 = getelementptr inbounds i8, ptr %76, i64 %77
  %79 = load ptr, ptr %9, align 8
  %80 = getelementptr inbounds %struct.record, ptr %79, i32 0, i32 1
  %81 = load ptr, ptr %80, align 8
  %82 = load i64, ptr %10, align 8
  %83 = getelementptr inbounds i8, ptr %81, i64 %82
  %84 = load i64, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %78, ptr align 1 %83, i64 %84, i1 false)
  br label %85

85:                                               ; preds = %68, %48
  %86 = load i64, ptr %11, align 8
  %87 = load i64, ptr %10, align 8
  %88 = add i64 %87, %86
  store i64 %88, ptr %10, align 8
  br label %41

89:                                               ; preds = %47
  br label %90

90:                                               ; preds = %89
  %91 = load i64, ptr %7, align 8
  %92 = add i64 %91, 1
  store i64 %92, ptr %7, align 8
  br label %28

93:                                               ; preds = %34
  ret void
}

declare i32 @dprintf(i32 noundef, ptr noundef, ...) #4

define internal void @print_blind(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %19, %1
  %5 = load i32, ptr %3, align 4
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.findings, ptr %6, i32 0, i32 3
  %8 = load i32, ptr %7, align 8
  %9 = icmp slt i32 %5, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %4
  br label %22

11:                                               ; preds = %4
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds %struct.findings, ptr %12, i32 0, i32 5
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [16 x ptr], ptr %13, i64 0, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.9, ptr noundef %17) #9
  br label %19

19:                                               ; preds = %11
  %20 = load i32, ptr %3, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %3, align 4
  br label %4

22:                                               ; preds = %10
  ret void
}

define internal void @end_check(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %8

8:                                                ; preds = %56, %1
  %9 = load i32, ptr %3, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.check, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.request, ptr %12, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = icmp slt i32 %9, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %8
  store i32 2, ptr %4, align 4
  br label %59

17:                                               ; preds = %8
  %18 = load ptr, ptr %2, align 8
  %19 = getelementptr inbounds %struct.check, ptr %18, i32 0, i32 6
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [0 x %struct.lane], ptr %19, i64 0, i64 %21
  store ptr %22, ptr %5, align 8
  store i8 1, ptr %6, align 1
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds %struct.lane, ptr %23, i32 0, i32 4
  %25 = load i32, ptr %24, align 8
  %26 = icmp sle i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %17
  store i32 4, ptr %4, align 4
  br label %53

28:                                               ; preds = %17
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.lane, ptr %29, i32 0, i32 2
  %31 = load i32, ptr %30, align 8
  %32 = call i64 @write(i32 noundef %31, ptr noundef %6, i64 noundef 1) #9
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds %struct.lane, ptr %33, i32 0, i32 2
  %35 = load i32, ptr %34, align 8
  %36 = call i32 @close(i32 noundef %35) #9
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds %struct.lane, ptr %37, i32 0, i32 3
  %39 = load i32, ptr %38, align 4
  %40 = call i32 @close(i32 noundef %39) #9
  %41 = load ptr, ptr %5, align 8
  %42 = getelementptr inbounds %struct.lane, ptr %41, i32 0, i32 4
  %43 = load i32, ptr %42, align 8
  %44 = call i32 @waitpid(i32 noundef %43, ptr noundef %7, i32 noundef 0) #9
  %45 = load ptr, ptr %5, align 8
  %46 = getelementptr inbounds %struct.lane, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = load i64, ptr @granted, align 8
  %49 = call i32 @munmap(ptr noundef %47, i64 noundef %48) #9
  %50 = load ptr, ptr %5, align 8
  %51 = getelementptr inbounds %struct.lane, ptr %50, i32 0, i32 1
  %52 = load ptr, ptr %51, align 8
  call void @free(ptr noundef %52) #9
  store i32 0, ptr %4, align 4
  br label %53

53:                                               ; preds = %28, %27
  %54 = load i32, ptr %4, align 4
  switch i32 %54, label %85 [
    i32 0, label %55
    i32 4, label %56
  ]

55:                                               ; preds = %53
  br label %56

56:                                               ; preds = %55, %53
  %57 = load i32, ptr %3, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %3, align 4
  br label %8

59:                                               ; preds = %16
  %60 = load ptr, ptr %2, align 8
  %61 = getelementptr inbounds %struct.check, ptr %60, i32 0, i32 3
  %62 = load ptr, ptr %61, align 8
  %63 = icmp ne ptr %62, null
  br i1 %63, label %64, label %72

64:                                               ; preds = %59
  %65 = load ptr, ptr %2, align 8
  %66 = getelementptr inbounds %struct.check, ptr %65, i32 0, i32 3
  %67 = load ptr, ptr %66, align 8
  %68 = load i32, ptr @__ltoad_sanitizer_count, align 4
  %69 = sext i32 %68 to i64
  %70 = add i64 %69, 1
  %71 = call i32 @munmap(ptr noundef %67, i64 noundef %70) #9
  br label %72

72:                                               ; preds = %64, %59
  %73 = load ptr, ptr %2, align 8
  %74 = getelementptr inbounds %struct.check, ptr %73, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds %struct.request, ptr %75, i32 0, i32 4
  %77 = load i32, ptr %76, align 8
  %78 = icmp eq i32 %77, 2
  br i1 %78, label %79, label %83

79:                                               ; preds = %72
  %80 = load ptr, ptr %2, align 8
  %81 = getelementptr inbounds %struct.check, ptr %80, i32 0, i32 1
  %82 = load ptr, ptr %81, align 8
  call void @free(ptr noundef %82) #9
  br label %83

83:                                               ; preds = %79, %72
  %84 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %84) #9
  ret void

85:                                               ; preds = %53
  unreachable
}

define dso_local void @__ltoad_sanitizer_end_check(ptr noundef %0) noinline #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %7, label %6

6:                                                ; preds = %1
  br label %25

7:                                                ; preds = %1
  store i32 0, ptr %3, align 4
  br label %8

8:                                                ; preds = %20, %7
  %9 = load i32, ptr %3, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds %struct.check, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.request, ptr %12, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = icmp slt i32 %9, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %8
  br label %23

17:                                               ; preds = %8
  %18 = load ptr, ptr %2, align 8
  %19 = load i32, ptr %3, align 4
  call void @judge(ptr noundef %18, i32 noundef %19) #9
  br label %20

20:                                               ; preds = %17
  %21 = load i32, ptr %3, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %3, align 4
  br label %8

23:                                               ; preds = %16
  %24 = load ptr, ptr %2, align 8
  call void @end_check(ptr noundef %24) #9
  br label %25

25:                                               ; preds = %23, %6
  ret void
}

define internal void @judge(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.comparison, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.check, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %5, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.check, ptr %12, i32 0, i32 6
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [0 x %struct.lane], ptr %13, i64 0, i64 %15
  %17 = getelementptr inbounds %struct.lane, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %6, align 8
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %4, align 4
  call void @compare(ptr dead_on_unwind writable sret(%struct.comparison) align 8 %7, ptr noundef %19, i32 noundef %20) #9
  %21 = getelementptr inbounds %struct.comparison, ptr %7, i32 0, i32 5
  %22 = load i32, ptr %21, align 8
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %2
  %25 = load i32, ptr @checked, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr @checked, align 4
  store i32 1, ptr %8, align 4
  br label %87

27:                                               ; preds = %2
  %28 = load ptr, ptr %6, align 8
  %29 = getelementptr inbounds %struct.findings, ptr %28, i32 0, i32 3
  %30 = load i32, ptr %29, align 8
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %40, label %32

32:                                               ; preds = %27
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds %struct.request, ptr %33, i32 0, i32 14
  %35 = load ptr, ptr %34, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %64

37:                                               ; preds = %32
  %38 = call i32 @setting(ptr noundef @.str.10, i32 noundef 0) #9
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %64, label %40

40:                                               ; preds = %37, %27
  %41 = load i32, ptr @skipped, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr @skipped, align 4
  %43 = call i32 @setting(ptr noundef @.str.1, i32 noundef 0) #9
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %40
  store i32 1, ptr %8, align 4
  br label %87

46:                                               ; preds = %40
  %47 = load ptr, ptr %5, align 8
  %48 = getelementptr inbounds %struct.request, ptr %47, i32 0, i32 2
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.place, ptr %49, i32 0, i32 2
  %51 = load ptr, ptr %50, align 8
  %52 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.11, ptr noundef %51) #9
  %53 = load ptr, ptr %5, align 8
  %54 = getelementptr inbounds %struct.request, ptr %53, i32 0, i32 14
  %55 = load ptr, ptr %54, align 8
  %56 = icmp ne ptr %55, null
  br i1 %56, label %57, label %62

57:                                               ; preds = %46
  %58 = load ptr, ptr %5, align 8
  %59 = getelementptr inbounds %struct.request, ptr %58, i32 0, i32 14
  %60 = load ptr, ptr %59, align 8
  %61 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.12, ptr noundef %60) #9
  br label %62

62:                                               ; preds = %57, %46
  %63 = load ptr, ptr %6, align 8
  call void @print_blind(ptr noundef %63) #9
  store i32 1, ptr %8, align 4
  br label %87

64:                                               ; preds = %37, %32
  %65 = load i32, ptr @checked, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr @checked, align 4
  %67 = load i32, ptr @wrong, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr @wrong, align 4
  %69 = load ptr, ptr %5, align 8
  call void @print_difference(ptr noundef %69, ptr noundef %7) #9
  %70 = load ptr, ptr %3, align 8
  store ptr %70, ptr @suspect, align 8
  %71 = load i32, ptr %4, align 4
  store i32 %71, ptr @suspect_lane, align 4
  %72 = getelementptr inbounds %struct.comparison, ptr %7, i32 0, i32 0
  %73 = load double, ptr %72, align 8
  %74 = call i32 @is_finite(double noundef %73) #9
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %81, label %76

76:                                               ; preds = %64
  %77 = getelementptr inbounds %struct.comparison, ptr %7, i32 0, i32 4
  %78 = load ptr, ptr %77, align 8
  %79 = call i32 @print_gained(ptr noundef %78) #9
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %82, label %81

81:                                               ; preds = %76, %64
  call void @print_whereabouts() #9
  br label %82

82:                                               ; preds = %81, %76
  %83 = call i32 @setting(ptr noundef @.str.13, i32 noundef 0) #9
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %85, label %86

85:                                               ; preds = %82
  call void @llvm.trap()
  br label %86

86:                                               ; preds = %85, %82
  store i32 0, ptr %8, align 4
  br label %87

87:                                               ; preds = %86, %62, %45, %24
  %88 = load i32, ptr %8, align 4
  switch i32 %88, label %90 [
    i32 0, label %89
    i32 1, label %89
  ]

89:                                               ; preds = %87, %87
  ret void

90:                                               ; preds = %87
  unreachable
}

define dso_local void @__ltoad_sanitizer_keep(ptr noundef %0, ptr noundef %1) noinline #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %2
  br label %16

8:                                                ; preds = %2
  %9 = load ptr, ptr %4, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.check, ptr %10, i32 0, i32 2
  store ptr %9, ptr %11, align 8
  %12 = load ptr, ptr @open_checks, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.check, ptr %13, i32 0, i32 5
  store ptr %12, ptr %14, align 8
  %15 = load ptr, ptr %3, align 8
  store ptr %15, ptr @open_checks, align 8
  br label %16

16:                                               ; preds = %8, %7
  ret void
}

define dso_local ptr @__ltoad_sanitizer_resume(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr @open_checks, ptr %8, align 8
  %12 = load i8, ptr @__ltoad_sanitizing, align 1
  %13 = icmp ne i8 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %3
  store ptr null, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %93

15:                                               ; preds = %3
  br label %16

16:                                               ; preds = %29, %15
  %17 = load ptr, ptr %8, align 8
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %27

20:                                               ; preds = %16
  %21 = load ptr, ptr %8, align 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.check, ptr %22, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %7, align 8
  %26 = icmp ne ptr %24, %25
  br label %27

27:                                               ; preds = %20, %16
  %28 = phi i1 [ false, %16 ], [ %26, %20 ]
  br i1 %28, label %29, label %33

29:                                               ; preds = %27
  %30 = load ptr, ptr %8, align 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.check, ptr %31, i32 0, i32 5
  store ptr %32, ptr %8, align 8
  br label %16

33:                                               ; preds = %27
  %34 = load ptr, ptr %8, align 8
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %9, align 8
  %36 = load ptr, ptr %9, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %48

38:                                               ; preds = %33
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds %struct.check, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.request, ptr %41, i32 0, i32 5
  %43 = load i32, ptr %42, align 4
  %44 = load ptr, ptr %5, align 8
  %45 = getelementptr inbounds %struct.request, ptr %44, i32 0, i32 5
  %46 = load i32, ptr %45, align 4
  %47 = icmp ne i32 %43, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %38, %33
  store ptr null, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %93

49:                                               ; preds = %38
  %50 = load ptr, ptr %9, align 8
  %51 = getelementptr inbounds %struct.check, ptr %50, i32 0, i32 5
  %52 = load ptr, ptr %51, align 8
  %53 = load ptr, ptr %8, align 8
  store ptr %52, ptr %53, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.check, ptr %54, i32 0, i32 0
  %56 = load ptr, ptr %55, align 8
  %57 = load ptr, ptr %9, align 8
  %58 = getelementptr inbounds %struct.check, ptr %57, i32 0, i32 1
  %59 = load ptr, ptr %58, align 8
  %60 = load ptr, ptr %5, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = call i32 @same_shadows(ptr noundef %56, ptr noundef %59, ptr noundef %60, ptr noundef %61) #9
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %49
  %65 = load i32, ptr @skipped, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr @skipped, align 4
  %67 = load ptr, ptr %9, align 8
  call void @end_check(ptr noundef %67) #9
  store ptr null, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %93

68:                                               ; preds = %49
  %69 = load ptr, ptr %9, align 8
  %70 = getelementptr inbounds %struct.check, ptr %69, i32 0, i32 1
  %71 = load ptr, ptr %70, align 8
  call void @free(ptr noundef %71) #9
  %72 = load ptr, ptr %5, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.check, ptr %73, i32 0, i32 0
  store ptr %72, ptr %74, align 8
  %75 = load ptr, ptr %6, align 8
  %76 = load ptr, ptr %9, align 8
  %77 = getelementptr inbounds %struct.check, ptr %76, i32 0, i32 1
  store ptr %75, ptr %77, align 8
  store i32 0, ptr %11, align 4
  br label %78

78:                                               ; preds = %88, %68
  %79 = load i32, ptr %11, align 4
  %80 = load ptr, ptr %5, align 8
  %81 = getelementptr inbounds %struct.request, ptr %80, i32 0, i32 5
  %82 = load i32, ptr %81, align 4
  %83 = icmp slt i32 %79, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %78
  store i32 4, ptr %10, align 4
  br label %91

85:                                               ; preds = %78
  %86 = load ptr, ptr %9, align 8
  %87 = load i32, ptr %11, align 4
  call void @keep_shadows(ptr noundef %86, i32 noundef %87) #9
  br label %88

88:                                               ; preds = %85
  %89 = load i32, ptr %11, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %11, align 4
  br label %78

91:                                               ; preds = %84
  %92 = load ptr, ptr %9, align 8
  store ptr %92, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %93

93:                                               ; preds = %91, %64, %48, %14
  %94 = load ptr, ptr %4, align 8
  ret ptr %94
}

define internal i32 @same_shadows(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %13

13:                                               ; preds = %98, %4
  %14 = load i32, ptr %10, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.request, ptr %15, i32 0, i32 6
  %17 = load i32, ptr %16, align 8
  %18 = icmp slt i32 %14, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %13
  store i32 2, ptr %11, align 4
  br label %101

20:                                               ; preds = %13
  store i32 0, ptr %12, align 4
  br label %21

21:                                               ; preds = %92, %20
  %22 = load i32, ptr %12, align 4
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr inbounds %struct.request, ptr %23, i32 0, i32 5
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %22, %25
  br i1 %26, label %27, label %37

27:                                               ; preds = %21
  %28 = load ptr, ptr %6, align 8
  %29 = getelementptr inbounds %struct.request, ptr %28, i32 0, i32 3
  %30 = load ptr, ptr %29, align 8
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.argument, ptr %30, i64 %32
  %34 = getelementptr inbounds %struct.argument, ptr %33, i32 0, i32 0
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 1
  br label %37

37:                                               ; preds = %27, %21
  %38 = phi i1 [ false, %21 ], [ %36, %27 ]
  br i1 %38, label %40, label %39

39:                                               ; preds = %37
  store i32 5, ptr %11, align 4
  br label %95

40:                                               ; preds = %37
  %41 = load ptr, ptr %7, align 8
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.request, ptr %42, i32 0, i32 8
  %44 = load i32, ptr %43, align 8
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %41, i64 %45
  %47 = load i32, ptr %12, align 4
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.request, ptr %48, i32 0, i32 7
  %50 = load i32, ptr %49, align 4
  %51 = mul nsw i32 %47, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %46, i64 %52
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.request, ptr %54, i32 0, i32 3
  %56 = load ptr, ptr %55, align 8
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.argument, ptr %56, i64 %58
  %60 = getelementptr inbounds %struct.argument, ptr %59, i32 0, i32 3
  %61 = load i32, ptr %60, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %53, i64 %62
  %64 = call i64 @word_at(ptr noundef %63) #9
  %65 = load ptr, ptr %9, align 8
  %66 = load ptr, ptr %8, align 8
  %67 = getelementptr inbounds %struct.request, ptr %66, i32 0, i32 8
  %68 = load i32, ptr %67, align 8
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %65, i64 %69
  %71 = load i32, ptr %12, align 4
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.request, ptr %72, i32 0, i32 7
  %74 = load i32, ptr %73, align 4
  %75 = mul nsw i32 %71, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %70, i64 %76
  %78 = load ptr, ptr %8, align 8
  %79 = getelementptr inbounds %struct.request, ptr %78, i32 0, i32 3
  %80 = load ptr, ptr %79, align 8
  %81 = load i32, ptr %10, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds %struct.argument, ptr %80, i64 %82
  %84 = getelementptr inbounds %struct.argument, ptr %83, i32 0, i32 3
  %85 = load i32, ptr %84, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %77, i64 %86
  %88 = call i64 @word_at(ptr noundef %87) #9
  %89 = icmp ne i64 %64, %88
  br i1 %89, label %90, label %91

90:                                               ; preds = %40
  store i32 0, ptr %5, align 4
  store i32 1, ptr %11, align 4
  br label %95

91:                                               ; preds = %40
  br label %92

92:                                               ; preds = %91
  %93 = load i32, ptr %12, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4
  br label %21

95:                                               ; preds = %90, %39
  %96 = load i32, ptr %11, align 4
  switch i32 %96, label %101 [
    i32 5, label %97
  ]

97:                                               ; preds = %95
  br label %98

98:                                               ; preds = %97
  %99 = load i32, ptr %10, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %10, align 4
  br label %13

101:                                              ; preds = %95, %19
  %102 = load i32, ptr %11, align 4
  switch i32 %102, label %106 [
    i32 2, label %103
    i32 1, label %104
  ]

103:                                              ; preds = %101
  store i32 1, ptr %5, align 4
  br label %104

104:                                              ; preds = %103, %101
  %105 = load i32, ptr %5, align 4
  ret i32 %105

106:                                              ; preds = %101
  unreachable
}

define internal void @seed(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i8, align 1
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %16 = load ptr, ptr %7, align 8
  %17 = ptrtoint ptr %16 to i64
  %18 = urem i64 %17, 4096
  store i64 %18, ptr %11, align 8
  %19 = load i32, ptr %10, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %5
  %22 = load ptr, ptr %7, align 8
  %23 = load i64, ptr %9, align 8
  %24 = call i32 @content_of(ptr noundef %22, i64 noundef %23) #9
  br label %30

25:                                               ; preds = %5
  %26 = load i32, ptr %10, align 4
  %27 = icmp eq i32 %26, 3
  %28 = zext i1 %27 to i64
  %29 = select i1 %27, i32 2, i32 1
  br label %30

30:                                               ; preds = %25, %21
  %31 = phi i32 [ %24, %21 ], [ %29, %25 ]
  store i32 %31, ptr %12, align 4
  %32 = load i32, ptr %12, align 4
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %41

34:                                               ; preds = %30
  %35 = load i64, ptr %9, align 8
  %36 = icmp eq i64 %35, 8
  br i1 %36, label %37, label %41

37:                                               ; preds = %34
  %38 = load ptr, ptr %7, align 8
  %39 = load ptr, ptr %8, align 8
  %40 = call i64 @shadow_address(ptr noundef %38, ptr noundef %39) #9
  br label %42

41:                                               ; preds = %34, %30
  br label %42

42:                                               ; preds = %41, %37
  %43 = phi i64 [ %40, %37 ], [ 0, %41 ]
  store i64 %43, ptr %13, align 8
  %44 = load i32, ptr %10, align 4
  %45 = icmp eq i32 %44, 4
  br i1 %45, label %46, label %50

46:                                               ; preds = %42
  %47 = load i32, ptr @forward, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  call void @blind(ptr noundef @.str.3) #9
  store i32 0, ptr %12, align 4
  br label %50

50:                                               ; preds = %49, %46, %42
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %135, %50
  %52 = load i64, ptr %14, align 8
  %53 = load i64, ptr %9, align 8
  %54 = icmp ult i64 %52, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %51
  br label %138

56:                                               ; preds = %51
  %57 = load i32, ptr %12, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %56
  br label %89

60:                                               ; preds = %56
  %61 = load i32, ptr %12, align 4
  %62 = icmp eq i32 %61, 2
  br i1 %62, label %63, label %70

63:                                               ; preds = %60
  %64 = load i64, ptr %13, align 8
  %65 = load i64, ptr %14, align 8
  %66 = mul i64 8, %65
  %67 = lshr i64 %64, %66
  %68 = trunc i64 %67 to i8
  %69 = zext i8 %68 to i32
  br label %87

70:                                               ; preds = %60
  %71 = load i32, ptr @forward, align 4
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %70
  %74 = load ptr, ptr %8, align 8
  %75 = load i64, ptr %14, align 8
  %76 = getelementptr inbounds i8, ptr %74, i64 %75
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  br label %85

79:                                               ; preds = %70
  %80 = load ptr, ptr %8, align 8
  %81 = load i64, ptr %14, align 8
  %82 = getelementptr inbounds i8, ptr %80, i64 %81
  %83 = call zeroext i8 @pattern_byte(ptr noundef %82) #9
  %84 = zext i8 %83 to i32
  br label %85

85:                                               ; preds = %79, %73
  %86 = phi i32 [ %78, %73 ], [ %84, %79 ]
  br label %87

87:                                               ; preds = %85, %63
  %88 = phi i32 [ %69, %63 ], [ %86, %85 ]
  br label %89

89:                                               ; preds = %87, %59
  %90 = phi i32 [ 0, %59 ], [ %88, %87 ]
  %91 = trunc i32 %90 to i8
  store i8 %91, ptr %15, align 1
  %92 = load i8, ptr %15, align 1
  %93 = load ptr, ptr %6, align 8
  %94 = getelementptr inbounds %struct.page, ptr %93, i32 0, i32 0
  %95 = load i64, ptr %11, align 8
  %96 = load i64, ptr %14, align 8
  %97 = add i64 %95, %96
  %98 = getelementptr inbounds [4096 x i8], ptr %94, i64 0, i64 %97
  store i8 %92, ptr %98, align 1
  %99 = load ptr, ptr %7, align 8
  %100 = load i64, ptr %14, align 8
  %101 = getelementptr inbounds i8, ptr %99, i64 %100
  %102 = load i8, ptr %101, align 1
  %103 = load ptr, ptr %6, align 8
  %104 = getelementptr inbounds %struct.page, ptr %103, i32 0, i32 1
  %105 = load i64, ptr %11, align 8
  %106 = load i64, ptr %14, align 8
  %107 = add i64 %105, %106
  %108 = getelementptr inbounds [4096 x i8], ptr %104, i64 0, i64 %107
  store i8 %102, ptr %108, align 1
  %109 = load i32, ptr %12, align 4
  %110 = icmp eq i32 %109, 1
  br i1 %110, label %111, label %112

111:                                              ; preds = %89
  br label %117

112:                                              ; preds = %89
  %113 = load i32, ptr %12, align 4
  %114 = icmp eq i32 %113, 0
  %115 = zext i1 %114 to i64
  %116 = select i1 %114, i32 1, i32 5
  br label %117

117:                                              ; preds = %112, %111
  %118 = phi i32 [ 2, %111 ], [ %116, %112 ]
  %119 = trunc i32 %118 to i8
  %120 = load ptr, ptr %6, align 8
  %121 = getelementptr inbounds %struct.page, ptr %120, i32 0, i32 2
  %122 = load i64, ptr %11, align 8
  %123 = load i64, ptr %14, align 8
  %124 = add i64 %122, %123
  %125 = getelementptr inbounds [4096 x i8], ptr %121, i64 0, i64 %124
  store i8 %119, ptr %125, align 1
  %126 = load i32, ptr %10, align 4
  %127 = load i64, ptr %9, align 8
  %128 = call zeroext i8 @type_of(i32 noundef %126, i64 noundef %127) #9
  %129 = load ptr, ptr %6, align 8
  %130 = getelementptr inbounds %struct.page, ptr %129, i32 0, i32 3
  %131 = load i64, ptr %11, align 8
  %132 = load i64, ptr %14, align 8
  %133 = add i64 %131, %132
  %134 = getelementptr inbounds [4096 x i8], ptr %130, i64 0, i64 %133
  store i8 %128, ptr %134, align 1
  br label %135

135:                                              ; preds = %117
  %136 = load i64, ptr %14, align 8
  %137 = add i64 %136, 1
  store i64 %137, ptr %14, align 8
  br label %51

138:                                              ; preds = %55
  %139 = load i32, ptr %12, align 4
  %140 = icmp eq i32 %139, 1
  br i1 %140, label %141, label %146

141:                                              ; preds = %138
  %142 = load ptr, ptr %7, align 8
  %143 = load ptr, ptr %8, align 8
  %144 = load i64, ptr %9, align 8
  %145 = load i32, ptr %10, align 4
  call void @note(ptr noundef %142, ptr noundef %143, i64 noundef %144, i32 noundef %145) #9
  br label %146

146:                                              ; preds = %141, %138
  ret void
}

define internal zeroext i8 @type_of(i32 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
  store i64 %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %10, label %14

10:                                               ; preds = %7, %2
  %11 = load i32, ptr %3, align 4
  %12 = trunc i32 %11 to i8
  %13 = zext i8 %12 to i32
  br label %24

14:                                               ; preds = %7
  %15 = load i32, ptr %3, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load i64, ptr %4, align 8
  %19 = icmp eq i64 %18, 4
  br label %20

20:                                               ; preds = %17, %14
  %21 = phi i1 [ false, %14 ], [ %19, %17 ]
  %22 = zext i1 %21 to i64
  %23 = select i1 %21, i32 4, i32 0
  br label %24

24:                                               ; preds = %20, %10
  %25 = phi i32 [ %13, %10 ], [ %23, %20 ]
  %26 = trunc i32 %25 to i8
  ret i8 %26
}

define internal i32 @content_of(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp ult i64 %10, 4
  br i1 %11, label %12, label %17

12:                                               ; preds = %2
  %13 = load ptr, ptr %4, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = and i64 %14, -8
  %16 = inttoptr i64 %15 to ptr
  br label %19

17:                                               ; preds = %2
  %18 = load ptr, ptr %4, align 8
  br label %19

19:                                               ; preds = %17, %12
  %20 = phi ptr [ %16, %12 ], [ %18, %17 ]
  store ptr %20, ptr %6, align 8
  %21 = load i64, ptr %5, align 8
  %22 = icmp eq i64 %21, 4
  br i1 %22, label %23, label %43

23:                                               ; preds = %19
  %24 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 1 %24, i64 4, i1 false)
  %25 = load i32, ptr %7, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %39, label %27

27:                                               ; preds = %23
  %28 = load i32, ptr %7, align 4
  %29 = call i32 @is_float(i32 noundef %28) #9
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %39, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %4, align 8
  %33 = ptrtoint ptr %32 to i64
  %34 = and i64 %33, -8
  %35 = inttoptr i64 %34 to ptr
  %36 = call i64 @word_at(ptr noundef %35) #9
  %37 = call i32 @is_double(i64 noundef %36) #9
  %38 = icmp ne i32 %37, 0
  br label %39

39:                                               ; preds = %31, %27, %23
  %40 = phi i1 [ true, %27 ], [ true, %23 ], [ %38, %31 ]
  %41 = zext i1 %40 to i64
  %42 = select i1 %40, i32 1, i32 0
  store i32 %42, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %66

43:                                               ; preds = %19
  %44 = load ptr, ptr %6, align 8
  %45 = call i64 @word_at(ptr noundef %44) #9
  store i64 %45, ptr %9, align 8
  %46 = load i64, ptr %9, align 8
  %47 = call i32 @is_mapped(i64 noundef %46) #9
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %43
  store i32 2, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %65

50:                                               ; preds = %43
  %51 = load i64, ptr %9, align 8
  %52 = icmp ne i64 %51, 0
  br i1 %52, label %53, label %61

53:                                               ; preds = %50
  %54 = load i64, ptr %9, align 8
  %55 = icmp ult i64 %54, 140737488355328
  br i1 %55, label %59, label %56

56:                                               ; preds = %53
  %57 = load i64, ptr %9, align 8
  %58 = icmp ugt i64 %57, -140737488355328
  br label %59

59:                                               ; preds = %56, %53
  %60 = phi i1 [ true, %53 ], [ %58, %56 ]
  br label %61

61:                                               ; preds = %59, %50
  %62 = phi i1 [ false, %50 ], [ %60, %59 ]
  %63 = zext i1 %62 to i64
  %64 = select i1 %62, i32 0, i32 1
  store i32 %64, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %65

65:                                               ; preds = %61, %49
  br label %66

66:                                               ; preds = %65, %39
  %67 = load i32, ptr %3, align 4
  ret i32 %67
}

define internal i64 @shadow_address(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call i64 @word_at(ptr noundef %7) #9
  store i64 %8, ptr %5, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = call i64 @word_at(ptr noundef %9) #9
  store i64 %10, ptr %6, align 8
  %11 = load i64, ptr %5, align 8
  %12 = call i32 @is_mapped(i64 noundef %11) #9
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %24

14:                                               ; preds = %2
  %15 = load i64, ptr %6, align 8
  %16 = call i32 @is_mapped(i64 noundef %15) #9
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %14
  %19 = load i64, ptr %6, align 8
  %20 = load i64, ptr %5, align 8
  %21 = icmp ne i64 %19, %20
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = load i64, ptr %6, align 8
  br label %25

24:                                               ; preds = %18, %14, %2
  br label %25

25:                                               ; preds = %24, %22
  %26 = phi i64 [ %23, %22 ], [ 0, %24 ]
  ret i64 %26
}

define internal zeroext i8 @pattern_byte(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = ptrtoint ptr %4 to i64
  store i64 %5, ptr %3, align 8
  %6 = load i64, ptr %3, align 8
  %7 = udiv i64 %6, 8
  %8 = call i64 @pattern(i64 noundef %7) #9
  %9 = load i64, ptr %3, align 8
  %10 = urem i64 %9, 8
  %11 = mul i64 %10, 8
  %12 = lshr i64 %8, %11
  %13 = trunc i64 %12 to i8
  ret i8 %13
}

define internal void @note(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.record, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = load ptr, ptr @findings, align 8
  %13 = getelementptr inbounds %struct.findings, ptr %12, i32 0, i32 11
  %14 = getelementptr inbounds [0 x %struct.record], ptr %13, i64 0, i64 0
  %15 = load ptr, ptr @findings, align 8
  %16 = getelementptr inbounds %struct.findings, ptr %15, i32 0, i32 9
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.record, ptr %14, i64 %17
  store ptr %18, ptr %9, align 8
  %19 = load ptr, ptr @findings, align 8
  %20 = getelementptr inbounds %struct.findings, ptr %19, i32 0, i32 9
  %21 = load i64, ptr %20, align 8
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %23, label %61

23:                                               ; preds = %4
  %24 = load ptr, ptr %9, align 8
  %25 = getelementptr inbounds %struct.record, ptr %24, i64 -1
  %26 = getelementptr inbounds %struct.record, ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %9, align 8
  %29 = getelementptr inbounds %struct.record, ptr %28, i64 -1
  %30 = getelementptr inbounds %struct.record, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %27, i64 %31
  %33 = load ptr, ptr %5, align 8
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %61

35:                                               ; preds = %23
  %36 = load ptr, ptr %9, align 8
  %37 = getelementptr inbounds %struct.record, ptr %36, i64 -1
  %38 = getelementptr inbounds %struct.record, ptr %37, i32 0, i32 1
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %9, align 8
  %41 = getelementptr inbounds %struct.record, ptr %40, i64 -1
  %42 = getelementptr inbounds %struct.record, ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %39, i64 %43
  %45 = load ptr, ptr %6, align 8
  %46 = icmp eq ptr %44, %45
  br i1 %46, label %47, label %61

47:                                               ; preds = %35
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.record, ptr %48, i64 -1
  %50 = getelementptr inbounds %struct.record, ptr %49, i32 0, i32 4
  %51 = load i32, ptr %50, align 8
  %52 = load i32, ptr %8, align 4
  %53 = icmp eq i32 %51, %52
  br i1 %53, label %54, label %61

54:                                               ; preds = %47
  %55 = load i64, ptr %7, align 8
  %56 = load ptr, ptr %9, align 8
  %57 = getelementptr inbounds %struct.record, ptr %56, i64 -1
  %58 = getelementptr inbounds %struct.record, ptr %57, i32 0, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %59, %55
  store i64 %60, ptr %58, align 8
  store i32 1, ptr %10, align 4
  br label %87

61:                                               ; preds = %47, %35, %23, %4
  %62 = load ptr, ptr %9, align 8
  %63 = getelementptr inbounds %struct.record, ptr %62, i64 2
  %64 = load ptr, ptr @findings, align 8
  %65 = ptrtoint ptr %63 to i64
  %66 = ptrtoint ptr %64 to i64
  %67 = sub i64 %65, %66
  %68 = load i64, ptr @granted, align 8
  %69 = udiv i64 %68, 2
  %70 = icmp ugt i64 %67, %69
  br i1 %70, label %71, label %72

71:                                               ; preds = %61
  call void @blind(ptr noundef @.str.4) #9
  store i32 1, ptr %10, align 4
  br label %87

72:                                               ; preds = %61
  %73 = load ptr, ptr %9, align 8
  %74 = getelementptr inbounds %struct.record, ptr %11, i32 0, i32 0
  %75 = load ptr, ptr %5, align 8
  store ptr %75, ptr %74, align 8
  %76 = getelementptr inbounds %struct.record, ptr %11, i32 0, i32 1
  %77 = load ptr, ptr %6, align 8
  store ptr %77, ptr %76, align 8
  %78 = getelementptr inbounds %struct.record, ptr %11, i32 0, i32 2
  %79 = load i64, ptr %7, align 8
  store i64 %79, ptr %78, align 8
  %80 = getelementptr inbounds %struct.record, ptr %11, i32 0, i32 3
  store i64 0, ptr %80, align 8
  %81 = getelementptr inbounds %struct.record, ptr %11, i32 0, i32 4
  %82 = load i32, ptr %8, align 4
  store i32 %82, ptr %81, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %11, i64 40, i1 false)
  %83 = load ptr, ptr @findings, align 8
  %84 = getelementptr inbounds %struct.findings, ptr %83, i32 0, i32 9
  %85 = load i64, ptr %84, align 8
  %86 = add i64 %85, 1
  store i64 %86, ptr %84, align 8
  store i32 0, ptr %10, align 4
  br label %87

87:                                               ; preds = %72, %71, %54
  %88 = load i32, ptr %10, align 4
  switch i32 %88, label %90 [
    i32 0, label %89
    i32 1, label %89
  ]

89:                                               ; preds = %87, %87
  ret void

90:                                               ; preds = %87
  unreachable
}

define internal i32 @is_float(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = lshr i32 %4, 23
  %6 = and i32 %5, 255
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp sgt i32 %7, 67
  br i1 %8, label %9, label %12

9:                                                ; preds = %1
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 187
  br label %12

12:                                               ; preds = %9, %1
  %13 = phi i1 [ false, %1 ], [ %11, %9 ]
  %14 = zext i1 %13 to i32
  ret i32 %14
}

define internal i32 @is_double(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  %5 = lshr i64 %4, 52
  %6 = and i64 %5, 2047
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = icmp sgt i32 %8, 623
  br i1 %9, label %10, label %13

10:                                               ; preds = %1
  %11 = load i32, ptr %3, align 4
  %12 = icmp slt i32 %11, 1423
  br label %13

13:                                               ; preds = %10, %1
  %14 = phi i1 [ false, %1 ], [ %12, %10 ]
  %15 = zext i1 %14 to i32
  ret i32 %15
}

define internal i64 @word_at(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 1 %4, i64 8, i1 false)
  %5 = load i64, ptr %3, align 8
  ret i64 %5
}

define internal i64 @pattern(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  %5 = load i32, ptr @lane_salt, align 4
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, 1099511628211
  %8 = add i64 %4, %7
  %9 = call i64 @scrambled(i64 noundef %8) #9
  store i64 %9, ptr %3, align 8
  %10 = load i64, ptr %3, align 8
  %11 = and i64 %10, -9218868439366500353
  %12 = or i64 %11, 4607182419865370624
  ret i64 %12
}

define internal i64 @scrambled(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = add i64 %3, -7046029254386353131
  store i64 %4, ptr %2, align 8
  %5 = load i64, ptr %2, align 8
  %6 = load i64, ptr %2, align 8
  %7 = lshr i64 %6, 30
  %8 = xor i64 %5, %7
  %9 = mul i64 %8, -4658895280553007687
  store i64 %9, ptr %2, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %2, align 8
  %12 = lshr i64 %11, 27
  %13 = xor i64 %10, %12
  %14 = mul i64 %13, -7723592293110705685
  store i64 %14, ptr %2, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %2, align 8
  %17 = lshr i64 %16, 31
  %18 = xor i64 %15, %17
  ret i64 %18
}

define internal i32 @is_known(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 0, ptr %6, align 8
  br label %10

10:                                               ; preds = %53, %2
  %11 = load i64, ptr %6, align 8
  %12 = load i64, ptr %5, align 8
  %13 = icmp ult i64 %11, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  br label %56

15:                                               ; preds = %10
  %16 = load ptr, ptr %4, align 8
  %17 = load i64, ptr %6, align 8
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = call ptr @page_of(ptr noundef %18, i32 noundef 0) #9
  store ptr %19, ptr %8, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load i64, ptr %6, align 8
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = ptrtoint ptr %22 to i64
  %24 = urem i64 %23, 4096
  store i64 %24, ptr %9, align 8
  %25 = load ptr, ptr %8, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %48

27:                                               ; preds = %15
  %28 = load ptr, ptr %8, align 8
  %29 = getelementptr inbounds %struct.page, ptr %28, i32 0, i32 2
  %30 = load i64, ptr %9, align 8
  %31 = getelementptr inbounds [4096 x i8], ptr %29, i64 0, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %48, label %35

35:                                               ; preds = %27
  %36 = load ptr, ptr %8, align 8
  %37 = getelementptr inbounds %struct.page, ptr %36, i32 0, i32 1
  %38 = load i64, ptr %9, align 8
  %39 = getelementptr inbounds [4096 x i8], ptr %37, i64 0, i64 %38
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = load ptr, ptr %4, align 8
  %43 = load i64, ptr %6, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp ne i32 %41, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %35, %27, %15
  store i32 0, ptr %3, align 4
  store i32 1, ptr %7, align 4
  br label %50

49:                                               ; preds = %35
  store i32 0, ptr %7, align 4
  br label %50

50:                                               ; preds = %49, %48
  %51 = load i32, ptr %7, align 4
  switch i32 %51, label %56 [
    i32 0, label %52
  ]

52:                                               ; preds = %50
  br label %53

53:                                               ; preds = %52
  %54 = load i64, ptr %6, align 8
  %55 = add i64 %54, 1
  store i64 %55, ptr %6, align 8
  br label %10

56:                                               ; preds = %50, %14
  %57 = load i32, ptr %7, align 4
  switch i32 %57, label %61 [
    i32 2, label %58
    i32 1, label %59
  ]

58:                                               ; preds = %56
  store i32 1, ptr %3, align 4
  br label %59

59:                                               ; preds = %58, %56
  %60 = load i32, ptr %3, align 4
  ret i32 %60

61:                                               ; preds = %56
  unreachable
}

define internal void @measure(ptr noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store double 0.000000e+00, ptr %7, align 8
  store float 0.000000e+00, ptr %8, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = load i64, ptr %5, align 8
  %13 = icmp eq i64 %12, 8
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 1 %15, i64 8, i1 false)
  br label %27

16:                                               ; preds = %11, %3
  %17 = load i32, ptr %6, align 4
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %26

19:                                               ; preds = %16
  %20 = load i64, ptr %5, align 8
  %21 = icmp eq i64 %20, 4
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 1 %23, i64 4, i1 false)
  %24 = load float, ptr %8, align 4
  %25 = fpext float %24 to double
  store double %25, ptr %7, align 8
  br label %26

26:                                               ; preds = %22, %19, %16
  br label %27

27:                                               ; preds = %26, %14
  %28 = load double, ptr %7, align 8
  %29 = call double @llvm.fabs.f64(double %28)
  store double %29, ptr %7, align 8
  %30 = load double, ptr %7, align 8
  %31 = load ptr, ptr @findings, align 8
  %32 = getelementptr inbounds %struct.findings, ptr %31, i32 0, i32 8
  %33 = load double, ptr %32, align 8
  %34 = fcmp ogt double %30, %33
  br i1 %34, label %35, label %44

35:                                               ; preds = %27
  %36 = load double, ptr %7, align 8
  %37 = load double, ptr %7, align 8
  %38 = fsub double %36, %37
  %39 = fcmp oeq double %38, 0.000000e+00
  br i1 %39, label %40, label %44

40:                                               ; preds = %35
  %41 = load double, ptr %7, align 8
  %42 = load ptr, ptr @findings, align 8
  %43 = getelementptr inbounds %struct.findings, ptr %42, i32 0, i32 8
  store double %41, ptr %43, align 8
  br label %44

44:                                               ; preds = %40, %35, %27
  ret void
}

declare double @llvm.fabs.f64(double) #6

define internal i32 @whole_bytes(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  br label %4

4:                                                ; preds = %17, %1
  %5 = load i64, ptr %3, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %20

7:                                                ; preds = %4
  %8 = load i64, ptr %3, align 8
  %9 = and i64 %8, 255
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %7
  %12 = load i64, ptr %3, align 8
  %13 = and i64 %12, 255
  %14 = icmp ne i64 %13, 255
  br i1 %14, label %15, label %16

15:                                               ; preds = %11
  store i32 0, ptr %2, align 4
  br label %21

16:                                               ; preds = %11, %7
  br label %17

17:                                               ; preds = %16
  %18 = load i64, ptr %3, align 8
  %19 = lshr i64 %18, 8
  store i64 %19, ptr %3, align 8
  br label %4

20:                                               ; preds = %4
  store i32 1, ptr %2, align 4
  br label %21

21:                                               ; preds = %20, %15
  %22 = load i32, ptr %2, align 4
  ret i32 %22
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #4

declare i32 @mincore(ptr noundef, i64 noundef, ptr noundef) #4

declare i32 @fflush(ptr noundef) #4

declare ptr @getenv(ptr noundef) #4

declare i32 @atoi(ptr noundef) #4

declare i32 @pipe(ptr noundef) #4

declare i32 @fork() #4

declare i32 @close(i32 noundef) #4

define internal void @serve(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  store i8 0, ptr %9, align 1
  br label %13

13:                                               ; preds = %45, %4
  %14 = load i32, ptr %7, align 4
  %15 = call i64 @read(i32 noundef %14, ptr noundef %9, i64 noundef 1) #9
  %16 = icmp eq i64 %15, 1
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = load i8, ptr %9, align 1
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 0
  br label %21

21:                                               ; preds = %17, %13
  %22 = phi i1 [ false, %13 ], [ %20, %17 ]
  br i1 %22, label %23, label %48

23:                                               ; preds = %21
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds %struct.check, ptr %24, i32 0, i32 6
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [0 x %struct.lane], ptr %25, i64 0, i64 %27
  %29 = getelementptr inbounds %struct.lane, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %12, align 8
  %31 = load ptr, ptr %12, align 8
  %32 = getelementptr inbounds %struct.findings, ptr %31, i32 0, i32 0
  store i32 0, ptr %32, align 8
  %33 = call i32 @fork() #9
  store i32 %33, ptr %11, align 4
  %34 = load i32, ptr %11, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %23
  %37 = load ptr, ptr %5, align 8
  %38 = load i32, ptr %6, align 4
  call void @run_sanitized(ptr noundef %37, i32 noundef %38) #9
  br label %39

39:                                               ; preds = %36, %23
  %40 = load i32, ptr %11, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %45

42:                                               ; preds = %39
  %43 = load i32, ptr %11, align 4
  %44 = call i32 @waitpid(i32 noundef %43, ptr noundef %10, i32 noundef 0) #9
  br label %45

45:                                               ; preds = %42, %39
  %46 = load i32, ptr %8, align 4
  %47 = call i64 @write(i32 noundef %46, ptr noundef %9, i64 noundef 1) #9
  br label %13

48:                                               ; preds = %21
  call void @_exit(i32 noundef 0) #10
  unreachable
}

define internal i32 @run_again(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds %struct.check, ptr %9, i32 0, i32 6
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [0 x %struct.lane], ptr %10, i64 0, i64 %12
  store ptr %13, ptr %6, align 8
  store i8 0, ptr %7, align 1
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.lane, ptr %14, i32 0, i32 2
  %16 = load i32, ptr %15, align 8
  %17 = call i64 @write(i32 noundef %16, ptr noundef %7, i64 noundef 1) #9
  %18 = icmp ne i64 %17, 1
  br i1 %18, label %25, label %19

19:                                               ; preds = %2
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds %struct.lane, ptr %20, i32 0, i32 3
  %22 = load i32, ptr %21, align 4
  %23 = call i64 @read(i32 noundef %22, ptr noundef %7, i64 noundef 1) #9
  %24 = icmp ne i64 %23, 1
  br i1 %24, label %25, label %26

25:                                               ; preds = %19, %2
  store i32 0, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %32

26:                                               ; preds = %19
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.lane, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.findings, ptr %29, i32 0, i32 0
  %31 = load i32, ptr %30, align 8
  store i32 %31, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %32

32:                                               ; preds = %26, %25
  %33 = load i32, ptr %3, align 4
  ret i32 %33
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #4

define internal void @run_sanitized(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.check, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %5, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.check, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %6, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds %struct.request, ptr %16, i32 0, i32 8
  %18 = load i32, ptr %17, align 8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %15, i64 %19
  %21 = load i32, ptr %4, align 4
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds %struct.request, ptr %22, i32 0, i32 7
  %24 = load i32, ptr %23, align 4
  %25 = mul nsw i32 %21, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %20, i64 %26
  store ptr %27, ptr %7, align 8
  call void @silence() #9
  %28 = call ptr @fresh_memory(i64 noundef 2097152, i32 noundef 0) #9
  store ptr %28, ptr @pages, align 8
  %29 = load i32, ptr @__ltoad_sanitizer_count, align 4
  %30 = sext i32 %29 to i64
  %31 = add i64 %30, 1
  %32 = call ptr @fresh_memory(i64 noundef %31, i32 noundef 0) #9
  store ptr %32, ptr @seen, align 8
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds %struct.check, ptr %33, i32 0, i32 6
  %35 = load i32, ptr %4, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [0 x %struct.lane], ptr %34, i64 0, i64 %36
  %38 = getelementptr inbounds %struct.lane, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  store ptr %39, ptr @findings, align 8
  %40 = load ptr, ptr @findings, align 8
  %41 = getelementptr inbounds %struct.findings, ptr %40, i32 0, i32 4
  store i32 0, ptr %41, align 4
  %42 = load ptr, ptr @findings, align 8
  %43 = getelementptr inbounds %struct.findings, ptr %42, i32 0, i32 3
  store i32 0, ptr %43, align 8
  %44 = load ptr, ptr @findings, align 8
  %45 = getelementptr inbounds %struct.findings, ptr %44, i32 0, i32 0
  store i32 0, ptr %45, align 8
  %46 = load ptr, ptr @findings, align 8
  %47 = getelementptr inbounds %struct.findings, ptr %46, i32 0, i32 10
  store i64 0, ptr %47, align 8
  %48 = load ptr, ptr @findings, align 8
  %49 = getelementptr inbounds %struct.findings, ptr %48, i32 0, i32 9
  store i64 0, ptr %49, align 8
  %50 = load ptr, ptr @findings, align 8
  %51 = getelementptr inbounds %struct.findings, ptr %50, i32 0, i32 1
  store i32 -1, ptr %51, align 4
  %52 = load ptr, ptr %3, align 8
  %53 = getelementptr inbounds %struct.check, ptr %52, i32 0, i32 3
  %54 = load ptr, ptr %53, align 8
  store ptr %54, ptr @dropped, align 8
  %55 = load ptr, ptr %5, align 8
  %56 = getelementptr inbounds %struct.request, ptr %55, i32 0, i32 4
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 1
  %59 = zext i1 %58 to i32
  store i32 %59, ptr @forward, align 4
  %60 = load ptr, ptr %5, align 8
  %61 = getelementptr inbounds %struct.request, ptr %60, i32 0, i32 13
  %62 = load i32, ptr %61, align 4
  store i32 %62, ptr @single, align 4
  %63 = load i32, ptr %4, align 4
  store i32 %63, ptr @lane_salt, align 4
  store i32 0, ptr %8, align 4
  br label %64

64:                                               ; preds = %94, %2
  %65 = load i32, ptr %8, align 4
  %66 = load ptr, ptr %5, align 8
  %67 = getelementptr inbounds %struct.request, ptr %66, i32 0, i32 6
  %68 = load i32, ptr %67, align 8
  %69 = icmp slt i32 %65, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %64
  br label %97

71:                                               ; preds = %64
  %72 = load ptr, ptr %5, align 8
  %73 = getelementptr inbounds %struct.request, ptr %72, i32 0, i32 3
  %74 = load ptr, ptr %73, align 8
  %75 = load i32, ptr %8, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds %struct.argument, ptr %74, i64 %76
  %78 = getelementptr inbounds %struct.argument, ptr %77, i32 0, i32 0
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, 2
  br i1 %80, label %81, label %93

81:                                               ; preds = %71
  %82 = load i32, ptr @forward, align 4
  %83 = icmp ne i32 %82, 0
  br i1 %83, label %93, label %84

84:                                               ; preds = %81
  %85 = load ptr, ptr %5, align 8
  %86 = load i32, ptr %8, align 4
  %87 = load i32, ptr %4, align 4
  %88 = load ptr, ptr %5, align 8
  %89 = load ptr, ptr %6, align 8
  %90 = load i32, ptr %8, align 4
  %91 = load i32, ptr %4, align 4
  %92 = call ptr @number_of(ptr noundef %88, ptr noundef %89, i32 noundef %90, i32 noundef %91) #9
  call void @direction(ptr noundef %85, i32 noundef %86, i32 noundef %87, ptr noundef %92) #9
  br label %93

93:                                               ; preds = %84, %81, %71
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %8, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %8, align 4
  br label %64

97:                                               ; preds = %70
  %98 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__ltoad_sanitizer_arguments)
  %99 = getelementptr inbounds [4096 x i8], ptr %98, i64 0, i64 0
  %100 = load ptr, ptr %7, align 8
  %101 = load ptr, ptr %5, align 8
  %102 = getelementptr inbounds %struct.request, ptr %101, i32 0, i32 7
  %103 = load i32, ptr %102, align 4
  %104 = sext i32 %103 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %99, ptr align 1 %100, i64 %104, i1 false)
  %105 = load ptr, ptr %5, align 8
  %106 = getelementptr inbounds %struct.request, ptr %105, i32 0, i32 1
  %107 = load ptr, ptr %106, align 8
  %108 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_sanitizer_callee)
  store ptr %107, ptr %108, align 8
  %109 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_sanitizer_returned)
  store ptr null, ptr %109, align 8
  store i8 1, ptr @__ltoad_sanitizing, align 1
  %110 = load ptr, ptr %5, align 8
  %111 = getelementptr inbounds %struct.request, ptr %110, i32 0, i32 0
  %112 = load ptr, ptr %111, align 8
  %113 = load ptr, ptr %6, align 8
  call void %112(ptr noundef %113) #9
  store i8 0, ptr @__ltoad_sanitizing, align 1
  %114 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__ltoad_sanitizer_returned)
  %115 = load ptr, ptr %114, align 8
  %116 = load ptr, ptr %5, align 8
  %117 = getelementptr inbounds %struct.request, ptr %116, i32 0, i32 1
  %118 = load ptr, ptr %117, align 8
  %119 = icmp eq ptr %115, %118
  br i1 %119, label %120, label %126

120:                                              ; preds = %97
  %121 = load ptr, ptr @findings, align 8
  %122 = getelementptr inbounds %struct.findings, ptr %121, i32 0, i32 7
  %123 = getelementptr inbounds [256 x i8], ptr %122, i64 0, i64 0
  %124 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @__ltoad_sanitizer_result)
  %125 = getelementptr inbounds [4096 x i8], ptr %124, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %123, ptr align 16 %125, i64 256, i1 false)
  br label %130

126:                                              ; preds = %97
  %127 = load ptr, ptr @findings, align 8
  %128 = getelementptr inbounds %struct.findings, ptr %127, i32 0, i32 7
  %129 = getelementptr inbounds [256 x i8], ptr %128, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %129, i8 0, i64 256, i1 false)
  br label %130

130:                                              ; preds = %126, %120
  call void @finish_records() #9
  %131 = load ptr, ptr @findings, align 8
  %132 = getelementptr inbounds %struct.findings, ptr %131, i32 0, i32 0
  store i32 1, ptr %132, align 8
  call void @_exit(i32 noundef 0) #10
  unreachable
}

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef) #4

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #4

define internal void @silence() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.8, i32 noundef 2) #9
  store i32 %3, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp sle i32 %5, 2
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  br label %15

8:                                                ; preds = %4
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = call i32 @dup2(i32 noundef %9, i32 noundef %10) #9
  br label %12

12:                                               ; preds = %8
  %13 = load i32, ptr %2, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %2, align 4
  br label %4

15:                                               ; preds = %7
  ret void
}

define internal void @direction(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.request, ptr %13, i32 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds %struct.argument, ptr %15, i64 %17
  store ptr %18, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %19

19:                                               ; preds = %58, %4
  %20 = load i32, ptr %10, align 4
  %21 = load ptr, ptr %9, align 8
  %22 = getelementptr inbounds %struct.argument, ptr %21, i32 0, i32 2
  %23 = load i32, ptr %22, align 4
  %24 = icmp slt i32 %20, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %19
  br label %61

26:                                               ; preds = %19
  %27 = load i32, ptr %6, align 4
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = mul i64 %29, 4096
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = add i64 %30, %32
  store i64 %33, ptr %11, align 8
  %34 = load i32, ptr %7, align 4
  store i32 %34, ptr @lane_salt, align 4
  %35 = load i64, ptr %11, align 8
  %36 = call i64 @pattern(i64 noundef %35) #9
  store i64 %36, ptr %12, align 8
  %37 = load ptr, ptr %8, align 8
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = load ptr, ptr %9, align 8
  %41 = getelementptr inbounds %struct.argument, ptr %40, i32 0, i32 1
  %42 = load i32, ptr %41, align 4
  %43 = call i64 @width_of(i32 noundef %42) #9
  %44 = mul i64 %39, %43
  %45 = getelementptr inbounds i8, ptr %37, i64 %44
  %46 = load ptr, ptr %9, align 8
  %47 = getelementptr inbounds %struct.argument, ptr %46, i32 0, i32 1
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 1
  %50 = zext i1 %49 to i64
  %51 = select i1 %49, i32 4, i32 0
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %12, i64 %52
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.argument, ptr %54, i32 0, i32 1
  %56 = load i32, ptr %55, align 4
  %57 = call i64 @width_of(i32 noundef %56) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %45, ptr align 1 %53, i64 %57, i1 false)
  br label %58

58:                                               ; preds = %26
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %10, align 4
  br label %19

61:                                               ; preds = %25
  ret void
}

define internal ptr @number_of(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds %struct.request, ptr %10, i32 0, i32 8
  %12 = load i32, ptr %11, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.request, ptr %14, i32 0, i32 7
  %16 = load i32, ptr %15, align 4
  %17 = mul nsw i32 %13, %16
  %18 = add nsw i32 %12, %17
  %19 = sext i32 %18 to i64
  store i64 %19, ptr %9, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds %struct.request, ptr %23, i32 0, i32 3
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.argument, ptr %25, i64 %27
  %29 = getelementptr inbounds %struct.argument, ptr %28, i32 0, i32 3
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %22, i64 %31
  ret ptr %32
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

define internal void @finish_records() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i8, align 1
  %12 = alloca i64, align 8
  %13 = load ptr, ptr @findings, align 8
  %14 = load i64, ptr @granted, align 8
  %15 = udiv i64 %14, 2
  %16 = getelementptr inbounds i8, ptr %13, i64 %15
  store ptr %16, ptr %1, align 8
  store i64 0, ptr %2, align 8
  br label %17

17:                                               ; preds = %167, %0
  %18 = load i64, ptr %2, align 8
  %19 = load ptr, ptr @findings, align 8
  %20 = getelementptr inbounds %struct.findings, ptr %19, i32 0, i32 9
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %18, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %17
  store i32 2, ptr %3, align 4
  br label %170

24:                                               ; preds = %17
  %25 = load ptr, ptr @findings, align 8
  %26 = getelementptr inbounds %struct.findings, ptr %25, i32 0, i32 11
  %27 = getelementptr inbounds [0 x %struct.record], ptr %26, i64 0, i64 0
  %28 = load i64, ptr %2, align 8
  %29 = getelementptr inbounds %struct.record, ptr %27, i64 %28
  store ptr %29, ptr %4, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.record, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  store i64 %32, ptr %5, align 8
  %33 = load ptr, ptr @findings, align 8
  %34 = getelementptr inbounds %struct.findings, ptr %33, i32 0, i32 10
  %35 = load i64, ptr %34, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds %struct.record, ptr %36, i32 0, i32 3
  store i64 %35, ptr %37, align 8
  %38 = load ptr, ptr @findings, align 8
  %39 = getelementptr inbounds %struct.findings, ptr %38, i32 0, i32 10
  %40 = load i64, ptr %39, align 8
  %41 = load i64, ptr %5, align 8
  %42 = mul i64 2, %41
  %43 = add i64 %40, %42
  %44 = load i64, ptr @granted, align 8
  %45 = udiv i64 %44, 2
  %46 = icmp ugt i64 %43, %45
  br i1 %46, label %47, label %51

47:                                               ; preds = %24
  call void @blind(ptr noundef @.str.4) #9
  %48 = load i64, ptr %2, align 8
  %49 = load ptr, ptr @findings, align 8
  %50 = getelementptr inbounds %struct.findings, ptr %49, i32 0, i32 9
  store i64 %48, ptr %50, align 8
  store i32 1, ptr %3, align 4
  br label %164

51:                                               ; preds = %24
  %52 = load ptr, ptr %1, align 8
  %53 = load ptr, ptr @findings, align 8
  %54 = getelementptr inbounds %struct.findings, ptr %53, i32 0, i32 10
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %52, i64 %55
  store ptr %56, ptr %6, align 8
  %57 = load ptr, ptr %6, align 8
  %58 = load i64, ptr %5, align 8
  %59 = getelementptr inbounds i8, ptr %57, i64 %58
  store ptr %59, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %60

60:                                               ; preds = %146, %51
  %61 = load i64, ptr %8, align 8
  %62 = load i64, ptr %5, align 8
  %63 = icmp ult i64 %61, %62
  br i1 %63, label %65, label %64

64:                                               ; preds = %60
  store i32 5, ptr %3, align 4
  br label %157

65:                                               ; preds = %60
  %66 = load ptr, ptr %4, align 8
  %67 = getelementptr inbounds %struct.record, ptr %66, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = load i64, ptr %8, align 8
  %70 = getelementptr inbounds i8, ptr %68, i64 %69
  store ptr %70, ptr %9, align 8
  %71 = load ptr, ptr %9, align 8
  %72 = call ptr @page_of(ptr noundef %71, i32 noundef 0) #9
  store ptr %72, ptr %10, align 8
  %73 = load ptr, ptr %9, align 8
  %74 = ptrtoint ptr %73 to i64
  %75 = call i32 @is_mapped(i64 noundef %74) #9
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %84

77:                                               ; preds = %65
  %78 = load ptr, ptr %10, align 8
  %79 = load ptr, ptr %9, align 8
  %80 = ptrtoint ptr %79 to i64
  %81 = urem i64 %80, 4096
  %82 = call zeroext i8 @told_of(ptr noundef %78, i64 noundef %81) #9
  %83 = zext i8 %82 to i32
  br label %85

84:                                               ; preds = %65
  br label %85

85:                                               ; preds = %84, %77
  %86 = phi i32 [ %83, %77 ], [ 0, %84 ]
  %87 = trunc i32 %86 to i8
  store i8 %87, ptr %11, align 1
  %88 = load i8, ptr %11, align 1
  %89 = zext i8 %88 to i32
  %90 = icmp eq i32 %89, 3
  br i1 %90, label %91, label %92

91:                                               ; preds = %85
  br label %104

92:                                               ; preds = %85
  %93 = load i8, ptr %11, align 1
  %94 = zext i8 %93 to i32
  %95 = icmp eq i32 %94, 4
  br i1 %95, label %96, label %97

96:                                               ; preds = %92
  br label %102

97:                                               ; preds = %92
  %98 = load ptr, ptr %9, align 8
  %99 = ptrtoint ptr %98 to i64
  %100 = urem i64 %99, 8
  %101 = sub i64 8, %100
  br label %102

102:                                              ; preds = %97, %96
  %103 = phi i64 [ 8, %96 ], [ %101, %97 ]
  br label %104

104:                                              ; preds = %102, %91
  %105 = phi i64 [ 4, %91 ], [ %103, %102 ]
  store i64 %105, ptr %12, align 8
  %106 = load i64, ptr %12, align 8
  %107 = icmp eq i64 %106, 8
  br i1 %107, label %108, label %122

108:                                              ; preds = %104
  %109 = load i8, ptr %11, align 1
  %110 = zext i8 %109 to i32
  %111 = icmp eq i32 %110, 2
  br i1 %111, label %112, label %122

112:                                              ; preds = %108
  %113 = load ptr, ptr %10, align 8
  %114 = load ptr, ptr %9, align 8
  %115 = ptrtoint ptr %114 to i64
  %116 = urem i64 %115, 4096
  %117 = add i64 %116, 4
  %118 = call zeroext i8 @told_of(ptr noundef %113, i64 noundef %117) #9
  %119 = zext i8 %118 to i32
  %120 = icmp ne i32 %119, 2
  br i1 %120, label %121, label %122

121:                                              ; preds = %112
  store i64 4, ptr %12, align 8
  br label %122

122:                                              ; preds = %121, %112, %108, %104
  %123 = load i64, ptr %12, align 8
  %124 = load i64, ptr %5, align 8
  %125 = load i64, ptr %8, align 8
  %126 = sub i64 %124, %125
  %127 = icmp ult i64 %123, %126
  br i1 %127, label %128, label %130

128:                                              ; preds = %122
  %129 = load i64, ptr %12, align 8
  br label %134

130:                                              ; preds = %122
  %131 = load i64, ptr %5, align 8
  %132 = load i64, ptr %8, align 8
  %133 = sub i64 %131, %132
  br label %134

134:                                              ; preds = %130, %128
  %135 = phi i64 [ %129, %128 ], [ %133, %130 ]
  store i64 %135, ptr %12, align 8
  %136 = load i8, ptr %11, align 1
  %137 = zext i8 %136 to i32
  %138 = icmp ne i32 %137, 0
  br i1 %138, label %139, label %146

139:                                              ; preds = %134
  %140 = load ptr, ptr %9, align 8
  %141 = load i64, ptr %12, align 8
  %142 = load ptr, ptr %6, align 8
  %143 = load i64, ptr %8, align 8
  %144 = getelementptr inbounds i8, ptr %142, i64 %143
  %145 = call i64 @fetch(ptr noundef %140, i64 noundef %141, ptr noundef %144) #9
  br label %146

146:                                              ; preds = %139, %134
  %147 = load ptr, ptr %7, align 8
  %148 = load i64, ptr %8, align 8
  %149 = getelementptr inbounds i8, ptr %147, i64 %148
  %150 = load i8, ptr %11, align 1
  %151 = zext i8 %150 to i32
  %152 = trunc i32 %151 to i8
  %153 = load i64, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %149, i8 %152, i64 %153, i1 false)
  %154 = load i64, ptr %12, align 8
  %155 = load i64, ptr %8, align 8
  %156 = add i64 %155, %154
  store i64 %156, ptr %8, align 8
  br label %60

157:                                              ; preds = %64
  %158 = load i64, ptr %5, align 8
  %159 = mul i64 2, %158
  %160 = load ptr, ptr @findings, align 8
  %161 = getelementptr inbounds %struct.findings, ptr %160, i32 0, i32 10
  %162 = load i64, ptr %161, align 8
  %163 = add i64 %162, %159
  store i64 %163, ptr %161, align 8
  store i32 0, ptr %3, align 4
  br label %164

164:                                              ; preds = %157, %47
  %165 = load i32, ptr %3, align 4
  switch i32 %165, label %170 [
    i32 0, label %166
  ]

166:                                              ; preds = %164
  br label %167

167:                                              ; preds = %166
  %168 = load i64, ptr %2, align 8
  %169 = add i64 %168, 1
  store i64 %169, ptr %2, align 8
  br label %17

170:                                              ; preds = %164, %23
  %171 = load i32, ptr %3, align 4
  switch i32 %171, label %173 [
    i32 2, label %172
  ]

172:                                              ; preds = %170
  store i32 0, ptr %3, align 4
  br label %173

173:                                              ; preds = %172, %170
  %174 = load i32, ptr %3, align 4
  switch i32 %174, label %176 [
    i32 0, label %175
    i32 1, label %175
  ]

175:                                              ; preds = %173, %173
  ret void

176:                                              ; preds = %173
  unreachable
}

declare i32 @open(ptr noundef, i32 noundef, ...) #4

declare i32 @dup2(i32 noundef, i32 noundef) #4

define internal i64 @width_of(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, i32 4, i32 8
  %7 = sext i32 %6 to i64
  ret i64 %7
}

define internal zeroext i8 @told_of(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.page, ptr %7, i32 0, i32 2
  %9 = load i64, ptr %4, align 8
  %10 = getelementptr inbounds [4096 x i8], ptr %8, i64 0, i64 %9
  %11 = load i8, ptr %10, align 1
  store i8 %11, ptr %5, align 1
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.page, ptr %12, i32 0, i32 3
  %14 = load i64, ptr %4, align 8
  %15 = getelementptr inbounds [4096 x i8], ptr %13, i64 0, i64 %14
  %16 = load i8, ptr %15, align 1
  store i8 %16, ptr %6, align 1
  %17 = load i8, ptr %5, align 1
  %18 = zext i8 %17 to i32
  %19 = icmp ne i32 %18, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %2
  %21 = load i8, ptr %5, align 1
  %22 = zext i8 %21 to i32
  br label %43

23:                                               ; preds = %2
  %24 = load i8, ptr %6, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %34, label %27

27:                                               ; preds = %23
  %28 = load i8, ptr %6, align 1
  %29 = zext i8 %28 to i32
  %30 = icmp eq i32 %29, 4
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = load i32, ptr @single, align 4
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %31, %23
  br label %41

35:                                               ; preds = %31, %27
  %36 = load i8, ptr %6, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 2
  %39 = zext i1 %38 to i64
  %40 = select i1 %38, i32 4, i32 2
  br label %41

41:                                               ; preds = %35, %34
  %42 = phi i32 [ 3, %34 ], [ %40, %35 ]
  br label %43

43:                                               ; preds = %41, %20
  %44 = phi i32 [ %22, %20 ], [ %42, %41 ]
  %45 = trunc i32 %44 to i8
  ret i8 %45
}

define internal void @compare(ptr dead_on_unwind noalias writable sret(%struct.comparison) align 8 %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.comparison, align 8
  %7 = alloca %struct.comparison, align 8
  %8 = alloca i32, align 4
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr @lane_salt, align 4
  store i32 0, ptr @doubtful, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr %5, align 4
  call void @compared(ptr dead_on_unwind writable sret(%struct.comparison) align 8 %7, ptr noundef %10, i32 noundef %11, i32 noundef 0) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 48, i1 false)
  %12 = getelementptr inbounds %struct.comparison, ptr %6, i32 0, i32 5
  %13 = load i32, ptr %12, align 8
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %26

15:                                               ; preds = %3
  %16 = load i32, ptr @doubtful, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %15
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %5, align 4
  call void @compared(ptr dead_on_unwind writable sret(%struct.comparison) align 8 %0, ptr noundef %19, i32 noundef %20, i32 noundef 1) #9
  %21 = getelementptr inbounds %struct.comparison, ptr %0, i32 0, i32 5
  %22 = load i32, ptr %21, align 8
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %18
  store i32 1, ptr %8, align 4
  br label %27

25:                                               ; preds = %18
  br label %26

26:                                               ; preds = %25, %15, %3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %6, i64 48, i1 false)
  store i32 1, ptr %8, align 4
  br label %27

27:                                               ; preds = %26, %24
  ret void
}

define internal void @print_difference(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.request, ptr %6, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %5, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.place, ptr %9, i32 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.place, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.14, ptr noundef %11, ptr noundef %14) #9
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds %struct.place, ptr %16, i32 0, i32 4
  %18 = load i32, ptr %17, align 8
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %28

20:                                               ; preds = %2
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds %struct.place, ptr %21, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds %struct.place, ptr %24, i32 0, i32 4
  %26 = load i32, ptr %25, align 8
  %27 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.15, ptr noundef %23, i32 noundef %26) #9
  br label %28

28:                                               ; preds = %20, %2
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds %struct.request, ptr %29, i32 0, i32 4
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %33, label %41

33:                                               ; preds = %28
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.comparison, ptr %34, i32 0, i32 0
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds %struct.comparison, ptr %37, i32 0, i32 1
  %39 = load double, ptr %38, align 8
  %40 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.16, double noundef %36, double noundef %39) #9
  br label %49

41:                                               ; preds = %28
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds %struct.comparison, ptr %42, i32 0, i32 0
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %4, align 8
  %46 = getelementptr inbounds %struct.comparison, ptr %45, i32 0, i32 1
  %47 = load double, ptr %46, align 8
  %48 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.17, double noundef %44, double noundef %47) #9
  br label %49

49:                                               ; preds = %41, %33
  ret void
}

define internal i32 @is_finite(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fsub double %3, %4
  %6 = fcmp oeq double %5, 0.000000e+00
  %7 = zext i1 %6 to i32
  ret i32 %7
}

define internal i32 @print_gained(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %6 = load ptr, ptr @suspect, align 8
  %7 = getelementptr inbounds %struct.check, ptr %6, i32 0, i32 6
  %8 = load i32, ptr @suspect_lane, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [0 x %struct.lane], ptr %7, i64 0, i64 %9
  %11 = getelementptr inbounds %struct.lane, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %4, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.findings, ptr %14, i32 0, i32 2
  store ptr %13, ptr %15, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %28

18:                                               ; preds = %1
  %19 = load ptr, ptr @suspect, align 8
  %20 = load i32, ptr @suspect_lane, align 4
  %21 = call i32 @run_again(ptr noundef %19, i32 noundef %20) #9
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %18
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.findings, ptr %24, i32 0, i32 1
  %26 = load i32, ptr %25, align 4
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %23, %18, %1
  store i32 0, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %35

29:                                               ; preds = %23
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.findings, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [0 x %struct.place], ptr @__ltoad_sanitizer_places, i64 0, i64 %33
  call void @print_place(ptr noundef @.str.18, ptr noundef %34, ptr noundef @.str.19) #9
  store i32 1, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %35

35:                                               ; preds = %29, %28
  %36 = load i32, ptr %2, align 4
  ret i32 %36
}

define internal void @print_whereabouts() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = load ptr, ptr @suspect, align 8
  %10 = getelementptr inbounds %struct.check, ptr %9, i32 0, i32 6
  %11 = load i32, ptr @suspect_lane, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [0 x %struct.lane], ptr %10, i64 0, i64 %12
  %14 = getelementptr inbounds %struct.lane, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %1, align 8
  %16 = load ptr, ptr %1, align 8
  %17 = getelementptr inbounds %struct.findings, ptr %16, i32 0, i32 4
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %2, align 4
  %19 = load ptr, ptr %1, align 8
  %20 = getelementptr inbounds %struct.findings, ptr %19, i32 0, i32 6
  %21 = getelementptr inbounds [4096 x i32], ptr %20, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @print_whereabouts.sites, ptr align 8 %21, i64 16384, i1 false)
  %22 = load i32, ptr %2, align 4
  %23 = call i32 @lost_at(ptr noundef @print_whereabouts.sites, i32 noundef %22) #9
  store i32 %23, ptr %3, align 4
  %24 = load i32, ptr %3, align 4
  %25 = icmp sge i32 %24, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %0
  %27 = load i32, ptr %3, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [0 x %struct.place], ptr @__ltoad_sanitizer_places, i64 0, i64 %28
  store ptr %29, ptr %4, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = getelementptr inbounds %struct.place, ptr %31, i32 0, i32 3
  %33 = load ptr, ptr %32, align 8
  call void @print_place(ptr noundef @.str.24, ptr noundef %30, ptr noundef %33) #9
  store i32 1, ptr %5, align 4
  br label %80

34:                                               ; preds = %0
  %35 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.25) #9
  store i32 0, ptr %6, align 4
  store i32 5, ptr %7, align 4
  br label %36

36:                                               ; preds = %76, %34
  %37 = load i32, ptr %6, align 4
  %38 = icmp slt i32 %37, 2
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  store i32 2, ptr %5, align 4
  br label %79

40:                                               ; preds = %36
  store i32 0, ptr %8, align 4
  br label %41

41:                                               ; preds = %72, %40
  %42 = load i32, ptr %8, align 4
  %43 = load i32, ptr %2, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %48

45:                                               ; preds = %41
  %46 = load i32, ptr %7, align 4
  %47 = icmp ne i32 %46, 0
  br label %48

48:                                               ; preds = %45, %41
  %49 = phi i1 [ false, %41 ], [ %47, %45 ]
  br i1 %49, label %51, label %50

50:                                               ; preds = %48
  store i32 5, ptr %5, align 4
  br label %75

51:                                               ; preds = %48
  %52 = load i32, ptr %8, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4096 x i32], ptr @print_whereabouts.sites, i64 0, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [0 x %struct.place], ptr @__ltoad_sanitizer_places, i64 0, i64 %56
  %58 = getelementptr inbounds %struct.place, ptr %57, i32 0, i32 5
  %59 = load i32, ptr %58, align 4
  %60 = load i32, ptr %6, align 4
  %61 = icmp eq i32 %59, %60
  br i1 %61, label %62, label %71

62:                                               ; preds = %51
  %63 = load i32, ptr %8, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4096 x i32], ptr @print_whereabouts.sites, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [0 x %struct.place], ptr @__ltoad_sanitizer_places, i64 0, i64 %67
  call void @print_place(ptr noundef @.str.26, ptr noundef %68, ptr noundef @.str.19) #9
  %69 = load i32, ptr %7, align 4
  %70 = add nsw i32 %69, -1
  store i32 %70, ptr %7, align 4
  br label %71

71:                                               ; preds = %62, %51
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %8, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %8, align 4
  br label %41

75:                                               ; preds = %50
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %6, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %6, align 4
  br label %36

79:                                               ; preds = %39
  store i32 0, ptr %5, align 4
  br label %80

80:                                               ; preds = %79, %26
  %81 = load i32, ptr %5, align 4
  switch i32 %81, label %83 [
    i32 0, label %82
    i32 1, label %82
  ]

82:                                               ; preds = %80, %80
  ret void

83:                                               ; preds = %80
  unreachable
}

declare void @llvm.trap() #7

define internal void @compared(ptr dead_on_unwind noalias writable sret(%struct.comparison) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 %3, ptr %7, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 48, i1 false)
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr @as_pairs, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.check, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.request, ptr %11, i32 0, i32 4
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %15, label %18

15:                                               ; preds = %4
  %16 = load ptr, ptr %5, align 8
  %17 = load i32, ptr %6, align 4
  call void @compare_tangent(ptr noundef %16, i32 noundef %17, ptr noundef %0) #9
  br label %21

18:                                               ; preds = %4
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %6, align 4
  call void @compare_gradient(ptr noundef %19, i32 noundef %20, ptr noundef %0) #9
  br label %21

21:                                               ; preds = %18, %15
  ret void
}

define internal void @compare_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.record, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.check, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %7, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 40, i1 false)
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %5, align 4
  %17 = load ptr, ptr %6, align 8
  call void @each_number(ptr noundef %15, i32 noundef %16, ptr noundef @compare_element, ptr noundef %17) #9
  store i32 0, ptr %9, align 4
  br label %18

18:                                               ; preds = %76, %3
  %19 = load i32, ptr %9, align 4
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds %struct.request, ptr %20, i32 0, i32 12
  %22 = load i32, ptr %21, align 8
  %23 = icmp slt i32 %19, %22
  br i1 %23, label %24, label %29

24:                                               ; preds = %18
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr inbounds %struct.request, ptr %25, i32 0, i32 10
  %27 = load i32, ptr %26, align 8
  %28 = icmp sge i32 %27, 0
  br label %29

29:                                               ; preds = %24, %18
  %30 = phi i1 [ false, %18 ], [ %28, %24 ]
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  br label %79

32:                                               ; preds = %29
  %33 = load ptr, ptr %7, align 8
  %34 = getelementptr inbounds %struct.request, ptr %33, i32 0, i32 11
  %35 = load i32, ptr %34, align 4
  store i32 %35, ptr %10, align 4
  %36 = load i32, ptr %10, align 4
  %37 = call i64 @width_of(i32 noundef %36) #9
  store i64 %37, ptr %11, align 8
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds %struct.check, ptr %38, i32 0, i32 1
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %7, align 8
  %42 = getelementptr inbounds %struct.request, ptr %41, i32 0, i32 10
  %43 = load i32, ptr %42, align 8
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %40, i64 %44
  %46 = load i32, ptr %5, align 4
  %47 = load ptr, ptr %7, align 8
  %48 = getelementptr inbounds %struct.request, ptr %47, i32 0, i32 12
  %49 = load i32, ptr %48, align 8
  %50 = mul nsw i32 %46, %49
  %51 = sext i32 %50 to i64
  %52 = load i64, ptr %11, align 8
  %53 = mul i64 %51, %52
  %54 = getelementptr inbounds i8, ptr %45, i64 %53
  %55 = getelementptr inbounds %struct.record, ptr %8, i32 0, i32 1
  store ptr %54, ptr %55, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = load i32, ptr %9, align 4
  %58 = sext i32 %57 to i64
  %59 = load i64, ptr %11, align 8
  %60 = mul i64 %58, %59
  %61 = load i32, ptr %10, align 4
  %62 = load ptr, ptr %4, align 8
  %63 = getelementptr inbounds %struct.check, ptr %62, i32 0, i32 6
  %64 = load i32, ptr %5, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [0 x %struct.lane], ptr %63, i64 0, i64 %65
  %67 = getelementptr inbounds %struct.lane, ptr %66, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.findings, ptr %68, i32 0, i32 7
  %70 = getelementptr inbounds [256 x i8], ptr %69, i64 0, i64 0
  %71 = load i32, ptr %9, align 4
  %72 = sext i32 %71 to i64
  %73 = load i64, ptr %11, align 8
  %74 = mul i64 %72, %73
  %75 = getelementptr inbounds i8, ptr %70, i64 %74
  call void @compare_element(ptr noundef %56, ptr noundef %8, i64 noundef %60, i32 noundef %61, ptr noundef %75, ptr noundef null) #9
  br label %76

76:                                               ; preds = %32
  %77 = load i32, ptr %9, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %9, align 4
  br label %18

79:                                               ; preds = %31
  %80 = load ptr, ptr %6, align 8
  %81 = getelementptr inbounds %struct.comparison, ptr %80, i32 0, i32 0
  %82 = load double, ptr %81, align 8
  %83 = load ptr, ptr %6, align 8
  %84 = getelementptr inbounds %struct.comparison, ptr %83, i32 0, i32 1
  %85 = load double, ptr %84, align 8
  %86 = load ptr, ptr %6, align 8
  %87 = getelementptr inbounds %struct.comparison, ptr %86, i32 0, i32 2
  %88 = load double, ptr %87, align 8
  %89 = load ptr, ptr %6, align 8
  %90 = getelementptr inbounds %struct.comparison, ptr %89, i32 0, i32 0
  %91 = load double, ptr %90, align 8
  %92 = call double @llvm.fabs.f64(double %91)
  %93 = fadd double %88, %92
  %94 = load ptr, ptr %7, align 8
  %95 = call double @tolerance(ptr noundef %94) #9
  %96 = call i32 @differ(double noundef %82, double noundef %85, double noundef %93, double noundef %95) #9
  %97 = load ptr, ptr %6, align 8
  %98 = getelementptr inbounds %struct.comparison, ptr %97, i32 0, i32 5
  store i32 %96, ptr %98, align 8
  ret void
}

define internal void @compare_gradient(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca [512 x i8], align 16
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.check, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %7, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.check, ptr %23, i32 0, i32 6
  %25 = load i32, ptr %5, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [0 x %struct.lane], ptr %24, i64 0, i64 %26
  %28 = getelementptr inbounds %struct.lane, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %8, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.check, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %7, align 8
  %34 = getelementptr inbounds %struct.request, ptr %33, i32 0, i32 10
  %35 = load i32, ptr %34, align 8
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %32, i64 %36
  store ptr %37, ptr %9, align 8
  %38 = load ptr, ptr %4, align 8
  %39 = load i32, ptr %5, align 4
  %40 = load ptr, ptr %6, align 8
  call void @each_number(ptr noundef %38, i32 noundef %39, ptr noundef @add_element, ptr noundef %40) #9
  store i32 0, ptr %10, align 4
  br label %41

41:                                               ; preds = %138, %3
  %42 = load i32, ptr %10, align 4
  %43 = load ptr, ptr %7, align 8
  %44 = getelementptr inbounds %struct.request, ptr %43, i32 0, i32 6
  %45 = load i32, ptr %44, align 8
  %46 = icmp slt i32 %42, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %41
  store i32 2, ptr %11, align 4
  br label %141

48:                                               ; preds = %41
  %49 = load ptr, ptr %7, align 8
  %50 = getelementptr inbounds %struct.request, ptr %49, i32 0, i32 3
  %51 = load ptr, ptr %50, align 8
  %52 = load i32, ptr %10, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.argument, ptr %51, i64 %53
  store ptr %54, ptr %12, align 8
  %55 = load ptr, ptr %12, align 8
  %56 = getelementptr inbounds %struct.argument, ptr %55, i32 0, i32 1
  %57 = load i32, ptr %56, align 4
  %58 = call i64 @width_of(i32 noundef %57) #9
  %59 = load ptr, ptr %12, align 8
  %60 = getelementptr inbounds %struct.argument, ptr %59, i32 0, i32 2
  %61 = load i32, ptr %60, align 4
  %62 = sext i32 %61 to i64
  %63 = mul i64 %58, %62
  store i64 %63, ptr %13, align 8
  %64 = load ptr, ptr %12, align 8
  %65 = getelementptr inbounds %struct.argument, ptr %64, i32 0, i32 0
  %66 = load i32, ptr %65, align 4
  %67 = icmp ne i32 %66, 2
  br i1 %67, label %68, label %69

68:                                               ; preds = %48
  store i32 4, ptr %11, align 4
  br label %135

69:                                               ; preds = %48
  %70 = load ptr, ptr %7, align 8
  %71 = load i32, ptr %10, align 4
  %72 = load i32, ptr %5, align 4
  %73 = getelementptr inbounds [512 x i8], ptr %14, i64 0, i64 0
  call void @direction(ptr noundef %70, i32 noundef %71, i32 noundef %72, ptr noundef %73) #9
  store i32 0, ptr %15, align 4
  br label %74

74:                                               ; preds = %123, %69
  %75 = load i32, ptr %15, align 4
  %76 = load ptr, ptr %12, align 8
  %77 = getelementptr inbounds %struct.argument, ptr %76, i32 0, i32 2
  %78 = load i32, ptr %77, align 4
  %79 = icmp slt i32 %75, %78
  br i1 %79, label %80, label %85

80:                                               ; preds = %74
  %81 = load ptr, ptr %7, align 8
  %82 = getelementptr inbounds %struct.request, ptr %81, i32 0, i32 10
  %83 = load i32, ptr %82, align 8
  %84 = icmp sge i32 %83, 0
  br label %85

85:                                               ; preds = %80, %74
  %86 = phi i1 [ false, %74 ], [ %84, %80 ]
  br i1 %86, label %88, label %87

87:                                               ; preds = %85
  store i32 5, ptr %11, align 4
  br label %126

88:                                               ; preds = %85
  %89 = load ptr, ptr %6, align 8
  %90 = load ptr, ptr %6, align 8
  %91 = getelementptr inbounds %struct.comparison, ptr %90, i32 0, i32 0
  %92 = load ptr, ptr %9, align 8
  %93 = load i32, ptr %5, align 4
  %94 = sext i32 %93 to i64
  %95 = load i64, ptr %13, align 8
  %96 = mul i64 %94, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  %98 = load i32, ptr %15, align 4
  %99 = sext i32 %98 to i64
  %100 = load ptr, ptr %12, align 8
  %101 = getelementptr inbounds %struct.argument, ptr %100, i32 0, i32 1
  %102 = load i32, ptr %101, align 4
  %103 = call i64 @width_of(i32 noundef %102) #9
  %104 = mul i64 %99, %103
  %105 = getelementptr inbounds i8, ptr %97, i64 %104
  %106 = load ptr, ptr %12, align 8
  %107 = getelementptr inbounds %struct.argument, ptr %106, i32 0, i32 1
  %108 = load i32, ptr %107, align 4
  %109 = call double @value_of(ptr noundef %105, i32 noundef %108) #9
  %110 = getelementptr inbounds [512 x i8], ptr %14, i64 0, i64 0
  %111 = load i32, ptr %15, align 4
  %112 = sext i32 %111 to i64
  %113 = load ptr, ptr %12, align 8
  %114 = getelementptr inbounds %struct.argument, ptr %113, i32 0, i32 1
  %115 = load i32, ptr %114, align 4
  %116 = call i64 @width_of(i32 noundef %115) #9
  %117 = mul i64 %112, %116
  %118 = getelementptr inbounds i8, ptr %110, i64 %117
  %119 = load ptr, ptr %12, align 8
  %120 = getelementptr inbounds %struct.argument, ptr %119, i32 0, i32 1
  %121 = load i32, ptr %120, align 4
  %122 = call double @value_of(ptr noundef %118, i32 noundef %121) #9
  call void @add_product(ptr noundef %89, ptr noundef %91, double noundef %109, double noundef %122) #9
  br label %123

123:                                              ; preds = %88
  %124 = load i32, ptr %15, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %15, align 4
  br label %74

126:                                              ; preds = %87
  %127 = load i64, ptr %13, align 8
  %128 = load ptr, ptr %7, align 8
  %129 = getelementptr inbounds %struct.request, ptr %128, i32 0, i32 5
  %130 = load i32, ptr %129, align 4
  %131 = sext i32 %130 to i64
  %132 = mul i64 %127, %131
  %133 = load ptr, ptr %9, align 8
  %134 = getelementptr inbounds i8, ptr %133, i64 %132
  store ptr %134, ptr %9, align 8
  store i32 0, ptr %11, align 4
  br label %135

135:                                              ; preds = %126, %68
  %136 = load i32, ptr %11, align 4
  switch i32 %136, label %244 [
    i32 0, label %137
    i32 4, label %138
  ]

137:                                              ; preds = %135
  br label %138

138:                                              ; preds = %137, %135
  %139 = load i32, ptr %10, align 4
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %10, align 4
  br label %41

141:                                              ; preds = %47
  store i32 0, ptr %16, align 4
  br label %142

142:                                              ; preds = %211, %141
  %143 = load i32, ptr %16, align 4
  %144 = load ptr, ptr %7, align 8
  %145 = getelementptr inbounds %struct.request, ptr %144, i32 0, i32 12
  %146 = load i32, ptr %145, align 8
  %147 = icmp slt i32 %143, %146
  br i1 %147, label %148, label %153

148:                                              ; preds = %142
  %149 = load ptr, ptr %7, align 8
  %150 = getelementptr inbounds %struct.request, ptr %149, i32 0, i32 9
  %151 = load i32, ptr %150, align 4
  %152 = icmp sge i32 %151, 0
  br label %153

153:                                              ; preds = %148, %142
  %154 = phi i1 [ false, %142 ], [ %152, %148 ]
  br i1 %154, label %156, label %155

155:                                              ; preds = %153
  store i32 8, ptr %11, align 4
  br label %214

156:                                              ; preds = %153
  %157 = load ptr, ptr %7, align 8
  %158 = getelementptr inbounds %struct.request, ptr %157, i32 0, i32 11
  %159 = load i32, ptr %158, align 4
  %160 = call i64 @width_of(i32 noundef %159) #9
  store i64 %160, ptr %17, align 8
  %161 = load i64, ptr %17, align 8
  %162 = load ptr, ptr %7, align 8
  %163 = getelementptr inbounds %struct.request, ptr %162, i32 0, i32 12
  %164 = load i32, ptr %163, align 8
  %165 = sext i32 %164 to i64
  %166 = mul i64 %161, %165
  store i64 %166, ptr %18, align 8
  %167 = load ptr, ptr %4, align 8
  %168 = getelementptr inbounds %struct.check, ptr %167, i32 0, i32 1
  %169 = load ptr, ptr %168, align 8
  %170 = load ptr, ptr %7, align 8
  %171 = getelementptr inbounds %struct.request, ptr %170, i32 0, i32 9
  %172 = load i32, ptr %171, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i8, ptr %169, i64 %173
  %175 = load i32, ptr %5, align 4
  %176 = sext i32 %175 to i64
  %177 = load i64, ptr %18, align 8
  %178 = mul i64 %176, %177
  %179 = getelementptr inbounds i8, ptr %174, i64 %178
  %180 = load i32, ptr %16, align 4
  %181 = sext i32 %180 to i64
  %182 = load i64, ptr %17, align 8
  %183 = mul i64 %181, %182
  %184 = getelementptr inbounds i8, ptr %179, i64 %183
  store ptr %184, ptr %19, align 8
  %185 = load ptr, ptr %6, align 8
  %186 = load ptr, ptr %6, align 8
  %187 = getelementptr inbounds %struct.comparison, ptr %186, i32 0, i32 1
  %188 = load ptr, ptr %19, align 8
  %189 = load ptr, ptr %7, align 8
  %190 = getelementptr inbounds %struct.request, ptr %189, i32 0, i32 11
  %191 = load i32, ptr %190, align 4
  %192 = call double @value_of(ptr noundef %188, i32 noundef %191) #9
  %193 = load ptr, ptr %8, align 8
  %194 = getelementptr inbounds %struct.findings, ptr %193, i32 0, i32 7
  %195 = getelementptr inbounds [256 x i8], ptr %194, i64 0, i64 0
  %196 = load i32, ptr %16, align 4
  %197 = sext i32 %196 to i64
  %198 = load i64, ptr %17, align 8
  %199 = mul i64 %197, %198
  %200 = getelementptr inbounds i8, ptr %195, i64 %199
  %201 = load ptr, ptr %7, align 8
  %202 = getelementptr inbounds %struct.request, ptr %201, i32 0, i32 11
  %203 = load i32, ptr %202, align 4
  %204 = call double @value_of(ptr noundef %200, i32 noundef %203) #9
  call void @add_product(ptr noundef %185, ptr noundef %187, double noundef %192, double noundef %204) #9
  %205 = load ptr, ptr %6, align 8
  %206 = load ptr, ptr %19, align 8
  %207 = load ptr, ptr %7, align 8
  %208 = getelementptr inbounds %struct.request, ptr %207, i32 0, i32 11
  %209 = load i32, ptr %208, align 4
  %210 = call double @value_of(ptr noundef %206, i32 noundef %209) #9
  call void @begin_with(ptr noundef %205, double noundef %210) #9
  br label %211

211:                                              ; preds = %156
  %212 = load i32, ptr %16, align 4
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %16, align 4
  br label %142

214:                                              ; preds = %155
  %215 = load ptr, ptr %6, align 8
  %216 = getelementptr inbounds %struct.comparison, ptr %215, i32 0, i32 0
  %217 = load double, ptr %216, align 8
  %218 = load ptr, ptr %6, align 8
  %219 = getelementptr inbounds %struct.comparison, ptr %218, i32 0, i32 1
  %220 = load double, ptr %219, align 8
  %221 = load ptr, ptr %6, align 8
  %222 = getelementptr inbounds %struct.comparison, ptr %221, i32 0, i32 2
  %223 = load double, ptr %222, align 8
  %224 = load ptr, ptr %7, align 8
  %225 = call double @tolerance(ptr noundef %224) #9
  %226 = call i32 @differ(double noundef %217, double noundef %220, double noundef %223, double noundef %225) #9
  %227 = icmp ne i32 %226, 0
  br i1 %227, label %228, label %239

228:                                              ; preds = %214
  %229 = load ptr, ptr %6, align 8
  %230 = load ptr, ptr %8, align 8
  %231 = getelementptr inbounds %struct.findings, ptr %230, i32 0, i32 8
  %232 = load double, ptr %231, align 8
  %233 = load ptr, ptr %7, align 8
  %234 = getelementptr inbounds %struct.request, ptr %233, i32 0, i32 13
  %235 = load i32, ptr %234, align 4
  %236 = call i32 @is_cancelled(ptr noundef %229, double noundef %232, i32 noundef %235) #9
  %237 = icmp ne i32 %236, 0
  %238 = xor i1 %237, true
  br label %239

239:                                              ; preds = %228, %214
  %240 = phi i1 [ false, %214 ], [ %238, %228 ]
  %241 = zext i1 %240 to i32
  %242 = load ptr, ptr %6, align 8
  %243 = getelementptr inbounds %struct.comparison, ptr %242, i32 0, i32 5
  store i32 %241, ptr %243, align 8
  ret void

244:                                              ; preds = %135
  unreachable
}

define internal void @each_number(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i8, align 1
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds %struct.check, ptr %24, i32 0, i32 6
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [0 x %struct.lane], ptr %25, i64 0, i64 %27
  %29 = getelementptr inbounds %struct.lane, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %9, align 8
  %31 = load ptr, ptr %9, align 8
  %32 = load i64, ptr @granted, align 8
  %33 = udiv i64 %32, 2
  %34 = getelementptr inbounds i8, ptr %31, i64 %33
  store ptr %34, ptr %10, align 8
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds %struct.check, ptr %35, i32 0, i32 6
  %37 = load i32, ptr %6, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [0 x %struct.lane], ptr %36, i64 0, i64 %38
  %40 = getelementptr inbounds %struct.lane, ptr %39, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %42

42:                                               ; preds = %205, %4
  %43 = load i64, ptr %12, align 8
  %44 = load ptr, ptr %9, align 8
  %45 = getelementptr inbounds %struct.findings, ptr %44, i32 0, i32 9
  %46 = load i64, ptr %45, align 8
  %47 = icmp ult i64 %43, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %42
  store i32 2, ptr %13, align 4
  br label %208

49:                                               ; preds = %42
  %50 = load ptr, ptr %9, align 8
  %51 = getelementptr inbounds %struct.findings, ptr %50, i32 0, i32 11
  %52 = getelementptr inbounds [0 x %struct.record], ptr %51, i64 0, i64 0
  %53 = load i64, ptr %12, align 8
  %54 = getelementptr inbounds %struct.record, ptr %52, i64 %53
  store ptr %54, ptr %14, align 8
  %55 = load ptr, ptr %10, align 8
  %56 = load ptr, ptr %14, align 8
  %57 = getelementptr inbounds %struct.record, ptr %56, i32 0, i32 3
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds i8, ptr %55, i64 %58
  store ptr %59, ptr %15, align 8
  %60 = load ptr, ptr %15, align 8
  %61 = load ptr, ptr %14, align 8
  %62 = getelementptr inbounds %struct.record, ptr %61, i32 0, i32 2
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  store ptr %64, ptr %16, align 8
  %65 = load ptr, ptr %11, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %74

67:                                               ; preds = %49
  %68 = load ptr, ptr %11, align 8
  %69 = load ptr, ptr %14, align 8
  %70 = getelementptr inbounds %struct.record, ptr %69, i32 0, i32 3
  %71 = load i64, ptr %70, align 8
  %72 = udiv i64 %71, 2
  %73 = getelementptr inbounds i8, ptr %68, i64 %72
  br label %75

74:                                               ; preds = %49
  br label %75

75:                                               ; preds = %74, %67
  %76 = phi ptr [ %73, %67 ], [ null, %74 ]
  store ptr %76, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %77

77:                                               ; preds = %198, %75
  %78 = load i64, ptr %18, align 8
  %79 = load ptr, ptr %14, align 8
  %80 = getelementptr inbounds %struct.record, ptr %79, i32 0, i32 2
  %81 = load i64, ptr %80, align 8
  %82 = icmp ult i64 %78, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %77
  store i32 5, ptr %13, align 4
  br label %199

84:                                               ; preds = %77
  %85 = load ptr, ptr %14, align 8
  %86 = getelementptr inbounds %struct.record, ptr %85, i32 0, i32 2
  %87 = load i64, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = sub i64 %87, %88
  store i64 %89, ptr %19, align 8
  store i64 8, ptr %20, align 8
  %90 = load ptr, ptr %16, align 8
  %91 = load i64, ptr %18, align 8
  %92 = getelementptr inbounds i8, ptr %90, i64 %91
  %93 = load i8, ptr %92, align 1
  store i8 %93, ptr %21, align 1
  %94 = load i8, ptr %21, align 1
  %95 = zext i8 %94 to i32
  %96 = icmp eq i32 %95, 3
  %97 = zext i1 %96 to i64
  %98 = select i1 %96, i32 1, i32 2
  store i32 %98, ptr %22, align 4
  %99 = load ptr, ptr %14, align 8
  %100 = getelementptr inbounds %struct.record, ptr %99, i32 0, i32 1
  %101 = load ptr, ptr %100, align 8
  %102 = load i64, ptr %18, align 8
  %103 = getelementptr inbounds i8, ptr %101, i64 %102
  store ptr %103, ptr %23, align 8
  %104 = load ptr, ptr %23, align 8
  %105 = ptrtoint ptr %104 to i64
  %106 = call i32 @is_mapped(i64 noundef %105) #9
  %107 = icmp ne i32 %106, 0
  br i1 %107, label %108, label %114

108:                                              ; preds = %84
  %109 = load ptr, ptr %23, align 8
  %110 = getelementptr inbounds i8, ptr %109, i64 7
  %111 = ptrtoint ptr %110 to i64
  %112 = call i32 @is_mapped(i64 noundef %111) #9
  %113 = icmp ne i32 %112, 0
  br i1 %113, label %115, label %114

114:                                              ; preds = %108, %84
  store i32 1, ptr %13, align 4
  br label %196

115:                                              ; preds = %108
  %116 = load i8, ptr %21, align 1
  %117 = zext i8 %116 to i32
  %118 = icmp eq i32 %117, 2
  br i1 %118, label %119, label %131

119:                                              ; preds = %115
  %120 = load i64, ptr %19, align 8
  %121 = icmp uge i64 %120, 8
  br i1 %121, label %122, label %131

122:                                              ; preds = %119
  %123 = load ptr, ptr %16, align 8
  %124 = load i64, ptr %18, align 8
  %125 = add i64 %124, 4
  %126 = getelementptr inbounds i8, ptr %123, i64 %125
  %127 = load i8, ptr %126, align 1
  %128 = zext i8 %127 to i32
  %129 = icmp ne i32 %128, 2
  br i1 %129, label %130, label %131

130:                                              ; preds = %122
  store i32 1, ptr %22, align 4
  br label %148

131:                                              ; preds = %122, %119, %115
  %132 = load i8, ptr %21, align 1
  %133 = zext i8 %132 to i32
  %134 = icmp eq i32 %133, 2
  br i1 %134, label %135, label %147

135:                                              ; preds = %131
  %136 = load i64, ptr %19, align 8
  %137 = icmp uge i64 %136, 8
  br i1 %137, label %138, label %147

138:                                              ; preds = %135
  %139 = load ptr, ptr %5, align 8
  %140 = getelementptr inbounds %struct.check, ptr %139, i32 0, i32 0
  %141 = load ptr, ptr %140, align 8
  %142 = load ptr, ptr %23, align 8
  %143 = load ptr, ptr %15, align 8
  %144 = load i64, ptr %18, align 8
  %145 = getelementptr inbounds i8, ptr %143, i64 %144
  %146 = call i32 @guessed(ptr noundef %141, ptr noundef %142, ptr noundef %145) #9
  store i32 %146, ptr %22, align 4
  br label %147

147:                                              ; preds = %138, %135, %131
  br label %148

148:                                              ; preds = %147, %130
  %149 = load i32, ptr %22, align 4
  %150 = icmp eq i32 %149, 1
  br i1 %150, label %154, label %151

151:                                              ; preds = %148
  %152 = load i64, ptr %19, align 8
  %153 = icmp ult i64 %152, 8
  br label %154

154:                                              ; preds = %151, %148
  %155 = phi i1 [ true, %148 ], [ %153, %151 ]
  %156 = zext i1 %155 to i64
  %157 = select i1 %155, i32 4, i32 8
  %158 = sext i32 %157 to i64
  store i64 %158, ptr %20, align 8
  %159 = load i64, ptr %19, align 8
  %160 = load i64, ptr %20, align 8
  %161 = icmp ult i64 %159, %160
  br i1 %161, label %162, label %163

162:                                              ; preds = %154
  store i32 5, ptr %13, align 4
  br label %196

163:                                              ; preds = %154
  %164 = load i8, ptr %21, align 1
  %165 = zext i8 %164 to i32
  %166 = icmp sge i32 %165, 2
  br i1 %166, label %167, label %192

167:                                              ; preds = %163
  %168 = load i8, ptr %21, align 1
  %169 = zext i8 %168 to i32
  %170 = icmp sle i32 %169, 4
  br i1 %170, label %171, label %192

171:                                              ; preds = %167
  %172 = load ptr, ptr %7, align 8
  %173 = load ptr, ptr %8, align 8
  %174 = load ptr, ptr %14, align 8
  %175 = load i64, ptr %18, align 8
  %176 = load i64, ptr %20, align 8
  %177 = icmp eq i64 %176, 4
  %178 = zext i1 %177 to i64
  %179 = select i1 %177, i32 1, i32 2
  %180 = load ptr, ptr %15, align 8
  %181 = load i64, ptr %18, align 8
  %182 = getelementptr inbounds i8, ptr %180, i64 %181
  %183 = load ptr, ptr %17, align 8
  %184 = icmp ne ptr %183, null
  br i1 %184, label %185, label %189

185:                                              ; preds = %171
  %186 = load ptr, ptr %17, align 8
  %187 = load i64, ptr %18, align 8
  %188 = getelementptr inbounds i8, ptr %186, i64 %187
  br label %190

189:                                              ; preds = %171
  br label %190

190:                                              ; preds = %189, %185
  %191 = phi ptr [ %188, %185 ], [ null, %189 ]
  call void %172(ptr noundef %173, ptr noundef %174, i64 noundef %175, i32 noundef %179, ptr noundef %182, ptr noundef %191) #9
  br label %192

192:                                              ; preds = %190, %167, %163
  %193 = load i64, ptr %20, align 8
  %194 = load i64, ptr %18, align 8
  %195 = add i64 %194, %193
  store i64 %195, ptr %18, align 8
  store i32 0, ptr %13, align 4
  br label %196

196:                                              ; preds = %192, %162, %114
  %197 = load i32, ptr %13, align 4
  switch i32 %197, label %199 [
    i32 0, label %198
  ]

198:                                              ; preds = %196
  br label %77

199:                                              ; preds = %196, %83
  %200 = load i32, ptr %13, align 4
  switch i32 %200, label %202 [
    i32 5, label %201
  ]

201:                                              ; preds = %199
  store i32 0, ptr %13, align 4
  br label %202

202:                                              ; preds = %201, %199
  %203 = load i32, ptr %13, align 4
  switch i32 %203, label %208 [
    i32 0, label %204
  ]

204:                                              ; preds = %202
  br label %205

205:                                              ; preds = %204
  %206 = load i64, ptr %12, align 8
  %207 = add i64 %206, 1
  store i64 %207, ptr %12, align 8
  br label %42

208:                                              ; preds = %202, %48
  %209 = load i32, ptr %13, align 4
  switch i32 %209, label %211 [
    i32 2, label %210
  ]

210:                                              ; preds = %208
  store i32 0, ptr %13, align 4
  br label %211

211:                                              ; preds = %210, %208
  %212 = load i32, ptr %13, align 4
  switch i32 %212, label %214 [
    i32 0, label %213
    i32 1, label %213
  ]

213:                                              ; preds = %211, %211
  ret void

214:                                              ; preds = %211
  unreachable
}

define internal void @compare_element(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %16 = load ptr, ptr %7, align 8
  store ptr %16, ptr %13, align 8
  %17 = load ptr, ptr %8, align 8
  %18 = getelementptr inbounds %struct.record, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds i8, ptr %19, i64 %20
  %22 = load i32, ptr %10, align 4
  %23 = call double @value_of(ptr noundef %21, i32 noundef %22) #9
  store double %23, ptr %14, align 8
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %10, align 4
  %26 = call double @value_of(ptr noundef %24, i32 noundef %25) #9
  store double %26, ptr %15, align 8
  %27 = load ptr, ptr %12, align 8
  %28 = load double, ptr %15, align 8
  %29 = call i32 @is_finite(double noundef %28) #9
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %43

31:                                               ; preds = %6
  %32 = load double, ptr %15, align 8
  %33 = call double @llvm.fabs.f64(double %32)
  %34 = load ptr, ptr %13, align 8
  %35 = getelementptr inbounds %struct.comparison, ptr %34, i32 0, i32 2
  %36 = load double, ptr %35, align 8
  %37 = fcmp ogt double %33, %36
  br i1 %37, label %38, label %43

38:                                               ; preds = %31
  %39 = load double, ptr %15, align 8
  %40 = call double @llvm.fabs.f64(double %39)
  %41 = load ptr, ptr %13, align 8
  %42 = getelementptr inbounds %struct.comparison, ptr %41, i32 0, i32 2
  store double %40, ptr %42, align 8
  br label %43

43:                                               ; preds = %38, %31, %6
  %44 = load double, ptr %15, align 8
  %45 = call i32 @is_finite(double noundef %44) #9
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %87

47:                                               ; preds = %43
  %48 = load double, ptr %14, align 8
  %49 = load double, ptr %15, align 8
  %50 = fsub double %48, %49
  %51 = call double @llvm.fabs.f64(double %50)
  %52 = load ptr, ptr %13, align 8
  %53 = getelementptr inbounds %struct.comparison, ptr %52, i32 0, i32 0
  %54 = load double, ptr %53, align 8
  %55 = load ptr, ptr %13, align 8
  %56 = getelementptr inbounds %struct.comparison, ptr %55, i32 0, i32 1
  %57 = load double, ptr %56, align 8
  %58 = fsub double %54, %57
  %59 = call double @llvm.fabs.f64(double %58)
  %60 = fcmp ole double %51, %59
  br i1 %60, label %87, label %61

61:                                               ; preds = %47
  %62 = load double, ptr %14, align 8
  %63 = load ptr, ptr %13, align 8
  %64 = getelementptr inbounds %struct.comparison, ptr %63, i32 0, i32 0
  store double %62, ptr %64, align 8
  %65 = load double, ptr %15, align 8
  %66 = load ptr, ptr %13, align 8
  %67 = getelementptr inbounds %struct.comparison, ptr %66, i32 0, i32 1
  store double %65, ptr %67, align 8
  %68 = load double, ptr %14, align 8
  %69 = call i32 @is_finite(double noundef %68) #9
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %82, label %71

71:                                               ; preds = %61
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.record, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = icmp ne ptr %74, null
  br i1 %75, label %76, label %82

76:                                               ; preds = %71
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.record, ptr %77, i32 0, i32 0
  %79 = load ptr, ptr %78, align 8
  %80 = load i64, ptr %9, align 8
  %81 = getelementptr inbounds i8, ptr %79, i64 %80
  br label %83

82:                                               ; preds = %71, %61
  br label %83

83:                                               ; preds = %82, %76
  %84 = phi ptr [ %81, %76 ], [ null, %82 ]
  %85 = load ptr, ptr %13, align 8
  %86 = getelementptr inbounds %struct.comparison, ptr %85, i32 0, i32 4
  store ptr %84, ptr %86, align 8
  br label %87

87:                                               ; preds = %83, %47, %43
  ret void
}

define internal i32 @differ(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  store double %0, ptr %6, align 8
  store double %1, ptr %7, align 8
  store double %2, ptr %8, align 8
  store double %3, ptr %9, align 8
  %10 = load double, ptr %7, align 8
  %11 = call i32 @is_finite(double noundef %10) #9
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %4
  store i32 0, ptr %5, align 4
  br label %29

14:                                               ; preds = %4
  %15 = load double, ptr %6, align 8
  %16 = call i32 @is_finite(double noundef %15) #9
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  store i32 1, ptr %5, align 4
  br label %29

19:                                               ; preds = %14
  %20 = load double, ptr %6, align 8
  %21 = load double, ptr %7, align 8
  %22 = fsub double %20, %21
  %23 = call double @llvm.fabs.f64(double %22)
  %24 = load double, ptr %9, align 8
  %25 = load double, ptr %8, align 8
  %26 = fmul double %24, %25
  %27 = fcmp ogt double %23, %26
  %28 = zext i1 %27 to i32
  store i32 %28, ptr %5, align 4
  br label %29

29:                                               ; preds = %19, %18, %13
  %30 = load i32, ptr %5, align 4
  ret i32 %30
}

define internal double @tolerance(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.request, ptr %3, i32 0, i32 13
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 3
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  br label %15

8:                                                ; preds = %1
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.request, ptr %9, i32 0, i32 13
  %11 = load i32, ptr %10, align 4
  %12 = icmp ne i32 %11, 0
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, double 2.000000e-03, double 0x3EB0C6F7A0B5ED8D
  br label %15

15:                                               ; preds = %8, %7
  %16 = phi double [ 3.000000e-02, %7 ], [ %14, %8 ]
  ret double %16
}

define internal i32 @guessed(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = call i64 @word_at(ptr noundef %11) #9
  store i64 %12, ptr %8, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = call i64 @word_at(ptr noundef %13) #9
  store i64 %14, ptr %9, align 8
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.request, ptr %15, i32 0, i32 13
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %20

19:                                               ; preds = %3
  store i32 1, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %52

20:                                               ; preds = %3
  %21 = load i64, ptr %8, align 8
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = load i64, ptr %8, align 8
  %25 = call i32 @is_double(i64 noundef %24) #9
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %34

27:                                               ; preds = %23, %20
  %28 = load i64, ptr %9, align 8
  %29 = icmp ne i64 %28, 0
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = load i64, ptr %9, align 8
  %32 = call i32 @is_double(i64 noundef %31) #9
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30, %23
  store i32 1, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %52

35:                                               ; preds = %30, %27
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds %struct.request, ptr %36, i32 0, i32 13
  %38 = load i32, ptr %37, align 4
  %39 = load i32, ptr @doubtful, align 4
  %40 = or i32 %39, %38
  store i32 %40, ptr @doubtful, align 4
  %41 = load i32, ptr @as_pairs, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %48

43:                                               ; preds = %35
  %44 = load ptr, ptr %5, align 8
  %45 = getelementptr inbounds %struct.request, ptr %44, i32 0, i32 13
  %46 = load i32, ptr %45, align 4
  %47 = icmp ne i32 %46, 0
  br label %48

48:                                               ; preds = %43, %35
  %49 = phi i1 [ false, %35 ], [ %47, %43 ]
  %50 = zext i1 %49 to i64
  %51 = select i1 %49, i32 1, i32 2
  store i32 %51, ptr %4, align 4
  store i32 1, ptr %10, align 4
  br label %52

52:                                               ; preds = %48, %34, %19
  %53 = load i32, ptr %4, align 4
  ret i32 %53
}

define internal double @value_of(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 1 %9, i64 4, i1 false)
  %10 = load i32, ptr %5, align 4
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %15

12:                                               ; preds = %2
  %13 = load float, ptr %6, align 4
  %14 = fpext float %13 to double
  store double %14, ptr %3, align 8
  store i32 1, ptr %8, align 4
  br label %18

15:                                               ; preds = %2
  %16 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 1 %16, i64 8, i1 false)
  %17 = load double, ptr %7, align 8
  store double %17, ptr %3, align 8
  store i32 1, ptr %8, align 4
  br label %18

18:                                               ; preds = %15, %12
  %19 = load double, ptr %3, align 8
  ret double %19
}

define internal void @add_element(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [8 x i8], align 1
  %16 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %17 = load ptr, ptr %7, align 8
  store ptr %17, ptr %13, align 8
  %18 = load ptr, ptr %8, align 8
  %19 = getelementptr inbounds %struct.record, ptr %18, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  store ptr %22, ptr %14, align 8
  %23 = load ptr, ptr %13, align 8
  %24 = getelementptr inbounds %struct.comparison, ptr %23, i32 0, i32 4
  %25 = load ptr, ptr %24, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %41, label %27

27:                                               ; preds = %6
  %28 = load ptr, ptr %14, align 8
  %29 = load i32, ptr %10, align 4
  %30 = call double @value_of(ptr noundef %28, i32 noundef %29) #9
  %31 = call i32 @is_finite(double noundef %30) #9
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %41, label %33

33:                                               ; preds = %27
  %34 = load ptr, ptr %8, align 8
  %35 = getelementptr inbounds %struct.record, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = load i64, ptr %9, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  %39 = load ptr, ptr %13, align 8
  %40 = getelementptr inbounds %struct.comparison, ptr %39, i32 0, i32 4
  store ptr %38, ptr %40, align 8
  br label %41

41:                                               ; preds = %33, %27, %6
  store i64 0, ptr %16, align 8
  br label %42

42:                                               ; preds = %53, %41
  %43 = load i64, ptr %16, align 8
  %44 = icmp ult i64 %43, 8
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  br label %56

46:                                               ; preds = %42
  %47 = load ptr, ptr %14, align 8
  %48 = load i64, ptr %16, align 8
  %49 = getelementptr inbounds i8, ptr %47, i64 %48
  %50 = call zeroext i8 @pattern_byte(ptr noundef %49) #9
  %51 = load i64, ptr %16, align 8
  %52 = getelementptr inbounds [8 x i8], ptr %15, i64 0, i64 %51
  store i8 %50, ptr %52, align 1
  br label %53

53:                                               ; preds = %46
  %54 = load i64, ptr %16, align 8
  %55 = add i64 %54, 1
  store i64 %55, ptr %16, align 8
  br label %42

56:                                               ; preds = %45
  %57 = load ptr, ptr %13, align 8
  %58 = load ptr, ptr %13, align 8
  %59 = getelementptr inbounds %struct.comparison, ptr %58, i32 0, i32 0
  %60 = load ptr, ptr %14, align 8
  %61 = load i32, ptr %10, align 4
  %62 = call double @value_of(ptr noundef %60, i32 noundef %61) #9
  %63 = getelementptr inbounds [8 x i8], ptr %15, i64 0, i64 0
  %64 = load i32, ptr %10, align 4
  %65 = call double @value_of(ptr noundef %63, i32 noundef %64) #9
  call void @add_product(ptr noundef %57, ptr noundef %59, double noundef %62, double noundef %65) #9
  %66 = load ptr, ptr %13, align 8
  %67 = load ptr, ptr %13, align 8
  %68 = getelementptr inbounds %struct.comparison, ptr %67, i32 0, i32 1
  %69 = load ptr, ptr %12, align 8
  %70 = load i32, ptr %10, align 4
  %71 = call double @value_of(ptr noundef %69, i32 noundef %70) #9
  %72 = load ptr, ptr %11, align 8
  %73 = load i32, ptr %10, align 4
  %74 = call double @value_of(ptr noundef %72, i32 noundef %73) #9
  call void @add_product(ptr noundef %66, ptr noundef %68, double noundef %71, double noundef %74) #9
  %75 = load ptr, ptr %13, align 8
  %76 = load ptr, ptr %12, align 8
  %77 = load i32, ptr %10, align 4
  %78 = call double @value_of(ptr noundef %76, i32 noundef %77) #9
  call void @begin_with(ptr noundef %75, double noundef %78) #9
  ret void
}

define internal void @add_product(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store double %3, ptr %8, align 8
  %10 = load double, ptr %7, align 8
  %11 = fcmp oeq double %10, 0.000000e+00
  br i1 %11, label %15, label %12

12:                                               ; preds = %4
  %13 = load double, ptr %8, align 8
  %14 = fcmp oeq double %13, 0.000000e+00
  br i1 %14, label %15, label %16

15:                                               ; preds = %12, %4
  br label %20

16:                                               ; preds = %12
  %17 = load double, ptr %7, align 8
  %18 = load double, ptr %8, align 8
  %19 = fmul double %17, %18
  br label %20

20:                                               ; preds = %16, %15
  %21 = phi double [ 0.000000e+00, %15 ], [ %19, %16 ]
  store double %21, ptr %9, align 8
  %22 = load double, ptr %9, align 8
  %23 = load ptr, ptr %6, align 8
  %24 = load double, ptr %23, align 8
  %25 = fadd double %24, %22
  store double %25, ptr %23, align 8
  %26 = load double, ptr %9, align 8
  %27 = call i32 @is_finite(double noundef %26) #9
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %20
  %30 = load double, ptr %9, align 8
  %31 = call double @llvm.fabs.f64(double %30)
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds %struct.comparison, ptr %32, i32 0, i32 2
  %34 = load double, ptr %33, align 8
  %35 = fadd double %34, %31
  store double %35, ptr %33, align 8
  br label %36

36:                                               ; preds = %29, %20
  ret void
}

define internal void @begin_with(ptr noundef %0, double noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store double %1, ptr %4, align 8
  %5 = load double, ptr %4, align 8
  %6 = call double @llvm.fabs.f64(double %5)
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.comparison, ptr %7, i32 0, i32 3
  %9 = load double, ptr %8, align 8
  %10 = fcmp ogt double %6, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load double, ptr %4, align 8
  %13 = call double @llvm.fabs.f64(double %12)
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.comparison, ptr %14, i32 0, i32 3
  store double %13, ptr %15, align 8
  br label %16

16:                                               ; preds = %11, %2
  ret void
}

define internal i32 @is_cancelled(ptr noundef %0, double noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %6, align 4
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, double 1.000000e-05, double 1.000000e-13
  %12 = load double, ptr %5, align 8
  %13 = fmul double %11, %12
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.comparison, ptr %14, i32 0, i32 3
  %16 = load double, ptr %15, align 8
  %17 = fmul double %13, %16
  store double %17, ptr %7, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.comparison, ptr %18, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = fcmp une double %20, 0.000000e+00
  br i1 %21, label %22, label %36

22:                                               ; preds = %3
  %23 = load ptr, ptr %4, align 8
  %24 = getelementptr inbounds %struct.comparison, ptr %23, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = call double @llvm.fabs.f64(double %25)
  %27 = load double, ptr %7, align 8
  %28 = fcmp ole double %26, %27
  br i1 %28, label %29, label %36

29:                                               ; preds = %22
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.comparison, ptr %30, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = call double @llvm.fabs.f64(double %32)
  %34 = load double, ptr %7, align 8
  %35 = fcmp ole double %33, %34
  br label %36

36:                                               ; preds = %29, %22, %3
  %37 = phi i1 [ false, %22 ], [ false, %3 ], [ %35, %29 ]
  %38 = zext i1 %37 to i32
  ret i32 %38
}

define internal void @print_place(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.20, ptr noundef %7) #9
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.place, ptr %9, i32 0, i32 4
  %11 = load i32, ptr %10, align 8
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %21

13:                                               ; preds = %3
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.place, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.place, ptr %17, i32 0, i32 4
  %19 = load i32, ptr %18, align 8
  %20 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.21, ptr noundef %16, i32 noundef %19) #9
  br label %21

21:                                               ; preds = %13, %3
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds %struct.place, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds %struct.place, ptr %25, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %6, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.place, ptr %29, i32 0, i32 4
  %31 = load i32, ptr %30, align 8
  %32 = icmp ne i32 %31, 0
  %33 = zext i1 %32 to i64
  %34 = select i1 %32, ptr @.str.19, ptr @.str.23
  %35 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.22, ptr noundef %24, ptr noundef %27, ptr noundef %28, ptr noundef %34) #9
  ret void
}

define internal i32 @lost_at(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 600, ptr @runs_left, align 4
  store i32 0, ptr %7, align 4
  br label %11

11:                                               ; preds = %46, %2
  %12 = load i32, ptr %7, align 4
  %13 = load i32, ptr %5, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  store i32 2, ptr %8, align 4
  br label %49

16:                                               ; preds = %11
  %17 = load ptr, ptr @suspect, align 8
  %18 = getelementptr inbounds %struct.check, ptr %17, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %19, i64 %25
  store i8 1, ptr %26, align 1
  %27 = call i32 @explains() #9
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %16
  %30 = load ptr, ptr %4, align 8
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  store i32 %34, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %49

35:                                               ; preds = %16
  %36 = load ptr, ptr @suspect, align 8
  %37 = getelementptr inbounds %struct.check, ptr %36, i32 0, i32 3
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %38, i64 %44
  store i8 0, ptr %45, align 1
  br label %46

46:                                               ; preds = %35
  %47 = load i32, ptr %7, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %7, align 4
  br label %11

49:                                               ; preds = %29, %15
  %50 = load i32, ptr %8, align 4
  switch i32 %50, label %101 [
    i32 2, label %51
  ]

51:                                               ; preds = %49
  store i32 0, ptr %9, align 4
  br label %52

52:                                               ; preds = %66, %51
  %53 = load i32, ptr %9, align 4
  %54 = icmp slt i32 %53, 2
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 5, ptr %8, align 4
  br label %69

56:                                               ; preds = %52
  %57 = load ptr, ptr %4, align 8
  %58 = load i32, ptr %5, align 4
  %59 = load i32, ptr %9, align 4
  %60 = call i32 @lost_together(ptr noundef %57, i32 noundef %58, i32 noundef %59) #9
  store i32 %60, ptr %6, align 4
  %61 = load i32, ptr %6, align 4
  %62 = icmp sge i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %56
  %64 = load i32, ptr %6, align 4
  store i32 %64, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %69

65:                                               ; preds = %56
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %9, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %9, align 4
  br label %52

69:                                               ; preds = %63, %55
  %70 = load i32, ptr %8, align 4
  switch i32 %70, label %101 [
    i32 5, label %71
  ]

71:                                               ; preds = %69
  store i32 0, ptr %10, align 4
  br label %72

72:                                               ; preds = %88, %71
  %73 = load i32, ptr %10, align 4
  %74 = load i32, ptr %5, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 8, ptr %8, align 4
  br label %91

77:                                               ; preds = %72
  %78 = load ptr, ptr @suspect, align 8
  %79 = getelementptr inbounds %struct.check, ptr %78, i32 0, i32 3
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %4, align 8
  %82 = load i32, ptr %10, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %81, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %80, i64 %86
  store i8 1, ptr %87, align 1
  br label %88

88:                                               ; preds = %77
  %89 = load i32, ptr %10, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %10, align 4
  br label %72

91:                                               ; preds = %76
  %92 = call i32 @explains() #9
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %94, label %98

94:                                               ; preds = %91
  %95 = load ptr, ptr %4, align 8
  %96 = load i32, ptr %5, align 4
  %97 = call i32 @first_needed(ptr noundef %95, i32 noundef %96) #9
  br label %99

98:                                               ; preds = %91
  br label %99

99:                                               ; preds = %98, %94
  %100 = phi i32 [ %97, %94 ], [ -1, %98 ]
  store i32 %100, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %101

101:                                              ; preds = %99, %69, %49
  %102 = load i32, ptr %3, align 4
  ret i32 %102
}

define internal i32 @explains() #0 {
  %1 = alloca %struct.comparison, align 8
  %2 = load i32, ptr @runs_left, align 4
  %3 = add nsw i32 %2, -1
  store i32 %3, ptr @runs_left, align 4
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %0
  %6 = load ptr, ptr @suspect, align 8
  %7 = load i32, ptr @suspect_lane, align 4
  %8 = call i32 @run_again(ptr noundef %6, i32 noundef %7) #9
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %5
  %11 = load ptr, ptr @suspect, align 8
  %12 = load i32, ptr @suspect_lane, align 4
  call void @compare(ptr dead_on_unwind writable sret(%struct.comparison) align 8 %1, ptr noundef %11, i32 noundef %12) #9
  %13 = getelementptr inbounds %struct.comparison, ptr %1, i32 0, i32 5
  %14 = load i32, ptr %13, align 8
  %15 = icmp ne i32 %14, 0
  %16 = xor i1 %15, true
  br label %17

17:                                               ; preds = %10, %5, %0
  %18 = phi i1 [ false, %5 ], [ false, %0 ], [ %16, %10 ]
  %19 = zext i1 %18 to i32
  ret i32 %19
}

define internal i32 @lost_together(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %13

13:                                               ; preds = %102, %3
  %14 = load i32, ptr %8, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  store i32 2, ptr %9, align 4
  br label %105

18:                                               ; preds = %13
  store i32 1, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %19

19:                                               ; preds = %45, %18
  %20 = load i32, ptr %11, align 4
  %21 = load i32, ptr %8, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 5, ptr %9, align 4
  br label %48

24:                                               ; preds = %19
  %25 = load i32, ptr %10, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %42

27:                                               ; preds = %24
  %28 = load ptr, ptr %5, align 8
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %5, align 8
  %34 = load i32, ptr %11, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = load i32, ptr %7, align 4
  %39 = call i32 @belong_together(i32 noundef %32, i32 noundef %37, i32 noundef %38) #9
  %40 = icmp ne i32 %39, 0
  %41 = xor i1 %40, true
  br label %42

42:                                               ; preds = %27, %24
  %43 = phi i1 [ false, %24 ], [ %41, %27 ]
  %44 = zext i1 %43 to i32
  store i32 %44, ptr %10, align 4
  br label %45

45:                                               ; preds = %42
  %46 = load i32, ptr %11, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %11, align 4
  br label %19

48:                                               ; preds = %23
  %49 = load i32, ptr %10, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  store i32 4, ptr %9, align 4
  br label %99

52:                                               ; preds = %48
  %53 = load i32, ptr %8, align 4
  store i32 %53, ptr %12, align 4
  br label %54

54:                                               ; preds = %83, %52
  %55 = load i32, ptr %12, align 4
  %56 = load i32, ptr %6, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  store i32 8, ptr %9, align 4
  br label %86

59:                                               ; preds = %54
  %60 = load ptr, ptr %5, align 8
  %61 = load i32, ptr %8, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = load ptr, ptr %5, align 8
  %66 = load i32, ptr %12, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = load i32, ptr %7, align 4
  %71 = call i32 @belong_together(i32 noundef %64, i32 noundef %69, i32 noundef %70) #9
  %72 = trunc i32 %71 to i8
  %73 = load ptr, ptr @suspect, align 8
  %74 = getelementptr inbounds %struct.check, ptr %73, i32 0, i32 3
  %75 = load ptr, ptr %74, align 8
  %76 = load ptr, ptr %5, align 8
  %77 = load i32, ptr %12, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %76, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %75, i64 %81
  store i8 %72, ptr %82, align 1
  br label %83

83:                                               ; preds = %59
  %84 = load i32, ptr %12, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %12, align 4
  br label %54

86:                                               ; preds = %58
  %87 = call i32 @explains() #9
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %93

89:                                               ; preds = %86
  %90 = load ptr, ptr %5, align 8
  %91 = load i32, ptr %6, align 4
  %92 = call i32 @first_needed(ptr noundef %90, i32 noundef %91) #9
  store i32 %92, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %99

93:                                               ; preds = %86
  %94 = load ptr, ptr @suspect, align 8
  %95 = getelementptr inbounds %struct.check, ptr %94, i32 0, i32 3
  %96 = load ptr, ptr %95, align 8
  %97 = load i32, ptr @__ltoad_sanitizer_count, align 4
  %98 = sext i32 %97 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %96, i8 0, i64 %98, i1 false)
  store i32 0, ptr %9, align 4
  br label %99

99:                                               ; preds = %93, %89, %51
  %100 = load i32, ptr %9, align 4
  switch i32 %100, label %105 [
    i32 0, label %101
    i32 4, label %102
  ]

101:                                              ; preds = %99
  br label %102

102:                                              ; preds = %101, %99
  %103 = load i32, ptr %8, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %8, align 4
  br label %13

105:                                              ; preds = %99, %17
  %106 = load i32, ptr %9, align 4
  switch i32 %106, label %110 [
    i32 2, label %107
    i32 1, label %108
  ]

107:                                              ; preds = %105
  store i32 -1, ptr %4, align 4
  br label %108

108:                                              ; preds = %107, %105
  %109 = load i32, ptr %4, align 4
  ret i32 %109

110:                                              ; preds = %105
  unreachable
}

define internal i32 @first_needed(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load i32, ptr %5, align 4
  %10 = sub nsw i32 %9, 1
  store i32 %10, ptr %6, align 4
  br label %11

11:                                               ; preds = %54, %2
  %12 = load i32, ptr %6, align 4
  %13 = icmp sge i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  br label %57

15:                                               ; preds = %11
  %16 = load ptr, ptr @suspect, align 8
  %17 = getelementptr inbounds %struct.check, ptr %16, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %18, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = icmp ne i8 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %15
  br label %54

29:                                               ; preds = %15
  %30 = load ptr, ptr @suspect, align 8
  %31 = getelementptr inbounds %struct.check, ptr %30, i32 0, i32 3
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %6, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %32, i64 %38
  store i8 0, ptr %39, align 1
  %40 = call i32 @explains() #9
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %53, label %42

42:                                               ; preds = %29
  %43 = load ptr, ptr @suspect, align 8
  %44 = getelementptr inbounds %struct.check, ptr %43, i32 0, i32 3
  %45 = load ptr, ptr %44, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = load i32, ptr %6, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %45, i64 %51
  store i8 1, ptr %52, align 1
  br label %53

53:                                               ; preds = %42, %29
  br label %54

54:                                               ; preds = %53, %28
  %55 = load i32, ptr %6, align 4
  %56 = add nsw i32 %55, -1
  store i32 %56, ptr %6, align 4
  br label %11

57:                                               ; preds = %14
  store i32 0, ptr %7, align 4
  br label %58

58:                                               ; preds = %83, %57
  %59 = load i32, ptr %7, align 4
  %60 = load i32, ptr %5, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %58
  store i32 5, ptr %8, align 4
  br label %86

63:                                               ; preds = %58
  %64 = load ptr, ptr @suspect, align 8
  %65 = getelementptr inbounds %struct.check, ptr %64, i32 0, i32 3
  %66 = load ptr, ptr %65, align 8
  %67 = load ptr, ptr %4, align 8
  %68 = load i32, ptr %7, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %67, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i8, ptr %66, i64 %72
  %74 = load i8, ptr %73, align 1
  %75 = icmp ne i8 %74, 0
  br i1 %75, label %76, label %82

76:                                               ; preds = %63
  %77 = load ptr, ptr %4, align 8
  %78 = load i32, ptr %7, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  %81 = load i32, ptr %80, align 4
  store i32 %81, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %86

82:                                               ; preds = %63
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %7, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %7, align 4
  br label %58

86:                                               ; preds = %76, %62
  %87 = load i32, ptr %8, align 4
  switch i32 %87, label %91 [
    i32 5, label %88
    i32 1, label %89
  ]

88:                                               ; preds = %86
  store i32 -1, ptr %3, align 4
  br label %89

89:                                               ; preds = %88, %86
  %90 = load i32, ptr %3, align 4
  ret i32 %90

91:                                               ; preds = %86
  unreachable
}

define internal i32 @belong_together(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [0 x %struct.place], ptr @__ltoad_sanitizer_places, i64 0, i64 %10
  store ptr %11, ptr %7, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [0 x %struct.place], ptr @__ltoad_sanitizer_places, i64 0, i64 %13
  store ptr %14, ptr %8, align 8
  %15 = load i32, ptr %6, align 4
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %36

17:                                               ; preds = %3
  %18 = load ptr, ptr %7, align 8
  %19 = getelementptr inbounds %struct.place, ptr %18, i32 0, i32 4
  %20 = load i32, ptr %19, align 8
  %21 = load ptr, ptr %8, align 8
  %22 = getelementptr inbounds %struct.place, ptr %21, i32 0, i32 4
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %20, %23
  br i1 %24, label %25, label %33

25:                                               ; preds = %17
  %26 = load ptr, ptr %7, align 8
  %27 = getelementptr inbounds %struct.place, ptr %26, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %8, align 8
  %30 = getelementptr inbounds %struct.place, ptr %29, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %28, %31
  br label %33

33:                                               ; preds = %25, %17
  %34 = phi i1 [ false, %17 ], [ %32, %25 ]
  %35 = zext i1 %34 to i32
  br label %45

36:                                               ; preds = %3
  %37 = load ptr, ptr %7, align 8
  %38 = getelementptr inbounds %struct.place, ptr %37, i32 0, i32 2
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %8, align 8
  %41 = getelementptr inbounds %struct.place, ptr %40, i32 0, i32 2
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %39, %42
  %44 = zext i1 %43 to i32
  br label %45

45:                                               ; preds = %36, %33
  %46 = phi i32 [ %35, %33 ], [ %44, %36 ]
  ret i32 %46
}

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { noreturn }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin }
attributes #10 = { nobuiltin noreturn }


