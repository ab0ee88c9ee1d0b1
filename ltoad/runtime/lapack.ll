
%struct.forward_d = type { ptr, double }
%struct.kept_d = type { ptr, ptr, ptr }
%struct.forward_s = type { ptr, double }
%struct.kept_s = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [2 x i8] c"U\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"L\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"T\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"N\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"V\00", align 1
@.str.5 = private unnamed_addr constant [51 x i8] c"the factors that least squares leave in the matrix\00", align 1
@.str.6 = private unnamed_addr constant [44 x i8] c"what least squares leave below the solution\00", align 1
@ltoad_gtsv_reverse_d.what = internal constant [36 x i8] c"the factors of a tridiagonal matrix\00", align 16
@__enzyme_register_gradient_ltoad_trtrs_d = dso_local global [3 x ptr] [ptr @ltoad_trtrs_d, ptr @ltoad_trtrs_augmented_d, ptr @ltoad_trtrs_reverse_d], align 16
@__enzyme_register_derivative_ltoad_trtrs_d = dso_local global [2 x ptr] [ptr @ltoad_trtrs_d, ptr @ltoad_trtrs_tangent_d], align 16
@__enzyme_register_gradient_ltoad_getrf_d = dso_local global [3 x ptr] [ptr @ltoad_getrf_d, ptr @ltoad_getrf_augmented_d, ptr @ltoad_getrf_reverse_d], align 16
@__enzyme_register_derivative_ltoad_getrf_d = dso_local global [2 x ptr] [ptr @ltoad_getrf_d, ptr @ltoad_getrf_tangent_d], align 16
@__enzyme_register_gradient_ltoad_getrs_d = dso_local global [3 x ptr] [ptr @ltoad_getrs_d, ptr @ltoad_getrs_augmented_d, ptr @ltoad_getrs_reverse_d], align 16
@__enzyme_register_derivative_ltoad_getrs_d = dso_local global [2 x ptr] [ptr @ltoad_getrs_d, ptr @ltoad_getrs_tangent_d], align 16
@__enzyme_register_gradient_ltoad_gesv_d = dso_local global [3 x ptr] [ptr @ltoad_gesv_d, ptr @ltoad_gesv_augmented_d, ptr @ltoad_gesv_reverse_d], align 16
@__enzyme_register_derivative_ltoad_gesv_d = dso_local global [2 x ptr] [ptr @ltoad_gesv_d, ptr @ltoad_gesv_tangent_d], align 16
@__enzyme_register_gradient_ltoad_potrf_d = dso_local global [3 x ptr] [ptr @ltoad_potrf_d, ptr @ltoad_potrf_augmented_d, ptr @ltoad_potrf_reverse_d], align 16
@__enzyme_register_derivative_ltoad_potrf_d = dso_local global [2 x ptr] [ptr @ltoad_potrf_d, ptr @ltoad_potrf_tangent_d], align 16
@__enzyme_register_gradient_ltoad_potrs_d = dso_local global [3 x ptr] [ptr @ltoad_potrs_d, ptr @ltoad_potrs_augmented_d, ptr @ltoad_potrs_reverse_d], align 16
@__enzyme_register_derivative_ltoad_potrs_d = dso_local global [2 x ptr] [ptr @ltoad_potrs_d, ptr @ltoad_potrs_tangent_d], align 16
@__enzyme_register_gradient_ltoad_posv_d = dso_local global [3 x ptr] [ptr @ltoad_posv_d, ptr @ltoad_posv_augmented_d, ptr @ltoad_posv_reverse_d], align 16
@__enzyme_register_derivative_ltoad_posv_d = dso_local global [2 x ptr] [ptr @ltoad_posv_d, ptr @ltoad_posv_tangent_d], align 16
@__enzyme_register_gradient_ltoad_syev_d = dso_local global [3 x ptr] [ptr @ltoad_syev_d, ptr @ltoad_syev_augmented_d, ptr @ltoad_syev_reverse_d], align 16
@__enzyme_register_derivative_ltoad_syev_d = dso_local global [2 x ptr] [ptr @ltoad_syev_d, ptr @ltoad_syev_tangent_d], align 16
@__enzyme_register_gradient_ltoad_gels_d = dso_local global [3 x ptr] [ptr @ltoad_gels_d, ptr @ltoad_gels_augmented_d, ptr @ltoad_gels_reverse_d], align 16
@__enzyme_register_derivative_ltoad_gels_d = dso_local global [2 x ptr] [ptr @ltoad_gels_d, ptr @ltoad_gels_tangent_d], align 16
@__enzyme_register_gradient_ltoad_gtsv_d = dso_local global [3 x ptr] [ptr @ltoad_gtsv_d, ptr @ltoad_gtsv_augmented_d, ptr @ltoad_gtsv_reverse_d], align 16
@__enzyme_register_derivative_ltoad_gtsv_d = dso_local global [2 x ptr] [ptr @ltoad_gtsv_d, ptr @ltoad_gtsv_tangent_d], align 16
@ltoad_gtsv_reverse_s.what = internal constant [36 x i8] c"the factors of a tridiagonal matrix\00", align 16
@__enzyme_register_gradient_ltoad_trtrs_s = dso_local global [3 x ptr] [ptr @ltoad_trtrs_s, ptr @ltoad_trtrs_augmented_s, ptr @ltoad_trtrs_reverse_s], align 16
@__enzyme_register_derivative_ltoad_trtrs_s = dso_local global [2 x ptr] [ptr @ltoad_trtrs_s, ptr @ltoad_trtrs_tangent_s], align 16
@__enzyme_register_gradient_ltoad_getrf_s = dso_local global [3 x ptr] [ptr @ltoad_getrf_s, ptr @ltoad_getrf_augmented_s, ptr @ltoad_getrf_reverse_s], align 16
@__enzyme_register_derivative_ltoad_getrf_s = dso_local global [2 x ptr] [ptr @ltoad_getrf_s, ptr @ltoad_getrf_tangent_s], align 16
@__enzyme_register_gradient_ltoad_getrs_s = dso_local global [3 x ptr] [ptr @ltoad_getrs_s, ptr @ltoad_getrs_augmented_s, ptr @ltoad_getrs_reverse_s], align 16
@__enzyme_register_derivative_ltoad_getrs_s = dso_local global [2 x ptr] [ptr @ltoad_getrs_s, ptr @ltoad_getrs_tangent_s], align 16
@__enzyme_register_gradient_ltoad_gesv_s = dso_local global [3 x ptr] [ptr @ltoad_gesv_s, ptr @ltoad_gesv_augmented_s, ptr @ltoad_gesv_reverse_s], align 16
@__enzyme_register_derivative_ltoad_gesv_s = dso_local global [2 x ptr] [ptr @ltoad_gesv_s, ptr @ltoad_gesv_tangent_s], align 16
@__enzyme_register_gradient_ltoad_potrf_s = dso_local global [3 x ptr] [ptr @ltoad_potrf_s, ptr @ltoad_potrf_augmented_s, ptr @ltoad_potrf_reverse_s], align 16
@__enzyme_register_derivative_ltoad_potrf_s = dso_local global [2 x ptr] [ptr @ltoad_potrf_s, ptr @ltoad_potrf_tangent_s], align 16
@__enzyme_register_gradient_ltoad_potrs_s = dso_local global [3 x ptr] [ptr @ltoad_potrs_s, ptr @ltoad_potrs_augmented_s, ptr @ltoad_potrs_reverse_s], align 16
@__enzyme_register_derivative_ltoad_potrs_s = dso_local global [2 x ptr] [ptr @ltoad_potrs_s, ptr @ltoad_potrs_tangent_s], align 16
@__enzyme_register_gradient_ltoad_posv_s = dso_local global [3 x ptr] [ptr @ltoad_posv_s, ptr @ltoad_posv_augmented_s, ptr @ltoad_posv_reverse_s], align 16
@__enzyme_register_derivative_ltoad_posv_s = dso_local global [2 x ptr] [ptr @ltoad_posv_s, ptr @ltoad_posv_tangent_s], align 16
@__enzyme_register_gradient_ltoad_syev_s = dso_local global [3 x ptr] [ptr @ltoad_syev_s, ptr @ltoad_syev_augmented_s, ptr @ltoad_syev_reverse_s], align 16
@__enzyme_register_derivative_ltoad_syev_s = dso_local global [2 x ptr] [ptr @ltoad_syev_s, ptr @ltoad_syev_tangent_s], align 16
@__enzyme_register_gradient_ltoad_gels_s = dso_local global [3 x ptr] [ptr @ltoad_gels_s, ptr @ltoad_gels_augmented_s, ptr @ltoad_gels_reverse_s], align 16
@__enzyme_register_derivative_ltoad_gels_s = dso_local global [2 x ptr] [ptr @ltoad_gels_s, ptr @ltoad_gels_tangent_s], align 16
@__enzyme_register_gradient_ltoad_gtsv_s = dso_local global [3 x ptr] [ptr @ltoad_gtsv_s, ptr @ltoad_gtsv_augmented_s, ptr @ltoad_gtsv_reverse_s], align 16
@__enzyme_register_derivative_ltoad_gtsv_s = dso_local global [2 x ptr] [ptr @ltoad_gtsv_s, ptr @ltoad_gtsv_tangent_s], align 16
@.str.7 = private unnamed_addr constant [65 x i8] c"least squares with fewer equations than unknowns, or transposed,\00", align 1
@.str.8 = private unnamed_addr constant [31 x i8] c"ltoad: error: a derivative by \00", align 1
@.str.9 = private unnamed_addr constant [15 x i8] c" is not known\0A\00", align 1

define dso_local double @ltoad_trtrs_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #0 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  store i32 0, ptr %19, align 4
  %20 = load i32, ptr %10, align 4
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i64
  %23 = select i1 %21, ptr @.str, ptr @.str.1
  %24 = load i32, ptr %11, align 4
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, ptr @.str.2, ptr @.str.3
  %28 = load i32, ptr %12, align 4
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i64
  %31 = select i1 %29, ptr @.str, ptr @.str.3
  %32 = load ptr, ptr %15, align 8
  %33 = load ptr, ptr %17, align 8
  call void @native.dtrtrs_(ptr noundef %23, ptr noundef %27, ptr noundef %31, ptr noundef %13, ptr noundef %14, ptr noundef %32, ptr noundef %16, ptr noundef %33, ptr noundef %18, ptr noundef %19, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  %34 = load i32, ptr %19, align 4
  %35 = sitofp i32 %34 to double
  ret double %35
}


declare void @native.dtrtrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef) #2


define dso_local { ptr, double } @ltoad_trtrs_augmented_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca %struct.forward_d, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store ptr %5, ptr %18, align 8
  store ptr %6, ptr %19, align 8
  store i32 %7, ptr %20, align 4
  store ptr %8, ptr %21, align 8
  store ptr %9, ptr %22, align 8
  store i32 %10, ptr %23, align 4
  %24 = load ptr, ptr %22, align 8
  %25 = load i32, ptr %13, align 4
  %26 = load i32, ptr %14, align 4
  %27 = load i32, ptr %15, align 4
  %28 = load i32, ptr %16, align 4
  %29 = load i32, ptr %17, align 4
  %30 = load ptr, ptr %18, align 8
  %31 = load i32, ptr %20, align 4
  %32 = load ptr, ptr %21, align 8
  %33 = load i32, ptr %23, align 4
  %34 = call double @ltoad_trtrs_d(i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, ptr noundef %30, i32 noundef %31, ptr noundef %32, i32 noundef %33)
  %35 = getelementptr inbounds %struct.forward_d, ptr %12, i32 0, i32 1
  store double %34, ptr %35, align 8
  %36 = load i32, ptr %16, align 4
  %37 = load i32, ptr %16, align 4
  %38 = load ptr, ptr %18, align 8
  %39 = load i32, ptr %20, align 4
  %40 = call ptr @packed_d(i32 noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39)
  %41 = load ptr, ptr %19, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %49

43:                                               ; preds = %11
  %44 = load i32, ptr %16, align 4
  %45 = load i32, ptr %17, align 4
  %46 = load ptr, ptr %21, align 8
  %47 = load i32, ptr %23, align 4
  %48 = call ptr @packed_d(i32 noundef %44, i32 noundef %45, ptr noundef %46, i32 noundef %47)
  br label %50

49:                                               ; preds = %11
  br label %50

50:                                               ; preds = %49, %43
  %51 = phi ptr [ %48, %43 ], [ null, %49 ]
  %52 = call ptr @keep_d(ptr noundef %40, ptr noundef null, ptr noundef %51)
  %53 = getelementptr inbounds %struct.forward_d, ptr %12, i32 0, i32 0
  store ptr %52, ptr %53, align 8
  %54 = load { ptr, double }, ptr %12, align 8
  ret { ptr, double } %54
}

define internal ptr @keep_d(ptr noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = call ptr @malloc(i64 noundef 24) #9
  store ptr %8, ptr %7, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = load ptr, ptr %7, align 8
  %11 = getelementptr inbounds %struct.kept_d, ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds %struct.kept_d, ptr %13, i32 0, i32 2
  store ptr %12, ptr %14, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds %struct.kept_d, ptr %16, i32 0, i32 1
  store ptr %15, ptr %17, align 8
  %18 = load ptr, ptr %7, align 8
  ret ptr %18
}

define internal ptr @packed_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = add i64 %17, 1
  %19 = mul i64 %18, 8
  %20 = call ptr @malloc(i64 noundef %19) #9
  store ptr %20, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %58, %4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  br label %61

26:                                               ; preds = %21
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %54, %26
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %5, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 5, ptr %11, align 4
  br label %57

32:                                               ; preds = %27
  %33 = load ptr, ptr %7, align 8
  %34 = load i32, ptr %12, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %10, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %8, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %37, %39
  %41 = add i64 %35, %40
  %42 = getelementptr inbounds double, ptr %33, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %12, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %10, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %5, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %46, %51
  %53 = getelementptr inbounds double, ptr %44, i64 %52
  store double %43, ptr %53, align 8
  br label %54

54:                                               ; preds = %32
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %12, align 4
  br label %27

57:                                               ; preds = %31
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %10, align 4
  br label %21

61:                                               ; preds = %25
  %62 = load ptr, ptr %9, align 8
  store i32 1, ptr %11, align 4
  ret ptr %62
}

define dso_local void @ltoad_trtrs_reverse_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, double noundef %11, ptr noundef %12) #3 {
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca double, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store ptr %5, ptr %19, align 8
  store ptr %6, ptr %20, align 8
  store i32 %7, ptr %21, align 4
  store ptr %8, ptr %22, align 8
  store ptr %9, ptr %23, align 8
  store i32 %10, ptr %24, align 4
  store double %11, ptr %25, align 8
  store ptr %12, ptr %26, align 8
  %28 = load ptr, ptr %19, align 8
  %29 = load ptr, ptr %22, align 8
  %30 = load double, ptr %25, align 8
  %31 = load ptr, ptr %26, align 8
  store ptr %31, ptr %27, align 8
  %32 = load ptr, ptr %23, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %50

34:                                               ; preds = %13
  %35 = load i32, ptr %14, align 4
  %36 = load i32, ptr %15, align 4
  %37 = icmp ne i32 %36, 0
  %38 = xor i1 %37, true
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %16, align 4
  %41 = load i32, ptr %17, align 4
  %42 = load i32, ptr %18, align 4
  %43 = load ptr, ptr %27, align 8
  %44 = getelementptr inbounds %struct.kept_d, ptr %43, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = load i32, ptr %17, align 4
  %47 = load ptr, ptr %23, align 8
  %48 = load i32, ptr %24, align 4
  %49 = call double @ltoad_trtrs_d(i32 noundef %35, i32 noundef %39, i32 noundef %40, i32 noundef %41, i32 noundef %42, ptr noundef %45, i32 noundef %46, ptr noundef %47, i32 noundef %48)
  br label %50

50:                                               ; preds = %34, %13
  %51 = load ptr, ptr %20, align 8
  %52 = icmp ne ptr %51, null
  br i1 %52, label %53, label %72

53:                                               ; preds = %50
  %54 = load ptr, ptr %23, align 8
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %72

56:                                               ; preds = %53
  %57 = load i32, ptr %15, align 4
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %72

59:                                               ; preds = %56
  %60 = load i32, ptr %14, align 4
  %61 = load i32, ptr %16, align 4
  %62 = load i32, ptr %17, align 4
  %63 = load i32, ptr %18, align 4
  %64 = load ptr, ptr %27, align 8
  %65 = getelementptr inbounds %struct.kept_d, ptr %64, i32 0, i32 1
  %66 = load ptr, ptr %65, align 8
  %67 = load i32, ptr %17, align 4
  %68 = load ptr, ptr %23, align 8
  %69 = load i32, ptr %24, align 4
  %70 = load ptr, ptr %20, align 8
  %71 = load i32, ptr %21, align 4
  call void @add_triangle_d(i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71)
  br label %92

72:                                               ; preds = %56, %53, %50
  %73 = load ptr, ptr %20, align 8
  %74 = icmp ne ptr %73, null
  br i1 %74, label %75, label %91

75:                                               ; preds = %72
  %76 = load ptr, ptr %23, align 8
  %77 = icmp ne ptr %76, null
  br i1 %77, label %78, label %91

78:                                               ; preds = %75
  %79 = load i32, ptr %14, align 4
  %80 = load i32, ptr %16, align 4
  %81 = load i32, ptr %17, align 4
  %82 = load i32, ptr %18, align 4
  %83 = load ptr, ptr %23, align 8
  %84 = load i32, ptr %24, align 4
  %85 = load ptr, ptr %27, align 8
  %86 = getelementptr inbounds %struct.kept_d, ptr %85, i32 0, i32 1
  %87 = load ptr, ptr %86, align 8
  %88 = load i32, ptr %17, align 4
  %89 = load ptr, ptr %20, align 8
  %90 = load i32, ptr %21, align 4
  call void @add_triangle_d(i32 noundef %79, i32 noundef %80, i32 noundef %81, i32 noundef %82, ptr noundef %83, i32 noundef %84, ptr noundef %87, i32 noundef %88, ptr noundef %89, i32 noundef %90)
  br label %91

91:                                               ; preds = %78, %75, %72
  br label %92

92:                                               ; preds = %91, %59
  %93 = load ptr, ptr %27, align 8
  call void @forget_d(ptr noundef %93)
  ret void
}

define internal void @add_triangle_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #3 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca double, align 8
  %27 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store i32 %7, ptr %18, align 4
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %28

28:                                               ; preds = %111, %10
  %29 = load i32, ptr %21, align 4
  %30 = load i32, ptr %14, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %22, align 4
  br label %114

33:                                               ; preds = %28
  store i32 0, ptr %23, align 4
  br label %34

34:                                               ; preds = %107, %33
  %35 = load i32, ptr %23, align 4
  %36 = load i32, ptr %13, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 5, ptr %22, align 4
  br label %110

39:                                               ; preds = %34
  %40 = load i32, ptr %11, align 4
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  br label %47

43:                                               ; preds = %39
  %44 = load i32, ptr %23, align 4
  %45 = load i32, ptr %12, align 4
  %46 = add nsw i32 %44, %45
  br label %47

47:                                               ; preds = %43, %42
  %48 = phi i32 [ 0, %42 ], [ %46, %43 ]
  store i32 %48, ptr %24, align 4
  %49 = load i32, ptr %11, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %56

51:                                               ; preds = %47
  %52 = load i32, ptr %23, align 4
  %53 = add nsw i32 %52, 1
  %54 = load i32, ptr %12, align 4
  %55 = sub nsw i32 %53, %54
  br label %58

56:                                               ; preds = %47
  %57 = load i32, ptr %13, align 4
  br label %58

58:                                               ; preds = %56, %51
  %59 = phi i32 [ %55, %51 ], [ %57, %56 ]
  store i32 %59, ptr %25, align 4
  %60 = load ptr, ptr %17, align 8
  %61 = load i32, ptr %23, align 4
  %62 = sext i32 %61 to i64
  %63 = load i32, ptr %21, align 4
  %64 = sext i32 %63 to i64
  %65 = load i32, ptr %18, align 4
  %66 = sext i32 %65 to i64
  %67 = mul i64 %64, %66
  %68 = add i64 %62, %67
  %69 = getelementptr inbounds double, ptr %60, i64 %68
  %70 = load double, ptr %69, align 8
  store double %70, ptr %26, align 8
  %71 = load i32, ptr %24, align 4
  store i32 %71, ptr %27, align 4
  br label %72

72:                                               ; preds = %103, %58
  %73 = load i32, ptr %27, align 4
  %74 = load i32, ptr %25, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 8, ptr %22, align 4
  br label %106

77:                                               ; preds = %72
  %78 = load ptr, ptr %15, align 8
  %79 = load i32, ptr %27, align 4
  %80 = sext i32 %79 to i64
  %81 = load i32, ptr %21, align 4
  %82 = sext i32 %81 to i64
  %83 = load i32, ptr %16, align 4
  %84 = sext i32 %83 to i64
  %85 = mul i64 %82, %84
  %86 = add i64 %80, %85
  %87 = getelementptr inbounds double, ptr %78, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = load double, ptr %26, align 8
  %90 = load ptr, ptr %19, align 8
  %91 = load i32, ptr %27, align 4
  %92 = sext i32 %91 to i64
  %93 = load i32, ptr %23, align 4
  %94 = sext i32 %93 to i64
  %95 = load i32, ptr %20, align 4
  %96 = sext i32 %95 to i64
  %97 = mul i64 %94, %96
  %98 = add i64 %92, %97
  %99 = getelementptr inbounds double, ptr %90, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fneg double %88
  %102 = call double @llvm.fmuladd.f64(double %101, double %89, double %100)
  store double %102, ptr %99, align 8
  br label %103

103:                                              ; preds = %77
  %104 = load i32, ptr %27, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %27, align 4
  br label %72

106:                                              ; preds = %76
  br label %107

107:                                              ; preds = %106
  %108 = load i32, ptr %23, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %23, align 4
  br label %34

110:                                              ; preds = %38
  br label %111

111:                                              ; preds = %110
  %112 = load i32, ptr %21, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %21, align 4
  br label %28

114:                                              ; preds = %32
  ret void
}

define internal void @forget_d(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.kept_d, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %5)
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.kept_d, ptr %6, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %8)
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.kept_d, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %11)
  %12 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %12)
  ret void
}

define dso_local double @ltoad_trtrs_tangent_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store ptr %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  store ptr %8, ptr %20, align 8
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  %23 = load ptr, ptr %18, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %40

25:                                               ; preds = %11
  %26 = load ptr, ptr %21, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %40

28:                                               ; preds = %25
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %14, align 4
  %32 = load i32, ptr %15, align 4
  %33 = load i32, ptr %16, align 4
  %34 = load ptr, ptr %18, align 8
  %35 = load i32, ptr %19, align 4
  %36 = load ptr, ptr %20, align 8
  %37 = load i32, ptr %22, align 4
  %38 = load ptr, ptr %21, align 8
  %39 = load i32, ptr %22, align 4
  call void @subtract_triangle_d(i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39)
  br label %40

40:                                               ; preds = %28, %25, %11
  %41 = load ptr, ptr %21, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %54

43:                                               ; preds = %40
  %44 = load i32, ptr %12, align 4
  %45 = load i32, ptr %13, align 4
  %46 = load i32, ptr %14, align 4
  %47 = load i32, ptr %15, align 4
  %48 = load i32, ptr %16, align 4
  %49 = load ptr, ptr %17, align 8
  %50 = load i32, ptr %19, align 4
  %51 = load ptr, ptr %21, align 8
  %52 = load i32, ptr %22, align 4
  %53 = call double @ltoad_trtrs_d(i32 noundef %44, i32 noundef %45, i32 noundef %46, i32 noundef %47, i32 noundef %48, ptr noundef %49, i32 noundef %50, ptr noundef %51, i32 noundef %52)
  br label %54

54:                                               ; preds = %43, %40
  ret double 0.000000e+00
}

define internal void @subtract_triangle_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store ptr %5, ptr %17, align 8
  store i32 %6, ptr %18, align 4
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %29

29:                                               ; preds = %151, %11
  %30 = load i32, ptr %23, align 4
  %31 = load i32, ptr %16, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  store i32 2, ptr %24, align 4
  br label %154

34:                                               ; preds = %29
  store i32 0, ptr %25, align 4
  br label %35

35:                                               ; preds = %147, %34
  %36 = load i32, ptr %25, align 4
  %37 = load i32, ptr %15, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 5, ptr %24, align 4
  br label %150

40:                                               ; preds = %35
  %41 = load i32, ptr %12, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %40
  br label %48

44:                                               ; preds = %40
  %45 = load i32, ptr %25, align 4
  %46 = load i32, ptr %14, align 4
  %47 = add nsw i32 %45, %46
  br label %48

48:                                               ; preds = %44, %43
  %49 = phi i32 [ 0, %43 ], [ %47, %44 ]
  store i32 %49, ptr %26, align 4
  %50 = load i32, ptr %12, align 4
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %57

52:                                               ; preds = %48
  %53 = load i32, ptr %25, align 4
  %54 = add nsw i32 %53, 1
  %55 = load i32, ptr %14, align 4
  %56 = sub nsw i32 %54, %55
  br label %59

57:                                               ; preds = %48
  %58 = load i32, ptr %15, align 4
  br label %59

59:                                               ; preds = %57, %52
  %60 = phi i32 [ %56, %52 ], [ %58, %57 ]
  store i32 %60, ptr %27, align 4
  %61 = load i32, ptr %26, align 4
  store i32 %61, ptr %28, align 4
  br label %62

62:                                               ; preds = %143, %59
  %63 = load i32, ptr %28, align 4
  %64 = load i32, ptr %27, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %67, label %66

66:                                               ; preds = %62
  store i32 8, ptr %24, align 4
  br label %146

67:                                               ; preds = %62
  %68 = load i32, ptr %13, align 4
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %106

70:                                               ; preds = %67
  %71 = load ptr, ptr %17, align 8
  %72 = load i32, ptr %28, align 4
  %73 = sext i32 %72 to i64
  %74 = load i32, ptr %25, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %18, align 4
  %77 = sext i32 %76 to i64
  %78 = mul i64 %75, %77
  %79 = add i64 %73, %78
  %80 = getelementptr inbounds double, ptr %71, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = load ptr, ptr %19, align 8
  %83 = load i32, ptr %28, align 4
  %84 = sext i32 %83 to i64
  %85 = load i32, ptr %23, align 4
  %86 = sext i32 %85 to i64
  %87 = load i32, ptr %20, align 4
  %88 = sext i32 %87 to i64
  %89 = mul i64 %86, %88
  %90 = add i64 %84, %89
  %91 = getelementptr inbounds double, ptr %82, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = load ptr, ptr %21, align 8
  %94 = load i32, ptr %25, align 4
  %95 = sext i32 %94 to i64
  %96 = load i32, ptr %23, align 4
  %97 = sext i32 %96 to i64
  %98 = load i32, ptr %22, align 4
  %99 = sext i32 %98 to i64
  %100 = mul i64 %97, %99
  %101 = add i64 %95, %100
  %102 = getelementptr inbounds double, ptr %93, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fneg double %81
  %105 = call double @llvm.fmuladd.f64(double %104, double %92, double %103)
  store double %105, ptr %102, align 8
  br label %142

106:                                              ; preds = %67
  %107 = load ptr, ptr %17, align 8
  %108 = load i32, ptr %28, align 4
  %109 = sext i32 %108 to i64
  %110 = load i32, ptr %25, align 4
  %111 = sext i32 %110 to i64
  %112 = load i32, ptr %18, align 4
  %113 = sext i32 %112 to i64
  %114 = mul i64 %111, %113
  %115 = add i64 %109, %114
  %116 = getelementptr inbounds double, ptr %107, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = load ptr, ptr %19, align 8
  %119 = load i32, ptr %25, align 4
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr %23, align 4
  %122 = sext i32 %121 to i64
  %123 = load i32, ptr %20, align 4
  %124 = sext i32 %123 to i64
  %125 = mul i64 %122, %124
  %126 = add i64 %120, %125
  %127 = getelementptr inbounds double, ptr %118, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = load ptr, ptr %21, align 8
  %130 = load i32, ptr %28, align 4
  %131 = sext i32 %130 to i64
  %132 = load i32, ptr %23, align 4
  %133 = sext i32 %132 to i64
  %134 = load i32, ptr %22, align 4
  %135 = sext i32 %134 to i64
  %136 = mul i64 %133, %135
  %137 = add i64 %131, %136
  %138 = getelementptr inbounds double, ptr %129, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fneg double %117
  %141 = call double @llvm.fmuladd.f64(double %140, double %128, double %139)
  store double %141, ptr %138, align 8
  br label %142

142:                                              ; preds = %106, %70
  br label %143

143:                                              ; preds = %142
  %144 = load i32, ptr %28, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %28, align 4
  br label %62

146:                                              ; preds = %66
  br label %147

147:                                              ; preds = %146
  %148 = load i32, ptr %25, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr %25, align 4
  br label %35

150:                                              ; preds = %39
  br label %151

151:                                              ; preds = %150
  %152 = load i32, ptr %23, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %23, align 4
  br label %29

154:                                              ; preds = %33
  ret void
}

define dso_local double @ltoad_getrf_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  store i32 0, ptr %11, align 4
  %12 = load ptr, ptr %8, align 8
  %13 = load ptr, ptr %10, align 8
  call void @native.dgetrf_(ptr noundef %6, ptr noundef %7, ptr noundef %12, ptr noundef %9, ptr noundef %13, ptr noundef %11)
  %14 = load i32, ptr %11, align 4
  %15 = sitofp i32 %14 to double
  ret double %15
}

declare void @native.dgetrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define dso_local { ptr, double } @ltoad_getrf_augmented_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #3 {
  %8 = alloca %struct.forward_d, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %16 = load ptr, ptr %12, align 8
  %17 = load ptr, ptr %15, align 8
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %10, align 4
  %20 = load ptr, ptr %11, align 8
  %21 = load i32, ptr %13, align 4
  %22 = load ptr, ptr %14, align 8
  %23 = call double @ltoad_getrf_d(i32 noundef %18, i32 noundef %19, ptr noundef %20, i32 noundef %21, ptr noundef %22)
  %24 = getelementptr inbounds %struct.forward_d, ptr %8, i32 0, i32 1
  store double %23, ptr %24, align 8
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %10, align 4
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %13, align 4
  %29 = call ptr @packed_d(i32 noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28)
  %30 = load i32, ptr %9, align 4
  %31 = load i32, ptr %10, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %7
  %34 = load i32, ptr %9, align 4
  br label %37

35:                                               ; preds = %7
  %36 = load i32, ptr %10, align 4
  br label %37

37:                                               ; preds = %35, %33
  %38 = phi i32 [ %34, %33 ], [ %36, %35 ]
  %39 = load ptr, ptr %14, align 8
  %40 = call ptr @pivots_d(i32 noundef %38, ptr noundef %39)
  %41 = call ptr @keep_d(ptr noundef %29, ptr noundef %40, ptr noundef null)
  %42 = getelementptr inbounds %struct.forward_d, ptr %8, i32 0, i32 0
  store ptr %41, ptr %42, align 8
  %43 = load { ptr, double }, ptr %8, align 8
  ret { ptr, double } %43
}

define internal ptr @pivots_d(i32 noundef %0, ptr noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %7 = load i32, ptr %3, align 4
  %8 = add nsw i32 %7, 1
  %9 = sext i32 %8 to i64
  %10 = mul i64 %9, 4
  %11 = call ptr @malloc(i64 noundef %10) #9
  store ptr %11, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %12

12:                                               ; preds = %27, %2
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  br label %30

17:                                               ; preds = %12
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  store i32 %22, ptr %26, align 4
  br label %27

27:                                               ; preds = %17
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %12

30:                                               ; preds = %16
  %31 = load ptr, ptr %5, align 8
  ret ptr %31
}

define dso_local void @ltoad_getrf_reverse_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, ptr noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca double, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store double %7, ptr %17, align 8
  store ptr %8, ptr %18, align 8
  %20 = load ptr, ptr %12, align 8
  %21 = load ptr, ptr %15, align 8
  %22 = load ptr, ptr %16, align 8
  %23 = load double, ptr %17, align 8
  %24 = load ptr, ptr %18, align 8
  store ptr %24, ptr %19, align 8
  %25 = load ptr, ptr %13, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %38

27:                                               ; preds = %9
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = load ptr, ptr %19, align 8
  %31 = getelementptr inbounds %struct.kept_d, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %19, align 8
  %34 = getelementptr inbounds %struct.kept_d, ptr %33, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %13, align 8
  %37 = load i32, ptr %14, align 4
  call void @getrf_adjoint_d(i32 noundef %28, i32 noundef %29, ptr noundef %32, ptr noundef %35, ptr noundef %36, i32 noundef %37)
  br label %38

38:                                               ; preds = %27, %9
  %39 = load ptr, ptr %19, align 8
  call void @forget_d(ptr noundef %39)
  ret void
}

define internal void @getrf_adjoint_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #3 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca double, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %31 = load i32, ptr %7, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %36

34:                                               ; preds = %6
  %35 = load i32, ptr %7, align 4
  br label %38

36:                                               ; preds = %6
  %37 = load i32, ptr %8, align 4
  br label %38

38:                                               ; preds = %36, %34
  %39 = phi i32 [ %35, %34 ], [ %37, %36 ]
  store i32 %39, ptr %13, align 4
  %40 = load i32, ptr %7, align 4
  %41 = load i32, ptr %8, align 4
  %42 = load ptr, ptr %11, align 8
  %43 = load i32, ptr %12, align 4
  %44 = call i32 @all_zero_d(i32 noundef %40, i32 noundef %41, ptr noundef %42, i32 noundef %43)
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %38
  store i32 1, ptr %14, align 4
  br label %403

47:                                               ; preds = %38
  %48 = load i32, ptr %7, align 4
  %49 = load i32, ptr %8, align 4
  %50 = icmp sgt i32 %48, %49
  br i1 %50, label %51, label %130

51:                                               ; preds = %47
  %52 = load ptr, ptr %11, align 8
  %53 = load i32, ptr %8, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %52, i64 %54
  store ptr %55, ptr %15, align 8
  %56 = load i32, ptr %7, align 4
  %57 = load i32, ptr %8, align 4
  %58 = sub nsw i32 %56, %57
  %59 = load i32, ptr %8, align 4
  %60 = load ptr, ptr %9, align 8
  %61 = load i32, ptr %7, align 4
  %62 = load ptr, ptr %15, align 8
  %63 = load i32, ptr %12, align 4
  call void @solve_right_d(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %58, i32 noundef %59, ptr noundef %60, i32 noundef %61, ptr noundef %62, i32 noundef %63)
  store i32 0, ptr %16, align 4
  br label %64

64:                                               ; preds = %126, %51
  %65 = load i32, ptr %16, align 4
  %66 = load i32, ptr %8, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %64
  store i32 2, ptr %14, align 4
  br label %129

69:                                               ; preds = %64
  store i32 0, ptr %17, align 4
  br label %70

70:                                               ; preds = %122, %69
  %71 = load i32, ptr %17, align 4
  %72 = load i32, ptr %16, align 4
  %73 = icmp sle i32 %71, %72
  br i1 %73, label %75, label %74

74:                                               ; preds = %70
  store i32 5, ptr %14, align 4
  br label %125

75:                                               ; preds = %70
  %76 = load i32, ptr %8, align 4
  store i32 %76, ptr %18, align 4
  br label %77

77:                                               ; preds = %118, %75
  %78 = load i32, ptr %18, align 4
  %79 = load i32, ptr %7, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %77
  store i32 8, ptr %14, align 4
  br label %121

82:                                               ; preds = %77
  %83 = load ptr, ptr %9, align 8
  %84 = load i32, ptr %18, align 4
  %85 = sext i32 %84 to i64
  %86 = load i32, ptr %17, align 4
  %87 = sext i32 %86 to i64
  %88 = load i32, ptr %7, align 4
  %89 = sext i32 %88 to i64
  %90 = mul i64 %87, %89
  %91 = add i64 %85, %90
  %92 = getelementptr inbounds double, ptr %83, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = load ptr, ptr %11, align 8
  %95 = load i32, ptr %18, align 4
  %96 = sext i32 %95 to i64
  %97 = load i32, ptr %16, align 4
  %98 = sext i32 %97 to i64
  %99 = load i32, ptr %12, align 4
  %100 = sext i32 %99 to i64
  %101 = mul i64 %98, %100
  %102 = add i64 %96, %101
  %103 = getelementptr inbounds double, ptr %94, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = load ptr, ptr %11, align 8
  %106 = load i32, ptr %17, align 4
  %107 = sext i32 %106 to i64
  %108 = load i32, ptr %16, align 4
  %109 = sext i32 %108 to i64
  %110 = load i32, ptr %12, align 4
  %111 = sext i32 %110 to i64
  %112 = mul i64 %109, %111
  %113 = add i64 %107, %112
  %114 = getelementptr inbounds double, ptr %105, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fneg double %93
  %117 = call double @llvm.fmuladd.f64(double %116, double %104, double %115)
  store double %117, ptr %114, align 8
  br label %118

118:                                              ; preds = %82
  %119 = load i32, ptr %18, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %18, align 4
  br label %77

121:                                              ; preds = %81
  br label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %17, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %17, align 4
  br label %70

125:                                              ; preds = %74
  br label %126

126:                                              ; preds = %125
  %127 = load i32, ptr %16, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %16, align 4
  br label %64

129:                                              ; preds = %68
  br label %130

130:                                              ; preds = %129, %47
  %131 = load i32, ptr %8, align 4
  %132 = load i32, ptr %7, align 4
  %133 = icmp sgt i32 %131, %132
  br i1 %133, label %134, label %220

134:                                              ; preds = %130
  %135 = load ptr, ptr %11, align 8
  %136 = load i32, ptr %7, align 4
  %137 = sext i32 %136 to i64
  %138 = load i32, ptr %12, align 4
  %139 = sext i32 %138 to i64
  %140 = mul i64 %137, %139
  %141 = add i64 0, %140
  %142 = getelementptr inbounds double, ptr %135, i64 %141
  store ptr %142, ptr %19, align 8
  %143 = load i32, ptr %7, align 4
  %144 = load i32, ptr %8, align 4
  %145 = load i32, ptr %7, align 4
  %146 = sub nsw i32 %144, %145
  %147 = load ptr, ptr %9, align 8
  %148 = load i32, ptr %7, align 4
  %149 = load ptr, ptr %19, align 8
  %150 = load i32, ptr %12, align 4
  %151 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %143, i32 noundef %146, ptr noundef %147, i32 noundef %148, ptr noundef %149, i32 noundef %150)
  %152 = load i32, ptr %7, align 4
  store i32 %152, ptr %20, align 4
  br label %153

153:                                              ; preds = %216, %134
  %154 = load i32, ptr %20, align 4
  %155 = load i32, ptr %8, align 4
  %156 = icmp slt i32 %154, %155
  br i1 %156, label %158, label %157

157:                                              ; preds = %153
  store i32 11, ptr %14, align 4
  br label %219

158:                                              ; preds = %153
  store i32 0, ptr %21, align 4
  br label %159

159:                                              ; preds = %212, %158
  %160 = load i32, ptr %21, align 4
  %161 = load i32, ptr %7, align 4
  %162 = icmp slt i32 %160, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %159
  store i32 14, ptr %14, align 4
  br label %215

164:                                              ; preds = %159
  %165 = load i32, ptr %21, align 4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %22, align 4
  br label %167

167:                                              ; preds = %208, %164
  %168 = load i32, ptr %22, align 4
  %169 = load i32, ptr %7, align 4
  %170 = icmp slt i32 %168, %169
  br i1 %170, label %172, label %171

171:                                              ; preds = %167
  store i32 17, ptr %14, align 4
  br label %211

172:                                              ; preds = %167
  %173 = load ptr, ptr %11, align 8
  %174 = load i32, ptr %22, align 4
  %175 = sext i32 %174 to i64
  %176 = load i32, ptr %20, align 4
  %177 = sext i32 %176 to i64
  %178 = load i32, ptr %12, align 4
  %179 = sext i32 %178 to i64
  %180 = mul i64 %177, %179
  %181 = add i64 %175, %180
  %182 = getelementptr inbounds double, ptr %173, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = load ptr, ptr %9, align 8
  %185 = load i32, ptr %21, align 4
  %186 = sext i32 %185 to i64
  %187 = load i32, ptr %20, align 4
  %188 = sext i32 %187 to i64
  %189 = load i32, ptr %7, align 4
  %190 = sext i32 %189 to i64
  %191 = mul i64 %188, %190
  %192 = add i64 %186, %191
  %193 = getelementptr inbounds double, ptr %184, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = load ptr, ptr %11, align 8
  %196 = load i32, ptr %22, align 4
  %197 = sext i32 %196 to i64
  %198 = load i32, ptr %21, align 4
  %199 = sext i32 %198 to i64
  %200 = load i32, ptr %12, align 4
  %201 = sext i32 %200 to i64
  %202 = mul i64 %199, %201
  %203 = add i64 %197, %202
  %204 = getelementptr inbounds double, ptr %195, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = fneg double %183
  %207 = call double @llvm.fmuladd.f64(double %206, double %194, double %205)
  store double %207, ptr %204, align 8
  br label %208

208:                                              ; preds = %172
  %209 = load i32, ptr %22, align 4
  %210 = add nsw i32 %209, 1
  store i32 %210, ptr %22, align 4
  br label %167

211:                                              ; preds = %171
  br label %212

212:                                              ; preds = %211
  %213 = load i32, ptr %21, align 4
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr %21, align 4
  br label %159

215:                                              ; preds = %163
  br label %216

216:                                              ; preds = %215
  %217 = load i32, ptr %20, align 4
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %20, align 4
  br label %153

219:                                              ; preds = %157
  br label %220

220:                                              ; preds = %219, %130
  %221 = load i32, ptr %13, align 4
  %222 = sext i32 %221 to i64
  %223 = load i32, ptr %13, align 4
  %224 = sext i32 %223 to i64
  %225 = mul i64 %222, %224
  %226 = add i64 %225, 1
  %227 = mul i64 %226, 8
  %228 = call ptr @malloc(i64 noundef %227) #9
  store ptr %228, ptr %23, align 8
  store i32 0, ptr %24, align 4
  br label %229

229:                                              ; preds = %339, %220
  %230 = load i32, ptr %24, align 4
  %231 = load i32, ptr %13, align 4
  %232 = icmp slt i32 %230, %231
  br i1 %232, label %234, label %233

233:                                              ; preds = %229
  store i32 20, ptr %14, align 4
  br label %342

234:                                              ; preds = %229
  store i32 0, ptr %25, align 4
  br label %235

235:                                              ; preds = %335, %234
  %236 = load i32, ptr %25, align 4
  %237 = load i32, ptr %13, align 4
  %238 = icmp slt i32 %236, %237
  br i1 %238, label %240, label %239

239:                                              ; preds = %235
  store i32 23, ptr %14, align 4
  br label %338

240:                                              ; preds = %235
  store double 0.000000e+00, ptr %26, align 8
  %241 = load i32, ptr %25, align 4
  %242 = load i32, ptr %24, align 4
  %243 = icmp sgt i32 %241, %242
  br i1 %243, label %244, label %287

244:                                              ; preds = %240
  %245 = load i32, ptr %25, align 4
  store i32 %245, ptr %27, align 4
  br label %246

246:                                              ; preds = %283, %244
  %247 = load i32, ptr %27, align 4
  %248 = load i32, ptr %13, align 4
  %249 = icmp slt i32 %247, %248
  br i1 %249, label %251, label %250

250:                                              ; preds = %246
  store i32 26, ptr %14, align 4
  br label %286

251:                                              ; preds = %246
  %252 = load i32, ptr %27, align 4
  %253 = load i32, ptr %25, align 4
  %254 = icmp eq i32 %252, %253
  br i1 %254, label %255, label %256

255:                                              ; preds = %251
  br label %268

256:                                              ; preds = %251
  %257 = load ptr, ptr %9, align 8
  %258 = load i32, ptr %27, align 4
  %259 = sext i32 %258 to i64
  %260 = load i32, ptr %25, align 4
  %261 = sext i32 %260 to i64
  %262 = load i32, ptr %7, align 4
  %263 = sext i32 %262 to i64
  %264 = mul i64 %261, %263
  %265 = add i64 %259, %264
  %266 = getelementptr inbounds double, ptr %257, i64 %265
  %267 = load double, ptr %266, align 8
  br label %268

268:                                              ; preds = %256, %255
  %269 = phi double [ 1.000000e+00, %255 ], [ %267, %256 ]
  %270 = load ptr, ptr %11, align 8
  %271 = load i32, ptr %27, align 4
  %272 = sext i32 %271 to i64
  %273 = load i32, ptr %24, align 4
  %274 = sext i32 %273 to i64
  %275 = load i32, ptr %12, align 4
  %276 = sext i32 %275 to i64
  %277 = mul i64 %274, %276
  %278 = add i64 %272, %277
  %279 = getelementptr inbounds double, ptr %270, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = load double, ptr %26, align 8
  %282 = call double @llvm.fmuladd.f64(double %269, double %280, double %281)
  store double %282, ptr %26, align 8
  br label %283

283:                                              ; preds = %268
  %284 = load i32, ptr %27, align 4
  %285 = add nsw i32 %284, 1
  store i32 %285, ptr %27, align 4
  br label %246

286:                                              ; preds = %250
  br label %323

287:                                              ; preds = %240
  %288 = load i32, ptr %24, align 4
  store i32 %288, ptr %28, align 4
  br label %289

289:                                              ; preds = %319, %287
  %290 = load i32, ptr %28, align 4
  %291 = load i32, ptr %13, align 4
  %292 = icmp slt i32 %290, %291
  br i1 %292, label %294, label %293

293:                                              ; preds = %289
  store i32 29, ptr %14, align 4
  br label %322

294:                                              ; preds = %289
  %295 = load ptr, ptr %11, align 8
  %296 = load i32, ptr %25, align 4
  %297 = sext i32 %296 to i64
  %298 = load i32, ptr %28, align 4
  %299 = sext i32 %298 to i64
  %300 = load i32, ptr %12, align 4
  %301 = sext i32 %300 to i64
  %302 = mul i64 %299, %301
  %303 = add i64 %297, %302
  %304 = getelementptr inbounds double, ptr %295, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = load ptr, ptr %9, align 8
  %307 = load i32, ptr %24, align 4
  %308 = sext i32 %307 to i64
  %309 = load i32, ptr %28, align 4
  %310 = sext i32 %309 to i64
  %311 = load i32, ptr %7, align 4
  %312 = sext i32 %311 to i64
  %313 = mul i64 %310, %312
  %314 = add i64 %308, %313
  %315 = getelementptr inbounds double, ptr %306, i64 %314
  %316 = load double, ptr %315, align 8
  %317 = load double, ptr %26, align 8
  %318 = call double @llvm.fmuladd.f64(double %305, double %316, double %317)
  store double %318, ptr %26, align 8
  br label %319

319:                                              ; preds = %294
  %320 = load i32, ptr %28, align 4
  %321 = add nsw i32 %320, 1
  store i32 %321, ptr %28, align 4
  br label %289

322:                                              ; preds = %293
  br label %323

323:                                              ; preds = %322, %286
  %324 = load double, ptr %26, align 8
  %325 = load ptr, ptr %23, align 8
  %326 = load i32, ptr %25, align 4
  %327 = sext i32 %326 to i64
  %328 = load i32, ptr %24, align 4
  %329 = sext i32 %328 to i64
  %330 = load i32, ptr %13, align 4
  %331 = sext i32 %330 to i64
  %332 = mul i64 %329, %331
  %333 = add i64 %327, %332
  %334 = getelementptr inbounds double, ptr %325, i64 %333
  store double %324, ptr %334, align 8
  br label %335

335:                                              ; preds = %323
  %336 = load i32, ptr %25, align 4
  %337 = add nsw i32 %336, 1
  store i32 %337, ptr %25, align 4
  br label %235

338:                                              ; preds = %239
  br label %339

339:                                              ; preds = %338
  %340 = load i32, ptr %24, align 4
  %341 = add nsw i32 %340, 1
  store i32 %341, ptr %24, align 4
  br label %229

342:                                              ; preds = %233
  %343 = load i32, ptr %13, align 4
  %344 = load i32, ptr %13, align 4
  %345 = load ptr, ptr %9, align 8
  %346 = load i32, ptr %7, align 4
  %347 = load ptr, ptr %23, align 8
  %348 = load i32, ptr %13, align 4
  %349 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %343, i32 noundef %344, ptr noundef %345, i32 noundef %346, ptr noundef %347, i32 noundef %348)
  %350 = load i32, ptr %13, align 4
  %351 = load i32, ptr %13, align 4
  %352 = load ptr, ptr %9, align 8
  %353 = load i32, ptr %7, align 4
  %354 = load ptr, ptr %23, align 8
  %355 = load i32, ptr %13, align 4
  call void @solve_right_d(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %350, i32 noundef %351, ptr noundef %352, i32 noundef %353, ptr noundef %354, i32 noundef %355)
  store i32 0, ptr %29, align 4
  br label %356

356:                                              ; preds = %393, %342
  %357 = load i32, ptr %29, align 4
  %358 = load i32, ptr %13, align 4
  %359 = icmp slt i32 %357, %358
  br i1 %359, label %361, label %360

360:                                              ; preds = %356
  store i32 32, ptr %14, align 4
  br label %396

361:                                              ; preds = %356
  store i32 0, ptr %30, align 4
  br label %362

362:                                              ; preds = %389, %361
  %363 = load i32, ptr %30, align 4
  %364 = load i32, ptr %13, align 4
  %365 = icmp slt i32 %363, %364
  br i1 %365, label %367, label %366

366:                                              ; preds = %362
  store i32 35, ptr %14, align 4
  br label %392

367:                                              ; preds = %362
  %368 = load ptr, ptr %23, align 8
  %369 = load i32, ptr %30, align 4
  %370 = sext i32 %369 to i64
  %371 = load i32, ptr %29, align 4
  %372 = sext i32 %371 to i64
  %373 = load i32, ptr %13, align 4
  %374 = sext i32 %373 to i64
  %375 = mul i64 %372, %374
  %376 = add i64 %370, %375
  %377 = getelementptr inbounds double, ptr %368, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = load ptr, ptr %11, align 8
  %380 = load i32, ptr %30, align 4
  %381 = sext i32 %380 to i64
  %382 = load i32, ptr %29, align 4
  %383 = sext i32 %382 to i64
  %384 = load i32, ptr %12, align 4
  %385 = sext i32 %384 to i64
  %386 = mul i64 %383, %385
  %387 = add i64 %381, %386
  %388 = getelementptr inbounds double, ptr %379, i64 %387
  store double %378, ptr %388, align 8
  br label %389

389:                                              ; preds = %367
  %390 = load i32, ptr %30, align 4
  %391 = add nsw i32 %390, 1
  store i32 %391, ptr %30, align 4
  br label %362

392:                                              ; preds = %366
  br label %393

393:                                              ; preds = %392
  %394 = load i32, ptr %29, align 4
  %395 = add nsw i32 %394, 1
  store i32 %395, ptr %29, align 4
  br label %356

396:                                              ; preds = %360
  %397 = load ptr, ptr %23, align 8
  call void @free(ptr noundef %397)
  %398 = load i32, ptr %13, align 4
  %399 = load ptr, ptr %10, align 8
  %400 = load i32, ptr %8, align 4
  %401 = load ptr, ptr %11, align 8
  %402 = load i32, ptr %12, align 4
  call void @exchange_d(i32 noundef 1, i32 noundef %398, ptr noundef %399, i32 noundef %400, ptr noundef %401, i32 noundef %402)
  store i32 0, ptr %14, align 4
  br label %403

403:                                              ; preds = %396, %46
  %404 = load i32, ptr %14, align 4
  switch i32 %404, label %406 [
    i32 0, label %405
    i32 1, label %405
  ]

405:                                              ; preds = %403, %403
  ret void

406:                                              ; preds = %403
  unreachable
}

define dso_local double @ltoad_getrf_tangent_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %11, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %26

18:                                               ; preds = %7
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %9, align 4
  %21 = load ptr, ptr %10, align 8
  %22 = load i32, ptr %12, align 4
  %23 = load ptr, ptr %13, align 8
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  call void @getrf_differential_d(i32 noundef %19, i32 noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23, ptr noundef %24, i32 noundef %25)
  br label %26

26:                                               ; preds = %18, %7
  ret double 0.000000e+00
}

define internal void @getrf_differential_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %29 = load i32, ptr %8, align 4
  %30 = load i32, ptr %9, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %7
  %33 = load i32, ptr %8, align 4
  br label %36

34:                                               ; preds = %7
  %35 = load i32, ptr %9, align 4
  br label %36

36:                                               ; preds = %34, %32
  %37 = phi i32 [ %33, %32 ], [ %35, %34 ]
  store i32 %37, ptr %15, align 4
  %38 = load i32, ptr %15, align 4
  %39 = load ptr, ptr %12, align 8
  %40 = load i32, ptr %9, align 4
  %41 = load ptr, ptr %13, align 8
  %42 = load i32, ptr %14, align 4
  call void @exchange_d(i32 noundef 0, i32 noundef %38, ptr noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42)
  %43 = load i32, ptr %15, align 4
  %44 = load i32, ptr %15, align 4
  %45 = load ptr, ptr %13, align 8
  %46 = load i32, ptr %14, align 4
  %47 = call ptr @packed_d(i32 noundef %43, i32 noundef %44, ptr noundef %45, i32 noundef %46)
  store ptr %47, ptr %16, align 8
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %15, align 4
  %50 = load ptr, ptr %10, align 8
  %51 = load i32, ptr %11, align 4
  %52 = load ptr, ptr %16, align 8
  %53 = load i32, ptr %15, align 4
  %54 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51, ptr noundef %52, i32 noundef %53)
  %55 = load i32, ptr %15, align 4
  %56 = load i32, ptr %15, align 4
  %57 = load ptr, ptr %10, align 8
  %58 = load i32, ptr %11, align 4
  %59 = load ptr, ptr %16, align 8
  %60 = load i32, ptr %15, align 4
  call void @solve_right_d(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58, ptr noundef %59, i32 noundef %60)
  store i32 0, ptr %17, align 4
  br label %61

61:                                               ; preds = %172, %36
  %62 = load i32, ptr %17, align 4
  %63 = load i32, ptr %15, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %66, label %65

65:                                               ; preds = %61
  store i32 2, ptr %18, align 4
  br label %175

66:                                               ; preds = %61
  store i32 0, ptr %19, align 4
  br label %67

67:                                               ; preds = %168, %66
  %68 = load i32, ptr %19, align 4
  %69 = load i32, ptr %15, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %67
  store i32 5, ptr %18, align 4
  br label %171

72:                                               ; preds = %67
  store double 0.000000e+00, ptr %20, align 8
  %73 = load i32, ptr %19, align 4
  %74 = load i32, ptr %17, align 4
  %75 = icmp sgt i32 %73, %74
  br i1 %75, label %76, label %120

76:                                               ; preds = %72
  %77 = load i32, ptr %17, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %21, align 4
  br label %79

79:                                               ; preds = %116, %76
  %80 = load i32, ptr %21, align 4
  %81 = load i32, ptr %19, align 4
  %82 = icmp sle i32 %80, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %79
  store i32 8, ptr %18, align 4
  br label %119

84:                                               ; preds = %79
  %85 = load i32, ptr %21, align 4
  %86 = load i32, ptr %19, align 4
  %87 = icmp eq i32 %85, %86
  br i1 %87, label %88, label %89

88:                                               ; preds = %84
  br label %101

89:                                               ; preds = %84
  %90 = load ptr, ptr %10, align 8
  %91 = load i32, ptr %19, align 4
  %92 = sext i32 %91 to i64
  %93 = load i32, ptr %21, align 4
  %94 = sext i32 %93 to i64
  %95 = load i32, ptr %11, align 4
  %96 = sext i32 %95 to i64
  %97 = mul i64 %94, %96
  %98 = add i64 %92, %97
  %99 = getelementptr inbounds double, ptr %90, i64 %98
  %100 = load double, ptr %99, align 8
  br label %101

101:                                              ; preds = %89, %88
  %102 = phi double [ 1.000000e+00, %88 ], [ %100, %89 ]
  %103 = load ptr, ptr %16, align 8
  %104 = load i32, ptr %21, align 4
  %105 = sext i32 %104 to i64
  %106 = load i32, ptr %17, align 4
  %107 = sext i32 %106 to i64
  %108 = load i32, ptr %15, align 4
  %109 = sext i32 %108 to i64
  %110 = mul i64 %107, %109
  %111 = add i64 %105, %110
  %112 = getelementptr inbounds double, ptr %103, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = load double, ptr %20, align 8
  %115 = call double @llvm.fmuladd.f64(double %102, double %113, double %114)
  store double %115, ptr %20, align 8
  br label %116

116:                                              ; preds = %101
  %117 = load i32, ptr %21, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %21, align 4
  br label %79

119:                                              ; preds = %83
  br label %156

120:                                              ; preds = %72
  %121 = load i32, ptr %19, align 4
  store i32 %121, ptr %22, align 4
  br label %122

122:                                              ; preds = %152, %120
  %123 = load i32, ptr %22, align 4
  %124 = load i32, ptr %17, align 4
  %125 = icmp sle i32 %123, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %122
  store i32 11, ptr %18, align 4
  br label %155

127:                                              ; preds = %122
  %128 = load ptr, ptr %16, align 8
  %129 = load i32, ptr %19, align 4
  %130 = sext i32 %129 to i64
  %131 = load i32, ptr %22, align 4
  %132 = sext i32 %131 to i64
  %133 = load i32, ptr %15, align 4
  %134 = sext i32 %133 to i64
  %135 = mul i64 %132, %134
  %136 = add i64 %130, %135
  %137 = getelementptr inbounds double, ptr %128, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = load ptr, ptr %10, align 8
  %140 = load i32, ptr %22, align 4
  %141 = sext i32 %140 to i64
  %142 = load i32, ptr %17, align 4
  %143 = sext i32 %142 to i64
  %144 = load i32, ptr %11, align 4
  %145 = sext i32 %144 to i64
  %146 = mul i64 %143, %145
  %147 = add i64 %141, %146
  %148 = getelementptr inbounds double, ptr %139, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = load double, ptr %20, align 8
  %151 = call double @llvm.fmuladd.f64(double %138, double %149, double %150)
  store double %151, ptr %20, align 8
  br label %152

152:                                              ; preds = %127
  %153 = load i32, ptr %22, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %22, align 4
  br label %122

155:                                              ; preds = %126
  br label %156

156:                                              ; preds = %155, %119
  %157 = load double, ptr %20, align 8
  %158 = load ptr, ptr %13, align 8
  %159 = load i32, ptr %19, align 4
  %160 = sext i32 %159 to i64
  %161 = load i32, ptr %17, align 4
  %162 = sext i32 %161 to i64
  %163 = load i32, ptr %14, align 4
  %164 = sext i32 %163 to i64
  %165 = mul i64 %162, %164
  %166 = add i64 %160, %165
  %167 = getelementptr inbounds double, ptr %158, i64 %166
  store double %157, ptr %167, align 8
  br label %168

168:                                              ; preds = %156
  %169 = load i32, ptr %19, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %19, align 4
  br label %67

171:                                              ; preds = %71
  br label %172

172:                                              ; preds = %171
  %173 = load i32, ptr %17, align 4
  %174 = add nsw i32 %173, 1
  store i32 %174, ptr %17, align 4
  br label %61

175:                                              ; preds = %65
  %176 = load i32, ptr %8, align 4
  %177 = load i32, ptr %9, align 4
  %178 = icmp sgt i32 %176, %177
  br i1 %178, label %179, label %257

179:                                              ; preds = %175
  store i32 0, ptr %23, align 4
  br label %180

180:                                              ; preds = %242, %179
  %181 = load i32, ptr %23, align 4
  %182 = load i32, ptr %9, align 4
  %183 = icmp slt i32 %181, %182
  br i1 %183, label %185, label %184

184:                                              ; preds = %180
  store i32 14, ptr %18, align 4
  br label %245

185:                                              ; preds = %180
  store i32 0, ptr %24, align 4
  br label %186

186:                                              ; preds = %238, %185
  %187 = load i32, ptr %24, align 4
  %188 = load i32, ptr %23, align 4
  %189 = icmp sle i32 %187, %188
  br i1 %189, label %191, label %190

190:                                              ; preds = %186
  store i32 17, ptr %18, align 4
  br label %241

191:                                              ; preds = %186
  %192 = load i32, ptr %9, align 4
  store i32 %192, ptr %25, align 4
  br label %193

193:                                              ; preds = %234, %191
  %194 = load i32, ptr %25, align 4
  %195 = load i32, ptr %8, align 4
  %196 = icmp slt i32 %194, %195
  br i1 %196, label %198, label %197

197:                                              ; preds = %193
  store i32 20, ptr %18, align 4
  br label %237

198:                                              ; preds = %193
  %199 = load ptr, ptr %10, align 8
  %200 = load i32, ptr %25, align 4
  %201 = sext i32 %200 to i64
  %202 = load i32, ptr %24, align 4
  %203 = sext i32 %202 to i64
  %204 = load i32, ptr %11, align 4
  %205 = sext i32 %204 to i64
  %206 = mul i64 %203, %205
  %207 = add i64 %201, %206
  %208 = getelementptr inbounds double, ptr %199, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = load ptr, ptr %13, align 8
  %211 = load i32, ptr %24, align 4
  %212 = sext i32 %211 to i64
  %213 = load i32, ptr %23, align 4
  %214 = sext i32 %213 to i64
  %215 = load i32, ptr %14, align 4
  %216 = sext i32 %215 to i64
  %217 = mul i64 %214, %216
  %218 = add i64 %212, %217
  %219 = getelementptr inbounds double, ptr %210, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = load ptr, ptr %13, align 8
  %222 = load i32, ptr %25, align 4
  %223 = sext i32 %222 to i64
  %224 = load i32, ptr %23, align 4
  %225 = sext i32 %224 to i64
  %226 = load i32, ptr %14, align 4
  %227 = sext i32 %226 to i64
  %228 = mul i64 %225, %227
  %229 = add i64 %223, %228
  %230 = getelementptr inbounds double, ptr %221, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fneg double %209
  %233 = call double @llvm.fmuladd.f64(double %232, double %220, double %231)
  store double %233, ptr %230, align 8
  br label %234

234:                                              ; preds = %198
  %235 = load i32, ptr %25, align 4
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %25, align 4
  br label %193

237:                                              ; preds = %197
  br label %238

238:                                              ; preds = %237
  %239 = load i32, ptr %24, align 4
  %240 = add nsw i32 %239, 1
  store i32 %240, ptr %24, align 4
  br label %186

241:                                              ; preds = %190
  br label %242

242:                                              ; preds = %241
  %243 = load i32, ptr %23, align 4
  %244 = add nsw i32 %243, 1
  store i32 %244, ptr %23, align 4
  br label %180

245:                                              ; preds = %184
  %246 = load i32, ptr %8, align 4
  %247 = load i32, ptr %9, align 4
  %248 = sub nsw i32 %246, %247
  %249 = load i32, ptr %9, align 4
  %250 = load ptr, ptr %10, align 8
  %251 = load i32, ptr %11, align 4
  %252 = load ptr, ptr %13, align 8
  %253 = load i32, ptr %9, align 4
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds double, ptr %252, i64 %254
  %256 = load i32, ptr %14, align 4
  call void @solve_right_d(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %248, i32 noundef %249, ptr noundef %250, i32 noundef %251, ptr noundef %255, i32 noundef %256)
  br label %257

257:                                              ; preds = %245, %175
  %258 = load i32, ptr %9, align 4
  %259 = load i32, ptr %8, align 4
  %260 = icmp sgt i32 %258, %259
  br i1 %260, label %261, label %346

261:                                              ; preds = %257
  %262 = load i32, ptr %8, align 4
  store i32 %262, ptr %26, align 4
  br label %263

263:                                              ; preds = %326, %261
  %264 = load i32, ptr %26, align 4
  %265 = load i32, ptr %9, align 4
  %266 = icmp slt i32 %264, %265
  br i1 %266, label %268, label %267

267:                                              ; preds = %263
  store i32 23, ptr %18, align 4
  br label %329

268:                                              ; preds = %263
  store i32 0, ptr %27, align 4
  br label %269

269:                                              ; preds = %322, %268
  %270 = load i32, ptr %27, align 4
  %271 = load i32, ptr %8, align 4
  %272 = icmp slt i32 %270, %271
  br i1 %272, label %274, label %273

273:                                              ; preds = %269
  store i32 26, ptr %18, align 4
  br label %325

274:                                              ; preds = %269
  %275 = load i32, ptr %27, align 4
  %276 = add nsw i32 %275, 1
  store i32 %276, ptr %28, align 4
  br label %277

277:                                              ; preds = %318, %274
  %278 = load i32, ptr %28, align 4
  %279 = load i32, ptr %8, align 4
  %280 = icmp slt i32 %278, %279
  br i1 %280, label %282, label %281

281:                                              ; preds = %277
  store i32 29, ptr %18, align 4
  br label %321

282:                                              ; preds = %277
  %283 = load ptr, ptr %13, align 8
  %284 = load i32, ptr %28, align 4
  %285 = sext i32 %284 to i64
  %286 = load i32, ptr %27, align 4
  %287 = sext i32 %286 to i64
  %288 = load i32, ptr %14, align 4
  %289 = sext i32 %288 to i64
  %290 = mul i64 %287, %289
  %291 = add i64 %285, %290
  %292 = getelementptr inbounds double, ptr %283, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = load ptr, ptr %10, align 8
  %295 = load i32, ptr %27, align 4
  %296 = sext i32 %295 to i64
  %297 = load i32, ptr %26, align 4
  %298 = sext i32 %297 to i64
  %299 = load i32, ptr %11, align 4
  %300 = sext i32 %299 to i64
  %301 = mul i64 %298, %300
  %302 = add i64 %296, %301
  %303 = getelementptr inbounds double, ptr %294, i64 %302
  %304 = load double, ptr %303, align 8
  %305 = load ptr, ptr %13, align 8
  %306 = load i32, ptr %28, align 4
  %307 = sext i32 %306 to i64
  %308 = load i32, ptr %26, align 4
  %309 = sext i32 %308 to i64
  %310 = load i32, ptr %14, align 4
  %311 = sext i32 %310 to i64
  %312 = mul i64 %309, %311
  %313 = add i64 %307, %312
  %314 = getelementptr inbounds double, ptr %305, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = fneg double %293
  %317 = call double @llvm.fmuladd.f64(double %316, double %304, double %315)
  store double %317, ptr %314, align 8
  br label %318

318:                                              ; preds = %282
  %319 = load i32, ptr %28, align 4
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %28, align 4
  br label %277

321:                                              ; preds = %281
  br label %322

322:                                              ; preds = %321
  %323 = load i32, ptr %27, align 4
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %27, align 4
  br label %269

325:                                              ; preds = %273
  br label %326

326:                                              ; preds = %325
  %327 = load i32, ptr %26, align 4
  %328 = add nsw i32 %327, 1
  store i32 %328, ptr %26, align 4
  br label %263

329:                                              ; preds = %267
  %330 = load i32, ptr %8, align 4
  %331 = load i32, ptr %9, align 4
  %332 = load i32, ptr %8, align 4
  %333 = sub nsw i32 %331, %332
  %334 = load ptr, ptr %10, align 8
  %335 = load i32, ptr %11, align 4
  %336 = load ptr, ptr %13, align 8
  %337 = load i32, ptr %8, align 4
  %338 = sext i32 %337 to i64
  %339 = load i32, ptr %14, align 4
  %340 = sext i32 %339 to i64
  %341 = mul i64 %338, %340
  %342 = add i64 0, %341
  %343 = getelementptr inbounds double, ptr %336, i64 %342
  %344 = load i32, ptr %14, align 4
  %345 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %330, i32 noundef %333, ptr noundef %334, i32 noundef %335, ptr noundef %343, i32 noundef %344)
  br label %346

346:                                              ; preds = %329, %257
  %347 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %347)
  ret void
}

define dso_local double @ltoad_getrs_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #0 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  store i32 0, ptr %17, align 4
  %18 = load i32, ptr %9, align 4
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, ptr @.str.2, ptr @.str.3
  %22 = load ptr, ptr %12, align 8
  %23 = load ptr, ptr %14, align 8
  %24 = load ptr, ptr %15, align 8
  call void @native.dgetrs_(ptr noundef %21, ptr noundef %10, ptr noundef %11, ptr noundef %22, ptr noundef %13, ptr noundef %23, ptr noundef %24, ptr noundef %16, ptr noundef %17, i64 noundef 1)
  %25 = load i32, ptr %17, align 4
  %26 = sitofp i32 %25 to double
  ret double %26
}

declare void @native.dgetrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_getrs_augmented_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca %struct.forward_d, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store ptr %3, ptr %16, align 8
  store ptr %4, ptr %17, align 8
  store i32 %5, ptr %18, align 4
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store ptr %9, ptr %22, align 8
  store i32 %10, ptr %23, align 4
  %25 = load ptr, ptr %22, align 8
  %26 = load ptr, ptr %20, align 8
  %27 = load i32, ptr %13, align 4
  %28 = load i32, ptr %14, align 4
  %29 = load i32, ptr %15, align 4
  %30 = load ptr, ptr %16, align 8
  %31 = load i32, ptr %18, align 4
  %32 = load ptr, ptr %19, align 8
  %33 = load ptr, ptr %21, align 8
  %34 = load i32, ptr %23, align 4
  %35 = call double @ltoad_getrs_d(i32 noundef %27, i32 noundef %28, i32 noundef %29, ptr noundef %30, i32 noundef %31, ptr noundef %32, ptr noundef %33, i32 noundef %34)
  %36 = getelementptr inbounds %struct.forward_d, ptr %12, i32 0, i32 1
  store double %35, ptr %36, align 8
  %37 = load ptr, ptr %17, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %45

39:                                               ; preds = %11
  %40 = load i32, ptr %14, align 4
  %41 = load i32, ptr %15, align 4
  %42 = load ptr, ptr %21, align 8
  %43 = load i32, ptr %23, align 4
  %44 = call ptr @packed_d(i32 noundef %40, i32 noundef %41, ptr noundef %42, i32 noundef %43)
  br label %46

45:                                               ; preds = %11
  br label %46

46:                                               ; preds = %45, %39
  %47 = phi ptr [ %44, %39 ], [ null, %45 ]
  store ptr %47, ptr %24, align 8
  %48 = load i32, ptr %14, align 4
  %49 = load i32, ptr %14, align 4
  %50 = load ptr, ptr %16, align 8
  %51 = load i32, ptr %18, align 4
  %52 = call ptr @packed_d(i32 noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51)
  %53 = load i32, ptr %14, align 4
  %54 = load ptr, ptr %19, align 8
  %55 = call ptr @pivots_d(i32 noundef %53, ptr noundef %54)
  %56 = load ptr, ptr %24, align 8
  %57 = call ptr @keep_d(ptr noundef %52, ptr noundef %55, ptr noundef %56)
  %58 = getelementptr inbounds %struct.forward_d, ptr %12, i32 0, i32 0
  store ptr %57, ptr %58, align 8
  %59 = load { ptr, double }, ptr %12, align 8
  ret { ptr, double } %59
}

define dso_local void @ltoad_getrs_reverse_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, double noundef %11, ptr noundef %12) #3 {
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca double, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store ptr %3, ptr %17, align 8
  store ptr %4, ptr %18, align 8
  store i32 %5, ptr %19, align 4
  store ptr %6, ptr %20, align 8
  store ptr %7, ptr %21, align 8
  store ptr %8, ptr %22, align 8
  store ptr %9, ptr %23, align 8
  store i32 %10, ptr %24, align 4
  store double %11, ptr %25, align 8
  store ptr %12, ptr %26, align 8
  %33 = load ptr, ptr %17, align 8
  %34 = load ptr, ptr %20, align 8
  %35 = load ptr, ptr %21, align 8
  %36 = load ptr, ptr %22, align 8
  %37 = load double, ptr %25, align 8
  %38 = load ptr, ptr %26, align 8
  store ptr %38, ptr %27, align 8
  %39 = load ptr, ptr %27, align 8
  %40 = getelementptr inbounds %struct.kept_d, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %28, align 8
  %42 = load ptr, ptr %23, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %62

44:                                               ; preds = %13
  %45 = load ptr, ptr %18, align 8
  %46 = icmp ne ptr %45, null
  br i1 %46, label %62, label %47

47:                                               ; preds = %44
  %48 = load i32, ptr %14, align 4
  %49 = icmp ne i32 %48, 0
  %50 = xor i1 %49, true
  %51 = zext i1 %50 to i32
  %52 = load i32, ptr %15, align 4
  %53 = load i32, ptr %16, align 4
  %54 = load ptr, ptr %28, align 8
  %55 = load i32, ptr %15, align 4
  %56 = load ptr, ptr %27, align 8
  %57 = getelementptr inbounds %struct.kept_d, ptr %56, i32 0, i32 2
  %58 = load ptr, ptr %57, align 8
  %59 = load ptr, ptr %23, align 8
  %60 = load i32, ptr %24, align 4
  %61 = call double @ltoad_getrs_d(i32 noundef %51, i32 noundef %52, i32 noundef %53, ptr noundef %54, i32 noundef %55, ptr noundef %58, ptr noundef %59, i32 noundef %60)
  br label %178

62:                                               ; preds = %44, %13
  %63 = load ptr, ptr %23, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %117

65:                                               ; preds = %62
  %66 = load i32, ptr %14, align 4
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %117, label %68

68:                                               ; preds = %65
  %69 = load ptr, ptr %27, align 8
  %70 = getelementptr inbounds %struct.kept_d, ptr %69, i32 0, i32 1
  %71 = load ptr, ptr %70, align 8
  store ptr %71, ptr %29, align 8
  %72 = load i32, ptr %15, align 4
  %73 = load i32, ptr %16, align 4
  %74 = load ptr, ptr %28, align 8
  %75 = load i32, ptr %15, align 4
  %76 = load ptr, ptr %29, align 8
  %77 = load i32, ptr %15, align 4
  %78 = call ptr @times_triangle_d(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %72, i32 noundef %73, ptr noundef %74, i32 noundef %75, ptr noundef %76, i32 noundef %77)
  store ptr %78, ptr %30, align 8
  %79 = load i32, ptr %15, align 4
  %80 = load i32, ptr %16, align 4
  %81 = load ptr, ptr %28, align 8
  %82 = load i32, ptr %15, align 4
  %83 = load ptr, ptr %23, align 8
  %84 = load i32, ptr %24, align 4
  %85 = call double @ltoad_trtrs_d(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %79, i32 noundef %80, ptr noundef %81, i32 noundef %82, ptr noundef %83, i32 noundef %84)
  %86 = load i32, ptr %15, align 4
  %87 = load i32, ptr %16, align 4
  %88 = load ptr, ptr %23, align 8
  %89 = load i32, ptr %24, align 4
  %90 = load ptr, ptr %29, align 8
  %91 = load i32, ptr %15, align 4
  %92 = load ptr, ptr %18, align 8
  %93 = load i32, ptr %19, align 4
  call void @add_triangle_d(i32 noundef 1, i32 noundef 0, i32 noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91, ptr noundef %92, i32 noundef %93)
  %94 = load i32, ptr %15, align 4
  %95 = load i32, ptr %16, align 4
  %96 = load ptr, ptr %28, align 8
  %97 = load i32, ptr %15, align 4
  %98 = load ptr, ptr %23, align 8
  %99 = load i32, ptr %24, align 4
  %100 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %94, i32 noundef %95, ptr noundef %96, i32 noundef %97, ptr noundef %98, i32 noundef %99)
  %101 = load i32, ptr %15, align 4
  %102 = load i32, ptr %16, align 4
  %103 = load ptr, ptr %23, align 8
  %104 = load i32, ptr %24, align 4
  %105 = load ptr, ptr %30, align 8
  %106 = load i32, ptr %15, align 4
  %107 = load ptr, ptr %18, align 8
  %108 = load i32, ptr %19, align 4
  call void @add_triangle_d(i32 noundef 0, i32 noundef 1, i32 noundef %101, i32 noundef %102, ptr noundef %103, i32 noundef %104, ptr noundef %105, i32 noundef %106, ptr noundef %107, i32 noundef %108)
  %109 = load i32, ptr %15, align 4
  %110 = load ptr, ptr %27, align 8
  %111 = getelementptr inbounds %struct.kept_d, ptr %110, i32 0, i32 2
  %112 = load ptr, ptr %111, align 8
  %113 = load i32, ptr %16, align 4
  %114 = load ptr, ptr %23, align 8
  %115 = load i32, ptr %24, align 4
  call void @exchange_d(i32 noundef 1, i32 noundef %109, ptr noundef %112, i32 noundef %113, ptr noundef %114, i32 noundef %115)
  %116 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %116)
  br label %177

117:                                              ; preds = %65, %62
  %118 = load ptr, ptr %23, align 8
  %119 = icmp ne ptr %118, null
  br i1 %119, label %120, label %176

120:                                              ; preds = %117
  %121 = load ptr, ptr %27, align 8
  %122 = getelementptr inbounds %struct.kept_d, ptr %121, i32 0, i32 1
  %123 = load ptr, ptr %122, align 8
  store ptr %123, ptr %31, align 8
  %124 = load i32, ptr %15, align 4
  %125 = load ptr, ptr %27, align 8
  %126 = getelementptr inbounds %struct.kept_d, ptr %125, i32 0, i32 2
  %127 = load ptr, ptr %126, align 8
  %128 = load i32, ptr %16, align 4
  %129 = load ptr, ptr %31, align 8
  %130 = load i32, ptr %15, align 4
  call void @exchange_d(i32 noundef 0, i32 noundef %124, ptr noundef %127, i32 noundef %128, ptr noundef %129, i32 noundef %130)
  %131 = load i32, ptr %15, align 4
  %132 = load i32, ptr %16, align 4
  %133 = load ptr, ptr %28, align 8
  %134 = load i32, ptr %15, align 4
  %135 = load ptr, ptr %31, align 8
  %136 = load i32, ptr %15, align 4
  %137 = call ptr @times_triangle_d(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %131, i32 noundef %132, ptr noundef %133, i32 noundef %134, ptr noundef %135, i32 noundef %136)
  store ptr %137, ptr %32, align 8
  %138 = load i32, ptr %15, align 4
  %139 = load ptr, ptr %27, align 8
  %140 = getelementptr inbounds %struct.kept_d, ptr %139, i32 0, i32 2
  %141 = load ptr, ptr %140, align 8
  %142 = load i32, ptr %16, align 4
  %143 = load ptr, ptr %23, align 8
  %144 = load i32, ptr %24, align 4
  call void @exchange_d(i32 noundef 0, i32 noundef %138, ptr noundef %141, i32 noundef %142, ptr noundef %143, i32 noundef %144)
  %145 = load i32, ptr %15, align 4
  %146 = load i32, ptr %16, align 4
  %147 = load ptr, ptr %28, align 8
  %148 = load i32, ptr %15, align 4
  %149 = load ptr, ptr %23, align 8
  %150 = load i32, ptr %24, align 4
  %151 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %145, i32 noundef %146, ptr noundef %147, i32 noundef %148, ptr noundef %149, i32 noundef %150)
  %152 = load i32, ptr %15, align 4
  %153 = load i32, ptr %16, align 4
  %154 = load ptr, ptr %31, align 8
  %155 = load i32, ptr %15, align 4
  %156 = load ptr, ptr %23, align 8
  %157 = load i32, ptr %24, align 4
  %158 = load ptr, ptr %18, align 8
  %159 = load i32, ptr %19, align 4
  call void @add_triangle_d(i32 noundef 0, i32 noundef 1, i32 noundef %152, i32 noundef %153, ptr noundef %154, i32 noundef %155, ptr noundef %156, i32 noundef %157, ptr noundef %158, i32 noundef %159)
  %160 = load i32, ptr %15, align 4
  %161 = load i32, ptr %16, align 4
  %162 = load ptr, ptr %28, align 8
  %163 = load i32, ptr %15, align 4
  %164 = load ptr, ptr %23, align 8
  %165 = load i32, ptr %24, align 4
  %166 = call double @ltoad_trtrs_d(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %160, i32 noundef %161, ptr noundef %162, i32 noundef %163, ptr noundef %164, i32 noundef %165)
  %167 = load i32, ptr %15, align 4
  %168 = load i32, ptr %16, align 4
  %169 = load ptr, ptr %32, align 8
  %170 = load i32, ptr %15, align 4
  %171 = load ptr, ptr %23, align 8
  %172 = load i32, ptr %24, align 4
  %173 = load ptr, ptr %18, align 8
  %174 = load i32, ptr %19, align 4
  call void @add_triangle_d(i32 noundef 1, i32 noundef 0, i32 noundef %167, i32 noundef %168, ptr noundef %169, i32 noundef %170, ptr noundef %171, i32 noundef %172, ptr noundef %173, i32 noundef %174)
  %175 = load ptr, ptr %32, align 8
  call void @free(ptr noundef %175)
  br label %176

176:                                              ; preds = %120, %117
  br label %177

177:                                              ; preds = %176, %68
  br label %178

178:                                              ; preds = %177, %47
  %179 = load ptr, ptr %27, align 8
  call void @forget_d(ptr noundef %179)
  ret void
}

define internal ptr @times_triangle_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %25 = load i32, ptr %13, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %14, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = add i64 %29, 1
  %31 = mul i64 %30, 8
  %32 = call ptr @malloc(i64 noundef %31) #9
  store ptr %32, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %33

33:                                               ; preds = %77, %9
  %34 = load i32, ptr %20, align 4
  %35 = load i32, ptr %14, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  store i32 2, ptr %21, align 4
  br label %80

38:                                               ; preds = %33
  store i32 0, ptr %22, align 4
  br label %39

39:                                               ; preds = %73, %38
  %40 = load i32, ptr %22, align 4
  %41 = load i32, ptr %13, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 5, ptr %21, align 4
  br label %76

44:                                               ; preds = %39
  %45 = load i32, ptr %12, align 4
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %60

47:                                               ; preds = %44
  %48 = load ptr, ptr %17, align 8
  %49 = load i32, ptr %22, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %20, align 4
  %52 = sext i32 %51 to i64
  %53 = load i32, ptr %18, align 4
  %54 = sext i32 %53 to i64
  %55 = mul i64 %52, %54
  %56 = add i64 %50, %55
  %57 = getelementptr inbounds double, ptr %48, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fneg double %58
  br label %61

60:                                               ; preds = %44
  br label %61

61:                                               ; preds = %60, %47
  %62 = phi double [ %59, %47 ], [ 0.000000e+00, %60 ]
  %63 = load ptr, ptr %19, align 8
  %64 = load i32, ptr %22, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %20, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %13, align 4
  %69 = sext i32 %68 to i64
  %70 = mul i64 %67, %69
  %71 = add i64 %65, %70
  %72 = getelementptr inbounds double, ptr %63, i64 %71
  store double %62, ptr %72, align 8
  br label %73

73:                                               ; preds = %61
  %74 = load i32, ptr %22, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %22, align 4
  br label %39

76:                                               ; preds = %43
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %20, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %20, align 4
  br label %33

80:                                               ; preds = %37
  %81 = load i32, ptr %10, align 4
  %82 = load i32, ptr %11, align 4
  %83 = load i32, ptr %12, align 4
  %84 = load i32, ptr %13, align 4
  %85 = load i32, ptr %14, align 4
  %86 = load ptr, ptr %15, align 8
  %87 = load i32, ptr %16, align 4
  %88 = load ptr, ptr %17, align 8
  %89 = load i32, ptr %18, align 4
  %90 = load ptr, ptr %19, align 8
  %91 = load i32, ptr %13, align 4
  call void @subtract_triangle_d(i32 noundef %81, i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %85, ptr noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91)
  store i32 0, ptr %23, align 4
  br label %92

92:                                               ; preds = %130, %80
  %93 = load i32, ptr %23, align 4
  %94 = load i32, ptr %14, align 4
  %95 = icmp slt i32 %93, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %92
  store i32 8, ptr %21, align 4
  br label %133

97:                                               ; preds = %92
  store i32 0, ptr %24, align 4
  br label %98

98:                                               ; preds = %126, %97
  %99 = load i32, ptr %24, align 4
  %100 = load i32, ptr %13, align 4
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %98
  store i32 11, ptr %21, align 4
  br label %129

103:                                              ; preds = %98
  %104 = load ptr, ptr %19, align 8
  %105 = load i32, ptr %24, align 4
  %106 = sext i32 %105 to i64
  %107 = load i32, ptr %23, align 4
  %108 = sext i32 %107 to i64
  %109 = load i32, ptr %13, align 4
  %110 = sext i32 %109 to i64
  %111 = mul i64 %108, %110
  %112 = add i64 %106, %111
  %113 = getelementptr inbounds double, ptr %104, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = fneg double %114
  %116 = load ptr, ptr %19, align 8
  %117 = load i32, ptr %24, align 4
  %118 = sext i32 %117 to i64
  %119 = load i32, ptr %23, align 4
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr %13, align 4
  %122 = sext i32 %121 to i64
  %123 = mul i64 %120, %122
  %124 = add i64 %118, %123
  %125 = getelementptr inbounds double, ptr %116, i64 %124
  store double %115, ptr %125, align 8
  br label %126

126:                                              ; preds = %103
  %127 = load i32, ptr %24, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %24, align 4
  br label %98

129:                                              ; preds = %102
  br label %130

130:                                              ; preds = %129
  %131 = load i32, ptr %23, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %23, align 4
  br label %92

133:                                              ; preds = %96
  %134 = load ptr, ptr %19, align 8
  store i32 1, ptr %21, align 4
  ret ptr %134
}

define internal void @exchange_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #3 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %19

19:                                               ; preds = %101, %6
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %8, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 2, ptr %14, align 4
  br label %104

24:                                               ; preds = %19
  %25 = load i32, ptr %7, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = load i32, ptr %8, align 4
  %29 = sub nsw i32 %28, 1
  %30 = load i32, ptr %13, align 4
  %31 = sub nsw i32 %29, %30
  br label %34

32:                                               ; preds = %24
  %33 = load i32, ptr %13, align 4
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi i32 [ %31, %27 ], [ %33, %32 ]
  store i32 %35, ptr %15, align 4
  %36 = load ptr, ptr %9, align 8
  %37 = load i32, ptr %15, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = sub nsw i32 %40, 1
  store i32 %41, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %42

42:                                               ; preds = %97, %34
  %43 = load i32, ptr %16, align 4
  %44 = load i32, ptr %15, align 4
  %45 = icmp ne i32 %43, %44
  br i1 %45, label %46, label %50

46:                                               ; preds = %42
  %47 = load i32, ptr %17, align 4
  %48 = load i32, ptr %10, align 4
  %49 = icmp slt i32 %47, %48
  br label %50

50:                                               ; preds = %46, %42
  %51 = phi i1 [ false, %42 ], [ %49, %46 ]
  br i1 %51, label %53, label %52

52:                                               ; preds = %50
  store i32 5, ptr %14, align 4
  br label %100

53:                                               ; preds = %50
  %54 = load ptr, ptr %11, align 8
  %55 = load i32, ptr %15, align 4
  %56 = sext i32 %55 to i64
  %57 = load i32, ptr %17, align 4
  %58 = sext i32 %57 to i64
  %59 = load i32, ptr %12, align 4
  %60 = sext i32 %59 to i64
  %61 = mul i64 %58, %60
  %62 = add i64 %56, %61
  %63 = getelementptr inbounds double, ptr %54, i64 %62
  %64 = load double, ptr %63, align 8
  store double %64, ptr %18, align 8
  %65 = load ptr, ptr %11, align 8
  %66 = load i32, ptr %16, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %17, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = mul i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr inbounds double, ptr %65, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %15, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %17, align 4
  %80 = sext i32 %79 to i64
  %81 = load i32, ptr %12, align 4
  %82 = sext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = add i64 %78, %83
  %85 = getelementptr inbounds double, ptr %76, i64 %84
  store double %75, ptr %85, align 8
  %86 = load double, ptr %18, align 8
  %87 = load ptr, ptr %11, align 8
  %88 = load i32, ptr %16, align 4
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr %17, align 4
  %91 = sext i32 %90 to i64
  %92 = load i32, ptr %12, align 4
  %93 = sext i32 %92 to i64
  %94 = mul i64 %91, %93
  %95 = add i64 %89, %94
  %96 = getelementptr inbounds double, ptr %87, i64 %95
  store double %86, ptr %96, align 8
  br label %97

97:                                               ; preds = %53
  %98 = load i32, ptr %17, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %17, align 4
  br label %42

100:                                              ; preds = %52
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %13, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %13, align 4
  br label %19

104:                                              ; preds = %23
  ret void
}

declare void @free(ptr noundef) #2

define dso_local double @ltoad_getrs_tangent_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store ptr %3, ptr %16, align 8
  store ptr %4, ptr %17, align 8
  store i32 %5, ptr %18, align 4
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store ptr %9, ptr %22, align 8
  store i32 %10, ptr %23, align 4
  %27 = load ptr, ptr %20, align 8
  %28 = load ptr, ptr %22, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %31, label %30

30:                                               ; preds = %11
  store double 0.000000e+00, ptr %12, align 8
  br label %148

31:                                               ; preds = %11
  %32 = load ptr, ptr %17, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %45, label %34

34:                                               ; preds = %31
  %35 = load i32, ptr %13, align 4
  %36 = load i32, ptr %14, align 4
  %37 = load i32, ptr %15, align 4
  %38 = load ptr, ptr %16, align 8
  %39 = load i32, ptr %18, align 4
  %40 = load ptr, ptr %19, align 8
  %41 = load ptr, ptr %22, align 8
  %42 = load i32, ptr %23, align 4
  %43 = call double @ltoad_getrs_d(i32 noundef %35, i32 noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39, ptr noundef %40, ptr noundef %41, i32 noundef %42)
  %44 = fmul double %43, 0.000000e+00
  store double %44, ptr %12, align 8
  br label %148

45:                                               ; preds = %31
  %46 = load i32, ptr %14, align 4
  %47 = load i32, ptr %15, align 4
  %48 = load ptr, ptr %21, align 8
  %49 = load i32, ptr %23, align 4
  %50 = call ptr @packed_d(i32 noundef %46, i32 noundef %47, ptr noundef %48, i32 noundef %49)
  store ptr %50, ptr %24, align 8
  %51 = load i32, ptr %13, align 4
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %102

53:                                               ; preds = %45
  %54 = load i32, ptr %14, align 4
  %55 = load ptr, ptr %19, align 8
  %56 = load i32, ptr %15, align 4
  %57 = load ptr, ptr %24, align 8
  %58 = load i32, ptr %14, align 4
  call void @exchange_d(i32 noundef 0, i32 noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58)
  %59 = load i32, ptr %14, align 4
  %60 = load i32, ptr %15, align 4
  %61 = load ptr, ptr %16, align 8
  %62 = load i32, ptr %18, align 4
  %63 = load ptr, ptr %24, align 8
  %64 = load i32, ptr %14, align 4
  %65 = call ptr @times_triangle_d(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %59, i32 noundef %60, ptr noundef %61, i32 noundef %62, ptr noundef %63, i32 noundef %64)
  store ptr %65, ptr %25, align 8
  %66 = load i32, ptr %14, align 4
  %67 = load i32, ptr %15, align 4
  %68 = load ptr, ptr %17, align 8
  %69 = load i32, ptr %18, align 4
  %70 = load ptr, ptr %25, align 8
  %71 = load i32, ptr %14, align 4
  %72 = load ptr, ptr %22, align 8
  %73 = load i32, ptr %23, align 4
  call void @subtract_triangle_d(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71, ptr noundef %72, i32 noundef %73)
  %74 = load i32, ptr %14, align 4
  %75 = load i32, ptr %15, align 4
  %76 = load ptr, ptr %16, align 8
  %77 = load i32, ptr %18, align 4
  %78 = load ptr, ptr %22, align 8
  %79 = load i32, ptr %23, align 4
  %80 = call double @ltoad_trtrs_d(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %74, i32 noundef %75, ptr noundef %76, i32 noundef %77, ptr noundef %78, i32 noundef %79)
  %81 = load i32, ptr %14, align 4
  %82 = load i32, ptr %15, align 4
  %83 = load ptr, ptr %17, align 8
  %84 = load i32, ptr %18, align 4
  %85 = load ptr, ptr %24, align 8
  %86 = load i32, ptr %14, align 4
  %87 = load ptr, ptr %22, align 8
  %88 = load i32, ptr %23, align 4
  call void @subtract_triangle_d(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %81, i32 noundef %82, ptr noundef %83, i32 noundef %84, ptr noundef %85, i32 noundef %86, ptr noundef %87, i32 noundef %88)
  %89 = load i32, ptr %14, align 4
  %90 = load i32, ptr %15, align 4
  %91 = load ptr, ptr %16, align 8
  %92 = load i32, ptr %18, align 4
  %93 = load ptr, ptr %22, align 8
  %94 = load i32, ptr %23, align 4
  %95 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %89, i32 noundef %90, ptr noundef %91, i32 noundef %92, ptr noundef %93, i32 noundef %94)
  %96 = load i32, ptr %14, align 4
  %97 = load ptr, ptr %19, align 8
  %98 = load i32, ptr %15, align 4
  %99 = load ptr, ptr %22, align 8
  %100 = load i32, ptr %23, align 4
  call void @exchange_d(i32 noundef 1, i32 noundef %96, ptr noundef %97, i32 noundef %98, ptr noundef %99, i32 noundef %100)
  %101 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %101)
  br label %146

102:                                              ; preds = %45
  %103 = load i32, ptr %14, align 4
  %104 = load i32, ptr %15, align 4
  %105 = load ptr, ptr %16, align 8
  %106 = load i32, ptr %18, align 4
  %107 = load ptr, ptr %24, align 8
  %108 = load i32, ptr %14, align 4
  %109 = call ptr @times_triangle_d(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %103, i32 noundef %104, ptr noundef %105, i32 noundef %106, ptr noundef %107, i32 noundef %108)
  store ptr %109, ptr %26, align 8
  %110 = load i32, ptr %14, align 4
  %111 = load ptr, ptr %19, align 8
  %112 = load i32, ptr %15, align 4
  %113 = load ptr, ptr %22, align 8
  %114 = load i32, ptr %23, align 4
  call void @exchange_d(i32 noundef 0, i32 noundef %110, ptr noundef %111, i32 noundef %112, ptr noundef %113, i32 noundef %114)
  %115 = load i32, ptr %14, align 4
  %116 = load i32, ptr %15, align 4
  %117 = load ptr, ptr %17, align 8
  %118 = load i32, ptr %18, align 4
  %119 = load ptr, ptr %26, align 8
  %120 = load i32, ptr %14, align 4
  %121 = load ptr, ptr %22, align 8
  %122 = load i32, ptr %23, align 4
  call void @subtract_triangle_d(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %115, i32 noundef %116, ptr noundef %117, i32 noundef %118, ptr noundef %119, i32 noundef %120, ptr noundef %121, i32 noundef %122)
  %123 = load i32, ptr %14, align 4
  %124 = load i32, ptr %15, align 4
  %125 = load ptr, ptr %16, align 8
  %126 = load i32, ptr %18, align 4
  %127 = load ptr, ptr %22, align 8
  %128 = load i32, ptr %23, align 4
  %129 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %123, i32 noundef %124, ptr noundef %125, i32 noundef %126, ptr noundef %127, i32 noundef %128)
  %130 = load i32, ptr %14, align 4
  %131 = load i32, ptr %15, align 4
  %132 = load ptr, ptr %17, align 8
  %133 = load i32, ptr %18, align 4
  %134 = load ptr, ptr %24, align 8
  %135 = load i32, ptr %14, align 4
  %136 = load ptr, ptr %22, align 8
  %137 = load i32, ptr %23, align 4
  call void @subtract_triangle_d(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %130, i32 noundef %131, ptr noundef %132, i32 noundef %133, ptr noundef %134, i32 noundef %135, ptr noundef %136, i32 noundef %137)
  %138 = load i32, ptr %14, align 4
  %139 = load i32, ptr %15, align 4
  %140 = load ptr, ptr %16, align 8
  %141 = load i32, ptr %18, align 4
  %142 = load ptr, ptr %22, align 8
  %143 = load i32, ptr %23, align 4
  %144 = call double @ltoad_trtrs_d(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %138, i32 noundef %139, ptr noundef %140, i32 noundef %141, ptr noundef %142, i32 noundef %143)
  %145 = load ptr, ptr %26, align 8
  call void @free(ptr noundef %145)
  br label %146

146:                                              ; preds = %102, %53
  %147 = load ptr, ptr %24, align 8
  call void @free(ptr noundef %147)
  store double 0.000000e+00, ptr %12, align 8
  br label %148

148:                                              ; preds = %146, %34, %30
  %149 = load double, ptr %12, align 8
  ret double %149
}

define dso_local double @ltoad_gesv_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  store i32 0, ptr %15, align 4
  %16 = load ptr, ptr %10, align 8
  %17 = load ptr, ptr %12, align 8
  %18 = load ptr, ptr %13, align 8
  call void @native.dgesv_(ptr noundef %8, ptr noundef %9, ptr noundef %16, ptr noundef %11, ptr noundef %17, ptr noundef %18, ptr noundef %14, ptr noundef %15)
  %19 = load i32, ptr %15, align 4
  %20 = sitofp i32 %19 to double
  ret double %20
}

declare void @native.dgesv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define dso_local { ptr, double } @ltoad_gesv_augmented_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #3 {
  %11 = alloca %struct.forward_d, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store i32 %4, ptr %16, align 4
  store ptr %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store ptr %8, ptr %20, align 8
  store i32 %9, ptr %21, align 4
  %23 = load ptr, ptr %20, align 8
  %24 = load ptr, ptr %18, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load i32, ptr %13, align 4
  %27 = load ptr, ptr %14, align 8
  %28 = load i32, ptr %16, align 4
  %29 = load ptr, ptr %17, align 8
  %30 = load ptr, ptr %19, align 8
  %31 = load i32, ptr %21, align 4
  %32 = call double @ltoad_gesv_d(i32 noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28, ptr noundef %29, ptr noundef %30, i32 noundef %31)
  %33 = getelementptr inbounds %struct.forward_d, ptr %11, i32 0, i32 1
  store double %32, ptr %33, align 8
  %34 = load ptr, ptr %15, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %42

36:                                               ; preds = %10
  %37 = load i32, ptr %12, align 4
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %19, align 8
  %40 = load i32, ptr %21, align 4
  %41 = call ptr @packed_d(i32 noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40)
  br label %43

42:                                               ; preds = %10
  br label %43

43:                                               ; preds = %42, %36
  %44 = phi ptr [ %41, %36 ], [ null, %42 ]
  store ptr %44, ptr %22, align 8
  %45 = load i32, ptr %12, align 4
  %46 = load i32, ptr %12, align 4
  %47 = load ptr, ptr %14, align 8
  %48 = load i32, ptr %16, align 4
  %49 = call ptr @packed_d(i32 noundef %45, i32 noundef %46, ptr noundef %47, i32 noundef %48)
  %50 = load i32, ptr %12, align 4
  %51 = load ptr, ptr %17, align 8
  %52 = call ptr @pivots_d(i32 noundef %50, ptr noundef %51)
  %53 = load ptr, ptr %22, align 8
  %54 = call ptr @keep_d(ptr noundef %49, ptr noundef %52, ptr noundef %53)
  %55 = getelementptr inbounds %struct.forward_d, ptr %11, i32 0, i32 0
  store ptr %54, ptr %55, align 8
  %56 = load { ptr, double }, ptr %11, align 8
  ret { ptr, double } %56
}

define dso_local void @ltoad_gesv_reverse_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11) #3 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca double, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store i32 %4, ptr %17, align 4
  store ptr %5, ptr %18, align 8
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store double %10, ptr %23, align 8
  store ptr %11, ptr %24, align 8
  %27 = load ptr, ptr %15, align 8
  %28 = load ptr, ptr %18, align 8
  %29 = load ptr, ptr %19, align 8
  %30 = load ptr, ptr %20, align 8
  %31 = load double, ptr %23, align 8
  %32 = load ptr, ptr %24, align 8
  store ptr %32, ptr %25, align 8
  %33 = load ptr, ptr %16, align 8
  %34 = icmp ne ptr %33, null
  br i1 %34, label %35, label %46

35:                                               ; preds = %12
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %13, align 4
  %38 = load ptr, ptr %25, align 8
  %39 = getelementptr inbounds %struct.kept_d, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %25, align 8
  %42 = getelementptr inbounds %struct.kept_d, ptr %41, i32 0, i32 2
  %43 = load ptr, ptr %42, align 8
  %44 = load ptr, ptr %16, align 8
  %45 = load i32, ptr %17, align 4
  call void @getrf_adjoint_d(i32 noundef %36, i32 noundef %37, ptr noundef %40, ptr noundef %43, ptr noundef %44, i32 noundef %45)
  br label %46

46:                                               ; preds = %35, %12
  %47 = load ptr, ptr %21, align 8
  %48 = icmp ne ptr %47, null
  br i1 %48, label %49, label %62

49:                                               ; preds = %46
  %50 = load i32, ptr %13, align 4
  %51 = load i32, ptr %14, align 4
  %52 = load ptr, ptr %25, align 8
  %53 = getelementptr inbounds %struct.kept_d, ptr %52, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  %55 = load i32, ptr %13, align 4
  %56 = load ptr, ptr %25, align 8
  %57 = getelementptr inbounds %struct.kept_d, ptr %56, i32 0, i32 2
  %58 = load ptr, ptr %57, align 8
  %59 = load ptr, ptr %21, align 8
  %60 = load i32, ptr %22, align 4
  %61 = call double @ltoad_getrs_d(i32 noundef 1, i32 noundef %50, i32 noundef %51, ptr noundef %54, i32 noundef %55, ptr noundef %58, ptr noundef %59, i32 noundef %60)
  br label %62

62:                                               ; preds = %49, %46
  %63 = load ptr, ptr %16, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %86

65:                                               ; preds = %62
  %66 = load ptr, ptr %21, align 8
  %67 = icmp ne ptr %66, null
  br i1 %67, label %68, label %86

68:                                               ; preds = %65
  %69 = load i32, ptr %13, align 4
  %70 = load i32, ptr %14, align 4
  %71 = load ptr, ptr %25, align 8
  %72 = getelementptr inbounds %struct.kept_d, ptr %71, i32 0, i32 1
  %73 = load ptr, ptr %72, align 8
  %74 = load i32, ptr %13, align 4
  %75 = call ptr @transposed_d(i32 noundef %69, i32 noundef %70, ptr noundef %73, i32 noundef %74)
  store ptr %75, ptr %26, align 8
  %76 = load i32, ptr %13, align 4
  %77 = load i32, ptr %13, align 4
  %78 = load i32, ptr %14, align 4
  %79 = load ptr, ptr %21, align 8
  %80 = load i32, ptr %22, align 4
  %81 = load ptr, ptr %26, align 8
  %82 = load i32, ptr %14, align 4
  %83 = load ptr, ptr %16, align 8
  %84 = load i32, ptr %17, align 4
  call void @subtract_product_d(i32 noundef %76, i32 noundef %77, i32 noundef %78, ptr noundef %79, i32 noundef %80, ptr noundef %81, i32 noundef %82, ptr noundef %83, i32 noundef %84)
  %85 = load ptr, ptr %26, align 8
  call void @free(ptr noundef %85)
  br label %86

86:                                               ; preds = %68, %65, %62
  %87 = load ptr, ptr %25, align 8
  call void @forget_d(ptr noundef %87)
  ret void
}

define internal ptr @transposed_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = add i64 %17, 1
  %19 = mul i64 %18, 8
  %20 = call ptr @malloc(i64 noundef %19) #9
  store ptr %20, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %58, %4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  br label %61

26:                                               ; preds = %21
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %54, %26
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %5, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 5, ptr %11, align 4
  br label %57

32:                                               ; preds = %27
  %33 = load ptr, ptr %7, align 8
  %34 = load i32, ptr %12, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %10, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %8, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %37, %39
  %41 = add i64 %35, %40
  %42 = getelementptr inbounds double, ptr %33, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %10, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %12, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %6, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %46, %51
  %53 = getelementptr inbounds double, ptr %44, i64 %52
  store double %43, ptr %53, align 8
  br label %54

54:                                               ; preds = %32
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %12, align 4
  br label %27

57:                                               ; preds = %31
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %10, align 4
  br label %21

61:                                               ; preds = %25
  %62 = load ptr, ptr %9, align 8
  store i32 1, ptr %11, align 4
  ret ptr %62
}

define internal void @subtract_product_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca double, align 8
  %23 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %24

24:                                               ; preds = %86, %9
  %25 = load i32, ptr %19, align 4
  %26 = load i32, ptr %11, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  store i32 2, ptr %20, align 4
  br label %89

29:                                               ; preds = %24
  store i32 0, ptr %21, align 4
  br label %30

30:                                               ; preds = %82, %29
  %31 = load i32, ptr %21, align 4
  %32 = load i32, ptr %12, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  store i32 5, ptr %20, align 4
  br label %85

35:                                               ; preds = %30
  %36 = load ptr, ptr %15, align 8
  %37 = load i32, ptr %21, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %19, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %16, align 4
  %42 = sext i32 %41 to i64
  %43 = mul i64 %40, %42
  %44 = add i64 %38, %43
  %45 = getelementptr inbounds double, ptr %36, i64 %44
  %46 = load double, ptr %45, align 8
  store double %46, ptr %22, align 8
  store i32 0, ptr %23, align 4
  br label %47

47:                                               ; preds = %78, %35
  %48 = load i32, ptr %23, align 4
  %49 = load i32, ptr %10, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  store i32 8, ptr %20, align 4
  br label %81

52:                                               ; preds = %47
  %53 = load ptr, ptr %13, align 8
  %54 = load i32, ptr %23, align 4
  %55 = sext i32 %54 to i64
  %56 = load i32, ptr %21, align 4
  %57 = sext i32 %56 to i64
  %58 = load i32, ptr %14, align 4
  %59 = sext i32 %58 to i64
  %60 = mul i64 %57, %59
  %61 = add i64 %55, %60
  %62 = getelementptr inbounds double, ptr %53, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = load double, ptr %22, align 8
  %65 = load ptr, ptr %17, align 8
  %66 = load i32, ptr %23, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %19, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %18, align 4
  %71 = sext i32 %70 to i64
  %72 = mul i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr inbounds double, ptr %65, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fneg double %63
  %77 = call double @llvm.fmuladd.f64(double %76, double %64, double %75)
  store double %77, ptr %74, align 8
  br label %78

78:                                               ; preds = %52
  %79 = load i32, ptr %23, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %23, align 4
  br label %47

81:                                               ; preds = %51
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %21, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %21, align 4
  br label %30

85:                                               ; preds = %34
  br label %86

86:                                               ; preds = %85
  %87 = load i32, ptr %19, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %19, align 4
  br label %24

89:                                               ; preds = %28
  ret void
}

define dso_local double @ltoad_gesv_tangent_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #3 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store i32 %4, ptr %15, align 4
  store ptr %5, ptr %16, align 8
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %21 = load ptr, ptr %17, align 8
  %22 = load ptr, ptr %14, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %37

24:                                               ; preds = %10
  %25 = load ptr, ptr %19, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %37

27:                                               ; preds = %24
  %28 = load i32, ptr %11, align 4
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %11, align 4
  %31 = load ptr, ptr %14, align 8
  %32 = load i32, ptr %15, align 4
  %33 = load ptr, ptr %18, align 8
  %34 = load i32, ptr %20, align 4
  %35 = load ptr, ptr %19, align 8
  %36 = load i32, ptr %20, align 4
  call void @subtract_product_d(i32 noundef %28, i32 noundef %29, i32 noundef %30, ptr noundef %31, i32 noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %36)
  br label %37

37:                                               ; preds = %27, %24, %10
  %38 = load ptr, ptr %19, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %49

40:                                               ; preds = %37
  %41 = load i32, ptr %11, align 4
  %42 = load i32, ptr %12, align 4
  %43 = load ptr, ptr %13, align 8
  %44 = load i32, ptr %15, align 4
  %45 = load ptr, ptr %16, align 8
  %46 = load ptr, ptr %19, align 8
  %47 = load i32, ptr %20, align 4
  %48 = call double @ltoad_getrs_d(i32 noundef 0, i32 noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44, ptr noundef %45, ptr noundef %46, i32 noundef %47)
  br label %49

49:                                               ; preds = %40, %37
  %50 = load ptr, ptr %14, align 8
  %51 = icmp ne ptr %50, null
  br i1 %51, label %52, label %60

52:                                               ; preds = %49
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %11, align 4
  %55 = load ptr, ptr %13, align 8
  %56 = load i32, ptr %15, align 4
  %57 = load ptr, ptr %16, align 8
  %58 = load ptr, ptr %14, align 8
  %59 = load i32, ptr %15, align 4
  call void @getrf_differential_d(i32 noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %57, ptr noundef %58, i32 noundef %59)
  br label %60

60:                                               ; preds = %52, %49
  ret double 0.000000e+00
}

define dso_local double @ltoad_potrf_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %9, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, ptr @.str, ptr @.str.1
  %14 = load ptr, ptr %7, align 8
  call void @native.dpotrf_(ptr noundef %13, ptr noundef %6, ptr noundef %14, ptr noundef %8, ptr noundef %9, i64 noundef 1)
  %15 = load i32, ptr %9, align 4
  %16 = sitofp i32 %15 to double
  ret double %16
}

declare void @native.dpotrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_potrf_augmented_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca %struct.forward_d, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  %12 = load ptr, ptr %10, align 8
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %8, align 4
  %15 = load ptr, ptr %9, align 8
  %16 = load i32, ptr %11, align 4
  %17 = call double @ltoad_potrf_d(i32 noundef %13, i32 noundef %14, ptr noundef %15, i32 noundef %16)
  %18 = getelementptr inbounds %struct.forward_d, ptr %6, i32 0, i32 1
  store double %17, ptr %18, align 8
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %8, align 4
  %21 = load ptr, ptr %9, align 8
  %22 = load i32, ptr %11, align 4
  %23 = call ptr @lower_d(i32 noundef %19, i32 noundef %20, ptr noundef %21, i32 noundef %22)
  %24 = call ptr @keep_d(ptr noundef %23, ptr noundef null, ptr noundef null)
  %25 = getelementptr inbounds %struct.forward_d, ptr %6, i32 0, i32 0
  store ptr %24, ptr %25, align 8
  %26 = load { ptr, double }, ptr %6, align 8
  ret { ptr, double } %26
}

define internal ptr @lower_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = add i64 %17, 1
  %19 = mul i64 %18, 8
  %20 = call ptr @malloc(i64 noundef %19) #9
  store ptr %20, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %82, %4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  br label %85

26:                                               ; preds = %21
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %78, %26
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %6, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 5, ptr %11, align 4
  br label %81

32:                                               ; preds = %27
  %33 = load i32, ptr %12, align 4
  %34 = load i32, ptr %10, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  br label %66

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %52

40:                                               ; preds = %37
  %41 = load ptr, ptr %7, align 8
  %42 = load i32, ptr %10, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %12, align 4
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = mul i64 %45, %47
  %49 = add i64 %43, %48
  %50 = getelementptr inbounds double, ptr %41, i64 %49
  %51 = load double, ptr %50, align 8
  br label %64

52:                                               ; preds = %37
  %53 = load ptr, ptr %7, align 8
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = load i32, ptr %10, align 4
  %57 = sext i32 %56 to i64
  %58 = load i32, ptr %8, align 4
  %59 = sext i32 %58 to i64
  %60 = mul i64 %57, %59
  %61 = add i64 %55, %60
  %62 = getelementptr inbounds double, ptr %53, i64 %61
  %63 = load double, ptr %62, align 8
  br label %64

64:                                               ; preds = %52, %40
  %65 = phi double [ %51, %40 ], [ %63, %52 ]
  br label %66

66:                                               ; preds = %64, %36
  %67 = phi double [ 0.000000e+00, %36 ], [ %65, %64 ]
  %68 = load ptr, ptr %9, align 8
  %69 = load i32, ptr %12, align 4
  %70 = sext i32 %69 to i64
  %71 = load i32, ptr %10, align 4
  %72 = sext i32 %71 to i64
  %73 = load i32, ptr %6, align 4
  %74 = sext i32 %73 to i64
  %75 = mul i64 %72, %74
  %76 = add i64 %70, %75
  %77 = getelementptr inbounds double, ptr %68, i64 %76
  store double %67, ptr %77, align 8
  br label %78

78:                                               ; preds = %66
  %79 = load i32, ptr %12, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %12, align 4
  br label %27

81:                                               ; preds = %31
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %10, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %10, align 4
  br label %21

85:                                               ; preds = %25
  %86 = load ptr, ptr %9, align 8
  store i32 1, ptr %11, align 4
  ret ptr %86
}

define dso_local void @ltoad_potrf_reverse_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store double %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %16 = load ptr, ptr %10, align 8
  %17 = load double, ptr %13, align 8
  %18 = load ptr, ptr %14, align 8
  store ptr %18, ptr %15, align 8
  %19 = load ptr, ptr %11, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %29

21:                                               ; preds = %7
  %22 = load i32, ptr %8, align 4
  %23 = load i32, ptr %9, align 4
  %24 = load ptr, ptr %15, align 8
  %25 = getelementptr inbounds %struct.kept_d, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %12, align 4
  call void @potrf_adjoint_d(i32 noundef %22, i32 noundef %23, ptr noundef %26, ptr noundef %27, i32 noundef %28)
  br label %29

29:                                               ; preds = %21, %7
  %30 = load ptr, ptr %15, align 8
  call void @forget_d(ptr noundef %30)
  ret void
}

define internal void @potrf_adjoint_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = call ptr @lower_d(i32 noundef %20, i32 noundef %21, ptr noundef %22, i32 noundef %23)
  store ptr %24, ptr %11, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = add i64 %29, 1
  %31 = mul i64 %30, 8
  %32 = call ptr @malloc(i64 noundef %31) #9
  store ptr %32, ptr %12, align 8
  %33 = load i32, ptr %7, align 4
  %34 = load i32, ptr %7, align 4
  %35 = load ptr, ptr %11, align 8
  %36 = load i32, ptr %7, align 4
  %37 = call i32 @all_zero_d(i32 noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %36)
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %211, label %39

39:                                               ; preds = %5
  store i32 0, ptr %13, align 4
  br label %40

40:                                               ; preds = %117, %39
  %41 = load i32, ptr %13, align 4
  %42 = load i32, ptr %7, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  store i32 2, ptr %14, align 4
  br label %120

45:                                               ; preds = %40
  store i32 0, ptr %15, align 4
  br label %46

46:                                               ; preds = %113, %45
  %47 = load i32, ptr %15, align 4
  %48 = load i32, ptr %7, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  store i32 5, ptr %14, align 4
  br label %116

51:                                               ; preds = %46
  store double 0.000000e+00, ptr %16, align 8
  %52 = load i32, ptr %15, align 4
  store i32 %52, ptr %17, align 4
  br label %53

53:                                               ; preds = %89, %51
  %54 = load i32, ptr %15, align 4
  %55 = load i32, ptr %13, align 4
  %56 = icmp sge i32 %54, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %53
  %58 = load i32, ptr %17, align 4
  %59 = load i32, ptr %7, align 4
  %60 = icmp slt i32 %58, %59
  br label %61

61:                                               ; preds = %57, %53
  %62 = phi i1 [ false, %53 ], [ %60, %57 ]
  br i1 %62, label %64, label %63

63:                                               ; preds = %61
  store i32 8, ptr %14, align 4
  br label %92

64:                                               ; preds = %61
  %65 = load ptr, ptr %8, align 8
  %66 = load i32, ptr %17, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %15, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %7, align 4
  %71 = sext i32 %70 to i64
  %72 = mul i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr inbounds double, ptr %65, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %17, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %13, align 4
  %80 = sext i32 %79 to i64
  %81 = load i32, ptr %7, align 4
  %82 = sext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = add i64 %78, %83
  %85 = getelementptr inbounds double, ptr %76, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = load double, ptr %16, align 8
  %88 = call double @llvm.fmuladd.f64(double %75, double %86, double %87)
  store double %88, ptr %16, align 8
  br label %89

89:                                               ; preds = %64
  %90 = load i32, ptr %17, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %17, align 4
  br label %53

92:                                               ; preds = %63
  %93 = load i32, ptr %15, align 4
  %94 = load i32, ptr %13, align 4
  %95 = icmp eq i32 %93, %94
  br i1 %95, label %96, label %99

96:                                               ; preds = %92
  %97 = load double, ptr %16, align 8
  %98 = fdiv double %97, 2.000000e+00
  br label %101

99:                                               ; preds = %92
  %100 = load double, ptr %16, align 8
  br label %101

101:                                              ; preds = %99, %96
  %102 = phi double [ %98, %96 ], [ %100, %99 ]
  %103 = load ptr, ptr %12, align 8
  %104 = load i32, ptr %15, align 4
  %105 = sext i32 %104 to i64
  %106 = load i32, ptr %13, align 4
  %107 = sext i32 %106 to i64
  %108 = load i32, ptr %7, align 4
  %109 = sext i32 %108 to i64
  %110 = mul i64 %107, %109
  %111 = add i64 %105, %110
  %112 = getelementptr inbounds double, ptr %103, i64 %111
  store double %102, ptr %112, align 8
  br label %113

113:                                              ; preds = %101
  %114 = load i32, ptr %15, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %15, align 4
  br label %46

116:                                              ; preds = %50
  br label %117

117:                                              ; preds = %116
  %118 = load i32, ptr %13, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %13, align 4
  br label %40

120:                                              ; preds = %44
  %121 = load i32, ptr %7, align 4
  %122 = load i32, ptr %7, align 4
  %123 = load ptr, ptr %8, align 8
  %124 = load i32, ptr %7, align 4
  %125 = load ptr, ptr %12, align 8
  %126 = load i32, ptr %7, align 4
  %127 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %121, i32 noundef %122, ptr noundef %123, i32 noundef %124, ptr noundef %125, i32 noundef %126)
  %128 = load i32, ptr %7, align 4
  %129 = load i32, ptr %7, align 4
  %130 = load ptr, ptr %8, align 8
  %131 = load i32, ptr %7, align 4
  %132 = load ptr, ptr %12, align 8
  %133 = load i32, ptr %7, align 4
  call void @solve_right_d(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %128, i32 noundef %129, ptr noundef %130, i32 noundef %131, ptr noundef %132, i32 noundef %133)
  store i32 0, ptr %18, align 4
  br label %134

134:                                              ; preds = %202, %120
  %135 = load i32, ptr %18, align 4
  %136 = load i32, ptr %7, align 4
  %137 = icmp slt i32 %135, %136
  br i1 %137, label %139, label %138

138:                                              ; preds = %134
  store i32 11, ptr %14, align 4
  br label %205

139:                                              ; preds = %134
  %140 = load i32, ptr %18, align 4
  store i32 %140, ptr %19, align 4
  br label %141

141:                                              ; preds = %198, %139
  %142 = load i32, ptr %19, align 4
  %143 = load i32, ptr %7, align 4
  %144 = icmp slt i32 %142, %143
  br i1 %144, label %146, label %145

145:                                              ; preds = %141
  store i32 14, ptr %14, align 4
  br label %201

146:                                              ; preds = %141
  %147 = load i32, ptr %19, align 4
  %148 = load i32, ptr %18, align 4
  %149 = icmp eq i32 %147, %148
  br i1 %149, label %150, label %162

150:                                              ; preds = %146
  %151 = load ptr, ptr %12, align 8
  %152 = load i32, ptr %19, align 4
  %153 = sext i32 %152 to i64
  %154 = load i32, ptr %19, align 4
  %155 = sext i32 %154 to i64
  %156 = load i32, ptr %7, align 4
  %157 = sext i32 %156 to i64
  %158 = mul i64 %155, %157
  %159 = add i64 %153, %158
  %160 = getelementptr inbounds double, ptr %151, i64 %159
  %161 = load double, ptr %160, align 8
  br label %186

162:                                              ; preds = %146
  %163 = load ptr, ptr %12, align 8
  %164 = load i32, ptr %19, align 4
  %165 = sext i32 %164 to i64
  %166 = load i32, ptr %18, align 4
  %167 = sext i32 %166 to i64
  %168 = load i32, ptr %7, align 4
  %169 = sext i32 %168 to i64
  %170 = mul i64 %167, %169
  %171 = add i64 %165, %170
  %172 = getelementptr inbounds double, ptr %163, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = load ptr, ptr %12, align 8
  %175 = load i32, ptr %18, align 4
  %176 = sext i32 %175 to i64
  %177 = load i32, ptr %19, align 4
  %178 = sext i32 %177 to i64
  %179 = load i32, ptr %7, align 4
  %180 = sext i32 %179 to i64
  %181 = mul i64 %178, %180
  %182 = add i64 %176, %181
  %183 = getelementptr inbounds double, ptr %174, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = fadd double %173, %184
  br label %186

186:                                              ; preds = %162, %150
  %187 = phi double [ %161, %150 ], [ %185, %162 ]
  %188 = load ptr, ptr %11, align 8
  %189 = load i32, ptr %19, align 4
  %190 = sext i32 %189 to i64
  %191 = load i32, ptr %18, align 4
  %192 = sext i32 %191 to i64
  %193 = load i32, ptr %7, align 4
  %194 = sext i32 %193 to i64
  %195 = mul i64 %192, %194
  %196 = add i64 %190, %195
  %197 = getelementptr inbounds double, ptr %188, i64 %196
  store double %187, ptr %197, align 8
  br label %198

198:                                              ; preds = %186
  %199 = load i32, ptr %19, align 4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %19, align 4
  br label %141

201:                                              ; preds = %145
  br label %202

202:                                              ; preds = %201
  %203 = load i32, ptr %18, align 4
  %204 = add nsw i32 %203, 1
  store i32 %204, ptr %18, align 4
  br label %134

205:                                              ; preds = %138
  %206 = load i32, ptr %6, align 4
  %207 = load i32, ptr %7, align 4
  %208 = load ptr, ptr %11, align 8
  %209 = load ptr, ptr %9, align 8
  %210 = load i32, ptr %10, align 4
  call void @put_lower_d(i32 noundef %206, i32 noundef %207, ptr noundef %208, ptr noundef %209, i32 noundef %210)
  br label %211

211:                                              ; preds = %205, %5
  %212 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %212)
  %213 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %213)
  ret void
}

define dso_local double @ltoad_potrf_tangent_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %12 = load i32, ptr %6, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %10, align 4
  %16 = call ptr @lower_d(i32 noundef %12, i32 noundef %13, ptr noundef %14, i32 noundef %15)
  store ptr %16, ptr %11, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %25

19:                                               ; preds = %5
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = load ptr, ptr %11, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  call void @potrf_differential_d(i32 noundef %20, i32 noundef %21, ptr noundef %22, ptr noundef %23, i32 noundef %24)
  br label %25

25:                                               ; preds = %19, %5
  %26 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %26)
  ret double 0.000000e+00
}

define internal void @potrf_differential_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = call ptr @lower_d(i32 noundef %20, i32 noundef %21, ptr noundef %22, i32 noundef %23)
  store ptr %24, ptr %11, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = add i64 %29, 1
  %31 = mul i64 %30, 8
  %32 = call ptr @malloc(i64 noundef %31) #9
  store ptr %32, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %33

33:                                               ; preds = %88, %5
  %34 = load i32, ptr %13, align 4
  %35 = load i32, ptr %7, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  store i32 2, ptr %14, align 4
  br label %91

38:                                               ; preds = %33
  store i32 0, ptr %15, align 4
  br label %39

39:                                               ; preds = %84, %38
  %40 = load i32, ptr %15, align 4
  %41 = load i32, ptr %7, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 5, ptr %14, align 4
  br label %87

44:                                               ; preds = %39
  %45 = load i32, ptr %15, align 4
  %46 = load i32, ptr %13, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %60

48:                                               ; preds = %44
  %49 = load ptr, ptr %11, align 8
  %50 = load i32, ptr %13, align 4
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %15, align 4
  %53 = sext i32 %52 to i64
  %54 = load i32, ptr %7, align 4
  %55 = sext i32 %54 to i64
  %56 = mul i64 %53, %55
  %57 = add i64 %51, %56
  %58 = getelementptr inbounds double, ptr %49, i64 %57
  %59 = load double, ptr %58, align 8
  br label %72

60:                                               ; preds = %44
  %61 = load ptr, ptr %11, align 8
  %62 = load i32, ptr %15, align 4
  %63 = sext i32 %62 to i64
  %64 = load i32, ptr %13, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %7, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %65, %67
  %69 = add i64 %63, %68
  %70 = getelementptr inbounds double, ptr %61, i64 %69
  %71 = load double, ptr %70, align 8
  br label %72

72:                                               ; preds = %60, %48
  %73 = phi double [ %59, %48 ], [ %71, %60 ]
  %74 = load ptr, ptr %12, align 8
  %75 = load i32, ptr %15, align 4
  %76 = sext i32 %75 to i64
  %77 = load i32, ptr %13, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %7, align 4
  %80 = sext i32 %79 to i64
  %81 = mul i64 %78, %80
  %82 = add i64 %76, %81
  %83 = getelementptr inbounds double, ptr %74, i64 %82
  store double %73, ptr %83, align 8
  br label %84

84:                                               ; preds = %72
  %85 = load i32, ptr %15, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %15, align 4
  br label %39

87:                                               ; preds = %43
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %13, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %13, align 4
  br label %33

91:                                               ; preds = %37
  %92 = load i32, ptr %7, align 4
  %93 = load i32, ptr %7, align 4
  %94 = load ptr, ptr %8, align 8
  %95 = load i32, ptr %7, align 4
  %96 = load ptr, ptr %12, align 8
  %97 = load i32, ptr %7, align 4
  %98 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %92, i32 noundef %93, ptr noundef %94, i32 noundef %95, ptr noundef %96, i32 noundef %97)
  %99 = load i32, ptr %7, align 4
  %100 = load i32, ptr %7, align 4
  %101 = load ptr, ptr %8, align 8
  %102 = load i32, ptr %7, align 4
  %103 = load ptr, ptr %12, align 8
  %104 = load i32, ptr %7, align 4
  call void @solve_right_d(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %99, i32 noundef %100, ptr noundef %101, i32 noundef %102, ptr noundef %103, i32 noundef %104)
  store i32 0, ptr %16, align 4
  br label %105

105:                                              ; preds = %187, %91
  %106 = load i32, ptr %16, align 4
  %107 = load i32, ptr %7, align 4
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105
  store i32 8, ptr %14, align 4
  br label %190

110:                                              ; preds = %105
  %111 = load i32, ptr %16, align 4
  store i32 %111, ptr %17, align 4
  br label %112

112:                                              ; preds = %183, %110
  %113 = load i32, ptr %17, align 4
  %114 = load i32, ptr %7, align 4
  %115 = icmp slt i32 %113, %114
  br i1 %115, label %117, label %116

116:                                              ; preds = %112
  store i32 11, ptr %14, align 4
  br label %186

117:                                              ; preds = %112
  store double 0.000000e+00, ptr %18, align 8
  %118 = load i32, ptr %16, align 4
  store i32 %118, ptr %19, align 4
  br label %119

119:                                              ; preds = %168, %117
  %120 = load i32, ptr %19, align 4
  %121 = load i32, ptr %17, align 4
  %122 = icmp sle i32 %120, %121
  br i1 %122, label %124, label %123

123:                                              ; preds = %119
  store i32 14, ptr %14, align 4
  br label %171

124:                                              ; preds = %119
  %125 = load ptr, ptr %8, align 8
  %126 = load i32, ptr %17, align 4
  %127 = sext i32 %126 to i64
  %128 = load i32, ptr %19, align 4
  %129 = sext i32 %128 to i64
  %130 = load i32, ptr %7, align 4
  %131 = sext i32 %130 to i64
  %132 = mul i64 %129, %131
  %133 = add i64 %127, %132
  %134 = getelementptr inbounds double, ptr %125, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = load i32, ptr %19, align 4
  %137 = load i32, ptr %16, align 4
  %138 = icmp eq i32 %136, %137
  br i1 %138, label %139, label %152

139:                                              ; preds = %124
  %140 = load ptr, ptr %12, align 8
  %141 = load i32, ptr %19, align 4
  %142 = sext i32 %141 to i64
  %143 = load i32, ptr %16, align 4
  %144 = sext i32 %143 to i64
  %145 = load i32, ptr %7, align 4
  %146 = sext i32 %145 to i64
  %147 = mul i64 %144, %146
  %148 = add i64 %142, %147
  %149 = getelementptr inbounds double, ptr %140, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fdiv double %150, 2.000000e+00
  br label %164

152:                                              ; preds = %124
  %153 = load ptr, ptr %12, align 8
  %154 = load i32, ptr %19, align 4
  %155 = sext i32 %154 to i64
  %156 = load i32, ptr %16, align 4
  %157 = sext i32 %156 to i64
  %158 = load i32, ptr %7, align 4
  %159 = sext i32 %158 to i64
  %160 = mul i64 %157, %159
  %161 = add i64 %155, %160
  %162 = getelementptr inbounds double, ptr %153, i64 %161
  %163 = load double, ptr %162, align 8
  br label %164

164:                                              ; preds = %152, %139
  %165 = phi double [ %151, %139 ], [ %163, %152 ]
  %166 = load double, ptr %18, align 8
  %167 = call double @llvm.fmuladd.f64(double %135, double %165, double %166)
  store double %167, ptr %18, align 8
  br label %168

168:                                              ; preds = %164
  %169 = load i32, ptr %19, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %19, align 4
  br label %119

171:                                              ; preds = %123
  %172 = load double, ptr %18, align 8
  %173 = load ptr, ptr %11, align 8
  %174 = load i32, ptr %17, align 4
  %175 = sext i32 %174 to i64
  %176 = load i32, ptr %16, align 4
  %177 = sext i32 %176 to i64
  %178 = load i32, ptr %7, align 4
  %179 = sext i32 %178 to i64
  %180 = mul i64 %177, %179
  %181 = add i64 %175, %180
  %182 = getelementptr inbounds double, ptr %173, i64 %181
  store double %172, ptr %182, align 8
  br label %183

183:                                              ; preds = %171
  %184 = load i32, ptr %17, align 4
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %17, align 4
  br label %112

186:                                              ; preds = %116
  br label %187

187:                                              ; preds = %186
  %188 = load i32, ptr %16, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %16, align 4
  br label %105

190:                                              ; preds = %109
  %191 = load i32, ptr %6, align 4
  %192 = load i32, ptr %7, align 4
  %193 = load ptr, ptr %11, align 8
  %194 = load ptr, ptr %9, align 8
  %195 = load i32, ptr %10, align 4
  call void @put_lower_d(i32 noundef %191, i32 noundef %192, ptr noundef %193, ptr noundef %194, i32 noundef %195)
  %196 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %196)
  %197 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %197)
  ret void
}

define dso_local double @ltoad_potrs_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  store i32 0, ptr %15, align 4
  %16 = load i32, ptr %8, align 4
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, ptr @.str, ptr @.str.1
  %20 = load ptr, ptr %11, align 8
  %21 = load ptr, ptr %13, align 8
  call void @native.dpotrs_(ptr noundef %19, ptr noundef %9, ptr noundef %10, ptr noundef %20, ptr noundef %12, ptr noundef %21, ptr noundef %14, ptr noundef %15, i64 noundef 1)
  %22 = load i32, ptr %15, align 4
  %23 = sitofp i32 %22 to double
  ret double %23
}

declare void @native.dpotrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_potrs_augmented_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca %struct.forward_d, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  %21 = load ptr, ptr %18, align 8
  %22 = load i32, ptr %11, align 4
  %23 = load i32, ptr %12, align 4
  %24 = load i32, ptr %13, align 4
  %25 = load ptr, ptr %14, align 8
  %26 = load i32, ptr %16, align 4
  %27 = load ptr, ptr %17, align 8
  %28 = load i32, ptr %19, align 4
  %29 = call double @ltoad_potrs_d(i32 noundef %22, i32 noundef %23, i32 noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28)
  %30 = getelementptr inbounds %struct.forward_d, ptr %10, i32 0, i32 1
  store double %29, ptr %30, align 8
  %31 = load ptr, ptr %15, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %39

33:                                               ; preds = %9
  %34 = load i32, ptr %12, align 4
  %35 = load i32, ptr %13, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %19, align 4
  %38 = call ptr @packed_d(i32 noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  br label %40

39:                                               ; preds = %9
  br label %40

40:                                               ; preds = %39, %33
  %41 = phi ptr [ %38, %33 ], [ null, %39 ]
  store ptr %41, ptr %20, align 8
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %12, align 4
  %44 = load ptr, ptr %14, align 8
  %45 = load i32, ptr %16, align 4
  %46 = call ptr @lower_d(i32 noundef %42, i32 noundef %43, ptr noundef %44, i32 noundef %45)
  %47 = load ptr, ptr %20, align 8
  %48 = call ptr @keep_d(ptr noundef %46, ptr noundef null, ptr noundef %47)
  %49 = getelementptr inbounds %struct.forward_d, ptr %10, i32 0, i32 0
  store ptr %48, ptr %49, align 8
  %50 = load { ptr, double }, ptr %10, align 8
  ret { ptr, double } %50
}

define dso_local void @ltoad_potrs_reverse_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, double noundef %9, ptr noundef %10) #3 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store i32 %5, ptr %17, align 4
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store double %9, ptr %21, align 8
  store ptr %10, ptr %22, align 8
  %26 = load ptr, ptr %15, align 8
  %27 = load ptr, ptr %18, align 8
  %28 = load double, ptr %21, align 8
  %29 = load ptr, ptr %22, align 8
  store ptr %29, ptr %23, align 8
  %30 = load ptr, ptr %23, align 8
  %31 = getelementptr inbounds %struct.kept_d, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %24, align 8
  %33 = load ptr, ptr %19, align 8
  %34 = icmp ne ptr %33, null
  br i1 %34, label %35, label %43

35:                                               ; preds = %11
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %14, align 4
  %38 = load ptr, ptr %24, align 8
  %39 = load i32, ptr %13, align 4
  %40 = load ptr, ptr %19, align 8
  %41 = load i32, ptr %20, align 4
  %42 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39, ptr noundef %40, i32 noundef %41)
  br label %43

43:                                               ; preds = %35, %11
  %44 = load ptr, ptr %16, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %46, label %61

46:                                               ; preds = %43
  %47 = load ptr, ptr %19, align 8
  %48 = icmp ne ptr %47, null
  br i1 %48, label %49, label %61

49:                                               ; preds = %46
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %13, align 4
  %52 = load i32, ptr %14, align 4
  %53 = load ptr, ptr %23, align 8
  %54 = getelementptr inbounds %struct.kept_d, ptr %53, i32 0, i32 1
  %55 = load ptr, ptr %54, align 8
  %56 = load i32, ptr %13, align 4
  %57 = load ptr, ptr %19, align 8
  %58 = load i32, ptr %20, align 4
  %59 = load ptr, ptr %16, align 8
  %60 = load i32, ptr %17, align 4
  call void @take_lower_d(i32 noundef %50, i32 noundef %51, i32 noundef %52, ptr noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58, ptr noundef %59, i32 noundef %60)
  br label %61

61:                                               ; preds = %49, %46, %43
  %62 = load ptr, ptr %19, align 8
  %63 = icmp ne ptr %62, null
  br i1 %63, label %64, label %72

64:                                               ; preds = %61
  %65 = load i32, ptr %13, align 4
  %66 = load i32, ptr %14, align 4
  %67 = load ptr, ptr %24, align 8
  %68 = load i32, ptr %13, align 4
  %69 = load ptr, ptr %19, align 8
  %70 = load i32, ptr %20, align 4
  %71 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %65, i32 noundef %66, ptr noundef %67, i32 noundef %68, ptr noundef %69, i32 noundef %70)
  br label %72

72:                                               ; preds = %64, %61
  %73 = load ptr, ptr %16, align 8
  %74 = icmp ne ptr %73, null
  br i1 %74, label %75, label %98

75:                                               ; preds = %72
  %76 = load ptr, ptr %19, align 8
  %77 = icmp ne ptr %76, null
  br i1 %77, label %78, label %98

78:                                               ; preds = %75
  %79 = load i32, ptr %13, align 4
  %80 = load i32, ptr %14, align 4
  %81 = load ptr, ptr %24, align 8
  %82 = load i32, ptr %13, align 4
  %83 = load ptr, ptr %23, align 8
  %84 = getelementptr inbounds %struct.kept_d, ptr %83, i32 0, i32 1
  %85 = load ptr, ptr %84, align 8
  %86 = load i32, ptr %13, align 4
  %87 = call ptr @times_triangle_d(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %79, i32 noundef %80, ptr noundef %81, i32 noundef %82, ptr noundef %85, i32 noundef %86)
  store ptr %87, ptr %25, align 8
  %88 = load i32, ptr %12, align 4
  %89 = load i32, ptr %13, align 4
  %90 = load i32, ptr %14, align 4
  %91 = load ptr, ptr %19, align 8
  %92 = load i32, ptr %20, align 4
  %93 = load ptr, ptr %25, align 8
  %94 = load i32, ptr %13, align 4
  %95 = load ptr, ptr %16, align 8
  %96 = load i32, ptr %17, align 4
  call void @take_lower_d(i32 noundef %88, i32 noundef %89, i32 noundef %90, ptr noundef %91, i32 noundef %92, ptr noundef %93, i32 noundef %94, ptr noundef %95, i32 noundef %96)
  %97 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %97)
  br label %98

98:                                               ; preds = %78, %75, %72
  %99 = load ptr, ptr %23, align 8
  call void @forget_d(ptr noundef %99)
  ret void
}

define internal void @take_lower_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %19 = load i32, ptr %10, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %9
  %22 = load i32, ptr %11, align 4
  %23 = load i32, ptr %12, align 4
  %24 = load ptr, ptr %15, align 8
  %25 = load i32, ptr %16, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i32, ptr %14, align 4
  %28 = load ptr, ptr %17, align 8
  %29 = load i32, ptr %18, align 4
  call void @add_triangle_d(i32 noundef 1, i32 noundef 0, i32 noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i32 noundef %27, ptr noundef %28, i32 noundef %29)
  br label %39

30:                                               ; preds = %9
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %12, align 4
  %33 = load ptr, ptr %13, align 8
  %34 = load i32, ptr %14, align 4
  %35 = load ptr, ptr %15, align 8
  %36 = load i32, ptr %16, align 4
  %37 = load ptr, ptr %17, align 8
  %38 = load i32, ptr %18, align 4
  call void @add_triangle_d(i32 noundef 0, i32 noundef 0, i32 noundef %31, i32 noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %36, ptr noundef %37, i32 noundef %38)
  br label %39

39:                                               ; preds = %30, %21
  ret void
}

define dso_local double @ltoad_potrs_tangent_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %11, align 4
  %24 = load ptr, ptr %13, align 8
  %25 = load i32, ptr %15, align 4
  %26 = call ptr @lower_d(i32 noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25)
  store ptr %26, ptr %19, align 8
  %27 = load ptr, ptr %14, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %35

29:                                               ; preds = %9
  %30 = load i32, ptr %10, align 4
  %31 = load i32, ptr %11, align 4
  %32 = load ptr, ptr %14, align 8
  %33 = load i32, ptr %15, align 4
  %34 = call ptr @lower_d(i32 noundef %30, i32 noundef %31, ptr noundef %32, i32 noundef %33)
  br label %36

35:                                               ; preds = %9
  br label %36

36:                                               ; preds = %35, %29
  %37 = phi ptr [ %34, %29 ], [ null, %35 ]
  store ptr %37, ptr %20, align 8
  %38 = load ptr, ptr %17, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %60

40:                                               ; preds = %36
  %41 = load ptr, ptr %14, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %60

43:                                               ; preds = %40
  %44 = load i32, ptr %11, align 4
  %45 = load i32, ptr %12, align 4
  %46 = load ptr, ptr %19, align 8
  %47 = load i32, ptr %11, align 4
  %48 = load ptr, ptr %16, align 8
  %49 = load i32, ptr %18, align 4
  %50 = call ptr @times_triangle_d(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %44, i32 noundef %45, ptr noundef %46, i32 noundef %47, ptr noundef %48, i32 noundef %49)
  store ptr %50, ptr %21, align 8
  %51 = load i32, ptr %11, align 4
  %52 = load i32, ptr %12, align 4
  %53 = load ptr, ptr %20, align 8
  %54 = load i32, ptr %11, align 4
  %55 = load ptr, ptr %21, align 8
  %56 = load i32, ptr %11, align 4
  %57 = load ptr, ptr %17, align 8
  %58 = load i32, ptr %18, align 4
  call void @subtract_triangle_d(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %51, i32 noundef %52, ptr noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %59)
  br label %60

60:                                               ; preds = %43, %40, %36
  %61 = load ptr, ptr %17, align 8
  %62 = icmp ne ptr %61, null
  br i1 %62, label %63, label %71

63:                                               ; preds = %60
  %64 = load i32, ptr %11, align 4
  %65 = load i32, ptr %12, align 4
  %66 = load ptr, ptr %19, align 8
  %67 = load i32, ptr %11, align 4
  %68 = load ptr, ptr %17, align 8
  %69 = load i32, ptr %18, align 4
  %70 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69)
  br label %71

71:                                               ; preds = %63, %60
  %72 = load ptr, ptr %17, align 8
  %73 = icmp ne ptr %72, null
  br i1 %73, label %74, label %86

74:                                               ; preds = %71
  %75 = load ptr, ptr %14, align 8
  %76 = icmp ne ptr %75, null
  br i1 %76, label %77, label %86

77:                                               ; preds = %74
  %78 = load i32, ptr %11, align 4
  %79 = load i32, ptr %12, align 4
  %80 = load ptr, ptr %20, align 8
  %81 = load i32, ptr %11, align 4
  %82 = load ptr, ptr %16, align 8
  %83 = load i32, ptr %18, align 4
  %84 = load ptr, ptr %17, align 8
  %85 = load i32, ptr %18, align 4
  call void @subtract_triangle_d(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %78, i32 noundef %79, ptr noundef %80, i32 noundef %81, ptr noundef %82, i32 noundef %83, ptr noundef %84, i32 noundef %85)
  br label %86

86:                                               ; preds = %77, %74, %71
  %87 = load ptr, ptr %17, align 8
  %88 = icmp ne ptr %87, null
  br i1 %88, label %89, label %97

89:                                               ; preds = %86
  %90 = load i32, ptr %11, align 4
  %91 = load i32, ptr %12, align 4
  %92 = load ptr, ptr %19, align 8
  %93 = load i32, ptr %11, align 4
  %94 = load ptr, ptr %17, align 8
  %95 = load i32, ptr %18, align 4
  %96 = call double @ltoad_trtrs_d(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %90, i32 noundef %91, ptr noundef %92, i32 noundef %93, ptr noundef %94, i32 noundef %95)
  br label %97

97:                                               ; preds = %89, %86
  %98 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %98)
  %99 = load ptr, ptr %20, align 8
  call void @free(ptr noundef %99)
  ret double 0.000000e+00
}

define dso_local double @ltoad_posv_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  store i32 0, ptr %15, align 4
  %16 = load i32, ptr %8, align 4
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, ptr @.str, ptr @.str.1
  %20 = load ptr, ptr %11, align 8
  %21 = load ptr, ptr %13, align 8
  call void @native.dposv_(ptr noundef %19, ptr noundef %9, ptr noundef %10, ptr noundef %20, ptr noundef %12, ptr noundef %21, ptr noundef %14, ptr noundef %15, i64 noundef 1)
  %22 = load i32, ptr %15, align 4
  %23 = sitofp i32 %22 to double
  ret double %23
}

declare void @native.dposv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_posv_augmented_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca %struct.forward_d, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  %21 = load ptr, ptr %18, align 8
  %22 = load i32, ptr %11, align 4
  %23 = load i32, ptr %12, align 4
  %24 = load i32, ptr %13, align 4
  %25 = load ptr, ptr %14, align 8
  %26 = load i32, ptr %16, align 4
  %27 = load ptr, ptr %17, align 8
  %28 = load i32, ptr %19, align 4
  %29 = call double @ltoad_posv_d(i32 noundef %22, i32 noundef %23, i32 noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28)
  %30 = getelementptr inbounds %struct.forward_d, ptr %10, i32 0, i32 1
  store double %29, ptr %30, align 8
  %31 = load ptr, ptr %15, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %39

33:                                               ; preds = %9
  %34 = load i32, ptr %12, align 4
  %35 = load i32, ptr %13, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %19, align 4
  %38 = call ptr @packed_d(i32 noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  br label %40

39:                                               ; preds = %9
  br label %40

40:                                               ; preds = %39, %33
  %41 = phi ptr [ %38, %33 ], [ null, %39 ]
  store ptr %41, ptr %20, align 8
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %12, align 4
  %44 = load ptr, ptr %14, align 8
  %45 = load i32, ptr %16, align 4
  %46 = call ptr @lower_d(i32 noundef %42, i32 noundef %43, ptr noundef %44, i32 noundef %45)
  %47 = load ptr, ptr %20, align 8
  %48 = call ptr @keep_d(ptr noundef %46, ptr noundef null, ptr noundef %47)
  %49 = getelementptr inbounds %struct.forward_d, ptr %10, i32 0, i32 0
  store ptr %48, ptr %49, align 8
  %50 = load { ptr, double }, ptr %10, align 8
  ret { ptr, double } %50
}

define dso_local void @ltoad_posv_reverse_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, double noundef %9, ptr noundef %10) #3 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca double, align 8
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store i32 %5, ptr %17, align 4
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store double %9, ptr %21, align 8
  store ptr %10, ptr %22, align 8
  %31 = load ptr, ptr %15, align 8
  %32 = load ptr, ptr %18, align 8
  %33 = load double, ptr %21, align 8
  %34 = load ptr, ptr %22, align 8
  store ptr %34, ptr %23, align 8
  %35 = load ptr, ptr %16, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %45

37:                                               ; preds = %11
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %13, align 4
  %40 = load ptr, ptr %23, align 8
  %41 = getelementptr inbounds %struct.kept_d, ptr %40, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %16, align 8
  %44 = load i32, ptr %17, align 4
  call void @potrf_adjoint_d(i32 noundef %38, i32 noundef %39, ptr noundef %42, ptr noundef %43, i32 noundef %44)
  br label %45

45:                                               ; preds = %37, %11
  %46 = load ptr, ptr %19, align 8
  %47 = icmp ne ptr %46, null
  br i1 %47, label %48, label %58

48:                                               ; preds = %45
  %49 = load i32, ptr %13, align 4
  %50 = load i32, ptr %14, align 4
  %51 = load ptr, ptr %23, align 8
  %52 = getelementptr inbounds %struct.kept_d, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = load i32, ptr %13, align 4
  %55 = load ptr, ptr %19, align 8
  %56 = load i32, ptr %20, align 4
  %57 = call double @ltoad_potrs_d(i32 noundef 0, i32 noundef %49, i32 noundef %50, ptr noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56)
  br label %58

58:                                               ; preds = %48, %45
  store i32 0, ptr %24, align 4
  br label %59

59:                                               ; preds = %179, %58
  %60 = load ptr, ptr %16, align 8
  %61 = icmp ne ptr %60, null
  br i1 %61, label %62, label %69

62:                                               ; preds = %59
  %63 = load ptr, ptr %19, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %69

65:                                               ; preds = %62
  %66 = load i32, ptr %24, align 4
  %67 = load i32, ptr %14, align 4
  %68 = icmp slt i32 %66, %67
  br label %69

69:                                               ; preds = %65, %62, %59
  %70 = phi i1 [ false, %62 ], [ false, %59 ], [ %68, %65 ]
  br i1 %70, label %72, label %71

71:                                               ; preds = %69
  store i32 2, ptr %25, align 4
  br label %182

72:                                               ; preds = %69
  store i32 0, ptr %26, align 4
  br label %73

73:                                               ; preds = %175, %72
  %74 = load i32, ptr %26, align 4
  %75 = load i32, ptr %13, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %73
  store i32 5, ptr %25, align 4
  br label %178

78:                                               ; preds = %73
  %79 = load i32, ptr %26, align 4
  store i32 %79, ptr %27, align 4
  br label %80

80:                                               ; preds = %171, %78
  %81 = load i32, ptr %27, align 4
  %82 = load i32, ptr %13, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %80
  store i32 8, ptr %25, align 4
  br label %174

85:                                               ; preds = %80
  %86 = load ptr, ptr %23, align 8
  %87 = getelementptr inbounds %struct.kept_d, ptr %86, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8
  %89 = load i32, ptr %24, align 4
  %90 = sext i32 %89 to i64
  %91 = load i32, ptr %13, align 4
  %92 = sext i32 %91 to i64
  %93 = mul i64 %90, %92
  %94 = getelementptr inbounds double, ptr %88, i64 %93
  store ptr %94, ptr %28, align 8
  %95 = load ptr, ptr %19, align 8
  %96 = load i32, ptr %24, align 4
  %97 = sext i32 %96 to i64
  %98 = load i32, ptr %20, align 4
  %99 = sext i32 %98 to i64
  %100 = mul i64 %97, %99
  %101 = getelementptr inbounds double, ptr %95, i64 %100
  store ptr %101, ptr %29, align 8
  %102 = load i32, ptr %27, align 4
  %103 = load i32, ptr %26, align 4
  %104 = icmp eq i32 %102, %103
  br i1 %104, label %105, label %117

105:                                              ; preds = %85
  %106 = load ptr, ptr %29, align 8
  %107 = load i32, ptr %27, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds double, ptr %106, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = load ptr, ptr %28, align 8
  %112 = load i32, ptr %27, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fmul double %110, %115
  br label %140

117:                                              ; preds = %85
  %118 = load ptr, ptr %29, align 8
  %119 = load i32, ptr %27, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %118, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = load ptr, ptr %28, align 8
  %124 = load i32, ptr %26, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %123, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = load ptr, ptr %29, align 8
  %129 = load i32, ptr %26, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = load ptr, ptr %28, align 8
  %134 = load i32, ptr %27, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds double, ptr %133, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fmul double %132, %137
  %139 = call double @llvm.fmuladd.f64(double %122, double %127, double %138)
  br label %140

140:                                              ; preds = %117, %105
  %141 = phi double [ %116, %105 ], [ %139, %117 ]
  store double %141, ptr %30, align 8
  %142 = load double, ptr %30, align 8
  %143 = load i32, ptr %12, align 4
  %144 = icmp ne i32 %143, 0
  br i1 %144, label %145, label %156

145:                                              ; preds = %140
  %146 = load ptr, ptr %16, align 8
  %147 = load i32, ptr %26, align 4
  %148 = sext i32 %147 to i64
  %149 = load i32, ptr %27, align 4
  %150 = sext i32 %149 to i64
  %151 = load i32, ptr %17, align 4
  %152 = sext i32 %151 to i64
  %153 = mul i64 %150, %152
  %154 = add i64 %148, %153
  %155 = getelementptr inbounds double, ptr %146, i64 %154
  br label %167

156:                                              ; preds = %140
  %157 = load ptr, ptr %16, align 8
  %158 = load i32, ptr %27, align 4
  %159 = sext i32 %158 to i64
  %160 = load i32, ptr %26, align 4
  %161 = sext i32 %160 to i64
  %162 = load i32, ptr %17, align 4
  %163 = sext i32 %162 to i64
  %164 = mul i64 %161, %163
  %165 = add i64 %159, %164
  %166 = getelementptr inbounds double, ptr %157, i64 %165
  br label %167

167:                                              ; preds = %156, %145
  %168 = phi ptr [ %155, %145 ], [ %166, %156 ]
  %169 = load double, ptr %168, align 8
  %170 = fsub double %169, %142
  store double %170, ptr %168, align 8
  br label %171

171:                                              ; preds = %167
  %172 = load i32, ptr %27, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %27, align 4
  br label %80

174:                                              ; preds = %84
  br label %175

175:                                              ; preds = %174
  %176 = load i32, ptr %26, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %26, align 4
  br label %73

178:                                              ; preds = %77
  br label %179

179:                                              ; preds = %178
  %180 = load i32, ptr %24, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %24, align 4
  br label %59

182:                                              ; preds = %71
  %183 = load ptr, ptr %23, align 8
  call void @forget_d(ptr noundef %183)
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double) #4

define dso_local double @ltoad_posv_tangent_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = load ptr, ptr %13, align 8
  %31 = load i32, ptr %15, align 4
  %32 = call ptr @lower_d(i32 noundef %28, i32 noundef %29, ptr noundef %30, i32 noundef %31)
  store ptr %32, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %33

33:                                               ; preds = %140, %9
  %34 = load ptr, ptr %14, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %43

36:                                               ; preds = %33
  %37 = load ptr, ptr %17, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = load i32, ptr %20, align 4
  %41 = load i32, ptr %12, align 4
  %42 = icmp slt i32 %40, %41
  br label %43

43:                                               ; preds = %39, %36, %33
  %44 = phi i1 [ false, %36 ], [ false, %33 ], [ %42, %39 ]
  br i1 %44, label %46, label %45

45:                                               ; preds = %43
  store i32 2, ptr %21, align 4
  br label %143

46:                                               ; preds = %43
  store i32 0, ptr %22, align 4
  br label %47

47:                                               ; preds = %136, %46
  %48 = load i32, ptr %22, align 4
  %49 = load i32, ptr %11, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  store i32 5, ptr %21, align 4
  br label %139

52:                                               ; preds = %47
  store i32 0, ptr %23, align 4
  br label %53

53:                                               ; preds = %132, %52
  %54 = load i32, ptr %23, align 4
  %55 = load i32, ptr %11, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  store i32 8, ptr %21, align 4
  br label %135

58:                                               ; preds = %53
  %59 = load i32, ptr %23, align 4
  %60 = load i32, ptr %22, align 4
  %61 = icmp sgt i32 %59, %60
  %62 = zext i1 %61 to i32
  store i32 %62, ptr %24, align 4
  %63 = load i32, ptr %24, align 4
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %67

65:                                               ; preds = %58
  %66 = load i32, ptr %23, align 4
  br label %69

67:                                               ; preds = %58
  %68 = load i32, ptr %22, align 4
  br label %69

69:                                               ; preds = %67, %65
  %70 = phi i32 [ %66, %65 ], [ %68, %67 ]
  store i32 %70, ptr %25, align 4
  %71 = load i32, ptr %24, align 4
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %75

73:                                               ; preds = %69
  %74 = load i32, ptr %22, align 4
  br label %77

75:                                               ; preds = %69
  %76 = load i32, ptr %23, align 4
  br label %77

77:                                               ; preds = %75, %73
  %78 = phi i32 [ %74, %73 ], [ %76, %75 ]
  store i32 %78, ptr %26, align 4
  %79 = load i32, ptr %10, align 4
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %93

81:                                               ; preds = %77
  %82 = load ptr, ptr %14, align 8
  %83 = load i32, ptr %26, align 4
  %84 = sext i32 %83 to i64
  %85 = load i32, ptr %25, align 4
  %86 = sext i32 %85 to i64
  %87 = load i32, ptr %15, align 4
  %88 = sext i32 %87 to i64
  %89 = mul i64 %86, %88
  %90 = add i64 %84, %89
  %91 = getelementptr inbounds double, ptr %82, i64 %90
  %92 = load double, ptr %91, align 8
  br label %105

93:                                               ; preds = %77
  %94 = load ptr, ptr %14, align 8
  %95 = load i32, ptr %25, align 4
  %96 = sext i32 %95 to i64
  %97 = load i32, ptr %26, align 4
  %98 = sext i32 %97 to i64
  %99 = load i32, ptr %15, align 4
  %100 = sext i32 %99 to i64
  %101 = mul i64 %98, %100
  %102 = add i64 %96, %101
  %103 = getelementptr inbounds double, ptr %94, i64 %102
  %104 = load double, ptr %103, align 8
  br label %105

105:                                              ; preds = %93, %81
  %106 = phi double [ %92, %81 ], [ %104, %93 ]
  store double %106, ptr %27, align 8
  %107 = load double, ptr %27, align 8
  %108 = load ptr, ptr %16, align 8
  %109 = load i32, ptr %22, align 4
  %110 = sext i32 %109 to i64
  %111 = load i32, ptr %20, align 4
  %112 = sext i32 %111 to i64
  %113 = load i32, ptr %18, align 4
  %114 = sext i32 %113 to i64
  %115 = mul i64 %112, %114
  %116 = add i64 %110, %115
  %117 = getelementptr inbounds double, ptr %108, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = load ptr, ptr %17, align 8
  %120 = load i32, ptr %23, align 4
  %121 = sext i32 %120 to i64
  %122 = load i32, ptr %20, align 4
  %123 = sext i32 %122 to i64
  %124 = load i32, ptr %18, align 4
  %125 = sext i32 %124 to i64
  %126 = mul i64 %123, %125
  %127 = add i64 %121, %126
  %128 = getelementptr inbounds double, ptr %119, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = fneg double %107
  %131 = call double @llvm.fmuladd.f64(double %130, double %118, double %129)
  store double %131, ptr %128, align 8
  br label %132

132:                                              ; preds = %105
  %133 = load i32, ptr %23, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %23, align 4
  br label %53

135:                                              ; preds = %57
  br label %136

136:                                              ; preds = %135
  %137 = load i32, ptr %22, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %22, align 4
  br label %47

139:                                              ; preds = %51
  br label %140

140:                                              ; preds = %139
  %141 = load i32, ptr %20, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %20, align 4
  br label %33

143:                                              ; preds = %45
  %144 = load ptr, ptr %17, align 8
  %145 = icmp ne ptr %144, null
  br i1 %145, label %146, label %154

146:                                              ; preds = %143
  %147 = load i32, ptr %11, align 4
  %148 = load i32, ptr %12, align 4
  %149 = load ptr, ptr %19, align 8
  %150 = load i32, ptr %11, align 4
  %151 = load ptr, ptr %17, align 8
  %152 = load i32, ptr %18, align 4
  %153 = call double @ltoad_potrs_d(i32 noundef 0, i32 noundef %147, i32 noundef %148, ptr noundef %149, i32 noundef %150, ptr noundef %151, i32 noundef %152)
  br label %154

154:                                              ; preds = %146, %143
  %155 = load ptr, ptr %14, align 8
  %156 = icmp ne ptr %155, null
  br i1 %156, label %157, label %163

157:                                              ; preds = %154
  %158 = load i32, ptr %10, align 4
  %159 = load i32, ptr %11, align 4
  %160 = load ptr, ptr %19, align 8
  %161 = load ptr, ptr %14, align 8
  %162 = load i32, ptr %15, align 4
  call void @potrf_differential_d(i32 noundef %158, i32 noundef %159, ptr noundef %160, ptr noundef %161, i32 noundef %162)
  br label %163

163:                                              ; preds = %157, %154
  %164 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %164)
  store i32 1, ptr %21, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_syev_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  store i32 0, ptr %11, align 4
  store i32 -1, ptr %12, align 4
  store double 1.000000e+00, ptr %13, align 8
  %15 = load i32, ptr %6, align 4
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, ptr @.str, ptr @.str.1
  %19 = load ptr, ptr %8, align 8
  %20 = load ptr, ptr %10, align 8
  call void @native.dsyev_(ptr noundef @.str.4, ptr noundef %18, ptr noundef %7, ptr noundef %19, ptr noundef %9, ptr noundef %20, ptr noundef %13, ptr noundef %12, ptr noundef %11, i64 noundef 1, i64 noundef 1)
  %21 = load double, ptr %13, align 8
  %22 = fptosi double %21 to i32
  store i32 %22, ptr %12, align 4
  %23 = load i32, ptr %12, align 4
  %24 = sext i32 %23 to i64
  %25 = mul i64 %24, 8
  %26 = call ptr @malloc(i64 noundef %25) #9
  store ptr %26, ptr %14, align 8
  %27 = load i32, ptr %6, align 4
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, ptr @.str, ptr @.str.1
  %31 = load ptr, ptr %8, align 8
  %32 = load ptr, ptr %10, align 8
  %33 = load ptr, ptr %14, align 8
  call void @native.dsyev_(ptr noundef @.str.4, ptr noundef %30, ptr noundef %7, ptr noundef %31, ptr noundef %9, ptr noundef %32, ptr noundef %33, ptr noundef %12, ptr noundef %11, i64 noundef 1, i64 noundef 1)
  %34 = load ptr, ptr %14, align 8
  call void @free(ptr noundef %34)
  %35 = load i32, ptr %11, align 4
  %36 = sitofp i32 %35 to double
  ret double %36
}

declare void @native.dsyev_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef) #2

declare ptr @malloc(i64 noundef) #5

define dso_local { ptr, double } @ltoad_syev_augmented_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #3 {
  %8 = alloca %struct.forward_d, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %16 = load ptr, ptr %12, align 8
  %17 = load ptr, ptr %15, align 8
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %10, align 4
  %20 = load ptr, ptr %11, align 8
  %21 = load i32, ptr %13, align 4
  %22 = load ptr, ptr %14, align 8
  %23 = call double @ltoad_syev_d(i32 noundef %18, i32 noundef %19, ptr noundef %20, i32 noundef %21, ptr noundef %22)
  %24 = getelementptr inbounds %struct.forward_d, ptr %8, i32 0, i32 1
  store double %23, ptr %24, align 8
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %10, align 4
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %13, align 4
  %29 = call ptr @packed_d(i32 noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28)
  %30 = load i32, ptr %10, align 4
  %31 = load ptr, ptr %14, align 8
  %32 = load i32, ptr %10, align 4
  %33 = call ptr @packed_d(i32 noundef %30, i32 noundef 1, ptr noundef %31, i32 noundef %32)
  %34 = call ptr @keep_d(ptr noundef %29, ptr noundef null, ptr noundef %33)
  %35 = getelementptr inbounds %struct.forward_d, ptr %8, i32 0, i32 0
  store ptr %34, ptr %35, align 8
  %36 = load { ptr, double }, ptr %8, align 8
  ret { ptr, double } %36
}

define dso_local void @ltoad_syev_reverse_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, ptr noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca double, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca double, align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store double %7, ptr %17, align 8
  store ptr %8, ptr %18, align 8
  %29 = load ptr, ptr %12, align 8
  %30 = load ptr, ptr %15, align 8
  %31 = load double, ptr %17, align 8
  %32 = load ptr, ptr %18, align 8
  store ptr %32, ptr %19, align 8
  %33 = load ptr, ptr %19, align 8
  %34 = getelementptr inbounds %struct.kept_d, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %20, align 8
  %36 = load ptr, ptr %13, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %220

38:                                               ; preds = %9
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %11, align 4
  %42 = sext i32 %41 to i64
  %43 = mul i64 %40, %42
  %44 = add i64 %43, 1
  %45 = mul i64 %44, 8
  %46 = call ptr @malloc(i64 noundef %45) #9
  store ptr %46, ptr %21, align 8
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %11, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %51, 1
  %53 = mul i64 %52, 8
  %54 = call ptr @malloc(i64 noundef %53) #9
  store ptr %54, ptr %22, align 8
  %55 = load i32, ptr %11, align 4
  %56 = load i32, ptr %11, align 4
  %57 = load i32, ptr %11, align 4
  %58 = load ptr, ptr %20, align 8
  %59 = load i32, ptr %11, align 4
  %60 = load ptr, ptr %13, align 8
  %61 = load i32, ptr %14, align 4
  %62 = load ptr, ptr %21, align 8
  call void @product_d(i32 noundef 1, i32 noundef 0, i32 noundef %55, i32 noundef %56, i32 noundef %57, ptr noundef %58, i32 noundef %59, ptr noundef %60, i32 noundef %61, ptr noundef %62)
  store i32 0, ptr %23, align 4
  br label %63

63:                                               ; preds = %125, %38
  %64 = load i32, ptr %23, align 4
  %65 = load i32, ptr %11, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  store i32 2, ptr %24, align 4
  br label %128

68:                                               ; preds = %63
  store i32 0, ptr %25, align 4
  br label %69

69:                                               ; preds = %121, %68
  %70 = load i32, ptr %25, align 4
  %71 = load i32, ptr %11, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  store i32 5, ptr %24, align 4
  br label %124

74:                                               ; preds = %69
  %75 = load i32, ptr %25, align 4
  %76 = load i32, ptr %23, align 4
  %77 = icmp eq i32 %75, %76
  br i1 %77, label %78, label %90

78:                                               ; preds = %74
  %79 = load ptr, ptr %16, align 8
  %80 = icmp ne ptr %79, null
  br i1 %80, label %81, label %87

81:                                               ; preds = %78
  %82 = load ptr, ptr %16, align 8
  %83 = load i32, ptr %25, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %82, i64 %84
  %86 = load double, ptr %85, align 8
  br label %88

87:                                               ; preds = %78
  br label %88

88:                                               ; preds = %87, %81
  %89 = phi double [ %86, %81 ], [ 0.000000e+00, %87 ]
  br label %109

90:                                               ; preds = %74
  %91 = load ptr, ptr %21, align 8
  %92 = load i32, ptr %25, align 4
  %93 = sext i32 %92 to i64
  %94 = load i32, ptr %23, align 4
  %95 = sext i32 %94 to i64
  %96 = load i32, ptr %11, align 4
  %97 = sext i32 %96 to i64
  %98 = mul i64 %95, %97
  %99 = add i64 %93, %98
  %100 = getelementptr inbounds double, ptr %91, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = load ptr, ptr %19, align 8
  %103 = getelementptr inbounds %struct.kept_d, ptr %102, i32 0, i32 1
  %104 = load ptr, ptr %103, align 8
  %105 = load i32, ptr %25, align 4
  %106 = load i32, ptr %23, align 4
  %107 = call double @gap_d(ptr noundef %104, i32 noundef %105, i32 noundef %106)
  %108 = fmul double %101, %107
  br label %109

109:                                              ; preds = %90, %88
  %110 = phi double [ %89, %88 ], [ %108, %90 ]
  %111 = load ptr, ptr %21, align 8
  %112 = load i32, ptr %25, align 4
  %113 = sext i32 %112 to i64
  %114 = load i32, ptr %23, align 4
  %115 = sext i32 %114 to i64
  %116 = load i32, ptr %11, align 4
  %117 = sext i32 %116 to i64
  %118 = mul i64 %115, %117
  %119 = add i64 %113, %118
  %120 = getelementptr inbounds double, ptr %111, i64 %119
  store double %110, ptr %120, align 8
  br label %121

121:                                              ; preds = %109
  %122 = load i32, ptr %25, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %25, align 4
  br label %69

124:                                              ; preds = %73
  br label %125

125:                                              ; preds = %124
  %126 = load i32, ptr %23, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %23, align 4
  br label %63

128:                                              ; preds = %67
  %129 = load i32, ptr %11, align 4
  %130 = load i32, ptr %11, align 4
  %131 = load i32, ptr %11, align 4
  %132 = load ptr, ptr %20, align 8
  %133 = load i32, ptr %11, align 4
  %134 = load ptr, ptr %21, align 8
  %135 = load i32, ptr %11, align 4
  %136 = load ptr, ptr %22, align 8
  call void @product_d(i32 noundef 0, i32 noundef 0, i32 noundef %129, i32 noundef %130, i32 noundef %131, ptr noundef %132, i32 noundef %133, ptr noundef %134, i32 noundef %135, ptr noundef %136)
  %137 = load i32, ptr %11, align 4
  %138 = load i32, ptr %11, align 4
  %139 = load i32, ptr %11, align 4
  %140 = load ptr, ptr %22, align 8
  %141 = load i32, ptr %11, align 4
  %142 = load ptr, ptr %20, align 8
  %143 = load i32, ptr %11, align 4
  %144 = load ptr, ptr %21, align 8
  call void @product_d(i32 noundef 0, i32 noundef 1, i32 noundef %137, i32 noundef %138, i32 noundef %139, ptr noundef %140, i32 noundef %141, ptr noundef %142, i32 noundef %143, ptr noundef %144)
  store i32 0, ptr %26, align 4
  br label %145

145:                                              ; preds = %214, %128
  %146 = load i32, ptr %26, align 4
  %147 = load i32, ptr %11, align 4
  %148 = icmp slt i32 %146, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %145
  store i32 8, ptr %24, align 4
  br label %217

150:                                              ; preds = %145
  store i32 0, ptr %27, align 4
  br label %151

151:                                              ; preds = %210, %150
  %152 = load i32, ptr %27, align 4
  %153 = load i32, ptr %11, align 4
  %154 = icmp slt i32 %152, %153
  br i1 %154, label %156, label %155

155:                                              ; preds = %151
  store i32 11, ptr %24, align 4
  br label %213

156:                                              ; preds = %151
  %157 = load ptr, ptr %21, align 8
  %158 = load i32, ptr %27, align 4
  %159 = sext i32 %158 to i64
  %160 = load i32, ptr %26, align 4
  %161 = sext i32 %160 to i64
  %162 = load i32, ptr %11, align 4
  %163 = sext i32 %162 to i64
  %164 = mul i64 %161, %163
  %165 = add i64 %159, %164
  %166 = getelementptr inbounds double, ptr %157, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = load ptr, ptr %21, align 8
  %169 = load i32, ptr %26, align 4
  %170 = sext i32 %169 to i64
  %171 = load i32, ptr %27, align 4
  %172 = sext i32 %171 to i64
  %173 = load i32, ptr %11, align 4
  %174 = sext i32 %173 to i64
  %175 = mul i64 %172, %174
  %176 = add i64 %170, %175
  %177 = getelementptr inbounds double, ptr %168, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = fadd double %167, %178
  store double %179, ptr %28, align 8
  %180 = load i32, ptr %27, align 4
  %181 = load i32, ptr %26, align 4
  %182 = icmp eq i32 %180, %181
  br i1 %182, label %183, label %186

183:                                              ; preds = %156
  %184 = load double, ptr %28, align 8
  %185 = fdiv double %184, 2.000000e+00
  br label %198

186:                                              ; preds = %156
  %187 = load i32, ptr %27, align 4
  %188 = load i32, ptr %26, align 4
  %189 = icmp slt i32 %187, %188
  %190 = zext i1 %189 to i32
  %191 = load i32, ptr %10, align 4
  %192 = icmp eq i32 %190, %191
  br i1 %192, label %193, label %195

193:                                              ; preds = %186
  %194 = load double, ptr %28, align 8
  br label %196

195:                                              ; preds = %186
  br label %196

196:                                              ; preds = %195, %193
  %197 = phi double [ %194, %193 ], [ 0.000000e+00, %195 ]
  br label %198

198:                                              ; preds = %196, %183
  %199 = phi double [ %185, %183 ], [ %197, %196 ]
  %200 = load ptr, ptr %13, align 8
  %201 = load i32, ptr %27, align 4
  %202 = sext i32 %201 to i64
  %203 = load i32, ptr %26, align 4
  %204 = sext i32 %203 to i64
  %205 = load i32, ptr %14, align 4
  %206 = sext i32 %205 to i64
  %207 = mul i64 %204, %206
  %208 = add i64 %202, %207
  %209 = getelementptr inbounds double, ptr %200, i64 %208
  store double %199, ptr %209, align 8
  br label %210

210:                                              ; preds = %198
  %211 = load i32, ptr %27, align 4
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %27, align 4
  br label %151

213:                                              ; preds = %155
  br label %214

214:                                              ; preds = %213
  %215 = load i32, ptr %26, align 4
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %26, align 4
  br label %145

217:                                              ; preds = %149
  %218 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %218)
  %219 = load ptr, ptr %22, align 8
  call void @free(ptr noundef %219)
  br label %220

220:                                              ; preds = %217, %9
  %221 = load ptr, ptr %16, align 8
  %222 = icmp ne ptr %221, null
  br i1 %222, label %223, label %227

223:                                              ; preds = %220
  %224 = load i32, ptr %11, align 4
  %225 = load ptr, ptr %16, align 8
  %226 = load i32, ptr %11, align 4
  call void @fill_d(double noundef 0.000000e+00, i32 noundef %224, i32 noundef 1, ptr noundef %225, i32 noundef %226)
  br label %227

227:                                              ; preds = %223, %220
  %228 = load ptr, ptr %19, align 8
  call void @forget_d(ptr noundef %228)
  ret void
}

define internal void @product_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) #3 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca double, align 8
  %27 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  store ptr %9, ptr %20, align 8
  store i32 0, ptr %21, align 4
  br label %28

28:                                               ; preds = %54, %10
  %29 = load i32, ptr %21, align 4
  %30 = load i32, ptr %14, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %22, align 4
  br label %57

33:                                               ; preds = %28
  store i32 0, ptr %23, align 4
  br label %34

34:                                               ; preds = %50, %33
  %35 = load i32, ptr %23, align 4
  %36 = load i32, ptr %13, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 5, ptr %22, align 4
  br label %53

39:                                               ; preds = %34
  %40 = load ptr, ptr %20, align 8
  %41 = load i32, ptr %23, align 4
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %21, align 4
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %13, align 4
  %46 = sext i32 %45 to i64
  %47 = mul i64 %44, %46
  %48 = add i64 %42, %47
  %49 = getelementptr inbounds double, ptr %40, i64 %48
  store double 0.000000e+00, ptr %49, align 8
  br label %50

50:                                               ; preds = %39
  %51 = load i32, ptr %23, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %23, align 4
  br label %34

53:                                               ; preds = %38
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %21, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %21, align 4
  br label %28

57:                                               ; preds = %32
  store i32 0, ptr %24, align 4
  br label %58

58:                                               ; preds = %153, %57
  %59 = load i32, ptr %24, align 4
  %60 = load i32, ptr %14, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %58
  store i32 8, ptr %22, align 4
  br label %156

63:                                               ; preds = %58
  store i32 0, ptr %25, align 4
  br label %64

64:                                               ; preds = %149, %63
  %65 = load i32, ptr %25, align 4
  %66 = load i32, ptr %15, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %64
  store i32 11, ptr %22, align 4
  br label %152

69:                                               ; preds = %64
  %70 = load i32, ptr %12, align 4
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %84

72:                                               ; preds = %69
  %73 = load ptr, ptr %18, align 8
  %74 = load i32, ptr %24, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %25, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %19, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds double, ptr %73, i64 %81
  %83 = load double, ptr %82, align 8
  br label %96

84:                                               ; preds = %69
  %85 = load ptr, ptr %18, align 8
  %86 = load i32, ptr %25, align 4
  %87 = sext i32 %86 to i64
  %88 = load i32, ptr %24, align 4
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr %19, align 4
  %91 = sext i32 %90 to i64
  %92 = mul i64 %89, %91
  %93 = add i64 %87, %92
  %94 = getelementptr inbounds double, ptr %85, i64 %93
  %95 = load double, ptr %94, align 8
  br label %96

96:                                               ; preds = %84, %72
  %97 = phi double [ %83, %72 ], [ %95, %84 ]
  store double %97, ptr %26, align 8
  store i32 0, ptr %27, align 4
  br label %98

98:                                               ; preds = %145, %96
  %99 = load i32, ptr %27, align 4
  %100 = load i32, ptr %13, align 4
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %98
  store i32 14, ptr %22, align 4
  br label %148

103:                                              ; preds = %98
  %104 = load i32, ptr %11, align 4
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %118

106:                                              ; preds = %103
  %107 = load ptr, ptr %16, align 8
  %108 = load i32, ptr %25, align 4
  %109 = sext i32 %108 to i64
  %110 = load i32, ptr %27, align 4
  %111 = sext i32 %110 to i64
  %112 = load i32, ptr %17, align 4
  %113 = sext i32 %112 to i64
  %114 = mul i64 %111, %113
  %115 = add i64 %109, %114
  %116 = getelementptr inbounds double, ptr %107, i64 %115
  %117 = load double, ptr %116, align 8
  br label %130

118:                                              ; preds = %103
  %119 = load ptr, ptr %16, align 8
  %120 = load i32, ptr %27, align 4
  %121 = sext i32 %120 to i64
  %122 = load i32, ptr %25, align 4
  %123 = sext i32 %122 to i64
  %124 = load i32, ptr %17, align 4
  %125 = sext i32 %124 to i64
  %126 = mul i64 %123, %125
  %127 = add i64 %121, %126
  %128 = getelementptr inbounds double, ptr %119, i64 %127
  %129 = load double, ptr %128, align 8
  br label %130

130:                                              ; preds = %118, %106
  %131 = phi double [ %117, %106 ], [ %129, %118 ]
  %132 = load double, ptr %26, align 8
  %133 = load ptr, ptr %20, align 8
  %134 = load i32, ptr %27, align 4
  %135 = sext i32 %134 to i64
  %136 = load i32, ptr %24, align 4
  %137 = sext i32 %136 to i64
  %138 = load i32, ptr %13, align 4
  %139 = sext i32 %138 to i64
  %140 = mul i64 %137, %139
  %141 = add i64 %135, %140
  %142 = getelementptr inbounds double, ptr %133, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = call double @llvm.fmuladd.f64(double %131, double %132, double %143)
  store double %144, ptr %142, align 8
  br label %145

145:                                              ; preds = %130
  %146 = load i32, ptr %27, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %27, align 4
  br label %98

148:                                              ; preds = %102
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %25, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %25, align 4
  br label %64

152:                                              ; preds = %68
  br label %153

153:                                              ; preds = %152
  %154 = load i32, ptr %24, align 4
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %24, align 4
  br label %58

156:                                              ; preds = %62
  ret void
}

define internal double @gap_d(ptr noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %7, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = load ptr, ptr %4, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fcmp oeq double %11, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  br label %32

19:                                               ; preds = %3
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fsub double %24, %29
  %31 = fdiv double 1.000000e+00, %30
  br label %32

32:                                               ; preds = %19, %18
  %33 = phi double [ 0.000000e+00, %18 ], [ %31, %19 ]
  ret double %33
}

define internal void @fill_d(double noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store double %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %46, %5
  %15 = load ptr, ptr %9, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %18, %19
  br label %21

21:                                               ; preds = %17, %14
  %22 = phi i1 [ false, %14 ], [ %20, %17 ]
  br i1 %22, label %24, label %23

23:                                               ; preds = %21
  store i32 2, ptr %12, align 4
  br label %49

24:                                               ; preds = %21
  store i32 0, ptr %13, align 4
  br label %25

25:                                               ; preds = %42, %24
  %26 = load i32, ptr %13, align 4
  %27 = load i32, ptr %7, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 5, ptr %12, align 4
  br label %45

30:                                               ; preds = %25
  %31 = load double, ptr %6, align 8
  %32 = load ptr, ptr %9, align 8
  %33 = load i32, ptr %13, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %10, align 4
  %38 = sext i32 %37 to i64
  %39 = mul i64 %36, %38
  %40 = add i64 %34, %39
  %41 = getelementptr inbounds double, ptr %32, i64 %40
  store double %31, ptr %41, align 8
  br label %42

42:                                               ; preds = %30
  %43 = load i32, ptr %13, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %13, align 4
  br label %25

45:                                               ; preds = %29
  br label %46

46:                                               ; preds = %45
  %47 = load i32, ptr %11, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %11, align 4
  br label %14

49:                                               ; preds = %23
  ret void
}

define dso_local double @ltoad_syev_tangent_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = mul i64 %27, %29
  %31 = add i64 %30, 1
  %32 = mul i64 %31, 8
  %33 = call ptr @malloc(i64 noundef %32) #9
  store ptr %33, ptr %15, align 8
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %35, %37
  %39 = add i64 %38, 1
  %40 = mul i64 %39, 8
  %41 = call ptr @malloc(i64 noundef %40) #9
  store ptr %41, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %42

42:                                               ; preds = %106, %7
  %43 = load i32, ptr %17, align 4
  %44 = load i32, ptr %9, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  store i32 2, ptr %18, align 4
  br label %109

47:                                               ; preds = %42
  store i32 0, ptr %19, align 4
  br label %48

48:                                               ; preds = %102, %47
  %49 = load i32, ptr %19, align 4
  %50 = load i32, ptr %9, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  store i32 5, ptr %18, align 4
  br label %105

53:                                               ; preds = %48
  %54 = load ptr, ptr %11, align 8
  %55 = icmp ne ptr %54, null
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  br label %90

57:                                               ; preds = %53
  %58 = load i32, ptr %19, align 4
  %59 = load i32, ptr %17, align 4
  %60 = icmp sle i32 %58, %59
  %61 = zext i1 %60 to i32
  %62 = load i32, ptr %8, align 4
  %63 = icmp eq i32 %61, %62
  br i1 %63, label %64, label %76

64:                                               ; preds = %57
  %65 = load ptr, ptr %11, align 8
  %66 = load i32, ptr %19, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %17, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = mul i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr inbounds double, ptr %65, i64 %73
  %75 = load double, ptr %74, align 8
  br label %88

76:                                               ; preds = %57
  %77 = load ptr, ptr %11, align 8
  %78 = load i32, ptr %17, align 4
  %79 = sext i32 %78 to i64
  %80 = load i32, ptr %19, align 4
  %81 = sext i32 %80 to i64
  %82 = load i32, ptr %12, align 4
  %83 = sext i32 %82 to i64
  %84 = mul i64 %81, %83
  %85 = add i64 %79, %84
  %86 = getelementptr inbounds double, ptr %77, i64 %85
  %87 = load double, ptr %86, align 8
  br label %88

88:                                               ; preds = %76, %64
  %89 = phi double [ %75, %64 ], [ %87, %76 ]
  br label %90

90:                                               ; preds = %88, %56
  %91 = phi double [ 0.000000e+00, %56 ], [ %89, %88 ]
  %92 = load ptr, ptr %15, align 8
  %93 = load i32, ptr %19, align 4
  %94 = sext i32 %93 to i64
  %95 = load i32, ptr %17, align 4
  %96 = sext i32 %95 to i64
  %97 = load i32, ptr %9, align 4
  %98 = sext i32 %97 to i64
  %99 = mul i64 %96, %98
  %100 = add i64 %94, %99
  %101 = getelementptr inbounds double, ptr %92, i64 %100
  store double %91, ptr %101, align 8
  br label %102

102:                                              ; preds = %90
  %103 = load i32, ptr %19, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %19, align 4
  br label %48

105:                                              ; preds = %52
  br label %106

106:                                              ; preds = %105
  %107 = load i32, ptr %17, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %17, align 4
  br label %42

109:                                              ; preds = %46
  store i32 0, ptr %20, align 4
  br label %110

110:                                              ; preds = %142, %109
  %111 = load ptr, ptr %11, align 8
  %112 = icmp ne ptr %111, null
  br i1 %112, label %113, label %117

113:                                              ; preds = %110
  %114 = load i32, ptr %20, align 4
  %115 = load i32, ptr %9, align 4
  %116 = icmp slt i32 %114, %115
  br label %117

117:                                              ; preds = %113, %110
  %118 = phi i1 [ false, %110 ], [ %116, %113 ]
  br i1 %118, label %120, label %119

119:                                              ; preds = %117
  store i32 8, ptr %18, align 4
  br label %145

120:                                              ; preds = %117
  %121 = load ptr, ptr %11, align 8
  %122 = load i32, ptr %20, align 4
  %123 = sext i32 %122 to i64
  %124 = load i32, ptr %20, align 4
  %125 = sext i32 %124 to i64
  %126 = load i32, ptr %12, align 4
  %127 = sext i32 %126 to i64
  %128 = mul i64 %125, %127
  %129 = add i64 %123, %128
  %130 = getelementptr inbounds double, ptr %121, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = load ptr, ptr %15, align 8
  %133 = load i32, ptr %20, align 4
  %134 = sext i32 %133 to i64
  %135 = load i32, ptr %20, align 4
  %136 = sext i32 %135 to i64
  %137 = load i32, ptr %9, align 4
  %138 = sext i32 %137 to i64
  %139 = mul i64 %136, %138
  %140 = add i64 %134, %139
  %141 = getelementptr inbounds double, ptr %132, i64 %140
  store double %131, ptr %141, align 8
  br label %142

142:                                              ; preds = %120
  %143 = load i32, ptr %20, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %20, align 4
  br label %110

145:                                              ; preds = %119
  %146 = load i32, ptr %9, align 4
  %147 = load i32, ptr %9, align 4
  %148 = load i32, ptr %9, align 4
  %149 = load ptr, ptr %10, align 8
  %150 = load i32, ptr %12, align 4
  %151 = load ptr, ptr %15, align 8
  %152 = load i32, ptr %9, align 4
  %153 = load ptr, ptr %16, align 8
  call void @product_d(i32 noundef 1, i32 noundef 0, i32 noundef %146, i32 noundef %147, i32 noundef %148, ptr noundef %149, i32 noundef %150, ptr noundef %151, i32 noundef %152, ptr noundef %153)
  %154 = load i32, ptr %9, align 4
  %155 = load i32, ptr %9, align 4
  %156 = load i32, ptr %9, align 4
  %157 = load ptr, ptr %16, align 8
  %158 = load i32, ptr %9, align 4
  %159 = load ptr, ptr %10, align 8
  %160 = load i32, ptr %12, align 4
  %161 = load ptr, ptr %15, align 8
  call void @product_d(i32 noundef 0, i32 noundef 0, i32 noundef %154, i32 noundef %155, i32 noundef %156, ptr noundef %157, i32 noundef %158, ptr noundef %159, i32 noundef %160, ptr noundef %161)
  store i32 0, ptr %21, align 4
  br label %162

162:                                              ; preds = %188, %145
  %163 = load ptr, ptr %14, align 8
  %164 = icmp ne ptr %163, null
  br i1 %164, label %165, label %169

165:                                              ; preds = %162
  %166 = load i32, ptr %21, align 4
  %167 = load i32, ptr %9, align 4
  %168 = icmp slt i32 %166, %167
  br label %169

169:                                              ; preds = %165, %162
  %170 = phi i1 [ false, %162 ], [ %168, %165 ]
  br i1 %170, label %172, label %171

171:                                              ; preds = %169
  store i32 11, ptr %18, align 4
  br label %191

172:                                              ; preds = %169
  %173 = load ptr, ptr %15, align 8
  %174 = load i32, ptr %21, align 4
  %175 = sext i32 %174 to i64
  %176 = load i32, ptr %21, align 4
  %177 = sext i32 %176 to i64
  %178 = load i32, ptr %9, align 4
  %179 = sext i32 %178 to i64
  %180 = mul i64 %177, %179
  %181 = add i64 %175, %180
  %182 = getelementptr inbounds double, ptr %173, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = load ptr, ptr %14, align 8
  %185 = load i32, ptr %21, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds double, ptr %184, i64 %186
  store double %183, ptr %187, align 8
  br label %188

188:                                              ; preds = %172
  %189 = load i32, ptr %21, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %21, align 4
  br label %162

191:                                              ; preds = %171
  store i32 0, ptr %22, align 4
  br label %192

192:                                              ; preds = %231, %191
  %193 = load i32, ptr %22, align 4
  %194 = load i32, ptr %9, align 4
  %195 = icmp slt i32 %193, %194
  br i1 %195, label %197, label %196

196:                                              ; preds = %192
  store i32 14, ptr %18, align 4
  br label %234

197:                                              ; preds = %192
  store i32 0, ptr %23, align 4
  br label %198

198:                                              ; preds = %227, %197
  %199 = load i32, ptr %23, align 4
  %200 = load i32, ptr %9, align 4
  %201 = icmp slt i32 %199, %200
  br i1 %201, label %203, label %202

202:                                              ; preds = %198
  store i32 17, ptr %18, align 4
  br label %230

203:                                              ; preds = %198
  %204 = load i32, ptr %23, align 4
  %205 = load i32, ptr %22, align 4
  %206 = icmp eq i32 %204, %205
  br i1 %206, label %207, label %208

207:                                              ; preds = %203
  br label %213

208:                                              ; preds = %203
  %209 = load ptr, ptr %13, align 8
  %210 = load i32, ptr %23, align 4
  %211 = load i32, ptr %22, align 4
  %212 = call double @gap_d(ptr noundef %209, i32 noundef %210, i32 noundef %211)
  br label %213

213:                                              ; preds = %208, %207
  %214 = phi double [ 0.000000e+00, %207 ], [ %212, %208 ]
  %215 = load ptr, ptr %15, align 8
  %216 = load i32, ptr %23, align 4
  %217 = sext i32 %216 to i64
  %218 = load i32, ptr %22, align 4
  %219 = sext i32 %218 to i64
  %220 = load i32, ptr %9, align 4
  %221 = sext i32 %220 to i64
  %222 = mul i64 %219, %221
  %223 = add i64 %217, %222
  %224 = getelementptr inbounds double, ptr %215, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = fmul double %225, %214
  store double %226, ptr %224, align 8
  br label %227

227:                                              ; preds = %213
  %228 = load i32, ptr %23, align 4
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr %23, align 4
  br label %198

230:                                              ; preds = %202
  br label %231

231:                                              ; preds = %230
  %232 = load i32, ptr %22, align 4
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %22, align 4
  br label %192

234:                                              ; preds = %196
  %235 = load i32, ptr %9, align 4
  %236 = load i32, ptr %9, align 4
  %237 = load i32, ptr %9, align 4
  %238 = load ptr, ptr %10, align 8
  %239 = load i32, ptr %12, align 4
  %240 = load ptr, ptr %15, align 8
  %241 = load i32, ptr %9, align 4
  %242 = load ptr, ptr %16, align 8
  call void @product_d(i32 noundef 0, i32 noundef 0, i32 noundef %235, i32 noundef %236, i32 noundef %237, ptr noundef %238, i32 noundef %239, ptr noundef %240, i32 noundef %241, ptr noundef %242)
  store i32 0, ptr %24, align 4
  br label %243

243:                                              ; preds = %285, %234
  %244 = load ptr, ptr %11, align 8
  %245 = icmp ne ptr %244, null
  br i1 %245, label %246, label %250

246:                                              ; preds = %243
  %247 = load i32, ptr %24, align 4
  %248 = load i32, ptr %9, align 4
  %249 = icmp slt i32 %247, %248
  br label %250

250:                                              ; preds = %246, %243
  %251 = phi i1 [ false, %243 ], [ %249, %246 ]
  br i1 %251, label %253, label %252

252:                                              ; preds = %250
  store i32 20, ptr %18, align 4
  br label %288

253:                                              ; preds = %250
  store i32 0, ptr %25, align 4
  br label %254

254:                                              ; preds = %281, %253
  %255 = load i32, ptr %25, align 4
  %256 = load i32, ptr %9, align 4
  %257 = icmp slt i32 %255, %256
  br i1 %257, label %259, label %258

258:                                              ; preds = %254
  store i32 23, ptr %18, align 4
  br label %284

259:                                              ; preds = %254
  %260 = load ptr, ptr %16, align 8
  %261 = load i32, ptr %25, align 4
  %262 = sext i32 %261 to i64
  %263 = load i32, ptr %24, align 4
  %264 = sext i32 %263 to i64
  %265 = load i32, ptr %9, align 4
  %266 = sext i32 %265 to i64
  %267 = mul i64 %264, %266
  %268 = add i64 %262, %267
  %269 = getelementptr inbounds double, ptr %260, i64 %268
  %270 = load double, ptr %269, align 8
  %271 = load ptr, ptr %11, align 8
  %272 = load i32, ptr %25, align 4
  %273 = sext i32 %272 to i64
  %274 = load i32, ptr %24, align 4
  %275 = sext i32 %274 to i64
  %276 = load i32, ptr %12, align 4
  %277 = sext i32 %276 to i64
  %278 = mul i64 %275, %277
  %279 = add i64 %273, %278
  %280 = getelementptr inbounds double, ptr %271, i64 %279
  store double %270, ptr %280, align 8
  br label %281

281:                                              ; preds = %259
  %282 = load i32, ptr %25, align 4
  %283 = add nsw i32 %282, 1
  store i32 %283, ptr %25, align 4
  br label %254

284:                                              ; preds = %258
  br label %285

285:                                              ; preds = %284
  %286 = load i32, ptr %24, align 4
  %287 = add nsw i32 %286, 1
  store i32 %287, ptr %24, align 4
  br label %243

288:                                              ; preds = %252
  %289 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %289)
  %290 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %290)
  store i32 1, ptr %18, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_gels_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #0 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca ptr, align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %23 = load ptr, ptr %13, align 8
  %24 = load ptr, ptr %14, align 8
  store i32 0, ptr %19, align 4
  store i32 -1, ptr %20, align 4
  store double 1.000000e+00, ptr %21, align 8
  %25 = load ptr, ptr %15, align 8
  %26 = load ptr, ptr %17, align 8
  call void @native.dgels_(ptr noundef @.str.3, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %25, ptr noundef %16, ptr noundef %26, ptr noundef %18, ptr noundef %21, ptr noundef %20, ptr noundef %19, i64 noundef 1)
  %27 = load double, ptr %21, align 8
  %28 = fptosi double %27 to i32
  store i32 %28, ptr %20, align 4
  %29 = load i32, ptr %20, align 4
  %30 = sext i32 %29 to i64
  %31 = mul i64 %30, 8
  %32 = call ptr @malloc(i64 noundef %31) #9
  store ptr %32, ptr %22, align 8
  %33 = load ptr, ptr %15, align 8
  %34 = load ptr, ptr %17, align 8
  %35 = load ptr, ptr %22, align 8
  call void @native.dgels_(ptr noundef @.str.3, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %33, ptr noundef %16, ptr noundef %34, ptr noundef %18, ptr noundef %35, ptr noundef %20, ptr noundef %19, i64 noundef 1)
  %36 = load ptr, ptr %22, align 8
  call void @free(ptr noundef %36)
  %37 = load i32, ptr %19, align 4
  %38 = sitofp i32 %37 to double
  ret double %38
}

declare void @native.dgels_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_gels_augmented_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #3 {
  %14 = alloca %struct.forward_d, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  store i32 %0, ptr %15, align 4
  store i32 %1, ptr %16, align 4
  store i32 %2, ptr %17, align 4
  store ptr %3, ptr %18, align 8
  store ptr %4, ptr %19, align 8
  store ptr %5, ptr %20, align 8
  store ptr %6, ptr %21, align 8
  store ptr %7, ptr %22, align 8
  store ptr %8, ptr %23, align 8
  store i32 %9, ptr %24, align 4
  store ptr %10, ptr %25, align 8
  store ptr %11, ptr %26, align 8
  store i32 %12, ptr %27, align 4
  %28 = load ptr, ptr %19, align 8
  %29 = load ptr, ptr %21, align 8
  %30 = load ptr, ptr %23, align 8
  %31 = load ptr, ptr %26, align 8
  %32 = load i32, ptr %15, align 4
  %33 = load i32, ptr %16, align 4
  %34 = load i32, ptr %17, align 4
  %35 = load ptr, ptr %18, align 8
  %36 = load ptr, ptr %20, align 8
  %37 = load ptr, ptr %22, align 8
  %38 = load i32, ptr %24, align 4
  %39 = load ptr, ptr %25, align 8
  %40 = load i32, ptr %27, align 4
  %41 = call double @ltoad_gels_d(i32 noundef %32, i32 noundef %33, i32 noundef %34, ptr noundef %35, ptr noundef %36, ptr noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40)
  %42 = getelementptr inbounds %struct.forward_d, ptr %14, i32 0, i32 1
  store double %41, ptr %42, align 8
  %43 = load i32, ptr %15, align 4
  %44 = load i32, ptr %16, align 4
  %45 = load i32, ptr %17, align 4
  %46 = load ptr, ptr %18, align 8
  %47 = load ptr, ptr %20, align 8
  %48 = load ptr, ptr %22, align 8
  %49 = load i32, ptr %24, align 4
  %50 = load ptr, ptr %25, align 8
  %51 = load i32, ptr %27, align 4
  %52 = call ptr @gels_parts_d(i32 noundef %43, i32 noundef %44, i32 noundef %45, ptr noundef %46, ptr noundef %47, ptr noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51)
  %53 = getelementptr inbounds %struct.forward_d, ptr %14, i32 0, i32 0
  store ptr %52, ptr %53, align 8
  %54 = load { ptr, double }, ptr %14, align 8
  ret { ptr, double } %54
}

define internal ptr @gels_parts_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %12, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = mul i64 %29, %33
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %12, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = mul i64 %36, %40
  %42 = add i64 %34, %41
  %43 = add i64 %42, 1
  %44 = mul i64 %43, 8
  %45 = call ptr @malloc(i64 noundef %44) #9
  store ptr %45, ptr %19, align 8
  %46 = load ptr, ptr %19, align 8
  store ptr %46, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %47

47:                                               ; preds = %63, %9
  %48 = load i64, ptr %21, align 8
  %49 = load i32, ptr %10, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %11, align 4
  %52 = sext i32 %51 to i64
  %53 = mul i64 %50, %52
  %54 = icmp ult i64 %48, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %47
  br label %66

56:                                               ; preds = %47
  %57 = load ptr, ptr %13, align 8
  %58 = load i64, ptr %21, align 8
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = load ptr, ptr %20, align 8
  %62 = getelementptr inbounds double, ptr %61, i32 1
  store ptr %62, ptr %20, align 8
  store double %60, ptr %61, align 8
  br label %63

63:                                               ; preds = %56
  %64 = load i64, ptr %21, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %21, align 8
  br label %47

66:                                               ; preds = %55
  store i64 0, ptr %22, align 8
  br label %67

67:                                               ; preds = %83, %66
  %68 = load i64, ptr %22, align 8
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = load i32, ptr %12, align 4
  %72 = sext i32 %71 to i64
  %73 = mul i64 %70, %72
  %74 = icmp ult i64 %68, %73
  br i1 %74, label %76, label %75

75:                                               ; preds = %67
  br label %86

76:                                               ; preds = %67
  %77 = load ptr, ptr %14, align 8
  %78 = load i64, ptr %22, align 8
  %79 = getelementptr inbounds double, ptr %77, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = load ptr, ptr %20, align 8
  %82 = getelementptr inbounds double, ptr %81, i32 1
  store ptr %82, ptr %20, align 8
  store double %80, ptr %81, align 8
  br label %83

83:                                               ; preds = %76
  %84 = load i64, ptr %22, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %22, align 8
  br label %67

86:                                               ; preds = %75
  store i32 0, ptr %23, align 4
  br label %87

87:                                               ; preds = %116, %86
  %88 = load i32, ptr %23, align 4
  %89 = load i32, ptr %11, align 4
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %92, label %91

91:                                               ; preds = %87
  store i32 8, ptr %24, align 4
  br label %119

92:                                               ; preds = %87
  store i32 0, ptr %25, align 4
  br label %93

93:                                               ; preds = %112, %92
  %94 = load i32, ptr %25, align 4
  %95 = load i32, ptr %11, align 4
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %93
  store i32 11, ptr %24, align 4
  br label %115

98:                                               ; preds = %93
  %99 = load ptr, ptr %15, align 8
  %100 = load i32, ptr %25, align 4
  %101 = sext i32 %100 to i64
  %102 = load i32, ptr %23, align 4
  %103 = sext i32 %102 to i64
  %104 = load i32, ptr %16, align 4
  %105 = sext i32 %104 to i64
  %106 = mul i64 %103, %105
  %107 = add i64 %101, %106
  %108 = getelementptr inbounds double, ptr %99, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %20, align 8
  %111 = getelementptr inbounds double, ptr %110, i32 1
  store ptr %111, ptr %20, align 8
  store double %109, ptr %110, align 8
  br label %112

112:                                              ; preds = %98
  %113 = load i32, ptr %25, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %25, align 4
  br label %93

115:                                              ; preds = %97
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %23, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %23, align 4
  br label %87

119:                                              ; preds = %91
  store i32 0, ptr %26, align 4
  br label %120

120:                                              ; preds = %149, %119
  %121 = load i32, ptr %26, align 4
  %122 = load i32, ptr %12, align 4
  %123 = icmp slt i32 %121, %122
  br i1 %123, label %125, label %124

124:                                              ; preds = %120
  store i32 14, ptr %24, align 4
  br label %152

125:                                              ; preds = %120
  store i32 0, ptr %27, align 4
  br label %126

126:                                              ; preds = %145, %125
  %127 = load i32, ptr %27, align 4
  %128 = load i32, ptr %11, align 4
  %129 = icmp slt i32 %127, %128
  br i1 %129, label %131, label %130

130:                                              ; preds = %126
  store i32 17, ptr %24, align 4
  br label %148

131:                                              ; preds = %126
  %132 = load ptr, ptr %17, align 8
  %133 = load i32, ptr %27, align 4
  %134 = sext i32 %133 to i64
  %135 = load i32, ptr %26, align 4
  %136 = sext i32 %135 to i64
  %137 = load i32, ptr %18, align 4
  %138 = sext i32 %137 to i64
  %139 = mul i64 %136, %138
  %140 = add i64 %134, %139
  %141 = getelementptr inbounds double, ptr %132, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = load ptr, ptr %20, align 8
  %144 = getelementptr inbounds double, ptr %143, i32 1
  store ptr %144, ptr %20, align 8
  store double %142, ptr %143, align 8
  br label %145

145:                                              ; preds = %131
  %146 = load i32, ptr %27, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %27, align 4
  br label %126

148:                                              ; preds = %130
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %26, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %26, align 4
  br label %120

152:                                              ; preds = %124
  %153 = load ptr, ptr %19, align 8
  store i32 1, ptr %24, align 4
  ret ptr %153
}

define dso_local void @ltoad_gels_reverse_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, double noundef %13, ptr noundef %14) #3 {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca double, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  %38 = alloca i64, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  store i32 %0, ptr %16, align 4
  store i32 %1, ptr %17, align 4
  store i32 %2, ptr %18, align 4
  store ptr %3, ptr %19, align 8
  store ptr %4, ptr %20, align 8
  store ptr %5, ptr %21, align 8
  store ptr %6, ptr %22, align 8
  store ptr %7, ptr %23, align 8
  store ptr %8, ptr %24, align 8
  store i32 %9, ptr %25, align 4
  store ptr %10, ptr %26, align 8
  store ptr %11, ptr %27, align 8
  store i32 %12, ptr %28, align 4
  store double %13, ptr %29, align 8
  store ptr %14, ptr %30, align 8
  %43 = load ptr, ptr %19, align 8
  %44 = load ptr, ptr %21, align 8
  %45 = load ptr, ptr %23, align 8
  %46 = load ptr, ptr %26, align 8
  %47 = load double, ptr %29, align 8
  %48 = load ptr, ptr %30, align 8
  store ptr %48, ptr %31, align 8
  %49 = load ptr, ptr %31, align 8
  %50 = load i32, ptr %16, align 4
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %17, align 4
  %53 = sext i32 %52 to i64
  %54 = mul i64 %51, %53
  %55 = getelementptr inbounds double, ptr %49, i64 %54
  store ptr %55, ptr %32, align 8
  %56 = load ptr, ptr %32, align 8
  %57 = load i32, ptr %16, align 4
  %58 = sext i32 %57 to i64
  %59 = load i32, ptr %18, align 4
  %60 = sext i32 %59 to i64
  %61 = mul i64 %58, %60
  %62 = getelementptr inbounds double, ptr %56, i64 %61
  store ptr %62, ptr %33, align 8
  %63 = load ptr, ptr %33, align 8
  %64 = load i32, ptr %17, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %17, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %65, %67
  %69 = getelementptr inbounds double, ptr %63, i64 %68
  store ptr %69, ptr %34, align 8
  %70 = load i32, ptr %16, align 4
  %71 = load i32, ptr %17, align 4
  %72 = load ptr, ptr %24, align 8
  %73 = load i32, ptr %25, align 4
  call void @require_zero_d(i32 noundef %70, i32 noundef %71, ptr noundef %72, i32 noundef %73, ptr noundef @.str.5)
  %74 = load ptr, ptr %27, align 8
  %75 = icmp ne ptr %74, null
  br i1 %75, label %76, label %278

76:                                               ; preds = %15
  %77 = load i32, ptr %16, align 4
  %78 = load i32, ptr %17, align 4
  %79 = sub nsw i32 %77, %78
  %80 = load i32, ptr %18, align 4
  %81 = load ptr, ptr %27, align 8
  %82 = load i32, ptr %17, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = load i32, ptr %28, align 4
  call void @require_zero_d(i32 noundef %79, i32 noundef %80, ptr noundef %84, i32 noundef %85, ptr noundef @.str.6)
  %86 = load i32, ptr %17, align 4
  %87 = load i32, ptr %18, align 4
  %88 = load ptr, ptr %27, align 8
  %89 = load i32, ptr %28, align 4
  %90 = call ptr @packed_d(i32 noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89)
  store ptr %90, ptr %35, align 8
  %91 = load i32, ptr %16, align 4
  %92 = load i32, ptr %18, align 4
  %93 = load ptr, ptr %27, align 8
  %94 = load i32, ptr %28, align 4
  call void @fill_d(double noundef 0.000000e+00, i32 noundef %91, i32 noundef %92, ptr noundef %93, i32 noundef %94)
  %95 = load i32, ptr %17, align 4
  %96 = load i32, ptr %18, align 4
  %97 = load ptr, ptr %33, align 8
  %98 = load i32, ptr %17, align 4
  %99 = load ptr, ptr %35, align 8
  %100 = load i32, ptr %17, align 4
  %101 = call double @ltoad_trtrs_d(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %95, i32 noundef %96, ptr noundef %97, i32 noundef %98, ptr noundef %99, i32 noundef %100)
  %102 = load i32, ptr %17, align 4
  %103 = load i32, ptr %18, align 4
  %104 = load ptr, ptr %33, align 8
  %105 = load i32, ptr %17, align 4
  %106 = load ptr, ptr %35, align 8
  %107 = load i32, ptr %17, align 4
  %108 = call double @ltoad_trtrs_d(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %102, i32 noundef %103, ptr noundef %104, i32 noundef %105, ptr noundef %106, i32 noundef %107)
  %109 = load i32, ptr %16, align 4
  %110 = sext i32 %109 to i64
  %111 = load i32, ptr %18, align 4
  %112 = sext i32 %111 to i64
  %113 = mul i64 %110, %112
  %114 = add i64 %113, 1
  %115 = mul i64 %114, 8
  %116 = call ptr @malloc(i64 noundef %115) #9
  store ptr %116, ptr %36, align 8
  %117 = load i32, ptr %16, align 4
  %118 = sext i32 %117 to i64
  %119 = load i32, ptr %18, align 4
  %120 = sext i32 %119 to i64
  %121 = mul i64 %118, %120
  %122 = add i64 %121, 1
  %123 = mul i64 %122, 8
  %124 = call ptr @malloc(i64 noundef %123) #9
  store ptr %124, ptr %37, align 8
  %125 = load i32, ptr %16, align 4
  %126 = load i32, ptr %18, align 4
  %127 = load i32, ptr %17, align 4
  %128 = load ptr, ptr %31, align 8
  %129 = load i32, ptr %16, align 4
  %130 = load ptr, ptr %35, align 8
  %131 = load i32, ptr %17, align 4
  %132 = load ptr, ptr %36, align 8
  call void @product_d(i32 noundef 0, i32 noundef 0, i32 noundef %125, i32 noundef %126, i32 noundef %127, ptr noundef %128, i32 noundef %129, ptr noundef %130, i32 noundef %131, ptr noundef %132)
  %133 = load i32, ptr %16, align 4
  %134 = load i32, ptr %18, align 4
  %135 = load i32, ptr %17, align 4
  %136 = load ptr, ptr %31, align 8
  %137 = load i32, ptr %16, align 4
  %138 = load ptr, ptr %34, align 8
  %139 = load i32, ptr %17, align 4
  %140 = load ptr, ptr %37, align 8
  call void @product_d(i32 noundef 0, i32 noundef 0, i32 noundef %133, i32 noundef %134, i32 noundef %135, ptr noundef %136, i32 noundef %137, ptr noundef %138, i32 noundef %139, ptr noundef %140)
  store i64 0, ptr %38, align 8
  br label %141

141:                                              ; preds = %165, %76
  %142 = load ptr, ptr %22, align 8
  %143 = icmp ne ptr %142, null
  br i1 %143, label %144, label %152

144:                                              ; preds = %141
  %145 = load i64, ptr %38, align 8
  %146 = load i32, ptr %16, align 4
  %147 = sext i32 %146 to i64
  %148 = load i32, ptr %18, align 4
  %149 = sext i32 %148 to i64
  %150 = mul i64 %147, %149
  %151 = icmp ult i64 %145, %150
  br label %152

152:                                              ; preds = %144, %141
  %153 = phi i1 [ false, %141 ], [ %151, %144 ]
  br i1 %153, label %155, label %154

154:                                              ; preds = %152
  br label %168

155:                                              ; preds = %152
  %156 = load ptr, ptr %36, align 8
  %157 = load i64, ptr %38, align 8
  %158 = getelementptr inbounds double, ptr %156, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = load ptr, ptr %22, align 8
  %161 = load i64, ptr %38, align 8
  %162 = getelementptr inbounds double, ptr %160, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = fadd double %163, %159
  store double %164, ptr %162, align 8
  br label %165

165:                                              ; preds = %155
  %166 = load i64, ptr %38, align 8
  %167 = add i64 %166, 1
  store i64 %167, ptr %38, align 8
  br label %141

168:                                              ; preds = %154
  store i32 0, ptr %39, align 4
  br label %169

169:                                              ; preds = %271, %168
  %170 = load ptr, ptr %20, align 8
  %171 = icmp ne ptr %170, null
  br i1 %171, label %172, label %176

172:                                              ; preds = %169
  %173 = load i32, ptr %39, align 4
  %174 = load i32, ptr %18, align 4
  %175 = icmp slt i32 %173, %174
  br label %176

176:                                              ; preds = %172, %169
  %177 = phi i1 [ false, %169 ], [ %175, %172 ]
  br i1 %177, label %179, label %178

178:                                              ; preds = %176
  store i32 5, ptr %40, align 4
  br label %274

179:                                              ; preds = %176
  store i32 0, ptr %41, align 4
  br label %180

180:                                              ; preds = %267, %179
  %181 = load i32, ptr %41, align 4
  %182 = load i32, ptr %17, align 4
  %183 = icmp slt i32 %181, %182
  br i1 %183, label %185, label %184

184:                                              ; preds = %180
  store i32 8, ptr %40, align 4
  br label %270

185:                                              ; preds = %180
  store i32 0, ptr %42, align 4
  br label %186

186:                                              ; preds = %263, %185
  %187 = load i32, ptr %42, align 4
  %188 = load i32, ptr %16, align 4
  %189 = icmp slt i32 %187, %188
  br i1 %189, label %191, label %190

190:                                              ; preds = %186
  store i32 11, ptr %40, align 4
  br label %266

191:                                              ; preds = %186
  %192 = load ptr, ptr %32, align 8
  %193 = load i32, ptr %42, align 4
  %194 = sext i32 %193 to i64
  %195 = load i32, ptr %39, align 4
  %196 = sext i32 %195 to i64
  %197 = load i32, ptr %16, align 4
  %198 = sext i32 %197 to i64
  %199 = mul i64 %196, %198
  %200 = add i64 %194, %199
  %201 = getelementptr inbounds double, ptr %192, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = load ptr, ptr %37, align 8
  %204 = load i32, ptr %42, align 4
  %205 = sext i32 %204 to i64
  %206 = load i32, ptr %39, align 4
  %207 = sext i32 %206 to i64
  %208 = load i32, ptr %16, align 4
  %209 = sext i32 %208 to i64
  %210 = mul i64 %207, %209
  %211 = add i64 %205, %210
  %212 = getelementptr inbounds double, ptr %203, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = fsub double %202, %213
  %215 = load ptr, ptr %35, align 8
  %216 = load i32, ptr %41, align 4
  %217 = sext i32 %216 to i64
  %218 = load i32, ptr %39, align 4
  %219 = sext i32 %218 to i64
  %220 = load i32, ptr %17, align 4
  %221 = sext i32 %220 to i64
  %222 = mul i64 %219, %221
  %223 = add i64 %217, %222
  %224 = getelementptr inbounds double, ptr %215, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = load ptr, ptr %36, align 8
  %227 = load i32, ptr %42, align 4
  %228 = sext i32 %227 to i64
  %229 = load i32, ptr %39, align 4
  %230 = sext i32 %229 to i64
  %231 = load i32, ptr %16, align 4
  %232 = sext i32 %231 to i64
  %233 = mul i64 %230, %232
  %234 = add i64 %228, %233
  %235 = getelementptr inbounds double, ptr %226, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = load ptr, ptr %34, align 8
  %238 = load i32, ptr %41, align 4
  %239 = sext i32 %238 to i64
  %240 = load i32, ptr %39, align 4
  %241 = sext i32 %240 to i64
  %242 = load i32, ptr %17, align 4
  %243 = sext i32 %242 to i64
  %244 = mul i64 %241, %243
  %245 = add i64 %239, %244
  %246 = getelementptr inbounds double, ptr %237, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = fmul double %236, %247
  %249 = fneg double %248
  %250 = call double @llvm.fmuladd.f64(double %214, double %225, double %249)
  %251 = load ptr, ptr %20, align 8
  %252 = load i32, ptr %42, align 4
  %253 = sext i32 %252 to i64
  %254 = load i32, ptr %41, align 4
  %255 = sext i32 %254 to i64
  %256 = load i32, ptr %16, align 4
  %257 = sext i32 %256 to i64
  %258 = mul i64 %255, %257
  %259 = add i64 %253, %258
  %260 = getelementptr inbounds double, ptr %251, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = fadd double %261, %250
  store double %262, ptr %260, align 8
  br label %263

263:                                              ; preds = %191
  %264 = load i32, ptr %42, align 4
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %42, align 4
  br label %186

266:                                              ; preds = %190
  br label %267

267:                                              ; preds = %266
  %268 = load i32, ptr %41, align 4
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %41, align 4
  br label %180

270:                                              ; preds = %184
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %39, align 4
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %39, align 4
  br label %169

274:                                              ; preds = %178
  %275 = load ptr, ptr %35, align 8
  call void @free(ptr noundef %275)
  %276 = load ptr, ptr %36, align 8
  call void @free(ptr noundef %276)
  %277 = load ptr, ptr %37, align 8
  call void @free(ptr noundef %277)
  br label %278

278:                                              ; preds = %274, %15
  %279 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %279)
  ret void
}

define internal void @require_zero_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %8, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %22

13:                                               ; preds = %5
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr %7, align 4
  %16 = load ptr, ptr %8, align 8
  %17 = load i32, ptr %9, align 4
  %18 = call i32 @all_zero_d(i32 noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %13
  %21 = load ptr, ptr %10, align 8
  call void @refuse(ptr noundef %21)
  br label %22

22:                                               ; preds = %20, %13, %5
  ret void
}

define dso_local double @ltoad_gels_tangent_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #3 {
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store ptr %3, ptr %17, align 8
  store ptr %4, ptr %18, align 8
  store ptr %5, ptr %19, align 8
  store ptr %6, ptr %20, align 8
  store ptr %7, ptr %21, align 8
  store ptr %8, ptr %22, align 8
  store i32 %9, ptr %23, align 4
  store ptr %10, ptr %24, align 8
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  store double 0x7FF8000000000000, ptr %27, align 8
  %38 = load i32, ptr %14, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %16, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  %43 = add i64 %42, 1
  %44 = mul i64 %43, 8
  %45 = call ptr @malloc(i64 noundef %44) #9
  store ptr %45, ptr %28, align 8
  %46 = load i32, ptr %14, align 4
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr %16, align 4
  %49 = sext i32 %48 to i64
  %50 = mul i64 %47, %49
  %51 = add i64 %50, 1
  %52 = mul i64 %51, 8
  %53 = call ptr @malloc(i64 noundef %52) #9
  store ptr %53, ptr %29, align 8
  %54 = load i32, ptr %15, align 4
  %55 = sext i32 %54 to i64
  %56 = load i32, ptr %16, align 4
  %57 = sext i32 %56 to i64
  %58 = mul i64 %55, %57
  %59 = add i64 %58, 1
  %60 = mul i64 %59, 8
  %61 = call ptr @malloc(i64 noundef %60) #9
  store ptr %61, ptr %30, align 8
  %62 = load i32, ptr %15, align 4
  %63 = sext i32 %62 to i64
  %64 = load i32, ptr %16, align 4
  %65 = sext i32 %64 to i64
  %66 = mul i64 %63, %65
  %67 = add i64 %66, 1
  %68 = mul i64 %67, 8
  %69 = call ptr @malloc(i64 noundef %68) #9
  store ptr %69, ptr %31, align 8
  %70 = load i32, ptr %14, align 4
  %71 = load i32, ptr %16, align 4
  %72 = load i32, ptr %15, align 4
  %73 = load ptr, ptr %17, align 8
  %74 = load i32, ptr %14, align 4
  %75 = load ptr, ptr %24, align 8
  %76 = load i32, ptr %26, align 4
  %77 = load ptr, ptr %28, align 8
  call void @product_d(i32 noundef 0, i32 noundef 0, i32 noundef %70, i32 noundef %71, i32 noundef %72, ptr noundef %73, i32 noundef %74, ptr noundef %75, i32 noundef %76, ptr noundef %77)
  store i64 0, ptr %32, align 8
  br label %78

78:                                               ; preds = %103, %13
  %79 = load i64, ptr %32, align 8
  %80 = load i32, ptr %14, align 4
  %81 = sext i32 %80 to i64
  %82 = load i32, ptr %16, align 4
  %83 = sext i32 %82 to i64
  %84 = mul i64 %81, %83
  %85 = icmp ult i64 %79, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %78
  br label %106

87:                                               ; preds = %78
  %88 = load ptr, ptr %19, align 8
  %89 = load i64, ptr %32, align 8
  %90 = getelementptr inbounds double, ptr %88, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = load ptr, ptr %28, align 8
  %93 = load i64, ptr %32, align 8
  %94 = getelementptr inbounds double, ptr %92, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fsub double %91, %95
  %97 = load ptr, ptr %28, align 8
  %98 = load i64, ptr %32, align 8
  %99 = getelementptr inbounds double, ptr %97, i64 %98
  store double %96, ptr %99, align 8
  %100 = load ptr, ptr %29, align 8
  %101 = load i64, ptr %32, align 8
  %102 = getelementptr inbounds double, ptr %100, i64 %101
  store double 0.000000e+00, ptr %102, align 8
  br label %103

103:                                              ; preds = %87
  %104 = load i64, ptr %32, align 8
  %105 = add i64 %104, 1
  store i64 %105, ptr %32, align 8
  br label %78

106:                                              ; preds = %86
  %107 = load ptr, ptr %18, align 8
  %108 = icmp ne ptr %107, null
  br i1 %108, label %109, label %118

109:                                              ; preds = %106
  %110 = load i32, ptr %14, align 4
  %111 = load i32, ptr %16, align 4
  %112 = load i32, ptr %15, align 4
  %113 = load ptr, ptr %18, align 8
  %114 = load i32, ptr %14, align 4
  %115 = load ptr, ptr %24, align 8
  %116 = load i32, ptr %26, align 4
  %117 = load ptr, ptr %29, align 8
  call void @product_d(i32 noundef 0, i32 noundef 0, i32 noundef %110, i32 noundef %111, i32 noundef %112, ptr noundef %113, i32 noundef %114, ptr noundef %115, i32 noundef %116, ptr noundef %117)
  br label %118

118:                                              ; preds = %109, %106
  store i64 0, ptr %33, align 8
  br label %119

119:                                              ; preds = %147, %118
  %120 = load i64, ptr %33, align 8
  %121 = load i32, ptr %14, align 4
  %122 = sext i32 %121 to i64
  %123 = load i32, ptr %16, align 4
  %124 = sext i32 %123 to i64
  %125 = mul i64 %122, %124
  %126 = icmp ult i64 %120, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %119
  br label %150

128:                                              ; preds = %119
  %129 = load ptr, ptr %20, align 8
  %130 = icmp ne ptr %129, null
  br i1 %130, label %131, label %136

131:                                              ; preds = %128
  %132 = load ptr, ptr %20, align 8
  %133 = load i64, ptr %33, align 8
  %134 = getelementptr inbounds double, ptr %132, i64 %133
  %135 = load double, ptr %134, align 8
  br label %137

136:                                              ; preds = %128
  br label %137

137:                                              ; preds = %136, %131
  %138 = phi double [ %135, %131 ], [ 0.000000e+00, %136 ]
  %139 = load ptr, ptr %29, align 8
  %140 = load i64, ptr %33, align 8
  %141 = getelementptr inbounds double, ptr %139, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fsub double %138, %142
  %144 = load ptr, ptr %29, align 8
  %145 = load i64, ptr %33, align 8
  %146 = getelementptr inbounds double, ptr %144, i64 %145
  store double %143, ptr %146, align 8
  br label %147

147:                                              ; preds = %137
  %148 = load i64, ptr %33, align 8
  %149 = add i64 %148, 1
  store i64 %149, ptr %33, align 8
  br label %119

150:                                              ; preds = %127
  %151 = load i32, ptr %15, align 4
  %152 = load i32, ptr %16, align 4
  %153 = load i32, ptr %14, align 4
  %154 = load ptr, ptr %17, align 8
  %155 = load i32, ptr %14, align 4
  %156 = load ptr, ptr %29, align 8
  %157 = load i32, ptr %14, align 4
  %158 = load ptr, ptr %30, align 8
  call void @product_d(i32 noundef 1, i32 noundef 0, i32 noundef %151, i32 noundef %152, i32 noundef %153, ptr noundef %154, i32 noundef %155, ptr noundef %156, i32 noundef %157, ptr noundef %158)
  %159 = load i32, ptr %15, align 4
  %160 = load i32, ptr %16, align 4
  %161 = load ptr, ptr %31, align 8
  %162 = load i32, ptr %15, align 4
  call void @fill_d(double noundef 0.000000e+00, i32 noundef %159, i32 noundef %160, ptr noundef %161, i32 noundef %162)
  %163 = load ptr, ptr %18, align 8
  %164 = icmp ne ptr %163, null
  br i1 %164, label %165, label %174

165:                                              ; preds = %150
  %166 = load i32, ptr %15, align 4
  %167 = load i32, ptr %16, align 4
  %168 = load i32, ptr %14, align 4
  %169 = load ptr, ptr %18, align 8
  %170 = load i32, ptr %14, align 4
  %171 = load ptr, ptr %28, align 8
  %172 = load i32, ptr %14, align 4
  %173 = load ptr, ptr %31, align 8
  call void @product_d(i32 noundef 1, i32 noundef 0, i32 noundef %166, i32 noundef %167, i32 noundef %168, ptr noundef %169, i32 noundef %170, ptr noundef %171, i32 noundef %172, ptr noundef %173)
  br label %174

174:                                              ; preds = %165, %150
  store i64 0, ptr %34, align 8
  br label %175

175:                                              ; preds = %194, %174
  %176 = load i64, ptr %34, align 8
  %177 = load i32, ptr %15, align 4
  %178 = sext i32 %177 to i64
  %179 = load i32, ptr %16, align 4
  %180 = sext i32 %179 to i64
  %181 = mul i64 %178, %180
  %182 = icmp ult i64 %176, %181
  br i1 %182, label %184, label %183

183:                                              ; preds = %175
  br label %197

184:                                              ; preds = %175
  %185 = load ptr, ptr %31, align 8
  %186 = load i64, ptr %34, align 8
  %187 = getelementptr inbounds double, ptr %185, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = load ptr, ptr %30, align 8
  %190 = load i64, ptr %34, align 8
  %191 = getelementptr inbounds double, ptr %189, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = fadd double %192, %188
  store double %193, ptr %191, align 8
  br label %194

194:                                              ; preds = %184
  %195 = load i64, ptr %34, align 8
  %196 = add i64 %195, 1
  store i64 %196, ptr %34, align 8
  br label %175

197:                                              ; preds = %183
  %198 = load i32, ptr %15, align 4
  %199 = load i32, ptr %16, align 4
  %200 = load ptr, ptr %21, align 8
  %201 = load i32, ptr %23, align 4
  %202 = load ptr, ptr %30, align 8
  %203 = load i32, ptr %15, align 4
  %204 = call double @ltoad_trtrs_d(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %198, i32 noundef %199, ptr noundef %200, i32 noundef %201, ptr noundef %202, i32 noundef %203)
  %205 = load i32, ptr %15, align 4
  %206 = load i32, ptr %16, align 4
  %207 = load ptr, ptr %21, align 8
  %208 = load i32, ptr %23, align 4
  %209 = load ptr, ptr %30, align 8
  %210 = load i32, ptr %15, align 4
  %211 = call double @ltoad_trtrs_d(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %205, i32 noundef %206, ptr noundef %207, i32 noundef %208, ptr noundef %209, i32 noundef %210)
  store i32 0, ptr %35, align 4
  br label %212

212:                                              ; preds = %261, %197
  %213 = load ptr, ptr %25, align 8
  %214 = icmp ne ptr %213, null
  br i1 %214, label %215, label %219

215:                                              ; preds = %212
  %216 = load i32, ptr %35, align 4
  %217 = load i32, ptr %16, align 4
  %218 = icmp slt i32 %216, %217
  br label %219

219:                                              ; preds = %215, %212
  %220 = phi i1 [ false, %212 ], [ %218, %215 ]
  br i1 %220, label %222, label %221

221:                                              ; preds = %219
  store i32 11, ptr %36, align 4
  br label %264

222:                                              ; preds = %219
  store i32 0, ptr %37, align 4
  br label %223

223:                                              ; preds = %257, %222
  %224 = load i32, ptr %37, align 4
  %225 = load i32, ptr %14, align 4
  %226 = icmp slt i32 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 14, ptr %36, align 4
  br label %260

228:                                              ; preds = %223
  %229 = load i32, ptr %37, align 4
  %230 = load i32, ptr %15, align 4
  %231 = icmp slt i32 %229, %230
  br i1 %231, label %232, label %244

232:                                              ; preds = %228
  %233 = load ptr, ptr %30, align 8
  %234 = load i32, ptr %37, align 4
  %235 = sext i32 %234 to i64
  %236 = load i32, ptr %35, align 4
  %237 = sext i32 %236 to i64
  %238 = load i32, ptr %15, align 4
  %239 = sext i32 %238 to i64
  %240 = mul i64 %237, %239
  %241 = add i64 %235, %240
  %242 = getelementptr inbounds double, ptr %233, i64 %241
  %243 = load double, ptr %242, align 8
  br label %245

244:                                              ; preds = %228
  br label %245

245:                                              ; preds = %244, %232
  %246 = phi double [ %243, %232 ], [ 0x7FF8000000000000, %244 ]
  %247 = load ptr, ptr %25, align 8
  %248 = load i32, ptr %37, align 4
  %249 = sext i32 %248 to i64
  %250 = load i32, ptr %35, align 4
  %251 = sext i32 %250 to i64
  %252 = load i32, ptr %26, align 4
  %253 = sext i32 %252 to i64
  %254 = mul i64 %251, %253
  %255 = add i64 %249, %254
  %256 = getelementptr inbounds double, ptr %247, i64 %255
  store double %246, ptr %256, align 8
  br label %257

257:                                              ; preds = %245
  %258 = load i32, ptr %37, align 4
  %259 = add nsw i32 %258, 1
  store i32 %259, ptr %37, align 4
  br label %223

260:                                              ; preds = %227
  br label %261

261:                                              ; preds = %260
  %262 = load i32, ptr %35, align 4
  %263 = add nsw i32 %262, 1
  store i32 %263, ptr %35, align 4
  br label %212

264:                                              ; preds = %221
  %265 = load i32, ptr %14, align 4
  %266 = load i32, ptr %15, align 4
  %267 = load ptr, ptr %22, align 8
  %268 = load i32, ptr %23, align 4
  call void @fill_d(double noundef 0x7FF8000000000000, i32 noundef %265, i32 noundef %266, ptr noundef %267, i32 noundef %268)
  %269 = load ptr, ptr %28, align 8
  call void @free(ptr noundef %269)
  %270 = load ptr, ptr %29, align 8
  call void @free(ptr noundef %270)
  %271 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %271)
  %272 = load ptr, ptr %31, align 8
  call void @free(ptr noundef %272)
  store i32 1, ptr %36, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_gtsv_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #0 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store ptr %5, ptr %16, align 8
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %22 = load ptr, ptr %13, align 8
  %23 = load ptr, ptr %14, align 8
  %24 = load ptr, ptr %15, align 8
  store i32 0, ptr %21, align 4
  %25 = load ptr, ptr %16, align 8
  %26 = load ptr, ptr %17, align 8
  %27 = load ptr, ptr %18, align 8
  %28 = load ptr, ptr %19, align 8
  call void @native.dgtsv_(ptr noundef %11, ptr noundef %12, ptr noundef %25, ptr noundef %26, ptr noundef %27, ptr noundef %28, ptr noundef %20, ptr noundef %21)
  %29 = load i32, ptr %21, align 4
  %30 = sitofp i32 %29 to double
  ret double %30
}

declare void @native.dgtsv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define dso_local { ptr, double } @ltoad_gtsv_augmented_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16) #3 {
  %18 = alloca %struct.forward_d, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  store i32 %0, ptr %19, align 4
  store i32 %1, ptr %20, align 4
  store ptr %2, ptr %21, align 8
  store ptr %3, ptr %22, align 8
  store ptr %4, ptr %23, align 8
  store ptr %5, ptr %24, align 8
  store ptr %6, ptr %25, align 8
  store ptr %7, ptr %26, align 8
  store ptr %8, ptr %27, align 8
  store ptr %9, ptr %28, align 8
  store ptr %10, ptr %29, align 8
  store ptr %11, ptr %30, align 8
  store ptr %12, ptr %31, align 8
  store ptr %13, ptr %32, align 8
  store ptr %14, ptr %33, align 8
  store ptr %15, ptr %34, align 8
  store i32 %16, ptr %35, align 4
  %42 = load ptr, ptr %22, align 8
  %43 = load ptr, ptr %24, align 8
  %44 = load ptr, ptr %26, align 8
  %45 = load ptr, ptr %28, align 8
  %46 = load ptr, ptr %30, align 8
  %47 = load ptr, ptr %32, align 8
  %48 = load ptr, ptr %34, align 8
  %49 = load i32, ptr %19, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %20, align 4
  %52 = add nsw i32 3, %51
  %53 = sext i32 %52 to i64
  %54 = mul i64 %50, %53
  %55 = add i64 %54, 1
  %56 = mul i64 %55, 8
  %57 = call ptr @malloc(i64 noundef %56) #9
  store ptr %57, ptr %36, align 8
  %58 = load ptr, ptr %36, align 8
  %59 = load i32, ptr %19, align 4
  %60 = mul nsw i32 3, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %58, i64 %61
  store ptr %62, ptr %37, align 8
  store i32 0, ptr %38, align 4
  br label %63

63:                                               ; preds = %117, %17
  %64 = load i32, ptr %38, align 4
  %65 = load i32, ptr %19, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  br label %120

68:                                               ; preds = %63
  %69 = load i32, ptr %38, align 4
  %70 = add nsw i32 %69, 1
  %71 = load i32, ptr %19, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %79

73:                                               ; preds = %68
  %74 = load ptr, ptr %21, align 8
  %75 = load i32, ptr %38, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %74, i64 %76
  %78 = load double, ptr %77, align 8
  br label %80

79:                                               ; preds = %68
  br label %80

80:                                               ; preds = %79, %73
  %81 = phi double [ %78, %73 ], [ 0.000000e+00, %79 ]
  %82 = load ptr, ptr %36, align 8
  %83 = load i32, ptr %38, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %82, i64 %84
  store double %81, ptr %85, align 8
  %86 = load ptr, ptr %23, align 8
  %87 = load i32, ptr %38, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %86, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = load ptr, ptr %36, align 8
  %92 = load i32, ptr %19, align 4
  %93 = load i32, ptr %38, align 4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %91, i64 %95
  store double %90, ptr %96, align 8
  %97 = load i32, ptr %38, align 4
  %98 = add nsw i32 %97, 1
  %99 = load i32, ptr %19, align 4
  %100 = icmp slt i32 %98, %99
  br i1 %100, label %101, label %107

101:                                              ; preds = %80
  %102 = load ptr, ptr %25, align 8
  %103 = load i32, ptr %38, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  %106 = load double, ptr %105, align 8
  br label %108

107:                                              ; preds = %80
  br label %108

108:                                              ; preds = %107, %101
  %109 = phi double [ %106, %101 ], [ 0.000000e+00, %107 ]
  %110 = load ptr, ptr %36, align 8
  %111 = load i32, ptr %19, align 4
  %112 = mul nsw i32 2, %111
  %113 = load i32, ptr %38, align 4
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds double, ptr %110, i64 %115
  store double %109, ptr %116, align 8
  br label %117

117:                                              ; preds = %108
  %118 = load i32, ptr %38, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %38, align 4
  br label %63

120:                                              ; preds = %67
  %121 = load i32, ptr %19, align 4
  %122 = load i32, ptr %20, align 4
  %123 = load ptr, ptr %21, align 8
  %124 = load ptr, ptr %23, align 8
  %125 = load ptr, ptr %25, align 8
  %126 = load ptr, ptr %27, align 8
  %127 = load ptr, ptr %29, align 8
  %128 = load ptr, ptr %31, align 8
  %129 = load ptr, ptr %33, align 8
  %130 = load i32, ptr %35, align 4
  %131 = call double @ltoad_gtsv_d(i32 noundef %121, i32 noundef %122, ptr noundef %123, ptr noundef %124, ptr noundef %125, ptr noundef %126, ptr noundef %127, ptr noundef %128, ptr noundef %129, i32 noundef %130)
  %132 = getelementptr inbounds %struct.forward_d, ptr %18, i32 0, i32 1
  store double %131, ptr %132, align 8
  store i32 0, ptr %39, align 4
  br label %133

133:                                              ; preds = %170, %120
  %134 = load i32, ptr %39, align 4
  %135 = load i32, ptr %20, align 4
  %136 = icmp slt i32 %134, %135
  br i1 %136, label %138, label %137

137:                                              ; preds = %133
  store i32 5, ptr %40, align 4
  br label %173

138:                                              ; preds = %133
  store i32 0, ptr %41, align 4
  br label %139

139:                                              ; preds = %166, %138
  %140 = load i32, ptr %41, align 4
  %141 = load i32, ptr %19, align 4
  %142 = icmp slt i32 %140, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %139
  store i32 8, ptr %40, align 4
  br label %169

144:                                              ; preds = %139
  %145 = load ptr, ptr %33, align 8
  %146 = load i32, ptr %41, align 4
  %147 = sext i32 %146 to i64
  %148 = load i32, ptr %39, align 4
  %149 = sext i32 %148 to i64
  %150 = load i32, ptr %35, align 4
  %151 = sext i32 %150 to i64
  %152 = mul i64 %149, %151
  %153 = add i64 %147, %152
  %154 = getelementptr inbounds double, ptr %145, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = load ptr, ptr %37, align 8
  %157 = load i32, ptr %41, align 4
  %158 = sext i32 %157 to i64
  %159 = load i32, ptr %39, align 4
  %160 = sext i32 %159 to i64
  %161 = load i32, ptr %19, align 4
  %162 = sext i32 %161 to i64
  %163 = mul i64 %160, %162
  %164 = add i64 %158, %163
  %165 = getelementptr inbounds double, ptr %156, i64 %164
  store double %155, ptr %165, align 8
  br label %166

166:                                              ; preds = %144
  %167 = load i32, ptr %41, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %41, align 4
  br label %139

169:                                              ; preds = %143
  br label %170

170:                                              ; preds = %169
  %171 = load i32, ptr %39, align 4
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %39, align 4
  br label %133

173:                                              ; preds = %137
  %174 = load ptr, ptr %36, align 8
  %175 = getelementptr inbounds %struct.forward_d, ptr %18, i32 0, i32 0
  store ptr %174, ptr %175, align 8
  store i32 1, ptr %40, align 4
  %176 = load { ptr, double }, ptr %18, align 8
  ret { ptr, double } %176
}

define dso_local void @ltoad_gtsv_reverse_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, double noundef %17, ptr noundef %18) #3 {
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca i32, align 4
  %37 = alloca double, align 8
  %38 = alloca ptr, align 8
  %39 = alloca ptr, align 8
  %40 = alloca ptr, align 8
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  store i32 %0, ptr %20, align 4
  store i32 %1, ptr %21, align 4
  store ptr %2, ptr %22, align 8
  store ptr %3, ptr %23, align 8
  store ptr %4, ptr %24, align 8
  store ptr %5, ptr %25, align 8
  store ptr %6, ptr %26, align 8
  store ptr %7, ptr %27, align 8
  store ptr %8, ptr %28, align 8
  store ptr %9, ptr %29, align 8
  store ptr %10, ptr %30, align 8
  store ptr %11, ptr %31, align 8
  store ptr %12, ptr %32, align 8
  store ptr %13, ptr %33, align 8
  store ptr %14, ptr %34, align 8
  store ptr %15, ptr %35, align 8
  store i32 %16, ptr %36, align 4
  store double %17, ptr %37, align 8
  store ptr %18, ptr %38, align 8
  %44 = load ptr, ptr %22, align 8
  %45 = load ptr, ptr %24, align 8
  %46 = load ptr, ptr %26, align 8
  %47 = load ptr, ptr %28, align 8
  %48 = load ptr, ptr %30, align 8
  %49 = load ptr, ptr %32, align 8
  %50 = load ptr, ptr %34, align 8
  %51 = load double, ptr %37, align 8
  %52 = load ptr, ptr %38, align 8
  store ptr %52, ptr %39, align 8
  %53 = load ptr, ptr %39, align 8
  %54 = load i32, ptr %20, align 4
  %55 = mul nsw i32 3, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %53, i64 %56
  store ptr %57, ptr %40, align 8
  %58 = load i32, ptr %20, align 4
  %59 = sub nsw i32 %58, 1
  %60 = load ptr, ptr %29, align 8
  %61 = load i32, ptr %20, align 4
  call void @require_zero_d(i32 noundef %59, i32 noundef 1, ptr noundef %60, i32 noundef %61, ptr noundef @ltoad_gtsv_reverse_d.what)
  %62 = load i32, ptr %20, align 4
  %63 = load ptr, ptr %31, align 8
  %64 = load i32, ptr %20, align 4
  call void @require_zero_d(i32 noundef %62, i32 noundef 1, ptr noundef %63, i32 noundef %64, ptr noundef @ltoad_gtsv_reverse_d.what)
  %65 = load i32, ptr %20, align 4
  %66 = sub nsw i32 %65, 1
  %67 = load ptr, ptr %33, align 8
  %68 = load i32, ptr %20, align 4
  call void @require_zero_d(i32 noundef %66, i32 noundef 1, ptr noundef %67, i32 noundef %68, ptr noundef @ltoad_gtsv_reverse_d.what)
  %69 = load ptr, ptr %35, align 8
  %70 = icmp ne ptr %69, null
  br i1 %70, label %71, label %86

71:                                               ; preds = %19
  %72 = load i32, ptr %20, align 4
  %73 = load i32, ptr %21, align 4
  %74 = load ptr, ptr %39, align 8
  %75 = load i32, ptr %20, align 4
  %76 = mul nsw i32 2, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %74, i64 %77
  %79 = load ptr, ptr %39, align 8
  %80 = load i32, ptr %20, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  %83 = load ptr, ptr %39, align 8
  %84 = load ptr, ptr %35, align 8
  %85 = load i32, ptr %36, align 4
  call void @solve_diagonals_d(i32 noundef %72, i32 noundef %73, ptr noundef %78, ptr noundef %82, ptr noundef %83, ptr noundef %84, i32 noundef %85)
  br label %86

86:                                               ; preds = %71, %19
  store i32 0, ptr %41, align 4
  br label %87

87:                                               ; preds = %219, %86
  %88 = load ptr, ptr %35, align 8
  %89 = icmp ne ptr %88, null
  br i1 %89, label %90, label %94

90:                                               ; preds = %87
  %91 = load i32, ptr %41, align 4
  %92 = load i32, ptr %21, align 4
  %93 = icmp slt i32 %91, %92
  br label %94

94:                                               ; preds = %90, %87
  %95 = phi i1 [ false, %87 ], [ %93, %90 ]
  br i1 %95, label %97, label %96

96:                                               ; preds = %94
  store i32 2, ptr %42, align 4
  br label %222

97:                                               ; preds = %94
  store i32 0, ptr %43, align 4
  br label %98

98:                                               ; preds = %215, %97
  %99 = load i32, ptr %43, align 4
  %100 = load i32, ptr %20, align 4
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %98
  store i32 5, ptr %42, align 4
  br label %218

103:                                              ; preds = %98
  %104 = load ptr, ptr %25, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %136

106:                                              ; preds = %103
  %107 = load ptr, ptr %35, align 8
  %108 = load i32, ptr %43, align 4
  %109 = sext i32 %108 to i64
  %110 = load i32, ptr %41, align 4
  %111 = sext i32 %110 to i64
  %112 = load i32, ptr %36, align 4
  %113 = sext i32 %112 to i64
  %114 = mul i64 %111, %113
  %115 = add i64 %109, %114
  %116 = getelementptr inbounds double, ptr %107, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = load ptr, ptr %40, align 8
  %119 = load i32, ptr %43, align 4
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr %41, align 4
  %122 = sext i32 %121 to i64
  %123 = load i32, ptr %20, align 4
  %124 = sext i32 %123 to i64
  %125 = mul i64 %122, %124
  %126 = add i64 %120, %125
  %127 = getelementptr inbounds double, ptr %118, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = load ptr, ptr %25, align 8
  %130 = load i32, ptr %43, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr %129, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = fneg double %117
  %135 = call double @llvm.fmuladd.f64(double %134, double %128, double %133)
  store double %135, ptr %132, align 8
  br label %136

136:                                              ; preds = %106, %103
  %137 = load ptr, ptr %23, align 8
  %138 = icmp ne ptr %137, null
  br i1 %138, label %139, label %175

139:                                              ; preds = %136
  %140 = load i32, ptr %43, align 4
  %141 = add nsw i32 %140, 1
  %142 = load i32, ptr %20, align 4
  %143 = icmp slt i32 %141, %142
  br i1 %143, label %144, label %175

144:                                              ; preds = %139
  %145 = load ptr, ptr %35, align 8
  %146 = load i32, ptr %43, align 4
  %147 = add nsw i32 %146, 1
  %148 = sext i32 %147 to i64
  %149 = load i32, ptr %41, align 4
  %150 = sext i32 %149 to i64
  %151 = load i32, ptr %36, align 4
  %152 = sext i32 %151 to i64
  %153 = mul i64 %150, %152
  %154 = add i64 %148, %153
  %155 = getelementptr inbounds double, ptr %145, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = load ptr, ptr %40, align 8
  %158 = load i32, ptr %43, align 4
  %159 = sext i32 %158 to i64
  %160 = load i32, ptr %41, align 4
  %161 = sext i32 %160 to i64
  %162 = load i32, ptr %20, align 4
  %163 = sext i32 %162 to i64
  %164 = mul i64 %161, %163
  %165 = add i64 %159, %164
  %166 = getelementptr inbounds double, ptr %157, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = load ptr, ptr %23, align 8
  %169 = load i32, ptr %43, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds double, ptr %168, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = fneg double %156
  %174 = call double @llvm.fmuladd.f64(double %173, double %167, double %172)
  store double %174, ptr %171, align 8
  br label %175

175:                                              ; preds = %144, %139, %136
  %176 = load ptr, ptr %27, align 8
  %177 = icmp ne ptr %176, null
  br i1 %177, label %178, label %214

178:                                              ; preds = %175
  %179 = load i32, ptr %43, align 4
  %180 = add nsw i32 %179, 1
  %181 = load i32, ptr %20, align 4
  %182 = icmp slt i32 %180, %181
  br i1 %182, label %183, label %214

183:                                              ; preds = %178
  %184 = load ptr, ptr %35, align 8
  %185 = load i32, ptr %43, align 4
  %186 = sext i32 %185 to i64
  %187 = load i32, ptr %41, align 4
  %188 = sext i32 %187 to i64
  %189 = load i32, ptr %36, align 4
  %190 = sext i32 %189 to i64
  %191 = mul i64 %188, %190
  %192 = add i64 %186, %191
  %193 = getelementptr inbounds double, ptr %184, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = load ptr, ptr %40, align 8
  %196 = load i32, ptr %43, align 4
  %197 = add nsw i32 %196, 1
  %198 = sext i32 %197 to i64
  %199 = load i32, ptr %41, align 4
  %200 = sext i32 %199 to i64
  %201 = load i32, ptr %20, align 4
  %202 = sext i32 %201 to i64
  %203 = mul i64 %200, %202
  %204 = add i64 %198, %203
  %205 = getelementptr inbounds double, ptr %195, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = load ptr, ptr %27, align 8
  %208 = load i32, ptr %43, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds double, ptr %207, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = fneg double %194
  %213 = call double @llvm.fmuladd.f64(double %212, double %206, double %211)
  store double %213, ptr %210, align 8
  br label %214

214:                                              ; preds = %183, %178, %175
  br label %215

215:                                              ; preds = %214
  %216 = load i32, ptr %43, align 4
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr %43, align 4
  br label %98

218:                                              ; preds = %102
  br label %219

219:                                              ; preds = %218
  %220 = load i32, ptr %41, align 4
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr %41, align 4
  br label %87

222:                                              ; preds = %96
  %223 = load ptr, ptr %38, align 8
  call void @free(ptr noundef %223)
  ret void
}

define internal void @solve_diagonals_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %18 = load i32, ptr %8, align 4
  %19 = sub nsw i32 %18, 1
  %20 = load ptr, ptr %10, align 8
  %21 = load i32, ptr %8, align 4
  %22 = call ptr @packed_d(i32 noundef %19, i32 noundef 1, ptr noundef %20, i32 noundef %21)
  store ptr %22, ptr %15, align 8
  %23 = load i32, ptr %8, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %8, align 4
  %26 = call ptr @packed_d(i32 noundef %23, i32 noundef 1, ptr noundef %24, i32 noundef %25)
  store ptr %26, ptr %16, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sub nsw i32 %27, 1
  %29 = load ptr, ptr %12, align 8
  %30 = load i32, ptr %8, align 4
  %31 = call ptr @packed_d(i32 noundef %28, i32 noundef 1, ptr noundef %29, i32 noundef %30)
  store ptr %31, ptr %17, align 8
  %32 = load i32, ptr %8, align 4
  %33 = load i32, ptr %9, align 4
  %34 = load ptr, ptr %10, align 8
  %35 = load ptr, ptr %11, align 8
  %36 = load ptr, ptr %12, align 8
  %37 = load ptr, ptr %15, align 8
  %38 = load ptr, ptr %16, align 8
  %39 = load ptr, ptr %17, align 8
  %40 = load ptr, ptr %13, align 8
  %41 = load i32, ptr %14, align 4
  %42 = call double @ltoad_gtsv_d(i32 noundef %32, i32 noundef %33, ptr noundef %34, ptr noundef %35, ptr noundef %36, ptr noundef %37, ptr noundef %38, ptr noundef %39, ptr noundef %40, i32 noundef %41)
  %43 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %43)
  %44 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %44)
  %45 = load ptr, ptr %17, align 8
  call void @free(ptr noundef %45)
  ret void
}

define dso_local double @ltoad_gtsv_tangent_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16) #3 {
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca double, align 8
  %39 = alloca double, align 8
  store i32 %0, ptr %18, align 4
  store i32 %1, ptr %19, align 4
  store ptr %2, ptr %20, align 8
  store ptr %3, ptr %21, align 8
  store ptr %4, ptr %22, align 8
  store ptr %5, ptr %23, align 8
  store ptr %6, ptr %24, align 8
  store ptr %7, ptr %25, align 8
  store ptr %8, ptr %26, align 8
  store ptr %9, ptr %27, align 8
  store ptr %10, ptr %28, align 8
  store ptr %11, ptr %29, align 8
  store ptr %12, ptr %30, align 8
  store ptr %13, ptr %31, align 8
  store ptr %14, ptr %32, align 8
  store ptr %15, ptr %33, align 8
  store i32 %16, ptr %34, align 4
  %40 = load ptr, ptr %26, align 8
  %41 = load ptr, ptr %28, align 8
  %42 = load ptr, ptr %30, align 8
  store i32 0, ptr %35, align 4
  br label %43

43:                                               ; preds = %155, %17
  %44 = load ptr, ptr %33, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %46, label %50

46:                                               ; preds = %43
  %47 = load i32, ptr %35, align 4
  %48 = load i32, ptr %19, align 4
  %49 = icmp slt i32 %47, %48
  br label %50

50:                                               ; preds = %46, %43
  %51 = phi i1 [ false, %43 ], [ %49, %46 ]
  br i1 %51, label %53, label %52

52:                                               ; preds = %50
  store i32 2, ptr %36, align 4
  br label %158

53:                                               ; preds = %50
  store i32 0, ptr %37, align 4
  br label %54

54:                                               ; preds = %151, %53
  %55 = load i32, ptr %37, align 4
  %56 = load i32, ptr %18, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  store i32 5, ptr %36, align 4
  br label %154

59:                                               ; preds = %54
  %60 = load ptr, ptr %23, align 8
  %61 = icmp ne ptr %60, null
  br i1 %61, label %62, label %80

62:                                               ; preds = %59
  %63 = load ptr, ptr %23, align 8
  %64 = load i32, ptr %37, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %63, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = load ptr, ptr %32, align 8
  %69 = load i32, ptr %37, align 4
  %70 = sext i32 %69 to i64
  %71 = load i32, ptr %35, align 4
  %72 = sext i32 %71 to i64
  %73 = load i32, ptr %34, align 4
  %74 = sext i32 %73 to i64
  %75 = mul i64 %72, %74
  %76 = add i64 %70, %75
  %77 = getelementptr inbounds double, ptr %68, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fmul double %67, %78
  br label %81

80:                                               ; preds = %59
  br label %81

81:                                               ; preds = %80, %62
  %82 = phi double [ %79, %62 ], [ 0.000000e+00, %80 ]
  store double %82, ptr %38, align 8
  %83 = load ptr, ptr %21, align 8
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %109

85:                                               ; preds = %81
  %86 = load i32, ptr %37, align 4
  %87 = icmp sgt i32 %86, 0
  br i1 %87, label %88, label %109

88:                                               ; preds = %85
  %89 = load ptr, ptr %21, align 8
  %90 = load i32, ptr %37, align 4
  %91 = sub nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %89, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = load ptr, ptr %32, align 8
  %96 = load i32, ptr %37, align 4
  %97 = sub nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = load i32, ptr %35, align 4
  %100 = sext i32 %99 to i64
  %101 = load i32, ptr %34, align 4
  %102 = sext i32 %101 to i64
  %103 = mul i64 %100, %102
  %104 = add i64 %98, %103
  %105 = getelementptr inbounds double, ptr %95, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = load double, ptr %38, align 8
  %108 = call double @llvm.fmuladd.f64(double %94, double %106, double %107)
  store double %108, ptr %38, align 8
  br label %109

109:                                              ; preds = %88, %85, %81
  %110 = load ptr, ptr %25, align 8
  %111 = icmp ne ptr %110, null
  br i1 %111, label %112, label %137

112:                                              ; preds = %109
  %113 = load i32, ptr %37, align 4
  %114 = add nsw i32 %113, 1
  %115 = load i32, ptr %18, align 4
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %117, label %137

117:                                              ; preds = %112
  %118 = load ptr, ptr %25, align 8
  %119 = load i32, ptr %37, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %118, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = load ptr, ptr %32, align 8
  %124 = load i32, ptr %37, align 4
  %125 = add nsw i32 %124, 1
  %126 = sext i32 %125 to i64
  %127 = load i32, ptr %35, align 4
  %128 = sext i32 %127 to i64
  %129 = load i32, ptr %34, align 4
  %130 = sext i32 %129 to i64
  %131 = mul i64 %128, %130
  %132 = add i64 %126, %131
  %133 = getelementptr inbounds double, ptr %123, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = load double, ptr %38, align 8
  %136 = call double @llvm.fmuladd.f64(double %122, double %134, double %135)
  store double %136, ptr %38, align 8
  br label %137

137:                                              ; preds = %117, %112, %109
  %138 = load double, ptr %38, align 8
  %139 = load ptr, ptr %33, align 8
  %140 = load i32, ptr %37, align 4
  %141 = sext i32 %140 to i64
  %142 = load i32, ptr %35, align 4
  %143 = sext i32 %142 to i64
  %144 = load i32, ptr %34, align 4
  %145 = sext i32 %144 to i64
  %146 = mul i64 %143, %145
  %147 = add i64 %141, %146
  %148 = getelementptr inbounds double, ptr %139, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fsub double %149, %138
  store double %150, ptr %148, align 8
  br label %151

151:                                              ; preds = %137
  %152 = load i32, ptr %37, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %37, align 4
  br label %54

154:                                              ; preds = %58
  br label %155

155:                                              ; preds = %154
  %156 = load i32, ptr %35, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %35, align 4
  br label %43

158:                                              ; preds = %52
  %159 = load ptr, ptr %33, align 8
  %160 = icmp ne ptr %159, null
  br i1 %160, label %161, label %169

161:                                              ; preds = %158
  %162 = load i32, ptr %18, align 4
  %163 = load i32, ptr %19, align 4
  %164 = load ptr, ptr %20, align 8
  %165 = load ptr, ptr %22, align 8
  %166 = load ptr, ptr %24, align 8
  %167 = load ptr, ptr %33, align 8
  %168 = load i32, ptr %34, align 4
  call void @solve_diagonals_d(i32 noundef %162, i32 noundef %163, ptr noundef %164, ptr noundef %165, ptr noundef %166, ptr noundef %167, i32 noundef %168)
  br label %169

169:                                              ; preds = %161, %158
  store double 0x7FF8000000000000, ptr %39, align 8
  %170 = load i32, ptr %18, align 4
  %171 = sub nsw i32 %170, 1
  %172 = load ptr, ptr %27, align 8
  %173 = load i32, ptr %18, align 4
  call void @fill_d(double noundef 0x7FF8000000000000, i32 noundef %171, i32 noundef 1, ptr noundef %172, i32 noundef %173)
  %174 = load i32, ptr %18, align 4
  %175 = load ptr, ptr %29, align 8
  %176 = load i32, ptr %18, align 4
  call void @fill_d(double noundef 0x7FF8000000000000, i32 noundef %174, i32 noundef 1, ptr noundef %175, i32 noundef %176)
  %177 = load i32, ptr %18, align 4
  %178 = sub nsw i32 %177, 1
  %179 = load ptr, ptr %31, align 8
  %180 = load i32, ptr %18, align 4
  call void @fill_d(double noundef 0x7FF8000000000000, i32 noundef %178, i32 noundef 1, ptr noundef %179, i32 noundef %180)
  store i32 1, ptr %36, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_trtrs_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #0 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  store i32 0, ptr %19, align 4
  %20 = load i32, ptr %10, align 4
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i64
  %23 = select i1 %21, ptr @.str, ptr @.str.1
  %24 = load i32, ptr %11, align 4
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, ptr @.str.2, ptr @.str.3
  %28 = load i32, ptr %12, align 4
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i64
  %31 = select i1 %29, ptr @.str, ptr @.str.3
  %32 = load ptr, ptr %15, align 8
  %33 = load ptr, ptr %17, align 8
  call void @native.strtrs_(ptr noundef %23, ptr noundef %27, ptr noundef %31, ptr noundef %13, ptr noundef %14, ptr noundef %32, ptr noundef %16, ptr noundef %33, ptr noundef %18, ptr noundef %19, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  %34 = load i32, ptr %19, align 4
  %35 = sitofp i32 %34 to double
  ret double %35
}

declare void @native.strtrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_trtrs_augmented_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca %struct.forward_s, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store ptr %5, ptr %18, align 8
  store ptr %6, ptr %19, align 8
  store i32 %7, ptr %20, align 4
  store ptr %8, ptr %21, align 8
  store ptr %9, ptr %22, align 8
  store i32 %10, ptr %23, align 4
  %24 = load ptr, ptr %22, align 8
  %25 = load i32, ptr %13, align 4
  %26 = load i32, ptr %14, align 4
  %27 = load i32, ptr %15, align 4
  %28 = load i32, ptr %16, align 4
  %29 = load i32, ptr %17, align 4
  %30 = load ptr, ptr %18, align 8
  %31 = load i32, ptr %20, align 4
  %32 = load ptr, ptr %21, align 8
  %33 = load i32, ptr %23, align 4
  %34 = call double @ltoad_trtrs_s(i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, ptr noundef %30, i32 noundef %31, ptr noundef %32, i32 noundef %33)
  %35 = getelementptr inbounds %struct.forward_s, ptr %12, i32 0, i32 1
  store double %34, ptr %35, align 8
  %36 = load i32, ptr %16, align 4
  %37 = load i32, ptr %16, align 4
  %38 = load ptr, ptr %18, align 8
  %39 = load i32, ptr %20, align 4
  %40 = call ptr @packed_s(i32 noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39)
  %41 = load ptr, ptr %19, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %49

43:                                               ; preds = %11
  %44 = load i32, ptr %16, align 4
  %45 = load i32, ptr %17, align 4
  %46 = load ptr, ptr %21, align 8
  %47 = load i32, ptr %23, align 4
  %48 = call ptr @packed_s(i32 noundef %44, i32 noundef %45, ptr noundef %46, i32 noundef %47)
  br label %50

49:                                               ; preds = %11
  br label %50

50:                                               ; preds = %49, %43
  %51 = phi ptr [ %48, %43 ], [ null, %49 ]
  %52 = call ptr @keep_s(ptr noundef %40, ptr noundef null, ptr noundef %51)
  %53 = getelementptr inbounds %struct.forward_s, ptr %12, i32 0, i32 0
  store ptr %52, ptr %53, align 8
  %54 = load { ptr, double }, ptr %12, align 8
  ret { ptr, double } %54
}

define internal ptr @keep_s(ptr noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = call ptr @malloc(i64 noundef 24) #9
  store ptr %8, ptr %7, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = load ptr, ptr %7, align 8
  %11 = getelementptr inbounds %struct.kept_s, ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds %struct.kept_s, ptr %13, i32 0, i32 2
  store ptr %12, ptr %14, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds %struct.kept_s, ptr %16, i32 0, i32 1
  store ptr %15, ptr %17, align 8
  %18 = load ptr, ptr %7, align 8
  ret ptr %18
}

define internal ptr @packed_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = add i64 %17, 1
  %19 = mul i64 %18, 4
  %20 = call ptr @malloc(i64 noundef %19) #9
  store ptr %20, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %58, %4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  br label %61

26:                                               ; preds = %21
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %54, %26
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %5, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 5, ptr %11, align 4
  br label %57

32:                                               ; preds = %27
  %33 = load ptr, ptr %7, align 8
  %34 = load i32, ptr %12, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %10, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %8, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %37, %39
  %41 = add i64 %35, %40
  %42 = getelementptr inbounds float, ptr %33, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %12, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %10, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %5, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %46, %51
  %53 = getelementptr inbounds float, ptr %44, i64 %52
  store float %43, ptr %53, align 4
  br label %54

54:                                               ; preds = %32
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %12, align 4
  br label %27

57:                                               ; preds = %31
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %10, align 4
  br label %21

61:                                               ; preds = %25
  %62 = load ptr, ptr %9, align 8
  store i32 1, ptr %11, align 4
  ret ptr %62
}

define dso_local void @ltoad_trtrs_reverse_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, double noundef %11, ptr noundef %12) #3 {
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca double, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store ptr %5, ptr %19, align 8
  store ptr %6, ptr %20, align 8
  store i32 %7, ptr %21, align 4
  store ptr %8, ptr %22, align 8
  store ptr %9, ptr %23, align 8
  store i32 %10, ptr %24, align 4
  store double %11, ptr %25, align 8
  store ptr %12, ptr %26, align 8
  %28 = load ptr, ptr %19, align 8
  %29 = load ptr, ptr %22, align 8
  %30 = load double, ptr %25, align 8
  %31 = load ptr, ptr %26, align 8
  store ptr %31, ptr %27, align 8
  %32 = load ptr, ptr %23, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %50

34:                                               ; preds = %13
  %35 = load i32, ptr %14, align 4
  %36 = load i32, ptr %15, align 4
  %37 = icmp ne i32 %36, 0
  %38 = xor i1 %37, true
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %16, align 4
  %41 = load i32, ptr %17, align 4
  %42 = load i32, ptr %18, align 4
  %43 = load ptr, ptr %27, align 8
  %44 = getelementptr inbounds %struct.kept_s, ptr %43, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = load i32, ptr %17, align 4
  %47 = load ptr, ptr %23, align 8
  %48 = load i32, ptr %24, align 4
  %49 = call double @ltoad_trtrs_s(i32 noundef %35, i32 noundef %39, i32 noundef %40, i32 noundef %41, i32 noundef %42, ptr noundef %45, i32 noundef %46, ptr noundef %47, i32 noundef %48)
  br label %50

50:                                               ; preds = %34, %13
  %51 = load ptr, ptr %20, align 8
  %52 = icmp ne ptr %51, null
  br i1 %52, label %53, label %72

53:                                               ; preds = %50
  %54 = load ptr, ptr %23, align 8
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %72

56:                                               ; preds = %53
  %57 = load i32, ptr %15, align 4
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %72

59:                                               ; preds = %56
  %60 = load i32, ptr %14, align 4
  %61 = load i32, ptr %16, align 4
  %62 = load i32, ptr %17, align 4
  %63 = load i32, ptr %18, align 4
  %64 = load ptr, ptr %27, align 8
  %65 = getelementptr inbounds %struct.kept_s, ptr %64, i32 0, i32 1
  %66 = load ptr, ptr %65, align 8
  %67 = load i32, ptr %17, align 4
  %68 = load ptr, ptr %23, align 8
  %69 = load i32, ptr %24, align 4
  %70 = load ptr, ptr %20, align 8
  %71 = load i32, ptr %21, align 4
  call void @add_triangle_s(i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71)
  br label %92

72:                                               ; preds = %56, %53, %50
  %73 = load ptr, ptr %20, align 8
  %74 = icmp ne ptr %73, null
  br i1 %74, label %75, label %91

75:                                               ; preds = %72
  %76 = load ptr, ptr %23, align 8
  %77 = icmp ne ptr %76, null
  br i1 %77, label %78, label %91

78:                                               ; preds = %75
  %79 = load i32, ptr %14, align 4
  %80 = load i32, ptr %16, align 4
  %81 = load i32, ptr %17, align 4
  %82 = load i32, ptr %18, align 4
  %83 = load ptr, ptr %23, align 8
  %84 = load i32, ptr %24, align 4
  %85 = load ptr, ptr %27, align 8
  %86 = getelementptr inbounds %struct.kept_s, ptr %85, i32 0, i32 1
  %87 = load ptr, ptr %86, align 8
  %88 = load i32, ptr %17, align 4
  %89 = load ptr, ptr %20, align 8
  %90 = load i32, ptr %21, align 4
  call void @add_triangle_s(i32 noundef %79, i32 noundef %80, i32 noundef %81, i32 noundef %82, ptr noundef %83, i32 noundef %84, ptr noundef %87, i32 noundef %88, ptr noundef %89, i32 noundef %90)
  br label %91

91:                                               ; preds = %78, %75, %72
  br label %92

92:                                               ; preds = %91, %59
  %93 = load ptr, ptr %27, align 8
  call void @forget_s(ptr noundef %93)
  ret void
}

define internal void @add_triangle_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #3 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store i32 %7, ptr %18, align 4
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %28

28:                                               ; preds = %111, %10
  %29 = load i32, ptr %21, align 4
  %30 = load i32, ptr %14, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %22, align 4
  br label %114

33:                                               ; preds = %28
  store i32 0, ptr %23, align 4
  br label %34

34:                                               ; preds = %107, %33
  %35 = load i32, ptr %23, align 4
  %36 = load i32, ptr %13, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 5, ptr %22, align 4
  br label %110

39:                                               ; preds = %34
  %40 = load i32, ptr %11, align 4
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  br label %47

43:                                               ; preds = %39
  %44 = load i32, ptr %23, align 4
  %45 = load i32, ptr %12, align 4
  %46 = add nsw i32 %44, %45
  br label %47

47:                                               ; preds = %43, %42
  %48 = phi i32 [ 0, %42 ], [ %46, %43 ]
  store i32 %48, ptr %24, align 4
  %49 = load i32, ptr %11, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %56

51:                                               ; preds = %47
  %52 = load i32, ptr %23, align 4
  %53 = add nsw i32 %52, 1
  %54 = load i32, ptr %12, align 4
  %55 = sub nsw i32 %53, %54
  br label %58

56:                                               ; preds = %47
  %57 = load i32, ptr %13, align 4
  br label %58

58:                                               ; preds = %56, %51
  %59 = phi i32 [ %55, %51 ], [ %57, %56 ]
  store i32 %59, ptr %25, align 4
  %60 = load ptr, ptr %17, align 8
  %61 = load i32, ptr %23, align 4
  %62 = sext i32 %61 to i64
  %63 = load i32, ptr %21, align 4
  %64 = sext i32 %63 to i64
  %65 = load i32, ptr %18, align 4
  %66 = sext i32 %65 to i64
  %67 = mul i64 %64, %66
  %68 = add i64 %62, %67
  %69 = getelementptr inbounds float, ptr %60, i64 %68
  %70 = load float, ptr %69, align 4
  store float %70, ptr %26, align 4
  %71 = load i32, ptr %24, align 4
  store i32 %71, ptr %27, align 4
  br label %72

72:                                               ; preds = %103, %58
  %73 = load i32, ptr %27, align 4
  %74 = load i32, ptr %25, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 8, ptr %22, align 4
  br label %106

77:                                               ; preds = %72
  %78 = load ptr, ptr %15, align 8
  %79 = load i32, ptr %27, align 4
  %80 = sext i32 %79 to i64
  %81 = load i32, ptr %21, align 4
  %82 = sext i32 %81 to i64
  %83 = load i32, ptr %16, align 4
  %84 = sext i32 %83 to i64
  %85 = mul i64 %82, %84
  %86 = add i64 %80, %85
  %87 = getelementptr inbounds float, ptr %78, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = load float, ptr %26, align 4
  %90 = load ptr, ptr %19, align 8
  %91 = load i32, ptr %27, align 4
  %92 = sext i32 %91 to i64
  %93 = load i32, ptr %23, align 4
  %94 = sext i32 %93 to i64
  %95 = load i32, ptr %20, align 4
  %96 = sext i32 %95 to i64
  %97 = mul i64 %94, %96
  %98 = add i64 %92, %97
  %99 = getelementptr inbounds float, ptr %90, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = fneg float %88
  %102 = call float @llvm.fmuladd.f32(float %101, float %89, float %100)
  store float %102, ptr %99, align 4
  br label %103

103:                                              ; preds = %77
  %104 = load i32, ptr %27, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %27, align 4
  br label %72

106:                                              ; preds = %76
  br label %107

107:                                              ; preds = %106
  %108 = load i32, ptr %23, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %23, align 4
  br label %34

110:                                              ; preds = %38
  br label %111

111:                                              ; preds = %110
  %112 = load i32, ptr %21, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %21, align 4
  br label %28

114:                                              ; preds = %32
  ret void
}

define internal void @forget_s(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.kept_s, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %5)
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.kept_s, ptr %6, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %8)
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds %struct.kept_s, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %11)
  %12 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %12)
  ret void
}

define dso_local double @ltoad_trtrs_tangent_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store ptr %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  store ptr %8, ptr %20, align 8
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  %23 = load ptr, ptr %18, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %40

25:                                               ; preds = %11
  %26 = load ptr, ptr %21, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %40

28:                                               ; preds = %25
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %14, align 4
  %32 = load i32, ptr %15, align 4
  %33 = load i32, ptr %16, align 4
  %34 = load ptr, ptr %18, align 8
  %35 = load i32, ptr %19, align 4
  %36 = load ptr, ptr %20, align 8
  %37 = load i32, ptr %22, align 4
  %38 = load ptr, ptr %21, align 8
  %39 = load i32, ptr %22, align 4
  call void @subtract_triangle_s(i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39)
  br label %40

40:                                               ; preds = %28, %25, %11
  %41 = load ptr, ptr %21, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %54

43:                                               ; preds = %40
  %44 = load i32, ptr %12, align 4
  %45 = load i32, ptr %13, align 4
  %46 = load i32, ptr %14, align 4
  %47 = load i32, ptr %15, align 4
  %48 = load i32, ptr %16, align 4
  %49 = load ptr, ptr %17, align 8
  %50 = load i32, ptr %19, align 4
  %51 = load ptr, ptr %21, align 8
  %52 = load i32, ptr %22, align 4
  %53 = call double @ltoad_trtrs_s(i32 noundef %44, i32 noundef %45, i32 noundef %46, i32 noundef %47, i32 noundef %48, ptr noundef %49, i32 noundef %50, ptr noundef %51, i32 noundef %52)
  br label %54

54:                                               ; preds = %43, %40
  ret double 0.000000e+00
}

define internal void @subtract_triangle_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store ptr %5, ptr %17, align 8
  store i32 %6, ptr %18, align 4
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %29

29:                                               ; preds = %151, %11
  %30 = load i32, ptr %23, align 4
  %31 = load i32, ptr %16, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  store i32 2, ptr %24, align 4
  br label %154

34:                                               ; preds = %29
  store i32 0, ptr %25, align 4
  br label %35

35:                                               ; preds = %147, %34
  %36 = load i32, ptr %25, align 4
  %37 = load i32, ptr %15, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 5, ptr %24, align 4
  br label %150

40:                                               ; preds = %35
  %41 = load i32, ptr %12, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %40
  br label %48

44:                                               ; preds = %40
  %45 = load i32, ptr %25, align 4
  %46 = load i32, ptr %14, align 4
  %47 = add nsw i32 %45, %46
  br label %48

48:                                               ; preds = %44, %43
  %49 = phi i32 [ 0, %43 ], [ %47, %44 ]
  store i32 %49, ptr %26, align 4
  %50 = load i32, ptr %12, align 4
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %57

52:                                               ; preds = %48
  %53 = load i32, ptr %25, align 4
  %54 = add nsw i32 %53, 1
  %55 = load i32, ptr %14, align 4
  %56 = sub nsw i32 %54, %55
  br label %59

57:                                               ; preds = %48
  %58 = load i32, ptr %15, align 4
  br label %59

59:                                               ; preds = %57, %52
  %60 = phi i32 [ %56, %52 ], [ %58, %57 ]
  store i32 %60, ptr %27, align 4
  %61 = load i32, ptr %26, align 4
  store i32 %61, ptr %28, align 4
  br label %62

62:                                               ; preds = %143, %59
  %63 = load i32, ptr %28, align 4
  %64 = load i32, ptr %27, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %67, label %66

66:                                               ; preds = %62
  store i32 8, ptr %24, align 4
  br label %146

67:                                               ; preds = %62
  %68 = load i32, ptr %13, align 4
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %106

70:                                               ; preds = %67
  %71 = load ptr, ptr %17, align 8
  %72 = load i32, ptr %28, align 4
  %73 = sext i32 %72 to i64
  %74 = load i32, ptr %25, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %18, align 4
  %77 = sext i32 %76 to i64
  %78 = mul i64 %75, %77
  %79 = add i64 %73, %78
  %80 = getelementptr inbounds float, ptr %71, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = load ptr, ptr %19, align 8
  %83 = load i32, ptr %28, align 4
  %84 = sext i32 %83 to i64
  %85 = load i32, ptr %23, align 4
  %86 = sext i32 %85 to i64
  %87 = load i32, ptr %20, align 4
  %88 = sext i32 %87 to i64
  %89 = mul i64 %86, %88
  %90 = add i64 %84, %89
  %91 = getelementptr inbounds float, ptr %82, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = load ptr, ptr %21, align 8
  %94 = load i32, ptr %25, align 4
  %95 = sext i32 %94 to i64
  %96 = load i32, ptr %23, align 4
  %97 = sext i32 %96 to i64
  %98 = load i32, ptr %22, align 4
  %99 = sext i32 %98 to i64
  %100 = mul i64 %97, %99
  %101 = add i64 %95, %100
  %102 = getelementptr inbounds float, ptr %93, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = fneg float %81
  %105 = call float @llvm.fmuladd.f32(float %104, float %92, float %103)
  store float %105, ptr %102, align 4
  br label %142

106:                                              ; preds = %67
  %107 = load ptr, ptr %17, align 8
  %108 = load i32, ptr %28, align 4
  %109 = sext i32 %108 to i64
  %110 = load i32, ptr %25, align 4
  %111 = sext i32 %110 to i64
  %112 = load i32, ptr %18, align 4
  %113 = sext i32 %112 to i64
  %114 = mul i64 %111, %113
  %115 = add i64 %109, %114
  %116 = getelementptr inbounds float, ptr %107, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = load ptr, ptr %19, align 8
  %119 = load i32, ptr %25, align 4
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr %23, align 4
  %122 = sext i32 %121 to i64
  %123 = load i32, ptr %20, align 4
  %124 = sext i32 %123 to i64
  %125 = mul i64 %122, %124
  %126 = add i64 %120, %125
  %127 = getelementptr inbounds float, ptr %118, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load ptr, ptr %21, align 8
  %130 = load i32, ptr %28, align 4
  %131 = sext i32 %130 to i64
  %132 = load i32, ptr %23, align 4
  %133 = sext i32 %132 to i64
  %134 = load i32, ptr %22, align 4
  %135 = sext i32 %134 to i64
  %136 = mul i64 %133, %135
  %137 = add i64 %131, %136
  %138 = getelementptr inbounds float, ptr %129, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = fneg float %117
  %141 = call float @llvm.fmuladd.f32(float %140, float %128, float %139)
  store float %141, ptr %138, align 4
  br label %142

142:                                              ; preds = %106, %70
  br label %143

143:                                              ; preds = %142
  %144 = load i32, ptr %28, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %28, align 4
  br label %62

146:                                              ; preds = %66
  br label %147

147:                                              ; preds = %146
  %148 = load i32, ptr %25, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr %25, align 4
  br label %35

150:                                              ; preds = %39
  br label %151

151:                                              ; preds = %150
  %152 = load i32, ptr %23, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %23, align 4
  br label %29

154:                                              ; preds = %33
  ret void
}

define dso_local double @ltoad_getrf_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  store i32 0, ptr %11, align 4
  %12 = load ptr, ptr %8, align 8
  %13 = load ptr, ptr %10, align 8
  call void @native.sgetrf_(ptr noundef %6, ptr noundef %7, ptr noundef %12, ptr noundef %9, ptr noundef %13, ptr noundef %11)
  %14 = load i32, ptr %11, align 4
  %15 = sitofp i32 %14 to double
  ret double %15
}

declare void @native.sgetrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define dso_local { ptr, double } @ltoad_getrf_augmented_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #3 {
  %8 = alloca %struct.forward_s, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %16 = load ptr, ptr %12, align 8
  %17 = load ptr, ptr %15, align 8
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %10, align 4
  %20 = load ptr, ptr %11, align 8
  %21 = load i32, ptr %13, align 4
  %22 = load ptr, ptr %14, align 8
  %23 = call double @ltoad_getrf_s(i32 noundef %18, i32 noundef %19, ptr noundef %20, i32 noundef %21, ptr noundef %22)
  %24 = getelementptr inbounds %struct.forward_s, ptr %8, i32 0, i32 1
  store double %23, ptr %24, align 8
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %10, align 4
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %13, align 4
  %29 = call ptr @packed_s(i32 noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28)
  %30 = load i32, ptr %9, align 4
  %31 = load i32, ptr %10, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %7
  %34 = load i32, ptr %9, align 4
  br label %37

35:                                               ; preds = %7
  %36 = load i32, ptr %10, align 4
  br label %37

37:                                               ; preds = %35, %33
  %38 = phi i32 [ %34, %33 ], [ %36, %35 ]
  %39 = load ptr, ptr %14, align 8
  %40 = call ptr @pivots_s(i32 noundef %38, ptr noundef %39)
  %41 = call ptr @keep_s(ptr noundef %29, ptr noundef %40, ptr noundef null)
  %42 = getelementptr inbounds %struct.forward_s, ptr %8, i32 0, i32 0
  store ptr %41, ptr %42, align 8
  %43 = load { ptr, double }, ptr %8, align 8
  ret { ptr, double } %43
}

define internal ptr @pivots_s(i32 noundef %0, ptr noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %7 = load i32, ptr %3, align 4
  %8 = add nsw i32 %7, 1
  %9 = sext i32 %8 to i64
  %10 = mul i64 %9, 4
  %11 = call ptr @malloc(i64 noundef %10) #9
  store ptr %11, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %12

12:                                               ; preds = %27, %2
  %13 = load i32, ptr %6, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  br label %30

17:                                               ; preds = %12
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  store i32 %22, ptr %26, align 4
  br label %27

27:                                               ; preds = %17
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %12

30:                                               ; preds = %16
  %31 = load ptr, ptr %5, align 8
  ret ptr %31
}

define dso_local void @ltoad_getrf_reverse_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, ptr noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca double, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store double %7, ptr %17, align 8
  store ptr %8, ptr %18, align 8
  %20 = load ptr, ptr %12, align 8
  %21 = load ptr, ptr %15, align 8
  %22 = load ptr, ptr %16, align 8
  %23 = load double, ptr %17, align 8
  %24 = load ptr, ptr %18, align 8
  store ptr %24, ptr %19, align 8
  %25 = load ptr, ptr %13, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %38

27:                                               ; preds = %9
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = load ptr, ptr %19, align 8
  %31 = getelementptr inbounds %struct.kept_s, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %19, align 8
  %34 = getelementptr inbounds %struct.kept_s, ptr %33, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %13, align 8
  %37 = load i32, ptr %14, align 4
  call void @getrf_adjoint_s(i32 noundef %28, i32 noundef %29, ptr noundef %32, ptr noundef %35, ptr noundef %36, i32 noundef %37)
  br label %38

38:                                               ; preds = %27, %9
  %39 = load ptr, ptr %19, align 8
  call void @forget_s(ptr noundef %39)
  ret void
}

define internal void @getrf_adjoint_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #3 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %31 = load i32, ptr %7, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %36

34:                                               ; preds = %6
  %35 = load i32, ptr %7, align 4
  br label %38

36:                                               ; preds = %6
  %37 = load i32, ptr %8, align 4
  br label %38

38:                                               ; preds = %36, %34
  %39 = phi i32 [ %35, %34 ], [ %37, %36 ]
  store i32 %39, ptr %13, align 4
  %40 = load i32, ptr %7, align 4
  %41 = load i32, ptr %8, align 4
  %42 = load ptr, ptr %11, align 8
  %43 = load i32, ptr %12, align 4
  %44 = call i32 @all_zero_s(i32 noundef %40, i32 noundef %41, ptr noundef %42, i32 noundef %43)
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %47

46:                                               ; preds = %38
  store i32 1, ptr %14, align 4
  br label %403

47:                                               ; preds = %38
  %48 = load i32, ptr %7, align 4
  %49 = load i32, ptr %8, align 4
  %50 = icmp sgt i32 %48, %49
  br i1 %50, label %51, label %130

51:                                               ; preds = %47
  %52 = load ptr, ptr %11, align 8
  %53 = load i32, ptr %8, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  store ptr %55, ptr %15, align 8
  %56 = load i32, ptr %7, align 4
  %57 = load i32, ptr %8, align 4
  %58 = sub nsw i32 %56, %57
  %59 = load i32, ptr %8, align 4
  %60 = load ptr, ptr %9, align 8
  %61 = load i32, ptr %7, align 4
  %62 = load ptr, ptr %15, align 8
  %63 = load i32, ptr %12, align 4
  call void @solve_right_s(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %58, i32 noundef %59, ptr noundef %60, i32 noundef %61, ptr noundef %62, i32 noundef %63)
  store i32 0, ptr %16, align 4
  br label %64

64:                                               ; preds = %126, %51
  %65 = load i32, ptr %16, align 4
  %66 = load i32, ptr %8, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %64
  store i32 2, ptr %14, align 4
  br label %129

69:                                               ; preds = %64
  store i32 0, ptr %17, align 4
  br label %70

70:                                               ; preds = %122, %69
  %71 = load i32, ptr %17, align 4
  %72 = load i32, ptr %16, align 4
  %73 = icmp sle i32 %71, %72
  br i1 %73, label %75, label %74

74:                                               ; preds = %70
  store i32 5, ptr %14, align 4
  br label %125

75:                                               ; preds = %70
  %76 = load i32, ptr %8, align 4
  store i32 %76, ptr %18, align 4
  br label %77

77:                                               ; preds = %118, %75
  %78 = load i32, ptr %18, align 4
  %79 = load i32, ptr %7, align 4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %77
  store i32 8, ptr %14, align 4
  br label %121

82:                                               ; preds = %77
  %83 = load ptr, ptr %9, align 8
  %84 = load i32, ptr %18, align 4
  %85 = sext i32 %84 to i64
  %86 = load i32, ptr %17, align 4
  %87 = sext i32 %86 to i64
  %88 = load i32, ptr %7, align 4
  %89 = sext i32 %88 to i64
  %90 = mul i64 %87, %89
  %91 = add i64 %85, %90
  %92 = getelementptr inbounds float, ptr %83, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = load ptr, ptr %11, align 8
  %95 = load i32, ptr %18, align 4
  %96 = sext i32 %95 to i64
  %97 = load i32, ptr %16, align 4
  %98 = sext i32 %97 to i64
  %99 = load i32, ptr %12, align 4
  %100 = sext i32 %99 to i64
  %101 = mul i64 %98, %100
  %102 = add i64 %96, %101
  %103 = getelementptr inbounds float, ptr %94, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = load ptr, ptr %11, align 8
  %106 = load i32, ptr %17, align 4
  %107 = sext i32 %106 to i64
  %108 = load i32, ptr %16, align 4
  %109 = sext i32 %108 to i64
  %110 = load i32, ptr %12, align 4
  %111 = sext i32 %110 to i64
  %112 = mul i64 %109, %111
  %113 = add i64 %107, %112
  %114 = getelementptr inbounds float, ptr %105, i64 %113
  %115 = load float, ptr %114, align 4
  %116 = fneg float %93
  %117 = call float @llvm.fmuladd.f32(float %116, float %104, float %115)
  store float %117, ptr %114, align 4
  br label %118

118:                                              ; preds = %82
  %119 = load i32, ptr %18, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %18, align 4
  br label %77

121:                                              ; preds = %81
  br label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %17, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %17, align 4
  br label %70

125:                                              ; preds = %74
  br label %126

126:                                              ; preds = %125
  %127 = load i32, ptr %16, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %16, align 4
  br label %64

129:                                              ; preds = %68
  br label %130

130:                                              ; preds = %129, %47
  %131 = load i32, ptr %8, align 4
  %132 = load i32, ptr %7, align 4
  %133 = icmp sgt i32 %131, %132
  br i1 %133, label %134, label %220

134:                                              ; preds = %130
  %135 = load ptr, ptr %11, align 8
  %136 = load i32, ptr %7, align 4
  %137 = sext i32 %136 to i64
  %138 = load i32, ptr %12, align 4
  %139 = sext i32 %138 to i64
  %140 = mul i64 %137, %139
  %141 = add i64 0, %140
  %142 = getelementptr inbounds float, ptr %135, i64 %141
  store ptr %142, ptr %19, align 8
  %143 = load i32, ptr %7, align 4
  %144 = load i32, ptr %8, align 4
  %145 = load i32, ptr %7, align 4
  %146 = sub nsw i32 %144, %145
  %147 = load ptr, ptr %9, align 8
  %148 = load i32, ptr %7, align 4
  %149 = load ptr, ptr %19, align 8
  %150 = load i32, ptr %12, align 4
  %151 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %143, i32 noundef %146, ptr noundef %147, i32 noundef %148, ptr noundef %149, i32 noundef %150)
  %152 = load i32, ptr %7, align 4
  store i32 %152, ptr %20, align 4
  br label %153

153:                                              ; preds = %216, %134
  %154 = load i32, ptr %20, align 4
  %155 = load i32, ptr %8, align 4
  %156 = icmp slt i32 %154, %155
  br i1 %156, label %158, label %157

157:                                              ; preds = %153
  store i32 11, ptr %14, align 4
  br label %219

158:                                              ; preds = %153
  store i32 0, ptr %21, align 4
  br label %159

159:                                              ; preds = %212, %158
  %160 = load i32, ptr %21, align 4
  %161 = load i32, ptr %7, align 4
  %162 = icmp slt i32 %160, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %159
  store i32 14, ptr %14, align 4
  br label %215

164:                                              ; preds = %159
  %165 = load i32, ptr %21, align 4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %22, align 4
  br label %167

167:                                              ; preds = %208, %164
  %168 = load i32, ptr %22, align 4
  %169 = load i32, ptr %7, align 4
  %170 = icmp slt i32 %168, %169
  br i1 %170, label %172, label %171

171:                                              ; preds = %167
  store i32 17, ptr %14, align 4
  br label %211

172:                                              ; preds = %167
  %173 = load ptr, ptr %11, align 8
  %174 = load i32, ptr %22, align 4
  %175 = sext i32 %174 to i64
  %176 = load i32, ptr %20, align 4
  %177 = sext i32 %176 to i64
  %178 = load i32, ptr %12, align 4
  %179 = sext i32 %178 to i64
  %180 = mul i64 %177, %179
  %181 = add i64 %175, %180
  %182 = getelementptr inbounds float, ptr %173, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = load ptr, ptr %9, align 8
  %185 = load i32, ptr %21, align 4
  %186 = sext i32 %185 to i64
  %187 = load i32, ptr %20, align 4
  %188 = sext i32 %187 to i64
  %189 = load i32, ptr %7, align 4
  %190 = sext i32 %189 to i64
  %191 = mul i64 %188, %190
  %192 = add i64 %186, %191
  %193 = getelementptr inbounds float, ptr %184, i64 %192
  %194 = load float, ptr %193, align 4
  %195 = load ptr, ptr %11, align 8
  %196 = load i32, ptr %22, align 4
  %197 = sext i32 %196 to i64
  %198 = load i32, ptr %21, align 4
  %199 = sext i32 %198 to i64
  %200 = load i32, ptr %12, align 4
  %201 = sext i32 %200 to i64
  %202 = mul i64 %199, %201
  %203 = add i64 %197, %202
  %204 = getelementptr inbounds float, ptr %195, i64 %203
  %205 = load float, ptr %204, align 4
  %206 = fneg float %183
  %207 = call float @llvm.fmuladd.f32(float %206, float %194, float %205)
  store float %207, ptr %204, align 4
  br label %208

208:                                              ; preds = %172
  %209 = load i32, ptr %22, align 4
  %210 = add nsw i32 %209, 1
  store i32 %210, ptr %22, align 4
  br label %167

211:                                              ; preds = %171
  br label %212

212:                                              ; preds = %211
  %213 = load i32, ptr %21, align 4
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr %21, align 4
  br label %159

215:                                              ; preds = %163
  br label %216

216:                                              ; preds = %215
  %217 = load i32, ptr %20, align 4
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %20, align 4
  br label %153

219:                                              ; preds = %157
  br label %220

220:                                              ; preds = %219, %130
  %221 = load i32, ptr %13, align 4
  %222 = sext i32 %221 to i64
  %223 = load i32, ptr %13, align 4
  %224 = sext i32 %223 to i64
  %225 = mul i64 %222, %224
  %226 = add i64 %225, 1
  %227 = mul i64 %226, 4
  %228 = call ptr @malloc(i64 noundef %227) #9
  store ptr %228, ptr %23, align 8
  store i32 0, ptr %24, align 4
  br label %229

229:                                              ; preds = %339, %220
  %230 = load i32, ptr %24, align 4
  %231 = load i32, ptr %13, align 4
  %232 = icmp slt i32 %230, %231
  br i1 %232, label %234, label %233

233:                                              ; preds = %229
  store i32 20, ptr %14, align 4
  br label %342

234:                                              ; preds = %229
  store i32 0, ptr %25, align 4
  br label %235

235:                                              ; preds = %335, %234
  %236 = load i32, ptr %25, align 4
  %237 = load i32, ptr %13, align 4
  %238 = icmp slt i32 %236, %237
  br i1 %238, label %240, label %239

239:                                              ; preds = %235
  store i32 23, ptr %14, align 4
  br label %338

240:                                              ; preds = %235
  store float 0.000000e+00, ptr %26, align 4
  %241 = load i32, ptr %25, align 4
  %242 = load i32, ptr %24, align 4
  %243 = icmp sgt i32 %241, %242
  br i1 %243, label %244, label %287

244:                                              ; preds = %240
  %245 = load i32, ptr %25, align 4
  store i32 %245, ptr %27, align 4
  br label %246

246:                                              ; preds = %283, %244
  %247 = load i32, ptr %27, align 4
  %248 = load i32, ptr %13, align 4
  %249 = icmp slt i32 %247, %248
  br i1 %249, label %251, label %250

250:                                              ; preds = %246
  store i32 26, ptr %14, align 4
  br label %286

251:                                              ; preds = %246
  %252 = load i32, ptr %27, align 4
  %253 = load i32, ptr %25, align 4
  %254 = icmp eq i32 %252, %253
  br i1 %254, label %255, label %256

255:                                              ; preds = %251
  br label %268

256:                                              ; preds = %251
  %257 = load ptr, ptr %9, align 8
  %258 = load i32, ptr %27, align 4
  %259 = sext i32 %258 to i64
  %260 = load i32, ptr %25, align 4
  %261 = sext i32 %260 to i64
  %262 = load i32, ptr %7, align 4
  %263 = sext i32 %262 to i64
  %264 = mul i64 %261, %263
  %265 = add i64 %259, %264
  %266 = getelementptr inbounds float, ptr %257, i64 %265
  %267 = load float, ptr %266, align 4
  br label %268

268:                                              ; preds = %256, %255
  %269 = phi float [ 1.000000e+00, %255 ], [ %267, %256 ]
  %270 = load ptr, ptr %11, align 8
  %271 = load i32, ptr %27, align 4
  %272 = sext i32 %271 to i64
  %273 = load i32, ptr %24, align 4
  %274 = sext i32 %273 to i64
  %275 = load i32, ptr %12, align 4
  %276 = sext i32 %275 to i64
  %277 = mul i64 %274, %276
  %278 = add i64 %272, %277
  %279 = getelementptr inbounds float, ptr %270, i64 %278
  %280 = load float, ptr %279, align 4
  %281 = load float, ptr %26, align 4
  %282 = call float @llvm.fmuladd.f32(float %269, float %280, float %281)
  store float %282, ptr %26, align 4
  br label %283

283:                                              ; preds = %268
  %284 = load i32, ptr %27, align 4
  %285 = add nsw i32 %284, 1
  store i32 %285, ptr %27, align 4
  br label %246

286:                                              ; preds = %250
  br label %323

287:                                              ; preds = %240
  %288 = load i32, ptr %24, align 4
  store i32 %288, ptr %28, align 4
  br label %289

289:                                              ; preds = %319, %287
  %290 = load i32, ptr %28, align 4
  %291 = load i32, ptr %13, align 4
  %292 = icmp slt i32 %290, %291
  br i1 %292, label %294, label %293

293:                                              ; preds = %289
  store i32 29, ptr %14, align 4
  br label %322

294:                                              ; preds = %289
  %295 = load ptr, ptr %11, align 8
  %296 = load i32, ptr %25, align 4
  %297 = sext i32 %296 to i64
  %298 = load i32, ptr %28, align 4
  %299 = sext i32 %298 to i64
  %300 = load i32, ptr %12, align 4
  %301 = sext i32 %300 to i64
  %302 = mul i64 %299, %301
  %303 = add i64 %297, %302
  %304 = getelementptr inbounds float, ptr %295, i64 %303
  %305 = load float, ptr %304, align 4
  %306 = load ptr, ptr %9, align 8
  %307 = load i32, ptr %24, align 4
  %308 = sext i32 %307 to i64
  %309 = load i32, ptr %28, align 4
  %310 = sext i32 %309 to i64
  %311 = load i32, ptr %7, align 4
  %312 = sext i32 %311 to i64
  %313 = mul i64 %310, %312
  %314 = add i64 %308, %313
  %315 = getelementptr inbounds float, ptr %306, i64 %314
  %316 = load float, ptr %315, align 4
  %317 = load float, ptr %26, align 4
  %318 = call float @llvm.fmuladd.f32(float %305, float %316, float %317)
  store float %318, ptr %26, align 4
  br label %319

319:                                              ; preds = %294
  %320 = load i32, ptr %28, align 4
  %321 = add nsw i32 %320, 1
  store i32 %321, ptr %28, align 4
  br label %289

322:                                              ; preds = %293
  br label %323

323:                                              ; preds = %322, %286
  %324 = load float, ptr %26, align 4
  %325 = load ptr, ptr %23, align 8
  %326 = load i32, ptr %25, align 4
  %327 = sext i32 %326 to i64
  %328 = load i32, ptr %24, align 4
  %329 = sext i32 %328 to i64
  %330 = load i32, ptr %13, align 4
  %331 = sext i32 %330 to i64
  %332 = mul i64 %329, %331
  %333 = add i64 %327, %332
  %334 = getelementptr inbounds float, ptr %325, i64 %333
  store float %324, ptr %334, align 4
  br label %335

335:                                              ; preds = %323
  %336 = load i32, ptr %25, align 4
  %337 = add nsw i32 %336, 1
  store i32 %337, ptr %25, align 4
  br label %235

338:                                              ; preds = %239
  br label %339

339:                                              ; preds = %338
  %340 = load i32, ptr %24, align 4
  %341 = add nsw i32 %340, 1
  store i32 %341, ptr %24, align 4
  br label %229

342:                                              ; preds = %233
  %343 = load i32, ptr %13, align 4
  %344 = load i32, ptr %13, align 4
  %345 = load ptr, ptr %9, align 8
  %346 = load i32, ptr %7, align 4
  %347 = load ptr, ptr %23, align 8
  %348 = load i32, ptr %13, align 4
  %349 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %343, i32 noundef %344, ptr noundef %345, i32 noundef %346, ptr noundef %347, i32 noundef %348)
  %350 = load i32, ptr %13, align 4
  %351 = load i32, ptr %13, align 4
  %352 = load ptr, ptr %9, align 8
  %353 = load i32, ptr %7, align 4
  %354 = load ptr, ptr %23, align 8
  %355 = load i32, ptr %13, align 4
  call void @solve_right_s(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %350, i32 noundef %351, ptr noundef %352, i32 noundef %353, ptr noundef %354, i32 noundef %355)
  store i32 0, ptr %29, align 4
  br label %356

356:                                              ; preds = %393, %342
  %357 = load i32, ptr %29, align 4
  %358 = load i32, ptr %13, align 4
  %359 = icmp slt i32 %357, %358
  br i1 %359, label %361, label %360

360:                                              ; preds = %356
  store i32 32, ptr %14, align 4
  br label %396

361:                                              ; preds = %356
  store i32 0, ptr %30, align 4
  br label %362

362:                                              ; preds = %389, %361
  %363 = load i32, ptr %30, align 4
  %364 = load i32, ptr %13, align 4
  %365 = icmp slt i32 %363, %364
  br i1 %365, label %367, label %366

366:                                              ; preds = %362
  store i32 35, ptr %14, align 4
  br label %392

367:                                              ; preds = %362
  %368 = load ptr, ptr %23, align 8
  %369 = load i32, ptr %30, align 4
  %370 = sext i32 %369 to i64
  %371 = load i32, ptr %29, align 4
  %372 = sext i32 %371 to i64
  %373 = load i32, ptr %13, align 4
  %374 = sext i32 %373 to i64
  %375 = mul i64 %372, %374
  %376 = add i64 %370, %375
  %377 = getelementptr inbounds float, ptr %368, i64 %376
  %378 = load float, ptr %377, align 4
  %379 = load ptr, ptr %11, align 8
  %380 = load i32, ptr %30, align 4
  %381 = sext i32 %380 to i64
  %382 = load i32, ptr %29, align 4
  %383 = sext i32 %382 to i64
  %384 = load i32, ptr %12, align 4
  %385 = sext i32 %384 to i64
  %386 = mul i64 %383, %385
  %387 = add i64 %381, %386
  %388 = getelementptr inbounds float, ptr %379, i64 %387
  store float %378, ptr %388, align 4
  br label %389

389:                                              ; preds = %367
  %390 = load i32, ptr %30, align 4
  %391 = add nsw i32 %390, 1
  store i32 %391, ptr %30, align 4
  br label %362

392:                                              ; preds = %366
  br label %393

393:                                              ; preds = %392
  %394 = load i32, ptr %29, align 4
  %395 = add nsw i32 %394, 1
  store i32 %395, ptr %29, align 4
  br label %356

396:                                              ; preds = %360
  %397 = load ptr, ptr %23, align 8
  call void @free(ptr noundef %397)
  %398 = load i32, ptr %13, align 4
  %399 = load ptr, ptr %10, align 8
  %400 = load i32, ptr %8, align 4
  %401 = load ptr, ptr %11, align 8
  %402 = load i32, ptr %12, align 4
  call void @exchange_s(i32 noundef 1, i32 noundef %398, ptr noundef %399, i32 noundef %400, ptr noundef %401, i32 noundef %402)
  store i32 0, ptr %14, align 4
  br label %403

403:                                              ; preds = %396, %46
  %404 = load i32, ptr %14, align 4
  switch i32 %404, label %406 [
    i32 0, label %405
    i32 1, label %405
  ]

405:                                              ; preds = %403, %403
  ret void

406:                                              ; preds = %403
  unreachable
}

define dso_local double @ltoad_getrf_tangent_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %11, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %26

18:                                               ; preds = %7
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %9, align 4
  %21 = load ptr, ptr %10, align 8
  %22 = load i32, ptr %12, align 4
  %23 = load ptr, ptr %13, align 8
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %12, align 4
  call void @getrf_differential_s(i32 noundef %19, i32 noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23, ptr noundef %24, i32 noundef %25)
  br label %26

26:                                               ; preds = %18, %7
  ret double 0.000000e+00
}

define internal void @getrf_differential_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %29 = load i32, ptr %8, align 4
  %30 = load i32, ptr %9, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %7
  %33 = load i32, ptr %8, align 4
  br label %36

34:                                               ; preds = %7
  %35 = load i32, ptr %9, align 4
  br label %36

36:                                               ; preds = %34, %32
  %37 = phi i32 [ %33, %32 ], [ %35, %34 ]
  store i32 %37, ptr %15, align 4
  %38 = load i32, ptr %15, align 4
  %39 = load ptr, ptr %12, align 8
  %40 = load i32, ptr %9, align 4
  %41 = load ptr, ptr %13, align 8
  %42 = load i32, ptr %14, align 4
  call void @exchange_s(i32 noundef 0, i32 noundef %38, ptr noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42)
  %43 = load i32, ptr %15, align 4
  %44 = load i32, ptr %15, align 4
  %45 = load ptr, ptr %13, align 8
  %46 = load i32, ptr %14, align 4
  %47 = call ptr @packed_s(i32 noundef %43, i32 noundef %44, ptr noundef %45, i32 noundef %46)
  store ptr %47, ptr %16, align 8
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %15, align 4
  %50 = load ptr, ptr %10, align 8
  %51 = load i32, ptr %11, align 4
  %52 = load ptr, ptr %16, align 8
  %53 = load i32, ptr %15, align 4
  %54 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51, ptr noundef %52, i32 noundef %53)
  %55 = load i32, ptr %15, align 4
  %56 = load i32, ptr %15, align 4
  %57 = load ptr, ptr %10, align 8
  %58 = load i32, ptr %11, align 4
  %59 = load ptr, ptr %16, align 8
  %60 = load i32, ptr %15, align 4
  call void @solve_right_s(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58, ptr noundef %59, i32 noundef %60)
  store i32 0, ptr %17, align 4
  br label %61

61:                                               ; preds = %172, %36
  %62 = load i32, ptr %17, align 4
  %63 = load i32, ptr %15, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %66, label %65

65:                                               ; preds = %61
  store i32 2, ptr %18, align 4
  br label %175

66:                                               ; preds = %61
  store i32 0, ptr %19, align 4
  br label %67

67:                                               ; preds = %168, %66
  %68 = load i32, ptr %19, align 4
  %69 = load i32, ptr %15, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %67
  store i32 5, ptr %18, align 4
  br label %171

72:                                               ; preds = %67
  store float 0.000000e+00, ptr %20, align 4
  %73 = load i32, ptr %19, align 4
  %74 = load i32, ptr %17, align 4
  %75 = icmp sgt i32 %73, %74
  br i1 %75, label %76, label %120

76:                                               ; preds = %72
  %77 = load i32, ptr %17, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %21, align 4
  br label %79

79:                                               ; preds = %116, %76
  %80 = load i32, ptr %21, align 4
  %81 = load i32, ptr %19, align 4
  %82 = icmp sle i32 %80, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %79
  store i32 8, ptr %18, align 4
  br label %119

84:                                               ; preds = %79
  %85 = load i32, ptr %21, align 4
  %86 = load i32, ptr %19, align 4
  %87 = icmp eq i32 %85, %86
  br i1 %87, label %88, label %89

88:                                               ; preds = %84
  br label %101

89:                                               ; preds = %84
  %90 = load ptr, ptr %10, align 8
  %91 = load i32, ptr %19, align 4
  %92 = sext i32 %91 to i64
  %93 = load i32, ptr %21, align 4
  %94 = sext i32 %93 to i64
  %95 = load i32, ptr %11, align 4
  %96 = sext i32 %95 to i64
  %97 = mul i64 %94, %96
  %98 = add i64 %92, %97
  %99 = getelementptr inbounds float, ptr %90, i64 %98
  %100 = load float, ptr %99, align 4
  br label %101

101:                                              ; preds = %89, %88
  %102 = phi float [ 1.000000e+00, %88 ], [ %100, %89 ]
  %103 = load ptr, ptr %16, align 8
  %104 = load i32, ptr %21, align 4
  %105 = sext i32 %104 to i64
  %106 = load i32, ptr %17, align 4
  %107 = sext i32 %106 to i64
  %108 = load i32, ptr %15, align 4
  %109 = sext i32 %108 to i64
  %110 = mul i64 %107, %109
  %111 = add i64 %105, %110
  %112 = getelementptr inbounds float, ptr %103, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = load float, ptr %20, align 4
  %115 = call float @llvm.fmuladd.f32(float %102, float %113, float %114)
  store float %115, ptr %20, align 4
  br label %116

116:                                              ; preds = %101
  %117 = load i32, ptr %21, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %21, align 4
  br label %79

119:                                              ; preds = %83
  br label %156

120:                                              ; preds = %72
  %121 = load i32, ptr %19, align 4
  store i32 %121, ptr %22, align 4
  br label %122

122:                                              ; preds = %152, %120
  %123 = load i32, ptr %22, align 4
  %124 = load i32, ptr %17, align 4
  %125 = icmp sle i32 %123, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %122
  store i32 11, ptr %18, align 4
  br label %155

127:                                              ; preds = %122
  %128 = load ptr, ptr %16, align 8
  %129 = load i32, ptr %19, align 4
  %130 = sext i32 %129 to i64
  %131 = load i32, ptr %22, align 4
  %132 = sext i32 %131 to i64
  %133 = load i32, ptr %15, align 4
  %134 = sext i32 %133 to i64
  %135 = mul i64 %132, %134
  %136 = add i64 %130, %135
  %137 = getelementptr inbounds float, ptr %128, i64 %136
  %138 = load float, ptr %137, align 4
  %139 = load ptr, ptr %10, align 8
  %140 = load i32, ptr %22, align 4
  %141 = sext i32 %140 to i64
  %142 = load i32, ptr %17, align 4
  %143 = sext i32 %142 to i64
  %144 = load i32, ptr %11, align 4
  %145 = sext i32 %144 to i64
  %146 = mul i64 %143, %145
  %147 = add i64 %141, %146
  %148 = getelementptr inbounds float, ptr %139, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = load float, ptr %20, align 4
  %151 = call float @llvm.fmuladd.f32(float %138, float %149, float %150)
  store float %151, ptr %20, align 4
  br label %152

152:                                              ; preds = %127
  %153 = load i32, ptr %22, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %22, align 4
  br label %122

155:                                              ; preds = %126
  br label %156

156:                                              ; preds = %155, %119
  %157 = load float, ptr %20, align 4
  %158 = load ptr, ptr %13, align 8
  %159 = load i32, ptr %19, align 4
  %160 = sext i32 %159 to i64
  %161 = load i32, ptr %17, align 4
  %162 = sext i32 %161 to i64
  %163 = load i32, ptr %14, align 4
  %164 = sext i32 %163 to i64
  %165 = mul i64 %162, %164
  %166 = add i64 %160, %165
  %167 = getelementptr inbounds float, ptr %158, i64 %166
  store float %157, ptr %167, align 4
  br label %168

168:                                              ; preds = %156
  %169 = load i32, ptr %19, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %19, align 4
  br label %67

171:                                              ; preds = %71
  br label %172

172:                                              ; preds = %171
  %173 = load i32, ptr %17, align 4
  %174 = add nsw i32 %173, 1
  store i32 %174, ptr %17, align 4
  br label %61

175:                                              ; preds = %65
  %176 = load i32, ptr %8, align 4
  %177 = load i32, ptr %9, align 4
  %178 = icmp sgt i32 %176, %177
  br i1 %178, label %179, label %257

179:                                              ; preds = %175
  store i32 0, ptr %23, align 4
  br label %180

180:                                              ; preds = %242, %179
  %181 = load i32, ptr %23, align 4
  %182 = load i32, ptr %9, align 4
  %183 = icmp slt i32 %181, %182
  br i1 %183, label %185, label %184

184:                                              ; preds = %180
  store i32 14, ptr %18, align 4
  br label %245

185:                                              ; preds = %180
  store i32 0, ptr %24, align 4
  br label %186

186:                                              ; preds = %238, %185
  %187 = load i32, ptr %24, align 4
  %188 = load i32, ptr %23, align 4
  %189 = icmp sle i32 %187, %188
  br i1 %189, label %191, label %190

190:                                              ; preds = %186
  store i32 17, ptr %18, align 4
  br label %241

191:                                              ; preds = %186
  %192 = load i32, ptr %9, align 4
  store i32 %192, ptr %25, align 4
  br label %193

193:                                              ; preds = %234, %191
  %194 = load i32, ptr %25, align 4
  %195 = load i32, ptr %8, align 4
  %196 = icmp slt i32 %194, %195
  br i1 %196, label %198, label %197

197:                                              ; preds = %193
  store i32 20, ptr %18, align 4
  br label %237

198:                                              ; preds = %193
  %199 = load ptr, ptr %10, align 8
  %200 = load i32, ptr %25, align 4
  %201 = sext i32 %200 to i64
  %202 = load i32, ptr %24, align 4
  %203 = sext i32 %202 to i64
  %204 = load i32, ptr %11, align 4
  %205 = sext i32 %204 to i64
  %206 = mul i64 %203, %205
  %207 = add i64 %201, %206
  %208 = getelementptr inbounds float, ptr %199, i64 %207
  %209 = load float, ptr %208, align 4
  %210 = load ptr, ptr %13, align 8
  %211 = load i32, ptr %24, align 4
  %212 = sext i32 %211 to i64
  %213 = load i32, ptr %23, align 4
  %214 = sext i32 %213 to i64
  %215 = load i32, ptr %14, align 4
  %216 = sext i32 %215 to i64
  %217 = mul i64 %214, %216
  %218 = add i64 %212, %217
  %219 = getelementptr inbounds float, ptr %210, i64 %218
  %220 = load float, ptr %219, align 4
  %221 = load ptr, ptr %13, align 8
  %222 = load i32, ptr %25, align 4
  %223 = sext i32 %222 to i64
  %224 = load i32, ptr %23, align 4
  %225 = sext i32 %224 to i64
  %226 = load i32, ptr %14, align 4
  %227 = sext i32 %226 to i64
  %228 = mul i64 %225, %227
  %229 = add i64 %223, %228
  %230 = getelementptr inbounds float, ptr %221, i64 %229
  %231 = load float, ptr %230, align 4
  %232 = fneg float %209
  %233 = call float @llvm.fmuladd.f32(float %232, float %220, float %231)
  store float %233, ptr %230, align 4
  br label %234

234:                                              ; preds = %198
  %235 = load i32, ptr %25, align 4
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %25, align 4
  br label %193

237:                                              ; preds = %197
  br label %238

238:                                              ; preds = %237
  %239 = load i32, ptr %24, align 4
  %240 = add nsw i32 %239, 1
  store i32 %240, ptr %24, align 4
  br label %186

241:                                              ; preds = %190
  br label %242

242:                                              ; preds = %241
  %243 = load i32, ptr %23, align 4
  %244 = add nsw i32 %243, 1
  store i32 %244, ptr %23, align 4
  br label %180

245:                                              ; preds = %184
  %246 = load i32, ptr %8, align 4
  %247 = load i32, ptr %9, align 4
  %248 = sub nsw i32 %246, %247
  %249 = load i32, ptr %9, align 4
  %250 = load ptr, ptr %10, align 8
  %251 = load i32, ptr %11, align 4
  %252 = load ptr, ptr %13, align 8
  %253 = load i32, ptr %9, align 4
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds float, ptr %252, i64 %254
  %256 = load i32, ptr %14, align 4
  call void @solve_right_s(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %248, i32 noundef %249, ptr noundef %250, i32 noundef %251, ptr noundef %255, i32 noundef %256)
  br label %257

257:                                              ; preds = %245, %175
  %258 = load i32, ptr %9, align 4
  %259 = load i32, ptr %8, align 4
  %260 = icmp sgt i32 %258, %259
  br i1 %260, label %261, label %346

261:                                              ; preds = %257
  %262 = load i32, ptr %8, align 4
  store i32 %262, ptr %26, align 4
  br label %263

263:                                              ; preds = %326, %261
  %264 = load i32, ptr %26, align 4
  %265 = load i32, ptr %9, align 4
  %266 = icmp slt i32 %264, %265
  br i1 %266, label %268, label %267

267:                                              ; preds = %263
  store i32 23, ptr %18, align 4
  br label %329

268:                                              ; preds = %263
  store i32 0, ptr %27, align 4
  br label %269

269:                                              ; preds = %322, %268
  %270 = load i32, ptr %27, align 4
  %271 = load i32, ptr %8, align 4
  %272 = icmp slt i32 %270, %271
  br i1 %272, label %274, label %273

273:                                              ; preds = %269
  store i32 26, ptr %18, align 4
  br label %325

274:                                              ; preds = %269
  %275 = load i32, ptr %27, align 4
  %276 = add nsw i32 %275, 1
  store i32 %276, ptr %28, align 4
  br label %277

277:                                              ; preds = %318, %274
  %278 = load i32, ptr %28, align 4
  %279 = load i32, ptr %8, align 4
  %280 = icmp slt i32 %278, %279
  br i1 %280, label %282, label %281

281:                                              ; preds = %277
  store i32 29, ptr %18, align 4
  br label %321

282:                                              ; preds = %277
  %283 = load ptr, ptr %13, align 8
  %284 = load i32, ptr %28, align 4
  %285 = sext i32 %284 to i64
  %286 = load i32, ptr %27, align 4
  %287 = sext i32 %286 to i64
  %288 = load i32, ptr %14, align 4
  %289 = sext i32 %288 to i64
  %290 = mul i64 %287, %289
  %291 = add i64 %285, %290
  %292 = getelementptr inbounds float, ptr %283, i64 %291
  %293 = load float, ptr %292, align 4
  %294 = load ptr, ptr %10, align 8
  %295 = load i32, ptr %27, align 4
  %296 = sext i32 %295 to i64
  %297 = load i32, ptr %26, align 4
  %298 = sext i32 %297 to i64
  %299 = load i32, ptr %11, align 4
  %300 = sext i32 %299 to i64
  %301 = mul i64 %298, %300
  %302 = add i64 %296, %301
  %303 = getelementptr inbounds float, ptr %294, i64 %302
  %304 = load float, ptr %303, align 4
  %305 = load ptr, ptr %13, align 8
  %306 = load i32, ptr %28, align 4
  %307 = sext i32 %306 to i64
  %308 = load i32, ptr %26, align 4
  %309 = sext i32 %308 to i64
  %310 = load i32, ptr %14, align 4
  %311 = sext i32 %310 to i64
  %312 = mul i64 %309, %311
  %313 = add i64 %307, %312
  %314 = getelementptr inbounds float, ptr %305, i64 %313
  %315 = load float, ptr %314, align 4
  %316 = fneg float %293
  %317 = call float @llvm.fmuladd.f32(float %316, float %304, float %315)
  store float %317, ptr %314, align 4
  br label %318

318:                                              ; preds = %282
  %319 = load i32, ptr %28, align 4
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %28, align 4
  br label %277

321:                                              ; preds = %281
  br label %322

322:                                              ; preds = %321
  %323 = load i32, ptr %27, align 4
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %27, align 4
  br label %269

325:                                              ; preds = %273
  br label %326

326:                                              ; preds = %325
  %327 = load i32, ptr %26, align 4
  %328 = add nsw i32 %327, 1
  store i32 %328, ptr %26, align 4
  br label %263

329:                                              ; preds = %267
  %330 = load i32, ptr %8, align 4
  %331 = load i32, ptr %9, align 4
  %332 = load i32, ptr %8, align 4
  %333 = sub nsw i32 %331, %332
  %334 = load ptr, ptr %10, align 8
  %335 = load i32, ptr %11, align 4
  %336 = load ptr, ptr %13, align 8
  %337 = load i32, ptr %8, align 4
  %338 = sext i32 %337 to i64
  %339 = load i32, ptr %14, align 4
  %340 = sext i32 %339 to i64
  %341 = mul i64 %338, %340
  %342 = add i64 0, %341
  %343 = getelementptr inbounds float, ptr %336, i64 %342
  %344 = load i32, ptr %14, align 4
  %345 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %330, i32 noundef %333, ptr noundef %334, i32 noundef %335, ptr noundef %343, i32 noundef %344)
  br label %346

346:                                              ; preds = %329, %257
  %347 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %347)
  ret void
}

define dso_local double @ltoad_getrs_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #0 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  store i32 0, ptr %17, align 4
  %18 = load i32, ptr %9, align 4
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, ptr @.str.2, ptr @.str.3
  %22 = load ptr, ptr %12, align 8
  %23 = load ptr, ptr %14, align 8
  %24 = load ptr, ptr %15, align 8
  call void @native.sgetrs_(ptr noundef %21, ptr noundef %10, ptr noundef %11, ptr noundef %22, ptr noundef %13, ptr noundef %23, ptr noundef %24, ptr noundef %16, ptr noundef %17, i64 noundef 1)
  %25 = load i32, ptr %17, align 4
  %26 = sitofp i32 %25 to double
  ret double %26
}

declare void @native.sgetrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_getrs_augmented_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca %struct.forward_s, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store ptr %3, ptr %16, align 8
  store ptr %4, ptr %17, align 8
  store i32 %5, ptr %18, align 4
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store ptr %9, ptr %22, align 8
  store i32 %10, ptr %23, align 4
  %25 = load ptr, ptr %22, align 8
  %26 = load ptr, ptr %20, align 8
  %27 = load i32, ptr %13, align 4
  %28 = load i32, ptr %14, align 4
  %29 = load i32, ptr %15, align 4
  %30 = load ptr, ptr %16, align 8
  %31 = load i32, ptr %18, align 4
  %32 = load ptr, ptr %19, align 8
  %33 = load ptr, ptr %21, align 8
  %34 = load i32, ptr %23, align 4
  %35 = call double @ltoad_getrs_s(i32 noundef %27, i32 noundef %28, i32 noundef %29, ptr noundef %30, i32 noundef %31, ptr noundef %32, ptr noundef %33, i32 noundef %34)
  %36 = getelementptr inbounds %struct.forward_s, ptr %12, i32 0, i32 1
  store double %35, ptr %36, align 8
  %37 = load ptr, ptr %17, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %45

39:                                               ; preds = %11
  %40 = load i32, ptr %14, align 4
  %41 = load i32, ptr %15, align 4
  %42 = load ptr, ptr %21, align 8
  %43 = load i32, ptr %23, align 4
  %44 = call ptr @packed_s(i32 noundef %40, i32 noundef %41, ptr noundef %42, i32 noundef %43)
  br label %46

45:                                               ; preds = %11
  br label %46

46:                                               ; preds = %45, %39
  %47 = phi ptr [ %44, %39 ], [ null, %45 ]
  store ptr %47, ptr %24, align 8
  %48 = load i32, ptr %14, align 4
  %49 = load i32, ptr %14, align 4
  %50 = load ptr, ptr %16, align 8
  %51 = load i32, ptr %18, align 4
  %52 = call ptr @packed_s(i32 noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51)
  %53 = load i32, ptr %14, align 4
  %54 = load ptr, ptr %19, align 8
  %55 = call ptr @pivots_s(i32 noundef %53, ptr noundef %54)
  %56 = load ptr, ptr %24, align 8
  %57 = call ptr @keep_s(ptr noundef %52, ptr noundef %55, ptr noundef %56)
  %58 = getelementptr inbounds %struct.forward_s, ptr %12, i32 0, i32 0
  store ptr %57, ptr %58, align 8
  %59 = load { ptr, double }, ptr %12, align 8
  ret { ptr, double } %59
}

define dso_local void @ltoad_getrs_reverse_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, double noundef %11, ptr noundef %12) #3 {
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca double, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store ptr %3, ptr %17, align 8
  store ptr %4, ptr %18, align 8
  store i32 %5, ptr %19, align 4
  store ptr %6, ptr %20, align 8
  store ptr %7, ptr %21, align 8
  store ptr %8, ptr %22, align 8
  store ptr %9, ptr %23, align 8
  store i32 %10, ptr %24, align 4
  store double %11, ptr %25, align 8
  store ptr %12, ptr %26, align 8
  %33 = load ptr, ptr %17, align 8
  %34 = load ptr, ptr %20, align 8
  %35 = load ptr, ptr %21, align 8
  %36 = load ptr, ptr %22, align 8
  %37 = load double, ptr %25, align 8
  %38 = load ptr, ptr %26, align 8
  store ptr %38, ptr %27, align 8
  %39 = load ptr, ptr %27, align 8
  %40 = getelementptr inbounds %struct.kept_s, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %28, align 8
  %42 = load ptr, ptr %23, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %62

44:                                               ; preds = %13
  %45 = load ptr, ptr %18, align 8
  %46 = icmp ne ptr %45, null
  br i1 %46, label %62, label %47

47:                                               ; preds = %44
  %48 = load i32, ptr %14, align 4
  %49 = icmp ne i32 %48, 0
  %50 = xor i1 %49, true
  %51 = zext i1 %50 to i32
  %52 = load i32, ptr %15, align 4
  %53 = load i32, ptr %16, align 4
  %54 = load ptr, ptr %28, align 8
  %55 = load i32, ptr %15, align 4
  %56 = load ptr, ptr %27, align 8
  %57 = getelementptr inbounds %struct.kept_s, ptr %56, i32 0, i32 2
  %58 = load ptr, ptr %57, align 8
  %59 = load ptr, ptr %23, align 8
  %60 = load i32, ptr %24, align 4
  %61 = call double @ltoad_getrs_s(i32 noundef %51, i32 noundef %52, i32 noundef %53, ptr noundef %54, i32 noundef %55, ptr noundef %58, ptr noundef %59, i32 noundef %60)
  br label %178

62:                                               ; preds = %44, %13
  %63 = load ptr, ptr %23, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %117

65:                                               ; preds = %62
  %66 = load i32, ptr %14, align 4
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %117, label %68

68:                                               ; preds = %65
  %69 = load ptr, ptr %27, align 8
  %70 = getelementptr inbounds %struct.kept_s, ptr %69, i32 0, i32 1
  %71 = load ptr, ptr %70, align 8
  store ptr %71, ptr %29, align 8
  %72 = load i32, ptr %15, align 4
  %73 = load i32, ptr %16, align 4
  %74 = load ptr, ptr %28, align 8
  %75 = load i32, ptr %15, align 4
  %76 = load ptr, ptr %29, align 8
  %77 = load i32, ptr %15, align 4
  %78 = call ptr @times_triangle_s(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %72, i32 noundef %73, ptr noundef %74, i32 noundef %75, ptr noundef %76, i32 noundef %77)
  store ptr %78, ptr %30, align 8
  %79 = load i32, ptr %15, align 4
  %80 = load i32, ptr %16, align 4
  %81 = load ptr, ptr %28, align 8
  %82 = load i32, ptr %15, align 4
  %83 = load ptr, ptr %23, align 8
  %84 = load i32, ptr %24, align 4
  %85 = call double @ltoad_trtrs_s(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %79, i32 noundef %80, ptr noundef %81, i32 noundef %82, ptr noundef %83, i32 noundef %84)
  %86 = load i32, ptr %15, align 4
  %87 = load i32, ptr %16, align 4
  %88 = load ptr, ptr %23, align 8
  %89 = load i32, ptr %24, align 4
  %90 = load ptr, ptr %29, align 8
  %91 = load i32, ptr %15, align 4
  %92 = load ptr, ptr %18, align 8
  %93 = load i32, ptr %19, align 4
  call void @add_triangle_s(i32 noundef 1, i32 noundef 0, i32 noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91, ptr noundef %92, i32 noundef %93)
  %94 = load i32, ptr %15, align 4
  %95 = load i32, ptr %16, align 4
  %96 = load ptr, ptr %28, align 8
  %97 = load i32, ptr %15, align 4
  %98 = load ptr, ptr %23, align 8
  %99 = load i32, ptr %24, align 4
  %100 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %94, i32 noundef %95, ptr noundef %96, i32 noundef %97, ptr noundef %98, i32 noundef %99)
  %101 = load i32, ptr %15, align 4
  %102 = load i32, ptr %16, align 4
  %103 = load ptr, ptr %23, align 8
  %104 = load i32, ptr %24, align 4
  %105 = load ptr, ptr %30, align 8
  %106 = load i32, ptr %15, align 4
  %107 = load ptr, ptr %18, align 8
  %108 = load i32, ptr %19, align 4
  call void @add_triangle_s(i32 noundef 0, i32 noundef 1, i32 noundef %101, i32 noundef %102, ptr noundef %103, i32 noundef %104, ptr noundef %105, i32 noundef %106, ptr noundef %107, i32 noundef %108)
  %109 = load i32, ptr %15, align 4
  %110 = load ptr, ptr %27, align 8
  %111 = getelementptr inbounds %struct.kept_s, ptr %110, i32 0, i32 2
  %112 = load ptr, ptr %111, align 8
  %113 = load i32, ptr %16, align 4
  %114 = load ptr, ptr %23, align 8
  %115 = load i32, ptr %24, align 4
  call void @exchange_s(i32 noundef 1, i32 noundef %109, ptr noundef %112, i32 noundef %113, ptr noundef %114, i32 noundef %115)
  %116 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %116)
  br label %177

117:                                              ; preds = %65, %62
  %118 = load ptr, ptr %23, align 8
  %119 = icmp ne ptr %118, null
  br i1 %119, label %120, label %176

120:                                              ; preds = %117
  %121 = load ptr, ptr %27, align 8
  %122 = getelementptr inbounds %struct.kept_s, ptr %121, i32 0, i32 1
  %123 = load ptr, ptr %122, align 8
  store ptr %123, ptr %31, align 8
  %124 = load i32, ptr %15, align 4
  %125 = load ptr, ptr %27, align 8
  %126 = getelementptr inbounds %struct.kept_s, ptr %125, i32 0, i32 2
  %127 = load ptr, ptr %126, align 8
  %128 = load i32, ptr %16, align 4
  %129 = load ptr, ptr %31, align 8
  %130 = load i32, ptr %15, align 4
  call void @exchange_s(i32 noundef 0, i32 noundef %124, ptr noundef %127, i32 noundef %128, ptr noundef %129, i32 noundef %130)
  %131 = load i32, ptr %15, align 4
  %132 = load i32, ptr %16, align 4
  %133 = load ptr, ptr %28, align 8
  %134 = load i32, ptr %15, align 4
  %135 = load ptr, ptr %31, align 8
  %136 = load i32, ptr %15, align 4
  %137 = call ptr @times_triangle_s(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %131, i32 noundef %132, ptr noundef %133, i32 noundef %134, ptr noundef %135, i32 noundef %136)
  store ptr %137, ptr %32, align 8
  %138 = load i32, ptr %15, align 4
  %139 = load ptr, ptr %27, align 8
  %140 = getelementptr inbounds %struct.kept_s, ptr %139, i32 0, i32 2
  %141 = load ptr, ptr %140, align 8
  %142 = load i32, ptr %16, align 4
  %143 = load ptr, ptr %23, align 8
  %144 = load i32, ptr %24, align 4
  call void @exchange_s(i32 noundef 0, i32 noundef %138, ptr noundef %141, i32 noundef %142, ptr noundef %143, i32 noundef %144)
  %145 = load i32, ptr %15, align 4
  %146 = load i32, ptr %16, align 4
  %147 = load ptr, ptr %28, align 8
  %148 = load i32, ptr %15, align 4
  %149 = load ptr, ptr %23, align 8
  %150 = load i32, ptr %24, align 4
  %151 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %145, i32 noundef %146, ptr noundef %147, i32 noundef %148, ptr noundef %149, i32 noundef %150)
  %152 = load i32, ptr %15, align 4
  %153 = load i32, ptr %16, align 4
  %154 = load ptr, ptr %31, align 8
  %155 = load i32, ptr %15, align 4
  %156 = load ptr, ptr %23, align 8
  %157 = load i32, ptr %24, align 4
  %158 = load ptr, ptr %18, align 8
  %159 = load i32, ptr %19, align 4
  call void @add_triangle_s(i32 noundef 0, i32 noundef 1, i32 noundef %152, i32 noundef %153, ptr noundef %154, i32 noundef %155, ptr noundef %156, i32 noundef %157, ptr noundef %158, i32 noundef %159)
  %160 = load i32, ptr %15, align 4
  %161 = load i32, ptr %16, align 4
  %162 = load ptr, ptr %28, align 8
  %163 = load i32, ptr %15, align 4
  %164 = load ptr, ptr %23, align 8
  %165 = load i32, ptr %24, align 4
  %166 = call double @ltoad_trtrs_s(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %160, i32 noundef %161, ptr noundef %162, i32 noundef %163, ptr noundef %164, i32 noundef %165)
  %167 = load i32, ptr %15, align 4
  %168 = load i32, ptr %16, align 4
  %169 = load ptr, ptr %32, align 8
  %170 = load i32, ptr %15, align 4
  %171 = load ptr, ptr %23, align 8
  %172 = load i32, ptr %24, align 4
  %173 = load ptr, ptr %18, align 8
  %174 = load i32, ptr %19, align 4
  call void @add_triangle_s(i32 noundef 1, i32 noundef 0, i32 noundef %167, i32 noundef %168, ptr noundef %169, i32 noundef %170, ptr noundef %171, i32 noundef %172, ptr noundef %173, i32 noundef %174)
  %175 = load ptr, ptr %32, align 8
  call void @free(ptr noundef %175)
  br label %176

176:                                              ; preds = %120, %117
  br label %177

177:                                              ; preds = %176, %68
  br label %178

178:                                              ; preds = %177, %47
  %179 = load ptr, ptr %27, align 8
  call void @forget_s(ptr noundef %179)
  ret void
}

define internal ptr @times_triangle_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %25 = load i32, ptr %13, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %14, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = add i64 %29, 1
  %31 = mul i64 %30, 4
  %32 = call ptr @malloc(i64 noundef %31) #9
  store ptr %32, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %33

33:                                               ; preds = %77, %9
  %34 = load i32, ptr %20, align 4
  %35 = load i32, ptr %14, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  store i32 2, ptr %21, align 4
  br label %80

38:                                               ; preds = %33
  store i32 0, ptr %22, align 4
  br label %39

39:                                               ; preds = %73, %38
  %40 = load i32, ptr %22, align 4
  %41 = load i32, ptr %13, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 5, ptr %21, align 4
  br label %76

44:                                               ; preds = %39
  %45 = load i32, ptr %12, align 4
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %60

47:                                               ; preds = %44
  %48 = load ptr, ptr %17, align 8
  %49 = load i32, ptr %22, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %20, align 4
  %52 = sext i32 %51 to i64
  %53 = load i32, ptr %18, align 4
  %54 = sext i32 %53 to i64
  %55 = mul i64 %52, %54
  %56 = add i64 %50, %55
  %57 = getelementptr inbounds float, ptr %48, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fneg float %58
  br label %61

60:                                               ; preds = %44
  br label %61

61:                                               ; preds = %60, %47
  %62 = phi float [ %59, %47 ], [ 0.000000e+00, %60 ]
  %63 = load ptr, ptr %19, align 8
  %64 = load i32, ptr %22, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %20, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %13, align 4
  %69 = sext i32 %68 to i64
  %70 = mul i64 %67, %69
  %71 = add i64 %65, %70
  %72 = getelementptr inbounds float, ptr %63, i64 %71
  store float %62, ptr %72, align 4
  br label %73

73:                                               ; preds = %61
  %74 = load i32, ptr %22, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %22, align 4
  br label %39

76:                                               ; preds = %43
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %20, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %20, align 4
  br label %33

80:                                               ; preds = %37
  %81 = load i32, ptr %10, align 4
  %82 = load i32, ptr %11, align 4
  %83 = load i32, ptr %12, align 4
  %84 = load i32, ptr %13, align 4
  %85 = load i32, ptr %14, align 4
  %86 = load ptr, ptr %15, align 8
  %87 = load i32, ptr %16, align 4
  %88 = load ptr, ptr %17, align 8
  %89 = load i32, ptr %18, align 4
  %90 = load ptr, ptr %19, align 8
  %91 = load i32, ptr %13, align 4
  call void @subtract_triangle_s(i32 noundef %81, i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %85, ptr noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91)
  store i32 0, ptr %23, align 4
  br label %92

92:                                               ; preds = %130, %80
  %93 = load i32, ptr %23, align 4
  %94 = load i32, ptr %14, align 4
  %95 = icmp slt i32 %93, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %92
  store i32 8, ptr %21, align 4
  br label %133

97:                                               ; preds = %92
  store i32 0, ptr %24, align 4
  br label %98

98:                                               ; preds = %126, %97
  %99 = load i32, ptr %24, align 4
  %100 = load i32, ptr %13, align 4
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %98
  store i32 11, ptr %21, align 4
  br label %129

103:                                              ; preds = %98
  %104 = load ptr, ptr %19, align 8
  %105 = load i32, ptr %24, align 4
  %106 = sext i32 %105 to i64
  %107 = load i32, ptr %23, align 4
  %108 = sext i32 %107 to i64
  %109 = load i32, ptr %13, align 4
  %110 = sext i32 %109 to i64
  %111 = mul i64 %108, %110
  %112 = add i64 %106, %111
  %113 = getelementptr inbounds float, ptr %104, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = fneg float %114
  %116 = load ptr, ptr %19, align 8
  %117 = load i32, ptr %24, align 4
  %118 = sext i32 %117 to i64
  %119 = load i32, ptr %23, align 4
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr %13, align 4
  %122 = sext i32 %121 to i64
  %123 = mul i64 %120, %122
  %124 = add i64 %118, %123
  %125 = getelementptr inbounds float, ptr %116, i64 %124
  store float %115, ptr %125, align 4
  br label %126

126:                                              ; preds = %103
  %127 = load i32, ptr %24, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %24, align 4
  br label %98

129:                                              ; preds = %102
  br label %130

130:                                              ; preds = %129
  %131 = load i32, ptr %23, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %23, align 4
  br label %92

133:                                              ; preds = %96
  %134 = load ptr, ptr %19, align 8
  store i32 1, ptr %21, align 4
  ret ptr %134
}

define internal void @exchange_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #3 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %19

19:                                               ; preds = %101, %6
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %8, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 2, ptr %14, align 4
  br label %104

24:                                               ; preds = %19
  %25 = load i32, ptr %7, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = load i32, ptr %8, align 4
  %29 = sub nsw i32 %28, 1
  %30 = load i32, ptr %13, align 4
  %31 = sub nsw i32 %29, %30
  br label %34

32:                                               ; preds = %24
  %33 = load i32, ptr %13, align 4
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi i32 [ %31, %27 ], [ %33, %32 ]
  store i32 %35, ptr %15, align 4
  %36 = load ptr, ptr %9, align 8
  %37 = load i32, ptr %15, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = sub nsw i32 %40, 1
  store i32 %41, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %42

42:                                               ; preds = %97, %34
  %43 = load i32, ptr %16, align 4
  %44 = load i32, ptr %15, align 4
  %45 = icmp ne i32 %43, %44
  br i1 %45, label %46, label %50

46:                                               ; preds = %42
  %47 = load i32, ptr %17, align 4
  %48 = load i32, ptr %10, align 4
  %49 = icmp slt i32 %47, %48
  br label %50

50:                                               ; preds = %46, %42
  %51 = phi i1 [ false, %42 ], [ %49, %46 ]
  br i1 %51, label %53, label %52

52:                                               ; preds = %50
  store i32 5, ptr %14, align 4
  br label %100

53:                                               ; preds = %50
  %54 = load ptr, ptr %11, align 8
  %55 = load i32, ptr %15, align 4
  %56 = sext i32 %55 to i64
  %57 = load i32, ptr %17, align 4
  %58 = sext i32 %57 to i64
  %59 = load i32, ptr %12, align 4
  %60 = sext i32 %59 to i64
  %61 = mul i64 %58, %60
  %62 = add i64 %56, %61
  %63 = getelementptr inbounds float, ptr %54, i64 %62
  %64 = load float, ptr %63, align 4
  store float %64, ptr %18, align 4
  %65 = load ptr, ptr %11, align 8
  %66 = load i32, ptr %16, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %17, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = mul i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr inbounds float, ptr %65, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %15, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %17, align 4
  %80 = sext i32 %79 to i64
  %81 = load i32, ptr %12, align 4
  %82 = sext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = add i64 %78, %83
  %85 = getelementptr inbounds float, ptr %76, i64 %84
  store float %75, ptr %85, align 4
  %86 = load float, ptr %18, align 4
  %87 = load ptr, ptr %11, align 8
  %88 = load i32, ptr %16, align 4
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr %17, align 4
  %91 = sext i32 %90 to i64
  %92 = load i32, ptr %12, align 4
  %93 = sext i32 %92 to i64
  %94 = mul i64 %91, %93
  %95 = add i64 %89, %94
  %96 = getelementptr inbounds float, ptr %87, i64 %95
  store float %86, ptr %96, align 4
  br label %97

97:                                               ; preds = %53
  %98 = load i32, ptr %17, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %17, align 4
  br label %42

100:                                              ; preds = %52
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %13, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %13, align 4
  br label %19

104:                                              ; preds = %23
  ret void
}

define dso_local double @ltoad_getrs_tangent_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #3 {
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store ptr %3, ptr %16, align 8
  store ptr %4, ptr %17, align 8
  store i32 %5, ptr %18, align 4
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store ptr %9, ptr %22, align 8
  store i32 %10, ptr %23, align 4
  %27 = load ptr, ptr %20, align 8
  %28 = load ptr, ptr %22, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %31, label %30

30:                                               ; preds = %11
  store double 0.000000e+00, ptr %12, align 8
  br label %148

31:                                               ; preds = %11
  %32 = load ptr, ptr %17, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %45, label %34

34:                                               ; preds = %31
  %35 = load i32, ptr %13, align 4
  %36 = load i32, ptr %14, align 4
  %37 = load i32, ptr %15, align 4
  %38 = load ptr, ptr %16, align 8
  %39 = load i32, ptr %18, align 4
  %40 = load ptr, ptr %19, align 8
  %41 = load ptr, ptr %22, align 8
  %42 = load i32, ptr %23, align 4
  %43 = call double @ltoad_getrs_s(i32 noundef %35, i32 noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39, ptr noundef %40, ptr noundef %41, i32 noundef %42)
  %44 = fmul double %43, 0.000000e+00
  store double %44, ptr %12, align 8
  br label %148

45:                                               ; preds = %31
  %46 = load i32, ptr %14, align 4
  %47 = load i32, ptr %15, align 4
  %48 = load ptr, ptr %21, align 8
  %49 = load i32, ptr %23, align 4
  %50 = call ptr @packed_s(i32 noundef %46, i32 noundef %47, ptr noundef %48, i32 noundef %49)
  store ptr %50, ptr %24, align 8
  %51 = load i32, ptr %13, align 4
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %102

53:                                               ; preds = %45
  %54 = load i32, ptr %14, align 4
  %55 = load ptr, ptr %19, align 8
  %56 = load i32, ptr %15, align 4
  %57 = load ptr, ptr %24, align 8
  %58 = load i32, ptr %14, align 4
  call void @exchange_s(i32 noundef 0, i32 noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58)
  %59 = load i32, ptr %14, align 4
  %60 = load i32, ptr %15, align 4
  %61 = load ptr, ptr %16, align 8
  %62 = load i32, ptr %18, align 4
  %63 = load ptr, ptr %24, align 8
  %64 = load i32, ptr %14, align 4
  %65 = call ptr @times_triangle_s(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %59, i32 noundef %60, ptr noundef %61, i32 noundef %62, ptr noundef %63, i32 noundef %64)
  store ptr %65, ptr %25, align 8
  %66 = load i32, ptr %14, align 4
  %67 = load i32, ptr %15, align 4
  %68 = load ptr, ptr %17, align 8
  %69 = load i32, ptr %18, align 4
  %70 = load ptr, ptr %25, align 8
  %71 = load i32, ptr %14, align 4
  %72 = load ptr, ptr %22, align 8
  %73 = load i32, ptr %23, align 4
  call void @subtract_triangle_s(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71, ptr noundef %72, i32 noundef %73)
  %74 = load i32, ptr %14, align 4
  %75 = load i32, ptr %15, align 4
  %76 = load ptr, ptr %16, align 8
  %77 = load i32, ptr %18, align 4
  %78 = load ptr, ptr %22, align 8
  %79 = load i32, ptr %23, align 4
  %80 = call double @ltoad_trtrs_s(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %74, i32 noundef %75, ptr noundef %76, i32 noundef %77, ptr noundef %78, i32 noundef %79)
  %81 = load i32, ptr %14, align 4
  %82 = load i32, ptr %15, align 4
  %83 = load ptr, ptr %17, align 8
  %84 = load i32, ptr %18, align 4
  %85 = load ptr, ptr %24, align 8
  %86 = load i32, ptr %14, align 4
  %87 = load ptr, ptr %22, align 8
  %88 = load i32, ptr %23, align 4
  call void @subtract_triangle_s(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %81, i32 noundef %82, ptr noundef %83, i32 noundef %84, ptr noundef %85, i32 noundef %86, ptr noundef %87, i32 noundef %88)
  %89 = load i32, ptr %14, align 4
  %90 = load i32, ptr %15, align 4
  %91 = load ptr, ptr %16, align 8
  %92 = load i32, ptr %18, align 4
  %93 = load ptr, ptr %22, align 8
  %94 = load i32, ptr %23, align 4
  %95 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %89, i32 noundef %90, ptr noundef %91, i32 noundef %92, ptr noundef %93, i32 noundef %94)
  %96 = load i32, ptr %14, align 4
  %97 = load ptr, ptr %19, align 8
  %98 = load i32, ptr %15, align 4
  %99 = load ptr, ptr %22, align 8
  %100 = load i32, ptr %23, align 4
  call void @exchange_s(i32 noundef 1, i32 noundef %96, ptr noundef %97, i32 noundef %98, ptr noundef %99, i32 noundef %100)
  %101 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %101)
  br label %146

102:                                              ; preds = %45
  %103 = load i32, ptr %14, align 4
  %104 = load i32, ptr %15, align 4
  %105 = load ptr, ptr %16, align 8
  %106 = load i32, ptr %18, align 4
  %107 = load ptr, ptr %24, align 8
  %108 = load i32, ptr %14, align 4
  %109 = call ptr @times_triangle_s(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %103, i32 noundef %104, ptr noundef %105, i32 noundef %106, ptr noundef %107, i32 noundef %108)
  store ptr %109, ptr %26, align 8
  %110 = load i32, ptr %14, align 4
  %111 = load ptr, ptr %19, align 8
  %112 = load i32, ptr %15, align 4
  %113 = load ptr, ptr %22, align 8
  %114 = load i32, ptr %23, align 4
  call void @exchange_s(i32 noundef 0, i32 noundef %110, ptr noundef %111, i32 noundef %112, ptr noundef %113, i32 noundef %114)
  %115 = load i32, ptr %14, align 4
  %116 = load i32, ptr %15, align 4
  %117 = load ptr, ptr %17, align 8
  %118 = load i32, ptr %18, align 4
  %119 = load ptr, ptr %26, align 8
  %120 = load i32, ptr %14, align 4
  %121 = load ptr, ptr %22, align 8
  %122 = load i32, ptr %23, align 4
  call void @subtract_triangle_s(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %115, i32 noundef %116, ptr noundef %117, i32 noundef %118, ptr noundef %119, i32 noundef %120, ptr noundef %121, i32 noundef %122)
  %123 = load i32, ptr %14, align 4
  %124 = load i32, ptr %15, align 4
  %125 = load ptr, ptr %16, align 8
  %126 = load i32, ptr %18, align 4
  %127 = load ptr, ptr %22, align 8
  %128 = load i32, ptr %23, align 4
  %129 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 0, i32 noundef 1, i32 noundef %123, i32 noundef %124, ptr noundef %125, i32 noundef %126, ptr noundef %127, i32 noundef %128)
  %130 = load i32, ptr %14, align 4
  %131 = load i32, ptr %15, align 4
  %132 = load ptr, ptr %17, align 8
  %133 = load i32, ptr %18, align 4
  %134 = load ptr, ptr %24, align 8
  %135 = load i32, ptr %14, align 4
  %136 = load ptr, ptr %22, align 8
  %137 = load i32, ptr %23, align 4
  call void @subtract_triangle_s(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %130, i32 noundef %131, ptr noundef %132, i32 noundef %133, ptr noundef %134, i32 noundef %135, ptr noundef %136, i32 noundef %137)
  %138 = load i32, ptr %14, align 4
  %139 = load i32, ptr %15, align 4
  %140 = load ptr, ptr %16, align 8
  %141 = load i32, ptr %18, align 4
  %142 = load ptr, ptr %22, align 8
  %143 = load i32, ptr %23, align 4
  %144 = call double @ltoad_trtrs_s(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %138, i32 noundef %139, ptr noundef %140, i32 noundef %141, ptr noundef %142, i32 noundef %143)
  %145 = load ptr, ptr %26, align 8
  call void @free(ptr noundef %145)
  br label %146

146:                                              ; preds = %102, %53
  %147 = load ptr, ptr %24, align 8
  call void @free(ptr noundef %147)
  store double 0.000000e+00, ptr %12, align 8
  br label %148

148:                                              ; preds = %146, %34, %30
  %149 = load double, ptr %12, align 8
  ret double %149
}

define dso_local double @ltoad_gesv_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  store i32 0, ptr %15, align 4
  %16 = load ptr, ptr %10, align 8
  %17 = load ptr, ptr %12, align 8
  %18 = load ptr, ptr %13, align 8
  call void @native.sgesv_(ptr noundef %8, ptr noundef %9, ptr noundef %16, ptr noundef %11, ptr noundef %17, ptr noundef %18, ptr noundef %14, ptr noundef %15)
  %19 = load i32, ptr %15, align 4
  %20 = sitofp i32 %19 to double
  ret double %20
}

declare void @native.sgesv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define dso_local { ptr, double } @ltoad_gesv_augmented_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #3 {
  %11 = alloca %struct.forward_s, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store i32 %4, ptr %16, align 4
  store ptr %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store ptr %8, ptr %20, align 8
  store i32 %9, ptr %21, align 4
  %23 = load ptr, ptr %20, align 8
  %24 = load ptr, ptr %18, align 8
  %25 = load i32, ptr %12, align 4
  %26 = load i32, ptr %13, align 4
  %27 = load ptr, ptr %14, align 8
  %28 = load i32, ptr %16, align 4
  %29 = load ptr, ptr %17, align 8
  %30 = load ptr, ptr %19, align 8
  %31 = load i32, ptr %21, align 4
  %32 = call double @ltoad_gesv_s(i32 noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28, ptr noundef %29, ptr noundef %30, i32 noundef %31)
  %33 = getelementptr inbounds %struct.forward_s, ptr %11, i32 0, i32 1
  store double %32, ptr %33, align 8
  %34 = load ptr, ptr %15, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %42

36:                                               ; preds = %10
  %37 = load i32, ptr %12, align 4
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %19, align 8
  %40 = load i32, ptr %21, align 4
  %41 = call ptr @packed_s(i32 noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40)
  br label %43

42:                                               ; preds = %10
  br label %43

43:                                               ; preds = %42, %36
  %44 = phi ptr [ %41, %36 ], [ null, %42 ]
  store ptr %44, ptr %22, align 8
  %45 = load i32, ptr %12, align 4
  %46 = load i32, ptr %12, align 4
  %47 = load ptr, ptr %14, align 8
  %48 = load i32, ptr %16, align 4
  %49 = call ptr @packed_s(i32 noundef %45, i32 noundef %46, ptr noundef %47, i32 noundef %48)
  %50 = load i32, ptr %12, align 4
  %51 = load ptr, ptr %17, align 8
  %52 = call ptr @pivots_s(i32 noundef %50, ptr noundef %51)
  %53 = load ptr, ptr %22, align 8
  %54 = call ptr @keep_s(ptr noundef %49, ptr noundef %52, ptr noundef %53)
  %55 = getelementptr inbounds %struct.forward_s, ptr %11, i32 0, i32 0
  store ptr %54, ptr %55, align 8
  %56 = load { ptr, double }, ptr %11, align 8
  ret { ptr, double } %56
}

define dso_local void @ltoad_gesv_reverse_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11) #3 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca double, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store i32 %4, ptr %17, align 4
  store ptr %5, ptr %18, align 8
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store double %10, ptr %23, align 8
  store ptr %11, ptr %24, align 8
  %27 = load ptr, ptr %15, align 8
  %28 = load ptr, ptr %18, align 8
  %29 = load ptr, ptr %19, align 8
  %30 = load ptr, ptr %20, align 8
  %31 = load double, ptr %23, align 8
  %32 = load ptr, ptr %24, align 8
  store ptr %32, ptr %25, align 8
  %33 = load ptr, ptr %16, align 8
  %34 = icmp ne ptr %33, null
  br i1 %34, label %35, label %46

35:                                               ; preds = %12
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %13, align 4
  %38 = load ptr, ptr %25, align 8
  %39 = getelementptr inbounds %struct.kept_s, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %25, align 8
  %42 = getelementptr inbounds %struct.kept_s, ptr %41, i32 0, i32 2
  %43 = load ptr, ptr %42, align 8
  %44 = load ptr, ptr %16, align 8
  %45 = load i32, ptr %17, align 4
  call void @getrf_adjoint_s(i32 noundef %36, i32 noundef %37, ptr noundef %40, ptr noundef %43, ptr noundef %44, i32 noundef %45)
  br label %46

46:                                               ; preds = %35, %12
  %47 = load ptr, ptr %21, align 8
  %48 = icmp ne ptr %47, null
  br i1 %48, label %49, label %62

49:                                               ; preds = %46
  %50 = load i32, ptr %13, align 4
  %51 = load i32, ptr %14, align 4
  %52 = load ptr, ptr %25, align 8
  %53 = getelementptr inbounds %struct.kept_s, ptr %52, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  %55 = load i32, ptr %13, align 4
  %56 = load ptr, ptr %25, align 8
  %57 = getelementptr inbounds %struct.kept_s, ptr %56, i32 0, i32 2
  %58 = load ptr, ptr %57, align 8
  %59 = load ptr, ptr %21, align 8
  %60 = load i32, ptr %22, align 4
  %61 = call double @ltoad_getrs_s(i32 noundef 1, i32 noundef %50, i32 noundef %51, ptr noundef %54, i32 noundef %55, ptr noundef %58, ptr noundef %59, i32 noundef %60)
  br label %62

62:                                               ; preds = %49, %46
  %63 = load ptr, ptr %16, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %86

65:                                               ; preds = %62
  %66 = load ptr, ptr %21, align 8
  %67 = icmp ne ptr %66, null
  br i1 %67, label %68, label %86

68:                                               ; preds = %65
  %69 = load i32, ptr %13, align 4
  %70 = load i32, ptr %14, align 4
  %71 = load ptr, ptr %25, align 8
  %72 = getelementptr inbounds %struct.kept_s, ptr %71, i32 0, i32 1
  %73 = load ptr, ptr %72, align 8
  %74 = load i32, ptr %13, align 4
  %75 = call ptr @transposed_s(i32 noundef %69, i32 noundef %70, ptr noundef %73, i32 noundef %74)
  store ptr %75, ptr %26, align 8
  %76 = load i32, ptr %13, align 4
  %77 = load i32, ptr %13, align 4
  %78 = load i32, ptr %14, align 4
  %79 = load ptr, ptr %21, align 8
  %80 = load i32, ptr %22, align 4
  %81 = load ptr, ptr %26, align 8
  %82 = load i32, ptr %14, align 4
  %83 = load ptr, ptr %16, align 8
  %84 = load i32, ptr %17, align 4
  call void @subtract_product_s(i32 noundef %76, i32 noundef %77, i32 noundef %78, ptr noundef %79, i32 noundef %80, ptr noundef %81, i32 noundef %82, ptr noundef %83, i32 noundef %84)
  %85 = load ptr, ptr %26, align 8
  call void @free(ptr noundef %85)
  br label %86

86:                                               ; preds = %68, %65, %62
  %87 = load ptr, ptr %25, align 8
  call void @forget_s(ptr noundef %87)
  ret void
}

define internal ptr @transposed_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = add i64 %17, 1
  %19 = mul i64 %18, 4
  %20 = call ptr @malloc(i64 noundef %19) #9
  store ptr %20, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %58, %4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  br label %61

26:                                               ; preds = %21
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %54, %26
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %5, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 5, ptr %11, align 4
  br label %57

32:                                               ; preds = %27
  %33 = load ptr, ptr %7, align 8
  %34 = load i32, ptr %12, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %10, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %8, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %37, %39
  %41 = add i64 %35, %40
  %42 = getelementptr inbounds float, ptr %33, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %10, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %12, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %6, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %46, %51
  %53 = getelementptr inbounds float, ptr %44, i64 %52
  store float %43, ptr %53, align 4
  br label %54

54:                                               ; preds = %32
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %12, align 4
  br label %27

57:                                               ; preds = %31
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %10, align 4
  br label %21

61:                                               ; preds = %25
  %62 = load ptr, ptr %9, align 8
  store i32 1, ptr %11, align 4
  ret ptr %62
}

define internal void @subtract_product_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %24

24:                                               ; preds = %86, %9
  %25 = load i32, ptr %19, align 4
  %26 = load i32, ptr %11, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  store i32 2, ptr %20, align 4
  br label %89

29:                                               ; preds = %24
  store i32 0, ptr %21, align 4
  br label %30

30:                                               ; preds = %82, %29
  %31 = load i32, ptr %21, align 4
  %32 = load i32, ptr %12, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  store i32 5, ptr %20, align 4
  br label %85

35:                                               ; preds = %30
  %36 = load ptr, ptr %15, align 8
  %37 = load i32, ptr %21, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %19, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %16, align 4
  %42 = sext i32 %41 to i64
  %43 = mul i64 %40, %42
  %44 = add i64 %38, %43
  %45 = getelementptr inbounds float, ptr %36, i64 %44
  %46 = load float, ptr %45, align 4
  store float %46, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %47

47:                                               ; preds = %78, %35
  %48 = load i32, ptr %23, align 4
  %49 = load i32, ptr %10, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  store i32 8, ptr %20, align 4
  br label %81

52:                                               ; preds = %47
  %53 = load ptr, ptr %13, align 8
  %54 = load i32, ptr %23, align 4
  %55 = sext i32 %54 to i64
  %56 = load i32, ptr %21, align 4
  %57 = sext i32 %56 to i64
  %58 = load i32, ptr %14, align 4
  %59 = sext i32 %58 to i64
  %60 = mul i64 %57, %59
  %61 = add i64 %55, %60
  %62 = getelementptr inbounds float, ptr %53, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = load float, ptr %22, align 4
  %65 = load ptr, ptr %17, align 8
  %66 = load i32, ptr %23, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %19, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %18, align 4
  %71 = sext i32 %70 to i64
  %72 = mul i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr inbounds float, ptr %65, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = fneg float %63
  %77 = call float @llvm.fmuladd.f32(float %76, float %64, float %75)
  store float %77, ptr %74, align 4
  br label %78

78:                                               ; preds = %52
  %79 = load i32, ptr %23, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %23, align 4
  br label %47

81:                                               ; preds = %51
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %21, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %21, align 4
  br label %30

85:                                               ; preds = %34
  br label %86

86:                                               ; preds = %85
  %87 = load i32, ptr %19, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %19, align 4
  br label %24

89:                                               ; preds = %28
  ret void
}

define dso_local double @ltoad_gesv_tangent_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #3 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store i32 %4, ptr %15, align 4
  store ptr %5, ptr %16, align 8
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %21 = load ptr, ptr %17, align 8
  %22 = load ptr, ptr %14, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %37

24:                                               ; preds = %10
  %25 = load ptr, ptr %19, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %37

27:                                               ; preds = %24
  %28 = load i32, ptr %11, align 4
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %11, align 4
  %31 = load ptr, ptr %14, align 8
  %32 = load i32, ptr %15, align 4
  %33 = load ptr, ptr %18, align 8
  %34 = load i32, ptr %20, align 4
  %35 = load ptr, ptr %19, align 8
  %36 = load i32, ptr %20, align 4
  call void @subtract_product_s(i32 noundef %28, i32 noundef %29, i32 noundef %30, ptr noundef %31, i32 noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %36)
  br label %37

37:                                               ; preds = %27, %24, %10
  %38 = load ptr, ptr %19, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %49

40:                                               ; preds = %37
  %41 = load i32, ptr %11, align 4
  %42 = load i32, ptr %12, align 4
  %43 = load ptr, ptr %13, align 8
  %44 = load i32, ptr %15, align 4
  %45 = load ptr, ptr %16, align 8
  %46 = load ptr, ptr %19, align 8
  %47 = load i32, ptr %20, align 4
  %48 = call double @ltoad_getrs_s(i32 noundef 0, i32 noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44, ptr noundef %45, ptr noundef %46, i32 noundef %47)
  br label %49

49:                                               ; preds = %40, %37
  %50 = load ptr, ptr %14, align 8
  %51 = icmp ne ptr %50, null
  br i1 %51, label %52, label %60

52:                                               ; preds = %49
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %11, align 4
  %55 = load ptr, ptr %13, align 8
  %56 = load i32, ptr %15, align 4
  %57 = load ptr, ptr %16, align 8
  %58 = load ptr, ptr %14, align 8
  %59 = load i32, ptr %15, align 4
  call void @getrf_differential_s(i32 noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %57, ptr noundef %58, i32 noundef %59)
  br label %60

60:                                               ; preds = %52, %49
  ret double 0.000000e+00
}

define dso_local double @ltoad_potrf_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %9, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, ptr @.str, ptr @.str.1
  %14 = load ptr, ptr %7, align 8
  call void @native.spotrf_(ptr noundef %13, ptr noundef %6, ptr noundef %14, ptr noundef %8, ptr noundef %9, i64 noundef 1)
  %15 = load i32, ptr %9, align 4
  %16 = sitofp i32 %15 to double
  ret double %16
}

declare void @native.spotrf_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_potrf_augmented_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca %struct.forward_s, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  %12 = load ptr, ptr %10, align 8
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %8, align 4
  %15 = load ptr, ptr %9, align 8
  %16 = load i32, ptr %11, align 4
  %17 = call double @ltoad_potrf_s(i32 noundef %13, i32 noundef %14, ptr noundef %15, i32 noundef %16)
  %18 = getelementptr inbounds %struct.forward_s, ptr %6, i32 0, i32 1
  store double %17, ptr %18, align 8
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %8, align 4
  %21 = load ptr, ptr %9, align 8
  %22 = load i32, ptr %11, align 4
  %23 = call ptr @lower_s(i32 noundef %19, i32 noundef %20, ptr noundef %21, i32 noundef %22)
  %24 = call ptr @keep_s(ptr noundef %23, ptr noundef null, ptr noundef null)
  %25 = getelementptr inbounds %struct.forward_s, ptr %6, i32 0, i32 0
  store ptr %24, ptr %25, align 8
  %26 = load { ptr, double }, ptr %6, align 8
  ret { ptr, double } %26
}

define internal ptr @lower_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = add i64 %17, 1
  %19 = mul i64 %18, 4
  %20 = call ptr @malloc(i64 noundef %19) #9
  store ptr %20, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %82, %4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  br label %85

26:                                               ; preds = %21
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %78, %26
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %6, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 5, ptr %11, align 4
  br label %81

32:                                               ; preds = %27
  %33 = load i32, ptr %12, align 4
  %34 = load i32, ptr %10, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  br label %66

37:                                               ; preds = %32
  %38 = load i32, ptr %5, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %52

40:                                               ; preds = %37
  %41 = load ptr, ptr %7, align 8
  %42 = load i32, ptr %10, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %12, align 4
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %8, align 4
  %47 = sext i32 %46 to i64
  %48 = mul i64 %45, %47
  %49 = add i64 %43, %48
  %50 = getelementptr inbounds float, ptr %41, i64 %49
  %51 = load float, ptr %50, align 4
  br label %64

52:                                               ; preds = %37
  %53 = load ptr, ptr %7, align 8
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = load i32, ptr %10, align 4
  %57 = sext i32 %56 to i64
  %58 = load i32, ptr %8, align 4
  %59 = sext i32 %58 to i64
  %60 = mul i64 %57, %59
  %61 = add i64 %55, %60
  %62 = getelementptr inbounds float, ptr %53, i64 %61
  %63 = load float, ptr %62, align 4
  br label %64

64:                                               ; preds = %52, %40
  %65 = phi float [ %51, %40 ], [ %63, %52 ]
  br label %66

66:                                               ; preds = %64, %36
  %67 = phi float [ 0.000000e+00, %36 ], [ %65, %64 ]
  %68 = load ptr, ptr %9, align 8
  %69 = load i32, ptr %12, align 4
  %70 = sext i32 %69 to i64
  %71 = load i32, ptr %10, align 4
  %72 = sext i32 %71 to i64
  %73 = load i32, ptr %6, align 4
  %74 = sext i32 %73 to i64
  %75 = mul i64 %72, %74
  %76 = add i64 %70, %75
  %77 = getelementptr inbounds float, ptr %68, i64 %76
  store float %67, ptr %77, align 4
  br label %78

78:                                               ; preds = %66
  %79 = load i32, ptr %12, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %12, align 4
  br label %27

81:                                               ; preds = %31
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %10, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %10, align 4
  br label %21

85:                                               ; preds = %25
  %86 = load ptr, ptr %9, align 8
  store i32 1, ptr %11, align 4
  ret ptr %86
}

define dso_local void @ltoad_potrf_reverse_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store double %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %16 = load ptr, ptr %10, align 8
  %17 = load double, ptr %13, align 8
  %18 = load ptr, ptr %14, align 8
  store ptr %18, ptr %15, align 8
  %19 = load ptr, ptr %11, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %29

21:                                               ; preds = %7
  %22 = load i32, ptr %8, align 4
  %23 = load i32, ptr %9, align 4
  %24 = load ptr, ptr %15, align 8
  %25 = getelementptr inbounds %struct.kept_s, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %12, align 4
  call void @potrf_adjoint_s(i32 noundef %22, i32 noundef %23, ptr noundef %26, ptr noundef %27, i32 noundef %28)
  br label %29

29:                                               ; preds = %21, %7
  %30 = load ptr, ptr %15, align 8
  call void @forget_s(ptr noundef %30)
  ret void
}

define internal void @potrf_adjoint_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = call ptr @lower_s(i32 noundef %20, i32 noundef %21, ptr noundef %22, i32 noundef %23)
  store ptr %24, ptr %11, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = add i64 %29, 1
  %31 = mul i64 %30, 4
  %32 = call ptr @malloc(i64 noundef %31) #9
  store ptr %32, ptr %12, align 8
  %33 = load i32, ptr %7, align 4
  %34 = load i32, ptr %7, align 4
  %35 = load ptr, ptr %11, align 8
  %36 = load i32, ptr %7, align 4
  %37 = call i32 @all_zero_s(i32 noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %36)
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %211, label %39

39:                                               ; preds = %5
  store i32 0, ptr %13, align 4
  br label %40

40:                                               ; preds = %117, %39
  %41 = load i32, ptr %13, align 4
  %42 = load i32, ptr %7, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  store i32 2, ptr %14, align 4
  br label %120

45:                                               ; preds = %40
  store i32 0, ptr %15, align 4
  br label %46

46:                                               ; preds = %113, %45
  %47 = load i32, ptr %15, align 4
  %48 = load i32, ptr %7, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  store i32 5, ptr %14, align 4
  br label %116

51:                                               ; preds = %46
  store float 0.000000e+00, ptr %16, align 4
  %52 = load i32, ptr %15, align 4
  store i32 %52, ptr %17, align 4
  br label %53

53:                                               ; preds = %89, %51
  %54 = load i32, ptr %15, align 4
  %55 = load i32, ptr %13, align 4
  %56 = icmp sge i32 %54, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %53
  %58 = load i32, ptr %17, align 4
  %59 = load i32, ptr %7, align 4
  %60 = icmp slt i32 %58, %59
  br label %61

61:                                               ; preds = %57, %53
  %62 = phi i1 [ false, %53 ], [ %60, %57 ]
  br i1 %62, label %64, label %63

63:                                               ; preds = %61
  store i32 8, ptr %14, align 4
  br label %92

64:                                               ; preds = %61
  %65 = load ptr, ptr %8, align 8
  %66 = load i32, ptr %17, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %15, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %7, align 4
  %71 = sext i32 %70 to i64
  %72 = mul i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr inbounds float, ptr %65, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = load ptr, ptr %11, align 8
  %77 = load i32, ptr %17, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %13, align 4
  %80 = sext i32 %79 to i64
  %81 = load i32, ptr %7, align 4
  %82 = sext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = add i64 %78, %83
  %85 = getelementptr inbounds float, ptr %76, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = load float, ptr %16, align 4
  %88 = call float @llvm.fmuladd.f32(float %75, float %86, float %87)
  store float %88, ptr %16, align 4
  br label %89

89:                                               ; preds = %64
  %90 = load i32, ptr %17, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %17, align 4
  br label %53

92:                                               ; preds = %63
  %93 = load i32, ptr %15, align 4
  %94 = load i32, ptr %13, align 4
  %95 = icmp eq i32 %93, %94
  br i1 %95, label %96, label %99

96:                                               ; preds = %92
  %97 = load float, ptr %16, align 4
  %98 = fdiv float %97, 2.000000e+00
  br label %101

99:                                               ; preds = %92
  %100 = load float, ptr %16, align 4
  br label %101

101:                                              ; preds = %99, %96
  %102 = phi float [ %98, %96 ], [ %100, %99 ]
  %103 = load ptr, ptr %12, align 8
  %104 = load i32, ptr %15, align 4
  %105 = sext i32 %104 to i64
  %106 = load i32, ptr %13, align 4
  %107 = sext i32 %106 to i64
  %108 = load i32, ptr %7, align 4
  %109 = sext i32 %108 to i64
  %110 = mul i64 %107, %109
  %111 = add i64 %105, %110
  %112 = getelementptr inbounds float, ptr %103, i64 %111
  store float %102, ptr %112, align 4
  br label %113

113:                                              ; preds = %101
  %114 = load i32, ptr %15, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %15, align 4
  br label %46

116:                                              ; preds = %50
  br label %117

117:                                              ; preds = %116
  %118 = load i32, ptr %13, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %13, align 4
  br label %40

120:                                              ; preds = %44
  %121 = load i32, ptr %7, align 4
  %122 = load i32, ptr %7, align 4
  %123 = load ptr, ptr %8, align 8
  %124 = load i32, ptr %7, align 4
  %125 = load ptr, ptr %12, align 8
  %126 = load i32, ptr %7, align 4
  %127 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %121, i32 noundef %122, ptr noundef %123, i32 noundef %124, ptr noundef %125, i32 noundef %126)
  %128 = load i32, ptr %7, align 4
  %129 = load i32, ptr %7, align 4
  %130 = load ptr, ptr %8, align 8
  %131 = load i32, ptr %7, align 4
  %132 = load ptr, ptr %12, align 8
  %133 = load i32, ptr %7, align 4
  call void @solve_right_s(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %128, i32 noundef %129, ptr noundef %130, i32 noundef %131, ptr noundef %132, i32 noundef %133)
  store i32 0, ptr %18, align 4
  br label %134

134:                                              ; preds = %202, %120
  %135 = load i32, ptr %18, align 4
  %136 = load i32, ptr %7, align 4
  %137 = icmp slt i32 %135, %136
  br i1 %137, label %139, label %138

138:                                              ; preds = %134
  store i32 11, ptr %14, align 4
  br label %205

139:                                              ; preds = %134
  %140 = load i32, ptr %18, align 4
  store i32 %140, ptr %19, align 4
  br label %141

141:                                              ; preds = %198, %139
  %142 = load i32, ptr %19, align 4
  %143 = load i32, ptr %7, align 4
  %144 = icmp slt i32 %142, %143
  br i1 %144, label %146, label %145

145:                                              ; preds = %141
  store i32 14, ptr %14, align 4
  br label %201

146:                                              ; preds = %141
  %147 = load i32, ptr %19, align 4
  %148 = load i32, ptr %18, align 4
  %149 = icmp eq i32 %147, %148
  br i1 %149, label %150, label %162

150:                                              ; preds = %146
  %151 = load ptr, ptr %12, align 8
  %152 = load i32, ptr %19, align 4
  %153 = sext i32 %152 to i64
  %154 = load i32, ptr %19, align 4
  %155 = sext i32 %154 to i64
  %156 = load i32, ptr %7, align 4
  %157 = sext i32 %156 to i64
  %158 = mul i64 %155, %157
  %159 = add i64 %153, %158
  %160 = getelementptr inbounds float, ptr %151, i64 %159
  %161 = load float, ptr %160, align 4
  br label %186

162:                                              ; preds = %146
  %163 = load ptr, ptr %12, align 8
  %164 = load i32, ptr %19, align 4
  %165 = sext i32 %164 to i64
  %166 = load i32, ptr %18, align 4
  %167 = sext i32 %166 to i64
  %168 = load i32, ptr %7, align 4
  %169 = sext i32 %168 to i64
  %170 = mul i64 %167, %169
  %171 = add i64 %165, %170
  %172 = getelementptr inbounds float, ptr %163, i64 %171
  %173 = load float, ptr %172, align 4
  %174 = load ptr, ptr %12, align 8
  %175 = load i32, ptr %18, align 4
  %176 = sext i32 %175 to i64
  %177 = load i32, ptr %19, align 4
  %178 = sext i32 %177 to i64
  %179 = load i32, ptr %7, align 4
  %180 = sext i32 %179 to i64
  %181 = mul i64 %178, %180
  %182 = add i64 %176, %181
  %183 = getelementptr inbounds float, ptr %174, i64 %182
  %184 = load float, ptr %183, align 4
  %185 = fadd float %173, %184
  br label %186

186:                                              ; preds = %162, %150
  %187 = phi float [ %161, %150 ], [ %185, %162 ]
  %188 = load ptr, ptr %11, align 8
  %189 = load i32, ptr %19, align 4
  %190 = sext i32 %189 to i64
  %191 = load i32, ptr %18, align 4
  %192 = sext i32 %191 to i64
  %193 = load i32, ptr %7, align 4
  %194 = sext i32 %193 to i64
  %195 = mul i64 %192, %194
  %196 = add i64 %190, %195
  %197 = getelementptr inbounds float, ptr %188, i64 %196
  store float %187, ptr %197, align 4
  br label %198

198:                                              ; preds = %186
  %199 = load i32, ptr %19, align 4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %19, align 4
  br label %141

201:                                              ; preds = %145
  br label %202

202:                                              ; preds = %201
  %203 = load i32, ptr %18, align 4
  %204 = add nsw i32 %203, 1
  store i32 %204, ptr %18, align 4
  br label %134

205:                                              ; preds = %138
  %206 = load i32, ptr %6, align 4
  %207 = load i32, ptr %7, align 4
  %208 = load ptr, ptr %11, align 8
  %209 = load ptr, ptr %9, align 8
  %210 = load i32, ptr %10, align 4
  call void @put_lower_s(i32 noundef %206, i32 noundef %207, ptr noundef %208, ptr noundef %209, i32 noundef %210)
  br label %211

211:                                              ; preds = %205, %5
  %212 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %212)
  %213 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %213)
  ret void
}

define dso_local double @ltoad_potrf_tangent_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %12 = load i32, ptr %6, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load ptr, ptr %8, align 8
  %15 = load i32, ptr %10, align 4
  %16 = call ptr @lower_s(i32 noundef %12, i32 noundef %13, ptr noundef %14, i32 noundef %15)
  store ptr %16, ptr %11, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %25

19:                                               ; preds = %5
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = load ptr, ptr %11, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %10, align 4
  call void @potrf_differential_s(i32 noundef %20, i32 noundef %21, ptr noundef %22, ptr noundef %23, i32 noundef %24)
  br label %25

25:                                               ; preds = %19, %5
  %26 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %26)
  ret double 0.000000e+00
}

define internal void @potrf_differential_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = call ptr @lower_s(i32 noundef %20, i32 noundef %21, ptr noundef %22, i32 noundef %23)
  store ptr %24, ptr %11, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = add i64 %29, 1
  %31 = mul i64 %30, 4
  %32 = call ptr @malloc(i64 noundef %31) #9
  store ptr %32, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %33

33:                                               ; preds = %88, %5
  %34 = load i32, ptr %13, align 4
  %35 = load i32, ptr %7, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  store i32 2, ptr %14, align 4
  br label %91

38:                                               ; preds = %33
  store i32 0, ptr %15, align 4
  br label %39

39:                                               ; preds = %84, %38
  %40 = load i32, ptr %15, align 4
  %41 = load i32, ptr %7, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 5, ptr %14, align 4
  br label %87

44:                                               ; preds = %39
  %45 = load i32, ptr %15, align 4
  %46 = load i32, ptr %13, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %60

48:                                               ; preds = %44
  %49 = load ptr, ptr %11, align 8
  %50 = load i32, ptr %13, align 4
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %15, align 4
  %53 = sext i32 %52 to i64
  %54 = load i32, ptr %7, align 4
  %55 = sext i32 %54 to i64
  %56 = mul i64 %53, %55
  %57 = add i64 %51, %56
  %58 = getelementptr inbounds float, ptr %49, i64 %57
  %59 = load float, ptr %58, align 4
  br label %72

60:                                               ; preds = %44
  %61 = load ptr, ptr %11, align 8
  %62 = load i32, ptr %15, align 4
  %63 = sext i32 %62 to i64
  %64 = load i32, ptr %13, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %7, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %65, %67
  %69 = add i64 %63, %68
  %70 = getelementptr inbounds float, ptr %61, i64 %69
  %71 = load float, ptr %70, align 4
  br label %72

72:                                               ; preds = %60, %48
  %73 = phi float [ %59, %48 ], [ %71, %60 ]
  %74 = load ptr, ptr %12, align 8
  %75 = load i32, ptr %15, align 4
  %76 = sext i32 %75 to i64
  %77 = load i32, ptr %13, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %7, align 4
  %80 = sext i32 %79 to i64
  %81 = mul i64 %78, %80
  %82 = add i64 %76, %81
  %83 = getelementptr inbounds float, ptr %74, i64 %82
  store float %73, ptr %83, align 4
  br label %84

84:                                               ; preds = %72
  %85 = load i32, ptr %15, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %15, align 4
  br label %39

87:                                               ; preds = %43
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %13, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %13, align 4
  br label %33

91:                                               ; preds = %37
  %92 = load i32, ptr %7, align 4
  %93 = load i32, ptr %7, align 4
  %94 = load ptr, ptr %8, align 8
  %95 = load i32, ptr %7, align 4
  %96 = load ptr, ptr %12, align 8
  %97 = load i32, ptr %7, align 4
  %98 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %92, i32 noundef %93, ptr noundef %94, i32 noundef %95, ptr noundef %96, i32 noundef %97)
  %99 = load i32, ptr %7, align 4
  %100 = load i32, ptr %7, align 4
  %101 = load ptr, ptr %8, align 8
  %102 = load i32, ptr %7, align 4
  %103 = load ptr, ptr %12, align 8
  %104 = load i32, ptr %7, align 4
  call void @solve_right_s(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %99, i32 noundef %100, ptr noundef %101, i32 noundef %102, ptr noundef %103, i32 noundef %104)
  store i32 0, ptr %16, align 4
  br label %105

105:                                              ; preds = %187, %91
  %106 = load i32, ptr %16, align 4
  %107 = load i32, ptr %7, align 4
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105
  store i32 8, ptr %14, align 4
  br label %190

110:                                              ; preds = %105
  %111 = load i32, ptr %16, align 4
  store i32 %111, ptr %17, align 4
  br label %112

112:                                              ; preds = %183, %110
  %113 = load i32, ptr %17, align 4
  %114 = load i32, ptr %7, align 4
  %115 = icmp slt i32 %113, %114
  br i1 %115, label %117, label %116

116:                                              ; preds = %112
  store i32 11, ptr %14, align 4
  br label %186

117:                                              ; preds = %112
  store float 0.000000e+00, ptr %18, align 4
  %118 = load i32, ptr %16, align 4
  store i32 %118, ptr %19, align 4
  br label %119

119:                                              ; preds = %168, %117
  %120 = load i32, ptr %19, align 4
  %121 = load i32, ptr %17, align 4
  %122 = icmp sle i32 %120, %121
  br i1 %122, label %124, label %123

123:                                              ; preds = %119
  store i32 14, ptr %14, align 4
  br label %171

124:                                              ; preds = %119
  %125 = load ptr, ptr %8, align 8
  %126 = load i32, ptr %17, align 4
  %127 = sext i32 %126 to i64
  %128 = load i32, ptr %19, align 4
  %129 = sext i32 %128 to i64
  %130 = load i32, ptr %7, align 4
  %131 = sext i32 %130 to i64
  %132 = mul i64 %129, %131
  %133 = add i64 %127, %132
  %134 = getelementptr inbounds float, ptr %125, i64 %133
  %135 = load float, ptr %134, align 4
  %136 = load i32, ptr %19, align 4
  %137 = load i32, ptr %16, align 4
  %138 = icmp eq i32 %136, %137
  br i1 %138, label %139, label %152

139:                                              ; preds = %124
  %140 = load ptr, ptr %12, align 8
  %141 = load i32, ptr %19, align 4
  %142 = sext i32 %141 to i64
  %143 = load i32, ptr %16, align 4
  %144 = sext i32 %143 to i64
  %145 = load i32, ptr %7, align 4
  %146 = sext i32 %145 to i64
  %147 = mul i64 %144, %146
  %148 = add i64 %142, %147
  %149 = getelementptr inbounds float, ptr %140, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = fdiv float %150, 2.000000e+00
  br label %164

152:                                              ; preds = %124
  %153 = load ptr, ptr %12, align 8
  %154 = load i32, ptr %19, align 4
  %155 = sext i32 %154 to i64
  %156 = load i32, ptr %16, align 4
  %157 = sext i32 %156 to i64
  %158 = load i32, ptr %7, align 4
  %159 = sext i32 %158 to i64
  %160 = mul i64 %157, %159
  %161 = add i64 %155, %160
  %162 = getelementptr inbounds float, ptr %153, i64 %161
  %163 = load float, ptr %162, align 4
  br label %164

164:                                              ; preds = %152, %139
  %165 = phi float [ %151, %139 ], [ %163, %152 ]
  %166 = load float, ptr %18, align 4
  %167 = call float @llvm.fmuladd.f32(float %135, float %165, float %166)
  store float %167, ptr %18, align 4
  br label %168

168:                                              ; preds = %164
  %169 = load i32, ptr %19, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %19, align 4
  br label %119

171:                                              ; preds = %123
  %172 = load float, ptr %18, align 4
  %173 = load ptr, ptr %11, align 8
  %174 = load i32, ptr %17, align 4
  %175 = sext i32 %174 to i64
  %176 = load i32, ptr %16, align 4
  %177 = sext i32 %176 to i64
  %178 = load i32, ptr %7, align 4
  %179 = sext i32 %178 to i64
  %180 = mul i64 %177, %179
  %181 = add i64 %175, %180
  %182 = getelementptr inbounds float, ptr %173, i64 %181
  store float %172, ptr %182, align 4
  br label %183

183:                                              ; preds = %171
  %184 = load i32, ptr %17, align 4
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %17, align 4
  br label %112

186:                                              ; preds = %116
  br label %187

187:                                              ; preds = %186
  %188 = load i32, ptr %16, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %16, align 4
  br label %105

190:                                              ; preds = %109
  %191 = load i32, ptr %6, align 4
  %192 = load i32, ptr %7, align 4
  %193 = load ptr, ptr %11, align 8
  %194 = load ptr, ptr %9, align 8
  %195 = load i32, ptr %10, align 4
  call void @put_lower_s(i32 noundef %191, i32 noundef %192, ptr noundef %193, ptr noundef %194, i32 noundef %195)
  %196 = load ptr, ptr %11, align 8
  call void @free(ptr noundef %196)
  %197 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %197)
  ret void
}

define dso_local double @ltoad_potrs_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  store i32 0, ptr %15, align 4
  %16 = load i32, ptr %8, align 4
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, ptr @.str, ptr @.str.1
  %20 = load ptr, ptr %11, align 8
  %21 = load ptr, ptr %13, align 8
  call void @native.spotrs_(ptr noundef %19, ptr noundef %9, ptr noundef %10, ptr noundef %20, ptr noundef %12, ptr noundef %21, ptr noundef %14, ptr noundef %15, i64 noundef 1)
  %22 = load i32, ptr %15, align 4
  %23 = sitofp i32 %22 to double
  ret double %23
}

declare void @native.spotrs_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_potrs_augmented_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca %struct.forward_s, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  %21 = load ptr, ptr %18, align 8
  %22 = load i32, ptr %11, align 4
  %23 = load i32, ptr %12, align 4
  %24 = load i32, ptr %13, align 4
  %25 = load ptr, ptr %14, align 8
  %26 = load i32, ptr %16, align 4
  %27 = load ptr, ptr %17, align 8
  %28 = load i32, ptr %19, align 4
  %29 = call double @ltoad_potrs_s(i32 noundef %22, i32 noundef %23, i32 noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28)
  %30 = getelementptr inbounds %struct.forward_s, ptr %10, i32 0, i32 1
  store double %29, ptr %30, align 8
  %31 = load ptr, ptr %15, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %39

33:                                               ; preds = %9
  %34 = load i32, ptr %12, align 4
  %35 = load i32, ptr %13, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %19, align 4
  %38 = call ptr @packed_s(i32 noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  br label %40

39:                                               ; preds = %9
  br label %40

40:                                               ; preds = %39, %33
  %41 = phi ptr [ %38, %33 ], [ null, %39 ]
  store ptr %41, ptr %20, align 8
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %12, align 4
  %44 = load ptr, ptr %14, align 8
  %45 = load i32, ptr %16, align 4
  %46 = call ptr @lower_s(i32 noundef %42, i32 noundef %43, ptr noundef %44, i32 noundef %45)
  %47 = load ptr, ptr %20, align 8
  %48 = call ptr @keep_s(ptr noundef %46, ptr noundef null, ptr noundef %47)
  %49 = getelementptr inbounds %struct.forward_s, ptr %10, i32 0, i32 0
  store ptr %48, ptr %49, align 8
  %50 = load { ptr, double }, ptr %10, align 8
  ret { ptr, double } %50
}

define dso_local void @ltoad_potrs_reverse_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, double noundef %9, ptr noundef %10) #3 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store i32 %5, ptr %17, align 4
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store double %9, ptr %21, align 8
  store ptr %10, ptr %22, align 8
  %26 = load ptr, ptr %15, align 8
  %27 = load ptr, ptr %18, align 8
  %28 = load double, ptr %21, align 8
  %29 = load ptr, ptr %22, align 8
  store ptr %29, ptr %23, align 8
  %30 = load ptr, ptr %23, align 8
  %31 = getelementptr inbounds %struct.kept_s, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %24, align 8
  %33 = load ptr, ptr %19, align 8
  %34 = icmp ne ptr %33, null
  br i1 %34, label %35, label %43

35:                                               ; preds = %11
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %14, align 4
  %38 = load ptr, ptr %24, align 8
  %39 = load i32, ptr %13, align 4
  %40 = load ptr, ptr %19, align 8
  %41 = load i32, ptr %20, align 4
  %42 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39, ptr noundef %40, i32 noundef %41)
  br label %43

43:                                               ; preds = %35, %11
  %44 = load ptr, ptr %16, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %46, label %61

46:                                               ; preds = %43
  %47 = load ptr, ptr %19, align 8
  %48 = icmp ne ptr %47, null
  br i1 %48, label %49, label %61

49:                                               ; preds = %46
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %13, align 4
  %52 = load i32, ptr %14, align 4
  %53 = load ptr, ptr %23, align 8
  %54 = getelementptr inbounds %struct.kept_s, ptr %53, i32 0, i32 1
  %55 = load ptr, ptr %54, align 8
  %56 = load i32, ptr %13, align 4
  %57 = load ptr, ptr %19, align 8
  %58 = load i32, ptr %20, align 4
  %59 = load ptr, ptr %16, align 8
  %60 = load i32, ptr %17, align 4
  call void @take_lower_s(i32 noundef %50, i32 noundef %51, i32 noundef %52, ptr noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58, ptr noundef %59, i32 noundef %60)
  br label %61

61:                                               ; preds = %49, %46, %43
  %62 = load ptr, ptr %19, align 8
  %63 = icmp ne ptr %62, null
  br i1 %63, label %64, label %72

64:                                               ; preds = %61
  %65 = load i32, ptr %13, align 4
  %66 = load i32, ptr %14, align 4
  %67 = load ptr, ptr %24, align 8
  %68 = load i32, ptr %13, align 4
  %69 = load ptr, ptr %19, align 8
  %70 = load i32, ptr %20, align 4
  %71 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %65, i32 noundef %66, ptr noundef %67, i32 noundef %68, ptr noundef %69, i32 noundef %70)
  br label %72

72:                                               ; preds = %64, %61
  %73 = load ptr, ptr %16, align 8
  %74 = icmp ne ptr %73, null
  br i1 %74, label %75, label %98

75:                                               ; preds = %72
  %76 = load ptr, ptr %19, align 8
  %77 = icmp ne ptr %76, null
  br i1 %77, label %78, label %98

78:                                               ; preds = %75
  %79 = load i32, ptr %13, align 4
  %80 = load i32, ptr %14, align 4
  %81 = load ptr, ptr %24, align 8
  %82 = load i32, ptr %13, align 4
  %83 = load ptr, ptr %23, align 8
  %84 = getelementptr inbounds %struct.kept_s, ptr %83, i32 0, i32 1
  %85 = load ptr, ptr %84, align 8
  %86 = load i32, ptr %13, align 4
  %87 = call ptr @times_triangle_s(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %79, i32 noundef %80, ptr noundef %81, i32 noundef %82, ptr noundef %85, i32 noundef %86)
  store ptr %87, ptr %25, align 8
  %88 = load i32, ptr %12, align 4
  %89 = load i32, ptr %13, align 4
  %90 = load i32, ptr %14, align 4
  %91 = load ptr, ptr %19, align 8
  %92 = load i32, ptr %20, align 4
  %93 = load ptr, ptr %25, align 8
  %94 = load i32, ptr %13, align 4
  %95 = load ptr, ptr %16, align 8
  %96 = load i32, ptr %17, align 4
  call void @take_lower_s(i32 noundef %88, i32 noundef %89, i32 noundef %90, ptr noundef %91, i32 noundef %92, ptr noundef %93, i32 noundef %94, ptr noundef %95, i32 noundef %96)
  %97 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %97)
  br label %98

98:                                               ; preds = %78, %75, %72
  %99 = load ptr, ptr %23, align 8
  call void @forget_s(ptr noundef %99)
  ret void
}

define internal void @take_lower_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %19 = load i32, ptr %10, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %9
  %22 = load i32, ptr %11, align 4
  %23 = load i32, ptr %12, align 4
  %24 = load ptr, ptr %15, align 8
  %25 = load i32, ptr %16, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i32, ptr %14, align 4
  %28 = load ptr, ptr %17, align 8
  %29 = load i32, ptr %18, align 4
  call void @add_triangle_s(i32 noundef 1, i32 noundef 0, i32 noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25, ptr noundef %26, i32 noundef %27, ptr noundef %28, i32 noundef %29)
  br label %39

30:                                               ; preds = %9
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %12, align 4
  %33 = load ptr, ptr %13, align 8
  %34 = load i32, ptr %14, align 4
  %35 = load ptr, ptr %15, align 8
  %36 = load i32, ptr %16, align 4
  %37 = load ptr, ptr %17, align 8
  %38 = load i32, ptr %18, align 4
  call void @add_triangle_s(i32 noundef 0, i32 noundef 0, i32 noundef %31, i32 noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %36, ptr noundef %37, i32 noundef %38)
  br label %39

39:                                               ; preds = %30, %21
  ret void
}

define dso_local double @ltoad_potrs_tangent_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %11, align 4
  %24 = load ptr, ptr %13, align 8
  %25 = load i32, ptr %15, align 4
  %26 = call ptr @lower_s(i32 noundef %22, i32 noundef %23, ptr noundef %24, i32 noundef %25)
  store ptr %26, ptr %19, align 8
  %27 = load ptr, ptr %14, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %35

29:                                               ; preds = %9
  %30 = load i32, ptr %10, align 4
  %31 = load i32, ptr %11, align 4
  %32 = load ptr, ptr %14, align 8
  %33 = load i32, ptr %15, align 4
  %34 = call ptr @lower_s(i32 noundef %30, i32 noundef %31, ptr noundef %32, i32 noundef %33)
  br label %36

35:                                               ; preds = %9
  br label %36

36:                                               ; preds = %35, %29
  %37 = phi ptr [ %34, %29 ], [ null, %35 ]
  store ptr %37, ptr %20, align 8
  %38 = load ptr, ptr %17, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %60

40:                                               ; preds = %36
  %41 = load ptr, ptr %14, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %60

43:                                               ; preds = %40
  %44 = load i32, ptr %11, align 4
  %45 = load i32, ptr %12, align 4
  %46 = load ptr, ptr %19, align 8
  %47 = load i32, ptr %11, align 4
  %48 = load ptr, ptr %16, align 8
  %49 = load i32, ptr %18, align 4
  %50 = call ptr @times_triangle_s(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %44, i32 noundef %45, ptr noundef %46, i32 noundef %47, ptr noundef %48, i32 noundef %49)
  store ptr %50, ptr %21, align 8
  %51 = load i32, ptr %11, align 4
  %52 = load i32, ptr %12, align 4
  %53 = load ptr, ptr %20, align 8
  %54 = load i32, ptr %11, align 4
  %55 = load ptr, ptr %21, align 8
  %56 = load i32, ptr %11, align 4
  %57 = load ptr, ptr %17, align 8
  %58 = load i32, ptr %18, align 4
  call void @subtract_triangle_s(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %51, i32 noundef %52, ptr noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58)
  %59 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %59)
  br label %60

60:                                               ; preds = %43, %40, %36
  %61 = load ptr, ptr %17, align 8
  %62 = icmp ne ptr %61, null
  br i1 %62, label %63, label %71

63:                                               ; preds = %60
  %64 = load i32, ptr %11, align 4
  %65 = load i32, ptr %12, align 4
  %66 = load ptr, ptr %19, align 8
  %67 = load i32, ptr %11, align 4
  %68 = load ptr, ptr %17, align 8
  %69 = load i32, ptr %18, align 4
  %70 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69)
  br label %71

71:                                               ; preds = %63, %60
  %72 = load ptr, ptr %17, align 8
  %73 = icmp ne ptr %72, null
  br i1 %73, label %74, label %86

74:                                               ; preds = %71
  %75 = load ptr, ptr %14, align 8
  %76 = icmp ne ptr %75, null
  br i1 %76, label %77, label %86

77:                                               ; preds = %74
  %78 = load i32, ptr %11, align 4
  %79 = load i32, ptr %12, align 4
  %80 = load ptr, ptr %20, align 8
  %81 = load i32, ptr %11, align 4
  %82 = load ptr, ptr %16, align 8
  %83 = load i32, ptr %18, align 4
  %84 = load ptr, ptr %17, align 8
  %85 = load i32, ptr %18, align 4
  call void @subtract_triangle_s(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %78, i32 noundef %79, ptr noundef %80, i32 noundef %81, ptr noundef %82, i32 noundef %83, ptr noundef %84, i32 noundef %85)
  br label %86

86:                                               ; preds = %77, %74, %71
  %87 = load ptr, ptr %17, align 8
  %88 = icmp ne ptr %87, null
  br i1 %88, label %89, label %97

89:                                               ; preds = %86
  %90 = load i32, ptr %11, align 4
  %91 = load i32, ptr %12, align 4
  %92 = load ptr, ptr %19, align 8
  %93 = load i32, ptr %11, align 4
  %94 = load ptr, ptr %17, align 8
  %95 = load i32, ptr %18, align 4
  %96 = call double @ltoad_trtrs_s(i32 noundef 0, i32 noundef 1, i32 noundef 0, i32 noundef %90, i32 noundef %91, ptr noundef %92, i32 noundef %93, ptr noundef %94, i32 noundef %95)
  br label %97

97:                                               ; preds = %89, %86
  %98 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %98)
  %99 = load ptr, ptr %20, align 8
  call void @free(ptr noundef %99)
  ret double 0.000000e+00
}

define dso_local double @ltoad_posv_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  store i32 0, ptr %15, align 4
  %16 = load i32, ptr %8, align 4
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, ptr @.str, ptr @.str.1
  %20 = load ptr, ptr %11, align 8
  %21 = load ptr, ptr %13, align 8
  call void @native.sposv_(ptr noundef %19, ptr noundef %9, ptr noundef %10, ptr noundef %20, ptr noundef %12, ptr noundef %21, ptr noundef %14, ptr noundef %15, i64 noundef 1)
  %22 = load i32, ptr %15, align 4
  %23 = sitofp i32 %22 to double
  ret double %23
}

declare void @native.sposv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_posv_augmented_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca %struct.forward_s, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  %21 = load ptr, ptr %18, align 8
  %22 = load i32, ptr %11, align 4
  %23 = load i32, ptr %12, align 4
  %24 = load i32, ptr %13, align 4
  %25 = load ptr, ptr %14, align 8
  %26 = load i32, ptr %16, align 4
  %27 = load ptr, ptr %17, align 8
  %28 = load i32, ptr %19, align 4
  %29 = call double @ltoad_posv_s(i32 noundef %22, i32 noundef %23, i32 noundef %24, ptr noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28)
  %30 = getelementptr inbounds %struct.forward_s, ptr %10, i32 0, i32 1
  store double %29, ptr %30, align 8
  %31 = load ptr, ptr %15, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %39

33:                                               ; preds = %9
  %34 = load i32, ptr %12, align 4
  %35 = load i32, ptr %13, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %19, align 4
  %38 = call ptr @packed_s(i32 noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  br label %40

39:                                               ; preds = %9
  br label %40

40:                                               ; preds = %39, %33
  %41 = phi ptr [ %38, %33 ], [ null, %39 ]
  store ptr %41, ptr %20, align 8
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %12, align 4
  %44 = load ptr, ptr %14, align 8
  %45 = load i32, ptr %16, align 4
  %46 = call ptr @lower_s(i32 noundef %42, i32 noundef %43, ptr noundef %44, i32 noundef %45)
  %47 = load ptr, ptr %20, align 8
  %48 = call ptr @keep_s(ptr noundef %46, ptr noundef null, ptr noundef %47)
  %49 = getelementptr inbounds %struct.forward_s, ptr %10, i32 0, i32 0
  store ptr %48, ptr %49, align 8
  %50 = load { ptr, double }, ptr %10, align 8
  ret { ptr, double } %50
}

define dso_local void @ltoad_posv_reverse_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, double noundef %9, ptr noundef %10) #3 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca float, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store i32 %5, ptr %17, align 4
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store double %9, ptr %21, align 8
  store ptr %10, ptr %22, align 8
  %31 = load ptr, ptr %15, align 8
  %32 = load ptr, ptr %18, align 8
  %33 = load double, ptr %21, align 8
  %34 = load ptr, ptr %22, align 8
  store ptr %34, ptr %23, align 8
  %35 = load ptr, ptr %16, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %45

37:                                               ; preds = %11
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %13, align 4
  %40 = load ptr, ptr %23, align 8
  %41 = getelementptr inbounds %struct.kept_s, ptr %40, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %16, align 8
  %44 = load i32, ptr %17, align 4
  call void @potrf_adjoint_s(i32 noundef %38, i32 noundef %39, ptr noundef %42, ptr noundef %43, i32 noundef %44)
  br label %45

45:                                               ; preds = %37, %11
  %46 = load ptr, ptr %19, align 8
  %47 = icmp ne ptr %46, null
  br i1 %47, label %48, label %58

48:                                               ; preds = %45
  %49 = load i32, ptr %13, align 4
  %50 = load i32, ptr %14, align 4
  %51 = load ptr, ptr %23, align 8
  %52 = getelementptr inbounds %struct.kept_s, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = load i32, ptr %13, align 4
  %55 = load ptr, ptr %19, align 8
  %56 = load i32, ptr %20, align 4
  %57 = call double @ltoad_potrs_s(i32 noundef 0, i32 noundef %49, i32 noundef %50, ptr noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56)
  br label %58

58:                                               ; preds = %48, %45
  store i32 0, ptr %24, align 4
  br label %59

59:                                               ; preds = %179, %58
  %60 = load ptr, ptr %16, align 8
  %61 = icmp ne ptr %60, null
  br i1 %61, label %62, label %69

62:                                               ; preds = %59
  %63 = load ptr, ptr %19, align 8
  %64 = icmp ne ptr %63, null
  br i1 %64, label %65, label %69

65:                                               ; preds = %62
  %66 = load i32, ptr %24, align 4
  %67 = load i32, ptr %14, align 4
  %68 = icmp slt i32 %66, %67
  br label %69

69:                                               ; preds = %65, %62, %59
  %70 = phi i1 [ false, %62 ], [ false, %59 ], [ %68, %65 ]
  br i1 %70, label %72, label %71

71:                                               ; preds = %69
  store i32 2, ptr %25, align 4
  br label %182

72:                                               ; preds = %69
  store i32 0, ptr %26, align 4
  br label %73

73:                                               ; preds = %175, %72
  %74 = load i32, ptr %26, align 4
  %75 = load i32, ptr %13, align 4
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %73
  store i32 5, ptr %25, align 4
  br label %178

78:                                               ; preds = %73
  %79 = load i32, ptr %26, align 4
  store i32 %79, ptr %27, align 4
  br label %80

80:                                               ; preds = %171, %78
  %81 = load i32, ptr %27, align 4
  %82 = load i32, ptr %13, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %80
  store i32 8, ptr %25, align 4
  br label %174

85:                                               ; preds = %80
  %86 = load ptr, ptr %23, align 8
  %87 = getelementptr inbounds %struct.kept_s, ptr %86, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8
  %89 = load i32, ptr %24, align 4
  %90 = sext i32 %89 to i64
  %91 = load i32, ptr %13, align 4
  %92 = sext i32 %91 to i64
  %93 = mul i64 %90, %92
  %94 = getelementptr inbounds float, ptr %88, i64 %93
  store ptr %94, ptr %28, align 8
  %95 = load ptr, ptr %19, align 8
  %96 = load i32, ptr %24, align 4
  %97 = sext i32 %96 to i64
  %98 = load i32, ptr %20, align 4
  %99 = sext i32 %98 to i64
  %100 = mul i64 %97, %99
  %101 = getelementptr inbounds float, ptr %95, i64 %100
  store ptr %101, ptr %29, align 8
  %102 = load i32, ptr %27, align 4
  %103 = load i32, ptr %26, align 4
  %104 = icmp eq i32 %102, %103
  br i1 %104, label %105, label %117

105:                                              ; preds = %85
  %106 = load ptr, ptr %29, align 8
  %107 = load i32, ptr %27, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %106, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = load ptr, ptr %28, align 8
  %112 = load i32, ptr %27, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %111, i64 %113
  %115 = load float, ptr %114, align 4
  %116 = fmul float %110, %115
  br label %140

117:                                              ; preds = %85
  %118 = load ptr, ptr %29, align 8
  %119 = load i32, ptr %27, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %118, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = load ptr, ptr %28, align 8
  %124 = load i32, ptr %26, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %123, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = load ptr, ptr %29, align 8
  %129 = load i32, ptr %26, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %128, i64 %130
  %132 = load float, ptr %131, align 4
  %133 = load ptr, ptr %28, align 8
  %134 = load i32, ptr %27, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %133, i64 %135
  %137 = load float, ptr %136, align 4
  %138 = fmul float %132, %137
  %139 = call float @llvm.fmuladd.f32(float %122, float %127, float %138)
  br label %140

140:                                              ; preds = %117, %105
  %141 = phi float [ %116, %105 ], [ %139, %117 ]
  store float %141, ptr %30, align 4
  %142 = load float, ptr %30, align 4
  %143 = load i32, ptr %12, align 4
  %144 = icmp ne i32 %143, 0
  br i1 %144, label %145, label %156

145:                                              ; preds = %140
  %146 = load ptr, ptr %16, align 8
  %147 = load i32, ptr %26, align 4
  %148 = sext i32 %147 to i64
  %149 = load i32, ptr %27, align 4
  %150 = sext i32 %149 to i64
  %151 = load i32, ptr %17, align 4
  %152 = sext i32 %151 to i64
  %153 = mul i64 %150, %152
  %154 = add i64 %148, %153
  %155 = getelementptr inbounds float, ptr %146, i64 %154
  br label %167

156:                                              ; preds = %140
  %157 = load ptr, ptr %16, align 8
  %158 = load i32, ptr %27, align 4
  %159 = sext i32 %158 to i64
  %160 = load i32, ptr %26, align 4
  %161 = sext i32 %160 to i64
  %162 = load i32, ptr %17, align 4
  %163 = sext i32 %162 to i64
  %164 = mul i64 %161, %163
  %165 = add i64 %159, %164
  %166 = getelementptr inbounds float, ptr %157, i64 %165
  br label %167

167:                                              ; preds = %156, %145
  %168 = phi ptr [ %155, %145 ], [ %166, %156 ]
  %169 = load float, ptr %168, align 4
  %170 = fsub float %169, %142
  store float %170, ptr %168, align 4
  br label %171

171:                                              ; preds = %167
  %172 = load i32, ptr %27, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %27, align 4
  br label %80

174:                                              ; preds = %84
  br label %175

175:                                              ; preds = %174
  %176 = load i32, ptr %26, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %26, align 4
  br label %73

178:                                              ; preds = %77
  br label %179

179:                                              ; preds = %178
  %180 = load i32, ptr %24, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %24, align 4
  br label %59

182:                                              ; preds = %71
  %183 = load ptr, ptr %23, align 8
  call void @forget_s(ptr noundef %183)
  ret void
}

declare float @llvm.fmuladd.f32(float, float, float) #4

define dso_local double @ltoad_posv_tangent_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = load ptr, ptr %13, align 8
  %31 = load i32, ptr %15, align 4
  %32 = call ptr @lower_s(i32 noundef %28, i32 noundef %29, ptr noundef %30, i32 noundef %31)
  store ptr %32, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %33

33:                                               ; preds = %140, %9
  %34 = load ptr, ptr %14, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %43

36:                                               ; preds = %33
  %37 = load ptr, ptr %17, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = load i32, ptr %20, align 4
  %41 = load i32, ptr %12, align 4
  %42 = icmp slt i32 %40, %41
  br label %43

43:                                               ; preds = %39, %36, %33
  %44 = phi i1 [ false, %36 ], [ false, %33 ], [ %42, %39 ]
  br i1 %44, label %46, label %45

45:                                               ; preds = %43
  store i32 2, ptr %21, align 4
  br label %143

46:                                               ; preds = %43
  store i32 0, ptr %22, align 4
  br label %47

47:                                               ; preds = %136, %46
  %48 = load i32, ptr %22, align 4
  %49 = load i32, ptr %11, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  store i32 5, ptr %21, align 4
  br label %139

52:                                               ; preds = %47
  store i32 0, ptr %23, align 4
  br label %53

53:                                               ; preds = %132, %52
  %54 = load i32, ptr %23, align 4
  %55 = load i32, ptr %11, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  store i32 8, ptr %21, align 4
  br label %135

58:                                               ; preds = %53
  %59 = load i32, ptr %23, align 4
  %60 = load i32, ptr %22, align 4
  %61 = icmp sgt i32 %59, %60
  %62 = zext i1 %61 to i32
  store i32 %62, ptr %24, align 4
  %63 = load i32, ptr %24, align 4
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %67

65:                                               ; preds = %58
  %66 = load i32, ptr %23, align 4
  br label %69

67:                                               ; preds = %58
  %68 = load i32, ptr %22, align 4
  br label %69

69:                                               ; preds = %67, %65
  %70 = phi i32 [ %66, %65 ], [ %68, %67 ]
  store i32 %70, ptr %25, align 4
  %71 = load i32, ptr %24, align 4
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %75

73:                                               ; preds = %69
  %74 = load i32, ptr %22, align 4
  br label %77

75:                                               ; preds = %69
  %76 = load i32, ptr %23, align 4
  br label %77

77:                                               ; preds = %75, %73
  %78 = phi i32 [ %74, %73 ], [ %76, %75 ]
  store i32 %78, ptr %26, align 4
  %79 = load i32, ptr %10, align 4
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %93

81:                                               ; preds = %77
  %82 = load ptr, ptr %14, align 8
  %83 = load i32, ptr %26, align 4
  %84 = sext i32 %83 to i64
  %85 = load i32, ptr %25, align 4
  %86 = sext i32 %85 to i64
  %87 = load i32, ptr %15, align 4
  %88 = sext i32 %87 to i64
  %89 = mul i64 %86, %88
  %90 = add i64 %84, %89
  %91 = getelementptr inbounds float, ptr %82, i64 %90
  %92 = load float, ptr %91, align 4
  br label %105

93:                                               ; preds = %77
  %94 = load ptr, ptr %14, align 8
  %95 = load i32, ptr %25, align 4
  %96 = sext i32 %95 to i64
  %97 = load i32, ptr %26, align 4
  %98 = sext i32 %97 to i64
  %99 = load i32, ptr %15, align 4
  %100 = sext i32 %99 to i64
  %101 = mul i64 %98, %100
  %102 = add i64 %96, %101
  %103 = getelementptr inbounds float, ptr %94, i64 %102
  %104 = load float, ptr %103, align 4
  br label %105

105:                                              ; preds = %93, %81
  %106 = phi float [ %92, %81 ], [ %104, %93 ]
  store float %106, ptr %27, align 4
  %107 = load float, ptr %27, align 4
  %108 = load ptr, ptr %16, align 8
  %109 = load i32, ptr %22, align 4
  %110 = sext i32 %109 to i64
  %111 = load i32, ptr %20, align 4
  %112 = sext i32 %111 to i64
  %113 = load i32, ptr %18, align 4
  %114 = sext i32 %113 to i64
  %115 = mul i64 %112, %114
  %116 = add i64 %110, %115
  %117 = getelementptr inbounds float, ptr %108, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = load ptr, ptr %17, align 8
  %120 = load i32, ptr %23, align 4
  %121 = sext i32 %120 to i64
  %122 = load i32, ptr %20, align 4
  %123 = sext i32 %122 to i64
  %124 = load i32, ptr %18, align 4
  %125 = sext i32 %124 to i64
  %126 = mul i64 %123, %125
  %127 = add i64 %121, %126
  %128 = getelementptr inbounds float, ptr %119, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = fneg float %107
  %131 = call float @llvm.fmuladd.f32(float %130, float %118, float %129)
  store float %131, ptr %128, align 4
  br label %132

132:                                              ; preds = %105
  %133 = load i32, ptr %23, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %23, align 4
  br label %53

135:                                              ; preds = %57
  br label %136

136:                                              ; preds = %135
  %137 = load i32, ptr %22, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %22, align 4
  br label %47

139:                                              ; preds = %51
  br label %140

140:                                              ; preds = %139
  %141 = load i32, ptr %20, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %20, align 4
  br label %33

143:                                              ; preds = %45
  %144 = load ptr, ptr %17, align 8
  %145 = icmp ne ptr %144, null
  br i1 %145, label %146, label %154

146:                                              ; preds = %143
  %147 = load i32, ptr %11, align 4
  %148 = load i32, ptr %12, align 4
  %149 = load ptr, ptr %19, align 8
  %150 = load i32, ptr %11, align 4
  %151 = load ptr, ptr %17, align 8
  %152 = load i32, ptr %18, align 4
  %153 = call double @ltoad_potrs_s(i32 noundef 0, i32 noundef %147, i32 noundef %148, ptr noundef %149, i32 noundef %150, ptr noundef %151, i32 noundef %152)
  br label %154

154:                                              ; preds = %146, %143
  %155 = load ptr, ptr %14, align 8
  %156 = icmp ne ptr %155, null
  br i1 %156, label %157, label %163

157:                                              ; preds = %154
  %158 = load i32, ptr %10, align 4
  %159 = load i32, ptr %11, align 4
  %160 = load ptr, ptr %19, align 8
  %161 = load ptr, ptr %14, align 8
  %162 = load i32, ptr %15, align 4
  call void @potrf_differential_s(i32 noundef %158, i32 noundef %159, ptr noundef %160, ptr noundef %161, i32 noundef %162)
  br label %163

163:                                              ; preds = %157, %154
  %164 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %164)
  store i32 1, ptr %21, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_syev_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  store i32 0, ptr %11, align 4
  store i32 -1, ptr %12, align 4
  store float 1.000000e+00, ptr %13, align 4
  %15 = load i32, ptr %6, align 4
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, ptr @.str, ptr @.str.1
  %19 = load ptr, ptr %8, align 8
  %20 = load ptr, ptr %10, align 8
  call void @native.ssyev_(ptr noundef @.str.4, ptr noundef %18, ptr noundef %7, ptr noundef %19, ptr noundef %9, ptr noundef %20, ptr noundef %13, ptr noundef %12, ptr noundef %11, i64 noundef 1, i64 noundef 1)
  %21 = load float, ptr %13, align 4
  %22 = fptosi float %21 to i32
  store i32 %22, ptr %12, align 4
  %23 = load i32, ptr %12, align 4
  %24 = sext i32 %23 to i64
  %25 = mul i64 %24, 4
  %26 = call ptr @malloc(i64 noundef %25) #9
  store ptr %26, ptr %14, align 8
  %27 = load i32, ptr %6, align 4
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, ptr @.str, ptr @.str.1
  %31 = load ptr, ptr %8, align 8
  %32 = load ptr, ptr %10, align 8
  %33 = load ptr, ptr %14, align 8
  call void @native.ssyev_(ptr noundef @.str.4, ptr noundef %30, ptr noundef %7, ptr noundef %31, ptr noundef %9, ptr noundef %32, ptr noundef %33, ptr noundef %12, ptr noundef %11, i64 noundef 1, i64 noundef 1)
  %34 = load ptr, ptr %14, align 8
  call void @free(ptr noundef %34)
  %35 = load i32, ptr %11, align 4
  %36 = sitofp i32 %35 to double
  ret double %36
}

declare void @native.ssyev_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_syev_augmented_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #3 {
  %8 = alloca %struct.forward_s, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store i32 %4, ptr %13, align 4
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  %16 = load ptr, ptr %12, align 8
  %17 = load ptr, ptr %15, align 8
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %10, align 4
  %20 = load ptr, ptr %11, align 8
  %21 = load i32, ptr %13, align 4
  %22 = load ptr, ptr %14, align 8
  %23 = call double @ltoad_syev_s(i32 noundef %18, i32 noundef %19, ptr noundef %20, i32 noundef %21, ptr noundef %22)
  %24 = getelementptr inbounds %struct.forward_s, ptr %8, i32 0, i32 1
  store double %23, ptr %24, align 8
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %10, align 4
  %27 = load ptr, ptr %11, align 8
  %28 = load i32, ptr %13, align 4
  %29 = call ptr @packed_s(i32 noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %28)
  %30 = load i32, ptr %10, align 4
  %31 = load ptr, ptr %14, align 8
  %32 = load i32, ptr %10, align 4
  %33 = call ptr @packed_s(i32 noundef %30, i32 noundef 1, ptr noundef %31, i32 noundef %32)
  %34 = call ptr @keep_s(ptr noundef %29, ptr noundef null, ptr noundef %33)
  %35 = getelementptr inbounds %struct.forward_s, ptr %8, i32 0, i32 0
  store ptr %34, ptr %35, align 8
  %36 = load { ptr, double }, ptr %8, align 8
  ret { ptr, double } %36
}

define dso_local void @ltoad_syev_reverse_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, ptr noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca double, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store double %7, ptr %17, align 8
  store ptr %8, ptr %18, align 8
  %29 = load ptr, ptr %12, align 8
  %30 = load ptr, ptr %15, align 8
  %31 = load double, ptr %17, align 8
  %32 = load ptr, ptr %18, align 8
  store ptr %32, ptr %19, align 8
  %33 = load ptr, ptr %19, align 8
  %34 = getelementptr inbounds %struct.kept_s, ptr %33, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %20, align 8
  %36 = load ptr, ptr %13, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %220

38:                                               ; preds = %9
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %11, align 4
  %42 = sext i32 %41 to i64
  %43 = mul i64 %40, %42
  %44 = add i64 %43, 1
  %45 = mul i64 %44, 4
  %46 = call ptr @malloc(i64 noundef %45) #9
  store ptr %46, ptr %21, align 8
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %11, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %51, 1
  %53 = mul i64 %52, 4
  %54 = call ptr @malloc(i64 noundef %53) #9
  store ptr %54, ptr %22, align 8
  %55 = load i32, ptr %11, align 4
  %56 = load i32, ptr %11, align 4
  %57 = load i32, ptr %11, align 4
  %58 = load ptr, ptr %20, align 8
  %59 = load i32, ptr %11, align 4
  %60 = load ptr, ptr %13, align 8
  %61 = load i32, ptr %14, align 4
  %62 = load ptr, ptr %21, align 8
  call void @product_s(i32 noundef 1, i32 noundef 0, i32 noundef %55, i32 noundef %56, i32 noundef %57, ptr noundef %58, i32 noundef %59, ptr noundef %60, i32 noundef %61, ptr noundef %62)
  store i32 0, ptr %23, align 4
  br label %63

63:                                               ; preds = %125, %38
  %64 = load i32, ptr %23, align 4
  %65 = load i32, ptr %11, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  store i32 2, ptr %24, align 4
  br label %128

68:                                               ; preds = %63
  store i32 0, ptr %25, align 4
  br label %69

69:                                               ; preds = %121, %68
  %70 = load i32, ptr %25, align 4
  %71 = load i32, ptr %11, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  store i32 5, ptr %24, align 4
  br label %124

74:                                               ; preds = %69
  %75 = load i32, ptr %25, align 4
  %76 = load i32, ptr %23, align 4
  %77 = icmp eq i32 %75, %76
  br i1 %77, label %78, label %90

78:                                               ; preds = %74
  %79 = load ptr, ptr %16, align 8
  %80 = icmp ne ptr %79, null
  br i1 %80, label %81, label %87

81:                                               ; preds = %78
  %82 = load ptr, ptr %16, align 8
  %83 = load i32, ptr %25, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  %86 = load float, ptr %85, align 4
  br label %88

87:                                               ; preds = %78
  br label %88

88:                                               ; preds = %87, %81
  %89 = phi float [ %86, %81 ], [ 0.000000e+00, %87 ]
  br label %109

90:                                               ; preds = %74
  %91 = load ptr, ptr %21, align 8
  %92 = load i32, ptr %25, align 4
  %93 = sext i32 %92 to i64
  %94 = load i32, ptr %23, align 4
  %95 = sext i32 %94 to i64
  %96 = load i32, ptr %11, align 4
  %97 = sext i32 %96 to i64
  %98 = mul i64 %95, %97
  %99 = add i64 %93, %98
  %100 = getelementptr inbounds float, ptr %91, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = load ptr, ptr %19, align 8
  %103 = getelementptr inbounds %struct.kept_s, ptr %102, i32 0, i32 1
  %104 = load ptr, ptr %103, align 8
  %105 = load i32, ptr %25, align 4
  %106 = load i32, ptr %23, align 4
  %107 = call float @gap_s(ptr noundef %104, i32 noundef %105, i32 noundef %106)
  %108 = fmul float %101, %107
  br label %109

109:                                              ; preds = %90, %88
  %110 = phi float [ %89, %88 ], [ %108, %90 ]
  %111 = load ptr, ptr %21, align 8
  %112 = load i32, ptr %25, align 4
  %113 = sext i32 %112 to i64
  %114 = load i32, ptr %23, align 4
  %115 = sext i32 %114 to i64
  %116 = load i32, ptr %11, align 4
  %117 = sext i32 %116 to i64
  %118 = mul i64 %115, %117
  %119 = add i64 %113, %118
  %120 = getelementptr inbounds float, ptr %111, i64 %119
  store float %110, ptr %120, align 4
  br label %121

121:                                              ; preds = %109
  %122 = load i32, ptr %25, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %25, align 4
  br label %69

124:                                              ; preds = %73
  br label %125

125:                                              ; preds = %124
  %126 = load i32, ptr %23, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %23, align 4
  br label %63

128:                                              ; preds = %67
  %129 = load i32, ptr %11, align 4
  %130 = load i32, ptr %11, align 4
  %131 = load i32, ptr %11, align 4
  %132 = load ptr, ptr %20, align 8
  %133 = load i32, ptr %11, align 4
  %134 = load ptr, ptr %21, align 8
  %135 = load i32, ptr %11, align 4
  %136 = load ptr, ptr %22, align 8
  call void @product_s(i32 noundef 0, i32 noundef 0, i32 noundef %129, i32 noundef %130, i32 noundef %131, ptr noundef %132, i32 noundef %133, ptr noundef %134, i32 noundef %135, ptr noundef %136)
  %137 = load i32, ptr %11, align 4
  %138 = load i32, ptr %11, align 4
  %139 = load i32, ptr %11, align 4
  %140 = load ptr, ptr %22, align 8
  %141 = load i32, ptr %11, align 4
  %142 = load ptr, ptr %20, align 8
  %143 = load i32, ptr %11, align 4
  %144 = load ptr, ptr %21, align 8
  call void @product_s(i32 noundef 0, i32 noundef 1, i32 noundef %137, i32 noundef %138, i32 noundef %139, ptr noundef %140, i32 noundef %141, ptr noundef %142, i32 noundef %143, ptr noundef %144)
  store i32 0, ptr %26, align 4
  br label %145

145:                                              ; preds = %214, %128
  %146 = load i32, ptr %26, align 4
  %147 = load i32, ptr %11, align 4
  %148 = icmp slt i32 %146, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %145
  store i32 8, ptr %24, align 4
  br label %217

150:                                              ; preds = %145
  store i32 0, ptr %27, align 4
  br label %151

151:                                              ; preds = %210, %150
  %152 = load i32, ptr %27, align 4
  %153 = load i32, ptr %11, align 4
  %154 = icmp slt i32 %152, %153
  br i1 %154, label %156, label %155

155:                                              ; preds = %151
  store i32 11, ptr %24, align 4
  br label %213

156:                                              ; preds = %151
  %157 = load ptr, ptr %21, align 8
  %158 = load i32, ptr %27, align 4
  %159 = sext i32 %158 to i64
  %160 = load i32, ptr %26, align 4
  %161 = sext i32 %160 to i64
  %162 = load i32, ptr %11, align 4
  %163 = sext i32 %162 to i64
  %164 = mul i64 %161, %163
  %165 = add i64 %159, %164
  %166 = getelementptr inbounds float, ptr %157, i64 %165
  %167 = load float, ptr %166, align 4
  %168 = load ptr, ptr %21, align 8
  %169 = load i32, ptr %26, align 4
  %170 = sext i32 %169 to i64
  %171 = load i32, ptr %27, align 4
  %172 = sext i32 %171 to i64
  %173 = load i32, ptr %11, align 4
  %174 = sext i32 %173 to i64
  %175 = mul i64 %172, %174
  %176 = add i64 %170, %175
  %177 = getelementptr inbounds float, ptr %168, i64 %176
  %178 = load float, ptr %177, align 4
  %179 = fadd float %167, %178
  store float %179, ptr %28, align 4
  %180 = load i32, ptr %27, align 4
  %181 = load i32, ptr %26, align 4
  %182 = icmp eq i32 %180, %181
  br i1 %182, label %183, label %186

183:                                              ; preds = %156
  %184 = load float, ptr %28, align 4
  %185 = fdiv float %184, 2.000000e+00
  br label %198

186:                                              ; preds = %156
  %187 = load i32, ptr %27, align 4
  %188 = load i32, ptr %26, align 4
  %189 = icmp slt i32 %187, %188
  %190 = zext i1 %189 to i32
  %191 = load i32, ptr %10, align 4
  %192 = icmp eq i32 %190, %191
  br i1 %192, label %193, label %195

193:                                              ; preds = %186
  %194 = load float, ptr %28, align 4
  br label %196

195:                                              ; preds = %186
  br label %196

196:                                              ; preds = %195, %193
  %197 = phi float [ %194, %193 ], [ 0.000000e+00, %195 ]
  br label %198

198:                                              ; preds = %196, %183
  %199 = phi float [ %185, %183 ], [ %197, %196 ]
  %200 = load ptr, ptr %13, align 8
  %201 = load i32, ptr %27, align 4
  %202 = sext i32 %201 to i64
  %203 = load i32, ptr %26, align 4
  %204 = sext i32 %203 to i64
  %205 = load i32, ptr %14, align 4
  %206 = sext i32 %205 to i64
  %207 = mul i64 %204, %206
  %208 = add i64 %202, %207
  %209 = getelementptr inbounds float, ptr %200, i64 %208
  store float %199, ptr %209, align 4
  br label %210

210:                                              ; preds = %198
  %211 = load i32, ptr %27, align 4
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %27, align 4
  br label %151

213:                                              ; preds = %155
  br label %214

214:                                              ; preds = %213
  %215 = load i32, ptr %26, align 4
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %26, align 4
  br label %145

217:                                              ; preds = %149
  %218 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %218)
  %219 = load ptr, ptr %22, align 8
  call void @free(ptr noundef %219)
  br label %220

220:                                              ; preds = %217, %9
  %221 = load ptr, ptr %16, align 8
  %222 = icmp ne ptr %221, null
  br i1 %222, label %223, label %227

223:                                              ; preds = %220
  %224 = load i32, ptr %11, align 4
  %225 = load ptr, ptr %16, align 8
  %226 = load i32, ptr %11, align 4
  call void @fill_s(float noundef 0.000000e+00, i32 noundef %224, i32 noundef 1, ptr noundef %225, i32 noundef %226)
  br label %227

227:                                              ; preds = %223, %220
  %228 = load ptr, ptr %19, align 8
  call void @forget_s(ptr noundef %228)
  ret void
}

define internal void @product_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) #3 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  store ptr %9, ptr %20, align 8
  store i32 0, ptr %21, align 4
  br label %28

28:                                               ; preds = %54, %10
  %29 = load i32, ptr %21, align 4
  %30 = load i32, ptr %14, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %22, align 4
  br label %57

33:                                               ; preds = %28
  store i32 0, ptr %23, align 4
  br label %34

34:                                               ; preds = %50, %33
  %35 = load i32, ptr %23, align 4
  %36 = load i32, ptr %13, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 5, ptr %22, align 4
  br label %53

39:                                               ; preds = %34
  %40 = load ptr, ptr %20, align 8
  %41 = load i32, ptr %23, align 4
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %21, align 4
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %13, align 4
  %46 = sext i32 %45 to i64
  %47 = mul i64 %44, %46
  %48 = add i64 %42, %47
  %49 = getelementptr inbounds float, ptr %40, i64 %48
  store float 0.000000e+00, ptr %49, align 4
  br label %50

50:                                               ; preds = %39
  %51 = load i32, ptr %23, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %23, align 4
  br label %34

53:                                               ; preds = %38
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %21, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %21, align 4
  br label %28

57:                                               ; preds = %32
  store i32 0, ptr %24, align 4
  br label %58

58:                                               ; preds = %153, %57
  %59 = load i32, ptr %24, align 4
  %60 = load i32, ptr %14, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %58
  store i32 8, ptr %22, align 4
  br label %156

63:                                               ; preds = %58
  store i32 0, ptr %25, align 4
  br label %64

64:                                               ; preds = %149, %63
  %65 = load i32, ptr %25, align 4
  %66 = load i32, ptr %15, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %64
  store i32 11, ptr %22, align 4
  br label %152

69:                                               ; preds = %64
  %70 = load i32, ptr %12, align 4
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %84

72:                                               ; preds = %69
  %73 = load ptr, ptr %18, align 8
  %74 = load i32, ptr %24, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %25, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %19, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds float, ptr %73, i64 %81
  %83 = load float, ptr %82, align 4
  br label %96

84:                                               ; preds = %69
  %85 = load ptr, ptr %18, align 8
  %86 = load i32, ptr %25, align 4
  %87 = sext i32 %86 to i64
  %88 = load i32, ptr %24, align 4
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr %19, align 4
  %91 = sext i32 %90 to i64
  %92 = mul i64 %89, %91
  %93 = add i64 %87, %92
  %94 = getelementptr inbounds float, ptr %85, i64 %93
  %95 = load float, ptr %94, align 4
  br label %96

96:                                               ; preds = %84, %72
  %97 = phi float [ %83, %72 ], [ %95, %84 ]
  store float %97, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %98

98:                                               ; preds = %145, %96
  %99 = load i32, ptr %27, align 4
  %100 = load i32, ptr %13, align 4
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %98
  store i32 14, ptr %22, align 4
  br label %148

103:                                              ; preds = %98
  %104 = load i32, ptr %11, align 4
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %118

106:                                              ; preds = %103
  %107 = load ptr, ptr %16, align 8
  %108 = load i32, ptr %25, align 4
  %109 = sext i32 %108 to i64
  %110 = load i32, ptr %27, align 4
  %111 = sext i32 %110 to i64
  %112 = load i32, ptr %17, align 4
  %113 = sext i32 %112 to i64
  %114 = mul i64 %111, %113
  %115 = add i64 %109, %114
  %116 = getelementptr inbounds float, ptr %107, i64 %115
  %117 = load float, ptr %116, align 4
  br label %130

118:                                              ; preds = %103
  %119 = load ptr, ptr %16, align 8
  %120 = load i32, ptr %27, align 4
  %121 = sext i32 %120 to i64
  %122 = load i32, ptr %25, align 4
  %123 = sext i32 %122 to i64
  %124 = load i32, ptr %17, align 4
  %125 = sext i32 %124 to i64
  %126 = mul i64 %123, %125
  %127 = add i64 %121, %126
  %128 = getelementptr inbounds float, ptr %119, i64 %127
  %129 = load float, ptr %128, align 4
  br label %130

130:                                              ; preds = %118, %106
  %131 = phi float [ %117, %106 ], [ %129, %118 ]
  %132 = load float, ptr %26, align 4
  %133 = load ptr, ptr %20, align 8
  %134 = load i32, ptr %27, align 4
  %135 = sext i32 %134 to i64
  %136 = load i32, ptr %24, align 4
  %137 = sext i32 %136 to i64
  %138 = load i32, ptr %13, align 4
  %139 = sext i32 %138 to i64
  %140 = mul i64 %137, %139
  %141 = add i64 %135, %140
  %142 = getelementptr inbounds float, ptr %133, i64 %141
  %143 = load float, ptr %142, align 4
  %144 = call float @llvm.fmuladd.f32(float %131, float %132, float %143)
  store float %144, ptr %142, align 4
  br label %145

145:                                              ; preds = %130
  %146 = load i32, ptr %27, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %27, align 4
  br label %98

148:                                              ; preds = %102
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %25, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %25, align 4
  br label %64

152:                                              ; preds = %68
  br label %153

153:                                              ; preds = %152
  %154 = load i32, ptr %24, align 4
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %24, align 4
  br label %58

156:                                              ; preds = %62
  ret void
}

define internal float @gap_s(ptr noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %7, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = load ptr, ptr %4, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fcmp oeq float %11, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  br label %32

19:                                               ; preds = %3
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = fsub float %24, %29
  %31 = fdiv float 1.000000e+00, %30
  br label %32

32:                                               ; preds = %19, %18
  %33 = phi float [ 0.000000e+00, %18 ], [ %31, %19 ]
  ret float %33
}

define internal void @fill_s(float noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store float %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %46, %5
  %15 = load ptr, ptr %9, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %18, %19
  br label %21

21:                                               ; preds = %17, %14
  %22 = phi i1 [ false, %14 ], [ %20, %17 ]
  br i1 %22, label %24, label %23

23:                                               ; preds = %21
  store i32 2, ptr %12, align 4
  br label %49

24:                                               ; preds = %21
  store i32 0, ptr %13, align 4
  br label %25

25:                                               ; preds = %42, %24
  %26 = load i32, ptr %13, align 4
  %27 = load i32, ptr %7, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 5, ptr %12, align 4
  br label %45

30:                                               ; preds = %25
  %31 = load float, ptr %6, align 4
  %32 = load ptr, ptr %9, align 8
  %33 = load i32, ptr %13, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %10, align 4
  %38 = sext i32 %37 to i64
  %39 = mul i64 %36, %38
  %40 = add i64 %34, %39
  %41 = getelementptr inbounds float, ptr %32, i64 %40
  store float %31, ptr %41, align 4
  br label %42

42:                                               ; preds = %30
  %43 = load i32, ptr %13, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %13, align 4
  br label %25

45:                                               ; preds = %29
  br label %46

46:                                               ; preds = %45
  %47 = load i32, ptr %11, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %11, align 4
  br label %14

49:                                               ; preds = %23
  ret void
}

define dso_local double @ltoad_syev_tangent_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = mul i64 %27, %29
  %31 = add i64 %30, 1
  %32 = mul i64 %31, 4
  %33 = call ptr @malloc(i64 noundef %32) #9
  store ptr %33, ptr %15, align 8
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %35, %37
  %39 = add i64 %38, 1
  %40 = mul i64 %39, 4
  %41 = call ptr @malloc(i64 noundef %40) #9
  store ptr %41, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %42

42:                                               ; preds = %106, %7
  %43 = load i32, ptr %17, align 4
  %44 = load i32, ptr %9, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  store i32 2, ptr %18, align 4
  br label %109

47:                                               ; preds = %42
  store i32 0, ptr %19, align 4
  br label %48

48:                                               ; preds = %102, %47
  %49 = load i32, ptr %19, align 4
  %50 = load i32, ptr %9, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  store i32 5, ptr %18, align 4
  br label %105

53:                                               ; preds = %48
  %54 = load ptr, ptr %11, align 8
  %55 = icmp ne ptr %54, null
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  br label %90

57:                                               ; preds = %53
  %58 = load i32, ptr %19, align 4
  %59 = load i32, ptr %17, align 4
  %60 = icmp sle i32 %58, %59
  %61 = zext i1 %60 to i32
  %62 = load i32, ptr %8, align 4
  %63 = icmp eq i32 %61, %62
  br i1 %63, label %64, label %76

64:                                               ; preds = %57
  %65 = load ptr, ptr %11, align 8
  %66 = load i32, ptr %19, align 4
  %67 = sext i32 %66 to i64
  %68 = load i32, ptr %17, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = mul i64 %69, %71
  %73 = add i64 %67, %72
  %74 = getelementptr inbounds float, ptr %65, i64 %73
  %75 = load float, ptr %74, align 4
  br label %88

76:                                               ; preds = %57
  %77 = load ptr, ptr %11, align 8
  %78 = load i32, ptr %17, align 4
  %79 = sext i32 %78 to i64
  %80 = load i32, ptr %19, align 4
  %81 = sext i32 %80 to i64
  %82 = load i32, ptr %12, align 4
  %83 = sext i32 %82 to i64
  %84 = mul i64 %81, %83
  %85 = add i64 %79, %84
  %86 = getelementptr inbounds float, ptr %77, i64 %85
  %87 = load float, ptr %86, align 4
  br label %88

88:                                               ; preds = %76, %64
  %89 = phi float [ %75, %64 ], [ %87, %76 ]
  br label %90

90:                                               ; preds = %88, %56
  %91 = phi float [ 0.000000e+00, %56 ], [ %89, %88 ]
  %92 = load ptr, ptr %15, align 8
  %93 = load i32, ptr %19, align 4
  %94 = sext i32 %93 to i64
  %95 = load i32, ptr %17, align 4
  %96 = sext i32 %95 to i64
  %97 = load i32, ptr %9, align 4
  %98 = sext i32 %97 to i64
  %99 = mul i64 %96, %98
  %100 = add i64 %94, %99
  %101 = getelementptr inbounds float, ptr %92, i64 %100
  store float %91, ptr %101, align 4
  br label %102

102:                                              ; preds = %90
  %103 = load i32, ptr %19, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %19, align 4
  br label %48

105:                                              ; preds = %52
  br label %106

106:                                              ; preds = %105
  %107 = load i32, ptr %17, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %17, align 4
  br label %42

109:                                              ; preds = %46
  store i32 0, ptr %20, align 4
  br label %110

110:                                              ; preds = %142, %109
  %111 = load ptr, ptr %11, align 8
  %112 = icmp ne ptr %111, null
  br i1 %112, label %113, label %117

113:                                              ; preds = %110
  %114 = load i32, ptr %20, align 4
  %115 = load i32, ptr %9, align 4
  %116 = icmp slt i32 %114, %115
  br label %117

117:                                              ; preds = %113, %110
  %118 = phi i1 [ false, %110 ], [ %116, %113 ]
  br i1 %118, label %120, label %119

119:                                              ; preds = %117
  store i32 8, ptr %18, align 4
  br label %145

120:                                              ; preds = %117
  %121 = load ptr, ptr %11, align 8
  %122 = load i32, ptr %20, align 4
  %123 = sext i32 %122 to i64
  %124 = load i32, ptr %20, align 4
  %125 = sext i32 %124 to i64
  %126 = load i32, ptr %12, align 4
  %127 = sext i32 %126 to i64
  %128 = mul i64 %125, %127
  %129 = add i64 %123, %128
  %130 = getelementptr inbounds float, ptr %121, i64 %129
  %131 = load float, ptr %130, align 4
  %132 = load ptr, ptr %15, align 8
  %133 = load i32, ptr %20, align 4
  %134 = sext i32 %133 to i64
  %135 = load i32, ptr %20, align 4
  %136 = sext i32 %135 to i64
  %137 = load i32, ptr %9, align 4
  %138 = sext i32 %137 to i64
  %139 = mul i64 %136, %138
  %140 = add i64 %134, %139
  %141 = getelementptr inbounds float, ptr %132, i64 %140
  store float %131, ptr %141, align 4
  br label %142

142:                                              ; preds = %120
  %143 = load i32, ptr %20, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %20, align 4
  br label %110

145:                                              ; preds = %119
  %146 = load i32, ptr %9, align 4
  %147 = load i32, ptr %9, align 4
  %148 = load i32, ptr %9, align 4
  %149 = load ptr, ptr %10, align 8
  %150 = load i32, ptr %12, align 4
  %151 = load ptr, ptr %15, align 8
  %152 = load i32, ptr %9, align 4
  %153 = load ptr, ptr %16, align 8
  call void @product_s(i32 noundef 1, i32 noundef 0, i32 noundef %146, i32 noundef %147, i32 noundef %148, ptr noundef %149, i32 noundef %150, ptr noundef %151, i32 noundef %152, ptr noundef %153)
  %154 = load i32, ptr %9, align 4
  %155 = load i32, ptr %9, align 4
  %156 = load i32, ptr %9, align 4
  %157 = load ptr, ptr %16, align 8
  %158 = load i32, ptr %9, align 4
  %159 = load ptr, ptr %10, align 8
  %160 = load i32, ptr %12, align 4
  %161 = load ptr, ptr %15, align 8
  call void @product_s(i32 noundef 0, i32 noundef 0, i32 noundef %154, i32 noundef %155, i32 noundef %156, ptr noundef %157, i32 noundef %158, ptr noundef %159, i32 noundef %160, ptr noundef %161)
  store i32 0, ptr %21, align 4
  br label %162

162:                                              ; preds = %188, %145
  %163 = load ptr, ptr %14, align 8
  %164 = icmp ne ptr %163, null
  br i1 %164, label %165, label %169

165:                                              ; preds = %162
  %166 = load i32, ptr %21, align 4
  %167 = load i32, ptr %9, align 4
  %168 = icmp slt i32 %166, %167
  br label %169

169:                                              ; preds = %165, %162
  %170 = phi i1 [ false, %162 ], [ %168, %165 ]
  br i1 %170, label %172, label %171

171:                                              ; preds = %169
  store i32 11, ptr %18, align 4
  br label %191

172:                                              ; preds = %169
  %173 = load ptr, ptr %15, align 8
  %174 = load i32, ptr %21, align 4
  %175 = sext i32 %174 to i64
  %176 = load i32, ptr %21, align 4
  %177 = sext i32 %176 to i64
  %178 = load i32, ptr %9, align 4
  %179 = sext i32 %178 to i64
  %180 = mul i64 %177, %179
  %181 = add i64 %175, %180
  %182 = getelementptr inbounds float, ptr %173, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = load ptr, ptr %14, align 8
  %185 = load i32, ptr %21, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr %184, i64 %186
  store float %183, ptr %187, align 4
  br label %188

188:                                              ; preds = %172
  %189 = load i32, ptr %21, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %21, align 4
  br label %162

191:                                              ; preds = %171
  store i32 0, ptr %22, align 4
  br label %192

192:                                              ; preds = %231, %191
  %193 = load i32, ptr %22, align 4
  %194 = load i32, ptr %9, align 4
  %195 = icmp slt i32 %193, %194
  br i1 %195, label %197, label %196

196:                                              ; preds = %192
  store i32 14, ptr %18, align 4
  br label %234

197:                                              ; preds = %192
  store i32 0, ptr %23, align 4
  br label %198

198:                                              ; preds = %227, %197
  %199 = load i32, ptr %23, align 4
  %200 = load i32, ptr %9, align 4
  %201 = icmp slt i32 %199, %200
  br i1 %201, label %203, label %202

202:                                              ; preds = %198
  store i32 17, ptr %18, align 4
  br label %230

203:                                              ; preds = %198
  %204 = load i32, ptr %23, align 4
  %205 = load i32, ptr %22, align 4
  %206 = icmp eq i32 %204, %205
  br i1 %206, label %207, label %208

207:                                              ; preds = %203
  br label %213

208:                                              ; preds = %203
  %209 = load ptr, ptr %13, align 8
  %210 = load i32, ptr %23, align 4
  %211 = load i32, ptr %22, align 4
  %212 = call float @gap_s(ptr noundef %209, i32 noundef %210, i32 noundef %211)
  br label %213

213:                                              ; preds = %208, %207
  %214 = phi float [ 0.000000e+00, %207 ], [ %212, %208 ]
  %215 = load ptr, ptr %15, align 8
  %216 = load i32, ptr %23, align 4
  %217 = sext i32 %216 to i64
  %218 = load i32, ptr %22, align 4
  %219 = sext i32 %218 to i64
  %220 = load i32, ptr %9, align 4
  %221 = sext i32 %220 to i64
  %222 = mul i64 %219, %221
  %223 = add i64 %217, %222
  %224 = getelementptr inbounds float, ptr %215, i64 %223
  %225 = load float, ptr %224, align 4
  %226 = fmul float %225, %214
  store float %226, ptr %224, align 4
  br label %227

227:                                              ; preds = %213
  %228 = load i32, ptr %23, align 4
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr %23, align 4
  br label %198

230:                                              ; preds = %202
  br label %231

231:                                              ; preds = %230
  %232 = load i32, ptr %22, align 4
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %22, align 4
  br label %192

234:                                              ; preds = %196
  %235 = load i32, ptr %9, align 4
  %236 = load i32, ptr %9, align 4
  %237 = load i32, ptr %9, align 4
  %238 = load ptr, ptr %10, align 8
  %239 = load i32, ptr %12, align 4
  %240 = load ptr, ptr %15, align 8
  %241 = load i32, ptr %9, align 4
  %242 = load ptr, ptr %16, align 8
  call void @product_s(i32 noundef 0, i32 noundef 0, i32 noundef %235, i32 noundef %236, i32 noundef %237, ptr noundef %238, i32 noundef %239, ptr noundef %240, i32 noundef %241, ptr noundef %242)
  store i32 0, ptr %24, align 4
  br label %243

243:                                              ; preds = %285, %234
  %244 = load ptr, ptr %11, align 8
  %245 = icmp ne ptr %244, null
  br i1 %245, label %246, label %250

246:                                              ; preds = %243
  %247 = load i32, ptr %24, align 4
  %248 = load i32, ptr %9, align 4
  %249 = icmp slt i32 %247, %248
  br label %250

250:                                              ; preds = %246, %243
  %251 = phi i1 [ false, %243 ], [ %249, %246 ]
  br i1 %251, label %253, label %252

252:                                              ; preds = %250
  store i32 20, ptr %18, align 4
  br label %288

253:                                              ; preds = %250
  store i32 0, ptr %25, align 4
  br label %254

254:                                              ; preds = %281, %253
  %255 = load i32, ptr %25, align 4
  %256 = load i32, ptr %9, align 4
  %257 = icmp slt i32 %255, %256
  br i1 %257, label %259, label %258

258:                                              ; preds = %254
  store i32 23, ptr %18, align 4
  br label %284

259:                                              ; preds = %254
  %260 = load ptr, ptr %16, align 8
  %261 = load i32, ptr %25, align 4
  %262 = sext i32 %261 to i64
  %263 = load i32, ptr %24, align 4
  %264 = sext i32 %263 to i64
  %265 = load i32, ptr %9, align 4
  %266 = sext i32 %265 to i64
  %267 = mul i64 %264, %266
  %268 = add i64 %262, %267
  %269 = getelementptr inbounds float, ptr %260, i64 %268
  %270 = load float, ptr %269, align 4
  %271 = load ptr, ptr %11, align 8
  %272 = load i32, ptr %25, align 4
  %273 = sext i32 %272 to i64
  %274 = load i32, ptr %24, align 4
  %275 = sext i32 %274 to i64
  %276 = load i32, ptr %12, align 4
  %277 = sext i32 %276 to i64
  %278 = mul i64 %275, %277
  %279 = add i64 %273, %278
  %280 = getelementptr inbounds float, ptr %271, i64 %279
  store float %270, ptr %280, align 4
  br label %281

281:                                              ; preds = %259
  %282 = load i32, ptr %25, align 4
  %283 = add nsw i32 %282, 1
  store i32 %283, ptr %25, align 4
  br label %254

284:                                              ; preds = %258
  br label %285

285:                                              ; preds = %284
  %286 = load i32, ptr %24, align 4
  %287 = add nsw i32 %286, 1
  store i32 %287, ptr %24, align 4
  br label %243

288:                                              ; preds = %252
  %289 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %289)
  %290 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %290)
  store i32 1, ptr %18, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_gels_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #0 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca ptr, align 8
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %23 = load ptr, ptr %13, align 8
  %24 = load ptr, ptr %14, align 8
  store i32 0, ptr %19, align 4
  store i32 -1, ptr %20, align 4
  store float 1.000000e+00, ptr %21, align 4
  %25 = load ptr, ptr %15, align 8
  %26 = load ptr, ptr %17, align 8
  call void @native.sgels_(ptr noundef @.str.3, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %25, ptr noundef %16, ptr noundef %26, ptr noundef %18, ptr noundef %21, ptr noundef %20, ptr noundef %19, i64 noundef 1)
  %27 = load float, ptr %21, align 4
  %28 = fptosi float %27 to i32
  store i32 %28, ptr %20, align 4
  %29 = load i32, ptr %20, align 4
  %30 = sext i32 %29 to i64
  %31 = mul i64 %30, 4
  %32 = call ptr @malloc(i64 noundef %31) #9
  store ptr %32, ptr %22, align 8
  %33 = load ptr, ptr %15, align 8
  %34 = load ptr, ptr %17, align 8
  %35 = load ptr, ptr %22, align 8
  call void @native.sgels_(ptr noundef @.str.3, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %33, ptr noundef %16, ptr noundef %34, ptr noundef %18, ptr noundef %35, ptr noundef %20, ptr noundef %19, i64 noundef 1)
  %36 = load ptr, ptr %22, align 8
  call void @free(ptr noundef %36)
  %37 = load i32, ptr %19, align 4
  %38 = sitofp i32 %37 to double
  ret double %38
}

declare void @native.sgels_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_gels_augmented_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #3 {
  %14 = alloca %struct.forward_s, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  store i32 %0, ptr %15, align 4
  store i32 %1, ptr %16, align 4
  store i32 %2, ptr %17, align 4
  store ptr %3, ptr %18, align 8
  store ptr %4, ptr %19, align 8
  store ptr %5, ptr %20, align 8
  store ptr %6, ptr %21, align 8
  store ptr %7, ptr %22, align 8
  store ptr %8, ptr %23, align 8
  store i32 %9, ptr %24, align 4
  store ptr %10, ptr %25, align 8
  store ptr %11, ptr %26, align 8
  store i32 %12, ptr %27, align 4
  %28 = load ptr, ptr %19, align 8
  %29 = load ptr, ptr %21, align 8
  %30 = load ptr, ptr %23, align 8
  %31 = load ptr, ptr %26, align 8
  %32 = load i32, ptr %15, align 4
  %33 = load i32, ptr %16, align 4
  %34 = load i32, ptr %17, align 4
  %35 = load ptr, ptr %18, align 8
  %36 = load ptr, ptr %20, align 8
  %37 = load ptr, ptr %22, align 8
  %38 = load i32, ptr %24, align 4
  %39 = load ptr, ptr %25, align 8
  %40 = load i32, ptr %27, align 4
  %41 = call double @ltoad_gels_s(i32 noundef %32, i32 noundef %33, i32 noundef %34, ptr noundef %35, ptr noundef %36, ptr noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40)
  %42 = getelementptr inbounds %struct.forward_s, ptr %14, i32 0, i32 1
  store double %41, ptr %42, align 8
  %43 = load i32, ptr %15, align 4
  %44 = load i32, ptr %16, align 4
  %45 = load i32, ptr %17, align 4
  %46 = load ptr, ptr %18, align 8
  %47 = load ptr, ptr %20, align 8
  %48 = load ptr, ptr %22, align 8
  %49 = load i32, ptr %24, align 4
  %50 = load ptr, ptr %25, align 8
  %51 = load i32, ptr %27, align 4
  %52 = call ptr @gels_parts_s(i32 noundef %43, i32 noundef %44, i32 noundef %45, ptr noundef %46, ptr noundef %47, ptr noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51)
  %53 = getelementptr inbounds %struct.forward_s, ptr %14, i32 0, i32 0
  store ptr %52, ptr %53, align 8
  %54 = load { ptr, double }, ptr %14, align 8
  ret { ptr, double } %54
}

define internal ptr @gels_parts_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %12, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = mul i64 %29, %33
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %12, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = mul i64 %36, %40
  %42 = add i64 %34, %41
  %43 = add i64 %42, 1
  %44 = mul i64 %43, 4
  %45 = call ptr @malloc(i64 noundef %44) #9
  store ptr %45, ptr %19, align 8
  %46 = load ptr, ptr %19, align 8
  store ptr %46, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %47

47:                                               ; preds = %63, %9
  %48 = load i64, ptr %21, align 8
  %49 = load i32, ptr %10, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %11, align 4
  %52 = sext i32 %51 to i64
  %53 = mul i64 %50, %52
  %54 = icmp ult i64 %48, %53
  br i1 %54, label %56, label %55

55:                                               ; preds = %47
  br label %66

56:                                               ; preds = %47
  %57 = load ptr, ptr %13, align 8
  %58 = load i64, ptr %21, align 8
  %59 = getelementptr inbounds float, ptr %57, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = load ptr, ptr %20, align 8
  %62 = getelementptr inbounds float, ptr %61, i32 1
  store ptr %62, ptr %20, align 8
  store float %60, ptr %61, align 4
  br label %63

63:                                               ; preds = %56
  %64 = load i64, ptr %21, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %21, align 8
  br label %47

66:                                               ; preds = %55
  store i64 0, ptr %22, align 8
  br label %67

67:                                               ; preds = %83, %66
  %68 = load i64, ptr %22, align 8
  %69 = load i32, ptr %10, align 4
  %70 = sext i32 %69 to i64
  %71 = load i32, ptr %12, align 4
  %72 = sext i32 %71 to i64
  %73 = mul i64 %70, %72
  %74 = icmp ult i64 %68, %73
  br i1 %74, label %76, label %75

75:                                               ; preds = %67
  br label %86

76:                                               ; preds = %67
  %77 = load ptr, ptr %14, align 8
  %78 = load i64, ptr %22, align 8
  %79 = getelementptr inbounds float, ptr %77, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = load ptr, ptr %20, align 8
  %82 = getelementptr inbounds float, ptr %81, i32 1
  store ptr %82, ptr %20, align 8
  store float %80, ptr %81, align 4
  br label %83

83:                                               ; preds = %76
  %84 = load i64, ptr %22, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %22, align 8
  br label %67

86:                                               ; preds = %75
  store i32 0, ptr %23, align 4
  br label %87

87:                                               ; preds = %116, %86
  %88 = load i32, ptr %23, align 4
  %89 = load i32, ptr %11, align 4
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %92, label %91

91:                                               ; preds = %87
  store i32 8, ptr %24, align 4
  br label %119

92:                                               ; preds = %87
  store i32 0, ptr %25, align 4
  br label %93

93:                                               ; preds = %112, %92
  %94 = load i32, ptr %25, align 4
  %95 = load i32, ptr %11, align 4
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %93
  store i32 11, ptr %24, align 4
  br label %115

98:                                               ; preds = %93
  %99 = load ptr, ptr %15, align 8
  %100 = load i32, ptr %25, align 4
  %101 = sext i32 %100 to i64
  %102 = load i32, ptr %23, align 4
  %103 = sext i32 %102 to i64
  %104 = load i32, ptr %16, align 4
  %105 = sext i32 %104 to i64
  %106 = mul i64 %103, %105
  %107 = add i64 %101, %106
  %108 = getelementptr inbounds float, ptr %99, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = load ptr, ptr %20, align 8
  %111 = getelementptr inbounds float, ptr %110, i32 1
  store ptr %111, ptr %20, align 8
  store float %109, ptr %110, align 4
  br label %112

112:                                              ; preds = %98
  %113 = load i32, ptr %25, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %25, align 4
  br label %93

115:                                              ; preds = %97
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %23, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %23, align 4
  br label %87

119:                                              ; preds = %91
  store i32 0, ptr %26, align 4
  br label %120

120:                                              ; preds = %149, %119
  %121 = load i32, ptr %26, align 4
  %122 = load i32, ptr %12, align 4
  %123 = icmp slt i32 %121, %122
  br i1 %123, label %125, label %124

124:                                              ; preds = %120
  store i32 14, ptr %24, align 4
  br label %152

125:                                              ; preds = %120
  store i32 0, ptr %27, align 4
  br label %126

126:                                              ; preds = %145, %125
  %127 = load i32, ptr %27, align 4
  %128 = load i32, ptr %11, align 4
  %129 = icmp slt i32 %127, %128
  br i1 %129, label %131, label %130

130:                                              ; preds = %126
  store i32 17, ptr %24, align 4
  br label %148

131:                                              ; preds = %126
  %132 = load ptr, ptr %17, align 8
  %133 = load i32, ptr %27, align 4
  %134 = sext i32 %133 to i64
  %135 = load i32, ptr %26, align 4
  %136 = sext i32 %135 to i64
  %137 = load i32, ptr %18, align 4
  %138 = sext i32 %137 to i64
  %139 = mul i64 %136, %138
  %140 = add i64 %134, %139
  %141 = getelementptr inbounds float, ptr %132, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = load ptr, ptr %20, align 8
  %144 = getelementptr inbounds float, ptr %143, i32 1
  store ptr %144, ptr %20, align 8
  store float %142, ptr %143, align 4
  br label %145

145:                                              ; preds = %131
  %146 = load i32, ptr %27, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %27, align 4
  br label %126

148:                                              ; preds = %130
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %26, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %26, align 4
  br label %120

152:                                              ; preds = %124
  %153 = load ptr, ptr %19, align 8
  store i32 1, ptr %24, align 4
  ret ptr %153
}

define dso_local void @ltoad_gels_reverse_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, double noundef %13, ptr noundef %14) #3 {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca double, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  %38 = alloca i64, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  store i32 %0, ptr %16, align 4
  store i32 %1, ptr %17, align 4
  store i32 %2, ptr %18, align 4
  store ptr %3, ptr %19, align 8
  store ptr %4, ptr %20, align 8
  store ptr %5, ptr %21, align 8
  store ptr %6, ptr %22, align 8
  store ptr %7, ptr %23, align 8
  store ptr %8, ptr %24, align 8
  store i32 %9, ptr %25, align 4
  store ptr %10, ptr %26, align 8
  store ptr %11, ptr %27, align 8
  store i32 %12, ptr %28, align 4
  store double %13, ptr %29, align 8
  store ptr %14, ptr %30, align 8
  %43 = load ptr, ptr %19, align 8
  %44 = load ptr, ptr %21, align 8
  %45 = load ptr, ptr %23, align 8
  %46 = load ptr, ptr %26, align 8
  %47 = load double, ptr %29, align 8
  %48 = load ptr, ptr %30, align 8
  store ptr %48, ptr %31, align 8
  %49 = load ptr, ptr %31, align 8
  %50 = load i32, ptr %16, align 4
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %17, align 4
  %53 = sext i32 %52 to i64
  %54 = mul i64 %51, %53
  %55 = getelementptr inbounds float, ptr %49, i64 %54
  store ptr %55, ptr %32, align 8
  %56 = load ptr, ptr %32, align 8
  %57 = load i32, ptr %16, align 4
  %58 = sext i32 %57 to i64
  %59 = load i32, ptr %18, align 4
  %60 = sext i32 %59 to i64
  %61 = mul i64 %58, %60
  %62 = getelementptr inbounds float, ptr %56, i64 %61
  store ptr %62, ptr %33, align 8
  %63 = load ptr, ptr %33, align 8
  %64 = load i32, ptr %17, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %17, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %65, %67
  %69 = getelementptr inbounds float, ptr %63, i64 %68
  store ptr %69, ptr %34, align 8
  %70 = load i32, ptr %16, align 4
  %71 = load i32, ptr %17, align 4
  %72 = load ptr, ptr %24, align 8
  %73 = load i32, ptr %25, align 4
  call void @require_zero_s(i32 noundef %70, i32 noundef %71, ptr noundef %72, i32 noundef %73, ptr noundef @.str.5)
  %74 = load ptr, ptr %27, align 8
  %75 = icmp ne ptr %74, null
  br i1 %75, label %76, label %278

76:                                               ; preds = %15
  %77 = load i32, ptr %16, align 4
  %78 = load i32, ptr %17, align 4
  %79 = sub nsw i32 %77, %78
  %80 = load i32, ptr %18, align 4
  %81 = load ptr, ptr %27, align 8
  %82 = load i32, ptr %17, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %81, i64 %83
  %85 = load i32, ptr %28, align 4
  call void @require_zero_s(i32 noundef %79, i32 noundef %80, ptr noundef %84, i32 noundef %85, ptr noundef @.str.6)
  %86 = load i32, ptr %17, align 4
  %87 = load i32, ptr %18, align 4
  %88 = load ptr, ptr %27, align 8
  %89 = load i32, ptr %28, align 4
  %90 = call ptr @packed_s(i32 noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89)
  store ptr %90, ptr %35, align 8
  %91 = load i32, ptr %16, align 4
  %92 = load i32, ptr %18, align 4
  %93 = load ptr, ptr %27, align 8
  %94 = load i32, ptr %28, align 4
  call void @fill_s(float noundef 0.000000e+00, i32 noundef %91, i32 noundef %92, ptr noundef %93, i32 noundef %94)
  %95 = load i32, ptr %17, align 4
  %96 = load i32, ptr %18, align 4
  %97 = load ptr, ptr %33, align 8
  %98 = load i32, ptr %17, align 4
  %99 = load ptr, ptr %35, align 8
  %100 = load i32, ptr %17, align 4
  %101 = call double @ltoad_trtrs_s(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %95, i32 noundef %96, ptr noundef %97, i32 noundef %98, ptr noundef %99, i32 noundef %100)
  %102 = load i32, ptr %17, align 4
  %103 = load i32, ptr %18, align 4
  %104 = load ptr, ptr %33, align 8
  %105 = load i32, ptr %17, align 4
  %106 = load ptr, ptr %35, align 8
  %107 = load i32, ptr %17, align 4
  %108 = call double @ltoad_trtrs_s(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %102, i32 noundef %103, ptr noundef %104, i32 noundef %105, ptr noundef %106, i32 noundef %107)
  %109 = load i32, ptr %16, align 4
  %110 = sext i32 %109 to i64
  %111 = load i32, ptr %18, align 4
  %112 = sext i32 %111 to i64
  %113 = mul i64 %110, %112
  %114 = add i64 %113, 1
  %115 = mul i64 %114, 4
  %116 = call ptr @malloc(i64 noundef %115) #9
  store ptr %116, ptr %36, align 8
  %117 = load i32, ptr %16, align 4
  %118 = sext i32 %117 to i64
  %119 = load i32, ptr %18, align 4
  %120 = sext i32 %119 to i64
  %121 = mul i64 %118, %120
  %122 = add i64 %121, 1
  %123 = mul i64 %122, 4
  %124 = call ptr @malloc(i64 noundef %123) #9
  store ptr %124, ptr %37, align 8
  %125 = load i32, ptr %16, align 4
  %126 = load i32, ptr %18, align 4
  %127 = load i32, ptr %17, align 4
  %128 = load ptr, ptr %31, align 8
  %129 = load i32, ptr %16, align 4
  %130 = load ptr, ptr %35, align 8
  %131 = load i32, ptr %17, align 4
  %132 = load ptr, ptr %36, align 8
  call void @product_s(i32 noundef 0, i32 noundef 0, i32 noundef %125, i32 noundef %126, i32 noundef %127, ptr noundef %128, i32 noundef %129, ptr noundef %130, i32 noundef %131, ptr noundef %132)
  %133 = load i32, ptr %16, align 4
  %134 = load i32, ptr %18, align 4
  %135 = load i32, ptr %17, align 4
  %136 = load ptr, ptr %31, align 8
  %137 = load i32, ptr %16, align 4
  %138 = load ptr, ptr %34, align 8
  %139 = load i32, ptr %17, align 4
  %140 = load ptr, ptr %37, align 8
  call void @product_s(i32 noundef 0, i32 noundef 0, i32 noundef %133, i32 noundef %134, i32 noundef %135, ptr noundef %136, i32 noundef %137, ptr noundef %138, i32 noundef %139, ptr noundef %140)
  store i64 0, ptr %38, align 8
  br label %141

141:                                              ; preds = %165, %76
  %142 = load ptr, ptr %22, align 8
  %143 = icmp ne ptr %142, null
  br i1 %143, label %144, label %152

144:                                              ; preds = %141
  %145 = load i64, ptr %38, align 8
  %146 = load i32, ptr %16, align 4
  %147 = sext i32 %146 to i64
  %148 = load i32, ptr %18, align 4
  %149 = sext i32 %148 to i64
  %150 = mul i64 %147, %149
  %151 = icmp ult i64 %145, %150
  br label %152

152:                                              ; preds = %144, %141
  %153 = phi i1 [ false, %141 ], [ %151, %144 ]
  br i1 %153, label %155, label %154

154:                                              ; preds = %152
  br label %168

155:                                              ; preds = %152
  %156 = load ptr, ptr %36, align 8
  %157 = load i64, ptr %38, align 8
  %158 = getelementptr inbounds float, ptr %156, i64 %157
  %159 = load float, ptr %158, align 4
  %160 = load ptr, ptr %22, align 8
  %161 = load i64, ptr %38, align 8
  %162 = getelementptr inbounds float, ptr %160, i64 %161
  %163 = load float, ptr %162, align 4
  %164 = fadd float %163, %159
  store float %164, ptr %162, align 4
  br label %165

165:                                              ; preds = %155
  %166 = load i64, ptr %38, align 8
  %167 = add i64 %166, 1
  store i64 %167, ptr %38, align 8
  br label %141

168:                                              ; preds = %154
  store i32 0, ptr %39, align 4
  br label %169

169:                                              ; preds = %271, %168
  %170 = load ptr, ptr %20, align 8
  %171 = icmp ne ptr %170, null
  br i1 %171, label %172, label %176

172:                                              ; preds = %169
  %173 = load i32, ptr %39, align 4
  %174 = load i32, ptr %18, align 4
  %175 = icmp slt i32 %173, %174
  br label %176

176:                                              ; preds = %172, %169
  %177 = phi i1 [ false, %169 ], [ %175, %172 ]
  br i1 %177, label %179, label %178

178:                                              ; preds = %176
  store i32 5, ptr %40, align 4
  br label %274

179:                                              ; preds = %176
  store i32 0, ptr %41, align 4
  br label %180

180:                                              ; preds = %267, %179
  %181 = load i32, ptr %41, align 4
  %182 = load i32, ptr %17, align 4
  %183 = icmp slt i32 %181, %182
  br i1 %183, label %185, label %184

184:                                              ; preds = %180
  store i32 8, ptr %40, align 4
  br label %270

185:                                              ; preds = %180
  store i32 0, ptr %42, align 4
  br label %186

186:                                              ; preds = %263, %185
  %187 = load i32, ptr %42, align 4
  %188 = load i32, ptr %16, align 4
  %189 = icmp slt i32 %187, %188
  br i1 %189, label %191, label %190

190:                                              ; preds = %186
  store i32 11, ptr %40, align 4
  br label %266

191:                                              ; preds = %186
  %192 = load ptr, ptr %32, align 8
  %193 = load i32, ptr %42, align 4
  %194 = sext i32 %193 to i64
  %195 = load i32, ptr %39, align 4
  %196 = sext i32 %195 to i64
  %197 = load i32, ptr %16, align 4
  %198 = sext i32 %197 to i64
  %199 = mul i64 %196, %198
  %200 = add i64 %194, %199
  %201 = getelementptr inbounds float, ptr %192, i64 %200
  %202 = load float, ptr %201, align 4
  %203 = load ptr, ptr %37, align 8
  %204 = load i32, ptr %42, align 4
  %205 = sext i32 %204 to i64
  %206 = load i32, ptr %39, align 4
  %207 = sext i32 %206 to i64
  %208 = load i32, ptr %16, align 4
  %209 = sext i32 %208 to i64
  %210 = mul i64 %207, %209
  %211 = add i64 %205, %210
  %212 = getelementptr inbounds float, ptr %203, i64 %211
  %213 = load float, ptr %212, align 4
  %214 = fsub float %202, %213
  %215 = load ptr, ptr %35, align 8
  %216 = load i32, ptr %41, align 4
  %217 = sext i32 %216 to i64
  %218 = load i32, ptr %39, align 4
  %219 = sext i32 %218 to i64
  %220 = load i32, ptr %17, align 4
  %221 = sext i32 %220 to i64
  %222 = mul i64 %219, %221
  %223 = add i64 %217, %222
  %224 = getelementptr inbounds float, ptr %215, i64 %223
  %225 = load float, ptr %224, align 4
  %226 = load ptr, ptr %36, align 8
  %227 = load i32, ptr %42, align 4
  %228 = sext i32 %227 to i64
  %229 = load i32, ptr %39, align 4
  %230 = sext i32 %229 to i64
  %231 = load i32, ptr %16, align 4
  %232 = sext i32 %231 to i64
  %233 = mul i64 %230, %232
  %234 = add i64 %228, %233
  %235 = getelementptr inbounds float, ptr %226, i64 %234
  %236 = load float, ptr %235, align 4
  %237 = load ptr, ptr %34, align 8
  %238 = load i32, ptr %41, align 4
  %239 = sext i32 %238 to i64
  %240 = load i32, ptr %39, align 4
  %241 = sext i32 %240 to i64
  %242 = load i32, ptr %17, align 4
  %243 = sext i32 %242 to i64
  %244 = mul i64 %241, %243
  %245 = add i64 %239, %244
  %246 = getelementptr inbounds float, ptr %237, i64 %245
  %247 = load float, ptr %246, align 4
  %248 = fmul float %236, %247
  %249 = fneg float %248
  %250 = call float @llvm.fmuladd.f32(float %214, float %225, float %249)
  %251 = load ptr, ptr %20, align 8
  %252 = load i32, ptr %42, align 4
  %253 = sext i32 %252 to i64
  %254 = load i32, ptr %41, align 4
  %255 = sext i32 %254 to i64
  %256 = load i32, ptr %16, align 4
  %257 = sext i32 %256 to i64
  %258 = mul i64 %255, %257
  %259 = add i64 %253, %258
  %260 = getelementptr inbounds float, ptr %251, i64 %259
  %261 = load float, ptr %260, align 4
  %262 = fadd float %261, %250
  store float %262, ptr %260, align 4
  br label %263

263:                                              ; preds = %191
  %264 = load i32, ptr %42, align 4
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %42, align 4
  br label %186

266:                                              ; preds = %190
  br label %267

267:                                              ; preds = %266
  %268 = load i32, ptr %41, align 4
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %41, align 4
  br label %180

270:                                              ; preds = %184
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %39, align 4
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %39, align 4
  br label %169

274:                                              ; preds = %178
  %275 = load ptr, ptr %35, align 8
  call void @free(ptr noundef %275)
  %276 = load ptr, ptr %36, align 8
  call void @free(ptr noundef %276)
  %277 = load ptr, ptr %37, align 8
  call void @free(ptr noundef %277)
  br label %278

278:                                              ; preds = %274, %15
  %279 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %279)
  ret void
}

define internal void @require_zero_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %11 = load ptr, ptr %8, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %22

13:                                               ; preds = %5
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr %7, align 4
  %16 = load ptr, ptr %8, align 8
  %17 = load i32, ptr %9, align 4
  %18 = call i32 @all_zero_s(i32 noundef %14, i32 noundef %15, ptr noundef %16, i32 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %13
  %21 = load ptr, ptr %10, align 8
  call void @refuse(ptr noundef %21)
  br label %22

22:                                               ; preds = %20, %13, %5
  ret void
}

define dso_local double @ltoad_gels_tangent_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #3 {
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store ptr %3, ptr %17, align 8
  store ptr %4, ptr %18, align 8
  store ptr %5, ptr %19, align 8
  store ptr %6, ptr %20, align 8
  store ptr %7, ptr %21, align 8
  store ptr %8, ptr %22, align 8
  store i32 %9, ptr %23, align 4
  store ptr %10, ptr %24, align 8
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  store float 0x7FF8000000000000, ptr %27, align 4
  %38 = load i32, ptr %14, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %16, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  %43 = add i64 %42, 1
  %44 = mul i64 %43, 4
  %45 = call ptr @malloc(i64 noundef %44) #9
  store ptr %45, ptr %28, align 8
  %46 = load i32, ptr %14, align 4
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr %16, align 4
  %49 = sext i32 %48 to i64
  %50 = mul i64 %47, %49
  %51 = add i64 %50, 1
  %52 = mul i64 %51, 4
  %53 = call ptr @malloc(i64 noundef %52) #9
  store ptr %53, ptr %29, align 8
  %54 = load i32, ptr %15, align 4
  %55 = sext i32 %54 to i64
  %56 = load i32, ptr %16, align 4
  %57 = sext i32 %56 to i64
  %58 = mul i64 %55, %57
  %59 = add i64 %58, 1
  %60 = mul i64 %59, 4
  %61 = call ptr @malloc(i64 noundef %60) #9
  store ptr %61, ptr %30, align 8
  %62 = load i32, ptr %15, align 4
  %63 = sext i32 %62 to i64
  %64 = load i32, ptr %16, align 4
  %65 = sext i32 %64 to i64
  %66 = mul i64 %63, %65
  %67 = add i64 %66, 1
  %68 = mul i64 %67, 4
  %69 = call ptr @malloc(i64 noundef %68) #9
  store ptr %69, ptr %31, align 8
  %70 = load i32, ptr %14, align 4
  %71 = load i32, ptr %16, align 4
  %72 = load i32, ptr %15, align 4
  %73 = load ptr, ptr %17, align 8
  %74 = load i32, ptr %14, align 4
  %75 = load ptr, ptr %24, align 8
  %76 = load i32, ptr %26, align 4
  %77 = load ptr, ptr %28, align 8
  call void @product_s(i32 noundef 0, i32 noundef 0, i32 noundef %70, i32 noundef %71, i32 noundef %72, ptr noundef %73, i32 noundef %74, ptr noundef %75, i32 noundef %76, ptr noundef %77)
  store i64 0, ptr %32, align 8
  br label %78

78:                                               ; preds = %103, %13
  %79 = load i64, ptr %32, align 8
  %80 = load i32, ptr %14, align 4
  %81 = sext i32 %80 to i64
  %82 = load i32, ptr %16, align 4
  %83 = sext i32 %82 to i64
  %84 = mul i64 %81, %83
  %85 = icmp ult i64 %79, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %78
  br label %106

87:                                               ; preds = %78
  %88 = load ptr, ptr %19, align 8
  %89 = load i64, ptr %32, align 8
  %90 = getelementptr inbounds float, ptr %88, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = load ptr, ptr %28, align 8
  %93 = load i64, ptr %32, align 8
  %94 = getelementptr inbounds float, ptr %92, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fsub float %91, %95
  %97 = load ptr, ptr %28, align 8
  %98 = load i64, ptr %32, align 8
  %99 = getelementptr inbounds float, ptr %97, i64 %98
  store float %96, ptr %99, align 4
  %100 = load ptr, ptr %29, align 8
  %101 = load i64, ptr %32, align 8
  %102 = getelementptr inbounds float, ptr %100, i64 %101
  store float 0.000000e+00, ptr %102, align 4
  br label %103

103:                                              ; preds = %87
  %104 = load i64, ptr %32, align 8
  %105 = add i64 %104, 1
  store i64 %105, ptr %32, align 8
  br label %78

106:                                              ; preds = %86
  %107 = load ptr, ptr %18, align 8
  %108 = icmp ne ptr %107, null
  br i1 %108, label %109, label %118

109:                                              ; preds = %106
  %110 = load i32, ptr %14, align 4
  %111 = load i32, ptr %16, align 4
  %112 = load i32, ptr %15, align 4
  %113 = load ptr, ptr %18, align 8
  %114 = load i32, ptr %14, align 4
  %115 = load ptr, ptr %24, align 8
  %116 = load i32, ptr %26, align 4
  %117 = load ptr, ptr %29, align 8
  call void @product_s(i32 noundef 0, i32 noundef 0, i32 noundef %110, i32 noundef %111, i32 noundef %112, ptr noundef %113, i32 noundef %114, ptr noundef %115, i32 noundef %116, ptr noundef %117)
  br label %118

118:                                              ; preds = %109, %106
  store i64 0, ptr %33, align 8
  br label %119

119:                                              ; preds = %147, %118
  %120 = load i64, ptr %33, align 8
  %121 = load i32, ptr %14, align 4
  %122 = sext i32 %121 to i64
  %123 = load i32, ptr %16, align 4
  %124 = sext i32 %123 to i64
  %125 = mul i64 %122, %124
  %126 = icmp ult i64 %120, %125
  br i1 %126, label %128, label %127

127:                                              ; preds = %119
  br label %150

128:                                              ; preds = %119
  %129 = load ptr, ptr %20, align 8
  %130 = icmp ne ptr %129, null
  br i1 %130, label %131, label %136

131:                                              ; preds = %128
  %132 = load ptr, ptr %20, align 8
  %133 = load i64, ptr %33, align 8
  %134 = getelementptr inbounds float, ptr %132, i64 %133
  %135 = load float, ptr %134, align 4
  br label %137

136:                                              ; preds = %128
  br label %137

137:                                              ; preds = %136, %131
  %138 = phi float [ %135, %131 ], [ 0.000000e+00, %136 ]
  %139 = load ptr, ptr %29, align 8
  %140 = load i64, ptr %33, align 8
  %141 = getelementptr inbounds float, ptr %139, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = fsub float %138, %142
  %144 = load ptr, ptr %29, align 8
  %145 = load i64, ptr %33, align 8
  %146 = getelementptr inbounds float, ptr %144, i64 %145
  store float %143, ptr %146, align 4
  br label %147

147:                                              ; preds = %137
  %148 = load i64, ptr %33, align 8
  %149 = add i64 %148, 1
  store i64 %149, ptr %33, align 8
  br label %119

150:                                              ; preds = %127
  %151 = load i32, ptr %15, align 4
  %152 = load i32, ptr %16, align 4
  %153 = load i32, ptr %14, align 4
  %154 = load ptr, ptr %17, align 8
  %155 = load i32, ptr %14, align 4
  %156 = load ptr, ptr %29, align 8
  %157 = load i32, ptr %14, align 4
  %158 = load ptr, ptr %30, align 8
  call void @product_s(i32 noundef 1, i32 noundef 0, i32 noundef %151, i32 noundef %152, i32 noundef %153, ptr noundef %154, i32 noundef %155, ptr noundef %156, i32 noundef %157, ptr noundef %158)
  %159 = load i32, ptr %15, align 4
  %160 = load i32, ptr %16, align 4
  %161 = load ptr, ptr %31, align 8
  %162 = load i32, ptr %15, align 4
  call void @fill_s(float noundef 0.000000e+00, i32 noundef %159, i32 noundef %160, ptr noundef %161, i32 noundef %162)
  %163 = load ptr, ptr %18, align 8
  %164 = icmp ne ptr %163, null
  br i1 %164, label %165, label %174

165:                                              ; preds = %150
  %166 = load i32, ptr %15, align 4
  %167 = load i32, ptr %16, align 4
  %168 = load i32, ptr %14, align 4
  %169 = load ptr, ptr %18, align 8
  %170 = load i32, ptr %14, align 4
  %171 = load ptr, ptr %28, align 8
  %172 = load i32, ptr %14, align 4
  %173 = load ptr, ptr %31, align 8
  call void @product_s(i32 noundef 1, i32 noundef 0, i32 noundef %166, i32 noundef %167, i32 noundef %168, ptr noundef %169, i32 noundef %170, ptr noundef %171, i32 noundef %172, ptr noundef %173)
  br label %174

174:                                              ; preds = %165, %150
  store i64 0, ptr %34, align 8
  br label %175

175:                                              ; preds = %194, %174
  %176 = load i64, ptr %34, align 8
  %177 = load i32, ptr %15, align 4
  %178 = sext i32 %177 to i64
  %179 = load i32, ptr %16, align 4
  %180 = sext i32 %179 to i64
  %181 = mul i64 %178, %180
  %182 = icmp ult i64 %176, %181
  br i1 %182, label %184, label %183

183:                                              ; preds = %175
  br label %197

184:                                              ; preds = %175
  %185 = load ptr, ptr %31, align 8
  %186 = load i64, ptr %34, align 8
  %187 = getelementptr inbounds float, ptr %185, i64 %186
  %188 = load float, ptr %187, align 4
  %189 = load ptr, ptr %30, align 8
  %190 = load i64, ptr %34, align 8
  %191 = getelementptr inbounds float, ptr %189, i64 %190
  %192 = load float, ptr %191, align 4
  %193 = fadd float %192, %188
  store float %193, ptr %191, align 4
  br label %194

194:                                              ; preds = %184
  %195 = load i64, ptr %34, align 8
  %196 = add i64 %195, 1
  store i64 %196, ptr %34, align 8
  br label %175

197:                                              ; preds = %183
  %198 = load i32, ptr %15, align 4
  %199 = load i32, ptr %16, align 4
  %200 = load ptr, ptr %21, align 8
  %201 = load i32, ptr %23, align 4
  %202 = load ptr, ptr %30, align 8
  %203 = load i32, ptr %15, align 4
  %204 = call double @ltoad_trtrs_s(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef %198, i32 noundef %199, ptr noundef %200, i32 noundef %201, ptr noundef %202, i32 noundef %203)
  %205 = load i32, ptr %15, align 4
  %206 = load i32, ptr %16, align 4
  %207 = load ptr, ptr %21, align 8
  %208 = load i32, ptr %23, align 4
  %209 = load ptr, ptr %30, align 8
  %210 = load i32, ptr %15, align 4
  %211 = call double @ltoad_trtrs_s(i32 noundef 1, i32 noundef 0, i32 noundef 0, i32 noundef %205, i32 noundef %206, ptr noundef %207, i32 noundef %208, ptr noundef %209, i32 noundef %210)
  store i32 0, ptr %35, align 4
  br label %212

212:                                              ; preds = %261, %197
  %213 = load ptr, ptr %25, align 8
  %214 = icmp ne ptr %213, null
  br i1 %214, label %215, label %219

215:                                              ; preds = %212
  %216 = load i32, ptr %35, align 4
  %217 = load i32, ptr %16, align 4
  %218 = icmp slt i32 %216, %217
  br label %219

219:                                              ; preds = %215, %212
  %220 = phi i1 [ false, %212 ], [ %218, %215 ]
  br i1 %220, label %222, label %221

221:                                              ; preds = %219
  store i32 11, ptr %36, align 4
  br label %264

222:                                              ; preds = %219
  store i32 0, ptr %37, align 4
  br label %223

223:                                              ; preds = %257, %222
  %224 = load i32, ptr %37, align 4
  %225 = load i32, ptr %14, align 4
  %226 = icmp slt i32 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  store i32 14, ptr %36, align 4
  br label %260

228:                                              ; preds = %223
  %229 = load i32, ptr %37, align 4
  %230 = load i32, ptr %15, align 4
  %231 = icmp slt i32 %229, %230
  br i1 %231, label %232, label %244

232:                                              ; preds = %228
  %233 = load ptr, ptr %30, align 8
  %234 = load i32, ptr %37, align 4
  %235 = sext i32 %234 to i64
  %236 = load i32, ptr %35, align 4
  %237 = sext i32 %236 to i64
  %238 = load i32, ptr %15, align 4
  %239 = sext i32 %238 to i64
  %240 = mul i64 %237, %239
  %241 = add i64 %235, %240
  %242 = getelementptr inbounds float, ptr %233, i64 %241
  %243 = load float, ptr %242, align 4
  br label %245

244:                                              ; preds = %228
  br label %245

245:                                              ; preds = %244, %232
  %246 = phi float [ %243, %232 ], [ 0x7FF8000000000000, %244 ]
  %247 = load ptr, ptr %25, align 8
  %248 = load i32, ptr %37, align 4
  %249 = sext i32 %248 to i64
  %250 = load i32, ptr %35, align 4
  %251 = sext i32 %250 to i64
  %252 = load i32, ptr %26, align 4
  %253 = sext i32 %252 to i64
  %254 = mul i64 %251, %253
  %255 = add i64 %249, %254
  %256 = getelementptr inbounds float, ptr %247, i64 %255
  store float %246, ptr %256, align 4
  br label %257

257:                                              ; preds = %245
  %258 = load i32, ptr %37, align 4
  %259 = add nsw i32 %258, 1
  store i32 %259, ptr %37, align 4
  br label %223

260:                                              ; preds = %227
  br label %261

261:                                              ; preds = %260
  %262 = load i32, ptr %35, align 4
  %263 = add nsw i32 %262, 1
  store i32 %263, ptr %35, align 4
  br label %212

264:                                              ; preds = %221
  %265 = load i32, ptr %14, align 4
  %266 = load i32, ptr %15, align 4
  %267 = load ptr, ptr %22, align 8
  %268 = load i32, ptr %23, align 4
  call void @fill_s(float noundef 0x7FF8000000000000, i32 noundef %265, i32 noundef %266, ptr noundef %267, i32 noundef %268)
  %269 = load ptr, ptr %28, align 8
  call void @free(ptr noundef %269)
  %270 = load ptr, ptr %29, align 8
  call void @free(ptr noundef %270)
  %271 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %271)
  %272 = load ptr, ptr %31, align 8
  call void @free(ptr noundef %272)
  store i32 1, ptr %36, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_gtsv_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #0 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store ptr %5, ptr %16, align 8
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %22 = load ptr, ptr %13, align 8
  %23 = load ptr, ptr %14, align 8
  %24 = load ptr, ptr %15, align 8
  store i32 0, ptr %21, align 4
  %25 = load ptr, ptr %16, align 8
  %26 = load ptr, ptr %17, align 8
  %27 = load ptr, ptr %18, align 8
  %28 = load ptr, ptr %19, align 8
  call void @native.sgtsv_(ptr noundef %11, ptr noundef %12, ptr noundef %25, ptr noundef %26, ptr noundef %27, ptr noundef %28, ptr noundef %20, ptr noundef %21)
  %29 = load i32, ptr %21, align 4
  %30 = sitofp i32 %29 to double
  ret double %30
}

declare void @native.sgtsv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define dso_local { ptr, double } @ltoad_gtsv_augmented_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16) #3 {
  %18 = alloca %struct.forward_s, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  store i32 %0, ptr %19, align 4
  store i32 %1, ptr %20, align 4
  store ptr %2, ptr %21, align 8
  store ptr %3, ptr %22, align 8
  store ptr %4, ptr %23, align 8
  store ptr %5, ptr %24, align 8
  store ptr %6, ptr %25, align 8
  store ptr %7, ptr %26, align 8
  store ptr %8, ptr %27, align 8
  store ptr %9, ptr %28, align 8
  store ptr %10, ptr %29, align 8
  store ptr %11, ptr %30, align 8
  store ptr %12, ptr %31, align 8
  store ptr %13, ptr %32, align 8
  store ptr %14, ptr %33, align 8
  store ptr %15, ptr %34, align 8
  store i32 %16, ptr %35, align 4
  %42 = load ptr, ptr %22, align 8
  %43 = load ptr, ptr %24, align 8
  %44 = load ptr, ptr %26, align 8
  %45 = load ptr, ptr %28, align 8
  %46 = load ptr, ptr %30, align 8
  %47 = load ptr, ptr %32, align 8
  %48 = load ptr, ptr %34, align 8
  %49 = load i32, ptr %19, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %20, align 4
  %52 = add nsw i32 3, %51
  %53 = sext i32 %52 to i64
  %54 = mul i64 %50, %53
  %55 = add i64 %54, 1
  %56 = mul i64 %55, 4
  %57 = call ptr @malloc(i64 noundef %56) #9
  store ptr %57, ptr %36, align 8
  %58 = load ptr, ptr %36, align 8
  %59 = load i32, ptr %19, align 4
  %60 = mul nsw i32 3, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %58, i64 %61
  store ptr %62, ptr %37, align 8
  store i32 0, ptr %38, align 4
  br label %63

63:                                               ; preds = %117, %17
  %64 = load i32, ptr %38, align 4
  %65 = load i32, ptr %19, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  br label %120

68:                                               ; preds = %63
  %69 = load i32, ptr %38, align 4
  %70 = add nsw i32 %69, 1
  %71 = load i32, ptr %19, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %79

73:                                               ; preds = %68
  %74 = load ptr, ptr %21, align 8
  %75 = load i32, ptr %38, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %74, i64 %76
  %78 = load float, ptr %77, align 4
  br label %80

79:                                               ; preds = %68
  br label %80

80:                                               ; preds = %79, %73
  %81 = phi float [ %78, %73 ], [ 0.000000e+00, %79 ]
  %82 = load ptr, ptr %36, align 8
  %83 = load i32, ptr %38, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  store float %81, ptr %85, align 4
  %86 = load ptr, ptr %23, align 8
  %87 = load i32, ptr %38, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %86, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = load ptr, ptr %36, align 8
  %92 = load i32, ptr %19, align 4
  %93 = load i32, ptr %38, align 4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %91, i64 %95
  store float %90, ptr %96, align 4
  %97 = load i32, ptr %38, align 4
  %98 = add nsw i32 %97, 1
  %99 = load i32, ptr %19, align 4
  %100 = icmp slt i32 %98, %99
  br i1 %100, label %101, label %107

101:                                              ; preds = %80
  %102 = load ptr, ptr %25, align 8
  %103 = load i32, ptr %38, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  %106 = load float, ptr %105, align 4
  br label %108

107:                                              ; preds = %80
  br label %108

108:                                              ; preds = %107, %101
  %109 = phi float [ %106, %101 ], [ 0.000000e+00, %107 ]
  %110 = load ptr, ptr %36, align 8
  %111 = load i32, ptr %19, align 4
  %112 = mul nsw i32 2, %111
  %113 = load i32, ptr %38, align 4
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %110, i64 %115
  store float %109, ptr %116, align 4
  br label %117

117:                                              ; preds = %108
  %118 = load i32, ptr %38, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %38, align 4
  br label %63

120:                                              ; preds = %67
  %121 = load i32, ptr %19, align 4
  %122 = load i32, ptr %20, align 4
  %123 = load ptr, ptr %21, align 8
  %124 = load ptr, ptr %23, align 8
  %125 = load ptr, ptr %25, align 8
  %126 = load ptr, ptr %27, align 8
  %127 = load ptr, ptr %29, align 8
  %128 = load ptr, ptr %31, align 8
  %129 = load ptr, ptr %33, align 8
  %130 = load i32, ptr %35, align 4
  %131 = call double @ltoad_gtsv_s(i32 noundef %121, i32 noundef %122, ptr noundef %123, ptr noundef %124, ptr noundef %125, ptr noundef %126, ptr noundef %127, ptr noundef %128, ptr noundef %129, i32 noundef %130)
  %132 = getelementptr inbounds %struct.forward_s, ptr %18, i32 0, i32 1
  store double %131, ptr %132, align 8
  store i32 0, ptr %39, align 4
  br label %133

133:                                              ; preds = %170, %120
  %134 = load i32, ptr %39, align 4
  %135 = load i32, ptr %20, align 4
  %136 = icmp slt i32 %134, %135
  br i1 %136, label %138, label %137

137:                                              ; preds = %133
  store i32 5, ptr %40, align 4
  br label %173

138:                                              ; preds = %133
  store i32 0, ptr %41, align 4
  br label %139

139:                                              ; preds = %166, %138
  %140 = load i32, ptr %41, align 4
  %141 = load i32, ptr %19, align 4
  %142 = icmp slt i32 %140, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %139
  store i32 8, ptr %40, align 4
  br label %169

144:                                              ; preds = %139
  %145 = load ptr, ptr %33, align 8
  %146 = load i32, ptr %41, align 4
  %147 = sext i32 %146 to i64
  %148 = load i32, ptr %39, align 4
  %149 = sext i32 %148 to i64
  %150 = load i32, ptr %35, align 4
  %151 = sext i32 %150 to i64
  %152 = mul i64 %149, %151
  %153 = add i64 %147, %152
  %154 = getelementptr inbounds float, ptr %145, i64 %153
  %155 = load float, ptr %154, align 4
  %156 = load ptr, ptr %37, align 8
  %157 = load i32, ptr %41, align 4
  %158 = sext i32 %157 to i64
  %159 = load i32, ptr %39, align 4
  %160 = sext i32 %159 to i64
  %161 = load i32, ptr %19, align 4
  %162 = sext i32 %161 to i64
  %163 = mul i64 %160, %162
  %164 = add i64 %158, %163
  %165 = getelementptr inbounds float, ptr %156, i64 %164
  store float %155, ptr %165, align 4
  br label %166

166:                                              ; preds = %144
  %167 = load i32, ptr %41, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %41, align 4
  br label %139

169:                                              ; preds = %143
  br label %170

170:                                              ; preds = %169
  %171 = load i32, ptr %39, align 4
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %39, align 4
  br label %133

173:                                              ; preds = %137
  %174 = load ptr, ptr %36, align 8
  %175 = getelementptr inbounds %struct.forward_s, ptr %18, i32 0, i32 0
  store ptr %174, ptr %175, align 8
  store i32 1, ptr %40, align 4
  %176 = load { ptr, double }, ptr %18, align 8
  ret { ptr, double } %176
}

define dso_local void @ltoad_gtsv_reverse_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16, double noundef %17, ptr noundef %18) #3 {
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca i32, align 4
  %37 = alloca double, align 8
  %38 = alloca ptr, align 8
  %39 = alloca ptr, align 8
  %40 = alloca ptr, align 8
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  store i32 %0, ptr %20, align 4
  store i32 %1, ptr %21, align 4
  store ptr %2, ptr %22, align 8
  store ptr %3, ptr %23, align 8
  store ptr %4, ptr %24, align 8
  store ptr %5, ptr %25, align 8
  store ptr %6, ptr %26, align 8
  store ptr %7, ptr %27, align 8
  store ptr %8, ptr %28, align 8
  store ptr %9, ptr %29, align 8
  store ptr %10, ptr %30, align 8
  store ptr %11, ptr %31, align 8
  store ptr %12, ptr %32, align 8
  store ptr %13, ptr %33, align 8
  store ptr %14, ptr %34, align 8
  store ptr %15, ptr %35, align 8
  store i32 %16, ptr %36, align 4
  store double %17, ptr %37, align 8
  store ptr %18, ptr %38, align 8
  %44 = load ptr, ptr %22, align 8
  %45 = load ptr, ptr %24, align 8
  %46 = load ptr, ptr %26, align 8
  %47 = load ptr, ptr %28, align 8
  %48 = load ptr, ptr %30, align 8
  %49 = load ptr, ptr %32, align 8
  %50 = load ptr, ptr %34, align 8
  %51 = load double, ptr %37, align 8
  %52 = load ptr, ptr %38, align 8
  store ptr %52, ptr %39, align 8
  %53 = load ptr, ptr %39, align 8
  %54 = load i32, ptr %20, align 4
  %55 = mul nsw i32 3, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %53, i64 %56
  store ptr %57, ptr %40, align 8
  %58 = load i32, ptr %20, align 4
  %59 = sub nsw i32 %58, 1
  %60 = load ptr, ptr %29, align 8
  %61 = load i32, ptr %20, align 4
  call void @require_zero_s(i32 noundef %59, i32 noundef 1, ptr noundef %60, i32 noundef %61, ptr noundef @ltoad_gtsv_reverse_s.what)
  %62 = load i32, ptr %20, align 4
  %63 = load ptr, ptr %31, align 8
  %64 = load i32, ptr %20, align 4
  call void @require_zero_s(i32 noundef %62, i32 noundef 1, ptr noundef %63, i32 noundef %64, ptr noundef @ltoad_gtsv_reverse_s.what)
  %65 = load i32, ptr %20, align 4
  %66 = sub nsw i32 %65, 1
  %67 = load ptr, ptr %33, align 8
  %68 = load i32, ptr %20, align 4
  call void @require_zero_s(i32 noundef %66, i32 noundef 1, ptr noundef %67, i32 noundef %68, ptr noundef @ltoad_gtsv_reverse_s.what)
  %69 = load ptr, ptr %35, align 8
  %70 = icmp ne ptr %69, null
  br i1 %70, label %71, label %86

71:                                               ; preds = %19
  %72 = load i32, ptr %20, align 4
  %73 = load i32, ptr %21, align 4
  %74 = load ptr, ptr %39, align 8
  %75 = load i32, ptr %20, align 4
  %76 = mul nsw i32 2, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %74, i64 %77
  %79 = load ptr, ptr %39, align 8
  %80 = load i32, ptr %20, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %79, i64 %81
  %83 = load ptr, ptr %39, align 8
  %84 = load ptr, ptr %35, align 8
  %85 = load i32, ptr %36, align 4
  call void @solve_diagonals_s(i32 noundef %72, i32 noundef %73, ptr noundef %78, ptr noundef %82, ptr noundef %83, ptr noundef %84, i32 noundef %85)
  br label %86

86:                                               ; preds = %71, %19
  store i32 0, ptr %41, align 4
  br label %87

87:                                               ; preds = %219, %86
  %88 = load ptr, ptr %35, align 8
  %89 = icmp ne ptr %88, null
  br i1 %89, label %90, label %94

90:                                               ; preds = %87
  %91 = load i32, ptr %41, align 4
  %92 = load i32, ptr %21, align 4
  %93 = icmp slt i32 %91, %92
  br label %94

94:                                               ; preds = %90, %87
  %95 = phi i1 [ false, %87 ], [ %93, %90 ]
  br i1 %95, label %97, label %96

96:                                               ; preds = %94
  store i32 2, ptr %42, align 4
  br label %222

97:                                               ; preds = %94
  store i32 0, ptr %43, align 4
  br label %98

98:                                               ; preds = %215, %97
  %99 = load i32, ptr %43, align 4
  %100 = load i32, ptr %20, align 4
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %98
  store i32 5, ptr %42, align 4
  br label %218

103:                                              ; preds = %98
  %104 = load ptr, ptr %25, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %136

106:                                              ; preds = %103
  %107 = load ptr, ptr %35, align 8
  %108 = load i32, ptr %43, align 4
  %109 = sext i32 %108 to i64
  %110 = load i32, ptr %41, align 4
  %111 = sext i32 %110 to i64
  %112 = load i32, ptr %36, align 4
  %113 = sext i32 %112 to i64
  %114 = mul i64 %111, %113
  %115 = add i64 %109, %114
  %116 = getelementptr inbounds float, ptr %107, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = load ptr, ptr %40, align 8
  %119 = load i32, ptr %43, align 4
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr %41, align 4
  %122 = sext i32 %121 to i64
  %123 = load i32, ptr %20, align 4
  %124 = sext i32 %123 to i64
  %125 = mul i64 %122, %124
  %126 = add i64 %120, %125
  %127 = getelementptr inbounds float, ptr %118, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load ptr, ptr %25, align 8
  %130 = load i32, ptr %43, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %129, i64 %131
  %133 = load float, ptr %132, align 4
  %134 = fneg float %117
  %135 = call float @llvm.fmuladd.f32(float %134, float %128, float %133)
  store float %135, ptr %132, align 4
  br label %136

136:                                              ; preds = %106, %103
  %137 = load ptr, ptr %23, align 8
  %138 = icmp ne ptr %137, null
  br i1 %138, label %139, label %175

139:                                              ; preds = %136
  %140 = load i32, ptr %43, align 4
  %141 = add nsw i32 %140, 1
  %142 = load i32, ptr %20, align 4
  %143 = icmp slt i32 %141, %142
  br i1 %143, label %144, label %175

144:                                              ; preds = %139
  %145 = load ptr, ptr %35, align 8
  %146 = load i32, ptr %43, align 4
  %147 = add nsw i32 %146, 1
  %148 = sext i32 %147 to i64
  %149 = load i32, ptr %41, align 4
  %150 = sext i32 %149 to i64
  %151 = load i32, ptr %36, align 4
  %152 = sext i32 %151 to i64
  %153 = mul i64 %150, %152
  %154 = add i64 %148, %153
  %155 = getelementptr inbounds float, ptr %145, i64 %154
  %156 = load float, ptr %155, align 4
  %157 = load ptr, ptr %40, align 8
  %158 = load i32, ptr %43, align 4
  %159 = sext i32 %158 to i64
  %160 = load i32, ptr %41, align 4
  %161 = sext i32 %160 to i64
  %162 = load i32, ptr %20, align 4
  %163 = sext i32 %162 to i64
  %164 = mul i64 %161, %163
  %165 = add i64 %159, %164
  %166 = getelementptr inbounds float, ptr %157, i64 %165
  %167 = load float, ptr %166, align 4
  %168 = load ptr, ptr %23, align 8
  %169 = load i32, ptr %43, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %168, i64 %170
  %172 = load float, ptr %171, align 4
  %173 = fneg float %156
  %174 = call float @llvm.fmuladd.f32(float %173, float %167, float %172)
  store float %174, ptr %171, align 4
  br label %175

175:                                              ; preds = %144, %139, %136
  %176 = load ptr, ptr %27, align 8
  %177 = icmp ne ptr %176, null
  br i1 %177, label %178, label %214

178:                                              ; preds = %175
  %179 = load i32, ptr %43, align 4
  %180 = add nsw i32 %179, 1
  %181 = load i32, ptr %20, align 4
  %182 = icmp slt i32 %180, %181
  br i1 %182, label %183, label %214

183:                                              ; preds = %178
  %184 = load ptr, ptr %35, align 8
  %185 = load i32, ptr %43, align 4
  %186 = sext i32 %185 to i64
  %187 = load i32, ptr %41, align 4
  %188 = sext i32 %187 to i64
  %189 = load i32, ptr %36, align 4
  %190 = sext i32 %189 to i64
  %191 = mul i64 %188, %190
  %192 = add i64 %186, %191
  %193 = getelementptr inbounds float, ptr %184, i64 %192
  %194 = load float, ptr %193, align 4
  %195 = load ptr, ptr %40, align 8
  %196 = load i32, ptr %43, align 4
  %197 = add nsw i32 %196, 1
  %198 = sext i32 %197 to i64
  %199 = load i32, ptr %41, align 4
  %200 = sext i32 %199 to i64
  %201 = load i32, ptr %20, align 4
  %202 = sext i32 %201 to i64
  %203 = mul i64 %200, %202
  %204 = add i64 %198, %203
  %205 = getelementptr inbounds float, ptr %195, i64 %204
  %206 = load float, ptr %205, align 4
  %207 = load ptr, ptr %27, align 8
  %208 = load i32, ptr %43, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr %207, i64 %209
  %211 = load float, ptr %210, align 4
  %212 = fneg float %194
  %213 = call float @llvm.fmuladd.f32(float %212, float %206, float %211)
  store float %213, ptr %210, align 4
  br label %214

214:                                              ; preds = %183, %178, %175
  br label %215

215:                                              ; preds = %214
  %216 = load i32, ptr %43, align 4
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr %43, align 4
  br label %98

218:                                              ; preds = %102
  br label %219

219:                                              ; preds = %218
  %220 = load i32, ptr %41, align 4
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr %41, align 4
  br label %87

222:                                              ; preds = %96
  %223 = load ptr, ptr %38, align 8
  call void @free(ptr noundef %223)
  ret void
}

define internal void @solve_diagonals_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %18 = load i32, ptr %8, align 4
  %19 = sub nsw i32 %18, 1
  %20 = load ptr, ptr %10, align 8
  %21 = load i32, ptr %8, align 4
  %22 = call ptr @packed_s(i32 noundef %19, i32 noundef 1, ptr noundef %20, i32 noundef %21)
  store ptr %22, ptr %15, align 8
  %23 = load i32, ptr %8, align 4
  %24 = load ptr, ptr %11, align 8
  %25 = load i32, ptr %8, align 4
  %26 = call ptr @packed_s(i32 noundef %23, i32 noundef 1, ptr noundef %24, i32 noundef %25)
  store ptr %26, ptr %16, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sub nsw i32 %27, 1
  %29 = load ptr, ptr %12, align 8
  %30 = load i32, ptr %8, align 4
  %31 = call ptr @packed_s(i32 noundef %28, i32 noundef 1, ptr noundef %29, i32 noundef %30)
  store ptr %31, ptr %17, align 8
  %32 = load i32, ptr %8, align 4
  %33 = load i32, ptr %9, align 4
  %34 = load ptr, ptr %10, align 8
  %35 = load ptr, ptr %11, align 8
  %36 = load ptr, ptr %12, align 8
  %37 = load ptr, ptr %15, align 8
  %38 = load ptr, ptr %16, align 8
  %39 = load ptr, ptr %17, align 8
  %40 = load ptr, ptr %13, align 8
  %41 = load i32, ptr %14, align 4
  %42 = call double @ltoad_gtsv_s(i32 noundef %32, i32 noundef %33, ptr noundef %34, ptr noundef %35, ptr noundef %36, ptr noundef %37, ptr noundef %38, ptr noundef %39, ptr noundef %40, i32 noundef %41)
  %43 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %43)
  %44 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %44)
  %45 = load ptr, ptr %17, align 8
  call void @free(ptr noundef %45)
  ret void
}

define dso_local double @ltoad_gtsv_tangent_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i32 noundef %16) #3 {
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca float, align 4
  %39 = alloca float, align 4
  store i32 %0, ptr %18, align 4
  store i32 %1, ptr %19, align 4
  store ptr %2, ptr %20, align 8
  store ptr %3, ptr %21, align 8
  store ptr %4, ptr %22, align 8
  store ptr %5, ptr %23, align 8
  store ptr %6, ptr %24, align 8
  store ptr %7, ptr %25, align 8
  store ptr %8, ptr %26, align 8
  store ptr %9, ptr %27, align 8
  store ptr %10, ptr %28, align 8
  store ptr %11, ptr %29, align 8
  store ptr %12, ptr %30, align 8
  store ptr %13, ptr %31, align 8
  store ptr %14, ptr %32, align 8
  store ptr %15, ptr %33, align 8
  store i32 %16, ptr %34, align 4
  %40 = load ptr, ptr %26, align 8
  %41 = load ptr, ptr %28, align 8
  %42 = load ptr, ptr %30, align 8
  store i32 0, ptr %35, align 4
  br label %43

43:                                               ; preds = %155, %17
  %44 = load ptr, ptr %33, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %46, label %50

46:                                               ; preds = %43
  %47 = load i32, ptr %35, align 4
  %48 = load i32, ptr %19, align 4
  %49 = icmp slt i32 %47, %48
  br label %50

50:                                               ; preds = %46, %43
  %51 = phi i1 [ false, %43 ], [ %49, %46 ]
  br i1 %51, label %53, label %52

52:                                               ; preds = %50
  store i32 2, ptr %36, align 4
  br label %158

53:                                               ; preds = %50
  store i32 0, ptr %37, align 4
  br label %54

54:                                               ; preds = %151, %53
  %55 = load i32, ptr %37, align 4
  %56 = load i32, ptr %18, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  store i32 5, ptr %36, align 4
  br label %154

59:                                               ; preds = %54
  %60 = load ptr, ptr %23, align 8
  %61 = icmp ne ptr %60, null
  br i1 %61, label %62, label %80

62:                                               ; preds = %59
  %63 = load ptr, ptr %23, align 8
  %64 = load i32, ptr %37, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %63, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load ptr, ptr %32, align 8
  %69 = load i32, ptr %37, align 4
  %70 = sext i32 %69 to i64
  %71 = load i32, ptr %35, align 4
  %72 = sext i32 %71 to i64
  %73 = load i32, ptr %34, align 4
  %74 = sext i32 %73 to i64
  %75 = mul i64 %72, %74
  %76 = add i64 %70, %75
  %77 = getelementptr inbounds float, ptr %68, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = fmul float %67, %78
  br label %81

80:                                               ; preds = %59
  br label %81

81:                                               ; preds = %80, %62
  %82 = phi float [ %79, %62 ], [ 0.000000e+00, %80 ]
  store float %82, ptr %38, align 4
  %83 = load ptr, ptr %21, align 8
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %109

85:                                               ; preds = %81
  %86 = load i32, ptr %37, align 4
  %87 = icmp sgt i32 %86, 0
  br i1 %87, label %88, label %109

88:                                               ; preds = %85
  %89 = load ptr, ptr %21, align 8
  %90 = load i32, ptr %37, align 4
  %91 = sub nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %89, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = load ptr, ptr %32, align 8
  %96 = load i32, ptr %37, align 4
  %97 = sub nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = load i32, ptr %35, align 4
  %100 = sext i32 %99 to i64
  %101 = load i32, ptr %34, align 4
  %102 = sext i32 %101 to i64
  %103 = mul i64 %100, %102
  %104 = add i64 %98, %103
  %105 = getelementptr inbounds float, ptr %95, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = load float, ptr %38, align 4
  %108 = call float @llvm.fmuladd.f32(float %94, float %106, float %107)
  store float %108, ptr %38, align 4
  br label %109

109:                                              ; preds = %88, %85, %81
  %110 = load ptr, ptr %25, align 8
  %111 = icmp ne ptr %110, null
  br i1 %111, label %112, label %137

112:                                              ; preds = %109
  %113 = load i32, ptr %37, align 4
  %114 = add nsw i32 %113, 1
  %115 = load i32, ptr %18, align 4
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %117, label %137

117:                                              ; preds = %112
  %118 = load ptr, ptr %25, align 8
  %119 = load i32, ptr %37, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %118, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = load ptr, ptr %32, align 8
  %124 = load i32, ptr %37, align 4
  %125 = add nsw i32 %124, 1
  %126 = sext i32 %125 to i64
  %127 = load i32, ptr %35, align 4
  %128 = sext i32 %127 to i64
  %129 = load i32, ptr %34, align 4
  %130 = sext i32 %129 to i64
  %131 = mul i64 %128, %130
  %132 = add i64 %126, %131
  %133 = getelementptr inbounds float, ptr %123, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = load float, ptr %38, align 4
  %136 = call float @llvm.fmuladd.f32(float %122, float %134, float %135)
  store float %136, ptr %38, align 4
  br label %137

137:                                              ; preds = %117, %112, %109
  %138 = load float, ptr %38, align 4
  %139 = load ptr, ptr %33, align 8
  %140 = load i32, ptr %37, align 4
  %141 = sext i32 %140 to i64
  %142 = load i32, ptr %35, align 4
  %143 = sext i32 %142 to i64
  %144 = load i32, ptr %34, align 4
  %145 = sext i32 %144 to i64
  %146 = mul i64 %143, %145
  %147 = add i64 %141, %146
  %148 = getelementptr inbounds float, ptr %139, i64 %147
  %149 = load float, ptr %148, align 4
  %150 = fsub float %149, %138
  store float %150, ptr %148, align 4
  br label %151

151:                                              ; preds = %137
  %152 = load i32, ptr %37, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %37, align 4
  br label %54

154:                                              ; preds = %58
  br label %155

155:                                              ; preds = %154
  %156 = load i32, ptr %35, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %35, align 4
  br label %43

158:                                              ; preds = %52
  %159 = load ptr, ptr %33, align 8
  %160 = icmp ne ptr %159, null
  br i1 %160, label %161, label %169

161:                                              ; preds = %158
  %162 = load i32, ptr %18, align 4
  %163 = load i32, ptr %19, align 4
  %164 = load ptr, ptr %20, align 8
  %165 = load ptr, ptr %22, align 8
  %166 = load ptr, ptr %24, align 8
  %167 = load ptr, ptr %33, align 8
  %168 = load i32, ptr %34, align 4
  call void @solve_diagonals_s(i32 noundef %162, i32 noundef %163, ptr noundef %164, ptr noundef %165, ptr noundef %166, ptr noundef %167, i32 noundef %168)
  br label %169

169:                                              ; preds = %161, %158
  store float 0x7FF8000000000000, ptr %39, align 4
  %170 = load i32, ptr %18, align 4
  %171 = sub nsw i32 %170, 1
  %172 = load ptr, ptr %27, align 8
  %173 = load i32, ptr %18, align 4
  call void @fill_s(float noundef 0x7FF8000000000000, i32 noundef %171, i32 noundef 1, ptr noundef %172, i32 noundef %173)
  %174 = load i32, ptr %18, align 4
  %175 = load ptr, ptr %29, align 8
  %176 = load i32, ptr %18, align 4
  call void @fill_s(float noundef 0x7FF8000000000000, i32 noundef %174, i32 noundef 1, ptr noundef %175, i32 noundef %176)
  %177 = load i32, ptr %18, align 4
  %178 = sub nsw i32 %177, 1
  %179 = load ptr, ptr %31, align 8
  %180 = load i32, ptr %18, align 4
  call void @fill_s(float noundef 0x7FF8000000000000, i32 noundef %178, i32 noundef 1, ptr noundef %179, i32 noundef %180)
  store i32 1, ptr %36, align 4
  ret double 0.000000e+00
}

define dso_local void @dsyev_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #3 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  store ptr %8, ptr %18, align 8
  %25 = load ptr, ptr %12, align 8
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %19, align 4
  %27 = load ptr, ptr %14, align 8
  %28 = load i32, ptr %27, align 4
  store i32 %28, ptr %20, align 4
  %29 = load ptr, ptr %17, align 8
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %32, label %39

32:                                               ; preds = %9
  %33 = load ptr, ptr %10, align 8
  %34 = load ptr, ptr %11, align 8
  %35 = load ptr, ptr %12, align 8
  %36 = load ptr, ptr %14, align 8
  %37 = load ptr, ptr %16, align 8
  call void @inactive_ask_syev_d(ptr noundef %33, ptr noundef %34, ptr noundef %35, ptr noundef %36, ptr noundef %37)
  %38 = load ptr, ptr %18, align 8
  store i32 0, ptr %38, align 4
  br label %120

39:                                               ; preds = %9
  %40 = load ptr, ptr %10, align 8
  %41 = load i8, ptr %40, align 1
  %42 = sext i8 %41 to i32
  %43 = icmp eq i32 %42, 86
  br i1 %43, label %49, label %44

44:                                               ; preds = %39
  %45 = load ptr, ptr %10, align 8
  %46 = load i8, ptr %45, align 1
  %47 = sext i8 %46 to i32
  %48 = icmp eq i32 %47, 118
  br i1 %48, label %49, label %59

49:                                               ; preds = %44, %39
  %50 = load ptr, ptr %11, align 8
  %51 = call i32 @is_upper(ptr noundef %50)
  %52 = load i32, ptr %19, align 4
  %53 = load ptr, ptr %13, align 8
  %54 = load i32, ptr %20, align 4
  %55 = load ptr, ptr %15, align 8
  %56 = call double @ltoad_syev_d(i32 noundef %51, i32 noundef %52, ptr noundef %53, i32 noundef %54, ptr noundef %55)
  %57 = fptosi double %56 to i32
  %58 = load ptr, ptr %18, align 8
  store i32 %57, ptr %58, align 4
  br label %119

59:                                               ; preds = %44
  %60 = load i32, ptr %19, align 4
  %61 = sext i32 %60 to i64
  %62 = load i32, ptr %19, align 4
  %63 = sext i32 %62 to i64
  %64 = mul i64 %61, %63
  %65 = add i64 %64, 1
  %66 = mul i64 %65, 8
  %67 = call ptr @malloc(i64 noundef %66) #9
  store ptr %67, ptr %21, align 8
  store i32 0, ptr %22, align 4
  br label %68

68:                                               ; preds = %105, %59
  %69 = load i32, ptr %22, align 4
  %70 = load i32, ptr %19, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %73, label %72

72:                                               ; preds = %68
  store i32 2, ptr %23, align 4
  br label %108

73:                                               ; preds = %68
  store i32 0, ptr %24, align 4
  br label %74

74:                                               ; preds = %101, %73
  %75 = load i32, ptr %24, align 4
  %76 = load i32, ptr %19, align 4
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %74
  store i32 5, ptr %23, align 4
  br label %104

79:                                               ; preds = %74
  %80 = load ptr, ptr %13, align 8
  %81 = load i32, ptr %24, align 4
  %82 = sext i32 %81 to i64
  %83 = load i32, ptr %22, align 4
  %84 = sext i32 %83 to i64
  %85 = load i32, ptr %20, align 4
  %86 = sext i32 %85 to i64
  %87 = mul i64 %84, %86
  %88 = add i64 %82, %87
  %89 = getelementptr inbounds double, ptr %80, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = load ptr, ptr %21, align 8
  %92 = load i32, ptr %24, align 4
  %93 = sext i32 %92 to i64
  %94 = load i32, ptr %22, align 4
  %95 = sext i32 %94 to i64
  %96 = load i32, ptr %19, align 4
  %97 = sext i32 %96 to i64
  %98 = mul i64 %95, %97
  %99 = add i64 %93, %98
  %100 = getelementptr inbounds double, ptr %91, i64 %99
  store double %90, ptr %100, align 8
  br label %101

101:                                              ; preds = %79
  %102 = load i32, ptr %24, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %24, align 4
  br label %74

104:                                              ; preds = %78
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %22, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %22, align 4
  br label %68

108:                                              ; preds = %72
  %109 = load ptr, ptr %11, align 8
  %110 = call i32 @is_upper(ptr noundef %109)
  %111 = load i32, ptr %19, align 4
  %112 = load ptr, ptr %21, align 8
  %113 = load i32, ptr %19, align 4
  %114 = load ptr, ptr %15, align 8
  %115 = call double @ltoad_syev_d(i32 noundef %110, i32 noundef %111, ptr noundef %112, i32 noundef %113, ptr noundef %114)
  %116 = fptosi double %115 to i32
  %117 = load ptr, ptr %18, align 8
  store i32 %116, ptr %117, align 4
  %118 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %118)
  br label %119

119:                                              ; preds = %108, %49
  br label %120

120:                                              ; preds = %119, %32
  ret void
}

define internal void @inactive_ask_syev_d(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline "enzyme_inactive" {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  store i32 -1, ptr %12, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = load ptr, ptr %8, align 8
  %16 = load ptr, ptr %10, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load ptr, ptr %10, align 8
  %19 = load ptr, ptr %10, align 8
  call void @native.dsyev_(ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17, ptr noundef %18, ptr noundef %19, ptr noundef %12, ptr noundef %11, i64 noundef 1, i64 noundef 1)
  ret void
}

define internal i32 @is_upper(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i8, ptr %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp eq i32 %5, 85
  br i1 %6, label %12, label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %10, 117
  br label %12

12:                                               ; preds = %7, %1
  %13 = phi i1 [ true, %1 ], [ %11, %7 ]
  %14 = zext i1 %13 to i32
  ret i32 %14
}

define dso_local void @dgels_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #3 {
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store ptr %8, ptr %20, align 8
  store ptr %9, ptr %21, align 8
  store ptr %10, ptr %22, align 8
  %23 = load ptr, ptr %21, align 8
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, -1
  br i1 %25, label %26, label %34

26:                                               ; preds = %11
  %27 = load ptr, ptr %13, align 8
  %28 = load ptr, ptr %14, align 8
  %29 = load ptr, ptr %15, align 8
  %30 = load ptr, ptr %17, align 8
  %31 = load ptr, ptr %19, align 8
  %32 = load ptr, ptr %20, align 8
  call void @inactive_ask_gels_d(ptr noundef %27, ptr noundef %28, ptr noundef %29, ptr noundef %30, ptr noundef %31, ptr noundef %32)
  %33 = load ptr, ptr %22, align 8
  store i32 0, ptr %33, align 4
  br label %60

34:                                               ; preds = %11
  %35 = load ptr, ptr %12, align 8
  %36 = call i32 @is_transposed(ptr noundef %35)
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %34
  %39 = load ptr, ptr %13, align 8
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %14, align 8
  %42 = load i32, ptr %41, align 4
  %43 = icmp slt i32 %40, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %38, %34
  call void @refuse(ptr noundef @.str.7)
  br label %45

45:                                               ; preds = %44, %38
  %46 = load ptr, ptr %13, align 8
  %47 = load i32, ptr %46, align 4
  %48 = load ptr, ptr %14, align 8
  %49 = load i32, ptr %48, align 4
  %50 = load ptr, ptr %15, align 8
  %51 = load i32, ptr %50, align 4
  %52 = load ptr, ptr %16, align 8
  %53 = load ptr, ptr %17, align 8
  %54 = load i32, ptr %53, align 4
  %55 = load ptr, ptr %18, align 8
  %56 = load ptr, ptr %19, align 8
  %57 = load i32, ptr %56, align 4
  %58 = call i32 @least_squares_d(i32 noundef %47, i32 noundef %49, i32 noundef %51, ptr noundef %52, i32 noundef %54, ptr noundef %55, i32 noundef %57)
  %59 = load ptr, ptr %22, align 8
  store i32 %58, ptr %59, align 4
  br label %60

60:                                               ; preds = %45, %26
  ret void
}

define internal void @inactive_ask_gels_d(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline "enzyme_inactive" {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  store i32 -1, ptr %14, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load ptr, ptr %12, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = load ptr, ptr %12, align 8
  %21 = load ptr, ptr %11, align 8
  %22 = load ptr, ptr %12, align 8
  call void @native.dgels_(ptr noundef @.str.3, ptr noundef %15, ptr noundef %16, ptr noundef %17, ptr noundef %18, ptr noundef %19, ptr noundef %20, ptr noundef %21, ptr noundef %22, ptr noundef %14, ptr noundef %13, i64 noundef 1)
  ret void
}

define internal i32 @is_transposed(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i8, ptr %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i32 %5, 78
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp ne i32 %10, 110
  br label %12

12:                                               ; preds = %7, %1
  %13 = phi i1 [ false, %1 ], [ %11, %7 ]
  %14 = zext i1 %13 to i32
  ret i32 %14
}

define internal void @refuse(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @say(ptr noundef @.str.8)
  %3 = load ptr, ptr %2, align 8
  call void @say(ptr noundef %3)
  call void @say(ptr noundef @.str.9)
  call void @abort() #10
  unreachable
}

define internal i32 @least_squares_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  %26 = alloca double, align 8
  %27 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %28 = load i32, ptr %8, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %29, %31
  %33 = add i64 %32, 1
  %34 = mul i64 %33, 8
  %35 = call ptr @malloc(i64 noundef %34) #9
  store ptr %35, ptr %15, align 8
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %37, %39
  %41 = add i64 %40, 1
  %42 = mul i64 %41, 8
  %43 = call ptr @malloc(i64 noundef %42) #9
  store ptr %43, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %44

44:                                               ; preds = %81, %7
  %45 = load i32, ptr %17, align 4
  %46 = load i32, ptr %9, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  store i32 2, ptr %18, align 4
  br label %84

49:                                               ; preds = %44
  store i32 0, ptr %19, align 4
  br label %50

50:                                               ; preds = %77, %49
  %51 = load i32, ptr %19, align 4
  %52 = load i32, ptr %8, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %50
  store i32 5, ptr %18, align 4
  br label %80

55:                                               ; preds = %50
  %56 = load ptr, ptr %11, align 8
  %57 = load i32, ptr %19, align 4
  %58 = sext i32 %57 to i64
  %59 = load i32, ptr %17, align 4
  %60 = sext i32 %59 to i64
  %61 = load i32, ptr %12, align 4
  %62 = sext i32 %61 to i64
  %63 = mul i64 %60, %62
  %64 = add i64 %58, %63
  %65 = getelementptr inbounds double, ptr %56, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = load ptr, ptr %15, align 8
  %68 = load i32, ptr %19, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %17, align 4
  %71 = sext i32 %70 to i64
  %72 = load i32, ptr %8, align 4
  %73 = sext i32 %72 to i64
  %74 = mul i64 %71, %73
  %75 = add i64 %69, %74
  %76 = getelementptr inbounds double, ptr %67, i64 %75
  store double %66, ptr %76, align 8
  br label %77

77:                                               ; preds = %55
  %78 = load i32, ptr %19, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %19, align 4
  br label %50

80:                                               ; preds = %54
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %17, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %17, align 4
  br label %44

84:                                               ; preds = %48
  store i32 0, ptr %20, align 4
  br label %85

85:                                               ; preds = %122, %84
  %86 = load i32, ptr %20, align 4
  %87 = load i32, ptr %10, align 4
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %85
  store i32 8, ptr %18, align 4
  br label %125

90:                                               ; preds = %85
  store i32 0, ptr %21, align 4
  br label %91

91:                                               ; preds = %118, %90
  %92 = load i32, ptr %21, align 4
  %93 = load i32, ptr %8, align 4
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %91
  store i32 11, ptr %18, align 4
  br label %121

96:                                               ; preds = %91
  %97 = load ptr, ptr %13, align 8
  %98 = load i32, ptr %21, align 4
  %99 = sext i32 %98 to i64
  %100 = load i32, ptr %20, align 4
  %101 = sext i32 %100 to i64
  %102 = load i32, ptr %14, align 4
  %103 = sext i32 %102 to i64
  %104 = mul i64 %101, %103
  %105 = add i64 %99, %104
  %106 = getelementptr inbounds double, ptr %97, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = load ptr, ptr %16, align 8
  %109 = load i32, ptr %21, align 4
  %110 = sext i32 %109 to i64
  %111 = load i32, ptr %20, align 4
  %112 = sext i32 %111 to i64
  %113 = load i32, ptr %8, align 4
  %114 = sext i32 %113 to i64
  %115 = mul i64 %112, %114
  %116 = add i64 %110, %115
  %117 = getelementptr inbounds double, ptr %108, i64 %116
  store double %107, ptr %117, align 8
  br label %118

118:                                              ; preds = %96
  %119 = load i32, ptr %21, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %21, align 4
  br label %91

121:                                              ; preds = %95
  br label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %20, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %20, align 4
  br label %85

125:                                              ; preds = %89
  %126 = load i32, ptr %8, align 4
  %127 = load i32, ptr %9, align 4
  %128 = load i32, ptr %10, align 4
  %129 = load ptr, ptr %15, align 8
  %130 = load ptr, ptr %16, align 8
  %131 = load ptr, ptr %11, align 8
  %132 = load i32, ptr %12, align 4
  %133 = load ptr, ptr %13, align 8
  %134 = load i32, ptr %14, align 4
  %135 = call double @ltoad_gels_d(i32 noundef %126, i32 noundef %127, i32 noundef %128, ptr noundef %129, ptr noundef %130, ptr noundef %131, i32 noundef %132, ptr noundef %133, i32 noundef %134)
  %136 = fptosi double %135 to i32
  store i32 %136, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %137

137:                                              ; preds = %242, %125
  %138 = load i32, ptr %8, align 4
  %139 = load i32, ptr %9, align 4
  %140 = icmp sgt i32 %138, %139
  br i1 %140, label %141, label %145

141:                                              ; preds = %137
  %142 = load i32, ptr %23, align 4
  %143 = load i32, ptr %10, align 4
  %144 = icmp slt i32 %142, %143
  br label %145

145:                                              ; preds = %141, %137
  %146 = phi i1 [ false, %137 ], [ %144, %141 ]
  br i1 %146, label %148, label %147

147:                                              ; preds = %145
  store i32 14, ptr %18, align 4
  br label %245

148:                                              ; preds = %145
  store double 0.000000e+00, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %149

149:                                              ; preds = %220, %148
  %150 = load i32, ptr %25, align 4
  %151 = load i32, ptr %8, align 4
  %152 = icmp slt i32 %150, %151
  br i1 %152, label %154, label %153

153:                                              ; preds = %149
  store i32 17, ptr %18, align 4
  br label %223

154:                                              ; preds = %149
  %155 = load ptr, ptr %16, align 8
  %156 = load i32, ptr %25, align 4
  %157 = sext i32 %156 to i64
  %158 = load i32, ptr %23, align 4
  %159 = sext i32 %158 to i64
  %160 = load i32, ptr %8, align 4
  %161 = sext i32 %160 to i64
  %162 = mul i64 %159, %161
  %163 = add i64 %157, %162
  %164 = getelementptr inbounds double, ptr %155, i64 %163
  %165 = load double, ptr %164, align 8
  store double %165, ptr %26, align 8
  store i32 0, ptr %27, align 4
  br label %166

166:                                              ; preds = %197, %154
  %167 = load i32, ptr %27, align 4
  %168 = load i32, ptr %9, align 4
  %169 = icmp slt i32 %167, %168
  br i1 %169, label %171, label %170

170:                                              ; preds = %166
  store i32 20, ptr %18, align 4
  br label %200

171:                                              ; preds = %166
  %172 = load ptr, ptr %15, align 8
  %173 = load i32, ptr %25, align 4
  %174 = sext i32 %173 to i64
  %175 = load i32, ptr %27, align 4
  %176 = sext i32 %175 to i64
  %177 = load i32, ptr %8, align 4
  %178 = sext i32 %177 to i64
  %179 = mul i64 %176, %178
  %180 = add i64 %174, %179
  %181 = getelementptr inbounds double, ptr %172, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = load ptr, ptr %13, align 8
  %184 = load i32, ptr %27, align 4
  %185 = sext i32 %184 to i64
  %186 = load i32, ptr %23, align 4
  %187 = sext i32 %186 to i64
  %188 = load i32, ptr %14, align 4
  %189 = sext i32 %188 to i64
  %190 = mul i64 %187, %189
  %191 = add i64 %185, %190
  %192 = getelementptr inbounds double, ptr %183, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = load double, ptr %26, align 8
  %195 = fneg double %182
  %196 = call double @llvm.fmuladd.f64(double %195, double %193, double %194)
  store double %196, ptr %26, align 8
  br label %197

197:                                              ; preds = %171
  %198 = load i32, ptr %27, align 4
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %27, align 4
  br label %166

200:                                              ; preds = %170
  %201 = load double, ptr %26, align 8
  %202 = load double, ptr %26, align 8
  %203 = load double, ptr %24, align 8
  %204 = call double @llvm.fmuladd.f64(double %201, double %202, double %203)
  store double %204, ptr %24, align 8
  %205 = load i32, ptr %25, align 4
  %206 = load i32, ptr %9, align 4
  %207 = icmp sge i32 %205, %206
  br i1 %207, label %208, label %219

208:                                              ; preds = %200
  %209 = load ptr, ptr %13, align 8
  %210 = load i32, ptr %25, align 4
  %211 = sext i32 %210 to i64
  %212 = load i32, ptr %23, align 4
  %213 = sext i32 %212 to i64
  %214 = load i32, ptr %14, align 4
  %215 = sext i32 %214 to i64
  %216 = mul i64 %213, %215
  %217 = add i64 %211, %216
  %218 = getelementptr inbounds double, ptr %209, i64 %217
  store double 0.000000e+00, ptr %218, align 8
  br label %219

219:                                              ; preds = %208, %200
  br label %220

220:                                              ; preds = %219
  %221 = load i32, ptr %25, align 4
  %222 = add nsw i32 %221, 1
  store i32 %222, ptr %25, align 4
  br label %149

223:                                              ; preds = %153
  %224 = load double, ptr %24, align 8
  %225 = fcmp ogt double %224, 0.000000e+00
  br i1 %225, label %226, label %229

226:                                              ; preds = %223
  %227 = load double, ptr %24, align 8
  %228 = call double @sqrt(double noundef %227) #8
  br label %230

229:                                              ; preds = %223
  br label %230

230:                                              ; preds = %229, %226
  %231 = phi double [ %228, %226 ], [ 0.000000e+00, %229 ]
  %232 = load ptr, ptr %13, align 8
  %233 = load i32, ptr %9, align 4
  %234 = sext i32 %233 to i64
  %235 = load i32, ptr %23, align 4
  %236 = sext i32 %235 to i64
  %237 = load i32, ptr %14, align 4
  %238 = sext i32 %237 to i64
  %239 = mul i64 %236, %238
  %240 = add i64 %234, %239
  %241 = getelementptr inbounds double, ptr %232, i64 %240
  store double %231, ptr %241, align 8
  br label %242

242:                                              ; preds = %230
  %243 = load i32, ptr %23, align 4
  %244 = add nsw i32 %243, 1
  store i32 %244, ptr %23, align 4
  br label %137

245:                                              ; preds = %147
  %246 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %246)
  %247 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %247)
  %248 = load i32, ptr %22, align 4
  store i32 1, ptr %18, align 4
  ret i32 %248
}

define dso_local void @dgtsv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #3 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %17, align 4
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load ptr, ptr %12, align 8
  %23 = load ptr, ptr %13, align 8
  %24 = load ptr, ptr %14, align 8
  %25 = load ptr, ptr %15, align 8
  %26 = load i32, ptr %25, align 4
  %27 = call i32 @tridiagonal_d(i32 noundef %18, i32 noundef %20, ptr noundef %21, ptr noundef %22, ptr noundef %23, ptr noundef %24, i32 noundef %26)
  %28 = load ptr, ptr %16, align 8
  store i32 %27, ptr %28, align 4
  ret void
}

define internal i32 @tridiagonal_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = mul i64 3, %21
  %23 = add i64 %22, 1
  %24 = mul i64 %23, 8
  %25 = call ptr @malloc(i64 noundef %24) #9
  store ptr %25, ptr %15, align 8
  %26 = load ptr, ptr %15, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  store ptr %29, ptr %16, align 8
  %30 = load ptr, ptr %16, align 8
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  store ptr %33, ptr %17, align 8
  store i32 0, ptr %18, align 4
  br label %34

34:                                               ; preds = %73, %7
  %35 = load i32, ptr %18, align 4
  %36 = load i32, ptr %8, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  br label %76

39:                                               ; preds = %34
  %40 = load ptr, ptr %11, align 8
  %41 = load i32, ptr %18, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %16, align 8
  %46 = load i32, ptr %18, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  store double %44, ptr %48, align 8
  %49 = load i32, ptr %18, align 4
  %50 = add nsw i32 %49, 1
  %51 = load i32, ptr %8, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %72

53:                                               ; preds = %39
  %54 = load ptr, ptr %10, align 8
  %55 = load i32, ptr %18, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = load ptr, ptr %15, align 8
  %60 = load i32, ptr %18, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  store double %58, ptr %62, align 8
  %63 = load ptr, ptr %12, align 8
  %64 = load i32, ptr %18, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %63, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = load ptr, ptr %17, align 8
  %69 = load i32, ptr %18, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  store double %67, ptr %71, align 8
  br label %72

72:                                               ; preds = %53, %39
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %18, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %18, align 4
  br label %34

76:                                               ; preds = %38
  %77 = load i32, ptr %8, align 4
  %78 = load i32, ptr %9, align 4
  %79 = load ptr, ptr %15, align 8
  %80 = load ptr, ptr %16, align 8
  %81 = load ptr, ptr %17, align 8
  %82 = load ptr, ptr %10, align 8
  %83 = load ptr, ptr %11, align 8
  %84 = load ptr, ptr %12, align 8
  %85 = load ptr, ptr %13, align 8
  %86 = load i32, ptr %14, align 4
  %87 = call double @ltoad_gtsv_d(i32 noundef %77, i32 noundef %78, ptr noundef %79, ptr noundef %80, ptr noundef %81, ptr noundef %82, ptr noundef %83, ptr noundef %84, ptr noundef %85, i32 noundef %86)
  %88 = fptosi double %87 to i32
  store i32 %88, ptr %19, align 4
  %89 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %89)
  %90 = load i32, ptr %19, align 4
  ret i32 %90
}

define dso_local void @ssyev_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #3 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  store ptr %8, ptr %18, align 8
  %25 = load ptr, ptr %12, align 8
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %19, align 4
  %27 = load ptr, ptr %14, align 8
  %28 = load i32, ptr %27, align 4
  store i32 %28, ptr %20, align 4
  %29 = load ptr, ptr %17, align 8
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %32, label %39

32:                                               ; preds = %9
  %33 = load ptr, ptr %10, align 8
  %34 = load ptr, ptr %11, align 8
  %35 = load ptr, ptr %12, align 8
  %36 = load ptr, ptr %14, align 8
  %37 = load ptr, ptr %16, align 8
  call void @inactive_ask_syev_s(ptr noundef %33, ptr noundef %34, ptr noundef %35, ptr noundef %36, ptr noundef %37)
  %38 = load ptr, ptr %18, align 8
  store i32 0, ptr %38, align 4
  br label %120

39:                                               ; preds = %9
  %40 = load ptr, ptr %10, align 8
  %41 = load i8, ptr %40, align 1
  %42 = sext i8 %41 to i32
  %43 = icmp eq i32 %42, 86
  br i1 %43, label %49, label %44

44:                                               ; preds = %39
  %45 = load ptr, ptr %10, align 8
  %46 = load i8, ptr %45, align 1
  %47 = sext i8 %46 to i32
  %48 = icmp eq i32 %47, 118
  br i1 %48, label %49, label %59

49:                                               ; preds = %44, %39
  %50 = load ptr, ptr %11, align 8
  %51 = call i32 @is_upper(ptr noundef %50)
  %52 = load i32, ptr %19, align 4
  %53 = load ptr, ptr %13, align 8
  %54 = load i32, ptr %20, align 4
  %55 = load ptr, ptr %15, align 8
  %56 = call double @ltoad_syev_s(i32 noundef %51, i32 noundef %52, ptr noundef %53, i32 noundef %54, ptr noundef %55)
  %57 = fptosi double %56 to i32
  %58 = load ptr, ptr %18, align 8
  store i32 %57, ptr %58, align 4
  br label %119

59:                                               ; preds = %44
  %60 = load i32, ptr %19, align 4
  %61 = sext i32 %60 to i64
  %62 = load i32, ptr %19, align 4
  %63 = sext i32 %62 to i64
  %64 = mul i64 %61, %63
  %65 = add i64 %64, 1
  %66 = mul i64 %65, 4
  %67 = call ptr @malloc(i64 noundef %66) #9
  store ptr %67, ptr %21, align 8
  store i32 0, ptr %22, align 4
  br label %68

68:                                               ; preds = %105, %59
  %69 = load i32, ptr %22, align 4
  %70 = load i32, ptr %19, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %73, label %72

72:                                               ; preds = %68
  store i32 2, ptr %23, align 4
  br label %108

73:                                               ; preds = %68
  store i32 0, ptr %24, align 4
  br label %74

74:                                               ; preds = %101, %73
  %75 = load i32, ptr %24, align 4
  %76 = load i32, ptr %19, align 4
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %74
  store i32 5, ptr %23, align 4
  br label %104

79:                                               ; preds = %74
  %80 = load ptr, ptr %13, align 8
  %81 = load i32, ptr %24, align 4
  %82 = sext i32 %81 to i64
  %83 = load i32, ptr %22, align 4
  %84 = sext i32 %83 to i64
  %85 = load i32, ptr %20, align 4
  %86 = sext i32 %85 to i64
  %87 = mul i64 %84, %86
  %88 = add i64 %82, %87
  %89 = getelementptr inbounds float, ptr %80, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = load ptr, ptr %21, align 8
  %92 = load i32, ptr %24, align 4
  %93 = sext i32 %92 to i64
  %94 = load i32, ptr %22, align 4
  %95 = sext i32 %94 to i64
  %96 = load i32, ptr %19, align 4
  %97 = sext i32 %96 to i64
  %98 = mul i64 %95, %97
  %99 = add i64 %93, %98
  %100 = getelementptr inbounds float, ptr %91, i64 %99
  store float %90, ptr %100, align 4
  br label %101

101:                                              ; preds = %79
  %102 = load i32, ptr %24, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %24, align 4
  br label %74

104:                                              ; preds = %78
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %22, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %22, align 4
  br label %68

108:                                              ; preds = %72
  %109 = load ptr, ptr %11, align 8
  %110 = call i32 @is_upper(ptr noundef %109)
  %111 = load i32, ptr %19, align 4
  %112 = load ptr, ptr %21, align 8
  %113 = load i32, ptr %19, align 4
  %114 = load ptr, ptr %15, align 8
  %115 = call double @ltoad_syev_s(i32 noundef %110, i32 noundef %111, ptr noundef %112, i32 noundef %113, ptr noundef %114)
  %116 = fptosi double %115 to i32
  %117 = load ptr, ptr %18, align 8
  store i32 %116, ptr %117, align 4
  %118 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %118)
  br label %119

119:                                              ; preds = %108, %49
  br label %120

120:                                              ; preds = %119, %32
  ret void
}

define internal void @inactive_ask_syev_s(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline "enzyme_inactive" {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  store i32 -1, ptr %12, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = load ptr, ptr %7, align 8
  %15 = load ptr, ptr %8, align 8
  %16 = load ptr, ptr %10, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load ptr, ptr %10, align 8
  %19 = load ptr, ptr %10, align 8
  call void @native.ssyev_(ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17, ptr noundef %18, ptr noundef %19, ptr noundef %12, ptr noundef %11, i64 noundef 1, i64 noundef 1)
  ret void
}

define dso_local void @sgels_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #3 {
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store ptr %8, ptr %20, align 8
  store ptr %9, ptr %21, align 8
  store ptr %10, ptr %22, align 8
  %23 = load ptr, ptr %21, align 8
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, -1
  br i1 %25, label %26, label %34

26:                                               ; preds = %11
  %27 = load ptr, ptr %13, align 8
  %28 = load ptr, ptr %14, align 8
  %29 = load ptr, ptr %15, align 8
  %30 = load ptr, ptr %17, align 8
  %31 = load ptr, ptr %19, align 8
  %32 = load ptr, ptr %20, align 8
  call void @inactive_ask_gels_s(ptr noundef %27, ptr noundef %28, ptr noundef %29, ptr noundef %30, ptr noundef %31, ptr noundef %32)
  %33 = load ptr, ptr %22, align 8
  store i32 0, ptr %33, align 4
  br label %60

34:                                               ; preds = %11
  %35 = load ptr, ptr %12, align 8
  %36 = call i32 @is_transposed(ptr noundef %35)
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %34
  %39 = load ptr, ptr %13, align 8
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %14, align 8
  %42 = load i32, ptr %41, align 4
  %43 = icmp slt i32 %40, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %38, %34
  call void @refuse(ptr noundef @.str.7)
  br label %45

45:                                               ; preds = %44, %38
  %46 = load ptr, ptr %13, align 8
  %47 = load i32, ptr %46, align 4
  %48 = load ptr, ptr %14, align 8
  %49 = load i32, ptr %48, align 4
  %50 = load ptr, ptr %15, align 8
  %51 = load i32, ptr %50, align 4
  %52 = load ptr, ptr %16, align 8
  %53 = load ptr, ptr %17, align 8
  %54 = load i32, ptr %53, align 4
  %55 = load ptr, ptr %18, align 8
  %56 = load ptr, ptr %19, align 8
  %57 = load i32, ptr %56, align 4
  %58 = call i32 @least_squares_s(i32 noundef %47, i32 noundef %49, i32 noundef %51, ptr noundef %52, i32 noundef %54, ptr noundef %55, i32 noundef %57)
  %59 = load ptr, ptr %22, align 8
  store i32 %58, ptr %59, align 4
  br label %60

60:                                               ; preds = %45, %26
  ret void
}

define internal void @inactive_ask_gels_s(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline "enzyme_inactive" {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  store i32 -1, ptr %14, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load ptr, ptr %8, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load ptr, ptr %12, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = load ptr, ptr %12, align 8
  %21 = load ptr, ptr %11, align 8
  %22 = load ptr, ptr %12, align 8
  call void @native.sgels_(ptr noundef @.str.3, ptr noundef %15, ptr noundef %16, ptr noundef %17, ptr noundef %18, ptr noundef %19, ptr noundef %20, ptr noundef %21, ptr noundef %22, ptr noundef %14, ptr noundef %13, i64 noundef 1)
  ret void
}

define internal i32 @least_squares_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %28 = load i32, ptr %8, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %29, %31
  %33 = add i64 %32, 1
  %34 = mul i64 %33, 4
  %35 = call ptr @malloc(i64 noundef %34) #9
  store ptr %35, ptr %15, align 8
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %37, %39
  %41 = add i64 %40, 1
  %42 = mul i64 %41, 4
  %43 = call ptr @malloc(i64 noundef %42) #9
  store ptr %43, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %44

44:                                               ; preds = %81, %7
  %45 = load i32, ptr %17, align 4
  %46 = load i32, ptr %9, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  store i32 2, ptr %18, align 4
  br label %84

49:                                               ; preds = %44
  store i32 0, ptr %19, align 4
  br label %50

50:                                               ; preds = %77, %49
  %51 = load i32, ptr %19, align 4
  %52 = load i32, ptr %8, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %50
  store i32 5, ptr %18, align 4
  br label %80

55:                                               ; preds = %50
  %56 = load ptr, ptr %11, align 8
  %57 = load i32, ptr %19, align 4
  %58 = sext i32 %57 to i64
  %59 = load i32, ptr %17, align 4
  %60 = sext i32 %59 to i64
  %61 = load i32, ptr %12, align 4
  %62 = sext i32 %61 to i64
  %63 = mul i64 %60, %62
  %64 = add i64 %58, %63
  %65 = getelementptr inbounds float, ptr %56, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = load ptr, ptr %15, align 8
  %68 = load i32, ptr %19, align 4
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %17, align 4
  %71 = sext i32 %70 to i64
  %72 = load i32, ptr %8, align 4
  %73 = sext i32 %72 to i64
  %74 = mul i64 %71, %73
  %75 = add i64 %69, %74
  %76 = getelementptr inbounds float, ptr %67, i64 %75
  store float %66, ptr %76, align 4
  br label %77

77:                                               ; preds = %55
  %78 = load i32, ptr %19, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %19, align 4
  br label %50

80:                                               ; preds = %54
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %17, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %17, align 4
  br label %44

84:                                               ; preds = %48
  store i32 0, ptr %20, align 4
  br label %85

85:                                               ; preds = %122, %84
  %86 = load i32, ptr %20, align 4
  %87 = load i32, ptr %10, align 4
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %85
  store i32 8, ptr %18, align 4
  br label %125

90:                                               ; preds = %85
  store i32 0, ptr %21, align 4
  br label %91

91:                                               ; preds = %118, %90
  %92 = load i32, ptr %21, align 4
  %93 = load i32, ptr %8, align 4
  %94 = icmp slt i32 %92, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %91
  store i32 11, ptr %18, align 4
  br label %121

96:                                               ; preds = %91
  %97 = load ptr, ptr %13, align 8
  %98 = load i32, ptr %21, align 4
  %99 = sext i32 %98 to i64
  %100 = load i32, ptr %20, align 4
  %101 = sext i32 %100 to i64
  %102 = load i32, ptr %14, align 4
  %103 = sext i32 %102 to i64
  %104 = mul i64 %101, %103
  %105 = add i64 %99, %104
  %106 = getelementptr inbounds float, ptr %97, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = load ptr, ptr %16, align 8
  %109 = load i32, ptr %21, align 4
  %110 = sext i32 %109 to i64
  %111 = load i32, ptr %20, align 4
  %112 = sext i32 %111 to i64
  %113 = load i32, ptr %8, align 4
  %114 = sext i32 %113 to i64
  %115 = mul i64 %112, %114
  %116 = add i64 %110, %115
  %117 = getelementptr inbounds float, ptr %108, i64 %116
  store float %107, ptr %117, align 4
  br label %118

118:                                              ; preds = %96
  %119 = load i32, ptr %21, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %21, align 4
  br label %91

121:                                              ; preds = %95
  br label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %20, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %20, align 4
  br label %85

125:                                              ; preds = %89
  %126 = load i32, ptr %8, align 4
  %127 = load i32, ptr %9, align 4
  %128 = load i32, ptr %10, align 4
  %129 = load ptr, ptr %15, align 8
  %130 = load ptr, ptr %16, align 8
  %131 = load ptr, ptr %11, align 8
  %132 = load i32, ptr %12, align 4
  %133 = load ptr, ptr %13, align 8
  %134 = load i32, ptr %14, align 4
  %135 = call double @ltoad_gels_s(i32 noundef %126, i32 noundef %127, i32 noundef %128, ptr noundef %129, ptr noundef %130, ptr noundef %131, i32 noundef %132, ptr noundef %133, i32 noundef %134)
  %136 = fptosi double %135 to i32
  store i32 %136, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %137

137:                                              ; preds = %244, %125
  %138 = load i32, ptr %8, align 4
  %139 = load i32, ptr %9, align 4
  %140 = icmp sgt i32 %138, %139
  br i1 %140, label %141, label %145

141:                                              ; preds = %137
  %142 = load i32, ptr %23, align 4
  %143 = load i32, ptr %10, align 4
  %144 = icmp slt i32 %142, %143
  br label %145

145:                                              ; preds = %141, %137
  %146 = phi i1 [ false, %137 ], [ %144, %141 ]
  br i1 %146, label %148, label %147

147:                                              ; preds = %145
  store i32 14, ptr %18, align 4
  br label %247

148:                                              ; preds = %145
  store float 0.000000e+00, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %149

149:                                              ; preds = %220, %148
  %150 = load i32, ptr %25, align 4
  %151 = load i32, ptr %8, align 4
  %152 = icmp slt i32 %150, %151
  br i1 %152, label %154, label %153

153:                                              ; preds = %149
  store i32 17, ptr %18, align 4
  br label %223

154:                                              ; preds = %149
  %155 = load ptr, ptr %16, align 8
  %156 = load i32, ptr %25, align 4
  %157 = sext i32 %156 to i64
  %158 = load i32, ptr %23, align 4
  %159 = sext i32 %158 to i64
  %160 = load i32, ptr %8, align 4
  %161 = sext i32 %160 to i64
  %162 = mul i64 %159, %161
  %163 = add i64 %157, %162
  %164 = getelementptr inbounds float, ptr %155, i64 %163
  %165 = load float, ptr %164, align 4
  store float %165, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %166

166:                                              ; preds = %197, %154
  %167 = load i32, ptr %27, align 4
  %168 = load i32, ptr %9, align 4
  %169 = icmp slt i32 %167, %168
  br i1 %169, label %171, label %170

170:                                              ; preds = %166
  store i32 20, ptr %18, align 4
  br label %200

171:                                              ; preds = %166
  %172 = load ptr, ptr %15, align 8
  %173 = load i32, ptr %25, align 4
  %174 = sext i32 %173 to i64
  %175 = load i32, ptr %27, align 4
  %176 = sext i32 %175 to i64
  %177 = load i32, ptr %8, align 4
  %178 = sext i32 %177 to i64
  %179 = mul i64 %176, %178
  %180 = add i64 %174, %179
  %181 = getelementptr inbounds float, ptr %172, i64 %180
  %182 = load float, ptr %181, align 4
  %183 = load ptr, ptr %13, align 8
  %184 = load i32, ptr %27, align 4
  %185 = sext i32 %184 to i64
  %186 = load i32, ptr %23, align 4
  %187 = sext i32 %186 to i64
  %188 = load i32, ptr %14, align 4
  %189 = sext i32 %188 to i64
  %190 = mul i64 %187, %189
  %191 = add i64 %185, %190
  %192 = getelementptr inbounds float, ptr %183, i64 %191
  %193 = load float, ptr %192, align 4
  %194 = load float, ptr %26, align 4
  %195 = fneg float %182
  %196 = call float @llvm.fmuladd.f32(float %195, float %193, float %194)
  store float %196, ptr %26, align 4
  br label %197

197:                                              ; preds = %171
  %198 = load i32, ptr %27, align 4
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %27, align 4
  br label %166

200:                                              ; preds = %170
  %201 = load float, ptr %26, align 4
  %202 = load float, ptr %26, align 4
  %203 = load float, ptr %24, align 4
  %204 = call float @llvm.fmuladd.f32(float %201, float %202, float %203)
  store float %204, ptr %24, align 4
  %205 = load i32, ptr %25, align 4
  %206 = load i32, ptr %9, align 4
  %207 = icmp sge i32 %205, %206
  br i1 %207, label %208, label %219

208:                                              ; preds = %200
  %209 = load ptr, ptr %13, align 8
  %210 = load i32, ptr %25, align 4
  %211 = sext i32 %210 to i64
  %212 = load i32, ptr %23, align 4
  %213 = sext i32 %212 to i64
  %214 = load i32, ptr %14, align 4
  %215 = sext i32 %214 to i64
  %216 = mul i64 %213, %215
  %217 = add i64 %211, %216
  %218 = getelementptr inbounds float, ptr %209, i64 %217
  store float 0.000000e+00, ptr %218, align 4
  br label %219

219:                                              ; preds = %208, %200
  br label %220

220:                                              ; preds = %219
  %221 = load i32, ptr %25, align 4
  %222 = add nsw i32 %221, 1
  store i32 %222, ptr %25, align 4
  br label %149

223:                                              ; preds = %153
  %224 = load float, ptr %24, align 4
  %225 = fcmp ogt float %224, 0.000000e+00
  br i1 %225, label %226, label %230

226:                                              ; preds = %223
  %227 = load float, ptr %24, align 4
  %228 = fpext float %227 to double
  %229 = call double @sqrt(double noundef %228) #8
  br label %231

230:                                              ; preds = %223
  br label %231

231:                                              ; preds = %230, %226
  %232 = phi double [ %229, %226 ], [ 0.000000e+00, %230 ]
  %233 = fptrunc double %232 to float
  %234 = load ptr, ptr %13, align 8
  %235 = load i32, ptr %9, align 4
  %236 = sext i32 %235 to i64
  %237 = load i32, ptr %23, align 4
  %238 = sext i32 %237 to i64
  %239 = load i32, ptr %14, align 4
  %240 = sext i32 %239 to i64
  %241 = mul i64 %238, %240
  %242 = add i64 %236, %241
  %243 = getelementptr inbounds float, ptr %234, i64 %242
  store float %233, ptr %243, align 4
  br label %244

244:                                              ; preds = %231
  %245 = load i32, ptr %23, align 4
  %246 = add nsw i32 %245, 1
  store i32 %246, ptr %23, align 4
  br label %137

247:                                              ; preds = %147
  %248 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %248)
  %249 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %249)
  %250 = load i32, ptr %22, align 4
  store i32 1, ptr %18, align 4
  ret i32 %250
}

define dso_local void @sgtsv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #3 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %17, align 4
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load ptr, ptr %12, align 8
  %23 = load ptr, ptr %13, align 8
  %24 = load ptr, ptr %14, align 8
  %25 = load ptr, ptr %15, align 8
  %26 = load i32, ptr %25, align 4
  %27 = call i32 @tridiagonal_s(i32 noundef %18, i32 noundef %20, ptr noundef %21, ptr noundef %22, ptr noundef %23, ptr noundef %24, i32 noundef %26)
  %28 = load ptr, ptr %16, align 8
  store i32 %27, ptr %28, align 4
  ret void
}

define internal i32 @tridiagonal_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = mul i64 3, %21
  %23 = add i64 %22, 1
  %24 = mul i64 %23, 4
  %25 = call ptr @malloc(i64 noundef %24) #9
  store ptr %25, ptr %15, align 8
  %26 = load ptr, ptr %15, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  store ptr %29, ptr %16, align 8
  %30 = load ptr, ptr %16, align 8
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  store ptr %33, ptr %17, align 8
  store i32 0, ptr %18, align 4
  br label %34

34:                                               ; preds = %73, %7
  %35 = load i32, ptr %18, align 4
  %36 = load i32, ptr %8, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  br label %76

39:                                               ; preds = %34
  %40 = load ptr, ptr %11, align 8
  %41 = load i32, ptr %18, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = load ptr, ptr %16, align 8
  %46 = load i32, ptr %18, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  store float %44, ptr %48, align 4
  %49 = load i32, ptr %18, align 4
  %50 = add nsw i32 %49, 1
  %51 = load i32, ptr %8, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %72

53:                                               ; preds = %39
  %54 = load ptr, ptr %10, align 8
  %55 = load i32, ptr %18, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %54, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = load ptr, ptr %15, align 8
  %60 = load i32, ptr %18, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  store float %58, ptr %62, align 4
  %63 = load ptr, ptr %12, align 8
  %64 = load i32, ptr %18, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %63, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load ptr, ptr %17, align 8
  %69 = load i32, ptr %18, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  store float %67, ptr %71, align 4
  br label %72

72:                                               ; preds = %53, %39
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %18, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %18, align 4
  br label %34

76:                                               ; preds = %38
  %77 = load i32, ptr %8, align 4
  %78 = load i32, ptr %9, align 4
  %79 = load ptr, ptr %15, align 8
  %80 = load ptr, ptr %16, align 8
  %81 = load ptr, ptr %17, align 8
  %82 = load ptr, ptr %10, align 8
  %83 = load ptr, ptr %11, align 8
  %84 = load ptr, ptr %12, align 8
  %85 = load ptr, ptr %13, align 8
  %86 = load i32, ptr %14, align 4
  %87 = call double @ltoad_gtsv_s(i32 noundef %77, i32 noundef %78, ptr noundef %79, ptr noundef %80, ptr noundef %81, ptr noundef %82, ptr noundef %83, ptr noundef %84, ptr noundef %85, i32 noundef %86)
  %88 = fptosi double %87 to i32
  store i32 %88, ptr %19, align 4
  %89 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %89)
  %90 = load i32, ptr %19, align 4
  ret i32 %90
}

define dso_local void @dtrtrs_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #3 {
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store ptr %5, ptr %16, align 8
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store ptr %9, ptr %20, align 8
  %21 = load ptr, ptr %11, align 8
  %22 = call i32 @is_upper(ptr noundef %21)
  %23 = load ptr, ptr %12, align 8
  %24 = call i32 @is_transposed(ptr noundef %23)
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @is_unit(ptr noundef %25)
  %27 = load ptr, ptr %14, align 8
  %28 = load i32, ptr %27, align 4
  %29 = load ptr, ptr %15, align 8
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %16, align 8
  %32 = load ptr, ptr %17, align 8
  %33 = load i32, ptr %32, align 4
  %34 = load ptr, ptr %18, align 8
  %35 = load ptr, ptr %19, align 8
  %36 = load i32, ptr %35, align 4
  %37 = call double @ltoad_trtrs_d(i32 noundef %22, i32 noundef %24, i32 noundef %26, i32 noundef %28, i32 noundef %30, ptr noundef %31, i32 noundef %33, ptr noundef %34, i32 noundef %36)
  %38 = fptosi double %37 to i32
  %39 = load ptr, ptr %20, align 8
  store i32 %38, ptr %39, align 4
  ret void
}

define internal i32 @is_unit(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i8, ptr %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp eq i32 %5, 85
  br i1 %6, label %12, label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %10, 117
  br label %12

12:                                               ; preds = %7, %1
  %13 = phi i1 [ true, %1 ], [ %11, %7 ]
  %14 = zext i1 %13 to i32
  ret i32 %14
}

define dso_local void @dgetrf_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #3 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load i32, ptr %13, align 4
  %15 = load ptr, ptr %8, align 8
  %16 = load i32, ptr %15, align 4
  %17 = load ptr, ptr %9, align 8
  %18 = load ptr, ptr %10, align 8
  %19 = load i32, ptr %18, align 4
  %20 = load ptr, ptr %11, align 8
  %21 = call double @ltoad_getrf_d(i32 noundef %14, i32 noundef %16, ptr noundef %17, i32 noundef %19, ptr noundef %20)
  %22 = fptosi double %21 to i32
  %23 = load ptr, ptr %12, align 8
  store i32 %22, ptr %23, align 4
  ret void
}

define dso_local void @dgetrs_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #3 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  store ptr %8, ptr %18, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = call i32 @is_transposed(ptr noundef %19)
  %21 = load ptr, ptr %11, align 8
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %12, align 8
  %24 = load i32, ptr %23, align 4
  %25 = load ptr, ptr %13, align 8
  %26 = load ptr, ptr %14, align 8
  %27 = load i32, ptr %26, align 4
  %28 = load ptr, ptr %15, align 8
  %29 = load ptr, ptr %16, align 8
  %30 = load ptr, ptr %17, align 8
  %31 = load i32, ptr %30, align 4
  %32 = call double @ltoad_getrs_d(i32 noundef %20, i32 noundef %22, i32 noundef %24, ptr noundef %25, i32 noundef %27, ptr noundef %28, ptr noundef %29, i32 noundef %31)
  %33 = fptosi double %32 to i32
  %34 = load ptr, ptr %18, align 8
  store i32 %33, ptr %34, align 4
  ret void
}

define dso_local void @dgesv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #3 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %17, align 4
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load ptr, ptr %12, align 8
  %23 = load i32, ptr %22, align 4
  %24 = load ptr, ptr %13, align 8
  %25 = load ptr, ptr %14, align 8
  %26 = load ptr, ptr %15, align 8
  %27 = load i32, ptr %26, align 4
  %28 = call double @ltoad_gesv_d(i32 noundef %18, i32 noundef %20, ptr noundef %21, i32 noundef %23, ptr noundef %24, ptr noundef %25, i32 noundef %27)
  %29 = fptosi double %28 to i32
  %30 = load ptr, ptr %16, align 8
  store i32 %29, ptr %30, align 4
  ret void
}

define dso_local void @dpotrf_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #3 {
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
  %12 = call i32 @is_upper(ptr noundef %11)
  %13 = load ptr, ptr %7, align 8
  %14 = load i32, ptr %13, align 4
  %15 = load ptr, ptr %8, align 8
  %16 = load ptr, ptr %9, align 8
  %17 = load i32, ptr %16, align 4
  %18 = call double @ltoad_potrf_d(i32 noundef %12, i32 noundef %14, ptr noundef %15, i32 noundef %17)
  %19 = fptosi double %18 to i32
  %20 = load ptr, ptr %10, align 8
  store i32 %19, ptr %20, align 4
  ret void
}

define dso_local void @dpotrs_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #3 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = call i32 @is_upper(ptr noundef %17)
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %12, align 8
  %24 = load ptr, ptr %13, align 8
  %25 = load i32, ptr %24, align 4
  %26 = load ptr, ptr %14, align 8
  %27 = load ptr, ptr %15, align 8
  %28 = load i32, ptr %27, align 4
  %29 = call double @ltoad_potrs_d(i32 noundef %18, i32 noundef %20, i32 noundef %22, ptr noundef %23, i32 noundef %25, ptr noundef %26, i32 noundef %28)
  %30 = fptosi double %29 to i32
  %31 = load ptr, ptr %16, align 8
  store i32 %30, ptr %31, align 4
  ret void
}

define dso_local void @dposv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #3 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = call i32 @is_upper(ptr noundef %17)
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %12, align 8
  %24 = load ptr, ptr %13, align 8
  %25 = load i32, ptr %24, align 4
  %26 = load ptr, ptr %14, align 8
  %27 = load ptr, ptr %15, align 8
  %28 = load i32, ptr %27, align 4
  %29 = call double @ltoad_posv_d(i32 noundef %18, i32 noundef %20, i32 noundef %22, ptr noundef %23, i32 noundef %25, ptr noundef %26, i32 noundef %28)
  %30 = fptosi double %29 to i32
  %31 = load ptr, ptr %16, align 8
  store i32 %30, ptr %31, align 4
  ret void
}

define dso_local void @strtrs_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #3 {
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store ptr %5, ptr %16, align 8
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store ptr %9, ptr %20, align 8
  %21 = load ptr, ptr %11, align 8
  %22 = call i32 @is_upper(ptr noundef %21)
  %23 = load ptr, ptr %12, align 8
  %24 = call i32 @is_transposed(ptr noundef %23)
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @is_unit(ptr noundef %25)
  %27 = load ptr, ptr %14, align 8
  %28 = load i32, ptr %27, align 4
  %29 = load ptr, ptr %15, align 8
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %16, align 8
  %32 = load ptr, ptr %17, align 8
  %33 = load i32, ptr %32, align 4
  %34 = load ptr, ptr %18, align 8
  %35 = load ptr, ptr %19, align 8
  %36 = load i32, ptr %35, align 4
  %37 = call double @ltoad_trtrs_s(i32 noundef %22, i32 noundef %24, i32 noundef %26, i32 noundef %28, i32 noundef %30, ptr noundef %31, i32 noundef %33, ptr noundef %34, i32 noundef %36)
  %38 = fptosi double %37 to i32
  %39 = load ptr, ptr %20, align 8
  store i32 %38, ptr %39, align 4
  ret void
}

define dso_local void @sgetrf_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #3 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %13 = load ptr, ptr %7, align 8
  %14 = load i32, ptr %13, align 4
  %15 = load ptr, ptr %8, align 8
  %16 = load i32, ptr %15, align 4
  %17 = load ptr, ptr %9, align 8
  %18 = load ptr, ptr %10, align 8
  %19 = load i32, ptr %18, align 4
  %20 = load ptr, ptr %11, align 8
  %21 = call double @ltoad_getrf_s(i32 noundef %14, i32 noundef %16, ptr noundef %17, i32 noundef %19, ptr noundef %20)
  %22 = fptosi double %21 to i32
  %23 = load ptr, ptr %12, align 8
  store i32 %22, ptr %23, align 4
  ret void
}

define dso_local void @sgetrs_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #3 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  store ptr %8, ptr %18, align 8
  %19 = load ptr, ptr %10, align 8
  %20 = call i32 @is_transposed(ptr noundef %19)
  %21 = load ptr, ptr %11, align 8
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %12, align 8
  %24 = load i32, ptr %23, align 4
  %25 = load ptr, ptr %13, align 8
  %26 = load ptr, ptr %14, align 8
  %27 = load i32, ptr %26, align 4
  %28 = load ptr, ptr %15, align 8
  %29 = load ptr, ptr %16, align 8
  %30 = load ptr, ptr %17, align 8
  %31 = load i32, ptr %30, align 4
  %32 = call double @ltoad_getrs_s(i32 noundef %20, i32 noundef %22, i32 noundef %24, ptr noundef %25, i32 noundef %27, ptr noundef %28, ptr noundef %29, i32 noundef %31)
  %33 = fptosi double %32 to i32
  %34 = load ptr, ptr %18, align 8
  store i32 %33, ptr %34, align 4
  ret void
}

define dso_local void @sgesv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #3 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %17, align 4
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load ptr, ptr %12, align 8
  %23 = load i32, ptr %22, align 4
  %24 = load ptr, ptr %13, align 8
  %25 = load ptr, ptr %14, align 8
  %26 = load ptr, ptr %15, align 8
  %27 = load i32, ptr %26, align 4
  %28 = call double @ltoad_gesv_s(i32 noundef %18, i32 noundef %20, ptr noundef %21, i32 noundef %23, ptr noundef %24, ptr noundef %25, i32 noundef %27)
  %29 = fptosi double %28 to i32
  %30 = load ptr, ptr %16, align 8
  store i32 %29, ptr %30, align 4
  ret void
}

define dso_local void @spotrf_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #3 {
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
  %12 = call i32 @is_upper(ptr noundef %11)
  %13 = load ptr, ptr %7, align 8
  %14 = load i32, ptr %13, align 4
  %15 = load ptr, ptr %8, align 8
  %16 = load ptr, ptr %9, align 8
  %17 = load i32, ptr %16, align 4
  %18 = call double @ltoad_potrf_s(i32 noundef %12, i32 noundef %14, ptr noundef %15, i32 noundef %17)
  %19 = fptosi double %18 to i32
  %20 = load ptr, ptr %10, align 8
  store i32 %19, ptr %20, align 4
  ret void
}

define dso_local void @spotrs_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #3 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = call i32 @is_upper(ptr noundef %17)
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %12, align 8
  %24 = load ptr, ptr %13, align 8
  %25 = load i32, ptr %24, align 4
  %26 = load ptr, ptr %14, align 8
  %27 = load ptr, ptr %15, align 8
  %28 = load i32, ptr %27, align 4
  %29 = call double @ltoad_potrs_s(i32 noundef %18, i32 noundef %20, i32 noundef %22, ptr noundef %23, i32 noundef %25, ptr noundef %26, i32 noundef %28)
  %30 = fptosi double %29 to i32
  %31 = load ptr, ptr %16, align 8
  store i32 %30, ptr %31, align 4
  ret void
}

define dso_local void @sposv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #3 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %17 = load ptr, ptr %9, align 8
  %18 = call i32 @is_upper(ptr noundef %17)
  %19 = load ptr, ptr %10, align 8
  %20 = load i32, ptr %19, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %12, align 8
  %24 = load ptr, ptr %13, align 8
  %25 = load i32, ptr %24, align 4
  %26 = load ptr, ptr %14, align 8
  %27 = load ptr, ptr %15, align 8
  %28 = load i32, ptr %27, align 4
  %29 = call double @ltoad_posv_s(i32 noundef %18, i32 noundef %20, i32 noundef %22, ptr noundef %23, i32 noundef %25, ptr noundef %26, i32 noundef %28)
  %30 = fptosi double %29 to i32
  %31 = load ptr, ptr %16, align 8
  store i32 %30, ptr %31, align 4
  ret void
}

define dso_local i32 @LAPACKE_dgetrf(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #3 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = load i32, ptr %8, align 4
  %17 = icmp ne i32 %16, 101
  br i1 %17, label %18, label %26

18:                                               ; preds = %6
  %19 = load i32, ptr %9, align 4
  %20 = load i32, ptr %10, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load i32, ptr %12, align 4
  %23 = load ptr, ptr %13, align 8
  %24 = call double @ltoad_getrf_d(i32 noundef %19, i32 noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23)
  %25 = fptosi double %24 to i32
  store i32 %25, ptr %7, align 4
  br label %45

26:                                               ; preds = %6
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %10, align 4
  %29 = load ptr, ptr %11, align 8
  %30 = load i32, ptr %12, align 4
  %31 = call ptr @columns_d(i32 noundef %27, i32 noundef %28, ptr noundef %29, i32 noundef %30)
  store ptr %31, ptr %14, align 8
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %10, align 4
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %9, align 4
  %36 = load ptr, ptr %13, align 8
  %37 = call double @ltoad_getrf_d(i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36)
  %38 = fptosi double %37 to i32
  store i32 %38, ptr %15, align 4
  %39 = load i32, ptr %9, align 4
  %40 = load i32, ptr %10, align 4
  %41 = load ptr, ptr %14, align 8
  %42 = load ptr, ptr %11, align 8
  %43 = load i32, ptr %12, align 4
  call void @rows_d(i32 noundef %39, i32 noundef %40, ptr noundef %41, ptr noundef %42, i32 noundef %43)
  %44 = load i32, ptr %15, align 4
  store i32 %44, ptr %7, align 4
  br label %45

45:                                               ; preds = %26, %18
  %46 = load i32, ptr %7, align 4
  ret i32 %46
}

define internal ptr @columns_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = add i64 %17, 1
  %19 = mul i64 %18, 8
  %20 = call ptr @malloc(i64 noundef %19) #9
  store ptr %20, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %58, %4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %5, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  br label %61

26:                                               ; preds = %21
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %54, %26
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %6, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 5, ptr %11, align 4
  br label %57

32:                                               ; preds = %27
  %33 = load ptr, ptr %7, align 8
  %34 = load i32, ptr %10, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %35, %37
  %39 = load i32, ptr %12, align 4
  %40 = sext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = getelementptr inbounds double, ptr %33, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %10, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %12, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %5, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %46, %51
  %53 = getelementptr inbounds double, ptr %44, i64 %52
  store double %43, ptr %53, align 8
  br label %54

54:                                               ; preds = %32
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %12, align 4
  br label %27

57:                                               ; preds = %31
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %10, align 4
  br label %21

61:                                               ; preds = %25
  %62 = load ptr, ptr %9, align 8
  store i32 1, ptr %11, align 4
  ret ptr %62
}

define internal void @rows_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %51, %5
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  store i32 2, ptr %12, align 4
  br label %54

19:                                               ; preds = %14
  store i32 0, ptr %13, align 4
  br label %20

20:                                               ; preds = %47, %19
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %7, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  store i32 5, ptr %12, align 4
  br label %50

25:                                               ; preds = %20
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %13, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = mul i64 %30, %32
  %34 = add i64 %28, %33
  %35 = getelementptr inbounds double, ptr %26, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %9, align 8
  %38 = load i32, ptr %11, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  %43 = load i32, ptr %13, align 4
  %44 = sext i32 %43 to i64
  %45 = add i64 %42, %44
  %46 = getelementptr inbounds double, ptr %37, i64 %45
  store double %36, ptr %46, align 8
  br label %47

47:                                               ; preds = %25
  %48 = load i32, ptr %13, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %13, align 4
  br label %20

50:                                               ; preds = %24
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %11, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4
  br label %14

54:                                               ; preds = %18
  %55 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %55)
  ret void
}

define dso_local i32 @LAPACKE_dgetrs(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i8 %1, ptr %12, align 1
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  %23 = load i32, ptr %11, align 4
  %24 = icmp ne i32 %23, 101
  br i1 %24, label %25, label %36

25:                                               ; preds = %9
  %26 = call i32 @is_transposed(ptr noundef %12)
  %27 = load i32, ptr %13, align 4
  %28 = load i32, ptr %14, align 4
  %29 = load ptr, ptr %15, align 8
  %30 = load i32, ptr %16, align 4
  %31 = load ptr, ptr %17, align 8
  %32 = load ptr, ptr %18, align 8
  %33 = load i32, ptr %19, align 4
  %34 = call double @ltoad_getrs_d(i32 noundef %26, i32 noundef %27, i32 noundef %28, ptr noundef %29, i32 noundef %30, ptr noundef %31, ptr noundef %32, i32 noundef %33)
  %35 = fptosi double %34 to i32
  store i32 %35, ptr %10, align 4
  br label %64

36:                                               ; preds = %9
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %16, align 4
  %41 = call ptr @columns_d(i32 noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40)
  store ptr %41, ptr %20, align 8
  %42 = load i32, ptr %13, align 4
  %43 = load i32, ptr %14, align 4
  %44 = load ptr, ptr %18, align 8
  %45 = load i32, ptr %19, align 4
  %46 = call ptr @columns_d(i32 noundef %42, i32 noundef %43, ptr noundef %44, i32 noundef %45)
  store ptr %46, ptr %21, align 8
  %47 = call i32 @is_transposed(ptr noundef %12)
  %48 = load i32, ptr %13, align 4
  %49 = load i32, ptr %14, align 4
  %50 = load ptr, ptr %20, align 8
  %51 = load i32, ptr %13, align 4
  %52 = load ptr, ptr %17, align 8
  %53 = load ptr, ptr %21, align 8
  %54 = load i32, ptr %13, align 4
  %55 = call double @ltoad_getrs_d(i32 noundef %47, i32 noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51, ptr noundef %52, ptr noundef %53, i32 noundef %54)
  %56 = fptosi double %55 to i32
  store i32 %56, ptr %22, align 4
  %57 = load ptr, ptr %20, align 8
  call void @free(ptr noundef %57)
  %58 = load i32, ptr %13, align 4
  %59 = load i32, ptr %14, align 4
  %60 = load ptr, ptr %21, align 8
  %61 = load ptr, ptr %18, align 8
  %62 = load i32, ptr %19, align 4
  call void @rows_d(i32 noundef %58, i32 noundef %59, ptr noundef %60, ptr noundef %61, i32 noundef %62)
  %63 = load i32, ptr %22, align 4
  store i32 %63, ptr %10, align 4
  br label %64

64:                                               ; preds = %36, %25
  %65 = load i32, ptr %10, align 4
  ret i32 %65
}

define dso_local i32 @LAPACKE_dgesv(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #3 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store i32 %7, ptr %17, align 4
  %21 = load i32, ptr %10, align 4
  %22 = icmp ne i32 %21, 101
  br i1 %22, label %23, label %33

23:                                               ; preds = %8
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i32, ptr %14, align 4
  %28 = load ptr, ptr %15, align 8
  %29 = load ptr, ptr %16, align 8
  %30 = load i32, ptr %17, align 4
  %31 = call double @ltoad_gesv_d(i32 noundef %24, i32 noundef %25, ptr noundef %26, i32 noundef %27, ptr noundef %28, ptr noundef %29, i32 noundef %30)
  %32 = fptosi double %31 to i32
  store i32 %32, ptr %9, align 4
  br label %64

33:                                               ; preds = %8
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %11, align 4
  %36 = load ptr, ptr %13, align 8
  %37 = load i32, ptr %14, align 4
  %38 = call ptr @columns_d(i32 noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  store ptr %38, ptr %18, align 8
  %39 = load i32, ptr %11, align 4
  %40 = load i32, ptr %12, align 4
  %41 = load ptr, ptr %16, align 8
  %42 = load i32, ptr %17, align 4
  %43 = call ptr @columns_d(i32 noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42)
  store ptr %43, ptr %19, align 8
  %44 = load i32, ptr %11, align 4
  %45 = load i32, ptr %12, align 4
  %46 = load ptr, ptr %18, align 8
  %47 = load i32, ptr %11, align 4
  %48 = load ptr, ptr %15, align 8
  %49 = load ptr, ptr %19, align 8
  %50 = load i32, ptr %11, align 4
  %51 = call double @ltoad_gesv_d(i32 noundef %44, i32 noundef %45, ptr noundef %46, i32 noundef %47, ptr noundef %48, ptr noundef %49, i32 noundef %50)
  %52 = fptosi double %51 to i32
  store i32 %52, ptr %20, align 4
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %11, align 4
  %55 = load ptr, ptr %18, align 8
  %56 = load ptr, ptr %13, align 8
  %57 = load i32, ptr %14, align 4
  call void @rows_d(i32 noundef %53, i32 noundef %54, ptr noundef %55, ptr noundef %56, i32 noundef %57)
  %58 = load i32, ptr %11, align 4
  %59 = load i32, ptr %12, align 4
  %60 = load ptr, ptr %19, align 8
  %61 = load ptr, ptr %16, align 8
  %62 = load i32, ptr %17, align 4
  call void @rows_d(i32 noundef %58, i32 noundef %59, ptr noundef %60, ptr noundef %61, i32 noundef %62)
  %63 = load i32, ptr %20, align 4
  store i32 %63, ptr %9, align 4
  br label %64

64:                                               ; preds = %33, %23
  %65 = load i32, ptr %9, align 4
  ret i32 %65
}

define dso_local i32 @LAPACKE_dpotrf(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i8 %1, ptr %7, align 1
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = call i32 @is_upper(ptr noundef %7)
  %12 = load i32, ptr %6, align 4
  %13 = icmp eq i32 %12, 101
  %14 = zext i1 %13 to i32
  %15 = icmp ne i32 %11, %14
  %16 = zext i1 %15 to i32
  %17 = load i32, ptr %8, align 4
  %18 = load ptr, ptr %9, align 8
  %19 = load i32, ptr %10, align 4
  %20 = call double @ltoad_potrf_d(i32 noundef %16, i32 noundef %17, ptr noundef %18, i32 noundef %19)
  %21 = fptosi double %20 to i32
  ret i32 %21
}

define dso_local i32 @LAPACKE_dpotrs(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) #3 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i8 %1, ptr %11, align 1
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store i32 %7, ptr %17, align 4
  %22 = call i32 @is_upper(ptr noundef %11)
  %23 = load i32, ptr %10, align 4
  %24 = icmp eq i32 %23, 101
  %25 = zext i1 %24 to i32
  %26 = icmp ne i32 %22, %25
  %27 = zext i1 %26 to i32
  store i32 %27, ptr %18, align 4
  %28 = load i32, ptr %10, align 4
  %29 = icmp ne i32 %28, 101
  br i1 %29, label %30, label %40

30:                                               ; preds = %8
  %31 = load i32, ptr %18, align 4
  %32 = load i32, ptr %12, align 4
  %33 = load i32, ptr %13, align 4
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %15, align 4
  %36 = load ptr, ptr %16, align 8
  %37 = load i32, ptr %17, align 4
  %38 = call double @ltoad_potrs_d(i32 noundef %31, i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  %39 = fptosi double %38 to i32
  store i32 %39, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %61

40:                                               ; preds = %8
  %41 = load i32, ptr %12, align 4
  %42 = load i32, ptr %13, align 4
  %43 = load ptr, ptr %16, align 8
  %44 = load i32, ptr %17, align 4
  %45 = call ptr @columns_d(i32 noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44)
  store ptr %45, ptr %20, align 8
  %46 = load i32, ptr %18, align 4
  %47 = load i32, ptr %12, align 4
  %48 = load i32, ptr %13, align 4
  %49 = load ptr, ptr %14, align 8
  %50 = load i32, ptr %15, align 4
  %51 = load ptr, ptr %20, align 8
  %52 = load i32, ptr %12, align 4
  %53 = call double @ltoad_potrs_d(i32 noundef %46, i32 noundef %47, i32 noundef %48, ptr noundef %49, i32 noundef %50, ptr noundef %51, i32 noundef %52)
  %54 = fptosi double %53 to i32
  store i32 %54, ptr %21, align 4
  %55 = load i32, ptr %12, align 4
  %56 = load i32, ptr %13, align 4
  %57 = load ptr, ptr %20, align 8
  %58 = load ptr, ptr %16, align 8
  %59 = load i32, ptr %17, align 4
  call void @rows_d(i32 noundef %55, i32 noundef %56, ptr noundef %57, ptr noundef %58, i32 noundef %59)
  %60 = load i32, ptr %21, align 4
  store i32 %60, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %61

61:                                               ; preds = %40, %30
  %62 = load i32, ptr %9, align 4
  ret i32 %62
}

define dso_local i32 @LAPACKE_dposv(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) #3 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i8 %1, ptr %11, align 1
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store i32 %7, ptr %17, align 4
  %22 = call i32 @is_upper(ptr noundef %11)
  %23 = load i32, ptr %10, align 4
  %24 = icmp eq i32 %23, 101
  %25 = zext i1 %24 to i32
  %26 = icmp ne i32 %22, %25
  %27 = zext i1 %26 to i32
  store i32 %27, ptr %18, align 4
  %28 = load i32, ptr %10, align 4
  %29 = icmp ne i32 %28, 101
  br i1 %29, label %30, label %40

30:                                               ; preds = %8
  %31 = load i32, ptr %18, align 4
  %32 = load i32, ptr %12, align 4
  %33 = load i32, ptr %13, align 4
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %15, align 4
  %36 = load ptr, ptr %16, align 8
  %37 = load i32, ptr %17, align 4
  %38 = call double @ltoad_posv_d(i32 noundef %31, i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  %39 = fptosi double %38 to i32
  store i32 %39, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %61

40:                                               ; preds = %8
  %41 = load i32, ptr %12, align 4
  %42 = load i32, ptr %13, align 4
  %43 = load ptr, ptr %16, align 8
  %44 = load i32, ptr %17, align 4
  %45 = call ptr @columns_d(i32 noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44)
  store ptr %45, ptr %20, align 8
  %46 = load i32, ptr %18, align 4
  %47 = load i32, ptr %12, align 4
  %48 = load i32, ptr %13, align 4
  %49 = load ptr, ptr %14, align 8
  %50 = load i32, ptr %15, align 4
  %51 = load ptr, ptr %20, align 8
  %52 = load i32, ptr %12, align 4
  %53 = call double @ltoad_posv_d(i32 noundef %46, i32 noundef %47, i32 noundef %48, ptr noundef %49, i32 noundef %50, ptr noundef %51, i32 noundef %52)
  %54 = fptosi double %53 to i32
  store i32 %54, ptr %21, align 4
  %55 = load i32, ptr %12, align 4
  %56 = load i32, ptr %13, align 4
  %57 = load ptr, ptr %20, align 8
  %58 = load ptr, ptr %16, align 8
  %59 = load i32, ptr %17, align 4
  call void @rows_d(i32 noundef %55, i32 noundef %56, ptr noundef %57, ptr noundef %58, i32 noundef %59)
  %60 = load i32, ptr %21, align 4
  store i32 %60, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %61

61:                                               ; preds = %40, %30
  %62 = load i32, ptr %9, align 4
  ret i32 %62
}

define dso_local i32 @LAPACKE_dtrtrs(i32 noundef %0, i8 noundef signext %1, i8 noundef signext %2, i8 noundef signext %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #3 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i8 %1, ptr %13, align 1
  store i8 %2, ptr %14, align 1
  store i8 %3, ptr %15, align 1
  store i32 %4, ptr %16, align 4
  store i32 %5, ptr %17, align 4
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  store ptr %8, ptr %20, align 8
  store i32 %9, ptr %21, align 4
  %29 = load i32, ptr %12, align 4
  %30 = icmp eq i32 %29, 101
  %31 = zext i1 %30 to i32
  store i32 %31, ptr %22, align 4
  %32 = call i32 @is_upper(ptr noundef %13)
  %33 = load i32, ptr %22, align 4
  %34 = icmp ne i32 %32, %33
  %35 = zext i1 %34 to i32
  store i32 %35, ptr %23, align 4
  %36 = call i32 @is_transposed(ptr noundef %14)
  %37 = load i32, ptr %22, align 4
  %38 = icmp ne i32 %36, %37
  %39 = zext i1 %38 to i32
  store i32 %39, ptr %24, align 4
  %40 = call i32 @is_unit(ptr noundef %15)
  store i32 %40, ptr %25, align 4
  %41 = load i32, ptr %22, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %55, label %43

43:                                               ; preds = %10
  %44 = load i32, ptr %23, align 4
  %45 = load i32, ptr %24, align 4
  %46 = load i32, ptr %25, align 4
  %47 = load i32, ptr %16, align 4
  %48 = load i32, ptr %17, align 4
  %49 = load ptr, ptr %18, align 8
  %50 = load i32, ptr %19, align 4
  %51 = load ptr, ptr %20, align 8
  %52 = load i32, ptr %21, align 4
  %53 = call double @ltoad_trtrs_d(i32 noundef %44, i32 noundef %45, i32 noundef %46, i32 noundef %47, i32 noundef %48, ptr noundef %49, i32 noundef %50, ptr noundef %51, i32 noundef %52)
  %54 = fptosi double %53 to i32
  store i32 %54, ptr %11, align 4
  store i32 1, ptr %26, align 4
  br label %78

55:                                               ; preds = %10
  %56 = load i32, ptr %16, align 4
  %57 = load i32, ptr %17, align 4
  %58 = load ptr, ptr %20, align 8
  %59 = load i32, ptr %21, align 4
  %60 = call ptr @columns_d(i32 noundef %56, i32 noundef %57, ptr noundef %58, i32 noundef %59)
  store ptr %60, ptr %27, align 8
  %61 = load i32, ptr %23, align 4
  %62 = load i32, ptr %24, align 4
  %63 = load i32, ptr %25, align 4
  %64 = load i32, ptr %16, align 4
  %65 = load i32, ptr %17, align 4
  %66 = load ptr, ptr %18, align 8
  %67 = load i32, ptr %19, align 4
  %68 = load ptr, ptr %27, align 8
  %69 = load i32, ptr %16, align 4
  %70 = call double @ltoad_trtrs_d(i32 noundef %61, i32 noundef %62, i32 noundef %63, i32 noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69)
  %71 = fptosi double %70 to i32
  store i32 %71, ptr %28, align 4
  %72 = load i32, ptr %16, align 4
  %73 = load i32, ptr %17, align 4
  %74 = load ptr, ptr %27, align 8
  %75 = load ptr, ptr %20, align 8
  %76 = load i32, ptr %21, align 4
  call void @rows_d(i32 noundef %72, i32 noundef %73, ptr noundef %74, ptr noundef %75, i32 noundef %76)
  %77 = load i32, ptr %28, align 4
  store i32 %77, ptr %11, align 4
  store i32 1, ptr %26, align 4
  br label %78

78:                                               ; preds = %55, %43
  %79 = load i32, ptr %11, align 4
  ret i32 %79
}

define dso_local i32 @LAPACKE_sgetrf(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #3 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  %16 = load i32, ptr %8, align 4
  %17 = icmp ne i32 %16, 101
  br i1 %17, label %18, label %26

18:                                               ; preds = %6
  %19 = load i32, ptr %9, align 4
  %20 = load i32, ptr %10, align 4
  %21 = load ptr, ptr %11, align 8
  %22 = load i32, ptr %12, align 4
  %23 = load ptr, ptr %13, align 8
  %24 = call double @ltoad_getrf_s(i32 noundef %19, i32 noundef %20, ptr noundef %21, i32 noundef %22, ptr noundef %23)
  %25 = fptosi double %24 to i32
  store i32 %25, ptr %7, align 4
  br label %45

26:                                               ; preds = %6
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %10, align 4
  %29 = load ptr, ptr %11, align 8
  %30 = load i32, ptr %12, align 4
  %31 = call ptr @columns_s(i32 noundef %27, i32 noundef %28, ptr noundef %29, i32 noundef %30)
  store ptr %31, ptr %14, align 8
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %10, align 4
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %9, align 4
  %36 = load ptr, ptr %13, align 8
  %37 = call double @ltoad_getrf_s(i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36)
  %38 = fptosi double %37 to i32
  store i32 %38, ptr %15, align 4
  %39 = load i32, ptr %9, align 4
  %40 = load i32, ptr %10, align 4
  %41 = load ptr, ptr %14, align 8
  %42 = load ptr, ptr %11, align 8
  %43 = load i32, ptr %12, align 4
  call void @rows_s(i32 noundef %39, i32 noundef %40, ptr noundef %41, ptr noundef %42, i32 noundef %43)
  %44 = load i32, ptr %15, align 4
  store i32 %44, ptr %7, align 4
  br label %45

45:                                               ; preds = %26, %18
  %46 = load i32, ptr %7, align 4
  ret i32 %46
}

define internal ptr @columns_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = add i64 %17, 1
  %19 = mul i64 %18, 4
  %20 = call ptr @malloc(i64 noundef %19) #9
  store ptr %20, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %58, %4
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %5, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  br label %61

26:                                               ; preds = %21
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %54, %26
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %6, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 5, ptr %11, align 4
  br label %57

32:                                               ; preds = %27
  %33 = load ptr, ptr %7, align 8
  %34 = load i32, ptr %10, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = mul i64 %35, %37
  %39 = load i32, ptr %12, align 4
  %40 = sext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = getelementptr inbounds float, ptr %33, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %10, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %12, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %5, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %46, %51
  %53 = getelementptr inbounds float, ptr %44, i64 %52
  store float %43, ptr %53, align 4
  br label %54

54:                                               ; preds = %32
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %12, align 4
  br label %27

57:                                               ; preds = %31
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %10, align 4
  br label %21

61:                                               ; preds = %25
  %62 = load ptr, ptr %9, align 8
  store i32 1, ptr %11, align 4
  ret ptr %62
}

define internal void @rows_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %51, %5
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  store i32 2, ptr %12, align 4
  br label %54

19:                                               ; preds = %14
  store i32 0, ptr %13, align 4
  br label %20

20:                                               ; preds = %47, %19
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %7, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  store i32 5, ptr %12, align 4
  br label %50

25:                                               ; preds = %20
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %13, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = mul i64 %30, %32
  %34 = add i64 %28, %33
  %35 = getelementptr inbounds float, ptr %26, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = load ptr, ptr %9, align 8
  %38 = load i32, ptr %11, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  %43 = load i32, ptr %13, align 4
  %44 = sext i32 %43 to i64
  %45 = add i64 %42, %44
  %46 = getelementptr inbounds float, ptr %37, i64 %45
  store float %36, ptr %46, align 4
  br label %47

47:                                               ; preds = %25
  %48 = load i32, ptr %13, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %13, align 4
  br label %20

50:                                               ; preds = %24
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %11, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4
  br label %14

54:                                               ; preds = %18
  %55 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %55)
  ret void
}

define dso_local i32 @LAPACKE_sgetrs(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i8 %1, ptr %12, align 1
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  %23 = load i32, ptr %11, align 4
  %24 = icmp ne i32 %23, 101
  br i1 %24, label %25, label %36

25:                                               ; preds = %9
  %26 = call i32 @is_transposed(ptr noundef %12)
  %27 = load i32, ptr %13, align 4
  %28 = load i32, ptr %14, align 4
  %29 = load ptr, ptr %15, align 8
  %30 = load i32, ptr %16, align 4
  %31 = load ptr, ptr %17, align 8
  %32 = load ptr, ptr %18, align 8
  %33 = load i32, ptr %19, align 4
  %34 = call double @ltoad_getrs_s(i32 noundef %26, i32 noundef %27, i32 noundef %28, ptr noundef %29, i32 noundef %30, ptr noundef %31, ptr noundef %32, i32 noundef %33)
  %35 = fptosi double %34 to i32
  store i32 %35, ptr %10, align 4
  br label %64

36:                                               ; preds = %9
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %13, align 4
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %16, align 4
  %41 = call ptr @columns_s(i32 noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40)
  store ptr %41, ptr %20, align 8
  %42 = load i32, ptr %13, align 4
  %43 = load i32, ptr %14, align 4
  %44 = load ptr, ptr %18, align 8
  %45 = load i32, ptr %19, align 4
  %46 = call ptr @columns_s(i32 noundef %42, i32 noundef %43, ptr noundef %44, i32 noundef %45)
  store ptr %46, ptr %21, align 8
  %47 = call i32 @is_transposed(ptr noundef %12)
  %48 = load i32, ptr %13, align 4
  %49 = load i32, ptr %14, align 4
  %50 = load ptr, ptr %20, align 8
  %51 = load i32, ptr %13, align 4
  %52 = load ptr, ptr %17, align 8
  %53 = load ptr, ptr %21, align 8
  %54 = load i32, ptr %13, align 4
  %55 = call double @ltoad_getrs_s(i32 noundef %47, i32 noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51, ptr noundef %52, ptr noundef %53, i32 noundef %54)
  %56 = fptosi double %55 to i32
  store i32 %56, ptr %22, align 4
  %57 = load ptr, ptr %20, align 8
  call void @free(ptr noundef %57)
  %58 = load i32, ptr %13, align 4
  %59 = load i32, ptr %14, align 4
  %60 = load ptr, ptr %21, align 8
  %61 = load ptr, ptr %18, align 8
  %62 = load i32, ptr %19, align 4
  call void @rows_s(i32 noundef %58, i32 noundef %59, ptr noundef %60, ptr noundef %61, i32 noundef %62)
  %63 = load i32, ptr %22, align 4
  store i32 %63, ptr %10, align 4
  br label %64

64:                                               ; preds = %36, %25
  %65 = load i32, ptr %10, align 4
  ret i32 %65
}

define dso_local i32 @LAPACKE_sgesv(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #3 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store i32 %7, ptr %17, align 4
  %21 = load i32, ptr %10, align 4
  %22 = icmp ne i32 %21, 101
  br i1 %22, label %23, label %33

23:                                               ; preds = %8
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %12, align 4
  %26 = load ptr, ptr %13, align 8
  %27 = load i32, ptr %14, align 4
  %28 = load ptr, ptr %15, align 8
  %29 = load ptr, ptr %16, align 8
  %30 = load i32, ptr %17, align 4
  %31 = call double @ltoad_gesv_s(i32 noundef %24, i32 noundef %25, ptr noundef %26, i32 noundef %27, ptr noundef %28, ptr noundef %29, i32 noundef %30)
  %32 = fptosi double %31 to i32
  store i32 %32, ptr %9, align 4
  br label %64

33:                                               ; preds = %8
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %11, align 4
  %36 = load ptr, ptr %13, align 8
  %37 = load i32, ptr %14, align 4
  %38 = call ptr @columns_s(i32 noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  store ptr %38, ptr %18, align 8
  %39 = load i32, ptr %11, align 4
  %40 = load i32, ptr %12, align 4
  %41 = load ptr, ptr %16, align 8
  %42 = load i32, ptr %17, align 4
  %43 = call ptr @columns_s(i32 noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42)
  store ptr %43, ptr %19, align 8
  %44 = load i32, ptr %11, align 4
  %45 = load i32, ptr %12, align 4
  %46 = load ptr, ptr %18, align 8
  %47 = load i32, ptr %11, align 4
  %48 = load ptr, ptr %15, align 8
  %49 = load ptr, ptr %19, align 8
  %50 = load i32, ptr %11, align 4
  %51 = call double @ltoad_gesv_s(i32 noundef %44, i32 noundef %45, ptr noundef %46, i32 noundef %47, ptr noundef %48, ptr noundef %49, i32 noundef %50)
  %52 = fptosi double %51 to i32
  store i32 %52, ptr %20, align 4
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %11, align 4
  %55 = load ptr, ptr %18, align 8
  %56 = load ptr, ptr %13, align 8
  %57 = load i32, ptr %14, align 4
  call void @rows_s(i32 noundef %53, i32 noundef %54, ptr noundef %55, ptr noundef %56, i32 noundef %57)
  %58 = load i32, ptr %11, align 4
  %59 = load i32, ptr %12, align 4
  %60 = load ptr, ptr %19, align 8
  %61 = load ptr, ptr %16, align 8
  %62 = load i32, ptr %17, align 4
  call void @rows_s(i32 noundef %58, i32 noundef %59, ptr noundef %60, ptr noundef %61, i32 noundef %62)
  %63 = load i32, ptr %20, align 4
  store i32 %63, ptr %9, align 4
  br label %64

64:                                               ; preds = %33, %23
  %65 = load i32, ptr %9, align 4
  ret i32 %65
}

define dso_local i32 @LAPACKE_spotrf(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i8 %1, ptr %7, align 1
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = call i32 @is_upper(ptr noundef %7)
  %12 = load i32, ptr %6, align 4
  %13 = icmp eq i32 %12, 101
  %14 = zext i1 %13 to i32
  %15 = icmp ne i32 %11, %14
  %16 = zext i1 %15 to i32
  %17 = load i32, ptr %8, align 4
  %18 = load ptr, ptr %9, align 8
  %19 = load i32, ptr %10, align 4
  %20 = call double @ltoad_potrf_s(i32 noundef %16, i32 noundef %17, ptr noundef %18, i32 noundef %19)
  %21 = fptosi double %20 to i32
  ret i32 %21
}

define dso_local i32 @LAPACKE_spotrs(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) #3 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i8 %1, ptr %11, align 1
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store i32 %7, ptr %17, align 4
  %22 = call i32 @is_upper(ptr noundef %11)
  %23 = load i32, ptr %10, align 4
  %24 = icmp eq i32 %23, 101
  %25 = zext i1 %24 to i32
  %26 = icmp ne i32 %22, %25
  %27 = zext i1 %26 to i32
  store i32 %27, ptr %18, align 4
  %28 = load i32, ptr %10, align 4
  %29 = icmp ne i32 %28, 101
  br i1 %29, label %30, label %40

30:                                               ; preds = %8
  %31 = load i32, ptr %18, align 4
  %32 = load i32, ptr %12, align 4
  %33 = load i32, ptr %13, align 4
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %15, align 4
  %36 = load ptr, ptr %16, align 8
  %37 = load i32, ptr %17, align 4
  %38 = call double @ltoad_potrs_s(i32 noundef %31, i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  %39 = fptosi double %38 to i32
  store i32 %39, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %61

40:                                               ; preds = %8
  %41 = load i32, ptr %12, align 4
  %42 = load i32, ptr %13, align 4
  %43 = load ptr, ptr %16, align 8
  %44 = load i32, ptr %17, align 4
  %45 = call ptr @columns_s(i32 noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44)
  store ptr %45, ptr %20, align 8
  %46 = load i32, ptr %18, align 4
  %47 = load i32, ptr %12, align 4
  %48 = load i32, ptr %13, align 4
  %49 = load ptr, ptr %14, align 8
  %50 = load i32, ptr %15, align 4
  %51 = load ptr, ptr %20, align 8
  %52 = load i32, ptr %12, align 4
  %53 = call double @ltoad_potrs_s(i32 noundef %46, i32 noundef %47, i32 noundef %48, ptr noundef %49, i32 noundef %50, ptr noundef %51, i32 noundef %52)
  %54 = fptosi double %53 to i32
  store i32 %54, ptr %21, align 4
  %55 = load i32, ptr %12, align 4
  %56 = load i32, ptr %13, align 4
  %57 = load ptr, ptr %20, align 8
  %58 = load ptr, ptr %16, align 8
  %59 = load i32, ptr %17, align 4
  call void @rows_s(i32 noundef %55, i32 noundef %56, ptr noundef %57, ptr noundef %58, i32 noundef %59)
  %60 = load i32, ptr %21, align 4
  store i32 %60, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %61

61:                                               ; preds = %40, %30
  %62 = load i32, ptr %9, align 4
  ret i32 %62
}

define dso_local i32 @LAPACKE_sposv(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) #3 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i8 %1, ptr %11, align 1
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store ptr %4, ptr %14, align 8
  store i32 %5, ptr %15, align 4
  store ptr %6, ptr %16, align 8
  store i32 %7, ptr %17, align 4
  %22 = call i32 @is_upper(ptr noundef %11)
  %23 = load i32, ptr %10, align 4
  %24 = icmp eq i32 %23, 101
  %25 = zext i1 %24 to i32
  %26 = icmp ne i32 %22, %25
  %27 = zext i1 %26 to i32
  store i32 %27, ptr %18, align 4
  %28 = load i32, ptr %10, align 4
  %29 = icmp ne i32 %28, 101
  br i1 %29, label %30, label %40

30:                                               ; preds = %8
  %31 = load i32, ptr %18, align 4
  %32 = load i32, ptr %12, align 4
  %33 = load i32, ptr %13, align 4
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %15, align 4
  %36 = load ptr, ptr %16, align 8
  %37 = load i32, ptr %17, align 4
  %38 = call double @ltoad_posv_s(i32 noundef %31, i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37)
  %39 = fptosi double %38 to i32
  store i32 %39, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %61

40:                                               ; preds = %8
  %41 = load i32, ptr %12, align 4
  %42 = load i32, ptr %13, align 4
  %43 = load ptr, ptr %16, align 8
  %44 = load i32, ptr %17, align 4
  %45 = call ptr @columns_s(i32 noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44)
  store ptr %45, ptr %20, align 8
  %46 = load i32, ptr %18, align 4
  %47 = load i32, ptr %12, align 4
  %48 = load i32, ptr %13, align 4
  %49 = load ptr, ptr %14, align 8
  %50 = load i32, ptr %15, align 4
  %51 = load ptr, ptr %20, align 8
  %52 = load i32, ptr %12, align 4
  %53 = call double @ltoad_posv_s(i32 noundef %46, i32 noundef %47, i32 noundef %48, ptr noundef %49, i32 noundef %50, ptr noundef %51, i32 noundef %52)
  %54 = fptosi double %53 to i32
  store i32 %54, ptr %21, align 4
  %55 = load i32, ptr %12, align 4
  %56 = load i32, ptr %13, align 4
  %57 = load ptr, ptr %20, align 8
  %58 = load ptr, ptr %16, align 8
  %59 = load i32, ptr %17, align 4
  call void @rows_s(i32 noundef %55, i32 noundef %56, ptr noundef %57, ptr noundef %58, i32 noundef %59)
  %60 = load i32, ptr %21, align 4
  store i32 %60, ptr %9, align 4
  store i32 1, ptr %19, align 4
  br label %61

61:                                               ; preds = %40, %30
  %62 = load i32, ptr %9, align 4
  ret i32 %62
}

define dso_local i32 @LAPACKE_strtrs(i32 noundef %0, i8 noundef signext %1, i8 noundef signext %2, i8 noundef signext %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #3 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i8 %1, ptr %13, align 1
  store i8 %2, ptr %14, align 1
  store i8 %3, ptr %15, align 1
  store i32 %4, ptr %16, align 4
  store i32 %5, ptr %17, align 4
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  store ptr %8, ptr %20, align 8
  store i32 %9, ptr %21, align 4
  %29 = load i32, ptr %12, align 4
  %30 = icmp eq i32 %29, 101
  %31 = zext i1 %30 to i32
  store i32 %31, ptr %22, align 4
  %32 = call i32 @is_upper(ptr noundef %13)
  %33 = load i32, ptr %22, align 4
  %34 = icmp ne i32 %32, %33
  %35 = zext i1 %34 to i32
  store i32 %35, ptr %23, align 4
  %36 = call i32 @is_transposed(ptr noundef %14)
  %37 = load i32, ptr %22, align 4
  %38 = icmp ne i32 %36, %37
  %39 = zext i1 %38 to i32
  store i32 %39, ptr %24, align 4
  %40 = call i32 @is_unit(ptr noundef %15)
  store i32 %40, ptr %25, align 4
  %41 = load i32, ptr %22, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %55, label %43

43:                                               ; preds = %10
  %44 = load i32, ptr %23, align 4
  %45 = load i32, ptr %24, align 4
  %46 = load i32, ptr %25, align 4
  %47 = load i32, ptr %16, align 4
  %48 = load i32, ptr %17, align 4
  %49 = load ptr, ptr %18, align 8
  %50 = load i32, ptr %19, align 4
  %51 = load ptr, ptr %20, align 8
  %52 = load i32, ptr %21, align 4
  %53 = call double @ltoad_trtrs_s(i32 noundef %44, i32 noundef %45, i32 noundef %46, i32 noundef %47, i32 noundef %48, ptr noundef %49, i32 noundef %50, ptr noundef %51, i32 noundef %52)
  %54 = fptosi double %53 to i32
  store i32 %54, ptr %11, align 4
  store i32 1, ptr %26, align 4
  br label %78

55:                                               ; preds = %10
  %56 = load i32, ptr %16, align 4
  %57 = load i32, ptr %17, align 4
  %58 = load ptr, ptr %20, align 8
  %59 = load i32, ptr %21, align 4
  %60 = call ptr @columns_s(i32 noundef %56, i32 noundef %57, ptr noundef %58, i32 noundef %59)
  store ptr %60, ptr %27, align 8
  %61 = load i32, ptr %23, align 4
  %62 = load i32, ptr %24, align 4
  %63 = load i32, ptr %25, align 4
  %64 = load i32, ptr %16, align 4
  %65 = load i32, ptr %17, align 4
  %66 = load ptr, ptr %18, align 8
  %67 = load i32, ptr %19, align 4
  %68 = load ptr, ptr %27, align 8
  %69 = load i32, ptr %16, align 4
  %70 = call double @ltoad_trtrs_s(i32 noundef %61, i32 noundef %62, i32 noundef %63, i32 noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69)
  %71 = fptosi double %70 to i32
  store i32 %71, ptr %28, align 4
  %72 = load i32, ptr %16, align 4
  %73 = load i32, ptr %17, align 4
  %74 = load ptr, ptr %27, align 8
  %75 = load ptr, ptr %20, align 8
  %76 = load i32, ptr %21, align 4
  call void @rows_s(i32 noundef %72, i32 noundef %73, ptr noundef %74, ptr noundef %75, i32 noundef %76)
  %77 = load i32, ptr %28, align 4
  store i32 %77, ptr %11, align 4
  store i32 1, ptr %26, align 4
  br label %78

78:                                               ; preds = %55, %43
  %79 = load i32, ptr %11, align 4
  ret i32 %79
}

define dso_local i32 @LAPACKE_dsyev(i32 noundef %0, i8 noundef signext %1, i8 noundef signext %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i8 %1, ptr %9, align 1
  store i8 %2, ptr %10, align 1
  store i32 %3, ptr %11, align 4
  store ptr %4, ptr %12, align 8
  store i32 %5, ptr %13, align 4
  store ptr %6, ptr %14, align 8
  %21 = call i32 @is_upper(ptr noundef %10)
  %22 = load i32, ptr %8, align 4
  %23 = icmp eq i32 %22, 101
  %24 = zext i1 %23 to i32
  %25 = icmp ne i32 %21, %24
  %26 = zext i1 %25 to i32
  store i32 %26, ptr %15, align 4
  %27 = load i32, ptr %11, align 4
  %28 = load i32, ptr %11, align 4
  %29 = load ptr, ptr %12, align 8
  %30 = load i32, ptr %13, align 4
  %31 = call ptr @columns_d(i32 noundef %27, i32 noundef %28, ptr noundef %29, i32 noundef %30)
  store ptr %31, ptr %16, align 8
  %32 = load i32, ptr %15, align 4
  %33 = icmp ne i32 %32, 0
  %34 = xor i1 %33, true
  %35 = zext i1 %34 to i32
  %36 = load i32, ptr %11, align 4
  %37 = load ptr, ptr %16, align 8
  %38 = load i32, ptr %11, align 4
  %39 = load ptr, ptr %14, align 8
  %40 = call double @ltoad_syev_d(i32 noundef %35, i32 noundef %36, ptr noundef %37, i32 noundef %38, ptr noundef %39)
  %41 = fptosi double %40 to i32
  store i32 %41, ptr %17, align 4
  %42 = load i8, ptr %9, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp eq i32 %43, 86
  br i1 %44, label %49, label %45

45:                                               ; preds = %7
  %46 = load i8, ptr %9, align 1
  %47 = sext i8 %46 to i32
  %48 = icmp eq i32 %47, 118
  br i1 %48, label %49, label %105

49:                                               ; preds = %45, %7
  store i32 0, ptr %18, align 4
  br label %50

50:                                               ; preds = %101, %49
  %51 = load i32, ptr %18, align 4
  %52 = load i32, ptr %11, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %50
  store i32 2, ptr %19, align 4
  br label %104

55:                                               ; preds = %50
  store i32 0, ptr %20, align 4
  br label %56

56:                                               ; preds = %97, %55
  %57 = load i32, ptr %20, align 4
  %58 = load i32, ptr %11, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  store i32 5, ptr %19, align 4
  br label %100

61:                                               ; preds = %56
  %62 = load ptr, ptr %16, align 8
  %63 = load i32, ptr %20, align 4
  %64 = sext i32 %63 to i64
  %65 = load i32, ptr %18, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %11, align 4
  %68 = sext i32 %67 to i64
  %69 = mul i64 %66, %68
  %70 = add i64 %64, %69
  %71 = getelementptr inbounds double, ptr %62, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %12, align 8
  %74 = load i32, ptr %8, align 4
  %75 = icmp eq i32 %74, 101
  br i1 %75, label %76, label %85

76:                                               ; preds = %61
  %77 = load i32, ptr %20, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %13, align 4
  %80 = sext i32 %79 to i64
  %81 = mul i64 %78, %80
  %82 = load i32, ptr %18, align 4
  %83 = sext i32 %82 to i64
  %84 = add i64 %81, %83
  br label %94

85:                                               ; preds = %61
  %86 = load i32, ptr %20, align 4
  %87 = sext i32 %86 to i64
  %88 = load i32, ptr %18, align 4
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr %13, align 4
  %91 = sext i32 %90 to i64
  %92 = mul i64 %89, %91
  %93 = add i64 %87, %92
  br label %94

94:                                               ; preds = %85, %76
  %95 = phi i64 [ %84, %76 ], [ %93, %85 ]
  %96 = getelementptr inbounds double, ptr %73, i64 %95
  store double %72, ptr %96, align 8
  br label %97

97:                                               ; preds = %94
  %98 = load i32, ptr %20, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %20, align 4
  br label %56

100:                                              ; preds = %60
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %18, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %18, align 4
  br label %50

104:                                              ; preds = %54
  br label %105

105:                                              ; preds = %104, %45
  %106 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %106)
  %107 = load i32, ptr %17, align 4
  store i32 1, ptr %19, align 4
  ret i32 %107
}

define dso_local i32 @LAPACKE_dgels(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i8 %1, ptr %12, align 1
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  %23 = call i32 @is_transposed(ptr noundef %12)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %9
  %26 = load i32, ptr %13, align 4
  %27 = load i32, ptr %14, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %25, %9
  call void @refuse(ptr noundef @.str.7)
  br label %30

30:                                               ; preds = %29, %25
  %31 = load i32, ptr %11, align 4
  %32 = icmp ne i32 %31, 101
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = load i32, ptr %13, align 4
  %35 = load i32, ptr %14, align 4
  %36 = load i32, ptr %15, align 4
  %37 = load ptr, ptr %16, align 8
  %38 = load i32, ptr %17, align 4
  %39 = load ptr, ptr %18, align 8
  %40 = load i32, ptr %19, align 4
  %41 = call i32 @least_squares_d(i32 noundef %34, i32 noundef %35, i32 noundef %36, ptr noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40)
  store i32 %41, ptr %10, align 4
  br label %72

42:                                               ; preds = %30
  %43 = load i32, ptr %13, align 4
  %44 = load i32, ptr %14, align 4
  %45 = load ptr, ptr %16, align 8
  %46 = load i32, ptr %17, align 4
  %47 = call ptr @columns_d(i32 noundef %43, i32 noundef %44, ptr noundef %45, i32 noundef %46)
  store ptr %47, ptr %20, align 8
  %48 = load i32, ptr %13, align 4
  %49 = load i32, ptr %15, align 4
  %50 = load ptr, ptr %18, align 8
  %51 = load i32, ptr %19, align 4
  %52 = call ptr @columns_d(i32 noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51)
  store ptr %52, ptr %21, align 8
  %53 = load i32, ptr %13, align 4
  %54 = load i32, ptr %14, align 4
  %55 = load i32, ptr %15, align 4
  %56 = load ptr, ptr %20, align 8
  %57 = load i32, ptr %13, align 4
  %58 = load ptr, ptr %21, align 8
  %59 = load i32, ptr %13, align 4
  %60 = call i32 @least_squares_d(i32 noundef %53, i32 noundef %54, i32 noundef %55, ptr noundef %56, i32 noundef %57, ptr noundef %58, i32 noundef %59)
  store i32 %60, ptr %22, align 4
  %61 = load i32, ptr %13, align 4
  %62 = load i32, ptr %14, align 4
  %63 = load ptr, ptr %20, align 8
  %64 = load ptr, ptr %16, align 8
  %65 = load i32, ptr %17, align 4
  call void @rows_d(i32 noundef %61, i32 noundef %62, ptr noundef %63, ptr noundef %64, i32 noundef %65)
  %66 = load i32, ptr %13, align 4
  %67 = load i32, ptr %15, align 4
  %68 = load ptr, ptr %21, align 8
  %69 = load ptr, ptr %18, align 8
  %70 = load i32, ptr %19, align 4
  call void @rows_d(i32 noundef %66, i32 noundef %67, ptr noundef %68, ptr noundef %69, i32 noundef %70)
  %71 = load i32, ptr %22, align 4
  store i32 %71, ptr %10, align 4
  br label %72

72:                                               ; preds = %42, %33
  %73 = load i32, ptr %10, align 4
  ret i32 %73
}

define dso_local i32 @LAPACKE_dgtsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #3 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store i32 %7, ptr %17, align 4
  %20 = load i32, ptr %10, align 4
  %21 = icmp ne i32 %20, 101
  br i1 %21, label %22, label %31

22:                                               ; preds = %8
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %12, align 4
  %25 = load ptr, ptr %13, align 8
  %26 = load ptr, ptr %14, align 8
  %27 = load ptr, ptr %15, align 8
  %28 = load ptr, ptr %16, align 8
  %29 = load i32, ptr %17, align 4
  %30 = call i32 @tridiagonal_d(i32 noundef %23, i32 noundef %24, ptr noundef %25, ptr noundef %26, ptr noundef %27, ptr noundef %28, i32 noundef %29)
  store i32 %30, ptr %9, align 4
  br label %51

31:                                               ; preds = %8
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %12, align 4
  %34 = load ptr, ptr %16, align 8
  %35 = load i32, ptr %17, align 4
  %36 = call ptr @columns_d(i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35)
  store ptr %36, ptr %18, align 8
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %12, align 4
  %39 = load ptr, ptr %13, align 8
  %40 = load ptr, ptr %14, align 8
  %41 = load ptr, ptr %15, align 8
  %42 = load ptr, ptr %18, align 8
  %43 = load i32, ptr %11, align 4
  %44 = call i32 @tridiagonal_d(i32 noundef %37, i32 noundef %38, ptr noundef %39, ptr noundef %40, ptr noundef %41, ptr noundef %42, i32 noundef %43)
  store i32 %44, ptr %19, align 4
  %45 = load i32, ptr %11, align 4
  %46 = load i32, ptr %12, align 4
  %47 = load ptr, ptr %18, align 8
  %48 = load ptr, ptr %16, align 8
  %49 = load i32, ptr %17, align 4
  call void @rows_d(i32 noundef %45, i32 noundef %46, ptr noundef %47, ptr noundef %48, i32 noundef %49)
  %50 = load i32, ptr %19, align 4
  store i32 %50, ptr %9, align 4
  br label %51

51:                                               ; preds = %31, %22
  %52 = load i32, ptr %9, align 4
  ret i32 %52
}

define dso_local i32 @LAPACKE_ssyev(i32 noundef %0, i8 noundef signext %1, i8 noundef signext %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #3 {
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i8 %1, ptr %9, align 1
  store i8 %2, ptr %10, align 1
  store i32 %3, ptr %11, align 4
  store ptr %4, ptr %12, align 8
  store i32 %5, ptr %13, align 4
  store ptr %6, ptr %14, align 8
  %21 = call i32 @is_upper(ptr noundef %10)
  %22 = load i32, ptr %8, align 4
  %23 = icmp eq i32 %22, 101
  %24 = zext i1 %23 to i32
  %25 = icmp ne i32 %21, %24
  %26 = zext i1 %25 to i32
  store i32 %26, ptr %15, align 4
  %27 = load i32, ptr %11, align 4
  %28 = load i32, ptr %11, align 4
  %29 = load ptr, ptr %12, align 8
  %30 = load i32, ptr %13, align 4
  %31 = call ptr @columns_s(i32 noundef %27, i32 noundef %28, ptr noundef %29, i32 noundef %30)
  store ptr %31, ptr %16, align 8
  %32 = load i32, ptr %15, align 4
  %33 = icmp ne i32 %32, 0
  %34 = xor i1 %33, true
  %35 = zext i1 %34 to i32
  %36 = load i32, ptr %11, align 4
  %37 = load ptr, ptr %16, align 8
  %38 = load i32, ptr %11, align 4
  %39 = load ptr, ptr %14, align 8
  %40 = call double @ltoad_syev_s(i32 noundef %35, i32 noundef %36, ptr noundef %37, i32 noundef %38, ptr noundef %39)
  %41 = fptosi double %40 to i32
  store i32 %41, ptr %17, align 4
  %42 = load i8, ptr %9, align 1
  %43 = sext i8 %42 to i32
  %44 = icmp eq i32 %43, 86
  br i1 %44, label %49, label %45

45:                                               ; preds = %7
  %46 = load i8, ptr %9, align 1
  %47 = sext i8 %46 to i32
  %48 = icmp eq i32 %47, 118
  br i1 %48, label %49, label %105

49:                                               ; preds = %45, %7
  store i32 0, ptr %18, align 4
  br label %50

50:                                               ; preds = %101, %49
  %51 = load i32, ptr %18, align 4
  %52 = load i32, ptr %11, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %50
  store i32 2, ptr %19, align 4
  br label %104

55:                                               ; preds = %50
  store i32 0, ptr %20, align 4
  br label %56

56:                                               ; preds = %97, %55
  %57 = load i32, ptr %20, align 4
  %58 = load i32, ptr %11, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  store i32 5, ptr %19, align 4
  br label %100

61:                                               ; preds = %56
  %62 = load ptr, ptr %16, align 8
  %63 = load i32, ptr %20, align 4
  %64 = sext i32 %63 to i64
  %65 = load i32, ptr %18, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %11, align 4
  %68 = sext i32 %67 to i64
  %69 = mul i64 %66, %68
  %70 = add i64 %64, %69
  %71 = getelementptr inbounds float, ptr %62, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = load ptr, ptr %12, align 8
  %74 = load i32, ptr %8, align 4
  %75 = icmp eq i32 %74, 101
  br i1 %75, label %76, label %85

76:                                               ; preds = %61
  %77 = load i32, ptr %20, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %13, align 4
  %80 = sext i32 %79 to i64
  %81 = mul i64 %78, %80
  %82 = load i32, ptr %18, align 4
  %83 = sext i32 %82 to i64
  %84 = add i64 %81, %83
  br label %94

85:                                               ; preds = %61
  %86 = load i32, ptr %20, align 4
  %87 = sext i32 %86 to i64
  %88 = load i32, ptr %18, align 4
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr %13, align 4
  %91 = sext i32 %90 to i64
  %92 = mul i64 %89, %91
  %93 = add i64 %87, %92
  br label %94

94:                                               ; preds = %85, %76
  %95 = phi i64 [ %84, %76 ], [ %93, %85 ]
  %96 = getelementptr inbounds float, ptr %73, i64 %95
  store float %72, ptr %96, align 4
  br label %97

97:                                               ; preds = %94
  %98 = load i32, ptr %20, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %20, align 4
  br label %56

100:                                              ; preds = %60
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %18, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %18, align 4
  br label %50

104:                                              ; preds = %54
  br label %105

105:                                              ; preds = %104, %45
  %106 = load ptr, ptr %16, align 8
  call void @free(ptr noundef %106)
  %107 = load i32, ptr %17, align 4
  store i32 1, ptr %19, align 4
  ret i32 %107
}

define dso_local i32 @LAPACKE_sgels(i32 noundef %0, i8 noundef signext %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i8 %1, ptr %12, align 1
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store ptr %7, ptr %18, align 8
  store i32 %8, ptr %19, align 4
  %23 = call i32 @is_transposed(ptr noundef %12)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %9
  %26 = load i32, ptr %13, align 4
  %27 = load i32, ptr %14, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %25, %9
  call void @refuse(ptr noundef @.str.7)
  br label %30

30:                                               ; preds = %29, %25
  %31 = load i32, ptr %11, align 4
  %32 = icmp ne i32 %31, 101
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = load i32, ptr %13, align 4
  %35 = load i32, ptr %14, align 4
  %36 = load i32, ptr %15, align 4
  %37 = load ptr, ptr %16, align 8
  %38 = load i32, ptr %17, align 4
  %39 = load ptr, ptr %18, align 8
  %40 = load i32, ptr %19, align 4
  %41 = call i32 @least_squares_s(i32 noundef %34, i32 noundef %35, i32 noundef %36, ptr noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40)
  store i32 %41, ptr %10, align 4
  br label %72

42:                                               ; preds = %30
  %43 = load i32, ptr %13, align 4
  %44 = load i32, ptr %14, align 4
  %45 = load ptr, ptr %16, align 8
  %46 = load i32, ptr %17, align 4
  %47 = call ptr @columns_s(i32 noundef %43, i32 noundef %44, ptr noundef %45, i32 noundef %46)
  store ptr %47, ptr %20, align 8
  %48 = load i32, ptr %13, align 4
  %49 = load i32, ptr %15, align 4
  %50 = load ptr, ptr %18, align 8
  %51 = load i32, ptr %19, align 4
  %52 = call ptr @columns_s(i32 noundef %48, i32 noundef %49, ptr noundef %50, i32 noundef %51)
  store ptr %52, ptr %21, align 8
  %53 = load i32, ptr %13, align 4
  %54 = load i32, ptr %14, align 4
  %55 = load i32, ptr %15, align 4
  %56 = load ptr, ptr %20, align 8
  %57 = load i32, ptr %13, align 4
  %58 = load ptr, ptr %21, align 8
  %59 = load i32, ptr %13, align 4
  %60 = call i32 @least_squares_s(i32 noundef %53, i32 noundef %54, i32 noundef %55, ptr noundef %56, i32 noundef %57, ptr noundef %58, i32 noundef %59)
  store i32 %60, ptr %22, align 4
  %61 = load i32, ptr %13, align 4
  %62 = load i32, ptr %14, align 4
  %63 = load ptr, ptr %20, align 8
  %64 = load ptr, ptr %16, align 8
  %65 = load i32, ptr %17, align 4
  call void @rows_s(i32 noundef %61, i32 noundef %62, ptr noundef %63, ptr noundef %64, i32 noundef %65)
  %66 = load i32, ptr %13, align 4
  %67 = load i32, ptr %15, align 4
  %68 = load ptr, ptr %21, align 8
  %69 = load ptr, ptr %18, align 8
  %70 = load i32, ptr %19, align 4
  call void @rows_s(i32 noundef %66, i32 noundef %67, ptr noundef %68, ptr noundef %69, i32 noundef %70)
  %71 = load i32, ptr %22, align 4
  store i32 %71, ptr %10, align 4
  br label %72

72:                                               ; preds = %42, %33
  %73 = load i32, ptr %10, align 4
  ret i32 %73
}

define dso_local i32 @LAPACKE_sgtsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #3 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store i32 %7, ptr %17, align 4
  %20 = load i32, ptr %10, align 4
  %21 = icmp ne i32 %20, 101
  br i1 %21, label %22, label %31

22:                                               ; preds = %8
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %12, align 4
  %25 = load ptr, ptr %13, align 8
  %26 = load ptr, ptr %14, align 8
  %27 = load ptr, ptr %15, align 8
  %28 = load ptr, ptr %16, align 8
  %29 = load i32, ptr %17, align 4
  %30 = call i32 @tridiagonal_s(i32 noundef %23, i32 noundef %24, ptr noundef %25, ptr noundef %26, ptr noundef %27, ptr noundef %28, i32 noundef %29)
  store i32 %30, ptr %9, align 4
  br label %51

31:                                               ; preds = %8
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %12, align 4
  %34 = load ptr, ptr %16, align 8
  %35 = load i32, ptr %17, align 4
  %36 = call ptr @columns_s(i32 noundef %32, i32 noundef %33, ptr noundef %34, i32 noundef %35)
  store ptr %36, ptr %18, align 8
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %12, align 4
  %39 = load ptr, ptr %13, align 8
  %40 = load ptr, ptr %14, align 8
  %41 = load ptr, ptr %15, align 8
  %42 = load ptr, ptr %18, align 8
  %43 = load i32, ptr %11, align 4
  %44 = call i32 @tridiagonal_s(i32 noundef %37, i32 noundef %38, ptr noundef %39, ptr noundef %40, ptr noundef %41, ptr noundef %42, i32 noundef %43)
  store i32 %44, ptr %19, align 4
  %45 = load i32, ptr %11, align 4
  %46 = load i32, ptr %12, align 4
  %47 = load ptr, ptr %18, align 8
  %48 = load ptr, ptr %16, align 8
  %49 = load i32, ptr %17, align 4
  call void @rows_s(i32 noundef %45, i32 noundef %46, ptr noundef %47, ptr noundef %48, i32 noundef %49)
  %50 = load i32, ptr %19, align 4
  store i32 %50, ptr %9, align 4
  br label %51

51:                                               ; preds = %31, %22
  %52 = load i32, ptr %9, align 4
  ret i32 %52
}

define internal i32 @all_zero_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %13

13:                                               ; preds = %45, %4
  %14 = load i32, ptr %10, align 4
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  store i32 2, ptr %11, align 4
  br label %48

18:                                               ; preds = %13
  store i32 0, ptr %12, align 4
  br label %19

19:                                               ; preds = %39, %18
  %20 = load i32, ptr %12, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 5, ptr %11, align 4
  br label %42

24:                                               ; preds = %19
  %25 = load ptr, ptr %8, align 8
  %26 = load i32, ptr %12, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %29, %31
  %33 = add i64 %27, %32
  %34 = getelementptr inbounds double, ptr %25, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fcmp une double %35, 0.000000e+00
  br i1 %36, label %37, label %38

37:                                               ; preds = %24
  store i32 0, ptr %5, align 4
  store i32 1, ptr %11, align 4
  br label %42

38:                                               ; preds = %24
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %12, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %12, align 4
  br label %19

42:                                               ; preds = %37, %23
  %43 = load i32, ptr %11, align 4
  switch i32 %43, label %48 [
    i32 5, label %44
  ]

44:                                               ; preds = %42
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %10, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %10, align 4
  br label %13

48:                                               ; preds = %42, %17
  %49 = load i32, ptr %11, align 4
  switch i32 %49, label %53 [
    i32 2, label %50
    i32 1, label %51
  ]

50:                                               ; preds = %48
  store i32 1, ptr %5, align 4
  br label %51

51:                                               ; preds = %50, %48
  %52 = load i32, ptr %5, align 4
  ret i32 %52

53:                                               ; preds = %48
  unreachable
}

define internal void @solve_right_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %14, align 4
  %25 = load ptr, ptr %17, align 8
  %26 = load i32, ptr %18, align 4
  %27 = call ptr @transposed_d(i32 noundef %23, i32 noundef %24, ptr noundef %25, i32 noundef %26)
  store ptr %27, ptr %19, align 8
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = icmp ne i32 %29, 0
  %31 = xor i1 %30, true
  %32 = zext i1 %31 to i32
  %33 = load i32, ptr %12, align 4
  %34 = load i32, ptr %14, align 4
  %35 = load i32, ptr %13, align 4
  %36 = load ptr, ptr %15, align 8
  %37 = load i32, ptr %16, align 4
  %38 = load ptr, ptr %19, align 8
  %39 = load i32, ptr %14, align 4
  %40 = call double @ltoad_trtrs_d(i32 noundef %28, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39)
  store i32 0, ptr %20, align 4
  br label %41

41:                                               ; preds = %78, %9
  %42 = load i32, ptr %20, align 4
  %43 = load i32, ptr %14, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  store i32 2, ptr %21, align 4
  br label %81

46:                                               ; preds = %41
  store i32 0, ptr %22, align 4
  br label %47

47:                                               ; preds = %74, %46
  %48 = load i32, ptr %22, align 4
  %49 = load i32, ptr %13, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  store i32 5, ptr %21, align 4
  br label %77

52:                                               ; preds = %47
  %53 = load ptr, ptr %19, align 8
  %54 = load i32, ptr %20, align 4
  %55 = sext i32 %54 to i64
  %56 = load i32, ptr %22, align 4
  %57 = sext i32 %56 to i64
  %58 = load i32, ptr %14, align 4
  %59 = sext i32 %58 to i64
  %60 = mul i64 %57, %59
  %61 = add i64 %55, %60
  %62 = getelementptr inbounds double, ptr %53, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = load ptr, ptr %17, align 8
  %65 = load i32, ptr %22, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %20, align 4
  %68 = sext i32 %67 to i64
  %69 = load i32, ptr %18, align 4
  %70 = sext i32 %69 to i64
  %71 = mul i64 %68, %70
  %72 = add i64 %66, %71
  %73 = getelementptr inbounds double, ptr %64, i64 %72
  store double %63, ptr %73, align 8
  br label %74

74:                                               ; preds = %52
  %75 = load i32, ptr %22, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %22, align 4
  br label %47

77:                                               ; preds = %51
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %20, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %20, align 4
  br label %41

81:                                               ; preds = %45
  %82 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %82)
  ret void
}

define internal void @put_lower_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %68, %5
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %7, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  store i32 2, ptr %12, align 4
  br label %71

19:                                               ; preds = %14
  %20 = load i32, ptr %11, align 4
  store i32 %20, ptr %13, align 4
  br label %21

21:                                               ; preds = %64, %19
  %22 = load i32, ptr %13, align 4
  %23 = load i32, ptr %7, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 5, ptr %12, align 4
  br label %67

26:                                               ; preds = %21
  %27 = load ptr, ptr %8, align 8
  %28 = load i32, ptr %13, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %11, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = mul i64 %31, %33
  %35 = add i64 %29, %34
  %36 = getelementptr inbounds double, ptr %27, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load i32, ptr %6, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %51

40:                                               ; preds = %26
  %41 = load ptr, ptr %9, align 8
  %42 = load i32, ptr %11, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %13, align 4
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = mul i64 %45, %47
  %49 = add i64 %43, %48
  %50 = getelementptr inbounds double, ptr %41, i64 %49
  br label %62

51:                                               ; preds = %26
  %52 = load ptr, ptr %9, align 8
  %53 = load i32, ptr %13, align 4
  %54 = sext i32 %53 to i64
  %55 = load i32, ptr %11, align 4
  %56 = sext i32 %55 to i64
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = mul i64 %56, %58
  %60 = add i64 %54, %59
  %61 = getelementptr inbounds double, ptr %52, i64 %60
  br label %62

62:                                               ; preds = %51, %40
  %63 = phi ptr [ %50, %40 ], [ %61, %51 ]
  store double %37, ptr %63, align 8
  br label %64

64:                                               ; preds = %62
  %65 = load i32, ptr %13, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %13, align 4
  br label %21

67:                                               ; preds = %25
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %11, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %11, align 4
  br label %14

71:                                               ; preds = %18
  ret void
}

define internal i32 @all_zero_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %13

13:                                               ; preds = %45, %4
  %14 = load i32, ptr %10, align 4
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  store i32 2, ptr %11, align 4
  br label %48

18:                                               ; preds = %13
  store i32 0, ptr %12, align 4
  br label %19

19:                                               ; preds = %39, %18
  %20 = load i32, ptr %12, align 4
  %21 = load i32, ptr %6, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 5, ptr %11, align 4
  br label %42

24:                                               ; preds = %19
  %25 = load ptr, ptr %8, align 8
  %26 = load i32, ptr %12, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %29, %31
  %33 = add i64 %27, %32
  %34 = getelementptr inbounds float, ptr %25, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = fcmp une float %35, 0.000000e+00
  br i1 %36, label %37, label %38

37:                                               ; preds = %24
  store i32 0, ptr %5, align 4
  store i32 1, ptr %11, align 4
  br label %42

38:                                               ; preds = %24
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %12, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %12, align 4
  br label %19

42:                                               ; preds = %37, %23
  %43 = load i32, ptr %11, align 4
  switch i32 %43, label %48 [
    i32 5, label %44
  ]

44:                                               ; preds = %42
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %10, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %10, align 4
  br label %13

48:                                               ; preds = %42, %17
  %49 = load i32, ptr %11, align 4
  switch i32 %49, label %53 [
    i32 2, label %50
    i32 1, label %51
  ]

50:                                               ; preds = %48
  store i32 1, ptr %5, align 4
  br label %51

51:                                               ; preds = %50, %48
  %52 = load i32, ptr %5, align 4
  ret i32 %52

53:                                               ; preds = %48
  unreachable
}

define internal void @solve_right_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #3 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %14, align 4
  %25 = load ptr, ptr %17, align 8
  %26 = load i32, ptr %18, align 4
  %27 = call ptr @transposed_s(i32 noundef %23, i32 noundef %24, ptr noundef %25, i32 noundef %26)
  store ptr %27, ptr %19, align 8
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = icmp ne i32 %29, 0
  %31 = xor i1 %30, true
  %32 = zext i1 %31 to i32
  %33 = load i32, ptr %12, align 4
  %34 = load i32, ptr %14, align 4
  %35 = load i32, ptr %13, align 4
  %36 = load ptr, ptr %15, align 8
  %37 = load i32, ptr %16, align 4
  %38 = load ptr, ptr %19, align 8
  %39 = load i32, ptr %14, align 4
  %40 = call double @ltoad_trtrs_s(i32 noundef %28, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39)
  store i32 0, ptr %20, align 4
  br label %41

41:                                               ; preds = %78, %9
  %42 = load i32, ptr %20, align 4
  %43 = load i32, ptr %14, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  store i32 2, ptr %21, align 4
  br label %81

46:                                               ; preds = %41
  store i32 0, ptr %22, align 4
  br label %47

47:                                               ; preds = %74, %46
  %48 = load i32, ptr %22, align 4
  %49 = load i32, ptr %13, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  store i32 5, ptr %21, align 4
  br label %77

52:                                               ; preds = %47
  %53 = load ptr, ptr %19, align 8
  %54 = load i32, ptr %20, align 4
  %55 = sext i32 %54 to i64
  %56 = load i32, ptr %22, align 4
  %57 = sext i32 %56 to i64
  %58 = load i32, ptr %14, align 4
  %59 = sext i32 %58 to i64
  %60 = mul i64 %57, %59
  %61 = add i64 %55, %60
  %62 = getelementptr inbounds float, ptr %53, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = load ptr, ptr %17, align 8
  %65 = load i32, ptr %22, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %20, align 4
  %68 = sext i32 %67 to i64
  %69 = load i32, ptr %18, align 4
  %70 = sext i32 %69 to i64
  %71 = mul i64 %68, %70
  %72 = add i64 %66, %71
  %73 = getelementptr inbounds float, ptr %64, i64 %72
  store float %63, ptr %73, align 4
  br label %74

74:                                               ; preds = %52
  %75 = load i32, ptr %22, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %22, align 4
  br label %47

77:                                               ; preds = %51
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %20, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %20, align 4
  br label %41

81:                                               ; preds = %45
  %82 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %82)
  ret void
}

define internal void @put_lower_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %68, %5
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %7, align 4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  store i32 2, ptr %12, align 4
  br label %71

19:                                               ; preds = %14
  %20 = load i32, ptr %11, align 4
  store i32 %20, ptr %13, align 4
  br label %21

21:                                               ; preds = %64, %19
  %22 = load i32, ptr %13, align 4
  %23 = load i32, ptr %7, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 5, ptr %12, align 4
  br label %67

26:                                               ; preds = %21
  %27 = load ptr, ptr %8, align 8
  %28 = load i32, ptr %13, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %11, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = mul i64 %31, %33
  %35 = add i64 %29, %34
  %36 = getelementptr inbounds float, ptr %27, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = load i32, ptr %6, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %51

40:                                               ; preds = %26
  %41 = load ptr, ptr %9, align 8
  %42 = load i32, ptr %11, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %13, align 4
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = mul i64 %45, %47
  %49 = add i64 %43, %48
  %50 = getelementptr inbounds float, ptr %41, i64 %49
  br label %62

51:                                               ; preds = %26
  %52 = load ptr, ptr %9, align 8
  %53 = load i32, ptr %13, align 4
  %54 = sext i32 %53 to i64
  %55 = load i32, ptr %11, align 4
  %56 = sext i32 %55 to i64
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = mul i64 %56, %58
  %60 = add i64 %54, %59
  %61 = getelementptr inbounds float, ptr %52, i64 %60
  br label %62

62:                                               ; preds = %51, %40
  %63 = phi ptr [ %50, %40 ], [ %61, %51 ]
  store float %37, ptr %63, align 4
  br label %64

64:                                               ; preds = %62
  %65 = load i32, ptr %13, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %13, align 4
  br label %21

67:                                               ; preds = %25
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %11, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %11, align 4
  br label %14

71:                                               ; preds = %18
  ret void
}

define internal void @say(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i64 @strlen(ptr noundef %4) #8
  %6 = call i64 @write(i32 noundef 2, ptr noundef %3, i64 noundef %5)
  ret void
}

declare void @abort() #6

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare i64 @strlen(ptr noundef) #7

declare double @sqrt(double noundef) #7

attributes #0 = { noinline nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress }
attributes #3 = { nounwind uwtable }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { allocsize(0) }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind }
attributes #8 = { nounwind }
attributes #9 = { allocsize(0) }
attributes #10 = { noreturn nounwind }


