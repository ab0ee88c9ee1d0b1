
%union.anon = type { i64 }
%union.anon.0 = type { i32 }
%union.anon.1 = type { i64 }
%union.anon.2 = type { i32 }
%union.anon.3 = type { i64 }
%union.anon.4 = type { i32 }
%struct.dimension = type { i64, i64, i64 }
%struct.addendum = type { ptr, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.procedures = type { i64 }
%struct.group = type { ptr, i64, ptr, ptr }
%struct.member = type { ptr, ptr }
%union.anon.5 = type { double }
%union.anon.6 = type { float }

@.str = private unnamed_addr constant [100 x i8] c"an object of a derived type that is not part of what was linked as bitcode cannot be differentiated\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"./fortran_components.h\00", align 1
@.str.2 = private unnamed_addr constant [147 x i8] c"an object of a derived type with length parameters, or or a component with a defined assignment or a finaliser of arrays, cannot be differentiated\00", align 1
@.str.3 = private unnamed_addr constant [163 x i8] c"an object with allocatable components, pointers or input of its own cannot be read as a whole in a function that is differentiated: read its components one by one\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"fortran_reading.c\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.6 = private unnamed_addr constant [97 x i8] c"this cannot be read as a whole in a function that is differentiated: read its numbers one by one\00", align 1
@.str.7 = private unnamed_addr constant [120 x i8] c"a namelist with variables of this type cannot be read in a function that is differentiated: read its numbers one by one\00", align 1
@.str.8 = private unnamed_addr constant [24 x i8] c"./fortran_descriptors.h\00", align 1
@__const.read_double.given = private unnamed_addr constant %union.anon { i64 9220176596598329831 }, align 8
@__const.read_float.given = private unnamed_addr constant %union.anon.0 { i32 2141569942 }, align 4
@__const.read_doubles.given = private unnamed_addr constant [2 x %union.anon.1] [%union.anon.1 { i64 9220176596598329831 }, %union.anon.1 { i64 9220176596598329831 }], align 16
@__const.read_floats.given = private unnamed_addr constant [2 x %union.anon.2] [%union.anon.2 { i32 2141569942 }, %union.anon.2 { i32 2141569942 }], align 4
@__const.set_aside_double.unread = private unnamed_addr constant %union.anon.3 { i64 9220176596598329831 }, align 8
@__const.set_aside_float.unread = private unnamed_addr constant %union.anon.4 { i32 2141569942 }, align 4
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8

define dso_local void @fortran_unknown() #0 {
  call void @_FortranAReportFatalUserError(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 0) #7
  unreachable
}

declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #1

define dso_local void @fortran_unsupported() #0 {
  call void @_FortranAReportFatalUserError(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 0) #7
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

define dso_local zeroext i1 @_FortranAioInputComplex64(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @input_doubles(ptr noundef %5, i32 noundef 35, ptr noundef %6)
  ret i1 %7
}

define internal zeroext i1 @input_doubles(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [2 x double], align 16
  %8 = alloca [2 x i8], align 1
  %9 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr %5, align 4
  %12 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %13 = getelementptr inbounds [2 x i8], ptr %8, i64 0, i64 0
  %14 = call zeroext i1 @read_doubles(ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %15 = zext i1 %14 to i8
  store i8 %15, ptr %9, align 1
  %16 = getelementptr inbounds [2 x i8], ptr %8, i64 0, i64 0
  %17 = load i8, ptr %16, align 1
  %18 = trunc i8 %17 to i1
  br i1 %18, label %19, label %24

19:                                               ; preds = %3
  %20 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 0
  %21 = load double, ptr %20, align 16
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds double, ptr %22, i64 0
  store double %21, ptr %23, align 8
  br label %24

24:                                               ; preds = %19, %3
  %25 = getelementptr inbounds [2 x i8], ptr %8, i64 0, i64 1
  %26 = load i8, ptr %25, align 1
  %27 = trunc i8 %26 to i1
  br i1 %27, label %28, label %33

28:                                               ; preds = %24
  %29 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 1
  %30 = load double, ptr %29, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 1
  store double %30, ptr %32, align 8
  br label %33

33:                                               ; preds = %28, %24
  %34 = load i8, ptr %9, align 1
  %35 = trunc i8 %34 to i1
  ret i1 %35
}

define dso_local zeroext i1 @_FortranAioInputComplex32(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @input_floats(ptr noundef %5, i32 noundef 34, ptr noundef %6)
  ret i1 %7
}

define internal zeroext i1 @input_floats(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [2 x float], align 4
  %8 = alloca [2 x i8], align 1
  %9 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr %5, align 4
  %12 = getelementptr inbounds [2 x float], ptr %7, i64 0, i64 0
  %13 = getelementptr inbounds [2 x i8], ptr %8, i64 0, i64 0
  %14 = call zeroext i1 @read_floats(ptr noundef %10, i32 noundef %11, ptr noundef %12, ptr noundef %13)
  %15 = zext i1 %14 to i8
  store i8 %15, ptr %9, align 1
  %16 = getelementptr inbounds [2 x i8], ptr %8, i64 0, i64 0
  %17 = load i8, ptr %16, align 1
  %18 = trunc i8 %17 to i1
  br i1 %18, label %19, label %24

19:                                               ; preds = %3
  %20 = getelementptr inbounds [2 x float], ptr %7, i64 0, i64 0
  %21 = load float, ptr %20, align 4
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds float, ptr %22, i64 0
  store float %21, ptr %23, align 4
  br label %24

24:                                               ; preds = %19, %3
  %25 = getelementptr inbounds [2 x i8], ptr %8, i64 0, i64 1
  %26 = load i8, ptr %25, align 1
  %27 = trunc i8 %26 to i1
  br i1 %27, label %28, label %33

28:                                               ; preds = %24
  %29 = getelementptr inbounds [2 x float], ptr %7, i64 0, i64 1
  %30 = load float, ptr %29, align 4
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds float, ptr %31, i64 1
  store float %30, ptr %32, align 4
  br label %33

33:                                               ; preds = %28, %24
  %34 = load i8, ptr %9, align 1
  %35 = trunc i8 %34 to i1
  ret i1 %35
}

define dso_local void @fortran_put_values_aside(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %8, align 4
  %14 = icmp eq i32 %13, 28
  br i1 %14, label %15, label %33

15:                                               ; preds = %4
  store i64 0, ptr %9, align 8
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i64, ptr %9, align 8
  %18 = load i64, ptr %7, align 8
  %19 = mul nsw i64 1, %18
  %20 = icmp slt i64 %17, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  br label %32

22:                                               ; preds = %16
  %23 = load ptr, ptr %6, align 8
  %24 = load i64, ptr %9, align 8
  %25 = getelementptr inbounds double, ptr %23, i64 %24
  %26 = load ptr, ptr %5, align 8
  %27 = load i64, ptr %9, align 8
  %28 = getelementptr inbounds double, ptr %26, i64 %27
  call void @set_aside_double(ptr noundef %25, ptr noundef %28)
  br label %29

29:                                               ; preds = %22
  %30 = load i64, ptr %9, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %9, align 8
  br label %16

32:                                               ; preds = %21
  br label %99

33:                                               ; preds = %4
  %34 = load i32, ptr %8, align 4
  %35 = icmp eq i32 %34, 27
  br i1 %35, label %36, label %54

36:                                               ; preds = %33
  store i64 0, ptr %10, align 8
  br label %37

37:                                               ; preds = %50, %36
  %38 = load i64, ptr %10, align 8
  %39 = load i64, ptr %7, align 8
  %40 = mul nsw i64 1, %39
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %37
  br label %53

43:                                               ; preds = %37
  %44 = load ptr, ptr %6, align 8
  %45 = load i64, ptr %10, align 8
  %46 = getelementptr inbounds float, ptr %44, i64 %45
  %47 = load ptr, ptr %5, align 8
  %48 = load i64, ptr %10, align 8
  %49 = getelementptr inbounds float, ptr %47, i64 %48
  call void @set_aside_float(ptr noundef %46, ptr noundef %49)
  br label %50

50:                                               ; preds = %43
  %51 = load i64, ptr %10, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %10, align 8
  br label %37

53:                                               ; preds = %42
  br label %98

54:                                               ; preds = %33
  %55 = load i32, ptr %8, align 4
  %56 = icmp eq i32 %55, 35
  br i1 %56, label %57, label %75

57:                                               ; preds = %54
  store i64 0, ptr %11, align 8
  br label %58

58:                                               ; preds = %71, %57
  %59 = load i64, ptr %11, align 8
  %60 = load i64, ptr %7, align 8
  %61 = mul nsw i64 2, %60
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  br label %74

64:                                               ; preds = %58
  %65 = load ptr, ptr %6, align 8
  %66 = load i64, ptr %11, align 8
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = load ptr, ptr %5, align 8
  %69 = load i64, ptr %11, align 8
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  call void @set_aside_double(ptr noundef %67, ptr noundef %70)
  br label %71

71:                                               ; preds = %64
  %72 = load i64, ptr %11, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %11, align 8
  br label %58

74:                                               ; preds = %63
  br label %97

75:                                               ; preds = %54
  %76 = load i32, ptr %8, align 4
  %77 = icmp eq i32 %76, 34
  br i1 %77, label %78, label %96

78:                                               ; preds = %75
  store i64 0, ptr %12, align 8
  br label %79

79:                                               ; preds = %92, %78
  %80 = load i64, ptr %12, align 8
  %81 = load i64, ptr %7, align 8
  %82 = mul nsw i64 2, %81
  %83 = icmp slt i64 %80, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  br label %95

85:                                               ; preds = %79
  %86 = load ptr, ptr %6, align 8
  %87 = load i64, ptr %12, align 8
  %88 = getelementptr inbounds float, ptr %86, i64 %87
  %89 = load ptr, ptr %5, align 8
  %90 = load i64, ptr %12, align 8
  %91 = getelementptr inbounds float, ptr %89, i64 %90
  call void @set_aside_float(ptr noundef %88, ptr noundef %91)
  br label %92

92:                                               ; preds = %85
  %93 = load i64, ptr %12, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %12, align 8
  br label %79

95:                                               ; preds = %84
  br label %96

96:                                               ; preds = %95, %75
  br label %97

97:                                               ; preds = %96, %74
  br label %98

98:                                               ; preds = %97, %53
  br label %99

99:                                               ; preds = %98, %32
  ret void
}

define internal void @set_aside_double(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %union.anon.3, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @__const.set_aside_double.unread, i64 8, i1 false)
  %6 = load ptr, ptr %4, align 8
  %7 = load double, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  store double %7, ptr %8, align 8
  %9 = load double, ptr %5, align 8
  %10 = load ptr, ptr %4, align 8
  store double %9, ptr %10, align 8
  ret void
}

define internal void @set_aside_float(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %union.anon.4, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const.set_aside_float.unread, i64 4, i1 false)
  %6 = load ptr, ptr %4, align 8
  %7 = load float, ptr %6, align 4
  %8 = load ptr, ptr %3, align 8
  store float %7, ptr %8, align 4
  %9 = load float, ptr %5, align 4
  %10 = load ptr, ptr %4, align 8
  store float %9, ptr %10, align 4
  ret void
}

define dso_local void @fortran_take_values_back(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load i32, ptr %8, align 4
  %14 = icmp eq i32 %13, 28
  br i1 %14, label %15, label %33

15:                                               ; preds = %4
  store i64 0, ptr %9, align 8
  br label %16

16:                                               ; preds = %29, %15
  %17 = load i64, ptr %9, align 8
  %18 = load i64, ptr %7, align 8
  %19 = mul nsw i64 1, %18
  %20 = icmp slt i64 %17, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %16
  br label %32

22:                                               ; preds = %16
  %23 = load ptr, ptr %6, align 8
  %24 = load i64, ptr %9, align 8
  %25 = getelementptr inbounds double, ptr %23, i64 %24
  %26 = load ptr, ptr %5, align 8
  %27 = load i64, ptr %9, align 8
  %28 = getelementptr inbounds double, ptr %26, i64 %27
  call void @take_back_double(ptr noundef %25, ptr noundef %28)
  br label %29

29:                                               ; preds = %22
  %30 = load i64, ptr %9, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %9, align 8
  br label %16

32:                                               ; preds = %21
  br label %99

33:                                               ; preds = %4
  %34 = load i32, ptr %8, align 4
  %35 = icmp eq i32 %34, 27
  br i1 %35, label %36, label %54

36:                                               ; preds = %33
  store i64 0, ptr %10, align 8
  br label %37

37:                                               ; preds = %50, %36
  %38 = load i64, ptr %10, align 8
  %39 = load i64, ptr %7, align 8
  %40 = mul nsw i64 1, %39
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %37
  br label %53

43:                                               ; preds = %37
  %44 = load ptr, ptr %6, align 8
  %45 = load i64, ptr %10, align 8
  %46 = getelementptr inbounds float, ptr %44, i64 %45
  %47 = load ptr, ptr %5, align 8
  %48 = load i64, ptr %10, align 8
  %49 = getelementptr inbounds float, ptr %47, i64 %48
  call void @take_back_float(ptr noundef %46, ptr noundef %49)
  br label %50

50:                                               ; preds = %43
  %51 = load i64, ptr %10, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %10, align 8
  br label %37

53:                                               ; preds = %42
  br label %98

54:                                               ; preds = %33
  %55 = load i32, ptr %8, align 4
  %56 = icmp eq i32 %55, 35
  br i1 %56, label %57, label %75

57:                                               ; preds = %54
  store i64 0, ptr %11, align 8
  br label %58

58:                                               ; preds = %71, %57
  %59 = load i64, ptr %11, align 8
  %60 = load i64, ptr %7, align 8
  %61 = mul nsw i64 2, %60
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  br label %74

64:                                               ; preds = %58
  %65 = load ptr, ptr %6, align 8
  %66 = load i64, ptr %11, align 8
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = load ptr, ptr %5, align 8
  %69 = load i64, ptr %11, align 8
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  call void @take_back_double(ptr noundef %67, ptr noundef %70)
  br label %71

71:                                               ; preds = %64
  %72 = load i64, ptr %11, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %11, align 8
  br label %58

74:                                               ; preds = %63
  br label %97

75:                                               ; preds = %54
  %76 = load i32, ptr %8, align 4
  %77 = icmp eq i32 %76, 34
  br i1 %77, label %78, label %96

78:                                               ; preds = %75
  store i64 0, ptr %12, align 8
  br label %79

79:                                               ; preds = %92, %78
  %80 = load i64, ptr %12, align 8
  %81 = load i64, ptr %7, align 8
  %82 = mul nsw i64 2, %81
  %83 = icmp slt i64 %80, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  br label %95

85:                                               ; preds = %79
  %86 = load ptr, ptr %6, align 8
  %87 = load i64, ptr %12, align 8
  %88 = getelementptr inbounds float, ptr %86, i64 %87
  %89 = load ptr, ptr %5, align 8
  %90 = load i64, ptr %12, align 8
  %91 = getelementptr inbounds float, ptr %89, i64 %90
  call void @take_back_float(ptr noundef %88, ptr noundef %91)
  br label %92

92:                                               ; preds = %85
  %93 = load i64, ptr %12, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %12, align 8
  br label %79

95:                                               ; preds = %84
  br label %96

96:                                               ; preds = %95, %75
  br label %97

97:                                               ; preds = %96, %74
  br label %98

98:                                               ; preds = %97, %53
  br label %99

99:                                               ; preds = %98, %32
  ret void
}

define internal void @take_back_double(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @read_as_double(ptr noundef %6, ptr noundef %5)
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load double, ptr %5, align 8
  br label %13

10:                                               ; preds = %2
  %11 = load ptr, ptr %3, align 8
  %12 = load double, ptr %11, align 8
  br label %13

13:                                               ; preds = %10, %8
  %14 = phi double [ %9, %8 ], [ %12, %10 ]
  %15 = load ptr, ptr %4, align 8
  store double %14, ptr %15, align 8
  ret void
}

define internal void @take_back_float(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @read_as_float(ptr noundef %6, ptr noundef %5)
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load float, ptr %5, align 4
  br label %13

10:                                               ; preds = %2
  %11 = load ptr, ptr %3, align 8
  %12 = load float, ptr %11, align 4
  br label %13

13:                                               ; preds = %10, %8
  %14 = phi float [ %9, %8 ], [ %12, %10 ]
  %15 = load ptr, ptr %4, align 8
  store float %14, ptr %15, align 4
  ret void
}

define dso_local void @fortran_unreadable() #0 {
  call void @_FortranAReportFatalUserError(ptr noundef @.str.3, ptr noundef @.str.4, i32 noundef 0) #7
  unreachable
}

define dso_local zeroext i1 @_FortranAioInputDerivedType(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  call void @require_no_procedures(ptr noundef %7)
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = call zeroext i1 @input_objects(ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef @read_object)
  ret i1 %11
}

define internal void @require_no_procedures(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.procedures, ptr %6, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  call void @fortran_unreadable()
  br label %11

11:                                               ; preds = %10, %5, %1
  ret void
}

define internal zeroext i1 @input_objects(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i8, align 1
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store ptr @.str.4, ptr %9, align 8
  store i32 0, ptr %10, align 4
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 3
  %28 = load i8, ptr %27, align 4
  %29 = zext i8 %28 to i32
  %30 = icmp sle i32 %29, 4
  %31 = zext i1 %30 to i32
  %32 = load ptr, ptr %9, align 8
  call void @require(i32 noundef %31, ptr noundef @.str.5, ptr noundef %32, i32 noundef 0)
  %33 = load ptr, ptr %6, align 8
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = call ptr @dimension_of(ptr noundef %33, i32 noundef 0, i32 noundef %37)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %38, i64 24, i1 false)
  %39 = load ptr, ptr %6, align 8
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds %struct.descriptor, ptr %40, i32 0, i32 3
  %42 = load i8, ptr %41, align 4
  %43 = zext i8 %42 to i32
  %44 = call ptr @dimension_of(ptr noundef %39, i32 noundef 1, i32 noundef %43)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %44, i64 24, i1 false)
  %45 = load ptr, ptr %6, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds %struct.descriptor, ptr %46, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = zext i8 %48 to i32
  %50 = call ptr @dimension_of(ptr noundef %45, i32 noundef 2, i32 noundef %49)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %50, i64 24, i1 false)
  %51 = load ptr, ptr %6, align 8
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds %struct.descriptor, ptr %52, i32 0, i32 3
  %54 = load i8, ptr %53, align 4
  %55 = zext i8 %54 to i32
  %56 = call ptr @dimension_of(ptr noundef %51, i32 noundef 3, i32 noundef %55)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %56, i64 24, i1 false)
  %57 = load ptr, ptr %6, align 8
  %58 = call i64 @bytes_in(ptr noundef %57)
  %59 = call ptr @malloc(i64 noundef %58) #9
  store ptr %59, ptr %15, align 8
  store i64 0, ptr %16, align 8
  br label %60

60:                                               ; preds = %147, %4
  %61 = load i64, ptr %16, align 8
  %62 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = icmp slt i64 %61, %63
  br i1 %64, label %66, label %65

65:                                               ; preds = %60
  store i32 2, ptr %17, align 4
  br label %150

66:                                               ; preds = %60
  store i64 0, ptr %18, align 8
  br label %67

67:                                               ; preds = %143, %66
  %68 = load i64, ptr %18, align 8
  %69 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %73, label %72

72:                                               ; preds = %67
  store i32 5, ptr %17, align 4
  br label %146

73:                                               ; preds = %67
  store i64 0, ptr %19, align 8
  br label %74

74:                                               ; preds = %139, %73
  %75 = load i64, ptr %19, align 8
  %76 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  store i32 8, ptr %17, align 4
  br label %142

80:                                               ; preds = %74
  store i64 0, ptr %20, align 8
  br label %81

81:                                               ; preds = %135, %80
  %82 = load i64, ptr %20, align 8
  %83 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp slt i64 %82, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %81
  store i32 11, ptr %17, align 4
  br label %138

87:                                               ; preds = %81
  %88 = load ptr, ptr %6, align 8
  %89 = call ptr @type_of(ptr noundef %88)
  %90 = load ptr, ptr %6, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 0
  %92 = load ptr, ptr %91, align 8
  %93 = load i64, ptr %20, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = load i64, ptr %19, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %97, %99
  %101 = add nsw i64 %96, %100
  %102 = load i64, ptr %18, align 8
  %103 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %102, %104
  %106 = add nsw i64 %101, %105
  %107 = load i64, ptr %16, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = getelementptr inbounds i8, ptr %92, i64 %111
  %113 = load ptr, ptr %15, align 8
  %114 = load i64, ptr %16, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = mul nsw i64 %114, %116
  %118 = load i64, ptr %18, align 8
  %119 = add nsw i64 %117, %118
  %120 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %119, %121
  %123 = load i64, ptr %19, align 8
  %124 = add nsw i64 %122, %123
  %125 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  %127 = mul nsw i64 %124, %126
  %128 = load i64, ptr %20, align 8
  %129 = add nsw i64 %127, %128
  %130 = load ptr, ptr %6, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = mul nsw i64 %129, %132
  %134 = getelementptr inbounds i8, ptr %113, i64 %133
  call void @fortran_put_aside(ptr noundef %89, ptr noundef %112, ptr noundef %134)
  br label %135

135:                                              ; preds = %87
  %136 = load i64, ptr %20, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %20, align 8
  br label %81

138:                                              ; preds = %86
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %19, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %19, align 8
  br label %74

142:                                              ; preds = %79
  br label %143

143:                                              ; preds = %142
  %144 = load i64, ptr %18, align 8
  %145 = add nsw i64 %144, 1
  store i64 %145, ptr %18, align 8
  br label %67

146:                                              ; preds = %72
  br label %147

147:                                              ; preds = %146
  %148 = load i64, ptr %16, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %16, align 8
  br label %60

150:                                              ; preds = %65
  %151 = load ptr, ptr %8, align 8
  %152 = load ptr, ptr %5, align 8
  %153 = load ptr, ptr %6, align 8
  %154 = load ptr, ptr %7, align 8
  %155 = call zeroext i1 %151(ptr noundef %152, ptr noundef %153, ptr noundef %154)
  %156 = zext i1 %155 to i8
  store i8 %156, ptr %21, align 1
  store i64 0, ptr %22, align 8
  br label %157

157:                                              ; preds = %244, %150
  %158 = load i64, ptr %22, align 8
  %159 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %160 = load i64, ptr %159, align 8
  %161 = icmp slt i64 %158, %160
  br i1 %161, label %163, label %162

162:                                              ; preds = %157
  store i32 14, ptr %17, align 4
  br label %247

163:                                              ; preds = %157
  store i64 0, ptr %23, align 8
  br label %164

164:                                              ; preds = %240, %163
  %165 = load i64, ptr %23, align 8
  %166 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  %168 = icmp slt i64 %165, %167
  br i1 %168, label %170, label %169

169:                                              ; preds = %164
  store i32 17, ptr %17, align 4
  br label %243

170:                                              ; preds = %164
  store i64 0, ptr %24, align 8
  br label %171

171:                                              ; preds = %236, %170
  %172 = load i64, ptr %24, align 8
  %173 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  %175 = icmp slt i64 %172, %174
  br i1 %175, label %177, label %176

176:                                              ; preds = %171
  store i32 20, ptr %17, align 4
  br label %239

177:                                              ; preds = %171
  store i64 0, ptr %25, align 8
  br label %178

178:                                              ; preds = %232, %177
  %179 = load i64, ptr %25, align 8
  %180 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = icmp slt i64 %179, %181
  br i1 %182, label %184, label %183

183:                                              ; preds = %178
  store i32 23, ptr %17, align 4
  br label %235

184:                                              ; preds = %178
  %185 = load ptr, ptr %6, align 8
  %186 = call ptr @type_of(ptr noundef %185)
  %187 = load ptr, ptr %6, align 8
  %188 = getelementptr inbounds %struct.descriptor, ptr %187, i32 0, i32 0
  %189 = load ptr, ptr %188, align 8
  %190 = load i64, ptr %25, align 8
  %191 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %190, %192
  %194 = load i64, ptr %24, align 8
  %195 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %196 = load i64, ptr %195, align 8
  %197 = mul nsw i64 %194, %196
  %198 = add nsw i64 %193, %197
  %199 = load i64, ptr %23, align 8
  %200 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %201 = load i64, ptr %200, align 8
  %202 = mul nsw i64 %199, %201
  %203 = add nsw i64 %198, %202
  %204 = load i64, ptr %22, align 8
  %205 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %206 = load i64, ptr %205, align 8
  %207 = mul nsw i64 %204, %206
  %208 = add nsw i64 %203, %207
  %209 = getelementptr inbounds i8, ptr %189, i64 %208
  %210 = load ptr, ptr %15, align 8
  %211 = load i64, ptr %22, align 8
  %212 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %213 = load i64, ptr %212, align 8
  %214 = mul nsw i64 %211, %213
  %215 = load i64, ptr %23, align 8
  %216 = add nsw i64 %214, %215
  %217 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %218 = load i64, ptr %217, align 8
  %219 = mul nsw i64 %216, %218
  %220 = load i64, ptr %24, align 8
  %221 = add nsw i64 %219, %220
  %222 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %223 = load i64, ptr %222, align 8
  %224 = mul nsw i64 %221, %223
  %225 = load i64, ptr %25, align 8
  %226 = add nsw i64 %224, %225
  %227 = load ptr, ptr %6, align 8
  %228 = getelementptr inbounds %struct.descriptor, ptr %227, i32 0, i32 1
  %229 = load i64, ptr %228, align 8
  %230 = mul nsw i64 %226, %229
  %231 = getelementptr inbounds i8, ptr %210, i64 %230
  call void @fortran_take_back(ptr noundef %186, ptr noundef %209, ptr noundef %231)
  br label %232

232:                                              ; preds = %184
  %233 = load i64, ptr %25, align 8
  %234 = add nsw i64 %233, 1
  store i64 %234, ptr %25, align 8
  br label %178

235:                                              ; preds = %183
  br label %236

236:                                              ; preds = %235
  %237 = load i64, ptr %24, align 8
  %238 = add nsw i64 %237, 1
  store i64 %238, ptr %24, align 8
  br label %171

239:                                              ; preds = %176
  br label %240

240:                                              ; preds = %239
  %241 = load i64, ptr %23, align 8
  %242 = add nsw i64 %241, 1
  store i64 %242, ptr %23, align 8
  br label %164

243:                                              ; preds = %169
  br label %244

244:                                              ; preds = %243
  %245 = load i64, ptr %22, align 8
  %246 = add nsw i64 %245, 1
  store i64 %246, ptr %22, align 8
  br label %157

247:                                              ; preds = %162
  %248 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %248)
  %249 = load i8, ptr %21, align 1
  %250 = trunc i8 %249 to i1
  store i32 1, ptr %17, align 4
  ret i1 %250
}

define internal zeroext i1 @read_object(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind "enzyme_inactive" {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = call zeroext i1 @native._FortranAioInputDerivedType(ptr noundef %7, ptr noundef %8, ptr noundef %9)
  ret i1 %10
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
  br i1 %56, label %63, label %57

57:                                               ; preds = %2
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds %struct.descriptor, ptr %58, i32 0, i32 4
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = icmp eq i32 %61, 35
  br i1 %62, label %63, label %143

63:                                               ; preds = %57, %2
  store i64 0, ptr %12, align 8
  br label %64

64:                                               ; preds = %139, %63
  %65 = load i64, ptr %12, align 8
  %66 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %70, label %69

69:                                               ; preds = %64
  store i32 2, ptr %13, align 4
  br label %142

70:                                               ; preds = %64
  store i64 0, ptr %14, align 8
  br label %71

71:                                               ; preds = %135, %70
  %72 = load i64, ptr %14, align 8
  %73 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %72, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  store i32 5, ptr %13, align 4
  br label %138

77:                                               ; preds = %71
  store i64 0, ptr %15, align 8
  br label %78

78:                                               ; preds = %131, %77
  %79 = load i64, ptr %15, align 8
  %80 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %78
  store i32 8, ptr %13, align 4
  br label %134

84:                                               ; preds = %78
  store i64 0, ptr %16, align 8
  br label %85

85:                                               ; preds = %127, %84
  %86 = load i64, ptr %16, align 8
  %87 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = icmp slt i64 %86, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %85
  store i32 11, ptr %13, align 4
  br label %130

91:                                               ; preds = %85
  %92 = load i8, ptr %7, align 1
  %93 = trunc i8 %92 to i1
  br i1 %93, label %94, label %124

94:                                               ; preds = %91
  %95 = load ptr, ptr %3, align 8
  %96 = load ptr, ptr %4, align 8
  %97 = getelementptr inbounds %struct.descriptor, ptr %96, i32 0, i32 4
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  %100 = load ptr, ptr %4, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 0
  %102 = load ptr, ptr %101, align 8
  %103 = load i64, ptr %16, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %105 = load i64, ptr %104, align 8
  %106 = mul nsw i64 %103, %105
  %107 = load i64, ptr %15, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %109 = load i64, ptr %108, align 8
  %110 = mul nsw i64 %107, %109
  %111 = add nsw i64 %106, %110
  %112 = load i64, ptr %14, align 8
  %113 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %112, %114
  %116 = add nsw i64 %111, %115
  %117 = load i64, ptr %12, align 8
  %118 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = mul nsw i64 %117, %119
  %121 = add nsw i64 %116, %120
  %122 = getelementptr inbounds i8, ptr %102, i64 %121
  %123 = call zeroext i1 @input_doubles(ptr noundef %95, i32 noundef %99, ptr noundef %122)
  br label %124

124:                                              ; preds = %94, %91
  %125 = phi i1 [ false, %91 ], [ %123, %94 ]
  %126 = zext i1 %125 to i8
  store i8 %126, ptr %7, align 1
  br label %127

127:                                              ; preds = %124
  %128 = load i64, ptr %16, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %16, align 8
  br label %85

130:                                              ; preds = %90
  br label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %15, align 8
  %133 = add nsw i64 %132, 1
  store i64 %133, ptr %15, align 8
  br label %78

134:                                              ; preds = %83
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %14, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %14, align 8
  br label %71

138:                                              ; preds = %76
  br label %139

139:                                              ; preds = %138
  %140 = load i64, ptr %12, align 8
  %141 = add nsw i64 %140, 1
  store i64 %141, ptr %12, align 8
  br label %64

142:                                              ; preds = %69
  br label %274

143:                                              ; preds = %57
  %144 = load ptr, ptr %4, align 8
  %145 = getelementptr inbounds %struct.descriptor, ptr %144, i32 0, i32 4
  %146 = load i8, ptr %145, align 1
  %147 = zext i8 %146 to i32
  %148 = icmp eq i32 %147, 27
  br i1 %148, label %155, label %149

149:                                              ; preds = %143
  %150 = load ptr, ptr %4, align 8
  %151 = getelementptr inbounds %struct.descriptor, ptr %150, i32 0, i32 4
  %152 = load i8, ptr %151, align 1
  %153 = zext i8 %152 to i32
  %154 = icmp eq i32 %153, 34
  br i1 %154, label %155, label %235

155:                                              ; preds = %149, %143
  store i64 0, ptr %17, align 8
  br label %156

156:                                              ; preds = %231, %155
  %157 = load i64, ptr %17, align 8
  %158 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %159 = load i64, ptr %158, align 8
  %160 = icmp slt i64 %157, %159
  br i1 %160, label %162, label %161

161:                                              ; preds = %156
  store i32 14, ptr %13, align 4
  br label %234

162:                                              ; preds = %156
  store i64 0, ptr %18, align 8
  br label %163

163:                                              ; preds = %227, %162
  %164 = load i64, ptr %18, align 8
  %165 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %166 = load i64, ptr %165, align 8
  %167 = icmp slt i64 %164, %166
  br i1 %167, label %169, label %168

168:                                              ; preds = %163
  store i32 17, ptr %13, align 4
  br label %230

169:                                              ; preds = %163
  store i64 0, ptr %19, align 8
  br label %170

170:                                              ; preds = %223, %169
  %171 = load i64, ptr %19, align 8
  %172 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %173 = load i64, ptr %172, align 8
  %174 = icmp slt i64 %171, %173
  br i1 %174, label %176, label %175

175:                                              ; preds = %170
  store i32 20, ptr %13, align 4
  br label %226

176:                                              ; preds = %170
  store i64 0, ptr %20, align 8
  br label %177

177:                                              ; preds = %219, %176
  %178 = load i64, ptr %20, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = icmp slt i64 %178, %180
  br i1 %181, label %183, label %182

182:                                              ; preds = %177
  store i32 23, ptr %13, align 4
  br label %222

183:                                              ; preds = %177
  %184 = load i8, ptr %7, align 1
  %185 = trunc i8 %184 to i1
  br i1 %185, label %186, label %216

186:                                              ; preds = %183
  %187 = load ptr, ptr %3, align 8
  %188 = load ptr, ptr %4, align 8
  %189 = getelementptr inbounds %struct.descriptor, ptr %188, i32 0, i32 4
  %190 = load i8, ptr %189, align 1
  %191 = zext i8 %190 to i32
  %192 = load ptr, ptr %4, align 8
  %193 = getelementptr inbounds %struct.descriptor, ptr %192, i32 0, i32 0
  %194 = load ptr, ptr %193, align 8
  %195 = load i64, ptr %20, align 8
  %196 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %197 = load i64, ptr %196, align 8
  %198 = mul nsw i64 %195, %197
  %199 = load i64, ptr %19, align 8
  %200 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %201 = load i64, ptr %200, align 8
  %202 = mul nsw i64 %199, %201
  %203 = add nsw i64 %198, %202
  %204 = load i64, ptr %18, align 8
  %205 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %206 = load i64, ptr %205, align 8
  %207 = mul nsw i64 %204, %206
  %208 = add nsw i64 %203, %207
  %209 = load i64, ptr %17, align 8
  %210 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %211 = load i64, ptr %210, align 8
  %212 = mul nsw i64 %209, %211
  %213 = add nsw i64 %208, %212
  %214 = getelementptr inbounds i8, ptr %194, i64 %213
  %215 = call zeroext i1 @input_floats(ptr noundef %187, i32 noundef %191, ptr noundef %214)
  br label %216

216:                                              ; preds = %186, %183
  %217 = phi i1 [ false, %183 ], [ %215, %186 ]
  %218 = zext i1 %217 to i8
  store i8 %218, ptr %7, align 1
  br label %219

219:                                              ; preds = %216
  %220 = load i64, ptr %20, align 8
  %221 = add nsw i64 %220, 1
  store i64 %221, ptr %20, align 8
  br label %177

222:                                              ; preds = %182
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %19, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %19, align 8
  br label %170

226:                                              ; preds = %175
  br label %227

227:                                              ; preds = %226
  %228 = load i64, ptr %18, align 8
  %229 = add nsw i64 %228, 1
  store i64 %229, ptr %18, align 8
  br label %163

230:                                              ; preds = %168
  br label %231

231:                                              ; preds = %230
  %232 = load i64, ptr %17, align 8
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %17, align 8
  br label %156

234:                                              ; preds = %161
  br label %273

235:                                              ; preds = %149
  %236 = load ptr, ptr %4, align 8
  %237 = getelementptr inbounds %struct.descriptor, ptr %236, i32 0, i32 4
  %238 = load i8, ptr %237, align 1
  %239 = zext i8 %238 to i32
  %240 = icmp eq i32 %239, 42
  br i1 %240, label %241, label %246

241:                                              ; preds = %235
  %242 = load ptr, ptr %3, align 8
  %243 = load ptr, ptr %4, align 8
  %244 = call zeroext i1 @input_objects(ptr noundef %242, ptr noundef %243, ptr noundef null, ptr noundef @read_objects)
  %245 = zext i1 %244 to i8
  store i8 %245, ptr %7, align 1
  br label %272

246:                                              ; preds = %235
  %247 = load ptr, ptr %4, align 8
  %248 = getelementptr inbounds %struct.descriptor, ptr %247, i32 0, i32 4
  %249 = load i8, ptr %248, align 1
  %250 = zext i8 %249 to i32
  %251 = icmp sle i32 %250, 24
  br i1 %251, label %264, label %252

252:                                              ; preds = %246
  %253 = load ptr, ptr %4, align 8
  %254 = getelementptr inbounds %struct.descriptor, ptr %253, i32 0, i32 4
  %255 = load i8, ptr %254, align 1
  %256 = zext i8 %255 to i32
  %257 = icmp eq i32 %256, 39
  br i1 %257, label %264, label %258

258:                                              ; preds = %252
  %259 = load ptr, ptr %4, align 8
  %260 = getelementptr inbounds %struct.descriptor, ptr %259, i32 0, i32 4
  %261 = load i8, ptr %260, align 1
  %262 = zext i8 %261 to i32
  %263 = icmp eq i32 %262, 40
  br label %264

264:                                              ; preds = %258, %252, %246
  %265 = phi i1 [ true, %252 ], [ true, %246 ], [ %263, %258 ]
  %266 = zext i1 %265 to i32
  %267 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %266, ptr noundef @.str.6, ptr noundef %267, i32 noundef 0)
  %268 = load ptr, ptr %3, align 8
  %269 = load ptr, ptr %4, align 8
  %270 = call zeroext i1 @read_array(ptr noundef %268, ptr noundef %269)
  %271 = zext i1 %270 to i8
  store i8 %271, ptr %7, align 1
  br label %272

272:                                              ; preds = %264, %241
  br label %273

273:                                              ; preds = %272, %234
  br label %274

274:                                              ; preds = %273, %142
  %275 = load i8, ptr %7, align 1
  %276 = trunc i8 %275 to i1
  store i32 1, ptr %13, align 4
  ret i1 %276
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
  call void @_FortranAReportFatalUserError(ptr noundef %12, ptr noundef %13, i32 noundef %14) #7
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

define internal zeroext i1 @read_objects(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind "enzyme_inactive" {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = call zeroext i1 @native._FortranAioInputDescriptor(ptr noundef %8, ptr noundef %9)
  ret i1 %10
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

define dso_local zeroext i1 @_FortranAioInputNamelist(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.dimension, align 8
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
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
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i8, align 1
  %38 = alloca i64, align 8
  %39 = alloca %struct.dimension, align 8
  %40 = alloca %struct.dimension, align 8
  %41 = alloca %struct.dimension, align 8
  %42 = alloca %struct.dimension, align 8
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i64, align 8
  %49 = alloca i64, align 8
  %50 = alloca i64, align 8
  %51 = alloca i64, align 8
  %52 = alloca i64, align 8
  %53 = alloca i64, align 8
  %54 = alloca i64, align 8
  %55 = alloca i64, align 8
  %56 = alloca i64, align 8
  %57 = alloca i64, align 8
  %58 = alloca i64, align 8
  %59 = alloca i64, align 8
  %60 = alloca i64, align 8
  %61 = alloca i64, align 8
  %62 = alloca i64, align 8
  %63 = alloca i64, align 8
  %64 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store ptr @.str.4, ptr %5, align 8
  store i32 0, ptr %6, align 4
  %65 = load ptr, ptr %4, align 8
  %66 = getelementptr inbounds %struct.group, ptr %65, i32 0, i32 3
  %67 = load ptr, ptr %66, align 8
  call void @require_no_procedures(ptr noundef %67)
  %68 = load ptr, ptr %4, align 8
  %69 = getelementptr inbounds %struct.group, ptr %68, i32 0, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = mul i64 %70, 8
  %72 = call ptr @malloc(i64 noundef %71) #9
  store ptr %72, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %73

73:                                               ; preds = %727, %2
  %74 = load i64, ptr %8, align 8
  %75 = load ptr, ptr %4, align 8
  %76 = getelementptr inbounds %struct.group, ptr %75, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = icmp ult i64 %74, %77
  br i1 %78, label %80, label %79

79:                                               ; preds = %73
  store i32 2, ptr %9, align 4
  br label %730

80:                                               ; preds = %73
  %81 = load ptr, ptr %4, align 8
  %82 = getelementptr inbounds %struct.group, ptr %81, i32 0, i32 2
  %83 = load ptr, ptr %82, align 8
  %84 = load i64, ptr %8, align 8
  %85 = getelementptr inbounds %struct.member, ptr %83, i64 %84
  %86 = getelementptr inbounds %struct.member, ptr %85, i32 0, i32 1
  %87 = load ptr, ptr %86, align 8
  store ptr %87, ptr %10, align 8
  %88 = load ptr, ptr %10, align 8
  %89 = getelementptr inbounds %struct.descriptor, ptr %88, i32 0, i32 4
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
  %92 = icmp sle i32 %91, 24
  br i1 %92, label %137, label %93

93:                                               ; preds = %80
  %94 = load ptr, ptr %10, align 8
  %95 = getelementptr inbounds %struct.descriptor, ptr %94, i32 0, i32 4
  %96 = load i8, ptr %95, align 1
  %97 = zext i8 %96 to i32
  %98 = icmp eq i32 %97, 39
  br i1 %98, label %137, label %99

99:                                               ; preds = %93
  %100 = load ptr, ptr %10, align 8
  %101 = getelementptr inbounds %struct.descriptor, ptr %100, i32 0, i32 4
  %102 = load i8, ptr %101, align 1
  %103 = zext i8 %102 to i32
  %104 = icmp eq i32 %103, 40
  br i1 %104, label %137, label %105

105:                                              ; preds = %99
  %106 = load ptr, ptr %10, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 4
  %108 = load i8, ptr %107, align 1
  %109 = zext i8 %108 to i32
  %110 = icmp eq i32 %109, 42
  br i1 %110, label %137, label %111

111:                                              ; preds = %105
  %112 = load ptr, ptr %10, align 8
  %113 = getelementptr inbounds %struct.descriptor, ptr %112, i32 0, i32 4
  %114 = load i8, ptr %113, align 1
  %115 = zext i8 %114 to i32
  %116 = icmp eq i32 %115, 28
  br i1 %116, label %135, label %117

117:                                              ; preds = %111
  %118 = load ptr, ptr %10, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 4
  %120 = load i8, ptr %119, align 1
  %121 = zext i8 %120 to i32
  %122 = icmp eq i32 %121, 35
  br i1 %122, label %135, label %123

123:                                              ; preds = %117
  %124 = load ptr, ptr %10, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 4
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = icmp eq i32 %127, 27
  br i1 %128, label %135, label %129

129:                                              ; preds = %123
  %130 = load ptr, ptr %10, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 4
  %132 = load i8, ptr %131, align 1
  %133 = zext i8 %132 to i32
  %134 = icmp eq i32 %133, 34
  br label %135

135:                                              ; preds = %129, %123, %117, %111
  %136 = phi i1 [ true, %123 ], [ true, %117 ], [ true, %111 ], [ %134, %129 ]
  br label %137

137:                                              ; preds = %135, %105, %99, %93, %80
  %138 = phi i1 [ true, %105 ], [ true, %99 ], [ true, %93 ], [ true, %80 ], [ %136, %135 ]
  %139 = zext i1 %138 to i32
  %140 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %139, ptr noundef @.str.7, ptr noundef %140, i32 noundef 0)
  %141 = load ptr, ptr %10, align 8
  %142 = getelementptr inbounds %struct.descriptor, ptr %141, i32 0, i32 4
  %143 = load i8, ptr %142, align 1
  %144 = zext i8 %143 to i32
  %145 = icmp eq i32 %144, 28
  br i1 %145, label %170, label %146

146:                                              ; preds = %137
  %147 = load ptr, ptr %10, align 8
  %148 = getelementptr inbounds %struct.descriptor, ptr %147, i32 0, i32 4
  %149 = load i8, ptr %148, align 1
  %150 = zext i8 %149 to i32
  %151 = icmp eq i32 %150, 35
  br i1 %151, label %170, label %152

152:                                              ; preds = %146
  %153 = load ptr, ptr %10, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 4
  %155 = load i8, ptr %154, align 1
  %156 = zext i8 %155 to i32
  %157 = icmp eq i32 %156, 27
  br i1 %157, label %170, label %158

158:                                              ; preds = %152
  %159 = load ptr, ptr %10, align 8
  %160 = getelementptr inbounds %struct.descriptor, ptr %159, i32 0, i32 4
  %161 = load i8, ptr %160, align 1
  %162 = zext i8 %161 to i32
  %163 = icmp eq i32 %162, 34
  br i1 %163, label %170, label %164

164:                                              ; preds = %158
  %165 = load ptr, ptr %10, align 8
  %166 = getelementptr inbounds %struct.descriptor, ptr %165, i32 0, i32 4
  %167 = load i8, ptr %166, align 1
  %168 = zext i8 %167 to i32
  %169 = icmp eq i32 %168, 42
  br i1 %169, label %170, label %173

170:                                              ; preds = %164, %158, %152, %146, %137
  %171 = load ptr, ptr %10, align 8
  %172 = call i64 @bytes_in(ptr noundef %171)
  br label %174

173:                                              ; preds = %164
  br label %174

174:                                              ; preds = %173, %170
  %175 = phi i64 [ %172, %170 ], [ 1, %173 ]
  %176 = call ptr @malloc(i64 noundef %175) #9
  %177 = load ptr, ptr %7, align 8
  %178 = load i64, ptr %8, align 8
  %179 = getelementptr inbounds ptr, ptr %177, i64 %178
  store ptr %176, ptr %179, align 8
  br label %180

180:                                              ; preds = %174
  %181 = load ptr, ptr %10, align 8
  %182 = getelementptr inbounds %struct.descriptor, ptr %181, i32 0, i32 3
  %183 = load i8, ptr %182, align 4
  %184 = zext i8 %183 to i32
  %185 = icmp sle i32 %184, 4
  %186 = zext i1 %185 to i32
  %187 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %186, ptr noundef @.str.5, ptr noundef %187, i32 noundef 0)
  %188 = load ptr, ptr %10, align 8
  %189 = load ptr, ptr %10, align 8
  %190 = getelementptr inbounds %struct.descriptor, ptr %189, i32 0, i32 3
  %191 = load i8, ptr %190, align 4
  %192 = zext i8 %191 to i32
  %193 = call ptr @dimension_of(ptr noundef %188, i32 noundef 0, i32 noundef %192)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %193, i64 24, i1 false)
  %194 = load ptr, ptr %10, align 8
  %195 = load ptr, ptr %10, align 8
  %196 = getelementptr inbounds %struct.descriptor, ptr %195, i32 0, i32 3
  %197 = load i8, ptr %196, align 4
  %198 = zext i8 %197 to i32
  %199 = call ptr @dimension_of(ptr noundef %194, i32 noundef 1, i32 noundef %198)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %199, i64 24, i1 false)
  %200 = load ptr, ptr %10, align 8
  %201 = load ptr, ptr %10, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 3
  %203 = load i8, ptr %202, align 4
  %204 = zext i8 %203 to i32
  %205 = call ptr @dimension_of(ptr noundef %200, i32 noundef 2, i32 noundef %204)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %205, i64 24, i1 false)
  %206 = load ptr, ptr %10, align 8
  %207 = load ptr, ptr %10, align 8
  %208 = getelementptr inbounds %struct.descriptor, ptr %207, i32 0, i32 3
  %209 = load i8, ptr %208, align 4
  %210 = zext i8 %209 to i32
  %211 = call ptr @dimension_of(ptr noundef %206, i32 noundef 3, i32 noundef %210)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %211, i64 24, i1 false)
  %212 = load ptr, ptr %10, align 8
  %213 = getelementptr inbounds %struct.descriptor, ptr %212, i32 0, i32 4
  %214 = load i8, ptr %213, align 1
  %215 = zext i8 %214 to i32
  %216 = icmp eq i32 %215, 28
  br i1 %216, label %217, label %306

217:                                              ; preds = %180
  store i64 0, ptr %15, align 8
  br label %218

218:                                              ; preds = %302, %217
  %219 = load i64, ptr %15, align 8
  %220 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %221 = load i64, ptr %220, align 8
  %222 = icmp slt i64 %219, %221
  br i1 %222, label %224, label %223

223:                                              ; preds = %218
  store i32 7, ptr %9, align 4
  br label %305

224:                                              ; preds = %218
  store i64 0, ptr %16, align 8
  br label %225

225:                                              ; preds = %298, %224
  %226 = load i64, ptr %16, align 8
  %227 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %228 = load i64, ptr %227, align 8
  %229 = icmp slt i64 %226, %228
  br i1 %229, label %231, label %230

230:                                              ; preds = %225
  store i32 10, ptr %9, align 4
  br label %301

231:                                              ; preds = %225
  store i64 0, ptr %17, align 8
  br label %232

232:                                              ; preds = %294, %231
  %233 = load i64, ptr %17, align 8
  %234 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %235 = load i64, ptr %234, align 8
  %236 = icmp slt i64 %233, %235
  br i1 %236, label %238, label %237

237:                                              ; preds = %232
  store i32 13, ptr %9, align 4
  br label %297

238:                                              ; preds = %232
  store i64 0, ptr %18, align 8
  br label %239

239:                                              ; preds = %290, %238
  %240 = load i64, ptr %18, align 8
  %241 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %242 = load i64, ptr %241, align 8
  %243 = icmp slt i64 %240, %242
  br i1 %243, label %245, label %244

244:                                              ; preds = %239
  store i32 16, ptr %9, align 4
  br label %293

245:                                              ; preds = %239
  %246 = load ptr, ptr %7, align 8
  %247 = load i64, ptr %8, align 8
  %248 = getelementptr inbounds ptr, ptr %246, i64 %247
  %249 = load ptr, ptr %248, align 8
  %250 = load i64, ptr %15, align 8
  %251 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %252 = load i64, ptr %251, align 8
  %253 = mul nsw i64 %250, %252
  %254 = load i64, ptr %16, align 8
  %255 = add nsw i64 %253, %254
  %256 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %255, %257
  %259 = load i64, ptr %17, align 8
  %260 = add nsw i64 %258, %259
  %261 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %262 = load i64, ptr %261, align 8
  %263 = mul nsw i64 %260, %262
  %264 = load i64, ptr %18, align 8
  %265 = add nsw i64 %263, %264
  %266 = getelementptr inbounds double, ptr %249, i64 %265
  %267 = load ptr, ptr %10, align 8
  %268 = getelementptr inbounds %struct.descriptor, ptr %267, i32 0, i32 0
  %269 = load ptr, ptr %268, align 8
  %270 = load i64, ptr %18, align 8
  %271 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %272 = load i64, ptr %271, align 8
  %273 = mul nsw i64 %270, %272
  %274 = load i64, ptr %17, align 8
  %275 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %276 = load i64, ptr %275, align 8
  %277 = mul nsw i64 %274, %276
  %278 = add nsw i64 %273, %277
  %279 = load i64, ptr %16, align 8
  %280 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %281 = load i64, ptr %280, align 8
  %282 = mul nsw i64 %279, %281
  %283 = add nsw i64 %278, %282
  %284 = load i64, ptr %15, align 8
  %285 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %286 = load i64, ptr %285, align 8
  %287 = mul nsw i64 %284, %286
  %288 = add nsw i64 %283, %287
  %289 = getelementptr inbounds i8, ptr %269, i64 %288
  call void @set_aside_double(ptr noundef %266, ptr noundef %289)
  br label %290

290:                                              ; preds = %245
  %291 = load i64, ptr %18, align 8
  %292 = add nsw i64 %291, 1
  store i64 %292, ptr %18, align 8
  br label %239

293:                                              ; preds = %244
  br label %294

294:                                              ; preds = %293
  %295 = load i64, ptr %17, align 8
  %296 = add nsw i64 %295, 1
  store i64 %296, ptr %17, align 8
  br label %232

297:                                              ; preds = %237
  br label %298

298:                                              ; preds = %297
  %299 = load i64, ptr %16, align 8
  %300 = add nsw i64 %299, 1
  store i64 %300, ptr %16, align 8
  br label %225

301:                                              ; preds = %230
  br label %302

302:                                              ; preds = %301
  %303 = load i64, ptr %15, align 8
  %304 = add nsw i64 %303, 1
  store i64 %304, ptr %15, align 8
  br label %218

305:                                              ; preds = %223
  br label %724

306:                                              ; preds = %180
  %307 = load ptr, ptr %10, align 8
  %308 = getelementptr inbounds %struct.descriptor, ptr %307, i32 0, i32 4
  %309 = load i8, ptr %308, align 1
  %310 = zext i8 %309 to i32
  %311 = icmp eq i32 %310, 27
  br i1 %311, label %312, label %401

312:                                              ; preds = %306
  store i64 0, ptr %19, align 8
  br label %313

313:                                              ; preds = %397, %312
  %314 = load i64, ptr %19, align 8
  %315 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %316 = load i64, ptr %315, align 8
  %317 = icmp slt i64 %314, %316
  br i1 %317, label %319, label %318

318:                                              ; preds = %313
  store i32 19, ptr %9, align 4
  br label %400

319:                                              ; preds = %313
  store i64 0, ptr %20, align 8
  br label %320

320:                                              ; preds = %393, %319
  %321 = load i64, ptr %20, align 8
  %322 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %323 = load i64, ptr %322, align 8
  %324 = icmp slt i64 %321, %323
  br i1 %324, label %326, label %325

325:                                              ; preds = %320
  store i32 22, ptr %9, align 4
  br label %396

326:                                              ; preds = %320
  store i64 0, ptr %21, align 8
  br label %327

327:                                              ; preds = %389, %326
  %328 = load i64, ptr %21, align 8
  %329 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %330 = load i64, ptr %329, align 8
  %331 = icmp slt i64 %328, %330
  br i1 %331, label %333, label %332

332:                                              ; preds = %327
  store i32 25, ptr %9, align 4
  br label %392

333:                                              ; preds = %327
  store i64 0, ptr %22, align 8
  br label %334

334:                                              ; preds = %385, %333
  %335 = load i64, ptr %22, align 8
  %336 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %337 = load i64, ptr %336, align 8
  %338 = icmp slt i64 %335, %337
  br i1 %338, label %340, label %339

339:                                              ; preds = %334
  store i32 28, ptr %9, align 4
  br label %388

340:                                              ; preds = %334
  %341 = load ptr, ptr %7, align 8
  %342 = load i64, ptr %8, align 8
  %343 = getelementptr inbounds ptr, ptr %341, i64 %342
  %344 = load ptr, ptr %343, align 8
  %345 = load i64, ptr %19, align 8
  %346 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %347 = load i64, ptr %346, align 8
  %348 = mul nsw i64 %345, %347
  %349 = load i64, ptr %20, align 8
  %350 = add nsw i64 %348, %349
  %351 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %352 = load i64, ptr %351, align 8
  %353 = mul nsw i64 %350, %352
  %354 = load i64, ptr %21, align 8
  %355 = add nsw i64 %353, %354
  %356 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %357 = load i64, ptr %356, align 8
  %358 = mul nsw i64 %355, %357
  %359 = load i64, ptr %22, align 8
  %360 = add nsw i64 %358, %359
  %361 = getelementptr inbounds float, ptr %344, i64 %360
  %362 = load ptr, ptr %10, align 8
  %363 = getelementptr inbounds %struct.descriptor, ptr %362, i32 0, i32 0
  %364 = load ptr, ptr %363, align 8
  %365 = load i64, ptr %22, align 8
  %366 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %367 = load i64, ptr %366, align 8
  %368 = mul nsw i64 %365, %367
  %369 = load i64, ptr %21, align 8
  %370 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %371 = load i64, ptr %370, align 8
  %372 = mul nsw i64 %369, %371
  %373 = add nsw i64 %368, %372
  %374 = load i64, ptr %20, align 8
  %375 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %376 = load i64, ptr %375, align 8
  %377 = mul nsw i64 %374, %376
  %378 = add nsw i64 %373, %377
  %379 = load i64, ptr %19, align 8
  %380 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %381 = load i64, ptr %380, align 8
  %382 = mul nsw i64 %379, %381
  %383 = add nsw i64 %378, %382
  %384 = getelementptr inbounds i8, ptr %364, i64 %383
  call void @set_aside_float(ptr noundef %361, ptr noundef %384)
  br label %385

385:                                              ; preds = %340
  %386 = load i64, ptr %22, align 8
  %387 = add nsw i64 %386, 1
  store i64 %387, ptr %22, align 8
  br label %334

388:                                              ; preds = %339
  br label %389

389:                                              ; preds = %388
  %390 = load i64, ptr %21, align 8
  %391 = add nsw i64 %390, 1
  store i64 %391, ptr %21, align 8
  br label %327

392:                                              ; preds = %332
  br label %393

393:                                              ; preds = %392
  %394 = load i64, ptr %20, align 8
  %395 = add nsw i64 %394, 1
  store i64 %395, ptr %20, align 8
  br label %320

396:                                              ; preds = %325
  br label %397

397:                                              ; preds = %396
  %398 = load i64, ptr %19, align 8
  %399 = add nsw i64 %398, 1
  store i64 %399, ptr %19, align 8
  br label %313

400:                                              ; preds = %318
  br label %723

401:                                              ; preds = %306
  %402 = load ptr, ptr %10, align 8
  %403 = getelementptr inbounds %struct.descriptor, ptr %402, i32 0, i32 4
  %404 = load i8, ptr %403, align 1
  %405 = zext i8 %404 to i32
  %406 = icmp eq i32 %405, 35
  br i1 %406, label %407, label %510

407:                                              ; preds = %401
  store i64 0, ptr %23, align 8
  br label %408

408:                                              ; preds = %506, %407
  %409 = load i64, ptr %23, align 8
  %410 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %411 = load i64, ptr %410, align 8
  %412 = icmp slt i64 %409, %411
  br i1 %412, label %414, label %413

413:                                              ; preds = %408
  store i32 31, ptr %9, align 4
  br label %509

414:                                              ; preds = %408
  store i64 0, ptr %24, align 8
  br label %415

415:                                              ; preds = %502, %414
  %416 = load i64, ptr %24, align 8
  %417 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %418 = load i64, ptr %417, align 8
  %419 = icmp slt i64 %416, %418
  br i1 %419, label %421, label %420

420:                                              ; preds = %415
  store i32 34, ptr %9, align 4
  br label %505

421:                                              ; preds = %415
  store i64 0, ptr %25, align 8
  br label %422

422:                                              ; preds = %498, %421
  %423 = load i64, ptr %25, align 8
  %424 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %425 = load i64, ptr %424, align 8
  %426 = icmp slt i64 %423, %425
  br i1 %426, label %428, label %427

427:                                              ; preds = %422
  store i32 37, ptr %9, align 4
  br label %501

428:                                              ; preds = %422
  store i64 0, ptr %26, align 8
  br label %429

429:                                              ; preds = %494, %428
  %430 = load i64, ptr %26, align 8
  %431 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %432 = load i64, ptr %431, align 8
  %433 = icmp slt i64 %430, %432
  br i1 %433, label %435, label %434

434:                                              ; preds = %429
  store i32 40, ptr %9, align 4
  br label %497

435:                                              ; preds = %429
  store i64 0, ptr %27, align 8
  br label %436

436:                                              ; preds = %490, %435
  %437 = load i64, ptr %27, align 8
  %438 = icmp slt i64 %437, 2
  br i1 %438, label %440, label %439

439:                                              ; preds = %436
  store i32 43, ptr %9, align 4
  br label %493

440:                                              ; preds = %436
  %441 = load ptr, ptr %7, align 8
  %442 = load i64, ptr %8, align 8
  %443 = getelementptr inbounds ptr, ptr %441, i64 %442
  %444 = load ptr, ptr %443, align 8
  %445 = load i64, ptr %23, align 8
  %446 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %447 = load i64, ptr %446, align 8
  %448 = mul nsw i64 %445, %447
  %449 = load i64, ptr %24, align 8
  %450 = add nsw i64 %448, %449
  %451 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %452 = load i64, ptr %451, align 8
  %453 = mul nsw i64 %450, %452
  %454 = load i64, ptr %25, align 8
  %455 = add nsw i64 %453, %454
  %456 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %457 = load i64, ptr %456, align 8
  %458 = mul nsw i64 %455, %457
  %459 = load i64, ptr %26, align 8
  %460 = add nsw i64 %458, %459
  %461 = mul nsw i64 2, %460
  %462 = getelementptr inbounds double, ptr %444, i64 %461
  %463 = load i64, ptr %27, align 8
  %464 = getelementptr inbounds double, ptr %462, i64 %463
  %465 = load ptr, ptr %10, align 8
  %466 = getelementptr inbounds %struct.descriptor, ptr %465, i32 0, i32 0
  %467 = load ptr, ptr %466, align 8
  %468 = load i64, ptr %26, align 8
  %469 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %470 = load i64, ptr %469, align 8
  %471 = mul nsw i64 %468, %470
  %472 = load i64, ptr %25, align 8
  %473 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %474 = load i64, ptr %473, align 8
  %475 = mul nsw i64 %472, %474
  %476 = add nsw i64 %471, %475
  %477 = load i64, ptr %24, align 8
  %478 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %479 = load i64, ptr %478, align 8
  %480 = mul nsw i64 %477, %479
  %481 = add nsw i64 %476, %480
  %482 = load i64, ptr %23, align 8
  %483 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %484 = load i64, ptr %483, align 8
  %485 = mul nsw i64 %482, %484
  %486 = add nsw i64 %481, %485
  %487 = getelementptr inbounds i8, ptr %467, i64 %486
  %488 = load i64, ptr %27, align 8
  %489 = getelementptr inbounds double, ptr %487, i64 %488
  call void @set_aside_double(ptr noundef %464, ptr noundef %489)
  br label %490

490:                                              ; preds = %440
  %491 = load i64, ptr %27, align 8
  %492 = add nsw i64 %491, 1
  store i64 %492, ptr %27, align 8
  br label %436

493:                                              ; preds = %439
  br label %494

494:                                              ; preds = %493
  %495 = load i64, ptr %26, align 8
  %496 = add nsw i64 %495, 1
  store i64 %496, ptr %26, align 8
  br label %429

497:                                              ; preds = %434
  br label %498

498:                                              ; preds = %497
  %499 = load i64, ptr %25, align 8
  %500 = add nsw i64 %499, 1
  store i64 %500, ptr %25, align 8
  br label %422

501:                                              ; preds = %427
  br label %502

502:                                              ; preds = %501
  %503 = load i64, ptr %24, align 8
  %504 = add nsw i64 %503, 1
  store i64 %504, ptr %24, align 8
  br label %415

505:                                              ; preds = %420
  br label %506

506:                                              ; preds = %505
  %507 = load i64, ptr %23, align 8
  %508 = add nsw i64 %507, 1
  store i64 %508, ptr %23, align 8
  br label %408

509:                                              ; preds = %413
  br label %722

510:                                              ; preds = %401
  %511 = load ptr, ptr %10, align 8
  %512 = getelementptr inbounds %struct.descriptor, ptr %511, i32 0, i32 4
  %513 = load i8, ptr %512, align 1
  %514 = zext i8 %513 to i32
  %515 = icmp eq i32 %514, 34
  br i1 %515, label %516, label %619

516:                                              ; preds = %510
  store i64 0, ptr %28, align 8
  br label %517

517:                                              ; preds = %615, %516
  %518 = load i64, ptr %28, align 8
  %519 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %520 = load i64, ptr %519, align 8
  %521 = icmp slt i64 %518, %520
  br i1 %521, label %523, label %522

522:                                              ; preds = %517
  store i32 46, ptr %9, align 4
  br label %618

523:                                              ; preds = %517
  store i64 0, ptr %29, align 8
  br label %524

524:                                              ; preds = %611, %523
  %525 = load i64, ptr %29, align 8
  %526 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %527 = load i64, ptr %526, align 8
  %528 = icmp slt i64 %525, %527
  br i1 %528, label %530, label %529

529:                                              ; preds = %524
  store i32 49, ptr %9, align 4
  br label %614

530:                                              ; preds = %524
  store i64 0, ptr %30, align 8
  br label %531

531:                                              ; preds = %607, %530
  %532 = load i64, ptr %30, align 8
  %533 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %534 = load i64, ptr %533, align 8
  %535 = icmp slt i64 %532, %534
  br i1 %535, label %537, label %536

536:                                              ; preds = %531
  store i32 52, ptr %9, align 4
  br label %610

537:                                              ; preds = %531
  store i64 0, ptr %31, align 8
  br label %538

538:                                              ; preds = %603, %537
  %539 = load i64, ptr %31, align 8
  %540 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %541 = load i64, ptr %540, align 8
  %542 = icmp slt i64 %539, %541
  br i1 %542, label %544, label %543

543:                                              ; preds = %538
  store i32 55, ptr %9, align 4
  br label %606

544:                                              ; preds = %538
  store i64 0, ptr %32, align 8
  br label %545

545:                                              ; preds = %599, %544
  %546 = load i64, ptr %32, align 8
  %547 = icmp slt i64 %546, 2
  br i1 %547, label %549, label %548

548:                                              ; preds = %545
  store i32 58, ptr %9, align 4
  br label %602

549:                                              ; preds = %545
  %550 = load ptr, ptr %7, align 8
  %551 = load i64, ptr %8, align 8
  %552 = getelementptr inbounds ptr, ptr %550, i64 %551
  %553 = load ptr, ptr %552, align 8
  %554 = load i64, ptr %28, align 8
  %555 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %556 = load i64, ptr %555, align 8
  %557 = mul nsw i64 %554, %556
  %558 = load i64, ptr %29, align 8
  %559 = add nsw i64 %557, %558
  %560 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %561 = load i64, ptr %560, align 8
  %562 = mul nsw i64 %559, %561
  %563 = load i64, ptr %30, align 8
  %564 = add nsw i64 %562, %563
  %565 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %566 = load i64, ptr %565, align 8
  %567 = mul nsw i64 %564, %566
  %568 = load i64, ptr %31, align 8
  %569 = add nsw i64 %567, %568
  %570 = mul nsw i64 2, %569
  %571 = getelementptr inbounds float, ptr %553, i64 %570
  %572 = load i64, ptr %32, align 8
  %573 = getelementptr inbounds float, ptr %571, i64 %572
  %574 = load ptr, ptr %10, align 8
  %575 = getelementptr inbounds %struct.descriptor, ptr %574, i32 0, i32 0
  %576 = load ptr, ptr %575, align 8
  %577 = load i64, ptr %31, align 8
  %578 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %579 = load i64, ptr %578, align 8
  %580 = mul nsw i64 %577, %579
  %581 = load i64, ptr %30, align 8
  %582 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %583 = load i64, ptr %582, align 8
  %584 = mul nsw i64 %581, %583
  %585 = add nsw i64 %580, %584
  %586 = load i64, ptr %29, align 8
  %587 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %588 = load i64, ptr %587, align 8
  %589 = mul nsw i64 %586, %588
  %590 = add nsw i64 %585, %589
  %591 = load i64, ptr %28, align 8
  %592 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %593 = load i64, ptr %592, align 8
  %594 = mul nsw i64 %591, %593
  %595 = add nsw i64 %590, %594
  %596 = getelementptr inbounds i8, ptr %576, i64 %595
  %597 = load i64, ptr %32, align 8
  %598 = getelementptr inbounds float, ptr %596, i64 %597
  call void @set_aside_float(ptr noundef %573, ptr noundef %598)
  br label %599

599:                                              ; preds = %549
  %600 = load i64, ptr %32, align 8
  %601 = add nsw i64 %600, 1
  store i64 %601, ptr %32, align 8
  br label %545

602:                                              ; preds = %548
  br label %603

603:                                              ; preds = %602
  %604 = load i64, ptr %31, align 8
  %605 = add nsw i64 %604, 1
  store i64 %605, ptr %31, align 8
  br label %538

606:                                              ; preds = %543
  br label %607

607:                                              ; preds = %606
  %608 = load i64, ptr %30, align 8
  %609 = add nsw i64 %608, 1
  store i64 %609, ptr %30, align 8
  br label %531

610:                                              ; preds = %536
  br label %611

611:                                              ; preds = %610
  %612 = load i64, ptr %29, align 8
  %613 = add nsw i64 %612, 1
  store i64 %613, ptr %29, align 8
  br label %524

614:                                              ; preds = %529
  br label %615

615:                                              ; preds = %614
  %616 = load i64, ptr %28, align 8
  %617 = add nsw i64 %616, 1
  store i64 %617, ptr %28, align 8
  br label %517

618:                                              ; preds = %522
  br label %721

619:                                              ; preds = %510
  %620 = load ptr, ptr %10, align 8
  %621 = getelementptr inbounds %struct.descriptor, ptr %620, i32 0, i32 4
  %622 = load i8, ptr %621, align 1
  %623 = zext i8 %622 to i32
  %624 = icmp eq i32 %623, 42
  br i1 %624, label %625, label %720

625:                                              ; preds = %619
  store i64 0, ptr %33, align 8
  br label %626

626:                                              ; preds = %716, %625
  %627 = load i64, ptr %33, align 8
  %628 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %629 = load i64, ptr %628, align 8
  %630 = icmp slt i64 %627, %629
  br i1 %630, label %632, label %631

631:                                              ; preds = %626
  store i32 61, ptr %9, align 4
  br label %719

632:                                              ; preds = %626
  store i64 0, ptr %34, align 8
  br label %633

633:                                              ; preds = %712, %632
  %634 = load i64, ptr %34, align 8
  %635 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %636 = load i64, ptr %635, align 8
  %637 = icmp slt i64 %634, %636
  br i1 %637, label %639, label %638

638:                                              ; preds = %633
  store i32 64, ptr %9, align 4
  br label %715

639:                                              ; preds = %633
  store i64 0, ptr %35, align 8
  br label %640

640:                                              ; preds = %708, %639
  %641 = load i64, ptr %35, align 8
  %642 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %643 = load i64, ptr %642, align 8
  %644 = icmp slt i64 %641, %643
  br i1 %644, label %646, label %645

645:                                              ; preds = %640
  store i32 67, ptr %9, align 4
  br label %711

646:                                              ; preds = %640
  store i64 0, ptr %36, align 8
  br label %647

647:                                              ; preds = %704, %646
  %648 = load i64, ptr %36, align 8
  %649 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %650 = load i64, ptr %649, align 8
  %651 = icmp slt i64 %648, %650
  br i1 %651, label %653, label %652

652:                                              ; preds = %647
  store i32 70, ptr %9, align 4
  br label %707

653:                                              ; preds = %647
  %654 = load ptr, ptr %10, align 8
  %655 = call ptr @type_of(ptr noundef %654)
  %656 = load ptr, ptr %10, align 8
  %657 = getelementptr inbounds %struct.descriptor, ptr %656, i32 0, i32 0
  %658 = load ptr, ptr %657, align 8
  %659 = load i64, ptr %36, align 8
  %660 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %661 = load i64, ptr %660, align 8
  %662 = mul nsw i64 %659, %661
  %663 = load i64, ptr %35, align 8
  %664 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %665 = load i64, ptr %664, align 8
  %666 = mul nsw i64 %663, %665
  %667 = add nsw i64 %662, %666
  %668 = load i64, ptr %34, align 8
  %669 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %670 = load i64, ptr %669, align 8
  %671 = mul nsw i64 %668, %670
  %672 = add nsw i64 %667, %671
  %673 = load i64, ptr %33, align 8
  %674 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %675 = load i64, ptr %674, align 8
  %676 = mul nsw i64 %673, %675
  %677 = add nsw i64 %672, %676
  %678 = getelementptr inbounds i8, ptr %658, i64 %677
  %679 = load ptr, ptr %7, align 8
  %680 = load i64, ptr %8, align 8
  %681 = getelementptr inbounds ptr, ptr %679, i64 %680
  %682 = load ptr, ptr %681, align 8
  %683 = load i64, ptr %33, align 8
  %684 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %685 = load i64, ptr %684, align 8
  %686 = mul nsw i64 %683, %685
  %687 = load i64, ptr %34, align 8
  %688 = add nsw i64 %686, %687
  %689 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %690 = load i64, ptr %689, align 8
  %691 = mul nsw i64 %688, %690
  %692 = load i64, ptr %35, align 8
  %693 = add nsw i64 %691, %692
  %694 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %695 = load i64, ptr %694, align 8
  %696 = mul nsw i64 %693, %695
  %697 = load i64, ptr %36, align 8
  %698 = add nsw i64 %696, %697
  %699 = load ptr, ptr %10, align 8
  %700 = getelementptr inbounds %struct.descriptor, ptr %699, i32 0, i32 1
  %701 = load i64, ptr %700, align 8
  %702 = mul nsw i64 %698, %701
  %703 = getelementptr inbounds i8, ptr %682, i64 %702
  call void @fortran_put_aside(ptr noundef %655, ptr noundef %678, ptr noundef %703)
  br label %704

704:                                              ; preds = %653
  %705 = load i64, ptr %36, align 8
  %706 = add nsw i64 %705, 1
  store i64 %706, ptr %36, align 8
  br label %647

707:                                              ; preds = %652
  br label %708

708:                                              ; preds = %707
  %709 = load i64, ptr %35, align 8
  %710 = add nsw i64 %709, 1
  store i64 %710, ptr %35, align 8
  br label %640

711:                                              ; preds = %645
  br label %712

712:                                              ; preds = %711
  %713 = load i64, ptr %34, align 8
  %714 = add nsw i64 %713, 1
  store i64 %714, ptr %34, align 8
  br label %633

715:                                              ; preds = %638
  br label %716

716:                                              ; preds = %715
  %717 = load i64, ptr %33, align 8
  %718 = add nsw i64 %717, 1
  store i64 %718, ptr %33, align 8
  br label %626

719:                                              ; preds = %631
  br label %720

720:                                              ; preds = %719, %619
  br label %721

721:                                              ; preds = %720, %618
  br label %722

722:                                              ; preds = %721, %509
  br label %723

723:                                              ; preds = %722, %400
  br label %724

724:                                              ; preds = %723, %305
  br label %725

725:                                              ; preds = %724
  br label %726

726:                                              ; preds = %725
  br label %727

727:                                              ; preds = %726
  %728 = load i64, ptr %8, align 8
  %729 = add i64 %728, 1
  store i64 %729, ptr %8, align 8
  br label %73

730:                                              ; preds = %79
  %731 = load ptr, ptr %3, align 8
  %732 = load ptr, ptr %4, align 8
  %733 = call zeroext i1 @read_namelist(ptr noundef %731, ptr noundef %732)
  %734 = zext i1 %733 to i8
  store i8 %734, ptr %37, align 1
  store i64 0, ptr %38, align 8
  br label %735

735:                                              ; preds = %1420, %730
  %736 = load i64, ptr %38, align 8
  %737 = load ptr, ptr %4, align 8
  %738 = getelementptr inbounds %struct.group, ptr %737, i32 0, i32 1
  %739 = load i64, ptr %738, align 8
  %740 = icmp ult i64 %736, %739
  br i1 %740, label %742, label %741

741:                                              ; preds = %735
  store i32 73, ptr %9, align 4
  br label %1423

742:                                              ; preds = %735
  br label %743

743:                                              ; preds = %742
  %744 = load ptr, ptr %4, align 8
  %745 = getelementptr inbounds %struct.group, ptr %744, i32 0, i32 2
  %746 = load ptr, ptr %745, align 8
  %747 = load i64, ptr %38, align 8
  %748 = getelementptr inbounds %struct.member, ptr %746, i64 %747
  %749 = getelementptr inbounds %struct.member, ptr %748, i32 0, i32 1
  %750 = load ptr, ptr %749, align 8
  %751 = getelementptr inbounds %struct.descriptor, ptr %750, i32 0, i32 3
  %752 = load i8, ptr %751, align 4
  %753 = zext i8 %752 to i32
  %754 = icmp sle i32 %753, 4
  %755 = zext i1 %754 to i32
  %756 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %755, ptr noundef @.str.5, ptr noundef %756, i32 noundef 0)
  %757 = load ptr, ptr %4, align 8
  %758 = getelementptr inbounds %struct.group, ptr %757, i32 0, i32 2
  %759 = load ptr, ptr %758, align 8
  %760 = load i64, ptr %38, align 8
  %761 = getelementptr inbounds %struct.member, ptr %759, i64 %760
  %762 = getelementptr inbounds %struct.member, ptr %761, i32 0, i32 1
  %763 = load ptr, ptr %762, align 8
  %764 = load ptr, ptr %4, align 8
  %765 = getelementptr inbounds %struct.group, ptr %764, i32 0, i32 2
  %766 = load ptr, ptr %765, align 8
  %767 = load i64, ptr %38, align 8
  %768 = getelementptr inbounds %struct.member, ptr %766, i64 %767
  %769 = getelementptr inbounds %struct.member, ptr %768, i32 0, i32 1
  %770 = load ptr, ptr %769, align 8
  %771 = getelementptr inbounds %struct.descriptor, ptr %770, i32 0, i32 3
  %772 = load i8, ptr %771, align 4
  %773 = zext i8 %772 to i32
  %774 = call ptr @dimension_of(ptr noundef %763, i32 noundef 0, i32 noundef %773)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %774, i64 24, i1 false)
  %775 = load ptr, ptr %4, align 8
  %776 = getelementptr inbounds %struct.group, ptr %775, i32 0, i32 2
  %777 = load ptr, ptr %776, align 8
  %778 = load i64, ptr %38, align 8
  %779 = getelementptr inbounds %struct.member, ptr %777, i64 %778
  %780 = getelementptr inbounds %struct.member, ptr %779, i32 0, i32 1
  %781 = load ptr, ptr %780, align 8
  %782 = load ptr, ptr %4, align 8
  %783 = getelementptr inbounds %struct.group, ptr %782, i32 0, i32 2
  %784 = load ptr, ptr %783, align 8
  %785 = load i64, ptr %38, align 8
  %786 = getelementptr inbounds %struct.member, ptr %784, i64 %785
  %787 = getelementptr inbounds %struct.member, ptr %786, i32 0, i32 1
  %788 = load ptr, ptr %787, align 8
  %789 = getelementptr inbounds %struct.descriptor, ptr %788, i32 0, i32 3
  %790 = load i8, ptr %789, align 4
  %791 = zext i8 %790 to i32
  %792 = call ptr @dimension_of(ptr noundef %781, i32 noundef 1, i32 noundef %791)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %792, i64 24, i1 false)
  %793 = load ptr, ptr %4, align 8
  %794 = getelementptr inbounds %struct.group, ptr %793, i32 0, i32 2
  %795 = load ptr, ptr %794, align 8
  %796 = load i64, ptr %38, align 8
  %797 = getelementptr inbounds %struct.member, ptr %795, i64 %796
  %798 = getelementptr inbounds %struct.member, ptr %797, i32 0, i32 1
  %799 = load ptr, ptr %798, align 8
  %800 = load ptr, ptr %4, align 8
  %801 = getelementptr inbounds %struct.group, ptr %800, i32 0, i32 2
  %802 = load ptr, ptr %801, align 8
  %803 = load i64, ptr %38, align 8
  %804 = getelementptr inbounds %struct.member, ptr %802, i64 %803
  %805 = getelementptr inbounds %struct.member, ptr %804, i32 0, i32 1
  %806 = load ptr, ptr %805, align 8
  %807 = getelementptr inbounds %struct.descriptor, ptr %806, i32 0, i32 3
  %808 = load i8, ptr %807, align 4
  %809 = zext i8 %808 to i32
  %810 = call ptr @dimension_of(ptr noundef %799, i32 noundef 2, i32 noundef %809)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %810, i64 24, i1 false)
  %811 = load ptr, ptr %4, align 8
  %812 = getelementptr inbounds %struct.group, ptr %811, i32 0, i32 2
  %813 = load ptr, ptr %812, align 8
  %814 = load i64, ptr %38, align 8
  %815 = getelementptr inbounds %struct.member, ptr %813, i64 %814
  %816 = getelementptr inbounds %struct.member, ptr %815, i32 0, i32 1
  %817 = load ptr, ptr %816, align 8
  %818 = load ptr, ptr %4, align 8
  %819 = getelementptr inbounds %struct.group, ptr %818, i32 0, i32 2
  %820 = load ptr, ptr %819, align 8
  %821 = load i64, ptr %38, align 8
  %822 = getelementptr inbounds %struct.member, ptr %820, i64 %821
  %823 = getelementptr inbounds %struct.member, ptr %822, i32 0, i32 1
  %824 = load ptr, ptr %823, align 8
  %825 = getelementptr inbounds %struct.descriptor, ptr %824, i32 0, i32 3
  %826 = load i8, ptr %825, align 4
  %827 = zext i8 %826 to i32
  %828 = call ptr @dimension_of(ptr noundef %817, i32 noundef 3, i32 noundef %827)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %828, i64 24, i1 false)
  %829 = load ptr, ptr %4, align 8
  %830 = getelementptr inbounds %struct.group, ptr %829, i32 0, i32 2
  %831 = load ptr, ptr %830, align 8
  %832 = load i64, ptr %38, align 8
  %833 = getelementptr inbounds %struct.member, ptr %831, i64 %832
  %834 = getelementptr inbounds %struct.member, ptr %833, i32 0, i32 1
  %835 = load ptr, ptr %834, align 8
  %836 = getelementptr inbounds %struct.descriptor, ptr %835, i32 0, i32 4
  %837 = load i8, ptr %836, align 1
  %838 = zext i8 %837 to i32
  %839 = icmp eq i32 %838, 28
  br i1 %839, label %840, label %935

840:                                              ; preds = %743
  store i64 0, ptr %43, align 8
  br label %841

841:                                              ; preds = %931, %840
  %842 = load i64, ptr %43, align 8
  %843 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 1
  %844 = load i64, ptr %843, align 8
  %845 = icmp slt i64 %842, %844
  br i1 %845, label %847, label %846

846:                                              ; preds = %841
  store i32 78, ptr %9, align 4
  br label %934

847:                                              ; preds = %841
  store i64 0, ptr %44, align 8
  br label %848

848:                                              ; preds = %927, %847
  %849 = load i64, ptr %44, align 8
  %850 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %851 = load i64, ptr %850, align 8
  %852 = icmp slt i64 %849, %851
  br i1 %852, label %854, label %853

853:                                              ; preds = %848
  store i32 81, ptr %9, align 4
  br label %930

854:                                              ; preds = %848
  store i64 0, ptr %45, align 8
  br label %855

855:                                              ; preds = %923, %854
  %856 = load i64, ptr %45, align 8
  %857 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %858 = load i64, ptr %857, align 8
  %859 = icmp slt i64 %856, %858
  br i1 %859, label %861, label %860

860:                                              ; preds = %855
  store i32 84, ptr %9, align 4
  br label %926

861:                                              ; preds = %855
  store i64 0, ptr %46, align 8
  br label %862

862:                                              ; preds = %919, %861
  %863 = load i64, ptr %46, align 8
  %864 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %865 = load i64, ptr %864, align 8
  %866 = icmp slt i64 %863, %865
  br i1 %866, label %868, label %867

867:                                              ; preds = %862
  store i32 87, ptr %9, align 4
  br label %922

868:                                              ; preds = %862
  %869 = load ptr, ptr %7, align 8
  %870 = load i64, ptr %38, align 8
  %871 = getelementptr inbounds ptr, ptr %869, i64 %870
  %872 = load ptr, ptr %871, align 8
  %873 = load i64, ptr %43, align 8
  %874 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %875 = load i64, ptr %874, align 8
  %876 = mul nsw i64 %873, %875
  %877 = load i64, ptr %44, align 8
  %878 = add nsw i64 %876, %877
  %879 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %880 = load i64, ptr %879, align 8
  %881 = mul nsw i64 %878, %880
  %882 = load i64, ptr %45, align 8
  %883 = add nsw i64 %881, %882
  %884 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %885 = load i64, ptr %884, align 8
  %886 = mul nsw i64 %883, %885
  %887 = load i64, ptr %46, align 8
  %888 = add nsw i64 %886, %887
  %889 = getelementptr inbounds double, ptr %872, i64 %888
  %890 = load ptr, ptr %4, align 8
  %891 = getelementptr inbounds %struct.group, ptr %890, i32 0, i32 2
  %892 = load ptr, ptr %891, align 8
  %893 = load i64, ptr %38, align 8
  %894 = getelementptr inbounds %struct.member, ptr %892, i64 %893
  %895 = getelementptr inbounds %struct.member, ptr %894, i32 0, i32 1
  %896 = load ptr, ptr %895, align 8
  %897 = getelementptr inbounds %struct.descriptor, ptr %896, i32 0, i32 0
  %898 = load ptr, ptr %897, align 8
  %899 = load i64, ptr %46, align 8
  %900 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 2
  %901 = load i64, ptr %900, align 8
  %902 = mul nsw i64 %899, %901
  %903 = load i64, ptr %45, align 8
  %904 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 2
  %905 = load i64, ptr %904, align 8
  %906 = mul nsw i64 %903, %905
  %907 = add nsw i64 %902, %906
  %908 = load i64, ptr %44, align 8
  %909 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 2
  %910 = load i64, ptr %909, align 8
  %911 = mul nsw i64 %908, %910
  %912 = add nsw i64 %907, %911
  %913 = load i64, ptr %43, align 8
  %914 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 2
  %915 = load i64, ptr %914, align 8
  %916 = mul nsw i64 %913, %915
  %917 = add nsw i64 %912, %916
  %918 = getelementptr inbounds i8, ptr %898, i64 %917
  call void @take_back_double(ptr noundef %889, ptr noundef %918)
  br label %919

919:                                              ; preds = %868
  %920 = load i64, ptr %46, align 8
  %921 = add nsw i64 %920, 1
  store i64 %921, ptr %46, align 8
  br label %862

922:                                              ; preds = %867
  br label %923

923:                                              ; preds = %922
  %924 = load i64, ptr %45, align 8
  %925 = add nsw i64 %924, 1
  store i64 %925, ptr %45, align 8
  br label %855

926:                                              ; preds = %860
  br label %927

927:                                              ; preds = %926
  %928 = load i64, ptr %44, align 8
  %929 = add nsw i64 %928, 1
  store i64 %929, ptr %44, align 8
  br label %848

930:                                              ; preds = %853
  br label %931

931:                                              ; preds = %930
  %932 = load i64, ptr %43, align 8
  %933 = add nsw i64 %932, 1
  store i64 %933, ptr %43, align 8
  br label %841

934:                                              ; preds = %846
  br label %1413

935:                                              ; preds = %743
  %936 = load ptr, ptr %4, align 8
  %937 = getelementptr inbounds %struct.group, ptr %936, i32 0, i32 2
  %938 = load ptr, ptr %937, align 8
  %939 = load i64, ptr %38, align 8
  %940 = getelementptr inbounds %struct.member, ptr %938, i64 %939
  %941 = getelementptr inbounds %struct.member, ptr %940, i32 0, i32 1
  %942 = load ptr, ptr %941, align 8
  %943 = getelementptr inbounds %struct.descriptor, ptr %942, i32 0, i32 4
  %944 = load i8, ptr %943, align 1
  %945 = zext i8 %944 to i32
  %946 = icmp eq i32 %945, 27
  br i1 %946, label %947, label %1042

947:                                              ; preds = %935
  store i64 0, ptr %47, align 8
  br label %948

948:                                              ; preds = %1038, %947
  %949 = load i64, ptr %47, align 8
  %950 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 1
  %951 = load i64, ptr %950, align 8
  %952 = icmp slt i64 %949, %951
  br i1 %952, label %954, label %953

953:                                              ; preds = %948
  store i32 90, ptr %9, align 4
  br label %1041

954:                                              ; preds = %948
  store i64 0, ptr %48, align 8
  br label %955

955:                                              ; preds = %1034, %954
  %956 = load i64, ptr %48, align 8
  %957 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %958 = load i64, ptr %957, align 8
  %959 = icmp slt i64 %956, %958
  br i1 %959, label %961, label %960

960:                                              ; preds = %955
  store i32 93, ptr %9, align 4
  br label %1037

961:                                              ; preds = %955
  store i64 0, ptr %49, align 8
  br label %962

962:                                              ; preds = %1030, %961
  %963 = load i64, ptr %49, align 8
  %964 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %965 = load i64, ptr %964, align 8
  %966 = icmp slt i64 %963, %965
  br i1 %966, label %968, label %967

967:                                              ; preds = %962
  store i32 96, ptr %9, align 4
  br label %1033

968:                                              ; preds = %962
  store i64 0, ptr %50, align 8
  br label %969

969:                                              ; preds = %1026, %968
  %970 = load i64, ptr %50, align 8
  %971 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %972 = load i64, ptr %971, align 8
  %973 = icmp slt i64 %970, %972
  br i1 %973, label %975, label %974

974:                                              ; preds = %969
  store i32 99, ptr %9, align 4
  br label %1029

975:                                              ; preds = %969
  %976 = load ptr, ptr %7, align 8
  %977 = load i64, ptr %38, align 8
  %978 = getelementptr inbounds ptr, ptr %976, i64 %977
  %979 = load ptr, ptr %978, align 8
  %980 = load i64, ptr %47, align 8
  %981 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %982 = load i64, ptr %981, align 8
  %983 = mul nsw i64 %980, %982
  %984 = load i64, ptr %48, align 8
  %985 = add nsw i64 %983, %984
  %986 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %987 = load i64, ptr %986, align 8
  %988 = mul nsw i64 %985, %987
  %989 = load i64, ptr %49, align 8
  %990 = add nsw i64 %988, %989
  %991 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %992 = load i64, ptr %991, align 8
  %993 = mul nsw i64 %990, %992
  %994 = load i64, ptr %50, align 8
  %995 = add nsw i64 %993, %994
  %996 = getelementptr inbounds float, ptr %979, i64 %995
  %997 = load ptr, ptr %4, align 8
  %998 = getelementptr inbounds %struct.group, ptr %997, i32 0, i32 2
  %999 = load ptr, ptr %998, align 8
  %1000 = load i64, ptr %38, align 8
  %1001 = getelementptr inbounds %struct.member, ptr %999, i64 %1000
  %1002 = getelementptr inbounds %struct.member, ptr %1001, i32 0, i32 1
  %1003 = load ptr, ptr %1002, align 8
  %1004 = getelementptr inbounds %struct.descriptor, ptr %1003, i32 0, i32 0
  %1005 = load ptr, ptr %1004, align 8
  %1006 = load i64, ptr %50, align 8
  %1007 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 2
  %1008 = load i64, ptr %1007, align 8
  %1009 = mul nsw i64 %1006, %1008
  %1010 = load i64, ptr %49, align 8
  %1011 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 2
  %1012 = load i64, ptr %1011, align 8
  %1013 = mul nsw i64 %1010, %1012
  %1014 = add nsw i64 %1009, %1013
  %1015 = load i64, ptr %48, align 8
  %1016 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 2
  %1017 = load i64, ptr %1016, align 8
  %1018 = mul nsw i64 %1015, %1017
  %1019 = add nsw i64 %1014, %1018
  %1020 = load i64, ptr %47, align 8
  %1021 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 2
  %1022 = load i64, ptr %1021, align 8
  %1023 = mul nsw i64 %1020, %1022
  %1024 = add nsw i64 %1019, %1023
  %1025 = getelementptr inbounds i8, ptr %1005, i64 %1024
  call void @take_back_float(ptr noundef %996, ptr noundef %1025)
  br label %1026

1026:                                             ; preds = %975
  %1027 = load i64, ptr %50, align 8
  %1028 = add nsw i64 %1027, 1
  store i64 %1028, ptr %50, align 8
  br label %969

1029:                                             ; preds = %974
  br label %1030

1030:                                             ; preds = %1029
  %1031 = load i64, ptr %49, align 8
  %1032 = add nsw i64 %1031, 1
  store i64 %1032, ptr %49, align 8
  br label %962

1033:                                             ; preds = %967
  br label %1034

1034:                                             ; preds = %1033
  %1035 = load i64, ptr %48, align 8
  %1036 = add nsw i64 %1035, 1
  store i64 %1036, ptr %48, align 8
  br label %955

1037:                                             ; preds = %960
  br label %1038

1038:                                             ; preds = %1037
  %1039 = load i64, ptr %47, align 8
  %1040 = add nsw i64 %1039, 1
  store i64 %1040, ptr %47, align 8
  br label %948

1041:                                             ; preds = %953
  br label %1412

1042:                                             ; preds = %935
  %1043 = load ptr, ptr %4, align 8
  %1044 = getelementptr inbounds %struct.group, ptr %1043, i32 0, i32 2
  %1045 = load ptr, ptr %1044, align 8
  %1046 = load i64, ptr %38, align 8
  %1047 = getelementptr inbounds %struct.member, ptr %1045, i64 %1046
  %1048 = getelementptr inbounds %struct.member, ptr %1047, i32 0, i32 1
  %1049 = load ptr, ptr %1048, align 8
  %1050 = getelementptr inbounds %struct.descriptor, ptr %1049, i32 0, i32 4
  %1051 = load i8, ptr %1050, align 1
  %1052 = zext i8 %1051 to i32
  %1053 = icmp eq i32 %1052, 35
  br i1 %1053, label %1054, label %1163

1054:                                             ; preds = %1042
  store i64 0, ptr %51, align 8
  br label %1055

1055:                                             ; preds = %1159, %1054
  %1056 = load i64, ptr %51, align 8
  %1057 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 1
  %1058 = load i64, ptr %1057, align 8
  %1059 = icmp slt i64 %1056, %1058
  br i1 %1059, label %1061, label %1060

1060:                                             ; preds = %1055
  store i32 102, ptr %9, align 4
  br label %1162

1061:                                             ; preds = %1055
  store i64 0, ptr %52, align 8
  br label %1062

1062:                                             ; preds = %1155, %1061
  %1063 = load i64, ptr %52, align 8
  %1064 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %1065 = load i64, ptr %1064, align 8
  %1066 = icmp slt i64 %1063, %1065
  br i1 %1066, label %1068, label %1067

1067:                                             ; preds = %1062
  store i32 105, ptr %9, align 4
  br label %1158

1068:                                             ; preds = %1062
  store i64 0, ptr %53, align 8
  br label %1069

1069:                                             ; preds = %1151, %1068
  %1070 = load i64, ptr %53, align 8
  %1071 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %1072 = load i64, ptr %1071, align 8
  %1073 = icmp slt i64 %1070, %1072
  br i1 %1073, label %1075, label %1074

1074:                                             ; preds = %1069
  store i32 108, ptr %9, align 4
  br label %1154

1075:                                             ; preds = %1069
  store i64 0, ptr %54, align 8
  br label %1076

1076:                                             ; preds = %1147, %1075
  %1077 = load i64, ptr %54, align 8
  %1078 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %1079 = load i64, ptr %1078, align 8
  %1080 = icmp slt i64 %1077, %1079
  br i1 %1080, label %1082, label %1081

1081:                                             ; preds = %1076
  store i32 111, ptr %9, align 4
  br label %1150

1082:                                             ; preds = %1076
  store i64 0, ptr %55, align 8
  br label %1083

1083:                                             ; preds = %1143, %1082
  %1084 = load i64, ptr %55, align 8
  %1085 = icmp slt i64 %1084, 2
  br i1 %1085, label %1087, label %1086

1086:                                             ; preds = %1083
  store i32 114, ptr %9, align 4
  br label %1146

1087:                                             ; preds = %1083
  %1088 = load ptr, ptr %7, align 8
  %1089 = load i64, ptr %38, align 8
  %1090 = getelementptr inbounds ptr, ptr %1088, i64 %1089
  %1091 = load ptr, ptr %1090, align 8
  %1092 = load i64, ptr %51, align 8
  %1093 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %1094 = load i64, ptr %1093, align 8
  %1095 = mul nsw i64 %1092, %1094
  %1096 = load i64, ptr %52, align 8
  %1097 = add nsw i64 %1095, %1096
  %1098 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %1099 = load i64, ptr %1098, align 8
  %1100 = mul nsw i64 %1097, %1099
  %1101 = load i64, ptr %53, align 8
  %1102 = add nsw i64 %1100, %1101
  %1103 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %1104 = load i64, ptr %1103, align 8
  %1105 = mul nsw i64 %1102, %1104
  %1106 = load i64, ptr %54, align 8
  %1107 = add nsw i64 %1105, %1106
  %1108 = mul nsw i64 2, %1107
  %1109 = getelementptr inbounds double, ptr %1091, i64 %1108
  %1110 = load i64, ptr %55, align 8
  %1111 = getelementptr inbounds double, ptr %1109, i64 %1110
  %1112 = load ptr, ptr %4, align 8
  %1113 = getelementptr inbounds %struct.group, ptr %1112, i32 0, i32 2
  %1114 = load ptr, ptr %1113, align 8
  %1115 = load i64, ptr %38, align 8
  %1116 = getelementptr inbounds %struct.member, ptr %1114, i64 %1115
  %1117 = getelementptr inbounds %struct.member, ptr %1116, i32 0, i32 1
  %1118 = load ptr, ptr %1117, align 8
  %1119 = getelementptr inbounds %struct.descriptor, ptr %1118, i32 0, i32 0
  %1120 = load ptr, ptr %1119, align 8
  %1121 = load i64, ptr %54, align 8
  %1122 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 2
  %1123 = load i64, ptr %1122, align 8
  %1124 = mul nsw i64 %1121, %1123
  %1125 = load i64, ptr %53, align 8
  %1126 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 2
  %1127 = load i64, ptr %1126, align 8
  %1128 = mul nsw i64 %1125, %1127
  %1129 = add nsw i64 %1124, %1128
  %1130 = load i64, ptr %52, align 8
  %1131 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 2
  %1132 = load i64, ptr %1131, align 8
  %1133 = mul nsw i64 %1130, %1132
  %1134 = add nsw i64 %1129, %1133
  %1135 = load i64, ptr %51, align 8
  %1136 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 2
  %1137 = load i64, ptr %1136, align 8
  %1138 = mul nsw i64 %1135, %1137
  %1139 = add nsw i64 %1134, %1138
  %1140 = getelementptr inbounds i8, ptr %1120, i64 %1139
  %1141 = load i64, ptr %55, align 8
  %1142 = getelementptr inbounds double, ptr %1140, i64 %1141
  call void @take_back_double(ptr noundef %1111, ptr noundef %1142)
  br label %1143

1143:                                             ; preds = %1087
  %1144 = load i64, ptr %55, align 8
  %1145 = add nsw i64 %1144, 1
  store i64 %1145, ptr %55, align 8
  br label %1083

1146:                                             ; preds = %1086
  br label %1147

1147:                                             ; preds = %1146
  %1148 = load i64, ptr %54, align 8
  %1149 = add nsw i64 %1148, 1
  store i64 %1149, ptr %54, align 8
  br label %1076

1150:                                             ; preds = %1081
  br label %1151

1151:                                             ; preds = %1150
  %1152 = load i64, ptr %53, align 8
  %1153 = add nsw i64 %1152, 1
  store i64 %1153, ptr %53, align 8
  br label %1069

1154:                                             ; preds = %1074
  br label %1155

1155:                                             ; preds = %1154
  %1156 = load i64, ptr %52, align 8
  %1157 = add nsw i64 %1156, 1
  store i64 %1157, ptr %52, align 8
  br label %1062

1158:                                             ; preds = %1067
  br label %1159

1159:                                             ; preds = %1158
  %1160 = load i64, ptr %51, align 8
  %1161 = add nsw i64 %1160, 1
  store i64 %1161, ptr %51, align 8
  br label %1055

1162:                                             ; preds = %1060
  br label %1411

1163:                                             ; preds = %1042
  %1164 = load ptr, ptr %4, align 8
  %1165 = getelementptr inbounds %struct.group, ptr %1164, i32 0, i32 2
  %1166 = load ptr, ptr %1165, align 8
  %1167 = load i64, ptr %38, align 8
  %1168 = getelementptr inbounds %struct.member, ptr %1166, i64 %1167
  %1169 = getelementptr inbounds %struct.member, ptr %1168, i32 0, i32 1
  %1170 = load ptr, ptr %1169, align 8
  %1171 = getelementptr inbounds %struct.descriptor, ptr %1170, i32 0, i32 4
  %1172 = load i8, ptr %1171, align 1
  %1173 = zext i8 %1172 to i32
  %1174 = icmp eq i32 %1173, 34
  br i1 %1174, label %1175, label %1284

1175:                                             ; preds = %1163
  store i64 0, ptr %56, align 8
  br label %1176

1176:                                             ; preds = %1280, %1175
  %1177 = load i64, ptr %56, align 8
  %1178 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 1
  %1179 = load i64, ptr %1178, align 8
  %1180 = icmp slt i64 %1177, %1179
  br i1 %1180, label %1182, label %1181

1181:                                             ; preds = %1176
  store i32 117, ptr %9, align 4
  br label %1283

1182:                                             ; preds = %1176
  store i64 0, ptr %57, align 8
  br label %1183

1183:                                             ; preds = %1276, %1182
  %1184 = load i64, ptr %57, align 8
  %1185 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %1186 = load i64, ptr %1185, align 8
  %1187 = icmp slt i64 %1184, %1186
  br i1 %1187, label %1189, label %1188

1188:                                             ; preds = %1183
  store i32 120, ptr %9, align 4
  br label %1279

1189:                                             ; preds = %1183
  store i64 0, ptr %58, align 8
  br label %1190

1190:                                             ; preds = %1272, %1189
  %1191 = load i64, ptr %58, align 8
  %1192 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %1193 = load i64, ptr %1192, align 8
  %1194 = icmp slt i64 %1191, %1193
  br i1 %1194, label %1196, label %1195

1195:                                             ; preds = %1190
  store i32 123, ptr %9, align 4
  br label %1275

1196:                                             ; preds = %1190
  store i64 0, ptr %59, align 8
  br label %1197

1197:                                             ; preds = %1268, %1196
  %1198 = load i64, ptr %59, align 8
  %1199 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %1200 = load i64, ptr %1199, align 8
  %1201 = icmp slt i64 %1198, %1200
  br i1 %1201, label %1203, label %1202

1202:                                             ; preds = %1197
  store i32 126, ptr %9, align 4
  br label %1271

1203:                                             ; preds = %1197
  store i64 0, ptr %60, align 8
  br label %1204

1204:                                             ; preds = %1264, %1203
  %1205 = load i64, ptr %60, align 8
  %1206 = icmp slt i64 %1205, 2
  br i1 %1206, label %1208, label %1207

1207:                                             ; preds = %1204
  store i32 129, ptr %9, align 4
  br label %1267

1208:                                             ; preds = %1204
  %1209 = load ptr, ptr %7, align 8
  %1210 = load i64, ptr %38, align 8
  %1211 = getelementptr inbounds ptr, ptr %1209, i64 %1210
  %1212 = load ptr, ptr %1211, align 8
  %1213 = load i64, ptr %56, align 8
  %1214 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %1215 = load i64, ptr %1214, align 8
  %1216 = mul nsw i64 %1213, %1215
  %1217 = load i64, ptr %57, align 8
  %1218 = add nsw i64 %1216, %1217
  %1219 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %1220 = load i64, ptr %1219, align 8
  %1221 = mul nsw i64 %1218, %1220
  %1222 = load i64, ptr %58, align 8
  %1223 = add nsw i64 %1221, %1222
  %1224 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %1225 = load i64, ptr %1224, align 8
  %1226 = mul nsw i64 %1223, %1225
  %1227 = load i64, ptr %59, align 8
  %1228 = add nsw i64 %1226, %1227
  %1229 = mul nsw i64 2, %1228
  %1230 = getelementptr inbounds float, ptr %1212, i64 %1229
  %1231 = load i64, ptr %60, align 8
  %1232 = getelementptr inbounds float, ptr %1230, i64 %1231
  %1233 = load ptr, ptr %4, align 8
  %1234 = getelementptr inbounds %struct.group, ptr %1233, i32 0, i32 2
  %1235 = load ptr, ptr %1234, align 8
  %1236 = load i64, ptr %38, align 8
  %1237 = getelementptr inbounds %struct.member, ptr %1235, i64 %1236
  %1238 = getelementptr inbounds %struct.member, ptr %1237, i32 0, i32 1
  %1239 = load ptr, ptr %1238, align 8
  %1240 = getelementptr inbounds %struct.descriptor, ptr %1239, i32 0, i32 0
  %1241 = load ptr, ptr %1240, align 8
  %1242 = load i64, ptr %59, align 8
  %1243 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 2
  %1244 = load i64, ptr %1243, align 8
  %1245 = mul nsw i64 %1242, %1244
  %1246 = load i64, ptr %58, align 8
  %1247 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 2
  %1248 = load i64, ptr %1247, align 8
  %1249 = mul nsw i64 %1246, %1248
  %1250 = add nsw i64 %1245, %1249
  %1251 = load i64, ptr %57, align 8
  %1252 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 2
  %1253 = load i64, ptr %1252, align 8
  %1254 = mul nsw i64 %1251, %1253
  %1255 = add nsw i64 %1250, %1254
  %1256 = load i64, ptr %56, align 8
  %1257 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 2
  %1258 = load i64, ptr %1257, align 8
  %1259 = mul nsw i64 %1256, %1258
  %1260 = add nsw i64 %1255, %1259
  %1261 = getelementptr inbounds i8, ptr %1241, i64 %1260
  %1262 = load i64, ptr %60, align 8
  %1263 = getelementptr inbounds float, ptr %1261, i64 %1262
  call void @take_back_float(ptr noundef %1232, ptr noundef %1263)
  br label %1264

1264:                                             ; preds = %1208
  %1265 = load i64, ptr %60, align 8
  %1266 = add nsw i64 %1265, 1
  store i64 %1266, ptr %60, align 8
  br label %1204

1267:                                             ; preds = %1207
  br label %1268

1268:                                             ; preds = %1267
  %1269 = load i64, ptr %59, align 8
  %1270 = add nsw i64 %1269, 1
  store i64 %1270, ptr %59, align 8
  br label %1197

1271:                                             ; preds = %1202
  br label %1272

1272:                                             ; preds = %1271
  %1273 = load i64, ptr %58, align 8
  %1274 = add nsw i64 %1273, 1
  store i64 %1274, ptr %58, align 8
  br label %1190

1275:                                             ; preds = %1195
  br label %1276

1276:                                             ; preds = %1275
  %1277 = load i64, ptr %57, align 8
  %1278 = add nsw i64 %1277, 1
  store i64 %1278, ptr %57, align 8
  br label %1183

1279:                                             ; preds = %1188
  br label %1280

1280:                                             ; preds = %1279
  %1281 = load i64, ptr %56, align 8
  %1282 = add nsw i64 %1281, 1
  store i64 %1282, ptr %56, align 8
  br label %1176

1283:                                             ; preds = %1181
  br label %1410

1284:                                             ; preds = %1163
  %1285 = load ptr, ptr %4, align 8
  %1286 = getelementptr inbounds %struct.group, ptr %1285, i32 0, i32 2
  %1287 = load ptr, ptr %1286, align 8
  %1288 = load i64, ptr %38, align 8
  %1289 = getelementptr inbounds %struct.member, ptr %1287, i64 %1288
  %1290 = getelementptr inbounds %struct.member, ptr %1289, i32 0, i32 1
  %1291 = load ptr, ptr %1290, align 8
  %1292 = getelementptr inbounds %struct.descriptor, ptr %1291, i32 0, i32 4
  %1293 = load i8, ptr %1292, align 1
  %1294 = zext i8 %1293 to i32
  %1295 = icmp eq i32 %1294, 42
  br i1 %1295, label %1296, label %1409

1296:                                             ; preds = %1284
  store i64 0, ptr %61, align 8
  br label %1297

1297:                                             ; preds = %1405, %1296
  %1298 = load i64, ptr %61, align 8
  %1299 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 1
  %1300 = load i64, ptr %1299, align 8
  %1301 = icmp slt i64 %1298, %1300
  br i1 %1301, label %1303, label %1302

1302:                                             ; preds = %1297
  store i32 132, ptr %9, align 4
  br label %1408

1303:                                             ; preds = %1297
  store i64 0, ptr %62, align 8
  br label %1304

1304:                                             ; preds = %1401, %1303
  %1305 = load i64, ptr %62, align 8
  %1306 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %1307 = load i64, ptr %1306, align 8
  %1308 = icmp slt i64 %1305, %1307
  br i1 %1308, label %1310, label %1309

1309:                                             ; preds = %1304
  store i32 135, ptr %9, align 4
  br label %1404

1310:                                             ; preds = %1304
  store i64 0, ptr %63, align 8
  br label %1311

1311:                                             ; preds = %1397, %1310
  %1312 = load i64, ptr %63, align 8
  %1313 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %1314 = load i64, ptr %1313, align 8
  %1315 = icmp slt i64 %1312, %1314
  br i1 %1315, label %1317, label %1316

1316:                                             ; preds = %1311
  store i32 138, ptr %9, align 4
  br label %1400

1317:                                             ; preds = %1311
  store i64 0, ptr %64, align 8
  br label %1318

1318:                                             ; preds = %1393, %1317
  %1319 = load i64, ptr %64, align 8
  %1320 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %1321 = load i64, ptr %1320, align 8
  %1322 = icmp slt i64 %1319, %1321
  br i1 %1322, label %1324, label %1323

1323:                                             ; preds = %1318
  store i32 141, ptr %9, align 4
  br label %1396

1324:                                             ; preds = %1318
  %1325 = load ptr, ptr %4, align 8
  %1326 = getelementptr inbounds %struct.group, ptr %1325, i32 0, i32 2
  %1327 = load ptr, ptr %1326, align 8
  %1328 = load i64, ptr %38, align 8
  %1329 = getelementptr inbounds %struct.member, ptr %1327, i64 %1328
  %1330 = getelementptr inbounds %struct.member, ptr %1329, i32 0, i32 1
  %1331 = load ptr, ptr %1330, align 8
  %1332 = call ptr @type_of(ptr noundef %1331)
  %1333 = load ptr, ptr %4, align 8
  %1334 = getelementptr inbounds %struct.group, ptr %1333, i32 0, i32 2
  %1335 = load ptr, ptr %1334, align 8
  %1336 = load i64, ptr %38, align 8
  %1337 = getelementptr inbounds %struct.member, ptr %1335, i64 %1336
  %1338 = getelementptr inbounds %struct.member, ptr %1337, i32 0, i32 1
  %1339 = load ptr, ptr %1338, align 8
  %1340 = getelementptr inbounds %struct.descriptor, ptr %1339, i32 0, i32 0
  %1341 = load ptr, ptr %1340, align 8
  %1342 = load i64, ptr %64, align 8
  %1343 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 2
  %1344 = load i64, ptr %1343, align 8
  %1345 = mul nsw i64 %1342, %1344
  %1346 = load i64, ptr %63, align 8
  %1347 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 2
  %1348 = load i64, ptr %1347, align 8
  %1349 = mul nsw i64 %1346, %1348
  %1350 = add nsw i64 %1345, %1349
  %1351 = load i64, ptr %62, align 8
  %1352 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 2
  %1353 = load i64, ptr %1352, align 8
  %1354 = mul nsw i64 %1351, %1353
  %1355 = add nsw i64 %1350, %1354
  %1356 = load i64, ptr %61, align 8
  %1357 = getelementptr inbounds %struct.dimension, ptr %42, i32 0, i32 2
  %1358 = load i64, ptr %1357, align 8
  %1359 = mul nsw i64 %1356, %1358
  %1360 = add nsw i64 %1355, %1359
  %1361 = getelementptr inbounds i8, ptr %1341, i64 %1360
  %1362 = load ptr, ptr %7, align 8
  %1363 = load i64, ptr %38, align 8
  %1364 = getelementptr inbounds ptr, ptr %1362, i64 %1363
  %1365 = load ptr, ptr %1364, align 8
  %1366 = load i64, ptr %61, align 8
  %1367 = getelementptr inbounds %struct.dimension, ptr %41, i32 0, i32 1
  %1368 = load i64, ptr %1367, align 8
  %1369 = mul nsw i64 %1366, %1368
  %1370 = load i64, ptr %62, align 8
  %1371 = add nsw i64 %1369, %1370
  %1372 = getelementptr inbounds %struct.dimension, ptr %40, i32 0, i32 1
  %1373 = load i64, ptr %1372, align 8
  %1374 = mul nsw i64 %1371, %1373
  %1375 = load i64, ptr %63, align 8
  %1376 = add nsw i64 %1374, %1375
  %1377 = getelementptr inbounds %struct.dimension, ptr %39, i32 0, i32 1
  %1378 = load i64, ptr %1377, align 8
  %1379 = mul nsw i64 %1376, %1378
  %1380 = load i64, ptr %64, align 8
  %1381 = add nsw i64 %1379, %1380
  %1382 = load ptr, ptr %4, align 8
  %1383 = getelementptr inbounds %struct.group, ptr %1382, i32 0, i32 2
  %1384 = load ptr, ptr %1383, align 8
  %1385 = load i64, ptr %38, align 8
  %1386 = getelementptr inbounds %struct.member, ptr %1384, i64 %1385
  %1387 = getelementptr inbounds %struct.member, ptr %1386, i32 0, i32 1
  %1388 = load ptr, ptr %1387, align 8
  %1389 = getelementptr inbounds %struct.descriptor, ptr %1388, i32 0, i32 1
  %1390 = load i64, ptr %1389, align 8
  %1391 = mul nsw i64 %1381, %1390
  %1392 = getelementptr inbounds i8, ptr %1365, i64 %1391
  call void @fortran_take_back(ptr noundef %1332, ptr noundef %1361, ptr noundef %1392)
  br label %1393

1393:                                             ; preds = %1324
  %1394 = load i64, ptr %64, align 8
  %1395 = add nsw i64 %1394, 1
  store i64 %1395, ptr %64, align 8
  br label %1318

1396:                                             ; preds = %1323
  br label %1397

1397:                                             ; preds = %1396
  %1398 = load i64, ptr %63, align 8
  %1399 = add nsw i64 %1398, 1
  store i64 %1399, ptr %63, align 8
  br label %1311

1400:                                             ; preds = %1316
  br label %1401

1401:                                             ; preds = %1400
  %1402 = load i64, ptr %62, align 8
  %1403 = add nsw i64 %1402, 1
  store i64 %1403, ptr %62, align 8
  br label %1304

1404:                                             ; preds = %1309
  br label %1405

1405:                                             ; preds = %1404
  %1406 = load i64, ptr %61, align 8
  %1407 = add nsw i64 %1406, 1
  store i64 %1407, ptr %61, align 8
  br label %1297

1408:                                             ; preds = %1302
  br label %1409

1409:                                             ; preds = %1408, %1284
  br label %1410

1410:                                             ; preds = %1409, %1283
  br label %1411

1411:                                             ; preds = %1410, %1162
  br label %1412

1412:                                             ; preds = %1411, %1041
  br label %1413

1413:                                             ; preds = %1412, %934
  br label %1414

1414:                                             ; preds = %1413
  br label %1415

1415:                                             ; preds = %1414
  %1416 = load ptr, ptr %7, align 8
  %1417 = load i64, ptr %38, align 8
  %1418 = getelementptr inbounds ptr, ptr %1416, i64 %1417
  %1419 = load ptr, ptr %1418, align 8
  call void @free(ptr noundef %1419)
  br label %1420

1420:                                             ; preds = %1415
  %1421 = load i64, ptr %38, align 8
  %1422 = add i64 %1421, 1
  store i64 %1422, ptr %38, align 8
  br label %735

1423:                                             ; preds = %741
  %1424 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %1424)
  %1425 = load i8, ptr %37, align 1
  %1426 = trunc i8 %1425 to i1
  store i32 1, ptr %9, align 4
  ret i1 %1426
}

declare ptr @malloc(i64 noundef) #6

define internal i64 @bytes_in(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds %struct.descriptor, ptr %4, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  store i64 %6, ptr %3, align 8
  br label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.descriptor, ptr %8, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = zext i8 %10 to i32
  %12 = icmp slt i32 0, %11
  br i1 %12, label %13, label %21

13:                                               ; preds = %7
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 7
  %16 = getelementptr inbounds [0 x %struct.dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %3, align 8
  %20 = mul i64 %19, %18
  store i64 %20, ptr %3, align 8
  br label %21

21:                                               ; preds = %13, %7
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds %struct.descriptor, ptr %22, i32 0, i32 3
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = icmp slt i32 1, %25
  br i1 %26, label %27, label %35

27:                                               ; preds = %21
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds %struct.descriptor, ptr %28, i32 0, i32 7
  %30 = getelementptr inbounds [0 x %struct.dimension], ptr %29, i64 0, i64 1
  %31 = getelementptr inbounds %struct.dimension, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %3, align 8
  %34 = mul i64 %33, %32
  store i64 %34, ptr %3, align 8
  br label %35

35:                                               ; preds = %27, %21
  %36 = load ptr, ptr %2, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = icmp slt i32 2, %39
  br i1 %40, label %41, label %49

41:                                               ; preds = %35
  %42 = load ptr, ptr %2, align 8
  %43 = getelementptr inbounds %struct.descriptor, ptr %42, i32 0, i32 7
  %44 = getelementptr inbounds [0 x %struct.dimension], ptr %43, i64 0, i64 2
  %45 = getelementptr inbounds %struct.dimension, ptr %44, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = load i64, ptr %3, align 8
  %48 = mul i64 %47, %46
  store i64 %48, ptr %3, align 8
  br label %49

49:                                               ; preds = %41, %35
  %50 = load ptr, ptr %2, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = icmp slt i32 3, %53
  br i1 %54, label %55, label %63

55:                                               ; preds = %49
  %56 = load ptr, ptr %2, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 7
  %58 = getelementptr inbounds [0 x %struct.dimension], ptr %57, i64 0, i64 3
  %59 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = load i64, ptr %3, align 8
  %62 = mul i64 %61, %60
  store i64 %62, ptr %3, align 8
  br label %63

63:                                               ; preds = %55, %49
  br label %64

64:                                               ; preds = %63
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %3, align 8
  %67 = icmp ne i64 %66, 0
  br i1 %67, label %68, label %70

68:                                               ; preds = %65
  %69 = load i64, ptr %3, align 8
  br label %71

70:                                               ; preds = %65
  br label %71

71:                                               ; preds = %70, %68
  %72 = phi i64 [ %69, %68 ], [ 1, %70 ]
  ret i64 %72
}

declare void @fortran_put_aside(ptr noundef, ptr noundef, ptr noundef) #5

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

define internal zeroext i1 @read_namelist(ptr noundef %0, ptr noundef %1) noinline nounwind "enzyme_inactive" {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = call zeroext i1 @native._FortranAioInputNamelist(ptr noundef %5, ptr noundef %6)
  ret i1 %7
}

declare void @fortran_take_back(ptr noundef, ptr noundef, ptr noundef) #5

define internal void @require_known_rank(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sle i32 %3, 4
  %5 = zext i1 %4 to i32
  call void @require(i32 noundef %5, ptr noundef @.str.5, ptr noundef @.str.8, i32 noundef 0)
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
  %160 = call ptr @malloc(i64 noundef %159) #9
  %161 = load ptr, ptr %5, align 8
  %162 = getelementptr inbounds %struct.descriptor, ptr %161, i32 0, i32 0
  store ptr %160, ptr %162, align 8
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

define internal zeroext i1 @read_doubles(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind "enzyme_inactive" {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca [2 x %union.anon.1], align 16
  %10 = alloca i64, align 8
  %11 = alloca %struct.descriptor, align 8
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 @__const.read_doubles.given, i64 16, i1 false)
  %14 = load i32, ptr %6, align 4
  %15 = icmp eq i32 %14, 28
  br i1 %15, label %19, label %16

16:                                               ; preds = %4
  %17 = load i32, ptr %6, align 4
  %18 = icmp eq i32 %17, 27
  br label %19

19:                                               ; preds = %16, %4
  %20 = phi i1 [ true, %4 ], [ %18, %16 ]
  %21 = zext i1 %20 to i64
  %22 = select i1 %20, i32 1, i32 2
  %23 = sext i32 %22 to i64
  store i64 %23, ptr %10, align 8
  %24 = load i64, ptr %10, align 8
  %25 = mul i64 %24, 8
  %26 = load i32, ptr %6, align 4
  call void @fortran_establish(ptr noundef %11, i64 noundef %25, i32 noundef 0, i32 noundef %26, i32 noundef 0, ptr noundef null)
  %27 = getelementptr inbounds [2 x %union.anon.1], ptr %9, i64 0, i64 0
  %28 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 0
  store ptr %27, ptr %28, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = call zeroext i1 @native._FortranAioInputDescriptor(ptr noundef %29, ptr noundef %11)
  %31 = zext i1 %30 to i8
  store i8 %31, ptr %12, align 1
  store i64 0, ptr %13, align 8
  br label %32

32:                                               ; preds = %51, %19
  %33 = load i64, ptr %13, align 8
  %34 = icmp ult i64 %33, 2
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  br label %54

36:                                               ; preds = %32
  %37 = load i64, ptr %13, align 8
  %38 = getelementptr inbounds [2 x %union.anon.1], ptr %9, i64 0, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = load ptr, ptr %7, align 8
  %41 = load i64, ptr %13, align 8
  %42 = getelementptr inbounds double, ptr %40, i64 %41
  store double %39, ptr %42, align 8
  %43 = load i64, ptr %13, align 8
  %44 = getelementptr inbounds [2 x %union.anon.1], ptr %9, i64 0, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = icmp ne i64 %45, 9220176596598329831
  %47 = load ptr, ptr %8, align 8
  %48 = load i64, ptr %13, align 8
  %49 = getelementptr inbounds i8, ptr %47, i64 %48
  %50 = zext i1 %46 to i8
  store i8 %50, ptr %49, align 1
  br label %51

51:                                               ; preds = %36
  %52 = load i64, ptr %13, align 8
  %53 = add i64 %52, 1
  store i64 %53, ptr %13, align 8
  br label %32

54:                                               ; preds = %35
  %55 = load i8, ptr %12, align 1
  %56 = trunc i8 %55 to i1
  ret i1 %56
}

declare zeroext i1 @native._FortranAioInputDescriptor(ptr noundef, ptr noundef) #5

define internal zeroext i1 @read_floats(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind "enzyme_inactive" {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca [2 x %union.anon.2], align 4
  %10 = alloca i64, align 8
  %11 = alloca %struct.descriptor, align 8
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 @__const.read_floats.given, i64 8, i1 false)
  %14 = load i32, ptr %6, align 4
  %15 = icmp eq i32 %14, 28
  br i1 %15, label %19, label %16

16:                                               ; preds = %4
  %17 = load i32, ptr %6, align 4
  %18 = icmp eq i32 %17, 27
  br label %19

19:                                               ; preds = %16, %4
  %20 = phi i1 [ true, %4 ], [ %18, %16 ]
  %21 = zext i1 %20 to i64
  %22 = select i1 %20, i32 1, i32 2
  %23 = sext i32 %22 to i64
  store i64 %23, ptr %10, align 8
  %24 = load i64, ptr %10, align 8
  %25 = mul i64 %24, 4
  %26 = load i32, ptr %6, align 4
  call void @fortran_establish(ptr noundef %11, i64 noundef %25, i32 noundef 0, i32 noundef %26, i32 noundef 0, ptr noundef null)
  %27 = getelementptr inbounds [2 x %union.anon.2], ptr %9, i64 0, i64 0
  %28 = getelementptr inbounds %struct.descriptor, ptr %11, i32 0, i32 0
  store ptr %27, ptr %28, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = call zeroext i1 @native._FortranAioInputDescriptor(ptr noundef %29, ptr noundef %11)
  %31 = zext i1 %30 to i8
  store i8 %31, ptr %12, align 1
  store i64 0, ptr %13, align 8
  br label %32

32:                                               ; preds = %51, %19
  %33 = load i64, ptr %13, align 8
  %34 = icmp ult i64 %33, 2
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  br label %54

36:                                               ; preds = %32
  %37 = load i64, ptr %13, align 8
  %38 = getelementptr inbounds [2 x %union.anon.2], ptr %9, i64 0, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load ptr, ptr %7, align 8
  %41 = load i64, ptr %13, align 8
  %42 = getelementptr inbounds float, ptr %40, i64 %41
  store float %39, ptr %42, align 4
  %43 = load i64, ptr %13, align 8
  %44 = getelementptr inbounds [2 x %union.anon.2], ptr %9, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = icmp ne i32 %45, 2141569942
  %47 = load ptr, ptr %8, align 8
  %48 = load i64, ptr %13, align 8
  %49 = getelementptr inbounds i8, ptr %47, i64 %48
  %50 = zext i1 %46 to i8
  store i8 %50, ptr %49, align 1
  br label %51

51:                                               ; preds = %36
  %52 = load i64, ptr %13, align 8
  %53 = add i64 %52, 1
  store i64 %53, ptr %13, align 8
  br label %32

54:                                               ; preds = %35
  %55 = load i8, ptr %12, align 1
  %56 = trunc i8 %55 to i1
  ret i1 %56
}

define internal zeroext i1 @read_as_double(ptr noundef %0, ptr noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %union.anon.5, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load double, ptr %6, align 8
  store double %7, ptr %5, align 8
  %8 = load double, ptr %5, align 8
  %9 = load ptr, ptr %4, align 8
  store double %8, ptr %9, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp ne i64 %10, 9220176596598329831
  ret i1 %11
}

define internal zeroext i1 @read_as_float(ptr noundef %0, ptr noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %union.anon.6, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load float, ptr %6, align 4
  store float %7, ptr %5, align 4
  %8 = load float, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  store float %8, ptr %9, align 4
  %10 = load i32, ptr %5, align 4
  %11 = icmp ne i32 %10, 2141569942
  ret i1 %11
}

declare zeroext i1 @native._FortranAioInputDerivedType(ptr noundef, ptr noundef, ptr noundef) #5

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

declare zeroext i1 @native._FortranAioInputNamelist(ptr noundef, ptr noundef) #5

attributes #0 = { alwaysinline nounwind uwtable }
attributes #1 = { noreturn }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline nounwind uwtable }
attributes #5 = { nounwind }
attributes #6 = { allocsize(0) }
attributes #7 = { noreturn }
attributes #8 = { nounwind }
attributes #9 = { allocsize(0) }


