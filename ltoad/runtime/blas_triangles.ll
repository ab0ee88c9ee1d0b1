
%struct.forward_d = type { ptr, double }
%struct.forward_s = type { ptr, double }

@.str = private unnamed_addr constant [2 x i8] c"R\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"L\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"U\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"T\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"N\00", align 1
@__enzyme_register_gradient_ltoad_trsm_d = dso_local global [3 x ptr] [ptr @ltoad_trsm_d, ptr @ltoad_trsm_augmented_d, ptr @ltoad_trsm_reverse_d], align 16
@__enzyme_register_derivative_ltoad_trsm_d = dso_local global [2 x ptr] [ptr @ltoad_trsm_d, ptr @ltoad_trsm_tangent_d], align 16
@__enzyme_register_gradient_ltoad_trmm_d = dso_local global [3 x ptr] [ptr @ltoad_trmm_d, ptr @ltoad_trmm_augmented_d, ptr @ltoad_trmm_reverse_d], align 16
@__enzyme_register_derivative_ltoad_trmm_d = dso_local global [2 x ptr] [ptr @ltoad_trmm_d, ptr @ltoad_trmm_tangent_d], align 16
@__enzyme_register_gradient_ltoad_symm_d = dso_local global [3 x ptr] [ptr @ltoad_symm_d, ptr @ltoad_symm_augmented_d, ptr @ltoad_symm_reverse_d], align 16
@__enzyme_register_derivative_ltoad_symm_d = dso_local global [2 x ptr] [ptr @ltoad_symm_d, ptr @ltoad_symm_tangent_d], align 16
@__enzyme_register_gradient_ltoad_syrk_d = dso_local global [3 x ptr] [ptr @ltoad_syrk_d, ptr @ltoad_syrk_augmented_d, ptr @ltoad_syrk_reverse_d], align 16
@__enzyme_register_derivative_ltoad_syrk_d = dso_local global [2 x ptr] [ptr @ltoad_syrk_d, ptr @ltoad_syrk_tangent_d], align 16
@__enzyme_register_gradient_ltoad_trsm_s = dso_local global [3 x ptr] [ptr @ltoad_trsm_s, ptr @ltoad_trsm_augmented_s, ptr @ltoad_trsm_reverse_s], align 16
@__enzyme_register_derivative_ltoad_trsm_s = dso_local global [2 x ptr] [ptr @ltoad_trsm_s, ptr @ltoad_trsm_tangent_s], align 16
@__enzyme_register_gradient_ltoad_trmm_s = dso_local global [3 x ptr] [ptr @ltoad_trmm_s, ptr @ltoad_trmm_augmented_s, ptr @ltoad_trmm_reverse_s], align 16
@__enzyme_register_derivative_ltoad_trmm_s = dso_local global [2 x ptr] [ptr @ltoad_trmm_s, ptr @ltoad_trmm_tangent_s], align 16
@__enzyme_register_gradient_ltoad_symm_s = dso_local global [3 x ptr] [ptr @ltoad_symm_s, ptr @ltoad_symm_augmented_s, ptr @ltoad_symm_reverse_s], align 16
@__enzyme_register_derivative_ltoad_symm_s = dso_local global [2 x ptr] [ptr @ltoad_symm_s, ptr @ltoad_symm_tangent_s], align 16
@__enzyme_register_gradient_ltoad_syrk_s = dso_local global [3 x ptr] [ptr @ltoad_syrk_s, ptr @ltoad_syrk_augmented_s, ptr @ltoad_syrk_reverse_s], align 16
@__enzyme_register_derivative_ltoad_syrk_s = dso_local global [2 x ptr] [ptr @ltoad_syrk_s, ptr @ltoad_syrk_tangent_s], align 16

define dso_local double @ltoad_trsm_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #0 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store i32 %7, ptr %18, align 4
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  store double 1.000000e+00, ptr %21, align 8
  %22 = load i32, ptr %11, align 4
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i64
  %25 = select i1 %23, ptr @.str, ptr @.str.1
  %26 = load i32, ptr %12, align 4
  %27 = icmp ne i32 %26, 0
  %28 = zext i1 %27 to i64
  %29 = select i1 %27, ptr @.str.2, ptr @.str.1
  %30 = load i32, ptr %13, align 4
  %31 = icmp ne i32 %30, 0
  %32 = zext i1 %31 to i64
  %33 = select i1 %31, ptr @.str.3, ptr @.str.4
  %34 = load i32, ptr %14, align 4
  %35 = icmp ne i32 %34, 0
  %36 = zext i1 %35 to i64
  %37 = select i1 %35, ptr @.str.2, ptr @.str.4
  %38 = load ptr, ptr %17, align 8
  %39 = load ptr, ptr %19, align 8
  call void @native.dtrsm_(ptr noundef %25, ptr noundef %29, ptr noundef %33, ptr noundef %37, ptr noundef %15, ptr noundef %16, ptr noundef %21, ptr noundef %38, ptr noundef %18, ptr noundef %39, ptr noundef %20, i64 noundef 1, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  %40 = call double @nothing_known()
  ret double %40
}


declare void @native.dtrsm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef) #2

define internal double @nothing_known() #3 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load i32, ptr %1, align 4
  %3 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %2) #8
  store i32 %3, ptr %1, align 4
  %4 = load i32, ptr %1, align 4
  %5 = sitofp i32 %4 to double
  ret double %5
}


define dso_local double @ltoad_trmm_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) #0 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca double, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  store ptr %6, ptr %19, align 8
  store i32 %7, ptr %20, align 4
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  store double 1.000000e+00, ptr %25, align 8
  store i32 0, ptr %26, align 4
  br label %29

29:                                               ; preds = %66, %12
  %30 = load i32, ptr %26, align 4
  %31 = load i32, ptr %18, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  store i32 2, ptr %27, align 4
  br label %69

34:                                               ; preds = %29
  store i32 0, ptr %28, align 4
  br label %35

35:                                               ; preds = %62, %34
  %36 = load i32, ptr %28, align 4
  %37 = load i32, ptr %17, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 5, ptr %27, align 4
  br label %65

40:                                               ; preds = %35
  %41 = load ptr, ptr %21, align 8
  %42 = load i32, ptr %28, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %26, align 4
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %22, align 4
  %47 = sext i32 %46 to i64
  %48 = mul i64 %45, %47
  %49 = add i64 %43, %48
  %50 = getelementptr inbounds double, ptr %41, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load ptr, ptr %23, align 8
  %53 = load i32, ptr %28, align 4
  %54 = sext i32 %53 to i64
  %55 = load i32, ptr %26, align 4
  %56 = sext i32 %55 to i64
  %57 = load i32, ptr %24, align 4
  %58 = sext i32 %57 to i64
  %59 = mul i64 %56, %58
  %60 = add i64 %54, %59
  %61 = getelementptr inbounds double, ptr %52, i64 %60
  store double %51, ptr %61, align 8
  br label %62

62:                                               ; preds = %40
  %63 = load i32, ptr %28, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %28, align 4
  br label %35

65:                                               ; preds = %39
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %26, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %26, align 4
  br label %29

69:                                               ; preds = %33
  %70 = load i32, ptr %13, align 4
  %71 = icmp ne i32 %70, 0
  %72 = zext i1 %71 to i64
  %73 = select i1 %71, ptr @.str, ptr @.str.1
  %74 = load i32, ptr %14, align 4
  %75 = icmp ne i32 %74, 0
  %76 = zext i1 %75 to i64
  %77 = select i1 %75, ptr @.str.2, ptr @.str.1
  %78 = load i32, ptr %15, align 4
  %79 = icmp ne i32 %78, 0
  %80 = zext i1 %79 to i64
  %81 = select i1 %79, ptr @.str.3, ptr @.str.4
  %82 = load i32, ptr %16, align 4
  %83 = icmp ne i32 %82, 0
  %84 = zext i1 %83 to i64
  %85 = select i1 %83, ptr @.str.2, ptr @.str.4
  %86 = load ptr, ptr %19, align 8
  %87 = load ptr, ptr %23, align 8
  call void @native.dtrmm_(ptr noundef %73, ptr noundef %77, ptr noundef %81, ptr noundef %85, ptr noundef %17, ptr noundef %18, ptr noundef %25, ptr noundef %86, ptr noundef %20, ptr noundef %87, ptr noundef %24, i64 noundef 1, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  %88 = call double @nothing_known()
  store i32 1, ptr %27, align 4
  ret double %88
}

declare void @native.dtrmm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_trsm_augmented_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca %struct.forward_d, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store i32 %5, ptr %19, align 4
  store ptr %6, ptr %20, align 8
  store ptr %7, ptr %21, align 8
  store i32 %8, ptr %22, align 4
  store ptr %9, ptr %23, align 8
  store ptr %10, ptr %24, align 8
  store i32 %11, ptr %25, align 4
  %27 = load ptr, ptr %21, align 8
  %28 = load ptr, ptr %24, align 8
  %29 = load i32, ptr %14, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %12
  %32 = load i32, ptr %19, align 4
  br label %35

33:                                               ; preds = %12
  %34 = load i32, ptr %18, align 4
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ]
  store i32 %36, ptr %26, align 4
  %37 = getelementptr inbounds %struct.forward_d, ptr %13, i32 0, i32 0
  %38 = load i32, ptr %26, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %26, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  %43 = load i32, ptr %18, align 4
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %19, align 4
  %46 = sext i32 %45 to i64
  %47 = mul i64 %44, %46
  %48 = add i64 %42, %47
  %49 = add i64 %48, 1
  %50 = mul i64 %49, 8
  %51 = call ptr @malloc(i64 noundef %50) #9
  store ptr %51, ptr %37, align 8
  %52 = getelementptr inbounds %struct.forward_d, ptr %13, i32 0, i32 1
  store double 0.000000e+00, ptr %52, align 8
  %53 = load i32, ptr %26, align 4
  %54 = load i32, ptr %26, align 4
  %55 = load ptr, ptr %20, align 8
  %56 = load i32, ptr %22, align 4
  %57 = getelementptr inbounds %struct.forward_d, ptr %13, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  %59 = call ptr @packed_d(i32 noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %58)
  %60 = load i32, ptr %14, align 4
  %61 = load i32, ptr %15, align 4
  %62 = load i32, ptr %16, align 4
  %63 = load i32, ptr %17, align 4
  %64 = load i32, ptr %18, align 4
  %65 = load i32, ptr %19, align 4
  %66 = load ptr, ptr %20, align 8
  %67 = load i32, ptr %22, align 4
  %68 = load ptr, ptr %23, align 8
  %69 = load i32, ptr %25, align 4
  %70 = call double @ltoad_trsm_d(i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63, i32 noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69)
  %71 = load i32, ptr %18, align 4
  %72 = load i32, ptr %19, align 4
  %73 = load ptr, ptr %23, align 8
  %74 = load i32, ptr %25, align 4
  %75 = getelementptr inbounds %struct.forward_d, ptr %13, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = load i32, ptr %26, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %26, align 4
  %80 = sext i32 %79 to i64
  %81 = mul i64 %78, %80
  %82 = getelementptr inbounds double, ptr %76, i64 %81
  %83 = call ptr @packed_d(i32 noundef %71, i32 noundef %72, ptr noundef %73, i32 noundef %74, ptr noundef %82)
  %84 = load { ptr, double }, ptr %13, align 8
  ret { ptr, double } %84
}

declare ptr @malloc(i64 noundef) #5

define internal ptr @packed_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #4 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %51, %5
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %7, align 4
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
  %22 = load i32, ptr %6, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  store i32 5, ptr %12, align 4
  br label %50

25:                                               ; preds = %20
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %11, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = mul i64 %30, %32
  %34 = add i64 %28, %33
  %35 = getelementptr inbounds double, ptr %26, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %10, align 8
  %38 = load i32, ptr %13, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %11, align 4
  %41 = sext i32 %40 to i64
  %42 = load i32, ptr %6, align 4
  %43 = sext i32 %42 to i64
  %44 = mul i64 %41, %43
  %45 = add i64 %39, %44
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
  %55 = load ptr, ptr %10, align 8
  ret ptr %55
}

define dso_local void @ltoad_trsm_reverse_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, double noundef %12, ptr noundef %13) #4 {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  %28 = alloca ptr, align 8
  %29 = alloca i32, align 4
  store i32 %0, ptr %15, align 4
  store i32 %1, ptr %16, align 4
  store i32 %2, ptr %17, align 4
  store i32 %3, ptr %18, align 4
  store i32 %4, ptr %19, align 4
  store i32 %5, ptr %20, align 4
  store ptr %6, ptr %21, align 8
  store ptr %7, ptr %22, align 8
  store i32 %8, ptr %23, align 4
  store ptr %9, ptr %24, align 8
  store ptr %10, ptr %25, align 8
  store i32 %11, ptr %26, align 4
  store double %12, ptr %27, align 8
  store ptr %13, ptr %28, align 8
  %30 = load ptr, ptr %21, align 8
  %31 = load ptr, ptr %24, align 8
  %32 = load double, ptr %27, align 8
  %33 = load i32, ptr %15, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %14
  %36 = load i32, ptr %20, align 4
  br label %39

37:                                               ; preds = %14
  %38 = load i32, ptr %19, align 4
  br label %39

39:                                               ; preds = %37, %35
  %40 = phi i32 [ %36, %35 ], [ %38, %37 ]
  store i32 %40, ptr %29, align 4
  %41 = load ptr, ptr %25, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %58

43:                                               ; preds = %39
  %44 = load i32, ptr %15, align 4
  %45 = load i32, ptr %16, align 4
  %46 = load i32, ptr %17, align 4
  %47 = icmp ne i32 %46, 0
  %48 = xor i1 %47, true
  %49 = zext i1 %48 to i32
  %50 = load i32, ptr %18, align 4
  %51 = load i32, ptr %19, align 4
  %52 = load i32, ptr %20, align 4
  %53 = load ptr, ptr %28, align 8
  %54 = load i32, ptr %29, align 4
  %55 = load ptr, ptr %25, align 8
  %56 = load i32, ptr %26, align 4
  %57 = call double @ltoad_trsm_d(i32 noundef %44, i32 noundef %45, i32 noundef %49, i32 noundef %50, i32 noundef %51, i32 noundef %52, ptr noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56)
  br label %58

58:                                               ; preds = %43, %39
  %59 = load ptr, ptr %22, align 8
  %60 = icmp ne ptr %59, null
  br i1 %60, label %61, label %83

61:                                               ; preds = %58
  %62 = load ptr, ptr %25, align 8
  %63 = icmp ne ptr %62, null
  br i1 %63, label %64, label %83

64:                                               ; preds = %61
  %65 = load i32, ptr %15, align 4
  %66 = load i32, ptr %16, align 4
  %67 = load i32, ptr %17, align 4
  %68 = load i32, ptr %18, align 4
  %69 = load i32, ptr %19, align 4
  %70 = load i32, ptr %20, align 4
  %71 = load ptr, ptr %25, align 8
  %72 = load i32, ptr %26, align 4
  %73 = load ptr, ptr %28, align 8
  %74 = load i32, ptr %29, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %29, align 4
  %77 = sext i32 %76 to i64
  %78 = mul i64 %75, %77
  %79 = getelementptr inbounds double, ptr %73, i64 %78
  %80 = load i32, ptr %19, align 4
  %81 = load ptr, ptr %22, align 8
  %82 = load i32, ptr %23, align 4
  call void @add_triangle_d(double noundef -1.000000e+00, i32 noundef %65, i32 noundef %66, i32 noundef %67, i32 noundef %68, i32 noundef %69, i32 noundef %70, ptr noundef %71, i32 noundef %72, ptr noundef %79, i32 noundef %80, ptr noundef %81, i32 noundef %82)
  br label %83

83:                                               ; preds = %64, %61, %58
  %84 = load ptr, ptr %28, align 8
  call void @free(ptr noundef %84)
  ret void
}

define internal void @add_triangle_d(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12) #4 {
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store double %0, ptr %14, align 8
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store i32 %5, ptr %19, align 4
  store i32 %6, ptr %20, align 4
  store ptr %7, ptr %21, align 8
  store i32 %8, ptr %22, align 4
  store ptr %9, ptr %23, align 8
  store i32 %10, ptr %24, align 4
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  %29 = load i32, ptr %15, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %13
  %32 = load i32, ptr %20, align 4
  br label %35

33:                                               ; preds = %13
  %34 = load i32, ptr %19, align 4
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ]
  store i32 %36, ptr %27, align 4
  %37 = load i32, ptr %15, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %35
  %40 = load i32, ptr %19, align 4
  br label %43

41:                                               ; preds = %35
  %42 = load i32, ptr %20, align 4
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi i32 [ %40, %39 ], [ %42, %41 ]
  store i32 %44, ptr %28, align 4
  %45 = load i32, ptr %17, align 4
  %46 = load i32, ptr %15, align 4
  %47 = icmp eq i32 %45, %46
  br i1 %47, label %48, label %62

48:                                               ; preds = %43
  %49 = load double, ptr %14, align 8
  %50 = load i32, ptr %16, align 4
  %51 = load i32, ptr %18, align 4
  %52 = load i32, ptr %27, align 4
  %53 = load i32, ptr %28, align 4
  %54 = load ptr, ptr %21, align 8
  %55 = load i32, ptr %22, align 4
  %56 = load i32, ptr %15, align 4
  %57 = load ptr, ptr %23, align 8
  %58 = load i32, ptr %24, align 4
  %59 = load i32, ptr %15, align 4
  %60 = load ptr, ptr %25, align 8
  %61 = load i32, ptr %26, align 4
  call void @add_product_d(double noundef %49, i32 noundef %50, i32 noundef %51, i32 noundef %52, i32 noundef %53, ptr noundef %54, i32 noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58, i32 noundef %59, ptr noundef %60, i32 noundef %61)
  br label %76

62:                                               ; preds = %43
  %63 = load double, ptr %14, align 8
  %64 = load i32, ptr %16, align 4
  %65 = load i32, ptr %18, align 4
  %66 = load i32, ptr %27, align 4
  %67 = load i32, ptr %28, align 4
  %68 = load ptr, ptr %23, align 8
  %69 = load i32, ptr %24, align 4
  %70 = load i32, ptr %15, align 4
  %71 = load ptr, ptr %21, align 8
  %72 = load i32, ptr %22, align 4
  %73 = load i32, ptr %15, align 4
  %74 = load ptr, ptr %25, align 8
  %75 = load i32, ptr %26, align 4
  call void @add_product_d(double noundef %63, i32 noundef %64, i32 noundef %65, i32 noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69, i32 noundef %70, ptr noundef %71, i32 noundef %72, i32 noundef %73, ptr noundef %74, i32 noundef %75)
  br label %76

76:                                               ; preds = %62, %48
  ret void
}

declare void @free(ptr noundef) #2

define dso_local double @ltoad_trsm_tangent_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca i32, align 4
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
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store i32 %8, ptr %21, align 4
  store ptr %9, ptr %22, align 8
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  %29 = load ptr, ptr %20, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %149

31:                                               ; preds = %12
  %32 = load ptr, ptr %23, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %149

34:                                               ; preds = %31
  %35 = load i32, ptr %17, align 4
  %36 = load i32, ptr %18, align 4
  %37 = call ptr @room_d(i32 noundef %35, i32 noundef %36)
  store ptr %37, ptr %25, align 8
  %38 = load i32, ptr %13, align 4
  %39 = load i32, ptr %14, align 4
  %40 = load i32, ptr %15, align 4
  %41 = load i32, ptr %17, align 4
  %42 = load i32, ptr %18, align 4
  %43 = load ptr, ptr %20, align 8
  %44 = load i32, ptr %21, align 4
  %45 = load ptr, ptr %22, align 8
  %46 = load i32, ptr %24, align 4
  %47 = load ptr, ptr %25, align 8
  %48 = load i32, ptr %17, align 4
  %49 = call double @ltoad_trmm_d(i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef 0, i32 noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44, ptr noundef %45, i32 noundef %46, ptr noundef %47, i32 noundef %48)
  store i32 0, ptr %26, align 4
  br label %50

50:                                               ; preds = %144, %34
  %51 = load i32, ptr %26, align 4
  %52 = load i32, ptr %18, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %50
  store i32 2, ptr %27, align 4
  br label %147

55:                                               ; preds = %50
  store i32 0, ptr %28, align 4
  br label %56

56:                                               ; preds = %140, %55
  %57 = load i32, ptr %28, align 4
  %58 = load i32, ptr %17, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  store i32 5, ptr %27, align 4
  br label %143

61:                                               ; preds = %56
  %62 = load ptr, ptr %25, align 8
  %63 = load i32, ptr %28, align 4
  %64 = sext i32 %63 to i64
  %65 = load i32, ptr %26, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %17, align 4
  %68 = sext i32 %67 to i64
  %69 = mul i64 %66, %68
  %70 = add i64 %64, %69
  %71 = getelementptr inbounds double, ptr %62, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %23, align 8
  %74 = load i32, ptr %28, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %26, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %24, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds double, ptr %73, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fsub double %83, %72
  store double %84, ptr %82, align 8
  %85 = load i32, ptr %16, align 4
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %139

87:                                               ; preds = %61
  %88 = load ptr, ptr %22, align 8
  %89 = load i32, ptr %28, align 4
  %90 = sext i32 %89 to i64
  %91 = load i32, ptr %26, align 4
  %92 = sext i32 %91 to i64
  %93 = load i32, ptr %24, align 4
  %94 = sext i32 %93 to i64
  %95 = mul i64 %92, %94
  %96 = add i64 %90, %95
  %97 = getelementptr inbounds double, ptr %88, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = load i32, ptr %13, align 4
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %101, label %113

101:                                              ; preds = %87
  %102 = load ptr, ptr %20, align 8
  %103 = load i32, ptr %26, align 4
  %104 = sext i32 %103 to i64
  %105 = load i32, ptr %26, align 4
  %106 = sext i32 %105 to i64
  %107 = load i32, ptr %21, align 4
  %108 = sext i32 %107 to i64
  %109 = mul i64 %106, %108
  %110 = add i64 %104, %109
  %111 = getelementptr inbounds double, ptr %102, i64 %110
  %112 = load double, ptr %111, align 8
  br label %125

113:                                              ; preds = %87
  %114 = load ptr, ptr %20, align 8
  %115 = load i32, ptr %28, align 4
  %116 = sext i32 %115 to i64
  %117 = load i32, ptr %28, align 4
  %118 = sext i32 %117 to i64
  %119 = load i32, ptr %21, align 4
  %120 = sext i32 %119 to i64
  %121 = mul i64 %118, %120
  %122 = add i64 %116, %121
  %123 = getelementptr inbounds double, ptr %114, i64 %122
  %124 = load double, ptr %123, align 8
  br label %125

125:                                              ; preds = %113, %101
  %126 = phi double [ %112, %101 ], [ %124, %113 ]
  %127 = load ptr, ptr %23, align 8
  %128 = load i32, ptr %28, align 4
  %129 = sext i32 %128 to i64
  %130 = load i32, ptr %26, align 4
  %131 = sext i32 %130 to i64
  %132 = load i32, ptr %24, align 4
  %133 = sext i32 %132 to i64
  %134 = mul i64 %131, %133
  %135 = add i64 %129, %134
  %136 = getelementptr inbounds double, ptr %127, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = call double @llvm.fmuladd.f64(double %98, double %126, double %137)
  store double %138, ptr %136, align 8
  br label %139

139:                                              ; preds = %125, %61
  br label %140

140:                                              ; preds = %139
  %141 = load i32, ptr %28, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %28, align 4
  br label %56

143:                                              ; preds = %60
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr %26, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %26, align 4
  br label %50

147:                                              ; preds = %54
  %148 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %148)
  br label %149

149:                                              ; preds = %147, %31, %12
  %150 = load ptr, ptr %23, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %164

152:                                              ; preds = %149
  %153 = load i32, ptr %13, align 4
  %154 = load i32, ptr %14, align 4
  %155 = load i32, ptr %15, align 4
  %156 = load i32, ptr %16, align 4
  %157 = load i32, ptr %17, align 4
  %158 = load i32, ptr %18, align 4
  %159 = load ptr, ptr %19, align 8
  %160 = load i32, ptr %21, align 4
  %161 = load ptr, ptr %23, align 8
  %162 = load i32, ptr %24, align 4
  %163 = call double @ltoad_trsm_d(i32 noundef %153, i32 noundef %154, i32 noundef %155, i32 noundef %156, i32 noundef %157, i32 noundef %158, ptr noundef %159, i32 noundef %160, ptr noundef %161, i32 noundef %162)
  br label %164

164:                                              ; preds = %152, %149
  ret double 0.000000e+00
}

define internal ptr @room_d(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = sext i32 %5 to i64
  %7 = load i32, ptr %4, align 4
  %8 = sext i32 %7 to i64
  %9 = mul i64 %6, %8
  %10 = add i64 %9, 1
  %11 = mul i64 %10, 8
  %12 = call ptr @malloc(i64 noundef %11) #9
  ret ptr %12
}

declare double @llvm.fmuladd.f64(double, double, double) #6

define dso_local { ptr, double } @ltoad_trmm_augmented_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14) #4 {
  %16 = alloca %struct.forward_d, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store i32 %0, ptr %17, align 4
  store i32 %1, ptr %18, align 4
  store i32 %2, ptr %19, align 4
  store i32 %3, ptr %20, align 4
  store i32 %4, ptr %21, align 4
  store i32 %5, ptr %22, align 4
  store ptr %6, ptr %23, align 8
  store ptr %7, ptr %24, align 8
  store i32 %8, ptr %25, align 4
  store ptr %9, ptr %26, align 8
  store ptr %10, ptr %27, align 8
  store i32 %11, ptr %28, align 4
  store ptr %12, ptr %29, align 8
  store ptr %13, ptr %30, align 8
  store i32 %14, ptr %31, align 4
  %33 = load ptr, ptr %24, align 8
  %34 = load ptr, ptr %27, align 8
  %35 = load ptr, ptr %30, align 8
  %36 = load i32, ptr %17, align 4
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %15
  %39 = load i32, ptr %22, align 4
  br label %42

40:                                               ; preds = %15
  %41 = load i32, ptr %21, align 4
  br label %42

42:                                               ; preds = %40, %38
  %43 = phi i32 [ %39, %38 ], [ %41, %40 ]
  store i32 %43, ptr %32, align 4
  %44 = getelementptr inbounds %struct.forward_d, ptr %16, i32 0, i32 0
  %45 = load i32, ptr %32, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %32, align 4
  %48 = sext i32 %47 to i64
  %49 = mul i64 %46, %48
  %50 = load i32, ptr %21, align 4
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %22, align 4
  %53 = sext i32 %52 to i64
  %54 = mul i64 %51, %53
  %55 = add i64 %49, %54
  %56 = add i64 %55, 1
  %57 = mul i64 %56, 8
  %58 = call ptr @malloc(i64 noundef %57) #9
  store ptr %58, ptr %44, align 8
  %59 = getelementptr inbounds %struct.forward_d, ptr %16, i32 0, i32 1
  store double 0.000000e+00, ptr %59, align 8
  %60 = load i32, ptr %32, align 4
  %61 = load i32, ptr %32, align 4
  %62 = load ptr, ptr %23, align 8
  %63 = load i32, ptr %25, align 4
  %64 = getelementptr inbounds %struct.forward_d, ptr %16, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = call ptr @packed_d(i32 noundef %60, i32 noundef %61, ptr noundef %62, i32 noundef %63, ptr noundef %65)
  %67 = load i32, ptr %21, align 4
  %68 = load i32, ptr %22, align 4
  %69 = load ptr, ptr %26, align 8
  %70 = load i32, ptr %28, align 4
  %71 = getelementptr inbounds %struct.forward_d, ptr %16, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = load i32, ptr %32, align 4
  %74 = sext i32 %73 to i64
  %75 = load i32, ptr %32, align 4
  %76 = sext i32 %75 to i64
  %77 = mul i64 %74, %76
  %78 = getelementptr inbounds double, ptr %72, i64 %77
  %79 = call ptr @packed_d(i32 noundef %67, i32 noundef %68, ptr noundef %69, i32 noundef %70, ptr noundef %78)
  %80 = load i32, ptr %17, align 4
  %81 = load i32, ptr %18, align 4
  %82 = load i32, ptr %19, align 4
  %83 = load i32, ptr %20, align 4
  %84 = load i32, ptr %21, align 4
  %85 = load i32, ptr %22, align 4
  %86 = load ptr, ptr %23, align 8
  %87 = load i32, ptr %25, align 4
  %88 = load ptr, ptr %26, align 8
  %89 = load i32, ptr %28, align 4
  %90 = load ptr, ptr %29, align 8
  %91 = load i32, ptr %31, align 4
  %92 = call double @ltoad_trmm_d(i32 noundef %80, i32 noundef %81, i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %85, ptr noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91)
  %93 = load { ptr, double }, ptr %16, align 8
  ret { ptr, double } %93
}

define dso_local void @ltoad_trmm_reverse_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, double noundef %15, ptr noundef %16) #4 {
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca i32, align 4
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca double, align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  store i32 %0, ptr %18, align 4
  store i32 %1, ptr %19, align 4
  store i32 %2, ptr %20, align 4
  store i32 %3, ptr %21, align 4
  store i32 %4, ptr %22, align 4
  store i32 %5, ptr %23, align 4
  store ptr %6, ptr %24, align 8
  store ptr %7, ptr %25, align 8
  store i32 %8, ptr %26, align 4
  store ptr %9, ptr %27, align 8
  store ptr %10, ptr %28, align 8
  store i32 %11, ptr %29, align 4
  store ptr %12, ptr %30, align 8
  store ptr %13, ptr %31, align 8
  store i32 %14, ptr %32, align 4
  store double %15, ptr %33, align 8
  store ptr %16, ptr %34, align 8
  %37 = load ptr, ptr %24, align 8
  %38 = load ptr, ptr %27, align 8
  %39 = load ptr, ptr %30, align 8
  %40 = load double, ptr %33, align 8
  %41 = load i32, ptr %18, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %17
  %44 = load i32, ptr %23, align 4
  br label %47

45:                                               ; preds = %17
  %46 = load i32, ptr %22, align 4
  br label %47

47:                                               ; preds = %45, %43
  %48 = phi i32 [ %44, %43 ], [ %46, %45 ]
  store i32 %48, ptr %35, align 4
  %49 = load ptr, ptr %31, align 8
  %50 = icmp ne ptr %49, null
  br i1 %50, label %51, label %101

51:                                               ; preds = %47
  %52 = load i32, ptr %22, align 4
  %53 = load i32, ptr %23, align 4
  %54 = call ptr @room_d(i32 noundef %52, i32 noundef %53)
  store ptr %54, ptr %36, align 8
  %55 = load ptr, ptr %25, align 8
  %56 = icmp ne ptr %55, null
  br i1 %56, label %57, label %76

57:                                               ; preds = %51
  %58 = load i32, ptr %18, align 4
  %59 = load i32, ptr %19, align 4
  %60 = load i32, ptr %20, align 4
  %61 = load i32, ptr %21, align 4
  %62 = load i32, ptr %22, align 4
  %63 = load i32, ptr %23, align 4
  %64 = load ptr, ptr %31, align 8
  %65 = load i32, ptr %32, align 4
  %66 = load ptr, ptr %34, align 8
  %67 = load i32, ptr %35, align 4
  %68 = sext i32 %67 to i64
  %69 = load i32, ptr %35, align 4
  %70 = sext i32 %69 to i64
  %71 = mul i64 %68, %70
  %72 = getelementptr inbounds double, ptr %66, i64 %71
  %73 = load i32, ptr %22, align 4
  %74 = load ptr, ptr %25, align 8
  %75 = load i32, ptr %26, align 4
  call void @add_triangle_d(double noundef 1.000000e+00, i32 noundef %58, i32 noundef %59, i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63, ptr noundef %64, i32 noundef %65, ptr noundef %72, i32 noundef %73, ptr noundef %74, i32 noundef %75)
  br label %76

76:                                               ; preds = %57, %51
  %77 = load i32, ptr %18, align 4
  %78 = load i32, ptr %19, align 4
  %79 = load i32, ptr %20, align 4
  %80 = icmp ne i32 %79, 0
  %81 = xor i1 %80, true
  %82 = zext i1 %81 to i32
  %83 = load i32, ptr %21, align 4
  %84 = load i32, ptr %22, align 4
  %85 = load i32, ptr %23, align 4
  %86 = load ptr, ptr %34, align 8
  %87 = load i32, ptr %35, align 4
  %88 = load ptr, ptr %31, align 8
  %89 = load i32, ptr %32, align 4
  %90 = load ptr, ptr %36, align 8
  %91 = load i32, ptr %22, align 4
  %92 = call double @ltoad_trmm_d(i32 noundef %77, i32 noundef %78, i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %85, ptr noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91)
  %93 = load i32, ptr %22, align 4
  %94 = load i32, ptr %23, align 4
  %95 = load ptr, ptr %36, align 8
  %96 = load ptr, ptr %28, align 8
  %97 = load i32, ptr %29, align 4
  %98 = load ptr, ptr %31, align 8
  %99 = load i32, ptr %32, align 4
  call void @hand_over_d(i32 noundef %93, i32 noundef %94, ptr noundef %95, ptr noundef %96, i32 noundef %97, ptr noundef %98, i32 noundef %99)
  %100 = load ptr, ptr %36, align 8
  call void @free(ptr noundef %100)
  br label %101

101:                                              ; preds = %76, %47
  %102 = load ptr, ptr %34, align 8
  call void @free(ptr noundef %102)
  ret void
}

define internal void @hand_over_d(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #4 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %18

18:                                               ; preds = %71, %7
  %19 = load i32, ptr %15, align 4
  %20 = load i32, ptr %9, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  store i32 2, ptr %16, align 4
  br label %74

23:                                               ; preds = %18
  store i32 0, ptr %17, align 4
  br label %24

24:                                               ; preds = %67, %23
  %25 = load i32, ptr %17, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  store i32 5, ptr %16, align 4
  br label %70

29:                                               ; preds = %24
  %30 = load ptr, ptr %11, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %56

32:                                               ; preds = %29
  %33 = load ptr, ptr %10, align 8
  %34 = load i32, ptr %17, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %8, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %37, %39
  %41 = add i64 %35, %40
  %42 = getelementptr inbounds double, ptr %33, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %11, align 8
  %45 = load i32, ptr %17, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %15, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %12, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %46, %51
  %53 = getelementptr inbounds double, ptr %44, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fadd double %54, %43
  store double %55, ptr %53, align 8
  br label %56

56:                                               ; preds = %32, %29
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %17, align 4
  %59 = sext i32 %58 to i64
  %60 = load i32, ptr %15, align 4
  %61 = sext i32 %60 to i64
  %62 = load i32, ptr %14, align 4
  %63 = sext i32 %62 to i64
  %64 = mul i64 %61, %63
  %65 = add i64 %59, %64
  %66 = getelementptr inbounds double, ptr %57, i64 %65
  store double 0.000000e+00, ptr %66, align 8
  br label %67

67:                                               ; preds = %56
  %68 = load i32, ptr %17, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %17, align 4
  br label %24

70:                                               ; preds = %28
  br label %71

71:                                               ; preds = %70
  %72 = load i32, ptr %15, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %15, align 4
  br label %18

74:                                               ; preds = %22
  ret void
}

define dso_local double @ltoad_trmm_tangent_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14) #4 {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  store i32 %0, ptr %16, align 4
  store i32 %1, ptr %17, align 4
  store i32 %2, ptr %18, align 4
  store i32 %3, ptr %19, align 4
  store i32 %4, ptr %20, align 4
  store i32 %5, ptr %21, align 4
  store ptr %6, ptr %22, align 8
  store ptr %7, ptr %23, align 8
  store i32 %8, ptr %24, align 4
  store ptr %9, ptr %25, align 8
  store ptr %10, ptr %26, align 8
  store i32 %11, ptr %27, align 4
  store ptr %12, ptr %28, align 8
  store ptr %13, ptr %29, align 8
  store i32 %14, ptr %30, align 4
  %37 = load ptr, ptr %28, align 8
  %38 = load i32, ptr %20, align 4
  %39 = load i32, ptr %21, align 4
  %40 = call ptr @room_d(i32 noundef %38, i32 noundef %39)
  store ptr %40, ptr %31, align 8
  store i32 0, ptr %32, align 4
  br label %41

41:                                               ; preds = %72, %15
  %42 = load ptr, ptr %29, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %48

44:                                               ; preds = %41
  %45 = load i32, ptr %32, align 4
  %46 = load i32, ptr %21, align 4
  %47 = icmp slt i32 %45, %46
  br label %48

48:                                               ; preds = %44, %41
  %49 = phi i1 [ false, %41 ], [ %47, %44 ]
  br i1 %49, label %51, label %50

50:                                               ; preds = %48
  store i32 2, ptr %33, align 4
  br label %75

51:                                               ; preds = %48
  store i32 0, ptr %34, align 4
  br label %52

52:                                               ; preds = %68, %51
  %53 = load i32, ptr %34, align 4
  %54 = load i32, ptr %20, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  store i32 5, ptr %33, align 4
  br label %71

57:                                               ; preds = %52
  %58 = load ptr, ptr %29, align 8
  %59 = load i32, ptr %34, align 4
  %60 = sext i32 %59 to i64
  %61 = load i32, ptr %32, align 4
  %62 = sext i32 %61 to i64
  %63 = load i32, ptr %30, align 4
  %64 = sext i32 %63 to i64
  %65 = mul i64 %62, %64
  %66 = add i64 %60, %65
  %67 = getelementptr inbounds double, ptr %58, i64 %66
  store double 0.000000e+00, ptr %67, align 8
  br label %68

68:                                               ; preds = %57
  %69 = load i32, ptr %34, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %34, align 4
  br label %52

71:                                               ; preds = %56
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %32, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %32, align 4
  br label %41

75:                                               ; preds = %50
  %76 = load ptr, ptr %29, align 8
  %77 = icmp ne ptr %76, null
  br i1 %77, label %78, label %95

78:                                               ; preds = %75
  %79 = load ptr, ptr %26, align 8
  %80 = icmp ne ptr %79, null
  br i1 %80, label %81, label %95

81:                                               ; preds = %78
  %82 = load i32, ptr %16, align 4
  %83 = load i32, ptr %17, align 4
  %84 = load i32, ptr %18, align 4
  %85 = load i32, ptr %19, align 4
  %86 = load i32, ptr %20, align 4
  %87 = load i32, ptr %21, align 4
  %88 = load ptr, ptr %22, align 8
  %89 = load i32, ptr %24, align 4
  %90 = load ptr, ptr %26, align 8
  %91 = load i32, ptr %27, align 4
  %92 = load ptr, ptr %29, align 8
  %93 = load i32, ptr %30, align 4
  %94 = call double @ltoad_trmm_d(i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %85, i32 noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91, ptr noundef %92, i32 noundef %93)
  br label %95

95:                                               ; preds = %81, %78, %75
  %96 = load ptr, ptr %29, align 8
  %97 = icmp ne ptr %96, null
  br i1 %97, label %98, label %204

98:                                               ; preds = %95
  %99 = load ptr, ptr %23, align 8
  %100 = icmp ne ptr %99, null
  br i1 %100, label %101, label %204

101:                                              ; preds = %98
  %102 = load i32, ptr %16, align 4
  %103 = load i32, ptr %17, align 4
  %104 = load i32, ptr %18, align 4
  %105 = load i32, ptr %20, align 4
  %106 = load i32, ptr %21, align 4
  %107 = load ptr, ptr %23, align 8
  %108 = load i32, ptr %24, align 4
  %109 = load ptr, ptr %25, align 8
  %110 = load i32, ptr %27, align 4
  %111 = load ptr, ptr %31, align 8
  %112 = load i32, ptr %20, align 4
  %113 = call double @ltoad_trmm_d(i32 noundef %102, i32 noundef %103, i32 noundef %104, i32 noundef 0, i32 noundef %105, i32 noundef %106, ptr noundef %107, i32 noundef %108, ptr noundef %109, i32 noundef %110, ptr noundef %111, i32 noundef %112)
  store i32 0, ptr %35, align 4
  br label %114

114:                                              ; preds = %200, %101
  %115 = load i32, ptr %35, align 4
  %116 = load i32, ptr %21, align 4
  %117 = icmp slt i32 %115, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %114
  store i32 8, ptr %33, align 4
  br label %203

119:                                              ; preds = %114
  store i32 0, ptr %36, align 4
  br label %120

120:                                              ; preds = %196, %119
  %121 = load i32, ptr %36, align 4
  %122 = load i32, ptr %20, align 4
  %123 = icmp slt i32 %121, %122
  br i1 %123, label %125, label %124

124:                                              ; preds = %120
  store i32 11, ptr %33, align 4
  br label %199

125:                                              ; preds = %120
  %126 = load ptr, ptr %31, align 8
  %127 = load i32, ptr %36, align 4
  %128 = sext i32 %127 to i64
  %129 = load i32, ptr %35, align 4
  %130 = sext i32 %129 to i64
  %131 = load i32, ptr %20, align 4
  %132 = sext i32 %131 to i64
  %133 = mul i64 %130, %132
  %134 = add i64 %128, %133
  %135 = getelementptr inbounds double, ptr %126, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = load i32, ptr %19, align 4
  %138 = icmp ne i32 %137, 0
  br i1 %138, label %139, label %180

139:                                              ; preds = %125
  %140 = load ptr, ptr %25, align 8
  %141 = load i32, ptr %36, align 4
  %142 = sext i32 %141 to i64
  %143 = load i32, ptr %35, align 4
  %144 = sext i32 %143 to i64
  %145 = load i32, ptr %27, align 4
  %146 = sext i32 %145 to i64
  %147 = mul i64 %144, %146
  %148 = add i64 %142, %147
  %149 = getelementptr inbounds double, ptr %140, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = load i32, ptr %16, align 4
  %152 = icmp ne i32 %151, 0
  br i1 %152, label %153, label %165

153:                                              ; preds = %139
  %154 = load ptr, ptr %23, align 8
  %155 = load i32, ptr %35, align 4
  %156 = sext i32 %155 to i64
  %157 = load i32, ptr %35, align 4
  %158 = sext i32 %157 to i64
  %159 = load i32, ptr %24, align 4
  %160 = sext i32 %159 to i64
  %161 = mul i64 %158, %160
  %162 = add i64 %156, %161
  %163 = getelementptr inbounds double, ptr %154, i64 %162
  %164 = load double, ptr %163, align 8
  br label %177

165:                                              ; preds = %139
  %166 = load ptr, ptr %23, align 8
  %167 = load i32, ptr %36, align 4
  %168 = sext i32 %167 to i64
  %169 = load i32, ptr %36, align 4
  %170 = sext i32 %169 to i64
  %171 = load i32, ptr %24, align 4
  %172 = sext i32 %171 to i64
  %173 = mul i64 %170, %172
  %174 = add i64 %168, %173
  %175 = getelementptr inbounds double, ptr %166, i64 %174
  %176 = load double, ptr %175, align 8
  br label %177

177:                                              ; preds = %165, %153
  %178 = phi double [ %164, %153 ], [ %176, %165 ]
  %179 = fmul double %150, %178
  br label %181

180:                                              ; preds = %125
  br label %181

181:                                              ; preds = %180, %177
  %182 = phi double [ %179, %177 ], [ 0.000000e+00, %180 ]
  %183 = fsub double %136, %182
  %184 = load ptr, ptr %29, align 8
  %185 = load i32, ptr %36, align 4
  %186 = sext i32 %185 to i64
  %187 = load i32, ptr %35, align 4
  %188 = sext i32 %187 to i64
  %189 = load i32, ptr %30, align 4
  %190 = sext i32 %189 to i64
  %191 = mul i64 %188, %190
  %192 = add i64 %186, %191
  %193 = getelementptr inbounds double, ptr %184, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = fadd double %194, %183
  store double %195, ptr %193, align 8
  br label %196

196:                                              ; preds = %181
  %197 = load i32, ptr %36, align 4
  %198 = add nsw i32 %197, 1
  store i32 %198, ptr %36, align 4
  br label %120

199:                                              ; preds = %124
  br label %200

200:                                              ; preds = %199
  %201 = load i32, ptr %35, align 4
  %202 = add nsw i32 %201, 1
  store i32 %202, ptr %35, align 4
  br label %114

203:                                              ; preds = %118
  br label %204

204:                                              ; preds = %203, %98, %95
  %205 = load ptr, ptr %31, align 8
  call void @free(ptr noundef %205)
  store i32 1, ptr %33, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_symm_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #0 {
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
  %21 = alloca double, align 8
  %22 = alloca double, align 8
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
  store double 1.000000e+00, ptr %21, align 8
  store double 0.000000e+00, ptr %22, align 8
  %23 = load i32, ptr %11, align 4
  %24 = icmp ne i32 %23, 0
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, ptr @.str, ptr @.str.1
  %27 = load i32, ptr %12, align 4
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, ptr @.str.2, ptr @.str.1
  %31 = load ptr, ptr %15, align 8
  %32 = load ptr, ptr %17, align 8
  %33 = load ptr, ptr %19, align 8
  call void @native.dsymm_(ptr noundef %26, ptr noundef %30, ptr noundef %13, ptr noundef %14, ptr noundef %21, ptr noundef %31, ptr noundef %16, ptr noundef %32, ptr noundef %18, ptr noundef %22, ptr noundef %33, ptr noundef %20, i64 noundef 1, i64 noundef 1)
  %34 = call double @nothing_known()
  ret double %34
}

declare void @native.dsymm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_symm_augmented_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #4 {
  %14 = alloca %struct.forward_d, align 8
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
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %15, align 4
  store i32 %1, ptr %16, align 4
  store i32 %2, ptr %17, align 4
  store i32 %3, ptr %18, align 4
  store ptr %4, ptr %19, align 8
  store ptr %5, ptr %20, align 8
  store i32 %6, ptr %21, align 4
  store ptr %7, ptr %22, align 8
  store ptr %8, ptr %23, align 8
  store i32 %9, ptr %24, align 4
  store ptr %10, ptr %25, align 8
  store ptr %11, ptr %26, align 8
  store i32 %12, ptr %27, align 4
  %29 = load ptr, ptr %20, align 8
  %30 = load ptr, ptr %23, align 8
  %31 = load ptr, ptr %26, align 8
  %32 = load i32, ptr %15, align 4
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %13
  %35 = load i32, ptr %18, align 4
  br label %38

36:                                               ; preds = %13
  %37 = load i32, ptr %17, align 4
  br label %38

38:                                               ; preds = %36, %34
  %39 = phi i32 [ %35, %34 ], [ %37, %36 ]
  store i32 %39, ptr %28, align 4
  %40 = getelementptr inbounds %struct.forward_d, ptr %14, i32 0, i32 0
  %41 = load i32, ptr %28, align 4
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %28, align 4
  %44 = sext i32 %43 to i64
  %45 = mul i64 %42, %44
  %46 = load i32, ptr %17, align 4
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr %18, align 4
  %49 = sext i32 %48 to i64
  %50 = mul i64 %47, %49
  %51 = add i64 %45, %50
  %52 = add i64 %51, 1
  %53 = mul i64 %52, 8
  %54 = call ptr @malloc(i64 noundef %53) #9
  store ptr %54, ptr %40, align 8
  %55 = getelementptr inbounds %struct.forward_d, ptr %14, i32 0, i32 1
  store double 0.000000e+00, ptr %55, align 8
  %56 = load i32, ptr %28, align 4
  %57 = load i32, ptr %28, align 4
  %58 = load ptr, ptr %19, align 8
  %59 = load i32, ptr %21, align 4
  %60 = getelementptr inbounds %struct.forward_d, ptr %14, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  %62 = call ptr @packed_d(i32 noundef %56, i32 noundef %57, ptr noundef %58, i32 noundef %59, ptr noundef %61)
  %63 = load i32, ptr %17, align 4
  %64 = load i32, ptr %18, align 4
  %65 = load ptr, ptr %22, align 8
  %66 = load i32, ptr %24, align 4
  %67 = getelementptr inbounds %struct.forward_d, ptr %14, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = load i32, ptr %28, align 4
  %70 = sext i32 %69 to i64
  %71 = load i32, ptr %28, align 4
  %72 = sext i32 %71 to i64
  %73 = mul i64 %70, %72
  %74 = getelementptr inbounds double, ptr %68, i64 %73
  %75 = call ptr @packed_d(i32 noundef %63, i32 noundef %64, ptr noundef %65, i32 noundef %66, ptr noundef %74)
  %76 = load i32, ptr %15, align 4
  %77 = load i32, ptr %16, align 4
  %78 = load i32, ptr %17, align 4
  %79 = load i32, ptr %18, align 4
  %80 = load ptr, ptr %19, align 8
  %81 = load i32, ptr %21, align 4
  %82 = load ptr, ptr %22, align 8
  %83 = load i32, ptr %24, align 4
  %84 = load ptr, ptr %25, align 8
  %85 = load i32, ptr %27, align 4
  %86 = call double @ltoad_symm_d(i32 noundef %76, i32 noundef %77, i32 noundef %78, i32 noundef %79, ptr noundef %80, i32 noundef %81, ptr noundef %82, i32 noundef %83, ptr noundef %84, i32 noundef %85)
  %87 = load { ptr, double }, ptr %14, align 8
  ret { ptr, double } %87
}

define dso_local void @ltoad_symm_reverse_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, double noundef %13, ptr noundef %14) #4 {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca double, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  store i32 %0, ptr %16, align 4
  store i32 %1, ptr %17, align 4
  store i32 %2, ptr %18, align 4
  store i32 %3, ptr %19, align 4
  store ptr %4, ptr %20, align 8
  store ptr %5, ptr %21, align 8
  store i32 %6, ptr %22, align 4
  store ptr %7, ptr %23, align 8
  store ptr %8, ptr %24, align 8
  store i32 %9, ptr %25, align 4
  store ptr %10, ptr %26, align 8
  store ptr %11, ptr %27, align 8
  store i32 %12, ptr %28, align 4
  store double %13, ptr %29, align 8
  store ptr %14, ptr %30, align 8
  %34 = load ptr, ptr %20, align 8
  %35 = load ptr, ptr %23, align 8
  %36 = load ptr, ptr %26, align 8
  %37 = load double, ptr %29, align 8
  %38 = load i32, ptr %16, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %15
  %41 = load i32, ptr %19, align 4
  br label %44

42:                                               ; preds = %15
  %43 = load i32, ptr %18, align 4
  br label %44

44:                                               ; preds = %42, %40
  %45 = phi i32 [ %41, %40 ], [ %43, %42 ]
  store i32 %45, ptr %31, align 4
  %46 = load ptr, ptr %27, align 8
  %47 = icmp ne ptr %46, null
  br i1 %47, label %48, label %102

48:                                               ; preds = %44
  %49 = load ptr, ptr %30, align 8
  %50 = load i32, ptr %31, align 4
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %31, align 4
  %53 = sext i32 %52 to i64
  %54 = mul i64 %51, %53
  %55 = getelementptr inbounds double, ptr %49, i64 %54
  store ptr %55, ptr %32, align 8
  %56 = load i32, ptr %18, align 4
  %57 = load i32, ptr %19, align 4
  %58 = call ptr @room_d(i32 noundef %56, i32 noundef %57)
  store ptr %58, ptr %33, align 8
  %59 = load ptr, ptr %21, align 8
  %60 = icmp ne ptr %59, null
  br i1 %60, label %61, label %82

61:                                               ; preds = %48
  %62 = load i32, ptr %16, align 4
  %63 = load i32, ptr %17, align 4
  %64 = load i32, ptr %18, align 4
  %65 = load i32, ptr %19, align 4
  %66 = load ptr, ptr %27, align 8
  %67 = load i32, ptr %28, align 4
  %68 = load ptr, ptr %32, align 8
  %69 = load i32, ptr %18, align 4
  %70 = load ptr, ptr %21, align 8
  %71 = load i32, ptr %22, align 4
  call void @add_triangle_d(double noundef 1.000000e+00, i32 noundef %62, i32 noundef %63, i32 noundef 0, i32 noundef 0, i32 noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71)
  %72 = load i32, ptr %16, align 4
  %73 = load i32, ptr %17, align 4
  %74 = load i32, ptr %18, align 4
  %75 = load i32, ptr %19, align 4
  %76 = load ptr, ptr %27, align 8
  %77 = load i32, ptr %28, align 4
  %78 = load ptr, ptr %32, align 8
  %79 = load i32, ptr %18, align 4
  %80 = load ptr, ptr %21, align 8
  %81 = load i32, ptr %22, align 4
  call void @add_triangle_d(double noundef 1.000000e+00, i32 noundef %72, i32 noundef %73, i32 noundef 1, i32 noundef 1, i32 noundef %74, i32 noundef %75, ptr noundef %76, i32 noundef %77, ptr noundef %78, i32 noundef %79, ptr noundef %80, i32 noundef %81)
  br label %82

82:                                               ; preds = %61, %48
  %83 = load i32, ptr %16, align 4
  %84 = load i32, ptr %17, align 4
  %85 = load i32, ptr %18, align 4
  %86 = load i32, ptr %19, align 4
  %87 = load ptr, ptr %30, align 8
  %88 = load i32, ptr %31, align 4
  %89 = load ptr, ptr %27, align 8
  %90 = load i32, ptr %28, align 4
  %91 = load ptr, ptr %33, align 8
  %92 = load i32, ptr %18, align 4
  %93 = call double @ltoad_symm_d(i32 noundef %83, i32 noundef %84, i32 noundef %85, i32 noundef %86, ptr noundef %87, i32 noundef %88, ptr noundef %89, i32 noundef %90, ptr noundef %91, i32 noundef %92)
  %94 = load i32, ptr %18, align 4
  %95 = load i32, ptr %19, align 4
  %96 = load ptr, ptr %33, align 8
  %97 = load ptr, ptr %24, align 8
  %98 = load i32, ptr %25, align 4
  %99 = load ptr, ptr %27, align 8
  %100 = load i32, ptr %28, align 4
  call void @hand_over_d(i32 noundef %94, i32 noundef %95, ptr noundef %96, ptr noundef %97, i32 noundef %98, ptr noundef %99, i32 noundef %100)
  %101 = load ptr, ptr %33, align 8
  call void @free(ptr noundef %101)
  br label %102

102:                                              ; preds = %82, %44
  %103 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %103)
  ret void
}

define dso_local double @ltoad_symm_tangent_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #4 {
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
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store ptr %4, ptr %18, align 8
  store ptr %5, ptr %19, align 8
  store i32 %6, ptr %20, align 4
  store ptr %7, ptr %21, align 8
  store ptr %8, ptr %22, align 8
  store i32 %9, ptr %23, align 4
  store ptr %10, ptr %24, align 8
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  %33 = load ptr, ptr %24, align 8
  %34 = load i32, ptr %16, align 4
  %35 = load i32, ptr %17, align 4
  %36 = call ptr @room_d(i32 noundef %34, i32 noundef %35)
  store ptr %36, ptr %27, align 8
  store i32 0, ptr %28, align 4
  br label %37

37:                                               ; preds = %68, %13
  %38 = load ptr, ptr %25, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %44

40:                                               ; preds = %37
  %41 = load i32, ptr %28, align 4
  %42 = load i32, ptr %17, align 4
  %43 = icmp slt i32 %41, %42
  br label %44

44:                                               ; preds = %40, %37
  %45 = phi i1 [ false, %37 ], [ %43, %40 ]
  br i1 %45, label %47, label %46

46:                                               ; preds = %44
  store i32 2, ptr %29, align 4
  br label %71

47:                                               ; preds = %44
  store i32 0, ptr %30, align 4
  br label %48

48:                                               ; preds = %64, %47
  %49 = load i32, ptr %30, align 4
  %50 = load i32, ptr %16, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  store i32 5, ptr %29, align 4
  br label %67

53:                                               ; preds = %48
  %54 = load ptr, ptr %25, align 8
  %55 = load i32, ptr %30, align 4
  %56 = sext i32 %55 to i64
  %57 = load i32, ptr %28, align 4
  %58 = sext i32 %57 to i64
  %59 = load i32, ptr %26, align 4
  %60 = sext i32 %59 to i64
  %61 = mul i64 %58, %60
  %62 = add i64 %56, %61
  %63 = getelementptr inbounds double, ptr %54, i64 %62
  store double 0.000000e+00, ptr %63, align 8
  br label %64

64:                                               ; preds = %53
  %65 = load i32, ptr %30, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %30, align 4
  br label %48

67:                                               ; preds = %52
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %28, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %28, align 4
  br label %37

71:                                               ; preds = %46
  %72 = load ptr, ptr %25, align 8
  %73 = icmp ne ptr %72, null
  br i1 %73, label %74, label %89

74:                                               ; preds = %71
  %75 = load ptr, ptr %22, align 8
  %76 = icmp ne ptr %75, null
  br i1 %76, label %77, label %89

77:                                               ; preds = %74
  %78 = load i32, ptr %14, align 4
  %79 = load i32, ptr %15, align 4
  %80 = load i32, ptr %16, align 4
  %81 = load i32, ptr %17, align 4
  %82 = load ptr, ptr %18, align 8
  %83 = load i32, ptr %20, align 4
  %84 = load ptr, ptr %22, align 8
  %85 = load i32, ptr %23, align 4
  %86 = load ptr, ptr %25, align 8
  %87 = load i32, ptr %26, align 4
  %88 = call double @ltoad_symm_d(i32 noundef %78, i32 noundef %79, i32 noundef %80, i32 noundef %81, ptr noundef %82, i32 noundef %83, ptr noundef %84, i32 noundef %85, ptr noundef %86, i32 noundef %87)
  br label %89

89:                                               ; preds = %77, %74, %71
  %90 = load ptr, ptr %25, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %150

92:                                               ; preds = %89
  %93 = load ptr, ptr %19, align 8
  %94 = icmp ne ptr %93, null
  br i1 %94, label %95, label %150

95:                                               ; preds = %92
  %96 = load i32, ptr %14, align 4
  %97 = load i32, ptr %15, align 4
  %98 = load i32, ptr %16, align 4
  %99 = load i32, ptr %17, align 4
  %100 = load ptr, ptr %19, align 8
  %101 = load i32, ptr %20, align 4
  %102 = load ptr, ptr %21, align 8
  %103 = load i32, ptr %23, align 4
  %104 = load ptr, ptr %27, align 8
  %105 = load i32, ptr %16, align 4
  %106 = call double @ltoad_symm_d(i32 noundef %96, i32 noundef %97, i32 noundef %98, i32 noundef %99, ptr noundef %100, i32 noundef %101, ptr noundef %102, i32 noundef %103, ptr noundef %104, i32 noundef %105)
  store i32 0, ptr %31, align 4
  br label %107

107:                                              ; preds = %146, %95
  %108 = load i32, ptr %31, align 4
  %109 = load i32, ptr %17, align 4
  %110 = icmp slt i32 %108, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %107
  store i32 8, ptr %29, align 4
  br label %149

112:                                              ; preds = %107
  store i32 0, ptr %32, align 4
  br label %113

113:                                              ; preds = %142, %112
  %114 = load i32, ptr %32, align 4
  %115 = load i32, ptr %16, align 4
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %113
  store i32 11, ptr %29, align 4
  br label %145

118:                                              ; preds = %113
  %119 = load ptr, ptr %27, align 8
  %120 = load i32, ptr %32, align 4
  %121 = sext i32 %120 to i64
  %122 = load i32, ptr %31, align 4
  %123 = sext i32 %122 to i64
  %124 = load i32, ptr %16, align 4
  %125 = sext i32 %124 to i64
  %126 = mul i64 %123, %125
  %127 = add i64 %121, %126
  %128 = getelementptr inbounds double, ptr %119, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = load ptr, ptr %25, align 8
  %131 = load i32, ptr %32, align 4
  %132 = sext i32 %131 to i64
  %133 = load i32, ptr %31, align 4
  %134 = sext i32 %133 to i64
  %135 = load i32, ptr %26, align 4
  %136 = sext i32 %135 to i64
  %137 = mul i64 %134, %136
  %138 = add i64 %132, %137
  %139 = getelementptr inbounds double, ptr %130, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = fadd double %140, %129
  store double %141, ptr %139, align 8
  br label %142

142:                                              ; preds = %118
  %143 = load i32, ptr %32, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %32, align 4
  br label %113

145:                                              ; preds = %117
  br label %146

146:                                              ; preds = %145
  %147 = load i32, ptr %31, align 4
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %31, align 4
  br label %107

149:                                              ; preds = %111
  br label %150

150:                                              ; preds = %149, %92, %89
  %151 = load ptr, ptr %27, align 8
  call void @free(ptr noundef %151)
  store i32 1, ptr %29, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_syrk_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) #0 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  store double 1.000000e+00, ptr %17, align 8
  store double 0.000000e+00, ptr %18, align 8
  %19 = load i32, ptr %9, align 4
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i64
  %22 = select i1 %20, ptr @.str.2, ptr @.str.1
  %23 = load i32, ptr %10, align 4
  %24 = icmp ne i32 %23, 0
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, ptr @.str.3, ptr @.str.4
  %27 = load ptr, ptr %13, align 8
  %28 = load ptr, ptr %15, align 8
  call void @native.dsyrk_(ptr noundef %22, ptr noundef %26, ptr noundef %11, ptr noundef %12, ptr noundef %17, ptr noundef %27, ptr noundef %14, ptr noundef %18, ptr noundef %28, ptr noundef %16, i64 noundef 1, i64 noundef 1)
  %29 = call double @nothing_known()
  ret double %29
}

declare void @native.dsyrk_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_syrk_augmented_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #4 {
  %11 = alloca %struct.forward_d, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %17, align 8
  store i32 %6, ptr %18, align 4
  store ptr %7, ptr %19, align 8
  store ptr %8, ptr %20, align 8
  store i32 %9, ptr %21, align 4
  %22 = load ptr, ptr %17, align 8
  %23 = load ptr, ptr %20, align 8
  %24 = getelementptr inbounds %struct.forward_d, ptr %11, i32 0, i32 0
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %15, align 4
  %27 = call ptr @room_d(i32 noundef %25, i32 noundef %26)
  store ptr %27, ptr %24, align 8
  %28 = getelementptr inbounds %struct.forward_d, ptr %11, i32 0, i32 1
  store double 0.000000e+00, ptr %28, align 8
  %29 = load i32, ptr %13, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %10
  %32 = load i32, ptr %15, align 4
  br label %35

33:                                               ; preds = %10
  %34 = load i32, ptr %14, align 4
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ]
  %37 = load i32, ptr %13, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %35
  %40 = load i32, ptr %14, align 4
  br label %43

41:                                               ; preds = %35
  %42 = load i32, ptr %15, align 4
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi i32 [ %40, %39 ], [ %42, %41 ]
  %45 = load ptr, ptr %16, align 8
  %46 = load i32, ptr %18, align 4
  %47 = getelementptr inbounds %struct.forward_d, ptr %11, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  %49 = call ptr @packed_d(i32 noundef %36, i32 noundef %44, ptr noundef %45, i32 noundef %46, ptr noundef %48)
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %13, align 4
  %52 = load i32, ptr %14, align 4
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %16, align 8
  %55 = load i32, ptr %18, align 4
  %56 = load ptr, ptr %19, align 8
  %57 = load i32, ptr %21, align 4
  %58 = call double @ltoad_syrk_d(i32 noundef %50, i32 noundef %51, i32 noundef %52, i32 noundef %53, ptr noundef %54, i32 noundef %55, ptr noundef %56, i32 noundef %57)
  %59 = load { ptr, double }, ptr %11, align 8
  ret { ptr, double } %59
}

define dso_local void @ltoad_syrk_reverse_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11) #4 {
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
  %23 = alloca double, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store ptr %4, ptr %17, align 8
  store ptr %5, ptr %18, align 8
  store i32 %6, ptr %19, align 4
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store double %10, ptr %23, align 8
  store ptr %11, ptr %24, align 8
  %28 = load ptr, ptr %17, align 8
  %29 = load ptr, ptr %20, align 8
  %30 = load double, ptr %23, align 8
  %31 = load ptr, ptr %18, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %54

33:                                               ; preds = %12
  %34 = load ptr, ptr %21, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %54

36:                                               ; preds = %33
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %14, align 4
  %39 = load i32, ptr %15, align 4
  %40 = load i32, ptr %16, align 4
  %41 = load ptr, ptr %21, align 8
  %42 = load i32, ptr %22, align 4
  %43 = load ptr, ptr %24, align 8
  %44 = load i32, ptr %14, align 4
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %36
  %47 = load i32, ptr %16, align 4
  br label %50

48:                                               ; preds = %36
  %49 = load i32, ptr %15, align 4
  br label %50

50:                                               ; preds = %48, %46
  %51 = phi i32 [ %47, %46 ], [ %49, %48 ]
  %52 = load ptr, ptr %18, align 8
  %53 = load i32, ptr %19, align 4
  call void @add_symmetric_d(i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %51, ptr noundef %52, i32 noundef %53)
  br label %54

54:                                               ; preds = %50, %33, %12
  store i32 0, ptr %25, align 4
  br label %55

55:                                               ; preds = %101, %54
  %56 = load ptr, ptr %21, align 8
  %57 = icmp ne ptr %56, null
  br i1 %57, label %58, label %62

58:                                               ; preds = %55
  %59 = load i32, ptr %25, align 4
  %60 = load i32, ptr %15, align 4
  %61 = icmp slt i32 %59, %60
  br label %62

62:                                               ; preds = %58, %55
  %63 = phi i1 [ false, %55 ], [ %61, %58 ]
  br i1 %63, label %65, label %64

64:                                               ; preds = %62
  store i32 2, ptr %26, align 4
  br label %104

65:                                               ; preds = %62
  %66 = load i32, ptr %13, align 4
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %65
  br label %71

69:                                               ; preds = %65
  %70 = load i32, ptr %25, align 4
  br label %71

71:                                               ; preds = %69, %68
  %72 = phi i32 [ 0, %68 ], [ %70, %69 ]
  store i32 %72, ptr %27, align 4
  br label %73

73:                                               ; preds = %97, %71
  %74 = load i32, ptr %27, align 4
  %75 = load i32, ptr %13, align 4
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %73
  %78 = load i32, ptr %25, align 4
  %79 = add nsw i32 %78, 1
  br label %82

80:                                               ; preds = %73
  %81 = load i32, ptr %15, align 4
  br label %82

82:                                               ; preds = %80, %77
  %83 = phi i32 [ %79, %77 ], [ %81, %80 ]
  %84 = icmp slt i32 %74, %83
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  store i32 5, ptr %26, align 4
  br label %100

86:                                               ; preds = %82
  %87 = load ptr, ptr %21, align 8
  %88 = load i32, ptr %27, align 4
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr %25, align 4
  %91 = sext i32 %90 to i64
  %92 = load i32, ptr %22, align 4
  %93 = sext i32 %92 to i64
  %94 = mul i64 %91, %93
  %95 = add i64 %89, %94
  %96 = getelementptr inbounds double, ptr %87, i64 %95
  store double 0.000000e+00, ptr %96, align 8
  br label %97

97:                                               ; preds = %86
  %98 = load i32, ptr %27, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %27, align 4
  br label %73

100:                                              ; preds = %85
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %25, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %25, align 4
  br label %55

104:                                              ; preds = %64
  %105 = load ptr, ptr %24, align 8
  call void @free(ptr noundef %105)
  ret void
}

define internal void @add_symmetric_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #4 {
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
  %25 = alloca double, align 8
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
  br label %26

26:                                               ; preds = %148, %10
  %27 = load i32, ptr %21, align 4
  %28 = load i32, ptr %14, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %22, align 4
  br label %151

31:                                               ; preds = %26
  store i32 0, ptr %23, align 4
  br label %32

32:                                               ; preds = %144, %31
  %33 = load i32, ptr %23, align 4
  %34 = load i32, ptr %13, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 5, ptr %22, align 4
  br label %147

37:                                               ; preds = %32
  store i32 0, ptr %24, align 4
  br label %38

38:                                               ; preds = %140, %37
  %39 = load i32, ptr %24, align 4
  %40 = load i32, ptr %13, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  store i32 8, ptr %22, align 4
  br label %143

43:                                               ; preds = %38
  %44 = load i32, ptr %24, align 4
  %45 = load i32, ptr %23, align 4
  %46 = icmp eq i32 %44, %45
  %47 = zext i1 %46 to i64
  %48 = select i1 %46, i32 2, i32 1
  %49 = sitofp i32 %48 to double
  %50 = load i32, ptr %24, align 4
  %51 = load i32, ptr %23, align 4
  %52 = icmp sle i32 %50, %51
  %53 = zext i1 %52 to i32
  %54 = load i32, ptr %11, align 4
  %55 = icmp eq i32 %53, %54
  br i1 %55, label %60, label %56

56:                                               ; preds = %43
  %57 = load i32, ptr %24, align 4
  %58 = load i32, ptr %23, align 4
  %59 = icmp eq i32 %57, %58
  br i1 %59, label %60, label %72

60:                                               ; preds = %56, %43
  %61 = load ptr, ptr %15, align 8
  %62 = load i32, ptr %24, align 4
  %63 = sext i32 %62 to i64
  %64 = load i32, ptr %23, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %16, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %65, %67
  %69 = add i64 %63, %68
  %70 = getelementptr inbounds double, ptr %61, i64 %69
  %71 = load double, ptr %70, align 8
  br label %84

72:                                               ; preds = %56
  %73 = load ptr, ptr %15, align 8
  %74 = load i32, ptr %23, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %24, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %16, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds double, ptr %73, i64 %81
  %83 = load double, ptr %82, align 8
  br label %84

84:                                               ; preds = %72, %60
  %85 = phi double [ %71, %60 ], [ %83, %72 ]
  %86 = fmul double %49, %85
  store double %86, ptr %25, align 8
  %87 = load i32, ptr %12, align 4
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %114

89:                                               ; preds = %84
  %90 = load double, ptr %25, align 8
  %91 = load ptr, ptr %17, align 8
  %92 = load i32, ptr %21, align 4
  %93 = sext i32 %92 to i64
  %94 = load i32, ptr %23, align 4
  %95 = sext i32 %94 to i64
  %96 = load i32, ptr %18, align 4
  %97 = sext i32 %96 to i64
  %98 = mul i64 %95, %97
  %99 = add i64 %93, %98
  %100 = getelementptr inbounds double, ptr %91, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = load ptr, ptr %19, align 8
  %103 = load i32, ptr %21, align 4
  %104 = sext i32 %103 to i64
  %105 = load i32, ptr %24, align 4
  %106 = sext i32 %105 to i64
  %107 = load i32, ptr %20, align 4
  %108 = sext i32 %107 to i64
  %109 = mul i64 %106, %108
  %110 = add i64 %104, %109
  %111 = getelementptr inbounds double, ptr %102, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = call double @llvm.fmuladd.f64(double %90, double %101, double %112)
  store double %113, ptr %111, align 8
  br label %139

114:                                              ; preds = %84
  %115 = load double, ptr %25, align 8
  %116 = load ptr, ptr %17, align 8
  %117 = load i32, ptr %23, align 4
  %118 = sext i32 %117 to i64
  %119 = load i32, ptr %21, align 4
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr %18, align 4
  %122 = sext i32 %121 to i64
  %123 = mul i64 %120, %122
  %124 = add i64 %118, %123
  %125 = getelementptr inbounds double, ptr %116, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = load ptr, ptr %19, align 8
  %128 = load i32, ptr %24, align 4
  %129 = sext i32 %128 to i64
  %130 = load i32, ptr %21, align 4
  %131 = sext i32 %130 to i64
  %132 = load i32, ptr %20, align 4
  %133 = sext i32 %132 to i64
  %134 = mul i64 %131, %133
  %135 = add i64 %129, %134
  %136 = getelementptr inbounds double, ptr %127, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = call double @llvm.fmuladd.f64(double %115, double %126, double %137)
  store double %138, ptr %136, align 8
  br label %139

139:                                              ; preds = %114, %89
  br label %140

140:                                              ; preds = %139
  %141 = load i32, ptr %24, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %24, align 4
  br label %38

143:                                              ; preds = %42
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr %23, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %23, align 4
  br label %32

147:                                              ; preds = %36
  br label %148

148:                                              ; preds = %147
  %149 = load i32, ptr %21, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %21, align 4
  br label %26

151:                                              ; preds = %30
  ret void
}

define dso_local double @ltoad_syrk_tangent_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #4 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store ptr %4, ptr %15, align 8
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store ptr %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %26 = load ptr, ptr %18, align 8
  store i32 0, ptr %21, align 4
  br label %27

27:                                               ; preds = %189, %10
  %28 = load ptr, ptr %19, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %30, label %34

30:                                               ; preds = %27
  %31 = load i32, ptr %21, align 4
  %32 = load i32, ptr %13, align 4
  %33 = icmp slt i32 %31, %32
  br label %34

34:                                               ; preds = %30, %27
  %35 = phi i1 [ false, %27 ], [ %33, %30 ]
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store i32 2, ptr %22, align 4
  br label %192

37:                                               ; preds = %34
  %38 = load i32, ptr %11, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  br label %43

41:                                               ; preds = %37
  %42 = load i32, ptr %21, align 4
  br label %43

43:                                               ; preds = %41, %40
  %44 = phi i32 [ 0, %40 ], [ %42, %41 ]
  store i32 %44, ptr %23, align 4
  br label %45

45:                                               ; preds = %185, %43
  %46 = load i32, ptr %23, align 4
  %47 = load i32, ptr %11, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %45
  %50 = load i32, ptr %21, align 4
  %51 = add nsw i32 %50, 1
  br label %54

52:                                               ; preds = %45
  %53 = load i32, ptr %13, align 4
  br label %54

54:                                               ; preds = %52, %49
  %55 = phi i32 [ %51, %49 ], [ %53, %52 ]
  %56 = icmp slt i32 %46, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 5, ptr %22, align 4
  br label %188

58:                                               ; preds = %54
  store double 0.000000e+00, ptr %24, align 8
  store i32 0, ptr %25, align 4
  br label %59

59:                                               ; preds = %170, %58
  %60 = load ptr, ptr %16, align 8
  %61 = icmp ne ptr %60, null
  br i1 %61, label %62, label %66

62:                                               ; preds = %59
  %63 = load i32, ptr %25, align 4
  %64 = load i32, ptr %14, align 4
  %65 = icmp slt i32 %63, %64
  br label %66

66:                                               ; preds = %62, %59
  %67 = phi i1 [ false, %59 ], [ %65, %62 ]
  br i1 %67, label %69, label %68

68:                                               ; preds = %66
  store i32 8, ptr %22, align 4
  br label %173

69:                                               ; preds = %66
  %70 = load i32, ptr %12, align 4
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %119

72:                                               ; preds = %69
  %73 = load ptr, ptr %16, align 8
  %74 = load i32, ptr %25, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %23, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %17, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds double, ptr %73, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = load ptr, ptr %15, align 8
  %85 = load i32, ptr %25, align 4
  %86 = sext i32 %85 to i64
  %87 = load i32, ptr %21, align 4
  %88 = sext i32 %87 to i64
  %89 = load i32, ptr %17, align 4
  %90 = sext i32 %89 to i64
  %91 = mul i64 %88, %90
  %92 = add i64 %86, %91
  %93 = getelementptr inbounds double, ptr %84, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = load ptr, ptr %15, align 8
  %96 = load i32, ptr %25, align 4
  %97 = sext i32 %96 to i64
  %98 = load i32, ptr %23, align 4
  %99 = sext i32 %98 to i64
  %100 = load i32, ptr %17, align 4
  %101 = sext i32 %100 to i64
  %102 = mul i64 %99, %101
  %103 = add i64 %97, %102
  %104 = getelementptr inbounds double, ptr %95, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = load ptr, ptr %16, align 8
  %107 = load i32, ptr %25, align 4
  %108 = sext i32 %107 to i64
  %109 = load i32, ptr %21, align 4
  %110 = sext i32 %109 to i64
  %111 = load i32, ptr %17, align 4
  %112 = sext i32 %111 to i64
  %113 = mul i64 %110, %112
  %114 = add i64 %108, %113
  %115 = getelementptr inbounds double, ptr %106, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fmul double %105, %116
  %118 = call double @llvm.fmuladd.f64(double %83, double %94, double %117)
  br label %166

119:                                              ; preds = %69
  %120 = load ptr, ptr %16, align 8
  %121 = load i32, ptr %23, align 4
  %122 = sext i32 %121 to i64
  %123 = load i32, ptr %25, align 4
  %124 = sext i32 %123 to i64
  %125 = load i32, ptr %17, align 4
  %126 = sext i32 %125 to i64
  %127 = mul i64 %124, %126
  %128 = add i64 %122, %127
  %129 = getelementptr inbounds double, ptr %120, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = load ptr, ptr %15, align 8
  %132 = load i32, ptr %21, align 4
  %133 = sext i32 %132 to i64
  %134 = load i32, ptr %25, align 4
  %135 = sext i32 %134 to i64
  %136 = load i32, ptr %17, align 4
  %137 = sext i32 %136 to i64
  %138 = mul i64 %135, %137
  %139 = add i64 %133, %138
  %140 = getelementptr inbounds double, ptr %131, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = load ptr, ptr %15, align 8
  %143 = load i32, ptr %23, align 4
  %144 = sext i32 %143 to i64
  %145 = load i32, ptr %25, align 4
  %146 = sext i32 %145 to i64
  %147 = load i32, ptr %17, align 4
  %148 = sext i32 %147 to i64
  %149 = mul i64 %146, %148
  %150 = add i64 %144, %149
  %151 = getelementptr inbounds double, ptr %142, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = load ptr, ptr %16, align 8
  %154 = load i32, ptr %21, align 4
  %155 = sext i32 %154 to i64
  %156 = load i32, ptr %25, align 4
  %157 = sext i32 %156 to i64
  %158 = load i32, ptr %17, align 4
  %159 = sext i32 %158 to i64
  %160 = mul i64 %157, %159
  %161 = add i64 %155, %160
  %162 = getelementptr inbounds double, ptr %153, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = fmul double %152, %163
  %165 = call double @llvm.fmuladd.f64(double %130, double %141, double %164)
  br label %166

166:                                              ; preds = %119, %72
  %167 = phi double [ %118, %72 ], [ %165, %119 ]
  %168 = load double, ptr %24, align 8
  %169 = fadd double %168, %167
  store double %169, ptr %24, align 8
  br label %170

170:                                              ; preds = %166
  %171 = load i32, ptr %25, align 4
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %25, align 4
  br label %59

173:                                              ; preds = %68
  %174 = load double, ptr %24, align 8
  %175 = load ptr, ptr %19, align 8
  %176 = load i32, ptr %23, align 4
  %177 = sext i32 %176 to i64
  %178 = load i32, ptr %21, align 4
  %179 = sext i32 %178 to i64
  %180 = load i32, ptr %20, align 4
  %181 = sext i32 %180 to i64
  %182 = mul i64 %179, %181
  %183 = add i64 %177, %182
  %184 = getelementptr inbounds double, ptr %175, i64 %183
  store double %174, ptr %184, align 8
  br label %185

185:                                              ; preds = %173
  %186 = load i32, ptr %23, align 4
  %187 = add nsw i32 %186, 1
  store i32 %187, ptr %23, align 4
  br label %45

188:                                              ; preds = %57
  br label %189

189:                                              ; preds = %188
  %190 = load i32, ptr %21, align 4
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %21, align 4
  br label %27

192:                                              ; preds = %36
  ret double 0.000000e+00
}

define dso_local double @ltoad_trsm_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #0 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  store ptr %6, ptr %17, align 8
  store i32 %7, ptr %18, align 4
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  store float 1.000000e+00, ptr %21, align 4
  %22 = load i32, ptr %11, align 4
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i64
  %25 = select i1 %23, ptr @.str, ptr @.str.1
  %26 = load i32, ptr %12, align 4
  %27 = icmp ne i32 %26, 0
  %28 = zext i1 %27 to i64
  %29 = select i1 %27, ptr @.str.2, ptr @.str.1
  %30 = load i32, ptr %13, align 4
  %31 = icmp ne i32 %30, 0
  %32 = zext i1 %31 to i64
  %33 = select i1 %31, ptr @.str.3, ptr @.str.4
  %34 = load i32, ptr %14, align 4
  %35 = icmp ne i32 %34, 0
  %36 = zext i1 %35 to i64
  %37 = select i1 %35, ptr @.str.2, ptr @.str.4
  %38 = load ptr, ptr %17, align 8
  %39 = load ptr, ptr %19, align 8
  call void @native.strsm_(ptr noundef %25, ptr noundef %29, ptr noundef %33, ptr noundef %37, ptr noundef %15, ptr noundef %16, ptr noundef %21, ptr noundef %38, ptr noundef %18, ptr noundef %39, ptr noundef %20, i64 noundef 1, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  %40 = call double @nothing_known()
  ret double %40
}

declare void @native.strsm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef) #2

define dso_local double @ltoad_trmm_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) #0 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  store ptr %6, ptr %19, align 8
  store i32 %7, ptr %20, align 4
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  store float 1.000000e+00, ptr %25, align 4
  store i32 0, ptr %26, align 4
  br label %29

29:                                               ; preds = %66, %12
  %30 = load i32, ptr %26, align 4
  %31 = load i32, ptr %18, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  store i32 2, ptr %27, align 4
  br label %69

34:                                               ; preds = %29
  store i32 0, ptr %28, align 4
  br label %35

35:                                               ; preds = %62, %34
  %36 = load i32, ptr %28, align 4
  %37 = load i32, ptr %17, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 5, ptr %27, align 4
  br label %65

40:                                               ; preds = %35
  %41 = load ptr, ptr %21, align 8
  %42 = load i32, ptr %28, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %26, align 4
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %22, align 4
  %47 = sext i32 %46 to i64
  %48 = mul i64 %45, %47
  %49 = add i64 %43, %48
  %50 = getelementptr inbounds float, ptr %41, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = load ptr, ptr %23, align 8
  %53 = load i32, ptr %28, align 4
  %54 = sext i32 %53 to i64
  %55 = load i32, ptr %26, align 4
  %56 = sext i32 %55 to i64
  %57 = load i32, ptr %24, align 4
  %58 = sext i32 %57 to i64
  %59 = mul i64 %56, %58
  %60 = add i64 %54, %59
  %61 = getelementptr inbounds float, ptr %52, i64 %60
  store float %51, ptr %61, align 4
  br label %62

62:                                               ; preds = %40
  %63 = load i32, ptr %28, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %28, align 4
  br label %35

65:                                               ; preds = %39
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %26, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %26, align 4
  br label %29

69:                                               ; preds = %33
  %70 = load i32, ptr %13, align 4
  %71 = icmp ne i32 %70, 0
  %72 = zext i1 %71 to i64
  %73 = select i1 %71, ptr @.str, ptr @.str.1
  %74 = load i32, ptr %14, align 4
  %75 = icmp ne i32 %74, 0
  %76 = zext i1 %75 to i64
  %77 = select i1 %75, ptr @.str.2, ptr @.str.1
  %78 = load i32, ptr %15, align 4
  %79 = icmp ne i32 %78, 0
  %80 = zext i1 %79 to i64
  %81 = select i1 %79, ptr @.str.3, ptr @.str.4
  %82 = load i32, ptr %16, align 4
  %83 = icmp ne i32 %82, 0
  %84 = zext i1 %83 to i64
  %85 = select i1 %83, ptr @.str.2, ptr @.str.4
  %86 = load ptr, ptr %19, align 8
  %87 = load ptr, ptr %23, align 8
  call void @native.strmm_(ptr noundef %73, ptr noundef %77, ptr noundef %81, ptr noundef %85, ptr noundef %17, ptr noundef %18, ptr noundef %25, ptr noundef %86, ptr noundef %20, ptr noundef %87, ptr noundef %24, i64 noundef 1, i64 noundef 1, i64 noundef 1, i64 noundef 1)
  %88 = call double @nothing_known()
  store i32 1, ptr %27, align 4
  ret double %88
}

declare void @native.strmm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_trsm_augmented_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca %struct.forward_s, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store i32 %5, ptr %19, align 4
  store ptr %6, ptr %20, align 8
  store ptr %7, ptr %21, align 8
  store i32 %8, ptr %22, align 4
  store ptr %9, ptr %23, align 8
  store ptr %10, ptr %24, align 8
  store i32 %11, ptr %25, align 4
  %27 = load ptr, ptr %21, align 8
  %28 = load ptr, ptr %24, align 8
  %29 = load i32, ptr %14, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %12
  %32 = load i32, ptr %19, align 4
  br label %35

33:                                               ; preds = %12
  %34 = load i32, ptr %18, align 4
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ]
  store i32 %36, ptr %26, align 4
  %37 = getelementptr inbounds %struct.forward_s, ptr %13, i32 0, i32 0
  %38 = load i32, ptr %26, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %26, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  %43 = load i32, ptr %18, align 4
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %19, align 4
  %46 = sext i32 %45 to i64
  %47 = mul i64 %44, %46
  %48 = add i64 %42, %47
  %49 = add i64 %48, 1
  %50 = mul i64 %49, 4
  %51 = call ptr @malloc(i64 noundef %50) #9
  store ptr %51, ptr %37, align 8
  %52 = getelementptr inbounds %struct.forward_s, ptr %13, i32 0, i32 1
  store double 0.000000e+00, ptr %52, align 8
  %53 = load i32, ptr %26, align 4
  %54 = load i32, ptr %26, align 4
  %55 = load ptr, ptr %20, align 8
  %56 = load i32, ptr %22, align 4
  %57 = getelementptr inbounds %struct.forward_s, ptr %13, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  %59 = call ptr @packed_s(i32 noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56, ptr noundef %58)
  %60 = load i32, ptr %14, align 4
  %61 = load i32, ptr %15, align 4
  %62 = load i32, ptr %16, align 4
  %63 = load i32, ptr %17, align 4
  %64 = load i32, ptr %18, align 4
  %65 = load i32, ptr %19, align 4
  %66 = load ptr, ptr %20, align 8
  %67 = load i32, ptr %22, align 4
  %68 = load ptr, ptr %23, align 8
  %69 = load i32, ptr %25, align 4
  %70 = call double @ltoad_trsm_s(i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63, i32 noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69)
  %71 = load i32, ptr %18, align 4
  %72 = load i32, ptr %19, align 4
  %73 = load ptr, ptr %23, align 8
  %74 = load i32, ptr %25, align 4
  %75 = getelementptr inbounds %struct.forward_s, ptr %13, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = load i32, ptr %26, align 4
  %78 = sext i32 %77 to i64
  %79 = load i32, ptr %26, align 4
  %80 = sext i32 %79 to i64
  %81 = mul i64 %78, %80
  %82 = getelementptr inbounds float, ptr %76, i64 %81
  %83 = call ptr @packed_s(i32 noundef %71, i32 noundef %72, ptr noundef %73, i32 noundef %74, ptr noundef %82)
  %84 = load { ptr, double }, ptr %13, align 8
  ret { ptr, double } %84
}

define internal ptr @packed_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #4 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %14

14:                                               ; preds = %51, %5
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %7, align 4
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
  %22 = load i32, ptr %6, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  store i32 5, ptr %12, align 4
  br label %50

25:                                               ; preds = %20
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %11, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = mul i64 %30, %32
  %34 = add i64 %28, %33
  %35 = getelementptr inbounds float, ptr %26, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = load ptr, ptr %10, align 8
  %38 = load i32, ptr %13, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %11, align 4
  %41 = sext i32 %40 to i64
  %42 = load i32, ptr %6, align 4
  %43 = sext i32 %42 to i64
  %44 = mul i64 %41, %43
  %45 = add i64 %39, %44
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
  %55 = load ptr, ptr %10, align 8
  ret ptr %55
}

define dso_local void @ltoad_trsm_reverse_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, double noundef %12, ptr noundef %13) #4 {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  %28 = alloca ptr, align 8
  %29 = alloca i32, align 4
  store i32 %0, ptr %15, align 4
  store i32 %1, ptr %16, align 4
  store i32 %2, ptr %17, align 4
  store i32 %3, ptr %18, align 4
  store i32 %4, ptr %19, align 4
  store i32 %5, ptr %20, align 4
  store ptr %6, ptr %21, align 8
  store ptr %7, ptr %22, align 8
  store i32 %8, ptr %23, align 4
  store ptr %9, ptr %24, align 8
  store ptr %10, ptr %25, align 8
  store i32 %11, ptr %26, align 4
  store double %12, ptr %27, align 8
  store ptr %13, ptr %28, align 8
  %30 = load ptr, ptr %21, align 8
  %31 = load ptr, ptr %24, align 8
  %32 = load double, ptr %27, align 8
  %33 = load i32, ptr %15, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %14
  %36 = load i32, ptr %20, align 4
  br label %39

37:                                               ; preds = %14
  %38 = load i32, ptr %19, align 4
  br label %39

39:                                               ; preds = %37, %35
  %40 = phi i32 [ %36, %35 ], [ %38, %37 ]
  store i32 %40, ptr %29, align 4
  %41 = load ptr, ptr %25, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %58

43:                                               ; preds = %39
  %44 = load i32, ptr %15, align 4
  %45 = load i32, ptr %16, align 4
  %46 = load i32, ptr %17, align 4
  %47 = icmp ne i32 %46, 0
  %48 = xor i1 %47, true
  %49 = zext i1 %48 to i32
  %50 = load i32, ptr %18, align 4
  %51 = load i32, ptr %19, align 4
  %52 = load i32, ptr %20, align 4
  %53 = load ptr, ptr %28, align 8
  %54 = load i32, ptr %29, align 4
  %55 = load ptr, ptr %25, align 8
  %56 = load i32, ptr %26, align 4
  %57 = call double @ltoad_trsm_s(i32 noundef %44, i32 noundef %45, i32 noundef %49, i32 noundef %50, i32 noundef %51, i32 noundef %52, ptr noundef %53, i32 noundef %54, ptr noundef %55, i32 noundef %56)
  br label %58

58:                                               ; preds = %43, %39
  %59 = load ptr, ptr %22, align 8
  %60 = icmp ne ptr %59, null
  br i1 %60, label %61, label %83

61:                                               ; preds = %58
  %62 = load ptr, ptr %25, align 8
  %63 = icmp ne ptr %62, null
  br i1 %63, label %64, label %83

64:                                               ; preds = %61
  %65 = load i32, ptr %15, align 4
  %66 = load i32, ptr %16, align 4
  %67 = load i32, ptr %17, align 4
  %68 = load i32, ptr %18, align 4
  %69 = load i32, ptr %19, align 4
  %70 = load i32, ptr %20, align 4
  %71 = load ptr, ptr %25, align 8
  %72 = load i32, ptr %26, align 4
  %73 = load ptr, ptr %28, align 8
  %74 = load i32, ptr %29, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %29, align 4
  %77 = sext i32 %76 to i64
  %78 = mul i64 %75, %77
  %79 = getelementptr inbounds float, ptr %73, i64 %78
  %80 = load i32, ptr %19, align 4
  %81 = load ptr, ptr %22, align 8
  %82 = load i32, ptr %23, align 4
  call void @add_triangle_s(float noundef -1.000000e+00, i32 noundef %65, i32 noundef %66, i32 noundef %67, i32 noundef %68, i32 noundef %69, i32 noundef %70, ptr noundef %71, i32 noundef %72, ptr noundef %79, i32 noundef %80, ptr noundef %81, i32 noundef %82)
  br label %83

83:                                               ; preds = %64, %61, %58
  %84 = load ptr, ptr %28, align 8
  call void @free(ptr noundef %84)
  ret void
}

define internal void @add_triangle_s(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12) #4 {
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store float %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store i32 %5, ptr %19, align 4
  store i32 %6, ptr %20, align 4
  store ptr %7, ptr %21, align 8
  store i32 %8, ptr %22, align 4
  store ptr %9, ptr %23, align 8
  store i32 %10, ptr %24, align 4
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  %29 = load i32, ptr %15, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %13
  %32 = load i32, ptr %20, align 4
  br label %35

33:                                               ; preds = %13
  %34 = load i32, ptr %19, align 4
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ]
  store i32 %36, ptr %27, align 4
  %37 = load i32, ptr %15, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %35
  %40 = load i32, ptr %19, align 4
  br label %43

41:                                               ; preds = %35
  %42 = load i32, ptr %20, align 4
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi i32 [ %40, %39 ], [ %42, %41 ]
  store i32 %44, ptr %28, align 4
  %45 = load i32, ptr %17, align 4
  %46 = load i32, ptr %15, align 4
  %47 = icmp eq i32 %45, %46
  br i1 %47, label %48, label %62

48:                                               ; preds = %43
  %49 = load float, ptr %14, align 4
  %50 = load i32, ptr %16, align 4
  %51 = load i32, ptr %18, align 4
  %52 = load i32, ptr %27, align 4
  %53 = load i32, ptr %28, align 4
  %54 = load ptr, ptr %21, align 8
  %55 = load i32, ptr %22, align 4
  %56 = load i32, ptr %15, align 4
  %57 = load ptr, ptr %23, align 8
  %58 = load i32, ptr %24, align 4
  %59 = load i32, ptr %15, align 4
  %60 = load ptr, ptr %25, align 8
  %61 = load i32, ptr %26, align 4
  call void @add_product_s(float noundef %49, i32 noundef %50, i32 noundef %51, i32 noundef %52, i32 noundef %53, ptr noundef %54, i32 noundef %55, i32 noundef %56, ptr noundef %57, i32 noundef %58, i32 noundef %59, ptr noundef %60, i32 noundef %61)
  br label %76

62:                                               ; preds = %43
  %63 = load float, ptr %14, align 4
  %64 = load i32, ptr %16, align 4
  %65 = load i32, ptr %18, align 4
  %66 = load i32, ptr %27, align 4
  %67 = load i32, ptr %28, align 4
  %68 = load ptr, ptr %23, align 8
  %69 = load i32, ptr %24, align 4
  %70 = load i32, ptr %15, align 4
  %71 = load ptr, ptr %21, align 8
  %72 = load i32, ptr %22, align 4
  %73 = load i32, ptr %15, align 4
  %74 = load ptr, ptr %25, align 8
  %75 = load i32, ptr %26, align 4
  call void @add_product_s(float noundef %63, i32 noundef %64, i32 noundef %65, i32 noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69, i32 noundef %70, ptr noundef %71, i32 noundef %72, i32 noundef %73, ptr noundef %74, i32 noundef %75)
  br label %76

76:                                               ; preds = %62, %48
  ret void
}

define dso_local double @ltoad_trsm_tangent_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca i32, align 4
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
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store i32 %8, ptr %21, align 4
  store ptr %9, ptr %22, align 8
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  %29 = load ptr, ptr %20, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %149

31:                                               ; preds = %12
  %32 = load ptr, ptr %23, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %149

34:                                               ; preds = %31
  %35 = load i32, ptr %17, align 4
  %36 = load i32, ptr %18, align 4
  %37 = call ptr @room_s(i32 noundef %35, i32 noundef %36)
  store ptr %37, ptr %25, align 8
  %38 = load i32, ptr %13, align 4
  %39 = load i32, ptr %14, align 4
  %40 = load i32, ptr %15, align 4
  %41 = load i32, ptr %17, align 4
  %42 = load i32, ptr %18, align 4
  %43 = load ptr, ptr %20, align 8
  %44 = load i32, ptr %21, align 4
  %45 = load ptr, ptr %22, align 8
  %46 = load i32, ptr %24, align 4
  %47 = load ptr, ptr %25, align 8
  %48 = load i32, ptr %17, align 4
  %49 = call double @ltoad_trmm_s(i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef 0, i32 noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44, ptr noundef %45, i32 noundef %46, ptr noundef %47, i32 noundef %48)
  store i32 0, ptr %26, align 4
  br label %50

50:                                               ; preds = %144, %34
  %51 = load i32, ptr %26, align 4
  %52 = load i32, ptr %18, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %50
  store i32 2, ptr %27, align 4
  br label %147

55:                                               ; preds = %50
  store i32 0, ptr %28, align 4
  br label %56

56:                                               ; preds = %140, %55
  %57 = load i32, ptr %28, align 4
  %58 = load i32, ptr %17, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  store i32 5, ptr %27, align 4
  br label %143

61:                                               ; preds = %56
  %62 = load ptr, ptr %25, align 8
  %63 = load i32, ptr %28, align 4
  %64 = sext i32 %63 to i64
  %65 = load i32, ptr %26, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %17, align 4
  %68 = sext i32 %67 to i64
  %69 = mul i64 %66, %68
  %70 = add i64 %64, %69
  %71 = getelementptr inbounds float, ptr %62, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = load ptr, ptr %23, align 8
  %74 = load i32, ptr %28, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %26, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %24, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds float, ptr %73, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = fsub float %83, %72
  store float %84, ptr %82, align 4
  %85 = load i32, ptr %16, align 4
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %139

87:                                               ; preds = %61
  %88 = load ptr, ptr %22, align 8
  %89 = load i32, ptr %28, align 4
  %90 = sext i32 %89 to i64
  %91 = load i32, ptr %26, align 4
  %92 = sext i32 %91 to i64
  %93 = load i32, ptr %24, align 4
  %94 = sext i32 %93 to i64
  %95 = mul i64 %92, %94
  %96 = add i64 %90, %95
  %97 = getelementptr inbounds float, ptr %88, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = load i32, ptr %13, align 4
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %101, label %113

101:                                              ; preds = %87
  %102 = load ptr, ptr %20, align 8
  %103 = load i32, ptr %26, align 4
  %104 = sext i32 %103 to i64
  %105 = load i32, ptr %26, align 4
  %106 = sext i32 %105 to i64
  %107 = load i32, ptr %21, align 4
  %108 = sext i32 %107 to i64
  %109 = mul i64 %106, %108
  %110 = add i64 %104, %109
  %111 = getelementptr inbounds float, ptr %102, i64 %110
  %112 = load float, ptr %111, align 4
  br label %125

113:                                              ; preds = %87
  %114 = load ptr, ptr %20, align 8
  %115 = load i32, ptr %28, align 4
  %116 = sext i32 %115 to i64
  %117 = load i32, ptr %28, align 4
  %118 = sext i32 %117 to i64
  %119 = load i32, ptr %21, align 4
  %120 = sext i32 %119 to i64
  %121 = mul i64 %118, %120
  %122 = add i64 %116, %121
  %123 = getelementptr inbounds float, ptr %114, i64 %122
  %124 = load float, ptr %123, align 4
  br label %125

125:                                              ; preds = %113, %101
  %126 = phi float [ %112, %101 ], [ %124, %113 ]
  %127 = load ptr, ptr %23, align 8
  %128 = load i32, ptr %28, align 4
  %129 = sext i32 %128 to i64
  %130 = load i32, ptr %26, align 4
  %131 = sext i32 %130 to i64
  %132 = load i32, ptr %24, align 4
  %133 = sext i32 %132 to i64
  %134 = mul i64 %131, %133
  %135 = add i64 %129, %134
  %136 = getelementptr inbounds float, ptr %127, i64 %135
  %137 = load float, ptr %136, align 4
  %138 = call float @llvm.fmuladd.f32(float %98, float %126, float %137)
  store float %138, ptr %136, align 4
  br label %139

139:                                              ; preds = %125, %61
  br label %140

140:                                              ; preds = %139
  %141 = load i32, ptr %28, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %28, align 4
  br label %56

143:                                              ; preds = %60
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr %26, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %26, align 4
  br label %50

147:                                              ; preds = %54
  %148 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %148)
  br label %149

149:                                              ; preds = %147, %31, %12
  %150 = load ptr, ptr %23, align 8
  %151 = icmp ne ptr %150, null
  br i1 %151, label %152, label %164

152:                                              ; preds = %149
  %153 = load i32, ptr %13, align 4
  %154 = load i32, ptr %14, align 4
  %155 = load i32, ptr %15, align 4
  %156 = load i32, ptr %16, align 4
  %157 = load i32, ptr %17, align 4
  %158 = load i32, ptr %18, align 4
  %159 = load ptr, ptr %19, align 8
  %160 = load i32, ptr %21, align 4
  %161 = load ptr, ptr %23, align 8
  %162 = load i32, ptr %24, align 4
  %163 = call double @ltoad_trsm_s(i32 noundef %153, i32 noundef %154, i32 noundef %155, i32 noundef %156, i32 noundef %157, i32 noundef %158, ptr noundef %159, i32 noundef %160, ptr noundef %161, i32 noundef %162)
  br label %164

164:                                              ; preds = %152, %149
  ret double 0.000000e+00
}

define internal ptr @room_s(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = sext i32 %5 to i64
  %7 = load i32, ptr %4, align 4
  %8 = sext i32 %7 to i64
  %9 = mul i64 %6, %8
  %10 = add i64 %9, 1
  %11 = mul i64 %10, 4
  %12 = call ptr @malloc(i64 noundef %11) #9
  ret ptr %12
}

declare float @llvm.fmuladd.f32(float, float, float) #6

define dso_local { ptr, double } @ltoad_trmm_augmented_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14) #4 {
  %16 = alloca %struct.forward_s, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store i32 %0, ptr %17, align 4
  store i32 %1, ptr %18, align 4
  store i32 %2, ptr %19, align 4
  store i32 %3, ptr %20, align 4
  store i32 %4, ptr %21, align 4
  store i32 %5, ptr %22, align 4
  store ptr %6, ptr %23, align 8
  store ptr %7, ptr %24, align 8
  store i32 %8, ptr %25, align 4
  store ptr %9, ptr %26, align 8
  store ptr %10, ptr %27, align 8
  store i32 %11, ptr %28, align 4
  store ptr %12, ptr %29, align 8
  store ptr %13, ptr %30, align 8
  store i32 %14, ptr %31, align 4
  %33 = load ptr, ptr %24, align 8
  %34 = load ptr, ptr %27, align 8
  %35 = load ptr, ptr %30, align 8
  %36 = load i32, ptr %17, align 4
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %15
  %39 = load i32, ptr %22, align 4
  br label %42

40:                                               ; preds = %15
  %41 = load i32, ptr %21, align 4
  br label %42

42:                                               ; preds = %40, %38
  %43 = phi i32 [ %39, %38 ], [ %41, %40 ]
  store i32 %43, ptr %32, align 4
  %44 = getelementptr inbounds %struct.forward_s, ptr %16, i32 0, i32 0
  %45 = load i32, ptr %32, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %32, align 4
  %48 = sext i32 %47 to i64
  %49 = mul i64 %46, %48
  %50 = load i32, ptr %21, align 4
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %22, align 4
  %53 = sext i32 %52 to i64
  %54 = mul i64 %51, %53
  %55 = add i64 %49, %54
  %56 = add i64 %55, 1
  %57 = mul i64 %56, 4
  %58 = call ptr @malloc(i64 noundef %57) #9
  store ptr %58, ptr %44, align 8
  %59 = getelementptr inbounds %struct.forward_s, ptr %16, i32 0, i32 1
  store double 0.000000e+00, ptr %59, align 8
  %60 = load i32, ptr %32, align 4
  %61 = load i32, ptr %32, align 4
  %62 = load ptr, ptr %23, align 8
  %63 = load i32, ptr %25, align 4
  %64 = getelementptr inbounds %struct.forward_s, ptr %16, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8
  %66 = call ptr @packed_s(i32 noundef %60, i32 noundef %61, ptr noundef %62, i32 noundef %63, ptr noundef %65)
  %67 = load i32, ptr %21, align 4
  %68 = load i32, ptr %22, align 4
  %69 = load ptr, ptr %26, align 8
  %70 = load i32, ptr %28, align 4
  %71 = getelementptr inbounds %struct.forward_s, ptr %16, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = load i32, ptr %32, align 4
  %74 = sext i32 %73 to i64
  %75 = load i32, ptr %32, align 4
  %76 = sext i32 %75 to i64
  %77 = mul i64 %74, %76
  %78 = getelementptr inbounds float, ptr %72, i64 %77
  %79 = call ptr @packed_s(i32 noundef %67, i32 noundef %68, ptr noundef %69, i32 noundef %70, ptr noundef %78)
  %80 = load i32, ptr %17, align 4
  %81 = load i32, ptr %18, align 4
  %82 = load i32, ptr %19, align 4
  %83 = load i32, ptr %20, align 4
  %84 = load i32, ptr %21, align 4
  %85 = load i32, ptr %22, align 4
  %86 = load ptr, ptr %23, align 8
  %87 = load i32, ptr %25, align 4
  %88 = load ptr, ptr %26, align 8
  %89 = load i32, ptr %28, align 4
  %90 = load ptr, ptr %29, align 8
  %91 = load i32, ptr %31, align 4
  %92 = call double @ltoad_trmm_s(i32 noundef %80, i32 noundef %81, i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %85, ptr noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91)
  %93 = load { ptr, double }, ptr %16, align 8
  ret { ptr, double } %93
}

define dso_local void @ltoad_trmm_reverse_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, double noundef %15, ptr noundef %16) #4 {
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca i32, align 4
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca double, align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  store i32 %0, ptr %18, align 4
  store i32 %1, ptr %19, align 4
  store i32 %2, ptr %20, align 4
  store i32 %3, ptr %21, align 4
  store i32 %4, ptr %22, align 4
  store i32 %5, ptr %23, align 4
  store ptr %6, ptr %24, align 8
  store ptr %7, ptr %25, align 8
  store i32 %8, ptr %26, align 4
  store ptr %9, ptr %27, align 8
  store ptr %10, ptr %28, align 8
  store i32 %11, ptr %29, align 4
  store ptr %12, ptr %30, align 8
  store ptr %13, ptr %31, align 8
  store i32 %14, ptr %32, align 4
  store double %15, ptr %33, align 8
  store ptr %16, ptr %34, align 8
  %37 = load ptr, ptr %24, align 8
  %38 = load ptr, ptr %27, align 8
  %39 = load ptr, ptr %30, align 8
  %40 = load double, ptr %33, align 8
  %41 = load i32, ptr %18, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %17
  %44 = load i32, ptr %23, align 4
  br label %47

45:                                               ; preds = %17
  %46 = load i32, ptr %22, align 4
  br label %47

47:                                               ; preds = %45, %43
  %48 = phi i32 [ %44, %43 ], [ %46, %45 ]
  store i32 %48, ptr %35, align 4
  %49 = load ptr, ptr %31, align 8
  %50 = icmp ne ptr %49, null
  br i1 %50, label %51, label %101

51:                                               ; preds = %47
  %52 = load i32, ptr %22, align 4
  %53 = load i32, ptr %23, align 4
  %54 = call ptr @room_s(i32 noundef %52, i32 noundef %53)
  store ptr %54, ptr %36, align 8
  %55 = load ptr, ptr %25, align 8
  %56 = icmp ne ptr %55, null
  br i1 %56, label %57, label %76

57:                                               ; preds = %51
  %58 = load i32, ptr %18, align 4
  %59 = load i32, ptr %19, align 4
  %60 = load i32, ptr %20, align 4
  %61 = load i32, ptr %21, align 4
  %62 = load i32, ptr %22, align 4
  %63 = load i32, ptr %23, align 4
  %64 = load ptr, ptr %31, align 8
  %65 = load i32, ptr %32, align 4
  %66 = load ptr, ptr %34, align 8
  %67 = load i32, ptr %35, align 4
  %68 = sext i32 %67 to i64
  %69 = load i32, ptr %35, align 4
  %70 = sext i32 %69 to i64
  %71 = mul i64 %68, %70
  %72 = getelementptr inbounds float, ptr %66, i64 %71
  %73 = load i32, ptr %22, align 4
  %74 = load ptr, ptr %25, align 8
  %75 = load i32, ptr %26, align 4
  call void @add_triangle_s(float noundef 1.000000e+00, i32 noundef %58, i32 noundef %59, i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63, ptr noundef %64, i32 noundef %65, ptr noundef %72, i32 noundef %73, ptr noundef %74, i32 noundef %75)
  br label %76

76:                                               ; preds = %57, %51
  %77 = load i32, ptr %18, align 4
  %78 = load i32, ptr %19, align 4
  %79 = load i32, ptr %20, align 4
  %80 = icmp ne i32 %79, 0
  %81 = xor i1 %80, true
  %82 = zext i1 %81 to i32
  %83 = load i32, ptr %21, align 4
  %84 = load i32, ptr %22, align 4
  %85 = load i32, ptr %23, align 4
  %86 = load ptr, ptr %34, align 8
  %87 = load i32, ptr %35, align 4
  %88 = load ptr, ptr %31, align 8
  %89 = load i32, ptr %32, align 4
  %90 = load ptr, ptr %36, align 8
  %91 = load i32, ptr %22, align 4
  %92 = call double @ltoad_trmm_s(i32 noundef %77, i32 noundef %78, i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %85, ptr noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91)
  %93 = load i32, ptr %22, align 4
  %94 = load i32, ptr %23, align 4
  %95 = load ptr, ptr %36, align 8
  %96 = load ptr, ptr %28, align 8
  %97 = load i32, ptr %29, align 4
  %98 = load ptr, ptr %31, align 8
  %99 = load i32, ptr %32, align 4
  call void @hand_over_s(i32 noundef %93, i32 noundef %94, ptr noundef %95, ptr noundef %96, i32 noundef %97, ptr noundef %98, i32 noundef %99)
  %100 = load ptr, ptr %36, align 8
  call void @free(ptr noundef %100)
  br label %101

101:                                              ; preds = %76, %47
  %102 = load ptr, ptr %34, align 8
  call void @free(ptr noundef %102)
  ret void
}

define internal void @hand_over_s(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #4 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %18

18:                                               ; preds = %71, %7
  %19 = load i32, ptr %15, align 4
  %20 = load i32, ptr %9, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  store i32 2, ptr %16, align 4
  br label %74

23:                                               ; preds = %18
  store i32 0, ptr %17, align 4
  br label %24

24:                                               ; preds = %67, %23
  %25 = load i32, ptr %17, align 4
  %26 = load i32, ptr %8, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  store i32 5, ptr %16, align 4
  br label %70

29:                                               ; preds = %24
  %30 = load ptr, ptr %11, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %56

32:                                               ; preds = %29
  %33 = load ptr, ptr %10, align 8
  %34 = load i32, ptr %17, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %8, align 4
  %39 = sext i32 %38 to i64
  %40 = mul i64 %37, %39
  %41 = add i64 %35, %40
  %42 = getelementptr inbounds float, ptr %33, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = load ptr, ptr %11, align 8
  %45 = load i32, ptr %17, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %15, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %12, align 4
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = add i64 %46, %51
  %53 = getelementptr inbounds float, ptr %44, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fadd float %54, %43
  store float %55, ptr %53, align 4
  br label %56

56:                                               ; preds = %32, %29
  %57 = load ptr, ptr %13, align 8
  %58 = load i32, ptr %17, align 4
  %59 = sext i32 %58 to i64
  %60 = load i32, ptr %15, align 4
  %61 = sext i32 %60 to i64
  %62 = load i32, ptr %14, align 4
  %63 = sext i32 %62 to i64
  %64 = mul i64 %61, %63
  %65 = add i64 %59, %64
  %66 = getelementptr inbounds float, ptr %57, i64 %65
  store float 0.000000e+00, ptr %66, align 4
  br label %67

67:                                               ; preds = %56
  %68 = load i32, ptr %17, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %17, align 4
  br label %24

70:                                               ; preds = %28
  br label %71

71:                                               ; preds = %70
  %72 = load i32, ptr %15, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %15, align 4
  br label %18

74:                                               ; preds = %22
  ret void
}

define dso_local double @ltoad_trmm_tangent_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14) #4 {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  store i32 %0, ptr %16, align 4
  store i32 %1, ptr %17, align 4
  store i32 %2, ptr %18, align 4
  store i32 %3, ptr %19, align 4
  store i32 %4, ptr %20, align 4
  store i32 %5, ptr %21, align 4
  store ptr %6, ptr %22, align 8
  store ptr %7, ptr %23, align 8
  store i32 %8, ptr %24, align 4
  store ptr %9, ptr %25, align 8
  store ptr %10, ptr %26, align 8
  store i32 %11, ptr %27, align 4
  store ptr %12, ptr %28, align 8
  store ptr %13, ptr %29, align 8
  store i32 %14, ptr %30, align 4
  %37 = load ptr, ptr %28, align 8
  %38 = load i32, ptr %20, align 4
  %39 = load i32, ptr %21, align 4
  %40 = call ptr @room_s(i32 noundef %38, i32 noundef %39)
  store ptr %40, ptr %31, align 8
  store i32 0, ptr %32, align 4
  br label %41

41:                                               ; preds = %72, %15
  %42 = load ptr, ptr %29, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %48

44:                                               ; preds = %41
  %45 = load i32, ptr %32, align 4
  %46 = load i32, ptr %21, align 4
  %47 = icmp slt i32 %45, %46
  br label %48

48:                                               ; preds = %44, %41
  %49 = phi i1 [ false, %41 ], [ %47, %44 ]
  br i1 %49, label %51, label %50

50:                                               ; preds = %48
  store i32 2, ptr %33, align 4
  br label %75

51:                                               ; preds = %48
  store i32 0, ptr %34, align 4
  br label %52

52:                                               ; preds = %68, %51
  %53 = load i32, ptr %34, align 4
  %54 = load i32, ptr %20, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  store i32 5, ptr %33, align 4
  br label %71

57:                                               ; preds = %52
  %58 = load ptr, ptr %29, align 8
  %59 = load i32, ptr %34, align 4
  %60 = sext i32 %59 to i64
  %61 = load i32, ptr %32, align 4
  %62 = sext i32 %61 to i64
  %63 = load i32, ptr %30, align 4
  %64 = sext i32 %63 to i64
  %65 = mul i64 %62, %64
  %66 = add i64 %60, %65
  %67 = getelementptr inbounds float, ptr %58, i64 %66
  store float 0.000000e+00, ptr %67, align 4
  br label %68

68:                                               ; preds = %57
  %69 = load i32, ptr %34, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %34, align 4
  br label %52

71:                                               ; preds = %56
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %32, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %32, align 4
  br label %41

75:                                               ; preds = %50
  %76 = load ptr, ptr %29, align 8
  %77 = icmp ne ptr %76, null
  br i1 %77, label %78, label %95

78:                                               ; preds = %75
  %79 = load ptr, ptr %26, align 8
  %80 = icmp ne ptr %79, null
  br i1 %80, label %81, label %95

81:                                               ; preds = %78
  %82 = load i32, ptr %16, align 4
  %83 = load i32, ptr %17, align 4
  %84 = load i32, ptr %18, align 4
  %85 = load i32, ptr %19, align 4
  %86 = load i32, ptr %20, align 4
  %87 = load i32, ptr %21, align 4
  %88 = load ptr, ptr %22, align 8
  %89 = load i32, ptr %24, align 4
  %90 = load ptr, ptr %26, align 8
  %91 = load i32, ptr %27, align 4
  %92 = load ptr, ptr %29, align 8
  %93 = load i32, ptr %30, align 4
  %94 = call double @ltoad_trmm_s(i32 noundef %82, i32 noundef %83, i32 noundef %84, i32 noundef %85, i32 noundef %86, i32 noundef %87, ptr noundef %88, i32 noundef %89, ptr noundef %90, i32 noundef %91, ptr noundef %92, i32 noundef %93)
  br label %95

95:                                               ; preds = %81, %78, %75
  %96 = load ptr, ptr %29, align 8
  %97 = icmp ne ptr %96, null
  br i1 %97, label %98, label %204

98:                                               ; preds = %95
  %99 = load ptr, ptr %23, align 8
  %100 = icmp ne ptr %99, null
  br i1 %100, label %101, label %204

101:                                              ; preds = %98
  %102 = load i32, ptr %16, align 4
  %103 = load i32, ptr %17, align 4
  %104 = load i32, ptr %18, align 4
  %105 = load i32, ptr %20, align 4
  %106 = load i32, ptr %21, align 4
  %107 = load ptr, ptr %23, align 8
  %108 = load i32, ptr %24, align 4
  %109 = load ptr, ptr %25, align 8
  %110 = load i32, ptr %27, align 4
  %111 = load ptr, ptr %31, align 8
  %112 = load i32, ptr %20, align 4
  %113 = call double @ltoad_trmm_s(i32 noundef %102, i32 noundef %103, i32 noundef %104, i32 noundef 0, i32 noundef %105, i32 noundef %106, ptr noundef %107, i32 noundef %108, ptr noundef %109, i32 noundef %110, ptr noundef %111, i32 noundef %112)
  store i32 0, ptr %35, align 4
  br label %114

114:                                              ; preds = %200, %101
  %115 = load i32, ptr %35, align 4
  %116 = load i32, ptr %21, align 4
  %117 = icmp slt i32 %115, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %114
  store i32 8, ptr %33, align 4
  br label %203

119:                                              ; preds = %114
  store i32 0, ptr %36, align 4
  br label %120

120:                                              ; preds = %196, %119
  %121 = load i32, ptr %36, align 4
  %122 = load i32, ptr %20, align 4
  %123 = icmp slt i32 %121, %122
  br i1 %123, label %125, label %124

124:                                              ; preds = %120
  store i32 11, ptr %33, align 4
  br label %199

125:                                              ; preds = %120
  %126 = load ptr, ptr %31, align 8
  %127 = load i32, ptr %36, align 4
  %128 = sext i32 %127 to i64
  %129 = load i32, ptr %35, align 4
  %130 = sext i32 %129 to i64
  %131 = load i32, ptr %20, align 4
  %132 = sext i32 %131 to i64
  %133 = mul i64 %130, %132
  %134 = add i64 %128, %133
  %135 = getelementptr inbounds float, ptr %126, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = load i32, ptr %19, align 4
  %138 = icmp ne i32 %137, 0
  br i1 %138, label %139, label %180

139:                                              ; preds = %125
  %140 = load ptr, ptr %25, align 8
  %141 = load i32, ptr %36, align 4
  %142 = sext i32 %141 to i64
  %143 = load i32, ptr %35, align 4
  %144 = sext i32 %143 to i64
  %145 = load i32, ptr %27, align 4
  %146 = sext i32 %145 to i64
  %147 = mul i64 %144, %146
  %148 = add i64 %142, %147
  %149 = getelementptr inbounds float, ptr %140, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = load i32, ptr %16, align 4
  %152 = icmp ne i32 %151, 0
  br i1 %152, label %153, label %165

153:                                              ; preds = %139
  %154 = load ptr, ptr %23, align 8
  %155 = load i32, ptr %35, align 4
  %156 = sext i32 %155 to i64
  %157 = load i32, ptr %35, align 4
  %158 = sext i32 %157 to i64
  %159 = load i32, ptr %24, align 4
  %160 = sext i32 %159 to i64
  %161 = mul i64 %158, %160
  %162 = add i64 %156, %161
  %163 = getelementptr inbounds float, ptr %154, i64 %162
  %164 = load float, ptr %163, align 4
  br label %177

165:                                              ; preds = %139
  %166 = load ptr, ptr %23, align 8
  %167 = load i32, ptr %36, align 4
  %168 = sext i32 %167 to i64
  %169 = load i32, ptr %36, align 4
  %170 = sext i32 %169 to i64
  %171 = load i32, ptr %24, align 4
  %172 = sext i32 %171 to i64
  %173 = mul i64 %170, %172
  %174 = add i64 %168, %173
  %175 = getelementptr inbounds float, ptr %166, i64 %174
  %176 = load float, ptr %175, align 4
  br label %177

177:                                              ; preds = %165, %153
  %178 = phi float [ %164, %153 ], [ %176, %165 ]
  %179 = fmul float %150, %178
  br label %181

180:                                              ; preds = %125
  br label %181

181:                                              ; preds = %180, %177
  %182 = phi float [ %179, %177 ], [ 0.000000e+00, %180 ]
  %183 = fsub float %136, %182
  %184 = load ptr, ptr %29, align 8
  %185 = load i32, ptr %36, align 4
  %186 = sext i32 %185 to i64
  %187 = load i32, ptr %35, align 4
  %188 = sext i32 %187 to i64
  %189 = load i32, ptr %30, align 4
  %190 = sext i32 %189 to i64
  %191 = mul i64 %188, %190
  %192 = add i64 %186, %191
  %193 = getelementptr inbounds float, ptr %184, i64 %192
  %194 = load float, ptr %193, align 4
  %195 = fadd float %194, %183
  store float %195, ptr %193, align 4
  br label %196

196:                                              ; preds = %181
  %197 = load i32, ptr %36, align 4
  %198 = add nsw i32 %197, 1
  store i32 %198, ptr %36, align 4
  br label %120

199:                                              ; preds = %124
  br label %200

200:                                              ; preds = %199
  %201 = load i32, ptr %35, align 4
  %202 = add nsw i32 %201, 1
  store i32 %202, ptr %35, align 4
  br label %114

203:                                              ; preds = %118
  br label %204

204:                                              ; preds = %203, %98, %95
  %205 = load ptr, ptr %31, align 8
  call void @free(ptr noundef %205)
  store i32 1, ptr %33, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_symm_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #0 {
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
  %21 = alloca float, align 4
  %22 = alloca float, align 4
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
  store float 1.000000e+00, ptr %21, align 4
  store float 0.000000e+00, ptr %22, align 4
  %23 = load i32, ptr %11, align 4
  %24 = icmp ne i32 %23, 0
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, ptr @.str, ptr @.str.1
  %27 = load i32, ptr %12, align 4
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, ptr @.str.2, ptr @.str.1
  %31 = load ptr, ptr %15, align 8
  %32 = load ptr, ptr %17, align 8
  %33 = load ptr, ptr %19, align 8
  call void @native.ssymm_(ptr noundef %26, ptr noundef %30, ptr noundef %13, ptr noundef %14, ptr noundef %21, ptr noundef %31, ptr noundef %16, ptr noundef %32, ptr noundef %18, ptr noundef %22, ptr noundef %33, ptr noundef %20, i64 noundef 1, i64 noundef 1)
  %34 = call double @nothing_known()
  ret double %34
}

declare void @native.ssymm_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_symm_augmented_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #4 {
  %14 = alloca %struct.forward_s, align 8
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
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store i32 %0, ptr %15, align 4
  store i32 %1, ptr %16, align 4
  store i32 %2, ptr %17, align 4
  store i32 %3, ptr %18, align 4
  store ptr %4, ptr %19, align 8
  store ptr %5, ptr %20, align 8
  store i32 %6, ptr %21, align 4
  store ptr %7, ptr %22, align 8
  store ptr %8, ptr %23, align 8
  store i32 %9, ptr %24, align 4
  store ptr %10, ptr %25, align 8
  store ptr %11, ptr %26, align 8
  store i32 %12, ptr %27, align 4
  %29 = load ptr, ptr %20, align 8
  %30 = load ptr, ptr %23, align 8
  %31 = load ptr, ptr %26, align 8
  %32 = load i32, ptr %15, align 4
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %13
  %35 = load i32, ptr %18, align 4
  br label %38

36:                                               ; preds = %13
  %37 = load i32, ptr %17, align 4
  br label %38

38:                                               ; preds = %36, %34
  %39 = phi i32 [ %35, %34 ], [ %37, %36 ]
  store i32 %39, ptr %28, align 4
  %40 = getelementptr inbounds %struct.forward_s, ptr %14, i32 0, i32 0
  %41 = load i32, ptr %28, align 4
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %28, align 4
  %44 = sext i32 %43 to i64
  %45 = mul i64 %42, %44
  %46 = load i32, ptr %17, align 4
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr %18, align 4
  %49 = sext i32 %48 to i64
  %50 = mul i64 %47, %49
  %51 = add i64 %45, %50
  %52 = add i64 %51, 1
  %53 = mul i64 %52, 4
  %54 = call ptr @malloc(i64 noundef %53) #9
  store ptr %54, ptr %40, align 8
  %55 = getelementptr inbounds %struct.forward_s, ptr %14, i32 0, i32 1
  store double 0.000000e+00, ptr %55, align 8
  %56 = load i32, ptr %28, align 4
  %57 = load i32, ptr %28, align 4
  %58 = load ptr, ptr %19, align 8
  %59 = load i32, ptr %21, align 4
  %60 = getelementptr inbounds %struct.forward_s, ptr %14, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  %62 = call ptr @packed_s(i32 noundef %56, i32 noundef %57, ptr noundef %58, i32 noundef %59, ptr noundef %61)
  %63 = load i32, ptr %17, align 4
  %64 = load i32, ptr %18, align 4
  %65 = load ptr, ptr %22, align 8
  %66 = load i32, ptr %24, align 4
  %67 = getelementptr inbounds %struct.forward_s, ptr %14, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = load i32, ptr %28, align 4
  %70 = sext i32 %69 to i64
  %71 = load i32, ptr %28, align 4
  %72 = sext i32 %71 to i64
  %73 = mul i64 %70, %72
  %74 = getelementptr inbounds float, ptr %68, i64 %73
  %75 = call ptr @packed_s(i32 noundef %63, i32 noundef %64, ptr noundef %65, i32 noundef %66, ptr noundef %74)
  %76 = load i32, ptr %15, align 4
  %77 = load i32, ptr %16, align 4
  %78 = load i32, ptr %17, align 4
  %79 = load i32, ptr %18, align 4
  %80 = load ptr, ptr %19, align 8
  %81 = load i32, ptr %21, align 4
  %82 = load ptr, ptr %22, align 8
  %83 = load i32, ptr %24, align 4
  %84 = load ptr, ptr %25, align 8
  %85 = load i32, ptr %27, align 4
  %86 = call double @ltoad_symm_s(i32 noundef %76, i32 noundef %77, i32 noundef %78, i32 noundef %79, ptr noundef %80, i32 noundef %81, ptr noundef %82, i32 noundef %83, ptr noundef %84, i32 noundef %85)
  %87 = load { ptr, double }, ptr %14, align 8
  ret { ptr, double } %87
}

define dso_local void @ltoad_symm_reverse_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, double noundef %13, ptr noundef %14) #4 {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca double, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  %33 = alloca ptr, align 8
  store i32 %0, ptr %16, align 4
  store i32 %1, ptr %17, align 4
  store i32 %2, ptr %18, align 4
  store i32 %3, ptr %19, align 4
  store ptr %4, ptr %20, align 8
  store ptr %5, ptr %21, align 8
  store i32 %6, ptr %22, align 4
  store ptr %7, ptr %23, align 8
  store ptr %8, ptr %24, align 8
  store i32 %9, ptr %25, align 4
  store ptr %10, ptr %26, align 8
  store ptr %11, ptr %27, align 8
  store i32 %12, ptr %28, align 4
  store double %13, ptr %29, align 8
  store ptr %14, ptr %30, align 8
  %34 = load ptr, ptr %20, align 8
  %35 = load ptr, ptr %23, align 8
  %36 = load ptr, ptr %26, align 8
  %37 = load double, ptr %29, align 8
  %38 = load i32, ptr %16, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %15
  %41 = load i32, ptr %19, align 4
  br label %44

42:                                               ; preds = %15
  %43 = load i32, ptr %18, align 4
  br label %44

44:                                               ; preds = %42, %40
  %45 = phi i32 [ %41, %40 ], [ %43, %42 ]
  store i32 %45, ptr %31, align 4
  %46 = load ptr, ptr %27, align 8
  %47 = icmp ne ptr %46, null
  br i1 %47, label %48, label %102

48:                                               ; preds = %44
  %49 = load ptr, ptr %30, align 8
  %50 = load i32, ptr %31, align 4
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %31, align 4
  %53 = sext i32 %52 to i64
  %54 = mul i64 %51, %53
  %55 = getelementptr inbounds float, ptr %49, i64 %54
  store ptr %55, ptr %32, align 8
  %56 = load i32, ptr %18, align 4
  %57 = load i32, ptr %19, align 4
  %58 = call ptr @room_s(i32 noundef %56, i32 noundef %57)
  store ptr %58, ptr %33, align 8
  %59 = load ptr, ptr %21, align 8
  %60 = icmp ne ptr %59, null
  br i1 %60, label %61, label %82

61:                                               ; preds = %48
  %62 = load i32, ptr %16, align 4
  %63 = load i32, ptr %17, align 4
  %64 = load i32, ptr %18, align 4
  %65 = load i32, ptr %19, align 4
  %66 = load ptr, ptr %27, align 8
  %67 = load i32, ptr %28, align 4
  %68 = load ptr, ptr %32, align 8
  %69 = load i32, ptr %18, align 4
  %70 = load ptr, ptr %21, align 8
  %71 = load i32, ptr %22, align 4
  call void @add_triangle_s(float noundef 1.000000e+00, i32 noundef %62, i32 noundef %63, i32 noundef 0, i32 noundef 0, i32 noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71)
  %72 = load i32, ptr %16, align 4
  %73 = load i32, ptr %17, align 4
  %74 = load i32, ptr %18, align 4
  %75 = load i32, ptr %19, align 4
  %76 = load ptr, ptr %27, align 8
  %77 = load i32, ptr %28, align 4
  %78 = load ptr, ptr %32, align 8
  %79 = load i32, ptr %18, align 4
  %80 = load ptr, ptr %21, align 8
  %81 = load i32, ptr %22, align 4
  call void @add_triangle_s(float noundef 1.000000e+00, i32 noundef %72, i32 noundef %73, i32 noundef 1, i32 noundef 1, i32 noundef %74, i32 noundef %75, ptr noundef %76, i32 noundef %77, ptr noundef %78, i32 noundef %79, ptr noundef %80, i32 noundef %81)
  br label %82

82:                                               ; preds = %61, %48
  %83 = load i32, ptr %16, align 4
  %84 = load i32, ptr %17, align 4
  %85 = load i32, ptr %18, align 4
  %86 = load i32, ptr %19, align 4
  %87 = load ptr, ptr %30, align 8
  %88 = load i32, ptr %31, align 4
  %89 = load ptr, ptr %27, align 8
  %90 = load i32, ptr %28, align 4
  %91 = load ptr, ptr %33, align 8
  %92 = load i32, ptr %18, align 4
  %93 = call double @ltoad_symm_s(i32 noundef %83, i32 noundef %84, i32 noundef %85, i32 noundef %86, ptr noundef %87, i32 noundef %88, ptr noundef %89, i32 noundef %90, ptr noundef %91, i32 noundef %92)
  %94 = load i32, ptr %18, align 4
  %95 = load i32, ptr %19, align 4
  %96 = load ptr, ptr %33, align 8
  %97 = load ptr, ptr %24, align 8
  %98 = load i32, ptr %25, align 4
  %99 = load ptr, ptr %27, align 8
  %100 = load i32, ptr %28, align 4
  call void @hand_over_s(i32 noundef %94, i32 noundef %95, ptr noundef %96, ptr noundef %97, i32 noundef %98, ptr noundef %99, i32 noundef %100)
  %101 = load ptr, ptr %33, align 8
  call void @free(ptr noundef %101)
  br label %102

102:                                              ; preds = %82, %44
  %103 = load ptr, ptr %30, align 8
  call void @free(ptr noundef %103)
  ret void
}

define dso_local double @ltoad_symm_tangent_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #4 {
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
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store ptr %4, ptr %18, align 8
  store ptr %5, ptr %19, align 8
  store i32 %6, ptr %20, align 4
  store ptr %7, ptr %21, align 8
  store ptr %8, ptr %22, align 8
  store i32 %9, ptr %23, align 4
  store ptr %10, ptr %24, align 8
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  %33 = load ptr, ptr %24, align 8
  %34 = load i32, ptr %16, align 4
  %35 = load i32, ptr %17, align 4
  %36 = call ptr @room_s(i32 noundef %34, i32 noundef %35)
  store ptr %36, ptr %27, align 8
  store i32 0, ptr %28, align 4
  br label %37

37:                                               ; preds = %68, %13
  %38 = load ptr, ptr %25, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %44

40:                                               ; preds = %37
  %41 = load i32, ptr %28, align 4
  %42 = load i32, ptr %17, align 4
  %43 = icmp slt i32 %41, %42
  br label %44

44:                                               ; preds = %40, %37
  %45 = phi i1 [ false, %37 ], [ %43, %40 ]
  br i1 %45, label %47, label %46

46:                                               ; preds = %44
  store i32 2, ptr %29, align 4
  br label %71

47:                                               ; preds = %44
  store i32 0, ptr %30, align 4
  br label %48

48:                                               ; preds = %64, %47
  %49 = load i32, ptr %30, align 4
  %50 = load i32, ptr %16, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  store i32 5, ptr %29, align 4
  br label %67

53:                                               ; preds = %48
  %54 = load ptr, ptr %25, align 8
  %55 = load i32, ptr %30, align 4
  %56 = sext i32 %55 to i64
  %57 = load i32, ptr %28, align 4
  %58 = sext i32 %57 to i64
  %59 = load i32, ptr %26, align 4
  %60 = sext i32 %59 to i64
  %61 = mul i64 %58, %60
  %62 = add i64 %56, %61
  %63 = getelementptr inbounds float, ptr %54, i64 %62
  store float 0.000000e+00, ptr %63, align 4
  br label %64

64:                                               ; preds = %53
  %65 = load i32, ptr %30, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %30, align 4
  br label %48

67:                                               ; preds = %52
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %28, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %28, align 4
  br label %37

71:                                               ; preds = %46
  %72 = load ptr, ptr %25, align 8
  %73 = icmp ne ptr %72, null
  br i1 %73, label %74, label %89

74:                                               ; preds = %71
  %75 = load ptr, ptr %22, align 8
  %76 = icmp ne ptr %75, null
  br i1 %76, label %77, label %89

77:                                               ; preds = %74
  %78 = load i32, ptr %14, align 4
  %79 = load i32, ptr %15, align 4
  %80 = load i32, ptr %16, align 4
  %81 = load i32, ptr %17, align 4
  %82 = load ptr, ptr %18, align 8
  %83 = load i32, ptr %20, align 4
  %84 = load ptr, ptr %22, align 8
  %85 = load i32, ptr %23, align 4
  %86 = load ptr, ptr %25, align 8
  %87 = load i32, ptr %26, align 4
  %88 = call double @ltoad_symm_s(i32 noundef %78, i32 noundef %79, i32 noundef %80, i32 noundef %81, ptr noundef %82, i32 noundef %83, ptr noundef %84, i32 noundef %85, ptr noundef %86, i32 noundef %87)
  br label %89

89:                                               ; preds = %77, %74, %71
  %90 = load ptr, ptr %25, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %150

92:                                               ; preds = %89
  %93 = load ptr, ptr %19, align 8
  %94 = icmp ne ptr %93, null
  br i1 %94, label %95, label %150

95:                                               ; preds = %92
  %96 = load i32, ptr %14, align 4
  %97 = load i32, ptr %15, align 4
  %98 = load i32, ptr %16, align 4
  %99 = load i32, ptr %17, align 4
  %100 = load ptr, ptr %19, align 8
  %101 = load i32, ptr %20, align 4
  %102 = load ptr, ptr %21, align 8
  %103 = load i32, ptr %23, align 4
  %104 = load ptr, ptr %27, align 8
  %105 = load i32, ptr %16, align 4
  %106 = call double @ltoad_symm_s(i32 noundef %96, i32 noundef %97, i32 noundef %98, i32 noundef %99, ptr noundef %100, i32 noundef %101, ptr noundef %102, i32 noundef %103, ptr noundef %104, i32 noundef %105)
  store i32 0, ptr %31, align 4
  br label %107

107:                                              ; preds = %146, %95
  %108 = load i32, ptr %31, align 4
  %109 = load i32, ptr %17, align 4
  %110 = icmp slt i32 %108, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %107
  store i32 8, ptr %29, align 4
  br label %149

112:                                              ; preds = %107
  store i32 0, ptr %32, align 4
  br label %113

113:                                              ; preds = %142, %112
  %114 = load i32, ptr %32, align 4
  %115 = load i32, ptr %16, align 4
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %113
  store i32 11, ptr %29, align 4
  br label %145

118:                                              ; preds = %113
  %119 = load ptr, ptr %27, align 8
  %120 = load i32, ptr %32, align 4
  %121 = sext i32 %120 to i64
  %122 = load i32, ptr %31, align 4
  %123 = sext i32 %122 to i64
  %124 = load i32, ptr %16, align 4
  %125 = sext i32 %124 to i64
  %126 = mul i64 %123, %125
  %127 = add i64 %121, %126
  %128 = getelementptr inbounds float, ptr %119, i64 %127
  %129 = load float, ptr %128, align 4
  %130 = load ptr, ptr %25, align 8
  %131 = load i32, ptr %32, align 4
  %132 = sext i32 %131 to i64
  %133 = load i32, ptr %31, align 4
  %134 = sext i32 %133 to i64
  %135 = load i32, ptr %26, align 4
  %136 = sext i32 %135 to i64
  %137 = mul i64 %134, %136
  %138 = add i64 %132, %137
  %139 = getelementptr inbounds float, ptr %130, i64 %138
  %140 = load float, ptr %139, align 4
  %141 = fadd float %140, %129
  store float %141, ptr %139, align 4
  br label %142

142:                                              ; preds = %118
  %143 = load i32, ptr %32, align 4
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %32, align 4
  br label %113

145:                                              ; preds = %117
  br label %146

146:                                              ; preds = %145
  %147 = load i32, ptr %31, align 4
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %31, align 4
  br label %107

149:                                              ; preds = %111
  br label %150

150:                                              ; preds = %149, %92, %89
  %151 = load ptr, ptr %27, align 8
  call void @free(ptr noundef %151)
  store i32 1, ptr %29, align 4
  ret double 0.000000e+00
}

define dso_local double @ltoad_syrk_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) #0 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store ptr %4, ptr %13, align 8
  store i32 %5, ptr %14, align 4
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  store float 1.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  %19 = load i32, ptr %9, align 4
  %20 = icmp ne i32 %19, 0
  %21 = zext i1 %20 to i64
  %22 = select i1 %20, ptr @.str.2, ptr @.str.1
  %23 = load i32, ptr %10, align 4
  %24 = icmp ne i32 %23, 0
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, ptr @.str.3, ptr @.str.4
  %27 = load ptr, ptr %13, align 8
  %28 = load ptr, ptr %15, align 8
  call void @native.ssyrk_(ptr noundef %22, ptr noundef %26, ptr noundef %11, ptr noundef %12, ptr noundef %17, ptr noundef %27, ptr noundef %14, ptr noundef %18, ptr noundef %28, ptr noundef %16, i64 noundef 1, i64 noundef 1)
  %29 = call double @nothing_known()
  ret double %29
}

declare void @native.ssyrk_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, i64 noundef) #2

define dso_local { ptr, double } @ltoad_syrk_augmented_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #4 {
  %11 = alloca %struct.forward_s, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %17, align 8
  store i32 %6, ptr %18, align 4
  store ptr %7, ptr %19, align 8
  store ptr %8, ptr %20, align 8
  store i32 %9, ptr %21, align 4
  %22 = load ptr, ptr %17, align 8
  %23 = load ptr, ptr %20, align 8
  %24 = getelementptr inbounds %struct.forward_s, ptr %11, i32 0, i32 0
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %15, align 4
  %27 = call ptr @room_s(i32 noundef %25, i32 noundef %26)
  store ptr %27, ptr %24, align 8
  %28 = getelementptr inbounds %struct.forward_s, ptr %11, i32 0, i32 1
  store double 0.000000e+00, ptr %28, align 8
  %29 = load i32, ptr %13, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %10
  %32 = load i32, ptr %15, align 4
  br label %35

33:                                               ; preds = %10
  %34 = load i32, ptr %14, align 4
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ]
  %37 = load i32, ptr %13, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %35
  %40 = load i32, ptr %14, align 4
  br label %43

41:                                               ; preds = %35
  %42 = load i32, ptr %15, align 4
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi i32 [ %40, %39 ], [ %42, %41 ]
  %45 = load ptr, ptr %16, align 8
  %46 = load i32, ptr %18, align 4
  %47 = getelementptr inbounds %struct.forward_s, ptr %11, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  %49 = call ptr @packed_s(i32 noundef %36, i32 noundef %44, ptr noundef %45, i32 noundef %46, ptr noundef %48)
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %13, align 4
  %52 = load i32, ptr %14, align 4
  %53 = load i32, ptr %15, align 4
  %54 = load ptr, ptr %16, align 8
  %55 = load i32, ptr %18, align 4
  %56 = load ptr, ptr %19, align 8
  %57 = load i32, ptr %21, align 4
  %58 = call double @ltoad_syrk_s(i32 noundef %50, i32 noundef %51, i32 noundef %52, i32 noundef %53, ptr noundef %54, i32 noundef %55, ptr noundef %56, i32 noundef %57)
  %59 = load { ptr, double }, ptr %11, align 8
  ret { ptr, double } %59
}

define dso_local void @ltoad_syrk_reverse_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11) #4 {
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
  %23 = alloca double, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store ptr %4, ptr %17, align 8
  store ptr %5, ptr %18, align 8
  store i32 %6, ptr %19, align 4
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store double %10, ptr %23, align 8
  store ptr %11, ptr %24, align 8
  %28 = load ptr, ptr %17, align 8
  %29 = load ptr, ptr %20, align 8
  %30 = load double, ptr %23, align 8
  %31 = load ptr, ptr %18, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %54

33:                                               ; preds = %12
  %34 = load ptr, ptr %21, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %54

36:                                               ; preds = %33
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %14, align 4
  %39 = load i32, ptr %15, align 4
  %40 = load i32, ptr %16, align 4
  %41 = load ptr, ptr %21, align 8
  %42 = load i32, ptr %22, align 4
  %43 = load ptr, ptr %24, align 8
  %44 = load i32, ptr %14, align 4
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %36
  %47 = load i32, ptr %16, align 4
  br label %50

48:                                               ; preds = %36
  %49 = load i32, ptr %15, align 4
  br label %50

50:                                               ; preds = %48, %46
  %51 = phi i32 [ %47, %46 ], [ %49, %48 ]
  %52 = load ptr, ptr %18, align 8
  %53 = load i32, ptr %19, align 4
  call void @add_symmetric_s(i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %51, ptr noundef %52, i32 noundef %53)
  br label %54

54:                                               ; preds = %50, %33, %12
  store i32 0, ptr %25, align 4
  br label %55

55:                                               ; preds = %101, %54
  %56 = load ptr, ptr %21, align 8
  %57 = icmp ne ptr %56, null
  br i1 %57, label %58, label %62

58:                                               ; preds = %55
  %59 = load i32, ptr %25, align 4
  %60 = load i32, ptr %15, align 4
  %61 = icmp slt i32 %59, %60
  br label %62

62:                                               ; preds = %58, %55
  %63 = phi i1 [ false, %55 ], [ %61, %58 ]
  br i1 %63, label %65, label %64

64:                                               ; preds = %62
  store i32 2, ptr %26, align 4
  br label %104

65:                                               ; preds = %62
  %66 = load i32, ptr %13, align 4
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %65
  br label %71

69:                                               ; preds = %65
  %70 = load i32, ptr %25, align 4
  br label %71

71:                                               ; preds = %69, %68
  %72 = phi i32 [ 0, %68 ], [ %70, %69 ]
  store i32 %72, ptr %27, align 4
  br label %73

73:                                               ; preds = %97, %71
  %74 = load i32, ptr %27, align 4
  %75 = load i32, ptr %13, align 4
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %73
  %78 = load i32, ptr %25, align 4
  %79 = add nsw i32 %78, 1
  br label %82

80:                                               ; preds = %73
  %81 = load i32, ptr %15, align 4
  br label %82

82:                                               ; preds = %80, %77
  %83 = phi i32 [ %79, %77 ], [ %81, %80 ]
  %84 = icmp slt i32 %74, %83
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  store i32 5, ptr %26, align 4
  br label %100

86:                                               ; preds = %82
  %87 = load ptr, ptr %21, align 8
  %88 = load i32, ptr %27, align 4
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr %25, align 4
  %91 = sext i32 %90 to i64
  %92 = load i32, ptr %22, align 4
  %93 = sext i32 %92 to i64
  %94 = mul i64 %91, %93
  %95 = add i64 %89, %94
  %96 = getelementptr inbounds float, ptr %87, i64 %95
  store float 0.000000e+00, ptr %96, align 4
  br label %97

97:                                               ; preds = %86
  %98 = load i32, ptr %27, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %27, align 4
  br label %73

100:                                              ; preds = %85
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %25, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %25, align 4
  br label %55

104:                                              ; preds = %64
  %105 = load ptr, ptr %24, align 8
  call void @free(ptr noundef %105)
  ret void
}

define internal void @add_symmetric_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) #4 {
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
  %25 = alloca float, align 4
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
  br label %26

26:                                               ; preds = %148, %10
  %27 = load i32, ptr %21, align 4
  %28 = load i32, ptr %14, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %22, align 4
  br label %151

31:                                               ; preds = %26
  store i32 0, ptr %23, align 4
  br label %32

32:                                               ; preds = %144, %31
  %33 = load i32, ptr %23, align 4
  %34 = load i32, ptr %13, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 5, ptr %22, align 4
  br label %147

37:                                               ; preds = %32
  store i32 0, ptr %24, align 4
  br label %38

38:                                               ; preds = %140, %37
  %39 = load i32, ptr %24, align 4
  %40 = load i32, ptr %13, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  store i32 8, ptr %22, align 4
  br label %143

43:                                               ; preds = %38
  %44 = load i32, ptr %24, align 4
  %45 = load i32, ptr %23, align 4
  %46 = icmp eq i32 %44, %45
  %47 = zext i1 %46 to i64
  %48 = select i1 %46, i32 2, i32 1
  %49 = sitofp i32 %48 to float
  %50 = load i32, ptr %24, align 4
  %51 = load i32, ptr %23, align 4
  %52 = icmp sle i32 %50, %51
  %53 = zext i1 %52 to i32
  %54 = load i32, ptr %11, align 4
  %55 = icmp eq i32 %53, %54
  br i1 %55, label %60, label %56

56:                                               ; preds = %43
  %57 = load i32, ptr %24, align 4
  %58 = load i32, ptr %23, align 4
  %59 = icmp eq i32 %57, %58
  br i1 %59, label %60, label %72

60:                                               ; preds = %56, %43
  %61 = load ptr, ptr %15, align 8
  %62 = load i32, ptr %24, align 4
  %63 = sext i32 %62 to i64
  %64 = load i32, ptr %23, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %16, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %65, %67
  %69 = add i64 %63, %68
  %70 = getelementptr inbounds float, ptr %61, i64 %69
  %71 = load float, ptr %70, align 4
  br label %84

72:                                               ; preds = %56
  %73 = load ptr, ptr %15, align 8
  %74 = load i32, ptr %23, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %24, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %16, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds float, ptr %73, i64 %81
  %83 = load float, ptr %82, align 4
  br label %84

84:                                               ; preds = %72, %60
  %85 = phi float [ %71, %60 ], [ %83, %72 ]
  %86 = fmul float %49, %85
  store float %86, ptr %25, align 4
  %87 = load i32, ptr %12, align 4
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %114

89:                                               ; preds = %84
  %90 = load float, ptr %25, align 4
  %91 = load ptr, ptr %17, align 8
  %92 = load i32, ptr %21, align 4
  %93 = sext i32 %92 to i64
  %94 = load i32, ptr %23, align 4
  %95 = sext i32 %94 to i64
  %96 = load i32, ptr %18, align 4
  %97 = sext i32 %96 to i64
  %98 = mul i64 %95, %97
  %99 = add i64 %93, %98
  %100 = getelementptr inbounds float, ptr %91, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = load ptr, ptr %19, align 8
  %103 = load i32, ptr %21, align 4
  %104 = sext i32 %103 to i64
  %105 = load i32, ptr %24, align 4
  %106 = sext i32 %105 to i64
  %107 = load i32, ptr %20, align 4
  %108 = sext i32 %107 to i64
  %109 = mul i64 %106, %108
  %110 = add i64 %104, %109
  %111 = getelementptr inbounds float, ptr %102, i64 %110
  %112 = load float, ptr %111, align 4
  %113 = call float @llvm.fmuladd.f32(float %90, float %101, float %112)
  store float %113, ptr %111, align 4
  br label %139

114:                                              ; preds = %84
  %115 = load float, ptr %25, align 4
  %116 = load ptr, ptr %17, align 8
  %117 = load i32, ptr %23, align 4
  %118 = sext i32 %117 to i64
  %119 = load i32, ptr %21, align 4
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr %18, align 4
  %122 = sext i32 %121 to i64
  %123 = mul i64 %120, %122
  %124 = add i64 %118, %123
  %125 = getelementptr inbounds float, ptr %116, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = load ptr, ptr %19, align 8
  %128 = load i32, ptr %24, align 4
  %129 = sext i32 %128 to i64
  %130 = load i32, ptr %21, align 4
  %131 = sext i32 %130 to i64
  %132 = load i32, ptr %20, align 4
  %133 = sext i32 %132 to i64
  %134 = mul i64 %131, %133
  %135 = add i64 %129, %134
  %136 = getelementptr inbounds float, ptr %127, i64 %135
  %137 = load float, ptr %136, align 4
  %138 = call float @llvm.fmuladd.f32(float %115, float %126, float %137)
  store float %138, ptr %136, align 4
  br label %139

139:                                              ; preds = %114, %89
  br label %140

140:                                              ; preds = %139
  %141 = load i32, ptr %24, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %24, align 4
  br label %38

143:                                              ; preds = %42
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr %23, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %23, align 4
  br label %32

147:                                              ; preds = %36
  br label %148

148:                                              ; preds = %147
  %149 = load i32, ptr %21, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %21, align 4
  br label %26

151:                                              ; preds = %30
  ret void
}

define dso_local double @ltoad_syrk_tangent_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9) #4 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store ptr %4, ptr %15, align 8
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store ptr %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %26 = load ptr, ptr %18, align 8
  store i32 0, ptr %21, align 4
  br label %27

27:                                               ; preds = %189, %10
  %28 = load ptr, ptr %19, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %30, label %34

30:                                               ; preds = %27
  %31 = load i32, ptr %21, align 4
  %32 = load i32, ptr %13, align 4
  %33 = icmp slt i32 %31, %32
  br label %34

34:                                               ; preds = %30, %27
  %35 = phi i1 [ false, %27 ], [ %33, %30 ]
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store i32 2, ptr %22, align 4
  br label %192

37:                                               ; preds = %34
  %38 = load i32, ptr %11, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  br label %43

41:                                               ; preds = %37
  %42 = load i32, ptr %21, align 4
  br label %43

43:                                               ; preds = %41, %40
  %44 = phi i32 [ 0, %40 ], [ %42, %41 ]
  store i32 %44, ptr %23, align 4
  br label %45

45:                                               ; preds = %185, %43
  %46 = load i32, ptr %23, align 4
  %47 = load i32, ptr %11, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %45
  %50 = load i32, ptr %21, align 4
  %51 = add nsw i32 %50, 1
  br label %54

52:                                               ; preds = %45
  %53 = load i32, ptr %13, align 4
  br label %54

54:                                               ; preds = %52, %49
  %55 = phi i32 [ %51, %49 ], [ %53, %52 ]
  %56 = icmp slt i32 %46, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 5, ptr %22, align 4
  br label %188

58:                                               ; preds = %54
  store float 0.000000e+00, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %59

59:                                               ; preds = %170, %58
  %60 = load ptr, ptr %16, align 8
  %61 = icmp ne ptr %60, null
  br i1 %61, label %62, label %66

62:                                               ; preds = %59
  %63 = load i32, ptr %25, align 4
  %64 = load i32, ptr %14, align 4
  %65 = icmp slt i32 %63, %64
  br label %66

66:                                               ; preds = %62, %59
  %67 = phi i1 [ false, %59 ], [ %65, %62 ]
  br i1 %67, label %69, label %68

68:                                               ; preds = %66
  store i32 8, ptr %22, align 4
  br label %173

69:                                               ; preds = %66
  %70 = load i32, ptr %12, align 4
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %119

72:                                               ; preds = %69
  %73 = load ptr, ptr %16, align 8
  %74 = load i32, ptr %25, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %23, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %17, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds float, ptr %73, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = load ptr, ptr %15, align 8
  %85 = load i32, ptr %25, align 4
  %86 = sext i32 %85 to i64
  %87 = load i32, ptr %21, align 4
  %88 = sext i32 %87 to i64
  %89 = load i32, ptr %17, align 4
  %90 = sext i32 %89 to i64
  %91 = mul i64 %88, %90
  %92 = add i64 %86, %91
  %93 = getelementptr inbounds float, ptr %84, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = load ptr, ptr %15, align 8
  %96 = load i32, ptr %25, align 4
  %97 = sext i32 %96 to i64
  %98 = load i32, ptr %23, align 4
  %99 = sext i32 %98 to i64
  %100 = load i32, ptr %17, align 4
  %101 = sext i32 %100 to i64
  %102 = mul i64 %99, %101
  %103 = add i64 %97, %102
  %104 = getelementptr inbounds float, ptr %95, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = load ptr, ptr %16, align 8
  %107 = load i32, ptr %25, align 4
  %108 = sext i32 %107 to i64
  %109 = load i32, ptr %21, align 4
  %110 = sext i32 %109 to i64
  %111 = load i32, ptr %17, align 4
  %112 = sext i32 %111 to i64
  %113 = mul i64 %110, %112
  %114 = add i64 %108, %113
  %115 = getelementptr inbounds float, ptr %106, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = fmul float %105, %116
  %118 = call float @llvm.fmuladd.f32(float %83, float %94, float %117)
  br label %166

119:                                              ; preds = %69
  %120 = load ptr, ptr %16, align 8
  %121 = load i32, ptr %23, align 4
  %122 = sext i32 %121 to i64
  %123 = load i32, ptr %25, align 4
  %124 = sext i32 %123 to i64
  %125 = load i32, ptr %17, align 4
  %126 = sext i32 %125 to i64
  %127 = mul i64 %124, %126
  %128 = add i64 %122, %127
  %129 = getelementptr inbounds float, ptr %120, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load ptr, ptr %15, align 8
  %132 = load i32, ptr %21, align 4
  %133 = sext i32 %132 to i64
  %134 = load i32, ptr %25, align 4
  %135 = sext i32 %134 to i64
  %136 = load i32, ptr %17, align 4
  %137 = sext i32 %136 to i64
  %138 = mul i64 %135, %137
  %139 = add i64 %133, %138
  %140 = getelementptr inbounds float, ptr %131, i64 %139
  %141 = load float, ptr %140, align 4
  %142 = load ptr, ptr %15, align 8
  %143 = load i32, ptr %23, align 4
  %144 = sext i32 %143 to i64
  %145 = load i32, ptr %25, align 4
  %146 = sext i32 %145 to i64
  %147 = load i32, ptr %17, align 4
  %148 = sext i32 %147 to i64
  %149 = mul i64 %146, %148
  %150 = add i64 %144, %149
  %151 = getelementptr inbounds float, ptr %142, i64 %150
  %152 = load float, ptr %151, align 4
  %153 = load ptr, ptr %16, align 8
  %154 = load i32, ptr %21, align 4
  %155 = sext i32 %154 to i64
  %156 = load i32, ptr %25, align 4
  %157 = sext i32 %156 to i64
  %158 = load i32, ptr %17, align 4
  %159 = sext i32 %158 to i64
  %160 = mul i64 %157, %159
  %161 = add i64 %155, %160
  %162 = getelementptr inbounds float, ptr %153, i64 %161
  %163 = load float, ptr %162, align 4
  %164 = fmul float %152, %163
  %165 = call float @llvm.fmuladd.f32(float %130, float %141, float %164)
  br label %166

166:                                              ; preds = %119, %72
  %167 = phi float [ %118, %72 ], [ %165, %119 ]
  %168 = load float, ptr %24, align 4
  %169 = fadd float %168, %167
  store float %169, ptr %24, align 4
  br label %170

170:                                              ; preds = %166
  %171 = load i32, ptr %25, align 4
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %25, align 4
  br label %59

173:                                              ; preds = %68
  %174 = load float, ptr %24, align 4
  %175 = load ptr, ptr %19, align 8
  %176 = load i32, ptr %23, align 4
  %177 = sext i32 %176 to i64
  %178 = load i32, ptr %21, align 4
  %179 = sext i32 %178 to i64
  %180 = load i32, ptr %20, align 4
  %181 = sext i32 %180 to i64
  %182 = mul i64 %179, %181
  %183 = add i64 %177, %182
  %184 = getelementptr inbounds float, ptr %175, i64 %183
  store float %174, ptr %184, align 4
  br label %185

185:                                              ; preds = %173
  %186 = load i32, ptr %23, align 4
  %187 = add nsw i32 %186, 1
  store i32 %187, ptr %23, align 4
  br label %45

188:                                              ; preds = %57
  br label %189

189:                                              ; preds = %188
  %190 = load i32, ptr %21, align 4
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %21, align 4
  br label %27

192:                                              ; preds = %36
  ret double 0.000000e+00
}

define dso_local void @dtrsm_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #4 {
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
  %23 = load ptr, ptr %12, align 8
  %24 = call i32 @is(ptr noundef %23, i8 noundef signext 82)
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @is(ptr noundef %25, i8 noundef signext 85)
  %27 = load ptr, ptr %14, align 8
  %28 = call i32 @is(ptr noundef %27, i8 noundef signext 78)
  %29 = icmp ne i32 %28, 0
  %30 = xor i1 %29, true
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %15, align 8
  %33 = call i32 @is(ptr noundef %32, i8 noundef signext 85)
  %34 = load ptr, ptr %16, align 8
  %35 = load i32, ptr %34, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %36, align 4
  %38 = load ptr, ptr %18, align 8
  %39 = load double, ptr %38, align 8
  %40 = load ptr, ptr %19, align 8
  %41 = load ptr, ptr %20, align 8
  %42 = load i32, ptr %41, align 4
  %43 = load ptr, ptr %21, align 8
  %44 = load ptr, ptr %22, align 8
  %45 = load i32, ptr %44, align 4
  call void @solve_d(i32 noundef %24, i32 noundef %26, i32 noundef %31, i32 noundef %33, i32 noundef %35, i32 noundef %37, double noundef %39, ptr noundef %40, i32 noundef %42, ptr noundef %43, i32 noundef %45)
  ret void
}

define internal void @solve_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10) #4 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store i32 %5, ptr %17, align 4
  store double %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %26

26:                                               ; preds = %55, %11
  %27 = load i32, ptr %23, align 4
  %28 = load i32, ptr %17, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %24, align 4
  br label %58

31:                                               ; preds = %26
  store i32 0, ptr %25, align 4
  br label %32

32:                                               ; preds = %51, %31
  %33 = load i32, ptr %25, align 4
  %34 = load i32, ptr %16, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 5, ptr %24, align 4
  br label %54

37:                                               ; preds = %32
  %38 = load double, ptr %18, align 8
  %39 = load ptr, ptr %21, align 8
  %40 = load i32, ptr %25, align 4
  %41 = sext i32 %40 to i64
  %42 = load i32, ptr %23, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %22, align 4
  %45 = sext i32 %44 to i64
  %46 = mul i64 %43, %45
  %47 = add i64 %41, %46
  %48 = getelementptr inbounds double, ptr %39, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %49, %38
  store double %50, ptr %48, align 8
  br label %51

51:                                               ; preds = %37
  %52 = load i32, ptr %25, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %25, align 4
  br label %32

54:                                               ; preds = %36
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %23, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %23, align 4
  br label %26

58:                                               ; preds = %30
  %59 = load i32, ptr %12, align 4
  %60 = load i32, ptr %13, align 4
  %61 = load i32, ptr %14, align 4
  %62 = load i32, ptr %15, align 4
  %63 = load i32, ptr %16, align 4
  %64 = load i32, ptr %17, align 4
  %65 = load ptr, ptr %19, align 8
  %66 = load i32, ptr %20, align 4
  %67 = load ptr, ptr %21, align 8
  %68 = load i32, ptr %22, align 4
  %69 = call double @ltoad_trsm_d(i32 noundef %59, i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63, i32 noundef %64, ptr noundef %65, i32 noundef %66, ptr noundef %67, i32 noundef %68)
  ret void
}

define internal i32 @is(ptr noundef %0, i8 noundef signext %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %5 = load ptr, ptr %3, align 8
  %6 = load i8, ptr %5, align 1
  %7 = sext i8 %6 to i32
  %8 = load i8, ptr %4, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %7, %9
  br i1 %10, label %19, label %11

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %4, align 1
  %16 = sext i8 %15 to i32
  %17 = add nsw i32 %16, 32
  %18 = icmp eq i32 %14, %17
  br label %19

19:                                               ; preds = %11, %2
  %20 = phi i1 [ true, %2 ], [ %18, %11 ]
  %21 = zext i1 %20 to i32
  ret i32 %21
}

define dso_local void @dtrmm_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #4 {
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
  %23 = load ptr, ptr %12, align 8
  %24 = call i32 @is(ptr noundef %23, i8 noundef signext 82)
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @is(ptr noundef %25, i8 noundef signext 85)
  %27 = load ptr, ptr %14, align 8
  %28 = call i32 @is(ptr noundef %27, i8 noundef signext 78)
  %29 = icmp ne i32 %28, 0
  %30 = xor i1 %29, true
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %15, align 8
  %33 = call i32 @is(ptr noundef %32, i8 noundef signext 85)
  %34 = load ptr, ptr %16, align 8
  %35 = load i32, ptr %34, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %36, align 4
  %38 = load ptr, ptr %18, align 8
  %39 = load double, ptr %38, align 8
  %40 = load ptr, ptr %19, align 8
  %41 = load ptr, ptr %20, align 8
  %42 = load i32, ptr %41, align 4
  %43 = load ptr, ptr %21, align 8
  %44 = load ptr, ptr %22, align 8
  %45 = load i32, ptr %44, align 4
  call void @multiply_d(i32 noundef %24, i32 noundef %26, i32 noundef %31, i32 noundef %33, i32 noundef %35, i32 noundef %37, double noundef %39, ptr noundef %40, i32 noundef %42, ptr noundef %43, i32 noundef %45)
  ret void
}

define internal void @multiply_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10) #4 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store i32 %5, ptr %17, align 4
  store double %6, ptr %18, align 8
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  %27 = load i32, ptr %16, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %17, align 4
  %30 = sext i32 %29 to i64
  %31 = mul i64 %28, %30
  %32 = add i64 %31, 1
  %33 = mul i64 %32, 8
  %34 = call ptr @malloc(i64 noundef %33) #9
  store ptr %34, ptr %23, align 8
  %35 = load i32, ptr %12, align 4
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %14, align 4
  %38 = load i32, ptr %15, align 4
  %39 = load i32, ptr %16, align 4
  %40 = load i32, ptr %17, align 4
  %41 = load ptr, ptr %19, align 8
  %42 = load i32, ptr %20, align 4
  %43 = load ptr, ptr %21, align 8
  %44 = load i32, ptr %22, align 4
  %45 = load ptr, ptr %23, align 8
  %46 = load i32, ptr %16, align 4
  %47 = call double @ltoad_trmm_d(i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44, ptr noundef %45, i32 noundef %46)
  store i32 0, ptr %24, align 4
  br label %48

48:                                               ; preds = %87, %11
  %49 = load i32, ptr %24, align 4
  %50 = load i32, ptr %17, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  store i32 2, ptr %25, align 4
  br label %90

53:                                               ; preds = %48
  store i32 0, ptr %26, align 4
  br label %54

54:                                               ; preds = %83, %53
  %55 = load i32, ptr %26, align 4
  %56 = load i32, ptr %16, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  store i32 5, ptr %25, align 4
  br label %86

59:                                               ; preds = %54
  %60 = load double, ptr %18, align 8
  %61 = load ptr, ptr %23, align 8
  %62 = load i32, ptr %26, align 4
  %63 = sext i32 %62 to i64
  %64 = load i32, ptr %24, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %16, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %65, %67
  %69 = add i64 %63, %68
  %70 = getelementptr inbounds double, ptr %61, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul double %60, %71
  %73 = load ptr, ptr %21, align 8
  %74 = load i32, ptr %26, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %24, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %22, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds double, ptr %73, i64 %81
  store double %72, ptr %82, align 8
  br label %83

83:                                               ; preds = %59
  %84 = load i32, ptr %26, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %26, align 4
  br label %54

86:                                               ; preds = %58
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %24, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %24, align 4
  br label %48

90:                                               ; preds = %52
  %91 = load ptr, ptr %23, align 8
  call void @free(ptr noundef %91)
  ret void
}

define dso_local void @dsymm_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) #4 {
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
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store ptr %4, ptr %17, align 8
  store ptr %5, ptr %18, align 8
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store ptr %9, ptr %22, align 8
  store ptr %10, ptr %23, align 8
  store ptr %11, ptr %24, align 8
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @is(ptr noundef %25, i8 noundef signext 82)
  %27 = load ptr, ptr %14, align 8
  %28 = call i32 @is(ptr noundef %27, i8 noundef signext 85)
  %29 = load ptr, ptr %15, align 8
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %16, align 8
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %17, align 8
  %34 = load double, ptr %33, align 8
  %35 = load ptr, ptr %18, align 8
  %36 = load ptr, ptr %19, align 8
  %37 = load i32, ptr %36, align 4
  %38 = load ptr, ptr %20, align 8
  %39 = load ptr, ptr %21, align 8
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %22, align 8
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %23, align 8
  %44 = load ptr, ptr %24, align 8
  %45 = load i32, ptr %44, align 4
  call void @symmetric_d(i32 noundef %26, i32 noundef %28, i32 noundef %30, i32 noundef %32, double noundef %34, ptr noundef %35, i32 noundef %37, ptr noundef %38, i32 noundef %40, double noundef %42, ptr noundef %43, i32 noundef %45)
  ret void
}

define internal void @symmetric_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, double noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca double, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store double %4, ptr %17, align 8
  store ptr %5, ptr %18, align 8
  store i32 %6, ptr %19, align 4
  store ptr %7, ptr %20, align 8
  store i32 %8, ptr %21, align 4
  store double %9, ptr %22, align 8
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  %30 = load i32, ptr %15, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %16, align 4
  %33 = sext i32 %32 to i64
  %34 = mul i64 %31, %33
  %35 = add i64 %34, 1
  %36 = mul i64 %35, 8
  %37 = call ptr @malloc(i64 noundef %36) #9
  store ptr %37, ptr %25, align 8
  %38 = load i32, ptr %13, align 4
  %39 = load i32, ptr %14, align 4
  %40 = load i32, ptr %15, align 4
  %41 = load i32, ptr %16, align 4
  %42 = load ptr, ptr %18, align 8
  %43 = load i32, ptr %19, align 4
  %44 = load ptr, ptr %20, align 8
  %45 = load i32, ptr %21, align 4
  %46 = load ptr, ptr %25, align 8
  %47 = load i32, ptr %15, align 4
  %48 = call double @ltoad_symm_d(i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef %41, ptr noundef %42, i32 noundef %43, ptr noundef %44, i32 noundef %45, ptr noundef %46, i32 noundef %47)
  store i32 0, ptr %26, align 4
  br label %49

49:                                               ; preds = %99, %12
  %50 = load i32, ptr %26, align 4
  %51 = load i32, ptr %16, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %49
  store i32 2, ptr %27, align 4
  br label %102

54:                                               ; preds = %49
  store i32 0, ptr %28, align 4
  br label %55

55:                                               ; preds = %95, %54
  %56 = load i32, ptr %28, align 4
  %57 = load i32, ptr %15, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  store i32 5, ptr %27, align 4
  br label %98

60:                                               ; preds = %55
  %61 = load ptr, ptr %23, align 8
  %62 = load i32, ptr %28, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = load i32, ptr %26, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %24, align 4
  %68 = sext i32 %67 to i64
  %69 = mul i64 %66, %68
  %70 = getelementptr inbounds double, ptr %64, i64 %69
  store ptr %70, ptr %29, align 8
  %71 = load double, ptr %17, align 8
  %72 = load ptr, ptr %25, align 8
  %73 = load i32, ptr %28, align 4
  %74 = sext i32 %73 to i64
  %75 = load i32, ptr %26, align 4
  %76 = sext i32 %75 to i64
  %77 = load i32, ptr %15, align 4
  %78 = sext i32 %77 to i64
  %79 = mul i64 %76, %78
  %80 = add i64 %74, %79
  %81 = getelementptr inbounds double, ptr %72, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = load double, ptr %22, align 8
  %84 = fcmp oeq double %83, 0.000000e+00
  br i1 %84, label %85, label %86

85:                                               ; preds = %60
  br label %91

86:                                               ; preds = %60
  %87 = load double, ptr %22, align 8
  %88 = load ptr, ptr %29, align 8
  %89 = load double, ptr %88, align 8
  %90 = fmul double %87, %89
  br label %91

91:                                               ; preds = %86, %85
  %92 = phi double [ 0.000000e+00, %85 ], [ %90, %86 ]
  %93 = call double @llvm.fmuladd.f64(double %71, double %82, double %92)
  %94 = load ptr, ptr %29, align 8
  store double %93, ptr %94, align 8
  br label %95

95:                                               ; preds = %91
  %96 = load i32, ptr %28, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %28, align 4
  br label %55

98:                                               ; preds = %59
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %26, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %26, align 4
  br label %49

102:                                              ; preds = %53
  %103 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %103)
  ret void
}

define dso_local void @dsyrk_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #4 {
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
  %22 = call i32 @is(ptr noundef %21, i8 noundef signext 85)
  %23 = load ptr, ptr %12, align 8
  %24 = call i32 @is(ptr noundef %23, i8 noundef signext 78)
  %25 = icmp ne i32 %24, 0
  %26 = xor i1 %25, true
  %27 = zext i1 %26 to i32
  %28 = load ptr, ptr %13, align 8
  %29 = load i32, ptr %28, align 4
  %30 = load ptr, ptr %14, align 8
  %31 = load i32, ptr %30, align 4
  %32 = load ptr, ptr %15, align 8
  %33 = load double, ptr %32, align 8
  %34 = load ptr, ptr %16, align 8
  %35 = load ptr, ptr %17, align 8
  %36 = load i32, ptr %35, align 4
  %37 = load ptr, ptr %18, align 8
  %38 = load double, ptr %37, align 8
  %39 = load ptr, ptr %19, align 8
  %40 = load ptr, ptr %20, align 8
  %41 = load i32, ptr %40, align 4
  call void @square_d(i32 noundef %22, i32 noundef %27, i32 noundef %29, i32 noundef %31, double noundef %33, ptr noundef %34, i32 noundef %36, double noundef %38, ptr noundef %39, i32 noundef %41)
  ret void
}

define internal void @square_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9) #4 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store double %4, ptr %15, align 8
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store double %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %26 = load i32, ptr %13, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %13, align 4
  %29 = sext i32 %28 to i64
  %30 = mul i64 %27, %29
  %31 = add i64 %30, 1
  %32 = mul i64 %31, 8
  %33 = call ptr @malloc(i64 noundef %32) #9
  store ptr %33, ptr %21, align 8
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %12, align 4
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %14, align 4
  %38 = load ptr, ptr %16, align 8
  %39 = load i32, ptr %17, align 4
  %40 = load ptr, ptr %21, align 8
  %41 = load i32, ptr %13, align 4
  %42 = call double @ltoad_syrk_d(i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39, ptr noundef %40, i32 noundef %41)
  store i32 0, ptr %22, align 4
  br label %43

43:                                               ; preds = %108, %10
  %44 = load i32, ptr %22, align 4
  %45 = load i32, ptr %13, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %43
  store i32 2, ptr %23, align 4
  br label %111

48:                                               ; preds = %43
  %49 = load i32, ptr %11, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  br label %54

52:                                               ; preds = %48
  %53 = load i32, ptr %22, align 4
  br label %54

54:                                               ; preds = %52, %51
  %55 = phi i32 [ 0, %51 ], [ %53, %52 ]
  store i32 %55, ptr %24, align 4
  br label %56

56:                                               ; preds = %104, %54
  %57 = load i32, ptr %24, align 4
  %58 = load i32, ptr %11, align 4
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %56
  %61 = load i32, ptr %22, align 4
  %62 = add nsw i32 %61, 1
  br label %65

63:                                               ; preds = %56
  %64 = load i32, ptr %13, align 4
  br label %65

65:                                               ; preds = %63, %60
  %66 = phi i32 [ %62, %60 ], [ %64, %63 ]
  %67 = icmp slt i32 %57, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  store i32 5, ptr %23, align 4
  br label %107

69:                                               ; preds = %65
  %70 = load ptr, ptr %19, align 8
  %71 = load i32, ptr %24, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  %74 = load i32, ptr %22, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %20, align 4
  %77 = sext i32 %76 to i64
  %78 = mul i64 %75, %77
  %79 = getelementptr inbounds double, ptr %73, i64 %78
  store ptr %79, ptr %25, align 8
  %80 = load double, ptr %15, align 8
  %81 = load ptr, ptr %21, align 8
  %82 = load i32, ptr %24, align 4
  %83 = sext i32 %82 to i64
  %84 = load i32, ptr %22, align 4
  %85 = sext i32 %84 to i64
  %86 = load i32, ptr %13, align 4
  %87 = sext i32 %86 to i64
  %88 = mul i64 %85, %87
  %89 = add i64 %83, %88
  %90 = getelementptr inbounds double, ptr %81, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = load double, ptr %18, align 8
  %93 = fcmp oeq double %92, 0.000000e+00
  br i1 %93, label %94, label %95

94:                                               ; preds = %69
  br label %100

95:                                               ; preds = %69
  %96 = load double, ptr %18, align 8
  %97 = load ptr, ptr %25, align 8
  %98 = load double, ptr %97, align 8
  %99 = fmul double %96, %98
  br label %100

100:                                              ; preds = %95, %94
  %101 = phi double [ 0.000000e+00, %94 ], [ %99, %95 ]
  %102 = call double @llvm.fmuladd.f64(double %80, double %91, double %101)
  %103 = load ptr, ptr %25, align 8
  store double %102, ptr %103, align 8
  br label %104

104:                                              ; preds = %100
  %105 = load i32, ptr %24, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %24, align 4
  br label %56

107:                                              ; preds = %68
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %22, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %22, align 4
  br label %43

111:                                              ; preds = %47
  %112 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %112)
  ret void
}

define dso_local void @dtrsv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #4 {
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
  %18 = call i32 @is(ptr noundef %17, i8 noundef signext 85)
  %19 = load ptr, ptr %10, align 8
  %20 = call i32 @is(ptr noundef %19, i8 noundef signext 78)
  %21 = icmp ne i32 %20, 0
  %22 = xor i1 %21, true
  %23 = zext i1 %22 to i32
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @is(ptr noundef %24, i8 noundef signext 85)
  %26 = load ptr, ptr %12, align 8
  %27 = load i32, ptr %26, align 4
  %28 = load ptr, ptr %13, align 8
  %29 = load ptr, ptr %14, align 8
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %15, align 8
  %32 = load ptr, ptr %16, align 8
  %33 = load i32, ptr %32, align 4
  call void @vector_d(i32 noundef 1, i32 noundef %18, i32 noundef %23, i32 noundef %25, i32 noundef %27, ptr noundef %28, i32 noundef %30, ptr noundef %31, i32 noundef %33)
  ret void
}

define internal void @vector_d(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #4 {
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
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %20 = load i32, ptr %14, align 4
  %21 = load ptr, ptr %17, align 8
  %22 = load i32, ptr %18, align 4
  %23 = call ptr @column_d(i32 noundef %20, ptr noundef %21, i32 noundef %22)
  store ptr %23, ptr %19, align 8
  %24 = load i32, ptr %10, align 4
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %35

26:                                               ; preds = %9
  %27 = load i32, ptr %11, align 4
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %14, align 4
  %31 = load ptr, ptr %15, align 8
  %32 = load i32, ptr %16, align 4
  %33 = load ptr, ptr %19, align 8
  %34 = load i32, ptr %14, align 4
  call void @solve_d(i32 noundef 0, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef 1, double noundef 1.000000e+00, ptr noundef %31, i32 noundef %32, ptr noundef %33, i32 noundef %34)
  br label %44

35:                                               ; preds = %9
  %36 = load i32, ptr %11, align 4
  %37 = load i32, ptr %12, align 4
  %38 = load i32, ptr %13, align 4
  %39 = load i32, ptr %14, align 4
  %40 = load ptr, ptr %15, align 8
  %41 = load i32, ptr %16, align 4
  %42 = load ptr, ptr %19, align 8
  %43 = load i32, ptr %14, align 4
  call void @multiply_d(i32 noundef 0, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef 1, double noundef 1.000000e+00, ptr noundef %40, i32 noundef %41, ptr noundef %42, i32 noundef %43)
  br label %44

44:                                               ; preds = %35, %26
  %45 = load i32, ptr %14, align 4
  %46 = load ptr, ptr %19, align 8
  %47 = load ptr, ptr %17, align 8
  %48 = load i32, ptr %18, align 4
  call void @put_d(i32 noundef %45, ptr noundef %46, ptr noundef %47, i32 noundef %48)
  ret void
}

define dso_local void @dtrmv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #4 {
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
  %18 = call i32 @is(ptr noundef %17, i8 noundef signext 85)
  %19 = load ptr, ptr %10, align 8
  %20 = call i32 @is(ptr noundef %19, i8 noundef signext 78)
  %21 = icmp ne i32 %20, 0
  %22 = xor i1 %21, true
  %23 = zext i1 %22 to i32
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @is(ptr noundef %24, i8 noundef signext 85)
  %26 = load ptr, ptr %12, align 8
  %27 = load i32, ptr %26, align 4
  %28 = load ptr, ptr %13, align 8
  %29 = load ptr, ptr %14, align 8
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %15, align 8
  %32 = load ptr, ptr %16, align 8
  %33 = load i32, ptr %32, align 4
  call void @vector_d(i32 noundef 0, i32 noundef %18, i32 noundef %23, i32 noundef %25, i32 noundef %27, ptr noundef %28, i32 noundef %30, ptr noundef %31, i32 noundef %33)
  ret void
}

define dso_local void @dsymv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #4 {
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
  %22 = call i32 @is(ptr noundef %21, i8 noundef signext 85)
  %23 = load ptr, ptr %12, align 8
  %24 = load i32, ptr %23, align 4
  %25 = load ptr, ptr %13, align 8
  %26 = load double, ptr %25, align 8
  %27 = load ptr, ptr %14, align 8
  %28 = load ptr, ptr %15, align 8
  %29 = load i32, ptr %28, align 4
  %30 = load ptr, ptr %16, align 8
  %31 = load ptr, ptr %17, align 8
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %18, align 8
  %34 = load double, ptr %33, align 8
  %35 = load ptr, ptr %19, align 8
  %36 = load ptr, ptr %20, align 8
  %37 = load i32, ptr %36, align 4
  call void @symmetric_vector_d(i32 noundef %22, i32 noundef %24, double noundef %26, ptr noundef %27, i32 noundef %29, ptr noundef %30, i32 noundef %32, double noundef %34, ptr noundef %35, i32 noundef %37)
  ret void
}

define internal void @symmetric_vector_d(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9) #4 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store double %2, ptr %13, align 8
  store ptr %3, ptr %14, align 8
  store i32 %4, ptr %15, align 4
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store double %7, ptr %18, align 8
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %23 = load i32, ptr %12, align 4
  %24 = load ptr, ptr %16, align 8
  %25 = load i32, ptr %17, align 4
  %26 = call ptr @column_d(i32 noundef %23, ptr noundef %24, i32 noundef %25)
  store ptr %26, ptr %21, align 8
  %27 = load i32, ptr %12, align 4
  %28 = load ptr, ptr %19, align 8
  %29 = load i32, ptr %20, align 4
  %30 = call ptr @column_d(i32 noundef %27, ptr noundef %28, i32 noundef %29)
  store ptr %30, ptr %22, align 8
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %12, align 4
  %33 = load double, ptr %13, align 8
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %15, align 4
  %36 = load ptr, ptr %21, align 8
  %37 = load i32, ptr %12, align 4
  %38 = load double, ptr %18, align 8
  %39 = load ptr, ptr %22, align 8
  %40 = load i32, ptr %12, align 4
  call void @symmetric_d(i32 noundef 0, i32 noundef %31, i32 noundef %32, i32 noundef 1, double noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37, double noundef %38, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %41)
  %42 = load i32, ptr %12, align 4
  %43 = load ptr, ptr %22, align 8
  %44 = load ptr, ptr %19, align 8
  %45 = load i32, ptr %20, align 4
  call void @put_d(i32 noundef %42, ptr noundef %43, ptr noundef %44, i32 noundef %45)
  ret void
}

define dso_local void @strsm_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #4 {
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
  %23 = load ptr, ptr %12, align 8
  %24 = call i32 @is(ptr noundef %23, i8 noundef signext 82)
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @is(ptr noundef %25, i8 noundef signext 85)
  %27 = load ptr, ptr %14, align 8
  %28 = call i32 @is(ptr noundef %27, i8 noundef signext 78)
  %29 = icmp ne i32 %28, 0
  %30 = xor i1 %29, true
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %15, align 8
  %33 = call i32 @is(ptr noundef %32, i8 noundef signext 85)
  %34 = load ptr, ptr %16, align 8
  %35 = load i32, ptr %34, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %36, align 4
  %38 = load ptr, ptr %18, align 8
  %39 = load float, ptr %38, align 4
  %40 = load ptr, ptr %19, align 8
  %41 = load ptr, ptr %20, align 8
  %42 = load i32, ptr %41, align 4
  %43 = load ptr, ptr %21, align 8
  %44 = load ptr, ptr %22, align 8
  %45 = load i32, ptr %44, align 4
  call void @solve_s(i32 noundef %24, i32 noundef %26, i32 noundef %31, i32 noundef %33, i32 noundef %35, i32 noundef %37, float noundef %39, ptr noundef %40, i32 noundef %42, ptr noundef %43, i32 noundef %45)
  ret void
}

define internal void @solve_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10) #4 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store i32 %5, ptr %17, align 4
  store float %6, ptr %18, align 4
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %26

26:                                               ; preds = %55, %11
  %27 = load i32, ptr %23, align 4
  %28 = load i32, ptr %17, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %24, align 4
  br label %58

31:                                               ; preds = %26
  store i32 0, ptr %25, align 4
  br label %32

32:                                               ; preds = %51, %31
  %33 = load i32, ptr %25, align 4
  %34 = load i32, ptr %16, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 5, ptr %24, align 4
  br label %54

37:                                               ; preds = %32
  %38 = load float, ptr %18, align 4
  %39 = load ptr, ptr %21, align 8
  %40 = load i32, ptr %25, align 4
  %41 = sext i32 %40 to i64
  %42 = load i32, ptr %23, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %22, align 4
  %45 = sext i32 %44 to i64
  %46 = mul i64 %43, %45
  %47 = add i64 %41, %46
  %48 = getelementptr inbounds float, ptr %39, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = fmul float %49, %38
  store float %50, ptr %48, align 4
  br label %51

51:                                               ; preds = %37
  %52 = load i32, ptr %25, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %25, align 4
  br label %32

54:                                               ; preds = %36
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %23, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %23, align 4
  br label %26

58:                                               ; preds = %30
  %59 = load i32, ptr %12, align 4
  %60 = load i32, ptr %13, align 4
  %61 = load i32, ptr %14, align 4
  %62 = load i32, ptr %15, align 4
  %63 = load i32, ptr %16, align 4
  %64 = load i32, ptr %17, align 4
  %65 = load ptr, ptr %19, align 8
  %66 = load i32, ptr %20, align 4
  %67 = load ptr, ptr %21, align 8
  %68 = load i32, ptr %22, align 4
  %69 = call double @ltoad_trsm_s(i32 noundef %59, i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63, i32 noundef %64, ptr noundef %65, i32 noundef %66, ptr noundef %67, i32 noundef %68)
  ret void
}

define dso_local void @strmm_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #4 {
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
  %23 = load ptr, ptr %12, align 8
  %24 = call i32 @is(ptr noundef %23, i8 noundef signext 82)
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @is(ptr noundef %25, i8 noundef signext 85)
  %27 = load ptr, ptr %14, align 8
  %28 = call i32 @is(ptr noundef %27, i8 noundef signext 78)
  %29 = icmp ne i32 %28, 0
  %30 = xor i1 %29, true
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %15, align 8
  %33 = call i32 @is(ptr noundef %32, i8 noundef signext 85)
  %34 = load ptr, ptr %16, align 8
  %35 = load i32, ptr %34, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %36, align 4
  %38 = load ptr, ptr %18, align 8
  %39 = load float, ptr %38, align 4
  %40 = load ptr, ptr %19, align 8
  %41 = load ptr, ptr %20, align 8
  %42 = load i32, ptr %41, align 4
  %43 = load ptr, ptr %21, align 8
  %44 = load ptr, ptr %22, align 8
  %45 = load i32, ptr %44, align 4
  call void @multiply_s(i32 noundef %24, i32 noundef %26, i32 noundef %31, i32 noundef %33, i32 noundef %35, i32 noundef %37, float noundef %39, ptr noundef %40, i32 noundef %42, ptr noundef %43, i32 noundef %45)
  ret void
}

define internal void @multiply_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10) #4 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store i32 %5, ptr %17, align 4
  store float %6, ptr %18, align 4
  store ptr %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  %27 = load i32, ptr %16, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %17, align 4
  %30 = sext i32 %29 to i64
  %31 = mul i64 %28, %30
  %32 = add i64 %31, 1
  %33 = mul i64 %32, 4
  %34 = call ptr @malloc(i64 noundef %33) #9
  store ptr %34, ptr %23, align 8
  %35 = load i32, ptr %12, align 4
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %14, align 4
  %38 = load i32, ptr %15, align 4
  %39 = load i32, ptr %16, align 4
  %40 = load i32, ptr %17, align 4
  %41 = load ptr, ptr %19, align 8
  %42 = load i32, ptr %20, align 4
  %43 = load ptr, ptr %21, align 8
  %44 = load i32, ptr %22, align 4
  %45 = load ptr, ptr %23, align 8
  %46 = load i32, ptr %16, align 4
  %47 = call double @ltoad_trmm_s(i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42, ptr noundef %43, i32 noundef %44, ptr noundef %45, i32 noundef %46)
  store i32 0, ptr %24, align 4
  br label %48

48:                                               ; preds = %87, %11
  %49 = load i32, ptr %24, align 4
  %50 = load i32, ptr %17, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  store i32 2, ptr %25, align 4
  br label %90

53:                                               ; preds = %48
  store i32 0, ptr %26, align 4
  br label %54

54:                                               ; preds = %83, %53
  %55 = load i32, ptr %26, align 4
  %56 = load i32, ptr %16, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  store i32 5, ptr %25, align 4
  br label %86

59:                                               ; preds = %54
  %60 = load float, ptr %18, align 4
  %61 = load ptr, ptr %23, align 8
  %62 = load i32, ptr %26, align 4
  %63 = sext i32 %62 to i64
  %64 = load i32, ptr %24, align 4
  %65 = sext i32 %64 to i64
  %66 = load i32, ptr %16, align 4
  %67 = sext i32 %66 to i64
  %68 = mul i64 %65, %67
  %69 = add i64 %63, %68
  %70 = getelementptr inbounds float, ptr %61, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fmul float %60, %71
  %73 = load ptr, ptr %21, align 8
  %74 = load i32, ptr %26, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %24, align 4
  %77 = sext i32 %76 to i64
  %78 = load i32, ptr %22, align 4
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds float, ptr %73, i64 %81
  store float %72, ptr %82, align 4
  br label %83

83:                                               ; preds = %59
  %84 = load i32, ptr %26, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %26, align 4
  br label %54

86:                                               ; preds = %58
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %24, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %24, align 4
  br label %48

90:                                               ; preds = %52
  %91 = load ptr, ptr %23, align 8
  call void @free(ptr noundef %91)
  ret void
}

define dso_local void @ssymm_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) #4 {
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
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store ptr %4, ptr %17, align 8
  store ptr %5, ptr %18, align 8
  store ptr %6, ptr %19, align 8
  store ptr %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store ptr %9, ptr %22, align 8
  store ptr %10, ptr %23, align 8
  store ptr %11, ptr %24, align 8
  %25 = load ptr, ptr %13, align 8
  %26 = call i32 @is(ptr noundef %25, i8 noundef signext 82)
  %27 = load ptr, ptr %14, align 8
  %28 = call i32 @is(ptr noundef %27, i8 noundef signext 85)
  %29 = load ptr, ptr %15, align 8
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %16, align 8
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %17, align 8
  %34 = load float, ptr %33, align 4
  %35 = load ptr, ptr %18, align 8
  %36 = load ptr, ptr %19, align 8
  %37 = load i32, ptr %36, align 4
  %38 = load ptr, ptr %20, align 8
  %39 = load ptr, ptr %21, align 8
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %22, align 8
  %42 = load float, ptr %41, align 4
  %43 = load ptr, ptr %23, align 8
  %44 = load ptr, ptr %24, align 8
  %45 = load i32, ptr %44, align 4
  call void @symmetric_s(i32 noundef %26, i32 noundef %28, i32 noundef %30, i32 noundef %32, float noundef %34, ptr noundef %35, i32 noundef %37, ptr noundef %38, i32 noundef %40, float noundef %42, ptr noundef %43, i32 noundef %45)
  ret void
}

define internal void @symmetric_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, float noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store float %4, ptr %17, align 4
  store ptr %5, ptr %18, align 8
  store i32 %6, ptr %19, align 4
  store ptr %7, ptr %20, align 8
  store i32 %8, ptr %21, align 4
  store float %9, ptr %22, align 4
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  %30 = load i32, ptr %15, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %16, align 4
  %33 = sext i32 %32 to i64
  %34 = mul i64 %31, %33
  %35 = add i64 %34, 1
  %36 = mul i64 %35, 4
  %37 = call ptr @malloc(i64 noundef %36) #9
  store ptr %37, ptr %25, align 8
  %38 = load i32, ptr %13, align 4
  %39 = load i32, ptr %14, align 4
  %40 = load i32, ptr %15, align 4
  %41 = load i32, ptr %16, align 4
  %42 = load ptr, ptr %18, align 8
  %43 = load i32, ptr %19, align 4
  %44 = load ptr, ptr %20, align 8
  %45 = load i32, ptr %21, align 4
  %46 = load ptr, ptr %25, align 8
  %47 = load i32, ptr %15, align 4
  %48 = call double @ltoad_symm_s(i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef %41, ptr noundef %42, i32 noundef %43, ptr noundef %44, i32 noundef %45, ptr noundef %46, i32 noundef %47)
  store i32 0, ptr %26, align 4
  br label %49

49:                                               ; preds = %99, %12
  %50 = load i32, ptr %26, align 4
  %51 = load i32, ptr %16, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %49
  store i32 2, ptr %27, align 4
  br label %102

54:                                               ; preds = %49
  store i32 0, ptr %28, align 4
  br label %55

55:                                               ; preds = %95, %54
  %56 = load i32, ptr %28, align 4
  %57 = load i32, ptr %15, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  store i32 5, ptr %27, align 4
  br label %98

60:                                               ; preds = %55
  %61 = load ptr, ptr %23, align 8
  %62 = load i32, ptr %28, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  %65 = load i32, ptr %26, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %24, align 4
  %68 = sext i32 %67 to i64
  %69 = mul i64 %66, %68
  %70 = getelementptr inbounds float, ptr %64, i64 %69
  store ptr %70, ptr %29, align 8
  %71 = load float, ptr %17, align 4
  %72 = load ptr, ptr %25, align 8
  %73 = load i32, ptr %28, align 4
  %74 = sext i32 %73 to i64
  %75 = load i32, ptr %26, align 4
  %76 = sext i32 %75 to i64
  %77 = load i32, ptr %15, align 4
  %78 = sext i32 %77 to i64
  %79 = mul i64 %76, %78
  %80 = add i64 %74, %79
  %81 = getelementptr inbounds float, ptr %72, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = load float, ptr %22, align 4
  %84 = fcmp oeq float %83, 0.000000e+00
  br i1 %84, label %85, label %86

85:                                               ; preds = %60
  br label %91

86:                                               ; preds = %60
  %87 = load float, ptr %22, align 4
  %88 = load ptr, ptr %29, align 8
  %89 = load float, ptr %88, align 4
  %90 = fmul float %87, %89
  br label %91

91:                                               ; preds = %86, %85
  %92 = phi float [ 0.000000e+00, %85 ], [ %90, %86 ]
  %93 = call float @llvm.fmuladd.f32(float %71, float %82, float %92)
  %94 = load ptr, ptr %29, align 8
  store float %93, ptr %94, align 4
  br label %95

95:                                               ; preds = %91
  %96 = load i32, ptr %28, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %28, align 4
  br label %55

98:                                               ; preds = %59
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %26, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %26, align 4
  br label %49

102:                                              ; preds = %53
  %103 = load ptr, ptr %25, align 8
  call void @free(ptr noundef %103)
  ret void
}

define dso_local void @ssyrk_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #4 {
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
  %22 = call i32 @is(ptr noundef %21, i8 noundef signext 85)
  %23 = load ptr, ptr %12, align 8
  %24 = call i32 @is(ptr noundef %23, i8 noundef signext 78)
  %25 = icmp ne i32 %24, 0
  %26 = xor i1 %25, true
  %27 = zext i1 %26 to i32
  %28 = load ptr, ptr %13, align 8
  %29 = load i32, ptr %28, align 4
  %30 = load ptr, ptr %14, align 8
  %31 = load i32, ptr %30, align 4
  %32 = load ptr, ptr %15, align 8
  %33 = load float, ptr %32, align 4
  %34 = load ptr, ptr %16, align 8
  %35 = load ptr, ptr %17, align 8
  %36 = load i32, ptr %35, align 4
  %37 = load ptr, ptr %18, align 8
  %38 = load float, ptr %37, align 4
  %39 = load ptr, ptr %19, align 8
  %40 = load ptr, ptr %20, align 8
  %41 = load i32, ptr %40, align 4
  call void @square_s(i32 noundef %22, i32 noundef %27, i32 noundef %29, i32 noundef %31, float noundef %33, ptr noundef %34, i32 noundef %36, float noundef %38, ptr noundef %39, i32 noundef %41)
  ret void
}

define internal void @square_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, ptr noundef %5, i32 noundef %6, float noundef %7, ptr noundef %8, i32 noundef %9) #4 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  store float %4, ptr %15, align 4
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store float %7, ptr %18, align 4
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %26 = load i32, ptr %13, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %13, align 4
  %29 = sext i32 %28 to i64
  %30 = mul i64 %27, %29
  %31 = add i64 %30, 1
  %32 = mul i64 %31, 4
  %33 = call ptr @malloc(i64 noundef %32) #9
  store ptr %33, ptr %21, align 8
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %12, align 4
  %36 = load i32, ptr %13, align 4
  %37 = load i32, ptr %14, align 4
  %38 = load ptr, ptr %16, align 8
  %39 = load i32, ptr %17, align 4
  %40 = load ptr, ptr %21, align 8
  %41 = load i32, ptr %13, align 4
  %42 = call double @ltoad_syrk_s(i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37, ptr noundef %38, i32 noundef %39, ptr noundef %40, i32 noundef %41)
  store i32 0, ptr %22, align 4
  br label %43

43:                                               ; preds = %108, %10
  %44 = load i32, ptr %22, align 4
  %45 = load i32, ptr %13, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %43
  store i32 2, ptr %23, align 4
  br label %111

48:                                               ; preds = %43
  %49 = load i32, ptr %11, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  br label %54

52:                                               ; preds = %48
  %53 = load i32, ptr %22, align 4
  br label %54

54:                                               ; preds = %52, %51
  %55 = phi i32 [ 0, %51 ], [ %53, %52 ]
  store i32 %55, ptr %24, align 4
  br label %56

56:                                               ; preds = %104, %54
  %57 = load i32, ptr %24, align 4
  %58 = load i32, ptr %11, align 4
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %56
  %61 = load i32, ptr %22, align 4
  %62 = add nsw i32 %61, 1
  br label %65

63:                                               ; preds = %56
  %64 = load i32, ptr %13, align 4
  br label %65

65:                                               ; preds = %63, %60
  %66 = phi i32 [ %62, %60 ], [ %64, %63 ]
  %67 = icmp slt i32 %57, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  store i32 5, ptr %23, align 4
  br label %107

69:                                               ; preds = %65
  %70 = load ptr, ptr %19, align 8
  %71 = load i32, ptr %24, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  %74 = load i32, ptr %22, align 4
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %20, align 4
  %77 = sext i32 %76 to i64
  %78 = mul i64 %75, %77
  %79 = getelementptr inbounds float, ptr %73, i64 %78
  store ptr %79, ptr %25, align 8
  %80 = load float, ptr %15, align 4
  %81 = load ptr, ptr %21, align 8
  %82 = load i32, ptr %24, align 4
  %83 = sext i32 %82 to i64
  %84 = load i32, ptr %22, align 4
  %85 = sext i32 %84 to i64
  %86 = load i32, ptr %13, align 4
  %87 = sext i32 %86 to i64
  %88 = mul i64 %85, %87
  %89 = add i64 %83, %88
  %90 = getelementptr inbounds float, ptr %81, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = load float, ptr %18, align 4
  %93 = fcmp oeq float %92, 0.000000e+00
  br i1 %93, label %94, label %95

94:                                               ; preds = %69
  br label %100

95:                                               ; preds = %69
  %96 = load float, ptr %18, align 4
  %97 = load ptr, ptr %25, align 8
  %98 = load float, ptr %97, align 4
  %99 = fmul float %96, %98
  br label %100

100:                                              ; preds = %95, %94
  %101 = phi float [ 0.000000e+00, %94 ], [ %99, %95 ]
  %102 = call float @llvm.fmuladd.f32(float %80, float %91, float %101)
  %103 = load ptr, ptr %25, align 8
  store float %102, ptr %103, align 4
  br label %104

104:                                              ; preds = %100
  %105 = load i32, ptr %24, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %24, align 4
  br label %56

107:                                              ; preds = %68
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %22, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %22, align 4
  br label %43

111:                                              ; preds = %47
  %112 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %112)
  ret void
}

define dso_local void @strsv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #4 {
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
  %18 = call i32 @is(ptr noundef %17, i8 noundef signext 85)
  %19 = load ptr, ptr %10, align 8
  %20 = call i32 @is(ptr noundef %19, i8 noundef signext 78)
  %21 = icmp ne i32 %20, 0
  %22 = xor i1 %21, true
  %23 = zext i1 %22 to i32
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @is(ptr noundef %24, i8 noundef signext 85)
  %26 = load ptr, ptr %12, align 8
  %27 = load i32, ptr %26, align 4
  %28 = load ptr, ptr %13, align 8
  %29 = load ptr, ptr %14, align 8
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %15, align 8
  %32 = load ptr, ptr %16, align 8
  %33 = load i32, ptr %32, align 4
  call void @vector_s(i32 noundef 1, i32 noundef %18, i32 noundef %23, i32 noundef %25, i32 noundef %27, ptr noundef %28, i32 noundef %30, ptr noundef %31, i32 noundef %33)
  ret void
}

define internal void @vector_s(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #4 {
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
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store i32 %2, ptr %12, align 4
  store i32 %3, ptr %13, align 4
  store i32 %4, ptr %14, align 4
  store ptr %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %20 = load i32, ptr %14, align 4
  %21 = load ptr, ptr %17, align 8
  %22 = load i32, ptr %18, align 4
  %23 = call ptr @column_s(i32 noundef %20, ptr noundef %21, i32 noundef %22)
  store ptr %23, ptr %19, align 8
  %24 = load i32, ptr %10, align 4
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %35

26:                                               ; preds = %9
  %27 = load i32, ptr %11, align 4
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %13, align 4
  %30 = load i32, ptr %14, align 4
  %31 = load ptr, ptr %15, align 8
  %32 = load i32, ptr %16, align 4
  %33 = load ptr, ptr %19, align 8
  %34 = load i32, ptr %14, align 4
  call void @solve_s(i32 noundef 0, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef 1, float noundef 1.000000e+00, ptr noundef %31, i32 noundef %32, ptr noundef %33, i32 noundef %34)
  br label %44

35:                                               ; preds = %9
  %36 = load i32, ptr %11, align 4
  %37 = load i32, ptr %12, align 4
  %38 = load i32, ptr %13, align 4
  %39 = load i32, ptr %14, align 4
  %40 = load ptr, ptr %15, align 8
  %41 = load i32, ptr %16, align 4
  %42 = load ptr, ptr %19, align 8
  %43 = load i32, ptr %14, align 4
  call void @multiply_s(i32 noundef 0, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef 1, float noundef 1.000000e+00, ptr noundef %40, i32 noundef %41, ptr noundef %42, i32 noundef %43)
  br label %44

44:                                               ; preds = %35, %26
  %45 = load i32, ptr %14, align 4
  %46 = load ptr, ptr %19, align 8
  %47 = load ptr, ptr %17, align 8
  %48 = load i32, ptr %18, align 4
  call void @put_s(i32 noundef %45, ptr noundef %46, ptr noundef %47, i32 noundef %48)
  ret void
}

define dso_local void @strmv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #4 {
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
  %18 = call i32 @is(ptr noundef %17, i8 noundef signext 85)
  %19 = load ptr, ptr %10, align 8
  %20 = call i32 @is(ptr noundef %19, i8 noundef signext 78)
  %21 = icmp ne i32 %20, 0
  %22 = xor i1 %21, true
  %23 = zext i1 %22 to i32
  %24 = load ptr, ptr %11, align 8
  %25 = call i32 @is(ptr noundef %24, i8 noundef signext 85)
  %26 = load ptr, ptr %12, align 8
  %27 = load i32, ptr %26, align 4
  %28 = load ptr, ptr %13, align 8
  %29 = load ptr, ptr %14, align 8
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %15, align 8
  %32 = load ptr, ptr %16, align 8
  %33 = load i32, ptr %32, align 4
  call void @vector_s(i32 noundef 0, i32 noundef %18, i32 noundef %23, i32 noundef %25, i32 noundef %27, ptr noundef %28, i32 noundef %30, ptr noundef %31, i32 noundef %33)
  ret void
}

define dso_local void @ssymv_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #4 {
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
  %22 = call i32 @is(ptr noundef %21, i8 noundef signext 85)
  %23 = load ptr, ptr %12, align 8
  %24 = load i32, ptr %23, align 4
  %25 = load ptr, ptr %13, align 8
  %26 = load float, ptr %25, align 4
  %27 = load ptr, ptr %14, align 8
  %28 = load ptr, ptr %15, align 8
  %29 = load i32, ptr %28, align 4
  %30 = load ptr, ptr %16, align 8
  %31 = load ptr, ptr %17, align 8
  %32 = load i32, ptr %31, align 4
  %33 = load ptr, ptr %18, align 8
  %34 = load float, ptr %33, align 4
  %35 = load ptr, ptr %19, align 8
  %36 = load ptr, ptr %20, align 8
  %37 = load i32, ptr %36, align 4
  call void @symmetric_vector_s(i32 noundef %22, i32 noundef %24, float noundef %26, ptr noundef %27, i32 noundef %29, ptr noundef %30, i32 noundef %32, float noundef %34, ptr noundef %35, i32 noundef %37)
  ret void
}

define internal void @symmetric_vector_s(i32 noundef %0, i32 noundef %1, float noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, float noundef %7, ptr noundef %8, i32 noundef %9) #4 {
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  store i32 %0, ptr %11, align 4
  store i32 %1, ptr %12, align 4
  store float %2, ptr %13, align 4
  store ptr %3, ptr %14, align 8
  store i32 %4, ptr %15, align 4
  store ptr %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store float %7, ptr %18, align 4
  store ptr %8, ptr %19, align 8
  store i32 %9, ptr %20, align 4
  %23 = load i32, ptr %12, align 4
  %24 = load ptr, ptr %16, align 8
  %25 = load i32, ptr %17, align 4
  %26 = call ptr @column_s(i32 noundef %23, ptr noundef %24, i32 noundef %25)
  store ptr %26, ptr %21, align 8
  %27 = load i32, ptr %12, align 4
  %28 = load ptr, ptr %19, align 8
  %29 = load i32, ptr %20, align 4
  %30 = call ptr @column_s(i32 noundef %27, ptr noundef %28, i32 noundef %29)
  store ptr %30, ptr %22, align 8
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %12, align 4
  %33 = load float, ptr %13, align 4
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %15, align 4
  %36 = load ptr, ptr %21, align 8
  %37 = load i32, ptr %12, align 4
  %38 = load float, ptr %18, align 4
  %39 = load ptr, ptr %22, align 8
  %40 = load i32, ptr %12, align 4
  call void @symmetric_s(i32 noundef 0, i32 noundef %31, i32 noundef %32, i32 noundef 1, float noundef %33, ptr noundef %34, i32 noundef %35, ptr noundef %36, i32 noundef %37, float noundef %38, ptr noundef %39, i32 noundef %40)
  %41 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %41)
  %42 = load i32, ptr %12, align 4
  %43 = load ptr, ptr %22, align 8
  %44 = load ptr, ptr %19, align 8
  %45 = load i32, ptr %20, align 4
  call void @put_s(i32 noundef %42, ptr noundef %43, ptr noundef %44, i32 noundef %45)
  ret void
}

define dso_local void @cblas_dtrsm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  store i32 %6, ptr %19, align 4
  store double %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  %28 = load i32, ptr %13, align 4
  %29 = icmp eq i32 %28, 101
  %30 = zext i1 %29 to i32
  store i32 %30, ptr %25, align 4
  %31 = load i32, ptr %14, align 4
  %32 = icmp eq i32 %31, 142
  %33 = zext i1 %32 to i32
  %34 = load i32, ptr %25, align 4
  %35 = icmp ne i32 %33, %34
  %36 = zext i1 %35 to i32
  store i32 %36, ptr %26, align 4
  %37 = load i32, ptr %15, align 4
  %38 = icmp eq i32 %37, 121
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %25, align 4
  %41 = icmp ne i32 %39, %40
  %42 = zext i1 %41 to i32
  store i32 %42, ptr %27, align 4
  %43 = load i32, ptr %26, align 4
  %44 = load i32, ptr %27, align 4
  %45 = load i32, ptr %16, align 4
  %46 = icmp ne i32 %45, 111
  %47 = zext i1 %46 to i32
  %48 = load i32, ptr %17, align 4
  %49 = icmp eq i32 %48, 132
  %50 = zext i1 %49 to i32
  %51 = load i32, ptr %25, align 4
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %12
  %54 = load i32, ptr %19, align 4
  br label %57

55:                                               ; preds = %12
  %56 = load i32, ptr %18, align 4
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi i32 [ %54, %53 ], [ %56, %55 ]
  %59 = load i32, ptr %25, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = load i32, ptr %18, align 4
  br label %65

63:                                               ; preds = %57
  %64 = load i32, ptr %19, align 4
  br label %65

65:                                               ; preds = %63, %61
  %66 = phi i32 [ %62, %61 ], [ %64, %63 ]
  %67 = load double, ptr %20, align 8
  %68 = load ptr, ptr %21, align 8
  %69 = load i32, ptr %22, align 4
  %70 = load ptr, ptr %23, align 8
  %71 = load i32, ptr %24, align 4
  call void @solve_d(i32 noundef %43, i32 noundef %44, i32 noundef %47, i32 noundef %50, i32 noundef %58, i32 noundef %66, double noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71)
  ret void
}

define dso_local void @cblas_dtrmm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  store i32 %6, ptr %19, align 4
  store double %7, ptr %20, align 8
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  %28 = load i32, ptr %13, align 4
  %29 = icmp eq i32 %28, 101
  %30 = zext i1 %29 to i32
  store i32 %30, ptr %25, align 4
  %31 = load i32, ptr %14, align 4
  %32 = icmp eq i32 %31, 142
  %33 = zext i1 %32 to i32
  %34 = load i32, ptr %25, align 4
  %35 = icmp ne i32 %33, %34
  %36 = zext i1 %35 to i32
  store i32 %36, ptr %26, align 4
  %37 = load i32, ptr %15, align 4
  %38 = icmp eq i32 %37, 121
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %25, align 4
  %41 = icmp ne i32 %39, %40
  %42 = zext i1 %41 to i32
  store i32 %42, ptr %27, align 4
  %43 = load i32, ptr %26, align 4
  %44 = load i32, ptr %27, align 4
  %45 = load i32, ptr %16, align 4
  %46 = icmp ne i32 %45, 111
  %47 = zext i1 %46 to i32
  %48 = load i32, ptr %17, align 4
  %49 = icmp eq i32 %48, 132
  %50 = zext i1 %49 to i32
  %51 = load i32, ptr %25, align 4
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %12
  %54 = load i32, ptr %19, align 4
  br label %57

55:                                               ; preds = %12
  %56 = load i32, ptr %18, align 4
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi i32 [ %54, %53 ], [ %56, %55 ]
  %59 = load i32, ptr %25, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = load i32, ptr %18, align 4
  br label %65

63:                                               ; preds = %57
  %64 = load i32, ptr %19, align 4
  br label %65

65:                                               ; preds = %63, %61
  %66 = phi i32 [ %62, %61 ], [ %64, %63 ]
  %67 = load double, ptr %20, align 8
  %68 = load ptr, ptr %21, align 8
  %69 = load i32, ptr %22, align 4
  %70 = load ptr, ptr %23, align 8
  %71 = load i32, ptr %24, align 4
  call void @multiply_d(i32 noundef %43, i32 noundef %44, i32 noundef %47, i32 noundef %50, i32 noundef %58, i32 noundef %66, double noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71)
  ret void
}

define dso_local void @cblas_dsymm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11, i32 noundef %12) #4 {
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca double, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca double, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store double %5, ptr %19, align 8
  store ptr %6, ptr %20, align 8
  store i32 %7, ptr %21, align 4
  store ptr %8, ptr %22, align 8
  store i32 %9, ptr %23, align 4
  store double %10, ptr %24, align 8
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  %30 = load i32, ptr %14, align 4
  %31 = icmp eq i32 %30, 101
  %32 = zext i1 %31 to i32
  store i32 %32, ptr %27, align 4
  %33 = load i32, ptr %15, align 4
  %34 = icmp eq i32 %33, 142
  %35 = zext i1 %34 to i32
  %36 = load i32, ptr %27, align 4
  %37 = icmp ne i32 %35, %36
  %38 = zext i1 %37 to i32
  store i32 %38, ptr %28, align 4
  %39 = load i32, ptr %16, align 4
  %40 = icmp eq i32 %39, 121
  %41 = zext i1 %40 to i32
  %42 = load i32, ptr %27, align 4
  %43 = icmp ne i32 %41, %42
  %44 = zext i1 %43 to i32
  store i32 %44, ptr %29, align 4
  %45 = load i32, ptr %28, align 4
  %46 = load i32, ptr %29, align 4
  %47 = load i32, ptr %27, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %13
  %50 = load i32, ptr %18, align 4
  br label %53

51:                                               ; preds = %13
  %52 = load i32, ptr %17, align 4
  br label %53

53:                                               ; preds = %51, %49
  %54 = phi i32 [ %50, %49 ], [ %52, %51 ]
  %55 = load i32, ptr %27, align 4
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %53
  %58 = load i32, ptr %17, align 4
  br label %61

59:                                               ; preds = %53
  %60 = load i32, ptr %18, align 4
  br label %61

61:                                               ; preds = %59, %57
  %62 = phi i32 [ %58, %57 ], [ %60, %59 ]
  %63 = load double, ptr %19, align 8
  %64 = load ptr, ptr %20, align 8
  %65 = load i32, ptr %21, align 4
  %66 = load ptr, ptr %22, align 8
  %67 = load i32, ptr %23, align 4
  %68 = load double, ptr %24, align 8
  %69 = load ptr, ptr %25, align 8
  %70 = load i32, ptr %26, align 4
  call void @symmetric_d(i32 noundef %45, i32 noundef %46, i32 noundef %54, i32 noundef %62, double noundef %63, ptr noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, double noundef %68, ptr noundef %69, i32 noundef %70)
  ret void
}

define dso_local void @cblas_dsyrk(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, double noundef %8, ptr noundef %9, i32 noundef %10) #4 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store double %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  store double %8, ptr %20, align 8
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  %24 = load i32, ptr %12, align 4
  %25 = icmp eq i32 %24, 101
  %26 = zext i1 %25 to i32
  store i32 %26, ptr %23, align 4
  %27 = load i32, ptr %13, align 4
  %28 = icmp eq i32 %27, 121
  %29 = zext i1 %28 to i32
  %30 = load i32, ptr %23, align 4
  %31 = icmp ne i32 %29, %30
  %32 = zext i1 %31 to i32
  %33 = load i32, ptr %14, align 4
  %34 = icmp ne i32 %33, 111
  %35 = zext i1 %34 to i32
  %36 = load i32, ptr %23, align 4
  %37 = icmp ne i32 %35, %36
  %38 = zext i1 %37 to i32
  %39 = load i32, ptr %15, align 4
  %40 = load i32, ptr %16, align 4
  %41 = load double, ptr %17, align 8
  %42 = load ptr, ptr %18, align 8
  %43 = load i32, ptr %19, align 4
  %44 = load double, ptr %20, align 8
  %45 = load ptr, ptr %21, align 8
  %46 = load i32, ptr %22, align 4
  call void @square_d(i32 noundef %32, i32 noundef %38, i32 noundef %39, i32 noundef %40, double noundef %41, ptr noundef %42, i32 noundef %43, double noundef %44, ptr noundef %45, i32 noundef %46)
  ret void
}

define dso_local void @cblas_dtrsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #4 {
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
  %20 = load i32, ptr %10, align 4
  %21 = icmp eq i32 %20, 101
  %22 = zext i1 %21 to i32
  store i32 %22, ptr %19, align 4
  %23 = load i32, ptr %11, align 4
  %24 = icmp eq i32 %23, 121
  %25 = zext i1 %24 to i32
  %26 = load i32, ptr %19, align 4
  %27 = icmp ne i32 %25, %26
  %28 = zext i1 %27 to i32
  %29 = load i32, ptr %12, align 4
  %30 = icmp ne i32 %29, 111
  %31 = zext i1 %30 to i32
  %32 = load i32, ptr %19, align 4
  %33 = icmp ne i32 %31, %32
  %34 = zext i1 %33 to i32
  %35 = load i32, ptr %13, align 4
  %36 = icmp eq i32 %35, 132
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %14, align 4
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %16, align 4
  %41 = load ptr, ptr %17, align 8
  %42 = load i32, ptr %18, align 4
  call void @vector_d(i32 noundef 1, i32 noundef %28, i32 noundef %34, i32 noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42)
  ret void
}

define dso_local void @cblas_dtrmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #4 {
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
  %20 = load i32, ptr %10, align 4
  %21 = icmp eq i32 %20, 101
  %22 = zext i1 %21 to i32
  store i32 %22, ptr %19, align 4
  %23 = load i32, ptr %11, align 4
  %24 = icmp eq i32 %23, 121
  %25 = zext i1 %24 to i32
  %26 = load i32, ptr %19, align 4
  %27 = icmp ne i32 %25, %26
  %28 = zext i1 %27 to i32
  %29 = load i32, ptr %12, align 4
  %30 = icmp ne i32 %29, 111
  %31 = zext i1 %30 to i32
  %32 = load i32, ptr %19, align 4
  %33 = icmp ne i32 %31, %32
  %34 = zext i1 %33 to i32
  %35 = load i32, ptr %13, align 4
  %36 = icmp eq i32 %35, 132
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %14, align 4
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %16, align 4
  %41 = load ptr, ptr %17, align 8
  %42 = load i32, ptr %18, align 4
  call void @vector_d(i32 noundef 0, i32 noundef %28, i32 noundef %34, i32 noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42)
  ret void
}

define dso_local void @cblas_dsymv(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, double noundef %8, ptr noundef %9, i32 noundef %10) #4 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store double %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store i32 %5, ptr %17, align 4
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  store double %8, ptr %20, align 8
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  %23 = load i32, ptr %13, align 4
  %24 = icmp eq i32 %23, 121
  %25 = zext i1 %24 to i32
  %26 = load i32, ptr %12, align 4
  %27 = icmp eq i32 %26, 101
  %28 = zext i1 %27 to i32
  %29 = icmp ne i32 %25, %28
  %30 = zext i1 %29 to i32
  %31 = load i32, ptr %14, align 4
  %32 = load double, ptr %15, align 8
  %33 = load ptr, ptr %16, align 8
  %34 = load i32, ptr %17, align 4
  %35 = load ptr, ptr %18, align 8
  %36 = load i32, ptr %19, align 4
  %37 = load double, ptr %20, align 8
  %38 = load ptr, ptr %21, align 8
  %39 = load i32, ptr %22, align 4
  call void @symmetric_vector_d(i32 noundef %30, i32 noundef %31, double noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %36, double noundef %37, ptr noundef %38, i32 noundef %39)
  ret void
}

define dso_local void @cblas_strsm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  store i32 %6, ptr %19, align 4
  store float %7, ptr %20, align 4
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  %28 = load i32, ptr %13, align 4
  %29 = icmp eq i32 %28, 101
  %30 = zext i1 %29 to i32
  store i32 %30, ptr %25, align 4
  %31 = load i32, ptr %14, align 4
  %32 = icmp eq i32 %31, 142
  %33 = zext i1 %32 to i32
  %34 = load i32, ptr %25, align 4
  %35 = icmp ne i32 %33, %34
  %36 = zext i1 %35 to i32
  store i32 %36, ptr %26, align 4
  %37 = load i32, ptr %15, align 4
  %38 = icmp eq i32 %37, 121
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %25, align 4
  %41 = icmp ne i32 %39, %40
  %42 = zext i1 %41 to i32
  store i32 %42, ptr %27, align 4
  %43 = load i32, ptr %26, align 4
  %44 = load i32, ptr %27, align 4
  %45 = load i32, ptr %16, align 4
  %46 = icmp ne i32 %45, 111
  %47 = zext i1 %46 to i32
  %48 = load i32, ptr %17, align 4
  %49 = icmp eq i32 %48, 132
  %50 = zext i1 %49 to i32
  %51 = load i32, ptr %25, align 4
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %12
  %54 = load i32, ptr %19, align 4
  br label %57

55:                                               ; preds = %12
  %56 = load i32, ptr %18, align 4
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi i32 [ %54, %53 ], [ %56, %55 ]
  %59 = load i32, ptr %25, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = load i32, ptr %18, align 4
  br label %65

63:                                               ; preds = %57
  %64 = load i32, ptr %19, align 4
  br label %65

65:                                               ; preds = %63, %61
  %66 = phi i32 [ %62, %61 ], [ %64, %63 ]
  %67 = load float, ptr %20, align 4
  %68 = load ptr, ptr %21, align 8
  %69 = load i32, ptr %22, align 4
  %70 = load ptr, ptr %23, align 8
  %71 = load i32, ptr %24, align 4
  call void @solve_s(i32 noundef %43, i32 noundef %44, i32 noundef %47, i32 noundef %50, i32 noundef %58, i32 noundef %66, float noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71)
  ret void
}

define dso_local void @cblas_strmm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) #4 {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  store i32 %2, ptr %15, align 4
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  store i32 %6, ptr %19, align 4
  store float %7, ptr %20, align 4
  store ptr %8, ptr %21, align 8
  store i32 %9, ptr %22, align 4
  store ptr %10, ptr %23, align 8
  store i32 %11, ptr %24, align 4
  %28 = load i32, ptr %13, align 4
  %29 = icmp eq i32 %28, 101
  %30 = zext i1 %29 to i32
  store i32 %30, ptr %25, align 4
  %31 = load i32, ptr %14, align 4
  %32 = icmp eq i32 %31, 142
  %33 = zext i1 %32 to i32
  %34 = load i32, ptr %25, align 4
  %35 = icmp ne i32 %33, %34
  %36 = zext i1 %35 to i32
  store i32 %36, ptr %26, align 4
  %37 = load i32, ptr %15, align 4
  %38 = icmp eq i32 %37, 121
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %25, align 4
  %41 = icmp ne i32 %39, %40
  %42 = zext i1 %41 to i32
  store i32 %42, ptr %27, align 4
  %43 = load i32, ptr %26, align 4
  %44 = load i32, ptr %27, align 4
  %45 = load i32, ptr %16, align 4
  %46 = icmp ne i32 %45, 111
  %47 = zext i1 %46 to i32
  %48 = load i32, ptr %17, align 4
  %49 = icmp eq i32 %48, 132
  %50 = zext i1 %49 to i32
  %51 = load i32, ptr %25, align 4
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %12
  %54 = load i32, ptr %19, align 4
  br label %57

55:                                               ; preds = %12
  %56 = load i32, ptr %18, align 4
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi i32 [ %54, %53 ], [ %56, %55 ]
  %59 = load i32, ptr %25, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %57
  %62 = load i32, ptr %18, align 4
  br label %65

63:                                               ; preds = %57
  %64 = load i32, ptr %19, align 4
  br label %65

65:                                               ; preds = %63, %61
  %66 = phi i32 [ %62, %61 ], [ %64, %63 ]
  %67 = load float, ptr %20, align 4
  %68 = load ptr, ptr %21, align 8
  %69 = load i32, ptr %22, align 4
  %70 = load ptr, ptr %23, align 8
  %71 = load i32, ptr %24, align 4
  call void @multiply_s(i32 noundef %43, i32 noundef %44, i32 noundef %47, i32 noundef %50, i32 noundef %58, i32 noundef %66, float noundef %67, ptr noundef %68, i32 noundef %69, ptr noundef %70, i32 noundef %71)
  ret void
}

define dso_local void @cblas_ssymm(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, float noundef %10, ptr noundef %11, i32 noundef %12) #4 {
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  store i32 %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store float %5, ptr %19, align 4
  store ptr %6, ptr %20, align 8
  store i32 %7, ptr %21, align 4
  store ptr %8, ptr %22, align 8
  store i32 %9, ptr %23, align 4
  store float %10, ptr %24, align 4
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  %30 = load i32, ptr %14, align 4
  %31 = icmp eq i32 %30, 101
  %32 = zext i1 %31 to i32
  store i32 %32, ptr %27, align 4
  %33 = load i32, ptr %15, align 4
  %34 = icmp eq i32 %33, 142
  %35 = zext i1 %34 to i32
  %36 = load i32, ptr %27, align 4
  %37 = icmp ne i32 %35, %36
  %38 = zext i1 %37 to i32
  store i32 %38, ptr %28, align 4
  %39 = load i32, ptr %16, align 4
  %40 = icmp eq i32 %39, 121
  %41 = zext i1 %40 to i32
  %42 = load i32, ptr %27, align 4
  %43 = icmp ne i32 %41, %42
  %44 = zext i1 %43 to i32
  store i32 %44, ptr %29, align 4
  %45 = load i32, ptr %28, align 4
  %46 = load i32, ptr %29, align 4
  %47 = load i32, ptr %27, align 4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %13
  %50 = load i32, ptr %18, align 4
  br label %53

51:                                               ; preds = %13
  %52 = load i32, ptr %17, align 4
  br label %53

53:                                               ; preds = %51, %49
  %54 = phi i32 [ %50, %49 ], [ %52, %51 ]
  %55 = load i32, ptr %27, align 4
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %53
  %58 = load i32, ptr %17, align 4
  br label %61

59:                                               ; preds = %53
  %60 = load i32, ptr %18, align 4
  br label %61

61:                                               ; preds = %59, %57
  %62 = phi i32 [ %58, %57 ], [ %60, %59 ]
  %63 = load float, ptr %19, align 4
  %64 = load ptr, ptr %20, align 8
  %65 = load i32, ptr %21, align 4
  %66 = load ptr, ptr %22, align 8
  %67 = load i32, ptr %23, align 4
  %68 = load float, ptr %24, align 4
  %69 = load ptr, ptr %25, align 8
  %70 = load i32, ptr %26, align 4
  call void @symmetric_s(i32 noundef %45, i32 noundef %46, i32 noundef %54, i32 noundef %62, float noundef %63, ptr noundef %64, i32 noundef %65, ptr noundef %66, i32 noundef %67, float noundef %68, ptr noundef %69, i32 noundef %70)
  ret void
}

define dso_local void @cblas_ssyrk(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef %6, i32 noundef %7, float noundef %8, ptr noundef %9, i32 noundef %10) #4 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store float %5, ptr %17, align 4
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  store float %8, ptr %20, align 4
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  %24 = load i32, ptr %12, align 4
  %25 = icmp eq i32 %24, 101
  %26 = zext i1 %25 to i32
  store i32 %26, ptr %23, align 4
  %27 = load i32, ptr %13, align 4
  %28 = icmp eq i32 %27, 121
  %29 = zext i1 %28 to i32
  %30 = load i32, ptr %23, align 4
  %31 = icmp ne i32 %29, %30
  %32 = zext i1 %31 to i32
  %33 = load i32, ptr %14, align 4
  %34 = icmp ne i32 %33, 111
  %35 = zext i1 %34 to i32
  %36 = load i32, ptr %23, align 4
  %37 = icmp ne i32 %35, %36
  %38 = zext i1 %37 to i32
  %39 = load i32, ptr %15, align 4
  %40 = load i32, ptr %16, align 4
  %41 = load float, ptr %17, align 4
  %42 = load ptr, ptr %18, align 8
  %43 = load i32, ptr %19, align 4
  %44 = load float, ptr %20, align 4
  %45 = load ptr, ptr %21, align 8
  %46 = load i32, ptr %22, align 4
  call void @square_s(i32 noundef %32, i32 noundef %38, i32 noundef %39, i32 noundef %40, float noundef %41, ptr noundef %42, i32 noundef %43, float noundef %44, ptr noundef %45, i32 noundef %46)
  ret void
}

define dso_local void @cblas_strsv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #4 {
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
  %20 = load i32, ptr %10, align 4
  %21 = icmp eq i32 %20, 101
  %22 = zext i1 %21 to i32
  store i32 %22, ptr %19, align 4
  %23 = load i32, ptr %11, align 4
  %24 = icmp eq i32 %23, 121
  %25 = zext i1 %24 to i32
  %26 = load i32, ptr %19, align 4
  %27 = icmp ne i32 %25, %26
  %28 = zext i1 %27 to i32
  %29 = load i32, ptr %12, align 4
  %30 = icmp ne i32 %29, 111
  %31 = zext i1 %30 to i32
  %32 = load i32, ptr %19, align 4
  %33 = icmp ne i32 %31, %32
  %34 = zext i1 %33 to i32
  %35 = load i32, ptr %13, align 4
  %36 = icmp eq i32 %35, 132
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %14, align 4
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %16, align 4
  %41 = load ptr, ptr %17, align 8
  %42 = load i32, ptr %18, align 4
  call void @vector_s(i32 noundef 1, i32 noundef %28, i32 noundef %34, i32 noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42)
  ret void
}

define dso_local void @cblas_strmv(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) #4 {
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
  %20 = load i32, ptr %10, align 4
  %21 = icmp eq i32 %20, 101
  %22 = zext i1 %21 to i32
  store i32 %22, ptr %19, align 4
  %23 = load i32, ptr %11, align 4
  %24 = icmp eq i32 %23, 121
  %25 = zext i1 %24 to i32
  %26 = load i32, ptr %19, align 4
  %27 = icmp ne i32 %25, %26
  %28 = zext i1 %27 to i32
  %29 = load i32, ptr %12, align 4
  %30 = icmp ne i32 %29, 111
  %31 = zext i1 %30 to i32
  %32 = load i32, ptr %19, align 4
  %33 = icmp ne i32 %31, %32
  %34 = zext i1 %33 to i32
  %35 = load i32, ptr %13, align 4
  %36 = icmp eq i32 %35, 132
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %14, align 4
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %16, align 4
  %41 = load ptr, ptr %17, align 8
  %42 = load i32, ptr %18, align 4
  call void @vector_s(i32 noundef 0, i32 noundef %28, i32 noundef %34, i32 noundef %37, i32 noundef %38, ptr noundef %39, i32 noundef %40, ptr noundef %41, i32 noundef %42)
  ret void
}

define dso_local void @cblas_ssymv(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, float noundef %8, ptr noundef %9, i32 noundef %10) #4 {
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  store float %3, ptr %15, align 4
  store ptr %4, ptr %16, align 8
  store i32 %5, ptr %17, align 4
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  store float %8, ptr %20, align 4
  store ptr %9, ptr %21, align 8
  store i32 %10, ptr %22, align 4
  %23 = load i32, ptr %13, align 4
  %24 = icmp eq i32 %23, 121
  %25 = zext i1 %24 to i32
  %26 = load i32, ptr %12, align 4
  %27 = icmp eq i32 %26, 101
  %28 = zext i1 %27 to i32
  %29 = icmp ne i32 %25, %28
  %30 = zext i1 %29 to i32
  %31 = load i32, ptr %14, align 4
  %32 = load float, ptr %15, align 4
  %33 = load ptr, ptr %16, align 8
  %34 = load i32, ptr %17, align 4
  %35 = load ptr, ptr %18, align 8
  %36 = load i32, ptr %19, align 4
  %37 = load float, ptr %20, align 4
  %38 = load ptr, ptr %21, align 8
  %39 = load i32, ptr %22, align 4
  call void @symmetric_vector_s(i32 noundef %30, i32 noundef %31, float noundef %32, ptr noundef %33, i32 noundef %34, ptr noundef %35, i32 noundef %36, float noundef %37, ptr noundef %38, i32 noundef %39)
  ret void
}

define internal void @add_product_d(double noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12) #4 {
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca double, align 8
  %31 = alloca i32, align 4
  store double %0, ptr %14, align 8
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store ptr %5, ptr %19, align 8
  store i32 %6, ptr %20, align 4
  store i32 %7, ptr %21, align 4
  store ptr %8, ptr %22, align 8
  store i32 %9, ptr %23, align 4
  store i32 %10, ptr %24, align 4
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %32

32:                                               ; preds = %148, %13
  %33 = load i32, ptr %27, align 4
  %34 = load i32, ptr %18, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 2, ptr %28, align 4
  br label %151

37:                                               ; preds = %32
  store i32 0, ptr %29, align 4
  br label %38

38:                                               ; preds = %144, %37
  %39 = load i32, ptr %29, align 4
  %40 = load i32, ptr %17, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  store i32 5, ptr %28, align 4
  br label %147

43:                                               ; preds = %38
  %44 = load double, ptr %14, align 8
  %45 = load i32, ptr %24, align 4
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %59

47:                                               ; preds = %43
  %48 = load ptr, ptr %22, align 8
  %49 = load i32, ptr %27, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %29, align 4
  %52 = sext i32 %51 to i64
  %53 = load i32, ptr %23, align 4
  %54 = sext i32 %53 to i64
  %55 = mul i64 %52, %54
  %56 = add i64 %50, %55
  %57 = getelementptr inbounds double, ptr %48, i64 %56
  %58 = load double, ptr %57, align 8
  br label %71

59:                                               ; preds = %43
  %60 = load ptr, ptr %22, align 8
  %61 = load i32, ptr %29, align 4
  %62 = sext i32 %61 to i64
  %63 = load i32, ptr %27, align 4
  %64 = sext i32 %63 to i64
  %65 = load i32, ptr %23, align 4
  %66 = sext i32 %65 to i64
  %67 = mul i64 %64, %66
  %68 = add i64 %62, %67
  %69 = getelementptr inbounds double, ptr %60, i64 %68
  %70 = load double, ptr %69, align 8
  br label %71

71:                                               ; preds = %59, %47
  %72 = phi double [ %58, %47 ], [ %70, %59 ]
  %73 = fmul double %44, %72
  store double %73, ptr %30, align 8
  %74 = load i32, ptr %15, align 4
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %77

76:                                               ; preds = %71
  br label %81

77:                                               ; preds = %71
  %78 = load i32, ptr %29, align 4
  %79 = load i32, ptr %16, align 4
  %80 = add nsw i32 %78, %79
  br label %81

81:                                               ; preds = %77, %76
  %82 = phi i32 [ 0, %76 ], [ %80, %77 ]
  store i32 %82, ptr %31, align 4
  br label %83

83:                                               ; preds = %140, %81
  %84 = load i32, ptr %31, align 4
  %85 = load i32, ptr %15, align 4
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %83
  %88 = load i32, ptr %29, align 4
  %89 = add nsw i32 %88, 1
  %90 = load i32, ptr %16, align 4
  %91 = sub nsw i32 %89, %90
  br label %94

92:                                               ; preds = %83
  %93 = load i32, ptr %17, align 4
  br label %94

94:                                               ; preds = %92, %87
  %95 = phi i32 [ %91, %87 ], [ %93, %92 ]
  %96 = icmp slt i32 %84, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  store i32 8, ptr %28, align 4
  br label %143

98:                                               ; preds = %94
  %99 = load double, ptr %30, align 8
  %100 = load i32, ptr %21, align 4
  %101 = icmp ne i32 %100, 0
  br i1 %101, label %102, label %114

102:                                              ; preds = %98
  %103 = load ptr, ptr %19, align 8
  %104 = load i32, ptr %27, align 4
  %105 = sext i32 %104 to i64
  %106 = load i32, ptr %31, align 4
  %107 = sext i32 %106 to i64
  %108 = load i32, ptr %20, align 4
  %109 = sext i32 %108 to i64
  %110 = mul i64 %107, %109
  %111 = add i64 %105, %110
  %112 = getelementptr inbounds double, ptr %103, i64 %111
  %113 = load double, ptr %112, align 8
  br label %126

114:                                              ; preds = %98
  %115 = load ptr, ptr %19, align 8
  %116 = load i32, ptr %31, align 4
  %117 = sext i32 %116 to i64
  %118 = load i32, ptr %27, align 4
  %119 = sext i32 %118 to i64
  %120 = load i32, ptr %20, align 4
  %121 = sext i32 %120 to i64
  %122 = mul i64 %119, %121
  %123 = add i64 %117, %122
  %124 = getelementptr inbounds double, ptr %115, i64 %123
  %125 = load double, ptr %124, align 8
  br label %126

126:                                              ; preds = %114, %102
  %127 = phi double [ %113, %102 ], [ %125, %114 ]
  %128 = load ptr, ptr %25, align 8
  %129 = load i32, ptr %31, align 4
  %130 = sext i32 %129 to i64
  %131 = load i32, ptr %29, align 4
  %132 = sext i32 %131 to i64
  %133 = load i32, ptr %26, align 4
  %134 = sext i32 %133 to i64
  %135 = mul i64 %132, %134
  %136 = add i64 %130, %135
  %137 = getelementptr inbounds double, ptr %128, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = call double @llvm.fmuladd.f64(double %99, double %127, double %138)
  store double %139, ptr %137, align 8
  br label %140

140:                                              ; preds = %126
  %141 = load i32, ptr %31, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %31, align 4
  br label %83

143:                                              ; preds = %97
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr %29, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %29, align 4
  br label %38

147:                                              ; preds = %42
  br label %148

148:                                              ; preds = %147
  %149 = load i32, ptr %27, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %27, align 4
  br label %32

151:                                              ; preds = %36
  ret void
}

define internal void @add_product_s(float noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, i32 noundef %12) #4 {
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  store float %0, ptr %14, align 4
  store i32 %1, ptr %15, align 4
  store i32 %2, ptr %16, align 4
  store i32 %3, ptr %17, align 4
  store i32 %4, ptr %18, align 4
  store ptr %5, ptr %19, align 8
  store i32 %6, ptr %20, align 4
  store i32 %7, ptr %21, align 4
  store ptr %8, ptr %22, align 8
  store i32 %9, ptr %23, align 4
  store i32 %10, ptr %24, align 4
  store ptr %11, ptr %25, align 8
  store i32 %12, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %32

32:                                               ; preds = %148, %13
  %33 = load i32, ptr %27, align 4
  %34 = load i32, ptr %18, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 2, ptr %28, align 4
  br label %151

37:                                               ; preds = %32
  store i32 0, ptr %29, align 4
  br label %38

38:                                               ; preds = %144, %37
  %39 = load i32, ptr %29, align 4
  %40 = load i32, ptr %17, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  store i32 5, ptr %28, align 4
  br label %147

43:                                               ; preds = %38
  %44 = load float, ptr %14, align 4
  %45 = load i32, ptr %24, align 4
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %59

47:                                               ; preds = %43
  %48 = load ptr, ptr %22, align 8
  %49 = load i32, ptr %27, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %29, align 4
  %52 = sext i32 %51 to i64
  %53 = load i32, ptr %23, align 4
  %54 = sext i32 %53 to i64
  %55 = mul i64 %52, %54
  %56 = add i64 %50, %55
  %57 = getelementptr inbounds float, ptr %48, i64 %56
  %58 = load float, ptr %57, align 4
  br label %71

59:                                               ; preds = %43
  %60 = load ptr, ptr %22, align 8
  %61 = load i32, ptr %29, align 4
  %62 = sext i32 %61 to i64
  %63 = load i32, ptr %27, align 4
  %64 = sext i32 %63 to i64
  %65 = load i32, ptr %23, align 4
  %66 = sext i32 %65 to i64
  %67 = mul i64 %64, %66
  %68 = add i64 %62, %67
  %69 = getelementptr inbounds float, ptr %60, i64 %68
  %70 = load float, ptr %69, align 4
  br label %71

71:                                               ; preds = %59, %47
  %72 = phi float [ %58, %47 ], [ %70, %59 ]
  %73 = fmul float %44, %72
  store float %73, ptr %30, align 4
  %74 = load i32, ptr %15, align 4
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %77

76:                                               ; preds = %71
  br label %81

77:                                               ; preds = %71
  %78 = load i32, ptr %29, align 4
  %79 = load i32, ptr %16, align 4
  %80 = add nsw i32 %78, %79
  br label %81

81:                                               ; preds = %77, %76
  %82 = phi i32 [ 0, %76 ], [ %80, %77 ]
  store i32 %82, ptr %31, align 4
  br label %83

83:                                               ; preds = %140, %81
  %84 = load i32, ptr %31, align 4
  %85 = load i32, ptr %15, align 4
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %83
  %88 = load i32, ptr %29, align 4
  %89 = add nsw i32 %88, 1
  %90 = load i32, ptr %16, align 4
  %91 = sub nsw i32 %89, %90
  br label %94

92:                                               ; preds = %83
  %93 = load i32, ptr %17, align 4
  br label %94

94:                                               ; preds = %92, %87
  %95 = phi i32 [ %91, %87 ], [ %93, %92 ]
  %96 = icmp slt i32 %84, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  store i32 8, ptr %28, align 4
  br label %143

98:                                               ; preds = %94
  %99 = load float, ptr %30, align 4
  %100 = load i32, ptr %21, align 4
  %101 = icmp ne i32 %100, 0
  br i1 %101, label %102, label %114

102:                                              ; preds = %98
  %103 = load ptr, ptr %19, align 8
  %104 = load i32, ptr %27, align 4
  %105 = sext i32 %104 to i64
  %106 = load i32, ptr %31, align 4
  %107 = sext i32 %106 to i64
  %108 = load i32, ptr %20, align 4
  %109 = sext i32 %108 to i64
  %110 = mul i64 %107, %109
  %111 = add i64 %105, %110
  %112 = getelementptr inbounds float, ptr %103, i64 %111
  %113 = load float, ptr %112, align 4
  br label %126

114:                                              ; preds = %98
  %115 = load ptr, ptr %19, align 8
  %116 = load i32, ptr %31, align 4
  %117 = sext i32 %116 to i64
  %118 = load i32, ptr %27, align 4
  %119 = sext i32 %118 to i64
  %120 = load i32, ptr %20, align 4
  %121 = sext i32 %120 to i64
  %122 = mul i64 %119, %121
  %123 = add i64 %117, %122
  %124 = getelementptr inbounds float, ptr %115, i64 %123
  %125 = load float, ptr %124, align 4
  br label %126

126:                                              ; preds = %114, %102
  %127 = phi float [ %113, %102 ], [ %125, %114 ]
  %128 = load ptr, ptr %25, align 8
  %129 = load i32, ptr %31, align 4
  %130 = sext i32 %129 to i64
  %131 = load i32, ptr %29, align 4
  %132 = sext i32 %131 to i64
  %133 = load i32, ptr %26, align 4
  %134 = sext i32 %133 to i64
  %135 = mul i64 %132, %134
  %136 = add i64 %130, %135
  %137 = getelementptr inbounds float, ptr %128, i64 %136
  %138 = load float, ptr %137, align 4
  %139 = call float @llvm.fmuladd.f32(float %99, float %127, float %138)
  store float %139, ptr %137, align 4
  br label %140

140:                                              ; preds = %126
  %141 = load i32, ptr %31, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %31, align 4
  br label %83

143:                                              ; preds = %97
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr %29, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %29, align 4
  br label %38

147:                                              ; preds = %42
  br label %148

148:                                              ; preds = %147
  %149 = load i32, ptr %27, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %27, align 4
  br label %32

151:                                              ; preds = %36
  ret void
}

define internal ptr @column_d(i32 noundef %0, ptr noundef %1, i32 noundef %2) #4 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = add i64 %11, 1
  %13 = mul i64 %12, 8
  %14 = call ptr @malloc(i64 noundef %13) #9
  store ptr %14, ptr %7, align 8
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %3
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %4, align 4
  %20 = sub nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = mul nsw i64 %21, %23
  %25 = sub i64 0, %24
  %26 = getelementptr inbounds double, ptr %18, i64 %25
  br label %29

27:                                               ; preds = %3
  %28 = load ptr, ptr %5, align 8
  br label %29

29:                                               ; preds = %27, %17
  %30 = phi ptr [ %26, %17 ], [ %28, %27 ]
  store ptr %30, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %31

31:                                               ; preds = %49, %29
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %4, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  br label %52

36:                                               ; preds = %31
  %37 = load ptr, ptr %8, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = mul nsw i64 %39, %41
  %43 = getelementptr inbounds double, ptr %37, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  store double %44, ptr %48, align 8
  br label %49

49:                                               ; preds = %36
  %50 = load i32, ptr %9, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %9, align 4
  br label %31

52:                                               ; preds = %35
  %53 = load ptr, ptr %7, align 8
  ret ptr %53
}

define internal void @put_d(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #4 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %11 = load i32, ptr %8, align 4
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %4
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr %5, align 4
  %16 = sub nsw i32 %15, 1
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %17, %19
  %21 = sub i64 0, %20
  %22 = getelementptr inbounds double, ptr %14, i64 %21
  br label %25

23:                                               ; preds = %4
  %24 = load ptr, ptr %7, align 8
  br label %25

25:                                               ; preds = %23, %13
  %26 = phi ptr [ %22, %13 ], [ %24, %23 ]
  store ptr %26, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %27

27:                                               ; preds = %45, %25
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %5, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  br label %48

32:                                               ; preds = %27
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %10, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load ptr, ptr %9, align 8
  %39 = load i32, ptr %10, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %8, align 4
  %42 = sext i32 %41 to i64
  %43 = mul nsw i64 %40, %42
  %44 = getelementptr inbounds double, ptr %38, i64 %43
  store double %37, ptr %44, align 8
  br label %45

45:                                               ; preds = %32
  %46 = load i32, ptr %10, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %10, align 4
  br label %27

48:                                               ; preds = %31
  %49 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %49)
  ret void
}

define internal ptr @column_s(i32 noundef %0, ptr noundef %1, i32 noundef %2) #4 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = add i64 %11, 1
  %13 = mul i64 %12, 4
  %14 = call ptr @malloc(i64 noundef %13) #9
  store ptr %14, ptr %7, align 8
  %15 = load i32, ptr %6, align 4
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %3
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %4, align 4
  %20 = sub nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = mul nsw i64 %21, %23
  %25 = sub i64 0, %24
  %26 = getelementptr inbounds float, ptr %18, i64 %25
  br label %29

27:                                               ; preds = %3
  %28 = load ptr, ptr %5, align 8
  br label %29

29:                                               ; preds = %27, %17
  %30 = phi ptr [ %26, %17 ], [ %28, %27 ]
  store ptr %30, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %31

31:                                               ; preds = %49, %29
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %4, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  br label %52

36:                                               ; preds = %31
  %37 = load ptr, ptr %8, align 8
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = mul nsw i64 %39, %41
  %43 = getelementptr inbounds float, ptr %37, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = load ptr, ptr %7, align 8
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  store float %44, ptr %48, align 4
  br label %49

49:                                               ; preds = %36
  %50 = load i32, ptr %9, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %9, align 4
  br label %31

52:                                               ; preds = %35
  %53 = load ptr, ptr %7, align 8
  ret ptr %53
}

define internal void @put_s(i32 noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #4 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %11 = load i32, ptr %8, align 4
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %4
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr %5, align 4
  %16 = sub nsw i32 %15, 1
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %17, %19
  %21 = sub i64 0, %20
  %22 = getelementptr inbounds float, ptr %14, i64 %21
  br label %25

23:                                               ; preds = %4
  %24 = load ptr, ptr %7, align 8
  br label %25

25:                                               ; preds = %23, %13
  %26 = phi ptr [ %22, %13 ], [ %24, %23 ]
  store ptr %26, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %27

27:                                               ; preds = %45, %25
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %5, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  br label %48

32:                                               ; preds = %27
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %10, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = load ptr, ptr %9, align 8
  %39 = load i32, ptr %10, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %8, align 4
  %42 = sext i32 %41 to i64
  %43 = mul nsw i64 %40, %42
  %44 = getelementptr inbounds float, ptr %38, i64 %43
  store float %37, ptr %44, align 4
  br label %45

45:                                               ; preds = %32
  %46 = load i32, ptr %10, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %10, align 4
  br label %27

48:                                               ; preds = %31
  %49 = load ptr, ptr %6, align 8
  call void @free(ptr noundef %49)
  ret void
}

attributes #0 = { noinline nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress }
attributes #3 = { inlinehint nounwind uwtable }
attributes #4 = { nounwind uwtable }
attributes #5 = { allocsize(0) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nounwind memory(none) }
attributes #9 = { allocsize(0) }


