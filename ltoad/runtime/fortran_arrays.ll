
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%union.anon = type { i64 }
%union.anon.0 = type { i32 }
%struct.matrix = type { i64, i64, i64, i64 }

@.str = private unnamed_addr constant [22 x i8] c"DIM of a sum over all\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"vectors of DOT_PRODUCT differ in size\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"arguments of MATMUL do not fit\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"no such dimension in SIZE\00", align 1
@.str.5 = private unnamed_addr constant [28 x i8] c"no such dimension in LBOUND\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@.str.6 = private unnamed_addr constant [60 x i8] c"numbers of this type cannot be differentiated beside others\00", align 1

define dso_local double @_FortranASumReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca double, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %21 = load i32, ptr %9, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %34, label %23

23:                                               ; preds = %5
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = load i32, ptr %9, align 4
  %31 = icmp eq i32 %30, 1
  br label %32

32:                                               ; preds = %29, %23
  %33 = phi i1 [ false, %23 ], [ %31, %29 ]
  br label %34

34:                                               ; preds = %32, %5
  %35 = phi i1 [ true, %5 ], [ %33, %32 ]
  %36 = zext i1 %35 to i32
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %8, align 4
  call void @require(i32 noundef %36, ptr noundef @.str, ptr noundef %37, i32 noundef %38)
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = icmp sle i32 %42, 4
  %44 = zext i1 %43 to i32
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %8, align 4
  call void @require(i32 noundef %44, ptr noundef @.str.1, ptr noundef %45, i32 noundef %46)
  %47 = load ptr, ptr %6, align 8
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 0, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %6, align 8
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 1, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %6, align 8
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 2, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %6, align 8
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 3, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %70, i64 24, i1 false)
  store double 0.000000e+00, ptr %15, align 8
  store i64 0, ptr %16, align 8
  br label %71

71:                                               ; preds = %151, %34
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %72, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  store i32 2, ptr %17, align 4
  br label %154

77:                                               ; preds = %71
  store i64 0, ptr %18, align 8
  br label %78

78:                                               ; preds = %147, %77
  %79 = load i64, ptr %18, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %78
  store i32 5, ptr %17, align 4
  br label %150

84:                                               ; preds = %78
  store i64 0, ptr %19, align 8
  br label %85

85:                                               ; preds = %143, %84
  %86 = load i64, ptr %19, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = icmp slt i64 %86, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %85
  store i32 8, ptr %17, align 4
  br label %146

91:                                               ; preds = %85
  store i64 0, ptr %20, align 8
  br label %92

92:                                               ; preds = %139, %91
  %93 = load i64, ptr %20, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = icmp slt i64 %93, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %92
  store i32 11, ptr %17, align 4
  br label %142

98:                                               ; preds = %92
  %99 = load ptr, ptr %10, align 8
  %100 = icmp ne ptr %99, null
  br i1 %100, label %101, label %111

101:                                              ; preds = %98
  %102 = load ptr, ptr %10, align 8
  %103 = load ptr, ptr %10, align 8
  %104 = load i64, ptr %20, align 8
  %105 = load i64, ptr %19, align 8
  %106 = load i64, ptr %18, align 8
  %107 = load i64, ptr %16, align 8
  %108 = call i64 @offset_in(ptr noundef %103, i64 noundef %104, i64 noundef %105, i64 noundef %106, i64 noundef %107)
  %109 = call i32 @is_true(ptr noundef %102, i64 noundef %108)
  %110 = icmp ne i32 %109, 0
  br i1 %110, label %111, label %138

111:                                              ; preds = %101, %98
  %112 = load ptr, ptr %6, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 0
  %114 = load ptr, ptr %113, align 8
  %115 = load i64, ptr %20, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %115, %117
  %119 = load i64, ptr %19, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = add nsw i64 %118, %122
  %124 = load i64, ptr %18, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %16, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = getelementptr inbounds i8, ptr %114, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = load double, ptr %15, align 8
  %137 = fadd double %136, %135
  store double %137, ptr %15, align 8
  br label %138

138:                                              ; preds = %111, %101
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %20, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %20, align 8
  br label %92

142:                                              ; preds = %97
  br label %143

143:                                              ; preds = %142
  %144 = load i64, ptr %19, align 8
  %145 = add nsw i64 %144, 1
  store i64 %145, ptr %19, align 8
  br label %85

146:                                              ; preds = %90
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %18, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %18, align 8
  br label %78

150:                                              ; preds = %83
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %16, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %16, align 8
  br label %71

154:                                              ; preds = %76
  %155 = load double, ptr %15, align 8
  store i32 1, ptr %17, align 4
  ret double %155
}

define internal void @require(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 {
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


define internal ptr @dimension_of(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

define internal i32 @is_true(ptr noundef %0, i64 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.descriptor, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %4, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 %9
  store ptr %10, ptr %5, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 1
  br i1 %14, label %15, label %21

15:                                               ; preds = %2
  %16 = load ptr, ptr %5, align 8
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  br label %38

21:                                               ; preds = %2
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %26, label %31

26:                                               ; preds = %21
  %27 = load ptr, ptr %5, align 8
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne i64 %28, 0
  %30 = zext i1 %29 to i32
  br label %36

31:                                               ; preds = %21
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %32, align 4
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i32
  br label %36

36:                                               ; preds = %31, %26
  %37 = phi i32 [ %30, %26 ], [ %35, %31 ]
  br label %38

38:                                               ; preds = %36, %15
  %39 = phi i32 [ %20, %15 ], [ %37, %36 ]
  ret i32 %39
}

define internal i64 @offset_in(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  %11 = load i64, ptr %7, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = call ptr @dimension(ptr noundef %12, i32 noundef 0)
  %14 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %11, %15
  %17 = load i64, ptr %8, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = call ptr @dimension(ptr noundef %18, i32 noundef 1)
  %20 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %17, %21
  %23 = add nsw i64 %16, %22
  %24 = load i64, ptr %9, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = call ptr @dimension(ptr noundef %25, i32 noundef 2)
  %27 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %24, %28
  %30 = add nsw i64 %23, %29
  %31 = load i64, ptr %10, align 8
  %32 = load ptr, ptr %6, align 8
  %33 = call ptr @dimension(ptr noundef %32, i32 noundef 3)
  %34 = getelementptr inbounds %struct.dimension, ptr %33, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %31, %35
  %37 = add nsw i64 %30, %36
  ret i64 %37
}


define dso_local double @_FortranAProductReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca double, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %21 = load i32, ptr %9, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %34, label %23

23:                                               ; preds = %5
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = load i32, ptr %9, align 4
  %31 = icmp eq i32 %30, 1
  br label %32

32:                                               ; preds = %29, %23
  %33 = phi i1 [ false, %23 ], [ %31, %29 ]
  br label %34

34:                                               ; preds = %32, %5
  %35 = phi i1 [ true, %5 ], [ %33, %32 ]
  %36 = zext i1 %35 to i32
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %8, align 4
  call void @require(i32 noundef %36, ptr noundef @.str, ptr noundef %37, i32 noundef %38)
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = icmp sle i32 %42, 4
  %44 = zext i1 %43 to i32
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %8, align 4
  call void @require(i32 noundef %44, ptr noundef @.str.1, ptr noundef %45, i32 noundef %46)
  %47 = load ptr, ptr %6, align 8
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 0, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %6, align 8
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 1, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %6, align 8
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 2, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %6, align 8
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 3, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %70, i64 24, i1 false)
  store double 1.000000e+00, ptr %15, align 8
  store i64 0, ptr %16, align 8
  br label %71

71:                                               ; preds = %151, %34
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %72, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  store i32 2, ptr %17, align 4
  br label %154

77:                                               ; preds = %71
  store i64 0, ptr %18, align 8
  br label %78

78:                                               ; preds = %147, %77
  %79 = load i64, ptr %18, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %78
  store i32 5, ptr %17, align 4
  br label %150

84:                                               ; preds = %78
  store i64 0, ptr %19, align 8
  br label %85

85:                                               ; preds = %143, %84
  %86 = load i64, ptr %19, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = icmp slt i64 %86, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %85
  store i32 8, ptr %17, align 4
  br label %146

91:                                               ; preds = %85
  store i64 0, ptr %20, align 8
  br label %92

92:                                               ; preds = %139, %91
  %93 = load i64, ptr %20, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = icmp slt i64 %93, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %92
  store i32 11, ptr %17, align 4
  br label %142

98:                                               ; preds = %92
  %99 = load ptr, ptr %10, align 8
  %100 = icmp ne ptr %99, null
  br i1 %100, label %101, label %111

101:                                              ; preds = %98
  %102 = load ptr, ptr %10, align 8
  %103 = load ptr, ptr %10, align 8
  %104 = load i64, ptr %20, align 8
  %105 = load i64, ptr %19, align 8
  %106 = load i64, ptr %18, align 8
  %107 = load i64, ptr %16, align 8
  %108 = call i64 @offset_in(ptr noundef %103, i64 noundef %104, i64 noundef %105, i64 noundef %106, i64 noundef %107)
  %109 = call i32 @is_true(ptr noundef %102, i64 noundef %108)
  %110 = icmp ne i32 %109, 0
  br i1 %110, label %111, label %138

111:                                              ; preds = %101, %98
  %112 = load ptr, ptr %6, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 0
  %114 = load ptr, ptr %113, align 8
  %115 = load i64, ptr %20, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %115, %117
  %119 = load i64, ptr %19, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = add nsw i64 %118, %122
  %124 = load i64, ptr %18, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %16, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = getelementptr inbounds i8, ptr %114, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = load double, ptr %15, align 8
  %137 = fmul double %136, %135
  store double %137, ptr %15, align 8
  br label %138

138:                                              ; preds = %111, %101
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %20, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %20, align 8
  br label %92

142:                                              ; preds = %97
  br label %143

143:                                              ; preds = %142
  %144 = load i64, ptr %19, align 8
  %145 = add nsw i64 %144, 1
  store i64 %145, ptr %19, align 8
  br label %85

146:                                              ; preds = %90
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %18, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %18, align 8
  br label %78

150:                                              ; preds = %83
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %16, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %16, align 8
  br label %71

154:                                              ; preds = %76
  %155 = load double, ptr %15, align 8
  store i32 1, ptr %17, align 4
  ret double %155
}

define dso_local double @_FortranAMaxvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca double, align 8
  %16 = alloca i64, align 8
  %17 = alloca i8, align 1
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %24 = load i32, ptr %9, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %37, label %26

26:                                               ; preds = %5
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %32, label %35

32:                                               ; preds = %26
  %33 = load i32, ptr %9, align 4
  %34 = icmp eq i32 %33, 1
  br label %35

35:                                               ; preds = %32, %26
  %36 = phi i1 [ false, %26 ], [ %34, %32 ]
  br label %37

37:                                               ; preds = %35, %5
  %38 = phi i1 [ true, %5 ], [ %36, %35 ]
  %39 = zext i1 %38 to i32
  %40 = load ptr, ptr %7, align 8
  %41 = load i32, ptr %8, align 4
  call void @require(i32 noundef %39, ptr noundef @.str, ptr noundef %40, i32 noundef %41)
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = icmp sle i32 %45, 4
  %47 = zext i1 %46 to i32
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %8, align 4
  call void @require(i32 noundef %47, ptr noundef @.str.1, ptr noundef %48, i32 noundef %49)
  %50 = load ptr, ptr %6, align 8
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = call ptr @dimension_of(ptr noundef %50, i32 noundef 0, i32 noundef %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %6, align 8
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 3
  %59 = load i8, ptr %58, align 4
  %60 = zext i8 %59 to i32
  %61 = call ptr @dimension_of(ptr noundef %56, i32 noundef 1, i32 noundef %60)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %61, i64 24, i1 false)
  %62 = load ptr, ptr %6, align 8
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = call ptr @dimension_of(ptr noundef %62, i32 noundef 2, i32 noundef %66)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %67, i64 24, i1 false)
  %68 = load ptr, ptr %6, align 8
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = call ptr @dimension_of(ptr noundef %68, i32 noundef 3, i32 noundef %72)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %73, i64 24, i1 false)
  store double 0xFFEFFFFFFFFFFFFF, ptr %15, align 8
  store i64 -1, ptr %16, align 8
  store i8 0, ptr %17, align 1
  store i64 0, ptr %18, align 8
  br label %74

74:                                               ; preds = %183, %37
  %75 = load i64, ptr %18, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  store i32 2, ptr %19, align 4
  br label %186

80:                                               ; preds = %74
  store i64 0, ptr %20, align 8
  br label %81

81:                                               ; preds = %179, %80
  %82 = load i64, ptr %20, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp slt i64 %82, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %81
  store i32 5, ptr %19, align 4
  br label %182

87:                                               ; preds = %81
  store i64 0, ptr %21, align 8
  br label %88

88:                                               ; preds = %175, %87
  %89 = load i64, ptr %21, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %88
  store i32 8, ptr %19, align 4
  br label %178

94:                                               ; preds = %88
  store i64 0, ptr %22, align 8
  br label %95

95:                                               ; preds = %171, %94
  %96 = load i64, ptr %22, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %101, label %100

100:                                              ; preds = %95
  store i32 11, ptr %19, align 4
  br label %174

101:                                              ; preds = %95
  %102 = load ptr, ptr %6, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 0
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %22, align 8
  %106 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %105, %107
  %109 = load i64, ptr %21, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %109, %111
  %113 = add nsw i64 %108, %112
  %114 = load i64, ptr %20, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %116 = load i64, ptr %115, align 8
  %117 = mul nsw i64 %114, %116
  %118 = add nsw i64 %113, %117
  %119 = load i64, ptr %18, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = add nsw i64 %118, %122
  %124 = getelementptr inbounds i8, ptr %104, i64 %123
  %125 = load double, ptr %124, align 8
  store double %125, ptr %23, align 8
  %126 = load ptr, ptr %10, align 8
  %127 = icmp ne ptr %126, null
  br i1 %127, label %128, label %138

128:                                              ; preds = %101
  %129 = load ptr, ptr %10, align 8
  %130 = load ptr, ptr %10, align 8
  %131 = load i64, ptr %22, align 8
  %132 = load i64, ptr %21, align 8
  %133 = load i64, ptr %20, align 8
  %134 = load i64, ptr %18, align 8
  %135 = call i64 @offset_in(ptr noundef %130, i64 noundef %131, i64 noundef %132, i64 noundef %133, i64 noundef %134)
  %136 = call i32 @is_true(ptr noundef %129, i64 noundef %135)
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %170

138:                                              ; preds = %128, %101
  %139 = load double, ptr %23, align 8
  %140 = load double, ptr %15, align 8
  %141 = fcmp ogt double %139, %140
  br i1 %141, label %149, label %142

142:                                              ; preds = %138
  %143 = load i8, ptr %17, align 1
  %144 = trunc i8 %143 to i1
  br i1 %144, label %170, label %145

145:                                              ; preds = %142
  %146 = load double, ptr %23, align 8
  %147 = load double, ptr %15, align 8
  %148 = fcmp oeq double %146, %147
  br i1 %148, label %149, label %170

149:                                              ; preds = %145, %138
  %150 = load double, ptr %23, align 8
  store double %150, ptr %15, align 8
  %151 = load i64, ptr %22, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = load i64, ptr %21, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = add nsw i64 %154, %158
  %160 = load i64, ptr %20, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = load i64, ptr %18, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  store i64 %169, ptr %16, align 8
  store i8 1, ptr %17, align 1
  br label %170

170:                                              ; preds = %149, %145, %142, %128
  br label %171

171:                                              ; preds = %170
  %172 = load i64, ptr %22, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %22, align 8
  br label %95

174:                                              ; preds = %100
  br label %175

175:                                              ; preds = %174
  %176 = load i64, ptr %21, align 8
  %177 = add nsw i64 %176, 1
  store i64 %177, ptr %21, align 8
  br label %88

178:                                              ; preds = %93
  br label %179

179:                                              ; preds = %178
  %180 = load i64, ptr %20, align 8
  %181 = add nsw i64 %180, 1
  store i64 %181, ptr %20, align 8
  br label %81

182:                                              ; preds = %86
  br label %183

183:                                              ; preds = %182
  %184 = load i64, ptr %18, align 8
  %185 = add nsw i64 %184, 1
  store i64 %185, ptr %18, align 8
  br label %74

186:                                              ; preds = %79
  %187 = load i8, ptr %17, align 1
  %188 = trunc i8 %187 to i1
  br i1 %188, label %189, label %196

189:                                              ; preds = %186
  %190 = load ptr, ptr %6, align 8
  %191 = getelementptr inbounds %struct.descriptor, ptr %190, i32 0, i32 0
  %192 = load ptr, ptr %191, align 8
  %193 = load i64, ptr %16, align 8
  %194 = getelementptr inbounds i8, ptr %192, i64 %193
  %195 = load double, ptr %194, align 8
  br label %197

196:                                              ; preds = %186
  br label %197

197:                                              ; preds = %196, %189
  %198 = phi double [ %195, %189 ], [ 0xFFEFFFFFFFFFFFFF, %196 ]
  store i32 1, ptr %19, align 4
  ret double %198
}

define dso_local double @_FortranAMinvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca double, align 8
  %16 = alloca i64, align 8
  %17 = alloca i8, align 1
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %24 = load i32, ptr %9, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %37, label %26

26:                                               ; preds = %5
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %32, label %35

32:                                               ; preds = %26
  %33 = load i32, ptr %9, align 4
  %34 = icmp eq i32 %33, 1
  br label %35

35:                                               ; preds = %32, %26
  %36 = phi i1 [ false, %26 ], [ %34, %32 ]
  br label %37

37:                                               ; preds = %35, %5
  %38 = phi i1 [ true, %5 ], [ %36, %35 ]
  %39 = zext i1 %38 to i32
  %40 = load ptr, ptr %7, align 8
  %41 = load i32, ptr %8, align 4
  call void @require(i32 noundef %39, ptr noundef @.str, ptr noundef %40, i32 noundef %41)
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = icmp sle i32 %45, 4
  %47 = zext i1 %46 to i32
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %8, align 4
  call void @require(i32 noundef %47, ptr noundef @.str.1, ptr noundef %48, i32 noundef %49)
  %50 = load ptr, ptr %6, align 8
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = call ptr @dimension_of(ptr noundef %50, i32 noundef 0, i32 noundef %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %6, align 8
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 3
  %59 = load i8, ptr %58, align 4
  %60 = zext i8 %59 to i32
  %61 = call ptr @dimension_of(ptr noundef %56, i32 noundef 1, i32 noundef %60)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %61, i64 24, i1 false)
  %62 = load ptr, ptr %6, align 8
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = call ptr @dimension_of(ptr noundef %62, i32 noundef 2, i32 noundef %66)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %67, i64 24, i1 false)
  %68 = load ptr, ptr %6, align 8
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = call ptr @dimension_of(ptr noundef %68, i32 noundef 3, i32 noundef %72)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %73, i64 24, i1 false)
  store double 0x7FEFFFFFFFFFFFFF, ptr %15, align 8
  store i64 -1, ptr %16, align 8
  store i8 0, ptr %17, align 1
  store i64 0, ptr %18, align 8
  br label %74

74:                                               ; preds = %183, %37
  %75 = load i64, ptr %18, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  store i32 2, ptr %19, align 4
  br label %186

80:                                               ; preds = %74
  store i64 0, ptr %20, align 8
  br label %81

81:                                               ; preds = %179, %80
  %82 = load i64, ptr %20, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp slt i64 %82, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %81
  store i32 5, ptr %19, align 4
  br label %182

87:                                               ; preds = %81
  store i64 0, ptr %21, align 8
  br label %88

88:                                               ; preds = %175, %87
  %89 = load i64, ptr %21, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %88
  store i32 8, ptr %19, align 4
  br label %178

94:                                               ; preds = %88
  store i64 0, ptr %22, align 8
  br label %95

95:                                               ; preds = %171, %94
  %96 = load i64, ptr %22, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %101, label %100

100:                                              ; preds = %95
  store i32 11, ptr %19, align 4
  br label %174

101:                                              ; preds = %95
  %102 = load ptr, ptr %6, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 0
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %22, align 8
  %106 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %105, %107
  %109 = load i64, ptr %21, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %109, %111
  %113 = add nsw i64 %108, %112
  %114 = load i64, ptr %20, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %116 = load i64, ptr %115, align 8
  %117 = mul nsw i64 %114, %116
  %118 = add nsw i64 %113, %117
  %119 = load i64, ptr %18, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = add nsw i64 %118, %122
  %124 = getelementptr inbounds i8, ptr %104, i64 %123
  %125 = load double, ptr %124, align 8
  store double %125, ptr %23, align 8
  %126 = load ptr, ptr %10, align 8
  %127 = icmp ne ptr %126, null
  br i1 %127, label %128, label %138

128:                                              ; preds = %101
  %129 = load ptr, ptr %10, align 8
  %130 = load ptr, ptr %10, align 8
  %131 = load i64, ptr %22, align 8
  %132 = load i64, ptr %21, align 8
  %133 = load i64, ptr %20, align 8
  %134 = load i64, ptr %18, align 8
  %135 = call i64 @offset_in(ptr noundef %130, i64 noundef %131, i64 noundef %132, i64 noundef %133, i64 noundef %134)
  %136 = call i32 @is_true(ptr noundef %129, i64 noundef %135)
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %170

138:                                              ; preds = %128, %101
  %139 = load double, ptr %23, align 8
  %140 = load double, ptr %15, align 8
  %141 = fcmp olt double %139, %140
  br i1 %141, label %149, label %142

142:                                              ; preds = %138
  %143 = load i8, ptr %17, align 1
  %144 = trunc i8 %143 to i1
  br i1 %144, label %170, label %145

145:                                              ; preds = %142
  %146 = load double, ptr %23, align 8
  %147 = load double, ptr %15, align 8
  %148 = fcmp oeq double %146, %147
  br i1 %148, label %149, label %170

149:                                              ; preds = %145, %138
  %150 = load double, ptr %23, align 8
  store double %150, ptr %15, align 8
  %151 = load i64, ptr %22, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = load i64, ptr %21, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = add nsw i64 %154, %158
  %160 = load i64, ptr %20, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = load i64, ptr %18, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  store i64 %169, ptr %16, align 8
  store i8 1, ptr %17, align 1
  br label %170

170:                                              ; preds = %149, %145, %142, %128
  br label %171

171:                                              ; preds = %170
  %172 = load i64, ptr %22, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %22, align 8
  br label %95

174:                                              ; preds = %100
  br label %175

175:                                              ; preds = %174
  %176 = load i64, ptr %21, align 8
  %177 = add nsw i64 %176, 1
  store i64 %177, ptr %21, align 8
  br label %88

178:                                              ; preds = %93
  br label %179

179:                                              ; preds = %178
  %180 = load i64, ptr %20, align 8
  %181 = add nsw i64 %180, 1
  store i64 %181, ptr %20, align 8
  br label %81

182:                                              ; preds = %86
  br label %183

183:                                              ; preds = %182
  %184 = load i64, ptr %18, align 8
  %185 = add nsw i64 %184, 1
  store i64 %185, ptr %18, align 8
  br label %74

186:                                              ; preds = %79
  %187 = load i8, ptr %17, align 1
  %188 = trunc i8 %187 to i1
  br i1 %188, label %189, label %196

189:                                              ; preds = %186
  %190 = load ptr, ptr %6, align 8
  %191 = getelementptr inbounds %struct.descriptor, ptr %190, i32 0, i32 0
  %192 = load ptr, ptr %191, align 8
  %193 = load i64, ptr %16, align 8
  %194 = getelementptr inbounds i8, ptr %192, i64 %193
  %195 = load double, ptr %194, align 8
  br label %197

196:                                              ; preds = %186
  br label %197

197:                                              ; preds = %196, %189
  %198 = phi double [ %195, %189 ], [ 0x7FEFFFFFFFFFFFFF, %196 ]
  store i32 1, ptr %19, align 4
  ret double %198
}

define dso_local double @_FortranANorm2_8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %21 = load i32, ptr %8, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %34, label %23

23:                                               ; preds = %4
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = load i32, ptr %8, align 4
  %31 = icmp eq i32 %30, 1
  br label %32

32:                                               ; preds = %29, %23
  %33 = phi i1 [ false, %23 ], [ %31, %29 ]
  br label %34

34:                                               ; preds = %32, %4
  %35 = phi i1 [ true, %4 ], [ %33, %32 ]
  %36 = zext i1 %35 to i32
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %7, align 4
  call void @require(i32 noundef %36, ptr noundef @.str, ptr noundef %37, i32 noundef %38)
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = icmp sle i32 %42, 4
  %44 = zext i1 %43 to i32
  %45 = load ptr, ptr %6, align 8
  %46 = load i32, ptr %7, align 4
  call void @require(i32 noundef %44, ptr noundef @.str.1, ptr noundef %45, i32 noundef %46)
  %47 = load ptr, ptr %5, align 8
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 0, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %5, align 8
  %54 = load ptr, ptr %5, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 1, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %5, align 8
  %60 = load ptr, ptr %5, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 2, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %5, align 8
  %66 = load ptr, ptr %5, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 3, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %70, i64 24, i1 false)
  %71 = load ptr, ptr %5, align 8
  %72 = load ptr, ptr %6, align 8
  %73 = load i32, ptr %7, align 4
  %74 = call double @scale_8(ptr noundef %71, ptr noundef %72, i32 noundef %73)
  store double %74, ptr %13, align 8
  store double 0.000000e+00, ptr %14, align 8
  store i64 0, ptr %15, align 8
  br label %75

75:                                               ; preds = %146, %34
  %76 = load i64, ptr %15, align 8
  %77 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = icmp slt i64 %76, %78
  br i1 %79, label %81, label %80

80:                                               ; preds = %75
  store i32 2, ptr %16, align 4
  br label %149

81:                                               ; preds = %75
  store i64 0, ptr %17, align 8
  br label %82

82:                                               ; preds = %142, %81
  %83 = load i64, ptr %17, align 8
  %84 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = icmp slt i64 %83, %85
  br i1 %86, label %88, label %87

87:                                               ; preds = %82
  store i32 5, ptr %16, align 4
  br label %145

88:                                               ; preds = %82
  store i64 0, ptr %18, align 8
  br label %89

89:                                               ; preds = %138, %88
  %90 = load i64, ptr %18, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = icmp slt i64 %90, %92
  br i1 %93, label %95, label %94

94:                                               ; preds = %89
  store i32 8, ptr %16, align 4
  br label %141

95:                                               ; preds = %89
  store i64 0, ptr %19, align 8
  br label %96

96:                                               ; preds = %134, %95
  %97 = load i64, ptr %19, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 11, ptr %16, align 4
  br label %137

102:                                              ; preds = %96
  %103 = load ptr, ptr %5, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 0
  %105 = load ptr, ptr %104, align 8
  %106 = load i64, ptr %19, align 8
  %107 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %106, %108
  %110 = load i64, ptr %18, align 8
  %111 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %110, %112
  %114 = add nsw i64 %109, %113
  %115 = load i64, ptr %17, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %115, %117
  %119 = add nsw i64 %114, %118
  %120 = load i64, ptr %15, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = add nsw i64 %119, %123
  %125 = getelementptr inbounds i8, ptr %105, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = load double, ptr %13, align 8
  %128 = fdiv double %126, %127
  store double %128, ptr %20, align 8
  %129 = load double, ptr %20, align 8
  %130 = load double, ptr %20, align 8
  %131 = fmul double %129, %130
  %132 = load double, ptr %14, align 8
  %133 = fadd double %132, %131
  store double %133, ptr %14, align 8
  br label %134

134:                                              ; preds = %102
  %135 = load i64, ptr %19, align 8
  %136 = add nsw i64 %135, 1
  store i64 %136, ptr %19, align 8
  br label %96

137:                                              ; preds = %101
  br label %138

138:                                              ; preds = %137
  %139 = load i64, ptr %18, align 8
  %140 = add nsw i64 %139, 1
  store i64 %140, ptr %18, align 8
  br label %89

141:                                              ; preds = %94
  br label %142

142:                                              ; preds = %141
  %143 = load i64, ptr %17, align 8
  %144 = add nsw i64 %143, 1
  store i64 %144, ptr %17, align 8
  br label %82

145:                                              ; preds = %87
  br label %146

146:                                              ; preds = %145
  %147 = load i64, ptr %15, align 8
  %148 = add nsw i64 %147, 1
  store i64 %148, ptr %15, align 8
  br label %75

149:                                              ; preds = %80
  %150 = load double, ptr %13, align 8
  %151 = load double, ptr %14, align 8
  %152 = call double @root_8(double noundef %151)
  %153 = fmul double %150, %152
  store i32 1, ptr %16, align 4
  ret double %153
}

define internal double @scale_8(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca %union.anon, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 3
  %21 = load i8, ptr %20, align 4
  %22 = zext i8 %21 to i32
  %23 = icmp sle i32 %22, 4
  %24 = zext i1 %23 to i32
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %6, align 4
  call void @require(i32 noundef %24, ptr noundef @.str.1, ptr noundef %25, i32 noundef %26)
  %27 = load ptr, ptr %4, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 3
  %30 = load i8, ptr %29, align 4
  %31 = zext i8 %30 to i32
  %32 = call ptr @dimension_of(ptr noundef %27, i32 noundef 0, i32 noundef %31)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %32, i64 24, i1 false)
  %33 = load ptr, ptr %4, align 8
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = call ptr @dimension_of(ptr noundef %33, i32 noundef 1, i32 noundef %37)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %38, i64 24, i1 false)
  %39 = load ptr, ptr %4, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 3
  %42 = load i8, ptr %41, align 4
  %43 = zext i8 %42 to i32
  %44 = call ptr @dimension_of(ptr noundef %39, i32 noundef 2, i32 noundef %43)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %44, i64 24, i1 false)
  %45 = load ptr, ptr %4, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = zext i8 %48 to i32
  %50 = call ptr @dimension_of(ptr noundef %45, i32 noundef 3, i32 noundef %49)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %50, i64 24, i1 false)
  store i64 0, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %51

51:                                               ; preds = %125, %3
  %52 = load i64, ptr %12, align 8
  %53 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %13, align 4
  br label %128

57:                                               ; preds = %51
  store i64 0, ptr %14, align 8
  br label %58

58:                                               ; preds = %121, %57
  %59 = load i64, ptr %14, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %13, align 4
  br label %124

64:                                               ; preds = %58
  store i64 0, ptr %15, align 8
  br label %65

65:                                               ; preds = %117, %64
  %66 = load i64, ptr %15, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %13, align 4
  br label %120

71:                                               ; preds = %65
  store i64 0, ptr %16, align 8
  br label %72

72:                                               ; preds = %113, %71
  %73 = load i64, ptr %16, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  store i32 11, ptr %13, align 4
  br label %116

78:                                               ; preds = %72
  %79 = load ptr, ptr %4, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 0
  %81 = load ptr, ptr %80, align 8
  %82 = load i64, ptr %16, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %82, %84
  %86 = load i64, ptr %15, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = add nsw i64 %85, %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = add nsw i64 %90, %94
  %96 = load i64, ptr %12, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %96, %98
  %100 = add nsw i64 %95, %99
  %101 = getelementptr inbounds i8, ptr %81, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = and i64 %102, 9218868437227405312
  store i64 %103, ptr %17, align 8
  %104 = load i64, ptr %17, align 8
  %105 = load i64, ptr %11, align 8
  %106 = icmp ugt i64 %104, %105
  br i1 %106, label %107, label %109

107:                                              ; preds = %78
  %108 = load i64, ptr %17, align 8
  br label %111

109:                                              ; preds = %78
  %110 = load i64, ptr %11, align 8
  br label %111

111:                                              ; preds = %109, %107
  %112 = phi i64 [ %108, %107 ], [ %110, %109 ]
  store i64 %112, ptr %11, align 8
  br label %113

113:                                              ; preds = %111
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %72

116:                                              ; preds = %77
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %15, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %15, align 8
  br label %65

120:                                              ; preds = %70
  br label %121

121:                                              ; preds = %120
  %122 = load i64, ptr %14, align 8
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %14, align 8
  br label %58

124:                                              ; preds = %63
  br label %125

125:                                              ; preds = %124
  %126 = load i64, ptr %12, align 8
  %127 = add nsw i64 %126, 1
  store i64 %127, ptr %12, align 8
  br label %51

128:                                              ; preds = %56
  %129 = load i64, ptr %11, align 8
  store i64 %129, ptr %18, align 8
  %130 = load i64, ptr %11, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %135, label %132

132:                                              ; preds = %128
  %133 = load i64, ptr %11, align 8
  %134 = icmp eq i64 %133, 9218868437227405312
  br i1 %134, label %135, label %136

135:                                              ; preds = %132, %128
  br label %138

136:                                              ; preds = %132
  %137 = load double, ptr %18, align 8
  br label %138

138:                                              ; preds = %136, %135
  %139 = phi double [ 1.000000e+00, %135 ], [ %137, %136 ]
  store i32 1, ptr %13, align 4
  ret double %139
}

define internal double @root_8(double noundef %0) #1 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.sqrt.f64(double %3)
  ret double %4
}

define dso_local double @_FortranADotProductReal8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 7
  %17 = getelementptr inbounds [0 x %struct.dimension], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %17, i64 24, i1 false)
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 7
  %20 = getelementptr inbounds [0 x %struct.dimension], ptr %19, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %20, i64 24, i1 false)
  %21 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %8, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.2, ptr noundef %27, i32 noundef %28)
  store i32 28, ptr %11, align 4
  store double 0.000000e+00, ptr %12, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 28
  br i1 %33, label %34, label %73

34:                                               ; preds = %4
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 28
  br i1 %39, label %40, label %73

40:                                               ; preds = %34
  store i64 0, ptr %13, align 8
  br label %41

41:                                               ; preds = %69, %40
  %42 = load i64, ptr %13, align 8
  %43 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  br label %72

47:                                               ; preds = %41
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %13, align 8
  %52 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %51, %53
  %55 = getelementptr inbounds i8, ptr %50, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %13, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %60, %62
  %64 = getelementptr inbounds i8, ptr %59, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul double %56, %65
  %67 = load double, ptr %12, align 8
  %68 = fadd double %67, %66
  store double %68, ptr %12, align 8
  br label %69

69:                                               ; preds = %47
  %70 = load i64, ptr %13, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %13, align 8
  br label %41

72:                                               ; preds = %46
  br label %104

73:                                               ; preds = %34, %4
  store i64 0, ptr %14, align 8
  br label %74

74:                                               ; preds = %100, %73
  %75 = load i64, ptr %14, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  br label %103

80:                                               ; preds = %74
  %81 = load ptr, ptr %5, align 8
  %82 = load i64, ptr %14, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %82, %84
  %86 = load ptr, ptr %7, align 8
  %87 = load i32, ptr %8, align 4
  %88 = call double @number(ptr noundef %81, i64 noundef %85, i32 noundef 0, ptr noundef %86, i32 noundef %87)
  %89 = load ptr, ptr %6, align 8
  %90 = load i64, ptr %14, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %90, %92
  %94 = load ptr, ptr %7, align 8
  %95 = load i32, ptr %8, align 4
  %96 = call double @number(ptr noundef %89, i64 noundef %93, i32 noundef 0, ptr noundef %94, i32 noundef %95)
  %97 = fmul double %88, %96
  %98 = load double, ptr %12, align 8
  %99 = fadd double %98, %97
  store double %99, ptr %12, align 8
  br label %100

100:                                              ; preds = %80
  %101 = load i64, ptr %14, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %14, align 8
  br label %74

103:                                              ; preds = %79
  br label %104

104:                                              ; preds = %103, %72
  %105 = load double, ptr %12, align 8
  ret double %105
}

define internal double @number(ptr noundef %0, i64 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca double, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = load i64, ptr %8, align 8
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  store ptr %18, ptr %12, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 35
  br i1 %23, label %24, label %30

24:                                               ; preds = %5
  %25 = load ptr, ptr %12, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = load double, ptr %28, align 8
  store double %29, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

30:                                               ; preds = %5
  %31 = load ptr, ptr %7, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 34
  br i1 %35, label %36, label %43

36:                                               ; preds = %30
  %37 = load ptr, ptr %12, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = fpext float %41 to double
  store double %42, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

43:                                               ; preds = %30
  %44 = load i32, ptr %9, align 4
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  store double 0.000000e+00, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

47:                                               ; preds = %43
  %48 = load ptr, ptr %7, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 4
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp eq i32 %51, 28
  br i1 %52, label %53, label %56

53:                                               ; preds = %47
  %54 = load ptr, ptr %12, align 8
  %55 = load double, ptr %54, align 8
  store double %55, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

56:                                               ; preds = %47
  %57 = load ptr, ptr %7, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 27
  br i1 %61, label %62, label %66

62:                                               ; preds = %56
  %63 = load ptr, ptr %12, align 8
  %64 = load float, ptr %63, align 4
  %65 = fpext float %64 to double
  store double %65, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

66:                                               ; preds = %56
  %67 = load ptr, ptr %7, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 4
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp sle i32 %70, 24
  br i1 %71, label %72, label %77

72:                                               ; preds = %66
  %73 = load ptr, ptr %7, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp ule i64 %75, 8
  br label %77

77:                                               ; preds = %72, %66
  %78 = phi i1 [ false, %66 ], [ %76, %72 ]
  %79 = zext i1 %78 to i32
  %80 = load ptr, ptr %10, align 8
  %81 = load i32, ptr %11, align 4
  call void @require(i32 noundef %79, ptr noundef @.str.6, ptr noundef %80, i32 noundef %81)
  %82 = load ptr, ptr %7, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, 8
  br i1 %85, label %86, label %90

86:                                               ; preds = %77
  %87 = load ptr, ptr %12, align 8
  %88 = load i64, ptr %87, align 8
  %89 = sitofp i64 %88 to double
  br label %116

90:                                               ; preds = %77
  %91 = load ptr, ptr %7, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp eq i64 %93, 4
  br i1 %94, label %95, label %98

95:                                               ; preds = %90
  %96 = load ptr, ptr %12, align 8
  %97 = load i32, ptr %96, align 4
  br label %113

98:                                               ; preds = %90
  %99 = load ptr, ptr %7, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 2
  br i1 %102, label %103, label %107

103:                                              ; preds = %98
  %104 = load ptr, ptr %12, align 8
  %105 = load i16, ptr %104, align 2
  %106 = sext i16 %105 to i32
  br label %111

107:                                              ; preds = %98
  %108 = load ptr, ptr %12, align 8
  %109 = load i8, ptr %108, align 1
  %110 = sext i8 %109 to i32
  br label %111

111:                                              ; preds = %107, %103
  %112 = phi i32 [ %106, %103 ], [ %110, %107 ]
  br label %113

113:                                              ; preds = %111, %95
  %114 = phi i32 [ %97, %95 ], [ %112, %111 ]
  %115 = sitofp i32 %114 to double
  br label %116

116:                                              ; preds = %113, %86
  %117 = phi double [ %89, %86 ], [ %115, %113 ]
  store double %117, ptr %6, align 8
  store i32 1, ptr %13, align 4
  br label %118

118:                                              ; preds = %116, %62, %53, %46, %36, %24
  %119 = load double, ptr %6, align 8
  ret double %119
}

define dso_local float @_FortranASumReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca float, align 4
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %21 = load i32, ptr %9, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %34, label %23

23:                                               ; preds = %5
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = load i32, ptr %9, align 4
  %31 = icmp eq i32 %30, 1
  br label %32

32:                                               ; preds = %29, %23
  %33 = phi i1 [ false, %23 ], [ %31, %29 ]
  br label %34

34:                                               ; preds = %32, %5
  %35 = phi i1 [ true, %5 ], [ %33, %32 ]
  %36 = zext i1 %35 to i32
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %8, align 4
  call void @require(i32 noundef %36, ptr noundef @.str, ptr noundef %37, i32 noundef %38)
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = icmp sle i32 %42, 4
  %44 = zext i1 %43 to i32
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %8, align 4
  call void @require(i32 noundef %44, ptr noundef @.str.1, ptr noundef %45, i32 noundef %46)
  %47 = load ptr, ptr %6, align 8
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 0, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %6, align 8
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 1, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %6, align 8
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 2, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %6, align 8
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 3, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %70, i64 24, i1 false)
  store float 0.000000e+00, ptr %15, align 4
  store i64 0, ptr %16, align 8
  br label %71

71:                                               ; preds = %151, %34
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %72, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  store i32 2, ptr %17, align 4
  br label %154

77:                                               ; preds = %71
  store i64 0, ptr %18, align 8
  br label %78

78:                                               ; preds = %147, %77
  %79 = load i64, ptr %18, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %78
  store i32 5, ptr %17, align 4
  br label %150

84:                                               ; preds = %78
  store i64 0, ptr %19, align 8
  br label %85

85:                                               ; preds = %143, %84
  %86 = load i64, ptr %19, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = icmp slt i64 %86, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %85
  store i32 8, ptr %17, align 4
  br label %146

91:                                               ; preds = %85
  store i64 0, ptr %20, align 8
  br label %92

92:                                               ; preds = %139, %91
  %93 = load i64, ptr %20, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = icmp slt i64 %93, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %92
  store i32 11, ptr %17, align 4
  br label %142

98:                                               ; preds = %92
  %99 = load ptr, ptr %10, align 8
  %100 = icmp ne ptr %99, null
  br i1 %100, label %101, label %111

101:                                              ; preds = %98
  %102 = load ptr, ptr %10, align 8
  %103 = load ptr, ptr %10, align 8
  %104 = load i64, ptr %20, align 8
  %105 = load i64, ptr %19, align 8
  %106 = load i64, ptr %18, align 8
  %107 = load i64, ptr %16, align 8
  %108 = call i64 @offset_in(ptr noundef %103, i64 noundef %104, i64 noundef %105, i64 noundef %106, i64 noundef %107)
  %109 = call i32 @is_true(ptr noundef %102, i64 noundef %108)
  %110 = icmp ne i32 %109, 0
  br i1 %110, label %111, label %138

111:                                              ; preds = %101, %98
  %112 = load ptr, ptr %6, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 0
  %114 = load ptr, ptr %113, align 8
  %115 = load i64, ptr %20, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %115, %117
  %119 = load i64, ptr %19, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = add nsw i64 %118, %122
  %124 = load i64, ptr %18, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %16, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = getelementptr inbounds i8, ptr %114, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = load float, ptr %15, align 4
  %137 = fadd float %136, %135
  store float %137, ptr %15, align 4
  br label %138

138:                                              ; preds = %111, %101
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %20, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %20, align 8
  br label %92

142:                                              ; preds = %97
  br label %143

143:                                              ; preds = %142
  %144 = load i64, ptr %19, align 8
  %145 = add nsw i64 %144, 1
  store i64 %145, ptr %19, align 8
  br label %85

146:                                              ; preds = %90
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %18, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %18, align 8
  br label %78

150:                                              ; preds = %83
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %16, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %16, align 8
  br label %71

154:                                              ; preds = %76
  %155 = load float, ptr %15, align 4
  store i32 1, ptr %17, align 4
  ret float %155
}

define dso_local float @_FortranAProductReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca float, align 4
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %21 = load i32, ptr %9, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %34, label %23

23:                                               ; preds = %5
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = load i32, ptr %9, align 4
  %31 = icmp eq i32 %30, 1
  br label %32

32:                                               ; preds = %29, %23
  %33 = phi i1 [ false, %23 ], [ %31, %29 ]
  br label %34

34:                                               ; preds = %32, %5
  %35 = phi i1 [ true, %5 ], [ %33, %32 ]
  %36 = zext i1 %35 to i32
  %37 = load ptr, ptr %7, align 8
  %38 = load i32, ptr %8, align 4
  call void @require(i32 noundef %36, ptr noundef @.str, ptr noundef %37, i32 noundef %38)
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = icmp sle i32 %42, 4
  %44 = zext i1 %43 to i32
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %8, align 4
  call void @require(i32 noundef %44, ptr noundef @.str.1, ptr noundef %45, i32 noundef %46)
  %47 = load ptr, ptr %6, align 8
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 0, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %6, align 8
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 1, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %6, align 8
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 2, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %6, align 8
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 3, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %70, i64 24, i1 false)
  store float 1.000000e+00, ptr %15, align 4
  store i64 0, ptr %16, align 8
  br label %71

71:                                               ; preds = %151, %34
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %72, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  store i32 2, ptr %17, align 4
  br label %154

77:                                               ; preds = %71
  store i64 0, ptr %18, align 8
  br label %78

78:                                               ; preds = %147, %77
  %79 = load i64, ptr %18, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %78
  store i32 5, ptr %17, align 4
  br label %150

84:                                               ; preds = %78
  store i64 0, ptr %19, align 8
  br label %85

85:                                               ; preds = %143, %84
  %86 = load i64, ptr %19, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = icmp slt i64 %86, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %85
  store i32 8, ptr %17, align 4
  br label %146

91:                                               ; preds = %85
  store i64 0, ptr %20, align 8
  br label %92

92:                                               ; preds = %139, %91
  %93 = load i64, ptr %20, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = icmp slt i64 %93, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %92
  store i32 11, ptr %17, align 4
  br label %142

98:                                               ; preds = %92
  %99 = load ptr, ptr %10, align 8
  %100 = icmp ne ptr %99, null
  br i1 %100, label %101, label %111

101:                                              ; preds = %98
  %102 = load ptr, ptr %10, align 8
  %103 = load ptr, ptr %10, align 8
  %104 = load i64, ptr %20, align 8
  %105 = load i64, ptr %19, align 8
  %106 = load i64, ptr %18, align 8
  %107 = load i64, ptr %16, align 8
  %108 = call i64 @offset_in(ptr noundef %103, i64 noundef %104, i64 noundef %105, i64 noundef %106, i64 noundef %107)
  %109 = call i32 @is_true(ptr noundef %102, i64 noundef %108)
  %110 = icmp ne i32 %109, 0
  br i1 %110, label %111, label %138

111:                                              ; preds = %101, %98
  %112 = load ptr, ptr %6, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 0
  %114 = load ptr, ptr %113, align 8
  %115 = load i64, ptr %20, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %115, %117
  %119 = load i64, ptr %19, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = add nsw i64 %118, %122
  %124 = load i64, ptr %18, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %16, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = getelementptr inbounds i8, ptr %114, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = load float, ptr %15, align 4
  %137 = fmul float %136, %135
  store float %137, ptr %15, align 4
  br label %138

138:                                              ; preds = %111, %101
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %20, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %20, align 8
  br label %92

142:                                              ; preds = %97
  br label %143

143:                                              ; preds = %142
  %144 = load i64, ptr %19, align 8
  %145 = add nsw i64 %144, 1
  store i64 %145, ptr %19, align 8
  br label %85

146:                                              ; preds = %90
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %18, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %18, align 8
  br label %78

150:                                              ; preds = %83
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %16, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %16, align 8
  br label %71

154:                                              ; preds = %76
  %155 = load float, ptr %15, align 4
  store i32 1, ptr %17, align 4
  ret float %155
}

define dso_local float @_FortranAMaxvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca float, align 4
  %16 = alloca i64, align 8
  %17 = alloca i8, align 1
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %24 = load i32, ptr %9, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %37, label %26

26:                                               ; preds = %5
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %32, label %35

32:                                               ; preds = %26
  %33 = load i32, ptr %9, align 4
  %34 = icmp eq i32 %33, 1
  br label %35

35:                                               ; preds = %32, %26
  %36 = phi i1 [ false, %26 ], [ %34, %32 ]
  br label %37

37:                                               ; preds = %35, %5
  %38 = phi i1 [ true, %5 ], [ %36, %35 ]
  %39 = zext i1 %38 to i32
  %40 = load ptr, ptr %7, align 8
  %41 = load i32, ptr %8, align 4
  call void @require(i32 noundef %39, ptr noundef @.str, ptr noundef %40, i32 noundef %41)
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = icmp sle i32 %45, 4
  %47 = zext i1 %46 to i32
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %8, align 4
  call void @require(i32 noundef %47, ptr noundef @.str.1, ptr noundef %48, i32 noundef %49)
  %50 = load ptr, ptr %6, align 8
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = call ptr @dimension_of(ptr noundef %50, i32 noundef 0, i32 noundef %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %6, align 8
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 3
  %59 = load i8, ptr %58, align 4
  %60 = zext i8 %59 to i32
  %61 = call ptr @dimension_of(ptr noundef %56, i32 noundef 1, i32 noundef %60)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %61, i64 24, i1 false)
  %62 = load ptr, ptr %6, align 8
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = call ptr @dimension_of(ptr noundef %62, i32 noundef 2, i32 noundef %66)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %67, i64 24, i1 false)
  %68 = load ptr, ptr %6, align 8
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = call ptr @dimension_of(ptr noundef %68, i32 noundef 3, i32 noundef %72)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %73, i64 24, i1 false)
  store float 0xC7EFFFFFE0000000, ptr %15, align 4
  store i64 -1, ptr %16, align 8
  store i8 0, ptr %17, align 1
  store i64 0, ptr %18, align 8
  br label %74

74:                                               ; preds = %183, %37
  %75 = load i64, ptr %18, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  store i32 2, ptr %19, align 4
  br label %186

80:                                               ; preds = %74
  store i64 0, ptr %20, align 8
  br label %81

81:                                               ; preds = %179, %80
  %82 = load i64, ptr %20, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp slt i64 %82, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %81
  store i32 5, ptr %19, align 4
  br label %182

87:                                               ; preds = %81
  store i64 0, ptr %21, align 8
  br label %88

88:                                               ; preds = %175, %87
  %89 = load i64, ptr %21, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %88
  store i32 8, ptr %19, align 4
  br label %178

94:                                               ; preds = %88
  store i64 0, ptr %22, align 8
  br label %95

95:                                               ; preds = %171, %94
  %96 = load i64, ptr %22, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %101, label %100

100:                                              ; preds = %95
  store i32 11, ptr %19, align 4
  br label %174

101:                                              ; preds = %95
  %102 = load ptr, ptr %6, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 0
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %22, align 8
  %106 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %105, %107
  %109 = load i64, ptr %21, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %109, %111
  %113 = add nsw i64 %108, %112
  %114 = load i64, ptr %20, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %116 = load i64, ptr %115, align 8
  %117 = mul nsw i64 %114, %116
  %118 = add nsw i64 %113, %117
  %119 = load i64, ptr %18, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = add nsw i64 %118, %122
  %124 = getelementptr inbounds i8, ptr %104, i64 %123
  %125 = load float, ptr %124, align 4
  store float %125, ptr %23, align 4
  %126 = load ptr, ptr %10, align 8
  %127 = icmp ne ptr %126, null
  br i1 %127, label %128, label %138

128:                                              ; preds = %101
  %129 = load ptr, ptr %10, align 8
  %130 = load ptr, ptr %10, align 8
  %131 = load i64, ptr %22, align 8
  %132 = load i64, ptr %21, align 8
  %133 = load i64, ptr %20, align 8
  %134 = load i64, ptr %18, align 8
  %135 = call i64 @offset_in(ptr noundef %130, i64 noundef %131, i64 noundef %132, i64 noundef %133, i64 noundef %134)
  %136 = call i32 @is_true(ptr noundef %129, i64 noundef %135)
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %170

138:                                              ; preds = %128, %101
  %139 = load float, ptr %23, align 4
  %140 = load float, ptr %15, align 4
  %141 = fcmp ogt float %139, %140
  br i1 %141, label %149, label %142

142:                                              ; preds = %138
  %143 = load i8, ptr %17, align 1
  %144 = trunc i8 %143 to i1
  br i1 %144, label %170, label %145

145:                                              ; preds = %142
  %146 = load float, ptr %23, align 4
  %147 = load float, ptr %15, align 4
  %148 = fcmp oeq float %146, %147
  br i1 %148, label %149, label %170

149:                                              ; preds = %145, %138
  %150 = load float, ptr %23, align 4
  store float %150, ptr %15, align 4
  %151 = load i64, ptr %22, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = load i64, ptr %21, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = add nsw i64 %154, %158
  %160 = load i64, ptr %20, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = load i64, ptr %18, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  store i64 %169, ptr %16, align 8
  store i8 1, ptr %17, align 1
  br label %170

170:                                              ; preds = %149, %145, %142, %128
  br label %171

171:                                              ; preds = %170
  %172 = load i64, ptr %22, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %22, align 8
  br label %95

174:                                              ; preds = %100
  br label %175

175:                                              ; preds = %174
  %176 = load i64, ptr %21, align 8
  %177 = add nsw i64 %176, 1
  store i64 %177, ptr %21, align 8
  br label %88

178:                                              ; preds = %93
  br label %179

179:                                              ; preds = %178
  %180 = load i64, ptr %20, align 8
  %181 = add nsw i64 %180, 1
  store i64 %181, ptr %20, align 8
  br label %81

182:                                              ; preds = %86
  br label %183

183:                                              ; preds = %182
  %184 = load i64, ptr %18, align 8
  %185 = add nsw i64 %184, 1
  store i64 %185, ptr %18, align 8
  br label %74

186:                                              ; preds = %79
  %187 = load i8, ptr %17, align 1
  %188 = trunc i8 %187 to i1
  br i1 %188, label %189, label %196

189:                                              ; preds = %186
  %190 = load ptr, ptr %6, align 8
  %191 = getelementptr inbounds %struct.descriptor, ptr %190, i32 0, i32 0
  %192 = load ptr, ptr %191, align 8
  %193 = load i64, ptr %16, align 8
  %194 = getelementptr inbounds i8, ptr %192, i64 %193
  %195 = load float, ptr %194, align 4
  br label %197

196:                                              ; preds = %186
  br label %197

197:                                              ; preds = %196, %189
  %198 = phi float [ %195, %189 ], [ 0xC7EFFFFFE0000000, %196 ]
  store i32 1, ptr %19, align 4
  ret float %198
}

define dso_local float @_FortranAMinvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca float, align 4
  %16 = alloca i64, align 8
  %17 = alloca i8, align 1
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %24 = load i32, ptr %9, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %37, label %26

26:                                               ; preds = %5
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %32, label %35

32:                                               ; preds = %26
  %33 = load i32, ptr %9, align 4
  %34 = icmp eq i32 %33, 1
  br label %35

35:                                               ; preds = %32, %26
  %36 = phi i1 [ false, %26 ], [ %34, %32 ]
  br label %37

37:                                               ; preds = %35, %5
  %38 = phi i1 [ true, %5 ], [ %36, %35 ]
  %39 = zext i1 %38 to i32
  %40 = load ptr, ptr %7, align 8
  %41 = load i32, ptr %8, align 4
  call void @require(i32 noundef %39, ptr noundef @.str, ptr noundef %40, i32 noundef %41)
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = icmp sle i32 %45, 4
  %47 = zext i1 %46 to i32
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %8, align 4
  call void @require(i32 noundef %47, ptr noundef @.str.1, ptr noundef %48, i32 noundef %49)
  %50 = load ptr, ptr %6, align 8
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = call ptr @dimension_of(ptr noundef %50, i32 noundef 0, i32 noundef %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %6, align 8
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 3
  %59 = load i8, ptr %58, align 4
  %60 = zext i8 %59 to i32
  %61 = call ptr @dimension_of(ptr noundef %56, i32 noundef 1, i32 noundef %60)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %61, i64 24, i1 false)
  %62 = load ptr, ptr %6, align 8
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = call ptr @dimension_of(ptr noundef %62, i32 noundef 2, i32 noundef %66)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %67, i64 24, i1 false)
  %68 = load ptr, ptr %6, align 8
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = call ptr @dimension_of(ptr noundef %68, i32 noundef 3, i32 noundef %72)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %73, i64 24, i1 false)
  store float 0x47EFFFFFE0000000, ptr %15, align 4
  store i64 -1, ptr %16, align 8
  store i8 0, ptr %17, align 1
  store i64 0, ptr %18, align 8
  br label %74

74:                                               ; preds = %183, %37
  %75 = load i64, ptr %18, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  store i32 2, ptr %19, align 4
  br label %186

80:                                               ; preds = %74
  store i64 0, ptr %20, align 8
  br label %81

81:                                               ; preds = %179, %80
  %82 = load i64, ptr %20, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp slt i64 %82, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %81
  store i32 5, ptr %19, align 4
  br label %182

87:                                               ; preds = %81
  store i64 0, ptr %21, align 8
  br label %88

88:                                               ; preds = %175, %87
  %89 = load i64, ptr %21, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %88
  store i32 8, ptr %19, align 4
  br label %178

94:                                               ; preds = %88
  store i64 0, ptr %22, align 8
  br label %95

95:                                               ; preds = %171, %94
  %96 = load i64, ptr %22, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %101, label %100

100:                                              ; preds = %95
  store i32 11, ptr %19, align 4
  br label %174

101:                                              ; preds = %95
  %102 = load ptr, ptr %6, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 0
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %22, align 8
  %106 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %105, %107
  %109 = load i64, ptr %21, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %109, %111
  %113 = add nsw i64 %108, %112
  %114 = load i64, ptr %20, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %116 = load i64, ptr %115, align 8
  %117 = mul nsw i64 %114, %116
  %118 = add nsw i64 %113, %117
  %119 = load i64, ptr %18, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = add nsw i64 %118, %122
  %124 = getelementptr inbounds i8, ptr %104, i64 %123
  %125 = load float, ptr %124, align 4
  store float %125, ptr %23, align 4
  %126 = load ptr, ptr %10, align 8
  %127 = icmp ne ptr %126, null
  br i1 %127, label %128, label %138

128:                                              ; preds = %101
  %129 = load ptr, ptr %10, align 8
  %130 = load ptr, ptr %10, align 8
  %131 = load i64, ptr %22, align 8
  %132 = load i64, ptr %21, align 8
  %133 = load i64, ptr %20, align 8
  %134 = load i64, ptr %18, align 8
  %135 = call i64 @offset_in(ptr noundef %130, i64 noundef %131, i64 noundef %132, i64 noundef %133, i64 noundef %134)
  %136 = call i32 @is_true(ptr noundef %129, i64 noundef %135)
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %170

138:                                              ; preds = %128, %101
  %139 = load float, ptr %23, align 4
  %140 = load float, ptr %15, align 4
  %141 = fcmp olt float %139, %140
  br i1 %141, label %149, label %142

142:                                              ; preds = %138
  %143 = load i8, ptr %17, align 1
  %144 = trunc i8 %143 to i1
  br i1 %144, label %170, label %145

145:                                              ; preds = %142
  %146 = load float, ptr %23, align 4
  %147 = load float, ptr %15, align 4
  %148 = fcmp oeq float %146, %147
  br i1 %148, label %149, label %170

149:                                              ; preds = %145, %138
  %150 = load float, ptr %23, align 4
  store float %150, ptr %15, align 4
  %151 = load i64, ptr %22, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = load i64, ptr %21, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = add nsw i64 %154, %158
  %160 = load i64, ptr %20, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = load i64, ptr %18, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %165, %167
  %169 = add nsw i64 %164, %168
  store i64 %169, ptr %16, align 8
  store i8 1, ptr %17, align 1
  br label %170

170:                                              ; preds = %149, %145, %142, %128
  br label %171

171:                                              ; preds = %170
  %172 = load i64, ptr %22, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %22, align 8
  br label %95

174:                                              ; preds = %100
  br label %175

175:                                              ; preds = %174
  %176 = load i64, ptr %21, align 8
  %177 = add nsw i64 %176, 1
  store i64 %177, ptr %21, align 8
  br label %88

178:                                              ; preds = %93
  br label %179

179:                                              ; preds = %178
  %180 = load i64, ptr %20, align 8
  %181 = add nsw i64 %180, 1
  store i64 %181, ptr %20, align 8
  br label %81

182:                                              ; preds = %86
  br label %183

183:                                              ; preds = %182
  %184 = load i64, ptr %18, align 8
  %185 = add nsw i64 %184, 1
  store i64 %185, ptr %18, align 8
  br label %74

186:                                              ; preds = %79
  %187 = load i8, ptr %17, align 1
  %188 = trunc i8 %187 to i1
  br i1 %188, label %189, label %196

189:                                              ; preds = %186
  %190 = load ptr, ptr %6, align 8
  %191 = getelementptr inbounds %struct.descriptor, ptr %190, i32 0, i32 0
  %192 = load ptr, ptr %191, align 8
  %193 = load i64, ptr %16, align 8
  %194 = getelementptr inbounds i8, ptr %192, i64 %193
  %195 = load float, ptr %194, align 4
  br label %197

196:                                              ; preds = %186
  br label %197

197:                                              ; preds = %196, %189
  %198 = phi float [ %195, %189 ], [ 0x47EFFFFFE0000000, %196 ]
  store i32 1, ptr %19, align 4
  ret float %198
}

define dso_local float @_FortranANorm2_4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %21 = load i32, ptr %8, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %34, label %23

23:                                               ; preds = %4
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = load i32, ptr %8, align 4
  %31 = icmp eq i32 %30, 1
  br label %32

32:                                               ; preds = %29, %23
  %33 = phi i1 [ false, %23 ], [ %31, %29 ]
  br label %34

34:                                               ; preds = %32, %4
  %35 = phi i1 [ true, %4 ], [ %33, %32 ]
  %36 = zext i1 %35 to i32
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %7, align 4
  call void @require(i32 noundef %36, ptr noundef @.str, ptr noundef %37, i32 noundef %38)
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = icmp sle i32 %42, 4
  %44 = zext i1 %43 to i32
  %45 = load ptr, ptr %6, align 8
  %46 = load i32, ptr %7, align 4
  call void @require(i32 noundef %44, ptr noundef @.str.1, ptr noundef %45, i32 noundef %46)
  %47 = load ptr, ptr %5, align 8
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 0, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %5, align 8
  %54 = load ptr, ptr %5, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 1, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %5, align 8
  %60 = load ptr, ptr %5, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = call ptr @dimension_of(ptr noundef %59, i32 noundef 2, i32 noundef %63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %64, i64 24, i1 false)
  %65 = load ptr, ptr %5, align 8
  %66 = load ptr, ptr %5, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = call ptr @dimension_of(ptr noundef %65, i32 noundef 3, i32 noundef %69)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %70, i64 24, i1 false)
  %71 = load ptr, ptr %5, align 8
  %72 = load ptr, ptr %6, align 8
  %73 = load i32, ptr %7, align 4
  %74 = call float @scale_4(ptr noundef %71, ptr noundef %72, i32 noundef %73)
  store float %74, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  store i64 0, ptr %15, align 8
  br label %75

75:                                               ; preds = %146, %34
  %76 = load i64, ptr %15, align 8
  %77 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = icmp slt i64 %76, %78
  br i1 %79, label %81, label %80

80:                                               ; preds = %75
  store i32 2, ptr %16, align 4
  br label %149

81:                                               ; preds = %75
  store i64 0, ptr %17, align 8
  br label %82

82:                                               ; preds = %142, %81
  %83 = load i64, ptr %17, align 8
  %84 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = icmp slt i64 %83, %85
  br i1 %86, label %88, label %87

87:                                               ; preds = %82
  store i32 5, ptr %16, align 4
  br label %145

88:                                               ; preds = %82
  store i64 0, ptr %18, align 8
  br label %89

89:                                               ; preds = %138, %88
  %90 = load i64, ptr %18, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = icmp slt i64 %90, %92
  br i1 %93, label %95, label %94

94:                                               ; preds = %89
  store i32 8, ptr %16, align 4
  br label %141

95:                                               ; preds = %89
  store i64 0, ptr %19, align 8
  br label %96

96:                                               ; preds = %134, %95
  %97 = load i64, ptr %19, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 11, ptr %16, align 4
  br label %137

102:                                              ; preds = %96
  %103 = load ptr, ptr %5, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 0
  %105 = load ptr, ptr %104, align 8
  %106 = load i64, ptr %19, align 8
  %107 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %106, %108
  %110 = load i64, ptr %18, align 8
  %111 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %110, %112
  %114 = add nsw i64 %109, %113
  %115 = load i64, ptr %17, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %115, %117
  %119 = add nsw i64 %114, %118
  %120 = load i64, ptr %15, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = add nsw i64 %119, %123
  %125 = getelementptr inbounds i8, ptr %105, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = load float, ptr %13, align 4
  %128 = fdiv float %126, %127
  store float %128, ptr %20, align 4
  %129 = load float, ptr %20, align 4
  %130 = load float, ptr %20, align 4
  %131 = fmul float %129, %130
  %132 = load float, ptr %14, align 4
  %133 = fadd float %132, %131
  store float %133, ptr %14, align 4
  br label %134

134:                                              ; preds = %102
  %135 = load i64, ptr %19, align 8
  %136 = add nsw i64 %135, 1
  store i64 %136, ptr %19, align 8
  br label %96

137:                                              ; preds = %101
  br label %138

138:                                              ; preds = %137
  %139 = load i64, ptr %18, align 8
  %140 = add nsw i64 %139, 1
  store i64 %140, ptr %18, align 8
  br label %89

141:                                              ; preds = %94
  br label %142

142:                                              ; preds = %141
  %143 = load i64, ptr %17, align 8
  %144 = add nsw i64 %143, 1
  store i64 %144, ptr %17, align 8
  br label %82

145:                                              ; preds = %87
  br label %146

146:                                              ; preds = %145
  %147 = load i64, ptr %15, align 8
  %148 = add nsw i64 %147, 1
  store i64 %148, ptr %15, align 8
  br label %75

149:                                              ; preds = %80
  %150 = load float, ptr %13, align 4
  %151 = load float, ptr %14, align 4
  %152 = call float @root_4(float noundef %151)
  %153 = fmul float %150, %152
  store i32 1, ptr %16, align 4
  ret float %153
}

define internal float @scale_4(ptr noundef readonly nocapture %0, ptr noundef readonly nocapture %1, i32 noundef %2) noinline nounwind "enzyme_inactive" memory(read, argmem: readwrite, inaccessiblemem: readwrite) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %union.anon.0, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 3
  %21 = load i8, ptr %20, align 4
  %22 = zext i8 %21 to i32
  %23 = icmp sle i32 %22, 4
  %24 = zext i1 %23 to i32
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %6, align 4
  call void @require(i32 noundef %24, ptr noundef @.str.1, ptr noundef %25, i32 noundef %26)
  %27 = load ptr, ptr %4, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 3
  %30 = load i8, ptr %29, align 4
  %31 = zext i8 %30 to i32
  %32 = call ptr @dimension_of(ptr noundef %27, i32 noundef 0, i32 noundef %31)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %32, i64 24, i1 false)
  %33 = load ptr, ptr %4, align 8
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = call ptr @dimension_of(ptr noundef %33, i32 noundef 1, i32 noundef %37)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %38, i64 24, i1 false)
  %39 = load ptr, ptr %4, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 3
  %42 = load i8, ptr %41, align 4
  %43 = zext i8 %42 to i32
  %44 = call ptr @dimension_of(ptr noundef %39, i32 noundef 2, i32 noundef %43)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %44, i64 24, i1 false)
  %45 = load ptr, ptr %4, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = zext i8 %48 to i32
  %50 = call ptr @dimension_of(ptr noundef %45, i32 noundef 3, i32 noundef %49)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %50, i64 24, i1 false)
  store i32 0, ptr %11, align 4
  store i64 0, ptr %12, align 8
  br label %51

51:                                               ; preds = %125, %3
  %52 = load i64, ptr %12, align 8
  %53 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 2, ptr %13, align 4
  br label %128

57:                                               ; preds = %51
  store i64 0, ptr %14, align 8
  br label %58

58:                                               ; preds = %121, %57
  %59 = load i64, ptr %14, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %13, align 4
  br label %124

64:                                               ; preds = %58
  store i64 0, ptr %15, align 8
  br label %65

65:                                               ; preds = %117, %64
  %66 = load i64, ptr %15, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 8, ptr %13, align 4
  br label %120

71:                                               ; preds = %65
  store i64 0, ptr %16, align 8
  br label %72

72:                                               ; preds = %113, %71
  %73 = load i64, ptr %16, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  store i32 11, ptr %13, align 4
  br label %116

78:                                               ; preds = %72
  %79 = load ptr, ptr %4, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 0
  %81 = load ptr, ptr %80, align 8
  %82 = load i64, ptr %16, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %82, %84
  %86 = load i64, ptr %15, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = add nsw i64 %85, %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = add nsw i64 %90, %94
  %96 = load i64, ptr %12, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %96, %98
  %100 = add nsw i64 %95, %99
  %101 = getelementptr inbounds i8, ptr %81, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = and i32 %102, 2139095040
  store i32 %103, ptr %17, align 4
  %104 = load i32, ptr %17, align 4
  %105 = load i32, ptr %11, align 4
  %106 = icmp ugt i32 %104, %105
  br i1 %106, label %107, label %109

107:                                              ; preds = %78
  %108 = load i32, ptr %17, align 4
  br label %111

109:                                              ; preds = %78
  %110 = load i32, ptr %11, align 4
  br label %111

111:                                              ; preds = %109, %107
  %112 = phi i32 [ %108, %107 ], [ %110, %109 ]
  store i32 %112, ptr %11, align 4
  br label %113

113:                                              ; preds = %111
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %72

116:                                              ; preds = %77
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %15, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %15, align 8
  br label %65

120:                                              ; preds = %70
  br label %121

121:                                              ; preds = %120
  %122 = load i64, ptr %14, align 8
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %14, align 8
  br label %58

124:                                              ; preds = %63
  br label %125

125:                                              ; preds = %124
  %126 = load i64, ptr %12, align 8
  %127 = add nsw i64 %126, 1
  store i64 %127, ptr %12, align 8
  br label %51

128:                                              ; preds = %56
  %129 = load i32, ptr %11, align 4
  store i32 %129, ptr %18, align 4
  %130 = load i32, ptr %11, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %135, label %132

132:                                              ; preds = %128
  %133 = load i32, ptr %11, align 4
  %134 = icmp eq i32 %133, 2139095040
  br i1 %134, label %135, label %136

135:                                              ; preds = %132, %128
  br label %138

136:                                              ; preds = %132
  %137 = load float, ptr %18, align 4
  br label %138

138:                                              ; preds = %136, %135
  %139 = phi float [ 1.000000e+00, %135 ], [ %137, %136 ]
  store i32 1, ptr %13, align 4
  ret float %139
}

define internal float @root_4(float noundef %0) #1 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call float @llvm.sqrt.f32(float %3)
  %5 = fpext float %4 to double
  %6 = fptrunc double %5 to float
  ret float %6
}

define dso_local float @_FortranADotProductReal4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 7
  %17 = getelementptr inbounds [0 x %struct.dimension], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %17, i64 24, i1 false)
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 7
  %20 = getelementptr inbounds [0 x %struct.dimension], ptr %19, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %20, i64 24, i1 false)
  %21 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %8, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.2, ptr noundef %27, i32 noundef %28)
  store i32 27, ptr %11, align 4
  store float 0.000000e+00, ptr %12, align 4
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 27
  br i1 %33, label %34, label %73

34:                                               ; preds = %4
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 27
  br i1 %39, label %40, label %73

40:                                               ; preds = %34
  store i64 0, ptr %13, align 8
  br label %41

41:                                               ; preds = %69, %40
  %42 = load i64, ptr %13, align 8
  %43 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  br label %72

47:                                               ; preds = %41
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %13, align 8
  %52 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %51, %53
  %55 = getelementptr inbounds i8, ptr %50, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %13, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %60, %62
  %64 = getelementptr inbounds i8, ptr %59, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fmul float %56, %65
  %67 = load float, ptr %12, align 4
  %68 = fadd float %67, %66
  store float %68, ptr %12, align 4
  br label %69

69:                                               ; preds = %47
  %70 = load i64, ptr %13, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %13, align 8
  br label %41

72:                                               ; preds = %46
  br label %106

73:                                               ; preds = %34, %4
  store i64 0, ptr %14, align 8
  br label %74

74:                                               ; preds = %102, %73
  %75 = load i64, ptr %14, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  br label %105

80:                                               ; preds = %74
  %81 = load ptr, ptr %5, align 8
  %82 = load i64, ptr %14, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %82, %84
  %86 = load ptr, ptr %7, align 8
  %87 = load i32, ptr %8, align 4
  %88 = call double @number(ptr noundef %81, i64 noundef %85, i32 noundef 0, ptr noundef %86, i32 noundef %87)
  %89 = fptrunc double %88 to float
  %90 = load ptr, ptr %6, align 8
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = load ptr, ptr %7, align 8
  %96 = load i32, ptr %8, align 4
  %97 = call double @number(ptr noundef %90, i64 noundef %94, i32 noundef 0, ptr noundef %95, i32 noundef %96)
  %98 = fptrunc double %97 to float
  %99 = fmul float %89, %98
  %100 = load float, ptr %12, align 4
  %101 = fadd float %100, %99
  store float %101, ptr %12, align 4
  br label %102

102:                                              ; preds = %80
  %103 = load i64, ptr %14, align 8
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %14, align 8
  br label %74

105:                                              ; preds = %79
  br label %106

106:                                              ; preds = %105, %72
  %107 = load float, ptr %12, align 4
  ret float %107
}

define dso_local void @_FortranAMatmulReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %17 = alloca double, align 8
  %18 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %19, i32 noundef 1, i32 noundef 0)
  %20 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %20, i32 noundef 0, i32 noundef 0)
  %21 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %10, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.3, ptr noundef %27, i32 noundef %28)
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  call void @made(ptr noundef %35, i64 noundef 8, i64 noundef %37, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %44

38:                                               ; preds = %5
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  call void @made(ptr noundef %39, i64 noundef 8, i64 noundef %41, i64 noundef %43, i64 noundef 1, i64 noundef 1)
  br label %44

44:                                               ; preds = %38, %34
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %48

48:                                               ; preds = %117, %44
  %49 = load i64, ptr %14, align 8
  %50 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  store i32 2, ptr %15, align 4
  br label %120

54:                                               ; preds = %48
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %113, %54
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 5, ptr %15, align 4
  br label %116

61:                                               ; preds = %55
  store double 0.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %100, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 8, ptr %15, align 4
  br label %103

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %18, align 8
  %87 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds i8, ptr %85, i64 %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = getelementptr inbounds i8, ptr %90, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %82, %96
  %98 = load double, ptr %17, align 8
  %99 = fadd double %98, %97
  store double %99, ptr %17, align 8
  br label %100

100:                                              ; preds = %68
  %101 = load i64, ptr %18, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %18, align 8
  br label %62

103:                                              ; preds = %67
  %104 = load double, ptr %17, align 8
  %105 = load ptr, ptr %13, align 8
  %106 = load i64, ptr %16, align 8
  %107 = load i64, ptr %14, align 8
  %108 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds double, ptr %105, i64 %111
  store double %104, ptr %112, align 8
  br label %113

113:                                              ; preds = %103
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %55

116:                                              ; preds = %60
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %14, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %14, align 8
  br label %48

120:                                              ; preds = %53
  ret void
}

define internal void @matrix(ptr dead_on_unwind noalias writable sret(%struct.matrix) align 8 %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #1 {
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

define internal void @made(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #1 {
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

define dso_local void @_FortranAMatmulTransposeReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %17 = alloca double, align 8
  %18 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %19, i32 noundef 1, i32 noundef 1)
  %20 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %20, i32 noundef 0, i32 noundef 0)
  %21 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %10, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.3, ptr noundef %27, i32 noundef %28)
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  call void @made(ptr noundef %35, i64 noundef 8, i64 noundef %37, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %44

38:                                               ; preds = %5
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  call void @made(ptr noundef %39, i64 noundef 8, i64 noundef %41, i64 noundef %43, i64 noundef 1, i64 noundef 1)
  br label %44

44:                                               ; preds = %38, %34
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %48

48:                                               ; preds = %117, %44
  %49 = load i64, ptr %14, align 8
  %50 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  store i32 2, ptr %15, align 4
  br label %120

54:                                               ; preds = %48
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %113, %54
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 5, ptr %15, align 4
  br label %116

61:                                               ; preds = %55
  store double 0.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %100, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 8, ptr %15, align 4
  br label %103

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %18, align 8
  %87 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds i8, ptr %85, i64 %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = getelementptr inbounds i8, ptr %90, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %82, %96
  %98 = load double, ptr %17, align 8
  %99 = fadd double %98, %97
  store double %99, ptr %17, align 8
  br label %100

100:                                              ; preds = %68
  %101 = load i64, ptr %18, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %18, align 8
  br label %62

103:                                              ; preds = %67
  %104 = load double, ptr %17, align 8
  %105 = load ptr, ptr %13, align 8
  %106 = load i64, ptr %16, align 8
  %107 = load i64, ptr %14, align 8
  %108 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds double, ptr %105, i64 %111
  store double %104, ptr %112, align 8
  br label %113

113:                                              ; preds = %103
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %55

116:                                              ; preds = %60
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %14, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %14, align 8
  br label %48

120:                                              ; preds = %53
  ret void
}

define dso_local void @_FortranAMatmulReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %17 = alloca float, align 4
  %18 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %19, i32 noundef 1, i32 noundef 0)
  %20 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %20, i32 noundef 0, i32 noundef 0)
  %21 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %10, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.3, ptr noundef %27, i32 noundef %28)
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  call void @made(ptr noundef %35, i64 noundef 4, i64 noundef %37, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %44

38:                                               ; preds = %5
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  call void @made(ptr noundef %39, i64 noundef 4, i64 noundef %41, i64 noundef %43, i64 noundef 1, i64 noundef 1)
  br label %44

44:                                               ; preds = %38, %34
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %48

48:                                               ; preds = %117, %44
  %49 = load i64, ptr %14, align 8
  %50 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  store i32 2, ptr %15, align 4
  br label %120

54:                                               ; preds = %48
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %113, %54
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 5, ptr %15, align 4
  br label %116

61:                                               ; preds = %55
  store float 0.000000e+00, ptr %17, align 4
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %100, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 8, ptr %15, align 4
  br label %103

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %18, align 8
  %87 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds i8, ptr %85, i64 %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = getelementptr inbounds i8, ptr %90, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = fmul float %82, %96
  %98 = load float, ptr %17, align 4
  %99 = fadd float %98, %97
  store float %99, ptr %17, align 4
  br label %100

100:                                              ; preds = %68
  %101 = load i64, ptr %18, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %18, align 8
  br label %62

103:                                              ; preds = %67
  %104 = load float, ptr %17, align 4
  %105 = load ptr, ptr %13, align 8
  %106 = load i64, ptr %16, align 8
  %107 = load i64, ptr %14, align 8
  %108 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds float, ptr %105, i64 %111
  store float %104, ptr %112, align 4
  br label %113

113:                                              ; preds = %103
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %55

116:                                              ; preds = %60
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %14, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %14, align 8
  br label %48

120:                                              ; preds = %53
  ret void
}

define dso_local void @_FortranAMatmulTransposeReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %17 = alloca float, align 4
  %18 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %19 = load ptr, ptr %7, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %11, ptr noundef %19, i32 noundef 1, i32 noundef 1)
  %20 = load ptr, ptr %8, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %12, ptr noundef %20, i32 noundef 0, i32 noundef 0)
  %21 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %22, %24
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %10, align 4
  call void @require(i32 noundef %26, ptr noundef @.str.3, ptr noundef %27, i32 noundef %28)
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  call void @made(ptr noundef %35, i64 noundef 4, i64 noundef %37, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  br label %44

38:                                               ; preds = %5
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  call void @made(ptr noundef %39, i64 noundef 4, i64 noundef %41, i64 noundef %43, i64 noundef 1, i64 noundef 1)
  br label %44

44:                                               ; preds = %38, %34
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %48

48:                                               ; preds = %117, %44
  %49 = load i64, ptr %14, align 8
  %50 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  store i32 2, ptr %15, align 4
  br label %120

54:                                               ; preds = %48
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %113, %54
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 5, ptr %15, align 4
  br label %116

61:                                               ; preds = %55
  store float 0.000000e+00, ptr %17, align 4
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %100, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 8, ptr %15, align 4
  br label %103

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = load i64, ptr %16, align 8
  %73 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %72, %74
  %76 = getelementptr inbounds i8, ptr %71, i64 %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = getelementptr inbounds i8, ptr %76, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = load i64, ptr %18, align 8
  %87 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds i8, ptr %85, i64 %89
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 3
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %91, %93
  %95 = getelementptr inbounds i8, ptr %90, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = fmul float %82, %96
  %98 = load float, ptr %17, align 4
  %99 = fadd float %98, %97
  store float %99, ptr %17, align 4
  br label %100

100:                                              ; preds = %68
  %101 = load i64, ptr %18, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %18, align 8
  br label %62

103:                                              ; preds = %67
  %104 = load float, ptr %17, align 4
  %105 = load ptr, ptr %13, align 8
  %106 = load i64, ptr %16, align 8
  %107 = load i64, ptr %14, align 8
  %108 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds float, ptr %105, i64 %111
  store float %104, ptr %112, align 4
  br label %113

113:                                              ; preds = %103
  %114 = load i64, ptr %16, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %16, align 8
  br label %55

116:                                              ; preds = %60
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %14, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %14, align 8
  br label %48

120:                                              ; preds = %53
  ret void
}

define dso_local i64 @_FortranACount(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %19 = load i32, ptr %8, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = icmp sle i32 %23, 4
  %25 = zext i1 %24 to i32
  %26 = load ptr, ptr %6, align 8
  %27 = load i32, ptr %7, align 4
  call void @require(i32 noundef %25, ptr noundef @.str.1, ptr noundef %26, i32 noundef %27)
  %28 = load ptr, ptr %5, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = call ptr @dimension_of(ptr noundef %28, i32 noundef 0, i32 noundef %32)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %33, i64 24, i1 false)
  %34 = load ptr, ptr %5, align 8
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = call ptr @dimension_of(ptr noundef %34, i32 noundef 1, i32 noundef %38)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %39, i64 24, i1 false)
  %40 = load ptr, ptr %5, align 8
  %41 = load ptr, ptr %5, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 3
  %43 = load i8, ptr %42, align 4
  %44 = zext i8 %43 to i32
  %45 = call ptr @dimension_of(ptr noundef %40, i32 noundef 2, i32 noundef %44)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %45, i64 24, i1 false)
  %46 = load ptr, ptr %5, align 8
  %47 = load ptr, ptr %5, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = call ptr @dimension_of(ptr noundef %46, i32 noundef 3, i32 noundef %50)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %51, i64 24, i1 false)
  store i64 0, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %52

52:                                               ; preds = %116, %4
  %53 = load i64, ptr %14, align 8
  %54 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %53, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %52
  store i32 2, ptr %15, align 4
  br label %119

58:                                               ; preds = %52
  store i64 0, ptr %16, align 8
  br label %59

59:                                               ; preds = %112, %58
  %60 = load i64, ptr %16, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = icmp slt i64 %60, %62
  br i1 %63, label %65, label %64

64:                                               ; preds = %59
  store i32 5, ptr %15, align 4
  br label %115

65:                                               ; preds = %59
  store i64 0, ptr %17, align 8
  br label %66

66:                                               ; preds = %108, %65
  %67 = load i64, ptr %17, align 8
  %68 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = icmp slt i64 %67, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %66
  store i32 8, ptr %15, align 4
  br label %111

72:                                               ; preds = %66
  store i64 0, ptr %18, align 8
  br label %73

73:                                               ; preds = %104, %72
  %74 = load i64, ptr %18, align 8
  %75 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %73
  store i32 11, ptr %15, align 4
  br label %107

79:                                               ; preds = %73
  %80 = load ptr, ptr %5, align 8
  %81 = load i64, ptr %18, align 8
  %82 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %81, %83
  %85 = load i64, ptr %17, align 8
  %86 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %87 = load i64, ptr %86, align 8
  %88 = mul nsw i64 %85, %87
  %89 = add nsw i64 %84, %88
  %90 = load i64, ptr %16, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %90, %92
  %94 = add nsw i64 %89, %93
  %95 = load i64, ptr %14, align 8
  %96 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %95, %97
  %99 = add nsw i64 %94, %98
  %100 = call i32 @is_true(ptr noundef %80, i64 noundef %99)
  %101 = sext i32 %100 to i64
  %102 = load i64, ptr %13, align 8
  %103 = add nsw i64 %102, %101
  store i64 %103, ptr %13, align 8
  br label %104

104:                                              ; preds = %79
  %105 = load i64, ptr %18, align 8
  %106 = add nsw i64 %105, 1
  store i64 %106, ptr %18, align 8
  br label %73

107:                                              ; preds = %78
  br label %108

108:                                              ; preds = %107
  %109 = load i64, ptr %17, align 8
  %110 = add nsw i64 %109, 1
  store i64 %110, ptr %17, align 8
  br label %66

111:                                              ; preds = %71
  br label %112

112:                                              ; preds = %111
  %113 = load i64, ptr %16, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %16, align 8
  br label %59

115:                                              ; preds = %64
  br label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %14, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %14, align 8
  br label %52

119:                                              ; preds = %57
  %120 = load i64, ptr %13, align 8
  store i32 1, ptr %15, align 4
  ret i64 %120
}

define dso_local i64 @_FortranASizeDim(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp sge i32 %9, 1
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  %12 = load i32, ptr %6, align 4
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp sle i32 %12, %16
  br i1 %17, label %18, label %21

18:                                               ; preds = %11
  %19 = load i32, ptr %6, align 4
  %20 = icmp sle i32 %19, 4
  br label %21

21:                                               ; preds = %18, %11, %4
  %22 = phi i1 [ false, %11 ], [ false, %4 ], [ %20, %18 ]
  %23 = zext i1 %22 to i32
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %8, align 4
  call void @require(i32 noundef %23, ptr noundef @.str.4, ptr noundef %24, i32 noundef %25)
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %6, align 4
  %28 = sub nsw i32 %27, 1
  %29 = call ptr @dimension(ptr noundef %26, i32 noundef %28)
  %30 = getelementptr inbounds %struct.dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  ret i64 %31
}

define internal ptr @dimension(ptr noundef %0, i32 noundef %1) #1 {
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

define dso_local i64 @_FortranALboundDim(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp sge i32 %9, 1
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  %12 = load i32, ptr %6, align 4
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp sle i32 %12, %16
  br i1 %17, label %18, label %21

18:                                               ; preds = %11
  %19 = load i32, ptr %6, align 4
  %20 = icmp sle i32 %19, 4
  br label %21

21:                                               ; preds = %18, %11, %4
  %22 = phi i1 [ false, %11 ], [ false, %4 ], [ %20, %18 ]
  %23 = zext i1 %22 to i32
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %8, align 4
  call void @require(i32 noundef %23, ptr noundef @.str.5, ptr noundef %24, i32 noundef %25)
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %6, align 4
  %28 = sub nsw i32 %27, 1
  %29 = call ptr @dimension(ptr noundef %26, i32 noundef %28)
  %30 = getelementptr inbounds %struct.dimension, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %33, label %40

33:                                               ; preds = %21
  %34 = load ptr, ptr %5, align 8
  %35 = load i32, ptr %6, align 4
  %36 = sub nsw i32 %35, 1
  %37 = call ptr @dimension(ptr noundef %34, i32 noundef %36)
  %38 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 0
  %39 = load i64, ptr %38, align 8
  br label %41

40:                                               ; preds = %21
  br label %41

41:                                               ; preds = %40, %33
  %42 = phi i64 [ %39, %33 ], [ 1, %40 ]
  ret i64 %42
}

define dso_local void @_FortranABesselJn_8(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store double %3, ptr %12, align 8
  store double %4, ptr %13, align 8
  store double %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %20 = load ptr, ptr %15, align 8
  %21 = load i32, ptr %16, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %11, align 4
  %25 = call ptr @bessels_8(ptr noundef %22, i32 noundef %23, i32 noundef %24)
  store ptr %25, ptr %17, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = sub nsw i64 %27, %29
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %18, align 8
  %32 = load i64, ptr %18, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %8
  %35 = load double, ptr %13, align 8
  %36 = load ptr, ptr %17, align 8
  %37 = load i64, ptr %18, align 8
  %38 = sub nsw i64 %37, 1
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  store double %35, ptr %39, align 8
  br label %40

40:                                               ; preds = %34, %8
  %41 = load i64, ptr %18, align 8
  %42 = icmp sgt i64 %41, 1
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = load double, ptr %14, align 8
  %45 = load ptr, ptr %17, align 8
  %46 = load i64, ptr %18, align 8
  %47 = sub nsw i64 %46, 2
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  store double %44, ptr %48, align 8
  br label %49

49:                                               ; preds = %43, %40
  %50 = load i64, ptr %18, align 8
  %51 = sub nsw i64 %50, 3
  store i64 %51, ptr %19, align 8
  br label %52

52:                                               ; preds = %81, %49
  %53 = load i64, ptr %19, align 8
  %54 = icmp sge i64 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  br label %84

56:                                               ; preds = %52
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = load i64, ptr %19, align 8
  %60 = add nsw i64 %58, %59
  %61 = add nsw i64 %60, 1
  %62 = sitofp i64 %61 to double
  %63 = fmul double 2.000000e+00, %62
  %64 = load double, ptr %12, align 8
  %65 = fdiv double %63, %64
  %66 = load ptr, ptr %17, align 8
  %67 = load i64, ptr %19, align 8
  %68 = add nsw i64 %67, 1
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %65, %70
  %72 = load ptr, ptr %17, align 8
  %73 = load i64, ptr %19, align 8
  %74 = add nsw i64 %73, 2
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fsub double %71, %76
  %78 = load ptr, ptr %17, align 8
  %79 = load i64, ptr %19, align 8
  %80 = getelementptr inbounds double, ptr %78, i64 %79
  store double %77, ptr %80, align 8
  br label %81

81:                                               ; preds = %56
  %82 = load i64, ptr %19, align 8
  %83 = add nsw i64 %82, -1
  store i64 %83, ptr %19, align 8
  br label %52

84:                                               ; preds = %55
  ret void
}

define internal ptr @bessels_8(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  br label %17

12:                                               ; preds = %3
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %5, align 4
  %15 = sub nsw i32 %13, %14
  %16 = add nsw i32 %15, 1
  br label %17

17:                                               ; preds = %12, %11
  %18 = phi i32 [ 0, %11 ], [ %16, %12 ]
  %19 = sext i32 %18 to i64
  call void @made(ptr noundef %7, i64 noundef 8, i64 noundef %19, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  ret ptr %22
}

define dso_local void @_FortranABesselYn_8(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store double %3, ptr %12, align 8
  store double %4, ptr %13, align 8
  store double %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %20 = load ptr, ptr %15, align 8
  %21 = load i32, ptr %16, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %11, align 4
  %25 = call ptr @bessels_8(ptr noundef %22, i32 noundef %23, i32 noundef %24)
  store ptr %25, ptr %17, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = sub nsw i64 %27, %29
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %18, align 8
  %32 = load i64, ptr %18, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %8
  %35 = load double, ptr %13, align 8
  %36 = load ptr, ptr %17, align 8
  %37 = getelementptr inbounds double, ptr %36, i64 0
  store double %35, ptr %37, align 8
  br label %38

38:                                               ; preds = %34, %8
  %39 = load i64, ptr %18, align 8
  %40 = icmp sgt i64 %39, 1
  br i1 %40, label %41, label %45

41:                                               ; preds = %38
  %42 = load double, ptr %14, align 8
  %43 = load ptr, ptr %17, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 1
  store double %42, ptr %44, align 8
  br label %45

45:                                               ; preds = %41, %38
  store i64 2, ptr %19, align 8
  br label %46

46:                                               ; preds = %76, %45
  %47 = load i64, ptr %19, align 8
  %48 = load i64, ptr %18, align 8
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  br label %79

51:                                               ; preds = %46
  %52 = load i32, ptr %10, align 4
  %53 = sext i32 %52 to i64
  %54 = load i64, ptr %19, align 8
  %55 = add nsw i64 %53, %54
  %56 = sub nsw i64 %55, 1
  %57 = sitofp i64 %56 to double
  %58 = fmul double 2.000000e+00, %57
  %59 = load double, ptr %12, align 8
  %60 = fdiv double %58, %59
  %61 = load ptr, ptr %17, align 8
  %62 = load i64, ptr %19, align 8
  %63 = sub nsw i64 %62, 1
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul double %60, %65
  %67 = load ptr, ptr %17, align 8
  %68 = load i64, ptr %19, align 8
  %69 = sub nsw i64 %68, 2
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fsub double %66, %71
  %73 = load ptr, ptr %17, align 8
  %74 = load i64, ptr %19, align 8
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  store double %72, ptr %75, align 8
  br label %76

76:                                               ; preds = %51
  %77 = load i64, ptr %19, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %19, align 8
  br label %46

79:                                               ; preds = %50
  ret void
}

define dso_local void @_FortranABesselJnX0_8(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = load i32, ptr %10, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = call ptr @bessels_8(ptr noundef %15, i32 noundef %16, i32 noundef %17)
  store ptr %18, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %19

19:                                               ; preds = %40, %5
  %20 = load i64, ptr %12, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = sub nsw i64 %22, %24
  %26 = add nsw i64 %25, 1
  %27 = icmp slt i64 %20, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %19
  br label %43

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = load i64, ptr %12, align 8
  %33 = add nsw i64 %31, %32
  %34 = icmp eq i64 %33, 0
  %35 = zext i1 %34 to i32
  %36 = sitofp i32 %35 to double
  %37 = load ptr, ptr %11, align 8
  %38 = load i64, ptr %12, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  store double %36, ptr %39, align 8
  br label %40

40:                                               ; preds = %29
  %41 = load i64, ptr %12, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %12, align 8
  br label %19

43:                                               ; preds = %28
  ret void
}

define dso_local void @_FortranABesselYnX0_8(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = load i32, ptr %10, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = call ptr @bessels_8(ptr noundef %15, i32 noundef %16, i32 noundef %17)
  store ptr %18, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %19

19:                                               ; preds = %33, %5
  %20 = load i64, ptr %12, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = sub nsw i64 %22, %24
  %26 = add nsw i64 %25, 1
  %27 = icmp slt i64 %20, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %19
  br label %36

29:                                               ; preds = %19
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %12, align 8
  %32 = getelementptr inbounds double, ptr %30, i64 %31
  store double 0xFFF0000000000000, ptr %32, align 8
  br label %33

33:                                               ; preds = %29
  %34 = load i64, ptr %12, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %12, align 8
  br label %19

36:                                               ; preds = %28
  ret void
}

define dso_local void @_FortranABesselJn_4(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, ptr noundef %6, i32 noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store float %3, ptr %12, align 4
  store float %4, ptr %13, align 4
  store float %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %20 = load ptr, ptr %15, align 8
  %21 = load i32, ptr %16, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %11, align 4
  %25 = call ptr @bessels_4(ptr noundef %22, i32 noundef %23, i32 noundef %24)
  store ptr %25, ptr %17, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = sub nsw i64 %27, %29
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %18, align 8
  %32 = load i64, ptr %18, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %8
  %35 = load float, ptr %13, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i64, ptr %18, align 8
  %38 = sub nsw i64 %37, 1
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  store float %35, ptr %39, align 4
  br label %40

40:                                               ; preds = %34, %8
  %41 = load i64, ptr %18, align 8
  %42 = icmp sgt i64 %41, 1
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = load float, ptr %14, align 4
  %45 = load ptr, ptr %17, align 8
  %46 = load i64, ptr %18, align 8
  %47 = sub nsw i64 %46, 2
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  store float %44, ptr %48, align 4
  br label %49

49:                                               ; preds = %43, %40
  %50 = load i64, ptr %18, align 8
  %51 = sub nsw i64 %50, 3
  store i64 %51, ptr %19, align 8
  br label %52

52:                                               ; preds = %81, %49
  %53 = load i64, ptr %19, align 8
  %54 = icmp sge i64 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  br label %84

56:                                               ; preds = %52
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = load i64, ptr %19, align 8
  %60 = add nsw i64 %58, %59
  %61 = add nsw i64 %60, 1
  %62 = sitofp i64 %61 to float
  %63 = fmul float 2.000000e+00, %62
  %64 = load float, ptr %12, align 4
  %65 = fdiv float %63, %64
  %66 = load ptr, ptr %17, align 8
  %67 = load i64, ptr %19, align 8
  %68 = add nsw i64 %67, 1
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fmul float %65, %70
  %72 = load ptr, ptr %17, align 8
  %73 = load i64, ptr %19, align 8
  %74 = add nsw i64 %73, 2
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = fsub float %71, %76
  %78 = load ptr, ptr %17, align 8
  %79 = load i64, ptr %19, align 8
  %80 = getelementptr inbounds float, ptr %78, i64 %79
  store float %77, ptr %80, align 4
  br label %81

81:                                               ; preds = %56
  %82 = load i64, ptr %19, align 8
  %83 = add nsw i64 %82, -1
  store i64 %83, ptr %19, align 8
  br label %52

84:                                               ; preds = %55
  ret void
}

define internal ptr @bessels_4(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %5, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  br label %17

12:                                               ; preds = %3
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %5, align 4
  %15 = sub nsw i32 %13, %14
  %16 = add nsw i32 %15, 1
  br label %17

17:                                               ; preds = %12, %11
  %18 = phi i32 [ 0, %11 ], [ %16, %12 ]
  %19 = sext i32 %18 to i64
  call void @made(ptr noundef %7, i64 noundef 4, i64 noundef %19, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  ret ptr %22
}

define dso_local void @_FortranABesselYn_4(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, ptr noundef %6, i32 noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store float %3, ptr %12, align 4
  store float %4, ptr %13, align 4
  store float %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %20 = load ptr, ptr %15, align 8
  %21 = load i32, ptr %16, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %11, align 4
  %25 = call ptr @bessels_4(ptr noundef %22, i32 noundef %23, i32 noundef %24)
  store ptr %25, ptr %17, align 8
  %26 = load i32, ptr %11, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = sub nsw i64 %27, %29
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %18, align 8
  %32 = load i64, ptr %18, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %8
  %35 = load float, ptr %13, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = getelementptr inbounds float, ptr %36, i64 0
  store float %35, ptr %37, align 4
  br label %38

38:                                               ; preds = %34, %8
  %39 = load i64, ptr %18, align 8
  %40 = icmp sgt i64 %39, 1
  br i1 %40, label %41, label %45

41:                                               ; preds = %38
  %42 = load float, ptr %14, align 4
  %43 = load ptr, ptr %17, align 8
  %44 = getelementptr inbounds float, ptr %43, i64 1
  store float %42, ptr %44, align 4
  br label %45

45:                                               ; preds = %41, %38
  store i64 2, ptr %19, align 8
  br label %46

46:                                               ; preds = %76, %45
  %47 = load i64, ptr %19, align 8
  %48 = load i64, ptr %18, align 8
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  br label %79

51:                                               ; preds = %46
  %52 = load i32, ptr %10, align 4
  %53 = sext i32 %52 to i64
  %54 = load i64, ptr %19, align 8
  %55 = add nsw i64 %53, %54
  %56 = sub nsw i64 %55, 1
  %57 = sitofp i64 %56 to float
  %58 = fmul float 2.000000e+00, %57
  %59 = load float, ptr %12, align 4
  %60 = fdiv float %58, %59
  %61 = load ptr, ptr %17, align 8
  %62 = load i64, ptr %19, align 8
  %63 = sub nsw i64 %62, 1
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fmul float %60, %65
  %67 = load ptr, ptr %17, align 8
  %68 = load i64, ptr %19, align 8
  %69 = sub nsw i64 %68, 2
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fsub float %66, %71
  %73 = load ptr, ptr %17, align 8
  %74 = load i64, ptr %19, align 8
  %75 = getelementptr inbounds float, ptr %73, i64 %74
  store float %72, ptr %75, align 4
  br label %76

76:                                               ; preds = %51
  %77 = load i64, ptr %19, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %19, align 8
  br label %46

79:                                               ; preds = %50
  ret void
}

define dso_local void @_FortranABesselJnX0_4(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = load i32, ptr %10, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = call ptr @bessels_4(ptr noundef %15, i32 noundef %16, i32 noundef %17)
  store ptr %18, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %19

19:                                               ; preds = %40, %5
  %20 = load i64, ptr %12, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = sub nsw i64 %22, %24
  %26 = add nsw i64 %25, 1
  %27 = icmp slt i64 %20, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %19
  br label %43

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = load i64, ptr %12, align 8
  %33 = add nsw i64 %31, %32
  %34 = icmp eq i64 %33, 0
  %35 = zext i1 %34 to i32
  %36 = sitofp i32 %35 to float
  %37 = load ptr, ptr %11, align 8
  %38 = load i64, ptr %12, align 8
  %39 = getelementptr inbounds float, ptr %37, i64 %38
  store float %36, ptr %39, align 4
  br label %40

40:                                               ; preds = %29
  %41 = load i64, ptr %12, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %12, align 8
  br label %19

43:                                               ; preds = %28
  ret void
}

define dso_local void @_FortranABesselYnX0_4(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = load i32, ptr %10, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = call ptr @bessels_4(ptr noundef %15, i32 noundef %16, i32 noundef %17)
  store ptr %18, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %19

19:                                               ; preds = %33, %5
  %20 = load i64, ptr %12, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = sub nsw i64 %22, %24
  %26 = add nsw i64 %25, 1
  %27 = icmp slt i64 %20, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %19
  br label %36

29:                                               ; preds = %19
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %12, align 8
  %32 = getelementptr inbounds float, ptr %30, i64 %31
  store float 0xFFF0000000000000, ptr %32, align 4
  br label %33

33:                                               ; preds = %29
  %34 = load i64, ptr %12, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %12, align 8
  br label %19

36:                                               ; preds = %28
  ret void
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #4

declare double @llvm.sqrt.f64(double) #5

declare float @llvm.sqrt.f32(float) #5

declare ptr @malloc(i64 noundef) #6

attributes #0 = { nounwind uwtable }
attributes #1 = { alwaysinline nounwind uwtable }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { allocsize(0) }


