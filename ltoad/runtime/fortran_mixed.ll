
%struct.dimension = type { i64, i64, i64 }
%struct.matrix = type { i64, i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

@.str = private unnamed_addr constant [31 x i8] c"arguments of MATMUL do not fit\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8

define dso_local void @_FortranAMatmulReal8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load float, ptr %100, align 4
  %102 = fpext float %101 to double
  %103 = fmul double %99, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}


define internal void @matrix(ptr dead_on_unwind noalias writable sret(%struct.matrix) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca i32, align 4
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 %3, ptr %7, align 4
  %11 = load ptr, ptr %5, align 8
  %12 = call ptr @dimension(ptr noundef %11, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %12, i64 24, i1 false)
  %13 = load ptr, ptr %5, align 8
  %14 = call ptr @dimension(ptr noundef %13, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %14, i64 24, i1 false)
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %20, label %32

20:                                               ; preds = %4
  %21 = load i32, ptr %6, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 0
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 1
  %26 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  store i64 %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 2
  store i64 0, ptr %28, align 8
  %29 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 3
  %30 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %29, align 8
  store i32 1, ptr %10, align 4
  br label %61

32:                                               ; preds = %20, %4
  %33 = load i32, ptr %7, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 0
  %37 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 1
  %40 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  store i64 %41, ptr %39, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 2
  %43 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %44 = load i64, ptr %43, align 8
  store i64 %44, ptr %42, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 3
  %46 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %47 = load i64, ptr %46, align 8
  store i64 %47, ptr %45, align 8
  store i32 1, ptr %10, align 4
  br label %61

48:                                               ; preds = %32
  %49 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 0
  %50 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  store i64 %51, ptr %49, align 8
  %52 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 1
  %53 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  store i64 %54, ptr %52, align 8
  %55 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 2
  %56 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %57 = load i64, ptr %56, align 8
  store i64 %57, ptr %55, align 8
  %58 = getelementptr inbounds %struct.matrix, ptr %0, i32 0, i32 3
  %59 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  store i64 %60, ptr %58, align 8
  store i32 1, ptr %10, align 4
  br label %61

61:                                               ; preds = %48, %35, %23
  ret void
}

define internal void @require(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %4
  %12 = load ptr, ptr %6, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load i32, ptr %8, align 4
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #8
  unreachable

15:                                               ; preds = %4
  ret void
}

define internal void @made(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #2 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca [4 x i64], align 16
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.dimension, align 8
  store ptr %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %11, align 8
  store i64 %5, ptr %12, align 8
  %18 = load i64, ptr %9, align 8
  store i64 %18, ptr %13, align 8
  %19 = getelementptr inbounds i64, ptr %13, i64 1
  %20 = load i64, ptr %10, align 8
  store i64 %20, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %13, i64 2
  %22 = load i64, ptr %11, align 8
  store i64 %22, ptr %21, align 8
  %23 = getelementptr inbounds i64, ptr %13, i64 3
  %24 = load i64, ptr %12, align 8
  store i64 %24, ptr %23, align 8
  %25 = load i64, ptr %8, align 8
  store i64 %25, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %26

26:                                               ; preds = %58, %6
  %27 = load i32, ptr %15, align 4
  %28 = icmp slt i32 %27, 4
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  br label %61

30:                                               ; preds = %26
  %31 = load i32, ptr %15, align 4
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp sge i32 %31, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %30
  store i32 2, ptr %16, align 4
  br label %61

38:                                               ; preds = %30
  %39 = load ptr, ptr %7, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 7
  %41 = load i32, ptr %15, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [0 x %struct.dimension], ptr %40, i64 0, i64 %42
  %44 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 0
  store i64 1, ptr %44, align 8
  %45 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %46 = load i32, ptr %15, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 %47
  %49 = load i64, ptr %48, align 8
  store i64 %49, ptr %45, align 8
  %50 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %51 = load i64, ptr %14, align 8
  store i64 %51, ptr %50, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %17, i64 24, i1 false)
  %52 = load i32, ptr %15, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = load i64, ptr %14, align 8
  %57 = mul i64 %56, %55
  store i64 %57, ptr %14, align 8
  br label %58

58:                                               ; preds = %38
  %59 = load i32, ptr %15, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %15, align 4
  br label %26

61:                                               ; preds = %37, %29
  br label %62

62:                                               ; preds = %61
  %63 = load i64, ptr %8, align 8
  %64 = load ptr, ptr %7, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 1
  store i64 %63, ptr %65, align 8
  %66 = load i64, ptr %14, align 8
  %67 = icmp ne i64 %66, 0
  br i1 %67, label %68, label %70

68:                                               ; preds = %62
  %69 = load i64, ptr %14, align 8
  br label %71

70:                                               ; preds = %62
  br label %71

71:                                               ; preds = %70, %68
  %72 = phi i64 [ %69, %68 ], [ 1, %70 ]
  %73 = call ptr @malloc(i64 noundef %72) #9
  %74 = load ptr, ptr %7, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 0
  store ptr %73, ptr %75, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3


define dso_local void @_FortranAMatmulTransposeReal8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load float, ptr %100, align 4
  %102 = fpext float %101 to double
  %103 = fmul double %99, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulReal4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = fpext float %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = load double, ptr %101, align 8
  %103 = fmul double %100, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = fpext float %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = load double, ptr %101, align 8
  %103 = fmul double %100, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulReal8Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load i32, ptr %100, align 4
  %102 = sitofp i32 %101 to double
  %103 = fmul double %99, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal8Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load i32, ptr %100, align 4
  %102 = sitofp i32 %101 to double
  %103 = fmul double %99, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sitofp i32 %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = load double, ptr %101, align 8
  %103 = fmul double %100, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sitofp i32 %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = load double, ptr %101, align 8
  %103 = fmul double %100, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulReal8Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load i64, ptr %100, align 8
  %102 = sitofp i64 %101 to double
  %103 = fmul double %99, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal8Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load i64, ptr %100, align 8
  %102 = sitofp i64 %101 to double
  %103 = fmul double %99, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = load double, ptr %101, align 8
  %103 = fmul double %100, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = load double, ptr %101, align 8
  %103 = fmul double %100, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds double, ptr %120, i64 %130
  store double %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulReal4Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = load ptr, ptr %20, align 8
  %101 = load i32, ptr %100, align 4
  %102 = sitofp i32 %101 to float
  %103 = fmul float %99, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds float, ptr %120, i64 %130
  store float %119, ptr %131, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal4Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = load ptr, ptr %20, align 8
  %101 = load i32, ptr %100, align 4
  %102 = sitofp i32 %101 to float
  %103 = fmul float %99, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds float, ptr %120, i64 %130
  store float %119, ptr %131, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sitofp i32 %99 to float
  %101 = load ptr, ptr %20, align 8
  %102 = load float, ptr %101, align 4
  %103 = fmul float %100, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds float, ptr %120, i64 %130
  store float %119, ptr %131, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sitofp i32 %99 to float
  %101 = load ptr, ptr %20, align 8
  %102 = load float, ptr %101, align 4
  %103 = fmul float %100, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds float, ptr %120, i64 %130
  store float %119, ptr %131, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulReal4Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = load ptr, ptr %20, align 8
  %101 = load i64, ptr %100, align 8
  %102 = sitofp i64 %101 to float
  %103 = fmul float %99, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds float, ptr %120, i64 %130
  store float %119, ptr %131, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal4Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = load ptr, ptr %20, align 8
  %101 = load i64, ptr %100, align 8
  %102 = sitofp i64 %101 to float
  %103 = fmul float %99, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds float, ptr %120, i64 %130
  store float %119, ptr %131, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to float
  %101 = load ptr, ptr %20, align 8
  %102 = load float, ptr %101, align 4
  %103 = fmul float %100, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds float, ptr %120, i64 %130
  store float %119, ptr %131, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to float
  %101 = load ptr, ptr %20, align 8
  %102 = load float, ptr %101, align 4
  %103 = fmul float %100, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds float, ptr %120, i64 %130
  store float %119, ptr %131, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %149, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %152

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %145, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %148

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %116, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %119

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = load double, ptr %101, align 8
  %103 = fmul double %100, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  %107 = load ptr, ptr %19, align 8
  %108 = getelementptr inbounds double, ptr %107, i64 1
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %20, align 8
  %111 = load double, ptr %110, align 8
  %112 = fmul double %109, %111
  %113 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %114 = load double, ptr %113, align 8
  %115 = fadd double %114, %112
  store double %115, ptr %113, align 8
  br label %116

116:                                              ; preds = %71
  %117 = load i64, ptr %18, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %18, align 8
  br label %65

119:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %120

120:                                              ; preds = %141, %119
  %121 = load i32, ptr %21, align 4
  %122 = icmp slt i32 %121, 2
  br i1 %122, label %124, label %123

123:                                              ; preds = %120
  store i32 11, ptr %15, align 4
  br label %144

124:                                              ; preds = %120
  %125 = load i32, ptr %21, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = load ptr, ptr %13, align 8
  %130 = load i64, ptr %16, align 8
  %131 = load i64, ptr %14, align 8
  %132 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = mul nsw i64 2, %135
  %137 = load i32, ptr %21, align 4
  %138 = sext i32 %137 to i64
  %139 = add nsw i64 %136, %138
  %140 = getelementptr inbounds double, ptr %129, i64 %139
  store double %128, ptr %140, align 8
  br label %141

141:                                              ; preds = %124
  %142 = load i32, ptr %21, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %21, align 4
  br label %120

144:                                              ; preds = %123
  br label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %16, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %16, align 8
  br label %58

148:                                              ; preds = %63
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %14, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %14, align 8
  br label %51

152:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %149, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %152

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %145, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %148

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %116, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %119

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = load double, ptr %101, align 8
  %103 = fmul double %100, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  %107 = load ptr, ptr %19, align 8
  %108 = getelementptr inbounds double, ptr %107, i64 1
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %20, align 8
  %111 = load double, ptr %110, align 8
  %112 = fmul double %109, %111
  %113 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %114 = load double, ptr %113, align 8
  %115 = fadd double %114, %112
  store double %115, ptr %113, align 8
  br label %116

116:                                              ; preds = %71
  %117 = load i64, ptr %18, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %18, align 8
  br label %65

119:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %120

120:                                              ; preds = %141, %119
  %121 = load i32, ptr %21, align 4
  %122 = icmp slt i32 %121, 2
  br i1 %122, label %124, label %123

123:                                              ; preds = %120
  store i32 11, ptr %15, align 4
  br label %144

124:                                              ; preds = %120
  %125 = load i32, ptr %21, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = load ptr, ptr %13, align 8
  %130 = load i64, ptr %16, align 8
  %131 = load i64, ptr %14, align 8
  %132 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = mul nsw i64 2, %135
  %137 = load i32, ptr %21, align 4
  %138 = sext i32 %137 to i64
  %139 = add nsw i64 %136, %138
  %140 = getelementptr inbounds double, ptr %129, i64 %139
  store double %128, ptr %140, align 8
  br label %141

141:                                              ; preds = %124
  %142 = load i32, ptr %21, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %21, align 4
  br label %120

144:                                              ; preds = %123
  br label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %16, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %16, align 8
  br label %58

148:                                              ; preds = %63
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %14, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %14, align 8
  br label %51

152:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulReal8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %149, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %152

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %145, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %148

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %116, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %119

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = getelementptr inbounds double, ptr %100, i64 0
  %102 = load double, ptr %101, align 8
  %103 = fmul double %99, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  %107 = load ptr, ptr %19, align 8
  %108 = load double, ptr %107, align 8
  %109 = load ptr, ptr %20, align 8
  %110 = getelementptr inbounds double, ptr %109, i64 1
  %111 = load double, ptr %110, align 8
  %112 = fmul double %108, %111
  %113 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %114 = load double, ptr %113, align 8
  %115 = fadd double %114, %112
  store double %115, ptr %113, align 8
  br label %116

116:                                              ; preds = %71
  %117 = load i64, ptr %18, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %18, align 8
  br label %65

119:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %120

120:                                              ; preds = %141, %119
  %121 = load i32, ptr %21, align 4
  %122 = icmp slt i32 %121, 2
  br i1 %122, label %124, label %123

123:                                              ; preds = %120
  store i32 11, ptr %15, align 4
  br label %144

124:                                              ; preds = %120
  %125 = load i32, ptr %21, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = load ptr, ptr %13, align 8
  %130 = load i64, ptr %16, align 8
  %131 = load i64, ptr %14, align 8
  %132 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = mul nsw i64 2, %135
  %137 = load i32, ptr %21, align 4
  %138 = sext i32 %137 to i64
  %139 = add nsw i64 %136, %138
  %140 = getelementptr inbounds double, ptr %129, i64 %139
  store double %128, ptr %140, align 8
  br label %141

141:                                              ; preds = %124
  %142 = load i32, ptr %21, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %21, align 4
  br label %120

144:                                              ; preds = %123
  br label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %16, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %16, align 8
  br label %58

148:                                              ; preds = %63
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %14, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %14, align 8
  br label %51

152:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %149, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %152

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %145, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %148

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %116, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %119

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = getelementptr inbounds double, ptr %100, i64 0
  %102 = load double, ptr %101, align 8
  %103 = fmul double %99, %102
  %104 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %105 = load double, ptr %104, align 16
  %106 = fadd double %105, %103
  store double %106, ptr %104, align 16
  %107 = load ptr, ptr %19, align 8
  %108 = load double, ptr %107, align 8
  %109 = load ptr, ptr %20, align 8
  %110 = getelementptr inbounds double, ptr %109, i64 1
  %111 = load double, ptr %110, align 8
  %112 = fmul double %108, %111
  %113 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %114 = load double, ptr %113, align 8
  %115 = fadd double %114, %112
  store double %115, ptr %113, align 8
  br label %116

116:                                              ; preds = %71
  %117 = load i64, ptr %18, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %18, align 8
  br label %65

119:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %120

120:                                              ; preds = %141, %119
  %121 = load i32, ptr %21, align 4
  %122 = icmp slt i32 %121, 2
  br i1 %122, label %124, label %123

123:                                              ; preds = %120
  store i32 11, ptr %15, align 4
  br label %144

124:                                              ; preds = %120
  %125 = load i32, ptr %21, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = load ptr, ptr %13, align 8
  %130 = load i64, ptr %16, align 8
  %131 = load i64, ptr %14, align 8
  %132 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = mul nsw i64 2, %135
  %137 = load i32, ptr %21, align 4
  %138 = sext i32 %137 to i64
  %139 = add nsw i64 %136, %138
  %140 = getelementptr inbounds double, ptr %129, i64 %139
  store double %128, ptr %140, align 8
  br label %141

141:                                              ; preds = %124
  %142 = load i32, ptr %21, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %21, align 4
  br label %120

144:                                              ; preds = %123
  br label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %16, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %16, align 8
  br label %58

148:                                              ; preds = %63
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %14, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %14, align 8
  br label %51

152:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = load float, ptr %101, align 4
  %103 = fpext float %102 to double
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 1
  %110 = load double, ptr %109, align 8
  %111 = load ptr, ptr %20, align 8
  %112 = load float, ptr %111, align 4
  %113 = fpext float %112 to double
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex8Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = load float, ptr %101, align 4
  %103 = fpext float %102 to double
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 1
  %110 = load double, ptr %109, align 8
  %111 = load ptr, ptr %20, align 8
  %112 = load float, ptr %111, align 4
  %113 = fpext float %112 to double
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulReal4Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = fpext float %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 0
  %103 = load double, ptr %102, align 8
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = load float, ptr %108, align 4
  %110 = fpext float %109 to double
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds double, ptr %111, i64 1
  %113 = load double, ptr %112, align 8
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal4Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = fpext float %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 0
  %103 = load double, ptr %102, align 8
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = load float, ptr %108, align 4
  %110 = fpext float %109 to double
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds double, ptr %111, i64 1
  %113 = load double, ptr %112, align 8
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex8Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = load i32, ptr %101, align 4
  %103 = sitofp i32 %102 to double
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 1
  %110 = load double, ptr %109, align 8
  %111 = load ptr, ptr %20, align 8
  %112 = load i32, ptr %111, align 4
  %113 = sitofp i32 %112 to double
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex8Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = load i32, ptr %101, align 4
  %103 = sitofp i32 %102 to double
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 1
  %110 = load double, ptr %109, align 8
  %111 = load ptr, ptr %20, align 8
  %112 = load i32, ptr %111, align 4
  %113 = sitofp i32 %112 to double
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger4Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sitofp i32 %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 0
  %103 = load double, ptr %102, align 8
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = load i32, ptr %108, align 4
  %110 = sitofp i32 %109 to double
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds double, ptr %111, i64 1
  %113 = load double, ptr %112, align 8
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger4Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sitofp i32 %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 0
  %103 = load double, ptr %102, align 8
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = load i32, ptr %108, align 4
  %110 = sitofp i32 %109 to double
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds double, ptr %111, i64 1
  %113 = load double, ptr %112, align 8
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex8Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = load i64, ptr %101, align 8
  %103 = sitofp i64 %102 to double
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 1
  %110 = load double, ptr %109, align 8
  %111 = load ptr, ptr %20, align 8
  %112 = load i64, ptr %111, align 8
  %113 = sitofp i64 %112 to double
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex8Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = load i64, ptr %101, align 8
  %103 = sitofp i64 %102 to double
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds double, ptr %108, i64 1
  %110 = load double, ptr %109, align 8
  %111 = load ptr, ptr %20, align 8
  %112 = load i64, ptr %111, align 8
  %113 = sitofp i64 %112 to double
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 0
  %103 = load double, ptr %102, align 8
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = load i64, ptr %108, align 8
  %110 = sitofp i64 %109 to double
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds double, ptr %111, i64 1
  %113 = load double, ptr %112, align 8
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to double
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 0
  %103 = load double, ptr %102, align 8
  %104 = fmul double %100, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = load i64, ptr %108, align 8
  %110 = sitofp i64 %109 to double
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds double, ptr %111, i64 1
  %113 = load double, ptr %112, align 8
  %114 = fmul double %110, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = fpext float %100 to double
  %102 = load ptr, ptr %20, align 8
  %103 = load double, ptr %102, align 8
  %104 = fmul double %101, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 1
  %110 = load float, ptr %109, align 4
  %111 = fpext float %110 to double
  %112 = load ptr, ptr %20, align 8
  %113 = load double, ptr %112, align 8
  %114 = fmul double %111, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex4Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = fpext float %100 to double
  %102 = load ptr, ptr %20, align 8
  %103 = load double, ptr %102, align 8
  %104 = fmul double %101, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 1
  %110 = load float, ptr %109, align 4
  %111 = fpext float %110 to double
  %112 = load ptr, ptr %20, align 8
  %113 = load double, ptr %112, align 8
  %114 = fmul double %111, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulReal8Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = getelementptr inbounds float, ptr %100, i64 0
  %102 = load float, ptr %101, align 4
  %103 = fpext float %102 to double
  %104 = fmul double %99, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %20, align 8
  %111 = getelementptr inbounds float, ptr %110, i64 1
  %112 = load float, ptr %111, align 4
  %113 = fpext float %112 to double
  %114 = fmul double %109, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal8Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load double, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = getelementptr inbounds float, ptr %100, i64 0
  %102 = load float, ptr %101, align 4
  %103 = fpext float %102 to double
  %104 = fmul double %99, %103
  %105 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %106 = load double, ptr %105, align 16
  %107 = fadd double %106, %104
  store double %107, ptr %105, align 16
  %108 = load ptr, ptr %19, align 8
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %20, align 8
  %111 = getelementptr inbounds float, ptr %110, i64 1
  %112 = load float, ptr %111, align 4
  %113 = fpext float %112 to double
  %114 = fmul double %109, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds double, ptr %131, i64 %141
  store double %130, ptr %142, align 8
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %149, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %152

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %145, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %148

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %116, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %119

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %20, align 8
  %102 = load float, ptr %101, align 4
  %103 = fmul float %100, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  %107 = load ptr, ptr %19, align 8
  %108 = getelementptr inbounds float, ptr %107, i64 1
  %109 = load float, ptr %108, align 4
  %110 = load ptr, ptr %20, align 8
  %111 = load float, ptr %110, align 4
  %112 = fmul float %109, %111
  %113 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %114 = load float, ptr %113, align 4
  %115 = fadd float %114, %112
  store float %115, ptr %113, align 4
  br label %116

116:                                              ; preds = %71
  %117 = load i64, ptr %18, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %18, align 8
  br label %65

119:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %120

120:                                              ; preds = %141, %119
  %121 = load i32, ptr %21, align 4
  %122 = icmp slt i32 %121, 2
  br i1 %122, label %124, label %123

123:                                              ; preds = %120
  store i32 11, ptr %15, align 4
  br label %144

124:                                              ; preds = %120
  %125 = load i32, ptr %21, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load ptr, ptr %13, align 8
  %130 = load i64, ptr %16, align 8
  %131 = load i64, ptr %14, align 8
  %132 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = mul nsw i64 2, %135
  %137 = load i32, ptr %21, align 4
  %138 = sext i32 %137 to i64
  %139 = add nsw i64 %136, %138
  %140 = getelementptr inbounds float, ptr %129, i64 %139
  store float %128, ptr %140, align 4
  br label %141

141:                                              ; preds = %124
  %142 = load i32, ptr %21, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %21, align 4
  br label %120

144:                                              ; preds = %123
  br label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %16, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %16, align 8
  br label %58

148:                                              ; preds = %63
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %14, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %14, align 8
  br label %51

152:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %149, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %152

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %145, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %148

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %116, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %119

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %20, align 8
  %102 = load float, ptr %101, align 4
  %103 = fmul float %100, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  %107 = load ptr, ptr %19, align 8
  %108 = getelementptr inbounds float, ptr %107, i64 1
  %109 = load float, ptr %108, align 4
  %110 = load ptr, ptr %20, align 8
  %111 = load float, ptr %110, align 4
  %112 = fmul float %109, %111
  %113 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %114 = load float, ptr %113, align 4
  %115 = fadd float %114, %112
  store float %115, ptr %113, align 4
  br label %116

116:                                              ; preds = %71
  %117 = load i64, ptr %18, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %18, align 8
  br label %65

119:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %120

120:                                              ; preds = %141, %119
  %121 = load i32, ptr %21, align 4
  %122 = icmp slt i32 %121, 2
  br i1 %122, label %124, label %123

123:                                              ; preds = %120
  store i32 11, ptr %15, align 4
  br label %144

124:                                              ; preds = %120
  %125 = load i32, ptr %21, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load ptr, ptr %13, align 8
  %130 = load i64, ptr %16, align 8
  %131 = load i64, ptr %14, align 8
  %132 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = mul nsw i64 2, %135
  %137 = load i32, ptr %21, align 4
  %138 = sext i32 %137 to i64
  %139 = add nsw i64 %136, %138
  %140 = getelementptr inbounds float, ptr %129, i64 %139
  store float %128, ptr %140, align 4
  br label %141

141:                                              ; preds = %124
  %142 = load i32, ptr %21, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %21, align 4
  br label %120

144:                                              ; preds = %123
  br label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %16, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %16, align 8
  br label %58

148:                                              ; preds = %63
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %14, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %14, align 8
  br label %51

152:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulReal4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %149, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %152

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %145, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %148

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %116, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %119

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = load ptr, ptr %20, align 8
  %101 = getelementptr inbounds float, ptr %100, i64 0
  %102 = load float, ptr %101, align 4
  %103 = fmul float %99, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  %107 = load ptr, ptr %19, align 8
  %108 = load float, ptr %107, align 4
  %109 = load ptr, ptr %20, align 8
  %110 = getelementptr inbounds float, ptr %109, i64 1
  %111 = load float, ptr %110, align 4
  %112 = fmul float %108, %111
  %113 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %114 = load float, ptr %113, align 4
  %115 = fadd float %114, %112
  store float %115, ptr %113, align 4
  br label %116

116:                                              ; preds = %71
  %117 = load i64, ptr %18, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %18, align 8
  br label %65

119:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %120

120:                                              ; preds = %141, %119
  %121 = load i32, ptr %21, align 4
  %122 = icmp slt i32 %121, 2
  br i1 %122, label %124, label %123

123:                                              ; preds = %120
  store i32 11, ptr %15, align 4
  br label %144

124:                                              ; preds = %120
  %125 = load i32, ptr %21, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load ptr, ptr %13, align 8
  %130 = load i64, ptr %16, align 8
  %131 = load i64, ptr %14, align 8
  %132 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = mul nsw i64 2, %135
  %137 = load i32, ptr %21, align 4
  %138 = sext i32 %137 to i64
  %139 = add nsw i64 %136, %138
  %140 = getelementptr inbounds float, ptr %129, i64 %139
  store float %128, ptr %140, align 4
  br label %141

141:                                              ; preds = %124
  %142 = load i32, ptr %21, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %21, align 4
  br label %120

144:                                              ; preds = %123
  br label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %16, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %16, align 8
  br label %58

148:                                              ; preds = %63
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %14, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %14, align 8
  br label %51

152:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %149, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %152

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %145, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %148

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %116, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %119

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load float, ptr %98, align 4
  %100 = load ptr, ptr %20, align 8
  %101 = getelementptr inbounds float, ptr %100, i64 0
  %102 = load float, ptr %101, align 4
  %103 = fmul float %99, %102
  %104 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %105 = load float, ptr %104, align 4
  %106 = fadd float %105, %103
  store float %106, ptr %104, align 4
  %107 = load ptr, ptr %19, align 8
  %108 = load float, ptr %107, align 4
  %109 = load ptr, ptr %20, align 8
  %110 = getelementptr inbounds float, ptr %109, i64 1
  %111 = load float, ptr %110, align 4
  %112 = fmul float %108, %111
  %113 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %114 = load float, ptr %113, align 4
  %115 = fadd float %114, %112
  store float %115, ptr %113, align 4
  br label %116

116:                                              ; preds = %71
  %117 = load i64, ptr %18, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %18, align 8
  br label %65

119:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %120

120:                                              ; preds = %141, %119
  %121 = load i32, ptr %21, align 4
  %122 = icmp slt i32 %121, 2
  br i1 %122, label %124, label %123

123:                                              ; preds = %120
  store i32 11, ptr %15, align 4
  br label %144

124:                                              ; preds = %120
  %125 = load i32, ptr %21, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load ptr, ptr %13, align 8
  %130 = load i64, ptr %16, align 8
  %131 = load i64, ptr %14, align 8
  %132 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = mul nsw i64 2, %135
  %137 = load i32, ptr %21, align 4
  %138 = sext i32 %137 to i64
  %139 = add nsw i64 %136, %138
  %140 = getelementptr inbounds float, ptr %129, i64 %139
  store float %128, ptr %140, align 4
  br label %141

141:                                              ; preds = %124
  %142 = load i32, ptr %21, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %21, align 4
  br label %120

144:                                              ; preds = %123
  br label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %16, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %16, align 8
  br label %58

148:                                              ; preds = %63
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %14, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %14, align 8
  br label %51

152:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex4Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %20, align 8
  %102 = load i32, ptr %101, align 4
  %103 = sitofp i32 %102 to float
  %104 = fmul float %100, %103
  %105 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %106 = load float, ptr %105, align 4
  %107 = fadd float %106, %104
  store float %107, ptr %105, align 4
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 1
  %110 = load float, ptr %109, align 4
  %111 = load ptr, ptr %20, align 8
  %112 = load i32, ptr %111, align 4
  %113 = sitofp i32 %112 to float
  %114 = fmul float %110, %113
  %115 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %116 = load float, ptr %115, align 4
  %117 = fadd float %116, %114
  store float %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds float, ptr %131, i64 %141
  store float %130, ptr %142, align 4
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex4Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %20, align 8
  %102 = load i32, ptr %101, align 4
  %103 = sitofp i32 %102 to float
  %104 = fmul float %100, %103
  %105 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %106 = load float, ptr %105, align 4
  %107 = fadd float %106, %104
  store float %107, ptr %105, align 4
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 1
  %110 = load float, ptr %109, align 4
  %111 = load ptr, ptr %20, align 8
  %112 = load i32, ptr %111, align 4
  %113 = sitofp i32 %112 to float
  %114 = fmul float %110, %113
  %115 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %116 = load float, ptr %115, align 4
  %117 = fadd float %116, %114
  store float %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds float, ptr %131, i64 %141
  store float %130, ptr %142, align 4
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sitofp i32 %99 to float
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 0
  %103 = load float, ptr %102, align 4
  %104 = fmul float %100, %103
  %105 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %106 = load float, ptr %105, align 4
  %107 = fadd float %106, %104
  store float %107, ptr %105, align 4
  %108 = load ptr, ptr %19, align 8
  %109 = load i32, ptr %108, align 4
  %110 = sitofp i32 %109 to float
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds float, ptr %111, i64 1
  %113 = load float, ptr %112, align 4
  %114 = fmul float %110, %113
  %115 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %116 = load float, ptr %115, align 4
  %117 = fadd float %116, %114
  store float %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds float, ptr %131, i64 %141
  store float %130, ptr %142, align 4
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sitofp i32 %99 to float
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 0
  %103 = load float, ptr %102, align 4
  %104 = fmul float %100, %103
  %105 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %106 = load float, ptr %105, align 4
  %107 = fadd float %106, %104
  store float %107, ptr %105, align 4
  %108 = load ptr, ptr %19, align 8
  %109 = load i32, ptr %108, align 4
  %110 = sitofp i32 %109 to float
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds float, ptr %111, i64 1
  %113 = load float, ptr %112, align 4
  %114 = fmul float %110, %113
  %115 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %116 = load float, ptr %115, align 4
  %117 = fadd float %116, %114
  store float %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds float, ptr %131, i64 %141
  store float %130, ptr %142, align 4
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex4Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %20, align 8
  %102 = load i64, ptr %101, align 8
  %103 = sitofp i64 %102 to float
  %104 = fmul float %100, %103
  %105 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %106 = load float, ptr %105, align 4
  %107 = fadd float %106, %104
  store float %107, ptr %105, align 4
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 1
  %110 = load float, ptr %109, align 4
  %111 = load ptr, ptr %20, align 8
  %112 = load i64, ptr %111, align 8
  %113 = sitofp i64 %112 to float
  %114 = fmul float %110, %113
  %115 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %116 = load float, ptr %115, align 4
  %117 = fadd float %116, %114
  store float %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds float, ptr %131, i64 %141
  store float %130, ptr %142, align 4
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex4Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = load ptr, ptr %20, align 8
  %102 = load i64, ptr %101, align 8
  %103 = sitofp i64 %102 to float
  %104 = fmul float %100, %103
  %105 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %106 = load float, ptr %105, align 4
  %107 = fadd float %106, %104
  store float %107, ptr %105, align 4
  %108 = load ptr, ptr %19, align 8
  %109 = getelementptr inbounds float, ptr %108, i64 1
  %110 = load float, ptr %109, align 4
  %111 = load ptr, ptr %20, align 8
  %112 = load i64, ptr %111, align 8
  %113 = sitofp i64 %112 to float
  %114 = fmul float %110, %113
  %115 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %116 = load float, ptr %115, align 4
  %117 = fadd float %116, %114
  store float %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds float, ptr %131, i64 %141
  store float %130, ptr %142, align 4
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger8Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to float
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 0
  %103 = load float, ptr %102, align 4
  %104 = fmul float %100, %103
  %105 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %106 = load float, ptr %105, align 4
  %107 = fadd float %106, %104
  store float %107, ptr %105, align 4
  %108 = load ptr, ptr %19, align 8
  %109 = load i64, ptr %108, align 8
  %110 = sitofp i64 %109 to float
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds float, ptr %111, i64 1
  %113 = load float, ptr %112, align 4
  %114 = fmul float %110, %113
  %115 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %116 = load float, ptr %115, align 4
  %117 = fadd float %116, %114
  store float %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds float, ptr %131, i64 %141
  store float %130, ptr %142, align 4
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger8Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x float], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %151, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %154

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %147, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %150

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %118, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %121

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to float
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 0
  %103 = load float, ptr %102, align 4
  %104 = fmul float %100, %103
  %105 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 0
  %106 = load float, ptr %105, align 4
  %107 = fadd float %106, %104
  store float %107, ptr %105, align 4
  %108 = load ptr, ptr %19, align 8
  %109 = load i64, ptr %108, align 8
  %110 = sitofp i64 %109 to float
  %111 = load ptr, ptr %20, align 8
  %112 = getelementptr inbounds float, ptr %111, i64 1
  %113 = load float, ptr %112, align 4
  %114 = fmul float %110, %113
  %115 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 1
  %116 = load float, ptr %115, align 4
  %117 = fadd float %116, %114
  store float %117, ptr %115, align 4
  br label %118

118:                                              ; preds = %71
  %119 = load i64, ptr %18, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %18, align 8
  br label %65

121:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %122

122:                                              ; preds = %143, %121
  %123 = load i32, ptr %21, align 4
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %15, align 4
  br label %146

126:                                              ; preds = %122
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [2 x float], ptr %17, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load ptr, ptr %13, align 8
  %132 = load i64, ptr %16, align 8
  %133 = load i64, ptr %14, align 8
  %134 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = mul nsw i64 2, %137
  %139 = load i32, ptr %21, align 4
  %140 = sext i32 %139 to i64
  %141 = add nsw i64 %138, %140
  %142 = getelementptr inbounds float, ptr %131, i64 %141
  store float %130, ptr %142, align 4
  br label %143

143:                                              ; preds = %126
  %144 = load i32, ptr %21, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %21, align 4
  br label %122

146:                                              ; preds = %125
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %58

150:                                              ; preds = %63
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %14, align 8
  br label %51

154:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex8Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %171, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %174

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %167, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %170

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %138, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %141

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 0
  %103 = load float, ptr %102, align 4
  %104 = fpext float %103 to double
  %105 = fmul double %100, %104
  %106 = load ptr, ptr %19, align 8
  %107 = getelementptr inbounds double, ptr %106, i64 1
  %108 = load double, ptr %107, align 8
  %109 = load ptr, ptr %20, align 8
  %110 = getelementptr inbounds float, ptr %109, i64 1
  %111 = load float, ptr %110, align 4
  %112 = fpext float %111 to double
  %113 = fmul double %108, %112
  %114 = fsub double %105, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %116 = load double, ptr %115, align 16
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 16
  %118 = load ptr, ptr %19, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 0
  %120 = load double, ptr %119, align 8
  %121 = load ptr, ptr %20, align 8
  %122 = getelementptr inbounds float, ptr %121, i64 1
  %123 = load float, ptr %122, align 4
  %124 = fpext float %123 to double
  %125 = fmul double %120, %124
  %126 = load ptr, ptr %19, align 8
  %127 = getelementptr inbounds double, ptr %126, i64 1
  %128 = load double, ptr %127, align 8
  %129 = load ptr, ptr %20, align 8
  %130 = getelementptr inbounds float, ptr %129, i64 0
  %131 = load float, ptr %130, align 4
  %132 = fpext float %131 to double
  %133 = fmul double %128, %132
  %134 = fadd double %125, %133
  %135 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %136 = load double, ptr %135, align 8
  %137 = fadd double %136, %134
  store double %137, ptr %135, align 8
  br label %138

138:                                              ; preds = %71
  %139 = load i64, ptr %18, align 8
  %140 = add nsw i64 %139, 1
  store i64 %140, ptr %18, align 8
  br label %65

141:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %142

142:                                              ; preds = %163, %141
  %143 = load i32, ptr %21, align 4
  %144 = icmp slt i32 %143, 2
  br i1 %144, label %146, label %145

145:                                              ; preds = %142
  store i32 11, ptr %15, align 4
  br label %166

146:                                              ; preds = %142
  %147 = load i32, ptr %21, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = load ptr, ptr %13, align 8
  %152 = load i64, ptr %16, align 8
  %153 = load i64, ptr %14, align 8
  %154 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %153, %155
  %157 = add nsw i64 %152, %156
  %158 = mul nsw i64 2, %157
  %159 = load i32, ptr %21, align 4
  %160 = sext i32 %159 to i64
  %161 = add nsw i64 %158, %160
  %162 = getelementptr inbounds double, ptr %151, i64 %161
  store double %150, ptr %162, align 8
  br label %163

163:                                              ; preds = %146
  %164 = load i32, ptr %21, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %21, align 4
  br label %142

166:                                              ; preds = %145
  br label %167

167:                                              ; preds = %166
  %168 = load i64, ptr %16, align 8
  %169 = add nsw i64 %168, 1
  store i64 %169, ptr %16, align 8
  br label %58

170:                                              ; preds = %63
  br label %171

171:                                              ; preds = %170
  %172 = load i64, ptr %14, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %14, align 8
  br label %51

174:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex8Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %171, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %174

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %167, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %170

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %138, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %141

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 0
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %20, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 0
  %103 = load float, ptr %102, align 4
  %104 = fpext float %103 to double
  %105 = fmul double %100, %104
  %106 = load ptr, ptr %19, align 8
  %107 = getelementptr inbounds double, ptr %106, i64 1
  %108 = load double, ptr %107, align 8
  %109 = load ptr, ptr %20, align 8
  %110 = getelementptr inbounds float, ptr %109, i64 1
  %111 = load float, ptr %110, align 4
  %112 = fpext float %111 to double
  %113 = fmul double %108, %112
  %114 = fsub double %105, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %116 = load double, ptr %115, align 16
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 16
  %118 = load ptr, ptr %19, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 0
  %120 = load double, ptr %119, align 8
  %121 = load ptr, ptr %20, align 8
  %122 = getelementptr inbounds float, ptr %121, i64 1
  %123 = load float, ptr %122, align 4
  %124 = fpext float %123 to double
  %125 = fmul double %120, %124
  %126 = load ptr, ptr %19, align 8
  %127 = getelementptr inbounds double, ptr %126, i64 1
  %128 = load double, ptr %127, align 8
  %129 = load ptr, ptr %20, align 8
  %130 = getelementptr inbounds float, ptr %129, i64 0
  %131 = load float, ptr %130, align 4
  %132 = fpext float %131 to double
  %133 = fmul double %128, %132
  %134 = fadd double %125, %133
  %135 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %136 = load double, ptr %135, align 8
  %137 = fadd double %136, %134
  store double %137, ptr %135, align 8
  br label %138

138:                                              ; preds = %71
  %139 = load i64, ptr %18, align 8
  %140 = add nsw i64 %139, 1
  store i64 %140, ptr %18, align 8
  br label %65

141:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %142

142:                                              ; preds = %163, %141
  %143 = load i32, ptr %21, align 4
  %144 = icmp slt i32 %143, 2
  br i1 %144, label %146, label %145

145:                                              ; preds = %142
  store i32 11, ptr %15, align 4
  br label %166

146:                                              ; preds = %142
  %147 = load i32, ptr %21, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = load ptr, ptr %13, align 8
  %152 = load i64, ptr %16, align 8
  %153 = load i64, ptr %14, align 8
  %154 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %153, %155
  %157 = add nsw i64 %152, %156
  %158 = mul nsw i64 2, %157
  %159 = load i32, ptr %21, align 4
  %160 = sext i32 %159 to i64
  %161 = add nsw i64 %158, %160
  %162 = getelementptr inbounds double, ptr %151, i64 %161
  store double %150, ptr %162, align 8
  br label %163

163:                                              ; preds = %146
  %164 = load i32, ptr %21, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %21, align 4
  br label %142

166:                                              ; preds = %145
  br label %167

167:                                              ; preds = %166
  %168 = load i64, ptr %16, align 8
  %169 = add nsw i64 %168, 1
  store i64 %169, ptr %16, align 8
  br label %58

170:                                              ; preds = %63
  br label %171

171:                                              ; preds = %170
  %172 = load i64, ptr %14, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %14, align 8
  br label %51

174:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulComplex4Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %171, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %174

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %167, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %170

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %138, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %141

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = fpext float %100 to double
  %102 = load ptr, ptr %20, align 8
  %103 = getelementptr inbounds double, ptr %102, i64 0
  %104 = load double, ptr %103, align 8
  %105 = fmul double %101, %104
  %106 = load ptr, ptr %19, align 8
  %107 = getelementptr inbounds float, ptr %106, i64 1
  %108 = load float, ptr %107, align 4
  %109 = fpext float %108 to double
  %110 = load ptr, ptr %20, align 8
  %111 = getelementptr inbounds double, ptr %110, i64 1
  %112 = load double, ptr %111, align 8
  %113 = fmul double %109, %112
  %114 = fsub double %105, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %116 = load double, ptr %115, align 16
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 16
  %118 = load ptr, ptr %19, align 8
  %119 = getelementptr inbounds float, ptr %118, i64 0
  %120 = load float, ptr %119, align 4
  %121 = fpext float %120 to double
  %122 = load ptr, ptr %20, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 1
  %124 = load double, ptr %123, align 8
  %125 = fmul double %121, %124
  %126 = load ptr, ptr %19, align 8
  %127 = getelementptr inbounds float, ptr %126, i64 1
  %128 = load float, ptr %127, align 4
  %129 = fpext float %128 to double
  %130 = load ptr, ptr %20, align 8
  %131 = getelementptr inbounds double, ptr %130, i64 0
  %132 = load double, ptr %131, align 8
  %133 = fmul double %129, %132
  %134 = fadd double %125, %133
  %135 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %136 = load double, ptr %135, align 8
  %137 = fadd double %136, %134
  store double %137, ptr %135, align 8
  br label %138

138:                                              ; preds = %71
  %139 = load i64, ptr %18, align 8
  %140 = add nsw i64 %139, 1
  store i64 %140, ptr %18, align 8
  br label %65

141:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %142

142:                                              ; preds = %163, %141
  %143 = load i32, ptr %21, align 4
  %144 = icmp slt i32 %143, 2
  br i1 %144, label %146, label %145

145:                                              ; preds = %142
  store i32 11, ptr %15, align 4
  br label %166

146:                                              ; preds = %142
  %147 = load i32, ptr %21, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = load ptr, ptr %13, align 8
  %152 = load i64, ptr %16, align 8
  %153 = load i64, ptr %14, align 8
  %154 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %153, %155
  %157 = add nsw i64 %152, %156
  %158 = mul nsw i64 2, %157
  %159 = load i32, ptr %21, align 4
  %160 = sext i32 %159 to i64
  %161 = add nsw i64 %158, %160
  %162 = getelementptr inbounds double, ptr %151, i64 %161
  store double %150, ptr %162, align 8
  br label %163

163:                                              ; preds = %146
  %164 = load i32, ptr %21, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %21, align 4
  br label %142

166:                                              ; preds = %145
  br label %167

167:                                              ; preds = %166
  %168 = load i64, ptr %16, align 8
  %169 = add nsw i64 %168, 1
  store i64 %169, ptr %16, align 8
  br label %58

170:                                              ; preds = %63
  br label %171

171:                                              ; preds = %170
  %172 = load i64, ptr %14, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %14, align 8
  br label %51

174:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeComplex4Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x double], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 16, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %171, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %174

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %167, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %170

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %138, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %141

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = getelementptr inbounds float, ptr %98, i64 0
  %100 = load float, ptr %99, align 4
  %101 = fpext float %100 to double
  %102 = load ptr, ptr %20, align 8
  %103 = getelementptr inbounds double, ptr %102, i64 0
  %104 = load double, ptr %103, align 8
  %105 = fmul double %101, %104
  %106 = load ptr, ptr %19, align 8
  %107 = getelementptr inbounds float, ptr %106, i64 1
  %108 = load float, ptr %107, align 4
  %109 = fpext float %108 to double
  %110 = load ptr, ptr %20, align 8
  %111 = getelementptr inbounds double, ptr %110, i64 1
  %112 = load double, ptr %111, align 8
  %113 = fmul double %109, %112
  %114 = fsub double %105, %113
  %115 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 0
  %116 = load double, ptr %115, align 16
  %117 = fadd double %116, %114
  store double %117, ptr %115, align 16
  %118 = load ptr, ptr %19, align 8
  %119 = getelementptr inbounds float, ptr %118, i64 0
  %120 = load float, ptr %119, align 4
  %121 = fpext float %120 to double
  %122 = load ptr, ptr %20, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 1
  %124 = load double, ptr %123, align 8
  %125 = fmul double %121, %124
  %126 = load ptr, ptr %19, align 8
  %127 = getelementptr inbounds float, ptr %126, i64 1
  %128 = load float, ptr %127, align 4
  %129 = fpext float %128 to double
  %130 = load ptr, ptr %20, align 8
  %131 = getelementptr inbounds double, ptr %130, i64 0
  %132 = load double, ptr %131, align 8
  %133 = fmul double %129, %132
  %134 = fadd double %125, %133
  %135 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 1
  %136 = load double, ptr %135, align 8
  %137 = fadd double %136, %134
  store double %137, ptr %135, align 8
  br label %138

138:                                              ; preds = %71
  %139 = load i64, ptr %18, align 8
  %140 = add nsw i64 %139, 1
  store i64 %140, ptr %18, align 8
  br label %65

141:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %142

142:                                              ; preds = %163, %141
  %143 = load i32, ptr %21, align 4
  %144 = icmp slt i32 %143, 2
  br i1 %144, label %146, label %145

145:                                              ; preds = %142
  store i32 11, ptr %15, align 4
  br label %166

146:                                              ; preds = %142
  %147 = load i32, ptr %21, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = load ptr, ptr %13, align 8
  %152 = load i64, ptr %16, align 8
  %153 = load i64, ptr %14, align 8
  %154 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %153, %155
  %157 = add nsw i64 %152, %156
  %158 = mul nsw i64 2, %157
  %159 = load i32, ptr %21, align 4
  %160 = sext i32 %159 to i64
  %161 = add nsw i64 %158, %160
  %162 = getelementptr inbounds double, ptr %151, i64 %161
  store double %150, ptr %162, align 8
  br label %163

163:                                              ; preds = %146
  %164 = load i32, ptr %21, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %21, align 4
  br label %142

166:                                              ; preds = %145
  br label %167

167:                                              ; preds = %166
  %168 = load i64, ptr %16, align 8
  %169 = add nsw i64 %168, 1
  store i64 %169, ptr %16, align 8
  br label %58

170:                                              ; preds = %63
  br label %171

171:                                              ; preds = %170
  %172 = load i64, ptr %14, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %14, align 8
  br label %51

174:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger4Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x i64], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sext i32 %99 to i64
  %101 = load ptr, ptr %20, align 8
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %100, %102
  %104 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 0
  %105 = load i64, ptr %104, align 16
  %106 = add nsw i64 %105, %103
  store i64 %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds i64, ptr %120, i64 %130
  store i64 %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger4Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x i64], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = sext i32 %99 to i64
  %101 = load ptr, ptr %20, align 8
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %100, %102
  %104 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 0
  %105 = load i64, ptr %104, align 16
  %106 = add nsw i64 %105, %103
  store i64 %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds i64, ptr %120, i64 %130
  store i64 %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger8Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x i64], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load i32, ptr %100, align 4
  %102 = sext i32 %101 to i64
  %103 = mul nsw i64 %99, %102
  %104 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 0
  %105 = load i64, ptr %104, align 16
  %106 = add nsw i64 %105, %103
  store i64 %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds i64, ptr %120, i64 %130
  store i64 %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger8Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x i64], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %140, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %143

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %136, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %139

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %107, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %110

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load i32, ptr %100, align 4
  %102 = sext i32 %101 to i64
  %103 = mul nsw i64 %99, %102
  %104 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 0
  %105 = load i64, ptr %104, align 16
  %106 = add nsw i64 %105, %103
  store i64 %106, ptr %104, align 16
  br label %107

107:                                              ; preds = %71
  %108 = load i64, ptr %18, align 8
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %18, align 8
  br label %65

110:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %111

111:                                              ; preds = %132, %110
  %112 = load i32, ptr %21, align 4
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 11, ptr %15, align 4
  br label %135

115:                                              ; preds = %111
  %116 = load i32, ptr %21, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = load ptr, ptr %13, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load i64, ptr %14, align 8
  %123 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = add nsw i64 %121, %125
  %127 = mul nsw i64 1, %126
  %128 = load i32, ptr %21, align 4
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %127, %129
  %131 = getelementptr inbounds i64, ptr %120, i64 %130
  store i64 %119, ptr %131, align 8
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %21, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4
  br label %111

135:                                              ; preds = %114
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %58

139:                                              ; preds = %63
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %14, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %14, align 8
  br label %51

143:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger4Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x i32], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %139, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %142

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %135, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %138

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %106, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %109

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = load ptr, ptr %20, align 8
  %101 = load i32, ptr %100, align 4
  %102 = mul nsw i32 %99, %101
  %103 = getelementptr inbounds [2 x i32], ptr %17, i64 0, i64 0
  %104 = load i32, ptr %103, align 4
  %105 = add nsw i32 %104, %102
  store i32 %105, ptr %103, align 4
  br label %106

106:                                              ; preds = %71
  %107 = load i64, ptr %18, align 8
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr %18, align 8
  br label %65

109:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %110

110:                                              ; preds = %131, %109
  %111 = load i32, ptr %21, align 4
  %112 = icmp slt i32 %111, 1
  br i1 %112, label %114, label %113

113:                                              ; preds = %110
  store i32 11, ptr %15, align 4
  br label %134

114:                                              ; preds = %110
  %115 = load i32, ptr %21, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [2 x i32], ptr %17, i64 0, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = load ptr, ptr %13, align 8
  %120 = load i64, ptr %16, align 8
  %121 = load i64, ptr %14, align 8
  %122 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %121, %123
  %125 = add nsw i64 %120, %124
  %126 = mul nsw i64 1, %125
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = add nsw i64 %126, %128
  %130 = getelementptr inbounds i32, ptr %119, i64 %129
  store i32 %118, ptr %130, align 4
  br label %131

131:                                              ; preds = %114
  %132 = load i32, ptr %21, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %21, align 4
  br label %110

134:                                              ; preds = %113
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %16, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %16, align 8
  br label %58

138:                                              ; preds = %63
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %14, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %14, align 8
  br label %51

142:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger4Integer4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x i32], align 4
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 4, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %139, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %142

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %135, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %138

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 8, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %106, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %109

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i32, ptr %98, align 4
  %100 = load ptr, ptr %20, align 8
  %101 = load i32, ptr %100, align 4
  %102 = mul nsw i32 %99, %101
  %103 = getelementptr inbounds [2 x i32], ptr %17, i64 0, i64 0
  %104 = load i32, ptr %103, align 4
  %105 = add nsw i32 %104, %102
  store i32 %105, ptr %103, align 4
  br label %106

106:                                              ; preds = %71
  %107 = load i64, ptr %18, align 8
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr %18, align 8
  br label %65

109:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %110

110:                                              ; preds = %131, %109
  %111 = load i32, ptr %21, align 4
  %112 = icmp slt i32 %111, 1
  br i1 %112, label %114, label %113

113:                                              ; preds = %110
  store i32 11, ptr %15, align 4
  br label %134

114:                                              ; preds = %110
  %115 = load i32, ptr %21, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [2 x i32], ptr %17, i64 0, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = load ptr, ptr %13, align 8
  %120 = load i64, ptr %16, align 8
  %121 = load i64, ptr %14, align 8
  %122 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %121, %123
  %125 = add nsw i64 %120, %124
  %126 = mul nsw i64 1, %125
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = add nsw i64 %126, %128
  %130 = getelementptr inbounds i32, ptr %119, i64 %129
  store i32 %118, ptr %130, align 4
  br label %131

131:                                              ; preds = %114
  %132 = load i32, ptr %21, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %21, align 4
  br label %110

134:                                              ; preds = %113
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %16, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %16, align 8
  br label %58

138:                                              ; preds = %63
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %14, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %14, align 8
  br label %51

142:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulInteger8Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x i64], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 0)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %139, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %142

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %135, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %138

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %106, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %109

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 0
  %104 = load i64, ptr %103, align 16
  %105 = add nsw i64 %104, %102
  store i64 %105, ptr %103, align 16
  br label %106

106:                                              ; preds = %71
  %107 = load i64, ptr %18, align 8
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr %18, align 8
  br label %65

109:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %110

110:                                              ; preds = %131, %109
  %111 = load i32, ptr %21, align 4
  %112 = icmp slt i32 %111, 1
  br i1 %112, label %114, label %113

113:                                              ; preds = %110
  store i32 11, ptr %15, align 4
  br label %134

114:                                              ; preds = %110
  %115 = load i32, ptr %21, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = load ptr, ptr %13, align 8
  %120 = load i64, ptr %16, align 8
  %121 = load i64, ptr %14, align 8
  %122 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %121, %123
  %125 = add nsw i64 %120, %124
  %126 = mul nsw i64 1, %125
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = add nsw i64 %126, %128
  %130 = getelementptr inbounds i64, ptr %119, i64 %129
  store i64 %118, ptr %130, align 8
  br label %131

131:                                              ; preds = %114
  %132 = load i32, ptr %21, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %21, align 4
  br label %110

134:                                              ; preds = %113
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %16, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %16, align 8
  br label %58

138:                                              ; preds = %63
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %14, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %14, align 8
  br label %51

142:                                              ; preds = %56
  ret void
}

define dso_local void @_FortranAMatmulTransposeInteger8Integer8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.matrix, align 8
  %12 = alloca %struct.matrix, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca [2 x i64], align 16
  %18 = alloca i64, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %22 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %22, i32 noundef 1, i32 noundef 1)
  %23 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %23, i32 noundef 0, i32 noundef 0)
  %24 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %5
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @made(ptr noundef %38, i64 noundef 8, i64 noundef %40, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46, i64 noundef 1, i64 noundef 1)
  br label %47

47:                                               ; preds = %41, %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %51

51:                                               ; preds = %139, %47
  %52 = load i64, ptr %14, align 8
  %53 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %15, align 4
  br label %142

57:                                               ; preds = %51
  store i64 0, ptr %16, align 8
  br label %58

58:                                               ; preds = %135, %57
  %59 = load i64, ptr %16, align 8
  %60 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %15, align 4
  br label %138

64:                                               ; preds = %58
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  store i64 0, ptr %18, align 8
  br label %65

65:                                               ; preds = %106, %64
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %15, align 4
  br label %109

71:                                               ; preds = %65
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %16, align 8
  %76 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = getelementptr inbounds i8, ptr %74, i64 %78
  %80 = load i64, ptr %18, align 8
  %81 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  store ptr %84, ptr %19, align 8
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %18, align 8
  %89 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds i8, ptr %87, i64 %91
  %93 = load i64, ptr %14, align 8
  %94 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds i8, ptr %92, i64 %96
  store ptr %97, ptr %20, align 8
  %98 = load ptr, ptr %19, align 8
  %99 = load i64, ptr %98, align 8
  %100 = load ptr, ptr %20, align 8
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 0
  %104 = load i64, ptr %103, align 16
  %105 = add nsw i64 %104, %102
  store i64 %105, ptr %103, align 16
  br label %106

106:                                              ; preds = %71
  %107 = load i64, ptr %18, align 8
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr %18, align 8
  br label %65

109:                                              ; preds = %70
  store i32 0, ptr %21, align 4
  br label %110

110:                                              ; preds = %131, %109
  %111 = load i32, ptr %21, align 4
  %112 = icmp slt i32 %111, 1
  br i1 %112, label %114, label %113

113:                                              ; preds = %110
  store i32 11, ptr %15, align 4
  br label %134

114:                                              ; preds = %110
  %115 = load i32, ptr %21, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = load ptr, ptr %13, align 8
  %120 = load i64, ptr %16, align 8
  %121 = load i64, ptr %14, align 8
  %122 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %121, %123
  %125 = add nsw i64 %120, %124
  %126 = mul nsw i64 1, %125
  %127 = load i32, ptr %21, align 4
  %128 = sext i32 %127 to i64
  %129 = add nsw i64 %126, %128
  %130 = getelementptr inbounds i64, ptr %119, i64 %129
  store i64 %118, ptr %130, align 8
  br label %131

131:                                              ; preds = %114
  %132 = load i32, ptr %21, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %21, align 4
  br label %110

134:                                              ; preds = %113
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %16, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %16, align 8
  br label %58

138:                                              ; preds = %63
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %14, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %14, align 8
  br label %51

142:                                              ; preds = %56
  ret void
}

define internal ptr @dimension(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = call ptr @dimension_of(ptr noundef %5, i32 noundef %6, i32 noundef %10)
  ret ptr %11
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

define internal ptr @dimension_of(ptr noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %6, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 7
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [0 x %struct.dimension], ptr %12, i64 0, i64 %14
  br label %17

16:                                               ; preds = %3
  br label %17

17:                                               ; preds = %16, %10
  %18 = phi ptr [ %15, %10 ], [ @single, %16 ]
  ret ptr %18
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #5

declare ptr @malloc(i64 noundef) #6

attributes #0 = { nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline nounwind uwtable }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noreturn }
attributes #6 = { allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { allocsize(0) }


