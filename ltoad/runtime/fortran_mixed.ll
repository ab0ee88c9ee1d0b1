
%struct.dimension = type { i64, i64, i64 }
%struct.matrix = type { i64, i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

@.str = private unnamed_addr constant [31 x i8] c"arguments of MATMUL do not fit\00", align 1
@fortran_ranks = external constant i32, align 4
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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

define internal void @made_vector(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  call void @made_matrix(ptr noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef 1)
  ret void
}

define internal void @made_matrix(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load i64, ptr %6, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load i64, ptr %8, align 8
  call void @made(ptr noundef %9, i64 noundef %10, i64 noundef %11, i64 noundef %12, i64 noundef 1, i64 noundef 1, i64 noundef 1, i64 noundef 1, i64 noundef 1)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 16, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 16, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 4, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 4, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  call void @made_vector(ptr noundef %38, i64 noundef 8, i64 noundef %40)
  br label %47

41:                                               ; preds = %5
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @made_matrix(ptr noundef %42, i64 noundef 8, i64 noundef %44, i64 noundef %46)
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
  %8 = load i32, ptr @fortran_ranks, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %20

10:                                               ; preds = %3
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 7
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [0 x %struct.dimension], ptr %16, i64 0, i64 %18
  br label %21

20:                                               ; preds = %10, %3
  br label %21

21:                                               ; preds = %20, %14
  %22 = phi ptr [ %19, %14 ], [ @single, %20 ]
  ret ptr %22
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #5

define internal void @made(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) #2 {
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca [7 x i64], align 16
  %20 = alloca i64, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  %24 = alloca %struct.dimension, align 8
  %25 = alloca %struct.dimension, align 8
  %26 = alloca %struct.dimension, align 8
  %27 = alloca %struct.dimension, align 8
  store ptr %0, ptr %10, align 8
  store i64 %1, ptr %11, align 8
  store i64 %2, ptr %12, align 8
  store i64 %3, ptr %13, align 8
  store i64 %4, ptr %14, align 8
  store i64 %5, ptr %15, align 8
  store i64 %6, ptr %16, align 8
  store i64 %7, ptr %17, align 8
  store i64 %8, ptr %18, align 8
  %28 = load i64, ptr %12, align 8
  store i64 %28, ptr %19, align 8
  %29 = getelementptr inbounds i64, ptr %19, i64 1
  %30 = load i64, ptr %13, align 8
  store i64 %30, ptr %29, align 8
  %31 = getelementptr inbounds i64, ptr %19, i64 2
  %32 = load i64, ptr %14, align 8
  store i64 %32, ptr %31, align 8
  %33 = getelementptr inbounds i64, ptr %19, i64 3
  %34 = load i64, ptr %15, align 8
  store i64 %34, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %19, i64 4
  %36 = load i64, ptr %16, align 8
  store i64 %36, ptr %35, align 8
  %37 = getelementptr inbounds i64, ptr %19, i64 5
  %38 = load i64, ptr %17, align 8
  store i64 %38, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %19, i64 6
  %40 = load i64, ptr %18, align 8
  store i64 %40, ptr %39, align 8
  %41 = load i64, ptr %11, align 8
  store i64 %41, ptr %20, align 8
  br label %42

42:                                               ; preds = %9
  %43 = load ptr, ptr %10, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = zext i8 %45 to i32
  %47 = icmp slt i32 0, %46
  br i1 %47, label %48, label %62

48:                                               ; preds = %42
  %49 = load ptr, ptr %10, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 7
  %51 = getelementptr inbounds [0 x %struct.dimension], ptr %50, i64 0, i64 0
  %52 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 0
  store i64 1, ptr %52, align 8
  %53 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %54 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 0
  %55 = load i64, ptr %54, align 16
  store i64 %55, ptr %53, align 8
  %56 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %57 = load i64, ptr %20, align 8
  store i64 %57, ptr %56, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %21, i64 24, i1 false)
  %58 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 0
  %59 = load i64, ptr %58, align 16
  %60 = load i64, ptr %20, align 8
  %61 = mul i64 %60, %59
  store i64 %61, ptr %20, align 8
  br label %62

62:                                               ; preds = %48, %42
  %63 = load ptr, ptr %10, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = icmp slt i32 1, %66
  br i1 %67, label %68, label %82

68:                                               ; preds = %62
  %69 = load ptr, ptr %10, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 7
  %71 = getelementptr inbounds [0 x %struct.dimension], ptr %70, i64 0, i64 1
  %72 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 0
  store i64 1, ptr %72, align 8
  %73 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %74 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 1
  %75 = load i64, ptr %74, align 8
  store i64 %75, ptr %73, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %77 = load i64, ptr %20, align 8
  store i64 %77, ptr %76, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %22, i64 24, i1 false)
  %78 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 1
  %79 = load i64, ptr %78, align 8
  %80 = load i64, ptr %20, align 8
  %81 = mul i64 %80, %79
  store i64 %81, ptr %20, align 8
  br label %82

82:                                               ; preds = %68, %62
  %83 = load ptr, ptr %10, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = icmp slt i32 2, %86
  br i1 %87, label %88, label %102

88:                                               ; preds = %82
  %89 = load ptr, ptr %10, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 7
  %91 = getelementptr inbounds [0 x %struct.dimension], ptr %90, i64 0, i64 2
  %92 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 0
  store i64 1, ptr %92, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 1
  %94 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 2
  %95 = load i64, ptr %94, align 16
  store i64 %95, ptr %93, align 8
  %96 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %97 = load i64, ptr %20, align 8
  store i64 %97, ptr %96, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %23, i64 24, i1 false)
  %98 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 2
  %99 = load i64, ptr %98, align 16
  %100 = load i64, ptr %20, align 8
  %101 = mul i64 %100, %99
  store i64 %101, ptr %20, align 8
  br label %102

102:                                              ; preds = %88, %82
  %103 = load ptr, ptr %10, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = icmp slt i32 3, %106
  br i1 %107, label %108, label %122

108:                                              ; preds = %102
  %109 = load ptr, ptr %10, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 7
  %111 = getelementptr inbounds [0 x %struct.dimension], ptr %110, i64 0, i64 3
  %112 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 0
  store i64 1, ptr %112, align 8
  %113 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %114 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 3
  %115 = load i64, ptr %114, align 8
  store i64 %115, ptr %113, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %117 = load i64, ptr %20, align 8
  store i64 %117, ptr %116, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %111, ptr align 8 %24, i64 24, i1 false)
  %118 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 3
  %119 = load i64, ptr %118, align 8
  %120 = load i64, ptr %20, align 8
  %121 = mul i64 %120, %119
  store i64 %121, ptr %20, align 8
  br label %122

122:                                              ; preds = %108, %102
  %123 = load i32, ptr @fortran_ranks, align 4
  %124 = icmp slt i32 4, %123
  br i1 %124, label %125, label %145

125:                                              ; preds = %122
  %126 = load ptr, ptr %10, align 8
  %127 = getelementptr inbounds %struct.descriptor, ptr %126, i32 0, i32 3
  %128 = load i8, ptr %127, align 4
  %129 = zext i8 %128 to i32
  %130 = icmp slt i32 4, %129
  br i1 %130, label %131, label %145

131:                                              ; preds = %125
  %132 = load ptr, ptr %10, align 8
  %133 = getelementptr inbounds %struct.descriptor, ptr %132, i32 0, i32 7
  %134 = getelementptr inbounds [0 x %struct.dimension], ptr %133, i64 0, i64 4
  %135 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 0
  store i64 1, ptr %135, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %137 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 4
  %138 = load i64, ptr %137, align 16
  store i64 %138, ptr %136, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 2
  %140 = load i64, ptr %20, align 8
  store i64 %140, ptr %139, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %134, ptr align 8 %25, i64 24, i1 false)
  %141 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 4
  %142 = load i64, ptr %141, align 16
  %143 = load i64, ptr %20, align 8
  %144 = mul i64 %143, %142
  store i64 %144, ptr %20, align 8
  br label %145

145:                                              ; preds = %131, %125, %122
  %146 = load i32, ptr @fortran_ranks, align 4
  %147 = icmp slt i32 5, %146
  br i1 %147, label %148, label %168

148:                                              ; preds = %145
  %149 = load ptr, ptr %10, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 3
  %151 = load i8, ptr %150, align 4
  %152 = zext i8 %151 to i32
  %153 = icmp slt i32 5, %152
  br i1 %153, label %154, label %168

154:                                              ; preds = %148
  %155 = load ptr, ptr %10, align 8
  %156 = getelementptr inbounds %struct.descriptor, ptr %155, i32 0, i32 7
  %157 = getelementptr inbounds [0 x %struct.dimension], ptr %156, i64 0, i64 5
  %158 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 0
  store i64 1, ptr %158, align 8
  %159 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %160 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 5
  %161 = load i64, ptr %160, align 8
  store i64 %161, ptr %159, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 2
  %163 = load i64, ptr %20, align 8
  store i64 %163, ptr %162, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %157, ptr align 8 %26, i64 24, i1 false)
  %164 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 5
  %165 = load i64, ptr %164, align 8
  %166 = load i64, ptr %20, align 8
  %167 = mul i64 %166, %165
  store i64 %167, ptr %20, align 8
  br label %168

168:                                              ; preds = %154, %148, %145
  %169 = load i32, ptr @fortran_ranks, align 4
  %170 = icmp slt i32 6, %169
  br i1 %170, label %171, label %191

171:                                              ; preds = %168
  %172 = load ptr, ptr %10, align 8
  %173 = getelementptr inbounds %struct.descriptor, ptr %172, i32 0, i32 3
  %174 = load i8, ptr %173, align 4
  %175 = zext i8 %174 to i32
  %176 = icmp slt i32 6, %175
  br i1 %176, label %177, label %191

177:                                              ; preds = %171
  %178 = load ptr, ptr %10, align 8
  %179 = getelementptr inbounds %struct.descriptor, ptr %178, i32 0, i32 7
  %180 = getelementptr inbounds [0 x %struct.dimension], ptr %179, i64 0, i64 6
  %181 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 0
  store i64 1, ptr %181, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %183 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 6
  %184 = load i64, ptr %183, align 16
  store i64 %184, ptr %182, align 8
  %185 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 2
  %186 = load i64, ptr %20, align 8
  store i64 %186, ptr %185, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %180, ptr align 8 %27, i64 24, i1 false)
  %187 = getelementptr inbounds [7 x i64], ptr %19, i64 0, i64 6
  %188 = load i64, ptr %187, align 16
  %189 = load i64, ptr %20, align 8
  %190 = mul i64 %189, %188
  store i64 %190, ptr %20, align 8
  br label %191

191:                                              ; preds = %177, %171, %168
  br label %192

192:                                              ; preds = %191
  br label %193

193:                                              ; preds = %192
  %194 = load i64, ptr %11, align 8
  %195 = load ptr, ptr %10, align 8
  %196 = getelementptr inbounds %struct.descriptor, ptr %195, i32 0, i32 1
  store i64 %194, ptr %196, align 8
  %197 = load i64, ptr %20, align 8
  %198 = icmp ne i64 %197, 0
  br i1 %198, label %199, label %201

199:                                              ; preds = %193
  %200 = load i64, ptr %20, align 8
  br label %202

201:                                              ; preds = %193
  br label %202

202:                                              ; preds = %201, %199
  %203 = phi i64 [ %200, %199 ], [ 1, %201 ]
  %204 = call ptr @malloc(i64 noundef %203) #9
  %205 = load ptr, ptr %10, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 0
  store ptr %204, ptr %206, align 8
  ret void
}

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


