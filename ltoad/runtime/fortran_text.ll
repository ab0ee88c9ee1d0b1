
%union.anon = type { i64 }
%union.anon.0 = type { i32 }
%union.anon.1 = type { i64 }
%union.anon.2 = type { i32 }
%struct.dimension = type { i64, i64, i64 }
%union.anon.3 = type { i64 }
%union.anon.4 = type { i32 }
%struct.addendum = type { ptr, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }
%struct.group = type { ptr, i64, ptr, ptr }
%struct.member = type { ptr, ptr }
%union.anon.5 = type { double }
%union.anon.6 = type { float }

@.str = private unnamed_addr constant [100 x i8] c"an object of a derived type that is not part of what was linked as bitcode cannot be differentiated\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"./fortran_components.h\00", align 1
@.str.2 = private unnamed_addr constant [147 x i8] c"an object of a derived type with length parameters, or or a component with a defined assignment or a finaliser of arrays, cannot be differentiated\00", align 1
@.str.3 = private unnamed_addr constant [78 x i8] c"arrays of characters cannot be made here in a function that is differentiated\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"fortran_text.c\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"array of more than 4 dimensions\00", align 1
@.str.6 = private unnamed_addr constant [97 x i8] c"this cannot be read as a whole in a function that is differentiated: read its numbers one by one\00", align 1
@.str.7 = private unnamed_addr constant [105 x i8] c"an object cannot be read as a whole in a function that is differentiated: read its components one by one\00", align 1
@.str.8 = private unnamed_addr constant [122 x i8] c"a namelist with objects of derived types cannot be read in a function that is differentiated: read its numbers one by one\00", align 1
@__const.read_double.given = private unnamed_addr constant %union.anon { i64 9220176596598329831 }, align 8
@__const.read_float.given = private unnamed_addr constant %union.anon.0 { i32 2141569942 }, align 4
@__const.read_doubles.given = private unnamed_addr constant [2 x %union.anon.1] [%union.anon.1 { i64 9220176596598329831 }, %union.anon.1 { i64 9220176596598329831 }], align 16
@__const.read_floats.given = private unnamed_addr constant [2 x %union.anon.2] [%union.anon.2 { i32 2141569942 }, %union.anon.2 { i32 2141569942 }], align 4
@single = internal constant %struct.dimension { i64 1, i64 1, i64 0 }, align 8
@__const.set_aside_double.unread = private unnamed_addr constant %union.anon.3 { i64 9220176596598329831 }, align 8
@__const.set_aside_float.unread = private unnamed_addr constant %union.anon.4 { i32 2141569942 }, align 4

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
  br label %262

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
  br label %261

235:                                              ; preds = %149
  %236 = load ptr, ptr %4, align 8
  %237 = getelementptr inbounds %struct.descriptor, ptr %236, i32 0, i32 4
  %238 = load i8, ptr %237, align 1
  %239 = zext i8 %238 to i32
  %240 = icmp sle i32 %239, 24
  br i1 %240, label %253, label %241

241:                                              ; preds = %235
  %242 = load ptr, ptr %4, align 8
  %243 = getelementptr inbounds %struct.descriptor, ptr %242, i32 0, i32 4
  %244 = load i8, ptr %243, align 1
  %245 = zext i8 %244 to i32
  %246 = icmp eq i32 %245, 39
  br i1 %246, label %253, label %247

247:                                              ; preds = %241
  %248 = load ptr, ptr %4, align 8
  %249 = getelementptr inbounds %struct.descriptor, ptr %248, i32 0, i32 4
  %250 = load i8, ptr %249, align 1
  %251 = zext i8 %250 to i32
  %252 = icmp eq i32 %251, 40
  br label %253

253:                                              ; preds = %247, %241, %235
  %254 = phi i1 [ true, %241 ], [ true, %235 ], [ %252, %247 ]
  %255 = zext i1 %254 to i32
  %256 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %255, ptr noundef @.str.6, ptr noundef %256, i32 noundef 0)
  %257 = load ptr, ptr %3, align 8
  %258 = load ptr, ptr %4, align 8
  %259 = call zeroext i1 @read_array(ptr noundef %257, ptr noundef %258)
  %260 = zext i1 %259 to i8
  store i8 %260, ptr %7, align 1
  br label %261

261:                                              ; preds = %253, %234
  br label %262

262:                                              ; preds = %261, %142
  %263 = load i8, ptr %7, align 1
  %264 = trunc i8 %263 to i1
  store i32 1, ptr %13, align 4
  ret i1 %264
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
  %33 = alloca i8, align 1
  %34 = alloca i64, align 8
  %35 = alloca %struct.dimension, align 8
  %36 = alloca %struct.dimension, align 8
  %37 = alloca %struct.dimension, align 8
  %38 = alloca %struct.dimension, align 8
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
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
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store ptr @.str.4, ptr %5, align 8
  store i32 0, ptr %6, align 4
  %57 = load ptr, ptr %4, align 8
  %58 = getelementptr inbounds %struct.group, ptr %57, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = mul i64 %59, 8
  %61 = call ptr @malloc(i64 noundef %60) #10
  store ptr %61, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %62

62:                                               ; preds = %602, %2
  %63 = load i64, ptr %8, align 8
  %64 = load ptr, ptr %4, align 8
  %65 = getelementptr inbounds %struct.group, ptr %64, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp ult i64 %63, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %62
  store i32 2, ptr %9, align 4
  br label %605

69:                                               ; preds = %62
  %70 = load ptr, ptr %4, align 8
  %71 = getelementptr inbounds %struct.group, ptr %70, i32 0, i32 2
  %72 = load ptr, ptr %71, align 8
  %73 = load i64, ptr %8, align 8
  %74 = getelementptr inbounds %struct.member, ptr %72, i64 %73
  %75 = getelementptr inbounds %struct.member, ptr %74, i32 0, i32 1
  %76 = load ptr, ptr %75, align 8
  store ptr %76, ptr %10, align 8
  %77 = load ptr, ptr %10, align 8
  %78 = getelementptr inbounds %struct.descriptor, ptr %77, i32 0, i32 4
  %79 = load i8, ptr %78, align 1
  %80 = zext i8 %79 to i32
  %81 = icmp sle i32 %80, 24
  br i1 %81, label %120, label %82

82:                                               ; preds = %69
  %83 = load ptr, ptr %10, align 8
  %84 = getelementptr inbounds %struct.descriptor, ptr %83, i32 0, i32 4
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = icmp eq i32 %86, 39
  br i1 %87, label %120, label %88

88:                                               ; preds = %82
  %89 = load ptr, ptr %10, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 4
  %91 = load i8, ptr %90, align 1
  %92 = zext i8 %91 to i32
  %93 = icmp eq i32 %92, 40
  br i1 %93, label %120, label %94

94:                                               ; preds = %88
  %95 = load ptr, ptr %10, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 4
  %97 = load i8, ptr %96, align 1
  %98 = zext i8 %97 to i32
  %99 = icmp eq i32 %98, 28
  br i1 %99, label %118, label %100

100:                                              ; preds = %94
  %101 = load ptr, ptr %10, align 8
  %102 = getelementptr inbounds %struct.descriptor, ptr %101, i32 0, i32 4
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i32
  %105 = icmp eq i32 %104, 35
  br i1 %105, label %118, label %106

106:                                              ; preds = %100
  %107 = load ptr, ptr %10, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 4
  %109 = load i8, ptr %108, align 1
  %110 = zext i8 %109 to i32
  %111 = icmp eq i32 %110, 27
  br i1 %111, label %118, label %112

112:                                              ; preds = %106
  %113 = load ptr, ptr %10, align 8
  %114 = getelementptr inbounds %struct.descriptor, ptr %113, i32 0, i32 4
  %115 = load i8, ptr %114, align 1
  %116 = zext i8 %115 to i32
  %117 = icmp eq i32 %116, 34
  br label %118

118:                                              ; preds = %112, %106, %100, %94
  %119 = phi i1 [ true, %106 ], [ true, %100 ], [ true, %94 ], [ %117, %112 ]
  br label %120

120:                                              ; preds = %118, %88, %82, %69
  %121 = phi i1 [ true, %88 ], [ true, %82 ], [ true, %69 ], [ %119, %118 ]
  %122 = zext i1 %121 to i32
  %123 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %122, ptr noundef @.str.8, ptr noundef %123, i32 noundef 0)
  %124 = load ptr, ptr %10, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 4
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = icmp eq i32 %127, 28
  br i1 %128, label %147, label %129

129:                                              ; preds = %120
  %130 = load ptr, ptr %10, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 4
  %132 = load i8, ptr %131, align 1
  %133 = zext i8 %132 to i32
  %134 = icmp eq i32 %133, 35
  br i1 %134, label %147, label %135

135:                                              ; preds = %129
  %136 = load ptr, ptr %10, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 4
  %138 = load i8, ptr %137, align 1
  %139 = zext i8 %138 to i32
  %140 = icmp eq i32 %139, 27
  br i1 %140, label %147, label %141

141:                                              ; preds = %135
  %142 = load ptr, ptr %10, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 4
  %144 = load i8, ptr %143, align 1
  %145 = zext i8 %144 to i32
  %146 = icmp eq i32 %145, 34
  br i1 %146, label %147, label %150

147:                                              ; preds = %141, %135, %129, %120
  %148 = load ptr, ptr %10, align 8
  %149 = call i64 @bytes_in(ptr noundef %148)
  br label %151

150:                                              ; preds = %141
  br label %151

151:                                              ; preds = %150, %147
  %152 = phi i64 [ %149, %147 ], [ 1, %150 ]
  %153 = call ptr @malloc(i64 noundef %152) #10
  %154 = load ptr, ptr %7, align 8
  %155 = load i64, ptr %8, align 8
  %156 = getelementptr inbounds ptr, ptr %154, i64 %155
  store ptr %153, ptr %156, align 8
  br label %157

157:                                              ; preds = %151
  %158 = load ptr, ptr %10, align 8
  %159 = getelementptr inbounds %struct.descriptor, ptr %158, i32 0, i32 3
  %160 = load i8, ptr %159, align 4
  %161 = zext i8 %160 to i32
  %162 = icmp sle i32 %161, 4
  %163 = zext i1 %162 to i32
  %164 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %163, ptr noundef @.str.5, ptr noundef %164, i32 noundef 0)
  %165 = load ptr, ptr %10, align 8
  %166 = load ptr, ptr %10, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 3
  %168 = load i8, ptr %167, align 4
  %169 = zext i8 %168 to i32
  %170 = call ptr @dimension_of(ptr noundef %165, i32 noundef 0, i32 noundef %169)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %170, i64 24, i1 false)
  %171 = load ptr, ptr %10, align 8
  %172 = load ptr, ptr %10, align 8
  %173 = getelementptr inbounds %struct.descriptor, ptr %172, i32 0, i32 3
  %174 = load i8, ptr %173, align 4
  %175 = zext i8 %174 to i32
  %176 = call ptr @dimension_of(ptr noundef %171, i32 noundef 1, i32 noundef %175)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %176, i64 24, i1 false)
  %177 = load ptr, ptr %10, align 8
  %178 = load ptr, ptr %10, align 8
  %179 = getelementptr inbounds %struct.descriptor, ptr %178, i32 0, i32 3
  %180 = load i8, ptr %179, align 4
  %181 = zext i8 %180 to i32
  %182 = call ptr @dimension_of(ptr noundef %177, i32 noundef 2, i32 noundef %181)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %182, i64 24, i1 false)
  %183 = load ptr, ptr %10, align 8
  %184 = load ptr, ptr %10, align 8
  %185 = getelementptr inbounds %struct.descriptor, ptr %184, i32 0, i32 3
  %186 = load i8, ptr %185, align 4
  %187 = zext i8 %186 to i32
  %188 = call ptr @dimension_of(ptr noundef %183, i32 noundef 3, i32 noundef %187)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %188, i64 24, i1 false)
  %189 = load ptr, ptr %10, align 8
  %190 = getelementptr inbounds %struct.descriptor, ptr %189, i32 0, i32 4
  %191 = load i8, ptr %190, align 1
  %192 = zext i8 %191 to i32
  %193 = icmp eq i32 %192, 28
  br i1 %193, label %194, label %283

194:                                              ; preds = %157
  store i64 0, ptr %15, align 8
  br label %195

195:                                              ; preds = %279, %194
  %196 = load i64, ptr %15, align 8
  %197 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %198 = load i64, ptr %197, align 8
  %199 = icmp slt i64 %196, %198
  br i1 %199, label %201, label %200

200:                                              ; preds = %195
  store i32 7, ptr %9, align 4
  br label %282

201:                                              ; preds = %195
  store i64 0, ptr %16, align 8
  br label %202

202:                                              ; preds = %275, %201
  %203 = load i64, ptr %16, align 8
  %204 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  %206 = icmp slt i64 %203, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %202
  store i32 10, ptr %9, align 4
  br label %278

208:                                              ; preds = %202
  store i64 0, ptr %17, align 8
  br label %209

209:                                              ; preds = %271, %208
  %210 = load i64, ptr %17, align 8
  %211 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = icmp slt i64 %210, %212
  br i1 %213, label %215, label %214

214:                                              ; preds = %209
  store i32 13, ptr %9, align 4
  br label %274

215:                                              ; preds = %209
  store i64 0, ptr %18, align 8
  br label %216

216:                                              ; preds = %267, %215
  %217 = load i64, ptr %18, align 8
  %218 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %219 = load i64, ptr %218, align 8
  %220 = icmp slt i64 %217, %219
  br i1 %220, label %222, label %221

221:                                              ; preds = %216
  store i32 16, ptr %9, align 4
  br label %270

222:                                              ; preds = %216
  %223 = load ptr, ptr %7, align 8
  %224 = load i64, ptr %8, align 8
  %225 = getelementptr inbounds ptr, ptr %223, i64 %224
  %226 = load ptr, ptr %225, align 8
  %227 = load i64, ptr %15, align 8
  %228 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %229 = load i64, ptr %228, align 8
  %230 = mul nsw i64 %227, %229
  %231 = load i64, ptr %16, align 8
  %232 = add nsw i64 %230, %231
  %233 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %234 = load i64, ptr %233, align 8
  %235 = mul nsw i64 %232, %234
  %236 = load i64, ptr %17, align 8
  %237 = add nsw i64 %235, %236
  %238 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %239 = load i64, ptr %238, align 8
  %240 = mul nsw i64 %237, %239
  %241 = load i64, ptr %18, align 8
  %242 = add nsw i64 %240, %241
  %243 = getelementptr inbounds double, ptr %226, i64 %242
  %244 = load ptr, ptr %10, align 8
  %245 = getelementptr inbounds %struct.descriptor, ptr %244, i32 0, i32 0
  %246 = load ptr, ptr %245, align 8
  %247 = load i64, ptr %18, align 8
  %248 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %249 = load i64, ptr %248, align 8
  %250 = mul nsw i64 %247, %249
  %251 = load i64, ptr %17, align 8
  %252 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = add nsw i64 %250, %254
  %256 = load i64, ptr %16, align 8
  %257 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %258 = load i64, ptr %257, align 8
  %259 = mul nsw i64 %256, %258
  %260 = add nsw i64 %255, %259
  %261 = load i64, ptr %15, align 8
  %262 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %263 = load i64, ptr %262, align 8
  %264 = mul nsw i64 %261, %263
  %265 = add nsw i64 %260, %264
  %266 = getelementptr inbounds i8, ptr %246, i64 %265
  call void @set_aside_double(ptr noundef %243, ptr noundef %266)
  br label %267

267:                                              ; preds = %222
  %268 = load i64, ptr %18, align 8
  %269 = add nsw i64 %268, 1
  store i64 %269, ptr %18, align 8
  br label %216

270:                                              ; preds = %221
  br label %271

271:                                              ; preds = %270
  %272 = load i64, ptr %17, align 8
  %273 = add nsw i64 %272, 1
  store i64 %273, ptr %17, align 8
  br label %209

274:                                              ; preds = %214
  br label %275

275:                                              ; preds = %274
  %276 = load i64, ptr %16, align 8
  %277 = add nsw i64 %276, 1
  store i64 %277, ptr %16, align 8
  br label %202

278:                                              ; preds = %207
  br label %279

279:                                              ; preds = %278
  %280 = load i64, ptr %15, align 8
  %281 = add nsw i64 %280, 1
  store i64 %281, ptr %15, align 8
  br label %195

282:                                              ; preds = %200
  br label %599

283:                                              ; preds = %157
  %284 = load ptr, ptr %10, align 8
  %285 = getelementptr inbounds %struct.descriptor, ptr %284, i32 0, i32 4
  %286 = load i8, ptr %285, align 1
  %287 = zext i8 %286 to i32
  %288 = icmp eq i32 %287, 27
  br i1 %288, label %289, label %378

289:                                              ; preds = %283
  store i64 0, ptr %19, align 8
  br label %290

290:                                              ; preds = %374, %289
  %291 = load i64, ptr %19, align 8
  %292 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %293 = load i64, ptr %292, align 8
  %294 = icmp slt i64 %291, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %290
  store i32 19, ptr %9, align 4
  br label %377

296:                                              ; preds = %290
  store i64 0, ptr %20, align 8
  br label %297

297:                                              ; preds = %370, %296
  %298 = load i64, ptr %20, align 8
  %299 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %300 = load i64, ptr %299, align 8
  %301 = icmp slt i64 %298, %300
  br i1 %301, label %303, label %302

302:                                              ; preds = %297
  store i32 22, ptr %9, align 4
  br label %373

303:                                              ; preds = %297
  store i64 0, ptr %21, align 8
  br label %304

304:                                              ; preds = %366, %303
  %305 = load i64, ptr %21, align 8
  %306 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %307 = load i64, ptr %306, align 8
  %308 = icmp slt i64 %305, %307
  br i1 %308, label %310, label %309

309:                                              ; preds = %304
  store i32 25, ptr %9, align 4
  br label %369

310:                                              ; preds = %304
  store i64 0, ptr %22, align 8
  br label %311

311:                                              ; preds = %362, %310
  %312 = load i64, ptr %22, align 8
  %313 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %314 = load i64, ptr %313, align 8
  %315 = icmp slt i64 %312, %314
  br i1 %315, label %317, label %316

316:                                              ; preds = %311
  store i32 28, ptr %9, align 4
  br label %365

317:                                              ; preds = %311
  %318 = load ptr, ptr %7, align 8
  %319 = load i64, ptr %8, align 8
  %320 = getelementptr inbounds ptr, ptr %318, i64 %319
  %321 = load ptr, ptr %320, align 8
  %322 = load i64, ptr %19, align 8
  %323 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %324 = load i64, ptr %323, align 8
  %325 = mul nsw i64 %322, %324
  %326 = load i64, ptr %20, align 8
  %327 = add nsw i64 %325, %326
  %328 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = mul nsw i64 %327, %329
  %331 = load i64, ptr %21, align 8
  %332 = add nsw i64 %330, %331
  %333 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %334 = load i64, ptr %333, align 8
  %335 = mul nsw i64 %332, %334
  %336 = load i64, ptr %22, align 8
  %337 = add nsw i64 %335, %336
  %338 = getelementptr inbounds float, ptr %321, i64 %337
  %339 = load ptr, ptr %10, align 8
  %340 = getelementptr inbounds %struct.descriptor, ptr %339, i32 0, i32 0
  %341 = load ptr, ptr %340, align 8
  %342 = load i64, ptr %22, align 8
  %343 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %344 = load i64, ptr %343, align 8
  %345 = mul nsw i64 %342, %344
  %346 = load i64, ptr %21, align 8
  %347 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %348 = load i64, ptr %347, align 8
  %349 = mul nsw i64 %346, %348
  %350 = add nsw i64 %345, %349
  %351 = load i64, ptr %20, align 8
  %352 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = add nsw i64 %350, %354
  %356 = load i64, ptr %19, align 8
  %357 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %358 = load i64, ptr %357, align 8
  %359 = mul nsw i64 %356, %358
  %360 = add nsw i64 %355, %359
  %361 = getelementptr inbounds i8, ptr %341, i64 %360
  call void @set_aside_float(ptr noundef %338, ptr noundef %361)
  br label %362

362:                                              ; preds = %317
  %363 = load i64, ptr %22, align 8
  %364 = add nsw i64 %363, 1
  store i64 %364, ptr %22, align 8
  br label %311

365:                                              ; preds = %316
  br label %366

366:                                              ; preds = %365
  %367 = load i64, ptr %21, align 8
  %368 = add nsw i64 %367, 1
  store i64 %368, ptr %21, align 8
  br label %304

369:                                              ; preds = %309
  br label %370

370:                                              ; preds = %369
  %371 = load i64, ptr %20, align 8
  %372 = add nsw i64 %371, 1
  store i64 %372, ptr %20, align 8
  br label %297

373:                                              ; preds = %302
  br label %374

374:                                              ; preds = %373
  %375 = load i64, ptr %19, align 8
  %376 = add nsw i64 %375, 1
  store i64 %376, ptr %19, align 8
  br label %290

377:                                              ; preds = %295
  br label %598

378:                                              ; preds = %283
  %379 = load ptr, ptr %10, align 8
  %380 = getelementptr inbounds %struct.descriptor, ptr %379, i32 0, i32 4
  %381 = load i8, ptr %380, align 1
  %382 = zext i8 %381 to i32
  %383 = icmp eq i32 %382, 35
  br i1 %383, label %384, label %487

384:                                              ; preds = %378
  store i64 0, ptr %23, align 8
  br label %385

385:                                              ; preds = %483, %384
  %386 = load i64, ptr %23, align 8
  %387 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %388 = load i64, ptr %387, align 8
  %389 = icmp slt i64 %386, %388
  br i1 %389, label %391, label %390

390:                                              ; preds = %385
  store i32 31, ptr %9, align 4
  br label %486

391:                                              ; preds = %385
  store i64 0, ptr %24, align 8
  br label %392

392:                                              ; preds = %479, %391
  %393 = load i64, ptr %24, align 8
  %394 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %395 = load i64, ptr %394, align 8
  %396 = icmp slt i64 %393, %395
  br i1 %396, label %398, label %397

397:                                              ; preds = %392
  store i32 34, ptr %9, align 4
  br label %482

398:                                              ; preds = %392
  store i64 0, ptr %25, align 8
  br label %399

399:                                              ; preds = %475, %398
  %400 = load i64, ptr %25, align 8
  %401 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %402 = load i64, ptr %401, align 8
  %403 = icmp slt i64 %400, %402
  br i1 %403, label %405, label %404

404:                                              ; preds = %399
  store i32 37, ptr %9, align 4
  br label %478

405:                                              ; preds = %399
  store i64 0, ptr %26, align 8
  br label %406

406:                                              ; preds = %471, %405
  %407 = load i64, ptr %26, align 8
  %408 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %409 = load i64, ptr %408, align 8
  %410 = icmp slt i64 %407, %409
  br i1 %410, label %412, label %411

411:                                              ; preds = %406
  store i32 40, ptr %9, align 4
  br label %474

412:                                              ; preds = %406
  store i64 0, ptr %27, align 8
  br label %413

413:                                              ; preds = %467, %412
  %414 = load i64, ptr %27, align 8
  %415 = icmp slt i64 %414, 2
  br i1 %415, label %417, label %416

416:                                              ; preds = %413
  store i32 43, ptr %9, align 4
  br label %470

417:                                              ; preds = %413
  %418 = load ptr, ptr %7, align 8
  %419 = load i64, ptr %8, align 8
  %420 = getelementptr inbounds ptr, ptr %418, i64 %419
  %421 = load ptr, ptr %420, align 8
  %422 = load i64, ptr %23, align 8
  %423 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %424 = load i64, ptr %423, align 8
  %425 = mul nsw i64 %422, %424
  %426 = load i64, ptr %24, align 8
  %427 = add nsw i64 %425, %426
  %428 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %429 = load i64, ptr %428, align 8
  %430 = mul nsw i64 %427, %429
  %431 = load i64, ptr %25, align 8
  %432 = add nsw i64 %430, %431
  %433 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %434 = load i64, ptr %433, align 8
  %435 = mul nsw i64 %432, %434
  %436 = load i64, ptr %26, align 8
  %437 = add nsw i64 %435, %436
  %438 = mul nsw i64 2, %437
  %439 = getelementptr inbounds double, ptr %421, i64 %438
  %440 = load i64, ptr %27, align 8
  %441 = getelementptr inbounds double, ptr %439, i64 %440
  %442 = load ptr, ptr %10, align 8
  %443 = getelementptr inbounds %struct.descriptor, ptr %442, i32 0, i32 0
  %444 = load ptr, ptr %443, align 8
  %445 = load i64, ptr %26, align 8
  %446 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %447 = load i64, ptr %446, align 8
  %448 = mul nsw i64 %445, %447
  %449 = load i64, ptr %25, align 8
  %450 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %451 = load i64, ptr %450, align 8
  %452 = mul nsw i64 %449, %451
  %453 = add nsw i64 %448, %452
  %454 = load i64, ptr %24, align 8
  %455 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %456 = load i64, ptr %455, align 8
  %457 = mul nsw i64 %454, %456
  %458 = add nsw i64 %453, %457
  %459 = load i64, ptr %23, align 8
  %460 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %461 = load i64, ptr %460, align 8
  %462 = mul nsw i64 %459, %461
  %463 = add nsw i64 %458, %462
  %464 = getelementptr inbounds i8, ptr %444, i64 %463
  %465 = load i64, ptr %27, align 8
  %466 = getelementptr inbounds double, ptr %464, i64 %465
  call void @set_aside_double(ptr noundef %441, ptr noundef %466)
  br label %467

467:                                              ; preds = %417
  %468 = load i64, ptr %27, align 8
  %469 = add nsw i64 %468, 1
  store i64 %469, ptr %27, align 8
  br label %413

470:                                              ; preds = %416
  br label %471

471:                                              ; preds = %470
  %472 = load i64, ptr %26, align 8
  %473 = add nsw i64 %472, 1
  store i64 %473, ptr %26, align 8
  br label %406

474:                                              ; preds = %411
  br label %475

475:                                              ; preds = %474
  %476 = load i64, ptr %25, align 8
  %477 = add nsw i64 %476, 1
  store i64 %477, ptr %25, align 8
  br label %399

478:                                              ; preds = %404
  br label %479

479:                                              ; preds = %478
  %480 = load i64, ptr %24, align 8
  %481 = add nsw i64 %480, 1
  store i64 %481, ptr %24, align 8
  br label %392

482:                                              ; preds = %397
  br label %483

483:                                              ; preds = %482
  %484 = load i64, ptr %23, align 8
  %485 = add nsw i64 %484, 1
  store i64 %485, ptr %23, align 8
  br label %385

486:                                              ; preds = %390
  br label %597

487:                                              ; preds = %378
  %488 = load ptr, ptr %10, align 8
  %489 = getelementptr inbounds %struct.descriptor, ptr %488, i32 0, i32 4
  %490 = load i8, ptr %489, align 1
  %491 = zext i8 %490 to i32
  %492 = icmp eq i32 %491, 34
  br i1 %492, label %493, label %596

493:                                              ; preds = %487
  store i64 0, ptr %28, align 8
  br label %494

494:                                              ; preds = %592, %493
  %495 = load i64, ptr %28, align 8
  %496 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %497 = load i64, ptr %496, align 8
  %498 = icmp slt i64 %495, %497
  br i1 %498, label %500, label %499

499:                                              ; preds = %494
  store i32 46, ptr %9, align 4
  br label %595

500:                                              ; preds = %494
  store i64 0, ptr %29, align 8
  br label %501

501:                                              ; preds = %588, %500
  %502 = load i64, ptr %29, align 8
  %503 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %504 = load i64, ptr %503, align 8
  %505 = icmp slt i64 %502, %504
  br i1 %505, label %507, label %506

506:                                              ; preds = %501
  store i32 49, ptr %9, align 4
  br label %591

507:                                              ; preds = %501
  store i64 0, ptr %30, align 8
  br label %508

508:                                              ; preds = %584, %507
  %509 = load i64, ptr %30, align 8
  %510 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %511 = load i64, ptr %510, align 8
  %512 = icmp slt i64 %509, %511
  br i1 %512, label %514, label %513

513:                                              ; preds = %508
  store i32 52, ptr %9, align 4
  br label %587

514:                                              ; preds = %508
  store i64 0, ptr %31, align 8
  br label %515

515:                                              ; preds = %580, %514
  %516 = load i64, ptr %31, align 8
  %517 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %518 = load i64, ptr %517, align 8
  %519 = icmp slt i64 %516, %518
  br i1 %519, label %521, label %520

520:                                              ; preds = %515
  store i32 55, ptr %9, align 4
  br label %583

521:                                              ; preds = %515
  store i64 0, ptr %32, align 8
  br label %522

522:                                              ; preds = %576, %521
  %523 = load i64, ptr %32, align 8
  %524 = icmp slt i64 %523, 2
  br i1 %524, label %526, label %525

525:                                              ; preds = %522
  store i32 58, ptr %9, align 4
  br label %579

526:                                              ; preds = %522
  %527 = load ptr, ptr %7, align 8
  %528 = load i64, ptr %8, align 8
  %529 = getelementptr inbounds ptr, ptr %527, i64 %528
  %530 = load ptr, ptr %529, align 8
  %531 = load i64, ptr %28, align 8
  %532 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %533 = load i64, ptr %532, align 8
  %534 = mul nsw i64 %531, %533
  %535 = load i64, ptr %29, align 8
  %536 = add nsw i64 %534, %535
  %537 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %538 = load i64, ptr %537, align 8
  %539 = mul nsw i64 %536, %538
  %540 = load i64, ptr %30, align 8
  %541 = add nsw i64 %539, %540
  %542 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %543 = load i64, ptr %542, align 8
  %544 = mul nsw i64 %541, %543
  %545 = load i64, ptr %31, align 8
  %546 = add nsw i64 %544, %545
  %547 = mul nsw i64 2, %546
  %548 = getelementptr inbounds float, ptr %530, i64 %547
  %549 = load i64, ptr %32, align 8
  %550 = getelementptr inbounds float, ptr %548, i64 %549
  %551 = load ptr, ptr %10, align 8
  %552 = getelementptr inbounds %struct.descriptor, ptr %551, i32 0, i32 0
  %553 = load ptr, ptr %552, align 8
  %554 = load i64, ptr %31, align 8
  %555 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %556 = load i64, ptr %555, align 8
  %557 = mul nsw i64 %554, %556
  %558 = load i64, ptr %30, align 8
  %559 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %560 = load i64, ptr %559, align 8
  %561 = mul nsw i64 %558, %560
  %562 = add nsw i64 %557, %561
  %563 = load i64, ptr %29, align 8
  %564 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %565 = load i64, ptr %564, align 8
  %566 = mul nsw i64 %563, %565
  %567 = add nsw i64 %562, %566
  %568 = load i64, ptr %28, align 8
  %569 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %570 = load i64, ptr %569, align 8
  %571 = mul nsw i64 %568, %570
  %572 = add nsw i64 %567, %571
  %573 = getelementptr inbounds i8, ptr %553, i64 %572
  %574 = load i64, ptr %32, align 8
  %575 = getelementptr inbounds float, ptr %573, i64 %574
  call void @set_aside_float(ptr noundef %550, ptr noundef %575)
  br label %576

576:                                              ; preds = %526
  %577 = load i64, ptr %32, align 8
  %578 = add nsw i64 %577, 1
  store i64 %578, ptr %32, align 8
  br label %522

579:                                              ; preds = %525
  br label %580

580:                                              ; preds = %579
  %581 = load i64, ptr %31, align 8
  %582 = add nsw i64 %581, 1
  store i64 %582, ptr %31, align 8
  br label %515

583:                                              ; preds = %520
  br label %584

584:                                              ; preds = %583
  %585 = load i64, ptr %30, align 8
  %586 = add nsw i64 %585, 1
  store i64 %586, ptr %30, align 8
  br label %508

587:                                              ; preds = %513
  br label %588

588:                                              ; preds = %587
  %589 = load i64, ptr %29, align 8
  %590 = add nsw i64 %589, 1
  store i64 %590, ptr %29, align 8
  br label %501

591:                                              ; preds = %506
  br label %592

592:                                              ; preds = %591
  %593 = load i64, ptr %28, align 8
  %594 = add nsw i64 %593, 1
  store i64 %594, ptr %28, align 8
  br label %494

595:                                              ; preds = %499
  br label %596

596:                                              ; preds = %595, %487
  br label %597

597:                                              ; preds = %596, %486
  br label %598

598:                                              ; preds = %597, %377
  br label %599

599:                                              ; preds = %598, %282
  br label %600

600:                                              ; preds = %599
  br label %601

601:                                              ; preds = %600
  br label %602

602:                                              ; preds = %601
  %603 = load i64, ptr %8, align 8
  %604 = add i64 %603, 1
  store i64 %604, ptr %8, align 8
  br label %62

605:                                              ; preds = %68
  %606 = load ptr, ptr %3, align 8
  %607 = load ptr, ptr %4, align 8
  %608 = call zeroext i1 @read_namelist(ptr noundef %606, ptr noundef %607)
  %609 = zext i1 %608 to i8
  store i8 %609, ptr %33, align 1
  store i64 0, ptr %34, align 8
  br label %610

610:                                              ; preds = %1169, %605
  %611 = load i64, ptr %34, align 8
  %612 = load ptr, ptr %4, align 8
  %613 = getelementptr inbounds %struct.group, ptr %612, i32 0, i32 1
  %614 = load i64, ptr %613, align 8
  %615 = icmp ult i64 %611, %614
  br i1 %615, label %617, label %616

616:                                              ; preds = %610
  store i32 61, ptr %9, align 4
  br label %1172

617:                                              ; preds = %610
  br label %618

618:                                              ; preds = %617
  %619 = load ptr, ptr %4, align 8
  %620 = getelementptr inbounds %struct.group, ptr %619, i32 0, i32 2
  %621 = load ptr, ptr %620, align 8
  %622 = load i64, ptr %34, align 8
  %623 = getelementptr inbounds %struct.member, ptr %621, i64 %622
  %624 = getelementptr inbounds %struct.member, ptr %623, i32 0, i32 1
  %625 = load ptr, ptr %624, align 8
  %626 = getelementptr inbounds %struct.descriptor, ptr %625, i32 0, i32 3
  %627 = load i8, ptr %626, align 4
  %628 = zext i8 %627 to i32
  %629 = icmp sle i32 %628, 4
  %630 = zext i1 %629 to i32
  %631 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %630, ptr noundef @.str.5, ptr noundef %631, i32 noundef 0)
  %632 = load ptr, ptr %4, align 8
  %633 = getelementptr inbounds %struct.group, ptr %632, i32 0, i32 2
  %634 = load ptr, ptr %633, align 8
  %635 = load i64, ptr %34, align 8
  %636 = getelementptr inbounds %struct.member, ptr %634, i64 %635
  %637 = getelementptr inbounds %struct.member, ptr %636, i32 0, i32 1
  %638 = load ptr, ptr %637, align 8
  %639 = load ptr, ptr %4, align 8
  %640 = getelementptr inbounds %struct.group, ptr %639, i32 0, i32 2
  %641 = load ptr, ptr %640, align 8
  %642 = load i64, ptr %34, align 8
  %643 = getelementptr inbounds %struct.member, ptr %641, i64 %642
  %644 = getelementptr inbounds %struct.member, ptr %643, i32 0, i32 1
  %645 = load ptr, ptr %644, align 8
  %646 = getelementptr inbounds %struct.descriptor, ptr %645, i32 0, i32 3
  %647 = load i8, ptr %646, align 4
  %648 = zext i8 %647 to i32
  %649 = call ptr @dimension_of(ptr noundef %638, i32 noundef 0, i32 noundef %648)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %649, i64 24, i1 false)
  %650 = load ptr, ptr %4, align 8
  %651 = getelementptr inbounds %struct.group, ptr %650, i32 0, i32 2
  %652 = load ptr, ptr %651, align 8
  %653 = load i64, ptr %34, align 8
  %654 = getelementptr inbounds %struct.member, ptr %652, i64 %653
  %655 = getelementptr inbounds %struct.member, ptr %654, i32 0, i32 1
  %656 = load ptr, ptr %655, align 8
  %657 = load ptr, ptr %4, align 8
  %658 = getelementptr inbounds %struct.group, ptr %657, i32 0, i32 2
  %659 = load ptr, ptr %658, align 8
  %660 = load i64, ptr %34, align 8
  %661 = getelementptr inbounds %struct.member, ptr %659, i64 %660
  %662 = getelementptr inbounds %struct.member, ptr %661, i32 0, i32 1
  %663 = load ptr, ptr %662, align 8
  %664 = getelementptr inbounds %struct.descriptor, ptr %663, i32 0, i32 3
  %665 = load i8, ptr %664, align 4
  %666 = zext i8 %665 to i32
  %667 = call ptr @dimension_of(ptr noundef %656, i32 noundef 1, i32 noundef %666)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %667, i64 24, i1 false)
  %668 = load ptr, ptr %4, align 8
  %669 = getelementptr inbounds %struct.group, ptr %668, i32 0, i32 2
  %670 = load ptr, ptr %669, align 8
  %671 = load i64, ptr %34, align 8
  %672 = getelementptr inbounds %struct.member, ptr %670, i64 %671
  %673 = getelementptr inbounds %struct.member, ptr %672, i32 0, i32 1
  %674 = load ptr, ptr %673, align 8
  %675 = load ptr, ptr %4, align 8
  %676 = getelementptr inbounds %struct.group, ptr %675, i32 0, i32 2
  %677 = load ptr, ptr %676, align 8
  %678 = load i64, ptr %34, align 8
  %679 = getelementptr inbounds %struct.member, ptr %677, i64 %678
  %680 = getelementptr inbounds %struct.member, ptr %679, i32 0, i32 1
  %681 = load ptr, ptr %680, align 8
  %682 = getelementptr inbounds %struct.descriptor, ptr %681, i32 0, i32 3
  %683 = load i8, ptr %682, align 4
  %684 = zext i8 %683 to i32
  %685 = call ptr @dimension_of(ptr noundef %674, i32 noundef 2, i32 noundef %684)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %685, i64 24, i1 false)
  %686 = load ptr, ptr %4, align 8
  %687 = getelementptr inbounds %struct.group, ptr %686, i32 0, i32 2
  %688 = load ptr, ptr %687, align 8
  %689 = load i64, ptr %34, align 8
  %690 = getelementptr inbounds %struct.member, ptr %688, i64 %689
  %691 = getelementptr inbounds %struct.member, ptr %690, i32 0, i32 1
  %692 = load ptr, ptr %691, align 8
  %693 = load ptr, ptr %4, align 8
  %694 = getelementptr inbounds %struct.group, ptr %693, i32 0, i32 2
  %695 = load ptr, ptr %694, align 8
  %696 = load i64, ptr %34, align 8
  %697 = getelementptr inbounds %struct.member, ptr %695, i64 %696
  %698 = getelementptr inbounds %struct.member, ptr %697, i32 0, i32 1
  %699 = load ptr, ptr %698, align 8
  %700 = getelementptr inbounds %struct.descriptor, ptr %699, i32 0, i32 3
  %701 = load i8, ptr %700, align 4
  %702 = zext i8 %701 to i32
  %703 = call ptr @dimension_of(ptr noundef %692, i32 noundef 3, i32 noundef %702)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %703, i64 24, i1 false)
  %704 = load ptr, ptr %4, align 8
  %705 = getelementptr inbounds %struct.group, ptr %704, i32 0, i32 2
  %706 = load ptr, ptr %705, align 8
  %707 = load i64, ptr %34, align 8
  %708 = getelementptr inbounds %struct.member, ptr %706, i64 %707
  %709 = getelementptr inbounds %struct.member, ptr %708, i32 0, i32 1
  %710 = load ptr, ptr %709, align 8
  %711 = getelementptr inbounds %struct.descriptor, ptr %710, i32 0, i32 4
  %712 = load i8, ptr %711, align 1
  %713 = zext i8 %712 to i32
  %714 = icmp eq i32 %713, 28
  br i1 %714, label %715, label %810

715:                                              ; preds = %618
  store i64 0, ptr %39, align 8
  br label %716

716:                                              ; preds = %806, %715
  %717 = load i64, ptr %39, align 8
  %718 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 1
  %719 = load i64, ptr %718, align 8
  %720 = icmp slt i64 %717, %719
  br i1 %720, label %722, label %721

721:                                              ; preds = %716
  store i32 66, ptr %9, align 4
  br label %809

722:                                              ; preds = %716
  store i64 0, ptr %40, align 8
  br label %723

723:                                              ; preds = %802, %722
  %724 = load i64, ptr %40, align 8
  %725 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %726 = load i64, ptr %725, align 8
  %727 = icmp slt i64 %724, %726
  br i1 %727, label %729, label %728

728:                                              ; preds = %723
  store i32 69, ptr %9, align 4
  br label %805

729:                                              ; preds = %723
  store i64 0, ptr %41, align 8
  br label %730

730:                                              ; preds = %798, %729
  %731 = load i64, ptr %41, align 8
  %732 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 1
  %733 = load i64, ptr %732, align 8
  %734 = icmp slt i64 %731, %733
  br i1 %734, label %736, label %735

735:                                              ; preds = %730
  store i32 72, ptr %9, align 4
  br label %801

736:                                              ; preds = %730
  store i64 0, ptr %42, align 8
  br label %737

737:                                              ; preds = %794, %736
  %738 = load i64, ptr %42, align 8
  %739 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 1
  %740 = load i64, ptr %739, align 8
  %741 = icmp slt i64 %738, %740
  br i1 %741, label %743, label %742

742:                                              ; preds = %737
  store i32 75, ptr %9, align 4
  br label %797

743:                                              ; preds = %737
  %744 = load ptr, ptr %7, align 8
  %745 = load i64, ptr %34, align 8
  %746 = getelementptr inbounds ptr, ptr %744, i64 %745
  %747 = load ptr, ptr %746, align 8
  %748 = load i64, ptr %39, align 8
  %749 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %750 = load i64, ptr %749, align 8
  %751 = mul nsw i64 %748, %750
  %752 = load i64, ptr %40, align 8
  %753 = add nsw i64 %751, %752
  %754 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 1
  %755 = load i64, ptr %754, align 8
  %756 = mul nsw i64 %753, %755
  %757 = load i64, ptr %41, align 8
  %758 = add nsw i64 %756, %757
  %759 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 1
  %760 = load i64, ptr %759, align 8
  %761 = mul nsw i64 %758, %760
  %762 = load i64, ptr %42, align 8
  %763 = add nsw i64 %761, %762
  %764 = getelementptr inbounds double, ptr %747, i64 %763
  %765 = load ptr, ptr %4, align 8
  %766 = getelementptr inbounds %struct.group, ptr %765, i32 0, i32 2
  %767 = load ptr, ptr %766, align 8
  %768 = load i64, ptr %34, align 8
  %769 = getelementptr inbounds %struct.member, ptr %767, i64 %768
  %770 = getelementptr inbounds %struct.member, ptr %769, i32 0, i32 1
  %771 = load ptr, ptr %770, align 8
  %772 = getelementptr inbounds %struct.descriptor, ptr %771, i32 0, i32 0
  %773 = load ptr, ptr %772, align 8
  %774 = load i64, ptr %42, align 8
  %775 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 2
  %776 = load i64, ptr %775, align 8
  %777 = mul nsw i64 %774, %776
  %778 = load i64, ptr %41, align 8
  %779 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 2
  %780 = load i64, ptr %779, align 8
  %781 = mul nsw i64 %778, %780
  %782 = add nsw i64 %777, %781
  %783 = load i64, ptr %40, align 8
  %784 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 2
  %785 = load i64, ptr %784, align 8
  %786 = mul nsw i64 %783, %785
  %787 = add nsw i64 %782, %786
  %788 = load i64, ptr %39, align 8
  %789 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 2
  %790 = load i64, ptr %789, align 8
  %791 = mul nsw i64 %788, %790
  %792 = add nsw i64 %787, %791
  %793 = getelementptr inbounds i8, ptr %773, i64 %792
  call void @take_back_double(ptr noundef %764, ptr noundef %793)
  br label %794

794:                                              ; preds = %743
  %795 = load i64, ptr %42, align 8
  %796 = add nsw i64 %795, 1
  store i64 %796, ptr %42, align 8
  br label %737

797:                                              ; preds = %742
  br label %798

798:                                              ; preds = %797
  %799 = load i64, ptr %41, align 8
  %800 = add nsw i64 %799, 1
  store i64 %800, ptr %41, align 8
  br label %730

801:                                              ; preds = %735
  br label %802

802:                                              ; preds = %801
  %803 = load i64, ptr %40, align 8
  %804 = add nsw i64 %803, 1
  store i64 %804, ptr %40, align 8
  br label %723

805:                                              ; preds = %728
  br label %806

806:                                              ; preds = %805
  %807 = load i64, ptr %39, align 8
  %808 = add nsw i64 %807, 1
  store i64 %808, ptr %39, align 8
  br label %716

809:                                              ; preds = %721
  br label %1162

810:                                              ; preds = %618
  %811 = load ptr, ptr %4, align 8
  %812 = getelementptr inbounds %struct.group, ptr %811, i32 0, i32 2
  %813 = load ptr, ptr %812, align 8
  %814 = load i64, ptr %34, align 8
  %815 = getelementptr inbounds %struct.member, ptr %813, i64 %814
  %816 = getelementptr inbounds %struct.member, ptr %815, i32 0, i32 1
  %817 = load ptr, ptr %816, align 8
  %818 = getelementptr inbounds %struct.descriptor, ptr %817, i32 0, i32 4
  %819 = load i8, ptr %818, align 1
  %820 = zext i8 %819 to i32
  %821 = icmp eq i32 %820, 27
  br i1 %821, label %822, label %917

822:                                              ; preds = %810
  store i64 0, ptr %43, align 8
  br label %823

823:                                              ; preds = %913, %822
  %824 = load i64, ptr %43, align 8
  %825 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 1
  %826 = load i64, ptr %825, align 8
  %827 = icmp slt i64 %824, %826
  br i1 %827, label %829, label %828

828:                                              ; preds = %823
  store i32 78, ptr %9, align 4
  br label %916

829:                                              ; preds = %823
  store i64 0, ptr %44, align 8
  br label %830

830:                                              ; preds = %909, %829
  %831 = load i64, ptr %44, align 8
  %832 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %833 = load i64, ptr %832, align 8
  %834 = icmp slt i64 %831, %833
  br i1 %834, label %836, label %835

835:                                              ; preds = %830
  store i32 81, ptr %9, align 4
  br label %912

836:                                              ; preds = %830
  store i64 0, ptr %45, align 8
  br label %837

837:                                              ; preds = %905, %836
  %838 = load i64, ptr %45, align 8
  %839 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 1
  %840 = load i64, ptr %839, align 8
  %841 = icmp slt i64 %838, %840
  br i1 %841, label %843, label %842

842:                                              ; preds = %837
  store i32 84, ptr %9, align 4
  br label %908

843:                                              ; preds = %837
  store i64 0, ptr %46, align 8
  br label %844

844:                                              ; preds = %901, %843
  %845 = load i64, ptr %46, align 8
  %846 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 1
  %847 = load i64, ptr %846, align 8
  %848 = icmp slt i64 %845, %847
  br i1 %848, label %850, label %849

849:                                              ; preds = %844
  store i32 87, ptr %9, align 4
  br label %904

850:                                              ; preds = %844
  %851 = load ptr, ptr %7, align 8
  %852 = load i64, ptr %34, align 8
  %853 = getelementptr inbounds ptr, ptr %851, i64 %852
  %854 = load ptr, ptr %853, align 8
  %855 = load i64, ptr %43, align 8
  %856 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %857 = load i64, ptr %856, align 8
  %858 = mul nsw i64 %855, %857
  %859 = load i64, ptr %44, align 8
  %860 = add nsw i64 %858, %859
  %861 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 1
  %862 = load i64, ptr %861, align 8
  %863 = mul nsw i64 %860, %862
  %864 = load i64, ptr %45, align 8
  %865 = add nsw i64 %863, %864
  %866 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 1
  %867 = load i64, ptr %866, align 8
  %868 = mul nsw i64 %865, %867
  %869 = load i64, ptr %46, align 8
  %870 = add nsw i64 %868, %869
  %871 = getelementptr inbounds float, ptr %854, i64 %870
  %872 = load ptr, ptr %4, align 8
  %873 = getelementptr inbounds %struct.group, ptr %872, i32 0, i32 2
  %874 = load ptr, ptr %873, align 8
  %875 = load i64, ptr %34, align 8
  %876 = getelementptr inbounds %struct.member, ptr %874, i64 %875
  %877 = getelementptr inbounds %struct.member, ptr %876, i32 0, i32 1
  %878 = load ptr, ptr %877, align 8
  %879 = getelementptr inbounds %struct.descriptor, ptr %878, i32 0, i32 0
  %880 = load ptr, ptr %879, align 8
  %881 = load i64, ptr %46, align 8
  %882 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 2
  %883 = load i64, ptr %882, align 8
  %884 = mul nsw i64 %881, %883
  %885 = load i64, ptr %45, align 8
  %886 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 2
  %887 = load i64, ptr %886, align 8
  %888 = mul nsw i64 %885, %887
  %889 = add nsw i64 %884, %888
  %890 = load i64, ptr %44, align 8
  %891 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 2
  %892 = load i64, ptr %891, align 8
  %893 = mul nsw i64 %890, %892
  %894 = add nsw i64 %889, %893
  %895 = load i64, ptr %43, align 8
  %896 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 2
  %897 = load i64, ptr %896, align 8
  %898 = mul nsw i64 %895, %897
  %899 = add nsw i64 %894, %898
  %900 = getelementptr inbounds i8, ptr %880, i64 %899
  call void @take_back_float(ptr noundef %871, ptr noundef %900)
  br label %901

901:                                              ; preds = %850
  %902 = load i64, ptr %46, align 8
  %903 = add nsw i64 %902, 1
  store i64 %903, ptr %46, align 8
  br label %844

904:                                              ; preds = %849
  br label %905

905:                                              ; preds = %904
  %906 = load i64, ptr %45, align 8
  %907 = add nsw i64 %906, 1
  store i64 %907, ptr %45, align 8
  br label %837

908:                                              ; preds = %842
  br label %909

909:                                              ; preds = %908
  %910 = load i64, ptr %44, align 8
  %911 = add nsw i64 %910, 1
  store i64 %911, ptr %44, align 8
  br label %830

912:                                              ; preds = %835
  br label %913

913:                                              ; preds = %912
  %914 = load i64, ptr %43, align 8
  %915 = add nsw i64 %914, 1
  store i64 %915, ptr %43, align 8
  br label %823

916:                                              ; preds = %828
  br label %1161

917:                                              ; preds = %810
  %918 = load ptr, ptr %4, align 8
  %919 = getelementptr inbounds %struct.group, ptr %918, i32 0, i32 2
  %920 = load ptr, ptr %919, align 8
  %921 = load i64, ptr %34, align 8
  %922 = getelementptr inbounds %struct.member, ptr %920, i64 %921
  %923 = getelementptr inbounds %struct.member, ptr %922, i32 0, i32 1
  %924 = load ptr, ptr %923, align 8
  %925 = getelementptr inbounds %struct.descriptor, ptr %924, i32 0, i32 4
  %926 = load i8, ptr %925, align 1
  %927 = zext i8 %926 to i32
  %928 = icmp eq i32 %927, 35
  br i1 %928, label %929, label %1038

929:                                              ; preds = %917
  store i64 0, ptr %47, align 8
  br label %930

930:                                              ; preds = %1034, %929
  %931 = load i64, ptr %47, align 8
  %932 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 1
  %933 = load i64, ptr %932, align 8
  %934 = icmp slt i64 %931, %933
  br i1 %934, label %936, label %935

935:                                              ; preds = %930
  store i32 90, ptr %9, align 4
  br label %1037

936:                                              ; preds = %930
  store i64 0, ptr %48, align 8
  br label %937

937:                                              ; preds = %1030, %936
  %938 = load i64, ptr %48, align 8
  %939 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %940 = load i64, ptr %939, align 8
  %941 = icmp slt i64 %938, %940
  br i1 %941, label %943, label %942

942:                                              ; preds = %937
  store i32 93, ptr %9, align 4
  br label %1033

943:                                              ; preds = %937
  store i64 0, ptr %49, align 8
  br label %944

944:                                              ; preds = %1026, %943
  %945 = load i64, ptr %49, align 8
  %946 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 1
  %947 = load i64, ptr %946, align 8
  %948 = icmp slt i64 %945, %947
  br i1 %948, label %950, label %949

949:                                              ; preds = %944
  store i32 96, ptr %9, align 4
  br label %1029

950:                                              ; preds = %944
  store i64 0, ptr %50, align 8
  br label %951

951:                                              ; preds = %1022, %950
  %952 = load i64, ptr %50, align 8
  %953 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 1
  %954 = load i64, ptr %953, align 8
  %955 = icmp slt i64 %952, %954
  br i1 %955, label %957, label %956

956:                                              ; preds = %951
  store i32 99, ptr %9, align 4
  br label %1025

957:                                              ; preds = %951
  store i64 0, ptr %51, align 8
  br label %958

958:                                              ; preds = %1018, %957
  %959 = load i64, ptr %51, align 8
  %960 = icmp slt i64 %959, 2
  br i1 %960, label %962, label %961

961:                                              ; preds = %958
  store i32 102, ptr %9, align 4
  br label %1021

962:                                              ; preds = %958
  %963 = load ptr, ptr %7, align 8
  %964 = load i64, ptr %34, align 8
  %965 = getelementptr inbounds ptr, ptr %963, i64 %964
  %966 = load ptr, ptr %965, align 8
  %967 = load i64, ptr %47, align 8
  %968 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %969 = load i64, ptr %968, align 8
  %970 = mul nsw i64 %967, %969
  %971 = load i64, ptr %48, align 8
  %972 = add nsw i64 %970, %971
  %973 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 1
  %974 = load i64, ptr %973, align 8
  %975 = mul nsw i64 %972, %974
  %976 = load i64, ptr %49, align 8
  %977 = add nsw i64 %975, %976
  %978 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 1
  %979 = load i64, ptr %978, align 8
  %980 = mul nsw i64 %977, %979
  %981 = load i64, ptr %50, align 8
  %982 = add nsw i64 %980, %981
  %983 = mul nsw i64 2, %982
  %984 = getelementptr inbounds double, ptr %966, i64 %983
  %985 = load i64, ptr %51, align 8
  %986 = getelementptr inbounds double, ptr %984, i64 %985
  %987 = load ptr, ptr %4, align 8
  %988 = getelementptr inbounds %struct.group, ptr %987, i32 0, i32 2
  %989 = load ptr, ptr %988, align 8
  %990 = load i64, ptr %34, align 8
  %991 = getelementptr inbounds %struct.member, ptr %989, i64 %990
  %992 = getelementptr inbounds %struct.member, ptr %991, i32 0, i32 1
  %993 = load ptr, ptr %992, align 8
  %994 = getelementptr inbounds %struct.descriptor, ptr %993, i32 0, i32 0
  %995 = load ptr, ptr %994, align 8
  %996 = load i64, ptr %50, align 8
  %997 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 2
  %998 = load i64, ptr %997, align 8
  %999 = mul nsw i64 %996, %998
  %1000 = load i64, ptr %49, align 8
  %1001 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 2
  %1002 = load i64, ptr %1001, align 8
  %1003 = mul nsw i64 %1000, %1002
  %1004 = add nsw i64 %999, %1003
  %1005 = load i64, ptr %48, align 8
  %1006 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 2
  %1007 = load i64, ptr %1006, align 8
  %1008 = mul nsw i64 %1005, %1007
  %1009 = add nsw i64 %1004, %1008
  %1010 = load i64, ptr %47, align 8
  %1011 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 2
  %1012 = load i64, ptr %1011, align 8
  %1013 = mul nsw i64 %1010, %1012
  %1014 = add nsw i64 %1009, %1013
  %1015 = getelementptr inbounds i8, ptr %995, i64 %1014
  %1016 = load i64, ptr %51, align 8
  %1017 = getelementptr inbounds double, ptr %1015, i64 %1016
  call void @take_back_double(ptr noundef %986, ptr noundef %1017)
  br label %1018

1018:                                             ; preds = %962
  %1019 = load i64, ptr %51, align 8
  %1020 = add nsw i64 %1019, 1
  store i64 %1020, ptr %51, align 8
  br label %958

1021:                                             ; preds = %961
  br label %1022

1022:                                             ; preds = %1021
  %1023 = load i64, ptr %50, align 8
  %1024 = add nsw i64 %1023, 1
  store i64 %1024, ptr %50, align 8
  br label %951

1025:                                             ; preds = %956
  br label %1026

1026:                                             ; preds = %1025
  %1027 = load i64, ptr %49, align 8
  %1028 = add nsw i64 %1027, 1
  store i64 %1028, ptr %49, align 8
  br label %944

1029:                                             ; preds = %949
  br label %1030

1030:                                             ; preds = %1029
  %1031 = load i64, ptr %48, align 8
  %1032 = add nsw i64 %1031, 1
  store i64 %1032, ptr %48, align 8
  br label %937

1033:                                             ; preds = %942
  br label %1034

1034:                                             ; preds = %1033
  %1035 = load i64, ptr %47, align 8
  %1036 = add nsw i64 %1035, 1
  store i64 %1036, ptr %47, align 8
  br label %930

1037:                                             ; preds = %935
  br label %1160

1038:                                             ; preds = %917
  %1039 = load ptr, ptr %4, align 8
  %1040 = getelementptr inbounds %struct.group, ptr %1039, i32 0, i32 2
  %1041 = load ptr, ptr %1040, align 8
  %1042 = load i64, ptr %34, align 8
  %1043 = getelementptr inbounds %struct.member, ptr %1041, i64 %1042
  %1044 = getelementptr inbounds %struct.member, ptr %1043, i32 0, i32 1
  %1045 = load ptr, ptr %1044, align 8
  %1046 = getelementptr inbounds %struct.descriptor, ptr %1045, i32 0, i32 4
  %1047 = load i8, ptr %1046, align 1
  %1048 = zext i8 %1047 to i32
  %1049 = icmp eq i32 %1048, 34
  br i1 %1049, label %1050, label %1159

1050:                                             ; preds = %1038
  store i64 0, ptr %52, align 8
  br label %1051

1051:                                             ; preds = %1155, %1050
  %1052 = load i64, ptr %52, align 8
  %1053 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 1
  %1054 = load i64, ptr %1053, align 8
  %1055 = icmp slt i64 %1052, %1054
  br i1 %1055, label %1057, label %1056

1056:                                             ; preds = %1051
  store i32 105, ptr %9, align 4
  br label %1158

1057:                                             ; preds = %1051
  store i64 0, ptr %53, align 8
  br label %1058

1058:                                             ; preds = %1151, %1057
  %1059 = load i64, ptr %53, align 8
  %1060 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %1061 = load i64, ptr %1060, align 8
  %1062 = icmp slt i64 %1059, %1061
  br i1 %1062, label %1064, label %1063

1063:                                             ; preds = %1058
  store i32 108, ptr %9, align 4
  br label %1154

1064:                                             ; preds = %1058
  store i64 0, ptr %54, align 8
  br label %1065

1065:                                             ; preds = %1147, %1064
  %1066 = load i64, ptr %54, align 8
  %1067 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 1
  %1068 = load i64, ptr %1067, align 8
  %1069 = icmp slt i64 %1066, %1068
  br i1 %1069, label %1071, label %1070

1070:                                             ; preds = %1065
  store i32 111, ptr %9, align 4
  br label %1150

1071:                                             ; preds = %1065
  store i64 0, ptr %55, align 8
  br label %1072

1072:                                             ; preds = %1143, %1071
  %1073 = load i64, ptr %55, align 8
  %1074 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 1
  %1075 = load i64, ptr %1074, align 8
  %1076 = icmp slt i64 %1073, %1075
  br i1 %1076, label %1078, label %1077

1077:                                             ; preds = %1072
  store i32 114, ptr %9, align 4
  br label %1146

1078:                                             ; preds = %1072
  store i64 0, ptr %56, align 8
  br label %1079

1079:                                             ; preds = %1139, %1078
  %1080 = load i64, ptr %56, align 8
  %1081 = icmp slt i64 %1080, 2
  br i1 %1081, label %1083, label %1082

1082:                                             ; preds = %1079
  store i32 117, ptr %9, align 4
  br label %1142

1083:                                             ; preds = %1079
  %1084 = load ptr, ptr %7, align 8
  %1085 = load i64, ptr %34, align 8
  %1086 = getelementptr inbounds ptr, ptr %1084, i64 %1085
  %1087 = load ptr, ptr %1086, align 8
  %1088 = load i64, ptr %52, align 8
  %1089 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 1
  %1090 = load i64, ptr %1089, align 8
  %1091 = mul nsw i64 %1088, %1090
  %1092 = load i64, ptr %53, align 8
  %1093 = add nsw i64 %1091, %1092
  %1094 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 1
  %1095 = load i64, ptr %1094, align 8
  %1096 = mul nsw i64 %1093, %1095
  %1097 = load i64, ptr %54, align 8
  %1098 = add nsw i64 %1096, %1097
  %1099 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 1
  %1100 = load i64, ptr %1099, align 8
  %1101 = mul nsw i64 %1098, %1100
  %1102 = load i64, ptr %55, align 8
  %1103 = add nsw i64 %1101, %1102
  %1104 = mul nsw i64 2, %1103
  %1105 = getelementptr inbounds float, ptr %1087, i64 %1104
  %1106 = load i64, ptr %56, align 8
  %1107 = getelementptr inbounds float, ptr %1105, i64 %1106
  %1108 = load ptr, ptr %4, align 8
  %1109 = getelementptr inbounds %struct.group, ptr %1108, i32 0, i32 2
  %1110 = load ptr, ptr %1109, align 8
  %1111 = load i64, ptr %34, align 8
  %1112 = getelementptr inbounds %struct.member, ptr %1110, i64 %1111
  %1113 = getelementptr inbounds %struct.member, ptr %1112, i32 0, i32 1
  %1114 = load ptr, ptr %1113, align 8
  %1115 = getelementptr inbounds %struct.descriptor, ptr %1114, i32 0, i32 0
  %1116 = load ptr, ptr %1115, align 8
  %1117 = load i64, ptr %55, align 8
  %1118 = getelementptr inbounds %struct.dimension, ptr %35, i32 0, i32 2
  %1119 = load i64, ptr %1118, align 8
  %1120 = mul nsw i64 %1117, %1119
  %1121 = load i64, ptr %54, align 8
  %1122 = getelementptr inbounds %struct.dimension, ptr %36, i32 0, i32 2
  %1123 = load i64, ptr %1122, align 8
  %1124 = mul nsw i64 %1121, %1123
  %1125 = add nsw i64 %1120, %1124
  %1126 = load i64, ptr %53, align 8
  %1127 = getelementptr inbounds %struct.dimension, ptr %37, i32 0, i32 2
  %1128 = load i64, ptr %1127, align 8
  %1129 = mul nsw i64 %1126, %1128
  %1130 = add nsw i64 %1125, %1129
  %1131 = load i64, ptr %52, align 8
  %1132 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 2
  %1133 = load i64, ptr %1132, align 8
  %1134 = mul nsw i64 %1131, %1133
  %1135 = add nsw i64 %1130, %1134
  %1136 = getelementptr inbounds i8, ptr %1116, i64 %1135
  %1137 = load i64, ptr %56, align 8
  %1138 = getelementptr inbounds float, ptr %1136, i64 %1137
  call void @take_back_float(ptr noundef %1107, ptr noundef %1138)
  br label %1139

1139:                                             ; preds = %1083
  %1140 = load i64, ptr %56, align 8
  %1141 = add nsw i64 %1140, 1
  store i64 %1141, ptr %56, align 8
  br label %1079

1142:                                             ; preds = %1082
  br label %1143

1143:                                             ; preds = %1142
  %1144 = load i64, ptr %55, align 8
  %1145 = add nsw i64 %1144, 1
  store i64 %1145, ptr %55, align 8
  br label %1072

1146:                                             ; preds = %1077
  br label %1147

1147:                                             ; preds = %1146
  %1148 = load i64, ptr %54, align 8
  %1149 = add nsw i64 %1148, 1
  store i64 %1149, ptr %54, align 8
  br label %1065

1150:                                             ; preds = %1070
  br label %1151

1151:                                             ; preds = %1150
  %1152 = load i64, ptr %53, align 8
  %1153 = add nsw i64 %1152, 1
  store i64 %1153, ptr %53, align 8
  br label %1058

1154:                                             ; preds = %1063
  br label %1155

1155:                                             ; preds = %1154
  %1156 = load i64, ptr %52, align 8
  %1157 = add nsw i64 %1156, 1
  store i64 %1157, ptr %52, align 8
  br label %1051

1158:                                             ; preds = %1056
  br label %1159

1159:                                             ; preds = %1158, %1038
  br label %1160

1160:                                             ; preds = %1159, %1037
  br label %1161

1161:                                             ; preds = %1160, %916
  br label %1162

1162:                                             ; preds = %1161, %809
  br label %1163

1163:                                             ; preds = %1162
  br label %1164

1164:                                             ; preds = %1163
  %1165 = load ptr, ptr %7, align 8
  %1166 = load i64, ptr %34, align 8
  %1167 = getelementptr inbounds ptr, ptr %1165, i64 %1166
  %1168 = load ptr, ptr %1167, align 8
  call void @free(ptr noundef %1168)
  br label %1169

1169:                                             ; preds = %1164
  %1170 = load i64, ptr %34, align 8
  %1171 = add i64 %1170, 1
  store i64 %1171, ptr %34, align 8
  br label %610

1172:                                             ; preds = %616
  %1173 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %1173)
  %1174 = load i8, ptr %33, align 1
  %1175 = trunc i8 %1174 to i1
  store i32 1, ptr %9, align 4
  ret i1 %1175
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

declare zeroext i1 @native._FortranAioInputNamelist(ptr noundef, ptr noundef) #5

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


