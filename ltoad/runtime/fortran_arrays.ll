
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%union.anon = type { i64 }
%union.anon.0 = type { i32 }
%struct.matrix = type { i64, i64, i64, i64 }
%struct.range = type { ptr, ptr }

@.str = private unnamed_addr constant [22 x i8] c"DIM of a sum over all\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"vectors of DOT_PRODUCT differ in size\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"arguments of MATMUL do not fit\00", align 1
@.str.4 = private unnamed_addr constant [39 x i8] c"assignment of an array of another type\00", align 1
@.str.5 = private unnamed_addr constant [31 x i8] c"shapes differ in an assignment\00", align 1
@.str.6 = private unnamed_addr constant [41 x i8] c"an array is assigned to a part of itself\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8

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
  %48 = call ptr @dimension(ptr noundef %47, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %48, i64 24, i1 false)
  %49 = load ptr, ptr %6, align 8
  %50 = call ptr @dimension(ptr noundef %49, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %6, align 8
  %52 = call ptr @dimension(ptr noundef %51, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %6, align 8
  %54 = call ptr @dimension(ptr noundef %53, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %54, i64 24, i1 false)
  store double 0.000000e+00, ptr %15, align 8
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %135, %34
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 2, ptr %17, align 4
  br label %138

61:                                               ; preds = %55
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %131, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 5, ptr %17, align 4
  br label %134

68:                                               ; preds = %62
  store i64 0, ptr %19, align 8
  br label %69

69:                                               ; preds = %127, %68
  %70 = load i64, ptr %19, align 8
  %71 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = icmp slt i64 %70, %72
  br i1 %73, label %75, label %74

74:                                               ; preds = %69
  store i32 8, ptr %17, align 4
  br label %130

75:                                               ; preds = %69
  store i64 0, ptr %20, align 8
  br label %76

76:                                               ; preds = %123, %75
  %77 = load i64, ptr %20, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 11, ptr %17, align 4
  br label %126

82:                                               ; preds = %76
  %83 = load ptr, ptr %10, align 8
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %95

85:                                               ; preds = %82
  %86 = load ptr, ptr %10, align 8
  %87 = load ptr, ptr %10, align 8
  %88 = load i64, ptr %20, align 8
  %89 = load i64, ptr %19, align 8
  %90 = load i64, ptr %18, align 8
  %91 = load i64, ptr %16, align 8
  %92 = call i64 @offset_in(ptr noundef %87, i64 noundef %88, i64 noundef %89, i64 noundef %90, i64 noundef %91)
  %93 = call i32 @is_true(ptr noundef %86, i64 noundef %92)
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %122

95:                                               ; preds = %85, %82
  %96 = load ptr, ptr %6, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 0
  %98 = load ptr, ptr %97, align 8
  %99 = load i64, ptr %20, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = load i64, ptr %19, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = add nsw i64 %102, %106
  %108 = load i64, ptr %18, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %108, %110
  %112 = add nsw i64 %107, %111
  %113 = load i64, ptr %16, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %115 = load i64, ptr %114, align 8
  %116 = mul nsw i64 %113, %115
  %117 = add nsw i64 %112, %116
  %118 = getelementptr inbounds i8, ptr %98, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load double, ptr %15, align 8
  %121 = fadd double %120, %119
  store double %121, ptr %15, align 8
  br label %122

122:                                              ; preds = %95, %85
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %20, align 8
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %20, align 8
  br label %76

126:                                              ; preds = %81
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8
  br label %69

130:                                              ; preds = %74
  br label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %18, align 8
  %133 = add nsw i64 %132, 1
  store i64 %133, ptr %18, align 8
  br label %62

134:                                              ; preds = %67
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %16, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %16, align 8
  br label %55

138:                                              ; preds = %60
  %139 = load double, ptr %15, align 8
  store i32 1, ptr %17, align 4
  ret double %139
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
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #9
  unreachable

15:                                               ; preds = %4
  ret void
}


define internal ptr @dimension(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.descriptor, ptr %6, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = icmp slt i32 %5, %9
  br i1 %10, label %11, label %17

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 7
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [0 x %struct.dimension], ptr %13, i64 0, i64 %15
  br label %18

17:                                               ; preds = %2
  br label %18

18:                                               ; preds = %17, %11
  %19 = phi ptr [ %16, %11 ], [ @single, %17 ]
  ret ptr %19
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
  %48 = call ptr @dimension(ptr noundef %47, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %48, i64 24, i1 false)
  %49 = load ptr, ptr %6, align 8
  %50 = call ptr @dimension(ptr noundef %49, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %6, align 8
  %52 = call ptr @dimension(ptr noundef %51, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %6, align 8
  %54 = call ptr @dimension(ptr noundef %53, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %54, i64 24, i1 false)
  store double 1.000000e+00, ptr %15, align 8
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %135, %34
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 2, ptr %17, align 4
  br label %138

61:                                               ; preds = %55
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %131, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 5, ptr %17, align 4
  br label %134

68:                                               ; preds = %62
  store i64 0, ptr %19, align 8
  br label %69

69:                                               ; preds = %127, %68
  %70 = load i64, ptr %19, align 8
  %71 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = icmp slt i64 %70, %72
  br i1 %73, label %75, label %74

74:                                               ; preds = %69
  store i32 8, ptr %17, align 4
  br label %130

75:                                               ; preds = %69
  store i64 0, ptr %20, align 8
  br label %76

76:                                               ; preds = %123, %75
  %77 = load i64, ptr %20, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 11, ptr %17, align 4
  br label %126

82:                                               ; preds = %76
  %83 = load ptr, ptr %10, align 8
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %95

85:                                               ; preds = %82
  %86 = load ptr, ptr %10, align 8
  %87 = load ptr, ptr %10, align 8
  %88 = load i64, ptr %20, align 8
  %89 = load i64, ptr %19, align 8
  %90 = load i64, ptr %18, align 8
  %91 = load i64, ptr %16, align 8
  %92 = call i64 @offset_in(ptr noundef %87, i64 noundef %88, i64 noundef %89, i64 noundef %90, i64 noundef %91)
  %93 = call i32 @is_true(ptr noundef %86, i64 noundef %92)
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %122

95:                                               ; preds = %85, %82
  %96 = load ptr, ptr %6, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 0
  %98 = load ptr, ptr %97, align 8
  %99 = load i64, ptr %20, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = load i64, ptr %19, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = add nsw i64 %102, %106
  %108 = load i64, ptr %18, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %108, %110
  %112 = add nsw i64 %107, %111
  %113 = load i64, ptr %16, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %115 = load i64, ptr %114, align 8
  %116 = mul nsw i64 %113, %115
  %117 = add nsw i64 %112, %116
  %118 = getelementptr inbounds i8, ptr %98, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = load double, ptr %15, align 8
  %121 = fmul double %120, %119
  store double %121, ptr %15, align 8
  br label %122

122:                                              ; preds = %95, %85
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %20, align 8
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %20, align 8
  br label %76

126:                                              ; preds = %81
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8
  br label %69

130:                                              ; preds = %74
  br label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %18, align 8
  %133 = add nsw i64 %132, 1
  store i64 %133, ptr %18, align 8
  br label %62

134:                                              ; preds = %67
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %16, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %16, align 8
  br label %55

138:                                              ; preds = %60
  %139 = load double, ptr %15, align 8
  store i32 1, ptr %17, align 4
  ret double %139
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
  %51 = call ptr @dimension(ptr noundef %50, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %6, align 8
  %53 = call ptr @dimension(ptr noundef %52, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %6, align 8
  %55 = call ptr @dimension(ptr noundef %54, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %6, align 8
  %57 = call ptr @dimension(ptr noundef %56, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %57, i64 24, i1 false)
  store double 0xFFEFFFFFFFFFFFFF, ptr %15, align 8
  store i64 -1, ptr %16, align 8
  store i8 0, ptr %17, align 1
  store i64 0, ptr %18, align 8
  br label %58

58:                                               ; preds = %167, %37
  %59 = load i64, ptr %18, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 2, ptr %19, align 4
  br label %170

64:                                               ; preds = %58
  store i64 0, ptr %20, align 8
  br label %65

65:                                               ; preds = %163, %64
  %66 = load i64, ptr %20, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 5, ptr %19, align 4
  br label %166

71:                                               ; preds = %65
  store i64 0, ptr %21, align 8
  br label %72

72:                                               ; preds = %159, %71
  %73 = load i64, ptr %21, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  store i32 8, ptr %19, align 4
  br label %162

78:                                               ; preds = %72
  store i64 0, ptr %22, align 8
  br label %79

79:                                               ; preds = %155, %78
  %80 = load i64, ptr %22, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %80, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  store i32 11, ptr %19, align 4
  br label %158

85:                                               ; preds = %79
  %86 = load ptr, ptr %6, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 0
  %88 = load ptr, ptr %87, align 8
  %89 = load i64, ptr %22, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %89, %91
  %93 = load i64, ptr %21, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = add nsw i64 %92, %96
  %98 = load i64, ptr %20, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %98, %100
  %102 = add nsw i64 %97, %101
  %103 = load i64, ptr %18, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = add nsw i64 %102, %106
  %108 = getelementptr inbounds i8, ptr %88, i64 %107
  %109 = load double, ptr %108, align 8
  store double %109, ptr %23, align 8
  %110 = load ptr, ptr %10, align 8
  %111 = icmp ne ptr %110, null
  br i1 %111, label %112, label %122

112:                                              ; preds = %85
  %113 = load ptr, ptr %10, align 8
  %114 = load ptr, ptr %10, align 8
  %115 = load i64, ptr %22, align 8
  %116 = load i64, ptr %21, align 8
  %117 = load i64, ptr %20, align 8
  %118 = load i64, ptr %18, align 8
  %119 = call i64 @offset_in(ptr noundef %114, i64 noundef %115, i64 noundef %116, i64 noundef %117, i64 noundef %118)
  %120 = call i32 @is_true(ptr noundef %113, i64 noundef %119)
  %121 = icmp ne i32 %120, 0
  br i1 %121, label %122, label %154

122:                                              ; preds = %112, %85
  %123 = load double, ptr %23, align 8
  %124 = load double, ptr %15, align 8
  %125 = fcmp ogt double %123, %124
  br i1 %125, label %133, label %126

126:                                              ; preds = %122
  %127 = load i8, ptr %17, align 1
  %128 = trunc i8 %127 to i1
  br i1 %128, label %154, label %129

129:                                              ; preds = %126
  %130 = load double, ptr %23, align 8
  %131 = load double, ptr %15, align 8
  %132 = fcmp oeq double %130, %131
  br i1 %132, label %133, label %154

133:                                              ; preds = %129, %122
  %134 = load double, ptr %23, align 8
  store double %134, ptr %15, align 8
  %135 = load i64, ptr %22, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %137 = load i64, ptr %136, align 8
  %138 = mul nsw i64 %135, %137
  %139 = load i64, ptr %21, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = load i64, ptr %20, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %144, %146
  %148 = add nsw i64 %143, %147
  %149 = load i64, ptr %18, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  store i64 %153, ptr %16, align 8
  store i8 1, ptr %17, align 1
  br label %154

154:                                              ; preds = %133, %129, %126, %112
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %22, align 8
  %157 = add nsw i64 %156, 1
  store i64 %157, ptr %22, align 8
  br label %79

158:                                              ; preds = %84
  br label %159

159:                                              ; preds = %158
  %160 = load i64, ptr %21, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %21, align 8
  br label %72

162:                                              ; preds = %77
  br label %163

163:                                              ; preds = %162
  %164 = load i64, ptr %20, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %20, align 8
  br label %65

166:                                              ; preds = %70
  br label %167

167:                                              ; preds = %166
  %168 = load i64, ptr %18, align 8
  %169 = add nsw i64 %168, 1
  store i64 %169, ptr %18, align 8
  br label %58

170:                                              ; preds = %63
  %171 = load i8, ptr %17, align 1
  %172 = trunc i8 %171 to i1
  br i1 %172, label %173, label %180

173:                                              ; preds = %170
  %174 = load ptr, ptr %6, align 8
  %175 = getelementptr inbounds %struct.descriptor, ptr %174, i32 0, i32 0
  %176 = load ptr, ptr %175, align 8
  %177 = load i64, ptr %16, align 8
  %178 = getelementptr inbounds i8, ptr %176, i64 %177
  %179 = load double, ptr %178, align 8
  br label %181

180:                                              ; preds = %170
  br label %181

181:                                              ; preds = %180, %173
  %182 = phi double [ %179, %173 ], [ 0xFFEFFFFFFFFFFFFF, %180 ]
  store i32 1, ptr %19, align 4
  ret double %182
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
  %51 = call ptr @dimension(ptr noundef %50, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %6, align 8
  %53 = call ptr @dimension(ptr noundef %52, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %6, align 8
  %55 = call ptr @dimension(ptr noundef %54, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %6, align 8
  %57 = call ptr @dimension(ptr noundef %56, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %57, i64 24, i1 false)
  store double 0x7FEFFFFFFFFFFFFF, ptr %15, align 8
  store i64 -1, ptr %16, align 8
  store i8 0, ptr %17, align 1
  store i64 0, ptr %18, align 8
  br label %58

58:                                               ; preds = %167, %37
  %59 = load i64, ptr %18, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 2, ptr %19, align 4
  br label %170

64:                                               ; preds = %58
  store i64 0, ptr %20, align 8
  br label %65

65:                                               ; preds = %163, %64
  %66 = load i64, ptr %20, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 5, ptr %19, align 4
  br label %166

71:                                               ; preds = %65
  store i64 0, ptr %21, align 8
  br label %72

72:                                               ; preds = %159, %71
  %73 = load i64, ptr %21, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  store i32 8, ptr %19, align 4
  br label %162

78:                                               ; preds = %72
  store i64 0, ptr %22, align 8
  br label %79

79:                                               ; preds = %155, %78
  %80 = load i64, ptr %22, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %80, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  store i32 11, ptr %19, align 4
  br label %158

85:                                               ; preds = %79
  %86 = load ptr, ptr %6, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 0
  %88 = load ptr, ptr %87, align 8
  %89 = load i64, ptr %22, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %89, %91
  %93 = load i64, ptr %21, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = add nsw i64 %92, %96
  %98 = load i64, ptr %20, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %98, %100
  %102 = add nsw i64 %97, %101
  %103 = load i64, ptr %18, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = add nsw i64 %102, %106
  %108 = getelementptr inbounds i8, ptr %88, i64 %107
  %109 = load double, ptr %108, align 8
  store double %109, ptr %23, align 8
  %110 = load ptr, ptr %10, align 8
  %111 = icmp ne ptr %110, null
  br i1 %111, label %112, label %122

112:                                              ; preds = %85
  %113 = load ptr, ptr %10, align 8
  %114 = load ptr, ptr %10, align 8
  %115 = load i64, ptr %22, align 8
  %116 = load i64, ptr %21, align 8
  %117 = load i64, ptr %20, align 8
  %118 = load i64, ptr %18, align 8
  %119 = call i64 @offset_in(ptr noundef %114, i64 noundef %115, i64 noundef %116, i64 noundef %117, i64 noundef %118)
  %120 = call i32 @is_true(ptr noundef %113, i64 noundef %119)
  %121 = icmp ne i32 %120, 0
  br i1 %121, label %122, label %154

122:                                              ; preds = %112, %85
  %123 = load double, ptr %23, align 8
  %124 = load double, ptr %15, align 8
  %125 = fcmp olt double %123, %124
  br i1 %125, label %133, label %126

126:                                              ; preds = %122
  %127 = load i8, ptr %17, align 1
  %128 = trunc i8 %127 to i1
  br i1 %128, label %154, label %129

129:                                              ; preds = %126
  %130 = load double, ptr %23, align 8
  %131 = load double, ptr %15, align 8
  %132 = fcmp oeq double %130, %131
  br i1 %132, label %133, label %154

133:                                              ; preds = %129, %122
  %134 = load double, ptr %23, align 8
  store double %134, ptr %15, align 8
  %135 = load i64, ptr %22, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %137 = load i64, ptr %136, align 8
  %138 = mul nsw i64 %135, %137
  %139 = load i64, ptr %21, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = load i64, ptr %20, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %144, %146
  %148 = add nsw i64 %143, %147
  %149 = load i64, ptr %18, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  store i64 %153, ptr %16, align 8
  store i8 1, ptr %17, align 1
  br label %154

154:                                              ; preds = %133, %129, %126, %112
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %22, align 8
  %157 = add nsw i64 %156, 1
  store i64 %157, ptr %22, align 8
  br label %79

158:                                              ; preds = %84
  br label %159

159:                                              ; preds = %158
  %160 = load i64, ptr %21, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %21, align 8
  br label %72

162:                                              ; preds = %77
  br label %163

163:                                              ; preds = %162
  %164 = load i64, ptr %20, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %20, align 8
  br label %65

166:                                              ; preds = %70
  br label %167

167:                                              ; preds = %166
  %168 = load i64, ptr %18, align 8
  %169 = add nsw i64 %168, 1
  store i64 %169, ptr %18, align 8
  br label %58

170:                                              ; preds = %63
  %171 = load i8, ptr %17, align 1
  %172 = trunc i8 %171 to i1
  br i1 %172, label %173, label %180

173:                                              ; preds = %170
  %174 = load ptr, ptr %6, align 8
  %175 = getelementptr inbounds %struct.descriptor, ptr %174, i32 0, i32 0
  %176 = load ptr, ptr %175, align 8
  %177 = load i64, ptr %16, align 8
  %178 = getelementptr inbounds i8, ptr %176, i64 %177
  %179 = load double, ptr %178, align 8
  br label %181

180:                                              ; preds = %170
  br label %181

181:                                              ; preds = %180, %173
  %182 = phi double [ %179, %173 ], [ 0x7FEFFFFFFFFFFFFF, %180 ]
  store i32 1, ptr %19, align 4
  ret double %182
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
  %48 = call ptr @dimension(ptr noundef %47, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %48, i64 24, i1 false)
  %49 = load ptr, ptr %5, align 8
  %50 = call ptr @dimension(ptr noundef %49, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %5, align 8
  %52 = call ptr @dimension(ptr noundef %51, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %5, align 8
  %54 = call ptr @dimension(ptr noundef %53, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %54, i64 24, i1 false)
  %55 = load ptr, ptr %5, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = load i32, ptr %7, align 4
  %58 = call double @scale_8(ptr noundef %55, ptr noundef %56, i32 noundef %57)
  store double %58, ptr %13, align 8
  store double 0.000000e+00, ptr %14, align 8
  store i64 0, ptr %15, align 8
  br label %59

59:                                               ; preds = %130, %34
  %60 = load i64, ptr %15, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = icmp slt i64 %60, %62
  br i1 %63, label %65, label %64

64:                                               ; preds = %59
  store i32 2, ptr %16, align 4
  br label %133

65:                                               ; preds = %59
  store i64 0, ptr %17, align 8
  br label %66

66:                                               ; preds = %126, %65
  %67 = load i64, ptr %17, align 8
  %68 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = icmp slt i64 %67, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %66
  store i32 5, ptr %16, align 4
  br label %129

72:                                               ; preds = %66
  store i64 0, ptr %18, align 8
  br label %73

73:                                               ; preds = %122, %72
  %74 = load i64, ptr %18, align 8
  %75 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %73
  store i32 8, ptr %16, align 4
  br label %125

79:                                               ; preds = %73
  store i64 0, ptr %19, align 8
  br label %80

80:                                               ; preds = %118, %79
  %81 = load i64, ptr %19, align 8
  %82 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %86, label %85

85:                                               ; preds = %80
  store i32 11, ptr %16, align 4
  br label %121

86:                                               ; preds = %80
  %87 = load ptr, ptr %5, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 0
  %89 = load ptr, ptr %88, align 8
  %90 = load i64, ptr %19, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %90, %92
  %94 = load i64, ptr %18, align 8
  %95 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %96 = load i64, ptr %95, align 8
  %97 = mul nsw i64 %94, %96
  %98 = add nsw i64 %93, %97
  %99 = load i64, ptr %17, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = add nsw i64 %98, %102
  %104 = load i64, ptr %15, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %104, %106
  %108 = add nsw i64 %103, %107
  %109 = getelementptr inbounds i8, ptr %89, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = load double, ptr %13, align 8
  %112 = fdiv double %110, %111
  store double %112, ptr %20, align 8
  %113 = load double, ptr %20, align 8
  %114 = load double, ptr %20, align 8
  %115 = fmul double %113, %114
  %116 = load double, ptr %14, align 8
  %117 = fadd double %116, %115
  store double %117, ptr %14, align 8
  br label %118

118:                                              ; preds = %86
  %119 = load i64, ptr %19, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %19, align 8
  br label %80

121:                                              ; preds = %85
  br label %122

122:                                              ; preds = %121
  %123 = load i64, ptr %18, align 8
  %124 = add nsw i64 %123, 1
  store i64 %124, ptr %18, align 8
  br label %73

125:                                              ; preds = %78
  br label %126

126:                                              ; preds = %125
  %127 = load i64, ptr %17, align 8
  %128 = add nsw i64 %127, 1
  store i64 %128, ptr %17, align 8
  br label %66

129:                                              ; preds = %71
  br label %130

130:                                              ; preds = %129
  %131 = load i64, ptr %15, align 8
  %132 = add nsw i64 %131, 1
  store i64 %132, ptr %15, align 8
  br label %59

133:                                              ; preds = %64
  %134 = load double, ptr %13, align 8
  %135 = load double, ptr %14, align 8
  %136 = call double @root_8(double noundef %135)
  %137 = fmul double %134, %136
  store i32 1, ptr %16, align 4
  ret double %137
}

define internal double @scale_8(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
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
  %28 = call ptr @dimension(ptr noundef %27, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %28, i64 24, i1 false)
  %29 = load ptr, ptr %4, align 8
  %30 = call ptr @dimension(ptr noundef %29, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %30, i64 24, i1 false)
  %31 = load ptr, ptr %4, align 8
  %32 = call ptr @dimension(ptr noundef %31, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %32, i64 24, i1 false)
  %33 = load ptr, ptr %4, align 8
  %34 = call ptr @dimension(ptr noundef %33, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %34, i64 24, i1 false)
  store i64 0, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %35

35:                                               ; preds = %109, %3
  %36 = load i64, ptr %12, align 8
  %37 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %35
  store i32 2, ptr %13, align 4
  br label %112

41:                                               ; preds = %35
  store i64 0, ptr %14, align 8
  br label %42

42:                                               ; preds = %105, %41
  %43 = load i64, ptr %14, align 8
  %44 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = icmp slt i64 %43, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %42
  store i32 5, ptr %13, align 4
  br label %108

48:                                               ; preds = %42
  store i64 0, ptr %15, align 8
  br label %49

49:                                               ; preds = %101, %48
  %50 = load i64, ptr %15, align 8
  %51 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = icmp slt i64 %50, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %49
  store i32 8, ptr %13, align 4
  br label %104

55:                                               ; preds = %49
  store i64 0, ptr %16, align 8
  br label %56

56:                                               ; preds = %97, %55
  %57 = load i64, ptr %16, align 8
  %58 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %56
  store i32 11, ptr %13, align 4
  br label %100

62:                                               ; preds = %56
  %63 = load ptr, ptr %4, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = load i64, ptr %16, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %66, %68
  %70 = load i64, ptr %15, align 8
  %71 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %70, %72
  %74 = add nsw i64 %69, %73
  %75 = load i64, ptr %14, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = add nsw i64 %74, %78
  %80 = load i64, ptr %12, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = add nsw i64 %79, %83
  %85 = getelementptr inbounds i8, ptr %65, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = and i64 %86, 9218868437227405312
  store i64 %87, ptr %17, align 8
  %88 = load i64, ptr %17, align 8
  %89 = load i64, ptr %11, align 8
  %90 = icmp ugt i64 %88, %89
  br i1 %90, label %91, label %93

91:                                               ; preds = %62
  %92 = load i64, ptr %17, align 8
  br label %95

93:                                               ; preds = %62
  %94 = load i64, ptr %11, align 8
  br label %95

95:                                               ; preds = %93, %91
  %96 = phi i64 [ %92, %91 ], [ %94, %93 ]
  store i64 %96, ptr %11, align 8
  br label %97

97:                                               ; preds = %95
  %98 = load i64, ptr %16, align 8
  %99 = add nsw i64 %98, 1
  store i64 %99, ptr %16, align 8
  br label %56

100:                                              ; preds = %61
  br label %101

101:                                              ; preds = %100
  %102 = load i64, ptr %15, align 8
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %15, align 8
  br label %49

104:                                              ; preds = %54
  br label %105

105:                                              ; preds = %104
  %106 = load i64, ptr %14, align 8
  %107 = add nsw i64 %106, 1
  store i64 %107, ptr %14, align 8
  br label %42

108:                                              ; preds = %47
  br label %109

109:                                              ; preds = %108
  %110 = load i64, ptr %12, align 8
  %111 = add nsw i64 %110, 1
  store i64 %111, ptr %12, align 8
  br label %35

112:                                              ; preds = %40
  %113 = load i64, ptr %11, align 8
  store i64 %113, ptr %18, align 8
  %114 = load i64, ptr %11, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %119, label %116

116:                                              ; preds = %112
  %117 = load i64, ptr %11, align 8
  %118 = icmp eq i64 %117, 9218868437227405312
  br i1 %118, label %119, label %120

119:                                              ; preds = %116, %112
  br label %122

120:                                              ; preds = %116
  %121 = load double, ptr %18, align 8
  br label %122

122:                                              ; preds = %120, %119
  %123 = phi double [ 1.000000e+00, %119 ], [ %121, %120 ]
  store i32 1, ptr %13, align 4
  ret double %123
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
  %11 = alloca double, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 7
  %15 = getelementptr inbounds [0 x %struct.dimension], ptr %14, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %15, i64 24, i1 false)
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 7
  %18 = getelementptr inbounds [0 x %struct.dimension], ptr %17, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %18, i64 24, i1 false)
  %19 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %20, %22
  %24 = zext i1 %23 to i32
  %25 = load ptr, ptr %7, align 8
  %26 = load i32, ptr %8, align 4
  call void @require(i32 noundef %24, ptr noundef @.str.2, ptr noundef %25, i32 noundef %26)
  store double 0.000000e+00, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %27

27:                                               ; preds = %55, %4
  %28 = load i64, ptr %12, align 8
  %29 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %27
  br label %58

33:                                               ; preds = %27
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = load i64, ptr %12, align 8
  %38 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %37, %39
  %41 = getelementptr inbounds i8, ptr %36, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = load i64, ptr %12, align 8
  %47 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %46, %48
  %50 = getelementptr inbounds i8, ptr %45, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %42, %51
  %53 = load double, ptr %11, align 8
  %54 = fadd double %53, %52
  store double %54, ptr %11, align 8
  br label %55

55:                                               ; preds = %33
  %56 = load i64, ptr %12, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %12, align 8
  br label %27

58:                                               ; preds = %32
  %59 = load double, ptr %11, align 8
  ret double %59
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
  %48 = call ptr @dimension(ptr noundef %47, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %48, i64 24, i1 false)
  %49 = load ptr, ptr %6, align 8
  %50 = call ptr @dimension(ptr noundef %49, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %6, align 8
  %52 = call ptr @dimension(ptr noundef %51, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %6, align 8
  %54 = call ptr @dimension(ptr noundef %53, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %54, i64 24, i1 false)
  store float 0.000000e+00, ptr %15, align 4
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %135, %34
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 2, ptr %17, align 4
  br label %138

61:                                               ; preds = %55
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %131, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 5, ptr %17, align 4
  br label %134

68:                                               ; preds = %62
  store i64 0, ptr %19, align 8
  br label %69

69:                                               ; preds = %127, %68
  %70 = load i64, ptr %19, align 8
  %71 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = icmp slt i64 %70, %72
  br i1 %73, label %75, label %74

74:                                               ; preds = %69
  store i32 8, ptr %17, align 4
  br label %130

75:                                               ; preds = %69
  store i64 0, ptr %20, align 8
  br label %76

76:                                               ; preds = %123, %75
  %77 = load i64, ptr %20, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 11, ptr %17, align 4
  br label %126

82:                                               ; preds = %76
  %83 = load ptr, ptr %10, align 8
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %95

85:                                               ; preds = %82
  %86 = load ptr, ptr %10, align 8
  %87 = load ptr, ptr %10, align 8
  %88 = load i64, ptr %20, align 8
  %89 = load i64, ptr %19, align 8
  %90 = load i64, ptr %18, align 8
  %91 = load i64, ptr %16, align 8
  %92 = call i64 @offset_in(ptr noundef %87, i64 noundef %88, i64 noundef %89, i64 noundef %90, i64 noundef %91)
  %93 = call i32 @is_true(ptr noundef %86, i64 noundef %92)
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %122

95:                                               ; preds = %85, %82
  %96 = load ptr, ptr %6, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 0
  %98 = load ptr, ptr %97, align 8
  %99 = load i64, ptr %20, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = load i64, ptr %19, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = add nsw i64 %102, %106
  %108 = load i64, ptr %18, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %108, %110
  %112 = add nsw i64 %107, %111
  %113 = load i64, ptr %16, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %115 = load i64, ptr %114, align 8
  %116 = mul nsw i64 %113, %115
  %117 = add nsw i64 %112, %116
  %118 = getelementptr inbounds i8, ptr %98, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load float, ptr %15, align 4
  %121 = fadd float %120, %119
  store float %121, ptr %15, align 4
  br label %122

122:                                              ; preds = %95, %85
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %20, align 8
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %20, align 8
  br label %76

126:                                              ; preds = %81
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8
  br label %69

130:                                              ; preds = %74
  br label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %18, align 8
  %133 = add nsw i64 %132, 1
  store i64 %133, ptr %18, align 8
  br label %62

134:                                              ; preds = %67
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %16, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %16, align 8
  br label %55

138:                                              ; preds = %60
  %139 = load float, ptr %15, align 4
  store i32 1, ptr %17, align 4
  ret float %139
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
  %48 = call ptr @dimension(ptr noundef %47, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %48, i64 24, i1 false)
  %49 = load ptr, ptr %6, align 8
  %50 = call ptr @dimension(ptr noundef %49, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %6, align 8
  %52 = call ptr @dimension(ptr noundef %51, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %6, align 8
  %54 = call ptr @dimension(ptr noundef %53, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %54, i64 24, i1 false)
  store float 1.000000e+00, ptr %15, align 4
  store i64 0, ptr %16, align 8
  br label %55

55:                                               ; preds = %135, %34
  %56 = load i64, ptr %16, align 8
  %57 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 2, ptr %17, align 4
  br label %138

61:                                               ; preds = %55
  store i64 0, ptr %18, align 8
  br label %62

62:                                               ; preds = %131, %61
  %63 = load i64, ptr %18, align 8
  %64 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  store i32 5, ptr %17, align 4
  br label %134

68:                                               ; preds = %62
  store i64 0, ptr %19, align 8
  br label %69

69:                                               ; preds = %127, %68
  %70 = load i64, ptr %19, align 8
  %71 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = icmp slt i64 %70, %72
  br i1 %73, label %75, label %74

74:                                               ; preds = %69
  store i32 8, ptr %17, align 4
  br label %130

75:                                               ; preds = %69
  store i64 0, ptr %20, align 8
  br label %76

76:                                               ; preds = %123, %75
  %77 = load i64, ptr %20, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 11, ptr %17, align 4
  br label %126

82:                                               ; preds = %76
  %83 = load ptr, ptr %10, align 8
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %95

85:                                               ; preds = %82
  %86 = load ptr, ptr %10, align 8
  %87 = load ptr, ptr %10, align 8
  %88 = load i64, ptr %20, align 8
  %89 = load i64, ptr %19, align 8
  %90 = load i64, ptr %18, align 8
  %91 = load i64, ptr %16, align 8
  %92 = call i64 @offset_in(ptr noundef %87, i64 noundef %88, i64 noundef %89, i64 noundef %90, i64 noundef %91)
  %93 = call i32 @is_true(ptr noundef %86, i64 noundef %92)
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %122

95:                                               ; preds = %85, %82
  %96 = load ptr, ptr %6, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 0
  %98 = load ptr, ptr %97, align 8
  %99 = load i64, ptr %20, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = load i64, ptr %19, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = add nsw i64 %102, %106
  %108 = load i64, ptr %18, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %108, %110
  %112 = add nsw i64 %107, %111
  %113 = load i64, ptr %16, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %115 = load i64, ptr %114, align 8
  %116 = mul nsw i64 %113, %115
  %117 = add nsw i64 %112, %116
  %118 = getelementptr inbounds i8, ptr %98, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load float, ptr %15, align 4
  %121 = fmul float %120, %119
  store float %121, ptr %15, align 4
  br label %122

122:                                              ; preds = %95, %85
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %20, align 8
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %20, align 8
  br label %76

126:                                              ; preds = %81
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8
  br label %69

130:                                              ; preds = %74
  br label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %18, align 8
  %133 = add nsw i64 %132, 1
  store i64 %133, ptr %18, align 8
  br label %62

134:                                              ; preds = %67
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %16, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %16, align 8
  br label %55

138:                                              ; preds = %60
  %139 = load float, ptr %15, align 4
  store i32 1, ptr %17, align 4
  ret float %139
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
  %51 = call ptr @dimension(ptr noundef %50, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %6, align 8
  %53 = call ptr @dimension(ptr noundef %52, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %6, align 8
  %55 = call ptr @dimension(ptr noundef %54, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %6, align 8
  %57 = call ptr @dimension(ptr noundef %56, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %57, i64 24, i1 false)
  store float 0xC7EFFFFFE0000000, ptr %15, align 4
  store i64 -1, ptr %16, align 8
  store i8 0, ptr %17, align 1
  store i64 0, ptr %18, align 8
  br label %58

58:                                               ; preds = %167, %37
  %59 = load i64, ptr %18, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 2, ptr %19, align 4
  br label %170

64:                                               ; preds = %58
  store i64 0, ptr %20, align 8
  br label %65

65:                                               ; preds = %163, %64
  %66 = load i64, ptr %20, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 5, ptr %19, align 4
  br label %166

71:                                               ; preds = %65
  store i64 0, ptr %21, align 8
  br label %72

72:                                               ; preds = %159, %71
  %73 = load i64, ptr %21, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  store i32 8, ptr %19, align 4
  br label %162

78:                                               ; preds = %72
  store i64 0, ptr %22, align 8
  br label %79

79:                                               ; preds = %155, %78
  %80 = load i64, ptr %22, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %80, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  store i32 11, ptr %19, align 4
  br label %158

85:                                               ; preds = %79
  %86 = load ptr, ptr %6, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 0
  %88 = load ptr, ptr %87, align 8
  %89 = load i64, ptr %22, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %89, %91
  %93 = load i64, ptr %21, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = add nsw i64 %92, %96
  %98 = load i64, ptr %20, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %98, %100
  %102 = add nsw i64 %97, %101
  %103 = load i64, ptr %18, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = add nsw i64 %102, %106
  %108 = getelementptr inbounds i8, ptr %88, i64 %107
  %109 = load float, ptr %108, align 4
  store float %109, ptr %23, align 4
  %110 = load ptr, ptr %10, align 8
  %111 = icmp ne ptr %110, null
  br i1 %111, label %112, label %122

112:                                              ; preds = %85
  %113 = load ptr, ptr %10, align 8
  %114 = load ptr, ptr %10, align 8
  %115 = load i64, ptr %22, align 8
  %116 = load i64, ptr %21, align 8
  %117 = load i64, ptr %20, align 8
  %118 = load i64, ptr %18, align 8
  %119 = call i64 @offset_in(ptr noundef %114, i64 noundef %115, i64 noundef %116, i64 noundef %117, i64 noundef %118)
  %120 = call i32 @is_true(ptr noundef %113, i64 noundef %119)
  %121 = icmp ne i32 %120, 0
  br i1 %121, label %122, label %154

122:                                              ; preds = %112, %85
  %123 = load float, ptr %23, align 4
  %124 = load float, ptr %15, align 4
  %125 = fcmp ogt float %123, %124
  br i1 %125, label %133, label %126

126:                                              ; preds = %122
  %127 = load i8, ptr %17, align 1
  %128 = trunc i8 %127 to i1
  br i1 %128, label %154, label %129

129:                                              ; preds = %126
  %130 = load float, ptr %23, align 4
  %131 = load float, ptr %15, align 4
  %132 = fcmp oeq float %130, %131
  br i1 %132, label %133, label %154

133:                                              ; preds = %129, %122
  %134 = load float, ptr %23, align 4
  store float %134, ptr %15, align 4
  %135 = load i64, ptr %22, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %137 = load i64, ptr %136, align 8
  %138 = mul nsw i64 %135, %137
  %139 = load i64, ptr %21, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = load i64, ptr %20, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %144, %146
  %148 = add nsw i64 %143, %147
  %149 = load i64, ptr %18, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  store i64 %153, ptr %16, align 8
  store i8 1, ptr %17, align 1
  br label %154

154:                                              ; preds = %133, %129, %126, %112
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %22, align 8
  %157 = add nsw i64 %156, 1
  store i64 %157, ptr %22, align 8
  br label %79

158:                                              ; preds = %84
  br label %159

159:                                              ; preds = %158
  %160 = load i64, ptr %21, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %21, align 8
  br label %72

162:                                              ; preds = %77
  br label %163

163:                                              ; preds = %162
  %164 = load i64, ptr %20, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %20, align 8
  br label %65

166:                                              ; preds = %70
  br label %167

167:                                              ; preds = %166
  %168 = load i64, ptr %18, align 8
  %169 = add nsw i64 %168, 1
  store i64 %169, ptr %18, align 8
  br label %58

170:                                              ; preds = %63
  %171 = load i8, ptr %17, align 1
  %172 = trunc i8 %171 to i1
  br i1 %172, label %173, label %180

173:                                              ; preds = %170
  %174 = load ptr, ptr %6, align 8
  %175 = getelementptr inbounds %struct.descriptor, ptr %174, i32 0, i32 0
  %176 = load ptr, ptr %175, align 8
  %177 = load i64, ptr %16, align 8
  %178 = getelementptr inbounds i8, ptr %176, i64 %177
  %179 = load float, ptr %178, align 4
  br label %181

180:                                              ; preds = %170
  br label %181

181:                                              ; preds = %180, %173
  %182 = phi float [ %179, %173 ], [ 0xC7EFFFFFE0000000, %180 ]
  store i32 1, ptr %19, align 4
  ret float %182
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
  %51 = call ptr @dimension(ptr noundef %50, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %6, align 8
  %53 = call ptr @dimension(ptr noundef %52, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %6, align 8
  %55 = call ptr @dimension(ptr noundef %54, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %6, align 8
  %57 = call ptr @dimension(ptr noundef %56, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %57, i64 24, i1 false)
  store float 0x47EFFFFFE0000000, ptr %15, align 4
  store i64 -1, ptr %16, align 8
  store i8 0, ptr %17, align 1
  store i64 0, ptr %18, align 8
  br label %58

58:                                               ; preds = %167, %37
  %59 = load i64, ptr %18, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 2, ptr %19, align 4
  br label %170

64:                                               ; preds = %58
  store i64 0, ptr %20, align 8
  br label %65

65:                                               ; preds = %163, %64
  %66 = load i64, ptr %20, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 5, ptr %19, align 4
  br label %166

71:                                               ; preds = %65
  store i64 0, ptr %21, align 8
  br label %72

72:                                               ; preds = %159, %71
  %73 = load i64, ptr %21, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  store i32 8, ptr %19, align 4
  br label %162

78:                                               ; preds = %72
  store i64 0, ptr %22, align 8
  br label %79

79:                                               ; preds = %155, %78
  %80 = load i64, ptr %22, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %80, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  store i32 11, ptr %19, align 4
  br label %158

85:                                               ; preds = %79
  %86 = load ptr, ptr %6, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 0
  %88 = load ptr, ptr %87, align 8
  %89 = load i64, ptr %22, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %89, %91
  %93 = load i64, ptr %21, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = add nsw i64 %92, %96
  %98 = load i64, ptr %20, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %98, %100
  %102 = add nsw i64 %97, %101
  %103 = load i64, ptr %18, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = add nsw i64 %102, %106
  %108 = getelementptr inbounds i8, ptr %88, i64 %107
  %109 = load float, ptr %108, align 4
  store float %109, ptr %23, align 4
  %110 = load ptr, ptr %10, align 8
  %111 = icmp ne ptr %110, null
  br i1 %111, label %112, label %122

112:                                              ; preds = %85
  %113 = load ptr, ptr %10, align 8
  %114 = load ptr, ptr %10, align 8
  %115 = load i64, ptr %22, align 8
  %116 = load i64, ptr %21, align 8
  %117 = load i64, ptr %20, align 8
  %118 = load i64, ptr %18, align 8
  %119 = call i64 @offset_in(ptr noundef %114, i64 noundef %115, i64 noundef %116, i64 noundef %117, i64 noundef %118)
  %120 = call i32 @is_true(ptr noundef %113, i64 noundef %119)
  %121 = icmp ne i32 %120, 0
  br i1 %121, label %122, label %154

122:                                              ; preds = %112, %85
  %123 = load float, ptr %23, align 4
  %124 = load float, ptr %15, align 4
  %125 = fcmp olt float %123, %124
  br i1 %125, label %133, label %126

126:                                              ; preds = %122
  %127 = load i8, ptr %17, align 1
  %128 = trunc i8 %127 to i1
  br i1 %128, label %154, label %129

129:                                              ; preds = %126
  %130 = load float, ptr %23, align 4
  %131 = load float, ptr %15, align 4
  %132 = fcmp oeq float %130, %131
  br i1 %132, label %133, label %154

133:                                              ; preds = %129, %122
  %134 = load float, ptr %23, align 4
  store float %134, ptr %15, align 4
  %135 = load i64, ptr %22, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %137 = load i64, ptr %136, align 8
  %138 = mul nsw i64 %135, %137
  %139 = load i64, ptr %21, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = load i64, ptr %20, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %144, %146
  %148 = add nsw i64 %143, %147
  %149 = load i64, ptr %18, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  store i64 %153, ptr %16, align 8
  store i8 1, ptr %17, align 1
  br label %154

154:                                              ; preds = %133, %129, %126, %112
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %22, align 8
  %157 = add nsw i64 %156, 1
  store i64 %157, ptr %22, align 8
  br label %79

158:                                              ; preds = %84
  br label %159

159:                                              ; preds = %158
  %160 = load i64, ptr %21, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %21, align 8
  br label %72

162:                                              ; preds = %77
  br label %163

163:                                              ; preds = %162
  %164 = load i64, ptr %20, align 8
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %20, align 8
  br label %65

166:                                              ; preds = %70
  br label %167

167:                                              ; preds = %166
  %168 = load i64, ptr %18, align 8
  %169 = add nsw i64 %168, 1
  store i64 %169, ptr %18, align 8
  br label %58

170:                                              ; preds = %63
  %171 = load i8, ptr %17, align 1
  %172 = trunc i8 %171 to i1
  br i1 %172, label %173, label %180

173:                                              ; preds = %170
  %174 = load ptr, ptr %6, align 8
  %175 = getelementptr inbounds %struct.descriptor, ptr %174, i32 0, i32 0
  %176 = load ptr, ptr %175, align 8
  %177 = load i64, ptr %16, align 8
  %178 = getelementptr inbounds i8, ptr %176, i64 %177
  %179 = load float, ptr %178, align 4
  br label %181

180:                                              ; preds = %170
  br label %181

181:                                              ; preds = %180, %173
  %182 = phi float [ %179, %173 ], [ 0x47EFFFFFE0000000, %180 ]
  store i32 1, ptr %19, align 4
  ret float %182
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
  %48 = call ptr @dimension(ptr noundef %47, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %48, i64 24, i1 false)
  %49 = load ptr, ptr %5, align 8
  %50 = call ptr @dimension(ptr noundef %49, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %5, align 8
  %52 = call ptr @dimension(ptr noundef %51, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %5, align 8
  %54 = call ptr @dimension(ptr noundef %53, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %54, i64 24, i1 false)
  %55 = load ptr, ptr %5, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = load i32, ptr %7, align 4
  %58 = call float @scale_4(ptr noundef %55, ptr noundef %56, i32 noundef %57)
  store float %58, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  store i64 0, ptr %15, align 8
  br label %59

59:                                               ; preds = %130, %34
  %60 = load i64, ptr %15, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = icmp slt i64 %60, %62
  br i1 %63, label %65, label %64

64:                                               ; preds = %59
  store i32 2, ptr %16, align 4
  br label %133

65:                                               ; preds = %59
  store i64 0, ptr %17, align 8
  br label %66

66:                                               ; preds = %126, %65
  %67 = load i64, ptr %17, align 8
  %68 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = icmp slt i64 %67, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %66
  store i32 5, ptr %16, align 4
  br label %129

72:                                               ; preds = %66
  store i64 0, ptr %18, align 8
  br label %73

73:                                               ; preds = %122, %72
  %74 = load i64, ptr %18, align 8
  %75 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %73
  store i32 8, ptr %16, align 4
  br label %125

79:                                               ; preds = %73
  store i64 0, ptr %19, align 8
  br label %80

80:                                               ; preds = %118, %79
  %81 = load i64, ptr %19, align 8
  %82 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %86, label %85

85:                                               ; preds = %80
  store i32 11, ptr %16, align 4
  br label %121

86:                                               ; preds = %80
  %87 = load ptr, ptr %5, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 0
  %89 = load ptr, ptr %88, align 8
  %90 = load i64, ptr %19, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %90, %92
  %94 = load i64, ptr %18, align 8
  %95 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %96 = load i64, ptr %95, align 8
  %97 = mul nsw i64 %94, %96
  %98 = add nsw i64 %93, %97
  %99 = load i64, ptr %17, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = add nsw i64 %98, %102
  %104 = load i64, ptr %15, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %104, %106
  %108 = add nsw i64 %103, %107
  %109 = getelementptr inbounds i8, ptr %89, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = load float, ptr %13, align 4
  %112 = fdiv float %110, %111
  store float %112, ptr %20, align 4
  %113 = load float, ptr %20, align 4
  %114 = load float, ptr %20, align 4
  %115 = fmul float %113, %114
  %116 = load float, ptr %14, align 4
  %117 = fadd float %116, %115
  store float %117, ptr %14, align 4
  br label %118

118:                                              ; preds = %86
  %119 = load i64, ptr %19, align 8
  %120 = add nsw i64 %119, 1
  store i64 %120, ptr %19, align 8
  br label %80

121:                                              ; preds = %85
  br label %122

122:                                              ; preds = %121
  %123 = load i64, ptr %18, align 8
  %124 = add nsw i64 %123, 1
  store i64 %124, ptr %18, align 8
  br label %73

125:                                              ; preds = %78
  br label %126

126:                                              ; preds = %125
  %127 = load i64, ptr %17, align 8
  %128 = add nsw i64 %127, 1
  store i64 %128, ptr %17, align 8
  br label %66

129:                                              ; preds = %71
  br label %130

130:                                              ; preds = %129
  %131 = load i64, ptr %15, align 8
  %132 = add nsw i64 %131, 1
  store i64 %132, ptr %15, align 8
  br label %59

133:                                              ; preds = %64
  %134 = load float, ptr %13, align 4
  %135 = load float, ptr %14, align 4
  %136 = call float @root_4(float noundef %135)
  %137 = fmul float %134, %136
  store i32 1, ptr %16, align 4
  ret float %137
}

define internal float @scale_4(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
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
  %28 = call ptr @dimension(ptr noundef %27, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %28, i64 24, i1 false)
  %29 = load ptr, ptr %4, align 8
  %30 = call ptr @dimension(ptr noundef %29, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %30, i64 24, i1 false)
  %31 = load ptr, ptr %4, align 8
  %32 = call ptr @dimension(ptr noundef %31, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %32, i64 24, i1 false)
  %33 = load ptr, ptr %4, align 8
  %34 = call ptr @dimension(ptr noundef %33, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %34, i64 24, i1 false)
  store i32 0, ptr %11, align 4
  store i64 0, ptr %12, align 8
  br label %35

35:                                               ; preds = %109, %3
  %36 = load i64, ptr %12, align 8
  %37 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %35
  store i32 2, ptr %13, align 4
  br label %112

41:                                               ; preds = %35
  store i64 0, ptr %14, align 8
  br label %42

42:                                               ; preds = %105, %41
  %43 = load i64, ptr %14, align 8
  %44 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = icmp slt i64 %43, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %42
  store i32 5, ptr %13, align 4
  br label %108

48:                                               ; preds = %42
  store i64 0, ptr %15, align 8
  br label %49

49:                                               ; preds = %101, %48
  %50 = load i64, ptr %15, align 8
  %51 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = icmp slt i64 %50, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %49
  store i32 8, ptr %13, align 4
  br label %104

55:                                               ; preds = %49
  store i64 0, ptr %16, align 8
  br label %56

56:                                               ; preds = %97, %55
  %57 = load i64, ptr %16, align 8
  %58 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %56
  store i32 11, ptr %13, align 4
  br label %100

62:                                               ; preds = %56
  %63 = load ptr, ptr %4, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = load i64, ptr %16, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %66, %68
  %70 = load i64, ptr %15, align 8
  %71 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %70, %72
  %74 = add nsw i64 %69, %73
  %75 = load i64, ptr %14, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = add nsw i64 %74, %78
  %80 = load i64, ptr %12, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = add nsw i64 %79, %83
  %85 = getelementptr inbounds i8, ptr %65, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = and i32 %86, 2139095040
  store i32 %87, ptr %17, align 4
  %88 = load i32, ptr %17, align 4
  %89 = load i32, ptr %11, align 4
  %90 = icmp ugt i32 %88, %89
  br i1 %90, label %91, label %93

91:                                               ; preds = %62
  %92 = load i32, ptr %17, align 4
  br label %95

93:                                               ; preds = %62
  %94 = load i32, ptr %11, align 4
  br label %95

95:                                               ; preds = %93, %91
  %96 = phi i32 [ %92, %91 ], [ %94, %93 ]
  store i32 %96, ptr %11, align 4
  br label %97

97:                                               ; preds = %95
  %98 = load i64, ptr %16, align 8
  %99 = add nsw i64 %98, 1
  store i64 %99, ptr %16, align 8
  br label %56

100:                                              ; preds = %61
  br label %101

101:                                              ; preds = %100
  %102 = load i64, ptr %15, align 8
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %15, align 8
  br label %49

104:                                              ; preds = %54
  br label %105

105:                                              ; preds = %104
  %106 = load i64, ptr %14, align 8
  %107 = add nsw i64 %106, 1
  store i64 %107, ptr %14, align 8
  br label %42

108:                                              ; preds = %47
  br label %109

109:                                              ; preds = %108
  %110 = load i64, ptr %12, align 8
  %111 = add nsw i64 %110, 1
  store i64 %111, ptr %12, align 8
  br label %35

112:                                              ; preds = %40
  %113 = load i32, ptr %11, align 4
  store i32 %113, ptr %18, align 4
  %114 = load i32, ptr %11, align 4
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %119, label %116

116:                                              ; preds = %112
  %117 = load i32, ptr %11, align 4
  %118 = icmp eq i32 %117, 2139095040
  br i1 %118, label %119, label %120

119:                                              ; preds = %116, %112
  br label %122

120:                                              ; preds = %116
  %121 = load float, ptr %18, align 4
  br label %122

122:                                              ; preds = %120, %119
  %123 = phi float [ 1.000000e+00, %119 ], [ %121, %120 ]
  store i32 1, ptr %13, align 4
  ret float %123
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
  %11 = alloca float, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 7
  %15 = getelementptr inbounds [0 x %struct.dimension], ptr %14, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %15, i64 24, i1 false)
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 7
  %18 = getelementptr inbounds [0 x %struct.dimension], ptr %17, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %18, i64 24, i1 false)
  %19 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %20, %22
  %24 = zext i1 %23 to i32
  %25 = load ptr, ptr %7, align 8
  %26 = load i32, ptr %8, align 4
  call void @require(i32 noundef %24, ptr noundef @.str.2, ptr noundef %25, i32 noundef %26)
  store float 0.000000e+00, ptr %11, align 4
  store i64 0, ptr %12, align 8
  br label %27

27:                                               ; preds = %55, %4
  %28 = load i64, ptr %12, align 8
  %29 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %27
  br label %58

33:                                               ; preds = %27
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = load i64, ptr %12, align 8
  %38 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %37, %39
  %41 = getelementptr inbounds i8, ptr %36, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = load i64, ptr %12, align 8
  %47 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %46, %48
  %50 = getelementptr inbounds i8, ptr %45, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fmul float %42, %51
  %53 = load float, ptr %11, align 4
  %54 = fadd float %53, %52
  store float %54, ptr %11, align 4
  br label %55

55:                                               ; preds = %33
  %56 = load i64, ptr %12, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %12, align 8
  br label %27

58:                                               ; preds = %32
  %59 = load float, ptr %11, align 4
  ret float %59
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
  br i1 %33, label %34, label %39

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = call i64 @made(ptr noundef %35, i64 noundef 8, i64 noundef %37, i64 noundef 1)
  br label %46

39:                                               ; preds = %5
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = call i64 @made(ptr noundef %40, i64 noundef 8, i64 noundef %42, i64 noundef %44)
  br label %46

46:                                               ; preds = %39, %34
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %50

50:                                               ; preds = %119, %46
  %51 = load i64, ptr %14, align 8
  %52 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  store i32 2, ptr %15, align 4
  br label %122

56:                                               ; preds = %50
  store i64 0, ptr %16, align 8
  br label %57

57:                                               ; preds = %115, %56
  %58 = load i64, ptr %16, align 8
  %59 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %57
  store i32 5, ptr %15, align 4
  br label %118

63:                                               ; preds = %57
  store double 0.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %64

64:                                               ; preds = %102, %63
  %65 = load i64, ptr %18, align 8
  %66 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %70, label %69

69:                                               ; preds = %64
  store i32 8, ptr %15, align 4
  br label %105

70:                                               ; preds = %64
  %71 = load ptr, ptr %7, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 0
  %73 = load ptr, ptr %72, align 8
  %74 = load i64, ptr %16, align 8
  %75 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %74, %76
  %78 = getelementptr inbounds i8, ptr %73, i64 %77
  %79 = load i64, ptr %18, align 8
  %80 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %79, %81
  %83 = getelementptr inbounds i8, ptr %78, i64 %82
  %84 = load double, ptr %83, align 8
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
  %98 = load double, ptr %97, align 8
  %99 = fmul double %84, %98
  %100 = load double, ptr %17, align 8
  %101 = fadd double %100, %99
  store double %101, ptr %17, align 8
  br label %102

102:                                              ; preds = %70
  %103 = load i64, ptr %18, align 8
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %18, align 8
  br label %64

105:                                              ; preds = %69
  %106 = load double, ptr %17, align 8
  %107 = load ptr, ptr %13, align 8
  %108 = load i64, ptr %16, align 8
  %109 = load i64, ptr %14, align 8
  %110 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %109, %111
  %113 = add nsw i64 %108, %112
  %114 = getelementptr inbounds double, ptr %107, i64 %113
  store double %106, ptr %114, align 8
  br label %115

115:                                              ; preds = %105
  %116 = load i64, ptr %16, align 8
  %117 = add nsw i64 %116, 1
  store i64 %117, ptr %16, align 8
  br label %57

118:                                              ; preds = %62
  br label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %14, align 8
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %14, align 8
  br label %50

122:                                              ; preds = %55
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

define internal i64 @made(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca %struct.dimension, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %14 = load i64, ptr %6, align 8
  store i64 %14, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %15

15:                                               ; preds = %49, %4
  %16 = load i32, ptr %10, align 4
  %17 = icmp slt i32 %16, 2
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 2, ptr %11, align 4
  br label %52

19:                                               ; preds = %15
  %20 = load i32, ptr %10, align 4
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 3
  %23 = load i8, ptr %22, align 4
  %24 = zext i8 %23 to i32
  %25 = icmp sge i32 %20, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %19
  store i32 2, ptr %11, align 4
  br label %52

27:                                               ; preds = %19
  %28 = load i32, ptr %10, align 4
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = load i64, ptr %8, align 8
  br label %34

32:                                               ; preds = %27
  %33 = load i64, ptr %7, align 8
  br label %34

34:                                               ; preds = %32, %30
  %35 = phi i64 [ %31, %30 ], [ %33, %32 ]
  store i64 %35, ptr %12, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 7
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [0 x %struct.dimension], ptr %37, i64 0, i64 %39
  %41 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 0
  store i64 1, ptr %41, align 8
  %42 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %43 = load i64, ptr %12, align 8
  store i64 %43, ptr %42, align 8
  %44 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %45 = load i64, ptr %9, align 8
  store i64 %45, ptr %44, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %13, i64 24, i1 false)
  %46 = load i64, ptr %12, align 8
  %47 = load i64, ptr %9, align 8
  %48 = mul i64 %47, %46
  store i64 %48, ptr %9, align 8
  br label %49

49:                                               ; preds = %34
  %50 = load i32, ptr %10, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %10, align 4
  br label %15

52:                                               ; preds = %26, %18
  br label %53

53:                                               ; preds = %52
  %54 = load i64, ptr %6, align 8
  %55 = load ptr, ptr %5, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 1
  store i64 %54, ptr %56, align 8
  %57 = load i64, ptr %9, align 8
  %58 = icmp ne i64 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %53
  %60 = load i64, ptr %9, align 8
  br label %62

61:                                               ; preds = %53
  br label %62

62:                                               ; preds = %61, %59
  %63 = phi i64 [ %60, %59 ], [ 1, %61 ]
  %64 = call ptr @malloc(i64 noundef %63) #10
  %65 = load ptr, ptr %5, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 0
  store ptr %64, ptr %66, align 8
  %67 = load i64, ptr %9, align 8
  store i32 1, ptr %11, align 4
  ret i64 %67
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
  br i1 %33, label %34, label %39

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = call i64 @made(ptr noundef %35, i64 noundef 8, i64 noundef %37, i64 noundef 1)
  br label %46

39:                                               ; preds = %5
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = call i64 @made(ptr noundef %40, i64 noundef 8, i64 noundef %42, i64 noundef %44)
  br label %46

46:                                               ; preds = %39, %34
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %50

50:                                               ; preds = %119, %46
  %51 = load i64, ptr %14, align 8
  %52 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  store i32 2, ptr %15, align 4
  br label %122

56:                                               ; preds = %50
  store i64 0, ptr %16, align 8
  br label %57

57:                                               ; preds = %115, %56
  %58 = load i64, ptr %16, align 8
  %59 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %57
  store i32 5, ptr %15, align 4
  br label %118

63:                                               ; preds = %57
  store double 0.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %64

64:                                               ; preds = %102, %63
  %65 = load i64, ptr %18, align 8
  %66 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %70, label %69

69:                                               ; preds = %64
  store i32 8, ptr %15, align 4
  br label %105

70:                                               ; preds = %64
  %71 = load ptr, ptr %7, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 0
  %73 = load ptr, ptr %72, align 8
  %74 = load i64, ptr %16, align 8
  %75 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %74, %76
  %78 = getelementptr inbounds i8, ptr %73, i64 %77
  %79 = load i64, ptr %18, align 8
  %80 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %79, %81
  %83 = getelementptr inbounds i8, ptr %78, i64 %82
  %84 = load double, ptr %83, align 8
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
  %98 = load double, ptr %97, align 8
  %99 = fmul double %84, %98
  %100 = load double, ptr %17, align 8
  %101 = fadd double %100, %99
  store double %101, ptr %17, align 8
  br label %102

102:                                              ; preds = %70
  %103 = load i64, ptr %18, align 8
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %18, align 8
  br label %64

105:                                              ; preds = %69
  %106 = load double, ptr %17, align 8
  %107 = load ptr, ptr %13, align 8
  %108 = load i64, ptr %16, align 8
  %109 = load i64, ptr %14, align 8
  %110 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %109, %111
  %113 = add nsw i64 %108, %112
  %114 = getelementptr inbounds double, ptr %107, i64 %113
  store double %106, ptr %114, align 8
  br label %115

115:                                              ; preds = %105
  %116 = load i64, ptr %16, align 8
  %117 = add nsw i64 %116, 1
  store i64 %117, ptr %16, align 8
  br label %57

118:                                              ; preds = %62
  br label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %14, align 8
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %14, align 8
  br label %50

122:                                              ; preds = %55
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
  br i1 %33, label %34, label %39

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = call i64 @made(ptr noundef %35, i64 noundef 4, i64 noundef %37, i64 noundef 1)
  br label %46

39:                                               ; preds = %5
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = call i64 @made(ptr noundef %40, i64 noundef 4, i64 noundef %42, i64 noundef %44)
  br label %46

46:                                               ; preds = %39, %34
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %50

50:                                               ; preds = %119, %46
  %51 = load i64, ptr %14, align 8
  %52 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  store i32 2, ptr %15, align 4
  br label %122

56:                                               ; preds = %50
  store i64 0, ptr %16, align 8
  br label %57

57:                                               ; preds = %115, %56
  %58 = load i64, ptr %16, align 8
  %59 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %57
  store i32 5, ptr %15, align 4
  br label %118

63:                                               ; preds = %57
  store float 0.000000e+00, ptr %17, align 4
  store i64 0, ptr %18, align 8
  br label %64

64:                                               ; preds = %102, %63
  %65 = load i64, ptr %18, align 8
  %66 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %70, label %69

69:                                               ; preds = %64
  store i32 8, ptr %15, align 4
  br label %105

70:                                               ; preds = %64
  %71 = load ptr, ptr %7, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 0
  %73 = load ptr, ptr %72, align 8
  %74 = load i64, ptr %16, align 8
  %75 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %74, %76
  %78 = getelementptr inbounds i8, ptr %73, i64 %77
  %79 = load i64, ptr %18, align 8
  %80 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %79, %81
  %83 = getelementptr inbounds i8, ptr %78, i64 %82
  %84 = load float, ptr %83, align 4
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
  %98 = load float, ptr %97, align 4
  %99 = fmul float %84, %98
  %100 = load float, ptr %17, align 4
  %101 = fadd float %100, %99
  store float %101, ptr %17, align 4
  br label %102

102:                                              ; preds = %70
  %103 = load i64, ptr %18, align 8
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %18, align 8
  br label %64

105:                                              ; preds = %69
  %106 = load float, ptr %17, align 4
  %107 = load ptr, ptr %13, align 8
  %108 = load i64, ptr %16, align 8
  %109 = load i64, ptr %14, align 8
  %110 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %109, %111
  %113 = add nsw i64 %108, %112
  %114 = getelementptr inbounds float, ptr %107, i64 %113
  store float %106, ptr %114, align 4
  br label %115

115:                                              ; preds = %105
  %116 = load i64, ptr %16, align 8
  %117 = add nsw i64 %116, 1
  store i64 %117, ptr %16, align 8
  br label %57

118:                                              ; preds = %62
  br label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %14, align 8
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %14, align 8
  br label %50

122:                                              ; preds = %55
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
  br i1 %33, label %34, label %39

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = call i64 @made(ptr noundef %35, i64 noundef 4, i64 noundef %37, i64 noundef 1)
  br label %46

39:                                               ; preds = %5
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = call i64 @made(ptr noundef %40, i64 noundef 4, i64 noundef %42, i64 noundef %44)
  br label %46

46:                                               ; preds = %39, %34
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %50

50:                                               ; preds = %119, %46
  %51 = load i64, ptr %14, align 8
  %52 = getelementptr inbounds %struct.matrix, ptr %12, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  store i32 2, ptr %15, align 4
  br label %122

56:                                               ; preds = %50
  store i64 0, ptr %16, align 8
  br label %57

57:                                               ; preds = %115, %56
  %58 = load i64, ptr %16, align 8
  %59 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %57
  store i32 5, ptr %15, align 4
  br label %118

63:                                               ; preds = %57
  store float 0.000000e+00, ptr %17, align 4
  store i64 0, ptr %18, align 8
  br label %64

64:                                               ; preds = %102, %63
  %65 = load i64, ptr %18, align 8
  %66 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %70, label %69

69:                                               ; preds = %64
  store i32 8, ptr %15, align 4
  br label %105

70:                                               ; preds = %64
  %71 = load ptr, ptr %7, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 0
  %73 = load ptr, ptr %72, align 8
  %74 = load i64, ptr %16, align 8
  %75 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %74, %76
  %78 = getelementptr inbounds i8, ptr %73, i64 %77
  %79 = load i64, ptr %18, align 8
  %80 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 3
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %79, %81
  %83 = getelementptr inbounds i8, ptr %78, i64 %82
  %84 = load float, ptr %83, align 4
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
  %98 = load float, ptr %97, align 4
  %99 = fmul float %84, %98
  %100 = load float, ptr %17, align 4
  %101 = fadd float %100, %99
  store float %101, ptr %17, align 4
  br label %102

102:                                              ; preds = %70
  %103 = load i64, ptr %18, align 8
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %18, align 8
  br label %64

105:                                              ; preds = %69
  %106 = load float, ptr %17, align 4
  %107 = load ptr, ptr %13, align 8
  %108 = load i64, ptr %16, align 8
  %109 = load i64, ptr %14, align 8
  %110 = getelementptr inbounds %struct.matrix, ptr %11, i32 0, i32 0
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %109, %111
  %113 = add nsw i64 %108, %112
  %114 = getelementptr inbounds float, ptr %107, i64 %113
  store float %106, ptr %114, align 4
  br label %115

115:                                              ; preds = %105
  %116 = load i64, ptr %16, align 8
  %117 = add nsw i64 %116, 1
  store i64 %117, ptr %16, align 8
  br label %57

118:                                              ; preds = %62
  br label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %14, align 8
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %14, align 8
  br label %50

122:                                              ; preds = %55
  ret void
}

define dso_local void @_FortranATranspose(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.matrix, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load ptr, ptr %7, align 8
  %14 = load i32, ptr %8, align 4
  %15 = load ptr, ptr %6, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %9, ptr noundef %15, i32 noundef 0, i32 noundef 0)
  %16 = load ptr, ptr %5, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = call i64 @made(ptr noundef %16, i64 noundef %19, i64 noundef %21, i64 noundef %23)
  store i64 0, ptr %10, align 8
  br label %25

25:                                               ; preds = %71, %4
  %26 = load i64, ptr %10, align 8
  %27 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 0
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %25
  store i32 2, ptr %11, align 4
  br label %74

31:                                               ; preds = %25
  store i64 0, ptr %12, align 8
  br label %32

32:                                               ; preds = %67, %31
  %33 = load i64, ptr %12, align 8
  %34 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %32
  store i32 5, ptr %11, align 4
  br label %70

38:                                               ; preds = %32
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = load i64, ptr %12, align 8
  %43 = load i64, ptr %10, align 8
  %44 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %43, %45
  %47 = add nsw i64 %42, %46
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %47, %50
  %52 = getelementptr inbounds i8, ptr %41, i64 %51
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = load i64, ptr %10, align 8
  %57 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 2
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %56, %58
  %60 = getelementptr inbounds i8, ptr %55, i64 %59
  %61 = load i64, ptr %12, align 8
  %62 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 3
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %61, %63
  %65 = getelementptr inbounds i8, ptr %60, i64 %64
  %66 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %52, ptr noundef %65, ptr noundef %66)
  br label %67

67:                                               ; preds = %38
  %68 = load i64, ptr %12, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %12, align 8
  br label %32

70:                                               ; preds = %37
  br label %71

71:                                               ; preds = %70
  %72 = load i64, ptr %10, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %10, align 8
  br label %25

74:                                               ; preds = %30
  ret void
}

define internal void @copy(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 4
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = icmp eq i32 %10, 28
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = load ptr, ptr %5, align 8
  %14 = load double, ptr %13, align 8
  %15 = load ptr, ptr %4, align 8
  store double %14, ptr %15, align 8
  br label %33

16:                                               ; preds = %3
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 4
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = icmp eq i32 %20, 27
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = load ptr, ptr %5, align 8
  %24 = load float, ptr %23, align 4
  %25 = load ptr, ptr %4, align 8
  store float %24, ptr %25, align 4
  br label %32

26:                                               ; preds = %16
  %27 = load ptr, ptr %4, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %27, ptr align 1 %28, i64 %31, i1 false)
  br label %32

32:                                               ; preds = %26, %22
  br label %33

33:                                               ; preds = %32, %12
  ret void
}

define dso_local void @_FortranAAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 4
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %24, %28
  br i1 %29, label %30, label %38

30:                                               ; preds = %4
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %33, %36
  br label %38

38:                                               ; preds = %30, %4
  %39 = phi i1 [ false, %4 ], [ %37, %30 ]
  %40 = zext i1 %39 to i32
  %41 = load ptr, ptr %7, align 8
  %42 = load i32, ptr %8, align 4
  call void @require(i32 noundef %40, ptr noundef @.str.4, ptr noundef %41, i32 noundef %42)
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 0
  %48 = zext i1 %47 to i8
  store i8 %48, ptr %9, align 1
  %49 = load i8, ptr %9, align 1
  %50 = trunc i8 %49 to i1
  br i1 %50, label %55, label %51

51:                                               ; preds = %38
  %52 = load ptr, ptr %5, align 8
  %53 = load ptr, ptr %6, align 8
  %54 = call zeroext i1 @same_shape(ptr noundef %52, ptr noundef %53)
  br label %55

55:                                               ; preds = %51, %38
  %56 = phi i1 [ true, %38 ], [ %54, %51 ]
  %57 = zext i1 %56 to i8
  store i8 %57, ptr %10, align 1
  store ptr null, ptr %11, align 8
  %58 = load ptr, ptr %5, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 5
  %60 = load i8, ptr %59, align 2
  %61 = zext i8 %60 to i32
  %62 = icmp eq i32 %61, 2
  br i1 %62, label %63, label %77

63:                                               ; preds = %55
  %64 = load ptr, ptr %5, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 0
  %66 = load ptr, ptr %65, align 8
  %67 = icmp ne ptr %66, null
  br i1 %67, label %68, label %71

68:                                               ; preds = %63
  %69 = load i8, ptr %10, align 1
  %70 = trunc i8 %69 to i1
  br i1 %70, label %77, label %71

71:                                               ; preds = %68, %63
  %72 = load ptr, ptr %5, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  store ptr %74, ptr %11, align 8
  %75 = load ptr, ptr %5, align 8
  %76 = load ptr, ptr %6, align 8
  call void @reshape_to(ptr noundef %75, ptr noundef %76)
  br label %90

77:                                               ; preds = %68, %55
  %78 = load i8, ptr %10, align 1
  %79 = trunc i8 %78 to i1
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %7, align 8
  %82 = load i32, ptr %8, align 4
  call void @require(i32 noundef %80, ptr noundef @.str.5, ptr noundef %81, i32 noundef %82)
  %83 = load ptr, ptr %5, align 8
  %84 = load ptr, ptr %6, align 8
  %85 = call zeroext i1 @collides(ptr noundef %83, ptr noundef %84)
  %86 = xor i1 %85, true
  %87 = zext i1 %86 to i32
  %88 = load ptr, ptr %7, align 8
  %89 = load i32, ptr %8, align 4
  call void @require(i32 noundef %87, ptr noundef @.str.6, ptr noundef %88, i32 noundef %89)
  br label %90

90:                                               ; preds = %77, %71
  %91 = load ptr, ptr %5, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = icmp sle i32 %94, 4
  %96 = zext i1 %95 to i32
  %97 = load ptr, ptr %7, align 8
  %98 = load i32, ptr %8, align 4
  call void @require(i32 noundef %96, ptr noundef @.str.1, ptr noundef %97, i32 noundef %98)
  %99 = load ptr, ptr %5, align 8
  %100 = call ptr @dimension(ptr noundef %99, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %5, align 8
  %102 = call ptr @dimension(ptr noundef %101, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %5, align 8
  %104 = call ptr @dimension(ptr noundef %103, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %104, i64 24, i1 false)
  %105 = load ptr, ptr %5, align 8
  %106 = call ptr @dimension(ptr noundef %105, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %106, i64 24, i1 false)
  store i64 0, ptr %16, align 8
  br label %107

107:                                              ; preds = %181, %90
  %108 = load i64, ptr %16, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %108, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %107
  store i32 2, ptr %17, align 4
  br label %184

113:                                              ; preds = %107
  store i64 0, ptr %18, align 8
  br label %114

114:                                              ; preds = %177, %113
  %115 = load i64, ptr %18, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  store i32 5, ptr %17, align 4
  br label %180

120:                                              ; preds = %114
  store i64 0, ptr %19, align 8
  br label %121

121:                                              ; preds = %173, %120
  %122 = load i64, ptr %19, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %121
  store i32 8, ptr %17, align 4
  br label %176

127:                                              ; preds = %121
  store i64 0, ptr %20, align 8
  br label %128

128:                                              ; preds = %169, %127
  %129 = load i64, ptr %20, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %134, label %133

133:                                              ; preds = %128
  store i32 11, ptr %17, align 4
  br label %172

134:                                              ; preds = %128
  %135 = load ptr, ptr %5, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 0
  %137 = load ptr, ptr %136, align 8
  %138 = load i64, ptr %20, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %140 = load i64, ptr %139, align 8
  %141 = mul nsw i64 %138, %140
  %142 = load i64, ptr %19, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %142, %144
  %146 = add nsw i64 %141, %145
  %147 = load i64, ptr %18, align 8
  %148 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %149 = load i64, ptr %148, align 8
  %150 = mul nsw i64 %147, %149
  %151 = add nsw i64 %146, %150
  %152 = load i64, ptr %16, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %152, %154
  %156 = add nsw i64 %151, %155
  %157 = getelementptr inbounds i8, ptr %137, i64 %156
  %158 = load ptr, ptr %6, align 8
  %159 = getelementptr inbounds %struct.descriptor, ptr %158, i32 0, i32 0
  %160 = load ptr, ptr %159, align 8
  %161 = load ptr, ptr %6, align 8
  %162 = load i64, ptr %20, align 8
  %163 = load i64, ptr %19, align 8
  %164 = load i64, ptr %18, align 8
  %165 = load i64, ptr %16, align 8
  %166 = call i64 @offset_in(ptr noundef %161, i64 noundef %162, i64 noundef %163, i64 noundef %164, i64 noundef %165)
  %167 = getelementptr inbounds i8, ptr %160, i64 %166
  %168 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %157, ptr noundef %167, ptr noundef %168)
  br label %169

169:                                              ; preds = %134
  %170 = load i64, ptr %20, align 8
  %171 = add nsw i64 %170, 1
  store i64 %171, ptr %20, align 8
  br label %128

172:                                              ; preds = %133
  br label %173

173:                                              ; preds = %172
  %174 = load i64, ptr %19, align 8
  %175 = add nsw i64 %174, 1
  store i64 %175, ptr %19, align 8
  br label %121

176:                                              ; preds = %126
  br label %177

177:                                              ; preds = %176
  %178 = load i64, ptr %18, align 8
  %179 = add nsw i64 %178, 1
  store i64 %179, ptr %18, align 8
  br label %114

180:                                              ; preds = %119
  br label %181

181:                                              ; preds = %180
  %182 = load i64, ptr %16, align 8
  %183 = add nsw i64 %182, 1
  store i64 %183, ptr %16, align 8
  br label %107

184:                                              ; preds = %112
  %185 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %185)
  ret void
}

define internal zeroext i1 @same_shape(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i8 1, ptr %5, align 1
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %30, %2
  %8 = load i32, ptr %6, align 4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  br label %33

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = call ptr @dimension(ptr noundef %12, i32 noundef %13)
  %15 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %6, align 4
  %19 = call ptr @dimension(ptr noundef %17, i32 noundef %18)
  %20 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %16, %21
  %23 = zext i1 %22 to i32
  %24 = load i8, ptr %5, align 1
  %25 = trunc i8 %24 to i1
  %26 = zext i1 %25 to i32
  %27 = and i32 %26, %23
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i8
  store i8 %29, ptr %5, align 1
  br label %30

30:                                               ; preds = %11
  %31 = load i32, ptr %6, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %6, align 4
  br label %7

33:                                               ; preds = %10
  %34 = load i8, ptr %5, align 1
  %35 = trunc i8 %34 to i1
  ret i1 %35
}

define internal void @reshape_to(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.dimension, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.dimension, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  store i64 %13, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %14

14:                                               ; preds = %63, %2
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  store i32 2, ptr %7, align 4
  br label %66

18:                                               ; preds = %14
  %19 = load i32, ptr %6, align 4
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = icmp sge i32 %19, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %18
  store i32 2, ptr %7, align 4
  br label %66

26:                                               ; preds = %18
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 7
  %29 = load i32, ptr %6, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [0 x %struct.dimension], ptr %28, i64 0, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %31, i64 24, i1 false)
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %44

36:                                               ; preds = %26
  %37 = load ptr, ptr %3, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 7
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [0 x %struct.dimension], ptr %38, i64 0, i64 %40
  %42 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 0
  %43 = load i64, ptr %42, align 8
  br label %45

44:                                               ; preds = %26
  br label %45

45:                                               ; preds = %44, %36
  %46 = phi i64 [ %43, %36 ], [ 1, %44 ]
  store i64 %46, ptr %9, align 8
  %47 = load ptr, ptr %3, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 7
  %49 = load i32, ptr %6, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [0 x %struct.dimension], ptr %48, i64 0, i64 %50
  %52 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 0
  %53 = load i64, ptr %9, align 8
  store i64 %53, ptr %52, align 8
  %54 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %55 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %56 = load i64, ptr %55, align 8
  store i64 %56, ptr %54, align 8
  %57 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %58 = load i64, ptr %5, align 8
  store i64 %58, ptr %57, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %10, i64 24, i1 false)
  %59 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = load i64, ptr %5, align 8
  %62 = mul i64 %61, %60
  store i64 %62, ptr %5, align 8
  br label %63

63:                                               ; preds = %45
  %64 = load i32, ptr %6, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %6, align 4
  br label %14

66:                                               ; preds = %25, %17
  br label %67

67:                                               ; preds = %66
  %68 = load i64, ptr %5, align 8
  %69 = icmp ne i64 %68, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %67
  %71 = load i64, ptr %5, align 8
  br label %73

72:                                               ; preds = %67
  br label %73

73:                                               ; preds = %72, %70
  %74 = phi i64 [ %71, %70 ], [ 1, %72 ]
  %75 = call ptr @malloc(i64 noundef %74) #10
  %76 = load ptr, ptr %3, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 0
  store ptr %75, ptr %77, align 8
  ret void
}

define internal zeroext i1 @collides(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca %struct.range, align 8
  %8 = alloca %struct.range, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.descriptor, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %11, %14
  %16 = zext i1 %15 to i8
  store i8 %16, ptr %5, align 1
  store i32 0, ptr %6, align 4
  br label %17

17:                                               ; preds = %40, %2
  %18 = load i32, ptr %6, align 4
  %19 = icmp slt i32 %18, 4
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  br label %43

21:                                               ; preds = %17
  %22 = load ptr, ptr %3, align 8
  %23 = load i32, ptr %6, align 4
  %24 = call ptr @dimension(ptr noundef %22, i32 noundef %23)
  %25 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %6, align 4
  %29 = call ptr @dimension(ptr noundef %27, i32 noundef %28)
  %30 = getelementptr inbounds %struct.dimension, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %26, %31
  %33 = zext i1 %32 to i32
  %34 = load i8, ptr %5, align 1
  %35 = trunc i8 %34 to i1
  %36 = zext i1 %35 to i32
  %37 = and i32 %36, %33
  %38 = icmp ne i32 %37, 0
  %39 = zext i1 %38 to i8
  store i8 %39, ptr %5, align 1
  br label %40

40:                                               ; preds = %21
  %41 = load i32, ptr %6, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %6, align 4
  br label %17

43:                                               ; preds = %20
  %44 = load ptr, ptr %3, align 8
  %45 = call { ptr, ptr } @range(ptr noundef %44)
  %46 = getelementptr inbounds { ptr, ptr }, ptr %7, i32 0, i32 0
  %47 = extractvalue { ptr, ptr } %45, 0
  store ptr %47, ptr %46, align 8
  %48 = getelementptr inbounds { ptr, ptr }, ptr %7, i32 0, i32 1
  %49 = extractvalue { ptr, ptr } %45, 1
  store ptr %49, ptr %48, align 8
  %50 = load ptr, ptr %4, align 8
  %51 = call { ptr, ptr } @range(ptr noundef %50)
  %52 = getelementptr inbounds { ptr, ptr }, ptr %8, i32 0, i32 0
  %53 = extractvalue { ptr, ptr } %51, 0
  store ptr %53, ptr %52, align 8
  %54 = getelementptr inbounds { ptr, ptr }, ptr %8, i32 0, i32 1
  %55 = extractvalue { ptr, ptr } %51, 1
  store ptr %55, ptr %54, align 8
  %56 = load i8, ptr %5, align 1
  %57 = trunc i8 %56 to i1
  br i1 %57, label %70, label %58

58:                                               ; preds = %43
  %59 = getelementptr inbounds %struct.range, ptr %7, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.range, ptr %8, i32 0, i32 1
  %62 = load ptr, ptr %61, align 8
  %63 = icmp ule ptr %60, %62
  br i1 %63, label %64, label %70

64:                                               ; preds = %58
  %65 = getelementptr inbounds %struct.range, ptr %8, i32 0, i32 0
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.range, ptr %7, i32 0, i32 1
  %68 = load ptr, ptr %67, align 8
  %69 = icmp ule ptr %66, %68
  br label %70

70:                                               ; preds = %64, %58, %43
  %71 = phi i1 [ false, %58 ], [ false, %43 ], [ %69, %64 ]
  ret i1 %71
}

declare void @free(ptr noundef) #4

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #5

declare double @llvm.sqrt.f64(double) #6

declare float @llvm.sqrt.f32(float) #6

declare ptr @malloc(i64 noundef) #7

define internal { ptr, ptr } @range(ptr noundef %0) #1 {
  %2 = alloca %struct.range, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  %6 = getelementptr inbounds %struct.range, ptr %2, i32 0, i32 0
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %6, align 8
  %10 = getelementptr inbounds %struct.range, ptr %2, i32 0, i32 1
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %10, align 8
  store i32 0, ptr %4, align 4
  br label %14

14:                                               ; preds = %44, %1
  %15 = load i32, ptr %4, align 4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  br label %47

18:                                               ; preds = %14
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %4, align 4
  %21 = call ptr @dimension(ptr noundef %19, i32 noundef %20)
  %22 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = sub nsw i64 %23, 1
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %4, align 4
  %27 = call ptr @dimension(ptr noundef %25, i32 noundef %26)
  %28 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %24, %29
  store i64 %30, ptr %5, align 8
  %31 = load i64, ptr %5, align 8
  %32 = icmp slt i64 %31, 0
  br i1 %32, label %33, label %38

33:                                               ; preds = %18
  %34 = load i64, ptr %5, align 8
  %35 = getelementptr inbounds %struct.range, ptr %2, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 %34
  store ptr %37, ptr %35, align 8
  br label %43

38:                                               ; preds = %18
  %39 = load i64, ptr %5, align 8
  %40 = getelementptr inbounds %struct.range, ptr %2, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 %39
  store ptr %42, ptr %40, align 8
  br label %43

43:                                               ; preds = %38, %33
  br label %44

44:                                               ; preds = %43
  %45 = load i32, ptr %4, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %4, align 4
  br label %14

47:                                               ; preds = %17
  %48 = load { ptr, ptr }, ptr %2, align 8
  ret { ptr, ptr } %48
}

attributes #0 = { nounwind uwtable }
attributes #1 = { alwaysinline nounwind uwtable }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { noreturn }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { allocsize(0) }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { allocsize(0) }


