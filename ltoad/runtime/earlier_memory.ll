

@__ltoad_earlier_memory_.str = linkonce_odr hidden constant [133 x i8] c"ltoad: a tape is used again where static variables lead to objects from before the derivative was called; get a tape for each sweep\0A\00", align 1
@__ltoad_earlier_memory_lock = linkonce_odr hidden global i32 0, align 4
@__ltoad_earlier_memory_windows = linkonce_odr hidden global [512 x { ptr, i64, i64, i64, ptr }] zeroinitializer, align 16
@__ltoad_earlier_memory_window_count = linkonce_odr hidden global i64 0, align 8
@__ltoad_earlier_memory_.str.1 = linkonce_odr hidden constant [130 x i8] c"ltoad: there is no address space for the shadows of what static variables lead to; raise the limit of virtual memory (ulimit -v)\0A\00", align 1
@__ltoad_earlier_memory_bits_of_lane = linkonce_odr hidden constant [3 x i32] [i32 42, i32 40, i32 38], align 4
@__ltoad_earlier_memory_next = linkonce_odr hidden global i64 18691697672192, align 8

define linkonce_odr hidden ptr @__ltoad_earlier_found(ptr noundef %0, ptr noundef %1, ptr noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = call ptr @__ltoad_earlier_memory_window_at(ptr noundef %14)
  store ptr %15, ptr %8, align 8
  store i64 -1, ptr %9, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %31

18:                                               ; preds = %3
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %5, align 8
  %22 = load ptr, ptr %8, align 8
  %23 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %22, i32 0, i32 3
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %9, align 8
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %25, i32 0, i32 4
  %27 = load i32, ptr %26, align 4
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %18
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str)
  br label %30

30:                                               ; preds = %29, %18
  br label %65

31:                                               ; preds = %3
  store i64 0, ptr %10, align 8
  br label %32

32:                                               ; preds = %61, %31
  %33 = load i64, ptr %10, align 8
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp ult i64 %33, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %32
  br label %64

39:                                               ; preds = %32
  %40 = load ptr, ptr %5, align 8
  %41 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %40, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %10, align 8
  %44 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %42, i64 %43
  store ptr %44, ptr %11, align 8
  %45 = load ptr, ptr %7, align 8
  %46 = ptrtoint ptr %45 to i64
  %47 = load ptr, ptr %11, align 8
  %48 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %47, i32 0, i32 2
  %49 = load ptr, ptr %48, align 8
  %50 = ptrtoint ptr %49 to i64
  %51 = sub i64 %46, %50
  %52 = load ptr, ptr %11, align 8
  %53 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp ult i64 %51, %54
  br i1 %55, label %56, label %60

56:                                               ; preds = %39
  %57 = load ptr, ptr %11, align 8
  %58 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %57, i32 0, i32 3
  %59 = load i64, ptr %58, align 8
  store i64 %59, ptr %9, align 8
  br label %60

60:                                               ; preds = %56, %39
  br label %61

61:                                               ; preds = %60
  %62 = load i64, ptr %10, align 8
  %63 = add i64 %62, 1
  store i64 %63, ptr %10, align 8
  br label %32

64:                                               ; preds = %38
  br label %65

65:                                               ; preds = %64, %30
  %66 = load i64, ptr %9, align 8
  %67 = icmp eq i64 %66, -1
  br i1 %67, label %68, label %69

68:                                               ; preds = %65
  store ptr null, ptr %4, align 8
  store i32 1, ptr %12, align 4
  br label %78

69:                                               ; preds = %65
  %70 = load ptr, ptr %5, align 8
  %71 = load ptr, ptr %6, align 8
  %72 = load i64, ptr %9, align 8
  %73 = call ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %70, ptr noundef %71, i64 noundef %72)
  store ptr %73, ptr %13, align 8
  %74 = load ptr, ptr %5, align 8
  %75 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %74, i32 0, i32 3
  store i32 1, ptr %75, align 8
  %76 = load ptr, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %76, ptr align 8 %13, i64 8, i1 false)
  %77 = load ptr, ptr %13, align 8
  store ptr %77, ptr %4, align 8
  store i32 1, ptr %12, align 4
  br label %78

78:                                               ; preds = %69, %68
  %79 = load ptr, ptr %4, align 8
  ret ptr %79
}


define linkonce_odr hidden ptr @__ltoad_earlier_memory_window_at(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call i32 @__ltoad_earlier_memory_is_window(ptr noundef %7)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %1
  %11 = call i64 @__ltoad_earlier_memory_known_windows()
  br label %13

12:                                               ; preds = %1
  br label %13

13:                                               ; preds = %12, %10
  %14 = phi i64 [ %11, %10 ], [ 0, %12 ]
  store i64 %14, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %15

15:                                               ; preds = %38, %13
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %4, align 8
  %18 = icmp ult i64 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  store i32 2, ptr %6, align 4
  br label %41

20:                                               ; preds = %15
  %21 = load ptr, ptr %3, align 8
  %22 = ptrtoint ptr %21 to i64
  %23 = load i64, ptr %5, align 8
  %24 = getelementptr inbounds [512 x { ptr, i64, i64, i64, ptr }], ptr @__ltoad_earlier_memory_windows, i64 0, i64 %23
  %25 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %24, i32 0, i32 4
  %26 = load ptr, ptr %25, align 8
  %27 = ptrtoint ptr %26 to i64
  %28 = sub i64 %22, %27
  %29 = load i64, ptr %5, align 8
  %30 = getelementptr inbounds [512 x { ptr, i64, i64, i64, ptr }], ptr @__ltoad_earlier_memory_windows, i64 0, i64 %29
  %31 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %28, %32
  br i1 %33, label %34, label %37

34:                                               ; preds = %20
  %35 = load i64, ptr %5, align 8
  %36 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr @__ltoad_earlier_memory_windows, i64 %35
  store ptr %36, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %41

37:                                               ; preds = %20
  br label %38

38:                                               ; preds = %37
  %39 = load i64, ptr %5, align 8
  %40 = add i64 %39, 1
  store i64 %40, ptr %5, align 8
  br label %15

41:                                               ; preds = %34, %19
  %42 = load i32, ptr %6, align 4
  switch i32 %42, label %44 [
    i32 2, label %43
  ]

43:                                               ; preds = %41
  store ptr null, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %44

44:                                               ; preds = %43, %41
  %45 = load ptr, ptr %2, align 8
  ret ptr %45
}

define linkonce_odr hidden void @__ltoad_earlier_memory_stop(ptr noundef %0) nounwind {
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
  %17 = icmp sge i64 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %13
  call void @abort()
  unreachable

19:                                               ; preds = %13
  call void @abort()
  unreachable
}


define linkonce_odr hidden ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %0, ptr noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %12

12:                                               ; preds = %58, %3
  %13 = load i64, ptr %8, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %13, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %12
  store i32 2, ptr %9, align 4
  br label %61

19:                                               ; preds = %12
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %8, align 8
  %24 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %22, i64 %23
  store ptr %24, ptr %10, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %25, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = load i64, ptr %7, align 8
  %29 = icmp eq i64 %27, %28
  br i1 %29, label %30, label %54

30:                                               ; preds = %19
  %31 = load ptr, ptr %6, align 8
  %32 = ptrtoint ptr %31 to i64
  %33 = load ptr, ptr %10, align 8
  %34 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = ptrtoint ptr %35 to i64
  %37 = sub i64 %32, %36
  %38 = load ptr, ptr %10, align 8
  %39 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %38, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp ult i64 %37, %40
  br i1 %41, label %42, label %54

42:                                               ; preds = %30
  %43 = load ptr, ptr %10, align 8
  %44 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = ptrtoint ptr %46 to i64
  %48 = load ptr, ptr %10, align 8
  %49 = getelementptr inbounds { ptr, i64, ptr, i64 }, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = sub i64 %47, %51
  %53 = getelementptr inbounds i8, ptr %45, i64 %52
  store ptr %53, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %55

54:                                               ; preds = %30, %19
  store i32 0, ptr %9, align 4
  br label %55

55:                                               ; preds = %54, %42
  %56 = load i32, ptr %9, align 4
  switch i32 %56, label %61 [
    i32 0, label %57
  ]

57:                                               ; preds = %55
  br label %58

58:                                               ; preds = %57
  %59 = load i64, ptr %8, align 8
  %60 = add i64 %59, 1
  store i64 %60, ptr %8, align 8
  br label %12

61:                                               ; preds = %55, %18
  %62 = load i32, ptr %9, align 4
  switch i32 %62, label %103 [
    i32 2, label %63
    i32 1, label %101
  ]

63:                                               ; preds = %61
  %64 = load ptr, ptr %5, align 8
  %65 = load ptr, ptr %6, align 8
  %66 = ptrtoint ptr %65 to i64
  %67 = load i64, ptr %7, align 8
  %68 = call ptr @__ltoad_earlier_memory_window_of(ptr noundef %64, i64 noundef %66, i64 noundef %67)
  store ptr %68, ptr %11, align 8
  %69 = load ptr, ptr %11, align 8
  %70 = icmp ne ptr %69, null
  br i1 %70, label %86, label %71

71:                                               ; preds = %63
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %72 = load ptr, ptr %5, align 8
  %73 = load ptr, ptr %6, align 8
  %74 = ptrtoint ptr %73 to i64
  %75 = load i64, ptr %7, align 8
  %76 = call ptr @__ltoad_earlier_memory_window_of(ptr noundef %72, i64 noundef %74, i64 noundef %75)
  store ptr %76, ptr %11, align 8
  %77 = load ptr, ptr %11, align 8
  %78 = icmp ne ptr %77, null
  br i1 %78, label %85, label %79

79:                                               ; preds = %71
  %80 = load ptr, ptr %5, align 8
  %81 = load ptr, ptr %6, align 8
  %82 = ptrtoint ptr %81 to i64
  %83 = load i64, ptr %7, align 8
  %84 = call ptr @__ltoad_earlier_memory_new_window(ptr noundef %80, i64 noundef %82, i64 noundef %83)
  store ptr %84, ptr %11, align 8
  br label %85

85:                                               ; preds = %79, %71
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  br label %86

86:                                               ; preds = %85, %63
  %87 = load ptr, ptr %11, align 8
  %88 = icmp ne ptr %87, null
  br i1 %88, label %90, label %89

89:                                               ; preds = %86
  call void @__ltoad_earlier_memory_stop(ptr noundef @__ltoad_earlier_memory_.str.1)
  br label %90

90:                                               ; preds = %89, %86
  %91 = load ptr, ptr %11, align 8
  %92 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %91, i32 0, i32 4
  %93 = load ptr, ptr %92, align 8
  %94 = load ptr, ptr %6, align 8
  %95 = ptrtoint ptr %94 to i64
  %96 = load ptr, ptr %11, align 8
  %97 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %96, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = sub i64 %95, %98
  %100 = getelementptr inbounds i8, ptr %93, i64 %99
  store ptr %100, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %101

101:                                              ; preds = %90, %61
  %102 = load ptr, ptr %4, align 8
  ret ptr %102

103:                                              ; preds = %61
  unreachable
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define linkonce_odr hidden void @__ltoad_earlier_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  store i64 0, ptr %11, align 8
  br label %15

15:                                               ; preds = %46, %5
  %16 = load i64, ptr %11, align 8
  %17 = add i64 %16, 8
  %18 = load i64, ptr %9, align 8
  %19 = icmp ule i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %15
  store i32 2, ptr %12, align 4
  br label %50

21:                                               ; preds = %15
  %22 = load ptr, ptr %7, align 8
  %23 = load i64, ptr %11, align 8
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 1 %24, i64 8, i1 false)
  %25 = load ptr, ptr %8, align 8
  %26 = load i64, ptr %11, align 8
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 1 %27, i64 8, i1 false)
  %28 = load ptr, ptr %13, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %42, label %30

30:                                               ; preds = %21
  %31 = load ptr, ptr %14, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = load ptr, ptr %6, align 8
  %35 = load ptr, ptr %14, align 8
  %36 = load ptr, ptr %7, align 8
  %37 = load i64, ptr %11, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  %39 = call ptr @__ltoad_earlier_found(ptr noundef %34, ptr noundef %35, ptr noundef %38)
  %40 = icmp ne ptr %39, null
  br i1 %40, label %42, label %41

41:                                               ; preds = %33
  store i32 1, ptr %12, align 4
  br label %43

42:                                               ; preds = %33, %30, %21
  store i32 0, ptr %12, align 4
  br label %43

43:                                               ; preds = %42, %41
  %44 = load i32, ptr %12, align 4
  switch i32 %44, label %50 [
    i32 0, label %45
  ]

45:                                               ; preds = %43
  br label %46

46:                                               ; preds = %45
  %47 = load i64, ptr %10, align 8
  %48 = load i64, ptr %11, align 8
  %49 = add i64 %48, %47
  store i64 %49, ptr %11, align 8
  br label %15

50:                                               ; preds = %43, %20
  %51 = load i32, ptr %12, align 4
  switch i32 %51, label %53 [
    i32 2, label %52
    i32 1, label %52
  ]

52:                                               ; preds = %50, %50
  ret void

53:                                               ; preds = %50
  unreachable
}

define linkonce_odr hidden void @__ltoad_earlier_begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %9, align 8
  store ptr null, ptr %10, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %31

16:                                               ; preds = %4
  %17 = load ptr, ptr %9, align 8
  %18 = call i64 @malloc_usable_size(ptr noundef %17)
  store i64 %18, ptr %11, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = load ptr, ptr %9, align 8
  %21 = load i64, ptr %8, align 8
  %22 = call ptr @__ltoad_earlier_memory_shadow_of(ptr noundef %19, ptr noundef %20, i64 noundef %21)
  store ptr %22, ptr %10, align 8
  %23 = load ptr, ptr %10, align 8
  %24 = load i64, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %23, i8 0, i64 %24, i1 false)
  %25 = load i64, ptr %11, align 8
  %26 = icmp ugt i64 %25, 1048576
  br i1 %26, label %27, label %30

27:                                               ; preds = %16
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %28, i32 0, i32 3
  store i32 1, ptr %29, align 8
  br label %30

30:                                               ; preds = %27, %16
  br label %31

31:                                               ; preds = %30, %4
  %32 = load ptr, ptr %10, align 8
  %33 = load ptr, ptr %7, align 8
  store ptr %32, ptr %33, align 8
  ret void
}

declare i64 @malloc_usable_size(ptr noundef)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define linkonce_odr hidden void @__ltoad_earlier_enter(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %9 = load ptr, ptr %6, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  %12 = load i64, ptr %7, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %13, i32 0, i32 1
  store i64 %12, ptr %14, align 8
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %15, i32 0, i32 4
  store i32 0, ptr %16, align 4
  %17 = load ptr, ptr %8, align 8
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 0
  %20 = xor i1 %19, true
  %21 = zext i1 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %23, i32 0, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, %22
  store i64 %26, ptr %24, align 8
  %27 = load ptr, ptr %8, align 8
  store i32 1, ptr %27, align 4
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %28, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 1
  br i1 %31, label %32, label %39

32:                                               ; preds = %4
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %33, i32 0, i32 3
  %35 = load i32, ptr %34, align 8
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %32
  %38 = load ptr, ptr %5, align 8
  call void @__ltoad_earlier_memory_clear(ptr noundef %38)
  br label %39

39:                                               ; preds = %37, %32, %4
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_memory_take(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  br label %5

5:                                                ; preds = %11, %1
  %6 = load ptr, ptr %2, align 8
  store i32 1, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = atomicrmw xchg ptr %6, i32 %7 acquire, align 4
  store i32 %8, ptr %4, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  br label %5

12:                                               ; preds = %5
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_memory_clear(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %5 = call i64 @__ltoad_earlier_memory_known_windows()
  store i64 %5, ptr %3, align 8
  store i64 0, ptr %4, align 8
  br label %6

6:                                                ; preds = %29, %1
  %7 = load i64, ptr %4, align 8
  %8 = load i64, ptr %3, align 8
  %9 = icmp ult i64 %7, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  br label %32

11:                                               ; preds = %6
  %12 = load i64, ptr %4, align 8
  %13 = getelementptr inbounds [512 x { ptr, i64, i64, i64, ptr }], ptr @__ltoad_earlier_memory_windows, i64 0, i64 %12
  %14 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %2, align 8
  %17 = icmp eq ptr %15, %16
  br i1 %17, label %18, label %28

18:                                               ; preds = %11
  %19 = load i64, ptr %4, align 8
  %20 = getelementptr inbounds [512 x { ptr, i64, i64, i64, ptr }], ptr @__ltoad_earlier_memory_windows, i64 0, i64 %19
  %21 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %20, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %4, align 8
  %24 = getelementptr inbounds [512 x { ptr, i64, i64, i64, ptr }], ptr @__ltoad_earlier_memory_windows, i64 0, i64 %23
  %25 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %24, i32 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = call i32 @madvise(ptr noundef %22, i64 noundef %26, i32 noundef 4)
  br label %28

28:                                               ; preds = %18, %11
  br label %29

29:                                               ; preds = %28
  %30 = load i64, ptr %4, align 8
  %31 = add i64 %30, 1
  store i64 %31, ptr %4, align 8
  br label %6

32:                                               ; preds = %10
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %33, i32 0, i32 3
  store i32 0, ptr %34, align 8
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_memory_give(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  store atomic i32 %5, ptr %4 release, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_leave(ptr noundef %0, ptr noundef %1) nounwind {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %8, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = sub i64 %10, %7
  store i64 %11, ptr %9, align 8
  %12 = load ptr, ptr %4, align 8
  store i32 0, ptr %12, align 4
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %13, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %2
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %18, i32 0, i32 3
  %20 = load i32, ptr %19, align 8
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %17
  %23 = load ptr, ptr %3, align 8
  call void @__ltoad_earlier_memory_clear(ptr noundef %23)
  br label %24

24:                                               ; preds = %22, %17, %2
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden void @__ltoad_earlier_rinse(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @__ltoad_earlier_memory_take(ptr noundef @__ltoad_earlier_memory_lock)
  %3 = load ptr, ptr %2, align 8
  call void @__ltoad_earlier_memory_clear(ptr noundef %3)
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds { ptr, i64, i64, i32, i32 }, ptr %4, i32 0, i32 4
  store i32 1, ptr %5, align 4
  call void @__ltoad_earlier_memory_give(ptr noundef @__ltoad_earlier_memory_lock)
  ret void
}

define linkonce_odr hidden i32 @__ltoad_earlier_memory_is_window(ptr noundef %0) nounwind {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = sub i64 %4, 18691697672192
  %6 = icmp ult i64 %5, 69269232549888
  %7 = zext i1 %6 to i32
  ret i32 %7
}

define linkonce_odr hidden i64 @__ltoad_earlier_memory_known_windows() nounwind {
  %1 = alloca i64, align 8
  %2 = load atomic i64, ptr @__ltoad_earlier_memory_window_count acquire, align 8
  store i64 %2, ptr %1, align 8
  %3 = load i64, ptr %1, align 8
  ret i64 %3
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef)

declare void @abort()

define linkonce_odr hidden ptr @__ltoad_earlier_memory_window_of(ptr noundef %0, i64 noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %12 = call i64 @__ltoad_earlier_memory_known_windows()
  store i64 %12, ptr %8, align 8
  store i64 0, ptr %9, align 8
  br label %13

13:                                               ; preds = %48, %3
  %14 = load i64, ptr %9, align 8
  %15 = load i64, ptr %8, align 8
  %16 = icmp ult i64 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  store i32 2, ptr %10, align 4
  br label %51

18:                                               ; preds = %13
  %19 = load i64, ptr %9, align 8
  %20 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr @__ltoad_earlier_memory_windows, i64 %19
  store ptr %20, ptr %11, align 8
  %21 = load ptr, ptr %11, align 8
  %22 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = icmp eq ptr %23, %24
  br i1 %25, label %26, label %44

26:                                               ; preds = %18
  %27 = load ptr, ptr %11, align 8
  %28 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %7, align 8
  %31 = icmp eq i64 %29, %30
  br i1 %31, label %32, label %44

32:                                               ; preds = %26
  %33 = load i64, ptr %6, align 8
  %34 = load ptr, ptr %11, align 8
  %35 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = sub i64 %33, %36
  %38 = load ptr, ptr %11, align 8
  %39 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = icmp ult i64 %37, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %32
  %43 = load ptr, ptr %11, align 8
  store ptr %43, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %45

44:                                               ; preds = %32, %26, %18
  store i32 0, ptr %10, align 4
  br label %45

45:                                               ; preds = %44, %42
  %46 = load i32, ptr %10, align 4
  switch i32 %46, label %51 [
    i32 0, label %47
  ]

47:                                               ; preds = %45
  br label %48

48:                                               ; preds = %47
  %49 = load i64, ptr %9, align 8
  %50 = add i64 %49, 1
  store i64 %50, ptr %9, align 8
  br label %13

51:                                               ; preds = %45, %17
  %52 = load i32, ptr %10, align 4
  switch i32 %52, label %54 [
    i32 2, label %53
  ]

53:                                               ; preds = %51
  store ptr null, ptr %4, align 8
  store i32 1, ptr %10, align 4
  br label %54

54:                                               ; preds = %53, %51
  %55 = load ptr, ptr %4, align 8
  ret ptr %55
}

define linkonce_odr hidden ptr @__ltoad_earlier_memory_new_window(ptr noundef %0, i64 noundef %1, i64 noundef %2) nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca { ptr, i64, i64, i64, ptr }, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %15 = load i64, ptr @__ltoad_earlier_memory_window_count, align 8
  %16 = icmp eq i64 %15, 512
  br i1 %16, label %17, label %18

17:                                               ; preds = %3
  store ptr null, ptr %4, align 8
  br label %75

18:                                               ; preds = %3
  %19 = load i64, ptr %7, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %27

22:                                               ; preds = %18
  %23 = load i64, ptr %7, align 8
  %24 = icmp ult i64 %23, 16
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, i32 1, i32 2
  br label %27

27:                                               ; preds = %22, %21
  %28 = phi i32 [ 0, %21 ], [ %26, %22 ]
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [3 x i32], ptr @__ltoad_earlier_memory_bits_of_lane, i64 0, i64 %29
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %8, align 4
  br label %32

32:                                               ; preds = %69, %27
  %33 = load i32, ptr %8, align 4
  %34 = icmp sge i32 %33, 32
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 2, ptr %9, align 4
  br label %72

36:                                               ; preds = %32
  %37 = load i32, ptr %8, align 4
  %38 = zext i32 %37 to i64
  %39 = shl i64 1, %38
  store i64 %39, ptr %10, align 8
  %40 = load i64, ptr %10, align 8
  %41 = call ptr @__ltoad_earlier_memory_reserved(i64 noundef %40)
  store ptr %41, ptr %11, align 8
  %42 = load ptr, ptr %11, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %65

44:                                               ; preds = %36
  %45 = load i64, ptr @__ltoad_earlier_memory_window_count, align 8
  %46 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr @__ltoad_earlier_memory_windows, i64 %45
  store ptr %46, ptr %12, align 8
  %47 = load ptr, ptr %12, align 8
  %48 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %13, i32 0, i32 0
  %49 = load ptr, ptr %5, align 8
  store ptr %49, ptr %48, align 8
  %50 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %13, i32 0, i32 1
  %51 = load i64, ptr %6, align 8
  %52 = load i64, ptr %10, align 8
  %53 = sub i64 0, %52
  %54 = and i64 %51, %53
  store i64 %54, ptr %50, align 8
  %55 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %13, i32 0, i32 2
  %56 = load i64, ptr %10, align 8
  store i64 %56, ptr %55, align 8
  %57 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %13, i32 0, i32 3
  %58 = load i64, ptr %7, align 8
  store i64 %58, ptr %57, align 8
  %59 = getelementptr inbounds { ptr, i64, i64, i64, ptr }, ptr %13, i32 0, i32 4
  %60 = load ptr, ptr %11, align 8
  store ptr %60, ptr %59, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %13, i64 40, i1 false)
  %61 = load i64, ptr @__ltoad_earlier_memory_window_count, align 8
  %62 = add i64 %61, 1
  store i64 %62, ptr %14, align 8
  %63 = load i64, ptr %14, align 8
  store atomic i64 %63, ptr @__ltoad_earlier_memory_window_count release, align 8
  %64 = load ptr, ptr %12, align 8
  store ptr %64, ptr %4, align 8
  store i32 1, ptr %9, align 4
  br label %66

65:                                               ; preds = %36
  store i32 0, ptr %9, align 4
  br label %66

66:                                               ; preds = %65, %44
  %67 = load i32, ptr %9, align 4
  switch i32 %67, label %72 [
    i32 0, label %68
  ]

68:                                               ; preds = %66
  br label %69

69:                                               ; preds = %68
  %70 = load i32, ptr %8, align 4
  %71 = sub nsw i32 %70, 2
  store i32 %71, ptr %8, align 4
  br label %32

72:                                               ; preds = %66, %35
  %73 = load i32, ptr %9, align 4
  switch i32 %73, label %77 [
    i32 2, label %74
    i32 1, label %75
  ]

74:                                               ; preds = %72
  store ptr null, ptr %4, align 8
  br label %75

75:                                               ; preds = %74, %72, %17
  %76 = load ptr, ptr %4, align 8
  ret ptr %76

77:                                               ; preds = %72
  unreachable
}

define linkonce_odr hidden ptr @__ltoad_earlier_memory_reserved(i64 noundef %0) nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  %9 = load i64, ptr %3, align 8
  %10 = add i64 %9, 2147483648
  store i64 %10, ptr %4, align 8
  %11 = load i64, ptr @__ltoad_earlier_memory_next, align 8
  store i64 %11, ptr %5, align 8
  br label %12

12:                                               ; preds = %66, %1
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %4, align 8
  %15 = add i64 %13, %14
  %16 = icmp ule i64 %15, 87960930222080
  br i1 %16, label %18, label %17

17:                                               ; preds = %12
  store i32 2, ptr %6, align 4
  br label %69

18:                                               ; preds = %12
  store i32 1064994, ptr %7, align 4
  %19 = load i64, ptr %5, align 8
  %20 = inttoptr i64 %19 to ptr
  %21 = load i64, ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = call ptr @mmap(ptr noundef %20, i64 noundef %21, i32 noundef 0, i32 noundef %22, i32 noundef -1, i64 noundef 0)
  store ptr %23, ptr %8, align 8
  %24 = load ptr, ptr %8, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = icmp sge i64 %25, -4096
  br i1 %26, label %27, label %32

27:                                               ; preds = %18
  %28 = load ptr, ptr %8, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = icmp slt i64 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  store i32 4, ptr %6, align 4
  br label %63

32:                                               ; preds = %27, %18
  %33 = load ptr, ptr %8, align 8
  %34 = load i64, ptr %5, align 8
  %35 = inttoptr i64 %34 to ptr
  %36 = icmp eq ptr %33, %35
  br i1 %36, label %37, label %59

37:                                               ; preds = %32
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 1073741824
  %40 = load i64, ptr %3, align 8
  %41 = call i32 @mprotect(ptr noundef %39, i64 noundef %40, i32 noundef 3)
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %59, label %43

43:                                               ; preds = %37
  %44 = load ptr, ptr %8, align 8
  %45 = load i64, ptr %4, align 8
  %46 = call i32 @madvise(ptr noundef %44, i64 noundef %45, i32 noundef 15)
  %47 = load ptr, ptr %8, align 8
  %48 = load i64, ptr %4, align 8
  %49 = call i32 @madvise(ptr noundef %47, i64 noundef %48, i32 noundef 16)
  %50 = load i64, ptr %5, align 8
  %51 = load i64, ptr %4, align 8
  %52 = add i64 %50, %51
  %53 = add i64 %52, 274877906944
  %54 = sub i64 %53, 1
  %55 = udiv i64 %54, 274877906944
  %56 = mul i64 %55, 274877906944
  store i64 %56, ptr @__ltoad_earlier_memory_next, align 8
  %57 = load ptr, ptr %8, align 8
  %58 = getelementptr inbounds i8, ptr %57, i64 1073741824
  store ptr %58, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %63

59:                                               ; preds = %37, %32
  %60 = load ptr, ptr %8, align 8
  %61 = load i64, ptr %4, align 8
  %62 = call i32 @munmap(ptr noundef %60, i64 noundef %61)
  store i32 0, ptr %6, align 4
  br label %63

63:                                               ; preds = %59, %43, %31
  %64 = load i32, ptr %6, align 4
  switch i32 %64, label %69 [
    i32 0, label %65
    i32 4, label %66
  ]

65:                                               ; preds = %63
  br label %66

66:                                               ; preds = %65, %63
  %67 = load i64, ptr %5, align 8
  %68 = add i64 %67, 274877906944
  store i64 %68, ptr %5, align 8
  br label %12

69:                                               ; preds = %63, %17
  %70 = load i32, ptr %6, align 4
  switch i32 %70, label %72 [
    i32 2, label %71
  ]

71:                                               ; preds = %69
  store ptr null, ptr %2, align 8
  store i32 1, ptr %6, align 4
  br label %72

72:                                               ; preds = %71, %69
  %73 = load ptr, ptr %2, align 8
  ret ptr %73
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare i32 @mprotect(ptr noundef, i64 noundef, i32 noundef)

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef)

declare i32 @munmap(ptr noundef, i64 noundef)
