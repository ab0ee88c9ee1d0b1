
%struct.dimension = type { i64, i64, i64 }
%struct.addendum = type { ptr, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.dynamic = type { i8, i8 }
%struct.sides = type { ptr, ptr, i32, i8 }
%struct.former = type { ptr, i64, i64, ptr, i32 }
%struct.type = type { [88 x i8], i64 }
%struct.parent = type { [56 x i8], ptr }
%struct.constructor = type { ptr, i64, i64, ptr, i32, i8 }
%struct.range = type { ptr, ptr }

@.str = private unnamed_addr constant [100 x i8] c"an object of a derived type that is not part of what was linked as bitcode cannot be differentiated\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"./fortran_components.h\00", align 1
@.str.2 = private unnamed_addr constant [147 x i8] c"an object of a derived type with length parameters, or or a component with a defined assignment or a finaliser of arrays, cannot be differentiated\00", align 1
@.str.3 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"arrays of different types\00", align 1
@.str.5 = private unnamed_addr constant [30 x i8] c"ranks differ in an assignment\00", align 1
@.str.6 = private unnamed_addr constant [35 x i8] c"an array without shape is assigned\00", align 1
@.str.7 = private unnamed_addr constant [93 x i8] c"arrays of this type cannot be moved in a function that is differentiated: write it as a loop\00", align 1
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@.str.8 = private unnamed_addr constant [31 x i8] c"shapes differ in an assignment\00", align 1
@.str.9 = private unnamed_addr constant [30 x i8] c"ALLOCATE of what is allocated\00", align 1
@.str.10 = private unnamed_addr constant [36 x i8] c"DEALLOCATE of what is not allocated\00", align 1
@.str.11 = private unnamed_addr constant [24 x i8] c"./fortran_descriptors.h\00", align 1

define dso_local void @fortran_unknown() #0 {
  call void @_FortranAReportFatalUserError(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 0) #8
  unreachable
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #1

define dso_local void @fortran_unsupported() #0 {
  call void @_FortranAReportFatalUserError(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 0) #8
  unreachable
}

define dso_local void @fortran_establish(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.addendum, align 8
  store ptr %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %18 = load ptr, ptr %7, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 0
  store ptr null, ptr %19, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 1
  store i64 %20, ptr %22, align 8
  %23 = load ptr, ptr %7, align 8
  %24 = getelementptr inbounds %struct.descriptor, ptr %23, i32 0, i32 2
  store i32 20180515, ptr %24, align 8
  %25 = load i32, ptr %9, align 4
  %26 = trunc i32 %25 to i8
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 3
  store i8 %26, ptr %28, align 4
  %29 = load i32, ptr %10, align 4
  %30 = trunc i32 %29 to i8
  %31 = load ptr, ptr %7, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  store i8 %30, ptr %32, align 1
  %33 = load i32, ptr %11, align 4
  %34 = trunc i32 %33 to i8
  %35 = load ptr, ptr %7, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 5
  store i8 %34, ptr %36, align 2
  %37 = load i32, ptr %10, align 4
  %38 = icmp eq i32 %37, 42
  %39 = zext i1 %38 to i32
  %40 = trunc i32 %39 to i8
  %41 = load ptr, ptr %7, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 6
  store i8 %40, ptr %42, align 1
  br label %43

43:                                               ; preds = %6
  %44 = load i32, ptr %9, align 4
  %45 = icmp slt i32 0, %44
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = load ptr, ptr %7, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 7
  %49 = getelementptr inbounds [0 x %struct.dimension], ptr %48, i64 0, i64 0
  %50 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 0
  store i64 1, ptr %50, align 8
  %51 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  store i64 0, ptr %51, align 8
  %52 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  store i64 0, ptr %52, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %13, i64 24, i1 false)
  br label %53

53:                                               ; preds = %46, %43
  %54 = load i32, ptr %9, align 4
  %55 = icmp slt i32 1, %54
  br i1 %55, label %56, label %63

56:                                               ; preds = %53
  %57 = load ptr, ptr %7, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 7
  %59 = getelementptr inbounds [0 x %struct.dimension], ptr %58, i64 0, i64 1
  %60 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 0
  store i64 1, ptr %60, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  store i64 0, ptr %61, align 8
  %62 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  store i64 0, ptr %62, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 8 %14, i64 24, i1 false)
  br label %63

63:                                               ; preds = %56, %53
  %64 = load i32, ptr %9, align 4
  %65 = icmp slt i32 2, %64
  br i1 %65, label %66, label %73

66:                                               ; preds = %63
  %67 = load ptr, ptr %7, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 7
  %69 = getelementptr inbounds [0 x %struct.dimension], ptr %68, i64 0, i64 2
  %70 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 0
  store i64 1, ptr %70, align 8
  %71 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  store i64 0, ptr %71, align 8
  %72 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  store i64 0, ptr %72, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %15, i64 24, i1 false)
  br label %73

73:                                               ; preds = %66, %63
  %74 = load i32, ptr %9, align 4
  %75 = icmp slt i32 3, %74
  br i1 %75, label %76, label %83

76:                                               ; preds = %73
  %77 = load ptr, ptr %7, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 7
  %79 = getelementptr inbounds [0 x %struct.dimension], ptr %78, i64 0, i64 3
  %80 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 0
  store i64 1, ptr %80, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  store i64 0, ptr %81, align 8
  %82 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  store i64 0, ptr %82, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %16, i64 24, i1 false)
  br label %83

83:                                               ; preds = %76, %73
  br label %84

84:                                               ; preds = %83
  %85 = load i32, ptr %10, align 4
  %86 = icmp eq i32 %85, 42
  br i1 %86, label %87, label %94

87:                                               ; preds = %84
  %88 = load ptr, ptr %7, align 8
  %89 = load i32, ptr %9, align 4
  %90 = call ptr @addendum_behind(ptr noundef %88, i32 noundef %89)
  %91 = getelementptr inbounds %struct.addendum, ptr %17, i32 0, i32 0
  %92 = load ptr, ptr %12, align 8
  store ptr %92, ptr %91, align 8
  %93 = getelementptr inbounds %struct.addendum, ptr %17, i32 0, i32 1
  store i64 0, ptr %93, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %17, i64 16, i1 false)
  br label %94

94:                                               ; preds = %87, %84
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define internal ptr @addendum_behind(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.descriptor, ptr %5, i32 0, i32 7
  %7 = load i32, ptr %4, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [0 x %struct.dimension], ptr %6, i64 0, i64 %8
  ret ptr %9
}

define dso_local void @fortran_copy_descriptor(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @copy_descriptor(ptr noundef %9, ptr noundef %10, i32 noundef %11, i32 noundef %12)
  ret void
}

define internal void @copy_descriptor(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %7, align 4
  call void @require_known_rank(i32 noundef %9)
  %10 = load ptr, ptr %6, align 8
  %11 = getelementptr inbounds %struct.descriptor, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 0
  store ptr %12, ptr %14, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 1
  store i64 %17, ptr %19, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 2
  %22 = load i32, ptr %21, align 8
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds %struct.descriptor, ptr %23, i32 0, i32 2
  store i32 %22, ptr %24, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 3
  store i8 %27, ptr %29, align 4
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 4
  %32 = load i8, ptr %31, align 1
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 4
  store i8 %32, ptr %34, align 1
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 5
  %37 = load i8, ptr %36, align 2
  %38 = load ptr, ptr %5, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 5
  store i8 %37, ptr %39, align 2
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 6
  %42 = load i8, ptr %41, align 1
  %43 = load ptr, ptr %5, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 6
  store i8 %42, ptr %44, align 1
  br label %45

45:                                               ; preds = %4
  %46 = load i32, ptr %7, align 4
  %47 = icmp slt i32 0, %46
  br i1 %47, label %48, label %55

48:                                               ; preds = %45
  %49 = load ptr, ptr %5, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 7
  %51 = getelementptr inbounds [0 x %struct.dimension], ptr %50, i64 0, i64 0
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 7
  %54 = getelementptr inbounds [0 x %struct.dimension], ptr %53, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %54, i64 24, i1 false)
  br label %55

55:                                               ; preds = %48, %45
  %56 = load i32, ptr %7, align 4
  %57 = icmp slt i32 1, %56
  br i1 %57, label %58, label %65

58:                                               ; preds = %55
  %59 = load ptr, ptr %5, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 7
  %61 = getelementptr inbounds [0 x %struct.dimension], ptr %60, i64 0, i64 1
  %62 = load ptr, ptr %6, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 7
  %64 = getelementptr inbounds [0 x %struct.dimension], ptr %63, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %64, i64 24, i1 false)
  br label %65

65:                                               ; preds = %58, %55
  %66 = load i32, ptr %7, align 4
  %67 = icmp slt i32 2, %66
  br i1 %67, label %68, label %75

68:                                               ; preds = %65
  %69 = load ptr, ptr %5, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 7
  %71 = getelementptr inbounds [0 x %struct.dimension], ptr %70, i64 0, i64 2
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 7
  %74 = getelementptr inbounds [0 x %struct.dimension], ptr %73, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %74, i64 24, i1 false)
  br label %75

75:                                               ; preds = %68, %65
  %76 = load i32, ptr %7, align 4
  %77 = icmp slt i32 3, %76
  br i1 %77, label %78, label %85

78:                                               ; preds = %75
  %79 = load ptr, ptr %5, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 7
  %81 = getelementptr inbounds [0 x %struct.dimension], ptr %80, i64 0, i64 3
  %82 = load ptr, ptr %6, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 7
  %84 = getelementptr inbounds [0 x %struct.dimension], ptr %83, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %84, i64 24, i1 false)
  br label %85

85:                                               ; preds = %78, %75
  br label %86

86:                                               ; preds = %85
  %87 = load i32, ptr %8, align 4
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %96

89:                                               ; preds = %86
  %90 = load ptr, ptr %5, align 8
  %91 = load i32, ptr %7, align 4
  %92 = call ptr @addendum_behind(ptr noundef %90, i32 noundef %91)
  %93 = load ptr, ptr %6, align 8
  %94 = load i32, ptr %7, align 4
  %95 = call ptr @addendum_behind(ptr noundef %93, i32 noundef %94)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %92, ptr align 8 %95, i64 16, i1 false)
  br label %96

96:                                               ; preds = %89, %86
  ret void
}

define dso_local void @fortran_copy_address(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %3, align 8
  store ptr %6, ptr %7, align 8
  ret void
}

define dso_local void @fortran_copy_values(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %17 = load i32, ptr %10, align 4
  %18 = icmp eq i32 %17, 28
  br i1 %18, label %19, label %37

19:                                               ; preds = %5
  store i64 0, ptr %11, align 8
  br label %20

20:                                               ; preds = %33, %19
  %21 = load i64, ptr %11, align 8
  %22 = load i64, ptr %8, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  br label %36

25:                                               ; preds = %20
  %26 = load ptr, ptr %7, align 8
  %27 = load i64, ptr %11, align 8
  %28 = getelementptr inbounds double, ptr %26, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = load ptr, ptr %6, align 8
  %31 = load i64, ptr %11, align 8
  %32 = getelementptr inbounds double, ptr %30, i64 %31
  store double %29, ptr %32, align 8
  br label %33

33:                                               ; preds = %25
  %34 = load i64, ptr %11, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %11, align 8
  br label %20

36:                                               ; preds = %24
  br label %165

37:                                               ; preds = %5
  %38 = load i32, ptr %10, align 4
  %39 = icmp eq i32 %38, 27
  br i1 %39, label %40, label %58

40:                                               ; preds = %37
  store i64 0, ptr %12, align 8
  br label %41

41:                                               ; preds = %54, %40
  %42 = load i64, ptr %12, align 8
  %43 = load i64, ptr %8, align 8
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  br label %57

46:                                               ; preds = %41
  %47 = load ptr, ptr %7, align 8
  %48 = load i64, ptr %12, align 8
  %49 = getelementptr inbounds float, ptr %47, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load ptr, ptr %6, align 8
  %52 = load i64, ptr %12, align 8
  %53 = getelementptr inbounds float, ptr %51, i64 %52
  store float %50, ptr %53, align 4
  br label %54

54:                                               ; preds = %46
  %55 = load i64, ptr %12, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %12, align 8
  br label %41

57:                                               ; preds = %45
  br label %164

58:                                               ; preds = %37
  %59 = load i32, ptr %10, align 4
  %60 = icmp eq i32 %59, 35
  br i1 %60, label %61, label %80

61:                                               ; preds = %58
  store i64 0, ptr %13, align 8
  br label %62

62:                                               ; preds = %76, %61
  %63 = load i64, ptr %13, align 8
  %64 = load i64, ptr %8, align 8
  %65 = mul nsw i64 2, %64
  %66 = icmp slt i64 %63, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %62
  br label %79

68:                                               ; preds = %62
  %69 = load ptr, ptr %7, align 8
  %70 = load i64, ptr %13, align 8
  %71 = getelementptr inbounds double, ptr %69, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %6, align 8
  %74 = load i64, ptr %13, align 8
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  store double %72, ptr %75, align 8
  br label %76

76:                                               ; preds = %68
  %77 = load i64, ptr %13, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %13, align 8
  br label %62

79:                                               ; preds = %67
  br label %163

80:                                               ; preds = %58
  %81 = load i32, ptr %10, align 4
  %82 = icmp eq i32 %81, 34
  br i1 %82, label %83, label %102

83:                                               ; preds = %80
  store i64 0, ptr %14, align 8
  br label %84

84:                                               ; preds = %98, %83
  %85 = load i64, ptr %14, align 8
  %86 = load i64, ptr %8, align 8
  %87 = mul nsw i64 2, %86
  %88 = icmp slt i64 %85, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %84
  br label %101

90:                                               ; preds = %84
  %91 = load ptr, ptr %7, align 8
  %92 = load i64, ptr %14, align 8
  %93 = getelementptr inbounds float, ptr %91, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = load ptr, ptr %6, align 8
  %96 = load i64, ptr %14, align 8
  %97 = getelementptr inbounds float, ptr %95, i64 %96
  store float %94, ptr %97, align 4
  br label %98

98:                                               ; preds = %90
  %99 = load i64, ptr %14, align 8
  %100 = add nsw i64 %99, 1
  store i64 %100, ptr %14, align 8
  br label %84

101:                                              ; preds = %89
  br label %162

102:                                              ; preds = %80
  %103 = load i32, ptr %10, align 4
  %104 = icmp ne i32 %103, 40
  br i1 %104, label %105, label %126

105:                                              ; preds = %102
  %106 = load i64, ptr %9, align 8
  %107 = icmp eq i64 %106, 4
  br i1 %107, label %108, label %126

108:                                              ; preds = %105
  store i64 0, ptr %15, align 8
  br label %109

109:                                              ; preds = %122, %108
  %110 = load i64, ptr %15, align 8
  %111 = load i64, ptr %8, align 8
  %112 = icmp slt i64 %110, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %109
  br label %125

114:                                              ; preds = %109
  %115 = load ptr, ptr %7, align 8
  %116 = load i64, ptr %15, align 8
  %117 = getelementptr inbounds i32, ptr %115, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = load ptr, ptr %6, align 8
  %120 = load i64, ptr %15, align 8
  %121 = getelementptr inbounds i32, ptr %119, i64 %120
  store i32 %118, ptr %121, align 4
  br label %122

122:                                              ; preds = %114
  %123 = load i64, ptr %15, align 8
  %124 = add nsw i64 %123, 1
  store i64 %124, ptr %15, align 8
  br label %109

125:                                              ; preds = %113
  br label %161

126:                                              ; preds = %105, %102
  %127 = load i32, ptr %10, align 4
  %128 = icmp sle i32 %127, 24
  br i1 %128, label %132, label %129

129:                                              ; preds = %126
  %130 = load i64, ptr %9, align 8
  %131 = icmp eq i64 %130, 1
  br i1 %131, label %132, label %154

132:                                              ; preds = %129, %126
  store i64 0, ptr %16, align 8
  br label %133

133:                                              ; preds = %150, %132
  %134 = load i64, ptr %16, align 8
  %135 = load i64, ptr %8, align 8
  %136 = icmp slt i64 %134, %135
  br i1 %136, label %138, label %137

137:                                              ; preds = %133
  br label %153

138:                                              ; preds = %133
  %139 = load ptr, ptr %6, align 8
  %140 = load i64, ptr %16, align 8
  %141 = load i64, ptr %9, align 8
  %142 = mul nsw i64 %140, %141
  %143 = getelementptr inbounds i8, ptr %139, i64 %142
  %144 = load ptr, ptr %7, align 8
  %145 = load i64, ptr %16, align 8
  %146 = load i64, ptr %9, align 8
  %147 = mul nsw i64 %145, %146
  %148 = getelementptr inbounds i8, ptr %144, i64 %147
  %149 = load i64, ptr %9, align 8
  call void @copy_word(ptr noundef %143, ptr noundef %148, i64 noundef %149)
  br label %150

150:                                              ; preds = %138
  %151 = load i64, ptr %16, align 8
  %152 = add nsw i64 %151, 1
  store i64 %152, ptr %16, align 8
  br label %133

153:                                              ; preds = %137
  br label %160

154:                                              ; preds = %129
  %155 = load ptr, ptr %6, align 8
  %156 = load ptr, ptr %7, align 8
  %157 = load i64, ptr %8, align 8
  %158 = load i64, ptr %9, align 8
  %159 = mul i64 %157, %158
  call void @copy_inactive(ptr noundef %155, ptr noundef %156, i64 noundef %159)
  br label %160

160:                                              ; preds = %154, %153
  br label %161

161:                                              ; preds = %160, %125
  br label %162

162:                                              ; preds = %161, %101
  br label %163

163:                                              ; preds = %162, %79
  br label %164

164:                                              ; preds = %163, %57
  br label %165

165:                                              ; preds = %164, %36
  ret void
}



define internal void @copy_word(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = load ptr, ptr %5, align 8
  %11 = load i8, ptr %10, align 1
  %12 = load ptr, ptr %4, align 8
  store i8 %11, ptr %12, align 1
  br label %41

13:                                               ; preds = %3
  %14 = load i64, ptr %6, align 8
  %15 = icmp eq i64 %14, 2
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = load ptr, ptr %5, align 8
  %18 = load i16, ptr %17, align 2
  %19 = load ptr, ptr %4, align 8
  store i16 %18, ptr %19, align 2
  br label %40

20:                                               ; preds = %13
  %21 = load i64, ptr %6, align 8
  %22 = icmp eq i64 %21, 4
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = load ptr, ptr %5, align 8
  %25 = load i32, ptr %24, align 4
  %26 = load ptr, ptr %4, align 8
  store i32 %25, ptr %26, align 4
  br label %39

27:                                               ; preds = %20
  %28 = load i64, ptr %6, align 8
  %29 = icmp eq i64 %28, 8
  br i1 %29, label %30, label %34

30:                                               ; preds = %27
  %31 = load ptr, ptr %5, align 8
  %32 = load i64, ptr %31, align 8
  %33 = load ptr, ptr %4, align 8
  store i64 %32, ptr %33, align 8
  br label %38

34:                                               ; preds = %27
  %35 = load ptr, ptr %4, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = load i64, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %35, ptr align 1 %36, i64 %37, i1 false)
  br label %38

38:                                               ; preds = %34, %30
  br label %39

39:                                               ; preds = %38, %23
  br label %40

40:                                               ; preds = %39, %16
  br label %41

41:                                               ; preds = %40, %9
  ret void
}

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

define dso_local void @fortran_each(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  store i64 0, ptr %11, align 8
  br label %12

12:                                               ; preds = %25, %5
  %13 = load i64, ptr %11, align 8
  %14 = load i64, ptr %8, align 8
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  br label %28

17:                                               ; preds = %12
  %18 = load ptr, ptr %10, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = load ptr, ptr %7, align 8
  %21 = load i64, ptr %11, align 8
  %22 = load i64, ptr %9, align 8
  %23 = mul nsw i64 %21, %22
  %24 = getelementptr inbounds i8, ptr %20, i64 %23
  call void %18(ptr noundef %19, ptr noundef %24)
  br label %25

25:                                               ; preds = %17
  %26 = load i64, ptr %11, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %11, align 8
  br label %12

28:                                               ; preds = %16
  ret void
}

define dso_local void @fortran_each_pair(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i64 %3, ptr %10, align 8
  store i64 %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %14

14:                                               ; preds = %32, %6
  %15 = load i64, ptr %13, align 8
  %16 = load i64, ptr %10, align 8
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  br label %35

19:                                               ; preds = %14
  %20 = load ptr, ptr %12, align 8
  %21 = load ptr, ptr %7, align 8
  %22 = load ptr, ptr %8, align 8
  %23 = load i64, ptr %13, align 8
  %24 = load i64, ptr %11, align 8
  %25 = mul nsw i64 %23, %24
  %26 = getelementptr inbounds i8, ptr %22, i64 %25
  %27 = load ptr, ptr %9, align 8
  %28 = load i64, ptr %13, align 8
  %29 = load i64, ptr %11, align 8
  %30 = mul nsw i64 %28, %29
  %31 = getelementptr inbounds i8, ptr %27, i64 %30
  call void %20(ptr noundef %21, ptr noundef %26, ptr noundef %31)
  br label %32

32:                                               ; preds = %19
  %33 = load i64, ptr %13, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %13, align 8
  br label %14

35:                                               ; preds = %18
  ret void
}

define dso_local void @fortran_free_component(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store ptr %3, ptr %8, align 8
  %11 = load ptr, ptr %5, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %9, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %17, label %16

16:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %31

17:                                               ; preds = %4
  %18 = load i32, ptr %6, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %17
  %21 = load ptr, ptr %8, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = load ptr, ptr %5, align 8
  %25 = load i32, ptr %7, align 4
  %26 = load ptr, ptr %8, align 8
  call void @each_element(ptr noundef %24, i32 noundef %25, ptr noundef %26)
  br label %27

27:                                               ; preds = %23, %20, %17
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 0
  store ptr null, ptr %29, align 8
  %30 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %30)
  store i32 0, ptr %10, align 4
  br label %31

31:                                               ; preds = %27, %16
  %32 = load i32, ptr %10, align 4
  switch i32 %32, label %34 [
    i32 0, label %33
    i32 1, label %33
  ]

33:                                               ; preds = %31, %31
  ret void

34:                                               ; preds = %31
  unreachable
}

define internal void @each_element(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4
  %9 = call ptr @type_behind(ptr noundef %7, i32 noundef %8)
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.descriptor, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %5, align 4
  %15 = call i64 @elements(ptr noundef %13, i32 noundef %14)
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %6, align 8
  call void @fortran_each(ptr noundef %9, ptr noundef %12, i64 noundef %15, i64 noundef %18, ptr noundef %19)
  ret void
}

declare void @free(ptr noundef) #5

define dso_local void @fortran_finalise_component(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 8
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr %6, align 8
  call void @each_element(ptr noundef %12, i32 noundef %13, ptr noundef %14)
  br label %15

15:                                               ; preds = %11, %3
  ret void
}

define dso_local void @fortran_assign_component(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store ptr %6, ptr %14, align 8
  %16 = load ptr, ptr %9, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %26

20:                                               ; preds = %7
  %21 = load ptr, ptr %8, align 8
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %11, align 4
  %25 = call zeroext i1 @fits(ptr noundef %21, ptr noundef %22, i32 noundef %23, i32 noundef %24)
  br i1 %25, label %33, label %26

26:                                               ; preds = %20, %7
  %27 = load ptr, ptr %8, align 8
  %28 = load i32, ptr %10, align 4
  %29 = icmp eq i32 %28, 42
  %30 = zext i1 %29 to i32
  %31 = load i32, ptr %11, align 4
  %32 = load ptr, ptr %14, align 8
  call void @fortran_free_component(ptr noundef %27, i32 noundef %30, i32 noundef %31, ptr noundef %32)
  br label %33

33:                                               ; preds = %26, %20
  %34 = load ptr, ptr %9, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %39, label %38

38:                                               ; preds = %33
  br label %102

39:                                               ; preds = %33
  %40 = load ptr, ptr %8, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %68, label %44

44:                                               ; preds = %39
  %45 = load ptr, ptr %8, align 8
  %46 = load ptr, ptr %9, align 8
  %47 = load i32, ptr %11, align 4
  call void @reshape_to(ptr noundef %45, ptr noundef %46, i32 noundef %47)
  %48 = load i32, ptr %10, align 4
  %49 = icmp eq i32 %48, 42
  br i1 %49, label %50, label %57

50:                                               ; preds = %44
  %51 = load ptr, ptr %8, align 8
  %52 = load i32, ptr %11, align 4
  %53 = call ptr @addendum_behind(ptr noundef %51, i32 noundef %52)
  %54 = load ptr, ptr %9, align 8
  %55 = load i32, ptr %11, align 4
  %56 = call ptr @addendum_behind(ptr noundef %54, i32 noundef %55)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %53, ptr align 8 %56, i64 16, i1 false)
  br label %57

57:                                               ; preds = %50, %44
  %58 = load i32, ptr %10, align 4
  %59 = icmp eq i32 %58, 42
  br i1 %59, label %60, label %67

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8
  %62 = icmp ne ptr %61, null
  br i1 %62, label %63, label %67

63:                                               ; preds = %60
  %64 = load ptr, ptr %8, align 8
  %65 = load i32, ptr %11, align 4
  %66 = load ptr, ptr %12, align 8
  call void @each_element(ptr noundef %64, i32 noundef %65, ptr noundef %66)
  br label %67

67:                                               ; preds = %63, %60, %57
  br label %68

68:                                               ; preds = %67, %39
  %69 = load ptr, ptr %9, align 8
  %70 = load i32, ptr %11, align 4
  %71 = call i64 @elements(ptr noundef %69, i32 noundef %70)
  store i64 %71, ptr %15, align 8
  %72 = load i32, ptr %10, align 4
  %73 = icmp eq i32 %72, 42
  br i1 %73, label %74, label %89

74:                                               ; preds = %68
  %75 = load ptr, ptr %9, align 8
  %76 = load i32, ptr %11, align 4
  %77 = call ptr @type_behind(ptr noundef %75, i32 noundef %76)
  %78 = load ptr, ptr %8, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 0
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %9, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 0
  %83 = load ptr, ptr %82, align 8
  %84 = load i64, ptr %15, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = load ptr, ptr %13, align 8
  call void @fortran_each_pair(ptr noundef %77, ptr noundef %80, ptr noundef %83, i64 noundef %84, i64 noundef %87, ptr noundef %88)
  br label %101

89:                                               ; preds = %68
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 0
  %92 = load ptr, ptr %91, align 8
  %93 = load ptr, ptr %9, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 0
  %95 = load ptr, ptr %94, align 8
  %96 = load i64, ptr %15, align 8
  %97 = load ptr, ptr %9, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = load i32, ptr %10, align 4
  call void @fortran_copy_values(ptr noundef %92, ptr noundef %95, i64 noundef %96, i64 noundef %99, i32 noundef %100)
  br label %101

101:                                              ; preds = %89, %74
  br label %102

102:                                              ; preds = %101, %38
  ret void
}

define internal zeroext i1 @fits(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.descriptor, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %39

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %8, align 4
  %17 = call zeroext i1 @same_shape(ptr noundef %14, ptr noundef %15, i32 noundef %16)
  br i1 %17, label %18, label %39

18:                                               ; preds = %13
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %21, %24
  br i1 %25, label %26, label %39

26:                                               ; preds = %18
  %27 = load i32, ptr %7, align 4
  %28 = icmp ne i32 %27, 42
  br i1 %28, label %37, label %29

29:                                               ; preds = %26
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %8, align 4
  %32 = call ptr @type_behind(ptr noundef %30, i32 noundef %31)
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %8, align 4
  %35 = call ptr @type_behind(ptr noundef %33, i32 noundef %34)
  %36 = icmp eq ptr %32, %35
  br label %37

37:                                               ; preds = %29, %26
  %38 = phi i1 [ true, %26 ], [ %36, %29 ]
  br label %39

39:                                               ; preds = %37, %18, %13, %4
  %40 = phi i1 [ false, %18 ], [ false, %13 ], [ false, %4 ], [ %38, %37 ]
  ret i1 %40
}

define internal void @reshape_to(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds %struct.descriptor, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  call void @reshape_elements(ptr noundef %7, ptr noundef %8, i32 noundef %9, i64 noundef %12)
  ret void
}

define internal i64 @elements(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp sle i32 %6, 4
  %8 = zext i1 %7 to i32
  call void @require(i32 noundef %8, ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 0)
  store i64 1, ptr %5, align 8
  br label %9

9:                                                ; preds = %2
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 0, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %9
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 7
  %15 = getelementptr inbounds [0 x %struct.dimension], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = load i64, ptr %5, align 8
  %19 = mul nsw i64 %18, %17
  store i64 %19, ptr %5, align 8
  br label %20

20:                                               ; preds = %12, %9
  %21 = load i32, ptr %4, align 4
  %22 = icmp slt i32 1, %21
  br i1 %22, label %23, label %31

23:                                               ; preds = %20
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 7
  %26 = getelementptr inbounds [0 x %struct.dimension], ptr %25, i64 0, i64 1
  %27 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = load i64, ptr %5, align 8
  %30 = mul nsw i64 %29, %28
  store i64 %30, ptr %5, align 8
  br label %31

31:                                               ; preds = %23, %20
  %32 = load i32, ptr %4, align 4
  %33 = icmp slt i32 2, %32
  br i1 %33, label %34, label %42

34:                                               ; preds = %31
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 7
  %37 = getelementptr inbounds [0 x %struct.dimension], ptr %36, i64 0, i64 2
  %38 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %5, align 8
  %41 = mul nsw i64 %40, %39
  store i64 %41, ptr %5, align 8
  br label %42

42:                                               ; preds = %34, %31
  %43 = load i32, ptr %4, align 4
  %44 = icmp slt i32 3, %43
  br i1 %44, label %45, label %53

45:                                               ; preds = %42
  %46 = load ptr, ptr %3, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 7
  %48 = getelementptr inbounds [0 x %struct.dimension], ptr %47, i64 0, i64 3
  %49 = getelementptr inbounds %struct.dimension, ptr %48, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = load i64, ptr %5, align 8
  %52 = mul nsw i64 %51, %50
  store i64 %52, ptr %5, align 8
  br label %53

53:                                               ; preds = %45, %42
  br label %54

54:                                               ; preds = %53
  br label %55

55:                                               ; preds = %54
  %56 = load i64, ptr %5, align 8
  ret i64 %56
}

define internal ptr @type_behind(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call ptr @addendum_behind(ptr noundef %5, i32 noundef %6)
  %8 = getelementptr inbounds %struct.addendum, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  ret ptr %9
}

define dso_local void @fortran_free_any(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.descriptor, ptr %8, i32 0, i32 4
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = icmp eq i32 %11, 42
  %13 = zext i1 %12 to i32
  %14 = load i32, ptr %5, align 4
  %15 = load ptr, ptr %6, align 8
  call void @fortran_free_component(ptr noundef %7, i32 noundef %13, i32 noundef %14, ptr noundef %15)
  ret void
}

define dso_local void @fortran_finalise_any(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 4
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = icmp eq i32 %10, 42
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %5, align 4
  %15 = load ptr, ptr %6, align 8
  call void @fortran_finalise_component(ptr noundef %13, i32 noundef %14, ptr noundef %15)
  br label %16

16:                                               ; preds = %12, %3
  ret void
}

define dso_local void @fortran_assign_any(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = load ptr, ptr %7, align 8
  %16 = icmp eq ptr %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %5
  br label %93

18:                                               ; preds = %5
  %19 = load ptr, ptr %6, align 8
  %20 = load i32, ptr %8, align 4
  %21 = load ptr, ptr %10, align 8
  call void @fortran_free_any(ptr noundef %19, i32 noundef %20, ptr noundef %21)
  %22 = load ptr, ptr %7, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %27, label %26

26:                                               ; preds = %18
  br label %93

27:                                               ; preds = %18
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  store i8 %30, ptr %32, align 1
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %8, align 4
  %35 = call ptr @addendum_behind(ptr noundef %33, i32 noundef %34)
  %36 = load ptr, ptr %7, align 8
  %37 = load i32, ptr %8, align 4
  %38 = call ptr @addendum_behind(ptr noundef %36, i32 noundef %37)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %38, i64 16, i1 false)
  %39 = load ptr, ptr %6, align 8
  %40 = load ptr, ptr %7, align 8
  %41 = load i32, ptr %8, align 4
  call void @reshape_to(ptr noundef %39, ptr noundef %40, i32 noundef %41)
  %42 = load ptr, ptr %7, align 8
  %43 = load i32, ptr %8, align 4
  %44 = call i64 @elements(ptr noundef %42, i32 noundef %43)
  store i64 %44, ptr %11, align 8
  %45 = load ptr, ptr %7, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  store i64 %47, ptr %12, align 8
  %48 = load ptr, ptr %7, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 4
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp eq i32 %51, 42
  br i1 %52, label %53, label %66

53:                                               ; preds = %27
  %54 = load ptr, ptr %7, align 8
  %55 = load i32, ptr %8, align 4
  %56 = call ptr @type_behind(ptr noundef %54, i32 noundef %55)
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load ptr, ptr %7, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 0
  %62 = load ptr, ptr %61, align 8
  %63 = load i64, ptr %11, align 8
  %64 = load i64, ptr %12, align 8
  %65 = load ptr, ptr %9, align 8
  call void @fortran_each_pair(ptr noundef %56, ptr noundef %59, ptr noundef %62, i64 noundef %63, i64 noundef %64, ptr noundef %65)
  br label %92

66:                                               ; preds = %27
  store i64 0, ptr %13, align 8
  br label %67

67:                                               ; preds = %88, %66
  %68 = load i64, ptr %13, align 8
  %69 = load i64, ptr %11, align 8
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %67
  br label %91

72:                                               ; preds = %67
  %73 = load ptr, ptr %6, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  %76 = load i64, ptr %13, align 8
  %77 = load i64, ptr %12, align 8
  %78 = mul nsw i64 %76, %77
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = load ptr, ptr %7, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 0
  %82 = load ptr, ptr %81, align 8
  %83 = load i64, ptr %13, align 8
  %84 = load i64, ptr %12, align 8
  %85 = mul nsw i64 %83, %84
  %86 = getelementptr inbounds i8, ptr %82, i64 %85
  %87 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %79, ptr noundef %86, ptr noundef %87)
  br label %88

88:                                               ; preds = %72
  %89 = load i64, ptr %13, align 8
  %90 = add nsw i64 %89, 1
  store i64 %90, ptr %13, align 8
  br label %67

91:                                               ; preds = %71
  br label %92

92:                                               ; preds = %91, %53
  br label %93

93:                                               ; preds = %92, %26, %17
  ret void
}

define internal void @copy(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
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
  br label %85

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
  br label %84

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
  br label %83

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
  br label %82

60:                                               ; preds = %43
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 4
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp sle i32 %64, 24
  br i1 %65, label %69, label %66

66:                                               ; preds = %60
  %67 = load ptr, ptr %6, align 8
  %68 = call zeroext i1 @is_short_text(ptr noundef %67)
  br i1 %68, label %69, label %75

69:                                               ; preds = %66, %60
  %70 = load ptr, ptr %4, align 8
  %71 = load ptr, ptr %5, align 8
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  call void @copy_word(ptr noundef %70, ptr noundef %71, i64 noundef %74)
  br label %81

75:                                               ; preds = %66
  %76 = load ptr, ptr %4, align 8
  %77 = load ptr, ptr %5, align 8
  %78 = load ptr, ptr %6, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  call void @copy_inactive(ptr noundef %76, ptr noundef %77, i64 noundef %80)
  br label %81

81:                                               ; preds = %75, %69
  br label %82

82:                                               ; preds = %81, %49
  br label %83

83:                                               ; preds = %82, %32
  br label %84

84:                                               ; preds = %83, %22
  br label %85

85:                                               ; preds = %84, %12
  ret void
}

define dso_local void @_FortranALtoadCopyObject(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = call ptr @type_of(ptr noundef %7)
  %9 = load ptr, ptr %4, align 8
  %10 = load ptr, ptr %5, align 8
  call void @fortran_copy(ptr noundef %8, ptr noundef %9, ptr noundef %10)
  ret void
}

declare void @fortran_copy(ptr noundef, ptr noundef, ptr noundef) #5

define internal ptr @type_of(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.descriptor, ptr %3, i32 0, i32 6
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = and i32 %6, 1
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %1
  %10 = load ptr, ptr %2, align 8
  %11 = call ptr @addendum(ptr noundef %10)
  %12 = getelementptr inbounds %struct.addendum, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  br label %15

14:                                               ; preds = %1
  br label %15

15:                                               ; preds = %14, %9
  %16 = phi ptr [ %13, %9 ], [ null, %14 ]
  ret ptr %16
}

define dso_local void @_FortranAInitialize(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 4
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 42
  br i1 %20, label %21, label %128

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %128

26:                                               ; preds = %21
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp sle i32 %30, 4
  %32 = zext i1 %31 to i32
  %33 = load ptr, ptr %5, align 8
  %34 = load i32, ptr %6, align 4
  call void @require(i32 noundef %32, ptr noundef @.str.3, ptr noundef %33, i32 noundef %34)
  %35 = load ptr, ptr %4, align 8
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = call ptr @dimension_of(ptr noundef %35, i32 noundef 0, i32 noundef %39)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %40, i64 24, i1 false)
  %41 = load ptr, ptr %4, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 3
  %44 = load i8, ptr %43, align 4
  %45 = zext i8 %44 to i32
  %46 = call ptr @dimension_of(ptr noundef %41, i32 noundef 1, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %4, align 8
  %48 = load ptr, ptr %4, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = call ptr @dimension_of(ptr noundef %47, i32 noundef 2, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %52, i64 24, i1 false)
  %53 = load ptr, ptr %4, align 8
  %54 = load ptr, ptr %4, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 3
  %56 = load i8, ptr %55, align 4
  %57 = zext i8 %56 to i32
  %58 = call ptr @dimension_of(ptr noundef %53, i32 noundef 3, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %58, i64 24, i1 false)
  store i64 0, ptr %11, align 8
  br label %59

59:                                               ; preds = %124, %26
  %60 = load i64, ptr %11, align 8
  %61 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = icmp slt i64 %60, %62
  br i1 %63, label %65, label %64

64:                                               ; preds = %59
  store i32 2, ptr %12, align 4
  br label %127

65:                                               ; preds = %59
  store i64 0, ptr %13, align 8
  br label %66

66:                                               ; preds = %120, %65
  %67 = load i64, ptr %13, align 8
  %68 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = icmp slt i64 %67, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %66
  store i32 5, ptr %12, align 4
  br label %123

72:                                               ; preds = %66
  store i64 0, ptr %14, align 8
  br label %73

73:                                               ; preds = %116, %72
  %74 = load i64, ptr %14, align 8
  %75 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %73
  store i32 8, ptr %12, align 4
  br label %119

79:                                               ; preds = %73
  store i64 0, ptr %15, align 8
  br label %80

80:                                               ; preds = %112, %79
  %81 = load i64, ptr %15, align 8
  %82 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %86, label %85

85:                                               ; preds = %80
  store i32 11, ptr %12, align 4
  br label %115

86:                                               ; preds = %80
  %87 = load ptr, ptr %4, align 8
  %88 = call ptr @type_of(ptr noundef %87)
  %89 = load ptr, ptr %4, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 0
  %91 = load ptr, ptr %90, align 8
  %92 = load i64, ptr %15, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %92, %94
  %96 = load i64, ptr %14, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %98 = load i64, ptr %97, align 8
  %99 = mul nsw i64 %96, %98
  %100 = add nsw i64 %95, %99
  %101 = load i64, ptr %13, align 8
  %102 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %101, %103
  %105 = add nsw i64 %100, %104
  %106 = load i64, ptr %11, align 8
  %107 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %106, %108
  %110 = add nsw i64 %105, %109
  %111 = getelementptr inbounds i8, ptr %91, i64 %110
  call void @fortran_initialise(ptr noundef %88, ptr noundef %111)
  br label %112

112:                                              ; preds = %86
  %113 = load i64, ptr %15, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %15, align 8
  br label %80

115:                                              ; preds = %85
  br label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %14, align 8
  %118 = add nsw i64 %117, 1
  store i64 %118, ptr %14, align 8
  br label %73

119:                                              ; preds = %78
  br label %120

120:                                              ; preds = %119
  %121 = load i64, ptr %13, align 8
  %122 = add nsw i64 %121, 1
  store i64 %122, ptr %13, align 8
  br label %66

123:                                              ; preds = %71
  br label %124

124:                                              ; preds = %123
  %125 = load i64, ptr %11, align 8
  %126 = add nsw i64 %125, 1
  store i64 %126, ptr %11, align 8
  br label %59

127:                                              ; preds = %64
  br label %128

128:                                              ; preds = %127, %21, %3
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
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #8
  unreachable

15:                                               ; preds = %4
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

declare void @fortran_initialise(ptr noundef, ptr noundef) #5

define dso_local void @_FortranAFinalize(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %38

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 4
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp eq i32 %25, 42
  br i1 %26, label %27, label %38

27:                                               ; preds = %21
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %38

32:                                               ; preds = %27
  %33 = load ptr, ptr %4, align 8
  %34 = call ptr @type_of(ptr noundef %33)
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  call void @fortran_finalise_one(ptr noundef %34, ptr noundef %37)
  br label %152

38:                                               ; preds = %27, %21, %3
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 4
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = icmp eq i32 %42, 42
  br i1 %43, label %44, label %151

44:                                               ; preds = %38
  %45 = load ptr, ptr %4, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = icmp ne ptr %47, null
  br i1 %48, label %49, label %151

49:                                               ; preds = %44
  %50 = load ptr, ptr %4, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = icmp sle i32 %53, 4
  %55 = zext i1 %54 to i32
  %56 = load ptr, ptr %5, align 8
  %57 = load i32, ptr %6, align 4
  call void @require(i32 noundef %55, ptr noundef @.str.3, ptr noundef %56, i32 noundef %57)
  %58 = load ptr, ptr %4, align 8
  %59 = load ptr, ptr %4, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = call ptr @dimension_of(ptr noundef %58, i32 noundef 0, i32 noundef %62)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %63, i64 24, i1 false)
  %64 = load ptr, ptr %4, align 8
  %65 = load ptr, ptr %4, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = call ptr @dimension_of(ptr noundef %64, i32 noundef 1, i32 noundef %68)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %69, i64 24, i1 false)
  %70 = load ptr, ptr %4, align 8
  %71 = load ptr, ptr %4, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = call ptr @dimension_of(ptr noundef %70, i32 noundef 2, i32 noundef %74)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %75, i64 24, i1 false)
  %76 = load ptr, ptr %4, align 8
  %77 = load ptr, ptr %4, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = call ptr @dimension_of(ptr noundef %76, i32 noundef 3, i32 noundef %80)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %81, i64 24, i1 false)
  store i64 0, ptr %11, align 8
  br label %82

82:                                               ; preds = %147, %49
  %83 = load i64, ptr %11, align 8
  %84 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = icmp slt i64 %83, %85
  br i1 %86, label %88, label %87

87:                                               ; preds = %82
  store i32 2, ptr %12, align 4
  br label %150

88:                                               ; preds = %82
  store i64 0, ptr %13, align 8
  br label %89

89:                                               ; preds = %143, %88
  %90 = load i64, ptr %13, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = icmp slt i64 %90, %92
  br i1 %93, label %95, label %94

94:                                               ; preds = %89
  store i32 5, ptr %12, align 4
  br label %146

95:                                               ; preds = %89
  store i64 0, ptr %14, align 8
  br label %96

96:                                               ; preds = %139, %95
  %97 = load i64, ptr %14, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 8, ptr %12, align 4
  br label %142

102:                                              ; preds = %96
  store i64 0, ptr %15, align 8
  br label %103

103:                                              ; preds = %135, %102
  %104 = load i64, ptr %15, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store i32 11, ptr %12, align 4
  br label %138

109:                                              ; preds = %103
  %110 = load ptr, ptr %4, align 8
  %111 = call ptr @type_of(ptr noundef %110)
  %112 = load ptr, ptr %4, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 0
  %114 = load ptr, ptr %113, align 8
  %115 = load i64, ptr %15, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %115, %117
  %119 = load i64, ptr %14, align 8
  %120 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = add nsw i64 %118, %122
  %124 = load i64, ptr %13, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %11, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = getelementptr inbounds i8, ptr %114, i64 %133
  call void @fortran_finalise(ptr noundef %111, ptr noundef %134)
  br label %135

135:                                              ; preds = %109
  %136 = load i64, ptr %15, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %15, align 8
  br label %103

138:                                              ; preds = %108
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %14, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %14, align 8
  br label %96

142:                                              ; preds = %101
  br label %143

143:                                              ; preds = %142
  %144 = load i64, ptr %13, align 8
  %145 = add nsw i64 %144, 1
  store i64 %145, ptr %13, align 8
  br label %89

146:                                              ; preds = %94
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %11, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %11, align 8
  br label %82

150:                                              ; preds = %87
  br label %151

151:                                              ; preds = %150, %44, %38
  br label %152

152:                                              ; preds = %151, %32
  ret void
}

declare void @fortran_finalise_one(ptr noundef, ptr noundef) #5

declare void @fortran_finalise(ptr noundef, ptr noundef) #5

define dso_local void @_FortranADestroyWithoutFinalization(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.dimension, align 8
  %6 = alloca %struct.dimension, align 8
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store ptr null, ptr %3, align 8
  store i32 0, ptr %4, align 4
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 4
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = icmp eq i32 %17, 42
  br i1 %18, label %19, label %125

19:                                               ; preds = %1
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %125

24:                                               ; preds = %19
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = icmp sle i32 %28, 4
  %30 = zext i1 %29 to i32
  %31 = load ptr, ptr %3, align 8
  call void @require(i32 noundef %30, ptr noundef @.str.3, ptr noundef %31, i32 noundef 0)
  %32 = load ptr, ptr %2, align 8
  %33 = load ptr, ptr %2, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = call ptr @dimension_of(ptr noundef %32, i32 noundef 0, i32 noundef %36)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %37, i64 24, i1 false)
  %38 = load ptr, ptr %2, align 8
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = call ptr @dimension_of(ptr noundef %38, i32 noundef 1, i32 noundef %42)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %43, i64 24, i1 false)
  %44 = load ptr, ptr %2, align 8
  %45 = load ptr, ptr %2, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = call ptr @dimension_of(ptr noundef %44, i32 noundef 2, i32 noundef %48)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %49, i64 24, i1 false)
  %50 = load ptr, ptr %2, align 8
  %51 = load ptr, ptr %2, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = call ptr @dimension_of(ptr noundef %50, i32 noundef 3, i32 noundef %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %55, i64 24, i1 false)
  store i64 0, ptr %9, align 8
  br label %56

56:                                               ; preds = %121, %24
  %57 = load i64, ptr %9, align 8
  %58 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %56
  store i32 2, ptr %10, align 4
  br label %124

62:                                               ; preds = %56
  store i64 0, ptr %11, align 8
  br label %63

63:                                               ; preds = %117, %62
  %64 = load i64, ptr %11, align 8
  %65 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp slt i64 %64, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %63
  store i32 5, ptr %10, align 4
  br label %120

69:                                               ; preds = %63
  store i64 0, ptr %12, align 8
  br label %70

70:                                               ; preds = %113, %69
  %71 = load i64, ptr %12, align 8
  %72 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = icmp slt i64 %71, %73
  br i1 %74, label %76, label %75

75:                                               ; preds = %70
  store i32 8, ptr %10, align 4
  br label %116

76:                                               ; preds = %70
  store i64 0, ptr %13, align 8
  br label %77

77:                                               ; preds = %109, %76
  %78 = load i64, ptr %13, align 8
  %79 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = icmp slt i64 %78, %80
  br i1 %81, label %83, label %82

82:                                               ; preds = %77
  store i32 11, ptr %10, align 4
  br label %112

83:                                               ; preds = %77
  %84 = load ptr, ptr %2, align 8
  %85 = call ptr @type_of(ptr noundef %84)
  %86 = load ptr, ptr %2, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 0
  %88 = load ptr, ptr %87, align 8
  %89 = load i64, ptr %13, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %89, %91
  %93 = load i64, ptr %12, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = add nsw i64 %92, %96
  %98 = load i64, ptr %11, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %98, %100
  %102 = add nsw i64 %97, %101
  %103 = load i64, ptr %9, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = add nsw i64 %102, %106
  %108 = getelementptr inbounds i8, ptr %88, i64 %107
  call void @fortran_destroy(ptr noundef %85, ptr noundef %108)
  br label %109

109:                                              ; preds = %83
  %110 = load i64, ptr %13, align 8
  %111 = add nsw i64 %110, 1
  store i64 %111, ptr %13, align 8
  br label %77

112:                                              ; preds = %82
  br label %113

113:                                              ; preds = %112
  %114 = load i64, ptr %12, align 8
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %12, align 8
  br label %70

116:                                              ; preds = %75
  br label %117

117:                                              ; preds = %116
  %118 = load i64, ptr %11, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %11, align 8
  br label %63

120:                                              ; preds = %68
  br label %121

121:                                              ; preds = %120
  %122 = load i64, ptr %9, align 8
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %9, align 8
  br label %56

124:                                              ; preds = %61
  br label %125

125:                                              ; preds = %124, %19, %1
  ret void
}

declare void @fortran_destroy(ptr noundef, ptr noundef) #5

define dso_local void @_FortranADestroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.dimension, align 8
  %6 = alloca %struct.dimension, align 8
  %7 = alloca %struct.dimension, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store ptr null, ptr %3, align 8
  store i32 0, ptr %4, align 4
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %1
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 42
  br i1 %32, label %33, label %44

33:                                               ; preds = %27
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %44

38:                                               ; preds = %33
  %39 = load ptr, ptr %2, align 8
  %40 = call ptr @type_of(ptr noundef %39)
  %41 = load ptr, ptr %2, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  call void @fortran_finalise_one(ptr noundef %40, ptr noundef %43)
  br label %157

44:                                               ; preds = %33, %27, %1
  %45 = load ptr, ptr %2, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 42
  br i1 %49, label %50, label %156

50:                                               ; preds = %44
  %51 = load ptr, ptr %2, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = icmp ne ptr %53, null
  br i1 %54, label %55, label %156

55:                                               ; preds = %50
  %56 = load ptr, ptr %2, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 3
  %58 = load i8, ptr %57, align 4
  %59 = zext i8 %58 to i32
  %60 = icmp sle i32 %59, 4
  %61 = zext i1 %60 to i32
  %62 = load ptr, ptr %3, align 8
  call void @require(i32 noundef %61, ptr noundef @.str.3, ptr noundef %62, i32 noundef 0)
  %63 = load ptr, ptr %2, align 8
  %64 = load ptr, ptr %2, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 3
  %66 = load i8, ptr %65, align 4
  %67 = zext i8 %66 to i32
  %68 = call ptr @dimension_of(ptr noundef %63, i32 noundef 0, i32 noundef %67)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %68, i64 24, i1 false)
  %69 = load ptr, ptr %2, align 8
  %70 = load ptr, ptr %2, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = call ptr @dimension_of(ptr noundef %69, i32 noundef 1, i32 noundef %73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %74, i64 24, i1 false)
  %75 = load ptr, ptr %2, align 8
  %76 = load ptr, ptr %2, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = call ptr @dimension_of(ptr noundef %75, i32 noundef 2, i32 noundef %79)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %80, i64 24, i1 false)
  %81 = load ptr, ptr %2, align 8
  %82 = load ptr, ptr %2, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = call ptr @dimension_of(ptr noundef %81, i32 noundef 3, i32 noundef %85)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %86, i64 24, i1 false)
  store i64 0, ptr %9, align 8
  br label %87

87:                                               ; preds = %152, %55
  %88 = load i64, ptr %9, align 8
  %89 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = icmp slt i64 %88, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %87
  store i32 2, ptr %10, align 4
  br label %155

93:                                               ; preds = %87
  store i64 0, ptr %11, align 8
  br label %94

94:                                               ; preds = %148, %93
  %95 = load i64, ptr %11, align 8
  %96 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = icmp slt i64 %95, %97
  br i1 %98, label %100, label %99

99:                                               ; preds = %94
  store i32 5, ptr %10, align 4
  br label %151

100:                                              ; preds = %94
  store i64 0, ptr %12, align 8
  br label %101

101:                                              ; preds = %144, %100
  %102 = load i64, ptr %12, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %102, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  store i32 8, ptr %10, align 4
  br label %147

107:                                              ; preds = %101
  store i64 0, ptr %13, align 8
  br label %108

108:                                              ; preds = %140, %107
  %109 = load i64, ptr %13, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %109, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %108
  store i32 11, ptr %10, align 4
  br label %143

114:                                              ; preds = %108
  %115 = load ptr, ptr %2, align 8
  %116 = call ptr @type_of(ptr noundef %115)
  %117 = load ptr, ptr %2, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %13, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %5, i32 0, i32 2
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %120, %122
  %124 = load i64, ptr %12, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %6, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = add nsw i64 %123, %127
  %129 = load i64, ptr %11, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %129, %131
  %133 = add nsw i64 %128, %132
  %134 = load i64, ptr %9, align 8
  %135 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %134, %136
  %138 = add nsw i64 %133, %137
  %139 = getelementptr inbounds i8, ptr %119, i64 %138
  call void @fortran_finalise(ptr noundef %116, ptr noundef %139)
  br label %140

140:                                              ; preds = %114
  %141 = load i64, ptr %13, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %13, align 8
  br label %108

143:                                              ; preds = %113
  br label %144

144:                                              ; preds = %143
  %145 = load i64, ptr %12, align 8
  %146 = add nsw i64 %145, 1
  store i64 %146, ptr %12, align 8
  br label %101

147:                                              ; preds = %106
  br label %148

148:                                              ; preds = %147
  %149 = load i64, ptr %11, align 8
  %150 = add nsw i64 %149, 1
  store i64 %150, ptr %11, align 8
  br label %94

151:                                              ; preds = %99
  br label %152

152:                                              ; preds = %151
  %153 = load i64, ptr %9, align 8
  %154 = add nsw i64 %153, 1
  store i64 %154, ptr %9, align 8
  br label %87

155:                                              ; preds = %92
  br label %156

156:                                              ; preds = %155, %50, %44
  br label %157

157:                                              ; preds = %156, %38
  %158 = load ptr, ptr %2, align 8
  %159 = getelementptr inbounds %struct.descriptor, ptr %158, i32 0, i32 4
  %160 = load i8, ptr %159, align 1
  %161 = zext i8 %160 to i32
  %162 = icmp eq i32 %161, 42
  br i1 %162, label %163, label %269

163:                                              ; preds = %157
  %164 = load ptr, ptr %2, align 8
  %165 = getelementptr inbounds %struct.descriptor, ptr %164, i32 0, i32 0
  %166 = load ptr, ptr %165, align 8
  %167 = icmp ne ptr %166, null
  br i1 %167, label %168, label %269

168:                                              ; preds = %163
  %169 = load ptr, ptr %2, align 8
  %170 = getelementptr inbounds %struct.descriptor, ptr %169, i32 0, i32 3
  %171 = load i8, ptr %170, align 4
  %172 = zext i8 %171 to i32
  %173 = icmp sle i32 %172, 4
  %174 = zext i1 %173 to i32
  %175 = load ptr, ptr %3, align 8
  call void @require(i32 noundef %174, ptr noundef @.str.3, ptr noundef %175, i32 noundef 0)
  %176 = load ptr, ptr %2, align 8
  %177 = load ptr, ptr %2, align 8
  %178 = getelementptr inbounds %struct.descriptor, ptr %177, i32 0, i32 3
  %179 = load i8, ptr %178, align 4
  %180 = zext i8 %179 to i32
  %181 = call ptr @dimension_of(ptr noundef %176, i32 noundef 0, i32 noundef %180)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %181, i64 24, i1 false)
  %182 = load ptr, ptr %2, align 8
  %183 = load ptr, ptr %2, align 8
  %184 = getelementptr inbounds %struct.descriptor, ptr %183, i32 0, i32 3
  %185 = load i8, ptr %184, align 4
  %186 = zext i8 %185 to i32
  %187 = call ptr @dimension_of(ptr noundef %182, i32 noundef 1, i32 noundef %186)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %187, i64 24, i1 false)
  %188 = load ptr, ptr %2, align 8
  %189 = load ptr, ptr %2, align 8
  %190 = getelementptr inbounds %struct.descriptor, ptr %189, i32 0, i32 3
  %191 = load i8, ptr %190, align 4
  %192 = zext i8 %191 to i32
  %193 = call ptr @dimension_of(ptr noundef %188, i32 noundef 2, i32 noundef %192)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %193, i64 24, i1 false)
  %194 = load ptr, ptr %2, align 8
  %195 = load ptr, ptr %2, align 8
  %196 = getelementptr inbounds %struct.descriptor, ptr %195, i32 0, i32 3
  %197 = load i8, ptr %196, align 4
  %198 = zext i8 %197 to i32
  %199 = call ptr @dimension_of(ptr noundef %194, i32 noundef 3, i32 noundef %198)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %199, i64 24, i1 false)
  store i64 0, ptr %18, align 8
  br label %200

200:                                              ; preds = %265, %168
  %201 = load i64, ptr %18, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  %204 = icmp slt i64 %201, %203
  br i1 %204, label %206, label %205

205:                                              ; preds = %200
  store i32 14, ptr %10, align 4
  br label %268

206:                                              ; preds = %200
  store i64 0, ptr %19, align 8
  br label %207

207:                                              ; preds = %261, %206
  %208 = load i64, ptr %19, align 8
  %209 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  %211 = icmp slt i64 %208, %210
  br i1 %211, label %213, label %212

212:                                              ; preds = %207
  store i32 17, ptr %10, align 4
  br label %264

213:                                              ; preds = %207
  store i64 0, ptr %20, align 8
  br label %214

214:                                              ; preds = %257, %213
  %215 = load i64, ptr %20, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = icmp slt i64 %215, %217
  br i1 %218, label %220, label %219

219:                                              ; preds = %214
  store i32 20, ptr %10, align 4
  br label %260

220:                                              ; preds = %214
  store i64 0, ptr %21, align 8
  br label %221

221:                                              ; preds = %253, %220
  %222 = load i64, ptr %21, align 8
  %223 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %224 = load i64, ptr %223, align 8
  %225 = icmp slt i64 %222, %224
  br i1 %225, label %227, label %226

226:                                              ; preds = %221
  store i32 23, ptr %10, align 4
  br label %256

227:                                              ; preds = %221
  %228 = load ptr, ptr %2, align 8
  %229 = call ptr @type_of(ptr noundef %228)
  %230 = load ptr, ptr %2, align 8
  %231 = getelementptr inbounds %struct.descriptor, ptr %230, i32 0, i32 0
  %232 = load ptr, ptr %231, align 8
  %233 = load i64, ptr %21, align 8
  %234 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %233, %235
  %237 = load i64, ptr %20, align 8
  %238 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %239 = load i64, ptr %238, align 8
  %240 = mul nsw i64 %237, %239
  %241 = add nsw i64 %236, %240
  %242 = load i64, ptr %19, align 8
  %243 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %244 = load i64, ptr %243, align 8
  %245 = mul nsw i64 %242, %244
  %246 = add nsw i64 %241, %245
  %247 = load i64, ptr %18, align 8
  %248 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %249 = load i64, ptr %248, align 8
  %250 = mul nsw i64 %247, %249
  %251 = add nsw i64 %246, %250
  %252 = getelementptr inbounds i8, ptr %232, i64 %251
  call void @fortran_destroy(ptr noundef %229, ptr noundef %252)
  br label %253

253:                                              ; preds = %227
  %254 = load i64, ptr %21, align 8
  %255 = add nsw i64 %254, 1
  store i64 %255, ptr %21, align 8
  br label %221

256:                                              ; preds = %226
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %20, align 8
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %20, align 8
  br label %214

260:                                              ; preds = %219
  br label %261

261:                                              ; preds = %260
  %262 = load i64, ptr %19, align 8
  %263 = add nsw i64 %262, 1
  store i64 %263, ptr %19, align 8
  br label %207

264:                                              ; preds = %212
  br label %265

265:                                              ; preds = %264
  %266 = load i64, ptr %18, align 8
  %267 = add nsw i64 %266, 1
  store i64 %267, ptr %18, align 8
  br label %200

268:                                              ; preds = %205
  br label %269

269:                                              ; preds = %268, %163, %157
  ret void
}

define dso_local void @_FortranAAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dynamic, align 1
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds %struct.dynamic, ptr %9, i32 0, i32 0
  store i8 0, ptr %12, align 1
  %13 = getelementptr inbounds %struct.dynamic, ptr %9, i32 0, i32 1
  store i8 0, ptr %13, align 1
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr %8, align 4
  %16 = load i16, ptr %9, align 1
  call void @assign(ptr noundef %10, ptr noundef %11, i16 %16, ptr noundef %14, i32 noundef %15)
  ret void
}

define internal void @assign(ptr noundef %0, ptr noundef %1, i16 %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.dynamic, align 1
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca %struct.sides, align 8
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i8, align 1
  store i16 %2, ptr %6, align 1
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %18 = load ptr, ptr %8, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 4
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = icmp ne i32 %21, 42
  br i1 %22, label %23, label %70

23:                                               ; preds = %5
  %24 = load ptr, ptr %8, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 4
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 28
  br i1 %28, label %65, label %29

29:                                               ; preds = %23
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 4
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 27
  br i1 %34, label %65, label %35

35:                                               ; preds = %29
  %36 = load ptr, ptr %8, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 4
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp eq i32 %39, 35
  br i1 %40, label %65, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %8, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 4
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %45, 34
  br i1 %46, label %65, label %47

47:                                               ; preds = %41
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 4
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp sle i32 %51, 24
  br i1 %52, label %65, label %53

53:                                               ; preds = %47
  %54 = load ptr, ptr %8, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 4
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i32
  %58 = icmp eq i32 %57, 39
  br i1 %58, label %65, label %59

59:                                               ; preds = %53
  %60 = load ptr, ptr %8, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 4
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = icmp eq i32 %63, 40
  br label %65

65:                                               ; preds = %59, %53, %47, %41, %35, %29, %23
  %66 = phi i1 [ true, %53 ], [ true, %47 ], [ true, %41 ], [ true, %35 ], [ true, %29 ], [ true, %23 ], [ %64, %59 ]
  %67 = zext i1 %66 to i32
  %68 = load ptr, ptr %9, align 8
  %69 = load i32, ptr %10, align 4
  call void @require(i32 noundef %67, ptr noundef @.str.7, ptr noundef %68, i32 noundef %69)
  br label %70

70:                                               ; preds = %65, %5
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = icmp eq i32 %74, 0
  %76 = zext i1 %75 to i8
  store i8 %76, ptr %11, align 1
  %77 = getelementptr inbounds %struct.dynamic, ptr %6, i32 0, i32 1
  %78 = load i8, ptr %77, align 1
  %79 = trunc i8 %78 to i1
  br i1 %79, label %92, label %80

80:                                               ; preds = %70
  %81 = getelementptr inbounds %struct.dynamic, ptr %6, i32 0, i32 0
  %82 = load i8, ptr %81, align 1
  %83 = trunc i8 %82 to i1
  br i1 %83, label %84, label %90

84:                                               ; preds = %80
  %85 = load ptr, ptr %8, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 4
  %87 = load i8, ptr %86, align 1
  %88 = zext i8 %87 to i32
  %89 = icmp eq i32 %88, 42
  br label %90

90:                                               ; preds = %84, %80
  %91 = phi i1 [ false, %80 ], [ %89, %84 ]
  br label %92

92:                                               ; preds = %90, %70
  %93 = phi i1 [ true, %70 ], [ %91, %90 ]
  %94 = zext i1 %93 to i8
  store i8 %94, ptr %12, align 1
  %95 = getelementptr inbounds %struct.sides, ptr %13, i32 0, i32 0
  %96 = load ptr, ptr %7, align 8
  store ptr %96, ptr %95, align 8
  %97 = getelementptr inbounds %struct.sides, ptr %13, i32 0, i32 1
  %98 = load ptr, ptr %8, align 8
  store ptr %98, ptr %97, align 8
  %99 = getelementptr inbounds %struct.sides, ptr %13, i32 0, i32 2
  %100 = load i8, ptr %11, align 1
  %101 = trunc i8 %100 to i1
  br i1 %101, label %102, label %107

102:                                              ; preds = %92
  %103 = load ptr, ptr %7, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  br label %112

107:                                              ; preds = %92
  %108 = load ptr, ptr %8, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  br label %112

112:                                              ; preds = %107, %102
  %113 = phi i32 [ %106, %102 ], [ %111, %107 ]
  store i32 %113, ptr %99, align 8
  %114 = getelementptr inbounds %struct.sides, ptr %13, i32 0, i32 3
  %115 = load i8, ptr %12, align 1
  %116 = trunc i8 %115 to i1
  %117 = zext i1 %116 to i8
  store i8 %117, ptr %114, align 4
  %118 = load i8, ptr %11, align 1
  %119 = trunc i8 %118 to i1
  br i1 %119, label %128, label %120

120:                                              ; preds = %112
  %121 = load ptr, ptr %7, align 8
  %122 = load ptr, ptr %8, align 8
  %123 = load ptr, ptr %8, align 8
  %124 = getelementptr inbounds %struct.descriptor, ptr %123, i32 0, i32 3
  %125 = load i8, ptr %124, align 4
  %126 = zext i8 %125 to i32
  %127 = call zeroext i1 @same_shape(ptr noundef %121, ptr noundef %122, i32 noundef %126)
  br label %128

128:                                              ; preds = %120, %112
  %129 = phi i1 [ true, %112 ], [ %127, %120 ]
  %130 = zext i1 %129 to i8
  store i8 %130, ptr %14, align 1
  %131 = load i8, ptr %14, align 1
  %132 = trunc i8 %131 to i1
  br i1 %132, label %133, label %165

133:                                              ; preds = %128
  %134 = load ptr, ptr %7, align 8
  %135 = getelementptr inbounds %struct.descriptor, ptr %134, i32 0, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = load ptr, ptr %8, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = icmp eq i64 %136, %139
  br i1 %140, label %141, label %165

141:                                              ; preds = %133
  %142 = load i8, ptr %12, align 1
  %143 = trunc i8 %142 to i1
  br i1 %143, label %144, label %163

144:                                              ; preds = %141
  %145 = getelementptr inbounds %struct.dynamic, ptr %6, i32 0, i32 1
  %146 = load i8, ptr %145, align 1
  %147 = trunc i8 %146 to i1
  br i1 %147, label %148, label %153

148:                                              ; preds = %144
  %149 = load ptr, ptr %7, align 8
  %150 = load ptr, ptr %8, align 8
  %151 = call zeroext i1 @same_types(ptr noundef %149, ptr noundef %150)
  %152 = zext i1 %151 to i32
  br label %160

153:                                              ; preds = %144
  %154 = load ptr, ptr %7, align 8
  %155 = call ptr @type_of(ptr noundef %154)
  %156 = load ptr, ptr %8, align 8
  %157 = call ptr @type_of(ptr noundef %156)
  %158 = icmp eq ptr %155, %157
  %159 = zext i1 %158 to i32
  br label %160

160:                                              ; preds = %153, %148
  %161 = phi i32 [ %152, %148 ], [ %159, %153 ]
  %162 = icmp ne i32 %161, 0
  br label %163

163:                                              ; preds = %160, %141
  %164 = phi i1 [ true, %141 ], [ %162, %160 ]
  br label %165

165:                                              ; preds = %163, %133, %128
  %166 = phi i1 [ false, %133 ], [ false, %128 ], [ %164, %163 ]
  %167 = zext i1 %166 to i8
  store i8 %167, ptr %15, align 1
  %168 = load ptr, ptr %7, align 8
  %169 = getelementptr inbounds %struct.descriptor, ptr %168, i32 0, i32 3
  %170 = load i8, ptr %169, align 4
  %171 = zext i8 %170 to i32
  %172 = load ptr, ptr %8, align 8
  %173 = getelementptr inbounds %struct.descriptor, ptr %172, i32 0, i32 3
  %174 = load i8, ptr %173, align 4
  %175 = zext i8 %174 to i32
  %176 = icmp eq i32 %171, %175
  br i1 %176, label %180, label %177

177:                                              ; preds = %165
  %178 = load i8, ptr %11, align 1
  %179 = trunc i8 %178 to i1
  br label %180

180:                                              ; preds = %177, %165
  %181 = phi i1 [ true, %165 ], [ %179, %177 ]
  %182 = zext i1 %181 to i32
  %183 = load ptr, ptr %9, align 8
  %184 = load i32, ptr %10, align 4
  call void @require(i32 noundef %182, ptr noundef @.str.5, ptr noundef %183, i32 noundef %184)
  %185 = load ptr, ptr %7, align 8
  %186 = getelementptr inbounds %struct.descriptor, ptr %185, i32 0, i32 5
  %187 = load i8, ptr %186, align 2
  %188 = zext i8 %187 to i32
  %189 = icmp eq i32 %188, 2
  br i1 %189, label %190, label %223

190:                                              ; preds = %180
  %191 = load ptr, ptr %7, align 8
  %192 = getelementptr inbounds %struct.descriptor, ptr %191, i32 0, i32 0
  %193 = load ptr, ptr %192, align 8
  %194 = icmp ne ptr %193, null
  br i1 %194, label %195, label %198

195:                                              ; preds = %190
  %196 = load i8, ptr %15, align 1
  %197 = trunc i8 %196 to i1
  br i1 %197, label %223, label %198

198:                                              ; preds = %195, %190
  %199 = getelementptr inbounds %struct.dynamic, ptr %6, i32 0, i32 0
  %200 = load i8, ptr %199, align 1
  %201 = trunc i8 %200 to i1
  br i1 %201, label %216, label %202

202:                                              ; preds = %198
  %203 = getelementptr inbounds %struct.dynamic, ptr %6, i32 0, i32 1
  %204 = load i8, ptr %203, align 1
  %205 = trunc i8 %204 to i1
  br i1 %205, label %216, label %206

206:                                              ; preds = %202
  %207 = load ptr, ptr %7, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 4
  %209 = load i8, ptr %208, align 1
  %210 = zext i8 %209 to i32
  %211 = load ptr, ptr %8, align 8
  %212 = getelementptr inbounds %struct.descriptor, ptr %211, i32 0, i32 4
  %213 = load i8, ptr %212, align 1
  %214 = zext i8 %213 to i32
  %215 = icmp eq i32 %210, %214
  br label %216

216:                                              ; preds = %206, %202, %198
  %217 = phi i1 [ true, %202 ], [ true, %198 ], [ %215, %206 ]
  %218 = zext i1 %217 to i32
  %219 = load ptr, ptr %9, align 8
  %220 = load i32, ptr %10, align 4
  call void @require(i32 noundef %218, ptr noundef @.str.4, ptr noundef %219, i32 noundef %220)
  %221 = load ptr, ptr %9, align 8
  %222 = load i32, ptr %10, align 4
  call void @reallocate(ptr noundef byval(%struct.sides) align 8 %13, ptr noundef %221, i32 noundef %222)
  store i32 1, ptr %16, align 4
  br label %294

223:                                              ; preds = %195, %180
  %224 = load ptr, ptr %7, align 8
  %225 = getelementptr inbounds %struct.descriptor, ptr %224, i32 0, i32 4
  %226 = load i8, ptr %225, align 1
  %227 = zext i8 %226 to i32
  %228 = icmp eq i32 %227, 40
  br i1 %228, label %229, label %235

229:                                              ; preds = %223
  %230 = load ptr, ptr %8, align 8
  %231 = getelementptr inbounds %struct.descriptor, ptr %230, i32 0, i32 4
  %232 = load i8, ptr %231, align 1
  %233 = zext i8 %232 to i32
  %234 = icmp eq i32 %233, 40
  br label %235

235:                                              ; preds = %229, %223
  %236 = phi i1 [ false, %223 ], [ %234, %229 ]
  %237 = zext i1 %236 to i8
  store i8 %237, ptr %17, align 1
  %238 = load ptr, ptr %7, align 8
  %239 = getelementptr inbounds %struct.descriptor, ptr %238, i32 0, i32 4
  %240 = load i8, ptr %239, align 1
  %241 = zext i8 %240 to i32
  %242 = load ptr, ptr %8, align 8
  %243 = getelementptr inbounds %struct.descriptor, ptr %242, i32 0, i32 4
  %244 = load i8, ptr %243, align 1
  %245 = zext i8 %244 to i32
  %246 = icmp eq i32 %241, %245
  br i1 %246, label %247, label %260

247:                                              ; preds = %235
  %248 = load i8, ptr %17, align 1
  %249 = trunc i8 %248 to i1
  br i1 %249, label %258, label %250

250:                                              ; preds = %247
  %251 = load ptr, ptr %7, align 8
  %252 = getelementptr inbounds %struct.descriptor, ptr %251, i32 0, i32 1
  %253 = load i64, ptr %252, align 8
  %254 = load ptr, ptr %8, align 8
  %255 = getelementptr inbounds %struct.descriptor, ptr %254, i32 0, i32 1
  %256 = load i64, ptr %255, align 8
  %257 = icmp eq i64 %253, %256
  br label %258

258:                                              ; preds = %250, %247
  %259 = phi i1 [ true, %247 ], [ %257, %250 ]
  br label %260

260:                                              ; preds = %258, %235
  %261 = phi i1 [ false, %235 ], [ %259, %258 ]
  %262 = zext i1 %261 to i32
  %263 = load ptr, ptr %9, align 8
  %264 = load i32, ptr %10, align 4
  call void @require(i32 noundef %262, ptr noundef @.str.4, ptr noundef %263, i32 noundef %264)
  %265 = load ptr, ptr %7, align 8
  %266 = getelementptr inbounds %struct.descriptor, ptr %265, i32 0, i32 0
  %267 = load ptr, ptr %266, align 8
  %268 = icmp eq ptr %267, null
  br i1 %268, label %272, label %269

269:                                              ; preds = %260
  %270 = load i8, ptr %14, align 1
  %271 = trunc i8 %270 to i1
  br label %272

272:                                              ; preds = %269, %260
  %273 = phi i1 [ true, %260 ], [ %271, %269 ]
  %274 = zext i1 %273 to i32
  %275 = load ptr, ptr %9, align 8
  %276 = load i32, ptr %10, align 4
  call void @require(i32 noundef %274, ptr noundef @.str.8, ptr noundef %275, i32 noundef %276)
  %277 = load i8, ptr %17, align 1
  %278 = trunc i8 %277 to i1
  br i1 %278, label %279, label %290

279:                                              ; preds = %272
  %280 = load ptr, ptr %7, align 8
  %281 = getelementptr inbounds %struct.descriptor, ptr %280, i32 0, i32 1
  %282 = load i64, ptr %281, align 8
  %283 = load ptr, ptr %8, align 8
  %284 = getelementptr inbounds %struct.descriptor, ptr %283, i32 0, i32 1
  %285 = load i64, ptr %284, align 8
  %286 = icmp ne i64 %282, %285
  br i1 %286, label %287, label %290

287:                                              ; preds = %279
  %288 = load ptr, ptr %9, align 8
  %289 = load i32, ptr %10, align 4
  call void @assign_texts(ptr noundef byval(%struct.sides) align 8 %13, ptr noundef %288, i32 noundef %289)
  br label %293

290:                                              ; preds = %279, %272
  %291 = load ptr, ptr %9, align 8
  %292 = load i32, ptr %10, align 4
  call void @assign_in_place(ptr noundef byval(%struct.sides) align 8 %13, ptr noundef %291, i32 noundef %292)
  br label %293

293:                                              ; preds = %290, %287
  store i32 0, ptr %16, align 4
  br label %294

294:                                              ; preds = %293, %216
  %295 = load i32, ptr %16, align 4
  switch i32 %295, label %297 [
    i32 0, label %296
    i32 1, label %296
  ]

296:                                              ; preds = %294, %294
  ret void

297:                                              ; preds = %294
  unreachable
}

define dso_local void @_FortranAAssignPolymorphic(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dynamic, align 1
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds %struct.dynamic, ptr %9, i32 0, i32 0
  store i8 1, ptr %12, align 1
  %13 = getelementptr inbounds %struct.dynamic, ptr %9, i32 0, i32 1
  store i8 1, ptr %13, align 1
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr %8, align 4
  %16 = load i16, ptr %9, align 1
  call void @assign(ptr noundef %10, ptr noundef %11, i16 %16, ptr noundef %14, i32 noundef %15)
  ret void
}

define dso_local void @_FortranAAssignExplicitLengthCharacter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca %struct.sides, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 4
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = icmp eq i32 %15, 40
  br i1 %16, label %17, label %23

17:                                               ; preds = %4
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 4
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = icmp eq i32 %21, 40
  br label %23

23:                                               ; preds = %17, %4
  %24 = phi i1 [ false, %4 ], [ %22, %17 ]
  %25 = zext i1 %24 to i32
  %26 = load ptr, ptr %7, align 8
  %27 = load i32, ptr %8, align 4
  call void @require(i32 noundef %25, ptr noundef @.str.4, ptr noundef %26, i32 noundef %27)
  %28 = load ptr, ptr %6, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 3
  %30 = load i8, ptr %29, align 4
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 0
  %33 = zext i1 %32 to i8
  store i8 %33, ptr %9, align 1
  %34 = load i8, ptr %9, align 1
  %35 = trunc i8 %34 to i1
  br i1 %35, label %46, label %36

36:                                               ; preds = %23
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 3
  %39 = load i8, ptr %38, align 4
  %40 = zext i8 %39 to i32
  %41 = load ptr, ptr %6, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 3
  %43 = load i8, ptr %42, align 4
  %44 = zext i8 %43 to i32
  %45 = icmp eq i32 %40, %44
  br label %46

46:                                               ; preds = %36, %23
  %47 = phi i1 [ true, %23 ], [ %45, %36 ]
  %48 = zext i1 %47 to i32
  %49 = load ptr, ptr %7, align 8
  %50 = load i32, ptr %8, align 4
  call void @require(i32 noundef %48, ptr noundef @.str.5, ptr noundef %49, i32 noundef %50)
  %51 = load ptr, ptr %5, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = icmp ne ptr %53, null
  br i1 %54, label %65, label %55

55:                                               ; preds = %46
  %56 = load ptr, ptr %5, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 3
  %58 = load i8, ptr %57, align 4
  %59 = zext i8 %58 to i32
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = icmp eq i32 %59, %63
  br label %65

65:                                               ; preds = %55, %46
  %66 = phi i1 [ true, %46 ], [ %64, %55 ]
  %67 = zext i1 %66 to i32
  %68 = load ptr, ptr %7, align 8
  %69 = load i32, ptr %8, align 4
  call void @require(i32 noundef %67, ptr noundef @.str.6, ptr noundef %68, i32 noundef %69)
  store ptr null, ptr %10, align 8
  %70 = load ptr, ptr %5, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8
  %73 = icmp ne ptr %72, null
  br i1 %73, label %74, label %85

74:                                               ; preds = %65
  %75 = load i8, ptr %9, align 1
  %76 = trunc i8 %75 to i1
  br i1 %76, label %98, label %77

77:                                               ; preds = %74
  %78 = load ptr, ptr %5, align 8
  %79 = load ptr, ptr %6, align 8
  %80 = load ptr, ptr %6, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call zeroext i1 @same_shape(ptr noundef %78, ptr noundef %79, i32 noundef %83)
  br i1 %84, label %98, label %85

85:                                               ; preds = %77, %65
  %86 = load ptr, ptr %5, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 0
  %88 = load ptr, ptr %87, align 8
  store ptr %88, ptr %10, align 8
  %89 = load ptr, ptr %5, align 8
  %90 = load ptr, ptr %6, align 8
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = load ptr, ptr %5, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 1
  %97 = load i64, ptr %96, align 8
  call void @reshape_elements(ptr noundef %89, ptr noundef %90, i32 noundef %94, i64 noundef %97)
  br label %98

98:                                               ; preds = %85, %77, %74
  %99 = getelementptr inbounds %struct.sides, ptr %11, i32 0, i32 0
  %100 = load ptr, ptr %5, align 8
  store ptr %100, ptr %99, align 8
  %101 = getelementptr inbounds %struct.sides, ptr %11, i32 0, i32 1
  %102 = load ptr, ptr %6, align 8
  store ptr %102, ptr %101, align 8
  %103 = getelementptr inbounds %struct.sides, ptr %11, i32 0, i32 2
  %104 = load i8, ptr %9, align 1
  %105 = trunc i8 %104 to i1
  br i1 %105, label %106, label %111

106:                                              ; preds = %98
  %107 = load ptr, ptr %5, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 3
  %109 = load i8, ptr %108, align 4
  %110 = zext i8 %109 to i32
  br label %116

111:                                              ; preds = %98
  %112 = load ptr, ptr %6, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 3
  %114 = load i8, ptr %113, align 4
  %115 = zext i8 %114 to i32
  br label %116

116:                                              ; preds = %111, %106
  %117 = phi i32 [ %110, %106 ], [ %115, %111 ]
  store i32 %117, ptr %103, align 8
  %118 = getelementptr inbounds %struct.sides, ptr %11, i32 0, i32 3
  store i8 0, ptr %118, align 4
  %119 = load ptr, ptr %7, align 8
  %120 = load i32, ptr %8, align 4
  call void @assign_texts(ptr noundef byval(%struct.sides) align 8 %11, ptr noundef %119, i32 noundef %120)
  %121 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %121)
  ret void
}

define internal zeroext i1 @same_shape(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i8 1, ptr %7, align 1
  br label %8

8:                                                ; preds = %3
  %9 = load i32, ptr %6, align 4
  %10 = icmp slt i32 0, %9
  br i1 %10, label %11, label %30

11:                                               ; preds = %8
  %12 = load ptr, ptr %4, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 7
  %14 = getelementptr inbounds [0 x %struct.dimension], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 7
  %19 = getelementptr inbounds [0 x %struct.dimension], ptr %18, i64 0, i64 0
  %20 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %16, %21
  %23 = zext i1 %22 to i32
  %24 = load i8, ptr %7, align 1
  %25 = trunc i8 %24 to i1
  %26 = zext i1 %25 to i32
  %27 = and i32 %26, %23
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i8
  store i8 %29, ptr %7, align 1
  br label %30

30:                                               ; preds = %11, %8
  %31 = load i32, ptr %6, align 4
  %32 = icmp slt i32 1, %31
  br i1 %32, label %33, label %52

33:                                               ; preds = %30
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 7
  %36 = getelementptr inbounds [0 x %struct.dimension], ptr %35, i64 0, i64 1
  %37 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 7
  %41 = getelementptr inbounds [0 x %struct.dimension], ptr %40, i64 0, i64 1
  %42 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %38, %43
  %45 = zext i1 %44 to i32
  %46 = load i8, ptr %7, align 1
  %47 = trunc i8 %46 to i1
  %48 = zext i1 %47 to i32
  %49 = and i32 %48, %45
  %50 = icmp ne i32 %49, 0
  %51 = zext i1 %50 to i8
  store i8 %51, ptr %7, align 1
  br label %52

52:                                               ; preds = %33, %30
  %53 = load i32, ptr %6, align 4
  %54 = icmp slt i32 2, %53
  br i1 %54, label %55, label %74

55:                                               ; preds = %52
  %56 = load ptr, ptr %4, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 7
  %58 = getelementptr inbounds [0 x %struct.dimension], ptr %57, i64 0, i64 2
  %59 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = load ptr, ptr %5, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 7
  %63 = getelementptr inbounds [0 x %struct.dimension], ptr %62, i64 0, i64 2
  %64 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %60, %65
  %67 = zext i1 %66 to i32
  %68 = load i8, ptr %7, align 1
  %69 = trunc i8 %68 to i1
  %70 = zext i1 %69 to i32
  %71 = and i32 %70, %67
  %72 = icmp ne i32 %71, 0
  %73 = zext i1 %72 to i8
  store i8 %73, ptr %7, align 1
  br label %74

74:                                               ; preds = %55, %52
  %75 = load i32, ptr %6, align 4
  %76 = icmp slt i32 3, %75
  br i1 %76, label %77, label %96

77:                                               ; preds = %74
  %78 = load ptr, ptr %4, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 7
  %80 = getelementptr inbounds [0 x %struct.dimension], ptr %79, i64 0, i64 3
  %81 = getelementptr inbounds %struct.dimension, ptr %80, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = load ptr, ptr %5, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 7
  %85 = getelementptr inbounds [0 x %struct.dimension], ptr %84, i64 0, i64 3
  %86 = getelementptr inbounds %struct.dimension, ptr %85, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %82, %87
  %89 = zext i1 %88 to i32
  %90 = load i8, ptr %7, align 1
  %91 = trunc i8 %90 to i1
  %92 = zext i1 %91 to i32
  %93 = and i32 %92, %89
  %94 = icmp ne i32 %93, 0
  %95 = zext i1 %94 to i8
  store i8 %95, ptr %7, align 1
  br label %96

96:                                               ; preds = %77, %74
  br label %97

97:                                               ; preds = %96
  br label %98

98:                                               ; preds = %97
  %99 = load i8, ptr %7, align 1
  %100 = trunc i8 %99 to i1
  ret i1 %100
}

define internal void @reshape_elements(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i64 %3, ptr %8, align 8
  %10 = load i64, ptr %8, align 8
  store i64 %10, ptr %9, align 8
  br label %11

11:                                               ; preds = %4
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 0, %12
  br i1 %13, label %14, label %45

14:                                               ; preds = %11
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 7
  %17 = getelementptr inbounds [0 x %struct.dimension], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 0
  %19 = load i64, ptr %18, align 8
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 7
  %22 = getelementptr inbounds [0 x %struct.dimension], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 0
  store i64 %19, ptr %23, align 8
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 7
  %26 = getelementptr inbounds [0 x %struct.dimension], ptr %25, i64 0, i64 0
  %27 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 7
  %31 = getelementptr inbounds [0 x %struct.dimension], ptr %30, i64 0, i64 0
  %32 = getelementptr inbounds %struct.dimension, ptr %31, i32 0, i32 1
  store i64 %28, ptr %32, align 8
  %33 = load i64, ptr %9, align 8
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 7
  %36 = getelementptr inbounds [0 x %struct.dimension], ptr %35, i64 0, i64 0
  %37 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 2
  store i64 %33, ptr %37, align 8
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 7
  %40 = getelementptr inbounds [0 x %struct.dimension], ptr %39, i64 0, i64 0
  %41 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %9, align 8
  %44 = mul i64 %43, %42
  store i64 %44, ptr %9, align 8
  br label %45

45:                                               ; preds = %14, %11
  %46 = load i32, ptr %7, align 4
  %47 = icmp slt i32 1, %46
  br i1 %47, label %48, label %79

48:                                               ; preds = %45
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 7
  %51 = getelementptr inbounds [0 x %struct.dimension], ptr %50, i64 0, i64 1
  %52 = getelementptr inbounds %struct.dimension, ptr %51, i32 0, i32 0
  %53 = load i64, ptr %52, align 8
  %54 = load ptr, ptr %5, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 7
  %56 = getelementptr inbounds [0 x %struct.dimension], ptr %55, i64 0, i64 1
  %57 = getelementptr inbounds %struct.dimension, ptr %56, i32 0, i32 0
  store i64 %53, ptr %57, align 8
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 7
  %60 = getelementptr inbounds [0 x %struct.dimension], ptr %59, i64 0, i64 1
  %61 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = load ptr, ptr %5, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 7
  %65 = getelementptr inbounds [0 x %struct.dimension], ptr %64, i64 0, i64 1
  %66 = getelementptr inbounds %struct.dimension, ptr %65, i32 0, i32 1
  store i64 %62, ptr %66, align 8
  %67 = load i64, ptr %9, align 8
  %68 = load ptr, ptr %5, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 7
  %70 = getelementptr inbounds [0 x %struct.dimension], ptr %69, i64 0, i64 1
  %71 = getelementptr inbounds %struct.dimension, ptr %70, i32 0, i32 2
  store i64 %67, ptr %71, align 8
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 7
  %74 = getelementptr inbounds [0 x %struct.dimension], ptr %73, i64 0, i64 1
  %75 = getelementptr inbounds %struct.dimension, ptr %74, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = load i64, ptr %9, align 8
  %78 = mul i64 %77, %76
  store i64 %78, ptr %9, align 8
  br label %79

79:                                               ; preds = %48, %45
  %80 = load i32, ptr %7, align 4
  %81 = icmp slt i32 2, %80
  br i1 %81, label %82, label %113

82:                                               ; preds = %79
  %83 = load ptr, ptr %6, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 7
  %85 = getelementptr inbounds [0 x %struct.dimension], ptr %84, i64 0, i64 2
  %86 = getelementptr inbounds %struct.dimension, ptr %85, i32 0, i32 0
  %87 = load i64, ptr %86, align 8
  %88 = load ptr, ptr %5, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 7
  %90 = getelementptr inbounds [0 x %struct.dimension], ptr %89, i64 0, i64 2
  %91 = getelementptr inbounds %struct.dimension, ptr %90, i32 0, i32 0
  store i64 %87, ptr %91, align 8
  %92 = load ptr, ptr %6, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 7
  %94 = getelementptr inbounds [0 x %struct.dimension], ptr %93, i64 0, i64 2
  %95 = getelementptr inbounds %struct.dimension, ptr %94, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = load ptr, ptr %5, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 7
  %99 = getelementptr inbounds [0 x %struct.dimension], ptr %98, i64 0, i64 2
  %100 = getelementptr inbounds %struct.dimension, ptr %99, i32 0, i32 1
  store i64 %96, ptr %100, align 8
  %101 = load i64, ptr %9, align 8
  %102 = load ptr, ptr %5, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 7
  %104 = getelementptr inbounds [0 x %struct.dimension], ptr %103, i64 0, i64 2
  %105 = getelementptr inbounds %struct.dimension, ptr %104, i32 0, i32 2
  store i64 %101, ptr %105, align 8
  %106 = load ptr, ptr %6, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 7
  %108 = getelementptr inbounds [0 x %struct.dimension], ptr %107, i64 0, i64 2
  %109 = getelementptr inbounds %struct.dimension, ptr %108, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = load i64, ptr %9, align 8
  %112 = mul i64 %111, %110
  store i64 %112, ptr %9, align 8
  br label %113

113:                                              ; preds = %82, %79
  %114 = load i32, ptr %7, align 4
  %115 = icmp slt i32 3, %114
  br i1 %115, label %116, label %147

116:                                              ; preds = %113
  %117 = load ptr, ptr %6, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 7
  %119 = getelementptr inbounds [0 x %struct.dimension], ptr %118, i64 0, i64 3
  %120 = getelementptr inbounds %struct.dimension, ptr %119, i32 0, i32 0
  %121 = load i64, ptr %120, align 8
  %122 = load ptr, ptr %5, align 8
  %123 = getelementptr inbounds %struct.descriptor, ptr %122, i32 0, i32 7
  %124 = getelementptr inbounds [0 x %struct.dimension], ptr %123, i64 0, i64 3
  %125 = getelementptr inbounds %struct.dimension, ptr %124, i32 0, i32 0
  store i64 %121, ptr %125, align 8
  %126 = load ptr, ptr %6, align 8
  %127 = getelementptr inbounds %struct.descriptor, ptr %126, i32 0, i32 7
  %128 = getelementptr inbounds [0 x %struct.dimension], ptr %127, i64 0, i64 3
  %129 = getelementptr inbounds %struct.dimension, ptr %128, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = load ptr, ptr %5, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 7
  %133 = getelementptr inbounds [0 x %struct.dimension], ptr %132, i64 0, i64 3
  %134 = getelementptr inbounds %struct.dimension, ptr %133, i32 0, i32 1
  store i64 %130, ptr %134, align 8
  %135 = load i64, ptr %9, align 8
  %136 = load ptr, ptr %5, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 7
  %138 = getelementptr inbounds [0 x %struct.dimension], ptr %137, i64 0, i64 3
  %139 = getelementptr inbounds %struct.dimension, ptr %138, i32 0, i32 2
  store i64 %135, ptr %139, align 8
  %140 = load ptr, ptr %6, align 8
  %141 = getelementptr inbounds %struct.descriptor, ptr %140, i32 0, i32 7
  %142 = getelementptr inbounds [0 x %struct.dimension], ptr %141, i64 0, i64 3
  %143 = getelementptr inbounds %struct.dimension, ptr %142, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = load i64, ptr %9, align 8
  %146 = mul i64 %145, %144
  store i64 %146, ptr %9, align 8
  br label %147

147:                                              ; preds = %116, %113
  br label %148

148:                                              ; preds = %147
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %8, align 8
  %151 = load ptr, ptr %5, align 8
  %152 = getelementptr inbounds %struct.descriptor, ptr %151, i32 0, i32 1
  store i64 %150, ptr %152, align 8
  %153 = load i64, ptr %9, align 8
  %154 = icmp ne i64 %153, 0
  br i1 %154, label %155, label %157

155:                                              ; preds = %149
  %156 = load i64, ptr %9, align 8
  br label %158

157:                                              ; preds = %149
  br label %158

158:                                              ; preds = %157, %155
  %159 = phi i64 [ %156, %155 ], [ 1, %157 ]
  %160 = call ptr @malloc(i64 noundef %159) #10
  %161 = load ptr, ptr %5, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 0
  store ptr %160, ptr %162, align 8
  ret void
}

define internal void @assign_texts(ptr noundef byval(%struct.sides) align 8 %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %28 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %6, align 8
  %30 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %7, align 8
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %8, align 8
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  store i64 %37, ptr %9, align 8
  %38 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %39 = load i32, ptr %38, align 8
  %40 = icmp sle i32 %39, 4
  %41 = zext i1 %40 to i32
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %5, align 4
  call void @require(i32 noundef %41, ptr noundef @.str.3, ptr noundef %42, i32 noundef %43)
  %44 = load ptr, ptr %6, align 8
  %45 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %46 = load i32, ptr %45, align 8
  %47 = call ptr @dimension_of(ptr noundef %44, i32 noundef 0, i32 noundef %46)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %47, i64 24, i1 false)
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %50 = load i32, ptr %49, align 8
  %51 = call ptr @dimension_of(ptr noundef %48, i32 noundef 1, i32 noundef %50)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %54 = load i32, ptr %53, align 8
  %55 = call ptr @dimension_of(ptr noundef %52, i32 noundef 2, i32 noundef %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %58 = load i32, ptr %57, align 8
  %59 = call ptr @dimension_of(ptr noundef %56, i32 noundef 3, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %59, i64 24, i1 false)
  %60 = call zeroext i1 @collides(ptr noundef byval(%struct.sides) align 8 %0)
  br i1 %60, label %61, label %242

61:                                               ; preds = %3
  %62 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %63, %65
  %67 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %66, %68
  %70 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %69, %71
  %73 = load i64, ptr %8, align 8
  %74 = mul i64 %72, %73
  %75 = call ptr @malloc(i64 noundef %74) #10
  store ptr %75, ptr %14, align 8
  store i64 0, ptr %15, align 8
  br label %76

76:                                               ; preds = %148, %61
  %77 = load i64, ptr %15, align 8
  %78 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %76
  store i32 2, ptr %16, align 4
  br label %151

82:                                               ; preds = %76
  store i64 0, ptr %17, align 8
  br label %83

83:                                               ; preds = %144, %82
  %84 = load i64, ptr %17, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  store i32 5, ptr %16, align 4
  br label %147

89:                                               ; preds = %83
  store i64 0, ptr %18, align 8
  br label %90

90:                                               ; preds = %140, %89
  %91 = load i64, ptr %18, align 8
  %92 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %90
  store i32 8, ptr %16, align 4
  br label %143

96:                                               ; preds = %90
  store i64 0, ptr %19, align 8
  br label %97

97:                                               ; preds = %136, %96
  %98 = load i64, ptr %19, align 8
  %99 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %97
  store i32 11, ptr %16, align 4
  br label %139

103:                                              ; preds = %97
  %104 = load ptr, ptr %14, align 8
  %105 = load i64, ptr %15, align 8
  %106 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %105, %107
  %109 = load i64, ptr %17, align 8
  %110 = add nsw i64 %108, %109
  %111 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %110, %112
  %114 = load i64, ptr %18, align 8
  %115 = add nsw i64 %113, %114
  %116 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %115, %117
  %119 = load i64, ptr %19, align 8
  %120 = add nsw i64 %118, %119
  %121 = load i64, ptr %8, align 8
  %122 = mul nsw i64 %120, %121
  %123 = getelementptr inbounds i8, ptr %104, i64 %122
  %124 = load ptr, ptr %7, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %128 = load ptr, ptr %127, align 8
  %129 = load i64, ptr %19, align 8
  %130 = load i64, ptr %18, align 8
  %131 = load i64, ptr %17, align 8
  %132 = load i64, ptr %15, align 8
  %133 = call i64 @offset_in(ptr noundef %128, i64 noundef %129, i64 noundef %130, i64 noundef %131, i64 noundef %132)
  %134 = getelementptr inbounds i8, ptr %126, i64 %133
  %135 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %123, ptr noundef %134, ptr noundef %135)
  br label %136

136:                                              ; preds = %103
  %137 = load i64, ptr %19, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %19, align 8
  br label %97

139:                                              ; preds = %102
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %18, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %18, align 8
  br label %90

143:                                              ; preds = %95
  br label %144

144:                                              ; preds = %143
  %145 = load i64, ptr %17, align 8
  %146 = add nsw i64 %145, 1
  store i64 %146, ptr %17, align 8
  br label %83

147:                                              ; preds = %88
  br label %148

148:                                              ; preds = %147
  %149 = load i64, ptr %15, align 8
  %150 = add nsw i64 %149, 1
  store i64 %150, ptr %15, align 8
  br label %76

151:                                              ; preds = %81
  store i64 0, ptr %20, align 8
  br label %152

152:                                              ; preds = %237, %151
  %153 = load i64, ptr %20, align 8
  %154 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %155 = load i64, ptr %154, align 8
  %156 = icmp slt i64 %153, %155
  br i1 %156, label %158, label %157

157:                                              ; preds = %152
  store i32 14, ptr %16, align 4
  br label %240

158:                                              ; preds = %152
  store i64 0, ptr %21, align 8
  br label %159

159:                                              ; preds = %233, %158
  %160 = load i64, ptr %21, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = icmp slt i64 %160, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %159
  store i32 17, ptr %16, align 4
  br label %236

165:                                              ; preds = %159
  store i64 0, ptr %22, align 8
  br label %166

166:                                              ; preds = %229, %165
  %167 = load i64, ptr %22, align 8
  %168 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = icmp slt i64 %167, %169
  br i1 %170, label %172, label %171

171:                                              ; preds = %166
  store i32 20, ptr %16, align 4
  br label %232

172:                                              ; preds = %166
  store i64 0, ptr %23, align 8
  br label %173

173:                                              ; preds = %225, %172
  %174 = load i64, ptr %23, align 8
  %175 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = icmp slt i64 %174, %176
  br i1 %177, label %179, label %178

178:                                              ; preds = %173
  store i32 23, ptr %16, align 4
  br label %228

179:                                              ; preds = %173
  %180 = load ptr, ptr %6, align 8
  %181 = getelementptr inbounds %struct.descriptor, ptr %180, i32 0, i32 0
  %182 = load ptr, ptr %181, align 8
  %183 = load i64, ptr %23, align 8
  %184 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = load i64, ptr %22, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = add nsw i64 %186, %190
  %192 = load i64, ptr %21, align 8
  %193 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %192, %194
  %196 = add nsw i64 %191, %195
  %197 = load i64, ptr %20, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %199
  %201 = add nsw i64 %196, %200
  %202 = getelementptr inbounds i8, ptr %182, i64 %201
  %203 = load i64, ptr %9, align 8
  %204 = load ptr, ptr %14, align 8
  %205 = load i64, ptr %20, align 8
  %206 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %207 = load i64, ptr %206, align 8
  %208 = mul nsw i64 %205, %207
  %209 = load i64, ptr %21, align 8
  %210 = add nsw i64 %208, %209
  %211 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = mul nsw i64 %210, %212
  %214 = load i64, ptr %22, align 8
  %215 = add nsw i64 %213, %214
  %216 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = mul nsw i64 %215, %217
  %219 = load i64, ptr %23, align 8
  %220 = add nsw i64 %218, %219
  %221 = load i64, ptr %8, align 8
  %222 = mul nsw i64 %220, %221
  %223 = getelementptr inbounds i8, ptr %204, i64 %222
  %224 = load i64, ptr %8, align 8
  call void @fit_text(ptr noundef %202, i64 noundef %203, ptr noundef %223, i64 noundef %224)
  br label %225

225:                                              ; preds = %179
  %226 = load i64, ptr %23, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %23, align 8
  br label %173

228:                                              ; preds = %178
  br label %229

229:                                              ; preds = %228
  %230 = load i64, ptr %22, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %22, align 8
  br label %166

232:                                              ; preds = %171
  br label %233

233:                                              ; preds = %232
  %234 = load i64, ptr %21, align 8
  %235 = add nsw i64 %234, 1
  store i64 %235, ptr %21, align 8
  br label %159

236:                                              ; preds = %164
  br label %237

237:                                              ; preds = %236
  %238 = load i64, ptr %20, align 8
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %20, align 8
  br label %152

240:                                              ; preds = %157
  %241 = load ptr, ptr %14, align 8
  call void @free(ptr noundef %241)
  br label %323

242:                                              ; preds = %3
  store i64 0, ptr %24, align 8
  br label %243

243:                                              ; preds = %319, %242
  %244 = load i64, ptr %24, align 8
  %245 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %246 = load i64, ptr %245, align 8
  %247 = icmp slt i64 %244, %246
  br i1 %247, label %249, label %248

248:                                              ; preds = %243
  store i32 26, ptr %16, align 4
  br label %322

249:                                              ; preds = %243
  store i64 0, ptr %25, align 8
  br label %250

250:                                              ; preds = %315, %249
  %251 = load i64, ptr %25, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %253 = load i64, ptr %252, align 8
  %254 = icmp slt i64 %251, %253
  br i1 %254, label %256, label %255

255:                                              ; preds = %250
  store i32 29, ptr %16, align 4
  br label %318

256:                                              ; preds = %250
  store i64 0, ptr %26, align 8
  br label %257

257:                                              ; preds = %311, %256
  %258 = load i64, ptr %26, align 8
  %259 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %260 = load i64, ptr %259, align 8
  %261 = icmp slt i64 %258, %260
  br i1 %261, label %263, label %262

262:                                              ; preds = %257
  store i32 32, ptr %16, align 4
  br label %314

263:                                              ; preds = %257
  store i64 0, ptr %27, align 8
  br label %264

264:                                              ; preds = %307, %263
  %265 = load i64, ptr %27, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  %268 = icmp slt i64 %265, %267
  br i1 %268, label %270, label %269

269:                                              ; preds = %264
  store i32 35, ptr %16, align 4
  br label %310

270:                                              ; preds = %264
  %271 = load ptr, ptr %6, align 8
  %272 = getelementptr inbounds %struct.descriptor, ptr %271, i32 0, i32 0
  %273 = load ptr, ptr %272, align 8
  %274 = load i64, ptr %27, align 8
  %275 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %276 = load i64, ptr %275, align 8
  %277 = mul nsw i64 %274, %276
  %278 = load i64, ptr %26, align 8
  %279 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %280 = load i64, ptr %279, align 8
  %281 = mul nsw i64 %278, %280
  %282 = add nsw i64 %277, %281
  %283 = load i64, ptr %25, align 8
  %284 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %285 = load i64, ptr %284, align 8
  %286 = mul nsw i64 %283, %285
  %287 = add nsw i64 %282, %286
  %288 = load i64, ptr %24, align 8
  %289 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %290 = load i64, ptr %289, align 8
  %291 = mul nsw i64 %288, %290
  %292 = add nsw i64 %287, %291
  %293 = getelementptr inbounds i8, ptr %273, i64 %292
  %294 = load i64, ptr %9, align 8
  %295 = load ptr, ptr %7, align 8
  %296 = getelementptr inbounds %struct.descriptor, ptr %295, i32 0, i32 0
  %297 = load ptr, ptr %296, align 8
  %298 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %299 = load ptr, ptr %298, align 8
  %300 = load i64, ptr %27, align 8
  %301 = load i64, ptr %26, align 8
  %302 = load i64, ptr %25, align 8
  %303 = load i64, ptr %24, align 8
  %304 = call i64 @offset_in(ptr noundef %299, i64 noundef %300, i64 noundef %301, i64 noundef %302, i64 noundef %303)
  %305 = getelementptr inbounds i8, ptr %297, i64 %304
  %306 = load i64, ptr %8, align 8
  call void @fit_text(ptr noundef %293, i64 noundef %294, ptr noundef %305, i64 noundef %306)
  br label %307

307:                                              ; preds = %270
  %308 = load i64, ptr %27, align 8
  %309 = add nsw i64 %308, 1
  store i64 %309, ptr %27, align 8
  br label %264

310:                                              ; preds = %269
  br label %311

311:                                              ; preds = %310
  %312 = load i64, ptr %26, align 8
  %313 = add nsw i64 %312, 1
  store i64 %313, ptr %26, align 8
  br label %257

314:                                              ; preds = %262
  br label %315

315:                                              ; preds = %314
  %316 = load i64, ptr %25, align 8
  %317 = add nsw i64 %316, 1
  store i64 %317, ptr %25, align 8
  br label %250

318:                                              ; preds = %255
  br label %319

319:                                              ; preds = %318
  %320 = load i64, ptr %24, align 8
  %321 = add nsw i64 %320, 1
  store i64 %321, ptr %24, align 8
  br label %243

322:                                              ; preds = %248
  br label %323

323:                                              ; preds = %322, %240
  ret void
}

define dso_local void @_FortranAAssignTemporary(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca %struct.dynamic, align 1
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp ne i32 %22, 42
  br i1 %23, label %24, label %29

24:                                               ; preds = %4
  %25 = load ptr, ptr %5, align 8
  %26 = load ptr, ptr %6, align 8
  %27 = call zeroext i1 @same_place(ptr noundef %25, ptr noundef %26)
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  br label %173

29:                                               ; preds = %24, %4
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 4
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 42
  br i1 %34, label %35, label %149

35:                                               ; preds = %29
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 4
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp eq i32 %39, 42
  br i1 %40, label %41, label %148

41:                                               ; preds = %35
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %46, label %148

46:                                               ; preds = %41
  %47 = load ptr, ptr %5, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = icmp sle i32 %50, 4
  %52 = zext i1 %51 to i32
  %53 = load ptr, ptr %7, align 8
  %54 = load i32, ptr %8, align 4
  call void @require(i32 noundef %52, ptr noundef @.str.3, ptr noundef %53, i32 noundef %54)
  %55 = load ptr, ptr %5, align 8
  %56 = load ptr, ptr %5, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 3
  %58 = load i8, ptr %57, align 4
  %59 = zext i8 %58 to i32
  %60 = call ptr @dimension_of(ptr noundef %55, i32 noundef 0, i32 noundef %59)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %60, i64 24, i1 false)
  %61 = load ptr, ptr %5, align 8
  %62 = load ptr, ptr %5, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 3
  %64 = load i8, ptr %63, align 4
  %65 = zext i8 %64 to i32
  %66 = call ptr @dimension_of(ptr noundef %61, i32 noundef 1, i32 noundef %65)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %66, i64 24, i1 false)
  %67 = load ptr, ptr %5, align 8
  %68 = load ptr, ptr %5, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 2, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %5, align 8
  %74 = load ptr, ptr %5, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 3, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %78, i64 24, i1 false)
  store i64 0, ptr %13, align 8
  br label %79

79:                                               ; preds = %144, %46
  %80 = load i64, ptr %13, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %80, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  store i32 2, ptr %14, align 4
  br label %147

85:                                               ; preds = %79
  store i64 0, ptr %15, align 8
  br label %86

86:                                               ; preds = %140, %85
  %87 = load i64, ptr %15, align 8
  %88 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = icmp slt i64 %87, %89
  br i1 %90, label %92, label %91

91:                                               ; preds = %86
  store i32 5, ptr %14, align 4
  br label %143

92:                                               ; preds = %86
  store i64 0, ptr %16, align 8
  br label %93

93:                                               ; preds = %136, %92
  %94 = load i64, ptr %16, align 8
  %95 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = icmp slt i64 %94, %96
  br i1 %97, label %99, label %98

98:                                               ; preds = %93
  store i32 8, ptr %14, align 4
  br label %139

99:                                               ; preds = %93
  store i64 0, ptr %17, align 8
  br label %100

100:                                              ; preds = %132, %99
  %101 = load i64, ptr %17, align 8
  %102 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %100
  store i32 11, ptr %14, align 4
  br label %135

106:                                              ; preds = %100
  %107 = load ptr, ptr %5, align 8
  %108 = call ptr @type_of(ptr noundef %107)
  %109 = load ptr, ptr %5, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 0
  %111 = load ptr, ptr %110, align 8
  %112 = load i64, ptr %17, align 8
  %113 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %112, %114
  %116 = load i64, ptr %16, align 8
  %117 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %116, %118
  %120 = add nsw i64 %115, %119
  %121 = load i64, ptr %15, align 8
  %122 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %121, %123
  %125 = add nsw i64 %120, %124
  %126 = load i64, ptr %13, align 8
  %127 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %126, %128
  %130 = add nsw i64 %125, %129
  %131 = getelementptr inbounds i8, ptr %111, i64 %130
  call void @fortran_initialise(ptr noundef %108, ptr noundef %131)
  br label %132

132:                                              ; preds = %106
  %133 = load i64, ptr %17, align 8
  %134 = add nsw i64 %133, 1
  store i64 %134, ptr %17, align 8
  br label %100

135:                                              ; preds = %105
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %16, align 8
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %16, align 8
  br label %93

139:                                              ; preds = %98
  br label %140

140:                                              ; preds = %139
  %141 = load i64, ptr %15, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %15, align 8
  br label %86

143:                                              ; preds = %91
  br label %144

144:                                              ; preds = %143
  %145 = load i64, ptr %13, align 8
  %146 = add nsw i64 %145, 1
  store i64 %146, ptr %13, align 8
  br label %79

147:                                              ; preds = %84
  br label %148

148:                                              ; preds = %147, %41, %35
  br label %149

149:                                              ; preds = %148, %29
  %150 = load ptr, ptr %5, align 8
  %151 = load ptr, ptr %6, align 8
  %152 = getelementptr inbounds %struct.dynamic, ptr %18, i32 0, i32 0
  %153 = load ptr, ptr %6, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 4
  %155 = load i8, ptr %154, align 1
  %156 = zext i8 %155 to i32
  %157 = icmp eq i32 %156, 42
  %158 = zext i1 %157 to i8
  store i8 %158, ptr %152, align 1
  %159 = getelementptr inbounds %struct.dynamic, ptr %18, i32 0, i32 1
  %160 = load ptr, ptr %5, align 8
  %161 = getelementptr inbounds %struct.descriptor, ptr %160, i32 0, i32 4
  %162 = load i8, ptr %161, align 1
  %163 = zext i8 %162 to i32
  %164 = load ptr, ptr %6, align 8
  %165 = getelementptr inbounds %struct.descriptor, ptr %164, i32 0, i32 4
  %166 = load i8, ptr %165, align 1
  %167 = zext i8 %166 to i32
  %168 = icmp ne i32 %163, %167
  %169 = zext i1 %168 to i8
  store i8 %169, ptr %159, align 1
  %170 = load ptr, ptr %7, align 8
  %171 = load i32, ptr %8, align 4
  %172 = load i16, ptr %18, align 1
  call void @assign(ptr noundef %150, ptr noundef %151, i16 %172, ptr noundef %170, i32 noundef %171)
  br label %173

173:                                              ; preds = %149, %28
  ret void
}

define internal zeroext i1 @same_place(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.descriptor, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds %struct.descriptor, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %8, %11
  br i1 %12, label %13, label %23

13:                                               ; preds = %2
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 3
  %20 = load i8, ptr %19, align 4
  %21 = zext i8 %20 to i32
  %22 = icmp eq i32 %17, %21
  br label %23

23:                                               ; preds = %13, %2
  %24 = phi i1 [ false, %2 ], [ %22, %13 ]
  %25 = zext i1 %24 to i8
  store i8 %25, ptr %5, align 1
  br label %26

26:                                               ; preds = %23
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp slt i32 0, %30
  br i1 %31, label %32, label %69

32:                                               ; preds = %26
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 7
  %35 = getelementptr inbounds [0 x %struct.dimension], ptr %34, i64 0, i64 0
  %36 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 7
  %40 = getelementptr inbounds [0 x %struct.dimension], ptr %39, i64 0, i64 0
  %41 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %37, %42
  %44 = zext i1 %43 to i32
  %45 = load i8, ptr %5, align 1
  %46 = trunc i8 %45 to i1
  %47 = zext i1 %46 to i32
  %48 = and i32 %47, %44
  %49 = icmp ne i32 %48, 0
  %50 = zext i1 %49 to i8
  store i8 %50, ptr %5, align 1
  %51 = load ptr, ptr %3, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 7
  %53 = getelementptr inbounds [0 x %struct.dimension], ptr %52, i64 0, i64 0
  %54 = getelementptr inbounds %struct.dimension, ptr %53, i32 0, i32 2
  %55 = load i64, ptr %54, align 8
  %56 = load ptr, ptr %4, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 7
  %58 = getelementptr inbounds [0 x %struct.dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %55, %60
  %62 = zext i1 %61 to i32
  %63 = load i8, ptr %5, align 1
  %64 = trunc i8 %63 to i1
  %65 = zext i1 %64 to i32
  %66 = and i32 %65, %62
  %67 = icmp ne i32 %66, 0
  %68 = zext i1 %67 to i8
  store i8 %68, ptr %5, align 1
  br label %69

69:                                               ; preds = %32, %26
  %70 = load ptr, ptr %3, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = icmp slt i32 1, %73
  br i1 %74, label %75, label %112

75:                                               ; preds = %69
  %76 = load ptr, ptr %3, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 7
  %78 = getelementptr inbounds [0 x %struct.dimension], ptr %77, i64 0, i64 1
  %79 = getelementptr inbounds %struct.dimension, ptr %78, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = load ptr, ptr %4, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 7
  %83 = getelementptr inbounds [0 x %struct.dimension], ptr %82, i64 0, i64 1
  %84 = getelementptr inbounds %struct.dimension, ptr %83, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %80, %85
  %87 = zext i1 %86 to i32
  %88 = load i8, ptr %5, align 1
  %89 = trunc i8 %88 to i1
  %90 = zext i1 %89 to i32
  %91 = and i32 %90, %87
  %92 = icmp ne i32 %91, 0
  %93 = zext i1 %92 to i8
  store i8 %93, ptr %5, align 1
  %94 = load ptr, ptr %3, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 7
  %96 = getelementptr inbounds [0 x %struct.dimension], ptr %95, i64 0, i64 1
  %97 = getelementptr inbounds %struct.dimension, ptr %96, i32 0, i32 2
  %98 = load i64, ptr %97, align 8
  %99 = load ptr, ptr %4, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 7
  %101 = getelementptr inbounds [0 x %struct.dimension], ptr %100, i64 0, i64 1
  %102 = getelementptr inbounds %struct.dimension, ptr %101, i32 0, i32 2
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %98, %103
  %105 = zext i1 %104 to i32
  %106 = load i8, ptr %5, align 1
  %107 = trunc i8 %106 to i1
  %108 = zext i1 %107 to i32
  %109 = and i32 %108, %105
  %110 = icmp ne i32 %109, 0
  %111 = zext i1 %110 to i8
  store i8 %111, ptr %5, align 1
  br label %112

112:                                              ; preds = %75, %69
  %113 = load ptr, ptr %3, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 3
  %115 = load i8, ptr %114, align 4
  %116 = zext i8 %115 to i32
  %117 = icmp slt i32 2, %116
  br i1 %117, label %118, label %155

118:                                              ; preds = %112
  %119 = load ptr, ptr %3, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 7
  %121 = getelementptr inbounds [0 x %struct.dimension], ptr %120, i64 0, i64 2
  %122 = getelementptr inbounds %struct.dimension, ptr %121, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = load ptr, ptr %4, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 7
  %126 = getelementptr inbounds [0 x %struct.dimension], ptr %125, i64 0, i64 2
  %127 = getelementptr inbounds %struct.dimension, ptr %126, i32 0, i32 1
  %128 = load i64, ptr %127, align 8
  %129 = icmp eq i64 %123, %128
  %130 = zext i1 %129 to i32
  %131 = load i8, ptr %5, align 1
  %132 = trunc i8 %131 to i1
  %133 = zext i1 %132 to i32
  %134 = and i32 %133, %130
  %135 = icmp ne i32 %134, 0
  %136 = zext i1 %135 to i8
  store i8 %136, ptr %5, align 1
  %137 = load ptr, ptr %3, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 7
  %139 = getelementptr inbounds [0 x %struct.dimension], ptr %138, i64 0, i64 2
  %140 = getelementptr inbounds %struct.dimension, ptr %139, i32 0, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = load ptr, ptr %4, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 7
  %144 = getelementptr inbounds [0 x %struct.dimension], ptr %143, i64 0, i64 2
  %145 = getelementptr inbounds %struct.dimension, ptr %144, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = icmp eq i64 %141, %146
  %148 = zext i1 %147 to i32
  %149 = load i8, ptr %5, align 1
  %150 = trunc i8 %149 to i1
  %151 = zext i1 %150 to i32
  %152 = and i32 %151, %148
  %153 = icmp ne i32 %152, 0
  %154 = zext i1 %153 to i8
  store i8 %154, ptr %5, align 1
  br label %155

155:                                              ; preds = %118, %112
  %156 = load ptr, ptr %3, align 8
  %157 = getelementptr inbounds %struct.descriptor, ptr %156, i32 0, i32 3
  %158 = load i8, ptr %157, align 4
  %159 = zext i8 %158 to i32
  %160 = icmp slt i32 3, %159
  br i1 %160, label %161, label %198

161:                                              ; preds = %155
  %162 = load ptr, ptr %3, align 8
  %163 = getelementptr inbounds %struct.descriptor, ptr %162, i32 0, i32 7
  %164 = getelementptr inbounds [0 x %struct.dimension], ptr %163, i64 0, i64 3
  %165 = getelementptr inbounds %struct.dimension, ptr %164, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  %167 = load ptr, ptr %4, align 8
  %168 = getelementptr inbounds %struct.descriptor, ptr %167, i32 0, i32 7
  %169 = getelementptr inbounds [0 x %struct.dimension], ptr %168, i64 0, i64 3
  %170 = getelementptr inbounds %struct.dimension, ptr %169, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %166, %171
  %173 = zext i1 %172 to i32
  %174 = load i8, ptr %5, align 1
  %175 = trunc i8 %174 to i1
  %176 = zext i1 %175 to i32
  %177 = and i32 %176, %173
  %178 = icmp ne i32 %177, 0
  %179 = zext i1 %178 to i8
  store i8 %179, ptr %5, align 1
  %180 = load ptr, ptr %3, align 8
  %181 = getelementptr inbounds %struct.descriptor, ptr %180, i32 0, i32 7
  %182 = getelementptr inbounds [0 x %struct.dimension], ptr %181, i64 0, i64 3
  %183 = getelementptr inbounds %struct.dimension, ptr %182, i32 0, i32 2
  %184 = load i64, ptr %183, align 8
  %185 = load ptr, ptr %4, align 8
  %186 = getelementptr inbounds %struct.descriptor, ptr %185, i32 0, i32 7
  %187 = getelementptr inbounds [0 x %struct.dimension], ptr %186, i64 0, i64 3
  %188 = getelementptr inbounds %struct.dimension, ptr %187, i32 0, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = icmp eq i64 %184, %189
  %191 = zext i1 %190 to i32
  %192 = load i8, ptr %5, align 1
  %193 = trunc i8 %192 to i1
  %194 = zext i1 %193 to i32
  %195 = and i32 %194, %191
  %196 = icmp ne i32 %195, 0
  %197 = zext i1 %196 to i8
  store i8 %197, ptr %5, align 1
  br label %198

198:                                              ; preds = %161, %155
  br label %199

199:                                              ; preds = %198
  br label %200

200:                                              ; preds = %199
  %201 = load i8, ptr %5, align 1
  %202 = trunc i8 %201 to i1
  ret i1 %202
}

define dso_local void @_FortranACopyInAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 4
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = icmp ne i32 %21, 42
  br i1 %22, label %23, label %70

23:                                               ; preds = %4
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 4
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = icmp eq i32 %27, 28
  br i1 %28, label %65, label %29

29:                                               ; preds = %23
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 4
  %32 = load i8, ptr %31, align 1
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 27
  br i1 %34, label %65, label %35

35:                                               ; preds = %29
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 4
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = icmp eq i32 %39, 35
  br i1 %40, label %65, label %41

41:                                               ; preds = %35
  %42 = load ptr, ptr %6, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 4
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %45, 34
  br i1 %46, label %65, label %47

47:                                               ; preds = %41
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 4
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = icmp sle i32 %51, 24
  br i1 %52, label %65, label %53

53:                                               ; preds = %47
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 4
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i32
  %58 = icmp eq i32 %57, 39
  br i1 %58, label %65, label %59

59:                                               ; preds = %53
  %60 = load ptr, ptr %6, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 4
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = icmp eq i32 %63, 40
  br label %65

65:                                               ; preds = %59, %53, %47, %41, %35, %29, %23
  %66 = phi i1 [ true, %53 ], [ true, %47 ], [ true, %41 ], [ true, %35 ], [ true, %29 ], [ true, %23 ], [ %64, %59 ]
  %67 = zext i1 %66 to i32
  %68 = load ptr, ptr %7, align 8
  %69 = load i32, ptr %8, align 4
  call void @require(i32 noundef %67, ptr noundef @.str.7, ptr noundef %68, i32 noundef %69)
  br label %70

70:                                               ; preds = %65, %4
  %71 = load ptr, ptr %5, align 8
  %72 = load ptr, ptr %6, align 8
  call void @copy_shape(ptr noundef %71, ptr noundef %72)
  %73 = load ptr, ptr %5, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 5
  store i8 2, ptr %74, align 2
  %75 = load ptr, ptr %5, align 8
  %76 = load ptr, ptr %6, align 8
  %77 = load ptr, ptr %6, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  call void @reshape_to(ptr noundef %75, ptr noundef %76, i32 noundef %80)
  %81 = load ptr, ptr %5, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 3
  %83 = load i8, ptr %82, align 4
  %84 = zext i8 %83 to i32
  %85 = icmp sle i32 %84, 4
  %86 = zext i1 %85 to i32
  %87 = load ptr, ptr %7, align 8
  %88 = load i32, ptr %8, align 4
  call void @require(i32 noundef %86, ptr noundef @.str.3, ptr noundef %87, i32 noundef %88)
  %89 = load ptr, ptr %5, align 8
  %90 = load ptr, ptr %5, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 0, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %5, align 8
  %96 = load ptr, ptr %5, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 1, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %5, align 8
  %102 = load ptr, ptr %5, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 2, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %106, i64 24, i1 false)
  %107 = load ptr, ptr %5, align 8
  %108 = load ptr, ptr %5, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = call ptr @dimension_of(ptr noundef %107, i32 noundef 3, i32 noundef %111)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %112, i64 24, i1 false)
  store i64 0, ptr %13, align 8
  br label %113

113:                                              ; preds = %187, %70
  %114 = load i64, ptr %13, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %114, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %113
  store i32 2, ptr %14, align 4
  br label %190

119:                                              ; preds = %113
  store i64 0, ptr %15, align 8
  br label %120

120:                                              ; preds = %183, %119
  %121 = load i64, ptr %15, align 8
  %122 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %126, label %125

125:                                              ; preds = %120
  store i32 5, ptr %14, align 4
  br label %186

126:                                              ; preds = %120
  store i64 0, ptr %16, align 8
  br label %127

127:                                              ; preds = %179, %126
  %128 = load i64, ptr %16, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %127
  store i32 8, ptr %14, align 4
  br label %182

133:                                              ; preds = %127
  store i64 0, ptr %17, align 8
  br label %134

134:                                              ; preds = %175, %133
  %135 = load i64, ptr %17, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %140, label %139

139:                                              ; preds = %134
  store i32 11, ptr %14, align 4
  br label %178

140:                                              ; preds = %134
  %141 = load ptr, ptr %5, align 8
  %142 = getelementptr inbounds %struct.descriptor, ptr %141, i32 0, i32 0
  %143 = load ptr, ptr %142, align 8
  %144 = load i64, ptr %17, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %144, %146
  %148 = load i64, ptr %16, align 8
  %149 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 %148, %150
  %152 = add nsw i64 %147, %151
  %153 = load i64, ptr %15, align 8
  %154 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %155 = load i64, ptr %154, align 8
  %156 = mul nsw i64 %153, %155
  %157 = add nsw i64 %152, %156
  %158 = load i64, ptr %13, align 8
  %159 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %160 = load i64, ptr %159, align 8
  %161 = mul nsw i64 %158, %160
  %162 = add nsw i64 %157, %161
  %163 = getelementptr inbounds i8, ptr %143, i64 %162
  %164 = load ptr, ptr %6, align 8
  %165 = getelementptr inbounds %struct.descriptor, ptr %164, i32 0, i32 0
  %166 = load ptr, ptr %165, align 8
  %167 = load ptr, ptr %6, align 8
  %168 = load i64, ptr %17, align 8
  %169 = load i64, ptr %16, align 8
  %170 = load i64, ptr %15, align 8
  %171 = load i64, ptr %13, align 8
  %172 = call i64 @offset_in(ptr noundef %167, i64 noundef %168, i64 noundef %169, i64 noundef %170, i64 noundef %171)
  %173 = getelementptr inbounds i8, ptr %166, i64 %172
  %174 = load ptr, ptr %6, align 8
  call void @keep(ptr noundef %163, ptr noundef %173, ptr noundef %174)
  br label %175

175:                                              ; preds = %140
  %176 = load i64, ptr %17, align 8
  %177 = add nsw i64 %176, 1
  store i64 %177, ptr %17, align 8
  br label %134

178:                                              ; preds = %139
  br label %179

179:                                              ; preds = %178
  %180 = load i64, ptr %16, align 8
  %181 = add nsw i64 %180, 1
  store i64 %181, ptr %16, align 8
  br label %127

182:                                              ; preds = %132
  br label %183

183:                                              ; preds = %182
  %184 = load i64, ptr %15, align 8
  %185 = add nsw i64 %184, 1
  store i64 %185, ptr %15, align 8
  br label %120

186:                                              ; preds = %125
  br label %187

187:                                              ; preds = %186
  %188 = load i64, ptr %13, align 8
  %189 = add nsw i64 %188, 1
  store i64 %189, ptr %13, align 8
  br label %113

190:                                              ; preds = %118
  ret void
}

define internal void @copy_shape(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 6
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = and i32 %14, 1
  call void @fortran_copy_descriptor(ptr noundef %5, ptr noundef %6, i32 noundef %10, i32 noundef %15)
  ret void
}

define internal void @keep(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
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
  %11 = icmp eq i32 %10, 42
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8
  %14 = call ptr @type_of(ptr noundef %13)
  %15 = load ptr, ptr %4, align 8
  %16 = load ptr, ptr %5, align 8
  call void @fortran_move(ptr noundef %14, ptr noundef %15, ptr noundef %16)
  br label %21

17:                                               ; preds = %3
  %18 = load ptr, ptr %4, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %18, ptr noundef %19, ptr noundef %20)
  br label %21

21:                                               ; preds = %17, %12
  ret void
}

define internal i64 @offset_in(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #0 {
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

define dso_local void @_FortranACopyOutAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp ne i32 %22, 42
  br i1 %23, label %24, label %71

24:                                               ; preds = %4
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 28
  br i1 %29, label %66, label %30

30:                                               ; preds = %24
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 27
  br i1 %35, label %66, label %36

36:                                               ; preds = %30
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 35
  br i1 %41, label %66, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 4
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %46, 34
  br i1 %47, label %66, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 4
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i32
  %53 = icmp sle i32 %52, 24
  br i1 %53, label %66, label %54

54:                                               ; preds = %48
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.descriptor, ptr %55, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp eq i32 %58, 39
  br i1 %59, label %66, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 4
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = icmp eq i32 %64, 40
  br label %66

66:                                               ; preds = %60, %54, %48, %42, %36, %30, %24
  %67 = phi i1 [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ true, %30 ], [ true, %24 ], [ %65, %60 ]
  %68 = zext i1 %67 to i32
  %69 = load ptr, ptr %7, align 8
  %70 = load i32, ptr %8, align 4
  call void @require(i32 noundef %68, ptr noundef @.str.7, ptr noundef %69, i32 noundef %70)
  br label %71

71:                                               ; preds = %66, %4
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 3
  %74 = load i8, ptr %73, align 4
  %75 = zext i8 %74 to i32
  %76 = icmp sle i32 %75, 4
  %77 = zext i1 %76 to i32
  %78 = load ptr, ptr %7, align 8
  %79 = load i32, ptr %8, align 4
  call void @require(i32 noundef %77, ptr noundef @.str.3, ptr noundef %78, i32 noundef %79)
  %80 = load ptr, ptr %6, align 8
  %81 = load ptr, ptr %6, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 3
  %83 = load i8, ptr %82, align 4
  %84 = zext i8 %83 to i32
  %85 = call ptr @dimension_of(ptr noundef %80, i32 noundef 0, i32 noundef %84)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %85, i64 24, i1 false)
  %86 = load ptr, ptr %6, align 8
  %87 = load ptr, ptr %6, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = call ptr @dimension_of(ptr noundef %86, i32 noundef 1, i32 noundef %90)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %91, i64 24, i1 false)
  %92 = load ptr, ptr %6, align 8
  %93 = load ptr, ptr %6, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 3
  %95 = load i8, ptr %94, align 4
  %96 = zext i8 %95 to i32
  %97 = call ptr @dimension_of(ptr noundef %92, i32 noundef 2, i32 noundef %96)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %97, i64 24, i1 false)
  %98 = load ptr, ptr %6, align 8
  %99 = load ptr, ptr %6, align 8
  %100 = getelementptr inbounds %struct.descriptor, ptr %99, i32 0, i32 3
  %101 = load i8, ptr %100, align 4
  %102 = zext i8 %101 to i32
  %103 = call ptr @dimension_of(ptr noundef %98, i32 noundef 3, i32 noundef %102)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %103, i64 24, i1 false)
  %104 = load ptr, ptr %5, align 8
  %105 = icmp ne ptr %104, null
  br i1 %105, label %106, label %185

106:                                              ; preds = %71
  store i64 0, ptr %13, align 8
  br label %107

107:                                              ; preds = %181, %106
  %108 = load i64, ptr %13, align 8
  %109 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = icmp slt i64 %108, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %107
  store i32 2, ptr %14, align 4
  br label %184

113:                                              ; preds = %107
  store i64 0, ptr %15, align 8
  br label %114

114:                                              ; preds = %177, %113
  %115 = load i64, ptr %15, align 8
  %116 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  store i32 5, ptr %14, align 4
  br label %180

120:                                              ; preds = %114
  store i64 0, ptr %16, align 8
  br label %121

121:                                              ; preds = %173, %120
  %122 = load i64, ptr %16, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %121
  store i32 8, ptr %14, align 4
  br label %176

127:                                              ; preds = %121
  store i64 0, ptr %17, align 8
  br label %128

128:                                              ; preds = %169, %127
  %129 = load i64, ptr %17, align 8
  %130 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %134, label %133

133:                                              ; preds = %128
  store i32 11, ptr %14, align 4
  br label %172

134:                                              ; preds = %128
  %135 = load ptr, ptr %5, align 8
  %136 = getelementptr inbounds %struct.descriptor, ptr %135, i32 0, i32 0
  %137 = load ptr, ptr %136, align 8
  %138 = load ptr, ptr %5, align 8
  %139 = load i64, ptr %17, align 8
  %140 = load i64, ptr %16, align 8
  %141 = load i64, ptr %15, align 8
  %142 = load i64, ptr %13, align 8
  %143 = call i64 @offset_in(ptr noundef %138, i64 noundef %139, i64 noundef %140, i64 noundef %141, i64 noundef %142)
  %144 = getelementptr inbounds i8, ptr %137, i64 %143
  %145 = load ptr, ptr %6, align 8
  %146 = getelementptr inbounds %struct.descriptor, ptr %145, i32 0, i32 0
  %147 = load ptr, ptr %146, align 8
  %148 = load i64, ptr %17, align 8
  %149 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 %148, %150
  %152 = load i64, ptr %16, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %152, %154
  %156 = add nsw i64 %151, %155
  %157 = load i64, ptr %15, align 8
  %158 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %159 = load i64, ptr %158, align 8
  %160 = mul nsw i64 %157, %159
  %161 = add nsw i64 %156, %160
  %162 = load i64, ptr %13, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %164 = load i64, ptr %163, align 8
  %165 = mul nsw i64 %162, %164
  %166 = add nsw i64 %161, %165
  %167 = getelementptr inbounds i8, ptr %147, i64 %166
  %168 = load ptr, ptr %6, align 8
  call void @keep(ptr noundef %144, ptr noundef %167, ptr noundef %168)
  br label %169

169:                                              ; preds = %134
  %170 = load i64, ptr %17, align 8
  %171 = add nsw i64 %170, 1
  store i64 %171, ptr %17, align 8
  br label %128

172:                                              ; preds = %133
  br label %173

173:                                              ; preds = %172
  %174 = load i64, ptr %16, align 8
  %175 = add nsw i64 %174, 1
  store i64 %175, ptr %16, align 8
  br label %121

176:                                              ; preds = %126
  br label %177

177:                                              ; preds = %176
  %178 = load i64, ptr %15, align 8
  %179 = add nsw i64 %178, 1
  store i64 %179, ptr %15, align 8
  br label %114

180:                                              ; preds = %119
  br label %181

181:                                              ; preds = %180
  %182 = load i64, ptr %13, align 8
  %183 = add nsw i64 %182, 1
  store i64 %183, ptr %13, align 8
  br label %107

184:                                              ; preds = %112
  br label %185

185:                                              ; preds = %184, %71
  %186 = load ptr, ptr %6, align 8
  %187 = getelementptr inbounds %struct.descriptor, ptr %186, i32 0, i32 0
  %188 = load ptr, ptr %187, align 8
  store ptr %188, ptr %18, align 8
  %189 = load ptr, ptr %6, align 8
  %190 = getelementptr inbounds %struct.descriptor, ptr %189, i32 0, i32 0
  store ptr null, ptr %190, align 8
  %191 = load ptr, ptr %18, align 8
  call void @free(ptr noundef %191)
  ret void
}

define dso_local i32 @_FortranAMoveAlloc(ptr noundef %0, ptr noundef %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i8, align 1
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.former, align 8
  %16 = alloca i8, align 1
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  %17 = zext i1 %3 to i8
  store i8 %17, ptr %11, align 1
  store ptr %4, ptr %12, align 8
  store ptr %5, ptr %13, align 8
  store i32 %6, ptr %14, align 4
  %18 = load ptr, ptr %8, align 8
  %19 = load ptr, ptr %8, align 8
  %20 = call ptr @type_of(ptr noundef %19)
  %21 = load ptr, ptr %8, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 3
  %23 = load i8, ptr %22, align 4
  %24 = zext i8 %23 to i32
  call void @former(ptr dead_on_unwind writable sret(%struct.former) align 8 %15, ptr noundef %18, ptr noundef %20, i32 noundef %24)
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 42
  %30 = zext i1 %29 to i8
  store i8 %30, ptr %16, align 1
  %31 = getelementptr inbounds %struct.former, ptr %15, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %88

34:                                               ; preds = %7
  %35 = load ptr, ptr %8, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp ne i32 %38, 42
  br i1 %39, label %40, label %87

40:                                               ; preds = %34
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 4
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = icmp eq i32 %44, 28
  br i1 %45, label %82, label %46

46:                                               ; preds = %40
  %47 = load ptr, ptr %8, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp eq i32 %50, 27
  br i1 %51, label %82, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %8, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp eq i32 %56, 35
  br i1 %57, label %82, label %58

58:                                               ; preds = %52
  %59 = load ptr, ptr %8, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp eq i32 %62, 34
  br i1 %63, label %82, label %64

64:                                               ; preds = %58
  %65 = load ptr, ptr %8, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 4
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp sle i32 %68, 24
  br i1 %69, label %82, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %8, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 4
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i32
  %75 = icmp eq i32 %74, 39
  br i1 %75, label %82, label %76

76:                                               ; preds = %70
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 4
  %79 = load i8, ptr %78, align 1
  %80 = zext i8 %79 to i32
  %81 = icmp eq i32 %80, 40
  br label %82

82:                                               ; preds = %76, %70, %64, %58, %52, %46, %40
  %83 = phi i1 [ true, %70 ], [ true, %64 ], [ true, %58 ], [ true, %52 ], [ true, %46 ], [ true, %40 ], [ %81, %76 ]
  %84 = zext i1 %83 to i32
  %85 = load ptr, ptr %13, align 8
  %86 = load i32, ptr %14, align 4
  call void @require(i32 noundef %84, ptr noundef @.str.7, ptr noundef %85, i32 noundef %86)
  br label %87

87:                                               ; preds = %82, %34
  br label %88

88:                                               ; preds = %87, %7
  %89 = load ptr, ptr %9, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 3
  %91 = load i8, ptr %90, align 4
  %92 = zext i8 %91 to i32
  %93 = icmp sle i32 %92, 4
  %94 = zext i1 %93 to i32
  %95 = load ptr, ptr %13, align 8
  %96 = load i32, ptr %14, align 4
  call void @require(i32 noundef %94, ptr noundef @.str.3, ptr noundef %95, i32 noundef %96)
  %97 = load ptr, ptr %9, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = load ptr, ptr %8, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 1
  store i64 %99, ptr %101, align 8
  %102 = load ptr, ptr %9, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 4
  %104 = load i8, ptr %103, align 1
  %105 = load ptr, ptr %8, align 8
  %106 = getelementptr inbounds %struct.descriptor, ptr %105, i32 0, i32 4
  store i8 %104, ptr %106, align 1
  br label %107

107:                                              ; preds = %88
  %108 = load ptr, ptr %9, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 3
  %110 = load i8, ptr %109, align 4
  %111 = zext i8 %110 to i32
  %112 = icmp slt i32 0, %111
  br i1 %112, label %113, label %120

113:                                              ; preds = %107
  %114 = load ptr, ptr %8, align 8
  %115 = getelementptr inbounds %struct.descriptor, ptr %114, i32 0, i32 7
  %116 = getelementptr inbounds [0 x %struct.dimension], ptr %115, i64 0, i64 0
  %117 = load ptr, ptr %9, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 7
  %119 = getelementptr inbounds [0 x %struct.dimension], ptr %118, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %116, ptr align 8 %119, i64 24, i1 false)
  br label %120

120:                                              ; preds = %113, %107
  %121 = load ptr, ptr %9, align 8
  %122 = getelementptr inbounds %struct.descriptor, ptr %121, i32 0, i32 3
  %123 = load i8, ptr %122, align 4
  %124 = zext i8 %123 to i32
  %125 = icmp slt i32 1, %124
  br i1 %125, label %126, label %133

126:                                              ; preds = %120
  %127 = load ptr, ptr %8, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 7
  %129 = getelementptr inbounds [0 x %struct.dimension], ptr %128, i64 0, i64 1
  %130 = load ptr, ptr %9, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 7
  %132 = getelementptr inbounds [0 x %struct.dimension], ptr %131, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %132, i64 24, i1 false)
  br label %133

133:                                              ; preds = %126, %120
  %134 = load ptr, ptr %9, align 8
  %135 = getelementptr inbounds %struct.descriptor, ptr %134, i32 0, i32 3
  %136 = load i8, ptr %135, align 4
  %137 = zext i8 %136 to i32
  %138 = icmp slt i32 2, %137
  br i1 %138, label %139, label %146

139:                                              ; preds = %133
  %140 = load ptr, ptr %8, align 8
  %141 = getelementptr inbounds %struct.descriptor, ptr %140, i32 0, i32 7
  %142 = getelementptr inbounds [0 x %struct.dimension], ptr %141, i64 0, i64 2
  %143 = load ptr, ptr %9, align 8
  %144 = getelementptr inbounds %struct.descriptor, ptr %143, i32 0, i32 7
  %145 = getelementptr inbounds [0 x %struct.dimension], ptr %144, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %142, ptr align 8 %145, i64 24, i1 false)
  br label %146

146:                                              ; preds = %139, %133
  %147 = load ptr, ptr %9, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 3
  %149 = load i8, ptr %148, align 4
  %150 = zext i8 %149 to i32
  %151 = icmp slt i32 3, %150
  br i1 %151, label %152, label %159

152:                                              ; preds = %146
  %153 = load ptr, ptr %8, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 7
  %155 = getelementptr inbounds [0 x %struct.dimension], ptr %154, i64 0, i64 3
  %156 = load ptr, ptr %9, align 8
  %157 = getelementptr inbounds %struct.descriptor, ptr %156, i32 0, i32 7
  %158 = getelementptr inbounds [0 x %struct.dimension], ptr %157, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %155, ptr align 8 %158, i64 24, i1 false)
  br label %159

159:                                              ; preds = %152, %146
  br label %160

160:                                              ; preds = %159
  br label %161

161:                                              ; preds = %160
  %162 = load ptr, ptr %8, align 8
  %163 = getelementptr inbounds %struct.descriptor, ptr %162, i32 0, i32 6
  %164 = load i8, ptr %163, align 1
  %165 = zext i8 %164 to i32
  %166 = and i32 %165, 1
  %167 = icmp ne i32 %166, 0
  br i1 %167, label %168, label %180

168:                                              ; preds = %161
  %169 = load ptr, ptr %9, align 8
  %170 = getelementptr inbounds %struct.descriptor, ptr %169, i32 0, i32 6
  %171 = load i8, ptr %170, align 1
  %172 = zext i8 %171 to i32
  %173 = and i32 %172, 1
  %174 = icmp ne i32 %173, 0
  br i1 %174, label %175, label %180

175:                                              ; preds = %168
  %176 = load ptr, ptr %8, align 8
  %177 = call ptr @addendum(ptr noundef %176)
  %178 = load ptr, ptr %9, align 8
  %179 = call ptr @addendum(ptr noundef %178)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %177, ptr align 8 %179, i64 16, i1 false)
  br label %180

180:                                              ; preds = %175, %168, %161
  %181 = load ptr, ptr %9, align 8
  %182 = getelementptr inbounds %struct.descriptor, ptr %181, i32 0, i32 0
  %183 = load ptr, ptr %182, align 8
  %184 = load ptr, ptr %8, align 8
  %185 = getelementptr inbounds %struct.descriptor, ptr %184, i32 0, i32 0
  store ptr %183, ptr %185, align 8
  %186 = load ptr, ptr %9, align 8
  %187 = getelementptr inbounds %struct.descriptor, ptr %186, i32 0, i32 0
  store ptr null, ptr %187, align 8
  %188 = load ptr, ptr %10, align 8
  %189 = icmp ne ptr %188, null
  br i1 %189, label %190, label %202

190:                                              ; preds = %180
  %191 = load ptr, ptr %9, align 8
  %192 = getelementptr inbounds %struct.descriptor, ptr %191, i32 0, i32 6
  %193 = load i8, ptr %192, align 1
  %194 = zext i8 %193 to i32
  %195 = and i32 %194, 1
  %196 = icmp ne i32 %195, 0
  br i1 %196, label %197, label %202

197:                                              ; preds = %190
  %198 = load ptr, ptr %10, align 8
  %199 = load ptr, ptr %9, align 8
  %200 = call ptr @addendum(ptr noundef %199)
  %201 = getelementptr inbounds %struct.addendum, ptr %200, i32 0, i32 0
  store ptr %198, ptr %201, align 8
  br label %202

202:                                              ; preds = %197, %190, %180
  %203 = load i8, ptr %16, align 1
  %204 = trunc i8 %203 to i1
  call void @give_back(ptr noundef byval(%struct.former) align 8 %15, i1 noundef zeroext %204)
  ret i32 0
}

define internal void @former(ptr dead_on_unwind noalias writable sret(%struct.former) align 8 %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 %3, ptr %7, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.descriptor, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %17

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8
  %15 = load i32, ptr %7, align 4
  %16 = call i64 @elements(ptr noundef %14, i32 noundef %15)
  br label %18

17:                                               ; preds = %4
  br label %18

18:                                               ; preds = %17, %13
  %19 = phi i64 [ %16, %13 ], [ 0, %17 ]
  store i64 %19, ptr %8, align 8
  %20 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 0
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 1
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  store i64 %27, ptr %24, align 8
  %28 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 2
  %29 = load i64, ptr %8, align 8
  store i64 %29, ptr %28, align 8
  %30 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 3
  %31 = load ptr, ptr %6, align 8
  store ptr %31, ptr %30, align 8
  %32 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 4
  %33 = load i32, ptr %7, align 4
  store i32 %33, ptr %32, align 8
  ret void
}

define internal ptr @addendum(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.descriptor, ptr %4, i32 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = zext i8 %6 to i32
  %8 = call ptr @addendum_behind(ptr noundef %3, i32 noundef %7)
  ret ptr %8
}

define internal void @give_back(ptr noundef byval(%struct.former) align 8 %0, i1 noundef zeroext %1) #0 {
  %3 = alloca i8, align 1
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = zext i1 %1 to i8
  store i8 %6, ptr %3, align 1
  %7 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %11, label %10

10:                                               ; preds = %2
  br label %68

11:                                               ; preds = %2
  %12 = load i8, ptr %3, align 1
  %13 = trunc i8 %12 to i1
  br i1 %13, label %14, label %65

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 4
  %16 = load i32, ptr %15, align 8
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %39

18:                                               ; preds = %14
  store i64 0, ptr %4, align 8
  br label %19

19:                                               ; preds = %35, %18
  %20 = load i64, ptr %4, align 8
  %21 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %20, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %19
  br label %38

25:                                               ; preds = %19
  %26 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = load i64, ptr %4, align 8
  %31 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %30, %32
  %34 = getelementptr inbounds i8, ptr %29, i64 %33
  call void @fortran_finalise(ptr noundef %27, ptr noundef %34)
  br label %35

35:                                               ; preds = %25
  %36 = load i64, ptr %4, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %4, align 8
  br label %19

38:                                               ; preds = %24
  br label %44

39:                                               ; preds = %14
  %40 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 3
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  call void @fortran_finalise_one(ptr noundef %41, ptr noundef %43)
  br label %44

44:                                               ; preds = %39, %38
  store i64 0, ptr %5, align 8
  br label %45

45:                                               ; preds = %61, %44
  %46 = load i64, ptr %5, align 8
  %47 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = icmp slt i64 %46, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %45
  br label %64

51:                                               ; preds = %45
  %52 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 3
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = load i64, ptr %5, align 8
  %57 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %56, %58
  %60 = getelementptr inbounds i8, ptr %55, i64 %59
  call void @fortran_destroy(ptr noundef %53, ptr noundef %60)
  br label %61

61:                                               ; preds = %51
  %62 = load i64, ptr %5, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %5, align 8
  br label %45

64:                                               ; preds = %50
  br label %65

65:                                               ; preds = %64, %11
  %66 = getelementptr inbounds %struct.former, ptr %0, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8
  call void @free(ptr noundef %67)
  br label %68

68:                                               ; preds = %65, %10
  ret void
}

define dso_local void @_FortranAAllocatableSetBounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
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

define dso_local void @_FortranAPointerSetBounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
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

define dso_local void @_FortranAAllocatableInitDerivedForAllocate(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.descriptor, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %20, label %13

13:                                               ; preds = %4
  %14 = load ptr, ptr %5, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds %struct.type, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = load i32, ptr %7, align 4
  %19 = load ptr, ptr %6, align 8
  call void @fortran_establish(ptr noundef %14, i64 noundef %17, i32 noundef %18, i32 noundef 42, i32 noundef 2, ptr noundef %19)
  br label %20

20:                                               ; preds = %13, %4
  ret void
}

define dso_local void @_FortranAAllocatableInitDerived(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = getelementptr inbounds %struct.type, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = load i32, ptr %7, align 4
  %14 = load ptr, ptr %6, align 8
  call void @fortran_establish(ptr noundef %9, i64 noundef %12, i32 noundef %13, i32 noundef 42, i32 noundef 2, ptr noundef %14)
  ret void
}

define dso_local void @_FortranAPointerNullifyDerived(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = getelementptr inbounds %struct.type, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = load i32, ptr %7, align 4
  %14 = load ptr, ptr %6, align 8
  call void @fortran_establish(ptr noundef %9, i64 noundef %12, i32 noundef %13, i32 noundef 42, i32 noundef 1, ptr noundef %14)
  ret void
}

define dso_local void @_FortranAAllocatableApplyMold(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %15, label %11

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = load i32, ptr %6, align 4
  call void @mold(ptr noundef %12, ptr noundef %13, i32 noundef %14, i32 noundef 2)
  br label %15

15:                                               ; preds = %11, %3
  ret void
}

define internal void @mold(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.descriptor, ptr %9, i32 0, i32 0
  store ptr null, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 1
  store i64 %13, ptr %15, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 2
  %18 = load i32, ptr %17, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 2
  store i32 %18, ptr %20, align 8
  %21 = load i32, ptr %7, align 4
  %22 = trunc i32 %21 to i8
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds %struct.descriptor, ptr %23, i32 0, i32 3
  store i8 %22, ptr %24, align 4
  %25 = load ptr, ptr %6, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  store i8 %27, ptr %29, align 1
  %30 = load i32, ptr %8, align 4
  %31 = trunc i32 %30 to i8
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 5
  store i8 %31, ptr %33, align 2
  %34 = load i32, ptr %7, align 4
  call void @require_known_rank(i32 noundef %34)
  %35 = load i32, ptr %7, align 4
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = icmp eq i32 %35, %39
  br i1 %40, label %41, label %84

41:                                               ; preds = %4
  br label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %7, align 4
  %44 = icmp slt i32 0, %43
  br i1 %44, label %45, label %52

45:                                               ; preds = %42
  %46 = load ptr, ptr %5, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 7
  %48 = getelementptr inbounds [0 x %struct.dimension], ptr %47, i64 0, i64 0
  %49 = load ptr, ptr %6, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 7
  %51 = getelementptr inbounds [0 x %struct.dimension], ptr %50, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %51, i64 24, i1 false)
  br label %52

52:                                               ; preds = %45, %42
  %53 = load i32, ptr %7, align 4
  %54 = icmp slt i32 1, %53
  br i1 %54, label %55, label %62

55:                                               ; preds = %52
  %56 = load ptr, ptr %5, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 7
  %58 = getelementptr inbounds [0 x %struct.dimension], ptr %57, i64 0, i64 1
  %59 = load ptr, ptr %6, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 7
  %61 = getelementptr inbounds [0 x %struct.dimension], ptr %60, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %61, i64 24, i1 false)
  br label %62

62:                                               ; preds = %55, %52
  %63 = load i32, ptr %7, align 4
  %64 = icmp slt i32 2, %63
  br i1 %64, label %65, label %72

65:                                               ; preds = %62
  %66 = load ptr, ptr %5, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 7
  %68 = getelementptr inbounds [0 x %struct.dimension], ptr %67, i64 0, i64 2
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 7
  %71 = getelementptr inbounds [0 x %struct.dimension], ptr %70, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %71, i64 24, i1 false)
  br label %72

72:                                               ; preds = %65, %62
  %73 = load i32, ptr %7, align 4
  %74 = icmp slt i32 3, %73
  br i1 %74, label %75, label %82

75:                                               ; preds = %72
  %76 = load ptr, ptr %5, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 7
  %78 = getelementptr inbounds [0 x %struct.dimension], ptr %77, i64 0, i64 3
  %79 = load ptr, ptr %6, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 7
  %81 = getelementptr inbounds [0 x %struct.dimension], ptr %80, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 8 %81, i64 24, i1 false)
  br label %82

82:                                               ; preds = %75, %72
  br label %83

83:                                               ; preds = %82
  br label %84

84:                                               ; preds = %83, %4
  %85 = load ptr, ptr %5, align 8
  %86 = getelementptr inbounds %struct.descriptor, ptr %85, i32 0, i32 6
  %87 = load i8, ptr %86, align 1
  %88 = zext i8 %87 to i32
  %89 = and i32 %88, 1
  %90 = icmp ne i32 %89, 0
  br i1 %90, label %91, label %103

91:                                               ; preds = %84
  %92 = load ptr, ptr %6, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 6
  %94 = load i8, ptr %93, align 1
  %95 = zext i8 %94 to i32
  %96 = and i32 %95, 1
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %98, label %103

98:                                               ; preds = %91
  %99 = load ptr, ptr %5, align 8
  %100 = call ptr @addendum(ptr noundef %99)
  %101 = load ptr, ptr %6, align 8
  %102 = call ptr @addendum(ptr noundef %101)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %100, ptr align 8 %102, i64 16, i1 false)
  br label %103

103:                                              ; preds = %98, %91, %84
  ret void
}

define dso_local void @_FortranAPointerApplyMold(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @mold(ptr noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef 1)
  ret void
}

define dso_local i32 @_FortranAAllocatableAllocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %12 = load ptr, ptr %6, align 8
  %13 = load i8, ptr %7, align 1
  %14 = trunc i8 %13 to i1
  %15 = load ptr, ptr %9, align 8
  %16 = load i32, ptr %10, align 4
  %17 = call i32 @allocate_allocatable(ptr noundef %12, i1 noundef zeroext %14, ptr noundef %15, i32 noundef %16)
  ret i32 %17
}

define internal i32 @allocate_allocatable(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  %20 = zext i1 %1 to i8
  store i8 %20, ptr %7, align 1
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 4
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = icmp ne i32 %24, 42
  br i1 %25, label %26, label %73

26:                                               ; preds = %4
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %30, 28
  br i1 %31, label %68, label %32

32:                                               ; preds = %26
  %33 = load ptr, ptr %6, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 4
  %35 = load i8, ptr %34, align 1
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 27
  br i1 %37, label %68, label %38

38:                                               ; preds = %32
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 4
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = icmp eq i32 %42, 35
  br i1 %43, label %68, label %44

44:                                               ; preds = %38
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 34
  br i1 %49, label %68, label %50

50:                                               ; preds = %44
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 4
  %53 = load i8, ptr %52, align 1
  %54 = zext i8 %53 to i32
  %55 = icmp sle i32 %54, 24
  br i1 %55, label %68, label %56

56:                                               ; preds = %50
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 4
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 39
  br i1 %61, label %68, label %62

62:                                               ; preds = %56
  %63 = load ptr, ptr %6, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 4
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = icmp eq i32 %66, 40
  br label %68

68:                                               ; preds = %62, %56, %50, %44, %38, %32, %26
  %69 = phi i1 [ true, %56 ], [ true, %50 ], [ true, %44 ], [ true, %38 ], [ true, %32 ], [ true, %26 ], [ %67, %62 ]
  %70 = zext i1 %69 to i32
  %71 = load ptr, ptr %8, align 8
  %72 = load i32, ptr %9, align 4
  call void @require(i32 noundef %70, ptr noundef @.str.7, ptr noundef %71, i32 noundef %72)
  br label %73

73:                                               ; preds = %68, %4
  %74 = load ptr, ptr %6, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8
  %77 = icmp ne ptr %76, null
  br i1 %77, label %78, label %82

78:                                               ; preds = %73
  %79 = load i8, ptr %7, align 1
  %80 = trunc i8 %79 to i1
  br i1 %80, label %81, label %82

81:                                               ; preds = %78
  store i32 2, ptr %5, align 4
  br label %224

82:                                               ; preds = %78, %73
  %83 = load ptr, ptr %6, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 0
  %85 = load ptr, ptr %84, align 8
  %86 = icmp ne ptr %85, null
  %87 = xor i1 %86, true
  %88 = zext i1 %87 to i32
  %89 = load ptr, ptr %8, align 8
  %90 = load i32, ptr %9, align 4
  call void @require(i32 noundef %88, ptr noundef @.str.9, ptr noundef %89, i32 noundef %90)
  %91 = load ptr, ptr %6, align 8
  %92 = load ptr, ptr %6, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 3
  %94 = load i8, ptr %93, align 4
  %95 = zext i8 %94 to i32
  %96 = call i64 @elements(ptr noundef %91, i32 noundef %95)
  %97 = load ptr, ptr %6, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %96, %99
  store i64 %100, ptr %10, align 8
  %101 = load i64, ptr %10, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %103, label %105

103:                                              ; preds = %82
  %104 = load i64, ptr %10, align 8
  br label %106

105:                                              ; preds = %82
  br label %106

106:                                              ; preds = %105, %103
  %107 = phi i64 [ %104, %103 ], [ 1, %105 ]
  %108 = call ptr @malloc(i64 noundef %107) #10
  %109 = load ptr, ptr %6, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 0
  store ptr %108, ptr %110, align 8
  %111 = load ptr, ptr %6, align 8
  %112 = getelementptr inbounds %struct.descriptor, ptr %111, i32 0, i32 4
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i32
  %115 = icmp eq i32 %114, 42
  br i1 %115, label %116, label %223

116:                                              ; preds = %106
  %117 = load ptr, ptr %6, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  %120 = icmp ne ptr %119, null
  br i1 %120, label %121, label %223

121:                                              ; preds = %116
  %122 = load ptr, ptr %6, align 8
  %123 = getelementptr inbounds %struct.descriptor, ptr %122, i32 0, i32 3
  %124 = load i8, ptr %123, align 4
  %125 = zext i8 %124 to i32
  %126 = icmp sle i32 %125, 4
  %127 = zext i1 %126 to i32
  %128 = load ptr, ptr %8, align 8
  %129 = load i32, ptr %9, align 4
  call void @require(i32 noundef %127, ptr noundef @.str.3, ptr noundef %128, i32 noundef %129)
  %130 = load ptr, ptr %6, align 8
  %131 = load ptr, ptr %6, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 3
  %133 = load i8, ptr %132, align 4
  %134 = zext i8 %133 to i32
  %135 = call ptr @dimension_of(ptr noundef %130, i32 noundef 0, i32 noundef %134)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %135, i64 24, i1 false)
  %136 = load ptr, ptr %6, align 8
  %137 = load ptr, ptr %6, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 3
  %139 = load i8, ptr %138, align 4
  %140 = zext i8 %139 to i32
  %141 = call ptr @dimension_of(ptr noundef %136, i32 noundef 1, i32 noundef %140)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %141, i64 24, i1 false)
  %142 = load ptr, ptr %6, align 8
  %143 = load ptr, ptr %6, align 8
  %144 = getelementptr inbounds %struct.descriptor, ptr %143, i32 0, i32 3
  %145 = load i8, ptr %144, align 4
  %146 = zext i8 %145 to i32
  %147 = call ptr @dimension_of(ptr noundef %142, i32 noundef 2, i32 noundef %146)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %147, i64 24, i1 false)
  %148 = load ptr, ptr %6, align 8
  %149 = load ptr, ptr %6, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 3
  %151 = load i8, ptr %150, align 4
  %152 = zext i8 %151 to i32
  %153 = call ptr @dimension_of(ptr noundef %148, i32 noundef 3, i32 noundef %152)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %153, i64 24, i1 false)
  store i64 0, ptr %15, align 8
  br label %154

154:                                              ; preds = %219, %121
  %155 = load i64, ptr %15, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = icmp slt i64 %155, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %154
  store i32 2, ptr %16, align 4
  br label %222

160:                                              ; preds = %154
  store i64 0, ptr %17, align 8
  br label %161

161:                                              ; preds = %215, %160
  %162 = load i64, ptr %17, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %164 = load i64, ptr %163, align 8
  %165 = icmp slt i64 %162, %164
  br i1 %165, label %167, label %166

166:                                              ; preds = %161
  store i32 5, ptr %16, align 4
  br label %218

167:                                              ; preds = %161
  store i64 0, ptr %18, align 8
  br label %168

168:                                              ; preds = %211, %167
  %169 = load i64, ptr %18, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = icmp slt i64 %169, %171
  br i1 %172, label %174, label %173

173:                                              ; preds = %168
  store i32 8, ptr %16, align 4
  br label %214

174:                                              ; preds = %168
  store i64 0, ptr %19, align 8
  br label %175

175:                                              ; preds = %207, %174
  %176 = load i64, ptr %19, align 8
  %177 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %176, %178
  br i1 %179, label %181, label %180

180:                                              ; preds = %175
  store i32 11, ptr %16, align 4
  br label %210

181:                                              ; preds = %175
  %182 = load ptr, ptr %6, align 8
  %183 = call ptr @type_of(ptr noundef %182)
  %184 = load ptr, ptr %6, align 8
  %185 = getelementptr inbounds %struct.descriptor, ptr %184, i32 0, i32 0
  %186 = load ptr, ptr %185, align 8
  %187 = load i64, ptr %19, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = load i64, ptr %18, align 8
  %192 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %193 = load i64, ptr %192, align 8
  %194 = mul nsw i64 %191, %193
  %195 = add nsw i64 %190, %194
  %196 = load i64, ptr %17, align 8
  %197 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %198 = load i64, ptr %197, align 8
  %199 = mul nsw i64 %196, %198
  %200 = add nsw i64 %195, %199
  %201 = load i64, ptr %15, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %203 = load i64, ptr %202, align 8
  %204 = mul nsw i64 %201, %203
  %205 = add nsw i64 %200, %204
  %206 = getelementptr inbounds i8, ptr %186, i64 %205
  call void @fortran_initialise(ptr noundef %183, ptr noundef %206)
  br label %207

207:                                              ; preds = %181
  %208 = load i64, ptr %19, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %19, align 8
  br label %175

210:                                              ; preds = %180
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %18, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %18, align 8
  br label %168

214:                                              ; preds = %173
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %17, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %17, align 8
  br label %161

218:                                              ; preds = %166
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %15, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %15, align 8
  br label %154

222:                                              ; preds = %159
  br label %223

223:                                              ; preds = %222, %116, %106
  store i32 0, ptr %5, align 4
  store i32 1, ptr %16, align 4
  br label %224

224:                                              ; preds = %223, %81
  %225 = load i32, ptr %5, align 4
  ret i32 %225
}

define dso_local i32 @_FortranAPointerAllocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %12 = load ptr, ptr %6, align 8
  %13 = load i8, ptr %7, align 1
  %14 = trunc i8 %13 to i1
  %15 = load ptr, ptr %9, align 8
  %16 = load i32, ptr %10, align 4
  %17 = call i32 @allocate_pointer(ptr noundef %12, i1 noundef zeroext %14, ptr noundef %15, i32 noundef %16)
  ret i32 %17
}

define internal i32 @allocate_pointer(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
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
  %21 = zext i1 %1 to i8
  store i8 %21, ptr %6, align 1
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 4
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp ne i32 %25, 42
  br i1 %26, label %27, label %74

27:                                               ; preds = %4
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 28
  br i1 %32, label %69, label %33

33:                                               ; preds = %27
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 27
  br i1 %38, label %69, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %5, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp eq i32 %43, 35
  br i1 %44, label %69, label %45

45:                                               ; preds = %39
  %46 = load ptr, ptr %5, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 34
  br i1 %50, label %69, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %5, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp sle i32 %55, 24
  br i1 %56, label %69, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %5, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp eq i32 %61, 39
  br i1 %62, label %69, label %63

63:                                               ; preds = %57
  %64 = load ptr, ptr %5, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 4
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = icmp eq i32 %67, 40
  br label %69

69:                                               ; preds = %63, %57, %51, %45, %39, %33, %27
  %70 = phi i1 [ true, %57 ], [ true, %51 ], [ true, %45 ], [ true, %39 ], [ true, %33 ], [ true, %27 ], [ %68, %63 ]
  %71 = zext i1 %70 to i32
  %72 = load ptr, ptr %7, align 8
  %73 = load i32, ptr %8, align 4
  call void @require(i32 noundef %71, ptr noundef @.str.7, ptr noundef %72, i32 noundef %73)
  br label %74

74:                                               ; preds = %69, %4
  %75 = load ptr, ptr %5, align 8
  %76 = load ptr, ptr %5, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 3
  %78 = load i8, ptr %77, align 4
  %79 = zext i8 %78 to i32
  %80 = call i64 @elements(ptr noundef %75, i32 noundef %79)
  %81 = load ptr, ptr %5, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %80, %83
  store i64 %84, ptr %9, align 8
  %85 = load i64, ptr %9, align 8
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %91

87:                                               ; preds = %74
  %88 = load i64, ptr %9, align 8
  %89 = add i64 %88, 8
  %90 = sub i64 %89, 1
  br label %92

91:                                               ; preds = %74
  br label %92

92:                                               ; preds = %91, %87
  %93 = phi i64 [ %90, %87 ], [ 0, %91 ]
  %94 = udiv i64 %93, 8
  %95 = mul i64 %94, 8
  store i64 %95, ptr %10, align 8
  %96 = load i64, ptr %10, align 8
  %97 = add i64 %96, 8
  %98 = call ptr @malloc(i64 noundef %97) #10
  store ptr %98, ptr %11, align 8
  %99 = load ptr, ptr %11, align 8
  %100 = load i64, ptr %10, align 8
  call void @sign(ptr noundef %99, i64 noundef %100)
  %101 = load ptr, ptr %11, align 8
  %102 = load ptr, ptr %5, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 0
  store ptr %101, ptr %103, align 8
  %104 = load ptr, ptr %5, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 4
  %106 = load i8, ptr %105, align 1
  %107 = zext i8 %106 to i32
  %108 = icmp eq i32 %107, 42
  br i1 %108, label %109, label %216

109:                                              ; preds = %92
  %110 = load ptr, ptr %5, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 0
  %112 = load ptr, ptr %111, align 8
  %113 = icmp ne ptr %112, null
  br i1 %113, label %114, label %216

114:                                              ; preds = %109
  %115 = load ptr, ptr %5, align 8
  %116 = getelementptr inbounds %struct.descriptor, ptr %115, i32 0, i32 3
  %117 = load i8, ptr %116, align 4
  %118 = zext i8 %117 to i32
  %119 = icmp sle i32 %118, 4
  %120 = zext i1 %119 to i32
  %121 = load ptr, ptr %7, align 8
  %122 = load i32, ptr %8, align 4
  call void @require(i32 noundef %120, ptr noundef @.str.3, ptr noundef %121, i32 noundef %122)
  %123 = load ptr, ptr %5, align 8
  %124 = load ptr, ptr %5, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 3
  %126 = load i8, ptr %125, align 4
  %127 = zext i8 %126 to i32
  %128 = call ptr @dimension_of(ptr noundef %123, i32 noundef 0, i32 noundef %127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %128, i64 24, i1 false)
  %129 = load ptr, ptr %5, align 8
  %130 = load ptr, ptr %5, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 3
  %132 = load i8, ptr %131, align 4
  %133 = zext i8 %132 to i32
  %134 = call ptr @dimension_of(ptr noundef %129, i32 noundef 1, i32 noundef %133)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %134, i64 24, i1 false)
  %135 = load ptr, ptr %5, align 8
  %136 = load ptr, ptr %5, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 3
  %138 = load i8, ptr %137, align 4
  %139 = zext i8 %138 to i32
  %140 = call ptr @dimension_of(ptr noundef %135, i32 noundef 2, i32 noundef %139)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %140, i64 24, i1 false)
  %141 = load ptr, ptr %5, align 8
  %142 = load ptr, ptr %5, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 3
  %144 = load i8, ptr %143, align 4
  %145 = zext i8 %144 to i32
  %146 = call ptr @dimension_of(ptr noundef %141, i32 noundef 3, i32 noundef %145)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %146, i64 24, i1 false)
  store i64 0, ptr %16, align 8
  br label %147

147:                                              ; preds = %212, %114
  %148 = load i64, ptr %16, align 8
  %149 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  %151 = icmp slt i64 %148, %150
  br i1 %151, label %153, label %152

152:                                              ; preds = %147
  store i32 2, ptr %17, align 4
  br label %215

153:                                              ; preds = %147
  store i64 0, ptr %18, align 8
  br label %154

154:                                              ; preds = %208, %153
  %155 = load i64, ptr %18, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = icmp slt i64 %155, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %154
  store i32 5, ptr %17, align 4
  br label %211

160:                                              ; preds = %154
  store i64 0, ptr %19, align 8
  br label %161

161:                                              ; preds = %204, %160
  %162 = load i64, ptr %19, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %164 = load i64, ptr %163, align 8
  %165 = icmp slt i64 %162, %164
  br i1 %165, label %167, label %166

166:                                              ; preds = %161
  store i32 8, ptr %17, align 4
  br label %207

167:                                              ; preds = %161
  store i64 0, ptr %20, align 8
  br label %168

168:                                              ; preds = %200, %167
  %169 = load i64, ptr %20, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = icmp slt i64 %169, %171
  br i1 %172, label %174, label %173

173:                                              ; preds = %168
  store i32 11, ptr %17, align 4
  br label %203

174:                                              ; preds = %168
  %175 = load ptr, ptr %5, align 8
  %176 = call ptr @type_of(ptr noundef %175)
  %177 = load ptr, ptr %5, align 8
  %178 = getelementptr inbounds %struct.descriptor, ptr %177, i32 0, i32 0
  %179 = load ptr, ptr %178, align 8
  %180 = load i64, ptr %20, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %182 = load i64, ptr %181, align 8
  %183 = mul nsw i64 %180, %182
  %184 = load i64, ptr %19, align 8
  %185 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %186 = load i64, ptr %185, align 8
  %187 = mul nsw i64 %184, %186
  %188 = add nsw i64 %183, %187
  %189 = load i64, ptr %18, align 8
  %190 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %191 = load i64, ptr %190, align 8
  %192 = mul nsw i64 %189, %191
  %193 = add nsw i64 %188, %192
  %194 = load i64, ptr %16, align 8
  %195 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %196 = load i64, ptr %195, align 8
  %197 = mul nsw i64 %194, %196
  %198 = add nsw i64 %193, %197
  %199 = getelementptr inbounds i8, ptr %179, i64 %198
  call void @fortran_initialise(ptr noundef %176, ptr noundef %199)
  br label %200

200:                                              ; preds = %174
  %201 = load i64, ptr %20, align 8
  %202 = add nsw i64 %201, 1
  store i64 %202, ptr %20, align 8
  br label %168

203:                                              ; preds = %173
  br label %204

204:                                              ; preds = %203
  %205 = load i64, ptr %19, align 8
  %206 = add nsw i64 %205, 1
  store i64 %206, ptr %19, align 8
  br label %161

207:                                              ; preds = %166
  br label %208

208:                                              ; preds = %207
  %209 = load i64, ptr %18, align 8
  %210 = add nsw i64 %209, 1
  store i64 %210, ptr %18, align 8
  br label %154

211:                                              ; preds = %159
  br label %212

212:                                              ; preds = %211
  %213 = load i64, ptr %16, align 8
  %214 = add nsw i64 %213, 1
  store i64 %214, ptr %16, align 8
  br label %147

215:                                              ; preds = %152
  br label %216

216:                                              ; preds = %215, %109, %92
  store i32 1, ptr %17, align 4
  ret i32 0
}

define dso_local i32 @_FortranAAllocatableAllocateSource(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %14 = zext i1 %2 to i8
  store i8 %14, ptr %9, align 1
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load i8, ptr %9, align 1
  %17 = trunc i8 %16 to i1
  %18 = load ptr, ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  %20 = call i32 @allocate_allocatable(ptr noundef %15, i1 noundef zeroext %17, ptr noundef %18, i32 noundef %19)
  store i32 %20, ptr %13, align 4
  %21 = load i32, ptr %13, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %6
  %24 = load ptr, ptr %7, align 8
  %25 = load ptr, ptr %8, align 8
  %26 = load ptr, ptr %11, align 8
  %27 = load i32, ptr %12, align 4
  call void @copy_source(ptr noundef %24, ptr noundef %25, ptr noundef %26, i32 noundef %27)
  br label %28

28:                                               ; preds = %23, %6
  %29 = load i32, ptr %13, align 4
  ret i32 %29
}

define internal void @copy_source(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 4
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp ne i32 %25, 42
  br i1 %26, label %27, label %74

27:                                               ; preds = %4
  %28 = load ptr, ptr %6, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 28
  br i1 %32, label %69, label %33

33:                                               ; preds = %27
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 27
  br i1 %38, label %69, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 4
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = icmp eq i32 %43, 35
  br i1 %44, label %69, label %45

45:                                               ; preds = %39
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 4
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 34
  br i1 %50, label %69, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp sle i32 %55, 24
  br i1 %56, label %69, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp eq i32 %61, 39
  br i1 %62, label %69, label %63

63:                                               ; preds = %57
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 4
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = icmp eq i32 %67, 40
  br label %69

69:                                               ; preds = %63, %57, %51, %45, %39, %33, %27
  %70 = phi i1 [ true, %57 ], [ true, %51 ], [ true, %45 ], [ true, %39 ], [ true, %33 ], [ true, %27 ], [ %68, %63 ]
  %71 = zext i1 %70 to i32
  %72 = load ptr, ptr %7, align 8
  %73 = load i32, ptr %8, align 4
  call void @require(i32 noundef %71, ptr noundef @.str.7, ptr noundef %72, i32 noundef %73)
  br label %74

74:                                               ; preds = %69, %4
  %75 = load ptr, ptr %5, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp sle i32 %78, 4
  %80 = zext i1 %79 to i32
  %81 = load ptr, ptr %7, align 8
  %82 = load i32, ptr %8, align 4
  call void @require(i32 noundef %80, ptr noundef @.str.3, ptr noundef %81, i32 noundef %82)
  %83 = load ptr, ptr %5, align 8
  %84 = load ptr, ptr %5, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = call ptr @dimension_of(ptr noundef %83, i32 noundef 0, i32 noundef %87)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %88, i64 24, i1 false)
  %89 = load ptr, ptr %5, align 8
  %90 = load ptr, ptr %5, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = call ptr @dimension_of(ptr noundef %89, i32 noundef 1, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %94, i64 24, i1 false)
  %95 = load ptr, ptr %5, align 8
  %96 = load ptr, ptr %5, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 3
  %98 = load i8, ptr %97, align 4
  %99 = zext i8 %98 to i32
  %100 = call ptr @dimension_of(ptr noundef %95, i32 noundef 2, i32 noundef %99)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %100, i64 24, i1 false)
  %101 = load ptr, ptr %5, align 8
  %102 = load ptr, ptr %5, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = call ptr @dimension_of(ptr noundef %101, i32 noundef 3, i32 noundef %105)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %106, i64 24, i1 false)
  %107 = load ptr, ptr %6, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 4
  %109 = load i8, ptr %108, align 1
  %110 = zext i8 %109 to i32
  %111 = icmp eq i32 %110, 42
  br i1 %111, label %112, label %192

112:                                              ; preds = %74
  store i64 0, ptr %13, align 8
  br label %113

113:                                              ; preds = %188, %112
  %114 = load i64, ptr %13, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %114, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %113
  store i32 2, ptr %14, align 4
  br label %191

119:                                              ; preds = %113
  store i64 0, ptr %15, align 8
  br label %120

120:                                              ; preds = %184, %119
  %121 = load i64, ptr %15, align 8
  %122 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %126, label %125

125:                                              ; preds = %120
  store i32 5, ptr %14, align 4
  br label %187

126:                                              ; preds = %120
  store i64 0, ptr %16, align 8
  br label %127

127:                                              ; preds = %180, %126
  %128 = load i64, ptr %16, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %127
  store i32 8, ptr %14, align 4
  br label %183

133:                                              ; preds = %127
  store i64 0, ptr %17, align 8
  br label %134

134:                                              ; preds = %176, %133
  %135 = load i64, ptr %17, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %140, label %139

139:                                              ; preds = %134
  store i32 11, ptr %14, align 4
  br label %179

140:                                              ; preds = %134
  %141 = load ptr, ptr %6, align 8
  %142 = call ptr @type_of(ptr noundef %141)
  %143 = load ptr, ptr %5, align 8
  %144 = getelementptr inbounds %struct.descriptor, ptr %143, i32 0, i32 0
  %145 = load ptr, ptr %144, align 8
  %146 = load i64, ptr %17, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %146, %148
  %150 = load i64, ptr %16, align 8
  %151 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %150, %152
  %154 = add nsw i64 %149, %153
  %155 = load i64, ptr %15, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = mul nsw i64 %155, %157
  %159 = add nsw i64 %154, %158
  %160 = load i64, ptr %13, align 8
  %161 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %160, %162
  %164 = add nsw i64 %159, %163
  %165 = getelementptr inbounds i8, ptr %145, i64 %164
  %166 = load ptr, ptr %6, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 0
  %168 = load ptr, ptr %167, align 8
  %169 = load ptr, ptr %6, align 8
  %170 = load i64, ptr %17, align 8
  %171 = load i64, ptr %16, align 8
  %172 = load i64, ptr %15, align 8
  %173 = load i64, ptr %13, align 8
  %174 = call i64 @offset_in(ptr noundef %169, i64 noundef %170, i64 noundef %171, i64 noundef %172, i64 noundef %173)
  %175 = getelementptr inbounds i8, ptr %168, i64 %174
  call void @fortran_assign(ptr noundef %142, ptr noundef %165, ptr noundef %175)
  br label %176

176:                                              ; preds = %140
  %177 = load i64, ptr %17, align 8
  %178 = add nsw i64 %177, 1
  store i64 %178, ptr %17, align 8
  br label %134

179:                                              ; preds = %139
  br label %180

180:                                              ; preds = %179
  %181 = load i64, ptr %16, align 8
  %182 = add nsw i64 %181, 1
  store i64 %182, ptr %16, align 8
  br label %127

183:                                              ; preds = %132
  br label %184

184:                                              ; preds = %183
  %185 = load i64, ptr %15, align 8
  %186 = add nsw i64 %185, 1
  store i64 %186, ptr %15, align 8
  br label %120

187:                                              ; preds = %125
  br label %188

188:                                              ; preds = %187
  %189 = load i64, ptr %13, align 8
  %190 = add nsw i64 %189, 1
  store i64 %190, ptr %13, align 8
  br label %113

191:                                              ; preds = %118
  br label %271

192:                                              ; preds = %74
  store i64 0, ptr %18, align 8
  br label %193

193:                                              ; preds = %267, %192
  %194 = load i64, ptr %18, align 8
  %195 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %196 = load i64, ptr %195, align 8
  %197 = icmp slt i64 %194, %196
  br i1 %197, label %199, label %198

198:                                              ; preds = %193
  store i32 14, ptr %14, align 4
  br label %270

199:                                              ; preds = %193
  store i64 0, ptr %19, align 8
  br label %200

200:                                              ; preds = %263, %199
  %201 = load i64, ptr %19, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %203 = load i64, ptr %202, align 8
  %204 = icmp slt i64 %201, %203
  br i1 %204, label %206, label %205

205:                                              ; preds = %200
  store i32 17, ptr %14, align 4
  br label %266

206:                                              ; preds = %200
  store i64 0, ptr %20, align 8
  br label %207

207:                                              ; preds = %259, %206
  %208 = load i64, ptr %20, align 8
  %209 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %210 = load i64, ptr %209, align 8
  %211 = icmp slt i64 %208, %210
  br i1 %211, label %213, label %212

212:                                              ; preds = %207
  store i32 20, ptr %14, align 4
  br label %262

213:                                              ; preds = %207
  store i64 0, ptr %21, align 8
  br label %214

214:                                              ; preds = %255, %213
  %215 = load i64, ptr %21, align 8
  %216 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = icmp slt i64 %215, %217
  br i1 %218, label %220, label %219

219:                                              ; preds = %214
  store i32 23, ptr %14, align 4
  br label %258

220:                                              ; preds = %214
  %221 = load ptr, ptr %5, align 8
  %222 = getelementptr inbounds %struct.descriptor, ptr %221, i32 0, i32 0
  %223 = load ptr, ptr %222, align 8
  %224 = load i64, ptr %21, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = load i64, ptr %20, align 8
  %229 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %230 = load i64, ptr %229, align 8
  %231 = mul nsw i64 %228, %230
  %232 = add nsw i64 %227, %231
  %233 = load i64, ptr %19, align 8
  %234 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %233, %235
  %237 = add nsw i64 %232, %236
  %238 = load i64, ptr %18, align 8
  %239 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %240 = load i64, ptr %239, align 8
  %241 = mul nsw i64 %238, %240
  %242 = add nsw i64 %237, %241
  %243 = getelementptr inbounds i8, ptr %223, i64 %242
  %244 = load ptr, ptr %6, align 8
  %245 = getelementptr inbounds %struct.descriptor, ptr %244, i32 0, i32 0
  %246 = load ptr, ptr %245, align 8
  %247 = load ptr, ptr %6, align 8
  %248 = load i64, ptr %21, align 8
  %249 = load i64, ptr %20, align 8
  %250 = load i64, ptr %19, align 8
  %251 = load i64, ptr %18, align 8
  %252 = call i64 @offset_in(ptr noundef %247, i64 noundef %248, i64 noundef %249, i64 noundef %250, i64 noundef %251)
  %253 = getelementptr inbounds i8, ptr %246, i64 %252
  %254 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %243, ptr noundef %253, ptr noundef %254)
  br label %255

255:                                              ; preds = %220
  %256 = load i64, ptr %21, align 8
  %257 = add nsw i64 %256, 1
  store i64 %257, ptr %21, align 8
  br label %214

258:                                              ; preds = %219
  br label %259

259:                                              ; preds = %258
  %260 = load i64, ptr %20, align 8
  %261 = add nsw i64 %260, 1
  store i64 %261, ptr %20, align 8
  br label %207

262:                                              ; preds = %212
  br label %263

263:                                              ; preds = %262
  %264 = load i64, ptr %19, align 8
  %265 = add nsw i64 %264, 1
  store i64 %265, ptr %19, align 8
  br label %200

266:                                              ; preds = %205
  br label %267

267:                                              ; preds = %266
  %268 = load i64, ptr %18, align 8
  %269 = add nsw i64 %268, 1
  store i64 %269, ptr %18, align 8
  br label %193

270:                                              ; preds = %198
  br label %271

271:                                              ; preds = %270, %191
  ret void
}

define dso_local i32 @_FortranAPointerAllocateSource(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %14 = zext i1 %2 to i8
  store i8 %14, ptr %9, align 1
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load i8, ptr %9, align 1
  %17 = trunc i8 %16 to i1
  %18 = load ptr, ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  %20 = call i32 @allocate_pointer(ptr noundef %15, i1 noundef zeroext %17, ptr noundef %18, i32 noundef %19)
  store i32 %20, ptr %13, align 4
  %21 = load i32, ptr %13, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %6
  %24 = load ptr, ptr %7, align 8
  %25 = load ptr, ptr %8, align 8
  %26 = load ptr, ptr %11, align 8
  %27 = load i32, ptr %12, align 4
  call void @copy_source(ptr noundef %24, ptr noundef %25, ptr noundef %26, i32 noundef %27)
  br label %28

28:                                               ; preds = %23, %6
  %29 = load i32, ptr %13, align 4
  ret i32 %29
}

define dso_local i32 @_FortranAAllocatableDeallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %12 = load ptr, ptr %6, align 8
  %13 = load i8, ptr %7, align 1
  %14 = trunc i8 %13 to i1
  %15 = load ptr, ptr %9, align 8
  %16 = load i32, ptr %10, align 4
  %17 = call i32 @deallocate(ptr noundef %12, i1 noundef zeroext %14, ptr noundef %15, i32 noundef %16)
  ret i32 %17
}

define internal i32 @deallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.dimension, align 8
  %21 = alloca %struct.dimension, align 8
  %22 = alloca %struct.dimension, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  %28 = zext i1 %1 to i8
  store i8 %28, ptr %7, align 1
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = icmp ne i32 %32, 42
  br i1 %33, label %34, label %81

34:                                               ; preds = %4
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 4
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 28
  br i1 %39, label %76, label %40

40:                                               ; preds = %34
  %41 = load ptr, ptr %6, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 4
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = icmp eq i32 %44, 27
  br i1 %45, label %76, label %46

46:                                               ; preds = %40
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 4
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp eq i32 %50, 35
  br i1 %51, label %76, label %52

52:                                               ; preds = %46
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 4
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = icmp eq i32 %56, 34
  br i1 %57, label %76, label %58

58:                                               ; preds = %52
  %59 = load ptr, ptr %6, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp sle i32 %62, 24
  br i1 %63, label %76, label %64

64:                                               ; preds = %58
  %65 = load ptr, ptr %6, align 8
  %66 = getelementptr inbounds %struct.descriptor, ptr %65, i32 0, i32 4
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp eq i32 %68, 39
  br i1 %69, label %76, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %6, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 4
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i32
  %75 = icmp eq i32 %74, 40
  br label %76

76:                                               ; preds = %70, %64, %58, %52, %46, %40, %34
  %77 = phi i1 [ true, %64 ], [ true, %58 ], [ true, %52 ], [ true, %46 ], [ true, %40 ], [ true, %34 ], [ %75, %70 ]
  %78 = zext i1 %77 to i32
  %79 = load ptr, ptr %8, align 8
  %80 = load i32, ptr %9, align 4
  call void @require(i32 noundef %78, ptr noundef @.str.7, ptr noundef %79, i32 noundef %80)
  br label %81

81:                                               ; preds = %76, %4
  %82 = load ptr, ptr %6, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 0
  %84 = load ptr, ptr %83, align 8
  %85 = icmp ne ptr %84, null
  br i1 %85, label %90, label %86

86:                                               ; preds = %81
  %87 = load i8, ptr %7, align 1
  %88 = trunc i8 %87 to i1
  br i1 %88, label %89, label %90

89:                                               ; preds = %86
  store i32 1, ptr %5, align 4
  br label %354

90:                                               ; preds = %86, %81
  %91 = load ptr, ptr %6, align 8
  %92 = getelementptr inbounds %struct.descriptor, ptr %91, i32 0, i32 0
  %93 = load ptr, ptr %92, align 8
  %94 = icmp ne ptr %93, null
  %95 = zext i1 %94 to i32
  %96 = load ptr, ptr %8, align 8
  %97 = load i32, ptr %9, align 4
  call void @require(i32 noundef %95, ptr noundef @.str.10, ptr noundef %96, i32 noundef %97)
  %98 = load ptr, ptr %6, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %120

103:                                              ; preds = %90
  %104 = load ptr, ptr %6, align 8
  %105 = getelementptr inbounds %struct.descriptor, ptr %104, i32 0, i32 4
  %106 = load i8, ptr %105, align 1
  %107 = zext i8 %106 to i32
  %108 = icmp eq i32 %107, 42
  br i1 %108, label %109, label %120

109:                                              ; preds = %103
  %110 = load ptr, ptr %6, align 8
  %111 = getelementptr inbounds %struct.descriptor, ptr %110, i32 0, i32 0
  %112 = load ptr, ptr %111, align 8
  %113 = icmp ne ptr %112, null
  br i1 %113, label %114, label %120

114:                                              ; preds = %109
  %115 = load ptr, ptr %6, align 8
  %116 = call ptr @type_of(ptr noundef %115)
  %117 = load ptr, ptr %6, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 0
  %119 = load ptr, ptr %118, align 8
  call void @fortran_finalise_one(ptr noundef %116, ptr noundef %119)
  br label %234

120:                                              ; preds = %109, %103, %90
  %121 = load ptr, ptr %6, align 8
  %122 = getelementptr inbounds %struct.descriptor, ptr %121, i32 0, i32 4
  %123 = load i8, ptr %122, align 1
  %124 = zext i8 %123 to i32
  %125 = icmp eq i32 %124, 42
  br i1 %125, label %126, label %233

126:                                              ; preds = %120
  %127 = load ptr, ptr %6, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 0
  %129 = load ptr, ptr %128, align 8
  %130 = icmp ne ptr %129, null
  br i1 %130, label %131, label %233

131:                                              ; preds = %126
  %132 = load ptr, ptr %6, align 8
  %133 = getelementptr inbounds %struct.descriptor, ptr %132, i32 0, i32 3
  %134 = load i8, ptr %133, align 4
  %135 = zext i8 %134 to i32
  %136 = icmp sle i32 %135, 4
  %137 = zext i1 %136 to i32
  %138 = load ptr, ptr %8, align 8
  %139 = load i32, ptr %9, align 4
  call void @require(i32 noundef %137, ptr noundef @.str.3, ptr noundef %138, i32 noundef %139)
  %140 = load ptr, ptr %6, align 8
  %141 = load ptr, ptr %6, align 8
  %142 = getelementptr inbounds %struct.descriptor, ptr %141, i32 0, i32 3
  %143 = load i8, ptr %142, align 4
  %144 = zext i8 %143 to i32
  %145 = call ptr @dimension_of(ptr noundef %140, i32 noundef 0, i32 noundef %144)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %145, i64 24, i1 false)
  %146 = load ptr, ptr %6, align 8
  %147 = load ptr, ptr %6, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 3
  %149 = load i8, ptr %148, align 4
  %150 = zext i8 %149 to i32
  %151 = call ptr @dimension_of(ptr noundef %146, i32 noundef 1, i32 noundef %150)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %151, i64 24, i1 false)
  %152 = load ptr, ptr %6, align 8
  %153 = load ptr, ptr %6, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 3
  %155 = load i8, ptr %154, align 4
  %156 = zext i8 %155 to i32
  %157 = call ptr @dimension_of(ptr noundef %152, i32 noundef 2, i32 noundef %156)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %157, i64 24, i1 false)
  %158 = load ptr, ptr %6, align 8
  %159 = load ptr, ptr %6, align 8
  %160 = getelementptr inbounds %struct.descriptor, ptr %159, i32 0, i32 3
  %161 = load i8, ptr %160, align 4
  %162 = zext i8 %161 to i32
  %163 = call ptr @dimension_of(ptr noundef %158, i32 noundef 3, i32 noundef %162)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %163, i64 24, i1 false)
  store i64 0, ptr %14, align 8
  br label %164

164:                                              ; preds = %229, %131
  %165 = load i64, ptr %14, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  %168 = icmp slt i64 %165, %167
  br i1 %168, label %170, label %169

169:                                              ; preds = %164
  store i32 2, ptr %15, align 4
  br label %232

170:                                              ; preds = %164
  store i64 0, ptr %16, align 8
  br label %171

171:                                              ; preds = %225, %170
  %172 = load i64, ptr %16, align 8
  %173 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  %175 = icmp slt i64 %172, %174
  br i1 %175, label %177, label %176

176:                                              ; preds = %171
  store i32 5, ptr %15, align 4
  br label %228

177:                                              ; preds = %171
  store i64 0, ptr %17, align 8
  br label %178

178:                                              ; preds = %221, %177
  %179 = load i64, ptr %17, align 8
  %180 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = icmp slt i64 %179, %181
  br i1 %182, label %184, label %183

183:                                              ; preds = %178
  store i32 8, ptr %15, align 4
  br label %224

184:                                              ; preds = %178
  store i64 0, ptr %18, align 8
  br label %185

185:                                              ; preds = %217, %184
  %186 = load i64, ptr %18, align 8
  %187 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %188 = load i64, ptr %187, align 8
  %189 = icmp slt i64 %186, %188
  br i1 %189, label %191, label %190

190:                                              ; preds = %185
  store i32 11, ptr %15, align 4
  br label %220

191:                                              ; preds = %185
  %192 = load ptr, ptr %6, align 8
  %193 = call ptr @type_of(ptr noundef %192)
  %194 = load ptr, ptr %6, align 8
  %195 = getelementptr inbounds %struct.descriptor, ptr %194, i32 0, i32 0
  %196 = load ptr, ptr %195, align 8
  %197 = load i64, ptr %18, align 8
  %198 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %197, %199
  %201 = load i64, ptr %17, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %203 = load i64, ptr %202, align 8
  %204 = mul nsw i64 %201, %203
  %205 = add nsw i64 %200, %204
  %206 = load i64, ptr %16, align 8
  %207 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %208 = load i64, ptr %207, align 8
  %209 = mul nsw i64 %206, %208
  %210 = add nsw i64 %205, %209
  %211 = load i64, ptr %14, align 8
  %212 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %213 = load i64, ptr %212, align 8
  %214 = mul nsw i64 %211, %213
  %215 = add nsw i64 %210, %214
  %216 = getelementptr inbounds i8, ptr %196, i64 %215
  call void @fortran_finalise(ptr noundef %193, ptr noundef %216)
  br label %217

217:                                              ; preds = %191
  %218 = load i64, ptr %18, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %18, align 8
  br label %185

220:                                              ; preds = %190
  br label %221

221:                                              ; preds = %220
  %222 = load i64, ptr %17, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %17, align 8
  br label %178

224:                                              ; preds = %183
  br label %225

225:                                              ; preds = %224
  %226 = load i64, ptr %16, align 8
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %16, align 8
  br label %171

228:                                              ; preds = %176
  br label %229

229:                                              ; preds = %228
  %230 = load i64, ptr %14, align 8
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %14, align 8
  br label %164

232:                                              ; preds = %169
  br label %233

233:                                              ; preds = %232, %126, %120
  br label %234

234:                                              ; preds = %233, %114
  %235 = load ptr, ptr %6, align 8
  %236 = getelementptr inbounds %struct.descriptor, ptr %235, i32 0, i32 4
  %237 = load i8, ptr %236, align 1
  %238 = zext i8 %237 to i32
  %239 = icmp eq i32 %238, 42
  br i1 %239, label %240, label %347

240:                                              ; preds = %234
  %241 = load ptr, ptr %6, align 8
  %242 = getelementptr inbounds %struct.descriptor, ptr %241, i32 0, i32 0
  %243 = load ptr, ptr %242, align 8
  %244 = icmp ne ptr %243, null
  br i1 %244, label %245, label %347

245:                                              ; preds = %240
  %246 = load ptr, ptr %6, align 8
  %247 = getelementptr inbounds %struct.descriptor, ptr %246, i32 0, i32 3
  %248 = load i8, ptr %247, align 4
  %249 = zext i8 %248 to i32
  %250 = icmp sle i32 %249, 4
  %251 = zext i1 %250 to i32
  %252 = load ptr, ptr %8, align 8
  %253 = load i32, ptr %9, align 4
  call void @require(i32 noundef %251, ptr noundef @.str.3, ptr noundef %252, i32 noundef %253)
  %254 = load ptr, ptr %6, align 8
  %255 = load ptr, ptr %6, align 8
  %256 = getelementptr inbounds %struct.descriptor, ptr %255, i32 0, i32 3
  %257 = load i8, ptr %256, align 4
  %258 = zext i8 %257 to i32
  %259 = call ptr @dimension_of(ptr noundef %254, i32 noundef 0, i32 noundef %258)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %259, i64 24, i1 false)
  %260 = load ptr, ptr %6, align 8
  %261 = load ptr, ptr %6, align 8
  %262 = getelementptr inbounds %struct.descriptor, ptr %261, i32 0, i32 3
  %263 = load i8, ptr %262, align 4
  %264 = zext i8 %263 to i32
  %265 = call ptr @dimension_of(ptr noundef %260, i32 noundef 1, i32 noundef %264)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %265, i64 24, i1 false)
  %266 = load ptr, ptr %6, align 8
  %267 = load ptr, ptr %6, align 8
  %268 = getelementptr inbounds %struct.descriptor, ptr %267, i32 0, i32 3
  %269 = load i8, ptr %268, align 4
  %270 = zext i8 %269 to i32
  %271 = call ptr @dimension_of(ptr noundef %266, i32 noundef 2, i32 noundef %270)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %271, i64 24, i1 false)
  %272 = load ptr, ptr %6, align 8
  %273 = load ptr, ptr %6, align 8
  %274 = getelementptr inbounds %struct.descriptor, ptr %273, i32 0, i32 3
  %275 = load i8, ptr %274, align 4
  %276 = zext i8 %275 to i32
  %277 = call ptr @dimension_of(ptr noundef %272, i32 noundef 3, i32 noundef %276)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %277, i64 24, i1 false)
  store i64 0, ptr %23, align 8
  br label %278

278:                                              ; preds = %343, %245
  %279 = load i64, ptr %23, align 8
  %280 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 1
  %281 = load i64, ptr %280, align 8
  %282 = icmp slt i64 %279, %281
  br i1 %282, label %284, label %283

283:                                              ; preds = %278
  store i32 14, ptr %15, align 4
  br label %346

284:                                              ; preds = %278
  store i64 0, ptr %24, align 8
  br label %285

285:                                              ; preds = %339, %284
  %286 = load i64, ptr %24, align 8
  %287 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %288 = load i64, ptr %287, align 8
  %289 = icmp slt i64 %286, %288
  br i1 %289, label %291, label %290

290:                                              ; preds = %285
  store i32 17, ptr %15, align 4
  br label %342

291:                                              ; preds = %285
  store i64 0, ptr %25, align 8
  br label %292

292:                                              ; preds = %335, %291
  %293 = load i64, ptr %25, align 8
  %294 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 1
  %295 = load i64, ptr %294, align 8
  %296 = icmp slt i64 %293, %295
  br i1 %296, label %298, label %297

297:                                              ; preds = %292
  store i32 20, ptr %15, align 4
  br label %338

298:                                              ; preds = %292
  store i64 0, ptr %26, align 8
  br label %299

299:                                              ; preds = %331, %298
  %300 = load i64, ptr %26, align 8
  %301 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  %302 = load i64, ptr %301, align 8
  %303 = icmp slt i64 %300, %302
  br i1 %303, label %305, label %304

304:                                              ; preds = %299
  store i32 23, ptr %15, align 4
  br label %334

305:                                              ; preds = %299
  %306 = load ptr, ptr %6, align 8
  %307 = call ptr @type_of(ptr noundef %306)
  %308 = load ptr, ptr %6, align 8
  %309 = getelementptr inbounds %struct.descriptor, ptr %308, i32 0, i32 0
  %310 = load ptr, ptr %309, align 8
  %311 = load i64, ptr %26, align 8
  %312 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  %313 = load i64, ptr %312, align 8
  %314 = mul nsw i64 %311, %313
  %315 = load i64, ptr %25, align 8
  %316 = getelementptr inbounds %struct.dimension, ptr %20, i32 0, i32 2
  %317 = load i64, ptr %316, align 8
  %318 = mul nsw i64 %315, %317
  %319 = add nsw i64 %314, %318
  %320 = load i64, ptr %24, align 8
  %321 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %322 = load i64, ptr %321, align 8
  %323 = mul nsw i64 %320, %322
  %324 = add nsw i64 %319, %323
  %325 = load i64, ptr %23, align 8
  %326 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 2
  %327 = load i64, ptr %326, align 8
  %328 = mul nsw i64 %325, %327
  %329 = add nsw i64 %324, %328
  %330 = getelementptr inbounds i8, ptr %310, i64 %329
  call void @fortran_destroy(ptr noundef %307, ptr noundef %330)
  br label %331

331:                                              ; preds = %305
  %332 = load i64, ptr %26, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %26, align 8
  br label %299

334:                                              ; preds = %304
  br label %335

335:                                              ; preds = %334
  %336 = load i64, ptr %25, align 8
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %25, align 8
  br label %292

338:                                              ; preds = %297
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %24, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %24, align 8
  br label %285

342:                                              ; preds = %290
  br label %343

343:                                              ; preds = %342
  %344 = load i64, ptr %23, align 8
  %345 = add nsw i64 %344, 1
  store i64 %345, ptr %23, align 8
  br label %278

346:                                              ; preds = %283
  br label %347

347:                                              ; preds = %346, %240, %234
  %348 = load ptr, ptr %6, align 8
  %349 = getelementptr inbounds %struct.descriptor, ptr %348, i32 0, i32 0
  %350 = load ptr, ptr %349, align 8
  store ptr %350, ptr %27, align 8
  %351 = load ptr, ptr %6, align 8
  %352 = getelementptr inbounds %struct.descriptor, ptr %351, i32 0, i32 0
  store ptr null, ptr %352, align 8
  %353 = load ptr, ptr %27, align 8
  call void @free(ptr noundef %353)
  store i32 0, ptr %5, align 4
  store i32 1, ptr %15, align 4
  br label %354

354:                                              ; preds = %347, %89
  %355 = load i32, ptr %5, align 4
  ret i32 %355
}

define dso_local i32 @_FortranAAllocatableDeallocatePolymorphic(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %14 = zext i1 %2 to i8
  store i8 %14, ptr %9, align 1
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load i8, ptr %9, align 1
  %17 = trunc i8 %16 to i1
  %18 = load ptr, ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  %20 = call i32 @deallocate(ptr noundef %15, i1 noundef zeroext %17, ptr noundef %18, i32 noundef %19)
  store i32 %20, ptr %13, align 4
  %21 = load i32, ptr %13, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %38, label %23

23:                                               ; preds = %6
  %24 = load ptr, ptr %8, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %38

26:                                               ; preds = %23
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 6
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = and i32 %30, 1
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %38

33:                                               ; preds = %26
  %34 = load ptr, ptr %8, align 8
  %35 = load ptr, ptr %7, align 8
  %36 = call ptr @addendum(ptr noundef %35)
  %37 = getelementptr inbounds %struct.addendum, ptr %36, i32 0, i32 0
  store ptr %34, ptr %37, align 8
  br label %38

38:                                               ; preds = %33, %26, %23, %6
  %39 = load i32, ptr %13, align 4
  ret i32 %39
}

define dso_local i32 @_FortranAPointerDeallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %12 = load ptr, ptr %6, align 8
  %13 = load i8, ptr %7, align 1
  %14 = trunc i8 %13 to i1
  %15 = load ptr, ptr %9, align 8
  %16 = load i32, ptr %10, align 4
  %17 = call i32 @deallocate(ptr noundef %12, i1 noundef zeroext %14, ptr noundef %15, i32 noundef %16)
  ret i32 %17
}

define dso_local i32 @_FortranAPointerDeallocatePolymorphic(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %14 = zext i1 %2 to i8
  store i8 %14, ptr %9, align 1
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = load i8, ptr %9, align 1
  %17 = trunc i8 %16 to i1
  %18 = load ptr, ptr %11, align 8
  %19 = load i32, ptr %12, align 4
  %20 = call i32 @deallocate(ptr noundef %15, i1 noundef zeroext %17, ptr noundef %18, i32 noundef %19)
  store i32 %20, ptr %13, align 4
  %21 = load i32, ptr %13, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %38, label %23

23:                                               ; preds = %6
  %24 = load ptr, ptr %8, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %38

26:                                               ; preds = %23
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 6
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = and i32 %30, 1
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %38

33:                                               ; preds = %26
  %34 = load ptr, ptr %8, align 8
  %35 = load ptr, ptr %7, align 8
  %36 = call ptr @addendum(ptr noundef %35)
  %37 = getelementptr inbounds %struct.addendum, ptr %36, i32 0, i32 0
  store ptr %34, ptr %37, align 8
  br label %38

38:                                               ; preds = %33, %26, %23, %6
  %39 = load i32, ptr %13, align 4
  ret i32 %39
}

define dso_local void @_FortranAPointerAssociate(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @copy_shape(ptr noundef %5, ptr noundef %6)
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 5
  store i8 1, ptr %8, align 2
  ret void
}

define dso_local void @_FortranAPointerAssociateScalar(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.descriptor, ptr %6, i32 0, i32 0
  store ptr %5, ptr %7, align 8
  ret void
}

define dso_local void @_FortranAPointerAssociateRemapping(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %29 = load ptr, ptr %8, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 7
  %31 = getelementptr inbounds [0 x %struct.dimension], ptr %30, i64 0, i64 1
  %32 = getelementptr inbounds %struct.dimension, ptr %31, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %11, align 4
  %35 = load i32, ptr %11, align 4
  %36 = icmp sle i32 %35, 4
  %37 = zext i1 %36 to i32
  %38 = load ptr, ptr %9, align 8
  %39 = load i32, ptr %10, align 4
  call void @require(i32 noundef %37, ptr noundef @.str.3, ptr noundef %38, i32 noundef %39)
  %40 = load ptr, ptr %7, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 0
  store ptr %42, ptr %44, align 8
  %45 = load ptr, ptr %7, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 1
  store i64 %47, ptr %49, align 8
  %50 = load ptr, ptr %7, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 2
  %52 = load i32, ptr %51, align 8
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds %struct.descriptor, ptr %53, i32 0, i32 2
  store i32 %52, ptr %54, align 8
  %55 = load i32, ptr %11, align 4
  %56 = trunc i32 %55 to i8
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 3
  store i8 %56, ptr %58, align 4
  %59 = load ptr, ptr %7, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = load ptr, ptr %6, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 4
  store i8 %61, ptr %63, align 1
  %64 = load ptr, ptr %6, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 5
  store i8 1, ptr %65, align 2
  %66 = load ptr, ptr %7, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 4
  %69 = zext i8 %68 to i32
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %71, label %77

71:                                               ; preds = %5
  %72 = load ptr, ptr %7, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 7
  %74 = getelementptr inbounds [0 x %struct.dimension], ptr %73, i64 0, i64 0
  %75 = getelementptr inbounds %struct.dimension, ptr %74, i32 0, i32 2
  %76 = load i64, ptr %75, align 8
  br label %81

77:                                               ; preds = %5
  %78 = load ptr, ptr %7, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  br label %81

81:                                               ; preds = %77, %71
  %82 = phi i64 [ %76, %71 ], [ %80, %77 ]
  store i64 %82, ptr %12, align 8
  br label %83

83:                                               ; preds = %81
  %84 = load i32, ptr %11, align 4
  %85 = icmp slt i32 0, %84
  br i1 %85, label %86, label %134

86:                                               ; preds = %83
  %87 = load ptr, ptr %8, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 7
  %89 = getelementptr inbounds [0 x %struct.dimension], ptr %88, i64 0, i64 1
  %90 = getelementptr inbounds %struct.dimension, ptr %89, i32 0, i32 2
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %91, 0
  store i64 %92, ptr %13, align 8
  %93 = load ptr, ptr %8, align 8
  %94 = load i64, ptr %13, align 8
  %95 = call i64 @integer(ptr noundef %93, i64 noundef %94)
  store i64 %95, ptr %14, align 8
  %96 = load ptr, ptr %8, align 8
  %97 = load i64, ptr %13, align 8
  %98 = load ptr, ptr %8, align 8
  %99 = getelementptr inbounds %struct.descriptor, ptr %98, i32 0, i32 7
  %100 = getelementptr inbounds [0 x %struct.dimension], ptr %99, i64 0, i64 0
  %101 = getelementptr inbounds %struct.dimension, ptr %100, i32 0, i32 2
  %102 = load i64, ptr %101, align 8
  %103 = add nsw i64 %97, %102
  %104 = call i64 @integer(ptr noundef %96, i64 noundef %103)
  store i64 %104, ptr %15, align 8
  %105 = load i64, ptr %15, align 8
  %106 = load i64, ptr %14, align 8
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %108, label %109

108:                                              ; preds = %86
  br label %114

109:                                              ; preds = %86
  %110 = load i64, ptr %15, align 8
  %111 = load i64, ptr %14, align 8
  %112 = sub nsw i64 %110, %111
  %113 = add nsw i64 %112, 1
  br label %114

114:                                              ; preds = %109, %108
  %115 = phi i64 [ 0, %108 ], [ %113, %109 ]
  store i64 %115, ptr %16, align 8
  %116 = load i64, ptr %14, align 8
  %117 = load ptr, ptr %6, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 7
  %119 = getelementptr inbounds [0 x %struct.dimension], ptr %118, i64 0, i64 0
  %120 = getelementptr inbounds %struct.dimension, ptr %119, i32 0, i32 0
  store i64 %116, ptr %120, align 8
  %121 = load i64, ptr %16, align 8
  %122 = load ptr, ptr %6, align 8
  %123 = getelementptr inbounds %struct.descriptor, ptr %122, i32 0, i32 7
  %124 = getelementptr inbounds [0 x %struct.dimension], ptr %123, i64 0, i64 0
  %125 = getelementptr inbounds %struct.dimension, ptr %124, i32 0, i32 1
  store i64 %121, ptr %125, align 8
  %126 = load i64, ptr %12, align 8
  %127 = load ptr, ptr %6, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 7
  %129 = getelementptr inbounds [0 x %struct.dimension], ptr %128, i64 0, i64 0
  %130 = getelementptr inbounds %struct.dimension, ptr %129, i32 0, i32 2
  store i64 %126, ptr %130, align 8
  %131 = load i64, ptr %16, align 8
  %132 = load i64, ptr %12, align 8
  %133 = mul nsw i64 %132, %131
  store i64 %133, ptr %12, align 8
  br label %134

134:                                              ; preds = %114, %83
  %135 = load i32, ptr %11, align 4
  %136 = icmp slt i32 1, %135
  br i1 %136, label %137, label %185

137:                                              ; preds = %134
  %138 = load ptr, ptr %8, align 8
  %139 = getelementptr inbounds %struct.descriptor, ptr %138, i32 0, i32 7
  %140 = getelementptr inbounds [0 x %struct.dimension], ptr %139, i64 0, i64 1
  %141 = getelementptr inbounds %struct.dimension, ptr %140, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = mul nsw i64 %142, 1
  store i64 %143, ptr %17, align 8
  %144 = load ptr, ptr %8, align 8
  %145 = load i64, ptr %17, align 8
  %146 = call i64 @integer(ptr noundef %144, i64 noundef %145)
  store i64 %146, ptr %18, align 8
  %147 = load ptr, ptr %8, align 8
  %148 = load i64, ptr %17, align 8
  %149 = load ptr, ptr %8, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 7
  %151 = getelementptr inbounds [0 x %struct.dimension], ptr %150, i64 0, i64 0
  %152 = getelementptr inbounds %struct.dimension, ptr %151, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = add nsw i64 %148, %153
  %155 = call i64 @integer(ptr noundef %147, i64 noundef %154)
  store i64 %155, ptr %19, align 8
  %156 = load i64, ptr %19, align 8
  %157 = load i64, ptr %18, align 8
  %158 = icmp slt i64 %156, %157
  br i1 %158, label %159, label %160

159:                                              ; preds = %137
  br label %165

160:                                              ; preds = %137
  %161 = load i64, ptr %19, align 8
  %162 = load i64, ptr %18, align 8
  %163 = sub nsw i64 %161, %162
  %164 = add nsw i64 %163, 1
  br label %165

165:                                              ; preds = %160, %159
  %166 = phi i64 [ 0, %159 ], [ %164, %160 ]
  store i64 %166, ptr %20, align 8
  %167 = load i64, ptr %18, align 8
  %168 = load ptr, ptr %6, align 8
  %169 = getelementptr inbounds %struct.descriptor, ptr %168, i32 0, i32 7
  %170 = getelementptr inbounds [0 x %struct.dimension], ptr %169, i64 0, i64 1
  %171 = getelementptr inbounds %struct.dimension, ptr %170, i32 0, i32 0
  store i64 %167, ptr %171, align 8
  %172 = load i64, ptr %20, align 8
  %173 = load ptr, ptr %6, align 8
  %174 = getelementptr inbounds %struct.descriptor, ptr %173, i32 0, i32 7
  %175 = getelementptr inbounds [0 x %struct.dimension], ptr %174, i64 0, i64 1
  %176 = getelementptr inbounds %struct.dimension, ptr %175, i32 0, i32 1
  store i64 %172, ptr %176, align 8
  %177 = load i64, ptr %12, align 8
  %178 = load ptr, ptr %6, align 8
  %179 = getelementptr inbounds %struct.descriptor, ptr %178, i32 0, i32 7
  %180 = getelementptr inbounds [0 x %struct.dimension], ptr %179, i64 0, i64 1
  %181 = getelementptr inbounds %struct.dimension, ptr %180, i32 0, i32 2
  store i64 %177, ptr %181, align 8
  %182 = load i64, ptr %20, align 8
  %183 = load i64, ptr %12, align 8
  %184 = mul nsw i64 %183, %182
  store i64 %184, ptr %12, align 8
  br label %185

185:                                              ; preds = %165, %134
  %186 = load i32, ptr %11, align 4
  %187 = icmp slt i32 2, %186
  br i1 %187, label %188, label %236

188:                                              ; preds = %185
  %189 = load ptr, ptr %8, align 8
  %190 = getelementptr inbounds %struct.descriptor, ptr %189, i32 0, i32 7
  %191 = getelementptr inbounds [0 x %struct.dimension], ptr %190, i64 0, i64 1
  %192 = getelementptr inbounds %struct.dimension, ptr %191, i32 0, i32 2
  %193 = load i64, ptr %192, align 8
  %194 = mul nsw i64 %193, 2
  store i64 %194, ptr %21, align 8
  %195 = load ptr, ptr %8, align 8
  %196 = load i64, ptr %21, align 8
  %197 = call i64 @integer(ptr noundef %195, i64 noundef %196)
  store i64 %197, ptr %22, align 8
  %198 = load ptr, ptr %8, align 8
  %199 = load i64, ptr %21, align 8
  %200 = load ptr, ptr %8, align 8
  %201 = getelementptr inbounds %struct.descriptor, ptr %200, i32 0, i32 7
  %202 = getelementptr inbounds [0 x %struct.dimension], ptr %201, i64 0, i64 0
  %203 = getelementptr inbounds %struct.dimension, ptr %202, i32 0, i32 2
  %204 = load i64, ptr %203, align 8
  %205 = add nsw i64 %199, %204
  %206 = call i64 @integer(ptr noundef %198, i64 noundef %205)
  store i64 %206, ptr %23, align 8
  %207 = load i64, ptr %23, align 8
  %208 = load i64, ptr %22, align 8
  %209 = icmp slt i64 %207, %208
  br i1 %209, label %210, label %211

210:                                              ; preds = %188
  br label %216

211:                                              ; preds = %188
  %212 = load i64, ptr %23, align 8
  %213 = load i64, ptr %22, align 8
  %214 = sub nsw i64 %212, %213
  %215 = add nsw i64 %214, 1
  br label %216

216:                                              ; preds = %211, %210
  %217 = phi i64 [ 0, %210 ], [ %215, %211 ]
  store i64 %217, ptr %24, align 8
  %218 = load i64, ptr %22, align 8
  %219 = load ptr, ptr %6, align 8
  %220 = getelementptr inbounds %struct.descriptor, ptr %219, i32 0, i32 7
  %221 = getelementptr inbounds [0 x %struct.dimension], ptr %220, i64 0, i64 2
  %222 = getelementptr inbounds %struct.dimension, ptr %221, i32 0, i32 0
  store i64 %218, ptr %222, align 8
  %223 = load i64, ptr %24, align 8
  %224 = load ptr, ptr %6, align 8
  %225 = getelementptr inbounds %struct.descriptor, ptr %224, i32 0, i32 7
  %226 = getelementptr inbounds [0 x %struct.dimension], ptr %225, i64 0, i64 2
  %227 = getelementptr inbounds %struct.dimension, ptr %226, i32 0, i32 1
  store i64 %223, ptr %227, align 8
  %228 = load i64, ptr %12, align 8
  %229 = load ptr, ptr %6, align 8
  %230 = getelementptr inbounds %struct.descriptor, ptr %229, i32 0, i32 7
  %231 = getelementptr inbounds [0 x %struct.dimension], ptr %230, i64 0, i64 2
  %232 = getelementptr inbounds %struct.dimension, ptr %231, i32 0, i32 2
  store i64 %228, ptr %232, align 8
  %233 = load i64, ptr %24, align 8
  %234 = load i64, ptr %12, align 8
  %235 = mul nsw i64 %234, %233
  store i64 %235, ptr %12, align 8
  br label %236

236:                                              ; preds = %216, %185
  %237 = load i32, ptr %11, align 4
  %238 = icmp slt i32 3, %237
  br i1 %238, label %239, label %287

239:                                              ; preds = %236
  %240 = load ptr, ptr %8, align 8
  %241 = getelementptr inbounds %struct.descriptor, ptr %240, i32 0, i32 7
  %242 = getelementptr inbounds [0 x %struct.dimension], ptr %241, i64 0, i64 1
  %243 = getelementptr inbounds %struct.dimension, ptr %242, i32 0, i32 2
  %244 = load i64, ptr %243, align 8
  %245 = mul nsw i64 %244, 3
  store i64 %245, ptr %25, align 8
  %246 = load ptr, ptr %8, align 8
  %247 = load i64, ptr %25, align 8
  %248 = call i64 @integer(ptr noundef %246, i64 noundef %247)
  store i64 %248, ptr %26, align 8
  %249 = load ptr, ptr %8, align 8
  %250 = load i64, ptr %25, align 8
  %251 = load ptr, ptr %8, align 8
  %252 = getelementptr inbounds %struct.descriptor, ptr %251, i32 0, i32 7
  %253 = getelementptr inbounds [0 x %struct.dimension], ptr %252, i64 0, i64 0
  %254 = getelementptr inbounds %struct.dimension, ptr %253, i32 0, i32 2
  %255 = load i64, ptr %254, align 8
  %256 = add nsw i64 %250, %255
  %257 = call i64 @integer(ptr noundef %249, i64 noundef %256)
  store i64 %257, ptr %27, align 8
  %258 = load i64, ptr %27, align 8
  %259 = load i64, ptr %26, align 8
  %260 = icmp slt i64 %258, %259
  br i1 %260, label %261, label %262

261:                                              ; preds = %239
  br label %267

262:                                              ; preds = %239
  %263 = load i64, ptr %27, align 8
  %264 = load i64, ptr %26, align 8
  %265 = sub nsw i64 %263, %264
  %266 = add nsw i64 %265, 1
  br label %267

267:                                              ; preds = %262, %261
  %268 = phi i64 [ 0, %261 ], [ %266, %262 ]
  store i64 %268, ptr %28, align 8
  %269 = load i64, ptr %26, align 8
  %270 = load ptr, ptr %6, align 8
  %271 = getelementptr inbounds %struct.descriptor, ptr %270, i32 0, i32 7
  %272 = getelementptr inbounds [0 x %struct.dimension], ptr %271, i64 0, i64 3
  %273 = getelementptr inbounds %struct.dimension, ptr %272, i32 0, i32 0
  store i64 %269, ptr %273, align 8
  %274 = load i64, ptr %28, align 8
  %275 = load ptr, ptr %6, align 8
  %276 = getelementptr inbounds %struct.descriptor, ptr %275, i32 0, i32 7
  %277 = getelementptr inbounds [0 x %struct.dimension], ptr %276, i64 0, i64 3
  %278 = getelementptr inbounds %struct.dimension, ptr %277, i32 0, i32 1
  store i64 %274, ptr %278, align 8
  %279 = load i64, ptr %12, align 8
  %280 = load ptr, ptr %6, align 8
  %281 = getelementptr inbounds %struct.descriptor, ptr %280, i32 0, i32 7
  %282 = getelementptr inbounds [0 x %struct.dimension], ptr %281, i64 0, i64 3
  %283 = getelementptr inbounds %struct.dimension, ptr %282, i32 0, i32 2
  store i64 %279, ptr %283, align 8
  %284 = load i64, ptr %28, align 8
  %285 = load i64, ptr %12, align 8
  %286 = mul nsw i64 %285, %284
  store i64 %286, ptr %12, align 8
  br label %287

287:                                              ; preds = %267, %236
  br label %288

288:                                              ; preds = %287
  br label %289

289:                                              ; preds = %288
  %290 = load ptr, ptr %7, align 8
  %291 = getelementptr inbounds %struct.descriptor, ptr %290, i32 0, i32 6
  %292 = load i8, ptr %291, align 1
  %293 = zext i8 %292 to i32
  %294 = and i32 %293, 1
  %295 = icmp ne i32 %294, 0
  br i1 %295, label %296, label %302

296:                                              ; preds = %289
  %297 = load ptr, ptr %7, align 8
  %298 = call ptr @type_of(ptr noundef %297)
  %299 = load ptr, ptr %6, align 8
  %300 = call ptr @addendum(ptr noundef %299)
  %301 = getelementptr inbounds %struct.addendum, ptr %300, i32 0, i32 0
  store ptr %298, ptr %301, align 8
  br label %302

302:                                              ; preds = %296, %289
  ret void
}

define internal i64 @integer(ptr noundef %0, i64 noundef %1) #0 {
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

define dso_local void @_FortranAPointerAssociateLowerBounds(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  call void @copy_shape(ptr noundef %7, ptr noundef %8)
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds %struct.descriptor, ptr %9, i32 0, i32 5
  store i8 1, ptr %10, align 2
  br label %11

11:                                               ; preds = %3
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i32
  %16 = icmp slt i32 0, %15
  br i1 %16, label %17, label %30

17:                                               ; preds = %11
  %18 = load ptr, ptr %6, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 7
  %21 = getelementptr inbounds [0 x %struct.dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 2
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %23, 0
  %25 = call i64 @integer(ptr noundef %18, i64 noundef %24)
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 7
  %28 = getelementptr inbounds [0 x %struct.dimension], ptr %27, i64 0, i64 0
  %29 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 0
  store i64 %25, ptr %29, align 8
  br label %30

30:                                               ; preds = %17, %11
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 3
  %33 = load i8, ptr %32, align 4
  %34 = zext i8 %33 to i32
  %35 = icmp slt i32 1, %34
  br i1 %35, label %36, label %49

36:                                               ; preds = %30
  %37 = load ptr, ptr %6, align 8
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 7
  %40 = getelementptr inbounds [0 x %struct.dimension], ptr %39, i64 0, i64 0
  %41 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 2
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %42, 1
  %44 = call i64 @integer(ptr noundef %37, i64 noundef %43)
  %45 = load ptr, ptr %4, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 7
  %47 = getelementptr inbounds [0 x %struct.dimension], ptr %46, i64 0, i64 1
  %48 = getelementptr inbounds %struct.dimension, ptr %47, i32 0, i32 0
  store i64 %44, ptr %48, align 8
  br label %49

49:                                               ; preds = %36, %30
  %50 = load ptr, ptr %5, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = icmp slt i32 2, %53
  br i1 %54, label %55, label %68

55:                                               ; preds = %49
  %56 = load ptr, ptr %6, align 8
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 7
  %59 = getelementptr inbounds [0 x %struct.dimension], ptr %58, i64 0, i64 0
  %60 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 2
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %61, 2
  %63 = call i64 @integer(ptr noundef %56, i64 noundef %62)
  %64 = load ptr, ptr %4, align 8
  %65 = getelementptr inbounds %struct.descriptor, ptr %64, i32 0, i32 7
  %66 = getelementptr inbounds [0 x %struct.dimension], ptr %65, i64 0, i64 2
  %67 = getelementptr inbounds %struct.dimension, ptr %66, i32 0, i32 0
  store i64 %63, ptr %67, align 8
  br label %68

68:                                               ; preds = %55, %49
  %69 = load ptr, ptr %5, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = icmp slt i32 3, %72
  br i1 %73, label %74, label %87

74:                                               ; preds = %68
  %75 = load ptr, ptr %6, align 8
  %76 = load ptr, ptr %6, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 7
  %78 = getelementptr inbounds [0 x %struct.dimension], ptr %77, i64 0, i64 0
  %79 = getelementptr inbounds %struct.dimension, ptr %78, i32 0, i32 2
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %80, 3
  %82 = call i64 @integer(ptr noundef %75, i64 noundef %81)
  %83 = load ptr, ptr %4, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 7
  %85 = getelementptr inbounds [0 x %struct.dimension], ptr %84, i64 0, i64 3
  %86 = getelementptr inbounds %struct.dimension, ptr %85, i32 0, i32 0
  store i64 %82, ptr %86, align 8
  br label %87

87:                                               ; preds = %74, %68
  br label %88

88:                                               ; preds = %87
  ret void
}

define dso_local zeroext i1 @_FortranAPointerIsAssociated(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.descriptor, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  ret i1 %6
}

define dso_local zeroext i1 @_FortranAPointerIsAssociatedWith(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %14, label %9

9:                                                ; preds = %2
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.descriptor, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  store i1 %13, ptr %3, align 1
  br label %188

14:                                               ; preds = %2
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i32
  call void @require_known_rank(i32 noundef %18)
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %45

23:                                               ; preds = %14
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = icmp ne ptr %26, %29
  br i1 %30, label %45, label %31

31:                                               ; preds = %23
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = icmp ne i32 %35, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %31
  %42 = load ptr, ptr %4, align 8
  %43 = load ptr, ptr %5, align 8
  %44 = call zeroext i1 @same_extents(ptr noundef %42, ptr noundef %43)
  br i1 %44, label %46, label %45

45:                                               ; preds = %41, %31, %23, %14
  store i1 false, ptr %3, align 1
  br label %188

46:                                               ; preds = %41
  store i8 1, ptr %6, align 1
  br label %47

47:                                               ; preds = %46
  %48 = load ptr, ptr %4, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = icmp slt i32 0, %51
  br i1 %52, label %53, label %81

53:                                               ; preds = %47
  %54 = load ptr, ptr %4, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 7
  %56 = getelementptr inbounds [0 x %struct.dimension], ptr %55, i64 0, i64 0
  %57 = getelementptr inbounds %struct.dimension, ptr %56, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = icmp sle i64 %58, 1
  br i1 %59, label %72, label %60

60:                                               ; preds = %53
  %61 = load ptr, ptr %4, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 7
  %63 = getelementptr inbounds [0 x %struct.dimension], ptr %62, i64 0, i64 0
  %64 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  %66 = load ptr, ptr %5, align 8
  %67 = getelementptr inbounds %struct.descriptor, ptr %66, i32 0, i32 7
  %68 = getelementptr inbounds [0 x %struct.dimension], ptr %67, i64 0, i64 0
  %69 = getelementptr inbounds %struct.dimension, ptr %68, i32 0, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %65, %70
  br label %72

72:                                               ; preds = %60, %53
  %73 = phi i1 [ true, %53 ], [ %71, %60 ]
  %74 = zext i1 %73 to i32
  %75 = load i8, ptr %6, align 1
  %76 = trunc i8 %75 to i1
  %77 = zext i1 %76 to i32
  %78 = and i32 %77, %74
  %79 = icmp ne i32 %78, 0
  %80 = zext i1 %79 to i8
  store i8 %80, ptr %6, align 1
  br label %81

81:                                               ; preds = %72, %47
  %82 = load ptr, ptr %4, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = icmp slt i32 1, %85
  br i1 %86, label %87, label %115

87:                                               ; preds = %81
  %88 = load ptr, ptr %4, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 7
  %90 = getelementptr inbounds [0 x %struct.dimension], ptr %89, i64 0, i64 1
  %91 = getelementptr inbounds %struct.dimension, ptr %90, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = icmp sle i64 %92, 1
  br i1 %93, label %106, label %94

94:                                               ; preds = %87
  %95 = load ptr, ptr %4, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 7
  %97 = getelementptr inbounds [0 x %struct.dimension], ptr %96, i64 0, i64 1
  %98 = getelementptr inbounds %struct.dimension, ptr %97, i32 0, i32 2
  %99 = load i64, ptr %98, align 8
  %100 = load ptr, ptr %5, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 7
  %102 = getelementptr inbounds [0 x %struct.dimension], ptr %101, i64 0, i64 1
  %103 = getelementptr inbounds %struct.dimension, ptr %102, i32 0, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = icmp eq i64 %99, %104
  br label %106

106:                                              ; preds = %94, %87
  %107 = phi i1 [ true, %87 ], [ %105, %94 ]
  %108 = zext i1 %107 to i32
  %109 = load i8, ptr %6, align 1
  %110 = trunc i8 %109 to i1
  %111 = zext i1 %110 to i32
  %112 = and i32 %111, %108
  %113 = icmp ne i32 %112, 0
  %114 = zext i1 %113 to i8
  store i8 %114, ptr %6, align 1
  br label %115

115:                                              ; preds = %106, %81
  %116 = load ptr, ptr %4, align 8
  %117 = getelementptr inbounds %struct.descriptor, ptr %116, i32 0, i32 3
  %118 = load i8, ptr %117, align 4
  %119 = zext i8 %118 to i32
  %120 = icmp slt i32 2, %119
  br i1 %120, label %121, label %149

121:                                              ; preds = %115
  %122 = load ptr, ptr %4, align 8
  %123 = getelementptr inbounds %struct.descriptor, ptr %122, i32 0, i32 7
  %124 = getelementptr inbounds [0 x %struct.dimension], ptr %123, i64 0, i64 2
  %125 = getelementptr inbounds %struct.dimension, ptr %124, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  %127 = icmp sle i64 %126, 1
  br i1 %127, label %140, label %128

128:                                              ; preds = %121
  %129 = load ptr, ptr %4, align 8
  %130 = getelementptr inbounds %struct.descriptor, ptr %129, i32 0, i32 7
  %131 = getelementptr inbounds [0 x %struct.dimension], ptr %130, i64 0, i64 2
  %132 = getelementptr inbounds %struct.dimension, ptr %131, i32 0, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = load ptr, ptr %5, align 8
  %135 = getelementptr inbounds %struct.descriptor, ptr %134, i32 0, i32 7
  %136 = getelementptr inbounds [0 x %struct.dimension], ptr %135, i64 0, i64 2
  %137 = getelementptr inbounds %struct.dimension, ptr %136, i32 0, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %133, %138
  br label %140

140:                                              ; preds = %128, %121
  %141 = phi i1 [ true, %121 ], [ %139, %128 ]
  %142 = zext i1 %141 to i32
  %143 = load i8, ptr %6, align 1
  %144 = trunc i8 %143 to i1
  %145 = zext i1 %144 to i32
  %146 = and i32 %145, %142
  %147 = icmp ne i32 %146, 0
  %148 = zext i1 %147 to i8
  store i8 %148, ptr %6, align 1
  br label %149

149:                                              ; preds = %140, %115
  %150 = load ptr, ptr %4, align 8
  %151 = getelementptr inbounds %struct.descriptor, ptr %150, i32 0, i32 3
  %152 = load i8, ptr %151, align 4
  %153 = zext i8 %152 to i32
  %154 = icmp slt i32 3, %153
  br i1 %154, label %155, label %183

155:                                              ; preds = %149
  %156 = load ptr, ptr %4, align 8
  %157 = getelementptr inbounds %struct.descriptor, ptr %156, i32 0, i32 7
  %158 = getelementptr inbounds [0 x %struct.dimension], ptr %157, i64 0, i64 3
  %159 = getelementptr inbounds %struct.dimension, ptr %158, i32 0, i32 1
  %160 = load i64, ptr %159, align 8
  %161 = icmp sle i64 %160, 1
  br i1 %161, label %174, label %162

162:                                              ; preds = %155
  %163 = load ptr, ptr %4, align 8
  %164 = getelementptr inbounds %struct.descriptor, ptr %163, i32 0, i32 7
  %165 = getelementptr inbounds [0 x %struct.dimension], ptr %164, i64 0, i64 3
  %166 = getelementptr inbounds %struct.dimension, ptr %165, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = load ptr, ptr %5, align 8
  %169 = getelementptr inbounds %struct.descriptor, ptr %168, i32 0, i32 7
  %170 = getelementptr inbounds [0 x %struct.dimension], ptr %169, i64 0, i64 3
  %171 = getelementptr inbounds %struct.dimension, ptr %170, i32 0, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %167, %172
  br label %174

174:                                              ; preds = %162, %155
  %175 = phi i1 [ true, %155 ], [ %173, %162 ]
  %176 = zext i1 %175 to i32
  %177 = load i8, ptr %6, align 1
  %178 = trunc i8 %177 to i1
  %179 = zext i1 %178 to i32
  %180 = and i32 %179, %176
  %181 = icmp ne i32 %180, 0
  %182 = zext i1 %181 to i8
  store i8 %182, ptr %6, align 1
  br label %183

183:                                              ; preds = %174, %149
  br label %184

184:                                              ; preds = %183
  br label %185

185:                                              ; preds = %184
  %186 = load i8, ptr %6, align 1
  %187 = trunc i8 %186 to i1
  store i1 %187, ptr %3, align 1
  br label %188

188:                                              ; preds = %185, %45, %9
  %189 = load i1, ptr %3, align 1
  ret i1 %189
}

define internal void @require_known_rank(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sle i32 %3, 4
  %5 = zext i1 %4 to i32
  call void @require(i32 noundef %5, ptr noundef @.str.3, ptr noundef @.str.11, i32 noundef 0)
  ret void
}

define internal zeroext i1 @same_extents(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i8 1, ptr %5, align 1
  br label %6

6:                                                ; preds = %2
  %7 = load ptr, ptr %3, align 8
  %8 = call ptr @dimension(ptr noundef %7, i32 noundef 0)
  %9 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = call ptr @dimension(ptr noundef %11, i32 noundef 0)
  %13 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %10, %14
  %16 = zext i1 %15 to i32
  %17 = load i8, ptr %5, align 1
  %18 = trunc i8 %17 to i1
  %19 = zext i1 %18 to i32
  %20 = and i32 %19, %16
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i8
  store i8 %22, ptr %5, align 1
  %23 = load ptr, ptr %3, align 8
  %24 = call ptr @dimension(ptr noundef %23, i32 noundef 1)
  %25 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = call ptr @dimension(ptr noundef %27, i32 noundef 1)
  %29 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %26, %30
  %32 = zext i1 %31 to i32
  %33 = load i8, ptr %5, align 1
  %34 = trunc i8 %33 to i1
  %35 = zext i1 %34 to i32
  %36 = and i32 %35, %32
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i8
  store i8 %38, ptr %5, align 1
  %39 = load ptr, ptr %3, align 8
  %40 = call ptr @dimension(ptr noundef %39, i32 noundef 2)
  %41 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = call ptr @dimension(ptr noundef %43, i32 noundef 2)
  %45 = getelementptr inbounds %struct.dimension, ptr %44, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %42, %46
  %48 = zext i1 %47 to i32
  %49 = load i8, ptr %5, align 1
  %50 = trunc i8 %49 to i1
  %51 = zext i1 %50 to i32
  %52 = and i32 %51, %48
  %53 = icmp ne i32 %52, 0
  %54 = zext i1 %53 to i8
  store i8 %54, ptr %5, align 1
  %55 = load ptr, ptr %3, align 8
  %56 = call ptr @dimension(ptr noundef %55, i32 noundef 3)
  %57 = getelementptr inbounds %struct.dimension, ptr %56, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = load ptr, ptr %4, align 8
  %60 = call ptr @dimension(ptr noundef %59, i32 noundef 3)
  %61 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %58, %62
  %64 = zext i1 %63 to i32
  %65 = load i8, ptr %5, align 1
  %66 = trunc i8 %65 to i1
  %67 = zext i1 %66 to i32
  %68 = and i32 %67, %64
  %69 = icmp ne i32 %68, 0
  %70 = zext i1 %69 to i8
  store i8 %70, ptr %5, align 1
  br label %71

71:                                               ; preds = %6
  br label %72

72:                                               ; preds = %71
  %73 = load i8, ptr %5, align 1
  %74 = trunc i8 %73 to i1
  ret i1 %74
}

define dso_local zeroext i1 @_FortranAIsContiguous(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds %struct.descriptor, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %3, align 8
  store i8 1, ptr %4, align 1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.descriptor, ptr %8, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = zext i8 %10 to i32
  call void @require_known_rank(i32 noundef %11)
  br label %12

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.descriptor, ptr %13, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp slt i32 0, %16
  br i1 %17, label %18, label %49

18:                                               ; preds = %12
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 7
  %21 = getelementptr inbounds [0 x %struct.dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds %struct.dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp sle i64 %23, 1
  br i1 %24, label %33, label %25

25:                                               ; preds = %18
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 7
  %28 = getelementptr inbounds [0 x %struct.dimension], ptr %27, i64 0, i64 0
  %29 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = load i64, ptr %3, align 8
  %32 = icmp eq i64 %30, %31
  br label %33

33:                                               ; preds = %25, %18
  %34 = phi i1 [ true, %18 ], [ %32, %25 ]
  %35 = zext i1 %34 to i32
  %36 = load i8, ptr %4, align 1
  %37 = trunc i8 %36 to i1
  %38 = zext i1 %37 to i32
  %39 = and i32 %38, %35
  %40 = icmp ne i32 %39, 0
  %41 = zext i1 %40 to i8
  store i8 %41, ptr %4, align 1
  %42 = load ptr, ptr %2, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 7
  %44 = getelementptr inbounds [0 x %struct.dimension], ptr %43, i64 0, i64 0
  %45 = getelementptr inbounds %struct.dimension, ptr %44, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = load i64, ptr %3, align 8
  %48 = mul nsw i64 %47, %46
  store i64 %48, ptr %3, align 8
  br label %49

49:                                               ; preds = %33, %12
  %50 = load ptr, ptr %2, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = icmp slt i32 1, %53
  br i1 %54, label %55, label %86

55:                                               ; preds = %49
  %56 = load ptr, ptr %2, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 7
  %58 = getelementptr inbounds [0 x %struct.dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = icmp sle i64 %60, 1
  br i1 %61, label %70, label %62

62:                                               ; preds = %55
  %63 = load ptr, ptr %2, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 7
  %65 = getelementptr inbounds [0 x %struct.dimension], ptr %64, i64 0, i64 1
  %66 = getelementptr inbounds %struct.dimension, ptr %65, i32 0, i32 2
  %67 = load i64, ptr %66, align 8
  %68 = load i64, ptr %3, align 8
  %69 = icmp eq i64 %67, %68
  br label %70

70:                                               ; preds = %62, %55
  %71 = phi i1 [ true, %55 ], [ %69, %62 ]
  %72 = zext i1 %71 to i32
  %73 = load i8, ptr %4, align 1
  %74 = trunc i8 %73 to i1
  %75 = zext i1 %74 to i32
  %76 = and i32 %75, %72
  %77 = icmp ne i32 %76, 0
  %78 = zext i1 %77 to i8
  store i8 %78, ptr %4, align 1
  %79 = load ptr, ptr %2, align 8
  %80 = getelementptr inbounds %struct.descriptor, ptr %79, i32 0, i32 7
  %81 = getelementptr inbounds [0 x %struct.dimension], ptr %80, i64 0, i64 1
  %82 = getelementptr inbounds %struct.dimension, ptr %81, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = load i64, ptr %3, align 8
  %85 = mul nsw i64 %84, %83
  store i64 %85, ptr %3, align 8
  br label %86

86:                                               ; preds = %70, %49
  %87 = load ptr, ptr %2, align 8
  %88 = getelementptr inbounds %struct.descriptor, ptr %87, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = icmp slt i32 2, %90
  br i1 %91, label %92, label %123

92:                                               ; preds = %86
  %93 = load ptr, ptr %2, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 7
  %95 = getelementptr inbounds [0 x %struct.dimension], ptr %94, i64 0, i64 2
  %96 = getelementptr inbounds %struct.dimension, ptr %95, i32 0, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = icmp sle i64 %97, 1
  br i1 %98, label %107, label %99

99:                                               ; preds = %92
  %100 = load ptr, ptr %2, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 7
  %102 = getelementptr inbounds [0 x %struct.dimension], ptr %101, i64 0, i64 2
  %103 = getelementptr inbounds %struct.dimension, ptr %102, i32 0, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = load i64, ptr %3, align 8
  %106 = icmp eq i64 %104, %105
  br label %107

107:                                              ; preds = %99, %92
  %108 = phi i1 [ true, %92 ], [ %106, %99 ]
  %109 = zext i1 %108 to i32
  %110 = load i8, ptr %4, align 1
  %111 = trunc i8 %110 to i1
  %112 = zext i1 %111 to i32
  %113 = and i32 %112, %109
  %114 = icmp ne i32 %113, 0
  %115 = zext i1 %114 to i8
  store i8 %115, ptr %4, align 1
  %116 = load ptr, ptr %2, align 8
  %117 = getelementptr inbounds %struct.descriptor, ptr %116, i32 0, i32 7
  %118 = getelementptr inbounds [0 x %struct.dimension], ptr %117, i64 0, i64 2
  %119 = getelementptr inbounds %struct.dimension, ptr %118, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = load i64, ptr %3, align 8
  %122 = mul nsw i64 %121, %120
  store i64 %122, ptr %3, align 8
  br label %123

123:                                              ; preds = %107, %86
  %124 = load ptr, ptr %2, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 3
  %126 = load i8, ptr %125, align 4
  %127 = zext i8 %126 to i32
  %128 = icmp slt i32 3, %127
  br i1 %128, label %129, label %160

129:                                              ; preds = %123
  %130 = load ptr, ptr %2, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 7
  %132 = getelementptr inbounds [0 x %struct.dimension], ptr %131, i64 0, i64 3
  %133 = getelementptr inbounds %struct.dimension, ptr %132, i32 0, i32 1
  %134 = load i64, ptr %133, align 8
  %135 = icmp sle i64 %134, 1
  br i1 %135, label %144, label %136

136:                                              ; preds = %129
  %137 = load ptr, ptr %2, align 8
  %138 = getelementptr inbounds %struct.descriptor, ptr %137, i32 0, i32 7
  %139 = getelementptr inbounds [0 x %struct.dimension], ptr %138, i64 0, i64 3
  %140 = getelementptr inbounds %struct.dimension, ptr %139, i32 0, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = load i64, ptr %3, align 8
  %143 = icmp eq i64 %141, %142
  br label %144

144:                                              ; preds = %136, %129
  %145 = phi i1 [ true, %129 ], [ %143, %136 ]
  %146 = zext i1 %145 to i32
  %147 = load i8, ptr %4, align 1
  %148 = trunc i8 %147 to i1
  %149 = zext i1 %148 to i32
  %150 = and i32 %149, %146
  %151 = icmp ne i32 %150, 0
  %152 = zext i1 %151 to i8
  store i8 %152, ptr %4, align 1
  %153 = load ptr, ptr %2, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 7
  %155 = getelementptr inbounds [0 x %struct.dimension], ptr %154, i64 0, i64 3
  %156 = getelementptr inbounds %struct.dimension, ptr %155, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = load i64, ptr %3, align 8
  %159 = mul nsw i64 %158, %157
  store i64 %159, ptr %3, align 8
  br label %160

160:                                              ; preds = %144, %123
  br label %161

161:                                              ; preds = %160
  br label %162

162:                                              ; preds = %161
  %163 = load i8, ptr %4, align 1
  %164 = trunc i8 %163 to i1
  ret i1 %164
}

define dso_local zeroext i1 @_FortranAClassIs(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.descriptor, ptr %5, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp eq i32 %8, 42
  br i1 %9, label %10, label %15

10:                                               ; preds = %2
  %11 = load ptr, ptr %3, align 8
  %12 = call ptr @type_of(ptr noundef %11)
  %13 = load ptr, ptr %4, align 8
  %14 = call zeroext i1 @descends(ptr noundef %12, ptr noundef %13)
  br label %15

15:                                               ; preds = %10, %2
  %16 = phi i1 [ false, %2 ], [ %14, %10 ]
  ret i1 %16
}

define internal zeroext i1 @descends(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  br label %7

7:                                                ; preds = %29, %2
  %8 = load ptr, ptr %4, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %31

10:                                               ; preds = %7
  %11 = load ptr, ptr %4, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  store i1 true, ptr %3, align 1
  br label %32

15:                                               ; preds = %10
  %16 = load ptr, ptr %4, align 8
  store ptr %16, ptr %6, align 8
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 428
  %19 = load i8, ptr %18, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %15
  %23 = load ptr, ptr %6, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 232
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.parent, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  br label %29

28:                                               ; preds = %15
  br label %29

29:                                               ; preds = %28, %22
  %30 = phi ptr [ %27, %22 ], [ null, %28 ]
  store ptr %30, ptr %4, align 8
  br label %7

31:                                               ; preds = %7
  store i1 false, ptr %3, align 1
  br label %32

32:                                               ; preds = %31, %14
  %33 = load i1, ptr %3, align 1
  ret i1 %33
}

define dso_local zeroext i1 @_FortranASameTypeAs(ptr noundef %0, ptr noundef %1) #0 {
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
  br i1 %13, label %14, label %20

14:                                               ; preds = %2
  %15 = load ptr, ptr %3, align 8
  %16 = call ptr @type_of(ptr noundef %15)
  %17 = load ptr, ptr %4, align 8
  %18 = call ptr @type_of(ptr noundef %17)
  %19 = icmp eq ptr %16, %18
  br label %20

20:                                               ; preds = %14, %2
  %21 = phi i1 [ false, %2 ], [ %19, %14 ]
  ret i1 %21
}

define dso_local zeroext i1 @_FortranAExtendsTypeOf(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.descriptor, ptr %5, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp eq i32 %8, 42
  br i1 %9, label %10, label %16

10:                                               ; preds = %2
  %11 = load ptr, ptr %3, align 8
  %12 = call ptr @type_of(ptr noundef %11)
  %13 = load ptr, ptr %4, align 8
  %14 = call ptr @type_of(ptr noundef %13)
  %15 = call zeroext i1 @descends(ptr noundef %12, ptr noundef %14)
  br label %16

16:                                               ; preds = %10, %2
  %17 = phi i1 [ false, %2 ], [ %15, %10 ]
  ret i1 %17
}

define dso_local void @_FortranAInitArrayConstructorVector(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
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
  %23 = icmp ne i32 %22, 42
  br i1 %23, label %24, label %71

24:                                               ; preds = %6
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 4
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 28
  br i1 %29, label %66, label %30

30:                                               ; preds = %24
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

66:                                               ; preds = %60, %54, %48, %42, %36, %30, %24
  %67 = phi i1 [ true, %54 ], [ true, %48 ], [ true, %42 ], [ true, %36 ], [ true, %30 ], [ true, %24 ], [ %65, %60 ]
  %68 = zext i1 %67 to i32
  %69 = load ptr, ptr %11, align 8
  %70 = load i32, ptr %12, align 4
  call void @require(i32 noundef %68, ptr noundef @.str.7, ptr noundef %69, i32 noundef %70)
  br label %71

71:                                               ; preds = %66, %6
  %72 = load ptr, ptr %8, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = icmp ne ptr %74, null
  br i1 %75, label %86, label %76

76:                                               ; preds = %71
  %77 = load ptr, ptr %8, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 7
  %79 = getelementptr inbounds [0 x %struct.dimension], ptr %78, i64 0, i64 0
  %80 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 0
  store i64 1, ptr %80, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  store i64 0, ptr %81, align 8
  %82 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %83 = load ptr, ptr %8, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  store i64 %85, ptr %82, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %13, i64 24, i1 false)
  br label %86

86:                                               ; preds = %76, %71
  %87 = load ptr, ptr %7, align 8
  %88 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 0
  %89 = load ptr, ptr %8, align 8
  store ptr %89, ptr %88, align 8
  %90 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 1
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 2
  %92 = load ptr, ptr %8, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 7
  %94 = getelementptr inbounds [0 x %struct.dimension], ptr %93, i64 0, i64 0
  %95 = getelementptr inbounds %struct.dimension, ptr %94, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  store i64 %96, ptr %91, align 8
  %97 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 3
  %98 = load ptr, ptr %11, align 8
  store ptr %98, ptr %97, align 8
  %99 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 4
  %100 = load i32, ptr %12, align 4
  store i32 %100, ptr %99, align 8
  %101 = getelementptr inbounds %struct.constructor, ptr %14, i32 0, i32 5
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 0
  %104 = load ptr, ptr %103, align 8
  %105 = icmp ne ptr %104, null
  %106 = xor i1 %105, true
  %107 = zext i1 %106 to i8
  store i8 %107, ptr %101, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %14, i64 40, i1 false)
  ret void
}

define dso_local void @_FortranAPushArrayConstructorValue(ptr noundef %0, ptr noundef %1) #0 {
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
  call void @require(i32 noundef %29, ptr noundef @.str.3, ptr noundef %30, i32 noundef %31)
  %32 = load ptr, ptr %4, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = getelementptr inbounds %struct.descriptor, ptr %33, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = call ptr @dimension_of(ptr noundef %32, i32 noundef 0, i32 noundef %36)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %37, i64 24, i1 false)
  %38 = load ptr, ptr %4, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = call ptr @dimension_of(ptr noundef %38, i32 noundef 1, i32 noundef %42)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %43, i64 24, i1 false)
  %44 = load ptr, ptr %4, align 8
  %45 = load ptr, ptr %4, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = call ptr @dimension_of(ptr noundef %44, i32 noundef 2, i32 noundef %48)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %49, i64 24, i1 false)
  %50 = load ptr, ptr %4, align 8
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = call ptr @dimension_of(ptr noundef %50, i32 noundef 3, i32 noundef %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %3, align 8
  %57 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %58, %60
  %62 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %61, %63
  %65 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %64, %66
  call void @make_room(ptr noundef %56, i64 noundef %67)
  %68 = load ptr, ptr %3, align 8
  %69 = getelementptr inbounds %struct.constructor, ptr %68, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %11, align 8
  %71 = load ptr, ptr %11, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 0
  %73 = load ptr, ptr %72, align 8
  %74 = load ptr, ptr %3, align 8
  %75 = getelementptr inbounds %struct.constructor, ptr %74, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = load ptr, ptr %11, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %76, %79
  %81 = getelementptr inbounds i8, ptr %73, i64 %80
  store ptr %81, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %82

82:                                               ; preds = %168, %2
  %83 = load i64, ptr %13, align 8
  %84 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = icmp slt i64 %83, %85
  br i1 %86, label %88, label %87

87:                                               ; preds = %82
  store i32 2, ptr %14, align 4
  br label %171

88:                                               ; preds = %82
  store i64 0, ptr %15, align 8
  br label %89

89:                                               ; preds = %164, %88
  %90 = load i64, ptr %15, align 8
  %91 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %92 = load i64, ptr %91, align 8
  %93 = icmp slt i64 %90, %92
  br i1 %93, label %95, label %94

94:                                               ; preds = %89
  store i32 5, ptr %14, align 4
  br label %167

95:                                               ; preds = %89
  store i64 0, ptr %16, align 8
  br label %96

96:                                               ; preds = %160, %95
  %97 = load i64, ptr %16, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 8, ptr %14, align 4
  br label %163

102:                                              ; preds = %96
  store i64 0, ptr %17, align 8
  br label %103

103:                                              ; preds = %156, %102
  %104 = load i64, ptr %17, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store i32 11, ptr %14, align 4
  br label %159

109:                                              ; preds = %103
  %110 = load ptr, ptr %12, align 8
  %111 = load i64, ptr %13, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %111, %113
  %115 = load i64, ptr %15, align 8
  %116 = add nsw i64 %114, %115
  %117 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %116, %118
  %120 = load i64, ptr %16, align 8
  %121 = add nsw i64 %119, %120
  %122 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %121, %123
  %125 = load i64, ptr %17, align 8
  %126 = add nsw i64 %124, %125
  %127 = load ptr, ptr %11, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 1
  %129 = load i64, ptr %128, align 8
  %130 = mul nsw i64 %126, %129
  %131 = getelementptr inbounds i8, ptr %110, i64 %130
  %132 = load ptr, ptr %4, align 8
  %133 = getelementptr inbounds %struct.descriptor, ptr %132, i32 0, i32 0
  %134 = load ptr, ptr %133, align 8
  %135 = load i64, ptr %17, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 2
  %137 = load i64, ptr %136, align 8
  %138 = mul nsw i64 %135, %137
  %139 = load i64, ptr %16, align 8
  %140 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %139, %141
  %143 = add nsw i64 %138, %142
  %144 = load i64, ptr %15, align 8
  %145 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %146 = load i64, ptr %145, align 8
  %147 = mul nsw i64 %144, %146
  %148 = add nsw i64 %143, %147
  %149 = load i64, ptr %13, align 8
  %150 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %149, %151
  %153 = add nsw i64 %148, %152
  %154 = getelementptr inbounds i8, ptr %134, i64 %153
  %155 = load ptr, ptr %11, align 8
  call void @put(ptr noundef %131, ptr noundef %154, ptr noundef %155)
  br label %156

156:                                              ; preds = %109
  %157 = load i64, ptr %17, align 8
  %158 = add nsw i64 %157, 1
  store i64 %158, ptr %17, align 8
  br label %103

159:                                              ; preds = %108
  br label %160

160:                                              ; preds = %159
  %161 = load i64, ptr %16, align 8
  %162 = add nsw i64 %161, 1
  store i64 %162, ptr %16, align 8
  br label %96

163:                                              ; preds = %101
  br label %164

164:                                              ; preds = %163
  %165 = load i64, ptr %15, align 8
  %166 = add nsw i64 %165, 1
  store i64 %166, ptr %15, align 8
  br label %89

167:                                              ; preds = %94
  br label %168

168:                                              ; preds = %167
  %169 = load i64, ptr %13, align 8
  %170 = add nsw i64 %169, 1
  store i64 %170, ptr %13, align 8
  br label %82

171:                                              ; preds = %87
  %172 = getelementptr inbounds %struct.dimension, ptr %7, i32 0, i32 1
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %176, %178
  %180 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = mul nsw i64 %179, %181
  %183 = load ptr, ptr %3, align 8
  %184 = getelementptr inbounds %struct.constructor, ptr %183, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = add nsw i64 %185, %182
  store i64 %186, ptr %184, align 8
  ret void
}

define internal void @make_room(ptr noundef %0, i64 noundef %1) #0 {
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
  %77 = call ptr @malloc(i64 noundef %76) #10
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
  call void @keep(ptr noundef %90, ptr noundef %95, ptr noundef %96)
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

define internal void @put(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
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
  %11 = icmp eq i32 %10, 42
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8
  %14 = call ptr @type_of(ptr noundef %13)
  %15 = load ptr, ptr %4, align 8
  %16 = load ptr, ptr %5, align 8
  call void @fortran_copy(ptr noundef %14, ptr noundef %15, ptr noundef %16)
  br label %21

17:                                               ; preds = %3
  %18 = load ptr, ptr %4, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = load ptr, ptr %6, align 8
  call void @copy(ptr noundef %18, ptr noundef %19, ptr noundef %20)
  br label %21

21:                                               ; preds = %17, %12
  ret void
}

define dso_local void @_FortranAPushArrayConstructorSimpleScalar(ptr noundef %0, ptr noundef %1) #0 {
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
  call void @put(ptr noundef %20, ptr noundef %21, ptr noundef %22)
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds %struct.constructor, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8
  ret void
}

define internal zeroext i1 @is_short_text(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.descriptor, ptr %4, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  store i64 %6, ptr %3, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 4
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = icmp eq i32 %10, 40
  br i1 %11, label %12, label %26

12:                                               ; preds = %1
  %13 = load i64, ptr %3, align 8
  %14 = icmp eq i64 %13, 1
  br i1 %14, label %24, label %15

15:                                               ; preds = %12
  %16 = load i64, ptr %3, align 8
  %17 = icmp eq i64 %16, 2
  br i1 %17, label %24, label %18

18:                                               ; preds = %15
  %19 = load i64, ptr %3, align 8
  %20 = icmp eq i64 %19, 4
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = load i64, ptr %3, align 8
  %23 = icmp eq i64 %22, 8
  br label %24

24:                                               ; preds = %21, %18, %15, %12
  %25 = phi i1 [ true, %18 ], [ true, %15 ], [ true, %12 ], [ %23, %21 ]
  br label %26

26:                                               ; preds = %24, %1
  %27 = phi i1 [ false, %1 ], [ %25, %24 ]
  ret i1 %27
}

define internal zeroext i1 @same_types(ptr noundef %0, ptr noundef %1) #0 {
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
  br i1 %13, label %14, label %28

14:                                               ; preds = %2
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 4
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = icmp ne i32 %18, 42
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = load ptr, ptr %3, align 8
  %22 = call ptr @type_of(ptr noundef %21)
  %23 = load ptr, ptr %4, align 8
  %24 = call ptr @type_of(ptr noundef %23)
  %25 = icmp eq ptr %22, %24
  br label %26

26:                                               ; preds = %20, %14
  %27 = phi i1 [ true, %14 ], [ %25, %20 ]
  br label %28

28:                                               ; preds = %26, %2
  %29 = phi i1 [ false, %2 ], [ %27, %26 ]
  ret i1 %29
}

define internal void @reallocate(ptr noundef byval(%struct.sides) align 8 %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  %9 = alloca %struct.former, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %19 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %6, align 8
  %21 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %7, align 8
  %23 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = trunc i8 %24 to i1
  br i1 %25, label %26, label %33

26:                                               ; preds = %3
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %30, 42
  %32 = zext i1 %31 to i32
  br label %40

33:                                               ; preds = %3
  %34 = load ptr, ptr %7, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 42
  %39 = zext i1 %38 to i32
  br label %40

40:                                               ; preds = %33, %26
  %41 = phi i32 [ %32, %26 ], [ %39, %33 ]
  %42 = icmp ne i32 %41, 0
  %43 = zext i1 %42 to i8
  store i8 %43, ptr %8, align 1
  %44 = load ptr, ptr %6, align 8
  %45 = load i8, ptr %8, align 1
  %46 = trunc i8 %45 to i1
  br i1 %46, label %47, label %49

47:                                               ; preds = %40
  %48 = call ptr @former_type(ptr noundef byval(%struct.sides) align 8 %0)
  br label %50

49:                                               ; preds = %40
  br label %50

50:                                               ; preds = %49, %47
  %51 = phi ptr [ %48, %47 ], [ null, %49 ]
  %52 = load ptr, ptr %7, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 3
  %54 = load i8, ptr %53, align 4
  %55 = zext i8 %54 to i32
  call void @former(ptr dead_on_unwind writable sret(%struct.former) align 8 %9, ptr noundef %44, ptr noundef %51, i32 noundef %55)
  %56 = load ptr, ptr %6, align 8
  %57 = load ptr, ptr %7, align 8
  %58 = load ptr, ptr %7, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  call void @reshape_to(ptr noundef %56, ptr noundef %57, i32 noundef %61)
  %62 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = trunc i8 %63 to i1
  br i1 %64, label %65, label %72

65:                                               ; preds = %50
  %66 = load ptr, ptr %6, align 8
  %67 = load ptr, ptr %7, align 8
  %68 = load ptr, ptr %7, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  call void @take_type(ptr noundef %66, ptr noundef %67, i32 noundef %71)
  br label %72

72:                                               ; preds = %65, %50
  %73 = load ptr, ptr %7, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = icmp sle i32 %76, 4
  %78 = zext i1 %77 to i32
  %79 = load ptr, ptr %4, align 8
  %80 = load i32, ptr %5, align 4
  call void @require(i32 noundef %78, ptr noundef @.str.3, ptr noundef %79, i32 noundef %80)
  %81 = load ptr, ptr %6, align 8
  %82 = load ptr, ptr %7, align 8
  %83 = getelementptr inbounds %struct.descriptor, ptr %82, i32 0, i32 3
  %84 = load i8, ptr %83, align 4
  %85 = zext i8 %84 to i32
  %86 = call ptr @dimension_of(ptr noundef %81, i32 noundef 0, i32 noundef %85)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %86, i64 24, i1 false)
  %87 = load ptr, ptr %6, align 8
  %88 = load ptr, ptr %7, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 3
  %90 = load i8, ptr %89, align 4
  %91 = zext i8 %90 to i32
  %92 = call ptr @dimension_of(ptr noundef %87, i32 noundef 1, i32 noundef %91)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %92, i64 24, i1 false)
  %93 = load ptr, ptr %6, align 8
  %94 = load ptr, ptr %7, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 3
  %96 = load i8, ptr %95, align 4
  %97 = zext i8 %96 to i32
  %98 = call ptr @dimension_of(ptr noundef %93, i32 noundef 2, i32 noundef %97)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %98, i64 24, i1 false)
  %99 = load ptr, ptr %6, align 8
  %100 = load ptr, ptr %7, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 3
  %102 = load i8, ptr %101, align 4
  %103 = zext i8 %102 to i32
  %104 = call ptr @dimension_of(ptr noundef %99, i32 noundef 3, i32 noundef %103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %104, i64 24, i1 false)
  store i64 0, ptr %14, align 8
  br label %105

105:                                              ; preds = %180, %72
  %106 = load i64, ptr %14, align 8
  %107 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %105
  store i32 2, ptr %15, align 4
  br label %183

111:                                              ; preds = %105
  store i64 0, ptr %16, align 8
  br label %112

112:                                              ; preds = %176, %111
  %113 = load i64, ptr %16, align 8
  %114 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %112
  store i32 5, ptr %15, align 4
  br label %179

118:                                              ; preds = %112
  store i64 0, ptr %17, align 8
  br label %119

119:                                              ; preds = %172, %118
  %120 = load i64, ptr %17, align 8
  %121 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %120, %122
  br i1 %123, label %125, label %124

124:                                              ; preds = %119
  store i32 8, ptr %15, align 4
  br label %175

125:                                              ; preds = %119
  store i64 0, ptr %18, align 8
  br label %126

126:                                              ; preds = %168, %125
  %127 = load i64, ptr %18, align 8
  %128 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %129 = load i64, ptr %128, align 8
  %130 = icmp slt i64 %127, %129
  br i1 %130, label %132, label %131

131:                                              ; preds = %126
  store i32 11, ptr %15, align 4
  br label %171

132:                                              ; preds = %126
  %133 = load ptr, ptr %6, align 8
  %134 = getelementptr inbounds %struct.descriptor, ptr %133, i32 0, i32 0
  %135 = load ptr, ptr %134, align 8
  %136 = load i64, ptr %18, align 8
  %137 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = mul nsw i64 %136, %138
  %140 = load i64, ptr %17, align 8
  %141 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = mul nsw i64 %140, %142
  %144 = add nsw i64 %139, %143
  %145 = load i64, ptr %16, align 8
  %146 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %147 = load i64, ptr %146, align 8
  %148 = mul nsw i64 %145, %147
  %149 = add nsw i64 %144, %148
  %150 = load i64, ptr %14, align 8
  %151 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %152 = load i64, ptr %151, align 8
  %153 = mul nsw i64 %150, %152
  %154 = add nsw i64 %149, %153
  %155 = getelementptr inbounds i8, ptr %135, i64 %154
  %156 = load ptr, ptr %7, align 8
  %157 = getelementptr inbounds %struct.descriptor, ptr %156, i32 0, i32 0
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %160 = load ptr, ptr %159, align 8
  %161 = load i64, ptr %18, align 8
  %162 = load i64, ptr %17, align 8
  %163 = load i64, ptr %16, align 8
  %164 = load i64, ptr %14, align 8
  %165 = call i64 @offset_in(ptr noundef %160, i64 noundef %161, i64 noundef %162, i64 noundef %163, i64 noundef %164)
  %166 = getelementptr inbounds i8, ptr %158, i64 %165
  %167 = load ptr, ptr %7, align 8
  call void @put(ptr noundef %155, ptr noundef %166, ptr noundef %167)
  br label %168

168:                                              ; preds = %132
  %169 = load i64, ptr %18, align 8
  %170 = add nsw i64 %169, 1
  store i64 %170, ptr %18, align 8
  br label %126

171:                                              ; preds = %131
  br label %172

172:                                              ; preds = %171
  %173 = load i64, ptr %17, align 8
  %174 = add nsw i64 %173, 1
  store i64 %174, ptr %17, align 8
  br label %119

175:                                              ; preds = %124
  br label %176

176:                                              ; preds = %175
  %177 = load i64, ptr %16, align 8
  %178 = add nsw i64 %177, 1
  store i64 %178, ptr %16, align 8
  br label %112

179:                                              ; preds = %117
  br label %180

180:                                              ; preds = %179
  %181 = load i64, ptr %14, align 8
  %182 = add nsw i64 %181, 1
  store i64 %182, ptr %14, align 8
  br label %105

183:                                              ; preds = %110
  %184 = load i8, ptr %8, align 1
  %185 = trunc i8 %184 to i1
  call void @give_back(ptr noundef byval(%struct.former) align 8 %9, i1 noundef zeroext %185)
  ret void
}

define internal void @assign_in_place(ptr noundef byval(%struct.sides) align 8 %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %28 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %6, align 8
  %30 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %7, align 8
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %8, align 8
  %35 = call zeroext i1 @collides(ptr noundef byval(%struct.sides) align 8 %0)
  %36 = zext i1 %35 to i8
  store i8 %36, ptr %9, align 1
  %37 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = icmp sle i32 %38, 4
  %40 = zext i1 %39 to i32
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %5, align 4
  call void @require(i32 noundef %40, ptr noundef @.str.3, ptr noundef %41, i32 noundef %42)
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %45 = load i32, ptr %44, align 8
  %46 = call ptr @dimension_of(ptr noundef %43, i32 noundef 0, i32 noundef %45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %46, i64 24, i1 false)
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %49 = load i32, ptr %48, align 8
  %50 = call ptr @dimension_of(ptr noundef %47, i32 noundef 1, i32 noundef %49)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %53 = load i32, ptr %52, align 8
  %54 = call ptr @dimension_of(ptr noundef %51, i32 noundef 2, i32 noundef %53)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %54, i64 24, i1 false)
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %57 = load i32, ptr %56, align 8
  %58 = call ptr @dimension_of(ptr noundef %55, i32 noundef 3, i32 noundef %57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %58, i64 24, i1 false)
  %59 = load ptr, ptr %7, align 8
  %60 = getelementptr inbounds %struct.descriptor, ptr %59, i32 0, i32 4
  %61 = load i8, ptr %60, align 1
  %62 = zext i8 %61 to i32
  %63 = icmp eq i32 %62, 42
  br i1 %63, label %64, label %78

64:                                               ; preds = %3
  %65 = load i8, ptr %9, align 1
  %66 = trunc i8 %65 to i1
  br i1 %66, label %67, label %74

67:                                               ; preds = %64
  %68 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %69 = load i32, ptr %68, align 8
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %71, label %74

71:                                               ; preds = %67
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %5, align 4
  call void @assign_shared_objects(ptr noundef byval(%struct.sides) align 8 %0, ptr noundef %72, i32 noundef %73)
  br label %77

74:                                               ; preds = %67, %64
  %75 = load ptr, ptr %4, align 8
  %76 = load i32, ptr %5, align 4
  call void @assign_objects(ptr noundef byval(%struct.sides) align 8 %0, ptr noundef %75, i32 noundef %76)
  br label %77

77:                                               ; preds = %74, %71
  br label %342

78:                                               ; preds = %3
  %79 = load i8, ptr %9, align 1
  %80 = trunc i8 %79 to i1
  br i1 %80, label %81, label %261

81:                                               ; preds = %78
  %82 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %83, %85
  %87 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %89, %91
  %93 = load i64, ptr %8, align 8
  %94 = mul nsw i64 %92, %93
  %95 = call ptr @malloc(i64 noundef %94) #10
  store ptr %95, ptr %14, align 8
  store i64 0, ptr %15, align 8
  br label %96

96:                                               ; preds = %168, %81
  %97 = load i64, ptr %15, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 2, ptr %16, align 4
  br label %171

102:                                              ; preds = %96
  store i64 0, ptr %17, align 8
  br label %103

103:                                              ; preds = %164, %102
  %104 = load i64, ptr %17, align 8
  %105 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %104, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store i32 5, ptr %16, align 4
  br label %167

109:                                              ; preds = %103
  store i64 0, ptr %18, align 8
  br label %110

110:                                              ; preds = %160, %109
  %111 = load i64, ptr %18, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 8, ptr %16, align 4
  br label %163

116:                                              ; preds = %110
  store i64 0, ptr %19, align 8
  br label %117

117:                                              ; preds = %156, %116
  %118 = load i64, ptr %19, align 8
  %119 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  store i32 11, ptr %16, align 4
  br label %159

123:                                              ; preds = %117
  %124 = load ptr, ptr %14, align 8
  %125 = load i64, ptr %15, align 8
  %126 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %127 = load i64, ptr %126, align 8
  %128 = mul nsw i64 %125, %127
  %129 = load i64, ptr %17, align 8
  %130 = add nsw i64 %128, %129
  %131 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = mul nsw i64 %130, %132
  %134 = load i64, ptr %18, align 8
  %135 = add nsw i64 %133, %134
  %136 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = mul nsw i64 %135, %137
  %139 = load i64, ptr %19, align 8
  %140 = add nsw i64 %138, %139
  %141 = load i64, ptr %8, align 8
  %142 = mul nsw i64 %140, %141
  %143 = getelementptr inbounds i8, ptr %124, i64 %142
  %144 = load ptr, ptr %7, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 0
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %148 = load ptr, ptr %147, align 8
  %149 = load i64, ptr %19, align 8
  %150 = load i64, ptr %18, align 8
  %151 = load i64, ptr %17, align 8
  %152 = load i64, ptr %15, align 8
  %153 = call i64 @offset_in(ptr noundef %148, i64 noundef %149, i64 noundef %150, i64 noundef %151, i64 noundef %152)
  %154 = getelementptr inbounds i8, ptr %146, i64 %153
  %155 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %143, ptr noundef %154, ptr noundef %155)
  br label %156

156:                                              ; preds = %123
  %157 = load i64, ptr %19, align 8
  %158 = add nsw i64 %157, 1
  store i64 %158, ptr %19, align 8
  br label %117

159:                                              ; preds = %122
  br label %160

160:                                              ; preds = %159
  %161 = load i64, ptr %18, align 8
  %162 = add nsw i64 %161, 1
  store i64 %162, ptr %18, align 8
  br label %110

163:                                              ; preds = %115
  br label %164

164:                                              ; preds = %163
  %165 = load i64, ptr %17, align 8
  %166 = add nsw i64 %165, 1
  store i64 %166, ptr %17, align 8
  br label %103

167:                                              ; preds = %108
  br label %168

168:                                              ; preds = %167
  %169 = load i64, ptr %15, align 8
  %170 = add nsw i64 %169, 1
  store i64 %170, ptr %15, align 8
  br label %96

171:                                              ; preds = %101
  store i64 0, ptr %20, align 8
  br label %172

172:                                              ; preds = %256, %171
  %173 = load i64, ptr %20, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %175 = load i64, ptr %174, align 8
  %176 = icmp slt i64 %173, %175
  br i1 %176, label %178, label %177

177:                                              ; preds = %172
  store i32 14, ptr %16, align 4
  br label %259

178:                                              ; preds = %172
  store i64 0, ptr %21, align 8
  br label %179

179:                                              ; preds = %252, %178
  %180 = load i64, ptr %21, align 8
  %181 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %182 = load i64, ptr %181, align 8
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %185, label %184

184:                                              ; preds = %179
  store i32 17, ptr %16, align 4
  br label %255

185:                                              ; preds = %179
  store i64 0, ptr %22, align 8
  br label %186

186:                                              ; preds = %248, %185
  %187 = load i64, ptr %22, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = icmp slt i64 %187, %189
  br i1 %190, label %192, label %191

191:                                              ; preds = %186
  store i32 20, ptr %16, align 4
  br label %251

192:                                              ; preds = %186
  store i64 0, ptr %23, align 8
  br label %193

193:                                              ; preds = %244, %192
  %194 = load i64, ptr %23, align 8
  %195 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %196 = load i64, ptr %195, align 8
  %197 = icmp slt i64 %194, %196
  br i1 %197, label %199, label %198

198:                                              ; preds = %193
  store i32 23, ptr %16, align 4
  br label %247

199:                                              ; preds = %193
  %200 = load ptr, ptr %6, align 8
  %201 = getelementptr inbounds %struct.descriptor, ptr %200, i32 0, i32 0
  %202 = load ptr, ptr %201, align 8
  %203 = load i64, ptr %23, align 8
  %204 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %205 = load i64, ptr %204, align 8
  %206 = mul nsw i64 %203, %205
  %207 = load i64, ptr %22, align 8
  %208 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %209 = load i64, ptr %208, align 8
  %210 = mul nsw i64 %207, %209
  %211 = add nsw i64 %206, %210
  %212 = load i64, ptr %21, align 8
  %213 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %214 = load i64, ptr %213, align 8
  %215 = mul nsw i64 %212, %214
  %216 = add nsw i64 %211, %215
  %217 = load i64, ptr %20, align 8
  %218 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %217, %219
  %221 = add nsw i64 %216, %220
  %222 = getelementptr inbounds i8, ptr %202, i64 %221
  %223 = load ptr, ptr %14, align 8
  %224 = load i64, ptr %20, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %226 = load i64, ptr %225, align 8
  %227 = mul nsw i64 %224, %226
  %228 = load i64, ptr %21, align 8
  %229 = add nsw i64 %227, %228
  %230 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %229, %231
  %233 = load i64, ptr %22, align 8
  %234 = add nsw i64 %232, %233
  %235 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %234, %236
  %238 = load i64, ptr %23, align 8
  %239 = add nsw i64 %237, %238
  %240 = load i64, ptr %8, align 8
  %241 = mul nsw i64 %239, %240
  %242 = getelementptr inbounds i8, ptr %223, i64 %241
  %243 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %222, ptr noundef %242, ptr noundef %243)
  br label %244

244:                                              ; preds = %199
  %245 = load i64, ptr %23, align 8
  %246 = add nsw i64 %245, 1
  store i64 %246, ptr %23, align 8
  br label %193

247:                                              ; preds = %198
  br label %248

248:                                              ; preds = %247
  %249 = load i64, ptr %22, align 8
  %250 = add nsw i64 %249, 1
  store i64 %250, ptr %22, align 8
  br label %186

251:                                              ; preds = %191
  br label %252

252:                                              ; preds = %251
  %253 = load i64, ptr %21, align 8
  %254 = add nsw i64 %253, 1
  store i64 %254, ptr %21, align 8
  br label %179

255:                                              ; preds = %184
  br label %256

256:                                              ; preds = %255
  %257 = load i64, ptr %20, align 8
  %258 = add nsw i64 %257, 1
  store i64 %258, ptr %20, align 8
  br label %172

259:                                              ; preds = %177
  %260 = load ptr, ptr %14, align 8
  call void @free(ptr noundef %260)
  br label %341

261:                                              ; preds = %78
  store i64 0, ptr %24, align 8
  br label %262

262:                                              ; preds = %337, %261
  %263 = load i64, ptr %24, align 8
  %264 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %265 = load i64, ptr %264, align 8
  %266 = icmp slt i64 %263, %265
  br i1 %266, label %268, label %267

267:                                              ; preds = %262
  store i32 26, ptr %16, align 4
  br label %340

268:                                              ; preds = %262
  store i64 0, ptr %25, align 8
  br label %269

269:                                              ; preds = %333, %268
  %270 = load i64, ptr %25, align 8
  %271 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %272 = load i64, ptr %271, align 8
  %273 = icmp slt i64 %270, %272
  br i1 %273, label %275, label %274

274:                                              ; preds = %269
  store i32 29, ptr %16, align 4
  br label %336

275:                                              ; preds = %269
  store i64 0, ptr %26, align 8
  br label %276

276:                                              ; preds = %329, %275
  %277 = load i64, ptr %26, align 8
  %278 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %279 = load i64, ptr %278, align 8
  %280 = icmp slt i64 %277, %279
  br i1 %280, label %282, label %281

281:                                              ; preds = %276
  store i32 32, ptr %16, align 4
  br label %332

282:                                              ; preds = %276
  store i64 0, ptr %27, align 8
  br label %283

283:                                              ; preds = %325, %282
  %284 = load i64, ptr %27, align 8
  %285 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %286 = load i64, ptr %285, align 8
  %287 = icmp slt i64 %284, %286
  br i1 %287, label %289, label %288

288:                                              ; preds = %283
  store i32 35, ptr %16, align 4
  br label %328

289:                                              ; preds = %283
  %290 = load ptr, ptr %6, align 8
  %291 = getelementptr inbounds %struct.descriptor, ptr %290, i32 0, i32 0
  %292 = load ptr, ptr %291, align 8
  %293 = load i64, ptr %27, align 8
  %294 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %295 = load i64, ptr %294, align 8
  %296 = mul nsw i64 %293, %295
  %297 = load i64, ptr %26, align 8
  %298 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %299 = load i64, ptr %298, align 8
  %300 = mul nsw i64 %297, %299
  %301 = add nsw i64 %296, %300
  %302 = load i64, ptr %25, align 8
  %303 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %304 = load i64, ptr %303, align 8
  %305 = mul nsw i64 %302, %304
  %306 = add nsw i64 %301, %305
  %307 = load i64, ptr %24, align 8
  %308 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %309 = load i64, ptr %308, align 8
  %310 = mul nsw i64 %307, %309
  %311 = add nsw i64 %306, %310
  %312 = getelementptr inbounds i8, ptr %292, i64 %311
  %313 = load ptr, ptr %7, align 8
  %314 = getelementptr inbounds %struct.descriptor, ptr %313, i32 0, i32 0
  %315 = load ptr, ptr %314, align 8
  %316 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %317 = load ptr, ptr %316, align 8
  %318 = load i64, ptr %27, align 8
  %319 = load i64, ptr %26, align 8
  %320 = load i64, ptr %25, align 8
  %321 = load i64, ptr %24, align 8
  %322 = call i64 @offset_in(ptr noundef %317, i64 noundef %318, i64 noundef %319, i64 noundef %320, i64 noundef %321)
  %323 = getelementptr inbounds i8, ptr %315, i64 %322
  %324 = load ptr, ptr %7, align 8
  call void @copy(ptr noundef %312, ptr noundef %323, ptr noundef %324)
  br label %325

325:                                              ; preds = %289
  %326 = load i64, ptr %27, align 8
  %327 = add nsw i64 %326, 1
  store i64 %327, ptr %27, align 8
  br label %283

328:                                              ; preds = %288
  br label %329

329:                                              ; preds = %328
  %330 = load i64, ptr %26, align 8
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %26, align 8
  br label %276

332:                                              ; preds = %281
  br label %333

333:                                              ; preds = %332
  %334 = load i64, ptr %25, align 8
  %335 = add nsw i64 %334, 1
  store i64 %335, ptr %25, align 8
  br label %269

336:                                              ; preds = %274
  br label %337

337:                                              ; preds = %336
  %338 = load i64, ptr %24, align 8
  %339 = add nsw i64 %338, 1
  store i64 %339, ptr %24, align 8
  br label %262

340:                                              ; preds = %267
  br label %341

341:                                              ; preds = %340, %259
  br label %342

342:                                              ; preds = %341, %77
  ret void
}

define internal ptr @former_type(ptr noundef byval(%struct.sides) align 8 %0) #0 {
  %2 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = trunc i8 %3 to i1
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = call ptr @type_of(ptr noundef %7)
  br label %13

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = call ptr @type_of(ptr noundef %11)
  br label %13

13:                                               ; preds = %9, %5
  %14 = phi ptr [ %8, %5 ], [ %12, %9 ]
  ret ptr %14
}

define internal void @take_type(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds %struct.descriptor, ptr %7, i32 0, i32 4
  %9 = load i8, ptr %8, align 1
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.descriptor, ptr %10, i32 0, i32 4
  store i8 %9, ptr %11, align 1
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 6
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = and i32 %15, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %3
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %6, align 4
  %21 = call ptr @addendum_behind(ptr noundef %19, i32 noundef %20)
  %22 = load ptr, ptr %5, align 8
  %23 = call ptr @addendum(ptr noundef %22)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %23, i64 16, i1 false)
  br label %37

24:                                               ; preds = %3
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 6
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = and i32 %28, 1
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %24
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %6, align 4
  %34 = call ptr @addendum_behind(ptr noundef %32, i32 noundef %33)
  %35 = getelementptr inbounds %struct.addendum, ptr %34, i32 0, i32 0
  store ptr null, ptr %35, align 8
  br label %36

36:                                               ; preds = %31, %24
  br label %37

37:                                               ; preds = %36, %18
  ret void
}

define internal zeroext i1 @collides(ptr noundef byval(%struct.sides) align 8 %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  %5 = alloca %struct.range, align 8
  %6 = alloca %struct.range, align 8
  %7 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %2, align 8
  %9 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %3, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %13, %16
  %18 = zext i1 %17 to i8
  store i8 %18, ptr %4, align 1
  br label %19

19:                                               ; preds = %1
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = icmp slt i32 0, %23
  br i1 %24, label %25, label %44

25:                                               ; preds = %19
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 7
  %28 = getelementptr inbounds [0 x %struct.dimension], ptr %27, i64 0, i64 0
  %29 = getelementptr inbounds %struct.dimension, ptr %28, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds %struct.descriptor, ptr %31, i32 0, i32 7
  %33 = getelementptr inbounds [0 x %struct.dimension], ptr %32, i64 0, i64 0
  %34 = getelementptr inbounds %struct.dimension, ptr %33, i32 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %30, %35
  %37 = zext i1 %36 to i32
  %38 = load i8, ptr %4, align 1
  %39 = trunc i8 %38 to i1
  %40 = zext i1 %39 to i32
  %41 = and i32 %40, %37
  %42 = icmp ne i32 %41, 0
  %43 = zext i1 %42 to i8
  store i8 %43, ptr %4, align 1
  br label %44

44:                                               ; preds = %25, %19
  %45 = load ptr, ptr %3, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp slt i32 1, %48
  br i1 %49, label %50, label %69

50:                                               ; preds = %44
  %51 = load ptr, ptr %2, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 7
  %53 = getelementptr inbounds [0 x %struct.dimension], ptr %52, i64 0, i64 1
  %54 = getelementptr inbounds %struct.dimension, ptr %53, i32 0, i32 2
  %55 = load i64, ptr %54, align 8
  %56 = load ptr, ptr %3, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 7
  %58 = getelementptr inbounds [0 x %struct.dimension], ptr %57, i64 0, i64 1
  %59 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %55, %60
  %62 = zext i1 %61 to i32
  %63 = load i8, ptr %4, align 1
  %64 = trunc i8 %63 to i1
  %65 = zext i1 %64 to i32
  %66 = and i32 %65, %62
  %67 = icmp ne i32 %66, 0
  %68 = zext i1 %67 to i8
  store i8 %68, ptr %4, align 1
  br label %69

69:                                               ; preds = %50, %44
  %70 = load ptr, ptr %3, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = icmp slt i32 2, %73
  br i1 %74, label %75, label %94

75:                                               ; preds = %69
  %76 = load ptr, ptr %2, align 8
  %77 = getelementptr inbounds %struct.descriptor, ptr %76, i32 0, i32 7
  %78 = getelementptr inbounds [0 x %struct.dimension], ptr %77, i64 0, i64 2
  %79 = getelementptr inbounds %struct.dimension, ptr %78, i32 0, i32 2
  %80 = load i64, ptr %79, align 8
  %81 = load ptr, ptr %3, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 7
  %83 = getelementptr inbounds [0 x %struct.dimension], ptr %82, i64 0, i64 2
  %84 = getelementptr inbounds %struct.dimension, ptr %83, i32 0, i32 2
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %80, %85
  %87 = zext i1 %86 to i32
  %88 = load i8, ptr %4, align 1
  %89 = trunc i8 %88 to i1
  %90 = zext i1 %89 to i32
  %91 = and i32 %90, %87
  %92 = icmp ne i32 %91, 0
  %93 = zext i1 %92 to i8
  store i8 %93, ptr %4, align 1
  br label %94

94:                                               ; preds = %75, %69
  %95 = load ptr, ptr %3, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = icmp slt i32 3, %98
  br i1 %99, label %100, label %119

100:                                              ; preds = %94
  %101 = load ptr, ptr %2, align 8
  %102 = getelementptr inbounds %struct.descriptor, ptr %101, i32 0, i32 7
  %103 = getelementptr inbounds [0 x %struct.dimension], ptr %102, i64 0, i64 3
  %104 = getelementptr inbounds %struct.dimension, ptr %103, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = load ptr, ptr %3, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 7
  %108 = getelementptr inbounds [0 x %struct.dimension], ptr %107, i64 0, i64 3
  %109 = getelementptr inbounds %struct.dimension, ptr %108, i32 0, i32 2
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %105, %110
  %112 = zext i1 %111 to i32
  %113 = load i8, ptr %4, align 1
  %114 = trunc i8 %113 to i1
  %115 = zext i1 %114 to i32
  %116 = and i32 %115, %112
  %117 = icmp ne i32 %116, 0
  %118 = zext i1 %117 to i8
  store i8 %118, ptr %4, align 1
  br label %119

119:                                              ; preds = %100, %94
  br label %120

120:                                              ; preds = %119
  br label %121

121:                                              ; preds = %120
  %122 = load ptr, ptr %2, align 8
  %123 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %124 = load i32, ptr %123, align 8
  %125 = call { ptr, ptr } @range(ptr noundef %122, i32 noundef %124)
  %126 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 0
  %127 = extractvalue { ptr, ptr } %125, 0
  store ptr %127, ptr %126, align 8
  %128 = getelementptr inbounds { ptr, ptr }, ptr %5, i32 0, i32 1
  %129 = extractvalue { ptr, ptr } %125, 1
  store ptr %129, ptr %128, align 8
  %130 = load ptr, ptr %3, align 8
  %131 = load ptr, ptr %3, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 3
  %133 = load i8, ptr %132, align 4
  %134 = zext i8 %133 to i32
  %135 = call { ptr, ptr } @range(ptr noundef %130, i32 noundef %134)
  %136 = getelementptr inbounds { ptr, ptr }, ptr %6, i32 0, i32 0
  %137 = extractvalue { ptr, ptr } %135, 0
  store ptr %137, ptr %136, align 8
  %138 = getelementptr inbounds { ptr, ptr }, ptr %6, i32 0, i32 1
  %139 = extractvalue { ptr, ptr } %135, 1
  store ptr %139, ptr %138, align 8
  %140 = load i8, ptr %4, align 1
  %141 = trunc i8 %140 to i1
  br i1 %141, label %154, label %142

142:                                              ; preds = %121
  %143 = getelementptr inbounds %struct.range, ptr %5, i32 0, i32 0
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds %struct.range, ptr %6, i32 0, i32 1
  %146 = load ptr, ptr %145, align 8
  %147 = icmp ule ptr %144, %146
  br i1 %147, label %148, label %154

148:                                              ; preds = %142
  %149 = getelementptr inbounds %struct.range, ptr %6, i32 0, i32 0
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds %struct.range, ptr %5, i32 0, i32 1
  %152 = load ptr, ptr %151, align 8
  %153 = icmp ule ptr %150, %152
  br label %154

154:                                              ; preds = %148, %142, %121
  %155 = phi i1 [ false, %142 ], [ false, %121 ], [ %153, %148 ]
  ret i1 %155
}

define internal void @assign_shared_objects(ptr noundef byval(%struct.sides) align 8 %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
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
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %30 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = call ptr @type_of(ptr noundef %31)
  store ptr %32, ptr %6, align 8
  %33 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  store i64 %36, ptr %7, align 8
  %37 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = icmp sle i32 %38, 4
  %40 = zext i1 %39 to i32
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %5, align 4
  call void @require(i32 noundef %40, ptr noundef @.str.3, ptr noundef %41, i32 noundef %42)
  %43 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %46 = load i32, ptr %45, align 8
  %47 = call ptr @dimension_of(ptr noundef %44, i32 noundef 0, i32 noundef %46)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %47, i64 24, i1 false)
  %48 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %51 = load i32, ptr %50, align 8
  %52 = call ptr @dimension_of(ptr noundef %49, i32 noundef 1, i32 noundef %51)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %52, i64 24, i1 false)
  %53 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %56 = load i32, ptr %55, align 8
  %57 = call ptr @dimension_of(ptr noundef %54, i32 noundef 2, i32 noundef %56)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %57, i64 24, i1 false)
  %58 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %61 = load i32, ptr %60, align 8
  %62 = call ptr @dimension_of(ptr noundef %59, i32 noundef 3, i32 noundef %61)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %62, i64 24, i1 false)
  %63 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %64, %66
  %68 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %67, %69
  %71 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %70, %72
  %74 = load i64, ptr %7, align 8
  %75 = mul nsw i64 %73, %74
  %76 = call ptr @malloc(i64 noundef %75) #10
  store ptr %76, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %77

77:                                               ; preds = %150, %3
  %78 = load i64, ptr %13, align 8
  %79 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = icmp slt i64 %78, %80
  br i1 %81, label %83, label %82

82:                                               ; preds = %77
  store i32 2, ptr %14, align 4
  br label %153

83:                                               ; preds = %77
  store i64 0, ptr %15, align 8
  br label %84

84:                                               ; preds = %146, %83
  %85 = load i64, ptr %15, align 8
  %86 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = icmp slt i64 %85, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %84
  store i32 5, ptr %14, align 4
  br label %149

90:                                               ; preds = %84
  store i64 0, ptr %16, align 8
  br label %91

91:                                               ; preds = %142, %90
  %92 = load i64, ptr %16, align 8
  %93 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %91
  store i32 8, ptr %14, align 4
  br label %145

97:                                               ; preds = %91
  store i64 0, ptr %17, align 8
  br label %98

98:                                               ; preds = %138, %97
  %99 = load i64, ptr %17, align 8
  %100 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %99, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %98
  store i32 11, ptr %14, align 4
  br label %141

104:                                              ; preds = %98
  %105 = load ptr, ptr %6, align 8
  %106 = load ptr, ptr %12, align 8
  %107 = load i64, ptr %13, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = load i64, ptr %15, align 8
  %112 = add nsw i64 %110, %111
  %113 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %112, %114
  %116 = load i64, ptr %16, align 8
  %117 = add nsw i64 %115, %116
  %118 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  %120 = mul nsw i64 %117, %119
  %121 = load i64, ptr %17, align 8
  %122 = add nsw i64 %120, %121
  %123 = load i64, ptr %7, align 8
  %124 = mul nsw i64 %122, %123
  %125 = getelementptr inbounds i8, ptr %106, i64 %124
  %126 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds %struct.descriptor, ptr %127, i32 0, i32 0
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %131 = load ptr, ptr %130, align 8
  %132 = load i64, ptr %17, align 8
  %133 = load i64, ptr %16, align 8
  %134 = load i64, ptr %15, align 8
  %135 = load i64, ptr %13, align 8
  %136 = call i64 @offset_in(ptr noundef %131, i64 noundef %132, i64 noundef %133, i64 noundef %134, i64 noundef %135)
  %137 = getelementptr inbounds i8, ptr %129, i64 %136
  call void @fortran_copy(ptr noundef %105, ptr noundef %125, ptr noundef %137)
  br label %138

138:                                              ; preds = %104
  %139 = load i64, ptr %17, align 8
  %140 = add nsw i64 %139, 1
  store i64 %140, ptr %17, align 8
  br label %98

141:                                              ; preds = %103
  br label %142

142:                                              ; preds = %141
  %143 = load i64, ptr %16, align 8
  %144 = add nsw i64 %143, 1
  store i64 %144, ptr %16, align 8
  br label %91

145:                                              ; preds = %96
  br label %146

146:                                              ; preds = %145
  %147 = load i64, ptr %15, align 8
  %148 = add nsw i64 %147, 1
  store i64 %148, ptr %15, align 8
  br label %84

149:                                              ; preds = %89
  br label %150

150:                                              ; preds = %149
  %151 = load i64, ptr %13, align 8
  %152 = add nsw i64 %151, 1
  store i64 %152, ptr %13, align 8
  br label %77

153:                                              ; preds = %82
  store i64 0, ptr %18, align 8
  br label %154

154:                                              ; preds = %219, %153
  %155 = load i64, ptr %18, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = icmp slt i64 %155, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %154
  store i32 14, ptr %14, align 4
  br label %222

160:                                              ; preds = %154
  store i64 0, ptr %19, align 8
  br label %161

161:                                              ; preds = %215, %160
  %162 = load i64, ptr %19, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %164 = load i64, ptr %163, align 8
  %165 = icmp slt i64 %162, %164
  br i1 %165, label %167, label %166

166:                                              ; preds = %161
  store i32 17, ptr %14, align 4
  br label %218

167:                                              ; preds = %161
  store i64 0, ptr %20, align 8
  br label %168

168:                                              ; preds = %211, %167
  %169 = load i64, ptr %20, align 8
  %170 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = icmp slt i64 %169, %171
  br i1 %172, label %174, label %173

173:                                              ; preds = %168
  store i32 20, ptr %14, align 4
  br label %214

174:                                              ; preds = %168
  store i64 0, ptr %21, align 8
  br label %175

175:                                              ; preds = %207, %174
  %176 = load i64, ptr %21, align 8
  %177 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %176, %178
  br i1 %179, label %181, label %180

180:                                              ; preds = %175
  store i32 23, ptr %14, align 4
  br label %210

181:                                              ; preds = %175
  %182 = load ptr, ptr %6, align 8
  %183 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %184 = load ptr, ptr %183, align 8
  %185 = getelementptr inbounds %struct.descriptor, ptr %184, i32 0, i32 0
  %186 = load ptr, ptr %185, align 8
  %187 = load i64, ptr %21, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = load i64, ptr %20, align 8
  %192 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %193 = load i64, ptr %192, align 8
  %194 = mul nsw i64 %191, %193
  %195 = add nsw i64 %190, %194
  %196 = load i64, ptr %19, align 8
  %197 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %198 = load i64, ptr %197, align 8
  %199 = mul nsw i64 %196, %198
  %200 = add nsw i64 %195, %199
  %201 = load i64, ptr %18, align 8
  %202 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %203 = load i64, ptr %202, align 8
  %204 = mul nsw i64 %201, %203
  %205 = add nsw i64 %200, %204
  %206 = getelementptr inbounds i8, ptr %186, i64 %205
  call void @fortran_finalise(ptr noundef %182, ptr noundef %206)
  br label %207

207:                                              ; preds = %181
  %208 = load i64, ptr %21, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %21, align 8
  br label %175

210:                                              ; preds = %180
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %20, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %20, align 8
  br label %168

214:                                              ; preds = %173
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %19, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %19, align 8
  br label %161

218:                                              ; preds = %166
  br label %219

219:                                              ; preds = %218
  %220 = load i64, ptr %18, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %18, align 8
  br label %154

222:                                              ; preds = %159
  store i64 0, ptr %22, align 8
  br label %223

223:                                              ; preds = %308, %222
  %224 = load i64, ptr %22, align 8
  %225 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %226 = load i64, ptr %225, align 8
  %227 = icmp slt i64 %224, %226
  br i1 %227, label %229, label %228

228:                                              ; preds = %223
  store i32 26, ptr %14, align 4
  br label %311

229:                                              ; preds = %223
  store i64 0, ptr %23, align 8
  br label %230

230:                                              ; preds = %304, %229
  %231 = load i64, ptr %23, align 8
  %232 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %233 = load i64, ptr %232, align 8
  %234 = icmp slt i64 %231, %233
  br i1 %234, label %236, label %235

235:                                              ; preds = %230
  store i32 29, ptr %14, align 4
  br label %307

236:                                              ; preds = %230
  store i64 0, ptr %24, align 8
  br label %237

237:                                              ; preds = %300, %236
  %238 = load i64, ptr %24, align 8
  %239 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %240 = load i64, ptr %239, align 8
  %241 = icmp slt i64 %238, %240
  br i1 %241, label %243, label %242

242:                                              ; preds = %237
  store i32 32, ptr %14, align 4
  br label %303

243:                                              ; preds = %237
  store i64 0, ptr %25, align 8
  br label %244

244:                                              ; preds = %296, %243
  %245 = load i64, ptr %25, align 8
  %246 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %247 = load i64, ptr %246, align 8
  %248 = icmp slt i64 %245, %247
  br i1 %248, label %250, label %249

249:                                              ; preds = %244
  store i32 35, ptr %14, align 4
  br label %299

250:                                              ; preds = %244
  %251 = load ptr, ptr %6, align 8
  %252 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %253 = load ptr, ptr %252, align 8
  %254 = getelementptr inbounds %struct.descriptor, ptr %253, i32 0, i32 0
  %255 = load ptr, ptr %254, align 8
  %256 = load i64, ptr %25, align 8
  %257 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %258 = load i64, ptr %257, align 8
  %259 = mul nsw i64 %256, %258
  %260 = load i64, ptr %24, align 8
  %261 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = add nsw i64 %259, %263
  %265 = load i64, ptr %23, align 8
  %266 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %267 = load i64, ptr %266, align 8
  %268 = mul nsw i64 %265, %267
  %269 = add nsw i64 %264, %268
  %270 = load i64, ptr %22, align 8
  %271 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %272 = load i64, ptr %271, align 8
  %273 = mul nsw i64 %270, %272
  %274 = add nsw i64 %269, %273
  %275 = getelementptr inbounds i8, ptr %255, i64 %274
  %276 = load ptr, ptr %12, align 8
  %277 = load i64, ptr %22, align 8
  %278 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %279 = load i64, ptr %278, align 8
  %280 = mul nsw i64 %277, %279
  %281 = load i64, ptr %23, align 8
  %282 = add nsw i64 %280, %281
  %283 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %284 = load i64, ptr %283, align 8
  %285 = mul nsw i64 %282, %284
  %286 = load i64, ptr %24, align 8
  %287 = add nsw i64 %285, %286
  %288 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %289 = load i64, ptr %288, align 8
  %290 = mul nsw i64 %287, %289
  %291 = load i64, ptr %25, align 8
  %292 = add nsw i64 %290, %291
  %293 = load i64, ptr %7, align 8
  %294 = mul nsw i64 %292, %293
  %295 = getelementptr inbounds i8, ptr %276, i64 %294
  call void @fortran_assign(ptr noundef %251, ptr noundef %275, ptr noundef %295)
  br label %296

296:                                              ; preds = %250
  %297 = load i64, ptr %25, align 8
  %298 = add nsw i64 %297, 1
  store i64 %298, ptr %25, align 8
  br label %244

299:                                              ; preds = %249
  br label %300

300:                                              ; preds = %299
  %301 = load i64, ptr %24, align 8
  %302 = add nsw i64 %301, 1
  store i64 %302, ptr %24, align 8
  br label %237

303:                                              ; preds = %242
  br label %304

304:                                              ; preds = %303
  %305 = load i64, ptr %23, align 8
  %306 = add nsw i64 %305, 1
  store i64 %306, ptr %23, align 8
  br label %230

307:                                              ; preds = %235
  br label %308

308:                                              ; preds = %307
  %309 = load i64, ptr %22, align 8
  %310 = add nsw i64 %309, 1
  store i64 %310, ptr %22, align 8
  br label %223

311:                                              ; preds = %228
  store i64 0, ptr %26, align 8
  br label %312

312:                                              ; preds = %373, %311
  %313 = load i64, ptr %26, align 8
  %314 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %315 = load i64, ptr %314, align 8
  %316 = icmp slt i64 %313, %315
  br i1 %316, label %318, label %317

317:                                              ; preds = %312
  store i32 38, ptr %14, align 4
  br label %376

318:                                              ; preds = %312
  store i64 0, ptr %27, align 8
  br label %319

319:                                              ; preds = %369, %318
  %320 = load i64, ptr %27, align 8
  %321 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %322 = load i64, ptr %321, align 8
  %323 = icmp slt i64 %320, %322
  br i1 %323, label %325, label %324

324:                                              ; preds = %319
  store i32 41, ptr %14, align 4
  br label %372

325:                                              ; preds = %319
  store i64 0, ptr %28, align 8
  br label %326

326:                                              ; preds = %365, %325
  %327 = load i64, ptr %28, align 8
  %328 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326
  store i32 44, ptr %14, align 4
  br label %368

332:                                              ; preds = %326
  store i64 0, ptr %29, align 8
  br label %333

333:                                              ; preds = %361, %332
  %334 = load i64, ptr %29, align 8
  %335 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %336 = load i64, ptr %335, align 8
  %337 = icmp slt i64 %334, %336
  br i1 %337, label %339, label %338

338:                                              ; preds = %333
  store i32 47, ptr %14, align 4
  br label %364

339:                                              ; preds = %333
  %340 = load ptr, ptr %6, align 8
  %341 = load ptr, ptr %12, align 8
  %342 = load i64, ptr %26, align 8
  %343 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %344 = load i64, ptr %343, align 8
  %345 = mul nsw i64 %342, %344
  %346 = load i64, ptr %27, align 8
  %347 = add nsw i64 %345, %346
  %348 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %349 = load i64, ptr %348, align 8
  %350 = mul nsw i64 %347, %349
  %351 = load i64, ptr %28, align 8
  %352 = add nsw i64 %350, %351
  %353 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %354 = load i64, ptr %353, align 8
  %355 = mul nsw i64 %352, %354
  %356 = load i64, ptr %29, align 8
  %357 = add nsw i64 %355, %356
  %358 = load i64, ptr %7, align 8
  %359 = mul nsw i64 %357, %358
  %360 = getelementptr inbounds i8, ptr %341, i64 %359
  call void @fortran_destroy(ptr noundef %340, ptr noundef %360)
  br label %361

361:                                              ; preds = %339
  %362 = load i64, ptr %29, align 8
  %363 = add nsw i64 %362, 1
  store i64 %363, ptr %29, align 8
  br label %333

364:                                              ; preds = %338
  br label %365

365:                                              ; preds = %364
  %366 = load i64, ptr %28, align 8
  %367 = add nsw i64 %366, 1
  store i64 %367, ptr %28, align 8
  br label %326

368:                                              ; preds = %331
  br label %369

369:                                              ; preds = %368
  %370 = load i64, ptr %27, align 8
  %371 = add nsw i64 %370, 1
  store i64 %371, ptr %27, align 8
  br label %319

372:                                              ; preds = %324
  br label %373

373:                                              ; preds = %372
  %374 = load i64, ptr %26, align 8
  %375 = add nsw i64 %374, 1
  store i64 %375, ptr %26, align 8
  br label %312

376:                                              ; preds = %317
  %377 = load ptr, ptr %12, align 8
  call void @free(ptr noundef %377)
  ret void
}

define internal void @assign_objects(ptr noundef byval(%struct.sides) align 8 %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.dimension, align 8
  %9 = alloca %struct.dimension, align 8
  %10 = alloca %struct.dimension, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %20 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = call ptr @type_of(ptr noundef %21)
  store ptr %22, ptr %6, align 8
  %23 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %26, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %3
  store i32 1, ptr %7, align 4
  br label %221

33:                                               ; preds = %3
  %34 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %35 = load i32, ptr %34, align 8
  %36 = icmp sle i32 %35, 4
  %37 = zext i1 %36 to i32
  %38 = load ptr, ptr %4, align 8
  %39 = load i32, ptr %5, align 4
  call void @require(i32 noundef %37, ptr noundef @.str.3, ptr noundef %38, i32 noundef %39)
  %40 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %43 = load i32, ptr %42, align 8
  %44 = call ptr @dimension_of(ptr noundef %41, i32 noundef 0, i32 noundef %43)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %44, i64 24, i1 false)
  %45 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %48 = load i32, ptr %47, align 8
  %49 = call ptr @dimension_of(ptr noundef %46, i32 noundef 1, i32 noundef %48)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %49, i64 24, i1 false)
  %50 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %53 = load i32, ptr %52, align 8
  %54 = call ptr @dimension_of(ptr noundef %51, i32 noundef 2, i32 noundef %53)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %54, i64 24, i1 false)
  %55 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %58 = load i32, ptr %57, align 8
  %59 = call ptr @dimension_of(ptr noundef %56, i32 noundef 3, i32 noundef %58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %59, i64 24, i1 false)
  %60 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 2
  %61 = load i32, ptr %60, align 8
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %133

63:                                               ; preds = %33
  store i64 0, ptr %12, align 8
  br label %64

64:                                               ; preds = %129, %63
  %65 = load i64, ptr %12, align 8
  %66 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %70, label %69

69:                                               ; preds = %64
  store i32 2, ptr %7, align 4
  br label %132

70:                                               ; preds = %64
  store i64 0, ptr %13, align 8
  br label %71

71:                                               ; preds = %125, %70
  %72 = load i64, ptr %13, align 8
  %73 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %72, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  store i32 5, ptr %7, align 4
  br label %128

77:                                               ; preds = %71
  store i64 0, ptr %14, align 8
  br label %78

78:                                               ; preds = %121, %77
  %79 = load i64, ptr %14, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %78
  store i32 8, ptr %7, align 4
  br label %124

84:                                               ; preds = %78
  store i64 0, ptr %15, align 8
  br label %85

85:                                               ; preds = %117, %84
  %86 = load i64, ptr %15, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = icmp slt i64 %86, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %85
  store i32 11, ptr %7, align 4
  br label %120

91:                                               ; preds = %85
  %92 = load ptr, ptr %6, align 8
  %93 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 0
  %96 = load ptr, ptr %95, align 8
  %97 = load i64, ptr %15, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %97, %99
  %101 = load i64, ptr %14, align 8
  %102 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %101, %103
  %105 = add nsw i64 %100, %104
  %106 = load i64, ptr %13, align 8
  %107 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %106, %108
  %110 = add nsw i64 %105, %109
  %111 = load i64, ptr %12, align 8
  %112 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %111, %113
  %115 = add nsw i64 %110, %114
  %116 = getelementptr inbounds i8, ptr %96, i64 %115
  call void @fortran_finalise(ptr noundef %92, ptr noundef %116)
  br label %117

117:                                              ; preds = %91
  %118 = load i64, ptr %15, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %15, align 8
  br label %85

120:                                              ; preds = %90
  br label %121

121:                                              ; preds = %120
  %122 = load i64, ptr %14, align 8
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %14, align 8
  br label %78

124:                                              ; preds = %83
  br label %125

125:                                              ; preds = %124
  %126 = load i64, ptr %13, align 8
  %127 = add nsw i64 %126, 1
  store i64 %127, ptr %13, align 8
  br label %71

128:                                              ; preds = %76
  br label %129

129:                                              ; preds = %128
  %130 = load i64, ptr %12, align 8
  %131 = add nsw i64 %130, 1
  store i64 %131, ptr %12, align 8
  br label %64

132:                                              ; preds = %69
  br label %139

133:                                              ; preds = %33
  %134 = load ptr, ptr %6, align 8
  %135 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 0
  %138 = load ptr, ptr %137, align 8
  call void @fortran_finalise_one(ptr noundef %134, ptr noundef %138)
  br label %139

139:                                              ; preds = %133, %132
  store i64 0, ptr %16, align 8
  br label %140

140:                                              ; preds = %217, %139
  %141 = load i64, ptr %16, align 8
  %142 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %141, %143
  br i1 %144, label %146, label %145

145:                                              ; preds = %140
  store i32 14, ptr %7, align 4
  br label %220

146:                                              ; preds = %140
  store i64 0, ptr %17, align 8
  br label %147

147:                                              ; preds = %213, %146
  %148 = load i64, ptr %17, align 8
  %149 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  %151 = icmp slt i64 %148, %150
  br i1 %151, label %153, label %152

152:                                              ; preds = %147
  store i32 17, ptr %7, align 4
  br label %216

153:                                              ; preds = %147
  store i64 0, ptr %18, align 8
  br label %154

154:                                              ; preds = %209, %153
  %155 = load i64, ptr %18, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = icmp slt i64 %155, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %154
  store i32 20, ptr %7, align 4
  br label %212

160:                                              ; preds = %154
  store i64 0, ptr %19, align 8
  br label %161

161:                                              ; preds = %205, %160
  %162 = load i64, ptr %19, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %164 = load i64, ptr %163, align 8
  %165 = icmp slt i64 %162, %164
  br i1 %165, label %167, label %166

166:                                              ; preds = %161
  store i32 23, ptr %7, align 4
  br label %208

167:                                              ; preds = %161
  %168 = load ptr, ptr %6, align 8
  %169 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 0
  %170 = load ptr, ptr %169, align 8
  %171 = getelementptr inbounds %struct.descriptor, ptr %170, i32 0, i32 0
  %172 = load ptr, ptr %171, align 8
  %173 = load i64, ptr %19, align 8
  %174 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %175 = load i64, ptr %174, align 8
  %176 = mul nsw i64 %173, %175
  %177 = load i64, ptr %18, align 8
  %178 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %179 = load i64, ptr %178, align 8
  %180 = mul nsw i64 %177, %179
  %181 = add nsw i64 %176, %180
  %182 = load i64, ptr %17, align 8
  %183 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %184 = load i64, ptr %183, align 8
  %185 = mul nsw i64 %182, %184
  %186 = add nsw i64 %181, %185
  %187 = load i64, ptr %16, align 8
  %188 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = mul nsw i64 %187, %189
  %191 = add nsw i64 %186, %190
  %192 = getelementptr inbounds i8, ptr %172, i64 %191
  %193 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr inbounds %struct.descriptor, ptr %194, i32 0, i32 0
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr inbounds %struct.sides, ptr %0, i32 0, i32 1
  %198 = load ptr, ptr %197, align 8
  %199 = load i64, ptr %19, align 8
  %200 = load i64, ptr %18, align 8
  %201 = load i64, ptr %17, align 8
  %202 = load i64, ptr %16, align 8
  %203 = call i64 @offset_in(ptr noundef %198, i64 noundef %199, i64 noundef %200, i64 noundef %201, i64 noundef %202)
  %204 = getelementptr inbounds i8, ptr %196, i64 %203
  call void @fortran_assign(ptr noundef %168, ptr noundef %192, ptr noundef %204)
  br label %205

205:                                              ; preds = %167
  %206 = load i64, ptr %19, align 8
  %207 = add nsw i64 %206, 1
  store i64 %207, ptr %19, align 8
  br label %161

208:                                              ; preds = %166
  br label %209

209:                                              ; preds = %208
  %210 = load i64, ptr %18, align 8
  %211 = add nsw i64 %210, 1
  store i64 %211, ptr %18, align 8
  br label %154

212:                                              ; preds = %159
  br label %213

213:                                              ; preds = %212
  %214 = load i64, ptr %17, align 8
  %215 = add nsw i64 %214, 1
  store i64 %215, ptr %17, align 8
  br label %147

216:                                              ; preds = %152
  br label %217

217:                                              ; preds = %216
  %218 = load i64, ptr %16, align 8
  %219 = add nsw i64 %218, 1
  store i64 %219, ptr %16, align 8
  br label %140

220:                                              ; preds = %145
  store i32 0, ptr %7, align 4
  br label %221

221:                                              ; preds = %220, %32
  %222 = load i32, ptr %7, align 4
  switch i32 %222, label %224 [
    i32 0, label %223
    i32 1, label %223
  ]

223:                                              ; preds = %221, %221
  ret void

224:                                              ; preds = %221
  unreachable
}

declare ptr @malloc(i64 noundef) #6

define internal { ptr, ptr } @range(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca %struct.range, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %10 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %10, align 8
  %14 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %14, align 8
  br label %18

18:                                               ; preds = %2
  %19 = load i32, ptr %5, align 4
  %20 = icmp slt i32 0, %19
  br i1 %20, label %21, label %47

21:                                               ; preds = %18
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 7
  %24 = getelementptr inbounds [0 x %struct.dimension], ptr %23, i64 0, i64 0
  %25 = getelementptr inbounds %struct.dimension, ptr %24, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = sub nsw i64 %26, 1
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 7
  %30 = getelementptr inbounds [0 x %struct.dimension], ptr %29, i64 0, i64 0
  %31 = getelementptr inbounds %struct.dimension, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %27, %32
  store i64 %33, ptr %6, align 8
  %34 = load i64, ptr %6, align 8
  %35 = icmp slt i64 %34, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %21
  %37 = load i64, ptr %6, align 8
  %38 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 %37
  store ptr %40, ptr %38, align 8
  br label %46

41:                                               ; preds = %21
  %42 = load i64, ptr %6, align 8
  %43 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 %42
  store ptr %45, ptr %43, align 8
  br label %46

46:                                               ; preds = %41, %36
  br label %47

47:                                               ; preds = %46, %18
  %48 = load i32, ptr %5, align 4
  %49 = icmp slt i32 1, %48
  br i1 %49, label %50, label %76

50:                                               ; preds = %47
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 7
  %53 = getelementptr inbounds [0 x %struct.dimension], ptr %52, i64 0, i64 1
  %54 = getelementptr inbounds %struct.dimension, ptr %53, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = sub nsw i64 %55, 1
  %57 = load ptr, ptr %4, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 7
  %59 = getelementptr inbounds [0 x %struct.dimension], ptr %58, i64 0, i64 1
  %60 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 2
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %56, %61
  store i64 %62, ptr %7, align 8
  %63 = load i64, ptr %7, align 8
  %64 = icmp slt i64 %63, 0
  br i1 %64, label %65, label %70

65:                                               ; preds = %50
  %66 = load i64, ptr %7, align 8
  %67 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds i8, ptr %68, i64 %66
  store ptr %69, ptr %67, align 8
  br label %75

70:                                               ; preds = %50
  %71 = load i64, ptr %7, align 8
  %72 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds i8, ptr %73, i64 %71
  store ptr %74, ptr %72, align 8
  br label %75

75:                                               ; preds = %70, %65
  br label %76

76:                                               ; preds = %75, %47
  %77 = load i32, ptr %5, align 4
  %78 = icmp slt i32 2, %77
  br i1 %78, label %79, label %105

79:                                               ; preds = %76
  %80 = load ptr, ptr %4, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 7
  %82 = getelementptr inbounds [0 x %struct.dimension], ptr %81, i64 0, i64 2
  %83 = getelementptr inbounds %struct.dimension, ptr %82, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = sub nsw i64 %84, 1
  %86 = load ptr, ptr %4, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 7
  %88 = getelementptr inbounds [0 x %struct.dimension], ptr %87, i64 0, i64 2
  %89 = getelementptr inbounds %struct.dimension, ptr %88, i32 0, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %85, %90
  store i64 %91, ptr %8, align 8
  %92 = load i64, ptr %8, align 8
  %93 = icmp slt i64 %92, 0
  br i1 %93, label %94, label %99

94:                                               ; preds = %79
  %95 = load i64, ptr %8, align 8
  %96 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds i8, ptr %97, i64 %95
  store ptr %98, ptr %96, align 8
  br label %104

99:                                               ; preds = %79
  %100 = load i64, ptr %8, align 8
  %101 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds i8, ptr %102, i64 %100
  store ptr %103, ptr %101, align 8
  br label %104

104:                                              ; preds = %99, %94
  br label %105

105:                                              ; preds = %104, %76
  %106 = load i32, ptr %5, align 4
  %107 = icmp slt i32 3, %106
  br i1 %107, label %108, label %134

108:                                              ; preds = %105
  %109 = load ptr, ptr %4, align 8
  %110 = getelementptr inbounds %struct.descriptor, ptr %109, i32 0, i32 7
  %111 = getelementptr inbounds [0 x %struct.dimension], ptr %110, i64 0, i64 3
  %112 = getelementptr inbounds %struct.dimension, ptr %111, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = sub nsw i64 %113, 1
  %115 = load ptr, ptr %4, align 8
  %116 = getelementptr inbounds %struct.descriptor, ptr %115, i32 0, i32 7
  %117 = getelementptr inbounds [0 x %struct.dimension], ptr %116, i64 0, i64 3
  %118 = getelementptr inbounds %struct.dimension, ptr %117, i32 0, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = mul nsw i64 %114, %119
  store i64 %120, ptr %9, align 8
  %121 = load i64, ptr %9, align 8
  %122 = icmp slt i64 %121, 0
  br i1 %122, label %123, label %128

123:                                              ; preds = %108
  %124 = load i64, ptr %9, align 8
  %125 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds i8, ptr %126, i64 %124
  store ptr %127, ptr %125, align 8
  br label %133

128:                                              ; preds = %108
  %129 = load i64, ptr %9, align 8
  %130 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds i8, ptr %131, i64 %129
  store ptr %132, ptr %130, align 8
  br label %133

133:                                              ; preds = %128, %123
  br label %134

134:                                              ; preds = %133, %105
  br label %135

135:                                              ; preds = %134
  %136 = load { ptr, ptr }, ptr %3, align 8
  ret { ptr, ptr } %136
}

declare void @fortran_assign(ptr noundef, ptr noundef, ptr noundef) #5

define internal void @fit_text(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %10 = load i64, ptr %8, align 8
  %11 = load i64, ptr %6, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %4
  %14 = load i64, ptr %8, align 8
  br label %17

15:                                               ; preds = %4
  %16 = load i64, ptr %6, align 8
  br label %17

17:                                               ; preds = %15, %13
  %18 = phi i64 [ %14, %13 ], [ %16, %15 ]
  store i64 %18, ptr %9, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = load ptr, ptr %7, align 8
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %6, align 8
  %23 = load i64, ptr %9, align 8
  %24 = sub i64 %22, %23
  call void @write_text(ptr noundef %19, i64 noundef 0, ptr noundef %20, i64 noundef %21, i64 noundef %24)
  ret void
}

define internal void @write_text(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) noinline nounwind "enzyme_inactive" {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i64 %4, ptr %10, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = load i64, ptr %7, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %11, i8 32, i64 %12, i1 false)
  %13 = load ptr, ptr %6, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = load ptr, ptr %8, align 8
  %17 = load i64, ptr %9, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %15, ptr align 1 %16, i64 %17, i1 false)
  %18 = load ptr, ptr %6, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 %19
  %21 = load i64, ptr %9, align 8
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  %23 = load i64, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %22, i8 32, i64 %23, i1 false)
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #2

declare void @fortran_move(ptr noundef, ptr noundef, ptr noundef) #5

define internal ptr @dimension(ptr noundef %0, i32 noundef %1) #0 {
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

define internal void @sign(ptr noundef %0, i64 noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = xor i64 %6, -1
  %8 = load ptr, ptr %3, align 8
  %9 = load i64, ptr %4, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 %9
  store i64 %7, ptr %10, align 8
  ret void
}

attributes #0 = { alwaysinline nounwind uwtable }
attributes #1 = { noreturn }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline nounwind uwtable }
attributes #5 = { nounwind }
attributes #6 = { allocsize(0) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { noreturn }
attributes #9 = { nounwind }
attributes #10 = { allocsize(0) }


