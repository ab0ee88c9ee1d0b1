
%union.anon = type { i64 }
%union.anon.0 = type { i32 }
%struct.dimension = type { i64, i64, i64 }
%struct.addendum = type { ptr, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

@.str = private unnamed_addr constant [100 x i8] c"an object of a derived type that is not part of what was linked as bitcode cannot be differentiated\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"./fortran_components.h\00", align 1
@.str.2 = private unnamed_addr constant [147 x i8] c"an object of a derived type with length parameters, or or a component with a defined assignment or a finaliser of arrays, cannot be differentiated\00", align 1
@.str.3 = private unnamed_addr constant [78 x i8] c"arrays of characters cannot be made here in a function that is differentiated\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"fortran_text.c\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.6 = private unnamed_addr constant [97 x i8] c"this cannot be read as a whole in a function that is differentiated: read its numbers one by one\00", align 1
@.str.7 = private unnamed_addr constant [105 x i8] c"an object cannot be read as a whole in a function that is differentiated: read its components one by one\00", align 1
@__const.read_double.given = private unnamed_addr constant %union.anon { i64 9220176596598329831 }, align 8
@__const.read_float.given = private unnamed_addr constant %union.anon.0 { i32 2141569942 }, align 4
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8

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
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds %struct.descriptor, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.descriptor, ptr %12, i32 0, i32 0
  store ptr %11, ptr %13, align 8
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 1
  store i64 %16, ptr %18, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds %struct.descriptor, ptr %19, i32 0, i32 2
  %21 = load i32, ptr %20, align 8
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 2
  store i32 %21, ptr %23, align 8
  %24 = load ptr, ptr %6, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 3
  %26 = load i8, ptr %25, align 4
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds %struct.descriptor, ptr %27, i32 0, i32 3
  store i8 %26, ptr %28, align 4
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 4
  %31 = load i8, ptr %30, align 1
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds %struct.descriptor, ptr %32, i32 0, i32 4
  store i8 %31, ptr %33, align 1
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 5
  %36 = load i8, ptr %35, align 2
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds %struct.descriptor, ptr %37, i32 0, i32 5
  store i8 %36, ptr %38, align 2
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 6
  %41 = load i8, ptr %40, align 1
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 6
  store i8 %41, ptr %43, align 1
  br label %44

44:                                               ; preds = %4
  %45 = load i32, ptr %7, align 4
  %46 = icmp slt i32 0, %45
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds %struct.descriptor, ptr %48, i32 0, i32 7
  %50 = getelementptr inbounds [0 x %struct.dimension], ptr %49, i64 0, i64 0
  %51 = load ptr, ptr %6, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 7
  %53 = getelementptr inbounds [0 x %struct.dimension], ptr %52, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %53, i64 24, i1 false)
  br label %54

54:                                               ; preds = %47, %44
  %55 = load i32, ptr %7, align 4
  %56 = icmp slt i32 1, %55
  br i1 %56, label %57, label %64

57:                                               ; preds = %54
  %58 = load ptr, ptr %5, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 7
  %60 = getelementptr inbounds [0 x %struct.dimension], ptr %59, i64 0, i64 1
  %61 = load ptr, ptr %6, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 7
  %63 = getelementptr inbounds [0 x %struct.dimension], ptr %62, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %63, i64 24, i1 false)
  br label %64

64:                                               ; preds = %57, %54
  %65 = load i32, ptr %7, align 4
  %66 = icmp slt i32 2, %65
  br i1 %66, label %67, label %74

67:                                               ; preds = %64
  %68 = load ptr, ptr %5, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 7
  %70 = getelementptr inbounds [0 x %struct.dimension], ptr %69, i64 0, i64 2
  %71 = load ptr, ptr %6, align 8
  %72 = getelementptr inbounds %struct.descriptor, ptr %71, i32 0, i32 7
  %73 = getelementptr inbounds [0 x %struct.dimension], ptr %72, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %73, i64 24, i1 false)
  br label %74

74:                                               ; preds = %67, %64
  %75 = load i32, ptr %7, align 4
  %76 = icmp slt i32 3, %75
  br i1 %76, label %77, label %84

77:                                               ; preds = %74
  %78 = load ptr, ptr %5, align 8
  %79 = getelementptr inbounds %struct.descriptor, ptr %78, i32 0, i32 7
  %80 = getelementptr inbounds [0 x %struct.dimension], ptr %79, i64 0, i64 3
  %81 = load ptr, ptr %6, align 8
  %82 = getelementptr inbounds %struct.descriptor, ptr %81, i32 0, i32 7
  %83 = getelementptr inbounds [0 x %struct.dimension], ptr %82, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %83, i64 24, i1 false)
  br label %84

84:                                               ; preds = %77, %74
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %8, align 4
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %95

88:                                               ; preds = %85
  %89 = load ptr, ptr %5, align 8
  %90 = load i32, ptr %7, align 4
  %91 = call ptr @addendum_behind(ptr noundef %89, i32 noundef %90)
  %92 = load ptr, ptr %6, align 8
  %93 = load i32, ptr %7, align 4
  %94 = call ptr @addendum_behind(ptr noundef %92, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr align 8 %94, i64 16, i1 false)
  br label %95

95:                                               ; preds = %88, %85
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
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %16 = load i32, ptr %10, align 4
  %17 = icmp eq i32 %16, 28
  br i1 %17, label %18, label %36

18:                                               ; preds = %5
  store i64 0, ptr %11, align 8
  br label %19

19:                                               ; preds = %32, %18
  %20 = load i64, ptr %11, align 8
  %21 = load i64, ptr %8, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  br label %35

24:                                               ; preds = %19
  %25 = load ptr, ptr %7, align 8
  %26 = load i64, ptr %11, align 8
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = load i64, ptr %11, align 8
  %31 = getelementptr inbounds double, ptr %29, i64 %30
  store double %28, ptr %31, align 8
  br label %32

32:                                               ; preds = %24
  %33 = load i64, ptr %11, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %11, align 8
  br label %19

35:                                               ; preds = %23
  br label %135

36:                                               ; preds = %5
  %37 = load i32, ptr %10, align 4
  %38 = icmp eq i32 %37, 27
  br i1 %38, label %39, label %57

39:                                               ; preds = %36
  store i64 0, ptr %12, align 8
  br label %40

40:                                               ; preds = %53, %39
  %41 = load i64, ptr %12, align 8
  %42 = load i64, ptr %8, align 8
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  br label %56

45:                                               ; preds = %40
  %46 = load ptr, ptr %7, align 8
  %47 = load i64, ptr %12, align 8
  %48 = getelementptr inbounds float, ptr %46, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = load ptr, ptr %6, align 8
  %51 = load i64, ptr %12, align 8
  %52 = getelementptr inbounds float, ptr %50, i64 %51
  store float %49, ptr %52, align 4
  br label %53

53:                                               ; preds = %45
  %54 = load i64, ptr %12, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %12, align 8
  br label %40

56:                                               ; preds = %44
  br label %134

57:                                               ; preds = %36
  %58 = load i32, ptr %10, align 4
  %59 = icmp eq i32 %58, 35
  br i1 %59, label %60, label %79

60:                                               ; preds = %57
  store i64 0, ptr %13, align 8
  br label %61

61:                                               ; preds = %75, %60
  %62 = load i64, ptr %13, align 8
  %63 = load i64, ptr %8, align 8
  %64 = mul nsw i64 2, %63
  %65 = icmp slt i64 %62, %64
  br i1 %65, label %67, label %66

66:                                               ; preds = %61
  br label %78

67:                                               ; preds = %61
  %68 = load ptr, ptr %7, align 8
  %69 = load i64, ptr %13, align 8
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = load ptr, ptr %6, align 8
  %73 = load i64, ptr %13, align 8
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  store double %71, ptr %74, align 8
  br label %75

75:                                               ; preds = %67
  %76 = load i64, ptr %13, align 8
  %77 = add nsw i64 %76, 1
  store i64 %77, ptr %13, align 8
  br label %61

78:                                               ; preds = %66
  br label %133

79:                                               ; preds = %57
  %80 = load i32, ptr %10, align 4
  %81 = icmp eq i32 %80, 34
  br i1 %81, label %82, label %101

82:                                               ; preds = %79
  store i64 0, ptr %14, align 8
  br label %83

83:                                               ; preds = %97, %82
  %84 = load i64, ptr %14, align 8
  %85 = load i64, ptr %8, align 8
  %86 = mul nsw i64 2, %85
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %83
  br label %100

89:                                               ; preds = %83
  %90 = load ptr, ptr %7, align 8
  %91 = load i64, ptr %14, align 8
  %92 = getelementptr inbounds float, ptr %90, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = load ptr, ptr %6, align 8
  %95 = load i64, ptr %14, align 8
  %96 = getelementptr inbounds float, ptr %94, i64 %95
  store float %93, ptr %96, align 4
  br label %97

97:                                               ; preds = %89
  %98 = load i64, ptr %14, align 8
  %99 = add nsw i64 %98, 1
  store i64 %99, ptr %14, align 8
  br label %83

100:                                              ; preds = %88
  br label %132

101:                                              ; preds = %79
  %102 = load i32, ptr %10, align 4
  %103 = icmp ne i32 %102, 40
  br i1 %103, label %104, label %125

104:                                              ; preds = %101
  %105 = load i64, ptr %9, align 8
  %106 = icmp eq i64 %105, 4
  br i1 %106, label %107, label %125

107:                                              ; preds = %104
  store i64 0, ptr %15, align 8
  br label %108

108:                                              ; preds = %121, %107
  %109 = load i64, ptr %15, align 8
  %110 = load i64, ptr %8, align 8
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %108
  br label %124

113:                                              ; preds = %108
  %114 = load ptr, ptr %7, align 8
  %115 = load i64, ptr %15, align 8
  %116 = getelementptr inbounds i32, ptr %114, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = load ptr, ptr %6, align 8
  %119 = load i64, ptr %15, align 8
  %120 = getelementptr inbounds i32, ptr %118, i64 %119
  store i32 %117, ptr %120, align 4
  br label %121

121:                                              ; preds = %113
  %122 = load i64, ptr %15, align 8
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %15, align 8
  br label %108

124:                                              ; preds = %112
  br label %131

125:                                              ; preds = %104, %101
  %126 = load ptr, ptr %6, align 8
  %127 = load ptr, ptr %7, align 8
  %128 = load i64, ptr %8, align 8
  %129 = load i64, ptr %9, align 8
  %130 = mul i64 %128, %129
  call void @copy_inactive(ptr noundef %126, ptr noundef %127, i64 noundef %130)
  br label %131

131:                                              ; preds = %125, %124
  br label %132

132:                                              ; preds = %131, %100
  br label %133

133:                                              ; preds = %132, %78
  br label %134

134:                                              ; preds = %133, %56
  br label %135

135:                                              ; preds = %134, %35
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
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds %struct.descriptor, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %7, align 8
  br label %11

11:                                               ; preds = %3
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 0, %12
  br i1 %13, label %14, label %45

14:                                               ; preds = %11
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds %struct.descriptor, ptr %15, i32 0, i32 7
  %17 = getelementptr inbounds [0 x %struct.dimension], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 0
  %19 = load i64, ptr %18, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 7
  %22 = getelementptr inbounds [0 x %struct.dimension], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds %struct.dimension, ptr %22, i32 0, i32 0
  store i64 %19, ptr %23, align 8
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 7
  %26 = getelementptr inbounds [0 x %struct.dimension], ptr %25, i64 0, i64 0
  %27 = getelementptr inbounds %struct.dimension, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 7
  %31 = getelementptr inbounds [0 x %struct.dimension], ptr %30, i64 0, i64 0
  %32 = getelementptr inbounds %struct.dimension, ptr %31, i32 0, i32 1
  store i64 %28, ptr %32, align 8
  %33 = load i64, ptr %7, align 8
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 7
  %36 = getelementptr inbounds [0 x %struct.dimension], ptr %35, i64 0, i64 0
  %37 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 2
  store i64 %33, ptr %37, align 8
  %38 = load ptr, ptr %5, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 7
  %40 = getelementptr inbounds [0 x %struct.dimension], ptr %39, i64 0, i64 0
  %41 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %7, align 8
  %44 = mul i64 %43, %42
  store i64 %44, ptr %7, align 8
  br label %45

45:                                               ; preds = %14, %11
  %46 = load i32, ptr %6, align 4
  %47 = icmp slt i32 1, %46
  br i1 %47, label %48, label %79

48:                                               ; preds = %45
  %49 = load ptr, ptr %5, align 8
  %50 = getelementptr inbounds %struct.descriptor, ptr %49, i32 0, i32 7
  %51 = getelementptr inbounds [0 x %struct.dimension], ptr %50, i64 0, i64 1
  %52 = getelementptr inbounds %struct.dimension, ptr %51, i32 0, i32 0
  %53 = load i64, ptr %52, align 8
  %54 = load ptr, ptr %4, align 8
  %55 = getelementptr inbounds %struct.descriptor, ptr %54, i32 0, i32 7
  %56 = getelementptr inbounds [0 x %struct.dimension], ptr %55, i64 0, i64 1
  %57 = getelementptr inbounds %struct.dimension, ptr %56, i32 0, i32 0
  store i64 %53, ptr %57, align 8
  %58 = load ptr, ptr %5, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 7
  %60 = getelementptr inbounds [0 x %struct.dimension], ptr %59, i64 0, i64 1
  %61 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = load ptr, ptr %4, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 7
  %65 = getelementptr inbounds [0 x %struct.dimension], ptr %64, i64 0, i64 1
  %66 = getelementptr inbounds %struct.dimension, ptr %65, i32 0, i32 1
  store i64 %62, ptr %66, align 8
  %67 = load i64, ptr %7, align 8
  %68 = load ptr, ptr %4, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 7
  %70 = getelementptr inbounds [0 x %struct.dimension], ptr %69, i64 0, i64 1
  %71 = getelementptr inbounds %struct.dimension, ptr %70, i32 0, i32 2
  store i64 %67, ptr %71, align 8
  %72 = load ptr, ptr %5, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 7
  %74 = getelementptr inbounds [0 x %struct.dimension], ptr %73, i64 0, i64 1
  %75 = getelementptr inbounds %struct.dimension, ptr %74, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = load i64, ptr %7, align 8
  %78 = mul i64 %77, %76
  store i64 %78, ptr %7, align 8
  br label %79

79:                                               ; preds = %48, %45
  %80 = load i32, ptr %6, align 4
  %81 = icmp slt i32 2, %80
  br i1 %81, label %82, label %113

82:                                               ; preds = %79
  %83 = load ptr, ptr %5, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 7
  %85 = getelementptr inbounds [0 x %struct.dimension], ptr %84, i64 0, i64 2
  %86 = getelementptr inbounds %struct.dimension, ptr %85, i32 0, i32 0
  %87 = load i64, ptr %86, align 8
  %88 = load ptr, ptr %4, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 7
  %90 = getelementptr inbounds [0 x %struct.dimension], ptr %89, i64 0, i64 2
  %91 = getelementptr inbounds %struct.dimension, ptr %90, i32 0, i32 0
  store i64 %87, ptr %91, align 8
  %92 = load ptr, ptr %5, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 7
  %94 = getelementptr inbounds [0 x %struct.dimension], ptr %93, i64 0, i64 2
  %95 = getelementptr inbounds %struct.dimension, ptr %94, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = load ptr, ptr %4, align 8
  %98 = getelementptr inbounds %struct.descriptor, ptr %97, i32 0, i32 7
  %99 = getelementptr inbounds [0 x %struct.dimension], ptr %98, i64 0, i64 2
  %100 = getelementptr inbounds %struct.dimension, ptr %99, i32 0, i32 1
  store i64 %96, ptr %100, align 8
  %101 = load i64, ptr %7, align 8
  %102 = load ptr, ptr %4, align 8
  %103 = getelementptr inbounds %struct.descriptor, ptr %102, i32 0, i32 7
  %104 = getelementptr inbounds [0 x %struct.dimension], ptr %103, i64 0, i64 2
  %105 = getelementptr inbounds %struct.dimension, ptr %104, i32 0, i32 2
  store i64 %101, ptr %105, align 8
  %106 = load ptr, ptr %5, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 7
  %108 = getelementptr inbounds [0 x %struct.dimension], ptr %107, i64 0, i64 2
  %109 = getelementptr inbounds %struct.dimension, ptr %108, i32 0, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = load i64, ptr %7, align 8
  %112 = mul i64 %111, %110
  store i64 %112, ptr %7, align 8
  br label %113

113:                                              ; preds = %82, %79
  %114 = load i32, ptr %6, align 4
  %115 = icmp slt i32 3, %114
  br i1 %115, label %116, label %147

116:                                              ; preds = %113
  %117 = load ptr, ptr %5, align 8
  %118 = getelementptr inbounds %struct.descriptor, ptr %117, i32 0, i32 7
  %119 = getelementptr inbounds [0 x %struct.dimension], ptr %118, i64 0, i64 3
  %120 = getelementptr inbounds %struct.dimension, ptr %119, i32 0, i32 0
  %121 = load i64, ptr %120, align 8
  %122 = load ptr, ptr %4, align 8
  %123 = getelementptr inbounds %struct.descriptor, ptr %122, i32 0, i32 7
  %124 = getelementptr inbounds [0 x %struct.dimension], ptr %123, i64 0, i64 3
  %125 = getelementptr inbounds %struct.dimension, ptr %124, i32 0, i32 0
  store i64 %121, ptr %125, align 8
  %126 = load ptr, ptr %5, align 8
  %127 = getelementptr inbounds %struct.descriptor, ptr %126, i32 0, i32 7
  %128 = getelementptr inbounds [0 x %struct.dimension], ptr %127, i64 0, i64 3
  %129 = getelementptr inbounds %struct.dimension, ptr %128, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = load ptr, ptr %4, align 8
  %132 = getelementptr inbounds %struct.descriptor, ptr %131, i32 0, i32 7
  %133 = getelementptr inbounds [0 x %struct.dimension], ptr %132, i64 0, i64 3
  %134 = getelementptr inbounds %struct.dimension, ptr %133, i32 0, i32 1
  store i64 %130, ptr %134, align 8
  %135 = load i64, ptr %7, align 8
  %136 = load ptr, ptr %4, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 7
  %138 = getelementptr inbounds [0 x %struct.dimension], ptr %137, i64 0, i64 3
  %139 = getelementptr inbounds %struct.dimension, ptr %138, i32 0, i32 2
  store i64 %135, ptr %139, align 8
  %140 = load ptr, ptr %5, align 8
  %141 = getelementptr inbounds %struct.descriptor, ptr %140, i32 0, i32 7
  %142 = getelementptr inbounds [0 x %struct.dimension], ptr %141, i64 0, i64 3
  %143 = getelementptr inbounds %struct.dimension, ptr %142, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = load i64, ptr %7, align 8
  %146 = mul i64 %145, %144
  store i64 %146, ptr %7, align 8
  br label %147

147:                                              ; preds = %116, %113
  br label %148

148:                                              ; preds = %147
  br label %149

149:                                              ; preds = %148
  %150 = load ptr, ptr %5, align 8
  %151 = getelementptr inbounds %struct.descriptor, ptr %150, i32 0, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = load ptr, ptr %4, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 1
  store i64 %152, ptr %154, align 8
  %155 = load i64, ptr %7, align 8
  %156 = icmp ne i64 %155, 0
  br i1 %156, label %157, label %159

157:                                              ; preds = %149
  %158 = load i64, ptr %7, align 8
  br label %160

159:                                              ; preds = %149
  br label %160

160:                                              ; preds = %159, %157
  %161 = phi i64 [ %158, %157 ], [ 1, %159 ]
  %162 = call ptr @malloc(i64 noundef %161) #10
  %163 = load ptr, ptr %4, align 8
  %164 = getelementptr inbounds %struct.descriptor, ptr %163, i32 0, i32 0
  store ptr %162, ptr %164, align 8
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
  call void @require(i32 noundef %8, ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 0)
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

define dso_local void @_FortranATrim(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %10 = load ptr, ptr %6, align 8
  %11 = getelementptr inbounds %struct.descriptor, ptr %10, i32 0, i32 4
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp eq i32 %13, 40
  br i1 %14, label %15, label %21

15:                                               ; preds = %4
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 0
  br label %21

21:                                               ; preds = %15, %4
  %22 = phi i1 [ false, %4 ], [ %20, %15 ]
  %23 = zext i1 %22 to i32
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %8, align 4
  call void @require(i32 noundef %23, ptr noundef @.str.3, ptr noundef %24, i32 noundef %25)
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = call i64 @length_trimmed(ptr noundef %28, i64 noundef %31)
  store i64 %32, ptr %9, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = load i64, ptr %9, align 8
  %35 = call ptr @made_text(ptr noundef %33, i64 noundef %34)
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = load i64, ptr %9, align 8
  call void @write_text(ptr noundef %35, i64 noundef 0, ptr noundef %38, i64 noundef %39, i64 noundef 0)
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

define internal i64 @length_trimmed(ptr noundef %0, i64 noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  br label %5

5:                                                ; preds = %18, %2
  %6 = load i64, ptr %4, align 8
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %16

8:                                                ; preds = %5
  %9 = load ptr, ptr %3, align 8
  %10 = load i64, ptr %4, align 8
  %11 = sub i64 %10, 1
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp eq i32 %14, 32
  br label %16

16:                                               ; preds = %8, %5
  %17 = phi i1 [ false, %5 ], [ %15, %8 ]
  br i1 %17, label %18, label %21

18:                                               ; preds = %16
  %19 = load i64, ptr %4, align 8
  %20 = add i64 %19, -1
  store i64 %20, ptr %4, align 8
  br label %5

21:                                               ; preds = %16
  %22 = load i64, ptr %4, align 8
  ret i64 %22
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

define internal ptr @made_text(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load i64, ptr %4, align 8
  call void @fortran_establish(ptr noundef %6, i64 noundef %7, i32 noundef 0, i32 noundef 40, i32 noundef 2, ptr noundef null)
  %8 = load i64, ptr %4, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8
  br label %13

12:                                               ; preds = %2
  br label %13

13:                                               ; preds = %12, %10
  %14 = phi i64 [ %11, %10 ], [ 1, %12 ]
  %15 = call ptr @malloc(i64 noundef %14) #10
  store ptr %15, ptr %5, align 8
  %16 = load ptr, ptr %5, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds %struct.descriptor, ptr %17, i32 0, i32 0
  store ptr %16, ptr %18, align 8
  %19 = load ptr, ptr %5, align 8
  ret ptr %19
}

define dso_local void @_FortranAAdjustl(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %10 = load ptr, ptr %6, align 8
  %11 = getelementptr inbounds %struct.descriptor, ptr %10, i32 0, i32 4
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp eq i32 %13, 40
  br i1 %14, label %15, label %21

15:                                               ; preds = %4
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 0
  br label %21

21:                                               ; preds = %15, %4
  %22 = phi i1 [ false, %4 ], [ %20, %15 ]
  %23 = zext i1 %22 to i32
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %8, align 4
  call void @require(i32 noundef %23, ptr noundef @.str.3, ptr noundef %24, i32 noundef %25)
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = call i64 @leading_blanks(ptr noundef %28, i64 noundef %31)
  store i64 %32, ptr %9, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = call ptr @made_text(ptr noundef %33, i64 noundef %36)
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = load i64, ptr %9, align 8
  %42 = getelementptr inbounds i8, ptr %40, i64 %41
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = load i64, ptr %9, align 8
  %47 = sub i64 %45, %46
  %48 = load i64, ptr %9, align 8
  call void @write_text(ptr noundef %37, i64 noundef 0, ptr noundef %42, i64 noundef %47, i64 noundef %48)
  ret void
}

define internal i64 @leading_blanks(ptr noundef %0, i64 noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %6

6:                                                ; preds = %19, %2
  %7 = load i64, ptr %5, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp ult i64 %7, %8
  br i1 %9, label %10, label %17

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %15, 32
  br label %17

17:                                               ; preds = %10, %6
  %18 = phi i1 [ false, %6 ], [ %16, %10 ]
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = load i64, ptr %5, align 8
  %21 = add i64 %20, 1
  store i64 %21, ptr %5, align 8
  br label %6

22:                                               ; preds = %17
  %23 = load i64, ptr %5, align 8
  ret i64 %23
}

define dso_local void @_FortranAAdjustr(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %10 = load ptr, ptr %6, align 8
  %11 = getelementptr inbounds %struct.descriptor, ptr %10, i32 0, i32 4
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp eq i32 %13, 40
  br i1 %14, label %15, label %21

15:                                               ; preds = %4
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds %struct.descriptor, ptr %16, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 0
  br label %21

21:                                               ; preds = %15, %4
  %22 = phi i1 [ false, %4 ], [ %20, %15 ]
  %23 = zext i1 %22 to i32
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %8, align 4
  call void @require(i32 noundef %23, ptr noundef @.str.3, ptr noundef %24, i32 noundef %25)
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = call i64 @length_trimmed(ptr noundef %28, i64 noundef %31)
  store i64 %32, ptr %9, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = call ptr @made_text(ptr noundef %33, i64 noundef %36)
  %38 = load ptr, ptr %6, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = load i64, ptr %9, align 8
  %42 = sub i64 %40, %41
  %43 = load ptr, ptr %6, align 8
  %44 = getelementptr inbounds %struct.descriptor, ptr %43, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = load i64, ptr %9, align 8
  call void @write_text(ptr noundef %37, i64 noundef %42, ptr noundef %45, i64 noundef %46, i64 noundef 0)
  ret void
}

define dso_local void @_FortranARepeat(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 4
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = icmp eq i32 %17, 40
  br i1 %18, label %19, label %25

19:                                               ; preds = %5
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds %struct.descriptor, ptr %20, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = icmp eq i32 %23, 0
  br label %25

25:                                               ; preds = %19, %5
  %26 = phi i1 [ false, %5 ], [ %24, %19 ]
  %27 = zext i1 %26 to i32
  %28 = load ptr, ptr %9, align 8
  %29 = load i32, ptr %10, align 4
  call void @require(i32 noundef %27, ptr noundef @.str.3, ptr noundef %28, i32 noundef %29)
  %30 = load i64, ptr %8, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %25
  %33 = load i64, ptr %8, align 8
  br label %35

34:                                               ; preds = %25
  br label %35

35:                                               ; preds = %34, %32
  %36 = phi i64 [ %33, %32 ], [ 0, %34 ]
  store i64 %36, ptr %11, align 8
  %37 = load ptr, ptr %6, align 8
  %38 = load ptr, ptr %7, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = load i64, ptr %11, align 8
  %42 = mul i64 %40, %41
  %43 = call ptr @made_text(ptr noundef %37, i64 noundef %42)
  store ptr %43, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %44

44:                                               ; preds = %63, %35
  %45 = load i64, ptr %13, align 8
  %46 = load i64, ptr %11, align 8
  %47 = icmp ult i64 %45, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  br label %66

49:                                               ; preds = %44
  %50 = load ptr, ptr %12, align 8
  %51 = load i64, ptr %13, align 8
  %52 = load ptr, ptr %7, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = mul i64 %51, %54
  %56 = getelementptr inbounds i8, ptr %50, i64 %55
  %57 = load ptr, ptr %7, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load ptr, ptr %7, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  call void @write_text(ptr noundef %56, i64 noundef 0, ptr noundef %59, i64 noundef %62, i64 noundef 0)
  br label %63

63:                                               ; preds = %49
  %64 = load i64, ptr %13, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %13, align 8
  br label %44

66:                                               ; preds = %48
  ret void
}

define dso_local void @_FortranACharacterConcatenate(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
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
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds %struct.descriptor, ptr %18, i32 0, i32 3
  %20 = load i8, ptr %19, align 4
  %21 = zext i8 %20 to i32
  %22 = icmp eq i32 %21, 0
  br label %23

23:                                               ; preds = %17, %4
  %24 = phi i1 [ false, %4 ], [ %22, %17 ]
  %25 = zext i1 %24 to i32
  %26 = load ptr, ptr %7, align 8
  %27 = load i32, ptr %8, align 4
  call void @require(i32 noundef %25, ptr noundef @.str.3, ptr noundef %26, i32 noundef %27)
  %28 = load ptr, ptr %6, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 4
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp eq i32 %31, 40
  br i1 %32, label %33, label %39

33:                                               ; preds = %23
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 0
  br label %39

39:                                               ; preds = %33, %23
  %40 = phi i1 [ false, %23 ], [ %38, %33 ]
  %41 = zext i1 %40 to i32
  %42 = load ptr, ptr %7, align 8
  %43 = load i32, ptr %8, align 4
  call void @require(i32 noundef %41, ptr noundef @.str.3, ptr noundef %42, i32 noundef %43)
  %44 = load ptr, ptr %5, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  store ptr %46, ptr %9, align 8
  %47 = load ptr, ptr %9, align 8
  %48 = icmp ne ptr %47, null
  br i1 %48, label %49, label %53

49:                                               ; preds = %39
  %50 = load ptr, ptr %5, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  br label %54

53:                                               ; preds = %39
  br label %54

54:                                               ; preds = %53, %49
  %55 = phi i64 [ %52, %49 ], [ 0, %53 ]
  store i64 %55, ptr %10, align 8
  %56 = load ptr, ptr %5, align 8
  %57 = load i64, ptr %10, align 8
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %57, %60
  %62 = call ptr @made_text(ptr noundef %56, i64 noundef %61)
  store ptr %62, ptr %11, align 8
  %63 = load ptr, ptr %11, align 8
  %64 = load ptr, ptr %9, align 8
  %65 = load i64, ptr %10, align 8
  call void @write_text(ptr noundef %63, i64 noundef 0, ptr noundef %64, i64 noundef %65, i64 noundef 0)
  %66 = load ptr, ptr %11, align 8
  %67 = load i64, ptr %10, align 8
  %68 = getelementptr inbounds i8, ptr %66, i64 %67
  %69 = load ptr, ptr %6, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = load ptr, ptr %6, align 8
  %73 = getelementptr inbounds %struct.descriptor, ptr %72, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  call void @write_text(ptr noundef %68, i64 noundef 0, ptr noundef %71, i64 noundef %74, i64 noundef 0)
  %75 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %75)
  ret void
}

define dso_local zeroext i1 @_FortranAioInputReal64(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @input_double(ptr noundef %5, ptr noundef %6)
  ret i1 %7
}

define internal zeroext i1 @input_double(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = call zeroext i1 @read_double(ptr noundef %8, ptr noundef %5, ptr noundef %6)
  %10 = zext i1 %9 to i8
  store i8 %10, ptr %7, align 1
  %11 = load i8, ptr %6, align 1
  %12 = trunc i8 %11 to i1
  br i1 %12, label %13, label %16

13:                                               ; preds = %2
  %14 = load double, ptr %5, align 8
  %15 = load ptr, ptr %4, align 8
  store double %14, ptr %15, align 8
  br label %16

16:                                               ; preds = %13, %2
  %17 = load i8, ptr %7, align 1
  %18 = trunc i8 %17 to i1
  ret i1 %18
}

define dso_local zeroext i1 @_FortranAioInputReal32(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @input_float(ptr noundef %5, ptr noundef %6)
  ret i1 %7
}

define internal zeroext i1 @input_float(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = call zeroext i1 @read_float(ptr noundef %8, ptr noundef %5, ptr noundef %6)
  %10 = zext i1 %9 to i8
  store i8 %10, ptr %7, align 1
  %11 = load i8, ptr %6, align 1
  %12 = trunc i8 %11 to i1
  br i1 %12, label %13, label %16

13:                                               ; preds = %2
  %14 = load float, ptr %5, align 4
  %15 = load ptr, ptr %4, align 8
  store float %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %13, %2
  %17 = load i8, ptr %7, align 1
  %18 = trunc i8 %17 to i1
  ret i1 %18
}

define dso_local zeroext i1 @_FortranAioInputAscii(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = call zeroext i1 @read_ascii(ptr noundef %7, ptr noundef %8, i64 noundef %9)
  ret i1 %10
}

define internal zeroext i1 @read_ascii(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind "enzyme_inactive" {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = call zeroext i1 @native._FortranAioInputAscii(ptr noundef %7, ptr noundef %8, i64 noundef %9)
  ret i1 %10
}

define dso_local zeroext i1 @_FortranAioInputInteger(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call zeroext i1 @read_integer(ptr noundef %7, ptr noundef %8, i32 noundef %9)
  ret i1 %10
}

define internal zeroext i1 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef %2) noinline nounwind "enzyme_inactive" {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call zeroext i1 @native._FortranAioInputInteger(ptr noundef %7, ptr noundef %8, i32 noundef %9)
  ret i1 %10
}

define dso_local zeroext i1 @_FortranAioInputLogical(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @read_logical(ptr noundef %5, ptr noundef %6)
  ret i1 %7
}

define internal zeroext i1 @read_logical(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @native._FortranAioInputLogical(ptr noundef %5, ptr noundef %6)
  ret i1 %7
}

define dso_local zeroext i1 @_FortranAioInputDescriptor(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
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
  %20 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store ptr @.str.4, ptr %5, align 8
  store i32 0, ptr %6, align 4
  store i8 1, ptr %7, align 1
  %21 = load ptr, ptr %4, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 3
  %23 = load i8, ptr %22, align 4
  %24 = zext i8 %23 to i32
  %25 = icmp sle i32 %24, 4
  %26 = zext i1 %25 to i32
  %27 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %26, ptr noundef @.str.5, ptr noundef %27, i32 noundef 0)
  %28 = load ptr, ptr %4, align 8
  %29 = load ptr, ptr %4, align 8
  %30 = getelementptr inbounds %struct.descriptor, ptr %29, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = call ptr @dimension_of(ptr noundef %28, i32 noundef 0, i32 noundef %32)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %33, i64 24, i1 false)
  %34 = load ptr, ptr %4, align 8
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = call ptr @dimension_of(ptr noundef %34, i32 noundef 1, i32 noundef %38)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %39, i64 24, i1 false)
  %40 = load ptr, ptr %4, align 8
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds %struct.descriptor, ptr %41, i32 0, i32 3
  %43 = load i8, ptr %42, align 4
  %44 = zext i8 %43 to i32
  %45 = call ptr @dimension_of(ptr noundef %40, i32 noundef 2, i32 noundef %44)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %45, i64 24, i1 false)
  %46 = load ptr, ptr %4, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = call ptr @dimension_of(ptr noundef %46, i32 noundef 3, i32 noundef %50)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %51, i64 24, i1 false)
  %52 = load ptr, ptr %4, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 4
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 28
  br i1 %56, label %57, label %133

57:                                               ; preds = %2
  store i64 0, ptr %12, align 8
  br label %58

58:                                               ; preds = %129, %57
  %59 = load i64, ptr %12, align 8
  %60 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 2, ptr %13, align 4
  br label %132

64:                                               ; preds = %58
  store i64 0, ptr %14, align 8
  br label %65

65:                                               ; preds = %125, %64
  %66 = load i64, ptr %14, align 8
  %67 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %65
  store i32 5, ptr %13, align 4
  br label %128

71:                                               ; preds = %65
  store i64 0, ptr %15, align 8
  br label %72

72:                                               ; preds = %121, %71
  %73 = load i64, ptr %15, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp slt i64 %73, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  store i32 8, ptr %13, align 4
  br label %124

78:                                               ; preds = %72
  store i64 0, ptr %16, align 8
  br label %79

79:                                               ; preds = %117, %78
  %80 = load i64, ptr %16, align 8
  %81 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = icmp slt i64 %80, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  store i32 11, ptr %13, align 4
  br label %120

85:                                               ; preds = %79
  %86 = load i8, ptr %7, align 1
  %87 = trunc i8 %86 to i1
  br i1 %87, label %88, label %114

88:                                               ; preds = %85
  %89 = load ptr, ptr %3, align 8
  %90 = load ptr, ptr %4, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 0
  %92 = load ptr, ptr %91, align 8
  %93 = load i64, ptr %16, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = load i64, ptr %15, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %97, %99
  %101 = add nsw i64 %96, %100
  %102 = load i64, ptr %14, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %102, %104
  %106 = add nsw i64 %101, %105
  %107 = load i64, ptr %12, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds i8, ptr %92, i64 %111
  %113 = call zeroext i1 @input_double(ptr noundef %89, ptr noundef %112)
  br label %114

114:                                              ; preds = %88, %85
  %115 = phi i1 [ false, %85 ], [ %113, %88 ]
  %116 = zext i1 %115 to i8
  store i8 %116, ptr %7, align 1
  br label %117

117:                                              ; preds = %114
  %118 = load i64, ptr %16, align 8
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %16, align 8
  br label %79

120:                                              ; preds = %84
  br label %121

121:                                              ; preds = %120
  %122 = load i64, ptr %15, align 8
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %15, align 8
  br label %72

124:                                              ; preds = %77
  br label %125

125:                                              ; preds = %124
  %126 = load i64, ptr %14, align 8
  %127 = add nsw i64 %126, 1
  store i64 %127, ptr %14, align 8
  br label %65

128:                                              ; preds = %70
  br label %129

129:                                              ; preds = %128
  %130 = load i64, ptr %12, align 8
  %131 = add nsw i64 %130, 1
  store i64 %131, ptr %12, align 8
  br label %58

132:                                              ; preds = %63
  br label %242

133:                                              ; preds = %2
  %134 = load ptr, ptr %4, align 8
  %135 = getelementptr inbounds %struct.descriptor, ptr %134, i32 0, i32 4
  %136 = load i8, ptr %135, align 1
  %137 = zext i8 %136 to i32
  %138 = icmp eq i32 %137, 27
  br i1 %138, label %139, label %215

139:                                              ; preds = %133
  store i64 0, ptr %17, align 8
  br label %140

140:                                              ; preds = %211, %139
  %141 = load i64, ptr %17, align 8
  %142 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %141, %143
  br i1 %144, label %146, label %145

145:                                              ; preds = %140
  store i32 14, ptr %13, align 4
  br label %214

146:                                              ; preds = %140
  store i64 0, ptr %18, align 8
  br label %147

147:                                              ; preds = %207, %146
  %148 = load i64, ptr %18, align 8
  %149 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %150 = load i64, ptr %149, align 8
  %151 = icmp slt i64 %148, %150
  br i1 %151, label %153, label %152

152:                                              ; preds = %147
  store i32 17, ptr %13, align 4
  br label %210

153:                                              ; preds = %147
  store i64 0, ptr %19, align 8
  br label %154

154:                                              ; preds = %203, %153
  %155 = load i64, ptr %19, align 8
  %156 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = icmp slt i64 %155, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %154
  store i32 20, ptr %13, align 4
  br label %206

160:                                              ; preds = %154
  store i64 0, ptr %20, align 8
  br label %161

161:                                              ; preds = %199, %160
  %162 = load i64, ptr %20, align 8
  %163 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %164 = load i64, ptr %163, align 8
  %165 = icmp slt i64 %162, %164
  br i1 %165, label %167, label %166

166:                                              ; preds = %161
  store i32 23, ptr %13, align 4
  br label %202

167:                                              ; preds = %161
  %168 = load i8, ptr %7, align 1
  %169 = trunc i8 %168 to i1
  br i1 %169, label %170, label %196

170:                                              ; preds = %167
  %171 = load ptr, ptr %3, align 8
  %172 = load ptr, ptr %4, align 8
  %173 = getelementptr inbounds %struct.descriptor, ptr %172, i32 0, i32 0
  %174 = load ptr, ptr %173, align 8
  %175 = load i64, ptr %20, align 8
  %176 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %177 = load i64, ptr %176, align 8
  %178 = mul nsw i64 %175, %177
  %179 = load i64, ptr %19, align 8
  %180 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %181 = load i64, ptr %180, align 8
  %182 = mul nsw i64 %179, %181
  %183 = add nsw i64 %178, %182
  %184 = load i64, ptr %18, align 8
  %185 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %186 = load i64, ptr %185, align 8
  %187 = mul nsw i64 %184, %186
  %188 = add nsw i64 %183, %187
  %189 = load i64, ptr %17, align 8
  %190 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %191 = load i64, ptr %190, align 8
  %192 = mul nsw i64 %189, %191
  %193 = add nsw i64 %188, %192
  %194 = getelementptr inbounds i8, ptr %174, i64 %193
  %195 = call zeroext i1 @input_float(ptr noundef %171, ptr noundef %194)
  br label %196

196:                                              ; preds = %170, %167
  %197 = phi i1 [ false, %167 ], [ %195, %170 ]
  %198 = zext i1 %197 to i8
  store i8 %198, ptr %7, align 1
  br label %199

199:                                              ; preds = %196
  %200 = load i64, ptr %20, align 8
  %201 = add nsw i64 %200, 1
  store i64 %201, ptr %20, align 8
  br label %161

202:                                              ; preds = %166
  br label %203

203:                                              ; preds = %202
  %204 = load i64, ptr %19, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %19, align 8
  br label %154

206:                                              ; preds = %159
  br label %207

207:                                              ; preds = %206
  %208 = load i64, ptr %18, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %18, align 8
  br label %147

210:                                              ; preds = %152
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %17, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %17, align 8
  br label %140

214:                                              ; preds = %145
  br label %241

215:                                              ; preds = %133
  %216 = load ptr, ptr %4, align 8
  %217 = getelementptr inbounds %struct.descriptor, ptr %216, i32 0, i32 4
  %218 = load i8, ptr %217, align 1
  %219 = zext i8 %218 to i32
  %220 = icmp sle i32 %219, 24
  br i1 %220, label %233, label %221

221:                                              ; preds = %215
  %222 = load ptr, ptr %4, align 8
  %223 = getelementptr inbounds %struct.descriptor, ptr %222, i32 0, i32 4
  %224 = load i8, ptr %223, align 1
  %225 = zext i8 %224 to i32
  %226 = icmp eq i32 %225, 39
  br i1 %226, label %233, label %227

227:                                              ; preds = %221
  %228 = load ptr, ptr %4, align 8
  %229 = getelementptr inbounds %struct.descriptor, ptr %228, i32 0, i32 4
  %230 = load i8, ptr %229, align 1
  %231 = zext i8 %230 to i32
  %232 = icmp eq i32 %231, 40
  br label %233

233:                                              ; preds = %227, %221, %215
  %234 = phi i1 [ true, %221 ], [ true, %215 ], [ %232, %227 ]
  %235 = zext i1 %234 to i32
  %236 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %235, ptr noundef @.str.6, ptr noundef %236, i32 noundef 0)
  %237 = load ptr, ptr %3, align 8
  %238 = load ptr, ptr %4, align 8
  %239 = call zeroext i1 @read_array(ptr noundef %237, ptr noundef %238)
  %240 = zext i1 %239 to i8
  store i8 %240, ptr %7, align 1
  br label %241

241:                                              ; preds = %233, %214
  br label %242

242:                                              ; preds = %241, %132
  %243 = load i8, ptr %7, align 1
  %244 = trunc i8 %243 to i1
  store i32 1, ptr %13, align 4
  ret i1 %244
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

define internal zeroext i1 @read_array(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @native._FortranAioInputDescriptor(ptr noundef %5, ptr noundef %6)
  ret i1 %7
}

define dso_local zeroext i1 @_FortranAioInputDerivedType(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_FortranAReportFatalUserError(ptr noundef @.str.7, ptr noundef @.str.4, i32 noundef 0) #8
  unreachable
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

declare ptr @malloc(i64 noundef) #6

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #2

define internal zeroext i1 @read_double(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind "enzyme_inactive" {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %union.anon, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 @__const.read_double.given, i64 8, i1 false)
  %9 = load ptr, ptr %4, align 8
  %10 = call zeroext i1 @native._FortranAioInputReal64(ptr noundef %9, ptr noundef %7)
  %11 = zext i1 %10 to i8
  store i8 %11, ptr %8, align 1
  %12 = load double, ptr %7, align 8
  %13 = load ptr, ptr %5, align 8
  store double %12, ptr %13, align 8
  %14 = load i64, ptr %7, align 8
  %15 = icmp ne i64 %14, 9220176596598329831
  %16 = load ptr, ptr %6, align 8
  %17 = zext i1 %15 to i8
  store i8 %17, ptr %16, align 1
  %18 = load i8, ptr %8, align 1
  %19 = trunc i8 %18 to i1
  ret i1 %19
}

declare zeroext i1 @native._FortranAioInputReal64(ptr noundef, ptr noundef) #5

define internal zeroext i1 @read_float(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind "enzyme_inactive" {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %union.anon.0, align 4
  %8 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 @__const.read_float.given, i64 4, i1 false)
  %9 = load ptr, ptr %4, align 8
  %10 = call zeroext i1 @native._FortranAioInputReal32(ptr noundef %9, ptr noundef %7)
  %11 = zext i1 %10 to i8
  store i8 %11, ptr %8, align 1
  %12 = load float, ptr %7, align 4
  %13 = load ptr, ptr %5, align 8
  store float %12, ptr %13, align 4
  %14 = load i32, ptr %7, align 4
  %15 = icmp ne i32 %14, 2141569942
  %16 = load ptr, ptr %6, align 8
  %17 = zext i1 %15 to i8
  store i8 %17, ptr %16, align 1
  %18 = load i8, ptr %8, align 1
  %19 = trunc i8 %18 to i1
  ret i1 %19
}

declare zeroext i1 @native._FortranAioInputReal32(ptr noundef, ptr noundef) #5

declare zeroext i1 @native._FortranAioInputAscii(ptr noundef, ptr noundef, i64 noundef) #5

declare zeroext i1 @native._FortranAioInputInteger(ptr noundef, ptr noundef, i32 noundef) #5

declare zeroext i1 @native._FortranAioInputLogical(ptr noundef, ptr noundef) #5

declare zeroext i1 @native._FortranAioInputDescriptor(ptr noundef, ptr noundef) #5

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


