
%struct.dimension = type { i64, i64, i64 }
%struct.pair_r4 = type { ptr, ptr, ptr, ptr, %struct.own, %struct.own }
%struct.own = type { ptr, i64, i32, i8, i8, i8, i8, [3 x %struct.dimension] }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.point_r4 = type { %struct.own, %struct.own, %struct.own, %struct.own }
%struct.pair_r8 = type { ptr, ptr, ptr, ptr, %struct.own, %struct.own }
%struct.point_r8 = type { %struct.own, %struct.own, %struct.own, %struct.own }

@enzyme_const = external global i32, align 4
@enzyme_dup = external global i32, align 4
@.str = private unnamed_addr constant [90 x i8] c"ltoad: the matrix of a Jacobian needs a row for each element of y, a column for each of x\00", align 1
@.str.1 = private unnamed_addr constant [64 x i8] c"ltoad: a Hessian needs a row and a column for each element of x\00", align 1
@__const.clear_r4.d3 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.clear_r4.d4 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.clear_r4.d5 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.clear_r4.d6 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@fortran_ranks = external constant i32, align 4
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.copy_r4.d3 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.copy_r4.d4 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.copy_r4.d5 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.copy_r4.d6 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@.str.2 = private unnamed_addr constant [51 x i8] c"ltoad: an array and its derivative differ in shape\00", align 1
@__const.clear_r8.d3 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.clear_r8.d4 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.clear_r8.d5 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.clear_r8.d6 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.copy_r8.d3 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.copy_r8.d4 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.copy_r8.d5 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.copy_r8.d6 = private unnamed_addr constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8

define dso_local void @ltoad_enzyme_autodiff_gradient_r4_0(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %7, align 8
  store float 0.000000e+00, ptr %9, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  call void @reverse_r4(ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13)
  ret void
}

define internal void @reverse_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store float 0.000000e+00, ptr %9, align 4
  store float 1.000000e+00, ptr %10, align 4
  %11 = load i32, ptr @enzyme_const, align 4
  %12 = load ptr, ptr %5, align 8
  %13 = load i32, ptr @enzyme_dup, align 4
  %14 = load ptr, ptr %6, align 8
  %15 = load ptr, ptr %7, align 8
  %16 = load i32, ptr @enzyme_dup, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @evaluate_r4, i32 noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %9, ptr noundef %10)
  %17 = load ptr, ptr %8, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %22

19:                                               ; preds = %4
  %20 = load float, ptr %9, align 4
  %21 = load ptr, ptr %8, align 8
  store float %20, ptr %21, align 4
  br label %22

22:                                               ; preds = %19, %4
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_gradient_r4_n(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  store float 0.000000e+00, ptr %11, align 4
  store float 1.000000e+00, ptr %12, align 4
  store i64 0, ptr %13, align 8
  br label %14

14:                                               ; preds = %25, %5
  %15 = load i64, ptr %13, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = load i32, ptr %16, align 4
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %15, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %14
  br label %28

21:                                               ; preds = %14
  %22 = load ptr, ptr %9, align 8
  %23 = load i64, ptr %13, align 8
  %24 = getelementptr inbounds float, ptr %22, i64 %23
  store float 0.000000e+00, ptr %24, align 4
  br label %25

25:                                               ; preds = %21
  %26 = load i64, ptr %13, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %13, align 8
  br label %14

28:                                               ; preds = %20
  %29 = load i32, ptr @enzyme_const, align 4
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr @enzyme_const, align 4
  %32 = load ptr, ptr %7, align 8
  %33 = load i32, ptr @enzyme_dup, align 4
  %34 = load ptr, ptr %8, align 8
  %35 = load ptr, ptr %9, align 8
  %36 = load i32, ptr @enzyme_dup, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @evaluate_sized_r4, i32 noundef %29, ptr noundef %30, i32 noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, ptr noundef %35, i32 noundef %36, ptr noundef %11, ptr noundef %12)
  %37 = load ptr, ptr %10, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %42

39:                                               ; preds = %28
  %40 = load float, ptr %11, align 4
  %41 = load ptr, ptr %10, align 8
  store float %40, ptr %41, align 4
  br label %42

42:                                               ; preds = %39, %28
  ret void
}



declare void @__enzyme_autodiff(ptr noundef, ...) #2

define internal void @evaluate_sized_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = call float %9(ptr noundef %10, ptr noundef %11)
  %13 = load ptr, ptr %8, align 8
  store float %12, ptr %13, align 4
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_slope_r4_0(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = load ptr, ptr %10, align 8
  call void @forward_r4(ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15)
  ret void
}

define internal void @forward_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  store float 0.000000e+00, ptr %11, align 4
  %12 = load i32, ptr @enzyme_const, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = load i32, ptr @enzyme_dup, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = load i32, ptr @enzyme_dup, align 4
  %18 = load ptr, ptr %9, align 8
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef @evaluate_r4, i32 noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %11, ptr noundef %18)
  %19 = load ptr, ptr %10, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %5
  %22 = load float, ptr %11, align 4
  %23 = load ptr, ptr %10, align 8
  store float %22, ptr %23, align 4
  br label %24

24:                                               ; preds = %21, %5
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_gradient_r4_1(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.pair_r4, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load ptr, ptr %7, align 8
  call void @clear_r4(ptr noundef %10, i32 noundef 1)
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  call void @pair_up_r4(ptr noundef %9, ptr noundef %11, ptr noundef %12, i32 noundef 1)
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %8, align 8
  call void @reverse_r4(ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %18)
  call void @hand_back_r4(ptr noundef %9, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext true)
  ret void
}

define internal void @clear_r4(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.dimension, align 8
  %6 = alloca %struct.dimension, align 8
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %4, align 4
  %22 = call ptr @dimension_of(ptr noundef %20, i32 noundef 0, i32 noundef %21)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %22, i64 24, i1 false)
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %4, align 4
  %25 = call ptr @dimension_of(ptr noundef %23, i32 noundef 1, i32 noundef %24)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %25, i64 24, i1 false)
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %4, align 4
  %28 = call ptr @dimension_of(ptr noundef %26, i32 noundef 2, i32 noundef %27)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %28, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 @__const.clear_r4.d3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 @__const.clear_r4.d4, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 @__const.clear_r4.d5, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 @__const.clear_r4.d6, i64 24, i1 false)
  store i64 0, ptr %12, align 8
  br label %29

29:                                               ; preds = %124, %2
  %30 = load i64, ptr %12, align 8
  %31 = icmp slt i64 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %13, align 4
  br label %127

33:                                               ; preds = %29
  store i64 0, ptr %14, align 8
  br label %34

34:                                               ; preds = %120, %33
  %35 = load i64, ptr %14, align 8
  %36 = icmp slt i64 %35, 1
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 5, ptr %13, align 4
  br label %123

38:                                               ; preds = %34
  store i64 0, ptr %15, align 8
  br label %39

39:                                               ; preds = %116, %38
  %40 = load i64, ptr %15, align 8
  %41 = icmp slt i64 %40, 1
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 8, ptr %13, align 4
  br label %119

43:                                               ; preds = %39
  store i64 0, ptr %16, align 8
  br label %44

44:                                               ; preds = %112, %43
  %45 = load i64, ptr %16, align 8
  %46 = icmp slt i64 %45, 1
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store i32 11, ptr %13, align 4
  br label %115

48:                                               ; preds = %44
  store i64 0, ptr %17, align 8
  br label %49

49:                                               ; preds = %108, %48
  %50 = load i64, ptr %17, align 8
  %51 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = icmp slt i64 %50, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %49
  store i32 14, ptr %13, align 4
  br label %111

55:                                               ; preds = %49
  store i64 0, ptr %18, align 8
  br label %56

56:                                               ; preds = %104, %55
  %57 = load i64, ptr %18, align 8
  %58 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %56
  store i32 17, ptr %13, align 4
  br label %107

62:                                               ; preds = %56
  store i64 0, ptr %19, align 8
  br label %63

63:                                               ; preds = %100, %62
  %64 = load i64, ptr %19, align 8
  %65 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp slt i64 %64, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %63
  store i32 20, ptr %13, align 4
  br label %103

69:                                               ; preds = %63
  %70 = load ptr, ptr %3, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = load i64, ptr %19, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %73, %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 2
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = add nsw i64 %76, %80
  %82 = load i64, ptr %17, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %82, %84
  %86 = add nsw i64 %81, %85
  %87 = load i64, ptr %16, align 8
  %88 = mul nsw i64 %87, 0
  %89 = add nsw i64 %86, %88
  %90 = load i64, ptr %15, align 8
  %91 = mul nsw i64 %90, 0
  %92 = add nsw i64 %89, %91
  %93 = load i64, ptr %14, align 8
  %94 = mul nsw i64 %93, 0
  %95 = add nsw i64 %92, %94
  %96 = load i64, ptr %12, align 8
  %97 = mul nsw i64 %96, 0
  %98 = add nsw i64 %95, %97
  %99 = getelementptr inbounds i8, ptr %72, i64 %98
  store float 0.000000e+00, ptr %99, align 4
  br label %100

100:                                              ; preds = %69
  %101 = load i64, ptr %19, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %19, align 8
  br label %63

103:                                              ; preds = %68
  br label %104

104:                                              ; preds = %103
  %105 = load i64, ptr %18, align 8
  %106 = add nsw i64 %105, 1
  store i64 %106, ptr %18, align 8
  br label %56

107:                                              ; preds = %61
  br label %108

108:                                              ; preds = %107
  %109 = load i64, ptr %17, align 8
  %110 = add nsw i64 %109, 1
  store i64 %110, ptr %17, align 8
  br label %49

111:                                              ; preds = %54
  br label %112

112:                                              ; preds = %111
  %113 = load i64, ptr %16, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %16, align 8
  br label %44

115:                                              ; preds = %47
  br label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %15, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %15, align 8
  br label %39

119:                                              ; preds = %42
  br label %120

120:                                              ; preds = %119
  %121 = load i64, ptr %14, align 8
  %122 = add nsw i64 %121, 1
  store i64 %122, ptr %14, align 8
  br label %34

123:                                              ; preds = %37
  br label %124

124:                                              ; preds = %123
  %125 = load i64, ptr %12, align 8
  %126 = add nsw i64 %125, 1
  store i64 %126, ptr %12, align 8
  br label %29

127:                                              ; preds = %32
  ret void
}

define internal void @pair_up_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.pair_r4, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %10 = load ptr, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 224, i1 false)
  %11 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 0
  %12 = load ptr, ptr %6, align 8
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 1
  %14 = load ptr, ptr %7, align 8
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 2
  %16 = load ptr, ptr %6, align 8
  store ptr %16, ptr %15, align 8
  %17 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 3
  %18 = load ptr, ptr %7, align 8
  store ptr %18, ptr %17, align 8
  %19 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 4
  %20 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %9, i64 224, i1 false)
  %21 = load ptr, ptr %6, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %8, align 4
  %24 = call zeroext i1 @laid_out_alike(ptr noundef %21, ptr noundef %22, i32 noundef %23)
  br i1 %24, label %25, label %26

25:                                               ; preds = %4
  br label %53

26:                                               ; preds = %4
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds %struct.pair_r4, ptr %27, i32 0, i32 4
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %8, align 4
  call void @make_own(ptr noundef %28, ptr noundef %29, i32 noundef %30, i64 noundef 4, i8 noundef zeroext 27)
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds %struct.pair_r4, ptr %31, i32 0, i32 5
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %8, align 4
  call void @make_own(ptr noundef %32, ptr noundef %33, i32 noundef %34, i64 noundef 4, i8 noundef zeroext 27)
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds %struct.pair_r4, ptr %35, i32 0, i32 4
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds %struct.pair_r4, ptr %37, i32 0, i32 2
  store ptr %36, ptr %38, align 8
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds %struct.pair_r4, ptr %39, i32 0, i32 5
  %41 = load ptr, ptr %5, align 8
  %42 = getelementptr inbounds %struct.pair_r4, ptr %41, i32 0, i32 3
  store ptr %40, ptr %42, align 8
  %43 = load ptr, ptr %5, align 8
  %44 = getelementptr inbounds %struct.pair_r4, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = load i32, ptr %8, align 4
  call void @copy_r4(ptr noundef %45, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.pair_r4, ptr %48, i32 0, i32 3
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %7, align 8
  %52 = load i32, ptr %8, align 4
  call void @copy_r4(ptr noundef %50, ptr noundef %51, i32 noundef %52)
  br label %53

53:                                               ; preds = %26, %25
  ret void
}

define internal void @hand_back_r4(ptr noundef %0, i32 noundef %1, i1 noundef zeroext %2, i1 noundef zeroext %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %9 = zext i1 %2 to i8
  store i8 %9, ptr %7, align 1
  %10 = zext i1 %3 to i8
  store i8 %10, ptr %8, align 1
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 3
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.pair_r4, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %13, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %4
  br label %50

19:                                               ; preds = %4
  %20 = load i8, ptr %7, align 1
  %21 = trunc i8 %20 to i1
  br i1 %21, label %22, label %30

22:                                               ; preds = %19
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds %struct.pair_r4, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds %struct.pair_r4, ptr %26, i32 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr %6, align 4
  call void @copy_r4(ptr noundef %25, ptr noundef %28, i32 noundef %29)
  br label %30

30:                                               ; preds = %22, %19
  %31 = load i8, ptr %8, align 1
  %32 = trunc i8 %31 to i1
  br i1 %32, label %33, label %41

33:                                               ; preds = %30
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.pair_r4, ptr %34, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds %struct.pair_r4, ptr %37, i32 0, i32 3
  %39 = load ptr, ptr %38, align 8
  %40 = load i32, ptr %6, align 4
  call void @copy_r4(ptr noundef %36, ptr noundef %39, i32 noundef %40)
  br label %41

41:                                               ; preds = %33, %30
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds %struct.pair_r4, ptr %42, i32 0, i32 4
  %44 = getelementptr inbounds %struct.own, ptr %43, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  call void @free(ptr noundef %45)
  %46 = load ptr, ptr %5, align 8
  %47 = getelementptr inbounds %struct.pair_r4, ptr %46, i32 0, i32 5
  %48 = getelementptr inbounds %struct.own, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  call void @free(ptr noundef %49)
  br label %50

50:                                               ; preds = %41, %18
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_slope_r4_1(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r4, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  call void @pair_up_r4(ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef 1)
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = load ptr, ptr %10, align 8
  call void @forward_r4(ptr noundef %14, ptr noundef %16, ptr noundef %18, ptr noundef %19, ptr noundef %20)
  call void @hand_back_r4(ptr noundef %11, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext false)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_gradient_r4_2(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.pair_r4, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load ptr, ptr %7, align 8
  call void @clear_r4(ptr noundef %10, i32 noundef 2)
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  call void @pair_up_r4(ptr noundef %9, ptr noundef %11, ptr noundef %12, i32 noundef 2)
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %8, align 8
  call void @reverse_r4(ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %18)
  call void @hand_back_r4(ptr noundef %9, i32 noundef 2, i1 noundef zeroext false, i1 noundef zeroext true)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_slope_r4_2(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r4, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  call void @pair_up_r4(ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef 2)
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = load ptr, ptr %10, align 8
  call void @forward_r4(ptr noundef %14, ptr noundef %16, ptr noundef %18, ptr noundef %19, ptr noundef %20)
  call void @hand_back_r4(ptr noundef %11, i32 noundef 2, i1 noundef zeroext false, i1 noundef zeroext false)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_gradient_r4_3(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.pair_r4, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load ptr, ptr %7, align 8
  call void @clear_r4(ptr noundef %10, i32 noundef 3)
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  call void @pair_up_r4(ptr noundef %9, ptr noundef %11, ptr noundef %12, i32 noundef 3)
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.pair_r4, ptr %9, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %8, align 8
  call void @reverse_r4(ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %18)
  call void @hand_back_r4(ptr noundef %9, i32 noundef 3, i1 noundef zeroext false, i1 noundef zeroext true)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_slope_r4_3(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r4, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  call void @pair_up_r4(ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef 3)
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = load ptr, ptr %10, align 8
  call void @forward_r4(ptr noundef %14, ptr noundef %16, ptr noundef %18, ptr noundef %19, ptr noundef %20)
  call void @hand_back_r4(ptr noundef %11, i32 noundef 3, i1 noundef zeroext false, i1 noundef zeroext false)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_along_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r4, align 8
  %12 = alloca %struct.pair_r4, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %13 = load ptr, ptr %10, align 8
  call void @clear_r4(ptr noundef %13, i32 noundef 1)
  %14 = load ptr, ptr %7, align 8
  %15 = load ptr, ptr %8, align 8
  call void @pair_up_r4(ptr noundef %11, ptr noundef %14, ptr noundef %15, i32 noundef 1)
  %16 = load ptr, ptr %9, align 8
  %17 = load ptr, ptr %10, align 8
  call void @pair_up_r4(ptr noundef %12, ptr noundef %16, ptr noundef %17, i32 noundef 1)
  %18 = load ptr, ptr %6, align 8
  %19 = load i32, ptr @enzyme_dup, align 4
  %20 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 3
  %23 = load ptr, ptr %22, align 8
  %24 = load i32, ptr @enzyme_dup, align 4
  %25 = getelementptr inbounds %struct.pair_r4, ptr %12, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.pair_r4, ptr %12, i32 0, i32 3
  %28 = load ptr, ptr %27, align 8
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %23, i32 noundef %24, ptr noundef %26, ptr noundef %28)
  call void @hand_back_r4(ptr noundef %11, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext false)
  call void @hand_back_r4(ptr noundef %12, i32 noundef 1, i1 noundef zeroext true, i1 noundef zeroext true)
  ret void
}

declare void @__enzyme_fwddiff(ptr noundef, ...) #2

define dso_local void @ltoad_enzyme_autodiff_back_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r4, align 8
  %12 = alloca %struct.pair_r4, align 8
  %13 = alloca %struct.own, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %14 = load ptr, ptr %10, align 8
  call void @make_own(ptr noundef %13, ptr noundef %14, i32 noundef 1, i64 noundef 4, i8 noundef zeroext 27)
  %15 = load ptr, ptr %10, align 8
  call void @copy_r4(ptr noundef %13, ptr noundef %15, i32 noundef 1)
  %16 = load ptr, ptr %8, align 8
  call void @clear_r4(ptr noundef %16, i32 noundef 1)
  %17 = load ptr, ptr %7, align 8
  %18 = load ptr, ptr %8, align 8
  call void @pair_up_r4(ptr noundef %11, ptr noundef %17, ptr noundef %18, i32 noundef 1)
  %19 = load ptr, ptr %9, align 8
  call void @pair_up_r4(ptr noundef %12, ptr noundef %19, ptr noundef %13, i32 noundef 1)
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr @enzyme_dup, align 4
  %22 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 3
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr @enzyme_dup, align 4
  %27 = getelementptr inbounds %struct.pair_r4, ptr %12, i32 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.pair_r4, ptr %12, i32 0, i32 3
  %30 = load ptr, ptr %29, align 8
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef %20, i32 noundef %21, ptr noundef %23, ptr noundef %25, i32 noundef %26, ptr noundef %28, ptr noundef %30)
  call void @hand_back_r4(ptr noundef %11, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext true)
  call void @hand_back_r4(ptr noundef %12, i32 noundef 1, i1 noundef zeroext true, i1 noundef zeroext false)
  %31 = getelementptr inbounds %struct.own, ptr %13, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  call void @free(ptr noundef %32)
  ret void
}

define internal void @make_own(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i8 noundef zeroext %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca %struct.dimension, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i64 %3, ptr %9, align 8
  store i8 %4, ptr %10, align 1
  store i64 1, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %15

15:                                               ; preds = %48, %5
  %16 = load i32, ptr %12, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  br label %51

20:                                               ; preds = %15
  %21 = load ptr, ptr %7, align 8
  %22 = load i32, ptr %12, align 4
  %23 = load i32, ptr %8, align 4
  %24 = call ptr @dimension_of(ptr noundef %21, i32 noundef %22, i32 noundef %23)
  %25 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  store i64 %26, ptr %13, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.own, ptr %27, i32 0, i32 7
  %29 = load i32, ptr %12, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [3 x %struct.dimension], ptr %28, i64 0, i64 %30
  %32 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 0
  store i64 1, ptr %32, align 8
  %33 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %34 = load i64, ptr %13, align 8
  store i64 %34, ptr %33, align 8
  %35 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %36 = load i64, ptr %11, align 8
  %37 = load i64, ptr %9, align 8
  %38 = mul nsw i64 %36, %37
  store i64 %38, ptr %35, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %14, i64 24, i1 false)
  %39 = load i64, ptr %13, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %20
  %42 = load i64, ptr %13, align 8
  br label %44

43:                                               ; preds = %20
  br label %44

44:                                               ; preds = %43, %41
  %45 = phi i64 [ %42, %41 ], [ 0, %43 ]
  %46 = load i64, ptr %11, align 8
  %47 = mul nsw i64 %46, %45
  store i64 %47, ptr %11, align 8
  br label %48

48:                                               ; preds = %44
  %49 = load i32, ptr %12, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %12, align 4
  br label %15

51:                                               ; preds = %19
  %52 = load i64, ptr %11, align 8
  %53 = add i64 %52, 1
  %54 = load i64, ptr %9, align 8
  %55 = call ptr @calloc(i64 noundef %53, i64 noundef %54) #9
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds %struct.own, ptr %56, i32 0, i32 0
  store ptr %55, ptr %57, align 8
  %58 = load i64, ptr %9, align 8
  %59 = load ptr, ptr %6, align 8
  %60 = getelementptr inbounds %struct.own, ptr %59, i32 0, i32 1
  store i64 %58, ptr %60, align 8
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.own, ptr %61, i32 0, i32 2
  store i32 20180515, ptr %62, align 8
  %63 = load i32, ptr %8, align 4
  %64 = trunc i32 %63 to i8
  %65 = load ptr, ptr %6, align 8
  %66 = getelementptr inbounds %struct.own, ptr %65, i32 0, i32 3
  store i8 %64, ptr %66, align 4
  %67 = load i8, ptr %10, align 1
  %68 = load ptr, ptr %6, align 8
  %69 = getelementptr inbounds %struct.own, ptr %68, i32 0, i32 4
  store i8 %67, ptr %69, align 1
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds %struct.own, ptr %70, i32 0, i32 6
  store i8 0, ptr %71, align 1
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds %struct.own, ptr %72, i32 0, i32 5
  store i8 0, ptr %73, align 2
  ret void
}

define internal void @copy_r4(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %6, align 4
  %24 = call ptr @dimension_of(ptr noundef %22, i32 noundef 0, i32 noundef %23)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %24, i64 24, i1 false)
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %6, align 4
  %27 = call ptr @dimension_of(ptr noundef %25, i32 noundef 1, i32 noundef %26)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %27, i64 24, i1 false)
  %28 = load ptr, ptr %5, align 8
  %29 = load i32, ptr %6, align 4
  %30 = call ptr @dimension_of(ptr noundef %28, i32 noundef 2, i32 noundef %29)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %30, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 @__const.copy_r4.d3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 @__const.copy_r4.d4, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 @__const.copy_r4.d5, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 @__const.copy_r4.d6, i64 24, i1 false)
  store i64 0, ptr %14, align 8
  br label %31

31:                                               ; preds = %136, %3
  %32 = load i64, ptr %14, align 8
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  store i32 2, ptr %15, align 4
  br label %139

35:                                               ; preds = %31
  store i64 0, ptr %16, align 8
  br label %36

36:                                               ; preds = %132, %35
  %37 = load i64, ptr %16, align 8
  %38 = icmp slt i64 %37, 1
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  store i32 5, ptr %15, align 4
  br label %135

40:                                               ; preds = %36
  store i64 0, ptr %17, align 8
  br label %41

41:                                               ; preds = %128, %40
  %42 = load i64, ptr %17, align 8
  %43 = icmp slt i64 %42, 1
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  store i32 8, ptr %15, align 4
  br label %131

45:                                               ; preds = %41
  store i64 0, ptr %18, align 8
  br label %46

46:                                               ; preds = %124, %45
  %47 = load i64, ptr %18, align 8
  %48 = icmp slt i64 %47, 1
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  store i32 11, ptr %15, align 4
  br label %127

50:                                               ; preds = %46
  store i64 0, ptr %19, align 8
  br label %51

51:                                               ; preds = %120, %50
  %52 = load i64, ptr %19, align 8
  %53 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 14, ptr %15, align 4
  br label %123

57:                                               ; preds = %51
  store i64 0, ptr %20, align 8
  br label %58

58:                                               ; preds = %116, %57
  %59 = load i64, ptr %20, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 17, ptr %15, align 4
  br label %119

64:                                               ; preds = %58
  store i64 0, ptr %21, align 8
  br label %65

65:                                               ; preds = %112, %64
  %66 = load i64, ptr %21, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 20, ptr %15, align 4
  br label %115

71:                                               ; preds = %65
  %72 = load ptr, ptr %5, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %21, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = load i64, ptr %20, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %79, %81
  %83 = add nsw i64 %78, %82
  %84 = load i64, ptr %19, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %84, %86
  %88 = add nsw i64 %83, %87
  %89 = load i64, ptr %18, align 8
  %90 = mul nsw i64 %89, 0
  %91 = add nsw i64 %88, %90
  %92 = load i64, ptr %17, align 8
  %93 = mul nsw i64 %92, 0
  %94 = add nsw i64 %91, %93
  %95 = load i64, ptr %16, align 8
  %96 = mul nsw i64 %95, 0
  %97 = add nsw i64 %94, %96
  %98 = load i64, ptr %14, align 8
  %99 = mul nsw i64 %98, 0
  %100 = add nsw i64 %97, %99
  %101 = getelementptr inbounds i8, ptr %74, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = load ptr, ptr %4, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 0
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %4, align 8
  %107 = load i64, ptr %21, align 8
  %108 = load i64, ptr %20, align 8
  %109 = load i64, ptr %19, align 8
  %110 = call i64 @offset_in(ptr noundef %106, i64 noundef %107, i64 noundef %108, i64 noundef %109, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  %111 = getelementptr inbounds i8, ptr %105, i64 %110
  store float %102, ptr %111, align 4
  br label %112

112:                                              ; preds = %71
  %113 = load i64, ptr %21, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %21, align 8
  br label %65

115:                                              ; preds = %70
  br label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %20, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %20, align 8
  br label %58

119:                                              ; preds = %63
  br label %120

120:                                              ; preds = %119
  %121 = load i64, ptr %19, align 8
  %122 = add nsw i64 %121, 1
  store i64 %122, ptr %19, align 8
  br label %51

123:                                              ; preds = %56
  br label %124

124:                                              ; preds = %123
  %125 = load i64, ptr %18, align 8
  %126 = add nsw i64 %125, 1
  store i64 %126, ptr %18, align 8
  br label %46

127:                                              ; preds = %49
  br label %128

128:                                              ; preds = %127
  %129 = load i64, ptr %17, align 8
  %130 = add nsw i64 %129, 1
  store i64 %130, ptr %17, align 8
  br label %41

131:                                              ; preds = %44
  br label %132

132:                                              ; preds = %131
  %133 = load i64, ptr %16, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %16, align 8
  br label %36

135:                                              ; preds = %39
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %14, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %14, align 8
  br label %31

139:                                              ; preds = %34
  ret void
}

declare void @free(ptr noundef) #2

define dso_local void @ltoad_enzyme_autodiff_jacobian_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.pair_r4, align 8
  %12 = alloca %struct.pair_r4, align 8
  %13 = alloca %struct.own, align 8
  %14 = alloca %struct.own, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 7
  %27 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  store i64 %29, ptr %9, align 8
  %30 = load ptr, ptr %7, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 7
  %32 = getelementptr inbounds [0 x %struct.dimension], ptr %31, i64 0, i64 0
  %33 = getelementptr inbounds %struct.dimension, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %10, align 8
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 7
  %37 = getelementptr inbounds [0 x %struct.dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %10, align 8
  %41 = icmp eq i64 %39, %40
  br i1 %41, label %42, label %50

42:                                               ; preds = %4
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 7
  %45 = getelementptr inbounds [0 x %struct.dimension], ptr %44, i64 0, i64 1
  %46 = getelementptr inbounds %struct.dimension, ptr %45, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = load i64, ptr %9, align 8
  %49 = icmp eq i64 %47, %48
  br label %50

50:                                               ; preds = %42, %4
  %51 = phi i1 [ false, %4 ], [ %49, %42 ]
  %52 = zext i1 %51 to i32
  call void @require(i32 noundef %52, ptr noundef @.str, ptr noundef null, i32 noundef 0)
  %53 = load ptr, ptr %6, align 8
  call void @make_own(ptr noundef %13, ptr noundef %53, i32 noundef 1, i64 noundef 4, i8 noundef zeroext 27)
  %54 = load ptr, ptr %7, align 8
  call void @make_own(ptr noundef %14, ptr noundef %54, i32 noundef 1, i64 noundef 4, i8 noundef zeroext 27)
  %55 = load ptr, ptr %6, align 8
  call void @pair_up_r4(ptr noundef %11, ptr noundef %55, ptr noundef %13, i32 noundef 1)
  %56 = load ptr, ptr %7, align 8
  call void @pair_up_r4(ptr noundef %12, ptr noundef %56, ptr noundef %14, i32 noundef 1)
  %57 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 3
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  store ptr %60, ptr %15, align 8
  %61 = getelementptr inbounds %struct.pair_r4, ptr %12, i32 0, i32 3
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %16, align 8
  %65 = load i64, ptr %9, align 8
  %66 = load i64, ptr %10, align 8
  %67 = icmp sle i64 %65, %66
  br i1 %67, label %68, label %127

68:                                               ; preds = %50
  store i64 0, ptr %17, align 8
  br label %69

69:                                               ; preds = %123, %68
  %70 = load i64, ptr %17, align 8
  %71 = load i64, ptr %9, align 8
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  store i32 2, ptr %18, align 4
  br label %126

74:                                               ; preds = %69
  store i64 0, ptr %19, align 8
  br label %75

75:                                               ; preds = %84, %74
  %76 = load i64, ptr %19, align 8
  %77 = load i64, ptr %10, align 8
  %78 = icmp slt i64 %76, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %75
  store i32 5, ptr %18, align 4
  br label %87

80:                                               ; preds = %75
  %81 = load ptr, ptr %16, align 8
  %82 = load i64, ptr %19, align 8
  %83 = getelementptr inbounds float, ptr %81, i64 %82
  store float 0.000000e+00, ptr %83, align 4
  br label %84

84:                                               ; preds = %80
  %85 = load i64, ptr %19, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %19, align 8
  br label %75

87:                                               ; preds = %79
  %88 = load ptr, ptr %15, align 8
  %89 = load i64, ptr %17, align 8
  %90 = getelementptr inbounds float, ptr %88, i64 %89
  store float 1.000000e+00, ptr %90, align 4
  %91 = load ptr, ptr %5, align 8
  %92 = load i32, ptr @enzyme_dup, align 4
  %93 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 2
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 3
  %96 = load ptr, ptr %95, align 8
  %97 = load i32, ptr @enzyme_dup, align 4
  %98 = getelementptr inbounds %struct.pair_r4, ptr %12, i32 0, i32 2
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds %struct.pair_r4, ptr %12, i32 0, i32 3
  %101 = load ptr, ptr %100, align 8
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef %91, i32 noundef %92, ptr noundef %94, ptr noundef %96, i32 noundef %97, ptr noundef %99, ptr noundef %101)
  %102 = load ptr, ptr %15, align 8
  %103 = load i64, ptr %17, align 8
  %104 = getelementptr inbounds float, ptr %102, i64 %103
  store float 0.000000e+00, ptr %104, align 4
  store i64 0, ptr %20, align 8
  br label %105

105:                                              ; preds = %119, %87
  %106 = load i64, ptr %20, align 8
  %107 = load i64, ptr %10, align 8
  %108 = icmp slt i64 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105
  store i32 8, ptr %18, align 4
  br label %122

110:                                              ; preds = %105
  %111 = load ptr, ptr %16, align 8
  %112 = load i64, ptr %20, align 8
  %113 = getelementptr inbounds float, ptr %111, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = load ptr, ptr %8, align 8
  %116 = load i64, ptr %20, align 8
  %117 = load i64, ptr %17, align 8
  %118 = call ptr @number_r4(ptr noundef %115, i64 noundef %116, i64 noundef %117)
  store float %114, ptr %118, align 4
  br label %119

119:                                              ; preds = %110
  %120 = load i64, ptr %20, align 8
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %20, align 8
  br label %105

122:                                              ; preds = %109
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %17, align 8
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %17, align 8
  br label %69

126:                                              ; preds = %73
  br label %198

127:                                              ; preds = %50
  store i64 0, ptr %21, align 8
  br label %128

128:                                              ; preds = %194, %127
  %129 = load i64, ptr %21, align 8
  %130 = load i64, ptr %10, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %128
  store i32 11, ptr %18, align 4
  br label %197

133:                                              ; preds = %128
  store i64 0, ptr %22, align 8
  br label %134

134:                                              ; preds = %148, %133
  %135 = load i64, ptr %22, align 8
  %136 = load i64, ptr %10, align 8
  %137 = icmp slt i64 %135, %136
  br i1 %137, label %139, label %138

138:                                              ; preds = %134
  store i32 14, ptr %18, align 4
  br label %151

139:                                              ; preds = %134
  %140 = load i64, ptr %22, align 8
  %141 = load i64, ptr %21, align 8
  %142 = icmp eq i64 %140, %141
  %143 = zext i1 %142 to i32
  %144 = sitofp i32 %143 to float
  %145 = load ptr, ptr %16, align 8
  %146 = load i64, ptr %22, align 8
  %147 = getelementptr inbounds float, ptr %145, i64 %146
  store float %144, ptr %147, align 4
  br label %148

148:                                              ; preds = %139
  %149 = load i64, ptr %22, align 8
  %150 = add nsw i64 %149, 1
  store i64 %150, ptr %22, align 8
  br label %134

151:                                              ; preds = %138
  store i64 0, ptr %23, align 8
  br label %152

152:                                              ; preds = %161, %151
  %153 = load i64, ptr %23, align 8
  %154 = load i64, ptr %9, align 8
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %157, label %156

156:                                              ; preds = %152
  store i32 17, ptr %18, align 4
  br label %164

157:                                              ; preds = %152
  %158 = load ptr, ptr %15, align 8
  %159 = load i64, ptr %23, align 8
  %160 = getelementptr inbounds float, ptr %158, i64 %159
  store float 0.000000e+00, ptr %160, align 4
  br label %161

161:                                              ; preds = %157
  %162 = load i64, ptr %23, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %23, align 8
  br label %152

164:                                              ; preds = %156
  %165 = load ptr, ptr %5, align 8
  %166 = load i32, ptr @enzyme_dup, align 4
  %167 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 2
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds %struct.pair_r4, ptr %11, i32 0, i32 3
  %170 = load ptr, ptr %169, align 8
  %171 = load i32, ptr @enzyme_dup, align 4
  %172 = getelementptr inbounds %struct.pair_r4, ptr %12, i32 0, i32 2
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds %struct.pair_r4, ptr %12, i32 0, i32 3
  %175 = load ptr, ptr %174, align 8
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef %165, i32 noundef %166, ptr noundef %168, ptr noundef %170, i32 noundef %171, ptr noundef %173, ptr noundef %175)
  store i64 0, ptr %24, align 8
  br label %176

176:                                              ; preds = %190, %164
  %177 = load i64, ptr %24, align 8
  %178 = load i64, ptr %9, align 8
  %179 = icmp slt i64 %177, %178
  br i1 %179, label %181, label %180

180:                                              ; preds = %176
  store i32 20, ptr %18, align 4
  br label %193

181:                                              ; preds = %176
  %182 = load ptr, ptr %15, align 8
  %183 = load i64, ptr %24, align 8
  %184 = getelementptr inbounds float, ptr %182, i64 %183
  %185 = load float, ptr %184, align 4
  %186 = load ptr, ptr %8, align 8
  %187 = load i64, ptr %21, align 8
  %188 = load i64, ptr %24, align 8
  %189 = call ptr @number_r4(ptr noundef %186, i64 noundef %187, i64 noundef %188)
  store float %185, ptr %189, align 4
  br label %190

190:                                              ; preds = %181
  %191 = load i64, ptr %24, align 8
  %192 = add nsw i64 %191, 1
  store i64 %192, ptr %24, align 8
  br label %176

193:                                              ; preds = %180
  br label %194

194:                                              ; preds = %193
  %195 = load i64, ptr %21, align 8
  %196 = add nsw i64 %195, 1
  store i64 %196, ptr %21, align 8
  br label %128

197:                                              ; preds = %132
  br label %198

198:                                              ; preds = %197, %126
  call void @hand_back_r4(ptr noundef %11, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext false)
  call void @hand_back_r4(ptr noundef %12, i32 noundef 1, i1 noundef zeroext true, i1 noundef zeroext false)
  %199 = getelementptr inbounds %struct.own, ptr %13, i32 0, i32 0
  %200 = load ptr, ptr %199, align 8
  call void @free(ptr noundef %200)
  %201 = getelementptr inbounds %struct.own, ptr %14, i32 0, i32 0
  %202 = load ptr, ptr %201, align 8
  call void @free(ptr noundef %202)
  ret void
}

define internal void @require(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
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

define internal ptr @number_r4(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load i64, ptr %5, align 8
  %12 = load i64, ptr %6, align 8
  %13 = call i64 @offset_in(ptr noundef %10, i64 noundef %11, i64 noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  %14 = getelementptr inbounds i8, ptr %9, i64 %13
  ret ptr %14
}

define dso_local void @ltoad_enzyme_autodiff_hvp_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.point_r4, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = call zeroext i1 @laid_out_alike(ptr noundef %10, ptr noundef %11, i32 noundef 1)
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = call zeroext i1 @laid_out_alike(ptr noundef %13, ptr noundef %14, i32 noundef 1)
  %16 = load ptr, ptr %6, align 8
  call void @make_point_r4(ptr noundef %9, ptr noundef %16)
  %17 = getelementptr inbounds %struct.point_r4, ptr %9, i32 0, i32 1
  %18 = load ptr, ptr %7, align 8
  call void @copy_r4(ptr noundef %17, ptr noundef %18, i32 noundef 1)
  %19 = load ptr, ptr %5, align 8
  call void @differentiate_gradient_r4(ptr noundef %19, ptr noundef %9)
  %20 = load ptr, ptr %8, align 8
  %21 = getelementptr inbounds %struct.point_r4, ptr %9, i32 0, i32 3
  call void @copy_r4(ptr noundef %20, ptr noundef %21, i32 noundef 1)
  call void @free_point_r4(ptr noundef %9)
  ret void
}

define internal zeroext i1 @laid_out_alike(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i8 1, ptr %7, align 1
  store i32 0, ptr %8, align 4
  br label %11

11:                                               ; preds = %47, %3
  %12 = load i32, ptr %8, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  br label %50

16:                                               ; preds = %11
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %6, align 4
  %20 = call ptr @dimension_of(ptr noundef %17, i32 noundef %18, i32 noundef %19)
  store ptr %20, ptr %9, align 8
  %21 = load ptr, ptr %5, align 8
  %22 = load i32, ptr %8, align 4
  %23 = load i32, ptr %6, align 4
  %24 = call ptr @dimension_of(ptr noundef %21, i32 noundef %22, i32 noundef %23)
  store ptr %24, ptr %10, align 8
  %25 = load ptr, ptr %9, align 8
  %26 = getelementptr inbounds %struct.dimension, ptr %25, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = load ptr, ptr %10, align 8
  %29 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %27, %30
  %32 = zext i1 %31 to i32
  call void @require(i32 noundef %32, ptr noundef @.str.2, ptr noundef null, i32 noundef 0)
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds %struct.dimension, ptr %33, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = load ptr, ptr %10, align 8
  %37 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %35, %38
  %40 = zext i1 %39 to i32
  %41 = load i8, ptr %7, align 1
  %42 = trunc i8 %41 to i1
  %43 = zext i1 %42 to i32
  %44 = and i32 %43, %40
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i8
  store i8 %46, ptr %7, align 1
  br label %47

47:                                               ; preds = %16
  %48 = load i32, ptr %8, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %8, align 4
  br label %11

50:                                               ; preds = %15
  %51 = load i8, ptr %7, align 1
  %52 = trunc i8 %51 to i1
  ret i1 %52
}

define internal void @make_point_r4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.point_r4, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8
  call void @make_own(ptr noundef %6, ptr noundef %7, i32 noundef 1, i64 noundef 4, i8 noundef zeroext 27)
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.point_r4, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8
  call void @make_own(ptr noundef %9, ptr noundef %10, i32 noundef 1, i64 noundef 4, i8 noundef zeroext 27)
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.point_r4, ptr %11, i32 0, i32 2
  %13 = load ptr, ptr %4, align 8
  call void @make_own(ptr noundef %12, ptr noundef %13, i32 noundef 1, i64 noundef 4, i8 noundef zeroext 27)
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.point_r4, ptr %14, i32 0, i32 3
  %16 = load ptr, ptr %4, align 8
  call void @make_own(ptr noundef %15, ptr noundef %16, i32 noundef 1, i64 noundef 4, i8 noundef zeroext 27)
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.point_r4, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %4, align 8
  call void @copy_r4(ptr noundef %18, ptr noundef %19, i32 noundef 1)
  ret void
}

define internal void @differentiate_gradient_r4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.point_r4, ptr %5, i32 0, i32 3
  call void @clear_r4(ptr noundef %6, i32 noundef 1)
  %7 = load i32, ptr @enzyme_const, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = load i32, ptr @enzyme_dup, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.point_r4, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.point_r4, ptr %12, i32 0, i32 1
  %14 = load i32, ptr @enzyme_dup, align 4
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds %struct.point_r4, ptr %15, i32 0, i32 2
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds %struct.point_r4, ptr %17, i32 0, i32 3
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef @gradient_of_r4, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %11, ptr noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %18)
  ret void
}

define internal void @free_point_r4(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.point_r4, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.own, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %6)
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.point_r4, ptr %7, i32 0, i32 1
  %9 = getelementptr inbounds %struct.own, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %10)
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.point_r4, ptr %11, i32 0, i32 2
  %13 = getelementptr inbounds %struct.own, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  call void @free(ptr noundef %14)
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds %struct.point_r4, ptr %15, i32 0, i32 3
  %17 = getelementptr inbounds %struct.own, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  call void @free(ptr noundef %18)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_hessian_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.point_r4, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 7
  %14 = getelementptr inbounds [0 x %struct.dimension], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  store i64 %16, ptr %7, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 7
  %19 = getelementptr inbounds [0 x %struct.dimension], ptr %18, i64 0, i64 0
  %20 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %7, align 8
  %23 = icmp eq i64 %21, %22
  br i1 %23, label %24, label %32

24:                                               ; preds = %3
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 7
  %27 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 1
  %28 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %7, align 8
  %31 = icmp eq i64 %29, %30
  br label %32

32:                                               ; preds = %24, %3
  %33 = phi i1 [ false, %3 ], [ %31, %24 ]
  %34 = zext i1 %33 to i32
  call void @require(i32 noundef %34, ptr noundef @.str.1, ptr noundef null, i32 noundef 0)
  %35 = load ptr, ptr %5, align 8
  call void @make_point_r4(ptr noundef %8, ptr noundef %35)
  store i64 0, ptr %9, align 8
  br label %36

36:                                               ; preds = %73, %32
  %37 = load i64, ptr %9, align 8
  %38 = load i64, ptr %7, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  store i32 2, ptr %10, align 4
  br label %76

41:                                               ; preds = %36
  %42 = getelementptr inbounds %struct.point_r4, ptr %8, i32 0, i32 1
  %43 = getelementptr inbounds %struct.own, ptr %42, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = load i64, ptr %9, align 8
  %46 = getelementptr inbounds float, ptr %44, i64 %45
  store float 1.000000e+00, ptr %46, align 4
  %47 = load ptr, ptr %4, align 8
  call void @differentiate_gradient_r4(ptr noundef %47, ptr noundef %8)
  %48 = getelementptr inbounds %struct.point_r4, ptr %8, i32 0, i32 1
  %49 = getelementptr inbounds %struct.own, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %9, align 8
  %52 = getelementptr inbounds float, ptr %50, i64 %51
  store float 0.000000e+00, ptr %52, align 4
  store i64 0, ptr %11, align 8
  br label %53

53:                                               ; preds = %69, %41
  %54 = load i64, ptr %11, align 8
  %55 = load i64, ptr %7, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  store i32 5, ptr %10, align 4
  br label %72

58:                                               ; preds = %53
  %59 = getelementptr inbounds %struct.point_r4, ptr %8, i32 0, i32 3
  %60 = getelementptr inbounds %struct.own, ptr %59, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  %62 = load i64, ptr %11, align 8
  %63 = getelementptr inbounds float, ptr %61, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = load ptr, ptr %6, align 8
  %66 = load i64, ptr %11, align 8
  %67 = load i64, ptr %9, align 8
  %68 = call ptr @number_r4(ptr noundef %65, i64 noundef %66, i64 noundef %67)
  store float %64, ptr %68, align 4
  br label %69

69:                                               ; preds = %58
  %70 = load i64, ptr %11, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %11, align 8
  br label %53

72:                                               ; preds = %57
  br label %73

73:                                               ; preds = %72
  %74 = load i64, ptr %9, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %9, align 8
  br label %36

76:                                               ; preds = %40
  call void @free_point_r4(ptr noundef %8)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_gradient_r8_0(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %7, align 8
  store double 0.000000e+00, ptr %9, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  call void @reverse_r8(ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13)
  ret void
}

define internal void @reverse_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  store double 1.000000e+00, ptr %10, align 8
  %11 = load i32, ptr @enzyme_const, align 4
  %12 = load ptr, ptr %5, align 8
  %13 = load i32, ptr @enzyme_dup, align 4
  %14 = load ptr, ptr %6, align 8
  %15 = load ptr, ptr %7, align 8
  %16 = load i32, ptr @enzyme_dup, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @evaluate_r8, i32 noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, ptr noundef %9, ptr noundef %10)
  %17 = load ptr, ptr %8, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %22

19:                                               ; preds = %4
  %20 = load double, ptr %9, align 8
  %21 = load ptr, ptr %8, align 8
  store double %20, ptr %21, align 8
  br label %22

22:                                               ; preds = %19, %4
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_gradient_r8_n(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  store double 0.000000e+00, ptr %11, align 8
  store double 1.000000e+00, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %14

14:                                               ; preds = %25, %5
  %15 = load i64, ptr %13, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = load i32, ptr %16, align 4
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %15, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %14
  br label %28

21:                                               ; preds = %14
  %22 = load ptr, ptr %9, align 8
  %23 = load i64, ptr %13, align 8
  %24 = getelementptr inbounds double, ptr %22, i64 %23
  store double 0.000000e+00, ptr %24, align 8
  br label %25

25:                                               ; preds = %21
  %26 = load i64, ptr %13, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %13, align 8
  br label %14

28:                                               ; preds = %20
  %29 = load i32, ptr @enzyme_const, align 4
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr @enzyme_const, align 4
  %32 = load ptr, ptr %7, align 8
  %33 = load i32, ptr @enzyme_dup, align 4
  %34 = load ptr, ptr %8, align 8
  %35 = load ptr, ptr %9, align 8
  %36 = load i32, ptr @enzyme_dup, align 4
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef @evaluate_sized_r8, i32 noundef %29, ptr noundef %30, i32 noundef %31, ptr noundef %32, i32 noundef %33, ptr noundef %34, ptr noundef %35, i32 noundef %36, ptr noundef %11, ptr noundef %12)
  %37 = load ptr, ptr %10, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %42

39:                                               ; preds = %28
  %40 = load double, ptr %11, align 8
  %41 = load ptr, ptr %10, align 8
  store double %40, ptr %41, align 8
  br label %42

42:                                               ; preds = %39, %28
  ret void
}

define internal void @evaluate_sized_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = call double %9(ptr noundef %10, ptr noundef %11)
  %13 = load ptr, ptr %8, align 8
  store double %12, ptr %13, align 8
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_slope_r8_0(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = load ptr, ptr %10, align 8
  call void @forward_r8(ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15)
  ret void
}

define internal void @forward_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  store double 0.000000e+00, ptr %11, align 8
  %12 = load i32, ptr @enzyme_const, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = load i32, ptr @enzyme_dup, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = load i32, ptr @enzyme_dup, align 4
  %18 = load ptr, ptr %9, align 8
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef @evaluate_r8, i32 noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15, ptr noundef %16, i32 noundef %17, ptr noundef %11, ptr noundef %18)
  %19 = load ptr, ptr %10, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %5
  %22 = load double, ptr %11, align 8
  %23 = load ptr, ptr %10, align 8
  store double %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %21, %5
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_gradient_r8_1(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.pair_r8, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load ptr, ptr %7, align 8
  call void @clear_r8(ptr noundef %10, i32 noundef 1)
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  call void @pair_up_r8(ptr noundef %9, ptr noundef %11, ptr noundef %12, i32 noundef 1)
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %8, align 8
  call void @reverse_r8(ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %18)
  call void @hand_back_r8(ptr noundef %9, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext true)
  ret void
}

define internal void @clear_r8(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.dimension, align 8
  %6 = alloca %struct.dimension, align 8
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %4, align 4
  %22 = call ptr @dimension_of(ptr noundef %20, i32 noundef 0, i32 noundef %21)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %22, i64 24, i1 false)
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %4, align 4
  %25 = call ptr @dimension_of(ptr noundef %23, i32 noundef 1, i32 noundef %24)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %25, i64 24, i1 false)
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %4, align 4
  %28 = call ptr @dimension_of(ptr noundef %26, i32 noundef 2, i32 noundef %27)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %28, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 @__const.clear_r8.d3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 @__const.clear_r8.d4, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 @__const.clear_r8.d5, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 @__const.clear_r8.d6, i64 24, i1 false)
  store i64 0, ptr %12, align 8
  br label %29

29:                                               ; preds = %124, %2
  %30 = load i64, ptr %12, align 8
  %31 = icmp slt i64 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %13, align 4
  br label %127

33:                                               ; preds = %29
  store i64 0, ptr %14, align 8
  br label %34

34:                                               ; preds = %120, %33
  %35 = load i64, ptr %14, align 8
  %36 = icmp slt i64 %35, 1
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 5, ptr %13, align 4
  br label %123

38:                                               ; preds = %34
  store i64 0, ptr %15, align 8
  br label %39

39:                                               ; preds = %116, %38
  %40 = load i64, ptr %15, align 8
  %41 = icmp slt i64 %40, 1
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 8, ptr %13, align 4
  br label %119

43:                                               ; preds = %39
  store i64 0, ptr %16, align 8
  br label %44

44:                                               ; preds = %112, %43
  %45 = load i64, ptr %16, align 8
  %46 = icmp slt i64 %45, 1
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store i32 11, ptr %13, align 4
  br label %115

48:                                               ; preds = %44
  store i64 0, ptr %17, align 8
  br label %49

49:                                               ; preds = %108, %48
  %50 = load i64, ptr %17, align 8
  %51 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = icmp slt i64 %50, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %49
  store i32 14, ptr %13, align 4
  br label %111

55:                                               ; preds = %49
  store i64 0, ptr %18, align 8
  br label %56

56:                                               ; preds = %104, %55
  %57 = load i64, ptr %18, align 8
  %58 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %56
  store i32 17, ptr %13, align 4
  br label %107

62:                                               ; preds = %56
  store i64 0, ptr %19, align 8
  br label %63

63:                                               ; preds = %100, %62
  %64 = load i64, ptr %19, align 8
  %65 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp slt i64 %64, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %63
  store i32 20, ptr %13, align 4
  br label %103

69:                                               ; preds = %63
  %70 = load ptr, ptr %3, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = load i64, ptr %19, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %73, %75
  %77 = load i64, ptr %18, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 2
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %77, %79
  %81 = add nsw i64 %76, %80
  %82 = load i64, ptr %17, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %82, %84
  %86 = add nsw i64 %81, %85
  %87 = load i64, ptr %16, align 8
  %88 = mul nsw i64 %87, 0
  %89 = add nsw i64 %86, %88
  %90 = load i64, ptr %15, align 8
  %91 = mul nsw i64 %90, 0
  %92 = add nsw i64 %89, %91
  %93 = load i64, ptr %14, align 8
  %94 = mul nsw i64 %93, 0
  %95 = add nsw i64 %92, %94
  %96 = load i64, ptr %12, align 8
  %97 = mul nsw i64 %96, 0
  %98 = add nsw i64 %95, %97
  %99 = getelementptr inbounds i8, ptr %72, i64 %98
  store double 0.000000e+00, ptr %99, align 8
  br label %100

100:                                              ; preds = %69
  %101 = load i64, ptr %19, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %19, align 8
  br label %63

103:                                              ; preds = %68
  br label %104

104:                                              ; preds = %103
  %105 = load i64, ptr %18, align 8
  %106 = add nsw i64 %105, 1
  store i64 %106, ptr %18, align 8
  br label %56

107:                                              ; preds = %61
  br label %108

108:                                              ; preds = %107
  %109 = load i64, ptr %17, align 8
  %110 = add nsw i64 %109, 1
  store i64 %110, ptr %17, align 8
  br label %49

111:                                              ; preds = %54
  br label %112

112:                                              ; preds = %111
  %113 = load i64, ptr %16, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %16, align 8
  br label %44

115:                                              ; preds = %47
  br label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %15, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %15, align 8
  br label %39

119:                                              ; preds = %42
  br label %120

120:                                              ; preds = %119
  %121 = load i64, ptr %14, align 8
  %122 = add nsw i64 %121, 1
  store i64 %122, ptr %14, align 8
  br label %34

123:                                              ; preds = %37
  br label %124

124:                                              ; preds = %123
  %125 = load i64, ptr %12, align 8
  %126 = add nsw i64 %125, 1
  store i64 %126, ptr %12, align 8
  br label %29

127:                                              ; preds = %32
  ret void
}

define internal void @pair_up_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.pair_r8, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %10 = load ptr, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 224, i1 false)
  %11 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 0
  %12 = load ptr, ptr %6, align 8
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 1
  %14 = load ptr, ptr %7, align 8
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 2
  %16 = load ptr, ptr %6, align 8
  store ptr %16, ptr %15, align 8
  %17 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 3
  %18 = load ptr, ptr %7, align 8
  store ptr %18, ptr %17, align 8
  %19 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 4
  %20 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %9, i64 224, i1 false)
  %21 = load ptr, ptr %6, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load i32, ptr %8, align 4
  %24 = call zeroext i1 @laid_out_alike(ptr noundef %21, ptr noundef %22, i32 noundef %23)
  br i1 %24, label %25, label %26

25:                                               ; preds = %4
  br label %53

26:                                               ; preds = %4
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds %struct.pair_r8, ptr %27, i32 0, i32 4
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %8, align 4
  call void @make_own(ptr noundef %28, ptr noundef %29, i32 noundef %30, i64 noundef 8, i8 noundef zeroext 28)
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds %struct.pair_r8, ptr %31, i32 0, i32 5
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %8, align 4
  call void @make_own(ptr noundef %32, ptr noundef %33, i32 noundef %34, i64 noundef 8, i8 noundef zeroext 28)
  %35 = load ptr, ptr %5, align 8
  %36 = getelementptr inbounds %struct.pair_r8, ptr %35, i32 0, i32 4
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds %struct.pair_r8, ptr %37, i32 0, i32 2
  store ptr %36, ptr %38, align 8
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds %struct.pair_r8, ptr %39, i32 0, i32 5
  %41 = load ptr, ptr %5, align 8
  %42 = getelementptr inbounds %struct.pair_r8, ptr %41, i32 0, i32 3
  store ptr %40, ptr %42, align 8
  %43 = load ptr, ptr %5, align 8
  %44 = getelementptr inbounds %struct.pair_r8, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = load i32, ptr %8, align 4
  call void @copy_r8(ptr noundef %45, ptr noundef %46, i32 noundef %47)
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.pair_r8, ptr %48, i32 0, i32 3
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %7, align 8
  %52 = load i32, ptr %8, align 4
  call void @copy_r8(ptr noundef %50, ptr noundef %51, i32 noundef %52)
  br label %53

53:                                               ; preds = %26, %25
  ret void
}

define internal void @hand_back_r8(ptr noundef %0, i32 noundef %1, i1 noundef zeroext %2, i1 noundef zeroext %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %9 = zext i1 %2 to i8
  store i8 %9, ptr %7, align 1
  %10 = zext i1 %3 to i8
  store i8 %10, ptr %8, align 1
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 3
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.pair_r8, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %13, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %4
  br label %50

19:                                               ; preds = %4
  %20 = load i8, ptr %7, align 1
  %21 = trunc i8 %20 to i1
  br i1 %21, label %22, label %30

22:                                               ; preds = %19
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds %struct.pair_r8, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds %struct.pair_r8, ptr %26, i32 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr %6, align 4
  call void @copy_r8(ptr noundef %25, ptr noundef %28, i32 noundef %29)
  br label %30

30:                                               ; preds = %22, %19
  %31 = load i8, ptr %8, align 1
  %32 = trunc i8 %31 to i1
  br i1 %32, label %33, label %41

33:                                               ; preds = %30
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.pair_r8, ptr %34, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds %struct.pair_r8, ptr %37, i32 0, i32 3
  %39 = load ptr, ptr %38, align 8
  %40 = load i32, ptr %6, align 4
  call void @copy_r8(ptr noundef %36, ptr noundef %39, i32 noundef %40)
  br label %41

41:                                               ; preds = %33, %30
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds %struct.pair_r8, ptr %42, i32 0, i32 4
  %44 = getelementptr inbounds %struct.own, ptr %43, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  call void @free(ptr noundef %45)
  %46 = load ptr, ptr %5, align 8
  %47 = getelementptr inbounds %struct.pair_r8, ptr %46, i32 0, i32 5
  %48 = getelementptr inbounds %struct.own, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  call void @free(ptr noundef %49)
  br label %50

50:                                               ; preds = %41, %18
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_slope_r8_1(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r8, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  call void @pair_up_r8(ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef 1)
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = load ptr, ptr %10, align 8
  call void @forward_r8(ptr noundef %14, ptr noundef %16, ptr noundef %18, ptr noundef %19, ptr noundef %20)
  call void @hand_back_r8(ptr noundef %11, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext false)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_gradient_r8_2(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.pair_r8, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load ptr, ptr %7, align 8
  call void @clear_r8(ptr noundef %10, i32 noundef 2)
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  call void @pair_up_r8(ptr noundef %9, ptr noundef %11, ptr noundef %12, i32 noundef 2)
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %8, align 8
  call void @reverse_r8(ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %18)
  call void @hand_back_r8(ptr noundef %9, i32 noundef 2, i1 noundef zeroext false, i1 noundef zeroext true)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_slope_r8_2(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r8, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  call void @pair_up_r8(ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef 2)
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = load ptr, ptr %10, align 8
  call void @forward_r8(ptr noundef %14, ptr noundef %16, ptr noundef %18, ptr noundef %19, ptr noundef %20)
  call void @hand_back_r8(ptr noundef %11, i32 noundef 2, i1 noundef zeroext false, i1 noundef zeroext false)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_gradient_r8_3(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.pair_r8, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load ptr, ptr %7, align 8
  call void @clear_r8(ptr noundef %10, i32 noundef 3)
  %11 = load ptr, ptr %6, align 8
  %12 = load ptr, ptr %7, align 8
  call void @pair_up_r8(ptr noundef %9, ptr noundef %11, ptr noundef %12, i32 noundef 3)
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.pair_r8, ptr %9, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %8, align 8
  call void @reverse_r8(ptr noundef %13, ptr noundef %15, ptr noundef %17, ptr noundef %18)
  call void @hand_back_r8(ptr noundef %9, i32 noundef 3, i1 noundef zeroext false, i1 noundef zeroext true)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_slope_r8_3(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r8, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  call void @pair_up_r8(ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef 3)
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %9, align 8
  %20 = load ptr, ptr %10, align 8
  call void @forward_r8(ptr noundef %14, ptr noundef %16, ptr noundef %18, ptr noundef %19, ptr noundef %20)
  call void @hand_back_r8(ptr noundef %11, i32 noundef 3, i1 noundef zeroext false, i1 noundef zeroext false)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_along_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r8, align 8
  %12 = alloca %struct.pair_r8, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %13 = load ptr, ptr %10, align 8
  call void @clear_r8(ptr noundef %13, i32 noundef 1)
  %14 = load ptr, ptr %7, align 8
  %15 = load ptr, ptr %8, align 8
  call void @pair_up_r8(ptr noundef %11, ptr noundef %14, ptr noundef %15, i32 noundef 1)
  %16 = load ptr, ptr %9, align 8
  %17 = load ptr, ptr %10, align 8
  call void @pair_up_r8(ptr noundef %12, ptr noundef %16, ptr noundef %17, i32 noundef 1)
  %18 = load ptr, ptr %6, align 8
  %19 = load i32, ptr @enzyme_dup, align 4
  %20 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 3
  %23 = load ptr, ptr %22, align 8
  %24 = load i32, ptr @enzyme_dup, align 4
  %25 = getelementptr inbounds %struct.pair_r8, ptr %12, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.pair_r8, ptr %12, i32 0, i32 3
  %28 = load ptr, ptr %27, align 8
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %23, i32 noundef %24, ptr noundef %26, ptr noundef %28)
  call void @hand_back_r8(ptr noundef %11, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext false)
  call void @hand_back_r8(ptr noundef %12, i32 noundef 1, i1 noundef zeroext true, i1 noundef zeroext true)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_back_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.pair_r8, align 8
  %12 = alloca %struct.pair_r8, align 8
  %13 = alloca %struct.own, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %14 = load ptr, ptr %10, align 8
  call void @make_own(ptr noundef %13, ptr noundef %14, i32 noundef 1, i64 noundef 8, i8 noundef zeroext 28)
  %15 = load ptr, ptr %10, align 8
  call void @copy_r8(ptr noundef %13, ptr noundef %15, i32 noundef 1)
  %16 = load ptr, ptr %8, align 8
  call void @clear_r8(ptr noundef %16, i32 noundef 1)
  %17 = load ptr, ptr %7, align 8
  %18 = load ptr, ptr %8, align 8
  call void @pair_up_r8(ptr noundef %11, ptr noundef %17, ptr noundef %18, i32 noundef 1)
  %19 = load ptr, ptr %9, align 8
  call void @pair_up_r8(ptr noundef %12, ptr noundef %19, ptr noundef %13, i32 noundef 1)
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr @enzyme_dup, align 4
  %22 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 3
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr @enzyme_dup, align 4
  %27 = getelementptr inbounds %struct.pair_r8, ptr %12, i32 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.pair_r8, ptr %12, i32 0, i32 3
  %30 = load ptr, ptr %29, align 8
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef %20, i32 noundef %21, ptr noundef %23, ptr noundef %25, i32 noundef %26, ptr noundef %28, ptr noundef %30)
  call void @hand_back_r8(ptr noundef %11, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext true)
  call void @hand_back_r8(ptr noundef %12, i32 noundef 1, i1 noundef zeroext true, i1 noundef zeroext false)
  %31 = getelementptr inbounds %struct.own, ptr %13, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  call void @free(ptr noundef %32)
  ret void
}

define internal void @copy_r8(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %6, align 4
  %24 = call ptr @dimension_of(ptr noundef %22, i32 noundef 0, i32 noundef %23)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %24, i64 24, i1 false)
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %6, align 4
  %27 = call ptr @dimension_of(ptr noundef %25, i32 noundef 1, i32 noundef %26)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %27, i64 24, i1 false)
  %28 = load ptr, ptr %5, align 8
  %29 = load i32, ptr %6, align 4
  %30 = call ptr @dimension_of(ptr noundef %28, i32 noundef 2, i32 noundef %29)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %30, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 @__const.copy_r8.d3, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 @__const.copy_r8.d4, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 @__const.copy_r8.d5, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 @__const.copy_r8.d6, i64 24, i1 false)
  store i64 0, ptr %14, align 8
  br label %31

31:                                               ; preds = %136, %3
  %32 = load i64, ptr %14, align 8
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  store i32 2, ptr %15, align 4
  br label %139

35:                                               ; preds = %31
  store i64 0, ptr %16, align 8
  br label %36

36:                                               ; preds = %132, %35
  %37 = load i64, ptr %16, align 8
  %38 = icmp slt i64 %37, 1
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  store i32 5, ptr %15, align 4
  br label %135

40:                                               ; preds = %36
  store i64 0, ptr %17, align 8
  br label %41

41:                                               ; preds = %128, %40
  %42 = load i64, ptr %17, align 8
  %43 = icmp slt i64 %42, 1
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  store i32 8, ptr %15, align 4
  br label %131

45:                                               ; preds = %41
  store i64 0, ptr %18, align 8
  br label %46

46:                                               ; preds = %124, %45
  %47 = load i64, ptr %18, align 8
  %48 = icmp slt i64 %47, 1
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  store i32 11, ptr %15, align 4
  br label %127

50:                                               ; preds = %46
  store i64 0, ptr %19, align 8
  br label %51

51:                                               ; preds = %120, %50
  %52 = load i64, ptr %19, align 8
  %53 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %52, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %51
  store i32 14, ptr %15, align 4
  br label %123

57:                                               ; preds = %51
  store i64 0, ptr %20, align 8
  br label %58

58:                                               ; preds = %116, %57
  %59 = load i64, ptr %20, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 17, ptr %15, align 4
  br label %119

64:                                               ; preds = %58
  store i64 0, ptr %21, align 8
  br label %65

65:                                               ; preds = %112, %64
  %66 = load i64, ptr %21, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 20, ptr %15, align 4
  br label %115

71:                                               ; preds = %65
  %72 = load ptr, ptr %5, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %21, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = load i64, ptr %20, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %79, %81
  %83 = add nsw i64 %78, %82
  %84 = load i64, ptr %19, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %84, %86
  %88 = add nsw i64 %83, %87
  %89 = load i64, ptr %18, align 8
  %90 = mul nsw i64 %89, 0
  %91 = add nsw i64 %88, %90
  %92 = load i64, ptr %17, align 8
  %93 = mul nsw i64 %92, 0
  %94 = add nsw i64 %91, %93
  %95 = load i64, ptr %16, align 8
  %96 = mul nsw i64 %95, 0
  %97 = add nsw i64 %94, %96
  %98 = load i64, ptr %14, align 8
  %99 = mul nsw i64 %98, 0
  %100 = add nsw i64 %97, %99
  %101 = getelementptr inbounds i8, ptr %74, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = load ptr, ptr %4, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 0
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %4, align 8
  %107 = load i64, ptr %21, align 8
  %108 = load i64, ptr %20, align 8
  %109 = load i64, ptr %19, align 8
  %110 = call i64 @offset_in(ptr noundef %106, i64 noundef %107, i64 noundef %108, i64 noundef %109, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  %111 = getelementptr inbounds i8, ptr %105, i64 %110
  store double %102, ptr %111, align 8
  br label %112

112:                                              ; preds = %71
  %113 = load i64, ptr %21, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %21, align 8
  br label %65

115:                                              ; preds = %70
  br label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %20, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %20, align 8
  br label %58

119:                                              ; preds = %63
  br label %120

120:                                              ; preds = %119
  %121 = load i64, ptr %19, align 8
  %122 = add nsw i64 %121, 1
  store i64 %122, ptr %19, align 8
  br label %51

123:                                              ; preds = %56
  br label %124

124:                                              ; preds = %123
  %125 = load i64, ptr %18, align 8
  %126 = add nsw i64 %125, 1
  store i64 %126, ptr %18, align 8
  br label %46

127:                                              ; preds = %49
  br label %128

128:                                              ; preds = %127
  %129 = load i64, ptr %17, align 8
  %130 = add nsw i64 %129, 1
  store i64 %130, ptr %17, align 8
  br label %41

131:                                              ; preds = %44
  br label %132

132:                                              ; preds = %131
  %133 = load i64, ptr %16, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %16, align 8
  br label %36

135:                                              ; preds = %39
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %14, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %14, align 8
  br label %31

139:                                              ; preds = %34
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_jacobian_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.pair_r8, align 8
  %12 = alloca %struct.pair_r8, align 8
  %13 = alloca %struct.own, align 8
  %14 = alloca %struct.own, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 7
  %27 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  store i64 %29, ptr %9, align 8
  %30 = load ptr, ptr %7, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 7
  %32 = getelementptr inbounds [0 x %struct.dimension], ptr %31, i64 0, i64 0
  %33 = getelementptr inbounds %struct.dimension, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %10, align 8
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 7
  %37 = getelementptr inbounds [0 x %struct.dimension], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %10, align 8
  %41 = icmp eq i64 %39, %40
  br i1 %41, label %42, label %50

42:                                               ; preds = %4
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 7
  %45 = getelementptr inbounds [0 x %struct.dimension], ptr %44, i64 0, i64 1
  %46 = getelementptr inbounds %struct.dimension, ptr %45, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = load i64, ptr %9, align 8
  %49 = icmp eq i64 %47, %48
  br label %50

50:                                               ; preds = %42, %4
  %51 = phi i1 [ false, %4 ], [ %49, %42 ]
  %52 = zext i1 %51 to i32
  call void @require(i32 noundef %52, ptr noundef @.str, ptr noundef null, i32 noundef 0)
  %53 = load ptr, ptr %6, align 8
  call void @make_own(ptr noundef %13, ptr noundef %53, i32 noundef 1, i64 noundef 8, i8 noundef zeroext 28)
  %54 = load ptr, ptr %7, align 8
  call void @make_own(ptr noundef %14, ptr noundef %54, i32 noundef 1, i64 noundef 8, i8 noundef zeroext 28)
  %55 = load ptr, ptr %6, align 8
  call void @pair_up_r8(ptr noundef %11, ptr noundef %55, ptr noundef %13, i32 noundef 1)
  %56 = load ptr, ptr %7, align 8
  call void @pair_up_r8(ptr noundef %12, ptr noundef %56, ptr noundef %14, i32 noundef 1)
  %57 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 3
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  store ptr %60, ptr %15, align 8
  %61 = getelementptr inbounds %struct.pair_r8, ptr %12, i32 0, i32 3
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %16, align 8
  %65 = load i64, ptr %9, align 8
  %66 = load i64, ptr %10, align 8
  %67 = icmp sle i64 %65, %66
  br i1 %67, label %68, label %127

68:                                               ; preds = %50
  store i64 0, ptr %17, align 8
  br label %69

69:                                               ; preds = %123, %68
  %70 = load i64, ptr %17, align 8
  %71 = load i64, ptr %9, align 8
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  store i32 2, ptr %18, align 4
  br label %126

74:                                               ; preds = %69
  store i64 0, ptr %19, align 8
  br label %75

75:                                               ; preds = %84, %74
  %76 = load i64, ptr %19, align 8
  %77 = load i64, ptr %10, align 8
  %78 = icmp slt i64 %76, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %75
  store i32 5, ptr %18, align 4
  br label %87

80:                                               ; preds = %75
  %81 = load ptr, ptr %16, align 8
  %82 = load i64, ptr %19, align 8
  %83 = getelementptr inbounds double, ptr %81, i64 %82
  store double 0.000000e+00, ptr %83, align 8
  br label %84

84:                                               ; preds = %80
  %85 = load i64, ptr %19, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %19, align 8
  br label %75

87:                                               ; preds = %79
  %88 = load ptr, ptr %15, align 8
  %89 = load i64, ptr %17, align 8
  %90 = getelementptr inbounds double, ptr %88, i64 %89
  store double 1.000000e+00, ptr %90, align 8
  %91 = load ptr, ptr %5, align 8
  %92 = load i32, ptr @enzyme_dup, align 4
  %93 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 2
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 3
  %96 = load ptr, ptr %95, align 8
  %97 = load i32, ptr @enzyme_dup, align 4
  %98 = getelementptr inbounds %struct.pair_r8, ptr %12, i32 0, i32 2
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds %struct.pair_r8, ptr %12, i32 0, i32 3
  %101 = load ptr, ptr %100, align 8
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef %91, i32 noundef %92, ptr noundef %94, ptr noundef %96, i32 noundef %97, ptr noundef %99, ptr noundef %101)
  %102 = load ptr, ptr %15, align 8
  %103 = load i64, ptr %17, align 8
  %104 = getelementptr inbounds double, ptr %102, i64 %103
  store double 0.000000e+00, ptr %104, align 8
  store i64 0, ptr %20, align 8
  br label %105

105:                                              ; preds = %119, %87
  %106 = load i64, ptr %20, align 8
  %107 = load i64, ptr %10, align 8
  %108 = icmp slt i64 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105
  store i32 8, ptr %18, align 4
  br label %122

110:                                              ; preds = %105
  %111 = load ptr, ptr %16, align 8
  %112 = load i64, ptr %20, align 8
  %113 = getelementptr inbounds double, ptr %111, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = load ptr, ptr %8, align 8
  %116 = load i64, ptr %20, align 8
  %117 = load i64, ptr %17, align 8
  %118 = call ptr @number_r8(ptr noundef %115, i64 noundef %116, i64 noundef %117)
  store double %114, ptr %118, align 8
  br label %119

119:                                              ; preds = %110
  %120 = load i64, ptr %20, align 8
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %20, align 8
  br label %105

122:                                              ; preds = %109
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %17, align 8
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %17, align 8
  br label %69

126:                                              ; preds = %73
  br label %198

127:                                              ; preds = %50
  store i64 0, ptr %21, align 8
  br label %128

128:                                              ; preds = %194, %127
  %129 = load i64, ptr %21, align 8
  %130 = load i64, ptr %10, align 8
  %131 = icmp slt i64 %129, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %128
  store i32 11, ptr %18, align 4
  br label %197

133:                                              ; preds = %128
  store i64 0, ptr %22, align 8
  br label %134

134:                                              ; preds = %148, %133
  %135 = load i64, ptr %22, align 8
  %136 = load i64, ptr %10, align 8
  %137 = icmp slt i64 %135, %136
  br i1 %137, label %139, label %138

138:                                              ; preds = %134
  store i32 14, ptr %18, align 4
  br label %151

139:                                              ; preds = %134
  %140 = load i64, ptr %22, align 8
  %141 = load i64, ptr %21, align 8
  %142 = icmp eq i64 %140, %141
  %143 = zext i1 %142 to i32
  %144 = sitofp i32 %143 to double
  %145 = load ptr, ptr %16, align 8
  %146 = load i64, ptr %22, align 8
  %147 = getelementptr inbounds double, ptr %145, i64 %146
  store double %144, ptr %147, align 8
  br label %148

148:                                              ; preds = %139
  %149 = load i64, ptr %22, align 8
  %150 = add nsw i64 %149, 1
  store i64 %150, ptr %22, align 8
  br label %134

151:                                              ; preds = %138
  store i64 0, ptr %23, align 8
  br label %152

152:                                              ; preds = %161, %151
  %153 = load i64, ptr %23, align 8
  %154 = load i64, ptr %9, align 8
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %157, label %156

156:                                              ; preds = %152
  store i32 17, ptr %18, align 4
  br label %164

157:                                              ; preds = %152
  %158 = load ptr, ptr %15, align 8
  %159 = load i64, ptr %23, align 8
  %160 = getelementptr inbounds double, ptr %158, i64 %159
  store double 0.000000e+00, ptr %160, align 8
  br label %161

161:                                              ; preds = %157
  %162 = load i64, ptr %23, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %23, align 8
  br label %152

164:                                              ; preds = %156
  %165 = load ptr, ptr %5, align 8
  %166 = load i32, ptr @enzyme_dup, align 4
  %167 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 2
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds %struct.pair_r8, ptr %11, i32 0, i32 3
  %170 = load ptr, ptr %169, align 8
  %171 = load i32, ptr @enzyme_dup, align 4
  %172 = getelementptr inbounds %struct.pair_r8, ptr %12, i32 0, i32 2
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds %struct.pair_r8, ptr %12, i32 0, i32 3
  %175 = load ptr, ptr %174, align 8
  call void (ptr, ...) @__enzyme_autodiff(ptr noundef %165, i32 noundef %166, ptr noundef %168, ptr noundef %170, i32 noundef %171, ptr noundef %173, ptr noundef %175)
  store i64 0, ptr %24, align 8
  br label %176

176:                                              ; preds = %190, %164
  %177 = load i64, ptr %24, align 8
  %178 = load i64, ptr %9, align 8
  %179 = icmp slt i64 %177, %178
  br i1 %179, label %181, label %180

180:                                              ; preds = %176
  store i32 20, ptr %18, align 4
  br label %193

181:                                              ; preds = %176
  %182 = load ptr, ptr %15, align 8
  %183 = load i64, ptr %24, align 8
  %184 = getelementptr inbounds double, ptr %182, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = load ptr, ptr %8, align 8
  %187 = load i64, ptr %21, align 8
  %188 = load i64, ptr %24, align 8
  %189 = call ptr @number_r8(ptr noundef %186, i64 noundef %187, i64 noundef %188)
  store double %185, ptr %189, align 8
  br label %190

190:                                              ; preds = %181
  %191 = load i64, ptr %24, align 8
  %192 = add nsw i64 %191, 1
  store i64 %192, ptr %24, align 8
  br label %176

193:                                              ; preds = %180
  br label %194

194:                                              ; preds = %193
  %195 = load i64, ptr %21, align 8
  %196 = add nsw i64 %195, 1
  store i64 %196, ptr %21, align 8
  br label %128

197:                                              ; preds = %132
  br label %198

198:                                              ; preds = %197, %126
  call void @hand_back_r8(ptr noundef %11, i32 noundef 1, i1 noundef zeroext false, i1 noundef zeroext false)
  call void @hand_back_r8(ptr noundef %12, i32 noundef 1, i1 noundef zeroext true, i1 noundef zeroext false)
  %199 = getelementptr inbounds %struct.own, ptr %13, i32 0, i32 0
  %200 = load ptr, ptr %199, align 8
  call void @free(ptr noundef %200)
  %201 = getelementptr inbounds %struct.own, ptr %14, i32 0, i32 0
  %202 = load ptr, ptr %201, align 8
  call void @free(ptr noundef %202)
  ret void
}

define internal ptr @number_r8(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load i64, ptr %5, align 8
  %12 = load i64, ptr %6, align 8
  %13 = call i64 @offset_in(ptr noundef %10, i64 noundef %11, i64 noundef %12, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  %14 = getelementptr inbounds i8, ptr %9, i64 %13
  ret ptr %14
}

define dso_local void @ltoad_enzyme_autodiff_hvp_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.point_r8, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = call zeroext i1 @laid_out_alike(ptr noundef %10, ptr noundef %11, i32 noundef 1)
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = call zeroext i1 @laid_out_alike(ptr noundef %13, ptr noundef %14, i32 noundef 1)
  %16 = load ptr, ptr %6, align 8
  call void @make_point_r8(ptr noundef %9, ptr noundef %16)
  %17 = getelementptr inbounds %struct.point_r8, ptr %9, i32 0, i32 1
  %18 = load ptr, ptr %7, align 8
  call void @copy_r8(ptr noundef %17, ptr noundef %18, i32 noundef 1)
  %19 = load ptr, ptr %5, align 8
  call void @differentiate_gradient_r8(ptr noundef %19, ptr noundef %9)
  %20 = load ptr, ptr %8, align 8
  %21 = getelementptr inbounds %struct.point_r8, ptr %9, i32 0, i32 3
  call void @copy_r8(ptr noundef %20, ptr noundef %21, i32 noundef 1)
  call void @free_point_r8(ptr noundef %9)
  ret void
}

define internal void @make_point_r8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.point_r8, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8
  call void @make_own(ptr noundef %6, ptr noundef %7, i32 noundef 1, i64 noundef 8, i8 noundef zeroext 28)
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.point_r8, ptr %8, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8
  call void @make_own(ptr noundef %9, ptr noundef %10, i32 noundef 1, i64 noundef 8, i8 noundef zeroext 28)
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.point_r8, ptr %11, i32 0, i32 2
  %13 = load ptr, ptr %4, align 8
  call void @make_own(ptr noundef %12, ptr noundef %13, i32 noundef 1, i64 noundef 8, i8 noundef zeroext 28)
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.point_r8, ptr %14, i32 0, i32 3
  %16 = load ptr, ptr %4, align 8
  call void @make_own(ptr noundef %15, ptr noundef %16, i32 noundef 1, i64 noundef 8, i8 noundef zeroext 28)
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.point_r8, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %4, align 8
  call void @copy_r8(ptr noundef %18, ptr noundef %19, i32 noundef 1)
  ret void
}

define internal void @differentiate_gradient_r8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.point_r8, ptr %5, i32 0, i32 3
  call void @clear_r8(ptr noundef %6, i32 noundef 1)
  %7 = load i32, ptr @enzyme_const, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = load i32, ptr @enzyme_dup, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.point_r8, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.point_r8, ptr %12, i32 0, i32 1
  %14 = load i32, ptr @enzyme_dup, align 4
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds %struct.point_r8, ptr %15, i32 0, i32 2
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds %struct.point_r8, ptr %17, i32 0, i32 3
  call void (ptr, ...) @__enzyme_fwddiff(ptr noundef @gradient_of_r8, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %11, ptr noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %18)
  ret void
}

define internal void @free_point_r8(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.point_r8, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.own, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %6)
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.point_r8, ptr %7, i32 0, i32 1
  %9 = getelementptr inbounds %struct.own, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %10)
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.point_r8, ptr %11, i32 0, i32 2
  %13 = getelementptr inbounds %struct.own, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  call void @free(ptr noundef %14)
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds %struct.point_r8, ptr %15, i32 0, i32 3
  %17 = getelementptr inbounds %struct.own, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  call void @free(ptr noundef %18)
  ret void
}

define dso_local void @ltoad_enzyme_autodiff_hessian_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.point_r8, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 7
  %14 = getelementptr inbounds [0 x %struct.dimension], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  store i64 %16, ptr %7, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 7
  %19 = getelementptr inbounds [0 x %struct.dimension], ptr %18, i64 0, i64 0
  %20 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %7, align 8
  %23 = icmp eq i64 %21, %22
  br i1 %23, label %24, label %32

24:                                               ; preds = %3
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 7
  %27 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 1
  %28 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %7, align 8
  %31 = icmp eq i64 %29, %30
  br label %32

32:                                               ; preds = %24, %3
  %33 = phi i1 [ false, %3 ], [ %31, %24 ]
  %34 = zext i1 %33 to i32
  call void @require(i32 noundef %34, ptr noundef @.str.1, ptr noundef null, i32 noundef 0)
  %35 = load ptr, ptr %5, align 8
  call void @make_point_r8(ptr noundef %8, ptr noundef %35)
  store i64 0, ptr %9, align 8
  br label %36

36:                                               ; preds = %73, %32
  %37 = load i64, ptr %9, align 8
  %38 = load i64, ptr %7, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  store i32 2, ptr %10, align 4
  br label %76

41:                                               ; preds = %36
  %42 = getelementptr inbounds %struct.point_r8, ptr %8, i32 0, i32 1
  %43 = getelementptr inbounds %struct.own, ptr %42, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = load i64, ptr %9, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  store double 1.000000e+00, ptr %46, align 8
  %47 = load ptr, ptr %4, align 8
  call void @differentiate_gradient_r8(ptr noundef %47, ptr noundef %8)
  %48 = getelementptr inbounds %struct.point_r8, ptr %8, i32 0, i32 1
  %49 = getelementptr inbounds %struct.own, ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %9, align 8
  %52 = getelementptr inbounds double, ptr %50, i64 %51
  store double 0.000000e+00, ptr %52, align 8
  store i64 0, ptr %11, align 8
  br label %53

53:                                               ; preds = %69, %41
  %54 = load i64, ptr %11, align 8
  %55 = load i64, ptr %7, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  store i32 5, ptr %10, align 4
  br label %72

58:                                               ; preds = %53
  %59 = getelementptr inbounds %struct.point_r8, ptr %8, i32 0, i32 3
  %60 = getelementptr inbounds %struct.own, ptr %59, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  %62 = load i64, ptr %11, align 8
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = load ptr, ptr %6, align 8
  %66 = load i64, ptr %11, align 8
  %67 = load i64, ptr %9, align 8
  %68 = call ptr @number_r8(ptr noundef %65, i64 noundef %66, i64 noundef %67)
  store double %64, ptr %68, align 8
  br label %69

69:                                               ; preds = %58
  %70 = load i64, ptr %11, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %11, align 8
  br label %53

72:                                               ; preds = %57
  br label %73

73:                                               ; preds = %72
  %74 = load i64, ptr %9, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %9, align 8
  br label %36

76:                                               ; preds = %40
  call void @free_point_r8(ptr noundef %8)
  ret void
}

define internal void @evaluate_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = call float %7(ptr noundef %8)
  %10 = load ptr, ptr %6, align 8
  store float %9, ptr %10, align 4
  ret void
}

define internal ptr @dimension_of(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare ptr @calloc(i64 noundef, i64 noundef) #6

define internal i64 @offset_in(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca %struct.dimension, align 8
  store ptr %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store i64 %2, ptr %11, align 8
  store i64 %3, ptr %12, align 8
  store i64 %4, ptr %13, align 8
  store i64 %5, ptr %14, align 8
  store i64 %6, ptr %15, align 8
  store i64 %7, ptr %16, align 8
  %24 = load ptr, ptr %9, align 8
  %25 = load ptr, ptr %9, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = call ptr @dimension_of(ptr noundef %24, i32 noundef 0, i32 noundef %28)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %29, i64 24, i1 false)
  %30 = load ptr, ptr %9, align 8
  %31 = load ptr, ptr %9, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 3
  %33 = load i8, ptr %32, align 4
  %34 = zext i8 %33 to i32
  %35 = call ptr @dimension_of(ptr noundef %30, i32 noundef 1, i32 noundef %34)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %35, i64 24, i1 false)
  %36 = load ptr, ptr %9, align 8
  %37 = load ptr, ptr %9, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 3
  %39 = load i8, ptr %38, align 4
  %40 = zext i8 %39 to i32
  %41 = call ptr @dimension_of(ptr noundef %36, i32 noundef 2, i32 noundef %40)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %41, i64 24, i1 false)
  %42 = load ptr, ptr %9, align 8
  %43 = load ptr, ptr %9, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 3
  %45 = load i8, ptr %44, align 4
  %46 = zext i8 %45 to i32
  %47 = call ptr @dimension_of(ptr noundef %42, i32 noundef 3, i32 noundef %46)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %47, i64 24, i1 false)
  %48 = load ptr, ptr %9, align 8
  %49 = load ptr, ptr %9, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = call ptr @dimension_of(ptr noundef %48, i32 noundef 4, i32 noundef %52)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %53, i64 24, i1 false)
  %54 = load ptr, ptr %9, align 8
  %55 = load ptr, ptr %9, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = call ptr @dimension_of(ptr noundef %54, i32 noundef 5, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %59, i64 24, i1 false)
  %60 = load ptr, ptr %9, align 8
  %61 = load ptr, ptr %9, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = call ptr @dimension_of(ptr noundef %60, i32 noundef 6, i32 noundef %64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %65, i64 24, i1 false)
  %66 = load i64, ptr %10, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %66, %68
  %70 = load i64, ptr %11, align 8
  %71 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %70, %72
  %74 = add nsw i64 %69, %73
  %75 = load i64, ptr %12, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %75, %77
  %79 = add nsw i64 %74, %78
  %80 = load i64, ptr %13, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %80, %82
  %84 = add nsw i64 %79, %83
  %85 = load i64, ptr %14, align 8
  %86 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %87 = load i64, ptr %86, align 8
  %88 = mul nsw i64 %85, %87
  %89 = add nsw i64 %84, %88
  %90 = load i64, ptr %15, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %90, %92
  %94 = add nsw i64 %89, %93
  %95 = load i64, ptr %16, align 8
  %96 = getelementptr inbounds %struct.dimension, ptr %23, i32 0, i32 2
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %95, %97
  %99 = add nsw i64 %94, %98
  ret i64 %99
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #7

define internal void @gradient_of_r4(ptr noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  call void @clear_r4(ptr noundef %7, i32 noundef 1)
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  call void @reverse_r4(ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef null)
  ret void
}

define internal void @evaluate_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = call double %7(ptr noundef %8)
  %10 = load ptr, ptr %6, align 8
  store double %9, ptr %10, align 8
  ret void
}

define internal void @gradient_of_r8(ptr noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  call void @clear_r8(ptr noundef %7, i32 noundef 1)
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  call void @reverse_r8(ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef null)
  ret void
}

attributes #0 = { alwaysinline nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { nounwind uwtable }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { allocsize(0,1) }
attributes #7 = { noreturn }
attributes #8 = { nounwind }
attributes #9 = { allocsize(0,1) }
attributes #10 = { noreturn }


