
define dso_local ptr @bsearch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  %16 = load ptr, ptr %8, align 8
  store ptr %16, ptr %12, align 8
  br label %17

17:                                               ; preds = %53, %5
  %18 = load i64, ptr %9, align 8
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %20, label %54

20:                                               ; preds = %17
  %21 = load ptr, ptr %12, align 8
  %22 = load i64, ptr %9, align 8
  %23 = udiv i64 %22, 2
  %24 = load i64, ptr %10, align 8
  %25 = mul i64 %23, %24
  %26 = getelementptr inbounds i8, ptr %21, i64 %25
  store ptr %26, ptr %13, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = load ptr, ptr %7, align 8
  %29 = load ptr, ptr %13, align 8
  %30 = call i32 %27(ptr noundef %28, ptr noundef %29)
  store i32 %30, ptr %14, align 4
  %31 = load i32, ptr %14, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %20
  %34 = load ptr, ptr %13, align 8
  store ptr %34, ptr %6, align 8
  store i32 1, ptr %15, align 4
  br label %51

35:                                               ; preds = %20
  %36 = load i32, ptr %14, align 4
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %35
  %39 = load ptr, ptr %13, align 8
  %40 = load i64, ptr %10, align 8
  %41 = getelementptr inbounds i8, ptr %39, i64 %40
  store ptr %41, ptr %12, align 8
  %42 = load i64, ptr %9, align 8
  %43 = udiv i64 %42, 2
  %44 = add i64 %43, 1
  %45 = load i64, ptr %9, align 8
  %46 = sub i64 %45, %44
  store i64 %46, ptr %9, align 8
  br label %50

47:                                               ; preds = %35
  %48 = load i64, ptr %9, align 8
  %49 = udiv i64 %48, 2
  store i64 %49, ptr %9, align 8
  br label %50

50:                                               ; preds = %47, %38
  store i32 0, ptr %15, align 4
  br label %51

51:                                               ; preds = %50, %33
  %52 = load i32, ptr %15, align 4
  switch i32 %52, label %55 [
    i32 0, label %53
  ]

53:                                               ; preds = %51
  br label %17

54:                                               ; preds = %17
  store ptr null, ptr %6, align 8
  store i32 1, ptr %15, align 4
  br label %55

55:                                               ; preds = %54, %51
  %56 = load ptr, ptr %6, align 8
  ret ptr %56
}



define dso_local ptr @lfind(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  %15 = load ptr, ptr %8, align 8
  store ptr %15, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %16

16:                                               ; preds = %31, %5
  %17 = load i64, ptr %13, align 8
  %18 = load ptr, ptr %9, align 8
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  store i32 2, ptr %14, align 4
  br label %37

22:                                               ; preds = %16
  %23 = load ptr, ptr %11, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = load ptr, ptr %12, align 8
  %26 = call i32 %23(ptr noundef %24, ptr noundef %25)
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %22
  %29 = load ptr, ptr %12, align 8
  store ptr %29, ptr %6, align 8
  store i32 1, ptr %14, align 4
  br label %37

30:                                               ; preds = %22
  br label %31

31:                                               ; preds = %30
  %32 = load i64, ptr %13, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %13, align 8
  %34 = load i64, ptr %10, align 8
  %35 = load ptr, ptr %12, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 %34
  store ptr %36, ptr %12, align 8
  br label %16

37:                                               ; preds = %28, %21
  %38 = load i32, ptr %14, align 4
  switch i32 %38, label %40 [
    i32 2, label %39
  ]

39:                                               ; preds = %37
  store ptr null, ptr %6, align 8
  store i32 1, ptr %14, align 4
  br label %40

40:                                               ; preds = %39, %37
  %41 = load ptr, ptr %6, align 8
  ret ptr %41
}

define dso_local ptr @lsearch(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  %15 = load ptr, ptr %8, align 8
  store ptr %15, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %16

16:                                               ; preds = %31, %5
  %17 = load i64, ptr %13, align 8
  %18 = load ptr, ptr %9, align 8
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  store i32 2, ptr %14, align 4
  br label %37

22:                                               ; preds = %16
  %23 = load ptr, ptr %11, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = load ptr, ptr %12, align 8
  %26 = call i32 %23(ptr noundef %24, ptr noundef %25)
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %22
  %29 = load ptr, ptr %12, align 8
  store ptr %29, ptr %6, align 8
  store i32 1, ptr %14, align 4
  br label %37

30:                                               ; preds = %22
  br label %31

31:                                               ; preds = %30
  %32 = load i64, ptr %13, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %13, align 8
  %34 = load i64, ptr %10, align 8
  %35 = load ptr, ptr %12, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 %34
  store ptr %36, ptr %12, align 8
  br label %16

37:                                               ; preds = %28, %21
  %38 = load i32, ptr %14, align 4
  switch i32 %38, label %47 [
    i32 2, label %39
  ]

39:                                               ; preds = %37
  %40 = load ptr, ptr %12, align 8
  %41 = load ptr, ptr %7, align 8
  %42 = load i64, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %40, ptr align 1 %41, i64 %42, i1 false)
  %43 = load ptr, ptr %9, align 8
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %44, 1
  store i64 %45, ptr %43, align 8
  %46 = load ptr, ptr %12, align 8
  store ptr %46, ptr %6, align 8
  store i32 1, ptr %14, align 4
  br label %47

47:                                               ; preds = %39, %37
  %48 = load ptr, ptr %6, align 8
  ret ptr %48
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define dso_local void @qsort_r(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %15 = load i64, ptr %7, align 8
  %16 = icmp ult i64 %15, 2
  br i1 %16, label %17, label %18

17:                                               ; preds = %5
  br label %79

18:                                               ; preds = %5
  %19 = load i64, ptr %7, align 8
  %20 = mul i64 2, %19
  %21 = mul i64 %20, 8
  %22 = call ptr @malloc(i64 noundef %21) #6
  store ptr %22, ptr %11, align 8
  %23 = load i64, ptr %7, align 8
  %24 = load i64, ptr %8, align 8
  %25 = mul i64 %23, %24
  %26 = call ptr @malloc(i64 noundef %25) #6
  store ptr %26, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %27

27:                                               ; preds = %41, %18
  %28 = load i64, ptr %13, align 8
  %29 = load i64, ptr %7, align 8
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  br label %44

32:                                               ; preds = %27
  %33 = load ptr, ptr %6, align 8
  %34 = load i64, ptr %13, align 8
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 %34, %35
  %37 = getelementptr inbounds i8, ptr %33, i64 %36
  %38 = load ptr, ptr %11, align 8
  %39 = load i64, ptr %13, align 8
  %40 = getelementptr inbounds ptr, ptr %38, i64 %39
  store ptr %37, ptr %40, align 8
  br label %41

41:                                               ; preds = %32
  %42 = load i64, ptr %13, align 8
  %43 = add i64 %42, 1
  store i64 %43, ptr %13, align 8
  br label %27

44:                                               ; preds = %31
  %45 = load ptr, ptr %11, align 8
  %46 = load ptr, ptr %11, align 8
  %47 = load i64, ptr %7, align 8
  %48 = getelementptr inbounds ptr, ptr %46, i64 %47
  %49 = load i64, ptr %7, align 8
  %50 = load ptr, ptr %9, align 8
  %51 = load ptr, ptr %10, align 8
  call void @sort_addresses(ptr noundef %45, ptr noundef %48, i64 noundef %49, ptr noundef %50, ptr noundef %51)
  store i64 0, ptr %14, align 8
  br label %52

52:                                               ; preds = %68, %44
  %53 = load i64, ptr %14, align 8
  %54 = load i64, ptr %7, align 8
  %55 = icmp ult i64 %53, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  br label %71

57:                                               ; preds = %52
  %58 = load ptr, ptr %12, align 8
  %59 = load i64, ptr %14, align 8
  %60 = load i64, ptr %8, align 8
  %61 = mul i64 %59, %60
  %62 = getelementptr inbounds i8, ptr %58, i64 %61
  %63 = load ptr, ptr %11, align 8
  %64 = load i64, ptr %14, align 8
  %65 = getelementptr inbounds ptr, ptr %63, i64 %64
  %66 = load ptr, ptr %65, align 8
  %67 = load i64, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %62, ptr align 1 %66, i64 %67, i1 false)
  br label %68

68:                                               ; preds = %57
  %69 = load i64, ptr %14, align 8
  %70 = add i64 %69, 1
  store i64 %70, ptr %14, align 8
  br label %52

71:                                               ; preds = %56
  %72 = load ptr, ptr %6, align 8
  %73 = load ptr, ptr %12, align 8
  %74 = load i64, ptr %7, align 8
  %75 = load i64, ptr %8, align 8
  %76 = mul i64 %74, %75
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %72, ptr align 1 %73, i64 %76, i1 false)
  %77 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %77)
  %78 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %78)
  br label %79

79:                                               ; preds = %71, %17
  ret void
}

declare ptr @malloc(i64 noundef) #3

define internal void @sort_addresses(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  store i64 1, ptr %11, align 8
  br label %21

21:                                               ; preds = %139, %5
  %22 = load i64, ptr %11, align 8
  %23 = load i64, ptr %8, align 8
  %24 = icmp ult i64 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %12, align 4
  br label %142

26:                                               ; preds = %21
  store i64 0, ptr %13, align 8
  br label %27

27:                                               ; preds = %116, %26
  %28 = load i64, ptr %13, align 8
  %29 = load i64, ptr %8, align 8
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 5, ptr %12, align 4
  br label %121

32:                                               ; preds = %27
  %33 = load i64, ptr %13, align 8
  %34 = load i64, ptr %11, align 8
  %35 = add i64 %33, %34
  %36 = load i64, ptr %8, align 8
  %37 = icmp ult i64 %35, %36
  br i1 %37, label %38, label %42

38:                                               ; preds = %32
  %39 = load i64, ptr %13, align 8
  %40 = load i64, ptr %11, align 8
  %41 = add i64 %39, %40
  br label %44

42:                                               ; preds = %32
  %43 = load i64, ptr %8, align 8
  br label %44

44:                                               ; preds = %42, %38
  %45 = phi i64 [ %41, %38 ], [ %43, %42 ]
  store i64 %45, ptr %14, align 8
  %46 = load i64, ptr %14, align 8
  %47 = load i64, ptr %11, align 8
  %48 = add i64 %46, %47
  %49 = load i64, ptr %8, align 8
  %50 = icmp ult i64 %48, %49
  br i1 %50, label %51, label %55

51:                                               ; preds = %44
  %52 = load i64, ptr %14, align 8
  %53 = load i64, ptr %11, align 8
  %54 = add i64 %52, %53
  br label %57

55:                                               ; preds = %44
  %56 = load i64, ptr %8, align 8
  br label %57

57:                                               ; preds = %55, %51
  %58 = phi i64 [ %54, %51 ], [ %56, %55 ]
  store i64 %58, ptr %15, align 8
  %59 = load i64, ptr %13, align 8
  store i64 %59, ptr %16, align 8
  %60 = load i64, ptr %14, align 8
  store i64 %60, ptr %17, align 8
  %61 = load i64, ptr %13, align 8
  store i64 %61, ptr %18, align 8
  br label %62

62:                                               ; preds = %112, %57
  %63 = load i64, ptr %18, align 8
  %64 = load i64, ptr %15, align 8
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %67, label %66

66:                                               ; preds = %62
  store i32 8, ptr %12, align 4
  br label %115

67:                                               ; preds = %62
  %68 = load i64, ptr %16, align 8
  %69 = load i64, ptr %14, align 8
  %70 = icmp ult i64 %68, %69
  br i1 %70, label %71, label %90

71:                                               ; preds = %67
  %72 = load i64, ptr %17, align 8
  %73 = load i64, ptr %15, align 8
  %74 = icmp uge i64 %72, %73
  br i1 %74, label %88, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr %9, align 8
  %77 = load ptr, ptr %6, align 8
  %78 = load i64, ptr %16, align 8
  %79 = getelementptr inbounds ptr, ptr %77, i64 %78
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %6, align 8
  %82 = load i64, ptr %17, align 8
  %83 = getelementptr inbounds ptr, ptr %81, i64 %82
  %84 = load ptr, ptr %83, align 8
  %85 = load ptr, ptr %10, align 8
  %86 = call i32 %76(ptr noundef %80, ptr noundef %84, ptr noundef %85)
  %87 = icmp sle i32 %86, 0
  br label %88

88:                                               ; preds = %75, %71
  %89 = phi i1 [ true, %71 ], [ %87, %75 ]
  br label %90

90:                                               ; preds = %88, %67
  %91 = phi i1 [ false, %67 ], [ %89, %88 ]
  %92 = zext i1 %91 to i32
  store i32 %92, ptr %19, align 4
  %93 = load i32, ptr %19, align 4
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %101

95:                                               ; preds = %90
  %96 = load ptr, ptr %6, align 8
  %97 = load i64, ptr %16, align 8
  %98 = add i64 %97, 1
  store i64 %98, ptr %16, align 8
  %99 = getelementptr inbounds ptr, ptr %96, i64 %97
  %100 = load ptr, ptr %99, align 8
  br label %107

101:                                              ; preds = %90
  %102 = load ptr, ptr %6, align 8
  %103 = load i64, ptr %17, align 8
  %104 = add i64 %103, 1
  store i64 %104, ptr %17, align 8
  %105 = getelementptr inbounds ptr, ptr %102, i64 %103
  %106 = load ptr, ptr %105, align 8
  br label %107

107:                                              ; preds = %101, %95
  %108 = phi ptr [ %100, %95 ], [ %106, %101 ]
  %109 = load ptr, ptr %7, align 8
  %110 = load i64, ptr %18, align 8
  %111 = getelementptr inbounds ptr, ptr %109, i64 %110
  store ptr %108, ptr %111, align 8
  br label %112

112:                                              ; preds = %107
  %113 = load i64, ptr %18, align 8
  %114 = add i64 %113, 1
  store i64 %114, ptr %18, align 8
  br label %62

115:                                              ; preds = %66
  br label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %11, align 8
  %118 = mul i64 2, %117
  %119 = load i64, ptr %13, align 8
  %120 = add i64 %119, %118
  store i64 %120, ptr %13, align 8
  br label %27

121:                                              ; preds = %31
  store i64 0, ptr %20, align 8
  br label %122

122:                                              ; preds = %135, %121
  %123 = load i64, ptr %20, align 8
  %124 = load i64, ptr %8, align 8
  %125 = icmp ult i64 %123, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %122
  store i32 11, ptr %12, align 4
  br label %138

127:                                              ; preds = %122
  %128 = load ptr, ptr %7, align 8
  %129 = load i64, ptr %20, align 8
  %130 = getelementptr inbounds ptr, ptr %128, i64 %129
  %131 = load ptr, ptr %130, align 8
  %132 = load ptr, ptr %6, align 8
  %133 = load i64, ptr %20, align 8
  %134 = getelementptr inbounds ptr, ptr %132, i64 %133
  store ptr %131, ptr %134, align 8
  br label %135

135:                                              ; preds = %127
  %136 = load i64, ptr %20, align 8
  %137 = add i64 %136, 1
  store i64 %137, ptr %20, align 8
  br label %122

138:                                              ; preds = %126
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %11, align 8
  %141 = mul i64 %140, 2
  store i64 %141, ptr %11, align 8
  br label %21

142:                                              ; preds = %25
  ret void
}

declare void @free(ptr noundef) #4

attributes #0 = { uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { allocsize(0) }
attributes #4 = { mustprogress }
attributes #5 = { nounwind }
attributes #6 = { allocsize(0) }


