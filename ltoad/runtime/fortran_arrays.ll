
%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%union.anon = type { i64 }
%union.anon.0 = type { i32 }
%struct.matrix = type { i64, i64, i64, i64 }

@.str = private unnamed_addr constant [22 x i8] c"DIM of a sum over all\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"vectors of DOT_PRODUCT differ in size\00", align 1
@.str.3 = private unnamed_addr constant [31 x i8] c"arguments of MATMUL do not fit\00", align 1
@.str.4 = private unnamed_addr constant [93 x i8] c"arrays of this type cannot be moved in a function that is differentiated: write it as a loop\00", align 1
@.str.5 = private unnamed_addr constant [51 x i8] c"RESHAPE with PAD or ORDER cannot be differentiated\00", align 1
@.str.6 = private unnamed_addr constant [28 x i8] c"too few elements in RESHAPE\00", align 1
@.str.7 = private unnamed_addr constant [54 x i8] c"CSHIFT by an array of shifts cannot be differentiated\00", align 1
@.str.8 = private unnamed_addr constant [55 x i8] c"EOSHIFT by an array of shifts cannot be differentiated\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@.str.9 = private unnamed_addr constant [61 x i8] c"EOSHIFT with an array of boundaries cannot be differentiated\00", align 1
@.str.10 = private unnamed_addr constant [64 x i8] c"EOSHIFT of characters cannot be differentiated: give a boundary\00", align 1
@clear.nothing = internal constant [16 x i8] zeroinitializer, align 16
@.str.11 = private unnamed_addr constant [29 x i8] c"too few elements in TRANSFER\00", align 1

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
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #10
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
  %129 = load ptr, ptr %9, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 3
  %131 = load i8, ptr %130, align 4
  %132 = zext i8 %131 to i32
  %133 = call ptr @dimension_of(ptr noundef %128, i32 noundef 0, i32 noundef %132)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %133, i64 24, i1 false)
  %134 = load ptr, ptr %9, align 8
  %135 = load ptr, ptr %9, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 3
  %137 = load i8, ptr %136, align 4
  %138 = zext i8 %137 to i32
  %139 = call ptr @dimension_of(ptr noundef %134, i32 noundef 1, i32 noundef %138)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %139, i64 24, i1 false)
  %140 = load ptr, ptr %9, align 8
  %141 = load ptr, ptr %9, align 8
  %142 = getelementptr inbounds %struct.descriptor, ptr %141, i32 0, i32 3
  %143 = load i8, ptr %142, align 4
  %144 = zext i8 %143 to i32
  %145 = call ptr @dimension_of(ptr noundef %140, i32 noundef 2, i32 noundef %144)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %145, i64 24, i1 false)
  %146 = load ptr, ptr %9, align 8
  %147 = load ptr, ptr %9, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 3
  %149 = load i8, ptr %148, align 4
  %150 = zext i8 %149 to i32
  %151 = call ptr @dimension_of(ptr noundef %146, i32 noundef 3, i32 noundef %150)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %151, i64 24, i1 false)
  %152 = load i64, ptr %15, align 8
  %153 = load i64, ptr %16, align 8
  %154 = mul nsw i64 %152, %153
  %155 = load i64, ptr %17, align 8
  %156 = mul nsw i64 %154, %155
  %157 = load i64, ptr %18, align 8
  %158 = mul nsw i64 %156, %157
  store i64 %158, ptr %23, align 8
  %159 = load i64, ptr %23, align 8
  %160 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %161, %163
  %165 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %164, %166
  %168 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %167, %169
  %171 = icmp sle i64 %159, %170
  %172 = zext i1 %171 to i32
  %173 = load ptr, ptr %13, align 8
  %174 = load i32, ptr %14, align 4
  call void @require(i32 noundef %172, ptr noundef @.str.6, ptr noundef %173, i32 noundef %174)
  store i64 0, ptr %24, align 8
  br label %175

175:                                              ; preds = %269, %82
  %176 = load i64, ptr %24, align 8
  %177 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %176, %178
  br i1 %179, label %181, label %180

180:                                              ; preds = %175
  store i32 2, ptr %25, align 4
  br label %272

181:                                              ; preds = %175
  store i64 0, ptr %26, align 8
  br label %182

182:                                              ; preds = %265, %181
  %183 = load i64, ptr %26, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %183, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %182
  store i32 5, ptr %25, align 4
  br label %268

188:                                              ; preds = %182
  store i64 0, ptr %27, align 8
  br label %189

189:                                              ; preds = %261, %188
  %190 = load i64, ptr %27, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %192 = load i64, ptr %191, align 8
  %193 = icmp slt i64 %190, %192
  br i1 %193, label %195, label %194

194:                                              ; preds = %189
  store i32 8, ptr %25, align 4
  br label %264

195:                                              ; preds = %189
  store i64 0, ptr %28, align 8
  br label %196

196:                                              ; preds = %257, %195
  %197 = load i64, ptr %28, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = icmp slt i64 %197, %199
  br i1 %200, label %202, label %201

201:                                              ; preds = %196
  store i32 11, ptr %25, align 4
  br label %260

202:                                              ; preds = %196
  %203 = load i64, ptr %24, align 8
  %204 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  %206 = mul nsw i64 %203, %205
  %207 = load i64, ptr %26, align 8
  %208 = add nsw i64 %206, %207
  %209 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  %211 = mul nsw i64 %208, %210
  %212 = load i64, ptr %27, align 8
  %213 = add nsw i64 %211, %212
  %214 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = mul nsw i64 %213, %215
  %217 = load i64, ptr %28, align 8
  %218 = add nsw i64 %216, %217
  store i64 %218, ptr %29, align 8
  %219 = load i64, ptr %29, align 8
  %220 = load i64, ptr %23, align 8
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %222, label %256

222:                                              ; preds = %202
  %223 = load ptr, ptr %8, align 8
  %224 = getelementptr inbounds %struct.descriptor, ptr %223, i32 0, i32 0
  %225 = load ptr, ptr %224, align 8
  %226 = load i64, ptr %29, align 8
  %227 = load ptr, ptr %9, align 8
  %228 = getelementptr inbounds %struct.descriptor, ptr %227, i32 0, i32 1
  %229 = load i64, ptr %228, align 8
  %230 = mul nsw i64 %226, %229
  %231 = getelementptr inbounds i8, ptr %225, i64 %230
  %232 = load ptr, ptr %9, align 8
  %233 = getelementptr inbounds %struct.descriptor, ptr %232, i32 0, i32 0
  %234 = load ptr, ptr %233, align 8
  %235 = load i64, ptr %28, align 8
  %236 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %237 = load i64, ptr %236, align 8
  %238 = mul nsw i64 %235, %237
  %239 = load i64, ptr %27, align 8
  %240 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %241 = load i64, ptr %240, align 8
  %242 = mul nsw i64 %239, %241
  %243 = add nsw i64 %238, %242
  %244 = load i64, ptr %26, align 8
  %245 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %246 = load i64, ptr %245, align 8
  %247 = mul nsw i64 %244, %246
  %248 = add nsw i64 %243, %247
  %249 = load i64, ptr %24, align 8
  %250 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %251 = load i64, ptr %250, align 8
  %252 = mul nsw i64 %249, %251
  %253 = add nsw i64 %248, %252
  %254 = getelementptr inbounds i8, ptr %234, i64 %253
  %255 = load ptr, ptr %9, align 8
  call void @copy(ptr noundef %231, ptr noundef %254, ptr noundef %255)
  br label %256

256:                                              ; preds = %222, %202
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %28, align 8
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %28, align 8
  br label %196

260:                                              ; preds = %201
  br label %261

261:                                              ; preds = %260
  %262 = load i64, ptr %27, align 8
  %263 = add nsw i64 %262, 1
  store i64 %263, ptr %27, align 8
  br label %189

264:                                              ; preds = %194
  br label %265

265:                                              ; preds = %264
  %266 = load i64, ptr %26, align 8
  %267 = add nsw i64 %266, 1
  store i64 %267, ptr %26, align 8
  br label %182

268:                                              ; preds = %187
  br label %269

269:                                              ; preds = %268
  %270 = load i64, ptr %24, align 8
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %24, align 8
  br label %175

272:                                              ; preds = %180
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
  %92 = load ptr, ptr %8, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 0, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %8, align 8
  %98 = load ptr, ptr %8, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 1, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %8, align 8
  %104 = load ptr, ptr %8, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = call ptr @dimension_of(ptr noundef %103, i32 noundef 2, i32 noundef %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %108, i64 24, i1 false)
  %109 = load ptr, ptr %8, align 8
  %110 = load ptr, ptr %8, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 3
  %112 = load i8, ptr %111, align 4
  %113 = zext i8 %112 to i32
  %114 = call ptr @dimension_of(ptr noundef %109, i32 noundef 3, i32 noundef %113)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %114, i64 24, i1 false)
  %115 = load i64, ptr %10, align 8
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %117, label %119

117:                                              ; preds = %70
  %118 = load i64, ptr %10, align 8
  br label %120

119:                                              ; preds = %70
  br label %120

120:                                              ; preds = %119, %117
  %121 = phi i64 [ %118, %117 ], [ 0, %119 ]
  store i64 %121, ptr %17, align 8
  %122 = load ptr, ptr %8, align 8
  %123 = getelementptr inbounds %struct.descriptor, ptr %122, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  store i64 %124, ptr %18, align 8
  %125 = load ptr, ptr %8, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 3
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = add nsw i32 %128, 1
  %130 = trunc i32 %129 to i8
  %131 = load ptr, ptr %7, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 3
  store i8 %130, ptr %132, align 4
  %133 = load ptr, ptr %7, align 8
  %134 = load ptr, ptr %8, align 8
  %135 = getelementptr inbounds %struct.descriptor, ptr %134, i32 0, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = load i32, ptr %9, align 4
  %138 = icmp eq i32 %137, 1
  br i1 %138, label %139, label %141

139:                                              ; preds = %120
  %140 = load i64, ptr %17, align 8
  br label %144

141:                                              ; preds = %120
  %142 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %143 = load i64, ptr %142, align 8
  br label %144

144:                                              ; preds = %141, %139
  %145 = phi i64 [ %140, %139 ], [ %143, %141 ]
  %146 = load i32, ptr %9, align 4
  %147 = icmp eq i32 %146, 1
  br i1 %147, label %148, label %151

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  br label %161

151:                                              ; preds = %144
  %152 = load i32, ptr %9, align 4
  %153 = icmp eq i32 %152, 2
  br i1 %153, label %154, label %156

154:                                              ; preds = %151
  %155 = load i64, ptr %17, align 8
  br label %159

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %154
  %160 = phi i64 [ %155, %154 ], [ %158, %156 ]
  br label %161

161:                                              ; preds = %159, %148
  %162 = phi i64 [ %150, %148 ], [ %160, %159 ]
  %163 = load i32, ptr %9, align 4
  %164 = icmp slt i32 %163, 3
  br i1 %164, label %165, label %168

165:                                              ; preds = %161
  %166 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  br label %178

168:                                              ; preds = %161
  %169 = load i32, ptr %9, align 4
  %170 = icmp eq i32 %169, 3
  br i1 %170, label %171, label %173

171:                                              ; preds = %168
  %172 = load i64, ptr %17, align 8
  br label %176

173:                                              ; preds = %168
  %174 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  br label %176

176:                                              ; preds = %173, %171
  %177 = phi i64 [ %172, %171 ], [ %175, %173 ]
  br label %178

178:                                              ; preds = %176, %165
  %179 = phi i64 [ %167, %165 ], [ %177, %176 ]
  %180 = load i32, ptr %9, align 4
  %181 = icmp slt i32 %180, 4
  br i1 %181, label %182, label %185

182:                                              ; preds = %178
  %183 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %184 = load i64, ptr %183, align 8
  br label %187

185:                                              ; preds = %178
  %186 = load i64, ptr %17, align 8
  br label %187

187:                                              ; preds = %185, %182
  %188 = phi i64 [ %184, %182 ], [ %186, %185 ]
  call void @made(ptr noundef %133, i64 noundef %136, i64 noundef %145, i64 noundef %162, i64 noundef %179, i64 noundef %188)
  %189 = load i32, ptr %9, align 4
  %190 = icmp eq i32 %189, 1
  br i1 %190, label %191, label %193

191:                                              ; preds = %187
  %192 = load i64, ptr %17, align 8
  br label %194

193:                                              ; preds = %187
  br label %194

194:                                              ; preds = %193, %191
  %195 = phi i64 [ %192, %191 ], [ 1, %193 ]
  store i64 %195, ptr %19, align 8
  %196 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %197 = load i64, ptr %196, align 8
  %198 = load i32, ptr %9, align 4
  %199 = icmp sle i32 %198, 2
  br i1 %199, label %200, label %202

200:                                              ; preds = %194
  %201 = load i64, ptr %17, align 8
  br label %203

202:                                              ; preds = %194
  br label %203

203:                                              ; preds = %202, %200
  %204 = phi i64 [ %201, %200 ], [ 1, %202 ]
  %205 = mul nsw i64 %197, %204
  store i64 %205, ptr %20, align 8
  %206 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %209 = load i64, ptr %208, align 8
  %210 = mul nsw i64 %207, %209
  %211 = load i32, ptr %9, align 4
  %212 = icmp sle i32 %211, 3
  br i1 %212, label %213, label %215

213:                                              ; preds = %203
  %214 = load i64, ptr %17, align 8
  br label %216

215:                                              ; preds = %203
  br label %216

216:                                              ; preds = %215, %213
  %217 = phi i64 [ %214, %213 ], [ 1, %215 ]
  %218 = mul nsw i64 %210, %217
  store i64 %218, ptr %21, align 8
  %219 = load i32, ptr %9, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %222

221:                                              ; preds = %216
  br label %250

222:                                              ; preds = %216
  %223 = load i32, ptr %9, align 4
  %224 = icmp eq i32 %223, 2
  br i1 %224, label %225, label %228

225:                                              ; preds = %222
  %226 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %227 = load i64, ptr %226, align 8
  br label %248

228:                                              ; preds = %222
  %229 = load i32, ptr %9, align 4
  %230 = icmp eq i32 %229, 3
  br i1 %230, label %231, label %237

231:                                              ; preds = %228
  %232 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %233 = load i64, ptr %232, align 8
  %234 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %233, %235
  br label %246

237:                                              ; preds = %228
  %238 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %241 = load i64, ptr %240, align 8
  %242 = mul nsw i64 %239, %241
  %243 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %244 = load i64, ptr %243, align 8
  %245 = mul nsw i64 %242, %244
  br label %246

246:                                              ; preds = %237, %231
  %247 = phi i64 [ %236, %231 ], [ %245, %237 ]
  br label %248

248:                                              ; preds = %246, %225
  %249 = phi i64 [ %227, %225 ], [ %247, %246 ]
  br label %250

250:                                              ; preds = %248, %221
  %251 = phi i64 [ 1, %221 ], [ %249, %248 ]
  store i64 %251, ptr %22, align 8
  store i64 0, ptr %23, align 8
  br label %252

252:                                              ; preds = %347, %250
  %253 = load i64, ptr %23, align 8
  %254 = load i64, ptr %17, align 8
  %255 = icmp slt i64 %253, %254
  br i1 %255, label %257, label %256

256:                                              ; preds = %252
  store i32 2, ptr %24, align 4
  br label %350

257:                                              ; preds = %252
  store i64 0, ptr %25, align 8
  br label %258

258:                                              ; preds = %343, %257
  %259 = load i64, ptr %25, align 8
  %260 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %261 = load i64, ptr %260, align 8
  %262 = icmp slt i64 %259, %261
  br i1 %262, label %264, label %263

263:                                              ; preds = %258
  store i32 5, ptr %24, align 4
  br label %346

264:                                              ; preds = %258
  store i64 0, ptr %26, align 8
  br label %265

265:                                              ; preds = %339, %264
  %266 = load i64, ptr %26, align 8
  %267 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %268 = load i64, ptr %267, align 8
  %269 = icmp slt i64 %266, %268
  br i1 %269, label %271, label %270

270:                                              ; preds = %265
  store i32 8, ptr %24, align 4
  br label %342

271:                                              ; preds = %265
  store i64 0, ptr %27, align 8
  br label %272

272:                                              ; preds = %335, %271
  %273 = load i64, ptr %27, align 8
  %274 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %275 = load i64, ptr %274, align 8
  %276 = icmp slt i64 %273, %275
  br i1 %276, label %278, label %277

277:                                              ; preds = %272
  store i32 11, ptr %24, align 4
  br label %338

278:                                              ; preds = %272
  store i64 0, ptr %28, align 8
  br label %279

279:                                              ; preds = %331, %278
  %280 = load i64, ptr %28, align 8
  %281 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %282 = load i64, ptr %281, align 8
  %283 = icmp slt i64 %280, %282
  br i1 %283, label %285, label %284

284:                                              ; preds = %279
  store i32 14, ptr %24, align 4
  br label %334

285:                                              ; preds = %279
  %286 = load ptr, ptr %7, align 8
  %287 = getelementptr inbounds %struct.descriptor, ptr %286, i32 0, i32 0
  %288 = load ptr, ptr %287, align 8
  %289 = load i64, ptr %23, align 8
  %290 = load i64, ptr %22, align 8
  %291 = mul nsw i64 %289, %290
  %292 = load i64, ptr %28, align 8
  %293 = load i64, ptr %19, align 8
  %294 = mul nsw i64 %292, %293
  %295 = add nsw i64 %291, %294
  %296 = load i64, ptr %27, align 8
  %297 = load i64, ptr %20, align 8
  %298 = mul nsw i64 %296, %297
  %299 = add nsw i64 %295, %298
  %300 = load i64, ptr %26, align 8
  %301 = load i64, ptr %21, align 8
  %302 = mul nsw i64 %300, %301
  %303 = add nsw i64 %299, %302
  %304 = load i64, ptr %18, align 8
  %305 = mul nsw i64 %303, %304
  %306 = getelementptr inbounds i8, ptr %288, i64 %305
  %307 = load ptr, ptr %8, align 8
  %308 = getelementptr inbounds %struct.descriptor, ptr %307, i32 0, i32 0
  %309 = load ptr, ptr %308, align 8
  %310 = load i64, ptr %28, align 8
  %311 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %312 = load i64, ptr %311, align 8
  %313 = mul nsw i64 %310, %312
  %314 = load i64, ptr %27, align 8
  %315 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %316 = load i64, ptr %315, align 8
  %317 = mul nsw i64 %314, %316
  %318 = add nsw i64 %313, %317
  %319 = load i64, ptr %26, align 8
  %320 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %321 = load i64, ptr %320, align 8
  %322 = mul nsw i64 %319, %321
  %323 = add nsw i64 %318, %322
  %324 = load i64, ptr %25, align 8
  %325 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %326 = load i64, ptr %325, align 8
  %327 = mul nsw i64 %324, %326
  %328 = add nsw i64 %323, %327
  %329 = getelementptr inbounds i8, ptr %309, i64 %328
  %330 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %306, ptr noundef %329, ptr noundef %330)
  br label %331

331:                                              ; preds = %285
  %332 = load i64, ptr %28, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %28, align 8
  br label %279

334:                                              ; preds = %284
  br label %335

335:                                              ; preds = %334
  %336 = load i64, ptr %27, align 8
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %27, align 8
  br label %272

338:                                              ; preds = %277
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %26, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %26, align 8
  br label %265

342:                                              ; preds = %270
  br label %343

343:                                              ; preds = %342
  %344 = load i64, ptr %25, align 8
  %345 = add nsw i64 %344, 1
  store i64 %345, ptr %25, align 8
  br label %258

346:                                              ; preds = %263
  br label %347

347:                                              ; preds = %346
  %348 = load i64, ptr %23, align 8
  %349 = add nsw i64 %348, 1
  store i64 %349, ptr %23, align 8
  br label %252

350:                                              ; preds = %256
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
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = call ptr @dimension_of(ptr noundef %76, i32 noundef 0, i32 noundef %80)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %81, i64 24, i1 false)
  %82 = load ptr, ptr %8, align 8
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = call ptr @dimension_of(ptr noundef %82, i32 noundef 1, i32 noundef %86)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %87, i64 24, i1 false)
  %88 = load ptr, ptr %8, align 8
  %89 = load ptr, ptr %8, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 3
  %91 = load i8, ptr %90, align 4
  %92 = zext i8 %91 to i32
  %93 = call ptr @dimension_of(ptr noundef %88, i32 noundef 2, i32 noundef %92)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %93, i64 24, i1 false)
  %94 = load ptr, ptr %8, align 8
  %95 = load ptr, ptr %8, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = call ptr @dimension_of(ptr noundef %94, i32 noundef 3, i32 noundef %98)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %99, i64 24, i1 false)
  %100 = load ptr, ptr %8, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 3
  %102 = load i8, ptr %101, align 4
  %103 = load ptr, ptr %7, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  store i8 %102, ptr %104, align 4
  %105 = load ptr, ptr %7, align 8
  %106 = load ptr, ptr %8, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  call void @made(ptr noundef %105, i64 noundef %108, i64 noundef %110, i64 noundef %112, i64 noundef %114, i64 noundef %116)
  store i64 0, ptr %17, align 8
  br label %117

117:                                              ; preds = %236, %63
  %118 = load i64, ptr %17, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 2, ptr %18, align 4
  br label %239

123:                                              ; preds = %117
  store i64 0, ptr %19, align 8
  br label %124

124:                                              ; preds = %232, %123
  %125 = load i64, ptr %19, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 5, ptr %18, align 4
  br label %235

130:                                              ; preds = %124
  store i64 0, ptr %20, align 8
  br label %131

131:                                              ; preds = %228, %130
  %132 = load i64, ptr %20, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 8, ptr %18, align 4
  br label %231

137:                                              ; preds = %131
  store i64 0, ptr %21, align 8
  br label %138

138:                                              ; preds = %224, %137
  %139 = load i64, ptr %21, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  store i32 11, ptr %18, align 4
  br label %227

144:                                              ; preds = %138
  %145 = load ptr, ptr %7, align 8
  %146 = getelementptr inbounds %struct.descriptor, ptr %145, i32 0, i32 0
  %147 = load ptr, ptr %146, align 8
  %148 = load i64, ptr %17, align 8
  %149 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 %148, %150
  %152 = load i64, ptr %19, align 8
  %153 = add nsw i64 %151, %152
  %154 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %153, %155
  %157 = load i64, ptr %20, align 8
  %158 = add nsw i64 %156, %157
  %159 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %158, %160
  %162 = load i64, ptr %21, align 8
  %163 = add nsw i64 %161, %162
  %164 = load ptr, ptr %8, align 8
  %165 = getelementptr inbounds %struct.descriptor, ptr %164, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %163, %166
  %168 = getelementptr inbounds i8, ptr %147, i64 %167
  %169 = load ptr, ptr %8, align 8
  %170 = getelementptr inbounds %struct.descriptor, ptr %169, i32 0, i32 0
  %171 = load ptr, ptr %170, align 8
  %172 = load ptr, ptr %8, align 8
  %173 = load i32, ptr %10, align 4
  %174 = icmp eq i32 %173, 1
  br i1 %174, label %175, label %181

175:                                              ; preds = %144
  %176 = load i64, ptr %21, align 8
  %177 = load i64, ptr %9, align 8
  %178 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %179 = load i64, ptr %178, align 8
  %180 = call i64 @around(i64 noundef %176, i64 noundef %177, i64 noundef %179)
  br label %183

181:                                              ; preds = %144
  %182 = load i64, ptr %21, align 8
  br label %183

183:                                              ; preds = %181, %175
  %184 = phi i64 [ %180, %175 ], [ %182, %181 ]
  %185 = load i32, ptr %10, align 4
  %186 = icmp eq i32 %185, 2
  br i1 %186, label %187, label %193

187:                                              ; preds = %183
  %188 = load i64, ptr %20, align 8
  %189 = load i64, ptr %9, align 8
  %190 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %191 = load i64, ptr %190, align 8
  %192 = call i64 @around(i64 noundef %188, i64 noundef %189, i64 noundef %191)
  br label %195

193:                                              ; preds = %183
  %194 = load i64, ptr %20, align 8
  br label %195

195:                                              ; preds = %193, %187
  %196 = phi i64 [ %192, %187 ], [ %194, %193 ]
  %197 = load i32, ptr %10, align 4
  %198 = icmp eq i32 %197, 3
  br i1 %198, label %199, label %205

199:                                              ; preds = %195
  %200 = load i64, ptr %19, align 8
  %201 = load i64, ptr %9, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  %204 = call i64 @around(i64 noundef %200, i64 noundef %201, i64 noundef %203)
  br label %207

205:                                              ; preds = %195
  %206 = load i64, ptr %19, align 8
  br label %207

207:                                              ; preds = %205, %199
  %208 = phi i64 [ %204, %199 ], [ %206, %205 ]
  %209 = load i32, ptr %10, align 4
  %210 = icmp eq i32 %209, 4
  br i1 %210, label %211, label %217

211:                                              ; preds = %207
  %212 = load i64, ptr %17, align 8
  %213 = load i64, ptr %9, align 8
  %214 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = call i64 @around(i64 noundef %212, i64 noundef %213, i64 noundef %215)
  br label %219

217:                                              ; preds = %207
  %218 = load i64, ptr %17, align 8
  br label %219

219:                                              ; preds = %217, %211
  %220 = phi i64 [ %216, %211 ], [ %218, %217 ]
  %221 = call i64 @offset_in(ptr noundef %172, i64 noundef %184, i64 noundef %196, i64 noundef %208, i64 noundef %220)
  %222 = getelementptr inbounds i8, ptr %171, i64 %221
  %223 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %168, ptr noundef %222, ptr noundef %223)
  br label %224

224:                                              ; preds = %219
  %225 = load i64, ptr %21, align 8
  %226 = add nsw i64 %225, 1
  store i64 %226, ptr %21, align 8
  br label %138

227:                                              ; preds = %143
  br label %228

228:                                              ; preds = %227
  %229 = load i64, ptr %20, align 8
  %230 = add nsw i64 %229, 1
  store i64 %230, ptr %20, align 8
  br label %131

231:                                              ; preds = %136
  br label %232

232:                                              ; preds = %231
  %233 = load i64, ptr %19, align 8
  %234 = add nsw i64 %233, 1
  store i64 %234, ptr %19, align 8
  br label %124

235:                                              ; preds = %129
  br label %236

236:                                              ; preds = %235
  %237 = load i64, ptr %17, align 8
  %238 = add nsw i64 %237, 1
  store i64 %238, ptr %17, align 8
  br label %117

239:                                              ; preds = %122
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
  call void @require(i32 noundef %82, ptr noundef @.str.9, ptr noundef %83, i32 noundef %84)
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
  call void @require(i32 noundef %95, ptr noundef @.str.10, ptr noundef %96, i32 noundef %97)
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
  %107 = load ptr, ptr %9, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 3
  %109 = load i8, ptr %108, align 4
  %110 = zext i8 %109 to i32
  %111 = call ptr @dimension_of(ptr noundef %106, i32 noundef 0, i32 noundef %110)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %111, i64 24, i1 false)
  %112 = load ptr, ptr %9, align 8
  %113 = load ptr, ptr %9, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = zext i8 %115 to i32
  %117 = call ptr @dimension_of(ptr noundef %112, i32 noundef 1, i32 noundef %116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %117, i64 24, i1 false)
  %118 = load ptr, ptr %9, align 8
  %119 = load ptr, ptr %9, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 3
  %121 = load i8, ptr %120, align 4
  %122 = zext i8 %121 to i32
  %123 = call ptr @dimension_of(ptr noundef %118, i32 noundef 2, i32 noundef %122)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %123, i64 24, i1 false)
  %124 = load ptr, ptr %9, align 8
  %125 = load ptr, ptr %9, align 8
  %126 = getelementptr inbounds %struct.descriptor, ptr %125, i32 0, i32 3
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = call ptr @dimension_of(ptr noundef %124, i32 noundef 3, i32 noundef %128)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %129, i64 24, i1 false)
  %130 = load ptr, ptr %9, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 3
  %132 = load i8, ptr %131, align 4
  %133 = load ptr, ptr %8, align 8
  %134 = getelementptr inbounds %struct.descriptor, ptr %133, i32 0, i32 3
  store i8 %132, ptr %134, align 4
  %135 = load ptr, ptr %8, align 8
  %136 = load ptr, ptr %9, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %146 = load i64, ptr %145, align 8
  call void @made(ptr noundef %135, i64 noundef %138, i64 noundef %140, i64 noundef %142, i64 noundef %144, i64 noundef %146)
  store i64 0, ptr %19, align 8
  br label %147

147:                                              ; preds = %301, %93
  %148 = load i64, ptr %19, align 8
  %149 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  %151 = icmp slt i64 %148, %150
  br i1 %151, label %153, label %152

152:                                              ; preds = %147
  store i32 2, ptr %20, align 4
  br label %304

153:                                              ; preds = %147
  store i64 0, ptr %21, align 8
  br label %154

154:                                              ; preds = %297, %153
  %155 = load i64, ptr %21, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = icmp slt i64 %155, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %154
  store i32 5, ptr %20, align 4
  br label %300

160:                                              ; preds = %154
  store i64 0, ptr %22, align 8
  br label %161

161:                                              ; preds = %293, %160
  %162 = load i64, ptr %22, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %164 = load i64, ptr %163, align 8
  %165 = icmp slt i64 %162, %164
  br i1 %165, label %167, label %166

166:                                              ; preds = %161
  store i32 8, ptr %20, align 4
  br label %296

167:                                              ; preds = %161
  store i64 0, ptr %23, align 8
  br label %168

168:                                              ; preds = %289, %167
  %169 = load i64, ptr %23, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = icmp slt i64 %169, %171
  br i1 %172, label %174, label %173

173:                                              ; preds = %168
  store i32 11, ptr %20, align 4
  br label %292

174:                                              ; preds = %168
  %175 = load ptr, ptr %8, align 8
  %176 = getelementptr inbounds %struct.descriptor, ptr %175, i32 0, i32 0
  %177 = load ptr, ptr %176, align 8
  %178 = load i64, ptr %19, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = load i64, ptr %21, align 8
  %183 = add nsw i64 %181, %182
  %184 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = load i64, ptr %22, align 8
  %188 = add nsw i64 %186, %187
  %189 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = load i64, ptr %23, align 8
  %193 = add nsw i64 %191, %192
  %194 = load ptr, ptr %9, align 8
  %195 = getelementptr inbounds %struct.descriptor, ptr %194, i32 0, i32 1
  %196 = load i64, ptr %195, align 8
  %197 = mul nsw i64 %193, %196
  %198 = getelementptr inbounds i8, ptr %177, i64 %197
  store ptr %198, ptr %24, align 8
  %199 = load i64, ptr %10, align 8
  %200 = load i32, ptr %12, align 4
  %201 = icmp eq i32 %200, 1
  br i1 %201, label %202, label %204

202:                                              ; preds = %174
  %203 = load i64, ptr %23, align 8
  br label %220

204:                                              ; preds = %174
  %205 = load i32, ptr %12, align 4
  %206 = icmp eq i32 %205, 2
  br i1 %206, label %207, label %209

207:                                              ; preds = %204
  %208 = load i64, ptr %22, align 8
  br label %218

209:                                              ; preds = %204
  %210 = load i32, ptr %12, align 4
  %211 = icmp eq i32 %210, 3
  br i1 %211, label %212, label %214

212:                                              ; preds = %209
  %213 = load i64, ptr %21, align 8
  br label %216

214:                                              ; preds = %209
  %215 = load i64, ptr %19, align 8
  br label %216

216:                                              ; preds = %214, %212
  %217 = phi i64 [ %213, %212 ], [ %215, %214 ]
  br label %218

218:                                              ; preds = %216, %207
  %219 = phi i64 [ %208, %207 ], [ %217, %216 ]
  br label %220

220:                                              ; preds = %218, %202
  %221 = phi i64 [ %203, %202 ], [ %219, %218 ]
  %222 = add nsw i64 %199, %221
  store i64 %222, ptr %25, align 8
  %223 = load i64, ptr %25, align 8
  %224 = icmp sge i64 %223, 0
  br i1 %224, label %225, label %275

225:                                              ; preds = %220
  %226 = load i64, ptr %25, align 8
  %227 = load ptr, ptr %9, align 8
  %228 = load i32, ptr %12, align 4
  %229 = sub nsw i32 %228, 1
  %230 = call ptr @dimension(ptr noundef %227, i32 noundef %229)
  %231 = getelementptr inbounds %struct.dimension, ptr %230, i32 0, i32 1
  %232 = load i64, ptr %231, align 8
  %233 = icmp slt i64 %226, %232
  br i1 %233, label %234, label %275

234:                                              ; preds = %225
  %235 = load ptr, ptr %24, align 8
  %236 = load ptr, ptr %9, align 8
  %237 = getelementptr inbounds %struct.descriptor, ptr %236, i32 0, i32 0
  %238 = load ptr, ptr %237, align 8
  %239 = load ptr, ptr %9, align 8
  %240 = load i32, ptr %12, align 4
  %241 = icmp eq i32 %240, 1
  br i1 %241, label %242, label %244

242:                                              ; preds = %234
  %243 = load i64, ptr %25, align 8
  br label %246

244:                                              ; preds = %234
  %245 = load i64, ptr %23, align 8
  br label %246

246:                                              ; preds = %244, %242
  %247 = phi i64 [ %243, %242 ], [ %245, %244 ]
  %248 = load i32, ptr %12, align 4
  %249 = icmp eq i32 %248, 2
  br i1 %249, label %250, label %252

250:                                              ; preds = %246
  %251 = load i64, ptr %25, align 8
  br label %254

252:                                              ; preds = %246
  %253 = load i64, ptr %22, align 8
  br label %254

254:                                              ; preds = %252, %250
  %255 = phi i64 [ %251, %250 ], [ %253, %252 ]
  %256 = load i32, ptr %12, align 4
  %257 = icmp eq i32 %256, 3
  br i1 %257, label %258, label %260

258:                                              ; preds = %254
  %259 = load i64, ptr %25, align 8
  br label %262

260:                                              ; preds = %254
  %261 = load i64, ptr %21, align 8
  br label %262

262:                                              ; preds = %260, %258
  %263 = phi i64 [ %259, %258 ], [ %261, %260 ]
  %264 = load i32, ptr %12, align 4
  %265 = icmp eq i32 %264, 4
  br i1 %265, label %266, label %268

266:                                              ; preds = %262
  %267 = load i64, ptr %25, align 8
  br label %270

268:                                              ; preds = %262
  %269 = load i64, ptr %19, align 8
  br label %270

270:                                              ; preds = %268, %266
  %271 = phi i64 [ %267, %266 ], [ %269, %268 ]
  %272 = call i64 @offset_in(ptr noundef %239, i64 noundef %247, i64 noundef %255, i64 noundef %263, i64 noundef %271)
  %273 = getelementptr inbounds i8, ptr %238, i64 %272
  %274 = load ptr, ptr %9, align 8
  call void @copy(ptr noundef %235, ptr noundef %273, ptr noundef %274)
  br label %288

275:                                              ; preds = %225, %220
  %276 = load ptr, ptr %11, align 8
  %277 = icmp ne ptr %276, null
  br i1 %277, label %278, label %284

278:                                              ; preds = %275
  %279 = load ptr, ptr %24, align 8
  %280 = load ptr, ptr %11, align 8
  %281 = getelementptr inbounds %struct.descriptor, ptr %280, i32 0, i32 0
  %282 = load ptr, ptr %281, align 8
  %283 = load ptr, ptr %9, align 8
  call void @copy(ptr noundef %279, ptr noundef %282, ptr noundef %283)
  br label %287

284:                                              ; preds = %275
  %285 = load ptr, ptr %24, align 8
  %286 = load ptr, ptr %9, align 8
  call void @clear(ptr noundef %285, ptr noundef %286)
  br label %287

287:                                              ; preds = %284, %278
  br label %288

288:                                              ; preds = %287, %270
  br label %289

289:                                              ; preds = %288
  %290 = load i64, ptr %23, align 8
  %291 = add nsw i64 %290, 1
  store i64 %291, ptr %23, align 8
  br label %168

292:                                              ; preds = %173
  br label %293

293:                                              ; preds = %292
  %294 = load i64, ptr %22, align 8
  %295 = add nsw i64 %294, 1
  store i64 %295, ptr %22, align 8
  br label %161

296:                                              ; preds = %166
  br label %297

297:                                              ; preds = %296
  %298 = load i64, ptr %21, align 8
  %299 = add nsw i64 %298, 1
  store i64 %299, ptr %21, align 8
  br label %154

300:                                              ; preds = %159
  br label %301

301:                                              ; preds = %300
  %302 = load i64, ptr %19, align 8
  %303 = add nsw i64 %302, 1
  store i64 %303, ptr %19, align 8
  br label %147

304:                                              ; preds = %152
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
  %84 = load ptr, ptr %8, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = call ptr @dimension_of(ptr noundef %83, i32 noundef 0, i32 noundef %87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %8, align 8
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 1, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %8, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 2, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %8, align 8
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 3, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %106, i64 24, i1 false)
  %107 = load ptr, ptr %8, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  store i64 %109, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 0, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %110

110:                                              ; preds = %161, %70
  %111 = load i64, ptr %20, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 2, ptr %21, align 4
  br label %164

116:                                              ; preds = %110
  store i64 0, ptr %22, align 8
  br label %117

117:                                              ; preds = %157, %116
  %118 = load i64, ptr %22, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 5, ptr %21, align 4
  br label %160

123:                                              ; preds = %117
  store i64 0, ptr %23, align 8
  br label %124

124:                                              ; preds = %153, %123
  %125 = load i64, ptr %23, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %125, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %124
  store i32 8, ptr %21, align 4
  br label %156

130:                                              ; preds = %124
  store i64 0, ptr %24, align 8
  br label %131

131:                                              ; preds = %149, %130
  %132 = load i64, ptr %24, align 8
  %133 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  store i32 11, ptr %21, align 4
  br label %152

137:                                              ; preds = %131
  %138 = load ptr, ptr %9, align 8
  %139 = load ptr, ptr %9, align 8
  %140 = load i64, ptr %24, align 8
  %141 = load i64, ptr %23, align 8
  %142 = load i64, ptr %22, align 8
  %143 = load i64, ptr %20, align 8
  %144 = call i64 @offset_in(ptr noundef %139, i64 noundef %140, i64 noundef %141, i64 noundef %142, i64 noundef %143)
  %145 = call i32 @is_true(ptr noundef %138, i64 noundef %144)
  %146 = sext i32 %145 to i64
  %147 = load i64, ptr %18, align 8
  %148 = add nsw i64 %147, %146
  store i64 %148, ptr %18, align 8
  br label %149

149:                                              ; preds = %137
  %150 = load i64, ptr %24, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %24, align 8
  br label %131

152:                                              ; preds = %136
  br label %153

153:                                              ; preds = %152
  %154 = load i64, ptr %23, align 8
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %23, align 8
  br label %124

156:                                              ; preds = %129
  br label %157

157:                                              ; preds = %156
  %158 = load i64, ptr %22, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %22, align 8
  br label %117

160:                                              ; preds = %122
  br label %161

161:                                              ; preds = %160
  %162 = load i64, ptr %20, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %20, align 8
  br label %110

164:                                              ; preds = %115
  %165 = load ptr, ptr %7, align 8
  %166 = getelementptr inbounds %struct.descriptor, ptr %165, i32 0, i32 3
  store i8 1, ptr %166, align 4
  %167 = load ptr, ptr %7, align 8
  %168 = load ptr, ptr %8, align 8
  %169 = getelementptr inbounds %struct.descriptor, ptr %168, i32 0, i32 1
  %170 = load i64, ptr %169, align 8
  %171 = load ptr, ptr %10, align 8
  %172 = icmp ne ptr %171, null
  br i1 %172, label %173, label %178

173:                                              ; preds = %164
  %174 = load ptr, ptr %10, align 8
  %175 = call ptr @dimension(ptr noundef %174, i32 noundef 0)
  %176 = getelementptr inbounds %struct.dimension, ptr %175, i32 0, i32 1
  %177 = load i64, ptr %176, align 8
  br label %180

178:                                              ; preds = %164
  %179 = load i64, ptr %18, align 8
  br label %180

180:                                              ; preds = %178, %173
  %181 = phi i64 [ %177, %173 ], [ %179, %178 ]
  call void @made(ptr noundef %167, i64 noundef %170, i64 noundef %181, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  store i64 0, ptr %25, align 8
  br label %182

182:                                              ; preds = %265, %180
  %183 = load i64, ptr %25, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %183, %185
  br i1 %186, label %188, label %187

187:                                              ; preds = %182
  store i32 14, ptr %21, align 4
  br label %268

188:                                              ; preds = %182
  store i64 0, ptr %26, align 8
  br label %189

189:                                              ; preds = %261, %188
  %190 = load i64, ptr %26, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %192 = load i64, ptr %191, align 8
  %193 = icmp slt i64 %190, %192
  br i1 %193, label %195, label %194

194:                                              ; preds = %189
  store i32 17, ptr %21, align 4
  br label %264

195:                                              ; preds = %189
  store i64 0, ptr %27, align 8
  br label %196

196:                                              ; preds = %257, %195
  %197 = load i64, ptr %27, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = icmp slt i64 %197, %199
  br i1 %200, label %202, label %201

201:                                              ; preds = %196
  store i32 20, ptr %21, align 4
  br label %260

202:                                              ; preds = %196
  store i64 0, ptr %28, align 8
  br label %203

203:                                              ; preds = %253, %202
  %204 = load i64, ptr %28, align 8
  %205 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %206 = load i64, ptr %205, align 8
  %207 = icmp slt i64 %204, %206
  br i1 %207, label %209, label %208

208:                                              ; preds = %203
  store i32 23, ptr %21, align 4
  br label %256

209:                                              ; preds = %203
  %210 = load ptr, ptr %9, align 8
  %211 = load ptr, ptr %9, align 8
  %212 = load i64, ptr %28, align 8
  %213 = load i64, ptr %27, align 8
  %214 = load i64, ptr %26, align 8
  %215 = load i64, ptr %25, align 8
  %216 = call i64 @offset_in(ptr noundef %211, i64 noundef %212, i64 noundef %213, i64 noundef %214, i64 noundef %215)
  %217 = call i32 @is_true(ptr noundef %210, i64 noundef %216)
  %218 = icmp ne i32 %217, 0
  br i1 %218, label %219, label %252

219:                                              ; preds = %209
  %220 = load ptr, ptr %7, align 8
  %221 = getelementptr inbounds %struct.descriptor, ptr %220, i32 0, i32 0
  %222 = load ptr, ptr %221, align 8
  %223 = load i64, ptr %19, align 8
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %19, align 8
  %225 = load i64, ptr %17, align 8
  %226 = mul nsw i64 %223, %225
  %227 = getelementptr inbounds i8, ptr %222, i64 %226
  %228 = load ptr, ptr %8, align 8
  %229 = getelementptr inbounds %struct.descriptor, ptr %228, i32 0, i32 0
  %230 = load ptr, ptr %229, align 8
  %231 = load i64, ptr %28, align 8
  %232 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %233 = load i64, ptr %232, align 8
  %234 = mul nsw i64 %231, %233
  %235 = load i64, ptr %27, align 8
  %236 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %237 = load i64, ptr %236, align 8
  %238 = mul nsw i64 %235, %237
  %239 = add nsw i64 %234, %238
  %240 = load i64, ptr %26, align 8
  %241 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %242 = load i64, ptr %241, align 8
  %243 = mul nsw i64 %240, %242
  %244 = add nsw i64 %239, %243
  %245 = load i64, ptr %25, align 8
  %246 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %247 = load i64, ptr %246, align 8
  %248 = mul nsw i64 %245, %247
  %249 = add nsw i64 %244, %248
  %250 = getelementptr inbounds i8, ptr %230, i64 %249
  %251 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %227, ptr noundef %250, ptr noundef %251)
  br label %252

252:                                              ; preds = %219, %209
  br label %253

253:                                              ; preds = %252
  %254 = load i64, ptr %28, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %28, align 8
  br label %203

256:                                              ; preds = %208
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %27, align 8
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %27, align 8
  br label %196

260:                                              ; preds = %201
  br label %261

261:                                              ; preds = %260
  %262 = load i64, ptr %26, align 8
  %263 = add nsw i64 %262, 1
  store i64 %263, ptr %26, align 8
  br label %189

264:                                              ; preds = %194
  br label %265

265:                                              ; preds = %264
  %266 = load i64, ptr %25, align 8
  %267 = add nsw i64 %266, 1
  store i64 %267, ptr %25, align 8
  br label %182

268:                                              ; preds = %187
  br label %269

269:                                              ; preds = %301, %268
  %270 = load ptr, ptr %10, align 8
  %271 = icmp ne ptr %270, null
  br i1 %271, label %272, label %279

272:                                              ; preds = %269
  %273 = load i64, ptr %19, align 8
  %274 = load ptr, ptr %10, align 8
  %275 = call ptr @dimension(ptr noundef %274, i32 noundef 0)
  %276 = getelementptr inbounds %struct.dimension, ptr %275, i32 0, i32 1
  %277 = load i64, ptr %276, align 8
  %278 = icmp slt i64 %273, %277
  br label %279

279:                                              ; preds = %272, %269
  %280 = phi i1 [ false, %269 ], [ %278, %272 ]
  br i1 %280, label %281, label %304

281:                                              ; preds = %279
  %282 = load ptr, ptr %7, align 8
  %283 = getelementptr inbounds %struct.descriptor, ptr %282, i32 0, i32 0
  %284 = load ptr, ptr %283, align 8
  %285 = load i64, ptr %19, align 8
  %286 = load i64, ptr %17, align 8
  %287 = mul nsw i64 %285, %286
  %288 = getelementptr inbounds i8, ptr %284, i64 %287
  %289 = load ptr, ptr %10, align 8
  %290 = getelementptr inbounds %struct.descriptor, ptr %289, i32 0, i32 0
  %291 = load ptr, ptr %290, align 8
  %292 = load i64, ptr %19, align 8
  %293 = load ptr, ptr %10, align 8
  %294 = getelementptr inbounds %struct.descriptor, ptr %293, i32 0, i32 7
  %295 = getelementptr inbounds [0 x %struct.dimension], ptr %294, i64 0, i64 0
  %296 = getelementptr inbounds %struct.dimension, ptr %295, i32 0, i32 2
  %297 = load i64, ptr %296, align 8
  %298 = mul nsw i64 %292, %297
  %299 = getelementptr inbounds i8, ptr %291, i64 %298
  %300 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %288, ptr noundef %299, ptr noundef %300)
  br label %301

301:                                              ; preds = %281
  %302 = load i64, ptr %19, align 8
  %303 = add nsw i64 %302, 1
  store i64 %303, ptr %19, align 8
  br label %269

304:                                              ; preds = %279
  ret void
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

define dso_local void @_FortranAUnpack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #1 {
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
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 28
  br i1 %29, label %66, label %30

30:                                               ; preds = %6
  %31 = load ptr, ptr %8, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 27
  br i1 %35, label %66, label %36

36:                                               ; preds = %30
  %37 = load ptr, ptr %8, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 35
  br i1 %41, label %66, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 34
  br i1 %47, label %66, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %8, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %52, 24
  br i1 %53, label %66, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %8, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp eq i32 %58, 39
  br i1 %59, label %66, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %8, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 4
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp eq i32 %64, 40
  br label %66

66:                                               ; preds = %60, %54, %48, %42, %36, %30, %6
  %67 = phi i1 [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ true, %30 ], [ true, %6 ], [ %65, %60 ]
  %68 = zext i1 %67 to i32
  %69 = load ptr, ptr %11, align 8
  %70 = load i32, ptr %12, align 4
  call void @require(i32 noundef %68, ptr noundef @.str.4, ptr noundef %69, i32 noundef %70)
  %71 = load ptr, ptr %9, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = icmp sle i32 %74, 4
  %76 = zext i1 %75 to i32
  %77 = load ptr, ptr %11, align 8
  %78 = load i32, ptr %12, align 4
  call void @require(i32 noundef %76, ptr noundef @.str.1, ptr noundef %77, i32 noundef %78)
  %79 = load ptr, ptr %9, align 8
  %80 = load ptr, ptr %9, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 0, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %9, align 8
  %86 = load ptr, ptr %9, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = call ptr @dimension_of(ptr noundef %85, i32 noundef 1, i32 noundef %89)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %90, i64 24, i1 false)
  %91 = load ptr, ptr %9, align 8
  %92 = load ptr, ptr %9, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call ptr @dimension_of(ptr noundef %91, i32 noundef 2, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %96, i64 24, i1 false)
  %97 = load ptr, ptr %9, align 8
  %98 = load ptr, ptr %9, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = call ptr @dimension_of(ptr noundef %97, i32 noundef 3, i32 noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %102, i64 24, i1 false)
  %103 = load ptr, ptr %8, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  store i64 %105, ptr %17, align 8
  store i64 0, ptr %18, align 8
  %106 = load ptr, ptr %9, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 3
  %108 = load i8, ptr %107, align 4
  %109 = load ptr, ptr %7, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 3
  store i8 %108, ptr %110, align 4
  %111 = load ptr, ptr %7, align 8
  %112 = load ptr, ptr %8, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %122 = load i64, ptr %121, align 8
  call void @made(ptr noundef %111, i64 noundef %114, i64 noundef %116, i64 noundef %118, i64 noundef %120, i64 noundef %122)
  store i64 0, ptr %19, align 8
  br label %123

123:                                              ; preds = %245, %66
  %124 = load i64, ptr %19, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %124, %126
  br i1 %127, label %129, label %128

128:                                              ; preds = %123
  store i32 2, ptr %20, align 4
  br label %248

129:                                              ; preds = %123
  store i64 0, ptr %21, align 8
  br label %130

130:                                              ; preds = %241, %129
  %131 = load i64, ptr %21, align 8
  %132 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %131, %133
  br i1 %134, label %136, label %135

135:                                              ; preds = %130
  store i32 5, ptr %20, align 4
  br label %244

136:                                              ; preds = %130
  store i64 0, ptr %22, align 8
  br label %137

137:                                              ; preds = %237, %136
  %138 = load i64, ptr %22, align 8
  %139 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %140 = load i64, ptr %139, align 8
  %141 = icmp slt i64 %138, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %137
  store i32 8, ptr %20, align 4
  br label %240

143:                                              ; preds = %137
  store i64 0, ptr %23, align 8
  br label %144

144:                                              ; preds = %233, %143
  %145 = load i64, ptr %23, align 8
  %146 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp slt i64 %145, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %144
  store i32 11, ptr %20, align 4
  br label %236

150:                                              ; preds = %144
  %151 = load ptr, ptr %7, align 8
  %152 = getelementptr inbounds %struct.descriptor, ptr %151, i32 0, i32 0
  %153 = load ptr, ptr %152, align 8
  %154 = load i64, ptr %19, align 8
  %155 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %156 = load i64, ptr %155, align 8
  %157 = mul nsw i64 %154, %156
  %158 = load i64, ptr %21, align 8
  %159 = add nsw i64 %157, %158
  %160 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = mul nsw i64 %159, %161
  %163 = load i64, ptr %22, align 8
  %164 = add nsw i64 %162, %163
  %165 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  %167 = mul nsw i64 %164, %166
  %168 = load i64, ptr %23, align 8
  %169 = add nsw i64 %167, %168
  %170 = load i64, ptr %17, align 8
  %171 = mul nsw i64 %169, %170
  %172 = getelementptr inbounds i8, ptr %153, i64 %171
  store ptr %172, ptr %24, align 8
  %173 = load ptr, ptr %9, align 8
  %174 = load i64, ptr %23, align 8
  %175 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %174, %176
  %178 = load i64, ptr %22, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = add nsw i64 %177, %181
  %183 = load i64, ptr %21, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = add nsw i64 %182, %186
  %188 = load i64, ptr %19, align 8
  %189 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = add nsw i64 %187, %191
  %193 = call i32 @is_true(ptr noundef %173, i64 noundef %192)
  %194 = icmp ne i32 %193, 0
  br i1 %194, label %195, label %210

195:                                              ; preds = %150
  %196 = load ptr, ptr %24, align 8
  %197 = load ptr, ptr %8, align 8
  %198 = getelementptr inbounds %struct.descriptor, ptr %197, i32 0, i32 0
  %199 = load ptr, ptr %198, align 8
  %200 = load i64, ptr %18, align 8
  %201 = add nsw i64 %200, 1
  store i64 %201, ptr %18, align 8
  %202 = load ptr, ptr %8, align 8
  %203 = getelementptr inbounds %struct.descriptor, ptr %202, i32 0, i32 7
  %204 = getelementptr inbounds [0 x %struct.dimension], ptr %203, i64 0, i64 0
  %205 = getelementptr inbounds %struct.dimension, ptr %204, i32 0, i32 2
  %206 = load i64, ptr %205, align 8
  %207 = mul nsw i64 %200, %206
  %208 = getelementptr inbounds i8, ptr %199, i64 %207
  %209 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %196, ptr noundef %208, ptr noundef %209)
  br label %232

210:                                              ; preds = %150
  %211 = load ptr, ptr %24, align 8
  %212 = load ptr, ptr %10, align 8
  %213 = getelementptr inbounds %struct.descriptor, ptr %212, i32 0, i32 0
  %214 = load ptr, ptr %213, align 8
  %215 = load ptr, ptr %10, align 8
  %216 = getelementptr inbounds %struct.descriptor, ptr %215, i32 0, i32 3
  %217 = load i8, ptr %216, align 4
  %218 = zext i8 %217 to i32
  %219 = icmp ne i32 %218, 0
  br i1 %219, label %220, label %227

220:                                              ; preds = %210
  %221 = load ptr, ptr %10, align 8
  %222 = load i64, ptr %23, align 8
  %223 = load i64, ptr %22, align 8
  %224 = load i64, ptr %21, align 8
  %225 = load i64, ptr %19, align 8
  %226 = call i64 @offset_in(ptr noundef %221, i64 noundef %222, i64 noundef %223, i64 noundef %224, i64 noundef %225)
  br label %228

227:                                              ; preds = %210
  br label %228

228:                                              ; preds = %227, %220
  %229 = phi i64 [ %226, %220 ], [ 0, %227 ]
  %230 = getelementptr inbounds i8, ptr %214, i64 %229
  %231 = load ptr, ptr %8, align 8
  call void @copy(ptr noundef %211, ptr noundef %230, ptr noundef %231)
  br label %232

232:                                              ; preds = %228, %195
  br label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %23, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %23, align 8
  br label %144

236:                                              ; preds = %149
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %22, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %22, align 8
  br label %137

240:                                              ; preds = %142
  br label %241

241:                                              ; preds = %240
  %242 = load i64, ptr %21, align 8
  %243 = add nsw i64 %242, 1
  store i64 %243, ptr %21, align 8
  br label %130

244:                                              ; preds = %135
  br label %245

245:                                              ; preds = %244
  %246 = load i64, ptr %19, align 8
  %247 = add nsw i64 %246, 1
  store i64 %247, ptr %19, align 8
  br label %123

248:                                              ; preds = %128
  ret void
}

define dso_local void @_FortranATransferSize(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i64 %5, ptr %12, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = call i32 @are_alike(ptr noundef %13, ptr noundef %14)
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %6
  %18 = load ptr, ptr %7, align 8
  %19 = load ptr, ptr %8, align 8
  %20 = load ptr, ptr %9, align 8
  %21 = load ptr, ptr %10, align 8
  %22 = load i32, ptr %11, align 4
  %23 = load i64, ptr %12, align 8
  call void @native._FortranATransferSize(ptr noundef %18, ptr noundef %19, ptr noundef %20, ptr noundef %21, i32 noundef %22, i64 noundef %23)
  br label %32

24:                                               ; preds = %6
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 3
  store i8 1, ptr %26, align 4
  %27 = load ptr, ptr %7, align 8
  %28 = load ptr, ptr %8, align 8
  %29 = load i64, ptr %12, align 8
  %30 = load ptr, ptr %10, align 8
  %31 = load i32, ptr %11, align 4
  call void @taken(ptr noundef %27, ptr noundef %28, i64 noundef %29, ptr noundef %30, i32 noundef %31)
  br label %32

32:                                               ; preds = %24, %17
  ret void
}

define internal i32 @are_alike(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.descriptor, ptr %5, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds %struct.descriptor, ptr %9, i32 0, i32 4
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i32
  %13 = icmp eq i32 %8, %12
  br i1 %13, label %14, label %22

14:                                               ; preds = %2
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %17, %20
  br label %22

22:                                               ; preds = %14, %2
  %23 = phi i1 [ false, %2 ], [ %21, %14 ]
  %24 = zext i1 %23 to i32
  ret i32 %24
}

declare void @native._FortranATransferSize(ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i64 noundef) #4

define internal void @taken(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %11, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = icmp sle i32 %27, 4
  %29 = zext i1 %28 to i32
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %10, align 4
  call void @require(i32 noundef %29, ptr noundef @.str.1, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %7, align 8
  %33 = load ptr, ptr %7, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = call ptr @dimension_of(ptr noundef %32, i32 noundef 0, i32 noundef %36)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %37, i64 24, i1 false)
  %38 = load ptr, ptr %7, align 8
  %39 = load ptr, ptr %7, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = call ptr @dimension_of(ptr noundef %38, i32 noundef 1, i32 noundef %42)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %43, i64 24, i1 false)
  %44 = load ptr, ptr %7, align 8
  %45 = load ptr, ptr %7, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = call ptr @dimension_of(ptr noundef %44, i32 noundef 2, i32 noundef %48)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %49, i64 24, i1 false)
  %50 = load ptr, ptr %7, align 8
  %51 = load ptr, ptr %7, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = call ptr @dimension_of(ptr noundef %50, i32 noundef 3, i32 noundef %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %55, i64 24, i1 false)
  %56 = load i64, ptr %8, align 8
  %57 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %58, %60
  %62 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %61, %63
  %65 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %64, %66
  %68 = icmp sle i64 %56, %67
  %69 = zext i1 %68 to i32
  %70 = load ptr, ptr %9, align 8
  %71 = load i32, ptr %10, align 4
  call void @require(i32 noundef %69, ptr noundef @.str.11, ptr noundef %70, i32 noundef %71)
  %72 = load ptr, ptr %6, align 8
  %73 = load ptr, ptr %7, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = load i64, ptr %8, align 8
  call void @made(ptr noundef %72, i64 noundef %75, i64 noundef %76, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  store i64 0, ptr %16, align 8
  br label %77

77:                                               ; preds = %183, %5
  %78 = load i64, ptr %16, align 8
  %79 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = icmp slt i64 %78, %80
  br i1 %81, label %83, label %82

82:                                               ; preds = %77
  store i32 2, ptr %17, align 4
  br label %186

83:                                               ; preds = %77
  store i64 0, ptr %18, align 8
  br label %84

84:                                               ; preds = %179, %83
  %85 = load i64, ptr %18, align 8
  %86 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = icmp slt i64 %85, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %84
  store i32 5, ptr %17, align 4
  br label %182

90:                                               ; preds = %84
  store i64 0, ptr %19, align 8
  br label %91

91:                                               ; preds = %175, %90
  %92 = load i64, ptr %19, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %91
  store i32 8, ptr %17, align 4
  br label %178

97:                                               ; preds = %91
  store i64 0, ptr %20, align 8
  br label %98

98:                                               ; preds = %171, %97
  %99 = load i64, ptr %20, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %99, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %98
  store i32 11, ptr %17, align 4
  br label %174

104:                                              ; preds = %98
  %105 = load i64, ptr %16, align 8
  %106 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %105, %107
  %109 = load i64, ptr %18, align 8
  %110 = add nsw i64 %108, %109
  %111 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %110, %112
  %114 = load i64, ptr %19, align 8
  %115 = add nsw i64 %113, %114
  %116 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %115, %117
  %119 = load i64, ptr %20, align 8
  %120 = add nsw i64 %118, %119
  %121 = load i64, ptr %8, align 8
  %122 = icmp slt i64 %120, %121
  br i1 %122, label %123, label %170

123:                                              ; preds = %104
  %124 = load ptr, ptr %6, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = load i64, ptr %16, align 8
  %128 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %129 = load i64, ptr %128, align 8
  %130 = mul nsw i64 %127, %129
  %131 = load i64, ptr %18, align 8
  %132 = add nsw i64 %130, %131
  %133 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = mul nsw i64 %132, %134
  %136 = load i64, ptr %19, align 8
  %137 = add nsw i64 %135, %136
  %138 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %137, %139
  %141 = load i64, ptr %20, align 8
  %142 = add nsw i64 %140, %141
  %143 = load i64, ptr %11, align 8
  %144 = mul nsw i64 %142, %143
  %145 = getelementptr inbounds i8, ptr %126, i64 %144
  %146 = load ptr, ptr %7, align 8
  %147 = getelementptr inbounds %struct.descriptor, ptr %146, i32 0, i32 0
  %148 = load ptr, ptr %147, align 8
  %149 = load i64, ptr %20, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = load i64, ptr %19, align 8
  %154 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %153, %155
  %157 = add nsw i64 %152, %156
  %158 = load i64, ptr %18, align 8
  %159 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %158, %160
  %162 = add nsw i64 %157, %161
  %163 = load i64, ptr %16, align 8
  %164 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %163, %165
  %167 = add nsw i64 %162, %166
  %168 = getelementptr inbounds i8, ptr %148, i64 %167
  %169 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %145, ptr noundef %168, ptr noundef %169)
  br label %170

170:                                              ; preds = %123, %104
  br label %171

171:                                              ; preds = %170
  %172 = load i64, ptr %20, align 8
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %20, align 8
  br label %98

174:                                              ; preds = %103
  br label %175

175:                                              ; preds = %174
  %176 = load i64, ptr %19, align 8
  %177 = add nsw i64 %176, 1
  store i64 %177, ptr %19, align 8
  br label %91

178:                                              ; preds = %96
  br label %179

179:                                              ; preds = %178
  %180 = load i64, ptr %18, align 8
  %181 = add nsw i64 %180, 1
  store i64 %181, ptr %18, align 8
  br label %84

182:                                              ; preds = %89
  br label %183

183:                                              ; preds = %182
  %184 = load i64, ptr %16, align 8
  %185 = add nsw i64 %184, 1
  store i64 %185, ptr %16, align 8
  br label %77

186:                                              ; preds = %82
  ret void
}

define dso_local void @_FortranATransfer(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = call i32 @are_alike(ptr noundef %15, ptr noundef %16)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %5
  %20 = load ptr, ptr %6, align 8
  %21 = load ptr, ptr %7, align 8
  %22 = load ptr, ptr %8, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  call void @native._FortranATransfer(ptr noundef %20, ptr noundef %21, ptr noundef %22, ptr noundef %23, i32 noundef %24)
  br label %92

25:                                               ; preds = %5
  %26 = load ptr, ptr %7, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 3
  %28 = load i8, ptr %27, align 4
  %29 = zext i8 %28 to i32
  %30 = icmp sle i32 %29, 4
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %9, align 8
  %33 = load i32, ptr %10, align 4
  call void @require(i32 noundef %31, ptr noundef @.str.1, ptr noundef %32, i32 noundef %33)
  %34 = load ptr, ptr %7, align 8
  %35 = load ptr, ptr %7, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = call ptr @dimension_of(ptr noundef %34, i32 noundef 0, i32 noundef %38)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %39, i64 24, i1 false)
  %40 = load ptr, ptr %7, align 8
  %41 = load ptr, ptr %7, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 3
  %43 = load i8, ptr %42, align 4
  %44 = zext i8 %43 to i32
  %45 = call ptr @dimension_of(ptr noundef %40, i32 noundef 1, i32 noundef %44)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %45, i64 24, i1 false)
  %46 = load ptr, ptr %7, align 8
  %47 = load ptr, ptr %7, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = call ptr @dimension_of(ptr noundef %46, i32 noundef 2, i32 noundef %50)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %7, align 8
  %53 = load ptr, ptr %7, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 3
  %55 = load i8, ptr %54, align 4
  %56 = zext i8 %55 to i32
  %57 = call ptr @dimension_of(ptr noundef %52, i32 noundef 3, i32 noundef %56)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %57, i64 24, i1 false)
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i64
  %64 = select i1 %62, i32 1, i32 0
  %65 = trunc i32 %64 to i8
  %66 = load ptr, ptr %6, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  store i8 %65, ptr %67, align 4
  %68 = load ptr, ptr %6, align 8
  %69 = load ptr, ptr %7, align 8
  %70 = load ptr, ptr %8, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %87

75:                                               ; preds = %25
  %76 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %83, %85
  br label %88

87:                                               ; preds = %25
  br label %88

88:                                               ; preds = %87, %75
  %89 = phi i64 [ %86, %75 ], [ 1, %87 ]
  %90 = load ptr, ptr %9, align 8
  %91 = load i32, ptr %10, align 4
  call void @taken(ptr noundef %68, ptr noundef %69, i64 noundef %89, ptr noundef %90, i32 noundef %91)
  br label %92

92:                                               ; preds = %88, %19
  ret void
}

declare void @native._FortranATransfer(ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #4

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #5

declare double @llvm.sqrt.f64(double) #6

declare float @llvm.sqrt.f32(float) #6

declare ptr @malloc(i64 noundef) #7

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

attributes #0 = { nounwind uwtable }
attributes #1 = { alwaysinline nounwind uwtable }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { noreturn }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { allocsize(0) }
attributes #8 = { noinline nounwind uwtable }
attributes #9 = { nounwind }
attributes #10 = { noreturn }
attributes #11 = { allocsize(0) }


