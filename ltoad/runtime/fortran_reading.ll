
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
@fortran_ranks = external constant i32, align 4
@.str.3 = private unnamed_addr constant [163 x i8] c"an object with allocatable components, pointers or input of its own cannot be read as a whole in a function that is differentiated: read its components one by one\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"fortran_reading.c\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"array of more than 7 dimensions\00", align 1
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
  %17 = alloca %struct.dimension, align 8
  %18 = alloca %struct.dimension, align 8
  %19 = alloca %struct.dimension, align 8
  %20 = alloca %struct.addendum, align 8
  store ptr %0, ptr %7, align 8
  store i64 %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store ptr %5, ptr %12, align 8
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds %struct.descriptor, ptr %21, i32 0, i32 0
  store ptr null, ptr %22, align 8
  %23 = load i64, ptr %8, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds %struct.descriptor, ptr %24, i32 0, i32 1
  store i64 %23, ptr %25, align 8
  %26 = load ptr, ptr %7, align 8
  %27 = getelementptr inbounds %struct.descriptor, ptr %26, i32 0, i32 2
  store i32 20180515, ptr %27, align 8
  %28 = load i32, ptr %9, align 4
  %29 = trunc i32 %28 to i8
  %30 = load ptr, ptr %7, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  store i8 %29, ptr %31, align 4
  %32 = load i32, ptr %10, align 4
  %33 = trunc i32 %32 to i8
  %34 = load ptr, ptr %7, align 8
  %35 = getelementptr inbounds %struct.descriptor, ptr %34, i32 0, i32 4
  store i8 %33, ptr %35, align 1
  %36 = load i32, ptr %11, align 4
  %37 = trunc i32 %36 to i8
  %38 = load ptr, ptr %7, align 8
  %39 = getelementptr inbounds %struct.descriptor, ptr %38, i32 0, i32 5
  store i8 %37, ptr %39, align 2
  %40 = load i32, ptr %10, align 4
  %41 = icmp eq i32 %40, 42
  %42 = zext i1 %41 to i32
  %43 = trunc i32 %42 to i8
  %44 = load ptr, ptr %7, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 6
  store i8 %43, ptr %45, align 1
  br label %46

46:                                               ; preds = %6
  %47 = load i32, ptr %9, align 4
  %48 = icmp slt i32 0, %47
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = load ptr, ptr %7, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 7
  %52 = getelementptr inbounds [0 x %struct.dimension], ptr %51, i64 0, i64 0
  %53 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 0
  store i64 1, ptr %53, align 8
  %54 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  store i64 0, ptr %54, align 8
  %55 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  store i64 0, ptr %55, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %13, i64 24, i1 false)
  br label %56

56:                                               ; preds = %49, %46
  %57 = load i32, ptr %9, align 4
  %58 = icmp slt i32 1, %57
  br i1 %58, label %59, label %66

59:                                               ; preds = %56
  %60 = load ptr, ptr %7, align 8
  %61 = getelementptr inbounds %struct.descriptor, ptr %60, i32 0, i32 7
  %62 = getelementptr inbounds [0 x %struct.dimension], ptr %61, i64 0, i64 1
  %63 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 0
  store i64 1, ptr %63, align 8
  %64 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  store i64 0, ptr %64, align 8
  %65 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  store i64 0, ptr %65, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %14, i64 24, i1 false)
  br label %66

66:                                               ; preds = %59, %56
  %67 = load i32, ptr %9, align 4
  %68 = icmp slt i32 2, %67
  br i1 %68, label %69, label %76

69:                                               ; preds = %66
  %70 = load ptr, ptr %7, align 8
  %71 = getelementptr inbounds %struct.descriptor, ptr %70, i32 0, i32 7
  %72 = getelementptr inbounds [0 x %struct.dimension], ptr %71, i64 0, i64 2
  %73 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 0
  store i64 1, ptr %73, align 8
  %74 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  store i64 0, ptr %74, align 8
  %75 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  store i64 0, ptr %75, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %15, i64 24, i1 false)
  br label %76

76:                                               ; preds = %69, %66
  %77 = load i32, ptr %9, align 4
  %78 = icmp slt i32 3, %77
  br i1 %78, label %79, label %86

79:                                               ; preds = %76
  %80 = load ptr, ptr %7, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 7
  %82 = getelementptr inbounds [0 x %struct.dimension], ptr %81, i64 0, i64 3
  %83 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 0
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  store i64 0, ptr %84, align 8
  %85 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  store i64 0, ptr %85, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %16, i64 24, i1 false)
  br label %86

86:                                               ; preds = %79, %76
  %87 = load i32, ptr @fortran_ranks, align 4
  %88 = icmp slt i32 4, %87
  br i1 %88, label %89, label %99

89:                                               ; preds = %86
  %90 = load i32, ptr %9, align 4
  %91 = icmp slt i32 4, %90
  br i1 %91, label %92, label %99

92:                                               ; preds = %89
  %93 = load ptr, ptr %7, align 8
  %94 = getelementptr inbounds %struct.descriptor, ptr %93, i32 0, i32 7
  %95 = getelementptr inbounds [0 x %struct.dimension], ptr %94, i64 0, i64 4
  %96 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 0
  store i64 1, ptr %96, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  store i64 0, ptr %97, align 8
  %98 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  store i64 0, ptr %98, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %95, ptr align 8 %17, i64 24, i1 false)
  br label %99

99:                                               ; preds = %92, %89, %86
  %100 = load i32, ptr @fortran_ranks, align 4
  %101 = icmp slt i32 5, %100
  br i1 %101, label %102, label %112

102:                                              ; preds = %99
  %103 = load i32, ptr %9, align 4
  %104 = icmp slt i32 5, %103
  br i1 %104, label %105, label %112

105:                                              ; preds = %102
  %106 = load ptr, ptr %7, align 8
  %107 = getelementptr inbounds %struct.descriptor, ptr %106, i32 0, i32 7
  %108 = getelementptr inbounds [0 x %struct.dimension], ptr %107, i64 0, i64 5
  %109 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 0
  store i64 1, ptr %109, align 8
  %110 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 1
  store i64 0, ptr %110, align 8
  %111 = getelementptr inbounds %struct.dimension, ptr %18, i32 0, i32 2
  store i64 0, ptr %111, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %108, ptr align 8 %18, i64 24, i1 false)
  br label %112

112:                                              ; preds = %105, %102, %99
  %113 = load i32, ptr @fortran_ranks, align 4
  %114 = icmp slt i32 6, %113
  br i1 %114, label %115, label %125

115:                                              ; preds = %112
  %116 = load i32, ptr %9, align 4
  %117 = icmp slt i32 6, %116
  br i1 %117, label %118, label %125

118:                                              ; preds = %115
  %119 = load ptr, ptr %7, align 8
  %120 = getelementptr inbounds %struct.descriptor, ptr %119, i32 0, i32 7
  %121 = getelementptr inbounds [0 x %struct.dimension], ptr %120, i64 0, i64 6
  %122 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 0
  store i64 1, ptr %122, align 8
  %123 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 1
  store i64 0, ptr %123, align 8
  %124 = getelementptr inbounds %struct.dimension, ptr %19, i32 0, i32 2
  store i64 0, ptr %124, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %121, ptr align 8 %19, i64 24, i1 false)
  br label %125

125:                                              ; preds = %118, %115, %112
  br label %126

126:                                              ; preds = %125
  %127 = load i32, ptr %10, align 4
  %128 = icmp eq i32 %127, 42
  br i1 %128, label %129, label %136

129:                                              ; preds = %126
  %130 = load ptr, ptr %7, align 8
  %131 = load i32, ptr %9, align 4
  %132 = call ptr @addendum_behind(ptr noundef %130, i32 noundef %131)
  %133 = getelementptr inbounds %struct.addendum, ptr %20, i32 0, i32 0
  %134 = load ptr, ptr %12, align 8
  store ptr %134, ptr %133, align 8
  %135 = getelementptr inbounds %struct.addendum, ptr %20, i32 0, i32 1
  store i64 0, ptr %135, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %132, ptr align 8 %20, i64 16, i1 false)
  br label %136

136:                                              ; preds = %129, %126
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
  %86 = load i32, ptr @fortran_ranks, align 4
  %87 = icmp slt i32 4, %86
  br i1 %87, label %88, label %98

88:                                               ; preds = %85
  %89 = load i32, ptr %7, align 4
  %90 = icmp slt i32 4, %89
  br i1 %90, label %91, label %98

91:                                               ; preds = %88
  %92 = load ptr, ptr %5, align 8
  %93 = getelementptr inbounds %struct.descriptor, ptr %92, i32 0, i32 7
  %94 = getelementptr inbounds [0 x %struct.dimension], ptr %93, i64 0, i64 4
  %95 = load ptr, ptr %6, align 8
  %96 = getelementptr inbounds %struct.descriptor, ptr %95, i32 0, i32 7
  %97 = getelementptr inbounds [0 x %struct.dimension], ptr %96, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %94, ptr align 8 %97, i64 24, i1 false)
  br label %98

98:                                               ; preds = %91, %88, %85
  %99 = load i32, ptr @fortran_ranks, align 4
  %100 = icmp slt i32 5, %99
  br i1 %100, label %101, label %111

101:                                              ; preds = %98
  %102 = load i32, ptr %7, align 4
  %103 = icmp slt i32 5, %102
  br i1 %103, label %104, label %111

104:                                              ; preds = %101
  %105 = load ptr, ptr %5, align 8
  %106 = getelementptr inbounds %struct.descriptor, ptr %105, i32 0, i32 7
  %107 = getelementptr inbounds [0 x %struct.dimension], ptr %106, i64 0, i64 5
  %108 = load ptr, ptr %6, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 7
  %110 = getelementptr inbounds [0 x %struct.dimension], ptr %109, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %107, ptr align 8 %110, i64 24, i1 false)
  br label %111

111:                                              ; preds = %104, %101, %98
  %112 = load i32, ptr @fortran_ranks, align 4
  %113 = icmp slt i32 6, %112
  br i1 %113, label %114, label %124

114:                                              ; preds = %111
  %115 = load i32, ptr %7, align 4
  %116 = icmp slt i32 6, %115
  br i1 %116, label %117, label %124

117:                                              ; preds = %114
  %118 = load ptr, ptr %5, align 8
  %119 = getelementptr inbounds %struct.descriptor, ptr %118, i32 0, i32 7
  %120 = getelementptr inbounds [0 x %struct.dimension], ptr %119, i64 0, i64 6
  %121 = load ptr, ptr %6, align 8
  %122 = getelementptr inbounds %struct.descriptor, ptr %121, i32 0, i32 7
  %123 = getelementptr inbounds [0 x %struct.dimension], ptr %122, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %120, ptr align 8 %123, i64 24, i1 false)
  br label %124

124:                                              ; preds = %117, %114, %111
  br label %125

125:                                              ; preds = %124
  %126 = load i32, ptr %8, align 4
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %135

128:                                              ; preds = %125
  %129 = load ptr, ptr %5, align 8
  %130 = load i32, ptr %7, align 4
  %131 = call ptr @addendum_behind(ptr noundef %129, i32 noundef %130)
  %132 = load ptr, ptr %6, align 8
  %133 = load i32, ptr %7, align 4
  %134 = call ptr @addendum_behind(ptr noundef %132, i32 noundef %133)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %131, ptr align 8 %134, i64 16, i1 false)
  br label %135

135:                                              ; preds = %128, %125
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
  %7 = load i32, ptr @fortran_ranks, align 4
  %8 = icmp sle i32 %6, %7
  %9 = zext i1 %8 to i32
  call void @require(i32 noundef %9, ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 0)
  store i64 1, ptr %5, align 8
  br label %10

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 0, %11
  br i1 %12, label %13, label %21

13:                                               ; preds = %10
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.descriptor, ptr %14, i32 0, i32 7
  %16 = getelementptr inbounds [0 x %struct.dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %5, align 8
  %20 = mul nsw i64 %19, %18
  store i64 %20, ptr %5, align 8
  br label %21

21:                                               ; preds = %13, %10
  %22 = load i32, ptr %4, align 4
  %23 = icmp slt i32 1, %22
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds %struct.descriptor, ptr %25, i32 0, i32 7
  %27 = getelementptr inbounds [0 x %struct.dimension], ptr %26, i64 0, i64 1
  %28 = getelementptr inbounds %struct.dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %5, align 8
  %31 = mul nsw i64 %30, %29
  store i64 %31, ptr %5, align 8
  br label %32

32:                                               ; preds = %24, %21
  %33 = load i32, ptr %4, align 4
  %34 = icmp slt i32 2, %33
  br i1 %34, label %35, label %43

35:                                               ; preds = %32
  %36 = load ptr, ptr %3, align 8
  %37 = getelementptr inbounds %struct.descriptor, ptr %36, i32 0, i32 7
  %38 = getelementptr inbounds [0 x %struct.dimension], ptr %37, i64 0, i64 2
  %39 = getelementptr inbounds %struct.dimension, ptr %38, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = load i64, ptr %5, align 8
  %42 = mul nsw i64 %41, %40
  store i64 %42, ptr %5, align 8
  br label %43

43:                                               ; preds = %35, %32
  %44 = load i32, ptr %4, align 4
  %45 = icmp slt i32 3, %44
  br i1 %45, label %46, label %54

46:                                               ; preds = %43
  %47 = load ptr, ptr %3, align 8
  %48 = getelementptr inbounds %struct.descriptor, ptr %47, i32 0, i32 7
  %49 = getelementptr inbounds [0 x %struct.dimension], ptr %48, i64 0, i64 3
  %50 = getelementptr inbounds %struct.dimension, ptr %49, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = load i64, ptr %5, align 8
  %53 = mul nsw i64 %52, %51
  store i64 %53, ptr %5, align 8
  br label %54

54:                                               ; preds = %46, %43
  %55 = load i32, ptr @fortran_ranks, align 4
  %56 = icmp slt i32 4, %55
  br i1 %56, label %57, label %68

57:                                               ; preds = %54
  %58 = load i32, ptr %4, align 4
  %59 = icmp slt i32 4, %58
  br i1 %59, label %60, label %68

60:                                               ; preds = %57
  %61 = load ptr, ptr %3, align 8
  %62 = getelementptr inbounds %struct.descriptor, ptr %61, i32 0, i32 7
  %63 = getelementptr inbounds [0 x %struct.dimension], ptr %62, i64 0, i64 4
  %64 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = load i64, ptr %5, align 8
  %67 = mul nsw i64 %66, %65
  store i64 %67, ptr %5, align 8
  br label %68

68:                                               ; preds = %60, %57, %54
  %69 = load i32, ptr @fortran_ranks, align 4
  %70 = icmp slt i32 5, %69
  br i1 %70, label %71, label %82

71:                                               ; preds = %68
  %72 = load i32, ptr %4, align 4
  %73 = icmp slt i32 5, %72
  br i1 %73, label %74, label %82

74:                                               ; preds = %71
  %75 = load ptr, ptr %3, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 7
  %77 = getelementptr inbounds [0 x %struct.dimension], ptr %76, i64 0, i64 5
  %78 = getelementptr inbounds %struct.dimension, ptr %77, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = load i64, ptr %5, align 8
  %81 = mul nsw i64 %80, %79
  store i64 %81, ptr %5, align 8
  br label %82

82:                                               ; preds = %74, %71, %68
  %83 = load i32, ptr @fortran_ranks, align 4
  %84 = icmp slt i32 6, %83
  br i1 %84, label %85, label %96

85:                                               ; preds = %82
  %86 = load i32, ptr %4, align 4
  %87 = icmp slt i32 6, %86
  br i1 %87, label %88, label %96

88:                                               ; preds = %85
  %89 = load ptr, ptr %3, align 8
  %90 = getelementptr inbounds %struct.descriptor, ptr %89, i32 0, i32 7
  %91 = getelementptr inbounds [0 x %struct.dimension], ptr %90, i64 0, i64 6
  %92 = getelementptr inbounds %struct.dimension, ptr %91, i32 0, i32 1
  %93 = load i64, ptr %92, align 8
  %94 = load i64, ptr %5, align 8
  %95 = mul nsw i64 %94, %93
  store i64 %95, ptr %5, align 8
  br label %96

96:                                               ; preds = %88, %85, %82
  br label %97

97:                                               ; preds = %96
  br label %98

98:                                               ; preds = %97
  %99 = load i64, ptr %5, align 8
  ret i64 %99
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
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i8, align 1
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store ptr @.str.4, ptr %9, align 8
  store i32 0, ptr %10, align 4
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.descriptor, ptr %35, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = load i32, ptr @fortran_ranks, align 4
  %40 = icmp sle i32 %38, %39
  %41 = zext i1 %40 to i32
  %42 = load ptr, ptr %9, align 8
  call void @require(i32 noundef %41, ptr noundef @.str.5, ptr noundef %42, i32 noundef 0)
  %43 = load ptr, ptr %6, align 8
  %44 = load ptr, ptr %6, align 8
  %45 = getelementptr inbounds %struct.descriptor, ptr %44, i32 0, i32 3
  %46 = load i8, ptr %45, align 4
  %47 = zext i8 %46 to i32
  %48 = call ptr @dimension_of(ptr noundef %43, i32 noundef 0, i32 noundef %47)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %48, i64 24, i1 false)
  %49 = load ptr, ptr %6, align 8
  %50 = load ptr, ptr %6, align 8
  %51 = getelementptr inbounds %struct.descriptor, ptr %50, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = call ptr @dimension_of(ptr noundef %49, i32 noundef 1, i32 noundef %53)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %54, i64 24, i1 false)
  %55 = load ptr, ptr %6, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds %struct.descriptor, ptr %56, i32 0, i32 3
  %58 = load i8, ptr %57, align 4
  %59 = zext i8 %58 to i32
  %60 = call ptr @dimension_of(ptr noundef %55, i32 noundef 2, i32 noundef %59)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %60, i64 24, i1 false)
  %61 = load ptr, ptr %6, align 8
  %62 = load ptr, ptr %6, align 8
  %63 = getelementptr inbounds %struct.descriptor, ptr %62, i32 0, i32 3
  %64 = load i8, ptr %63, align 4
  %65 = zext i8 %64 to i32
  %66 = call ptr @dimension_of(ptr noundef %61, i32 noundef 3, i32 noundef %65)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %66, i64 24, i1 false)
  %67 = load ptr, ptr %6, align 8
  %68 = load ptr, ptr %6, align 8
  %69 = getelementptr inbounds %struct.descriptor, ptr %68, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = call ptr @dimension_of(ptr noundef %67, i32 noundef 4, i32 noundef %71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %72, i64 24, i1 false)
  %73 = load ptr, ptr %6, align 8
  %74 = load ptr, ptr %6, align 8
  %75 = getelementptr inbounds %struct.descriptor, ptr %74, i32 0, i32 3
  %76 = load i8, ptr %75, align 4
  %77 = zext i8 %76 to i32
  %78 = call ptr @dimension_of(ptr noundef %73, i32 noundef 5, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %78, i64 24, i1 false)
  %79 = load ptr, ptr %6, align 8
  %80 = load ptr, ptr %6, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = call ptr @dimension_of(ptr noundef %79, i32 noundef 6, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %84, i64 24, i1 false)
  %85 = load ptr, ptr %6, align 8
  %86 = call i64 @bytes_in(ptr noundef %85)
  %87 = call ptr @malloc(i64 noundef %86) #9
  store ptr %87, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %88

88:                                               ; preds = %238, %4
  %89 = load i64, ptr %19, align 8
  %90 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %88
  store i32 2, ptr %20, align 4
  br label %241

94:                                               ; preds = %88
  store i64 0, ptr %21, align 8
  br label %95

95:                                               ; preds = %234, %94
  %96 = load i64, ptr %21, align 8
  %97 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %96, %98
  br i1 %99, label %101, label %100

100:                                              ; preds = %95
  store i32 5, ptr %20, align 4
  br label %237

101:                                              ; preds = %95
  store i64 0, ptr %22, align 8
  br label %102

102:                                              ; preds = %230, %101
  %103 = load i64, ptr %22, align 8
  %104 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = icmp slt i64 %103, %105
  br i1 %106, label %108, label %107

107:                                              ; preds = %102
  store i32 8, ptr %20, align 4
  br label %233

108:                                              ; preds = %102
  store i64 0, ptr %23, align 8
  br label %109

109:                                              ; preds = %226, %108
  %110 = load i64, ptr %23, align 8
  %111 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %110, %112
  br i1 %113, label %115, label %114

114:                                              ; preds = %109
  store i32 11, ptr %20, align 4
  br label %229

115:                                              ; preds = %109
  store i64 0, ptr %24, align 8
  br label %116

116:                                              ; preds = %222, %115
  %117 = load i64, ptr %24, align 8
  %118 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %117, %119
  br i1 %120, label %122, label %121

121:                                              ; preds = %116
  store i32 14, ptr %20, align 4
  br label %225

122:                                              ; preds = %116
  store i64 0, ptr %25, align 8
  br label %123

123:                                              ; preds = %218, %122
  %124 = load i64, ptr %25, align 8
  %125 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %126 = load i64, ptr %125, align 8
  %127 = icmp slt i64 %124, %126
  br i1 %127, label %129, label %128

128:                                              ; preds = %123
  store i32 17, ptr %20, align 4
  br label %221

129:                                              ; preds = %123
  store i64 0, ptr %26, align 8
  br label %130

130:                                              ; preds = %214, %129
  %131 = load i64, ptr %26, align 8
  %132 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %131, %133
  br i1 %134, label %136, label %135

135:                                              ; preds = %130
  store i32 20, ptr %20, align 4
  br label %217

136:                                              ; preds = %130
  %137 = load ptr, ptr %6, align 8
  %138 = call ptr @type_of(ptr noundef %137)
  %139 = load ptr, ptr %6, align 8
  %140 = getelementptr inbounds %struct.descriptor, ptr %139, i32 0, i32 0
  %141 = load ptr, ptr %140, align 8
  %142 = load i64, ptr %26, align 8
  %143 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %142, %144
  %146 = load i64, ptr %25, align 8
  %147 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %146, %148
  %150 = add nsw i64 %145, %149
  %151 = load i64, ptr %24, align 8
  %152 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %151, %153
  %155 = add nsw i64 %150, %154
  %156 = load i64, ptr %23, align 8
  %157 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %158 = load i64, ptr %157, align 8
  %159 = mul nsw i64 %156, %158
  %160 = add nsw i64 %155, %159
  %161 = load i64, ptr %22, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %161, %163
  %165 = add nsw i64 %160, %164
  %166 = load i64, ptr %21, align 8
  %167 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %166, %168
  %170 = add nsw i64 %165, %169
  %171 = load i64, ptr %19, align 8
  %172 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %171, %173
  %175 = add nsw i64 %170, %174
  %176 = getelementptr inbounds i8, ptr %141, i64 %175
  %177 = load ptr, ptr %18, align 8
  %178 = load i64, ptr %19, align 8
  %179 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = mul nsw i64 %178, %180
  %182 = load i64, ptr %21, align 8
  %183 = add nsw i64 %181, %182
  %184 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = mul nsw i64 %183, %185
  %187 = load i64, ptr %22, align 8
  %188 = add nsw i64 %186, %187
  %189 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %188, %190
  %192 = load i64, ptr %23, align 8
  %193 = add nsw i64 %191, %192
  %194 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %193, %195
  %197 = load i64, ptr %24, align 8
  %198 = add nsw i64 %196, %197
  %199 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %200 = load i64, ptr %199, align 8
  %201 = mul nsw i64 %198, %200
  %202 = load i64, ptr %25, align 8
  %203 = add nsw i64 %201, %202
  %204 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  %206 = mul nsw i64 %203, %205
  %207 = load i64, ptr %26, align 8
  %208 = add nsw i64 %206, %207
  %209 = load ptr, ptr %6, align 8
  %210 = getelementptr inbounds %struct.descriptor, ptr %209, i32 0, i32 1
  %211 = load i64, ptr %210, align 8
  %212 = mul nsw i64 %208, %211
  %213 = getelementptr inbounds i8, ptr %177, i64 %212
  call void @fortran_put_aside(ptr noundef %138, ptr noundef %176, ptr noundef %213)
  br label %214

214:                                              ; preds = %136
  %215 = load i64, ptr %26, align 8
  %216 = add nsw i64 %215, 1
  store i64 %216, ptr %26, align 8
  br label %130

217:                                              ; preds = %135
  br label %218

218:                                              ; preds = %217
  %219 = load i64, ptr %25, align 8
  %220 = add nsw i64 %219, 1
  store i64 %220, ptr %25, align 8
  br label %123

221:                                              ; preds = %128
  br label %222

222:                                              ; preds = %221
  %223 = load i64, ptr %24, align 8
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %24, align 8
  br label %116

225:                                              ; preds = %121
  br label %226

226:                                              ; preds = %225
  %227 = load i64, ptr %23, align 8
  %228 = add nsw i64 %227, 1
  store i64 %228, ptr %23, align 8
  br label %109

229:                                              ; preds = %114
  br label %230

230:                                              ; preds = %229
  %231 = load i64, ptr %22, align 8
  %232 = add nsw i64 %231, 1
  store i64 %232, ptr %22, align 8
  br label %102

233:                                              ; preds = %107
  br label %234

234:                                              ; preds = %233
  %235 = load i64, ptr %21, align 8
  %236 = add nsw i64 %235, 1
  store i64 %236, ptr %21, align 8
  br label %95

237:                                              ; preds = %100
  br label %238

238:                                              ; preds = %237
  %239 = load i64, ptr %19, align 8
  %240 = add nsw i64 %239, 1
  store i64 %240, ptr %19, align 8
  br label %88

241:                                              ; preds = %93
  %242 = load ptr, ptr %8, align 8
  %243 = load ptr, ptr %5, align 8
  %244 = load ptr, ptr %6, align 8
  %245 = load ptr, ptr %7, align 8
  %246 = call zeroext i1 %242(ptr noundef %243, ptr noundef %244, ptr noundef %245)
  %247 = zext i1 %246 to i8
  store i8 %247, ptr %27, align 1
  store i64 0, ptr %28, align 8
  br label %248

248:                                              ; preds = %398, %241
  %249 = load i64, ptr %28, align 8
  %250 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %251 = load i64, ptr %250, align 8
  %252 = icmp slt i64 %249, %251
  br i1 %252, label %254, label %253

253:                                              ; preds = %248
  store i32 23, ptr %20, align 4
  br label %401

254:                                              ; preds = %248
  store i64 0, ptr %29, align 8
  br label %255

255:                                              ; preds = %394, %254
  %256 = load i64, ptr %29, align 8
  %257 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %258 = load i64, ptr %257, align 8
  %259 = icmp slt i64 %256, %258
  br i1 %259, label %261, label %260

260:                                              ; preds = %255
  store i32 26, ptr %20, align 4
  br label %397

261:                                              ; preds = %255
  store i64 0, ptr %30, align 8
  br label %262

262:                                              ; preds = %390, %261
  %263 = load i64, ptr %30, align 8
  %264 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %265 = load i64, ptr %264, align 8
  %266 = icmp slt i64 %263, %265
  br i1 %266, label %268, label %267

267:                                              ; preds = %262
  store i32 29, ptr %20, align 4
  br label %393

268:                                              ; preds = %262
  store i64 0, ptr %31, align 8
  br label %269

269:                                              ; preds = %386, %268
  %270 = load i64, ptr %31, align 8
  %271 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %272 = load i64, ptr %271, align 8
  %273 = icmp slt i64 %270, %272
  br i1 %273, label %275, label %274

274:                                              ; preds = %269
  store i32 32, ptr %20, align 4
  br label %389

275:                                              ; preds = %269
  store i64 0, ptr %32, align 8
  br label %276

276:                                              ; preds = %382, %275
  %277 = load i64, ptr %32, align 8
  %278 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %279 = load i64, ptr %278, align 8
  %280 = icmp slt i64 %277, %279
  br i1 %280, label %282, label %281

281:                                              ; preds = %276
  store i32 35, ptr %20, align 4
  br label %385

282:                                              ; preds = %276
  store i64 0, ptr %33, align 8
  br label %283

283:                                              ; preds = %378, %282
  %284 = load i64, ptr %33, align 8
  %285 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %286 = load i64, ptr %285, align 8
  %287 = icmp slt i64 %284, %286
  br i1 %287, label %289, label %288

288:                                              ; preds = %283
  store i32 38, ptr %20, align 4
  br label %381

289:                                              ; preds = %283
  store i64 0, ptr %34, align 8
  br label %290

290:                                              ; preds = %374, %289
  %291 = load i64, ptr %34, align 8
  %292 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %293 = load i64, ptr %292, align 8
  %294 = icmp slt i64 %291, %293
  br i1 %294, label %296, label %295

295:                                              ; preds = %290
  store i32 41, ptr %20, align 4
  br label %377

296:                                              ; preds = %290
  %297 = load ptr, ptr %6, align 8
  %298 = call ptr @type_of(ptr noundef %297)
  %299 = load ptr, ptr %6, align 8
  %300 = getelementptr inbounds %struct.descriptor, ptr %299, i32 0, i32 0
  %301 = load ptr, ptr %300, align 8
  %302 = load i64, ptr %34, align 8
  %303 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %304 = load i64, ptr %303, align 8
  %305 = mul nsw i64 %302, %304
  %306 = load i64, ptr %33, align 8
  %307 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %308 = load i64, ptr %307, align 8
  %309 = mul nsw i64 %306, %308
  %310 = add nsw i64 %305, %309
  %311 = load i64, ptr %32, align 8
  %312 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %313 = load i64, ptr %312, align 8
  %314 = mul nsw i64 %311, %313
  %315 = add nsw i64 %310, %314
  %316 = load i64, ptr %31, align 8
  %317 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %318 = load i64, ptr %317, align 8
  %319 = mul nsw i64 %316, %318
  %320 = add nsw i64 %315, %319
  %321 = load i64, ptr %30, align 8
  %322 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %323 = load i64, ptr %322, align 8
  %324 = mul nsw i64 %321, %323
  %325 = add nsw i64 %320, %324
  %326 = load i64, ptr %29, align 8
  %327 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %326, %328
  %330 = add nsw i64 %325, %329
  %331 = load i64, ptr %28, align 8
  %332 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %333 = load i64, ptr %332, align 8
  %334 = mul nsw i64 %331, %333
  %335 = add nsw i64 %330, %334
  %336 = getelementptr inbounds i8, ptr %301, i64 %335
  %337 = load ptr, ptr %18, align 8
  %338 = load i64, ptr %28, align 8
  %339 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %340 = load i64, ptr %339, align 8
  %341 = mul nsw i64 %338, %340
  %342 = load i64, ptr %29, align 8
  %343 = add nsw i64 %341, %342
  %344 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %345 = load i64, ptr %344, align 8
  %346 = mul nsw i64 %343, %345
  %347 = load i64, ptr %30, align 8
  %348 = add nsw i64 %346, %347
  %349 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %350 = load i64, ptr %349, align 8
  %351 = mul nsw i64 %348, %350
  %352 = load i64, ptr %31, align 8
  %353 = add nsw i64 %351, %352
  %354 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %355 = load i64, ptr %354, align 8
  %356 = mul nsw i64 %353, %355
  %357 = load i64, ptr %32, align 8
  %358 = add nsw i64 %356, %357
  %359 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %360 = load i64, ptr %359, align 8
  %361 = mul nsw i64 %358, %360
  %362 = load i64, ptr %33, align 8
  %363 = add nsw i64 %361, %362
  %364 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %365 = load i64, ptr %364, align 8
  %366 = mul nsw i64 %363, %365
  %367 = load i64, ptr %34, align 8
  %368 = add nsw i64 %366, %367
  %369 = load ptr, ptr %6, align 8
  %370 = getelementptr inbounds %struct.descriptor, ptr %369, i32 0, i32 1
  %371 = load i64, ptr %370, align 8
  %372 = mul nsw i64 %368, %371
  %373 = getelementptr inbounds i8, ptr %337, i64 %372
  call void @fortran_take_back(ptr noundef %298, ptr noundef %336, ptr noundef %373)
  br label %374

374:                                              ; preds = %296
  %375 = load i64, ptr %34, align 8
  %376 = add nsw i64 %375, 1
  store i64 %376, ptr %34, align 8
  br label %290

377:                                              ; preds = %295
  br label %378

378:                                              ; preds = %377
  %379 = load i64, ptr %33, align 8
  %380 = add nsw i64 %379, 1
  store i64 %380, ptr %33, align 8
  br label %283

381:                                              ; preds = %288
  br label %382

382:                                              ; preds = %381
  %383 = load i64, ptr %32, align 8
  %384 = add nsw i64 %383, 1
  store i64 %384, ptr %32, align 8
  br label %276

385:                                              ; preds = %281
  br label %386

386:                                              ; preds = %385
  %387 = load i64, ptr %31, align 8
  %388 = add nsw i64 %387, 1
  store i64 %388, ptr %31, align 8
  br label %269

389:                                              ; preds = %274
  br label %390

390:                                              ; preds = %389
  %391 = load i64, ptr %30, align 8
  %392 = add nsw i64 %391, 1
  store i64 %392, ptr %30, align 8
  br label %262

393:                                              ; preds = %267
  br label %394

394:                                              ; preds = %393
  %395 = load i64, ptr %29, align 8
  %396 = add nsw i64 %395, 1
  store i64 %396, ptr %29, align 8
  br label %255

397:                                              ; preds = %260
  br label %398

398:                                              ; preds = %397
  %399 = load i64, ptr %28, align 8
  %400 = add nsw i64 %399, 1
  store i64 %400, ptr %28, align 8
  br label %248

401:                                              ; preds = %253
  %402 = load ptr, ptr %18, align 8
  call void @free(ptr noundef %402)
  %403 = load i8, ptr %27, align 1
  %404 = trunc i8 %403 to i1
  store i32 1, ptr %20, align 4
  ret i1 %404
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
  %12 = alloca %struct.dimension, align 8
  %13 = alloca %struct.dimension, align 8
  %14 = alloca %struct.dimension, align 8
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
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store ptr @.str.4, ptr %5, align 8
  store i32 0, ptr %6, align 4
  store i8 1, ptr %7, align 1
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds %struct.descriptor, ptr %30, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = load i32, ptr @fortran_ranks, align 4
  %35 = icmp sle i32 %33, %34
  %36 = zext i1 %35 to i32
  %37 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %36, ptr noundef @.str.5, ptr noundef %37, i32 noundef 0)
  %38 = load ptr, ptr %4, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds %struct.descriptor, ptr %39, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = call ptr @dimension_of(ptr noundef %38, i32 noundef 0, i32 noundef %42)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %43, i64 24, i1 false)
  %44 = load ptr, ptr %4, align 8
  %45 = load ptr, ptr %4, align 8
  %46 = getelementptr inbounds %struct.descriptor, ptr %45, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = call ptr @dimension_of(ptr noundef %44, i32 noundef 1, i32 noundef %48)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %49, i64 24, i1 false)
  %50 = load ptr, ptr %4, align 8
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds %struct.descriptor, ptr %51, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = call ptr @dimension_of(ptr noundef %50, i32 noundef 2, i32 noundef %54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %55, i64 24, i1 false)
  %56 = load ptr, ptr %4, align 8
  %57 = load ptr, ptr %4, align 8
  %58 = getelementptr inbounds %struct.descriptor, ptr %57, i32 0, i32 3
  %59 = load i8, ptr %58, align 4
  %60 = zext i8 %59 to i32
  %61 = call ptr @dimension_of(ptr noundef %56, i32 noundef 3, i32 noundef %60)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %61, i64 24, i1 false)
  %62 = load ptr, ptr %4, align 8
  %63 = load ptr, ptr %4, align 8
  %64 = getelementptr inbounds %struct.descriptor, ptr %63, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = call ptr @dimension_of(ptr noundef %62, i32 noundef 4, i32 noundef %66)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %67, i64 24, i1 false)
  %68 = load ptr, ptr %4, align 8
  %69 = load ptr, ptr %4, align 8
  %70 = getelementptr inbounds %struct.descriptor, ptr %69, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = call ptr @dimension_of(ptr noundef %68, i32 noundef 5, i32 noundef %72)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %73, i64 24, i1 false)
  %74 = load ptr, ptr %4, align 8
  %75 = load ptr, ptr %4, align 8
  %76 = getelementptr inbounds %struct.descriptor, ptr %75, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = call ptr @dimension_of(ptr noundef %74, i32 noundef 6, i32 noundef %78)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %79, i64 24, i1 false)
  %80 = load ptr, ptr %4, align 8
  %81 = getelementptr inbounds %struct.descriptor, ptr %80, i32 0, i32 4
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  %84 = icmp eq i32 %83, 28
  br i1 %84, label %91, label %85

85:                                               ; preds = %2
  %86 = load ptr, ptr %4, align 8
  %87 = getelementptr inbounds %struct.descriptor, ptr %86, i32 0, i32 4
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  %90 = icmp eq i32 %89, 35
  br i1 %90, label %91, label %219

91:                                               ; preds = %85, %2
  store i64 0, ptr %15, align 8
  br label %92

92:                                               ; preds = %215, %91
  %93 = load i64, ptr %15, align 8
  %94 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = icmp slt i64 %93, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %92
  store i32 2, ptr %16, align 4
  br label %218

98:                                               ; preds = %92
  store i64 0, ptr %17, align 8
  br label %99

99:                                               ; preds = %211, %98
  %100 = load i64, ptr %17, align 8
  %101 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %100, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %99
  store i32 5, ptr %16, align 4
  br label %214

105:                                              ; preds = %99
  store i64 0, ptr %18, align 8
  br label %106

106:                                              ; preds = %207, %105
  %107 = load i64, ptr %18, align 8
  %108 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %107, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %106
  store i32 8, ptr %16, align 4
  br label %210

112:                                              ; preds = %106
  store i64 0, ptr %19, align 8
  br label %113

113:                                              ; preds = %203, %112
  %114 = load i64, ptr %19, align 8
  %115 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %114, %116
  br i1 %117, label %119, label %118

118:                                              ; preds = %113
  store i32 11, ptr %16, align 4
  br label %206

119:                                              ; preds = %113
  store i64 0, ptr %20, align 8
  br label %120

120:                                              ; preds = %199, %119
  %121 = load i64, ptr %20, align 8
  %122 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %126, label %125

125:                                              ; preds = %120
  store i32 14, ptr %16, align 4
  br label %202

126:                                              ; preds = %120
  store i64 0, ptr %21, align 8
  br label %127

127:                                              ; preds = %195, %126
  %128 = load i64, ptr %21, align 8
  %129 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %127
  store i32 17, ptr %16, align 4
  br label %198

133:                                              ; preds = %127
  store i64 0, ptr %22, align 8
  br label %134

134:                                              ; preds = %191, %133
  %135 = load i64, ptr %22, align 8
  %136 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %140, label %139

139:                                              ; preds = %134
  store i32 20, ptr %16, align 4
  br label %194

140:                                              ; preds = %134
  %141 = load i8, ptr %7, align 1
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %188

143:                                              ; preds = %140
  %144 = load ptr, ptr %3, align 8
  %145 = load ptr, ptr %4, align 8
  %146 = getelementptr inbounds %struct.descriptor, ptr %145, i32 0, i32 4
  %147 = load i8, ptr %146, align 1
  %148 = zext i8 %147 to i32
  %149 = load ptr, ptr %4, align 8
  %150 = getelementptr inbounds %struct.descriptor, ptr %149, i32 0, i32 0
  %151 = load ptr, ptr %150, align 8
  %152 = load i64, ptr %22, align 8
  %153 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %152, %154
  %156 = load i64, ptr %21, align 8
  %157 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %158 = load i64, ptr %157, align 8
  %159 = mul nsw i64 %156, %158
  %160 = add nsw i64 %155, %159
  %161 = load i64, ptr %20, align 8
  %162 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %161, %163
  %165 = add nsw i64 %160, %164
  %166 = load i64, ptr %19, align 8
  %167 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %166, %168
  %170 = add nsw i64 %165, %169
  %171 = load i64, ptr %18, align 8
  %172 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %173 = load i64, ptr %172, align 8
  %174 = mul nsw i64 %171, %173
  %175 = add nsw i64 %170, %174
  %176 = load i64, ptr %17, align 8
  %177 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %178 = load i64, ptr %177, align 8
  %179 = mul nsw i64 %176, %178
  %180 = add nsw i64 %175, %179
  %181 = load i64, ptr %15, align 8
  %182 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %181, %183
  %185 = add nsw i64 %180, %184
  %186 = getelementptr inbounds i8, ptr %151, i64 %185
  %187 = call zeroext i1 @input_doubles(ptr noundef %144, i32 noundef %148, ptr noundef %186)
  br label %188

188:                                              ; preds = %143, %140
  %189 = phi i1 [ false, %140 ], [ %187, %143 ]
  %190 = zext i1 %189 to i8
  store i8 %190, ptr %7, align 1
  br label %191

191:                                              ; preds = %188
  %192 = load i64, ptr %22, align 8
  %193 = add nsw i64 %192, 1
  store i64 %193, ptr %22, align 8
  br label %134

194:                                              ; preds = %139
  br label %195

195:                                              ; preds = %194
  %196 = load i64, ptr %21, align 8
  %197 = add nsw i64 %196, 1
  store i64 %197, ptr %21, align 8
  br label %127

198:                                              ; preds = %132
  br label %199

199:                                              ; preds = %198
  %200 = load i64, ptr %20, align 8
  %201 = add nsw i64 %200, 1
  store i64 %201, ptr %20, align 8
  br label %120

202:                                              ; preds = %125
  br label %203

203:                                              ; preds = %202
  %204 = load i64, ptr %19, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %19, align 8
  br label %113

206:                                              ; preds = %118
  br label %207

207:                                              ; preds = %206
  %208 = load i64, ptr %18, align 8
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %18, align 8
  br label %106

210:                                              ; preds = %111
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %17, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %17, align 8
  br label %99

214:                                              ; preds = %104
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %15, align 8
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %15, align 8
  br label %92

218:                                              ; preds = %97
  br label %398

219:                                              ; preds = %85
  %220 = load ptr, ptr %4, align 8
  %221 = getelementptr inbounds %struct.descriptor, ptr %220, i32 0, i32 4
  %222 = load i8, ptr %221, align 1
  %223 = zext i8 %222 to i32
  %224 = icmp eq i32 %223, 27
  br i1 %224, label %231, label %225

225:                                              ; preds = %219
  %226 = load ptr, ptr %4, align 8
  %227 = getelementptr inbounds %struct.descriptor, ptr %226, i32 0, i32 4
  %228 = load i8, ptr %227, align 1
  %229 = zext i8 %228 to i32
  %230 = icmp eq i32 %229, 34
  br i1 %230, label %231, label %359

231:                                              ; preds = %225, %219
  store i64 0, ptr %23, align 8
  br label %232

232:                                              ; preds = %355, %231
  %233 = load i64, ptr %23, align 8
  %234 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %235 = load i64, ptr %234, align 8
  %236 = icmp slt i64 %233, %235
  br i1 %236, label %238, label %237

237:                                              ; preds = %232
  store i32 23, ptr %16, align 4
  br label %358

238:                                              ; preds = %232
  store i64 0, ptr %24, align 8
  br label %239

239:                                              ; preds = %351, %238
  %240 = load i64, ptr %24, align 8
  %241 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %242 = load i64, ptr %241, align 8
  %243 = icmp slt i64 %240, %242
  br i1 %243, label %245, label %244

244:                                              ; preds = %239
  store i32 26, ptr %16, align 4
  br label %354

245:                                              ; preds = %239
  store i64 0, ptr %25, align 8
  br label %246

246:                                              ; preds = %347, %245
  %247 = load i64, ptr %25, align 8
  %248 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %249 = load i64, ptr %248, align 8
  %250 = icmp slt i64 %247, %249
  br i1 %250, label %252, label %251

251:                                              ; preds = %246
  store i32 29, ptr %16, align 4
  br label %350

252:                                              ; preds = %246
  store i64 0, ptr %26, align 8
  br label %253

253:                                              ; preds = %343, %252
  %254 = load i64, ptr %26, align 8
  %255 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %256 = load i64, ptr %255, align 8
  %257 = icmp slt i64 %254, %256
  br i1 %257, label %259, label %258

258:                                              ; preds = %253
  store i32 32, ptr %16, align 4
  br label %346

259:                                              ; preds = %253
  store i64 0, ptr %27, align 8
  br label %260

260:                                              ; preds = %339, %259
  %261 = load i64, ptr %27, align 8
  %262 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 1
  %263 = load i64, ptr %262, align 8
  %264 = icmp slt i64 %261, %263
  br i1 %264, label %266, label %265

265:                                              ; preds = %260
  store i32 35, ptr %16, align 4
  br label %342

266:                                              ; preds = %260
  store i64 0, ptr %28, align 8
  br label %267

267:                                              ; preds = %335, %266
  %268 = load i64, ptr %28, align 8
  %269 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 1
  %270 = load i64, ptr %269, align 8
  %271 = icmp slt i64 %268, %270
  br i1 %271, label %273, label %272

272:                                              ; preds = %267
  store i32 38, ptr %16, align 4
  br label %338

273:                                              ; preds = %267
  store i64 0, ptr %29, align 8
  br label %274

274:                                              ; preds = %331, %273
  %275 = load i64, ptr %29, align 8
  %276 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 1
  %277 = load i64, ptr %276, align 8
  %278 = icmp slt i64 %275, %277
  br i1 %278, label %280, label %279

279:                                              ; preds = %274
  store i32 41, ptr %16, align 4
  br label %334

280:                                              ; preds = %274
  %281 = load i8, ptr %7, align 1
  %282 = trunc i8 %281 to i1
  br i1 %282, label %283, label %328

283:                                              ; preds = %280
  %284 = load ptr, ptr %3, align 8
  %285 = load ptr, ptr %4, align 8
  %286 = getelementptr inbounds %struct.descriptor, ptr %285, i32 0, i32 4
  %287 = load i8, ptr %286, align 1
  %288 = zext i8 %287 to i32
  %289 = load ptr, ptr %4, align 8
  %290 = getelementptr inbounds %struct.descriptor, ptr %289, i32 0, i32 0
  %291 = load ptr, ptr %290, align 8
  %292 = load i64, ptr %29, align 8
  %293 = getelementptr inbounds %struct.dimension, ptr %8, i32 0, i32 2
  %294 = load i64, ptr %293, align 8
  %295 = mul nsw i64 %292, %294
  %296 = load i64, ptr %28, align 8
  %297 = getelementptr inbounds %struct.dimension, ptr %9, i32 0, i32 2
  %298 = load i64, ptr %297, align 8
  %299 = mul nsw i64 %296, %298
  %300 = add nsw i64 %295, %299
  %301 = load i64, ptr %27, align 8
  %302 = getelementptr inbounds %struct.dimension, ptr %10, i32 0, i32 2
  %303 = load i64, ptr %302, align 8
  %304 = mul nsw i64 %301, %303
  %305 = add nsw i64 %300, %304
  %306 = load i64, ptr %26, align 8
  %307 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %308 = load i64, ptr %307, align 8
  %309 = mul nsw i64 %306, %308
  %310 = add nsw i64 %305, %309
  %311 = load i64, ptr %25, align 8
  %312 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %313 = load i64, ptr %312, align 8
  %314 = mul nsw i64 %311, %313
  %315 = add nsw i64 %310, %314
  %316 = load i64, ptr %24, align 8
  %317 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %318 = load i64, ptr %317, align 8
  %319 = mul nsw i64 %316, %318
  %320 = add nsw i64 %315, %319
  %321 = load i64, ptr %23, align 8
  %322 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %323 = load i64, ptr %322, align 8
  %324 = mul nsw i64 %321, %323
  %325 = add nsw i64 %320, %324
  %326 = getelementptr inbounds i8, ptr %291, i64 %325
  %327 = call zeroext i1 @input_floats(ptr noundef %284, i32 noundef %288, ptr noundef %326)
  br label %328

328:                                              ; preds = %283, %280
  %329 = phi i1 [ false, %280 ], [ %327, %283 ]
  %330 = zext i1 %329 to i8
  store i8 %330, ptr %7, align 1
  br label %331

331:                                              ; preds = %328
  %332 = load i64, ptr %29, align 8
  %333 = add nsw i64 %332, 1
  store i64 %333, ptr %29, align 8
  br label %274

334:                                              ; preds = %279
  br label %335

335:                                              ; preds = %334
  %336 = load i64, ptr %28, align 8
  %337 = add nsw i64 %336, 1
  store i64 %337, ptr %28, align 8
  br label %267

338:                                              ; preds = %272
  br label %339

339:                                              ; preds = %338
  %340 = load i64, ptr %27, align 8
  %341 = add nsw i64 %340, 1
  store i64 %341, ptr %27, align 8
  br label %260

342:                                              ; preds = %265
  br label %343

343:                                              ; preds = %342
  %344 = load i64, ptr %26, align 8
  %345 = add nsw i64 %344, 1
  store i64 %345, ptr %26, align 8
  br label %253

346:                                              ; preds = %258
  br label %347

347:                                              ; preds = %346
  %348 = load i64, ptr %25, align 8
  %349 = add nsw i64 %348, 1
  store i64 %349, ptr %25, align 8
  br label %246

350:                                              ; preds = %251
  br label %351

351:                                              ; preds = %350
  %352 = load i64, ptr %24, align 8
  %353 = add nsw i64 %352, 1
  store i64 %353, ptr %24, align 8
  br label %239

354:                                              ; preds = %244
  br label %355

355:                                              ; preds = %354
  %356 = load i64, ptr %23, align 8
  %357 = add nsw i64 %356, 1
  store i64 %357, ptr %23, align 8
  br label %232

358:                                              ; preds = %237
  br label %397

359:                                              ; preds = %225
  %360 = load ptr, ptr %4, align 8
  %361 = getelementptr inbounds %struct.descriptor, ptr %360, i32 0, i32 4
  %362 = load i8, ptr %361, align 1
  %363 = zext i8 %362 to i32
  %364 = icmp eq i32 %363, 42
  br i1 %364, label %365, label %370

365:                                              ; preds = %359
  %366 = load ptr, ptr %3, align 8
  %367 = load ptr, ptr %4, align 8
  %368 = call zeroext i1 @input_objects(ptr noundef %366, ptr noundef %367, ptr noundef null, ptr noundef @read_objects)
  %369 = zext i1 %368 to i8
  store i8 %369, ptr %7, align 1
  br label %396

370:                                              ; preds = %359
  %371 = load ptr, ptr %4, align 8
  %372 = getelementptr inbounds %struct.descriptor, ptr %371, i32 0, i32 4
  %373 = load i8, ptr %372, align 1
  %374 = zext i8 %373 to i32
  %375 = icmp sle i32 %374, 24
  br i1 %375, label %388, label %376

376:                                              ; preds = %370
  %377 = load ptr, ptr %4, align 8
  %378 = getelementptr inbounds %struct.descriptor, ptr %377, i32 0, i32 4
  %379 = load i8, ptr %378, align 1
  %380 = zext i8 %379 to i32
  %381 = icmp eq i32 %380, 39
  br i1 %381, label %388, label %382

382:                                              ; preds = %376
  %383 = load ptr, ptr %4, align 8
  %384 = getelementptr inbounds %struct.descriptor, ptr %383, i32 0, i32 4
  %385 = load i8, ptr %384, align 1
  %386 = zext i8 %385 to i32
  %387 = icmp eq i32 %386, 40
  br label %388

388:                                              ; preds = %382, %376, %370
  %389 = phi i1 [ true, %376 ], [ true, %370 ], [ %387, %382 ]
  %390 = zext i1 %389 to i32
  %391 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %390, ptr noundef @.str.6, ptr noundef %391, i32 noundef 0)
  %392 = load ptr, ptr %3, align 8
  %393 = load ptr, ptr %4, align 8
  %394 = call zeroext i1 @read_array(ptr noundef %392, ptr noundef %393)
  %395 = zext i1 %394 to i8
  store i8 %395, ptr %7, align 1
  br label %396

396:                                              ; preds = %388, %365
  br label %397

397:                                              ; preds = %396, %358
  br label %398

398:                                              ; preds = %397, %218
  %399 = load i8, ptr %7, align 1
  %400 = trunc i8 %399 to i1
  store i32 1, ptr %16, align 4
  ret i1 %400
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
  %15 = alloca %struct.dimension, align 8
  %16 = alloca %struct.dimension, align 8
  %17 = alloca %struct.dimension, align 8
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
  %37 = alloca i64, align 8
  %38 = alloca i64, align 8
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
  %55 = alloca i8, align 1
  %56 = alloca i64, align 8
  %57 = alloca %struct.dimension, align 8
  %58 = alloca %struct.dimension, align 8
  %59 = alloca %struct.dimension, align 8
  %60 = alloca %struct.dimension, align 8
  %61 = alloca %struct.dimension, align 8
  %62 = alloca %struct.dimension, align 8
  %63 = alloca %struct.dimension, align 8
  %64 = alloca i64, align 8
  %65 = alloca i64, align 8
  %66 = alloca i64, align 8
  %67 = alloca i64, align 8
  %68 = alloca i64, align 8
  %69 = alloca i64, align 8
  %70 = alloca i64, align 8
  %71 = alloca i64, align 8
  %72 = alloca i64, align 8
  %73 = alloca i64, align 8
  %74 = alloca i64, align 8
  %75 = alloca i64, align 8
  %76 = alloca i64, align 8
  %77 = alloca i64, align 8
  %78 = alloca i64, align 8
  %79 = alloca i64, align 8
  %80 = alloca i64, align 8
  %81 = alloca i64, align 8
  %82 = alloca i64, align 8
  %83 = alloca i64, align 8
  %84 = alloca i64, align 8
  %85 = alloca i64, align 8
  %86 = alloca i64, align 8
  %87 = alloca i64, align 8
  %88 = alloca i64, align 8
  %89 = alloca i64, align 8
  %90 = alloca i64, align 8
  %91 = alloca i64, align 8
  %92 = alloca i64, align 8
  %93 = alloca i64, align 8
  %94 = alloca i64, align 8
  %95 = alloca i64, align 8
  %96 = alloca i64, align 8
  %97 = alloca i64, align 8
  %98 = alloca i64, align 8
  %99 = alloca i64, align 8
  %100 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store ptr @.str.4, ptr %5, align 8
  store i32 0, ptr %6, align 4
  %101 = load ptr, ptr %4, align 8
  %102 = getelementptr inbounds %struct.group, ptr %101, i32 0, i32 3
  %103 = load ptr, ptr %102, align 8
  call void @require_no_procedures(ptr noundef %103)
  %104 = load ptr, ptr %4, align 8
  %105 = getelementptr inbounds %struct.group, ptr %104, i32 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = mul i64 %106, 8
  %108 = call ptr @malloc(i64 noundef %107) #9
  store ptr %108, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %109

109:                                              ; preds = %1097, %2
  %110 = load i64, ptr %8, align 8
  %111 = load ptr, ptr %4, align 8
  %112 = getelementptr inbounds %struct.group, ptr %111, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = icmp ult i64 %110, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %109
  store i32 2, ptr %9, align 4
  br label %1100

116:                                              ; preds = %109
  %117 = load ptr, ptr %4, align 8
  %118 = getelementptr inbounds %struct.group, ptr %117, i32 0, i32 2
  %119 = load ptr, ptr %118, align 8
  %120 = load i64, ptr %8, align 8
  %121 = getelementptr inbounds %struct.member, ptr %119, i64 %120
  %122 = getelementptr inbounds %struct.member, ptr %121, i32 0, i32 1
  %123 = load ptr, ptr %122, align 8
  store ptr %123, ptr %10, align 8
  %124 = load ptr, ptr %10, align 8
  %125 = getelementptr inbounds %struct.descriptor, ptr %124, i32 0, i32 4
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = icmp sle i32 %127, 24
  br i1 %128, label %173, label %129

129:                                              ; preds = %116
  %130 = load ptr, ptr %10, align 8
  %131 = getelementptr inbounds %struct.descriptor, ptr %130, i32 0, i32 4
  %132 = load i8, ptr %131, align 1
  %133 = zext i8 %132 to i32
  %134 = icmp eq i32 %133, 39
  br i1 %134, label %173, label %135

135:                                              ; preds = %129
  %136 = load ptr, ptr %10, align 8
  %137 = getelementptr inbounds %struct.descriptor, ptr %136, i32 0, i32 4
  %138 = load i8, ptr %137, align 1
  %139 = zext i8 %138 to i32
  %140 = icmp eq i32 %139, 40
  br i1 %140, label %173, label %141

141:                                              ; preds = %135
  %142 = load ptr, ptr %10, align 8
  %143 = getelementptr inbounds %struct.descriptor, ptr %142, i32 0, i32 4
  %144 = load i8, ptr %143, align 1
  %145 = zext i8 %144 to i32
  %146 = icmp eq i32 %145, 42
  br i1 %146, label %173, label %147

147:                                              ; preds = %141
  %148 = load ptr, ptr %10, align 8
  %149 = getelementptr inbounds %struct.descriptor, ptr %148, i32 0, i32 4
  %150 = load i8, ptr %149, align 1
  %151 = zext i8 %150 to i32
  %152 = icmp eq i32 %151, 28
  br i1 %152, label %171, label %153

153:                                              ; preds = %147
  %154 = load ptr, ptr %10, align 8
  %155 = getelementptr inbounds %struct.descriptor, ptr %154, i32 0, i32 4
  %156 = load i8, ptr %155, align 1
  %157 = zext i8 %156 to i32
  %158 = icmp eq i32 %157, 35
  br i1 %158, label %171, label %159

159:                                              ; preds = %153
  %160 = load ptr, ptr %10, align 8
  %161 = getelementptr inbounds %struct.descriptor, ptr %160, i32 0, i32 4
  %162 = load i8, ptr %161, align 1
  %163 = zext i8 %162 to i32
  %164 = icmp eq i32 %163, 27
  br i1 %164, label %171, label %165

165:                                              ; preds = %159
  %166 = load ptr, ptr %10, align 8
  %167 = getelementptr inbounds %struct.descriptor, ptr %166, i32 0, i32 4
  %168 = load i8, ptr %167, align 1
  %169 = zext i8 %168 to i32
  %170 = icmp eq i32 %169, 34
  br label %171

171:                                              ; preds = %165, %159, %153, %147
  %172 = phi i1 [ true, %159 ], [ true, %153 ], [ true, %147 ], [ %170, %165 ]
  br label %173

173:                                              ; preds = %171, %141, %135, %129, %116
  %174 = phi i1 [ true, %141 ], [ true, %135 ], [ true, %129 ], [ true, %116 ], [ %172, %171 ]
  %175 = zext i1 %174 to i32
  %176 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %175, ptr noundef @.str.7, ptr noundef %176, i32 noundef 0)
  %177 = load ptr, ptr %10, align 8
  %178 = getelementptr inbounds %struct.descriptor, ptr %177, i32 0, i32 4
  %179 = load i8, ptr %178, align 1
  %180 = zext i8 %179 to i32
  %181 = icmp eq i32 %180, 28
  br i1 %181, label %206, label %182

182:                                              ; preds = %173
  %183 = load ptr, ptr %10, align 8
  %184 = getelementptr inbounds %struct.descriptor, ptr %183, i32 0, i32 4
  %185 = load i8, ptr %184, align 1
  %186 = zext i8 %185 to i32
  %187 = icmp eq i32 %186, 35
  br i1 %187, label %206, label %188

188:                                              ; preds = %182
  %189 = load ptr, ptr %10, align 8
  %190 = getelementptr inbounds %struct.descriptor, ptr %189, i32 0, i32 4
  %191 = load i8, ptr %190, align 1
  %192 = zext i8 %191 to i32
  %193 = icmp eq i32 %192, 27
  br i1 %193, label %206, label %194

194:                                              ; preds = %188
  %195 = load ptr, ptr %10, align 8
  %196 = getelementptr inbounds %struct.descriptor, ptr %195, i32 0, i32 4
  %197 = load i8, ptr %196, align 1
  %198 = zext i8 %197 to i32
  %199 = icmp eq i32 %198, 34
  br i1 %199, label %206, label %200

200:                                              ; preds = %194
  %201 = load ptr, ptr %10, align 8
  %202 = getelementptr inbounds %struct.descriptor, ptr %201, i32 0, i32 4
  %203 = load i8, ptr %202, align 1
  %204 = zext i8 %203 to i32
  %205 = icmp eq i32 %204, 42
  br i1 %205, label %206, label %209

206:                                              ; preds = %200, %194, %188, %182, %173
  %207 = load ptr, ptr %10, align 8
  %208 = call i64 @bytes_in(ptr noundef %207)
  br label %210

209:                                              ; preds = %200
  br label %210

210:                                              ; preds = %209, %206
  %211 = phi i64 [ %208, %206 ], [ 1, %209 ]
  %212 = call ptr @malloc(i64 noundef %211) #9
  %213 = load ptr, ptr %7, align 8
  %214 = load i64, ptr %8, align 8
  %215 = getelementptr inbounds ptr, ptr %213, i64 %214
  store ptr %212, ptr %215, align 8
  br label %216

216:                                              ; preds = %210
  %217 = load ptr, ptr %10, align 8
  %218 = getelementptr inbounds %struct.descriptor, ptr %217, i32 0, i32 3
  %219 = load i8, ptr %218, align 4
  %220 = zext i8 %219 to i32
  %221 = load i32, ptr @fortran_ranks, align 4
  %222 = icmp sle i32 %220, %221
  %223 = zext i1 %222 to i32
  %224 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %223, ptr noundef @.str.5, ptr noundef %224, i32 noundef 0)
  %225 = load ptr, ptr %10, align 8
  %226 = load ptr, ptr %10, align 8
  %227 = getelementptr inbounds %struct.descriptor, ptr %226, i32 0, i32 3
  %228 = load i8, ptr %227, align 4
  %229 = zext i8 %228 to i32
  %230 = call ptr @dimension_of(ptr noundef %225, i32 noundef 0, i32 noundef %229)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %230, i64 24, i1 false)
  %231 = load ptr, ptr %10, align 8
  %232 = load ptr, ptr %10, align 8
  %233 = getelementptr inbounds %struct.descriptor, ptr %232, i32 0, i32 3
  %234 = load i8, ptr %233, align 4
  %235 = zext i8 %234 to i32
  %236 = call ptr @dimension_of(ptr noundef %231, i32 noundef 1, i32 noundef %235)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %236, i64 24, i1 false)
  %237 = load ptr, ptr %10, align 8
  %238 = load ptr, ptr %10, align 8
  %239 = getelementptr inbounds %struct.descriptor, ptr %238, i32 0, i32 3
  %240 = load i8, ptr %239, align 4
  %241 = zext i8 %240 to i32
  %242 = call ptr @dimension_of(ptr noundef %237, i32 noundef 2, i32 noundef %241)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %242, i64 24, i1 false)
  %243 = load ptr, ptr %10, align 8
  %244 = load ptr, ptr %10, align 8
  %245 = getelementptr inbounds %struct.descriptor, ptr %244, i32 0, i32 3
  %246 = load i8, ptr %245, align 4
  %247 = zext i8 %246 to i32
  %248 = call ptr @dimension_of(ptr noundef %243, i32 noundef 3, i32 noundef %247)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %248, i64 24, i1 false)
  %249 = load ptr, ptr %10, align 8
  %250 = load ptr, ptr %10, align 8
  %251 = getelementptr inbounds %struct.descriptor, ptr %250, i32 0, i32 3
  %252 = load i8, ptr %251, align 4
  %253 = zext i8 %252 to i32
  %254 = call ptr @dimension_of(ptr noundef %249, i32 noundef 4, i32 noundef %253)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %254, i64 24, i1 false)
  %255 = load ptr, ptr %10, align 8
  %256 = load ptr, ptr %10, align 8
  %257 = getelementptr inbounds %struct.descriptor, ptr %256, i32 0, i32 3
  %258 = load i8, ptr %257, align 4
  %259 = zext i8 %258 to i32
  %260 = call ptr @dimension_of(ptr noundef %255, i32 noundef 5, i32 noundef %259)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %260, i64 24, i1 false)
  %261 = load ptr, ptr %10, align 8
  %262 = load ptr, ptr %10, align 8
  %263 = getelementptr inbounds %struct.descriptor, ptr %262, i32 0, i32 3
  %264 = load i8, ptr %263, align 4
  %265 = zext i8 %264 to i32
  %266 = call ptr @dimension_of(ptr noundef %261, i32 noundef 6, i32 noundef %265)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %266, i64 24, i1 false)
  %267 = load ptr, ptr %10, align 8
  %268 = getelementptr inbounds %struct.descriptor, ptr %267, i32 0, i32 4
  %269 = load i8, ptr %268, align 1
  %270 = zext i8 %269 to i32
  %271 = icmp eq i32 %270, 28
  br i1 %271, label %272, label %424

272:                                              ; preds = %216
  store i64 0, ptr %18, align 8
  br label %273

273:                                              ; preds = %420, %272
  %274 = load i64, ptr %18, align 8
  %275 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %276 = load i64, ptr %275, align 8
  %277 = icmp slt i64 %274, %276
  br i1 %277, label %279, label %278

278:                                              ; preds = %273
  store i32 7, ptr %9, align 4
  br label %423

279:                                              ; preds = %273
  store i64 0, ptr %19, align 8
  br label %280

280:                                              ; preds = %416, %279
  %281 = load i64, ptr %19, align 8
  %282 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %283 = load i64, ptr %282, align 8
  %284 = icmp slt i64 %281, %283
  br i1 %284, label %286, label %285

285:                                              ; preds = %280
  store i32 10, ptr %9, align 4
  br label %419

286:                                              ; preds = %280
  store i64 0, ptr %20, align 8
  br label %287

287:                                              ; preds = %412, %286
  %288 = load i64, ptr %20, align 8
  %289 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %290 = load i64, ptr %289, align 8
  %291 = icmp slt i64 %288, %290
  br i1 %291, label %293, label %292

292:                                              ; preds = %287
  store i32 13, ptr %9, align 4
  br label %415

293:                                              ; preds = %287
  store i64 0, ptr %21, align 8
  br label %294

294:                                              ; preds = %408, %293
  %295 = load i64, ptr %21, align 8
  %296 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %297 = load i64, ptr %296, align 8
  %298 = icmp slt i64 %295, %297
  br i1 %298, label %300, label %299

299:                                              ; preds = %294
  store i32 16, ptr %9, align 4
  br label %411

300:                                              ; preds = %294
  store i64 0, ptr %22, align 8
  br label %301

301:                                              ; preds = %404, %300
  %302 = load i64, ptr %22, align 8
  %303 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %304 = load i64, ptr %303, align 8
  %305 = icmp slt i64 %302, %304
  br i1 %305, label %307, label %306

306:                                              ; preds = %301
  store i32 19, ptr %9, align 4
  br label %407

307:                                              ; preds = %301
  store i64 0, ptr %23, align 8
  br label %308

308:                                              ; preds = %400, %307
  %309 = load i64, ptr %23, align 8
  %310 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %311 = load i64, ptr %310, align 8
  %312 = icmp slt i64 %309, %311
  br i1 %312, label %314, label %313

313:                                              ; preds = %308
  store i32 22, ptr %9, align 4
  br label %403

314:                                              ; preds = %308
  store i64 0, ptr %24, align 8
  br label %315

315:                                              ; preds = %396, %314
  %316 = load i64, ptr %24, align 8
  %317 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %318 = load i64, ptr %317, align 8
  %319 = icmp slt i64 %316, %318
  br i1 %319, label %321, label %320

320:                                              ; preds = %315
  store i32 25, ptr %9, align 4
  br label %399

321:                                              ; preds = %315
  %322 = load ptr, ptr %7, align 8
  %323 = load i64, ptr %8, align 8
  %324 = getelementptr inbounds ptr, ptr %322, i64 %323
  %325 = load ptr, ptr %324, align 8
  %326 = load i64, ptr %18, align 8
  %327 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %326, %328
  %330 = load i64, ptr %19, align 8
  %331 = add nsw i64 %329, %330
  %332 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %333 = load i64, ptr %332, align 8
  %334 = mul nsw i64 %331, %333
  %335 = load i64, ptr %20, align 8
  %336 = add nsw i64 %334, %335
  %337 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %338 = load i64, ptr %337, align 8
  %339 = mul nsw i64 %336, %338
  %340 = load i64, ptr %21, align 8
  %341 = add nsw i64 %339, %340
  %342 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %343 = load i64, ptr %342, align 8
  %344 = mul nsw i64 %341, %343
  %345 = load i64, ptr %22, align 8
  %346 = add nsw i64 %344, %345
  %347 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %348 = load i64, ptr %347, align 8
  %349 = mul nsw i64 %346, %348
  %350 = load i64, ptr %23, align 8
  %351 = add nsw i64 %349, %350
  %352 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %353 = load i64, ptr %352, align 8
  %354 = mul nsw i64 %351, %353
  %355 = load i64, ptr %24, align 8
  %356 = add nsw i64 %354, %355
  %357 = getelementptr inbounds double, ptr %325, i64 %356
  %358 = load ptr, ptr %10, align 8
  %359 = getelementptr inbounds %struct.descriptor, ptr %358, i32 0, i32 0
  %360 = load ptr, ptr %359, align 8
  %361 = load i64, ptr %24, align 8
  %362 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %363 = load i64, ptr %362, align 8
  %364 = mul nsw i64 %361, %363
  %365 = load i64, ptr %23, align 8
  %366 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %367 = load i64, ptr %366, align 8
  %368 = mul nsw i64 %365, %367
  %369 = add nsw i64 %364, %368
  %370 = load i64, ptr %22, align 8
  %371 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %372 = load i64, ptr %371, align 8
  %373 = mul nsw i64 %370, %372
  %374 = add nsw i64 %369, %373
  %375 = load i64, ptr %21, align 8
  %376 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %377 = load i64, ptr %376, align 8
  %378 = mul nsw i64 %375, %377
  %379 = add nsw i64 %374, %378
  %380 = load i64, ptr %20, align 8
  %381 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %382 = load i64, ptr %381, align 8
  %383 = mul nsw i64 %380, %382
  %384 = add nsw i64 %379, %383
  %385 = load i64, ptr %19, align 8
  %386 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %387 = load i64, ptr %386, align 8
  %388 = mul nsw i64 %385, %387
  %389 = add nsw i64 %384, %388
  %390 = load i64, ptr %18, align 8
  %391 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %392 = load i64, ptr %391, align 8
  %393 = mul nsw i64 %390, %392
  %394 = add nsw i64 %389, %393
  %395 = getelementptr inbounds i8, ptr %360, i64 %394
  call void @set_aside_double(ptr noundef %357, ptr noundef %395)
  br label %396

396:                                              ; preds = %321
  %397 = load i64, ptr %24, align 8
  %398 = add nsw i64 %397, 1
  store i64 %398, ptr %24, align 8
  br label %315

399:                                              ; preds = %320
  br label %400

400:                                              ; preds = %399
  %401 = load i64, ptr %23, align 8
  %402 = add nsw i64 %401, 1
  store i64 %402, ptr %23, align 8
  br label %308

403:                                              ; preds = %313
  br label %404

404:                                              ; preds = %403
  %405 = load i64, ptr %22, align 8
  %406 = add nsw i64 %405, 1
  store i64 %406, ptr %22, align 8
  br label %301

407:                                              ; preds = %306
  br label %408

408:                                              ; preds = %407
  %409 = load i64, ptr %21, align 8
  %410 = add nsw i64 %409, 1
  store i64 %410, ptr %21, align 8
  br label %294

411:                                              ; preds = %299
  br label %412

412:                                              ; preds = %411
  %413 = load i64, ptr %20, align 8
  %414 = add nsw i64 %413, 1
  store i64 %414, ptr %20, align 8
  br label %287

415:                                              ; preds = %292
  br label %416

416:                                              ; preds = %415
  %417 = load i64, ptr %19, align 8
  %418 = add nsw i64 %417, 1
  store i64 %418, ptr %19, align 8
  br label %280

419:                                              ; preds = %285
  br label %420

420:                                              ; preds = %419
  %421 = load i64, ptr %18, align 8
  %422 = add nsw i64 %421, 1
  store i64 %422, ptr %18, align 8
  br label %273

423:                                              ; preds = %278
  br label %1094

424:                                              ; preds = %216
  %425 = load ptr, ptr %10, align 8
  %426 = getelementptr inbounds %struct.descriptor, ptr %425, i32 0, i32 4
  %427 = load i8, ptr %426, align 1
  %428 = zext i8 %427 to i32
  %429 = icmp eq i32 %428, 27
  br i1 %429, label %430, label %582

430:                                              ; preds = %424
  store i64 0, ptr %25, align 8
  br label %431

431:                                              ; preds = %578, %430
  %432 = load i64, ptr %25, align 8
  %433 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %434 = load i64, ptr %433, align 8
  %435 = icmp slt i64 %432, %434
  br i1 %435, label %437, label %436

436:                                              ; preds = %431
  store i32 28, ptr %9, align 4
  br label %581

437:                                              ; preds = %431
  store i64 0, ptr %26, align 8
  br label %438

438:                                              ; preds = %574, %437
  %439 = load i64, ptr %26, align 8
  %440 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %441 = load i64, ptr %440, align 8
  %442 = icmp slt i64 %439, %441
  br i1 %442, label %444, label %443

443:                                              ; preds = %438
  store i32 31, ptr %9, align 4
  br label %577

444:                                              ; preds = %438
  store i64 0, ptr %27, align 8
  br label %445

445:                                              ; preds = %570, %444
  %446 = load i64, ptr %27, align 8
  %447 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %448 = load i64, ptr %447, align 8
  %449 = icmp slt i64 %446, %448
  br i1 %449, label %451, label %450

450:                                              ; preds = %445
  store i32 34, ptr %9, align 4
  br label %573

451:                                              ; preds = %445
  store i64 0, ptr %28, align 8
  br label %452

452:                                              ; preds = %566, %451
  %453 = load i64, ptr %28, align 8
  %454 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %455 = load i64, ptr %454, align 8
  %456 = icmp slt i64 %453, %455
  br i1 %456, label %458, label %457

457:                                              ; preds = %452
  store i32 37, ptr %9, align 4
  br label %569

458:                                              ; preds = %452
  store i64 0, ptr %29, align 8
  br label %459

459:                                              ; preds = %562, %458
  %460 = load i64, ptr %29, align 8
  %461 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %462 = load i64, ptr %461, align 8
  %463 = icmp slt i64 %460, %462
  br i1 %463, label %465, label %464

464:                                              ; preds = %459
  store i32 40, ptr %9, align 4
  br label %565

465:                                              ; preds = %459
  store i64 0, ptr %30, align 8
  br label %466

466:                                              ; preds = %558, %465
  %467 = load i64, ptr %30, align 8
  %468 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %469 = load i64, ptr %468, align 8
  %470 = icmp slt i64 %467, %469
  br i1 %470, label %472, label %471

471:                                              ; preds = %466
  store i32 43, ptr %9, align 4
  br label %561

472:                                              ; preds = %466
  store i64 0, ptr %31, align 8
  br label %473

473:                                              ; preds = %554, %472
  %474 = load i64, ptr %31, align 8
  %475 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %476 = load i64, ptr %475, align 8
  %477 = icmp slt i64 %474, %476
  br i1 %477, label %479, label %478

478:                                              ; preds = %473
  store i32 46, ptr %9, align 4
  br label %557

479:                                              ; preds = %473
  %480 = load ptr, ptr %7, align 8
  %481 = load i64, ptr %8, align 8
  %482 = getelementptr inbounds ptr, ptr %480, i64 %481
  %483 = load ptr, ptr %482, align 8
  %484 = load i64, ptr %25, align 8
  %485 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %486 = load i64, ptr %485, align 8
  %487 = mul nsw i64 %484, %486
  %488 = load i64, ptr %26, align 8
  %489 = add nsw i64 %487, %488
  %490 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %491 = load i64, ptr %490, align 8
  %492 = mul nsw i64 %489, %491
  %493 = load i64, ptr %27, align 8
  %494 = add nsw i64 %492, %493
  %495 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %496 = load i64, ptr %495, align 8
  %497 = mul nsw i64 %494, %496
  %498 = load i64, ptr %28, align 8
  %499 = add nsw i64 %497, %498
  %500 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %501 = load i64, ptr %500, align 8
  %502 = mul nsw i64 %499, %501
  %503 = load i64, ptr %29, align 8
  %504 = add nsw i64 %502, %503
  %505 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %506 = load i64, ptr %505, align 8
  %507 = mul nsw i64 %504, %506
  %508 = load i64, ptr %30, align 8
  %509 = add nsw i64 %507, %508
  %510 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %511 = load i64, ptr %510, align 8
  %512 = mul nsw i64 %509, %511
  %513 = load i64, ptr %31, align 8
  %514 = add nsw i64 %512, %513
  %515 = getelementptr inbounds float, ptr %483, i64 %514
  %516 = load ptr, ptr %10, align 8
  %517 = getelementptr inbounds %struct.descriptor, ptr %516, i32 0, i32 0
  %518 = load ptr, ptr %517, align 8
  %519 = load i64, ptr %31, align 8
  %520 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %521 = load i64, ptr %520, align 8
  %522 = mul nsw i64 %519, %521
  %523 = load i64, ptr %30, align 8
  %524 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %525 = load i64, ptr %524, align 8
  %526 = mul nsw i64 %523, %525
  %527 = add nsw i64 %522, %526
  %528 = load i64, ptr %29, align 8
  %529 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %530 = load i64, ptr %529, align 8
  %531 = mul nsw i64 %528, %530
  %532 = add nsw i64 %527, %531
  %533 = load i64, ptr %28, align 8
  %534 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %535 = load i64, ptr %534, align 8
  %536 = mul nsw i64 %533, %535
  %537 = add nsw i64 %532, %536
  %538 = load i64, ptr %27, align 8
  %539 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %540 = load i64, ptr %539, align 8
  %541 = mul nsw i64 %538, %540
  %542 = add nsw i64 %537, %541
  %543 = load i64, ptr %26, align 8
  %544 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %545 = load i64, ptr %544, align 8
  %546 = mul nsw i64 %543, %545
  %547 = add nsw i64 %542, %546
  %548 = load i64, ptr %25, align 8
  %549 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %550 = load i64, ptr %549, align 8
  %551 = mul nsw i64 %548, %550
  %552 = add nsw i64 %547, %551
  %553 = getelementptr inbounds i8, ptr %518, i64 %552
  call void @set_aside_float(ptr noundef %515, ptr noundef %553)
  br label %554

554:                                              ; preds = %479
  %555 = load i64, ptr %31, align 8
  %556 = add nsw i64 %555, 1
  store i64 %556, ptr %31, align 8
  br label %473

557:                                              ; preds = %478
  br label %558

558:                                              ; preds = %557
  %559 = load i64, ptr %30, align 8
  %560 = add nsw i64 %559, 1
  store i64 %560, ptr %30, align 8
  br label %466

561:                                              ; preds = %471
  br label %562

562:                                              ; preds = %561
  %563 = load i64, ptr %29, align 8
  %564 = add nsw i64 %563, 1
  store i64 %564, ptr %29, align 8
  br label %459

565:                                              ; preds = %464
  br label %566

566:                                              ; preds = %565
  %567 = load i64, ptr %28, align 8
  %568 = add nsw i64 %567, 1
  store i64 %568, ptr %28, align 8
  br label %452

569:                                              ; preds = %457
  br label %570

570:                                              ; preds = %569
  %571 = load i64, ptr %27, align 8
  %572 = add nsw i64 %571, 1
  store i64 %572, ptr %27, align 8
  br label %445

573:                                              ; preds = %450
  br label %574

574:                                              ; preds = %573
  %575 = load i64, ptr %26, align 8
  %576 = add nsw i64 %575, 1
  store i64 %576, ptr %26, align 8
  br label %438

577:                                              ; preds = %443
  br label %578

578:                                              ; preds = %577
  %579 = load i64, ptr %25, align 8
  %580 = add nsw i64 %579, 1
  store i64 %580, ptr %25, align 8
  br label %431

581:                                              ; preds = %436
  br label %1093

582:                                              ; preds = %424
  %583 = load ptr, ptr %10, align 8
  %584 = getelementptr inbounds %struct.descriptor, ptr %583, i32 0, i32 4
  %585 = load i8, ptr %584, align 1
  %586 = zext i8 %585 to i32
  %587 = icmp eq i32 %586, 35
  br i1 %587, label %588, label %754

588:                                              ; preds = %582
  store i64 0, ptr %32, align 8
  br label %589

589:                                              ; preds = %750, %588
  %590 = load i64, ptr %32, align 8
  %591 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %592 = load i64, ptr %591, align 8
  %593 = icmp slt i64 %590, %592
  br i1 %593, label %595, label %594

594:                                              ; preds = %589
  store i32 49, ptr %9, align 4
  br label %753

595:                                              ; preds = %589
  store i64 0, ptr %33, align 8
  br label %596

596:                                              ; preds = %746, %595
  %597 = load i64, ptr %33, align 8
  %598 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %599 = load i64, ptr %598, align 8
  %600 = icmp slt i64 %597, %599
  br i1 %600, label %602, label %601

601:                                              ; preds = %596
  store i32 52, ptr %9, align 4
  br label %749

602:                                              ; preds = %596
  store i64 0, ptr %34, align 8
  br label %603

603:                                              ; preds = %742, %602
  %604 = load i64, ptr %34, align 8
  %605 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %606 = load i64, ptr %605, align 8
  %607 = icmp slt i64 %604, %606
  br i1 %607, label %609, label %608

608:                                              ; preds = %603
  store i32 55, ptr %9, align 4
  br label %745

609:                                              ; preds = %603
  store i64 0, ptr %35, align 8
  br label %610

610:                                              ; preds = %738, %609
  %611 = load i64, ptr %35, align 8
  %612 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %613 = load i64, ptr %612, align 8
  %614 = icmp slt i64 %611, %613
  br i1 %614, label %616, label %615

615:                                              ; preds = %610
  store i32 58, ptr %9, align 4
  br label %741

616:                                              ; preds = %610
  store i64 0, ptr %36, align 8
  br label %617

617:                                              ; preds = %734, %616
  %618 = load i64, ptr %36, align 8
  %619 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %620 = load i64, ptr %619, align 8
  %621 = icmp slt i64 %618, %620
  br i1 %621, label %623, label %622

622:                                              ; preds = %617
  store i32 61, ptr %9, align 4
  br label %737

623:                                              ; preds = %617
  store i64 0, ptr %37, align 8
  br label %624

624:                                              ; preds = %730, %623
  %625 = load i64, ptr %37, align 8
  %626 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %627 = load i64, ptr %626, align 8
  %628 = icmp slt i64 %625, %627
  br i1 %628, label %630, label %629

629:                                              ; preds = %624
  store i32 64, ptr %9, align 4
  br label %733

630:                                              ; preds = %624
  store i64 0, ptr %38, align 8
  br label %631

631:                                              ; preds = %726, %630
  %632 = load i64, ptr %38, align 8
  %633 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %634 = load i64, ptr %633, align 8
  %635 = icmp slt i64 %632, %634
  br i1 %635, label %637, label %636

636:                                              ; preds = %631
  store i32 67, ptr %9, align 4
  br label %729

637:                                              ; preds = %631
  store i64 0, ptr %39, align 8
  br label %638

638:                                              ; preds = %722, %637
  %639 = load i64, ptr %39, align 8
  %640 = icmp slt i64 %639, 2
  br i1 %640, label %642, label %641

641:                                              ; preds = %638
  store i32 70, ptr %9, align 4
  br label %725

642:                                              ; preds = %638
  %643 = load ptr, ptr %7, align 8
  %644 = load i64, ptr %8, align 8
  %645 = getelementptr inbounds ptr, ptr %643, i64 %644
  %646 = load ptr, ptr %645, align 8
  %647 = load i64, ptr %32, align 8
  %648 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %649 = load i64, ptr %648, align 8
  %650 = mul nsw i64 %647, %649
  %651 = load i64, ptr %33, align 8
  %652 = add nsw i64 %650, %651
  %653 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %654 = load i64, ptr %653, align 8
  %655 = mul nsw i64 %652, %654
  %656 = load i64, ptr %34, align 8
  %657 = add nsw i64 %655, %656
  %658 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %659 = load i64, ptr %658, align 8
  %660 = mul nsw i64 %657, %659
  %661 = load i64, ptr %35, align 8
  %662 = add nsw i64 %660, %661
  %663 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %664 = load i64, ptr %663, align 8
  %665 = mul nsw i64 %662, %664
  %666 = load i64, ptr %36, align 8
  %667 = add nsw i64 %665, %666
  %668 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %669 = load i64, ptr %668, align 8
  %670 = mul nsw i64 %667, %669
  %671 = load i64, ptr %37, align 8
  %672 = add nsw i64 %670, %671
  %673 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %674 = load i64, ptr %673, align 8
  %675 = mul nsw i64 %672, %674
  %676 = load i64, ptr %38, align 8
  %677 = add nsw i64 %675, %676
  %678 = mul nsw i64 2, %677
  %679 = getelementptr inbounds double, ptr %646, i64 %678
  %680 = load i64, ptr %39, align 8
  %681 = getelementptr inbounds double, ptr %679, i64 %680
  %682 = load ptr, ptr %10, align 8
  %683 = getelementptr inbounds %struct.descriptor, ptr %682, i32 0, i32 0
  %684 = load ptr, ptr %683, align 8
  %685 = load i64, ptr %38, align 8
  %686 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %687 = load i64, ptr %686, align 8
  %688 = mul nsw i64 %685, %687
  %689 = load i64, ptr %37, align 8
  %690 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %691 = load i64, ptr %690, align 8
  %692 = mul nsw i64 %689, %691
  %693 = add nsw i64 %688, %692
  %694 = load i64, ptr %36, align 8
  %695 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %696 = load i64, ptr %695, align 8
  %697 = mul nsw i64 %694, %696
  %698 = add nsw i64 %693, %697
  %699 = load i64, ptr %35, align 8
  %700 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %701 = load i64, ptr %700, align 8
  %702 = mul nsw i64 %699, %701
  %703 = add nsw i64 %698, %702
  %704 = load i64, ptr %34, align 8
  %705 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %706 = load i64, ptr %705, align 8
  %707 = mul nsw i64 %704, %706
  %708 = add nsw i64 %703, %707
  %709 = load i64, ptr %33, align 8
  %710 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %711 = load i64, ptr %710, align 8
  %712 = mul nsw i64 %709, %711
  %713 = add nsw i64 %708, %712
  %714 = load i64, ptr %32, align 8
  %715 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %716 = load i64, ptr %715, align 8
  %717 = mul nsw i64 %714, %716
  %718 = add nsw i64 %713, %717
  %719 = getelementptr inbounds i8, ptr %684, i64 %718
  %720 = load i64, ptr %39, align 8
  %721 = getelementptr inbounds double, ptr %719, i64 %720
  call void @set_aside_double(ptr noundef %681, ptr noundef %721)
  br label %722

722:                                              ; preds = %642
  %723 = load i64, ptr %39, align 8
  %724 = add nsw i64 %723, 1
  store i64 %724, ptr %39, align 8
  br label %638

725:                                              ; preds = %641
  br label %726

726:                                              ; preds = %725
  %727 = load i64, ptr %38, align 8
  %728 = add nsw i64 %727, 1
  store i64 %728, ptr %38, align 8
  br label %631

729:                                              ; preds = %636
  br label %730

730:                                              ; preds = %729
  %731 = load i64, ptr %37, align 8
  %732 = add nsw i64 %731, 1
  store i64 %732, ptr %37, align 8
  br label %624

733:                                              ; preds = %629
  br label %734

734:                                              ; preds = %733
  %735 = load i64, ptr %36, align 8
  %736 = add nsw i64 %735, 1
  store i64 %736, ptr %36, align 8
  br label %617

737:                                              ; preds = %622
  br label %738

738:                                              ; preds = %737
  %739 = load i64, ptr %35, align 8
  %740 = add nsw i64 %739, 1
  store i64 %740, ptr %35, align 8
  br label %610

741:                                              ; preds = %615
  br label %742

742:                                              ; preds = %741
  %743 = load i64, ptr %34, align 8
  %744 = add nsw i64 %743, 1
  store i64 %744, ptr %34, align 8
  br label %603

745:                                              ; preds = %608
  br label %746

746:                                              ; preds = %745
  %747 = load i64, ptr %33, align 8
  %748 = add nsw i64 %747, 1
  store i64 %748, ptr %33, align 8
  br label %596

749:                                              ; preds = %601
  br label %750

750:                                              ; preds = %749
  %751 = load i64, ptr %32, align 8
  %752 = add nsw i64 %751, 1
  store i64 %752, ptr %32, align 8
  br label %589

753:                                              ; preds = %594
  br label %1092

754:                                              ; preds = %582
  %755 = load ptr, ptr %10, align 8
  %756 = getelementptr inbounds %struct.descriptor, ptr %755, i32 0, i32 4
  %757 = load i8, ptr %756, align 1
  %758 = zext i8 %757 to i32
  %759 = icmp eq i32 %758, 34
  br i1 %759, label %760, label %926

760:                                              ; preds = %754
  store i64 0, ptr %40, align 8
  br label %761

761:                                              ; preds = %922, %760
  %762 = load i64, ptr %40, align 8
  %763 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %764 = load i64, ptr %763, align 8
  %765 = icmp slt i64 %762, %764
  br i1 %765, label %767, label %766

766:                                              ; preds = %761
  store i32 73, ptr %9, align 4
  br label %925

767:                                              ; preds = %761
  store i64 0, ptr %41, align 8
  br label %768

768:                                              ; preds = %918, %767
  %769 = load i64, ptr %41, align 8
  %770 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %771 = load i64, ptr %770, align 8
  %772 = icmp slt i64 %769, %771
  br i1 %772, label %774, label %773

773:                                              ; preds = %768
  store i32 76, ptr %9, align 4
  br label %921

774:                                              ; preds = %768
  store i64 0, ptr %42, align 8
  br label %775

775:                                              ; preds = %914, %774
  %776 = load i64, ptr %42, align 8
  %777 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %778 = load i64, ptr %777, align 8
  %779 = icmp slt i64 %776, %778
  br i1 %779, label %781, label %780

780:                                              ; preds = %775
  store i32 79, ptr %9, align 4
  br label %917

781:                                              ; preds = %775
  store i64 0, ptr %43, align 8
  br label %782

782:                                              ; preds = %910, %781
  %783 = load i64, ptr %43, align 8
  %784 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %785 = load i64, ptr %784, align 8
  %786 = icmp slt i64 %783, %785
  br i1 %786, label %788, label %787

787:                                              ; preds = %782
  store i32 82, ptr %9, align 4
  br label %913

788:                                              ; preds = %782
  store i64 0, ptr %44, align 8
  br label %789

789:                                              ; preds = %906, %788
  %790 = load i64, ptr %44, align 8
  %791 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %792 = load i64, ptr %791, align 8
  %793 = icmp slt i64 %790, %792
  br i1 %793, label %795, label %794

794:                                              ; preds = %789
  store i32 85, ptr %9, align 4
  br label %909

795:                                              ; preds = %789
  store i64 0, ptr %45, align 8
  br label %796

796:                                              ; preds = %902, %795
  %797 = load i64, ptr %45, align 8
  %798 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %799 = load i64, ptr %798, align 8
  %800 = icmp slt i64 %797, %799
  br i1 %800, label %802, label %801

801:                                              ; preds = %796
  store i32 88, ptr %9, align 4
  br label %905

802:                                              ; preds = %796
  store i64 0, ptr %46, align 8
  br label %803

803:                                              ; preds = %898, %802
  %804 = load i64, ptr %46, align 8
  %805 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %806 = load i64, ptr %805, align 8
  %807 = icmp slt i64 %804, %806
  br i1 %807, label %809, label %808

808:                                              ; preds = %803
  store i32 91, ptr %9, align 4
  br label %901

809:                                              ; preds = %803
  store i64 0, ptr %47, align 8
  br label %810

810:                                              ; preds = %894, %809
  %811 = load i64, ptr %47, align 8
  %812 = icmp slt i64 %811, 2
  br i1 %812, label %814, label %813

813:                                              ; preds = %810
  store i32 94, ptr %9, align 4
  br label %897

814:                                              ; preds = %810
  %815 = load ptr, ptr %7, align 8
  %816 = load i64, ptr %8, align 8
  %817 = getelementptr inbounds ptr, ptr %815, i64 %816
  %818 = load ptr, ptr %817, align 8
  %819 = load i64, ptr %40, align 8
  %820 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %821 = load i64, ptr %820, align 8
  %822 = mul nsw i64 %819, %821
  %823 = load i64, ptr %41, align 8
  %824 = add nsw i64 %822, %823
  %825 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %826 = load i64, ptr %825, align 8
  %827 = mul nsw i64 %824, %826
  %828 = load i64, ptr %42, align 8
  %829 = add nsw i64 %827, %828
  %830 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %831 = load i64, ptr %830, align 8
  %832 = mul nsw i64 %829, %831
  %833 = load i64, ptr %43, align 8
  %834 = add nsw i64 %832, %833
  %835 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %836 = load i64, ptr %835, align 8
  %837 = mul nsw i64 %834, %836
  %838 = load i64, ptr %44, align 8
  %839 = add nsw i64 %837, %838
  %840 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %841 = load i64, ptr %840, align 8
  %842 = mul nsw i64 %839, %841
  %843 = load i64, ptr %45, align 8
  %844 = add nsw i64 %842, %843
  %845 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %846 = load i64, ptr %845, align 8
  %847 = mul nsw i64 %844, %846
  %848 = load i64, ptr %46, align 8
  %849 = add nsw i64 %847, %848
  %850 = mul nsw i64 2, %849
  %851 = getelementptr inbounds float, ptr %818, i64 %850
  %852 = load i64, ptr %47, align 8
  %853 = getelementptr inbounds float, ptr %851, i64 %852
  %854 = load ptr, ptr %10, align 8
  %855 = getelementptr inbounds %struct.descriptor, ptr %854, i32 0, i32 0
  %856 = load ptr, ptr %855, align 8
  %857 = load i64, ptr %46, align 8
  %858 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %859 = load i64, ptr %858, align 8
  %860 = mul nsw i64 %857, %859
  %861 = load i64, ptr %45, align 8
  %862 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %863 = load i64, ptr %862, align 8
  %864 = mul nsw i64 %861, %863
  %865 = add nsw i64 %860, %864
  %866 = load i64, ptr %44, align 8
  %867 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %868 = load i64, ptr %867, align 8
  %869 = mul nsw i64 %866, %868
  %870 = add nsw i64 %865, %869
  %871 = load i64, ptr %43, align 8
  %872 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %873 = load i64, ptr %872, align 8
  %874 = mul nsw i64 %871, %873
  %875 = add nsw i64 %870, %874
  %876 = load i64, ptr %42, align 8
  %877 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %878 = load i64, ptr %877, align 8
  %879 = mul nsw i64 %876, %878
  %880 = add nsw i64 %875, %879
  %881 = load i64, ptr %41, align 8
  %882 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %883 = load i64, ptr %882, align 8
  %884 = mul nsw i64 %881, %883
  %885 = add nsw i64 %880, %884
  %886 = load i64, ptr %40, align 8
  %887 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %888 = load i64, ptr %887, align 8
  %889 = mul nsw i64 %886, %888
  %890 = add nsw i64 %885, %889
  %891 = getelementptr inbounds i8, ptr %856, i64 %890
  %892 = load i64, ptr %47, align 8
  %893 = getelementptr inbounds float, ptr %891, i64 %892
  call void @set_aside_float(ptr noundef %853, ptr noundef %893)
  br label %894

894:                                              ; preds = %814
  %895 = load i64, ptr %47, align 8
  %896 = add nsw i64 %895, 1
  store i64 %896, ptr %47, align 8
  br label %810

897:                                              ; preds = %813
  br label %898

898:                                              ; preds = %897
  %899 = load i64, ptr %46, align 8
  %900 = add nsw i64 %899, 1
  store i64 %900, ptr %46, align 8
  br label %803

901:                                              ; preds = %808
  br label %902

902:                                              ; preds = %901
  %903 = load i64, ptr %45, align 8
  %904 = add nsw i64 %903, 1
  store i64 %904, ptr %45, align 8
  br label %796

905:                                              ; preds = %801
  br label %906

906:                                              ; preds = %905
  %907 = load i64, ptr %44, align 8
  %908 = add nsw i64 %907, 1
  store i64 %908, ptr %44, align 8
  br label %789

909:                                              ; preds = %794
  br label %910

910:                                              ; preds = %909
  %911 = load i64, ptr %43, align 8
  %912 = add nsw i64 %911, 1
  store i64 %912, ptr %43, align 8
  br label %782

913:                                              ; preds = %787
  br label %914

914:                                              ; preds = %913
  %915 = load i64, ptr %42, align 8
  %916 = add nsw i64 %915, 1
  store i64 %916, ptr %42, align 8
  br label %775

917:                                              ; preds = %780
  br label %918

918:                                              ; preds = %917
  %919 = load i64, ptr %41, align 8
  %920 = add nsw i64 %919, 1
  store i64 %920, ptr %41, align 8
  br label %768

921:                                              ; preds = %773
  br label %922

922:                                              ; preds = %921
  %923 = load i64, ptr %40, align 8
  %924 = add nsw i64 %923, 1
  store i64 %924, ptr %40, align 8
  br label %761

925:                                              ; preds = %766
  br label %1091

926:                                              ; preds = %754
  %927 = load ptr, ptr %10, align 8
  %928 = getelementptr inbounds %struct.descriptor, ptr %927, i32 0, i32 4
  %929 = load i8, ptr %928, align 1
  %930 = zext i8 %929 to i32
  %931 = icmp eq i32 %930, 42
  br i1 %931, label %932, label %1090

932:                                              ; preds = %926
  store i64 0, ptr %48, align 8
  br label %933

933:                                              ; preds = %1086, %932
  %934 = load i64, ptr %48, align 8
  %935 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 1
  %936 = load i64, ptr %935, align 8
  %937 = icmp slt i64 %934, %936
  br i1 %937, label %939, label %938

938:                                              ; preds = %933
  store i32 97, ptr %9, align 4
  br label %1089

939:                                              ; preds = %933
  store i64 0, ptr %49, align 8
  br label %940

940:                                              ; preds = %1082, %939
  %941 = load i64, ptr %49, align 8
  %942 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %943 = load i64, ptr %942, align 8
  %944 = icmp slt i64 %941, %943
  br i1 %944, label %946, label %945

945:                                              ; preds = %940
  store i32 100, ptr %9, align 4
  br label %1085

946:                                              ; preds = %940
  store i64 0, ptr %50, align 8
  br label %947

947:                                              ; preds = %1078, %946
  %948 = load i64, ptr %50, align 8
  %949 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %950 = load i64, ptr %949, align 8
  %951 = icmp slt i64 %948, %950
  br i1 %951, label %953, label %952

952:                                              ; preds = %947
  store i32 103, ptr %9, align 4
  br label %1081

953:                                              ; preds = %947
  store i64 0, ptr %51, align 8
  br label %954

954:                                              ; preds = %1074, %953
  %955 = load i64, ptr %51, align 8
  %956 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %957 = load i64, ptr %956, align 8
  %958 = icmp slt i64 %955, %957
  br i1 %958, label %960, label %959

959:                                              ; preds = %954
  store i32 106, ptr %9, align 4
  br label %1077

960:                                              ; preds = %954
  store i64 0, ptr %52, align 8
  br label %961

961:                                              ; preds = %1070, %960
  %962 = load i64, ptr %52, align 8
  %963 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %964 = load i64, ptr %963, align 8
  %965 = icmp slt i64 %962, %964
  br i1 %965, label %967, label %966

966:                                              ; preds = %961
  store i32 109, ptr %9, align 4
  br label %1073

967:                                              ; preds = %961
  store i64 0, ptr %53, align 8
  br label %968

968:                                              ; preds = %1066, %967
  %969 = load i64, ptr %53, align 8
  %970 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %971 = load i64, ptr %970, align 8
  %972 = icmp slt i64 %969, %971
  br i1 %972, label %974, label %973

973:                                              ; preds = %968
  store i32 112, ptr %9, align 4
  br label %1069

974:                                              ; preds = %968
  store i64 0, ptr %54, align 8
  br label %975

975:                                              ; preds = %1062, %974
  %976 = load i64, ptr %54, align 8
  %977 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %978 = load i64, ptr %977, align 8
  %979 = icmp slt i64 %976, %978
  br i1 %979, label %981, label %980

980:                                              ; preds = %975
  store i32 115, ptr %9, align 4
  br label %1065

981:                                              ; preds = %975
  %982 = load ptr, ptr %10, align 8
  %983 = call ptr @type_of(ptr noundef %982)
  %984 = load ptr, ptr %10, align 8
  %985 = getelementptr inbounds %struct.descriptor, ptr %984, i32 0, i32 0
  %986 = load ptr, ptr %985, align 8
  %987 = load i64, ptr %54, align 8
  %988 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 2
  %989 = load i64, ptr %988, align 8
  %990 = mul nsw i64 %987, %989
  %991 = load i64, ptr %53, align 8
  %992 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 2
  %993 = load i64, ptr %992, align 8
  %994 = mul nsw i64 %991, %993
  %995 = add nsw i64 %990, %994
  %996 = load i64, ptr %52, align 8
  %997 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 2
  %998 = load i64, ptr %997, align 8
  %999 = mul nsw i64 %996, %998
  %1000 = add nsw i64 %995, %999
  %1001 = load i64, ptr %51, align 8
  %1002 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 2
  %1003 = load i64, ptr %1002, align 8
  %1004 = mul nsw i64 %1001, %1003
  %1005 = add nsw i64 %1000, %1004
  %1006 = load i64, ptr %50, align 8
  %1007 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 2
  %1008 = load i64, ptr %1007, align 8
  %1009 = mul nsw i64 %1006, %1008
  %1010 = add nsw i64 %1005, %1009
  %1011 = load i64, ptr %49, align 8
  %1012 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 2
  %1013 = load i64, ptr %1012, align 8
  %1014 = mul nsw i64 %1011, %1013
  %1015 = add nsw i64 %1010, %1014
  %1016 = load i64, ptr %48, align 8
  %1017 = getelementptr inbounds %struct.dimension, ptr %17, i32 0, i32 2
  %1018 = load i64, ptr %1017, align 8
  %1019 = mul nsw i64 %1016, %1018
  %1020 = add nsw i64 %1015, %1019
  %1021 = getelementptr inbounds i8, ptr %986, i64 %1020
  %1022 = load ptr, ptr %7, align 8
  %1023 = load i64, ptr %8, align 8
  %1024 = getelementptr inbounds ptr, ptr %1022, i64 %1023
  %1025 = load ptr, ptr %1024, align 8
  %1026 = load i64, ptr %48, align 8
  %1027 = getelementptr inbounds %struct.dimension, ptr %16, i32 0, i32 1
  %1028 = load i64, ptr %1027, align 8
  %1029 = mul nsw i64 %1026, %1028
  %1030 = load i64, ptr %49, align 8
  %1031 = add nsw i64 %1029, %1030
  %1032 = getelementptr inbounds %struct.dimension, ptr %15, i32 0, i32 1
  %1033 = load i64, ptr %1032, align 8
  %1034 = mul nsw i64 %1031, %1033
  %1035 = load i64, ptr %50, align 8
  %1036 = add nsw i64 %1034, %1035
  %1037 = getelementptr inbounds %struct.dimension, ptr %14, i32 0, i32 1
  %1038 = load i64, ptr %1037, align 8
  %1039 = mul nsw i64 %1036, %1038
  %1040 = load i64, ptr %51, align 8
  %1041 = add nsw i64 %1039, %1040
  %1042 = getelementptr inbounds %struct.dimension, ptr %13, i32 0, i32 1
  %1043 = load i64, ptr %1042, align 8
  %1044 = mul nsw i64 %1041, %1043
  %1045 = load i64, ptr %52, align 8
  %1046 = add nsw i64 %1044, %1045
  %1047 = getelementptr inbounds %struct.dimension, ptr %12, i32 0, i32 1
  %1048 = load i64, ptr %1047, align 8
  %1049 = mul nsw i64 %1046, %1048
  %1050 = load i64, ptr %53, align 8
  %1051 = add nsw i64 %1049, %1050
  %1052 = getelementptr inbounds %struct.dimension, ptr %11, i32 0, i32 1
  %1053 = load i64, ptr %1052, align 8
  %1054 = mul nsw i64 %1051, %1053
  %1055 = load i64, ptr %54, align 8
  %1056 = add nsw i64 %1054, %1055
  %1057 = load ptr, ptr %10, align 8
  %1058 = getelementptr inbounds %struct.descriptor, ptr %1057, i32 0, i32 1
  %1059 = load i64, ptr %1058, align 8
  %1060 = mul nsw i64 %1056, %1059
  %1061 = getelementptr inbounds i8, ptr %1025, i64 %1060
  call void @fortran_put_aside(ptr noundef %983, ptr noundef %1021, ptr noundef %1061)
  br label %1062

1062:                                             ; preds = %981
  %1063 = load i64, ptr %54, align 8
  %1064 = add nsw i64 %1063, 1
  store i64 %1064, ptr %54, align 8
  br label %975

1065:                                             ; preds = %980
  br label %1066

1066:                                             ; preds = %1065
  %1067 = load i64, ptr %53, align 8
  %1068 = add nsw i64 %1067, 1
  store i64 %1068, ptr %53, align 8
  br label %968

1069:                                             ; preds = %973
  br label %1070

1070:                                             ; preds = %1069
  %1071 = load i64, ptr %52, align 8
  %1072 = add nsw i64 %1071, 1
  store i64 %1072, ptr %52, align 8
  br label %961

1073:                                             ; preds = %966
  br label %1074

1074:                                             ; preds = %1073
  %1075 = load i64, ptr %51, align 8
  %1076 = add nsw i64 %1075, 1
  store i64 %1076, ptr %51, align 8
  br label %954

1077:                                             ; preds = %959
  br label %1078

1078:                                             ; preds = %1077
  %1079 = load i64, ptr %50, align 8
  %1080 = add nsw i64 %1079, 1
  store i64 %1080, ptr %50, align 8
  br label %947

1081:                                             ; preds = %952
  br label %1082

1082:                                             ; preds = %1081
  %1083 = load i64, ptr %49, align 8
  %1084 = add nsw i64 %1083, 1
  store i64 %1084, ptr %49, align 8
  br label %940

1085:                                             ; preds = %945
  br label %1086

1086:                                             ; preds = %1085
  %1087 = load i64, ptr %48, align 8
  %1088 = add nsw i64 %1087, 1
  store i64 %1088, ptr %48, align 8
  br label %933

1089:                                             ; preds = %938
  br label %1090

1090:                                             ; preds = %1089, %926
  br label %1091

1091:                                             ; preds = %1090, %925
  br label %1092

1092:                                             ; preds = %1091, %753
  br label %1093

1093:                                             ; preds = %1092, %581
  br label %1094

1094:                                             ; preds = %1093, %423
  br label %1095

1095:                                             ; preds = %1094
  br label %1096

1096:                                             ; preds = %1095
  br label %1097

1097:                                             ; preds = %1096
  %1098 = load i64, ptr %8, align 8
  %1099 = add i64 %1098, 1
  store i64 %1099, ptr %8, align 8
  br label %109

1100:                                             ; preds = %115
  %1101 = load ptr, ptr %3, align 8
  %1102 = load ptr, ptr %4, align 8
  %1103 = call zeroext i1 @read_namelist(ptr noundef %1101, ptr noundef %1102)
  %1104 = zext i1 %1103 to i8
  store i8 %1104, ptr %55, align 1
  store i64 0, ptr %56, align 8
  br label %1105

1105:                                             ; preds = %2160, %1100
  %1106 = load i64, ptr %56, align 8
  %1107 = load ptr, ptr %4, align 8
  %1108 = getelementptr inbounds %struct.group, ptr %1107, i32 0, i32 1
  %1109 = load i64, ptr %1108, align 8
  %1110 = icmp ult i64 %1106, %1109
  br i1 %1110, label %1112, label %1111

1111:                                             ; preds = %1105
  store i32 118, ptr %9, align 4
  br label %2163

1112:                                             ; preds = %1105
  br label %1113

1113:                                             ; preds = %1112
  %1114 = load ptr, ptr %4, align 8
  %1115 = getelementptr inbounds %struct.group, ptr %1114, i32 0, i32 2
  %1116 = load ptr, ptr %1115, align 8
  %1117 = load i64, ptr %56, align 8
  %1118 = getelementptr inbounds %struct.member, ptr %1116, i64 %1117
  %1119 = getelementptr inbounds %struct.member, ptr %1118, i32 0, i32 1
  %1120 = load ptr, ptr %1119, align 8
  %1121 = getelementptr inbounds %struct.descriptor, ptr %1120, i32 0, i32 3
  %1122 = load i8, ptr %1121, align 4
  %1123 = zext i8 %1122 to i32
  %1124 = load i32, ptr @fortran_ranks, align 4
  %1125 = icmp sle i32 %1123, %1124
  %1126 = zext i1 %1125 to i32
  %1127 = load ptr, ptr %5, align 8
  call void @require(i32 noundef %1126, ptr noundef @.str.5, ptr noundef %1127, i32 noundef 0)
  %1128 = load ptr, ptr %4, align 8
  %1129 = getelementptr inbounds %struct.group, ptr %1128, i32 0, i32 2
  %1130 = load ptr, ptr %1129, align 8
  %1131 = load i64, ptr %56, align 8
  %1132 = getelementptr inbounds %struct.member, ptr %1130, i64 %1131
  %1133 = getelementptr inbounds %struct.member, ptr %1132, i32 0, i32 1
  %1134 = load ptr, ptr %1133, align 8
  %1135 = load ptr, ptr %4, align 8
  %1136 = getelementptr inbounds %struct.group, ptr %1135, i32 0, i32 2
  %1137 = load ptr, ptr %1136, align 8
  %1138 = load i64, ptr %56, align 8
  %1139 = getelementptr inbounds %struct.member, ptr %1137, i64 %1138
  %1140 = getelementptr inbounds %struct.member, ptr %1139, i32 0, i32 1
  %1141 = load ptr, ptr %1140, align 8
  %1142 = getelementptr inbounds %struct.descriptor, ptr %1141, i32 0, i32 3
  %1143 = load i8, ptr %1142, align 4
  %1144 = zext i8 %1143 to i32
  %1145 = call ptr @dimension_of(ptr noundef %1134, i32 noundef 0, i32 noundef %1144)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %1145, i64 24, i1 false)
  %1146 = load ptr, ptr %4, align 8
  %1147 = getelementptr inbounds %struct.group, ptr %1146, i32 0, i32 2
  %1148 = load ptr, ptr %1147, align 8
  %1149 = load i64, ptr %56, align 8
  %1150 = getelementptr inbounds %struct.member, ptr %1148, i64 %1149
  %1151 = getelementptr inbounds %struct.member, ptr %1150, i32 0, i32 1
  %1152 = load ptr, ptr %1151, align 8
  %1153 = load ptr, ptr %4, align 8
  %1154 = getelementptr inbounds %struct.group, ptr %1153, i32 0, i32 2
  %1155 = load ptr, ptr %1154, align 8
  %1156 = load i64, ptr %56, align 8
  %1157 = getelementptr inbounds %struct.member, ptr %1155, i64 %1156
  %1158 = getelementptr inbounds %struct.member, ptr %1157, i32 0, i32 1
  %1159 = load ptr, ptr %1158, align 8
  %1160 = getelementptr inbounds %struct.descriptor, ptr %1159, i32 0, i32 3
  %1161 = load i8, ptr %1160, align 4
  %1162 = zext i8 %1161 to i32
  %1163 = call ptr @dimension_of(ptr noundef %1152, i32 noundef 1, i32 noundef %1162)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %1163, i64 24, i1 false)
  %1164 = load ptr, ptr %4, align 8
  %1165 = getelementptr inbounds %struct.group, ptr %1164, i32 0, i32 2
  %1166 = load ptr, ptr %1165, align 8
  %1167 = load i64, ptr %56, align 8
  %1168 = getelementptr inbounds %struct.member, ptr %1166, i64 %1167
  %1169 = getelementptr inbounds %struct.member, ptr %1168, i32 0, i32 1
  %1170 = load ptr, ptr %1169, align 8
  %1171 = load ptr, ptr %4, align 8
  %1172 = getelementptr inbounds %struct.group, ptr %1171, i32 0, i32 2
  %1173 = load ptr, ptr %1172, align 8
  %1174 = load i64, ptr %56, align 8
  %1175 = getelementptr inbounds %struct.member, ptr %1173, i64 %1174
  %1176 = getelementptr inbounds %struct.member, ptr %1175, i32 0, i32 1
  %1177 = load ptr, ptr %1176, align 8
  %1178 = getelementptr inbounds %struct.descriptor, ptr %1177, i32 0, i32 3
  %1179 = load i8, ptr %1178, align 4
  %1180 = zext i8 %1179 to i32
  %1181 = call ptr @dimension_of(ptr noundef %1170, i32 noundef 2, i32 noundef %1180)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 8 %1181, i64 24, i1 false)
  %1182 = load ptr, ptr %4, align 8
  %1183 = getelementptr inbounds %struct.group, ptr %1182, i32 0, i32 2
  %1184 = load ptr, ptr %1183, align 8
  %1185 = load i64, ptr %56, align 8
  %1186 = getelementptr inbounds %struct.member, ptr %1184, i64 %1185
  %1187 = getelementptr inbounds %struct.member, ptr %1186, i32 0, i32 1
  %1188 = load ptr, ptr %1187, align 8
  %1189 = load ptr, ptr %4, align 8
  %1190 = getelementptr inbounds %struct.group, ptr %1189, i32 0, i32 2
  %1191 = load ptr, ptr %1190, align 8
  %1192 = load i64, ptr %56, align 8
  %1193 = getelementptr inbounds %struct.member, ptr %1191, i64 %1192
  %1194 = getelementptr inbounds %struct.member, ptr %1193, i32 0, i32 1
  %1195 = load ptr, ptr %1194, align 8
  %1196 = getelementptr inbounds %struct.descriptor, ptr %1195, i32 0, i32 3
  %1197 = load i8, ptr %1196, align 4
  %1198 = zext i8 %1197 to i32
  %1199 = call ptr @dimension_of(ptr noundef %1188, i32 noundef 3, i32 noundef %1198)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %1199, i64 24, i1 false)
  %1200 = load ptr, ptr %4, align 8
  %1201 = getelementptr inbounds %struct.group, ptr %1200, i32 0, i32 2
  %1202 = load ptr, ptr %1201, align 8
  %1203 = load i64, ptr %56, align 8
  %1204 = getelementptr inbounds %struct.member, ptr %1202, i64 %1203
  %1205 = getelementptr inbounds %struct.member, ptr %1204, i32 0, i32 1
  %1206 = load ptr, ptr %1205, align 8
  %1207 = load ptr, ptr %4, align 8
  %1208 = getelementptr inbounds %struct.group, ptr %1207, i32 0, i32 2
  %1209 = load ptr, ptr %1208, align 8
  %1210 = load i64, ptr %56, align 8
  %1211 = getelementptr inbounds %struct.member, ptr %1209, i64 %1210
  %1212 = getelementptr inbounds %struct.member, ptr %1211, i32 0, i32 1
  %1213 = load ptr, ptr %1212, align 8
  %1214 = getelementptr inbounds %struct.descriptor, ptr %1213, i32 0, i32 3
  %1215 = load i8, ptr %1214, align 4
  %1216 = zext i8 %1215 to i32
  %1217 = call ptr @dimension_of(ptr noundef %1206, i32 noundef 4, i32 noundef %1216)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %1217, i64 24, i1 false)
  %1218 = load ptr, ptr %4, align 8
  %1219 = getelementptr inbounds %struct.group, ptr %1218, i32 0, i32 2
  %1220 = load ptr, ptr %1219, align 8
  %1221 = load i64, ptr %56, align 8
  %1222 = getelementptr inbounds %struct.member, ptr %1220, i64 %1221
  %1223 = getelementptr inbounds %struct.member, ptr %1222, i32 0, i32 1
  %1224 = load ptr, ptr %1223, align 8
  %1225 = load ptr, ptr %4, align 8
  %1226 = getelementptr inbounds %struct.group, ptr %1225, i32 0, i32 2
  %1227 = load ptr, ptr %1226, align 8
  %1228 = load i64, ptr %56, align 8
  %1229 = getelementptr inbounds %struct.member, ptr %1227, i64 %1228
  %1230 = getelementptr inbounds %struct.member, ptr %1229, i32 0, i32 1
  %1231 = load ptr, ptr %1230, align 8
  %1232 = getelementptr inbounds %struct.descriptor, ptr %1231, i32 0, i32 3
  %1233 = load i8, ptr %1232, align 4
  %1234 = zext i8 %1233 to i32
  %1235 = call ptr @dimension_of(ptr noundef %1224, i32 noundef 5, i32 noundef %1234)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %1235, i64 24, i1 false)
  %1236 = load ptr, ptr %4, align 8
  %1237 = getelementptr inbounds %struct.group, ptr %1236, i32 0, i32 2
  %1238 = load ptr, ptr %1237, align 8
  %1239 = load i64, ptr %56, align 8
  %1240 = getelementptr inbounds %struct.member, ptr %1238, i64 %1239
  %1241 = getelementptr inbounds %struct.member, ptr %1240, i32 0, i32 1
  %1242 = load ptr, ptr %1241, align 8
  %1243 = load ptr, ptr %4, align 8
  %1244 = getelementptr inbounds %struct.group, ptr %1243, i32 0, i32 2
  %1245 = load ptr, ptr %1244, align 8
  %1246 = load i64, ptr %56, align 8
  %1247 = getelementptr inbounds %struct.member, ptr %1245, i64 %1246
  %1248 = getelementptr inbounds %struct.member, ptr %1247, i32 0, i32 1
  %1249 = load ptr, ptr %1248, align 8
  %1250 = getelementptr inbounds %struct.descriptor, ptr %1249, i32 0, i32 3
  %1251 = load i8, ptr %1250, align 4
  %1252 = zext i8 %1251 to i32
  %1253 = call ptr @dimension_of(ptr noundef %1242, i32 noundef 6, i32 noundef %1252)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %1253, i64 24, i1 false)
  %1254 = load ptr, ptr %4, align 8
  %1255 = getelementptr inbounds %struct.group, ptr %1254, i32 0, i32 2
  %1256 = load ptr, ptr %1255, align 8
  %1257 = load i64, ptr %56, align 8
  %1258 = getelementptr inbounds %struct.member, ptr %1256, i64 %1257
  %1259 = getelementptr inbounds %struct.member, ptr %1258, i32 0, i32 1
  %1260 = load ptr, ptr %1259, align 8
  %1261 = getelementptr inbounds %struct.descriptor, ptr %1260, i32 0, i32 4
  %1262 = load i8, ptr %1261, align 1
  %1263 = zext i8 %1262 to i32
  %1264 = icmp eq i32 %1263, 28
  br i1 %1264, label %1265, label %1423

1265:                                             ; preds = %1113
  store i64 0, ptr %64, align 8
  br label %1266

1266:                                             ; preds = %1419, %1265
  %1267 = load i64, ptr %64, align 8
  %1268 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 1
  %1269 = load i64, ptr %1268, align 8
  %1270 = icmp slt i64 %1267, %1269
  br i1 %1270, label %1272, label %1271

1271:                                             ; preds = %1266
  store i32 123, ptr %9, align 4
  br label %1422

1272:                                             ; preds = %1266
  store i64 0, ptr %65, align 8
  br label %1273

1273:                                             ; preds = %1415, %1272
  %1274 = load i64, ptr %65, align 8
  %1275 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %1276 = load i64, ptr %1275, align 8
  %1277 = icmp slt i64 %1274, %1276
  br i1 %1277, label %1279, label %1278

1278:                                             ; preds = %1273
  store i32 126, ptr %9, align 4
  br label %1418

1279:                                             ; preds = %1273
  store i64 0, ptr %66, align 8
  br label %1280

1280:                                             ; preds = %1411, %1279
  %1281 = load i64, ptr %66, align 8
  %1282 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %1283 = load i64, ptr %1282, align 8
  %1284 = icmp slt i64 %1281, %1283
  br i1 %1284, label %1286, label %1285

1285:                                             ; preds = %1280
  store i32 129, ptr %9, align 4
  br label %1414

1286:                                             ; preds = %1280
  store i64 0, ptr %67, align 8
  br label %1287

1287:                                             ; preds = %1407, %1286
  %1288 = load i64, ptr %67, align 8
  %1289 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %1290 = load i64, ptr %1289, align 8
  %1291 = icmp slt i64 %1288, %1290
  br i1 %1291, label %1293, label %1292

1292:                                             ; preds = %1287
  store i32 132, ptr %9, align 4
  br label %1410

1293:                                             ; preds = %1287
  store i64 0, ptr %68, align 8
  br label %1294

1294:                                             ; preds = %1403, %1293
  %1295 = load i64, ptr %68, align 8
  %1296 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %1297 = load i64, ptr %1296, align 8
  %1298 = icmp slt i64 %1295, %1297
  br i1 %1298, label %1300, label %1299

1299:                                             ; preds = %1294
  store i32 135, ptr %9, align 4
  br label %1406

1300:                                             ; preds = %1294
  store i64 0, ptr %69, align 8
  br label %1301

1301:                                             ; preds = %1399, %1300
  %1302 = load i64, ptr %69, align 8
  %1303 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %1304 = load i64, ptr %1303, align 8
  %1305 = icmp slt i64 %1302, %1304
  br i1 %1305, label %1307, label %1306

1306:                                             ; preds = %1301
  store i32 138, ptr %9, align 4
  br label %1402

1307:                                             ; preds = %1301
  store i64 0, ptr %70, align 8
  br label %1308

1308:                                             ; preds = %1395, %1307
  %1309 = load i64, ptr %70, align 8
  %1310 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %1311 = load i64, ptr %1310, align 8
  %1312 = icmp slt i64 %1309, %1311
  br i1 %1312, label %1314, label %1313

1313:                                             ; preds = %1308
  store i32 141, ptr %9, align 4
  br label %1398

1314:                                             ; preds = %1308
  %1315 = load ptr, ptr %7, align 8
  %1316 = load i64, ptr %56, align 8
  %1317 = getelementptr inbounds ptr, ptr %1315, i64 %1316
  %1318 = load ptr, ptr %1317, align 8
  %1319 = load i64, ptr %64, align 8
  %1320 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %1321 = load i64, ptr %1320, align 8
  %1322 = mul nsw i64 %1319, %1321
  %1323 = load i64, ptr %65, align 8
  %1324 = add nsw i64 %1322, %1323
  %1325 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %1326 = load i64, ptr %1325, align 8
  %1327 = mul nsw i64 %1324, %1326
  %1328 = load i64, ptr %66, align 8
  %1329 = add nsw i64 %1327, %1328
  %1330 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %1331 = load i64, ptr %1330, align 8
  %1332 = mul nsw i64 %1329, %1331
  %1333 = load i64, ptr %67, align 8
  %1334 = add nsw i64 %1332, %1333
  %1335 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %1336 = load i64, ptr %1335, align 8
  %1337 = mul nsw i64 %1334, %1336
  %1338 = load i64, ptr %68, align 8
  %1339 = add nsw i64 %1337, %1338
  %1340 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %1341 = load i64, ptr %1340, align 8
  %1342 = mul nsw i64 %1339, %1341
  %1343 = load i64, ptr %69, align 8
  %1344 = add nsw i64 %1342, %1343
  %1345 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %1346 = load i64, ptr %1345, align 8
  %1347 = mul nsw i64 %1344, %1346
  %1348 = load i64, ptr %70, align 8
  %1349 = add nsw i64 %1347, %1348
  %1350 = getelementptr inbounds double, ptr %1318, i64 %1349
  %1351 = load ptr, ptr %4, align 8
  %1352 = getelementptr inbounds %struct.group, ptr %1351, i32 0, i32 2
  %1353 = load ptr, ptr %1352, align 8
  %1354 = load i64, ptr %56, align 8
  %1355 = getelementptr inbounds %struct.member, ptr %1353, i64 %1354
  %1356 = getelementptr inbounds %struct.member, ptr %1355, i32 0, i32 1
  %1357 = load ptr, ptr %1356, align 8
  %1358 = getelementptr inbounds %struct.descriptor, ptr %1357, i32 0, i32 0
  %1359 = load ptr, ptr %1358, align 8
  %1360 = load i64, ptr %70, align 8
  %1361 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 2
  %1362 = load i64, ptr %1361, align 8
  %1363 = mul nsw i64 %1360, %1362
  %1364 = load i64, ptr %69, align 8
  %1365 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 2
  %1366 = load i64, ptr %1365, align 8
  %1367 = mul nsw i64 %1364, %1366
  %1368 = add nsw i64 %1363, %1367
  %1369 = load i64, ptr %68, align 8
  %1370 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 2
  %1371 = load i64, ptr %1370, align 8
  %1372 = mul nsw i64 %1369, %1371
  %1373 = add nsw i64 %1368, %1372
  %1374 = load i64, ptr %67, align 8
  %1375 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 2
  %1376 = load i64, ptr %1375, align 8
  %1377 = mul nsw i64 %1374, %1376
  %1378 = add nsw i64 %1373, %1377
  %1379 = load i64, ptr %66, align 8
  %1380 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 2
  %1381 = load i64, ptr %1380, align 8
  %1382 = mul nsw i64 %1379, %1381
  %1383 = add nsw i64 %1378, %1382
  %1384 = load i64, ptr %65, align 8
  %1385 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 2
  %1386 = load i64, ptr %1385, align 8
  %1387 = mul nsw i64 %1384, %1386
  %1388 = add nsw i64 %1383, %1387
  %1389 = load i64, ptr %64, align 8
  %1390 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 2
  %1391 = load i64, ptr %1390, align 8
  %1392 = mul nsw i64 %1389, %1391
  %1393 = add nsw i64 %1388, %1392
  %1394 = getelementptr inbounds i8, ptr %1359, i64 %1393
  call void @take_back_double(ptr noundef %1350, ptr noundef %1394)
  br label %1395

1395:                                             ; preds = %1314
  %1396 = load i64, ptr %70, align 8
  %1397 = add nsw i64 %1396, 1
  store i64 %1397, ptr %70, align 8
  br label %1308

1398:                                             ; preds = %1313
  br label %1399

1399:                                             ; preds = %1398
  %1400 = load i64, ptr %69, align 8
  %1401 = add nsw i64 %1400, 1
  store i64 %1401, ptr %69, align 8
  br label %1301

1402:                                             ; preds = %1306
  br label %1403

1403:                                             ; preds = %1402
  %1404 = load i64, ptr %68, align 8
  %1405 = add nsw i64 %1404, 1
  store i64 %1405, ptr %68, align 8
  br label %1294

1406:                                             ; preds = %1299
  br label %1407

1407:                                             ; preds = %1406
  %1408 = load i64, ptr %67, align 8
  %1409 = add nsw i64 %1408, 1
  store i64 %1409, ptr %67, align 8
  br label %1287

1410:                                             ; preds = %1292
  br label %1411

1411:                                             ; preds = %1410
  %1412 = load i64, ptr %66, align 8
  %1413 = add nsw i64 %1412, 1
  store i64 %1413, ptr %66, align 8
  br label %1280

1414:                                             ; preds = %1285
  br label %1415

1415:                                             ; preds = %1414
  %1416 = load i64, ptr %65, align 8
  %1417 = add nsw i64 %1416, 1
  store i64 %1417, ptr %65, align 8
  br label %1273

1418:                                             ; preds = %1278
  br label %1419

1419:                                             ; preds = %1418
  %1420 = load i64, ptr %64, align 8
  %1421 = add nsw i64 %1420, 1
  store i64 %1421, ptr %64, align 8
  br label %1266

1422:                                             ; preds = %1271
  br label %2153

1423:                                             ; preds = %1113
  %1424 = load ptr, ptr %4, align 8
  %1425 = getelementptr inbounds %struct.group, ptr %1424, i32 0, i32 2
  %1426 = load ptr, ptr %1425, align 8
  %1427 = load i64, ptr %56, align 8
  %1428 = getelementptr inbounds %struct.member, ptr %1426, i64 %1427
  %1429 = getelementptr inbounds %struct.member, ptr %1428, i32 0, i32 1
  %1430 = load ptr, ptr %1429, align 8
  %1431 = getelementptr inbounds %struct.descriptor, ptr %1430, i32 0, i32 4
  %1432 = load i8, ptr %1431, align 1
  %1433 = zext i8 %1432 to i32
  %1434 = icmp eq i32 %1433, 27
  br i1 %1434, label %1435, label %1593

1435:                                             ; preds = %1423
  store i64 0, ptr %71, align 8
  br label %1436

1436:                                             ; preds = %1589, %1435
  %1437 = load i64, ptr %71, align 8
  %1438 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 1
  %1439 = load i64, ptr %1438, align 8
  %1440 = icmp slt i64 %1437, %1439
  br i1 %1440, label %1442, label %1441

1441:                                             ; preds = %1436
  store i32 144, ptr %9, align 4
  br label %1592

1442:                                             ; preds = %1436
  store i64 0, ptr %72, align 8
  br label %1443

1443:                                             ; preds = %1585, %1442
  %1444 = load i64, ptr %72, align 8
  %1445 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %1446 = load i64, ptr %1445, align 8
  %1447 = icmp slt i64 %1444, %1446
  br i1 %1447, label %1449, label %1448

1448:                                             ; preds = %1443
  store i32 147, ptr %9, align 4
  br label %1588

1449:                                             ; preds = %1443
  store i64 0, ptr %73, align 8
  br label %1450

1450:                                             ; preds = %1581, %1449
  %1451 = load i64, ptr %73, align 8
  %1452 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %1453 = load i64, ptr %1452, align 8
  %1454 = icmp slt i64 %1451, %1453
  br i1 %1454, label %1456, label %1455

1455:                                             ; preds = %1450
  store i32 150, ptr %9, align 4
  br label %1584

1456:                                             ; preds = %1450
  store i64 0, ptr %74, align 8
  br label %1457

1457:                                             ; preds = %1577, %1456
  %1458 = load i64, ptr %74, align 8
  %1459 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %1460 = load i64, ptr %1459, align 8
  %1461 = icmp slt i64 %1458, %1460
  br i1 %1461, label %1463, label %1462

1462:                                             ; preds = %1457
  store i32 153, ptr %9, align 4
  br label %1580

1463:                                             ; preds = %1457
  store i64 0, ptr %75, align 8
  br label %1464

1464:                                             ; preds = %1573, %1463
  %1465 = load i64, ptr %75, align 8
  %1466 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %1467 = load i64, ptr %1466, align 8
  %1468 = icmp slt i64 %1465, %1467
  br i1 %1468, label %1470, label %1469

1469:                                             ; preds = %1464
  store i32 156, ptr %9, align 4
  br label %1576

1470:                                             ; preds = %1464
  store i64 0, ptr %76, align 8
  br label %1471

1471:                                             ; preds = %1569, %1470
  %1472 = load i64, ptr %76, align 8
  %1473 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %1474 = load i64, ptr %1473, align 8
  %1475 = icmp slt i64 %1472, %1474
  br i1 %1475, label %1477, label %1476

1476:                                             ; preds = %1471
  store i32 159, ptr %9, align 4
  br label %1572

1477:                                             ; preds = %1471
  store i64 0, ptr %77, align 8
  br label %1478

1478:                                             ; preds = %1565, %1477
  %1479 = load i64, ptr %77, align 8
  %1480 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %1481 = load i64, ptr %1480, align 8
  %1482 = icmp slt i64 %1479, %1481
  br i1 %1482, label %1484, label %1483

1483:                                             ; preds = %1478
  store i32 162, ptr %9, align 4
  br label %1568

1484:                                             ; preds = %1478
  %1485 = load ptr, ptr %7, align 8
  %1486 = load i64, ptr %56, align 8
  %1487 = getelementptr inbounds ptr, ptr %1485, i64 %1486
  %1488 = load ptr, ptr %1487, align 8
  %1489 = load i64, ptr %71, align 8
  %1490 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %1491 = load i64, ptr %1490, align 8
  %1492 = mul nsw i64 %1489, %1491
  %1493 = load i64, ptr %72, align 8
  %1494 = add nsw i64 %1492, %1493
  %1495 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %1496 = load i64, ptr %1495, align 8
  %1497 = mul nsw i64 %1494, %1496
  %1498 = load i64, ptr %73, align 8
  %1499 = add nsw i64 %1497, %1498
  %1500 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %1501 = load i64, ptr %1500, align 8
  %1502 = mul nsw i64 %1499, %1501
  %1503 = load i64, ptr %74, align 8
  %1504 = add nsw i64 %1502, %1503
  %1505 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %1506 = load i64, ptr %1505, align 8
  %1507 = mul nsw i64 %1504, %1506
  %1508 = load i64, ptr %75, align 8
  %1509 = add nsw i64 %1507, %1508
  %1510 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %1511 = load i64, ptr %1510, align 8
  %1512 = mul nsw i64 %1509, %1511
  %1513 = load i64, ptr %76, align 8
  %1514 = add nsw i64 %1512, %1513
  %1515 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %1516 = load i64, ptr %1515, align 8
  %1517 = mul nsw i64 %1514, %1516
  %1518 = load i64, ptr %77, align 8
  %1519 = add nsw i64 %1517, %1518
  %1520 = getelementptr inbounds float, ptr %1488, i64 %1519
  %1521 = load ptr, ptr %4, align 8
  %1522 = getelementptr inbounds %struct.group, ptr %1521, i32 0, i32 2
  %1523 = load ptr, ptr %1522, align 8
  %1524 = load i64, ptr %56, align 8
  %1525 = getelementptr inbounds %struct.member, ptr %1523, i64 %1524
  %1526 = getelementptr inbounds %struct.member, ptr %1525, i32 0, i32 1
  %1527 = load ptr, ptr %1526, align 8
  %1528 = getelementptr inbounds %struct.descriptor, ptr %1527, i32 0, i32 0
  %1529 = load ptr, ptr %1528, align 8
  %1530 = load i64, ptr %77, align 8
  %1531 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 2
  %1532 = load i64, ptr %1531, align 8
  %1533 = mul nsw i64 %1530, %1532
  %1534 = load i64, ptr %76, align 8
  %1535 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 2
  %1536 = load i64, ptr %1535, align 8
  %1537 = mul nsw i64 %1534, %1536
  %1538 = add nsw i64 %1533, %1537
  %1539 = load i64, ptr %75, align 8
  %1540 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 2
  %1541 = load i64, ptr %1540, align 8
  %1542 = mul nsw i64 %1539, %1541
  %1543 = add nsw i64 %1538, %1542
  %1544 = load i64, ptr %74, align 8
  %1545 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 2
  %1546 = load i64, ptr %1545, align 8
  %1547 = mul nsw i64 %1544, %1546
  %1548 = add nsw i64 %1543, %1547
  %1549 = load i64, ptr %73, align 8
  %1550 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 2
  %1551 = load i64, ptr %1550, align 8
  %1552 = mul nsw i64 %1549, %1551
  %1553 = add nsw i64 %1548, %1552
  %1554 = load i64, ptr %72, align 8
  %1555 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 2
  %1556 = load i64, ptr %1555, align 8
  %1557 = mul nsw i64 %1554, %1556
  %1558 = add nsw i64 %1553, %1557
  %1559 = load i64, ptr %71, align 8
  %1560 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 2
  %1561 = load i64, ptr %1560, align 8
  %1562 = mul nsw i64 %1559, %1561
  %1563 = add nsw i64 %1558, %1562
  %1564 = getelementptr inbounds i8, ptr %1529, i64 %1563
  call void @take_back_float(ptr noundef %1520, ptr noundef %1564)
  br label %1565

1565:                                             ; preds = %1484
  %1566 = load i64, ptr %77, align 8
  %1567 = add nsw i64 %1566, 1
  store i64 %1567, ptr %77, align 8
  br label %1478

1568:                                             ; preds = %1483
  br label %1569

1569:                                             ; preds = %1568
  %1570 = load i64, ptr %76, align 8
  %1571 = add nsw i64 %1570, 1
  store i64 %1571, ptr %76, align 8
  br label %1471

1572:                                             ; preds = %1476
  br label %1573

1573:                                             ; preds = %1572
  %1574 = load i64, ptr %75, align 8
  %1575 = add nsw i64 %1574, 1
  store i64 %1575, ptr %75, align 8
  br label %1464

1576:                                             ; preds = %1469
  br label %1577

1577:                                             ; preds = %1576
  %1578 = load i64, ptr %74, align 8
  %1579 = add nsw i64 %1578, 1
  store i64 %1579, ptr %74, align 8
  br label %1457

1580:                                             ; preds = %1462
  br label %1581

1581:                                             ; preds = %1580
  %1582 = load i64, ptr %73, align 8
  %1583 = add nsw i64 %1582, 1
  store i64 %1583, ptr %73, align 8
  br label %1450

1584:                                             ; preds = %1455
  br label %1585

1585:                                             ; preds = %1584
  %1586 = load i64, ptr %72, align 8
  %1587 = add nsw i64 %1586, 1
  store i64 %1587, ptr %72, align 8
  br label %1443

1588:                                             ; preds = %1448
  br label %1589

1589:                                             ; preds = %1588
  %1590 = load i64, ptr %71, align 8
  %1591 = add nsw i64 %1590, 1
  store i64 %1591, ptr %71, align 8
  br label %1436

1592:                                             ; preds = %1441
  br label %2152

1593:                                             ; preds = %1423
  %1594 = load ptr, ptr %4, align 8
  %1595 = getelementptr inbounds %struct.group, ptr %1594, i32 0, i32 2
  %1596 = load ptr, ptr %1595, align 8
  %1597 = load i64, ptr %56, align 8
  %1598 = getelementptr inbounds %struct.member, ptr %1596, i64 %1597
  %1599 = getelementptr inbounds %struct.member, ptr %1598, i32 0, i32 1
  %1600 = load ptr, ptr %1599, align 8
  %1601 = getelementptr inbounds %struct.descriptor, ptr %1600, i32 0, i32 4
  %1602 = load i8, ptr %1601, align 1
  %1603 = zext i8 %1602 to i32
  %1604 = icmp eq i32 %1603, 35
  br i1 %1604, label %1605, label %1777

1605:                                             ; preds = %1593
  store i64 0, ptr %78, align 8
  br label %1606

1606:                                             ; preds = %1773, %1605
  %1607 = load i64, ptr %78, align 8
  %1608 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 1
  %1609 = load i64, ptr %1608, align 8
  %1610 = icmp slt i64 %1607, %1609
  br i1 %1610, label %1612, label %1611

1611:                                             ; preds = %1606
  store i32 165, ptr %9, align 4
  br label %1776

1612:                                             ; preds = %1606
  store i64 0, ptr %79, align 8
  br label %1613

1613:                                             ; preds = %1769, %1612
  %1614 = load i64, ptr %79, align 8
  %1615 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %1616 = load i64, ptr %1615, align 8
  %1617 = icmp slt i64 %1614, %1616
  br i1 %1617, label %1619, label %1618

1618:                                             ; preds = %1613
  store i32 168, ptr %9, align 4
  br label %1772

1619:                                             ; preds = %1613
  store i64 0, ptr %80, align 8
  br label %1620

1620:                                             ; preds = %1765, %1619
  %1621 = load i64, ptr %80, align 8
  %1622 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %1623 = load i64, ptr %1622, align 8
  %1624 = icmp slt i64 %1621, %1623
  br i1 %1624, label %1626, label %1625

1625:                                             ; preds = %1620
  store i32 171, ptr %9, align 4
  br label %1768

1626:                                             ; preds = %1620
  store i64 0, ptr %81, align 8
  br label %1627

1627:                                             ; preds = %1761, %1626
  %1628 = load i64, ptr %81, align 8
  %1629 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %1630 = load i64, ptr %1629, align 8
  %1631 = icmp slt i64 %1628, %1630
  br i1 %1631, label %1633, label %1632

1632:                                             ; preds = %1627
  store i32 174, ptr %9, align 4
  br label %1764

1633:                                             ; preds = %1627
  store i64 0, ptr %82, align 8
  br label %1634

1634:                                             ; preds = %1757, %1633
  %1635 = load i64, ptr %82, align 8
  %1636 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %1637 = load i64, ptr %1636, align 8
  %1638 = icmp slt i64 %1635, %1637
  br i1 %1638, label %1640, label %1639

1639:                                             ; preds = %1634
  store i32 177, ptr %9, align 4
  br label %1760

1640:                                             ; preds = %1634
  store i64 0, ptr %83, align 8
  br label %1641

1641:                                             ; preds = %1753, %1640
  %1642 = load i64, ptr %83, align 8
  %1643 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %1644 = load i64, ptr %1643, align 8
  %1645 = icmp slt i64 %1642, %1644
  br i1 %1645, label %1647, label %1646

1646:                                             ; preds = %1641
  store i32 180, ptr %9, align 4
  br label %1756

1647:                                             ; preds = %1641
  store i64 0, ptr %84, align 8
  br label %1648

1648:                                             ; preds = %1749, %1647
  %1649 = load i64, ptr %84, align 8
  %1650 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %1651 = load i64, ptr %1650, align 8
  %1652 = icmp slt i64 %1649, %1651
  br i1 %1652, label %1654, label %1653

1653:                                             ; preds = %1648
  store i32 183, ptr %9, align 4
  br label %1752

1654:                                             ; preds = %1648
  store i64 0, ptr %85, align 8
  br label %1655

1655:                                             ; preds = %1745, %1654
  %1656 = load i64, ptr %85, align 8
  %1657 = icmp slt i64 %1656, 2
  br i1 %1657, label %1659, label %1658

1658:                                             ; preds = %1655
  store i32 186, ptr %9, align 4
  br label %1748

1659:                                             ; preds = %1655
  %1660 = load ptr, ptr %7, align 8
  %1661 = load i64, ptr %56, align 8
  %1662 = getelementptr inbounds ptr, ptr %1660, i64 %1661
  %1663 = load ptr, ptr %1662, align 8
  %1664 = load i64, ptr %78, align 8
  %1665 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %1666 = load i64, ptr %1665, align 8
  %1667 = mul nsw i64 %1664, %1666
  %1668 = load i64, ptr %79, align 8
  %1669 = add nsw i64 %1667, %1668
  %1670 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %1671 = load i64, ptr %1670, align 8
  %1672 = mul nsw i64 %1669, %1671
  %1673 = load i64, ptr %80, align 8
  %1674 = add nsw i64 %1672, %1673
  %1675 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %1676 = load i64, ptr %1675, align 8
  %1677 = mul nsw i64 %1674, %1676
  %1678 = load i64, ptr %81, align 8
  %1679 = add nsw i64 %1677, %1678
  %1680 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %1681 = load i64, ptr %1680, align 8
  %1682 = mul nsw i64 %1679, %1681
  %1683 = load i64, ptr %82, align 8
  %1684 = add nsw i64 %1682, %1683
  %1685 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %1686 = load i64, ptr %1685, align 8
  %1687 = mul nsw i64 %1684, %1686
  %1688 = load i64, ptr %83, align 8
  %1689 = add nsw i64 %1687, %1688
  %1690 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %1691 = load i64, ptr %1690, align 8
  %1692 = mul nsw i64 %1689, %1691
  %1693 = load i64, ptr %84, align 8
  %1694 = add nsw i64 %1692, %1693
  %1695 = mul nsw i64 2, %1694
  %1696 = getelementptr inbounds double, ptr %1663, i64 %1695
  %1697 = load i64, ptr %85, align 8
  %1698 = getelementptr inbounds double, ptr %1696, i64 %1697
  %1699 = load ptr, ptr %4, align 8
  %1700 = getelementptr inbounds %struct.group, ptr %1699, i32 0, i32 2
  %1701 = load ptr, ptr %1700, align 8
  %1702 = load i64, ptr %56, align 8
  %1703 = getelementptr inbounds %struct.member, ptr %1701, i64 %1702
  %1704 = getelementptr inbounds %struct.member, ptr %1703, i32 0, i32 1
  %1705 = load ptr, ptr %1704, align 8
  %1706 = getelementptr inbounds %struct.descriptor, ptr %1705, i32 0, i32 0
  %1707 = load ptr, ptr %1706, align 8
  %1708 = load i64, ptr %84, align 8
  %1709 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 2
  %1710 = load i64, ptr %1709, align 8
  %1711 = mul nsw i64 %1708, %1710
  %1712 = load i64, ptr %83, align 8
  %1713 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 2
  %1714 = load i64, ptr %1713, align 8
  %1715 = mul nsw i64 %1712, %1714
  %1716 = add nsw i64 %1711, %1715
  %1717 = load i64, ptr %82, align 8
  %1718 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 2
  %1719 = load i64, ptr %1718, align 8
  %1720 = mul nsw i64 %1717, %1719
  %1721 = add nsw i64 %1716, %1720
  %1722 = load i64, ptr %81, align 8
  %1723 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 2
  %1724 = load i64, ptr %1723, align 8
  %1725 = mul nsw i64 %1722, %1724
  %1726 = add nsw i64 %1721, %1725
  %1727 = load i64, ptr %80, align 8
  %1728 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 2
  %1729 = load i64, ptr %1728, align 8
  %1730 = mul nsw i64 %1727, %1729
  %1731 = add nsw i64 %1726, %1730
  %1732 = load i64, ptr %79, align 8
  %1733 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 2
  %1734 = load i64, ptr %1733, align 8
  %1735 = mul nsw i64 %1732, %1734
  %1736 = add nsw i64 %1731, %1735
  %1737 = load i64, ptr %78, align 8
  %1738 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 2
  %1739 = load i64, ptr %1738, align 8
  %1740 = mul nsw i64 %1737, %1739
  %1741 = add nsw i64 %1736, %1740
  %1742 = getelementptr inbounds i8, ptr %1707, i64 %1741
  %1743 = load i64, ptr %85, align 8
  %1744 = getelementptr inbounds double, ptr %1742, i64 %1743
  call void @take_back_double(ptr noundef %1698, ptr noundef %1744)
  br label %1745

1745:                                             ; preds = %1659
  %1746 = load i64, ptr %85, align 8
  %1747 = add nsw i64 %1746, 1
  store i64 %1747, ptr %85, align 8
  br label %1655

1748:                                             ; preds = %1658
  br label %1749

1749:                                             ; preds = %1748
  %1750 = load i64, ptr %84, align 8
  %1751 = add nsw i64 %1750, 1
  store i64 %1751, ptr %84, align 8
  br label %1648

1752:                                             ; preds = %1653
  br label %1753

1753:                                             ; preds = %1752
  %1754 = load i64, ptr %83, align 8
  %1755 = add nsw i64 %1754, 1
  store i64 %1755, ptr %83, align 8
  br label %1641

1756:                                             ; preds = %1646
  br label %1757

1757:                                             ; preds = %1756
  %1758 = load i64, ptr %82, align 8
  %1759 = add nsw i64 %1758, 1
  store i64 %1759, ptr %82, align 8
  br label %1634

1760:                                             ; preds = %1639
  br label %1761

1761:                                             ; preds = %1760
  %1762 = load i64, ptr %81, align 8
  %1763 = add nsw i64 %1762, 1
  store i64 %1763, ptr %81, align 8
  br label %1627

1764:                                             ; preds = %1632
  br label %1765

1765:                                             ; preds = %1764
  %1766 = load i64, ptr %80, align 8
  %1767 = add nsw i64 %1766, 1
  store i64 %1767, ptr %80, align 8
  br label %1620

1768:                                             ; preds = %1625
  br label %1769

1769:                                             ; preds = %1768
  %1770 = load i64, ptr %79, align 8
  %1771 = add nsw i64 %1770, 1
  store i64 %1771, ptr %79, align 8
  br label %1613

1772:                                             ; preds = %1618
  br label %1773

1773:                                             ; preds = %1772
  %1774 = load i64, ptr %78, align 8
  %1775 = add nsw i64 %1774, 1
  store i64 %1775, ptr %78, align 8
  br label %1606

1776:                                             ; preds = %1611
  br label %2151

1777:                                             ; preds = %1593
  %1778 = load ptr, ptr %4, align 8
  %1779 = getelementptr inbounds %struct.group, ptr %1778, i32 0, i32 2
  %1780 = load ptr, ptr %1779, align 8
  %1781 = load i64, ptr %56, align 8
  %1782 = getelementptr inbounds %struct.member, ptr %1780, i64 %1781
  %1783 = getelementptr inbounds %struct.member, ptr %1782, i32 0, i32 1
  %1784 = load ptr, ptr %1783, align 8
  %1785 = getelementptr inbounds %struct.descriptor, ptr %1784, i32 0, i32 4
  %1786 = load i8, ptr %1785, align 1
  %1787 = zext i8 %1786 to i32
  %1788 = icmp eq i32 %1787, 34
  br i1 %1788, label %1789, label %1961

1789:                                             ; preds = %1777
  store i64 0, ptr %86, align 8
  br label %1790

1790:                                             ; preds = %1957, %1789
  %1791 = load i64, ptr %86, align 8
  %1792 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 1
  %1793 = load i64, ptr %1792, align 8
  %1794 = icmp slt i64 %1791, %1793
  br i1 %1794, label %1796, label %1795

1795:                                             ; preds = %1790
  store i32 189, ptr %9, align 4
  br label %1960

1796:                                             ; preds = %1790
  store i64 0, ptr %87, align 8
  br label %1797

1797:                                             ; preds = %1953, %1796
  %1798 = load i64, ptr %87, align 8
  %1799 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %1800 = load i64, ptr %1799, align 8
  %1801 = icmp slt i64 %1798, %1800
  br i1 %1801, label %1803, label %1802

1802:                                             ; preds = %1797
  store i32 192, ptr %9, align 4
  br label %1956

1803:                                             ; preds = %1797
  store i64 0, ptr %88, align 8
  br label %1804

1804:                                             ; preds = %1949, %1803
  %1805 = load i64, ptr %88, align 8
  %1806 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %1807 = load i64, ptr %1806, align 8
  %1808 = icmp slt i64 %1805, %1807
  br i1 %1808, label %1810, label %1809

1809:                                             ; preds = %1804
  store i32 195, ptr %9, align 4
  br label %1952

1810:                                             ; preds = %1804
  store i64 0, ptr %89, align 8
  br label %1811

1811:                                             ; preds = %1945, %1810
  %1812 = load i64, ptr %89, align 8
  %1813 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %1814 = load i64, ptr %1813, align 8
  %1815 = icmp slt i64 %1812, %1814
  br i1 %1815, label %1817, label %1816

1816:                                             ; preds = %1811
  store i32 198, ptr %9, align 4
  br label %1948

1817:                                             ; preds = %1811
  store i64 0, ptr %90, align 8
  br label %1818

1818:                                             ; preds = %1941, %1817
  %1819 = load i64, ptr %90, align 8
  %1820 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %1821 = load i64, ptr %1820, align 8
  %1822 = icmp slt i64 %1819, %1821
  br i1 %1822, label %1824, label %1823

1823:                                             ; preds = %1818
  store i32 201, ptr %9, align 4
  br label %1944

1824:                                             ; preds = %1818
  store i64 0, ptr %91, align 8
  br label %1825

1825:                                             ; preds = %1937, %1824
  %1826 = load i64, ptr %91, align 8
  %1827 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %1828 = load i64, ptr %1827, align 8
  %1829 = icmp slt i64 %1826, %1828
  br i1 %1829, label %1831, label %1830

1830:                                             ; preds = %1825
  store i32 204, ptr %9, align 4
  br label %1940

1831:                                             ; preds = %1825
  store i64 0, ptr %92, align 8
  br label %1832

1832:                                             ; preds = %1933, %1831
  %1833 = load i64, ptr %92, align 8
  %1834 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %1835 = load i64, ptr %1834, align 8
  %1836 = icmp slt i64 %1833, %1835
  br i1 %1836, label %1838, label %1837

1837:                                             ; preds = %1832
  store i32 207, ptr %9, align 4
  br label %1936

1838:                                             ; preds = %1832
  store i64 0, ptr %93, align 8
  br label %1839

1839:                                             ; preds = %1929, %1838
  %1840 = load i64, ptr %93, align 8
  %1841 = icmp slt i64 %1840, 2
  br i1 %1841, label %1843, label %1842

1842:                                             ; preds = %1839
  store i32 210, ptr %9, align 4
  br label %1932

1843:                                             ; preds = %1839
  %1844 = load ptr, ptr %7, align 8
  %1845 = load i64, ptr %56, align 8
  %1846 = getelementptr inbounds ptr, ptr %1844, i64 %1845
  %1847 = load ptr, ptr %1846, align 8
  %1848 = load i64, ptr %86, align 8
  %1849 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %1850 = load i64, ptr %1849, align 8
  %1851 = mul nsw i64 %1848, %1850
  %1852 = load i64, ptr %87, align 8
  %1853 = add nsw i64 %1851, %1852
  %1854 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %1855 = load i64, ptr %1854, align 8
  %1856 = mul nsw i64 %1853, %1855
  %1857 = load i64, ptr %88, align 8
  %1858 = add nsw i64 %1856, %1857
  %1859 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %1860 = load i64, ptr %1859, align 8
  %1861 = mul nsw i64 %1858, %1860
  %1862 = load i64, ptr %89, align 8
  %1863 = add nsw i64 %1861, %1862
  %1864 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %1865 = load i64, ptr %1864, align 8
  %1866 = mul nsw i64 %1863, %1865
  %1867 = load i64, ptr %90, align 8
  %1868 = add nsw i64 %1866, %1867
  %1869 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %1870 = load i64, ptr %1869, align 8
  %1871 = mul nsw i64 %1868, %1870
  %1872 = load i64, ptr %91, align 8
  %1873 = add nsw i64 %1871, %1872
  %1874 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %1875 = load i64, ptr %1874, align 8
  %1876 = mul nsw i64 %1873, %1875
  %1877 = load i64, ptr %92, align 8
  %1878 = add nsw i64 %1876, %1877
  %1879 = mul nsw i64 2, %1878
  %1880 = getelementptr inbounds float, ptr %1847, i64 %1879
  %1881 = load i64, ptr %93, align 8
  %1882 = getelementptr inbounds float, ptr %1880, i64 %1881
  %1883 = load ptr, ptr %4, align 8
  %1884 = getelementptr inbounds %struct.group, ptr %1883, i32 0, i32 2
  %1885 = load ptr, ptr %1884, align 8
  %1886 = load i64, ptr %56, align 8
  %1887 = getelementptr inbounds %struct.member, ptr %1885, i64 %1886
  %1888 = getelementptr inbounds %struct.member, ptr %1887, i32 0, i32 1
  %1889 = load ptr, ptr %1888, align 8
  %1890 = getelementptr inbounds %struct.descriptor, ptr %1889, i32 0, i32 0
  %1891 = load ptr, ptr %1890, align 8
  %1892 = load i64, ptr %92, align 8
  %1893 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 2
  %1894 = load i64, ptr %1893, align 8
  %1895 = mul nsw i64 %1892, %1894
  %1896 = load i64, ptr %91, align 8
  %1897 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 2
  %1898 = load i64, ptr %1897, align 8
  %1899 = mul nsw i64 %1896, %1898
  %1900 = add nsw i64 %1895, %1899
  %1901 = load i64, ptr %90, align 8
  %1902 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 2
  %1903 = load i64, ptr %1902, align 8
  %1904 = mul nsw i64 %1901, %1903
  %1905 = add nsw i64 %1900, %1904
  %1906 = load i64, ptr %89, align 8
  %1907 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 2
  %1908 = load i64, ptr %1907, align 8
  %1909 = mul nsw i64 %1906, %1908
  %1910 = add nsw i64 %1905, %1909
  %1911 = load i64, ptr %88, align 8
  %1912 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 2
  %1913 = load i64, ptr %1912, align 8
  %1914 = mul nsw i64 %1911, %1913
  %1915 = add nsw i64 %1910, %1914
  %1916 = load i64, ptr %87, align 8
  %1917 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 2
  %1918 = load i64, ptr %1917, align 8
  %1919 = mul nsw i64 %1916, %1918
  %1920 = add nsw i64 %1915, %1919
  %1921 = load i64, ptr %86, align 8
  %1922 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 2
  %1923 = load i64, ptr %1922, align 8
  %1924 = mul nsw i64 %1921, %1923
  %1925 = add nsw i64 %1920, %1924
  %1926 = getelementptr inbounds i8, ptr %1891, i64 %1925
  %1927 = load i64, ptr %93, align 8
  %1928 = getelementptr inbounds float, ptr %1926, i64 %1927
  call void @take_back_float(ptr noundef %1882, ptr noundef %1928)
  br label %1929

1929:                                             ; preds = %1843
  %1930 = load i64, ptr %93, align 8
  %1931 = add nsw i64 %1930, 1
  store i64 %1931, ptr %93, align 8
  br label %1839

1932:                                             ; preds = %1842
  br label %1933

1933:                                             ; preds = %1932
  %1934 = load i64, ptr %92, align 8
  %1935 = add nsw i64 %1934, 1
  store i64 %1935, ptr %92, align 8
  br label %1832

1936:                                             ; preds = %1837
  br label %1937

1937:                                             ; preds = %1936
  %1938 = load i64, ptr %91, align 8
  %1939 = add nsw i64 %1938, 1
  store i64 %1939, ptr %91, align 8
  br label %1825

1940:                                             ; preds = %1830
  br label %1941

1941:                                             ; preds = %1940
  %1942 = load i64, ptr %90, align 8
  %1943 = add nsw i64 %1942, 1
  store i64 %1943, ptr %90, align 8
  br label %1818

1944:                                             ; preds = %1823
  br label %1945

1945:                                             ; preds = %1944
  %1946 = load i64, ptr %89, align 8
  %1947 = add nsw i64 %1946, 1
  store i64 %1947, ptr %89, align 8
  br label %1811

1948:                                             ; preds = %1816
  br label %1949

1949:                                             ; preds = %1948
  %1950 = load i64, ptr %88, align 8
  %1951 = add nsw i64 %1950, 1
  store i64 %1951, ptr %88, align 8
  br label %1804

1952:                                             ; preds = %1809
  br label %1953

1953:                                             ; preds = %1952
  %1954 = load i64, ptr %87, align 8
  %1955 = add nsw i64 %1954, 1
  store i64 %1955, ptr %87, align 8
  br label %1797

1956:                                             ; preds = %1802
  br label %1957

1957:                                             ; preds = %1956
  %1958 = load i64, ptr %86, align 8
  %1959 = add nsw i64 %1958, 1
  store i64 %1959, ptr %86, align 8
  br label %1790

1960:                                             ; preds = %1795
  br label %2150

1961:                                             ; preds = %1777
  %1962 = load ptr, ptr %4, align 8
  %1963 = getelementptr inbounds %struct.group, ptr %1962, i32 0, i32 2
  %1964 = load ptr, ptr %1963, align 8
  %1965 = load i64, ptr %56, align 8
  %1966 = getelementptr inbounds %struct.member, ptr %1964, i64 %1965
  %1967 = getelementptr inbounds %struct.member, ptr %1966, i32 0, i32 1
  %1968 = load ptr, ptr %1967, align 8
  %1969 = getelementptr inbounds %struct.descriptor, ptr %1968, i32 0, i32 4
  %1970 = load i8, ptr %1969, align 1
  %1971 = zext i8 %1970 to i32
  %1972 = icmp eq i32 %1971, 42
  br i1 %1972, label %1973, label %2149

1973:                                             ; preds = %1961
  store i64 0, ptr %94, align 8
  br label %1974

1974:                                             ; preds = %2145, %1973
  %1975 = load i64, ptr %94, align 8
  %1976 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 1
  %1977 = load i64, ptr %1976, align 8
  %1978 = icmp slt i64 %1975, %1977
  br i1 %1978, label %1980, label %1979

1979:                                             ; preds = %1974
  store i32 213, ptr %9, align 4
  br label %2148

1980:                                             ; preds = %1974
  store i64 0, ptr %95, align 8
  br label %1981

1981:                                             ; preds = %2141, %1980
  %1982 = load i64, ptr %95, align 8
  %1983 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %1984 = load i64, ptr %1983, align 8
  %1985 = icmp slt i64 %1982, %1984
  br i1 %1985, label %1987, label %1986

1986:                                             ; preds = %1981
  store i32 216, ptr %9, align 4
  br label %2144

1987:                                             ; preds = %1981
  store i64 0, ptr %96, align 8
  br label %1988

1988:                                             ; preds = %2137, %1987
  %1989 = load i64, ptr %96, align 8
  %1990 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %1991 = load i64, ptr %1990, align 8
  %1992 = icmp slt i64 %1989, %1991
  br i1 %1992, label %1994, label %1993

1993:                                             ; preds = %1988
  store i32 219, ptr %9, align 4
  br label %2140

1994:                                             ; preds = %1988
  store i64 0, ptr %97, align 8
  br label %1995

1995:                                             ; preds = %2133, %1994
  %1996 = load i64, ptr %97, align 8
  %1997 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %1998 = load i64, ptr %1997, align 8
  %1999 = icmp slt i64 %1996, %1998
  br i1 %1999, label %2001, label %2000

2000:                                             ; preds = %1995
  store i32 222, ptr %9, align 4
  br label %2136

2001:                                             ; preds = %1995
  store i64 0, ptr %98, align 8
  br label %2002

2002:                                             ; preds = %2129, %2001
  %2003 = load i64, ptr %98, align 8
  %2004 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %2005 = load i64, ptr %2004, align 8
  %2006 = icmp slt i64 %2003, %2005
  br i1 %2006, label %2008, label %2007

2007:                                             ; preds = %2002
  store i32 225, ptr %9, align 4
  br label %2132

2008:                                             ; preds = %2002
  store i64 0, ptr %99, align 8
  br label %2009

2009:                                             ; preds = %2125, %2008
  %2010 = load i64, ptr %99, align 8
  %2011 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %2012 = load i64, ptr %2011, align 8
  %2013 = icmp slt i64 %2010, %2012
  br i1 %2013, label %2015, label %2014

2014:                                             ; preds = %2009
  store i32 228, ptr %9, align 4
  br label %2128

2015:                                             ; preds = %2009
  store i64 0, ptr %100, align 8
  br label %2016

2016:                                             ; preds = %2121, %2015
  %2017 = load i64, ptr %100, align 8
  %2018 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %2019 = load i64, ptr %2018, align 8
  %2020 = icmp slt i64 %2017, %2019
  br i1 %2020, label %2022, label %2021

2021:                                             ; preds = %2016
  store i32 231, ptr %9, align 4
  br label %2124

2022:                                             ; preds = %2016
  %2023 = load ptr, ptr %4, align 8
  %2024 = getelementptr inbounds %struct.group, ptr %2023, i32 0, i32 2
  %2025 = load ptr, ptr %2024, align 8
  %2026 = load i64, ptr %56, align 8
  %2027 = getelementptr inbounds %struct.member, ptr %2025, i64 %2026
  %2028 = getelementptr inbounds %struct.member, ptr %2027, i32 0, i32 1
  %2029 = load ptr, ptr %2028, align 8
  %2030 = call ptr @type_of(ptr noundef %2029)
  %2031 = load ptr, ptr %4, align 8
  %2032 = getelementptr inbounds %struct.group, ptr %2031, i32 0, i32 2
  %2033 = load ptr, ptr %2032, align 8
  %2034 = load i64, ptr %56, align 8
  %2035 = getelementptr inbounds %struct.member, ptr %2033, i64 %2034
  %2036 = getelementptr inbounds %struct.member, ptr %2035, i32 0, i32 1
  %2037 = load ptr, ptr %2036, align 8
  %2038 = getelementptr inbounds %struct.descriptor, ptr %2037, i32 0, i32 0
  %2039 = load ptr, ptr %2038, align 8
  %2040 = load i64, ptr %100, align 8
  %2041 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 2
  %2042 = load i64, ptr %2041, align 8
  %2043 = mul nsw i64 %2040, %2042
  %2044 = load i64, ptr %99, align 8
  %2045 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 2
  %2046 = load i64, ptr %2045, align 8
  %2047 = mul nsw i64 %2044, %2046
  %2048 = add nsw i64 %2043, %2047
  %2049 = load i64, ptr %98, align 8
  %2050 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 2
  %2051 = load i64, ptr %2050, align 8
  %2052 = mul nsw i64 %2049, %2051
  %2053 = add nsw i64 %2048, %2052
  %2054 = load i64, ptr %97, align 8
  %2055 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 2
  %2056 = load i64, ptr %2055, align 8
  %2057 = mul nsw i64 %2054, %2056
  %2058 = add nsw i64 %2053, %2057
  %2059 = load i64, ptr %96, align 8
  %2060 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 2
  %2061 = load i64, ptr %2060, align 8
  %2062 = mul nsw i64 %2059, %2061
  %2063 = add nsw i64 %2058, %2062
  %2064 = load i64, ptr %95, align 8
  %2065 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 2
  %2066 = load i64, ptr %2065, align 8
  %2067 = mul nsw i64 %2064, %2066
  %2068 = add nsw i64 %2063, %2067
  %2069 = load i64, ptr %94, align 8
  %2070 = getelementptr inbounds %struct.dimension, ptr %63, i32 0, i32 2
  %2071 = load i64, ptr %2070, align 8
  %2072 = mul nsw i64 %2069, %2071
  %2073 = add nsw i64 %2068, %2072
  %2074 = getelementptr inbounds i8, ptr %2039, i64 %2073
  %2075 = load ptr, ptr %7, align 8
  %2076 = load i64, ptr %56, align 8
  %2077 = getelementptr inbounds ptr, ptr %2075, i64 %2076
  %2078 = load ptr, ptr %2077, align 8
  %2079 = load i64, ptr %94, align 8
  %2080 = getelementptr inbounds %struct.dimension, ptr %62, i32 0, i32 1
  %2081 = load i64, ptr %2080, align 8
  %2082 = mul nsw i64 %2079, %2081
  %2083 = load i64, ptr %95, align 8
  %2084 = add nsw i64 %2082, %2083
  %2085 = getelementptr inbounds %struct.dimension, ptr %61, i32 0, i32 1
  %2086 = load i64, ptr %2085, align 8
  %2087 = mul nsw i64 %2084, %2086
  %2088 = load i64, ptr %96, align 8
  %2089 = add nsw i64 %2087, %2088
  %2090 = getelementptr inbounds %struct.dimension, ptr %60, i32 0, i32 1
  %2091 = load i64, ptr %2090, align 8
  %2092 = mul nsw i64 %2089, %2091
  %2093 = load i64, ptr %97, align 8
  %2094 = add nsw i64 %2092, %2093
  %2095 = getelementptr inbounds %struct.dimension, ptr %59, i32 0, i32 1
  %2096 = load i64, ptr %2095, align 8
  %2097 = mul nsw i64 %2094, %2096
  %2098 = load i64, ptr %98, align 8
  %2099 = add nsw i64 %2097, %2098
  %2100 = getelementptr inbounds %struct.dimension, ptr %58, i32 0, i32 1
  %2101 = load i64, ptr %2100, align 8
  %2102 = mul nsw i64 %2099, %2101
  %2103 = load i64, ptr %99, align 8
  %2104 = add nsw i64 %2102, %2103
  %2105 = getelementptr inbounds %struct.dimension, ptr %57, i32 0, i32 1
  %2106 = load i64, ptr %2105, align 8
  %2107 = mul nsw i64 %2104, %2106
  %2108 = load i64, ptr %100, align 8
  %2109 = add nsw i64 %2107, %2108
  %2110 = load ptr, ptr %4, align 8
  %2111 = getelementptr inbounds %struct.group, ptr %2110, i32 0, i32 2
  %2112 = load ptr, ptr %2111, align 8
  %2113 = load i64, ptr %56, align 8
  %2114 = getelementptr inbounds %struct.member, ptr %2112, i64 %2113
  %2115 = getelementptr inbounds %struct.member, ptr %2114, i32 0, i32 1
  %2116 = load ptr, ptr %2115, align 8
  %2117 = getelementptr inbounds %struct.descriptor, ptr %2116, i32 0, i32 1
  %2118 = load i64, ptr %2117, align 8
  %2119 = mul nsw i64 %2109, %2118
  %2120 = getelementptr inbounds i8, ptr %2078, i64 %2119
  call void @fortran_take_back(ptr noundef %2030, ptr noundef %2074, ptr noundef %2120)
  br label %2121

2121:                                             ; preds = %2022
  %2122 = load i64, ptr %100, align 8
  %2123 = add nsw i64 %2122, 1
  store i64 %2123, ptr %100, align 8
  br label %2016

2124:                                             ; preds = %2021
  br label %2125

2125:                                             ; preds = %2124
  %2126 = load i64, ptr %99, align 8
  %2127 = add nsw i64 %2126, 1
  store i64 %2127, ptr %99, align 8
  br label %2009

2128:                                             ; preds = %2014
  br label %2129

2129:                                             ; preds = %2128
  %2130 = load i64, ptr %98, align 8
  %2131 = add nsw i64 %2130, 1
  store i64 %2131, ptr %98, align 8
  br label %2002

2132:                                             ; preds = %2007
  br label %2133

2133:                                             ; preds = %2132
  %2134 = load i64, ptr %97, align 8
  %2135 = add nsw i64 %2134, 1
  store i64 %2135, ptr %97, align 8
  br label %1995

2136:                                             ; preds = %2000
  br label %2137

2137:                                             ; preds = %2136
  %2138 = load i64, ptr %96, align 8
  %2139 = add nsw i64 %2138, 1
  store i64 %2139, ptr %96, align 8
  br label %1988

2140:                                             ; preds = %1993
  br label %2141

2141:                                             ; preds = %2140
  %2142 = load i64, ptr %95, align 8
  %2143 = add nsw i64 %2142, 1
  store i64 %2143, ptr %95, align 8
  br label %1981

2144:                                             ; preds = %1986
  br label %2145

2145:                                             ; preds = %2144
  %2146 = load i64, ptr %94, align 8
  %2147 = add nsw i64 %2146, 1
  store i64 %2147, ptr %94, align 8
  br label %1974

2148:                                             ; preds = %1979
  br label %2149

2149:                                             ; preds = %2148, %1961
  br label %2150

2150:                                             ; preds = %2149, %1960
  br label %2151

2151:                                             ; preds = %2150, %1776
  br label %2152

2152:                                             ; preds = %2151, %1592
  br label %2153

2153:                                             ; preds = %2152, %1422
  br label %2154

2154:                                             ; preds = %2153
  br label %2155

2155:                                             ; preds = %2154
  %2156 = load ptr, ptr %7, align 8
  %2157 = load i64, ptr %56, align 8
  %2158 = getelementptr inbounds ptr, ptr %2156, i64 %2157
  %2159 = load ptr, ptr %2158, align 8
  call void @free(ptr noundef %2159)
  br label %2160

2160:                                             ; preds = %2155
  %2161 = load i64, ptr %56, align 8
  %2162 = add i64 %2161, 1
  store i64 %2162, ptr %56, align 8
  br label %1105

2163:                                             ; preds = %1111
  %2164 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %2164)
  %2165 = load i8, ptr %55, align 1
  %2166 = trunc i8 %2165 to i1
  store i32 1, ptr %9, align 4
  ret i1 %2166
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
  %64 = load i32, ptr @fortran_ranks, align 4
  %65 = icmp slt i32 4, %64
  br i1 %65, label %66, label %80

66:                                               ; preds = %63
  %67 = load ptr, ptr %2, align 8
  %68 = getelementptr inbounds %struct.descriptor, ptr %67, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = icmp slt i32 4, %70
  br i1 %71, label %72, label %80

72:                                               ; preds = %66
  %73 = load ptr, ptr %2, align 8
  %74 = getelementptr inbounds %struct.descriptor, ptr %73, i32 0, i32 7
  %75 = getelementptr inbounds [0 x %struct.dimension], ptr %74, i64 0, i64 4
  %76 = getelementptr inbounds %struct.dimension, ptr %75, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = load i64, ptr %3, align 8
  %79 = mul i64 %78, %77
  store i64 %79, ptr %3, align 8
  br label %80

80:                                               ; preds = %72, %66, %63
  %81 = load i32, ptr @fortran_ranks, align 4
  %82 = icmp slt i32 5, %81
  br i1 %82, label %83, label %97

83:                                               ; preds = %80
  %84 = load ptr, ptr %2, align 8
  %85 = getelementptr inbounds %struct.descriptor, ptr %84, i32 0, i32 3
  %86 = load i8, ptr %85, align 4
  %87 = zext i8 %86 to i32
  %88 = icmp slt i32 5, %87
  br i1 %88, label %89, label %97

89:                                               ; preds = %83
  %90 = load ptr, ptr %2, align 8
  %91 = getelementptr inbounds %struct.descriptor, ptr %90, i32 0, i32 7
  %92 = getelementptr inbounds [0 x %struct.dimension], ptr %91, i64 0, i64 5
  %93 = getelementptr inbounds %struct.dimension, ptr %92, i32 0, i32 1
  %94 = load i64, ptr %93, align 8
  %95 = load i64, ptr %3, align 8
  %96 = mul i64 %95, %94
  store i64 %96, ptr %3, align 8
  br label %97

97:                                               ; preds = %89, %83, %80
  %98 = load i32, ptr @fortran_ranks, align 4
  %99 = icmp slt i32 6, %98
  br i1 %99, label %100, label %114

100:                                              ; preds = %97
  %101 = load ptr, ptr %2, align 8
  %102 = getelementptr inbounds %struct.descriptor, ptr %101, i32 0, i32 3
  %103 = load i8, ptr %102, align 4
  %104 = zext i8 %103 to i32
  %105 = icmp slt i32 6, %104
  br i1 %105, label %106, label %114

106:                                              ; preds = %100
  %107 = load ptr, ptr %2, align 8
  %108 = getelementptr inbounds %struct.descriptor, ptr %107, i32 0, i32 7
  %109 = getelementptr inbounds [0 x %struct.dimension], ptr %108, i64 0, i64 6
  %110 = getelementptr inbounds %struct.dimension, ptr %109, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = load i64, ptr %3, align 8
  %113 = mul i64 %112, %111
  store i64 %113, ptr %3, align 8
  br label %114

114:                                              ; preds = %106, %100, %97
  br label %115

115:                                              ; preds = %114
  br label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %3, align 8
  %118 = icmp ne i64 %117, 0
  br i1 %118, label %119, label %121

119:                                              ; preds = %116
  %120 = load i64, ptr %3, align 8
  br label %122

121:                                              ; preds = %116
  br label %122

122:                                              ; preds = %121, %119
  %123 = phi i64 [ %120, %119 ], [ 1, %121 ]
  ret i64 %123
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
  %4 = load i32, ptr @fortran_ranks, align 4
  %5 = icmp sle i32 %3, %4
  %6 = zext i1 %5 to i32
  call void @require(i32 noundef %6, ptr noundef @.str.5, ptr noundef @.str.8, i32 noundef 0)
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
  %97 = load i32, ptr @fortran_ranks, align 4
  %98 = icmp slt i32 4, %97
  br i1 %98, label %99, label %121

99:                                               ; preds = %96
  %100 = load i32, ptr %6, align 4
  %101 = icmp slt i32 4, %100
  br i1 %101, label %102, label %121

102:                                              ; preds = %99
  %103 = load ptr, ptr %4, align 8
  %104 = getelementptr inbounds %struct.descriptor, ptr %103, i32 0, i32 7
  %105 = getelementptr inbounds [0 x %struct.dimension], ptr %104, i64 0, i64 4
  %106 = getelementptr inbounds %struct.dimension, ptr %105, i32 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = load ptr, ptr %5, align 8
  %109 = getelementptr inbounds %struct.descriptor, ptr %108, i32 0, i32 7
  %110 = getelementptr inbounds [0 x %struct.dimension], ptr %109, i64 0, i64 4
  %111 = getelementptr inbounds %struct.dimension, ptr %110, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = icmp eq i64 %107, %112
  %114 = zext i1 %113 to i32
  %115 = load i8, ptr %7, align 1
  %116 = trunc i8 %115 to i1
  %117 = zext i1 %116 to i32
  %118 = and i32 %117, %114
  %119 = icmp ne i32 %118, 0
  %120 = zext i1 %119 to i8
  store i8 %120, ptr %7, align 1
  br label %121

121:                                              ; preds = %102, %99, %96
  %122 = load i32, ptr @fortran_ranks, align 4
  %123 = icmp slt i32 5, %122
  br i1 %123, label %124, label %146

124:                                              ; preds = %121
  %125 = load i32, ptr %6, align 4
  %126 = icmp slt i32 5, %125
  br i1 %126, label %127, label %146

127:                                              ; preds = %124
  %128 = load ptr, ptr %4, align 8
  %129 = getelementptr inbounds %struct.descriptor, ptr %128, i32 0, i32 7
  %130 = getelementptr inbounds [0 x %struct.dimension], ptr %129, i64 0, i64 5
  %131 = getelementptr inbounds %struct.dimension, ptr %130, i32 0, i32 1
  %132 = load i64, ptr %131, align 8
  %133 = load ptr, ptr %5, align 8
  %134 = getelementptr inbounds %struct.descriptor, ptr %133, i32 0, i32 7
  %135 = getelementptr inbounds [0 x %struct.dimension], ptr %134, i64 0, i64 5
  %136 = getelementptr inbounds %struct.dimension, ptr %135, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %132, %137
  %139 = zext i1 %138 to i32
  %140 = load i8, ptr %7, align 1
  %141 = trunc i8 %140 to i1
  %142 = zext i1 %141 to i32
  %143 = and i32 %142, %139
  %144 = icmp ne i32 %143, 0
  %145 = zext i1 %144 to i8
  store i8 %145, ptr %7, align 1
  br label %146

146:                                              ; preds = %127, %124, %121
  %147 = load i32, ptr @fortran_ranks, align 4
  %148 = icmp slt i32 6, %147
  br i1 %148, label %149, label %171

149:                                              ; preds = %146
  %150 = load i32, ptr %6, align 4
  %151 = icmp slt i32 6, %150
  br i1 %151, label %152, label %171

152:                                              ; preds = %149
  %153 = load ptr, ptr %4, align 8
  %154 = getelementptr inbounds %struct.descriptor, ptr %153, i32 0, i32 7
  %155 = getelementptr inbounds [0 x %struct.dimension], ptr %154, i64 0, i64 6
  %156 = getelementptr inbounds %struct.dimension, ptr %155, i32 0, i32 1
  %157 = load i64, ptr %156, align 8
  %158 = load ptr, ptr %5, align 8
  %159 = getelementptr inbounds %struct.descriptor, ptr %158, i32 0, i32 7
  %160 = getelementptr inbounds [0 x %struct.dimension], ptr %159, i64 0, i64 6
  %161 = getelementptr inbounds %struct.dimension, ptr %160, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = icmp eq i64 %157, %162
  %164 = zext i1 %163 to i32
  %165 = load i8, ptr %7, align 1
  %166 = trunc i8 %165 to i1
  %167 = zext i1 %166 to i32
  %168 = and i32 %167, %164
  %169 = icmp ne i32 %168, 0
  %170 = zext i1 %169 to i8
  store i8 %170, ptr %7, align 1
  br label %171

171:                                              ; preds = %152, %149, %146
  br label %172

172:                                              ; preds = %171
  br label %173

173:                                              ; preds = %172
  %174 = load i8, ptr %7, align 1
  %175 = trunc i8 %174 to i1
  ret i1 %175
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
  %148 = load i32, ptr @fortran_ranks, align 4
  %149 = icmp slt i32 4, %148
  br i1 %149, label %150, label %184

150:                                              ; preds = %147
  %151 = load i32, ptr %7, align 4
  %152 = icmp slt i32 4, %151
  br i1 %152, label %153, label %184

153:                                              ; preds = %150
  %154 = load ptr, ptr %6, align 8
  %155 = getelementptr inbounds %struct.descriptor, ptr %154, i32 0, i32 7
  %156 = getelementptr inbounds [0 x %struct.dimension], ptr %155, i64 0, i64 4
  %157 = getelementptr inbounds %struct.dimension, ptr %156, i32 0, i32 0
  %158 = load i64, ptr %157, align 8
  %159 = load ptr, ptr %5, align 8
  %160 = getelementptr inbounds %struct.descriptor, ptr %159, i32 0, i32 7
  %161 = getelementptr inbounds [0 x %struct.dimension], ptr %160, i64 0, i64 4
  %162 = getelementptr inbounds %struct.dimension, ptr %161, i32 0, i32 0
  store i64 %158, ptr %162, align 8
  %163 = load ptr, ptr %6, align 8
  %164 = getelementptr inbounds %struct.descriptor, ptr %163, i32 0, i32 7
  %165 = getelementptr inbounds [0 x %struct.dimension], ptr %164, i64 0, i64 4
  %166 = getelementptr inbounds %struct.dimension, ptr %165, i32 0, i32 1
  %167 = load i64, ptr %166, align 8
  %168 = load ptr, ptr %5, align 8
  %169 = getelementptr inbounds %struct.descriptor, ptr %168, i32 0, i32 7
  %170 = getelementptr inbounds [0 x %struct.dimension], ptr %169, i64 0, i64 4
  %171 = getelementptr inbounds %struct.dimension, ptr %170, i32 0, i32 1
  store i64 %167, ptr %171, align 8
  %172 = load i64, ptr %9, align 8
  %173 = load ptr, ptr %5, align 8
  %174 = getelementptr inbounds %struct.descriptor, ptr %173, i32 0, i32 7
  %175 = getelementptr inbounds [0 x %struct.dimension], ptr %174, i64 0, i64 4
  %176 = getelementptr inbounds %struct.dimension, ptr %175, i32 0, i32 2
  store i64 %172, ptr %176, align 8
  %177 = load ptr, ptr %6, align 8
  %178 = getelementptr inbounds %struct.descriptor, ptr %177, i32 0, i32 7
  %179 = getelementptr inbounds [0 x %struct.dimension], ptr %178, i64 0, i64 4
  %180 = getelementptr inbounds %struct.dimension, ptr %179, i32 0, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = load i64, ptr %9, align 8
  %183 = mul i64 %182, %181
  store i64 %183, ptr %9, align 8
  br label %184

184:                                              ; preds = %153, %150, %147
  %185 = load i32, ptr @fortran_ranks, align 4
  %186 = icmp slt i32 5, %185
  br i1 %186, label %187, label %221

187:                                              ; preds = %184
  %188 = load i32, ptr %7, align 4
  %189 = icmp slt i32 5, %188
  br i1 %189, label %190, label %221

190:                                              ; preds = %187
  %191 = load ptr, ptr %6, align 8
  %192 = getelementptr inbounds %struct.descriptor, ptr %191, i32 0, i32 7
  %193 = getelementptr inbounds [0 x %struct.dimension], ptr %192, i64 0, i64 5
  %194 = getelementptr inbounds %struct.dimension, ptr %193, i32 0, i32 0
  %195 = load i64, ptr %194, align 8
  %196 = load ptr, ptr %5, align 8
  %197 = getelementptr inbounds %struct.descriptor, ptr %196, i32 0, i32 7
  %198 = getelementptr inbounds [0 x %struct.dimension], ptr %197, i64 0, i64 5
  %199 = getelementptr inbounds %struct.dimension, ptr %198, i32 0, i32 0
  store i64 %195, ptr %199, align 8
  %200 = load ptr, ptr %6, align 8
  %201 = getelementptr inbounds %struct.descriptor, ptr %200, i32 0, i32 7
  %202 = getelementptr inbounds [0 x %struct.dimension], ptr %201, i64 0, i64 5
  %203 = getelementptr inbounds %struct.dimension, ptr %202, i32 0, i32 1
  %204 = load i64, ptr %203, align 8
  %205 = load ptr, ptr %5, align 8
  %206 = getelementptr inbounds %struct.descriptor, ptr %205, i32 0, i32 7
  %207 = getelementptr inbounds [0 x %struct.dimension], ptr %206, i64 0, i64 5
  %208 = getelementptr inbounds %struct.dimension, ptr %207, i32 0, i32 1
  store i64 %204, ptr %208, align 8
  %209 = load i64, ptr %9, align 8
  %210 = load ptr, ptr %5, align 8
  %211 = getelementptr inbounds %struct.descriptor, ptr %210, i32 0, i32 7
  %212 = getelementptr inbounds [0 x %struct.dimension], ptr %211, i64 0, i64 5
  %213 = getelementptr inbounds %struct.dimension, ptr %212, i32 0, i32 2
  store i64 %209, ptr %213, align 8
  %214 = load ptr, ptr %6, align 8
  %215 = getelementptr inbounds %struct.descriptor, ptr %214, i32 0, i32 7
  %216 = getelementptr inbounds [0 x %struct.dimension], ptr %215, i64 0, i64 5
  %217 = getelementptr inbounds %struct.dimension, ptr %216, i32 0, i32 1
  %218 = load i64, ptr %217, align 8
  %219 = load i64, ptr %9, align 8
  %220 = mul i64 %219, %218
  store i64 %220, ptr %9, align 8
  br label %221

221:                                              ; preds = %190, %187, %184
  %222 = load i32, ptr @fortran_ranks, align 4
  %223 = icmp slt i32 6, %222
  br i1 %223, label %224, label %258

224:                                              ; preds = %221
  %225 = load i32, ptr %7, align 4
  %226 = icmp slt i32 6, %225
  br i1 %226, label %227, label %258

227:                                              ; preds = %224
  %228 = load ptr, ptr %6, align 8
  %229 = getelementptr inbounds %struct.descriptor, ptr %228, i32 0, i32 7
  %230 = getelementptr inbounds [0 x %struct.dimension], ptr %229, i64 0, i64 6
  %231 = getelementptr inbounds %struct.dimension, ptr %230, i32 0, i32 0
  %232 = load i64, ptr %231, align 8
  %233 = load ptr, ptr %5, align 8
  %234 = getelementptr inbounds %struct.descriptor, ptr %233, i32 0, i32 7
  %235 = getelementptr inbounds [0 x %struct.dimension], ptr %234, i64 0, i64 6
  %236 = getelementptr inbounds %struct.dimension, ptr %235, i32 0, i32 0
  store i64 %232, ptr %236, align 8
  %237 = load ptr, ptr %6, align 8
  %238 = getelementptr inbounds %struct.descriptor, ptr %237, i32 0, i32 7
  %239 = getelementptr inbounds [0 x %struct.dimension], ptr %238, i64 0, i64 6
  %240 = getelementptr inbounds %struct.dimension, ptr %239, i32 0, i32 1
  %241 = load i64, ptr %240, align 8
  %242 = load ptr, ptr %5, align 8
  %243 = getelementptr inbounds %struct.descriptor, ptr %242, i32 0, i32 7
  %244 = getelementptr inbounds [0 x %struct.dimension], ptr %243, i64 0, i64 6
  %245 = getelementptr inbounds %struct.dimension, ptr %244, i32 0, i32 1
  store i64 %241, ptr %245, align 8
  %246 = load i64, ptr %9, align 8
  %247 = load ptr, ptr %5, align 8
  %248 = getelementptr inbounds %struct.descriptor, ptr %247, i32 0, i32 7
  %249 = getelementptr inbounds [0 x %struct.dimension], ptr %248, i64 0, i64 6
  %250 = getelementptr inbounds %struct.dimension, ptr %249, i32 0, i32 2
  store i64 %246, ptr %250, align 8
  %251 = load ptr, ptr %6, align 8
  %252 = getelementptr inbounds %struct.descriptor, ptr %251, i32 0, i32 7
  %253 = getelementptr inbounds [0 x %struct.dimension], ptr %252, i64 0, i64 6
  %254 = getelementptr inbounds %struct.dimension, ptr %253, i32 0, i32 1
  %255 = load i64, ptr %254, align 8
  %256 = load i64, ptr %9, align 8
  %257 = mul i64 %256, %255
  store i64 %257, ptr %9, align 8
  br label %258

258:                                              ; preds = %227, %224, %221
  br label %259

259:                                              ; preds = %258
  br label %260

260:                                              ; preds = %259
  %261 = load i64, ptr %8, align 8
  %262 = load ptr, ptr %5, align 8
  %263 = getelementptr inbounds %struct.descriptor, ptr %262, i32 0, i32 1
  store i64 %261, ptr %263, align 8
  %264 = load i64, ptr %9, align 8
  %265 = icmp ne i64 %264, 0
  br i1 %265, label %266, label %268

266:                                              ; preds = %260
  %267 = load i64, ptr %9, align 8
  br label %269

268:                                              ; preds = %260
  br label %269

269:                                              ; preds = %268, %266
  %270 = phi i64 [ %267, %266 ], [ 1, %268 ]
  %271 = call ptr @malloc(i64 noundef %270) #9
  %272 = load ptr, ptr %5, align 8
  %273 = getelementptr inbounds %struct.descriptor, ptr %272, i32 0, i32 0
  store ptr %271, ptr %273, align 8
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


