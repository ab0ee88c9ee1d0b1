
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%union.anon = type { i64 }
%union.anon.0 = type { i32 }
%struct.matrix = type { i64, i64, i64, i64 }
%struct.range = type { ptr, ptr }
%struct.constructor = type { ptr, i64, i64, ptr, i32, i8 }

@.str = private unnamed_addr constant [22 x i8] c"DIM of a sum over all\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"vectors of DOT_PRODUCT differ in size\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"arguments of MATMUL do not fit\00", align 1
@.str.4 = private unnamed_addr constant [93 x i8] c"arrays of this type cannot be moved in a function that is differentiated: write it as a loop\00", align 1
@.str.5 = private unnamed_addr constant [51 x i8] c"RESHAPE with PAD or ORDER cannot be differentiated\00", align 1
@.str.6 = private unnamed_addr constant [28 x i8] c"too few elements in RESHAPE\00", align 1
@.str.7 = private unnamed_addr constant [54 x i8] c"CSHIFT by an array of shifts cannot be differentiated\00", align 1
@.str.8 = private unnamed_addr constant [55 x i8] c"EOSHIFT by an array of shifts cannot be differentiated\00", align 1
@.str.9 = private unnamed_addr constant [42 x i8] c"SUM of this type cannot be differentiated\00", align 1
@.str.10 = private unnamed_addr constant [25 x i8] c"no such dimension in SUM\00", align 1
@.str.11 = private unnamed_addr constant [26 x i8] c"arrays of different types\00", align 1
@.str.12 = private unnamed_addr constant [31 x i8] c"shapes differ in an assignment\00", align 1
@.str.13 = private unnamed_addr constant [36 x i8] c"DEALLOCATE of what is not allocated\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@.str.14 = private unnamed_addr constant [61 x i8] c"EOSHIFT with an array of boundaries cannot be differentiated\00", align 1
@.str.15 = private unnamed_addr constant [64 x i8] c"EOSHIFT of characters cannot be differentiated: give a boundary\00", align 1
@clear.nothing = internal constant [16 x i8] zeroinitializer, align 16
@.str.16 = private unnamed_addr constant [30 x i8] c"ALLOCATE of what is allocated\00", align 1

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
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #10
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
  %73 = call ptr @malloc(i64 noundef %72) #11
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
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 4
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 28
  br i1 %17, label %54, label %18

18:                                               ; preds = %4
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 27
  br i1 %23, label %54, label %24

24:                                               ; preds = %18
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 35
  br i1 %29, label %54, label %30

30:                                               ; preds = %24
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 34
  br i1 %35, label %54, label %36

36:                                               ; preds = %30
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp sle i32 %40, 24
  br i1 %41, label %54, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 39
  br i1 %47, label %54, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 40
  br label %54

54:                                               ; preds = %48, %42, %36, %30, %24, %18, %4
  %55 = phi i1 [ true, %42 ], [ true, %36 ], [ true, %30 ], [ true, %24 ], [ true, %18 ], [ true, %4 ], [ %53, %48 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %7, align 8
  %58 = load i32, ptr %8, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.4, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %6, align 8
  call void @matrix(ptr dead_on_unwind writable sret(%struct.matrix) align 8 %9, ptr noundef %59, i32 noundef 0, i32 noundef 0)
  %60 = load ptr, ptr %5, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 0
  %67 = load i64, ptr %66, align 8
  call void @made(ptr noundef %60, i64 noundef %63, i64 noundef %65, i64 noundef %67, i64 noundef 1, i64 noundef 1)
  store i64 0, ptr %10, align 8
  br label %68

68:                                               ; preds = %114, %54
  %69 = load i64, ptr %10, align 8
  %70 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 0
  %71 = load i64, ptr %70, align 8
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %68
  store i32 2, ptr %11, align 4
  br label %117

74:                                               ; preds = %68
  store i64 0, ptr %12, align 8
  br label %75

75:                                               ; preds = %110, %74
  %76 = load i64, ptr %12, align 8
  %77 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = icmp slt i64 %76, %78
  br i1 %79, label %81, label %80

80:                                               ; preds = %75
  store i32 5, ptr %11, align 4
  br label %113

81:                                               ; preds = %75
  %82 = load ptr, ptr %5, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 0
  %84 = load ptr, ptr %83, align 8
  %85 = load i64, ptr %12, align 8
  %86 = load i64, ptr %10, align 8
  %87 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = add nsw i64 %85, %89
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %90, %93
  %95 = getelementptr inbounds i8, ptr %84, i64 %94
  %96 = load ptr, ptr %6, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 0
  %98 = load ptr, ptr %97, align 8
  %99 = load i64, ptr %10, align 8
  %100 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %99, %101
  %103 = getelementptr inbounds i8, ptr %98, i64 %102
  %104 = load i64, ptr %12, align 8
  %105 = getelementptr inbounds %struct.matrix, ptr %9, i32 0, i32 3
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %104, %106
  %108 = getelementptr inbounds i8, ptr %103, i64 %107
  %109 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %95, ptr noundef %108, ptr noundef %109)
  br label %110

110:                                              ; preds = %81
  %111 = load i64, ptr %12, align 8
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %12, align 8
  br label %75

113:                                              ; preds = %80
  br label %114

114:                                              ; preds = %113
  %115 = load i64, ptr %10, align 8
  %116 = add nsw i64 %115, 1
  store i64 %116, ptr %10, align 8
  br label %68

117:                                              ; preds = %73
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
  br label %69

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
  br label %68

26:                                               ; preds = %16
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %30, 35
  br i1 %31, label %32, label %43

32:                                               ; preds = %26
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 0
  %35 = load double, ptr %34, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds double, ptr %36, i64 0
  store double %35, ptr %37, align 8
  %38 = load ptr, ptr %5, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 1
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 1
  store double %40, ptr %42, align 8
  br label %67

43:                                               ; preds = %26
  %44 = load ptr, ptr %6, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 4
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = icmp eq i32 %47, 34
  br i1 %48, label %49, label %60

49:                                               ; preds = %43
  %50 = load ptr, ptr %5, align 8
  %51 = getelementptr inbounds float, ptr %50, i64 0
  %52 = load float, ptr %51, align 4
  %53 = load ptr, ptr %4, align 8
  %54 = getelementptr inbounds float, ptr %53, i64 0
  store float %52, ptr %54, align 4
  %55 = load ptr, ptr %5, align 8
  %56 = getelementptr inbounds float, ptr %55, i64 1
  %57 = load float, ptr %56, align 4
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds float, ptr %58, i64 1
  store float %57, ptr %59, align 4
  br label %66

60:                                               ; preds = %43
  %61 = load ptr, ptr %4, align 8
  %62 = load ptr, ptr %5, align 8
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  call void @copy_inactive(ptr noundef %61, ptr noundef %62, i64 noundef %65)
  br label %66

66:                                               ; preds = %60, %49
  br label %67

67:                                               ; preds = %66, %32
  br label %68

68:                                               ; preds = %67, %22
  br label %69

69:                                               ; preds = %68, %12
  ret void
}

define dso_local void @_FortranAReshape(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #1 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %30 = load ptr, ptr %9, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 4
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 28
  br i1 %34, label %71, label %35

35:                                               ; preds = %7
  %36 = load ptr, ptr %9, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 4
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp eq i32 %39, 27
  br i1 %40, label %71, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 4
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %45, 35
  br i1 %46, label %71, label %47

47:                                               ; preds = %41
  %48 = load ptr, ptr %9, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 4
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp eq i32 %51, 34
  br i1 %52, label %71, label %53

53:                                               ; preds = %47
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 4
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i32
  %58 = icmp sle i32 %57, 24
  br i1 %58, label %71, label %59

59:                                               ; preds = %53
  %60 = load ptr, ptr %9, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 4
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = icmp eq i32 %63, 39
  br i1 %64, label %71, label %65

65:                                               ; preds = %59
  %66 = load ptr, ptr %9, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 4
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  %70 = icmp eq i32 %69, 40
  br label %71

71:                                               ; preds = %65, %59, %53, %47, %41, %35, %7
  %72 = phi i1 [ true, %59 ], [ true, %53 ], [ true, %47 ], [ true, %41 ], [ true, %35 ], [ true, %7 ], [ %70, %65 ]
  %73 = zext i1 %72 to i32
  %74 = load ptr, ptr %13, align 8
  %75 = load i32, ptr %14, align 4
  call void @require(i32 noundef %73, ptr noundef @.str.4, ptr noundef %74, i32 noundef %75)
  %76 = load ptr, ptr %11, align 8
  %77 = icmp ne ptr %76, null
  br i1 %77, label %82, label %78

78:                                               ; preds = %71
  %79 = load ptr, ptr %12, align 8
  %80 = icmp ne ptr %79, null
  %81 = xor i1 %80, true
  br label %82

82:                                               ; preds = %78, %71
  %83 = phi i1 [ false, %71 ], [ %81, %78 ]
  %84 = zext i1 %83 to i32
  %85 = load ptr, ptr %13, align 8
  %86 = load i32, ptr %14, align 4
  call void @require(i32 noundef %84, ptr noundef @.str.5, ptr noundef %85, i32 noundef %86)
  %87 = load ptr, ptr %10, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 7
  %89 = getelementptr inbounds [0 x %struct.dimension], ptr %88, i64 0, i64 0
  %90 = getelementptr inbounds %struct.dimension, ptr %89, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = icmp sle i64 %91, 4
  %93 = zext i1 %92 to i32
  %94 = load ptr, ptr %13, align 8
  %95 = load i32, ptr %14, align 4
  call void @require(i32 noundef %93, ptr noundef @.str.1, ptr noundef %94, i32 noundef %95)
  %96 = load ptr, ptr %10, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 7
  %98 = getelementptr inbounds [0 x %struct.dimension], ptr %97, i64 0, i64 0
  %99 = getelementptr inbounds %struct.dimension, ptr %98, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = trunc i64 %100 to i8
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  store i8 %101, ptr %103, align 4
  %104 = load ptr, ptr %10, align 8
  %105 = call i64 @extent_asked(ptr noundef %104, i64 noundef 0)
  store i64 %105, ptr %15, align 8
  %106 = load ptr, ptr %10, align 8
  %107 = call i64 @extent_asked(ptr noundef %106, i64 noundef 1)
  store i64 %107, ptr %16, align 8
  %108 = load ptr, ptr %10, align 8
  %109 = call i64 @extent_asked(ptr noundef %108, i64 noundef 2)
  store i64 %109, ptr %17, align 8
  %110 = load ptr, ptr %10, align 8
  %111 = call i64 @extent_asked(ptr noundef %110, i64 noundef 3)
  store i64 %111, ptr %18, align 8
  %112 = load ptr, ptr %8, align 8
  %113 = load ptr, ptr %9, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 1
  %115 = load i64, ptr %114, align 8
  %116 = load i64, ptr %15, align 8
  %117 = load i64, ptr %16, align 8
  %118 = load i64, ptr %17, align 8
  %119 = load i64, ptr %18, align 8
  call void @made(ptr noundef %112, i64 noundef %115, i64 noundef %116, i64 noundef %117, i64 noundef %118, i64 noundef %119)
  %120 = load ptr, ptr %9, align 8
  %121 = getelementptr inbounds %struct.descriptor, ptr %120, i32 0, i32 3
  %122 = load i8, ptr %121, align 4
  %123 = zext i8 %122 to i32
  %124 = icmp sle i32 %123, 4
  %125 = zext i1 %124 to i32
  %126 = load ptr, ptr %13, align 8
  %127 = load i32, ptr %14, align 4
  call void @require(i32 noundef %125, ptr noundef @.str.1, ptr noundef %126, i32 noundef %127)
  %128 = load ptr, ptr %9, align 8
  %129 = call ptr @dimension(ptr noundef %128, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %129, i64 24, i1 false)
  %130 = load ptr, ptr %9, align 8
  %131 = call ptr @dimension(ptr noundef %130, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %131, i64 24, i1 false)
  %132 = load ptr, ptr %9, align 8
  %133 = call ptr @dimension(ptr noundef %132, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %133, i64 24, i1 false)
  %134 = load ptr, ptr %9, align 8
  %135 = call ptr @dimension(ptr noundef %134, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %135, i64 24, i1 false)
  %136 = load i64, ptr %15, align 8
  %137 = load i64, ptr %16, align 8
  %138 = mul nsw i64 %136, %137
  %139 = load i64, ptr %17, align 8
  %140 = mul nsw i64 %138, %139
  %141 = load i64, ptr %18, align 8
  %142 = mul nsw i64 %140, %141
  store i64 %142, ptr %23, align 8
  %143 = load i64, ptr %23, align 8
  %144 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = mul nsw i64 %145, %147
  %149 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 %148, %150
  %152 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = icmp sle i64 %143, %154
  %156 = zext i1 %155 to i32
  %157 = load ptr, ptr %13, align 8
  %158 = load i32, ptr %14, align 4
  call void @require(i32 noundef %156, ptr noundef @.str.6, ptr noundef %157, i32 noundef %158)
  store i64 0, ptr %24, align 8
  br label %159

159:                                              ; preds = %253, %82
  %160 = load i64, ptr %24, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = icmp slt i64 %160, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %159
  store i32 2, ptr %25, align 4
  br label %256

165:                                              ; preds = %159
  store i64 0, ptr %26, align 8
  br label %166

166:                                              ; preds = %249, %165
  %167 = load i64, ptr %26, align 8
  %168 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = icmp slt i64 %167, %169
  br i1 %170, label %172, label %171

171:                                              ; preds = %166
  store i32 5, ptr %25, align 4
  br label %252

172:                                              ; preds = %166
  store i64 0, ptr %27, align 8
  br label %173

173:                                              ; preds = %245, %172
  %174 = load i64, ptr %27, align 8
  %175 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = icmp slt i64 %174, %176
  br i1 %177, label %179, label %178

178:                                              ; preds = %173
  store i32 8, ptr %25, align 4
  br label %248

179:                                              ; preds = %173
  store i64 0, ptr %28, align 8
  br label %180

180:                                              ; preds = %241, %179
  %181 = load i64, ptr %28, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %183 = load i64, ptr %182, align 8
  %184 = icmp slt i64 %181, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %180
  store i32 11, ptr %25, align 4
  br label %244

186:                                              ; preds = %180
  %187 = load i64, ptr %24, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = load i64, ptr %26, align 8
  %192 = add nsw i64 %190, %191
  %193 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %192, %194
  %196 = load i64, ptr %27, align 8
  %197 = add nsw i64 %195, %196
  %198 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %199
  %201 = load i64, ptr %28, align 8
  %202 = add nsw i64 %200, %201
  store i64 %202, ptr %29, align 8
  %203 = load i64, ptr %29, align 8
  %204 = load i64, ptr %23, align 8
  %205 = icmp slt i64 %203, %204
  br i1 %205, label %206, label %240

206:                                              ; preds = %186
  %207 = load ptr, ptr %8, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 0
  %209 = load ptr, ptr %208, align 8
  %210 = load i64, ptr %29, align 8
  %211 = load ptr, ptr %9, align 8
  %212 = getelementptr inbounds %struct.descriptor, ptr %211, i32 0, i32 1
  %213 = load i64, ptr %212, align 8
  %214 = mul nsw i64 %210, %213
  %215 = getelementptr inbounds i8, ptr %209, i64 %214
  %216 = load ptr, ptr %9, align 8
  %217 = getelementptr inbounds %struct.descriptor, ptr %216, i32 0, i32 0
  %218 = load ptr, ptr %217, align 8
  %219 = load i64, ptr %28, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = load i64, ptr %27, align 8
  %224 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %225 = load i64, ptr %224, align 8
  %226 = mul nsw i64 %223, %225
  %227 = add nsw i64 %222, %226
  %228 = load i64, ptr %26, align 8
  %229 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %230 = load i64, ptr %229, align 8
  %231 = mul nsw i64 %228, %230
  %232 = add nsw i64 %227, %231
  %233 = load i64, ptr %24, align 8
  %234 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %233, %235
  %237 = add nsw i64 %232, %236
  %238 = getelementptr inbounds i8, ptr %218, i64 %237
  %239 = load ptr, ptr %9, align 8
  call void @copy(ptr noundef %215, ptr noundef %238, ptr noundef %239)
  br label %240

240:                                              ; preds = %206, %186
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %28, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %28, align 8
  br label %180

244:                                              ; preds = %185
  br label %245

245:                                              ; preds = %244
  %246 = load i64, ptr %27, align 8
  %247 = add nsw i64 %246, 1
  store i64 %247, ptr %27, align 8
  br label %173

248:                                              ; preds = %178
  br label %249

249:                                              ; preds = %248
  %250 = load i64, ptr %26, align 8
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %26, align 8
  br label %166

252:                                              ; preds = %171
  br label %253

253:                                              ; preds = %252
  %254 = load i64, ptr %24, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %24, align 8
  br label %159

256:                                              ; preds = %164
  ret void
}

define internal i64 @extent_asked(ptr noundef %0, i64 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %struct.dimension, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.descriptor, ptr %6, i32 0, i32 7
  %8 = getelementptr inbounds [0 x %struct.dimension], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %8, i64 24, i1 false)
  %9 = load i64, ptr %4, align 8
  %10 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %13, label %20

13:                                               ; preds = %2
  %14 = load ptr, ptr %3, align 8
  %15 = load i64, ptr %4, align 8
  %16 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %15, %17
  %19 = call i64 @integer(ptr noundef %14, i64 noundef %18)
  br label %21

20:                                               ; preds = %2
  br label %21

21:                                               ; preds = %20, %13
  %22 = phi i64 [ %19, %13 ], [ 1, %20 ]
  ret i64 %22
}

define dso_local void @_FortranASpread(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i64 %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %29 = load ptr, ptr %8, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 28
  br i1 %33, label %70, label %34

34:                                               ; preds = %6
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 27
  br i1 %39, label %70, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 4
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = icmp eq i32 %44, 35
  br i1 %45, label %70, label %46

46:                                               ; preds = %40
  %47 = load ptr, ptr %8, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp eq i32 %50, 34
  br i1 %51, label %70, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %8, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp sle i32 %56, 24
  br i1 %57, label %70, label %58

58:                                               ; preds = %52
  %59 = load ptr, ptr %8, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp eq i32 %62, 39
  br i1 %63, label %70, label %64

64:                                               ; preds = %58
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 4
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp eq i32 %68, 40
  br label %70

70:                                               ; preds = %64, %58, %52, %46, %40, %34, %6
  %71 = phi i1 [ true, %58 ], [ true, %52 ], [ true, %46 ], [ true, %40 ], [ true, %34 ], [ true, %6 ], [ %69, %64 ]
  %72 = zext i1 %71 to i32
  %73 = load ptr, ptr %11, align 8
  %74 = load i32, ptr %12, align 4
  call void @require(i32 noundef %72, ptr noundef @.str.4, ptr noundef %73, i32 noundef %74)
  %75 = load ptr, ptr %8, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp slt i32 %78, 4
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %11, align 8
  %82 = load i32, ptr %12, align 4
  call void @require(i32 noundef %80, ptr noundef @.str.1, ptr noundef %81, i32 noundef %82)
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = icmp sle i32 %86, 4
  %88 = zext i1 %87 to i32
  %89 = load ptr, ptr %11, align 8
  %90 = load i32, ptr %12, align 4
  call void @require(i32 noundef %88, ptr noundef @.str.1, ptr noundef %89, i32 noundef %90)
  %91 = load ptr, ptr %8, align 8
  %92 = call ptr @dimension(ptr noundef %91, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %92, i64 24, i1 false)
  %93 = load ptr, ptr %8, align 8
  %94 = call ptr @dimension(ptr noundef %93, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %8, align 8
  %96 = call ptr @dimension(ptr noundef %95, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %8, align 8
  %98 = call ptr @dimension(ptr noundef %97, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %98, i64 24, i1 false)
  %99 = load i64, ptr %10, align 8
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %101, label %103

101:                                              ; preds = %70
  %102 = load i64, ptr %10, align 8
  br label %104

103:                                              ; preds = %70
  br label %104

104:                                              ; preds = %103, %101
  %105 = phi i64 [ %102, %101 ], [ 0, %103 ]
  store i64 %105, ptr %17, align 8
  %106 = load ptr, ptr %8, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  store i64 %108, ptr %18, align 8
  %109 = load ptr, ptr %8, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 3
  %111 = load i8, ptr %110, align 4
  %112 = zext i8 %111 to i32
  %113 = add nsw i32 %112, 1
  %114 = trunc i32 %113 to i8
  %115 = load ptr, ptr %7, align 8
  %116 = getelementptr inbounds %struct.descriptor, ptr %115, i32 0, i32 3
  store i8 %114, ptr %116, align 4
  %117 = load ptr, ptr %7, align 8
  %118 = load ptr, ptr %8, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = load i32, ptr %9, align 4
  %122 = icmp eq i32 %121, 1
  br i1 %122, label %123, label %125

123:                                              ; preds = %104
  %124 = load i64, ptr %17, align 8
  br label %128

125:                                              ; preds = %104
  %126 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  br label %128

128:                                              ; preds = %125, %123
  %129 = phi i64 [ %124, %123 ], [ %127, %125 ]
  %130 = load i32, ptr %9, align 4
  %131 = icmp eq i32 %130, 1
  br i1 %131, label %132, label %135

132:                                              ; preds = %128
  %133 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  br label %145

135:                                              ; preds = %128
  %136 = load i32, ptr %9, align 4
  %137 = icmp eq i32 %136, 2
  br i1 %137, label %138, label %140

138:                                              ; preds = %135
  %139 = load i64, ptr %17, align 8
  br label %143

140:                                              ; preds = %135
  %141 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  br label %143

143:                                              ; preds = %140, %138
  %144 = phi i64 [ %139, %138 ], [ %142, %140 ]
  br label %145

145:                                              ; preds = %143, %132
  %146 = phi i64 [ %134, %132 ], [ %144, %143 ]
  %147 = load i32, ptr %9, align 4
  %148 = icmp slt i32 %147, 3
  br i1 %148, label %149, label %152

149:                                              ; preds = %145
  %150 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %151 = load i64, ptr %150, align 8
  br label %162

152:                                              ; preds = %145
  %153 = load i32, ptr %9, align 4
  %154 = icmp eq i32 %153, 3
  br i1 %154, label %155, label %157

155:                                              ; preds = %152
  %156 = load i64, ptr %17, align 8
  br label %160

157:                                              ; preds = %152
  %158 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %159 = load i64, ptr %158, align 8
  br label %160

160:                                              ; preds = %157, %155
  %161 = phi i64 [ %156, %155 ], [ %159, %157 ]
  br label %162

162:                                              ; preds = %160, %149
  %163 = phi i64 [ %151, %149 ], [ %161, %160 ]
  %164 = load i32, ptr %9, align 4
  %165 = icmp slt i32 %164, 4
  br i1 %165, label %166, label %169

166:                                              ; preds = %162
  %167 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %168 = load i64, ptr %167, align 8
  br label %171

169:                                              ; preds = %162
  %170 = load i64, ptr %17, align 8
  br label %171

171:                                              ; preds = %169, %166
  %172 = phi i64 [ %168, %166 ], [ %170, %169 ]
  call void @made(ptr noundef %117, i64 noundef %120, i64 noundef %129, i64 noundef %146, i64 noundef %163, i64 noundef %172)
  %173 = load i32, ptr %9, align 4
  %174 = icmp eq i32 %173, 1
  br i1 %174, label %175, label %177

175:                                              ; preds = %171
  %176 = load i64, ptr %17, align 8
  br label %178

177:                                              ; preds = %171
  br label %178

178:                                              ; preds = %177, %175
  %179 = phi i64 [ %176, %175 ], [ 1, %177 ]
  store i64 %179, ptr %19, align 8
  %180 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = load i32, ptr %9, align 4
  %183 = icmp sle i32 %182, 2
  br i1 %183, label %184, label %186

184:                                              ; preds = %178
  %185 = load i64, ptr %17, align 8
  br label %187

186:                                              ; preds = %178
  br label %187

187:                                              ; preds = %186, %184
  %188 = phi i64 [ %185, %184 ], [ 1, %186 ]
  %189 = mul nsw i64 %181, %188
  store i64 %189, ptr %20, align 8
  %190 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %193 = load i64, ptr %192, align 8
  %194 = mul nsw i64 %191, %193
  %195 = load i32, ptr %9, align 4
  %196 = icmp sle i32 %195, 3
  br i1 %196, label %197, label %199

197:                                              ; preds = %187
  %198 = load i64, ptr %17, align 8
  br label %200

199:                                              ; preds = %187
  br label %200

200:                                              ; preds = %199, %197
  %201 = phi i64 [ %198, %197 ], [ 1, %199 ]
  %202 = mul nsw i64 %194, %201
  store i64 %202, ptr %21, align 8
  %203 = load i32, ptr %9, align 4
  %204 = icmp eq i32 %203, 1
  br i1 %204, label %205, label %206

205:                                              ; preds = %200
  br label %234

206:                                              ; preds = %200
  %207 = load i32, ptr %9, align 4
  %208 = icmp eq i32 %207, 2
  br i1 %208, label %209, label %212

209:                                              ; preds = %206
  %210 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %211 = load i64, ptr %210, align 8
  br label %232

212:                                              ; preds = %206
  %213 = load i32, ptr %9, align 4
  %214 = icmp eq i32 %213, 3
  br i1 %214, label %215, label %221

215:                                              ; preds = %212
  %216 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %217, %219
  br label %230

221:                                              ; preds = %212
  %222 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %225 = load i64, ptr %224, align 8
  %226 = mul nsw i64 %223, %225
  %227 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %228 = load i64, ptr %227, align 8
  %229 = mul nsw i64 %226, %228
  br label %230

230:                                              ; preds = %221, %215
  %231 = phi i64 [ %220, %215 ], [ %229, %221 ]
  br label %232

232:                                              ; preds = %230, %209
  %233 = phi i64 [ %211, %209 ], [ %231, %230 ]
  br label %234

234:                                              ; preds = %232, %205
  %235 = phi i64 [ 1, %205 ], [ %233, %232 ]
  store i64 %235, ptr %22, align 8
  store i64 0, ptr %23, align 8
  br label %236

236:                                              ; preds = %331, %234
  %237 = load i64, ptr %23, align 8
  %238 = load i64, ptr %17, align 8
  %239 = icmp slt i64 %237, %238
  br i1 %239, label %241, label %240

240:                                              ; preds = %236
  store i32 2, ptr %24, align 4
  br label %334

241:                                              ; preds = %236
  store i64 0, ptr %25, align 8
  br label %242

242:                                              ; preds = %327, %241
  %243 = load i64, ptr %25, align 8
  %244 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %245 = load i64, ptr %244, align 8
  %246 = icmp slt i64 %243, %245
  br i1 %246, label %248, label %247

247:                                              ; preds = %242
  store i32 5, ptr %24, align 4
  br label %330

248:                                              ; preds = %242
  store i64 0, ptr %26, align 8
  br label %249

249:                                              ; preds = %323, %248
  %250 = load i64, ptr %26, align 8
  %251 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %252 = load i64, ptr %251, align 8
  %253 = icmp slt i64 %250, %252
  br i1 %253, label %255, label %254

254:                                              ; preds = %249
  store i32 8, ptr %24, align 4
  br label %326

255:                                              ; preds = %249
  store i64 0, ptr %27, align 8
  br label %256

256:                                              ; preds = %319, %255
  %257 = load i64, ptr %27, align 8
  %258 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %259 = load i64, ptr %258, align 8
  %260 = icmp slt i64 %257, %259
  br i1 %260, label %262, label %261

261:                                              ; preds = %256
  store i32 11, ptr %24, align 4
  br label %322

262:                                              ; preds = %256
  store i64 0, ptr %28, align 8
  br label %263

263:                                              ; preds = %315, %262
  %264 = load i64, ptr %28, align 8
  %265 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %266 = load i64, ptr %265, align 8
  %267 = icmp slt i64 %264, %266
  br i1 %267, label %269, label %268

268:                                              ; preds = %263
  store i32 14, ptr %24, align 4
  br label %318

269:                                              ; preds = %263
  %270 = load ptr, ptr %7, align 8
  %271 = getelementptr inbounds %struct.descriptor, ptr %270, i32 0, i32 0
  %272 = load ptr, ptr %271, align 8
  %273 = load i64, ptr %23, align 8
  %274 = load i64, ptr %22, align 8
  %275 = mul nsw i64 %273, %274
  %276 = load i64, ptr %28, align 8
  %277 = load i64, ptr %19, align 8
  %278 = mul nsw i64 %276, %277
  %279 = add nsw i64 %275, %278
  %280 = load i64, ptr %27, align 8
  %281 = load i64, ptr %20, align 8
  %282 = mul nsw i64 %280, %281
  %283 = add nsw i64 %279, %282
  %284 = load i64, ptr %26, align 8
  %285 = load i64, ptr %21, align 8
  %286 = mul nsw i64 %284, %285
  %287 = add nsw i64 %283, %286
  %288 = load i64, ptr %18, align 8
  %289 = mul nsw i64 %287, %288
  %290 = getelementptr inbounds i8, ptr %272, i64 %289
  %291 = load ptr, ptr %8, align 8
  %292 = getelementptr inbounds %struct.descriptor, ptr %291, i32 0, i32 0
  %293 = load ptr, ptr %292, align 8
  %294 = load i64, ptr %28, align 8
  %295 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %296 = load i64, ptr %295, align 8
  %297 = mul nsw i64 %294, %296
  %298 = load i64, ptr %27, align 8
  %299 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %300 = load i64, ptr %299, align 8
  %301 = mul nsw i64 %298, %300
  %302 = add nsw i64 %297, %301
  %303 = load i64, ptr %26, align 8
  %304 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %305 = load i64, ptr %304, align 8
  %306 = mul nsw i64 %303, %305
  %307 = add nsw i64 %302, %306
  %308 = load i64, ptr %25, align 8
  %309 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %310 = load i64, ptr %309, align 8
  %311 = mul nsw i64 %308, %310
  %312 = add nsw i64 %307, %311
  %313 = getelementptr inbounds i8, ptr %293, i64 %312
  %314 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %290, ptr noundef %313, ptr noundef %314)
  br label %315

315:                                              ; preds = %269
  %316 = load i64, ptr %28, align 8
  %317 = add nsw i64 %316, 1
  store i64 %317, ptr %28, align 8
  br label %263

318:                                              ; preds = %268
  br label %319

319:                                              ; preds = %318
  %320 = load i64, ptr %27, align 8
  %321 = add nsw i64 %320, 1
  store i64 %321, ptr %27, align 8
  br label %256

322:                                              ; preds = %261
  br label %323

323:                                              ; preds = %322
  %324 = load i64, ptr %26, align 8
  %325 = add nsw i64 %324, 1
  store i64 %325, ptr %26, align 8
  br label %249

326:                                              ; preds = %254
  br label %327

327:                                              ; preds = %326
  %328 = load i64, ptr %25, align 8
  %329 = add nsw i64 %328, 1
  store i64 %329, ptr %25, align 8
  br label %242

330:                                              ; preds = %247
  br label %331

331:                                              ; preds = %330
  %332 = load i64, ptr %23, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %23, align 8
  br label %236

334:                                              ; preds = %240
  ret void
}

define dso_local void @_FortranACshiftVector(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load i64, ptr %8, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = load i32, ptr %10, align 4
  call void @shifted(ptr noundef %11, ptr noundef %12, i64 noundef %13, i32 noundef 1, ptr noundef %14, i32 noundef %15)
  ret void
}

define internal void @shifted(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %22 = load ptr, ptr %8, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 4
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp eq i32 %25, 28
  br i1 %26, label %63, label %27

27:                                               ; preds = %6
  %28 = load ptr, ptr %8, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 27
  br i1 %32, label %63, label %33

33:                                               ; preds = %27
  %34 = load ptr, ptr %8, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 35
  br i1 %38, label %63, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %8, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp eq i32 %43, 34
  br i1 %44, label %63, label %45

45:                                               ; preds = %39
  %46 = load ptr, ptr %8, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp sle i32 %49, 24
  br i1 %50, label %63, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %8, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 39
  br i1 %56, label %63, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp eq i32 %61, 40
  br label %63

63:                                               ; preds = %57, %51, %45, %39, %33, %27, %6
  %64 = phi i1 [ true, %51 ], [ true, %45 ], [ true, %39 ], [ true, %33 ], [ true, %27 ], [ true, %6 ], [ %62, %57 ]
  %65 = zext i1 %64 to i32
  %66 = load ptr, ptr %11, align 8
  %67 = load i32, ptr %12, align 4
  call void @require(i32 noundef %65, ptr noundef @.str.4, ptr noundef %66, i32 noundef %67)
  %68 = load ptr, ptr %8, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = icmp sle i32 %71, 4
  %73 = zext i1 %72 to i32
  %74 = load ptr, ptr %11, align 8
  %75 = load i32, ptr %12, align 4
  call void @require(i32 noundef %73, ptr noundef @.str.1, ptr noundef %74, i32 noundef %75)
  %76 = load ptr, ptr %8, align 8
  %77 = call ptr @dimension(ptr noundef %76, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %77, i64 24, i1 false)
  %78 = load ptr, ptr %8, align 8
  %79 = call ptr @dimension(ptr noundef %78, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %79, i64 24, i1 false)
  %80 = load ptr, ptr %8, align 8
  %81 = call ptr @dimension(ptr noundef %80, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %81, i64 24, i1 false)
  %82 = load ptr, ptr %8, align 8
  %83 = call ptr @dimension(ptr noundef %82, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %83, i64 24, i1 false)
  %84 = load ptr, ptr %8, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = load ptr, ptr %7, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 3
  store i8 %86, ptr %88, align 4
  %89 = load ptr, ptr %7, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  call void @made(ptr noundef %89, i64 noundef %92, i64 noundef %94, i64 noundef %96, i64 noundef %98, i64 noundef %100)
  store i64 0, ptr %17, align 8
  br label %101

101:                                              ; preds = %220, %63
  %102 = load i64, ptr %17, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 2, ptr %18, align 4
  br label %223

107:                                              ; preds = %101
  store i64 0, ptr %19, align 8
  br label %108

108:                                              ; preds = %216, %107
  %109 = load i64, ptr %19, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 5, ptr %18, align 4
  br label %219

114:                                              ; preds = %108
  store i64 0, ptr %20, align 8
  br label %115

115:                                              ; preds = %212, %114
  %116 = load i64, ptr %20, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 8, ptr %18, align 4
  br label %215

121:                                              ; preds = %115
  store i64 0, ptr %21, align 8
  br label %122

122:                                              ; preds = %208, %121
  %123 = load i64, ptr %21, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %122
  store i32 11, ptr %18, align 4
  br label %211

128:                                              ; preds = %122
  %129 = load ptr, ptr %7, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 0
  %131 = load ptr, ptr %130, align 8
  %132 = load i64, ptr %17, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %132, %134
  %136 = load i64, ptr %19, align 8
  %137 = add nsw i64 %135, %136
  %138 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %137, %139
  %141 = load i64, ptr %20, align 8
  %142 = add nsw i64 %140, %141
  %143 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %142, %144
  %146 = load i64, ptr %21, align 8
  %147 = add nsw i64 %145, %146
  %148 = load ptr, ptr %8, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 %147, %150
  %152 = getelementptr inbounds i8, ptr %131, i64 %151
  %153 = load ptr, ptr %8, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 0
  %155 = load ptr, ptr %154, align 8
  %156 = load ptr, ptr %8, align 8
  %157 = load i32, ptr %10, align 4
  %158 = icmp eq i32 %157, 1
  br i1 %158, label %159, label %165

159:                                              ; preds = %128
  %160 = load i64, ptr %21, align 8
  %161 = load i64, ptr %9, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  %164 = call i64 @around(i64 noundef %160, i64 noundef %161, i64 noundef %163)
  br label %167

165:                                              ; preds = %128
  %166 = load i64, ptr %21, align 8
  br label %167

167:                                              ; preds = %165, %159
  %168 = phi i64 [ %164, %159 ], [ %166, %165 ]
  %169 = load i32, ptr %10, align 4
  %170 = icmp eq i32 %169, 2
  br i1 %170, label %171, label %177

171:                                              ; preds = %167
  %172 = load i64, ptr %20, align 8
  %173 = load i64, ptr %9, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = call i64 @around(i64 noundef %172, i64 noundef %173, i64 noundef %175)
  br label %179

177:                                              ; preds = %167
  %178 = load i64, ptr %20, align 8
  br label %179

179:                                              ; preds = %177, %171
  %180 = phi i64 [ %176, %171 ], [ %178, %177 ]
  %181 = load i32, ptr %10, align 4
  %182 = icmp eq i32 %181, 3
  br i1 %182, label %183, label %189

183:                                              ; preds = %179
  %184 = load i64, ptr %19, align 8
  %185 = load i64, ptr %9, align 8
  %186 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %187 = load i64, ptr %186, align 8
  %188 = call i64 @around(i64 noundef %184, i64 noundef %185, i64 noundef %187)
  br label %191

189:                                              ; preds = %179
  %190 = load i64, ptr %19, align 8
  br label %191

191:                                              ; preds = %189, %183
  %192 = phi i64 [ %188, %183 ], [ %190, %189 ]
  %193 = load i32, ptr %10, align 4
  %194 = icmp eq i32 %193, 4
  br i1 %194, label %195, label %201

195:                                              ; preds = %191
  %196 = load i64, ptr %17, align 8
  %197 = load i64, ptr %9, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = call i64 @around(i64 noundef %196, i64 noundef %197, i64 noundef %199)
  br label %203

201:                                              ; preds = %191
  %202 = load i64, ptr %17, align 8
  br label %203

203:                                              ; preds = %201, %195
  %204 = phi i64 [ %200, %195 ], [ %202, %201 ]
  %205 = call i64 @offset_in(ptr noundef %156, i64 noundef %168, i64 noundef %180, i64 noundef %192, i64 noundef %204)
  %206 = getelementptr inbounds i8, ptr %155, i64 %205
  %207 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %152, ptr noundef %206, ptr noundef %207)
  br label %208

208:                                              ; preds = %203
  %209 = load i64, ptr %21, align 8
  %210 = add nsw i64 %209, 1
  store i64 %210, ptr %21, align 8
  br label %122

211:                                              ; preds = %127
  br label %212

212:                                              ; preds = %211
  %213 = load i64, ptr %20, align 8
  %214 = add nsw i64 %213, 1
  store i64 %214, ptr %20, align 8
  br label %115

215:                                              ; preds = %120
  br label %216

216:                                              ; preds = %215
  %217 = load i64, ptr %19, align 8
  %218 = add nsw i64 %217, 1
  store i64 %218, ptr %19, align 8
  br label %108

219:                                              ; preds = %113
  br label %220

220:                                              ; preds = %219
  %221 = load i64, ptr %17, align 8
  %222 = add nsw i64 %221, 1
  store i64 %222, ptr %17, align 8
  br label %101

223:                                              ; preds = %106
  ret void
}

define dso_local void @_FortranACshift(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 0
  %18 = zext i1 %17 to i32
  %19 = load ptr, ptr %11, align 8
  %20 = load i32, ptr %12, align 4
  call void @require(i32 noundef %18, ptr noundef @.str.7, ptr noundef %19, i32 noundef %20)
  %21 = load ptr, ptr %7, align 8
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = call i64 @integer(ptr noundef %23, i64 noundef 0)
  %25 = load i32, ptr %10, align 4
  %26 = load ptr, ptr %11, align 8
  %27 = load i32, ptr %12, align 4
  call void @shifted(ptr noundef %21, ptr noundef %22, i64 noundef %24, i32 noundef %25, ptr noundef %26, i32 noundef %27)
  ret void
}

define internal i64 @integer(ptr noundef %0, i64 noundef %1) #1 {
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
  %14 = icmp eq i64 %13, 8
  br i1 %14, label %15, label %18

15:                                               ; preds = %2
  %16 = load ptr, ptr %5, align 8
  %17 = load i64, ptr %16, align 8
  br label %22

18:                                               ; preds = %2
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  br label %22

22:                                               ; preds = %18, %15
  %23 = phi i64 [ %17, %15 ], [ %21, %18 ]
  ret i64 %23
}

define dso_local void @_FortranAEoshiftVector(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i64 %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %13 = load ptr, ptr %7, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = load i64, ptr %9, align 8
  %16 = load ptr, ptr %10, align 8
  %17 = load ptr, ptr %11, align 8
  %18 = load i32, ptr %12, align 4
  call void @shifted_out(ptr noundef %13, ptr noundef %14, i64 noundef %15, ptr noundef %16, i32 noundef 1, ptr noundef %17, i32 noundef %18)
  ret void
}

define internal void @shifted_out(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #1 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i64 %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %26 = load ptr, ptr %9, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 4
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = icmp eq i32 %29, 28
  br i1 %30, label %67, label %31

31:                                               ; preds = %7
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 4
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 27
  br i1 %36, label %67, label %37

37:                                               ; preds = %31
  %38 = load ptr, ptr %9, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 4
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = icmp eq i32 %41, 35
  br i1 %42, label %67, label %43

43:                                               ; preds = %37
  %44 = load ptr, ptr %9, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 4
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = icmp eq i32 %47, 34
  br i1 %48, label %67, label %49

49:                                               ; preds = %43
  %50 = load ptr, ptr %9, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 4
  %52 = load i8, ptr %51, align 1
  %53 = zext i8 %52 to i32
  %54 = icmp sle i32 %53, 24
  br i1 %54, label %67, label %55

55:                                               ; preds = %49
  %56 = load ptr, ptr %9, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 4
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = icmp eq i32 %59, 39
  br i1 %60, label %67, label %61

61:                                               ; preds = %55
  %62 = load ptr, ptr %9, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 4
  %64 = load i8, ptr %63, align 1
  %65 = zext i8 %64 to i32
  %66 = icmp eq i32 %65, 40
  br label %67

67:                                               ; preds = %61, %55, %49, %43, %37, %31, %7
  %68 = phi i1 [ true, %55 ], [ true, %49 ], [ true, %43 ], [ true, %37 ], [ true, %31 ], [ true, %7 ], [ %66, %61 ]
  %69 = zext i1 %68 to i32
  %70 = load ptr, ptr %13, align 8
  %71 = load i32, ptr %14, align 4
  call void @require(i32 noundef %69, ptr noundef @.str.4, ptr noundef %70, i32 noundef %71)
  %72 = load ptr, ptr %11, align 8
  %73 = icmp ne ptr %72, null
  br i1 %73, label %74, label %80

74:                                               ; preds = %67
  %75 = load ptr, ptr %11, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp eq i32 %78, 0
  br label %80

80:                                               ; preds = %74, %67
  %81 = phi i1 [ true, %67 ], [ %79, %74 ]
  %82 = zext i1 %81 to i32
  %83 = load ptr, ptr %13, align 8
  %84 = load i32, ptr %14, align 4
  call void @require(i32 noundef %82, ptr noundef @.str.14, ptr noundef %83, i32 noundef %84)
  %85 = load ptr, ptr %11, align 8
  %86 = icmp ne ptr %85, null
  br i1 %86, label %93, label %87

87:                                               ; preds = %80
  %88 = load ptr, ptr %9, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 4
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
  %92 = icmp ne i32 %91, 40
  br label %93

93:                                               ; preds = %87, %80
  %94 = phi i1 [ true, %80 ], [ %92, %87 ]
  %95 = zext i1 %94 to i32
  %96 = load ptr, ptr %13, align 8
  %97 = load i32, ptr %14, align 4
  call void @require(i32 noundef %95, ptr noundef @.str.15, ptr noundef %96, i32 noundef %97)
  %98 = load ptr, ptr %9, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = icmp sle i32 %101, 4
  %103 = zext i1 %102 to i32
  %104 = load ptr, ptr %13, align 8
  %105 = load i32, ptr %14, align 4
  call void @require(i32 noundef %103, ptr noundef @.str.1, ptr noundef %104, i32 noundef %105)
  %106 = load ptr, ptr %9, align 8
  %107 = call ptr @dimension(ptr noundef %106, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %107, i64 24, i1 false)
  %108 = load ptr, ptr %9, align 8
  %109 = call ptr @dimension(ptr noundef %108, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %109, i64 24, i1 false)
  %110 = load ptr, ptr %9, align 8
  %111 = call ptr @dimension(ptr noundef %110, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %111, i64 24, i1 false)
  %112 = load ptr, ptr %9, align 8
  %113 = call ptr @dimension(ptr noundef %112, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %113, i64 24, i1 false)
  %114 = load ptr, ptr %9, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 3
  %116 = load i8, ptr %115, align 4
  %117 = load ptr, ptr %8, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 3
  store i8 %116, ptr %118, align 4
  %119 = load ptr, ptr %8, align 8
  %120 = load ptr, ptr %9, align 8
  %121 = getelementptr inbounds %struct.descriptor, ptr %120, i32 0, i32 1
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  call void @made(ptr noundef %119, i64 noundef %122, i64 noundef %124, i64 noundef %126, i64 noundef %128, i64 noundef %130)
  store i64 0, ptr %19, align 8
  br label %131

131:                                              ; preds = %285, %93
  %132 = load i64, ptr %19, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 2, ptr %20, align 4
  br label %288

137:                                              ; preds = %131
  store i64 0, ptr %21, align 8
  br label %138

138:                                              ; preds = %281, %137
  %139 = load i64, ptr %21, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 5, ptr %20, align 4
  br label %284

144:                                              ; preds = %138
  store i64 0, ptr %22, align 8
  br label %145

145:                                              ; preds = %277, %144
  %146 = load i64, ptr %22, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = icmp slt i64 %146, %148
  br i1 %149, label %151, label %150

150:                                              ; preds = %145
  store i32 8, ptr %20, align 4
  br label %280

151:                                              ; preds = %145
  store i64 0, ptr %23, align 8
  br label %152

152:                                              ; preds = %273, %151
  %153 = load i64, ptr %23, align 8
  %154 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  %156 = icmp slt i64 %153, %155
  br i1 %156, label %158, label %157

157:                                              ; preds = %152
  store i32 11, ptr %20, align 4
  br label %276

158:                                              ; preds = %152
  %159 = load ptr, ptr %8, align 8
  %160 = getelementptr inbounds %struct.descriptor, ptr %159, i32 0, i32 0
  %161 = load ptr, ptr %160, align 8
  %162 = load i64, ptr %19, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %162, %164
  %166 = load i64, ptr %21, align 8
  %167 = add nsw i64 %165, %166
  %168 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %167, %169
  %171 = load i64, ptr %22, align 8
  %172 = add nsw i64 %170, %171
  %173 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %172, %174
  %176 = load i64, ptr %23, align 8
  %177 = add nsw i64 %175, %176
  %178 = load ptr, ptr %9, align 8
  %179 = getelementptr inbounds %struct.descriptor, ptr %178, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %177, %180
  %182 = getelementptr inbounds i8, ptr %161, i64 %181
  store ptr %182, ptr %24, align 8
  %183 = load i64, ptr %10, align 8
  %184 = load i32, ptr %12, align 4
  %185 = icmp eq i32 %184, 1
  br i1 %185, label %186, label %188

186:                                              ; preds = %158
  %187 = load i64, ptr %23, align 8
  br label %204

188:                                              ; preds = %158
  %189 = load i32, ptr %12, align 4
  %190 = icmp eq i32 %189, 2
  br i1 %190, label %191, label %193

191:                                              ; preds = %188
  %192 = load i64, ptr %22, align 8
  br label %202

193:                                              ; preds = %188
  %194 = load i32, ptr %12, align 4
  %195 = icmp eq i32 %194, 3
  br i1 %195, label %196, label %198

196:                                              ; preds = %193
  %197 = load i64, ptr %21, align 8
  br label %200

198:                                              ; preds = %193
  %199 = load i64, ptr %19, align 8
  br label %200

200:                                              ; preds = %198, %196
  %201 = phi i64 [ %197, %196 ], [ %199, %198 ]
  br label %202

202:                                              ; preds = %200, %191
  %203 = phi i64 [ %192, %191 ], [ %201, %200 ]
  br label %204

204:                                              ; preds = %202, %186
  %205 = phi i64 [ %187, %186 ], [ %203, %202 ]
  %206 = add nsw i64 %183, %205
  store i64 %206, ptr %25, align 8
  %207 = load i64, ptr %25, align 8
  %208 = icmp sge i64 %207, 0
  br i1 %208, label %209, label %259

209:                                              ; preds = %204
  %210 = load i64, ptr %25, align 8
  %211 = load ptr, ptr %9, align 8
  %212 = load i32, ptr %12, align 4
  %213 = sub nsw i32 %212, 1
  %214 = call ptr @dimension(ptr noundef %211, i32 noundef %213)
  %215 = getelementptr inbounds %struct.dimension, ptr %214, i32 0, i32 1
  %216 = load i64, ptr %215, align 8
  %217 = icmp slt i64 %210, %216
  br i1 %217, label %218, label %259

218:                                              ; preds = %209
  %219 = load ptr, ptr %24, align 8
  %220 = load ptr, ptr %9, align 8
  %221 = getelementptr inbounds %struct.descriptor, ptr %220, i32 0, i32 0
  %222 = load ptr, ptr %221, align 8
  %223 = load ptr, ptr %9, align 8
  %224 = load i32, ptr %12, align 4
  %225 = icmp eq i32 %224, 1
  br i1 %225, label %226, label %228

226:                                              ; preds = %218
  %227 = load i64, ptr %25, align 8
  br label %230

228:                                              ; preds = %218
  %229 = load i64, ptr %23, align 8
  br label %230

230:                                              ; preds = %228, %226
  %231 = phi i64 [ %227, %226 ], [ %229, %228 ]
  %232 = load i32, ptr %12, align 4
  %233 = icmp eq i32 %232, 2
  br i1 %233, label %234, label %236

234:                                              ; preds = %230
  %235 = load i64, ptr %25, align 8
  br label %238

236:                                              ; preds = %230
  %237 = load i64, ptr %22, align 8
  br label %238

238:                                              ; preds = %236, %234
  %239 = phi i64 [ %235, %234 ], [ %237, %236 ]
  %240 = load i32, ptr %12, align 4
  %241 = icmp eq i32 %240, 3
  br i1 %241, label %242, label %244

242:                                              ; preds = %238
  %243 = load i64, ptr %25, align 8
  br label %246

244:                                              ; preds = %238
  %245 = load i64, ptr %21, align 8
  br label %246

246:                                              ; preds = %244, %242
  %247 = phi i64 [ %243, %242 ], [ %245, %244 ]
  %248 = load i32, ptr %12, align 4
  %249 = icmp eq i32 %248, 4
  br i1 %249, label %250, label %252

250:                                              ; preds = %246
  %251 = load i64, ptr %25, align 8
  br label %254

252:                                              ; preds = %246
  %253 = load i64, ptr %19, align 8
  br label %254

254:                                              ; preds = %252, %250
  %255 = phi i64 [ %251, %250 ], [ %253, %252 ]
  %256 = call i64 @offset_in(ptr noundef %223, i64 noundef %231, i64 noundef %239, i64 noundef %247, i64 noundef %255)
  %257 = getelementptr inbounds i8, ptr %222, i64 %256
  %258 = load ptr, ptr %9, align 8
  call void @copy(ptr noundef %219, ptr noundef %257, ptr noundef %258)
  br label %272

259:                                              ; preds = %209, %204
  %260 = load ptr, ptr %11, align 8
  %261 = icmp ne ptr %260, null
  br i1 %261, label %262, label %268

262:                                              ; preds = %259
  %263 = load ptr, ptr %24, align 8
  %264 = load ptr, ptr %11, align 8
  %265 = getelementptr inbounds %struct.descriptor, ptr %264, i32 0, i32 0
  %266 = load ptr, ptr %265, align 8
  %267 = load ptr, ptr %9, align 8
  call void @copy(ptr noundef %263, ptr noundef %266, ptr noundef %267)
  br label %271

268:                                              ; preds = %259
  %269 = load ptr, ptr %24, align 8
  %270 = load ptr, ptr %9, align 8
  call void @clear(ptr noundef %269, ptr noundef %270)
  br label %271

271:                                              ; preds = %268, %262
  br label %272

272:                                              ; preds = %271, %254
  br label %273

273:                                              ; preds = %272
  %274 = load i64, ptr %23, align 8
  %275 = add nsw i64 %274, 1
  store i64 %275, ptr %23, align 8
  br label %152

276:                                              ; preds = %157
  br label %277

277:                                              ; preds = %276
  %278 = load i64, ptr %22, align 8
  %279 = add nsw i64 %278, 1
  store i64 %279, ptr %22, align 8
  br label %145

280:                                              ; preds = %150
  br label %281

281:                                              ; preds = %280
  %282 = load i64, ptr %21, align 8
  %283 = add nsw i64 %282, 1
  store i64 %283, ptr %21, align 8
  br label %138

284:                                              ; preds = %143
  br label %285

285:                                              ; preds = %284
  %286 = load i64, ptr %19, align 8
  %287 = add nsw i64 %286, 1
  store i64 %287, ptr %19, align 8
  br label %131

288:                                              ; preds = %136
  ret void
}

define dso_local void @_FortranAEoshift(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #1 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %15 = load ptr, ptr %10, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = load ptr, ptr %13, align 8
  %22 = load i32, ptr %14, align 4
  call void @require(i32 noundef %20, ptr noundef @.str.8, ptr noundef %21, i32 noundef %22)
  %23 = load ptr, ptr %8, align 8
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %10, align 8
  %26 = call i64 @integer(ptr noundef %25, i64 noundef 0)
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %12, align 4
  %29 = load ptr, ptr %13, align 8
  %30 = load i32, ptr %14, align 4
  call void @shifted_out(ptr noundef %23, ptr noundef %24, i64 noundef %26, ptr noundef %27, i32 noundef %28, ptr noundef %29, i32 noundef %30)
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
  %29 = call ptr @dimension(ptr noundef %28, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %29, i64 24, i1 false)
  %30 = load ptr, ptr %5, align 8
  %31 = call ptr @dimension(ptr noundef %30, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %31, i64 24, i1 false)
  %32 = load ptr, ptr %5, align 8
  %33 = call ptr @dimension(ptr noundef %32, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %33, i64 24, i1 false)
  %34 = load ptr, ptr %5, align 8
  %35 = call ptr @dimension(ptr noundef %34, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %35, i64 24, i1 false)
  store i64 0, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %36

36:                                               ; preds = %100, %4
  %37 = load i64, ptr %14, align 8
  %38 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %37, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %36
  store i32 2, ptr %15, align 4
  br label %103

42:                                               ; preds = %36
  store i64 0, ptr %16, align 8
  br label %43

43:                                               ; preds = %96, %42
  %44 = load i64, ptr %16, align 8
  %45 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = icmp slt i64 %44, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %43
  store i32 5, ptr %15, align 4
  br label %99

49:                                               ; preds = %43
  store i64 0, ptr %17, align 8
  br label %50

50:                                               ; preds = %92, %49
  %51 = load i64, ptr %17, align 8
  %52 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %50
  store i32 8, ptr %15, align 4
  br label %95

56:                                               ; preds = %50
  store i64 0, ptr %18, align 8
  br label %57

57:                                               ; preds = %88, %56
  %58 = load i64, ptr %18, align 8
  %59 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %57
  store i32 11, ptr %15, align 4
  br label %91

63:                                               ; preds = %57
  %64 = load ptr, ptr %5, align 8
  %65 = load i64, ptr %18, align 8
  %66 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %65, %67
  %69 = load i64, ptr %17, align 8
  %70 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %69, %71
  %73 = add nsw i64 %68, %72
  %74 = load i64, ptr %16, align 8
  %75 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %74, %76
  %78 = add nsw i64 %73, %77
  %79 = load i64, ptr %14, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %79, %81
  %83 = add nsw i64 %78, %82
  %84 = call i32 @is_true(ptr noundef %64, i64 noundef %83)
  %85 = sext i32 %84 to i64
  %86 = load i64, ptr %13, align 8
  %87 = add nsw i64 %86, %85
  store i64 %87, ptr %13, align 8
  br label %88

88:                                               ; preds = %63
  %89 = load i64, ptr %18, align 8
  %90 = add nsw i64 %89, 1
  store i64 %90, ptr %18, align 8
  br label %57

91:                                               ; preds = %62
  br label %92

92:                                               ; preds = %91
  %93 = load i64, ptr %17, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %17, align 8
  br label %50

95:                                               ; preds = %55
  br label %96

96:                                               ; preds = %95
  %97 = load i64, ptr %16, align 8
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %16, align 8
  br label %43

99:                                               ; preds = %48
  br label %100

100:                                              ; preds = %99
  %101 = load i64, ptr %14, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %14, align 8
  br label %36

103:                                              ; preds = %41
  %104 = load i64, ptr %13, align 8
  store i32 1, ptr %15, align 4
  ret i64 %104
}

define dso_local void @_FortranAPack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %29 = load ptr, ptr %8, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp eq i32 %32, 28
  br i1 %33, label %70, label %34

34:                                               ; preds = %6
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 27
  br i1 %39, label %70, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 4
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = icmp eq i32 %44, 35
  br i1 %45, label %70, label %46

46:                                               ; preds = %40
  %47 = load ptr, ptr %8, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp eq i32 %50, 34
  br i1 %51, label %70, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %8, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp sle i32 %56, 24
  br i1 %57, label %70, label %58

58:                                               ; preds = %52
  %59 = load ptr, ptr %8, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp eq i32 %62, 39
  br i1 %63, label %70, label %64

64:                                               ; preds = %58
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 4
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp eq i32 %68, 40
  br label %70

70:                                               ; preds = %64, %58, %52, %46, %40, %34, %6
  %71 = phi i1 [ true, %58 ], [ true, %52 ], [ true, %46 ], [ true, %40 ], [ true, %34 ], [ true, %6 ], [ %69, %64 ]
  %72 = zext i1 %71 to i32
  %73 = load ptr, ptr %11, align 8
  %74 = load i32, ptr %12, align 4
  call void @require(i32 noundef %72, ptr noundef @.str.4, ptr noundef %73, i32 noundef %74)
  %75 = load ptr, ptr %8, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp sle i32 %78, 4
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %11, align 8
  %82 = load i32, ptr %12, align 4
  call void @require(i32 noundef %80, ptr noundef @.str.1, ptr noundef %81, i32 noundef %82)
  %83 = load ptr, ptr %8, align 8
  %84 = call ptr @dimension(ptr noundef %83, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %8, align 8
  %86 = call ptr @dimension(ptr noundef %85, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %86, i64 24, i1 false)
  %87 = load ptr, ptr %8, align 8
  %88 = call ptr @dimension(ptr noundef %87, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %8, align 8
  %90 = call ptr @dimension(ptr noundef %89, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %8, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  store i64 %93, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 0, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %94

94:                                               ; preds = %145, %70
  %95 = load i64, ptr %20, align 8
  %96 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = icmp slt i64 %95, %97
  br i1 %98, label %100, label %99

99:                                               ; preds = %94
  store i32 2, ptr %21, align 4
  br label %148

100:                                              ; preds = %94
  store i64 0, ptr %22, align 8
  br label %101

101:                                              ; preds = %141, %100
  %102 = load i64, ptr %22, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 5, ptr %21, align 4
  br label %144

107:                                              ; preds = %101
  store i64 0, ptr %23, align 8
  br label %108

108:                                              ; preds = %137, %107
  %109 = load i64, ptr %23, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 8, ptr %21, align 4
  br label %140

114:                                              ; preds = %108
  store i64 0, ptr %24, align 8
  br label %115

115:                                              ; preds = %133, %114
  %116 = load i64, ptr %24, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %115
  store i32 11, ptr %21, align 4
  br label %136

121:                                              ; preds = %115
  %122 = load ptr, ptr %9, align 8
  %123 = load ptr, ptr %9, align 8
  %124 = load i64, ptr %24, align 8
  %125 = load i64, ptr %23, align 8
  %126 = load i64, ptr %22, align 8
  %127 = load i64, ptr %20, align 8
  %128 = call i64 @offset_in(ptr noundef %123, i64 noundef %124, i64 noundef %125, i64 noundef %126, i64 noundef %127)
  %129 = call i32 @is_true(ptr noundef %122, i64 noundef %128)
  %130 = sext i32 %129 to i64
  %131 = load i64, ptr %18, align 8
  %132 = add nsw i64 %131, %130
  store i64 %132, ptr %18, align 8
  br label %133

133:                                              ; preds = %121
  %134 = load i64, ptr %24, align 8
  %135 = add nsw i64 %134, 1
  store i64 %135, ptr %24, align 8
  br label %115

136:                                              ; preds = %120
  br label %137

137:                                              ; preds = %136
  %138 = load i64, ptr %23, align 8
  %139 = add nsw i64 %138, 1
  store i64 %139, ptr %23, align 8
  br label %108

140:                                              ; preds = %113
  br label %141

141:                                              ; preds = %140
  %142 = load i64, ptr %22, align 8
  %143 = add nsw i64 %142, 1
  store i64 %143, ptr %22, align 8
  br label %101

144:                                              ; preds = %106
  br label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %20, align 8
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %20, align 8
  br label %94

148:                                              ; preds = %99
  %149 = load ptr, ptr %7, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 3
  store i8 1, ptr %150, align 4
  %151 = load ptr, ptr %7, align 8
  %152 = load ptr, ptr %8, align 8
  %153 = getelementptr inbounds %struct.descriptor, ptr %152, i32 0, i32 1
  %154 = load i64, ptr %153, align 8
  %155 = load ptr, ptr %10, align 8
  %156 = icmp ne ptr %155, null
  br i1 %156, label %157, label %162

157:                                              ; preds = %148
  %158 = load ptr, ptr %10, align 8
  %159 = call ptr @dimension(ptr noundef %158, i32 noundef 0)
  %160 = getelementptr inbounds %struct.dimension, ptr %159, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  br label %164

162:                                              ; preds = %148
  %163 = load i64, ptr %18, align 8
  br label %164

164:                                              ; preds = %162, %157
  %165 = phi i64 [ %161, %157 ], [ %163, %162 ]
  call void @made(ptr noundef %151, i64 noundef %154, i64 noundef %165, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  store i64 0, ptr %25, align 8
  br label %166

166:                                              ; preds = %249, %164
  %167 = load i64, ptr %25, align 8
  %168 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = icmp slt i64 %167, %169
  br i1 %170, label %172, label %171

171:                                              ; preds = %166
  store i32 14, ptr %21, align 4
  br label %252

172:                                              ; preds = %166
  store i64 0, ptr %26, align 8
  br label %173

173:                                              ; preds = %245, %172
  %174 = load i64, ptr %26, align 8
  %175 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = icmp slt i64 %174, %176
  br i1 %177, label %179, label %178

178:                                              ; preds = %173
  store i32 17, ptr %21, align 4
  br label %248

179:                                              ; preds = %173
  store i64 0, ptr %27, align 8
  br label %180

180:                                              ; preds = %241, %179
  %181 = load i64, ptr %27, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %183 = load i64, ptr %182, align 8
  %184 = icmp slt i64 %181, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %180
  store i32 20, ptr %21, align 4
  br label %244

186:                                              ; preds = %180
  store i64 0, ptr %28, align 8
  br label %187

187:                                              ; preds = %237, %186
  %188 = load i64, ptr %28, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = icmp slt i64 %188, %190
  br i1 %191, label %193, label %192

192:                                              ; preds = %187
  store i32 23, ptr %21, align 4
  br label %240

193:                                              ; preds = %187
  %194 = load ptr, ptr %9, align 8
  %195 = load ptr, ptr %9, align 8
  %196 = load i64, ptr %28, align 8
  %197 = load i64, ptr %27, align 8
  %198 = load i64, ptr %26, align 8
  %199 = load i64, ptr %25, align 8
  %200 = call i64 @offset_in(ptr noundef %195, i64 noundef %196, i64 noundef %197, i64 noundef %198, i64 noundef %199)
  %201 = call i32 @is_true(ptr noundef %194, i64 noundef %200)
  %202 = icmp ne i32 %201, 0
  br i1 %202, label %203, label %236

203:                                              ; preds = %193
  %204 = load ptr, ptr %7, align 8
  %205 = getelementptr inbounds %struct.descriptor, ptr %204, i32 0, i32 0
  %206 = load ptr, ptr %205, align 8
  %207 = load i64, ptr %19, align 8
  %208 = add nsw i64 %207, 1
  store i64 %208, ptr %19, align 8
  %209 = load i64, ptr %17, align 8
  %210 = mul nsw i64 %207, %209
  %211 = getelementptr inbounds i8, ptr %206, i64 %210
  %212 = load ptr, ptr %8, align 8
  %213 = getelementptr inbounds %struct.descriptor, ptr %212, i32 0, i32 0
  %214 = load ptr, ptr %213, align 8
  %215 = load i64, ptr %28, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %217 = load i64, ptr %216, align 8
  %218 = mul nsw i64 %215, %217
  %219 = load i64, ptr %27, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = add nsw i64 %218, %222
  %224 = load i64, ptr %26, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = add nsw i64 %223, %227
  %229 = load i64, ptr %25, align 8
  %230 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %229, %231
  %233 = add nsw i64 %228, %232
  %234 = getelementptr inbounds i8, ptr %214, i64 %233
  %235 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %211, ptr noundef %234, ptr noundef %235)
  br label %236

236:                                              ; preds = %203, %193
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %28, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %28, align 8
  br label %187

240:                                              ; preds = %192
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %27, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %27, align 8
  br label %180

244:                                              ; preds = %185
  br label %245

245:                                              ; preds = %244
  %246 = load i64, ptr %26, align 8
  %247 = add nsw i64 %246, 1
  store i64 %247, ptr %26, align 8
  br label %173

248:                                              ; preds = %178
  br label %249

249:                                              ; preds = %248
  %250 = load i64, ptr %25, align 8
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %25, align 8
  br label %166

252:                                              ; preds = %171
  br label %253

253:                                              ; preds = %285, %252
  %254 = load ptr, ptr %10, align 8
  %255 = icmp ne ptr %254, null
  br i1 %255, label %256, label %263

256:                                              ; preds = %253
  %257 = load i64, ptr %19, align 8
  %258 = load ptr, ptr %10, align 8
  %259 = call ptr @dimension(ptr noundef %258, i32 noundef 0)
  %260 = getelementptr inbounds %struct.dimension, ptr %259, i32 0, i32 1
  %261 = load i64, ptr %260, align 8
  %262 = icmp slt i64 %257, %261
  br label %263

263:                                              ; preds = %256, %253
  %264 = phi i1 [ false, %253 ], [ %262, %256 ]
  br i1 %264, label %265, label %288

265:                                              ; preds = %263
  %266 = load ptr, ptr %7, align 8
  %267 = getelementptr inbounds %struct.descriptor, ptr %266, i32 0, i32 0
  %268 = load ptr, ptr %267, align 8
  %269 = load i64, ptr %19, align 8
  %270 = load i64, ptr %17, align 8
  %271 = mul nsw i64 %269, %270
  %272 = getelementptr inbounds i8, ptr %268, i64 %271
  %273 = load ptr, ptr %10, align 8
  %274 = getelementptr inbounds %struct.descriptor, ptr %273, i32 0, i32 0
  %275 = load ptr, ptr %274, align 8
  %276 = load i64, ptr %19, align 8
  %277 = load ptr, ptr %10, align 8
  %278 = getelementptr inbounds %struct.descriptor, ptr %277, i32 0, i32 7
  %279 = getelementptr inbounds [0 x %struct.dimension], ptr %278, i64 0, i64 0
  %280 = getelementptr inbounds %struct.dimension, ptr %279, i32 0, i32 2
  %281 = load i64, ptr %280, align 8
  %282 = mul nsw i64 %276, %281
  %283 = getelementptr inbounds i8, ptr %275, i64 %282
  %284 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %272, ptr noundef %283, ptr noundef %284)
  br label %285

285:                                              ; preds = %265
  %286 = load i64, ptr %19, align 8
  %287 = add nsw i64 %286, 1
  store i64 %287, ptr %19, align 8
  br label %253

288:                                              ; preds = %263
  ret void
}

define dso_local i32 @_FortranAMoveAlloc(ptr noundef %0, ptr noundef %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #1 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i8, align 1
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  %17 = zext i1 %3 to i8
  store i8 %17, ptr %11, align 1
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %18 = load ptr, ptr %10, align 8
  %19 = load i8, ptr %11, align 1
  %20 = trunc i8 %19 to i1
  %21 = load ptr, ptr %12, align 8
  %22 = load ptr, ptr %8, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %15, align 8
  %25 = load ptr, ptr %15, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %74

27:                                               ; preds = %7
  %28 = load ptr, ptr %8, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 28
  br i1 %32, label %69, label %33

33:                                               ; preds = %27
  %34 = load ptr, ptr %8, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 27
  br i1 %38, label %69, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %8, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp eq i32 %43, 35
  br i1 %44, label %69, label %45

45:                                               ; preds = %39
  %46 = load ptr, ptr %8, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 34
  br i1 %50, label %69, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %8, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp sle i32 %55, 24
  br i1 %56, label %69, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp eq i32 %61, 39
  br i1 %62, label %69, label %63

63:                                               ; preds = %57
  %64 = load ptr, ptr %8, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 4
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = icmp eq i32 %67, 40
  br label %69

69:                                               ; preds = %63, %57, %51, %45, %39, %33, %27
  %70 = phi i1 [ true, %57 ], [ true, %51 ], [ true, %45 ], [ true, %39 ], [ true, %33 ], [ true, %27 ], [ %68, %63 ]
  %71 = zext i1 %70 to i32
  %72 = load ptr, ptr %13, align 8
  %73 = load i32, ptr %14, align 4
  call void @require(i32 noundef %71, ptr noundef @.str.4, ptr noundef %72, i32 noundef %73)
  br label %74

74:                                               ; preds = %69, %7
  %75 = load ptr, ptr %9, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp sle i32 %78, 4
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %13, align 8
  %82 = load i32, ptr %14, align 4
  call void @require(i32 noundef %80, ptr noundef @.str.1, ptr noundef %81, i32 noundef %82)
  %83 = load ptr, ptr %9, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = load ptr, ptr %8, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 1
  store i64 %85, ptr %87, align 8
  store i32 0, ptr %16, align 4
  br label %88

88:                                               ; preds = %107, %74
  %89 = load i32, ptr %16, align 4
  %90 = load ptr, ptr %9, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = icmp slt i32 %89, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %88
  br label %110

96:                                               ; preds = %88
  %97 = load ptr, ptr %8, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 7
  %99 = load i32, ptr %16, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [0 x %struct.dimension], ptr %98, i64 0, i64 %100
  %102 = load ptr, ptr %9, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 7
  %104 = load i32, ptr %16, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [0 x %struct.dimension], ptr %103, i64 0, i64 %105
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %101, ptr align 8 %106, i64 24, i1 false)
  br label %107

107:                                              ; preds = %96
  %108 = load i32, ptr %16, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %16, align 4
  br label %88

110:                                              ; preds = %95
  %111 = load ptr, ptr %9, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 0
  %113 = load ptr, ptr %112, align 8
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 0
  store ptr %113, ptr %115, align 8
  %116 = load ptr, ptr %9, align 8
  %117 = getelementptr inbounds %struct.descriptor, ptr %116, i32 0, i32 0
  store ptr null, ptr %117, align 8
  %118 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %118)
  ret i32 0
}

declare void @free(ptr noundef) #4

define dso_local void @_FortranASumDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca double, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca float, align 4
  %38 = alloca i64, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 28
  br i1 %47, label %54, label %48

48:                                               ; preds = %6
  %49 = load ptr, ptr %8, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 27
  br label %54

54:                                               ; preds = %48, %6
  %55 = phi i1 [ true, %6 ], [ %53, %48 ]
  %56 = zext i1 %55 to i32
  %57 = load ptr, ptr %10, align 8
  %58 = load i32, ptr %11, align 4
  call void @require(i32 noundef %56, ptr noundef @.str.9, ptr noundef %57, i32 noundef %58)
  %59 = load i32, ptr %9, align 4
  %60 = icmp sge i32 %59, 1
  br i1 %60, label %61, label %68

61:                                               ; preds = %54
  %62 = load i32, ptr %9, align 4
  %63 = load ptr, ptr %8, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = icmp sle i32 %62, %66
  br label %68

68:                                               ; preds = %61, %54
  %69 = phi i1 [ false, %54 ], [ %67, %61 ]
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %10, align 8
  %72 = load i32, ptr %11, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.10, ptr noundef %71, i32 noundef %72)
  %73 = load ptr, ptr %8, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = icmp sle i32 %76, 4
  %78 = zext i1 %77 to i32
  %79 = load ptr, ptr %10, align 8
  %80 = load i32, ptr %11, align 4
  call void @require(i32 noundef %78, ptr noundef @.str.1, ptr noundef %79, i32 noundef %80)
  %81 = load ptr, ptr %8, align 8
  %82 = call ptr @dimension(ptr noundef %81, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %82, i64 24, i1 false)
  %83 = load ptr, ptr %8, align 8
  %84 = call ptr @dimension(ptr noundef %83, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %8, align 8
  %86 = call ptr @dimension(ptr noundef %85, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %86, i64 24, i1 false)
  %87 = load ptr, ptr %8, align 8
  %88 = call ptr @dimension(ptr noundef %87, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %88, i64 24, i1 false)
  %89 = load i32, ptr %9, align 4
  %90 = icmp eq i32 %89, 1
  br i1 %90, label %91, label %92

91:                                               ; preds = %68
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %13, i64 24, i1 false)
  br label %103

92:                                               ; preds = %68
  %93 = load i32, ptr %9, align 4
  %94 = icmp eq i32 %93, 2
  br i1 %94, label %95, label %96

95:                                               ; preds = %92
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %14, i64 24, i1 false)
  br label %102

96:                                               ; preds = %92
  %97 = load i32, ptr %9, align 4
  %98 = icmp eq i32 %97, 3
  br i1 %98, label %99, label %100

99:                                               ; preds = %96
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %15, i64 24, i1 false)
  br label %101

100:                                              ; preds = %96
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %16, i64 24, i1 false)
  br label %101

101:                                              ; preds = %100, %99
  br label %102

102:                                              ; preds = %101, %95
  br label %103

103:                                              ; preds = %102, %91
  %104 = load i32, ptr %9, align 4
  %105 = icmp eq i32 %104, 1
  br i1 %105, label %106, label %107

106:                                              ; preds = %103
  br label %110

107:                                              ; preds = %103
  %108 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  br label %110

110:                                              ; preds = %107, %106
  %111 = phi i64 [ 1, %106 ], [ %109, %107 ]
  store i64 %111, ptr %18, align 8
  %112 = load i32, ptr %9, align 4
  %113 = icmp eq i32 %112, 2
  br i1 %113, label %114, label %115

114:                                              ; preds = %110
  br label %118

115:                                              ; preds = %110
  %116 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  br label %118

118:                                              ; preds = %115, %114
  %119 = phi i64 [ 1, %114 ], [ %117, %115 ]
  store i64 %119, ptr %19, align 8
  %120 = load i32, ptr %9, align 4
  %121 = icmp eq i32 %120, 3
  br i1 %121, label %122, label %123

122:                                              ; preds = %118
  br label %126

123:                                              ; preds = %118
  %124 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  br label %126

126:                                              ; preds = %123, %122
  %127 = phi i64 [ 1, %122 ], [ %125, %123 ]
  store i64 %127, ptr %20, align 8
  %128 = load i32, ptr %9, align 4
  %129 = icmp eq i32 %128, 4
  br i1 %129, label %130, label %131

130:                                              ; preds = %126
  br label %134

131:                                              ; preds = %126
  %132 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  br label %134

134:                                              ; preds = %131, %130
  %135 = phi i64 [ 1, %130 ], [ %133, %131 ]
  store i64 %135, ptr %21, align 8
  %136 = load ptr, ptr %8, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 3
  %138 = load i8, ptr %137, align 4
  %139 = zext i8 %138 to i32
  %140 = sub nsw i32 %139, 1
  %141 = trunc i32 %140 to i8
  %142 = load ptr, ptr %7, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 3
  store i8 %141, ptr %143, align 4
  %144 = load ptr, ptr %7, align 8
  %145 = load ptr, ptr %8, align 8
  %146 = getelementptr inbounds %struct.descriptor, ptr %145, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = load i32, ptr %9, align 4
  %149 = icmp eq i32 %148, 1
  br i1 %149, label %150, label %153

150:                                              ; preds = %134
  %151 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %152 = load i64, ptr %151, align 8
  br label %155

153:                                              ; preds = %134
  %154 = load i64, ptr %18, align 8
  br label %155

155:                                              ; preds = %153, %150
  %156 = phi i64 [ %152, %150 ], [ %154, %153 ]
  %157 = load i32, ptr %9, align 4
  %158 = icmp sle i32 %157, 2
  br i1 %158, label %159, label %162

159:                                              ; preds = %155
  %160 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  br label %164

162:                                              ; preds = %155
  %163 = load i64, ptr %19, align 8
  br label %164

164:                                              ; preds = %162, %159
  %165 = phi i64 [ %161, %159 ], [ %163, %162 ]
  %166 = load i32, ptr %9, align 4
  %167 = icmp sle i32 %166, 3
  br i1 %167, label %168, label %171

168:                                              ; preds = %164
  %169 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %170 = load i64, ptr %169, align 8
  br label %173

171:                                              ; preds = %164
  %172 = load i64, ptr %20, align 8
  br label %173

173:                                              ; preds = %171, %168
  %174 = phi i64 [ %170, %168 ], [ %172, %171 ]
  call void @made(ptr noundef %144, i64 noundef %147, i64 noundef %156, i64 noundef %165, i64 noundef %174, i64 noundef 1)
  %175 = load ptr, ptr %8, align 8
  %176 = getelementptr inbounds %struct.descriptor, ptr %175, i32 0, i32 4
  %177 = load i8, ptr %176, align 1
  %178 = zext i8 %177 to i32
  %179 = icmp eq i32 %178, 28
  br i1 %179, label %180, label %323

180:                                              ; preds = %173
  store i64 0, ptr %22, align 8
  br label %181

181:                                              ; preds = %319, %180
  %182 = load i64, ptr %22, align 8
  %183 = load i64, ptr %21, align 8
  %184 = icmp slt i64 %182, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %181
  store i32 2, ptr %23, align 4
  br label %322

186:                                              ; preds = %181
  store i64 0, ptr %24, align 8
  br label %187

187:                                              ; preds = %315, %186
  %188 = load i64, ptr %24, align 8
  %189 = load i64, ptr %20, align 8
  %190 = icmp slt i64 %188, %189
  br i1 %190, label %192, label %191

191:                                              ; preds = %187
  store i32 5, ptr %23, align 4
  br label %318

192:                                              ; preds = %187
  store i64 0, ptr %25, align 8
  br label %193

193:                                              ; preds = %311, %192
  %194 = load i64, ptr %25, align 8
  %195 = load i64, ptr %19, align 8
  %196 = icmp slt i64 %194, %195
  br i1 %196, label %198, label %197

197:                                              ; preds = %193
  store i32 8, ptr %23, align 4
  br label %314

198:                                              ; preds = %193
  store i64 0, ptr %26, align 8
  br label %199

199:                                              ; preds = %307, %198
  %200 = load i64, ptr %26, align 8
  %201 = load i64, ptr %18, align 8
  %202 = icmp slt i64 %200, %201
  br i1 %202, label %204, label %203

203:                                              ; preds = %199
  store i32 11, ptr %23, align 4
  br label %310

204:                                              ; preds = %199
  store double 0.000000e+00, ptr %27, align 8
  store i64 0, ptr %28, align 8
  br label %205

205:                                              ; preds = %284, %204
  %206 = load i64, ptr %28, align 8
  %207 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %208 = load i64, ptr %207, align 8
  %209 = icmp slt i64 %206, %208
  br i1 %209, label %211, label %210

210:                                              ; preds = %205
  store i32 14, ptr %23, align 4
  br label %287

211:                                              ; preds = %205
  %212 = load i32, ptr %9, align 4
  %213 = icmp eq i32 %212, 1
  br i1 %213, label %214, label %216

214:                                              ; preds = %211
  %215 = load i64, ptr %28, align 8
  br label %218

216:                                              ; preds = %211
  %217 = load i64, ptr %26, align 8
  br label %218

218:                                              ; preds = %216, %214
  %219 = phi i64 [ %215, %214 ], [ %217, %216 ]
  store i64 %219, ptr %29, align 8
  %220 = load i32, ptr %9, align 4
  %221 = icmp eq i32 %220, 2
  br i1 %221, label %222, label %224

222:                                              ; preds = %218
  %223 = load i64, ptr %28, align 8
  br label %226

224:                                              ; preds = %218
  %225 = load i64, ptr %25, align 8
  br label %226

226:                                              ; preds = %224, %222
  %227 = phi i64 [ %223, %222 ], [ %225, %224 ]
  store i64 %227, ptr %30, align 8
  %228 = load i32, ptr %9, align 4
  %229 = icmp eq i32 %228, 3
  br i1 %229, label %230, label %232

230:                                              ; preds = %226
  %231 = load i64, ptr %28, align 8
  br label %234

232:                                              ; preds = %226
  %233 = load i64, ptr %24, align 8
  br label %234

234:                                              ; preds = %232, %230
  %235 = phi i64 [ %231, %230 ], [ %233, %232 ]
  store i64 %235, ptr %31, align 8
  %236 = load i32, ptr %9, align 4
  %237 = icmp eq i32 %236, 4
  br i1 %237, label %238, label %240

238:                                              ; preds = %234
  %239 = load i64, ptr %28, align 8
  br label %242

240:                                              ; preds = %234
  %241 = load i64, ptr %22, align 8
  br label %242

242:                                              ; preds = %240, %238
  %243 = phi i64 [ %239, %238 ], [ %241, %240 ]
  store i64 %243, ptr %32, align 8
  %244 = load ptr, ptr %12, align 8
  %245 = icmp ne ptr %244, null
  br i1 %245, label %246, label %256

246:                                              ; preds = %242
  %247 = load ptr, ptr %12, align 8
  %248 = load ptr, ptr %12, align 8
  %249 = load i64, ptr %29, align 8
  %250 = load i64, ptr %30, align 8
  %251 = load i64, ptr %31, align 8
  %252 = load i64, ptr %32, align 8
  %253 = call i64 @offset_in(ptr noundef %248, i64 noundef %249, i64 noundef %250, i64 noundef %251, i64 noundef %252)
  %254 = call i32 @is_true(ptr noundef %247, i64 noundef %253)
  %255 = icmp ne i32 %254, 0
  br i1 %255, label %256, label %283

256:                                              ; preds = %246, %242
  %257 = load ptr, ptr %8, align 8
  %258 = getelementptr inbounds %struct.descriptor, ptr %257, i32 0, i32 0
  %259 = load ptr, ptr %258, align 8
  %260 = load i64, ptr %29, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = getelementptr inbounds i8, ptr %259, i64 %263
  %265 = load i64, ptr %30, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = getelementptr inbounds i8, ptr %264, i64 %268
  %270 = load i64, ptr %31, align 8
  %271 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %272 = load i64, ptr %271, align 8
  %273 = mul nsw i64 %270, %272
  %274 = getelementptr inbounds i8, ptr %269, i64 %273
  %275 = load i64, ptr %32, align 8
  %276 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %277 = load i64, ptr %276, align 8
  %278 = mul nsw i64 %275, %277
  %279 = getelementptr inbounds i8, ptr %274, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = load double, ptr %27, align 8
  %282 = fadd double %281, %280
  store double %282, ptr %27, align 8
  br label %283

283:                                              ; preds = %256, %246
  br label %284

284:                                              ; preds = %283
  %285 = load i64, ptr %28, align 8
  %286 = add nsw i64 %285, 1
  store i64 %286, ptr %28, align 8
  br label %205

287:                                              ; preds = %210
  %288 = load double, ptr %27, align 8
  %289 = load ptr, ptr %7, align 8
  %290 = getelementptr inbounds %struct.descriptor, ptr %289, i32 0, i32 0
  %291 = load ptr, ptr %290, align 8
  %292 = load i64, ptr %22, align 8
  %293 = load i64, ptr %20, align 8
  %294 = mul nsw i64 %292, %293
  %295 = load i64, ptr %24, align 8
  %296 = add nsw i64 %294, %295
  %297 = load i64, ptr %19, align 8
  %298 = mul nsw i64 %296, %297
  %299 = load i64, ptr %25, align 8
  %300 = add nsw i64 %298, %299
  %301 = load i64, ptr %18, align 8
  %302 = mul nsw i64 %300, %301
  %303 = load i64, ptr %26, align 8
  %304 = add nsw i64 %302, %303
  %305 = mul nsw i64 %304, 8
  %306 = getelementptr inbounds i8, ptr %291, i64 %305
  store double %288, ptr %306, align 8
  br label %307

307:                                              ; preds = %287
  %308 = load i64, ptr %26, align 8
  %309 = add nsw i64 %308, 1
  store i64 %309, ptr %26, align 8
  br label %199

310:                                              ; preds = %203
  br label %311

311:                                              ; preds = %310
  %312 = load i64, ptr %25, align 8
  %313 = add nsw i64 %312, 1
  store i64 %313, ptr %25, align 8
  br label %193

314:                                              ; preds = %197
  br label %315

315:                                              ; preds = %314
  %316 = load i64, ptr %24, align 8
  %317 = add nsw i64 %316, 1
  store i64 %317, ptr %24, align 8
  br label %187

318:                                              ; preds = %191
  br label %319

319:                                              ; preds = %318
  %320 = load i64, ptr %22, align 8
  %321 = add nsw i64 %320, 1
  store i64 %321, ptr %22, align 8
  br label %181

322:                                              ; preds = %185
  br label %466

323:                                              ; preds = %173
  store i64 0, ptr %33, align 8
  br label %324

324:                                              ; preds = %462, %323
  %325 = load i64, ptr %33, align 8
  %326 = load i64, ptr %21, align 8
  %327 = icmp slt i64 %325, %326
  br i1 %327, label %329, label %328

328:                                              ; preds = %324
  store i32 17, ptr %23, align 4
  br label %465

329:                                              ; preds = %324
  store i64 0, ptr %34, align 8
  br label %330

330:                                              ; preds = %458, %329
  %331 = load i64, ptr %34, align 8
  %332 = load i64, ptr %20, align 8
  %333 = icmp slt i64 %331, %332
  br i1 %333, label %335, label %334

334:                                              ; preds = %330
  store i32 20, ptr %23, align 4
  br label %461

335:                                              ; preds = %330
  store i64 0, ptr %35, align 8
  br label %336

336:                                              ; preds = %454, %335
  %337 = load i64, ptr %35, align 8
  %338 = load i64, ptr %19, align 8
  %339 = icmp slt i64 %337, %338
  br i1 %339, label %341, label %340

340:                                              ; preds = %336
  store i32 23, ptr %23, align 4
  br label %457

341:                                              ; preds = %336
  store i64 0, ptr %36, align 8
  br label %342

342:                                              ; preds = %450, %341
  %343 = load i64, ptr %36, align 8
  %344 = load i64, ptr %18, align 8
  %345 = icmp slt i64 %343, %344
  br i1 %345, label %347, label %346

346:                                              ; preds = %342
  store i32 26, ptr %23, align 4
  br label %453

347:                                              ; preds = %342
  store float 0.000000e+00, ptr %37, align 4
  store i64 0, ptr %38, align 8
  br label %348

348:                                              ; preds = %427, %347
  %349 = load i64, ptr %38, align 8
  %350 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %351 = load i64, ptr %350, align 8
  %352 = icmp slt i64 %349, %351
  br i1 %352, label %354, label %353

353:                                              ; preds = %348
  store i32 29, ptr %23, align 4
  br label %430

354:                                              ; preds = %348
  %355 = load i32, ptr %9, align 4
  %356 = icmp eq i32 %355, 1
  br i1 %356, label %357, label %359

357:                                              ; preds = %354
  %358 = load i64, ptr %38, align 8
  br label %361

359:                                              ; preds = %354
  %360 = load i64, ptr %36, align 8
  br label %361

361:                                              ; preds = %359, %357
  %362 = phi i64 [ %358, %357 ], [ %360, %359 ]
  store i64 %362, ptr %39, align 8
  %363 = load i32, ptr %9, align 4
  %364 = icmp eq i32 %363, 2
  br i1 %364, label %365, label %367

365:                                              ; preds = %361
  %366 = load i64, ptr %38, align 8
  br label %369

367:                                              ; preds = %361
  %368 = load i64, ptr %35, align 8
  br label %369

369:                                              ; preds = %367, %365
  %370 = phi i64 [ %366, %365 ], [ %368, %367 ]
  store i64 %370, ptr %40, align 8
  %371 = load i32, ptr %9, align 4
  %372 = icmp eq i32 %371, 3
  br i1 %372, label %373, label %375

373:                                              ; preds = %369
  %374 = load i64, ptr %38, align 8
  br label %377

375:                                              ; preds = %369
  %376 = load i64, ptr %34, align 8
  br label %377

377:                                              ; preds = %375, %373
  %378 = phi i64 [ %374, %373 ], [ %376, %375 ]
  store i64 %378, ptr %41, align 8
  %379 = load i32, ptr %9, align 4
  %380 = icmp eq i32 %379, 4
  br i1 %380, label %381, label %383

381:                                              ; preds = %377
  %382 = load i64, ptr %38, align 8
  br label %385

383:                                              ; preds = %377
  %384 = load i64, ptr %33, align 8
  br label %385

385:                                              ; preds = %383, %381
  %386 = phi i64 [ %382, %381 ], [ %384, %383 ]
  store i64 %386, ptr %42, align 8
  %387 = load ptr, ptr %12, align 8
  %388 = icmp ne ptr %387, null
  br i1 %388, label %389, label %399

389:                                              ; preds = %385
  %390 = load ptr, ptr %12, align 8
  %391 = load ptr, ptr %12, align 8
  %392 = load i64, ptr %39, align 8
  %393 = load i64, ptr %40, align 8
  %394 = load i64, ptr %41, align 8
  %395 = load i64, ptr %42, align 8
  %396 = call i64 @offset_in(ptr noundef %391, i64 noundef %392, i64 noundef %393, i64 noundef %394, i64 noundef %395)
  %397 = call i32 @is_true(ptr noundef %390, i64 noundef %396)
  %398 = icmp ne i32 %397, 0
  br i1 %398, label %399, label %426

399:                                              ; preds = %389, %385
  %400 = load ptr, ptr %8, align 8
  %401 = getelementptr inbounds %struct.descriptor, ptr %400, i32 0, i32 0
  %402 = load ptr, ptr %401, align 8
  %403 = load i64, ptr %39, align 8
  %404 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %405 = load i64, ptr %404, align 8
  %406 = mul nsw i64 %403, %405
  %407 = getelementptr inbounds i8, ptr %402, i64 %406
  %408 = load i64, ptr %40, align 8
  %409 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %410 = load i64, ptr %409, align 8
  %411 = mul nsw i64 %408, %410
  %412 = getelementptr inbounds i8, ptr %407, i64 %411
  %413 = load i64, ptr %41, align 8
  %414 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %415 = load i64, ptr %414, align 8
  %416 = mul nsw i64 %413, %415
  %417 = getelementptr inbounds i8, ptr %412, i64 %416
  %418 = load i64, ptr %42, align 8
  %419 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %420 = load i64, ptr %419, align 8
  %421 = mul nsw i64 %418, %420
  %422 = getelementptr inbounds i8, ptr %417, i64 %421
  %423 = load float, ptr %422, align 4
  %424 = load float, ptr %37, align 4
  %425 = fadd float %424, %423
  store float %425, ptr %37, align 4
  br label %426

426:                                              ; preds = %399, %389
  br label %427

427:                                              ; preds = %426
  %428 = load i64, ptr %38, align 8
  %429 = add nsw i64 %428, 1
  store i64 %429, ptr %38, align 8
  br label %348

430:                                              ; preds = %353
  %431 = load float, ptr %37, align 4
  %432 = load ptr, ptr %7, align 8
  %433 = getelementptr inbounds %struct.descriptor, ptr %432, i32 0, i32 0
  %434 = load ptr, ptr %433, align 8
  %435 = load i64, ptr %33, align 8
  %436 = load i64, ptr %20, align 8
  %437 = mul nsw i64 %435, %436
  %438 = load i64, ptr %34, align 8
  %439 = add nsw i64 %437, %438
  %440 = load i64, ptr %19, align 8
  %441 = mul nsw i64 %439, %440
  %442 = load i64, ptr %35, align 8
  %443 = add nsw i64 %441, %442
  %444 = load i64, ptr %18, align 8
  %445 = mul nsw i64 %443, %444
  %446 = load i64, ptr %36, align 8
  %447 = add nsw i64 %445, %446
  %448 = mul nsw i64 %447, 4
  %449 = getelementptr inbounds i8, ptr %434, i64 %448
  store float %431, ptr %449, align 4
  br label %450

450:                                              ; preds = %430
  %451 = load i64, ptr %36, align 8
  %452 = add nsw i64 %451, 1
  store i64 %452, ptr %36, align 8
  br label %342

453:                                              ; preds = %346
  br label %454

454:                                              ; preds = %453
  %455 = load i64, ptr %35, align 8
  %456 = add nsw i64 %455, 1
  store i64 %456, ptr %35, align 8
  br label %336

457:                                              ; preds = %340
  br label %458

458:                                              ; preds = %457
  %459 = load i64, ptr %34, align 8
  %460 = add nsw i64 %459, 1
  store i64 %460, ptr %34, align 8
  br label %330

461:                                              ; preds = %334
  br label %462

462:                                              ; preds = %461
  %463 = load i64, ptr %33, align 8
  %464 = add nsw i64 %463, 1
  store i64 %464, ptr %33, align 8
  br label %324

465:                                              ; preds = %328
  br label %466

466:                                              ; preds = %465, %322
  ret void
}

define dso_local void @_FortranAAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 28
  br i1 %35, label %72, label %36

36:                                               ; preds = %4
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 27
  br i1 %41, label %72, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 35
  br i1 %47, label %72, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 34
  br i1 %53, label %72, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp sle i32 %58, 24
  br i1 %59, label %72, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 4
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp eq i32 %64, 39
  br i1 %65, label %72, label %66

66:                                               ; preds = %60
  %67 = load ptr, ptr %6, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 4
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp eq i32 %70, 40
  br label %72

72:                                               ; preds = %66, %60, %54, %48, %42, %36, %4
  %73 = phi i1 [ true, %60 ], [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ true, %4 ], [ %71, %66 ]
  %74 = zext i1 %73 to i32
  %75 = load ptr, ptr %7, align 8
  %76 = load i32, ptr %8, align 4
  call void @require(i32 noundef %74, ptr noundef @.str.4, ptr noundef %75, i32 noundef %76)
  %77 = load ptr, ptr %5, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 4
  %79 = load i8, ptr %78, align 1
  %80 = zext i8 %79 to i32
  %81 = load ptr, ptr %6, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 4
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i32
  %85 = icmp eq i32 %80, %84
  br i1 %85, label %86, label %94

86:                                               ; preds = %72
  %87 = load ptr, ptr %5, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = load ptr, ptr %6, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %89, %92
  br label %94

94:                                               ; preds = %86, %72
  %95 = phi i1 [ false, %72 ], [ %93, %86 ]
  %96 = zext i1 %95 to i32
  %97 = load ptr, ptr %7, align 8
  %98 = load i32, ptr %8, align 4
  call void @require(i32 noundef %96, ptr noundef @.str.11, ptr noundef %97, i32 noundef %98)
  %99 = load ptr, ptr %6, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 3
  %101 = load i8, ptr %100, align 4
  %102 = zext i8 %101 to i32
  %103 = icmp eq i32 %102, 0
  %104 = zext i1 %103 to i8
  store i8 %104, ptr %9, align 1
  %105 = load i8, ptr %9, align 1
  %106 = trunc i8 %105 to i1
  br i1 %106, label %111, label %107

107:                                              ; preds = %94
  %108 = load ptr, ptr %5, align 8
  %109 = load ptr, ptr %6, align 8
  %110 = call zeroext i1 @same_shape(ptr noundef %108, ptr noundef %109)
  br label %111

111:                                              ; preds = %107, %94
  %112 = phi i1 [ true, %94 ], [ %110, %107 ]
  %113 = zext i1 %112 to i8
  store i8 %113, ptr %10, align 1
  %114 = load ptr, ptr %6, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  store i64 %116, ptr %11, align 8
  store ptr null, ptr %12, align 8
  store ptr null, ptr %13, align 8
  %117 = load ptr, ptr %5, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 5
  %119 = load i8, ptr %118, align 2
  %120 = zext i8 %119 to i32
  %121 = icmp eq i32 %120, 2
  br i1 %121, label %122, label %136

122:                                              ; preds = %111
  %123 = load ptr, ptr %5, align 8
  %124 = getelementptr inbounds %struct.descriptor, ptr %123, i32 0, i32 0
  %125 = load ptr, ptr %124, align 8
  %126 = icmp ne ptr %125, null
  br i1 %126, label %127, label %130

127:                                              ; preds = %122
  %128 = load i8, ptr %10, align 1
  %129 = trunc i8 %128 to i1
  br i1 %129, label %136, label %130

130:                                              ; preds = %127, %122
  %131 = load ptr, ptr %5, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 0
  %133 = load ptr, ptr %132, align 8
  store ptr %133, ptr %12, align 8
  %134 = load ptr, ptr %5, align 8
  %135 = load ptr, ptr %6, align 8
  call void @reshape_to(ptr noundef %134, ptr noundef %135)
  br label %136

136:                                              ; preds = %130, %127, %111
  %137 = load ptr, ptr %5, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 0
  %139 = load ptr, ptr %138, align 8
  %140 = icmp eq ptr %139, null
  br i1 %140, label %148, label %141

141:                                              ; preds = %136
  %142 = load ptr, ptr %5, align 8
  %143 = load ptr, ptr %6, align 8
  %144 = call zeroext i1 @same_shape(ptr noundef %142, ptr noundef %143)
  br i1 %144, label %148, label %145

145:                                              ; preds = %141
  %146 = load i8, ptr %9, align 1
  %147 = trunc i8 %146 to i1
  br label %148

148:                                              ; preds = %145, %141, %136
  %149 = phi i1 [ true, %141 ], [ true, %136 ], [ %147, %145 ]
  %150 = zext i1 %149 to i32
  %151 = load ptr, ptr %7, align 8
  %152 = load i32, ptr %8, align 4
  call void @require(i32 noundef %150, ptr noundef @.str.12, ptr noundef %151, i32 noundef %152)
  %153 = load ptr, ptr %5, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 3
  %155 = load i8, ptr %154, align 4
  %156 = zext i8 %155 to i32
  %157 = icmp sle i32 %156, 4
  %158 = zext i1 %157 to i32
  %159 = load ptr, ptr %7, align 8
  %160 = load i32, ptr %8, align 4
  call void @require(i32 noundef %158, ptr noundef @.str.1, ptr noundef %159, i32 noundef %160)
  %161 = load ptr, ptr %5, align 8
  %162 = call ptr @dimension(ptr noundef %161, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %162, i64 24, i1 false)
  %163 = load ptr, ptr %5, align 8
  %164 = call ptr @dimension(ptr noundef %163, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %164, i64 24, i1 false)
  %165 = load ptr, ptr %5, align 8
  %166 = call ptr @dimension(ptr noundef %165, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %166, i64 24, i1 false)
  %167 = load ptr, ptr %5, align 8
  %168 = call ptr @dimension(ptr noundef %167, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %168, i64 24, i1 false)
  %169 = load ptr, ptr %12, align 8
  %170 = icmp ne ptr %169, null
  br i1 %170, label %353, label %171

171:                                              ; preds = %148
  %172 = load ptr, ptr %5, align 8
  %173 = load ptr, ptr %6, align 8
  %174 = call zeroext i1 @collides(ptr noundef %172, ptr noundef %173)
  br i1 %174, label %175, label %353

175:                                              ; preds = %171
  %176 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %179 = load i64, ptr %178, align 8
  %180 = mul nsw i64 %177, %179
  %181 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %182
  %184 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = load i64, ptr %11, align 8
  %188 = mul nsw i64 %186, %187
  %189 = call ptr @malloc(i64 noundef %188) #11
  store ptr %189, ptr %13, align 8
  store i64 0, ptr %18, align 8
  br label %190

190:                                              ; preds = %261, %175
  %191 = load i64, ptr %18, align 8
  %192 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %193 = load i64, ptr %192, align 8
  %194 = icmp slt i64 %191, %193
  br i1 %194, label %196, label %195

195:                                              ; preds = %190
  store i32 2, ptr %19, align 4
  br label %264

196:                                              ; preds = %190
  store i64 0, ptr %20, align 8
  br label %197

197:                                              ; preds = %257, %196
  %198 = load i64, ptr %20, align 8
  %199 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %200 = load i64, ptr %199, align 8
  %201 = icmp slt i64 %198, %200
  br i1 %201, label %203, label %202

202:                                              ; preds = %197
  store i32 5, ptr %19, align 4
  br label %260

203:                                              ; preds = %197
  store i64 0, ptr %21, align 8
  br label %204

204:                                              ; preds = %253, %203
  %205 = load i64, ptr %21, align 8
  %206 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %207 = load i64, ptr %206, align 8
  %208 = icmp slt i64 %205, %207
  br i1 %208, label %210, label %209

209:                                              ; preds = %204
  store i32 8, ptr %19, align 4
  br label %256

210:                                              ; preds = %204
  store i64 0, ptr %22, align 8
  br label %211

211:                                              ; preds = %249, %210
  %212 = load i64, ptr %22, align 8
  %213 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %214 = load i64, ptr %213, align 8
  %215 = icmp slt i64 %212, %214
  br i1 %215, label %217, label %216

216:                                              ; preds = %211
  store i32 11, ptr %19, align 4
  br label %252

217:                                              ; preds = %211
  %218 = load ptr, ptr %13, align 8
  %219 = load i64, ptr %18, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %219, %221
  %223 = load i64, ptr %20, align 8
  %224 = add nsw i64 %222, %223
  %225 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = load i64, ptr %21, align 8
  %229 = add nsw i64 %227, %228
  %230 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %229, %231
  %233 = load i64, ptr %22, align 8
  %234 = add nsw i64 %232, %233
  %235 = load i64, ptr %11, align 8
  %236 = mul nsw i64 %234, %235
  %237 = getelementptr inbounds i8, ptr %218, i64 %236
  %238 = load ptr, ptr %6, align 8
  %239 = getelementptr inbounds %struct.descriptor, ptr %238, i32 0, i32 0
  %240 = load ptr, ptr %239, align 8
  %241 = load ptr, ptr %6, align 8
  %242 = load i64, ptr %22, align 8
  %243 = load i64, ptr %21, align 8
  %244 = load i64, ptr %20, align 8
  %245 = load i64, ptr %18, align 8
  %246 = call i64 @offset_in(ptr noundef %241, i64 noundef %242, i64 noundef %243, i64 noundef %244, i64 noundef %245)
  %247 = getelementptr inbounds i8, ptr %240, i64 %246
  %248 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %237, ptr noundef %247, ptr noundef %248)
  br label %249

249:                                              ; preds = %217
  %250 = load i64, ptr %22, align 8
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %22, align 8
  br label %211

252:                                              ; preds = %216
  br label %253

253:                                              ; preds = %252
  %254 = load i64, ptr %21, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %21, align 8
  br label %204

256:                                              ; preds = %209
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %20, align 8
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %20, align 8
  br label %197

260:                                              ; preds = %202
  br label %261

261:                                              ; preds = %260
  %262 = load i64, ptr %18, align 8
  %263 = add nsw i64 %262, 1
  store i64 %263, ptr %18, align 8
  br label %190

264:                                              ; preds = %195
  store i64 0, ptr %23, align 8
  br label %265

265:                                              ; preds = %349, %264
  %266 = load i64, ptr %23, align 8
  %267 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %268 = load i64, ptr %267, align 8
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %271, label %270

270:                                              ; preds = %265
  store i32 14, ptr %19, align 4
  br label %352

271:                                              ; preds = %265
  store i64 0, ptr %24, align 8
  br label %272

272:                                              ; preds = %345, %271
  %273 = load i64, ptr %24, align 8
  %274 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %275 = load i64, ptr %274, align 8
  %276 = icmp slt i64 %273, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %272
  store i32 17, ptr %19, align 4
  br label %348

278:                                              ; preds = %272
  store i64 0, ptr %25, align 8
  br label %279

279:                                              ; preds = %341, %278
  %280 = load i64, ptr %25, align 8
  %281 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %282 = load i64, ptr %281, align 8
  %283 = icmp slt i64 %280, %282
  br i1 %283, label %285, label %284

284:                                              ; preds = %279
  store i32 20, ptr %19, align 4
  br label %344

285:                                              ; preds = %279
  store i64 0, ptr %26, align 8
  br label %286

286:                                              ; preds = %337, %285
  %287 = load i64, ptr %26, align 8
  %288 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %289 = load i64, ptr %288, align 8
  %290 = icmp slt i64 %287, %289
  br i1 %290, label %292, label %291

291:                                              ; preds = %286
  store i32 23, ptr %19, align 4
  br label %340

292:                                              ; preds = %286
  %293 = load ptr, ptr %5, align 8
  %294 = getelementptr inbounds %struct.descriptor, ptr %293, i32 0, i32 0
  %295 = load ptr, ptr %294, align 8
  %296 = load i64, ptr %26, align 8
  %297 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %298 = load i64, ptr %297, align 8
  %299 = mul nsw i64 %296, %298
  %300 = load i64, ptr %25, align 8
  %301 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %302 = load i64, ptr %301, align 8
  %303 = mul nsw i64 %300, %302
  %304 = add nsw i64 %299, %303
  %305 = load i64, ptr %24, align 8
  %306 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %307 = load i64, ptr %306, align 8
  %308 = mul nsw i64 %305, %307
  %309 = add nsw i64 %304, %308
  %310 = load i64, ptr %23, align 8
  %311 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %312 = load i64, ptr %311, align 8
  %313 = mul nsw i64 %310, %312
  %314 = add nsw i64 %309, %313
  %315 = getelementptr inbounds i8, ptr %295, i64 %314
  %316 = load ptr, ptr %13, align 8
  %317 = load i64, ptr %23, align 8
  %318 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %319 = load i64, ptr %318, align 8
  %320 = mul nsw i64 %317, %319
  %321 = load i64, ptr %24, align 8
  %322 = add nsw i64 %320, %321
  %323 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %324 = load i64, ptr %323, align 8
  %325 = mul nsw i64 %322, %324
  %326 = load i64, ptr %25, align 8
  %327 = add nsw i64 %325, %326
  %328 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = mul nsw i64 %327, %329
  %331 = load i64, ptr %26, align 8
  %332 = add nsw i64 %330, %331
  %333 = load i64, ptr %11, align 8
  %334 = mul nsw i64 %332, %333
  %335 = getelementptr inbounds i8, ptr %316, i64 %334
  %336 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %315, ptr noundef %335, ptr noundef %336)
  br label %337

337:                                              ; preds = %292
  %338 = load i64, ptr %26, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %26, align 8
  br label %286

340:                                              ; preds = %291
  br label %341

341:                                              ; preds = %340
  %342 = load i64, ptr %25, align 8
  %343 = add nsw i64 %342, 1
  store i64 %343, ptr %25, align 8
  br label %279

344:                                              ; preds = %284
  br label %345

345:                                              ; preds = %344
  %346 = load i64, ptr %24, align 8
  %347 = add nsw i64 %346, 1
  store i64 %347, ptr %24, align 8
  br label %272

348:                                              ; preds = %277
  br label %349

349:                                              ; preds = %348
  %350 = load i64, ptr %23, align 8
  %351 = add nsw i64 %350, 1
  store i64 %351, ptr %23, align 8
  br label %265

352:                                              ; preds = %270
  br label %432

353:                                              ; preds = %171, %148
  store i64 0, ptr %27, align 8
  br label %354

354:                                              ; preds = %428, %353
  %355 = load i64, ptr %27, align 8
  %356 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %357 = load i64, ptr %356, align 8
  %358 = icmp slt i64 %355, %357
  br i1 %358, label %360, label %359

359:                                              ; preds = %354
  store i32 26, ptr %19, align 4
  br label %431

360:                                              ; preds = %354
  store i64 0, ptr %28, align 8
  br label %361

361:                                              ; preds = %424, %360
  %362 = load i64, ptr %28, align 8
  %363 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %364 = load i64, ptr %363, align 8
  %365 = icmp slt i64 %362, %364
  br i1 %365, label %367, label %366

366:                                              ; preds = %361
  store i32 29, ptr %19, align 4
  br label %427

367:                                              ; preds = %361
  store i64 0, ptr %29, align 8
  br label %368

368:                                              ; preds = %420, %367
  %369 = load i64, ptr %29, align 8
  %370 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %371 = load i64, ptr %370, align 8
  %372 = icmp slt i64 %369, %371
  br i1 %372, label %374, label %373

373:                                              ; preds = %368
  store i32 32, ptr %19, align 4
  br label %423

374:                                              ; preds = %368
  store i64 0, ptr %30, align 8
  br label %375

375:                                              ; preds = %416, %374
  %376 = load i64, ptr %30, align 8
  %377 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %378 = load i64, ptr %377, align 8
  %379 = icmp slt i64 %376, %378
  br i1 %379, label %381, label %380

380:                                              ; preds = %375
  store i32 35, ptr %19, align 4
  br label %419

381:                                              ; preds = %375
  %382 = load ptr, ptr %5, align 8
  %383 = getelementptr inbounds %struct.descriptor, ptr %382, i32 0, i32 0
  %384 = load ptr, ptr %383, align 8
  %385 = load i64, ptr %30, align 8
  %386 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %387 = load i64, ptr %386, align 8
  %388 = mul nsw i64 %385, %387
  %389 = load i64, ptr %29, align 8
  %390 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %391 = load i64, ptr %390, align 8
  %392 = mul nsw i64 %389, %391
  %393 = add nsw i64 %388, %392
  %394 = load i64, ptr %28, align 8
  %395 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %396 = load i64, ptr %395, align 8
  %397 = mul nsw i64 %394, %396
  %398 = add nsw i64 %393, %397
  %399 = load i64, ptr %27, align 8
  %400 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = mul nsw i64 %399, %401
  %403 = add nsw i64 %398, %402
  %404 = getelementptr inbounds i8, ptr %384, i64 %403
  %405 = load ptr, ptr %6, align 8
  %406 = getelementptr inbounds %struct.descriptor, ptr %405, i32 0, i32 0
  %407 = load ptr, ptr %406, align 8
  %408 = load ptr, ptr %6, align 8
  %409 = load i64, ptr %30, align 8
  %410 = load i64, ptr %29, align 8
  %411 = load i64, ptr %28, align 8
  %412 = load i64, ptr %27, align 8
  %413 = call i64 @offset_in(ptr noundef %408, i64 noundef %409, i64 noundef %410, i64 noundef %411, i64 noundef %412)
  %414 = getelementptr inbounds i8, ptr %407, i64 %413
  %415 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %404, ptr noundef %414, ptr noundef %415)
  br label %416

416:                                              ; preds = %381
  %417 = load i64, ptr %30, align 8
  %418 = add nsw i64 %417, 1
  store i64 %418, ptr %30, align 8
  br label %375

419:                                              ; preds = %380
  br label %420

420:                                              ; preds = %419
  %421 = load i64, ptr %29, align 8
  %422 = add nsw i64 %421, 1
  store i64 %422, ptr %29, align 8
  br label %368

423:                                              ; preds = %373
  br label %424

424:                                              ; preds = %423
  %425 = load i64, ptr %28, align 8
  %426 = add nsw i64 %425, 1
  store i64 %426, ptr %28, align 8
  br label %361

427:                                              ; preds = %366
  br label %428

428:                                              ; preds = %427
  %429 = load i64, ptr %27, align 8
  %430 = add nsw i64 %429, 1
  store i64 %430, ptr %27, align 8
  br label %354

431:                                              ; preds = %359
  br label %432

432:                                              ; preds = %431, %352
  %433 = load ptr, ptr %13, align 8
  call void @free(ptr noundef %433)
  %434 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %434)
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
  %75 = call ptr @malloc(i64 noundef %74) #11
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

declare ptr @malloc(i64 noundef) #5

define dso_local void @_FortranAAllocatableSetBounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca %struct.dimension, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %13 = load i64, ptr %8, align 8
  %14 = load i64, ptr %7, align 8
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  br label %22

17:                                               ; preds = %4
  %18 = load i64, ptr %8, align 8
  %19 = load i64, ptr %7, align 8
  %20 = sub nsw i64 %18, %19
  %21 = add nsw i64 %20, 1
  br label %22

22:                                               ; preds = %17, %16
  %23 = phi i64 [ 0, %16 ], [ %21, %17 ]
  store i64 %23, ptr %9, align 8
  %24 = load i32, ptr %6, align 4
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %33

26:                                               ; preds = %22
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 7
  %29 = load i32, ptr %6, align 4
  %30 = sub nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [0 x %struct.dimension], ptr %28, i64 0, i64 %31
  br label %34

33:                                               ; preds = %22
  br label %34

34:                                               ; preds = %33, %26
  %35 = phi ptr [ %32, %26 ], [ null, %33 ]
  store ptr %35, ptr %10, align 8
  %36 = load ptr, ptr %10, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %46

38:                                               ; preds = %34
  %39 = load ptr, ptr %10, align 8
  %40 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = load ptr, ptr %10, align 8
  %43 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %41, %44
  br label %50

46:                                               ; preds = %34
  %47 = load ptr, ptr %5, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  br label %50

50:                                               ; preds = %46, %38
  %51 = phi i64 [ %45, %38 ], [ %49, %46 ]
  store i64 %51, ptr %11, align 8
  %52 = load ptr, ptr %5, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 7
  %54 = load i32, ptr %6, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [0 x %struct.dimension], ptr %53, i64 0, i64 %55
  %57 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 0
  %58 = load i64, ptr %7, align 8
  store i64 %58, ptr %57, align 8
  %59 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %60 = load i64, ptr %9, align 8
  store i64 %60, ptr %59, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %62 = load i64, ptr %11, align 8
  store i64 %62, ptr %61, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %12, i64 24, i1 false)
  ret void
}

define dso_local i32 @_FortranAAllocatableAllocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  %11 = zext i1 %1 to i8
  store i8 %11, ptr %7, align 1
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %12 = load i8, ptr %7, align 1
  %13 = trunc i8 %12 to i1
  %14 = load ptr, ptr %8, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 4
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %18, 28
  br i1 %19, label %56, label %20

20:                                               ; preds = %5
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 4
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = icmp eq i32 %24, 27
  br i1 %25, label %56, label %26

26:                                               ; preds = %20
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %30, 35
  br i1 %31, label %56, label %32

32:                                               ; preds = %26
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 4
  %35 = load i8, ptr %34, align 1
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 34
  br i1 %37, label %56, label %38

38:                                               ; preds = %32
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 4
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = icmp sle i32 %42, 24
  br i1 %43, label %56, label %44

44:                                               ; preds = %38
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 39
  br i1 %49, label %56, label %50

50:                                               ; preds = %44
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp eq i32 %54, 40
  br label %56

56:                                               ; preds = %50, %44, %38, %32, %26, %20, %5
  %57 = phi i1 [ true, %44 ], [ true, %38 ], [ true, %32 ], [ true, %26 ], [ true, %20 ], [ true, %5 ], [ %55, %50 ]
  %58 = zext i1 %57 to i32
  %59 = load ptr, ptr %9, align 8
  %60 = load i32, ptr %10, align 4
  call void @require(i32 noundef %58, ptr noundef @.str.4, ptr noundef %59, i32 noundef %60)
  %61 = load ptr, ptr %6, align 8
  %62 = load ptr, ptr %9, align 8
  %63 = load i32, ptr %10, align 4
  call void @allocate(ptr noundef %61, ptr noundef %62, i32 noundef %63)
  ret i32 0
}

define internal void @allocate(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ne ptr %14, null
  %16 = xor i1 %15, true
  %17 = zext i1 %16 to i32
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %6, align 4
  call void @require(i32 noundef %17, ptr noundef @.str.16, ptr noundef %18, i32 noundef %19)
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = icmp sle i32 %23, 4
  %25 = zext i1 %24 to i32
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %6, align 4
  call void @require(i32 noundef %25, ptr noundef @.str.1, ptr noundef %26, i32 noundef %27)
  %28 = load ptr, ptr %4, align 8
  %29 = call ptr @dimension(ptr noundef %28, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %29, i64 24, i1 false)
  %30 = load ptr, ptr %4, align 8
  %31 = call ptr @dimension(ptr noundef %30, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %31, i64 24, i1 false)
  %32 = load ptr, ptr %4, align 8
  %33 = call ptr @dimension(ptr noundef %32, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %33, i64 24, i1 false)
  %34 = load ptr, ptr %4, align 8
  %35 = call ptr @dimension(ptr noundef %34, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %35, i64 24, i1 false)
  %36 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %37, %39
  %41 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %40, %42
  %44 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %43, %45
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %46, %49
  store i64 %50, ptr %11, align 8
  %51 = load i64, ptr %11, align 8
  %52 = icmp ne i64 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %3
  %54 = load i64, ptr %11, align 8
  br label %56

55:                                               ; preds = %3
  br label %56

56:                                               ; preds = %55, %53
  %57 = phi i64 [ %54, %53 ], [ 1, %55 ]
  %58 = call ptr @malloc(i64 noundef %57) #11
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 0
  store ptr %58, ptr %60, align 8
  ret void
}

define dso_local i32 @_FortranAAllocatableAllocateSource(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %22 = zext i1 %2 to i8
  store i8 %22, ptr %9, align 1
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %23 = load i8, ptr %9, align 1
  %24 = trunc i8 %23 to i1
  %25 = load ptr, ptr %10, align 8
  %26 = load ptr, ptr %8, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 4
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = icmp eq i32 %29, 28
  br i1 %30, label %67, label %31

31:                                               ; preds = %6
  %32 = load ptr, ptr %8, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 4
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 27
  br i1 %36, label %67, label %37

37:                                               ; preds = %31
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 4
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = icmp eq i32 %41, 35
  br i1 %42, label %67, label %43

43:                                               ; preds = %37
  %44 = load ptr, ptr %8, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 4
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = icmp eq i32 %47, 34
  br i1 %48, label %67, label %49

49:                                               ; preds = %43
  %50 = load ptr, ptr %8, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 4
  %52 = load i8, ptr %51, align 1
  %53 = zext i8 %52 to i32
  %54 = icmp sle i32 %53, 24
  br i1 %54, label %67, label %55

55:                                               ; preds = %49
  %56 = load ptr, ptr %8, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 4
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = icmp eq i32 %59, 39
  br i1 %60, label %67, label %61

61:                                               ; preds = %55
  %62 = load ptr, ptr %8, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 4
  %64 = load i8, ptr %63, align 1
  %65 = zext i8 %64 to i32
  %66 = icmp eq i32 %65, 40
  br label %67

67:                                               ; preds = %61, %55, %49, %43, %37, %31, %6
  %68 = phi i1 [ true, %55 ], [ true, %49 ], [ true, %43 ], [ true, %37 ], [ true, %31 ], [ true, %6 ], [ %66, %61 ]
  %69 = zext i1 %68 to i32
  %70 = load ptr, ptr %11, align 8
  %71 = load i32, ptr %12, align 4
  call void @require(i32 noundef %69, ptr noundef @.str.4, ptr noundef %70, i32 noundef %71)
  %72 = load ptr, ptr %7, align 8
  %73 = load ptr, ptr %11, align 8
  %74 = load i32, ptr %12, align 4
  call void @allocate(ptr noundef %72, ptr noundef %73, i32 noundef %74)
  %75 = load ptr, ptr %7, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp sle i32 %78, 4
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %11, align 8
  %82 = load i32, ptr %12, align 4
  call void @require(i32 noundef %80, ptr noundef @.str.1, ptr noundef %81, i32 noundef %82)
  %83 = load ptr, ptr %7, align 8
  %84 = call ptr @dimension(ptr noundef %83, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %7, align 8
  %86 = call ptr @dimension(ptr noundef %85, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %86, i64 24, i1 false)
  %87 = load ptr, ptr %7, align 8
  %88 = call ptr @dimension(ptr noundef %87, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %7, align 8
  %90 = call ptr @dimension(ptr noundef %89, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %90, i64 24, i1 false)
  store i64 0, ptr %17, align 8
  br label %91

91:                                               ; preds = %165, %67
  %92 = load i64, ptr %17, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %91
  store i32 2, ptr %18, align 4
  br label %168

97:                                               ; preds = %91
  store i64 0, ptr %19, align 8
  br label %98

98:                                               ; preds = %161, %97
  %99 = load i64, ptr %19, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %99, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %98
  store i32 5, ptr %18, align 4
  br label %164

104:                                              ; preds = %98
  store i64 0, ptr %20, align 8
  br label %105

105:                                              ; preds = %157, %104
  %106 = load i64, ptr %20, align 8
  %107 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %105
  store i32 8, ptr %18, align 4
  br label %160

111:                                              ; preds = %105
  store i64 0, ptr %21, align 8
  br label %112

112:                                              ; preds = %153, %111
  %113 = load i64, ptr %21, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %112
  store i32 11, ptr %18, align 4
  br label %156

118:                                              ; preds = %112
  %119 = load ptr, ptr %7, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 0
  %121 = load ptr, ptr %120, align 8
  %122 = load i64, ptr %21, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = load i64, ptr %20, align 8
  %127 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %126, %128
  %130 = add nsw i64 %125, %129
  %131 = load i64, ptr %19, align 8
  %132 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %131, %133
  %135 = add nsw i64 %130, %134
  %136 = load i64, ptr %17, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = mul nsw i64 %136, %138
  %140 = add nsw i64 %135, %139
  %141 = getelementptr inbounds i8, ptr %121, i64 %140
  %142 = load ptr, ptr %8, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 0
  %144 = load ptr, ptr %143, align 8
  %145 = load ptr, ptr %8, align 8
  %146 = load i64, ptr %21, align 8
  %147 = load i64, ptr %20, align 8
  %148 = load i64, ptr %19, align 8
  %149 = load i64, ptr %17, align 8
  %150 = call i64 @offset_in(ptr noundef %145, i64 noundef %146, i64 noundef %147, i64 noundef %148, i64 noundef %149)
  %151 = getelementptr inbounds i8, ptr %144, i64 %150
  %152 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %141, ptr noundef %151, ptr noundef %152)
  br label %153

153:                                              ; preds = %118
  %154 = load i64, ptr %21, align 8
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %21, align 8
  br label %112

156:                                              ; preds = %117
  br label %157

157:                                              ; preds = %156
  %158 = load i64, ptr %20, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %20, align 8
  br label %105

160:                                              ; preds = %110
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %19, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %19, align 8
  br label %98

164:                                              ; preds = %103
  br label %165

165:                                              ; preds = %164
  %166 = load i64, ptr %17, align 8
  %167 = add nsw i64 %166, 1
  store i64 %167, ptr %17, align 8
  br label %91

168:                                              ; preds = %96
  store i32 1, ptr %18, align 4
  ret i32 0
}

define dso_local i32 @_FortranAAllocatableDeallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  %12 = zext i1 %1 to i8
  store i8 %12, ptr %7, align 1
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %13 = load i8, ptr %7, align 1
  %14 = trunc i8 %13 to i1
  %15 = load ptr, ptr %8, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 4
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 28
  br i1 %20, label %57, label %21

21:                                               ; preds = %5
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 4
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp eq i32 %25, 27
  br i1 %26, label %57, label %27

27:                                               ; preds = %21
  %28 = load ptr, ptr %6, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 35
  br i1 %32, label %57, label %33

33:                                               ; preds = %27
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 34
  br i1 %38, label %57, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp sle i32 %43, 24
  br i1 %44, label %57, label %45

45:                                               ; preds = %39
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 39
  br i1 %50, label %57, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 40
  br label %57

57:                                               ; preds = %51, %45, %39, %33, %27, %21, %5
  %58 = phi i1 [ true, %45 ], [ true, %39 ], [ true, %33 ], [ true, %27 ], [ true, %21 ], [ true, %5 ], [ %56, %51 ]
  %59 = zext i1 %58 to i32
  %60 = load ptr, ptr %9, align 8
  %61 = load i32, ptr %10, align 4
  call void @require(i32 noundef %59, ptr noundef @.str.4, ptr noundef %60, i32 noundef %61)
  %62 = load ptr, ptr %6, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8
  %65 = icmp ne ptr %64, null
  %66 = zext i1 %65 to i32
  %67 = load ptr, ptr %9, align 8
  %68 = load i32, ptr %10, align 4
  call void @require(i32 noundef %66, ptr noundef @.str.13, ptr noundef %67, i32 noundef %68)
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  store ptr %71, ptr %11, align 8
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  store ptr null, ptr %73, align 8
  %74 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %74)
  ret i32 0
}

define dso_local void @_FortranAInitArrayConstructorVector(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.constructor, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %15 = zext i1 %2 to i8
  store i8 %15, ptr %9, align 1
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %16 = load i8, ptr %9, align 1
  %17 = trunc i8 %16 to i1
  %18 = load i32, ptr %10, align 4
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 28
  br i1 %23, label %60, label %24

24:                                               ; preds = %6
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 27
  br i1 %29, label %60, label %30

30:                                               ; preds = %24
  %31 = load ptr, ptr %8, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 35
  br i1 %35, label %60, label %36

36:                                               ; preds = %30
  %37 = load ptr, ptr %8, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 34
  br i1 %41, label %60, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp sle i32 %46, 24
  br i1 %47, label %60, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %8, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp eq i32 %52, 39
  br i1 %53, label %60, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %8, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp eq i32 %58, 40
  br label %60

60:                                               ; preds = %54, %48, %42, %36, %30, %24, %6
  %61 = phi i1 [ true, %48 ], [ true, %42 ], [ true, %36 ], [ true, %30 ], [ true, %24 ], [ true, %6 ], [ %59, %54 ]
  %62 = zext i1 %61 to i32
  %63 = load ptr, ptr %11, align 8
  %64 = load i32, ptr %12, align 4
  call void @require(i32 noundef %62, ptr noundef @.str.4, ptr noundef %63, i32 noundef %64)
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  %68 = icmp ne ptr %67, null
  br i1 %68, label %79, label %69

69:                                               ; preds = %60
  %70 = load ptr, ptr %8, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 7
  %72 = getelementptr inbounds [0 x %struct.dimension], ptr %71, i64 0, i64 0
  %73 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 0
  store i64 1, ptr %73, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  store i64 0, ptr %74, align 8
  %75 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %76 = load ptr, ptr %8, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 1
  %78 = load i64, ptr %77, align 8
  store i64 %78, ptr %75, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %13, i64 24, i1 false)
  br label %79

79:                                               ; preds = %69, %60
  %80 = load ptr, ptr %7, align 8
  %81 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 0
  %82 = load ptr, ptr %8, align 8
  store ptr %82, ptr %81, align 8
  %83 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 1
  store i64 0, ptr %83, align 8
  %84 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 2
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 7
  %87 = getelementptr inbounds [0 x %struct.dimension], ptr %86, i64 0, i64 0
  %88 = getelementptr inbounds %struct.dimension, ptr %87, i32 0, i32 1
  %89 = load i64, ptr %88, align 8
  store i64 %89, ptr %84, align 8
  %90 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 3
  %91 = load ptr, ptr %11, align 8
  store ptr %91, ptr %90, align 8
  %92 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 4
  %93 = load i32, ptr %12, align 4
  store i32 %93, ptr %92, align 8
  %94 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 5
  %95 = load ptr, ptr %8, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 0
  %97 = load ptr, ptr %96, align 8
  %98 = icmp ne ptr %97, null
  %99 = xor i1 %98, true
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %94, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %14, i64 40, i1 false)
  ret void
}

define dso_local void @_FortranAPushArrayConstructorValue(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds %struct.constructor, ptr %18, i32 0, i32 3
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %5, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds %struct.constructor, ptr %21, i32 0, i32 4
  %23 = load i32, ptr %22, align 8
  store i32 %23, ptr %6, align 4
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp sle i32 %27, 4
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %6, align 4
  call void @require(i32 noundef %29, ptr noundef @.str.1, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %4, align 8
  %33 = call ptr @dimension(ptr noundef %32, i32 noundef 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %33, i64 24, i1 false)
  %34 = load ptr, ptr %4, align 8
  %35 = call ptr @dimension(ptr noundef %34, i32 noundef 1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %35, i64 24, i1 false)
  %36 = load ptr, ptr %4, align 8
  %37 = call ptr @dimension(ptr noundef %36, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %37, i64 24, i1 false)
  %38 = load ptr, ptr %4, align 8
  %39 = call ptr @dimension(ptr noundef %38, i32 noundef 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %39, i64 24, i1 false)
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %42, %44
  %46 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %45, %47
  %49 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %48, %50
  call void @make_room(ptr noundef %40, i64 noundef %51)
  %52 = load ptr, ptr %3, align 8
  %53 = getelementptr inbounds %struct.constructor, ptr %52, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  store ptr %54, ptr %11, align 8
  %55 = load ptr, ptr %11, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 0
  %57 = load ptr, ptr %56, align 8
  %58 = load ptr, ptr %3, align 8
  %59 = getelementptr inbounds %struct.constructor, ptr %58, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = load ptr, ptr %11, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %60, %63
  %65 = getelementptr inbounds i8, ptr %57, i64 %64
  store ptr %65, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %66

66:                                               ; preds = %152, %2
  %67 = load i64, ptr %13, align 8
  %68 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = icmp slt i64 %67, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %66
  store i32 2, ptr %14, align 4
  br label %155

72:                                               ; preds = %66
  store i64 0, ptr %15, align 8
  br label %73

73:                                               ; preds = %148, %72
  %74 = load i64, ptr %15, align 8
  %75 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %73
  store i32 5, ptr %14, align 4
  br label %151

79:                                               ; preds = %73
  store i64 0, ptr %16, align 8
  br label %80

80:                                               ; preds = %144, %79
  %81 = load i64, ptr %16, align 8
  %82 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %86, label %85

85:                                               ; preds = %80
  store i32 8, ptr %14, align 4
  br label %147

86:                                               ; preds = %80
  store i64 0, ptr %17, align 8
  br label %87

87:                                               ; preds = %140, %86
  %88 = load i64, ptr %17, align 8
  %89 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = icmp slt i64 %88, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %87
  store i32 11, ptr %14, align 4
  br label %143

93:                                               ; preds = %87
  %94 = load ptr, ptr %12, align 8
  %95 = load i64, ptr %13, align 8
  %96 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %95, %97
  %99 = load i64, ptr %15, align 8
  %100 = add nsw i64 %98, %99
  %101 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %100, %102
  %104 = load i64, ptr %16, align 8
  %105 = add nsw i64 %103, %104
  %106 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %105, %107
  %109 = load i64, ptr %17, align 8
  %110 = add nsw i64 %108, %109
  %111 = load ptr, ptr %11, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %110, %113
  %115 = getelementptr inbounds i8, ptr %94, i64 %114
  %116 = load ptr, ptr %4, align 8
  %117 = getelementptr inbounds %struct.descriptor, ptr %116, i32 0, i32 0
  %118 = load ptr, ptr %117, align 8
  %119 = load i64, ptr %17, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = load i64, ptr %16, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %125 = load i64, ptr %124, align 8
  %126 = mul nsw i64 %123, %125
  %127 = add nsw i64 %122, %126
  %128 = load i64, ptr %15, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %128, %130
  %132 = add nsw i64 %127, %131
  %133 = load i64, ptr %13, align 8
  %134 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %135 = load i64, ptr %134, align 8
  %136 = mul nsw i64 %133, %135
  %137 = add nsw i64 %132, %136
  %138 = getelementptr inbounds i8, ptr %118, i64 %137
  %139 = load ptr, ptr %11, align 8
  call void @copy(ptr noundef %115, ptr noundef %138, ptr noundef %139)
  br label %140

140:                                              ; preds = %93
  %141 = load i64, ptr %17, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %17, align 8
  br label %87

143:                                              ; preds = %92
  br label %144

144:                                              ; preds = %143
  %145 = load i64, ptr %16, align 8
  %146 = add nsw i64 %145, 1
  store i64 %146, ptr %16, align 8
  br label %80

147:                                              ; preds = %85
  br label %148

148:                                              ; preds = %147
  %149 = load i64, ptr %15, align 8
  %150 = add nsw i64 %149, 1
  store i64 %150, ptr %15, align 8
  br label %73

151:                                              ; preds = %78
  br label %152

152:                                              ; preds = %151
  %153 = load i64, ptr %13, align 8
  %154 = add nsw i64 %153, 1
  store i64 %154, ptr %13, align 8
  br label %66

155:                                              ; preds = %71
  %156 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %157, %159
  %161 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %163, %165
  %167 = load ptr, ptr %3, align 8
  %168 = getelementptr inbounds %struct.constructor, ptr %167, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = add nsw i64 %169, %166
  store i64 %170, ptr %168, align 8
  ret void
}

define internal void @make_room(ptr noundef %0, i64 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.constructor, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %5, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  store i64 %16, ptr %6, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.constructor, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = load i64, ptr %4, align 8
  %21 = add nsw i64 %19, %20
  store i64 %21, ptr %7, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds %struct.constructor, ptr %22, i32 0, i32 5
  %24 = load i8, ptr %23, align 4
  %25 = trunc i8 %24 to i1
  br i1 %25, label %26, label %32

26:                                               ; preds = %2
  %27 = load i64, ptr %7, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 7
  %30 = getelementptr inbounds [0 x %struct.dimension], ptr %29, i64 0, i64 0
  %31 = getelementptr inbounds %struct.dimension, ptr %30, i32 0, i32 1
  store i64 %27, ptr %31, align 8
  br label %32

32:                                               ; preds = %26, %2
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %43

37:                                               ; preds = %32
  %38 = load i64, ptr %7, align 8
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds %struct.constructor, ptr %39, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %38, %41
  br i1 %42, label %43, label %105

43:                                               ; preds = %37, %32
  %44 = load ptr, ptr %5, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  store ptr %46, ptr %8, align 8
  %47 = load i64, ptr %7, align 8
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds %struct.constructor, ptr %48, i32 0, i32 2
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 2, %50
  %52 = icmp sgt i64 %47, %51
  br i1 %52, label %53, label %55

53:                                               ; preds = %43
  %54 = load i64, ptr %7, align 8
  br label %60

55:                                               ; preds = %43
  %56 = load ptr, ptr %3, align 8
  %57 = getelementptr inbounds %struct.constructor, ptr %56, i32 0, i32 2
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 2, %58
  br label %60

60:                                               ; preds = %55, %53
  %61 = phi i64 [ %54, %53 ], [ %59, %55 ]
  %62 = load ptr, ptr %3, align 8
  %63 = getelementptr inbounds %struct.constructor, ptr %62, i32 0, i32 2
  store i64 %61, ptr %63, align 8
  %64 = load ptr, ptr %3, align 8
  %65 = getelementptr inbounds %struct.constructor, ptr %64, i32 0, i32 2
  %66 = load i64, ptr %65, align 8
  %67 = icmp ne i64 %66, 0
  br i1 %67, label %68, label %74

68:                                               ; preds = %60
  %69 = load ptr, ptr %3, align 8
  %70 = getelementptr inbounds %struct.constructor, ptr %69, i32 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = load i64, ptr %6, align 8
  %73 = mul nsw i64 %71, %72
  br label %75

74:                                               ; preds = %60
  br label %75

75:                                               ; preds = %74, %68
  %76 = phi i64 [ %73, %68 ], [ 1, %74 ]
  %77 = call ptr @malloc(i64 noundef %76) #11
  store ptr %77, ptr %9, align 8
  store i64 0, ptr %10, align 8
  br label %78

78:                                               ; preds = %97, %75
  %79 = load i64, ptr %10, align 8
  %80 = load ptr, ptr %3, align 8
  %81 = getelementptr inbounds %struct.constructor, ptr %80, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %79, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %78
  br label %100

85:                                               ; preds = %78
  %86 = load ptr, ptr %9, align 8
  %87 = load i64, ptr %10, align 8
  %88 = load i64, ptr %6, align 8
  %89 = mul nsw i64 %87, %88
  %90 = getelementptr inbounds i8, ptr %86, i64 %89
  %91 = load ptr, ptr %8, align 8
  %92 = load i64, ptr %10, align 8
  %93 = load i64, ptr %6, align 8
  %94 = mul nsw i64 %92, %93
  %95 = getelementptr inbounds i8, ptr %91, i64 %94
  %96 = load ptr, ptr %5, align 8
  call void @copy(ptr noundef %90, ptr noundef %95, ptr noundef %96)
  br label %97

97:                                               ; preds = %85
  %98 = load i64, ptr %10, align 8
  %99 = add nsw i64 %98, 1
  store i64 %99, ptr %10, align 8
  br label %78

100:                                              ; preds = %84
  %101 = load ptr, ptr %9, align 8
  %102 = load ptr, ptr %5, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 0
  store ptr %101, ptr %103, align 8
  %104 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %104)
  br label %105

105:                                              ; preds = %100, %37
  ret void
}

define dso_local void @_FortranAPushArrayConstructorSimpleScalar(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  call void @make_room(ptr noundef %6, i64 noundef 1)
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.constructor, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds %struct.descriptor, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.constructor, ptr %13, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %15, %18
  %20 = getelementptr inbounds i8, ptr %12, i64 %19
  %21 = load ptr, ptr %4, align 8
  %22 = load ptr, ptr %5, align 8
  call void @copy(ptr noundef %20, ptr noundef %21, ptr noundef %22)
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.constructor, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8
  ret void
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #6

declare double @llvm.sqrt.f64(double) #7

declare float @llvm.sqrt.f32(float) #7

define internal void @copy_inactive(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind "enzyme_inactive" {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %8, i64 %9, i1 false)
  ret void
}

define internal i64 @around(i64 noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %19

9:                                                ; preds = %3
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %5, align 8
  %12 = load i64, ptr %6, align 8
  %13 = srem i64 %11, %12
  %14 = add nsw i64 %10, %13
  %15 = load i64, ptr %6, align 8
  %16 = add nsw i64 %14, %15
  %17 = load i64, ptr %6, align 8
  %18 = srem i64 %16, %17
  br label %20

19:                                               ; preds = %3
  br label %20

20:                                               ; preds = %19, %9
  %21 = phi i64 [ %18, %9 ], [ 0, %19 ]
  ret i64 %21
}

define internal void @clear(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.descriptor, ptr %5, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp eq i32 %8, 28
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = load ptr, ptr %3, align 8
  store double 0.000000e+00, ptr %11, align 8
  br label %50

12:                                               ; preds = %2
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 4
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 27
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = load ptr, ptr %3, align 8
  store float 0.000000e+00, ptr %19, align 4
  br label %49

20:                                               ; preds = %12
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 4
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = icmp eq i32 %24, 35
  br i1 %25, label %26, label %31

26:                                               ; preds = %20
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds double, ptr %27, i64 1
  store double 0.000000e+00, ptr %28, align 8
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 0
  store double 0.000000e+00, ptr %30, align 8
  br label %48

31:                                               ; preds = %20
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 4
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 34
  br i1 %36, label %37, label %42

37:                                               ; preds = %31
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds float, ptr %38, i64 1
  store float 0.000000e+00, ptr %39, align 4
  %40 = load ptr, ptr %3, align 8
  %41 = getelementptr inbounds float, ptr %40, i64 0
  store float 0.000000e+00, ptr %41, align 4
  br label %47

42:                                               ; preds = %31
  %43 = load ptr, ptr %3, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  call void @copy_inactive(ptr noundef %43, ptr noundef @clear.nothing, i64 noundef %46)
  br label %47

47:                                               ; preds = %42, %37
  br label %48

48:                                               ; preds = %47, %26
  br label %49

49:                                               ; preds = %48, %18
  br label %50

50:                                               ; preds = %49, %10
  ret void
}

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
attributes #5 = { allocsize(0) }
attributes #6 = { noreturn }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { noinline nounwind uwtable }
attributes #9 = { nounwind }
attributes #10 = { noreturn }
attributes #11 = { allocsize(0) }


